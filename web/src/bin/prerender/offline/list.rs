//! The list of what a service worker may keep: each page with its hash and the files that it needs, and their sizes.
//!
//! What a page needs is read off what it names, as a browser does; so the list cannot forget a file.

use miniz_oxide::deflate::compress_to_vec;
use serde_json::{Value, json};
use std::{collections::BTreeSet, fs, io, path::Path};
use web::page::{At, Page, hash};

/// What a page may load, by the ends of the names.
const KINDS: [&str; 4] = [".js", ".wasm", ".woff2", ".svg"];

/// Readers are told the size of downloads by gzip at its usual level, which is the least that hosts compress with.
const LEVEL: u8 = 6;

/// The pages and the files, each with its name first.
pub fn kept(folder: &Path, pages: &[Page], later: &str) -> io::Result<(Value, Value)> {
    let files = read(folder)?;
    let (mut listed, mut used) = (Vec::new(), BTreeSet::new());
    // A version's own pages are for frames in other people's notes, which bring no worker.
    for page in pages.iter().filter(|page| page.at != At::Version) {
        let html = fs::read_to_string(folder.join(page.folder()).join("index.html"))?;
        let (needs, late) = needed(&html, later, &files);
        used.extend(needs.iter().chain(&late).copied());
        let (hash, bytes) = (hash(html.as_bytes()), download_bytes(html.as_bytes()));
        listed.push(json!([page.folder(), { "hash": hash, "bytes": bytes, "needs": needs, "late": late }]));
    }
    let used = files.iter().filter(|file| used.contains(file.name.as_str()));
    Ok((json!(listed), used.map(|file| json!([file.name, download_bytes(&file.content)])).collect()))
}

struct File {
    name: String,
    content: Vec<u8>,
}

/// Whether a file is of a kind that pages load, and has its hash in its name: another may change, and kept it would stay.
fn may_be_kept(name: &str) -> bool {
    let hash = name.rsplit_once('-').and_then(|(_, end)| end.get(..16)).unwrap_or_default();
    let is_hashed = !hash.is_empty() && hash.bytes().all(|digit| digit.is_ascii_hexdigit());
    is_hashed && KINDS.iter().any(|kind| name.ends_with(kind))
}

/// The files at the site's root that a page may load.
fn read(folder: &Path) -> io::Result<Vec<File>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if may_be_kept(&name) {
            files.push(File { content: fs::read(entry.path())?, name });
        }
    }
    files.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(files)
}

/// The files of a page, and those that it fetches late, if something in it waits for `later`.
fn needed<'a>(html: &str, later: &str, files: &'a [File]) -> (BTreeSet<&'a str>, BTreeSet<&'a str>) {
    let (head, body) = html.split_once("<body").unwrap_or((html, ""));
    let (mut needs, mut late) = (BTreeSet::new(), BTreeSet::new());
    named(&head.replace(later, ""), files, &mut needs);
    if body.contains(" data-later") {
        named(later, files, &mut late);
    }
    let late = late.difference(&needs).copied().collect();
    (needs, late)
}

/// Adds the files that a text names, and those that these name in turn.
fn named<'a>(text: &str, files: &'a [File], found: &mut BTreeSet<&'a str>) {
    for file in files.iter().filter(|file| text.contains(&file.name)) {
        if found.insert(&file.name) && file.name.ends_with(".js") {
            named(&String::from_utf8_lossy(&file.content), files, found);
        }
    }
}

fn download_bytes(content: &[u8]) -> usize {
    compress_to_vec(content, LEVEL).len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_has_its_hash_in_its_name_is_kept_for_ever() {
        assert!(may_be_kept("web-221219ad857ff7c6_bg.wasm"));
        assert!(may_be_kept("boot-web-221219ad857ff7c6.js"));
        assert!(!may_be_kept("sw.js"));
        assert!(!may_be_kept("math-font-LICENSE.js"));
        assert!(!may_be_kept("en-banks-221219ad857ff7c6.png"));
    }

    #[test]
    fn a_page_needs_what_it_names_and_what_that_names() {
        let file = |name: &str, content: &str| File { name: name.to_owned(), content: content.into() };
        let files = [
            file("boot-1.js", "import './web-1.js'"),
            file("cards-1.js", ""),
            file("later-1.js", "import './cards-1.js'; import './web-1.js'"),
            file("math-1.woff2", ""),
            file("web-1.js", "// 'boot-1.js' starts it"),
        ];
        let head = "<html data-later=\"later-1.js\"><script src=\"../boot-1.js\">url(math-1.woff2)";
        let check = |body: &str, late: &[&str]| {
            let (needs, found) = needed(&format!("{head}<body{body}"), "later-1.js", &files);
            assert_eq!(Vec::from_iter(needs), ["boot-1.js", "math-1.woff2", "web-1.js"]);
            assert_eq!(Vec::from_iter(found), late);
        };
        check("><p>No cards</p>", &[]);
        check("><div data-later><p>Cards</p></div>", &["cards-1.js", "later-1.js"]);
    }
}
