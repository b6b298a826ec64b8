//! Draws all cards as one bar, a piece a stage, each with its name.

use super::{Place, Stages, sum};
use crate::{
    canvas::{Canvas, line, rect},
    label::{caption_width, number_tone},
    scene::{Anchor, Tone},
};
use words::progress::{StageWords, StagesWords};

/// The panel's lower edge.
pub(super) fn bottom(place: Place) -> f64 {
    place.y + 92.0
}

/// The bar's upper edge, below the panel's.
const BAR: f64 = 32.0;
const BAR_HEIGHT: f64 = 26.0;
/// Between two pieces.
const GAP: f64 = 2.0;
/// A single card of thousands is seen.
const LEAST_WIDTH: f64 = 4.0;
/// Between two names, where there is room.
const APART: f64 = 10.0;

/// The stages with their words and counts, in the order in which a card goes through them.
pub(super) fn listed<'a>(stages: &Stages, words: &'a StagesWords) -> [(&'a StageWords, u32); 5] {
    [
        (&words.new, stages.new),
        (&words.learning, stages.learning),
        (&words.young, stages.young),
        (&words.mature, stages.mature),
        (&words.suspended, stages.suspended),
    ]
}

/// All cards.
pub(super) fn total(stages: &Stages) -> u32 {
    let Stages { new, learning, young, mature, suspended } = *stages;
    sum([new, learning, young, mature, suspended].into_iter())
}

/// In the order of [`listed`]: the piece's tone, and the tone of its number; hatching leaves none legible.
const TONES: [(Tone, Option<Tone>); 5] = [
    (Tone::Cell, Some(Tone::Number)),
    (Tone::Due, Some(Tone::Number)),
    (Tone::Wanted, Some(Tone::Number)),
    (Tone::Used, Some(Tone::OnUsed)),
    (Tone::Wasted, None),
];

/// A piece of the bar that has cards.
struct Piece {
    /// Which, in the order of [`listed`].
    at: u64,
    x: f64,
    width: f64,
    name: String,
    /// Where the name begins.
    name_x: f64,
}

impl Piece {
    fn middle(&self) -> f64 {
        self.x + self.width / 2.0
    }
}

pub(super) fn draw(canvas: &mut Canvas<()>, stages: &Stages, words: &StagesWords, place: Place) {
    let Place { x, y, width } = place;
    let total = total(stages);
    canvas.text(("stages", 0), Tone::Heading, (x, y + 14.0), Anchor::Start, words.heading);
    canvas.text(("cards", 0), Tone::Caption, (x + width, y + 14.0), Anchor::End, &(words.cards)(total));
    let listed = listed(stages, words);
    let pieces = listed.iter().filter(|(_, count)| *count > 0).count() as f64;
    let free = width - pieces * LEAST_WIDTH - (pieces - 1.0) * GAP;
    let mut placed: Vec<Piece> = Vec::new();
    let mut left = x;
    for ((at, (words, count)), (tone, on)) in (0..).zip(listed).zip(TONES).filter(|((_, (_, count)), _)| *count > 0) {
        let width = LEAST_WIDTH + free * f64::from(count) / f64::from(total);
        canvas.draw(("stage", at), tone, rect((left, y + BAR), (width, BAR_HEIGHT), 2.0));
        let number = count.to_string();
        let fits = number_tone(&number, width - 6.0) == Some(Tone::Number);
        let name = match on.filter(|_| fits) {
            Some(on) => {
                let middle = (left + width / 2.0, y + BAR + BAR_HEIGHT / 2.0 + 3.5);
                canvas.text(("stage-number", at), on, middle, Anchor::Middle, &number);
                words.name.to_owned()
            }
            None => format!("{} {number}", words.name),
        };
        placed.push(Piece { at, x: left, width, name, name_x: 0.0 });
        left += width + GAP;
    }
    part_names(&mut placed, x, x + width);
    for piece in &placed {
        draw_name(canvas, piece, y + BAR + BAR_HEIGHT);
    }
}

/// Names stand under the middle of their pieces as far as there is room: none over another, all inside.
fn part_names(pieces: &mut [Piece], left: f64, right: f64) {
    let taken: f64 = pieces.iter().map(|piece| caption_width(&piece.name)).sum();
    let between = pieces.len().saturating_sub(1).max(1) as f64;
    let apart = APART.min((right - left - taken) / between);
    let mut free = left;
    for piece in pieces.iter_mut() {
        piece.name_x = (piece.middle() - caption_width(&piece.name) / 2.0).max(free);
        free = piece.name_x + caption_width(&piece.name) + apart;
    }
    let mut free = right;
    for piece in pieces.iter_mut().rev() {
        piece.name_x = piece.name_x.min(free - caption_width(&piece.name));
        free = piece.name_x - apart;
    }
}

/// The name, and a line from its piece where it had to give way.
fn draw_name(canvas: &mut Canvas<()>, piece: &Piece, bar_bottom: f64) {
    let ends = (piece.name_x + 4.0, piece.name_x + caption_width(&piece.name) - 4.0);
    let (left, right) = (piece.x + LEAST_WIDTH / 2.0, piece.x + piece.width - LEAST_WIDTH / 2.0);
    if ends.1 < left || ends.0 > right {
        let (head, foot) = if ends.1 < left { (left, ends.1) } else { (right, ends.0) };
        canvas.draw(("lead", piece.at), Tone::Axis, line((head, bar_bottom + 2.0), (foot, bar_bottom + 9.0)));
    }
    // In the middle of the room that was reckoned with: most fonts take less.
    let place = ((ends.0 + ends.1) / 2.0, bar_bottom + 21.0);
    canvas.text(("stage-name", piece.at), Tone::Caption, place, Anchor::Middle, &piece.name);
}
