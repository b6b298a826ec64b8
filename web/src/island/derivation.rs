//! A figure's numbers, derived line by line.

use crate::{lang_from, shared};
use diagram::derive::{Line, Span, lines};
use leptos::prelude::*;
use model::{
    derive::{Constants, steps},
    figure::{
        Name,
        coalescing::{Face, Guess},
    },
};
use words::words;

/// The lines; hidden while the figure waits for a guess.
#[island]
pub fn Derivation(
    /// Which figure it follows.
    figure: String,
    /// That figure's state, as its author wrote it.
    query: String,
    /// That figure's kind.
    fig: String,
    /// The page's language.
    lang: String,
) -> impl IntoView {
    let face = Name::from_slug(&fig).map_or(Face::Memory, Name::face);
    let state = shared::figure(&figure, &query, face);
    let lang = lang_from(&lang);
    let words = words(lang).derive;
    let constants = Constants::default();
    let all = move || match state.read().guess() {
        Guess::Open => Vec::new(),
        Guess::Off | Guess::Made(_) => {
            let state = state.read();
            lines(
                &steps(&state.access(), state.spec().arch(), constants),
                lang,
            )
        }
    };
    view! {
        <div class="derivation" role="region" aria-label=words.title tabindex="0">
            <table>
                <tbody>{move || all().into_iter().map(|line| row(line, words.myth)).collect_view()}</tbody>
            </table>
            <p class="source">{(words.constants)(whole(constants.bandwidth_gb_s), whole(constants.latency_ns))}</p>
        </div>
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the constants are whole and small; they are shown without a fraction"
)]
fn whole(number: f64) -> u64 {
    number as u64
}

fn row(line: Line, myth: &'static str) -> impl IntoView {
    let class = if line.myth { "myth" } else { "" };
    let Line {
        name,
        symbol,
        formula,
        numbers,
        result,
        myth: is_myth,
    } = line;
    let between = |spans: &[Span]| if spans.is_empty() { "" } else { " = " };
    let (first, second) = (between(&formula), between(&numbers));
    // A symbol that is its own formula is not said twice.
    let symbol = if is_myth { "" } else { symbol };
    let first = if symbol.is_empty() { "" } else { first };
    view! {
        <tr class=class>
            <th scope="row">{name}</th>
            <td>
                <span class="plain">{symbol}</span>
                <span class="plain">{first}</span>
                {spans(formula)}
                <span class="plain">{second}</span>
                {spans(numbers)}
                <span class="plain">" = "</span>
                <b class=result.meaning.class()>{result.text}</b>
                <span class="note">{if is_myth { format!(" {myth}") } else { String::new() }}</span>
            </td>
        </tr>
    }
}

fn spans(spans: Vec<Span>) -> impl IntoView {
    spans
        .into_iter()
        .map(|span| view! { <span class=span.meaning.class()>{span.text}</span> })
        .collect_view()
}
