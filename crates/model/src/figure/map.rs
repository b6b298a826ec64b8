//! What leads to what: the concepts of the course, and the arrows between them.
//!
//! Absent on purpose: colours, coordinates, language, the clock. The graph is data and does not change; a reader walks
//! on it.

mod action;
mod address;
mod concept;
mod layer;
mod link;
mod look;
mod path;

pub use action::Action;
pub use concept::Concept;
pub use layer::Layer;
pub use link::Link;
pub use look::Light;
pub use path::Path;

use super::{Figure, Name};
use crate::query::Fault;

/// Where on the map one stands: what an author writes, and what a reader changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct View {
    step: Layer,
    path: Option<Path>,
    concept: Option<Concept>,
}

impl Default for View {
    /// The whole map, with nothing lit.
    fn default() -> View {
        View { step: Layer::LAST, path: None, concept: None }
    }
}

/// Where the reader is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct State {
    start: View,
    view: View,
    pointed: Option<Concept>,
}

impl State {
    fn new(view: View) -> State {
        State { start: view, view, pointed: None }
    }

    /// Total: every action has an outcome.
    pub fn apply(&mut self, action: Action) {
        match action {
            Action::Go(step) => self.go(step),
            Action::Next => self.go(self.view.step.next()),
            Action::Previous => self.go(self.view.step.previous()),
            Action::Follow(path) => {
                let path = (self.view.path != Some(path)).then_some(path);
                self.view = View { path, ..View::default() };
            }
            Action::Pick(concept) => {
                let shown = concept.layer() <= self.view.step;
                self.view.concept = (shown && self.view.concept != Some(concept)).then_some(concept);
                self.view.path = None;
            }
            Action::Release => (self.view.concept, self.view.path) = (None, None),
            Action::Point(concept) => {
                self.pointed = concept.filter(|concept| concept.layer() <= self.view.step);
            }
            Action::Reset => *self = State::new(self.start),
        }
    }

    /// The moment: this layer and all before it are shown.
    pub fn step(&self) -> Layer {
        self.view.step
    }

    /// The way that is followed.
    pub fn path(&self) -> Option<Path> {
        self.view.path
    }

    /// The concept that stays lit.
    pub fn picked(&self) -> Option<Concept> {
        self.view.concept
    }

    /// The concept that is pointed at.
    pub fn pointed(&self) -> Option<Concept> {
        self.pointed
    }

    /// The concept to light up: what is pointed at, else what is picked.
    pub fn lit(&self) -> Option<Concept> {
        self.pointed.or(self.view.concept)
    }

    /// Shows a layer and all before it; what is hidden is let go of, and a way leads through all layers.
    fn go(&mut self, step: Layer) {
        let shown = |concept: &Concept| concept.layer() <= step;
        let concept = self.view.concept.filter(shown);
        let path = self.view.path.filter(|_| step == Layer::LAST);
        self.view = View { step, path, concept };
        self.pointed = self.pointed.filter(shown);
    }
}

impl Figure for State {
    type Part = Concept;

    fn parameters() -> Vec<&'static str> {
        State::parameters()
    }

    fn read(_: Name, query: &str) -> (State, Vec<Fault>) {
        State::from_query(query)
    }

    fn to_address(&self) -> String {
        State::to_address(self)
    }

    fn turn(&mut self, name: &str, value: &str) -> bool {
        let action = Action::from_control(name, value);
        action.map(|action| self.apply(action)).is_some()
    }

    fn press(&mut self, concept: Concept) {
        self.apply(Action::Pick(concept));
    }

    fn point(&mut self, concept: Option<Concept>) {
        self.apply(Action::Point(concept));
    }

    fn pointed(&self) -> Option<Concept> {
        State::pointed(self)
    }

    fn release(&mut self) {
        self.apply(Action::Release);
        self.apply(Action::Point(None));
    }

    fn lights(&self, concept: Concept) -> bool {
        match self.light(concept) {
            Light::Lit => true,
            Light::Near => self.lit().is_none(),
            Light::Plain | Light::Quiet => false,
        }
    }
}
