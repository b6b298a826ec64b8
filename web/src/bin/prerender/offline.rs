//! Writes what a browser needs to install the site and to show it without a network: icons, manifests, the service
//! worker, and the page for an address where nothing is.

mod list;

use content::Chapter;
use serde_json::{Value, json};
use std::{fs, io, path::Path};
use web::page::{At, Icon, Kind, MANIFEST_FILE, Page, manifest, missing};
use words::Lang;

const WORKER: &str = include_str!("../../../static/offline.js");
const TOUCH_ICON: &[u8] = include_bytes!("../../../static/icons/touch.png");
/// Name, side in pixels, and whether it may be cut to a circle.
const ICONS: [(&str, u32, bool, &[u8]); 4] = [
    ("icon-192", 192, false, include_bytes!("../../../static/icons/icon-192.png")),
    ("icon-512", 512, false, include_bytes!("../../../static/icons/icon-512.png")),
    ("maskable-192", 192, true, include_bytes!("../../../static/icons/maskable-192.png")),
    ("maskable-512", 512, true, include_bytes!("../../../static/icons/maskable-512.png")),
];

/// Writes the icons, and each language's manifest, which names them and the drawing; returns the name of the icon for a
/// phone's first screen.
pub fn install(folder: &Path, drawing: &str) -> io::Result<String> {
    let mut icons = vec![Icon { name: drawing.to_owned(), side_px: None, maskable: false }];
    for (name, side_px, maskable, bytes) in ICONS {
        let name = super::write_hashed(folder, name, "png", bytes)?;
        icons.push(Icon { name, side_px: Some(side_px), maskable });
    }
    for lang in Lang::ALL {
        let place = folder.join(Page { kind: Kind::Home, lang, at: At::Language }.folder());
        fs::create_dir_all(&place)?;
        fs::write(place.join(MANIFEST_FILE), manifest(lang, &icons))?;
    }
    super::write_hashed(folder, "touch", "png", TOUCH_ICON)
}

/// Writes the service worker, once the pages lie there. `later` is the script by which pages fetch their cards, `site`
/// its whole address, if the builder was told.
pub fn keep(folder: &Path, pages: &[Page], later: &str, site: Option<&str>) -> io::Result<()> {
    fs::write(folder.join("404.html"), missing(site))?;
    let (pages, files) = list::kept(folder, pages, later)?;
    let course: Value = Lang::ALL.into_iter().map(|lang| (lang.tag().to_owned(), json!(course(lang)))).collect();
    let values = [("pages", pages), ("files", files), ("course", course), ("missing", json!(missing(None)))];
    let filled =
        |script: String, (name, value): (&str, Value)| script.replacen(&format!("{{{name}}}"), &value.to_string(), 1);
    let script = values.into_iter().fold(WORKER.to_owned(), filled);
    fs::write(folder.join("sw.js"), script)
}

/// What a reader of the course is likely to open next, in that order.
fn course(lang: Lang) -> Vec<String> {
    let chapters = Chapter::COURSE.into_iter().map(Kind::Chapter);
    let others = [Kind::Cards, Kind::Glossary, Kind::Chapter(Chapter::About)];
    let kinds = [Kind::Home].into_iter().chain(chapters).chain(others);
    kinds.map(|kind| Page { kind, lang, at: At::Language }.folder()).collect()
}
