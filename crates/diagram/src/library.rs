//! Draws the state of `coalescing` as friends at a counter, shelves and carts.
//!
//! A cart-load is a sector, a friend is a lane, a book is what the lane asks for. Several librarians run at once, so
//! carts add up but waiting does not: the picture counts rounds, and says that the number of librarians is assumed.

mod carts;
mod friends;

use crate::{
    coalescing::{self, step_words},
    scene::{Format, Scene},
};
use model::{
    figure::coalescing::{Guess, Part, Preset, State, Step},
    global::SECTOR_BYTES,
};
use words::{Lang, words};

/// How many librarians run at once: assumed, for the picture. A GPU has far more sectors in flight.
pub const LIBRARIANS: u32 = 8;

/// Rounds that so many cart-loads take.
pub fn rounds(cart_loads: u32) -> u32 {
    cart_loads.div_ceil(LIBRARIANS)
}

/// Presets that the library is drawn for; `coalescing` is drawn for all.
const PRESETS: [Preset; 4] = [Preset::Sequential, Preset::Stride2, Preset::Aos24, Preset::Random];

/// States beyond the presets: moments, something lit, other sizes.
const STATES: [(&str, &str); 5] = [
    ("wishes", "stride=2&step=addresses"),
    ("sorting", "stride=2&step=grouping"),
    ("stride-8-lit", "stride=8&lane=5"),
    ("doubles", "width=8"),
    ("broadcast", "stride=0"),
];

/// Pictures worth keeping: a name, and a query.
pub fn examples() -> Vec<(&'static str, String)> {
    let states = STATES.iter().map(|(slug, query)| (*slug, (*query).to_owned()));
    PRESETS.into_iter().map(coalescing::named).chain(states).collect()
}

/// The picture of a state, in one of its two layouts.
pub fn scene(state: &State, lang: Lang, format: Format) -> Scene<Part> {
    let words = words(lang).library();
    let (height, shapes) = carts::draw(state, words, format);
    Scene {
        width: format.width(),
        height,
        title: words.title,
        description: description(state, lang),
        targets: coalescing::targets(state, lang, &shapes),
        shapes,
        table: coalescing::table(state, lang),
    }
}

/// The sentence under the figure: of what is lit, else of the moment.
pub fn sentence(state: &State, lang: Lang) -> String {
    let words = words(lang).library();
    let sectors = state.sectors();
    let sector_at = |index| sectors.iter().find(|sector| sector.index == index);
    if state.guess() == Guess::Open {
        return words.steps.addresses.sentence.to_owned();
    }
    match state.lit() {
        Some(Part::Lane(lane)) => {
            let at = state.access().address(lane);
            match at.and_then(|at| sector_at(at / SECTOR_BYTES)) {
                None => (words.friend_off)(lane.number().into()),
                Some(sector) => {
                    let others = coalescing::numbers(sector.lanes().into_iter().filter(|other| *other != lane));
                    let idle = SECTOR_BYTES - sector.used_bytes();
                    (words.friend)(lane.number().into(), sector.index, &others, idle)
                }
            }
        }
        Some(Part::Sector(index)) => {
            let lanes = sector_at(index).map_or_else(Vec::new, |sector| coalescing::numbers(sector.lanes()));
            (words.cart)(index, &lanes)
        }
        Some(Part::Line(_)) | None => match state.step() {
            Step::HandOut => {
                let carts = cart_loads(state);
                let rounds = (words.rounds)(carts, LIBRARIANS.min(carts), rounds(carts));
                format!("{rounds}. {}", words.warning)
            }
            step @ (Step::Addresses | Step::Grouping | Step::Fetch) => {
                step_words(step, &words.steps).sentence.to_owned()
            }
        },
    }
}

fn cart_loads(state: &State) -> u32 {
    u32::try_from(state.sectors().len()).unwrap_or(u32::MAX)
}

fn description(state: &State, lang: Lang) -> String {
    let active = state.spec().active().count();
    match state.guess() {
        Guess::Open => (words(lang).coalescing().description_hidden)(active, state.spec().width().bytes()),
        Guess::Off | Guess::Made(_) => {
            let carts = cart_loads(state);
            (words(lang).library().description)(active, carts, rounds(carts), LIBRARIANS.min(carts))
        }
    }
}
