//! Settings as JSON, alone for storage or inside the file of a log.

use super::{Buttons, Settings, SettingsFault};
use serde_json::Value;
use std::ops::RangeInclusive;

const VERSION: u64 = 1;

impl Settings {
    /// One line of JSON, without a line break.
    pub fn to_json(&self) -> String {
        let Self { retention_percent, new_per_day, reviews_per_day, buttons } = self;
        let buttons = match buttons {
            Buttons::Two => 2,
            Buttons::Four => 4,
        };
        format!(
            r#"{{"v":{VERSION},"retention_percent":{retention_percent},"new_per_day":{new_per_day},"reviews_per_day":{reviews_per_day},"buttons":{buttons}}}"#
        )
    }

    /// What `to_json` wrote, in any version of it. What is missing has its default. A number outside its range
    /// becomes the nearest one inside: another edition may allow more.
    ///
    /// # Errors
    ///
    /// Why `text` cannot be read.
    pub fn from_json(text: &str) -> Result<Self, SettingsFault> {
        let value = serde_json::from_str(text)
            .map_err(|fault| SettingsFault::NotJson { line: fault.line(), column: fault.column() })?;
        Self::from_value(&value)
    }

    pub(crate) fn from_value(value: &Value) -> Result<Self, SettingsFault> {
        if !value.is_object() {
            return Err(SettingsFault::NotAnObject);
        }
        let version = number(value, "v")?.unwrap_or(VERSION);
        if version > VERSION {
            return Err(SettingsFault::Newer(version));
        }
        let mut settings = Self::default();
        if let Some(percent) = number(value, "retention_percent")? {
            let (least, most) = (*Self::RETENTION_PERCENT.start(), *Self::RETENTION_PERCENT.end());
            settings.retention_percent = u8::try_from(percent).unwrap_or(most).clamp(least, most);
        }
        if let Some(cards) = number(value, "new_per_day")? {
            settings.new_per_day = nearest(cards, &Self::NEW_PER_DAY);
        }
        if let Some(reviews) = number(value, "reviews_per_day")? {
            settings.reviews_per_day = nearest(reviews, &Self::REVIEWS_PER_DAY);
        }
        settings.buttons = match number(value, "buttons")? {
            None => settings.buttons,
            Some(2) => Buttons::Two,
            Some(4) => Buttons::Four,
            Some(_) => return Err(SettingsFault::Wrong("buttons")),
        };
        Ok(settings)
    }
}

fn number(object: &Value, field: &'static str) -> Result<Option<u64>, SettingsFault> {
    object.get(field).map(|value| value.as_u64().ok_or(SettingsFault::Wrong(field))).transpose()
}

fn nearest(number: u64, range: &RangeInclusive<u16>) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX).clamp(*range.start(), *range.end())
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_defaults_are_written_like_this() {
        let json = r#"{"v":1,"retention_percent":90,"new_per_day":10,"reviews_per_day":200,"buttons":2}"#;
        assert_eq!(Settings::default().to_json(), json);
    }

    #[test]
    fn what_is_missing_is_the_default_and_what_is_unknown_is_passed_over() {
        assert_eq!(Settings::from_json("{}"), Ok(Settings::default()));
        assert_eq!(Settings::from_json(r#"{"v":1,"theme":"dark"}"#), Ok(Settings::default()));
    }

    #[test]
    fn a_number_that_only_another_edition_allows_becomes_the_nearest_allowed() {
        let read = Settings::from_json(r#"{"retention_percent":99,"new_per_day":70000,"reviews_per_day":0}"#).unwrap();
        assert_eq!((read.retention_percent, read.new_per_day, read.reviews_per_day), (97, 100, 10));
    }

    #[test]
    fn what_cannot_be_read_says_why() {
        let fault = |text| Settings::from_json(text).unwrap_err();
        assert_eq!(fault("{"), SettingsFault::NotJson { line: 1, column: 1 });
        assert_eq!(fault("[]"), SettingsFault::NotAnObject);
        assert_eq!(fault(r#"{"v":2}"#), SettingsFault::Newer(2));
        assert_eq!(fault(r#"{"buttons":3}"#), SettingsFault::Wrong("buttons"));
        assert_eq!(fault(r#"{"new_per_day":"ten"}"#), SettingsFault::Wrong("new_per_day"));
    }

    proptest! {
        #[test]
        fn settings_are_read_as_they_were_written(percent in 70u8..=97, new in 0u16..=100, reviews in 10u16..=9999, four: bool) {
            let buttons = if four { Buttons::Four } else { Buttons::Two };
            let settings = Settings { retention_percent: percent, new_per_day: new, reviews_per_day: reviews, buttons };
            prop_assert_eq!(Settings::from_json(&settings.to_json()), Ok(settings));
        }
    }
}
