//! What stands in the figure's slots, as a function of its state and surroundings.
//!
//! The host writes the same values into the page that the browser writes when they change.

use super::Local;
use crate::{
    figure::{Picture, Subject, View},
    slots::Write,
};
use diagram::{
    cited, fault, html,
    panel::{Button, Panel},
    svg,
};
use model::query;
use words::{Lang, words};

/// Every slot and what stands in it, always in the same order.
pub(super) fn values(
    subject: &dyn Subject,
    picture: &Picture,
    local: &Local,
    running: bool,
    lang: Lang,
) -> Vec<(String, Write)> {
    let panel = subject.panel(lang);
    let mut values = Values(Vec::new());
    values.put("title", Write::Text(panel.title.to_owned()));
    let svg = slot("svg", local.format().slug());
    values.put(&svg, Write::Attribute("viewBox", svg::view_box(&picture.drawing)));
    values.put(&svg, Write::Attribute("aria-label", picture.drawing.description.clone()));
    values.controls(&panel);
    values.moments(&panel, running, lang);
    values.guess(&panel, local);
    values.put("readout", Write::Html(html::readout(&panel.readout, words(lang).evidence())));
    values.put("sentence", Write::Html(html::coded(&panel.sentence)));
    values.put("source", Write::Html(cited::linked(&panel.source, Some(&local.root))));
    values.put("heads", Write::Html(html::heads(&picture.heads)));
    if local.table {
        values.put("rows", Write::Html(subject.rows(View { lang, format: local.format() })));
    }
    for (name, block) in subject.blocks(lang) {
        values.put(&slot("block", name), Write::Html(block));
    }
    let of_link = local.faults.iter().map(|fault| fault::said(fault, lang));
    let notes: Vec<String> = of_link.chain(local.refusal.clone()).collect();
    values.put("faults", Write::Html(html::sentences(&notes)));
    values.put("said", Write::Text(local.said.to_owned()));
    values.put("by-hand", Write::Value(local.by_hand.clone()));
    values.put("by-hand", Write::Flag("hidden", local.by_hand.is_empty()));
    values.0
}

struct Values(Vec<(String, Write)>);

impl Values {
    // Out of line: many calls, and size counts more than speed here.
    #[inline(never)]
    fn put(&mut self, slot: &str, write: Write) {
        self.0.push((slot.to_owned(), write));
    }

    #[inline(never)]
    fn flag(&mut self, slot: &str, name: &'static str, is: bool) {
        self.put(slot, Write::Flag(name, is));
    }

    fn controls(&mut self, panel: &Panel) {
        if let Some(editor) = &panel.editor {
            self.put("text", Write::Value(editor.text.clone()));
            self.put("marked", Write::Html(html::marked(&editor.text, &editor.faults)));
            self.put("wrongs", Write::Html(html::wrongs(&editor.faults)));
        }
        if let Some(loader) = &panel.loader {
            self.put("loaded", Write::Text(loader.loaded.clone()));
            self.flag("put-away", "hidden", loader.loaded.is_empty() && loader.faults.is_empty());
            self.flag("given", "data-refused", loader.refused);
            self.put("load-faults", Write::Html(html::sentences(&loader.faults)));
        }
        for dial in &panel.dials {
            self.flag(&slot("dial", dial.name), "hidden", !dial.shown);
            let slider = slot("slider", dial.name);
            for (place, max) in [(slider.as_str(), dial.slider_max), (dial.name, dial.max)] {
                // The bound first: a browser holds a value to it.
                self.put(place, Write::Attribute("max", max.to_string()));
                self.put(place, Write::Value(dial.value.to_string()));
            }
        }
        for menu in panel.menus.iter().chain(&panel.more) {
            self.flag(&slot("menu", menu.name), "hidden", !menu.shown);
            self.put(menu.name, Write::Value(menu.chosen.to_owned()));
        }
        self.put("buttons", Write::Html(html::buttons("plain", &panel.buttons)));
        for button in panel.tabs.iter().chain(&panel.chips) {
            let slot = button_slot(button);
            if let Some(is) = button.pressed {
                self.put(&slot, Write::Attribute("aria-pressed", is.to_string()));
            }
            self.flag(&slot, "disabled", button.disabled);
        }
    }

    fn moments(&mut self, panel: &Panel, running: bool, lang: Lang) {
        let (words, closed) = (words(lang).figure(), is_closed(panel));
        let play = if running { words.pause } else { words.play };
        let is_at = |moment: Option<&diagram::panel::Moment>| moment.is_none_or(|moment| moment.current);
        self.flag("steps", "hidden", panel.moments.is_empty());
        self.put("play", Write::Text(play.to_owned()));
        self.flag("play", "disabled", closed);
        self.flag("previous", "disabled", closed || is_at(panel.moments.first()));
        self.flag("next", "disabled", closed || is_at(panel.moments.last()));
        self.put("track", Write::Html(html::moments(&panel.moments, closed)));
    }

    fn guess(&mut self, panel: &Panel, local: &Local) {
        if let Some(guess) = &panel.guess {
            self.flag("predict", "disabled", guess.open);
            self.flag("guess", "hidden", !guess.open);
            self.put("typed", Write::Value(local.typed.clone()));
            self.put("verdict", Write::Text(guess.verdict.clone()));
        }
    }
}

/// Whether the moments rest because an answer is awaited.
pub(super) fn is_closed(panel: &Panel) -> bool {
    panel.guess.as_ref().is_some_and(|guess| guess.open)
}

/// The name of a slot that has siblings.
#[inline(never)]
pub(super) fn slot(kind: &str, name: &str) -> String {
    [kind, "/", name].concat()
}

/// The slot of a button.
pub(super) fn button_slot(button: &Button) -> String {
    if button.value.is_empty() { button.name.to_owned() } else { slot(button.name, button.value) }
}

/// What is wrong with a typed value of a dial; `None` if it can be taken as it is.
pub(super) fn refusal(panel: &Panel, name: &str, typed: &str, lang: Lang) -> Option<String> {
    let dial = panel.dials.iter().find(|dial| dial.name == name)?;
    match query::whole(typed.trim(), dial.min, dial.max) {
        Ok(_) => None,
        Err(_) => Some((words(lang).figure().out_of_range)(dial.label, dial.min, dial.max)),
    }
}
