//! The pictures worth keeping: the examples that people see are the ones that are tested.

use crate::{
    banks, coalescing, lab, layout, library, map, overlap,
    panel::Panel,
    roofline, rows,
    scene::{Drawing, Drawn, Format, Scene},
    silicon, tile,
};
use model::{
    figure::{self, Name},
    query::Fault,
};
use words::Lang;

/// A figure's state with a name.
#[derive(Clone, Debug)]
pub struct Example {
    /// Which figure.
    pub figure: Name,
    /// What it is called in file names.
    pub slug: &'static str,
    /// The state, as the figure's query.
    pub query: String,
}

/// Every example, each figure's together.
pub fn examples() -> Vec<Example> {
    Name::ALL.into_iter().flat_map(examples_of).collect()
}

/// The examples of one figure.
pub fn examples_of(figure: Name) -> Vec<Example> {
    let queries: Vec<(&str, String)> = match figure {
        Name::Coalescing => coalescing::examples(),
        Name::Library => library::examples(),
        Name::Tile => owned(&tile::EXAMPLES),
        Name::Rows => owned(&rows::EXAMPLES),
        Name::Overlap => owned(&overlap::EXAMPLES),
        Name::Silicon => owned(&silicon::EXAMPLES),
        Name::Roofline => owned(&roofline::EXAMPLES),
        Name::Lab => owned(&lab::EXAMPLES),
        Name::Map => owned(&map::EXAMPLES),
        Name::Banks => owned(&banks::EXAMPLES),
        Name::Layout => owned(&layout::EXAMPLES),
    };
    queries.into_iter().map(|(slug, query)| Example { figure, slug, query }).collect()
}

fn owned(examples: &[(&'static str, &'static str)]) -> Vec<(&'static str, String)> {
    examples.iter().map(|(slug, query)| (*slug, (*query).to_owned())).collect()
}

/// A figure in one language: its picture in a layout, and what stands around it.
pub fn drawn(figure: Name, query: &str, lang: Lang, format: Format) -> (Drawing, Panel) {
    let Read { drawing, panel, .. } = read(figure, query, lang, format);
    (drawing, panel)
}

/// A figure's state in one language and layout, and how it was found.
pub(crate) struct Read {
    pub(crate) drawing: Drawing,
    pub(crate) panel: Panel,
    /// The whole query of a link to the state.
    pub(crate) address: String,
    /// What in the query could not be taken.
    pub(crate) faults: Vec<Fault>,
}

/// Every figure by its name.
pub(crate) fn read(figure: Name, query: &str, lang: Lang, format: Format) -> Read {
    match figure {
        Name::Coalescing | Name::Library => of::<figure::coalescing::State>(figure, query, lang, format),
        Name::Tile => of::<figure::tile::State>(figure, query, lang, format),
        Name::Rows => of::<figure::rows::State>(figure, query, lang, format),
        Name::Overlap => of::<figure::overlap::State>(figure, query, lang, format),
        Name::Silicon => of::<figure::silicon::State>(figure, query, lang, format),
        Name::Roofline => of::<figure::roofline::State>(figure, query, lang, format),
        Name::Lab => of::<figure::lab::State>(figure, query, lang, format),
        Name::Map => of::<figure::map::State>(figure, query, lang, format),
        Name::Banks => of::<figure::banks::State>(figure, query, lang, format),
        Name::Layout => of::<figure::layout::State>(figure, query, lang, format),
    }
}

fn of<F: Drawn>(figure: Name, query: &str, lang: Lang, format: Format) -> Read {
    let (state, faults) = F::read(figure, query);
    let scene: Scene<F::Part> = state.scene(lang, format);
    Read { drawing: scene.into_drawing(), panel: state.panel(lang), address: state.to_address(), faults }
}
