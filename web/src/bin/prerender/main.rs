//! Writes every page, in every language, beside the files that Trunk has built.
//!
//! Trunk calls it as its `post_build` hook and names the folder in `TRUNK_STAGING_DIR`.

mod hosting;
mod offline;
mod pictures;

use content::{Chapter, export};
use model::figure::Name;
use std::{
    env, fs, io,
    path::{Path, PathBuf},
    process::ExitCode,
};
use web::page::{
    Assets, At, HARDWARE, Kind, Page, Program, Programs, VERSION_FOLDER, document, hash, sitemap, with_cards,
};
use words::Lang;

const BOOT: &str = include_str!("../../../static/boot.js");
const LOADER: &str = include_str!("../../../static/loader.js");
const KEEPING: &str = include_str!("../../../static/keeping.js");
const LATER: &str = include_str!("../../../static/later.js");
const NOTES: &str = include_str!("../../../static/notes.js");
const PNG: &str = include_str!("../../../static/png.js");
const FRAME: &str = include_str!("../../../static/frame.js");
const ELEMENTS: &str = include_str!("../../../static/coalescope.js");
const READING: &str = include_str!("../../../static/reading.js");
const ICON: &[u8] = include_bytes!("../../../static/icon.svg");
const MATH_FONT: &[u8] = include_bytes!("../../../static/math.woff2");
const MATH_LICENCE: &[u8] = include_bytes!("../../../static/math-font-LICENSE.txt");

fn main() -> ExitCode {
    let Some(folder) = env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from) else {
        eprintln!("TRUNK_STAGING_DIR is not set: Trunk runs this program, not a person");
        return ExitCode::from(2);
    };
    match write_site(&folder) {
        Ok(pages) => {
            println!("{pages} pages written");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{}: {error}", folder.display());
            ExitCode::FAILURE
        }
    }
}

/// Writes assets and pages; returns how many pages.
fn write_site(folder: &Path) -> io::Result<usize> {
    let helpers = Helpers {
        keeping: write_hashed(folder, "keeping", "js", KEEPING.as_bytes())?,
        loader: write_hashed(folder, "loader", "js", LOADER.as_bytes())?,
        notes: write_hashed(folder, "notes", "js", NOTES.as_bytes())?,
        png: write_hashed(folder, "png", "js", PNG.as_bytes())?,
        reading: write_hashed(folder, "reading", "js", READING.as_bytes())?,
    };
    let programs = Programs {
        course: program(folder, "web", &helpers)?,
        figures: program(folder, "figures", &helpers)?,
        dram: program(folder, "dram", &helpers)?,
        cards: program(folder, "cards", &helpers)?,
        drill: program(folder, "drill", &helpers)?,
        lab: program(folder, "lab", &helpers)?,
    };
    let later = LATER.replace("{module}", &programs.cards.module).replace("{wasm}", &programs.cards.wasm);
    let icon = write_hashed(folder, "icon", "svg", ICON)?;
    let assets = Assets {
        programs,
        math_font: write_hashed(folder, "math", "woff2", MATH_FONT)?,
        later: write_hashed(folder, "later", "js", later.as_bytes())?,
        frame: write_hashed(folder, "frame", "js", FRAME.as_bytes())?,
        touch_icon: offline::install(folder, &icon)?,
        icon,
        site: env::var(SITE).ok().map(|site| format!("{}/", site.trim_end_matches('/'))),
        social: social(folder)?,
    };
    if let Some(site) = &assets.site {
        fs::write(folder.join("sitemap.xml"), sitemap(site))?;
    }
    fs::write(folder.join("math-font-LICENSE.txt"), MATH_LICENCE)?;
    write_cards(folder, assets.site.as_deref())?;
    write_hardware(folder)?;
    let pages = Page::all();
    for page in &pages {
        let place = folder.join(page.folder());
        fs::create_dir_all(&place)?;
        fs::write(place.join("index.html"), document(*page, &assets))?;
    }
    write_elements(folder)?;
    pictures::write(folder, &pages, assets.site.as_deref())?;
    offline::keep(folder, &pages, &assets.later, assets.site.as_deref())?;
    hosting::write(folder)?;
    Ok(pages.len())
}

/// Writes the elements for other people's pages, under a name without a hash: those pages name it. A copy of this
/// version opens the frames of this version.
fn write_elements(folder: &Path) -> io::Result<()> {
    let figures = Name::ALL.map(Name::slug).join(" ");
    let chapters: Vec<&str> = with_cards().map(Chapter::slug).collect();
    let elements = ELEMENTS.replace("{figures}", &figures).replace("{chapters}", &chapters.join(" "));
    for place in [folder.to_owned(), folder.join(VERSION_FOLDER)] {
        fs::write(place.join("coalescope.js"), &elements)?;
    }
    Ok(())
}

/// Writes the cards for other programs beside the page that shows them.
fn write_cards(folder: &Path, site: Option<&str>) -> io::Result<()> {
    for lang in Lang::ALL {
        let place = folder.join(Page { kind: Kind::Cards, lang, at: At::Language }.folder());
        fs::create_dir_all(&place)?;
        fs::write(place.join(export::ANKI_FILE), export::anki(lang, site))?;
        fs::write(place.join(export::OBSIDIAN_FILE), export::obsidian(lang, site))?;
    }
    Ok(())
}

/// Writes what was measured and the probes: figures and pages name them as their source.
fn write_hardware(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder.join("hardware/probes"))?;
    HARDWARE.iter().try_for_each(|(path, bytes)| fs::write(folder.join(path), bytes))
}

/// Says where the site will be: then pages name their whole address, there is a map of them, and exported cards lead
/// to their figures.
const SITE: &str = "COALESCOPE_SITE";

/// Where the pictures lie that other sites show beside a link.
const SOCIAL: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/static/social");

/// The pictures for other sites, of the chapters that have one.
fn social(folder: &Path) -> io::Result<Vec<(Lang, Chapter, String)>> {
    let mut pictures = Vec::new();
    for (lang, chapter) in Lang::ALL.into_iter().flat_map(|lang| Chapter::ALL.map(|chapter| (lang, chapter))) {
        let name = format!("{}-{}", lang.tag(), chapter.slug());
        let path = Path::new(SOCIAL).join(&name).with_extension("png");
        if path.is_file() {
            pictures.push((lang, chapter, write_hashed(folder, &name, "png", &fs::read(path)?)?));
        }
    }
    Ok(pictures)
}

/// The names of the scripts that only some pages ask for.
struct Helpers {
    keeping: String,
    loader: String,
    notes: String,
    png: String,
    reading: String,
}

/// A program that Trunk has built: its files under names that carry a hash, and what starts it.
fn program(folder: &Path, name: &str, helpers: &Helpers) -> io::Result<Program> {
    let module = hashed(folder, name, ".js")?;
    let wasm = hashed(folder, name, "_bg.wasm")?;
    let boot = BOOT.replace("{module}", &module).replace("{wasm}", &wasm).replace("{loader}", &helpers.loader);
    let boot = boot.replace("{notes}", &helpers.notes).replace("{png}", &helpers.png);
    let boot = boot.replace("{reading}", &helpers.reading).replace("{keeping}", &helpers.keeping);
    let boot = write_hashed(folder, &format!("boot-{name}"), "js", boot.as_bytes())?;
    Ok(Program { boot, module, wasm })
}

fn write_hashed(folder: &Path, name: &str, kind: &str, bytes: &[u8]) -> io::Result<String> {
    let name = format!("{name}-{}.{kind}", hash(bytes));
    fs::write(folder.join(&name), bytes)?;
    Ok(name)
}

/// The name of a file of a program. Trunk writes a hash into those of its main program; others get theirs here.
fn hashed(folder: &Path, program: &str, suffix: &str) -> io::Result<String> {
    let plain = folder.join(format!("{program}{suffix}"));
    if plain.is_file() {
        let bytes = fs::read(&plain)?;
        fs::remove_file(&plain)?;
        let name = format!("{program}-{}{suffix}", hash(&bytes));
        fs::write(folder.join(&name), bytes)?;
        return Ok(name);
    }
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name();
        if let Some(name) = name.to_str()
            && name.starts_with(&format!("{program}-"))
            && name.ends_with(suffix)
        {
            return Ok(name.to_owned());
        }
    }
    Err(io::Error::new(io::ErrorKind::NotFound, format!("Trunk left no file {program}-…{suffix}")))
}
