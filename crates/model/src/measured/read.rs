//! Reads a reader's own JSON lines, in the format of `hardware/h200-timings.jsonl`.
//!
//! A line whose `what` nobody knows, and a field that nobody asks for, are passed over. A bad line is a [`Fault`], and
//! the lines beside it are kept. Whatever is given, it ends: the work is bounded, and nothing panics.

use super::{
    Row, Series,
    fields::{Numbers, Place},
    json::{Cell, Fields},
    rows::{per_l2_byte, per_useful_byte},
};
use crate::{global::DramFetch, query::Choice};

/// The most lines that are read.
pub const MOST_LINES: usize = 20_000;
/// The most faults that are told one by one.
pub const MOST_FAULTS: usize = 8;
/// The largest number that a measurement can be: beyond it lies no card.
const LARGEST: f64 = 1e9;
/// The most characters of a card's name.
const LONGEST_NAME: usize = 60;

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

/// A line that could not be taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Its number, from 1.
    pub line: usize,
    /// What is wrong.
    pub wrong: Wrong,
}

/// Why a line could not be taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// It is no JSON object; the column at which that shows, from 1.
    NotAnObject(usize),
    /// It names neither a series nor a device.
    Nameless,
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
    // A mark at the beginning is how some editors say that they write Unicode.
    let text = text.trim_start_matches('\u{feff}');
    for (number, line) in (1..).zip(text.lines()) {
        if number > MOST_LINES {
            own.tell(number, Wrong::TooManyLines);
            break;
        }
        if line.trim().is_empty() {
            continue;
        }
        let taken = match serde_json::from_str::<Fields>(line) {
            Ok(fields) => take(&mut own, &fields),
            Err(error) => Err(Wrong::NotAnObject(error.column().max(1))),
        };
        if let Err(wrong) = taken {
            own.tell(number, wrong);
        }
    }
    own
}

fn take(own: &mut Own, fields: &Fields) -> Result<(), Wrong> {
    let what = match (fields.get("what"), fields.get("device")) {
        (Some(Cell::Text(what)), _) => what,
        (None, Some(Cell::Text(name))) => {
            own.card = Some(name.chars().filter(|one| !one.is_control()).take(LONGEST_NAME).collect());
            return Ok(());
        }
        (Some(Cell::Number(_) | Cell::Other) | None, _) => return Err(Wrong::Nameless),
    };
    let Some(series) = Series::ALL.iter().copied().find(|series| series.slug() == what) else {
        return Ok(());
    };
    let (place, numbers) = series.fields();
    let x = match place {
        Place::Field(name) => whole(fields, name, series.places())?,
        Place::Pattern(patterns) => match fields.get("pattern") {
            Some(Cell::Text(text)) => {
                let found = (0..).zip(patterns).find(|(_, pattern)| *pattern == text);
                found.map(|(number, _)| number).ok_or(Wrong::NotKnown("pattern"))?
            }
            Some(Cell::Number(_) | Cell::Other) => return Err(Wrong::NotKnown("pattern")),
            None => return Err(Wrong::Missing("pattern")),
        },
        Place::EachField => {
            let Numbers::Fields(names) = numbers else { return Ok(()) };
            let speeds: Vec<f64> = names.iter().map(|name| positive(fields, name)).collect::<Result<_, _>>()?;
            return (0..).zip(speeds).try_for_each(|(x, y)| own.put(series, x, 0, y));
        }
    };
    match numbers {
        Numbers::Fields(names) => {
            let ys: Vec<f64> = names.iter().map(|name| positive(fields, name)).collect::<Result<_, _>>()?;
            ys.into_iter().enumerate().try_for_each(|(curve, y)| own.put(series, x, curve, y))
        }
        Numbers::ByFetch(fetch, name) => own.put(series, x, curve_of(fields, fetch)?, positive(fields, name)?),
        Numbers::PerUsefulByte => {
            let y = per_useful_byte(bytes(fields, "useful_bytes")?, bytes(fields, "dram_bytes")?);
            own.put(series, x, 0, quotient(y)?)
        }
        Numbers::PerL2Byte(fetch) => {
            let y = per_l2_byte(bytes(fields, "l2_sectors")?, bytes(fields, "dram_bytes")?);
            own.put(series, x, curve_of(fields, fetch)?, quotient(y)?)
        }
    }
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
