//! A strided read's loss taken apart, as HTML under the picture: what is counted, what is measured, what is left.

use super::names::with_unit;
use crate::{html::escaped, number::decimal};
use model::measured::{Apart, Series, Unit};
use words::{Lang, words};

/// The block; empty for a series that is not taken apart.
pub(super) fn block(series: Series, lang: Lang) -> String {
    let Some(apart) = series.apart() else {
        return String::new();
    };
    let own = &words(lang).silicon().apart;
    let speed = |y: f64| with_unit(y, Unit::UsefulGbps, lang);
    let times = |factor: f64| format!("× {}", decimal(factor, 2));
    let Apart { first, stride, last, whole, sectors, fetch, delivered, left, told, elements } = apart;
    let used = decimal(32.0 / sectors, 0);
    let all = format!("{}×", decimal(whole, 1));
    let measured = words(lang).evidence().measured;
    let rows = [
        ((own.sectors)(&used), times(sectors), own.counted),
        ((own.fetch)(&decimal(delivered, 1)), times(fetch), own.counted),
        (own.left.to_owned(), times(left), own.not_separated),
        ((own.whole)(stride, &speed(first), &speed(last)), format!("= {all}"), measured),
    ];
    let mut html = format!("<h2>{}</h2><table><tbody>", escaped(&(own.title)(&all)));
    for (what, factor, known) in rows {
        let cells = [("th scope=\"row\"", "th", what.as_str()), ("td", "td", &factor), ("td", "td", known)];
        html.push_str("<tr>");
        for (open, close, text) in cells {
            html.push_str(&format!("<{open}>{}</{close}>", escaped(text)));
        }
        html.push_str("</tr>");
    }
    html.push_str("</tbody></table>");
    if let Some(told) = told {
        let [slow, fast] = told.helped.gbps.map(speed);
        let [before, after] = told.idle.gbps.map(speed);
        let said = (own.told)(told.helped.stride, [&slow, &fast], told.idle.stride, [&before, &after]);
        html.push_str(&format!("<p>{} <small>{measured}</small></p>", escaped(&said)));
    }
    let [all_of_them, few] = elements.map(grouped);
    html.push_str(&format!("<p>{}</p>", escaped(&(own.elements)(&all_of_them, stride, &few))));
    html
}

/// A whole number with its thousands apart.
fn grouped(number: u32) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_product_is_said_with_its_parts() {
        let html = block(Series::StrideReadF32, Lang::En);
        for part in [
            "29.6×",
            "× 8<",
            "× 2<",
            "× 1.85<",
            "284 GB/s into 467 GB/s",
            "146 GB/s into 147 GB/s",
            "268,435,456",
            "4,194,304",
        ] {
            assert!(html.contains(part), "{part}: {html}");
        }
        assert!(block(Series::StrideReadF64, Lang::HiLatn).contains("15×"));
        assert_eq!(block(Series::OffsetCopyF32, Lang::En), "");
    }
}
