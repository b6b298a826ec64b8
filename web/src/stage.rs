//! The marks of a picture in the document: the one place where shapes become elements, and where they move.
//!
//! The host writes the first drawing as text; here its elements are adopted, and then only what changed is written.
//! The document is at the new drawing at once; motion only writes over it until it has caught up, so a test, a screen
//! reader or a reader who wants stillness never waits.

use crate::browser;
use diagram::{
    motion::{Motion, Moved},
    scene::{Drawing, Key, Shape, place_of_key},
    svg::{self, Element},
};
use std::{cell::RefCell, rc::Rc};
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Element as Node, SvgElement};

/// How long a step takes.
pub(crate) const STEP_MS: u32 = 700;
/// How long a turned control takes.
pub(crate) const TURN_MS: u32 = 220;

/// The marks of one picture.
pub(crate) struct Stage {
    group: Node,
    drawing: Drawing,
    marks: Vec<Mark>,
    playing: Option<Playing>,
}

/// A mark: what is written in the document, and where.
struct Mark {
    written: Element,
    node: Node,
}

struct Playing {
    motion: Motion,
    started_ms: f64,
    takes_ms: f64,
    /// Whether the browser has been asked for a frame.
    asked: bool,
}

impl Stage {
    /// Takes over the elements that the host wrote for this drawing. What only a living mark has, its key and its
    /// place in the keyboard's order, is added here: a page without scripts does not promise it.
    pub(crate) fn adopt(group: Node, drawing: Drawing) -> Stage {
        let children = group.children();
        let mut marks = Vec::new();
        for (at, (shape, living)) in (0..).zip(drawing.shapes.iter().zip(svg::living_elements(&drawing, None))) {
            if let Some(node) = children.item(at) {
                let mark = Mark { written: svg::element(shape), node };
                marks.push(mark.updated(living));
            }
        }
        Stage { group, drawing, marks, playing: None }
    }

    /// Shows another drawing: writes it, and begins the motion that leads to it.
    pub(crate) fn show(&mut self, after: Drawing, current: Option<&str>, takes_ms: u32) {
        let before = self.as_seen();
        self.write(&after, current);
        self.drawing = after;
        if takes_ms == 0 {
            return;
        }
        let motion = Motion::between(&before, &self.drawing);
        if !motion.is_empty() {
            let (started_ms, takes_ms) = (browser::now_ms(), takes_ms.into());
            self.playing = Some(Playing { motion, started_ms, takes_ms, asked: false });
        }
    }

    /// The drawing as the reader sees it at this moment; a motion that is under way ends.
    fn as_seen(&mut self) -> Drawing {
        let mut drawing = self.drawing.clone();
        if let Some(playing) = self.playing.take() {
            for Moved { index, form, .. } in playing.motion.at(playing.share()) {
                if let (Some(shape), Some(mark)) = (drawing.shapes.get_mut(index), self.marks.get(index)) {
                    shape.form = form;
                    // What motion wrote over is written anew, as is its opacity.
                    mark.rewrite();
                }
            }
        }
        drawing
    }

    /// Brings the document to a drawing. Marks are matched by key and moved only if their order changed, since a
    /// mark that is moved loses the keyboard.
    fn write(&mut self, after: &Drawing, current: Option<&str>) {
        let keys: Vec<Key> = self.drawing.shapes.iter().map(|shape| shape.key).collect();
        let mut old: Vec<Option<Mark>> = self.marks.drain(..).map(Some).collect();
        let mut guess = 0;
        let mut kept: Vec<(Option<Mark>, Element)> = Vec::new();
        for (shape, element) in after.shapes.iter().zip(svg::living_elements(after, current)) {
            let at = place_of_key(&keys, shape.key, guess);
            guess = at.map_or(guess, |at| at + 1);
            let mark = at.and_then(|at| old.get_mut(at)?.take());
            match mark {
                Some(mark) if mark.written.name == element.name => kept.push((Some(mark), element)),
                Some(other) => {
                    other.node.remove();
                    kept.push((None, element));
                }
                None => kept.push((None, element)),
            }
        }
        for mark in old.into_iter().flatten() {
            mark.node.remove();
        }
        let mut marks = Vec::with_capacity(kept.len());
        let mut place = self.group.first_element_child();
        for (mark, element) in kept {
            let mark = match mark {
                Some(mark) => mark.updated(element),
                None => match Mark::new(&self.group, element) {
                    Some(mark) => mark,
                    None => continue,
                },
            };
            if place.as_ref() == Some(&mark.node) {
                place = mark.node.next_element_sibling();
            } else {
                drop(self.group.insert_before(&mark.node, place.as_ref().map(AsRef::as_ref)));
            }
            marks.push(mark);
        }
        self.marks = marks;
    }

    /// Asks for a frame if something moves, and for the next one until it has arrived.
    pub(crate) fn play(stage: &Rc<RefCell<Option<Stage>>>) {
        let mut borrowed = stage.borrow_mut();
        let Some(playing) = borrowed.as_mut().and_then(|stage| stage.playing.as_mut()) else {
            return;
        };
        if std::mem::replace(&mut playing.asked, true) {
            return;
        }
        let again = Rc::clone(stage);
        let callback = Closure::once_into_js(move || {
            if let Some(stage) = &mut *again.borrow_mut() {
                stage.frame();
            }
            Stage::play(&again);
        });
        if let Some(window) = browser::window() {
            drop(window.request_animation_frame(callback.unchecked_ref()));
        }
    }

    /// Writes where everything is now.
    fn frame(&mut self) {
        let Some(playing) = &mut self.playing else {
            return;
        };
        playing.asked = false;
        let share = playing.share();
        for moved in playing.motion.at(share) {
            if let (Some(mark), Some(shape)) = (self.marks.get(moved.index), self.drawing.shapes.get(moved.index)) {
                mark.write_over(shape, moved);
            }
        }
        if share >= 1.0 {
            self.playing = None;
        }
    }
}

impl Playing {
    fn share(&self) -> f64 {
        ((browser::now_ms() - self.started_ms) / self.takes_ms).clamp(0.0, 1.0)
    }
}

impl Mark {
    fn new(group: &Node, element: Element) -> Option<Mark> {
        let document = group.owner_document()?;
        let node = document.create_element_ns(Some("http://www.w3.org/2000/svg"), element.name).ok()?;
        let mark = Mark { written: element, node };
        mark.rewrite();
        mark.node.set_text_content(mark.written.text.as_deref());
        Some(mark)
    }

    /// The mark with another element's attributes and text; only what differs is written.
    fn updated(mut self, element: Element) -> Mark {
        for (name, value) in &element.attributes {
            if !self.written.attributes.iter().any(|(old, was)| old == name && was == value) {
                drop(self.node.set_attribute(name, value));
            }
        }
        for (name, _) in &self.written.attributes {
            if !element.attributes.iter().any(|(new, _)| new == name) {
                drop(self.node.remove_attribute(name));
            }
        }
        if self.written.text != element.text {
            self.node.set_text_content(element.text.as_deref());
        }
        self.written = element;
        self
    }

    /// Writes every attribute, whatever the document says.
    fn rewrite(&self) {
        for (name, value) in &self.written.attributes {
            drop(self.node.set_attribute(name, value));
        }
        if let Some(svg) = self.node.dyn_ref::<SvgElement>() {
            drop(svg.style().remove_property("opacity"));
        }
    }

    /// Writes a moment of a motion over what is written.
    fn write_over(&self, shape: &Shape<()>, moved: Moved) {
        let now = Shape { form: moved.form, ..shape.clone() };
        for (name, value) in svg::element(&now).attributes {
            if name != "class" {
                drop(self.node.set_attribute(name, &value));
            }
        }
        if let Some(svg) = self.node.dyn_ref::<SvgElement>() {
            let refused = match moved.opacity {
                opacity if opacity < 1.0 => svg.style().set_property("opacity", &diagram::number::decimal(opacity, 2)),
                _ => svg.style().remove_property("opacity").map(drop),
            };
            drop(refused);
        }
    }
}
