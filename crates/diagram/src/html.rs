//! Writes numbers and lines as HTML text: the address table's rows, the lines of a derivation.
//!
//! What goes in is numbers and the interface's own words; both are escaped all the same.

use crate::{
    derive::{Line, Span},
    panel::{Button, Moment, Place, Reading, Wrong},
    scene::Table,
};
use words::evidence::EvidenceWords;

/// The rows of a table; `lit` says of each whether it is, and a lit one says so by its class.
pub fn rows<P>(table: &Table<P>, lit: &[bool]) -> String {
    let mut html = String::new();
    for (at, ((_, cells), is_lit)) in table.rows.iter().zip(lit).enumerate() {
        let class = if *is_lit { " class=\"lit\"" } else { "" };
        html.push_str(&format!("<tr data-row=\"{at}\"{class}>"));
        for cell in cells {
            html.push_str(&format!("<td>{}</td>", escaped(cell)));
        }
        html.push_str("</tr>");
    }
    html
}

/// The lines of a derivation as rows of a table; `myth` is said after the line that is wrong.
pub fn derivation(lines: &[Line], myth: &str) -> String {
    lines.iter().map(|line| derivation_row(line, myth)).collect()
}

fn derivation_row(line: &Line, myth: &str) -> String {
    let class = if line.myth { " class=\"myth\"" } else { "" };
    // The myth's letter is its own formula; it is not said twice.
    let letter = if line.myth { String::new() } else { plain(line.symbol) };
    let mut sides: Vec<String> =
        [letter, spans(&line.formula), spans(&line.numbers)].into_iter().filter(|side| !side.is_empty()).collect();
    let result = &line.result;
    sides.push(format!("<b class=\"{}\">{}</b>", result.meaning.class(), escaped(&result.text)));
    let note = if line.myth { format!(" <small>{}</small>", escaped(myth)) } else { String::new() };
    format!("<tr{class}><th scope=\"row\">{}</th><td>{}{note}</td></tr>", escaped(line.name), sides.join(&plain(" = ")),)
}

fn spans(spans: &[Span]) -> String {
    spans
        .iter()
        .map(|span| format!("<span class=\"{}\">{}</span>", span.meaning.class(), escaped(&span.text)))
        .collect()
}

fn plain(text: &str) -> String {
    format!("<span>{}</span>", escaped(text))
}

/// Text as HTML.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

/// A sentence with code between backticks.
pub fn coded(text: &str) -> String {
    let pieces = text.split('`').enumerate();
    pieces
        .map(|(at, piece)| match at % 2 {
            1 => format!("<code>{}</code>", escaped(piece)),
            _ => escaped(piece),
        })
        .collect()
}

/// The counts as a list of names and values.
pub fn readout(readings: &[Reading], words: &EvidenceWords) -> String {
    readings.iter().map(|reading| count(reading, words)).collect()
}

fn count(reading: &Reading, words: &EvidenceWords) -> String {
    let Reading { slug, label, value, sense, basis } = reading;
    let known = basis
        .map_or_else(String::new, |basis| format!(" <small class=\"evidence\">{}</small>", escaped(basis.word(words))));
    format!(
        "<div><dt>{}{known}</dt><dd class=\"term {}\" data-count=\"{slug}\">{}</dd></div>",
        escaped(label),
        sense.class(),
        held(&escaped(value)),
    )
}

/// A value that breaks between its parts only: a number keeps its unit, and an arrow what it leads to.
fn held(value: &str) -> String {
    let mut held = String::with_capacity(value.len());
    let mut letters = value.chars().peekable();
    let mut before = ' ';
    while let Some(letter) = letters.next() {
        let next = letters.peek().copied().unwrap_or(' ');
        let holds = letter == ' ' && (before == '→' || before.is_ascii_digit() && !"·×→".contains(next));
        held.push(if holds { '\u{a0}' } else { letter });
        before = letter;
    }
    held
}

/// The heads of a table's columns.
pub fn heads(heads: &[&str]) -> String {
    heads.iter().map(|head| format!("<th scope=\"col\">{}</th>", escaped(head))).collect()
}

/// The moments as buttons; closed ones cannot be pressed.
pub fn moments(moments: &[Moment], closed: bool) -> String {
    let disabled = if closed { " disabled" } else { "" };
    let button = |moment: &Moment| {
        let current = if moment.current { "step" } else { "false" };
        format!(
            "<button type=\"button\" class=\"step\" name=\"step\" value=\"{}\" aria-current=\"{current}\"{disabled}>{}</button>",
            moment.slug,
            escaped(moment.name),
        )
    };
    moments.iter().map(button).collect()
}

/// Buttons of one look.
pub fn buttons(class: &str, buttons: &[Button]) -> String {
    let button = |button: &Button| {
        let pressed = button.pressed.map_or_else(String::new, |is| format!(" aria-pressed=\"{is}\""));
        let disabled = if button.disabled { " disabled" } else { "" };
        format!(
            "<button type=\"button\" class=\"{class}\" name=\"{}\" value=\"{}\"{pressed}{disabled}>{}</button>",
            button.name,
            button.value,
            escaped(button.label),
        )
    };
    buttons.iter().map(button).collect()
}

/// A text with its faults marked, to lie under the field in which it is written.
pub fn marked(text: &str, faults: &[Wrong]) -> String {
    let mut html = String::new();
    for (number, line) in (1..).zip(text.split('\n')) {
        if number > 1 {
            html.push('\n');
        }
        match faults.iter().filter_map(|fault| fault.place).find(|place| place.line == number) {
            None => html.push_str(&escaped(line)),
            Some(place) => {
                let from = at_character(line, place.column.saturating_sub(1));
                let to = at_character(line, place.column.saturating_sub(1).saturating_add(place.length));
                // At the end of a line there is nothing to mark but the place itself.
                let inside = if from == to { " " } else { &line[from..to] };
                html.push_str(&escaped(&line[..from]));
                html.push_str(&format!("<mark>{}</mark>", escaped(inside)));
                html.push_str(&escaped(&line[to..]));
            }
        }
    }
    // A last line that is empty has no height of its own.
    html.push('\n');
    html
}

/// Where a line's character of that number begins, in bytes; its end if it has fewer.
fn at_character(line: &str, number: u32) -> usize {
    line.char_indices().nth(number as usize).map_or(line.len(), |(at, _)| at)
}

/// Sentences, a paragraph each.
pub fn sentences(sentences: &[String]) -> String {
    sentences.iter().map(|sentence| format!("<p>{}</p>", escaped(sentence))).collect()
}

/// What is wrong with a text, fault by fault, each with its place if it has one.
pub fn wrongs(faults: &[Wrong]) -> String {
    let place = |Place { line, column, length: _ }: Place| format!("<b>{line}:{column}</b> ");
    let wrong = |fault: &Wrong| {
        let place = fault.place.map(place).unwrap_or_default();
        format!("<p>{place}{}</p>", coded(&fault.message))
    };
    faults.iter().map(wrong).collect()
}

#[cfg(test)]
mod tests {
    use super::held;

    #[test]
    fn a_value_breaks_at_its_middle_dot_or_before_its_arrow_and_nowhere_else() {
        let shown = |value: &str| held(value).replace('\u{a0}', "_");
        assert_eq!(shown("1646 · 52 %"), "1646 · 52_%");
        assert_eq!(shown("7.08 → 56.7"), "7.08 →_56.7");
        assert_eq!(shown("32 words of one bank"), "32_words of one bank");
        assert_eq!(shown("16384 × 16384 · contiguous"), "16384 × 16384 · contiguous");
    }
}
