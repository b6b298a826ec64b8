//! Pieces of the sentence that says what a question asks about. Each is a whole sentence.

/// What every lane does with one element.
#[derive(Clone, Copy)]
pub struct What<'a> {
    /// Store, or else load.
    pub stores: bool,
    /// To or from shared memory, or else global.
    pub is_shared: bool,
    /// The element's type in CUDA.
    pub element: &'a str,
    /// Its bytes.
    pub bytes: u32,
}

/// The pieces.
pub struct SentenceWords {
    /// All lanes have one element.
    pub same: fn(What<'_>) -> String,
    /// Neighbouring lanes have neighbouring elements.
    pub next: fn(What<'_>) -> String,
    /// Each lane's element lies so many after that of the lane before.
    pub stride: fn(What<'_>, u32) -> String,
    /// So many neighbouring lanes share an element; the next ones' lies so many after it.
    pub shared_by: fn(What<'_>, u32, u32) -> String,
    /// Each thread reads so many neighbouring elements, one in each round of a loop.
    pub chunk: fn(What<'_>, u32) -> String,
    /// A field of a struct: how many fields it has, and which one it is, from 0.
    pub field: fn(What<'_>, u32, u32) -> String,
    /// A matrix with so many elements a row; each lane has a row of its own.
    pub column: fn(What<'_>, u32) -> String,
    /// A matrix with so many elements a row; each lane has a column of its own.
    pub row: fn(What<'_>, u32) -> String,
    /// The same, by blocks of so many threads along x and along y: x, y, elements a row.
    pub block: fn(What<'_>, u32, u32, u32) -> String,
    /// A tile with so many elements a row, of which each lane has that in one column: row, column.
    pub tile: fn(What<'_>, u32, u32) -> String,
    /// Each row is so many elements longer.
    pub padded: fn(u32) -> String,
    /// The column is XORed with the row.
    pub swizzled: &'static str,
    /// The column is XORed with the row modulo so many.
    pub swizzled_by: fn(u64) -> String,
    /// The lowest element is not the first of the array, but this one.
    pub first: fn(u32) -> String,
    /// The lanes go down.
    pub reversed: &'static str,
    /// Lanes change places two by two.
    pub pairs: &'static str,
    /// Lanes below this one take part.
    pub below: fn(u32) -> String,
    /// Even lanes take part.
    pub even: &'static str,
    /// These lanes take part: their numbers.
    pub some: fn(&[u64]) -> String,
    /// Loads fill whole lines: the compute capability of the hardware.
    pub lines: fn(&str) -> String,
    /// Bytes of a row of DRAM.
    pub dram_row: fn(u64) -> String,
    /// Bytes that L2 asks for; 32 is the sector alone.
    pub fetch: fn(u32) -> String,
    /// All rows in one bank.
    pub one_bank: &'static str,
    /// Rows go round so many banks.
    pub banks: fn(u32) -> String,
    /// Chunks of so many bytes go round so many channels, rows round so many banks of each.
    pub channels: fn(u64, u32, u32) -> String,
    /// The row that is read first is open.
    pub row_open: &'static str,
    /// No row is open.
    pub closed: &'static str,
    /// Another row is open.
    pub other_open: &'static str,
}
