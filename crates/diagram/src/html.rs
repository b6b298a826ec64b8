//! Writes numbers and lines as HTML text: the address table's rows, the lines of a derivation.
//!
//! What goes in is numbers and the interface's own words; both are escaped all the same.

use crate::{
    derive::{Line, Span},
    scene::Table,
};

/// The rows of a table; a lit row says so by its class.
pub fn rows<P: Copy>(table: &Table<P>, is_lit: impl Fn(P) -> bool) -> String {
    let mut html = String::new();
    for (at, (part, cells)) in table.rows.iter().enumerate() {
        let class = if is_lit(*part) { " class=\"lit\"" } else { "" };
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
