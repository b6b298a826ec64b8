//! The picture of the memory that the access goes to, by the figure that draws it; or why there is none.

use super::{answer::Answer, saying};
use crate::{
    banks,
    canvas::Canvas,
    coalescing,
    label::caption_width,
    panel::Panel,
    scene::{Anchor, Format, Scene, Shape, Table, Target, Tone},
};
use model::{
    access::{Access, Space},
    figure::{
        banks as shared, coalescing as global,
        lab::{Part, State, Step},
    },
    query::Choice,
    warp::Mask,
};
use words::{Lang, words};

/// What is drawn.
pub(super) enum Picture {
    /// Lanes and sectors.
    Global(Box<global::State>),
    /// Lanes and banks.
    Shared(Box<shared::State>),
    /// Lanes that ask for nothing, and what is wrong.
    Nothing(Box<global::State>),
}

/// The picture of a state.
pub(super) fn of(state: &State, answer: &Answer) -> Picture {
    match &answer.access {
        Ok(access) if access.space() == Space::Global => Picture::Global(Box::new(global_state(state, access))),
        Ok(access) => Picture::Shared(Box::new(shared_state(state, access))),
        Err(_) => Picture::Nothing(Box::new(global::State::new(global::Spec::default().with_off(Mask::ALL)))),
    }
}

fn global_state(state: &State, access: &Access) -> global::State {
    use global::{Action, Spec};
    let mut made = global::State::new(Spec::of_access(access, state.spec().arch()));
    made.apply(Action::Go(global_step(state.step())));
    let sectors = made.sectors();
    let own = |part: Part| match (part, part.lane()) {
        (_, Some(lane)) => Some(global::Part::Lane(lane)),
        (Part::Global(own @ global::Part::Sector(index)), _) => {
            sectors.iter().any(|sector| sector.index == index).then_some(own)
        }
        (Part::Global(own @ global::Part::Line(index)), _) => {
            sectors.iter().any(|sector| sector.line() == index).then_some(own)
        }
        (Part::Global(global::Part::Lane(_)) | Part::Shared(_), _) => None,
    };
    if let Some(part) = state.lit().and_then(own) {
        made.apply(Action::Pick(part));
    }
    made
}

fn shared_state(state: &State, access: &Access) -> shared::State {
    use shared::Action;
    let mut made = shared::State::of_access(access.clone());
    made.apply(Action::Go(shared_step(state.step())));
    let serving = made.serving();
    let own = |part: Part| match (part, part.lane()) {
        (_, Some(lane)) => Some(shared::Part::Lane(lane)),
        (Part::Shared(own), _) => serving.cells.iter().any(|cell| cell.is_of(own)).then_some(own),
        (Part::Global(_), _) => None,
    };
    if let Some(part) = state.lit().and_then(own) {
        made.apply(Action::Pick(part));
    }
    made
}

fn global_step(step: Step) -> global::Step {
    match step {
        Step::Addresses => global::Step::Addresses,
        Step::Places => global::Step::Grouping,
        Step::Served => global::Step::HandOut,
    }
}

fn shared_step(step: Step) -> shared::Step {
    match step {
        Step::Addresses => shared::Step::Addresses,
        Step::Places => shared::Step::Banks,
        Step::Served => shared::Step::Turns,
    }
}

impl Picture {
    /// As a scene of the lab.
    pub fn scene(&self, state: &State, answer: &Answer, lang: Lang, format: Format) -> Scene<Part> {
        let title = words(lang).lab().title;
        match self {
            Picture::Global(own) => Scene { title, ..mapped(coalescing::scene(own, lang, format), &Part::Global) },
            Picture::Shared(own) => Scene { title, ..mapped(banks::scene(own, lang, format), &Part::Shared) },
            Picture::Nothing(own) => empty(own, &saying::sentence(state, answer, None, lang), lang, format),
        }
    }

    /// What stands around the picture in the figure that draws it.
    pub fn panel(&self, lang: Lang) -> Panel {
        match self {
            Picture::Global(own) | Picture::Nothing(own) => coalescing::panel(own, lang),
            Picture::Shared(own) => banks::panel(own, lang),
        }
    }

    /// What the figure that draws it calls a moment of the lab.
    pub fn step_slug(&self, step: Step) -> &'static str {
        match self {
            Picture::Global(_) | Picture::Nothing(_) => global_step(step).slug(),
            Picture::Shared(_) => shared_step(step).slug(),
        }
    }
}

/// The same scene, its parts known as the lab's. No lane can be switched off here: the snippet says who takes part.
fn mapped<P>(scene: Scene<P>, part: &dyn Fn(P) -> Part) -> Scene<Part> {
    let shapes = scene.shapes.into_iter().map(|shape| Shape {
        key: shape.key,
        form: shape.form,
        tone: shape.tone,
        part: shape.part.map(part),
        lit: shape.lit,
    });
    let targets = scene.targets.into_iter().map(|target| Target {
        key: target.key,
        part: part(target.part),
        name: target.name,
        pressed: None,
    });
    let rows = scene.table.rows.into_iter().map(|(own, cells)| (part(own), cells));
    Scene {
        width: scene.width,
        height: scene.height,
        title: scene.title,
        description: scene.description,
        shapes: shapes.collect(),
        targets: targets.collect(),
        table: Table { heads: scene.table.heads, rows: rows.collect() },
    }
}

/// Baseline of the first line of the message, where memory would be, and from one line to the next.
const MESSAGE_TOP: (f64, f64) = (118.0, 88.0);
const LINE_HEIGHT: f64 = 18.0;
/// Lines of the message; the sentence under the picture has all of it.
const LINES: usize = 5;

/// The warp, every lane off, and a message in the place of memory.
fn empty(state: &global::State, message: &str, lang: Lang, format: Format) -> Scene<Part> {
    let mut scene = mapped(coalescing::scene(state, lang, format), &Part::Global);
    let top = match format {
        Format::Wide => MESSAGE_TOP.0,
        Format::Narrow => MESSAGE_TOP.1,
    };
    scene.shapes.retain(|shape| shape.key != ("caption", 1));
    scene.shapes.iter_mut().for_each(|shape| shape.part = None);
    let mut canvas = Canvas::new();
    let mut y = top;
    for (at, line) in (0..).zip(wrapped(message, format.width())) {
        canvas.text(("message", at), Tone::Caption, (0.0, y), Anchor::Start, &line);
        y += LINE_HEIGHT;
    }
    scene.shapes.extend(canvas.into_shapes());
    Scene {
        height: y,
        title: words(lang).lab().title,
        description: message.to_owned(),
        targets: Vec::new(),
        table: Table { heads: Vec::new(), rows: Vec::new() },
        ..scene
    }
}

/// Lines no wider than this; a word that is too long for one is cut.
fn wrapped(text: &str, width: f64) -> Vec<String> {
    let fits = |line: &str| caption_width(line) <= width;
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if fits(&format!("{line} {word}")) => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) | None => lines.push(word.to_owned()),
        }
    }
    if lines.len() > LINES {
        lines.truncate(LINES);
        if let Some(last) = lines.last_mut() {
            last.push_str(" …");
        }
    }
    for line in &mut lines {
        while !fits(line) {
            line.pop();
            line.pop();
            line.push('…');
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_fit_into_the_picture() {
        assert_eq!(wrapped("one two  three", 60.0), ["one two", "three"]);
        assert_eq!(wrapped("abcdefghijklmnop", 60.0), ["abcdefg…"]);
        let long = wrapped(&"word ".repeat(100), 100.0);
        assert_eq!(long.len(), LINES);
        assert!(long.iter().all(|line| caption_width(line) <= 100.0));
    }
}
