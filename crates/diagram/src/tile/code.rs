//! The program's lines for an access: they are the same in every language.

use model::figure::tile::{Column, Element, Kernel, Spec, Step};

/// What leads to the access, and the statement that is the access.
pub(super) fn lines(spec: &Spec, step: Step) -> (String, String) {
    let side = spec.block().tile_side();
    let here = format!("x = blockIdx.x*{side} + tx;  y = blockIdx.y*{side} + ty;");
    match step {
        Step::GlobalRead => (here, "v = in[y*n + x];".to_owned()),
        Step::TileWrite => (format!("__shared__ {};", declaration(spec)), format!("{} = v;", indexed(spec, step))),
        Step::TileRead => ("__syncthreads();".to_owned(), format!("w = {};", indexed(spec, step))),
        Step::GlobalWrite if spec.kernel().has_tile() => {
            let mirrored = format!("x = blockIdx.y*{side} + tx;  y = blockIdx.x*{side} + ty;");
            (mirrored, "out[y*n + x] = w;".to_owned())
        }
        Step::GlobalWrite => (here, "out[x*n + y] = v;".to_owned()),
    }
}

/// The tile as a program declares it: `float tile[32][33]`.
pub(super) fn declaration(spec: &Spec) -> String {
    let element = match spec.element() {
        Element::Float => "float",
        Element::Double => "double",
    };
    let (rows, columns) = spec.declared();
    format!("{element} tile[{rows}][{columns}]")
}

fn indexed(spec: &Spec, step: Step) -> String {
    let down_a_column = match (step, spec.column()) {
        (Step::TileWrite, Column::Write) | (Step::TileRead, Column::Read) => true,
        (Step::TileWrite, Column::Read) | (Step::TileRead, Column::Write) => false,
        (Step::GlobalRead | Step::GlobalWrite, Column::Read | Column::Write) => false,
    };
    let (row, column) = if down_a_column { ("tx", "ty") } else { ("ty", "tx") };
    match spec.kernel() {
        Kernel::Swizzled => format!("tile[{row}][{column} ^ {row}]"),
        Kernel::Naive | Kernel::Tile | Kernel::Padded | Kernel::WrongPad => format!("tile[{row}][{column}]"),
    }
}
