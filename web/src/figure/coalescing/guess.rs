//! Predict, then reveal: the reader says a count before the figure shows it.

use super::Desk;
use leptos::{ev, prelude::*};
use model::figure::coalescing::{Action, Guess};
use words::words;

/// The question, the field, and what came of it.
#[component]
pub(super) fn Guessing(desk: Desk) -> impl IntoView {
    let (words, own) = (words(desk.lang).figure, words(desk.lang).coalescing);
    let typed = RwSignal::new(String::new());
    let send = move |event: ev::SubmitEvent| {
        event.prevent_default();
        if let Ok(guess) = typed.read_untracked().trim().parse() {
            desk.act(Action::Guess(guess));
            typed.set(String::new());
        }
    };
    let guess = Memo::new(move |_| desk.state.read().guess());
    let is_open = move || guess.get() == Guess::Open;
    let verdict = move || match guess.get() {
        Guess::Off | Guess::Open => String::new(),
        Guess::Made(said) => match desk.state.read().counts().sectors {
            count if count == said => (own.guess_right)(count),
            count => (own.guess_wrong)(said, count),
        },
    };
    view! {
        <div class="guess needs-script">
            <button type="button" class="plain" prop:hidden=is_open on:click=move |_| desk.act(Action::Predict)>
                {words.predict}
            </button>
            <form prop:hidden=move || !is_open() hidden on:submit=send>
                <label>
                    <span>{own.ask}</span>
                    <input
                        type="number"
                        min="0"
                        max="128"
                        inputmode="numeric"
                        required
                        prop:value=move || typed.get()
                        on:input=move |event| typed.set(event_target_value(&event))
                    />
                </label>
                <button type="submit" class="strong">{words.check}</button>
                <button type="button" class="plain" on:click=move |_| desk.act(Action::Reveal)>
                    {words.reveal}
                </button>
            </form>
            <output class="verdict" role="status">{verdict}</output>
        </div>
    }
}
