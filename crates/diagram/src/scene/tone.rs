//! What a shape means: the one thing that a style sheet needs to know of it.

/// What a shape means.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tone {
    /// A lane that takes part.
    Lane,
    /// A lane that is switched off.
    LaneOff,
    /// The number on a lane.
    LaneNumber,
    /// From a lane to its bytes.
    Wire,
    /// A lane's wish on its way.
    Packet,
    /// A lane's bytes on their way back.
    Served,
    /// Bytes a lane asks for, not moved yet.
    Wanted,
    /// Bytes a lane asked for, moved.
    Used,
    /// Bytes moved for nothing.
    Wasted,
    /// Text on used bytes.
    OnUsed,
    /// The same where there is little room.
    OnUsedSmall,
    /// The outline of a sector.
    Sector,
    /// The bracket over a line's sectors.
    Tag,
    /// Memory that nothing is known of yet.
    Unknown,
    /// A librarian or a cart: equipment.
    Equipment,
    /// A number under or in a mark.
    Number,
    /// A caption.
    Caption,
    /// A number too small for the others' size.
    Small,
    /// A word or an element that nobody asks for now.
    Cell,
    /// Memory that is there only to keep others apart.
    Pad,
    /// Something that waits because another is served first.
    Conflict,
    /// Where the waiting happens.
    ConflictSoft,
    /// Text on a conflict.
    OnConflict,
    /// The same where there is little room.
    OnConflictSmall,
    /// A quiet outline around things that belong together.
    Frame,
    /// A heading inside the picture.
    Heading,
    /// The page itself, where something lies on another ground.
    Ground,
    /// A count that is read first.
    Total,
    /// The same where lanes wait.
    TotalConflict,
    /// A line of a program.
    Code,
    /// A word in its bank that must wait for another.
    Waiting,
    /// An open row, or the time it takes to open one.
    Row,
    /// A row that is not open, or the place of one.
    RowSoft,
    /// Text on a row.
    OnRow,
    /// A bank that closes its row.
    Precharge,
    /// A request on its way: time in which nothing arrives yet.
    Flight,
    /// The axis of a plot or of time.
    Axis,
    /// A faint line behind a plot.
    Grid,
    /// A number or a word on an axis.
    Tick,
    /// A measured point, or the curve through such points.
    Measured,
    /// What the model says, over what was measured.
    Predicted,
    /// The reader's own card beside ours.
    Own,
    /// A bound that nothing can pass: a roof, a peak.
    Limit,
    /// What many believe and what does not happen.
    Myth,
    /// The stroke through it.
    Struck,
    /// A number that others report and that has no source.
    Reported,
    /// Nothing to see: room for a finger around a thin line.
    Reach,
    /// A concept on the map.
    Concept,
    /// A concept of the lanes' meaning.
    ConceptLane,
    /// A concept of used bytes' meaning.
    ConceptUsed,
    /// A concept of rows' meaning.
    ConceptRow,
    /// A concept of conflicts' meaning.
    ConceptConflict,
    /// A concept while others are lit.
    ConceptQuiet,
    /// Cards that are due on a day to come.
    Due,
    /// From one concept to what it leads to.
    Leads,
    /// The same while others are lit.
    LeadsQuiet,
}

impl Tone {
    /// The class that the style sheet knows it by.
    pub fn class(self) -> &'static str {
        match self {
            Tone::Lane => "lane",
            Tone::LaneOff => "lane-off",
            Tone::LaneNumber => "lane-number",
            Tone::Wire => "wire",
            Tone::Packet => "packet",
            Tone::Served => "served",
            Tone::Wanted => "wanted",
            Tone::Used => "used",
            Tone::Wasted => "wasted",
            Tone::OnUsed => "on-used",
            Tone::OnUsedSmall => "on-used-small",
            Tone::Sector => "sector",
            Tone::Tag => "tag",
            Tone::Unknown => "unknown",
            Tone::Equipment => "equipment",
            Tone::Number => "number",
            Tone::Caption => "caption",
            Tone::Small => "small",
            Tone::Cell => "cell",
            Tone::Pad => "pad",
            Tone::Conflict => "conflict",
            Tone::ConflictSoft => "conflict-soft",
            Tone::OnConflict => "on-conflict",
            Tone::OnConflictSmall => "on-conflict-small",
            Tone::Frame => "frame",
            Tone::Heading => "heading",
            Tone::Ground => "ground",
            Tone::Total => "total",
            Tone::TotalConflict => "total-conflict",
            Tone::Code => "code",
            Tone::Waiting => "waiting",
            Tone::Row => "row",
            Tone::RowSoft => "row-soft",
            Tone::OnRow => "on-row",
            Tone::Precharge => "precharge",
            Tone::Flight => "flight",
            Tone::Axis => "axis",
            Tone::Grid => "grid",
            Tone::Tick => "tick",
            Tone::Measured => "measured",
            Tone::Predicted => "predicted",
            Tone::Own => "own",
            Tone::Limit => "limit",
            Tone::Myth => "myth",
            Tone::Struck => "struck",
            Tone::Reported => "reported",
            Tone::Reach => "reach",
            Tone::Concept => "concept",
            Tone::ConceptLane => "concept-lane",
            Tone::ConceptUsed => "concept-used",
            Tone::ConceptRow => "concept-row",
            Tone::ConceptConflict => "concept-conflict",
            Tone::ConceptQuiet => "concept-quiet",
            Tone::Due => "due",
            Tone::Leads => "leads",
            Tone::LeadsQuiet => "leads-quiet",
        }
    }
}
