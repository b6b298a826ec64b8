//! Makes `threadIdx.x` run along memory where `threadIdx.y` did.

use super::text::{Edit, Text};

const INDICES: [&str; 4] = ["threadIdx", "blockIdx", "blockDim", "gridDim"];

/// `x` and `y` of the four built-in variables change places, wherever they stand.
pub fn swapped(text: &Text) -> Option<Vec<Edit>> {
    let member = |at: usize| {
        let of_index = text.word(at).is_some_and(|word| INDICES.contains(&word)) && text.is_sign(at + 1, ".");
        of_index.then(|| text.word(at + 2)).flatten()
    };
    let edit = |at: usize| {
        let new = match member(at)? {
            "x" => "y",
            "y" => "x",
            _ => return None,
        };
        Some((text.span(at + 2), new.to_owned()))
    };
    let has_both = ["x", "y"].iter().all(|axis| (0..text.count()).any(|at| member(at) == Some(axis)));
    has_both.then(|| (0..text.count()).filter_map(edit).collect())
}
