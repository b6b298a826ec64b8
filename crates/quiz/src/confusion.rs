//! The ten things that people most often have wrong about a warp's access.

/// One of the ten, the most frequent first: they were counted over 101 public questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Confusion {
    /// Element size, struct pitch or vector width taken for another.
    ElementSize,
    /// Which index varies inside a warp.
    VaryingIndex,
    /// Padding that is wrong, unused or on the wrong side.
    Padding,
    /// What an offset or a reversed order costs.
    Offset,
    /// A warp that spans several rows of a block.
    RowsOfABlock,
    /// Recipes for 16 banks used on 32.
    SixteenBanks,
    /// Bits and period of an XOR swizzle.
    Swizzle,
    /// Adjacency looked for in one thread instead of in the warp.
    PerThread,
    /// The groups of a wide access counted as conflicts.
    WideGroups,
    /// A fix that moves the conflict to the other side.
    MovedConflict,
}

impl Confusion {
    /// All of them, the most frequent first.
    pub const ALL: [Self; 10] = [
        Self::ElementSize,
        Self::VaryingIndex,
        Self::Padding,
        Self::Offset,
        Self::RowsOfABlock,
        Self::SixteenBanks,
        Self::Swizzle,
        Self::PerThread,
        Self::WideGroups,
        Self::MovedConflict,
    ];

    /// Its name in files and logs.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::ElementSize => "element-size",
            Self::VaryingIndex => "varying-index",
            Self::Padding => "padding",
            Self::Offset => "offset",
            Self::RowsOfABlock => "rows-of-a-block",
            Self::SixteenBanks => "sixteen-banks",
            Self::Swizzle => "swizzle",
            Self::PerThread => "per-thread",
            Self::WideGroups => "wide-groups",
            Self::MovedConflict => "moved-conflict",
        }
    }

    /// The confusion that `slug` names.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|confusion| confusion.slug() == slug)
    }
}

#[cfg(test)]
mod tests {
    use super::Confusion;

    #[test]
    fn every_confusion_is_found_by_its_slug() {
        for confusion in Confusion::ALL {
            assert_eq!(Confusion::from_slug(confusion.slug()), Some(confusion));
        }
        assert_eq!(Confusion::from_slug("Padding"), None);
    }
}
