//! What a state has to show: which concepts and arrows, and which of them stand out.
//!
//! Absent on purpose: what a reader does.

use super::{Concept, Link, Path, State};
use crate::query::Choice;

/// How much a concept or an arrow stands out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Light {
    /// As all others: nothing is lit.
    Plain,
    /// It is what is lit: the concept, its arrows, the arrows of a way.
    Lit,
    /// It belongs to what is lit: a neighbour, a concept on the way.
    Near,
    /// Something else is lit.
    Quiet,
}

impl State {
    /// The concepts that are shown, layer by layer.
    pub fn concepts(&self) -> impl Iterator<Item = Concept> + use<> {
        let step = self.step();
        Concept::ALL.iter().copied().filter(move |concept| concept.layer() <= step)
    }

    /// The arrows that are shown.
    pub fn links(&self) -> impl Iterator<Item = Link> + use<> {
        let step = self.step();
        Link::ALL.into_iter().filter(move |link| link.layer() <= step)
    }

    /// The arrows that are shown and leave a concept.
    pub fn from(&self, concept: Concept) -> impl Iterator<Item = Link> + use<> {
        self.links().filter(move |link| link.ends().0 == concept)
    }

    /// The arrows that are shown and lead to a concept.
    pub fn to(&self, concept: Concept) -> impl Iterator<Item = Link> + use<> {
        self.links().filter(move |link| link.ends().1 == concept)
    }

    /// How much a concept stands out.
    pub fn light(&self, concept: Concept) -> Light {
        let touches = |link: &Link| link.ends().0 == concept || link.ends().1 == concept;
        let near = match (self.lit(), self.path()) {
            (Some(lit), _) if lit == concept => return Light::Lit,
            (Some(_), _) => self.links().filter(touches).any(|link| self.light_of(link) == Light::Lit),
            (None, Some(path)) => path.links().iter().any(touches),
            (None, None) => return Light::Plain,
        };
        if near { Light::Near } else { Light::Quiet }
    }

    /// How much an arrow stands out.
    pub fn light_of(&self, link: Link) -> Light {
        let (from, to) = link.ends();
        let is_lit = match (self.lit(), self.path()) {
            (Some(lit), _) => from == lit || to == lit,
            (None, Some(path)) => path.links().contains(&link),
            (None, None) => return Light::Plain,
        };
        if is_lit { Light::Lit } else { Light::Quiet }
    }

    /// The arrows to tell one by one: those to and from what is lit, else those of the way, else those of the first
    /// way, which is the course's own.
    pub fn told(&self) -> Vec<Link> {
        match self.lit() {
            Some(lit) => self.to(lit).chain(self.from(lit)).collect(),
            None => {
                let path = self.path().unwrap_or(Path::Coalescing);
                path.links().iter().copied().filter(|link| link.layer() <= self.step()).collect()
            }
        }
    }
}
