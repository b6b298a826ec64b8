//! The settings, turned by the names of their controls.

use quiz::{Buttons, Settings, settings::OutOfRange};

/// The settings after a control was turned; none if it is no setting's. What is no whole number is out of range.
pub(super) fn turned(mut settings: Settings, name: &str, value: &str) -> Option<Result<Settings, OutOfRange>> {
    let number = value.trim().parse::<u16>().ok();
    let refused = |least: u16, most: u16| OutOfRange { least, most };
    let done = match name {
        "retention" => {
            let range = Settings::RETENTION_PERCENT;
            let percent = number.and_then(|number| u8::try_from(number).ok());
            percent
                .ok_or(refused((*range.start()).into(), (*range.end()).into()))
                .and_then(|percent| settings.set_retention_percent(percent))
        }
        "new-per-day" => {
            let range = Settings::NEW_PER_DAY;
            number.ok_or(refused(*range.start(), *range.end())).and_then(|cards| settings.set_new_per_day(cards))
        }
        "reviews-per-day" => {
            let range = Settings::REVIEWS_PER_DAY;
            number.ok_or(refused(*range.start(), *range.end())).and_then(|cards| settings.set_reviews_per_day(cards))
        }
        "buttons" => {
            settings.set_buttons(if value == "4" { Buttons::Four } else { Buttons::Two });
            Ok(())
        }
        _ => return None,
    };
    Some(done.map(|()| settings))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_setting_takes_what_is_in_its_range_and_says_the_range_otherwise() {
        let start = Settings::default();
        let percent = |value| turned(start, "retention", value).unwrap().map(|settings| settings.retention_percent());
        assert_eq!(percent("95"), Ok(95));
        for wrong in ["98", "300", "-1", "nine", ""] {
            assert_eq!(percent(wrong), Err(OutOfRange { least: 70, most: 97 }), "{wrong}");
        }
        let new = |value| turned(start, "new-per-day", value).unwrap().map(|settings| settings.new_per_day());
        assert_eq!((new(" 0 "), new("101")), (Ok(0), Err(OutOfRange { least: 0, most: 100 })));
        let most = |value| turned(start, "reviews-per-day", value).unwrap().map(|settings| settings.reviews_per_day());
        assert_eq!((most("50"), most("70000")), (Ok(50), Err(OutOfRange { least: 10, most: 9999 })));
        assert_eq!(turned(start, "buttons", "4").unwrap().unwrap().buttons(), Buttons::Four);
        assert_eq!(turned(start, "colour", "4"), None);
    }
}
