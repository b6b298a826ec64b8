//! One line of JSON as its fields: numbers and texts as they are, everything else passed over.

use serde::de::{Deserialize, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use std::fmt;

/// What a field holds.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Cell {
    /// A number.
    Number(f64),
    /// A text.
    Text(String),
    /// Something that no field of a measurement is.
    Other,
}

/// The fields of a line, in their order.
pub(super) struct Fields(Vec<(String, Cell)>);

impl Fields {
    /// A field's content; the last, if it is written twice.
    pub(super) fn get(&self, name: &str) -> Option<&Cell> {
        self.0.iter().rev().find(|(own, _)| own == name).map(|(_, cell)| cell)
    }
}

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Fields, D::Error> {
        deserializer.deserialize_map(OfFields)
    }
}

struct OfFields;

impl<'de> Visitor<'de> for OfFields {
    type Value = Fields;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields, A::Error> {
        let mut fields = Vec::new();
        while let Some(field) = map.next_entry()? {
            fields.push(field);
        }
        Ok(Fields(fields))
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cell, D::Error> {
        deserializer.deserialize_any(OfCell)
    }
}

struct OfCell;

impl<'de> Visitor<'de> for OfCell {
    type Value = Cell;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a value")
    }

    fn visit_f64<E>(self, number: f64) -> Result<Cell, E> {
        Ok(Cell::Number(number))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Cell, E> {
        Ok(Cell::Number(number as f64))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Cell, E> {
        Ok(Cell::Number(number as f64))
    }

    fn visit_str<E>(self, text: &str) -> Result<Cell, E> {
        Ok(Cell::Text(text.to_owned()))
    }

    fn visit_bool<E>(self, _: bool) -> Result<Cell, E> {
        Ok(Cell::Other)
    }

    fn visit_unit<E>(self) -> Result<Cell, E> {
        Ok(Cell::Other)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Cell, A::Error> {
        while seq.next_element::<IgnoredAny>()?.is_some() {}
        Ok(Cell::Other)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Cell, A::Error> {
        while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(Cell::Other)
    }
}
