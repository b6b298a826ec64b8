//! The reader's progress, as the picture wants it.

use super::Review;
use crate::browser;
use diagram::{
    progress::{self, DayDone, Progress, Retention, Stages},
    scene::Format,
};
use quiz::{
    Rating,
    clock::{Clock, Day},
    memory,
    progress::{forecast, retention, reviews_by_day, stages, streak},
    review::Session,
};

/// How many days are looked back on, and how many ahead.
const DAYS: u16 = 30;
const AHEAD: u16 = 14;

/// Both layouts of the picture; and its tables.
pub(super) fn html(review: &Review, session: &Session, clock: Clock) -> (String, String) {
    let progress = progress(review, session, clock);
    let [wide, narrow] = Format::ALL.map(|format| progress::picture(&progress, review.lang, format));
    (wide + &narrow, progress::table(&progress, review.lang))
}

fn progress(review: &Review, session: &Session, clock: Clock) -> Progress {
    let answers = memory::answers(session.log(), clock.east_minutes);
    let missed: Vec<_> = answers.iter().filter(|answer| answer.rating == Rating::Again).copied().collect();
    let reviews = reviews_by_day(&answers, clock, DAYS);
    let missed = reviews_by_day(&missed, clock, DAYS);
    let first = clock.day().plus(1).minus(DAYS.into());
    let days = (0..).zip(reviews.into_iter().zip(missed));
    let whole = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let cards = review.sitting.cards();
    let stages = stages(cards, session.memories());
    Progress {
        days: days
            .map(|(at, (reviews, missed))| DayDone { label: browser::date(utc_ms(first.plus(at))), reviews, missed })
            .collect(),
        ahead: forecast(cards, session.memories(), clock, AHEAD),
        retention: retention(&answers, clock, DAYS).map(|kept| Retention { known: kept.known, asked: kept.asked }),
        wanted_percent: review.sitting.settings().retention_percent(),
        stages: Stages {
            new: whole(stages.new),
            learning: whole(stages.learning),
            young: whole(stages.young),
            mature: whole(stages.mature),
            suspended: whole(stages.suspended),
        },
        streak_days: streak(&answers, clock),
    }
}

/// A moment that is on this date in UTC, whatever the reader's zone.
fn utc_ms(day: Day) -> f64 {
    f64::from(day.number()) * 86_400_000.0
}
