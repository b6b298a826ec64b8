//! What is lit in a picture, as a drawing of its own that lies over the picture: a path for all lit marks of one tone
//! and one kind, then the lit texts.
//!
//! A reader who points from lane to lane changes this and nothing else, so what a browser draws anew is a handful of
//! elements and not the thousand shapes below.
//!
//! Absent on purpose: fillings of marks that only get another edge; the style sheet leaves those to the picture.

use crate::{
    scene::{Form, Shape, Tone},
    svg::{self, Element},
};

/// The class of a path that is made of rectangles: the style sheet tells them from curves.
const BOX: &str = " box";
/// The class of a path that keeps its filling, since the picture below has no such mark.
const WHOLE: &str = " whole";

/// The lit marks as elements, of a picture whose marks come in painting order, each with where it is now; none if nothing
/// is lit.
pub fn light<'a, P: 'a>(picture: impl Iterator<Item = (&'a Shape<P>, &'a Form)>) -> Vec<Element> {
    let mut paths: Vec<(String, String)> = Vec::new();
    let (mut captions, mut texts, mut is_wired) = (Vec::new(), Vec::new(), false);
    for (shape, form) in picture {
        if !shape.lit {
            // Wires run below captions, lit or not.
            if shape.tone == Tone::Caption {
                captions.push((form, shape.tone));
            }
            continue;
        }
        is_wired |= matches!(form, Form::Wire { .. });
        let mut class = svg::lit_class(shape.tone);
        let Some(path) = svg::path(form) else {
            texts.push(svg::formed(form, class));
            continue;
        };
        if let Form::Rect { .. } = form {
            class.push_str(BOX);
        }
        if shape.passing {
            class.push_str(WHOLE);
        }
        match paths.iter_mut().find(|(known, _)| *known == class) {
            Some((_, all)) => all.push_str(&path),
            None => paths.push((class, path)),
        }
    }
    let path = |(class, path)| Element { name: "path", attributes: vec![("d", path), ("class", class)], text: None };
    let mut marks: Vec<Element> = paths.into_iter().map(path).collect();
    if is_wired {
        marks.extend(captions.into_iter().map(|(form, tone)| svg::formed(form, tone.class().to_owned())));
    }
    marks.append(&mut texts);
    marks
}
