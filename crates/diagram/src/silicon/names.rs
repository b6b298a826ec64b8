//! What series, units, rules and places are called, and numbers as text.

use crate::number::{decimal, small};
use model::measured::{Across, Curve, Rule, Series, Unit};
use words::{
    Lang,
    silicon::{RuleWords, SeriesWords, UnitWords},
    words,
};

/// A series' name and sentences.
pub(super) fn series_words(series: Series, lang: Lang) -> &'static SeriesWords {
    let all = &words(lang).silicon().series;
    match series {
        Series::StrideReadF32 => &all.stride_read_f32,
        Series::StrideReadF64 => &all.stride_read_f64,
        Series::StrideCopyF32 => &all.stride_copy_f32,
        Series::OffsetCopyF32 => &all.offset_copy_f32,
        Series::RandomChunkRead => &all.random_chunk_read,
        Series::TrafficStrideReadF32 => &all.traffic_stride_read_f32,
        Series::TrafficStrideReadF64 => &all.traffic_stride_read_f64,
        Series::TrafficRandomChunkRead => &all.traffic_random_chunk_read,
        Series::L2Fetch => &all.l2_fetch,
        Series::L2FetchTraffic => &all.l2_fetch_traffic,
        Series::PointerChaseCg => &all.pointer_chase_cg,
        Series::SharedBankLatency => &all.shared_bank_latency,
        Series::SharedBankThroughput => &all.shared_bank_throughput,
        Series::SharedAtomic => &all.shared_atomic,
        Series::Transpose16384 => &all.transpose_16384,
        Series::Aos24VsSoa => &all.aos24_vs_soa,
        Series::TorchCopy => &all.torch_copy,
        Series::TorchSameKernel => &all.torch_same_kernel,
    }
}

/// A unit.
pub(super) fn unit_words(unit: Unit, lang: Lang) -> &'static UnitWords {
    let all = &words(lang).silicon().units;
    match unit {
        Unit::UsefulGbps => &all.useful_gbps,
        Unit::PerUsefulByte => &all.per_useful_byte,
        Unit::PerL2Byte => &all.per_l2_byte,
        Unit::Nanoseconds => &all.nanoseconds,
        Unit::Cycles => &all.cycles,
    }
}

/// A rule.
pub(super) fn rule_words(rule: Rule, lang: Lang) -> &'static RuleWords {
    let all = &words(lang).silicon().rules;
    match rule {
        Rule::Fetch => &all.fetch,
        Rule::Sectors => &all.sectors,
        Rule::Shared => &all.shared,
        Rule::Alone => &all.alone,
        Rule::Notes => &all.notes,
        Rule::Latency => &all.latency,
        Rule::Wavefronts => &all.wavefronts,
        Rule::Turns => &all.turns,
    }
}

/// A curve's name; none where there is only one.
pub(super) fn curve_name(curve: Curve, lang: Lang) -> Option<String> {
    let all = &words(lang).silicon().curves;
    Some(match curve {
        Curve::Only => return None,
        Curve::Fetch(fetch) => (all.fetch)(fetch.bytes()),
        Curve::Exchange => all.exchange.to_owned(),
        Curve::Addition => all.addition.to_owned(),
        Curve::Contiguous => all.contiguous.to_owned(),
        Curve::Transposed => all.transposed.to_owned(),
    })
}

/// A place as it is said: `stride 8`.
pub(super) fn place(series: Series, x: u32, lang: Lang) -> String {
    let all = &words(lang).silicon().places;
    let among = |names: &[&str]| names.get(x as usize).map_or_else(|| x.to_string(), |name| (*name).to_owned());
    match (series.across(), series) {
        (Across::Stride | Across::FewStrides | Across::StrideWords, _) => (all.stride)(x),
        (Across::Offset, _) => (all.offset)(x),
        (Across::ChunkBytes, _) => (all.chunk)(&size(x.into())),
        (Across::FootprintKib, _) => (all.footprint)(&size(u64::from(x) * 1024)),
        (Across::Side, _) => format!("{x} × {x}"),
        (Across::Kinds, Series::SharedAtomic) => among(&all.atomics),
        (Across::Kinds, Series::Transpose16384) => among(&all.kernels),
        (Across::Kinds, _) => among(&all.layouts),
    }
}

/// The same with the curve, where a place has several.
pub(super) fn place_of(series: Series, x: u32, curve: usize, lang: Lang) -> String {
    let name = series.curves().get(curve).and_then(|curve| curve_name(*curve, lang));
    match name {
        Some(name) => format!("{} · {name}", place(series, x, lang)),
        None => place(series, x, lang),
    }
}

/// A place under the axis: short.
pub(super) fn tick(series: Series, x: u32) -> String {
    match series.across() {
        Across::Stride | Across::FewStrides | Across::StrideWords | Across::Offset | Across::Kinds | Across::Side => {
            x.to_string()
        }
        Across::ChunkBytes => size(x.into()),
        Across::FootprintKib => size(u64::from(x) * 1024),
    }
}

/// A number of bytes with its unit: `64 B`, `4 KiB`.
pub(super) fn size(bytes: u64) -> String {
    let units = ["B", "KiB", "MiB", "GiB", "TiB"];
    let mut number = bytes as f64;
    let mut unit = 0;
    while number >= 1024.0 && unit + 1 < units.len() {
        (number, unit) = (number / 1024.0, unit + 1);
    }
    format!("{} {}", decimal(number, 1), units[unit])
}

/// A measured number: three or four places are as many as it is good for. A small one keeps its first.
pub(super) fn number(y: f64) -> String {
    match y {
        y if y >= 100.0 => decimal(y, 0),
        y if y >= 10.0 => decimal(y, 1),
        y => small(y),
    }
}

/// The same with its unit.
pub(super) fn with_unit(y: f64, unit: Unit, lang: Lang) -> String {
    let (number, words) = (number(y), unit_words(unit, lang));
    let unit = if number == "1" { words.one } else { words.short };
    number + unit
}

/// The series that have a chip of their own: one for each thing to learn. The others are in the menu.
pub(super) const CHIPS: [Series; 11] = [
    Series::StrideReadF32,
    Series::StrideReadF64,
    Series::OffsetCopyF32,
    Series::RandomChunkRead,
    Series::TrafficStrideReadF32,
    Series::L2Fetch,
    Series::PointerChaseCg,
    Series::SharedBankThroughput,
    Series::Transpose16384,
    Series::Aos24VsSoa,
    Series::TorchSameKernel,
];

#[cfg(test)]
mod tests {
    use super::*;
    use model::query::Choice;

    #[test]
    fn sizes_and_numbers_are_short() {
        assert_eq!([size(4), size(65_536), size(24_576 * 1024), size(1 << 30)], ["4 B", "64 KiB", "24 MiB", "1 GiB"]);
        assert_eq!([number(4351.5), number(33.67), number(1.002), number(0.004)], ["4352", "33.7", "1", "0.004"]);
    }

    #[test]
    fn one_of_a_unit_is_one() {
        let said = |y, lang| with_unit(y, Unit::PerUsefulByte, lang);
        assert_eq!(
            [said(1.0, Lang::En), said(1.002, Lang::HiLatn), said(2.0, Lang::En)],
            ["1 byte", "1 byte", "2 bytes"]
        );
        assert_eq!(with_unit(1.0, Unit::Cycles, Lang::En), "1 cycle");
    }

    #[test]
    fn every_place_has_a_name_in_both_languages() {
        for series in Series::ALL.iter().copied() {
            for row in series.rows() {
                for lang in Lang::ALL {
                    assert!(!place(series, row.x, lang).is_empty() && !tick(series, row.x).is_empty());
                }
            }
        }
    }
}
