//! Words around the content: header, footer, contents.

use crate::Localized;

/// What stands on every page.
pub struct PageWords {
    /// One sentence on what the site is.
    pub tagline: &'static str,
    /// Jumps over the header.
    pub skip: &'static str,
    /// The cards' name in the navigation.
    pub cards: &'static str,
    /// The drills' name in the navigation.
    pub drill: &'static str,
    /// Label of the navigation, for screen readers.
    pub navigation: &'static str,
    /// Label of the language switch, for screen readers.
    pub languages: &'static str,
    /// Shown where scripts are off.
    pub no_script: &'static str,
    /// Leads from home into the first chapter.
    pub start_reading: &'static str,
    /// Leads to the cards.
    pub start_cards: &'static str,
    /// Home page: what a reader finds here, one paragraph each.
    pub home: [&'static str; 2],
    /// Home page: title.
    pub home_title: &'static str,
    /// Who may use the site's material.
    pub licence: &'static str,
    /// What the counts rest on.
    pub method: &'static str,
    /// Leads from an embedded figure to the page that tells of it.
    pub open_site: &'static str,
    /// Said where the program of an embedded figure or of cards does not come.
    pub unstarted: &'static str,
    /// The lab's name in the navigation.
    pub lab: &'static str,
    /// Title of the lab.
    pub lab_title: &'static str,
    /// What the lab is for.
    pub lab_lede: &'static str,
    /// Heading above the lines that derive the snippet's counts.
    pub lab_derivation: &'static str,
    /// Heading above the lab's examples.
    pub lab_examples: &'static str,
    /// Where the examples come from.
    pub lab_examples_lede: &'static str,
    /// The gallery's name in the navigation.
    pub gallery: &'static str,
    /// Title of the gallery.
    pub gallery_title: &'static str,
    /// What the gallery is for.
    pub gallery_lede: &'static str,
    /// Leads to the page that shows one figure.
    pub figure_alone: &'static str,
    /// The mark of a correction: what others write.
    pub many_notes_say: &'static str,
    /// A correction: what is so.
    pub what_happens: &'static str,
    /// A correction: the proof.
    pub how_we_know: &'static str,
    /// Heading above the footnotes.
    pub sources: &'static str,
    /// The course's name in the navigation.
    pub course: &'static str,
    /// Heading above the list of chapters.
    pub course_title: &'static str,
    /// Leads back to where the reader was; the place follows.
    pub continue_reading: &'static str,
    /// Label of the chapter's list of sections.
    pub on_this_page: &'static str,
    /// Leads to the chapter before; its title follows.
    pub previous_chapter: &'static str,
    /// Leads to the next chapter; its title follows.
    pub next_chapter: &'static str,
    /// Label of the links between chapters, for screen readers.
    pub turn_pages: &'static str,
    /// Opens a piece of code in the lab.
    pub open_in_lab: &'static str,
    /// Copies a piece of code.
    pub copy_code: &'static str,
    /// After that.
    pub code_copied: &'static str,
    /// The glossary's name in the navigation.
    pub glossary: &'static str,
    /// Title of the glossary.
    pub glossary_title: &'static str,
    /// What the glossary is for.
    pub glossary_lede: &'static str,
    /// Heading above the terms.
    pub glossary_terms: &'static str,
    /// Leads from a term to a figure that shows it.
    pub glossary_see: &'static str,
    /// Name of the page about the site.
    pub about: &'static str,
}

/// The words, in every language.
pub static WORDS: Localized<PageWords> = Localized {
    en: PageWords {
        tagline: "See what a warp's memory access costs, byte by byte.",
        skip: "Skip to the text",
        cards: "Cards",
        drill: "Drills",
        navigation: "Chapters",
        languages: "Language",
        no_script: "Scripts are off: the figures stand still, but every word and number is here.",
        start_reading: "Read the first chapter",
        start_cards: "Quiz yourself",
        home: [
            "A warp is 32 threads that ask for memory with one instruction. What that costs depends only on which bytes they name. Here you can change those bytes and watch the cost change.",
            "The figures are drawn by a model of the hardware that agrees with 2,630 access patterns counted on an NVIDIA H200. Every other number says where it comes from.",
        ],
        home_title: "GPU memory access, made visible",
        licence: "Text, figures and code: MIT or Apache-2.0.",
        method: "Counts come from a model that reproduces 2,630 of 2,630 access patterns measured on an H200.",
        open_site: "Read on at Coalescope",
        unstarted: "The program behind this did not load, so nothing here answers. Loading the page again may help.",
        lab: "Lab",
        lab_title: "Your own CUDA",
        lab_lede: "Paste a line, and see which bytes each lane touches, what that costs, and what would cost less.",
        lab_derivation: "The same, step by step",
        lab_examples: "What others asked about",
        lab_examples_lede: "Sixty-six accesses from questions, exercises and kernels. Each opens above; going back brings your own text back.",
        gallery: "Figures",
        gallery_title: "Every figure",
        gallery_lede: "Turn the controls until a figure shows what you want to say, then take it along: as a link, as a picture, or as a few lines of HTML for your own notes.",
        figure_alone: "This figure on a page of its own",
        many_notes_say: "Many notes say",
        what_happens: "What happens",
        how_we_know: "How we know",
        sources: "Sources",
        course: "Course",
        course_title: "The course",
        continue_reading: "Go on reading:",
        on_this_page: "On this page",
        previous_chapter: "Before this",
        next_chapter: "Next",
        turn_pages: "Between chapters",
        open_in_lab: "Open in the lab",
        copy_code: "Copy",
        code_copied: "Copied",
        glossary: "Glossary",
        glossary_title: "What the words mean",
        glossary_lede: "Every term of the course in one sentence, and a map of what leads to what. Pick a term on the map to follow its arrows.",
        glossary_terms: "The terms",
        glossary_see: "See it",
        about: "About",
    },
    hi_latn: PageWords {
        tagline: "Dekho ek warp ka memory access kitne mein padta hai, byte by byte.",
        skip: "Seedha text par jao",
        cards: "Cards",
        drill: "Drills",
        navigation: "Chapters",
        languages: "Bhasha",
        no_script: "Scripts band hain: figures hilenge nahi, par saara text aur saare numbers yahin hain.",
        start_reading: "Pehla chapter padho",
        start_cards: "Khud ko test karo",
        home: [
            "Warp matlab 32 threads jo ek hi instruction mein memory maangte hain. Kharcha kitna hoga, yeh sirf is par depend karta hai ki woh kaunse bytes maang rahe hain. Yahan tum woh bytes badal sakte ho aur kharcha badalta dekh sakte ho.",
            "Figures hardware ke ek model se bante hain jo NVIDIA H200 par gine gaye 2,630 access patterns se poora match karta hai. Baaki har number batata hai ki woh kahan se aaya.",
        ],
        home_title: "GPU memory access, aankhon ke saamne",
        licence: "Text, figures aur code: MIT ya Apache-2.0.",
        method: "Counts ek model se aate hain jo H200 par measure kiye gaye 2,630 mein se 2,630 access patterns sahi batata hai.",
        open_site: "Coalescope par aage padho",
        unstarted: "Iske peeche ka program load nahi hua, isliye yahan kuch bhi kaam nahi karega. Page dobara load karke dekho.",
        lab: "Lab",
        lab_title: "Apna CUDA code",
        lab_lede: "Ek line paste karo aur dekho: har lane kaunse bytes chhuta hai, kitna kharcha aata hai, aur kam mein kaise ho sakta hai.",
        lab_derivation: "Yahi hisaab, step by step",
        lab_examples: "Doosron ne kya poocha",
        lab_examples_lede: "66 accesses, logon ke sawalon, exercises aur kernels se. Click karo toh upar khulta hai; back jaoge toh tumhara apna code wapas mil jaayega.",
        gallery: "Figures",
        gallery_title: "Saare figures",
        gallery_lede: "Controls ghumao jab tak figure wahi na dikhaye jo tum kehna chahte ho, phir use saath le jao: link se, picture se, ya apne notes mein HTML ki do lines se.",
        figure_alone: "Yeh figure apne alag page par",
        many_notes_say: "Kai notes mein likha milta hai",
        what_happens: "Asal mein kya hota hai",
        how_we_know: "Humein kaise pata",
        sources: "Sources",
        course: "Course",
        course_title: "Poora course",
        continue_reading: "Aage padho:",
        on_this_page: "Is page par",
        previous_chapter: "Isse pehle",
        next_chapter: "Aage",
        turn_pages: "Chapters ke beech",
        open_in_lab: "Lab mein kholo",
        copy_code: "Copy karo",
        code_copied: "Copy ho gaya",
        glossary: "Glossary",
        glossary_title: "Kaunsa word kya hai",
        glossary_lede: "Course ka har term ek sentence mein, aur ek map ki kya kahan le jaata hai. Map par koi term chuno aur uske arrows ke saath chalo.",
        glossary_terms: "Terms",
        glossary_see: "Dekho",
        about: "Site ke baare mein",
    },
};
