//! `figure`: any figure as a picture file.

use diagram::asked::Asked;
use diagram::fault::wrong;
use diagram::file::{self, Look};
use diagram::scene::Format;
use diagram::sheet::Theme;
use model::query::Fault;
use std::slice::from_ref;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};
use words::Lang;

use crate::line::text;
use crate::options::Options;
use crate::thrown;

/// The page's own style sheet; the file gets of it what its picture needs.
const SHEET: &str = include_str!("../../../web/style/figure.css");

/// The picture that an address or a query names. `home` is the site that the module came from.
///
/// # Errors
///
/// Whatever in the query or the options cannot be taken.
#[wasm_bindgen(skip_typescript)]
pub fn figure(query: &JsValue, options: &JsValue, home: Option<String>) -> Result<String, JsValue> {
    let options = Options::read(options, &["lang", "layout", "theme", "site"])?;
    let query = text(query, "query", &options)?;
    let asked = Asked::read(&query, None);
    let lang = options.given_lang.or(asked.lang).unwrap_or(Lang::En);
    let said = |faults: &[Fault]| thrown::query(faults.iter().map(|fault| wrong(fault, lang)));
    let name = asked.figure.as_ref().map_err(|fault| said(from_ref(fault)))?;
    let of_address = asked.theme().unwrap_or(Theme::Auto);
    let site = match (options.text("site")?, asked.site) {
        (Some(site), _) => format!("{}/", site.trim_end_matches('/')),
        (None, "") => home.unwrap_or_default(),
        (None, site) => site.to_owned(),
    };
    let look = Look {
        lang,
        format: options.one_of("layout", Format::ALL.map(|format| (format.slug(), format)), Format::Wide)?,
        theme: options.one_of("theme", Theme::ALL.map(|theme| (theme.slug(), theme)), of_address)?,
        sheet: SHEET,
        site: &site,
    };
    let query = if asked.query.is_empty() { name.opening() } else { asked.query };
    let file = file::file(*name, query, &look);
    if file.faults.is_empty() { Ok(file.svg) } else { Err(said(&file.faults)) }
}
