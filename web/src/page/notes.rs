//! What a page and a frame of this site say to each other, for those who write the page.

use super::{Kind, Page, chooser, sample};
use diagram::html::{coded, escaped};
use leptos::prelude::*;
use words::{Lang, notes::TableWords, words};

const ATTRIBUTES: [[&str; 2]; 10] = [
    ["`fig`", "`banks`"],
    ["`chapter`", "`banks`"],
    ["`stride`, …", "`33`"],
    ["`query`", "`stride=33&width=8`"],
    ["`lang`", "`en`, `hi-Latn`"],
    ["`theme`", "`auto`, `light`, `dark`, `transparent`"],
    ["`title`", "`Banks`"],
    ["`width`", "`100%`"],
    ["`loading`", "`lazy`, `eager`"],
    ["`sandbox`", "`allow-scripts`"],
];

const ADDRESSES: [[&str; 1]; 7] = [
    ["`LANG/embed/NAME/?v=1&…`"],
    ["`LANG/embed/?fig=NAME&…`"],
    ["`LANG/embed/NAME/picture.svg`"],
    ["`LANG/embed/cards/`"],
    ["`LANG/embed/cards/CHAPTER/`"],
    ["`coalescope.js`"],
    [concat!("`at/", env!("CARGO_PKG_VERSION"), "/`")],
];

const TOLD: [[&str; 2]; 5] = [
    ["`ready`", "`fig` / `cards`, `lang`, `query`, `title`"],
    ["`height`", "`height`"],
    ["`changed`", "`query`"],
    ["`error`", "`messages`"],
    ["`lti.frameResize`", "`subject`, `height`"],
];

const HEARD: [[&str; 2]; 3] = [["`set-language`", "`lang`"], ["`set-theme`", "`theme`"], ["`set-state`", "`query`"]];

const EVENTS: [[&str; 2]; 3] = [
    ["`coalescope-ready`", "`fig` / `cards`, `lang`, `query`, `title`"],
    ["`coalescope-changed`", "`query`"],
    ["`coalescope-error`", "`messages`"],
];

const RIGHTS: [[&str; 1]; 4] =
    [["`allow-scripts`"], ["`allow-same-origin`"], ["`allow-popups`"], ["`allow-downloads`"]];

const POLICY: [[&str; 1]; 4] = [["`script-src`"], ["`frame-src`"], ["`img-src`"], ["`connect-src`"]];

/// A page that listens to a frame and sets it, without the elements.
const EXAMPLE: &str = include_str!("../../static/listening.html");

/// Cells of notebooks that count and draw without a frame.
const CELLS: [(&str, &str); 3] = [
    ("js", include_str!("../../../crates/bindings/examples/observable.js")),
    ("python", include_str!("../../../crates/bindings/examples/jupyter_counts.py")),
    ("python", include_str!("../../../crates/bindings/examples/jupyter_picture.py")),
];

/// The page.
pub(super) fn notes(page: Page, site: Option<&str>) -> impl IntoView {
    let (lang, notes) = (page.lang, words(page.lang).notes());
    let words = &notes.protocol;
    let gallery = Page { kind: Kind::Gallery, ..page };
    let back = format!("{}{}#{}", page.root(), gallery.folder(), chooser::ID);
    let cells = CELLS.into_iter().zip(words.notebooks_told).map(|((language, code), told)| {
        view! {
            <p inner_html=coded(told)></p>
            <div inner_html=cell(language, code, site, lang)></div>
        }
    });
    view! {
        <h1>{words.title}</h1>
        <p class="lede">{words.lede}</p>
        <p class="see-it">
            <a href=back>{notes.chooser.title}</a>
        </p>
        {table("elements", &words.attributes, ATTRIBUTES)}
        {table("addresses", &words.addresses, ADDRESSES)}
        {table("told", &words.told, TOLD)}
        {table("heard", &words.heard, HEARD)}
        <h2 id="example">{words.example}</h2>
        <p>{words.example_told}</p>
        <div inner_html=cell("html", EXAMPLE, site, lang)></div>
        {table("events", &words.events, EVENTS)}
        {section("sizes", words.sizes, words.sizes_told)}
        {table("sandbox", &words.rights, RIGHTS)}
        {table("policy", &words.policy, POLICY)}
        {section("without-scripts", words.without, words.without_told)}
        <h2 id="notebooks">{words.notebooks}</h2>
        {cells.collect::<Vec<_>>()}
        {section("promises", words.promises, words.promises_told)}
    }
}

/// A piece of code with the site's address in it, and the button that copies it. An address that the host does not know
/// is written by `reading.js`.
fn cell(language: &str, code: &str, site: Option<&str>, lang: Lang) -> String {
    let code = escaped(code.trim_end());
    let code = match site {
        Some(site) => format!("<code>{}</code>", code.replace(chooser::NO_SITE, site)),
        None => format!("<code data-no-site=\"{}\">{code}</code>", chooser::NO_SITE),
    };
    sample::with_tools(&format!("<pre class=\"code {language}\" tabindex=\"0\">{code}</pre>"), lang)
}

fn section(id: &'static str, title: &'static str, told: &'static str) -> impl IntoView {
    view! {
        <h2 id=id>{title}</h2>
        <p inner_html=coded(told)></p>
    }
}

/// A table: its last column is words, those before it are code.
fn table<const CODE: usize, const COLUMNS: usize, const ROWS: usize>(
    id: &'static str,
    words: &'static TableWords<COLUMNS, ROWS>,
    code: [[&'static str; CODE]; ROWS],
) -> AnyView {
    let heads = words.heads.map(|head| view! { <th scope="col">{head}</th> });
    let rows: Vec<_> = code
        .into_iter()
        .zip(words.rows)
        .map(|(code, told)| {
            let cells = code.into_iter().chain([told]).map(|cell| view! { <td inner_html=coded(cell)></td> });
            view! { <tr>{cells.collect::<Vec<_>>()}</tr> }
        })
        .collect();
    view! {
        <h2 id=id>{words.title}</h2>
        <p inner_html=coded(words.lede)></p>
        <div class="scroll" tabindex="0" role="region" aria-labelledby=id>
            <table class="protocol">
                <thead>
                    <tr>{Vec::from(heads)}</tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
    .into_any()
}
