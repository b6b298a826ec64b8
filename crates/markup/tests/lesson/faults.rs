//! Faults in prose and front matter: all at once, each at its place.

use expect_test::expect;
use markup::Spelling;

use super::{check, check_hinglish, shown};

#[test]
fn prose_faults_come_together() {
    check(
        "# Title {#title}

#### Deep

<b>bold</b> and [a](term:thread), [b](#nowhere), [c](http://x), ![d](e.png)

<div>raw</div>

Wrong $\\frac{1}$ and $$x$$ inside, [^no] note, [x](fact:S1-01).

```c++
int i;
```

    indented

## Twice {#twice}

## Twice {#twice}

[^spare]: Unused.
",
        expect![[r#"
            en.md:7:1: `#` is the title's: start with `##`
              |
            7 | # Title {#title}
              | ^^^^^^^^^^^^^^^^
            en.md:9:1: a level is left out: h4 after h1
              |
            9 | #### Deep
              | ^^^^^^^^^
            en.md:9:1: the heading needs an id, as in `## Title {#the-id}`
              |
            9 | #### Deep
              | ^^^^^^^^^
            en.md:11:1: raw HTML is refused
               |
            11 | <b>bold</b> and [a](term:thread), [b](#nowhere), [c](http://x), ![d](e.png)
               | ^^^
            en.md:11:8: raw HTML is refused
               |
            11 | <b>bold</b> and [a](term:thread), [b](#nowhere), [c](http://x), ![d](e.png)
               |        ^^^^
            en.md:11:17: unknown term `thread`; known: lane, used, wasted, sector, line, request, wavefront, conflict, row
               |
            11 | <b>bold</b> and [a](term:thread), [b](#nowhere), [c](http://x), ![d](e.png)
               |                 ^^^^^^^^^^^^^^^^
            en.md:11:35: no heading `#nowhere` on this page
               |
            11 | <b>bold</b> and [a](term:thread), [b](#nowhere), [c](http://x), ![d](e.png)
               |                                   ^^^^^^^^^^^^^
            en.md:11:50: `http://x` leads nowhere: use `#id`, `../page/#id`, `https://…` or `term:…`
               |
            11 | <b>bold</b> and [a](term:thread), [b](#nowhere), [c](http://x), ![d](e.png)
               |                                                  ^^^^^^^^^^^^^
            en.md:11:65: pictures are refused: a figure draws them
               |
            11 | <b>bold</b> and [a](term:thread), [b](#nowhere), [c](http://x), ![d](e.png)
               |                                                                 ^^^^^^^^^^^
            en.md:13:1: raw HTML is refused
               |
            13 | <div>raw</div>
               | ^^^^^^^^^^^^^^
            en.md:15:16: Expected argument but reached end of input
               |
            15 | Wrong $\frac{1}$ and $$x$$ inside, [^no] note, [x](fact:S1-01).
               |                ^
            en.md:15:22: a formula in `$$` must be a paragraph of its own
               |
            15 | Wrong $\frac{1}$ and $$x$$ inside, [^no] note, [x](fact:S1-01).
               |                      ^^^^^
            en.md:15:36: this footnote is defined nowhere
               |
            15 | Wrong $\frac{1}$ and $$x$$ inside, [^no] note, [x](fact:S1-01).
               |                                    ^^^^^
            en.md:15:48: a `fact:` mark must be a paragraph of its own, with no words
               |
            15 | Wrong $\frac{1}$ and $$x$$ inside, [^no] note, [x](fact:S1-01).
               |                                                ^^^^^^^^^^^^^^^
            en.md:17:1: `c++` is no language of code here (cuda, python, text), nor a block that may stand in this place
               |
            17 | ```c++
               | ^^^^^^
            en.md:21:5: code stands in a fence that names its language
               |
            21 |     indented
               |     ^^^^^^^^
            en.md:25:1: the id `twice` is taken by something above
               |
            25 | ## Twice {#twice}
               | ^^^^^^^^^^^^^^^^^
            en.md:27:1: nothing refers to the footnote `spare`
               |
            27 | [^spare]: Unused.
               | ^^^^^^^^^^^^^^^^^
        "#]],
    );
}

#[test]
fn hinglish_has_one_spelling() {
    check_hinglish(
        "## Kyuki {#why}

Ye sector `to` poora aata hai, [jyada](term:wasted) nahin. XOR, OR, one-to-one, $me$ [how to](https://example.org/).

```live
figure = \"none\"
text = \"Stride {stride} par wo {sectors}\"
```
",
        expect![[r#"
            en.md:7:4: write `kyunki`, not `Kyuki`
              |
            7 | ## Kyuki {#why}
              |    ^^^^^
            en.md:9:1: write `yeh`, not `Ye`
              |
            9 | Ye sector `to` poora aata hai, [jyada](term:wasted) nahin. XOR, OR, one-to-one, $me$ [how to](https://example.org/).
              | ^^
            en.md:9:33: write `zyada`, not `jyada`
              |
            9 | Ye sector `to` poora aata hai, [jyada](term:wasted) nahin. XOR, OR, one-to-one, $me$ [how to](https://example.org/).
              |                                 ^^^^^
            en.md:9:53: write `nahi`, not `nahin`
              |
            9 | Ye sector `to` poora aata hai, [jyada](term:wasted) nahin. XOR, OR, one-to-one, $me$ [how to](https://example.org/).
              |                                                     ^^^^^
            en.md:12:10: no figure `none` on this page
               |
            12 | figure = "none"
               |          ^^^^^^
            en.md:13:29: write `woh`, not `wo`
               |
            13 | text = "Stride {stride} par wo {sectors}"
               |                             ^^
        "#]],
    );
}

#[test]
fn front_matter_is_checked() {
    let text = "+++\ntitle = \"A\"\nauthor = \"x\"\n+++\nText.\n";
    expect![[r#"
        en.md:1:1: `description` is missing
          |
        1 | +++
          | ^^^
        en.md:1:1: `lede` is missing
          |
        1 | +++
          | ^^^
        en.md:3:1: unknown key `author`
          |
        3 | author = "x"
          | ^^^^^^
    "#]]
    .assert_eq(&shown(text, Spelling::Any));
    expect![[r#"
        en.md:1:1: the page must start with `+++` and its title
          |
        1 | Text.
          | ^
    "#]]
    .assert_eq(&shown("Text.\n", Spelling::Any));
    expect![[r#"
        en.md:1:1: the page must start with `+++` and its title
          |
        1 | +++
          | ^
        en.md:1:4: lines must end in a line feed alone
          |
        1 | +++
          |    ^
    "#]]
    .assert_eq(&shown("+++\r\n+++\r\n", Spelling::Any));
}
