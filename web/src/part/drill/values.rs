//! What stands in the slots of a drill.

use super::{Drill, Said};
use crate::{
    part::question::{judged, unreadable, value},
    slots::Write,
};
use diagram::{
    drill::{asks, confusion, kind, reason, sentence},
    html::escaped,
};
use quiz::{Grade, Question};
use words::{Lang, words};

/// Every slot, in the same order each time.
pub(super) fn values(drill: &Drill) -> Vec<(String, Write)> {
    let lang = drill.lang;
    let own = words(lang).drill();
    let item = drill.item.borrow();
    let question = item.question();
    let solved = drill.solved.get();
    let mut values: Vec<(String, Write)> = Vec::new();
    let mut put = |slot: &str, write: Write| values.push((slot.to_owned(), write));

    let notice = notice(drill);
    put("notice", Write::Flag("hidden", notice.is_empty()));
    put("notice", Write::Text(notice.to_owned()));
    put("number", Write::Text((own.question)(drill.index.get().saturating_add(1))));
    put("level", Write::Text((own.level)(item.level.number())));
    put("streak", Write::Text(streak(drill)));
    put("kind", Write::Text(kind(item.kind, lang).to_owned()));
    put("given", Write::Text(sentence(&item, lang)));
    let code = item.code();
    put("code", Write::Flag("hidden", code.is_none()));
    put("code", Write::Text(code.unwrap_or_default()));
    put("ask", Write::Text(asks(item.kind, lang).to_owned()));
    put("guess", Write::Value(drill.typed.borrow().clone()));
    put("guess", Write::Flag("disabled", solved));
    put("check", Write::Flag("hidden", solved));
    put("show", Write::Flag("hidden", solved));

    let (class, said) = match &*drill.said.borrow() {
        None => ("verdict", String::new()),
        Some(Said::Unreadable) => ("verdict wrong", unread(drill, &question, lang).to_owned()),
        Some(Said::Guess(guess, typed)) => {
            let is_right = question.grade(*guess) == Grade::Right;
            (
                if is_right { "verdict right" } else { "verdict wrong" },
                judged(&question, *guess, typed, words(lang).question()),
            )
        }
    };
    put("verdict", Write::Text(said));
    put("verdict", Write::Attribute("class", class.to_owned()));
    let mut why = String::new();
    if solved {
        why = format!(
            "<p><b>{}</b></p><p>{} {}</p>",
            escaped(&value(question.answer())),
            own.why,
            escaped(&reason(&item, lang)),
        );
        if let Some(provoked) = item.confusion {
            let named = confusion(provoked, lang);
            why.push_str(&format!("<p class=\"quiet\">{}: {}</p>", escaped(named.name), escaped(named.sentence)));
        }
    }
    put("reason", Write::Flag("hidden", !solved));
    put("reason", Write::Html(why));
    put("next", Write::Flag("hidden", !solved));
    values
}

/// An empty field is no wrong number.
fn unread(drill: &Drill, question: &Question, lang: Lang) -> &'static str {
    match drill.typed.borrow().trim() {
        "" => words(lang).drill().empty,
        _ => unreadable(question, words(lang).question()),
    }
}

fn streak(drill: &Drill) -> String {
    match drill.tally.borrow().streak() {
        0 | 1 => String::new(),
        streak => (words(drill.lang).drill().streak)(streak),
    }
}

fn notice(drill: &Drill) -> &'static str {
    let own = words(drill.lang).drill();
    match (drill.journal.borrow().is_lasting(), drill.is_full.get()) {
        (false, _) => own.blocked,
        (true, true) => own.full,
        (true, false) => "",
    }
}
