//! Draws what leads to what: the concepts of the course, and the arrows between them.

mod blocks;
mod draw;
mod narrow;
mod panel;
mod route;
mod saying;
mod told;
mod wide;

pub use panel::panel;

use crate::{
    panel::Panel,
    scene::{Drawn, Format, Scene, Table, Target},
};
use model::figure::map::{Concept, State};
use words::{Lang, words};

/// Pictures worth keeping: a name, and a query. Every way is one, and every moment but the last.
pub const EXAMPLES: [(&str, &str); 16] = [
    ("map", ""),
    ("code", "step=code"),
    ("warp", "step=warp"),
    ("on-chip", "step=caches"),
    ("memory", "step=dram"),
    ("stride-to-speed", "path=coalescing"),
    ("execution", "path=execution"),
    ("shared-memory", "path=shared-memory"),
    ("hierarchy", "path=hierarchy"),
    ("coherence", "path=coherence"),
    ("concurrency", "path=concurrency"),
    ("roofline", "path=roofline"),
    ("sector-lit", "concept=sector"),
    ("bandwidth-lit", "concept=bandwidth"),
    ("conflict-lit", "step=caches&concept=conflict"),
    ("lane-of-the-map", "concept=lane"),
];

/// The picture of a state, in one of its two layouts.
pub fn scene(state: &State, lang: Lang, format: Format) -> Scene<Concept> {
    let (height, shapes) = match format {
        Format::Wide => wide::draw(state, lang),
        Format::Narrow => narrow::draw(state, lang),
    };
    Scene {
        width: format.width(),
        height,
        title: words(lang).map().title,
        description: saying::description(state, lang),
        shapes,
        targets: targets(state, lang),
        table: table(state, lang),
    }
}

/// The concepts, layer by layer: the keyboard walks along a layer, and from layer to layer.
fn targets(state: &State, lang: Lang) -> Vec<Target<Concept>> {
    let target = |concept| Target {
        key: (draw::role(concept), concept as u64),
        part: concept,
        name: saying::button(state, concept, lang),
        pressed: Some(state.picked() == Some(concept)),
    };
    state.concepts().map(target).collect()
}

/// Each concept, and where it leads.
fn table(state: &State, lang: Lang) -> Table<Concept> {
    let row = |concept| {
        let cells = vec![saying::concept_words(concept, lang).name.to_owned(), saying::leads(state, concept, lang)];
        (concept, cells)
    };
    Table { heads: words(lang).map().table.to_vec(), rows: state.concepts().map(row).collect() }
}

impl Drawn for State {
    fn scene(&self, lang: Lang, format: Format) -> Scene<Concept> {
        scene(self, lang, format)
    }

    fn panel(&self, lang: Lang) -> Panel {
        panel(self, lang)
    }

    fn blocks(&self, lang: Lang) -> Vec<(&'static str, String)> {
        blocks::blocks(self, lang)
    }
}
