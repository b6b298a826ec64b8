//! Writes the picture of each figure's first state beside the page that shows it: what is seen where no script runs.

use diagram::{
    file::{self, Look},
    scene::Format,
    sheet::Theme,
};
use std::{fs, io, path::Path};
use web::page::{Kind, Page};

const SHEET: &str = include_str!("../../../style/figure.css");

/// Writes them all. `site` is the whole address of the site, with a slash at its end, if that is known.
pub fn write(folder: &Path, pages: &[Page], site: Option<&str>) -> io::Result<()> {
    for page in pages {
        if let Kind::Embed(Some(figure)) = page.kind {
            let look = Look {
                lang: page.lang,
                format: Format::Wide,
                theme: Theme::Auto,
                sheet: SHEET,
                site: site.unwrap_or_default(),
            };
            let picture = file::file(figure, figure.opening(), &look);
            fs::write(folder.join(page.folder()).join("picture.svg"), picture.svg)?;
        }
    }
    Ok(())
}
