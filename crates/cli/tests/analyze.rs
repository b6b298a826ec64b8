//! `coalescope analyze` as a script sees it. The golden files are promises to others.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::io::Write;
use std::process::{Command, Output, Stdio};

use expect_test::{ExpectFile, expect, expect_file};
use serde_json::Value;

fn coalescope(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_coalescope"));
    command.args(arguments);
    command
}

/// Runs `analyze` with these bytes as standard input.
fn analyze(lines: &[u8]) -> Output {
    let mut child =
        coalescope(&["analyze"]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    std::thread::scope(|scope| {
        scope.spawn(move || stdin.write_all(lines).unwrap());
        child.wait_with_output().unwrap()
    })
}

fn text(output: &Output) -> &str {
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    std::str::from_utf8(&output.stdout).unwrap()
}

fn check(lines: &str, status: i32, expected: ExpectFile) {
    let output = analyze(lines.as_bytes());
    expected.assert_eq(text(&output));
    assert_eq!(output.status.code(), Some(status));
}

#[test]
fn accesses_are_answered_line_by_line() {
    let lines = include_str!("golden/accesses.jsonl");
    check(lines, 0, expect_file!["golden/accesses.answers.jsonl"]);
}

#[test]
fn a_bad_line_says_what_and_where_and_the_rest_go_on() {
    let lines = include_str!("golden/faults.jsonl");
    check(lines, 1, expect_file!["golden/faults.answers.jsonl"]);
}

#[test]
fn snippets_are_answered_line_by_line() {
    let lines = include_str!("golden/snippets.jsonl");
    check(lines, 0, expect_file!["golden/snippets.answers.jsonl"]);
}

#[test]
fn a_bad_snippet_says_what_and_where_and_in_which_lane() {
    let lines = include_str!("golden/snippet-faults.jsonl");
    check(lines, 1, expect_file!["golden/snippet-faults.answers.jsonl"]);
}

#[test]
fn windows_line_ends_change_nothing() {
    let lines = include_str!("golden/accesses.jsonl").replace('\n', "\r\n");
    check(&lines, 0, expect_file!["golden/accesses.answers.jsonl"]);
}

#[test]
fn bytes_that_are_no_text_are_an_error_of_their_line() {
    let output = analyze(b"{\"id\":1,\"op\":\"\xff\"}\n{\"id\":2,\"\xff\":0}\n\xff\xfe\n\0\n");
    expect![[r#"
        {"id":1,"error":{"message":"invalid unicode code point","line":1,"column":15}}
        {"id":2,"error":{"message":"invalid unicode code point","line":2,"column":10}}
        {"id":null,"error":{"message":"expected value","line":3,"column":1}}
        {"id":null,"error":{"message":"expected value","line":4,"column":1}}
    "#]]
    .assert_eq(text(&output));
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn deep_nesting_is_an_error_at_most() {
    let deep = "[".repeat(200_000);
    let output = analyze(format!("{{\"id\":1,\"x\":{deep}\n{deep}").as_bytes());
    assert_eq!(text(&output).lines().count(), 2);
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn no_line_no_answer() {
    let output = analyze(b"");
    assert_eq!((text(&output), output.status.code()), ("", Some(0)));
}

#[test]
fn every_row_of_the_silicon_comes_out_as_the_profiler_counted_it() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../hardware/h200-counters.jsonl");
    let output = coalescope(&["analyze", path]).output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    let rows = std::fs::read_to_string(path).unwrap();
    let mut compared = 0;
    for (row, answer) in rows.lines().zip(text(&output).lines()) {
        let [row, answer] = [row, answer].map(|line| serde_json::from_str::<Value>(line).unwrap());
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

#[test]
fn a_reader_who_has_seen_enough_is_no_error() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../hardware/h200-counters.jsonl");
    let mut child = coalescope(&["analyze", path]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((text(&output), output.status.code()), ("", Some(0)));
}

#[test]
fn an_answer_does_not_wait_for_the_next_line() {
    use std::io::{BufRead, BufReader};
    let mut child = coalescope(&["analyze", "-"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap());
    for _ in 0..2 {
        writeln!(stdin, "{{}}").unwrap();
        let mut answer = String::new();
        answers.read_line(&mut answer).unwrap();
        assert!(answer.starts_with(r#"{"id":null,"error":"#));
    }
    drop(stdin);
    assert_eq!(child.wait().unwrap().code(), Some(1));
}

#[test]
fn what_cannot_be_done_at_all_is_status_2() {
    for arguments in [&["analyze", "no/such/file"][..], &["analyze", "."], &["no-command"], &[]] {
        let output = coalescope(arguments).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stdout.is_empty() && !output.stderr.is_empty(), "{arguments:?}");
    }
}
