//! What a real card measured, with the model's word laid over it: where the reader is, and what the reader can do.
//!
//! Absent on purpose: the numbers (they are `measured`'s), colours, coordinates, language. What a reader's own card
//! measured is no part of an address, and nothing but the reader puts it away.

mod action;
mod address;
mod look;
mod question;
mod spec;

pub use action::Action;
pub use question::{Question, Spot};
pub use spec::{Scale, Spec};

use super::{Figure, Name};
use crate::{
    measured::{self, Own, Series},
    query::{Choice, Fault},
};

/// What of both is shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Step {
    /// What cards measured.
    Measured,
    /// What the model says.
    Predicted,
    /// One over the other.
    Both,
}

impl Choice for Step {
    const ALL: &'static [Step] = &[Step::Measured, Step::Predicted, Step::Both];

    fn slug(self) -> &'static str {
        match self {
            Step::Measured => "measured",
            Step::Predicted => "predicted",
            Step::Both => "both",
        }
    }
}

/// What a reader can point at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// A place on the axis: a stride, an offset, a kind by its number.
    At(u32),
}

/// Whether the numbers wait for the reader's guess.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Guess {
    /// They are shown.
    Off,
    /// All but the one that is given are hidden.
    Open,
    /// The reader's guess; they are shown.
    Made(u32),
}

/// Where the reader is.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    start: Spec,
    spec: Spec,
    step: Step,
    picked: Option<Part>,
    pointed: Option<Part>,
    guess: Guess,
    own: Option<Own>,
    refused: Option<Own>,
}

impl Default for State {
    /// Strided reads of floats, both over each other.
    fn default() -> State {
        State::new(Spec::default())
    }
}

impl State {
    /// The author's series, both over each other.
    pub fn new(spec: Spec) -> State {
        State {
            start: spec,
            spec,
            step: Step::Both,
            picked: None,
            pointed: None,
            guess: Guess::Off,
            own: None,
            refused: None,
        }
    }

    /// Total: every action has an outcome.
    pub fn apply(&mut self, action: Action) {
        match action {
            Action::Series(series) => self.turn_to(series),
            Action::Scale(scale) => self.spec = self.spec.with_scale(scale),
            Action::Go(step) => self.go(Some(step)),
            Action::Next => self.go(Step::ALL.iter().copied().find(|step| *step > self.step)),
            Action::Previous => self.go(Step::ALL.iter().copied().rfind(|step| *step < self.step)),
            Action::Pick(part) => self.picked = Some(part).filter(|part| self.picked != Some(*part) && self.has(*part)),
            Action::Release => self.picked = None,
            Action::Point(part) => self.pointed = part.filter(|part| self.has(*part)),
            Action::Predict => self.ask(),
            Action::Guess(said) => self.guess = Guess::Made(said),
            Action::Reveal => self.guess = Guess::Off,
            Action::Own(text) => self.take(&text),
            Action::Reset => {
                let (own, refused) = (self.own.take(), self.refused.take());
                *self = State { own, refused, ..State::new(self.start) };
            }
        }
    }

    /// The series, and how its numbers are laid out.
    pub fn spec(&self) -> Spec {
        self.spec
    }

    /// The series that is shown.
    pub fn series(&self) -> Series {
        self.spec.series()
    }

    /// What of measurement and model is shown.
    pub fn step(&self) -> Step {
        self.step
    }

    /// What the reader's card measured.
    pub fn own(&self) -> Option<&Own> {
        self.own.as_ref()
    }

    /// The last file, if nothing of it could be used: what was read before is still there.
    pub fn refused(&self) -> Option<&Own> {
        self.refused.as_ref()
    }

    /// The part to light up: what is pointed at, else what is picked.
    pub fn lit(&self) -> Option<Part> {
        self.pointed.or(self.picked)
    }

    /// The part that stays lit.
    pub fn picked(&self) -> Option<Part> {
        self.picked
    }

    /// Whether the numbers are hidden, and what was guessed.
    pub fn guess(&self) -> Guess {
        self.guess
    }

    fn turn_to(&mut self, series: Series) {
        if series == self.series() {
            return;
        }
        self.spec = Spec::new(series);
        (self.picked, self.pointed) = (None, None);
        // Another series is another question.
        if self.guess != Guess::Off {
            self.ask();
        }
    }

    /// Both stay in view while a guess is open.
    fn go(&mut self, step: Option<Step>) {
        if let (Some(step), Guess::Off | Guess::Made(_)) = (step, self.guess) {
            self.step = step;
        }
    }

    fn ask(&mut self) {
        (self.guess, self.step, self.picked) = (Guess::Open, Step::Both, None);
    }

    /// An empty text puts the reader's card away; one without a number leaves it.
    fn take(&mut self, text: &str) {
        match (!text.trim().is_empty()).then(|| measured::read(text)) {
            Some(given) if given.numbers() == 0 => self.refused = Some(given),
            given => (self.own, self.refused) = (given, None),
        }
        self.picked = self.picked.filter(|part| self.has(*part));
        self.pointed = self.pointed.filter(|part| self.has(*part));
    }
}

impl Figure for State {
    type Part = Part;

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
        let action = Action::from_control(name, value, self);
        action.map(|action| self.apply(action)).is_some()
    }

    fn press(&mut self, part: Part) {
        self.apply(Action::Pick(part));
    }

    fn point(&mut self, part: Option<Part>) {
        self.apply(Action::Point(part));
    }

    fn pointed(&self) -> Option<Part> {
        self.pointed
    }

    fn release(&mut self) {
        self.apply(Action::Release);
        self.apply(Action::Point(None));
    }

    fn lights(&self, part: Part) -> bool {
        self.lit() == Some(part)
    }
}
