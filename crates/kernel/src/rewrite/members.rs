//! Makes an array of structs an array for each of the members that are used.

use super::text::{Edit, Text};
use crate::reading::Touch;
use crate::types::{Type, builtin};

/// The declaration of the array: its type's name, the array's name, and how its declarator ends.
struct Declared {
    /// The first token of the statement or parameter.
    start: usize,
    ty: usize,
    name: usize,
    /// The token after the declarator.
    end: usize,
}

/// `Particle *p; … p[i].mass` becomes `float *p_mass; … p_mass[i]`.
pub fn apart(text: &Text, touch: &Touch) -> Option<Vec<Edit>> {
    let declared = declared(text, &touch.array)?;
    let mut used: Vec<&str> = Vec::new();
    let mut edits = Vec::new();
    for at in text.places(&touch.array).filter(|at| *at != declared.name) {
        let &[(_, close)] = &text.subscripts(at)[..] else {
            return None;
        };
        let member = text.word(close + 2).filter(|_| text.is_sign(close + 1, "."))?;
        if text.is_sign(close + 3, ".") || text.is_sign(close + 3, "[") || text.is_sign(close + 3, "(") {
            return None;
        }
        if !used.contains(&member) {
            used.push(member);
        }
        edits.push((text.span(at), apart_name(&touch.array, member)));
        edits.push((text.between(close + 1, close + 3), String::new()));
    }
    let is_parameter = text.is_sign(declared.end, ")") || text.is_parameter(declared.name);
    let mut declarations = Vec::new();
    for member in used {
        let ty = member_type(text, text.word(declared.ty)?, member)?;
        let before = text.piece(declared.start, declared.ty);
        let between = text.piece(declared.ty + 1, declared.name);
        let after = text.piece(declared.name + 1, declared.end);
        let gap = |piece: &str| if piece.is_empty() { "" } else { " " };
        // `Particle *p` has its star beside the name, `Particle* p` beside the type: both stay so.
        let star = text.span(declared.ty).end < text.span(declared.ty + 1).start;
        let touches = text.span(declared.name - 1).end == text.span(declared.name).start;
        let name = apart_name(&touch.array, member);
        declarations.push(format!(
            "{before}{}{ty}{}{between}{}{name}{after}",
            gap(before),
            if star { " " } else { "" },
            if touches { "" } else { " " },
        ));
    }
    let new = declarations.join(if is_parameter { ", " } else { "; " });
    edits.push((text.between(declared.start, declared.end), new));
    Some(edits)
}

fn apart_name(array: &str, member: &str) -> String {
    format!("{array}_{member}")
}

/// `const Particle *p` or `Particle p[64]`, alone in its statement or parameter.
fn declared(text: &Text, array: &str) -> Option<Declared> {
    let qualifiers = ["const", "__restrict__", "volatile", "static", "__shared__", "__device__", "struct"];
    let name = text.places(array).next()?;
    let start = text.start(name);
    let ty = (start..name).find(|at| text.word(*at).is_some_and(|word| !qualifiers.contains(&word)))?;
    let plain = |at: usize| text.is_sign(at, "*") || text.word(at).is_some_and(|word| qualifiers.contains(&word));
    let end = text.subscripts(name).last().map_or(name, |last| last.1) + 1;
    let ends = text.is_sign(end, ";") || text.is_sign(end, ")") || (text.is_sign(end, ",") && text.is_parameter(end));
    let is_one = (ty + 1..name).all(plain) && ends;
    is_one.then_some(Declared { start, ty, name, end })
}

/// The scalar type of a member, as it is written.
fn member_type<'t>(text: &Text<'t>, structure: &str, member: &str) -> Option<&'t str> {
    if let Some(Type::Vector(..)) = builtin(structure) {
        let scalar = structure.trim_end_matches(|c: char| c.is_ascii_digit());
        let known = ["float", "double", "int", "uint", "short", "char", "uchar", "half"];
        let written = known.into_iter().find(|name| *name == scalar)?;
        return ["x", "y", "z", "w"].contains(&member).then_some(match written {
            "uchar" => "unsigned char",
            other => other,
        });
    }
    // `struct Name {` and `struct alignas(32) Name {`, or `} Name;` after `typedef struct {`.
    let open = (0..text.count()).find(|at| {
        let opens = text.is_sign(*at, "{");
        let before = opens && *at > 1 && text.is_word(*at - 1, structure) && is_struct(text, *at - 1);
        before || (opens && text.close(*at).is_some_and(|close| text.is_word(close + 1, structure)))
    })?;
    let close = text.close(open)?;
    let at = (open + 1..close).find(|at| text.is_word(*at, member))?;
    let start = text.start(at);
    let list = |at: usize| text.word(at).is_some() || text.is_sign(at, ",");
    let alone = (start..=at).all(list) && (text.is_sign(at + 1, ",") || text.is_sign(at + 1, ";"));
    let first_comma = (start..at).find(|at| text.is_sign(*at, ",")).unwrap_or(at + 1);
    (alone && first_comma > start + 1).then(|| text.piece(start, first_comma - 1))
}

/// Is this the name of a struct? Between the word and the name may stand how it is aligned.
fn is_struct(text: &Text, name: usize) -> bool {
    let start = text.start(name);
    let Some(word) = (start..name).rfind(|at| text.is_word(*at, "struct")) else {
        return false;
    };
    let mut at = word + 1;
    while at < name && text.word(at).is_some() {
        at = match text.is_sign(at + 1, "(") {
            true => text.close(at + 1).map_or(name + 1, |close| close + 1),
            false => at + 1,
        };
    }
    at == name
}
