//! Draws a warp's fetches on one axis of time: as the myth has them, as they are, with many warps on one bus, and as an
//! H200 took them.

mod alone;
mod axis;
mod fetches;
mod figures;
mod many;
mod myth;
mod panel;
mod plot;
mod saying;
mod table;
mod timed;

pub use panel::panel;

use crate::{
    panel::Panel,
    scene::{Drawn, Format, Scene, Shape, Target},
};
use model::figure::overlap::{Part, State, Step};
use words::{Lang, words};

/// Pictures worth keeping: a name, and a query. Every preset is one.
pub const EXAMPLES: [(&str, &str); 16] = [
    ("overlap", ""),
    ("one-warp-close", "step=one-warp"),
    ("many-warps", "step=many-warps"),
    ("measured", "step=measured"),
    ("sequential", "stride=1&step=many-warps"),
    ("sequential-close", "stride=1&step=one-warp&lane=9"),
    ("stride-8-told", "stride=8&lane=5"),
    ("stride-1024", "stride=1024&step=measured"),
    ("one-warp", "warps=1&step=many-warps"),
    ("too-few", "stride=1&warps=640&step=many-warps"),
    ("enough", "warps=264&step=many-warps"),
    ("h200", "stride=1&card=h200&warps=8448&step=many-warps"),
    ("a100", "stride=1&card=a100&warps=6912&step=many-warps"),
    ("slow-memory", "width=16&stride=8&bandwidth=25&latency=2000&step=one-warp"),
    ("whole-lines", "arch=fermi&step=many-warps"),
    ("nobody-asks", "off=ffffffff"),
];

/// The picture of a state, in one of its two layouts.
pub fn scene(state: &State, lang: Lang, format: Format) -> Scene<Part> {
    let (height, shapes) = match state.step() {
        Step::Myth => myth::draw(state, lang, format),
        Step::OneWarp => alone::draw(state, lang, format),
        Step::ManyWarps => many::draw(state, lang, format),
        Step::Measured => timed::draw(state, lang, format),
    };
    Scene {
        width: format.width(),
        height,
        title: words(lang).overlap().title,
        description: saying::description(state, lang),
        targets: targets(state, lang, &shapes),
        shapes,
        table: table::table(state, lang),
    }
}

/// Height of the picture, whichever moment is shown, so that nothing below it jumps.
fn height(format: Format) -> f64 {
    match format {
        Format::Wide => 424.0,
        Format::Narrow => 616.0,
    }
}

/// Role of a lane's own mark.
const LANE: &str = "lane";
/// Role of a fetch from end to end; parts of it have other roles.
const FETCH: &str = "fetch";
/// Role of a row of warps.
const WARPS: &str = "warps";
/// Role of a point measured in no cache.
const COLD: &str = "cold";
/// Role of one measured in L2.
const L2: &str = "l2";

/// The marks a reader can reach, row by row.
fn targets(state: &State, lang: Lang, shapes: &[Shape<Part>]) -> Vec<Target<Part>> {
    let mut targets = Vec::new();
    for row in [LANE, FETCH, WARPS, COLD, L2] {
        for shape in shapes.iter().filter(|shape| shape.key.0 == row) {
            let Some(part) = shape.part else { continue };
            let name = saying::button(state, part, lang);
            targets.push(Target { key: shape.key, part, name, pressed: Some(state.picked() == Some(part)) });
        }
    }
    targets
}

impl Drawn for State {
    fn scene(&self, lang: Lang, format: Format) -> Scene<Part> {
        scene(self, lang, format)
    }

    fn panel(&self, lang: Lang) -> Panel {
        panel(self, lang)
    }
}
