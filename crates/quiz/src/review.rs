//! One sitting: which card is up, what the reader did, and what is to be kept of it.
//!
//! Absent on purpose: storage and what the clock shows. Whoever applies an action stores the events it gives. A sitting
//! keeps no memory of its own: after each action it is what a replay of the log says.

mod plan;
mod step;
mod summary;

pub use plan::Counts;
pub use summary::Summary;

use crate::clock::{Clock, Day, Moment};
use crate::log::{Event, Log, What};
use crate::memory::{self, Interval, Memories, Scheduler};
use crate::{CardId, Rating, Settings};
use plan::Plan;
use step::{Did, Step};

/// What the reader did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Shows the back of the current card.
    Reveal,
    /// Says how well the current card was known; counts only once the back shows.
    Rate(Rating),
    /// Puts the current card at the end of the queue.
    Skip,
    /// Never wants to be asked the current card again.
    Suspend,
    /// Takes back the last rating, skip or suspension of this sitting that still stands.
    Undo,
    /// Wants as many new cards again as a day has; one portion of the default where the reader set none.
    More,
}

/// A card that was rated in this sitting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answered<'a> {
    /// Which card.
    pub card: &'a CardId,
    /// How well it was known.
    pub rating: Rating,
    /// How long it stays away now.
    pub interval: Interval,
}

/// A reader at work.
#[derive(Clone, Debug)]
pub struct Session {
    /// In the order of the course, each once.
    cards: Vec<CardId>,
    log: Log,
    settings: Settings,
    scheduler: Scheduler,
    memories: Memories,
    started: Moment,
    /// Index of the card that is up.
    current: Option<usize>,
    is_revealed: bool,
    /// Indices of cards put at the end, in that order.
    skipped: Vec<usize>,
    done: Vec<Step>,
    /// How many new cards may be begun on this day, where the reader wanted more than is set.
    more: Option<(Day, usize)>,
}

impl Session {
    /// A sitting over `cards`, given in the order of the course: all of them, or those of a chapter. The daily limits
    /// are for all cards together, whichever a sitting is over.
    pub fn new(cards: &[CardId], log: Log, settings: Settings, clock: Clock) -> Self {
        let mut distinct: Vec<CardId> = Vec::with_capacity(cards.len());
        for card in cards {
            if !distinct.contains(card) {
                distinct.push(card.clone());
            }
        }
        let mut session = Self {
            cards: distinct,
            memories: memory::replay(&log, &settings, clock.east_minutes),
            scheduler: Scheduler::new(&settings, clock.east_minutes),
            log,
            settings,
            started: clock.now,
            current: None,
            is_revealed: false,
            skipped: Vec::new(),
            done: Vec::new(),
            more: None,
        };
        session.go_on(clock);
        session
    }

    /// The card that is up; `None` when there is nothing more to do.
    pub fn current(&self) -> Option<&CardId> {
        self.cards.get(self.current?)
    }

    /// Whether the back of the current card shows.
    pub fn is_revealed(&self) -> bool {
        self.is_revealed
    }

    /// Whether there is nothing more to do, for now or for today.
    pub fn finished(&self) -> bool {
        self.current.is_none()
    }

    /// How many cards are still to be asked, the current one included.
    pub fn counts(&self, clock: Clock) -> Counts {
        self.plan(clock).counts
    }

    /// How long the current card would stay away after each rating, the worst first; `None` without a current card.
    pub fn preview(&self, clock: Clock) -> Option<[Interval; 4]> {
        let card = self.current()?;
        let at = self.log.next_moment_for(card, clock.now);
        let trace = self.memories.of(card).trace.as_ref();
        Some(Rating::ALL.map(|rating| self.scheduler.after(trace, rating, at).interval))
    }

    /// The ratings of this sitting that stand, in order.
    pub fn answered(&self) -> impl DoubleEndedIterator<Item = Answered<'_>> {
        self.done.iter().filter_map(|step| match step.did {
            Did::Rated { rating, interval, .. } => {
                Some(Answered { card: self.cards.get(step.card)?, rating, interval })
            }
            Did::Skipped | Did::Suspended => None,
        })
    }

    /// Whether there is something to take back.
    pub fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    /// All events that the sitting knows, its own included.
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// What is known about every card by now.
    pub fn memories(&self) -> &Memories {
        &self.memories
    }

    /// Does what the reader wants and gives the events to store. Total: where an action makes no sense, nothing happens.
    pub fn apply(&mut self, action: Action, clock: Clock) -> Vec<Event> {
        self.travel(clock);
        let event = match (action, self.current) {
            (Action::Undo, _) => self.undo(clock),
            (Action::More, _) => {
                self.more = Some((self.here(clock).day(), self.plan(clock).new_allowed + self.portion()));
                None
            }
            (Action::Reveal | Action::Rate(_) | Action::Skip | Action::Suspend, None) => None,
            (Action::Reveal, Some(_)) => {
                self.is_revealed = true;
                None
            }
            (Action::Rate(rating), Some(card)) => self.is_revealed.then(|| self.rate(card, rating, clock)),
            (Action::Skip, Some(card)) => {
                self.skip(card);
                None
            }
            (Action::Suspend, Some(card)) => Some(self.suspend(card, clock)),
        };
        self.go_on(clock);
        event.into_iter().collect()
    }

    /// Takes up a card of the reader's own choice, its back shown, whatever the queue says: cards that stand in a
    /// chapter are opened in any order. A card that is not of this sitting changes nothing.
    pub fn choose(&mut self, card: &CardId, clock: Clock) {
        self.travel(clock);
        if let Some(index) = self.cards.iter().position(|own| own == card) {
            self.current = Some(index);
            self.is_revealed = true;
        }
    }

    /// Asks a card again that was suspended, and gives the event to store; a card that was not, or that is not of this
    /// sitting, changes nothing.
    pub fn resume(&mut self, card: &CardId, clock: Clock) -> Option<Event> {
        self.travel(clock);
        let index = self.cards.iter().position(|own| own == card)?;
        if !self.memories.of(card).suspended {
            return None;
        }
        let event = self.happened(index, What::Resume { card: card.clone() }, clock);
        self.go_on(clock);
        Some(event)
    }

    /// Goes on with other settings: what is due is what they make of the log.
    pub fn set(&mut self, settings: Settings, clock: Clock) {
        self.settings = settings;
        self.scheduler = Scheduler::new(&self.settings, clock.east_minutes);
        self.memories = memory::replay(&self.log, &self.settings, clock.east_minutes);
        self.told(Log::default(), clock);
    }

    /// Takes in `log`, to which another tab or device may have added, and plans anew. The current card stays up if it
    /// is still to be asked.
    pub fn told(&mut self, log: Log, clock: Clock) {
        self.travel(clock);
        let known = self.log.events().len();
        self.log = std::mem::take(&mut self.log).merge(log);
        if self.log.events().len() > known {
            self.memories = memory::replay(&self.log, &self.settings, self.scheduler.east_minutes());
            self.forget_what_was_undone_elsewhere();
        }
        if !self.current.is_some_and(|card| self.plan(clock).queue.contains(&card)) {
            self.put_away();
        }
        self.go_on(clock);
    }

    fn put_away(&mut self) {
        self.current = None;
        self.is_revealed = false;
    }

    /// Puts up the next card, if none is.
    fn go_on(&mut self, clock: Clock) {
        if self.current.is_none() {
            self.current = self.plan(clock).queue.first().copied();
        }
    }

    /// Where the reader's time zone is another one than before, days are other days.
    fn travel(&mut self, clock: Clock) {
        if clock.east_minutes != self.scheduler.east_minutes() {
            self.scheduler = Scheduler::new(&self.settings, clock.east_minutes);
            self.memories = memory::replay(&self.log, &self.settings, clock.east_minutes);
        }
    }

    /// The clock in the time zone of the last action: all days are of the same one.
    fn here(&self, clock: Clock) -> Clock {
        Clock { east_minutes: self.scheduler.east_minutes(), ..clock }
    }

    fn plan(&self, clock: Clock) -> Plan {
        Plan::new(self, self.here(clock))
    }

    /// How many new cards `More` means.
    fn portion(&self) -> usize {
        match self.settings.new_per_day() {
            0 => Settings::default().new_per_day().into(),
            cards => cards.into(),
        }
    }
}

#[cfg(test)]
mod tests;
