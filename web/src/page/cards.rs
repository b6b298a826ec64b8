//! The flashcards: the review, and every card in a list, its back behind a fold that opens without scripts.

use super::{At, Kind, Page};
use crate::island::Alive;
use content::{
    Card, Chapter,
    export::{ANKI_FILE, OBSIDIAN_FILE},
};
use leptos::prelude::*;
use quiz::{Rating, Settings};
use std::ops::RangeInclusive;
use words::{
    cards::{CardsWords, ReviewWords},
    words,
};

/// The review over the list of all cards.
pub(super) fn cards(page: Page) -> impl IntoView {
    let words = words(page.lang).cards();
    let chapters = Chapter::COURSE.map(|chapter| {
        let there = Page { kind: Kind::Chapter(chapter), at: At::Language, ..page };
        view! {
            <h3>
                <a href=format!("{}{}", page.root(), there.folder())>{content::lesson(chapter, page.lang).title}</a>
            </h3>
            {list(page, chapter, false)}
        }
    });
    view! {
        <h1>{words.title}</h1>
        <p class="lede">{words.lede}</p>
        <Alive>
            <div class="cards" data-part="review">
                {desk(words)} {kept(page)} {settings(words)} {exports(page)} <h2 id="all">{words.list.title}</h2>
                <p class="needs-script">{words.list.told}</p> {Vec::from(chapters)}
            </div>
        </Alive>
    }
}

/// The review on a page of its own. The cards' texts stand in the list, which is behind a fold there.
pub(super) fn desk_alone(page: Page) -> impl IntoView {
    let words = words(page.lang).cards();
    let chapters = Chapter::COURSE.map(|chapter| {
        view! {
            <h3>{content::lesson(chapter, page.lang).title}</h3>
            {list(page, chapter, false)}
        }
    });
    view! {
        <h1 class="figure-title" id="cards">{words.title}</h1>
        <Alive>
            <div class="cards" data-part="review">
                {desk(words)} {kept(page)} {settings(words)}
                <details class="fold">
                    <summary>{words.list.title}</summary>
                    <p class="needs-script">{words.list.told}</p>
                    {Vec::from(chapters)}
                </details>
            </div>
        </Alive>
    }
}

/// The cards of a chapter, to stand at its end. Their program is fetched when they come near.
pub(super) fn of_chapter(page: Page, chapter: Chapter) -> Option<impl IntoView> {
    content::cards_of(chapter).next()?;
    let title = words(page.lang).cards().list.of_chapter;
    let heading = view! { <h2 id="cards">{title}</h2> }.into_any();
    Some(view! { <div data-later>{rated(page, chapter, heading)}</div> })
}

/// The cards of a chapter on a page of their own.
pub(super) fn alone(page: Page, chapter: Chapter) -> impl IntoView {
    let title = content::lesson(chapter, page.lang).title;
    let heading = view! { <h1 id="cards">{title}</h1> }.into_any();
    rated(page, chapter, heading)
}

/// The cards of a chapter, which are rated in place.
fn rated(page: Page, chapter: Chapter, heading: AnyView) -> impl IntoView {
    let words = words(page.lang).cards();
    view! {
        <Alive>
            <section class="cards" data-part="chapter-cards" aria-labelledby="cards">
                {heading} <p>{words.list.of_chapter_told}</p>
                <div class="notice" role="status" data-slot="notice" hidden></div> {list(page, chapter, true)}
                <p class="review-tools needs-script">
                    <button type="button" class="plain" name="undo" data-slot="undo" hidden>
                        {words.review.undo}
                    </button>
                </p>
            </section>
        </Alive>
    }
}

/// Where a card is asked.
fn desk(words: &'static CardsWords) -> impl IntoView {
    let review = &words.review;
    view! {
        <section class="desk needs-script" aria-labelledby="review">
            <div class="notice" role="status" data-slot="notice" hidden></div>
            <div class="desk-bar">
                <h2 id="review">{review.title}</h2>
                <p class="counts">{count("new", review.new)} " " {count("learning", review.learning)} " " {count("due", review.due)}</p>
            </div>
            <article class="asked" data-slot="asked">
                <p class="chapter" data-slot="chapter"></p>
                <div class="front" data-slot="front" tabindex="-1"></div>
                <div class="back" data-slot="back" tabindex="-1" hidden></div>
                <p class="turn-card">
                    <button type="button" class="strong" name="reveal" data-slot="reveal">
                        {review.reveal}
                    </button>
                </p>
                <p class="ratings" role="group" aria-label=review.ratings data-slot="ratings" hidden>
                    {Vec::from(Rating::ALL.map(|rating| rate(rating.number())))}
                </p>
            </article>
            <div class="done" data-slot="done" tabindex="-1" hidden></div>
            <p class="review-tools">
                <button type="button" class="plain" name="undo" data-slot="undo" disabled>
                    {review.undo}
                </button>
                <button type="button" class="plain" name="skip" data-slot="skip">
                    {review.skip}
                </button>
                <button type="button" class="plain" name="suspend" data-slot="suspend">
                    {review.suspend}
                </button>
            </p>
            <p class="keys" data-slot="keys">
                {review.keys_two}
            </p>
            {answered(review)}
        </section>
    }
}

fn count(slot: &'static str, label: &'static str) -> impl IntoView {
    view! {
        <span class=format!("count-{slot}")>
            <b data-slot=slot>"–"</b>
            " "
            {label}
        </span>
    }
}

fn rate(number: u8) -> impl IntoView {
    view! {
        <button type="button" name="rate" value=number data-slot=format!("rate-{number}")>
            <span data-slot=format!("rate-name-{number}")></span>
            " "
            <span class="when" data-slot=format!("rate-when-{number}")></span>
        </button>
    }
}

fn answered(words: &'static ReviewWords) -> impl IntoView {
    view! {
        <div data-slot="answered-part" hidden>
            <h3>{words.answered}</h3>
            <ul class="answered" data-slot="answered"></ul>
        </div>
    }
}

fn settings(words: &'static CardsWords) -> impl IntoView {
    let own = &words.settings;
    let whole = |range: RangeInclusive<u8>| (*range.start()).into()..=(*range.end()).into();
    let start = Settings::default();
    view! {
        <details class="fold needs-script">
            <summary>{own.title}</summary>
            <div class="settings">
                {number("retention", own.retention, start.retention_percent().into(), whole(Settings::RETENTION_PERCENT))}
                <p class="told">{own.retention_told}</p>
                {number("new-per-day", own.new_per_day, start.new_per_day(), Settings::NEW_PER_DAY)}
                {number("reviews-per-day", own.reviews_per_day, start.reviews_per_day(), Settings::REVIEWS_PER_DAY)}
                <label>
                    <span>{own.buttons}</span>
                    <select name="buttons" data-slot="buttons">
                        <option value="2">{own.two}</option>
                        <option value="4">{own.four}</option>
                    </select>
                </label>
            </div>
        </details>
    }
}

fn number(name: &'static str, label: &'static str, value: u16, range: RangeInclusive<u16>) -> impl IntoView {
    view! {
        <label>
            <span>{label}</span>
            <input type="number" name=name value=value min=*range.start() max=*range.end() data-slot=name />
        </label>
    }
}

fn kept(page: Page) -> impl IntoView {
    let (own, numbers) = (&words(page.lang).cards().kept, words(page.lang).figure().table);
    view! {
        <details class="fold needs-script">
            <summary>{own.title}</summary>
            <div class="progress pictures" data-slot="progress"></div>
            <details class="numbers">
                <summary>{numbers}</summary>
                <div class="scroll" data-slot="progress-table" tabindex="0" role="region" aria-label=numbers></div>
            </details>
            <p>{own.told}</p>
            <p class="review-tools">
                <button type="button" class="plain" name="save-progress">
                    {own.save}
                </button>
                <label class="file plain">
                    <span>{own.load}</span>
                    <input type="file" name="load-progress" accept=".json,application/json" />
                </label>
            </p>
        </details>
        <p class="said needs-script" role="status" data-slot="said"></p>
    }
}

/// The cards as files for other programs, which lie beside the page.
fn exports(page: Page) -> impl IntoView {
    let own = words(page.lang).exports();
    view! {
        <details class="fold">
            <summary>{own.title}</summary>
            <p>
                <a href=ANKI_FILE download=ANKI_FILE>{own.anki}</a>
                " "
                {own.anki_how}
            </p>
            <p>
                <a href=OBSIDIAN_FILE download=OBSIDIAN_FILE>{own.obsidian}</a>
                " "
                {own.obsidian_how}
            </p>
        </details>
    }
}

/// The cards of a chapter; where they stand in it, they are rated in place.
fn list(page: Page, chapter: Chapter, rated: bool) -> impl IntoView {
    let title = content::lesson(chapter, page.lang).title;
    content::cards_of(chapter).map(|card| face(page, card, title, rated)).collect_view()
}

fn face(page: Page, card: &'static Card, chapter: &'static str, rated: bool) -> impl IntoView + use<> {
    let (face, words) = (card.face.get(page.lang), words(page.lang).cards());
    let there = Page { kind: Kind::Embed(Some(card.fig)), ..page };
    let href = format!("{}{}?v=1&fig={}&{}", page.root(), there.folder(), card.fig.slug(), card.state);
    let id = card.id;
    let ratings = rated.then(|| {
        let buttons = Rating::ALL.map(|rating| {
            let number = rating.number();
            let (value, slot) = (format!("{id} {number}"), format!("rate-{id}-{number}"));
            view! { <button type="button" name="rate" value=value data-slot=slot hidden></button> }
        });
        view! {
            <p
                class="ratings needs-script"
                role="group"
                aria-label=words.review.ratings
                data-slot=format!("ratings-{id}")
                hidden
            >
                {Vec::from(buttons)}
            </p>
        }
    });
    view! {
        <details class="card" id=format!("card-{id}") data-card=id data-chapter=chapter>
            <summary>
                <span class="front" inner_html=face.front.html></span>
                <span class="standing" data-slot=format!("standing-{id}")></span>
            </summary>
            <div class="back">
                <p inner_html=face.back.html></p>
                <p class="see-it">
                    <a href=href target="_blank" rel="noopener">
                        {words.review.see_it}
                    </a>
                </p>
            </div>
            {ratings}
            <p class="review-tools">
                <button type="button" class="plain" name="resume" value=id data-slot=format!("resume-{id}") hidden>
                    {words.list.resume}
                </button>
            </p>
        </details>
    }
}
