//! Words that all figures share: motion, links, guesses, faults.

use crate::Localized;

/// What stands around every figure.
pub struct FigureWords {
    /// Runs the steps.
    pub play: &'static str,
    /// Stops the run.
    pub pause: &'static str,
    /// One step on.
    pub next: &'static str,
    /// One step back.
    pub previous: &'static str,
    /// Label of the row of steps.
    pub steps: &'static str,
    /// How fast the steps run.
    pub speed: &'static str,
    /// Back to what the author wrote.
    pub reset: &'static str,
    /// Copies a link to this very state.
    pub copy_link: &'static str,
    /// Copies an iframe that shows this very state.
    pub copy_embed: &'static str,
    /// Opens the code that embeds the figure.
    pub embed_code: &'static str,
    /// Saves the picture.
    pub save_svg: &'static str,
    /// The same, for screen readers.
    pub save_svg_long: &'static str,
    /// Saves the picture as PNG, a pixel a pixel; stands on the button.
    pub save_png: &'static str,
    /// The same, for those who cannot see where it stands.
    pub save_png_long: &'static str,
    /// Saves the picture as PNG of twice the size; stands on the button.
    pub save_png_double: &'static str,
    /// The same, for those who cannot see where it stands.
    pub save_png_double_long: &'static str,
    /// Where no file can be saved; what follows is the link to the figure by itself.
    pub save_elsewhere: &'static str,
    /// After a copy.
    pub copied: &'static str,
    /// After a copy that the browser refused; the text to copy follows.
    pub copy_by_hand: &'static str,
    /// A text that no link can carry, and that the browser keeps.
    pub too_long_kept: &'static str,
    /// A text that no link can carry, where the browser keeps nothing.
    pub too_long_lost: &'static str,
    /// Opens the numbers as a table.
    pub table: &'static str,
    /// Label of the named accesses.
    pub presets: &'static str,
    /// Opens the rest of the controls.
    pub more: &'static str,
    /// Starts a prediction.
    pub predict: &'static str,
    /// Gives the prediction up.
    pub reveal: &'static str,
    /// Sends the prediction.
    pub check: &'static str,
    /// How to use the keyboard.
    pub keys: &'static str,
    /// In place of a count that waits for a guess.
    pub hidden: &'static str,
    /// A parameter that is not a whole number of its range: name, value, smallest, largest.
    pub fault_whole: fn(&str, &str, u32, u32) -> String,
    /// A parameter that is none of its names: name, value, the names.
    pub fault_one_of: fn(&str, &str, &str) -> String,
    /// A parameter that can have one value only: name, value, that one.
    pub fault_only: fn(&str, &str, &str) -> String,
    /// A list with a word that is none of those it takes, or with too many: name, value, the words, the most.
    pub fault_list: fn(&str, &str, &str, usize) -> String,
    /// A mask that is not hexadecimal: name, value.
    pub fault_lane_bits: fn(&str, &str) -> String,
    /// A parameter nobody knows: its name.
    pub fault_unknown: fn(&str) -> String,
    /// A typed number outside its range: label, smallest, largest.
    pub out_of_range: fn(&str, u32, u32) -> String,
    /// A link of another version: its version, ours.
    pub fault_version: fn(&str, u32) -> String,
    /// After a fault of a value, where the figure is shown all the same.
    pub fault_default: &'static str,
    /// After a link of another version, where the figure is shown all the same.
    pub fault_taken: &'static str,
}

/// The words, in every language.
pub static WORDS: Localized<FigureWords> = Localized {
    en: FigureWords {
        play: "Play",
        pause: "Pause",
        next: "Next step",
        previous: "Previous step",
        steps: "Steps",
        speed: "Speed",
        reset: "Start over",
        copy_link: "Copy link",
        copy_embed: "Copy embed code",
        embed_code: "Code for your own page",
        save_svg: "SVG",
        save_svg_long: "Save the picture as SVG",
        save_png: "PNG",
        save_png_long: "Save the picture as PNG",
        save_png_double: "PNG 2×",
        save_png_double_long: "Save the picture as PNG 2×",
        save_elsewhere: "No file can be saved here. Open this link and save it there:",
        copied: "Copied",
        copy_by_hand: "Copy this by hand:",
        too_long_kept: "The text is too long for a link; it is kept in this browser.",
        too_long_lost: "The text is too long for a link, and this browser keeps nothing: copy the text before you leave.",
        table: "The numbers as a table",
        presets: "Examples",
        more: "More controls",
        predict: "Guess first",
        reveal: "Just show me",
        check: "Check",
        keys: "Arrow keys walk through lanes, sectors and lines; Enter switches a lane off or on; Escape lets go.",
        hidden: "?",
        fault_whole: |name, value, min, max| {
            format!("The link says {name}={value}; {name} must be a whole number from {min} to {max}.")
        },
        fault_one_of: |name, value, names| format!("The link says {name}={value}; {name} must be one of {names}."),
        fault_only: |name, value, only| format!("The link says {name}={value}; here {name} can only be {only}."),
        fault_list: |name, value, names, most| {
            format!("The link says {name}={value}; {name} must be 1 to {most} of these, with dots between: {names}.")
        },
        fault_lane_bits: |name, value| {
            format!("The link says {name}={value}; {name} must be up to eight hexadecimal digits, one bit a lane.")
        },
        fault_unknown: |name| format!("The link sets {name}, which this figure does not have."),
        out_of_range: |label, min, max| format!("{label}: a whole number from {min} to {max}, please."),
        fault_version: |theirs, ours| format!("The link is of version {theirs}; this figure reads version {ours}."),
        fault_default: "The default is shown.",
        fault_taken: "It took what it could.",
    },
    hi_latn: FigureWords {
        play: "Chalao",
        pause: "Roko",
        next: "Agla step",
        previous: "Pichla step",
        steps: "Steps",
        speed: "Speed",
        reset: "Shuru se",
        copy_link: "Link copy karo",
        copy_embed: "Embed code copy karo",
        embed_code: "Apne page ke liye code",
        save_svg: "SVG",
        save_svg_long: "Picture SVG mein save karo",
        save_png: "PNG",
        save_png_long: "Picture PNG mein save karo",
        save_png_double: "PNG 2×",
        save_png_double_long: "Picture PNG 2× mein save karo",
        save_elsewhere: "Yahan file save nahi ho sakti. Yeh link kholo aur wahan save karo:",
        copied: "Copy ho gaya",
        copy_by_hand: "Yeh khud copy karo:",
        too_long_kept: "Text link ke liye bahut lamba hai; isi browser mein save hai.",
        too_long_lost: "Text link ke liye bahut lamba hai, aur yeh browser kuch save nahi karta: jaane se pehle text copy kar lo.",
        table: "Yahi numbers table mein",
        presets: "Examples",
        more: "Aur controls",
        predict: "Pehle andaza lagao",
        reveal: "Seedha dikha do",
        check: "Check karo",
        keys: "Arrow keys se lanes, sectors aur lines par ghoomo; Enter se lane on ya off; Escape se chhod do.",
        hidden: "?",
        fault_whole: |name, value, min, max| {
            format!(
                "Galat input: link mein {name}={value} hai, par {name} {min} se {max} ke beech ka whole number hona chahiye."
            )
        },
        fault_only: |name, value, only| {
            format!("Galat input: link mein {name}={value} hai, par yahan {name} sirf {only} ho sakta hai.")
        },
        fault_one_of: |name, value, names| {
            format!("Galat input: link mein {name}={value} hai, par {name} inme se ek hona chahiye: {names}.")
        },
        fault_list: |name, value, names, most| {
            format!(
                "Galat input: link mein {name}={value} hai, par {name} mein inme se 1 se {most} tak hone chahiye, beech mein dot: {names}."
            )
        },
        fault_lane_bits: |name, value| {
            format!(
                "Galat input: link mein {name}={value} hai, par {name} mein zyada se zyada aath hexadecimal digits chahiye, har lane ka ek bit."
            )
        },
        fault_unknown: |name| format!("Link mein {name} hai, par is figure mein aisa kuch nahi hai."),
        out_of_range: |label, min, max| {
            format!("Galat input: {label} {min} se {max} ke beech ka whole number hona chahiye.")
        },
        fault_version: |theirs, ours| format!("Link version {theirs} ka hai; yeh figure version {ours} padhta hai."),
        fault_default: "Abhi default dikh raha hai.",
        fault_taken: "Jo samajh aaya woh le liya.",
    },
};
