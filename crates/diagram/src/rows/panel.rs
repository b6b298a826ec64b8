//! The controls around a load in DRAM, its moments and its counts.

use super::{
    reading::readout,
    saying::{self, preset_words, sentence, step_words, timings},
    view::{View, ns},
};
use crate::{
    coalescing, number,
    panel::{Button, Dial, Guess as Guessing, Menu, Moment, Panel},
};
use model::{
    access::Op,
    dram::{Kind, ns_from_ticks},
    figure::rows::{Guess, Preset, State, Step},
    global::DramFetch,
    query::Choice,
    ratio::Ratio,
    warp::Mask,
};
use words::{Lang, words};

/// The most rows that a warp can need: one a lane.
const MOST: u32 = 32;

/// What stands around the picture.
pub fn panel(state: &State, lang: Lang) -> Panel {
    let view = View::of(state, lang);
    let own = words(lang).rows();
    let access = state.spec().access();
    let chips = Preset::ALL.iter().map(|preset| Button {
        name: "preset",
        value: preset.slug(),
        label: preset_words(*preset, lang).name,
        pressed: Some(state.preset() == Some(*preset)),
        disabled: false,
    });
    let all_on = Button {
        name: "all-on",
        value: "",
        label: words(lang).coalescing().controls.all_on,
        pressed: None,
        disabled: access.off() == Mask::NONE,
    };
    let moments = Step::ALL.iter().map(|step| Moment {
        slug: step.slug(),
        name: step_words(*step, lang).name,
        current: state.step() == *step,
    });
    Panel {
        title: own.title,
        editor: None,
        loader: None,
        dials: dials(state, lang),
        tabs: Vec::new(),
        chips: if access.is_given() { Vec::new() } else { chips.collect() },
        menus: menus(state, lang),
        more: more(state, lang),
        buttons: vec![all_on],
        source: source(state, lang),
        moments: moments.collect(),
        guess: Some(guess(&view)),
        readout: readout(&view),
        facts: facts(&view),
        sentence: sentence(&view),
        keys: own.keys,
    }
}

/// The access's numbers; none where it comes from elsewhere.
fn dials(state: &State, lang: Lang) -> Vec<Dial> {
    let access = state.spec().access();
    let dials = coalescing::dials(access, lang).into_iter();
    // A stride of rows is the point here, and rows begin where the slider of other figures ends.
    let longer = |dial: Dial| match dial.name {
        "stride" => Dial { slider_max: 512, ..dial },
        _ => dial,
    };
    dials.map(longer).map(|dial| Dial { shown: dial.shown && !access.is_given(), ..dial }).collect()
}

fn menus(state: &State, lang: Lang) -> Vec<Menu> {
    let (own, spec) = (&words(lang).rows().controls, state.spec());
    vec![
        Menu::of("before", own.before, spec.before(), &|one| saying::before(one, lang).to_owned()),
        Menu::of("map", own.map, spec.mapping(), &|one| saying::mapping(one, lang).to_owned()),
        Menu::of("fetch", own.fetch, spec.fetch(), &|one: DramFetch| (own.bytes)(one.bytes())),
        kind_menu(spec.kind(), lang),
    ]
}

/// The kinds of DRAM, for every figure that asks for one.
pub(crate) fn kind_menu(kind: Kind, lang: Lang) -> Menu {
    Menu::of("dram", words(lang).rows().controls.dram, kind, &saying::kind)
}

/// The access's choices; whether it is a store only where it is one, for here it is read all the same.
fn more(state: &State, lang: Lang) -> Vec<Menu> {
    let access = state.spec().access();
    let shown = |menu: &Menu| match menu.name {
        "op" => access.op() == Op::Store,
        "arch" => true,
        _ => !access.is_given(),
    };
    let menus = coalescing::menus(access, lang).into_iter();
    menus.map(|menu| Menu { shown: menu.shown && shown(&menu), ..menu }).collect()
}

fn guess(view: &View<'_>) -> Guessing {
    let own = words(view.lang).rows();
    let verdict = match view.state.guess() {
        Guess::Off | Guess::Open => String::new(),
        Guess::Made(said) => match view.service.activations() {
            count if count == said => (own.guess_right)(count),
            count => (own.guess_wrong)(said, count),
        },
    };
    Guessing { ask: own.ask, max: MOST, open: view.is_hidden(), verdict }
}

/// Numbers that a lesson's sentence may name beside those of the readout and the dials: rows read, shares of peak, and
/// the first row's wait, in nanoseconds and as a part of a whole load.
fn facts(view: &View<'_>) -> Vec<(&'static str, String)> {
    let (state, service) = (view.state, &view.service);
    let none = words(view.lang).rows().none;
    let hide = |value: Option<String>| match view.is_hidden() {
        true => words(view.lang).figure().hidden.to_owned(),
        false => value.unwrap_or_else(|| none.to_owned()),
    };
    let whole = state.whole_load_ns().number;
    let of_load = state
        .first_wait_ticks(service)
        .map(|ticks| format!("{} %", number::decimal(100.0 * ns_from_ticks(ticks) / whole, 0)));
    let share = |ratio: Option<Ratio>| hide(ratio.map(number::percent));
    vec![
        ("rows", hide(Some(service.rows().to_string()))),
        ("share", share(state.share_alone(service))),
        ("useful", share(state.useful_share(service))),
        ("wait", hide(state.first_wait_ticks(service).map(ns))),
        ("of-load", hide(of_load)),
        ("whole-load", number::decimal(whole, 0)),
    ]
}

/// How the numbers are known, and where they are written down.
fn source(state: &State, lang: Lang) -> String {
    let (own, evidence, whole) = (words(lang).rows(), words(lang).evidence(), state.whole_load_ns());
    let load = number::decimal(whole.number, 0);
    let timings = timings(state.spec().kind());
    let said = (own.source)(evidence.assumed, evidence.measured, &timings, &load, whole.source.title);
    match state.spec().access().op() {
        Op::Load => said,
        Op::Store => format!("{said} {}", own.store),
    }
}
