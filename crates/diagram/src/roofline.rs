//! Draws two roofs over a kernel, and the access that lowers one of them.

mod frame;
mod narrow;
mod numbers;
mod panel;
mod roofs;
mod rungs;
mod saying;
mod strip;
mod table;
mod wide;

pub(crate) use panel::card_menu;
pub use panel::panel;

use crate::{
    panel::Panel,
    scene::{Drawn, Format, Scene, Shape, Target, Tone},
};
use model::{
    evidence::Evidence,
    figure::roofline::{Part, Spec, State},
};
use words::{Lang, words};

/// Pictures worth keeping: a name, and a query. Every preset is one.
pub const EXAMPLES: [(&str, &str); 16] = [
    ("stride-1024", ""),
    ("sum-of-doubles", "stride=1"),
    ("scattered-a100", "card=a100&fetch=32"),
    ("float-stride-8", "stride=8&width=4"),
    ("aos-24", "pattern=field&stride=1&width=4"),
    ("dot-product", "stride=1&width=4"),
    ("broadcast", "stride=0&width=4"),
    ("compute-bound", "flops=512"),
    ("roofs", "step=roofs"),
    ("stride-1024-measured", "step=measured"),
    ("floats-measured", "stride=16&width=4&step=measured&peak=measured"),
    ("a100-reported", "card=a100&fetch=32&step=measured"),
    ("access-lit", "card=v100&stride=2&flops=8&fetch=32&lit=access"),
    ("far-right", "stride=0&width=1&flops=512&fetch=128"),
    ("guess", "guess=1"),
    ("nobody", "off=ffffffff"),
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
        title: words(lang).roofline().title,
        description: saying::description(state, lang),
        targets: targets(state, lang, &shapes),
        shapes,
        table: table::table(state, lang),
    }
}

/// Role of a roof's line.
const LINE: &str = "line";
/// Role of a ridge's or the kernel's dot.
const DOT: &str = "dot";
/// Role of a dot that was timed.
const TIMED: &str = "timed";
/// Role of a fetch in the strip.
const BLOCK: &str = "block";
/// Role of what stands over the kernel's numbers.
const LADDER: &str = "ladder";

/// The marks a reader can reach, row by row: the roofs, the dots under them, what was timed, the bytes.
fn targets(state: &State, lang: Lang, shapes: &[Shape<Part>]) -> Vec<Target<Part>> {
    let names = saying::Names::of(state, lang);
    let mut targets = Vec::new();
    for row in [LINE, DOT, TIMED, BLOCK] {
        // What is painted over the rest is not always what comes last.
        let mut marks: Vec<&Shape<Part>> = shapes.iter().filter(|shape| shape.key.0 == row).collect();
        marks.sort_by_key(|shape| shape.key.1);
        for shape in marks {
            let Some(part) = shape.part else { continue };
            let pressed = match part {
                Part::Plot(_) | Part::Block(_) => Some(state.picked() == Some(part)),
                Part::Timed(_) => None,
            };
            targets.push(Target { key: shape.key, part, name: names.name(part), pressed });
        }
    }
    targets
}

/// Full for a measurement, a broken outline for what has no source.
fn measured_tone(spec: &Spec) -> Tone {
    match spec.was_reached().map(|was| was.evidence) {
        Some(Evidence::Assumed) => Tone::Reported,
        Some(Evidence::Documented | Evidence::Measured) | None => Tone::Measured,
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
