//! Draws what a real card measured, the model's word over it, and a reader's own card beside it.

mod apart;
mod bars;
mod curves;
mod labels;
mod lines;
mod loader;
mod names;
mod panel;
mod plot;
mod saying;

pub use panel::panel;

use crate::{
    panel::Panel,
    scene::{Drawn, Format, Scene, Shape, Table, Target},
};
use model::{
    figure::silicon::{Part, State},
    measured::value,
};
use words::{Lang, words};

/// Pictures worth keeping: a name, and a query. Every series is one.
pub const EXAMPLES: [(&str, &str); 24] = [
    ("strided-floats", ""),
    ("measured", "step=measured"),
    ("predicted", "step=predicted"),
    ("point", "point=8"),
    ("linear", "scale=linear&point=64"),
    ("guess", "guess=1"),
    ("strided-doubles", "series=stride_read_f64"),
    ("strided-copy", "series=stride_copy_f32"),
    ("shifted-copy", "series=offset_copy_f32"),
    ("whole-sectors", "series=offset_copy_f32&point=8"),
    ("random-chunks", "series=random_chunk_read"),
    ("moved-floats", "series=traffic_stride_read_f32"),
    ("moved-doubles", "series=traffic_stride_read_f64"),
    ("moved-chunks", "series=traffic_random_chunk_read"),
    ("fetch", "series=l2_fetch"),
    ("fetch-moved", "series=l2_fetch_traffic"),
    ("latency", "series=pointer_chase_cg&point=24576"),
    ("conflict-latency", "series=shared_bank_latency"),
    ("conflict-throughput", "series=shared_bank_throughput&point=32"),
    ("atomics", "series=shared_atomic"),
    ("transpose", "series=transpose_16384&point=2"),
    ("structs", "series=aos24_vs_soa"),
    ("torch", "series=torch_copy"),
    ("torch-kernel", "series=torch_same_kernel"),
];

/// The picture of a state, in one of its two layouts.
pub fn scene(state: &State, lang: Lang, format: Format) -> Scene<Part> {
    let (height, shapes) = match state.spec().has_bars() {
        true => bars::draw(state, lang, format),
        false => curves::draw(state, lang, format),
    };
    Scene {
        width: format.width(),
        height,
        title: words(lang).silicon().title,
        description: saying::description(state, lang),
        targets: targets(state, lang, &shapes),
        shapes,
        table: table(state, lang),
    }
}

/// Role of the mark by which a place is reached.
const POINT: &str = "point";

/// One mark a place, in the order of the axis.
fn targets(state: &State, lang: Lang, shapes: &[Shape<Part>]) -> Vec<Target<Part>> {
    let marks = shapes.iter().filter(|shape| shape.key.0 == POINT);
    let mut targets: Vec<Target<Part>> = marks
        .filter_map(|shape| {
            let part = shape.part?;
            let Part::At(x) = part;
            let name = saying::button(state, x, lang);
            Some(Target { key: shape.key, part, name, pressed: Some(state.picked() == Some(part)) })
        })
        .collect();
    targets.sort_by_key(|target| target.key);
    targets
}

/// A row for each number: the place, what was measured, what each rule of the model says, what the reader's card
/// measured.
fn table(state: &State, lang: Lang) -> Table<Part> {
    let own = words(lang).silicon();
    let series = state.series();
    let hidden = words(lang).figure().hidden;
    let mut rows = Vec::new();
    for x in state.places() {
        for curve in 0..series.curves().len() {
            let measured = value(&series.rows(), x, curve);
            let text =
                |y: Option<f64>| y.map_or_else(|| own.none.to_owned(), |y| names::with_unit(y, series.unit(), lang));
            let seen = match state.hides(curve, x) {
                true => hidden.to_owned(),
                false => text(measured),
            };
            let theirs = value(state.own_rows(), x, curve);
            if measured.is_none() && theirs.is_none() {
                continue;
            }
            let mut cells = vec![names::place_of(series, x, curve, lang), seen];
            cells.extend(series.rules().iter().map(|rule| text(state.predicted(*rule, curve, x))));
            cells.push(text(theirs));
            rows.push((Part::At(x), cells));
        }
    }
    let [place, card, theirs] = own.table;
    let rules = series.rules().iter().map(|rule| names::rule_words(*rule, lang).column);
    Table { heads: [place, card].into_iter().chain(rules).chain([theirs]).collect(), rows }
}

impl Drawn for State {
    fn scene(&self, lang: Lang, format: Format) -> Scene<Part> {
        scene(self, lang, format)
    }

    fn panel(&self, lang: Lang) -> Panel {
        panel(self, lang)
    }

    fn blocks(&self, lang: Lang) -> Vec<(&'static str, String)> {
        vec![("apart", apart::block(self.series(), lang))]
    }
}
