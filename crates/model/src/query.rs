//! Figure URLs: typed parameters, each with a default and a legal range.
//!
//! Absent on purpose: what a fault sounds like (that is `words`). A bad value never loses the good ones beside it.

use crate::warp::{Lane, Mask};
use form_urlencoded::Serializer;

/// The version that figure URLs carry as `v`.
pub const VERSION: u32 = 1;

/// Parameters that a page reads for itself; a figure passes over them without a fault.
pub const PAGE_PARAMETERS: [&str; 5] = ["v", "fig", "at", "lang", "theme"];

/// What a parameter would have taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expected {
    /// A whole number, both ends included.
    Whole {
        /// Smallest legal value.
        min: u32,
        /// Largest legal value.
        max: u32,
    },
    /// One of these words.
    OneOf(Vec<&'static str>),
    /// Some of these words, with dots between.
    List {
        /// The words.
        of: Vec<&'static str>,
        /// The most of them that a list may have; the least is one.
        most: usize,
    },
    /// Up to eight hexadecimal digits, one bit a lane.
    LaneBits,
    /// No parameter has this name.
    KnownName,
    /// A figure URL of this version.
    Version(u32),
}

/// A parameter that could not be taken, and what it should have been.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The parameter's name as it was written.
    pub name: String,
    /// Its value as it was written.
    pub value: String,
    /// What would have been right.
    pub expected: Expected,
}

/// An enum whose values have names in URLs.
pub trait Choice: Copy + PartialEq + 'static {
    /// Every value, in the order a reader sees them.
    const ALL: &'static [Self];

    /// The value's name in URLs.
    fn slug(self) -> &'static str;
}

/// The value of that name, or the names there are.
pub fn choice<C: Choice>(slug: &str) -> Result<C, Expected> {
    C::ALL
        .iter()
        .copied()
        .find(|value| value.slug() == slug)
        .ok_or_else(|| Expected::OneOf(C::ALL.iter().map(|value| value.slug()).collect()))
}

/// The number, if it is whole and lies in the range.
pub fn whole(text: &str, min: u32, max: u32) -> Result<u32, Expected> {
    match text.parse() {
        Ok(number) if (min..=max).contains(&number) => Ok(number),
        Ok(_) | Err(_) => Err(Expected::Whole { min, max }),
    }
}

/// The lane of that number.
pub fn lane(text: &str) -> Result<Lane, Expected> {
    let expected = || Expected::Whole { min: 0, max: 31 };
    text.parse().ok().and_then(Lane::new).ok_or_else(expected)
}

/// The lanes of a mask: up to eight hexadecimal digits, one bit a lane.
pub fn lane_bits(text: &str) -> Result<Mask, Expected> {
    match u32::from_str_radix(text, 16) {
        Ok(bits) if text.len() <= 8 && !text.starts_with('+') => Ok(Mask::from_bits(bits)),
        Ok(_) | Err(_) => Err(Expected::LaneBits),
    }
}

/// Reads a figure's query. What the page reads for itself is passed over; every other pair is for `set`, and what it
/// refuses becomes a fault while the pairs beside it are kept.
pub fn read(query: &str, set: &mut dyn FnMut(&str, &str) -> Result<(), Expected>) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (name, value) in pairs(query) {
        let refused = match name.as_str() {
            "v" if value != VERSION.to_string() => Some(Expected::Version(VERSION)),
            page if PAGE_PARAMETERS.contains(&page) => None,
            own => set(own, &value).err(),
        };
        faults.extend(refused.map(|expected| Fault { name, value, expected }));
    }
    faults
}

/// The whole query of a link: version, figure, and the pairs that differ from the default.
pub fn address<'a>(fig: &'a str, pairs: impl IntoIterator<Item = (&'a str, String)>) -> String {
    let own = [("v", VERSION.to_string()), ("fig", fig.to_owned())];
    query_from_pairs(own.into_iter().chain(pairs))
}

/// The pairs of a query string, with or without its `?`, decoded.
pub fn pairs(query: &str) -> Vec<(String, String)> {
    form_urlencoded::parse(query.trim_start_matches('?').as_bytes()).into_owned().collect()
}

/// The value of one parameter, decoded.
pub fn value(query: &str, name: &str) -> Option<String> {
    pairs(query).into_iter().find_map(|(key, value)| (key == name).then_some(value))
}

/// A query string of these pairs, encoded.
pub fn query_from_pairs<'a>(pairs: impl IntoIterator<Item = (&'a str, String)>) -> String {
    Serializer::new(String::new()).extend_pairs(pairs).finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_outside_its_range_names_the_range() {
        assert_eq!(whole("1025", 0, 1024), Err(Expected::Whole { min: 0, max: 1024 }));
        assert_eq!(whole("-1", 0, 1024), Err(Expected::Whole { min: 0, max: 1024 }));
        assert_eq!(whole("1024", 0, 1024), Ok(1024));
    }

    #[test]
    fn pairs_survive_a_round_trip() {
        let query = query_from_pairs([("off", "f0".to_owned()), ("note", "a&b=c %".to_owned())]);
        assert_eq!(
            pairs(&format!("?{query}")),
            [("off".to_owned(), "f0".to_owned()), ("note".to_owned(), "a&b=c %".to_owned())]
        );
    }
}
