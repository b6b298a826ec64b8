//! What an answer looks like. Names and their order are promises to others.

use model::access::{Access, Space};
use model::ratio::Ratio;
use model::{global, shared};
use serde::{Serialize, Serializer};

use crate::fault::Fault;
use crate::input::Input;

/// An answer to a line, for serde to write; the line's id comes back in it, whatever its type.
#[derive(Serialize)]
#[serde(untagged)]
#[expect(missing_docs, reason = "each is an answer of the kind of its name")]
pub enum Answer<'line, Id> {
    Global(Global<'line, Id>),
    Shared(Shared<'line, Id>),
    Failed(Failed<'line, Id>),
}

/// What an access to global memory costs.
#[derive(Serialize)]
pub struct Global<'line, Id> {
    id: Id,
    lanes: Vec<(u8, Address)>,
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

/// What an access to shared memory costs.
#[derive(Serialize)]
pub struct Shared<'line, Id> {
    id: Id,
    lanes: Vec<(u8, Address)>,
    groups: u32,
    merged: bool,
    wavefronts: u32,
    conflicts: u32,
    n_way: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    assumes: Option<&'line str>,
}

/// What was wrong instead.
#[derive(Serialize)]
pub struct Failed<'line, Id> {
    id: Id,
    error: Error<'line>,
}

#[derive(Serialize)]
struct Error<'line> {
    message: &'line str,
    line: u64,
    column: usize,
}

impl<'line, Id> Answer<'line, Id> {
    /// The counts.
    pub fn of(id: Id, input: &'line Input) -> Self {
        let access = &input.access;
        let assumes = input.assumes.as_deref();
        match access.space() {
            Space::Global => {
                let counts = global::count(access, input.arch);
                Answer::Global(Global {
                    id,
                    lanes: lanes(access),
                    requests: counts.requests,
                    sectors: counts.sectors,
                    lines: counts.lines,
                    requested_bytes: counts.requested_bytes,
                    unique_bytes: counts.unique_bytes,
                    moved_bytes: counts.moved_bytes,
                    efficiency: counts.efficiency().map(Ratio::value),
                    assumes,
                })
            }
            Space::Shared => {
                let counts = shared::count(access);
                Answer::Shared(Shared {
                    id,
                    lanes: lanes(access),
                    groups: counts.groups,
                    merged: counts.merged,
                    wavefronts: counts.wavefronts,
                    conflicts: counts.conflicts,
                    n_way: counts.n_way,
                    assumes,
                })
            }
        }
    }

    /// What was wrong with the line of that number, whose text this is.
    pub fn failed(id: Id, fault: &'line Fault, number: u64, text: &[u8]) -> Self {
        let error = Error { message: &fault.message, line: number, column: fault.column(text) };
        Answer::Failed(Failed { id, error })
    }
}

fn lanes(access: &Access) -> Vec<(u8, Address)> {
    access.lanes().map(|(lane, address)| (lane.number(), Address(address))).collect()
}

/// An address. Where a number is a float, one that it cannot hold is told apart by its type: there are formats in
/// which 128 bits are another type than 64. In JSON it is a number like all others.
struct Address(u64);

/// Floats hold every whole number up to this one.
const LARGEST_SAFE: u64 = (1 << 53) - 1;

impl Serialize for Address {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            0..=LARGEST_SAFE => serializer.serialize_u64(self.0),
            _ => serializer.serialize_u128(self.0.into()),
        }
    }
}
