//! A whole HTML document: head, inlined style sheets, body; and a policy under which nothing inline may run.

use super::{At, Kind, Needs, Page, body, embed, manifest, theme};
use crate::figure;
use base64::{Engine, engine::general_purpose::STANDARD};
use content::Chapter;
use hydration_context::SsrSharedContext;
use leptos::prelude::*;
use model::figure::Name;
use sha2::{Digest, Sha256};
use std::sync::Arc;
use words::{Lang, words};

/// Names of the built files, below the site's root.
pub struct Assets {
    /// The programs.
    pub programs: Programs,
    /// The math font.
    pub math_font: String,
    /// Starts the program of the flashcards where they stand in a chapter.
    pub later: String,
    /// What an embed page says to the page around it, and hears from it.
    pub frame: String,
    /// The icon.
    pub icon: String,
    /// The icon where it is a picture on a phone's first screen.
    pub touch_icon: String,
    /// The site's whole address with a slash at its end, if the builder was told.
    pub site: Option<String>,
    /// Pictures for other sites to show beside a link, by the language and the chapter that they are of.
    pub social: Vec<(Lang, Chapter, String)>,
}

/// The programs of the site: each page loads the smallest that knows its figures.
pub struct Programs {
    /// That of the course.
    pub course: Program,
    /// That of layouts, banks and tiles.
    pub figures: Program,
    /// That of DRAM and time.
    pub dram: Program,
    /// That of the flashcards.
    pub cards: Program,
    /// That of the drills.
    pub drill: Program,
    /// That of the lab, which knows every figure.
    pub lab: Program,
}

/// Names of a program's files.
pub struct Program {
    /// Starts the islands.
    pub boot: String,
    /// The module that `boot` imports.
    pub module: String,
    /// The program itself.
    pub wasm: String,
}

pub(super) const FIGURE_STYLE: &str = include_str!("../../style/figure.css");
pub(super) const PAGE_STYLE: &str = include_str!("../../style/page.css");

/// The first sixteen hexadecimal digits of a file's SHA-256, for its name.
pub fn hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// The text of a page's body; `foot` has what only the site in one file says below it.
pub(super) fn inside(page: Page, site: Option<&str>, foot: &[&'static str]) -> String {
    let owner = Owner::new_root(Some(Arc::new(SsrSharedContext::new_islands())));
    owner.with(|| body::body(page, site, foot).to_html())
}

/// The page as a file.
pub fn document(page: Page, assets: &Assets) -> String {
    let body = inside(page, assets.site.as_deref(), &[]);
    let root = page.root();
    let program = match page.needs() {
        Needs::Course => &assets.programs.course,
        Needs::Figures => &assets.programs.figures,
        Needs::Dram => &assets.programs.dram,
        Needs::Cards => &assets.programs.cards,
        Needs::Drill => &assets.programs.drill,
        Needs::Lab => &assets.programs.lab,
    };
    let (title, description) = names(page);
    let figure_style = squeezed(FIGURE_STYLE);
    let font = format!(
        "@font-face{{font-family:\"Coalescope Math\";src:url({root}{}) format(\"woff2\");font-display:swap}}",
        assets.math_font
    );
    let (themes, frame) = if page.kind.is_embed() {
        // It sets the theme, so nothing is painted before it has run.
        (
            theme::themes(FIGURE_STYLE),
            format!(
                "<script src=\"{root}{}\"></script>
",
                assets.frame
            ),
        )
    } else {
        (String::new(), String::new())
    };
    let page_style = format!("{font}{}{themes}", squeezed(PAGE_STYLE));
    let policy = policy(&[&figure_style, &page_style], page.kind == Kind::Gallery);
    let alternates: String = Lang::ALL
        .iter()
        .map(|lang| {
            let there = page.in_language(*lang);
            format!("<link rel=\"alternate\" hreflang=\"{}\" href=\"{root}{}\">", lang.tag(), there.folder())
        })
        .collect();
    format!(
        "<!doctype html>\n\
         <html lang=\"{lang}\" data-root=\"{root}\" data-later=\"{later}\"{frame_attributes}>\n\
         <head>\n\
         <meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n\
         <meta name=\"description\" content=\"{description}\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         {social}\
         {frame}\
         {installed}\
         {alternates}\n\
         <style id=\"figure-style\">{figure_style}</style>\n\
         <style>{page_style}</style>\n\
         <link rel=\"modulepreload\" href=\"{root}{module}\">\n\
         <link rel=\"preload\" href=\"{root}{wasm}\" as=\"fetch\" type=\"application/wasm\" crossorigin>\n\
         <script type=\"module\" src=\"{root}{boot}\"></script>\n\
         </head>\n\
         <body{path}>{body}</body>\n\
         </html>\n",
        lang = page.lang.tag(),
        frame_attributes = embed::attributes(page),
        path = path(page),
        title = escaped(&title),
        description = escaped(description),
        social = social(page, assets, &title, description),
        installed = manifest::tags(page, assets),
        later = assets.later,
        module = program.module,
        wasm = program.wasm,
        boot = program.boot,
    )
}

/// What other sites show of a link. Addresses are whole if the builder said where the site is.
fn social(page: Page, assets: &Assets, title: &str, description: &str) -> String {
    let chapter = match page.kind {
        Kind::Chapter(chapter) => chapter,
        Kind::EmbedCards(Some(chapter)) => chapter,
        Kind::Home
        | Kind::Cards
        | Kind::Drill
        | Kind::Lab
        | Kind::Gallery
        | Kind::Glossary
        | Kind::Notes
        | Kind::Embed(_)
        | Kind::EmbedCards(None) => Chapter::Coalescing,
    };
    let mut out = String::new();
    let mut put = |name: &str, content: &str| {
        out.push_str(&format!("<meta property=\"og:{name}\" content=\"{}\">\n", escaped(content)));
    };
    put("site_name", "Coalescope");
    put("type", if matches!(page.kind, Kind::Chapter(_)) { "article" } else { "website" });
    put("title", title);
    put("description", description);
    put("locale", &page.lang.tag().replace('-', "_"));
    let root = assets.site.clone().unwrap_or_else(|| page.root().to_owned());
    if let Some((_, _, picture)) = assets.social.iter().find(|(lang, of, _)| (*lang, *of) == (page.lang, chapter)) {
        put("image", &format!("{root}{picture}"));
        put("image:width", "1200");
        put("image:height", "630");
    }
    if let Some(site) = &assets.site {
        // What a version's page shows, the site's own shows as it is now.
        let newest = match page.at {
            At::Version => Page { at: At::Language, ..page },
            At::Root | At::Language => page,
        };
        let address = format!("{site}{}", newest.folder());
        put("url", &address);
        out.push_str(&format!("<link rel=\"canonical\" href=\"{}\">\n", escaped(&address)));
    }
    out
}

/// The path of a chapter of the course, by which the reader's place is remembered.
pub(super) fn path(page: Page) -> String {
    match page.kind {
        Kind::Chapter(chapter) if Chapter::COURSE.contains(&chapter) => format!(" data-path=\"{}\"", page.path()),
        Kind::Chapter(_)
        | Kind::Home
        | Kind::Cards
        | Kind::Drill
        | Kind::Lab
        | Kind::Gallery
        | Kind::Glossary
        | Kind::Notes
        | Kind::Embed(_)
        | Kind::EmbedCards(_) => String::new(),
    }
}

pub(super) fn names(page: Page) -> (String, &'static str) {
    let words = words(page.lang);
    match page.kind {
        Kind::Home => (format!("Coalescope · {}", words.page().home_title), words.page().tagline),
        Kind::Chapter(chapter) => {
            let lesson = content::lesson(chapter, page.lang);
            (format!("{} · Coalescope", lesson.title), lesson.description)
        }
        Kind::Cards | Kind::EmbedCards(None) => {
            (format!("{} · Coalescope", words.cards().title), words.cards().description)
        }
        Kind::EmbedCards(Some(chapter)) => {
            let lesson = content::lesson(chapter, page.lang);
            (format!("{}: {} · Coalescope", words.cards().title, lesson.title), words.cards().description)
        }
        Kind::Drill => (format!("{} · Coalescope", words.drill().title), words.drill().description),
        Kind::Lab => (format!("{} · Coalescope", words.page().lab_title), words.page().lab_lede),
        Kind::Glossary => (format!("{} · Coalescope", words.page().glossary_title), words.page().glossary_lede),
        Kind::Gallery => (format!("{} · Coalescope", words.page().gallery_title), words.page().gallery_lede),
        Kind::Notes => {
            let words = &words.notes().protocol;
            (format!("{} · Coalescope", words.title), words.lede)
        }
        Kind::Embed(name) => {
            let panel = figure::any(name.unwrap_or(Name::Coalescing), "").0.panel(page.lang);
            (format!("{} · Coalescope", panel.title), words.page().tagline)
        }
    }
}

/// Everything from this site and nothing inline but these style sheets; a frame only where one is previewed.
pub(super) fn policy(styles: &[&str], previews: bool) -> String {
    let hashes: String = styles.iter().map(|style| format!(" {}", source(style))).collect();
    format!(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src{hashes}; img-src 'self' data: blob:; \
         font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
         base-uri 'none'; form-action 'none'{}",
        if previews { "; frame-src 'self'" } else { "" },
    )
}

/// How a policy names a text that may stand inline.
pub(super) fn source(text: &str) -> String {
    format!("'sha256-{}'", STANDARD.encode(Sha256::digest(text)))
}

/// A style sheet without comments and line breaks. The sheets hold no strings with braces or comment signs in them.
pub(super) fn squeezed(css: &str) -> String {
    let mut rest = css;
    let mut kept = String::new();
    while let Some((before, after)) = rest.split_once("/*") {
        kept.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    kept.push_str(rest);
    let lines: Vec<&str> = kept.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    lines.join("\n")
}

pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}
