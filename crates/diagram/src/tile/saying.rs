//! What is said about a state: names, counts, the sentence under the figure, the description of the picture.

use super::grid::cell_of;
use crate::number;
use model::{
    figure::tile::{Cost, Guess, Kernel, Part, Preset, State, Step},
    global::sectors,
    shared::groups,
    warp::Lane,
};
use words::{
    Lang,
    coalescing::Named,
    tile::{InTile, StageWords, Walk},
    words,
};

/// An access's name and sentence.
pub(super) fn stage_words(step: Step, lang: Lang) -> &'static StageWords {
    let stages = &words(lang).tile().stages;
    match step {
        Step::GlobalRead => &stages.global_read,
        Step::TileWrite => &stages.tile_write,
        Step::TileRead => &stages.tile_read,
        Step::GlobalWrite => &stages.global_write,
    }
}

/// A preset's name and sentence.
pub(super) fn preset_words(preset: Preset, lang: Lang) -> &'static Named {
    let presets = &words(lang).tile().presets;
    match preset {
        Preset::Naive => &presets.naive,
        Preset::Tile => &presets.tile,
        Preset::Padded => &presets.padded,
        Preset::Swizzled => &presets.swizzled,
        Preset::WrongPad => &presets.wrong_pad,
        Preset::StoreTransposed => &presets.store_transposed,
        Preset::Block16x16 => &presets.block_16x16,
        Preset::Block8x32 => &presets.block_8x32,
        Preset::Doubles => &presets.doubles,
    }
}

/// A kernel's name.
pub(super) fn kernel_name(kernel: Kernel, lang: Lang) -> &'static str {
    let kernels = &words(lang).tile().kernels;
    match kernel {
        Kernel::Naive => kernels.naive,
        Kernel::Tile => kernels.tile,
        Kernel::Padded => kernels.padded,
        Kernel::Swizzled => kernels.swizzled,
        Kernel::WrongPad => kernels.wrong_pad,
    }
}

/// An access's count, its unit, and what it means; none if the kernel does not have it.
pub(super) fn card_count(state: &State, step: Step, lang: Lang) -> Option<(String, &'static str, String)> {
    let picture = &words(lang).tile().picture;
    let cost = state.cost(step)?;
    let unit = match cost {
        Cost::Global(_) => picture.sectors,
        Cost::Shared(_) => picture.wavefronts,
    };
    if state.hides(step) {
        // The plural, whatever it is: a singular would tell the count.
        return Some((words(lang).figure().hidden.to_owned(), unit(2), picture.your_guess.to_owned()));
    }
    let note = match cost {
        Cost::Global(counts) => {
            counts.efficiency().map_or_else(String::new, |used| (picture.used)(&number::percent(used)))
        }
        Cost::Shared(counts) => (picture.n_way)(counts.n_way),
    };
    Some((cost.count().to_string(), unit(cost.count()), note))
}

/// The count of an access with its unit: `32 wavefronts`.
pub(super) fn counted(state: &State, step: Step, lang: Lang) -> Option<String> {
    card_count(state, step, lang).map(|(count, unit, _)| format!("{count} {unit}"))
}

/// The sentence under the figure: of what is lit, else of the transpose where its column is shown, else of the access.
pub(super) fn sentence(state: &State, lang: Lang) -> String {
    if state.guess() == Guess::Open {
        return words(lang).tile().think.to_owned();
    }
    let at_column = state.step() == state.spec().column_step();
    match (state.lit(), state.preset(), at_column) {
        (Some(part), _, _) => part_sentence(state, part, lang),
        (None, Some(preset), true) => preset_words(preset, lang).sentence.to_owned(),
        (None, _, _) => stage_sentence(state, state.step(), lang),
    }
}

fn stage_sentence(state: &State, step: Step, lang: Lang) -> String {
    let column = step == state.spec().column_step();
    let sentence = stage_words(step, lang).sentence;
    state.cost(step).map_or_else(String::new, |cost| sentence(cost.count(), cost.least(), column))
}

fn part_sentence(state: &State, part: Part, lang: Lang) -> String {
    let own = words(lang).tile();
    let access = state.spec().access(state.step());
    match part {
        Part::Lane(lane) => walk(state, lane).map_or_else(String::new, |walk| (own.lane)(&walk)),
        Part::Stage(step) => stage_sentence(state, step, lang),
        Part::Bank(bank) => {
            let groups = access.map_or_else(Vec::new, |access| groups(&access));
            let of_bank = || groups.iter().flat_map(|group| &group.words).filter(|word| word.bank == bank);
            let mut lanes: Vec<u64> = of_bank().flat_map(|word| &word.lanes).map(|lane| lane.number().into()).collect();
            lanes.sort_unstable();
            (own.bank)(bank, &lanes, of_bank().map(|_| 1).sum())
        }
        Part::Sector(index) => {
            let found = access.and_then(|access| sectors(&access).into_iter().find(|sector| sector.index == index));
            found.map_or_else(String::new, |sector| {
                let lanes: Vec<u64> = sector.lanes().into_iter().map(|lane| lane.number().into()).collect();
                (own.sector)(index, &lanes, sector.used_bytes())
            })
        }
    }
}

/// A lane's way, as `words` takes it.
fn walk(state: &State, lane: Lane) -> Option<Walk> {
    let spec = state.spec();
    let place = |step| spec.place_in_matrix(step, lane).map(|place| (place.row, place.column));
    let in_tile = || {
        Some(InTile {
            put: place(Step::TileWrite)?,
            put_banks: state.banks_of(Step::TileWrite, lane)?,
            taken: place(Step::TileRead)?,
            taken_banks: state.banks_of(Step::TileRead, lane)?,
            writer: spec.writer(lane)?,
        })
    };
    Some(Walk {
        lane: lane.number().into(),
        warp: spec.warp(),
        from: place(Step::GlobalRead)?,
        to: place(Step::GlobalWrite)?,
        tile: in_tile(),
    })
}

/// The picture in words.
pub(super) fn description(state: &State, lang: Lang) -> String {
    let spec = state.spec();
    let (columns, rows) = spec.block().threads();
    let costs: Vec<String> = state
        .steps()
        .filter_map(|step| {
            let (count, unit, note) = card_count(state, step, lang)?;
            Some(format!("{}: {count} {unit}, {note}", stage_words(step, lang).name))
        })
        .collect();
    let shown = stage_words(state.step(), lang).name;
    let bytes = spec.element().width().bytes();
    (words(lang).tile().description)(kernel_name(spec.kernel(), lang), columns, rows, bytes, &costs, shown)
}

/// Row and column of a lane's mark in the square that is shown.
pub(super) fn lane_button(state: &State, lane: Lane, lang: Lang) -> String {
    let place = cell_of(state, state.step(), lane);
    let (row, column) = place.map_or((0, 0), |place| (place.row, place.column));
    (words(lang).tile().lane_button)(lane.number().into(), row, column)
}
