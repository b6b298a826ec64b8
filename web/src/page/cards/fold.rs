//! What stands behind the folds around the review: settings, what is kept, files for other programs.

use crate::page::Page;
use content::export::{ANKI_FILE, OBSIDIAN_FILE};
use leptos::prelude::*;
use quiz::Settings;
use std::ops::RangeInclusive;
use words::{cards::CardsWords, words};

/// How much is asked, and with which buttons.
pub(super) fn settings(words: &'static CardsWords) -> impl IntoView {
    let own = &words.settings;
    let whole = |range: RangeInclusive<u8>| (*range.start()).into()..=(*range.end()).into();
    let start = Settings::default();
    view! {
        <details class="fold needs-script">
            <summary>{own.title}</summary>
            <div class="settings">
                {number("retention", own.retention, start.retention_percent().into(), whole(Settings::RETENTION_PERCENT))}
                <p class="told">{own.retention_told}</p>
                {number("new-per-day", own.new_per_day, start.new_per_day(), Settings::NEW_PER_DAY)}
                {number("reviews-per-day", own.reviews_per_day, start.reviews_per_day(), Settings::REVIEWS_PER_DAY)}
                <label>
                    <span>{own.buttons}</span>
                    <select name="buttons" data-slot="buttons">
                        <option value="2">{own.two}</option>
                        <option value="4">{own.four}</option>
                    </select>
                </label>
            </div>
        </details>
    }
}

fn number(name: &'static str, label: &'static str, value: u16, range: RangeInclusive<u16>) -> impl IntoView {
    view! {
        <label>
            <span>{label}</span>
            <input type="number" name=name value=value min=*range.start() max=*range.end() data-slot=name />
        </label>
    }
}

/// What was kept so far, as a picture and as a file.
pub(super) fn kept(page: Page) -> impl IntoView {
    let (own, numbers) = (&words(page.lang).cards().kept, words(page.lang).figure().table);
    view! {
        <details class="fold needs-script">
            <summary>{own.title}</summary>
            <div class="progress pictures" data-slot="progress"></div>
            <details class="numbers">
                <summary>{numbers}</summary>
                <div class="scroll" data-slot="progress-table" tabindex="0" role="region" aria-label=numbers></div>
            </details>
            <p>{own.told}</p>
            <p class="review-tools">
                <button type="button" class="plain" name="save-progress">
                    {own.save}
                </button>
                <label class="file plain">
                    <span>{own.load}</span>
                    <input type="file" name="load-progress" accept=".json,application/json" />
                </label>
            </p>
        </details>
        <p class="said needs-script" role="status" data-slot="said"></p>
    }
}

/// The cards as files for other programs, which lie beside the page.
pub(super) fn exports(page: Page) -> impl IntoView {
    let own = words(page.lang).exports();
    view! {
        <details class="fold">
            <summary>{own.title}</summary>
            <p>
                <a href=ANKI_FILE download=ANKI_FILE>{own.anki}</a>
                " "
                {own.anki_how}
            </p>
            <p>
                <a href=OBSIDIAN_FILE download=OBSIDIAN_FILE>{own.obsidian}</a>
                " "
                {own.obsidian_how}
            </p>
        </details>
    }
}
