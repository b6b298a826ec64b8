//! Where a link may lead: a coloured word, a place in this page, another page
//! of the course, a file of the project's own data, or a source outside.

use crate::id::is_kebab;

/// The words that text, figure and formula share a colour for.
const TERMS: [&str; 9] = ["lane", "used", "wasted", "sector", "line", "request", "wavefront", "conflict", "row"];

/// A checked target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Link {
    Term(String),
    Jump(String),
    Internal(String),
    File(String),
    External(String),
}

impl Link {
    pub(crate) fn opening(&self) -> String {
        match self {
            Link::Term(term) => {
                format!("<a class=\"term {term}\" href=\"../glossary/#term-{}\">", in_glossary(term))
            }
            Link::Jump(id) => format!("<a href=\"#{id}\">"),
            Link::Internal(path) | Link::File(path) => format!("<a href=\"{path}\">"),
            Link::External(url) => {
                format!("<a href=\"{}\" rel=\"external noopener\">", escape(url))
            }
        }
    }

    pub(crate) fn closing(&self) -> &'static str {
        match self {
            Link::Term(_) | Link::Jump(_) | Link::Internal(_) | Link::File(_) | Link::External(_) => "</a>",
        }
    }
}

/// The glossary's id of a coloured word: what is used or wasted has a longer name there.
fn in_glossary(term: &str) -> &str {
    match term {
        "used" => "unique-bytes",
        "wasted" => "over-fetch",
        other => other,
    }
}

/// Reads a target, or says what is wrong with it.
pub(crate) fn read(target: &str) -> Result<Link, String> {
    if let Some(term) = target.strip_prefix("term:") {
        return if TERMS.contains(&term) {
            Ok(Link::Term(term.to_owned()))
        } else {
            Err(format!("unknown term `{term}`; known: {}", TERMS.join(", ")))
        };
    }
    if target.starts_with("fact:") {
        return Err("a `fact:` mark must be a paragraph of its own, with no words".to_owned());
    }
    if let Some(id) = target.strip_prefix('#') {
        return if is_kebab(id) {
            Ok(Link::Jump(id.to_owned()))
        } else {
            Err(format!("`{id}` is no id: lower-case words joined by hyphens"))
        };
    }
    if let Some(path) = target.strip_prefix("../../hardware/") {
        let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-_./".contains(letter);
        return match path.chars().all(is_plain) && path.contains('.') && !path.contains("..") {
            true => Ok(Link::File(target.to_owned())),
            false => Err(format!("`{path}` is no file of `hardware`")),
        };
    }
    if let Some(path) = target.strip_prefix("../") {
        let (page, id) = path.split_once("/#").map_or((path, None), |(page, id)| (page, Some(id)));
        if id.is_some_and(|id| !is_kebab(id)) || !is_kebab(page.trim_end_matches('/')) {
            return Err("a link to another page has the form `../page/` or `../page/#id`".to_owned());
        }
        return Ok(Link::Internal(target.to_owned()));
    }
    if target.starts_with("https://") {
        return Ok(Link::External(target.to_owned()));
    }
    Err(format!("`{target}` leads nowhere: use `#id`, `../page/#id`, `https://…` or `term:…`"))
}

fn escape(url: &str) -> String {
    url.replace('&', "&amp;").replace('"', "%22").replace('<', "%3C").replace('>', "%3E")
}
