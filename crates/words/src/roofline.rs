//! Words of the figure `roofline`: two roofs over a kernel, and an access that lowers one of them.

pub mod told;

mod en;
mod hi_latn;

use crate::{Localized, coalescing::Named, lang::list};
use told::{BlockText, Met, Numbers, SourceText};

/// A moment: a name, and what is to be seen.
pub struct StepWords {
    /// On the button.
    pub name: &'static str,
    /// Under the figure.
    pub sentence: fn(&Numbers) -> String,
}

/// The three moments.
pub struct StepsWords {
    /// The two roofs.
    pub roofs: StepWords,
    /// The access lowers one.
    pub access: StepWords,
    /// What was measured.
    pub measured: &'static str,
}

/// The named kernels.
#[expect(missing_docs, reason = "each field is the preset of the same name in `model`")]
pub struct PresetWords {
    pub sum_of_doubles: Named,
    pub stride_1024: Named,
    pub scattered_a100: Named,
    pub float_stride_8: Named,
    pub aos_24: Named,
    pub dot_product: Named,
    pub broadcast: Named,
    pub compute_bound: Named,
}

/// Labels of the controls.
#[expect(missing_docs, reason = "each field labels the control of the same name in `model`")]
pub struct ControlWords {
    pub card: &'static str,
    pub flops: &'static str,
    pub fetch: &'static str,
    pub peak: &'static str,
    pub peak_documented: &'static str,
    pub peak_measured: &'static str,
}

/// Labels of the number row under the figure.
#[expect(missing_docs, reason = "each field labels the number of the same name")]
pub struct ReadoutWords {
    pub intensity: &'static str,
    pub efficiency: &'static str,
    pub ideal: &'static str,
    pub reached: &'static str,
    pub lost: &'static str,
    pub ridge: &'static str,
    pub bound: &'static str,
    pub memory: &'static str,
    pub compute: &'static str,
    pub measured: &'static str,
    pub reported: &'static str,
}

/// What stands in the picture.
pub struct PictureWords {
    /// At the top of the upright axis.
    pub gflops: &'static str,
    /// At the end of the other.
    pub intensity: &'static str,
    /// Over the flat roof: units, GFLOPS.
    pub roof: fn(&str, &str) -> String,
    /// At the memory roof: GB/s.
    pub slope: fn(&str) -> String,
    /// At the lowered one: useful GB/s.
    pub useful: fn(&str) -> String,
    /// At a ridge: FLOP per useful byte.
    pub ridge: fn(&str) -> String,
    /// Under the kernel's line: FLOP per useful byte, and whether that is on the axis.
    pub kernel: fn(&str, bool) -> String,
    /// Over what the kernel could reach, reaches and did reach.
    pub ladder: &'static str,
    /// Beside what could be reached: by the memory roof, by the compute roof.
    pub ideal: [&'static str; 2],
    /// Beside what is reached where the access costs nothing.
    pub free: &'static str,
    /// Beside what sectors leave: times less.
    pub sectors: fn(&str) -> String,
    /// Beside what the fetch leaves of that: times less, bytes.
    pub fetch: fn(&str, &str) -> String,
    /// Beside what is left where sectors and fetch cost the same: times less.
    pub wasted: fn(&str) -> String,
    /// Beside what was measured.
    pub measured: &'static str,
    /// Beside what was reported.
    pub reported: &'static str,
    /// Between that and the model's number: times less.
    pub unexplained: fn(&str) -> String,
    /// Under what was measured: what the small dots are.
    pub others: &'static str,
    /// The same where this kernel was not measured.
    pub only_others: &'static str,
    /// Where nothing was measured.
    pub not_measured: &'static str,
    /// Over the strip while the roofs are whole: used bytes.
    pub asked: fn(&str) -> String,
    /// Over the strip: moved and used bytes, per cent.
    pub moved: fn(&str, &str, &str) -> String,
    /// Over the strip where no lane is active.
    pub nobody: &'static str,
}

/// The parts by name: on their buttons and in the table.
#[expect(missing_docs, reason = "each field names the part of the same name in `model`")]
pub struct PartWords {
    pub roof: &'static str,
    pub slope: &'static str,
    pub lowered: &'static str,
    pub ridge: &'static str,
    pub lowered_ridge: &'static str,
    pub ideal: &'static str,
    pub sectors: &'static str,
    pub reached: &'static str,
    pub measured: &'static str,
    pub reported: &'static str,
    /// A read that was timed: its stride; random without.
    pub timed: fn(Option<u32>) -> String,
    /// Bytes that travel as one.
    pub block: fn(&BlockText<'_>) -> String,
}

/// What is said of a part that is lit.
#[expect(missing_docs, reason = "each field speaks of the part of the same name in `model`")]
pub struct LitWords {
    pub roof: fn(&Numbers) -> String,
    pub slope: fn(&Numbers) -> String,
    pub lowered: fn(&Numbers) -> String,
    pub ridge: fn(&Numbers) -> String,
    pub lowered_ridge: fn(&Numbers) -> String,
    pub ideal: fn(&Numbers) -> String,
    pub sectors: fn(&Numbers) -> String,
    pub reached: fn(&Numbers) -> String,
    /// A read that was timed: stride, bytes an element, GFLOPS.
    pub timed: fn(Option<u32>, u32, &str) -> String,
    pub block: fn(&BlockText<'_>) -> String,
}

/// The prediction.
pub struct GuessWords {
    /// The question.
    pub ask: &'static str,
    /// While it is open.
    pub think: fn(&Numbers) -> String,
    /// Within a tenth: GFLOPS.
    pub right: fn(&str) -> String,
    /// What sectors alone would leave: the guess, the numbers.
    pub sectors_only: fn(&str, &Numbers) -> String,
    /// The access was not looked at: the same.
    pub access_forgotten: fn(&str, &Numbers) -> String,
    /// Something else: the same.
    pub off: fn(&str, &Numbers) -> String,
}

/// All words of the figure.
pub struct RooflineWords {
    /// The figure's name for screen readers and the gallery.
    pub title: &'static str,
    /// The moments.
    pub steps: StepsWords,
    /// The named kernels.
    pub presets: PresetWords,
    /// The controls.
    pub controls: ControlWords,
    /// The number row.
    pub readout: ReadoutWords,
    /// The picture.
    pub picture: PictureWords,
    /// Names of the parts.
    pub parts: PartWords,
    /// Sentences of the parts.
    pub lit: LitWords,
    /// What was measured, beside the model.
    pub met: fn(&Numbers, &Met) -> String,
    /// No lane takes part.
    pub nobody: &'static str,
    /// The picture in words: the roofs and the kernel under them.
    pub description: fn(&Numbers) -> String,
    /// The same of the access.
    pub description_access: fn(&Numbers) -> String,
    /// The prediction.
    pub guess: GuessWords,
    /// How the numbers are known.
    pub source: fn(&SourceText) -> String,
    /// Heads of the table.
    pub table: [&'static str; 4],
    /// Where there is no number.
    pub none: &'static str,
    /// How to use the keyboard.
    pub keys: &'static str,
}

/// The words, in every language.
pub static WORDS: Localized<RooflineWords> = Localized { en: en::WORDS, hi_latn: hi_latn::WORDS };

/// The lanes of a block: one, all, or some.
fn lanes(block: &BlockText<'_>, all: &str, and: &str) -> String {
    match block.lanes {
        [one] => format!("lane {one}"),
        many if many.len() == 32 => all.to_owned(),
        many => format!("lanes {}", list(many, and)),
    }
}
