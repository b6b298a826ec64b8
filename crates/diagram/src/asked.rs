//! What is asked for where a figure is named: which figure, in which state, in which language, of which site.
//!
//! Absent on purpose: what the state's parameters mean, which is the figure's; and files.

use crate::sheet::Theme;
use model::{
    figure::Name,
    query::{self, Expected, Fault},
};
use words::Lang;

/// What an address says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked<'a> {
    /// The figure; or what is wrong with its name.
    pub figure: Result<Name, Fault>,
    /// The figure's state; empty for its opening one.
    pub query: &'a str,
    /// The language, if the address tells.
    pub lang: Option<Lang>,
    /// The address of the site, with a slash at its end; empty where the address does not tell.
    pub site: &'a str,
}

impl<'a> Asked<'a> {
    /// Reads an address or a query that names a figure; or a figure's name, with or without a query beside it.
    pub fn read(which: &'a str, query: Option<&'a str>) -> Asked<'a> {
        let (path, own_query) = match (query, which.split_once('?')) {
            (Some(query), _) => (which, query.trim_start_matches('?')),
            (None, Some((path, query))) => (path, query),
            (None, None) if which.contains('=') => ("", which),
            (None, None) => (which, ""),
        };
        let (site, lang, below) = split(path);
        let query = own_query.split_once('#').map_or(own_query, |(query, _)| query);
        let of_query = query::value(query, "fig");
        let figure = match (of_query, below.strip_prefix("embed/")) {
            (of_query, _) if !path.is_empty() && !path.contains('/') => {
                named(path).and_then(|figure| agreed(figure, of_query.as_deref()))
            }
            (Some(of_query), _) => named(&of_query),
            (None, Some(page)) => named(page.trim_end_matches('/')),
            (None, None) => named(""),
        };
        Asked { figure, query, lang, site }
    }

    /// The theme that the query names, if there is one of that name.
    pub fn theme(&self) -> Option<Theme> {
        let named = query::value(self.query, "theme")?;
        Theme::ALL.into_iter().find(|theme| theme.slug() == named)
    }
}

/// The figure of that name, or the names there are.
fn named(name: &str) -> Result<Name, Fault> {
    Name::from_slug(name).ok_or_else(|| of_fig(name, Vec::from(Name::ALL.map(Name::slug))))
}

/// A figure that was named, unless the query beside it names another.
fn agreed(figure: Name, of_query: Option<&str>) -> Result<Name, Fault> {
    match of_query {
        Some(other) if other != figure.slug() => Err(of_fig(other, vec![figure.slug()])),
        Some(_) | None => Ok(figure),
    }
}

fn of_fig(value: &str, names: Vec<&'static str>) -> Fault {
    Fault { name: "fig".to_owned(), value: value.to_owned(), expected: Expected::OneOf(names) }
}

/// An address without its query: the site, the language, and the path below.
fn split(path: &str) -> (&str, Option<Lang>, &str) {
    let found = Lang::ALL.into_iter().find_map(|lang| {
        let at = path.find(&format!("/{}/", lang.tag())).map(|at| at + 1);
        let at = at.or(path.starts_with(&format!("{}/", lang.tag())).then_some(0))?;
        Some((&path[..at], Some(lang), &path[at + lang.tag().len() + 1..]))
    });
    let (site, lang, below) = found.unwrap_or(("", None, path));
    (if site.contains("://") { site } else { "" }, lang, below)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(which: &str, query: Option<&str>, figure: Name, state: &str, lang: Option<Lang>, site: &str) {
        assert_eq!(Asked::read(which, query), Asked { figure: Ok(figure), query: state, lang, site });
    }

    #[test]
    fn a_figure_is_found_however_it_is_named() {
        let (hinglish, english) = (Some(Lang::HiLatn), Some(Lang::En));
        check("banks", None, Name::Banks, "", None, "");
        check("banks", Some("stride=33"), Name::Banks, "stride=33", None, "");
        check("banks", Some("?v=1&fig=banks"), Name::Banks, "v=1&fig=banks", None, "");
        check("?v=1&fig=rows", None, Name::Rows, "v=1&fig=rows", None, "");
        check("v=1&fig=rows", None, Name::Rows, "v=1&fig=rows", None, "");
        check("en/embed/tile/", None, Name::Tile, "", english, "");
        check("/gpu/hi-Latn/embed/tile/?v=1", None, Name::Tile, "v=1", hinglish, "");
        let site = "https://example.org/gpu/";
        let alone = format!("{site}hi-Latn/embed/banks/?v=1&stride=33#figure-embed");
        check(&alone, None, Name::Banks, "v=1&stride=33", hinglish, site);
        let in_chapter = format!("{site}en/coalescing/?at=intro&v=1&fig=library#figure-intro");
        check(&in_chapter, None, Name::Library, "at=intro&v=1&fig=library", english, site);
        let frozen = format!("{site}at/0.1.0/");
        check(&format!("{frozen}en/embed/?fig=map"), None, Name::Map, "fig=map", english, &frozen);
    }

    #[test]
    fn a_figure_that_is_not_there_or_is_named_twice_is_a_fault() {
        let value = |which, query| Asked::read(which, query).figure.map_err(|fault| fault.value);
        assert_eq!(value("bank", None), Err("bank".to_owned()));
        assert_eq!(value("", None), Err(String::new()));
        assert_eq!(value("https://example.org/en/coalescing/", None), Err(String::new()));
        assert_eq!(value("banks", Some("fig=rows")), Err("rows".to_owned()));
    }
}
