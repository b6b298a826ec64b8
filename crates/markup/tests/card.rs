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
figure = "stride=1"
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
                    figure: Some(
                        "stride=1",
                    ),
                    en: Face {
                        front: "<p>What is a <a class=\"term sector\" href=\"../glossary/#term-sector\">sector</a>?</p>\n",
                        back: "<p>32 bytes, <math><msup><mn>2</mn><mn>5</mn></msup></math></p>\n",
                    },
                    hi_latn: Face {
                        front: "<p><a class=\"term sector\" href=\"../glossary/#term-sector\">Sector</a> kya hai?</p>\n",
                        back: "<p>32 bytes, <math><msup><mn>2</mn><mn>5</mn></msup></math></p>\n",
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
figure = "bad"
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
            cards.toml:4:10: `bad` is no state
              |
            4 | figure = "bad"
              |          ^^^^^
            cards.toml:5:1: `back` is missing
              |
            5 | [card.en]
              | ^^^^^^^^^
            cards.toml:6:10: raw HTML is refused
              |
            6 | front = "<b>What</b>"
              |          ^^^
            cards.toml:6:17: raw HTML is refused
              |
            6 | front = "<b>What</b>"
              |                 ^^^^
            cards.toml:8:10: write `yeh`, not `Ye`
              |
            8 | front = "Ye kya hai?"
              |          ^^
            cards.toml:9:9: a card has no page of its own to jump to `#here` in
              |
            9 | back = "[x](#here)"
              |         ^^^^^^^^^^
            cards.toml:11:1: `hi-Latn` is missing
               |
            11 | [[card]]
               | ^^^^^^^^
            cards.toml:12:6: `Two words` is no id: lower-case words joined by hyphens
               |
            12 | id = "Two words"
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
