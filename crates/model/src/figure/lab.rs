//! A pasted piece of CUDA, and where the reader looks: only what was written and turned. What the snippet does is
//! `kernel`'s to say, anew for every picture.
//!
//! Absent on purpose: colours, coordinates, language, the clock, and everything that follows from the snippet.

mod action;
mod address;
mod aside;
mod preset;
mod spec;
mod step;
mod view;

pub use action::Action;
pub use aside::Aside;
pub use preset::Preset;
pub use spec::{Memory, Number, Spec};
pub use step::Step;
pub use view::View;

use super::{Figure, Name, banks, coalescing, overlap, roofline, rows};
use crate::{card::Card, dram::Kind, query::Fault, warp::Lane};

/// What a reader can point at: a mark of the picture that the access got.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// Of an access to global memory.
    Global(coalescing::Part),
    /// Of an access to shared memory.
    Shared(banks::Part),
    /// Of its way through DRAM.
    Rows(rows::Part),
    /// Of its time.
    Overlap(overlap::Part),
    /// Of what it leaves of a card's speed.
    Roofline(roofline::Part),
}

impl Part {
    /// The lane, which most pictures have.
    pub fn lane(self) -> Option<Lane> {
        match self {
            Part::Global(coalescing::Part::Lane(lane))
            | Part::Shared(banks::Part::Lane(lane))
            | Part::Rows(rows::Part::Lane(lane))
            | Part::Overlap(overlap::Part::Lane(lane)) => Some(lane),
            Part::Global(coalescing::Part::Sector(_) | coalescing::Part::Line(_))
            | Part::Shared(banks::Part::Bank(_) | banks::Part::Word(..) | banks::Part::Turn(..))
            | Part::Rows(rows::Part::Sector(_) | rows::Part::Channel(_) | rows::Part::Bank(..) | rows::Part::Row(..))
            | Part::Overlap(overlap::Part::Fetch(_) | overlap::Part::Warps(_) | overlap::Part::Timed(..))
            | Part::Roofline(_) => None,
        }
    }
}

/// Where the reader is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    start: Spec,
    spec: Spec,
    /// Whether the reader wrote the text as it stands.
    written: bool,
    /// What a try, an example or a reset replaced, the next to come back first: nothing that was written is lost.
    aside: Vec<aside::Kept>,
    step: Step,
    view: View,
    kind: Kind,
    card: Card,
    picked: Option<Part>,
    pointed: Option<Part>,
}

impl Default for State {
    /// The default snippet at its last moment, when everything can be seen.
    fn default() -> State {
        State::new(Spec::default())
    }
}

impl State {
    /// The author's snippet, at its last moment.
    pub fn new(spec: Spec) -> State {
        State {
            start: spec.clone(),
            spec,
            written: false,
            aside: Vec::new(),
            step: Step::Served,
            view: View::Memory,
            kind: rows::State::default().spec().kind(),
            card: roofline::State::default().spec().card(),
            picked: None,
            pointed: None,
        }
    }

    /// Total: every action has an outcome.
    pub fn apply(&mut self, action: Action) {
        match action {
            Action::Write(snippet) => self.write(snippet),
            Action::Try(access, snippet) => {
                let tried = self.spec.clone().with_snippet(snippet).with_access(access);
                let is_first = self.aside() != Some(Aside::Yours);
                self.replace(tried, is_first);
            }
            Action::Swap => self.swap(),
            Action::Number(number, value) => self.change(|spec| spec.with_number(number, value)),
            Action::Memory(memory) => self.change(|spec| spec.with_memory(memory)),
            Action::Access(access) => self.change(|spec| spec.with_access(access)),
            Action::Arch(arch) => self.change(|spec| spec.with_arch(arch)),
            Action::Preset(preset) => {
                let spec = preset.spec().with_arch(self.spec.arch());
                self.replace(spec, false);
            }
            Action::View(view) => {
                self.view = view;
                self.let_go_of_places();
            }
            Action::Kind(kind) => {
                self.kind = kind;
                self.let_go_of_places();
            }
            Action::Card(card) => {
                self.card = card;
                self.let_go_of_places();
            }
            Action::Go(step) => self.step = step,
            Action::Next => self.step = self.step.next(),
            Action::Previous => self.step = self.step.previous(),
            Action::Pick(part) => self.picked = (self.picked != Some(part)).then_some(part),
            Action::Release => self.picked = None,
            Action::Point(part) => self.pointed = part,
            Action::Reset => {
                self.replace(self.start.clone(), false);
                self.step = Step::Served;
                self.picked = None;
            }
        }
    }

    /// The snippet and the launch as they stand now.
    pub fn spec(&self) -> &Spec {
        &self.spec
    }

    /// The moment that is shown.
    pub fn step(&self) -> Step {
        self.step
    }

    /// From where an access to global memory is looked at.
    pub fn view(&self) -> View {
        self.view
    }

    /// The DRAM that it goes to.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// The card that it runs on.
    pub fn card(&self) -> Card {
        self.card
    }

    /// The part to light up: what is pointed at, else what is picked.
    pub fn lit(&self) -> Option<Part> {
        self.pointed.or(self.picked)
    }

    /// The part that stays lit.
    pub fn picked(&self) -> Option<Part> {
        self.picked
    }

    /// The example it equals.
    pub fn preset(&self) -> Option<Preset> {
        Preset::of(&self.spec)
    }

    fn change(&mut self, by: impl FnOnce(Spec) -> Spec) {
        let before = std::mem::take(&mut self.spec);
        self.spec = by(before.clone());
        if self.spec != before {
            self.let_go_of_places();
        }
    }

    /// Another access, view or memory has the same lanes, but sectors, turns and rows of its own.
    fn let_go_of_places(&mut self) {
        self.picked = self.picked.filter(|part| part.lane().is_some());
        self.pointed = self.pointed.filter(|part| part.lane().is_some());
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

    /// As far as the state can tell: which lanes a place serves hangs on the snippet, which is not read here.
    fn lights(&self, part: Part) -> bool {
        self.lit().is_some_and(|lit| lit == part || (lit.lane().is_some() && lit.lane() == part.lane()))
    }
}
