//! What a whole launch costs, by its period or warp by warp.

use super::*;

/// The sum over every warp of the grid, one by one: sectors or wavefronts.
pub(super) fn brute(state: &State) -> u64 {
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
pub(super) fn total(state: &State, label: &str) -> u64 {
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
    assert_eq!(total(&state, "warps with work"), 18);
}

#[test]
fn a_large_affine_launch_is_counted_by_its_period() {
    let text_of =
        "float *a; value = a[1 + (blockIdx.y * blockDim.y + threadIdx.y) * 100 + blockIdx.x * 16 + threadIdx.x];";
    let state = state(&[("snippet", text_of), ("bx", "16"), ("by", "4"), ("gx", "25"), ("gy", "12")]);
    let said = text(&block(&state, "totals"));
    assert!(said.contains("exactly") && !said.contains("assumed"), "{said}");
    assert_eq!(total(&state, "sectors"), brute(&state));
    assert_eq!(total(&state, "warps with work"), 600);
}

#[test]
fn a_launch_is_exact_where_the_text_shows_it_and_assumed_elsewhere() {
    let check = |text_of: &str, exact: bool| {
        let state = state(&[("snippet", text_of), ("bx", "256"), ("gx", "100000")]);
        let said = text(&block(&state, "totals"));
        assert_eq!(said.contains("exactly"), exact, "{text_of}: {said}");
        assert_eq!(said.contains("assumed"), !exact, "{text_of}: {said}");
    };
    let index = "int i = blockIdx.x * blockDim.x + threadIdx.x;";
    check(&format!("float *a; {index} a[i] = 1;"), true);
    check(&format!("__global__ void k(float *a) {{ {index} if (i >= 1000003) return; a[2 * i + 1] = 1; }}"), true);
    check(
        &format!("const int n = 1000003; float *a; float *b; {index} if (i < n) {{ b[i] = a[(long)i * 64]; }}"),
        true,
    );
    check(&format!("struct P {{ float x, y, z; }}; P *p; {index} value = p[i].y;"), true);
    // None of these is shown, though warps that were looked at are in a row.
    check(&format!("float *a; {index} if (i == 77777777) i = 3; a[i] = 1;"), false);
    check(&format!("float *a; {index} i += 1; a[i] = 1;"), false);
    check(&format!("float *a; {index} float *p = a + 5; p[i] = 1;"), false);
    check(&format!("float *a; {index} a[i ^ 0] = 1;"), false);
    // A product that does not fit into 32 bits wraps.
    let wraps = "float *a; unsigned u = blockIdx.x * blockDim.x + threadIdx.x; a[u * 1000] = 1;";
    assert!(
        !text(&block(&state(&[("snippet", wraps), ("bx", "256"), ("gx", "100000")]), "totals")).contains("exactly")
    );
}

#[test]
fn a_guard_says_how_many_warps_have_work() {
    let state = state(&[("preset", "guard")]);
    let said = text(&block(&state, "totals"));
    assert!(said.contains("all 31,256 warps, exactly") && said.contains("31,251 of 31,256 warps have work."), "{said}");
    assert_eq!(total(&state, "warps with work"), 31_251);
    let hinglish = state.blocks(Lang::HiLatn).into_iter().find(|(name, _)| *name == "totals").unwrap().1;
    assert!(text(&hinglish).contains("31,256 mein se 31,251 warps ke paas kaam hai."), "{hinglish}");
}

#[test]
fn a_guard_is_found() {
    let text_of = "const int n = 70000; float *a; int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) a[i] = 1;";
    let state = state(&[("snippet", text_of), ("bx", "96"), ("gx", "2000")]);
    assert_eq!(total(&state, "warps with work"), 70_000u64.div_ceil(32));
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
