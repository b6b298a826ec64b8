//! The controls around the three layouts, their moments and counts.

use super::saying::{preset_words, sentence, step_words, type_name};
use crate::{
    basis::Basis,
    number,
    panel::{Button, Guess as Guessing, Menu, Moment, Panel, Reading, Sense},
};
use model::{
    access::Width,
    evidence::Evidence,
    figure::layout::{
        AOS24_GBPS, AOS24_SOURCE, Align, Block, FIELDS_MAX, Guess, Kind, Preset, SOA_GBPS, Spec, State, Step,
    },
    query::Choice,
};
use words::{Lang, layout::LayoutWords, words};

/// What stands around the picture.
pub fn panel(state: &State, lang: Lang) -> Panel {
    let (own, spec) = (words(lang).layout(), state.spec());
    let tab = |(kind, label): (&Kind, _)| Button::choice("kind", *kind, label, spec.kind());
    let chips = Preset::ALL.iter().map(|preset| Button {
        name: "preset",
        value: preset.slug(),
        label: preset_words(*preset, lang).name,
        pressed: Some(state.preset() == Some(*preset)),
        disabled: false,
    });
    let reads = spec.read_fields().map(|_| 1).sum::<u32>();
    let buttons = (0..spec.fields().len()).map(|field| Button {
        name: "read",
        value: Spec::number_slug(field),
        label: own.controls.reads[field],
        pressed: Some(spec.is_read(field)),
        // The last field that is read stays.
        disabled: reads == 1 && spec.is_read(field),
    });
    let moments = Step::ALL.iter().map(|step| Moment {
        slug: step.slug(),
        name: step_words(*step, &own.steps).name,
        current: state.step() == *step,
    });
    Panel {
        title: own.title,
        editor: None,
        loader: None,
        dials: Vec::new(),
        tabs: Kind::ALL.iter().zip(own.kinds).map(tab).collect(),
        chips: chips.collect(),
        menus: menus(spec, own),
        more: sizes(spec, own),
        buttons: buttons.collect(),
        source: source(state, lang),
        moments: moments.collect(),
        guess: Some(guess(state, own)),
        readout: readout(state, lang),
        facts: facts(state, lang),
        sentence: sentence(state, lang),
        keys: own.keys,
    }
}

/// The struct's alignment, and the size of a block where blocks are open.
fn menus(spec: &Spec, own: &LayoutWords) -> Vec<Menu> {
    let align = Menu::of("align", own.controls.align, spec.align(), &|one: Align| match one {
        Align::Natural => own.controls.natural.to_owned(),
        Align::B16 | Align::B32 | Align::B64 | Align::B128 => format!("__align__({})", one.bytes()),
    });
    let block =
        Menu::of("block", own.controls.block, spec.block(), &|one: Block| (own.controls.elements)(one.elements()));
    vec![align, Menu { shown: spec.kind() == Kind::Aosoa, ..block }]
}

/// A menu a field, and one that adds a field.
fn sizes(spec: &Spec, own: &LayoutWords) -> Vec<Menu> {
    let none = (Spec::size_slug(None), own.controls.none.to_owned());
    let sizes = Width::ALL.iter().map(|width| (width.slug(), (own.controls.size)(width.bytes(), type_name(*width))));
    let options: Vec<(&'static str, String)> = sizes.chain([none]).collect();
    let menu = |field: usize| Menu {
        name: Spec::size_control(field),
        label: own.controls.sizes[field],
        options: options.clone(),
        chosen: Spec::size_slug(spec.fields().get(field).copied()),
        shown: field <= spec.fields().len(),
    };
    (0..FIELDS_MAX).map(menu).collect()
}

fn guess(state: &State, own: &LayoutWords) -> Guessing {
    let verdict = match state.guess() {
        Guess::Off | Guess::Open => String::new(),
        Guess::Made(said) => match state.counts().sectors {
            count if count == said => (own.guess_right)(count),
            count => (own.guess_wrong)(said, count),
        },
    };
    Guessing { ask: own.ask, max: 128, open: state.guess() == Guess::Open, verdict }
}

/// The counts of the open layout; hidden ones while a guess is open.
fn readout(state: &State, lang: Lang) -> Vec<Reading> {
    let (spec, counts) = (state.spec(), state.counts());
    let labels = &words(lang).layout().readout;
    let hide = |value: String| hidden(state, lang).unwrap_or(value);
    let efficiency = super::saying::efficiency(&counts);
    let reading = |slug, label, value, sense| Reading { slug, label, value, sense, basis: None };
    let mut readings = vec![
        reading("struct-bytes", labels.struct_bytes, spec.record().bytes.to_string(), Sense::Plain),
        reading("instructions", labels.instructions, counts.instructions().to_string(), Sense::Plain),
        reading(
            "requested-sectors",
            labels.requested_sectors,
            hide(counts.requested_sectors().to_string()),
            Sense::Plain,
        ),
        Reading {
            // That a line stays in L1 between loads is assumed; the source line says so.
            basis: counts.reuse().map(|_| Basis::Model).filter(|_| state.guess() != Guess::Open),
            ..reading("sectors", labels.sectors, hide(counts.sectors.to_string()), Sense::Plain)
        },
        reading("unique", labels.unique, counts.unique_bytes.to_string(), Sense::Used),
        reading("moved", labels.moved, hide(counts.moved_bytes().to_string()), Sense::Plain),
        reading("efficiency", labels.efficiency, hide(efficiency), Sense::Used),
    ];
    if let Some(speedup) = spec.measured_speedup() {
        let value = format!("{}×", number::decimal(speedup.value(), 1));
        let basis = Some(Basis::Source(Evidence::Measured));
        readings.push(Reading { basis, ..reading("measured", labels.measured, value, Sense::Plain) });
    }
    readings
}

/// The sign in place of what a guess is about.
fn hidden(state: &State, lang: Lang) -> Option<String> {
    match state.guess() {
        Guess::Open => Some(words(lang).figure().hidden.to_owned()),
        Guess::Off | Guess::Made(_) => None,
    }
}

/// Numbers that a lesson's sentence may name beside those of the readout.
fn facts(state: &State, lang: Lang) -> Vec<(&'static str, String)> {
    let hide = |value: String| hidden(state, lang).unwrap_or(value);
    let spec = state.spec();
    let sectors = |kind| hide(spec.counts(kind).sectors.to_string());
    let counts = state.counts();
    vec![
        ("wasted", hide((counts.moved_bytes() - counts.unique_bytes).to_string())),
        ("aos-sectors", sectors(Kind::Aos)),
        ("soa-sectors", sectors(Kind::Soa)),
        ("aosoa-sectors", sectors(Kind::Aosoa)),
    ]
}

/// What the counts rest on; what is assumed and what was timed, only where it is shown.
fn source(state: &State, lang: Lang) -> String {
    let (own, evidence) = (&words(lang).layout().source, words(lang).evidence());
    let mut text = (own.rules)(evidence.measured, evidence.documented);
    if state.counts().reuse().is_some() && state.guess() != Guess::Open {
        text += &(own.reuse)(evidence.assumed);
    }
    if state.spec().measured_speedup().is_some() {
        let gbps = |tenths: u64| number::decimal(tenths as f64 / 10.0, 1);
        text += &(own.speedup)(&gbps(SOA_GBPS), &gbps(AOS24_GBPS), evidence.measured, AOS24_SOURCE.title);
    }
    text
}
