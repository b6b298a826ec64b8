//! Fenced blocks become blocks.

use expect_test::expect;

use super::check;

#[test]
fn figures_and_what_follows_them() {
    check(
        r#"Before.

```figure
id = "intro"
fig = "coalescing"
state = "stride=2&lane=5"
caption = "Every *second* [word](term:used)"
```

Between.

```derive
figure = "intro"
```

```live
figure = "intro"
text = "Stride {stride}: {sectors} sectors"
```
"#,
        expect![[r#"
            <p>Before.</p>
            Figure {
                id: "intro",
                fig: "coalescing",
                state: "stride=2&lane=5",
                caption: Some(
                    "Every <em>second</em> <a class=\"term used\" href=\"../glossary/#term-unique-bytes\">word</a>",
                ),
            }
            <p>Between.</p>
            Derive {
                figure: "intro",
                fig: "coalescing",
                state: "stride=2&lane=5",
            }
            Live {
                figure: "intro",
                state: "stride=2&lane=5",
                text: "Stride {stride}: {sectors} sectors",
            }
        "#]],
    );
}

#[test]
fn questions_and_checks() {
    check(
        r#"```question
id = "doubles"
ask = "How many sectors?"
figure = "width=8"
count = "sectors"
why = '''
$32 \times 8 = 256$ bytes.

So 8.
'''
```

[](fact:S1-01,S2-02)

Taught.

```check
fact = ["S1-24"]
says = "32 × 300 ns"
happens = "They overlap"
know = "Measured, see [the guide](https://example.org/)"
```
"#,
        expect![[r#"
            Question {
                id: "doubles",
                ask: "<p>How many sectors?</p>\n",
                state: "width=8",
                count: Global(
                    Sectors,
                ),
                why: "<p><math><mn>32</mn><mo lspace=\"0.2222em\" rspace=\"0.2222em\">×</mo><mn>8</mn><mo>=</mo><mn>256</mn></math> bytes.</p>\n<p>So 8.</p>\n",
            }
            <p>Taught.</p>
            Check {
                says: "<p>32 × 300\u{a0}ns</p>\n",
                happens: "<p>They overlap</p>\n",
                know: "<p>Measured, see <a href=\"https://example.org/\" rel=\"external noopener\">the guide</a></p>\n",
                facts: [
                    "S1-24",
                ],
            }
            facts: S1-01, S1-24, S2-02
        "#]],
    );
}

#[test]
fn challenges() {
    check(
        r#"```figure
id = "intro"
fig = "coalescing"
state = "stride=2"
```

```challenge
id = "sixteen"
figure = "intro"
task = "Exactly *16* sectors."
goal = ["width = 4", "sectors = 16"]
solution = "stride=4"
why = "Two lanes share a sector."
```
"#,
        expect![[r#"
            Figure {
                id: "intro",
                fig: "coalescing",
                state: "stride=2",
                caption: None,
            }
            Challenge {
                id: "sixteen",
                figure: "intro",
                fig: "coalescing",
                state: "stride=2",
                task: "<p>Exactly <em>16</em> sectors.</p>\n",
                goal: [
                    "width = 4",
                    "sectors = 16",
                ],
                solution: "stride=4",
                why: "<p>Two lanes share a sector.</p>\n",
            }
        "#]],
    );
}
