//! What a question can ask a reader to count.

use model::global::Counts;
use serde::{Deserialize, Serialize};

/// One of the numbers that the model counts for an access to global memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Count {
    /// Requests that the instruction becomes.
    Requests,
    /// Sectors of 32 bytes touched.
    Sectors,
    /// Lines of 128 bytes touched.
    Lines,
    /// Bytes moved.
    Moved,
    /// Bytes wanted, each once however many lanes share it.
    Unique,
    /// Bytes wanted, added up over the lanes.
    Requested,
}

impl Count {
    /// Every count, things before bytes.
    pub const ALL: [Self; 6] = [Self::Requests, Self::Sectors, Self::Lines, Self::Moved, Self::Unique, Self::Requested];

    /// The word for it in lesson files.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Requests => "requests",
            Self::Sectors => "sectors",
            Self::Lines => "lines",
            Self::Moved => "moved",
            Self::Unique => "unique",
            Self::Requested => "requested",
        }
    }

    /// The count that `slug` names.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|count| count.slug() == slug)
    }

    /// Its value among `counts`: the right answer of a question that asks for it.
    pub fn of(self, counts: &Counts) -> u64 {
        match self {
            Self::Requests => counts.requests.into(),
            Self::Sectors => counts.sectors.into(),
            Self::Lines => counts.lines.into(),
            Self::Moved => counts.moved_bytes,
            Self::Unique => counts.unique_bytes,
            Self::Requested => counts.requested_bytes,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Count;

    #[test]
    fn slug_and_json_name_the_same_count() {
        for count in Count::ALL {
            assert_eq!(Count::from_slug(count.slug()), Some(count));
            let json = serde_json::to_string(&count).unwrap();
            assert_eq!(json, format!("{:?}", count.slug()));
        }
        assert_eq!(Count::from_slug("Sectors"), None);
    }
}
