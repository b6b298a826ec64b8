//! The controls around the plot, its moments, the reader's file, its numbers.

use super::{
    loader,
    names::{CHIPS, number, place_of, rule_words, series_words, with_unit},
    saying::{Numbers, sentence},
};
use crate::{
    basis::Basis,
    number::decimal,
    panel::{Button, Guess as Guessing, Menu, Moment, Panel, Reading, Sense},
};
use model::{
    evidence::{Evidence, H200_TIMINGS},
    figure::silicon::{Guess, Scale, State, Step},
    measured::{Method, Series},
    query::Choice,
};
use words::{Lang, silicon::SourceSaid, words};

/// What stands around the picture.
pub fn panel(state: &State, lang: Lang) -> Panel {
    let own = words(lang).silicon();
    let series = state.series();
    let chips = CHIPS.into_iter().map(|one| Button {
        name: "preset",
        value: one.slug(),
        label: series_words(one, lang).name,
        pressed: Some(one == series),
        disabled: false,
    });
    let moments = Step::ALL.iter().zip(own.steps).map(|(step, name)| Moment {
        slug: step.slug(),
        name,
        current: *step == state.step(),
    });
    let [label, by_factors, from_zero] = own.scale;
    let scales = Menu::of("scale", label, state.spec().scale(), &|scale| {
        let name = match scale {
            Scale::Log => by_factors,
            Scale::Linear => from_zero,
        };
        name.to_owned()
    });
    let all = Menu::of("series", own.choose, series, &|one| series_words(one, lang).name.to_owned());
    Panel {
        title: own.title,
        editor: None,
        loader: Some(loader::loader(state, lang)),
        dials: Vec::new(),
        tabs: Vec::new(),
        chips: chips.collect(),
        menus: vec![all, Menu { shown: !state.spec().has_bars(), ..scales }],
        more: Vec::new(),
        buttons: Vec::new(),
        source: source(series, lang),
        moments: moments.collect(),
        guess: Some(guess(state, lang)),
        readout: readout(state, lang),
        facts: vec![("factor", times(series.factor()))],
        sentence: sentence(state, lang),
        keys: own.keys,
    }
}

/// What the rules of a series take for true, as one sentence.
pub(super) fn assumed(series: Series, lang: Lang) -> String {
    let rules: Vec<String> = series
        .rules()
        .iter()
        .map(|rule| rule_words(*rule, lang))
        .map(|rule| format!("{}: {}.", upper(rule.name), rule.assumes))
        .collect();
    rules.join(" ")
}

fn upper(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn source(series: Series, lang: Lang) -> String {
    let rules: Vec<String> = series
        .rules()
        .iter()
        .map(|rule| rule_words(*rule, lang))
        .map(|rule| format!("{} – {}", rule.name, rule.assumes))
        .collect();
    let own = words(lang).silicon();
    let [median, profiler, clock, torch] = own.methods;
    (own.source)(&SourceSaid {
        measured: words(lang).evidence().measured,
        title: H200_TIMINGS.title,
        driver: series.run().driver(),
        date: series.run().date(),
        method: match series.method() {
            Method::MedianOfNine => median,
            Method::Profiler => profiler,
            Method::Clock => clock,
            Method::PyTorch => torch,
        },
        assumes: &rules.join("; "),
    })
}

fn times(factor: f64) -> String {
    format!("{}×", decimal(factor, if factor < 10.0 { 2 } else { 1 }))
}

/// The largest answer that a question has, in per cent, and a half more.
const MOST: u32 = 5000;

fn guess(state: &State, lang: Lang) -> Guessing {
    let own = words(lang).silicon();
    let (series, question) = (state.series(), state.question());
    let verdict = match state.guess() {
        Guess::Off | Guess::Open => String::new(),
        Guess::Made(said) => {
            let answer = format!("{} %", question.answer(series).unwrap_or_default());
            match question.is_right(series, said) {
                true => (own.guess_right)(&answer),
                false => (own.guess_wrong)(&format!("{said} %"), &answer),
            }
        }
    };
    Guessing { ask: own.guess, max: MOST, open: state.guess() == Guess::Open, verdict }
}

/// The numbers at the place of which is spoken, and how far the series spreads.
fn readout(state: &State, lang: Lang) -> Vec<Reading> {
    let (own, series) = (words(lang).silicon(), state.series());
    let (labels, hidden) = (&own.readout, words(lang).figure().hidden);
    let (curve, x) = (state.shown_curve(), state.shown_x());
    let asks = state.guess() == Guess::Open;
    let numbers = Numbers::of(state, curve, x);
    let none = if asks { hidden } else { own.none };
    let text = |y: Option<f64>| y.map_or_else(|| none.to_owned(), |y| with_unit(y, series.unit(), lang));
    let plain = |slug, label, value| Reading { slug, label, value, sense: Sense::Plain, basis: None };
    let measured = |y: Option<f64>| y.map(|_| Basis::Source(Evidence::Measured));
    let model = |y: Option<f64>| y.map(|_| Basis::Model);
    let mut readout = vec![
        plain("at", labels.at, place_of(series, x, curve, lang)),
        Reading {
            sense: Sense::Used,
            basis: measured(numbers.measured),
            ..plain("measured", labels.measured, text(numbers.measured))
        },
        Reading { basis: model(numbers.predicted), ..plain("predicted", labels.predicted, text(numbers.predicted)) },
        Reading {
            basis: model(numbers.ratio()),
            ..plain("ratio", labels.ratio, numbers.ratio().map_or_else(|| none.to_owned(), number))
        },
    ];
    if state.own().is_some() {
        let basis = measured(numbers.own);
        readout.push(Reading { basis, ..plain("own", labels.own, text(numbers.own)) });
    }
    let largest = if asks { hidden.to_owned() } else { times(series.factor()) };
    readout.push(Reading {
        basis: Some(Basis::Source(Evidence::Measured)).filter(|_| !asks),
        ..plain("largest", labels.largest, largest)
    });
    readout
}
