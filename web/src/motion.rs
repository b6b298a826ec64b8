//! Plays the way from one scene to the next on marks that already stand where they end.
//!
//! The document is at the new scene at once; motion only writes over it until it has caught up, so a test, a screen
//! reader or a reader who wants stillness never waits.

use crate::browser;
use diagram::{
    motion::{Motion, Moved},
    scene::{Scene, Shape},
    svg,
};
use leptos::{prelude::*, svg::G};
use std::{cell::RefCell, rc::Rc};
use wasm_bindgen::{JsCast, closure::Closure};

/// How long a step takes.
pub(crate) const STEP_MS: f64 = 700.0;
/// How long a turned control takes.
pub(crate) const TURN_MS: f64 = 220.0;

struct Playing<P> {
    motion: Motion,
    scene: Scene<P>,
    started_ms: f64,
    takes_ms: f64,
    frame: Option<i32>,
}

/// Animates a picture's marks whenever its scene changes.
pub(crate) fn animate<P>(scene: Signal<Scene<P>>, marks: NodeRef<G>, takes_ms: Signal<f64>)
where
    P: Clone + PartialEq + Send + Sync + 'static,
{
    let playing: Rc<RefCell<Option<Playing<P>>>> = Rc::default();
    Effect::new(move |before: Option<Scene<P>>| {
        let after = scene.get();
        let still = browser::wants_stillness();
        if let Some(before) = before.filter(|_| !still) {
            begin(
                &playing,
                before,
                after.clone(),
                takes_ms.get_untracked(),
                marks,
            );
        }
        after
    });
}

fn begin<P: Clone + 'static>(
    playing: &Rc<RefCell<Option<Playing<P>>>>,
    before: Scene<P>,
    after: Scene<P>,
    takes_ms: f64,
    marks: NodeRef<G>,
) {
    let now_ms = browser::now_ms();
    let running = playing.borrow_mut().take();
    let from = match running {
        Some(running) => running.interrupted(now_ms),
        None => before,
    };
    let motion = Motion::between(&from, &after);
    if motion.is_empty() {
        return;
    }
    *playing.borrow_mut() = Some(Playing {
        motion,
        scene: after,
        started_ms: now_ms,
        takes_ms,
        frame: None,
    });
    draw(playing, marks);
}

impl<P: Clone> Playing<P> {
    fn share(&self, now_ms: f64) -> f64 {
        ((now_ms - self.started_ms) / self.takes_ms).clamp(0.0, 1.0)
    }

    /// The scene as the reader sees it at this moment.
    fn interrupted(self, now_ms: f64) -> Scene<P> {
        if let (Some(frame), Some(window)) = (self.frame, browser::window()) {
            drop(window.cancel_animation_frame(frame));
        }
        let mut scene = self.scene.clone();
        for Moved { index, form, .. } in self.motion.at(self.share(now_ms)) {
            if let Some(shape) = scene.shapes.get_mut(index) {
                shape.form = form;
            }
        }
        scene
    }
}

/// Writes this frame, and asks for the next one until the motion has ended.
fn draw<P: Clone + 'static>(playing: &Rc<RefCell<Option<Playing<P>>>>, marks: NodeRef<G>) {
    let ended = match (&mut *playing.borrow_mut(), marks.get_untracked()) {
        (Some(one), Some(group)) => {
            let share = one.share(browser::now_ms());
            let children = group.children();
            for moved in one.motion.at(share) {
                let element = u32::try_from(moved.index)
                    .ok()
                    .and_then(|at| children.item(at));
                if let (Some(element), Some(shape)) = (element, one.scene.shapes.get(moved.index)) {
                    write(&element, shape, moved);
                }
            }
            if share < 1.0 {
                one.frame = next_frame(playing.clone(), marks);
            }
            share >= 1.0
        }
        (_, _) => true,
    };
    if ended {
        *playing.borrow_mut() = None;
    }
}

fn write<P: Clone>(element: &web_sys::Element, shape: &Shape<P>, moved: Moved) {
    let now = Shape {
        form: moved.form,
        ..shape.clone()
    };
    for (attribute, value) in svg::element(&now).geometry {
        drop(element.set_attribute(attribute, &value));
    }
    if let Some(svg) = element.dyn_ref::<web_sys::SvgElement>() {
        let refused = match moved.opacity {
            opacity if opacity < 1.0 => svg
                .style()
                .set_property("opacity", &diagram::number::decimal(opacity, 2)),
            _ => svg.style().remove_property("opacity").map(drop),
        };
        drop(refused);
    }
}

fn next_frame<P: Clone + 'static>(
    playing: Rc<RefCell<Option<Playing<P>>>>,
    marks: NodeRef<G>,
) -> Option<i32> {
    let callback = Closure::once_into_js(move || draw(&playing, marks));
    browser::window()?
        .request_animation_frame(callback.unchecked_ref())
        .ok()
}
