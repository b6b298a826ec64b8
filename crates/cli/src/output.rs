//! What an answer looks like. Names and their order are promises to others.

use std::io::{self, Write};

use model::access::{Access, Space};
use model::ratio::Ratio;
use model::{global, shared};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::fault::Fault;
use crate::input::Input;

#[derive(Serialize)]
struct Global<'line> {
    id: Option<&'line RawValue>,
    lanes: Vec<(u8, u64)>,
    requests: u32,
    sectors: u32,
    lines: u32,
    requested_bytes: u64,
    unique_bytes: u64,
    moved_bytes: u64,
    efficiency: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    assumes: Option<&'line str>,
}

#[derive(Serialize)]
struct Shared<'line> {
    id: Option<&'line RawValue>,
    lanes: Vec<(u8, u64)>,
    groups: u32,
    merged: bool,
    wavefronts: u32,
    conflicts: u32,
    n_way: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    assumes: Option<&'line str>,
}

#[derive(Serialize)]
struct Failed<'line> {
    id: Option<&'line RawValue>,
    error: Error<'line>,
}

#[derive(Serialize)]
struct Error<'line> {
    message: &'line str,
    line: u64,
    column: usize,
}

/// Writes the counts, as a line of JSON.
pub fn answer(to: &mut impl Write, id: Option<&RawValue>, input: &Input) -> io::Result<()> {
    let access = &input.access;
    match access.space() {
        Space::Global => {
            let counts = global::count(access, input.arch);
            let answer = Global {
                id,
                lanes: lanes(access),
                requests: counts.requests,
                sectors: counts.sectors,
                lines: counts.lines,
                requested_bytes: counts.requested_bytes,
                unique_bytes: counts.unique_bytes,
                moved_bytes: counts.moved_bytes,
                efficiency: counts.efficiency().map(Ratio::value),
                assumes: input.assumes.as_deref(),
            };
            line(to, &answer)
        }
        Space::Shared => {
            let counts = shared::count(access);
            let answer = Shared {
                id,
                lanes: lanes(access),
                groups: counts.groups,
                merged: counts.merged,
                wavefronts: counts.wavefronts,
                conflicts: counts.conflicts,
                n_way: counts.n_way,
                assumes: input.assumes.as_deref(),
            };
            line(to, &answer)
        }
    }
}

/// Writes what was wrong with the line of that number, as a line of JSON.
pub fn error(to: &mut impl Write, id: Option<&RawValue>, fault: &Fault, number: u64, text: &[u8]) -> io::Result<()> {
    let error = Error { message: &fault.message, line: number, column: fault.column(text) };
    line(to, &Failed { id, error })
}

fn lanes(access: &Access) -> Vec<(u8, u64)> {
    access.lanes().map(|(lane, address)| (lane.number(), address)).collect()
}

fn line(to: &mut impl Write, answer: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *to, answer)?;
    writeln!(to)
}
