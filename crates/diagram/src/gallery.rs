//! The pictures worth keeping: the examples that people see are the ones that are tested.

use crate::{
    banks, coalescing, lab, layout, library, map, overlap,
    panel::Panel,
    roofline, rows,
    scene::{Drawing, Drawn, Format},
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
    read(figure, query, lang, format)
}

/// What a figure's state becomes, whichever figure it is. What nobody asks for is not made, nor is the code for it
/// where a program never asks.
pub(crate) trait Made {
    /// Makes it, in one language and layout; with what in the query could not be taken.
    fn of<F: Drawn>(state: &F, faults: Vec<Fault>, lang: Lang, format: Format) -> Self;
}

/// A picture, and how its state was found.
pub(crate) struct Picture {
    pub(crate) drawing: Drawing,
    /// The whole query of a link to the state.
    pub(crate) address: String,
    /// What in the query could not be taken.
    pub(crate) faults: Vec<Fault>,
}

impl Made for Picture {
    fn of<F: Drawn>(state: &F, faults: Vec<Fault>, lang: Lang, format: Format) -> Picture {
        Picture { drawing: state.scene(lang, format).into_drawing(), address: state.to_address(), faults }
    }
}

impl Made for (Drawing, Panel) {
    fn of<F: Drawn>(state: &F, _: Vec<Fault>, lang: Lang, format: Format) -> (Drawing, Panel) {
        (state.scene(lang, format).into_drawing(), state.panel(lang))
    }
}

/// Every figure by its name.
pub(crate) fn read<T: Made>(figure: Name, query: &str, lang: Lang, format: Format) -> T {
    match figure {
        Name::Coalescing | Name::Library => of::<T, figure::coalescing::State>(figure, query, lang, format),
        Name::Tile => of::<T, figure::tile::State>(figure, query, lang, format),
        Name::Rows => of::<T, figure::rows::State>(figure, query, lang, format),
        Name::Overlap => of::<T, figure::overlap::State>(figure, query, lang, format),
        Name::Silicon => of::<T, figure::silicon::State>(figure, query, lang, format),
        Name::Roofline => of::<T, figure::roofline::State>(figure, query, lang, format),
        Name::Lab => of::<T, figure::lab::State>(figure, query, lang, format),
        Name::Map => of::<T, figure::map::State>(figure, query, lang, format),
        Name::Banks => of::<T, figure::banks::State>(figure, query, lang, format),
        Name::Layout => of::<T, figure::layout::State>(figure, query, lang, format),
    }
}

fn of<T: Made, F: Drawn>(figure: Name, query: &str, lang: Lang, format: Format) -> T {
    let (state, faults) = F::read(figure, query);
    T::of(&state, faults, lang, format)
}
