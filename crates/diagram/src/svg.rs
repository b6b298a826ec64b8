//! Writes a scene as SVG text: the golden pictures, the pages' pictures, the reader's downloads.

use crate::{
    number::coordinate,
    scene::{Anchor, Form, Format, Key, Scene, Shape, Target, Tone, key_text, place_of_key},
};

/// An SVG element's name and attributes, in the order they are written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Element {
    /// `rect`, `path` or `text`.
    pub name: &'static str,
    /// Geometry first, then the class: tone, and `lit`.
    pub attributes: Vec<(&'static str, String)>,
    /// What stands inside a `text`.
    pub text: Option<String>,
}

impl Element {
    /// What it means: the tone's class, and `lit`.
    pub fn class(&self) -> &str {
        self.attributes.iter().find(|(name, _)| *name == "class").map_or("", |(_, class)| class)
    }
}

/// The one place where shapes become SVG elements; the page and the file are both made of these.
pub fn element<P>(shape: &Shape<P>) -> Element {
    let class = match shape.lit {
        true => lit_class(shape.tone),
        false => shape.tone.class().to_owned(),
    };
    formed(&shape.form, class)
}

/// The class of a mark that is lit.
pub(crate) fn lit_class(tone: Tone) -> String {
    format!("{} lit", tone.class())
}

/// The element of this geometry and this class.
pub(crate) fn formed(form: &Form, class: String) -> Element {
    let (name, mut attributes, text) = match form {
        Form::Rect { x, y, width, height, radius } => (
            "rect",
            vec![
                ("x", coordinate(*x)),
                ("y", coordinate(*y)),
                ("width", coordinate(*width)),
                ("height", coordinate(*height)),
                ("rx", coordinate(*radius)),
            ],
            None,
        ),
        Form::Wire { .. } | Form::Bracket { .. } | Form::Path { .. } | Form::Area { .. } => {
            ("path", path(form).map(|path| ("d", path)).into_iter().collect(), None)
        }
        Form::Text { x, y, anchor, text } => {
            let anchor = match anchor {
                Anchor::Start => "start",
                Anchor::Middle => "middle",
                Anchor::End => "end",
            };
            let geometry = vec![("x", coordinate(*x)), ("y", coordinate(*y)), ("text-anchor", anchor.to_owned())];
            ("text", geometry, Some(text.clone()))
        }
    };
    attributes.push(("class", class));
    Element { name, attributes, text }
}

/// The geometry as a path; a text has none.
pub(crate) fn path(form: &Form) -> Option<String> {
    Some(match form {
        Form::Rect { x, y, width, height, radius } => outline((*x, *y), (*width, *height), *radius),
        Form::Wire { from, to } => {
            let m = coordinate((from.1 + to.1) / 2.0);
            let [x0, y0, x, y] = [from.0, from.1, to.0, to.1].map(coordinate);
            format!("M{x0} {y0}C{x0} {m} {x} {m} {x} {y}")
        }
        Form::Bracket { left, right, y, depth } => {
            let [left, right, y, d] = [*left, *right, *y, *depth].map(coordinate);
            format!("M{left} {y}v{d}H{right}v-{d}")
        }
        Form::Path { points } => straight(points),
        Form::Area { points } => straight(points) + "Z",
        Form::Text { .. } => return None,
    })
}

/// A rectangle with round corners, clockwise from the left end of its upper edge.
fn outline((x, y): (f64, f64), (width, height): (f64, f64), radius: f64) -> String {
    let radius = radius.min(width / 2.0).min(height / 2.0);
    let [x, y, across, down, r] = [x + radius, y, width - 2.0 * radius, height - 2.0 * radius, radius].map(coordinate);
    let corner = |x: &str, y: &str| format!("a{r} {r} 0 0 1 {x}{r} {y}{r}");
    let corners = [corner("", ""), corner("-", ""), corner("-", "-"), corner("", "-")];
    let [right, lower, left, upper] = corners;
    format!("M{x} {y}h{across}{right}v{down}{lower}h-{across}{left}v-{down}{upper}Z")
}

/// Straight lines from point to point.
fn straight(points: &[(f64, f64)]) -> String {
    let mut path = String::new();
    for (at, (x, y)) in points.iter().enumerate() {
        path.push(if at == 0 { 'M' } else { 'L' });
        path.push_str(&coordinate(*x));
        path.push(' ');
        path.push_str(&coordinate(*y));
    }
    path
}

/// A shape as a living page has it, lit or not: with its key, and what a keyboard and a screen reader need if it is a
/// target.
pub fn living<P>(shape: &Shape<P>, target: Option<&Target<P>>, tabbed: bool) -> Element {
    let mut element = formed(&shape.form, shape.tone.class().to_owned());
    if shape.part.is_some() {
        element.attributes.push(("data-key", key_text(shape.key)));
    }
    if let Some(target) = target {
        element.attributes.push(("role", "button".to_owned()));
        element.attributes.push(("aria-label", target.name.clone()));
        if let Some(pressed) = target.pressed {
            element.attributes.push(("aria-pressed", pressed.to_string()));
        }
        element.attributes.push(("tabindex", if tabbed { "0" } else { "-1" }.to_owned()));
    }
    element
}

/// The one target that is in the Tab order: the current one, else the first.
pub fn tabbed<P>(scene: &Scene<P>, current: Option<&str>) -> Option<Key> {
    let known = current.and_then(|key| scene.targets.iter().find(|target| key_text(target.key) == key));
    known.or(scene.targets.first()).map(|target| target.key)
}

/// The target that each shape is, in the shapes' order.
pub fn targets_of_shapes<P>(scene: &Scene<P>) -> Vec<Option<&Target<P>>> {
    let keys: Vec<Key> = scene.targets.iter().map(|target| target.key).collect();
    // Targets come row by row, a role a row, and within it mostly in the shapes' order: the search for one begins
    // behind the last of its role.
    let mut guesses: Vec<(&str, usize)> = Vec::new();
    for (at, (role, _)) in keys.iter().enumerate() {
        if guesses.iter().all(|(known, _)| known != role) {
            guesses.push((role, at));
        }
    }
    let mut target = |shape: &Shape<P>| {
        shape.part.as_ref()?;
        let (_, guess) = guesses.iter_mut().find(|(role, _)| *role == shape.key.0)?;
        let at = place_of_key(&keys, shape.key, *guess)?;
        *guess = at + 1;
        scene.targets.get(at)
    };
    scene.shapes.iter().map(&mut target).collect()
}

/// All shapes as SVG text.
pub fn marks<P>(scene: &Scene<P>) -> String {
    scene.shapes.iter().map(|shape| written(&element(shape))).collect()
}

/// The picture as an element of a page, where nothing in it can be pointed at. The page has the style and [`HATCH`].
pub fn inline<P>(scene: &Scene<P>, format: Format) -> String {
    format!(
        "<svg class=\"scene {}\" viewBox=\"{}\" role=\"img\"><title>{}</title><desc>{}</desc>{}</svg>",
        format.slug(),
        view_box(scene),
        escaped(scene.title),
        escaped(&scene.description),
        marks(scene),
    )
}

/// The value of `viewBox`.
pub fn view_box<P>(scene: &Scene<P>) -> String {
    format!("0 0 {} {}", coordinate(scene.width), coordinate(scene.height))
}

/// Where a picture file takes its colours from.
#[derive(Clone, Copy, Debug)]
pub enum Style<'a> {
    /// The rules stand in the file, which then stands alone.
    Inline(&'a str),
    /// The rules stand in a file at this relative address.
    Link(&'a str),
    /// The rules stand in the file, for programs that cannot paint a text's outline before its letters: texts of these
    /// classes stand there twice, below as their own outline, of the class [`OUTLINE`].
    Outlined(&'a str, &'a [String]),
}

/// The class of a text that is the outline of the one above it.
pub const OUTLINE: &str = "outline";

/// The picture as a file: title, description, style, and the address it came from.
pub fn document<P>(scene: &Scene<P>, lang: &str, style: Style<'_>, source: &str) -> String {
    let (width, height) = (coordinate(scene.width), coordinate(scene.height));
    let (link, rules) = match style {
        Style::Inline(rules) | Style::Outlined(rules, _) => {
            (String::new(), format!("<style>{}</style>\n", escaped(rules)))
        }
        Style::Link(address) => {
            (format!("<?xml-stylesheet type=\"text/css\" href=\"{}\"?>\n", escaped(address)), String::new())
        }
    };
    let mut svg = format!(
        "{link}<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"scene\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" xml:lang=\"{lang}\" role=\"img\">\n<title>{}</title>\n<desc>{}</desc>\n<metadata>{}</metadata>\n{rules}{HATCH}\n",
        escaped(scene.title),
        escaped(&scene.description),
        escaped(source),
    );
    for shape in &scene.shapes {
        if let (Style::Outlined(_, classes), Form::Text { .. }) = (style, &shape.form)
            && classes.iter().any(|class| class == shape.tone.class())
        {
            let mut below = element(shape);
            below.attributes.retain(|(name, _)| *name != "class");
            below.attributes.push(("class", format!("{} {OUTLINE}", shape.tone.class())));
            svg.push_str(&written(&below));
            svg.push('\n');
        }
        svg.push_str(&written(&element(shape)));
        svg.push('\n');
    }
    svg.push_str("</svg>\n");
    svg
}

/// The hatching of wasted bytes, so that waste does not rest on colour alone.
pub const HATCH: &str = "<defs><pattern id=\"hatch\" width=\"5\" height=\"5\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\"><rect width=\"5\" height=\"5\" class=\"hatch-ground\"/><path d=\"M0 0V5\" class=\"hatch-line\"/></pattern></defs>";

/// An element as SVG text.
pub fn written(element: &Element) -> String {
    let mut text = format!("<{}", element.name);
    for (name, value) in &element.attributes {
        text.push_str(&format!(" {name}=\"{}\"", escaped(value)));
    }
    match &element.text {
        Some(inside) => text.push_str(&format!(">{}</{}>", escaped(inside), element.name)),
        None => text.push_str("/>"),
    }
    text
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
