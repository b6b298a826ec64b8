//! A challenge inside a chapter: the reader sets a figure's controls until what is wanted holds.
//!
//! The host writes what stays: labels, what is wanted, and what is said when it is reached. What is kept up to date here
//! is what stands now.

use super::live;
use crate::{
    heard::{Part, attribute, lang_of},
    shared::{self, Figure},
    slots::{Slots, Write},
};
use diagram::panel::{Menu, Panel};
use model::figure::Name;
use quiz::goal::{Condition, Progress};
use std::{cell::Cell, rc::Rc};
use web_sys::Element;

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
    let [goal, solution, shown, reached] =
        ["data-goal", "data-solution", "data-shown", "data-reached"].map(|name| attribute(root, name));
    let progress = Rc::<Cell<Progress>>::default();
    let challenge = Challenge { figure: figure.clone(), name, solution, progress: Rc::clone(&progress) };
    let mut slots = Slots::find(root);
    shared::watch(Box::new(move || {
        let panel = figure.ask(|subject| subject.panel(lang));
        let (mut values, mut is_there) = (Vec::new(), true);
        for (at, condition) in goal.split(BETWEEN).filter_map(Condition::read).enumerate() {
            let (now, holds) = stand(condition, &panel);
            is_there &= holds;
            values.push((slot("now", at), Write::Text(now)));
            values.push((slot("met", at), Write::Text(mark(holds).to_owned())));
        }
        progress.set(progress.get().turned(is_there));
        let said = match progress.get() {
            Progress::Open => String::new(),
            Progress::Shown => shown.clone(),
            Progress::Reached => reached.clone(),
        };
        values.push(("verdict".to_owned(), Write::Text(said)));
        // The reasons open by themselves, and are then left to the reader.
        if progress.get() != Progress::Open {
            values.push(("answer".to_owned(), Write::Flag("open", true)));
        }
        slots.write(values);
    }));
    Some(Rc::new(challenge))
}

impl Part for Challenge {
    fn pressed(&self, _: &str, _: &str) {
        // There is one button.
        if let Some((solution, _)) = shared::subject(self.name, &self.solution) {
            self.progress.set(self.progress.get().shown());
            self.figure.set(solution);
        }
    }
}

/// The slot of a condition, by its place in the goal.
pub(crate) fn slot(kind: &str, at: usize) -> String {
    format!("{kind}-{at}")
}

/// What follows a condition.
pub(crate) fn mark(holds: bool) -> &'static str {
    if holds { "✓" } else { "" }
}

/// What the figure shows of a condition's name, and whether the condition holds. What a control that does nothing now
/// was left at does not count.
pub(crate) fn stand(condition: Condition, panel: &Panel) -> (String, bool) {
    let name = condition.name;
    if let Some(menu) = menu(panel, name) {
        return (option(menu, menu.chosen), menu.shown && condition.holds(menu.chosen));
    }
    let is_idle = panel.dials.iter().any(|dial| dial.name == name && !dial.shown);
    let now = live::count(panel, name).filter(|_| !is_idle).map_or_else(|| "–".to_owned(), |(now, _)| now);
    let holds = condition.holds(&now);
    (now, holds)
}

/// The menu of that name.
pub(crate) fn menu<'a>(panel: &'a Panel, name: &str) -> Option<&'a Menu> {
    panel.menus.iter().chain(&panel.more).find(|menu| menu.name == name)
}

/// What the reader sees of a menu's value.
pub(crate) fn option(menu: &Menu, slug: &str) -> String {
    let option = menu.options.iter().find(|(one, _)| *one == slug);
    option.map(|(_, label)| label.clone()).unwrap_or_default()
}

#[cfg(test)]
mod tests;
