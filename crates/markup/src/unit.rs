//! Numbers and their units, which no line break may part.

/// Units as lessons write them, `%` among them.
const UNITS: [&str; 18] = [
    "B", "KB", "MB", "GB", "KiB", "MiB", "GiB", "GB/s", "TB/s", "ns", "µs", "ms", "s", "MHz", "GHz", "GFLOPS",
    "TFLOPS", "%",
];

/// The text with a no-break space between a number and the unit behind it.
pub(crate) fn kept_together(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut words = text.split(' ').peekable();
    while let Some(word) = words.next() {
        kept.push_str(word);
        if let Some(next) = words.peek() {
            let of_number = word.ends_with(|last: char| last.is_ascii_digit());
            let stays = of_number && UNITS.contains(&next.trim_end_matches(['.', ',', ';', ':', ')', '?', '!']));
            kept.push(if stays { '\u{a0}' } else { ' ' });
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_unit_stays_with_its_number_and_nothing_else_does() {
        assert_eq!(kept_together("32 B, 4.8 TB/s; 17 %."), "32\u{a0}B, 4.8\u{a0}TB/s; 17\u{a0}%.");
        for same in ["32 banks serve 4 lanes", "plan B", "in 2026 Bytes", "a  b", " 7 ", ""] {
            assert_eq!(kept_together(same), same);
        }
    }
}
