//! What a question asks about, in sentences: how the elements lie, which lanes take part, and what else must be known.

use model::{
    access,
    arch::Arch,
    dram::{CHUNK_BYTES, Mapping},
    figure::{
        banks::{self, Fix},
        coalescing::{self, Layout, Number, Order},
        rows::{self, Before},
    },
};
use quiz::{
    Confusion,
    drill::{Ask, Item, Lanes},
};
use words::{
    Lang,
    drill::{SentenceWords, What},
    words,
};

/// The sentences before the question itself, which is that of the kind ([`super::asks`]).
pub fn sentence(item: &Item, lang: Lang) -> String {
    let words = &words(lang).drill().sentence;
    let mut said = Vec::new();
    match &item.ask {
        Ask::Global(spec) => {
            of_global(spec, item, words, &mut said);
            of_lanes(item.ask.lanes(), words, &mut said);
            match spec.arch() {
                Arch::Volta => {}
                old @ (Arch::Fermi | Arch::Kepler | Arch::KeplerL1 | Arch::Maxwell | Arch::Pascal) => {
                    said.push((words.lines)(old.compute_capability()));
                }
            }
        }
        Ask::Shared(spec) => {
            of_shared(spec, words, &mut said);
            of_lanes(item.ask.lanes(), words, &mut said);
        }
        Ask::Dram(spec) => {
            of_global(spec.access(), item, words, &mut said);
            of_lanes(item.ask.lanes(), words, &mut said);
            of_dram(spec, words, &mut said);
        }
    }
    said.join(" ")
}

fn of_global(spec: &coalescing::Spec, item: &Item, words: &SentenceWords, said: &mut Vec<String>) {
    let number = |number| spec.number(number);
    let what = What {
        stores: spec.op() == access::Op::Store,
        is_shared: false,
        element: quiz::drill::element(spec.width()),
        bytes: spec.width().bytes(),
    };
    let (x, y) = item.ask.block();
    let (stride, pitch) = (number(Number::Stride), number(Number::Pitch));
    said.push(match (spec.layout(), stride, x) {
        (Layout::Stride, _, _) if item.confusion == Some(Confusion::PerThread) => (words.chunk)(what, stride),
        // Drills never ask about elements drawn by chance: nobody could count them from a sentence.
        (Layout::Stride | Layout::Random, 0, _) => (words.same)(what),
        (Layout::Stride | Layout::Random, 1, _) => (words.next)(what),
        (Layout::Stride | Layout::Random, _, _) => (words.stride)(what, stride),
        (Layout::Field, _, _) => (words.field)(what, number(Number::Fields), spec.field()),
        (Layout::Block, _, _) if number(Number::Columns) == 1 => (words.column)(what, pitch),
        (Layout::Block, _, 32) => (words.row)(what, pitch),
        (Layout::Block, _, _) => (words.block)(what, x, y, pitch),
    });
    match spec.order() {
        Order::Forward | Order::Shuffled => {}
        Order::Reversed => said.push(words.reversed.to_owned()),
        Order::Pairs => said.push(words.pairs.to_owned()),
    }
    if number(Number::Offset) > 0 {
        said.push((words.first)(number(Number::Offset)));
    }
}

fn of_shared(spec: &banks::Spec, words: &SentenceWords, said: &mut Vec<String>) {
    let number = |number| spec.number(number);
    let what = What {
        stores: spec.op() != banks::Op::Load,
        is_shared: true,
        element: quiz::drill::element(spec.width()),
        bytes: spec.width().bytes(),
    };
    let (stride, share) = (number(banks::Number::Stride), number(banks::Number::Share));
    match spec.pattern() {
        banks::Pattern::Tile => said.push((words.tile)(what, spec.row(), spec.column())),
        banks::Pattern::Stride | banks::Pattern::Random => said.push(match (share, stride) {
            (_, 0) => (words.same)(what),
            (1, 1) => (words.next)(what),
            (1, _) => (words.stride)(what, stride),
            (_, _) => (words.shared_by)(what, share, stride),
        }),
    }
    match spec.fix() {
        Fix::None => {}
        Fix::Pad => said.push((words.padded)(number(banks::Number::Pad))),
        Fix::Swizzle => said.push(match spec.swizzled_columns() {
            32 => words.swizzled.to_owned(),
            columns => (words.swizzled_by)(columns),
        }),
    }
}

fn of_dram(spec: &rows::Spec, words: &SentenceWords, said: &mut Vec<String>) {
    let kind = spec.kind();
    said.push((words.fetch)(spec.fetch().bytes()));
    said.push((words.dram_row)(kind.row_bytes()));
    said.push(match spec.mapping() {
        Mapping::OneBank => words.one_bank.to_owned(),
        Mapping::OneChannel => (words.banks)(kind.banks()),
        Mapping::Channels => (words.channels)(CHUNK_BYTES, kind.channels(), kind.banks()),
    });
    said.push(match spec.before() {
        Before::SameRow => words.row_open.to_owned(),
        Before::Closed => words.closed.to_owned(),
        Before::OtherRow => words.other_open.to_owned(),
    });
}

fn of_lanes(lanes: Lanes, words: &SentenceWords, said: &mut Vec<String>) {
    match lanes {
        Lanes::All => {}
        Lanes::Below(number) => said.push((words.below)(number)),
        Lanes::Even => said.push(words.even.to_owned()),
        Lanes::Some(mask) => {
            let numbers: Vec<u64> = mask.lanes().map(|lane| lane.number().into()).collect();
            said.push((words.some)(&numbers));
        }
    }
}
