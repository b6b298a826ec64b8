//! Draws the third moment: rows of warps, the bus they share, the same with packed bytes, and what the crowd gets.

use super::{
    WARPS,
    axis::Stretch,
    fetches::{Rows, bar, carried, seen},
    figures::{Unit, grouped, share},
    plot,
};
use crate::{
    canvas::{Canvas, rect},
    label::caption_width,
    scene::{Anchor, Format, Shape, Tone},
};
use model::{
    figure::overlap::{Part, State},
    flight::{Load, Turn},
};
use words::{Lang, words};

/// Where a layout puts things.
struct Places {
    /// Right end of the time that is watched.
    right: f64,
    /// Upper edge and height of the rows.
    rows: (f64, f64),
    /// From the rows to the bus, from the bus to the next one.
    between: f64,
    /// Height of a bus.
    bus: f64,
    /// The most ticks.
    ticks: usize,
}

const WIDE: Places = Places { right: 560.0, rows: (44.0, 208.0), between: 24.0, bus: 34.0, ticks: 7 };
const NARROW: Places = Places { right: 302.0, rows: (62.0, 160.0), between: 22.0, bus: 26.0, ticks: 5 };

/// Height and shapes of the picture.
pub(super) fn draw(state: &State, lang: Lang, format: Format) -> (f64, Vec<Shape<Part>>) {
    let mut canvas = Canvas::new();
    let places = match format {
        Format::Wide => WIDE,
        Format::Narrow => NARROW,
    };
    let picture = &words(lang).overlap().picture;
    let (spec, load) = (state.spec(), state.spec().load());
    let memory = spec.memory();
    let stretch = Stretch { number: 0, ns: (0.0, state.watched_ns()), x: (0.0, places.right) };
    let heading = (picture.warps)(spec.warps(), &grouped(spec.warps().into(), 0));
    canvas.text(("heading", 0), Tone::Heading, (0.0, 12.0), Anchor::Start, &heading);
    draw_key(&mut canvas, lang, format);

    let rows = Rows::within(places.rows.0, places.rows.1, state.rows() as usize, places.rows.1 / 8.0);
    // What is packed already is not drawn a second time.
    let mut buses = vec![(load, picture.bus_own)];
    if load.packed().moved_bytes() < load.moved_bytes() {
        buses.push((load.packed(), picture.bus_packed));
    }
    let pitch = places.between + places.bus;
    let first = rows.top + places.rows.1 + places.between;
    let tops: Vec<f64> = (0..buses.len()).map(|at| first + at as f64 * pitch).collect();
    let axis = first + buses.len() as f64 * pitch - places.between + 6.0;
    let unit = Unit::of(stretch.ns.1);
    let mut over = vec![(rows.top, rows.top + places.rows.1)];
    over.extend(tops.iter().map(|top| (*top, top + places.bus)));
    stretch.draw_axis(&mut canvas, &over, axis, places.ticks, unit);
    stretch.draw_unit(&mut canvas, axis, unit);
    draw_rows(&mut canvas, state, stretch, rows);
    if load.fetches == 0 {
        canvas.text(("nobody", 0), Tone::Caption, (8.0, rows.top + 24.0), Anchor::Start, picture.nobody);
    }
    for (at, (load, caption)) in buses.into_iter().enumerate() {
        let busy = share(memory.share(load, spec.warps()));
        draw_bus(&mut canvas, state, (at as u64, load), stretch, (tops[at], places.bus), &caption(&busy));
    }
    plot::draw(&mut canvas, state, lang, format, first + 2.0 * pitch - places.between + 6.0);
    (super::height(format), canvas.into_shapes())
}

/// What the tones mean.
fn draw_key(canvas: &mut Canvas<Part>, lang: Lang, format: Format) {
    let picture = &words(lang).overlap().picture;
    let keys = [
        (Tone::Flight, picture.key_flight),
        (Tone::Unknown, picture.key_waits),
        (Tone::Used, picture.key_used),
        (Tone::Wasted, picture.key_wasted),
    ];
    let (mut x, mut y) = (0.0, 32.0);
    for (at, (tone, text)) in keys.into_iter().enumerate() {
        if format == Format::Narrow && at == 2 {
            (x, y) = (0.0, 49.0);
        }
        canvas.draw(("key", at as u64), tone, rect((x, y - 9.5), (11.0, 11.0), 2.0));
        canvas.text(("key-word", at as u64), Tone::Caption, (x + 16.0, y), Anchor::Start, text);
        x += 16.0 + caption_width(text) + 14.0;
    }
}

/// Each row's loads: on their way, waiting for the bus, on the bus; and the next ones.
fn draw_rows(canvas: &mut Canvas<Part>, state: &State, stretch: Stretch, rows: Rows) {
    let load = state.spec().load();
    let lit = |row: u32| state.lit() == Some(Part::Warps(row));
    for row in 0..state.rows() {
        let whole = rect((stretch.x.0, rows.y(row as usize)), (stretch.x.1 - stretch.x.0, rows.bar()), 0.0);
        canvas.draw((WARPS, row.into()), Tone::Ground, whole).part(Part::Warps(row)).lit(lit(row));
    }
    // The next loads leave while the last ones are still on the bus: what arrives lies on top.
    let mut rounds = vec![0_u64; state.rows() as usize];
    let turns: Vec<(u64, Turn)> = state
        .turns(load)
        .into_iter()
        .map(|turn| {
            let round = &mut rounds[turn.group as usize];
            *round += 1;
            (*round * 100 + u64::from(turn.group), turn)
        })
        .collect();
    let place = |group: u32| (rows.y(group as usize), rows.bar());
    for (number, Turn { group, leaves_ns, home_ns, starts_ns, .. }) in turns.iter().copied() {
        let part = Part::Warps(group);
        if starts_ns > home_ns
            && let Some(shape) =
                bar(canvas, ("waits", number), Tone::Unknown, stretch, (home_ns, starts_ns), place(group))
        {
            shape.part(part);
        }
        if let Some(shape) = bar(canvas, ("flight", number), Tone::Flight, stretch, (leaves_ns, home_ns), place(group))
        {
            shape.part(part).lit(lit(group));
        }
    }
    let used = seen(load.used_bytes as f64 / load.moved_bytes().max(1) as f64, rows.bar());
    for (number, turn) in turns {
        let time = (turn.starts_ns, turn.ends_ns);
        carried(canvas, ("used", "wasted"), number, stretch, time, place(turn.group), used);
    }
}

/// The bus as it carries a load of each warp again and again: what it is busy with, as high as bandwidth is taken.
fn draw_bus(
    canvas: &mut Canvas<Part>,
    state: &State,
    (number, load): (u64, Load),
    stretch: Stretch,
    (y, height): (f64, f64),
    caption: &str,
) {
    let mut busy: Vec<(f64, f64)> = Vec::new();
    for turn in state.turns(load) {
        match busy.last_mut() {
            Some(last) if turn.starts_ns - last.1 < 1e-6 * turn.starts_ns => last.1 = turn.ends_ns,
            Some(_) | None => busy.push((turn.starts_ns, turn.ends_ns)),
        }
    }
    let used = load.used_bytes as f64 / load.moved_bytes().max(1) as f64;
    for (at, time) in busy.into_iter().enumerate() {
        let key = number * 1000 + at as u64;
        carried(canvas, ("bus-used", "bus-wasted"), key, stretch, time, (y, height), used);
    }
    let frame = rect((stretch.x.0, y), (stretch.x.1 - stretch.x.0, height), 0.0);
    canvas.draw(("bus", number), Tone::Frame, frame);
    canvas.text(("bus-name", number), Tone::Caption, (0.0, y - 6.0), Anchor::Start, caption);
}
