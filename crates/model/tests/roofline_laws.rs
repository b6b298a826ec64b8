//! The roofline: the lower of two roofs, whatever the numbers.

use model::roofline::{Bound, Roofline};
use proptest::prelude::*;

/// Any roofs a card could have, and an access's efficiency.
fn rooflines() -> impl Strategy<Value = (f64, f64, f64)> {
    (1.0..1e6_f64, 1.0..1e5_f64, 0.001..=1.0_f64)
}

proptest! {
    #[test]
    fn nothing_is_above_either_roof((peak, gb_s, efficiency) in rooflines(), intensity in 1e-3..1e5_f64) {
        let roofline = Roofline::new(peak, gb_s, efficiency);
        let reached = roofline.attainable_gflops(intensity);
        prop_assert!(reached <= peak);
        prop_assert!(reached <= gb_s * intensity);
        prop_assert!(reached == peak || reached == roofline.slope_gflops(intensity));
    }

    #[test]
    fn more_of_anything_never_reaches_less(
        (peak, gb_s, efficiency) in rooflines(),
        intensity in 1e-3..1e5_f64,
        more in 1.0..10.0_f64,
    ) {
        let of = |peak, gb_s, efficiency, intensity| {
            Roofline::new(peak, gb_s, efficiency).attainable_gflops(intensity)
        };
        let plain = of(peak, gb_s, efficiency, intensity);
        prop_assert!(of(peak * more, gb_s, efficiency, intensity) >= plain);
        prop_assert!(of(peak, gb_s * more, efficiency, intensity) >= plain);
        prop_assert!(of(peak, gb_s, efficiency * more, intensity) >= plain);
        prop_assert!(of(peak, gb_s, efficiency, intensity * more) >= plain);
        // Nor does it reach more than the factor.
        prop_assert!(of(peak, gb_s, efficiency, intensity * more) <= plain * more * (1.0 + 1e-9));
    }

    #[test]
    fn the_ridge_parts_the_bounds((peak, gb_s, efficiency) in rooflines(), away in 1.001..100.0_f64) {
        let roofline = Roofline::new(peak, gb_s, efficiency);
        prop_assert_eq!(roofline.bound(roofline.ridge() / away), Bound::Memory);
        prop_assert_eq!(roofline.bound(roofline.ridge() * away), Bound::Compute);
        let at_ridge = roofline.attainable_gflops(roofline.ridge());
        prop_assert!((at_ridge / peak - 1.0).abs() < 1e-9);
    }

    #[test]
    fn a_lower_efficiency_moves_the_ridge_out_by_as_much((peak, gb_s, efficiency) in rooflines()) {
        let (ideal, lowered) = (Roofline::new(peak, gb_s, 1.0), Roofline::new(peak, gb_s, efficiency));
        prop_assert!((lowered.ridge() * efficiency / ideal.ridge() - 1.0).abs() < 1e-9);
    }
}
