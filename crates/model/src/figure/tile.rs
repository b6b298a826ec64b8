//! A transpose through shared memory, and its four accesses: where the reader is, and what the reader can do.
//!
//! Absent on purpose: colours, coordinates, language, the clock. Every count is derived anew and never stored.

mod action;
mod address;
mod look;
mod measured;
mod preset;
mod spec;
mod walk;

pub use action::Action;
pub use look::Cost;
pub use measured::{COPY_MBPS, EVIDENCE, SOURCE, mbps, of_copy};
pub use preset::Preset;
pub use spec::{Block, Column, Element, Kernel, Size, Spec};
pub use walk::{Place, turns, words_by_bank};

use super::{Figure, Name};
use crate::{
    global::SECTOR_BYTES,
    query::{Choice, Fault},
    warp::Lane,
};

/// The four accesses, in the order of the program.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Step {
    /// A row of the input matrix is read.
    GlobalRead,
    /// It is put into the tile.
    TileWrite,
    /// After the barrier another part of the tile is taken.
    TileRead,
    /// It is written to the output matrix.
    GlobalWrite,
}

impl Choice for Step {
    const ALL: &'static [Step] = &[Step::GlobalRead, Step::TileWrite, Step::TileRead, Step::GlobalWrite];

    fn slug(self) -> &'static str {
        match self {
            Step::GlobalRead => "global-read",
            Step::TileWrite => "tile-write",
            Step::TileRead => "tile-read",
            Step::GlobalWrite => "global-write",
        }
    }
}

/// What a reader can point at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// A lane of the warp, and its element in every access.
    Lane(Lane),
    /// A 32-byte sector of the matrix that the shown access touches, by its number: address ÷ 32.
    Sector(u64),
    /// A bank of shared memory, 0 to 31.
    Bank(u32),
    /// One of the four accesses.
    Stage(Step),
}

/// Whether the column's count waits for the reader's guess.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Guess {
    /// The count is shown.
    Off,
    /// The count is hidden until a guess is made.
    Open,
    /// The reader's number of wavefronts, or of sectors where there is no tile; the count is shown.
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
    /// The tile without padding, at the access that goes down its column.
    fn default() -> State {
        State::new(Spec::default())
    }
}

impl State {
    /// The author's transpose, at the access that goes down a column.
    pub fn new(spec: Spec) -> State {
        State { start: spec, spec, step: spec.column_step(), picked: None, pointed: None, guess: Guess::Off }
    }

    /// Total: every action has an outcome.
    pub fn apply(&mut self, action: Action) {
        let before = *self;
        let spec = self.spec;
        match action {
            Action::Kernel(kernel) => self.spec = spec.with_kernel(kernel),
            Action::Block(block) => self.spec = spec.with_block(block),
            Action::Element(element) => self.spec = spec.with_element(element),
            Action::Size(size) => self.spec = spec.with_size(size),
            Action::Column(column) => self.spec = spec.with_column(column),
            Action::Warp(warp) => self.spec = spec.with_warp(warp),
            Action::Preset(preset) => {
                self.spec = preset.spec().with_size(spec.size()).with_warp(spec.warp());
                self.step = self.spec.column_step();
            }
            Action::Go(step) => self.go(Some(step)),
            Action::Next => self.go(self.steps().find(|step| *step > before.step)),
            Action::Previous => self.go(self.steps().filter(|step| *step < before.step).last()),
            Action::Pick(part) => self.picked = (self.picked != Some(part)).then_some(part),
            Action::Release => self.picked = None,
            Action::Point(part) => self.pointed = part,
            Action::Predict => self.ask(),
            Action::Guess(count) => self.answer(Guess::Made(count)),
            Action::Reveal => self.answer(Guess::Off),
            Action::Reset => *self = State::new(self.start),
        }
        if self.spec != before.spec {
            self.after_change(before);
        }
        if (self.spec, self.step) != (before.spec, before.step) {
            self.let_go_of_what_is_gone();
        }
    }

    /// The transpose as it stands now.
    pub fn spec(&self) -> &Spec {
        &self.spec
    }

    /// The access that is shown.
    pub fn step(&self) -> Step {
        self.step
    }

    /// The accesses that the kernel has, in the order of the program.
    pub fn steps(&self) -> impl Iterator<Item = Step> + use<> {
        let spec = self.spec;
        Step::ALL.iter().copied().filter(move |step| spec.exists(*step))
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

    /// Whether the column's count is hidden, and what was guessed.
    pub fn guess(&self) -> Guess {
        self.guess
    }

    /// Whether the count of this access waits for a guess.
    pub fn hides(&self, step: Step) -> bool {
        self.guess == Guess::Open && step == self.spec.column_step()
    }

    /// The named transpose it equals.
    pub fn preset(&self) -> Option<Preset> {
        Preset::of(&self.spec)
    }

    /// Goes to an access if the kernel has it; while a guess is open, the column stays in view.
    fn go(&mut self, step: Option<Step>) {
        if let (Some(step), Guess::Off | Guess::Made(_)) = (step.filter(|step| self.spec.exists(*step)), self.guess) {
            self.step = step;
        }
    }

    fn ask(&mut self) {
        self.guess = Guess::Open;
        self.step = self.spec.column_step();
        self.picked = None;
    }

    fn answer(&mut self, guess: Guess) {
        self.guess = guess;
        self.step = self.spec.column_step();
    }

    /// A new transpose is a new question, and who watched the column goes on watching it.
    fn after_change(&mut self, before: State) {
        let watched_column = before.step == before.spec.column_step();
        if watched_column || !self.spec.exists(self.step) {
            self.step = self.spec.column_step();
        }
        if self.guess != Guess::Off {
            self.ask();
        }
    }

    fn let_go_of_what_is_gone(&mut self) {
        let state = *self;
        let there = |part: &Part| match *part {
            Part::Lane(_) => true,
            Part::Stage(step) => state.spec.exists(step),
            Part::Bank(_) => matches!(state.step, Step::TileWrite | Step::TileRead),
            Part::Sector(index) => match state.step {
                Step::GlobalRead | Step::GlobalWrite => {
                    let access = state.spec.access(state.step);
                    access.is_some_and(|access| access.lanes().any(|(_, at)| at / SECTOR_BYTES == index))
                }
                Step::TileWrite | Step::TileRead => false,
            },
        };
        self.picked = self.picked.filter(there);
        self.pointed = self.pointed.filter(there);
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
            Part::Lane(_) | Part::Sector(_) | Part::Bank(_) => Action::Pick(part),
            Part::Stage(step) => Action::Go(step),
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
            Part::Sector(_) | Part::Bank(_) | Part::Stage(_) => self.lit() == Some(part),
        }
    }
}
