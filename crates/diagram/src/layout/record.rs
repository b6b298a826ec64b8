//! Draws the struct: its fields, which of them are read, and its padding. Each field is a switch.

use super::{FIELD, saying};
use crate::{
    canvas::{Canvas, rect},
    label::{caption_width, number_tone},
    scene::{Anchor, Form, Tone},
};
use model::figure::layout::{Part, State};
use words::layout::LayoutWords;

/// Where the struct is drawn.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    /// Upper edge of the fields.
    pub y: f64,
    /// Height of the fields.
    pub height: f64,
    /// Width of the whole struct, at most.
    pub width: f64,
    /// Width of a byte, at most.
    pub byte: f64,
    /// Width of a field, at least: a finger's or a pointer's.
    pub slimmest: f64,
}

/// A field or padding: its first byte, one past its last, and its number if it is a field.
type Member = (u64, u64, Option<usize>);

/// Draws the fields in order, as wide as their bytes, though none so slim that it cannot be hit.
pub(super) fn draw(canvas: &mut Canvas<Part>, state: &State, words: &LayoutWords, frame: Frame) {
    let members = members(state);
    let count = members.len() as f64;
    let bytes = state.spec().record().bytes as f64;
    let byte = ((frame.width - count * frame.slimmest) / bytes).min(frame.byte);
    let mut x = 0.0;
    for (start, end, field) in members {
        let width = frame.slimmest + (end - start) as f64 * byte;
        match field {
            Some(field) => draw_field(canvas, state, field, (x, width), frame),
            None => {
                let form = rect((x + 1.5, frame.y + 0.5), (width - 3.0, frame.height - 1.0), 4.0);
                canvas.draw(("record-pad", start), Tone::Pad, form);
                if caption_width(words.padding) + 6.0 <= width {
                    let at = (x + width / 2.0, frame.y + frame.height / 2.0 + 4.0);
                    canvas.text(("record-pad-name", start), Tone::Caption, at, Anchor::Middle, words.padding);
                }
            }
        }
        let text = start.to_string();
        if let Some(tone) = number_tone(&text, width) {
            canvas.text(("offset", start), tone, (x + 2.0, frame.y + frame.height + 13.0), Anchor::Start, &text);
        }
        x += width;
    }
}

fn members(state: &State) -> Vec<Member> {
    let (spec, record) = (state.spec(), state.spec().record());
    let fields = spec.fields().iter().zip(&record.offsets).enumerate();
    let fields = fields.map(|(field, (width, offset))| (*offset, offset + u64::from(width.bytes()), Some(field)));
    let padding = record.padding.iter().map(|(start, end)| (*start, *end, None));
    let mut members: Vec<Member> = fields.chain(padding).collect();
    members.sort_by_key(|(start, ..)| *start);
    members
}

fn draw_field(canvas: &mut Canvas<Part>, state: &State, field: usize, (x, width): (f64, f64), frame: Frame) {
    let read = state.spec().is_read(field);
    let lit = state.lit() == Some(Part::Field(field));
    let own = field as u64;
    let form = rect((x + 1.5, frame.y), (width - 3.0, frame.height), 5.0);
    let tone = if read { Tone::Used } else { Tone::Cell };
    canvas.draw((FIELD, own), tone, form.clone()).part(Part::Field(field)).lit(lit);
    if !read {
        canvas.draw(("field-frame", own), Tone::Frame, form).part(Part::Field(field)).lit(lit);
    }
    let (long, short) = (saying::field_name(state.spec(), field), saying::letter(field));
    let text = match number_tone(&long, width - 6.0) {
        Some(Tone::Number) => long,
        Some(_) | None => short.to_owned(),
    };
    let tone = if read { Tone::OnUsed } else { Tone::LaneNumber };
    let at = Form::Text { x: x + width / 2.0, y: frame.y + frame.height / 2.0 + 3.5, anchor: Anchor::Middle, text };
    canvas.draw(("field-name", own), tone, at).part(Part::Field(field));
}
