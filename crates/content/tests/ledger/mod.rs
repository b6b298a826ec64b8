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

/// All of them, in the order of the file.
pub fn facts() -> Vec<Fact> {
    let file: toml::Table = toml::from_str(include_str!("../../facts.toml")).unwrap();
    let text = |fact: &toml::Value, key: &str| fact.get(key).and_then(toml::Value::as_str).map(str::to_owned);
    let facts = file["fact"].as_array().unwrap();
    facts
        .iter()
        .map(|fact| Fact {
            id: text(fact, "id").unwrap(),
            item: text(fact, "item").unwrap(),
            dropped: text(fact, "dropped"),
        })
        .collect()
}
