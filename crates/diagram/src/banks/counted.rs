//! Lanes on a small mark.

use model::warp::Lane;

/// Lanes that are served together.
pub(crate) struct Counted {
    first: u64,
    last: u64,
    lanes: u64,
}

impl Counted {
    pub(crate) fn of(lanes: &[Lane]) -> Counted {
        let number = |lane: Option<&Lane>| lane.map_or(0, |lane| lane.number().into());
        Counted { first: number(lanes.first()), last: number(lanes.last()), lanes: lanes.len() as u64 }
    }

    /// How they can be written, the best first: their number, the first and the last of neighbours, or how many.
    pub(crate) fn texts(&self) -> Vec<String> {
        match self.lanes {
            0 => Vec::new(),
            1 => vec![self.first.to_string()],
            many if self.last - self.first + 1 == many => {
                vec![format!("{}–{}", self.first, self.last), format!("×{many}")]
            }
            many => vec![format!("×{many}")],
        }
    }
}
