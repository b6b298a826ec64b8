//! "In your notes": chooses a figure or a deck of cards, shows what it will show elsewhere, and writes the code.
//!
//! The host writes the code of the first figure for every kind of page, which is all that there is without scripts;
//! `static/notes.js` writes it anew for every choice.

use super::{
    Kind, Page, VERSION_FOLDER, embed,
    host::{DECK_RIGHTS, FIGURE_RIGHTS, Host, Pieces},
    sample,
};
use crate::figure;
use content::Chapter;
use diagram::html::{coded, escaped};
use leptos::prelude::*;
use model::{figure::Name, query};
use words::{Lang, words};

/// Where the section stands in the page.
pub(super) const ID: &str = "in-your-notes";

/// Stands for the site's address where nobody knows it yet.
pub(super) const NO_SITE: &str = "https://coalescope.example/";

/// The figure that stands there first.
const FIRST: Name = Name::Coalescing;

/// The section.
pub(super) fn chooser(page: Page, site: Option<&str>) -> impl IntoView {
    let words = &words(page.lang).notes().chooser;
    let there = Page { kind: Kind::Notes, ..page };
    view! {
        <section class="take" aria-labelledby=ID data-no-link=words.no_link>
            <h2 id=ID>{words.title}</h2>
            <p>{words.lede}</p>
            {choices(page.lang)}
            <div class="needs-script" role="group" aria-label=words.preview>
                <p class="told">{words.preview} ". " {words.turn}</p>
                <div class="preview"></div>
            </div>
            {kinds(page.lang)}
            <p class="told" data-frame-language hidden>{words.frame_language}</p>
            {site.is_none().then(|| view! { <p class="without-script">{words.no_address}</p> })}
            {codes(page.lang, site.unwrap_or(NO_SITE))}
            <p class="see-it">
                <a href=format!("{}{}", page.root(), there.folder())>{words.more}</a>
            </p>
        </section>
    }
}

/// The menus.
fn choices(lang: Lang) -> impl IntoView {
    let words = &words(lang).notes().chooser;
    let [auto, light, dark, transparent] = words.themes;
    let states: String = Name::ALL.map(|name| states(name, lang)).concat();
    view! {
        <div class="choices needs-script">
            <label>
                <span>{words.what}</span>
                <select name="what" autocomplete="off">
                    <optgroup label=words.figures>{Vec::from(Name::ALL.map(|name| figure_option(name, lang)))}</optgroup>
                    <optgroup label=words.decks>
                        {deck_option(None, lang)} {embed::with_cards().map(|one| deck_option(Some(one), lang)).collect::<Vec<_>>()}
                    </optgroup>
                </select>
            </label>
            <label>
                <span>{words.state}</span>
                <select name="state" autocomplete="off">
                    <option value="">{words.opening}</option>
                    <option value="turned" hidden disabled>{words.turned}</option>
                </select>
            </label>
            <template class="states" inner_html=states></template>
            <label>
                <span>{words.lang}</span>
                <select name="lang" autocomplete="off">
                    <option value="">{words.follow}</option>
                    {Vec::from(Lang::ALL.map(|one| view! { <option value=one.tag()>{one.name()}</option> }))}
                </select>
            </label>
            <label>
                <span>{words.theme}</span>
                <select name="theme" autocomplete="off">
                    <option value="">{auto}</option>
                    <option value="light">{light}</option>
                    <option value="dark">{dark}</option>
                    <option value="transparent">{transparent}</option>
                </select>
            </label>
            <label>
                <span>{words.version}</span>
                <select name="version" autocomplete="off">
                    <option value="">{words.newest}</option>
                    <option value=VERSION_FOLDER>{(words.pinned)(env!("CARGO_PKG_VERSION"))}</option>
                </select>
            </label>
            <label>
                <span>{words.link}</span>
                <input type="url" name="link" autocomplete="off" placeholder="https://…" aria-describedby="take-said" />
            </label>
            <p class="said" id="take-said" role="status"></p>
        </div>
    }
}

/// A figure in the menu, with its name in each language and the state in which it opens.
fn figure_option(name: Name, lang: Lang) -> impl IntoView {
    let title = |lang| figure::any(name, "").0.panel(lang).title;
    view! {
        <option
            value=name.slug()
            data-tag="coalescope-figure"
            data-opening=opening(name)
            data-rights=FIGURE_RIGHTS
            data-en=title(Lang::En)
            data-hi-latn=title(Lang::HiLatn)
        >
            {title(lang)}
        </option>
    }
}

/// A deck in the menu, likewise; it has one state.
fn deck_option(chapter: Option<Chapter>, lang: Lang) -> impl IntoView {
    let title = move |lang| {
        let words = &words(lang).notes().chooser;
        chapter
            .map_or_else(|| words.whole_deck.to_owned(), |chapter| (words.deck)(content::lesson(chapter, lang).title))
    };
    view! {
        <option
            value=chapter.map_or_else(|| "cards".to_owned(), |chapter| format!("cards/{}", chapter.slug()))
            data-tag="coalescope-cards"
            data-rights=DECK_RIGHTS
            data-en=title(Lang::En)
            data-hi-latn=title(Lang::HiLatn)
        >
            {title(lang)}
        </option>
    }
}

/// The examples of a figure that have a name, each with its state, as options.
fn states(name: Name, lang: Lang) -> String {
    let begin = opening(name);
    let chips = figure::any(name, &begin).0.panel(lang).chips;
    let named = chips.iter().filter_map(|chip| {
        let (mut subject, _) = figure::any(name, &begin);
        let state = subject.turn(chip.name, chip.value).then(|| own(&subject.address()))?;
        (state != begin).then_some((state, chip.label))
    });
    named
        .map(|(state, label)| {
            format!("<option value=\"{}\" data-fig=\"{}\">{}</option>", escaped(&state), name.slug(), escaped(label))
        })
        .collect()
}

/// The state in which a figure opens, as the part of its query that is its own.
fn opening(name: Name) -> String {
    own(&figure::any(name, name.opening()).0.address())
}

/// What of an address's query is the figure's own.
fn own(address: &str) -> String {
    let pairs = query::pairs(address);
    let own = pairs.iter().filter(|(name, _)| !query::PAGE_PARAMETERS.contains(&name.as_str()));
    query::query_from_pairs(own.map(|(name, value)| (name.as_str(), value.clone())))
}

/// The kinds of page, one of which is chosen.
fn kinds(lang: Lang) -> impl IntoView {
    let kinds = Host::ALL.map(|host| {
        view! {
            <label class="chip">
                <input type="radio" name="host" value=host.slug() checked=host == Host::Html autocomplete="off" />
                {host.words(lang).name}
            </label>
        }
    });
    view! {
        <fieldset class="kinds needs-script">
            <legend>{words(lang).notes().chooser.host}</legend>
            <div class="chips">{Vec::from(kinds)}</div>
        </fieldset>
    }
}

/// The code for each kind of page; the script opens the one that is chosen.
fn codes(lang: Lang, site: &str) -> impl IntoView {
    let title = figure::any(FIRST, "").0.panel(lang).title;
    let pieces = Pieces::of(FIRST, &opening(FIRST), lang, title, site);
    let codes = Host::ALL.map(|host| {
        let (words, template) = (host.words(lang), host.template());
        let code = escaped(&pieces.fill(template));
        let code = format!("<pre class=\"code html\" tabindex=\"0\"><code>{code}</code></pre>");
        view! {
            <details class="host" data-host=host.slug() data-form=host.form().slug() data-template=template>
                <summary>{words.name}</summary>
                <p inner_html=coded(words.how)></p>
                <div inner_html=sample::with_tools(&code, lang)></div>
            </details>
        }
    });
    Vec::from(codes)
}
