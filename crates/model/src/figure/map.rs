//! Stub.

use super::{Figure, Name};
use crate::query::{self, Expected, Fault};

/// What a reader can point at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// Stub.
    Whole,
}

/// Where the reader is.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct State {
    pointed: Option<Part>,
}

impl Figure for State {
    type Part = Part;

    fn read(_: Name, query: &str) -> (State, Vec<Fault>) {
        (State::default(), query::read(query, &mut |_, _| Err(Expected::KnownName)))
    }

    fn to_address(&self) -> String {
        query::address("map", [])
    }

    fn turn(&mut self, _: &str, _: &str) -> bool {
        false
    }

    fn press(&mut self, _: Part) {}

    fn point(&mut self, part: Option<Part>) {
        self.pointed = part;
    }

    fn pointed(&self) -> Option<Part> {
        self.pointed
    }

    fn release(&mut self) {
        self.pointed = None;
    }

    fn lights(&self, part: Part) -> bool {
        self.pointed == Some(part)
    }
}
