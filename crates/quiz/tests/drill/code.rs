//! The line of CUDA says what the figure shows: it is read and run for a warp.

use super::any_item;
use kernel::Launch;
use model::access::{Access, Space};
use proptest::prelude::*;
use quiz::drill::{Ask, Item, element};

/// Arrays that the lines take for given.
const ARRAYS: &str = "VALUE *a;\nVALUE *m;\n";

/// The access that the lines make, or why they make none.
fn of_code(item: &Item, code: &str) -> Result<Access, String> {
    let (space, width) = match &item.ask {
        Ask::Global(spec) => (Space::Global, spec.width()),
        Ask::Dram(spec) => (Space::Global, spec.access().width()),
        Ask::Shared(spec) => (Space::Shared, spec.width()),
    };
    let (x, y) = item.ask.block();
    let declares_x = code.contains(&format!("{} x = ", element(width)));
    let given = if declares_x { ARRAYS.to_owned() } else { format!("VALUE x;\n{ARRAYS}") };
    // A struct stands before the array of it.
    let source = match code.split_once("};\n") {
        Some((of_struct, line)) => format!("{given}{of_struct}}};\nS *s;\n{line}"),
        None => format!("{given}{code}"),
    };
    let source = source.replace("VALUE", element(width));
    let launch = Launch { block: [x, y, 1], ..Launch::default() };
    let reading = kernel::read(&source, &launch).map_err(|fault| format!("{source}\n{fault:?}"))?;
    // In a loop, the first round is meant.
    let first = reading.touches.first().ok_or_else(|| format!("{source}: no access"))?;
    assert_eq!(first.space(), space, "{source}");
    first.access(0).map_err(|fault| format!("{source}\n{fault:?}"))
}

fn addresses(access: &Access) -> Vec<(u8, u64)> {
    access.lanes().map(|(lane, address)| (lane.number(), address)).collect()
}

proptest! {
    #[test]
    fn the_code_and_the_figure_never_disagree(item in any_item()) {
        let code = item.code().unwrap();
        let read = of_code(&item, &code).unwrap();
        let asked = match &item.ask {
            Ask::Global(spec) => spec.access(),
            Ask::Dram(spec) => spec.access().access(),
            Ask::Shared(spec) => spec.fixed().unwrap_or_else(|| spec.plain()),
        };
        prop_assert_eq!(addresses(&read), addresses(&asked), "{}", code);
        prop_assert_eq!((read.width(), read.op()), (asked.width(), asked.op()), "{}", code);
    }

    #[test]
    fn a_line_fits_on_a_phone(item in any_item()) {
        for line in item.code().unwrap().lines() {
            prop_assert!(line.len() <= 58, "{}", line);
        }
    }
}
