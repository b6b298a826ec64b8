//! Random expressions mean what C says they mean.
//!
//! The oracle computes in 128 bits and knows the conversions by name; it shares nothing with the crate. What
//! is undefined in C has to be a fault of the very lane.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use kernel::{Kind, Launch, Wanted, read};
use model::warp::Lane;
use proptest::prelude::*;

/// Bits and sign of a type, and how it is written.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Int(u32, bool, &'static str);

const INTS: [Int; 7] = [
    Int(32, true, "int"),
    Int(32, false, "unsigned"),
    Int(64, true, "long long"),
    Int(64, false, "size_t"),
    Int(8, true, "signed char"),
    Int(16, false, "unsigned short"),
    Int(8, false, "uint8_t"),
];

#[derive(Clone, Debug)]
enum Tree {
    Lane,
    Thread,
    Number(u32),
    Cast(Int, Box<Tree>),
    Unary(&'static str, Box<Tree>),
    Binary(&'static str, Box<Tree>, Box<Tree>),
    Either(Box<Tree>, Box<Tree>, Box<Tree>),
}

/// Operators and how tightly they bind, as the standard's grammar has it.
const OPERATORS: [(&str, u32); 18] = [
    ("*", 10),
    ("/", 10),
    ("%", 10),
    ("+", 9),
    ("-", 9),
    ("<<", 8),
    (">>", 8),
    ("<", 7),
    (">", 7),
    ("<=", 7),
    (">=", 7),
    ("==", 6),
    ("!=", 6),
    ("&", 5),
    ("^", 4),
    ("|", 3),
    ("&&", 2),
    ("||", 1),
];

fn tree() -> impl Strategy<Value = Tree> {
    let leaf = prop_oneof![
        Just(Tree::Lane),
        Just(Tree::Thread),
        (0u32..70).prop_map(Tree::Number),
        (0u32..0x7fff_ffff).prop_map(Tree::Number),
    ];
    leaf.prop_recursive(5, 40, 3, |inner| {
        let boxed = inner.prop_map(Box::new).boxed();
        prop_oneof![
            (proptest::sample::select(&INTS[..]), boxed.clone()).prop_map(|(int, of)| Tree::Cast(int, of)),
            (proptest::sample::select(&["-", "~", "!", "+"][..]), boxed.clone())
                .prop_map(|(op, of)| Tree::Unary(op, of)),
            (proptest::sample::select(&OPERATORS[..]), boxed.clone(), boxed.clone())
                .prop_map(|((op, _), a, b)| Tree::Binary(op, a, b)),
            (boxed.clone(), boxed.clone(), boxed).prop_map(|(c, a, b)| Tree::Either(c, a, b)),
        ]
    })
}

/// With no parenthesis that the grammar does not ask for.
fn written(tree: &Tree, power: u32) -> String {
    let (text, own) = match tree {
        Tree::Lane => ("lane".into(), 20),
        Tree::Thread => ("threadIdx.x".into(), 20),
        Tree::Number(number) => (number.to_string(), 20),
        Tree::Cast(int, of) => (format!("({}){}", int.2, written(of, 15)), 15),
        // A space, lest two signs become one.
        Tree::Unary(op, of) => (format!("{op} {}", written(of, 15)), 15),
        Tree::Binary(op, a, b) => {
            let own = OPERATORS.iter().find(|(name, _)| name == op).unwrap().1;
            (format!("{} {op} {}", written(a, own), written(b, own + 1)), own)
        }
        Tree::Either(c, a, b) => (format!("{} ? {} : {}", written(c, 1), written(a, 0), written(b, 0)), 0),
    };
    if own < power { format!("({text})") } else { text }
}

fn wrapped(value: i128, int: Int) -> i128 {
    let size = 1i128 << int.0;
    let low = value.rem_euclid(size);
    if int.1 && low >= size / 2 { low - size } else { low }
}

fn promoted(int: Int) -> Int {
    if int.0 < 32 { INTS[0] } else { int }
}

fn common(a: Int, b: Int) -> Int {
    let (a, b) = (promoted(a), promoted(b));
    INTS.into_iter()
        .find(|int| int.0 == a.0.max(b.0) && int.1 == [a, b].iter().all(|x| x.0 < a.0.max(b.0) || x.1))
        .unwrap()
}

/// The value and its type; none if C leaves it undefined.
fn meant(tree: &Tree, lane: i128) -> Option<(i128, Int)> {
    Some(match tree {
        Tree::Lane => (lane, INTS[0]),
        Tree::Thread => (lane, INTS[1]),
        Tree::Number(number) => (i128::from(*number), INTS[0]),
        Tree::Cast(int, of) => (wrapped(meant(of, lane)?.0, *int), *int),
        Tree::Unary("!", of) => (i128::from(meant(of, lane)?.0 == 0), INTS[0]),
        Tree::Unary(op, of) => {
            let (value, int) = meant(of, lane)?;
            let int = promoted(int);
            match *op {
                "-" => fits(-value, int)?,
                "~" => (wrapped(!value, int), int),
                _ => (value, int),
            }
        }
        Tree::Binary("&&", a, b) => {
            let both = meant(a, lane)?.0 != 0 && meant(b, lane)?.0 != 0;
            (i128::from(both), INTS[0])
        }
        Tree::Binary("||", a, b) => {
            let any = meant(a, lane)?.0 != 0 || meant(b, lane)?.0 != 0;
            (i128::from(any), INTS[0])
        }
        Tree::Either(c, a, b) => {
            let chosen = if meant(c, lane)?.0 != 0 { a } else { b };
            let int = common(kind(a), kind(b));
            (wrapped(meant(chosen, lane)?.0, int), int)
        }
        Tree::Binary(op, a, b) => {
            let ((a, of_a), (b, of_b)) = (meant(a, lane)?, meant(b, lane)?);
            if op == &"<<" || op == &">>" {
                let int = promoted(of_a);
                let by = u32::try_from(b).ok().filter(|by| *by < int.0)?;
                let moved = if op == &"<<" { a << by } else { a >> by };
                return Some((wrapped(moved, int), int));
            }
            let int = common(of_a, of_b);
            let (a, b) = (wrapped(a, int), wrapped(b, int));
            let said = |said: bool| Some((i128::from(said), INTS[0]));
            match *op {
                "*" => fits(a * b, int)?,
                "/" => fits(a.checked_div(b)?, int)?,
                "%" => {
                    fits(a.checked_div(b)?, int)?;
                    (a % b, int)
                }
                "+" => fits(a + b, int)?,
                "-" => fits(a - b, int)?,
                "&" => (wrapped(a & b, int), int),
                "^" => (wrapped(a ^ b, int), int),
                "|" => (wrapped(a | b, int), int),
                "<" => said(a < b)?,
                ">" => said(a > b)?,
                "<=" => said(a <= b)?,
                ">=" => said(a >= b)?,
                "==" => said(a == b)?,
                _ => said(a != b)?,
            }
        }
    })
}

fn fits(value: i128, int: Int) -> Option<(i128, Int)> {
    let low = wrapped(value, int);
    (low == value || !int.1).then_some((low, int))
}

/// The type alone, which is known even where the value is not.
fn kind(tree: &Tree) -> Int {
    match tree {
        Tree::Lane | Tree::Number(_) => INTS[0],
        Tree::Thread => INTS[1],
        Tree::Cast(int, _) => *int,
        Tree::Unary("!", _) => INTS[0],
        Tree::Unary(_, of) => promoted(kind(of)),
        Tree::Either(_, a, b) => common(kind(a), kind(b)),
        Tree::Binary("<<" | ">>", a, _) => promoted(kind(a)),
        Tree::Binary("*" | "/" | "%" | "+" | "-" | "&" | "^" | "|", a, b) => common(kind(a), kind(b)),
        Tree::Binary(..) => INTS[0],
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn expressions_mean_what_c_says(tree in tree()) {
        // The low ten bits of the result, as an address.
        let text = format!(
            "int lane = threadIdx.x; char *a; value = a[(unsigned long long)({}) & 1023];",
            written(&tree, 0)
        );
        let meant: Vec<_> = (0..32).map(|lane| meant(&tree, lane)).collect();
        let found = read(&text, &Launch::default());
        match meant.iter().position(Option::is_none) {
            None => {
                let access = found.unwrap().choose(Wanted::default()).unwrap().access(0).unwrap();
                for (lane, address) in access.lanes() {
                    let (value, _) = meant[lane.index()].unwrap();
                    prop_assert_eq!(i128::from(address), value & 1023, "{} lane {}", text, lane);
                }
            }
            Some(_) => {
                let fault = found.unwrap_err();
                let undefined = [Kind::SignedOverflow, Kind::DivisionByZero];
                let is_shift = matches!(fault.kind, Kind::ShiftRange(_));
                prop_assert!(is_shift || undefined.contains(&fault.kind), "{} {:?}", text, fault);
                // Other lanes may meet another operation first, so the lane is only one of those.
                let lane = fault.lane.map(Lane::index).unwrap();
                prop_assert!(meant[lane].is_none(), "{} {:?}", text, fault);
            }
        }
    }

    #[test]
    fn an_index_beyond_the_array_names_its_first_lane(length in 1u64..33, stride in 1u64..5) {
        let text = format!("__shared__ int s[{length}]; value = s[threadIdx.x * {stride}];");
        let found = read(&text, &Launch::default());
        match (0..32).find(|lane| lane * stride >= length) {
            None => prop_assert!(found.is_ok()),
            Some(lane) => {
                let fault = found.unwrap_err();
                let index = i64::try_from(lane * stride).unwrap();
                prop_assert_eq!(fault.kind, Kind::OutOfRange { index, length });
                prop_assert_eq!(fault.lane.map(|lane| u64::from(lane.number())), Some(lane));
            }
        }
    }
}
