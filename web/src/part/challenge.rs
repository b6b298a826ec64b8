//! A challenge inside a chapter: the reader sets a figure's controls until what is wanted holds.

use crate::{
    heard::{Heard, Part, attribute, lang_of},
    shared::{self, Figure},
    slots::{Slots, Write},
};
use diagram::{
    html::escaped,
    panel::{Menu, Panel},
};
use model::figure::Name;
use quiz::goal::{Condition, Progress};
use std::{cell::Cell, rc::Rc};
use web_sys::Element;
use words::{challenge::ChallengeWords, words};

/// Between conditions, which never hold it.
pub(crate) const BETWEEN: char = ';';

struct Challenge {
    figure: Figure,
    name: Name,
    solution: String,
    progress: Rc<Cell<Progress>>,
}

/// The challenge follows its figure.
pub(super) fn mount(root: &Element) -> Option<Rc<dyn Part>> {
    let (figure, name, lang) = (shared::figure_of(root)?, shared::name_of(root)?, lang_of(root));
    let (words, goal) = (words(lang).challenge(), goal(&attribute(root, "data-goal")));
    let progress = Rc::<Cell<Progress>>::default();
    let mut slots = Slots::find(root);
    let challenge = Challenge {
        figure: figure.clone(),
        name,
        solution: attribute(root, "data-solution"),
        progress: Rc::clone(&progress),
    };
    shared::watch(Box::new(move || {
        let stands = figure.ask(|subject| stands(&goal, &subject.panel(lang)));
        progress.set(progress.get().turned(stands.iter().all(|one| one.is_met)));
        let (mark, said) = match progress.get() {
            Progress::Open => ("", ""),
            Progress::Shown => ("", words.shown),
            Progress::Reached => (words.met, words.reached),
        };
        let mut values = vec![
            ("now".to_owned(), Write::Html(html(&stands, words))),
            ("verdict".to_owned(), Write::Text([mark, said].join(" "))),
        ];
        // The reasons open by themselves, and are then left to the reader.
        if progress.get() != Progress::Open {
            values.push(("answer".to_owned(), Write::Flag("open", true)));
        }
        slots.write(values);
    }));
    Some(Rc::new(challenge))
}

impl Part for Challenge {
    fn hear(&self, heard: Heard<'_>) {
        // There is one button.
        if let Heard::Press(..) = heard
            && let Some((solution, _)) = shared::subject(self.name, &self.solution)
        {
            self.progress.set(self.progress.get().shown());
            self.figure.set(solution);
        }
    }
}

/// The conditions as the host writes them; the lesson's reader has checked each.
pub(crate) fn goal(text: &str) -> Vec<Condition> {
    text.split(BETWEEN).filter_map(Condition::read).collect()
}

/// How a figure stands to one condition, for the reader's eyes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Stand {
    label: String,
    now: String,
    wanted: String,
    pub(crate) is_met: bool,
}

/// How a figure stands to a goal.
pub(crate) fn stands(goal: &[Condition], panel: &Panel) -> Vec<Stand> {
    goal.iter().map(|condition| stand(condition, panel)).collect()
}

fn stand(condition: &Condition, panel: &Panel) -> Stand {
    let name = condition.name.as_str();
    let (label, now, wanted, is_met) = if let Some(menu) = menus(panel).find(|menu| menu.name == name) {
        let wanted = option(menu, &condition.wanted);
        (menu.label.to_owned(), option(menu, menu.chosen), wanted, menu.shown && condition.holds(menu.chosen))
    } else {
        let (label, now) = count(panel, name).unwrap_or_default();
        let is_met = condition.holds(&now);
        (label, now, condition.wanted.clone(), is_met)
    };
    Stand { label, now, wanted: format!("{}{wanted}", condition.relation.sign()), is_met }
}

fn menus(panel: &Panel) -> impl Iterator<Item = &Menu> {
    panel.menus.iter().chain(&panel.more)
}

/// What the reader sees of a menu's value.
fn option(menu: &Menu, slug: &str) -> String {
    let option = menu.options.iter().find(|(one, _)| *one == slug);
    option.map_or_else(|| slug.to_owned(), |(_, label)| label.clone())
}

/// The label and value of a count, of a dial if it does anything now, or of a fact, whose name is all the label it has.
fn count(panel: &Panel, name: &str) -> Option<(String, String)> {
    if let Some(reading) = panel.readout.iter().find(|reading| reading.slug == name) {
        return Some((reading.label.to_owned(), reading.value.clone()));
    }
    if let Some(dial) = panel.dials.iter().find(|dial| dial.name == name) {
        let value = if dial.shown { dial.value.to_string() } else { "–".to_owned() };
        return Some((dial.label.to_owned(), value));
    }
    let (_, value) = panel.facts.iter().find(|(fact, _)| *fact == name)?;
    Some((name.replace('-', " "), value.clone()))
}

/// What stands now and what is wanted, a line a condition.
pub(crate) fn html(stands: &[Stand], words: &ChallengeWords) -> String {
    let mut html = String::new();
    for Stand { label, now, wanted, is_met } in stands {
        let (label, now, wanted) = (escaped(label), escaped(now), escaped(wanted));
        let met = if *is_met { words.met } else { "" };
        html.push_str(&format!("<li>{label} <b>{now}</b>, {} <b>{wanted}</b> {met}</li>", words.wanted));
    }
    html
}

#[cfg(test)]
mod tests;
