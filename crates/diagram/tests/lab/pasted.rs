//! Whatever is pasted, an answer comes.

use super::{
    launches::{brute, total},
    *,
};

#[test]
fn what_is_pasted_stands_in_the_page_as_text() {
    let mut state = snippet("float *a; value = a[threadIdx.x < 5 && threadIdx.x > 2 ? 0 : 1]; /* </code><script> */");
    state.turn("try", "0\nfloat *a; value = a[threadIdx.x & 1]; // \"<b>\"");
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
    assert_eq!(cost(&state), "2 sectors");
    state.turn("access", "2048");
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
