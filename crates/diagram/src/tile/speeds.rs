//! Draws what four kernels were measured at, and says of the others that they were not.

use super::saying::kernel_name;
use crate::{
    canvas::{Canvas, rect},
    number,
    scene::{Anchor, Tone},
};
use model::{
    figure::tile::{COPY_MBPS, Kernel, Part, State, mbps, of_copy},
    query::Choice,
};
use words::{Lang, words};

/// Where the chart lies, and how its rows are divided.
#[derive(Clone, Copy)]
pub(super) struct Chart {
    /// Its upper left corner.
    pub corner: (f64, f64),
    /// Width of the names.
    pub names: f64,
    /// Width of the longest bar.
    pub bars: f64,
    /// Height of a row.
    pub pitch: f64,
}

/// Over the rows stand two lines.
const HEAD: f64 = 26.0;

impl Chart {
    /// How tall it is.
    pub(super) fn height(self) -> f64 {
        HEAD + (Kernel::ALL.len() + 1) as f64 * self.pitch
    }
}

/// The chart, the kernel's own row standing out; its bar only if this very transpose was timed.
pub(super) fn draw(canvas: &mut Canvas<Part>, state: &State, lang: Lang, chart: Chart) {
    let (x, y) = chart.corner;
    let picture = &words(lang).tile().picture;
    canvas.text(("speed-caption", 0), Tone::Caption, (x, y), Anchor::Start, picture.speeds);
    canvas.text(("speed-caption", 1), Tone::Caption, (x, y + 16.0), Anchor::Start, picture.timed);
    let copy = (words(lang).tile().kernels.copy, Some(COPY_MBPS), None);
    let kernels = Kernel::ALL.iter().map(|kernel| (kernel_name(*kernel, lang), mbps(*kernel), Some(*kernel)));
    let rows: Vec<_> = [copy].into_iter().chain(kernels).collect();
    let fastest = rows.iter().filter_map(|(_, mbps, _)| *mbps).max().unwrap_or(1);
    for (at, (name, mbps, kernel)) in rows.into_iter().enumerate() {
        let (number, top) = (at as u64, y + HEAD + at as f64 * chart.pitch);
        let baseline = top + chart.pitch / 2.0 + 4.0;
        let own = kernel == Some(state.spec().kernel());
        let tone = if own { Tone::Heading } else { Tone::Caption };
        canvas.text(("speed-name", number), tone, (x, baseline), Anchor::Start, name);
        let left = x + chart.names;
        let Some(mbps) = mbps else {
            canvas.text(("speed", number), Tone::Caption, (left, baseline), Anchor::Start, picture.not_timed);
            continue;
        };
        let width = mbps as f64 / fastest as f64 * chart.bars;
        let bar = rect((left, top + 3.0), (width, chart.pitch - 6.0), 2.0);
        let tone = if own && state.spec().mbps().is_some() { Tone::Used } else { Tone::Wanted };
        canvas.draw(("bar", number), tone, bar);
        canvas.text(("speed", number), Tone::Number, (left + width + 6.0, baseline), Anchor::Start, &speed(mbps));
    }
}

/// A speed in GB/s, and as a part of the copy's: `1646 · 52 %`.
pub(super) fn speed(mbps: u64) -> String {
    let gbps = number::decimal(mbps as f64 / 1000.0, 0);
    match of_copy(mbps) {
        Some(ratio) => format!("{gbps} · {} %", number::decimal(ratio.percent(), 0)),
        None => gbps,
    }
}
