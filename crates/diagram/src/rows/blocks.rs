//! What stands under the picture, as HTML: what the rows cost, the kinds of DRAM, and a sum on an A100.

use super::view::{View, ns};
use crate::{cited::linked, html::escaped, number};
use model::{
    dram::{Bound, Kind, Mapping},
    evidence::Evidence,
    figure::rows::{State, WHOLE_LOAD_CARD},
    query::Choice,
};
use words::{
    Lang,
    rows::{Alone, Many},
    words,
};

/// Always the same three, so that each keeps its place on the page; empty where there is nothing to say.
pub(super) fn blocks(state: &State, lang: Lang) -> Vec<(&'static str, String)> {
    vec![("cost", cost(state, lang)), ("kinds", kinds(state, lang)), ("a100", a100(lang))]
}

/// What the rows cost this warp, and what a channel delivers if such warps keep coming.
fn cost(state: &State, lang: Lang) -> String {
    let view = View::of(state, lang);
    let own = &words(lang).rows().blocks;
    let service = &view.service;
    let shares = state.share_of_many(service).zip(state.useful_share(service));
    let Some(((share, useful), alone)) = shares.zip(state.share_alone(service)).filter(|_| !view.is_hidden()) else {
        return String::new();
    };
    let whole = state.whole_load_ns().number;
    let wait = state.first_wait_ps(service).filter(|ps| *ps > 0);
    let wait = wait.map(|ps| (ns(ps), format!("{} %", number::decimal(ps as f64 / 10.0 / whole, 0))));
    let alone = (own.alone)(&Alone {
        share: number::percent(alone),
        last: ns(service.finish_ps()),
        wait,
        whole: (number::decimal(whole, 0), WHOLE_LOAD_CARD.title()),
    });

    let timing = state.spec().kind().timing();
    let (one_bank, each_ps) = match state.spec().mapping() {
        Mapping::OneBank => (true, f64::from(timing.row_cycle_ps())),
        Mapping::Channels | Mapping::OneChannel => (false, f64::from(timing.four_activations_ps()) / 4.0),
    };
    let many = (own.many)(&Many {
        counts: (service.bursts.len(), service.rows()),
        each: number::decimal(each_ps / 1000.0, 2),
        burst: parameter(timing.burst_ps),
        one_bank,
        shares: (number::percent(share), number::percent(useful)),
    });
    format!("{}{}{}", head(own.cost), assumed(&alone, lang), assumed(&many, lang))
}

/// A timing parameter in nanoseconds: short ones to a hundredth.
fn parameter(ps: u32) -> String {
    number::decimal(f64::from(ps) / 1000.0, if ps < 10_000 { 2 } else { 1 })
}

/// Each kind's timing parameters, and a lone burst's three times.
fn kinds(state: &State, lang: Lang) -> String {
    let own = &words(lang).rows().blocks;
    let row = |kind: &Kind| {
        let timing = kind.timing();
        let [hit, closed, conflict] = timing.alone_ps();
        let mut cells = vec![kind.title().to_owned()];
        let parameters = [
            timing.burst_ps,
            timing.cl_ps,
            timing.rcd_ps,
            timing.rp_ps,
            timing.ras_ps,
            timing.rc_ps,
            timing.rrd_s_ps,
            timing.faw_ps,
        ];
        cells.extend(parameters.map(parameter));
        cells.push(format!("{} / {}", parameter(timing.ccd_s_ps), parameter(timing.ccd_l_ps)));
        cells.extend([hit, closed, conflict].map(parameter));
        (cells, *kind == state.spec().kind())
    };
    let table = table(&own.kinds_heads, Kind::ALL.iter().map(row));
    let note = (own.kinds_note)(words(lang).evidence().assumed, state.spec().kind().source().title);
    format!("{}{table}<p>{}</p>", head(own.kinds), linked(&note, None))
}

/// A sum over doubles, in a row and scattered: what each limit leaves, and what was seen.
fn a100(lang: Lang) -> String {
    let own = &words(lang).rows().blocks;
    let evidence = words(lang).evidence();
    let row = |bound: &Bound| {
        let known = match bound.known() {
            None => own.reported.to_owned(),
            Some((kind, source)) => {
                let kind = match kind {
                    Evidence::Documented => evidence.documented,
                    Evidence::Measured => evidence.measured,
                    Evidence::Assumed => evidence.assumed,
                };
                format!("{kind}: {}", source.title)
            }
        };
        let whole = |number: f64| number::decimal(number, 0);
        let cells = vec![
            bound_name(*bound, lang).to_owned(),
            bound.delivered_gb_s().map_or_else(|| words(lang).rows().none.to_owned(), whole),
            whole(bound.useful_gb_s()),
            number::decimal(bound.gflops(), 1),
            format!("{}×", number::decimal(bound.times_slower(), 1)),
            known,
        ];
        (cells, false)
    };
    let table = table(&own.a100_heads, Bound::ALL.iter().map(row));
    format!("{}{}{table}{}", head(own.a100), paragraph(own.a100_before), paragraph(own.a100_after))
}

fn bound_name(bound: Bound, lang: Lang) -> &'static str {
    let own = &words(lang).rows().blocks.bounds;
    match bound {
        Bound::Peak => own.peak,
        Bound::Sectors => own.sectors,
        Bound::Fetch64 => own.fetch_64,
        Bound::Activations => own.activations,
        Bound::FewActivations => own.few_activations,
        Bound::Reported => own.reported,
        Bound::H200InARow => own.h200_in_a_row,
        Bound::H200Stride => own.h200_stride,
        Bound::H200Random => own.h200_random,
    }
}

fn head(text: &str) -> String {
    format!("<h2>{}</h2>", escaped(text))
}

fn paragraph(text: &str) -> String {
    format!("<p>{}</p>", escaped(text))
}

fn assumed(text: &str, lang: Lang) -> String {
    format!("<p>{} <small class=\"evidence\">{}</small></p>", escaped(text), escaped(words(lang).evidence().assumed))
}

/// A table whose rows begin with their head; a row that is lit is the reader's. Each number knows its column's head: on
/// a phone it stands over it.
fn table(heads: &[&str], rows: impl Iterator<Item = (Vec<String>, bool)>) -> String {
    let mut html = format!(
        "<div class=\"scroll\" tabindex=\"0\"><table><thead><tr>{}</tr></thead><tbody>",
        crate::html::heads(heads)
    );
    for (cells, lit) in rows {
        html.push_str(if lit { "<tr class=\"lit\">" } else { "<tr>" });
        for (at, (cell, head)) in cells.iter().zip(heads).enumerate() {
            let cell = linked(cell, None);
            html.push_str(&match at {
                0 => format!("<th scope=\"row\">{cell}</th>"),
                _ => format!("<td data-head=\"{}\">{cell}</td>", escaped(head)),
            });
        }
        html.push_str("</tr>");
    }
    html + "</tbody></table></div>"
}
