//! The wide layout: lanes, wires to their sectors, wires on to channels and banks, and the time line below.

use super::{
    legend,
    memory::{Area, draw_burst, draw_lane, draw_numbers},
    place::{draw_bank, draw_channel},
    time::{self, Plot},
    view::View,
};
use crate::{
    canvas::{Canvas, line},
    scene::{Anchor, Form, Format, Shape, Tone},
};
use model::{
    access::Op,
    figure::rows::{Burst, Part, Step},
    warp::{LANES, Lane},
};
use words::words;

const LANES_TOP: f64 = 18.0;
const LANE_HEIGHT: f64 = 24.0;
const SECTORS: f64 = 100.0;
const SECTOR_HEIGHT: f64 = 26.0;
/// A lone sector is drawn no wider than this.
const WIDEST_SECTOR: f64 = 120.0;
/// Between sectors that are no neighbours in memory.
const BREAK: f64 = 6.0;
const CHANNELS: f64 = 184.0;
const CHANNEL_HEIGHT: f64 = 28.0;
const BANK_HEIGHT: f64 = 78.0;
/// From the sectors, or from the channels, down to the banks.
const FALL: f64 = 68.0;

/// Height and shapes of the picture.
pub(super) fn draw(view: &View<'_>) -> (f64, Vec<Shape<Part>>) {
    let mut canvas = Canvas::new();
    let canvas = &mut canvas;
    let places = sector_places(view);
    let several = view.channels.len() > 1;
    let banks_top = if several { CHANNELS + CHANNEL_HEIGHT + FALL } else { SECTORS + SECTOR_HEIGHT + 12.0 + FALL };
    draw_upper_wires(canvas, view, &places);
    if view.is_past(Step::Places) {
        draw_lower_wires(canvas, view, &places, banks_top);
    }
    draw_warp(canvas, view);
    draw_sectors(canvas, view, &places);
    if several {
        draw_channels(canvas, view, banks_top);
    }
    draw_banks(canvas, view, banks_top);
    let height = draw_time(canvas, view, banks_top + BANK_HEIGHT + 34.0);
    (height, std::mem::replace(canvas, Canvas::new()).into_shapes())
}

fn lane_area(lane: Lane) -> Area {
    let pitch = Format::Wide.width() / LANES as f64;
    Area { x: lane.index() as f64 * pitch + 2.0, y: LANES_TOP, width: pitch - 4.0, height: LANE_HEIGHT }
}

fn draw_warp(canvas: &mut Canvas<Part>, view: &View<'_>) {
    let access = words(view.lang).coalescing();
    let caption = match view.state.spec().access().op() {
        Op::Load => access.warp_load,
        Op::Store => access.warp_store,
    };
    canvas.text(("caption", 0), Tone::Caption, (0.0, 11.0), Anchor::Start, caption);
    for lane in Lane::all() {
        draw_lane(canvas, view, lane, lane_area(lane));
    }
}

/// Where each burst lies: side by side, a break where memory is left out, centred if there are few.
fn sector_places(view: &View<'_>) -> Vec<Area> {
    let bursts = &view.service.bursts;
    let apart = |pair: &[Burst]| pair[0].sector.index + 1 != pair[1].sector.index;
    let breaks = bursts.windows(2).filter(|pair| apart(pair)).count() as f64;
    let gap = BREAK.min(Format::Wide.width() * 0.15 / breaks.max(1.0));
    let width = ((Format::Wide.width() - gap * breaks) / bursts.len() as f64).min(WIDEST_SECTOR);
    let mut x = (Format::Wide.width() - gap * breaks - width * bursts.len() as f64) / 2.0;
    let mut places = Vec::new();
    for at in 0..bursts.len() {
        if at > 0 && apart(&bursts[at - 1..=at]) {
            x += gap;
        }
        let air = (width / 20.0).min(1.0);
        places.push(Area { x: x + air, y: SECTORS, width: width - 2.0 * air, height: SECTOR_HEIGHT });
        x += width;
    }
    places
}

fn wire(canvas: &mut Canvas<Part>, key: (&'static str, u64), from: (f64, f64), to: (f64, f64), lit: bool) {
    canvas.draw(key, Tone::Wire, Form::Wire { from, to }).lit(lit);
}

/// From the lanes to their bytes.
fn draw_upper_wires(canvas: &mut Canvas<Part>, view: &View<'_>, places: &[Area]) {
    for (burst, area) in view.service.bursts.iter().zip(places) {
        for run in &burst.sector.runs {
            for lane in &run.lanes {
                let from = (lane_area(*lane).middle(), LANES_TOP + LANE_HEIGHT + 1.0);
                let to = (
                    area.of_byte(burst, run.start)
                        + (area.of_byte(burst, run.end) - area.of_byte(burst, run.start)) / 2.0,
                    SECTORS,
                );
                let lit = view.lit(Part::Lane(*lane));
                wire(canvas, ("wire", u64::from(lane.number()) * 64 + run.start % 64), from, to, lit);
            }
        }
    }
}

/// From the bursts to their channels, or to their banks where there is one channel.
fn draw_lower_wires(canvas: &mut Canvas<Part>, view: &View<'_>, places: &[Area], banks_top: f64) {
    for (burst, area) in view.service.bursts.iter().zip(places) {
        let place = burst.read.place;
        let to = match view.channels.iter().position(|channel| *channel == place.channel) {
            Some(at) if view.channels.len() > 1 => (channel_area(view, at).middle(), CHANNELS),
            Some(_) | None => (bank_area(view, place.bank, banks_top).middle(), banks_top),
        };
        wire(canvas, ("down", burst.sector.index), (area.middle(), area.bottom() + 15.0), to, view.lit_burst(burst));
    }
    if let Some(at) =
        view.channels.iter().position(|channel| *channel == view.channel).filter(|_| view.channels.len() > 1)
    {
        let from = (channel_area(view, at).middle(), CHANNELS + CHANNEL_HEIGHT);
        for (_, bank) in view.service.banks.iter().filter(|(channel, _)| *channel == view.channel) {
            let (id, part) = (view.bank_id(view.channel, *bank), Part::Bank(view.channel, *bank));
            wire(canvas, ("into", id), from, (bank_area(view, *bank, banks_top).middle(), banks_top), view.lit(part));
        }
    }
}

fn draw_sectors(canvas: &mut Canvas<Part>, view: &View<'_>, places: &[Area]) {
    let own = words(view.lang).rows();
    if view.service.bursts.is_empty() {
        canvas.text(("caption", 1), Tone::Caption, (0.0, SECTORS + 16.0), Anchor::Start, own.nothing);
        return;
    }
    let caption = (own.picture.memory)(view.state.spec().fetch().bytes());
    canvas.text(("caption", 1), Tone::Caption, (0.0, SECTORS - 9.0), Anchor::Start, &caption);
    for (burst, area) in view.service.bursts.iter().zip(places) {
        draw_burst(canvas, view, burst, *area);
    }
    draw_numbers(canvas, view, places, 12.0, Tone::Number);
}

fn channel_area(view: &View<'_>, at: usize) -> Area {
    let pitch = (Format::Wide.width() / view.channels.len() as f64).min(60.0);
    let left = (Format::Wide.width() - pitch * view.channels.len() as f64) / 2.0;
    Area { x: left + at as f64 * pitch + 1.5, y: CHANNELS, width: pitch - 3.0, height: CHANNEL_HEIGHT }
}

/// The channels in use, and from the one that is looked into down to its banks.
fn draw_channels(canvas: &mut Canvas<Part>, view: &View<'_>, banks_top: f64) {
    let picture = &words(view.lang).rows().picture;
    let caption = (picture.channels)(view.channels.len(), view.state.spec().kind().channels());
    canvas.text(("caption", 2), Tone::Caption, (0.0, CHANNELS - 9.0), Anchor::Start, &caption);
    for (at, channel) in view.channels.iter().enumerate() {
        let area = channel_area(view, at);
        if *channel == view.channel {
            let ends = [(area.x, 0.5), (area.x + area.width, Format::Wide.width() - 0.5)];
            for (side, (from, to)) in (0..).zip(ends) {
                canvas.draw(("zoom", side), Tone::Grid, line((from, area.bottom()), (to, banks_top - 4.0)));
            }
        }
        draw_channel(canvas, view, *channel, area);
    }
}

fn bank_area(view: &View<'_>, bank: u32, top: f64) -> Area {
    let pitch = Format::Wide.width() / f64::from(view.state.spec().kind().banks());
    Area { x: f64::from(bank) * pitch + 2.0, y: top, width: pitch - 4.0, height: BANK_HEIGHT }
}

fn draw_banks(canvas: &mut Canvas<Part>, view: &View<'_>, top: f64) {
    let picture = &words(view.lang).rows().picture;
    let banks = view.state.spec().kind().banks();
    let caption = (picture.banks)(view.channel, banks);
    // Wires that all end in the left half leave the right one free.
    let used = view.service.banks.iter().filter(|(channel, _)| *channel == view.channel);
    let (x, anchor) = match used.map(|(_, bank)| *bank).max() {
        Some(last) if last < banks / 2 => (Format::Wide.width(), Anchor::End),
        Some(_) | None => (0.0, Anchor::Start),
    };
    canvas.text(("caption", 3), Tone::Caption, (x, top - 10.0), anchor, &caption);
    for bank in 0..banks {
        draw_bank(canvas, view, bank, bank_area(view, bank, top));
    }
}

/// The time line; returns where the picture ends.
fn draw_time(canvas: &mut Canvas<Part>, view: &View<'_>, top: f64) -> f64 {
    canvas.text(("caption", 4), Tone::Caption, (0.0, top), Anchor::Start, words(view.lang).rows().picture.time);
    legend::draw(canvas, view, (96.0, top), Format::Wide.width() - 96.0);
    let lift = if view.shows_whole_load() { 16.0 } else { 0.0 };
    let plot = Plot { corner: (0.0, top + 36.0 + lift), names: 72.0, width: Format::Wide.width(), ticks: 12 };
    time::draw(canvas, view, plot) + 2.0
}
