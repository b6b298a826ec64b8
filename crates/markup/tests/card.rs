//! Card files in, cards or all faults out.

use expect_test::{Expect, expect};
use markup::{Page, cards};

fn check(files: &[&str], expected: Expect) {
    let pages: Vec<Page> = files.iter().map(|text| Page { file: "cards.toml", text }).collect();
    let (cards, faults) = cards(&pages, &|_, state| {
        if state.contains("bad") { Err(format!("`{state}` is no state")) } else { Ok(()) }
    });
    let shown = if faults.is_empty() {
        format!("{cards:#?}\n")
    } else {
        faults.iter().map(|fault| format!("{fault}\n")).collect()
    };
    expected.assert_eq(&shown);
}

const WHOLE: &str = r#"[[card]]
id = "coalesced"
facts = ["S1-57"]
fig = "banks"
state = "stride=1"
confusion = "padding"
[card.en]
front = "What is a [sector](term:sector)?"
back = '32 bytes, $2^5$'
[card.hi-Latn]
front = "[Sector](term:sector) kya hai?"
back = '32 bytes, $2^5$'
"#;

#[test]
fn a_card_has_two_faces() {
    check(
        &[WHOLE],
        expect![[r#"
            [
                Card {
                    id: "coalesced",
                    facts: [
                        "S1-57",
                    ],
                    chapter: "cards",
                    fig: "banks",
                    state: "stride=1",
                    confusion: Some(
                        Padding,
                    ),
                    en: Face {
                        front: Side {
                            html: "What is a <a class=\"term sector\" href=\"../glossary/#term-sector\">sector</a>?",
                            markdown: "What is a [sector](term:sector)?",
                        },
                        back: Side {
                            html: "32 bytes, <math><msup><mn>2</mn><mn>5</mn></msup></math>",
                            markdown: "32 bytes, $2^5$",
                        },
                    },
                    hi_latn: Face {
                        front: Side {
                            html: "<a class=\"term sector\" href=\"../glossary/#term-sector\">Sector</a> kya hai?",
                            markdown: "[Sector](term:sector) kya hai?",
                        },
                        back: Side {
                            html: "32 bytes, <math><msup><mn>2</mn><mn>5</mn></msup></math>",
                            markdown: "32 bytes, $2^5$",
                        },
                    },
                },
            ]
        "#]],
    );
}

#[test]
fn card_faults_come_together_over_files() {
    check(
        &[
            WHOLE,
            r#"[[card]]
id = "coalesced"
facts = ["24"]
fig = "banks"
state = "bad"
confusion = "colour"
[card.en]
front = "<b>What</b>"
[card.hi-Latn]
front = "Ye kya hai?"
back = "[x](#here)"

[[card]]
id = "Two words"
facts = []
[card.en]
front = "f"
back = "b"
"#,
            "x = 1",
        ],
        expect![[r#"
            cards.toml:2:6: the id `coalesced` is taken by another card
              |
            2 | id = "coalesced"
              |      ^^^^^^^^^^^
            cards.toml:3:10: `24` is no fact: they look like `S1-24`
              |
            3 | facts = ["24"]
              |          ^^^^
            cards.toml:5:9: `bad` is no state
              |
            5 | state = "bad"
              |         ^^^^^
            cards.toml:6:13: a confusion is one of element-size, varying-index, padding, offset, rows-of-a-block, sixteen-banks, swizzle, per-thread, wide-groups, moved-conflict
              |
            6 | confusion = "colour"
              |             ^^^^^^^^
            cards.toml:7:1: `back` is missing
              |
            7 | [card.en]
              | ^^^^^^^^^
            cards.toml:8:10: raw HTML is refused
              |
            8 | front = "<b>What</b>"
              |          ^^^
            cards.toml:8:17: raw HTML is refused
              |
            8 | front = "<b>What</b>"
              |                 ^^^^
            cards.toml:10:10: write `yeh`, not `Ye`
               |
            10 | front = "Ye kya hai?"
               |          ^^
            cards.toml:11:9: a card has no page of its own to jump to `#here` in
               |
            11 | back = "[x](#here)"
               |         ^^^^^^^^^^
            cards.toml:13:1: `fig` is missing
               |
            13 | [[card]]
               | ^^^^^^^^
            cards.toml:13:1: `state` is missing
               |
            13 | [[card]]
               | ^^^^^^^^
            cards.toml:13:1: `hi-Latn` is missing
               |
            13 | [[card]]
               | ^^^^^^^^
            cards.toml:14:6: `Two words` is no id: lower-case words joined by hyphens
               |
            14 | id = "Two words"
               |      ^^^^^^^^^^^
            cards.toml:1:1: no `[[card]]` in this file
              |
            1 | x = 1
              | ^
            cards.toml:1:1: unknown key `x`
              |
            1 | x = 1
              | ^
        "#]],
    );
}
