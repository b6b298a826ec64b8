//! The snippet's loads and stores as buttons, and what nobody can know about them.

use super::{button, code, head, paragraph};
use crate::{
    html::{coded, escaped},
    lab::{
        answer::{Answer, is_same_site, sites},
        fault,
        saying::{quoted, way},
    },
};
use kernel::{Touch, Way};
use model::{
    access::Space,
    figure::lab::{Memory, Spec},
    global, shared,
};
use words::{Lang, words};

/// Accesses that are listed: nobody reads more, and each is counted.
const LISTED: usize = 24;

/// The snippet's accesses as buttons, rounds of a loop as one.
pub(super) fn list(spec: &Spec, answer: &Answer, lang: Lang) -> String {
    let words = &words(lang).lab().accesses;
    let Some(chosen) = answer.touch() else {
        return String::new();
    };
    let sites = sites(&answer.touches);
    let mut html = head(words.title);
    html.push_str("<ul>");
    for (at, touch) in sites.iter().take(LISTED) {
        let pressed = is_same_site(touch, chosen);
        let line = fault::place(spec.snippet(), touch.span).line;
        let is_shared = touch.space() == Space::Shared;
        let about = (words.about)(way(touch.way, words), is_shared, touch.bytes, line);
        let content = format!(
            "{} <span>{}</span> <b>{}</b>",
            code(&quoted(spec.snippet(), touch.span)),
            escaped(&about),
            escaped(&cost(spec, if pressed { chosen } else { touch }, lang)),
        );
        html.push_str(&format!("<li>{}</li>", button("access", &at.to_string(), Some(pressed), &content)));
    }
    html.push_str("</ul>");
    if sites.len() > LISTED {
        html.push_str(&paragraph(&(words.more)(sites.len() - LISTED)));
    }
    html.push_str(&rounds(answer, chosen, lang));
    html
}

/// In a loop: which round, and the ways to those beside it.
fn rounds(answer: &Answer, chosen: &Touch, lang: Lang) -> String {
    let words = &words(lang).lab().accesses;
    let same = answer.touches.iter().enumerate().filter(|(_, touch)| is_same_site(touch, chosen));
    let places: Vec<usize> = same.map(|(at, _)| at).collect();
    let Some(round) = places.iter().position(|at| *at == answer.chosen).filter(|_| places.len() > 1) else {
        return String::new();
    };
    let to = |label: &str, sign: &str, round: Option<usize>| {
        let at = round.and_then(|round| places.get(round));
        let disabled = if at.is_none() { " disabled" } else { "" };
        let value = at.map(usize::to_string).unwrap_or_default();
        format!(
            "<button type=\"button\" name=\"access\" value=\"{value}\" aria-label=\"{}\"{disabled}>{sign}</button>",
            escaped(label)
        )
    };
    format!(
        "<p class=\"rounds\">{} <span>{}</span> {}</p>",
        to(words.round_before, "‹", round.checked_sub(1)),
        escaped(&(words.round)(round + 1, places.len())),
        to(words.round_after, "›", Some(round + 1)),
    )
}

/// What an access costs a warp.
fn cost(spec: &Spec, touch: &Touch, lang: Lang) -> String {
    let words = &words(lang).lab().accesses;
    match touch.access(spec.base().into()) {
        Ok(access) if access.space() == Space::Global => (words.sectors)(global::count(&access, spec.arch()).sectors),
        Ok(access) => (words.wavefronts)(shared::count(&access).wavefronts),
        Err(_) => words.unknown.to_owned(),
    }
}

/// What nobody can know, and was taken for true.
pub(super) fn assumes(spec: &Spec, answer: &Answer, lang: Lang) -> String {
    let words = &words(lang).lab().accesses;
    let Some(touch) = answer.touch() else {
        return String::new();
    };
    let mut said = Vec::new();
    if !touch.array.is_empty() {
        said.push((words.base)(&touch.array, spec.base()));
    }
    let is_bare_shared = spec.memory() == Memory::Shared && touch.space() == Space::Shared;
    let is_declared = spec.snippet().contains("__shared__");
    if is_bare_shared && !is_declared {
        said.push((words.bare_shared)(&touch.array));
    }
    said.extend(touch.assumed.map(|span| (words.condition)(&quoted(spec.snippet(), span))));
    if touch.way == Way::Atomic {
        said.push(words.atomic_as_store.to_owned());
    }
    said.extend(answer.stopped.map(words.stopped));
    if said.is_empty() {
        return String::new();
    }
    let mut html = head(words.assumes);
    html.push_str("<ul>");
    for sentence in said {
        html.push_str(&format!("<li>{}</li>", coded(&sentence)));
    }
    html.push_str("</ul>");
    html
}
