//! Says the picture in sentences, for those who cannot see it.

use super::{Progress, Retention, count, stages};
use words::progress::ProgressWords;

pub(super) fn description(progress: &Progress, words: &ProgressWords) -> String {
    let days = count(&progress.days);
    let mut sentences = vec![match progress.is_untouched() {
        true => format!("{}.", words.days.untouched),
        false => (words.days.told)(progress.reviews(), progress.missed(), days),
    }];
    if progress.streak_days > 1 {
        sentences.push((words.days.told_streak)(progress.streak_days));
    }
    sentences.push((words.days.told_due)(progress.due(), count(&progress.ahead)));
    sentences.push(retention(progress, words));
    let listed = stages::listed(&progress.stages, &words.stages);
    let stages: Vec<String> = listed.iter().map(|(stage, cards)| format!("{cards} {}", stage.name)).collect();
    let cards = (words.stages.cards)(stages::total(&progress.stages));
    sentences.push(format!("{cards}: {}.", stages.join(", ")));
    sentences.join(" ")
}

fn retention(progress: &Progress, words: &ProgressWords) -> String {
    let words = &words.retention;
    let wanted = (words.wanted)(progress.wanted_percent);
    let asked = progress.retention.map_or(0, |retention| retention.asked);
    match progress.retention.and_then(Retention::percent) {
        Some(percent) => format!("{} {wanted}.", (words.told)(percent, asked)),
        None => format!("{}: {}; {wanted}.", words.heading, (words.too_few)(Retention::LEAST, asked)),
    }
}
