//! A chapter: its title, then its blocks, prose as it was checked and the rest as islands.

use crate::{
    figure::coalescing::Coalescing,
    island::{Derivation, Live, Question, props::QuestionProps},
};
use content::{Block, Lesson};
use leptos::prelude::*;
use words::{Lang, words};

/// The chapter's text.
pub(super) fn chapter(lesson: &'static Lesson) -> impl IntoView {
    let mut first = true;
    let blocks: Vec<AnyView> = lesson
        .blocks
        .iter()
        .map(|block| {
            let is_figure = matches!(block, Block::Figure { .. });
            let view = block_view(lesson, block, first && is_figure);
            first &= !is_figure;
            view
        })
        .collect();
    view! {
        <h1>{lesson.title}</h1>
        <p class="lede">{lesson.lede}</p>
        {blocks}
    }
}

fn block_view(lesson: &'static Lesson, block: &'static Block, main: bool) -> AnyView {
    let lang = lesson.lang;
    match *block {
        Block::Html(html) => view! { <div class="prose" inner_html=html></div> }.into_any(),
        Block::Figure {
            id,
            fig,
            state,
            caption,
        } => figure(
            lang,
            Figure {
                id,
                fig,
                state,
                caption,
                main,
            },
        )
        .into_any(),
        Block::Derive { figure, fig, state } => view! {
            <Derivation
                figure=figure.to_owned()
                query=state.to_owned()
                fig=fig.to_owned()
                lang=lang.tag().to_owned()
            />
        }
        .into_any(),
        Block::Live {
            figure,
            state,
            text,
        } => view! {
            <Live
                figure=figure.to_owned()
                query=state.to_owned()
                fig=kind_of(lesson, figure).to_owned()
                lang=lang.tag().to_owned()
                text=text.to_owned()
            />
        }
        .into_any(),
        Block::Question {
            id,
            ask,
            state,
            count,
            why,
        } => {
            let body = QuestionProps::builder()
                .id(id.to_owned())
                .lang(lang.tag().to_owned())
                .count(count.slug().to_owned())
                .query(state.to_owned())
                .children(ToChildren::to_children(
                    move || view! { <div inner_html=why></div> },
                ))
                .build();
            view! {
                <section class="question" id=format!("question-{id}")>
                    <div class="ask" inner_html=ask></div>
                    {Question(body)}
                </section>
            }
            .into_any()
        }
        Block::Check {
            says,
            happens,
            know,
            ..
        } => {
            let words = words(lang).page;
            view! {
                <aside class="check">
                    <p class="who">{words.many_notes_say}</p>
                    <div class="says" inner_html=says></div>
                    <p class="who">{words.what_happens}</p>
                    <div inner_html=happens></div>
                    <p class="who">{words.how_we_know}</p>
                    <div class="know" inner_html=know></div>
                </aside>
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
            | Block::Check { .. } => None,
        })
        .unwrap_or_default()
}

/// A figure as an author places it.
pub(super) struct Figure {
    pub(super) id: &'static str,
    pub(super) fig: &'static str,
    pub(super) state: &'static str,
    pub(super) caption: Option<&'static str>,
    pub(super) main: bool,
}

impl Figure {
    /// The figure of the page that shows one alone: its address says which state.
    pub(super) fn embedded() -> Figure {
        Figure {
            id: "embed",
            fig: "coalescing",
            state: "stride=2",
            caption: None,
            main: true,
        }
    }
}

/// A figure with its caption.
pub(super) fn figure(lang: Lang, figure: Figure) -> impl IntoView {
    view! {
        <figure>
            <Coalescing
                id=figure.id.to_owned()
                lang=lang.tag().to_owned()
                query=figure.state.to_owned()
                fig=figure.fig.to_owned()
                main=figure.main
            />
            {figure.caption.map(|caption| view! { <figcaption inner_html=caption></figcaption> })}
        </figure>
    }
}
