//! Draws where the bursts lie: the channels in use, and the banks of one of them, each with its rows and its row buffer.

use super::{
    BANK, CHANNEL,
    memory::Area,
    view::{View, row_part},
};
use crate::{
    canvas::{Canvas, rect},
    label::number_tone,
    scene::{Anchor, Form, Tone},
};
use model::{
    dram::{Bank, Place},
    figure::rows::{Part, Step},
};
use words::words;

/// Rows that a bank has room to name.
const NAMED: usize = 4;

/// A channel in its place: its number, and how many bursts come from it.
pub(super) fn draw_channel(canvas: &mut Canvas<Part>, view: &View<'_>, channel: u32, area: Area) {
    let (number, part) = (u64::from(channel), Part::Channel(channel));
    let looked_into = channel == view.channel;
    let tone = if looked_into { Tone::RowSoft } else { Tone::Cell };
    canvas.draw((CHANNEL, number), tone, area.form(3.0)).part(part).lit(view.lit(part));
    let text = channel.to_string();
    let tone = number_tone(&text, area.width).unwrap_or(Tone::Small);
    canvas.text(("channel-number", number), tone, (area.middle(), area.y + 11.0), Anchor::Middle, &text);
    let count = format!("×{}", view.service.of_part(part).count());
    canvas.text(("channel-bursts", number), Tone::Small, (area.middle(), area.bottom() - 3.5), Anchor::Middle, &count);
}

/// A bank in its place: above the rows that are wanted of it, below its row buffer.
pub(super) fn draw_bank(canvas: &mut Canvas<Part>, view: &View<'_>, bank: u32, area: Area) {
    let picture = &words(view.lang).rows().picture;
    let (id, part) = (view.bank_id(view.channel, bank), Part::Bank(view.channel, bank));
    let rows = if view.is_past(Step::Places) { view.opened(view.channel, bank) } else { Vec::new() };
    canvas.draw((BANK, id), Tone::Cell, area.form(4.0)).part(part).lit(view.lit(part));
    let name = (area.middle(), area.y + 10.0);
    canvas.text(("bank-name", id), Tone::Small, name, Anchor::Middle, &(picture.bank)(bank));

    let slot = 10.5;
    let of_row = |nth: usize| Area {
        x: area.x + 3.0,
        y: area.y + 14.0 + nth as f64 * slot,
        width: area.width - 6.0,
        height: slot - 1.0,
    };
    let named = if rows.len() > NAMED { NAMED - 1 } else { rows.len() };
    for (nth, opened) in rows.iter().take(named).enumerate() {
        let strip = of_row(nth);
        let row_id = view.row_id(view.channel, bank, nth);
        let part = row_part(opened.place);
        canvas.draw(("strip", row_id), Tone::Wanted, strip.form(1.5)).part(part).lit(view.lit(part));
        let text = (picture.row)(opened.place.row);
        if fitting(&text, strip.width).is_none() {
            continue;
        }
        canvas.text(("strip-name", row_id), Tone::Small, (strip.middle(), strip.y + 7.6), Anchor::Middle, &text);
    }
    if rows.len() > named {
        let at = (area.middle(), of_row(named).y + 7.6);
        canvas.text(("more-rows", id), Tone::Small, at, Anchor::Middle, &(picture.more)(rows.len() - named));
    }
    draw_buffer(canvas, view, bank, Area { y: area.bottom() - 17.0, height: 14.0, ..of_row(0) });
}

/// What a bank's row buffer holds now.
fn draw_buffer(canvas: &mut Canvas<Part>, view: &View<'_>, bank: u32, area: Area) {
    let picture = &words(view.lang).rows().picture;
    let id = view.bank_id(view.channel, bank);
    let (holds, wanted) = view.buffer(view.channel, bank);
    let middle = (area.middle(), area.y + 10.0);
    let (tone, text, text_tone, part) = match holds {
        Bank::Open(row) if wanted => {
            let part = row_part(Place { channel: view.channel, bank, row });
            (Tone::Row, (picture.row)(row), Tone::OnRow, part)
        }
        // A bank that is not in use holds some row, and nobody asks which.
        Bank::Open(row) => {
            let idle = view.opened(view.channel, bank).is_empty();
            let text = if idle { String::new() } else { (picture.row)(row) };
            (Tone::RowSoft, text, Tone::Small, Part::Bank(view.channel, bank))
        }
        Bank::Closed => (Tone::Pad, picture.empty.to_owned(), Tone::Small, Part::Bank(view.channel, bank)),
    };
    // A dashed outline lies half outside its form.
    let air = if holds == Bank::Closed { 0.5 } else { 0.0 };
    let form = rect((area.x + air, area.y + air), (area.width - 2.0 * air, area.height - 2.0 * air), 2.0);
    let lit = wanted && view.lit(part);
    canvas.draw(("buffer", id), tone, form.clone()).part(part).lit(lit);
    if let Some((fits, text)) = on_row(&text, text_tone, middle, area.width) {
        canvas.draw(("buffer-row", id), fits, text);
    }
    // The row of what is lit lies over the one that stands there at rest.
    if let Some(row) = view.lit_row(view.channel, bank) {
        canvas.draw(("lit-buffer", id), Tone::Row, form).passing();
        if let Some((fits, text)) = on_row(&(picture.row)(row), Tone::OnRow, middle, area.width) {
            canvas.draw(("lit-buffer-row", id), fits, text).passing();
        }
    }
}

/// A row's name in its buffer, where it fits.
fn on_row(text: &str, tone: Tone, (x, y): (f64, f64), width: f64) -> Option<(Tone, Form)> {
    let tone = match (tone, fitting(text, width)?) {
        (Tone::OnRow, Tone::Small) => Tone::OnUsedSmall,
        (own, _) => own,
    };
    Some((tone, Form::Text { x, y, anchor: Anchor::Middle, text: text.to_owned() }))
}

fn fitting(text: &str, width: f64) -> Option<Tone> {
    number_tone(text, width).filter(|_| !text.is_empty())
}
