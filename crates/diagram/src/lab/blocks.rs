//! What was found out about the snippet, as HTML under the picture: its accesses, what was taken for true, what can be
//! tried, the whole launch.

mod accesses;
mod hints;
mod totals;

use super::answer;
use crate::html::{coded, escaped};
use model::figure::lab::State;
use words::Lang;

/// Always the same four, so that each keeps its place on the page; empty where there is nothing to say.
pub(super) fn blocks(state: &State, lang: Lang) -> Vec<(&'static str, String)> {
    let spec = state.spec();
    let answer = answer::of(spec);
    vec![
        ("accesses", accesses::list(spec, &answer, lang)),
        ("assumes", accesses::assumes(spec, &answer, lang)),
        ("hints", hints::hints(state, &answer, lang)),
        ("totals", totals::totals(spec, &answer, lang)),
    ]
}

fn head(text: &str) -> String {
    format!("<h2>{}</h2>", escaped(text))
}

fn paragraph(text: &str) -> String {
    format!("<p>{}</p>", coded(text))
}

fn code(text: &str) -> String {
    format!("<code>{}</code>", escaped(text))
}

/// A button as every control is one; `content` is HTML. The value keeps its lines.
fn button(name: &str, value: &str, pressed: Option<bool>, content: &str) -> String {
    let pressed = pressed.map(|pressed| format!(" aria-pressed=\"{pressed}\"")).unwrap_or_default();
    let value = escaped(value).replace('\n', "&#10;").replace('\r', "&#13;");
    format!("<button type=\"button\" name=\"{name}\" value=\"{value}\"{pressed}>{content}</button>")
}
