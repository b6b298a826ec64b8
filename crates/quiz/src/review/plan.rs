//! What is to be asked, and in which order.
//!
//! First what is being learned and is due by now; then known cards that are due, the one first that is latest for its
//! interval; then new cards as the course has them, up to the day's limit; then, rather than to let the reader wait,
//! what is being learned and is not due yet, though not the same card twice in a row where there is another. Cards that
//! were skipped come after all others.

use super::Session;
use crate::clock::Clock;
use crate::memory::{Due, Interval, Memory};

/// How many cards are still to be asked, today's limits observed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// New cards.
    pub new: usize,
    /// Cards in learning and relearning, whether or not their minutes are over.
    pub learning: usize,
    /// Known cards that are due.
    pub due: usize,
}

impl Counts {
    /// All of them.
    pub const fn total(self) -> usize {
        self.new + self.learning + self.due
    }
}

/// The plan at one moment.
pub(super) struct Plan {
    /// Indices of cards.
    pub queue: Vec<usize>,
    pub counts: Counts,
    /// How many new cards may be begun today, those begun already included.
    pub new_allowed: usize,
    /// How many new cards there are beyond that.
    pub new_left: usize,
}

/// A known card that is due.
struct Late {
    overdue_days: u64,
    interval_days: u64,
    index: usize,
}

impl Plan {
    pub(super) fn new(session: &Session, clock: Clock) -> Self {
        let (mut now, mut soon) = (Vec::new(), Vec::new());
        let (mut due, mut new) = (Vec::new(), Vec::new());
        for (index, card) in session.cards.iter().enumerate() {
            let memory = session.memories.of(card);
            if memory.suspended {
                continue;
            }
            match memory.due() {
                None => new.push(index),
                Some(Due::At(moment)) if moment <= clock.now => now.push((moment, index)),
                Some(Due::At(moment)) => soon.push((moment, index)),
                Some(Due::On(day)) if day <= clock.day() => {
                    let overdue_days = clock.day().since(day).into();
                    due.push(Late { overdue_days, interval_days: interval_days(memory), index });
                }
                Some(Due::On(_)) => {}
            }
        }
        let just_asked = session.done.last().map(|step| step.card);
        // Stable: what is equally urgent stays in the order of the course.
        now.sort_by_key(|&(moment, _)| moment);
        soon.sort_by_key(|&(moment, index)| (just_asked == Some(index), moment));
        due.sort_by(|a: &Late, b| (b.overdue_days * a.interval_days).cmp(&(a.overdue_days * b.interval_days)));

        let today = Today::new(session, clock);
        let new_allowed = today.new_allowed(session, clock);
        due.truncate(usize::from(session.settings.reviews_per_day()).saturating_sub(today.asked));
        let new_left = new.len();
        new.truncate(new_allowed - today.begun);
        let counts = Counts { new: new.len(), learning: now.len() + soon.len(), due: due.len() };
        let new_left = new_left - counts.new;

        let mut queue = Vec::with_capacity(counts.total());
        queue.extend(now.into_iter().map(|(_, index)| index));
        queue.extend(due.into_iter().map(|late| late.index));
        queue.append(&mut new);
        queue.extend(soon.into_iter().map(|(_, index)| index));
        let place =
            |index: &usize| session.skipped.iter().position(|other| other == index).map_or(0, |place| place + 1);
        queue.sort_by_key(place);
        Self { queue, counts, new_allowed, new_left }
    }
}

/// What was done today, over all cards of the log.
struct Today {
    begun: usize,
    asked: usize,
}

impl Today {
    fn new(session: &Session, clock: Clock) -> Self {
        let today = clock.day();
        let mut done = Self { begun: 0, asked: 0 };
        for trace in session.memories.iter().filter_map(|(_, memory)| memory.trace.as_ref()) {
            done.begun += usize::from(trace.begun == today);
            done.asked += usize::from(trace.asked == Some(today));
        }
        done
    }

    /// Never less than was begun already.
    fn new_allowed(&self, session: &Session, clock: Clock) -> usize {
        let wanted = session.more.filter(|&(day, _)| day == clock.day()).map_or(0, |(_, cards)| cards);
        self.begun.max(session.settings.new_per_day().into()).max(wanted)
    }
}

fn interval_days(memory: &Memory) -> u64 {
    match memory.trace.map(|trace| trace.interval) {
        Some(Interval::Days(days)) => days.into(),
        Some(Interval::Minutes(_)) | None => 1,
    }
}
