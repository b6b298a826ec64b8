//! `figure`: any figure as a picture file.

use diagram::fault::wrong;
use diagram::file::{self, Look};
use diagram::scene::Format;
use diagram::sheet::Theme;
use model::figure::Name;
use model::query::{self, Expected, Fault};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::line::text;
use crate::options::Options;
use crate::thrown;

/// The page's own style sheet; the file gets of it what its picture needs.
const SHEET: &str = include_str!("../../../web/style/figure.css");

/// The picture that a query names. `home` is the site that the module came from.
///
/// # Errors
///
/// Whatever in the query or the options cannot be taken.
#[wasm_bindgen(skip_typescript)]
pub fn figure(query: &JsValue, options: &JsValue, home: Option<String>) -> Result<String, JsValue> {
    let options = Options::read(options, &["lang", "layout", "theme", "site"])?;
    let query = text(query, "query", &options)?;
    let look = Look {
        lang: options.lang,
        format: options.one_of("layout", Format::ALL.map(|format| (format.slug(), format)), Format::Wide)?,
        theme: options.one_of("theme", Theme::ALL.map(|theme| (theme.slug(), theme)), Theme::Auto)?,
        sheet: SHEET,
        site: &options.text("site")?.or(home).unwrap_or_default(),
    };
    let said = |faults: &[Fault]| thrown::query(faults.iter().map(|fault| wrong(fault, options.lang)));
    let name = query::value(&query, "fig").unwrap_or_default();
    let Some(name) = Name::from_slug(&name) else {
        let expected = Expected::OneOf(Name::ALL.map(Name::slug).to_vec());
        return Err(said(&[Fault { name: "fig".to_owned(), value: name, expected }]));
    };
    let file = file::file(name, &query, &look);
    if file.faults.is_empty() { Ok(file.svg) } else { Err(said(&file.faults)) }
}
