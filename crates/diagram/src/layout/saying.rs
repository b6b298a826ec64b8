//! What is said about a state: the sentence under the figure, and the description of the picture.

use super::place_of;
use crate::number;
use model::{
    access::Width,
    figure::layout::{Counts, Guess, Kind, Part, Preset, Spec, State, Step},
    global::SECTOR_BYTES,
    warp::{Lane, Mask},
};
use words::{
    Lang,
    coalescing::Named,
    layout::{Cost, LayoutWords, StepWords},
    words,
};

/// Fields are called by letters: numbers are the lanes'.
const LETTERS: [&str; 8] = ["a", "b", "c", "d", "e", "f", "g", "h"];

/// A field's letter.
pub(super) fn letter(field: usize) -> &'static str {
    LETTERS[field.min(LETTERS.len() - 1)]
}

/// What C calls a type of that size.
pub(super) fn type_name(width: Width) -> &'static str {
    match width {
        Width::B1 => "char",
        Width::B2 => "short",
        Width::B4 => "float",
        Width::B8 => "double",
        Width::B16 => "float4",
    }
}

/// A field as C declares it: `float a`.
pub(super) fn field_name(spec: &Spec, field: usize) -> String {
    let width = spec.fields().get(field).copied().unwrap_or(Width::B1);
    format!("{} {}", type_name(width), letter(field))
}

/// The bytes that a lane reads, as ranges: `0–3, 8–11`.
pub(super) fn ranges_of(spec: &Spec, kind: Kind, lane: Lane) -> String {
    let runs = runs_of(spec, kind, lane).into_iter();
    let texts = runs.map(|(start, end)| match end - start {
        1 => start.to_string(),
        _ => format!("{start}–{}", end - 1),
    });
    texts.collect::<Vec<_>>().join(", ")
}

/// The same with the noun: `bytes 0–3`.
pub(super) fn bytes_of(spec: &Spec, kind: Kind, lane: Lane) -> String {
    let noun = match runs_of(spec, kind, lane).as_slice() {
        [(start, end)] if end - start == 1 => "byte",
        _ => "bytes",
    };
    format!("{noun} {}", ranges_of(spec, kind, lane))
}

/// The bytes that a lane reads: neighbouring fields are one run, half-open, ascending.
pub(super) fn runs_of(spec: &Spec, kind: Kind, lane: Lane) -> Vec<(u64, u64)> {
    let mut runs: Vec<(u64, u64)> = Vec::new();
    for piece in spec.pieces_of_lane(kind, lane) {
        match runs.last_mut() {
            Some((_, end)) if *end == piece.start => *end = piece.end,
            Some(_) | None => runs.push((piece.start, piece.end)),
        }
    }
    runs
}

/// A preset's name and sentence.
pub fn preset_words(preset: Preset, lang: Lang) -> &'static Named {
    let presets = &words(lang).layout().presets;
    match preset {
        Preset::Particle => &presets.particle,
        Preset::ParticleSoa => &presets.particle_soa,
        Preset::Blocks32 => &presets.blocks_32,
        Preset::Blocks8 => &presets.blocks_8,
        Preset::AllFields => &presets.all_fields,
        Preset::Align128 => &presets.align_128,
        Preset::Mixed => &presets.mixed,
        Preset::FourFloats => &presets.four_floats,
        Preset::Rgb => &presets.rgb,
        Preset::TwoDoubles => &presets.two_doubles,
    }
}

/// A moment's name and sentence.
pub(super) fn step_words(step: Step, words: &'static StepWords) -> &'static Named {
    match step {
        Step::Addresses => &words.addresses,
        Step::Sectors => &words.sectors,
        Step::HandOut => &words.hand_out,
    }
}

/// The sentence under the figure: of what is lit, else of the moment, else of the read.
pub fn sentence(state: &State, lang: Lang) -> String {
    let own = words(lang).layout();
    if state.guess() == Guess::Open {
        return own.steps.addresses.sentence.to_owned();
    }
    match (state.lit(), state.step()) {
        (Some(part), _) => part_sentence(state, part, own),
        (None, step @ (Step::Addresses | Step::Sectors)) => step_words(step, &own.steps).sentence.to_owned(),
        (None, Step::HandOut) => match state.preset() {
            Some(preset) => preset_words(preset, lang).sentence.to_owned(),
            None => {
                let counts = state.counts();
                (own.read)(counts.instructions(), counts.sectors, counts.unique_bytes, counts.moved_bytes())
            }
        },
    }
}

fn part_sentence(state: &State, part: Part, own: &LayoutWords) -> String {
    let spec = state.spec();
    let touched = spec.touched(spec.kind());
    match part {
        Part::Lane(lane) => {
            let its: Vec<_> =
                touched.iter().filter(|sector| sector.pieces.iter().any(|piece| piece.lane == lane)).collect();
            let wasted = its.iter().map(|sector| SECTOR_BYTES - sector.used_bytes()).sum();
            let sectors: Vec<u64> = its.iter().map(|sector| sector.index).collect();
            (own.lane)(lane.number().into(), &bytes_of(spec, spec.kind(), lane), &sectors, wasted)
        }
        Part::Field(field) => {
            let start = spec.record().offsets.get(field).copied().unwrap_or_default();
            let last = start + spec.fields().get(field).map_or(0, |width| u64::from(width.bytes()) - 1);
            let name = field_name(spec, field);
            if spec.is_read(field) {
                let alone = spec.clone().with_read(1 << field);
                let sectors = [Kind::Aos, Kind::Soa, Kind::Aosoa].map(|kind| alone.counts(kind).sectors);
                (own.field_read)(&name, start, last, sectors)
            } else {
                (own.field_unread)(&name, start, last)
            }
        }
        Part::Sector(index) => {
            let found = touched.iter().find(|sector| sector.index == index);
            let pieces = found.map_or(&[][..], |sector| &sector.pieces);
            let lanes: Mask = pieces.iter().map(|piece| piece.lane).collect();
            let lanes: Vec<u64> = lanes.lanes().map(|lane| lane.number().into()).collect();
            let start = index * SECTOR_BYTES;
            let used = found.map_or(0, |sector| sector.used_bytes());
            (own.sector)(index, start, start + SECTOR_BYTES - 1, &lanes, used)
        }
        Part::Strip(kind) => {
            let counts = spec.counts(kind);
            (own.strip)(own.kinds[place_of(kind)], counts.sectors, counts.unique_bytes, counts.moved_bytes())
        }
    }
}

/// The efficiency of a read, in per cent.
pub(super) fn efficiency(counts: &Counts) -> String {
    counts.efficiency().map_or_else(|| "–".to_owned(), number::percent)
}

/// The picture in words.
pub(super) fn description(state: &State, own: &LayoutWords) -> String {
    let spec = state.spec();
    let bytes = spec.record().bytes;
    let names = |fields: &mut dyn Iterator<Item = usize>| {
        fields.map(|field| field_name(spec, field)).collect::<Vec<_>>().join(", ")
    };
    let fields = names(&mut (0..spec.fields().len()));
    let read = names(&mut spec.read_fields());
    match state.guess() {
        Guess::Open => (own.description_hidden)(bytes, &fields, &read),
        Guess::Off | Guess::Made(_) => {
            let counts = [Kind::Aos, Kind::Soa, Kind::Aosoa].map(|kind| {
                let counts = spec.counts(kind);
                Cost { sectors: counts.sectors, efficiency: efficiency(&counts) }
            });
            (own.description)(bytes, &fields, &read, counts)
        }
    }
}

/// What stands under the open memory: what repeats in it.
pub(super) fn under(spec: &Spec, kind: Kind, own: &LayoutWords) -> String {
    let groups = spec.groups(kind).len() as u64;
    match kind {
        Kind::Aos => (own.under_aos)(spec.record().bytes),
        Kind::Soa => (own.under_soa)(groups),
        Kind::Aosoa => (own.under_aosoa)(groups, spec.block().elements(), spec.block_record().bytes),
    }
}
