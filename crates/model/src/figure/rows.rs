//! A warp's load in DRAM: the sectors it needs, the rows they lie in, and when they arrive. Where the reader is, and what
//! the reader can do.
//!
//! Absent on purpose: colours, coordinates, language, the clock. Every count is derived anew and never stored.

mod action;
mod address;
mod look;
mod preset;
mod service;
mod spec;
mod step;

pub use action::Action;
pub use look::WHOLE_LOAD_CARD;
pub use preset::Preset;
pub use service::{Burst, Opened, Service};
pub use spec::{Before, Spec};
pub use step::Step;

use super::{Figure, Name, coalescing};
use crate::{
    access::Access,
    arch::Arch,
    query::Fault,
    warp::{Lane, Mask},
};

/// What a reader can point at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// A lane of the warp, and all that serves it.
    Lane(Lane),
    /// A burst of 32 bytes that DRAM delivers, by its number: address ÷ 32.
    Sector(u64),
    /// A channel.
    Channel(u32),
    /// A bank, after its channel.
    Bank(u32, u32),
    /// A row, after its channel and its bank.
    Row(u32, u32, u64),
}

/// Whether the counts wait for the reader's guess.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Guess {
    /// Counts are shown.
    Off,
    /// Counts are hidden until a guess is made.
    Open,
    /// The reader's number of activations; counts are shown.
    Made(u32),
}

/// Where the reader is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    start: Spec,
    spec: Spec,
    step: Step,
    picked: Option<Part>,
    pointed: Option<Part>,
    guess: Guess,
}

impl Default for State {
    /// A line whose bank holds another row, at its last moment, when everything can be seen.
    fn default() -> State {
        State::new(Spec::default())
    }
}

impl State {
    /// The author's load, at its last moment.
    pub fn new(spec: Spec) -> State {
        State { start: spec, spec, step: Step::Reads, picked: None, pointed: None, guess: Guess::Off }
    }

    /// A load from elsewhere, at its last moment: see [`coalescing::Spec::of_access`].
    pub fn of_access(access: &Access, arch: Arch) -> State {
        State::new(Spec::default().with_access(coalescing::Spec::of_access(access, arch)))
    }

    /// Total: every action has an outcome.
    pub fn apply(&mut self, action: Action) {
        let before = self.spec;
        match action {
            Action::Access(access) => self.spec = before.with_access(access),
            Action::Kind(kind) => self.spec = before.with_kind(kind),
            Action::Mapping(mapping) => self.spec = before.with_mapping(mapping),
            Action::Fetch(fetch) => self.spec = before.with_fetch(fetch),
            Action::Before(held) => self.spec = before.with_before(held),
            Action::AllOn => self.spec = before.with_access(before.access().with_off(Mask::NONE)),
            Action::Preset(preset) => self.spec = preset.spec().with_kind(before.kind()),
            Action::Go(step) => self.step = step,
            Action::Next => self.step = self.step.next(),
            Action::Previous => self.step = self.step.previous(),
            Action::Pick(part) => self.picked = (self.picked != Some(part)).then_some(part),
            Action::Release => self.picked = None,
            Action::Point(part) => self.pointed = part,
            Action::Predict => self.ask(),
            Action::Guess(activations) => self.answer(Guess::Made(activations)),
            Action::Reveal => self.answer(Guess::Off),
            Action::Reset => *self = State::new(self.start),
        }
        if self.spec != before {
            self.after_change();
        }
        self.rest_while_asked();
    }

    /// The load as it stands now.
    pub fn spec(&self) -> &Spec {
        &self.spec
    }

    /// The moment that is shown.
    pub fn step(&self) -> Step {
        self.step
    }

    /// The part to light up: what is pointed at, else what is picked.
    pub fn lit(&self) -> Option<Part> {
        self.pointed.or(self.picked)
    }

    /// The part that is pointed at.
    pub fn pointed(&self) -> Option<Part> {
        self.pointed
    }

    /// The part that stays lit.
    pub fn picked(&self) -> Option<Part> {
        self.picked
    }

    /// Whether counts are hidden, and what was guessed.
    pub fn guess(&self) -> Guess {
        self.guess
    }

    /// The named load it equals.
    pub fn preset(&self) -> Option<Preset> {
        Preset::of(&self.spec)
    }

    fn ask(&mut self) {
        self.guess = Guess::Open;
        self.picked = None;
    }

    /// While an answer is awaited, it is seen where the sectors lie, and nothing further.
    fn rest_while_asked(&mut self) {
        if self.guess == Guess::Open {
            self.step = Step::Places;
        }
    }

    fn answer(&mut self, guess: Guess) {
        self.guess = guess;
        self.step = Step::Reads;
    }

    /// A new load is a new question, and what it does not touch cannot stay picked.
    fn after_change(&mut self) {
        if self.guess != Guess::Off {
            self.ask();
        }
        let service = self.service();
        self.picked = self.picked.filter(|part| service.has(*part));
        self.pointed = self.pointed.filter(|part| service.has(*part));
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
        let action = Action::from_control(self.spec.access(), name, value);
        action.map(|action| self.apply(action)).is_some()
    }

    fn press(&mut self, part: Part) {
        self.apply(Action::Pick(part));
    }

    fn point(&mut self, part: Option<Part>) {
        self.apply(Action::Point(part));
    }

    fn pointed(&self) -> Option<Part> {
        State::pointed(self)
    }

    fn release(&mut self) {
        self.apply(Action::Release);
        self.apply(Action::Point(None));
    }

    fn lights(&self, part: Part) -> bool {
        self.service().lights(self.lit(), part)
    }
}
