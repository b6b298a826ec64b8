//! Walking through a picture by keyboard: which mark an arrow key leads to.

use diagram::scene::{Drawing, Target, key_text};
use web_sys::Element;

/// The key of the mark under an event, if it is one.
pub(crate) fn key_of(element: &Element) -> Option<String> {
    element.get_attribute("data-key")
}

/// The target that an arrow key leads to: along its row, or to the same share of the next row.
pub(crate) fn neighbour(drawing: &Drawing, key: &str, arrow: &str) -> Option<String> {
    let rows: Vec<&[Target<()>]> = drawing.targets.chunk_by(|left, right| left.key.0 == right.key.0).collect();
    let (row, within) = rows.iter().enumerate().find_map(|(row, targets)| {
        let within = targets.iter().position(|target| key_text(target.key) == key)?;
        Some((row, within))
    })?;
    let across = |other: usize| {
        let targets = rows.get(other)?;
        targets.get(within * targets.len() / rows[row].len())
    };
    let next = match arrow {
        "ArrowRight" => rows[row].get(within + 1),
        "ArrowLeft" => within.checked_sub(1).and_then(|left| rows[row].get(left)),
        "Home" => rows[row].first(),
        "End" => rows[row].last(),
        "ArrowDown" => across(row + 1),
        "ArrowUp" => row.checked_sub(1).and_then(across),
        _ => None,
    };
    next.map(|target| key_text(target.key))
}

#[cfg(test)]
mod tests {
    use super::*;
    use diagram::scene::Format;
    use model::figure::coalescing::State;
    use words::Lang;

    #[test]
    fn arrows_walk_along_rows_and_across_them() {
        let state = State::default();
        for format in Format::ALL {
            let drawing = diagram::coalescing::scene(&state, Lang::En, format).into_drawing();
            let check = |from, arrow, to: Option<&str>| {
                assert_eq!(neighbour(&drawing, from, arrow).as_deref(), to, "{format:?}");
            };
            check("lane-0", "ArrowRight", Some("lane-1"));
            check("lane-0", "ArrowLeft", None);
            check("lane-31", "ArrowRight", None);
            check("lane-9", "ArrowDown", Some("sector-1"));
            check("lane-31", "ArrowDown", Some("sector-3"));
            check("sector-1", "ArrowDown", Some("line-0"));
            check("sector-1", "ArrowUp", Some("lane-8"));
            check("lane-9", "End", Some("lane-31"));
            check("lane-9", "x", None);
        }
    }

    #[test]
    fn in_the_library_friends_come_before_carts() {
        let drawing = diagram::library::scene(&State::default(), Lang::En, Format::Wide).into_drawing();
        assert_eq!(neighbour(&drawing, "lane-9", "ArrowDown").as_deref(), Some("sector-1"));
        assert_eq!(drawing.targets.first().map(|target| key_text(target.key)).as_deref(), Some("lane-0"));
    }
}
