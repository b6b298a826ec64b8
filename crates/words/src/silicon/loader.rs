//! What is said about a reader's own file of measurements: what it holds, and what is wrong with it.

/// A reader's own file.
pub struct LoaderWords {
    /// What can be given.
    pub label: &'static str,
    /// What is loaded: the card, how many numbers, of how many series.
    pub loaded: fn(&str, usize, usize) -> String,
    /// Leads to how such a file is made.
    pub how: &'static str,
    /// After what is loaded: nothing of the last file could be used.
    pub stays: &'static str,
    /// The browser does not keep the file.
    pub not_kept: &'static str,
    /// A card that is called as the one beside it.
    pub yours: fn(&str) -> String,
    /// Nothing in it could be used.
    pub nothing: &'static str,
    /// Puts it away.
    pub put_away: &'static str,
    /// A card that does not say its name.
    pub nameless_card: &'static str,
    /// No object: line, column.
    pub not_an_object: fn(usize, usize) -> String,
    /// Neither series nor device: line.
    pub nameless: fn(usize) -> String,
    /// A series that nobody knows: line, what the file calls it.
    pub unknown_series: fn(usize, &str) -> String,
    /// A field is missing: line, field.
    pub missing: fn(usize, &str) -> String,
    /// A field is no possible measurement: line, field.
    pub not_positive: fn(usize, &str) -> String,
    /// A field is no whole number of its range: line, field, first, last.
    pub not_whole: fn(usize, &str, u32, u32) -> String,
    /// A field is none of what is known: line, field.
    pub not_known: fn(usize, &str) -> String,
    /// Too many places: line, how many are kept.
    pub too_many_places: fn(usize, usize) -> String,
    /// Too many lines: how many are read.
    pub too_many_lines: fn(usize) -> String,
    /// So many more faults.
    pub more: fn(usize) -> String,
}
