//! Draws how much is remembered beside how much is wanted, on a short scale.

use super::{Place, Progress, Retention};
use crate::{
    canvas::{Canvas, dot, line},
    label::caption_width,
    scale::Scale,
    scene::{Anchor, Tone},
};
use words::progress::RetentionWords;

/// Where the scale begins and ends, in per cent; it begins earlier for who remembers less.
const PERCENT: (u32, u32) = (70, 100);

/// The panel's lower edge.
pub(super) fn bottom(place: Place) -> f64 {
    place.y + 106.0
}

pub(super) fn draw(canvas: &mut Canvas<()>, progress: &Progress, words: &RetentionWords, place: Place) {
    let Place { x, y, width } = place;
    canvas.text(("retention", 0), Tone::Heading, (x, y + 14.0), Anchor::Start, words.heading);
    let Retention { known, asked } = progress.retention.unwrap_or(Retention { known: 0, asked: 0 });
    let percent = Retention { known, asked }.percent();
    let (number, said) = match percent {
        Some(percent) => (percent_text(percent), (words.known)(known, asked)),
        None => ("–".to_owned(), (words.too_few)(Retention::LEAST, asked)),
    };
    canvas.text(("reached", 0), Tone::Total, (x, y + 46.0), Anchor::Start, &number);
    // Twenty pixels, monospaced.
    let beside = x + number.chars().count() as f64 * 12.4 + 8.0;
    canvas.text(("said", 0), Tone::Caption, (beside, y + 45.0), Anchor::Start, &said);

    let (left, right, level) = (x + 38.0, x + width - 46.0, y + 74.0);
    let lowest = percent.map_or(PERCENT.0, |percent| percent.min(PERCENT.0) / 10 * 10);
    let along = Scale::linear((lowest.into(), PERCENT.1.into()), (left, right));
    canvas.draw(("scale", 0), Tone::Axis, line((left, level), (right, level)));
    canvas.text(("end", 0), Tone::Tick, (x, level + 4.0), Anchor::Start, &percent_text(lowest));
    canvas.text(("end", 1), Tone::Tick, (x + width, level + 4.0), Anchor::End, &percent_text(PERCENT.1));
    let wanted = along.at(progress.wanted_percent.into());
    canvas.draw(("wanted", 0), Tone::Axis, line((wanted, level - 9.0), (wanted, level + 9.0)));
    if let Some(percent) = percent {
        canvas.draw(("reached-dot", 0), Tone::Measured, dot((along.at(percent.into()), level), 6.0));
    }
    let text = (words.wanted)(progress.wanted_percent);
    let half = caption_width(&text) / 2.0;
    let middle = wanted.clamp(x + half, x + width - half);
    canvas.text(("wanted-name", 0), Tone::Caption, (middle, level + 26.0), Anchor::Middle, &text);
}

/// A whole percentage, as the site writes it.
pub(super) fn percent_text(percent: u32) -> String {
    format!("{percent} %")
}
