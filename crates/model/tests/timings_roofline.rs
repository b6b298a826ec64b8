//! What the roofline shows as measured is what `hardware/h200-timings.jsonl` says.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use model::measured::{RANDOM_READ_F64, STRIDE_READ_F32, STRIDE_READ_F64};

/// A row of a series of useful bandwidth.
#[derive(serde::Deserialize)]
struct Timed {
    what: String,
    #[serde(default)]
    stride: u32,
    useful_gbps: Option<f64>,
    gflops: Option<f64>,
}

fn series(what: &str) -> Vec<Timed> {
    let rows = include_str!("../../../hardware/h200-timings.jsonl").lines();
    let named = format!("\"{what}\"");
    let rows = rows.filter(|line| line.contains(&named));
    rows.map(|line| serde_json::from_str(line).unwrap()).filter(|row: &Timed| row.what == what).collect()
}

#[test]
fn strided_reads_are_those_that_were_timed() {
    let check = |what: &str, constants: &[(u32, f64)]| {
        let timed: Vec<_> = series(what).into_iter().map(|row| (row.stride, row.useful_gbps.unwrap())).collect();
        assert_eq!(timed, constants, "{what}");
    };
    check("stride_read_f64", STRIDE_READ_F64);
    check("stride_read_f32", STRIDE_READ_F32);
}

#[test]
fn random_reads_are_as_timed() {
    let [random] = <[Timed; 1]>::try_from(series("random_read_f64")).ok().unwrap();
    assert_eq!(random.useful_gbps, Some(RANDOM_READ_F64));
}

#[test]
fn a_flop_an_element_is_an_eighth_of_the_gigabytes() {
    for row in series("stride_read_f64").into_iter().chain(series("random_read_f64")) {
        let (gb_s, gflops) = (row.useful_gbps.unwrap(), row.gflops.unwrap());
        assert!((gb_s / 8.0 - gflops).abs() <= 0.051, "{gb_s} {gflops}");
    }
}
