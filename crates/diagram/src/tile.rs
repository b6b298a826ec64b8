//! Draws a transpose through shared memory: four accesses of one warp, each with its count, one of them large.

mod cards;
mod code;
mod grid;
mod narrow;
mod panel;
mod saying;
mod speeds;
mod strip;
mod wide;

pub use panel::panel;

use crate::{
    panel::Panel,
    scene::{Drawn, Format, Scene, Shape, Table, Target},
};
use model::{
    figure::tile::{Cost, Part, State, Step, words_by_bank},
    global::sectors,
    warp::Lane,
};
use words::{Lang, words};

/// Pictures worth keeping: a name, and a query. Every preset is one.
pub const EXAMPLES: [(&str, &str); 16] = [
    ("tile", ""),
    ("naive", "kernel=naive"),
    ("padded", "kernel=padded"),
    ("swizzled", "kernel=swizzled"),
    ("wrong-pad", "kernel=wrong-pad"),
    ("store-transposed", "column=write"),
    ("block-16x16", "kernel=padded&block=16x16"),
    ("block-8x32", "kernel=padded&block=8x32"),
    ("doubles", "width=8"),
    ("global-read", "step=global-read"),
    ("tile-write", "kernel=padded&step=tile-write"),
    ("global-write", "kernel=padded&step=global-write&lane=7"),
    ("transpose-lane", "kernel=padded&lane=12"),
    ("naive-lane", "kernel=naive&lane=12"),
    ("small-blocks", "kernel=naive&block=8x32&width=8&warp=0&n=16384"),
    ("guess", "guess=1"),
];

/// The picture of a state, in one of its two layouts.
pub fn scene(state: &State, lang: Lang, format: Format) -> Scene<Part> {
    let (height, shapes) = match format {
        Format::Wide => wide::draw(state, lang),
        Format::Narrow => narrow::draw(state, lang),
    };
    Scene {
        width: format.width(),
        height,
        title: words(lang).tile().title,
        description: saying::description(state, lang),
        targets: targets(state, lang, &shapes),
        shapes,
        table: table(state, lang),
    }
}

/// Role of an access's card.
const STAGE: &str = "stage";
/// Role of a lane's own mark; its elements have other roles.
const LANE: &str = "lane";
/// Role of a bank's head.
const BANK: &str = "bank";
/// Role of a sector's outline beside the square; in the square it has another.
const SECTOR: &str = "sector";

/// The marks a reader can reach, row by row: the accesses, the lanes, then what the lanes touch.
fn targets(state: &State, lang: Lang, shapes: &[Shape<Part>]) -> Vec<Target<Part>> {
    let own = words(lang).tile();
    let access = state.spec().access(state.step());
    let name = |part| match part {
        Part::Stage(step) => {
            let count = saying::counted(state, step, lang).unwrap_or_default();
            (own.stage_button)(saying::stage_words(step, lang).name, &count)
        }
        Part::Lane(lane) => saying::lane_button(state, lane, lang),
        Part::Bank(bank) => {
            let words = access.as_ref().filter(|_| !state.hides(state.step())).map(words_by_bank);
            (own.bank_button)(bank, words.map(|words| words[bank as usize % words.len()]))
        }
        Part::Sector(index) => {
            let found = access.as_ref().map_or_else(Vec::new, sectors);
            let used = found.iter().find(|sector| sector.index == index).map_or(0, |sector| sector.used_bytes());
            (own.sector_button)(index, used)
        }
    };
    let mut targets = Vec::new();
    for row in [STAGE, LANE, BANK, SECTOR] {
        for shape in shapes.iter().filter(|shape| shape.key.0 == row) {
            let Some(part) = shape.part else { continue };
            let pressed = match part {
                Part::Stage(step) => Some(state.step() == step),
                Part::Lane(_) | Part::Bank(_) | Part::Sector(_) => Some(state.picked() == Some(part)),
            };
            targets.push(Target { key: shape.key, part, name: name(part), pressed });
        }
    }
    targets
}

/// Over the square: which part of which matrix it is, or how the tile is declared.
fn square_caption(state: &State, lang: Lang, roomy: bool) -> String {
    let (spec, picture) = (state.spec(), &words(lang).tile().picture);
    let corner = spec.corner(state.step());
    let last = spec.block().tile_side() - 1;
    let range = (corner.row, corner.row + last, corner.column, corner.column + last);
    match state.step() {
        Step::GlobalRead => (picture.input)(range.0, range.1, range.2, range.3),
        Step::GlobalWrite => (picture.output)(range.0, range.1, range.2, range.3),
        Step::TileWrite | Step::TileRead if roomy => (picture.tile)(&code::declaration(spec)),
        Step::TileWrite | Step::TileRead => code::declaration(spec),
    }
}

/// What the tint in the square means, and whether a cell of it can be seen beside the warp's own; none without a tile.
fn tint_caption(state: &State, lang: Lang) -> Option<(String, bool)> {
    let bank = state.shown_bank().filter(|_| !state.hides(state.step()))?;
    let picture = &words(lang).tile().picture;
    Some(match grid::covers(state, bank) {
        true => ((picture.all_in)(bank), false),
        false => ((picture.tint)(bank), true),
    })
}

/// Over the sectors or the banks.
fn touched(state: &State, lang: Lang) -> &'static str {
    let picture = &words(lang).tile().picture;
    match state.cost(state.step()) {
        Some(Cost::Shared(counts)) => (picture.banks)(counts.groups),
        Some(Cost::Global(_)) | None => picture.memory,
    }
}

/// The way of each lane: two addresses, two banks.
fn table(state: &State, lang: Lang) -> Table<Part> {
    let own = words(lang).tile();
    let rows = Lane::all().map(|lane| {
        let byte = |step| state.spec().access(step)?.address(lane).map(|address| address.to_string());
        let bank = |step| {
            let (first, last) = state.banks_of(step, lane)?;
            let hidden = state.hides(step);
            Some(match (hidden, first == last) {
                (true, _) => String::new(),
                (false, true) => first.to_string(),
                (false, false) => format!("{first}–{last}"),
            })
        };
        let cells = [byte(Step::GlobalRead), bank(Step::TileWrite), bank(Step::TileRead), byte(Step::GlobalWrite)];
        let number = Some(lane.number().to_string());
        let texts = [number].into_iter().chain(cells).map(|cell| cell.unwrap_or_else(|| own.none.to_owned()));
        (Part::Lane(lane), texts.collect())
    });
    Table { heads: own.table.to_vec(), rows: rows.collect() }
}

impl Drawn for State {
    fn scene(&self, lang: Lang, format: Format) -> Scene<Part> {
        scene(self, lang, format)
    }

    fn panel(&self, lang: Lang) -> Panel {
        panel(self, lang)
    }
}
