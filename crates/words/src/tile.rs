//! Words of the figure `tile`: a transpose through shared memory, and its four accesses.

mod en;
mod hi_latn;

use crate::{Localized, coalescing::Named};

/// One of the four accesses.
pub struct StageWords {
    /// On its card and its button.
    pub name: &'static str,
    /// What happens: sectors or wavefronts, the fewest there could be, whether it goes down a column.
    pub sentence: fn(u32, u32, bool) -> String,
}

/// The four accesses.
#[expect(missing_docs, reason = "each field is the step of the same name in `model`")]
pub struct StagesWords {
    pub global_read: StageWords,
    pub tile_write: StageWords,
    pub tile_read: StageWords,
    pub global_write: StageWords,
}

/// The kernels: short enough for a row of a chart.
#[expect(missing_docs, reason = "each field is the kernel of the same name in `model`")]
pub struct KernelWords {
    pub copy: &'static str,
    pub naive: &'static str,
    pub tile: &'static str,
    pub padded: &'static str,
    pub swizzled: &'static str,
    pub wrong_pad: &'static str,
}

/// The named transposes.
#[expect(missing_docs, reason = "each field is the preset of the same name in `model`")]
pub struct PresetWords {
    pub naive: Named,
    pub tile: Named,
    pub padded: Named,
    pub swizzled: Named,
    pub wrong_pad: Named,
    pub store_transposed: Named,
    pub block_16x16: Named,
    pub block_8x32: Named,
    pub doubles: Named,
}

/// Labels of the controls.
#[expect(missing_docs, reason = "each field labels the control of the same name in `model`")]
pub struct ControlWords {
    pub kernel: &'static str,
    pub block: &'static str,
    pub threads: fn(u32, u32) -> String,
    pub width: &'static str,
    pub bytes: fn(u32) -> String,
    pub size: &'static str,
    pub column: &'static str,
    pub column_read: &'static str,
    pub column_write: &'static str,
    pub warp: &'static str,
}

/// Labels of the number row under the figure.
#[expect(missing_docs, reason = "each field labels the count of the same name")]
pub struct ReadoutWords {
    pub read_sectors: &'static str,
    pub tile_write: &'static str,
    pub tile_read: &'static str,
    pub write_sectors: &'static str,
    pub n_way: &'static str,
    pub gbps: &'static str,
    pub no_conflict: &'static str,
}

/// What stands in the picture.
pub struct PictureWords {
    /// After a number of sectors.
    pub sectors: fn(u32) -> &'static str,
    /// After a number of wavefronts.
    pub wavefronts: fn(u32) -> &'static str,
    /// Under a number of sectors: how much of them is used, in per cent.
    pub used: fn(&str) -> String,
    /// Under a number of wavefronts: the degree of the conflict; 1 is none.
    pub n_way: fn(u32) -> String,
    /// Under a count that waits for a guess.
    pub your_guess: &'static str,
    /// In place of the two accesses to a tile that is not there.
    pub no_tile: [&'static str; 2],
    /// Over the input's part: first and last row, first and last column.
    pub input: fn(u32, u32, u32, u32) -> String,
    /// The same of the output.
    pub output: fn(u32, u32, u32, u32) -> String,
    /// Over the tile: its declaration.
    pub tile: fn(&str) -> String,
    /// What the tint over the tile's cells is: the bank.
    pub tint: fn(u32) -> String,
    /// The same where the warp's elements are all the cells there are: the bank.
    pub all_in: fn(u32) -> String,
    /// Over the lanes: the warp, and how many passes the block makes over its tile.
    pub warp: fn(u32, u32) -> String,
    /// Under the lanes: the sectors.
    pub memory: &'static str,
    /// The same: the banks, and what the numbers under them are; the groups in which the lanes are served.
    pub banks: fn(u32) -> &'static str,
    /// Over the speeds.
    pub speeds: &'static str,
    /// The second line of it: what was timed.
    pub timed: &'static str,
    /// In place of a speed.
    pub not_timed: &'static str,
}

/// A lane's way through the four accesses.
pub struct Walk {
    /// The lane, and its warp.
    pub lane: u32,
    /// Its warp.
    pub warp: u32,
    /// Row and column of the input.
    pub from: (u32, u32),
    /// Row and column of the output.
    pub to: (u32, u32),
    /// What lies between, if there is a tile.
    pub tile: Option<InTile>,
}

/// The part of a lane's way that lies in the tile.
pub struct InTile {
    /// Row and column of the element it puts there.
    pub put: (u32, u32),
    /// First and last bank of it.
    pub put_banks: (u32, u32),
    /// Row and column of the element it takes.
    pub taken: (u32, u32),
    /// First and last bank of it.
    pub taken_banks: (u32, u32),
    /// Warp and lane that put that there.
    pub writer: (u32, u32),
}

/// All words of the figure.
pub struct TileWords {
    /// The figure's name for screen readers and the gallery.
    pub title: &'static str,
    /// The moments: the four accesses.
    pub stages: StagesWords,
    /// The kernels.
    pub kernels: KernelWords,
    /// The named transposes.
    pub presets: PresetWords,
    /// The controls.
    pub controls: ControlWords,
    /// The number row.
    pub readout: ReadoutWords,
    /// The picture.
    pub picture: PictureWords,
    /// A lane that is lit.
    pub lane: fn(&Walk) -> String,
    /// A bank that is lit: bank, lanes it serves, different words they want of it.
    pub bank: fn(u32, &[u64], u32) -> String,
    /// A sector that is lit: sector, its lanes, used bytes.
    pub sector: fn(u64, &[u64], u64) -> String,
    /// The whole picture for those who cannot see it: kernel, threads across and down, bytes, each access with its
    /// count, the access that is shown.
    pub description: fn(&str, u32, u32, u32, &[String], &str) -> String,
    /// Asks for the prediction of wavefronts.
    pub ask_wavefronts: &'static str,
    /// Asks for the prediction of sectors.
    pub ask_sectors: &'static str,
    /// While the prediction is awaited.
    pub think: &'static str,
    /// The prediction was right: the count with its unit.
    pub guess_right: fn(&str) -> String,
    /// The prediction was not: the guess, the count with its unit.
    pub guess_wrong: fn(u32, &str) -> String,
    /// How the numbers are known: the word for measured, and where they are written down.
    pub source: fn(&str, &str) -> String,
    /// Name of an access's card: its name, its count.
    pub stage_button: fn(&str, &str) -> String,
    /// Name of a lane's mark: lane, row and column of its element in the shown access.
    pub lane_button: fn(u32, u32, u32) -> String,
    /// Name of a bank's mark: bank, words it must deliver.
    pub bank_button: fn(u32, Option<u32>) -> String,
    /// Name of a sector's mark: sector, used bytes.
    pub sector_button: fn(u64, u64) -> String,
    /// Heads of the table.
    pub table: [&'static str; 5],
    /// Where there is no such access.
    pub none: &'static str,
    /// How to use the keyboard.
    pub keys: &'static str,
}

/// The words, in every language.
pub static WORDS: Localized<TileWords> = Localized { en: en::WORDS, hi_latn: hi_latn::WORDS };

/// A bank, or two neighbours.
fn banks((first, last): (u32, u32), and: &str) -> String {
    match first == last {
        true => format!("bank {first}"),
        false => format!("banks {first} {and} {last}"),
    }
}
