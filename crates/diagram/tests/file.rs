//! Every picture file stands alone: it is XML, says what it is and where it is from, and carries its own style.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use diagram::{
    file::{self, Look},
    gallery,
    scene::Format,
    sheet::Theme,
};
use model::{
    figure::Name,
    query::{Expected, Fault},
};
use roxmltree::{Document, Node, ParsingOptions};
use words::Lang;

const SHEET: &str = include_str!("../../../web/style/figure.css");
const SITE: &str = "https://example.org/gpu/";

fn look(lang: Lang, format: Format, theme: Theme) -> Look<'static> {
    Look { lang, format, theme, sheet: SHEET, site: SITE }
}

/// Both languages; layouts and themes take turns from example to example.
fn looks(turn: usize) -> [Look<'static>; 2] {
    let [format, other] =
        if turn.is_multiple_of(2) { [Format::Wide, Format::Narrow] } else { [Format::Narrow, Format::Wide] };
    let theme = |turn: usize| Theme::ALL[turn % Theme::ALL.len()];
    [look(Lang::En, format, theme(turn)), look(Lang::HiLatn, other, theme(turn + 1))]
}

/// The banks with a stride of 33, in one theme.
fn banks(theme: Theme) -> String {
    file::file(Name::Banks, "stride=33", &look(Lang::En, Format::Wide, theme)).svg
}

fn parsed(svg: &str) -> Document<'_> {
    Document::parse_with_options(svg, ParsingOptions::default()).unwrap()
}

fn text<'a>(document: &'a Document<'_>, name: &str) -> &'a str {
    let found = document.root_element().children().find(|node| node.has_tag_name(("http://www.w3.org/2000/svg", name)));
    found.and_then(|node: Node<'_, '_>| node.text()).unwrap_or_default()
}

#[test]
fn every_example_stands_alone_in_every_look() {
    for (turn, example) in gallery::examples().into_iter().enumerate() {
        for look in looks(turn) {
            let slug = example.slug;
            let made = file::file(example.figure, &example.query, &look);
            assert_eq!(made.faults, [], "{slug}");
            let document = parsed(&made.svg);
            assert_eq!(text(&document, "title"), made.title, "{slug}");
            assert!(!text(&document, "desc").is_empty(), "{slug}");
            let (address, _) = example.figure.read(&example.query);
            let source = format!("{SITE}{}/embed/{}/?{address}", look.lang.tag(), example.figure.slug());
            assert_eq!(text(&document, "metadata"), source, "{slug}");
            let style = text(&document, "style");
            for mark in document.descendants().filter(|node| node.has_tag_name("text")) {
                let class = mark.attribute("class").unwrap_or_default();
                let tone = class.split(' ').next().unwrap_or_default();
                let is_styled = style.contains(&format!(".{tone}{{")) || style.contains(&format!(".{tone},"));
                assert!(is_styled || !SHEET.contains(&format!(".{tone} ")), "{slug}: nothing says how {tone} looks");
            }
        }
    }
}

#[test]
fn a_fixed_theme_asks_for_no_more_than_any_converter_knows() {
    for figure in Name::ALL {
        for theme in [Theme::Light, Theme::Dark] {
            let svg = file::file(figure, "", &look(Lang::En, Format::Wide, theme)).svg;
            for modern in ["var(", "@media", "paint-order", "color-scheme"] {
                assert!(!svg.contains(modern), "{}: {modern}", figure.slug());
            }
        }
    }
}

#[test]
fn whoever_shows_the_file_chooses_its_colours_unless_they_are_fixed() {
    let [auto, light, dark] = Theme::ALL.map(banks);
    assert!(auto.contains("@media (prefers-color-scheme: dark){:root{") && auto.contains("fill:var(--lane-soft)"));
    assert!(light.contains("fill:#dfe2f5") && !light.contains("fill:#2a2e52"));
    assert!(dark.contains("fill:#2a2e52") && !dark.contains("fill:#dfe2f5"));
    assert!(dark.contains("<rect x=\"0\" y=\"0\" width=\"960\"") && dark.contains(".scene .ground{fill:#16171a}"));
}

#[test]
fn only_what_the_picture_shows_is_styled() {
    let auto = banks(Theme::Auto);
    assert!(auto.contains(".scene .conflict{") || auto.contains(".scene .served{"));
    for other in [".concept", ".measured", "--serif", "--focus", "--row:", "/*"] {
        assert!(!auto.contains(other), "{other}");
    }
    let style = text(&parsed(&auto), "style").len();
    assert!(style < SHEET.len() / 3, "{style} bytes");
}

#[test]
fn a_text_on_an_outline_stands_twice_where_the_outline_cannot_be_painted_first() {
    let light = banks(Theme::Light);
    let document = parsed(&light);
    let texts = |class: &str| {
        let all = document.descendants().filter(|node| node.attribute("class") == Some(class));
        all.map(|node| node.text().unwrap_or_default().to_owned()).collect::<Vec<_>>()
    };
    assert!(!texts("caption").is_empty());
    assert_eq!(texts("caption outline"), texts("caption"));
    assert!(light.contains(".scene .caption{font-size:12px}"));
    assert!(light.contains(".scene .caption.outline{stroke:#fdfcf9;stroke-width:5px;stroke-linejoin:round}"));
    assert!(!banks(Theme::Auto).contains("caption outline"));
}

#[test]
fn what_cannot_be_taken_is_told_and_the_rest_is_drawn() {
    let made = file::file(Name::Banks, "stride=33&width=3&x=1", &look(Lang::En, Format::Wide, Theme::Auto));
    let names: Vec<&str> = made.faults.iter().map(|fault| fault.name.as_str()).collect();
    assert_eq!(names, ["width", "x"]);
    let unknown = Fault { name: "x".to_owned(), value: "1".to_owned(), expected: Expected::KnownName };
    assert_eq!(made.faults.last(), Some(&unknown));
    assert_eq!(text(&parsed(&made.svg), "metadata"), format!("{SITE}en/embed/banks/?v=1&fig=banks&stride=33"));
}
