//! What the lab says of snippets: their counts, what to try, and the whole launch.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use diagram::{
    panel::Panel,
    scene::{Drawn, Form, Format},
};
use kernel::{Launch, Program, STEP_LIMIT, Wanted};
use model::{
    access::{Access, Space},
    arch::Arch,
    figure::{Figure, lab::State},
    global, shared,
};
use proptest::prelude::*;
use words::Lang;

/// A state with these controls turned.
fn state(turns: &[(&str, &str)]) -> State {
    let mut state = State::default();
    for (name, value) in turns {
        assert!(state.turn(name, value), "{name}={value}");
    }
    state
}

fn snippet(text: &str) -> State {
    state(&[("snippet", text)])
}

fn block(state: &State, name: &str) -> String {
    let blocks = state.blocks(Lang::En);
    blocks.into_iter().find(|(own, _)| *own == name).map(|(_, html)| html).unwrap()
}

fn reading(panel: &Panel, slug: &str) -> String {
    panel.readout.iter().find(|reading| reading.slug == slug).map(|reading| reading.value.clone()).unwrap()
}

/// HTML without tags, its entities read.
fn text(html: &str) -> String {
    let mut text = String::new();
    let mut inside = false;
    for letter in html.chars() {
        match letter {
            '<' => {
                inside = true;
                text.push(' ');
            }
            '>' if inside => inside = false,
            letter if !inside => text.push(letter),
            _ => {}
        }
    }
    let text = text.replace("&lt;", "<").replace("&quot;", "\"").replace("&amp;", "&");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Values of the buttons of that name.
fn values(html: &str, name: &str) -> Vec<String> {
    let start = format!("name=\"{name}\" value=\"");
    let buttons = html.split(start.as_str()).skip(1);
    let value = |button: &str| button.split('"').next().unwrap().replace("&#10;", "\n").replace("&lt;", "<");
    buttons.map(|button| value(button).replace("&quot;", "\"").replace("&amp;", "&")).collect()
}

/// The cost of the access that is pressed.
fn cost(state: &State) -> String {
    let html = block(state, "accesses");
    let pressed = html.split("aria-pressed=\"true\"").nth(1).unwrap();
    text(pressed.split("<b>").nth(1).unwrap().split("</b>").next().unwrap())
}

fn cases() -> Vec<(State, serde_json::Value)> {
    let lines = include_str!("../../kernel/tests/cases/open.jsonl").lines();
    let made = lines.map(|line| {
        let case: serde_json::Value = serde_json::from_str(line).unwrap();
        let mut turns: Vec<(&str, String)> = vec![
            ("snippet", case["snippet"].as_str().unwrap().to_owned()),
            ("memory", case["memory"].as_str().unwrap().to_owned()),
            ("base", case["base"].to_string()),
        ];
        for (field, names) in [("block", ["bx", "by", "bz"]), ("blockIdx", ["blockx", "blocky", "blockz"])] {
            for (at, name) in names.into_iter().enumerate() {
                if let Some(value) = case[field].get(at) {
                    let value = value.as_u64().unwrap();
                    // A block that is looked at must be in the grid.
                    if field == "blockIdx" {
                        turns.push((["gx", "gy", "gz"][at], (value + 1).to_string()));
                    }
                    turns.push((name, value.to_string()));
                }
            }
        }
        let turns: Vec<(&str, &str)> = turns.iter().map(|(name, value)| (*name, value.as_str())).collect();
        (state(&turns), case)
    });
    made.collect()
}

#[test]
fn every_open_case_has_its_counts() {
    let cases = cases();
    assert_eq!(cases.len(), 66);
    for (state, case) in cases {
        let (panel, expected, id) = (state.panel(Lang::En), &case["expected"], &case["id"]);
        assert_eq!(panel.editor.as_ref().unwrap().faults, [], "{id}");
        if case["memory"] == "global" {
            for (slug, field) in [
                ("sectors", "sectors"),
                ("lines", "lines"),
                ("requested", "requested_bytes"),
                ("unique", "unique_bytes"),
                ("moved", "moved_bytes"),
            ] {
                assert_eq!(reading(&panel, slug), expected[field].to_string(), "{id}: {slug}");
            }
        } else {
            for slug in ["wavefronts", "groups", "conflicts"] {
                assert_eq!(reading(&panel, slug), expected[slug].to_string(), "{id}: {slug}");
            }
            let said = format!("{} wavefront", expected["wavefronts"]);
            assert!(cost(&state).starts_with(&said), "{id}");
        }
    }
}

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
    check(&[], &["Make threadIdx.x the fastest index"]);
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

#[test]
fn a_wrong_text_is_shown_with_its_place_and_kept() {
    let state = snippet("float *a;\nvalue = a[b[threadIdx.x]];\n");
    let panel = state.panel(Lang::En);
    let editor = panel.editor.unwrap();
    assert_eq!(editor.text, state.spec().snippet());
    let [fault] = editor.faults.as_slice() else { panic!("{:?}", editor.faults) };
    assert_eq!((fault.line, fault.column, fault.length), (2, 11, 1));
    assert_eq!(panel.sentence, format!("Line 2: {}", fault.message));
    assert!(panel.readout.iter().all(|reading| reading.value == "–"));
    for format in Format::ALL {
        let scene = state.scene(Lang::En, format);
        let said = scene
            .shapes
            .iter()
            .any(|shape| matches!(&shape.form, Form::Text { text, .. } if text.starts_with("Line 2")));
        assert!(said && scene.targets.is_empty());
    }
}

#[test]
fn an_access_that_only_some_lanes_can_make_names_the_lane() {
    let state = state(&[("snippet", "double *a; value = a[threadIdx.x];"), ("base", "4")]);
    assert_eq!(state.panel(Lang::HiLatn).editor.unwrap().faults.len(), 1);
    assert!(state.panel(Lang::En).sentence.contains("lane 0") || state.panel(Lang::En).sentence.contains("Lane 0"));
}

#[test]
fn a_blank_text_is_no_fault() {
    let panel = snippet(" \n").panel(Lang::En);
    assert_eq!(panel.editor.unwrap().faults, []);
    assert!(panel.sentence.starts_with("Write or paste"));
}

#[test]
fn rounds_of_a_loop_are_one_entry_with_ways_between_them() {
    let mut state = snippet("const float *a;\nfor (int k = 0; k < 3; k++)\n    value = a[threadIdx.x * 3 + k];");
    assert_eq!(values(&block(&state, "accesses"), "access"), ["0", "", "1"]);
    assert!(text(&block(&state, "accesses")).contains("round 1 of 3"));
    state.turn("access", "2");
    assert_eq!(values(&block(&state, "accesses"), "access"), ["0", "1", ""]);
    // An access that is not there any more: the choice is the snippet's again.
    state.turn("snippet", "float *a; value = a[threadIdx.x];");
    assert_eq!(cost(&state), "4 sectors");
}

#[test]
fn what_was_taken_for_true_is_said() {
    let state = snippet("float *a;\nint *n;\nif (n[0] > 3)\n    atomicAdd(&a[threadIdx.x], 1.0f);");
    let said = text(&block(&state, "assumes"));
    assert!(said.contains("n[0] > 3 holds"), "{said}");
    assert!(said.contains("counted as a store"), "{said}");
    let bare = self::state(&[("snippet", "float *s; value = s[threadIdx.x];"), ("memory", "shared")]);
    assert!(text(&block(&bare, "assumes")).contains("s points to shared memory"));
}

/// The sum over every warp of the grid, one by one: sectors or wavefronts.
fn brute(state: &State) -> u64 {
    let spec = state.spec();
    let program = Program::parse(spec.snippet()).unwrap();
    let mut sum = 0;
    let [gx, gy, gz] = spec.grid();
    for number in 0..gx * gy * gz {
        let block_index = [number % gx, number / gx % gy, number / gx / gy];
        for warp in 0..spec.warps() {
            let launch = Launch { block: spec.block(), block_index, grid: Some(spec.grid()), warp };
            let reading = program.run(&launch, STEP_LIMIT).unwrap();
            let Ok(touch) = reading.choose(Wanted::default()) else { continue };
            let access = touch.access(spec.base().into()).unwrap();
            sum += u64::from(match access.space() {
                Space::Global => global::count(&access, spec.arch()).sectors,
                Space::Shared => shared::count(&access).wavefronts,
            });
        }
    }
    sum
}

/// The number under a label of the totals.
fn total(state: &State, label: &str) -> u64 {
    let html = block(state, "totals");
    let after = html.split(&format!("<dt>{label}</dt><dd>")).nth(1).unwrap();
    after.split('<').next().unwrap().replace(',', "").parse().unwrap()
}

#[test]
fn a_small_launch_is_counted_warp_by_warp() {
    let text_of = "float *a; int i = blockIdx.x * blockDim.x + threadIdx.x; value = a[i * i % 97 + i];";
    let state = state(&[("snippet", text_of), ("bx", "64"), ("gx", "9")]);
    let said = text(&block(&state, "totals"));
    assert!(said.contains("each of them counted") && !said.contains("assumed"), "{said}");
    assert_eq!(total(&state, "sectors"), brute(&state));
    assert_eq!(total(&state, "warps"), 18);
}

#[test]
fn a_large_affine_launch_is_counted_by_its_period() {
    let text_of =
        "float *a; value = a[1 + (blockIdx.y * blockDim.y + threadIdx.y) * 100 + blockIdx.x * 16 + threadIdx.x];";
    let state = state(&[("snippet", text_of), ("bx", "16"), ("by", "4"), ("gx", "25"), ("gy", "12")]);
    let said = text(&block(&state, "totals"));
    assert!(said.contains("assumed"), "{said}");
    assert_eq!(total(&state, "sectors"), brute(&state));
    assert_eq!(total(&state, "warps"), 600);
}

#[test]
fn a_guard_is_found() {
    let text_of = "const int n = 70000; float *a; int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) a[i] = 1;";
    let state = state(&[("snippet", text_of), ("bx", "96"), ("gx", "2000")]);
    assert_eq!(total(&state, "warps"), 70_000u64.div_ceil(32));
    assert_eq!(total(&state, "bytes used"), 280_000);
    assert_eq!(total(&state, "sectors"), 8750);
}

#[test]
fn what_follows_no_simple_rule_is_counted_in_part() {
    let text_of = "float *a; int i = blockIdx.x * blockDim.x + threadIdx.x; value = a[i % 1000 * 3];";
    let state = state(&[("snippet", text_of), ("bx", "128"), ("gx", "5000")]);
    let said = text(&block(&state, "totals"));
    assert!(said.contains("Only the first") && said.contains("of 20,000 warps"), "{said}");
}

#[test]
fn a_warp_that_cannot_be_read_is_named() {
    let text_of = "__device__ float a[1000]; int i = blockIdx.x * blockDim.x + threadIdx.x; value = a[i];";
    let state = state(&[("snippet", text_of), ("bx", "32"), ("gx", "32")]);
    let said = text(&block(&state, "totals"));
    assert!(said.contains("Block (31, 0, 0), warp 0: Lane 8: index 1000"), "{said}");
}

#[test]
fn what_is_pasted_stands_in_the_page_as_text() {
    let mut state = snippet("float *a; value = a[threadIdx.x < 5 && threadIdx.x > 2 ? 0 : 1]; /* </code><script> */");
    state.turn("try", "float *a; value = a[threadIdx.x & 1]; // \"<b>\"");
    for lang in Lang::ALL {
        for (_, html) in state.blocks(lang) {
            assert!(!html.contains("<script") && !html.contains("\"<b>"), "{html}");
        }
    }
}

/// Every block, panel and picture.
fn ask(state: &State) {
    for lang in Lang::ALL {
        state.panel(lang);
        state.blocks(lang);
        state.derivation(lang);
        for format in Format::ALL {
            let scene = state.scene(lang, format);
            for shape in &scene.shapes {
                if let Form::Rect { x, y, width, height, .. } = shape.form {
                    assert!(x >= -3.1 && x + width <= scene.width + 3.1 && y >= 0.0 && y + height <= scene.height);
                }
            }
        }
    }
}

const PIECES: [&str; 28] = [
    "int i = threadIdx.x;",
    "float *a;",
    "__shared__ float s[32][33];",
    "value = a[i];",
    "s[i][threadIdx.y] = value;",
    "for (int k = 0; k < 9; k++)",
    "while (i < 40)",
    "if (i & 1)",
    "else",
    "{",
    "}",
    "i += blockIdx.x;",
    "i <<= 2;",
    "a += i;",
    "struct S { int x; double y; };",
    "S *p;",
    "value = p[i].y;",
    "value = *(float4 *)&a[i * 4];",
    "return;",
    "#define N 8\n",
    "a[threadIdx.y * 64 + threadIdx.x] = s[threadIdx.x % 32][0];",
    "é",
    "/*",
    "\"",
    "[",
    ";",
    "i",
    "value = a[4 * i + 2];",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_text_and_any_launch_have_a_picture(
        pieces in prop::collection::vec(prop::sample::select(PIECES.to_vec()), 0..12),
        turns in prop::collection::vec((0usize..14, prop_oneof![any::<u32>(), 0u32..70]), 0..8),
    ) {
        let mut state = snippet(&pieces.join(" "));
        let names = [
            "bx", "by", "bz", "gx", "gy", "gz", "blockx", "blocky", "blockz", "warp", "base", "access", "lane", "step",
        ];
        for (at, value) in turns {
            state.turn(names[at], &value.to_string());
        }
        ask(&state);
        state.turn("memory", "shared");
        state.turn("step", "places");
        state.turn("arch", "fermi");
        ask(&state);
    }

    #[test]
    fn an_affine_launch_has_the_sum_of_its_warps(
        (x, y, bx, by) in (0i64..20, 0i64..200, 0i64..500, 0i64..900),
        (columns, rows) in (1u32..40, 1u32..5),
        (gx, gy) in (1u32..12, 1u32..4),
        is_shared in any::<bool>(),
    ) {
        let memory = if is_shared { "extern __shared__ float a[];" } else { "float *a;" };
        let text_of = format!(
            "{memory} value = a[threadIdx.x * {x} + threadIdx.y * {y} + blockIdx.x * {bx} + blockIdx.y * {by}];"
        );
        let numbers = [columns, rows, gx, gy].map(|number| number.to_string());
        let [columns, rows, gx, gy] = numbers.each_ref().map(String::as_str);
        let state = state(&[("snippet", &text_of), ("bx", columns), ("by", rows), ("gx", gx), ("gy", gy)]);
        if state.spec().grid() != [1; 3] || state.spec().warps() > 1 {
            let label = if is_shared { "wavefronts" } else { "sectors" };
            prop_assert_eq!(total(&state, label), brute(&state));
        }
    }
}

#[test]
fn the_counts_are_those_of_the_model() {
    // What the block of accesses says is what `model` counts for the same addresses.
    let lanes = std::array::from_fn(|lane| Some(lane as u64 * 12));
    for (space, text_of) in [(Space::Global, "float *a;"), (Space::Shared, "__shared__ float a[999];")] {
        let access = Access::new(space, model::access::Op::Load, model::access::Width::B4, lanes).unwrap();
        let expected = match space {
            Space::Global => format!("{} sectors", global::count(&access, Arch::default()).sectors),
            Space::Shared => format!("{} wavefront", shared::count(&access).wavefronts),
        };
        assert_eq!(cost(&snippet(&format!("{text_of} value = a[threadIdx.x * 3];"))), expected);
    }
}

#[test]
fn the_examples_that_have_a_presets_name_are_it() {
    use diagram::gallery;
    use model::{
        figure::{Name, lab::Preset},
        query::Choice,
    };
    let mut found = 0;
    for example in gallery::examples_of(Name::Lab) {
        if let Some(preset) = Preset::ALL.iter().find(|preset| preset.slug() == example.slug) {
            let (mut state, faults) = State::from_query(&example.query);
            state.turn("access", &preset.spec().access().map(|access| access.to_string()).unwrap_or_default());
            assert_eq!((state.preset(), faults), (Some(*preset), Vec::new()), "{}", example.slug);
            found += 1;
        }
    }
    assert_eq!(found, 5);
}

#[test]
fn a_matrix_product_is_read_to_its_end_and_counted_as_a_launch() {
    let product = "const int N = 1024;\n__global__ void multiply(float *C, const float *A, const float *B) {\n\
        int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;\n\
        float sum = 0;\nfor (int k = 0; k < N; k++) sum += A[row * N + k] * B[k * N + col];\n\
        C[row * N + col] = sum;\n}";
    let mut state = state(&[("snippet", product), ("bx", "16"), ("by", "16"), ("gx", "64"), ("gy", "64")]);
    assert_eq!(cost(&state), "4 sectors");
    let warps = 64 * 64 * 8;
    assert!(text(&block(&state, "totals")).contains("the others are not run"));
    for (access, sectors) in [("0", 2), ("1", 2)] {
        state.turn("access", access);
        assert_eq!(total(&state, "sectors"), warps * sectors, "{access}");
        assert!(text(&block(&state, "totals")).contains("One round of the loop"));
    }
    state.turn("access", "1000");
    assert!(text(&block(&state, "accesses")).contains("round 501 of 1024"));
}
