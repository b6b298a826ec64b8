//! Which files a page needs before it answers.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Component, Path, PathBuf};

use anyhow::{Context, Result};

/// The page, and the scripts, modules and style sheets it names, and those that they name.
pub fn files(page: &Path) -> Result<BTreeSet<PathBuf>> {
    let html = fs::read_to_string(page)?;
    let mut found = BTreeSet::from([page.to_owned()]);
    for name in named_by_html(&html) {
        add(page, &name, &mut found)?;
    }
    Ok(found)
}

/// Adds what a file calls by this name. What is not there is no file, but some other text.
fn add(from: &Path, name: &str, found: &mut BTreeSet<PathBuf>) -> Result<()> {
    let Some(file) = resolved(from, name) else {
        return Ok(());
    };
    // The service worker is registered when the page answers already.
    let counts = file.file_name().is_some_and(|name| name != "sw.js") && file.is_file();
    if !counts || !found.insert(file.clone()) || file.extension().is_some_and(|kind| kind != "js") {
        return Ok(());
    }
    let script = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
    for name in named_by_script(&script) {
        add(&file, name, found)?;
    }
    Ok(())
}

/// Names in the tags that load something before the page answers, and in scripts written into the page.
fn named_by_html(html: &str) -> Vec<String> {
    let mut names = Vec::new();
    for (start, _) in html.match_indices('<') {
        let rest = &html[start + 1..];
        let (tag, after) = rest.split_once('>').unwrap_or((rest, ""));
        if tag.starts_with("script") {
            names.extend(attribute(tag, "src"));
            let inline = after.split("</script").next().unwrap_or_default();
            let is_code = attribute(tag, "type").is_none_or(|kind| !kind.contains("json"));
            if is_code {
                names.extend(named_by_script(inline).map(str::to_owned));
            }
        } else if tag.starts_with("link") {
            let relation = attribute(tag, "rel").unwrap_or_default();
            let kind = attribute(tag, "as").unwrap_or_default();
            let loads = match relation.as_str() {
                "stylesheet" | "modulepreload" => true,
                "preload" => kind != "font" && kind != "image",
                _ => false,
            };
            if loads {
                names.extend(attribute(tag, "href"));
            }
        }
    }
    names
}

/// Each string in a script that may be the name of a file.
fn named_by_script(script: &str) -> impl Iterator<Item = &str> {
    let loaded = [".js", ".wasm", ".css"];
    script
        .split(['"', '\'', '`', '\n'])
        .filter(move |word| loaded.iter().any(|end| word.ends_with(end)))
        .filter(|word| !word.contains(char::is_whitespace))
}

fn attribute(tag: &str, name: &str) -> Option<String> {
    let (_, value) = tag.split_once(&format!(" {name}="))?;
    let value = match value.chars().next()? {
        quote @ ('"' | '\'') => value[1..].split(quote).next()?,
        _ => value.split_whitespace().next()?,
    };
    Some(value.to_owned())
}

/// `../web.js` as `dist/en/index.html` means it. Nothing for another host, and for paths from a root we don't know.
fn resolved(from: &Path, name: &str) -> Option<PathBuf> {
    let name = name.split(['?', '#']).next()?;
    if name.is_empty() || name.starts_with('/') || name.contains(':') {
        return None;
    }
    let mut path = from.parent()?.to_owned();
    for part in Path::new(name).components() {
        match part {
            Component::Normal(part) => path.push(part),
            Component::ParentDir => {
                path.pop();
            }
            Component::CurDir => {}
            Component::RootDir | Component::Prefix(_) => return None,
        }
    }
    Some(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_names_what_it_loads() {
        let html = r#"<link rel="stylesheet" href="../style.css"><link rel=icon href=icon.svg>
            <link rel=modulepreload href=../figure.js crossorigin>
            <link rel="preload" as="font" href="math.woff2"><link rel="preload" href="./web_bg.wasm" as="fetch">
            <script type="module" src="../boot.js"></script><a href="other.js">no</a>
            <script type="module">import init from './web.js'; init("web_bg.wasm")</script>
            <script type="application/json">["data.js"]</script>"#;
        assert_eq!(
            named_by_html(html),
            ["../style.css", "../figure.js", "./web_bg.wasm", "../boot.js", "./web.js", "web_bg.wasm"]
        );
    }

    #[test]
    fn names_are_relative_to_the_file_that_says_them() {
        let page = Path::new("dist/en/banks/index.html");
        let found = |name| resolved(page, name);
        assert_eq!(found("../../web.js?v=1"), Some("dist/web.js".into()));
        assert_eq!(found("./boot.js"), Some("dist/en/banks/boot.js".into()));
        assert_eq!(found("https://example.org/a.js"), None);
        assert_eq!(found("/a.js"), None);
    }
}
