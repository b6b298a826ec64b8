//! What is said about a state: of a point, under the figure, for those who cannot see it.

use super::{
    lines::card,
    names::{curve_name, number, place, place_of, series_words, unit_words, with_unit},
};
use crate::{label::caption_width, number::decimal};
use model::{
    figure::silicon::{Guess, Part, State, Step},
    measured::{Remark, value},
};
use words::{Lang, silicon::Point, words};

/// The numbers of a curve at a place, as the moment shows them.
pub(super) struct Numbers {
    pub measured: Option<f64>,
    pub predicted: Option<f64>,
    pub own: Option<f64>,
}

impl Numbers {
    pub(super) fn of(state: &State, curve: usize, x: u32) -> Numbers {
        Numbers {
            measured: state.measured(curve, x).filter(|_| state.shows_measured()),
            predicted: state.expected(curve, x).filter(|_| state.shows_predicted()),
            own: value(state.own_rows(), x, curve).filter(|_| state.shows_measured()),
        }
    }

    /// Measured ÷ predicted.
    pub(super) fn ratio(&self) -> Option<f64> {
        Some(self.measured? / self.predicted?)
    }
}

/// A point as `words` takes it, handed to one of its functions.
fn said(state: &State, curve: usize, x: u32, lang: Lang, say: fn(&Point<'_>) -> String) -> String {
    let (series, numbers) = (state.series(), Numbers::of(state, curve, x));
    let text = |y: Option<f64>| y.map(|y| with_unit(y, series.unit(), lang));
    let (measured, predicted, own) = (text(numbers.measured), text(numbers.predicted), text(numbers.own));
    let ratio = numbers.ratio().map(|ratio| decimal(ratio, 2));
    let (at, card) = (place_of(series, x, curve, lang), card(state, lang));
    say(&Point {
        at: &at,
        measured: measured.as_deref(),
        predicted: predicted.as_deref(),
        ratio: ratio.as_deref(),
        own: own.as_deref().map(|own| (own, card.as_str())),
    })
}

/// The name of a place's mark: what is shown of each of its curves.
pub(super) fn button(state: &State, x: u32, lang: Lang) -> String {
    let curves = 0..state.series().curves().len();
    let has = |curve: &usize| {
        let numbers = Numbers::of(state, *curve, x);
        numbers.measured.or(numbers.predicted).or(numbers.own).is_some()
    };
    let names: Vec<String> =
        curves.filter(has).map(|curve| said(state, curve, x, lang, words(lang).silicon().button)).collect();
    if names.is_empty() { place(state.series(), x, lang) } else { names.join("; ") }
}

/// The sentence under the figure: of what is lit, else of the moment.
pub(super) fn sentence(state: &State, lang: Lang) -> String {
    let (series, own) = (state.series(), words(lang).silicon());
    let sentences = series_words(series, lang);
    if state.guess() == Guess::Open {
        return question(state, lang);
    }
    if let Some(Part::At(x)) = state.lit() {
        let curve = state.shown_curve();
        let point = said(state, curve, x, lang, own.point);
        let known = value(&series.rows(), x, curve).is_some();
        let remark = series.remark(curve, x).filter(|_| known && state.step() == Step::Both);
        return match remark {
            Some(remark) => format!("{point} {}", remark_words(remark, lang)),
            None => point,
        };
    }
    match state.step() {
        Step::Measured => sentences.done.to_owned(),
        Step::Predicted if series.rules().is_empty() => own.says_nothing.to_owned(),
        Step::Predicted => super::panel::assumed(series, lang),
        Step::Both => format!("{} {}", sentences.done, sentences.why),
    }
}

/// The question, with the number that is given.
pub(super) fn question(state: &State, lang: Lang) -> String {
    let (series, given) = (state.series(), state.question().given);
    let given = value(&series.rows(), given.x, given.curve).unwrap_or_default();
    (series_words(series, lang).ask)(&with_unit(given, series.unit(), lang))
}

/// What is lit, short: over the plot. As much of it as fits into a width.
pub(super) fn lit(state: &State, lang: Lang, width: f64) -> String {
    let (series, x, own) = (state.series(), state.shown_x(), words(lang).silicon());
    let (mut seen, mut model, mut gap, mut theirs) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for (curve, kind) in series.curves().iter().enumerate() {
        let numbers = Numbers::of(state, curve, x);
        match curve_name(*kind, lang) {
            None => {
                seen.extend(numbers.measured.map(|y| with_unit(y, series.unit(), lang)));
                model.extend(numbers.predicted.map(|y| format!("{} {}", own.picture.model, number(y))));
                gap.extend(numbers.ratio().map(times));
                theirs.extend(numbers.own.map(|y| format!("{} {}", card(state, lang), number(y))));
            }
            Some(name) => {
                let shown = numbers.measured.or(numbers.own).or(numbers.predicted);
                seen.extend(shown.map(|y| format!("{name} {}", number(y))));
            }
        }
    }
    let all = [&seen, &model, &gap, &theirs];
    let text = |parts: &[&Vec<String>]| {
        let parts: Vec<&str> = parts.iter().flat_map(|parts| parts.iter().map(String::as_str)).collect();
        format!("{}: {}", place(series, x, lang), parts.join(" · "))
    };
    let shorter = [text(&all), text(&[&seen, &model, &theirs]), text(&[&seen, &theirs])];
    shorter.into_iter().find(|text| caption_width(text) <= width).unwrap_or_else(|| text(&[&seen]))
}

/// Measured ÷ predicted as it is said: what is slower is divided.
pub(super) fn times(ratio: f64) -> String {
    match decimal(ratio, 2).as_str() {
        "1" => "× 1".to_owned(),
        _ if ratio < 1.0 => format!("÷ {}", decimal(1.0 / ratio, 2)),
        text => format!("× {text}"),
    }
}

/// The picture in words: what was done, and the numbers at the ends and where the most is to be seen.
pub(super) fn description(state: &State, lang: Lang) -> String {
    let (series, own) = (state.series(), words(lang).silicon());
    if state.guess() == Guess::Open {
        return question(state, lang);
    }
    let places = state.places();
    let mut told: Vec<u32> =
        [places.first().copied(), Some(state.shown_x()), places.last().copied()].into_iter().flatten().collect();
    if state.spec().has_bars() {
        told.clone_from(&places);
    }
    told.sort_unstable();
    told.dedup();
    let points: Vec<String> = told.into_iter().map(|x| button(state, x, lang)).collect();
    let name = unit_words(series.unit(), lang).axis;
    (own.description)(&format!("{} ({name}).", series_words(series, lang).done.trim_end_matches('.')), &points)
}

fn remark_words(remark: Remark, lang: Lang) -> &'static str {
    let all = &words(lang).silicon().remarks;
    match remark {
        Remark::BeyondFetch => all.beyond_fetch,
        Remark::CopyIdle => all.copy_idle,
        Remark::SharedSector => all.shared_sector,
        Remark::WholeSectors => all.whole_sectors,
        Remark::WholeLine => all.whole_line,
        Remark::SmallChunk => all.small_chunk,
        Remark::LargeChunk => all.large_chunk,
        Remark::FetchHelps => all.fetch_helps,
        Remark::FetchIdle => all.fetch_idle,
        Remark::InL2 => all.in_l2,
        Remark::EarlyMiss => all.early_miss,
        Remark::InDram => all.in_dram,
        Remark::Conflict => all.conflict,
        Remark::NoConflict => all.no_conflict,
        Remark::TakesTurns => all.takes_turns,
        Remark::Base => all.base,
        Remark::Scattered => all.scattered,
        Remark::ConflictUnseen => all.conflict_unseen,
        Remark::BeatsCopy => all.beats_copy,
        Remark::AtLimit => all.at_limit,
        Remark::TooFewLoads => all.too_few_loads,
        Remark::Reused => all.reused,
    }
}
