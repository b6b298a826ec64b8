//! Draws the memory of one layout: what is moved, what of it is used, what is padding.

use super::{band::Band, place_of, saying, sector_role, shows_sectors};
use crate::{
    canvas::{Canvas, rect},
    label::on_bytes_tone,
    scene::{Anchor, Form, Tone},
};
use model::{
    figure::layout::{Kind, Part, Piece, State, Step},
    global::SECTOR_BYTES,
    warp::Lane,
};
use words::layout::LayoutWords;

/// A used byte is never drawn slimmer than this, or it would not be seen.
const SLIMMEST: f64 = 1.5;
/// Padding slimmer than this is left to the hatching.
const SLIMMEST_PAD: f64 = 3.0;

/// Draws a layout's memory; the one that is open has its lanes' numbers on the bytes, where there is room.
pub(super) fn draw(canvas: &mut Canvas<Part>, state: &State, kind: Kind, band: &Band) {
    let (spec, shown) = (state.spec(), shows_sectors(state));
    let open = kind == spec.kind();
    let own = Drawing { band, kind, open };
    for segment in &band.segments {
        let bytes = segment.bytes;
        let form = own.form(bytes.start, bytes.end - bytes.start, 0.0, 2.0);
        own.draw(canvas, "ground", bytes.start, Tone::Cell, form.clone()).part(Part::Strip(kind));
        own.draw(canvas, "ground-frame", bytes.start, Tone::Frame, form).part(Part::Strip(kind));
    }
    let touched = if shown { spec.touched(kind) } else { Vec::new() };
    for sector in &touched {
        let form = own.form(sector.start(), SECTOR_BYTES, 0.0, 1.0);
        // A hatched ground would shine through between bytes that are all used.
        let tone = if sector.used_bytes() == SECTOR_BYTES { Tone::Cell } else { Tone::Wasted };
        own.draw(canvas, "moved", sector.index, tone, form).part(own.sector(sector.index));
    }
    for pad in spec.padding(kind) {
        if band.width(pad.end - pad.start) >= SLIMMEST_PAD {
            own.parts(pad.start, pad.end).for_each(|(start, end)| {
                let form = own.form(start, end - start, 1.5, 1.0);
                own.draw(canvas, "pad", start, Tone::Pad, form);
            });
        }
    }
    for piece in spec.pieces(kind) {
        own.piece(canvas, state, piece);
    }
    if open {
        own.lane_numbers(canvas, state);
    }
    for sector in &touched {
        let lit = match state.lit() {
            Some(Part::Sector(index)) => open && index == sector.index,
            Some(Part::Lane(lane)) => open && sector.pieces.iter().any(|piece| piece.lane == lane),
            Some(Part::Field(_) | Part::Strip(_)) | None => false,
        };
        let form = own.form(sector.start(), SECTOR_BYTES, 0.0, 2.0);
        let shape = canvas.draw((sector_role(kind), sector.index), Tone::Sector, form);
        shape.part(own.sector(sector.index)).lit(lit);
    }
    own.lit_field(canvas, state);
    own.lit_element(canvas, state);
}

/// Shows, between stretches of one row, that memory lies between them.
pub(super) fn breaks(canvas: &mut Canvas<Part>, kind: Kind, band: &Band, words: &LayoutWords) {
    for pair in band.segments.windows(2) {
        let [left, right] = pair else { continue };
        let end = left.x + band.width(left.bytes.end - left.bytes.start);
        if left.row == right.row {
            let at = (f64::midpoint(end, right.x), band.y + left.row as f64 * band.pitch + band.height / 2.0 + 1.0);
            canvas.text(("break", number(kind, left.bytes.start)), Tone::Small, at, Anchor::Middle, words.gap);
        }
    }
}

/// A number of its own for a mark of a layout. Addresses stay below 2¹⁸.
pub(super) fn number(kind: Kind, address: u64) -> u64 {
    (place_of(kind) as u64) << 20 | address
}

struct Drawing<'a> {
    band: &'a Band,
    kind: Kind,
    open: bool,
}

impl Drawing<'_> {
    fn form(&self, start: u64, bytes: u64, inset: f64, radius: f64) -> Form {
        let (x, y) = self.band.at(start).unwrap_or_default();
        let (width, height) = (self.band.width(bytes), self.band.height);
        rect((x + inset, y + inset), ((width - 2.0 * inset).max(0.0), height - 2.0 * inset), radius)
    }

    fn draw<'c>(
        &self,
        canvas: &'c mut Canvas<Part>,
        role: &'static str,
        at: u64,
        tone: Tone,
        form: Form,
    ) -> &'c mut crate::scene::Shape<Part> {
        canvas.draw((role, number(self.kind, at)), tone, form)
    }

    /// In the layout that is open a sector can be pointed at; another layout is one mark.
    fn sector(&self, index: u64) -> Part {
        if self.open { Part::Sector(index) } else { Part::Strip(self.kind) }
    }

    /// A stretch, cut where a row ends.
    fn parts(&self, start: u64, end: u64) -> impl Iterator<Item = (u64, u64)> {
        let rows = self.band.segments.iter().map(|segment| segment.bytes);
        let cut = rows.map(move |bytes| (start.max(bytes.start), end.min(bytes.end)));
        cut.filter(|(start, end)| start < end).collect::<Vec<_>>().into_iter()
    }

    fn piece(&self, canvas: &mut Canvas<Part>, state: &State, piece: Piece) {
        let moved = state.step() >= Step::HandOut;
        let width = self.band.width(piece.end - piece.start);
        let Some((x, y)) = self.band.at(piece.start) else { return };
        // A hair of paper between neighbours.
        let gap = (width / 5.0).min(1.0);
        let drawn = (width - gap).max(SLIMMEST);
        let inset = 2.0_f64.min(self.band.height / 8.0);
        let form = rect((x + gap / 2.0, y + inset), (drawn, self.band.height - 2.0 * inset), drawn.min(2.0) / 2.0);
        let tone = if moved { Tone::Used } else { Tone::Wanted };
        let lit = match state.lit() {
            Some(Part::Lane(lane)) => lane == piece.lane,
            Some(Part::Field(field)) => field == piece.field,
            Some(Part::Sector(index)) => self.open && index == piece.start / SECTOR_BYTES,
            Some(Part::Strip(_)) | None => false,
        };
        let part = if self.open { Part::Lane(piece.lane) } else { Part::Strip(self.kind) };
        let own = u64::from(piece.lane.number()) * 8 + piece.field as u64;
        canvas.draw(("piece", number(self.kind, own)), tone, form).part(part).lit(lit);
    }

    /// A lane's number on the first of its bytes wherever they are together; on all or none.
    fn lane_numbers(&self, canvas: &mut Canvas<Part>, state: &State) {
        let pieces = state.spec().pieces(self.kind);
        let slimmest = pieces.iter().map(|piece| self.band.width(piece.end - piece.start)).fold(f64::MAX, f64::min);
        let Some(tone) = on_bytes_tone("31", slimmest, state.step() >= Step::HandOut) else { return };
        for (at, piece) in pieces.iter().enumerate() {
            let before = at.checked_sub(1).map(|before| pieces[before]);
            if before.is_some_and(|before| before.lane == piece.lane && before.end == piece.start) {
                continue;
            }
            let Some((x, y)) = self.band.at(piece.start) else { continue };
            let middle = (x + self.band.width(piece.end - piece.start) / 2.0, y + self.band.height / 2.0 + 3.0);
            let key = ("piece-lane", u64::from(piece.lane.number()) * 8 + piece.field as u64);
            canvas.text(key, tone, middle, Anchor::Middle, &piece.lane.number().to_string());
        }
    }

    /// Where a field lies that is pointed at and not read.
    fn lit_field(&self, canvas: &mut Canvas<Part>, state: &State) {
        let Some(Part::Field(field)) = state.lit() else { return };
        if state.spec().is_read(field) {
            return;
        }
        for piece in state.spec().pieces_of(self.kind, field) {
            let form = self.form(piece.start, piece.end - piece.start, 0.5, 1.0);
            self.draw(canvas, "unread", piece.start, Tone::Frame, form).passing();
        }
    }

    /// Around the struct of a lane that is lit, where its fields lie together.
    fn lit_element(&self, canvas: &mut Canvas<Part>, state: &State) {
        let Some(lane) = lit_lane(state).filter(|_| self.open && self.kind == Kind::Aos) else { return };
        let Some(element) = state.spec().groups(self.kind).get(lane.index()).copied() else { return };
        for (start, end) in self.parts(element.start, element.end) {
            let form = self.form(start, end - start, -1.0, 3.0);
            self.draw(canvas, "element", start, Tone::Frame, form).passing();
        }
    }
}

/// The lane that is lit, if it is one.
pub(super) fn lit_lane(state: &State) -> Option<Lane> {
    match state.lit() {
        Some(Part::Lane(lane)) => Some(lane),
        Some(Part::Field(_) | Part::Sector(_) | Part::Strip(_)) | None => None,
    }
}

/// The runs of bytes that wires lead to: all lanes', or only the lit one's where they would be too many to follow.
pub(super) fn wired(state: &State) -> Vec<(Lane, u64, u64)> {
    let spec = state.spec();
    let all: Vec<(Lane, u64, u64)> = Lane::all()
        .flat_map(|lane| {
            saying::runs_of(spec, spec.kind(), lane).into_iter().map(move |(start, end)| (lane, start, end))
        })
        .collect();
    match all.len() {
        0..=64 => all,
        _ => all.into_iter().filter(|(lane, ..)| lit_lane(state) == Some(*lane)).collect(),
    }
}
