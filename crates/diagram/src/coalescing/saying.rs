//! What is said about a state: the sentence under the figure, and the description of the picture.

use model::{
    arch::Arch,
    figure::coalescing::{Guess, Part, Preset, State, Step},
    global::{LINE_BYTES, SECTOR_BYTES, Sector},
    warp::Lane,
};
use words::{
    Lang,
    coalescing::{CoalescingWords, Named, StepWords},
    words,
};

/// A preset's name and sentence.
pub fn preset_words(preset: Preset, lang: Lang) -> &'static Named {
    let presets = &words(lang).coalescing().presets;
    match preset {
        Preset::Sequential => &presets.sequential,
        Preset::OffByOne => &presets.off_by_one,
        Preset::Stride2 => &presets.stride_2,
        Preset::Stride8 => &presets.stride_8,
        Preset::Aos24 => &presets.aos_24,
        Preset::Reversed => &presets.reversed,
        Preset::Broadcast => &presets.broadcast,
        Preset::Random => &presets.random,
        Preset::Block16x2 => &presets.block_16x2,
        Preset::Doubles => &presets.doubles,
        Preset::Float4 => &presets.float4,
        Preset::HalfOff => &presets.half_off,
    }
}

/// A generation's name and sentence.
pub fn arch_words(arch: Arch, lang: Lang) -> &'static Named {
    let archs = &words(lang).coalescing().archs;
    match arch {
        Arch::Fermi => &archs.fermi,
        Arch::Kepler => &archs.kepler,
        Arch::KeplerL1 => &archs.kepler_l1,
        Arch::Maxwell => &archs.maxwell,
        Arch::Pascal => &archs.pascal,
        Arch::Volta => &archs.volta,
    }
}

/// A moment's name and sentence, in the words of a face.
pub fn step_words(step: Step, words: &'static StepWords) -> &'static Named {
    match step {
        Step::Addresses => &words.addresses,
        Step::Grouping => &words.grouping,
        Step::Fetch => &words.fetch,
        Step::HandOut => &words.hand_out,
    }
}

/// The sentence under the figure: of what is lit, else of the moment, else of the access.
pub fn sentence(state: &State, lang: Lang) -> String {
    let words = words(lang).coalescing();
    if state.guess() == Guess::Open {
        return words.steps.addresses.sentence.to_owned();
    }
    match (state.lit(), state.step()) {
        (Some(part), _) => part_sentence(state, part, words),
        (None, Step::HandOut) => match state.preset() {
            Some(preset) => preset_words(preset, lang).sentence.to_owned(),
            None => words.steps.hand_out.sentence.to_owned(),
        },
        (None, step @ (Step::Addresses | Step::Grouping | Step::Fetch)) => {
            step_words(step, &words.steps).sentence.to_owned()
        }
    }
}

fn part_sentence(state: &State, part: Part, words: &CoalescingWords) -> String {
    let sectors = state.sectors();
    let sector_at = |index| sectors.iter().find(|sector| sector.index == index);
    match part {
        Part::Lane(lane) => {
            let access = state.access();
            let number = u64::from(lane.number());
            let found = access.address(lane).and_then(|at| Some((at, sector_at(at / SECTOR_BYTES)?)));
            let Some((at, sector)) = found else {
                return (words.lane_off)(number);
            };
            let last = at + u64::from(access.width().bytes()) - 1;
            let others = numbers(sector.lanes().into_iter().filter(|other| *other != lane));
            (words.lane)(number, at, last, sector.index, &others, SECTOR_BYTES - sector.used_bytes())
        }
        Part::Sector(index) => {
            let start = index * SECTOR_BYTES;
            let (lanes, used) =
                sector_at(index).map_or((Vec::new(), 0), |sector| (numbers(sector.lanes()), sector.used_bytes()));
            (words.sector)(index, start, start + SECTOR_BYTES - 1, &lanes, used)
        }
        Part::Line(index) => {
            let start = index * LINE_BYTES;
            let touched = sectors.iter().filter(|sector| is_touched_in(sector, index)).count();
            (words.line_lit)(index, start, start + LINE_BYTES - 1, touched as u64)
        }
    }
}

fn is_touched_in(sector: &Sector, line: u64) -> bool {
    sector.line() == line && !sector.runs.is_empty()
}

/// Lane numbers, as `words` takes them.
pub(crate) fn numbers(lanes: impl IntoIterator<Item = Lane>) -> Vec<u64> {
    lanes.into_iter().map(|lane| lane.number().into()).collect()
}

/// The picture in words.
pub(crate) fn description(state: &State, words: &CoalescingWords) -> String {
    let counts = state.counts();
    let (active, bytes) = (state.spec().active().count(), state.spec().width().bytes());
    match state.guess() {
        Guess::Open => (words.description_hidden)(active, bytes),
        Guess::Off | Guess::Made(_) => (words.description)(
            active,
            bytes,
            counts.requests,
            counts.sectors,
            counts.lines,
            counts.unique_bytes,
            counts.moved_bytes,
        ),
    }
}
