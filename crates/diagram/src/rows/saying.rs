//! What is said about a state: names, the sentence under the figure, the description of the picture.

use super::view::{View, ns};
use model::{
    dram::{Kind, Mapping, Outcome},
    figure::rows::{Before, Burst, Guess, Part, Preset, Step},
    query::Choice,
    warp::Lane,
};
use words::{
    Lang,
    coalescing::Named,
    rows::{Came, Found, Served},
    words,
};

/// A preset's name and sentence.
pub(super) fn preset_words(preset: Preset, lang: Lang) -> &'static Named {
    let presets = &words(lang).rows().presets;
    match preset {
        Preset::OpenRow => &presets.open_row,
        Preset::ClosedRow => &presets.closed_row,
        Preset::Conflict => &presets.conflict,
        Preset::FourBanks => &presets.four_banks,
        Preset::FourRows => &presets.four_rows,
        Preset::OneBank => &presets.one_bank,
        Preset::SixteenBanks => &presets.sixteen_banks,
        Preset::Channels => &presets.channels,
        Preset::Fetch64 => &presets.fetch_64,
        Preset::Stride8 => &presets.stride_8,
    }
}

/// A moment's name and sentence.
pub(super) fn step_words(step: Step, lang: Lang) -> &'static Named {
    let steps = &words(lang).rows().steps;
    match step {
        Step::Sectors => &steps.sectors,
        Step::Places => &steps.places,
        Step::Rows => &steps.rows,
        Step::Reads => &steps.reads,
    }
}

/// What a burst found.
pub(super) fn outcome(outcome: Outcome, lang: Lang) -> &'static str {
    let outcomes = &words(lang).rows().outcomes;
    match outcome {
        Outcome::Hit => outcomes.hit,
        Outcome::Closed => outcomes.closed,
        Outcome::Conflict => outcomes.conflict,
    }
}

/// How addresses are spread.
pub(super) fn mapping(mapping: Mapping, lang: Lang) -> &'static str {
    let own = &words(lang).rows().controls;
    match mapping {
        Mapping::Channels => own.map_channels,
        Mapping::OneChannel => own.map_one_channel,
        Mapping::OneBank => own.map_one_bank,
    }
}

/// What the banks held.
pub(super) fn before(before: Before, lang: Lang) -> &'static str {
    let own = &words(lang).rows().controls;
    match before {
        Before::SameRow => own.before_same,
        Before::Closed => own.before_closed,
        Before::OtherRow => own.before_other,
    }
}

/// A kind's own name.
pub(super) fn kind(kind: Kind) -> String {
    kind.title().to_owned()
}

/// The sentence under the figure: of what is lit, else of the moment, else of the load.
pub(super) fn sentence(view: &View<'_>) -> String {
    let own = words(view.lang).rows();
    let (state, lang) = (view.state, view.lang);
    if state.guess() == Guess::Open {
        return own.think.to_owned();
    }
    match (state.lit(), state.step()) {
        (Some(part), _) => part_sentence(view, part),
        (None, Step::Reads) if view.service.bursts.is_empty() => own.nothing.to_owned(),
        (None, step) => match state.preset().filter(|_| step == Step::Reads) {
            Some(preset) => preset_words(preset, lang).sentence.to_owned(),
            None => step_words(step, lang).sentence.to_owned(),
        },
    }
}

fn part_sentence(view: &View<'_>, part: Part) -> String {
    let lit = &words(view.lang).rows().lit;
    let bursts: Vec<&Burst> = view.service.of_part(part).collect();
    let last = ns(bursts.iter().map(|burst| burst.read.data_to_ticks).max().unwrap_or(0));
    let rows = || {
        let mut places: Vec<_> = bursts.iter().map(|burst| burst.read.place).collect();
        places.sort_unstable();
        places.dedup();
        places.len()
    };
    match part {
        Part::Lane(lane) => lane_sentence(view, lane, bursts.first().copied()),
        Part::Sector(_) => bursts.first().map_or_else(String::new, |burst| {
            let lanes: Vec<u64> = burst.sector.lanes().into_iter().map(|lane| lane.number().into()).collect();
            (lit.sector)(&came(burst), &lanes, burst.sector.used_bytes())
        }),
        Part::Channel(channel) => (lit.channel)(channel, bursts.len(), rows(), &last),
        Part::Bank(_, bank) if bursts.is_empty() => (lit.bank_idle)(bank),
        Part::Bank(_, bank) => (lit.bank)(bank, rows(), bursts.len(), &last),
        Part::Row(_, bank, row) => {
            let opened = bursts.iter().find_map(|burst| burst.read.activate_at_ticks).map(ns);
            (lit.row)(row, bank, bursts.len(), opened.as_deref(), &last)
        }
    }
}

fn lane_sentence(view: &View<'_>, lane: Lane, burst: Option<&Burst>) -> String {
    let lit = &words(view.lang).rows().lit;
    let access = view.state.spec().access().access();
    let number = u64::from(lane.number());
    let Some((first, burst)) = access.address(lane).zip(burst) else {
        return (lit.lane_off)(number);
    };
    (lit.lane)(number, first, first + u64::from(access.width().bytes()) - 1, &came(burst))
}

fn came(burst: &Burst) -> Came {
    let read = &burst.read;
    let found = match (read.precharge_at_ticks, read.activate_at_ticks) {
        (Some(closed), Some(opened)) => Found::Conflict(ns(closed), ns(opened)),
        (None, Some(opened)) => Found::Closed(ns(opened)),
        (_, None) => Found::Hit,
    };
    Came {
        sector: burst.sector.index,
        place: (read.place.channel, read.place.bank, read.place.row),
        found,
        read: ns(read.read_at_ticks),
        last: ns(read.data_to_ticks),
    }
}

/// The picture in words.
pub(super) fn description(view: &View<'_>) -> String {
    let own = words(view.lang).rows();
    let (service, access) = (&view.service, view.state.spec().access());
    let lanes = (access.active().count(), access.width().bytes());
    if service.bursts.is_empty() {
        return own.nothing.to_owned();
    }
    if view.is_hidden() {
        return (own.description_hidden)(lanes.0, lanes.1, service.bytes(), service.banks.len());
    }
    (own.description)(&Served {
        lanes,
        bytes: (service.bytes(), service.used_bytes()),
        places: (service.rows(), service.banks.len(), view.channels.len()),
        outcomes: [Outcome::Hit, Outcome::Closed, Outcome::Conflict].map(|outcome| service.count(outcome)),
        last: ns(service.finish_ticks()),
    })
}

/// The name of a mark's button.
pub(super) fn button(view: &View<'_>, part: Part) -> String {
    let own = words(view.lang).rows();
    let bursts = || view.service.of_part(part).count();
    match part {
        Part::Lane(lane) => (own.lane_button)(lane.number().into(), view.state.spec().access().access().address(lane)),
        Part::Sector(index) => {
            let used = view.service.of_part(part).next().map_or(0, |burst| burst.sector.used_bytes());
            (own.sector_button)(index, used)
        }
        Part::Channel(channel) => (own.channel_button)(channel, bursts()),
        Part::Bank(channel, bank) => (own.bank_button)(bank, view.opened(channel, bank).len()),
        Part::Row(_, bank, row) => (own.row_button)(row, bank, bursts()),
    }
}

/// Where the timings of a kind are written down.
pub(super) fn timings(kind: Kind) -> String {
    format!("{}, {}", kind.source().title, kind.slug())
}
