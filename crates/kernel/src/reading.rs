//! What a snippet does: its loads and stores, in the order in which the warp meets them.

use model::access::{Access, AccessError, Op, Space, Width};
use model::warp::{LANES, Lane};

use crate::fault::{Fault, Kind, Span};
use crate::launch::Launch;
use crate::run::{Limits, STEP_LIMIT};
use crate::tree::Item;
use crate::{affine, macros, parse, run, token};

/// Load, store, or both at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Memory to registers.
    Load,
    /// Registers to memory.
    Store,
    /// An atomic operation. Its addresses are counted like a store's; that lanes on one word wait for
    /// each other is not in `model`'s count.
    Atomic,
}

impl Way {
    /// What it counts as.
    pub fn op(self) -> Op {
        match self {
            Way::Load => Op::Load,
            Way::Store | Way::Atomic => Op::Store,
        }
    }
}

/// How the memory of an array is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Home {
    /// The declaration says it: `__shared__` or `__device__`.
    Declared(Space),
    /// A bare pointer or array: global, unless the caller says that it is shared.
    Bare,
}

/// One load or store of the warp.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Touch {
    /// Where it stands.
    pub span: Span,
    /// The array, as the snippet calls it.
    pub array: String,
    /// Elements of one of its rows, if it is declared as an array of rows.
    pub row: Option<u64>,
    /// Where the array lies.
    pub home: Home,
    /// What is done.
    pub way: Way,
    /// Bytes a lane.
    pub bytes: u32,
    /// Each lane's first byte, from the start of the array; none if it is inactive.
    pub offsets: [Option<i64>; LANES],
    /// The condition that had to be taken for true, because nobody can know it.
    pub assumed: Option<Span>,
    /// Does it load to, or store from, the name `value`, which nobody declared?
    pub meant: bool,
    /// Why there are no addresses, if there are none.
    pub fault: Option<Fault>,
}

impl Touch {
    /// The memory it goes to.
    pub fn space(&self) -> Space {
        match self.home {
            Home::Declared(space) => space,
            Home::Bare => Space::Global,
        }
    }

    /// The access, with the array at this address.
    ///
    /// # Errors
    /// Names the first lane whose address is unknown, below zero, misaligned, or too large.
    pub fn access(&self, base: u64) -> Result<Access, Fault> {
        if let Some(fault) = &self.fault {
            return Err(fault.clone());
        }
        let mut lanes = [None; LANES];
        for lane in Lane::all() {
            if let Some(offset) = self.offsets[lane.index()] {
                let address = base.checked_add_signed(offset);
                let kind = if offset < 0 { Kind::Before(offset) } else { Kind::NoAddress };
                let fault = || Fault::of_lane(self.span, lane, kind);
                lanes[lane.index()] = Some(address.ok_or_else(fault)?);
            }
        }
        let Some(width) = Width::from_bytes(self.bytes) else {
            return Err(Fault::new(self.span, Kind::NoAccess));
        };
        let access = Access::new(self.space(), self.way.op(), width, lanes);
        access.map_err(|error| match error {
            AccessError::Misaligned { lane, address, width } => {
                let width = width.bytes();
                Fault::of_lane(self.span, lane, Kind::Misaligned { address, width })
            }
            AccessError::Overflow { lane, .. } => Fault::of_lane(self.span, lane, Kind::NoAddress),
        })
    }
}

/// Which of several accesses is meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// Only those of this memory. If the snippet declares none, its bare pointers are taken for it.
    pub space: Option<Space>,
    /// Only loads, or only stores.
    pub op: Option<Op>,
    /// Only those of so many bytes a lane.
    pub bytes: Option<u32>,
    /// The one with this place in the list of those, from 0.
    pub index: Option<usize>,
}

/// Everything that the warp does with memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The accesses, in the order in which the warp meets them; a loop gives one a round.
    pub touches: Vec<Touch>,
    /// What may load or store as well, and is not read: inline assembly, a function that nobody declared.
    pub passed: Option<Span>,
    /// Did it end by itself, or was it stopped before?
    pub ended: bool,
    /// The steps it took.
    pub steps: u32,
}

/// Runs a snippet for one warp.
///
/// # Errors
/// What is wrong with the text, or what a lane meets that has no result in C.
pub fn read(source: &str, launch: &Launch) -> Result<Reading, Fault> {
    launch.lanes()?;
    Program::parse(source)?.run(launch, STEP_LIMIT)
}

/// A snippet that was parsed once, and can be run for many warps.
pub struct Program<'s> {
    source: &'s str,
    items: Vec<Item>,
}

impl<'s> Program<'s> {
    /// Parses a snippet.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn parse(source: &'s str) -> Result<Program<'s>, Fault> {
        let tokens = macros::expanded(&token::tokens(source)?)?;
        Ok(Program { source, items: parse::items(&tokens)? })
    }

    /// Whether the text shows that this access is affine in `threadIdx` and `blockIdx` for every thread of the launch,
    /// or for the first so many, whichever warp is asked for.
    pub fn is_affine(&self, touch: &Touch, launch: &Launch) -> bool {
        affine::is_affine(&self.items, touch, launch)
    }

    /// Runs it for one warp, for at most so many steps and never more than [`STEP_LIMIT`]: each takes about as long as
    /// any other, so that who has little time can say so.
    ///
    /// # Errors
    /// What a lane meets that has no result in C, or that the launch has no such warp.
    pub fn run(&self, launch: &Launch, steps: u32) -> Result<Reading, Fault> {
        self.run_until(launch, steps, &mut |_| false)
    }

    /// The same, and it stops as well after the first access that is enough: it is the last of the list.
    ///
    /// # Errors
    /// As [`Program::run`].
    pub fn run_until(
        &self,
        launch: &Launch,
        steps: u32,
        is_enough: &mut dyn FnMut(&Touch) -> bool,
    ) -> Result<Reading, Fault> {
        let lanes = launch.lanes()?;
        run::run(self.source, &self.items, launch, lanes, Limits { steps: steps.min(STEP_LIMIT), is_enough })
    }
}

impl Reading {
    /// The accesses that fit, in order; bare pointers become shared if only that fits.
    pub fn fitting(&self, wanted: Wanted) -> Vec<Touch> {
        let of_kind = |touch: &&Touch| {
            wanted.op.is_none_or(|op| touch.way.op() == op || touch.way == Way::Atomic)
                && wanted.bytes.is_none_or(|bytes| touch.bytes == bytes)
        };
        let all: Vec<Touch> = self.touches.iter().filter(of_kind).cloned().collect();
        let Some(space) = wanted.space else {
            return all;
        };
        let fit: Vec<Touch> = all.iter().filter(|touch| touch.space() == space).cloned().collect();
        if !fit.is_empty() {
            return fit;
        }
        let mut bare = all;
        bare.retain(|touch| touch.home == Home::Bare);
        for touch in &mut bare {
            touch.home = Home::Declared(space);
        }
        bare
    }

    /// The access that is meant. By its place in the list, if that is given; otherwise among those that
    /// fit, one that loads to or stores from the undeclared name `value` goes before others, then the one
    /// that stands last in the text (earlier ones mostly fetch its index), in the first round of its loop.
    ///
    /// # Errors
    /// [`Kind::NoAccess`] if nothing fits, [`Kind::Passed`] if something that is not read might.
    pub fn choose(&self, wanted: Wanted) -> Result<Touch, Fault> {
        let none = || match self.passed {
            Some(span) if wanted.index.is_none() => Fault::new(span, Kind::Passed),
            Some(_) | None => Fault::new(Span::default(), Kind::NoAccess),
        };
        let fitting = self.fitting(wanted);
        let index = wanted.index.or_else(|| meant(&fitting)).ok_or_else(none)?;
        fitting.into_iter().nth(index).ok_or_else(none)
    }
}

/// The place of the one that is meant among accesses of which none is asked for: see [`Reading::choose`].
pub fn meant(fitting: &[Touch]) -> Option<usize> {
    let said = fitting.iter().any(|touch| touch.meant);
    let last = fitting.iter().rfind(|touch| touch.meant == said)?;
    let same_site = |touch: &Touch| {
        // What one macro makes stands all in one place: the array tells it apart. A later round whose address
        // nobody knows may not know its array either; the first round still says what is meant.
        let same_array = last.fault.is_some() || touch.array == last.array;
        (touch.span, touch.way, touch.bytes) == (last.span, last.way, last.bytes) && same_array
    };
    fitting.iter().position(|touch| touch.meant == said && same_site(touch))
}
