//! The drills: one question at a time, made by the program; without scripts, a few to read with their answers.

use super::{Page, chapter};
use crate::{
    island::Alive,
    part::{figure::markup::Place, question},
};
use diagram::drill::{asks, kind, reason, sentence};
use leptos::prelude::*;
use model::figure::Name;
use quiz::drill::{Item, shared};
use words::{Lang, drill::DrillWords, words};

/// The figures that drills ask about, and their ids on the page.
const FIGURES: [(Name, &str); 3] =
    [(Name::Coalescing, "drill-coalescing"), (Name::Banks, "drill-banks"), (Name::Rows, "drill-rows")];

/// The page.
pub(super) fn drill(page: Page) -> impl IntoView {
    let page_words = words(page.lang);
    let words = page_words.drill();
    let figures = FIGURES.map(|(fig, id)| {
        let place = Place { id, fig, query: "", main: false, root: page.root(), alone: false, code: false };
        view! { <div data-drill-figure=fig.slug() hidden>{chapter::figure(page.lang, place, None)}</div> }
    });
    view! {
        <h1>{words.title}</h1>
        <p class="lede">{words.lede}</p>
        <Alive>
            <section class="drill needs-script" data-part="drill" aria-label=words.title>
                {desk(words)}
            </section>
        </Alive>
        <div class="drill-figures needs-script">{Vec::from(figures)}</div>
        <Alive>
            <div class="needs-script" data-part="drill-more">{more(words, page_words.figure().copy_link)}</div>
        </Alive>
        <div class="without-script">{samples(page.lang)}</div>
    }
}

fn desk(words: &'static DrillWords) -> impl IntoView {
    view! {
        <div class="notice" role="status" data-slot="notice" hidden></div>
        <div class="desk-bar">
            <p class="counts">
                <b data-slot="number"></b>
                <span data-slot="level"></span>
            </p>
            <p class="counts" data-slot="streak"></p>
        </div>
        <article class="asked">
            <p class="chapter" data-slot="kind"></p>
            <p class="given" data-slot="given"></p>
            <pre data-slot="code" hidden></pre>
            <p class="front" data-slot="ask" id="drill-ask"></p>
            <form class="drill-form">
                <label>
                    <span>{words.answer}</span>
                    <input name="guess" inputmode="decimal" autocomplete="off" aria-describedby="drill-ask" data-slot="guess" />
                </label>
                <button class="strong" data-slot="check">
                    {words.check}
                </button>
                <button type="button" class="plain" name="show" data-slot="show">
                    {words.show}
                </button>
            </form>
            <p class="verdict" role="status" data-slot="verdict"></p>
            <div class="reason" data-slot="reason" hidden></div>
            <p class="given quiet">{words.given}</p>
            <p class="turn-card">
                <button type="button" class="strong" name="next" data-slot="next" hidden>
                    {words.next}
                </button>
            </p>
        </article>
    }
}

/// What the reader gets wrong, and how to share a series.
fn more(words: &'static DrillWords, copy: &'static str) -> impl IntoView {
    view! {
        <details class="fold">
            <summary>{words.weak_spots}</summary>
            <div data-slot="weak-spots"></div>
        </details>
        <details class="fold">
            <summary>{words.share}</summary>
            <p>{words.share_hint}</p>
            <p class="by-hand">
                <a data-slot="link"></a>
            </p>
            <p class="review-tools">
                <button type="button" class="plain" name="copy-link">
                    {copy}
                </button>
                <span role="status" data-slot="copied"></span>
            </p>
            <p>
                <button type="button" class="plain" name="for-a-class">
                    {words.for_a_class}
                </button>
                " "
                {words.for_a_class_hint}
            </p>
            <p>
                <button type="button" class="plain" name="for-me">
                    {words.for_me}
                </button>
                " "
                {words.for_me_hint}
            </p>
        </details>
    }
}

/// The first questions of a series, each with its answer behind a fold.
fn samples(lang: Lang) -> impl IntoView {
    (0..7).map(|index| sample(&shared(1, index), lang)).collect_view()
}

fn sample(item: &Item, lang: Lang) -> impl IntoView + use<> {
    let words = words(lang).drill();
    let answer = question::answer(&item.question(), lang);
    view! {
        <h2>{kind(item.kind, lang)}</h2>
        <p>{sentence(item, lang)}</p>
        {item.code().map(|code| view! { <pre>{code}</pre> })}
        <details class="card">
            <summary>{asks(item.kind, lang)}</summary>
            <p>{answer}</p>
            <p>{words.why} " " {reason(item, lang)}</p>
        </details>
    }
}
