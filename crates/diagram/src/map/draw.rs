//! Draws concepts and arrows where a layout has put them.

use super::{
    route::{Place, Way, arrow},
    saying::{concept_words, link_words},
};
use crate::{
    canvas::{Canvas, rect},
    scene::{Anchor, Form, Tone},
};
use model::{
    figure::map::{Concept, Light, Link, State},
    query::Choice,
};
use words::Lang;

/// A layout: where each concept stands, how each arrow runs, what is written.
pub(super) struct Layout {
    /// Where a concept stands, whatever its name.
    pub(super) middle: fn(Concept) -> (f64, f64),
    /// How an arrow runs.
    pub(super) way: fn(Link) -> Way,
    /// Height of the boxes.
    pub(super) height: f64,
    /// Beside a name, both sides together.
    pub(super) air: f64,
    /// Whether names of two words take two lines.
    pub(super) breaks: bool,
    /// Whether labels stand beside the arrows.
    pub(super) labels: bool,
}

/// From one line of a name to the next.
const LINE: f64 = 13.0;
/// From the middle of a line of text to its baseline.
const BASE: f64 = 4.0;
/// Width of a character of a name, estimated generously.
const CHARACTER: f64 = 6.9;
/// The gap that a label makes in its line: width of a character, height.
const GAP: (f64, f64) = (6.0, 12.0);
/// The narrowest box.
const LEAST: f64 = 36.0;

impl Layout {
    /// The lines of a concept's name.
    fn lines(&self, concept: Concept, lang: Lang) -> Vec<&'static str> {
        let name = concept_words(concept, lang).name;
        match name.split_once(' ') {
            Some((first, rest)) if self.breaks => vec![first, rest],
            Some(_) | None => vec![name],
        }
    }

    /// A concept's box.
    pub(super) fn place(&self, concept: Concept, lang: Lang) -> Place {
        let longest = self.lines(concept, lang).into_iter().map(|line| line.chars().count()).max().unwrap_or(0);
        let width = (longest as f64 * CHARACTER + self.air).max(LEAST);
        Place { middle: (self.middle)(concept), size: (width, self.height) }
    }

    /// All of the state that is shown; what is lit lies above what is not.
    pub(super) fn draw(&self, canvas: &mut Canvas<Concept>, state: &State, lang: Lang) {
        for lights in [[Light::Quiet, Light::Plain], [Light::Near, Light::Lit]] {
            for link in state.links().filter(|link| lights.contains(&state.light_of(*link))) {
                self.draw_arrow(canvas, state, lang, link);
            }
        }
        for concept in state.concepts() {
            self.draw_concept(canvas, state, lang, concept);
        }
    }

    fn draw_arrow(&self, canvas: &mut Canvas<Concept>, state: &State, lang: Lang, link: Link) {
        let (from, to) = link.ends();
        let arrow = arrow(&(self.way)(link), self.place(from, lang), self.place(to, lang));
        let (tone, lit) = match state.light_of(link) {
            Light::Lit | Light::Near => (Tone::Leads, true),
            Light::Plain => (Tone::Leads, false),
            Light::Quiet => (Tone::LeadsQuiet, false),
        };
        canvas.draw(("arrow", link as u64), tone, arrow.line).lit(lit);
        canvas.draw(("tip", link as u64), tone, arrow.tip).lit(lit);
        // Labels of what is not lit would be read first: there are more of them.
        if self.labels && tone == Tone::Leads {
            let (x, y) = arrow.label;
            let text = link_words(link, lang).name.to_owned();
            if arrow.on_line {
                // A text's own outline leaves the line visible between its words.
                let size = (text.chars().count() as f64 * GAP.0, GAP.1);
                let corner = (x - size.0 / 2.0, y - size.1 / 2.0);
                canvas.draw(("gap", link as u64), Tone::Ground, rect(corner, size, 0.0));
            }
            let form = Form::Text { x, y: y + BASE, anchor: Anchor::Middle, text };
            canvas.draw(("label", link as u64), Tone::Caption, form).lit(lit);
        }
    }

    fn draw_concept(&self, canvas: &mut Canvas<Concept>, state: &State, lang: Lang, concept: Concept) {
        let (place, light) = (self.place(concept, lang), state.light(concept));
        draw_box(canvas, light, concept, (role(concept), concept as u64), place);
        let lines = self.lines(concept, lang);
        let top = place.middle.1 - (lines.len() - 1) as f64 * LINE / 2.0 + BASE;
        for (at, line) in lines.into_iter().enumerate() {
            let role = if at == 0 { "name" } else { "name-below" };
            draw_name(canvas, light, concept, (role, concept as u64), (place.middle.0, top + at as f64 * LINE), line);
        }
    }
}

/// The role of a concept's box: the keyboard walks along the boxes of a role.
pub(super) fn role(concept: Concept) -> &'static str {
    concept.layer().slug()
}

/// The box of a concept.
pub(super) fn draw_box(
    canvas: &mut Canvas<Concept>,
    light: Light,
    concept: Concept,
    key: (&'static str, u64),
    place: Place,
) {
    let (tone, lit) = look(light, concept);
    canvas.draw(key, tone, rect(place.corner(), place.size, 6.0)).part(concept).lit(lit);
}

/// A concept's name, or a line of it, around a point of its baseline.
pub(super) fn draw_name(
    canvas: &mut Canvas<Concept>,
    light: Light,
    concept: Concept,
    key: (&'static str, u64),
    (x, y): (f64, f64),
    text: &str,
) {
    let (tone, lit) = look(light, concept);
    let form = Form::Text { x, y, anchor: Anchor::Middle, text: text.to_owned() };
    canvas.draw(key, tone, form).lit(lit);
}

/// A concept that has a colour everywhere in the course has it here; all others are ink.
fn look(light: Light, concept: Concept) -> (Tone, bool) {
    let tone = match concept {
        Concept::Lane => Tone::ConceptLane,
        Concept::Efficiency => Tone::ConceptUsed,
        Concept::Row => Tone::ConceptRow,
        Concept::Conflict => Tone::ConceptConflict,
        Concept::Layout
        | Concept::Stride
        | Concept::Padding
        | Concept::Swizzle
        | Concept::Tile
        | Concept::Warp
        | Concept::Address
        | Concept::Request
        | Concept::Sector
        | Concept::Line
        | Concept::L1
        | Concept::L2
        | Concept::Coherence
        | Concept::Wavefront
        | Concept::Bank
        | Concept::SharedMemory
        | Concept::Fetch
        | Concept::Channel
        | Concept::DramBank
        | Concept::Burst
        | Concept::Bandwidth
        | Concept::Latency
        | Concept::Occupancy
        | Concept::InFlight
        | Concept::Intensity
        | Concept::Roofline => Tone::Concept,
    };
    match light {
        Light::Lit => (tone, true),
        Light::Plain | Light::Near => (tone, false),
        Light::Quiet => (Tone::ConceptQuiet, false),
    }
}
