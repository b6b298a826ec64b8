//! Draws a reader's progress: reviews a day and what is ahead, retention, cards by stage.
//!
//! Absent on purpose: a log, a clock, a calendar. What is shown comes as plain numbers, and a day brings its label.

mod days;
mod retention;
mod saying;
mod stages;
mod table;

pub use table::table;

use crate::{
    canvas::Canvas,
    scene::{Drawing, Format, Scene, Table},
    svg,
};
use words::{Lang, words};

/// What a reader did, remembers, and has ahead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The days until now, oldest first; the last is today. There is room for two to six weeks.
    pub days: Vec<DayDone>,
    /// Cards due on each of the days to come; the first is today.
    pub ahead: Vec<u32>,
    /// How many known cards were still known when asked; none if none was asked.
    pub retention: Option<Retention>,
    /// The share of cards that the reader wants to remember, in per cent.
    pub wanted_percent: u8,
    /// How far the cards have come.
    pub stages: Stages,
    /// Days in a row with reviews, up to today.
    pub streak_days: u32,
}

/// What was done on one day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DayDone {
    /// The date, short, in the reader's language: `3 Dec`.
    pub label: String,
    /// All reviews.
    pub reviews: u32,
    /// Those among them in which the card was not remembered.
    pub missed: u32,
}

/// How many known cards were asked, and how many of them were still known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retention {
    /// Still known.
    pub known: u32,
    /// Asked.
    pub asked: u32,
}

/// How many cards have come how far; each is counted once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stages {
    /// Never reviewed.
    pub new: u32,
    /// Being learned: back within minutes.
    pub learning: u32,
    /// Known, for a short time.
    pub young: u32,
    /// Known, for a long time.
    pub mature: u32,
    /// Not asked.
    pub suspended: u32,
}

/// The picture, in one of its two layouts.
pub fn scene(progress: &Progress, lang: Lang, format: Format) -> Drawing {
    let words = words(lang).progress();
    let mut canvas = Canvas::new();
    let (retention, stages) = match format {
        Format::Wide => (Place { x: 0.0, y: 250.0, width: 304.0 }, Place { x: 376.0, y: 250.0, width: 584.0 }),
        Format::Narrow => (Place { x: 0.0, y: 250.0, width: 328.0 }, Place { x: 0.0, y: 386.0, width: 328.0 }),
    };
    days::draw(&mut canvas, progress, &words.days, format);
    retention::draw(&mut canvas, progress, &words.retention, retention);
    stages::draw(&mut canvas, &progress.stages, &words.stages, stages);
    Scene {
        width: format.width(),
        height: retention::bottom(retention).max(stages::bottom(stages)),
        title: words.title,
        description: saying::description(progress, words),
        shapes: canvas.into_shapes(),
        targets: Vec::new(),
        table: Table { heads: Vec::new(), rows: Vec::new() },
    }
}

/// The picture as an `<svg>` element, whole.
pub fn picture(progress: &Progress, lang: Lang, format: Format) -> String {
    svg::inline(&scene(progress, lang, format), format)
}

/// Where one of the small panels stands: its upper left corner and its width, in pixels.
#[derive(Clone, Copy)]
struct Place {
    x: f64,
    y: f64,
    width: f64,
}

impl Progress {
    fn reviews(&self) -> u32 {
        sum(self.days.iter().map(|day| day.reviews))
    }

    fn missed(&self) -> u32 {
        sum(self.days.iter().map(DayDone::missed))
    }

    fn due(&self) -> u32 {
        sum(self.ahead.iter().copied())
    }

    /// Whether no card was ever reviewed.
    fn is_untouched(&self) -> bool {
        let Stages { learning, young, mature, .. } = self.stages;
        self.reviews() == 0 && [learning, young, mature] == [0; 3]
    }

    /// Today's place among the days.
    fn today(&self) -> usize {
        self.days.len().saturating_sub(1)
    }

    /// Cards due on a day, counted as the days are; none before today.
    fn due_on(&self, day: usize) -> u32 {
        day.checked_sub(self.today()).and_then(|day| self.ahead.get(day)).copied().unwrap_or(0)
    }
}

impl DayDone {
    fn missed(&self) -> u32 {
        self.missed.min(self.reviews)
    }

    fn remembered(&self) -> u32 {
        self.reviews - self.missed()
    }
}

impl Retention {
    /// Below so many reviews a percentage says nothing.
    const LEAST: u32 = 10;

    /// To the nearest per cent; none while there are too few reviews.
    fn percent(self) -> Option<u32> {
        let (known, asked) = (u64::from(self.known.min(self.asked)), u64::from(self.asked));
        let percent = (200 * known + asked).checked_div(2 * asked).filter(|_| self.asked >= Self::LEAST);
        percent.and_then(|percent| u32::try_from(percent).ok())
    }
}

fn sum(counts: impl Iterator<Item = u32>) -> u32 {
    counts.fold(0, u32::saturating_add)
}

/// How many there are, as the words take it.
fn count<T>(of: &[T]) -> u32 {
    u32::try_from(of.len()).unwrap_or(u32::MAX)
}
