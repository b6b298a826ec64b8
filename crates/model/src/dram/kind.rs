//! Kinds of DRAM, and how long their commands take.
//!
//! JEDEC's tables are not public. The numbers are those of an open simulator, as it has them at commit c5b1c3a; only the
//! HBM kinds' tFAW is a guess even there ("vendor-specific, typical ~15 ns").

use crate::{
    evidence::{Evidence, RAM, Source},
    query::Choice,
};

/// A kind of DRAM at one speed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Kind {
    /// HBM2 at 2.0 Gb/s a pin: the kind with the roundest numbers.
    #[default]
    Hbm2,
    /// HBM2 at 2.4 Gb/s a pin, as on the A100 with 40 GB.
    Hbm2Fast,
    /// HBM3 at 6.4 Gb/s a pin.
    Hbm3,
    /// GDDR6 at 14 Gb/s a pin and 1.35 V.
    Gddr6,
}

impl Choice for Kind {
    const ALL: &'static [Kind] = &[Kind::Hbm2, Kind::Hbm2Fast, Kind::Hbm3, Kind::Gddr6];

    fn slug(self) -> &'static str {
        match self {
            Kind::Hbm2 => "hbm2",
            Kind::Hbm2Fast => "hbm2-2400",
            Kind::Hbm3 => "hbm3",
            Kind::Gddr6 => "gddr6",
        }
    }
}

/// Ticks of a nanosecond: a tick is a third of a picosecond, so that every kind's clock is a whole number of them, and a
/// time is rounded once, where it is shown.
pub const TICKS_A_NS: u32 = 3000;

/// Ticks as nanoseconds.
#[expect(clippy::cast_precision_loss, reason = "a stream's ticks fit into 53 bits")]
pub fn ns_from_ticks(ticks: u64) -> f64 {
    ticks as f64 / f64::from(TICKS_A_NS)
}

/// How long commands take and how far apart they must be, in ticks of [`TICKS_A_NS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timing {
    /// tCK: one clock.
    pub clock_ticks: u32,
    /// 32 bytes on the data bus.
    pub burst_ticks: u32,
    /// CL: from a read to its first byte.
    pub cl_ticks: u32,
    /// tRCD: from activating a row to reading it.
    pub rcd_ticks: u32,
    /// tRP: from closing a row to activating another of its bank.
    pub rp_ticks: u32,
    /// tRAS: from activating a row to closing it, at least.
    pub ras_ticks: u32,
    /// tRC: between two activations of a bank, at least.
    pub rc_ticks: u32,
    /// tRTP: from a read to closing its row, at least.
    pub rtp_ticks: u32,
    /// tRRD_S: between activations of two groups of banks.
    pub rrd_s_ticks: u32,
    /// tRRD_L: between activations of one group.
    pub rrd_l_ticks: u32,
    /// tFAW: in any such time there are at most four activations.
    pub faw_ticks: u32,
    /// tCCD_S: between reads of two groups. It is the time of a burst, so the data bus is never asked for twice.
    pub ccd_s_ticks: u32,
    /// tCCD_L: between reads of one group.
    pub ccd_l_ticks: u32,
}

/// The same in clocks: CL, tRCD, tRP, tRAS, tRC, tRTP, tRRD_S, tRRD_L, tFAW. A burst and tCCD_S take two on every kind,
/// tCCD_L four.
fn timing(clock_ticks: u32, [cl, rcd, rp, ras, rc, rtp, rrd_s, rrd_l, faw]: [u32; 9]) -> Timing {
    Timing {
        clock_ticks,
        burst_ticks: 2 * clock_ticks,
        cl_ticks: cl * clock_ticks,
        rcd_ticks: rcd * clock_ticks,
        rp_ticks: rp * clock_ticks,
        ras_ticks: ras * clock_ticks,
        rc_ticks: rc * clock_ticks,
        rtp_ticks: rtp * clock_ticks,
        rrd_s_ticks: rrd_s * clock_ticks,
        rrd_l_ticks: rrd_l * clock_ticks,
        faw_ticks: faw * clock_ticks,
        ccd_s_ticks: 2 * clock_ticks,
        ccd_l_ticks: 4 * clock_ticks,
    }
}

impl Timing {
    /// From one activation of a bank to the next, when another row is wanted each time: tRC, or longer where closing
    /// and opening take longer.
    pub fn row_cycle_ticks(&self) -> u32 {
        self.rc_ticks.max(self.ras_ticks + self.rp_ticks)
    }

    /// Four activations take at least so long, wherever they go: four times tRRD_S, or tFAW.
    pub fn four_activations_ticks(&self) -> u32 {
        (4 * self.rrd_s_ticks).max(self.faw_ticks)
    }

    /// From the request to the last byte of one burst, alone: its row open; its bank closed; another row open.
    pub fn alone_ticks(&self) -> [u32; 3] {
        let hit = self.cl_ticks + self.burst_ticks;
        [hit, self.rcd_ticks + hit, self.rp_ticks + self.rcd_ticks + hit]
    }
}

impl Kind {
    /// How long its commands take.
    pub fn timing(self) -> Timing {
        match self {
            Kind::Hbm2 => timing(3000, [14, 14, 14, 34, 48, 5, 4, 4, 15]),
            // 1.2 GHz: five sixths of a nanosecond, which the simulator cuts to 833 ps.
            Kind::Hbm2Fast => timing(2500, [17, 17, 17, 40, 57, 6, 5, 5, 19]),
            Kind::Hbm3 => timing(1875, [20, 31, 26, 45, 72, 9, 4, 5, 24]),
            // The simulator's 570 ps; 14 Gb/s would make it 571.4, and its clocks were counted from the former.
            Kind::Gddr6 => timing(1710, [24, 27, 27, 53, 79, 4, 8, 8, 29]),
        }
    }

    /// Where the numbers are from.
    pub fn source(self) -> Source {
        RAM
    }

    /// How they are known: a simulator's presets, close to datasheets but none; nobody has measured them on the cards
    /// of this course.
    pub fn evidence(self) -> Evidence {
        Evidence::Assumed
    }

    /// Its own name and its speed.
    pub fn title(self) -> &'static str {
        match self {
            Kind::Hbm2 => "HBM2 2.0 Gb/s",
            Kind::Hbm2Fast => "HBM2 2.4 Gb/s",
            Kind::Hbm3 => "HBM3 6.4 Gb/s",
            Kind::Gddr6 => "GDDR6 14 Gb/s",
        }
    }

    /// Banks of one channel.
    pub fn banks(self) -> u32 {
        match self {
            Kind::Hbm2 | Kind::Hbm2Fast | Kind::Hbm3 | Kind::Gddr6 => 16,
        }
    }

    /// Groups into which a channel's banks fall: neighbouring banks are in different ones.
    pub fn groups(self) -> u32 {
        match self {
            Kind::Hbm2 | Kind::Hbm2Fast | Kind::Hbm3 | Kind::Gddr6 => 4,
        }
    }

    /// Bytes of a row, in one channel. Sources differ on GDDR6: 2 KiB for 8 Gb at 16 bits `[RAM]`, 4 KiB `[DS3]`.
    pub fn row_bytes(self) -> u64 {
        match self {
            Kind::Hbm2 | Kind::Hbm2Fast | Kind::Hbm3 => 1024,
            Kind::Gddr6 => 2048,
        }
    }

    /// Channels with banks and a data bus of their own (pseudo-channels of HBM), in a memory as wide as a card's:
    /// 4096, 5120, 6144 and 256 bits. Assumed.
    pub fn channels(self) -> u32 {
        match self {
            Kind::Hbm2 => 64,
            Kind::Hbm2Fast => 80,
            Kind::Hbm3 => 192,
            Kind::Gddr6 => 16,
        }
    }

    /// The most that one channel delivers, in MB/s: pins × speed.
    pub fn peak_mb_s(self) -> u32 {
        match self {
            Kind::Hbm2 => 64 * 2000 / 8,
            Kind::Hbm2Fast => 64 * 2400 / 8,
            Kind::Hbm3 => 32 * 6400 / 8,
            Kind::Gddr6 => 16 * 14_000 / 8,
        }
    }
}
