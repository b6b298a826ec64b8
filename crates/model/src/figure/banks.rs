//! A warp's access to shared memory, and the lanes that wait for each other: where the reader is, and what the reader
//! can do.
//!
//! Absent on purpose: colours, coordinates, language, the clock. Every count is derived anew and never stored.

mod action;
mod address;
mod fix;
mod preset;
mod serving;
mod spec;
mod step;
mod wish;

pub use action::Action;
pub use fix::Fix;
pub use preset::Preset;
pub use serving::{Cell, Serving};
pub use spec::Spec;
pub use step::Step;
pub use wish::{Number, Op, Pattern};

use super::{Figure, Name};
use crate::{
    access::Access,
    query::Fault,
    shared::BANKS,
    warp::{Lane, Mask},
};

/// The access before and after something is done against conflicts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// As the pattern has it; the only one where nothing is done.
    Plain,
    /// Padded or swizzled.
    Fixed,
}

/// What a reader can point at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// A lane of the warp.
    Lane(Lane),
    /// A bank, 0 to 31.
    Bank(u32),
    /// A word, by its number: address ÷ 4.
    Word(Side, u64),
    /// A turn of the banks, from 0, over all groups.
    Turn(Side, u32),
}

/// Whether the counts wait for the reader's guess.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Guess {
    /// Counts are shown.
    Off,
    /// Counts are hidden until a guess is made.
    Open,
    /// The reader's number of turns; counts are shown.
    Made(u32),
}

/// Where the reader is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    start: Spec,
    spec: Spec,
    step: Step,
    picked: Option<Part>,
    pointed: Option<Part>,
    guess: Guess,
}

impl Default for State {
    /// The default access at its last moment, when everything can be seen.
    fn default() -> State {
        State::new(Spec::default())
    }
}

impl State {
    /// The author's access, at its last moment.
    pub fn new(spec: Spec) -> State {
        State { start: spec.clone(), spec, step: Step::Turns, picked: None, pointed: None, guess: Guess::Off }
    }

    /// An access from elsewhere, at its last moment: see [`Spec::of_access`].
    pub fn of_access(access: Access) -> State {
        State::new(Spec::of_access(access))
    }

    /// Total: every action has an outcome.
    pub fn apply(&mut self, action: Action) {
        let before = self.spec.clone();
        match action {
            Action::Pattern(pattern) => self.spec = before.clone().with_pattern(pattern),
            Action::Number(number, value) => self.spec = before.clone().with_number(number, value),
            Action::Fix(fix) => self.spec = before.clone().with_fix(fix),
            Action::Width(width) => self.spec = before.clone().with_width(width),
            Action::Op(op) => self.spec = before.clone().with_op(op),
            Action::Toggle(lane) => self.spec = before.clone().with_off(before.off().toggled(lane)),
            Action::AllOn => self.spec = before.clone().with_off(Mask::NONE),
            Action::Preset(preset) => self.spec = preset.spec(),
            Action::Go(step) => self.step = step,
            Action::Next => self.step = self.step.next(),
            Action::Previous => self.step = self.step.previous(),
            Action::Pick(part) => self.picked = (self.picked != Some(part)).then_some(part),
            Action::Release => self.picked = None,
            Action::Point(part) => self.pointed = part,
            Action::Predict => self.ask(),
            Action::Guess(turns) => self.answer(Guess::Made(turns)),
            Action::Reveal => self.answer(Guess::Off),
            Action::Reset => *self = State::new(self.start.clone()),
        }
        if self.spec != before {
            self.after_change();
        }
        self.rest_while_asked();
    }

    /// The access as it stands now.
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

    /// The named access it equals.
    pub fn preset(&self) -> Option<Preset> {
        Preset::of(&self.spec)
    }

    /// How the access is served as the pattern has it.
    pub fn plain(&self) -> Serving {
        Serving::of(Side::Plain, self.spec.plain(), self.spec.op())
    }

    /// How it is served after what is done against conflicts, if anything is.
    pub fn fixed(&self) -> Option<Serving> {
        Some(Serving::of(Side::Fixed, self.spec.fixed()?, self.spec.op()))
    }

    /// How it is served in the end: after what is done against conflicts, or as the pattern has it.
    pub fn serving(&self) -> Serving {
        self.fixed().unwrap_or_else(|| self.plain())
    }

    /// Whether this lane, or something it is served by, is lit.
    pub fn lights_lane(&self, lane: Lane) -> bool {
        match self.lit() {
            Some(Part::Lane(lit)) => lit == lane,
            Some(Part::Word(Side::Plain, _) | Part::Turn(Side::Plain, _)) => self.plain().lights_lane(self.lit(), lane),
            Some(Part::Bank(_) | Part::Word(Side::Fixed, _) | Part::Turn(Side::Fixed, _)) => {
                self.serving().lights_lane(self.lit(), lane)
            }
            None => false,
        }
    }

    fn ask(&mut self) {
        self.guess = Guess::Open;
        self.picked = None;
    }

    /// While an answer is awaited, nothing further is shown.
    fn rest_while_asked(&mut self) {
        if self.guess == Guess::Open {
            self.step = Step::Addresses;
        }
    }

    fn answer(&mut self, guess: Guess) {
        self.guess = guess;
        self.step = Step::Turns;
    }

    /// A new access is a new question, and a word or turn that it does not have cannot stay picked.
    fn after_change(&mut self) {
        if self.guess != Guess::Off {
            self.ask();
        }
        let servings: Vec<Serving> = [Some(self.plain()), self.fixed()].into_iter().flatten().collect();
        let stays = |part: &Part| match *part {
            Part::Lane(_) => true,
            Part::Bank(bank) => (bank as usize) < BANKS,
            Part::Word(..) | Part::Turn(..) => {
                let mut cells = servings.iter().flat_map(|serving| &serving.cells);
                cells.any(|cell| cell.is_of(*part))
            }
        };
        self.picked = self.picked.filter(stays);
        self.pointed = self.pointed.filter(stays);
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
        let action = Action::from_control(name, value);
        action.map(|action| self.apply(action)).is_some()
    }

    fn press(&mut self, part: Part) {
        self.apply(match part {
            Part::Lane(lane) => Action::Toggle(lane),
            Part::Bank(_) | Part::Word(..) | Part::Turn(..) => Action::Pick(part),
        });
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
        match part {
            Part::Lane(lane) => self.lights_lane(lane),
            Part::Bank(_) | Part::Word(..) | Part::Turn(..) => self.lit() == Some(part),
        }
    }
}
