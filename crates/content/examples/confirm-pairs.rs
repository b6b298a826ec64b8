//! Notes in every chapter's `pair.toml` that its two texts, as they are, say the same.

use std::path::Path;
use std::{fs, io};

use content::Chapter;
use markup::pair;

fn main() -> io::Result<()> {
    let lessons = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons");
    for chapter in Chapter::ALL {
        let folder = lessons.join(chapter.slug());
        let en = fs::read_to_string(folder.join("en.md"))?;
        let hi_latn = fs::read_to_string(folder.join("hi-Latn.md"))?;
        fs::write(folder.join("pair.toml"), pair::confirm(&en, &hi_latn))?;
        println!("confirmed {}", chapter.slug());
    }
    Ok(())
}
