//! Words for a caller from JavaScript, whose arguments cannot be taken.

use crate::Localized;

/// Sentences without their full stop. Names of options and their values stay as they are.
pub struct BindingsWords {
    /// Options that are no object; nobody knows the language yet.
    pub options: &'static str,
    /// An option that the function does not have: its name, and those it has.
    pub no_option: fn(&str, &str) -> String,
    /// An option that is none of its choices: its name, the choices.
    pub one_of: fn(&str, &str) -> String,
    /// Something else in the place of a text: the argument's name.
    pub text: fn(&str) -> String,
    /// A text, a line or a list that is too long: the most characters or entries.
    pub too_long: fn(u32) -> String,
    /// A derivation of an access to shared memory.
    pub no_derivation: &'static str,
}

/// The words, in every language.
pub static WORDS: Localized<BindingsWords> = Localized {
    en: BindingsWords {
        options: "options must be an object, such as { lang: 'hi-Latn' }",
        no_option: |name, known| format!("there is no option {name}; the options here are: {known}"),
        one_of: |name, choices| format!("{name} must be one of: {choices}"),
        text: |name| format!("{name} must be a string"),
        too_long: |most| format!("this is too long: the most is {most} characters, or entries of a list"),
        no_derivation: "the derivation is of bytes that move, so it needs an access to global memory; this one is to \
                        shared memory",
    },
    hi_latn: BindingsWords {
        options: "options ek object hona chahiye, jaise { lang: 'hi-Latn' }",
        no_option: |name, known| format!("{name} naam ka koi option nahi hai; yahan ke options: {known}"),
        one_of: |name, choices| format!("{name} inme se ek hona chahiye: {choices}"),
        text: |name| format!("{name} ek string hona chahiye"),
        too_long: |most| format!("yeh bahut lamba hai: zyada se zyada {most} characters, ya list mein itni entries"),
        no_derivation: "derivation mein woh bytes gine jaate hain jo aate-jaate hain, isliye access global memory ka \
                        hona chahiye; yeh shared memory ka hai",
    },
};
