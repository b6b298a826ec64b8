//! Draws sectors: used bytes, wasted bytes, outline; the same in both layouts.

use super::SECTOR;
use crate::{
    canvas::{Canvas, rect},
    label::on_bytes_tone,
    scene::{Anchor, Tone},
};
use model::{
    figure::coalescing::{Part, State, Step},
    global::{Run, SECTOR_BYTES, Sector},
};

/// Where a sector lies in the picture.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

impl Place {
    /// The middle of a run of bytes.
    pub(super) fn middle(self, sector: &Sector, run: &Run) -> f64 {
        let middle = (run.start + run.end) as f64 / 2.0 - sector.start() as f64;
        self.x + middle * self.width / SECTOR_BYTES as f64
    }
}

/// What stands on used bytes.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Label {
    /// How many lanes share them, if several do.
    Sharers,
    /// Their lane, or how many share them.
    Lane,
}

/// Draws a sector at its place.
pub(super) fn draw(canvas: &mut Canvas<Part>, state: &State, sector: &Sector, place: Place, label: Label) {
    let byte = place.width / SECTOR_BYTES as f64;
    let moved = state.step() >= Step::Fetch;
    let at = |address: u64| place.x + (address - sector.start()) as f64 * byte;
    // A hair of paper between neighbours, but never more than a quarter of what is drawn.
    let gap = |width: f64| (width / 4.0).min(1.2);
    let inset = 2.0_f64.min(place.height / 6.0);
    let part = Part::Sector(sector.index);

    let ground = rect((place.x, place.y + inset), (place.width, place.height - 2.0 * inset), 2.0);
    let tone = if moved { Tone::Wasted } else { Tone::Unknown };
    canvas.draw(("ground", sector.index), tone, ground).part(part);
    for run in &sector.runs {
        let (left, width) = (at(run.start), (run.end - run.start) as f64 * byte);
        let form =
            rect((left + gap(width) / 2.0, place.y + inset), (width - gap(width), place.height - 2.0 * inset), 1.0);
        let lit = run.lanes.iter().any(|lane| state.lights_lane(*lane));
        let tone = if moved { Tone::Used } else { Tone::Wanted };
        let owner = match run.lanes.as_slice() {
            [one] => Part::Lane(*one),
            _ => part,
        };
        canvas.draw(("run", run.start), tone, form).part(owner).lit(lit);
        if let Some((text, tone)) = run_label(run, width, label, moved) {
            let middle = (place.middle(sector, run), place.y + place.height / 2.0 + 3.5);
            canvas.text(("run-label", run.start), tone, middle, Anchor::Middle, &text);
        }
    }
    let lit = match state.lit() {
        Some(Part::Sector(index)) => index == sector.index,
        Some(Part::Line(index)) => index == sector.line(),
        Some(Part::Lane(lane)) => sector.lanes().contains(&lane),
        None => false,
    };
    let outline = rect((place.x, place.y), (place.width, place.height), (place.width / 4.0).min(4.0));
    canvas.draw((SECTOR, sector.index), Tone::Sector, outline).part(part).lit(lit);
}

fn run_label(run: &Run, width: f64, label: Label, moved: bool) -> Option<(String, Tone)> {
    let text = match (run.lanes.as_slice(), label) {
        ([_], Label::Sharers) | ([], _) => return None,
        ([one], Label::Lane) => one.number().to_string(),
        (many, Label::Sharers | Label::Lane) => format!("×{}", many.len()),
    };
    let tone = on_bytes_tone(&text, width, moved)?;
    Some((text, tone))
}
