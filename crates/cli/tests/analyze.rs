//! `coalescope analyze` as a script sees it: lines, files, exit status. What a line means is `analysis`'s to test.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::io::Write;
use std::process::{Command, Output, Stdio};

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

/// The golden files of the format.
macro_rules! golden {
    ($name:literal) => {
        include_str!(concat!("../../analysis/tests/golden/", $name))
    };
}

/// These lines get these answers, and this exit status.
fn check(lines: &str, status: i32, answers: &str) {
    let output = analyze(lines.as_bytes());
    assert_eq!(text(&output), answers);
    assert_eq!(output.status.code(), Some(status));
}

#[test]
fn every_line_is_answered_in_its_order() {
    check(golden!("accesses.jsonl"), 0, golden!("accesses.answers.jsonl"));
    check(golden!("snippets.jsonl"), 0, golden!("snippets.answers.jsonl"));
}

#[test]
fn a_bad_line_is_told_by_its_number_and_the_rest_go_on() {
    check(golden!("faults.jsonl"), 1, golden!("faults.answers.jsonl"));
    check(golden!("snippet-faults.jsonl"), 1, golden!("snippet-faults.answers.jsonl"));
}

#[test]
fn windows_line_ends_change_nothing() {
    let lines = golden!("accesses.jsonl").replace('\n', "\r\n");
    check(&lines, 0, golden!("accesses.answers.jsonl"));
}

#[test]
fn bytes_that_are_no_text_are_an_error_of_their_line() {
    let output = analyze(b"{\"id\":1,\"op\":\"\xff\"}\n\xff\xfe\n\0\n");
    assert_eq!(text(&output).lines().count(), 3);
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn no_line_no_answer() {
    let output = analyze(b"");
    assert_eq!((text(&output), output.status.code()), ("", Some(0)));
}

#[test]
fn a_file_is_read_as_standard_input_is() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../hardware/h200-counters.jsonl");
    let output = coalescope(&["analyze", path]).output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(text(&output), text(&analyze(&std::fs::read(path).unwrap())));
    assert_eq!(text(&output).lines().count(), 2630);
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
