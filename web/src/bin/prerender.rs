//! Writes every page, in every language, beside the files that Trunk has built.
//!
//! Trunk calls it as its `post_build` hook and names the folder in `TRUNK_STAGING_DIR`.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
    process::ExitCode,
};
use web::page::{Assets, Page, document, hash};

const BOOT: &str = include_str!("../../static/boot.js");
const ICON: &[u8] = include_bytes!("../../static/icon.svg");
const MATH_FONT: &[u8] = include_bytes!("../../static/math.woff2");
const MATH_LICENCE: &[u8] = include_bytes!("../../static/math-font-LICENSE.txt");

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
    let module = built(folder, ".js")?;
    let wasm = built(folder, "_bg.wasm")?;
    let boot = BOOT.replace("{module}", &module).replace("{wasm}", &wasm);
    let assets = Assets {
        boot: write_hashed(folder, "boot", "js", boot.as_bytes())?,
        math_font: write_hashed(folder, "math", "woff2", MATH_FONT)?,
        icon: write_hashed(folder, "icon", "svg", ICON)?,
        module,
        wasm,
    };
    fs::write(folder.join("math-font-LICENSE.txt"), MATH_LICENCE)?;
    let pages = Page::all();
    for page in &pages {
        let place = folder.join(page.folder());
        fs::create_dir_all(&place)?;
        fs::write(place.join("index.html"), document(*page, &assets))?;
    }
    Ok(pages.len())
}

fn write_hashed(folder: &Path, name: &str, kind: &str, bytes: &[u8]) -> io::Result<String> {
    let name = format!("{name}-{}.{kind}", hash(bytes));
    fs::write(folder.join(&name), bytes)?;
    Ok(name)
}

/// The name of the file that Trunk built for `web`, which carries a hash.
fn built(folder: &Path, suffix: &str) -> io::Result<String> {
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name();
        if let Some(name) = name.to_str()
            && name.starts_with("web-")
            && name.ends_with(suffix)
        {
            return Ok(name.to_owned());
        }
    }
    Err(io::Error::new(io::ErrorKind::NotFound, format!("Trunk left no file web-…{suffix}")))
}
