//! Reads what a reader's own card measured: objects as in `hardware/h200-timings.jsonl`, one a line, laid out over
//! several, or in a list.
//!
//! A field that nobody asks for is passed over, and so is a series that the probes write and no figure shows. A bad
//! object or field is a [`Fault`], and what stands beside it is kept. Whatever is given, it ends: the work is bounded,
//! and nothing panics.

use super::{
    Row, Series,
    fields::{Numbers, Place},
    json::{Cell, Fields},
    pieces::Pieces,
    rows::{per_l2_byte, per_useful_byte},
};
use crate::{global::DramFetch, query::Choice};

/// The most lines that are read.
pub const MOST_LINES: usize = 20_000;
/// The most faults that are told one by one.
pub const MOST_FAULTS: usize = 8;
/// The largest number that a measurement can be: beyond it lies no card.
const LARGEST: f64 = 1e9;
/// The most characters of a name: a card's, a series'.
const LONGEST_NAME: usize = 60;
/// What the probes write beside the series: other figures and the text speak of it.
const NOT_SHOWN: [&str; 5] =
    ["memcpy", "random_read_f64", "l2_fetch_default", "warp_load_latency_cold", "warp_load_latency_l2"];

/// What a reader's card measured.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Own {
    /// What the card calls itself.
    pub card: Option<String>,
    /// Each series that has a row, once, in the order of [`Series`]; rows ascend.
    pub series: Vec<(Series, Vec<Row>)>,
    /// What could not be taken: the first of them.
    pub faults: Vec<Fault>,
    /// How many more there were.
    pub more_faults: usize,
}

/// Something that could not be taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The number of its line, or of that on which its object begins, from 1.
    pub line: usize,
    /// What is wrong.
    pub wrong: Wrong,
}

/// Why something could not be taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// It is no JSON object; the column at which that shows, from 1.
    NotAnObject(usize),
    /// It names neither a series nor a device.
    Nameless,
    /// It names a series that nobody knows; each is told once.
    UnknownSeries(String),
    /// A field is not there.
    Missing(&'static str),
    /// A field is not a number above 0 that a card could measure.
    NotPositive(&'static str),
    /// A field is not a whole number from the first to the last.
    NotWhole(&'static str, u32, u32),
    /// A field is none of the texts that are known.
    NotKnown(&'static str),
    /// A series has more places than are kept: how many.
    TooManyPlaces(usize),
    /// The file goes on after [`MOST_LINES`].
    TooManyLines,
}

impl Own {
    /// The rows of a series, if there are any.
    pub fn rows(&self, series: Series) -> &[Row] {
        self.series.iter().find(|(own, _)| *own == series).map_or(&[], |(_, rows)| rows)
    }

    /// How many numbers were taken.
    pub fn numbers(&self) -> usize {
        let rows = self.series.iter().flat_map(|(_, rows)| rows);
        rows.flat_map(|row| &row.ys).flatten().count()
    }

    fn tell(&mut self, line: usize, wrong: Wrong) {
        if matches!(wrong, Wrong::UnknownSeries(_)) && self.faults.iter().any(|fault| fault.wrong == wrong) {
            return;
        }
        match self.faults.len() < MOST_FAULTS {
            true => self.faults.push(Fault { line, wrong }),
            false => self.more_faults += 1,
        }
    }

    /// A later number takes the place of an earlier one.
    fn put(&mut self, series: Series, x: u32, curve: usize, y: f64) -> Result<(), Wrong> {
        let at = match self.series.binary_search_by_key(&series, |(own, _)| *own) {
            Ok(at) => at,
            Err(at) => {
                self.series.insert(at, (series, Vec::new()));
                at
            }
        };
        let rows = &mut self.series[at].1;
        let at = match rows.binary_search_by_key(&x, |row| row.x) {
            Ok(at) => at,
            Err(_) if rows.len() >= series.most_places() => return Err(Wrong::TooManyPlaces(series.most_places())),
            Err(at) => {
                rows.insert(at, Row { x, ys: vec![None; series.curves().len()] });
                at
            }
        };
        if let Some(place) = rows[at].ys.get_mut(curve) {
            *place = Some(y);
        }
        Ok(())
    }
}

/// Reads the text of a file; of an empty one nothing.
pub fn read(text: &str) -> Own {
    let mut own = Own::default();
    for piece in Pieces::of(text) {
        let line = piece.line;
        let taken = match piece.found {
            Ok(fields) => take(&mut own, line, &fields),
            Err(wrong) => Err(wrong),
        };
        if let Err(wrong) = taken {
            own.tell(line, wrong);
        }
    }
    own
}

fn take(own: &mut Own, line: usize, fields: &Fields) -> Result<(), Wrong> {
    let what = match (fields.get("what"), fields.get("device")) {
        (Some(Cell::Text(what)), _) => what,
        (None, Some(Cell::Text(name))) => {
            own.card = Some(shown(name));
            return Ok(());
        }
        (Some(Cell::Number(_) | Cell::Other) | None, _) => return Err(Wrong::Nameless),
    };
    let Some(series) = Series::ALL.iter().copied().find(|series| series.slug() == what) else {
        let is_known = NOT_SHOWN.contains(&what.as_str());
        return if is_known { Ok(()) } else { Err(Wrong::UnknownSeries(shown(what))) };
    };
    let (place, numbers) = series.fields();
    let x = match place {
        Place::Field(name) => Some(whole(fields, name, series.places())?),
        Place::Pattern(patterns) => match fields.get("pattern") {
            Some(Cell::Text(text)) => {
                let found = (0..).zip(patterns).find(|(_, pattern)| *pattern == text);
                Some(found.map(|(number, _)| number).ok_or(Wrong::NotKnown("pattern"))?)
            }
            Some(Cell::Number(_) | Cell::Other) => return Err(Wrong::NotKnown("pattern")),
            None => return Err(Wrong::Missing("pattern")),
        },
        Place::EachField => None,
    };
    match numbers {
        Numbers::Fields(names) => {
            // A number that is missing or wrong takes none of the others with it.
            for (at, name) in names.iter().enumerate() {
                let put = positive(fields, name).and_then(|y| match (x, u32::try_from(at)) {
                    (Some(x), _) => own.put(series, x, at, y),
                    (None, Ok(place)) => own.put(series, place, 0, y),
                    (None, Err(_)) => Ok(()),
                });
                if let Err(wrong) = put {
                    own.tell(line, wrong);
                }
            }
            Ok(())
        }
        Numbers::ByFetch(fetch, name) => {
            own.put(series, x.unwrap_or(0), curve_of(fields, fetch)?, positive(fields, name)?)
        }
        Numbers::PerUsefulByte => {
            let y = per_useful_byte(bytes(fields, "useful_bytes")?, bytes(fields, "dram_bytes")?);
            own.put(series, x.unwrap_or(0), 0, quotient(y)?)
        }
        Numbers::PerL2Byte(fetch) => {
            let y = per_l2_byte(bytes(fields, "l2_sectors")?, bytes(fields, "dram_bytes")?);
            own.put(series, x.unwrap_or(0), curve_of(fields, fetch)?, quotient(y)?)
        }
    }
}

/// A name as it can be shown.
fn shown(name: &str) -> String {
    name.chars().filter(|one| !one.is_control()).take(LONGEST_NAME).collect()
}

/// Bytes of DRAM for each byte: no card moves a million for one.
fn quotient(y: f64) -> Result<f64, Wrong> {
    (1e-6..=1e6).contains(&y).then_some(y).ok_or(Wrong::NotPositive("dram_bytes"))
}

/// The curve of what L2 was told to fetch.
fn curve_of(fields: &Fields, name: &'static str) -> Result<usize, Wrong> {
    let told = whole(fields, name, (32, 128))?;
    DramFetch::ALL.iter().position(|fetch| fetch.bytes() == told).ok_or(Wrong::NotKnown(name))
}

fn number(fields: &Fields, name: &'static str) -> Result<Option<f64>, Wrong> {
    match fields.get(name) {
        Some(Cell::Number(number)) => Ok(Some(*number)),
        Some(Cell::Text(_) | Cell::Other) => Ok(None),
        None => Err(Wrong::Missing(name)),
    }
}

fn positive(fields: &Fields, name: &'static str) -> Result<f64, Wrong> {
    let found = number(fields, name)?.filter(|number| *number >= 1.0 / LARGEST && *number <= LARGEST);
    found.ok_or(Wrong::NotPositive(name))
}

/// A count of a profiler: it can be larger than any speed.
fn bytes(fields: &Fields, name: &'static str) -> Result<f64, Wrong> {
    let found = number(fields, name)?.filter(|number| *number >= 1.0 && *number <= 1e18);
    found.ok_or(Wrong::NotPositive(name))
}

fn whole(fields: &Fields, name: &'static str, (first, last): (u32, u32)) -> Result<u32, Wrong> {
    let wrong = Wrong::NotWhole(name, first, last);
    let number = number(fields, name)?.filter(|number| number.fract() == 0.0);
    match number {
        Some(number) if number >= f64::from(first) && number <= f64::from(last) => {
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole, and inside the range")]
            let number = number as u32;
            Ok(number)
        }
        Some(_) | None => Err(wrong),
    }
}
