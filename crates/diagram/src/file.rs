//! A figure as a picture file that stands alone: title, description, style, and the address it came from.
//!
//! Absent on purpose: the style sheet, which is the caller's; the page's is `web/style/figure.css`.

use crate::{
    gallery::{self, Picture},
    scene::{Drawing, Form, Format, Shape, Tone},
    sheet::{self, Theme},
    svg::{self, Style},
};
use model::{
    figure::Name,
    query::{self, Fault},
};
use words::Lang;

/// How a picture file is to look.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    /// The language of its words.
    pub lang: Lang,
    /// Its layout.
    pub format: Format,
    /// Its colours.
    pub theme: Theme,
    /// The style sheet of all figures; what the picture needs of it goes into the file.
    pub sheet: &'a str,
    /// Where the site is, with a slash at its end; empty if nobody knows. The link to the figure begins with it.
    pub site: &'a str,
}

/// A picture file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct File {
    /// The file.
    pub svg: String,
    /// What the picture is.
    pub title: &'static str,
    /// What in the query could not be taken; the picture is of the rest.
    pub faults: Vec<Fault>,
}

/// The picture of any figure's state, by the figure's name and query.
pub fn file(figure: Name, query: &str, look: &Look<'_>) -> File {
    let Picture { mut drawing, address, faults } = gallery::read(figure, query, look.lang, look.format);
    let title = drawing.title;
    if look.theme == Theme::Dark {
        // Light letters can be read on no other ground.
        drawing.shapes.insert(0, ground(&drawing));
    }
    let rules = sheet::rules(look.sheet, &drawing, look.theme);
    let style = match look.theme {
        Theme::Auto => Style::Inline(&rules.text),
        Theme::Light | Theme::Dark => Style::Outlined(&rules.text, &rules.outlined),
    };
    let source = format!("{}{}", look.site, page(&address, look.lang));
    File { svg: svg::document(&drawing, look.lang.tag(), style, &source), title, faults }
}

/// The page that shows a figure alone, below the site's root, by the whole query of a link.
pub fn page(address: &str, lang: Lang) -> String {
    let figure = query::value(address, "fig").unwrap_or_default();
    format!("{}/embed/{figure}/?{address}", lang.tag())
}

fn ground(drawing: &Drawing) -> Shape<()> {
    let form = Form::Rect { x: 0.0, y: 0.0, width: drawing.width, height: drawing.height, radius: 0.0 };
    Shape { key: ("paper", 0), form, tone: Tone::Ground, part: None, lit: false, passing: false }
}
