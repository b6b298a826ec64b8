//! What a challenge wants of a figure: its numbers and choices, and how far the reader has come.
//!
//! Absent on purpose: which numbers a figure has. A value comes in as the text that the reader sees, and only what can
//! be read from it without doubt is compared.

mod number;

pub use number::number;

/// How what is so compares with what is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// Equal.
    Is,
    /// Less.
    Below,
    /// Less or equal.
    AtMost,
    /// Greater or equal.
    AtLeast,
    /// Greater.
    Above,
}

impl Relation {
    /// The mathematical sign; none for what is said by the value alone.
    pub fn sign(self) -> &'static str {
        match self {
            Relation::Is => "",
            Relation::Below => "< ",
            Relation::AtMost => "≤ ",
            Relation::AtLeast => "≥ ",
            Relation::Above => "> ",
        }
    }
}

/// One thing that must hold, such as `sectors = 32` or `stride <= 8`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Condition<'a> {
    /// The slug of a count, a fact, a dial or a menu.
    pub name: &'a str,
    /// How it has to compare.
    pub relation: Relation,
    /// With what: a number and its unit as the figure writes them, or the slug of a choice.
    pub wanted: &'a str,
}

impl<'a> Condition<'a> {
    /// Reads a condition; none if it is not a name, a relation and a value, or if more or less than a word is wanted.
    pub fn read(text: &'a str) -> Option<Condition<'a>> {
        let (name, rest) = text.split_at(text.bytes().position(is_sign)?);
        let (relation, wanted) = if let Some(wanted) = rest.strip_prefix("<=") {
            (Relation::AtMost, wanted)
        } else if let Some(wanted) = rest.strip_prefix(">=") {
            (Relation::AtLeast, wanted)
        } else if let Some(wanted) = rest.strip_prefix('<') {
            (Relation::Below, wanted)
        } else if let Some(wanted) = rest.strip_prefix('>') {
            (Relation::Above, wanted)
        } else {
            (Relation::Is, rest.strip_prefix('=')?)
        };
        let (name, wanted) = (name.trim(), wanted.trim());
        let is_whole =
            !name.is_empty() && !wanted.is_empty() && !wanted.bytes().any(|byte| is_sign(byte) || byte == b';');
        let compares = relation == Relation::Is || number(wanted).is_some();
        (is_whole && compares).then_some(Condition { name, relation, wanted })
    }

    /// Whether it holds where the figure shows `now`. Numbers of different units do not compare, nor does the sign
    /// that stands for a number which waits for a guess.
    pub fn holds(self, now: &str) -> bool {
        match (number(now), number(self.wanted)) {
            (Some((now, unit)), Some((wanted, wanted_unit))) => {
                unit == wanted_unit
                    && match self.relation {
                        Relation::Is => now == wanted,
                        Relation::Below => now < wanted,
                        Relation::AtMost => now <= wanted,
                        Relation::AtLeast => now >= wanted,
                        Relation::Above => now > wanted,
                    }
            }
            (Some(_), None) | (None, Some(_)) => false,
            (None, None) => self.relation == Relation::Is && now == self.wanted,
        }
    }
}

fn is_sign(byte: u8) -> bool {
    matches!(byte, b'<' | b'>' | b'=')
}

/// How far a reader has come with a challenge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Progress {
    /// The figure has not stood there.
    #[default]
    Open,
    /// A way was shown, and the figure still stands there.
    Shown,
    /// The reader has brought the figure there. This stays, wherever the figure is turned later.
    Reached,
}

impl Progress {
    /// The figure was turned: whether it stands where it is wanted.
    pub fn turned(self, is_there: bool) -> Progress {
        match (self, is_there) {
            (Progress::Reached, _) | (Progress::Open, true) => Progress::Reached,
            (Progress::Shown, true) => Progress::Shown,
            (Progress::Shown | Progress::Open, false) => Progress::Open,
        }
    }

    /// A way is shown.
    pub fn shown(self) -> Progress {
        match self {
            Progress::Reached => Progress::Reached,
            Progress::Open | Progress::Shown => Progress::Shown,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn holds(condition: &str, now: &str) -> bool {
        Condition::read(condition).unwrap().holds(now)
    }

    #[test]
    fn what_is_no_condition_is_not_read() {
        for text in ["", "sectors", "= 3", "sectors =", "sectors == 3", "arch >= fermi", "a = 1; b = 2", "sectors => 3"]
        {
            assert_eq!(Condition::read(text), None, "{text}");
        }
    }

    #[test]
    fn units_are_compared_with_the_numbers() {
        assert!(holds("efficiency >= 50 %", "62.5 %") && holds("bytes < 2,000", "1,024"));
        assert!(!holds("efficiency >= 50", "62.5 %") && !holds("alone <= 9.6 µs", "3 ms"));
    }

    #[test]
    fn after_an_arrow_stands_what_is_so_now() {
        assert!(holds("wavefronts = 1", "32 → 1") && !holds("wavefronts = 32", "32 → 1"));
    }

    #[test]
    fn choices_are_compared_as_they_are_written() {
        assert!(holds("arch = fermi", "fermi") && !holds("arch = fermi", "volta"));
        assert!(!holds("arch = fermi", "32") && !holds("sectors = 32", "?") && !holds("sectors >= 0", "–"));
    }

    proptest! {
        #[test]
        fn relations_are_those_of_numbers(now in 0_u32..40, wanted in 0_u32..40) {
            let holds = |sign: &str| holds(&format!("stride{sign}{wanted}"), &now.to_string());
            prop_assert_eq!(
                [holds("="), holds("<"), holds("<="), holds(">"), holds(">=")],
                [now == wanted, now < wanted, now <= wanted, now > wanted, now >= wanted]
            );
        }

        #[test]
        fn what_is_reached_stays_reached_and_what_is_shown_is_not_reached(turns in prop::collection::vec(any::<bool>(), 0..8)) {
            let turned = |from: Progress| turns.iter().fold(from, |progress, is_there| progress.turned(*is_there));
            prop_assert_eq!(turned(Progress::Reached).shown(), Progress::Reached);
            let came_back = turns.windows(2).any(|two| two == [false, true]);
            prop_assert_eq!(turned(Progress::Open.shown()) == Progress::Reached, came_back);
            prop_assert_eq!(turned(Progress::Open) == Progress::Reached, turns.contains(&true));
        }
    }
}
