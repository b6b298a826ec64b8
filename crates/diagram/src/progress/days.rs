//! Draws a bar for each day: what was reviewed until today, what is due from today on.

use super::{DayDone, Progress, count};
use crate::{
    canvas::{Canvas, line, rect},
    label::caption_width,
    scale::Scale,
    scene::{Anchor, Form, Format, Tone},
};
use words::progress::DaysWords;

/// Where the plot lies: two designs.
struct Design {
    left: f64,
    right: f64,
    top: f64,
    bottom: f64,
    /// Between today and tomorrow.
    gap: f64,
    /// Baseline of what was done, under the heading.
    done: f64,
    /// Baseline of what is due; it stands over its bars where there is room.
    due: f64,
    due_over_bars: bool,
}

impl Design {
    fn of(format: Format, top: u32) -> Design {
        let numbers = tick_width(&top.to_string()) + AIR;
        match format {
            Format::Wide => Design {
                left: numbers.max(32.0),
                right: 959.0,
                top: 64.0,
                bottom: 184.0,
                gap: 10.0,
                done: 38.0,
                due: 38.0,
                due_over_bars: true,
            },
            Format::Narrow => Design {
                left: numbers.max(26.0),
                right: 327.0,
                top: 84.0,
                bottom: 184.0,
                gap: 5.0,
                done: 38.0,
                due: 58.0,
                due_over_bars: false,
            },
        }
    }
}

/// Between the upright numbers and the plot.
const AIR: f64 = 6.0;

/// Width of a text on the axis, estimated generously: it is set at 11 px and monospaced.
fn tick_width(text: &str) -> f64 {
    text.chars().count() as f64 * 6.9
}

/// Where days lie along the axis. Today is both the last day with reviews and the first with cards due.
struct Along {
    left: f64,
    slot: f64,
    gap: f64,
    today: usize,
    days: usize,
}

impl Along {
    fn of(progress: &Progress, design: &Design) -> Along {
        let today = progress.today();
        let days = today + progress.ahead.len().max(1);
        let slot = (design.right - design.left - design.gap) / days as f64;
        Along { left: design.left, slot, gap: design.gap, today, days }
    }

    fn middle(&self, day: usize) -> f64 {
        let gap = if day > self.today { self.gap } else { 0.0 };
        self.left + (day as f64 + 0.5) * self.slot + gap
    }

    /// How wide a bar is.
    fn bar(&self) -> f64 {
        (self.slot * 0.72).min(24.0)
    }
}

/// Below so many cards a bar does not reach the top: one review is no tower.
const LEAST_TOP: u32 = 10;

/// However few, they are seen, in pixels.
const LEAST_HEIGHT: f64 = 1.5;

pub(super) fn draw(canvas: &mut Canvas<()>, progress: &Progress, words: &DaysWords, format: Format) {
    let top = top(progress);
    let design = Design::of(format, top);
    let along = Along::of(progress, &design);
    canvas.text(("days", 0), Tone::Heading, (0.0, 14.0), Anchor::Start, words.heading);
    draw_axis(canvas, progress, words, &design, &along);
    let (reviewed, due) = (progress.reviews() > 0, progress.due() > 0);
    if reviewed || due {
        draw_grid(canvas, top, &design);
    }
    let up = Scale::linear((0.0, top.into()), (0.0, design.bottom - design.top));
    for day in 0..along.days {
        draw_day(canvas, progress, day, &along, &up, design.bottom);
    }
    match reviewed {
        true => draw_done(canvas, progress, words, &design),
        false => draw_nothing(canvas, progress, words, &design, &along),
    }
    if due {
        let x = if design.due_over_bars { along.middle(along.today + 1) - along.bar() / 2.0 } else { 0.0 };
        let text = (words.due)(progress.due(), count(&progress.ahead));
        let y = if reviewed { design.due } else { design.done };
        draw_name(canvas, 2, Tone::Due, (x, y), &text);
    }
    if progress.streak_days > 1 {
        let x = if design.due_over_bars { along.middle(along.today) + along.bar() / 2.0 } else { format.width() };
        let text = (words.streak)(progress.streak_days);
        canvas.text(("streak", 0), Tone::Caption, (x, 14.0), Anchor::End, &text);
    }
}

/// The number at the upper end of the axis.
fn top(progress: &Progress) -> u32 {
    let done = (0..).zip(&progress.days).map(|(day, done)| done.reviews.saturating_add(progress.due_on(day)));
    done.chain(progress.ahead.iter().skip(1).copied()).fold(LEAST_TOP, u32::max)
}

/// A day's bar, from the base: missed, remembered, due.
fn draw_day(canvas: &mut Canvas<()>, progress: &Progress, day: usize, along: &Along, up: &Scale, bottom: f64) {
    let (missed, remembered) = progress.days.get(day).map_or((0, 0), |done| (done.missed(), done.remembered()));
    let due = progress.due_on(day);
    let x = along.middle(day) - along.bar() / 2.0;
    let mut y = bottom;
    for (role, tone, count) in
        [("missed", Tone::Conflict, missed), ("remembered", Tone::Used, remembered), ("due", Tone::Due, due)]
    {
        if count > 0 {
            let height = up.at(count.into()).max(LEAST_HEIGHT);
            // A hair of paper parts it from what stands on it, if that leaves something.
            let hair = (height - LEAST_HEIGHT).min(1.0);
            y -= height;
            canvas.draw((role, day as u64), tone, rect((x, y + hair), (along.bar(), height - hair), 1.5));
        }
    }
}

fn draw_grid(canvas: &mut Canvas<()>, top: u32, design: &Design) {
    canvas.draw(("grid", 0), Tone::Grid, line((design.left, design.top), (design.right, design.top)));
    for (at, (number, y)) in (0..).zip([(0, design.bottom), (top, design.top)]) {
        canvas.text(("up", at), Tone::Tick, (design.left - AIR, y + 4.0), Anchor::End, &number.to_string());
    }
}

/// The axis and its dates: today before all others, then what there is room for.
fn draw_axis(canvas: &mut Canvas<()>, progress: &Progress, words: &DaysWords, design: &Design, along: &Along) {
    let Along { today, days, .. } = *along;
    canvas.draw(("axis", 0), Tone::Axis, line((design.left, design.bottom), (design.right, design.bottom)));
    let x = along.middle(today);
    canvas.draw(("notch", 0), Tone::Axis, line((x, design.bottom), (x, design.bottom + 5.0)));
    let label = |day: usize| progress.days.get(day).map_or("", |day: &DayDone| day.label.as_str());
    let ahead = (words.in_days)(count(&progress.ahead).saturating_sub(1));
    let mut taken: Vec<(f64, f64)> = Vec::new();
    for (at, text, anchor) in [
        (today, words.today, Anchor::Middle),
        (days - 1, ahead.as_str(), Anchor::End),
        (0, label(0), Anchor::Start),
        (today / 2, label(today / 2), Anchor::Middle),
    ] {
        let width = tick_width(text);
        let (x, from) = match anchor {
            Anchor::Start => (design.left, design.left),
            Anchor::Middle => (along.middle(at), along.middle(at) - width / 2.0),
            Anchor::End => (design.right, design.right - width),
        };
        if taken.iter().all(|(left, right)| from > right + 8.0 || from + width < left - 8.0) {
            taken.push((from, from + width));
            let form = Form::Text { x, y: design.bottom + 19.0, anchor, text: text.to_owned() };
            canvas.draw(("date", at as u64), Tone::Tick, form).lit(at == today);
        }
    }
}

/// What the bars sum up to, each sum beside its tone.
fn draw_done(canvas: &mut Canvas<()>, progress: &Progress, words: &DaysWords, design: &Design) {
    let remembered = (words.remembered)(progress.reviews() - progress.missed());
    draw_name(canvas, 0, Tone::Used, (0.0, design.done), &remembered);
    if progress.missed() > 0 {
        let x = 14.0 + caption_width(&remembered) + 18.0;
        draw_name(canvas, 1, Tone::Conflict, (x, design.done), &(words.missed)(progress.missed()));
    }
}

fn draw_name(canvas: &mut Canvas<()>, at: u64, tone: Tone, (x, y): (f64, f64), text: &str) {
    canvas.draw(("swatch", at), tone, rect((x, y - 9.0), (9.0, 9.0), 1.5));
    canvas.text(("sum", at), Tone::Caption, (x + 14.0, y), Anchor::Start, text);
}

/// Where there are no reviews: room for the first, and a sentence that leads there.
fn draw_nothing(canvas: &mut Canvas<()>, progress: &Progress, words: &DaysWords, design: &Design, along: &Along) {
    let (middle, half) = (along.middle(along.today), along.bar() / 2.0);
    let half_way = (design.top + design.bottom) / 2.0;
    let (top, sentence) = match progress.is_untouched() {
        true => {
            let room = rect((middle - half, half_way), (2.0 * half, design.bottom - half_way), 1.5);
            canvas.draw(("room", 0), Tone::Pad, room);
            (half_way, words.untouched.to_owned())
        }
        false => (design.top, (words.pause)(count(&progress.days))),
    };
    let width = caption_width(&sentence);
    let (place, anchor) = match middle - half - 10.0 {
        left if left >= width => ((left, half_way + 10.0), Anchor::End),
        // Not beside it, so over it.
        _ => ((middle.min(design.right - width / 2.0).max(width / 2.0), top - 10.0), Anchor::Middle),
    };
    canvas.text(("nothing", 0), Tone::Caption, place, anchor, &sentence);
}
