//! The sentence under the figure, the captions that say why, and the picture in words.

use super::{is_hidden, lane_words};
use model::{
    figure::banks::{Guess, Op, Part, Preset, Serving, Side, State, Step},
    shared::lanes_a_group,
    warp::Lane,
};
use words::{
    Lang,
    banks::{BanksWords, CaptionWords, Served, StepWords, Wanted},
    coalescing::Named,
    words,
};

/// A preset's name and sentence.
pub fn preset_words(preset: Preset, lang: Lang) -> &'static Named {
    let presets = &words(lang).banks().presets;
    match preset {
        Preset::Stride1 => &presets.stride_1,
        Preset::Stride2 => &presets.stride_2,
        Preset::Stride6 => &presets.stride_6,
        Preset::Stride32 => &presets.stride_32,
        Preset::Stride33 => &presets.stride_33,
        Preset::Broadcast => &presets.broadcast,
        Preset::Column => &presets.column,
        Preset::Padded => &presets.padded,
        Preset::Swizzled => &presets.swizzled,
        Preset::Bytes => &presets.bytes,
        Preset::Doubles => &presets.doubles,
        Preset::Float4 => &presets.float4,
        Preset::Float4Pairs => &presets.float4_pairs,
        Preset::Random => &presets.random,
        Preset::Atomic => &presets.atomic,
    }
}

/// A moment's name and sentence.
pub(super) fn step_words(step: Step, words: &'static StepWords) -> &'static Named {
    match step {
        Step::Addresses => &words.addresses,
        Step::Banks => &words.banks,
        Step::Turns => &words.turns,
    }
}

/// The sentence under the figure: of what is lit, else of the moment, else of the access.
pub(super) fn sentence(state: &State, servings: &[Serving], lang: Lang) -> String {
    let own = words(lang).banks();
    if state.guess() == Guess::Open {
        return own.steps.addresses.sentence.to_owned();
    }
    match (state.lit(), state.step(), state.preset()) {
        (Some(part), _, _) => part_sentence(servings, part, own),
        (None, Step::Turns, Some(preset)) => preset_words(preset, lang).sentence.to_owned(),
        (None, Step::Turns, None) => both(servings, own, &|serving| counted_sentence(serving, own)),
        (None, step @ (Step::Addresses | Step::Banks), _) => step_words(step, &own.steps).sentence.to_owned(),
    }
}

/// What is said of each side; where there are two, which is which.
fn both(servings: &[Serving], words: &BanksWords, say: &dyn Fn(&Serving) -> String) -> String {
    let said: Vec<String> = servings.iter().map(say).collect();
    match said.as_slice() {
        [before, after] => format!("{} {}", (words.lit.before)(before), (words.lit.after)(after)),
        one => one.concat(),
    }
}

/// Of one side, and which it is where there are two.
fn one(servings: &[Serving], words: &BanksWords, side: Side, say: &dyn Fn(&Serving) -> String) -> String {
    match (side, servings) {
        (Side::Plain, [only]) => say(only),
        (Side::Plain, [before, _]) => (words.lit.before)(&say(before)),
        (Side::Fixed, [_, after]) => (words.lit.after)(&say(after)),
        (Side::Plain | Side::Fixed, _) => String::new(),
    }
}

fn part_sentence(servings: &[Serving], part: Part, words: &BanksWords) -> String {
    let lit = &words.lit;
    let is_off = |lane| servings.iter().any(|serving| serving.access.address(lane).is_none());
    match part {
        Part::Lane(lane) if is_off(lane) => (lit.lane_off)(lane.number().into()),
        Part::Lane(lane) => both(servings, words, &|serving| {
            let first = serving.access.address(lane).unwrap_or(0);
            let last = first + u64::from(serving.access.width().bytes()) - 1;
            (lit.lane)(lane.number().into(), first, last, &served(serving, lane))
        }),
        Part::Bank(bank) => both(servings, words, &|serving| {
            let turns = serving.cells.iter().filter(|cell| cell.word.bank == bank).map(|_| 1).sum();
            (lit.bank)(bank.into(), &words_of(serving, bank), turns)
        }),
        Part::Word(side, word) => one(servings, words, side, &|serving| {
            let cells = || serving.cells.iter().filter(|cell| cell.word.word == word);
            let mut lanes = numbers(cells().flat_map(|cell| cell.word.lanes.iter().copied()));
            lanes.sort_unstable();
            lanes.dedup();
            let turns: Vec<u64> = cells().map(|cell| u64::from(cell.turn) + 1).collect();
            (lit.word)(word, word % model::shared::BANKS as u64, &lanes, &turns)
        }),
        Part::Turn(side, turn) => one(servings, words, side, &|serving| {
            let cells = || serving.cells.iter().filter(|cell| cell.turn == turn);
            let mut lanes = numbers(cells().flat_map(|cell| cell.word.lanes.iter().copied()));
            lanes.sort_unstable();
            lanes.dedup();
            let banks = cells().map(|_| 1).sum();
            let waited = cells().any(|cell| cell.waited > 0);
            (lit.turn)(u64::from(turn) + 1, serving.turns().into(), banks, &lanes, waited)
        }),
    }
}

/// A bank's words, each with the lanes that want it, whatever their groups and turns.
fn words_of(serving: &Serving, bank: u32) -> Vec<Wanted> {
    let mut words: Vec<Wanted> = Vec::new();
    for cell in serving.cells.iter().filter(|cell| cell.word.bank == bank) {
        let lanes = numbers(cell.word.lanes.iter().copied());
        match words.iter_mut().find(|known| known.word == cell.word.word) {
            Some(known) => known.lanes.extend(lanes),
            None => words.push(Wanted { word: cell.word.word, lanes }),
        }
    }
    words.sort_unstable_by_key(|wanted| wanted.word);
    words
}

/// What serves a lane.
fn served(serving: &Serving, lane: Lane) -> Served {
    let words = lane_words(serving, lane);
    let cells = serving.cells.iter().filter(|cell| cell.word.lanes.contains(&lane));
    let mut turns: Vec<u64> = cells.map(|cell| u64::from(cell.turn) + 1).collect();
    turns.sort_unstable();
    turns.dedup();
    Served {
        words: words.iter().map(|word| word.word).collect(),
        banks: words.iter().map(|word| word.bank.into()).collect(),
        turns,
        of: serving.turns().into(),
    }
}

/// How many turns there are, and why: the lanes that want words of the worst bank.
fn counted_sentence(serving: &Serving, words: &BanksWords) -> String {
    let count = (words.captions.count)(serving.turns());
    match (wanted_sentence(serving, words), reasons(serving, words).first()) {
        (Some(wanted), _) => format!("{count}. {wanted}"),
        (None, Some(reason)) => format!("{count}: {reason}."),
        (None, None) => words.reason.nothing.to_owned(),
    }
}

/// The lanes that want different words of the worst bank, if any do.
fn wanted_sentence(serving: &Serving, words: &BanksWords) -> Option<String> {
    let conflict = match serving.op {
        Op::Load | Op::Store => serving.conflict()?,
        Op::Atomic => return None,
    };
    let lanes = conflict.words.iter().flat_map(|(_, lanes)| lanes.first().copied());
    let wanted: Vec<u64> = conflict.words.iter().map(|(word, _)| *word).collect();
    Some((words.reason.want)(&numbers(lanes), &wanted, conflict.bank.into()))
}

/// Why there are so many turns, the longest wording first.
pub(super) fn reasons(serving: &Serving, words: &BanksWords) -> Vec<String> {
    let reason = &words.reason;
    if serving.turns() == 0 {
        return Vec::new();
    }
    match (serving.op, serving.conflict()) {
        (Op::Atomic, _) if serving.n_way() > 1 => {
            let busiest =
                serving.cells.iter().rev().max_by_key(|cell| (cell.waited, std::cmp::Reverse(cell.word.bank)));
            let bank = busiest.map_or(0, |cell| cell.word.bank);
            vec![(reason.atomic)(bank.into(), serving.n_way().into())]
        }
        (Op::Atomic, _) | (Op::Load | Op::Store, None) => {
            let several = serving.groups.len() > 1;
            let free = if several { reason.free_grouped } else { reason.free };
            vec![free.to_owned(), reason.nobody.to_owned()]
        }
        (Op::Load | Op::Store, Some(conflict)) => {
            let bank = u64::from(conflict.bank);
            let wanted: Vec<Wanted> = conflict
                .words
                .iter()
                .map(|(word, lanes)| Wanted { word: *word, lanes: numbers(lanes.iter().copied()) })
                .collect();
            let many = (reason.many)(bank, wanted.len() as u64);
            match wanted.len() {
                0..=3 => vec![(reason.words)(bank, &wanted), many],
                _ => vec![many],
            }
        }
    }
}

/// What a turn is, the longest wording first.
pub(super) fn turn_captions(serving: &Serving, captions: &CaptionWords) -> Vec<String> {
    match serving.op {
        Op::Atomic => vec![captions.turns_atomic.to_owned(), captions.turns_atomic_short.to_owned()],
        Op::Load | Op::Store if serving.is_merged() => {
            vec![captions.turns_merged.to_owned(), captions.turns_merged_short.to_owned()]
        }
        Op::Load | Op::Store if serving.groups.len() > 1 => {
            vec![(captions.turns_grouped)(lanes_a_group(&serving.access) as u64)]
        }
        Op::Store => vec![captions.turns_store.to_owned(), captions.turns_store_short.to_owned()],
        Op::Load => vec![captions.turns_long.to_owned(), captions.turns_short.to_owned()],
    }
}

/// Lane numbers, as `words` takes them.
pub(super) fn numbers(lanes: impl IntoIterator<Item = Lane>) -> Vec<u64> {
    lanes.into_iter().map(|lane| lane.number().into()).collect()
}

/// The picture in words.
pub(super) fn description(state: &State, servings: &[Serving], words: &BanksWords) -> String {
    let (active, bytes) = (state.spec().active().count(), state.spec().width().bytes());
    let asked = (words.description)(active, bytes);
    if is_hidden(state) {
        return format!("{asked} {}", words.description_hidden);
    }
    let said = both(servings, words, &|serving| {
        let counted = (words.description_served)(serving.counts().groups, serving.turns(), serving.conflicts());
        match wanted_sentence(serving, words) {
            None => counted,
            Some(wanted) => format!("{counted} {wanted}"),
        }
    });
    format!("{asked} {said}")
}
