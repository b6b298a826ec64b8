//! What stands around a picture, as a value: its controls, moments, counts and sentence.
//!
//! Absent on purpose: HTML, layout on the page. The same value is written by the host and kept up to date in the
//! browser, so a control's look and its behaviour cannot drift apart.

use crate::basis::Basis;
use model::query::Choice;

/// Everything around one picture, in one language.
#[derive(Clone, PartialEq, Debug)]
pub struct Panel {
    /// The figure's name.
    pub title: &'static str,
    /// A text to write, above everything else.
    pub editor: Option<Editor>,
    /// A file that the reader may give.
    pub loader: Option<Loader>,
    /// Numbers to turn.
    pub dials: Vec<Dial>,
    /// Two or more ways to look at the same thing.
    pub tabs: Vec<Button>,
    /// Named examples.
    pub chips: Vec<Button>,
    /// Choices that belong beside the dials.
    pub menus: Vec<Menu>,
    /// Choices behind the fold.
    pub more: Vec<Menu>,
    /// Buttons behind the fold.
    pub buttons: Vec<Button>,
    /// How the rule behind the counts is known, and where it is written down.
    pub source: String,
    /// The moments; none for a figure that has no before and after.
    pub moments: Vec<Moment>,
    /// The prediction, where a count is the point.
    pub guess: Option<Guess>,
    /// The counts.
    pub readout: Vec<Reading>,
    /// Further numbers that a sentence of a lesson may ask for by name.
    pub facts: Vec<(&'static str, String)>,
    /// What is to be seen now, with code between backticks.
    pub sentence: String,
    /// How to use the keyboard.
    pub keys: &'static str,
}

/// A text that the reader writes.
#[derive(Clone, PartialEq, Debug)]
pub struct Editor {
    /// The URL's parameter.
    pub name: &'static str,
    /// What the reader sees.
    pub label: &'static str,
    /// What stands there.
    pub text: String,
    /// What is wrong with it, and where: nowhere else on the page is it said in full.
    pub faults: Vec<Wrong>,
}

/// A file that the reader gives: the control `name` is turned with its text, and with nothing to put it away.
#[derive(Clone, PartialEq, Debug)]
pub struct Loader {
    /// The control.
    pub name: &'static str,
    /// What the reader sees.
    pub label: &'static str,
    /// Leads to how such a file is made.
    pub how: &'static str,
    /// What is loaded now; empty if nothing is.
    pub loaded: String,
    /// Whether nothing of the last file could be used: then it is not to be kept either.
    pub refused: bool,
    /// Said if the browser does not keep the file.
    pub not_kept: &'static str,
    /// Puts it away.
    pub put_away: &'static str,
    /// What is wrong with what was given, a sentence each.
    pub faults: Vec<String>,
}

/// A fault of a text.
#[derive(Clone, PartialEq, Debug)]
pub struct Wrong {
    /// Where it stands; none for what is wrong with the whole text.
    pub place: Option<Place>,
    /// What is wrong, in the reader's language, with code between backticks.
    pub message: String,
}

/// A piece of one line of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// Its line, from 1.
    pub line: u32,
    /// Its column, from 1, in characters.
    pub column: u32,
    /// How many characters it spans, at least 1, within its line.
    pub length: u32,
}

/// A slider for the usual values, and a field for all of them.
#[derive(Clone, PartialEq, Debug)]
pub struct Dial {
    /// The URL's parameter.
    pub name: &'static str,
    /// What the reader sees.
    pub label: &'static str,
    /// Where it stands.
    pub value: u32,
    /// Smallest legal value.
    pub min: u32,
    /// Largest legal value.
    pub max: u32,
    /// Largest value on the slider.
    pub slider_max: u32,
    /// Whether it does anything now; if not, it is hidden.
    pub shown: bool,
}

/// One of several values.
#[derive(Clone, PartialEq, Debug)]
pub struct Menu {
    /// The URL's parameter.
    pub name: &'static str,
    /// What the reader sees.
    pub label: &'static str,
    /// Values, and what the reader sees of each.
    pub options: Vec<(&'static str, String)>,
    /// The value chosen.
    pub chosen: &'static str,
    /// Whether it does anything now; if not, it is hidden.
    pub shown: bool,
}

/// Something to press.
#[derive(Clone, PartialEq, Debug)]
pub struct Button {
    /// What it does.
    pub name: &'static str,
    /// To what; empty where there is no choice.
    pub value: &'static str,
    /// What the reader sees.
    pub label: &'static str,
    /// Whether it is pressed, for those that stay so.
    pub pressed: Option<bool>,
    /// Whether it has nothing to do now.
    pub disabled: bool,
}

/// One of the moments that the picture goes through.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// The value of the URL's `step`.
    pub slug: &'static str,
    /// What the reader sees.
    pub name: &'static str,
    /// Whether it is the one shown.
    pub current: bool,
}

/// A count that the reader may predict.
#[derive(Clone, PartialEq, Debug)]
pub struct Guess {
    /// The question.
    pub ask: &'static str,
    /// The largest answer that makes sense.
    pub max: u32,
    /// Whether the answer is awaited: moments rest meanwhile.
    pub open: bool,
    /// What became of the last answer.
    pub verdict: String,
}

/// One count, as it is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Reading {
    /// Its name in tests and lessons; never translated.
    pub slug: &'static str,
    /// Its label.
    pub label: &'static str,
    /// The number with its unit, or the sign that it waits for a guess.
    pub value: String,
    /// The colour of its meaning.
    pub sense: Sense,
    /// What it rests on; none for a plain count of the access.
    pub basis: Option<Basis>,
}

/// The colour that a count wears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sense {
    /// None of its own.
    Plain,
    /// That of used bytes.
    Used,
    /// That of conflicts.
    Conflict,
}

impl Sense {
    /// The class that the style sheet knows it by.
    pub fn class(self) -> &'static str {
        match self {
            Sense::Plain => "count",
            Sense::Used => "used",
            Sense::Conflict => "conflict",
        }
    }
}

impl Menu {
    /// A menu of all values of a choice, each with its words.
    pub fn of<C: Choice>(name: &'static str, label: &'static str, chosen: C, words: &dyn Fn(C) -> String) -> Menu {
        let options = C::ALL.iter().map(|one| (one.slug(), words(*one))).collect();
        Menu { name, label, options, chosen: chosen.slug(), shown: true }
    }
}

impl Button {
    /// One of a choice's values, pressed if it is the one chosen.
    pub fn choice<C: Choice>(name: &'static str, value: C, label: &'static str, chosen: C) -> Button {
        Button { name, value: value.slug(), label, pressed: Some(value == chosen), disabled: false }
    }
}
