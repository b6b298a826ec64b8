//! What stands under the map once something is picked, as HTML: where it is taught, its word, a figure of it.

use super::saying::concept_words;
use crate::html::escaped;
use model::{
    figure::{
        Name,
        map::{Concept, Path, State},
    },
    query::Choice,
};
use words::{Lang, words};

/// A chapter that teaches a concept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Chapter {
    Coalescing,
    Derivation,
    Patterns,
    Banks,
    Dram,
}

impl Chapter {
    /// Its folder.
    fn slug(self) -> &'static str {
        match self {
            Chapter::Coalescing => "coalescing",
            Chapter::Derivation => "derivation",
            Chapter::Patterns => "patterns",
            Chapter::Banks => "banks",
            Chapter::Dram => "dram",
        }
    }

    fn name(self, lang: Lang) -> &'static str {
        let names = &words(lang).map().chapters;
        match self {
            Chapter::Coalescing => names.coalescing,
            Chapter::Derivation => names.derivation,
            Chapter::Patterns => names.patterns,
            Chapter::Banks => names.banks,
            Chapter::Dram => names.dram,
        }
    }

    fn link(self, lang: Lang) -> String {
        link(&format!("../{}/", self.slug()), self.name(lang))
    }
}

/// The chapter that teaches a concept; none if it is only on this map.
fn taught(concept: Concept) -> Option<Chapter> {
    Some(match concept {
        Concept::Stride
        | Concept::Warp
        | Concept::Lane
        | Concept::Address
        | Concept::Request
        | Concept::Sector
        | Concept::Line
        | Concept::L1
        | Concept::L2
        | Concept::Wavefront => Chapter::Coalescing,
        Concept::Efficiency | Concept::Bandwidth | Concept::Latency | Concept::Occupancy | Concept::InFlight => {
            Chapter::Derivation
        }
        Concept::Layout => Chapter::Patterns,
        Concept::Padding
        | Concept::Swizzle
        | Concept::Tile
        | Concept::Conflict
        | Concept::Bank
        | Concept::SharedMemory => Chapter::Banks,
        Concept::Fetch
        | Concept::Channel
        | Concept::DramBank
        | Concept::Row
        | Concept::Burst
        | Concept::Intensity
        | Concept::Roofline => Chapter::Dram,
        Concept::Coherence => return None,
    })
}

/// The chapters that a way leads through.
fn chapters(path: Path) -> &'static [Chapter] {
    match path {
        Path::Coalescing => &[Chapter::Coalescing, Chapter::Derivation],
        Path::Execution | Path::Coherence => &[Chapter::Coalescing],
        Path::SharedMemory => &[Chapter::Banks],
        Path::Hierarchy => &[Chapter::Coalescing, Chapter::Dram],
        Path::Concurrency => &[Chapter::Derivation],
        Path::Roofline => &[Chapter::Dram],
    }
}

/// One block, so that it keeps its place on the page; empty while nothing is picked.
///
/// Links are those of a page that stands beside the chapters.
pub(super) fn blocks(state: &State, lang: Lang) -> Vec<(&'static str, String)> {
    let own = &words(lang).map().blocks;
    let html = match (state.picked(), state.path()) {
        (Some(concept), _) => {
            let chapter = taught(concept).map(|chapter| format!("{} {}", escaped(own.taught), chapter.link(lang)));
            let word = link(&format!("../glossary/#term-{}", concept.slug()), own.glossary);
            let links: Vec<String> = chapter.into_iter().chain([word]).chain(figure(concept, lang)).collect();
            format!("<h2>{}</h2><p>{}</p>", escaped(concept_words(concept, lang).name), links.join(" · "))
        }
        (None, Some(path)) => {
            let links: Vec<String> = chapters(path).iter().map(|chapter| chapter.link(lang)).collect();
            format!("<p>{} {}</p>", escaped(own.more), links.join(" · "))
        }
        (None, None) => String::new(),
    };
    vec![("taught", html)]
}

/// Leads to the figure that shows a concept.
fn figure(concept: Concept, lang: Lang) -> Option<String> {
    let (fig, query) = words::glossary::term(concept.slug())?.fig?;
    let name = Name::from_slug(fig)?.slug();
    let and = if query.is_empty() { "" } else { "&" };
    Some(link(&format!("../embed/{name}/?v=1&fig={name}{and}{query}"), words(lang).map().blocks.figure))
}

fn link(address: &str, text: &str) -> String {
    format!("<a href=\"{}\">{}</a>", escaped(address), escaped(text))
}
