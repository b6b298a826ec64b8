//! A log as a file that a reader keeps or takes to another device.
//!
//! The form is a promise (`golden/`). Version 0 was a bare list of reviews.

use super::event::VERSION;
use super::{Event, Fault, Log};
use crate::settings::{Settings, SettingsFault};
use serde_json::Value;

/// Whose file it is.
const APP: &str = "coalescope";

/// Why a text is not the file of a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileError {
    /// The text is not JSON. Lines and columns count from 1; column 0 is before the line's first character.
    NotJson {
        /// The line.
        line: usize,
        /// The column.
        column: usize,
    },
    /// It is JSON, but something else than a log.
    NotOurs,
    /// A newer version than this program knows, with its number.
    NewerVersion(u64),
    /// The settings cannot be read.
    Settings(SettingsFault),
    /// An event cannot be read.
    Event {
        /// Its place among the events, from 0.
        index: usize,
        /// What is wrong with it.
        fault: Fault,
    },
}

/// The whole log with the settings: one event a line, so that two files can be compared by eye.
pub fn write(log: &Log, settings: &Settings) -> String {
    let settings = settings.to_json();
    let mut text = format!("{{\"v\":{VERSION},\"app\":\"{APP}\",\n\"settings\":{settings},\n\"events\":[");
    for (index, event) in log.events().iter().enumerate() {
        text.push_str(if index == 0 { "\n" } else { ",\n" });
        text.push_str(&event.to_json());
    }
    text.push_str("\n]}\n");
    text
}

/// What `write` wrote, in any version of it. Fields and cards that are not known do no harm.
///
/// # Errors
///
/// Why `text` cannot be read, at the first place where it cannot.
pub fn read(text: &str) -> Result<(Log, Option<Settings>), FileError> {
    // Some editors put a byte order mark at the start.
    let text = text.trim_start_matches('\u{feff}');
    let value: Value = serde_json::from_str(text)
        .map_err(|fault| FileError::NotJson { line: fault.line(), column: fault.column() })?;
    if let Some(reviews) = value.as_array() {
        return Ok((events(reviews)?, None));
    }
    let version = value.get("v").and_then(Value::as_u64);
    let (Some(APP), Some(version)) = (value.get("app").and_then(Value::as_str), version) else {
        return Err(FileError::NotOurs);
    };
    if version > VERSION {
        return Err(FileError::NewerVersion(version));
    }
    let settings = value.get("settings").map(Settings::from_value).transpose().map_err(FileError::Settings)?;
    let list = value.get("events").and_then(Value::as_array).ok_or(FileError::NotOurs)?;
    Ok((events(list)?, settings))
}

fn events(list: &[Value]) -> Result<Log, FileError> {
    let read = |(index, value)| Event::from_value(value).map_err(|fault| FileError::Event { index, fault });
    list.iter().enumerate().map(read).collect()
}
