//! A sentence with the numbers of a figure in it.

use crate::{
    heard::{Heard, Part, attribute, lang_of},
    shared,
    slots::{Slots, Write},
};
use diagram::{coalescing::readout, html::escaped};
use leptos::prelude::*;
use model::figure::coalescing::{Guess, Number, State};
use std::rc::Rc;
use web_sys::Element;
use words::{Lang, words};

struct Sentence;

impl Part for Sentence {
    fn hear(&self, _: Heard<'_>) {}
}

/// The sentence follows its figure.
pub(super) fn mount(root: &Element) -> Rc<dyn Part> {
    let (state, lang, text) = (shared::figure_of(root), lang_of(root), attribute(root, "data-text"));
    let mut slots = Slots::find(root);
    shared::watch(Box::new(move || {
        slots.write(vec![("sentence".to_owned(), Write::Html(sentence(&text, &state.read(), lang)))]);
    }));
    Rc::new(Sentence)
}

/// The sentence as HTML: `{sectors}` and its like stand for the figure's counts, each in the colour of its meaning.
pub(crate) fn sentence(text: &str, state: &State, lang: Lang) -> String {
    let mut html = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        let Some((name, after)) = after.split_once('}') else {
            break;
        };
        let (value, used) = count(state, lang, name);
        let class = if used { "term used" } else { "term count" };
        html.push_str(&format!("{}<b class=\"{class}\">{}</b>", escaped(before), escaped(&value)));
        rest = after;
    }
    html.push_str(&escaped(rest));
    html
}

/// A count as the readout shows it, and whether it speaks of used bytes. The lesson's reader has checked the name.
fn count(state: &State, lang: Lang, name: &str) -> (String, bool) {
    let counts = state.counts();
    let hidden = || (words(lang).figure().hidden.to_owned(), false);
    match name {
        "wasted" if state.guess() == Guess::Open => hidden(),
        "stride" => (state.spec().number(Number::Stride).to_string(), false),
        "offset" => (state.spec().number(Number::Offset).to_string(), false),
        "wasted" => ((counts.moved_bytes - counts.unique_bytes).to_string(), false),
        shown => readout(state, lang)
            .into_iter()
            .find(|reading| reading.slug == shown)
            .map_or_else(hidden, |reading| (reading.value, reading.used)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_stand_in_their_places_in_the_colour_of_their_meaning() {
        let check = |text, html: &str| assert_eq!(sentence(text, &State::default(), Lang::En), html);
        check(
            "{moved} bytes, {unique} wanted.",
            "<b class=\"term count\">128</b> bytes, <b class=\"term used\">128</b> wanted.",
        );
        check("a < b", "a &lt; b");
    }
}
