//! Why an answer is what it is, in one line whose last number is the answer.

use crate::number;
use model::ratio::Ratio;
use quiz::drill::{Busiest, Item, Reason, Stretches};
use words::{Lang, drill::ReasonWords, words};

/// Words of a bank that are written out before `…`.
const WORDS_SHOWN: usize = 4;

/// The line.
pub fn reason(item: &Item, lang: Lang) -> String {
    let words = &words(lang).drill().reason;
    match item.reason() {
        Reason::Sectors(how) => stretches(&how, words),
        Reason::Moved { stretches: how, number, unit_bytes } => {
            let how = how.map_or_else(|| (words.lines)(number), |how| stretches(&how, words));
            format!("{how}; {}", (words.moved)(number, unit_bytes, number * unit_bytes))
        }
        Reason::Efficiency { wanted, number, unit_bytes } => {
            let share = Ratio::new(wanted, number * unit_bytes).map(number::percent).unwrap_or_default();
            (words.efficiency)(wanted, number, unit_bytes, &share)
        }
        Reason::NWay(busiest) => {
            format!("{}; {}", owed(&busiest, words), (words.n_way)(busiest.words.len() as u64))
        }
        Reason::Wavefronts { busiest, groups } => format!("{}; {}", owed(&busiest, words), turns(&groups, words)),
        Reason::Conflicts { busiest, groups } => {
            let (all, number) = (groups.iter().sum::<u64>(), groups.len() as u64);
            format!("{}; {}", owed(&busiest, words), (words.conflicts)(all, number, all - number))
        }
        Reason::RowHits { bursts, activations } => (words.row_hits)(bursts, activations, bursts - activations),
    }
}

fn stretches(how: &Stretches, words: &ReasonWords) -> String {
    let sectors = how.sectors();
    match how {
        Stretches::Steps { lanes, step } => (words.steps)(*lanes, *step, sectors),
        Stretches::One { first, last } => (words.one)(*first, *last, sectors),
        Stretches::Apart { lanes } => (words.apart)(*lanes),
        Stretches::Equal { stretches, each } => (words.equal)(*stretches, *each, sectors),
        Stretches::Unequal(lengths) => (words.unequal)(&sum(lengths), sectors),
    }
}

fn owed(busiest: &Busiest, words: &ReasonWords) -> String {
    let number = busiest.words.len();
    if number < 2 {
        return words.free.to_owned();
    }
    let mut shown: Vec<String> = busiest.words.iter().take(WORDS_SHOWN).map(u64::to_string).collect();
    if number > WORDS_SHOWN {
        shown.push("…".to_owned());
    }
    (words.busiest)(busiest.bank, &shown.join(", "), number as u64)
}

fn turns(groups: &[u64], words: &ReasonWords) -> String {
    let all = groups.iter().sum();
    match groups {
        [_] => (words.turns)(all),
        _ => (words.groups)(&sum(groups), groups.len() as u64, all),
    }
}

fn sum(numbers: &[u64]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u64::to_string).collect();
    numbers.join(" + ")
}
