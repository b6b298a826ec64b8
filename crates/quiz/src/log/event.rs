//! One thing that a reader did, and how it is written.
//!
//! The line of JSON is a promise: whoever kept one can have it read for ever (`golden/`).

use super::fault::{Fault, Field};
use crate::clock::Moment;
use crate::{CardId, Confusion, Rating};
use serde_json::Value;
use std::fmt::Write as _;

/// Something done at a moment. Two events that are equal are the same event.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Event {
    /// When.
    pub at: Moment,
    /// What.
    pub what: What,
}

/// What a reader did.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum What {
    /// Saw the back of a card and rated it.
    Review {
        /// The card; the course may not have it, or not any more.
        card: CardId,
        /// The reader's judgement.
        rating: Rating,
    },
    /// Took a review back.
    Undo {
        /// The card of that review.
        card: CardId,
        /// When that review was.
        of: Moment,
    },
    /// Wanted not to be asked a card any more.
    Suspend {
        /// The card.
        card: CardId,
    },
    /// Wanted to be asked it again.
    Resume {
        /// The card.
        card: CardId,
    },
    /// Answered a question of a drill.
    Drill {
        /// The drill's name, as its own module writes it. It is not checked: another edition may have other drills.
        kind: String,
        /// The confusion that the question was about, if it was about one.
        confusion: Option<Confusion>,
        /// Whether the answer was right.
        right: bool,
    },
}

/// The version of the form that is written. Version 0 had reviews only, and no `v`.
pub(super) const VERSION: u64 = 1;

impl What {
    /// The card that this is about; drills are about none.
    pub fn card(&self) -> Option<&CardId> {
        match self {
            Self::Review { card, .. } | Self::Undo { card, .. } | Self::Suspend { card } | Self::Resume { card } => {
                Some(card)
            }
            Self::Drill { .. } => None,
        }
    }
}

impl Event {
    /// One line of JSON, without a line break.
    pub fn to_json(&self) -> String {
        let mut json = format!(r#"{{"v":{VERSION},"at":{}"#, self.at.ms());
        // Writing to a string cannot fail.
        let _ = match &self.what {
            What::Review { card, rating } => write!(json, r#","card":"{card}","rating":{}"#, rating.number()),
            What::Undo { card, of } => write!(json, r#","card":"{card}","undo":{}"#, of.ms()),
            What::Suspend { card } => write!(json, r#","card":"{card}","suspend":true"#),
            What::Resume { card } => write!(json, r#","card":"{card}","suspend":false"#),
            What::Drill { kind, confusion, right } => {
                json.push_str(r#","drill":"#);
                quote(kind, &mut json);
                if let Some(confusion) = confusion {
                    json.push_str(r#","confusion":""#);
                    json.push_str(confusion.slug());
                    json.push('"');
                }
                write!(json, r#","right":{right}"#)
            }
        };
        json.push('}');
        json
    }

    /// What `to_json` wrote, in any version of it. Fields that are not known are passed over.
    ///
    /// # Errors
    ///
    /// Why `line` is no event.
    pub fn from_json(line: &str) -> Result<Self, Fault> {
        let value = serde_json::from_str(line)
            .map_err(|fault| Fault::NotJson { line: fault.line(), column: fault.column() })?;
        Self::from_value(&value)
    }

    pub(super) fn from_value(value: &Value) -> Result<Self, Fault> {
        if !value.is_object() {
            return Err(Fault::NotAnObject);
        }
        if let Some(version) = value.get("v") {
            let version = version.as_u64().ok_or(Fault::Wrong(Field::V))?;
            if version > VERSION {
                return Err(Fault::Newer(version));
            }
        }
        let at = moment(value, Field::At)?;
        let kinds = [Field::Rating, Field::Undo, Field::Suspend, Field::Drill];
        let mut kinds = kinds.into_iter().filter(|kind| value.get(kind.name()).is_some());
        let (Some(kind), None) = (kinds.next(), kinds.next()) else { return Err(Fault::Kind) };
        if kind == Field::Drill {
            return Ok(Self { at, what: drill(value)? });
        }
        let card = CardId::new(text(value, Field::Card)?).map_err(|_| Fault::Wrong(Field::Card))?;
        let what = match kind {
            Field::Undo => What::Undo { card, of: moment(value, Field::Undo)? },
            Field::Suspend if truth(value, Field::Suspend)? => What::Suspend { card },
            Field::Suspend => What::Resume { card },
            Field::Rating | Field::V | Field::At | Field::Card | Field::Drill | Field::Confusion | Field::Right => {
                let rating = present(value, Field::Rating)?.as_u64().and_then(Rating::from_number);
                What::Review { card, rating: rating.ok_or(Fault::Wrong(Field::Rating))? }
            }
        };
        Ok(Self { at, what })
    }
}

fn drill(value: &Value) -> Result<What, Fault> {
    let confusion = match value.get(Field::Confusion.name()) {
        None | Some(Value::Null) => None,
        Some(slug) => {
            let known = slug.as_str().and_then(Confusion::from_slug);
            Some(known.ok_or(Fault::Wrong(Field::Confusion))?)
        }
    };
    let kind = text(value, Field::Drill)?.to_owned();
    Ok(What::Drill { kind, confusion, right: truth(value, Field::Right)? })
}

fn present(value: &Value, field: Field) -> Result<&Value, Fault> {
    value.get(field.name()).ok_or(Fault::Missing(field))
}

fn text(value: &Value, field: Field) -> Result<&str, Fault> {
    present(value, field)?.as_str().ok_or(Fault::Wrong(field))
}

fn truth(value: &Value, field: Field) -> Result<bool, Fault> {
    present(value, field)?.as_bool().ok_or(Fault::Wrong(field))
}

/// A moment that is too far off for a `Date` was not written by a clock.
fn moment(value: &Value, field: Field) -> Result<Moment, Fault> {
    let ms = present(value, field)?.as_i64().ok_or(Fault::Wrong(field))?;
    let moment = Moment::from_ms(ms);
    if moment.ms() == ms { Ok(moment) } else { Err(Fault::Wrong(field)) }
}

/// `serde_json` would do this too, but could fail by its type.
fn quote(text: &str, json: &mut String) {
    json.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => json.extend(['\\', c]),
            '\0'..='\x1f' => {
                let _ = write!(json, "\\u{:04x}", u32::from(c));
            }
            _ => json.push(c),
        }
    }
    json.push('"');
}
