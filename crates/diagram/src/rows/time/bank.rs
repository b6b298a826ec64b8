//! Draws what one bank does: rows closed, opened and open; below them its reads on their way, and their data.

use crate::{
    canvas::{Canvas, dot, rect},
    label::number_tone,
    rows::{
        ROW,
        memory::Area,
        view::{View, row_part},
    },
    scale::Scale,
    scene::{Anchor, Form, Tone},
};
use model::{
    dram::ns_from_ticks,
    figure::rows::{Burst, Opened, Part, Step},
    global::SECTOR_BYTES,
};
use words::words;

/// The upper half of a line, or the lower one: its upper edge and its height.
fn half(area: Area, lower: bool) -> (f64, f64) {
    let air = (area.height * 0.12).min(4.0);
    let height = area.height / 2.0 - air;
    let top = if lower { area.y + area.height / 2.0 } else { area.y + air };
    (top + 0.5, height - 1.0)
}

fn x(scale: Scale, ticks: u64) -> f64 {
    scale.at(ns_from_ticks(ticks))
}

/// Rows closed, opened and open.
pub(super) fn draw_rows(
    canvas: &mut Canvas<Part>,
    view: &View<'_>,
    (channel, bank): (u32, u32),
    area: Area,
    scale: Scale,
) {
    let timing = view.state.spec().kind().timing();
    let (top, height) = half(area, false);
    for (nth, opened) in view.opened(channel, bank).iter().enumerate() {
        let Opened { place, precharge_at_ticks, activate_at_ticks, closed_at_ticks } = *opened;
        let (id, part) = (view.row_id(channel, bank, nth), row_part(place));
        let lit = view.lit(part);
        let ready = activate_at_ticks.map_or(area.x, |from| x(scale, from + u64::from(timing.rcd_ticks)));
        let end = closed_at_ticks.map_or(area.x + area.width, |at| x(scale, at));
        canvas.draw((ROW, id), Tone::RowSoft, rect((ready, top), (end - ready, height), 1.0)).part(part).lit(lit);
        let text = (words(view.lang).rows().picture.row)(place.row);
        if let Some(tone) = number_tone(&text, end - ready - 6.0).filter(|_| height >= 9.0) {
            canvas.text(("row-name", id), tone, (ready + 5.0, top + height / 2.0 + 3.2), Anchor::Start, &text);
        }
        if let Some(at) = activate_at_ticks {
            let from = x(scale, at);
            canvas
                .draw(("activate", id), Tone::Row, rect((from, top), (ready - from, height), 1.0))
                .part(part)
                .lit(lit);
        }
        if let Some(at) = precharge_at_ticks {
            let (from, to) = (x(scale, at), x(scale, at + u64::from(timing.rp_ticks)));
            let form = rect((from + 0.5, top + 0.5), ((to - from - 1.0).max(0.5), height - 1.0), 1.0);
            canvas.draw(("precharge", id), Tone::Precharge, form).part(part);
            let radius = 3.0_f64.min(height / 3.0).min((to - from) * 0.4);
            let middle = ((from + to) / 2.0, top + height / 2.0);
            canvas.draw(("conflict", id), Tone::Conflict, dot(middle, radius)).part(part);
        }
    }
}

/// Reads on their way, and on top of them the data.
pub(super) fn draw_reads(canvas: &mut Canvas<Part>, view: &View<'_>, bank: (u32, u32), area: Area, scale: Scale) {
    let bursts = || view.service.of_part(Part::Bank(bank.0, bank.1));
    let (top, height) = half(area, true);
    for burst in bursts() {
        let (from, to) = (x(scale, burst.read.read_at_ticks), x(scale, burst.read.data_from_ticks));
        let form = rect((from, top + height * 0.25), (to - from, height * 0.5), 1.0);
        canvas.draw(("flight", burst.sector.index), Tone::Flight, form).part(Part::Sector(burst.sector.index));
    }
    for burst in bursts() {
        draw_data(canvas, view, burst, (top, height), scale);
    }
}

/// A burst's data: as much of its height is used as of its bytes.
fn draw_data(canvas: &mut Canvas<Part>, view: &View<'_>, burst: &Burst, (top, height): (f64, f64), scale: Scale) {
    let index = burst.sector.index;
    let (from, to) = (x(scale, burst.read.data_from_ticks), x(scale, burst.read.data_to_ticks));
    let (part, lit) = (Part::Sector(index), view.lit_burst(burst));
    let air = ((to - from) / 8.0).min(0.5);
    let share = burst.sector.used_bytes() as f64 / SECTOR_BYTES as f64;
    let bar = |top: f64, height: f64| rect((from + air, top), (to - from - 2.0 * air, height), 0.5);
    if share < 1.0 {
        canvas.draw(("data-wasted", index), Tone::Wasted, bar(top, height)).part(part).lit(lit);
    }
    if share > 0.0 {
        // However little is wanted, it is seen.
        let tall = (share * height).max(2.0);
        canvas.draw(("data", index), Tone::Used, bar(top + height - tall, tall)).part(part).lit(lit);
    }
}

/// A bank of another channel: only when rows are opened, and when data come.
pub(super) fn draw_thin(
    canvas: &mut Canvas<Part>,
    view: &View<'_>,
    (channel, bank): (u32, u32),
    area: Area,
    scale: Scale,
) {
    let timing = view.state.spec().kind().timing();
    let part = Part::Channel(channel);
    let bar = |from: u64, to: u64| rect((x(scale, from), area.y), (x(scale, to) - x(scale, from), area.height), 0.5);
    if view.is_past(Step::Rows) {
        for (nth, opened) in view.opened(channel, bank).iter().enumerate() {
            let Some(at) = opened.activate_at_ticks else { continue };
            let form: Form = bar(at, at + u64::from(timing.rcd_ticks));
            canvas.draw(("thin-activate", view.row_id(channel, bank, nth)), Tone::Row, form).part(part);
        }
    }
    if view.is_past(Step::Reads) {
        for burst in view.service.of_part(Part::Bank(channel, bank)) {
            let tone = if burst.is_wanted() { Tone::Used } else { Tone::Wasted };
            let form = bar(burst.read.data_from_ticks, burst.read.data_to_ticks);
            canvas.draw(("thin-data", burst.sector.index), tone, form).part(part);
        }
    }
}
