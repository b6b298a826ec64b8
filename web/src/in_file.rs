//! Addresses of pages where the whole site is one file: the query begins with the page's folder below the site's root,
//! and what the page itself asks of its address comes after.
//!
//! Absent on purpose: links between pages, which `single/open.js` rewrites before a reader can follow one.

/// The file's name.
pub(crate) const FILE: &str = "coalescope.html";

/// The page's own query, with its `?`; empty where there is none.
pub(crate) fn query(search: &str, page: &str) -> String {
    let own = search.strip_prefix("?page=").and_then(|rest| rest.strip_prefix(page)).unwrap_or(search);
    match own.strip_prefix('&') {
        Some(own) => format!("?{own}"),
        None => own.to_owned(),
    }
}

/// The whole query of a page with a query of its own, which has no `?`.
pub(crate) fn whole(page: &str, query: &str) -> String {
    let and = if query.is_empty() { "" } else { "&" };
    format!("?page={page}{and}{query}")
}

/// A link to a page with this query, which has its `?`, in place of its own.
pub(crate) fn with_query(link: &str, query: &str) -> String {
    let page = link.split(['&', '#']).next().unwrap_or_default();
    page.to_owned() + &query.replacen('?', "&", 1)
}

/// A path below the site's root, in the file.
pub(crate) fn path(path: &str) -> String {
    format!("{FILE}?page={}", path.replacen('?', "&", 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_page_asks_of_its_address_is_what_it_would_be_on_the_site() {
        for own in ["", "v=1&stride=2", "seed=1234&n=3"] {
            let whole = whole("en/drill/", own);
            assert_eq!(query(&whole, "en/drill/").trim_start_matches('?'), own);
        }
        assert_eq!(query("?page=en/coalescing/&v=1", "en/coalescing/"), "?v=1");
        assert_eq!(query("?page=en/", "en/"), "");
    }

    #[test]
    fn the_other_language_gets_the_query_of_this_one() {
        assert_eq!(with_query("?page=hi-Latn/drill/", "?seed=7&n=2"), "?page=hi-Latn/drill/&seed=7&n=2");
        assert_eq!(with_query("?page=hi-Latn/drill/&seed=7&n=2", ""), "?page=hi-Latn/drill/");
    }

    #[test]
    fn a_figure_has_its_place_in_the_file() {
        assert_eq!(path("en/embed/banks/?v=1&stride=2"), "coalescope.html?page=en/embed/banks/&v=1&stride=2");
    }
}
