//! The series against the file that they come from: every number of it, and what the model says beside them.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use model::measured::{Own, Row, Rule, Series, read, value};
use model::query::Choice;
use serde_json::Value;

const FILE: &str = include_str!("../../../hardware/h200-timings.jsonl");

/// Numbers of the file that no series shows: the series (or a part of its name), the field, and why.
const LEFT_OUT: [(&str, &str, &str); 10] = [
    ("stride_read_", "n", "how many elements were read: see `a_probe_reads_what_fits_into_16_gib`"),
    ("stride_read_f64", "gflops", "GB/s ÷ 8"),
    (
        "traffic_",
        "l2_sectors",
        "what L2 was asked for, as counted: see `l2_was_asked_for_the_sectors_that_are_counted`",
    ),
    ("traffic_", "dram_bytes_per_useful_byte", "the quotient, rounded"),
    ("l2_fetch", "got", "the same as `set`"),
    ("l2_fetch_traffic", "useful_bytes", "the quotient is by what L2 was asked for"),
    ("l2_fetch_traffic", "dram_bytes_per_l2_byte", "the quotient, rounded"),
    ("pointer_chase_cg", "cycles", "nanoseconds at 1.98 GHz"),
    ("aos24_vs_soa", "ratio", "the quotient, rounded"),
    ("warp_load_latency_", "", "belongs to the figure `overlap`"),
];

fn rows() -> Vec<Value> {
    FILE.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn number(row: &Value, field: &str) -> f64 {
    row[field].as_f64().unwrap()
}

#[test]
fn every_series_is_that_of_the_file() {
    let Own { card, series, faults, more_faults } = read(FILE);
    assert_eq!((card.as_deref(), faults.as_slice(), more_faults), (Some("NVIDIA H200"), &[][..], 0));
    let found: Vec<Series> = series.iter().map(|(series, _)| *series).collect();
    assert_eq!(found, Series::ALL);
    for (series, rows) in series {
        assert_eq!(rows, series.rows(), "{series:?}");
    }
}

#[test]
fn no_number_of_the_file_is_missing_and_none_is_extra() {
    let mut shown = 0;
    for row in rows() {
        let Some(what) = row["what"].as_str() else {
            assert_eq!(row["device"], "NVIDIA H200");
            continue;
        };
        let series = Series::ALL.iter().find(|series| series.slug() == what);
        for (field, cell) in row.as_object().unwrap() {
            let Some(number) = cell.as_f64() else { continue };
            let left_out =
                LEFT_OUT.iter().any(|(name, of, _)| what.starts_with(name) && (of.is_empty() || of == field));
            // Numbers that stand alone are levels across a plot, or what a rule begins with.
            let alone = ["memcpy", "random_read_f64", "l2_fetch_default"].contains(&what);
            assert!(series.is_some() || left_out || alone, "{what}: {field} = {number}");
            shown += usize::from(series.is_some() && !left_out);
        }
        // What is left out is left out knowingly, and what is not changes a row when it changes.
        if let Some(series) = series {
            for (field, cell) in row.as_object().unwrap() {
                let left_out = LEFT_OUT.iter().any(|(name, of, _)| what.starts_with(name) && of == field);
                if cell.is_number() && !left_out {
                    let mut other = row.clone();
                    other[field] = (cell.as_f64().unwrap() * 2.0).max(1.0).into();
                    let changed = read(&other.to_string());
                    assert_ne!(changed.rows(*series), read(&row.to_string()).rows(*series), "{what}: {field}");
                }
            }
        }
    }
    assert_eq!(shown, 577);
    let [memcpy, random, fetch] = ["memcpy", "random_read_f64", "l2_fetch_default"]
        .map(|what| rows().into_iter().find(|row| row["what"] == what).unwrap());
    use model::measured::Level;
    assert_eq!(Series::TorchCopy.level(), Some(Level::Memcpy(number(&memcpy, "gbps"))));
    assert_eq!(Series::StrideReadF64.level(), Some(Level::Random(number(&random, "useful_gbps"))));
    assert_eq!(Series::PointerChaseCg.level(), Some(Level::L2(number(&rows()[0], "l2") / 1024.0)));
    assert_eq!(number(&fetch, "bytes"), 64.0);
}

#[test]
fn what_is_left_out_follows_from_what_is_not() {
    for row in rows() {
        let near = |one: f64, other: f64, by: f64| assert!((one - other).abs() <= by, "{row}");
        match row["what"].as_str() {
            Some("stride_read_f64") => near(number(&row, "useful_gbps") / 8.0, number(&row, "gflops"), 0.06),
            Some("pointer_chase_cg") => near(number(&row, "cycles") / 1.98, number(&row, "ns_at_boost"), 0.06),
            Some("aos24_vs_soa") => {
                near(number(&row, "soa_gbps") / number(&row, "aos_gbps"), number(&row, "ratio"), 0.001);
            }
            Some("l2_fetch") => assert_eq!(row["set"], row["got"]),
            Some("traffic_stride_read_f32" | "traffic_stride_read_f64" | "traffic_random_chunk_read") => {
                let quotient = number(&row, "dram_bytes") / number(&row, "useful_bytes");
                near(quotient, number(&row, "dram_bytes_per_useful_byte"), 0.006);
            }
            Some("l2_fetch_traffic") => {
                let quotient = number(&row, "dram_bytes") / (32.0 * number(&row, "l2_sectors"));
                near(quotient, number(&row, "dram_bytes_per_l2_byte"), 0.01);
            }
            _ => {}
        }
    }
}

#[test]
fn the_first_run_with_the_default_fetch_is_the_run_that_sets_64() {
    let fetches: Vec<Value> = rows().into_iter().filter(|row| row["what"] == "l2_fetch").collect();
    for (first, again) in fetches[..5].iter().zip(&fetches[10..15]) {
        assert_eq!((number(first, "set"), number(again, "set"), &first["stride"]), (64.0, 64.0, &again["stride"]));
        assert!((number(first, "useful_gbps") / number(again, "useful_gbps") - 1.0).abs() < 0.006);
    }
}

#[test]
fn a_probe_reads_what_fits_into_16_gib() {
    for (what, bytes, most) in [("stride_read_f32", 4_u64, 1 << 28), ("stride_read_f64", 8, 1 << 27)] {
        for row in rows().into_iter().filter(|row| row["what"] == what) {
            let (n, stride) = (row["n"].as_u64().unwrap(), row["stride"].as_u64().unwrap());
            let fits = |n: u64| n * stride * bytes <= 16 << 30;
            assert!(fits(n) && (n == most || !fits(2 * n)), "{row}");
        }
        let series = Series::ALL.iter().find(|series| series.slug() == what).unwrap();
        let n = |stride: u32| {
            rows().iter().find(|row| row["what"] == what && row["stride"] == stride).unwrap()["n"].as_u64()
        };
        assert_eq!(series.apart().unwrap().elements.map(|n| Some(n.into())), [n(1), n(1024)]);
    }
}

#[test]
fn l2_was_asked_for_the_sectors_that_are_counted() {
    for row in rows() {
        let (what, sectors) = (row["what"].as_str().unwrap_or(""), row["l2_sectors"].as_f64());
        let Some(sectors) = sectors else { continue };
        let asked = match what {
            "traffic_stride_read_f32" | "traffic_stride_read_f64" => {
                let width = if what.ends_with("32") { 4.0 } else { 8.0 };
                let stride = number(&row, "stride") * width;
                number(&row, "useful_bytes") / width * f64::min(stride, 32.0) / 32.0
            }
            "traffic_random_chunk_read" => number(&row, "useful_bytes") / number(&row, "chunk_bytes").min(32.0),
            _ => continue,
        };
        assert!((sectors / asked - 1.0).abs() < 1e-4, "{row}: {asked}");
    }
}

fn worst(series: Series, rule: Rule, curve: usize, from: u32, to: u32) -> f64 {
    let rows = series.rows();
    let inside = rows.iter().filter(|row| (from..=to).contains(&row.x));
    let off = inside
        .filter_map(|row| Some((value(&rows, row.x, curve)? / series.predicted(rule, curve, row.x)?).ln().abs().exp()));
    off.fold(1.0, f64::max)
}

#[test]
fn the_model_agrees_where_the_lesson_says_so() {
    // Speeds within a fetch: 5 %; of copies with an offset 2.5 %, and the more where the offset is one of whole sectors.
    assert!(worst(Series::StrideReadF32, Rule::Fetch, 0, 1, 16) < 1.05);
    assert!(worst(Series::StrideReadF64, Rule::Fetch, 0, 1, 8) < 1.13);
    assert!(worst(Series::TrafficStrideReadF32, Rule::Fetch, 0, 1, 1024) < 1.003);
    assert!(worst(Series::TrafficStrideReadF64, Rule::Fetch, 0, 1, 1024) < 1.003);
    assert!(worst(Series::TrafficRandomChunkRead, Rule::Fetch, 0, 4, 4096) < 1.003);
    assert!(worst(Series::OffsetCopyF32, Rule::Shared, 0, 1, 33) < 1.025);
    assert!(worst(Series::SharedBankLatency, Rule::Latency, 0, 0, 64) < 1.0001);
    assert!(worst(Series::SharedBankThroughput, Rule::Wavefronts, 0, 0, 64) < 1.003);
    for curve in 0..3 {
        assert!(worst(Series::L2FetchTraffic, Rule::Fetch, curve, 1, 1024) < 1.003);
    }
    for curve in 0..2 {
        assert!(worst(Series::SharedAtomic, Rule::Turns, curve, 0, 4) < 1.04);
    }
}

#[test]
fn the_model_is_off_where_the_lesson_says_so() {
    assert!(worst(Series::StrideReadF32, Rule::Fetch, 0, 64, 1024) > 1.7);
    assert!(worst(Series::StrideReadF64, Rule::Fetch, 0, 32, 1024) > 1.5);
    assert!(worst(Series::RandomChunkRead, Rule::Fetch, 0, 4, 64) > 1.6);
    assert!(worst(Series::OffsetCopyF32, Rule::Notes, 0, 1, 7) > 1.2);
    assert!(worst(Series::Transpose16384, Rule::Sectors, 0, 2, 2) > 1.9);
    assert!(worst(Series::Aos24VsSoa, Rule::Sectors, 0, 1, 1) > 2.5);
}

#[test]
fn offsets_of_whole_sectors_lose_as_much_as_others() {
    let rows = Series::OffsetCopyF32.rows();
    let share = |offset| value(&rows, offset, 0).unwrap() / value(&rows, 0, 0).unwrap();
    for offset in [8, 16, 24] {
        assert!(share(offset) < 0.981, "{offset}");
        assert_eq!(Series::OffsetCopyF32.predicted(Rule::Shared, 0, offset), value(&rows, 0, 0));
    }
    assert!(share(32) > 0.99);
}

#[test]
fn the_loss_of_a_strided_read_is_the_product_of_its_parts() {
    let apart = Series::StrideReadF32.apart().unwrap();
    assert_eq!((apart.stride, apart.sectors, apart.fetch), (1024, 8.0, 2.0));
    assert!((apart.whole - 29.6).abs() < 0.05 && (apart.left - 1.85).abs() < 0.005, "{apart:?}");
    assert!((apart.delivered - 16.0).abs() < 0.01);
    assert!((apart.sectors * apart.fetch * apart.left / apart.whole - 1.0).abs() < 1e-9);
    let told = apart.told.unwrap();
    // Half the bytes: at stride 16 that is 1.6 times the speed, at 1024 nothing.
    for speeds in [told.helped, told.idle] {
        assert!((speeds.delivered[0] / speeds.delivered[1] - 2.0).abs() < 0.01, "{speeds:?}");
    }
    assert!(told.helped.gbps[1] / told.helped.gbps[0] > 1.6);
    assert!((told.idle.gbps[1] / told.idle.gbps[0] - 1.0).abs() < 0.01);
    let doubles = Series::StrideReadF64.apart().unwrap();
    assert_eq!((doubles.sectors, doubles.fetch, doubles.told), (4.0, 2.0, None));
    assert!((doubles.whole - 15.0).abs() < 0.01);
    assert_eq!(Series::ALL.iter().filter(|series| series.apart().is_some()).count(), 2);
}

#[test]
fn rows_ascend_and_have_a_number_for_each_curve() {
    for series in Series::ALL {
        let rows = series.rows();
        assert!(rows.windows(2).all(|pair| pair[0].x < pair[1].x), "{series:?}");
        let full = |row: &Row| row.ys.len() == series.curves().len() && row.ys.iter().all(Option::is_some);
        assert!(rows.iter().all(full), "{series:?}");
    }
}
