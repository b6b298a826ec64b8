//! What was found out about the snippet, as HTML under the picture: its accesses, what was taken for true, what can be
//! tried, the whole launch.

use super::{
    answer::{self, Answer, is_same_site},
    fault,
    hints::{self, Change, Hint},
    launch::{Extent, Total, Trouble},
    saying::{grouped, percent, quoted, way},
};
use crate::html::escaped;
use kernel::{Touch, Way, rewrite::Fix};
use model::{
    access::Space,
    evidence::Evidence,
    figure::lab::{Aside, Memory, Spec, State},
    global,
    launch::{Cost, LaunchError, Totals, Xyz},
    shared,
};
use words::{Lang, coalescing::Named, lab::FixWords, words};

/// Always the same four, so that each keeps its place on the page; empty where there is nothing to say.
pub(super) fn blocks(state: &State, lang: Lang) -> Vec<(&'static str, String)> {
    let spec = state.spec();
    let answer = answer::of(spec);
    vec![
        ("accesses", accesses(spec, &answer, lang)),
        ("assumes", assumes(spec, &answer, lang)),
        ("hints", hints(state, &answer, lang)),
        ("totals", totals(spec, &answer, lang)),
    ]
}

/// Accesses that are listed: nobody reads more, and each is counted.
const LISTED: usize = 24;

/// The snippet's accesses as buttons, rounds of a loop as one.
fn accesses(spec: &Spec, answer: &Answer, lang: Lang) -> String {
    let words = &words(lang).lab().accesses;
    let Some(chosen) = answer.touch() else {
        return String::new();
    };
    let mut sites: Vec<(usize, &Touch)> = Vec::new();
    for (at, touch) in answer.touches.iter().enumerate() {
        if !sites.iter().any(|(_, known)| is_same_site(known, touch)) {
            sites.push((at, touch));
        }
    }
    let mut html = head(words.title);
    html.push_str("<ul>");
    for (at, touch) in sites.iter().take(LISTED) {
        let pressed = is_same_site(touch, chosen);
        let line = fault::place(spec.snippet(), touch.span).0;
        let is_shared = touch.space() == Space::Shared;
        let about = (words.about)(way(touch.way, words), is_shared, touch.bytes, line);
        let content = format!(
            "{} <span>{}</span> <b>{}</b>",
            code(&quoted(spec.snippet(), touch.span)),
            escaped(&about),
            escaped(&cost(spec, if pressed { chosen } else { touch }, lang)),
        );
        html.push_str(&format!("<li>{}</li>", button("access", &at.to_string(), Some(pressed), &content)));
    }
    html.push_str("</ul>");
    if sites.len() > LISTED {
        html.push_str(&paragraph(&(words.more)(sites.len() - LISTED)));
    }
    html.push_str(&rounds(answer, chosen, lang));
    html
}

/// In a loop: which round, and the ways to those beside it.
fn rounds(answer: &Answer, chosen: &Touch, lang: Lang) -> String {
    let words = &words(lang).lab().accesses;
    let same = answer.touches.iter().enumerate().filter(|(_, touch)| is_same_site(touch, chosen));
    let places: Vec<usize> = same.map(|(at, _)| at).collect();
    let Some(round) = places.iter().position(|at| *at == answer.chosen).filter(|_| places.len() > 1) else {
        return String::new();
    };
    let to = |label: &str, sign: &str, round: Option<usize>| {
        let at = round.and_then(|round| places.get(round));
        let disabled = if at.is_none() { " disabled" } else { "" };
        let value = at.map(usize::to_string).unwrap_or_default();
        format!(
            "<button type=\"button\" name=\"access\" value=\"{value}\" aria-label=\"{}\"{disabled}>{sign}</button>",
            escaped(label)
        )
    };
    format!(
        "<p class=\"rounds\">{} <span>{}</span> {}</p>",
        to(words.round_before, "‹", round.checked_sub(1)),
        escaped(&(words.round)(round + 1, places.len())),
        to(words.round_after, "›", Some(round + 1)),
    )
}

/// What an access costs a warp.
fn cost(spec: &Spec, touch: &Touch, lang: Lang) -> String {
    let words = &words(lang).lab().accesses;
    match touch.access(spec.base().into()) {
        Ok(access) if access.space() == Space::Global => (words.sectors)(global::count(&access, spec.arch()).sectors),
        Ok(access) => (words.wavefronts)(shared::count(&access).wavefronts),
        Err(_) => words.unknown.to_owned(),
    }
}

/// What nobody can know, and was taken for true.
fn assumes(spec: &Spec, answer: &Answer, lang: Lang) -> String {
    let words = &words(lang).lab().accesses;
    let Some(touch) = answer.touch() else {
        return String::new();
    };
    let mut said = Vec::new();
    if !touch.array.is_empty() {
        said.push((words.base)(&touch.array, spec.base()));
    }
    let is_bare_shared = spec.memory() == Memory::Shared && touch.space() == Space::Shared;
    let is_declared = spec.snippet().contains("__shared__");
    if is_bare_shared && !is_declared {
        said.push((words.bare_shared)(&touch.array));
    }
    said.extend(touch.assumed.map(|span| (words.condition)(&quoted(spec.snippet(), span))));
    if touch.way == Way::Atomic {
        said.push(words.atomic_as_store.to_owned());
    }
    said.extend(answer.stopped.map(words.stopped));
    if said.is_empty() {
        return String::new();
    }
    let mut html = head(words.assumes);
    html.push_str("<ul>");
    for sentence in said {
        html.push_str(&format!("<li>{}</li>", coded(&sentence)));
    }
    html.push_str("</ul>");
    html
}

/// What can be tried, each with the difference it makes, and the way back.
fn hints(state: &State, answer: &Answer, lang: Lang) -> String {
    let words = &words(lang).lab().hints;
    let mut html = String::new();
    if let Ok(access) = &answer.access {
        html.push_str(&head(words.title));
        html.push_str("<ul>");
        for hint in &answer.hints {
            html.push_str(&hint_item(hint, lang));
        }
        html.push_str("</ul>");
        if answer.hints.is_empty() {
            let best = hints::is_best(state.spec(), access);
            html.push_str(&paragraph(if best { words.best } else { words.none }));
        }
    }
    if let Some(whose) = state.aside() {
        let label = match whose {
            Aside::Yours => words.undo,
            Aside::Tried => words.redo,
        };
        html.push_str(&button("undo-try", "", None, &escaped(label)));
    }
    html
}

fn hint_item(hint: &Hint, lang: Lang) -> String {
    let words = &words(lang).lab().hints;
    let named = fix_words(hint.fix, &words.fixes);
    let change = match hint.change {
        Change::Sectors(before, after) => (words.sectors)(before, after),
        Change::Wavefronts(before, after) => (words.wavefronts)(before, after),
        Change::Bytes { requested, moved } => (words.bytes)(requested.0, requested.1, moved.0, moved.1),
    };
    format!(
        "<li><h4>{}</h4>{}<p class=\"change\">{}</p>{}</li>",
        escaped(named.name),
        paragraph(named.sentence),
        escaped(&change),
        button("try", &hint.text, None, &escaped(words.try_it)),
    )
}

fn fix_words(fix: Fix, words: &'static FixWords) -> &'static Named {
    match fix {
        Fix::SwapAxes => &words.swap_axes,
        Fix::PadRow(_) => &words.pad_row,
        Fix::Swizzle => &words.swizzle,
        Fix::Members => &words.members,
        Fix::Together => &words.together,
        Fix::Wide => &words.wide,
    }
}

/// The whole launch, and how far the numbers can be trusted.
fn totals(spec: &Spec, answer: &Answer, lang: Lang) -> String {
    let own = &words(lang).lab().totals;
    let Some(Total { warps, sums }) = &answer.total else {
        return String::new();
    };
    let mut html = head(own.title);
    let (extent, sums) = match sums {
        Ok(sums) => sums,
        Err(trouble) => return html + &paragraph(&trouble_said(spec, trouble, lang)),
    };
    let warps = grouped(*warps);
    let (said, evidence) = match extent {
        Extent::OneWarp => return html + &paragraph(own.one_warp),
        Extent::Exact => ((own.exact)(&warps), None),
        Extent::Affine(checked) => ((own.affine)(&warps, &grouped((*checked).into())), Some(Evidence::Assumed)),
        Extent::Part(counted) => ((own.part)(&grouped((*counted).into()), &warps), None),
    };
    let label = evidence.map(|_| format!(" <small>{}</small>", escaped(words(lang).evidence().assumed)));
    html.push_str(&format!("<p>{}{}</p><dl>", coded(&said), label.unwrap_or_default()));
    for (label, value) in rows(sums, lang) {
        html.push_str(&format!("<div><dt>{}</dt><dd>{}</dd></div>", escaped(label), escaped(&value)));
    }
    html.push_str("</dl>");
    html
}

fn rows(sums: &Totals, lang: Lang) -> Vec<(&'static str, String)> {
    let own = &words(lang).lab().totals;
    let mut rows = vec![(own.warps, grouped(sums.warps))];
    match sums.cost {
        Cost::Global { requests: _, sectors, lines: _, unique_bytes, moved_bytes } => {
            rows.push((own.sectors, grouped(sectors)));
            rows.push((own.used, grouped(unique_bytes)));
            rows.push((own.moved, grouped(moved_bytes)));
            rows.extend(percent(unique_bytes, moved_bytes).map(|share| (own.efficiency, share)));
        }
        Cost::Shared { groups: _, wavefronts, conflicts } => {
            rows.push((own.wavefronts, grouped(wavefronts)));
            rows.push((own.conflicts, grouped(conflicts)));
        }
    }
    rows
}

fn trouble_said(spec: &Spec, trouble: &Trouble, lang: Lang) -> String {
    let own = &words(lang).lab().totals;
    let sides = |Xyz { x, y, z }: Xyz<u32>| [x, y, z];
    match trouble {
        Trouble::Warp(block, warp, wrong) => (own.fault)(*block, *warp, &fault::sentence(spec.snippet(), wrong, lang)),
        Trouble::Launch(error) => match *error {
            LaunchError::EmptyGrid => own.empty_grid.to_owned(),
            LaunchError::EmptyBlock => own.empty_block.to_owned(),
            LaunchError::BlockTooLarge { threads } => (own.block_too_large)(&grouped(threads)),
            LaunchError::Negative { thread, address } => {
                (own.negative)(sides(thread.thread), sides(thread.block), &address.to_string())
            }
            LaunchError::Overflow { thread, address } => {
                (own.overflow)(sides(thread.thread), sides(thread.block), &address.to_string())
            }
            LaunchError::Misaligned { thread, address, width } => {
                (own.misaligned)(sides(thread.thread), sides(thread.block), &address.to_string(), width.bytes())
            }
        },
    }
}

fn head(text: &str) -> String {
    format!("<h3>{}</h3>", escaped(text))
}

fn paragraph(text: &str) -> String {
    format!("<p>{}</p>", coded(text))
}

fn code(text: &str) -> String {
    format!("<code>{}</code>", escaped(text))
}

/// A sentence with code between backticks.
fn coded(text: &str) -> String {
    let pieces = text.split('`').enumerate();
    pieces.map(|(at, piece)| if at % 2 == 1 { code(piece) } else { escaped(piece) }).collect()
}

/// A button as every control is one; `content` is HTML. The value keeps its lines.
fn button(name: &str, value: &str, pressed: Option<bool>, content: &str) -> String {
    let pressed = pressed.map(|pressed| format!(" aria-pressed=\"{pressed}\"")).unwrap_or_default();
    let value = escaped(value).replace('\n', "&#10;").replace('\r', "&#13;");
    format!("<button type=\"button\" name=\"{name}\" value=\"{value}\"{pressed}>{content}</button>")
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::{access::Width, launch::Thread};

    #[test]
    fn a_launch_that_cannot_be_names_thread_and_address() {
        let thread = Thread { block: Xyz::new(3, 0, 1), thread: Xyz::new(5, 2, 0) };
        let check = |error, lang, expected: &str| {
            let said = trouble_said(&Spec::default(), &Trouble::Launch(error), lang);
            assert_eq!(said, expected);
        };
        check(
            LaunchError::Negative { thread, address: -8 },
            Lang::En,
            "Thread (5, 2, 0) of block (3, 0, 1) would go to address -8, before the first byte.",
        );
        check(
            LaunchError::Overflow { thread, address: 1 << 63 },
            Lang::HiLatn,
            "Block (3, 0, 1) ka thread (5, 2, 0) address 9223372036854775808 par jaata, jo aakhri byte se aage hai.",
        );
        check(
            LaunchError::Misaligned { thread, address: 6, width: Width::B4 },
            Lang::En,
            "Thread (5, 2, 0) of block (3, 0, 1) would go to address 6, which is not a multiple of 4.",
        );
        check(
            LaunchError::BlockTooLarge { threads: 2048 },
            Lang::En,
            "A block of 2,048 threads is too large: 1024 is the limit.",
        );
    }
}
