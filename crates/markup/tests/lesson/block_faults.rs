//! Faults in fenced blocks: all at once, each on its own line of the file.

use expect_test::expect;

use super::check;

#[test]
fn block_faults_are_shown_on_their_own_lines() {
    check(
        r#"```figure
id = "Intro"
fig = "coalesing"
state = "stride=2"
captoin = "x"
```

```figure
id = "two"
fig = "coalescing"
state = "bad"
caption = "See [here](term:thread)\n\nnext"
```

```derive
figure = "three"
```

```live
figure = "two"
text = "With {Strid} and {"
```

- ```figure
  id = "four"
  ```

[](fact:S1-01, S1-02)

[](fact:S1)
"#,
        expect![[r#"
            en.md:8:6: `Intro` is no id: lower-case words joined by hyphens
              |
            8 | id = "Intro"
              |      ^^^^^^^
            en.md:10:9: no figure is called `coalesing`
               |
            10 | state = "stride=2"
               |         ^^^^^^^^^^
            en.md:11:1: unknown key `captoin`
               |
            11 | captoin = "x"
               | ^^^^^^^
            en.md:17:9: `bad` is no state of `coalescing`
               |
            17 | state = "bad"
               |         ^^^^^
            en.md:18:11: unknown term `thread`; known: lane, used, wasted, sector, line, request, wavefront, conflict, row
               |
            18 | caption = "See [here](term:thread)\n\nnext"
               |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
            en.md:18:11: this must be one paragraph
               |
            18 | caption = "See [here](term:thread)\n\nnext"
               |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
            en.md:22:10: no figure `three` on this page
               |
            22 | figure = "three"
               |          ^^^^^^^
            en.md:27:14: `Strid` cannot be the name of a count: letters, digits and dashes
               |
            27 | text = "With {Strid} and {"
               |              ^^^^^^^
            en.md:27:26: this brace has no partner
               |
            27 | text = "With {Strid} and {"
               |                          ^
            en.md:30:3: `figure` is no language of code here (cuda, python, text), nor a block that may stand in this place
               |
            30 | - ```figure
               |   ^^^^^^^^^
            en.md:34:2: this is not read as a link: has its target a space, or is the `[` missing?
               |
            34 | [](fact:S1-01, S1-02)
               |  ^^
            en.md:36:1: `S1` is no fact: they look like `S1-24`
               |
            36 | [](fact:S1)
               | ^^^^^^^^^^^
            en.md:36:1: this `fact:` mark has no block after it
               |
            36 | [](fact:S1)
               | ^^^^^^^^^^^
        "#]],
    );
}

#[test]
fn toml_faults_come_together() {
    check(
        "```question
id = \"q\"
ask = 3
figure = \"width=8\"
count = \"bytes\"
```

```check
fact = \"S1-24\"
says = \"unclosed
happens = = 1
```
",
        expect![[r#"
            en.md:7:1: `why` is missing
              |
            7 | ```question
              | ^^^^^^^^^^^
            en.md:9:7: `ask` must be a string
              |
            9 | ask = 3
              |       ^
            en.md:11:9: count is one of requests, sectors, lines, moved, unique, requested, efficiency
               |
            11 | count = "bytes"
               |         ^^^^^^^
            en.md:16:17: invalid basic string, expected `"`
               |
            16 | says = "unclosed
               |                 ^
            en.md:17:11: extra `=`, expected nothing
               |
            17 | happens = = 1
               |           ^
            en.md:17:13: unexpected key or value, expected newline, `#`
               |
            17 | happens = = 1
               |             ^
        "#]],
    );
}

#[test]
fn a_count_belongs_to_its_figure() {
    let question = |id: &str, fig: &str, count: &str| {
        format!(
            "```question\nid = \"{id}\"\nask = \"?\"\nfig = \"{fig}\"\nfigure = \"stride=2\"\ncount = \"{count}\"\nwhy = \"x\"\n```\n"
        )
    };
    let page = [
        question("one", "banks", "n-way"),
        question("two", "banks", "sectors"),
        question("three", "tile", "sectors"),
        question("four", "rows", "hits"),
    ];
    check(
        &page.concat(),
        expect![[r#"
        en.md:20:9: count is one of groups, wavefronts, conflicts, n-way; `sectors` is counted with `fig = "coalescing"`
           |
        20 | count = "sectors"
           |         ^^^^^^^^^
        en.md:26:7: fig is one of coalescing, banks, rows
           |
        26 | fig = "tile"
           |       ^^^^^^
        en.md:36:9: count is one of bursts, row-hits, row-conflicts, activations, rows
           |
        36 | count = "hits"
           |         ^^^^^^
    "#]],
    );
}

#[test]
fn challenges_tell_their_faults_where_they_are() {
    check(
        r#"```challenge
id = "early"
figure = "intro"
task = "T"
goal = ["sectors = 4"]
solution = "stride=1"
why = "W"
```

```figure
id = "intro"
fig = "coalescing"
state = "stride=2"
```

```challenge
id = "early"
figure = "intro"
task = "T"
goal = ["sectors", "arch >= fermi", "Sectors = 4", "lines = 1"]
solution = "bad"
why = "[W](term:thread)"
```

```challenge
id = "empty"
figure = "intro"
task = "T"
goal = []
solution = "stride=1"
```
"#,
        expect![[r#"
            en.md:9:10: no figure `intro` stands above this challenge
              |
            9 | figure = "intro"
              |          ^^^^^^^
            en.md:23:6: the id `early` is taken by something above
               |
            23 | id = "early"
               |      ^^^^^^^
            en.md:26:9: `sectors` is no condition: a name, one of = < <= > >=, and a value; only a number can be more or less
               |
            26 | goal = ["sectors", "arch >= fermi", "Sectors = 4", "lines = 1"]
               |         ^^^^^^^^^
            en.md:26:20: `arch >= fermi` is no condition: a name, one of = < <= > >=, and a value; only a number can be more or less
               |
            26 | goal = ["sectors", "arch >= fermi", "Sectors = 4", "lines = 1"]
               |                    ^^^^^^^^^^^^^^^
            en.md:26:37: `Sectors = 4` is no condition: a name, one of = < <= > >=, and a value; only a number can be more or less
               |
            26 | goal = ["sectors", "arch >= fermi", "Sectors = 4", "lines = 1"]
               |                                     ^^^^^^^^^^^^^
            en.md:27:12: `bad` is no state of `coalescing`
               |
            27 | solution = "bad"
               |            ^^^^^
            en.md:28:8: unknown term `thread`; known: lane, used, wasted, sector, line, request, wavefront, conflict, row
               |
            28 | why = "[W](term:thread)"
               |        ^^^^^^^^^^^^^^^^
            en.md:31:1: `why` is missing
               |
            31 | ```challenge
               | ^^^^^^^^^^^^
            en.md:31:1: `goal` needs a condition
               |
            31 | ```challenge
               | ^^^^^^^^^^^^
        "#]],
    );
}
