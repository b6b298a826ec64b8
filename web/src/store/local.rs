//! The browser's own store, which lasts over visits.

use super::{Full, OURS, Store};
use crate::browser;
use web_sys::Storage;

/// What the browser keeps for this site.
pub(crate) struct Local(Storage);

impl Local {
    /// The store, if the browser lets us have one and really keeps what it is given.
    pub(crate) fn open() -> Option<Local> {
        let storage = browser::window()?.local_storage().ok().flatten()?;
        let probe = format!("{OURS}probe");
        let keeps = match storage.set_item(&probe, "1") {
            Ok(()) => storage.remove_item(&probe).is_ok(),
            // A full store is a store: what it holds can be read.
            Err(_) => storage.length().is_ok_and(|length| length > 0),
        };
        keeps.then_some(Local(storage))
    }
}

impl Store for Local {
    fn names(&self) -> Vec<String> {
        let length = self.0.length().unwrap_or(0);
        let names = (0..length).filter_map(|at| self.0.key(at).ok().flatten());
        names.filter(|name| name.starts_with(OURS)).collect()
    }

    fn text(&self, name: &str) -> Option<String> {
        self.0.get_item(name).ok().flatten()
    }

    fn keep(&self, name: &str, text: &str) -> Result<(), Full> {
        // The browser gives no better reason than that it did not; it was asked whether it keeps anything at all.
        self.0.set_item(name, text).map_err(|_| Full)
    }

    fn forget(&self, name: &str) {
        drop(self.0.remove_item(name));
    }
}
