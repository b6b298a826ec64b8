//! No text makes a reader panic, and every fault lies inside its text.

use markup::pair::{self, Half};
use markup::{Diagnostic, Page, Spelling, cards, examples, lesson};
use proptest::prelude::*;

/// Pieces that lead into every branch, whole and broken.
const PIECES: [&str; 46] = [
    "+++\n",
    "title = \"ä\"\n",
    "lede = '''\n",
    "\n\n",
    "\n",
    " ",
    "## Ünder {#one}",
    "# A",
    "#### ",
    "```figure\n",
    "```live\n",
    "```cuda\n",
    "```check\n",
    "```challenge\n",
    "goal = [\"sectors = 32\", \"<=\"]\n",
    "solution = \"stride=8\"\n",
    "```",
    "id = \"one\"\n",
    "id = \n",
    "figure = \"one\"\n",
    "text = \"{sectors} {\"\n",
    "why = \"a\\nb $x\"\n",
    "fact = [\"S1-24\", 3]\n",
    "[](fact:S1-01)",
    "[32 lanes](term:lane)",
    "[x](#one)",
    "](",
    "[^a]",
    "[^a]: note",
    "$\\frac{1}$",
    "$$\nx\n$$",
    "$",
    "| a | b |\n|---|---|\n| 1 | 2 |\n",
    "- ",
    "> ",
    "<b>",
    "<div>\n",
    "![a](b)",
    "yeh nahin“",
    "// π\n",
    "[[card]]\n",
    "[card.en]\n",
    "[[group]]\n",
    "[[group.example]]\n",
    "block = [1, 2, 99999999999]\n",
    "\r\n",
];

fn check(text: &str) {
    let page = Page { file: "en.md", text };
    let (lesson, mut faults) = lesson(page, Spelling::Hinglish, &|_, _| Err("no".to_owned()));
    let half = Half { page, lesson: &lesson };
    assert_eq!(pair::compare(half, half), []);
    faults.extend(cards(&[page], &|_, _| Ok(())).1);
    faults.extend(examples(page).1);
    faults.extend(pair::check(page, "one", text, ""));
    for Diagnostic { span, excerpt, .. } in faults {
        assert!(text.get(span).is_some());
        assert!(excerpt.contains('^') || text.is_empty());
    }
}

proptest! {
    #[test]
    fn pieces_in_any_order_are_read(order in prop::collection::vec(0..PIECES.len(), 0..24)) {
        check(&order.into_iter().map(|index| PIECES[index]).collect::<String>());
    }

    #[test]
    fn any_text_is_read(text in "\\PC{0,40}") {
        check(&text);
    }
}
