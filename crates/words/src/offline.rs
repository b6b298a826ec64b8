//! Words about reading without a network, and for an address where nothing is.

use crate::Localized;

/// What is said about pages that are kept on the reader's device.
pub struct OfflineWords {
    /// Over the paragraph about it.
    pub title: &'static str,
    /// What is kept, when, and what becomes of it.
    pub told: &'static str,
    /// At the foot of a page that is kept.
    pub page_kept: &'static str,
    /// Fetches everything.
    pub keep_all: &'static str,
    /// How much is kept: `{kept}` and `{all}` stand for megabytes.
    pub standing: &'static str,
    /// Name of the bar that shows it, for screen readers.
    pub bar: &'static str,
    /// Said when nothing is missing any more.
    pub whole: &'static str,
    /// Said when fetching has stopped before its end.
    pub stopped: &'static str,
    /// Over an address where nothing is.
    pub missing_title: &'static str,
    /// Why nothing may be there.
    pub missing: &'static str,
    /// Leads from there to the first page.
    pub home: &'static str,
}

/// The words, in every language.
pub static WORDS: Localized<OfflineWords> = Localized {
    en: OfflineWords {
        title: "Without a network",
        told: "What you open is kept on your device, in both languages: it opens again without a network, figures and \
               cards included. From your second page on, the rest of the course follows in the language you read, \
               unless your browser saves data. Your answers are on your device anyway. A new version of the site \
               comes by itself and is there when you next open it. With your browser's menu you can install the site \
               like an app.",
        page_kept: "This page opens without a network, too.",
        keep_all: "Keep the whole site on this device",
        standing: "{kept} of {all} MB are on this device.",
        bar: "How much of the site is on this device",
        whole: "Everything is on this device.",
        stopped: "It stopped: there is no network, or no room. What has come stays; press again to go on.",
        missing_title: "There is no page here",
        missing: "If you have no network, this page is not on your device yet. If you have one, the address is wrong, \
                  or the page has moved.",
        home: "To the first page",
    },
    hi_latn: OfflineWords {
        title: "Bina network ke",
        told: "Jo page kholte ho, woh dono bhashaon mein tumhare device par rakh liya jaata hai: network na ho tab bhi \
               khulta hai, figures aur cards ke saath. Doosre page se baaki course bhi apne aap aa jaata hai, jis \
               bhasha mein padh rahe ho usi mein; browser mein data saver on ho toh nahi. Tumhare jawab toh waise bhi \
               device par hi hain. Site ka naya version apne aap aata hai, aur agli baar kholne par milta hai. Browser \
               ke menu se site ko app ki tarah install bhi kar sakte ho.",
        page_kept: "Yeh page bina network ke bhi khulega.",
        keep_all: "Poori site is device par rakho",
        standing: "{all} MB mein se {kept} MB is device par hain.",
        bar: "Site ka kitna hissa is device par hai",
        whole: "Sab kuch is device par hai.",
        stopped: "Beech mein ruk gaya: network nahi hai, ya jagah nahi bachi. Jo aa gaya woh rahega; aage badhne ke \
                  liye phir se dabao.",
        missing_title: "Yahan koi page nahi hai",
        missing: "Network nahi hai toh yeh page abhi tumhare device par nahi hai. Network hai toh address galat hai, \
                  ya page kahin aur chala gaya.",
        home: "Pehle page par jao",
    },
};
