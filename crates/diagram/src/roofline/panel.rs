//! The controls around the roofs, their moments and their numbers.

use super::{
    numbers::{intensity, numbers, rate, times, unexplained},
    saying::{preset_words, sentence, source, step_name, verdict},
};
use crate::{
    basis::Basis,
    coalescing,
    panel::{Button, Dial, Guess as Guessing, Menu, Moment, Panel, Reading, Sense},
};
use model::{
    access::Op,
    card::Card,
    evidence::Evidence,
    figure::roofline::{Guess, MOST_FLOPS, Peak, Preset, Spec, State, Step},
    global::DramFetch,
    query::Choice,
    roofline::Bound,
    warp::Mask,
};
use words::{Lang, roofline::told::Stands, words};

/// What stands around the picture.
pub fn panel(state: &State, lang: Lang) -> Panel {
    let (own, spec) = (words(lang).roofline(), state.spec());
    let chips = Preset::ALL.iter().map(|preset| Button {
        name: "preset",
        value: preset.slug(),
        label: preset_words(*preset, lang).name,
        pressed: Some(state.preset() == Some(*preset)),
        disabled: false,
    });
    let moments = Step::ALL.iter().map(|step| Moment {
        slug: step.slug(),
        name: step_name(*step, lang),
        current: state.step() == *step,
    });
    let flops = Dial {
        name: "flops",
        label: own.controls.flops,
        value: spec.flops(),
        min: 1,
        max: MOST_FLOPS,
        slider_max: MOST_FLOPS,
        shown: true,
    };
    let all_on = Button {
        name: "all-on",
        value: "",
        label: words(lang).coalescing().controls.all_on,
        pressed: None,
        disabled: spec.access().off() == Mask::NONE,
    };
    let (menus, more) = menus(spec, lang);
    Panel {
        title: own.title,
        editor: None,
        loader: None,
        dials: [flops].into_iter().chain(coalescing::dials(spec.access(), lang)).collect(),
        tabs: Vec::new(),
        chips: chips.collect(),
        menus,
        more,
        buttons: vec![all_on],
        source: source(state, lang),
        moments: moments.collect(),
        guess: Some(Guessing {
            ask: own.guess.ask,
            max: 100_000,
            open: state.guess() == Guess::Open,
            verdict: verdict(state, lang),
        }),
        readout: readout(state, lang),
        facts: facts(state, lang),
        sentence: sentence(state, lang),
        keys: own.keys,
    }
}

/// The cards, for every figure that asks for one.
pub(crate) fn card_menu(card: Card, lang: Lang) -> Menu {
    Menu::of("card", words(lang).roofline().controls.card, card, &|card: Card| card.title().to_owned())
}

/// Those beside the dials, and those behind the fold. The card decides the architecture, so its menu is left out.
fn menus(spec: &Spec, lang: Lang) -> (Vec<Menu>, Vec<Menu>) {
    let own = &words(lang).roofline().controls;
    let bytes = words(lang).coalescing().controls.bytes;
    let card = card_menu(spec.card(), lang);
    let fetch = Menu::of("fetch", own.fetch, spec.fetch(), &|fetch: DramFetch| bytes(fetch.bytes()));
    let fetch = Menu { shown: spec.access().op() == Op::Load, ..fetch };
    let peak = Menu::of("peak", own.peak, spec.peak(), &|peak| {
        let name = match peak {
            Peak::Documented => own.peak_documented,
            Peak::Measured => own.peak_measured,
        };
        name.to_owned()
    });
    let peak = Menu { shown: spec.knows(Peak::Measured), ..peak };
    let of_access = coalescing::menus(spec.access(), lang).into_iter().filter(|menu| menu.name != "arch");
    let (width, rest): (Vec<Menu>, Vec<Menu>) = of_access.partition(|menu| menu.name == "width");
    let menus = [card].into_iter().chain(width).chain([fetch]).collect();
    (menus, rest.into_iter().chain([peak]).collect())
}

/// The numbers; those that the access decides wait while a guess is open.
fn readout(state: &State, lang: Lang) -> Vec<Reading> {
    let (own, spec) = (words(lang).roofline(), state.spec());
    let (labels, n) = (&own.readout, numbers(spec, lang));
    let model = Some(Basis::Model);
    let open = state.guess() == Guess::Open;
    let hide = |value: String| if open { words(lang).figure().hidden.to_owned() } else { value };
    let reading = |slug, label, value, sense, basis| Reading { slug, label, value, sense, basis };
    let at = spec.intensity().map(|ratio| ratio.value());
    let bound = at.and_then(|at| Some(spec.lowered()?.bound(at)));
    let moves = !(open || n.ridge == n.lowered_ridge || at.is_none());
    let ridge = match moves {
        false => n.ridge.clone(),
        true => format!("{} → {}", n.ridge, n.lowered_ridge),
    };
    let bound_name = match bound {
        Some(Bound::Memory) => labels.memory,
        Some(Bound::Compute) => labels.compute,
        None => own.none,
    };
    let was = spec.was_reached();
    let measured = was.map_or_else(|| own.none.to_owned(), |was| rate(was.gflops));
    // What has no source is not called measured.
    let measured_label = match was.map(|was| was.evidence) {
        Some(Evidence::Assumed) => labels.reported,
        Some(Evidence::Documented | Evidence::Measured) | None => labels.measured,
    };
    let lost = if n.stands == Stands::Lowered { Sense::Conflict } else { Sense::Plain };
    vec![
        reading("intensity", labels.intensity, n.intensity, Sense::Plain, None),
        reading("efficiency", labels.efficiency, hide(n.efficiency), Sense::Used, spec.fetch_evidence().and(model)),
        reading("ideal", labels.ideal, n.ideal_gflops, Sense::Plain, model),
        reading("reached", labels.reached, hide(n.reached_gflops), Sense::Used, model),
        reading("lost", labels.lost, hide(n.times_lost), if open { Sense::Plain } else { lost }, model),
        reading("measured", measured_label, hide(measured), Sense::Plain, was.map(|was| Basis::Source(was.evidence))),
        reading("ridge", labels.ridge, ridge, Sense::Plain, model),
        reading("bound", labels.bound, hide(bound_name.to_owned()), Sense::Plain, None),
    ]
}

/// Numbers that a lesson's sentence may name beside those of the readout and the dials.
fn facts(state: &State, lang: Lang) -> Vec<(&'static str, String)> {
    let (spec, n) = (state.spec(), numbers(state.spec(), lang));
    let hide = |value: String| match state.guess() {
        Guess::Open => words(lang).figure().hidden.to_owned(),
        Guess::Off | Guess::Made(_) => value,
    };
    let none = || words(lang).roofline().none.to_owned();
    let (ideal, lowered) = (spec.ideal(), spec.lowered());
    vec![
        ("gb-s", n.gb_s),
        ("useful-gb-s", hide(n.useful_gb_s)),
        ("peak-gflops", n.peak_gflops),
        ("ideal-ridge", intensity(ideal.ridge())),
        ("lowered-ridge", hide(lowered.map_or_else(none, |roofs| intensity(roofs.ridge())))),
        ("until-flops", hide(n.until_flops)),
        ("sectors-gflops", hide(n.sectors_gflops)),
        ("unexplained", hide(unexplained(spec).map_or_else(none, times))),
        ("unique", n.unique),
        ("moved", hide(n.moved)),
    ]
}
