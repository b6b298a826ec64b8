//! The picture of the memory that the access goes to, by the figure that draws it; or why there is none.

use super::{answer::Answer, message::empty, saying};
use crate::{
    banks, coalescing, overlap,
    panel::Panel,
    roofline, rows,
    scene::{Format, Scene, Shape, Table, Target},
};
use model::{
    access::{Access, Space},
    figure::{
        Figure, banks as shared, coalescing as global,
        lab::{Part, State, Step, View},
        overlap as time, roofline as roofs, rows as dram,
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
    /// Lanes, sectors, and the DRAM rows they lie in.
    Rows(Box<dram::State>),
    /// Fetches in flight.
    Overlap(Box<time::State>),
    /// Roofs over a kernel.
    Roofline(Box<roofs::State>),
    /// Lanes that ask for nothing, and what is wrong.
    Nothing(Box<global::State>),
}

/// The picture of a state.
pub(super) fn of(state: &State, answer: &Answer) -> Picture {
    match &answer.access {
        Ok(access) if access.space() == Space::Global => of_global(state, access),
        Ok(access) => Picture::Shared(Box::new(shared_state(state, access))),
        Err(_) => Picture::Nothing(Box::new(global::State::new(global::Spec::default().with_off(Mask::ALL)))),
    }
}

fn of_global(state: &State, access: &Access) -> Picture {
    let arch = state.spec().arch();
    let slug = step_slug(state.view(), state.step());
    match state.view() {
        View::Memory => Picture::Global(Box::new(global_state(state, access))),
        View::Rows => {
            let own = |part: Part| match (part, part.lane()) {
                (Part::Rows(own), _) => Some(own),
                (_, lane) => lane.map(dram::Part::Lane),
            };
            let made = dram::State::of_access(access, arch);
            let controls = [("dram", state.kind().slug()), ("step", slug)];
            Picture::Rows(Box::new(turned(made, &controls, state.lit().and_then(own))))
        }
        View::Overlap => {
            let own = |part: Part| match (part, part.lane()) {
                (Part::Overlap(own), _) => Some(own),
                (_, lane) => lane.map(time::Part::Lane),
            };
            let made = time::State::of_access(access, arch);
            // As many warps as the card can hold.
            let warps = (state.card().sms() * state.card().warps_per_sm()).to_string();
            let controls = [("card", state.card().slug()), ("warps", &warps), ("step", slug)];
            Picture::Overlap(Box::new(turned(made, &controls, state.lit().and_then(own))))
        }
        View::Roofline => {
            let own = |part| match part {
                Part::Roofline(own) => Some(own),
                Part::Global(_) | Part::Shared(_) | Part::Rows(_) | Part::Overlap(_) => None,
            };
            let made = roofs::State::of_access(access, arch);
            let controls = [("card", state.card().slug()), ("step", slug)];
            Picture::Roofline(Box::new(turned(made, &controls, state.lit().and_then(own))))
        }
    }
}

/// A figure with some controls turned and a part lit.
fn turned<F: Figure>(mut made: F, controls: &[(&str, &str)], lit: Option<F::Part>) -> F {
    for (name, value) in controls {
        made.turn(name, value);
    }
    made.point(lit);
    made
}

/// What the figure of a view calls a moment of the lab.
fn step_slug(view: View, step: Step) -> &'static str {
    match view {
        View::Memory => global_step(step).slug(),
        View::Rows => match step {
            Step::Addresses => dram::Step::Sectors.slug(),
            Step::Places => dram::Step::Places.slug(),
            Step::Served => dram::Step::Reads.slug(),
        },
        View::Overlap => match step {
            Step::Addresses => time::Step::Myth.slug(),
            Step::Places => time::Step::OneWarp.slug(),
            Step::Served => time::Step::ManyWarps.slug(),
        },
        View::Roofline => match step {
            Step::Addresses => roofs::Step::Roofs.slug(),
            Step::Places => roofs::Step::Access.slug(),
            Step::Served => roofs::Step::Measured.slug(),
        },
    }
}

fn global_state(state: &State, access: &Access) -> global::State {
    let own = |part: Part| match (part, part.lane()) {
        (Part::Global(own), _) => Some(own),
        (_, lane) => lane.map(global::Part::Lane),
    };
    let made = global::State::new(global::Spec::of_access(access, state.spec().arch()));
    turned(made, &[("step", global_step(state.step()).slug())], state.lit().and_then(own))
}

fn shared_state(state: &State, access: &Access) -> shared::State {
    let own = |part: Part| match (part, part.lane()) {
        (Part::Shared(own), _) => Some(own),
        (_, lane) => lane.map(shared::Part::Lane),
    };
    let made = shared::State::of_access(access.clone());
    turned(made, &[("step", shared_step(state.step()).slug())], state.lit().and_then(own))
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
            Picture::Rows(own) => Scene { title, ..mapped(rows::scene(own, lang, format), &Part::Rows) },
            Picture::Overlap(own) => Scene { title, ..mapped(overlap::scene(own, lang, format), &Part::Overlap) },
            Picture::Roofline(own) => Scene { title, ..mapped(roofline::scene(own, lang, format), &Part::Roofline) },
            Picture::Nothing(own) => empty(own, &saying::pointer(state, answer, lang), lang, format),
        }
    }

    /// Whether a part is lit, as the figure that draws it says; what stands in no such picture is not.
    pub fn lights(&self, part: Part) -> bool {
        match (self, part) {
            (Picture::Global(own), Part::Global(part)) => own.lights(part),
            (Picture::Shared(own), Part::Shared(part)) => own.lights(part),
            (Picture::Rows(own), Part::Rows(part)) => own.lights(part),
            (Picture::Overlap(own), Part::Overlap(part)) => own.lights(part),
            (Picture::Roofline(own), Part::Roofline(part)) => own.lights(part),
            (
                Picture::Global(_)
                | Picture::Shared(_)
                | Picture::Rows(_)
                | Picture::Overlap(_)
                | Picture::Roofline(_)
                | Picture::Nothing(_),
                _,
            ) => false,
        }
    }

    /// What stands around the picture in the figure that draws it.
    pub fn panel(&self, lang: Lang) -> Panel {
        match self {
            Picture::Global(own) | Picture::Nothing(own) => coalescing::panel(own, lang),
            Picture::Shared(own) => banks::panel(own, lang),
            Picture::Rows(own) => rows::panel(own, lang),
            Picture::Overlap(own) => overlap::panel(own, lang),
            Picture::Roofline(own) => roofline::panel(own, lang),
        }
    }

    /// From where the access is looked at: one to shared memory has no other picture.
    pub fn view(&self) -> View {
        match self {
            Picture::Global(_) | Picture::Shared(_) | Picture::Nothing(_) => View::Memory,
            Picture::Rows(_) => View::Rows,
            Picture::Overlap(_) => View::Overlap,
            Picture::Roofline(_) => View::Roofline,
        }
    }

    /// What the figure that draws it calls a moment of the lab.
    pub fn step_slug(&self, step: Step) -> &'static str {
        match self {
            Picture::Global(_) | Picture::Nothing(_) => step_slug(View::Memory, step),
            Picture::Shared(_) => shared_step(step).slug(),
            Picture::Rows(_) => step_slug(View::Rows, step),
            Picture::Overlap(_) => step_slug(View::Overlap, step),
            Picture::Roofline(_) => step_slug(View::Roofline, step),
        }
    }
}

/// The same scene, its parts known as the lab's. No lane can be switched off here: the snippet says who takes part.
pub(super) fn mapped<P>(scene: Scene<P>, part: &dyn Fn(P) -> Part) -> Scene<Part> {
    let shapes = scene.shapes.into_iter().map(|shape| Shape {
        key: shape.key,
        form: shape.form,
        tone: shape.tone,
        part: shape.part.map(part),
        lit: shape.lit,
        passing: shape.passing,
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
