//! A reader's own file: what is taken, what is refused and why, and that nothing breaks it.

use model::measured::{Fault, MOST_FAULTS, MOST_LINES, Own, Row, Series, Wrong, read};
use model::query::Choice;
use proptest::prelude::*;

fn wrong(line: &str) -> Option<Wrong> {
    let own = read(line);
    assert!(own.faults.is_empty() || own.numbers() == 0);
    own.faults.into_iter().next().map(|fault| fault.wrong)
}

#[test]
fn a_line_becomes_a_row_and_what_nobody_knows_is_passed_over() {
    let own = read(
        "{\"device\":\"My card\",\"sms\":20}\n\n{\"what\":\"stride_read_f32\",\"stride\":8,\"n\":5,\"useful_gbps\":55.5,\"mood\":[1,{\"a\":null}]}\n{\"what\":\"memcpy\",\"gbps\":-3}\n",
    );
    assert_eq!(own.card.as_deref(), Some("My card"));
    assert_eq!(own.rows(Series::StrideReadF32), [Row { x: 8, ys: vec![Some(55.5)] }]);
    assert_eq!((own.faults.as_slice(), own.numbers()), (&[][..], 1));
}

/// The same three objects as JSON lines, as a list in one line, as a list laid out, one after the other laid out.
#[test]
fn lists_and_objects_over_several_lines_are_read_as_lines_are() {
    let objects = [
        "{\"device\":\"Mine\"}",
        "{\"what\":\"stride_read_f32\",\"stride\":8,\"useful_gbps\":55.5}",
        "{\"what\":\"offset_copy_f32\",\"offset\":3,\"useful_gbps\":7}",
    ];
    let lines = read(&objects.join("\n"));
    assert_eq!((lines.numbers(), lines.faults.len()), (2, 0));
    let laid_out = objects.map(|object| object.replace('{', "{\n  ").replace(',', ",\n  ").replace('}', "\n}"));
    assert_eq!(laid_out[2], "{\n  \"what\":\"offset_copy_f32\",\n  \"offset\":3,\n  \"useful_gbps\":7\n}");
    for text in [
        format!("[{}]", objects.join(",")),
        format!("[\n  {}\n]\n", objects.join(",\n  ")),
        format!("[\r\n{}\r\n]", laid_out.join(",\r\n")),
        laid_out.join("\n"),
        laid_out.concat(),
    ] {
        assert_eq!(read(&text), lines, "{text}");
    }
}

#[test]
fn a_fault_has_its_place_however_the_file_is_laid_out() {
    let places = |text: &str| {
        let own = read(text);
        let places = own.faults.iter().map(|fault| {
            let column = if let Wrong::NotAnObject(column) = fault.wrong { column } else { 0 };
            (fault.line, column)
        });
        (own.numbers(), places.collect::<Vec<_>>())
    };
    let good = "{\"what\":\"stride_read_f32\",\"stride\":8,\"useful_gbps\":5}";
    // Inside a laid-out object: the place itself; the next object is read.
    assert_eq!(places(&format!("[\n{{\n  \"what\": oops,\n  \"stride\": 8\n}},\n{good}]")), (1, vec![(3, 11)]));
    // A line that breaks off: its own end; the next line is read.
    assert_eq!(places(&format!("{{\"what\":\"stride\n{good}")), (1, vec![(1, 16)]));
    assert_eq!(places(&format!("{{\"what\":\"x\"\n{good}")), (1, vec![(1, 12)]));
    assert_eq!(places(&format!("{good}\n  [7, {good}]\n{{\n")), (1, vec![(2, 4), (3, 2)]));
    // A field: the line on which its object begins.
    assert_eq!(places("[\n\n{\n\"what\":\"offset_copy_f32\",\n\"offset\":3}]"), (0, vec![(3, 0)]));
}

#[test]
fn a_number_that_is_missing_takes_none_of_the_others_with_it() {
    let own = read("{\"what\":\"transpose_16384\",\"copy_gbps\":9,\"naive_gbps\":-1,\"tile33_gbps\":8}");
    let row = |x, y| Row { x, ys: vec![Some(y)] };
    assert_eq!(own.rows(Series::Transpose16384), [row(0, 9.0), row(3, 8.0)]);
    let wrongs: Vec<Wrong> = own.faults.into_iter().map(|fault| fault.wrong).collect();
    assert_eq!(wrongs, [Wrong::NotPositive("naive_gbps"), Wrong::Missing("tile32_gbps")]);
    let own = read("{\"what\":\"torch_copy\",\"n\":64,\"transposed\":8}");
    assert_eq!(own.rows(Series::TorchCopy), [Row { x: 64, ys: vec![None, Some(8.0)] }]);
}

#[test]
fn a_series_that_nobody_knows_is_told_once() {
    let own = read("{\"what\":\"coffee\"}\n{\"what\":\"tea\"}\n{\"what\":\"coffee\"}\n");
    let unknown = |line, name: &str| Fault { line, wrong: Wrong::UnknownSeries(name.to_owned()) };
    assert_eq!(own.faults, [unknown(1, "coffee"), unknown(2, "tea")]);
}

#[test]
fn what_the_probes_write_is_read_without_a_fault() {
    for file in ["timings", "again"] {
        let path = format!("{}/../../hardware/h200-{file}.jsonl", env!("CARGO_MANIFEST_DIR"));
        let own = read(&std::fs::read_to_string(path).unwrap());
        assert_eq!((own.faults.len(), own.series.len()), (0, Series::ALL.len()), "{file}");
    }
}

#[test]
fn a_later_line_takes_the_place_of_an_earlier_one() {
    let line = |y| format!("{{\"what\":\"offset_copy_f32\",\"offset\":3,\"useful_gbps\":{y}}}\n");
    let own = read(&[line(1.0), line(2.0)].concat());
    assert_eq!(own.rows(Series::OffsetCopyF32), [Row { x: 3, ys: vec![Some(2.0)] }]);
}

#[test]
fn curves_of_a_series_come_from_several_lines() {
    let line = |set, y| format!("{{\"what\":\"l2_fetch\",\"set\":{set},\"stride\":16,\"useful_gbps\":{y}}}\n");
    let own = read(&[line(128, 7.0), line(32, 9.0)].concat());
    assert_eq!(own.rows(Series::L2Fetch), [Row { x: 16, ys: vec![Some(9.0), None, Some(7.0)] }]);
}

#[test]
fn a_bad_line_is_named_and_the_others_are_kept() {
    let good = "{\"what\":\"random_chunk_read\",\"chunk_bytes\":64,\"useful_gbps\":5}";
    let own = read(&format!("{good}\noops\n{good}\n{{\"what\":\"random_chunk_read\",\"chunk_bytes\":64}}\n"));
    assert_eq!(own.numbers(), 1);
    let missing = Fault { line: 4, wrong: Wrong::Missing("useful_gbps") };
    assert_eq!(own.faults, [Fault { line: 2, wrong: Wrong::NotAnObject(1) }, missing]);
}

#[test]
fn each_fault_says_what_is_wrong() {
    let speed = |stride: &str, y: &str| {
        wrong(&format!("{{\"what\":\"stride_read_f32\",\"stride\":{stride},\"useful_gbps\":{y}}}"))
    };
    assert_eq!(speed("8", "100"), None);
    for bad in ["0", "-5", "1e300", "\"fast\"", "null", "[1]"] {
        assert_eq!(speed("8", bad), Some(Wrong::NotPositive("useful_gbps")), "{bad}");
    }
    for bad in ["0", "-1", "1.5", "1e30", "\"8\"", "true", "4000000000"] {
        assert_eq!(speed(bad, "100"), Some(Wrong::NotWhole("stride", 1, 1 << 20)), "{bad}");
    }
    for bad in ["NaN", "Infinity", "1e999", "07", ""] {
        assert!(matches!(speed("8", bad), Some(Wrong::NotAnObject(_))), "{bad}");
    }
    assert_eq!(wrong("{}"), Some(Wrong::Nameless));
    assert_eq!(wrong("{\"what\":7}"), Some(Wrong::Nameless));
    assert!(matches!(wrong("[1,2]"), Some(Wrong::NotAnObject(_))));
    let atomic = "{\"what\":\"shared_atomic\",\"pattern\":\"zigzag\",\"exch_cycles_per_warp_op\":1}";
    assert_eq!(wrong(atomic), Some(Wrong::NotKnown("pattern")));
    let fetch = "{\"what\":\"l2_fetch\",\"set\":48,\"stride\":8,\"useful_gbps\":1}";
    assert_eq!(wrong(fetch), Some(Wrong::NotKnown("set")));
    let deep = format!("{{\"what\":\"memcpy\",\"deep\":{}{}}}", "[".repeat(4000), "]".repeat(4000));
    assert_eq!(wrong(&deep), None);
}

#[test]
fn a_name_is_cut_to_what_can_be_shown() {
    let own = read(&format!("{{\"device\":\"a\\u0000\\n{}\"}}", "b".repeat(500)));
    assert_eq!(own.card.unwrap().chars().count(), 60);
}

#[test]
fn a_file_without_end_ends() {
    let own = read(&"x\n".repeat(MOST_LINES + 1000));
    assert_eq!((own.faults.len(), own.more_faults), (MOST_FAULTS, MOST_LINES + 1 - MOST_FAULTS));
    let many: String = (1..=MOST_LINES)
        .map(|stride| format!("{{\"what\":\"stride_read_f32\",\"stride\":{stride},\"useful_gbps\":1}}\n"))
        .collect();
    let own = read(&many);
    assert_eq!(own.rows(Series::StrideReadF32).len(), 128);
    assert_eq!(own.faults[0], Fault { line: 129, wrong: Wrong::TooManyPlaces(128) });
}

#[test]
fn a_mark_of_unicode_at_the_beginning_is_no_fault() {
    assert_eq!(read("\u{feff}{\"device\":\"x\"}\r\n").card.as_deref(), Some("x"));
}

proptest! {
    #[test]
    fn nothing_breaks_it(text in ".{0,200}") {
        let own: Own = read(&text);
        prop_assert!(own.faults.len() <= MOST_FAULTS);
    }

    #[test]
    fn no_number_breaks_it(x in any::<f64>(), y in any::<f64>(), what in 0..18_usize) {
        let series = Series::ALL[what];
        let fields = ["stride", "offset", "chunk_bytes", "footprint_kib", "stride_words", "n", "set",
            "l2_fetch_granularity", "useful_bytes", "l2_sectors"].map(|name| format!("\"{name}\":{x:e}"));
        let numbers = ["useful_gbps", "dram_bytes", "ns_at_boost", "latency_cycles", "cycles_per_warp_load",
            "contiguous", "transposed", "aos_gbps", "soa_gbps"].map(|name| format!("\"{name}\":{y:e}"));
        let line = format!("{{\"what\":\"{}\",{},{}}}", series.slug(), fields.join(","), numbers.join(","));
        let own = read(&line);
        for (_, rows) in &own.series {
            for y in rows.iter().flat_map(|row| &row.ys).flatten() {
                prop_assert!(y.is_finite() && *y > 0.0);
            }
        }
    }
}
