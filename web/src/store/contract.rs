//! What every store must do. The browser's own is held to it by the browser tests, through the pages that use it.

use super::{Full, OURS, Passing, Store};

fn check(store: &dyn Store) {
    let name = |what: &str| format!("{OURS}{what}");
    assert_eq!((store.names(), store.text(&name("a"))), (Vec::new(), None));

    assert_eq!(store.keep(&name("a"), "one"), Ok(()));
    assert_eq!(store.keep(&name("b"), ""), Ok(()));
    assert_eq!(store.text(&name("a")).as_deref(), Some("one"));
    assert_eq!(store.text(&name("b")).as_deref(), Some(""), "an empty text is a text");

    assert_eq!(store.keep(&name("a"), "two · दो"), Ok(()));
    assert_eq!(store.text(&name("a")).as_deref(), Some("two · दो"), "the newest text counts");
    let mut names = store.names();
    names.sort();
    assert_eq!(names, [name("a"), name("b")]);

    store.forget(&name("a"));
    store.forget(&name("never"));
    assert_eq!((store.names(), store.text(&name("a"))), (vec![name("b")], None));
}

#[test]
fn a_passing_store_keeps_the_contract() {
    check(&Passing::default());
    check(&Passing::with_room(200));
}

#[test]
fn a_full_store_refuses_and_keeps_what_it_has() {
    let store = Passing::with_room(10);
    assert_eq!(store.keep("a", "123456"), Ok(()));
    assert_eq!(store.keep("b", "123456"), Err(Full));
    assert_eq!(store.keep("a", "1234567890"), Err(Full));
    assert_eq!((store.text("a").as_deref(), store.text("b")), (Some("123456"), None));
    assert_eq!(store.keep("a", "12"), Ok(()), "something smaller fits");
}
