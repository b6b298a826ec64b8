//! Draws the carts: a shelf's 32 bytes as books on each, in rounds of as many carts as there are librarians.

use super::{LIBRARIANS, friends::Crowd, rounds};
use crate::{
    canvas::{Canvas, rect},
    coalescing::{SECTOR, shows_sectors},
    label::{number_tone, on_bytes_tone},
    scene::{Anchor, Format, Shape, Tone},
};
use model::{
    figure::coalescing::{Part, State, Step},
    global::{Run, SECTOR_BYTES, Sector},
};
use words::library::LibraryWords;

/// Books of a cart stand this high, and its box a little higher.
const BOOKS: f64 = 26.0;
const WHEEL: f64 = 7.0;

/// Where the carts stand: rows of so many, a caption above each round.
struct Yard {
    top: f64,
    columns: usize,
    pitch: f64,
    /// From the edge of a cart's room to its books, and from these to its box.
    air: f64,
    edge: f64,
    rows_a_round: usize,
}

impl Yard {
    fn new(format: Format, top: f64) -> Yard {
        let columns = match format {
            Format::Wide => 8,
            Format::Narrow => 4,
        };
        let pitch = format.width() / columns as f64;
        // On a phone the books take what room there is: two digits of a number fit on a float.
        let (air, edge) = match format {
            Format::Wide => (pitch * 0.08, 3.0),
            Format::Narrow => (2.0, 1.0),
        };
        Yard { top, columns, pitch, air, edge, rows_a_round: LIBRARIANS as usize / columns }
    }

    const ROW: f64 = BOOKS + WHEEL + 27.0;
    const ROUND_CAPTION: f64 = 24.0;

    fn round_top(&self, round: usize) -> f64 {
        let full = Yard::ROUND_CAPTION + self.rows_a_round as f64 * Yard::ROW;
        self.top + round as f64 * full
    }

    /// The upper left corner of a cart's books, and their width.
    fn corner(&self, at: usize) -> ((f64, f64), f64) {
        let (round, within) = (at / LIBRARIANS as usize, at % LIBRARIANS as usize);
        let (row, column) = (within / self.columns, within % self.columns);
        let y = self.round_top(round) + Yard::ROUND_CAPTION + row as f64 * Yard::ROW;
        ((column as f64 * self.pitch + self.air, y), self.pitch - 2.0 * self.air)
    }

    fn bottom(&self, carts: usize) -> f64 {
        match carts.checked_sub(1) {
            None => self.top + Yard::ROUND_CAPTION,
            Some(last) => self.corner(last).0.1 + Yard::ROW,
        }
    }
}

/// Height and shapes of the picture.
pub(super) fn draw(state: &State, words: &LibraryWords, format: Format) -> (f64, Vec<Shape<Part>>) {
    let mut canvas = Canvas::new();
    let crowd = Crowd::new(format);
    canvas.text(("caption", 0), Tone::Caption, (0.0, 12.0), Anchor::Start, words.counter);
    let yard = Yard::new(format, crowd.bottom() + 22.0);
    let sectors = state.sectors();
    let books = 32 / state.spec().width().bytes();
    canvas.text(("caption", 1), Tone::Caption, (0.0, yard.top), Anchor::Start, &(words.shelves)(books));
    let bottom = if shows_sectors(state) {
        draw_rounds(&mut canvas, words, &yard, &sectors);
        for (at, sector) in sectors.iter().enumerate() {
            draw_cart(&mut canvas, state, sector, yard.corner(at), (format, yard.edge));
        }
        yard.bottom(sectors.len())
    } else {
        let band = rect((0.0, yard.top + Yard::ROUND_CAPTION), (format.width(), BOOKS), 4.0);
        canvas.draw(("unknown", 0), Tone::Unknown, band);
        yard.bottom(1)
    };
    crowd.draw(&mut canvas, state);
    draw_wishes(&mut canvas, state, &crowd, &yard, &sectors);
    (bottom, canvas.into_shapes())
}

fn draw_rounds(canvas: &mut Canvas<Part>, words: &LibraryWords, yard: &Yard, sectors: &[Sector]) {
    let count = rounds(u32::try_from(sectors.len()).unwrap_or(u32::MAX));
    for round in 0..count {
        let y = yard.round_top(round as usize) + Yard::ROUND_CAPTION - 4.0;
        let text = (words.round)(u64::from(round) + 1);
        canvas.text(("round", round.into()), Tone::Caption, (0.0, y - 2.0), Anchor::Start, &text);
    }
}

fn draw_cart(
    canvas: &mut Canvas<Part>,
    state: &State,
    sector: &Sector,
    (corner, width): ((f64, f64), f64),
    (format, edge): (Format, f64),
) {
    let (x, y) = corner;
    let part = Part::Sector(sector.index);
    let lit = match state.lit() {
        Some(Part::Sector(index)) => index == sector.index,
        Some(Part::Line(index)) => index == sector.line(),
        Some(Part::Lane(lane)) => sector.lanes().contains(&lane),
        None => false,
    };
    draw_books(canvas, state, sector, corner, width);
    let tray = rect((x - edge, y + 1.0), (width + 2.0 * edge, BOOKS + 2.0), 3.0);
    canvas.draw((SECTOR, sector.index), Tone::Sector, tray).part(part).lit(lit);
    for (at, wheel_x) in [x + width * 0.15, x + width * 0.85].into_iter().enumerate() {
        let key = ("wheel", sector.index * 2 + at as u64);
        let wheel = rect((wheel_x - WHEEL / 2.0, y + BOOKS + 4.0), (WHEEL, WHEEL), WHEEL / 2.0);
        canvas.draw(key, Tone::Equipment, wheel).part(part);
    }
    let text = sector.index.to_string();
    if let Some(tone) = number_tone(&text, width * 0.6) {
        let below = (x + width / 2.0, y + BOOKS + 13.0);
        canvas.text(("sector-number", sector.index), tone, below, Anchor::Middle, &text);
    }
    // The librarian who pushes: a head behind the cart, where there is room for one.
    if format == Format::Wide {
        let head = rect((x - 9.0, y + 8.0), (7.0, 7.0), 3.5);
        canvas.draw(("librarian", sector.index), Tone::Equipment, head);
        let body = rect((x - 9.5, y + 16.0), (8.0, 17.0), 4.0);
        canvas.draw(("librarian-body", sector.index), Tone::Equipment, body);
    }
}

/// Wanted books in the colour of use, the rest hatched; heights vary a little, as on a shelf.
fn draw_books(canvas: &mut Canvas<Part>, state: &State, sector: &Sector, (x, y): (f64, f64), width: f64) {
    let byte = width / SECTOR_BYTES as f64;
    let book_bytes = u64::from(state.spec().width().bytes());
    let moved = state.step() >= Step::Fetch;
    let mut at = sector.start();
    let end = at + SECTOR_BYTES;
    while at < end {
        let run = sector.runs.iter().find(|run| run.start == at);
        let stop = run.map_or_else(|| idle_until(sector, at, book_bytes), |run| run.end).min(end);
        let left = x + (at - sector.start()) as f64 * byte;
        let height = BOOKS - 2.0 - (at / 4 * 7 % 5) as f64;
        let gap = if width < 90.0 { 0.5 } else { 1.2 };
        let spine = ((stop - at) as f64 * byte - gap).max(0.8);
        let form = rect((left + gap / 2.0, y + 2.0 + BOOKS - 2.0 - height), (spine, height), 1.0);
        let tone = match (run, moved) {
            (Some(_), true) => Tone::Used,
            (Some(_), false) => Tone::Wanted,
            (None, true) => Tone::Wasted,
            (None, false) => Tone::Unknown,
        };
        let lit = run.is_some_and(|run| run.lanes.iter().any(|lane| state.lights_lane(*lane)));
        let owner = match run.map(|run| run.lanes.as_slice()) {
            Some([one]) => Part::Lane(*one),
            Some(_) | None => Part::Sector(sector.index),
        };
        canvas.draw(("book", at), tone, form).part(owner).lit(lit);
        if let Some((text, tone)) = run.and_then(|run| book_label(run, spine, moved)) {
            let middle = (left + (spine + gap) / 2.0, y + 20.0);
            canvas.text(("book-label", at), tone, middle, Anchor::Middle, &text);
        }
        at = stop;
    }
}

/// A book nobody wants is as wide as a wanted one, or ends where a wanted one begins.
fn idle_until(sector: &Sector, at: u64, book_bytes: u64) -> u64 {
    let book_end = (at / book_bytes + 1) * book_bytes;
    let next = sector.runs.iter().map(|run| run.start).find(|start| *start > at);
    next.map_or(book_end, |start| start.min(book_end))
}

fn book_label(run: &Run, width: f64, moved: bool) -> Option<(String, Tone)> {
    let text = match run.lanes.as_slice() {
        [one] => one.number().to_string(),
        many => format!("×{}", many.len()),
    };
    // The digits of most fonts are a little slimmer than they are taken for.
    let tone = on_bytes_tone(&text, width + 0.7, moved)?;
    Some((text, tone))
}

/// A wish travels from hand to cart, and comes back as a book.
fn draw_wishes(canvas: &mut Canvas<Part>, state: &State, crowd: &Crowd, yard: &Yard, sectors: &[Sector]) {
    for (lane, _) in state.access().lanes() {
        let key = ("packet", u64::from(lane.number()));
        let hand = crowd.hand(lane);
        let cart = sectors.iter().enumerate().find_map(|(at, sector)| {
            let run = sector.runs.iter().find(|run| run.lanes.contains(&lane))?;
            let ((x, y), width) = yard.corner(at);
            let middle = (run.start + run.end) as f64 / 2.0 - sector.start() as f64;
            Some((x + middle * width / SECTOR_BYTES as f64, y))
        });
        let (tone, form) = match (state.step(), cart) {
            (Step::HandOut, _) => (Tone::Served, rect((hand.0 - 4.0, hand.1 - 5.0), (8.0, 10.0), 1.5)),
            (Step::Grouping | Step::Fetch, Some((x, y))) => (Tone::Packet, rect((x - 2.5, y - 6.0), (5.0, 5.0), 2.5)),
            (Step::Addresses, _) | (Step::Grouping | Step::Fetch, None) => {
                (Tone::Packet, rect((hand.0 - 4.0, hand.1 - 4.0), (8.0, 8.0), 4.0))
            }
        };
        canvas.draw(key, tone, form).lit(state.lights_lane(lane));
    }
}
