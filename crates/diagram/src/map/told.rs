//! Draws what is lit arrow by arrow, one a line, so that each reads as a sentence.

use super::{
    draw::{draw_box, draw_name},
    route::{Place, Way, arrow},
    saying::{concept_words, link_words, lit_name},
};
use crate::{
    canvas::{Canvas, line},
    scene::{Anchor, Format, Tone},
};
use model::figure::map::{Concept, Light, Link, State};
use words::Lang;

/// Above the first line: a rule, and whose arrows these are.
const HEAD: f64 = 58.0;
const PITCH: f64 = 42.0;
const HEIGHT: f64 = 34.0;
const WIDTH: f64 = 106.0;
/// Above an arrow.
const LABEL: f64 = 6.0;

/// One end of one or more arrows that follow each other.
struct End {
    concept: Concept,
    first: usize,
    last: usize,
}

/// Below a point; the height that it takes.
pub(super) fn draw(canvas: &mut Canvas<Concept>, state: &State, lang: Lang, below: f64) -> f64 {
    let links = state.told();
    if links.is_empty() {
        return 4.0;
    }
    let width = Format::Narrow.width();
    canvas.draw(("told-rule", 0), Tone::Grid, line((0.0, below + 14.0), (width, below + 14.0)));
    canvas.text(("told-name", 0), Tone::Heading, (0.0, below + 36.0), Anchor::Start, &lit_name(state, lang));
    let middle = |at: usize| below + HEAD + HEIGHT / 2.0 - 6.0 + at as f64 * PITCH;
    let place = |x: f64, end: &End| Place {
        middle: (x, (middle(end.first) + middle(end.last)) / 2.0),
        size: (WIDTH, middle(end.last) - middle(end.first) + HEIGHT),
    };
    let sides = [(WIDTH / 2.0 + 1.0, "told-from"), (width - WIDTH / 2.0 - 1.0, "told-to")];
    for (at, link) in links.iter().enumerate() {
        let point = |x: f64| Place { middle: (x, middle(at)), size: (WIDTH, HEIGHT) };
        let arrow = arrow(&Way::Across, point(sides[0].0), point(sides[1].0));
        canvas.draw(("told-arrow", *link as u64), Tone::Leads, arrow.line).lit(true);
        canvas.draw(("told-tip", *link as u64), Tone::Leads, arrow.tip).lit(true);
        let label = (width / 2.0, middle(at) - LABEL);
        canvas.text(("told-label", *link as u64), Tone::Caption, label, Anchor::Middle, link_words(*link, lang).name);
    }
    for ((x, role), ends) in
        sides.into_iter().zip([ends(&links, |link| link.ends().0), ends(&links, |link| link.ends().1)])
    {
        for end in ends {
            let place = place(x, &end);
            let key = links[end.first] as u64;
            draw_box(canvas, Light::Near, end.concept, (role, key), place);
            let names = [("told-from", "told-from-name"), ("told-to", "told-to-name")];
            let name = names.iter().find(|(side, _)| *side == role).map_or(role, |(_, name)| name);
            let at = (x, place.middle.1 + 4.0);
            draw_name(canvas, Light::Near, end.concept, (name, key), at, concept_words(end.concept, lang).name);
        }
    }
    HEAD - 6.0 + (links.len() - 1) as f64 * PITCH + HEIGHT + 4.0
}

/// The ends on one side: arrows that follow each other and share one have one box.
fn ends(links: &[Link], of: impl Fn(&Link) -> Concept) -> Vec<End> {
    let mut ends: Vec<End> = Vec::new();
    for (at, link) in links.iter().enumerate() {
        match ends.last_mut() {
            Some(end) if end.concept == of(link) => end.last = at,
            Some(_) | None => ends.push(End { concept: of(link), first: at, last: at }),
        }
    }
    ends
}
