//! What can be tried: every hint reads, and does what it promises.

use super::*;

/// The number before and the number after, of every hint.
fn differences(html: &str) -> Vec<(u64, u64)> {
    let changes = html.split("class=\"change\">").skip(1);
    let numbers = |change: &str| -> Vec<u64> {
        let digits = change.split('<').next().unwrap().split(|c: char| !c.is_ascii_digit());
        digits.filter_map(|digits| digits.parse().ok()).collect()
    };
    changes
        .map(|change| {
            let numbers = numbers(change);
            (numbers[0], numbers[1])
        })
        .collect()
}

#[test]
fn every_hint_reads_and_does_what_it_promises() {
    let mut tried = 0;
    for (state, case) in cases() {
        let html = block(&state, "hints");
        let (texts, differences) = (values(&html, "try"), differences(&html));
        assert_eq!(texts.len(), differences.len());
        for (text, (before, after)) in texts.iter().zip(differences) {
            let mut after_try = state.clone();
            assert!(after_try.turn("try", text));
            let panel = after_try.panel(Lang::En);
            assert_eq!(panel.editor.as_ref().unwrap().faults, [], "{text}");
            let (old, new) = (cost(&state), cost(&after_try));
            if after > before {
                // Wider: more bytes an instruction, none of them for nothing that was not so before.
                assert_eq!(reading(&panel, "requested"), after.to_string(), "{text}");
            } else {
                let number = |cost: &str| cost.split(' ').next().unwrap().parse::<u64>().unwrap();
                assert_eq!((number(&old), number(&new)), (before, after), "{}: {text}", case["id"]);
            }
            assert!(after_try.turn("undo-try", ""));
            assert_eq!(after_try.spec(), state.spec());
            tried += 1;
        }
    }
    assert!(tried > 15, "only {tried} hints");
}

#[test]
fn hints_are_the_ones_that_people_need() {
    let check = |turns: &[(&str, &str)], names: &[&str]| {
        let html = block(&state(turns), "hints");
        let heads = html.split("<h3>").skip(1).map(|head| head.split("</h3>").next().unwrap());
        assert_eq!(heads.collect::<Vec<_>>(), names);
    };
    check(&[], &["Make <code>threadIdx.x</code> the fastest index"]);
    check(&[("preset", "copy")], &["Use 16-byte elements"]);
    check(&[("preset", "struct")], &["An array for each member"]);
    check(&[("preset", "guard")], &[]);
    check(&[("preset", "tile")], &["Pad each row", "Swizzle with XOR"]);
    check(&[("preset", "tile"), ("access", "0")], &[]);
    check(&[("preset", "rows-16")], &["Pad each row"]);
    check(&[("snippet", "float *a; value = a[threadIdx.x * 4 + 1];")], &["Take all of them at once"]);
    // Elements from elsewhere than the start would be four times as far away.
    check(&[("snippet", "float *a; value = a[threadIdx.x + 8];")], &[]);
    // A naive transpose: turning the axes round only moves the cost to the other side.
    let naive = "float *a; float *b; b[threadIdx.x * 64 + threadIdx.y] = a[threadIdx.y * 64 + threadIdx.x];";
    check(&[("snippet", naive), ("by", "8")], &[]);
}
