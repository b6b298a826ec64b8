//! Numbers that look like chance and are always the same: SplitMix64.

/// What the next numbers are drawn from.
pub(crate) struct Dice {
    state: u64,
}

impl Dice {
    /// Dice that all of these numbers together have loaded.
    pub(crate) fn new(parts: &[u64]) -> Dice {
        let mut dice = Dice { state: 0 };
        for part in parts {
            dice.state = dice.next() ^ part;
        }
        dice
    }

    /// A number below this one; 0 where there is none. Every number is as likely as the next, up to one part in 2³².
    pub(crate) fn below(&mut self, bound: u32) -> u32 {
        let high = (u128::from(self.next()) * u128::from(bound)) >> 64;
        u32::try_from(high).unwrap_or(0)
    }

    /// One of these, of which there is at least one.
    pub(crate) fn of<T: Copy>(&mut self, these: &[T]) -> T {
        these[self.below(u32::try_from(these.len()).unwrap_or(0)) as usize]
    }

    /// A number from one to another, both included.
    pub(crate) fn between(&mut self, first: u32, last: u32) -> u32 {
        first + self.below(last - first + 1)
    }

    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.state;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }
}
