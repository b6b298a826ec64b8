//! A message in the place of memory, where there is nothing to draw.

use super::picture::mapped;
use crate::{
    canvas::Canvas,
    coalescing,
    label::caption_width,
    scene::{Anchor, Format, Scene, Table, Tone},
};
use model::figure::{coalescing as global, lab::Part};
use words::{Lang, words};

/// Baseline of the first line of the message, where memory would be, and from one line to the next.
const MESSAGE_TOP: (f64, f64) = (118.0, 88.0);
const LINE_HEIGHT: f64 = 18.0;

/// The warp, every lane off, and a message in the place of memory.
pub(super) fn empty(state: &global::State, message: &str, lang: Lang, format: Format) -> Scene<Part> {
    let mut scene = mapped(coalescing::scene(state, lang, format), &Part::Global);
    let top = match format {
        Format::Wide => MESSAGE_TOP.0,
        Format::Narrow => MESSAGE_TOP.1,
    };
    scene.shapes.retain(|shape| shape.key != ("caption", 1));
    scene.shapes.iter_mut().for_each(|shape| shape.part = None);
    let mut canvas = Canvas::new();
    let mut y = top;
    for (at, line) in (0..).zip(wrapped(message, format.width())) {
        canvas.text(("message", at), Tone::Caption, (0.0, y), Anchor::Start, &line);
        y += LINE_HEIGHT;
    }
    scene.shapes.extend(canvas.into_shapes());
    Scene {
        height: y,
        title: words(lang).lab().title,
        description: message.to_owned(),
        targets: Vec::new(),
        table: Table { heads: Vec::new(), rows: Vec::new() },
        ..scene
    }
}

/// Lines no wider than this: messages are our own, and have no long words.
fn wrapped(text: &str, width: f64) -> Vec<String> {
    let fits = |line: &str| caption_width(line) <= width;
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if fits(&format!("{line} {word}")) => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) | None => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_fit_into_the_picture() {
        assert_eq!(wrapped("one two  three", 60.0), ["one two", "three"]);
        let width = Format::Narrow.width();
        for lang in Lang::ALL {
            let own = words(lang).lab();
            for message in [own.blank.to_owned(), (own.no_picture)(10_000)] {
                let lines = wrapped(&message, width);
                assert!(lines.len() <= 2 && lines.iter().all(|line| caption_width(line) <= width), "{lines:?}");
            }
        }
    }
}
