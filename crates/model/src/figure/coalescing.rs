//! A warp's access to global memory: where the reader is, and what the reader can do.
//!
//! Absent on purpose: colours, coordinates, language, the clock. Every count is derived anew and never stored.

mod action;
mod address;
pub(crate) mod parameter;
mod preset;
mod spec;
mod step;

pub use action::Action;
pub use preset::Preset;
pub use spec::{Layout, Number, Order, Spec};
pub use step::Step;

use crate::{
    access::Access,
    figure::{Figure, Name},
    global::{self, Counts, Sector},
    query::{Choice, Fault},
    warp::{Lane, Mask},
};

/// The two pictures of one state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// Lanes, sectors, lines.
    Memory,
    /// Friends, shelves, carts.
    Library,
}

impl Face {
    /// The face that a figure of this name shows first.
    pub fn of(name: Name) -> Face {
        match name {
            Name::Library => Face::Library,
            Name::Coalescing
            | Name::Layout
            | Name::Banks
            | Name::Tile
            | Name::Rows
            | Name::Overlap
            | Name::Silicon
            | Name::Roofline
            | Name::Lab
            | Name::Map => Face::Memory,
        }
    }
}

impl Choice for Face {
    const ALL: &'static [Face] = &[Face::Memory, Face::Library];

    /// The name of the figure that shows this face.
    fn slug(self) -> &'static str {
        match self {
            Face::Memory => Name::Coalescing.slug(),
            Face::Library => Name::Library.slug(),
        }
    }
}

/// What a reader can point at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// A lane of the warp.
    Lane(Lane),
    /// A 32-byte sector, by its number: address ÷ 32.
    Sector(u64),
    /// A 128-byte line, by its number: address ÷ 128.
    Line(u64),
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    start: Spec,
    spec: Spec,
    step: Step,
    face: Face,
    picked: Option<Part>,
    pointed: Option<Part>,
    guess: Guess,
}

impl Default for State {
    /// The plain access at its last moment, when everything can be seen.
    fn default() -> State {
        State::new(Spec::default())
    }
}

impl State {
    /// The author's access, at its last moment.
    pub fn new(spec: Spec) -> State {
        State {
            start: spec,
            spec,
            step: Step::HandOut,
            face: Face::Memory,
            picked: None,
            pointed: None,
            guess: Guess::Off,
        }
    }

    /// Total: every action has an outcome.
    pub fn apply(&mut self, action: Action) {
        let before = self.spec;
        match action {
            Action::Layout(layout) => self.spec = before.with_layout(layout),
            Action::Number(number, value) => self.spec = before.with_number(number, value),
            Action::Order(order) => self.spec = before.with_order(order),
            Action::Width(width) => self.spec = before.with_width(width),
            Action::Op(op) => self.spec = before.with_op(op),
            Action::Arch(arch) => self.spec = before.with_arch(arch),
            Action::Toggle(lane) => self.spec = before.with_off(before.off().toggled(lane)),
            Action::AllOn => self.spec = before.with_off(Mask::NONE),
            Action::Preset(preset) => {
                self.spec = preset.spec().with_arch(before.arch()).with_op(before.op());
            }
            Action::Go(step) => self.step = step,
            Action::Next => self.step = self.step.next(),
            Action::Previous => self.step = self.step.previous(),
            Action::Pick(part) => self.picked = (self.picked != Some(part)).then_some(part),
            Action::Release => self.picked = None,
            Action::Point(part) => self.pointed = part,
            Action::Face(face) => self.face = face,
            Action::Predict => self.ask(),
            Action::Guess(sectors) => self.answer(Guess::Made(sectors)),
            Action::Reveal => self.answer(Guess::Off),
            Action::Reset => {
                *self = State { face: self.face, ..State::new(self.start) };
            }
        }
        if self.spec != before {
            self.after_change();
        }
    }

    /// The access as it stands now.
    pub fn spec(&self) -> &Spec {
        &self.spec
    }

    /// The moment that is shown.
    pub fn step(&self) -> Step {
        self.step
    }

    /// The face that is shown.
    pub fn face(&self) -> Face {
        self.face
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

    /// The bytes each lane asks for.
    pub fn access(&self) -> Access {
        self.spec.access()
    }

    /// What the hardware counts.
    pub fn counts(&self) -> Counts {
        global::count(&self.access(), self.spec.arch())
    }

    /// The sectors that are moved, ascending, and who asked for what in each.
    pub fn sectors(&self) -> Vec<Sector> {
        global::fetched_sectors(&self.access(), self.spec.arch())
    }

    /// Whether this lane, or a sector or line it takes bytes from, is lit.
    pub fn lights_lane(&self, lane: Lane) -> bool {
        let address = self.access().address(lane);
        match self.lit() {
            Some(Part::Lane(lit)) => lit == lane,
            Some(Part::Sector(index)) => address.is_some_and(|at| at / global::SECTOR_BYTES == index),
            Some(Part::Line(index)) => address.is_some_and(|at| at / global::LINE_BYTES == index),
            None => false,
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

    /// A new access is a new question, and a sector it does not move cannot stay picked.
    fn after_change(&mut self) {
        if self.guess != Guess::Off {
            self.ask();
        }
        let sectors = self.sectors();
        let gone = |part: Part| match part {
            Part::Lane(_) => false,
            Part::Sector(index) => sectors.iter().all(|sector| sector.index != index),
            Part::Line(index) => sectors.iter().all(|sector| sector.line() != index),
        };
        self.picked = self.picked.filter(|part| !gone(*part));
        self.pointed = self.pointed.filter(|part| !gone(*part));
    }
}

impl Figure for State {
    type Part = Part;

    fn parameters() -> Vec<&'static str> {
        State::parameters()
    }

    fn read(name: Name, query: &str) -> (State, Vec<Fault>) {
        State::from_query(query, Face::of(name))
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
            Part::Sector(_) | Part::Line(_) => Action::Pick(part),
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
            Part::Sector(_) | Part::Line(_) => self.lit() == Some(part),
        }
    }
}
