//! Draws a warp's lanes, the sectors they touch, and the bytes that travel for nothing.

mod memory;
mod narrow;
mod panel;
mod reading;
mod saying;
mod wide;

pub use panel::panel;
pub(crate) use panel::{dials, menus};
pub use reading::readout;
pub(crate) use saying::numbers;
pub use saying::{arch_words, preset_words, sentence, step_words};

use crate::{
    derive::{self, Line},
    library,
    panel::Panel,
    scene::{Drawn, Format, Scene, Shape, Table, Target},
};
use model::{
    derive::{Constants, steps},
    figure::coalescing::{Face, Guess, Part, Preset, State, Step},
    global::{LINE_BYTES, SECTOR_BYTES},
    query::Choice,
    warp::Lane,
};
use words::{Lang, words};

/// States beyond the presets: moments, other hardware, odd sizes, something lit, an open guess.
const STATES: [(&str, &str); 11] = [
    ("addresses", "stride=2&step=addresses"),
    ("grouping", "stride=2&step=grouping"),
    ("fetch", "stride=2&step=fetch"),
    ("lane-lit", "stride=2&lane=5"),
    ("far", "stride=1024"),
    ("fermi-far", "stride=1024&arch=fermi"),
    ("fermi", "stride=6&arch=fermi&lane=3"),
    ("bytes", "width=1&stride=3"),
    ("store", "op=store&order=shuffled"),
    ("guess", "stride=3&guess=1"),
    ("nobody", "off=ffffffff"),
];

/// Pictures worth keeping: a name, and a query. Every preset is one.
pub fn examples() -> Vec<(&'static str, String)> {
    let presets = Preset::ALL.iter().map(|preset| named(*preset));
    presets.chain(STATES.map(|(slug, query)| (slug, query.to_owned()))).collect()
}

/// A preset's name and query.
pub(crate) fn named(preset: Preset) -> (&'static str, String) {
    (preset.slug(), State::new(preset.spec()).to_query())
}

/// The picture of a state, in one of its two layouts.
pub fn scene(state: &State, lang: Lang, format: Format) -> Scene<Part> {
    let (height, shapes) = match format {
        Format::Wide => wide::draw(state, words(lang).coalescing()),
        Format::Narrow => narrow::draw(state, words(lang).coalescing()),
    };
    Scene {
        width: format.width(),
        height,
        title: words(lang).coalescing().title,
        description: saying::description(state, words(lang).coalescing()),
        targets: targets(state, lang, &shapes),
        shapes,
        table: table(state, lang),
    }
}

/// Whether the sectors may be seen: not while a guess is open, and not before they are found.
pub(crate) fn shows_sectors(state: &State) -> bool {
    state.step() >= Step::Grouping && state.guess() != Guess::Open
}

/// The marks a reader can reach, row by row: every lane, then the sectors and the lines that are drawn.
pub(crate) fn targets(state: &State, lang: Lang, shapes: &[Shape<Part>]) -> Vec<Target<Part>> {
    let words = words(lang).coalescing();
    let (access, sectors) = (state.access(), state.sectors());
    let name = |part| match part {
        Part::Lane(lane) => (words.lane_button)(lane.number().into(), access.address(lane)),
        Part::Sector(index) => {
            let used = sectors.iter().find(|sector| sector.index == index);
            (words.sector_button)(index, used.map_or(0, |sector| sector.used_bytes()))
        }
        Part::Line(index) => (words.line_button)(index),
    };
    let mut targets = Vec::new();
    for row in [LANE, SECTOR, LINE] {
        for shape in shapes.iter().filter(|shape| shape.key.0 == row) {
            let Some(part) = shape.part else { continue };
            let pressed = match part {
                Part::Lane(lane) => Some(state.spec().is_active(lane)),
                Part::Sector(_) | Part::Line(_) => None,
            };
            targets.push(Target { key: shape.key, part, name: name(part), pressed });
        }
    }
    targets
}

/// Role of a lane's own mark; other marks of a lane have other roles.
pub(crate) const LANE: &str = "lane";
/// Role of a sector's outline.
pub(crate) const SECTOR: &str = "sector";
/// Role of a line's bracket.
pub(crate) const LINE: &str = "line";

/// The address table: one row a lane.
pub(crate) fn table(state: &State, lang: Lang) -> Table<Part> {
    let words = words(lang).coalescing();
    let access = state.access();
    let bytes = u64::from(access.width().bytes());
    let hidden = !shows_sectors(state);
    let rows = Lane::all()
        .map(|lane| {
            let mut cells = vec![lane.number().to_string()];
            match access.address(lane) {
                None => cells.extend([words.off.to_owned(), String::new(), String::new(), String::new()]),
                Some(at) => {
                    cells.extend([at.to_string(), (at + bytes - 1).to_string()]);
                    cells.extend(match hidden {
                        true => [String::new(), String::new()],
                        false => [(at / SECTOR_BYTES).to_string(), (at / LINE_BYTES).to_string()],
                    });
                }
            }
            (Part::Lane(lane), cells)
        })
        .collect();
    Table { heads: words.table.to_vec(), rows }
}

impl Drawn for State {
    fn scene(&self, lang: Lang, format: Format) -> Scene<Part> {
        match self.face() {
            Face::Memory => scene(self, lang, format),
            Face::Library => library::scene(self, lang, format),
        }
    }

    fn panel(&self, lang: Lang) -> Panel {
        panel(self, lang)
    }

    fn derivation(&self, lang: Lang) -> Vec<Line> {
        match self.guess() {
            Guess::Open => Vec::new(),
            Guess::Off | Guess::Made(_) => {
                derive::lines(&steps(&self.access(), self.spec().arch(), Constants::default()), lang)
            }
        }
    }
}
