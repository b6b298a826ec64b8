//! What a page does with a figure, whichever figure it is; and the figures, one module each. A second face has no
//! module of its own.

pub(crate) mod banks;
pub(crate) mod coalescing;
pub(crate) mod lab;
pub(crate) mod layout;
pub(crate) mod map;
pub(crate) mod overlap;
pub(crate) mod roofline;
pub(crate) mod rows;
pub(crate) mod silicon;
pub(crate) mod tile;

use diagram::{
    derive::Line,
    html,
    panel::Panel,
    scene::{Drawing, Drawn, Format, Key, Table, key_text},
};
use model::{
    figure::{Figure, Name},
    query::Fault,
};
use std::cell::RefCell;
use words::Lang;

/// The figures that a program knows: a figure's state by its name and query, and what in the query could not be taken.
pub(crate) type Figures = fn(Name, &str) -> Option<(Box<dyn Subject>, Vec<Fault>)>;

/// How a figure is looked at.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct View {
    pub(crate) lang: Lang,
    pub(crate) format: Format,
}

/// What a reader points at: a mark of the picture, or a row of the table.
pub(crate) enum Spot {
    Mark(String),
    Row(usize),
}

/// A figure's state on a page, and all that is shown of it. Parts are known by the keys of their marks.
pub(crate) trait Subject {
    /// The whole query of a link to this very state.
    fn address(&self) -> String;
    /// Turns a control or presses a button; false for what means nothing here.
    fn turn(&mut self, name: &str, value: &str) -> bool;
    /// Presses a mark.
    fn press(&mut self, key: &str, view: View);
    /// Points at a spot, or at nothing; false if that is no news.
    fn point(&mut self, spot: Option<&Spot>, view: View) -> bool;
    /// Lets go of what is picked, and points at nothing.
    fn release(&mut self);
    /// The picture, and the heads of its table.
    fn picture(&self, view: View) -> Picture;
    /// The rows of the table as HTML.
    fn rows(&self, view: View) -> String;
    /// What stands around the picture.
    fn panel(&self, lang: Lang) -> Panel;
    /// The lines that derive the counts.
    fn derivation(&self, lang: Lang) -> Vec<Line>;
    /// Further blocks: a name and HTML.
    fn blocks(&self, lang: Lang) -> Vec<(&'static str, String)>;
}

/// A picture and its numbers.
pub(crate) struct Picture {
    pub(crate) drawing: Drawing,
    /// Heads of the table's columns.
    pub(crate) heads: Vec<&'static str>,
}

/// A figure of the model as a subject of the page.
pub(crate) struct Of<F: Figure> {
    state: F,
    /// Blocks can take long to make; they depend on no more than an address holds.
    blocks: RefCell<Option<(String, Blocks)>>,
    /// A pointer asks often, and mostly of the picture that is shown.
    shown: RefCell<Option<Shown<F>>>,
}

type Blocks = Vec<(&'static str, String)>;

/// What the marks of a picture and the rows of its table stand for.
struct Shown<F: Figure> {
    state: F,
    view: View,
    marks: Vec<(Key, F::Part)>,
    table: Table<F::Part>,
}

/// Reads a figure's query.
pub(crate) fn read<F: Drawn>(name: Name, query: &str) -> (Box<dyn Subject>, Vec<Fault>) {
    let (state, faults) = F::read(name, query);
    (Box::new(Of { state, blocks: RefCell::default(), shown: RefCell::default() }), faults)
}

impl<F: Drawn> Of<F> {
    /// Asks what the picture of the state as it is now stands for.
    fn ask<T>(&self, view: View, question: impl FnOnce(&Shown<F>) -> T) -> Option<T> {
        let is_shown = |shown: &Shown<F>| shown.state == self.state && shown.view == view;
        if !self.shown.borrow().as_ref().is_some_and(is_shown) {
            self.picture(view);
        }
        self.shown.borrow().as_ref().map(question)
    }

    fn part(&self, spot: &Spot, view: View) -> Option<F::Part> {
        self.ask(view, |shown| match spot {
            Spot::Mark(wanted) => {
                let of_role = |key: Key| wanted.starts_with(key.0) && key_text(key) == *wanted;
                shown.marks.iter().find(|(key, _)| of_role(*key)).map(|(_, part)| *part)
            }
            Spot::Row(at) => shown.table.rows.get(*at).map(|(part, _)| *part),
        })?
    }
}

impl<F: Drawn> Subject for Of<F> {
    fn address(&self) -> String {
        self.state.to_address()
    }

    fn turn(&mut self, name: &str, value: &str) -> bool {
        self.state.turn(name, value)
    }

    fn press(&mut self, key: &str, view: View) {
        if let Some(part) = self.part(&Spot::Mark(key.to_owned()), view) {
            self.state.press(part);
        }
    }

    fn point(&mut self, spot: Option<&Spot>, view: View) -> bool {
        let part = spot.and_then(|spot| self.part(spot, view));
        let is_news = self.state.pointed() != part;
        if is_news {
            self.state.point(part);
        }
        is_news
    }

    fn release(&mut self) {
        self.state.release();
    }

    fn picture(&self, view: View) -> Picture {
        let mut scene = self.state.scene(view.lang, view.format);
        let table = std::mem::replace(&mut scene.table, Table { heads: Vec::new(), rows: Vec::new() });
        let heads = table.heads.clone();
        *self.shown.borrow_mut() = Some(Shown {
            state: self.state.clone(),
            view,
            marks: scene.shapes.iter().filter_map(|shape| Some((shape.key, shape.part?))).collect(),
            table,
        });
        Picture { heads, drawing: scene.into_drawing() }
    }

    fn rows(&self, view: View) -> String {
        self.ask(view, |shown| html::rows(&shown.table, &self.state.lit_rows(&shown.table))).unwrap_or_default()
    }

    fn panel(&self, lang: Lang) -> Panel {
        self.state.panel(lang)
    }

    fn derivation(&self, lang: Lang) -> Vec<Line> {
        self.state.derivation(lang)
    }

    fn blocks(&self, lang: Lang) -> Blocks {
        let address = self.state.to_address();
        let mut kept = self.blocks.borrow_mut();
        match &*kept {
            Some((of, blocks)) if *of == address => blocks.clone(),
            Some(_) | None => {
                let blocks = self.state.blocks(lang);
                *kept = Some((address, blocks.clone()));
                blocks
            }
        }
    }
}

/// Every figure, for the host that writes them all and for the program that knows them all.
pub(crate) fn any(name: Name, query: &str) -> (Box<dyn Subject>, Vec<Fault>) {
    match name {
        Name::Coalescing | Name::Library => coalescing::subject(name, query),
        Name::Tile => tile::subject(query),
        Name::Rows => rows::subject(query),
        Name::Overlap => overlap::subject(query),
        Name::Silicon => silicon::subject(query),
        Name::Roofline => roofline::subject(query),
        Name::Lab => lab::subject(query),
        Name::Map => map::subject(query),
        Name::Banks => banks::subject(query),
        Name::Layout => layout::subject(query),
    }
}
