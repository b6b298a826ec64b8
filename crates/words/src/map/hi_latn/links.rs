//! The arrows, in Hinglish: what stands beside each, and what it says.

use crate::{coalescing::Named, map::LinksWords};

pub(super) const LINKS: LinksWords = LinksWords {
    layout_sets_stride: Named {
        name: "tay karta hai",
        sentence: "Padosi lanes ke beech ka stride isi se tay hota hai.",
    },
    stride_spaces_address: Named {
        name: "faasla deta hai",
        sentence: "Warp ke addresses kitne door-door honge, yahi batata hai.",
    },
    tile_lies_in_shared_memory: Named { name: "isme rehta hai", sentence: "Woh shared memory mein rehta hai." },
    tile_raises_intensity: Named {
        name: "badhata hai",
        sentence: "Ek baar padha, kai baar use kiya: intensity badh gayi.",
    },
    padding_removes_conflict: Named {
        name: "hatati hai",
        sentence: "Har row ke thode se bytes mein bank conflicts hat jaate hain.",
    },
    swizzle_removes_conflict: Named { name: "hatata hai", sentence: "Bank conflicts hat jaate hain." },
    warp_runs_lane: Named {
        name: "lockstep mein",
        sentence: "Uske lanes lockstep mein chalte hain: ek instruction, saare active lanes ke liye.",
    },
    lane_names_address: Named { name: "batata hai", sentence: "Har active lane ek address batata hai." },
    address_joins_request: Named {
        name: "judta hai",
        sentence: "Ek instruction ke saare addresses ek hi request mein jaate hain.",
    },
    request_looks_up_line: Named {
        name: "dekhti hai",
        sentence: "Global memory mein woh har chhui hui line ka tag dekhti hai.",
    },
    request_splits_into_sector: Named {
        name: "bantti hai",
        sentence: "Uske addresses jin sectors mein pade hain, unme bant jaati hai.",
    },
    request_served_in_wavefront: Named {
        name: "leti hai",
        sentence: "Uska data ek ya zyada wavefronts mein milta hai.",
    },
    line_holds_sector: Named { name: "mein chaar", sentence: "Usme chaar sectors hain; koi aaya hua, koi nahi." },
    sector_sought_in_l1: Named { name: "pehle yahan", sentence: "Pehle L1 mein dekha jaata hai." },
    sector_decides_efficiency: Named {
        name: "tay karta hai",
        sentence: "Har sector ka kitna hissa kaam aaya, efficiency isi se tay hoti hai.",
    },
    l1_asks_l2: Named { name: "miss par", sentence: "Jo uske paas nahi, woh L2 se maangta hai." },
    l1_lacks_coherence: Named {
        name: "nahi rakhta",
        sentence: "Woh coherent nahi hai: L2 mein nayi value aa chuki ho, phir bhi uske paas purani reh sakti hai.",
    },
    l2_keeps_coherence: Named {
        name: "rakhta hai",
        sentence: "Coherence ka point yahi hai: yahan saare SMs ko ek hi value dikhti hai.",
    },
    l2_starts_fetch: Named { name: "miss par", sentence: "Jo uske paas nahi, woh DRAM se fetch karta hai." },
    shared_memory_has_bank: Named { name: "mein 32", sentence: "Woh 32 banks se bani hai." },
    shared_memory_limits_occupancy: Named {
        name: "rokti hai",
        sentence: "Block jitni zyada lega, SM par utne kam blocks aayenge.",
    },
    bank_causes_conflict: Named { name: "do words", sentence: "Usse ek saath do words maango toh conflict." },
    conflict_adds_wavefront: Named {
        name: "badhata hai",
        sentence: "Sabse busy bank ka har aur word ek wavefront badhata hai.",
    },
    wavefront_adds_to_latency: Named { name: "badhata hai", sentence: "Har aur wavefront wait ko lamba karta hai." },
    fetch_goes_to_channel: Named {
        name: "jaata hai",
        sentence: "Kis channel par jaayega, yeh uske address se tay hota hai.",
    },
    fetch_adds_to_latency: Named {
        name: "badhata hai",
        sentence: "L2 tak ke poore raaste se zyada latency akele yahi jodta hai.",
    },
    channel_has_dram_bank: Named {
        name: "ke paas",
        sentence: "Uske peeche kai banks hain jo ek saath kaam karte hain.",
    },
    dram_bank_opens_row: Named { name: "ek kholta hai", sentence: "Ek waqt mein woh ek hi row khuli rakh sakta hai." },
    row_read_in_burst: Named {
        name: "nikalti hai",
        sentence: "Khul gayi, toh usme se ek ke baad ek bursts nikalte hain.",
    },
    row_limits_bandwidth: Named {
        name: "rokti hai",
        sentence: "Har thode se bytes ke liye nayi row kholni pade toh bandwidth ghat jaati hai.",
    },
    burst_makes_up_bandwidth: Named {
        name: "se banti hai",
        sentence: "Bina gap ke ek ke peeche ek aate rahein, wahi bandwidth hai.",
    },
    efficiency_scales_bandwidth: Named {
        name: "ghatati hai",
        sentence: "Bandwidth ka kitna hissa kaam ka hai, yeh wahi batati hai.",
    },
    latency_calls_for_in_flight: Named {
        name: "maangti hai",
        sentence: "Woh jitni lambi, utne hi zyada bytes in flight chahiye.",
    },
    occupancy_supplies_in_flight: Named {
        name: "deti hai",
        sentence: "Zyada warps zyada bytes in flight rakh sakte hain.",
    },
    in_flight_sustains_bandwidth: Named {
        name: "chalate hain",
        sentence: "Yeh kaafi hon tabhi bandwidth poori chalti hai.",
    },
    bandwidth_is_slope_of_roofline: Named {
        name: "ka slope hai",
        sentence: "Roofline ke memory wale hisse ka slope yahi hai.",
    },
    intensity_places_on_roofline: Named {
        name: "jagah deti hai",
        sentence: "Kernel roofline ke neeche kahan khada hai, yahi batati hai.",
    },
};
