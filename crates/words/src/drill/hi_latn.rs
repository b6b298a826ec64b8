//! The drills in Hinglish.

use super::{DrillWords, KindWords, ReasonWords, SentenceWords, What};
use crate::lang::list;

pub(super) const WORDS: DrillWords = DrillWords {
    title: "Drills",
    description: "Sectors, banks aur DRAM rows par kabhi na khatam hone wale sawaal; har jawab ke saath wajah aur figure.",
    lede: "Ek sawaal, ek number, aur turant wajah. Jo galat hua woh lautkar aata hai; jo sahi hua woh mushkil hota jaata hai.",
    given: "Har array 256 bytes ke multiple par shuru hota hai, caches khaali hain, aur hardware Volta ya uske baad ka hai, jab tak sawaal kuch aur na kahe.",
    answer: "Tumhara jawab",
    check: "Check karo",
    show: "Jawab dikhao",
    next: "Agla sawaal",
    empty: "Pehle ek number likho.",
    why: "Kyun:",
    blocked: "Yeh browser yahan kuch save nahi karta, isliye page band karte hi tumhare weak spots bhool jaayega.",
    full: "Browser mein jagah nahi bachi, isliye pichhle jawab save nahi hue. Flashcards wale page se progress file mein save ho sakti hai.",
    question: |place| format!("Sawaal {place}"),
    streak: |right| format!("Lagataar {right} sahi"),
    level: |level| format!("Level {level}, 5 mein se"),
    kinds: KindWords {
        sectors: "Sectors",
        moved: "Move hue bytes",
        efficiency: "Efficiency",
        n_way: "Conflict kitne-way",
        wavefronts: "Wavefronts",
        conflicts: "Bank conflicts",
        row_hits: "Row hits",
    },
    asks: KindWords {
        sectors: "Warp kitne sectors chhoota hai?",
        moved: "Kul kitne bytes move hote hain?",
        efficiency: "Move hue bytes mein se kitne percent kaam ke hain?",
        n_way: "Isse n-way conflict banta hai: n kitna hai? (1 matlab conflict nahi.)",
        wavefronts: "Kitne wavefronts lagenge?",
        conflicts: "Kitne bank conflicts gine jaate hain, yaani har group ke ek wavefront se upar kitne wavefronts?",
        row_hits: "Kitne bursts ko apni row khuli milti hai?",
    },
    share: "Yeh series share karo",
    share_hint: "Jo bhi yeh link kholega, usse yahi sawaal isi order mein milenge.",
    for_a_class: "Poori class ke liye same sawaal",
    for_a_class_hint: "Sawaal link ke seed se bante hain, tumhare jawabon se nahi; har chaar sawaal ke baad level badhta hai.",
    for_me: "Mere liye sawaal",
    for_me_hint: "Jo galat hota hai woh zyada baar aata hai, aur har tarah ke sawaal ka apna level hota hai.",
    weak_spots: "Tumhare weak spots",
    no_weak_spots: "Abhi koi nahi: in das tareekon mein se kisi mein galti nahi hui.",
    missed: |wrong, of| format!("{of} mein se {wrong} galat"),
    sentence: SENTENCE,
    reason: REASON,
};

const fn does(what: What<'_>) -> &'static str {
    match (what.stores, what.is_shared) {
        (false, false) => "global memory se load karta hai",
        (false, true) => "shared memory se load karta hai",
        (true, false) => "global memory mein store karta hai",
        (true, true) => "shared memory mein store karta hai",
    }
}

const fn all_do(what: What<'_>) -> &'static str {
    match (what.stores, what.is_shared) {
        (false, false) => "global memory se load karte hain",
        (false, true) => "shared memory se load karte hain",
        (true, false) => "global memory mein store karte hain",
        (true, true) => "shared memory mein store karte hain",
    }
}

const fn does_its(what: What<'_>) -> &'static str {
    if what.stores { "store karta hai" } else { "load karta hai" }
}

fn size(bytes: u32) -> String {
    let unit = if bytes == 1 { "byte" } else { "bytes" };
    format!("{bytes} {unit}")
}

const SENTENCE: SentenceWords = SentenceWords {
    same: |what| format!("Saare lanes wahi ek {} ({}) {}.", what.element, size(what.bytes), all_do(what)),
    next: |what| {
        format!(
            "Padosi lanes padosi elements {}; har element {} ka {} hai.",
            all_do(what),
            size(what.bytes),
            what.element
        )
    },
    stride: |what, stride| {
        format!(
            "Har lane ek {} ({}) {}, pichle lane wale se {stride} elements aage.",
            what.element,
            size(what.bytes),
            does(what)
        )
    },
    shared_by: |what, lanes, stride| {
        let elements = if stride == 1 { "element" } else { "elements" };
        format!(
            "Har {lanes} padosi lanes ek hi {} ({}) {}; agle {lanes} lanes wala {stride} {elements} aage hai.",
            what.element,
            size(what.bytes),
            all_do(what)
        )
    },
    chunk: |what, elements| {
        format!(
            "Har thread ek loop mein global memory se apne {elements} padosi elements load karta hai; har element {} ka {} hai. Loop ka pehla round dekho.",
            size(what.bytes),
            what.element
        )
    },
    field: |what, fields, field| {
        format!(
            "Global memory mein {fields} fields wale structs saath-saath rakhe hain; har field {} ka {} hai. Har lane apne struct ki field {field} {}, ginti 0 se.",
            size(what.bytes),
            what.element,
            does_its(what)
        )
    },
    column: |what, pitch| {
        format!(
            "Global memory mein ek matrix hai jiski har row mein {pitch} elements hain; har element {} ka {} hai. threadIdx.x row chunta hai aur threadIdx.y column, blocks 32 × 8 threads ke hain; har lane apna element {}.",
            size(what.bytes),
            what.element,
            does_its(what)
        )
    },
    row: |what, pitch| {
        format!(
            "Global memory mein ek matrix hai jiski har row mein {pitch} elements hain; har element {} ka {} hai. threadIdx.y row chunta hai aur threadIdx.x column, blocks 32 × 8 threads ke hain; har lane apna element {}.",
            size(what.bytes),
            what.element,
            does_its(what)
        )
    },
    block: |what, x, y, pitch| {
        format!(
            "Global memory mein ek matrix hai jiski har row mein {pitch} elements hain; har element {} ka {} hai. threadIdx.y row chunta hai aur threadIdx.x column, blocks {x} × {y} threads ke hain; pehle warp ka har lane apna element {}.",
            size(what.bytes),
            what.element,
            does_its(what)
        )
    },
    tile: |what, row, column| {
        format!(
            "Shared memory mein ek tile hai jiski har row mein {row} elements hain; har element {} ka {} hai. threadIdx.x row chunta hai; har lane apni row ka column {column} {}.",
            size(what.bytes),
            what.element,
            does_its(what)
        )
    },
    padded: |pad| {
        let elements = if pad == 1 { "element" } else { "elements" };
        format!("Har row {pad} {elements} lambi hai, jo koi use nahi karta.")
    },
    swizzled: "Row r ka column c, c XOR r par rakha hai.",
    swizzled_by: |columns| format!("Row r ka column c, c XOR (r mod {columns}) par rakha hai."),
    first: |element| format!("Sabse neeche wala element array ka number {element} hai, ginti 0 se."),
    reversed: "Order ulta hai: sabse neeche wala element lane 31 ka hai.",
    pairs: "Lanes 0 aur 1 jagah badalte hain, 2 aur 3 bhi, aur aage bhi aise hi.",
    below: |lanes| format!("Sirf lanes 0 se {} tak active hain.", lanes.saturating_sub(1)),
    even: "Sirf even lanes active hain.",
    some: |lanes| format!("Sirf lanes {} active hain.", list(lanes, "aur")),
    lines: |capability| {
        format!("Compute capability {capability} par ek load miss 128 bytes ki poori line mangwata hai.")
    },
    dram_row: |bytes| {
        format!("DRAM ki ek row {bytes} bytes ki hai, aur 32-byte bursts addresses ke order mein padhe jaate hain.")
    },
    fetch: |bytes| match bytes {
        32 => "L2 sirf chhue gaye sectors mangwata hai.".to_owned(),
        bytes => format!("L2 {bytes} bytes ke poore tukde mangwata hai."),
    },
    one_bank: "Saari rows ek hi bank mein hain, ek ke baad ek.",
    banks: |banks| format!("Rows baari-baari se ek channel ke {banks} banks mein jaati hain."),
    channels: |chunk, channels, banks| {
        format!(
            "{chunk} bytes ke tukde baari-baari se {channels} channels mein jaate hain, aur har channel mein rows baari-baari se {banks} banks mein."
        )
    },
    row_open: "Har bank mein woh row pehle se khuli hai jo sabse pehle padhi jaayegi.",
    closed: "Koi row khuli nahi hai.",
    other_open: "Har bank mein koi aur row khuli hai, jo padhi nahi jaati.",
};

fn sectors(number: u64) -> String {
    let noun = if number == 1 { "sector" } else { "sectors" };
    format!("{number} {noun}")
}

fn wavefronts(number: u64) -> String {
    let noun = if number == 1 { "wavefront" } else { "wavefronts" };
    format!("{number} {noun}")
}

const REASON: ReasonWords = ReasonWords {
    steps: |lanes, step, number| {
        let bytes = lanes * step;
        match bytes % 32 {
            0 => format!("{lanes} lanes × {step} B milkar {bytes} B par faile hain = {}", sectors(number)),
            _ => format!(
                "{lanes} lanes × {step} B milkar {bytes} B par faile hain, aakhri sector adhoora = {}",
                sectors(number)
            ),
        }
    },
    one: |first, last, number| {
        let from_to = match number {
            1 => format!("sector {} mein", first / 32),
            _ => format!("sector {} se {} tak", first / 32, last / 32),
        };
        format!("byte {first} se {last} tak, yaani {from_to} = {}", sectors(number))
    },
    apart: |lanes| format!("har lane ka apna sector = {}", sectors(lanes)),
    equal: |stretches, each, number| format!("{stretches} tukde × {} = {}", sectors(each), sectors(number)),
    unequal: |sum, number| format!("tukdon mein {sum} = {}", sectors(number)),
    lines: |lines| {
        let noun = if lines == 1 { "line" } else { "lines" };
        format!("poori lines move hoti hain: {lines} {noun}")
    },
    moved: |number, unit, bytes| format!("{number} × {unit} B = {bytes} bytes"),
    efficiency: |wanted, number, unit, share| format!("kaam ke {wanted} B ÷ (move hue {number} × {unit} B) = {share}"),
    free: "kisi bank ko ek group ke liye ek se zyada word nahi dena",
    busiest: |bank, words, number| format!("bank {bank} ko ek group ke liye {number} words dene hain: {words}"),
    n_way: |number| match number {
        0 | 1 => format!("n = {number}"),
        _ => format!("n = {number}: {number}-way conflict"),
    },
    groups: |sum, groups, turns| format!("{groups} groups: {sum} = {}", wavefronts(turns)),
    turns: |turns| format!("ek group = {}", wavefronts(turns)),
    conflicts: |turns, groups, conflicts| {
        let groups_noun = if groups == 1 { "group" } else { "groups" };
        let noun = if conflicts == 1 { "conflict" } else { "conflicts" };
        format!("{} − {groups} {groups_noun} = {conflicts} {noun}", wavefronts(turns))
    },
    row_hits: |bursts, activations, hits| {
        let burst_noun = if bursts == 1 { "burst" } else { "bursts" };
        let hit_noun = if hits == 1 { "row hit" } else { "row hits" };
        format!("{bursts} {burst_noun} − {activations} jinhe row kholni padti hai = {hits} {hit_noun}")
    },
};
