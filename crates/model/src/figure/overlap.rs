//! A warp's fetches in flight: where the reader is, and what the reader can do.
//!
//! Absent on purpose: colours, coordinates, language, the clock on the wall. Every time is derived anew and never stored.

mod action;
mod address;
mod look;
pub mod measured;
mod preset;
mod spec;

pub use action::Action;
pub use preset::Preset;
pub use spec::{Dial, Spec};

use super::{Figure, Name, coalescing};
use crate::{
    access::Access,
    arch::Arch,
    query::{Choice, Fault},
    warp::{Lane, Mask},
};
use measured::Series;

/// The four moments: what is told, what happens to one warp, what happens to many, what a card says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Step {
    /// One fetch after another, beside all at once, on one axis.
    Myth,
    /// One warp alone, close up.
    OneWarp,
    /// Many warps, and the bus they share.
    ManyWarps,
    /// What an H200 took.
    Measured,
}

impl Choice for Step {
    const ALL: &'static [Step] = &[Step::Myth, Step::OneWarp, Step::ManyWarps, Step::Measured];

    fn slug(self) -> &'static str {
        match self {
            Step::Myth => "myth",
            Step::OneWarp => "one-warp",
            Step::ManyWarps => "many-warps",
            Step::Measured => "measured",
        }
    }
}

impl Step {
    /// The moment after this one; the last stays.
    pub fn next(self) -> Step {
        match self {
            Step::Myth => Step::OneWarp,
            Step::OneWarp => Step::ManyWarps,
            Step::ManyWarps | Step::Measured => Step::Measured,
        }
    }

    /// The moment before this one; the first stays.
    pub fn previous(self) -> Step {
        match self {
            Step::Myth | Step::OneWarp => Step::Myth,
            Step::ManyWarps => Step::OneWarp,
            Step::Measured => Step::ManyWarps,
        }
    }
}

/// What a reader can point at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// A lane of the warp.
    Lane(Lane),
    /// A fetch, by its first byte's address ÷ its bytes.
    Fetch(u64),
    /// A row of warps, by its number.
    Warps(u32),
    /// A measured latency: the series, and its place there.
    Timed(Series, usize),
}

/// Whether what many warps pay waits for the reader's guess.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Guess {
    /// It is shown.
    Off,
    /// It is hidden until a guess is made.
    Open,
    /// How many times slower the reader said; it is shown.
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
    /// Each lane a line of its own: the myth beside what happens.
    fn default() -> State {
        State::new(Spec::default())
    }
}

impl State {
    /// What the author wrote, at its first moment.
    pub fn new(spec: Spec) -> State {
        State { start: spec, spec, step: Step::Myth, picked: None, pointed: None, guess: Guess::Off }
    }

    /// An access from elsewhere, over the default memory: see [`coalescing::Spec::of_access`].
    pub fn of_access(access: &Access, arch: Arch) -> State {
        State::new(Spec::default().with_access(coalescing::Spec::of_access(access, arch)))
    }

    /// Total: every action has an outcome.
    pub fn apply(&mut self, action: Action) {
        let before = *self;
        let spec = self.spec;
        match action {
            Action::Access(access) => self.spec = spec.with_access(access),
            Action::AllOn => self.spec = spec.with_access(spec.access().with_off(Mask::NONE)),
            Action::Card(card) => self.spec = spec.with_card(card),
            Action::Number(dial, value) => self.spec = spec.with_number(dial, value),
            Action::Preset(preset) => {
                self.spec = preset.spec().on_hardware_of(&spec);
                self.go(preset.step().unwrap_or(self.step));
            }
            Action::Go(step) => self.go(step),
            Action::Next => self.go(self.step.next()),
            Action::Previous => self.go(self.step.previous()),
            Action::Pick(part) => self.picked = (self.picked != Some(part)).then_some(part),
            Action::Release => self.picked = None,
            Action::Point(part) => self.pointed = part,
            Action::Predict => self.ask(),
            Action::Guess(times) => self.answer(Guess::Made(times)),
            Action::Reveal => self.answer(Guess::Off),
            Action::Reset => *self = State::new(self.start),
        }
        if self.spec != before.spec && self.guess != Guess::Off {
            self.ask();
        }
        self.picked = self.picked.filter(|part| self.has(*part));
        self.pointed = self.pointed.filter(|part| self.has(*part));
    }

    /// The access, the memory and the crowd as they stand now.
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

    /// The part that stays lit.
    pub fn picked(&self) -> Option<Part> {
        self.picked
    }

    /// Whether what many warps pay is hidden, and what was guessed.
    pub fn guess(&self) -> Guess {
        self.guess
    }

    /// The named example it equals.
    pub fn preset(&self) -> Option<Preset> {
        Preset::of(&self.spec)
    }

    /// Goes to a moment, unless a guess is open: that is about the first one.
    fn go(&mut self, step: Step) {
        match self.guess {
            Guess::Open => {}
            Guess::Off | Guess::Made(_) => self.step = step,
        }
    }

    fn ask(&mut self) {
        self.guess = Guess::Open;
        self.step = Step::Myth;
        self.picked = None;
    }

    fn answer(&mut self, guess: Guess) {
        self.guess = guess;
        self.step = Step::ManyWarps;
    }

    /// Whether a part can be seen at this moment; a lane waits until it can be seen again.
    fn has(&self, part: Part) -> bool {
        match (part, self.step) {
            (Part::Lane(_), _) => true,
            (Part::Fetch(index), Step::Myth | Step::OneWarp) => self.fetches().iter().any(|fetch| fetch.index == index),
            (Part::Warps(row), Step::ManyWarps) => row < self.rows(),
            (Part::Timed(series, at), Step::Measured) => at < series.timings().len(),
            (Part::Fetch(_) | Part::Warps(_) | Part::Timed(..), _) => false,
        }
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
        let action = self.action(name, value);
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
        match part {
            Part::Lane(lane) => self.lights_lane(lane),
            Part::Fetch(index) => self.fetches().iter().any(|one| one.index == index && self.lights_fetch(one)),
            Part::Warps(_) | Part::Timed(..) => self.lit() == Some(part),
        }
    }
}
