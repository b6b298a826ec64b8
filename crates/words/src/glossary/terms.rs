//! The terms without language: id, colour, figure.

use super::Term;

/// How many terms there are.
pub const COUNT: usize = 86;

/// Every term: those of threads and global memory, those of the chip, those of DRAM and time.
pub static TERMS: [Term; COUNT] = [
    plain("thread"),
    plain("thread-block"),
    plain("multiprocessor"),
    coloured("warp", "lane", "coalescing", "stride=2"),
    coloured("lane", "lane", "coalescing", "stride=2&lane=5"),
    plain("lockstep"),
    coloured("predicated-lane", "lane", "coalescing", "off=aaaaaaaa"),
    shown("occupancy", "overlap", "step=many-warps&warps=640"),
    coloured("address", "lane", "coalescing", "stride=2&step=addresses"),
    shown("stride", "coalescing", "stride=3"),
    shown("offset", "coalescing", "offset=8"),
    shown("pitch", "coalescing", "pattern=block"),
    coloured("coalesced", "used", "coalescing", "stride=1"),
    coloured("scattered", "wasted", "coalescing", "stride=8"),
    shown("misaligned", "coalescing", "offset=1"),
    shown("broadcast", "coalescing", "stride=0"),
    shown("vector-load", "coalescing", "width=16"),
    shown("layout", "layout", ""),
    shown("aos", "layout", ""),
    coloured("soa", "used", "layout", "kind=soa"),
    shown("aosoa", "layout", "kind=aosoa"),
    plain("contiguous"),
    plain("global-memory"),
    coloured("request", "request", "coalescing", "stride=2&step=grouping"),
    plain("transaction"),
    coloured("sector", "sector", "coalescing", "stride=2"),
    coloured("line", "line", "coalescing", "stride=8"),
    coloured("tag", "line", "coalescing", "stride=8&step=grouping"),
    plain("miss"),
    coloured("fill", "sector", "coalescing", "stride=8&step=fetch"),
    plain("set-conflict"),
    plain("l1"),
    plain("l2"),
    plain("coherence"),
    plain("replay"),
    plain("ldg"),
    plain("texture-path"),
    shown("requested-bytes", "coalescing", "stride=0"),
    coloured("unique-bytes", "used", "coalescing", "stride=0"),
    shown("moved-bytes", "coalescing", "stride=2"),
    coloured("efficiency", "used", "coalescing", "stride=2"),
    coloured("over-fetch", "wasted", "coalescing", "stride=8"),
    shown("shared-memory", "tile", ""),
    shown("bank", "banks", "stride=1&step=banks"),
    shown("word", "banks", "stride=2&lane=5"),
    coloured("conflict", "conflict", "banks", "stride=2"),
    coloured("n-way-conflict", "conflict", "banks", "stride=32"),
    shown("multicast", "banks", "stride=1&share=16"),
    coloured("wavefront", "wavefront", "banks", "stride=2&step=turns"),
    shown("lane-group", "banks", "stride=1&width=16"),
    shown("merged-groups", "banks", "stride=1&width=16&share=2"),
    shown("padding", "tile", "kernel=padded"),
    shown("swizzle", "tile", "kernel=swizzled"),
    shown("tile", "tile", "kernel=tile"),
    coloured("atomic", "conflict", "banks", "stride=0&op=atomic"),
    shown("dram", "rows", ""),
    shown("hbm", "rows", "dram=hbm3"),
    shown("gddr", "rows", "dram=gddr6"),
    shown("channel", "rows", "map=channels&stride=64"),
    shown("pseudo-channel", "rows", "map=one-channel&stride=256"),
    coloured("dram-bank", "row", "rows", "map=one-bank&stride=256"),
    coloured("row", "row", "rows", "before=other-row"),
    coloured("row-buffer", "row", "rows", "before=same-row"),
    coloured("activate", "row", "rows", "before=closed&step=rows"),
    coloured("precharge", "row", "rows", "before=other-row&step=rows"),
    coloured("row-hit", "row", "rows", "before=same-row"),
    coloured("row-closed", "row", "rows", "before=closed"),
    coloured("row-conflict", "row", "rows", "before=other-row"),
    coloured("trp", "row", "rows", "before=other-row&step=rows"),
    coloured("trcd", "row", "rows", "before=closed&step=rows"),
    coloured("cl", "row", "rows", "before=same-row&step=reads"),
    coloured("tfaw", "row", "rows", "map=one-channel&stride=256"),
    shown("tccd", "rows", "before=same-row&step=reads"),
    shown("burst", "rows", "before=same-row&step=reads"),
    shown("dram-fetch", "rows", "fetch=64&stride=64"),
    shown("fetch-granularity", "rows", "fetch=128&stride=64"),
    shown("bandwidth", "overlap", "step=many-warps"),
    shown("throughput", "overlap", "step=many-warps"),
    shown("latency", "overlap", "step=one-warp"),
    shown("bytes-in-flight", "overlap", "step=many-warps"),
    shown("littles-law", "overlap", "step=many-warps"),
    shown("intensity", "roofline", "flops=16"),
    shown("memory-bound", "roofline", "flops=1"),
    shown("compute-bound", "roofline", "flops=512"),
    shown("roofline", "roofline", ""),
    shown("ridge-point", "roofline", "lit=ridge"),
];

/// A term without a colour and without a figure.
const fn plain(id: &'static str) -> Term {
    Term { id, class: None, fig: None }
}

/// A term that a figure shows.
const fn shown(id: &'static str, fig: &'static str, query: &'static str) -> Term {
    Term { id, class: None, fig: Some((fig, query)) }
}

/// The same with a colour.
const fn coloured(id: &'static str, class: &'static str, fig: &'static str, query: &'static str) -> Term {
    Term { id, class: Some(class), fig: Some((fig, query)) }
}
