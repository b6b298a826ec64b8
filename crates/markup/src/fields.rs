//! Reads a TOML table key by key, so that one pass finds every fault: broken
//! syntax, missing keys, wrong types, unknown keys.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::diagnostic::Faults;
use crate::origin::Origin;

/// A string from TOML and its place in the file.
#[derive(Clone, Debug)]
pub(crate) struct Text {
    pub(crate) value: String,
    pub(crate) origin: Origin,
    /// The whole value with its quotes.
    pub(crate) span: Range<usize>,
}

/// A table of which keys are taken out one after another.
pub(crate) struct Fields<'toml> {
    table: DeTable<'toml>,
    toml: &'toml str,
    /// Where `toml` starts in the file.
    start: usize,
    /// Where a missing key is reported.
    span: Range<usize>,
}

impl<'toml> Fields<'toml> {
    /// Reads `toml`, which stands in the file at `start`; missing keys are
    /// reported at `span`. `None` if the syntax is broken, with all its faults told.
    pub(crate) fn parse(toml: &'toml str, start: usize, span: Range<usize>, faults: &mut Faults) -> Option<Self> {
        let (table, errors) = DeTable::parse_recoverable(toml);
        for error in &errors {
            let within = error.span().unwrap_or(0..toml.len());
            faults.at(start + within.start..start + within.end, first_line(error.message()));
        }
        errors.is_empty().then(|| Fields { table: table.into_inner(), toml, start, span })
    }

    pub(crate) fn text(&mut self, key: &str, faults: &mut Faults) -> Option<Text> {
        self.required(key, faults).and_then(|value| self.read_text(key, &value, faults))
    }

    pub(crate) fn optional_text(&mut self, key: &str, faults: &mut Faults) -> Option<Text> {
        let value = self.table.remove(key)?;
        self.read_text(key, &value, faults)
    }

    pub(crate) fn texts(&mut self, key: &str, faults: &mut Faults) -> Option<Vec<Text>> {
        let value = self.required(key, faults)?;
        let Some(array) = value.get_ref().as_array() else {
            faults.at(self.place(value.span()), format!("`{key}` must be a list of strings"));
            return None;
        };
        Some(array.iter().filter_map(|each| self.read_text(key, each, faults)).collect())
    }

    /// A whole number that is not negative.
    pub(crate) fn whole(&mut self, key: &str, faults: &mut Faults) -> Option<u64> {
        let value = self.required(key, faults)?;
        let number = whole(&value);
        if number.is_none() {
            faults.at(self.place(value.span()), format!("`{key}` must be a whole number from 0 on"));
        }
        number
    }

    /// Three of them, for x, y and z.
    pub(crate) fn sides(&mut self, key: &str, faults: &mut Faults) -> Option<[u32; 3]> {
        let value = self.required(key, faults)?;
        self.read_sides(key, &value, faults)
    }

    /// The same, where it may be missing.
    pub(crate) fn optional_sides(&mut self, key: &str, faults: &mut Faults) -> Option<[u32; 3]> {
        let value = self.table.remove(key)?;
        self.read_sides(key, &value, faults)
    }

    pub(crate) fn table(&mut self, key: &str, faults: &mut Faults) -> Option<Fields<'toml>> {
        let value = self.required(key, faults)?;
        self.read_table(key, value, faults)
    }

    /// The tables of `[[key]]`; none is no fault.
    pub(crate) fn tables(&mut self, key: &str, faults: &mut Faults) -> Vec<Fields<'toml>> {
        let Some(value) = self.table.remove(key) else {
            return Vec::new();
        };
        let span = self.place(value.span());
        if let DeValue::Array(array) = value.into_inner() {
            return array.into_iter().filter_map(|each| self.read_table(key, each, faults)).collect();
        }
        faults.at(span, format!("`{key}` must be a list of tables, `[[{key}]]`"));
        Vec::new()
    }

    /// Says what the table as a whole has wrong.
    pub(crate) fn refuse(&self, message: &str, faults: &mut Faults) {
        faults.at(self.span.clone(), message);
    }

    /// Every key that was not taken is unknown.
    pub(crate) fn finish(self, faults: &mut Faults) {
        for key in self.table.keys() {
            faults.at(self.place(key.span()), format!("unknown key `{}`", key.get_ref()));
        }
    }

    fn required(&mut self, key: &str, faults: &mut Faults) -> Option<Spanned<DeValue<'toml>>> {
        let value = self.table.remove(key);
        if value.is_none() {
            faults.at(self.span.clone(), format!("`{key}` is missing"));
        }
        value
    }

    fn read_text(&self, key: &str, value: &Spanned<DeValue<'toml>>, faults: &mut Faults) -> Option<Text> {
        let span = self.place(value.span());
        let Some(text) = value.get_ref().as_str() else {
            faults.at(span, format!("`{key}` must be a string"));
            return None;
        };
        if text.trim().is_empty() {
            faults.at(span, format!("`{key}` is empty"));
            return None;
        }
        let written = &self.toml[value.span()];
        let origin = match written.find(text) {
            Some(quote) => Origin::Verbatim { start: span.start + quote },
            None => Origin::Whole { span: span.clone() },
        };
        Some(Text { value: text.to_owned(), origin, span })
    }

    fn read_sides(&self, key: &str, value: &Spanned<DeValue<'toml>>, faults: &mut Faults) -> Option<[u32; 3]> {
        let side = |each| whole(each).and_then(|side| u32::try_from(side).ok());
        let sides: Option<Vec<u32>> = value.get_ref().as_array().and_then(|array| array.iter().map(side).collect());
        let sides = sides.and_then(|sides| <[u32; 3]>::try_from(sides).ok());
        if sides.is_none() {
            faults.at(self.place(value.span()), format!("`{key}` must be three whole numbers, for x, y and z"));
        }
        sides
    }

    fn read_table(&self, key: &str, value: Spanned<DeValue<'toml>>, faults: &mut Faults) -> Option<Fields<'toml>> {
        let span = self.place(value.span());
        if let DeValue::Table(table) = value.into_inner() {
            return Some(Fields { table, toml: self.toml, start: self.start, span });
        }
        faults.at(span, format!("`{key}` must be a table"));
        None
    }

    fn place(&self, within: Range<usize>) -> Range<usize> {
        self.start + within.start..self.start + within.end
    }
}

fn whole(value: &Spanned<DeValue>) -> Option<u64> {
    let number = value.get_ref().as_integer()?;
    u64::from_str_radix(number.as_str(), number.radix()).ok()
}

fn first_line(message: &str) -> &str {
    message.lines().next().unwrap_or_default()
}
