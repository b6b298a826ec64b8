//! A sitting whose events are kept: what the review and the cards of a chapter have in common.

use crate::{
    browser,
    journal::{Journal, Kept},
};
use diagram::html::escaped;
use quiz::{
    CardId, Settings,
    clock::Moment,
    log::file::{self, FileError},
    review::{Action, Session},
};
use std::cell::{Cell, RefCell};
use words::{Lang, cards::KeptWords, cards::WhenWords, words};

/// A reader at work on some cards, and where what the reader does is kept.
pub(super) struct Sitting {
    cards: Vec<CardId>,
    journal: RefCell<Journal>,
    session: RefCell<Session>,
    settings: Cell<Settings>,
    found: Cell<Found>,
}

/// What was found beside the log.
#[derive(Clone, Copy, Default)]
struct Found {
    damaged: usize,
    newer: bool,
    is_full: bool,
}

impl Sitting {
    /// A sitting over these cards, in the order of the course.
    pub(super) fn open(cards: Vec<CardId>) -> Sitting {
        let journal = Journal::open();
        let Kept { log, settings, damaged, newer } = journal.read();
        Sitting {
            session: RefCell::new(Session::new(&cards, log, settings, browser::clock())),
            cards,
            journal: RefCell::new(journal),
            settings: Cell::new(settings),
            found: Cell::new(Found { damaged, newer, is_full: false }),
        }
    }

    /// The cards of the sitting.
    pub(super) fn cards(&self) -> &[CardId] {
        &self.cards
    }

    /// The settings as they are kept.
    pub(super) fn settings(&self) -> Settings {
        self.settings.get()
    }

    /// Asks the session.
    pub(super) fn ask<T>(&self, question: impl FnOnce(&Session) -> T) -> T {
        question(&self.session.borrow())
    }

    /// Does what the reader wants, and keeps what comes of it.
    pub(super) fn act(&self, action: Action) {
        let events = self.session.borrow_mut().apply(action, browser::clock());
        self.keep(&events);
    }

    /// Takes up a card of the reader's choice.
    pub(super) fn choose(&self, card: &CardId) {
        self.session.borrow_mut().choose(card, browser::clock());
    }

    /// Asks a card again that was suspended.
    pub(super) fn resume(&self, card: &CardId) {
        let event = self.session.borrow_mut().resume(card, browser::clock());
        self.keep(event.as_slice());
    }

    fn keep(&self, events: &[quiz::log::Event]) {
        if events.is_empty() {
            return;
        }
        let is_full = self.journal.borrow_mut().add(events).is_err();
        self.found.set(Found { is_full, ..self.found.get() });
    }

    /// Takes in what another tab kept meanwhile.
    pub(super) fn reread(&self) {
        let Kept { log, settings, damaged, newer } = self.journal.borrow().read();
        self.found.set(Found { damaged, newer, ..self.found.get() });
        self.session.borrow_mut().told(log, browser::clock());
        if settings != self.settings.get() {
            self.begin_with(settings);
        }
    }

    /// Keeps other settings; the sitting goes on with them.
    pub(super) fn set(&self, settings: Settings) {
        let is_full = self.journal.borrow_mut().set(&settings).is_err();
        self.found.set(Found { is_full, ..self.found.get() });
        self.begin_with(settings);
    }

    fn begin_with(&self, settings: Settings) {
        self.settings.set(settings);
        self.session.borrow_mut().set(settings, browser::clock());
    }

    /// The whole progress as a file.
    pub(super) fn as_file(&self) -> String {
        self.ask(|session| file::write(session.log(), &self.settings.get()))
    }

    /// Takes in a file: how many of its events were new, and how many known. A wrong file changes nothing, and settings
    /// stay as they are here.
    pub(super) fn take_in(&self, text: &str) -> Result<(usize, usize), FileError> {
        let (log, _) = file::read(text)?;
        let known = self.ask(|session| session.log().clone());
        let new: Vec<_> = log.events().iter().filter(|event| !known.events().contains(event)).cloned().collect();
        self.keep(&new);
        self.session.borrow_mut().told(log.clone(), browser::clock());
        Ok((new.len(), log.events().len() - new.len()))
    }

    /// What was set aside.
    pub(super) fn damaged(&self) -> String {
        self.journal.borrow().damaged()
    }

    /// Forgets what was set aside.
    pub(super) fn forget_damaged(&self) {
        self.journal.borrow().forget_damaged();
        self.found.set(Found { damaged: 0, ..self.found.get() });
    }

    /// What is wrong with where things are kept, as HTML; empty if nothing is.
    pub(super) fn notice(&self, words: &KeptWords) -> String {
        let found = self.found.get();
        let mut said: Vec<String> = Vec::new();
        if !self.journal.borrow().is_lasting() {
            said.push(words.blocked.to_owned());
        } else if found.is_full {
            said.push(words.full.to_owned());
        }
        if let Some(days) = self.clock_behind_days() {
            said.push((words.clock)(days));
        }
        if found.newer {
            said.push(words.newer.to_owned());
        }
        let mut html: String = said.iter().map(|text| format!("<p>{}</p>", escaped(text))).collect();
        if found.damaged > 0 {
            html.push_str(&format!(
                "<p>{} <button type=\"button\" class=\"plain\" name=\"save-damaged\">{}</button> \
                 <button type=\"button\" class=\"plain\" name=\"forget-damaged\">{}</button></p>",
                escaped(&(words.damaged)(found.damaged)),
                words.save_damaged,
                words.forget_damaged,
            ));
        }
        html
    }

    /// How many days the clock is behind the newest event, if it is.
    fn clock_behind_days(&self) -> Option<u32> {
        let last = self.ask(|session| session.log().last().map(|event| event.at))?;
        let clock = browser::clock();
        let days = last.day(clock.east_minutes).since(clock.day());
        (days > 0).then_some(days)
    }
}

/// How soon a card comes back, in the reader's words.
pub(super) fn interval(interval: quiz::memory::Interval, words: &WhenWords) -> String {
    match interval {
        quiz::memory::Interval::Minutes(minutes) => (words.minutes)(minutes),
        quiz::memory::Interval::Days(days) => (words.days)(days),
    }
}

/// How a card stands, in the reader's words.
pub(super) fn standing(session: &Session, card: &CardId, lang: Lang) -> String {
    use quiz::memory::{Due, Stage};
    let (list, when) = (&words(lang).cards().list, &words(lang).cards().when);
    let (memory, clock) = (session.memories().of(card), browser::clock());
    let due = memory.due().filter(|due| !due.has_come(clock));
    match (memory.suspended, memory.stage(), due) {
        (true, _, _) => list.suspended.to_owned(),
        (false, Stage::New, _) => list.new.to_owned(),
        (false, Stage::Learning | Stage::Relearning, _) => list.learning.to_owned(),
        (false, Stage::Review, None) => list.due.to_owned(),
        (false, Stage::Review, Some(Due::On(day))) => (list.after)(&(when.days)(day.since(clock.day()))),
        (false, Stage::Review, Some(Due::At(moment))) => (list.after)(&(when.minutes)(minutes(clock.now, moment))),
    }
}

fn minutes(from: Moment, to: Moment) -> u32 {
    u32::try_from((to.ms() - from.ms()).div_euclid(60_000).max(0) + 1).unwrap_or(u32::MAX)
}
