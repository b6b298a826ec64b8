//! The wide layout: the struct, then the three layouts one under the other; lanes and wires above the one that is open.

use super::{
    LANE, STRIP,
    band::{self, Band, Setting},
    place_of, record, saying, shows_sectors, strip,
};
use crate::{
    canvas::{Canvas, rect},
    label::{caption_width, number_tone},
    scene::{Anchor, Form, Format, Shape, Tone},
};
use model::{
    figure::layout::{Guess, Kind, Part, State, Step},
    global::SECTOR_BYTES,
    query::Choice,
    warp::{LANES, Lane},
};
use words::layout::LayoutWords;

const RECORD: record::Frame = record::Frame { y: 20.0, height: 28.0, width: 720.0, byte: 22.0, slimmest: 14.0 };
const STRIPS_TOP: f64 = 88.0;
const HEADING: f64 = 12.0;
const CLOSED_TOP: f64 = 22.0;
const CLOSED_HEIGHT: f64 = 20.0;
const BETWEEN: f64 = 26.0;
const LANES_CAPTION: f64 = 36.0;
const LANES_TOP: f64 = 44.0;
const LANE_HEIGHT: f64 = 26.0;
const OPEN_TOP: f64 = 138.0;
const OPEN_HEIGHT: f64 = 34.0;
/// Room under the open memory: sector numbers, brackets, their names, a caption.
const UNDER: f64 = 62.0;
/// Between arrays that lie apart.
const GAP: f64 = 16.0;
/// A lone sector is drawn no wider than this.
const WIDEST_SECTOR: f64 = 120.0;

/// Height and shapes of the picture.
pub(super) fn draw(state: &State, words: &LayoutWords) -> (f64, Vec<Shape<Part>>) {
    let mut canvas = Canvas::new();
    let bytes = state.spec().record().bytes;
    canvas.text(("caption", 0), Tone::Caption, (0.0, 12.0), Anchor::Start, &(words.record)(bytes));
    record::draw(&mut canvas, state, words, RECORD);
    let mut y = STRIPS_TOP;
    for kind in Kind::ALL {
        draw_heading(&mut canvas, state, words, *kind, y);
        y = if *kind == state.spec().kind() {
            draw_open(&mut canvas, state, words, *kind, y)
        } else {
            let band = band(state, *kind, y + CLOSED_TOP, CLOSED_HEIGHT);
            strip::draw(&mut canvas, state, *kind, &band);
            strip::breaks(&mut canvas, *kind, &band, words);
            band.bottom()
        };
        y += BETWEEN;
    }
    (y - BETWEEN + 6.0, canvas.into_shapes())
}

/// All memory of a layout in one row; the longest of the three fills the picture and gives all their scale.
fn band(state: &State, kind: Kind, y: f64, height: f64) -> Band {
    let width = Format::Wide.width();
    let scales = Kind::ALL.iter().map(|kind| {
        let stretches = state.spec().stretches(*kind);
        let bytes: u64 = stretches.iter().map(|one| one.end - one.start).sum();
        (width - GAP * (stretches.len() - 1) as f64) / bytes as f64
    });
    let byte = scales.fold(WIDEST_SECTOR / SECTOR_BYTES as f64, f64::min);
    let setting = Setting { byte, row_bytes: u64::MAX, gap: GAP, width, alone: false };
    let segments = band::segments(&state.spec().stretches(kind), setting);
    Band { segments, y, byte, height, pitch: height }
}

/// The layout's name, and what the read costs in it.
fn draw_heading(canvas: &mut Canvas<Part>, state: &State, words: &LayoutWords, kind: Kind, y: f64) {
    let spec = state.spec();
    let name = match kind {
        Kind::Aos => words.headings[0].to_owned(),
        Kind::Soa => words.headings[1].to_owned(),
        Kind::Aosoa => (words.heading_aosoa)(spec.block().elements()),
    };
    let lit = state.lit() == Some(Part::Strip(kind));
    let form = Form::Text { x: 0.0, y: y + HEADING, anchor: Anchor::Start, text: name };
    canvas.draw((STRIP, place_of(kind) as u64), Tone::Heading, form).part(Part::Strip(kind)).lit(lit);
    if state.guess() != Guess::Open {
        let counts = spec.counts(kind);
        let count = (words.count)(counts.sectors, &saying::efficiency(&counts));
        let at = (Format::Wide.width(), y + HEADING);
        canvas.text(("count", place_of(kind) as u64), Tone::Heading, at, Anchor::End, &count);
    }
}

/// Lanes, wires, memory, what repeats in it; the lower edge.
fn draw_open(canvas: &mut Canvas<Part>, state: &State, words: &LayoutWords, kind: Kind, y: f64) -> f64 {
    let band = band(state, kind, y + OPEN_TOP, OPEN_HEIGHT);
    let loads = state.counts().instructions();
    canvas.text(("caption", 1), Tone::Caption, (0.0, y + LANES_CAPTION), Anchor::Start, &(words.warp)(loads));
    draw_wires(canvas, state, &band, y);
    for lane in Lane::all() {
        draw_lane(canvas, state, lane, y + LANES_TOP);
    }
    strip::draw(canvas, state, kind, &band);
    strip::breaks(canvas, kind, &band, words);
    draw_packets(canvas, state, &band, y);
    if shows_sectors(state) {
        draw_sector_numbers(canvas, state, kind, &band);
    }
    draw_groups(canvas, state, words, kind, &band);
    band.bottom() + UNDER
}

fn lane_pitch() -> f64 {
    Format::Wide.width() / LANES as f64
}

fn lane_middle(lane: Lane) -> f64 {
    (lane.index() as f64 + 0.5) * lane_pitch()
}

fn draw_lane(canvas: &mut Canvas<Part>, state: &State, lane: Lane, y: f64) {
    let number = u64::from(lane.number());
    let lit = state.lights_lane(lane);
    let left = lane.index() as f64 * lane_pitch() + 2.0;
    let form = rect((left, y), (lane_pitch() - 4.0, LANE_HEIGHT), 5.0);
    canvas.draw((LANE, number), Tone::Lane, form).part(Part::Lane(lane)).lit(lit);
    let text = Form::Text { x: lane_middle(lane), y: y + 17.0, anchor: Anchor::Middle, text: number.to_string() };
    canvas.draw(("lane-number", number), Tone::LaneNumber, text).lit(lit);
}

fn draw_wires(canvas: &mut Canvas<Part>, state: &State, band: &Band, y: f64) {
    let wired = strip::wired(state);
    for (at, (lane, start, end)) in wired.iter().enumerate() {
        let Some((x, top)) = band.at(*start) else { continue };
        // A wire is one of the first, second … run of its lane.
        let nth = wired[..at].iter().filter(|(other, ..)| other == lane).map(|_| 1).sum::<u64>();
        let form = Form::Wire {
            from: (lane_middle(*lane), y + LANES_TOP + LANE_HEIGHT + 5.0),
            to: (x + band.width(end - start) / 2.0, top),
        };
        canvas.draw(("wire", u64::from(lane.number()) * 8 + nth), Tone::Wire, form).lit(state.lights_lane(*lane));
    }
}

/// A lane's wish travels to its first byte, and its bytes travel back.
fn draw_packets(canvas: &mut Canvas<Part>, state: &State, band: &Band, y: f64) {
    let below_lane = y + LANES_TOP + LANE_HEIGHT + 1.5;
    for lane in Lane::all() {
        let runs = saying::runs_of(state.spec(), state.spec().kind(), lane);
        let found = runs.first().and_then(|(start, end)| Some(band.at(*start)?.0 + band.width(end - start) / 2.0));
        let middle = lane_middle(lane);
        let (tone, form) = match state.step() {
            Step::Addresses => (Tone::Packet, rect((middle - 4.0, below_lane + 2.0), (8.0, 8.0), 4.0)),
            Step::Sectors => (Tone::Packet, rect((found.unwrap_or(middle) - 2.5, y + OPEN_TOP - 7.0), (5.0, 5.0), 2.5)),
            Step::HandOut => {
                let width = lane_pitch() - 8.0;
                (Tone::Served, rect((middle - width / 2.0, below_lane), (width, 3.0), 1.5))
            }
        };
        canvas.draw(("packet", u64::from(lane.number())), tone, form).lit(state.lights_lane(lane));
    }
}

fn draw_sector_numbers(canvas: &mut Canvas<Part>, state: &State, kind: Kind, band: &Band) {
    let (touched, width) = (state.spec().touched(kind), band.width(SECTOR_BYTES));
    // All or none: the last number is the longest.
    let longest = touched.last().map_or(0, |sector| sector.index).to_string();
    let Some(tone) = number_tone(&longest, width - 1.0) else { return };
    for sector in touched {
        if let Some((x, _)) = band.at(sector.start()) {
            let at = (x + width / 2.0, band.bottom() + 13.0);
            canvas.text(("sector-number", sector.index), tone, at, Anchor::Middle, &sector.index.to_string());
        }
    }
}

/// What repeats in memory: structs, arrays, blocks; and a line that says so.
fn draw_groups(canvas: &mut Canvas<Part>, state: &State, words: &LayoutWords, kind: Kind, band: &Band) {
    let (spec, groups) = (state.spec(), state.spec().groups(kind));
    let y = band.bottom() + 19.0;
    for (at, group) in groups.iter().enumerate() {
        let Some((x, _)) = band.at(group.start) else { continue };
        let width = band.width(group.end - group.start);
        let lit = kind == Kind::Aos && strip::lit_lane(state).is_some_and(|lane| lane.index() == at);
        let own = at as u64;
        let inset = 1.5_f64.min(width / 8.0);
        let form = Form::Bracket { left: x + inset, right: x + width - inset, y, depth: 5.0 };
        canvas.draw(("group", number_of(kind, own)), Tone::Tag, form).lit(lit);
        let names = match kind {
            Kind::Aos => [None, Some(own.to_string())],
            Kind::Soa => [Some(saying::field_name(spec, at)), Some(saying::letter(at).to_owned())],
            Kind::Aosoa => [Some((words.block)(own)), Some(own.to_string())],
        };
        let middle = (x + width / 2.0, y + 19.0);
        if let Some(long) = names[0].as_ref().filter(|name| caption_width(name) <= width) {
            canvas.text(("group-name", number_of(kind, own)), Tone::Caption, middle, Anchor::Middle, long);
        } else if let Some(short) = &names[1] {
            let tone = number_tone(short, width).unwrap_or(Tone::Small);
            canvas.text(("group-name", number_of(kind, own)), tone, middle, Anchor::Middle, short);
        }
    }
    let mut under = saying::under(spec, kind, words);
    if shows_sectors(state) {
        under = (words.under_wide)(&under);
    }
    if !spec.padding(kind).is_empty() {
        under = format!("{under} · {}", words.under_padding);
    }
    canvas.text(("caption", 2), Tone::Caption, (0.0, band.bottom() + 58.0), Anchor::Start, &under);
}

fn number_of(kind: Kind, at: u64) -> u64 {
    strip::number(kind, at)
}
