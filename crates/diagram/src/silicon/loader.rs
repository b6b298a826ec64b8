//! A reader's own file: what is loaded, and what is wrong with it, line by line.

use super::lines::card;
use crate::panel::Loader;
use model::{
    figure::silicon::State,
    measured::{Fault, MOST_LINES, Wrong},
};
use words::{Lang, silicon::loader::LoaderWords, words};

/// What stands beside the field that takes a file.
pub(super) fn loader(state: &State, lang: Lang) -> Loader {
    let own = &words(lang).silicon().loader;
    let loaded = match (state.own(), state.refused()) {
        (None, None) => String::new(),
        (None, Some(_)) => own.nothing.to_owned(),
        (Some(given), refused) => {
            let said = (own.loaded)(&card(state, lang), given.numbers(), given.series.len());
            refused.map_or_else(|| said.clone(), |_| format!("{said} {}", own.stays))
        }
    };
    let faults = state.refused().or(state.own()).map_or_else(Vec::new, |given| {
        let told = given.faults.iter().map(|fault| sentence(fault, own));
        told.chain((given.more_faults > 0).then(|| (own.more)(given.more_faults))).collect()
    });
    let refused = state.refused().is_some();
    let LoaderWords { label, how, not_kept, put_away, .. } = *own;
    Loader { name: "own", label, how, loaded, refused, not_kept, put_away, faults }
}

fn sentence(Fault { line, wrong }: &Fault, own: &LoaderWords) -> String {
    match *wrong {
        Wrong::UnknownSeries(ref name) => (own.unknown_series)(*line, name),
        Wrong::NotAnObject(column) => (own.not_an_object)(*line, column),
        Wrong::Nameless => (own.nameless)(*line),
        Wrong::Missing(field) => (own.missing)(*line, field),
        Wrong::NotPositive(field) => (own.not_positive)(*line, field),
        Wrong::NotWhole(field, first, last) => (own.not_whole)(*line, field, first, last),
        Wrong::NotKnown(field) => (own.not_known)(*line, field),
        Wrong::TooManyPlaces(most) => (own.too_many_places)(*line, most),
        Wrong::TooManyLines => (own.too_many_lines)(MOST_LINES),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::figure::Figure;

    #[test]
    fn each_bad_line_is_told_in_the_readers_language() {
        let mut state = State::default();
        state.turn(
            "own",
            "{\"device\":\"Mine\"}\noops\n{\"what\":\"stride_read_f32\",\"stride\":8,\"useful_gbps\":-1}\n",
        );
        let shown = loader(&state, Lang::En);
        assert_eq!(shown.loaded, "Nothing in it could be used.");
        let bad = [
            "Line 2: no JSON object (column 1).",
            "Line 3: useful_gbps must be a number above 0 that can be a measurement.",
        ];
        assert_eq!(shown.faults, bad);
        assert_eq!(loader(&state, Lang::HiLatn).faults[0], "Line 2: yeh JSON object nahi hai (column 1).");
        state.turn("own", "");
        assert_eq!(loader(&state, Lang::En).loaded, "");
    }

    #[test]
    fn a_bad_file_leaves_the_good_one_and_says_why() {
        let mut state = State::default();
        state
            .turn("own", "{\"device\":\"NVIDIA H200\"}\n{\"what\":\"stride_read_f32\",\"stride\":8,\"useful_gbps\":9}");
        assert_eq!(loader(&state, Lang::En).loaded, "your NVIDIA H200: 1 number of 1 series.");
        assert!(loader(&state, Lang::HiLatn).loaded.starts_with("tumhara NVIDIA H200: "));
        state.turn("own", "{\"what\":\"coffee\"}");
        let shown = loader(&state, Lang::En);
        assert!(shown.refused);
        assert!(shown.loaded.ends_with("so this one stays."), "{}", shown.loaded);
        assert_eq!(shown.faults, ["Line 1: “coffee” is none of the series shown here."]);
    }

    #[test]
    fn what_is_loaded_is_said_with_the_cards_name() {
        let mut state = State::default();
        let line = "{\"what\":\"stride_read_f32\",\"stride\":8,\"useful_gbps\":100}\n";
        state.turn("own", &format!("{{\"device\":\"Mine\"}}\n{line}"));
        assert_eq!(loader(&state, Lang::En).loaded, "Mine: 1 number of 1 series.");
        state.turn("own", line);
        assert_eq!(loader(&state, Lang::HiLatn).loaded, "tumhara card: 1 series, 1 number.");
        state.turn("own", &"?\n".repeat(100));
        assert_eq!(loader(&state, Lang::En).faults.last().map(String::as_str), Some("And 92 more."));
    }
}
