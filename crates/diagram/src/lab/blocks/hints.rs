//! What can be tried, each with a button and the difference it makes.

use super::{button, head, paragraph};
use crate::{
    html::{coded, escaped},
    lab::{
        answer::Answer,
        hints::{Change, Hint, is_best},
        saying::quoted,
    },
};
use kernel::rewrite::Fix;
use model::figure::lab::{Aside, State};
use words::{Lang, coalescing::Named, lab::FixWords, words};

/// What can be tried, each with the difference it makes, and the way back.
pub(super) fn hints(state: &State, answer: &Answer, lang: Lang) -> String {
    let words = &words(lang).lab().hints;
    let mut html = String::new();
    if let Ok(access) = &answer.access {
        html.push_str(&head(words.title));
        html.push_str("<ul>");
        for hint in &answer.hints {
            html.push_str(&hint_item(hint, answer.chosen, lang));
        }
        html.push_str("</ul>");
        if answer.hints.is_empty() {
            let best = is_best(state.spec(), access);
            html.push_str(&paragraph(if best { words.best } else { words.none }));
        }
        if let Some((at, touch)) = answer.dearer(state.spec()) {
            let text = quoted(state.spec().snippet(), touch.span);
            html.push_str(&paragraph(words.elsewhere));
            html.push_str(&button("access", &at.to_string(), None, &coded(&(words.look)(&text))));
        }
    }
    if let Some(whose) = state.aside() {
        let label = match whose {
            Aside::Yours => words.undo,
            Aside::Other => words.other,
            Aside::Tried => words.redo,
        };
        html.push_str(&button("undo-try", "", None, &escaped(label)));
    }
    html
}

fn hint_item(hint: &Hint, chosen: usize, lang: Lang) -> String {
    let words = &words(lang).lab().hints;
    let named = fix_words(hint.fix, &words.fixes);
    let change = match hint.change {
        Change::Sectors(before, after) => (words.sectors)(before, after),
        Change::Wavefronts(before, after) => (words.wavefronts)(before, after),
        Change::Bytes { requested, moved } => (words.bytes)(requested.0, requested.1, moved.0, moved.1),
    };
    format!(
        "<li><h3>{}</h3>{}<p class=\"change\">{}</p>{}</li>",
        coded(named.name),
        paragraph(named.sentence),
        escaped(&change),
        button("try", &format!("{chosen}\n{}", hint.text), None, &escaped(words.try_it)),
    )
}

fn fix_words(fix: Fix, words: &'static FixWords) -> &'static Named {
    match fix {
        Fix::SwapAxes => &words.swap_axes,
        Fix::PadRow(_) => &words.pad_row,
        Fix::Swizzle => &words.swizzle,
        Fix::Members => &words.members,
        Fix::Together => &words.together,
        Fix::Wide => &words.wide,
    }
}
