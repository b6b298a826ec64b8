//! Checks the lessons, cards and examples with `markup`, tells every fault, and writes
//! what passed as Rust literals.

mod chapter;
mod literal;
mod state;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

use markup::{Diagnostic, Page, cards, examples};

use chapter::Chapter;

/// Beside what cargo takes for examples, which end in `.rs`.
const EXAMPLES: &str = "examples/cases.toml";

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=lessons");
    println!("cargo::rerun-if-changed=cards");
    println!("cargo::rerun-if-changed={EXAMPLES}");
    match run() {
        Ok(faults) if faults.is_empty() => ExitCode::SUCCESS,
        Ok(faults) => {
            for fault in faults {
                println!("cargo::error={}", fault.headline());
                eprintln!("{fault}\n");
            }
            ExitCode::FAILURE
        }
        Err(message) => {
            println!("cargo::error={message}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<Vec<Diagnostic>, String> {
    let chapters: Vec<Chapter> =
        entries(Path::new("lessons"))?.iter().map(|path| Chapter::read(path)).collect::<Result<_, _>>()?;
    let mut faults: Vec<Diagnostic> = chapters.iter().flat_map(Chapter::faults).collect();
    faults.extend(chapter::repeated_questions(&chapters));

    let files: Vec<(String, String)> =
        entries(Path::new("cards"))?.iter().map(|path| read(path)).collect::<Result<_, _>>()?;
    let pages: Vec<Page> = files.iter().map(|(file, text)| Page { file, text }).collect();
    let (cards, card_faults) = cards(&pages, &state::check);
    faults.extend(card_faults);
    let no_chapter =
        |file: &&String| !chapters.iter().any(|chapter| file.ends_with(&format!("/{}.toml", chapter.slug)));
    if let Some(file) = files.iter().map(|(file, _)| file).find(no_chapter) {
        return Err(format!("{file}: a file of cards has the name of a chapter"));
    }

    let (file, text) = read(Path::new(EXAMPLES))?;
    let (groups, example_faults) = examples(Page { file: &file, text: &text });
    faults.extend(example_faults);

    if faults.is_empty() {
        let out = env::var("OUT_DIR").map_err(|error| error.to_string())?;
        let path = PathBuf::from(out).join("course.rs");
        fs::write(path, literal::course(&chapters, &cards, &groups)).map_err(|error| error.to_string())?;
    }
    Ok(faults)
}

/// What a folder holds, sorted by name.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let told = |error| format!("{}: {error}", folder.display());
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .map_err(told)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()
        .map_err(told)?;
    paths.sort();
    Ok(paths)
}

/// A file's path from the root of the repository, and its text.
fn read(path: &Path) -> Result<(String, String), String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok((format!("crates/content/{}", path.display()), text))
}
