//! Has the names of sources in a text lead to where they can be read.
//!
//! Absent on purpose: the list of sources, which is `model::evidence`'s. A name that is not on the web stays as it is.

use crate::html::escaped;
use model::evidence::{ON_THE_WEB, Source};

/// A text as HTML. `root` leads from the page to the site's root, below which the project's own data lie; without it
/// they have no link.
///
/// A link opens beside the page: in a frame of other people's notes nothing else could show it.
pub fn linked(text: &str, root: Option<&str>) -> String {
    let (mut html, mut rest) = (String::new(), text);
    while let Some((at, source)) = next(rest, root.is_some()) {
        let (before, after) = (&rest[..at], &rest[at + source.title.len()..]);
        let url = source.url.unwrap_or_default();
        let root = root.filter(|_| !is_elsewhere(source)).unwrap_or_default();
        for piece in [&escaped(before), "<a href=\"", root, url, "\" target=\"_blank\" rel=\"noopener\">"] {
            html.push_str(piece);
        }
        html.push_str(&escaped(source.title));
        html.push_str("</a>");
        rest = after;
    }
    html.push_str(&escaped(rest));
    html
}

/// The first name in a text, and where it begins, in bytes.
fn next(text: &str, with_own: bool) -> Option<(usize, &'static Source)> {
    let linked = ON_THE_WEB.iter().filter(|source| with_own || is_elsewhere(source));
    let found = linked.filter_map(|source| Some((text.find(source.title)?, *source)));
    found.min_by_key(|(at, _)| *at)
}

/// Whether a source lies on somebody else's site.
fn is_elsewhere(source: &Source) -> bool {
    source.url.is_some_and(|url| url.contains("://"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::evidence::{A100, H200_TIMINGS, RAM};

    #[test]
    fn a_name_leads_to_where_it_can_be_read_and_the_rest_is_text() {
        let html = linked(&format!("a < b: {}, {}; {}", RAM.title, A100.title, H200_TIMINGS.title), Some("../../"));
        let link =
            |href: &str, title: &str| format!("<a href=\"{href}\" target=\"_blank\" rel=\"noopener\">{title}</a>");
        let simulator = link("https://github.com/CMU-SAFARI/ramulator2", "Ramulator 2");
        let timings = link("../../hardware/h200-timings.jsonl", H200_TIMINGS.title);
        assert_eq!(html, format!("a &lt; b: {simulator}, {}; {timings}", A100.title));
        assert_eq!(linked(H200_TIMINGS.title, None), H200_TIMINGS.title);
    }

    #[test]
    fn no_name_is_a_part_of_another() {
        for one in ON_THE_WEB {
            assert!(one.url.is_some(), "{}", one.tag);
            let others = ON_THE_WEB.iter().filter(|other| other.tag != one.tag);
            assert_eq!(others.filter(|other| other.title.contains(one.title)).count(), 0, "{}", one.title);
        }
    }
}
