//! The controls as the host writes them: whatever the panel has.

use super::{super::values, Place};
use crate::page::{At, Kind, Page};
use content::Chapter;
use diagram::{
    html,
    panel::{self, Dial, Editor, Loader, Menu, Panel},
};
use leptos::prelude::*;
use words::{Lang, words};

/// Text, dials, tabs, examples, and the rest behind a fold.
pub(super) fn controls(place: Place, panel: &Panel, lang: Lang) -> impl IntoView + use<> {
    let figure = words(lang).figure();
    let dials: Vec<_> = panel.dials.iter().map(dial).collect();
    let menus: Vec<_> = panel.menus.iter().map(menu).collect();
    let tabs: Vec<_> = panel.tabs.iter().map(|tab| pressed("tab", tab)).collect();
    let chips: Vec<_> = panel.chips.iter().map(|chip| pressed("chip", chip)).collect();
    let more: Vec<_> = panel.more.iter().map(menu).collect();
    let chips = (!chips.is_empty()).then(|| {
        view! {
            <div class="chips" role="group" aria-label=figure.presets>
                {chips}
            </div>
        }
    });
    let tabs = (!tabs.is_empty()).then(|| view! { <div class="tabs">{tabs}</div> });
    view! {
        <div class="controls needs-script">
            {panel.editor.as_ref().map(editor)}
            <div class="dials">{dials} {menus} {tabs}</div>
            {chips}
            {panel.loader.as_ref().map(|one| loader(one, place, lang))}
            <details class="more">
                <summary>{figure.more}</summary>
                <div class="menus">{more}</div>
                <div class="buttons" data-slot="buttons" inner_html=html::buttons("plain", &panel.buttons)></div>
            </details>
        </div>
    }
}

/// A button: its look, its name and value, its text.
pub(super) fn button(class: &'static str, name: &'static str, value: &'static str, label: &'static str) -> AnyView {
    pressed(class, &panel::Button { name, value, label, pressed: None, disabled: false })
}

fn pressed(class: &'static str, button: &panel::Button) -> AnyView {
    view! {
        <button
            type="button"
            class=class
            name=button.name
            value=button.value
            disabled=button.disabled
            aria-pressed=button.pressed.map(|is| is.to_string())
            data-slot=values::button_slot(button)
        >
            {button.label}
        </button>
    }
    .into_any()
}

/// A text over a copy of itself in which faults are marked: a field cannot mark its own words.
fn editor(editor: &Editor) -> impl IntoView + use<> {
    view! {
        <div class="editor">
            <label>
                <span>{editor.label}</span>
                <span class="paper">
                    <span
                        class="marked"
                        aria-hidden="true"
                        data-slot="marked"
                        inner_html=html::marked(&editor.text, &editor.faults)
                    ></span>
                    <textarea
                        name=editor.name
                        rows="2"
                        spellcheck="false"
                        autocomplete="off"
                        autocapitalize="off"
                        data-slot="text"
                    >
                        {editor.text.clone()}
                    </textarea>
                </span>
            </label>
            <div class="wrongs" role="status" data-slot="wrongs" inner_html=html::wrongs(&editor.faults)></div>
        </div>
    }
}

/// A file to give: `loader.js` reads it into the field, which is the control.
fn loader(loader: &Loader, place: Place, lang: Lang) -> impl IntoView + use<> {
    let chapter = Page { kind: Kind::Chapter(Chapter::Silicon), lang, at: At::Language };
    let how = format!("{}{}#your-card", place.root, chapter.folder());
    view! {
        <div class="loader">
            <label>
                <span>{loader.label}</span>
                <input type="file" accept=".jsonl,.json,.txt" autocomplete="off" />
            </label>
            <a href=how target=place.alone.then_some("_blank") rel=place.alone.then_some("noopener")>
                {loader.how}
            </a>
            <textarea name=loader.name hidden aria-label=loader.label data-slot="given"></textarea>
            <span class="loaded" role="status" data-slot="loaded">
                {loader.loaded.clone()}
            </span>
            <button
                type="button"
                class="plain"
                name=loader.name
                value=""
                hidden=loader.loaded.is_empty()
                data-slot="put-away"
            >
                {loader.put_away}
            </button>
            <div class="wrongs" role="status" data-slot="load-faults" inner_html=html::sentences(&loader.faults)></div>
            <div class="unkept" role="status" data-unkept=loader.not_kept></div>
        </div>
    }
}

/// A slider for the usual values and a field for all of them.
fn dial(dial: &Dial) -> AnyView {
    let Dial { name, label, value, min, max, slider_max, shown } = *dial;
    view! {
        <div class="dial" data-slot=values::slot("dial", name) hidden=!shown>
            <label>
                <span>{label}</span>
                <input
                    type="range"
                    name=name
                    min=min
                    max=slider_max
                    value=value
                    autocomplete="off"
                    data-slot=values::slot("slider", name)
                />
            </label>
            <input
                type="number"
                name=name
                aria-label=label
                min=min
                max=max
                value=value
                inputmode="numeric"
                autocomplete="off"
                data-slot=name
            />
        </div>
    }
    .into_any()
}

fn menu(menu: &Menu) -> AnyView {
    let Menu { name, label, options: named, chosen, shown } = menu;
    let (name, label, shown) = (*name, *label, *shown);
    let options: Vec<_> = options(named.clone(), chosen).into_iter().map(Choice::view).collect();
    view! {
        <label class="menu" data-slot=values::slot("menu", name) hidden=!shown>
            <span>{label}</span>
            <select name=name autocomplete="off" data-slot=name>
                {options}
            </select>
        </label>
    }
    .into_any()
}

/// One line of a menu.
pub(super) struct Choice {
    value: &'static str,
    words: String,
    selected: bool,
}

impl Choice {
    pub(super) fn view(self) -> AnyView {
        let Choice { value, words, selected } = self;
        view! {
            <option value=value selected=selected>
                {words}
            </option>
        }
        .into_any()
    }
}

/// The lines of a menu: values with their words, and the value chosen.
pub(super) fn options(named: impl IntoIterator<Item = (&'static str, String)>, chosen: &str) -> Vec<Choice> {
    named.into_iter().map(|(value, words)| Choice { value, words, selected: value == chosen }).collect()
}
