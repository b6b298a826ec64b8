//! A sentence with the numbers of a figure in it.

use crate::{lang_from, shared};
use diagram::coalescing::readout;
use leptos::prelude::*;
use model::figure::{
    Name,
    coalescing::{Face, Number, State},
};
use words::Lang;

/// The sentence; `{sectors}` and its like stand for the figure's counts.
#[island]
pub fn Live(
    /// Which figure it follows.
    figure: String,
    /// That figure's state, as its author wrote it.
    query: String,
    /// That figure's kind.
    fig: String,
    /// The page's language.
    lang: String,
    /// The sentence.
    text: String,
) -> impl IntoView {
    let face = Name::from_slug(&fig).map_or(Face::Memory, Name::face);
    let state = shared::figure(&figure, &query, face);
    let lang = lang_from(&lang);
    view! {
        <p class="live">
            {move || {
                pieces(&text)
                    .into_iter()
                    .map(|piece| match piece {
                        Piece::Words(words) => view! { <span>{words}</span> }.into_any(),
                        Piece::Count(name) => {
                            let (value, used) = count(&state.read(), lang, &name);
                            let class = if used { "term used" } else { "term count" };
                            view! { <b class=class>{value}</b> }.into_any()
                        }
                    })
                    .collect_view()
            }}
        </p>
    }
}

#[derive(Debug, PartialEq)]
enum Piece {
    Words(String),
    Count(String),
}

/// Splits a sentence at its placeholders; the lesson's reader has checked their names.
fn pieces(text: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        let Some((name, after)) = after.split_once('}') else {
            break;
        };
        if !before.is_empty() {
            pieces.push(Piece::Words(before.to_owned()));
        }
        pieces.push(Piece::Count(name.to_owned()));
        rest = after;
    }
    if !rest.is_empty() {
        pieces.push(Piece::Words(rest.to_owned()));
    }
    pieces
}

/// A count as the readout shows it, and whether it speaks of used bytes.
fn count(state: &State, lang: Lang, name: &str) -> (String, bool) {
    let counts = state.counts();
    match name {
        "stride" => (state.spec().number(Number::Stride).to_string(), false),
        "offset" => (state.spec().number(Number::Offset).to_string(), false),
        "wasted" => (
            (counts.moved_bytes - counts.unique_bytes).to_string(),
            false,
        ),
        shown => readout(state, lang)
            .into_iter()
            .find(|reading| reading.slug == shown)
            .map_or_else(
                || ("?".to_owned(), false),
                |reading| (reading.value, reading.used),
            ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_falls_into_words_and_counts() {
        assert_eq!(
            pieces("{moved} bytes, {unique} wanted."),
            [
                Piece::Count("moved".to_owned()),
                Piece::Words(" bytes, ".to_owned()),
                Piece::Count("unique".to_owned()),
                Piece::Words(" wanted.".to_owned()),
            ]
        );
        assert_eq!(pieces("plain"), [Piece::Words("plain".to_owned())]);
    }
}
