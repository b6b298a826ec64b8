//! What is lit, drawn over the picture by an element of its own: the browser keeps the picture below as it is painted
//! while a reader points from mark to mark.

use super::{SVG, created, update};
use crate::heard::attribute;
use diagram::svg::Element;
use web_sys::Element as Node;

/// The drawing over one picture; its element is made when something is lit for the first time.
pub(super) struct Above {
    picture: Option<Node>,
    node: Option<Node>,
    view_box: String,
    marks: Vec<(Element, Node)>,
}

impl Above {
    /// Over the picture that this group is the content of.
    pub(super) fn of(group: &Node) -> Above {
        Above { picture: group.parent_element(), node: None, view_box: String::new(), marks: Vec::new() }
    }

    /// Shows these marks in the picture's coordinates.
    pub(super) fn show(&mut self, marks: Vec<Element>, view_box: String) {
        if self.node.is_none() && !marks.is_empty() {
            self.node = self.picture.as_ref().and_then(made);
        }
        let Some(node) = &self.node else { return };
        if self.view_box != view_box {
            drop(node.set_attribute("viewBox", &view_box));
            self.view_box = view_box;
        }
        // From lane to lane it is mostly marks of the same tones that are lit, elsewhere: their elements stay.
        let stay = |(was, now): &(&(Element, Node), &Element)| was.0.name == now.name && was.0.class() == now.class();
        let staying = self.marks.iter().zip(&marks).take_while(stay).count();
        for (_, gone) in self.marks.drain(staying..) {
            gone.remove();
        }
        for (at, now) in marks.into_iter().enumerate() {
            match self.marks.get_mut(at) {
                Some((was, mark)) => {
                    update(mark, was, &now);
                    *was = now;
                }
                None => {
                    let Some(mark) = created(node, &now) else { return };
                    drop(node.append_child(&mark));
                    self.marks.push((now, mark));
                }
            }
        }
    }
}

/// Screen readers hear from the picture below and from its sentence what is lit.
fn made(picture: &Node) -> Option<Node> {
    let node = picture.owner_document()?.create_element_ns(Some(SVG), "svg").ok()?;
    node.set_attribute("class", &format!("{} above", attribute(picture, "class"))).ok()?;
    node.set_attribute("aria-hidden", "true").ok()?;
    picture.insert_adjacent_element("afterend", &node).ok()?;
    Some(node)
}
