//! The derivation's steps, as a page would print them.

use expect_test::{Expect, expect};
use model::access::{Access, Op, Space, Width};
use model::arch::Arch;
use model::derive::{Constants, Operator, Symbol, Term, Unit, Value, steps};
use model::pattern::{Order, Pattern, access};
use model::warp::Mask;

fn stride(elements: u32, op: Op, mask: Mask) -> Access {
    let pattern = Pattern::Stride { elements };
    access(Space::Global, op, Width::B4, &pattern, Order::Forward, 0, mask)
}

fn check(access: &Access, arch: Arch, expected: Expect) {
    let mut lines = String::new();
    for step in steps(access, arch, Constants::default()) {
        lines += &format!("{:?}", step.symbol);
        for side in [&step.formula, &step.substituted] {
            if !side.is_empty() {
                let terms: Vec<String> = side.iter().map(term).collect();
                lines += &format!(" = {}", terms.join(" "));
            }
        }
        lines += &format!(" = {}\n", value(step.result));
    }
    expected.assert_eq(&lines);
}

fn term(term: &Term) -> String {
    match *term {
        Term::Symbol(symbol) => format!("{symbol:?}"),
        Term::Value(number) => value(number),
        Term::Operator(Operator::Times) => "×".into(),
        Term::Operator(Operator::Divide) => "÷".into(),
        Term::Operator(Operator::Plus) => "+".into(),
        Term::Operator(Operator::CeilOpen) => "⌈".into(),
        Term::Operator(Operator::CeilClose) => "⌉".into(),
    }
}

fn value(Value { number, unit }: Value) -> String {
    let number = (number * 1000.0).round() / 1000.0;
    match unit {
        Unit::None => format!("{number}"),
        Unit::Byte => format!("{number} B"),
        Unit::Nanosecond => format!("{number} ns"),
        Unit::GigabytePerSecond => format!("{number} GB/s"),
        Unit::Percent => format!("{number} %"),
        Unit::Times => format!("{number}×"),
    }
}

#[test]
fn contiguous_floats() {
    check(
        &stride(1, Op::Load, Mask::ALL),
        Arch::Volta,
        expect![[r#"
            ElementsPerSector = SectorBytes ÷ ElementBytes = 32 B ÷ 4 B = 8
            Requested = Lanes × ElementBytes = 32 × 4 B = 128 B
            Unique = 128 B
            Sectors = 4
            Moved = Sectors × SectorBytes = 4 × 32 B = 128 B
            Efficiency = Unique ÷ Moved = 128 B ÷ 128 B = 100 %
            IdealMoved = SectorBytes × ⌈ Unique ÷ SectorBytes ⌉ = 32 B × ⌈ 128 B ÷ 32 B ⌉ = 128 B
            Slowdown = Moved ÷ IdealMoved = 128 B ÷ 128 B = 1×
            TransferTime = Moved ÷ Bandwidth = 128 B ÷ 900 GB/s = 0.142 ns
            AloneTime = Latency + TransferTime = 300 ns + 0.142 ns = 300.142 ns
            SerialMyth = Sectors × Latency = 4 × 300 ns = 1200 ns
        "#]],
    );
}

#[test]
fn a_stride_of_8_is_8_times_slower_and_not_32() {
    check(
        &stride(8, Op::Load, Mask::ALL),
        Arch::Volta,
        expect![[r#"
            ElementsPerSector = SectorBytes ÷ ElementBytes = 32 B ÷ 4 B = 8
            Requested = Lanes × ElementBytes = 32 × 4 B = 128 B
            Unique = 128 B
            Sectors = 32
            Moved = Sectors × SectorBytes = 32 × 32 B = 1024 B
            Efficiency = Unique ÷ Moved = 128 B ÷ 1024 B = 12.5 %
            IdealMoved = SectorBytes × ⌈ Unique ÷ SectorBytes ⌉ = 32 B × ⌈ 128 B ÷ 32 B ⌉ = 128 B
            Slowdown = Moved ÷ IdealMoved = 1024 B ÷ 128 B = 8×
            TransferTime = Moved ÷ Bandwidth = 1024 B ÷ 900 GB/s = 1.138 ns
            AloneTime = Latency + TransferTime = 300 ns + 1.138 ns = 301.138 ns
            SerialMyth = Sectors × Latency = 32 × 300 ns = 9600 ns
        "#]],
    );
}

#[test]
fn a_broadcast_is_not_400_percent_efficient() {
    check(
        &stride(0, Op::Load, Mask::ALL),
        Arch::Volta,
        expect![[r#"
            ElementsPerSector = SectorBytes ÷ ElementBytes = 32 B ÷ 4 B = 8
            Requested = Lanes × ElementBytes = 32 × 4 B = 128 B
            Unique = 4 B
            Sectors = 1
            Moved = Sectors × SectorBytes = 1 × 32 B = 32 B
            Efficiency = Unique ÷ Moved = 4 B ÷ 32 B = 12.5 %
            IdealMoved = SectorBytes × ⌈ Unique ÷ SectorBytes ⌉ = 32 B × ⌈ 4 B ÷ 32 B ⌉ = 32 B
            Slowdown = Moved ÷ IdealMoved = 32 B ÷ 32 B = 1×
            TransferTime = Moved ÷ Bandwidth = 32 B ÷ 900 GB/s = 0.036 ns
            AloneTime = Latency + TransferTime = 300 ns + 0.036 ns = 300.036 ns
            SerialMyth = Sectors × Latency = 1 × 300 ns = 300 ns
        "#]],
    );
}

#[test]
fn an_empty_mask_has_no_efficiency() {
    check(
        &stride(1, Op::Load, Mask::NONE),
        Arch::Volta,
        expect![[r#"
            ElementsPerSector = SectorBytes ÷ ElementBytes = 32 B ÷ 4 B = 8
            Requested = Lanes × ElementBytes = 0 × 4 B = 0 B
            Unique = 0 B
            Sectors = 0
            Moved = Sectors × SectorBytes = 0 × 32 B = 0 B
            IdealMoved = SectorBytes × ⌈ Unique ÷ SectorBytes ⌉ = 32 B × ⌈ 0 B ÷ 32 B ⌉ = 0 B
            TransferTime = Moved ÷ Bandwidth = 0 B ÷ 900 GB/s = 0 ns
            SerialMyth = Sectors × Latency = 0 × 300 ns = 0 ns
        "#]],
    );
}

#[test]
fn fermi_moves_lines() {
    check(
        &stride(32, Op::Load, Mask::ALL),
        Arch::Fermi,
        expect![[r#"
            ElementsPerSector = SectorBytes ÷ ElementBytes = 128 B ÷ 4 B = 32
            Requested = Lanes × ElementBytes = 32 × 4 B = 128 B
            Unique = 128 B
            Sectors = 32
            Moved = Sectors × SectorBytes = 32 × 128 B = 4096 B
            Efficiency = Unique ÷ Moved = 128 B ÷ 4096 B = 3.125 %
            IdealMoved = SectorBytes × ⌈ Unique ÷ SectorBytes ⌉ = 128 B × ⌈ 128 B ÷ 128 B ⌉ = 128 B
            Slowdown = Moved ÷ IdealMoved = 4096 B ÷ 128 B = 32×
            TransferTime = Moved ÷ Bandwidth = 4096 B ÷ 900 GB/s = 4.551 ns
            AloneTime = Latency + TransferTime = 300 ns + 4.551 ns = 304.551 ns
            SerialMyth = Sectors × Latency = 32 × 300 ns = 9600 ns
        "#]],
    );
}

#[test]
fn a_store_waits_for_no_value() {
    check(
        &stride(8, Op::Store, Mask::ALL),
        Arch::Fermi,
        expect![[r#"
            ElementsPerSector = SectorBytes ÷ ElementBytes = 32 B ÷ 4 B = 8
            Requested = Lanes × ElementBytes = 32 × 4 B = 128 B
            Unique = 128 B
            Sectors = 32
            Moved = Sectors × SectorBytes = 32 × 32 B = 1024 B
            Efficiency = Unique ÷ Moved = 128 B ÷ 1024 B = 12.5 %
            IdealMoved = SectorBytes × ⌈ Unique ÷ SectorBytes ⌉ = 32 B × ⌈ 128 B ÷ 32 B ⌉ = 128 B
            Slowdown = Moved ÷ IdealMoved = 1024 B ÷ 128 B = 8×
            TransferTime = Moved ÷ Bandwidth = 1024 B ÷ 900 GB/s = 1.138 ns
        "#]],
    );
}

#[test]
fn the_reader_may_bring_other_constants() {
    let h200 = Constants { bandwidth_gb_s: 4800.0, latency_ns: 340.0 };
    let steps = steps(&stride(8, Op::Load, Mask::ALL), Arch::Volta, h200);
    let alone = steps.iter().find(|step| step.symbol == Symbol::AloneTime).unwrap();
    assert_eq!(alone.result.number, 340.0 + 1024.0 / 4800.0);
}
