//! Where addresses lie in the picture: stretches of memory set side by side or row under row, all at one scale.

use model::{figure::layout::Stretch, global::SECTOR_BYTES};

/// A piece of memory without a break, in one row of the picture.
#[derive(Clone, Copy)]
pub(super) struct Segment {
    /// Its bytes.
    pub bytes: Stretch,
    /// Left edge.
    pub x: f64,
    /// Its row, from 0.
    pub row: usize,
}

/// One layout's memory, placed.
pub(super) struct Band {
    /// In the order of addresses.
    pub segments: Vec<Segment>,
    /// Upper edge of the first row.
    pub y: f64,
    /// Pixels a byte.
    pub byte: f64,
    /// Height of a row.
    pub height: f64,
    /// From one row to the next.
    pub pitch: f64,
}

/// How memory is set.
#[derive(Clone, Copy)]
pub(super) struct Setting {
    /// Pixels a byte.
    pub byte: f64,
    /// Bytes in the longest row, a multiple of a sector.
    pub row_bytes: u64,
    /// Pixels between stretches that lie apart.
    pub gap: f64,
    /// Pixels in the longest row, gaps included.
    pub width: f64,
    /// Whether every stretch begins a row.
    pub alone: bool,
}

/// Sets stretches into rows: a stretch that has no room beside the last begins a row, and a long one goes on in the
/// next. Every stretch is a multiple of a sector, so no sector is cut.
pub(super) fn segments(stretches: &[Stretch], setting: Setting) -> Vec<Segment> {
    let Setting { byte, row_bytes, gap, width, alone } = setting;
    let mut segments: Vec<Segment> = Vec::new();
    let (mut x, mut row) = (0.0, 0);
    for stretch in stretches {
        if !segments.is_empty() {
            let needs = gap + (stretch.end - stretch.start) as f64 * byte;
            let fits = !alone && x + needs <= width + 0.01;
            (x, row) = if fits { (x + gap, row) } else { (0.0, row + 1) };
        }
        let mut start = stretch.start;
        while start < stretch.end {
            if start > stretch.start {
                (x, row) = (0.0, row + 1);
            }
            let end = stretch.end.min(start.saturating_add(row_bytes.max(SECTOR_BYTES)));
            segments.push(Segment { bytes: Stretch { start, end }, x, row });
            x += (end - start) as f64 * byte;
            start = end;
        }
    }
    segments
}

impl Band {
    /// Left and upper edge of an address; none of one that is not drawn.
    pub(super) fn at(&self, address: u64) -> Option<(f64, f64)> {
        let segment =
            self.segments.iter().find(|segment| (segment.bytes.start..segment.bytes.end).contains(&address))?;
        let x = segment.x + (address - segment.bytes.start) as f64 * self.byte;
        Some((x, self.y + segment.row as f64 * self.pitch))
    }

    /// Width of so many bytes.
    pub(super) fn width(&self, bytes: u64) -> f64 {
        bytes as f64 * self.byte
    }

    /// Lower edge of the last row.
    pub(super) fn bottom(&self) -> f64 {
        let last = self.segments.last().map_or(0, |segment| segment.row);
        self.y + last as f64 * self.pitch + self.height
    }
}
