//! A text that the reader wrote, kept in the browser: a long one has no room in an address.
//!
//! The tab's own store is asked first, so that two tabs do not take each other's text; the site's outlasts the tab.

use crate::{
    browser,
    heard::attribute,
    shared,
    store::{Local, OURS, Store},
};
use web_sys::Element;

/// Bytes of a query that every server takes, with room for what others add.
const LONGEST: usize = 6 * 1024;

/// What can be said of the last text that was kept.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Keeping {
    /// It has room in a link.
    #[default]
    InLink,
    /// It is too long for a link, and kept here.
    Here,
    /// It is too long for a link, and the browser keeps nothing.
    Nowhere,
}

/// Where the text of a figure that has one is kept.
#[derive(Clone)]
pub(super) struct Shelf {
    /// The store's name for it: the same in every language.
    key: String,
    /// The parameter that holds the text.
    text: String,
}

impl Shelf {
    /// None for a figure without a text.
    pub(super) fn of(root: &Element, id: &str) -> Option<Shelf> {
        let field = root.query_selector("textarea[data-slot=text]").ok()??;
        let key = [OURS, "text/", &shared::page_name(), id].concat();
        Some(Shelf { key, text: attribute(&field, "name") })
    }

    /// Keeps an address. The query for the address bar comes back, without the text if that is too long, and what
    /// became of the text.
    pub(super) fn keep(&self, address: &str, query: String) -> (String, Keeping) {
        let is_long = query.len() > LONGEST;
        let shown = if is_long { without(&query, &self.text) } else { query };
        let is_kept = self.write(&[&shown, "\n", address].concat());
        let keeping = match (is_long, is_kept) {
            (false, _) => Keeping::InLink,
            (true, true) => Keeping::Here,
            (true, false) => Keeping::Nowhere,
        };
        (shown, keeping)
    }

    /// The address that is kept, if the page's query is the one that was shown with it; of an empty query, the last one.
    pub(super) fn kept(&self, query: &str) -> Option<String> {
        let fitting = |text: String| {
            let (shown, address) = text.split_once('\n')?;
            (query.is_empty() || query == shown).then(|| address.to_owned())
        };
        let in_tab = browser::tab_storage().and_then(|storage| storage.get_item(&self.key).ok().flatten());
        in_tab.and_then(fitting).or_else(|| fitting(Local::open()?.text(&self.key)?))
    }

    fn write(&self, text: &str) -> bool {
        let in_tab = browser::tab_storage().is_some_and(|storage| storage.set_item(&self.key, text).is_ok());
        let in_site = Local::open().is_some_and(|store| store.keep(&self.key, text).is_ok());
        in_tab || in_site
    }
}

/// Of a page that has just been opened with this query: what no link brought was kept.
pub(super) fn at_opening(query: &str, address: &str) -> Keeping {
    match address.len() > LONGEST && query.len() <= LONGEST {
        true => Keeping::Here,
        false => Keeping::InLink,
    }
}

fn without(query: &str, name: &str) -> String {
    let rest: Vec<&str> = query.split('&').filter(|pair| pair.split('=').next() != Some(name)).collect();
    rest.join("&")
}

#[cfg(test)]
mod tests {
    use super::without;

    #[test]
    fn a_query_is_shown_without_its_text() {
        assert_eq!(without("at=lab&v=1&snippet=a%26b&bx=64", "snippet"), "at=lab&v=1&bx=64");
        assert_eq!(without("v=1&snippets=a", "snippet"), "v=1&snippets=a");
    }
}
