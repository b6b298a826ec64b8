//! The narrow layout: two rows of lanes, sectors and channels in rows, the banks in two, the time line below. No wires:
//! what is lit lights up everywhere.

use super::{
    legend,
    memory::{Area, draw_burst, draw_lane, draw_numbers},
    place::{draw_bank, draw_channel},
    time::{self, Plot},
    view::View,
};
use crate::{
    canvas::Canvas,
    scene::{Anchor, Format, Shape, Tone},
};
use model::{access::Op, figure::rows::Part, warp::Lane};
use words::words;

const LANES_TOP: f64 = 18.0;
const LANE_HEIGHT: f64 = 24.0;
const SECTOR_HEIGHT: f64 = 20.0;
const CHANNEL_HEIGHT: f64 = 28.0;
const BANK_HEIGHT: f64 = 78.0;
/// From the last mark of a part to the next part's caption.
const AIR: f64 = 24.0;

/// Height and shapes of the picture.
pub(super) fn draw(view: &View<'_>) -> (f64, Vec<Shape<Part>>) {
    let mut canvas = Canvas::new();
    let canvas = &mut canvas;
    let access = words(view.lang).coalescing();
    let caption = match view.state.spec().access().op() {
        Op::Load => access.warp_load,
        Op::Store => access.warp_store,
    };
    canvas.text(("caption", 0), Tone::Caption, (0.0, 11.0), Anchor::Start, caption);
    for lane in Lane::all() {
        let cells = Cells { columns: 16, top: LANES_TOP, height: LANE_HEIGHT, below: 3.0, air: 1.0 };
        draw_lane(canvas, view, lane, cells.area(lane.index()));
    }
    let mut y = draw_sectors(canvas, view, LANES_TOP + 2.0 * (LANE_HEIGHT + 3.0) + AIR - 4.0);
    if view.channels.len() > 1 {
        y = draw_channels(canvas, view, y + AIR);
    }
    y = draw_banks(canvas, view, y + AIR);
    y = draw_time(canvas, view, y + AIR + 4.0);
    (y, std::mem::replace(canvas, Canvas::new()).into_shapes())
}

/// Cells in rows across the picture.
#[derive(Clone, Copy)]
struct Cells {
    columns: usize,
    top: f64,
    height: f64,
    /// Under each row.
    below: f64,
    /// At each side of a cell.
    air: f64,
}

impl Cells {
    fn area(self, at: usize) -> Area {
        let pitch = Format::Narrow.width() / self.columns as f64;
        let (row, column) = (at / self.columns, at % self.columns);
        Area {
            x: column as f64 * pitch + self.air,
            y: self.top + row as f64 * (self.height + self.below),
            width: pitch - 2.0 * self.air,
            height: self.height,
        }
    }

    /// Where so many of them end.
    fn end(self, count: usize) -> f64 {
        self.top + count.div_ceil(self.columns) as f64 * (self.height + self.below)
    }
}

/// The bursts; returns where they end.
fn draw_sectors(canvas: &mut Canvas<Part>, view: &View<'_>, y: f64) -> f64 {
    let own = words(view.lang).rows();
    let bursts = &view.service.bursts;
    if bursts.is_empty() {
        canvas.text(("caption", 1), Tone::Caption, (0.0, y), Anchor::Start, own.nothing);
        return y;
    }
    let caption = (own.picture.memory)(view.state.spec().fetch().bytes());
    canvas.text(("caption", 1), Tone::Caption, (0.0, y), Anchor::Start, &caption);
    let columns = match bursts.len() {
        0..=4 => 4,
        5..=32 => 8,
        _ => 16,
    };
    let cells = Cells { columns, top: y + 8.0, height: SECTOR_HEIGHT, below: 13.0, air: 1.0 };
    for (at, burst) in bursts.iter().enumerate() {
        draw_burst(canvas, view, burst, cells.area(at));
    }
    let places: Vec<Area> = (0..bursts.len()).map(|at| cells.area(at)).collect();
    draw_numbers(canvas, view, &places, 9.0, Tone::Small);
    cells.end(bursts.len()) - 4.0
}

/// The channels in use; returns where they end.
fn draw_channels(canvas: &mut Canvas<Part>, view: &View<'_>, y: f64) -> f64 {
    let picture = &words(view.lang).rows().picture;
    let caption = (picture.channels)(view.channels.len(), view.state.spec().kind().channels());
    canvas.text(("caption", 2), Tone::Caption, (0.0, y), Anchor::Start, &caption);
    let cells = Cells { columns: 8, top: y + 8.0, height: CHANNEL_HEIGHT, below: 4.0, air: 2.0 };
    for (at, channel) in view.channels.iter().enumerate() {
        draw_channel(canvas, view, *channel, cells.area(at));
    }
    cells.end(view.channels.len()) - 4.0
}

/// The banks, eight a row; returns where they end.
fn draw_banks(canvas: &mut Canvas<Part>, view: &View<'_>, y: f64) -> f64 {
    let picture = &words(view.lang).rows().picture;
    let banks = view.state.spec().kind().banks();
    let caption = (picture.banks_short)(view.channel, banks);
    canvas.text(("caption", 3), Tone::Caption, (0.0, y), Anchor::Start, &caption);
    let cells = Cells { columns: 8, top: y + 8.0, height: BANK_HEIGHT, below: 4.0, air: 1.0 };
    for bank in 0..banks {
        draw_bank(canvas, view, bank, cells.area(bank as usize));
    }
    cells.end(banks as usize) - 4.0
}

/// The time line; returns where the picture ends.
fn draw_time(canvas: &mut Canvas<Part>, view: &View<'_>, y: f64) -> f64 {
    canvas.text(("caption", 4), Tone::Caption, (0.0, y), Anchor::Start, words(view.lang).rows().picture.time);
    let width = Format::Narrow.width();
    let top = y + 20.0 + legend::draw(canvas, view, (0.0, y + 20.0), width) + 32.0;
    let top = if view.shows_whole_load() { top + 16.0 } else { top };
    time::draw(canvas, view, Plot { corner: (0.0, top), names: 50.0, width, ticks: 5 }) + 2.0
}
