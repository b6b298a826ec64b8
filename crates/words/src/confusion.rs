//! The ten things that people most often have wrong about a warp's access: their names, and what is right.

use crate::{Localized, coalescing::Named};

/// The ten, the most frequent first.
#[expect(missing_docs, reason = "each field is the confusion of the same name in `quiz`")]
pub struct ConfusionWords {
    pub element_size: Named,
    pub varying_index: Named,
    pub padding: Named,
    pub offset: Named,
    pub rows_of_a_block: Named,
    pub sixteen_banks: Named,
    pub swizzle: Named,
    pub per_thread: Named,
    pub wide_groups: Named,
    pub moved_conflict: Named,
}

/// The words, in every language.
pub static WORDS: Localized<ConfusionWords> = Localized {
    en: ConfusionWords {
        element_size: Named {
            name: "Size of an element",
            sentence: "Sectors are counted in bytes: first multiply the step by the size of an element, a struct or a vector.",
        },
        varying_index: Named {
            name: "Which index varies",
            sentence: "From lane to lane threadIdx.x goes up by one; whatever it is multiplied by is the step in memory.",
        },
        padding: Named {
            name: "Padding",
            sentence: "Padding helps where it makes the step from row to row odd in words; inside a row it changes nothing.",
        },
        offset: Named {
            name: "Offset and order",
            sentence: "An offset costs at most one sector more for each unbroken stretch, and the order of the lanes costs nothing.",
        },
        rows_of_a_block: Named {
            name: "Rows of a block",
            sentence: "A block narrower than 32 threads gives a warp several rows: count the sectors of each and add them up.",
        },
        sixteen_banks: Named {
            name: "Sixteen banks",
            sentence: "There are 32 banks and a warp is served whole; half-warps and 16 banks belong to old hardware.",
        },
        swizzle: Named {
            name: "Swizzle",
            sentence: "An XOR spreads a column over as many banks as the bits that it takes from the row can tell apart.",
        },
        per_thread: Named {
            name: "Neighbours in one thread",
            sentence: "One load is one instruction of 32 lanes: what counts is what neighbouring lanes read now, not what a thread reads next.",
        },
        wide_groups: Named {
            name: "Groups of wide lanes",
            sentence: "Lanes of 8 or 16 bytes are served in groups because there is more to carry; that is no conflict.",
        },
        moved_conflict: Named {
            name: "A fix that moves the conflict",
            sentence: "Count again after the fix: padding can make a good step from row to row a multiple of 32 words.",
        },
    },
    hi_latn: ConfusionWords {
        element_size: Named {
            name: "Element ka size",
            sentence: "Sectors bytes mein gine jaate hain: pehle step ko element, struct ya vector ke size se multiply karo.",
        },
        varying_index: Named {
            name: "Kaunsa index badalta hai",
            sentence: "Ek lane se agle lane tak threadIdx.x ek se badhta hai; woh jis number se multiply hota hai, wahi memory mein step hai.",
        },
        padding: Named {
            name: "Padding",
            sentence: "Padding tab kaam karti hai jab uske baad row se row ka step words mein odd ho; row ke andar usse kuch nahi badalta.",
        },
        offset: Named {
            name: "Offset aur order",
            sentence: "Offset har lagataar tukde par zyada se zyada ek sector badhata hai, aur lanes ke order ka koi kharcha nahi.",
        },
        rows_of_a_block: Named {
            name: "Block ki rows",
            sentence: "Block 32 threads se patla ho toh warp kai rows par failta hai: har row ke sectors gino aur jodo.",
        },
        sixteen_banks: Named {
            name: "Solah banks",
            sentence: "Banks 32 hain aur warp poora serve hota hai; half-warp aur 16 banks purane hardware ki baat hai.",
        },
        swizzle: Named {
            name: "Swizzle",
            sentence: "XOR ek column ko utne hi banks par failata hai jitne row ke liye gaye bits se alag pehchane jaate hain.",
        },
        per_thread: Named {
            name: "Ek thread ke padosi",
            sentence: "Ek load 32 lanes ka ek instruction hai: matlab isse hai ki padosi lanes abhi kya padhte hain, isse nahi ki ek thread aage kya padhega.",
        },
        wide_groups: Named {
            name: "Chaude lanes ke groups",
            sentence: "8 ya 16 bytes ke lanes groups mein serve hote hain kyunki data hi zyada hai; yeh conflict nahi hai.",
        },
        moved_conflict: Named {
            name: "Fix jo conflict ko sirf hatata hai",
            sentence: "Fix ke baad phir se gino: padding ek achhe step ko bhi 32 words ka multiple bana sakti hai.",
        },
    },
};
