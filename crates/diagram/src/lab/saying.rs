//! What is said about the snippet: the sentence under the figure, and texts as they are quoted.

use super::{answer::Answer, fault};
use crate::number;
use kernel::{Span, Way};
use model::{
    access::{Access, Space},
    figure::lab::{Preset, State, Step, View},
    global, shared,
};
use words::{Lang, coalescing::Named, lab::AccessWords, words};

/// A preset's name and sentence.
pub(super) fn preset_words(preset: Preset, lang: Lang) -> &'static Named {
    let presets = &words(lang).lab().presets;
    match preset {
        Preset::WrongAxis => &presets.wrong_axis,
        Preset::Copy => &presets.copy,
        Preset::Struct => &presets.structure,
        Preset::Guard => &presets.guard,
        Preset::Tile => &presets.tile,
        Preset::Rows16 => &presets.rows_16,
    }
}

/// Of what is lit or of the moment, which the picture's own figure says, else of the whole access. Of a fault nothing:
/// it is said beside the text, and whoever listens to the page is not to hear it twice.
pub(super) fn sentence(state: &State, answer: &Answer, picture: String, lang: Lang) -> String {
    let Ok(access) = &answer.access else {
        return String::new();
    };
    let is_of_moment = state.lit().is_some() || state.step() != Step::Served;
    let is_other_view = state.view() != View::Memory && access.space() == Space::Global;
    match state.preset() {
        _ if is_of_moment || is_other_view => picture,
        Some(preset) => preset_words(preset, lang).sentence.to_owned(),
        None => summary(state.spec().snippet(), answer, access, state, lang),
    }
}

/// What stands in the place of a picture: in which line the fault is, or what to write.
pub(super) fn pointer(state: &State, answer: &Answer, lang: Lang) -> String {
    let own = words(lang).lab();
    let place = answer.access.as_ref().err().and_then(|wrong| fault::place_of(state.spec().snippet(), wrong));
    place.map_or_else(|| own.blank.to_owned(), |place| (own.no_picture)(place.line))
}

fn summary(source: &str, answer: &Answer, access: &Access, state: &State, lang: Lang) -> String {
    let own = words(lang).lab();
    let Some(touch) = answer.touch() else {
        return String::new();
    };
    let (text, way) = (quoted(source, touch.span), way(touch.way, &own.accesses));
    let lanes = access.mask().count();
    match access.space() {
        Space::Global => {
            let counts = global::count(access, state.spec().arch());
            (own.global)(&text, way, lanes, counts.sectors, counts.unique_bytes, counts.moved_bytes)
        }
        Space::Shared => {
            let counts = shared::count(access);
            (own.shared)(&text, way, lanes, counts.wavefronts, counts.groups)
        }
    }
}

/// Load, store or atomic.
pub(super) fn way(way: Way, words: &AccessWords) -> &'static str {
    match way {
        Way::Load => words.load,
        Way::Store => words.store,
        Way::Atomic => words.atomic,
    }
}

/// Characters of a quotation.
const QUOTED: usize = 56;

/// A piece of the snippet in one line, cut if it is long.
pub(super) fn quoted(source: &str, span: Span) -> String {
    let words: Vec<&str> = span.of(source).split_whitespace().collect();
    let text = words.join(" ");
    match text.chars().count() {
        0..=QUOTED => text,
        _ => text.chars().take(QUOTED - 1).chain(['…']).collect(),
    }
}

/// A large number, its digits in groups of three.
pub(super) fn grouped(number: u128) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A share in per cent, of numbers that may be too large for a float's digits.
pub(super) fn percent(part: u128, whole: u128) -> Option<String> {
    (whole > 0).then(|| format!("{} %", number::decimal(100.0 * part as f64 / whole as f64, 1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_numbers_are_grouped() {
        let check = |number, text: &str| assert_eq!(grouped(number), text);
        check(0, "0");
        check(999, "999");
        check(1000, "1,000");
        check(1_048_576, "1,048,576");
        assert_eq!(percent(1, 8).as_deref(), Some("12.5 %"));
        assert_eq!(percent(1, 0), None);
    }

    #[test]
    fn long_pieces_are_cut() {
        let source = "a[ i\n + j ]";
        assert_eq!(quoted(source, Span { start: 0, end: 11 }), "a[ i + j ]");
        let long = "é".repeat(100);
        assert_eq!(quoted(&long, Span { start: 0, end: 200 }).chars().count(), QUOTED);
    }
}
