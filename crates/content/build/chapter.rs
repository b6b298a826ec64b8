//! A chapter's folder: one file a language, and `pair.toml`.

use std::path::Path;

use markup::pair::{self, Half};
use markup::{Diagnostic, Lesson, Page, Spelling, lesson};

use crate::{read, state};

/// What stands in one folder of `lessons`.
pub struct Chapter {
    /// The folder's name, which is the chapter's in URLs.
    pub slug: String,
    /// In English.
    pub en: Side,
    /// In Hinglish.
    pub hi_latn: Side,
}

/// One language of a chapter.
pub struct Side {
    file: String,
    text: String,
    /// What was read.
    pub lesson: Lesson,
    faults: Vec<Diagnostic>,
}

impl Chapter {
    /// Reads a folder; the error is a file that cannot be read.
    pub fn read(folder: &Path) -> Result<Chapter, String> {
        let slug = folder.file_name().map(|name| name.to_string_lossy().into_owned());
        let chapter = Chapter {
            slug: slug.unwrap_or_default(),
            en: Side::read(&folder.join("en.md"), Spelling::Any)?,
            hi_latn: Side::read(&folder.join("hi-Latn.md"), Spelling::Hinglish)?,
        };
        chapter.warn_of_stale_pair(&folder.join("pair.toml"));
        Ok(chapter)
    }

    /// The faults of both languages, and where their structures differ.
    pub fn faults(&self) -> Vec<Diagnostic> {
        let own = [&self.en, &self.hi_latn].into_iter().flat_map(|side| side.faults.clone());
        own.chain(pair::compare(self.en.half(), self.hi_latn.half())).collect()
    }

    /// Only a warning, so that a text can be looked at while it is written; a
    /// test of this crate fails.
    fn warn_of_stale_pair(&self, path: &Path) {
        let faults = match read(path) {
            Ok((file, text)) => {
                let page = Page { file: &file, text: &text };
                pair::check(page, &self.slug, &self.en.text, &self.hi_latn.text)
                    .iter()
                    .map(Diagnostic::headline)
                    .collect()
            }
            Err(message) => vec![format!("{message}: run `cargo xtask confirm-pair {}`", self.slug)],
        };
        for fault in faults {
            println!("cargo::warning={fault}");
        }
    }
}

impl Side {
    fn read(path: &Path, spelling: Spelling) -> Result<Side, String> {
        let (file, text) = read(path)?;
        let (lesson, faults) = lesson(Page { file: &file, text: &text }, spelling, &state::check);
        Ok(Side { file, text, lesson, faults })
    }

    fn page(&self) -> Page<'_> {
        Page { file: &self.file, text: &self.text }
    }

    fn half(&self) -> Half<'_> {
        Half { page: self.page(), lesson: &self.lesson }
    }
}

/// Questions whose id two chapters share.
pub fn repeated_questions(chapters: &[Chapter]) -> Vec<Diagnostic> {
    let lessons: Vec<(Page, &Lesson)> =
        chapters.iter().map(|chapter| (chapter.en.page(), &chapter.en.lesson)).collect();
    markup::repeated_questions(&lessons)
}
