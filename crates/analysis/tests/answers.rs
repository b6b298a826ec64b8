//! A line in, an answer out. The golden files are promises to others.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use analysis::{Answer, Place, read};
use expect_test::{Expect, ExpectFile, expect, expect_file};
use serde_json::Value;
use words::Lang;

/// The answer to a line, as JSON.
fn answer(number: u64, line: &[u8], lang: Lang) -> String {
    let (id, input) = read(line, lang);
    let answer = match &input {
        Ok(input) => Answer::of(id, input),
        Err(fault) => Answer::failed(id, fault, number, line),
    };
    serde_json::to_string(&answer).unwrap()
}

/// The answers to all lines that are not blank.
fn answers(lines: &str, lang: Lang) -> String {
    let lines = (1..).zip(lines.lines().map(str::trim_ascii_end));
    lines
        .filter(|(_, line)| !line.is_empty())
        .map(|(number, line)| answer(number, line.as_bytes(), lang) + "\n")
        .collect()
}

fn check(lines: &str, lang: Lang, expected: ExpectFile) {
    expected.assert_eq(&answers(lines, lang));
}

#[test]
fn accesses_are_answered_line_by_line() {
    check(include_str!("golden/accesses.jsonl"), Lang::En, expect_file!["golden/accesses.answers.jsonl"]);
}

#[test]
fn a_bad_line_says_what_and_where() {
    let lines = include_str!("golden/faults.jsonl");
    check(lines, Lang::En, expect_file!["golden/faults.answers.jsonl"]);
    check(lines, Lang::HiLatn, expect_file!["golden/faults.hi-Latn.answers.jsonl"]);
}

#[test]
fn snippets_are_answered_line_by_line() {
    check(include_str!("golden/snippets.jsonl"), Lang::En, expect_file!["golden/snippets.answers.jsonl"]);
}

#[test]
fn a_bad_snippet_says_what_and_where_and_in_which_lane() {
    let lines = include_str!("golden/snippet-faults.jsonl");
    check(lines, Lang::En, expect_file!["golden/snippet-faults.answers.jsonl"]);
    check(lines, Lang::HiLatn, expect_file!["golden/snippet-faults.hi-Latn.answers.jsonl"]);
}

#[test]
fn what_is_right_is_answered_the_same_in_every_language() {
    for lines in [include_str!("golden/accesses.jsonl"), include_str!("golden/snippets.jsonl")] {
        assert_eq!(answers(lines, Lang::HiLatn), answers(lines, Lang::En));
    }
}

#[test]
fn a_fault_of_a_snippet_has_its_place_there_as_well() {
    let place = |line: &str| read(line.as_bytes(), Lang::En).1.unwrap_err().in_snippet;
    let at = |line, column| Some(Place { line, column });
    assert_eq!(place(r#"{"snippet": "int é = 1 §;"}"#), at(1, 11));
    assert_eq!(place(r#"{"snippet": "int i = 1;\nvalue = (i"}"#), at(2, 11));
    assert_eq!(place(r#"{"snippet": "int i;"}"#), at(1, 1));
    assert_eq!(place(r#"{"snippet": "", "block": "32"}"#), None);
    assert_eq!(place("{}"), None);
}

#[test]
fn bytes_that_are_no_text_are_an_error_of_their_line() {
    let check = |line: &[u8], expected: Expect| expected.assert_eq(&answer(1, line, Lang::En));
    check(
        b"{\"id\":1,\"op\":\"\xff\"}",
        expect![[r#"{"id":1,"error":{"message":"invalid unicode code point","line":1,"column":15}}"#]],
    );
    check(
        b"{\"id\":2,\"\xff\":0}",
        expect![[r#"{"id":2,"error":{"message":"invalid unicode code point","line":1,"column":10}}"#]],
    );
    check(b"\xff\xfe", expect![[r#"{"id":null,"error":{"message":"expected value","line":1,"column":1}}"#]]);
    check(b"\0", expect![[r#"{"id":null,"error":{"message":"expected value","line":1,"column":1}}"#]]);
}

#[test]
fn deep_nesting_is_an_error_at_most() {
    let deep = "[".repeat(200_000);
    for line in [format!("{{\"id\":1,\"x\":{deep}"), deep] {
        assert!(read(line.as_bytes(), Lang::En).1.is_err());
    }
}

#[test]
fn every_row_of_the_silicon_comes_out_as_the_profiler_counted_it() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../hardware/h200-counters.jsonl");
    let rows = std::fs::read_to_string(path).unwrap();
    let mut compared = 0;
    for row in rows.lines() {
        let answer = answer(1, row.as_bytes(), Lang::En);
        let [row, answer] = [row, &answer].map(|line| serde_json::from_str::<Value>(line).unwrap());
        assert_eq!(row["id"], answer["id"]);
        let counters = match row["op"].as_str().unwrap().starts_with("global") {
            true => [("requests", "requests"), ("sectors", "sectors")],
            false => [("wavefronts", "wavefronts"), ("bank_conflicts", "conflicts")],
        };
        for (counter, count) in counters {
            assert!(row[counter].is_u64());
            assert_eq!(row[counter], answer[count], "row {}", row["id"]);
        }
        compared += 1;
    }
    assert_eq!(compared, 2630);
}
