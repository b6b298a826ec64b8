//! Draws one square: the part of a matrix that a tile covers, or the tile as it lies in shared memory, and in it the
//! warp's 32 elements; small on a card, large below.

use crate::{
    canvas::{Canvas, rect},
    label::number_tone,
    scene::{Anchor, Form, Shape, Tone},
};
use model::{
    figure::tile::{Part, Place, State, Step, turns},
    global::{SECTOR_BYTES, sectors},
    warp::{LANES, Lane},
};

/// Where the square lies: its upper left corner, and the side of a cell.
#[derive(Clone, Copy)]
pub(super) struct Grid {
    pub x: f64,
    pub y: f64,
    pub cell: f64,
}

impl Grid {
    /// A grid whose cells leave room for a spare row and a spare column.
    pub(super) fn within(state: &State, (x, y): (f64, f64), side: f64) -> Grid {
        Grid { x, y, cell: side / f64::from(state.spec().block().tile_side() + 1) }
    }

    /// The form of so many cells of a row, from this one, and a hair smaller.
    fn cells(self, place: Place, count: u32, air: f64) -> Form {
        let (x, y) = (self.x + f64::from(place.column) * self.cell, self.y + f64::from(place.row) * self.cell);
        let size = (f64::from(count) * self.cell - 2.0 * air, self.cell - 2.0 * air);
        rect((x + air, y + air), size, (self.cell / 8.0).min(2.0))
    }
}

/// The tones of the lanes' elements in an access: those that wait for another word of their bank stand out.
pub(super) fn element_tones(state: &State, step: Step) -> [Tone; LANES] {
    let shared = match step {
        Step::GlobalRead | Step::GlobalWrite => None,
        Step::TileWrite | Step::TileRead => state.spec().access(step),
    };
    match (state.hides(step), shared) {
        (true, _) => [Tone::Wanted; LANES],
        (false, None) => [Tone::Used; LANES],
        (false, Some(access)) => turns(&access).map(|turn| if turn == 0 { Tone::Used } else { Tone::Conflict }),
    }
}

/// The cell in which a lane's element is drawn: in the tile, where it is kept.
pub(super) fn cell_of(state: &State, step: Step, lane: Lane) -> Option<Place> {
    let place = state.spec().place(step, lane)?;
    Some(match step {
        Step::GlobalRead | Step::GlobalWrite => place,
        Step::TileWrite | Step::TileRead => state.spec().kept(place),
    })
}

/// The first cell of a sector of the step's matrix, counted from the tile's corner, and how many cells it covers.
fn cells_of_sector(state: &State, step: Step, sector: u64) -> (Place, u32) {
    let spec = state.spec();
    let (bytes, n) = (u64::from(spec.element().width().bytes()), u64::from(spec.size().elements()));
    let first = sector * SECTOR_BYTES / bytes;
    let corner = spec.corner(step);
    let within = |at: u64, corner: u32| u32::try_from(at).unwrap_or(u32::MAX).saturating_sub(corner);
    let place = Place { row: within(first / n, corner.row), column: within(first % n, corner.column) };
    (place, within(SECTOR_BYTES / bytes, 0))
}

/// On a card: the square, the sectors that move, the elements. Whatever is drawn stands for the access.
pub(super) fn draw_small(canvas: &mut Canvas<Part>, state: &State, step: Step, (x, y): (f64, f64), side: f64) {
    let number = step as u64;
    let (part, grid) = (Part::Stage(step), Grid::within(state, (x, y), side));
    canvas.draw(("card-square", number), Tone::Cell, rect((x, y), (side, side), 2.0)).part(part);
    for sector in moved_sectors(state, step) {
        let (place, count) = cells_of_sector(state, step, sector);
        let key = ("card-sector", number << 56 | sector);
        canvas.draw(key, Tone::Wasted, grid.cells(place, count, 0.0)).part(part);
    }
    let tones = element_tones(state, step);
    for lane in Lane::all() {
        if let Some(place) = cell_of(state, step, lane) {
            let key = ("card-element", number * LANES as u64 + u64::from(lane.number()));
            let lit = state.lights_lane(lane);
            canvas.draw(key, tones[lane.index()], grid.cells(place, 1, 0.0)).part(part).lit(lit);
        }
    }
}

/// Large: the step that is shown.
pub(super) fn draw_large(canvas: &mut Canvas<Part>, state: &State, grid: Grid) {
    let step = state.step();
    draw_ground(canvas, state, grid);
    match step {
        Step::GlobalRead | Step::GlobalWrite => draw_sectors(canvas, state, grid),
        Step::TileWrite | Step::TileRead => draw_tint(canvas, state, grid),
    }
    draw_rules(canvas, state, grid);
    let tones = element_tones(state, step);
    for lane in Lane::all() {
        let Some(place) = cell_of(state, step, lane) else { continue };
        let (number, tone) = (u64::from(lane.number()), tones[lane.index()]);
        let form = grid.cells(place, 1, 0.6);
        canvas.draw(("element", number), tone, form).part(Part::Lane(lane)).lit(state.lights_lane(lane));
        let text = number.to_string();
        if let Some(tone) = number_on(tone, &text, grid.cell) {
            let middle = |at: u32| (f64::from(at) + 0.5) * grid.cell;
            let drop = if matches!(tone, Tone::OnUsed | Tone::OnConflict | Tone::LaneNumber) { 3.5 } else { 2.8 };
            let at = (grid.x + middle(place.column), grid.y + middle(place.row) + drop);
            text_of(canvas, ("element-number", number), tone, at, Anchor::Middle, &text).part(Part::Lane(lane));
        }
    }
}

/// The tone of a number on a mark of this tone that fits into the width; none where a row of numbers would run together.
fn number_on(mark: Tone, text: &str, width: f64) -> Option<Tone> {
    if width < 12.0 {
        return None;
    }
    let large = number_tone(text, width)? == Tone::Number && width >= 14.0;
    Some(match (mark == Tone::Conflict, mark == Tone::Used, large) {
        (true, _, true) => Tone::OnConflict,
        (true, _, false) => Tone::OnConflictSmall,
        (false, true, true) => Tone::OnUsed,
        (false, true, false) => Tone::OnUsedSmall,
        (false, false, true) => Tone::LaneNumber,
        (false, false, false) => Tone::Small,
    })
}

/// A text that a reader can point at.
pub(super) fn text_of<'a>(
    canvas: &'a mut Canvas<Part>,
    key: (&'static str, u64),
    tone: Tone,
    (x, y): (f64, f64),
    anchor: Anchor,
    text: &str,
) -> &'a mut Shape<Part> {
    canvas.draw(key, tone, Form::Text { x, y, anchor, text: text.to_owned() })
}

/// The sectors that an access to a matrix moves; none while they wait for a guess, and none in shared memory.
fn moved_sectors(state: &State, step: Step) -> Vec<u64> {
    let access = match step {
        Step::GlobalRead | Step::GlobalWrite if !state.hides(step) => state.spec().access(step),
        Step::GlobalRead | Step::GlobalWrite | Step::TileWrite | Step::TileRead => None,
    };
    access.map_or_else(Vec::new, |access| sectors(&access).iter().map(|sector| sector.index).collect())
}

/// The cells themselves, and apart from them what only keeps others apart.
fn draw_ground(canvas: &mut Canvas<Part>, state: &State, grid: Grid) {
    let side = state.spec().block().tile_side();
    let length = f64::from(side) * grid.cell;
    canvas.draw(("square", 0), Tone::Cell, rect((grid.x, grid.y), (length, length), 2.0));
    let (rows, columns) = match state.step() {
        Step::GlobalRead | Step::GlobalWrite => (side, side),
        Step::TileWrite | Step::TileRead => state.spec().declared(),
    };
    let spare = grid.cell - 1.5;
    if columns > side {
        canvas.draw(("pad", 0), Tone::Pad, rect((grid.x + length + 1.0, grid.y + 0.5), (spare, length - 1.0), 2.0));
    }
    if rows > side {
        canvas.draw(("pad", 1), Tone::Pad, rect((grid.x + 0.5, grid.y + length + 1.0), (length - 1.0, spare), 2.0));
    }
}

/// Paper between the cells.
fn draw_rules(canvas: &mut Canvas<Part>, state: &State, grid: Grid) {
    let side = state.spec().block().tile_side();
    let length = f64::from(side) * grid.cell;
    for at in 1..side {
        let offset = f64::from(at) * grid.cell - 0.5;
        let key = u64::from(at);
        canvas.draw(("rule-down", key), Tone::Ground, rect((grid.x + offset, grid.y), (1.0, length), 0.0));
        canvas.draw(("rule-across", key), Tone::Ground, rect((grid.x, grid.y + offset), (length, 1.0), 0.0));
    }
}

fn draw_sectors(canvas: &mut Canvas<Part>, state: &State, grid: Grid) {
    for sector in moved_sectors(state, state.step()) {
        let (place, count) = cells_of_sector(state, state.step(), sector);
        let part = Part::Sector(sector);
        canvas.draw(("ground", sector), Tone::Wasted, grid.cells(place, count, 0.0)).part(part);
        let lit = state.lit() == Some(part);
        canvas.draw(("outline", sector), Tone::Sector, grid.cells(place, count, 0.0)).part(part).lit(lit);
    }
}

/// All cells of one bank: a column of the plain tile, a diagonal of the padded one.
fn draw_tint(canvas: &mut Canvas<Part>, state: &State, grid: Grid) {
    let (Some(bank), false) = (state.shown_bank(), state.hides(state.step())) else {
        return;
    };
    for row in cells_of_bank(state, bank).chunk_by(|one, next| one.row == next.row) {
        for (nth, place) in (0..).zip(row) {
            let key = ("tint", u64::from(place.row) * 4 + nth);
            canvas.draw(key, Tone::ConflictSoft, grid.cells(*place, 1, 0.0)).part(Part::Bank(bank));
        }
    }
}

/// The tile's cells that lie in a bank, row by row.
fn cells_of_bank(state: &State, bank: u32) -> Vec<Place> {
    let side = state.spec().block().tile_side();
    let cells = (0..side).flat_map(|row| (0..side).map(move |column| Place { row, column }));
    let lies_there = |place: &Place| {
        let (first, last) = state.spec().banks(*place);
        (first..=last).contains(&bank)
    };
    cells.filter(lies_there).collect()
}

/// Whether the warp's own elements cover every cell of the bank, so that none is seen to be tinted.
pub(super) fn covers(state: &State, bank: u32) -> bool {
    let own: Vec<Place> = Lane::all().filter_map(|lane| cell_of(state, state.step(), lane)).collect();
    cells_of_bank(state, bank).iter().all(|place| own.contains(place))
}
