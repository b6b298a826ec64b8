//! The glossary: how the terms hang together, then each with its sentence.

use super::{Kind, Page, chapter};
use crate::part::figure::markup::Place;
use diagram::html::coded;
use leptos::prelude::*;
use model::{figure::Name, query};
use words::{
    glossary::{Entry, Term, terms},
    words,
};

/// The map, and the terms by their names.
pub(super) fn glossary(page: Page) -> impl IntoView {
    let words = words(page.lang).page();
    let place =
        Place { id: "map", fig: Name::Map, query: "", main: true, root: page.root(), alone: false, code: false };
    let mut all: Vec<(&Term, &Entry)> = terms(page.lang).collect();
    all.sort_by_key(|(_, entry)| entry.name.trim_start_matches(['`', '_', '.']).to_lowercase());
    let entries: Vec<_> = all.into_iter().map(|(term, entry)| described(page, term, entry)).collect();
    view! {
        <h1>{words.glossary_title}</h1>
        <p class="lede">{words.glossary_lede}</p>
        {chapter::figure(page.lang, place, None)}
        <h2 id="terms">{words.glossary_terms}</h2>
        <dl class="glossary">{entries}</dl>
    }
}

fn described(page: Page, term: &'static Term, entry: &'static Entry) -> impl IntoView + use<> {
    let class = term.class.map(|class| format!("term {class}"));
    let seen = term.fig.and_then(|(fig, state)| {
        let there = Page { kind: Kind::Embed(Some(Name::from_slug(fig)?)), ..page };
        let address =
            query::address(fig, query::pairs(state).iter().map(|(name, value)| (name.as_str(), value.clone())));
        let href = format!("{}{}?{address}", page.root(), there.folder());
        Some(view! {
            " "
            <a href=href>{words(page.lang).page().glossary_see}</a>
        })
    });
    view! {
        <div id=format!("term-{}", term.id)>
            <dt>
                <span class=class inner_html=coded(entry.name)></span>
            </dt>
            <dd>
                <span inner_html=coded(entry.sentence)></span>
                {seen}
            </dd>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use content::{Block, Chapter, lesson};
    use words::{Lang, glossary};

    #[test]
    fn every_term_of_a_lesson_stands_in_the_glossary() {
        let mut found = 0;
        for (chapter, lang) in Chapter::ALL.into_iter().flat_map(|one| Lang::ALL.map(|lang| (one, lang))) {
            for block in lesson(chapter, lang).blocks {
                let Block::Html(html) = block else { continue };
                for id in html.split("glossary/#term-").skip(1).filter_map(|rest| rest.split_once('"')) {
                    assert!(glossary::term(id.0).is_some(), "{chapter:?}: {}", id.0);
                    found += 1;
                }
            }
        }
        assert!(found > 20);
    }
}
