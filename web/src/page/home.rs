//! The first page: what the site is, shown by its first figure.

use super::{At, Kind, Page, chapter};
use crate::part::figure::markup::Place;
use content::Chapter;
use leptos::prelude::*;
use model::figure::Name;
use words::words;

/// The first page of a language.
pub(super) fn home(page: Page) -> impl IntoView {
    let words = words(page.lang).page();
    let to = |kind| format!("{}{}", page.root(), Page { kind, at: At::Language, ..page }.folder());
    let place = Place {
        id: "home",
        fig: Name::Coalescing,
        query: "stride=2",
        main: true,
        root: page.root(),
        alone: false,
        code: false,
    };
    let chapters = Chapter::COURSE.map(|chapter| {
        let lesson = content::lesson(chapter, page.lang);
        view! {
            <li>
                <a href=to(Kind::Chapter(chapter))>{lesson.title}</a>
                <p>{lesson.description}</p>
            </li>
        }
    });
    view! {
        <h1>{words.home_title}</h1>
        <p class="lede">{words.home[0]}</p>
        {chapter::figure(page.lang, place, None)}
        <p>{words.home[1]}</p>
        <p class="continue">
            <a class="strong" data-continue=format!("{}{}/", page.root(), page.lang.tag()) hidden>
                {words.continue_reading} " " <span></span>
            </a>
        </p>
        <h2 id="course">{words.course_title}</h2>
        <ol class="chapters">{Vec::from(chapters)}</ol>
        <p class="ways">
            <a class="strong" href=to(Kind::Chapter(Chapter::Coalescing))>
                {words.start_reading}
            </a>
            <a href=to(Kind::Cards)>{words.start_cards}</a>
        </p>
    }
}
