//! What is to be drawn of a state, before it has a place: lines of numbers, each with its meaning and its name.

use super::names::{curve_name, rule_words};
use crate::{
    canvas::{dot, rect},
    scene::{Form, Tone},
};
use model::{
    card::Card,
    figure::silicon::State,
    measured::{Rule, Series, value},
};
use words::{Lang, words};

/// Whose numbers they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// The H200's.
    Measured,
    /// The reader's card's.
    Own,
    /// The model's.
    Predicted(Rule),
}

/// A line of numbers.
pub(super) struct Line {
    pub kind: Kind,
    /// Its curve, by its place among those of the series.
    pub curve: usize,
    /// Places and numbers, ascending.
    pub points: Vec<(u32, f64)>,
    /// What stands beside it.
    pub name: String,
}

impl Line {
    pub(super) fn tone(&self) -> Tone {
        match self.kind {
            Kind::Measured => Tone::Measured,
            Kind::Own => Tone::Own,
            Kind::Predicted(Rule::Notes) => Tone::Myth,
            Kind::Predicted(_) => Tone::Predicted,
        }
    }

    /// A number of its own among the lines of a scene.
    pub(super) fn number(&self) -> u64 {
        let kind = match self.kind {
            Kind::Measured => 0,
            Kind::Own => 1,
            Kind::Predicted(rule) => 2 + rule as u64,
        };
        kind * 8 + self.curve as u64
    }
}

/// The lines that are shown: the model's below, then the H200's, then the reader's. Hidden numbers are not in them.
pub(super) fn lines(state: &State, lang: Lang) -> Vec<Line> {
    all(state, lang).into_iter().filter(|line| shown(state, line.kind) && !line.points.is_empty()).collect()
}

fn shown(state: &State, kind: Kind) -> bool {
    match kind {
        Kind::Measured | Kind::Own => state.shows_measured(),
        Kind::Predicted(_) => state.shows_predicted(),
    }
}

/// All lines, whatever the moment: the axes are made for these, so that they rest while moments change.
pub(super) fn all(state: &State, lang: Lang) -> Vec<Line> {
    let (series, places, own) = (state.series(), state.places(), words(lang).silicon());
    let curves = series.curves();
    let collect = |number: &dyn Fn(u32) -> Option<f64>| -> Vec<(u32, f64)> {
        places.iter().filter_map(|x| Some((*x, number(*x)?))).collect()
    };
    let mut lines = Vec::new();
    for rule in series.rules().iter().rev() {
        for (curve, kind) in curves.iter().enumerate() {
            let name = match (curve_name(*kind, lang), series.rules().len()) {
                (Some(name), _) => format!("{}, {name}", own.picture.model),
                (None, 1) => own.picture.model.to_owned(),
                (None, _) => rule_words(*rule, lang).name.to_owned(),
            };
            let points = collect(&|x| state.predicted(*rule, curve, x));
            lines.push(Line { kind: Kind::Predicted(*rule), curve, points, name });
        }
    }
    for (curve, kind) in curves.iter().enumerate() {
        let name = curve_name(*kind, lang).unwrap_or_else(|| own.picture.measured.to_owned());
        lines.push(Line { kind: Kind::Measured, curve, points: collect(&|x| state.measured(curve, x)), name });
    }
    for (curve, kind) in curves.iter().enumerate() {
        // Where there are several, the colour says whose they are.
        let name = curve_name(*kind, lang).unwrap_or_else(|| card(state, lang));
        let points = collect(&|x| value(state.own_rows(), x, curve));
        lines.push(Line { kind: Kind::Own, curve, points, name });
    }
    lines
}

/// The mark of a line's points: where a place has several lines, each has a shape of its own.
pub(super) fn mark(series: Series, curve: usize, (x, y): (f64, f64), radius: f64) -> Form {
    let upright = |width: f64, height: f64| rect((x - width / 2.0, y - height / 2.0), (width, height), 0.5);
    match curve {
        _ if !has_several(series) => dot((x, y), radius),
        1 => upright(1.8 * radius, 1.8 * radius),
        2 => upright(1.2 * radius, 2.8 * radius),
        _ => dot((x, y), radius),
    }
}

/// Whether a place of a series has several lines.
pub(super) fn has_several(series: Series) -> bool {
    series.curves().len() > 1
}

/// The most letters of a card's name beside a line.
const NAME: usize = 19;

/// The reader's card by its name, cut to what has room. One called as the measured one is told from it.
pub(super) fn card(state: &State, lang: Lang) -> String {
    let own = &words(lang).silicon().loader;
    let name = state.own().and_then(|own| own.card.as_deref()).map(str::trim).filter(|name| !name.is_empty());
    let name = match name {
        None => own.nameless_card.to_owned(),
        Some(name) if name.contains(Card::H200.title()) => (own.yours)(name),
        Some(name) => name.to_owned(),
    };
    match name.chars().count() > NAME {
        true => name.chars().take(NAME - 1).chain(['…']).collect(),
        false => name,
    }
}

/// Smallest and largest number of a series, in all its lines.
pub(super) fn extent(lines: &[Line]) -> (f64, f64) {
    let numbers = lines.iter().flat_map(|line| &line.points).map(|(_, y)| *y);
    let (low, high) = numbers.fold((f64::MAX, 0.0_f64), |(low, high), y| (low.min(y), high.max(y)));
    if high > 0.0 { (low, high) } else { (1.0, 2.0) }
}
