//! What was wrong with a figure's query, in a reader's language.

use model::query::{Expected, Fault};
use words::{Lang, words};

/// What is wrong; the parameter is named.
pub fn wrong(fault: &Fault, lang: Lang) -> String {
    let words = words(lang).figure();
    let Fault { name, value, expected } = fault;
    match expected {
        Expected::Whole { min, max } => (words.fault_whole)(name, value, *min, *max),
        Expected::OneOf(names) if names.len() == 1 => (words.fault_only)(name, value, names[0]),
        Expected::OneOf(names) => (words.fault_one_of)(name, value, &names.join(", ")),
        Expected::List { of, most } => (words.fault_list)(name, value, &of.join(", "), *most),
        Expected::LaneBits => (words.fault_lane_bits)(name, value),
        Expected::KnownName => (words.fault_unknown)(name),
        Expected::Version(ours) => (words.fault_version)(value, *ours),
    }
}

/// What is wrong, and what is shown all the same.
pub fn said(fault: &Fault, lang: Lang) -> String {
    let words = words(lang).figure();
    let shown = match &fault.expected {
        Expected::Whole { .. } | Expected::OneOf(_) | Expected::List { .. } | Expected::LaneBits => words.fault_default,
        Expected::Version(_) => words.fault_taken,
        Expected::KnownName => return wrong(fault, lang),
    };
    format!("{} {shown}", wrong(fault, lang))
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::figure::Name;

    #[test]
    fn where_one_value_is_left_there_is_nothing_to_choose_among() {
        let (_, faults) = Name::Banks.read("op=atomic&width=8");
        let said: Vec<String> =
            Lang::ALL.iter().flat_map(|lang| faults.iter().map(|fault| wrong(fault, *lang))).collect();
        let en = "The link says width=8; here width can only be 4.";
        assert_eq!(said, [en, "Galat input: link mein width=8 hai, par yahan width sirf 4 ho sakta hai."]);
    }
}
