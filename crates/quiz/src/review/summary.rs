//! What a sitting came to, and when there is more to do.

use super::plan::Plan;
use super::{Did, Session};
use crate::Rating;
use crate::clock::Clock;
use crate::memory::{Due, Interval, Stage};

/// A sitting, looked back on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summary {
    /// How many ratings were given.
    pub answered: usize,
    /// How many cards came to be known for the first time.
    pub learned: usize,
    /// How many ratings said that a card was not known.
    pub missed: usize,
    /// How long it took up to the last rating, to the nearest minute. A pause counts as two minutes at most.
    pub minutes: u32,
    /// When the next of its cards is due; what today's limit left over counts as due tomorrow.
    pub next: Option<Due>,
    /// How many of its cards will be due tomorrow, those included that today's limit leaves over. New cards are not.
    pub due_tomorrow: usize,
    /// How many new cards there are beyond today's limit: those that `Action::More` can bring.
    pub new_left: usize,
}

const PAUSE_MS: i64 = 2 * 60_000;

impl Session {
    /// The sitting so far.
    pub fn summary(&self, clock: Clock) -> Summary {
        let clock = self.here(clock);
        let plan = Plan::new(self, clock);
        let mut summary = Summary {
            answered: 0,
            learned: 0,
            missed: 0,
            minutes: self.minutes(),
            next: None,
            due_tomorrow: 0,
            new_left: plan.new_left,
        };
        for step in &self.done {
            if let Did::Rated { rating, from, interval, .. } = step.did {
                summary.answered += 1;
                summary.missed += usize::from(rating == Rating::Again);
                summary.learned += usize::from(is_unlearned(from) && matches!(interval, Interval::Days(_)));
            }
        }
        let tomorrow = clock.day().plus(1);
        for (index, card) in self.cards.iter().enumerate() {
            let memory = self.memories.of(card);
            let Some(due) = memory.due().filter(|_| !memory.suspended) else { continue };
            let is_planned = plan.queue.contains(&index);
            let due = match due {
                Due::On(day) if !is_planned => Due::On(day.max(tomorrow)),
                Due::On(_) | Due::At(_) => due,
            };
            summary.due_tomorrow += usize::from(!is_planned && due == Due::On(tomorrow));
            let is_sooner = |next: Due| due.moment(clock.east_minutes) < next.moment(clock.east_minutes);
            if summary.next.is_none_or(is_sooner) {
                summary.next = Some(due);
            }
        }
        summary
    }

    fn minutes(&self) -> u32 {
        let mut before = self.started.ms();
        let mut spent_ms = 0;
        for step in &self.done {
            if let Did::Rated { at, .. } = step.did {
                spent_ms += (at.ms() - before).clamp(0, PAUSE_MS);
                before = at.ms();
            }
        }
        u32::try_from((spent_ms + 30_000) / 60_000).unwrap_or(u32::MAX)
    }
}

/// Whether a card in this stage is on its way to being known for the first time.
fn is_unlearned(stage: Stage) -> bool {
    match stage {
        Stage::New | Stage::Learning => true,
        Stage::Review | Stage::Relearning => false,
    }
}
