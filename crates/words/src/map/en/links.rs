//! The arrows, in English: what stands beside each, and what it says.

use crate::{coalescing::Named, map::LinksWords};

pub(super) const LINKS: LinksWords = LinksWords {
    layout_sets_stride: Named { name: "sets", sentence: "It sets the stride between neighbouring lanes." },
    stride_spaces_address: Named { name: "spaces", sentence: "It spaces the warp's addresses." },
    tile_lies_in_shared_memory: Named { name: "lies in", sentence: "It lies in shared memory." },
    tile_raises_intensity: Named { name: "raises", sentence: "What is read once and used often raises the intensity." },
    padding_removes_conflict: Named {
        name: "removes",
        sentence: "It takes bank conflicts away, for a few bytes a row.",
    },
    swizzle_removes_conflict: Named { name: "removes", sentence: "It takes bank conflicts away." },
    warp_runs_lane: Named {
        name: "in lockstep",
        sentence: "It runs its lanes in lockstep: one instruction, for all that are active.",
    },
    lane_names_address: Named { name: "names", sentence: "Each active one names an address." },
    address_joins_request: Named {
        name: "joins",
        sentence: "Those of one instruction travel together, as one request.",
    },
    request_looks_up_line: Named {
        name: "looks up",
        sentence: "In global memory it looks up the tag of every line it touches.",
    },
    request_splits_into_sector: Named {
        name: "splits into",
        sentence: "It is split into the sectors that its addresses lie in.",
    },
    request_served_in_wavefront: Named {
        name: "is served in",
        sentence: "Its data are handed out in one or more wavefronts.",
    },
    line_holds_sector: Named { name: "has four", sentence: "It has four of them, each present or missing." },
    sector_sought_in_l1: Named { name: "looked up in", sentence: "L1 is asked for it first." },
    sector_decides_efficiency: Named { name: "decides", sentence: "How much of each is used decides the efficiency." },
    l1_asks_l2: Named { name: "on a miss", sentence: "What it does not have, it asks of L2." },
    l1_lacks_coherence: Named {
        name: "lacks",
        sentence: "It is not coherent: it can still hold an old value when L2 already has a new one.",
    },
    l2_keeps_coherence: Named {
        name: "keeps",
        sentence: "It is the point of coherence: there, all multiprocessors see the same value.",
    },
    l2_starts_fetch: Named { name: "on a miss", sentence: "What it does not have, it fetches from DRAM." },
    shared_memory_has_bank: Named { name: "has 32", sentence: "It is built of 32 banks." },
    shared_memory_limits_occupancy: Named {
        name: "limits",
        sentence: "The more of it a block takes, the fewer blocks fit on a multiprocessor.",
    },
    bank_causes_conflict: Named { name: "two words", sentence: "Two words wanted of it at once are a conflict." },
    conflict_adds_wavefront: Named {
        name: "adds",
        sentence: "Each further word in the busiest bank adds a wavefront.",
    },
    wavefront_adds_to_latency: Named { name: "adds to", sentence: "Each further one lengthens the wait." },
    fetch_goes_to_channel: Named { name: "goes to", sentence: "Its address decides to which channel it goes." },
    fetch_adds_to_latency: Named { name: "adds to", sentence: "It adds more to the latency than the way to L2 does." },
    channel_has_dram_bank: Named { name: "has", sentence: "Behind it lie many banks, which work at the same time." },
    dram_bank_opens_row: Named { name: "opens one", sentence: "It can keep one row open at a time." },
    row_read_in_burst: Named { name: "is read in", sentence: "Once open, it is read burst by burst." },
    row_limits_bandwidth: Named {
        name: "limits",
        sentence: "Opening another one for every few bytes costs bandwidth.",
    },
    burst_makes_up_bandwidth: Named {
        name: "makes up",
        sentence: "Sent one after another without a gap, they make up the bandwidth.",
    },
    efficiency_scales_bandwidth: Named { name: "scales", sentence: "It says how much of the bandwidth is useful." },
    latency_calls_for_in_flight: Named {
        name: "calls for",
        sentence: "The longer it is, the more bytes must be in flight.",
    },
    occupancy_supplies_in_flight: Named { name: "supplies", sentence: "More warps can keep more bytes in flight." },
    in_flight_sustains_bandwidth: Named {
        name: "sustain",
        sentence: "Only if there are enough of them is the bandwidth used.",
    },
    bandwidth_is_slope_of_roofline: Named {
        name: "is slope of",
        sentence: "It is the slope of the roofline's memory side.",
    },
    intensity_places_on_roofline: Named {
        name: "places on",
        sentence: "It says where under the roofline a kernel stands.",
    },
};
