//! The languages, and a value that exists in all of them.

/// A language of the site.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lang {
    /// English.
    En,
    /// Hinglish: Hindi in Latin letters, technical terms in English.
    HiLatn,
}

impl Lang {
    /// Every language, in the order of the switch.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::HiLatn];

    /// The BCP 47 tag, as in `<html lang>` and in the site's paths.
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::HiLatn => "hi-Latn",
        }
    }

    /// The language with that tag, letter case aside.
    pub fn from_tag(tag: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.tag().eq_ignore_ascii_case(tag))
    }

    /// What the language calls itself.
    pub const fn name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::HiLatn => "Hinglish",
        }
    }
}

/// A value in every language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Localized<T> {
    /// In English.
    pub en: T,
    /// In Hinglish.
    pub hi_latn: T,
}

impl<T> Localized<T> {
    /// The value in this language.
    pub const fn get(&self, lang: Lang) -> &T {
        match lang {
            Lang::En => &self.en,
            Lang::HiLatn => &self.hi_latn,
        }
    }
}

/// Numbers as a person lists them: runs as ranges, the last one after `and`.
pub(crate) fn list(numbers: &[u64], and: &str) -> String {
    let mut runs: Vec<(u64, u64)> = Vec::new();
    for &number in numbers {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            Some(_) | None => runs.push((number, number)),
        }
    }
    let parts: Vec<String> = runs
        .into_iter()
        .flat_map(|(first, last)| match last - first {
            0 => vec![first.to_string()],
            1 => vec![first.to_string(), last.to_string()],
            _ => vec![format!("{first}–{last}")],
        })
        .collect();
    match parts.split_last() {
        None => String::new(),
        Some((only, [])) => only.clone(),
        Some((last, rest)) => format!("{} {and} {last}", rest.join(", ")),
    }
}

/// A number with its noun, in the singular or the plural.
pub(crate) fn counted(number: u64, one: &str, many: &str) -> String {
    let noun = if number == 1 { one } else { many };
    format!("{number} {noun}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_read_as_a_person_would_say_them() {
        let check = |numbers: &[u64], said: &str| assert_eq!(list(numbers, "and"), said);
        check(&[], "");
        check(&[4], "4");
        check(&[4, 6, 7], "4, 6 and 7");
        check(&[0, 1, 2, 3, 9], "0–3 and 9");
    }

    #[test]
    fn one_thing_is_not_said_in_the_plural() {
        let check = |number: u64, said: &str| assert_eq!(counted(number, "lane", "lanes"), said);
        check(0, "0 lanes");
        check(1, "1 lane");
        check(2, "2 lanes");
    }

    #[test]
    fn every_tag_leads_back_to_its_language() {
        for lang in Lang::ALL {
            assert_eq!(Lang::from_tag(lang.tag()), Some(lang));
        }
        assert_eq!(Lang::from_tag("HI-LATN"), Some(Lang::HiLatn));
        assert_eq!(Lang::from_tag("hi"), None);
    }
}
