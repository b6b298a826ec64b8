//! Draws a warp's load in DRAM: the lanes, their sectors, the banks with their row buffers, and a time line on which
//! rows are closed, opened and read.

mod blocks;
mod legend;
mod memory;
mod narrow;
mod panel;
mod place;
mod reading;
mod saying;
mod time;
mod view;
mod wide;

pub(crate) use panel::kind_menu;
pub use panel::panel;

use crate::{
    panel::Panel,
    scene::{Drawn, Format, Scene, Shape, Table, Target},
};
use model::figure::rows::{Part, State};
use view::View;
use words::{Lang, words};

/// Pictures worth keeping: a name, and a query. Every preset is one.
pub const EXAMPLES: [(&str, &str); 19] = [
    ("conflict", ""),
    ("open-row", "before=same-row"),
    ("closed-row", "before=closed"),
    ("four-banks", "pattern=block&columns=8&pitch=256&map=one-channel&fetch=32&before=closed"),
    ("four-rows", "pattern=block&columns=8&pitch=256&map=one-bank&fetch=32"),
    ("sixteen-banks", "stride=256&map=one-channel&fetch=32&before=closed"),
    ("one-bank", "stride=256&map=one-bank&fetch=32"),
    ("channels", "stride=64&fetch=32"),
    ("fetch-64", "stride=64"),
    ("stride-8", "stride=8"),
    ("sectors", "pattern=block&columns=8&pitch=256&map=one-bank&fetch=32&step=sectors"),
    ("places", "pattern=block&columns=8&pitch=256&map=one-bank&fetch=32&step=places"),
    ("opening", "pattern=block&columns=8&pitch=256&map=one-bank&fetch=32&step=rows"),
    ("lane", "pattern=block&columns=8&pitch=256&map=one-bank&fetch=32&lane=20"),
    ("far-lane", "stride=64&lane=9"),
    ("hbm3", "stride=256&map=one-channel&dram=hbm3&fetch=128"),
    ("fermi", "stride=1024&arch=fermi&fetch=128&dram=gddr6"),
    ("guess", "pattern=random&seed=4&map=one-channel&guess=1"),
    ("nobody", "off=ffffffff"),
];

/// The picture of a state, in one of its two layouts.
pub fn scene(state: &State, lang: Lang, format: Format) -> Scene<Part> {
    let view = View::of(state, lang);
    let (height, shapes) = match format {
        Format::Wide => wide::draw(&view),
        Format::Narrow => narrow::draw(&view),
    };
    Scene {
        width: format.width(),
        height,
        title: words(lang).rows().title,
        description: saying::description(&view),
        targets: targets(&view, &shapes),
        shapes,
        table: table(&view),
    }
}

/// Role of a lane's own mark.
const LANE: &str = "lane";
/// Role of a sector's outline.
const SECTOR: &str = "sector";
/// Role of a channel's mark.
const CHANNEL: &str = "channel";
/// Role of a bank's box.
const BANK: &str = "bank";
/// Role of the time in which a row is open.
const ROW: &str = "row";

/// The marks a reader can reach, row by row.
fn targets(view: &View<'_>, shapes: &[Shape<Part>]) -> Vec<Target<Part>> {
    let mut targets = Vec::new();
    for row in [LANE, SECTOR, CHANNEL, BANK, ROW] {
        for shape in shapes.iter().filter(|shape| shape.key.0 == row) {
            let Some(part) = shape.part else { continue };
            let pressed = Some(view.state.picked() == Some(part));
            targets.push(Target { key: shape.key, part, name: saying::button(view, part), pressed });
        }
    }
    targets
}

/// The way of each burst.
fn table(view: &View<'_>) -> Table<Part> {
    let own = words(view.lang).rows();
    let rows = view.service.bursts.iter().map(|burst| {
        let lanes: Vec<String> = burst.sector.lanes().iter().map(|lane| lane.number().to_string()).collect();
        let lanes = if lanes.is_empty() { own.none.to_owned() } else { lanes.join(", ") };
        let place = burst.read.place;
        let mut cells = vec![burst.sector.index.to_string(), lanes];
        cells.extend([place.channel.to_string(), place.bank.to_string(), place.row.to_string()]);
        cells.extend(match view.is_hidden() {
            true => [String::new(), String::new(), String::new()],
            false => {
                let found = saying::outcome(burst.read.outcome, view.lang).to_owned();
                [found, view::ns(burst.read.read_at_ticks), view::ns(burst.read.data_to_ticks)]
            }
        });
        (Part::Sector(burst.sector.index), cells)
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

    fn blocks(&self, lang: Lang) -> Vec<(&'static str, String)> {
        blocks::blocks(self, lang)
    }
}
