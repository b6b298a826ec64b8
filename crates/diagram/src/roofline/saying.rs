//! What is said about a state: the sentence under the figure, the description of the picture, the verdict on a guess.

use super::numbers::{met, numbers, rate};
use crate::basis::evidence_word;
use model::{
    evidence::Evidence,
    figure::roofline::{Block, Guess, Part, Plot, Preset, State, Step, Timed, Verdict},
    warp::{Lane, Mask},
};
use words::{
    Lang,
    coalescing::Named,
    roofline::told::{BlockText, Numbers, SourceText},
    words,
};

/// A preset's name and sentence.
pub(super) fn preset_words(preset: Preset, lang: Lang) -> &'static Named {
    let presets = &words(lang).roofline().presets;
    match preset {
        Preset::SumOfDoubles => &presets.sum_of_doubles,
        Preset::Stride1024 => &presets.stride_1024,
        Preset::ScatteredA100 => &presets.scattered_a100,
        Preset::FloatStride8 => &presets.float_stride_8,
        Preset::Aos24 => &presets.aos_24,
        Preset::DotProduct => &presets.dot_product,
        Preset::Broadcast => &presets.broadcast,
        Preset::ComputeBound => &presets.compute_bound,
    }
}

/// A moment's name.
pub(super) fn step_name(step: Step, lang: Lang) -> &'static str {
    let steps = &words(lang).roofline().steps;
    match step {
        Step::Roofs => steps.roofs.name,
        Step::Access => steps.access.name,
        Step::Measured => steps.measured,
    }
}

/// The sentence under the figure: of what is lit, else of the kernel where its access is shown, else of the moment.
pub(super) fn sentence(state: &State, lang: Lang) -> String {
    let (own, n) = (words(lang).roofline(), numbers(state.spec(), lang));
    if let Some(part) = state.lit() {
        return part_sentence(state, part, lang);
    }
    if state.spec().intensity().is_none() {
        return own.nobody.to_owned();
    }
    match (state.guess(), state.step(), state.preset()) {
        (Guess::Open, _, _) => (own.guess.think)(&n),
        (_, Step::Roofs, _) => (own.steps.roofs.sentence)(&n),
        (_, Step::Access, Some(preset)) => preset_words(preset, lang).sentence.to_owned(),
        (_, Step::Access, None) => (own.steps.access.sentence)(&n),
        (_, Step::Measured, _) => (own.met)(&n, &met(state.spec())),
    }
}

fn part_sentence(state: &State, part: Part, lang: Lang) -> String {
    let own = words(lang).roofline();
    let (lit, n) = (&own.lit, numbers(state.spec(), lang));
    match part {
        Part::Plot(Plot::Roof) => (lit.roof)(&n),
        Part::Plot(Plot::Slope) => (lit.slope)(&n),
        Part::Plot(Plot::Lowered) => (lit.lowered)(&n),
        Part::Plot(Plot::Ridge) => (lit.ridge)(&n),
        Part::Plot(Plot::LoweredRidge) => (lit.lowered_ridge)(&n),
        Part::Plot(Plot::Ideal) => (lit.ideal)(&n),
        Part::Plot(Plot::Sectors) => (lit.sectors)(&n),
        Part::Plot(Plot::Reached) => (lit.reached)(&n),
        Part::Plot(Plot::Measured) => (own.met)(&n, &met(state.spec())),
        Part::Timed(timed) => {
            let gflops = gflops_of(state, timed).map_or_else(String::new, rate);
            (lit.timed)(stride(timed), state.spec().access().width().bytes(), &gflops)
        }
        Part::Block(index) => with_block(state, &state.spec().blocks(), index, lit.block),
    }
}

/// The names of all parts, each with its number.
pub(super) struct Names<'a> {
    state: &'a State,
    lang: Lang,
    numbers: Numbers,
    blocks: Vec<Block>,
}

impl Names<'_> {
    /// Those of a state.
    pub(super) fn of(state: &State, lang: Lang) -> Names<'_> {
        Names { state, lang, numbers: numbers(state.spec(), lang), blocks: state.spec().blocks() }
    }

    /// A part's name, and its number.
    pub(super) fn name(&self, part: Part) -> String {
        let (parts, n, state) = (&words(self.lang).roofline().parts, &self.numbers, self.state);
        let gflops = |name: &str, number: &str| format!("{name}: {number} GFLOPS");
        let gb_s = |name: &str, number: &str| format!("{name}: {number} GB/s");
        let per_byte = |name: &str, number: &str| format!("{name}: {number} FLOP/B");
        match part {
            Part::Plot(Plot::Roof) => gflops(parts.roof, &n.peak_gflops),
            Part::Plot(Plot::Slope) => gb_s(parts.slope, &n.gb_s),
            Part::Plot(Plot::Lowered) => gb_s(parts.lowered, &n.useful_gb_s),
            Part::Plot(Plot::Ridge) => per_byte(parts.ridge, &n.ridge),
            Part::Plot(Plot::LoweredRidge) => per_byte(parts.lowered_ridge, &n.lowered_ridge),
            Part::Plot(Plot::Ideal) => gflops(parts.ideal, &n.ideal_gflops),
            Part::Plot(Plot::Sectors) => gflops(parts.sectors, &n.sectors_gflops),
            Part::Plot(Plot::Reached) => gflops(parts.reached, &n.reached_gflops),
            Part::Plot(Plot::Measured) => {
                let was = state.spec().was_reached().map_or_else(String::new, |was| rate(was.gflops));
                gflops(measured_name(state, self.lang), &was)
            }
            Part::Timed(timed) => {
                gflops(&(parts.timed)(stride(timed)), &gflops_of(state, timed).map_or_else(String::new, rate))
            }
            Part::Block(index) => with_block(state, &self.blocks, index, parts.block),
        }
    }
}

/// Timed here, or only reported.
pub(super) fn measured_name(state: &State, lang: Lang) -> &'static str {
    let parts = &words(lang).roofline().parts;
    match state.spec().was_reached().map(|was| was.evidence) {
        Some(Evidence::Assumed) => parts.reported,
        Some(Evidence::Documented | Evidence::Measured) | None => parts.measured,
    }
}

pub(super) fn stride(timed: Timed) -> Option<u32> {
    match timed {
        Timed::Stride(stride) => Some(stride),
        Timed::Random => None,
    }
}

fn gflops_of(state: &State, own: Timed) -> Option<f64> {
    state.spec().timed().into_iter().find(|(timed, _)| *timed == own).map(|(_, gflops)| gflops)
}

fn with_block(state: &State, blocks: &[Block], index: u64, say: fn(&BlockText<'_>) -> String) -> String {
    let bytes = state.spec().block_bytes();
    let found = blocks.iter().find(|block| block.index == index);
    let lanes: Vec<u64> = found.map_or_else(Vec::new, lanes_of);
    let used = found.map_or(0, Block::used_bytes);
    say(&BlockText { first: index * bytes, last: index * bytes + bytes - 1, lanes: &lanes, used, bytes })
}

fn lanes_of(block: &Block) -> Vec<u64> {
    let lanes: Mask = block.runs.iter().flat_map(|run| &run.lanes).copied().collect();
    lanes.lanes().map(Lane::number).map(u64::from).collect()
}

/// The picture in words.
pub(super) fn description(state: &State, lang: Lang) -> String {
    let (own, n) = (words(lang).roofline(), numbers(state.spec(), lang));
    if state.spec().intensity().is_none() {
        return own.nobody.to_owned();
    }
    let mut text = (own.description)(&n);
    if state.shows_access() {
        text.push(' ');
        text.push_str(&(own.description_access)(&n));
    }
    if state.shows_measured() {
        text.push(' ');
        text.push_str(&(own.met)(&n, &met(state.spec())));
    }
    text
}

/// What became of the last guess.
pub(super) fn verdict(state: &State, lang: Lang) -> String {
    let (guess, n) = (&words(lang).roofline().guess, numbers(state.spec(), lang));
    let Some((said, verdict)) = state.verdict() else {
        return String::new();
    };
    let said = said.to_string();
    match verdict {
        Verdict::Right => (guess.right)(&n.reached_gflops),
        Verdict::SectorsOnly => (guess.sectors_only)(&said, &n),
        Verdict::AccessForgotten => (guess.access_forgotten)(&said, &n),
        Verdict::Off => (guess.off)(&said, &n),
    }
}

/// How the numbers are known, and where they are written down.
pub(super) fn source(state: &State, lang: Lang) -> String {
    let spec = state.spec();
    let gb_s = spec.gb_s();
    (words(lang).roofline().source)(&SourceText {
        card: spec.card().title(),
        units: super::numbers::units(spec),
        units_assumed: spec.precision_evidence() == Evidence::Assumed,
        peak: spec.peak_gflops().source.title,
        gb_s: (evidence_word(gb_s.evidence, words(lang).evidence()), gb_s.source.title),
        fetch: spec.fetch_evidence().map(|kind| (spec.fetch().bytes(), evidence_word(kind, words(lang).evidence()))),
        timed: (!spec.timed().is_empty()).then_some(model::figure::roofline::SOURCE.title),
        reported: spec.was_reached().is_some_and(|was| was.evidence == Evidence::Assumed),
    })
}
