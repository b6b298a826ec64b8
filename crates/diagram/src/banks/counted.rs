//! Lanes on a small mark, written alike on all marks of a picture.

use crate::{label::number_tone, scene::Tone};
use model::{figure::banks::Serving, warp::Lane};

/// How lanes that share a word are written.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Style {
    /// The first and the last, where they are neighbours.
    Range,
    /// How many.
    Count,
    /// Not at all: where some do not fit, none is better.
    Nowhere,
}

impl Style {
    /// The best in which the lanes of every word fit.
    pub(super) fn of(serving: &Serving, room: (f64, f64)) -> Style {
        let fits = |style| {
            // Ranges side by side need some air between them.
            let air = |lanes: &[Lane]| if style == Style::Range && lanes.len() > 1 { 2.0 } else { 0.0 };
            let fits = |lanes: &[Lane]| written(lanes, style, (room.0 - air(lanes), room.1)).is_some();
            serving.cells.iter().all(|cell| fits(&cell.word.lanes))
        };
        let styles = [Style::Range, Style::Count];
        styles.into_iter().find(|style| fits(*style)).unwrap_or(Style::Nowhere)
    }
}

/// The lanes of a word and the tone of the text, if it fits: [`Tone::Number`] at 10 px or [`Tone::Small`] at 8 px.
pub(super) fn written(lanes: &[Lane], style: Style, (width, height): (f64, f64)) -> Option<(String, Tone)> {
    let (first, last) = (lanes.first()?, lanes.last()?);
    let are_neighbours = usize::from(last.number() - first.number()) + 1 == lanes.len();
    let text = match style {
        Style::Nowhere => return None,
        Style::Range | Style::Count if lanes.len() == 1 => first.number().to_string(),
        Style::Range if are_neighbours => format!("{first}–{last}"),
        Style::Range | Style::Count => format!("×{}", lanes.len()),
    };
    let large = number_tone(&text, width)? == Tone::Number;
    match (large, height) {
        (true, 11.5..) => Some((text, Tone::Number)),
        (_, 8.0..) => Some((text, Tone::Small)),
        (_, _) => None,
    }
}
