//! `cargo xtask publish FOLDER`: copies the site in `dist/` to where it is published from: a checkout of a pages branch,
//! or the folder that a web server shows.
//!
//! Absent on purpose: deleting. Pages elsewhere and in readers' tabs still ask for what earlier versions had.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::site;

/// Where the pages of each version lie; they are published once and never change.
const FROZEN: &str = "at";

/// Copies it.
pub fn run(folder: &Path) -> Result<()> {
    site::must_be_built()?;
    let Done { written, kept } = publish(Path::new(site::DIST), folder)?;
    println!("{written} files written to {}, {kept} were there already", folder.display());
    Ok(())
}

/// How many files were new or changed, and how many were as they should be.
#[derive(Debug, PartialEq, Eq)]
struct Done {
    written: usize,
    kept: usize,
}

/// Copies one folder into another; writes nothing if a page of a published version would change.
fn publish(dist: &Path, folder: &Path) -> Result<Done> {
    if !folder.is_dir() {
        bail!("{} is no folder", folder.display());
    }
    if folder.canonicalize()?.starts_with(dist.canonicalize()?) {
        bail!("{} is the built site itself", folder.display());
    }
    let (mut new, mut kept, mut frozen) = (Vec::new(), 0, Vec::new());
    for path in files(dist, Path::new(""))? {
        let there = folder.join(&path);
        if !there.is_file() {
            new.push(path);
        } else if is_same(&dist.join(&path), &there)? {
            kept += 1;
        } else if path.starts_with(FROZEN) {
            frozen.push(path);
        } else {
            new.push(path);
        }
    }
    if let Some(first) = frozen.first() {
        let rest = frozen.len() - 1;
        bail!(
            "{} (and {rest} more) is published and would change, but notes rely on it: raise the version in Cargo.toml \
             first. Nothing was written",
            first.display()
        );
    }
    for path in &new {
        let there = folder.join(path);
        let parent = there.parent().unwrap_or(folder);
        fs::create_dir_all(parent).with_context(|| format!("cannot make {}", parent.display()))?;
        fs::copy(dist.join(path), &there).with_context(|| format!("cannot write {}", there.display()))?;
    }
    Ok(Done { written: new.len(), kept })
}

fn is_same(one: &Path, other: &Path) -> Result<bool> {
    let read = |path: &Path| fs::read(path).with_context(|| format!("cannot read {}", path.display()));
    Ok(read(one)? == read(other)?)
}

/// Every file below a folder, as a path from it, in order.
fn files(root: &Path, below: &Path) -> Result<Vec<PathBuf>> {
    let mut entries: Vec<_> = fs::read_dir(root.join(below))?.collect::<Result<_, _>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    let mut found = Vec::new();
    for entry in entries {
        let path = below.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            found.extend(files(root, &path)?);
        } else {
            found.push(path);
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{env, process};

    /// A built site and a folder it is published to, both gone at the end.
    struct Place(PathBuf);

    impl Place {
        fn new(name: &str) -> Place {
            let place = Place(env::temp_dir().join(format!("coalescope-publish-{}-{name}", process::id())));
            for folder in ["dist", "there"] {
                fs::create_dir_all(place.0.join(folder)).unwrap();
            }
            place
        }

        fn put(&self, path: &str, text: &str) {
            let path = self.0.join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }

        fn text(&self, path: &str) -> String {
            fs::read_to_string(self.0.join(path)).unwrap()
        }

        fn publish(&self) -> Result<Done, String> {
            publish(&self.0.join("dist"), &self.0.join("there")).map_err(|error| error.to_string())
        }
    }

    impl Drop for Place {
        fn drop(&mut self) {
            fs::remove_dir_all(&self.0).unwrap();
        }
    }

    #[test]
    fn the_site_is_copied_and_what_others_put_there_stays() {
        let place = Place::new("copied");
        place.put("dist/index.html", "new");
        place.put("dist/en/banks/index.html", "banks");
        place.put("dist/web-2.js", "2");
        for (foreign, text) in
            [("CNAME", "example.org"), (".git/HEAD", "main"), ("web-1.js", "1"), ("index.html", "old")]
        {
            place.put(&format!("there/{foreign}"), text);
        }
        assert_eq!(place.publish(), Ok(Done { written: 3, kept: 0 }));
        let expected = [("index.html", "new"), ("en/banks/index.html", "banks"), ("web-2.js", "2")];
        let foreign = [("CNAME", "example.org"), (".git/HEAD", "main"), ("web-1.js", "1")];
        for (path, text) in expected.into_iter().chain(foreign) {
            assert_eq!(place.text(&format!("there/{path}")), text, "{path}");
        }
        assert_eq!(place.publish(), Ok(Done { written: 0, kept: 3 }));
    }

    #[test]
    fn a_published_version_never_changes_and_then_nothing_does() {
        let place = Place::new("frozen");
        place.put("dist/at/0.1.0/en/embed/banks/index.html", "banks");
        place.publish().unwrap();
        place.put("dist/at/0.1.0/en/embed/banks/index.html", "other banks");
        place.put("dist/index.html", "new");
        let refusal = place.publish().unwrap_err();
        assert!(refusal.starts_with("at/0.1.0/en/embed/banks/index.html"), "{refusal}");
        assert!(refusal.contains("raise the version"), "{refusal}");
        assert_eq!(place.text("there/at/0.1.0/en/embed/banks/index.html"), "banks");
        assert!(!place.0.join("there/index.html").exists());
    }

    #[test]
    fn another_version_stands_beside_the_first() {
        let place = Place::new("beside");
        place.put("there/at/0.1.0/coalescope.js", "first");
        place.put("dist/at/0.2.0/coalescope.js", "second");
        assert_eq!(place.publish(), Ok(Done { written: 1, kept: 0 }));
        assert_eq!(place.text("there/at/0.1.0/coalescope.js"), "first");
        assert_eq!(place.text("there/at/0.2.0/coalescope.js"), "second");
    }

    #[test]
    fn a_folder_that_cannot_be_meant_is_refused() {
        let place = Place::new("refused");
        place.put("dist/index.html", "new");
        let dist = place.0.join("dist");
        assert!(publish(&dist, &dist).is_err());
        assert!(publish(&dist, &place.0.join("nowhere")).is_err());
    }
}
