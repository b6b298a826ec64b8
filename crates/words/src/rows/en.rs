//! The figure `rows` in English.

use super::{
    Came, ControlWords, Found, LegendWords, LitWords, Named, OutcomeWords, PictureWords, PresetWords, ReadoutWords,
    RowsWords, StepWords, blocks,
};
use crate::lang::{counted, list};

pub(super) const WORDS: RowsWords = RowsWords {
    title: "A warp's sectors in DRAM: banks, rows and time",
    steps: StepWords {
        sectors: Named {
            name: "Sectors",
            sentence: "What DRAM must deliver: the warp's sectors, and whatever L2 fetches along with them.",
        },
        places: Named {
            name: "Places",
            sentence: "Each sector lies in a channel, in a bank, in a row. A bank can be read only through its row buffer, and that holds one row.",
        },
        rows: Named {
            name: "Rows",
            sentence: "A bank that holds another row closes it (precharge), then copies the wanted one into its buffer (activate). Banks do so side by side.",
        },
        reads: Named {
            name: "Reads",
            sentence: "Each read takes 32 bytes from an open row. They arrive a moment later, and the next read is already on its way.",
        },
    },
    presets: PresetWords {
        open_row: Named {
            name: "open row",
            sentence: "The row is in the buffer already. Four reads go out, close behind each other, and nothing has to be opened.",
        },
        closed_row: Named {
            name: "closed row",
            sentence: "The bank holds nothing, so the row must be copied into its buffer first: activate, then read.",
        },
        conflict: Named {
            name: "row conflict",
            sentence: "The bank holds another row. Close that one, open ours, read: the full price, and four sectors share it.",
        },
        four_banks: Named {
            name: "four banks",
            sentence: "Four rows, each in a bank of its own. The banks open them side by side, so four rows take hardly longer than one.",
        },
        four_rows: Named {
            name: "one bank, four rows",
            sentence: "Four rows of the same bank. Each has to wait until the one before it is closed again: nothing overlaps.",
        },
        sixteen_banks: Named {
            name: "32 over 16 banks",
            sentence: "32 scattered sectors, two rows in each bank. What sets the pace is how fast rows may be activated; conflicts hide behind other banks.",
        },
        one_bank: Named {
            name: "32 in one bank",
            sentence: "The worst there is: 32 rows of one bank. It takes a special stride, and real cards hash their addresses against it.",
        },
        channels: Named {
            name: "32 channels",
            sentence: "Each sector in a channel of its own. The warp waits no longer than for one conflict, and yet 32 rows were opened for 32 bytes each.",
        },
        fetch_64: Named {
            name: "L2 asks for 64",
            sentence: "With a fetch of 64 bytes, the second burst is a hit in a row just opened. It costs no activation, and no lane wants it.",
        },
        stride_8: Named {
            name: "one float per sector",
            sentence: "Seven bytes of eight are wasted, but they lie in four rows only. Wasted bytes and opened rows are two different bills.",
        },
    },
    controls: ControlWords {
        dram: "DRAM",
        map: "addresses go to",
        map_channels: "all channels",
        map_one_channel: "one channel's banks",
        map_one_bank: "one bank",
        before: "banks held",
        before_same: "the right row",
        before_closed: "no row",
        before_other: "another row",
        fetch: "L2 fetches",
        bytes: |bytes| format!("{bytes} bytes"),
    },
    readout: ReadoutWords {
        sectors: "sectors wanted",
        bytes: "bytes from DRAM",
        hits: "row hits",
        closed: "closed",
        conflicts: "conflicts",
        activations: "activations",
        ns: "last byte",
        sustained: "of peak, many warps",
    },
    outcomes: OutcomeWords { hit: "hit", closed: "closed", conflict: "conflict" },
    picture: PictureWords {
        memory: |bytes| match bytes {
            32 => "sectors · 32 bytes, as L2 asks for them".to_owned(),
            _ => format!("sectors · L2 asks for {bytes} bytes at a time"),
        },
        channels: |used, all| format!("channels · {used} of {all} in use"),
        banks: |channel, banks| format!("channel {channel} · {banks} banks · wanted rows above, row buffer below"),
        banks_short: |channel, banks| format!("channel {channel} · {banks} banks, a row buffer each"),
        bank: |bank| format!("bank {bank}"),
        row: |row| format!("row {row}"),
        more: |more| format!("+{more} rows"),
        empty: "closed",
        line: |channel, bank| match (channel, bank) {
            (Some(channel), Some(bank)) => format!("ch {channel} b {bank}"),
            (Some(channel), None) => format!("ch {channel}"),
            (None, Some(bank)) => format!("bank {bank}"),
            (None, None) => String::new(),
        },
        others: |count| format!("{count} more"),
        time: "time · ns",
        no_time: "nothing has been asked of a bank yet",
        last_byte: |ns| format!("last byte: {ns} ns"),
        whole_load: |ns| format!("a whole load: {ns} ns"),
        legend: LegendWords {
            conflict: "conflict",
            precharge: "precharge",
            activate: "activate",
            open: "row open",
            flight: "read (CL)",
            data: "data",
            wasted: "unwanted",
        },
    },
    lit: LitWords {
        lane: |lane, first, last, came| {
            let bytes = if first == last { format!("byte {first}") } else { format!("bytes {first}–{last}") };
            format!("Lane {lane} wants {bytes}, in sector {}: {}", came.sector, way(came))
        },
        lane_off: |lane| format!("Lane {lane} is off: it asks for nothing and costs nothing."),
        sector: |came, lanes, used| {
            let wish = match lanes {
                [] => "no lane wants it; it came along with its neighbour".to_owned(),
                [one] => format!("lane {one} uses {used} of its 32 bytes"),
                many => format!("lanes {} use {used} of its 32 bytes", list(many, "and")),
            };
            format!("Sector {}: {wish}. It lies in {}", came.sector, way(came))
        },
        channel: |channel, bursts, rows, last| {
            format!(
                "Channel {channel} delivers {} from {}; its last byte comes at {last} ns. No other channel waits for it.",
                counted(bursts as u64, "burst", "bursts"),
                counted(rows as u64, "row", "rows"),
            )
        },
        bank: |bank, rows, bursts, last| match rows {
            1 => format!(
                "Bank {bank} needs one row for {}; its last byte comes at {last} ns.",
                counted(bursts as u64, "burst", "bursts")
            ),
            _ => format!(
                "Bank {bank} needs {rows} rows, one after another, for {bursts} bursts; its last byte comes at {last} ns."
            ),
        },
        bank_idle: |bank| format!("Bank {bank} has nothing to do: this warp needs none of its rows."),
        row: |row, bank, bursts, opened, last| {
            let opened = match opened {
                None => "was open already".to_owned(),
                Some(at) => format!("is opened at {at} ns"),
            };
            format!(
                "Row {row} of bank {bank} {opened} and gives {}, the last byte at {last} ns.",
                counted(bursts as u64, "burst", "bursts")
            )
        },
    },
    blocks: blocks::EN,
    description: |served| {
        let (lanes, bytes) = served.lanes;
        let (rows, banks, channels) = served.places;
        let [hits, closed, conflicts] = served.outcomes;
        format!(
            "{} {} each. DRAM delivers {} bytes, {} of them used, from {} in {} of {}: {}, {closed} closed, {}. The last byte arrives after {} ns.",
            counted(lanes.into(), "active lane asks for", "active lanes ask for"),
            counted(bytes.into(), "byte", "bytes"),
            served.bytes.0,
            served.bytes.1,
            counted(rows.into(), "row", "rows"),
            counted(banks as u64, "bank", "banks"),
            counted(channels as u64, "channel", "channels"),
            counted(hits.into(), "row hit", "row hits"),
            counted(conflicts.into(), "conflict", "conflicts"),
            served.last,
        )
    },
    description_hidden: |lanes, bytes, moved, banks| {
        format!(
            "{} {} each. DRAM delivers {moved} bytes from {}. What it takes is hidden until you have guessed.",
            counted(lanes.into(), "active lane asks for", "active lanes ask for"),
            counted(bytes.into(), "byte", "bytes"),
            counted(banks as u64, "bank", "banks"),
        )
    },
    nothing: "No lane takes part: DRAM has nothing to do.",
    ask: "How many rows will have to be activated?",
    think: "The wanted rows are marked in their banks; the buffers show what is open now. How many rows must be opened?",
    guess_right: |count| format!("Right, {count}."),
    guess_wrong: |guess, count| {
        format!("You said {guess}. It takes {}.", counted(count.into(), "activation", "activations"))
    },
    source: |assumed, measured, timings, whole, whole_source| {
        format!(
            "Reads are served in the order of their addresses; each command goes as early as its bank, the other commands and the data bus allow. Timings: {timings} ({assumed}). How addresses are spread is {assumed}, for no vendor says: 256 bytes go to a channel, then the next; inside a channel they fill a row, then one of the next bank. Left out: refresh, reordering, writes. A whole load takes {whole} ns ({measured}: {whole_source}); DRAM is the smaller part of it, so rows cost bandwidth rather than latency. L2's fetch of 64 bytes is {measured} on an H200."
        )
    },
    store: "A store is shown as if its sectors were read.",
    lane_button: |lane, address| match address {
        Some(at) => format!("lane {lane}, address {at}"),
        None => format!("lane {lane}, off"),
    },
    sector_button: |sector, used| format!("sector {sector}, {used} of 32 bytes used"),
    channel_button: |channel, bursts| format!("channel {channel}, {}", counted(bursts as u64, "burst", "bursts")),
    bank_button: |bank, rows| match rows {
        0 => format!("bank {bank}, idle"),
        _ => format!("bank {bank}, {}", counted(rows as u64, "row", "rows")),
    },
    row_button: |row, bank, bursts| format!("row {row} of bank {bank}, {}", counted(bursts as u64, "burst", "bursts")),
    table: ["sector", "lanes", "channel", "bank", "row", "found", "read at ns", "last byte at ns"],
    none: "–",
    keys: "Arrow keys walk through lanes, sectors, channels, banks and rows; Enter picks; Escape lets go.",
};

/// Where a burst lies, and what happens to it.
fn way(came: &Came) -> String {
    let (channel, bank, row) = came.place;
    let place = format!("row {row} of bank {bank}, channel {channel}");
    let last = &came.last;
    match &came.found {
        Found::Hit => {
            format!("{place}. The row is open when its read goes out at {} ns; here at {last} ns.", came.read)
        }
        Found::Closed(opened) => {
            format!("{place}. No row is open: opened at {opened} ns, read at {} ns, here at {last} ns.", came.read)
        }
        Found::Conflict(closed, opened) => format!(
            "{place}. Another row is open: closed from {closed} ns, ours opened at {opened} ns, read at {} ns, here at {last} ns.",
            came.read
        ),
    }
}
