//! The flashcards: both sides stand in the page, the back behind a fold that opens without scripts.

use super::Page;
use crate::island::Alive;
use content::{Card, Chapter};
use leptos::prelude::*;
use words::{Lang, words};

/// The deck.
pub(super) fn cards(page: Page) -> impl IntoView {
    let words = words(page.lang).cards();
    let all = content::cards();
    let root = page.root();
    let lang = page.lang;
    let faces: Vec<_> = all.iter().enumerate().map(|(at, card)| face(at, card, lang, &root)).collect();
    view! {
        <h1>{words.title}</h1>
        <p class="lede">{words.lede}</p>
        <Alive>
            <div class="deck" data-part="deck">
                <p class="deck-bar needs-script">
                    <span role="status" data-slot="opened">
                        {(words.opened)(0, all.len())}
                    </span>
                    <button type="button" class="plain" name="cover-all">
                        {words.cover_all}
                    </button>
                </p>
                {faces}
                <p class="keys needs-script">{words.keys}</p>
            </div>
        </Alive>
    }
}

fn face(at: usize, card: &'static Card, lang: Lang, root: &str) -> impl IntoView + use<> {
    let face = card.face.get(lang);
    let see_it = card.figure.map(|state| {
        let chapter = Chapter::Coalescing.slug();
        let href = format!("{root}{}/{chapter}/?v=1&fig=coalescing&{state}#figure-intro", lang.tag());
        view! {
            <p class="see-it">
                <a href=href>{words(lang).cards().see_it}</a>
            </p>
        }
    });
    view! {
        <details class="card" id=format!("card-{}", card.id) data-card=at>
            <summary>
                <span class="front" inner_html=inline(card.id, face.front)></span>
            </summary>
            <div class="back">
                <div inner_html=face.back></div>
                {see_it}
            </div>
        </details>
    }
}

/// A front is one paragraph, and a summary may hold only what stands inside a paragraph.
fn inline(id: &str, html: &'static str) -> &'static str {
    let inside = html.trim().strip_prefix("<p>").and_then(|html| html.strip_suffix("</p>"));
    match inside {
        Some(inside) if !inside.contains("<p>") => inside,
        Some(_) | None => {
            eprintln!("warning: the front of card {id} is more than a paragraph");
            html
        }
    }
}
