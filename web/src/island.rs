//! The one island: it wraps what the host wrote, and brings it to life.
//!
//! Its listeners hear everything inside, so no control has one of its own. That keeps the program small: what a page
//! can do costs code once, however many buttons it has.

use crate::{
    heard::{Part, attribute},
    part, shared,
    slots::value_of,
};
use leptos::{html::Div, prelude::*};
use std::{cell::RefCell, rc::Rc};
use wasm_bindgen::JsCast;
use web_sys::Element;

/// Brings the element inside to life; its `data-part` says what it is.
#[island]
pub fn Alive(
    /// What the host wrote.
    children: Children,
) -> impl IntoView {
    let root = NodeRef::<Div>::new();
    let part: Rc<RefCell<Option<Rc<dyn Part>>>> = Rc::default();
    let mounted = Rc::clone(&part);
    shared::watch(Box::new(move || {
        if let Some(root) = root.get().and_then(|root| root.query_selector("[data-part]").ok().flatten()) {
            *mounted.borrow_mut() = part::mount(&root);
        }
    }));
    let tell: Rc<dyn Fn(&web_sys::Event)> = Rc::new(move |event| {
        let part = part.borrow().clone();
        if let Some(part) = part {
            tell_part(part.as_ref(), event);
        }
    });
    view! {
        <div
            class="alive"
            node_ref=root
            on:click=hears(&tell)
            on:input=hears(&tell)
            on:change=hears(&tell)
            on:submit=hears(&tell)
            on:keydown=hears(&tell)
            on:pointerover=hears(&tell)
            on:pointerleave=hears(&tell)
            on:focusin=hears(&tell)
            on:focusout=hears(&tell)
            on:toggle:capture=hears(&tell)
        >
            {children()}
        </div>
    }
}

fn hears<E: JsCast + AsRef<web_sys::Event> + 'static>(tell: &Rc<dyn Fn(&web_sys::Event)>) -> Box<dyn FnMut(E)> {
    let tell = Rc::clone(tell);
    Box::new(move |event: E| tell(event.as_ref()))
}

fn tell_part(part: &dyn Part, event: &web_sys::Event) {
    let Some(target) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) else {
        return;
    };
    match event.type_().as_str() {
        "click" => match target.closest("button[name]").ok().flatten() {
            Some(button) => part.pressed(&attribute(&button, "name"), &attribute(&button, "value")),
            None => part.clicked(&target),
        },
        kind @ ("input" | "change") => {
            part.turned(&attribute(&target, "name"), value_of(&target), kind == "change");
        }
        "submit" => {
            event.prevent_default();
            part.sent();
        }
        "keydown" => {
            if let Some(event) = event.dyn_ref() {
                part.key(event);
            }
        }
        "pointerover" => part.pointed(&target),
        "focusin" => part.focused(&target),
        // The pointer or the keyboard went away; where the keyboard went to another mark, that mark is heard next.
        "pointerleave" | "focusout" => part.left(),
        _ => part.toggled(&target),
    }
}
