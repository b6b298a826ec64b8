//! A figure's address or query in, a picture file out.
//!
//! Absent on purpose: drawing, which is `diagram`'s, and the style sheet, which is the page's.

use clap::{
    Args,
    builder::{PossibleValuesParser, TypedValueParser},
};
use diagram::{
    asked::Asked,
    fault,
    file::{self, Look},
    scene::Format,
    sheet::Theme,
};
use model::query::Fault;
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
    let of_address = asked.theme();
    let lang = arguments.lang.or(asked.lang).unwrap_or(Lang::En);
    let said = |faults: &[Fault]| faults.iter().map(|fault| fault::wrong(fault, lang)).collect();
    let figure = asked.figure.map_err(|fault| said(&[fault]))?;
    let query = if asked.query.is_empty() { figure.opening() } else { asked.query };
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
