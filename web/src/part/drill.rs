//! The drills: a question, what the reader says to it, and why it is so.
//!
//! A series that was shared is the same for everybody who has its link. A reader's own goes after what the reader gets
//! wrong.

mod more;
mod values;

pub(super) use more::mount as mount_more;

use crate::{
    browser,
    heard::{Part, attribute, lang_of},
    journal::{Journal, Kept},
    shared,
    slots::Slots,
};
use model::query;
use quiz::{
    Grade, Guess,
    drill::{Answered, Item, Kind, Tally, adaptive, shared as shared_item},
    log::{Event, Log, What},
};
use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};
use web_sys::Element;
use words::Lang;

/// Where the questions come from.
#[derive(Clone, Copy, PartialEq)]
enum Series {
    /// The same for everybody with this seed.
    Shared(u64),
    /// By what this reader gets wrong.
    Own(u64),
}

/// A reader at a question.
pub(super) struct Drill {
    lang: Lang,
    series: Cell<Series>,
    index: Cell<u32>,
    item: RefCell<Item>,
    typed: RefCell<String>,
    /// What the reader's last guess was, if it could be read.
    said: RefCell<Option<Said>>,
    /// Whether this question has been counted: only the first answer is.
    counted: Cell<bool>,
    /// Whether the answer shows.
    solved: Cell<bool>,
    tally: RefCell<Tally>,
    journal: RefCell<Journal>,
    log: RefCell<Log>,
    is_full: Cell<bool>,
    slots: RefCell<Slots>,
    /// Calls when the other part of the page has to follow.
    follow: RefCell<Option<Box<dyn Fn()>>>,
}

/// A guess, or what could not be read as one.
enum Said {
    Guess(Guess, String),
    Unreadable,
}

thread_local! {
    /// The page has one drill; what stands below its figures speaks of the same.
    static DRILL: RefCell<Option<Rc<Drill>>> = const { RefCell::new(None) };
}

/// Begins, or goes on, where the address says.
pub(super) fn mount(root: &Element) -> Rc<dyn Part> {
    let query = browser::query();
    let value = |name| query::value(query.trim_start_matches('?'), name);
    let seed = value("seed").and_then(|seed| seed.parse().ok());
    let index = value("n").and_then(|number| number.parse::<u32>().ok()).map_or(0, |number| number.saturating_sub(1));
    let journal = Journal::open();
    let Kept { log, .. } = journal.read();
    let tally = tally(&log);
    let own = u64::try_from(browser::clock().now.ms()).unwrap_or(0);
    let (series, index) = match seed {
        Some(seed) => (Series::Shared(seed), index),
        None => (Series::Own(own), 0),
    };
    let drill = Rc::new(Drill {
        lang: lang_of(root),
        series: Cell::new(series),
        index: Cell::new(index),
        item: RefCell::new(made(series, index, &tally)),
        typed: RefCell::default(),
        said: RefCell::default(),
        counted: Cell::new(false),
        solved: Cell::new(false),
        tally: RefCell::new(tally),
        journal: RefCell::new(journal),
        log: RefCell::new(log),
        is_full: Cell::new(false),
        slots: RefCell::new(Slots::find(root)),
        follow: RefCell::default(),
    });
    drill.show();
    let told = Rc::clone(&drill);
    browser::on_storage(Box::new(move || told.reread()));
    DRILL.set(Some(Rc::clone(&drill)));
    drill
}

fn made(series: Series, index: u32, tally: &Tally) -> Item {
    match series {
        Series::Shared(seed) => shared_item(seed, index),
        Series::Own(seed) => adaptive(seed, index, tally),
    }
}

/// What the log says of drills. Kinds that this edition does not have say nothing.
fn tally(log: &Log) -> Tally {
    let answered = |event: &Event| match &event.what {
        What::Drill { kind, confusion, right } => {
            Some(Answered { kind: Kind::from_slug(kind)?, confusion: *confusion, right: *right })
        }
        What::Review { .. } | What::Undo { .. } | What::Suspend { .. } | What::Resume { .. } => None,
    };
    log.events().iter().filter_map(answered).collect()
}

impl Part for Drill {
    fn turned(&self, name: &str, value: String, _: bool) {
        if name == "guess" {
            *self.typed.borrow_mut() = value;
        }
    }

    fn sent(&self) {
        self.judge();
    }

    fn pressed(&self, name: &str, _: &str) {
        match name {
            "show" => self.give_up(),
            "next" => self.go(self.series.get(), self.index.get().saturating_add(1)),
            _ => {}
        }
    }
}

impl Drill {
    fn judge(&self) {
        if self.solved.get() {
            return;
        }
        let typed = self.typed.borrow().trim().to_owned();
        let question = self.item.borrow().question();
        let said = match question.read(&typed) {
            None => Said::Unreadable,
            Some(guess) => {
                self.count(Answered::of(&self.item.borrow(), guess));
                self.solved.set(question.grade(guess) == Grade::Right);
                Said::Guess(guess, typed)
            }
        };
        *self.said.borrow_mut() = Some(said);
        self.show();
        browser::focus_slot(if self.solved.get() { "next" } else { "guess" });
    }

    fn give_up(&self) {
        let item = self.item.borrow();
        self.count(Answered { kind: item.kind, confusion: item.confusion, right: false });
        drop(item);
        self.solved.set(true);
        self.show();
        browser::focus_slot("next");
    }

    /// The first answer counts, and is kept.
    fn count(&self, answered: Answered) {
        if self.counted.replace(true) {
            return;
        }
        self.tally.borrow_mut().push(answered);
        let Answered { kind, confusion, right } = answered;
        let at = self.log.borrow().next_moment(browser::clock().now);
        let event = Event { at, what: What::Drill { kind: kind.slug().to_owned(), confusion, right } };
        self.is_full.set(self.journal.borrow_mut().add(std::slice::from_ref(&event)).is_err());
        self.log.borrow_mut().add(event);
    }

    /// Goes to a question of a series.
    fn go(&self, series: Series, index: u32) {
        self.series.set(series);
        self.index.set(index);
        self.item.replace(made(series, index, &self.tally.borrow()));
        self.typed.borrow_mut().clear();
        *self.said.borrow_mut() = None;
        self.counted.set(false);
        self.solved.set(false);
        if let Series::Shared(_) = series {
            browser::show_query(&self.address());
        } else {
            browser::show_query("");
        }
        self.slots.borrow_mut().forget();
        self.show();
        browser::focus_slot("guess");
    }

    /// The query of a link to this question of a series that is shared: a reader's own, shared, starts anew.
    fn address(&self) -> String {
        match self.series.get() {
            Series::Shared(seed) => format!("v=1&seed={seed}&n={}", self.index.get().saturating_add(1)),
            Series::Own(seed) => format!("v=1&seed={}", short(seed)),
        }
    }

    fn reread(&self) {
        let Kept { log, .. } = self.journal.borrow().read();
        *self.tally.borrow_mut() = tally(&log);
        *self.log.borrow_mut() = log;
        self.show();
    }

    fn show(&self) {
        self.slots.borrow_mut().write(values::values(self));
        let item = self.item.borrow();
        for figure in browser::all("[data-drill-figure]") {
            let is_it = self.solved.get() && attribute(&figure, "data-drill-figure") == item.fig().slug();
            browser::set_hidden(&figure, !is_it);
            let part = figure.query_selector("[data-part=figure]").ok().flatten();
            if let Some(shown) = part.filter(|_| is_it).and_then(|part| shared::figure_of(&part))
                && let Some((subject, _)) = shared::subject(item.fig(), &item.address())
            {
                shown.set(subject);
            }
        }
        if let Some(follow) = &*self.follow.borrow() {
            follow();
        }
    }
}

/// A seed that can be read out to a class.
fn short(seed: u64) -> u64 {
    1000 + seed % 9000
}
