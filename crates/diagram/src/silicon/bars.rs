//! Draws a series of kinds: a bar for each number, the model's a ring on it, numbers in columns of their own.

use super::{
    POINT,
    lines::{self, Kind},
    names,
    plot::Design,
};
use crate::{
    canvas::{Canvas, dot, line, rect},
    label::caption_width,
    scale::Scale as Axis,
    scene::{Anchor, Format, Shape, Tone},
};
use model::{
    figure::silicon::{Guess, Part, State},
    measured::{Level, value},
};
use words::{Lang, words};

/// How bars are laid out: two designs.
#[derive(Clone, Copy)]
struct Layout {
    /// Ends of the longest bar.
    left: f64,
    right: f64,
    /// First row.
    top: f64,
    /// From a bar's upper edge to the name over it; none if it stands on the left.
    over: Option<f64>,
    /// Heights of a bar and of the reader's.
    bar: f64,
    own: f64,
    /// From bar to bar of one place, and from place to place.
    gaps: (f64, f64),
    /// Right ends of the columns: measured, the model's, the reader's.
    columns: [f64; 3],
}

impl Layout {
    fn of(format: Format) -> Layout {
        match format {
            Format::Wide => Layout {
                left: 224.0,
                right: 664.0,
                top: 66.0,
                over: None,
                bar: 18.0,
                own: 10.0,
                gaps: (6.0, 18.0),
                columns: [740.0, 816.0, 956.0],
            },
            Format::Narrow => Layout {
                left: 0.0,
                right: 320.0,
                top: 74.0,
                over: Some(6.0),
                bar: 14.0,
                own: 8.0,
                gaps: (25.0, 30.0),
                columns: [150.0, 240.0, 326.0],
            },
        }
    }
}

pub(super) fn draw(state: &State, lang: Lang, format: Format) -> (f64, Vec<Shape<Part>>) {
    let (layout, design) = (Layout::of(format), Design::of(format));
    let mut canvas = Canvas::new();
    let known = lines::all(&State::clone(state).without_guess(), lang);
    let (_, high) = lines::extent(&known);
    let level = match state.series().level() {
        Some(Level::Memcpy(speed)) => Some(speed),
        Some(Level::Random(_) | Level::L2(_)) | None => None,
    };
    let axis = Axis::linear((0.0, high.max(level.unwrap_or(0.0))), (layout.left, layout.right));
    let mut y = layout.top + layout.over.map_or(0.0, |over| over + 12.0);
    let first = y;
    let has_own = known.iter().any(|line| line.kind == Kind::Own && !line.points.is_empty());
    let mut rows = Vec::new();
    for x in state.places() {
        for curve in 0..state.series().curves().len() {
            rows.push((x, curve, y));
            y += layout.bar + if has_own { layout.own + 2.0 } else { 0.0 } + layout.gaps.0;
        }
        y += layout.gaps.1 - layout.gaps.0;
    }
    let bottom = y - layout.gaps.1;
    draw_grounds(&mut canvas, state, &rows, (layout, format.width(), bottom));
    draw_heads(&mut canvas, state, lang, design, layout, has_own);
    if let Some(speed) = level {
        let x = axis.at(speed);
        for (place, curve, y) in &rows {
            let key = ("level", u64::from(*place) * 8 + *curve as u64);
            canvas.draw(key, Tone::Tag, line((x, y - 3.0), (x, y + layout.bar + 3.0)));
        }
        let text = (words(lang).silicon().picture.memcpy)(&names::number(speed));
        let (x, anchor) = if layout.over.is_some() { (layout.right, Anchor::End) } else { (x, Anchor::Middle) };
        canvas.text(("level-name", 0), Tone::Caption, (x, bottom + 22.0), anchor, &text);
    }
    for (x, curve, y) in rows {
        draw_row(&mut canvas, state, lang, &axis, layout, (x, curve, y));
    }
    if layout.over.is_none() {
        canvas.draw(("axis", 0), Tone::Axis, line((layout.left, first - 6.0), (layout.left, bottom + 6.0)));
    }
    (bottom + if level.is_some() { 32.0 } else { 14.0 }, canvas.into_shapes())
}

/// A ground for each place: whoever points there means it.
fn draw_grounds(
    canvas: &mut Canvas<Part>,
    state: &State,
    rows: &[(u32, usize, f64)],
    (layout, width, bottom): (Layout, f64, f64),
) {
    let head = layout.over.map_or(layout.gaps.1 / 2.0, |over| over + 18.0);
    let first: Vec<(u32, f64)> =
        rows.iter().filter(|(_, curve, _)| *curve == 0).map(|(x, _, y)| (*x, y - head)).collect();
    for (at, (x, top)) in first.iter().enumerate() {
        let end = first.get(at + 1).map_or(bottom + 8.0, |(_, next)| *next);
        let ground = rect((0.0, *top), (width, end - top), 4.0);
        let lit = state.lit() == Some(Part::At(*x));
        let tone = if lit { Tone::Cell } else { Tone::Ground };
        canvas.draw(("column", u64::from(*x)), tone, ground).part(Part::At(*x));
    }
}

/// The series' name, the unit, and what the columns are.
fn draw_heads(canvas: &mut Canvas<Part>, state: &State, lang: Lang, design: Design, layout: Layout, has_own: bool) {
    let (series, own) = (state.series(), words(lang).silicon());
    canvas.text(
        ("name", 0),
        Tone::Heading,
        (0.0, design.lines.0),
        Anchor::Start,
        names::series_words(series, lang).name,
    );
    let unit = names::unit_words(series.unit(), lang).axis;
    let (unit_x, unit_y) = if layout.over.is_some() { (0.0, design.lines.1) } else { (layout.left, design.lines.2) };
    canvas.text(("unit", 0), Tone::Caption, (unit_x, unit_y), Anchor::Start, unit);
    let heads = [
        (state.shows_measured(), own.readout.measured.to_owned(), Tone::Measured),
        (state.shows_predicted(), own.picture.model.to_owned(), Tone::Predicted),
        (has_own && state.shows_measured(), lines::card(state, lang), Tone::Own),
    ];
    // On a phone they stand one after the other, as the numbers do.
    let mut x = 0.0;
    for (at, (shown, text, tone)) in heads.into_iter().enumerate() {
        if !shown {
            continue;
        }
        let key = ("head", at as u64);
        match layout.over {
            None => canvas.text(key, tone, (layout.columns[at], design.lines.2), Anchor::End, &text),
            Some(_) => {
                let radius = if tone == Tone::Predicted { 5.0 } else { 4.0 };
                canvas.draw(("head-dot", at as u64), tone, dot((x + 5.0, design.lines.2 - 4.0), radius));
                canvas.text(key, tone, (x + 15.0, design.lines.2), Anchor::Start, &text);
                x += caption_width(&text) + 32.0;
            }
        }
    }
}

/// A place's bar, its ring, its numbers, and the reader's bar below.
fn draw_row(
    canvas: &mut Canvas<Part>,
    state: &State,
    lang: Lang,
    axis: &Axis,
    layout: Layout,
    (x, curve, y): (u32, usize, f64),
) {
    let (part, key) = (Part::At(x), u64::from(x) * 8 + curve as u64);
    let middle = y + layout.bar / 2.0;
    let measured = state.measured(curve, x).filter(|_| state.shows_measured());
    let predicted = state.expected(curve, x).filter(|_| state.shows_predicted());
    let own = value(state.own_rows(), x, curve).filter(|_| state.shows_measured());
    let name = names::place_of(state.series(), x, curve, lang);
    let (name_x, name_y) = layout.over.map_or((0.0, middle + 4.0), |over| (0.0, y - over));
    canvas.text(("bar-name", key), Tone::Caption, (name_x, name_y), Anchor::Start, &name);
    // One mark of a place is reached by keyboard: that of the curve of which is spoken.
    let reaches = curve == state.shown_curve();
    let role = if reaches { (POINT, u64::from(x)) } else { ("bar", key) };
    let lit = state.lit() == Some(part);
    if let Some(y_value) = measured {
        let bar = rect((layout.left, y), (axis.at(y_value) - layout.left, layout.bar), 2.0);
        canvas.draw(role, Tone::Measured, bar).part(part).lit(lit);
    } else {
        let asked = state.guess() == Guess::Open && state.hides(curve, x);
        if asked {
            canvas.text(("asked", key), Tone::Heading, (layout.left + 8.0, middle + 5.0), Anchor::Start, "?");
        }
        // The ring is what is reached, where nothing is measured.
        if let Some(y_value) = predicted.filter(|_| own.is_none()) {
            canvas.draw(role, Tone::Predicted, dot((axis.at(y_value), middle), 6.0)).part(part);
        }
    }
    if let Some(y_value) = own {
        let top = y + layout.bar + 2.0;
        let bar = rect((layout.left, top), (axis.at(y_value) - layout.left, layout.own), 2.0);
        let key = if measured.is_none() { role } else { ("own-bar", key) };
        canvas.draw(key, Tone::Own, bar).part(part).lit(lit);
    }
    if let Some(y_value) = predicted.filter(|_| measured.is_some() || own.is_some()) {
        canvas.draw(("ring", key), Tone::Predicted, dot((axis.at(y_value), middle), 6.0)).part(part);
    }
    let numbers = [measured, predicted, own].map(|number| number.map(names::number));
    match layout.over {
        None => {
            for (at, number) in numbers.iter().enumerate() {
                let Some(text) = number else { continue };
                let at_x = layout.columns[at];
                canvas.text(("number", key * 4 + at as u64), Tone::Tick, (at_x, middle + 4.0), Anchor::End, text);
            }
        }
        Some(_) => {
            let text = numbers.into_iter().flatten().collect::<Vec<_>>().join(" · ");
            canvas.text(("number", key * 4), Tone::Tick, (layout.right + 6.0, name_y), Anchor::End, &text);
        }
    }
}
