//! Words of the figure `lab`: a pasted piece of CUDA, and its bytes.

mod en;
mod hi_latn;

use crate::{Localized, coalescing::Named};

/// Labels of the controls.
#[expect(missing_docs, reason = "each field labels the control of the same name in `model`")]
pub struct ControlWords {
    pub block: [&'static str; 3],
    pub grid: [&'static str; 3],
    pub block_index: [&'static str; 3],
    pub warp: &'static str,
    pub base: &'static str,
    pub memory: &'static str,
    pub memory_auto: &'static str,
    pub memory_global: &'static str,
    pub memory_shared: &'static str,
    pub arch: &'static str,
}

/// The ways to look at an access to global memory.
#[expect(missing_docs, reason = "each field is the view of the same name in `model`")]
pub struct ViewWords {
    pub memory: &'static str,
    pub rows: &'static str,
    pub overlap: &'static str,
    pub roofline: &'static str,
}

/// The named snippets.
#[expect(missing_docs, reason = "each field is the preset of the same name in `model`")]
pub struct PresetWords {
    pub wrong_axis: Named,
    pub copy: Named,
    pub structure: Named,
    pub guard: Named,
    pub tile: Named,
    pub rows_16: Named,
}

/// Changes to a snippet: what each is called, and what it does.
#[expect(missing_docs, reason = "each field is the change of the same name in `kernel`")]
pub struct FixWords {
    pub swap_axes: Named,
    pub pad_row: Named,
    pub swizzle: Named,
    pub members: Named,
    pub together: Named,
    pub wide: Named,
}

/// The list of loads and stores, and what had to be taken for true.
pub struct AccessWords {
    /// Above the list.
    pub title: &'static str,
    /// Memory to registers.
    pub load: &'static str,
    /// Registers to memory.
    pub store: &'static str,
    /// Both at once.
    pub atomic: &'static str,
    /// Beside an access: the way, global or shared, bytes a lane, its line in the text.
    pub about: fn(&str, bool, u32, u32) -> String,
    /// What a warp's access to global memory costs: sectors.
    pub sectors: fn(u32) -> String,
    /// What one to shared memory costs: wavefronts.
    pub wavefronts: fn(u32) -> String,
    /// In place of a cost that nobody knows.
    pub unknown: &'static str,
    /// An access in a loop: the round from 1, the rounds.
    pub round: fn(usize, usize) -> String,
    /// Leads to the round before.
    pub round_before: &'static str,
    /// Leads to the round after.
    pub round_after: &'static str,
    /// Accesses that are not listed: how many.
    pub more: fn(usize) -> String,
    /// Above what had to be taken for true.
    pub assumes: &'static str,
    /// The array's name, the byte address where it starts.
    pub base: fn(&str, u32) -> String,
    /// A bare pointer was taken to point to shared memory: its name.
    pub bare_shared: fn(&str) -> String,
    /// A condition was taken for true: its text.
    pub condition: fn(&str) -> String,
    /// An atomic operation is counted as a store.
    pub atomic_as_store: &'static str,
    /// The run was stopped after so many steps.
    pub stopped: fn(u32) -> String,
}

/// What can be tried, and the difference it makes.
pub struct HintWords {
    /// Above the list.
    pub title: &'static str,
    /// The changes.
    pub fixes: FixWords,
    /// On the button.
    pub try_it: &'static str,
    /// Back to the text that the reader wrote.
    pub undo: &'static str,
    /// To another text of the reader's.
    pub other: &'static str,
    /// Back to what was tried.
    pub redo: &'static str,
    /// Sectors before and after.
    pub sectors: fn(u32, u32) -> String,
    /// Wavefronts before and after.
    pub wavefronts: fn(u32, u32) -> String,
    /// Bytes of one instruction before and after, bytes moved before and after, bytes used after.
    pub bytes: fn(u64, u64, u64, u64) -> String,
    /// The access cannot be cheaper.
    pub best: &'static str,
    /// No known change helps.
    pub none: &'static str,
    /// Another access of the snippet costs more than it must.
    pub elsewhere: &'static str,
    /// Leads to it: its text.
    pub look: fn(&str) -> String,
}

/// What the whole launch costs.
pub struct TotalWords {
    /// Above the numbers.
    pub title: &'static str,
    /// The grid is one warp.
    pub one_warp: &'static str,
    /// Every warp was counted: how many.
    pub exact: fn(&str) -> String,
    /// Taken for affine: the warps of the launch, the warps it was checked on.
    pub affine: fn(&str, &str) -> String,
    /// Known to be affine: the warps of the launch.
    pub proven: fn(&str) -> String,
    /// A guard leaves some warps nothing: warps with work, warps that were counted.
    pub with_work: fn(&str, &str) -> String,
    /// Not affine, and too many to count: warps counted, warps of the launch.
    pub part: fn(&str, &str) -> String,
    /// Of an access in a loop, one round was counted.
    pub one_round: &'static str,
    /// A warp takes too long to be run for others.
    pub too_long: &'static str,
    /// A warp cannot be read: `blockIdx`, the warp, the fault.
    pub fault: fn([u32; 3], u32, &str) -> String,
    /// Labels of the numbers.
    pub warps: &'static str,
    /// Sectors of all warps.
    pub sectors: &'static str,
    /// Bytes moved by all warps.
    pub moved: &'static str,
    /// Bytes used by all warps.
    pub used: &'static str,
    /// Used ÷ moved.
    pub efficiency: &'static str,
    /// Wavefronts of all warps.
    pub wavefronts: &'static str,
    /// Of those, conflicts.
    pub conflicts: &'static str,
    /// A side of the grid is 0.
    pub empty_grid: &'static str,
    /// A side of the block is 0.
    pub empty_block: &'static str,
    /// Too many threads: how many.
    pub block_too_large: fn(&str) -> String,
    /// An address below zero: `threadIdx`, `blockIdx`, the address.
    pub negative: fn([u32; 3], [u32; 3], &str) -> String,
    /// An address of 2⁶³ or more: the same.
    pub overflow: fn([u32; 3], [u32; 3], &str) -> String,
    /// An address that is no multiple of the width: the same, and the width.
    pub misaligned: fn([u32; 3], [u32; 3], &str, u32) -> String,
}

/// All words of the figure.
pub struct LabWords {
    /// The figure's name for screen readers and the gallery.
    pub title: &'static str,
    /// Above the text.
    pub editor: &'static str,
    /// The text is empty.
    pub blank: &'static str,
    /// In the place of a picture where the text has a fault: its line.
    pub no_picture: fn(u32) -> String,
    /// What an access to global memory comes to: its text, load or store or atomic, active lanes, sectors, bytes used,
    /// bytes moved.
    pub global: fn(&str, &str, u32, u32, u64, u64) -> String,
    /// What one to shared memory comes to: its text, load or store or atomic, active lanes, wavefronts, the fewest
    /// there could be.
    pub shared: fn(&str, &str, u32, u32, u32) -> String,
    /// How to use the keyboard.
    pub keys: &'static str,
    /// The controls.
    pub controls: ControlWords,
    /// The ways to look.
    pub views: ViewWords,
    /// The named snippets.
    pub presets: PresetWords,
    /// The list of accesses.
    pub accesses: AccessWords,
    /// What can be tried.
    pub hints: HintWords,
    /// The whole launch.
    pub totals: TotalWords,
}

/// The words, in every language.
pub static WORDS: Localized<LabWords> = Localized { en: en::WORDS, hi_latn: hi_latn::WORDS };

/// Three numbers as CUDA code has them.
fn triple([x, y, z]: [u32; 3]) -> String {
    format!("({x}, {y}, {z})")
}
