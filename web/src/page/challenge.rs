//! A challenge as the host writes it: without scripts, task, goal, reasons and a link to one way remain.

use crate::{
    figure,
    island::Alive,
    part::challenge::{BETWEEN, mark, menu, option, slot, stand},
};
use content::Block;
use diagram::panel::Panel;
use leptos::prelude::*;
use model::figure::Name;
use quiz::goal::Condition;
use words::{Lang, challenge::ChallengeWords, words};

/// The challenge; nothing for any other block.
pub(super) fn challenge(block: &'static Block, lang: Lang) -> Option<AnyView> {
    let Block::Challenge { id, figure, fig, state, task, goal, solution, why } = *block else {
        return None;
    };
    let words = words(lang).challenge();
    let panel = figure::any(Name::from_slug(fig)?, state).0.panel(lang);
    let conditions = goal.iter().filter_map(|condition| Condition::read(condition)).enumerate();
    let stands: Vec<_> = conditions.map(|(at, condition)| line(at, condition, &panel, words)).collect();
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
                    data-goal=goal.join(&BETWEEN.to_string())
                    data-solution=solution
                    data-shown=words.shown
                    data-reached=words.reached
                >
                    <div class="stand">
                        <span>{words.now}</span>
                        <ul>{stands}</ul>
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

/// What stands now and what is wanted, of one condition.
fn line(at: usize, condition: Condition, panel: &Panel, words: &ChallengeWords) -> impl IntoView + use<> {
    let (label, wanted) = told(condition, panel);
    let (now, holds) = stand(condition, panel);
    view! {
        <li>
            {label} " " <b data-slot=slot("now", at)>{now}</b> ", " {words.wanted} " " <b>{wanted}</b> " "
            <span data-slot=slot("met", at)>{mark(holds)}</span>
        </li>
    }
}

/// The label of what a condition is about, and what is wanted of it, as the figure's controls and counts have them. A
/// fact has no label but its name.
fn told(condition: Condition, panel: &Panel) -> (String, String) {
    let Condition { name, relation, wanted } = condition;
    let menu = menu(panel, name);
    let reading = panel.readout.iter().find(|reading| reading.slug == name).map(|reading| reading.label);
    let dial = panel.dials.iter().find(|dial| dial.name == name).map(|dial| dial.label);
    let label = menu.map(|menu| menu.label).or(reading).or(dial);
    let wanted = menu.map_or_else(|| wanted.to_owned(), |menu| option(menu, wanted));
    (label.map_or_else(|| name.replace('-', " "), str::to_owned), format!("{}{wanted}", relation.sign()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(condition: &str, label: &str, wanted: &str) {
        let panel = figure::any(Name::Layout, "").0.panel(Lang::En);
        let told = told(Condition::read(condition).unwrap(), &panel);
        assert_eq!(told, (label.to_owned(), wanted.to_owned()));
    }

    #[test]
    fn a_condition_is_told_in_the_words_of_its_figure() {
        check("align = 128", "alignment of the struct", "__align__(128)");
        check("sectors <= 8", "different sectors", "≤ 8");
        check("aos-sectors > 4", "aos sectors", "> 4");
    }
}
