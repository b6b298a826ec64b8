//! Two roofs over a kernel, and an access that lowers one of them: where the reader is, and what the reader can do.
//!
//! Absent on purpose: colours, coordinates, language, the clock. Every number is derived anew and never stored.

mod action;
mod address;
mod count;
mod guess;
mod measured;
mod part;
mod preset;
mod spec;

pub use action::Action;
pub use count::Block;
pub use guess::{Guess, Verdict};
pub use measured::{REPORTED_A100_GFLOPS, Reached, SOURCE, Timed};
pub use part::{Part, Plot};
pub use preset::Preset;
pub use spec::{MOST_FLOPS, Peak, Precision, Spec};

use super::{Figure, Name, coalescing};
use crate::{
    access::Access,
    arch::Arch,
    query::{Choice, Fault},
};

/// The three moments.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Step {
    /// The two roofs, as if every byte that moves were used.
    Roofs,
    /// The access lowers the memory roof.
    Access,
    /// What was measured, beside what the model says.
    Measured,
}

impl Choice for Step {
    const ALL: &'static [Step] = &[Step::Roofs, Step::Access, Step::Measured];

    fn slug(self) -> &'static str {
        match self {
            Step::Roofs => "roofs",
            Step::Access => "access",
            Step::Measured => "measured",
        }
    }
}

impl Step {
    /// The moment after this one; the last stays.
    pub fn next(self) -> Step {
        match self {
            Step::Roofs => Step::Access,
            Step::Access | Step::Measured => Step::Measured,
        }
    }

    /// The moment before this one; the first stays.
    pub fn previous(self) -> Step {
        match self {
            Step::Roofs | Step::Access => Step::Roofs,
            Step::Measured => Step::Access,
        }
    }
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
    /// Scattered doubles on the card that was measured, the roof already lowered.
    fn default() -> State {
        State::new(Spec::default())
    }
}

impl State {
    /// The author's kernel, with its lowered roof.
    pub fn new(spec: Spec) -> State {
        State { start: spec, spec, step: Step::Access, picked: None, pointed: None, guess: Guess::Off }
    }

    /// An access from elsewhere, one FLOP an element, on the default card. The card decides the architecture.
    pub fn of_access(access: &Access, arch: Arch) -> State {
        State::new(Spec::default().with_access(coalescing::Spec::of_access(access, arch)))
    }

    /// Total: every action has an outcome.
    pub fn apply(&mut self, action: Action) {
        let before = *self;
        let spec = self.spec;
        match action {
            Action::Access(access) => self.spec = spec.with_access(access),
            Action::Card(card) => self.spec = spec.with_card(card),
            Action::Flops(flops) => self.spec = spec.with_flops(flops),
            Action::Fetch(fetch) => self.spec = spec.with_fetch(fetch),
            Action::Peak(peak) => self.spec = spec.with_peak(peak),
            Action::Preset(preset) => self.spec = preset.spec(),
            Action::Take(timed) => self.spec = spec.taking(timed),
            Action::Go(step) => self.go(step),
            Action::Next => self.go(self.step.next()),
            Action::Previous => self.go(self.step.previous()),
            Action::Pick(part) => self.picked = (self.picked != Some(part)).then_some(part),
            Action::Release => self.picked = None,
            Action::Point(part) => self.pointed = part,
            Action::Predict => self.ask(),
            Action::Guess(gflops) => self.answer(Guess::Made(gflops)),
            Action::Reveal => self.answer(Guess::Off),
            Action::Reset => *self = State::new(self.start),
        }
        if self.spec != before.spec && self.guess != Guess::Off {
            self.ask();
        }
        let state = *self;
        self.picked = self.picked.filter(|part| state.has(*part));
        self.pointed = self.pointed.filter(|part| state.has(*part));
    }

    /// The kernel and its card as they stand now.
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

    /// Whether the lowered roof is hidden, and what was guessed.
    pub fn guess(&self) -> Guess {
        self.guess
    }

    /// The named kernel it equals.
    pub fn preset(&self) -> Option<Preset> {
        Preset::of(&self.spec)
    }

    /// Whether the lowered roof is in the picture.
    pub fn shows_access(&self) -> bool {
        match self.step {
            Step::Roofs => false,
            Step::Access | Step::Measured => self.spec.efficiency().is_some(),
        }
    }

    /// Whether what was measured is in the picture.
    pub fn shows_measured(&self) -> bool {
        match self.step {
            Step::Roofs | Step::Access => false,
            Step::Measured => true,
        }
    }

    /// Whether sectors and the fetch from DRAM each have their own part in what is lost.
    pub fn splits_the_loss(&self) -> bool {
        let (ideal, sectors) = (self.spec.ideal_gflops(), self.spec.sectors_gflops());
        ideal > sectors && sectors > self.spec.reached_gflops()
    }

    /// Whether a part is in the picture.
    pub fn has(&self, part: Part) -> bool {
        match part {
            Part::Plot(Plot::Roof | Plot::Slope | Plot::Ridge) => true,
            Part::Plot(Plot::Ideal) => self.spec.intensity().is_some(),
            Part::Plot(Plot::Lowered | Plot::LoweredRidge | Plot::Reached) => self.shows_access(),
            Part::Plot(Plot::Sectors) => self.shows_access() && self.splits_the_loss(),
            Part::Plot(Plot::Measured) => self.shows_measured() && self.spec.was_reached().is_some(),
            Part::Timed(own) => self.shows_measured() && self.spec.timed().iter().any(|(timed, _)| *timed == own),
            Part::Block(index) => self.shows_access() && self.spec.blocks().iter().any(|block| block.index == index),
        }
    }

    /// Goes to a moment; while a guess is open, the roofs stay whole.
    fn go(&mut self, step: Step) {
        match self.guess {
            Guess::Off | Guess::Made(_) => self.step = step,
            Guess::Open => {}
        }
    }

    fn ask(&mut self) {
        self.guess = Guess::Open;
        self.step = Step::Roofs;
    }

    fn answer(&mut self, guess: Guess) {
        self.guess = guess;
        self.step = Step::Access;
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
        self.apply(match part {
            Part::Plot(_) | Part::Block(_) => Action::Pick(part),
            Part::Timed(timed) => Action::Take(timed),
        });
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
