//! A reader's log and settings in a store: one name an event, so that two tabs never write over each other.
//!
//! What cannot be read is set aside under another name and never thrown away. What a newer version of the site wrote is
//! left where it is.

#[cfg(test)]
mod tests;

use crate::store::{Full, Local, OURS, Passing, Store};
use quiz::{
    Settings,
    log::{Event, Fault, Log},
    settings::SettingsFault,
};

/// What a store holds.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Kept {
    /// Every event that could be read.
    pub(crate) log: Log,
    /// The settings, or the default.
    pub(crate) settings: Settings,
    /// How many texts are set aside because they cannot be read, now or on an earlier visit.
    pub(crate) damaged: usize,
    /// Whether something is there that only a newer version of the site understands.
    pub(crate) newer: bool,
}

/// A reader's log in a store.
pub(crate) struct Journal {
    store: Box<dyn Store>,
    lasting: bool,
    /// Events that the store refused: they are offered again with the next.
    waiting: Vec<Event>,
    /// Settings that the store refused, likewise.
    waiting_settings: Option<Settings>,
}

impl Journal {
    /// In the browser's store, or for as long as the page lives.
    pub(crate) fn open() -> Journal {
        match Local::open() {
            Some(store) => Journal::over(Box::new(store), true),
            None => Journal::over(Box::<Passing>::default(), false),
        }
    }

    fn over(store: Box<dyn Store>, lasting: bool) -> Journal {
        Journal { store, lasting, waiting: Vec::new(), waiting_settings: None }
    }

    /// Whether what is kept outlasts the page.
    pub(crate) fn is_lasting(&self) -> bool {
        self.lasting
    }

    /// Everything that is kept, with what waits to be.
    pub(crate) fn read(&self) -> Kept {
        let mut newer = false;
        let mut events = self.waiting.clone();
        let mut damaged = 0;
        for name in self.store.names() {
            damaged += usize::from(name.starts_with(DAMAGED));
            if !name.starts_with(EVENT) {
                continue;
            }
            let Some(text) = self.store.text(&name) else { continue };
            match Event::from_json(&text) {
                Ok(event) => events.push(event),
                Err(Fault::Newer(_)) => newer = true,
                Err(Fault::NotJson { .. } | Fault::NotAnObject | Fault::Missing(_) | Fault::Wrong(_) | Fault::Kind) => {
                    damaged += 1;
                    self.set_aside(&name, &text);
                }
            }
        }
        let settings = match self.store.text(SETTINGS).map(|text| (Settings::from_json(&text), text)) {
            None => Settings::default(),
            Some((Ok(settings), _)) => settings,
            Some((Err(SettingsFault::Newer(_)), _)) => {
                newer = true;
                Settings::default()
            }
            Some((Err(_), text)) => {
                damaged += 1;
                self.set_aside(SETTINGS, &text);
                Settings::default()
            }
        };
        let settings = self.waiting_settings.unwrap_or(settings);
        Kept { log: events.into_iter().collect(), settings, damaged, newer }
    }

    /// Keeps events, and what was refused before.
    pub(crate) fn add(&mut self, events: &[Event]) -> Result<(), Full> {
        self.waiting.extend_from_slice(events);
        let mut refused = Ok(());
        let store = &self.store;
        self.waiting.retain(|event| {
            let text = event.to_json();
            let kept = store.keep(&name_of(event, &text), &text);
            if kept.is_err() {
                refused = kept;
            }
            kept.is_err()
        });
        if let Some(settings) = self.waiting_settings {
            match self.store.keep(SETTINGS, &settings.to_json()) {
                Ok(()) => self.waiting_settings = None,
                Err(full) => refused = Err(full),
            }
        }
        refused
    }

    /// Keeps settings, and what was refused before. Settings of a newer version are not written over: they get a name
    /// beside ours.
    pub(crate) fn set(&mut self, settings: &Settings) -> Result<(), Full> {
        if let Some(text) = self.store.text(SETTINGS)
            && let Err(SettingsFault::Newer(_)) = Settings::from_json(&text)
        {
            self.store.keep(NEWER_SETTINGS, &text)?;
        }
        self.waiting_settings = Some(*settings);
        self.add(&[])
    }

    /// What is set aside, a line each: for the reader to take away.
    pub(crate) fn damaged(&self) -> String {
        let mut names = self.store.names();
        names.sort();
        let texts = names.iter().filter(|name| name.starts_with(DAMAGED)).filter_map(|name| self.store.text(name));
        texts.map(|text| text + "\n").collect()
    }

    /// Forgets what is set aside, once the reader has it.
    pub(crate) fn forget_damaged(&self) {
        for name in self.store.names().iter().filter(|name| name.starts_with(DAMAGED)) {
            self.store.forget(name);
        }
    }

    /// Gives a text another name; if there is no room for two, it stays where it is.
    fn set_aside(&self, name: &str, text: &str) {
        let own = name.strip_prefix(OURS).unwrap_or(name);
        if self.store.keep(&format!("{DAMAGED}{own}"), text).is_ok() {
            self.store.forget(name);
        }
    }
}

/// Names of events begin like this, after [`OURS`].
const EVENT: &str = "coalescope.event.";
/// Names of what cannot be read begin like this.
const DAMAGED: &str = "coalescope.damaged.";
/// The name of the settings.
const SETTINGS: &str = "coalescope.settings";
/// The name of settings that a newer version wrote, once this one has settings of its own.
const NEWER_SETTINGS: &str = "coalescope.settings.newer";

/// Different events have different names, and the same event has the same one in every tab.
fn name_of(event: &Event, json: &str) -> String {
    // FNV-1a, 64 bits: `at` and this together tell any two events of one reader apart.
    let hash = json
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    format!("{EVENT}{}.{hash:016x}", event.at.ms())
}
