//! A challenge as the host writes it: without scripts, task, goal, reasons and a link to one way remain.

use crate::{
    figure,
    island::Alive,
    part::challenge::{BETWEEN, goal, html, stands},
};
use content::Block;
use leptos::prelude::*;
use model::figure::Name;
use words::{Lang, words};

/// The challenge; nothing for any other block.
pub(super) fn challenge(block: &'static Block, lang: Lang) -> Option<AnyView> {
    let Block::Challenge { id, figure, fig, state, task, goal: conditions, solution, why } = *block else {
        return None;
    };
    let words = words(lang).challenge();
    let written = conditions.join(&BETWEEN.to_string());
    let panel = figure::any(Name::from_slug(fig)?, state).0.panel(lang);
    let now = html(&stands(&goal(&written), &panel), words);
    let view = view! {
        <section class="question challenge" id=format!("challenge-{id}")>
            <p class="who">{words.title}</p>
            <div class="ask" inner_html=task></div>
            <Alive>
                <div
                    data-part="challenge"
                    data-figure=figure
                    data-fig=fig
                    data-query=state
                    data-goal=written
                    data-solution=solution
                >
                    <div class="stand">
                        <span>{words.now}</span>
                        <ul data-slot="now" inner_html=now></ul>
                    </div>
                    <p class="ways">
                        <a class="chip" href=format!("#figure-{figure}")>
                            {words.go}
                        </a>
                        <button type="button" class="plain needs-script" name="show">
                            {words.show}
                        </button>
                    </p>
                    <p class="verdict right needs-script" role="status" data-slot="verdict"></p>
                    <details class="answer" data-slot="answer">
                        <summary>{words.why}</summary>
                        <div inner_html=why></div>
                        <p class="see-it">
                            <a href=format!("../embed/{fig}/?v=1&fig={fig}&{solution}")>{words.apart}</a>
                        </p>
                    </details>
                </div>
            </Alive>
        </section>
    };
    Some(view.into_any())
}
