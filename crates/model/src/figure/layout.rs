//! Thirty-two elements laid out as an array of structs, a struct of arrays, and an array of structs of arrays: where
//! the reader is, and what the reader can do.
//!
//! Absent on purpose: colours, coordinates, language, the clock. Every count is derived anew and never stored.

mod action;
mod address;
mod count;
mod measured;
mod place;
mod preset;
mod spec;

pub use action::Action;
pub use count::{Counts, Piece, Touched};
pub use measured::{AOS24_GBPS, AOS24_SOURCE, SOA_GBPS};
pub use place::{Record, SOA_ELEMENTS, Stretch};
pub use preset::Preset;
pub use spec::{Align, Block, FIELDS_MAX, Kind, Spec};

use crate::{
    figure::{Figure, Name},
    global::SECTOR_BYTES,
    query::{Choice, Fault},
    warp::Lane,
};

/// The three moments of one read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Step {
    /// Each lane names the bytes of the fields it reads.
    Addresses,
    /// The sectors that hold them are moved, whole.
    Sectors,
    /// Each lane gets its bytes; the rest travelled for nothing.
    HandOut,
}

impl Choice for Step {
    const ALL: &'static [Step] = &[Step::Addresses, Step::Sectors, Step::HandOut];

    fn slug(self) -> &'static str {
        match self {
            Step::Addresses => "addresses",
            Step::Sectors => "sectors",
            Step::HandOut => "hand-out",
        }
    }
}

impl Step {
    /// The moment after this one; the last stays.
    pub fn next(self) -> Step {
        match self {
            Step::Addresses => Step::Sectors,
            Step::Sectors | Step::HandOut => Step::HandOut,
        }
    }

    /// The moment before this one; the first stays.
    pub fn previous(self) -> Step {
        match self {
            Step::Addresses | Step::Sectors => Step::Addresses,
            Step::HandOut => Step::Sectors,
        }
    }
}

/// What a reader can point at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// A lane of the warp, and the element it reads.
    Lane(Lane),
    /// A field of the struct, by its number from 0; always below [`FIELDS_MAX`].
    Field(usize),
    /// A 32-byte sector of the layout that is open, by its number: address ÷ 32.
    Sector(u64),
    /// The memory of one layout.
    Strip(Kind),
}

/// Whether the counts wait for the reader's guess.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Guess {
    /// Counts are shown.
    Off,
    /// Counts are hidden until a guess is made.
    Open,
    /// The reader's number of sectors; counts are shown.
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
    /// One field of the 24-byte struct at the last moment, when everything can be seen.
    fn default() -> State {
        State::new(Spec::default())
    }
}

impl State {
    /// The author's read, at its last moment.
    pub fn new(spec: Spec) -> State {
        State { start: spec.clone(), spec, step: Step::HandOut, picked: None, pointed: None, guess: Guess::Off }
    }

    /// Total: every action has an outcome.
    pub fn apply(&mut self, action: Action) {
        let before = self.spec.clone();
        match action {
            Action::Kind(kind) => self.spec = before.clone().with_kind(kind),
            Action::Field(field, width) => self.spec = before.clone().with_field(field, width),
            Action::Toggle(field) => self.spec = before.clone().with_toggled(field),
            Action::Align(align) => self.spec = before.clone().with_align(align),
            Action::Block(block) => self.spec = before.clone().with_block(block),
            Action::Preset(preset) => self.spec = preset.spec(),
            Action::Go(step) => self.step = step,
            Action::Next => self.step = self.step.next(),
            Action::Previous => self.step = self.step.previous(),
            Action::Pick(part) => self.picked = (self.picked != Some(part)).then_some(part),
            Action::Release => self.picked = None,
            Action::Point(part) => self.pointed = part,
            Action::Predict => self.ask(),
            Action::Guess(sectors) => self.answer(Guess::Made(sectors)),
            Action::Reveal => self.answer(Guess::Off),
            Action::Reset => *self = State::new(self.start.clone()),
        }
        if self.spec != before {
            self.after_change();
        }
    }

    /// The read as it stands now.
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

    /// Whether counts are hidden, and what was guessed.
    pub fn guess(&self) -> Guess {
        self.guess
    }

    /// The named read it equals.
    pub fn preset(&self) -> Option<Preset> {
        Preset::of(&self.spec)
    }

    /// What the read costs in the layout that is open.
    pub fn counts(&self) -> Counts {
        self.spec.counts(self.spec.kind())
    }

    /// Whether this lane, or a sector it takes bytes from in the open layout, is lit.
    pub fn lights_lane(&self, lane: Lane) -> bool {
        match self.lit() {
            Some(Part::Lane(lit)) => lit == lane,
            Some(Part::Sector(index)) => {
                let kind = self.spec.kind();
                let sector_of = |field| self.spec.address(kind, field, lane) / SECTOR_BYTES;
                self.spec.read_fields().any(|field| sector_of(field) == index)
            }
            Some(Part::Field(_) | Part::Strip(_)) | None => false,
        }
    }

    fn ask(&mut self) {
        self.guess = Guess::Open;
        self.step = Step::Addresses;
        self.picked = None;
    }

    fn answer(&mut self, guess: Guess) {
        self.guess = guess;
        self.step = Step::HandOut;
    }

    /// A new read is a new question, and what is no longer there cannot stay lit.
    fn after_change(&mut self) {
        if self.guess != Guess::Off {
            self.ask();
        }
        let touched = self.spec.touched(self.spec.kind());
        let fields = self.spec.fields().len();
        let is_there = |part: &Part| match part {
            Part::Lane(_) | Part::Strip(_) => true,
            Part::Field(field) => *field < fields,
            Part::Sector(index) => touched.iter().any(|sector| sector.index == *index),
        };
        self.picked = self.picked.filter(is_there);
        self.pointed = self.pointed.filter(is_there);
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
            Part::Field(field) => Action::Toggle(field),
            Part::Strip(kind) => Action::Kind(kind),
            Part::Lane(_) | Part::Sector(_) => Action::Pick(part),
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
        match part {
            Part::Lane(lane) => self.lights_lane(lane),
            Part::Field(_) | Part::Sector(_) | Part::Strip(_) => self.lit() == Some(part),
        }
    }
}
