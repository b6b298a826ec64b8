//! The marks of a picture in the document: the one place where shapes become elements, and where they move.
//!
//! The host writes the first drawing as text; here its elements are adopted, and then only what changed is written.
//! The document is at the new drawing at once; motion only writes over it until it has caught up, so a test, a screen
//! reader or a reader who wants stillness never waits.

mod above;

use crate::browser;
use above::Above;
use diagram::{
    light::light,
    motion::{Motion, Moved},
    scene::{Drawing, Key, Shape, place_of_key},
    svg::{self, Element},
};
use std::{cell::RefCell, rc::Rc};
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Element as Node, SvgElement};

const SVG: &str = "http://www.w3.org/2000/svg";
/// The attribute of a lit mark. No rule of the style sheet speaks of it, so that turning it costs a browser nothing: what
/// is seen of it lies above.
const LIT: &str = "data-lit";
/// How long a step takes.
pub(crate) const STEP_MS: u32 = 700;
/// How long a turned control takes.
pub(crate) const TURN_MS: u32 = 220;

/// The marks of one picture.
pub(crate) struct Stage {
    group: Node,
    drawing: Drawing,
    /// The element of each of the drawing's shapes.
    marks: Vec<Node>,
    /// What is lit of them, and what is there only as long as something is.
    above: Above,
    passing: Vec<Shape<()>>,
    /// The mark that the Tab key reaches.
    tabbed: Option<Key>,
    playing: Option<Playing>,
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
    pub(crate) fn adopt(group: Node, mut drawing: Drawing) -> Stage {
        let children = group.children();
        let nodes: Vec<Node> = (0..children.length()).filter_map(|at| children.item(at)).collect();
        let (passing, marks): (Vec<_>, Vec<_>) =
            nodes.into_iter().zip(&drawing.shapes).partition(|(_, shape)| shape.passing);
        passing.iter().for_each(|(node, _)| node.remove());
        let marks: Vec<Node> = marks.into_iter().map(|(node, _)| node).collect();
        let passing = taken(&mut drawing);
        let tabbed = svg::tabbed(&drawing, None);
        for (node, (shape, target)) in marks.iter().zip(drawing.shapes.iter().zip(svg::targets_of_shapes(&drawing))) {
            update(node, &svg::element(shape), &svg::living(shape, target, tabbed == Some(shape.key)));
            mark_lit(node, shape.lit);
        }
        let above = Above::of(&group);
        let mut stage = Stage { group, drawing, marks, above, passing, tabbed, playing: None };
        stage.light(&[]);
        stage
    }

    /// Shows another drawing: writes it, and begins the motion that leads to it.
    pub(crate) fn show(&mut self, mut after: Drawing, current: Option<&str>, takes_ms: u32) {
        let seen = self.stop();
        self.passing = taken(&mut after);
        self.write(&after, current);
        let mut before = std::mem::replace(&mut self.drawing, after);
        self.light(&[]);
        if takes_ms == 0 {
            return;
        }
        for Moved { index, form, .. } in seen {
            if let Some(shape) = before.shapes.get_mut(index) {
                shape.form = form;
            }
        }
        let motion = Motion::between(&before, &self.drawing);
        if !motion.is_empty() {
            let (started_ms, takes_ms) = (browser::now_ms(), takes_ms.into());
            self.playing = Some(Playing { motion, started_ms, takes_ms, asked: false });
        }
    }

    /// Ends a motion that is under way, and says where its marks are seen at this moment. What it wrote over is
    /// written anew, as is its opacity.
    fn stop(&mut self) -> Vec<Moved> {
        let Some(playing) = self.playing.take() else {
            return Vec::new();
        };
        let seen = playing.motion.at(playing.share());
        let targets = svg::targets_of_shapes(&self.drawing);
        for moved in &seen {
            let shape = self.drawing.shapes.get(moved.index).zip(targets.get(moved.index));
            if let (Some(node), Some((shape, target))) = (self.marks.get(moved.index), shape) {
                rewrite(node, &svg::living(shape, *target, self.tabbed == Some(shape.key)));
            }
        }
        seen
    }

    /// Brings the document to a drawing: what is as it was is not touched. Marks are matched by key and moved only if
    /// their order changed, since a mark that is moved loses the keyboard.
    fn write(&mut self, after: &Drawing, current: Option<&str>) {
        let (tabbed, was_tabbed) = (svg::tabbed(after, current), self.tabbed);
        let before = &self.drawing;
        let keys: Vec<Key> = before.shapes.iter().map(|shape| shape.key).collect();
        let (targets, old_targets) = (svg::targets_of_shapes(after), svg::targets_of_shapes(before));
        let mut old: Vec<Option<Node>> = self.marks.drain(..).map(Some).collect();
        let (mut guess, mut in_place) = (0, keys.len() == after.shapes.len());
        let mut kept: Vec<Option<Node>> = Vec::with_capacity(after.shapes.len());
        for (shape, target) in after.shapes.iter().zip(&targets) {
            let at = place_of_key(&keys, shape.key, guess);
            in_place &= at == Some(kept.len());
            guess = at.map_or(guess, |at| at + 1);
            kept.push(at.and_then(|at| {
                let node = old.get_mut(at)?.take()?;
                let (was, was_target) = (&before.shapes[at], old_targets[at]);
                let (is, was_reached) = (tabbed == Some(shape.key), was_tabbed == Some(shape.key));
                if was.lit != shape.lit {
                    mark_lit(&node, shape.lit);
                }
                if (&was.form, was.tone, was.part, was_target, was_reached)
                    == (&shape.form, shape.tone, shape.part, *target, is)
                {
                    return Some(node);
                }
                let (was, now) = (svg::living(was, was_target, was_reached), svg::living(shape, *target, is));
                let fits = was.name == now.name;
                if fits {
                    update(&node, &was, &now);
                } else {
                    node.remove();
                }
                fits.then_some(node)
            }));
        }
        for node in old.into_iter().flatten() {
            node.remove();
        }
        let mut marks = Vec::with_capacity(kept.len());
        for (node, (shape, target)) in kept.into_iter().zip(after.shapes.iter().zip(targets)) {
            in_place &= node.is_some();
            let made = || {
                let node = created(&self.group, &svg::living(shape, target, tabbed == Some(shape.key)))?;
                mark_lit(&node, shape.lit);
                Some(node)
            };
            marks.extend(node.or_else(made));
        }
        if !in_place {
            self.arrange(&marks);
        }
        (self.marks, self.tabbed) = (marks, tabbed);
    }

    /// Puts the marks into this order; one that stands where it should is not moved.
    fn arrange(&self, marks: &[Node]) {
        let mut place = self.group.first_element_child();
        for node in marks {
            if place.as_ref() == Some(node) {
                place = node.next_element_sibling();
            } else {
                drop(self.group.insert_before(node, place.as_ref().map(AsRef::as_ref)));
            }
        }
    }

    /// Draws what is lit where it is now; what is still appearing is lit once it is there.
    fn light(&mut self, moved: &[Moved]) {
        let now = self.drawing.shapes.iter().enumerate().filter_map(|(index, shape)| {
            match moved.binary_search_by_key(&index, |moved| moved.index) {
                Ok(at) => (moved[at].opacity >= 1.0).then_some((shape, &moved[at].form)),
                Err(_) => Some((shape, &shape.form)),
            }
        });
        let now = now.chain(self.passing.iter().map(|shape| (shape, &shape.form)));
        self.above.show(light(now), svg::view_box(&self.drawing));
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
        let seen = playing.motion.at(share);
        self.light(&seen);
        for moved in seen {
            if let (Some(node), Some(shape)) = (self.marks.get(moved.index), self.drawing.shapes.get(moved.index)) {
                write_over(node, shape, moved);
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

/// Takes what is there only as long as something is lit out of a drawing: it is never drawn below.
fn taken(drawing: &mut Drawing) -> Vec<Shape<()>> {
    drawing.shapes.extract_if(.., |shape| shape.passing).collect()
}

fn mark_lit(node: &Node, lit: bool) {
    drop(node.toggle_attribute_with_force(LIT, lit));
}

fn created(group: &Node, element: &Element) -> Option<Node> {
    let document = group.owner_document()?;
    let node = document.create_element_ns(Some(SVG), element.name).ok()?;
    rewrite(&node, element);
    node.set_text_content(element.text.as_deref());
    Some(node)
}

/// Brings an element from what was written to what is to be there; only what differs is written.
fn update(node: &Node, was: &Element, now: &Element) {
    for (name, value) in &now.attributes {
        if !was.attributes.iter().any(|(old, was)| old == name && was == value) {
            drop(node.set_attribute(name, value));
        }
    }
    for (name, _) in &was.attributes {
        if !now.attributes.iter().any(|(new, _)| new == name) {
            drop(node.remove_attribute(name));
        }
    }
    if was.text != now.text {
        node.set_text_content(now.text.as_deref());
    }
}

/// Writes every attribute, whatever the document says.
fn rewrite(node: &Node, element: &Element) {
    for (name, value) in &element.attributes {
        drop(node.set_attribute(name, value));
    }
    if let Some(svg) = node.dyn_ref::<SvgElement>() {
        drop(svg.style().remove_property("opacity"));
    }
}

/// Writes a moment of a motion over what is written.
fn write_over(node: &Node, shape: &Shape<()>, moved: Moved) {
    let now = Shape { form: moved.form, ..shape.clone() };
    for (name, value) in svg::element(&now).attributes {
        if name != "class" {
            drop(node.set_attribute(name, &value));
        }
    }
    if let Some(svg) = node.dyn_ref::<SvgElement>() {
        let refused = match moved.opacity {
            opacity if opacity < 1.0 => svg.style().set_property("opacity", &diagram::number::decimal(opacity, 2)),
            _ => svg.style().remove_property("opacity").map(drop),
        };
        drop(refused);
    }
}
