//! A question inside a chapter: guess a count, and hear why.

use crate::lang_from;
use leptos::{ev, prelude::*};
use model::figure::coalescing::{Face, State};
use quiz::{Count, Grade, QuestionId, Slip};
use words::{question::QuestionWords, words};

/// The field, the verdict, and the answer behind a fold; the reasons stand inside, written by the page's writer.
#[island]
pub fn Question(
    /// The question's id in the course.
    id: String,
    /// The page's language.
    lang: String,
    /// What is counted.
    count: String,
    /// The access whose count is the answer.
    query: String,
    /// The reasons.
    children: Children,
) -> impl IntoView {
    let words = words(lang_from(&lang)).question;
    let question = question(&id, &count, &query);
    let answer = question.as_ref().map(quiz::Question::answer);
    let typed = RwSignal::new(String::new());
    let verdict: RwSignal<Option<(bool, String)>> = RwSignal::new(None);
    let open = RwSignal::new(false);
    let send = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let Some(question) = &question else { return };
        let said = match typed.read_untracked().trim().parse::<u64>() {
            Err(_) => (false, words.not_a_number.to_owned()),
            Ok(guess) => {
                let grade = question.grade(guess);
                open.set(grade == Grade::Right);
                (grade == Grade::Right, judged(question, guess, grade, words))
            }
        };
        verdict.set(Some(said));
    };
    let field = format!("guess-{id}");
    view! {
        <div class="question-body">
            <form class="needs-script" on:submit=send novalidate>
                <label for=field.clone()>{words.guess}</label>
                <input
                    id=field
                    type="text"
                    inputmode="numeric"
                    autocomplete="off"
                    size="5"
                    on:input=move |event| typed.set(event_target_value(&event))
                />
                <button type="submit" class="strong">{words.check}</button>
                <output
                    role="status"
                    class=move || match verdict.get() {
                        Some((true, _)) => "verdict right",
                        Some((false, _)) => "verdict wrong",
                        None => "verdict",
                    }
                >
                    {move || verdict.get().map(|(_, said)| said).unwrap_or_default()}
                </output>
            </form>
            <details class="answer" prop:open=open>
                <summary>{words.show_answer}</summary>
                <p>
                    <b>{answer.map(words.answer).unwrap_or_default()}</b>
                </p>
                {children()}
            </details>
        </div>
    }
}

/// The question, if the page's writer named a count and an id that exist.
fn question(id: &str, count: &str, query: &str) -> Option<quiz::Question> {
    let (state, _) = State::from_query(query, Face::Memory);
    Some(quiz::Question {
        id: QuestionId::new(id).ok()?,
        count: Count::from_slug(count)?,
        access: state.access(),
        arch: state.spec().arch(),
    })
}

fn judged(question: &quiz::Question, guess: u64, grade: Grade, words: &QuestionWords) -> String {
    let verdict = match grade {
        Grade::Right => (words.right)(guess),
        Grade::TooFew { .. } => (words.too_few)(guess),
        Grade::TooMany { .. } => (words.too_many)(guess),
    };
    match question.slip(guess).map(|slip| reason(slip, words)) {
        Some(reason) => format!("{verdict} {reason}"),
        None => verdict,
    }
}

fn reason(slip: Slip, words: &QuestionWords) -> &'static str {
    match slip {
        Slip::CountedRequests => words.slip_requests,
        Slip::CountedSectors => words.slip_sectors,
        Slip::CountedLines => words.slip_lines,
        Slip::CountedLanes => words.slip_lanes,
        Slip::CountedBytes => words.slip_bytes,
        Slip::CountedWantedBytes => words.slip_wanted_bytes,
        Slip::CountedMovedBytes => words.slip_moved_bytes,
        Slip::IgnoredSharing => words.slip_sharing,
        Slip::MergedSharing => words.slip_merged,
        Slip::IgnoredGaps => words.slip_gaps,
        Slip::IgnoredAlignment => words.slip_alignment,
        Slip::AssumedFourBytes => words.slip_four_bytes,
        Slip::AssumedWholeLines => words.slip_whole_lines,
        Slip::AssumedSingleSectors => words.slip_single_sectors,
    }
}
