//! Draws 32 elements in three layouts one under the other, and the sectors that reading some of their fields touches.
//!
//! All three strips are drawn at one scale, so that the comparison is the picture; the layout that is open has the
//! lanes above it.

mod band;
mod narrow;
mod panel;
mod record;
mod saying;
mod strip;
mod wide;

pub use panel::panel;
pub use saying::{preset_words, sentence};

use crate::{
    panel::Panel,
    scene::{Drawn, Format, Scene, Shape, Table, Target},
};
use model::{
    figure::layout::{Guess, Kind, Part, State, Step},
    query::Choice,
    warp::Lane,
};
use words::{Lang, words};

/// Pictures worth keeping: a name, and a query. Every preset is one; then moments, something lit, odd structs, an open
/// guess.
pub const EXAMPLES: [(&str, &str); 18] = [
    ("particle24", ""),
    ("particle24-soa", "kind=soa"),
    ("aosoa-32", "kind=aosoa"),
    ("aosoa-8", "kind=aosoa&block=8"),
    ("all-fields", "read=0.1.2.3.4.5"),
    ("align-128", "align=128"),
    ("mixed", "fields=1.8.4"),
    ("four-floats", "fields=4.4.4.4"),
    ("rgb", "fields=1.1.1"),
    ("two-doubles", "fields=8.8"),
    ("addresses", "step=addresses"),
    ("sectors", "kind=aosoa&block=4&step=sectors"),
    ("lane-lit", "lane=5"),
    ("soa-three", "kind=soa&read=0.2.5&lane=9"),
    ("widest", "fields=16.16.16.16.16.16.16.16&read=1.6"),
    ("padded-blocks", "kind=aosoa&block=4&fields=1.8.4.2.1&read=0.3&align=64"),
    ("one-field", "fields=1&kind=soa"),
    ("guess", "fields=8.4.4&guess=1"),
];

/// The picture of a state, in one of its two layouts.
pub fn scene(state: &State, lang: Lang, format: Format) -> Scene<Part> {
    let own = words(lang).layout();
    let (height, shapes) = match format {
        Format::Wide => wide::draw(state, own),
        Format::Narrow => narrow::draw(state, own),
    };
    Scene {
        width: format.width(),
        height,
        title: own.title,
        description: saying::description(state, own),
        targets: targets(state, lang, &shapes),
        shapes,
        table: table(state, lang),
    }
}

/// Whether the sectors may be seen: not while a guess is open, and not before they are found.
fn shows_sectors(state: &State) -> bool {
    state.step() >= Step::Sectors && state.guess() != Guess::Open
}

/// Role of a field's mark in the struct.
const FIELD: &str = "field";
/// Role of a lane's own mark.
const LANE: &str = "lane";
/// Role of a layout's heading.
const STRIP: &str = "strip";

/// Role of a sector's outline: every layout has sectors of the same numbers.
fn sector_role(kind: Kind) -> &'static str {
    match kind {
        Kind::Aos => "aos-sector",
        Kind::Soa => "soa-sector",
        Kind::Aosoa => "aosoa-sector",
    }
}

/// A layout's place among the three.
fn place_of(kind: Kind) -> usize {
    match kind {
        Kind::Aos => 0,
        Kind::Soa => 1,
        Kind::Aosoa => 2,
    }
}

/// The marks a reader can reach, row by row: fields, lanes, the open layout's sectors, the layouts.
fn targets(state: &State, lang: Lang, shapes: &[Shape<Part>]) -> Vec<Target<Part>> {
    let (own, spec) = (words(lang).layout(), state.spec());
    let touched = spec.touched(spec.kind());
    let record = spec.record();
    let name = |part| match part {
        Part::Lane(lane) => (own.lane_button)(lane.number().into(), &saying::bytes_of(spec, spec.kind(), lane)),
        Part::Field(field) => {
            let offset = record.offsets.get(field).copied().unwrap_or_default();
            (own.field_button)(&saying::field_name(spec, field), offset)
        }
        Part::Sector(index) => {
            let used = touched.iter().find(|sector| sector.index == index);
            (own.sector_button)(index, used.map_or(0, |sector| sector.used_bytes()))
        }
        Part::Strip(kind) => (own.strip_button)(own.kinds[place_of(kind)]),
    };
    let mut targets = Vec::new();
    for row in [FIELD, LANE, sector_role(spec.kind()), STRIP] {
        for shape in shapes.iter().filter(|shape| shape.key.0 == row) {
            let Some(part) = shape.part else { continue };
            let pressed = match part {
                Part::Field(field) => Some(spec.is_read(field)),
                Part::Strip(kind) => Some(kind == spec.kind()),
                Part::Lane(_) | Part::Sector(_) => None,
            };
            targets.push(Target { key: shape.key, part, name: name(part), pressed });
        }
    }
    targets
}

/// One row a lane: the bytes it reads in each layout.
fn table(state: &State, lang: Lang) -> Table<Part> {
    let row = |lane: Lane| {
        let bytes = Kind::ALL.iter().map(|kind| saying::ranges_of(state.spec(), *kind, lane));
        (Part::Lane(lane), [lane.number().to_string()].into_iter().chain(bytes).collect())
    };
    Table { heads: words(lang).layout().table.to_vec(), rows: Lane::all().map(row).collect() }
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
mod tests {
    use super::*;
    use crate::{
        label::caption_width,
        scene::{Anchor, Form, Tone},
    };
    use model::figure::layout::{Action, Preset};

    /// A semibold heading of 13 px, estimated generously.
    fn heading_width(text: &str) -> f64 {
        text.chars().count() as f64 * 7.7
    }

    fn states() -> impl Iterator<Item = State> {
        let examples = EXAMPLES.into_iter().map(|(_, query)| State::from_query(query).0);
        examples.flat_map(|state| {
            Kind::ALL.iter().map(move |kind| {
                let mut state = state.clone();
                state.apply(Action::Kind(*kind));
                state
            })
        })
    }

    #[test]
    fn captions_end_inside_the_picture_and_headings_leave_room_for_counts() {
        for state in states() {
            for (lang, format) in Lang::ALL.into_iter().flat_map(|lang| Format::ALL.map(|format| (lang, format))) {
                let mut heads = Vec::new();
                for shape in scene(&state, lang, format).shapes {
                    let Form::Text { x, y, anchor, text } = shape.form else { continue };
                    if shape.tone == Tone::Caption && anchor == Anchor::Start {
                        assert!(x + caption_width(&text) <= format.width(), "{text}");
                    }
                    if shape.tone == Tone::Heading {
                        heads.push((y.to_bits(), heading_width(&text)));
                    }
                }
                for same in heads.chunk_by(|one, next| one.0 == next.0) {
                    let width: f64 = same.iter().map(|(_, width)| width).sum();
                    assert!(width + 6.0 <= format.width(), "{} {format:?}: {width}", state.to_query());
                }
            }
        }
    }

    #[test]
    fn every_preset_is_an_example() {
        for preset in Preset::ALL {
            let query = State::new(preset.spec()).to_query();
            assert!(EXAMPLES.contains(&(preset.slug(), query.as_str())), "{}: {query}", preset.slug());
        }
    }

    #[test]
    fn an_open_guess_hides_what_it_asks_for() {
        for state in states() {
            let mut asked = state.clone();
            asked.apply(Action::Predict);
            let scene = scene(&asked, Lang::En, Format::Wide);
            let roles = [sector_role(Kind::Aos), sector_role(Kind::Soa), sector_role(Kind::Aosoa), "count", "moved"];
            assert!(scene.shapes.iter().all(|shape| !roles.contains(&shape.key.0)));
            let panel = panel(&asked, Lang::En);
            let hidden = ["requested-sectors", "sectors", "moved", "efficiency"];
            for reading in panel.readout.iter().filter(|reading| hidden.contains(&reading.slug)) {
                assert_eq!(reading.value, "?", "{}", reading.slug);
            }
        }
    }

    #[test]
    fn the_measured_ratio_stands_only_where_it_was_measured() {
        for preset in Preset::ALL {
            let panel = panel(&State::new(preset.spec()), Lang::En);
            let measured = panel.readout.iter().find(|reading| reading.slug == "measured");
            let expected =
                matches!(preset, Preset::Particle | Preset::ParticleSoa | Preset::Blocks32 | Preset::Blocks8);
            assert_eq!(measured.map(|reading| reading.value.as_str()), expected.then_some("2.2×"), "{}", preset.slug());
        }
    }
}
