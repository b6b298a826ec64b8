//! What a caller may choose, beside what is asked.

use wasm_bindgen::prelude::JsValue;
use words::{Lang, words};

use crate::line::{fields, text};
use crate::thrown;

/// The options that were given; those that were not are not there.
pub struct Options {
    /// The language of messages.
    pub lang: Lang,
    /// The language, if one was given.
    pub given_lang: Option<Lang>,
    given: Vec<(String, JsValue)>,
}

impl Options {
    /// Reads them; the known ones are those that the function has.
    pub fn read(options: &JsValue, known: &[&str]) -> Result<Options, JsValue> {
        let mut read = Options { lang: Lang::En, given_lang: None, given: Vec::new() };
        if options.is_undefined() || options.is_null() {
            return Ok(read);
        }
        if !options.is_object() {
            return Err(thrown::argument(words(Lang::En).bindings().options));
        }
        // What is undefined was not given.
        let given = fields(options)?.filter(|(_, value)| !value.is_undefined());
        read.given = given.filter_map(|(name, value)| Some((name.as_string()?, value))).collect();
        // First, since it is the language in which the rest is said.
        read.given_lang = read.one_of("lang", Lang::ALL.map(|lang| (lang.tag(), Some(lang))), None)?;
        read.lang = read.given_lang.unwrap_or(Lang::En);
        match read.given.iter().find(|(name, _)| !known.contains(&name.as_str())) {
            Some((name, _)) => {
                let message = (words(read.lang).bindings().no_option)(name, &known.join(", "));
                Err(thrown::argument(&message))
            }
            None => Ok(read),
        }
    }

    /// The choice by this name, or the one that is made for those who do not care.
    pub fn one_of<T: Copy, const N: usize>(
        &self,
        name: &str,
        choices: [(&str, T); N],
        otherwise: T,
    ) -> Result<T, JsValue> {
        let Some(value) = self.value(name) else {
            return Ok(otherwise);
        };
        let text = value.as_string().unwrap_or_default();
        let chosen = choices.iter().find(|(choice, _)| *choice == text);
        chosen.map(|(_, chosen)| *chosen).ok_or_else(|| {
            let names = choices.map(|(choice, _)| choice).join(", ");
            thrown::argument(&(words(self.lang).bindings().one_of)(name, &names))
        })
    }

    /// The text by this name.
    pub fn text(&self, name: &str) -> Result<Option<String>, JsValue> {
        self.value(name).map(|value| text(value, name, self)).transpose()
    }

    fn value(&self, name: &str) -> Option<&JsValue> {
        self.given.iter().find(|(given, _)| given == name).map(|(_, value)| value)
    }
}
