//! The texts that a reader can come back to: what was written, and what was tried instead.
//!
//! Absent on purpose: a history of every stroke. An editor has that; what it does not know is a text that was exchanged.

use super::{State, spec::Spec};

/// Whose text is kept aside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aside {
    /// The reader's, while something else is tried.
    Yours,
    /// Another of the reader's, who went on writing in what was tried.
    Other,
    /// What was tried, while the reader is back at their own.
    Tried,
}

/// A text that is kept aside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Kept {
    spec: Spec,
    /// Whether the reader wrote it.
    written: bool,
    /// Whether it was only tried: it can be had again by trying it again.
    tried: bool,
}

impl State {
    /// Whose text comes back next, if one is kept aside.
    pub fn aside(&self) -> Option<Aside> {
        self.aside.first().map(|kept| match (kept.tried, self.written) {
            (true, _) => Aside::Tried,
            (false, true) => Aside::Other,
            (false, false) => Aside::Yours,
        })
    }

    /// Takes what the reader wrote.
    pub(super) fn write(&mut self, snippet: String) {
        if snippet != self.spec.snippet() {
            // What was tried, or is an example, can be had again; what was written cannot.
            self.aside.retain(|kept| kept.written && kept.spec.snippet() != snippet);
            self.written = true;
        }
        // A place in a list of accesses says nothing of another text.
        let stays = is_same_text(self.spec.snippet(), &snippet);
        let access = self.spec.access().filter(|_| stays);
        self.change(|spec| spec.with_snippet(snippet).with_access(access));
    }

    /// Takes another text. What the reader wrote is kept aside, and so is any text that is to be.
    pub(super) fn replace(&mut self, spec: Spec, keeps: bool) {
        if spec == self.spec {
            return;
        }
        let left = std::mem::replace(&mut self.spec, spec);
        self.aside.retain(|kept| !kept.tried);
        if self.written || keeps {
            self.aside.insert(0, Kept { spec: left, written: self.written, tried: false });
        }
        self.written = false;
        self.let_go_of_places();
    }

    /// Takes the next of the texts that are kept aside, and keeps this one instead: what was tried to be had again at
    /// once, a text of the reader's after all others of theirs.
    pub(super) fn swap(&mut self) {
        let Some(whose) = self.aside() else {
            return;
        };
        let next = self.aside.remove(0);
        let spec = std::mem::replace(&mut self.spec, next.spec);
        let left = Kept { spec, written: self.written, tried: whose == Aside::Yours };
        match whose {
            Aside::Yours | Aside::Tried => self.aside.insert(0, left),
            Aside::Other => self.aside.push(left),
        }
        self.written = next.written;
        self.let_go_of_places();
    }
}

/// Whether a text was changed and not replaced: more than half of it, or of what became of it, is where it was, counted
/// from the start or from the end.
fn is_same_text(before: &str, after: &str) -> bool {
    let longer = before.len().max(after.len());
    let alike = |(one, other): &(u8, u8)| one == other;
    let start = before.bytes().zip(after.bytes()).take_while(alike).count();
    let room = before.len().min(after.len()) - start;
    let end = before.bytes().rev().zip(after.bytes().rev()).take(room).take_while(alike).count();
    2 * (start + end) > longer
}
