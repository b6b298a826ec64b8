//! What a picture is: shapes in painting order, a description, a table.
//!
//! A shape has a [`Tone`], a meaning; the style sheet gives each meaning a light, a dark and a high-contrast value.
//! Units are pixels of a picture that is [`Scene::width`] wide.

mod tone;

pub use tone::Tone;

use crate::{derive::Line, panel::Panel};
use words::Lang;

/// Which of the two layouts is drawn: they are two scenes of one state, not one picture shrunk.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Format {
    /// For screens from 600 px: 960 px across.
    Wide,
    /// For phones: 328 px across.
    Narrow,
}

impl Format {
    /// Both, the wide one first.
    pub const ALL: [Format; 2] = [Format::Wide, Format::Narrow];

    /// The width of its scenes, in pixels.
    pub fn width(self) -> f64 {
        match self {
            Format::Wide => 960.0,
            Format::Narrow => 328.0,
        }
    }

    /// Its name in file names and class names.
    pub fn slug(self) -> &'static str {
        match self {
            Format::Wide => "wide",
            Format::Narrow => "narrow",
        }
    }
}

/// Where a text's point lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// At its left end.
    Start,
    /// At its middle.
    Middle,
    /// At its right end.
    End,
}

/// A shape's geometry.
#[derive(Clone, PartialEq, Debug)]
pub enum Form {
    /// A rectangle with round corners.
    Rect {
        /// Left edge.
        x: f64,
        /// Upper edge.
        y: f64,
        /// Width.
        width: f64,
        /// Height.
        height: f64,
        /// Corner radius.
        radius: f64,
    },
    /// A curve that leaves and arrives vertically.
    Wire {
        /// Upper end.
        from: (f64, f64),
        /// Lower end.
        to: (f64, f64),
    },
    /// A bracket open to the top.
    Bracket {
        /// Left end.
        left: f64,
        /// Right end.
        right: f64,
        /// Upper edge.
        y: f64,
        /// How far the ends reach up from the bar.
        depth: f64,
    },
    /// Straight lines from point to point: a curve of a plot, an axis, an arrow's shaft.
    Path {
        /// At least two points.
        points: Vec<(f64, f64)>,
    },
    /// A closed area with straight edges.
    Area {
        /// Its corners, in order; at least three.
        points: Vec<(f64, f64)>,
    },
    /// A line of text.
    Text {
        /// The anchor's place.
        x: f64,
        /// The baseline.
        y: f64,
        /// Which end lies at `x`.
        anchor: Anchor,
        /// The words.
        text: String,
    },
}

/// Tells a shape from its siblings across redraws: a role and a number within it.
pub type Key = (&'static str, u64);

/// A mark of the picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Shape<P> {
    /// The same mark has the same key in the next scene.
    pub key: Key,
    /// Where it lies.
    pub form: Form,
    /// What it means.
    pub tone: Tone,
    /// What it stands for, if a reader can point at it.
    pub part: Option<P>,
    /// Whether it is lit.
    pub lit: bool,
    /// Whether it is there only as long as something is lit.
    pub passing: bool,
}

/// A mark that a reader can reach by keyboard: its part, its name, whether it is switched on.
#[derive(Clone, PartialEq, Debug)]
pub struct Target<P> {
    /// The shape's key.
    pub key: Key,
    /// What it stands for.
    pub part: P,
    /// What a screen reader says.
    pub name: String,
    /// On or off, where it can be switched.
    pub pressed: Option<bool>,
}

/// The numbers behind a picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Table<P> {
    /// Heads of the columns.
    pub heads: Vec<&'static str>,
    /// Rows: the part a row speaks of, and its cells.
    pub rows: Vec<(P, Vec<String>)>,
}

/// A picture as a value.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene<P> {
    /// Width in pixels.
    pub width: f64,
    /// Height in pixels.
    pub height: f64,
    /// What the picture is.
    pub title: &'static str,
    /// What it shows, for those who cannot see it.
    pub description: String,
    /// In painting order.
    pub shapes: Vec<Shape<P>>,
    /// In the order of the keyboard: the marks of a row together, row after row.
    pub targets: Vec<Target<P>>,
    /// The numbers.
    pub table: Table<P>,
}

impl<P> Scene<P> {
    /// The same picture without knowledge of what its marks stand for, for those who only draw.
    pub fn into_drawing(self) -> Drawing {
        let shapes = self.shapes.into_iter().map(|shape| Shape {
            key: shape.key,
            form: shape.form,
            tone: shape.tone,
            part: shape.part.map(drop),
            lit: shape.lit,
            passing: shape.passing,
        });
        let targets = self.targets.into_iter().map(|target| Target {
            key: target.key,
            part: (),
            name: target.name,
            pressed: target.pressed,
        });
        Scene {
            width: self.width,
            height: self.height,
            title: self.title,
            description: self.description,
            shapes: shapes.collect(),
            targets: targets.collect(),
            table: Table { heads: Vec::new(), rows: Vec::new() },
        }
    }
}

/// A picture whose marks are known by their keys alone.
pub type Drawing = Scene<()>;

/// Where a key stands in a list; the search begins where it would stand if nothing had changed.
pub fn place_of_key(keys: &[Key], key: Key, guess: usize) -> Option<usize> {
    let guess = guess.min(keys.len());
    (guess..keys.len()).chain(0..guess).find(|at| keys[*at] == key)
}

/// A key as it stands in a document.
pub fn key_text(key: Key) -> String {
    format!("{}-{}", key.0, key.1)
}

/// What the picture of every figure's state is, and what stands around it; whatever shows a figure needs no more.
pub trait Drawn: model::figure::Figure {
    /// The picture, in one of its two layouts.
    fn scene(&self, lang: Lang, format: Format) -> Scene<Self::Part>;

    /// What stands around it.
    fn panel(&self, lang: Lang) -> Panel;

    /// Which rows of its table are lit, row by row.
    fn lit_rows(&self, table: &Table<Self::Part>) -> Vec<bool> {
        table.rows.iter().map(|(part, _)| self.lights(*part)).collect()
    }

    /// The lines that derive its counts; none for a figure whose counts are plain to see.
    fn derivation(&self, lang: Lang) -> Vec<Line> {
        let _ = lang;
        Vec::new()
    }

    /// Further blocks under the picture, as HTML of our own making: a name for the style sheet, and what stands there.
    /// A button in them has a name and a value as every control has.
    fn blocks(&self, lang: Lang) -> Vec<(&'static str, String)> {
        let _ = lang;
        Vec::new()
    }
}
