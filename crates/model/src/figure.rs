//! The figures: what an author wrote, where a reader is, and what a reader can do.
//!
//! Absent on purpose: drawing, words, the clock. A new figure is a module here and a variant of [`Name`].

pub mod banks;
pub mod coalescing;
pub mod lab;
pub mod layout;
pub mod map;
pub mod overlap;
pub mod roofline;
pub mod rows;
pub mod silicon;
pub mod tile;

use crate::query::Fault;

/// Every figure's name, as it stands in a URL and in a lesson.
///
/// `Library` is a second face of [`coalescing::State`]: it has a name of its own and no state of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Name {
    /// A warp's lanes and the sectors they touch.
    Coalescing,
    /// The same access as friends, shelves and a librarian's cart.
    Library,
    /// An array of structs, a struct of arrays, and what reading a field of each costs.
    Layout,
    /// Shared memory's banks and the lanes that wait for each other.
    Banks,
    /// A transpose through shared memory.
    Tile,
    /// DRAM banks with their row buffers, and the time a warp's sectors take there.
    Rows,
    /// Requests one after another, which is a myth, beside requests in flight, which is what happens.
    Overlap,
    /// What one card measured, with the model's prediction over it.
    Silicon,
    /// What a kernel can reach, and how an access's efficiency pulls it down.
    Roofline,
    /// A pasted piece of CUDA, and its bytes.
    Lab,
    /// What leads to what: the terms of the course, and the arrows between them.
    Map,
}

impl Name {
    /// Every figure, in the order of the gallery.
    pub const ALL: [Name; 11] = [
        Name::Coalescing,
        Name::Library,
        Name::Layout,
        Name::Banks,
        Name::Tile,
        Name::Rows,
        Name::Overlap,
        Name::Silicon,
        Name::Roofline,
        Name::Lab,
        Name::Map,
    ];

    /// The name in URLs and lessons.
    pub fn slug(self) -> &'static str {
        match self {
            Name::Coalescing => "coalescing",
            Name::Library => "library",
            Name::Layout => "layout",
            Name::Banks => "banks",
            Name::Tile => "tile",
            Name::Rows => "rows",
            Name::Overlap => "overlap",
            Name::Silicon => "silicon",
            Name::Roofline => "roofline",
            Name::Lab => "lab",
            Name::Map => "map",
        }
    }

    /// The figure of that name.
    pub fn from_slug(slug: &str) -> Option<Name> {
        Name::ALL.into_iter().find(|name| name.slug() == slug)
    }

    /// The state that a page of the figure alone opens with, as a query.
    pub fn opening(self) -> &'static str {
        match self {
            // Half of its bytes are wasted: a first picture that has something to say.
            Name::Coalescing | Name::Library => "stride=2",
            // The default teaches.
            Name::Layout
            | Name::Banks
            | Name::Tile
            | Name::Rows
            | Name::Overlap
            | Name::Silicon
            | Name::Roofline
            | Name::Lab
            | Name::Map => "",
        }
    }

    /// The names of all parameters that a query of this figure can have, in the order a URL writes them.
    pub fn parameters(self) -> Vec<&'static str> {
        match self {
            Name::Coalescing | Name::Library => coalescing::State::parameters(),
            Name::Tile => tile::State::parameters(),
            Name::Rows => rows::State::parameters(),
            Name::Overlap => overlap::State::parameters(),
            Name::Silicon => silicon::State::parameters(),
            Name::Roofline => roofline::State::parameters(),
            Name::Lab => lab::State::parameters(),
            Name::Map => map::State::parameters(),
            Name::Banks => banks::State::parameters(),
            Name::Layout => layout::State::parameters(),
        }
    }

    /// What a query of this figure leads to, as an address, and what of it could not be taken.
    pub fn read(self, query: &str) -> (String, Vec<Fault>) {
        fn of<F: Figure>(name: Name, query: &str) -> (String, Vec<Fault>) {
            let (state, faults) = F::read(name, query);
            (state.to_address(), faults)
        }
        match self {
            Name::Coalescing | Name::Library => of::<coalescing::State>(self, query),
            Name::Tile => of::<tile::State>(self, query),
            Name::Rows => of::<rows::State>(self, query),
            Name::Overlap => of::<overlap::State>(self, query),
            Name::Silicon => of::<silicon::State>(self, query),
            Name::Roofline => of::<roofline::State>(self, query),
            Name::Lab => of::<lab::State>(self, query),
            Name::Map => of::<map::State>(self, query),
            Name::Banks => of::<banks::State>(self, query),
            Name::Layout => of::<layout::State>(self, query),
        }
    }
}

/// What the state of every figure can do; whatever shows a figure needs to know no more of it.
pub trait Figure: Clone + PartialEq + 'static {
    /// What a reader can point at.
    type Part: Copy + PartialEq + 'static;

    /// The names of all parameters of its query, in the order a URL writes them.
    fn parameters() -> Vec<&'static str>;

    /// The state that a query describes, and what in it could not be taken. `name` is the figure that was asked for:
    /// a figure with two faces has two.
    fn read(name: Name, query: &str) -> (Self, Vec<Fault>);

    /// The whole query of a link: version, figure, and what differs from the default.
    fn to_address(&self) -> String;

    /// Turns a control or presses a button, by its name and value; false for what means nothing here.
    ///
    /// A control is named as the URL's parameter that it turns. Where there are moments, `step`, `next` and `previous`
    /// go through them; `reset` leads back to what the author wrote; `preset` takes a named example; `said`, `predict`
    /// and `reveal` are those of a prediction.
    fn turn(&mut self, name: &str, value: &str) -> bool;

    /// Does what a click or the Enter key does to a part: switches a lane, picks a sector.
    fn press(&mut self, part: Self::Part);

    /// Points at a part, or at nothing.
    fn point(&mut self, part: Option<Self::Part>);

    /// The part that is pointed at.
    fn pointed(&self) -> Option<Self::Part>;

    /// Lets go of whatever is picked.
    fn release(&mut self);

    /// Whether what speaks of a part is lit, as the row of a table: the part itself is, or what has to do with it.
    fn lights(&self, part: Self::Part) -> bool;
}
