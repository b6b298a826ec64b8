//! How wide a text is, as arithmetic: numbers are monospaced, captions are estimated generously.

use crate::scene::Tone;

/// Width of one digit of the number font, as a share of its size: the font is monospaced.
const DIGIT: f64 = 0.62;

/// The tone that fits a number into a width: [`Tone::Number`] at 10 px, [`Tone::Small`] at 8 px, or none.
pub fn number_tone(text: &str, width: f64) -> Option<Tone> {
    let digits = text.chars().count() as f64;
    match width {
        w if digits * 10.0 * DIGIT <= w => Some(Tone::Number),
        w if digits * 8.0 * DIGIT <= w => Some(Tone::Small),
        _ => None,
    }
}

/// The tone of a number on bytes, moved already or not yet, that fits into a width.
pub(crate) fn on_bytes_tone(text: &str, width: f64, moved: bool) -> Option<Tone> {
    let fits_large = number_tone(text, width)? == Tone::Number;
    Some(match (moved, fits_large) {
        (true, true) => Tone::OnUsed,
        (true, false) => Tone::OnUsedSmall,
        (false, true) => Tone::LaneNumber,
        (false, false) => Tone::Small,
    })
}

/// Width of a heading, estimated generously: it is set at 13 px in a bold proportional font.
pub(crate) fn heading_width(text: &str) -> f64 {
    text.chars().count() as f64 * 7.6
}

/// Width of a caption, estimated generously: it is set at 12 px in a proportional font.
pub fn caption_width(text: &str) -> f64 {
    text.chars().count() as f64 * 6.9
}
