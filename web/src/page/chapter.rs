//! A chapter: its title, then its blocks, prose as it was checked and the rest as islands.

use super::{At, Kind, Page, cards, challenge, offline, sample};
use crate::{
    figure::{self, Subject},
    island::Alive,
    part::{
        derivation,
        figure::markup::{Place, markup},
        live, question,
    },
};
use content::{Block, Chapter, Lesson};
use leptos::prelude::*;
use model::{derive::Constants, figure::Name};
use quiz::{Count, count};
use words::{Lang, words};

/// The chapter's text, its sections beside it, and the way to its neighbours.
pub(super) fn chapter(page: Page, lesson: &'static Lesson) -> impl IntoView {
    let mut first = true;
    let blocks: Vec<AnyView> = lesson
        .blocks
        .iter()
        .map(|block| {
            let is_figure = matches!(block, Block::Figure { .. });
            let view = block_view(page, lesson, block, first && is_figure);
            first &= !is_figure;
            view
        })
        .collect();
    view! {
        <h1>{lesson.title}</h1>
        <p class="lede">{lesson.lede}</p>
        {contents(lesson)}
        {blocks}
        {(lesson.chapter == Chapter::About).then(|| offline::section(page))}
        {cards::of_chapter(page, lesson.chapter)}
        {neighbours(page, lesson.chapter)}
    }
}

/// The chapter's sections.
fn contents(lesson: &'static Lesson) -> impl IntoView {
    let sections: Vec<_> = lesson
        .headings
        .iter()
        .filter(|heading| heading.level == 2)
        .map(|heading| view! { <li><a href=format!("#{}", heading.id)>{heading.text}</a></li> })
        .collect();
    let label = words(lesson.lang).page().on_this_page;
    (!sections.is_empty()).then(|| {
        view! {
            <nav class="toc" aria-label=label>
                <p>{label}</p>
                <ol>{sections}</ol>
            </nav>
        }
    })
}

/// The chapters before and after.
fn neighbours(page: Page, chapter: Chapter) -> impl IntoView {
    let words = words(page.lang).page();
    let at = Chapter::COURSE.iter().position(|one| *one == chapter);
    let link = |chapter: Option<&Chapter>, class: &'static str, label: &'static str| {
        chapter.map(|chapter| {
            let there = Page { kind: Kind::Chapter(*chapter), at: At::Language, ..page };
            view! {
                <a class=class rel=class href=format!("{}{}", page.root(), there.folder())>
                    <span>{label}</span>
                    {content::lesson(*chapter, page.lang).title}
                </a>
            }
        })
    };
    at.map(|at| {
        let before = at.checked_sub(1).and_then(|before| Chapter::COURSE.get(before));
        view! {
            <nav class="turn" aria-label=words.turn_pages>
                {link(before, "prev", words.previous_chapter)}
                {link(Chapter::COURSE.get(at + 1), "next", words.next_chapter)}
            </nav>
        }
    })
}

fn block_view(page: Page, lesson: &'static Lesson, block: &'static Block, main: bool) -> AnyView {
    let lang = lesson.lang;
    match *block {
        Block::Html(html) => view! { <div class="prose" inner_html=sample::with_tools(html, lang)></div> }.into_any(),
        Block::Figure { id, fig, state, caption } => {
            let root = page.root();
            let place = Place { id, fig: name_of(fig), query: state, main, root, alone: false, code: false };
            figure(lang, place, caption).into_any()
        }
        Block::Derive { figure, fig, state } => {
            let before = lesson.blocks.iter().take_while(|other| !std::ptr::eq(*other, block));
            let nth = before.filter(|other| matches!(other, Block::Derive { .. })).count() + 1;
            derive(figure, fig, state, nth, lang).into_any()
        }
        Block::Live { figure, state, text } => {
            let fig = kind_of(lesson, figure);
            let html = live::sentence(text, subject_of(fig, state).as_ref(), lang);
            view! {
                <Alive>
                    <p
                        class="live"
                        data-part="live"
                        data-figure=figure
                        data-fig=fig
                        data-query=state
                        data-text=text
                        data-slot="sentence"
                        inner_html=html
                    ></p>
                </Alive>
            }
            .into_any()
        }
        Block::Question { id, ask, state, count, why } => asked(Asked { id, ask, state, count, why }, lang).into_any(),
        Block::Challenge { .. } => challenge::challenge(block, lang).into_any(),
        Block::Check { says, happens, know, .. } => {
            let words = words(lang).page();
            view! {
                <div class="check" role="note">
                    <p class="who">{words.many_notes_say}</p>
                    <div class="says" inner_html=says></div>
                    <p class="who">{words.what_happens}</p>
                    <div inner_html=happens></div>
                    <p class="who">{words.how_we_know}</p>
                    <div class="know" inner_html=know></div>
                </div>
            }
            .into_any()
        }
    }
}

/// Which kind of figure an id of this lesson is; the lesson's reader has checked that it is one.
fn kind_of(lesson: &Lesson, id: &str) -> &'static str {
    lesson
        .blocks
        .iter()
        .find_map(|block| match block {
            Block::Figure { id: own, fig, .. } if *own == id => Some(*fig),
            Block::Figure { .. }
            | Block::Html(_)
            | Block::Derive { .. }
            | Block::Live { .. }
            | Block::Question { .. }
            | Block::Challenge { .. }
            | Block::Check { .. } => None,
        })
        .unwrap_or_default()
}

/// The figure of that name; the lesson's reader has checked that there is one.
fn name_of(fig: &str) -> Name {
    Name::from_slug(fig).unwrap_or(Name::Coalescing)
}

/// The author's state.
fn subject_of(fig: &str, query: &str) -> Box<dyn Subject> {
    figure::any(name_of(fig), query).0
}

/// The lines that derive a figure's counts, and follow it.
/// `nth` tells it from the others of the page.
pub(super) fn derive(
    figure: &'static str,
    fig: &'static str,
    query: &'static str,
    nth: usize,
    lang: Lang,
) -> impl IntoView {
    let (words, constants) = (words(lang).derive(), Constants::default());
    let label = if nth == 1 { words.title.to_owned() } else { format!("{} {nth}", words.title) };
    let rows = derivation::rows(subject_of(fig, query).as_ref(), lang);
    // The lab's lines say themselves whose memory they are about.
    let source = (fig != Name::Lab.slug())
        .then(|| (words.constants)(whole(constants.bandwidth_gb_s), whole(constants.latency_ns)));
    view! {
        <Alive>
            <div
                class="derivation"
                role="region"
                aria-label=label
                tabindex="0"
                data-part="derivation"
                data-figure=figure
                data-fig=fig
                data-query=query
            >
                <table>
                    <tbody data-slot="lines" inner_html=rows></tbody>
                </table>
                {source.map(|source| view! { <p class="source">{source}</p> })}
            </div>
        </Alive>
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the constants are whole and small; they are shown without a fraction"
)]
fn whole(number: f64) -> u64 {
    number as u64
}

struct Asked {
    id: &'static str,
    ask: &'static str,
    state: &'static str,
    count: Count,
    why: &'static str,
}

fn asked(asked: Asked, lang: Lang) -> impl IntoView {
    let Asked { id, ask, state, count, why } = asked;
    let words = words(lang).question();
    let answer = question::question(count, state, question::ALL).map(|question| question::answer(&question, lang));
    let field = format!("guess-{id}");
    // A share may have a point; the keyboard of a phone must have one, too.
    let keyboard = if count == Count::Global(count::Global::Efficiency) { "decimal" } else { "numeric" };
    view! {
        <section class="question" id=format!("question-{id}")>
            <div class="ask" inner_html=ask></div>
            <Alive>
                <div data-part="question" data-count=count.slug() data-query=state>
                    <form class="needs-script" novalidate>
                        <label for=field.clone()>{words.guess}</label>
                        <input id=field name="guess" type="text" inputmode=keyboard autocomplete="off" size="5" />
                        <button type="submit" class="strong">
                            {words.check}
                        </button>
                        <output role="status" class="verdict" data-slot="verdict"></output>
                    </form>
                    <details class="answer" data-slot="answer">
                        <summary>{words.show_answer}</summary>
                        <p>
                            <b>{answer}</b>
                        </p>
                        <div inner_html=why></div>
                    </details>
                </div>
            </Alive>
        </section>
    }
}

/// A figure with its caption.
pub(super) fn figure(lang: Lang, place: Place, caption: Option<&'static str>) -> impl IntoView {
    view! {
        <figure>
            {markup(place, lang)}
            {caption.map(|caption| view! { <figcaption inner_html=caption></figcaption> })}
        </figure>
    }
}
