//! What a snippet comes to: its accesses, the one that is looked at, what can be tried, and the whole launch.
//!
//! Absent on purpose: words and drawing. Everything here is counted by `kernel` and `model`.

use super::{
    hints::{self, Hint},
    launch::{self, Total},
};
use kernel::{Fault, Kind, Launch, Program, Span, Touch, Wanted, meant};
use model::{
    access::{Access, Space},
    figure::lab::{Memory, Spec},
    global, shared,
};
use std::{cell::RefCell, rc::Rc};

/// The steps of one reading. It must fit into the time between two keystrokes on a phone, where a step takes one or
/// two microseconds; but a loop of a thousand rounds, as a matrix product has it, must come to its end.
const READ_STEPS: u32 = 50_000;

/// What a snippet comes to.
pub(super) struct Answer {
    /// The accesses in the order in which the warp meets them; a loop gives one a round. None if the text is wrong.
    pub touches: Vec<Touch>,
    /// The place of the one that is looked at.
    pub chosen: usize,
    /// The steps after which the run was stopped, if it was.
    pub stopped: Option<u32>,
    /// Its addresses, or why there are none.
    pub access: Result<Access, Fault>,
    /// Changes that help.
    pub hints: Vec<Hint>,
    /// All warps together; none if not even this one can be read.
    pub total: Option<Total>,
}

impl Answer {
    /// The access that is looked at.
    pub fn touch(&self) -> Option<&Touch> {
        self.touches.get(self.chosen)
    }

    /// Whether the warp comes to the same place several times.
    pub fn is_in_loop(&self) -> bool {
        let same = |touch: &Touch| self.touches.iter().filter(|other| is_same_site(touch, other)).nth(1).is_some();
        self.touch().is_some_and(same)
    }

    /// Where else there is something to gain: the access that costs most above its ideal, if this one costs nothing
    /// above its own.
    pub fn dearer(&self, spec: &Spec) -> Option<(usize, &Touch)> {
        let own = self.touch().and_then(|touch| excess(spec, touch))?;
        let (at, _) = dearest(spec, &self.touches, false).filter(|_| own == 0)?;
        Some((at, &self.touches[at]))
    }

    fn wrong(fault: Fault) -> Answer {
        Answer { touches: Vec::new(), chosen: 0, stopped: None, access: Err(fault), hints: Vec::new(), total: None }
    }
}

thread_local! {
    /// The last answer: picture, panel and blocks ask for the same one, and so does every move of the pointer.
    static LAST: RefCell<Option<(Spec, Rc<Answer>)>> = const { RefCell::new(None) };
}

/// What the snippet comes to. It depends on nothing but the spec; the last answer is kept because it takes long.
pub(super) fn of(spec: &Spec) -> Rc<Answer> {
    LAST.with_borrow_mut(|last| {
        if let Some((known, answer)) = last
            && known == spec
        {
            return Rc::clone(answer);
        }
        let answer = Rc::new(found(spec));
        *last = Some((spec.clone(), Rc::clone(&answer)));
        answer
    })
}

fn found(spec: &Spec) -> Answer {
    let reading =
        Program::parse(spec.snippet()).and_then(|program| Ok((program.run(&shown_warp(spec), READ_STEPS)?, program)));
    let (reading, program) = match reading {
        Ok(both) => both,
        Err(fault) => return Answer::wrong(fault),
    };
    let touches = reading.fitting(wanted(spec));
    let asked = spec.access().and_then(|access| usize::try_from(access).ok()).filter(|access| *access < touches.len());
    let Some(chosen) = asked.or_else(|| opening(spec, &touches)) else {
        return Answer::wrong(Fault { span: Span::default(), lane: None, kind: Kind::NoAccess });
    };
    let access = touches[chosen].access(spec.base().into());
    let mut answer = Answer {
        chosen,
        stopped: (!reading.ended).then_some(reading.steps),
        access,
        hints: Vec::new(),
        total: None,
        touches,
    };
    if let Ok(access) = &answer.access {
        let mut warps = launch::Warps::new(&program, spec, &answer.touches, chosen);
        let reached = warps.reached(&reading);
        answer.hints = hints::found(&mut warps, &answer.touches, chosen, access, reached);
        answer.total = Some(launch::total(&mut warps, access.space()));
    }
    answer
}

/// The access to open with: the one that costs most above its ideal, among those that are said to be meant if any is.
/// Of several, and where nobody can tell what the meant one costs, the one that is meant.
fn opening(spec: &Spec, touches: &[Touch]) -> Option<usize> {
    let meant = meant(touches)?;
    let Some(excess) = excess(spec, &touches[meant]) else {
        return Some(meant);
    };
    let dearest = dearest(spec, touches, touches[meant].meant);
    Some(dearest.filter(|(_, most)| *most > excess).map_or(meant, |(at, _)| at))
}

/// The first of the accesses that cost most above their ideal, and by how much, if one costs more.
fn dearest(spec: &Spec, touches: &[Touch], said: bool) -> Option<(usize, u64)> {
    let mut dearest = None;
    for (at, touch) in sites(touches).into_iter().filter(|(_, touch)| touch.meant == said || !said) {
        let excess = excess(spec, touch).unwrap_or(0);
        if excess > dearest.map_or(0, |(_, most)| most) {
            dearest = Some((at, excess));
        }
    }
    dearest
}

/// What an access costs above its ideal: sectors' worth of bytes that nobody asked for, or turns that conflicts add.
/// None if its addresses are not known.
fn excess(spec: &Spec, touch: &Touch) -> Option<u64> {
    let access = touch.access(spec.base().into()).ok()?;
    Some(match access.space() {
        Space::Global => {
            let counts = global::count(&access, spec.arch());
            (counts.moved_bytes - counts.unique_bytes) / global::SECTOR_BYTES
        }
        Space::Shared => shared::count(&access).conflicts.into(),
    })
}

/// The accesses without their further rounds, each with its place among all; no more than anybody reads.
pub(super) fn sites(touches: &[Touch]) -> Vec<(usize, &Touch)> {
    let mut sites: Vec<(usize, &Touch)> = Vec::new();
    for (at, touch) in touches.iter().enumerate() {
        if !sites.iter().any(|(_, known)| is_same_site(known, touch)) {
            sites.push((at, touch));
        }
    }
    sites
}

/// The warp that is looked at.
pub(super) fn shown_warp(spec: &Spec) -> Launch {
    warp_of(spec, spec.block_index(), spec.warp())
}

/// Any warp of the launch.
pub(super) fn warp_of(spec: &Spec, block_index: [u32; 3], warp: u32) -> Launch {
    Launch { block: spec.block(), block_index, grid: Some(spec.grid()), warp }
}

/// Which accesses are listed.
pub(super) fn wanted(spec: &Spec) -> Wanted {
    let space = match spec.memory() {
        Memory::Auto => None,
        Memory::Global => Some(Space::Global),
        Memory::Shared => Some(Space::Shared),
    };
    Wanted { space, ..Wanted::default() }
}

/// Whether two accesses are one instruction: in a loop, of several rounds.
pub(super) fn is_same_site(one: &Touch, other: &Touch) -> bool {
    (one.span, one.way, one.bytes) == (other.span, other.way, other.bytes) && one.array == other.array
}
