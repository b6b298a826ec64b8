//! The pictures worth keeping: the examples that people see are the ones that are tested.

use crate::{
    coalescing, library,
    scene::{Format, Scene},
};
use model::{
    figure::{
        Name,
        coalescing::{Part, Preset, State},
    },
    query::Choice,
};
use words::Lang;

/// A figure's state with a name.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// Which figure.
    pub figure: Name,
    /// What it is called in file names.
    pub slug: &'static str,
    /// The state.
    pub state: State,
}

/// States beyond the presets: moments, other hardware, odd sizes, something lit, an open guess.
const STATES: [(Name, &str, &str); 16] = [
    (Name::Coalescing, "addresses", "stride=2&step=addresses"),
    (Name::Coalescing, "grouping", "stride=2&step=grouping"),
    (Name::Coalescing, "fetch", "stride=2&step=fetch"),
    (Name::Coalescing, "lane-lit", "stride=2&lane=5"),
    (Name::Coalescing, "far", "stride=1024"),
    (Name::Coalescing, "fermi-far", "stride=1024&arch=fermi"),
    (Name::Coalescing, "fermi", "stride=6&arch=fermi&lane=3"),
    (Name::Coalescing, "bytes", "width=1&stride=3"),
    (Name::Coalescing, "store", "op=store&order=shuffled"),
    (Name::Coalescing, "guess", "stride=3&guess=1"),
    (Name::Coalescing, "nobody", "off=ffffffff"),
    (Name::Library, "wishes", "stride=2&step=addresses"),
    (Name::Library, "sorting", "stride=2&step=grouping"),
    (Name::Library, "stride-8-lit", "stride=8&lane=5"),
    (Name::Library, "doubles", "width=8"),
    (Name::Library, "broadcast", "stride=0"),
];

/// Presets that the library is drawn for; `coalescing` is drawn for all.
const LIBRARY_PRESETS: [Preset; 4] = [Preset::Sequential, Preset::Stride2, Preset::Aos24, Preset::Random];

/// Every example, each figure's together.
pub fn examples() -> Vec<Example> {
    let presets = Preset::ALL.iter().map(|preset| (Name::Coalescing, *preset));
    let library = LIBRARY_PRESETS.iter().map(|preset| (Name::Library, *preset));
    let named = presets.chain(library).map(|(figure, preset)| {
        let (state, _) = State::from_query(&State::new(preset.spec()).to_query(), figure.face());
        Example { figure, slug: preset.slug(), state }
    });
    let states = STATES.iter().map(|(figure, slug, query)| {
        let (state, _) = State::from_query(query, figure.face());
        Example { figure: *figure, slug, state }
    });
    named.chain(states).collect()
}

/// Draws a state as the figure of that name.
pub fn scene(figure: Name, state: &State, lang: Lang, format: Format) -> Scene<Part> {
    match figure {
        Name::Coalescing => coalescing::scene(state, lang, format),
        Name::Library => library::scene(state, lang, format),
    }
}
