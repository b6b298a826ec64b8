//! The words of the flashcards in Hinglish.

use super::{CardsWords, DoneWords, KeptWords, ListWords, ReviewWords, SettingsWords, WhenWords};

pub(super) const WORDS: CardsWords = CardsWords {
    title: "Flashcards",
    lede: "Card palatne se pehle jawab khud bolo. Zor se bolo toh aur achha. Har card tab wapas aata hai jab woh dimaag se nikalne hi wala hota hai.",
    description: "Coalesced access, banks aur DRAM rows ke flashcards, spaced repetition ke saath. Har card ek figure tak le jaata hai jo jawab dikhata hai.",
    review: ReviewWords {
        title: "Review",
        new: "naye",
        learning: "seekhne mein",
        due: "aaj ke",
        reveal: "Jawab dikhao",
        question: "Sawaal",
        answer: "Jawab",
        four: ["Phir se", "Mushkil", "Theek", "Aasaan"],
        two: ["Yaad nahi tha", "Yaad tha"],
        ratings: "Kaisa raha?",
        undo: "Undo",
        skip: "Chhodo",
        suspend: "Kabhi mat poocho",
        see_it: "Figure mein dekho",
        keys_two: "Keys: Space se jawab dikhta hai, 1 aur 2 se rating, U se undo, S se skip.",
        keys_four: "Keys: Space se jawab dikhta hai, 1 se 4 tak rating, U se undo, S se skip.",
        answered: "Abhi jo kiye",
        rated: |rating, when| format!("{rating} · {when} baad phir"),
    },
    done: DoneWords {
        title: "Abhi ke liye bas",
        told: |answered, learned, missed| {
            let cards = format!("{answered} card");
            match (learned, missed) {
                (0, 0) => format!("{cards} kiye, sab sahi."),
                (_, 0) => format!("{cards} kiye, sab sahi; inme se {learned} naye yaad hue."),
                (0, _) => format!("{cards} kiye, {missed} yaad nahi the. Woh jaldi wapas aayenge."),
                _ => format!("{cards} kiye: {learned} naye yaad hue, {missed} yaad nahi the. Woh jaldi wapas aayenge."),
            }
        },
        nothing: "Abhi kuch baaki nahi hai.",
        tomorrow: |cards| match cards {
            0 => "Kal koi card nahi hai.".to_owned(),
            1 => "Kal 1 card aayega.".to_owned(),
            _ => format!("Kal {cards} cards aayenge."),
        },
        next: |when| format!("Agla card {when} baad aayega."),
        more: "Aur naye cards",
    },
    when: WhenWords {
        minutes: |minutes| format!("{minutes} min"),
        days: |days| match days {
            1 => "1 din".to_owned(),
            2..60 => format!("{days} din"),
            60..730 => format!("{} mahine", (days + 15) / 30),
            _ => format!("{} saal", (days + 182) / 365),
        },
    },
    kept: KeptWords {
        title: "Tumhari progress",
        told: "Tumhare jawab sirf isi browser mein rehte hain, aur kahin nahi. Dono languages mein history ek hi hai. Doosre device par le jaana ho ya backup chahiye, toh file mein save kar lo.",
        blocked: "Yeh browser yahan kuch save nahi karta: private window hai, ya frame, ya koi setting. Review chalega, par page band karte hi jawab chale jaayenge. Rakhne hain toh progress file mein save kar lo.",
        full: "Browser mein jagah nahi bachi, isliye pichhle jawab save nahi hue. Pehle progress file mein save karo, phir jagah banao.",
        damaged: |texts| match texts {
            1 => "Ek entry padhi nahi gayi. Use alag rakh diya hai, baaki sab salamat hai.".to_owned(),
            _ => format!("{texts} entries padhi nahi gayi. Unhe alag rakh diya hai, baaki sab salamat hai."),
        },
        save_damaged: "Alag rakhi entries save karo",
        forget_damaged: "Hata do",
        newer: "Is site ke naye version ki kuch entries yahan hain jo yeh page nahi samajhta. Unhe waise hi rehne diya hai.",
        clock: |days| match days {
            1 => "Tumhari clock pichhle jawab se ek din peeche hai. Date check karo: cards usi se wapas aate hain."
                .to_owned(),
            _ => format!(
                "Tumhari clock pichhle jawab se {days} din peeche hai. Date check karo: cards usi se wapas aate hain."
            ),
        },
        save: "Progress file mein save karo",
        load: "File se progress padho",
        loaded: |new, known| match (new, known) {
            (0, 0) => "Is file mein koi entry nahi hai.".to_owned(),
            (0, 1) => "File mein kuch naya nahi: iski ek entry pehle se thi.".to_owned(),
            (0, _) => format!("File mein kuch naya nahi: saari {known} entries pehle se thi."),
            (1, _) => format!("1 entry judi, {known} pehle se thi."),
            _ => format!("{new} entries judi, {known} pehle se thi."),
        },
        refused: "Is file se kuch nahi badla.",
        not_json: |line, column| format!("Yeh JSON nahi hai: line {line}, column {column} dekho."),
        not_ours: "JSON toh hai, par is site ki progress nahi.",
        newer_file: |version| {
            format!("Yeh version {version} ki hai, jo is page se naya hai. Page reload karke phir try karo.")
        },
        event: |index, field| format!("Entry {index}: “{field}” galat hai ya hai hi nahi."),
        wrong_settings: "Iski settings galat hain.",
    },
    settings: SettingsWords {
        title: "Settings",
        retention: "Kitna yaad rehna chahiye, %",
        retention_told: "Sau cards wapas aayein toh kitne yaad hone chahiye. Zyada rakhoge toh reviews bhi zyada aayenge.",
        new_per_day: "Roz kitne naye cards",
        reviews_per_day: "Roz zyada se zyada kitne reviews",
        buttons: "Buttons",
        two: "Do: yaad tha ya nahi",
        four: "Chaar: phir se, mushkil, theek, aasaan",
        out_of_range: |least, most| format!("{least} se {most} ke beech ka whole number do."),
    },
    list: ListWords {
        title: "Saare cards",
        told: "Padhne ke liye, ya us card ko wapas laane ke liye jise tumne band kiya tha.",
        new: "naya",
        learning: "seekhne mein",
        due: "aaj ka",
        after: |when| format!("{when} baad"),
        suspended: "band hai",
        resume: "Phir se poocho",
        of_chapter: "Is chapter ke cards",
        of_chapter_told: "Card kholne se pehle jawab do. Yahan ki rating review mein bhi gini jaati hai.",
    },
};
