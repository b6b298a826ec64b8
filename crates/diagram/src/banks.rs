//! Draws the 32 banks of shared memory, the words that lanes want of them, and the turns in which they come out.

mod counted;
mod narrow;
mod pane;
mod panel;
mod plane;
mod reach;
mod reading;
mod saying;
mod table;
mod wide;

pub use panel::panel;
pub use saying::preset_words;

use crate::{
    panel::Panel,
    scene::{Drawn, Format, Key, Scene},
};
use model::{
    figure::banks::{Cell, Fix, Guess, Number, Op, Part, Serving, Side, State, Step},
    shared::BankWord,
    warp::Lane,
};
use words::{Lang, words};

/// Pictures worth keeping: a name, and a query. Every preset is one; then moments, what is lit, odd sizes, an open
/// guess.
pub const EXAMPLES: [(&str, &str); 26] = [
    ("stride-1", "stride=1"),
    ("stride-2", ""),
    ("stride-6", "stride=6"),
    ("stride-32", "stride=32"),
    ("stride-33", "stride=33"),
    ("broadcast", "stride=0"),
    ("column", "pattern=tile&column=5"),
    ("padded", "pattern=tile&column=5&fix=pad"),
    ("swizzled", "pattern=tile&column=5&fix=swizzle"),
    ("bytes", "stride=1&width=1"),
    ("doubles", "stride=1&width=8"),
    ("float4", "stride=1&width=16"),
    ("float4-pairs", "stride=1&share=2&width=16"),
    ("random", "pattern=random"),
    ("atomic", "stride=0&op=atomic"),
    ("addresses", "step=addresses"),
    ("at-banks", "stride=6&step=banks"),
    ("padded-at-banks", "pattern=tile&column=5&fix=pad&step=banks"),
    ("lane-lit", "lane=16"),
    ("padded-lane-lit", "pattern=tile&column=5&fix=pad&lane=9"),
    ("far", "stride=64&off=ffffff00"),
    ("half-off", "stride=4&off=aaaaaaaa&op=store"),
    ("wide-column", "pattern=tile&width=16&fix=pad"),
    ("half-column", "pattern=tile&width=2&fix=pad&pad=2"),
    ("guess", "stride=12&guess=1"),
    ("nobody", "off=ffffffff"),
];

/// The picture of a state, in one of its two layouts.
pub fn scene(state: &State, lang: Lang, format: Format) -> Scene<Part> {
    let own = words(lang).banks();
    let servings = servings(state);
    let (height, shapes) = match format {
        Format::Wide => wide::draw(state, &servings, lang),
        Format::Narrow => narrow::draw(state, &servings, lang),
    };
    Scene {
        width: format.width(),
        height,
        title: own.title,
        description: saying::description(state, &servings, own),
        targets: reach::targets(state, &servings, lang, &shapes),
        shapes,
        table: table::table(state, &servings, lang),
    }
}

/// Role of a lane's own mark.
const LANE: &str = "lane";
/// Role of a bank.
const BANK: &str = "bank";
/// Role of a turn.
const TURN: &str = "turn";
/// Role of an atomic's word, once for each lane.
const SERVED: &str = "served";
/// Roles of a word, by its group: one word may be wanted by several.
const WORDS: [&str; 4] = ["word", "word-1", "word-2", "word-3"];

/// The role of a word that is served.
fn word_role(op: Op, group: usize) -> &'static str {
    match op {
        Op::Load | Op::Store => WORDS[group.min(3)],
        Op::Atomic => SERVED,
    }
}

/// Added to the numbers of marks of the right or lower picture. Shared memory has nowhere near as many words.
const FIXED: u64 = 1 << 40;

/// A mark's key, of one of the two pictures.
fn key(role: &'static str, side: Side, number: u64) -> Key {
    match side {
        Side::Plain => (role, number),
        Side::Fixed => (role, number + FIXED),
    }
}

/// The access, or the two of them. To serve one is work, so it is done once for a picture and once for a panel.
fn servings(state: &State) -> Vec<Serving> {
    [Some(state.plain()), state.fixed()].into_iter().flatten().collect()
}

/// Whether counts and words wait for a guess.
fn is_hidden(state: &State) -> bool {
    state.guess() == Guess::Open
}

/// Whether a word belongs to what is lit.
fn lights(state: &State, cell: &Cell) -> bool {
    state.lit().is_some_and(|part| cell.is_of(part))
}

/// The words a lane wants, ascending.
fn lane_words(serving: &Serving, lane: Lane) -> Vec<&BankWord> {
    let cells = serving.cells.iter().filter(|cell| cell.word.lanes.contains(&lane));
    let mut words: Vec<&BankWord> = cells.map(|cell| &cell.word).collect();
    words.sort_unstable_by_key(|word| word.word);
    words
}

/// What is over one of two pictures: what was done, and the turns once they are seen.
fn heading(state: &State, serving: &Serving, lang: Lang) -> String {
    let captions = &words(lang).banks().captions;
    let done = match (serving.side, state.spec().fix()) {
        (Side::Plain, _) | (Side::Fixed, Fix::None) => captions.before.to_owned(),
        (Side::Fixed, Fix::Pad) => (captions.padded)(state.spec().number(Number::Pad)),
        (Side::Fixed, Fix::Swizzle) => captions.swizzled.to_owned(),
    };
    match state.step() {
        Step::Turns if !is_hidden(state) => format!("{done} · {}", (captions.count)(serving.turns())),
        Step::Turns | Step::Addresses | Step::Banks => done,
    }
}

impl Drawn for State {
    fn scene(&self, lang: Lang, format: Format) -> Scene<Part> {
        scene(self, lang, format)
    }

    fn panel(&self, lang: Lang) -> Panel {
        panel(self, lang)
    }
}

#[cfg(test)]
mod tests;
