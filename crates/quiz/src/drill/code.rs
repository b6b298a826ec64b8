//! A drill's access in CUDA: the same in every language, and read back by a test.

use super::{Ask, Item, Lanes};
use crate::Confusion;
use model::{
    access::{self, Width},
    figure::{
        banks::{self, Fix},
        coalescing::{self, Layout, Number, Order},
    },
};

/// The lines; none for what no short line says.
pub(super) fn code(item: &Item) -> Option<String> {
    match &item.ask {
        Ask::Global(spec) => of_global(spec, item.confusion),
        Ask::Dram(spec) => of_global(spec.access(), item.confusion),
        Ask::Shared(spec) => of_shared(spec),
    }
}

/// The type of an element of that size, as the code has it.
pub fn element(width: Width) -> &'static str {
    match width {
        Width::B1 => "unsigned char",
        Width::B2 => "half",
        Width::B4 => "float",
        Width::B8 => "double",
        Width::B16 => "float4",
    }
}

/// A load or a store of this place by these lanes.
fn line(lanes: Lanes, is_load: bool, width: Width, place: &str) -> String {
    let condition = match lanes {
        Lanes::All => String::new(),
        Lanes::Below(number) => format!("if (threadIdx.x < {number}) "),
        Lanes::Even => "if (threadIdx.x % 2 == 0) ".to_owned(),
        Lanes::Some(mask) => format!("if (0x{:x}u >> threadIdx.x & 1) ", mask.bits()),
    };
    match (is_load, lanes) {
        (false, _) => format!("{condition}{place} = x;"),
        (true, Lanes::All) => format!("{} x = {place};", element(width)),
        (true, Lanes::Below(_) | Lanes::Even | Lanes::Some(_)) => format!("{condition}x = {place};"),
    }
}

/// `name * factor`, without what does nothing.
fn times(name: &str, factor: u32) -> String {
    match factor {
        0 => "0".to_owned(),
        1 => name.to_owned(),
        _ => format!("{name} * {factor}"),
    }
}

/// `sum + offset`, without what does nothing.
fn plus(sum: &str, offset: u32) -> String {
    match (sum, offset) {
        (sum, 0) => sum.to_owned(),
        ("0", offset) => offset.to_string(),
        (sum, offset) => format!("{sum} + {offset}"),
    }
}

fn of_global(spec: &coalescing::Spec, confusion: Option<Confusion>) -> Option<String> {
    let position = match spec.order() {
        Order::Forward => "threadIdx.x",
        Order::Reversed => "(31 - threadIdx.x)",
        Order::Pairs => "(threadIdx.x ^ 1)",
        Order::Shuffled => return None,
    };
    let (width, number) = (spec.width(), |number| spec.number(number));
    let is_load = match spec.op() {
        access::Op::Load => true,
        access::Op::Store => false,
    };
    let line = |place: &str| line(Lanes::of(spec.active()), is_load, width, place);
    let (stride, offset, pitch) = (number(Number::Stride), number(Number::Offset), number(Number::Pitch));
    match spec.layout() {
        Layout::Stride if confusion == Some(Confusion::PerThread) => {
            let own = times(position, stride);
            let read = format!("x += a[{own} + i];");
            Some(format!("{} x = 0;\nfor (int i = 0; i < {stride}; ++i)\n    {read}", element(width)))
        }
        Layout::Stride => Some(line(&format!("a[{}]", plus(&times(position, stride), offset)))),
        Layout::Field => {
            let (fields, field) = (number(Number::Fields), spec.field());
            let of_struct = format!("struct S {{ {} v[{fields}]; }};", element(width));
            Some(format!("{of_struct}\n{}", line(&format!("s[{}].v[{field}]", plus(position, offset)))))
        }
        // One column: the index that varies chooses the row.
        Layout::Block if number(Number::Columns) == 1 => {
            Some(line(&format!("m[{}]", plus(&format!("{} + threadIdx.y", times(position, pitch)), offset))))
        }
        Layout::Block => {
            Some(line(&format!("m[{}]", plus(&format!("{} + threadIdx.x", times("threadIdx.y", pitch)), offset))))
        }
        Layout::Random => None,
    }
}

fn of_shared(spec: &banks::Spec) -> Option<String> {
    let number = |number| spec.number(number);
    let is_load = match spec.op() {
        banks::Op::Load => true,
        banks::Op::Store => false,
        banks::Op::Atomic => return None,
    };
    let line = |place: &str| line(Lanes::of(spec.active()), is_load, spec.width(), place);
    let declared = |dimensions: &str| format!("__shared__ {} {dimensions};", element(spec.width()));
    match (spec.pattern(), spec.fix()) {
        (banks::Pattern::Random, _) | (banks::Pattern::Stride, Fix::Pad | Fix::Swizzle) => None,
        (banks::Pattern::Stride, Fix::None) => {
            let place = match number(banks::Number::Share) {
                1 => "threadIdx.x".to_owned(),
                share => format!("threadIdx.x / {share}"),
            };
            let index = plus(&times(&place, number(banks::Number::Stride)), number(banks::Number::Offset));
            Some(format!("{}\n{}", declared("s[2048]"), line(&format!("s[{index}]"))))
        }
        (banks::Pattern::Tile, fix) => {
            let (row, column) = (number(banks::Number::Pitch), spec.column());
            let (length, column) = match fix {
                Fix::None => (row, column.to_string()),
                Fix::Pad => (row + number(banks::Number::Pad), column.to_string()),
                Fix::Swizzle => (row, format!("{column} ^ {}", swizzling(spec))),
            };
            let tile = declared(&format!("tile[32][{length}]"));
            Some(format!("{tile}\n{}", line(&format!("tile[threadIdx.x][{column}]"))))
        }
    }
}

/// What the column is swizzled with: the row, or as much of it as keeps each element in its row.
fn swizzling(spec: &banks::Spec) -> String {
    match spec.swizzled_columns() {
        32 => "threadIdx.x".to_owned(),
        columns => format!("threadIdx.x % {columns}"),
    }
}
