//! A figure's address or query in, a picture file out.
//!
//! Absent on purpose: drawing, which is `diagram`'s, and the style sheet, which is the page's.

use clap::{
    Args,
    builder::{PossibleValuesParser, TypedValueParser},
};
use diagram::{
    fault,
    file::{self, Look},
    scene::Format,
    sheet::Theme,
};
use model::{
    figure::Name,
    query::{self, Expected, Fault},
};
use std::path::PathBuf;
use words::Lang;

const SHEET: &str = include_str!("../../../web/style/figure.css");

/// Which figure, in which state, and how it is to look.
#[derive(Args)]
pub struct Arguments {
    /// An address or a query that names a figure; or a figure's name
    which: String,
    /// The state of a figure that was named, such as 'stride=33&width=8'
    query: Option<String>,
    /// The language of its words [default: that of the address, else en]
    #[arg(long, value_parser = one_of(&Lang::ALL, Lang::tag))]
    lang: Option<Lang>,
    /// For the width of a page (960 pixels), or of a column or a phone (328 pixels)
    #[arg(long, default_value = "wide", value_parser = one_of(&Format::ALL, Format::slug))]
    layout: Format,
    /// Its colours: as whoever shows the file wants them, for browsers; or fixed, for papers and converters, which then
    /// need to know neither media queries nor variables [default: that of the address, else auto]
    #[arg(long, value_parser = one_of(&Theme::ALL, Theme::slug))]
    theme: Option<Theme>,
    /// Where the site is, for the link to the figure in the file [default: that of the address]
    #[arg(long, value_name = "URL")]
    site: Option<String>,
    /// The file to write; standard output if left out, or if it is `-`
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

/// The values of our own enums by their names, which `--help` lists.
fn one_of<T: Copy + Send + Sync + 'static>(
    all: &'static [T],
    name: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T> {
    let parser = PossibleValuesParser::new(all.iter().map(|value| name(*value)));
    parser.try_map(move |text| all.iter().copied().find(|value| name(*value) == text).ok_or("no such value"))
}

/// The picture file; or what was wrong, a sentence each in the language that was asked for.
pub fn picture(arguments: &Arguments) -> Result<String, Vec<String>> {
    let asked = Asked::read(&arguments.which, arguments.query.as_deref());
    let lang = arguments.lang.or(asked.lang).unwrap_or(Lang::En);
    let said = |faults: &[Fault]| faults.iter().map(|fault| fault::wrong(fault, lang)).collect();
    let figure = asked.figure.map_err(|fault| said(&[fault]))?;
    let query = if asked.query.is_empty() { figure.opening() } else { asked.query };
    let of_address =
        query::value(query, "theme").and_then(|theme| Theme::ALL.into_iter().find(|it| it.slug() == theme));
    let site = arguments.site.as_deref().map(|site| format!("{}/", site.trim_end_matches('/')));
    let look = Look {
        lang,
        format: arguments.layout,
        theme: arguments.theme.or(of_address).unwrap_or(Theme::Auto),
        sheet: SHEET,
        site: site.as_deref().unwrap_or(asked.site),
    };
    let file = file::file(figure, query, &look);
    if file.faults.is_empty() { Ok(file.svg) } else { Err(said(&file.faults)) }
}

/// What an address says.
#[derive(Debug, PartialEq)]
struct Asked<'a> {
    figure: Result<Name, Fault>,
    query: &'a str,
    lang: Option<Lang>,
    /// The address of the site, with a slash at its end; empty where the address does not tell.
    site: &'a str,
}

impl<'a> Asked<'a> {
    fn read(which: &'a str, query: Option<&'a str>) -> Asked<'a> {
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
