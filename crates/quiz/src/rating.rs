//! How well a reader knew a card, in the reader's own judgement.

/// From not at all to without a thought. In the simple mode a reader chooses between `Again` and `Good`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rating {
    /// Did not know it.
    Again,
    /// Knew it with effort, or in part.
    Hard,
    /// Knew it.
    Good,
    /// Knew it at once.
    Easy,
}

impl Rating {
    /// All of them, the worst first.
    pub const ALL: [Self; 4] = [Self::Again, Self::Hard, Self::Good, Self::Easy];

    /// Its number in files, on keys and in FSRS: 1 to 4.
    pub const fn number(self) -> u8 {
        match self {
            Self::Again => 1,
            Self::Hard => 2,
            Self::Good => 3,
            Self::Easy => 4,
        }
    }

    /// The rating that `number` stands for.
    pub fn from_number(number: u64) -> Option<Self> {
        Self::ALL.into_iter().find(|rating| u64::from(rating.number()) == number)
    }
}

#[cfg(test)]
mod tests {
    use super::Rating;

    #[test]
    fn keys_one_to_four_are_the_ratings_in_order() {
        assert_eq!([1, 2, 3, 4].map(Rating::from_number), Rating::ALL.map(Some));
        assert_eq!([0, 5].map(Rating::from_number), [None, None]);
        assert!(Rating::ALL.is_sorted());
    }
}
