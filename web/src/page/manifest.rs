//! What a browser has to know to install the site like an app: a manifest for each language, and what pages say of it.

use super::{
    Assets, At, Kind, Page,
    document::{FIGURE_STYLE, escaped},
};
use serde_json::{Value, json};
use words::{Lang, words};

/// A picture of the icon, as the manifest names it.
pub struct Icon {
    /// The file below the site's root.
    pub name: String,
    /// Width and height in pixels; none for a drawing that has any size.
    pub side_px: Option<u32>,
    /// Whether it may be cut to a circle: then it has no corners, and nothing near its edge.
    pub maskable: bool,
}

/// The file in a language's folder.
pub const FILE: &str = "manifest.webmanifest";

/// The manifest of a language. Each language is an app of its own, whose links may lead anywhere on the site.
pub fn manifest(lang: Lang, icons: &[Icon]) -> String {
    let words = words(lang);
    let [paper, _] = papers();
    let home = Page { kind: Kind::Home, lang, at: At::Language };
    let shortcuts =
        [(Kind::Cards, words.page().cards), (Kind::Drill, words.page().drill), (Kind::Lab, words.page().lab)];
    let manifest = json!({
        "name": "Coalescope",
        "short_name": "Coalescope",
        "description": words.page().tagline,
        "lang": lang.tag(),
        "start_url": "./",
        "scope": home.root(),
        "display": "standalone",
        // Where a browser can, it keeps the button that leads back: the course is made of links.
        "display_override": ["minimal-ui"],
        "background_color": paper,
        "theme_color": paper,
        "categories": ["education"],
        "icons": icons.iter().map(|icon| described(icon, home.root())).collect::<Vec<_>>(),
        "shortcuts": shortcuts.map(|(kind, name)| json!({ "name": name, "url": Page { kind, ..home }.path() })),
    });
    format!("{manifest:#}\n")
}

fn described(icon: &Icon, root: &str) -> Value {
    let kind = if icon.name.ends_with(".svg") { "image/svg+xml" } else { "image/png" };
    json!({
        "src": format!("{root}{}", icon.name),
        "sizes": icon.side_px.map_or_else(|| "any".to_owned(), |side| format!("{side}x{side}")),
        "type": kind,
        "purpose": if icon.maskable { "maskable" } else { "any" },
    })
}

/// The tags in a page's head: its icons, the manifest of its language, and the colour of the browser's own bars.
pub(super) fn tags(page: Page, assets: &Assets) -> String {
    let root = page.root();
    let home = Page { kind: Kind::Home, at: At::Language, ..page }.folder();
    let schemes = ["light", "dark"].into_iter().zip(papers());
    let colours = schemes.map(|(scheme, paper)| {
        format!("<meta name=\"theme-color\" content=\"{paper}\" media=\"(prefers-color-scheme: {scheme})\">\n")
    });
    format!(
        "<link rel=\"icon\" href=\"{root}{icon}\" type=\"image/svg+xml\">\n\
         <link rel=\"apple-touch-icon\" href=\"{root}{touch}\">\n\
         <link rel=\"manifest\" href=\"{root}{home}{FILE}\">\n\
         {colours}",
        icon = escaped(&assets.icon),
        touch = escaped(&assets.touch_icon),
        colours = colours.collect::<String>(),
    )
}

/// The paper's colour by day and by night, as the style sheet has it.
fn papers() -> [&'static str; 2] {
    let mut found = FIGURE_STYLE.split("--paper: ").skip(1).map(|rest| rest.split(';').next().unwrap_or_default());
    [(); 2].map(|()| found.next().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_paper_is_light_by_day_and_dark_by_night() {
        let brightness = |colour: &str| u32::from_str_radix(&colour[1..3], 16).unwrap();
        let [day, night] = papers();
        assert!(brightness(day) > 0xe0 && brightness(night) < 0x20, "{day} {night}");
    }

    #[test]
    fn a_manifest_is_in_its_language_and_knows_no_root() {
        let icon = Icon { name: "icon-1.png".to_owned(), side_px: Some(192), maskable: true };
        let manifest: Value = serde_json::from_str(&manifest(Lang::HiLatn, &[icon])).unwrap();
        assert_eq!(manifest["lang"], "hi-Latn");
        assert_eq!(manifest["start_url"], "./");
        assert_eq!(manifest["scope"], "../");
        assert_eq!(manifest["icons"][0]["src"], "../icon-1.png");
        assert_eq!(manifest["shortcuts"][0]["url"], "cards/");
    }
}
