//! Writes what a host is to send with the files, in the form that Netlify, Cloudflare and others read: `_headers`.
//!
//! Absent on purpose: a `frame-ancestors`, even one that names every host. Browsers take it to bar frames inside
//! sandboxed ones and on pages from a disk, where notes are read, too. The pages' policy stands in the pages.

use std::{fs, io, path::Path};

/// With every file. A sandboxed frame has no origin, so even our own files are foreign to it.
const ALWAYS: &str = "/*\n  Access-Control-Allow-Origin: *\n  X-Content-Type-Options: nosniff\n";

/// With what keeps its name and changes: browsers ask whether theirs is still the newest.
const ASK: &str = "  Cache-Control: no-cache\n";

/// With what has a hash in its name: another content would have another name.
const KEEP: &str = "  Cache-Control: public, max-age=31536000, immutable\n";

/// Folders and files whose names stay.
const NAMED: [&str; 9] =
    ["/", "/index.html", "/en/*", "/hi-Latn/*", "/at/*", "/bindings/*", "/hardware/*", "/coalescope.js", "/sw.js"];

/// Kinds of files that pages are made of. The pictures for other sites need no rule, and rules are limited to 100.
const KEPT: [&str; 4] = [".js", ".wasm", ".woff2", ".svg"];

/// Writes the file, once all others are there; and one that has GitHub serve the files as they are.
pub fn write(folder: &Path) -> io::Result<()> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        names.extend(entry?.file_name().into_string());
    }
    names.sort_unstable();
    fs::write(folder.join("_headers"), headers(&names))?;
    fs::write(folder.join(".nojekyll"), "")
}

/// No two rules that match a path set the same header: hosts would join the values.
fn headers(names: &[String]) -> String {
    let mut text = ALWAYS.to_owned();
    for path in NAMED {
        text.push_str(&format!("{path}\n{ASK}"));
    }
    for name in names.iter().filter(|name| has_hash(name) && KEPT.iter().any(|kind| name.ends_with(kind))) {
        text.push_str(&format!("/{name}\n{KEEP}"));
        if name.ends_with(".wasm") {
            text.push_str("  Content-Type: application/wasm\n");
        }
    }
    text
}

/// Whether a name has a hash of sixteen hexadecimal digits behind its last hyphen.
fn has_hash(name: &str) -> bool {
    let behind = name.rsplit('-').next().unwrap_or_default();
    let digits = behind.split(['.', '_']).next().unwrap_or_default();
    digits.len() == 16 && digits.bytes().all(|digit| digit.is_ascii_hexdigit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_a_hash_is_kept_for_good_and_the_rest_is_asked_for() {
        let names = ["boot-lab-11d02a0a456630cd.js", "en", "lab-609f2a1fca1608de_bg.wasm", "sitemap.xml"];
        let text = headers(&names.map(str::to_owned));
        let rule = |path: &str| {
            text.split_once(&format!("\n{path}\n")).map(|(_, after)| after.lines().next().unwrap_or_default())
        };
        assert_eq!(rule("/boot-lab-11d02a0a456630cd.js"), Some(KEEP.trim_end()));
        assert_eq!(rule("/lab-609f2a1fca1608de_bg.wasm"), Some(KEEP.trim_end()));
        assert_eq!(rule("/en/*"), Some(ASK.trim_end()));
        assert_eq!(rule("/sitemap.xml"), None);
        assert!(text.ends_with("immutable\n  Content-Type: application/wasm\n"), "{text}");
    }

    #[test]
    fn a_hash_is_told_from_a_word() {
        assert!(has_hash("math-5ec9b69fe894f995.woff2") && has_hash("cards-22a071f1f240b6f6_bg.wasm"));
        for plain in ["math-font-LICENSE.txt", "coalescope.js", "index.html", "deadbeefdeadbee.js"] {
            assert!(!has_hash(plain), "{plain}");
        }
    }
}
