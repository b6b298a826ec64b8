//! The flashcards: both sides stand in the page, the back behind a fold that opens without scripts.

use super::Page;
use crate::island::Alive;
use content::Card;
use leptos::prelude::*;
use words::{Lang, words};

/// The deck.
pub(super) fn cards(page: Page) -> impl IntoView {
    let words = words(page.lang).cards();
    let all: Vec<_> = content::cards().collect();
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
    let href = format!("{root}{}/embed/{fig}/?v=1&fig={fig}&{}", lang.tag(), card.state, fig = card.fig.slug());
    view! {
        <details class="card" id=format!("card-{}", card.id) data-card=at>
            <summary>
                <span class="front" inner_html=face.front.html></span>
            </summary>
            <div class="back">
                <p inner_html=face.back.html></p>
                <p class="see-it">
                    <a href=href>{words(lang).cards().see_it}</a>
                </p>
            </div>
        </details>
    }
}
