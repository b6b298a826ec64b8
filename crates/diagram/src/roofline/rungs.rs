//! The kernel's GFLOPS one under another: what it could reach, what the access leaves, what was measured.

use super::numbers::{rate, stands, times, unexplained};
use model::{
    evidence::Evidence,
    figure::roofline::{Part, Plot, State},
    roofline::Bound,
};
use words::{Lang, roofline::told::Stands, words};

/// What a line of the ladder speaks of.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Of {
    /// A dot of the kernel.
    Dot(Plot),
    /// What lies between two dots.
    Gap,
    /// Nothing that has a place.
    Remark,
}

impl Of {
    /// The part that it speaks of.
    pub(super) fn part(self) -> Option<Part> {
        match self {
            Of::Dot(plot) => Some(Part::Plot(plot)),
            Of::Gap | Of::Remark => None,
        }
    }

    /// Its number among the others.
    pub(super) fn key(self) -> u64 {
        match self {
            Of::Dot(plot) => plot as u64,
            Of::Gap => 90,
            Of::Remark => 91,
        }
    }
}

/// A line of the ladder.
pub(super) struct Rung {
    /// What it speaks of.
    pub of: Of,
    /// Where it would lie on the axis, in GFLOPS.
    pub gflops: f64,
    /// The number; empty between two dots.
    pub number: String,
    /// What it is.
    pub note: String,
}

/// From the highest to the lowest.
pub(super) fn rungs(state: &State, lang: Lang) -> Vec<Rung> {
    let (spec, picture) = (state.spec(), &words(lang).roofline().picture);
    let mut rungs = Vec::new();
    let mut add = |dot, gflops, note: String| {
        rungs.push(Rung { of: Of::Dot(dot), gflops, number: rate(gflops), note });
    };
    let (Some(intensity), Some(ideal)) = (spec.intensity(), spec.ideal_gflops()) else {
        return rungs;
    };
    let [by_memory, by_compute] = picture.ideal;
    let bound = spec.ideal().bound(intensity.value());
    add(Plot::Ideal, ideal, if bound == Bound::Memory { by_memory } else { by_compute }.to_owned());
    if let (true, Some(reached), Some(sectors)) = (state.shows_access(), spec.reached_gflops(), spec.sectors_gflops()) {
        let of_ideal = times(ideal / reached);
        let fetch = spec.block_bytes().to_string();
        match (stands(spec), state.splits_the_loss()) {
            (Stands::Whole, _) => {}
            (Stands::Free, _) => add(Plot::Reached, reached, picture.free.to_owned()),
            (Stands::Lowered, true) => {
                add(Plot::Sectors, sectors, (picture.sectors)(&times(ideal / sectors)));
                add(Plot::Reached, reached, (picture.fetch)(&times(sectors / reached), &fetch));
            }
            (Stands::Lowered, false) => {
                let note = match (sectors < ideal, spec.block_bytes() == 32) {
                    (false, _) => (picture.fetch)(&of_ideal, &fetch),
                    (true, true) => (picture.sectors)(&of_ideal),
                    (true, false) => (picture.wasted)(&of_ideal),
                };
                add(Plot::Reached, reached, note);
            }
        }
    }
    if let (true, Some(was), Some(reached)) = (state.shows_measured(), spec.was_reached(), spec.reached_gflops()) {
        let note = match was.evidence {
            Evidence::Documented | Evidence::Measured => picture.measured,
            Evidence::Assumed => picture.reported,
        };
        if let Some(factor) = unexplained(spec) {
            let (gflops, note) = ((was.gflops * reached).sqrt(), (picture.unexplained)(&times(factor)));
            rungs.push(Rung { of: Of::Gap, gflops, number: String::new(), note });
        }
        rungs.push(Rung {
            of: Of::Dot(Plot::Measured),
            gflops: was.gflops,
            number: rate(was.gflops),
            note: note.to_owned(),
        });
    }
    if state.shows_measured() {
        let note = match (spec.was_reached().is_some(), spec.timed().is_empty()) {
            (true, true) => return rungs,
            (true, false) => picture.others,
            (false, true) => picture.not_measured,
            (false, false) => picture.only_others,
        };
        let gflops = rungs.last().map_or(ideal, |rung| rung.gflops);
        rungs.push(Rung { of: Of::Remark, gflops, number: String::new(), note: note.to_owned() });
    }
    rungs
}

/// Moves lines apart that would lie on one another: each stays where it is or goes down, and if the last would leave
/// the picture, those above it make room.
pub(super) fn apart(wanted: &[f64], pitch: f64, bottom: f64) -> Vec<f64> {
    let mut places: Vec<f64> = Vec::with_capacity(wanted.len());
    for y in wanted {
        let least = places.last().map_or(f64::MIN, |above| above + pitch);
        places.push(y.max(least));
    }
    let mut most = bottom;
    for y in places.iter_mut().rev() {
        *y = y.min(most);
        most = *y - pitch;
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_keep_their_distance() {
        assert_eq!(apart(&[10.0, 12.0, 60.0], 18.0, 100.0), [10.0, 28.0, 60.0]);
        assert_eq!(apart(&[10.0, 95.0, 96.0], 18.0, 100.0), [10.0, 82.0, 100.0]);
    }
}
