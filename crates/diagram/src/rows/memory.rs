//! Draws the lanes, and the sectors that DRAM delivers for them; the same in both layouts.

use super::{LANE, SECTOR, view::View};
use crate::{
    canvas::{Canvas, rect},
    label::number_tone,
    scene::{Anchor, Form, Tone},
};
use model::{
    figure::rows::{Burst, Part, Step},
    global::SECTOR_BYTES,
    warp::Lane,
};

/// A place in the picture.
#[derive(Clone, Copy)]
pub(super) struct Area {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

impl Area {
    pub(super) fn middle(self) -> f64 {
        self.x + self.width / 2.0
    }

    pub(super) fn bottom(self) -> f64 {
        self.y + self.height
    }

    pub(super) fn form(self, radius: f64) -> Form {
        rect((self.x, self.y), (self.width, self.height), radius)
    }

    /// Where a byte of a burst lies in it.
    pub(super) fn of_byte(self, burst: &Burst, address: u64) -> f64 {
        self.x + (address - burst.sector.start()) as f64 * self.width / SECTOR_BYTES as f64
    }
}

/// A lane in its place.
pub(super) fn draw_lane(canvas: &mut Canvas<Part>, view: &View<'_>, lane: Lane, area: Area) {
    let number = u64::from(lane.number());
    let active = view.state.spec().access().is_active(lane);
    let lit = view.lit(Part::Lane(lane));
    let tone = if active { Tone::Lane } else { Tone::LaneOff };
    canvas.draw((LANE, number), tone, area.form(4.5)).part(Part::Lane(lane)).lit(lit);
    let at = (area.middle(), area.y + area.height / 2.0 + 3.5);
    let text = Form::Text { x: at.0, y: at.1, anchor: Anchor::Middle, text: number.to_string() };
    canvas.draw(("lane-number", number), Tone::LaneNumber, text).lit(lit && active);
}

/// The sectors' numbers, so far below them and no larger than this: under each, or under the first of each run of
/// neighbours, or under none, but the same for all.
pub(super) fn draw_numbers(canvas: &mut Canvas<Part>, view: &View<'_>, places: &[Area], below: f64, largest: Tone) {
    let all: Vec<(u64, Area)> =
        view.service.bursts.iter().map(|burst| burst.sector.index).zip(places.iter().copied()).collect();
    let runs: Vec<(u64, Area)> = all
        .chunk_by(|one, next| one.0 + 1 == next.0 && one.1.y == next.1.y)
        .map(|run| {
            let ((index, first), (_, last)) = (run[0], run[run.len() - 1]);
            (index, Area { width: last.x + last.width - first.x, ..first })
        })
        .collect();
    let size = |numbers: &[(u64, Area)]| {
        let tones: Option<Vec<Tone>> =
            numbers.iter().map(|(index, area)| number_tone(&index.to_string(), area.width - 2.0)).collect();
        tones.map(|tones| if tones.contains(&Tone::Small) { Tone::Small } else { largest })
    };
    let fits = [&all, &runs].into_iter().find_map(|numbers| Some((numbers, size(numbers)?)));
    let Some((numbers, tone)) = fits else { return };
    for (index, area) in numbers {
        let at = (area.middle(), area.bottom() + below);
        canvas.text(("number", *index), tone, at, Anchor::Middle, &index.to_string());
    }
}

/// A burst in its place: bytes that lanes want, and the rest.
pub(super) fn draw_burst(canvas: &mut Canvas<Part>, view: &View<'_>, burst: &Burst, area: Area) {
    let (index, part) = (burst.sector.index, Part::Sector(burst.sector.index));
    let arrived = view.is_past(Step::Reads);
    let ground = if arrived { Tone::Wasted } else { Tone::Unknown };
    canvas.draw(("ground", index), ground, area.form(2.0)).part(part);
    for run in &burst.sector.runs {
        let (left, right) = (area.of_byte(burst, run.start), area.of_byte(burst, run.end));
        let air = ((right - left) / 8.0).min(0.6);
        let form = rect((left + air, area.y + 2.0), (right - left - 2.0 * air, area.height - 4.0), 1.0);
        let lit = run.lanes.iter().any(|lane| view.lit(Part::Lane(*lane)));
        let owner = match run.lanes.as_slice() {
            [one] => Part::Lane(*one),
            _ => part,
        };
        let tone = if arrived { Tone::Used } else { Tone::Wanted };
        canvas.draw(("run", run.start), tone, form).part(owner).lit(lit);
    }
    canvas.draw((SECTOR, index), Tone::Sector, area.form((area.width / 4.0).min(3.0))).part(part).lit(view.lit(part));
}
