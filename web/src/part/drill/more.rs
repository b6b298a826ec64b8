//! What stands below the drill's figures: the reader's weak spots, and the link that shares a series.

use super::{DRILL, Drill, Series, short};
use crate::{
    browser,
    heard::{Part, lang_of},
    slots::{Slots, Write},
};
use diagram::{drill::confusion, html::escaped};
use std::{cell::RefCell, rc::Rc};
use web_sys::Element;
use words::{Lang, words};

struct More {
    lang: Lang,
    drill: Rc<Drill>,
    slots: RefCell<Slots>,
    /// What became of the last copy, and of which link.
    copied: RefCell<(String, &'static str)>,
    me: std::rc::Weak<More>,
}

/// Follows the page's drill, which stands before it.
pub(crate) fn mount(root: &Element) -> Option<Rc<dyn Part>> {
    let drill = DRILL.with_borrow(Clone::clone)?;
    let more = Rc::new_cyclic(|me| More {
        lang: lang_of(root),
        drill: Rc::clone(&drill),
        slots: RefCell::new(Slots::find(root)),
        copied: RefCell::default(),
        me: me.clone(),
    });
    more.show();
    let follower = Rc::clone(&more);
    *drill.follow.borrow_mut() = Some(Box::new(move || follower.show()));
    Some(more)
}

impl Part for More {
    fn pressed(&self, name: &str, _: &str) {
        match name {
            "copy-link" => self.copy(),
            "for-a-class" => self.drill.go(Series::Shared(short(browser::clock().now.ms().unsigned_abs())), 0),
            "for-me" => self.drill.go(Series::Own(browser::clock().now.ms().unsigned_abs()), 0),
            _ => {}
        }
    }
}

impl More {
    fn show(&self) {
        let link = self.link();
        let copied = self.copied.borrow();
        let copied = if copied.0 == link { copied.1 } else { "" };
        self.slots.borrow_mut().write(vec![
            ("weak-spots".to_owned(), Write::Html(self.weak_spots())),
            ("link".to_owned(), Write::Text(link.clone())),
            ("link".to_owned(), Write::Attribute("href", link)),
            ("copied".to_owned(), Write::Text(copied.to_owned())),
        ]);
    }

    fn link(&self) -> String {
        browser::link(&self.drill.address())
    }

    fn weak_spots(&self) -> String {
        let words = words(self.lang).drill();
        let spots = self.drill.tally.borrow().weak_spots();
        if spots.is_empty() {
            return format!("<p>{}</p>", escaped(words.no_weak_spots));
        }
        let item = |(spot, wrong, all)| {
            let named = confusion(spot, self.lang);
            format!(
                "<li><b>{}</b> <span class=\"standing\">{}</span><br>{}</li>",
                escaped(named.name),
                escaped(&(words.missed)(wrong, all)),
                escaped(named.sentence),
            )
        };
        format!("<ul class=\"spots\">{}</ul>", spots.into_iter().map(item).collect::<String>())
    }

    fn copy(&self) {
        let (me, link, lang) = (self.me.clone(), self.link(), self.lang);
        leptos::task::spawn_local(async move {
            let copied = browser::copy(&link).await;
            if let Some(more) = me.upgrade() {
                let words = words(lang).figure();
                *more.copied.borrow_mut() = (link, if copied { words.copied } else { words.copy_by_hand });
                more.show();
            }
        });
    }
}
