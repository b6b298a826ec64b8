//! Puts a scene on the page: the one place where shapes become elements of the document.
//!
//! Listeners sit on the picture, not on its marks: a mark is known by the key in its `data-key`.

use diagram::{
    scene::{Key, Scene, Shape, Target},
    svg,
};
use leptos::{either::EitherOf3, ev, prelude::*};
use wasm_bindgen::JsCast;

/// What a reader did to a mark.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Gesture<P> {
    /// Points at it, by mouse or by keyboard; at nothing.
    Point(Option<P>),
    /// Clicked it, or pressed Enter or Space on it.
    Press(P),
    /// Pressed Escape.
    Escape,
}

/// A scene as an SVG that can be pointed at, clicked and walked through by arrow keys.
#[component]
pub(crate) fn Picture<P>(
    /// What is drawn.
    #[prop(into)]
    scene: Signal<Scene<P>>,
    /// Class that tells the layouts apart.
    class: &'static str,
    /// Hears what the reader does.
    on_gesture: impl Fn(Gesture<P>) + Clone + Send + Sync + 'static,
    /// The drawn marks, for motion.
    marks: NodeRef<leptos::svg::G>,
) -> impl IntoView
where
    P: Copy + PartialEq + Send + Sync + 'static,
{
    // The one mark that the Tab key reaches; arrows move it.
    let current: RwSignal<Option<String>> = RwSignal::new(None);
    let part_at = move |event: &web_sys::Event| {
        let key = key_of(event)?;
        scene.with_untracked(|scene| part_of(scene, &key))
    };
    let (point, leave, press, keys) = (
        on_gesture.clone(),
        on_gesture.clone(),
        on_gesture.clone(),
        on_gesture,
    );
    let focus = point.clone();
    let on_key = move |event: ev::KeyboardEvent| {
        let Some(key) = key_of(&event) else { return };
        match event.key().as_str() {
            "Enter" | " " => {
                if let Some(part) = scene.with_untracked(|scene| part_of(scene, &key)) {
                    event.prevent_default();
                    keys(Gesture::Press(part));
                }
            }
            "Escape" => keys(Gesture::Escape),
            arrow => {
                let next = scene.with_untracked(|scene| neighbour(scene, &key, arrow));
                if let Some(next) = next {
                    event.prevent_default();
                    move_focus(&event, &next);
                    current.set(Some(next));
                }
            }
        }
    };
    view! {
        <svg
            class=format!("scene {class}")
            role="group"
            aria-label=move || scene.with(|scene| scene.description.clone())
            viewBox=move || {
                scene.with(|scene| {
                    let (width, height) = (scene.width, scene.height);
                    format!("0 0 {} {}", diagram::number::coordinate(width), diagram::number::coordinate(height))
                })
            }
            on:pointerover=move |event| point(Gesture::Point(part_at(&event)))
            on:pointerleave=move |_| leave(Gesture::Point(None))
            on:click=move |event| {
                if let Some(part) = part_at(&event) {
                    press(Gesture::Press(part));
                }
            }
            on:focusin=move |event| {
                if let Some(key) = key_of(&event) {
                    current.set(Some(key));
                }
                focus(Gesture::Point(part_at(&event)));
            }
            on:keydown=on_key
        >
            <g node_ref=marks>
                {move || {
                    let current = current.get();
                    scene.with(|scene| elements(scene, current.as_deref()))
                }}
            </g>
        </svg>
    }
}

/// The elements of all shapes; each with a target is a button, and one of them is in the Tab order.
fn elements<P: Copy + PartialEq + 'static>(
    scene: &Scene<P>,
    current: Option<&str>,
) -> Vec<impl IntoView + use<P>> {
    let known = current.filter(|key| scene.targets.iter().any(|target| name(target.key) == *key));
    let tabbed = known
        .map(str::to_owned)
        .or_else(|| scene.targets.first().map(|target| name(target.key)));
    let mut targets = scene.targets.iter().peekable();
    scene
        .shapes
        .iter()
        .map(|shape| {
            // Targets stand in the order of their shapes.
            let target = targets.next_if(|target| target.key == shape.key);
            element(shape, target, tabbed.as_deref())
        })
        .collect()
}

fn element<P: Copy>(
    shape: &Shape<P>,
    target: Option<&Target<P>>,
    tabbed: Option<&str>,
) -> impl IntoView + use<P> {
    let key = shape.part.is_some().then(|| name(shape.key));
    let role = target.map(|_| "button");
    let label = target.map(|target| target.name.clone());
    let pressed = target
        .and_then(|target| target.pressed)
        .map(|pressed| pressed.to_string());
    let tab = target.map(|_| if key.as_deref() == tabbed { "0" } else { "-1" });
    let svg::Element {
        name,
        geometry,
        class,
        text,
    } = svg::element(shape);
    let mut values = geometry.into_iter().map(|(_, value)| value);
    let mut value = move || values.next().unwrap_or_default();
    match name {
        "rect" => EitherOf3::A(view! {
            <rect
                x=value()
                y=value()
                width=value()
                height=value()
                rx=value()
                class=class
                data-key=key
                role=role
                aria-label=label
                aria-pressed=pressed
                tabindex=tab
            />
        }),
        "path" => EitherOf3::B(view! {
            <path d=value() class=class data-key=key role=role aria-label=label tabindex=tab />
        }),
        _ => EitherOf3::C(view! {
            <text x=value() y=value() text-anchor=value() class=class data-key=key role=role aria-label=label tabindex=tab>
                {text.unwrap_or_default()}
            </text>
        }),
    }
}

fn name(key: Key) -> String {
    format!("{}-{}", key.0, key.1)
}

fn key_of(event: &web_sys::Event) -> Option<String> {
    let element: web_sys::Element = event.target()?.dyn_into().ok()?;
    element.get_attribute("data-key")
}

fn part_of<P: Copy>(scene: &Scene<P>, key: &str) -> Option<P> {
    scene
        .shapes
        .iter()
        .find(|shape| shape.part.is_some() && name(shape.key) == key)?
        .part
}

/// The target that an arrow key leads to: along its row, or to the same share of the next row.
fn neighbour<P>(scene: &Scene<P>, key: &str, arrow: &str) -> Option<String> {
    let at = scene
        .targets
        .iter()
        .position(|target| name(target.key) == key)?;
    let rows: Vec<&str> = scene.targets.iter().map(|target| target.key.0).collect();
    let row_of = |row: &str| -> Vec<usize> {
        (0..rows.len())
            .filter(|index| rows[*index] == row)
            .collect()
    };
    let row = row_of(rows[at]);
    let within = row.iter().position(|index| *index == at)?;
    let mut order: Vec<&str> = Vec::new();
    for one in &rows {
        if !order.contains(one) {
            order.push(one);
        }
    }
    let row_at = order.iter().position(|one| *one == rows[at])?;
    let across = |row: &str| {
        let other = row_of(row);
        other
            .get(within * other.len() / row_of(rows[at]).len())
            .copied()
    };
    let next = match arrow {
        "ArrowRight" => row.get(within + 1).copied(),
        "ArrowLeft" => within
            .checked_sub(1)
            .and_then(|left| row.get(left).copied()),
        "Home" => row.first().copied(),
        "End" => row.last().copied(),
        "ArrowDown" => order.get(row_at + 1).and_then(|row| across(row)),
        "ArrowUp" => row_at
            .checked_sub(1)
            .and_then(|up| order.get(up))
            .and_then(|row| across(row)),
        _ => None,
    }?;
    scene.targets.get(next).map(|target| name(target.key))
}

fn move_focus(event: &web_sys::Event, key: &str) {
    let svg = event
        .current_target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let selector = format!("[role=button][data-key=\"{key}\"]");
    if let Some(element) = svg.and_then(|svg| svg.query_selector(&selector).ok().flatten()) {
        crate::browser::focus(&element);
    }
}
