//! The list of claims, as `facts.toml` has it.

/// A claim of the notes that the course is written against.
pub struct Fact {
    /// Its id, such as `S1-24`.
    pub id: String,
    /// The claim, in our words.
    pub item: String,
    /// Why no lesson covers it, if none does.
    pub dropped: Option<String>,
}

/// All of them, in the order of the file; none if the file is no list of facts, which the tests notice.
pub fn facts() -> Vec<Fact> {
    let file: toml::Table = toml::from_str(include_str!("../facts.toml")).unwrap_or_default();
    let text = |fact: &toml::Value, key: &str| fact.get(key).and_then(toml::Value::as_str).map(str::to_owned);
    let facts = file.get("fact").and_then(toml::Value::as_array).into_iter().flatten();
    let read = |fact: &toml::Value| {
        Some(Fact { id: text(fact, "id")?, item: text(fact, "item")?, dropped: text(fact, "dropped") })
    };
    facts.filter_map(read).collect()
}
