//! Who is served when: a bank delivers one word a turn, so a group takes as many turns as its busiest bank has words.
//!
//! How many turns there are is counted by hardware; which of a bank's words comes first is not published. Here the
//! lowest word does.

use super::{BankWord, groups};
use crate::{access::Access, warp::Lane};

/// One wavefront: what the banks deliver at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The place of its group among [`groups`].
    pub group: usize,
    /// At most one word of each bank, by bank; never empty.
    pub words: Vec<BankWord>,
}

impl Turn {
    /// The lanes that get something in this turn, ascending.
    pub fn lanes(&self) -> Vec<Lane> {
        let mut lanes: Vec<Lane> = self.words.iter().flat_map(|word| word.lanes.iter().copied()).collect();
        lanes.sort_unstable();
        lanes.dedup();
        lanes
    }
}

/// The turns of a load or a store, group after group: as many as [`super::Counts::wavefronts`].
pub fn turns(access: &Access) -> Vec<Turn> {
    let served = groups(access).into_iter().enumerate();
    served.flat_map(|(group, served)| in_turn(group, &served.words)).collect()
}

/// The turns of an atomic: a bank serves one lane a turn, also where lanes share a word. `[H200]`, by the time it takes.
pub fn atomic_turns(access: &Access) -> Vec<Turn> {
    let served = groups(access).into_iter().enumerate();
    served
        .flat_map(|(group, served)| {
            let one_lane = |word: &BankWord, lane: Lane| BankWord { lanes: vec![lane], ..word.clone() };
            let words: Vec<BankWord> = served
                .words
                .iter()
                .flat_map(|word| word.lanes.iter().map(|lane| one_lane(word, *lane)).collect::<Vec<_>>())
                .collect();
            in_turn(group, &words)
        })
        .collect()
}

/// The n-th of each bank's words in turn n.
fn in_turn(group: usize, words: &[BankWord]) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    for queue in words.chunk_by(|one, next| one.bank == next.bank) {
        for (at, word) in queue.iter().enumerate() {
            match turns.get_mut(at) {
                Some(turn) => turn.words.push(word.clone()),
                None => turns.push(Turn { group, words: vec![word.clone()] }),
            }
        }
    }
    turns
}
