//! What a page says about reading without a network. Its numbers are the service worker's, so they come with it.

use super::{At, Kind, Page};
use content::Chapter;
use leptos::prelude::*;
use words::words;

/// At the foot of a page: shown once the page is kept.
pub(super) fn line(page: Page) -> impl IntoView {
    let about = Page { kind: Kind::Chapter(Chapter::About), at: At::Language, ..page };
    view! {
        <p data-kept hidden>
            <a href=format!("{}{}#{HEADING}", page.root(), about.folder())>{words(page.lang).offline().page_kept}</a>
        </p>
    }
}

const HEADING: &str = "offline";

/// On the page about the site: what is kept, and the wish for all of it.
pub(super) fn section(page: Page) -> impl IntoView {
    let words = words(page.lang).offline();
    view! {
        <section aria-labelledby=HEADING>
            <h2 id=HEADING>{words.title}</h2>
            <p>{words.told}</p>
            <div class="keep" data-keep data-whole=words.whole data-stopped=words.stopped hidden>
                <p>
                    <button type="button" class="strong">
                        {words.keep_all}
                    </button>
                </p>
                <progress aria-label=words.bar></progress>
                <p data-standing=words.standing></p>
                <p class="said" role="status"></p>
            </div>
        </section>
    }
}
