//! Words of the site in one file: what it takes to open it, and what is different in it.

use crate::Localized;

/// What stands in the file and not on the site.
pub struct InFileWords {
    /// What the browser needs, where it has not opened the file by itself.
    pub needs: &'static str,
    /// At the foot of every page.
    pub foot: &'static str,
    /// Why the code that embeds a figure is missing, where the file knows of no site.
    pub no_embedding: &'static str,
}

/// The words, in every language.
pub static WORDS: Localized<InFileWords> = Localized {
    en: InFileWords {
        needs: "The whole of Coalescope is packed into this file. To unpack it, the browser must run JavaScript and be \
                from 2023 or later.",
        foot: "This is all of Coalescope in one file. It needs no connection, and what you answer stays in this browser.",
        no_embedding: "Code that embeds a figure is left out: it would need the address of a site, and this file knows \
                       of none.",
    },
    hi_latn: InFileWords {
        needs: "Is ek file mein poora Coalescope pack hai. Ise kholne ke liye browser mein JavaScript on honi chahiye, \
                aur browser 2023 ya uske baad ka ho.",
        foot: "Yeh poora Coalescope hai, ek hi file mein. Internet nahi chahiye, aur tumhare jawab isi browser mein \
               rehte hain.",
        no_embedding: "Figure ko embed karne ka code yahan nahi hai: uske liye kisi site ka address chahiye, aur is \
                       file ko koi address pata nahi.",
    },
};
