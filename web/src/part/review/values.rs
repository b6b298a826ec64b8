//! What stands in the slots of the review.

use super::Review;
use crate::{
    browser,
    heard::attribute,
    part::sitting::{interval, standing},
    slots::Write,
};
use diagram::html::escaped;
use quiz::{Buttons, CardId, Rating, review::Answered};
use web_sys::Element;
use words::{cards::CardsWords, words};

/// The ratings that have buttons, and their names.
pub(crate) fn buttons(buttons: Buttons, words: &CardsWords) -> Vec<(Rating, &'static str)> {
    match buttons {
        Buttons::Two => [Rating::Again, Rating::Good].into_iter().zip(words.review.two).collect(),
        Buttons::Four => Rating::ALL.into_iter().zip(words.review.four).collect(),
    }
}

/// A rating's name; one that has no button now had one when it was given.
pub(crate) fn name_of(rating: Rating, there: Buttons, words: &CardsWords) -> &'static str {
    let own = |list: Vec<(Rating, &'static str)>| list.into_iter().find(|(one, _)| *one == rating);
    own(buttons(there, words)).or_else(|| own(buttons(Buttons::Four, words))).map_or("", |(_, name)| name)
}

/// The value of the button that a digit key presses: the first, second … that is there.
pub(super) fn rating_of_key(key: &str, buttons: Buttons) -> Option<&'static str> {
    match (buttons, key) {
        (Buttons::Two | Buttons::Four, "1") => Some("1"),
        (Buttons::Two, "2") | (Buttons::Four, "3") => Some("3"),
        (Buttons::Four, "2") => Some("2"),
        (Buttons::Four, "4") => Some("4"),
        _ => None,
    }
}

/// Every slot, in the same order each time.
pub(super) fn values(review: &Review) -> Vec<(String, Write)> {
    let words = words(review.lang).cards();
    let (sitting, clock) = (&review.sitting, browser::clock());
    let mut values = Values(Vec::new());
    let notice = sitting.notice(&words.kept);
    values.flag("notice", "hidden", notice.is_empty());
    values.html("notice", notice);
    sitting.ask(|session| {
        let counts = session.counts(clock);
        values.text("new", counts.new.to_string());
        values.text("learning", counts.learning.to_string());
        values.text("due", counts.due.to_string());

        let listed = session.current().and_then(|card| review.listed.iter().find(|(own, _)| own == card));
        let shown = session.is_revealed();
        values.flag("asked", "hidden", listed.is_none());
        if let Some((_, card)) = listed {
            values.text("chapter", attribute(card, "data-chapter"));
            values.html("front", inside(card, ".front"));
            values.html("back", if shown { inside(card, ".back") } else { String::new() });
        } else {
            // Slots come in the same order each time.
            values.text("chapter", String::new());
            values.html("front", String::new());
            values.html("back", String::new());
        }
        values.flag("back", "hidden", !shown);
        values.flag("reveal", "hidden", shown);
        values.flag("ratings", "hidden", !shown);
        let there = buttons(sitting.settings().buttons(), words);
        let preview = session.preview(clock);
        for (at, rating) in Rating::ALL.into_iter().enumerate() {
            let name = there.iter().find(|(own, _)| *own == rating).map(|(_, name)| *name);
            let number = rating.number();
            values.flag(&format!("rate-{number}"), "hidden", name.is_none());
            values.text(&format!("rate-name-{number}"), name.unwrap_or_default().to_owned());
            let when = preview.map(|preview| interval(preview[at], &words.when)).unwrap_or_default();
            values.text(&format!("rate-when-{number}"), when);
        }
        values.flag("undo", "disabled", !session.can_undo());
        values.flag("skip", "disabled", listed.is_none());
        values.flag("suspend", "disabled", listed.is_none());
        values.text("keys", keys(sitting.settings().buttons(), words).to_owned());

        let summary = session.summary(clock);
        values.flag("done", "hidden", listed.is_some());
        values.html("done", if listed.is_some() { String::new() } else { done(&summary, clock, words) });

        let answered: String = session.answered().rev().filter_map(|one| answer(review, &one, words)).collect();
        values.flag("answered-part", "hidden", answered.is_empty());
        values.html("answered", answered);

        let settings = sitting.settings();
        values.value("retention", settings.retention_percent().to_string());
        values.value("new-per-day", settings.new_per_day().to_string());
        values.value("reviews-per-day", settings.reviews_per_day().to_string());
        let two = if settings.buttons() == Buttons::Two { "2" } else { "4" };
        values.value("buttons", two.to_owned());
        let (picture, tables) = super::progress::html(review, session, clock);
        values.html("progress", picture);
        values.html("progress-table", tables);
        values.text("said", review.said.borrow().clone());

        for (card, _) in &review.listed {
            values.text(&format!("standing-{card}"), standing(session, card, review.lang));
            values.flag(&format!("resume-{card}"), "hidden", !session.memories().of(card).suspended);
        }
    });
    values.0
}

fn keys(buttons: Buttons, words: &CardsWords) -> &'static str {
    match buttons {
        Buttons::Two => words.review.keys_two,
        Buttons::Four => words.review.keys_four,
    }
}

/// What there is to say when nothing is left to ask.
fn done(summary: &quiz::review::Summary, clock: quiz::clock::Clock, words: &CardsWords) -> String {
    let whole = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let own = &words.done;
    let mut html = format!("<h3>{}</h3>", own.title);
    let told = match summary.answered {
        0 => own.nothing.to_owned(),
        answered => (own.told)(whole(answered), whole(summary.learned), whole(summary.missed)),
    };
    let tomorrow = (own.tomorrow)(whole(summary.due_tomorrow));
    html.push_str(&format!("<p>{} {}", escaped(&told), escaped(&tomorrow)));
    if let Some(next) = summary.next.filter(|_| summary.due_tomorrow == 0) {
        let days = next.day(clock.east_minutes).since(clock.day());
        if days > 0 {
            html.push_str(&format!(" {}", escaped(&(own.next)(&(words.when.days)(days)))));
        }
    }
    html.push_str("</p>");
    if summary.new_left > 0 {
        html.push_str(&format!("<p><button type=\"button\" class=\"strong\" name=\"more\">{}</button></p>", own.more));
    }
    html
}

/// A card that was rated: it stays to be read, with what became of it.
fn answer(review: &Review, answered: &Answered<'_>, words: &CardsWords) -> Option<String> {
    let card = element(review, answered.card)?;
    let rating = name_of(answered.rating, review.sitting.settings().buttons(), words);
    let told = (words.review.rated)(rating, &interval(answered.interval, &words.when));
    Some(format!(
        "<li><details class=\"card\"><summary><span class=\"front\">{}</span> <span class=\"standing\">{}</span></summary>\
         <div class=\"back\">{}</div></details></li>",
        inside(card, ".front"),
        escaped(&told),
        inside(card, ".back"),
    ))
}

fn element<'a>(review: &'a Review, card: &CardId) -> Option<&'a Element> {
    review.listed.iter().find(|(own, _)| own == card).map(|(_, element)| element)
}

/// The HTML of a side, as the host wrote it in the list.
fn inside(card: &Element, selector: &str) -> String {
    card.query_selector(selector).ok().flatten().map(|side| side.inner_html()).unwrap_or_default()
}

struct Values(Vec<(String, Write)>);

impl Values {
    fn text(&mut self, slot: &str, text: String) {
        self.0.push((slot.to_owned(), Write::Text(text)));
    }

    fn html(&mut self, slot: &str, html: String) {
        self.0.push((slot.to_owned(), Write::Html(html)));
    }

    fn value(&mut self, slot: &str, value: String) {
        self.0.push((slot.to_owned(), Write::Value(value)));
    }

    fn flag(&mut self, slot: &str, name: &'static str, is: bool) {
        self.0.push((slot.to_owned(), Write::Flag(name, is)));
    }
}
