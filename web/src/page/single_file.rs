//! The whole site in one file: every page packed inside, and one program that knows everything.
//!
//! Absent on purpose: requests. Its policy allows what stands in the file and nothing else. Left out are the page that
//! chooses among figures and the pictures that other sites show beside a link: nothing in the file leads to them.

use super::{
    At, HARDWARE, Kind, Page,
    document::{FIGURE_STYLE, PAGE_STYLE, escaped, inside, names, path, source, squeezed},
};
use base64::{Engine, engine::general_purpose::STANDARD};
use content::export::{ANKI_FILE, OBSIDIAN_FILE, anki, obsidian};
use flate2::{Compression, write::GzEncoder};
use std::io::{self, Write as _};
use words::{Lang, words};

/// What the file is made of, besides the pages.
pub struct Contents<'a> {
    /// The program's JavaScript, which defines `wasm_bindgen`.
    pub module: &'a str,
    /// The program itself.
    pub wasm: &'a [u8],
    /// The site's whole address with a slash at its end, if the builder was told: there embedded figures come from.
    pub site: Option<&'a str>,
}

/// Why there is no file.
#[derive(Debug)]
pub enum Fault {
    /// Something could not be compressed.
    Packing(io::Error),
    /// A script holds the text that would end it.
    EndsEarly,
}

/// Opens pages in the file.
const OPEN: &str = include_str!("../../single/open.js");
/// What is different in the file, and how it looks before it opens.
const STYLE: &str = include_str!("../../single/single.css");
/// The scripts that pages of the site start beside their program.
const BESIDE: [&str; 3] = [
    include_str!("../../static/png.js"),
    include_str!("../../static/loader.js"),
    include_str!("../../static/reading.js"),
];
const ICON: &[u8] = include_bytes!("../../static/icon.svg");
const MATH_FONT: &[u8] = include_bytes!("../../static/math.woff2");

/// The file's text.
///
/// # Errors
///
/// None that a reader could cause: see [`Fault`].
pub fn single_file(contents: &Contents<'_>) -> Result<String, Fault> {
    let font = STANDARD.encode(MATH_FONT);
    let styles = [
        squeezed(FIGURE_STYLE),
        format!(
            "@font-face{{font-family:\"Coalescope Math\";src:url(data:font/woff2;base64,{font}) format(\"woff2\")}}{}{}",
            squeezed(PAGE_STYLE),
            squeezed(STYLE),
        ),
    ];
    let script = script(contents.module)?;
    let mut parcels = String::new();
    for page in Page::all().into_iter().filter(|page| is_in_file(*page)) {
        parcels.push_str(&parcel(&page.folder(), document(page, contents.site).as_bytes())?);
    }
    for lang in Lang::ALL {
        let folder = Page { kind: Kind::Cards, lang, at: At::Language }.folder();
        parcels.push_str(&parcel(&format!("{folder}{ANKI_FILE}"), anki(lang, contents.site).as_bytes())?);
        parcels.push_str(&parcel(&format!("{folder}{OBSIDIAN_FILE}"), obsidian(lang, contents.site).as_bytes())?);
    }
    for (path, bytes) in HARDWARE {
        parcels.push_str(&parcel(path, bytes)?);
    }
    parcels.push_str(&parcel("program", contents.wasm)?);
    let root = contents.site.map(|site| format!(" data-root=\"{}\"", escaped(site))).unwrap_or_default();
    let [figure_style, page_style] = &styles;
    Ok(format!(
        "<!doctype html>\n\
         <html lang=\"en\"{root}>\n\
         <head>\n\
         <meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>Coalescope</title>\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <link rel=\"icon\" href=\"data:image/svg+xml;base64,{icon}\">\n\
         <style id=\"figure-style\">{figure_style}</style>\n\
         <style>{page_style}</style>\n\
         </head>\n\
         <body class=\"packed\"><main>{covers}</main>\n\
         {parcels}\
         <script type=\"module\">{script}</script>\n\
         </body>\n\
         </html>\n",
        policy = policy(&script, [figure_style, page_style]),
        icon = STANDARD.encode(ICON),
        covers = Lang::ALL.map(cover).concat(),
    ))
}

/// Whether the file holds a page: all to which another one leads.
fn is_in_file(page: Page) -> bool {
    match page.kind {
        Kind::Embed(None) | Kind::EmbedCards(_) => false,
        Kind::Home
        | Kind::Chapter(_)
        | Kind::Cards
        | Kind::Drill
        | Kind::Lab
        | Kind::Gallery
        | Kind::Glossary
        | Kind::Notes
        | Kind::Embed(Some(_)) => page.at == At::Language,
    }
}

/// What a reader sees whose browser does not open the file: what it is, and what it takes.
fn cover(lang: Lang) -> String {
    let (page, own) = (words(lang).page(), words(lang).in_file());
    format!(
        "<section lang=\"{}\"><h1>{}</h1><p class=\"lede\">{}</p><p>{}</p></section>",
        lang.tag(),
        page.home_title,
        page.home[0],
        own.needs
    )
}

/// A page as it is packed: what differs from one page to another.
fn document(page: Page, site: Option<&str>) -> String {
    let own = words(page.lang).in_file();
    let foot = match site {
        Some(_) => &[own.foot][..],
        None => &[own.foot, own.no_embedding],
    };
    format!(
        "<!doctype html><html lang=\"{}\"><title>{}</title><body{}>{}",
        page.lang.tag(),
        escaped(&names(page).0),
        path(page),
        inside(page, site, foot)
    )
}

/// Something packed, under a name; the browser neither runs nor shows it.
fn parcel(name: &str, bytes: &[u8]) -> Result<String, Fault> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    let packed = packer.write_all(bytes).and_then(|()| packer.finish()).map_err(Fault::Packing)?;
    Ok(format!("<script type=\"application/gzip\" data-parcel=\"{name}\">{}</script>\n", STANDARD.encode(packed)))
}

/// The one script: the program's, those beside it, and what opens a page.
fn script(module: &str) -> Result<String, Fault> {
    let beside: Vec<String> = BESIDE.iter().map(|script| format!("() => {{\n{script}}}")).collect();
    let script = format!("{module}\nconst beside = [{}]\n{OPEN}", beside.join(", "));
    // Both would lead HTML's reader astray.
    let lower = script.to_ascii_lowercase();
    match ["</script", "<!--"].iter().any(|end| lower.contains(end)) {
        true => Err(Fault::EndsEarly),
        false => Ok(script),
    }
}

/// Nothing from anywhere, and inline only what was written here.
fn policy(script: &str, styles: [&str; 2]) -> String {
    let styles = styles.map(source).join(" ");
    format!(
        "default-src 'none'; script-src {} 'wasm-unsafe-eval'; style-src {styles}; img-src data: blob:; font-src data:; \
         base-uri 'none'; form-action 'none'",
        source(script)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(site: Option<&str>) -> String {
        single_file(&Contents { module: "let wasm_bindgen", wasm: b"\0asm", site }).unwrap()
    }

    #[test]
    fn every_page_that_a_page_leads_to_is_in_the_file() {
        let file = file(None);
        let mut followed = 0;
        for page in Page::all().into_iter().filter(|page| is_in_file(*page)) {
            let html = document(page, None);
            for link in html.split(" href=\"").skip(1).filter_map(|rest| rest.split(['"', '?', '#']).next()) {
                let Some(folder) = below_root(&page.folder(), link) else { continue };
                assert!(file.contains(&format!("data-parcel=\"{folder}\"")), "{page:?} leads to {folder}");
                followed += 1;
            }
        }
        assert!(followed > 1000, "{followed}");
    }

    /// A relative link as a path below the root.
    fn below_root(folder: &str, link: &str) -> Option<String> {
        if link.is_empty() || link.contains(':') {
            return None;
        }
        let mut steps: Vec<&str> = folder.trim_end_matches('/').split('/').collect();
        for step in link.trim_end_matches('/').split('/') {
            match step {
                ".." => drop(steps.pop()),
                step => steps.push(step),
            }
        }
        let slash = if link.ends_with('/') { "/" } else { "" };
        Some(steps.join("/") + slash)
    }

    #[test]
    fn every_script_that_a_page_starts_is_in_the_file() {
        let boot = include_str!("../../static/boot.js");
        let started = boot.split("import('./{").skip(1).filter_map(|rest| rest.split_once('}'));
        // A file needs no worker that would keep it, and no other page can show what is in it.
        let started = started.map(|(name, _)| name).filter(|name| !["keeping", "notes"].contains(name));
        let started: Vec<String> = started.map(|name| format!("{name}.js")).collect();
        assert!(!started.is_empty());
        for name in &started {
            let path = format!("{}/static/{name}", env!("CARGO_MANIFEST_DIR"));
            assert!(BESIDE.contains(&std::fs::read_to_string(path).unwrap().as_str()), "{name} is missing");
        }
        assert_eq!(started.len(), BESIDE.len());
    }

    #[test]
    fn nothing_is_asked_of_anybody() {
        let file = file(Some("https://example.org/gpu/"));
        let (head, _) = file.split_once("<body").unwrap();
        assert!(head.contains("data-root=\"https://example.org/gpu/\""));
        let sources = head.split([' ', '"', '(']).filter(|word| word.starts_with("http") && !word.contains("w3.org"));
        let besides: Vec<_> = sources.filter(|word| !word.starts_with("http-equiv")).collect();
        assert_eq!(besides, ["https://example.org/gpu/"]);
        assert!(!head.contains("'self'"));
    }

    #[test]
    fn a_script_that_would_end_early_is_refused() {
        let module = "const text = '</Script>'";
        let refused = single_file(&Contents { module, wasm: b"", site: None });
        assert!(matches!(refused, Err(Fault::EndsEarly)));
    }

    #[test]
    fn both_languages_say_what_it_takes() {
        let file = file(None);
        for lang in Lang::ALL {
            assert!(file.contains(words(lang).in_file().needs));
        }
    }
}
