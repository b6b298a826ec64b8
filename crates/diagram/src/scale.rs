//! Where a number lies along an axis, and which numbers are worth a tick.

/// One axis of a plot: numbers on the one side, pixels on the other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Scale {
    kind: Kind,
    /// Smallest and largest number, as the kind counts.
    from: (f64, f64),
    /// Where they lie, in pixels.
    to: (f64, f64),
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Kind {
    Linear,
    /// Equal steps are equal factors.
    Log,
}

impl Scale {
    /// Equal steps are equal differences.
    pub(crate) fn linear(numbers: (f64, f64), pixels: (f64, f64)) -> Scale {
        Scale { kind: Kind::Linear, from: numbers, to: pixels }
    }

    /// Equal steps are equal factors; both numbers must be above zero.
    pub(crate) fn log(numbers: (f64, f64), pixels: (f64, f64)) -> Scale {
        Scale { kind: Kind::Log, from: (numbers.0.log2(), numbers.1.log2()), to: pixels }
    }

    /// Where a number lies, in pixels; what is off the axis lies at its end.
    pub(crate) fn at(&self, number: f64) -> f64 {
        let number = match self.kind {
            Kind::Linear => number,
            Kind::Log => number.max(f64::MIN_POSITIVE).log2(),
        };
        let share = ((number - self.from.0) / (self.from.1 - self.from.0)).clamp(0.0, 1.0);
        self.to.0 + share * (self.to.1 - self.to.0)
    }

    /// Round numbers along the axis, ascending: steps of 1, 2 or 5 on a linear axis, at most so many; powers of ten on a
    /// logarithmic one, with 2 and 5 between them while there is room.
    pub(crate) fn ticks(&self, most: usize) -> Vec<f64> {
        match self.kind {
            Kind::Linear => self.linear_ticks(most),
            Kind::Log => self.log_ticks(most),
        }
    }

    fn linear_ticks(&self, most: usize) -> Vec<f64> {
        let (low, high) = self.from;
        let rough = (high - low) / most.max(1) as f64;
        let mut step = 1e-9;
        for factor in [2.0, 2.5, 2.0].into_iter().cycle().take(90) {
            if step >= rough {
                break;
            }
            step *= factor;
        }
        let first = (low / step).ceil() * step;
        (0..=most).map(|n| first + step * n as f64).filter(|tick| *tick <= high * (1.0 + 1e-9)).collect()
    }

    fn log_ticks(&self, most: usize) -> Vec<f64> {
        let inside = |tick: &f64| (self.from.0 - 1e-9..=self.from.1 + 1e-9).contains(&tick.log2());
        let decades = || std::iter::successors(Some(1e-6), |ten| Some(ten * 10.0)).take(20);
        for between in [&[1.0, 2.0, 5.0][..], &[1.0, 3.0], &[1.0]] {
            let ticks: Vec<f64> =
                decades().flat_map(|ten| between.iter().map(move |one| ten * one)).filter(inside).collect();
            if ticks.len() <= most {
                return ticks;
            }
        }
        decades().filter(inside).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends_lie_at_the_ends_and_nothing_lies_outside() {
        let log = Scale::log((1.0, 1024.0), (40.0, 940.0));
        assert_eq!((log.at(1.0), log.at(32.0), log.at(1024.0), log.at(4096.0)), (40.0, 490.0, 940.0, 940.0));
        let linear = Scale::linear((0.0, 32.0), (300.0, 0.0));
        assert_eq!((linear.at(0.0), linear.at(16.0), linear.at(-3.0)), (300.0, 150.0, 300.0));
    }

    #[test]
    fn ticks_are_round_and_not_too_many() {
        let near = |ticks: Vec<f64>, round: &[f64]| {
            assert_eq!(ticks.len(), round.len(), "{ticks:?}");
            for (tick, round) in ticks.iter().zip(round) {
                assert!((tick / round - 1.0).abs() < 1e-6 || (tick - round).abs() < 1e-6, "{ticks:?}");
            }
        };
        near(Scale::linear((0.0, 32.0), (0.0, 1.0)).ticks(5), &[0.0, 10.0, 20.0, 30.0]);
        near(Scale::log((100.0, 5000.0), (0.0, 1.0)).ticks(6), &[100.0, 200.0, 500.0, 1000.0, 2000.0, 5000.0]);
        near(Scale::log((4.0, 65536.0), (0.0, 1.0)).ticks(5), &[10.0, 100.0, 1000.0, 10_000.0]);
    }
}
