//! Changes to snippets: what they look like, and that nothing else is touched.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use kernel::rewrite::{Fix, rewrites};
use kernel::{Launch, Wanted, read};
use proptest::prelude::*;

/// The changed text of that kind; empty if there is none.
fn changed(source: &str, fix: Fix) -> String {
    let reading = read(source, &Launch::default()).unwrap();
    let touch = reading.choose(Wanted::default()).unwrap();
    let found = rewrites(source, &touch).into_iter().find(|rewrite| rewrite.fix == fix);
    found.map(|rewrite| rewrite.text).unwrap_or_default()
}

fn check(fix: Fix, source: &str, expected: &str) {
    assert_eq!(changed(source, fix), expected, "{source}");
}

#[test]
fn axes_change_places_everywhere_but_in_comments() {
    check(
        Fix::SwapAxes,
        "#define I threadIdx.x // threadIdx.x\nfloat *a; value = a[I * blockDim.y + threadIdx.y];",
        "#define I threadIdx.y // threadIdx.x\nfloat *a; value = a[I * blockDim.x + threadIdx.x];",
    );
    check(Fix::SwapAxes, "float *a; value = a[threadIdx.x];", "");
}

#[test]
fn rows_get_longer_in_the_last_dimension_of_the_declaration() {
    let check = |source, expected| check(Fix::PadRow(1), source, expected);
    check(
        "__shared__ float s[8], t[32][32]; value = t[threadIdx.x][0];",
        "__shared__ float s[8], t[32][32 + 1]; value = t[threadIdx.x][0];",
    );
    check(
        "__shared__ float t[2][4][1 << 5]; value = t[0][threadIdx.x % 4][0];",
        "__shared__ float t[2][4][(1 << 5) + 1]; value = t[0][threadIdx.x % 4][0];",
    );
    check(
        "#define N 32\n__shared__ float t[N][N /* words */]; value = t[threadIdx.x][0];",
        "#define N 32\n__shared__ float t[N][N + 1 /* words */]; value = t[threadIdx.x][0];",
    );
    check("__shared__ float t[1024]; value = t[threadIdx.x * 32];", "");
    check("float t[32][32]; value = t[threadIdx.x][0];", "");
}

#[test]
fn columns_are_swizzled_wherever_the_array_is_used() {
    let check = |source, expected| check(Fix::Swizzle, source, expected);
    check(
        "__shared__ float t[32][32]; int i = threadIdx.x; t[0][i] = 1; value = t[i][i + 1 & 31];",
        "__shared__ float t[32][32]; int i = threadIdx.x; t[0][i ^ (0 % 32)] = 1; value = t[i][(i + 1 & 31) ^ (i % 32)];",
    );
    // Sixteen columns: the swizzle would leave the row.
    check("__shared__ float t[32][16]; value = t[threadIdx.x][0];", "");
    // A row that is passed on is not followed.
    check("__shared__ float t[32][32]; float *p = t[1]; value = t[threadIdx.x][0];", "");
}

#[test]
fn structs_come_apart_into_the_members_that_are_used() {
    let check = |source, expected| check(Fix::Members, source, expected);
    check(
        "struct P { float x, y; int k; };\nconst P *p;\nvalue = p[threadIdx.x].y;",
        "struct P { float x, y; int k; };\nconst float *p_y;\nvalue = p_y[threadIdx.x];",
    );
    check(
        "typedef struct { float x; unsigned char k; } P;\n__global__ void f(P* __restrict__ p, int n) { p[threadIdx.x].k = p[0].x; }",
        "typedef struct { float x; unsigned char k; } P;\n__global__ void f(unsigned char* __restrict__ p_k, float* __restrict__ p_x, int n) { p_k[threadIdx.x] = p_x[0]; }",
    );
    check("float4 *p; value = p[threadIdx.x].w;", "float *p_w; value = p_w[threadIdx.x];");
    // One use that is no member of an element: nothing is changed.
    check("struct P { float x, y; };\nP *p;\nP q = p[1]; value = p[threadIdx.x].y;", "");
    check("struct P { float x[2]; };\nP *p;\nvalue = p[threadIdx.x].x[1];", "");
}

#[test]
fn an_aligned_struct_comes_apart_as_any_other() {
    for aligned in ["__align__(128)", "alignas(32)", "alignas(sizeof(float4))", "__attribute__((aligned(32)))"] {
        let structure = format!("struct {aligned} P {{ float x, y; }};");
        check(
            Fix::Members,
            &format!("{structure}\nP *p;\nvalue = p[threadIdx.x].y;"),
            &format!("{structure}\nfloat *p_y;\nvalue = p_y[threadIdx.x];"),
        );
    }
}

#[test]
fn a_lane_takes_its_own_four_at_once() {
    let check = |source, expected| check(Fix::Together, source, expected);
    check(
        "const float *a; float v = a[4 * threadIdx.x + 1];",
        "const float *a; float4 v = reinterpret_cast<const float4 *>(a)[threadIdx.x];",
    );
    check(
        "double *a; int i = threadIdx.x; value = a[(i + 1) * 2];",
        "double *a; int i = threadIdx.x; value = reinterpret_cast<double2 *>(a)[(i + 1)];",
    );
    // The number is used as a number.
    check("const float *a; float v = a[4 * threadIdx.x]; float w = v + 1;", "");
    check("const float *a; value = a[3 * threadIdx.x + 1];", "");
}

#[test]
fn fewer_threads_copy_wider_elements() {
    let check = |source, expected| check(Fix::Wide, source, expected);
    check(
        "__global__ void f(float *b, const float *a) { int i = threadIdx.x; b[i] = a[i]; }",
        "__global__ void f(float4 *b, const float4 *a) { int i = threadIdx.x; b[i] = a[i]; }",
    );
    check("int *a; int v = a[threadIdx.x];", "int4 *a; int4 v = a[threadIdx.x];");
    check("float *a, *b; b[threadIdx.x] = a[threadIdx.x];", "");
    check("float *a; int i = threadIdx.x; if (i < 9) value = a[i];", "");
    check("float *a; float *b; b[threadIdx.x] = 2 * a[threadIdx.x];", "");
}

proptest! {
    #[test]
    fn any_text_can_be_asked_for_changes(
        text in "(float|__shared__|struct|\\*|a|b|\\[|\\]|\\(|\\)|\\{|\\}|;|,|=|4|i|\\.|\n|#| ){0,40}",
    ) {
        let source = "__shared__ float a[4][4]; value = a[0][0];";
        let touch = read(source, &Launch::default()).unwrap().choose(Wanted::default()).unwrap();
        rewrites(&text, &touch);
        rewrites(&format!("{source}{text}"), &touch);
        rewrites(&format!("{text}{source}"), &touch);
    }
}
