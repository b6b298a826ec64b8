//! What stands under the picture, as HTML: what the rows cost, the kinds of DRAM, and a sum on an A100.

use super::view::{View, ns};
use crate::{basis::evidence_word, cited::linked, html::escaped, number};
use model::{
    dram::{Bound, Kind, Mapping, ns_from_ticks},
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
    let wait = state.first_wait_ticks(service).filter(|ticks| *ticks > 0);
    let wait = wait.map(|ticks| (ns(ticks), format!("{} %", number::decimal(100.0 * ns_from_ticks(ticks) / whole, 0))));
    let alone = (own.alone)(&Alone {
        share: number::percent(alone),
        last: ns(service.finish_ticks()),
        wait,
        whole: (number::decimal(whole, 0), WHOLE_LOAD_CARD.title()),
    });

    let timing = state.spec().kind().timing();
    let (one_bank, each_ns) = match state.spec().mapping() {
        Mapping::OneBank => (true, in_ns(timing.row_cycle_ticks())),
        Mapping::Channels | Mapping::OneChannel => (false, in_ns(timing.four_activations_ticks()) / 4.0),
    };
    let many = (own.many)(&Many {
        counts: (service.bursts.len(), service.rows()),
        each: number::decimal(each_ns, 2),
        burst: parameter(timing.burst_ticks),
        one_bank,
        shares: (number::percent(share), number::percent(useful)),
    });
    format!("{}{}{}", head(own.cost), of_model(&alone, lang), of_model(&many, lang))
}

fn in_ns(ticks: u32) -> f64 {
    ns_from_ticks(ticks.into())
}

/// A timing parameter in nanoseconds: short ones to a hundredth.
fn parameter(ticks: u32) -> String {
    let ns = in_ns(ticks);
    number::decimal(ns, if ns < 10.0 { 2 } else { 1 })
}

/// Each kind's timing parameters, and a lone burst's three times.
fn kinds(state: &State, lang: Lang) -> String {
    let own = &words(lang).rows().blocks;
    let row = |kind: &Kind| {
        let timing = kind.timing();
        let [hit, closed, conflict] = timing.alone_ticks();
        let mut cells = vec![kind.title().to_owned()];
        let parameters = [
            timing.burst_ticks,
            timing.cl_ticks,
            timing.rcd_ticks,
            timing.rp_ticks,
            timing.ras_ticks,
            timing.rc_ticks,
            timing.rrd_s_ticks,
            timing.faw_ticks,
        ];
        cells.extend(parameters.map(parameter));
        cells.push(format!("{} / {}", parameter(timing.ccd_s_ticks), parameter(timing.ccd_l_ticks)));
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
        let known = match (bound.known(), input(*bound, lang)) {
            (None, _) => own.reported.to_owned(),
            (Some((kind, source)), None) => format!("{}: {}", evidence_word(kind, evidence), source.title),
            (Some((kind, source)), Some(input)) => {
                let given = format!("{}: {}", evidence_word(kind, evidence), source.title);
                (own.computed)(evidence.model, input, &given)
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

/// What a limit was computed from; none for what was seen.
fn input(bound: Bound, lang: Lang) -> Option<&'static str> {
    let [bandwidth, fetch, pace, other_pace] = words(lang).rows().blocks.inputs;
    match bound {
        Bound::Peak | Bound::Sectors => Some(bandwidth),
        Bound::Fetch64 => Some(fetch),
        Bound::Activations => Some(pace),
        Bound::FewActivations => Some(other_pace),
        Bound::Reported | Bound::H200InARow | Bound::H200Stride | Bound::H200Random => None,
    }
}

fn head(text: &str) -> String {
    format!("<h2>{}</h2>", escaped(text))
}

fn paragraph(text: &str) -> String {
    format!("<p>{}</p>", escaped(text))
}

fn of_model(text: &str, lang: Lang) -> String {
    format!("<p>{} <small class=\"evidence\">{}</small></p>", escaped(text), escaped(words(lang).evidence().model))
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
