//! A state, and what all parts of its picture ask of it.

use crate::number;
use model::{
    dram::{Bank, Place, ns_from_ticks},
    figure::rows::{Burst, Guess, Opened, Part, Service, State, Step},
};
use words::{Lang, words};

/// A state with what was derived from it once.
pub(super) struct View<'a> {
    pub state: &'a State,
    pub lang: Lang,
    pub service: Service,
    /// The channels in use, ascending.
    pub channels: Vec<u32>,
    /// The channel whose banks are shown.
    pub channel: u32,
}

/// Picoseconds as nanoseconds, to a tenth.
pub(super) fn ns(ticks: u64) -> String {
    number::decimal(ns_from_ticks(ticks), 1)
}

impl View<'_> {
    pub(super) fn of(state: &State, lang: Lang) -> View<'_> {
        let service = state.service();
        let (channels, channel) = (service.channels(), state.shown_channel(&service));
        View { state, lang, service, channels, channel }
    }

    /// Whether a part is lit, or serves one that is.
    pub(super) fn lit(&self, part: Part) -> bool {
        self.service.lights(self.state.lit(), part)
    }

    /// Whether a burst is lit.
    pub(super) fn lit_burst(&self, burst: &Burst) -> bool {
        self.lit(Part::Sector(burst.sector.index))
    }

    /// Whether counts wait for a guess.
    pub(super) fn is_hidden(&self) -> bool {
        self.state.guess() == Guess::Open
    }

    /// Whether this moment has come.
    pub(super) fn is_past(&self, step: Step) -> bool {
        self.state.step() >= step
    }

    /// What tells a bank from all others.
    pub(super) fn bank_id(&self, channel: u32, bank: u32) -> u64 {
        u64::from(channel) * u64::from(self.state.spec().kind().banks()) + u64::from(bank)
    }

    /// What tells a row from all others: its bank, and the how-manieth it is there.
    pub(super) fn row_id(&self, channel: u32, bank: u32, nth: usize) -> u64 {
        self.bank_id(channel, bank) * 64 + nth as u64
    }

    /// The rows that a bank has open in turn.
    pub(super) fn opened(&self, channel: u32, bank: u32) -> Vec<Opened> {
        self.service.opened(channel, bank)
    }

    /// What stands in a bank's row buffer now, and whether this warp reads it: before anything was opened, what it held;
    /// then the last row.
    pub(super) fn buffer(&self, channel: u32, bank: u32) -> (Bank, bool) {
        let before = self.service.before(channel, bank);
        let rows = self.opened(channel, bank);
        if !self.is_past(Step::Rows) || rows.is_empty() {
            let wanted = |row| rows.iter().any(|opened| opened.place.row == row);
            return match before {
                Bank::Open(row) => (before, wanted(row)),
                Bank::Closed => (before, false),
            };
        }
        (rows.last().map_or(before, |opened| Bank::Open(opened.place.row)), true)
    }

    /// The row that stands in a bank's row buffer when what is lit is read, if that is not the one that stands there
    /// now.
    pub(super) fn lit_row(&self, channel: u32, bank: u32) -> Option<u64> {
        let rows = self.opened(channel, bank);
        let is_lit = |opened: &&Opened| self.lit(row_part(opened.place));
        if !self.is_past(Step::Rows) || self.lit_whole_bank() || rows.last().is_some_and(|last| is_lit(&last)) {
            return None;
        }
        rows.iter().find(is_lit).map(|opened| opened.place.row)
    }

    /// Whether what is lit has rows of a bank without choosing one.
    fn lit_whole_bank(&self) -> bool {
        match self.state.lit() {
            Some(Part::Bank(..) | Part::Channel(_)) => true,
            Some(Part::Lane(_) | Part::Sector(_) | Part::Row(..)) | None => false,
        }
    }

    /// Beside a bank's time: what tells it from the others.
    pub(super) fn line_name(&self, channel: u32, bank: u32) -> String {
        let several_banks = self.service.banks.len() > self.channels.len();
        let channel = (self.channels.len() > 1).then_some(channel);
        let bank = (several_banks || channel.is_none()).then_some(bank);
        (words(self.lang).rows().picture.line)(channel, bank)
    }

    /// Whether a whole load is marked: once there is something to compare, and if the axis reaches so far.
    pub(super) fn shows_whole_load(&self) -> bool {
        self.is_past(Step::Reads) && self.state.whole_load_ns().number < self.axis_ns()
    }

    /// When the axis ends, in nanoseconds: a few lengths only, so that loads can be compared from one to the next.
    pub(super) fn axis_ns(&self) -> f64 {
        let finish = ns_from_ticks(self.service.finish_ticks());
        // A little air behind the last byte.
        let ends = [60.0, 100.0, 200.0, 400.0, 800.0, 1600.0];
        ends.into_iter().find(|end| finish <= *end).unwrap_or(finish)
    }
}

/// A row as a part.
pub(super) fn row_part(place: Place) -> Part {
    Part::Row(place.channel, place.bank, place.row)
}
