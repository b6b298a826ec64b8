//! The name of a card, by which a reader's memory of it is kept.

crate::id::id! {
    /// A card's id: explicit, stable for ever, the same in every language.
    CardId
}

#[cfg(test)]
mod tests {
    use super::CardId;

    #[test]
    fn is_a_plain_string_in_json() {
        let id = CardId::new("coalesced-definition").unwrap();
        let json = serde_json::to_string(&id).unwrap();
        assert_eq!(json, r#""coalesced-definition""#);
        assert_eq!(serde_json::from_str::<CardId>(&json).unwrap(), id);
    }

    #[test]
    fn json_cannot_smuggle_a_wrong_id_in() {
        assert!(serde_json::from_str::<CardId>(r#""Not An Id""#).is_err());
    }
}
