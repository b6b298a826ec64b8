//! What lies over a living picture says the same as the picture in which the lit marks are drawn lit.

use diagram::{
    gallery,
    light::light,
    scene::{Anchor, Drawing, Form, Format, Shape, Tone},
    svg,
};
use words::Lang;

/// Every example in both layouts, with its name.
fn pictures() -> impl Iterator<Item = (String, Drawing)> {
    gallery::examples().into_iter().flat_map(|example| {
        Format::ALL.into_iter().map(move |format| {
            let (scene, _) = gallery::drawn(example.figure, &example.query, Lang::En, format);
            (format!("{} {} {}", example.figure.slug(), example.slug, format.slug()), scene)
        })
    })
}

fn lit(picture: &Drawing) -> impl Iterator<Item = &Shape<()>> {
    picture.shapes.iter().filter(|shape| shape.lit)
}

fn mark(tone: Tone, form: Form, lit: bool) -> Shape<()> {
    Shape { key: ("mark", 0), form, tone, part: None, lit, passing: false }
}

fn over(marks: &[Shape<()>]) -> String {
    light(marks.iter().map(|shape| (shape, &shape.form))).iter().map(svg::written).collect()
}

fn is_text(shape: &Shape<()>) -> bool {
    matches!(shape.form, Form::Text { .. })
}

#[test]
fn every_lit_mark_and_nothing_else_lies_over_its_picture() {
    for (name, picture) in pictures() {
        let above = over(&picture.shapes);
        let (texts, marks): (Vec<_>, Vec<_>) = lit(&picture).partition(|shape| is_text(shape));
        let paths = above.split("<path d=\"").skip(1).filter_map(|rest| rest.split('"').next());
        assert_eq!(paths.map(|path| path.matches('M').count()).sum::<usize>(), marks.len(), "{name}");
        let again = above.matches("class=\"caption\"").count();
        assert_eq!(above.matches("<text").count() - again, texts.len(), "{name}");
        assert_eq!(above.is_empty(), texts.is_empty() && marks.is_empty(), "{name}");
    }
}

#[test]
fn a_text_on_a_mark_that_is_filled_when_lit_is_lit_with_it() {
    let filled = |tone| {
        matches!(
            tone,
            Tone::Lane
                | Tone::Concept
                | Tone::ConceptLane
                | Tone::ConceptUsed
                | Tone::ConceptRow
                | Tone::ConceptConflict
        )
    };
    let mut seen = 0;
    for (name, picture) in pictures() {
        for mark in lit(&picture).filter(|shape| filled(shape.tone)) {
            let Form::Rect { x, y, width, height, .. } = mark.form else { continue };
            for text in picture.shapes.iter().filter(|shape| is_text(shape)) {
                let Form::Text { x: at, y: baseline, .. } = text.form else { continue };
                if (x..x + width).contains(&at) && (y..y + height).contains(&baseline) {
                    assert!(text.lit, "{name}: {:?} on {:?}", text.form, mark.key);
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 0, "no example has a lit mark with a text on it");
}

#[test]
fn marks_of_one_tone_are_one_path_and_rectangles_are_not_curves() {
    let rect = |x| Form::Rect { x, y: 2.0, width: 8.0, height: 6.0, radius: 1.0 };
    let line = Form::Path { points: vec![(0.0, 0.0), (4.0, 2.5)] };
    let text = Form::Text { x: 3.0, y: 9.0, anchor: Anchor::Middle, text: "a<b".to_owned() };
    let marks = [(Tone::Used, rect(1.0)), (Tone::Number, text), (Tone::Used, line), (Tone::Used, rect(11.0))];
    let above = over(&marks.map(|(tone, form)| mark(tone, form, true)));
    let corner = "a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1Z";
    assert_eq!(
        above,
        format!(
            "<path d=\"M2 2h6{corner}M12 2h6{corner}\" class=\"used lit box\"/><path d=\"M0 0L4 2.5\" class=\"used lit\"/>\
             <text x=\"3\" y=\"9\" text-anchor=\"middle\" class=\"number lit\">a&lt;b</text>"
        )
    );
}

#[test]
fn a_lit_wire_runs_below_the_captions() {
    let text = |x| Form::Text { x, y: 9.0, anchor: Anchor::Start, text: "memory".to_owned() };
    let (wire, rect) = (
        Form::Wire { from: (1.0, 0.0), to: (1.0, 20.0) },
        Form::Rect { x: 0.0, y: 0.0, width: 4.0, height: 4.0, radius: 0.0 },
    );
    let above = |tone, form, lit| {
        over(&[mark(tone, form, lit), mark(Tone::Caption, text(0.0), false), mark(Tone::Number, text(50.0), false)])
    };
    let wired = above(Tone::Wire, wire.clone(), true);
    assert!(wired.find("wire lit") < wired.find("class=\"caption\""));
    assert_eq!(wired.matches("<text").count(), 1);
    assert!(!above(Tone::Used, rect, true).contains("<text"));
    assert_eq!(above(Tone::Wire, wire, false), "");
}

#[test]
fn a_mark_that_the_picture_has_only_while_something_is_lit_keeps_its_filling() {
    let rect = Form::Rect { x: 0.0, y: 0.0, width: 4.0, height: 4.0, radius: 0.0 };
    let there = mark(Tone::Row, rect.clone(), true);
    let passing = Shape { passing: true, ..mark(Tone::Row, rect, true) };
    let above = over(&[there, passing]);
    assert_eq!(above.matches("class=\"row lit box\"").count(), 1);
    assert_eq!(above.matches("class=\"row lit box whole\"").count(), 1);
}
