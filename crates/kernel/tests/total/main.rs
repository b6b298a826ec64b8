//! Whatever is pasted, there is an answer: no panic, no endless run, no overflow of the stack.
//!
//! The long run is `cargo test -p kernel --test total -- --ignored`. With `--release` (opt-level 2, panics
//! unwinding) it took 24 s: 1 000 000 inputs, no panic.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod soup;

use kernel::{Launch, Wanted, read};
use model::access::Space;
use proptest::prelude::*;
use soup::{PIECES, SOUP};

/// Everything that can be asked of a text.
fn ask(text: &str, launch: &Launch) {
    if let Ok(reading) = read(text, launch) {
        for space in [None, Some(Space::Global), Some(Space::Shared)] {
            let wanted = Wanted { space, ..Wanted::default() };
            if let Ok(touch) = reading.choose(wanted) {
                let _access = touch.access(0);
                let _far = touch.access(u64::MAX);
            }
        }
    }
}

/// A generator that needs no state but a number.
fn next(seed: &mut u64) -> usize {
    *seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut mixed = *seed;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    usize::try_from((mixed ^ (mixed >> 31)) >> 1).unwrap()
}

/// A text of one of four kinds: soup, pieces, an open case with a change, bytes.
fn text(seed: &mut u64, cases: &[String]) -> String {
    let mut made = String::new();
    let length = 1 + next(seed) % 40;
    match next(seed) % 4 {
        0 => {
            for _ in 0..length {
                made += SOUP[next(seed) % SOUP.len()];
                made.push(' ');
            }
        }
        1 => {
            for _ in 0..length {
                made += match next(seed) % 6 {
                    0 => SOUP[next(seed) % SOUP.len()],
                    _ => PIECES[next(seed) % PIECES.len()],
                };
                made.push(' ');
            }
        }
        2 => {
            made += &cases[next(seed) % cases.len()];
            for _ in 0..1 + next(seed) % 3 {
                let mut at = next(seed) % (made.len() + 1);
                while !made.is_char_boundary(at) {
                    at -= 1;
                }
                match next(seed) % 3 {
                    0 => made.truncate(at),
                    1 => made.insert_str(at, SOUP[next(seed) % SOUP.len()]),
                    _ => {
                        made.pop();
                        let end = (at + next(seed) % 9).min(made.len());
                        if at <= end && made.is_char_boundary(end) && made.is_char_boundary(at) {
                            made.replace_range(at..end, "");
                        }
                    }
                }
            }
        }
        _ => {
            for _ in 0..length {
                made.push(char::from(u8::try_from(next(seed) % 256).unwrap()));
            }
        }
    }
    made
}

fn cases() -> Vec<String> {
    let lines = include_str!("../cases/open.jsonl").lines();
    let lines = lines.chain(include_str!("../cases/more.jsonl").lines());
    lines
        .map(|line| {
            let case: serde_json::Value = serde_json::from_str(line).unwrap();
            case["snippet"].as_str().unwrap().to_owned()
        })
        .collect()
}

fn fuzz(inputs: u64) {
    let cases = cases();
    let mut seed = 1;
    for _ in 0..inputs {
        let text = text(&mut seed, &cases);
        ask(&text, &Launch::default());
    }
}

#[test]
fn ten_thousand_random_texts_have_an_answer() {
    fuzz(10_000);
}

#[test]
#[ignore = "takes minutes"]
fn a_million_random_texts_have_an_answer() {
    fuzz(1_000_000);
}

#[test]
fn depth_and_length_are_bounded() {
    let many = |piece: &str| piece.repeat(20_000);
    let texts = [
        many("("),
        many("["),
        many("{"),
        many("-"),
        many("*"),
        many("!~"),
        many("a=") + "1",
        many("a?b:") + "c",
        many("a?") + "b",
        "a".to_owned() + &many("+a"),
        many("if(1)"),
        many("for(;;)"),
        many("a["),
        many("f("),
        "a".to_owned() + &many("[0]"),
        many("(int)"),
        many("sizeof "),
        many("do "),
        "int ".to_owned() + &many("*") + "p;",
        many("else "),
        "int ".to_owned() + &many("(*") + "p;",
        many("struct S {"),
        many("int a[1][1]; "),
        "int a".to_owned() + &many("[2]") + ";",
        "int x[] = ".to_owned() + &many("{"),
        "for (;;) ;".to_owned(),
        "for (;;) { int x = 1; }".to_owned(),
        "/*".to_owned(),
        "while (1) { int *p; p[threadIdx.x] = 1; }".to_owned(),
        many("\\\n"),
        many("#if 1\n"),
        "int f(int n) { return f(n + 1) + f(n); } value = f(0);".to_owned(),
        "#define A B B\n#define B C C\n#define C D D\n#define D E E\n#define E F F\n#define F G G\n\
         #define G H H\n#define H I I\n#define I J J\n#define J K K\n#define K L L\n#define L M M\n\
         #define M N N\n#define N O O\n#define O P P\n#define P Q Q\nA"
            .to_owned(),
        many("x = ") + ";",
        "a".to_owned() + &many("->b"),
        "a".to_owned() + &many("++"),
        "struct S { float x[1000000]; }; S *p; S q = p[0]; value = q;".to_owned(),
        "template <int N> struct A { A<N + 1> a; }; A<0> x;".to_owned(),
        "template <int N> int f(int i) { return f<N + 1>(i); } value = f<0>(1);".to_owned(),
        "template <typename T> struct A { A<T *> *a; A<A<T>> b; }; A<int> x;".to_owned(),
        "struct S { int operator()(int i) { return S()(i) + (*this)(i); } }; S s; value = s(1);".to_owned(),
        "struct S { S(int i) { S a(i); S b(i); } }; S s(3);".to_owned(),
        "struct A : A { int i; }; A *a; value = a->i;".to_owned(),
        "struct A { int i; }; struct B : A, A { A a; }; struct C : B, B, A {}; C *a; value = a->i;".to_owned(),
        "auto f = [&](int i) { return f(i) + f(i); }; value = f(1);".to_owned(),
        "switch (1) { default: switch (1) { case 1: for (;;) continue; } }".to_owned(),
        "int a[1 << 20] = {}; for (int i : a) for (int j : a) ;".to_owned(),
        "struct B { int a : 32; long b : 0; char c : 9; unsigned : 5; }; B *b; value = b->a;".to_owned(),
        "struct V { char c[1LL << 47]; char d[1LL << 47]; char e[1LL << 47]; }; V *v; value = v->e[0];".to_owned(),
        many("switch(1){"),
        many("[](){"),
        many("template<"),
        many("template<int N>"),
        many("namespace n {"),
        many("asm("),
        many("S::"),
        many("a::") + "b",
        "#if ".to_owned() + &many("("),
        "#if ".to_owned() + &many("!"),
        "#if ".to_owned() + &many("1?") + "1",
        many("#if 0\n#elif 1\n"),
        many("[["),
        "struct S { S s; }; S *p; S q = p[0]; value = q;".to_owned(),
        "struct S { int i; S s[2]; }; S *p; value = p[0];".to_owned(),
        "struct S { int i[sizeof(S)]; S &s; }; S *p; value = p[0].s;".to_owned(),
        "int a[1 << 30][1 << 30][1 << 30]; value = a[0][0][0];".to_owned(),
        many("int f(int n) { return n; } "),
        many("a&&"),
        many("a,") + "a",
        many("'"),
        many("\""),
    ];
    for text in &texts {
        ask(text, &Launch::default());
        ask(text.get(..8_000).unwrap_or(text), &Launch::default());
        ask(text.get(..120).unwrap_or(text), &Launch::default());
    }
}

proptest! {
    #[test]
    fn any_text_has_an_answer(text in ".{0,200}") {
        ask(&text, &Launch::default());
    }

    #[test]
    fn any_launch_has_an_answer(
        block in any::<[u32; 3]>(),
        block_index in any::<[u32; 3]>(),
        grid in any::<Option<[u32; 3]>>(),
        warp in any::<u32>(),
    ) {
        let launch = Launch { block, block_index, grid, warp };
        ask("int *a; value = a[threadIdx.x + blockIdx.x * blockDim.x];", &launch);
    }
}
