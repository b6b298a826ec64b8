//! A store that lasts as long as the page, where the browser keeps nothing; and for tests.

use super::{Full, Store};
use std::cell::RefCell;

/// Texts in memory.
#[derive(Default)]
pub(crate) struct Passing {
    texts: RefCell<Vec<(String, String)>>,
    /// Bytes of names and texts that have room, if that is limited.
    room: Option<usize>,
}

impl Passing {
    /// One that has room for so many bytes.
    #[cfg(test)]
    pub(crate) fn with_room(bytes: usize) -> Passing {
        Passing { room: Some(bytes), ..Passing::default() }
    }
}

impl Store for Passing {
    fn names(&self) -> Vec<String> {
        self.texts.borrow().iter().map(|(name, _)| name.clone()).collect()
    }

    fn text(&self, name: &str) -> Option<String> {
        self.texts.borrow().iter().find(|(known, _)| known == name).map(|(_, text)| text.clone())
    }

    fn keep(&self, name: &str, text: &str) -> Result<(), Full> {
        let mut texts = self.texts.borrow_mut();
        let others: usize =
            texts.iter().filter(|(known, _)| known != name).map(|(name, text)| name.len() + text.len()).sum();
        if self.room.is_some_and(|room| others + name.len() + text.len() > room) {
            return Err(Full);
        }
        texts.retain(|(known, _)| known != name);
        texts.push((name.to_owned(), text.to_owned()));
        Ok(())
    }

    fn forget(&self, name: &str) {
        self.texts.borrow_mut().retain(|(known, _)| known != name);
    }
}
