//! The lab: a text to write, what it does, and what others have asked about.

use super::{At, Kind, Page, chapter};
use crate::part::figure::markup::Place;
use content::{Example, Group};
use leptos::prelude::*;
use model::{
    access::Space,
    figure::{Figure, Name, lab::State},
};
use words::{Lang, words};

/// The lab with its figure, and the examples to start from.
pub(super) fn lab(page: Page) -> impl IntoView {
    let words = words(page.lang).page();
    let place =
        Place { id: "lab", fig: Name::Lab, query: "", main: true, root: page.root(), alone: false, code: false };
    let groups: Vec<_> = content::examples().iter().map(|group| examples(group, page)).collect();
    view! {
        <h1>{words.lab_title}</h1>
        <p class="lede">{words.lab_lede}</p>
        {chapter::figure(page.lang, place, None)}
        <h2 id="derivation">{words.lab_derivation}</h2>
        {chapter::derive("lab", "lab", "", 1, page.lang)}
        <h2 id="examples">{words.lab_examples}</h2>
        <p>{words.lab_examples_lede}</p>
        {groups}
    }
}

fn examples(group: &'static Group, page: Page) -> impl IntoView {
    let items: Vec<_> = group.examples.iter().map(|example| item(example, page)).collect();
    view! {
        <details class="examples">
            <summary>{*group.name.get(page.lang)}</summary>
            <ul>{items}</ul>
        </details>
    }
}

/// Plain links: an example is an address like any other, and the way back leads to what was written before.
fn item(example: &'static Example, page: Page) -> impl IntoView {
    let lang: Lang = page.lang;
    let there = Page { kind: Kind::Lab, at: At::Language, ..page };
    view! {
        <li>
            <a href=format!("{}{}?{}#figure-lab", page.root(), there.folder(), address(example))>
                {*example.title.get(lang)}
            </a>
            <span>{*example.asks.get(lang)}</span>
        </li>
    }
}

/// The lab's state that shows an example.
fn address(example: &Example) -> String {
    let (mut state, _) = State::read(Name::Lab, "");
    let memory = match example.memory {
        Space::Global => "global",
        Space::Shared => "shared",
    };
    let [bx, by, bz] = example.block.map(|side| side.to_string());
    let [blockx, blocky, blockz] = example.block_index.map(|index| index.to_string());
    let base = example.base.to_string();
    let controls = [
        ("snippet", example.snippet),
        ("bx", &bx),
        ("by", &by),
        ("bz", &bz),
        ("blockx", &blockx),
        ("blocky", &blocky),
        ("blockz", &blockz),
        ("base", &base),
        ("memory", memory),
    ];
    for (name, value) in controls {
        state.turn(name, value);
    }
    state.to_address()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::figure;

    #[test]
    fn every_example_is_read_without_a_fault() {
        for example in content::examples().iter().flat_map(|group| group.examples) {
            let (subject, faults) = figure::any(Name::Lab, &address(example));
            assert_eq!(faults, [], "{}", example.id);
            let editor = subject.panel(Lang::En).editor.unwrap();
            assert_eq!(editor.text, example.snippet, "{}", example.id);
            assert_eq!(editor.faults, [], "{}", example.id);
        }
    }
}
