//! The frame of a plot: where places and numbers lie, axes with few ticks, a caption for each.

use super::{
    lines::{Line, extent},
    names,
};
use crate::{
    canvas::{Canvas, line, rect},
    number::small,
    scale::Scale as Axis,
    scene::{Anchor, Format, Tone},
};
use model::{
    figure::silicon::{Part, Scale, State},
    measured::{Across, Level, Series},
};
use words::{Lang, words};

/// How a plot is laid out: two designs.
#[derive(Clone, Copy)]
pub(super) struct Design {
    /// The plot's edges.
    pub left: f64,
    pub right: f64,
    pub top: f64,
    pub bottom: f64,
    /// From the edge to the outermost dot.
    pub air: f64,
    /// The most ticks along, and upwards.
    pub ticks: (usize, usize),
    /// Whether names stand right of the plot, or in it.
    pub names_outside: bool,
    /// Baselines of the heading, of what is lit, of the unit.
    pub lines: (f64, f64, f64),
    /// Whether what is lit stands at the right end of its line.
    pub lit_right: bool,
    /// Radius of a dot.
    pub dot: f64,
}

impl Design {
    pub(super) fn of(format: Format) -> Design {
        match format {
            Format::Wide => Design {
                left: 56.0,
                right: 780.0,
                top: 66.0,
                bottom: 396.0,
                air: 16.0,
                ticks: (12, 7),
                names_outside: true,
                lines: (16.0, 16.0, 48.0),
                lit_right: true,
                dot: 5.0,
            },
            Format::Narrow => Design {
                left: 38.0,
                right: 326.0,
                top: 74.0,
                bottom: 334.0,
                air: 10.0,
                ticks: (6, 6),
                names_outside: false,
                lines: (14.0, 35.0, 62.0),
                lit_right: false,
                dot: 4.5,
            },
        }
    }

    /// The same for a series: curves that lie close together need their names beside the plot on a phone, too.
    pub(super) fn beside(self, series: Series, format: Format) -> Design {
        match format {
            Format::Narrow if series.curves().len() > 1 => Design { right: 208.0, names_outside: true, ..self },
            Format::Wide | Format::Narrow => self,
        }
    }

    /// How tall the picture is: the axis' numbers and its caption stand below.
    pub(super) fn height(self) -> f64 {
        self.bottom + 46.0
    }
}

/// The places along, and the numbers upwards.
pub(super) struct Plot {
    pub design: Design,
    along: Along,
    pub up: Axis,
}

enum Along {
    /// Places lie where their numbers say.
    By(Axis),
    /// One beside the other.
    Listed(Vec<u32>, (f64, f64)),
}

impl Plot {
    pub(super) fn of(state: &State, lines: &[Line], design: Design) -> Plot {
        let places = state.places();
        let ends = (design.left + design.air, design.right - design.air);
        let numbers = (f64::from(*places.first().unwrap_or(&0)), f64::from(*places.last().unwrap_or(&1)));
        let along = match state.series().across() {
            Across::Stride | Across::ChunkBytes | Across::FootprintKib => Along::By(Axis::log(numbers, ends)),
            Across::Offset => Along::By(Axis::linear(numbers, ends)),
            Across::FewStrides | Across::StrideWords | Across::Kinds | Across::Side => Along::Listed(places, ends),
        };
        let (low, high) = extent(lines);
        let pixels = (design.bottom, design.top);
        let up = match state.spec().scale() {
            Scale::Log => Axis::log((low * 0.8, high * 1.2), pixels),
            Scale::Linear => Axis::linear((0.0, high * 1.06), pixels),
        };
        Plot { design, along, up }
    }

    /// Where a place lies.
    pub(super) fn x(&self, place: u32) -> f64 {
        match &self.along {
            Along::By(axis) => axis.at(place.into()),
            Along::Listed(places, (left, right)) => {
                let at = places.iter().position(|one| *one == place).unwrap_or(0) as f64;
                left + at / (places.len().max(2) - 1) as f64 * (right - left)
            }
        }
    }

    /// Where a number at a place lies.
    pub(super) fn at(&self, (place, y): (u32, f64)) -> (f64, f64) {
        (self.x(place), self.up.at(y))
    }

    /// The place whose name is told apart, and where it lies.
    fn told(&self, state: &State) -> (u32, f64) {
        let place = state.shown_x();
        (place, self.x(place))
    }

    /// Places to name under the axis: powers of two where steps are factors, all where they are listed.
    fn ticks(&self, series: Series, places: &[u32]) -> Vec<u32> {
        let most = self.design.ticks.0;
        let (first, last) = (places.first().copied().unwrap_or(0), places.last().copied().unwrap_or(0));
        match series.across() {
            Across::Stride | Across::ChunkBytes => {
                let powers = || (0..31).map(|power| 1_u32 << power).filter(|one| (first..=last).contains(one));
                // Every power, every second, every fourth.
                let step = powers().count().div_ceil(most).max(1).next_power_of_two();
                powers().step_by(step).collect()
            }
            Across::FootprintKib => {
                let named = [16, 256, 4096, 65_536, 1 << 20].into_iter();
                named.filter(|one| (first..=last).contains(one)).collect()
            }
            Across::Offset => (first..=last).step_by(8).collect(),
            Across::FewStrides | Across::StrideWords | Across::Kinds | Across::Side => places.to_vec(),
        }
    }
}

/// A column for each place, as wide as the way to its neighbours, over all else: whoever points or taps there means the
/// place, however close the next dot is.
pub(super) fn draw_columns(canvas: &mut Canvas<Part>, plot: &Plot, places: &[u32]) {
    let Design { left, right, top, bottom, .. } = plot.design;
    let xs: Vec<f64> = places.iter().map(|place| plot.x(*place)).collect();
    for (at, place) in places.iter().enumerate() {
        let from = if at == 0 { left } else { (xs[at - 1] + xs[at]) / 2.0 };
        let to = xs.get(at + 1).map_or(right, |next| (xs[at] + next) / 2.0);
        let column = rect((from, top - 8.0), ((to - from).max(0.0), bottom - top + 30.0), 0.0);
        canvas.draw(("column", u64::from(*place)), Tone::Reach, column).part(Part::At(*place));
    }
}

/// The axes, and the captions that say what they count.
pub(super) fn draw_frame(canvas: &mut Canvas<Part>, plot: &Plot, state: &State, lang: Lang) {
    let Design { left, right, top, bottom, ticks, lines, .. } = plot.design;
    let series = state.series();
    let sentences = names::series_words(series, lang);
    canvas.text(("name", 0), Tone::Heading, (0.0, lines.0), Anchor::Start, sentences.name);
    let unit = names::unit_words(series.unit(), lang).axis;
    canvas.text(("unit", 0), Tone::Caption, (0.0, lines.2), Anchor::Start, unit);
    for (at, tick) in plot.up.ticks(ticks.1).into_iter().enumerate() {
        let (y, number) = (plot.up.at(tick), at as u64);
        canvas.draw(("grid", number), Tone::Grid, line((left, y), (right, y)));
        if (y - lit_height(plot, state).unwrap_or(-99.0)).abs() > 13.0 {
            let text = small(tick);
            canvas.text(("up", number), Tone::Tick, (left - 6.0, y + 4.0), Anchor::End, &text);
        }
    }
    canvas.draw(("axis", 0), Tone::Axis, line((left, bottom), (right, bottom)));
    let (told, told_x) = plot.told(state);
    let small = small_ticks(plot, series);
    let tone = if small { Tone::Small } else { Tone::Tick };
    let wide = |text: &str| text.chars().count() as f64 * if small { 5.0 } else { 6.9 };
    let told_text = names::tick(series, told);
    for place in plot.ticks(series, &state.places()) {
        let (x, text) = (plot.x(place), names::tick(series, place));
        let apart = (wide(&text) + wide(&told_text)) / 2.0 + if small { 0.0 } else { 4.0 };
        canvas.draw(("notch", u64::from(place)), Tone::Axis, line((x, bottom), (x, bottom + 4.0)));
        if (x - told_x).abs() >= apart || place == told {
            let (x, anchor) = inside(x, wide(&text), right);
            canvas.text(("along", u64::from(place)), tone, (x, bottom + 17.0), anchor, &text);
        }
    }
    if !plot.ticks(series, &state.places()).contains(&told) {
        let (x, anchor) = inside(told_x, wide(&told_text), right);
        canvas.text(("along", u64::from(told)), tone, (x, bottom + 17.0), anchor, &told_text);
    }
    canvas.text(("axis-name", 0), Tone::Caption, (right, bottom + 38.0), Anchor::End, sentences.axis);
    if let Some(Level::L2(kib)) = series.level() {
        let Along::By(axis) = &plot.along else { return };
        let x = axis.at(kib);
        canvas.draw(("level", 0), Tone::Limit, line((x, top), (x, bottom)));
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a size of the card's own")]
        let size = names::size((kib * 1024.0) as u64);
        let text = (words(lang).silicon().picture.l2)(&size);
        canvas.text(("level-name", 0), Tone::Caption, (x + 7.0, bottom - 10.0), Anchor::Start, &text);
    }
}

/// Numbers under places that are listed close together are small.
fn small_ticks(plot: &Plot, series: Series) -> bool {
    series.across() == Across::StrideWords && plot.design.right < 400.0
}

/// A text's anchor so that it stays inside: in the middle, but at the right edge.
fn inside(x: f64, width: f64, right: f64) -> (f64, Anchor) {
    if x + width / 2.0 > right { (right, Anchor::End) } else { (x, Anchor::Middle) }
}

/// How high the shown number lies; none if nothing is shown of it.
pub(super) fn lit_height(plot: &Plot, state: &State) -> Option<f64> {
    let (curve, x) = (state.shown_curve(), state.shown_x());
    let measured = state.measured(curve, x).filter(|_| state.shows_measured());
    let own = || model::measured::value(state.own_rows(), x, curve).filter(|_| state.shows_measured());
    let predicted = || state.expected(curve, x).filter(|_| state.shows_predicted());
    measured.or_else(own).or_else(predicted).map(|y| plot.up.at(y))
}

/// From the shown number to both axes, and the number itself beside the upright one.
pub(super) fn draw_crosshair(canvas: &mut Canvas<Part>, plot: &Plot, state: &State, number: &str) {
    let Design { left, bottom, .. } = plot.design;
    let (_, x) = plot.told(state);
    let lit = state.lit().is_some();
    if let Some(y) = lit_height(plot, state) {
        canvas.draw(("cross", 0), Tone::Tag, line((x, y), (x, bottom))).lit(lit);
        canvas.draw(("cross", 1), Tone::Tag, line((left, y), (x, y))).lit(lit);
        canvas.text(("cross-number", 0), Tone::Tick, (left - 6.0, y + 4.0), Anchor::End, number);
    }
}

/// What is lit, in one line over the plot: on the right of the heading or under it.
pub(super) fn draw_lit(canvas: &mut Canvas<Part>, design: Design, width: f64, text: &str) {
    let (x, anchor) = if design.lit_right { (width, Anchor::End) } else { (0.0, Anchor::Start) };
    canvas.text(("lit", 0), Tone::Caption, (x, design.lines.1), anchor, text);
}
