//! What is said about a state: names of marks, the sentence under the figure, the description of the picture.

use super::{
    figures::{grouped, share, time, times},
    timed::lines,
};
use crate::coalescing;
use model::{
    access::Op,
    figure::overlap::{
        Guess, Part, Preset, State, Step,
        measured::{Series, Timing},
    },
    flight::Fetch,
    warp::Lane,
};
use words::{
    Lang,
    coalescing::Named,
    overlap::{FetchSaid, ManySaid, TimedSaid},
    words,
};

/// A preset's name and sentence.
pub(super) fn preset_words(preset: Preset, lang: Lang) -> &'static Named {
    let presets = &words(lang).overlap().presets;
    match preset {
        Preset::Lines => &presets.lines,
        Preset::Sequential => &presets.sequential,
        Preset::Stride8 => &presets.stride_8,
        Preset::Stride1024 => &presets.stride_1024,
        Preset::OneWarp => &presets.one_warp,
        Preset::Enough => &presets.enough,
        Preset::TooFew => &presets.too_few,
        Preset::H200 => &presets.h200,
        Preset::A100 => &presets.a100,
    }
}

/// A moment's name.
pub(super) fn step_name(step: Step, lang: Lang) -> &'static str {
    let steps = &words(lang).overlap().steps;
    match step {
        Step::Myth => steps.myth,
        Step::OneWarp => steps.one_warp,
        Step::ManyWarps => steps.many_warps,
        Step::Measured => steps.measured,
    }
}

/// A series' name.
fn series_name(series: Series, lang: Lang) -> &'static str {
    let picture = &words(lang).overlap().picture;
    match series {
        Series::Cold => picture.cold,
        Series::L2 => picture.l2,
    }
}

/// Lane numbers, as `words` takes them.
pub(super) fn numbers(lanes: &[Lane]) -> Vec<u64> {
    coalescing::numbers(lanes.iter().copied())
}

/// What a screen reader calls a mark.
pub(super) fn button(state: &State, part: Part, lang: Lang) -> String {
    let own = words(lang).overlap();
    match part {
        Part::Lane(lane) => {
            (words(lang).coalescing().lane_button)(lane.number().into(), state.spec().addresses().address(lane))
        }
        Part::Fetch(index) => {
            let fetches = state.fetches();
            let found = fetches.iter().enumerate().find(|(_, fetch)| fetch.index == index);
            found.map_or_else(String::new, |(at, fetch)| {
                (own.fetch_button)(at + 1, &numbers(&fetch.lanes), &time(fetch.done_ns))
            })
        }
        Part::Warps(row) => {
            let (first, end) = state.warps_of(row);
            (own.warps_button)(&grouped(first.into(), 0), &grouped((end - 1).into(), 0))
        }
        Part::Timed(series, at) => series.timings().get(at).map_or_else(String::new, |timing| {
            let stride = grouped(timing.lane_stride_bytes.into(), 0);
            (own.timed_button)(series_name(series, lang), &stride, &grouped(timing.cycles.into(), 0))
        }),
    }
}

/// The sentence under the figure: of a guess, of what is lit, else of the example, else of the moment.
pub(super) fn sentence(state: &State, lang: Lang) -> String {
    let own = words(lang).overlap();
    if state.guess() == Guess::Open {
        return own.think.to_owned();
    }
    if let Some(said) = state.lit().and_then(|part| part_sentence(state, part, lang)) {
        return said;
    }
    match (state.step(), state.preset()) {
        (Step::ManyWarps, Some(preset)) if state.spec().access().op() == Op::Load => {
            preset_words(preset, lang).sentence.to_owned()
        }
        (Step::Myth | Step::OneWarp | Step::ManyWarps | Step::Measured, _) => moment_sentence(state, lang),
    }
}

fn moment_sentence(state: &State, lang: Lang) -> String {
    let own = words(lang).overlap();
    let (spec, load, memory) = (state.spec(), state.spec().load(), state.spec().memory());
    if load.fetches == 0 && state.step() != Step::Measured {
        return own.nobody.to_owned();
    }
    let mut said = match state.step() {
        Step::Myth => {
            let (told, alone) = (time(memory.myth_ns(load)), time(memory.alone_ns(load)));
            (own.myth)(load.fetches, &time(memory.constants.latency_ns), &told, &alone)
        }
        Step::OneWarp => {
            let tags = load.tag_cycles.map(|_| time(memory.tags_ns(load)));
            let bytes = grouped(load.moved_bytes() as f64, 0);
            (own.one_warp)(tags.as_deref(), &bytes, &time(memory.transfer_ns(load)), load.fetches)
        }
        Step::ManyWarps => {
            let slower = memory.slower(load, spec.warps()).filter(|slower| *slower > 1.005).map(times);
            let part = memory.share(load, spec.warps());
            (own.many_warps)(&ManySaid {
                loads: &grouped(spec.warps().into(), 0),
                needed: &grouped(memory.loads_needed(load).unwrap_or(0.0), 1),
                full: part >= 1.0,
                share: &share(part),
                slower: slower.as_deref(),
            })
        }
        Step::Measured => return measured_sentence(lang),
    };
    if spec.access().op() == Op::Store {
        said.push(' ');
        said.push_str(own.store);
    }
    said
}

fn measured_sentence(lang: Lang) -> String {
    let timings = Series::Cold.timings();
    let one = Series::Cold.one_sector();
    let apart = |bytes: u32| timings.iter().find(|timing| timing.lane_stride_bytes == bytes).copied().unwrap_or(one);
    let (lines, pages) = (apart(128), apart(65_536));
    let cycles = |timing: Timing| grouped(timing.cycles.into(), 0);
    let told = grouped(Series::Cold.myth(lines).into(), 0);
    (words(lang).overlap().measured)(
        &cycles(one),
        &cycles(lines),
        &cycles(pages),
        &factor(Series::Cold, lines),
        &factor(Series::Cold, pages),
        &told,
    )
}

/// A timing as so many times one sector's.
fn factor(series: Series, timing: Timing) -> String {
    times(f64::from(timing.cycles) / f64::from(series.one_sector().cycles))
}

/// What is lit; none for a lane in a moment that knows no lanes.
fn part_sentence(state: &State, part: Part, lang: Lang) -> Option<String> {
    let own = words(lang).overlap();
    match part {
        Part::Lane(lane) => {
            match state.step() {
                Step::Myth | Step::OneWarp => {}
                Step::ManyWarps | Step::Measured => return None,
            }
            if !state.spec().access().is_active(lane) {
                return Some((words(lang).coalescing().lane_off)(lane.number().into()));
            }
            let fetches = state.fetches();
            let (at, fetch) = fetches.iter().enumerate().find(|(_, fetch)| fetch.lanes.contains(&lane))?;
            Some(fetch_sentence(state, at, fetch, lang))
        }
        Part::Fetch(index) => {
            let fetches = state.fetches();
            let (at, fetch) = fetches.iter().enumerate().find(|(_, fetch)| fetch.index == index)?;
            Some(fetch_sentence(state, at, fetch, lang))
        }
        Part::Warps(row) => {
            let turns = state.turns(state.spec().load());
            let turn = turns.iter().find(|turn| turn.group == row)?;
            let (first, end) = state.warps_of(row);
            let (first, last) = (grouped(first.into(), 0), grouped((end - 1).into(), 0));
            Some((own.warps)(&first, &last, &time(turn.home_ns), &time(turn.starts_ns), &time(turn.ends_ns)))
        }
        Part::Timed(series, at) => series.timings().get(at).map(|timing| timed_sentence(series, *timing, lang)),
    }
}

fn fetch_sentence(state: &State, at: usize, fetch: &Fetch, lang: Lang) -> String {
    let (spec, latency) = (state.spec(), state.spec().memory().constants.latency_ns);
    (words(lang).overlap().fetch)(&FetchSaid {
        number: at + 1,
        of: spec.load().fetches as usize,
        lanes: &numbers(&fetch.lanes),
        used: fetch.used_bytes,
        bytes: spec.load().fetch_bytes,
        leaves: &time(fetch.leaves_ns),
        done: &time(fetch.done_ns),
        told: &time((at + 1) as f64 * latency),
    })
}

fn timed_sentence(series: Series, timing: Timing, lang: Lang) -> String {
    (words(lang).overlap().timed)(&TimedSaid {
        series: series_name(series, lang),
        stride: &grouped(timing.lane_stride_bytes.into(), 0),
        sectors: timing.load().fetches,
        lines: lines(timing),
        cycles: &grouped(timing.cycles.into(), 0),
        time: &time(timing.ns()),
        p10: &grouped(timing.p10.into(), 0),
        p90: &grouped(timing.p90.into(), 0),
        factor: &factor(series, timing),
    })
}

/// The picture in words.
pub(super) fn description(state: &State, lang: Lang) -> String {
    let sentence = match state.guess() {
        Guess::Open => words(lang).overlap().think.to_owned(),
        Guess::Off | Guess::Made(_) => moment_sentence(state, lang),
    };
    (words(lang).overlap().description)(step_name(state.step(), lang), &sentence)
}
