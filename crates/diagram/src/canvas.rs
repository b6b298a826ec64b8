//! Where a scene is drawn: collects shapes in painting order.

use crate::scene::{Anchor, Form, Key, Shape, Tone};

/// Collects shapes in painting order.
pub(crate) struct Canvas<P> {
    shapes: Vec<Shape<P>>,
}

impl<P: Copy> Canvas<P> {
    pub(crate) fn new() -> Canvas<P> {
        Canvas { shapes: Vec::new() }
    }

    // Out of line, as is `text`: a scene calls them from fifty places, and size counts more than speed.
    #[inline(never)]
    pub(crate) fn draw(&mut self, key: Key, tone: Tone, form: Form) -> &mut Shape<P> {
        self.shapes.push(Shape { key, form, tone, part: None, lit: false, passing: false });
        let last = self.shapes.len() - 1;
        &mut self.shapes[last]
    }

    #[inline(never)]
    pub(crate) fn text(&mut self, key: Key, tone: Tone, (x, y): (f64, f64), anchor: Anchor, text: &str) {
        self.draw(key, tone, Form::Text { x, y, anchor, text: text.to_owned() });
    }

    pub(crate) fn into_shapes(self) -> Vec<Shape<P>> {
        self.shapes
    }
}

impl<P> Shape<P> {
    pub(crate) fn part(&mut self, part: P) -> &mut Shape<P> {
        self.part = Some(part);
        self
    }

    pub(crate) fn lit(&mut self, lit: bool) -> &mut Shape<P> {
        self.lit = lit;
        self
    }

    /// Lit, and there only as long as something is.
    pub(crate) fn passing(&mut self) -> &mut Shape<P> {
        self.passing = true;
        self.lit(true)
    }
}

/// A rectangle with its upper left corner at a point.
pub(crate) fn rect((x, y): (f64, f64), (width, height): (f64, f64), radius: f64) -> Form {
    Form::Rect { x, y, width, height, radius }
}

/// A straight line.
pub(crate) fn line(from: (f64, f64), to: (f64, f64)) -> Form {
    Form::Path { points: vec![from, to] }
}

/// A dot around a point.
pub(crate) fn dot((x, y): (f64, f64), radius: f64) -> Form {
    Form::Rect { x: x - radius, y: y - radius, width: 2.0 * radius, height: 2.0 * radius, radius }
}
