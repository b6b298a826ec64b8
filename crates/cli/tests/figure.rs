//! `coalescope figure` as an author of a paper sees it.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::{
    fs,
    process::{Command, Output},
};

use diagram::gallery;
use expect_test::{ExpectFile, expect, expect_file};
use roxmltree::{Document, ParsingOptions};
use words::Lang;

fn figure(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_coalescope")).arg("figure").args(arguments).output().unwrap()
}

/// The picture that these arguments lead to.
fn picture(arguments: &[&str]) -> String {
    let output = figure(arguments);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{arguments:?}");
    assert_eq!(output.status.code(), Some(0), "{arguments:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// What stands in a child of the picture.
fn text(svg: &str, name: &str) -> String {
    let document = Document::parse_with_options(svg, ParsingOptions::default()).unwrap();
    let child = document.root_element().children().find(|child| child.tag_name().name() == name);
    child.and_then(|child| child.text().map(str::to_owned)).unwrap_or_default()
}

fn faults(arguments: &[&str], status: i32) -> String {
    let output = figure(arguments);
    assert_eq!(output.stdout, b"");
    assert_eq!(output.status.code(), Some(status));
    String::from_utf8(output.stderr).unwrap()
}

fn check(arguments: &[&str], expected: ExpectFile) {
    expected.assert_eq(&picture(arguments));
}

#[test]
fn a_picture_is_what_was_looked_at() {
    let address = "https://example.org/gpu/en/embed/banks/?v=1&stride=33";
    check(&[address], expect_file!["golden/figure-banks-auto.svg"]);
    check(&[address, "--theme", "light", "--layout", "narrow"], expect_file!["golden/figure-banks-light-narrow.svg"]);
    let hinglish = ["roofline", "flops=8", "--lang", "hi-Latn", "--theme", "dark"];
    check(&hinglish, expect_file!["golden/figure-roofline-dark-hi-Latn.svg"]);
}

#[test]
fn every_example_is_drawn_in_both_languages() {
    // One of each figure by the program itself; `diagram` tests all of them.
    let mut examples = gallery::examples();
    examples.dedup_by_key(|example| example.figure);
    for example in examples {
        for lang in Lang::ALL {
            let slug = example.figure.slug();
            let address = format!("https://example.org/gpu/{}/embed/{slug}/?v=1&{}", lang.tag(), example.query);
            let svg = picture(&[&address]);
            assert!(svg.contains(&format!("xml:lang=\"{}\"", lang.tag())), "{slug}");
            for part in ["title", "desc", "style"] {
                assert_ne!(text(&svg, part), "", "{slug}: {part}");
            }
            let from = format!("https://example.org/gpu/{}/embed/{slug}/?v=1&fig={slug}", lang.tag());
            assert!(text(&svg, "metadata").starts_with(&from), "{slug}: {}", text(&svg, "metadata"));
        }
    }
}

#[test]
fn what_is_asked_for_wins_over_what_the_address_says() {
    let address = "https://example.org/hi-Latn/embed/banks/?v=1&theme=dark";
    assert!(picture(&[address]).contains("class=\"ground\""));
    let svg = picture(&[address, "--lang", "en", "--theme", "light", "--site", "https://example.com/gpu"]);
    assert!(!svg.contains("class=\"ground\""));
    assert_eq!(text(&svg, "metadata"), "https://example.com/gpu/en/embed/banks/?v=1&fig=banks");
}

#[test]
fn a_figure_by_its_name_alone_is_the_one_that_its_page_opens_with() {
    assert_eq!(text(&picture(&["coalescing"]), "metadata"), "en/embed/coalescing/?v=1&fig=coalescing&stride=2");
    assert_eq!(picture(&["en/embed/coalescing/"]), picture(&["coalescing"]));
}

#[test]
fn faults_are_named_in_the_language_that_was_asked_for_and_there_is_no_picture() {
    expect![[r#"
        coalescope: The link says stride=9999; stride must be a whole number from 0 to 64.
        coalescope: The link sets colour, which this figure does not have.
    "#]]
    .assert_eq(&faults(&["?v=1&fig=banks&stride=9999&colour=red"], 1));
    expect![[r#"
        coalescope: Galat input: link mein stride=9999 hai, par stride 0 se 64 ke beech ka whole number hona chahiye.
    "#]]
    .assert_eq(&faults(&["banks", "stride=9999", "--lang", "hi-Latn"], 1));
    expect![[r#"
        coalescope: The link is of version 2; this figure reads version 1.
    "#]]
    .assert_eq(&faults(&["?v=2&fig=banks"], 1));
    expect![[r#"
        coalescope: Galat input: link mein fig=bank hai, par fig inme se ek hona chahiye: coalescing, library, layout, banks, tile, rows, overlap, silicon, roofline, lab, map.
    "#]]
    .assert_eq(&faults(&["https://example.org/hi-Latn/embed/bank/"], 1));
}

#[test]
fn a_file_is_written_only_if_nothing_is_wrong() {
    let path = format!("{}/banks.svg", env!("CARGO_TARGET_TMPDIR"));
    drop(fs::remove_file(&path));
    faults(&["banks", "stride=-1", "-o", &path], 1);
    assert!(!fs::exists(&path).unwrap());
    assert_eq!(picture(&["banks", "-o", &path]), "");
    assert_eq!(fs::read_to_string(&path).unwrap(), picture(&["banks", "-o", "-"]));
    assert!(faults(&["banks", "-o", "/nowhere/banks.svg"], 2).starts_with("coalescope: /nowhere/banks.svg: "));
}

#[test]
fn help_says_what_can_be_asked_for() {
    let help = picture(&["--help"]);
    for said in ["--lang", "hi-Latn", "--layout", "narrow", "--theme", "dark", "--site", "--output", "exit status"] {
        assert!(help.contains(said), "{said}: {help}");
    }
}
