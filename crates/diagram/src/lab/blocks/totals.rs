//! What the access costs in the whole launch, and how that is known.

use super::{head, paragraph};
use crate::{
    html::{coded, escaped},
    lab::{
        answer::Answer,
        fault,
        launch::{Extent, Total, Trouble},
        saying::{grouped, percent},
    },
};
use model::{
    evidence::Evidence,
    figure::lab::Spec,
    launch::{Cost, LaunchError, Totals, Xyz},
};
use words::{Lang, words};

/// The whole launch, and how far the numbers can be trusted.
pub(super) fn totals(spec: &Spec, answer: &Answer, lang: Lang) -> String {
    let own = &words(lang).lab().totals;
    let Some(Total { warps, sums }) = &answer.total else {
        return String::new();
    };
    let mut html = head(own.title);
    let (extent, sums) = match sums {
        Ok(sums) => sums,
        Err(trouble) => return html + &paragraph(&trouble_said(spec, trouble, lang)),
    };
    let all = *warps;
    let warps = grouped(all);
    let (said, evidence) = match extent {
        Extent::OneWarp => return html + &paragraph(own.one_warp),
        Extent::Exact => ((own.exact)(&warps), None),
        Extent::Proven => ((own.proven)(&warps), None),
        Extent::Affine(checked) => ((own.affine)(&warps, &grouped((*checked).into())), Some(Evidence::Assumed)),
        Extent::Part(counted) => ((own.part)(&grouped((*counted).into()), &warps), None),
    };
    let label = evidence.map(|_| format!(" <small>{}</small>", escaped(words(lang).evidence().assumed)));
    html.push_str(&format!("<p>{}{}</p>", coded(&said), label.unwrap_or_default()));
    let counted = match extent {
        Extent::Part(counted) => (*counted).into(),
        Extent::OneWarp | Extent::Exact | Extent::Proven | Extent::Affine(_) => all,
    };
    if sums.warps < counted {
        html.push_str(&paragraph(&(own.with_work)(&grouped(sums.warps), &grouped(counted))));
    }
    if answer.is_in_loop() {
        html.push_str(&paragraph(own.one_round));
    }
    html.push_str("<dl>");
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
        Trouble::Long => own.too_long.to_owned(),
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
