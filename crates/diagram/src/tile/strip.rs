//! Draws who goes where: the lanes, and below them the sectors or the banks that they touch.

use super::{BANK, LANE, SECTOR};
use crate::{
    canvas::{Canvas, rect},
    label::number_tone,
    scene::{Anchor, Form, Tone},
};
use model::{
    access::Access,
    figure::tile::{Part, State, Step, words_by_bank},
    global::{SECTOR_BYTES, Sector, sectors},
    shared::BANKS,
    warp::{LANES, Lane},
};

/// A band across part of the picture.
#[derive(Clone, Copy)]
pub(super) struct Band {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

/// The tallest stack of words under a bank.
const STACK: f64 = 70.0;

/// The lanes, in so many rows.
pub(super) fn draw_lanes(canvas: &mut Canvas<Part>, state: &State, band: Band, rows: usize) {
    let a_row = LANES / rows;
    let pitch = band.width / a_row as f64;
    let height = band.height / rows as f64;
    for lane in Lane::all() {
        let number = u64::from(lane.number());
        let (row, column) = (lane.index() / a_row, lane.index() % a_row);
        let (x, y) = (band.x + column as f64 * pitch, band.y + row as f64 * height);
        let lit = state.lights_lane(lane);
        let form = rect((x + 0.75, y), (pitch - 1.5, height - 2.0), 3.0);
        canvas.draw((LANE, number), Tone::Lane, form).part(Part::Lane(lane)).lit(lit);
        let text = number.to_string();
        let at = (x + pitch / 2.0, y + height / 2.0 + 2.5);
        let form = Form::Text { x: at.0, y: at.1, anchor: Anchor::Middle, text };
        canvas.draw(("lane-number", number), Tone::LaneNumber, form).lit(lit);
    }
}

/// From the lanes above to what they touch below.
pub(super) fn draw_wires(canvas: &mut Canvas<Part>, state: &State, lanes: Band, below: Band) {
    let Some(access) = state.spec().access(state.step()) else {
        return;
    };
    if state.hides(state.step()) {
        return;
    }
    let places = sector_places(state, &access, below);
    for (lane, address) in access.lanes() {
        let to = match state.banks_of(state.step(), lane) {
            Some((first, last)) => Some(bank_middle(below, first, last)),
            None => places.iter().find(|(sector, _)| sector.index == address / SECTOR_BYTES).map(|(_, place)| {
                let bytes = f64::from(access.width().bytes());
                place.x + (((address % SECTOR_BYTES) as f64) + bytes / 2.0) * place.width / SECTOR_BYTES as f64
            }),
        };
        if let Some(to) = to {
            let from = lanes.x + (lane.index() as f64 + 0.5) * lanes.width / LANES as f64;
            let form = Form::Wire { from: (from, lanes.y + lanes.height), to: (to, below.y) };
            canvas.draw(("wire", lane.number().into()), Tone::Wire, form).lit(state.lights_lane(lane));
        }
    }
}

/// What the lanes touch.
pub(super) fn draw_touched(canvas: &mut Canvas<Part>, state: &State, band: Band) {
    let Some(access) = state.spec().access(state.step()) else {
        return;
    };
    match state.step() {
        Step::GlobalRead | Step::GlobalWrite if state.hides(state.step()) => {
            canvas.draw(("unknown", 0), Tone::Unknown, rect((band.x, band.y), (band.width, band.height), 3.0));
        }
        Step::GlobalRead | Step::GlobalWrite => draw_sectors(canvas, state, &access, band),
        Step::TileWrite | Step::TileRead => draw_banks(canvas, state, &access, band),
    }
}

/// Each sector and its place: side by side, with air where memory is left out between them.
fn sector_places(state: &State, access: &Access, band: Band) -> Vec<(Sector, Band)> {
    let found = match state.step() {
        Step::GlobalRead | Step::GlobalWrite => sectors(access),
        Step::TileWrite | Step::TileRead => Vec::new(),
    };
    let width = band.width / found.len() as f64;
    let place = |at: usize| {
        let air = (width / 12.0).min(1.5);
        Band { x: band.x + at as f64 * width + air, width: width - 2.0 * air, ..band }
    };
    found.into_iter().enumerate().map(|(at, sector)| (sector, place(at))).collect()
}

fn draw_sectors(canvas: &mut Canvas<Part>, state: &State, access: &Access, band: Band) {
    for (sector, place) in sector_places(state, access, band) {
        let part = Part::Sector(sector.index);
        let ground = rect((place.x, place.y), (place.width, place.height), 2.0);
        canvas.draw(("strip-ground", sector.index), Tone::Wasted, ground.clone()).part(part);
        let byte = place.width / SECTOR_BYTES as f64;
        for run in &sector.runs {
            let left = place.x + (run.start - sector.start()) as f64 * byte;
            let width = (run.end - run.start) as f64 * byte;
            let air = (width / 8.0).min(0.6);
            let form = rect((left + air, place.y + 2.0), (width - 2.0 * air, place.height - 4.0), 1.0);
            let lit = run.lanes.iter().any(|lane| state.lights_lane(*lane));
            let owner = match run.lanes.as_slice() {
                [one] => Part::Lane(*one),
                _ => part,
            };
            canvas.draw(("run", run.start), Tone::Used, form).part(owner).lit(lit);
        }
        let lit = match state.lit() {
            Some(Part::Lane(lane)) => sector.lanes().contains(&lane),
            Some(lit @ (Part::Sector(_) | Part::Bank(_) | Part::Stage(_))) => lit == part,
            None => false,
        };
        canvas.draw((SECTOR, sector.index), Tone::Sector, ground).part(part).lit(lit);
    }
}

fn bank_middle(band: Band, first: u32, last: u32) -> f64 {
    band.x + (f64::from(first + last) / 2.0 + 0.5) * band.width / BANKS as f64
}

/// A head a bank, and under it the words that it must serve: the first at once, the others wait.
fn draw_banks(canvas: &mut Canvas<Part>, state: &State, access: &Access, band: Band) {
    let words = words_by_bank(access);
    let hidden = state.hides(state.step());
    let most = words.iter().copied().max().unwrap_or(1).max(1);
    let unit = (STACK / f64::from(most)).min(12.0);
    let pitch = band.width / BANKS as f64;
    for (bank, words) in (0..).zip(words) {
        let (number, part) = (u64::from(bank), Part::Bank(bank));
        let x = band.x + f64::from(bank) * pitch;
        let lit = match state.lit() {
            Some(Part::Bank(lit)) => lit == bank,
            Some(Part::Lane(lane)) => {
                state.banks_of(state.step(), lane).is_some_and(|(first, last)| (first..=last).contains(&bank))
            }
            Some(Part::Sector(_) | Part::Stage(_)) | None => false,
        };
        let head = rect((x + 0.75, band.y), (pitch - 1.5, band.height), 2.0);
        canvas.draw((BANK, number), Tone::Cell, head).part(part).lit(lit);
        let text = number.to_string();
        // In a narrow band every fourth bank has its number.
        let tone = if pitch > 12.0 { number_tone(&text, pitch - 1.0) } else { (bank % 4 == 0).then_some(Tone::Small) };
        if let Some(tone) = tone {
            let at = (x + pitch / 2.0, band.y + band.height / 2.0 + 3.0);
            canvas.text(("bank-number", number), tone, at, Anchor::Middle, &text);
        }
        if hidden || words == 0 {
            continue;
        }
        let top = band.y + band.height + 3.0;
        let served = rect((x + 0.75, top), (pitch - 1.5, (unit - 0.8).max(1.4)), 1.0);
        canvas.draw(("served", number), Tone::Used, served).part(part);
        if words > 1 {
            let height = f64::from(words - 1) * unit;
            let waiting = rect((x + 0.75, top + unit), (pitch - 1.5, height), 1.0);
            canvas.draw(("waiting", number), Tone::Conflict, waiting).part(part);
            let text = words.to_string();
            let at = (x + pitch / 2.0, top + unit + height + 11.0);
            let roomy = if pitch > 12.0 { Tone::Number } else { Tone::Small };
            canvas.text(("words", number), roomy, at, Anchor::Middle, &text);
        }
    }
}
