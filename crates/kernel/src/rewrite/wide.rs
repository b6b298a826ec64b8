//! Sixteen bytes a lane in one instruction: four neighbours that a lane has to itself, or four times as many elements.

use super::text::{Edit, Text};
use crate::reading::{Home, Touch};

/// Scalars, the vectors of 16 bytes, and how many are in one.
const VECTORS: [(&str, &str, u64); 4] =
    [("float", "float4", 4), ("int", "int4", 4), ("uint", "uint4", 4), ("double", "double2", 2)];

/// Where a pointer is declared: its scalar and its name.
struct Declared {
    scalar: usize,
    name: usize,
    vector: &'static str,
    count: u64,
}

fn declared(text: &Text, array: &str) -> Option<Declared> {
    let name = text.places(array).next()?;
    let start = text.start(name);
    let (scalar, &(_, vector, count)) = (start..name).find_map(|at| {
        let vector = VECTORS.iter().find(|(scalar, ..)| text.is_word(at, scalar))?;
        Some((at, vector))
    })?;
    let plain =
        |at: usize| ["const", "__restrict__"].iter().any(|word| text.is_word(at, word)) || text.is_sign(at, "*");
    let stars = (scalar + 1..name).filter(|at| text.is_sign(*at, "*")).count();
    let ends = text.is_sign(name + 1, ";") || text.is_sign(name + 1, ")") || text.is_parameter(name + 1);
    let is_pointer = (scalar + 1..name).all(plain) && stars == 1 && ends;
    let before = (start..scalar).all(plain);
    (is_pointer && before).then_some(Declared { scalar, name, vector, count })
}

/// `v = a[i * 4 + 1]` becomes `v = reinterpret_cast<float4 *>(a)[i]`: the other three come along anyway.
pub fn together(text: &Text, touch: &Touch) -> Option<Vec<Edit>> {
    let declared = declared(text, &touch.array)?;
    let mut uses = text.places(&touch.array).filter(|at| *at != declared.name);
    let (at, None) = (uses.next()?, uses.next()) else {
        return None;
    };
    let &[(open, close)] = &text.subscripts(at)[..] else {
        return None;
    };
    let index = group(text, open + 1, close, declared.count)?;
    let constant = (text.start(declared.name)..declared.name).any(|before| text.is_word(before, "const"));
    let qualifier = if constant { "const " } else { "" };
    let mut edits = loaded(text, at, close, declared.vector)?;
    let new = format!("reinterpret_cast<{qualifier}{} *>({})[{index}]", declared.vector, touch.array);
    edits.push((text.between(at, close + 1), new));
    Some(edits)
}

/// The `i` of `i * 4`, `4 * i`, and either of them `+ j`.
fn group(text: &Text, from: usize, to: usize, count: u64) -> Option<String> {
    let factor = |from: usize| {
        let end = match text.sign(from) {
            Some("(") => text.close(from)? + 1,
            Some(_) => return None,
            None => {
                from + 1 + (from + 1..to).take_while(|at| text.is_sign(*at, ".") || text.is_sign(*at - 1, ".")).count()
            }
        };
        (end <= to).then_some(end)
    };
    let first_end = factor(from)?;
    let second_end = factor(first_end + 1).filter(|_| text.is_sign(first_end, "*"))?;
    let rest = second_end == to || text.is_sign(second_end, "+");
    let plain_rest = (second_end..to).all(|at| !text.is_sign(at, ",") && !text.is_sign(at, "?"));
    let index = match (text.is_number(from, count), text.is_number(first_end + 1, count)) {
        (true, _) => text.piece(first_end + 1, second_end),
        (false, true) => text.piece(from, first_end),
        (false, false) => return None,
    };
    (rest && plain_rest).then(|| index.to_owned())
}

/// What else changes where a whole access is loaded: the type of a new variable, which nobody may use yet.
fn loaded(text: &Text, at: usize, close: usize, vector: &str) -> Option<Vec<Edit>> {
    if !text.is_sign(at.checked_sub(1)?, "=") || !text.is_sign(close + 1, ";") {
        return None;
    }
    let start = text.start(at);
    let name = at.checked_sub(2)?;
    let used_once = text.places(text.word(name)?).count() == 1;
    let is_scalar = |at: usize| VECTORS.iter().any(|(scalar, ..)| text.is_word(at, scalar));
    match name - start {
        0 if used_once || text.is_word(name, "value") => Some(Vec::new()),
        1 if used_once && is_scalar(start) => Some(vec![(text.span(start), vector.to_owned())]),
        1 if used_once && text.is_word(start, "auto") => Some(Vec::new()),
        _ => None,
    }
}

/// `a[i]` stays as it is, but `a` points to vectors: a quarter of the threads do the same work. Only where whole
/// elements are copied, and no condition or loop counts them.
pub fn wide(text: &Text, touch: &Touch) -> Option<Vec<Edit>> {
    let counts = ["if", "for", "while", "do", "return"];
    let any_counts = (0..text.count()).any(|at| text.word(at).is_some_and(|word| counts.contains(&word)));
    if touch.home != Home::Bare || any_counts {
        return None;
    }
    let mut edits = Vec::new();
    let mut arrays = vec![touch.array.clone()];
    let mut done = 0;
    let mut vector = None;
    while let Some(array) = arrays.get(done).cloned() {
        done += 1;
        let declared = declared(text, &array)?;
        if *vector.get_or_insert(declared.vector) != declared.vector {
            return None;
        }
        edits.push((text.span(declared.scalar), declared.vector.to_owned()));
        for at in text.places(&array).filter(|at| *at != declared.name) {
            let &[(_, close)] = &text.subscripts(at)[..] else {
                return None;
            };
            match copied(text, at, close, declared.vector)? {
                Copied::Alone(more) => edits.extend(more),
                Copied::With(other) if arrays.iter().any(|known| known == other) => {}
                Copied::With(other) => arrays.push(other.to_owned()),
            }
        }
    }
    edits.sort_by_key(|(span, _)| (span.start, span.end));
    edits.dedup();
    Some(edits)
}

enum Copied<'t> {
    /// From or to something that is no array.
    Alone(Vec<Edit>),
    /// From or to another array.
    With(&'t str),
}

/// `x = a[i];`, `float x = a[i];`, `a[i] = x;`, `a[i] = b[j];`
fn copied<'t>(text: &Text<'t>, at: usize, close: usize, vector: &str) -> Option<Copied<'t>> {
    let start = text.start(at);
    if start == at {
        // A store.
        let from = close + 2;
        let end = text.subscripts(from).last().map_or(from, |last| last.1) + 1;
        let name = text.word(from).filter(|_| text.is_sign(close + 1, "=") && text.is_sign(end, ";"))?;
        return match end == from + 1 {
            false => Some(Copied::With(name)),
            true => (name == "value" || text.places(name).count() == 1).then_some(Copied::Alone(Vec::new())),
        };
    }
    let target_end = text.subscripts(start).last().map(|last| last.1);
    match target_end {
        Some(end) if end + 2 == at && text.is_sign(close + 1, ";") && text.is_sign(at - 1, "=") => {
            text.word(start).map(Copied::With)
        }
        Some(_) => None,
        None => loaded(text, at, close, vector).map(Copied::Alone),
    }
}
