//! The two languages of a chapter side by side.

use expect_test::{Expect, expect};
use markup::pair::{self, Half};
use markup::{Lesson, Page, Spelling, lesson};

const EN: &str = r#"+++
title = "T"
description = "D"
lede = "L"
+++

## One {#one}

```figure
id = "intro"
fig = "coalescing"
state = "stride=2"
```

```cuda
x = 1; // one
```

## Two {#two}

[](fact:S1-01)

Text.
"#;

fn read(page: Page) -> Lesson {
    let (lesson, faults) = lesson(page, Spelling::Any, &|_, _| Ok(()));
    assert_eq!(faults, []);
    lesson
}

fn check(en: &str, hi_latn: &str, expected: Expect) {
    let en = Page { file: "en.md", text: en };
    let hi_latn = Page { file: "hi-Latn.md", text: hi_latn };
    let faults = pair::compare(Half { page: en, lesson: &read(en) }, Half { page: hi_latn, lesson: &read(hi_latn) });
    expected.assert_eq(&faults.iter().map(|fault| format!("{fault}\n")).collect::<String>());
}

#[test]
fn words_and_comments_may_differ() {
    check(EN, &EN.replace("One", "Ek").replace("// one", "// ek").replace("Text", "Baat"), expect![]);
}

#[test]
fn structure_may_not() {
    let other = EN.replace("stride=2", "stride=4").replace("x = 1", "x = 2");
    check(
        EN,
        &other.replace("## Two {#two}\n", "## New {#new}\n\n### Two {#two}\n"),
        expect![[r#"
        en.md:9:1: this figure `intro` (coalescing, stride=2) is not in hi-Latn.md at the same place
          |
        9 | ```figure
          | ^^^^^^^^^
        en.md:15:1: this cuda code is not in hi-Latn.md at the same place
           |
        15 | ```cuda
           | ^^^^^^^
        en.md:19:1: this heading h2 `#two` is not in hi-Latn.md at the same place
           |
        19 | ## Two {#two}
           | ^^^^^^^^^^^^^
        hi-Latn.md:9:1: this figure `intro` (coalescing, stride=4) is not in en.md at the same place
          |
        9 | ```figure
          | ^^^^^^^^^
        hi-Latn.md:15:1: this cuda code is not in en.md at the same place
           |
        15 | ```cuda
           | ^^^^^^^
        hi-Latn.md:19:1: this heading h2 `#new` is not in en.md at the same place
           |
        19 | ## New {#new}
           | ^^^^^^^^^^^^^
        hi-Latn.md:21:1: this heading h3 `#two` is not in en.md at the same place
           |
        21 | ### Two {#two}
           | ^^^^^^^^^^^^^^
    "#]],
    );
}

#[test]
fn challenges_want_the_same_in_both_languages() {
    let challenge = r#"
```challenge
id = "c"
figure = "intro"
task = "Task"
goal = ["sectors = 4"]
solution = "stride=1"
why = "Why"
```
"#;
    let en = format!("{EN}{challenge}");
    check(&en, &en.replace("Task", "Kaam").replace("Why", "Wajah"), expect![]);
    let other = en.replace("sectors = 4", "sectors = 5");
    check(
        &en,
        &other,
        expect![[r#"
        en.md:25:1: this challenge `c` (sectors = 4 of `intro`, by stride=1) is not in hi-Latn.md at the same place
           |
        25 | ```challenge
           | ^^^^^^^^^^^^
        hi-Latn.md:25:1: this challenge `c` (sectors = 5 of `intro`, by stride=1) is not in en.md at the same place
           |
        25 | ```challenge
           | ^^^^^^^^^^^^
    "#]],
    );
}

#[test]
fn a_confirmation_holds_until_a_text_changes() {
    let noted = pair::confirm("a", "b");
    expect![[r##"
        # SHA-256 of the two texts when a person last confirmed that they say the same.
        en = "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb"
        hi_latn = "3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d"
    "##]]
    .assert_eq(&noted);
    let page = Page { file: "pair.toml", text: &noted };
    assert_eq!(pair::check(page, "coalescing", "a", "b"), []);
    let stale = pair::check(page, "coalescing", "a", "c");
    expect![[r#"
        pair.toml:3:11: the text has changed since it was confirmed: compare both languages, then run `cargo xtask confirm-pair coalescing`
          |
        3 | hi_latn = "3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d"
          |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    "#]].assert_eq(&stale.iter().map(|fault| format!("{fault}\n")).collect::<String>());
}
