//! The figure of DRAM rows as it is drawn and said: what it counts, that its texts fit, that its lights are joined.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use diagram::rows::{EXAMPLES, panel, scene};
use diagram::scene::{Anchor, Drawn, Form, Format, Tone};
use model::figure::Figure;
use model::figure::rows::{Part, State};
use words::Lang;

fn state(query: &str) -> State {
    let (state, faults) = State::from_query(query);
    assert_eq!(faults, []);
    state
}

/// A count of the number row.
fn reading(query: &str, slug: &str) -> String {
    panel(&state(query), Lang::En).readout.into_iter().find(|reading| reading.slug == slug).unwrap().value
}

#[test]
fn the_number_row_says_what_the_course_says() {
    let check = |query: &str, slug: &str, value: &str| assert_eq!(reading(query, slug), value, "{query}: {slug}");
    check("", "ns", "56 ns");
    check("before=same-row", "ns", "28 ns");
    check("before=closed", "ns", "42 ns");
    check("before=closed&dram=hbm3", "ns", "40.6 ns");
    let one_bank = "stride=256&map=one-bank&fetch=32";
    check(one_bank, "ns", "1532 ns");
    check(one_bank, "conflicts", "32");
    check(one_bank, "sustained", "4.2 %");
    check("stride=64", "bytes", "2048");
    check("stride=64", "sectors", "32");
    check("stride=64&fetch=32", "sustained", "50 %");
    check("off=ffffffff", "ns", "–");
    check("guess=1", "activations", "?");
    check("guess=1", "bytes", "128");
}

#[test]
fn texts_stay_inside_the_picture() {
    for (slug, query) in EXAMPLES {
        for (lang, format) in Lang::ALL.into_iter().flat_map(|lang| Format::ALL.map(|format| (lang, format))) {
            let scene = scene(&state(query), lang, format);
            for shape in &scene.shapes {
                let Form::Text { x, y, anchor, text } = &shape.form else { continue };
                let sizes = [
                    (5.0, &[Tone::Small, Tone::OnUsedSmall][..]),
                    (6.2, &[Tone::Number, Tone::OnRow, Tone::LaneNumber]),
                    (6.8, &[Tone::Tick]),
                    (7.4, &[Tone::Heading]),
                ];
                let size = sizes.iter().find(|(_, tones)| tones.contains(&shape.tone));
                let of_letter = size.map_or(6.6, |(of_letter, _)| *of_letter);
                let wide = text.chars().count() as f64 * of_letter;
                let left = match anchor {
                    Anchor::Start => *x,
                    Anchor::Middle => x - wide / 2.0,
                    Anchor::End => x - wide,
                };
                assert!(left >= -1.0 && left + wide <= scene.width + 2.0, "{slug} {lang:?} {format:?}: {text}");
                assert!(*y >= 8.0 && *y <= scene.height, "{slug} {lang:?} {format:?}: {text}");
            }
        }
    }
}

/// The roles of what is lit.
fn lit(state: &State, format: Format) -> Vec<String> {
    let scene = scene(state, Lang::En, format);
    let lit = scene.shapes.iter().filter(|shape| shape.lit);
    lit.map(|shape| format!("{}-{}", shape.key.0, shape.key.1)).collect()
}

#[test]
fn a_lane_lights_its_sector_its_bank_its_row_and_its_data() {
    let rows = "pattern=block&columns=8&pitch=256&map=one-bank&fetch=32";
    for format in Format::ALL {
        let lit = lit(&state(&format!("{rows}&lane=20")), format);
        for key in ["lane-20", "sector-64", "bank-0", "strip-2", "row-2", "activate-2", "data-64"] {
            assert!(lit.contains(&key.to_owned()), "{format:?}: {key} is not among {lit:?}");
        }
        for key in ["lane-19", "sector-32", "row-1", "data-32"] {
            assert!(!lit.contains(&key.to_owned()), "{format:?}: {key}");
        }
    }
    let mut from_below = state(rows);
    from_below.point(Some(Part::Row(0, 0, 2)));
    let lit = lit(&from_below, Format::Wide);
    assert!((16..24).all(|lane| lit.contains(&format!("lane-{lane}"))) && !lit.contains(&"lane-24".to_owned()));
}

#[test]
fn the_channel_of_a_lit_lane_is_looked_into() {
    let names = |query: &str| -> Vec<String> {
        let scene = scene(&state(query), Lang::En, Format::Wide);
        scene.targets.iter().map(|target| target.name.clone()).filter(|name| name.starts_with("row ")).collect()
    };
    assert_eq!(names("stride=64&lane=9"), ["row 0 of bank 0, 2 bursts"]);
    let scene = scene(&state("stride=64&lane=9"), Lang::En, Format::Narrow);
    let caption = scene.shapes.iter().find(|shape| shape.key == ("caption", 3)).unwrap();
    assert!(matches!(&caption.form, Form::Text { text, .. } if text.starts_with("channel 9 ")));
}

#[test]
fn before_the_answer_nothing_tells_what_is_opened() {
    let open = state("guess=1&pattern=random&seed=4&map=one-channel");
    for format in Format::ALL {
        let scene = scene(&open, Lang::En, format);
        let told = ["activate", "precharge", "data", "flight", "row"];
        assert!(scene.shapes.iter().all(|shape| !told.contains(&shape.key.0)));
        assert!(scene.table.rows.iter().all(|(_, cells)| cells[5..].iter().all(String::is_empty)));
    }
    assert_eq!(open.blocks(Lang::En)[0], ("cost", String::new()));
}

#[test]
fn the_tables_say_what_the_model_says_and_the_prose_agrees() {
    for lang in Lang::ALL {
        let blocks = state("").blocks(lang);
        let of = |name: &str| blocks.iter().find(|(block, _)| *block == name).unwrap().1.clone();
        for number in ["194.4", "48.6", "24.3", ">640<", ">160<", ">20<", ">341<", "10.7", ">14<", "9.7×", "18.2×"] {
            assert!(of("a100").contains(number), "{lang:?}: {number}");
        }
        // What the sentences around the table repeat of it.
        for number in ["4×", "9.7×", "18×", "13.9×", "194"] {
            assert!(of("a100").contains(number), "{lang:?}: {number}");
        }
        for number in [">16<", ">30<", ">44<", ">13.8<", ">33.1<", ">49.4<", ">45.6<"] {
            assert!(of("kinds").contains(number), "{lang:?}: {number}");
        }
        for number in ["14.3 %", "28 ns", "8 %", "342 ns", "100 %"] {
            assert!(of("cost").contains(number), "{lang:?}: {number}");
        }
    }
}

#[test]
fn a_store_is_shown_as_a_read_and_says_so() {
    let said = panel(&state("op=store"), Lang::En);
    assert!(said.source.ends_with("A store is shown as if its sectors were read."));
    let op = |query: &str| panel(&state(query), Lang::En).more.into_iter().find(|menu| menu.name == "op").unwrap();
    assert!(op("op=store").shown && !op("").shown);
}

#[test]
fn an_access_from_elsewhere_has_no_pattern_to_turn() {
    let access = model::figure::coalescing::Preset::Stride2.spec().access();
    let given = panel(&State::of_access(&access, model::arch::Arch::Volta), Lang::En);
    assert!(given.chips.is_empty() && given.dials.iter().all(|dial| !dial.shown));
    assert!(given.menus.iter().all(|menu| menu.shown));
}
