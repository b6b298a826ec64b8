//! A file of examples in, groups or all faults out.

use expect_test::{Expect, expect};
use markup::{Page, examples};

fn check(text: &str, expected: Expect) {
    let (groups, faults) = examples(Page { file: "cases.toml", text });
    let shown = if faults.is_empty() {
        format!("{groups:#?}\n")
    } else {
        faults.iter().map(|fault| format!("{fault}\n")).collect()
    };
    expected.assert_eq(&shown);
}

#[test]
fn a_group_has_examples() {
    check(
        r#"[[group]]
id = "order"
en = "Which index"
hi-Latn = "Kaunsa index"
[[group.example]]
id = "g01"
memory = "global"
op = "store"
block = [32, 8, 1]
blockIdx = [1, 0, 0]
base = 0x100
snippet = '''
float *d;
d[threadIdx.x] = "\n";'''
[group.example.en]
title = "d[x]"
asks = "Who?"
[group.example.hi-Latn]
title = "x wala d"
asks = "Kaun?"
"#,
        expect![[r#"
            [
                Group {
                    id: "order",
                    en: "Which index",
                    hi_latn: "Kaunsa index",
                    examples: [
                        Example {
                            id: "g01",
                            memory: Global,
                            op: Store,
                            block: [
                                32,
                                8,
                                1,
                            ],
                            block_index: [
                                1,
                                0,
                                0,
                            ],
                            base: 256,
                            snippet: "float *d;\nd[threadIdx.x] = \"\\n\";",
                            en: Invitation {
                                title: "d[x]",
                                asks: "Who?",
                            },
                            hi_latn: Invitation {
                                title: "x wala d",
                                asks: "Kaun?",
                            },
                        },
                    ],
                },
            ]
        "#]],
    );
}

#[test]
fn all_faults_of_all_examples_come_together() {
    check(
        r#"[[group]]
id = "order"
en = ""
hi-Latn = "Ye kya?"
[[group.example]]
id = "g01"
memory = "local"
op = "store"
block = [32, 8]
blockIdx = [1, 0, -1]
base = 1.5
colour = "red"
[group.example.en]
title = "A title of far more characters than a narrow screen has"
asks = "*Who*?"
[group.example.hi-Latn]
title = "x"
[[group.example]]
id = "g01"
memory = "shared"
op = "push"
block = "32"
base = 0
snippet = "x"
[group.example.en]
title = "x"
asks = "y"

[[group]]
id = "Order"
en = "x"
hi-Latn = "y"
"#,
        expect![[r#"
            cases.toml:3:6: `en` is empty
              |
            3 | en = ""
              |      ^^
            cases.toml:4:12: write `yeh`, not `Ye`
              |
            4 | hi-Latn = "Ye kya?"
              |            ^^
            cases.toml:5:1: `snippet` is missing
              |
            5 | [[group.example]]
              | ^^^^^^^^^^^^^^^^^
            cases.toml:7:10: `local` is neither `global` nor `shared`
              |
            7 | memory = "local"
              |          ^^^^^^^
            cases.toml:9:9: `block` must be three whole numbers, for x, y and z
              |
            9 | block = [32, 8]
              |         ^^^^^^^
            cases.toml:10:12: `blockIdx` must be three whole numbers, for x, y and z
               |
            10 | blockIdx = [1, 0, -1]
               |            ^^^^^^^^^^
            cases.toml:11:8: `base` must be a whole number from 0 on
               |
            11 | base = 1.5
               |        ^^^
            cases.toml:12:1: unknown key `colour`
               |
            12 | colour = "red"
               | ^^^^^^
            cases.toml:14:9: this has 55 characters; there is room for 48
               |
            14 | title = "A title of far more characters than a narrow screen has"
               |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
            cases.toml:15:9: `*` would be shown as it is: this is plain text
               |
            15 | asks = "*Who*?"
               |         ^
            cases.toml:15:13: `*` would be shown as it is: this is plain text
               |
            15 | asks = "*Who*?"
               |             ^
            cases.toml:16:1: `asks` is missing
               |
            16 | [group.example.hi-Latn]
               | ^^^^^^^^^^^^^^^^^^^^^^^
            cases.toml:18:1: `hi-Latn` is missing
               |
            18 | [[group.example]]
               | ^^^^^^^^^^^^^^^^^
            cases.toml:19:6: the id `g01` is taken by another example
               |
            19 | id = "g01"
               |      ^^^^^
            cases.toml:21:6: `push` is neither `load` nor `store`
               |
            21 | op = "push"
               |      ^^^^^^
            cases.toml:22:9: `block` must be three whole numbers, for x, y and z
               |
            22 | block = "32"
               |         ^^^^
            cases.toml:30:6: the group `Order` has no `[[group.example]]`
               |
            30 | id = "Order"
               |      ^^^^^^^
            cases.toml:30:6: `Order` is no id: lower-case words joined by hyphens
               |
            30 | id = "Order"
               |      ^^^^^^^
        "#]],
    );
    check(
        "groups = []",
        expect![[r#"
        cases.toml:1:1: no `[[group]]` in this file
          |
        1 | groups = []
          | ^
        cases.toml:1:1: unknown key `groups`
          |
        1 | groups = []
          | ^^^^^^
    "#]],
    );
}
