//! Themes that an embed page can be told to have, made from the tokens of the figure's style sheet.
//!
//! Absent on purpose: colours. The style sheet has them once, for the system's setting; here the same blocks are written
//! a second time, for `data-theme` of the page.

/// Under a transparent figure nothing is painted. Of the ground in a picture that is left out which is there only to be
/// hit; the rest divides marks from each other.
const TRANSPARENT: &str = "[data-theme=transparent] body{background:none}\
                           [data-theme=transparent] .scene .ground[data-key]{fill:transparent}";

/// The rules that let a page's `data-theme` win over the system's setting. `css` is the figure's style sheet.
pub(super) fn themes(css: &str) -> String {
    let light = tokens(css, "");
    let dark = tokens(css, "@media (prefers-color-scheme: dark)");
    let light_contrast = tokens(css, "@media (prefers-contrast: more)");
    let dark_contrast = tokens(css, "@media (prefers-contrast: more) and (prefers-color-scheme: dark)");
    format!(
        ":root[data-theme=light]{{{light}color-scheme:light}}:root[data-theme=dark]{{{dark}color-scheme:dark}}\
         @media (prefers-contrast: more){{:root[data-theme=light]{{{light_contrast}}}\
         :root[data-theme=dark]{{{dark_contrast}}}}}{TRANSPARENT}"
    )
}

/// What the rule for `:root` says that stands first in the sheet, or first under a media query.
fn tokens(css: &str, media: &str) -> String {
    let media = if media.is_empty() { String::new() } else { format!("{media} {{") };
    let inside = css.split_once(&media).map(|(_, after)| after).unwrap_or_default();
    let rule = inside.split_once(":root {").and_then(|(_, after)| after.split_once('}'));
    let colours = rule.map(|(rule, _)| rule.lines().map(str::trim)).into_iter().flatten();
    // Typefaces and the scheme itself are no colours.
    colours.filter(|line| line.contains('#')).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHEET: &str = include_str!("../../style/figure.css");

    #[test]
    fn every_theme_has_the_tokens_of_the_sheet() {
        let names = |tokens: &str| -> Vec<String> {
            tokens.split(';').filter_map(|one| one.split_once(':')).map(|(name, _)| name.trim().to_owned()).collect()
        };
        let (light, dark) = (tokens(SHEET, ""), tokens(SHEET, "@media (prefers-color-scheme: dark)"));
        assert_eq!(names(&light), names(&dark));
        assert!(names(&light).contains(&"--focus".to_owned()));
        assert!(!light.contains("--serif"), "{light}");
        assert_ne!(light, dark);
    }

    #[test]
    fn a_theme_is_written_for_the_page_that_asks_for_it() {
        let sheet = ":root {\n  color-scheme: light dark;\n  --a: #111;\n}\n\
                     @media (prefers-color-scheme: dark) {\n  :root {\n    --a: #222;\n  }\n}\n\
                     @media (prefers-contrast: more) {\n  :root { --a: #333; }\n}\n\
                     @media (prefers-contrast: more) and (prefers-color-scheme: dark) {\n  :root { --a: #444; }\n}\n";
        assert_eq!(
            themes(sheet).trim_end_matches(TRANSPARENT),
            ":root[data-theme=light]{--a: #111;color-scheme:light}:root[data-theme=dark]{--a: #222;color-scheme:dark}\
             @media (prefers-contrast: more){:root[data-theme=light]{--a: #333;}:root[data-theme=dark]{--a: #444;}}"
        );
    }
}
