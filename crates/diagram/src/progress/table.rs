//! Writes the numbers behind the picture as tables, a caption each.

use super::{Progress, Retention, retention::percent_text, stages};
use crate::html::{escaped, heads};
use words::{Lang, words};

/// Four tables: days, what is ahead, retention, stages; the first cell of a row is its head.
pub fn table(progress: &Progress, lang: Lang) -> String {
    let words = words(lang).progress();
    let mut html = String::new();

    let rows = progress.days.iter().map(|day| [day.label.clone(), day.reviews.to_string(), day.missed().to_string()]);
    let days = &words.days;
    write(&mut html, days.table, &[days.day, days.reviews, days.missed_head], &mut rows.map(Vec::from));

    let when = |day: u32| if day == 0 { days.today.to_owned() } else { (days.in_days)(day) };
    let rows = (0..).zip(&progress.ahead).map(|(day, due)| vec![when(day), due.to_string()]);
    write(&mut html, days.due_table, &[days.day, days.due_head], &mut { rows });

    let reached = progress.retention.and_then(Retention::percent).map_or("–".to_owned(), percent_text);
    let values = &words.retention;
    let rows = [
        vec![values.reached_row.to_owned(), reached],
        vec![values.wanted_row.to_owned(), percent_text(progress.wanted_percent.into())],
        vec![values.streak_row.to_owned(), progress.streak_days.to_string()],
    ];
    write(&mut html, values.table, &[values.heading, values.number], &mut rows.into_iter());

    let listed = stages::listed(&progress.stages, &words.stages);
    let rows = listed.iter().map(|(stage, cards)| vec![format!("{}: {}", stage.name, stage.means), cards.to_string()]);
    write(&mut html, words.stages.heading, &[words.stages.stage, words.stages.cards_head], &mut { rows });
    html
}

// By `dyn`, so that the code is in the program once and not once for each table.
fn write(html: &mut String, caption: &str, columns: &[&str], rows: &mut dyn Iterator<Item = Vec<String>>) {
    html.push_str(&format!(
        "<table><caption>{}</caption><thead><tr>{}</tr></thead><tbody>",
        escaped(caption),
        heads(columns)
    ));
    for row in rows {
        html.push_str("<tr>");
        for (at, cell) in row.iter().enumerate() {
            let cell = escaped(cell);
            html.push_str(&match at {
                0 => format!("<th scope=\"row\">{cell}</th>"),
                _ => format!("<td>{cell}</td>"),
            });
        }
        html.push_str("</tr>");
    }
    html.push_str("</tbody></table>");
}
