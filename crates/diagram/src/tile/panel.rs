//! The controls around a transpose, its accesses as moments, its counts.

use super::{
    saying::{counted, kernel_name, preset_words, sentence, stage_words},
    speeds::speed,
};
use crate::{
    basis::{Basis, evidence_word},
    panel::{Button, Dial, Guess as Guessing, Menu, Moment, Panel, Reading, Sense},
};
use model::{
    figure::tile::{
        Block, COPY_MBPS, Column, Cost, EVIDENCE, Element, Guess, Kernel, Preset, SOURCE, Size, State, Step,
    },
    query::Choice,
};
use words::{Lang, words};

/// What stands around the picture.
pub fn panel(state: &State, lang: Lang) -> Panel {
    let own = words(lang).tile();
    let chips = Preset::ALL.iter().map(|preset| Button {
        name: "preset",
        value: preset.slug(),
        label: preset_words(*preset, lang).name,
        pressed: Some(state.preset() == Some(*preset)),
        disabled: false,
    });
    let moments = state.steps().map(|step| Moment {
        slug: step.slug(),
        name: stage_words(step, lang).name,
        current: state.step() == step,
    });
    let warps = state.spec().block().warps();
    let warp = Dial {
        name: "warp",
        label: own.controls.warp,
        value: state.spec().warp(),
        min: 0,
        max: warps - 1,
        slider_max: warps - 1,
        shown: true,
    };
    Panel {
        title: own.title,
        editor: None,
        loader: None,
        dials: vec![warp],
        tabs: Vec::new(),
        chips: chips.collect(),
        menus: menus(state, lang),
        more: more(state, lang),
        buttons: Vec::new(),
        source: (own.source)(evidence_word(EVIDENCE, words(lang).evidence()), SOURCE.title),
        moments: moments.collect(),
        guess: Some(guess(state, lang)),
        readout: readout(state, lang),
        facts: facts(state, lang),
        sentence: sentence(state, lang),
        keys: own.keys,
    }
}

fn menus(state: &State, lang: Lang) -> Vec<Menu> {
    let (own, spec) = (&words(lang).tile().controls, state.spec());
    let kernel = Menu::of("kernel", own.kernel, spec.kernel(), &|kernel: Kernel| kernel_name(kernel, lang).to_owned());
    let column = Menu::of("column", own.column, spec.column(), &|column| {
        let name = match column {
            Column::Read => own.column_read,
            Column::Write => own.column_write,
        };
        name.to_owned()
    });
    vec![kernel, Menu { shown: spec.kernel().has_tile(), ..column }]
}

fn more(state: &State, lang: Lang) -> Vec<Menu> {
    let (own, spec) = (&words(lang).tile().controls, state.spec());
    vec![
        Menu::of("block", own.block, spec.block(), &|block: Block| {
            let (columns, rows) = block.threads();
            (own.threads)(columns, rows)
        }),
        Menu::of("width", own.width, spec.element(), &|element: Element| (own.bytes)(element.width().bytes())),
        Menu::of("n", own.size, spec.size(), &|size: Size| size.elements().to_string()),
    ]
}

/// The most wavefronts and the most sectors that one access of a warp can cost.
const MOST: u32 = 32;

fn guess(state: &State, lang: Lang) -> Guessing {
    let own = words(lang).tile();
    let step = state.spec().column_step();
    let verdict = match state.guess() {
        Guess::Off | Guess::Open => String::new(),
        Guess::Made(said) => {
            let count = counted(state, step, lang).unwrap_or_default();
            match state.cost(step).map(Cost::count) == Some(said) {
                true => (own.guess_right)(&count),
                false => (own.guess_wrong)(said, &count),
            }
        }
    };
    let ask = if state.spec().kernel().has_tile() { own.ask_wavefronts } else { own.ask_sectors };
    Guessing { ask, max: MOST, open: state.guess() == Guess::Open, verdict }
}

/// The four counts, the worst conflict, and the speed where it was measured.
fn readout(state: &State, lang: Lang) -> Vec<Reading> {
    let own = words(lang).tile();
    let labels = &own.readout;
    let stages = [
        ("read-sectors", labels.read_sectors, Step::GlobalRead),
        ("tile-write", labels.tile_write, Step::TileWrite),
        ("tile-read", labels.tile_read, Step::TileRead),
        ("write-sectors", labels.write_sectors, Step::GlobalWrite),
    ];
    let hidden = || words(lang).figure().hidden.to_owned();
    let mut readout: Vec<Reading> = stages
        .into_iter()
        .map(|(slug, label, step)| {
            let cost = state.cost(step);
            let (value, sense) = match cost {
                Some(_) if state.hides(step) => (hidden(), Sense::Plain),
                Some(cost) => (cost.count().to_string(), sense(cost)),
                None => (own.none.to_owned(), Sense::Plain),
            };
            Reading { slug, label, value, sense, basis: None }
        })
        .collect();
    let (n_way, sense) = match state.n_way() {
        Some(_) if state.guess() == Guess::Open => (hidden(), Sense::Plain),
        Some(n_way) if n_way > 1 => ((own.picture.n_way)(n_way), Sense::Conflict),
        Some(_) => (labels.no_conflict.to_owned(), Sense::Plain),
        None => (own.none.to_owned(), Sense::Plain),
    };
    readout.push(Reading { slug: "n-way", label: labels.n_way, value: n_way, sense, basis: None });
    let mbps = state.spec().mbps();
    let value = mbps.map_or_else(|| own.picture.not_timed.to_owned(), speed);
    let basis = mbps.map(|_| Basis::Source(EVIDENCE));
    readout.push(Reading { slug: "gbps", label: labels.gbps, value, sense: Sense::Plain, basis });
    readout
}

fn sense(cost: Cost) -> Sense {
    match cost {
        Cost::Shared(counts) if counts.conflicts > 0 => Sense::Conflict,
        Cost::Shared(_) | Cost::Global(_) => Sense::Plain,
    }
}

/// Numbers that a lesson's sentence may name beside those of the readout and the dials.
fn facts(state: &State, lang: Lang) -> Vec<(&'static str, String)> {
    let step = state.spec().column_step();
    let column = match state.cost(step) {
        Some(cost) if !state.hides(step) => cost.count().to_string(),
        Some(_) | None => words(lang).figure().hidden.to_owned(),
    };
    vec![("column", column), ("copy-gbps", speed(COPY_MBPS))]
}
