//! A sentence with the numbers of a figure in it.

use crate::{
    figure::Subject,
    heard::{Part, attribute, lang_of},
    shared,
    slots::{Slots, Write},
};
use diagram::{
    html::escaped,
    panel::{Panel, Sense},
};
use std::rc::Rc;
use web_sys::Element;
use words::{Lang, words};

struct Sentence;

impl Part for Sentence {}

/// The sentence follows its figure.
pub(super) fn mount(root: &Element) -> Option<Rc<dyn Part>> {
    let (figure, lang, text) = (shared::figure_of(root)?, lang_of(root), attribute(root, "data-text"));
    let mut slots = Slots::find(root);
    shared::watch(Box::new(move || {
        let sentence = figure.ask(|subject| sentence(&text, subject, lang));
        slots.write(vec![("sentence".to_owned(), Write::Html(sentence))]);
    }));
    Some(Rc::new(Sentence))
}

/// The sentence as HTML: `{sectors}` and its like stand for the figure's counts, each in the colour of its meaning.
pub(crate) fn sentence(text: &str, subject: &dyn Subject, lang: Lang) -> String {
    let panel = subject.panel(lang);
    let mut html = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        let Some((name, after)) = after.split_once('}') else {
            break;
        };
        let (value, sense) =
            count(&panel, name).unwrap_or_else(|| (words(lang).figure().hidden.to_owned(), Sense::Plain));
        html.push_str(&format!("{}<b class=\"term {}\">{}</b>", escaped(before), sense.class(), escaped(&value)));
        rest = after;
    }
    html.push_str(&escaped(rest));
    html
}

/// A number of the figure by its name: a count, a fact, or where a dial stands. The lesson's reader has checked the
/// name.
pub(super) fn count(panel: &Panel, name: &str) -> Option<(String, Sense)> {
    if let Some(reading) = panel.readout.iter().find(|reading| reading.slug == name) {
        return Some((reading.value.clone(), reading.sense));
    }
    let fact = panel.facts.iter().find(|(fact, _)| *fact == name).map(|(_, value)| value.clone());
    let dial = || panel.dials.iter().find(|dial| dial.name == name).map(|dial| dial.value.to_string());
    fact.or_else(dial).map(|value| (value, Sense::Plain))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::figure::coalescing;
    use model::figure::Name;

    #[test]
    fn counts_stand_in_their_places_in_the_colour_of_their_meaning() {
        let (subject, _) = coalescing::subject(Name::Coalescing, "");
        let check = |text, html: &str| assert_eq!(sentence(text, subject.as_ref(), Lang::En), html);
        check(
            "{moved} bytes, {unique} wanted, stride {stride}, {wasted} wasted.",
            "<b class=\"term count\">128</b> bytes, <b class=\"term used\">128</b> wanted, \
             stride <b class=\"term count\">1</b>, <b class=\"term count\">0</b> wasted.",
        );
        check("a < b", "a &lt; b");
    }

    #[cfg(feature = "ssr")]
    #[test]
    fn every_sentence_of_the_course_asks_for_numbers_that_its_figure_has() {
        let fig_of = |lesson: &content::Lesson, id: &&str| {
            lesson.blocks.iter().find_map(|block| match block {
                content::Block::Figure { id: own, fig, .. } if own == id => Some(*fig),
                content::Block::Figure { .. }
                | content::Block::Html(_)
                | content::Block::Derive { .. }
                | content::Block::Live { .. }
                | content::Block::Question { .. }
                | content::Block::Challenge { .. }
                | content::Block::Check { .. } => None,
            })
        };
        for (chapter, lang) in content::Chapter::ALL.into_iter().flat_map(|one| Lang::ALL.map(|lang| (one, lang))) {
            let lesson = content::lesson(chapter, lang);
            for block in lesson.blocks {
                let content::Block::Live { figure, state, text } = block else { continue };
                let name = fig_of(lesson, figure).and_then(Name::from_slug).unwrap();
                let panel = crate::figure::any(name, state).0.panel(lang);
                for place in text.split('{').skip(1).filter_map(|rest| rest.split_once('}')) {
                    assert!(count(&panel, place.0).is_some(), "{chapter:?}: {name:?} has no `{}`", place.0);
                }
            }
        }
    }
}
