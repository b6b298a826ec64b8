//! The rules that one picture needs, out of the style sheet of all figures; as they stand, or in one theme for programs
//! that know neither media queries nor variables.
//!
//! Absent on purpose: colours; they come with the sheet. This reads our own sheet, not any: a rule is a list of
//! selectors and declarations, at most one media query around it, and no string holds a brace, a semicolon or a comma
//! that would mislead.

use crate::{
    scene::Drawing,
    svg::{self, Element},
};

/// In which colours a picture file is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Theme {
    /// Whoever shows the file decides: media queries stand in it.
    Auto,
    /// Light, without queries and variables.
    Light,
    /// Dark, without queries and variables.
    Dark,
}

impl Theme {
    /// All of them, the one that suits most first.
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    /// Its name in addresses and on command lines.
    pub fn slug(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// The rules of one picture.
pub(crate) struct Rules {
    /// As they stand in the file.
    pub(crate) text: String,
    /// The classes of texts that stand on an outline; where the sheet can say so itself, none.
    pub(crate) outlined: Vec<String>,
}

/// The rules that this drawing needs.
pub(crate) fn rules(sheet: &str, drawing: &Drawing, theme: Theme) -> Rules {
    let marks = marks(drawing);
    let mut rules = parsed(&uncommented(sheet));
    for rule in &mut rules {
        rule.selectors.retain(|selector| applies(selector, &marks));
    }
    rules.retain(|rule| !rule.selectors.is_empty());
    match theme {
        Theme::Auto => Rules { text: as_they_stand(&rules), outlined: Vec::new() },
        Theme::Light => fixed(&rules, false),
        Theme::Dark => fixed(&rules, true),
    }
}

/// A rule of the sheet.
struct Rule {
    /// The query around it; empty where there is none.
    media: String,
    selectors: Vec<String>,
    declarations: Vec<(String, String)>,
}

impl Rule {
    /// Whether it gives the tokens their values.
    fn is_of_tokens(&self) -> bool {
        self.selectors == [":root"]
    }

    fn written(&self, keeps: impl Fn(&str) -> bool) -> String {
        let kept = self.declarations.iter().filter(|(name, _)| keeps(name));
        let kept: Vec<String> = kept.map(|(name, value)| format!("{name}:{value}")).collect();
        format!("{}{{{}}}", self.selectors.join(","), kept.join(";"))
    }
}

/// Without comments.
fn uncommented(sheet: &str) -> String {
    let mut kept = String::new();
    for (at, piece) in sheet.split("/*").enumerate() {
        kept.push_str(if at == 0 { piece } else { piece.split_once("*/").map_or("", |(_, after)| after) });
    }
    kept
}

fn parsed(sheet: &str) -> Vec<Rule> {
    let (mut rules, mut media, mut rest) = (Vec::new(), String::new(), sheet);
    while let Some((before, after)) = rest.split_once('{') {
        let mut before = before.trim();
        // A brace that closes outside of a rule ends a query.
        if let Some(behind) = before.strip_prefix('}') {
            media.clear();
            before = behind.trim();
        }
        if before.starts_with("@media") {
            before.clone_into(&mut media);
            rest = after;
            continue;
        }
        let (inside, behind) = after.split_once('}').unwrap_or((after, ""));
        rules.push(Rule {
            media: media.clone(),
            selectors: before.split(',').map(of_a_file).collect(),
            declarations: inside.split(';').filter_map(declaration).collect(),
        });
        rest = behind;
    }
    rules
}

/// A selector without what tells marks from those that lie over a living picture: a file has none of these.
fn of_a_file(selector: &str) -> String {
    selector.trim().trim_end_matches(":not(.box)").to_owned()
}

fn declaration(text: &str) -> Option<(String, String)> {
    let (name, value) = text.split_once(':')?;
    Some((name.trim().to_owned(), value.trim().to_owned()))
}

/// The names and classes of the picture's elements, each pair once.
fn marks(drawing: &Drawing) -> Vec<(&'static str, String)> {
    let mark = |element: Element| (element.name, element.class().to_owned());
    let mut marks: Vec<_> = drawing.shapes.iter().map(|shape| mark(svg::element(shape))).collect();
    marks.sort_unstable();
    marks.dedup();
    marks
}

/// Whether a selector speaks of the picture: of the whole, or of one of its marks.
fn applies(selector: &str, marks: &[(&str, String)]) -> bool {
    let Some(mark) = selector.strip_prefix(".scene ") else {
        return true;
    };
    let mut parts = mark.split('.');
    let wanted = parts.next().unwrap_or_default();
    let classes: Vec<&str> = parts.collect();
    marks.iter().any(|(name, class)| {
        let has = |wanted: &&str| class.split(' ').any(|class| class == *wanted);
        (wanted.is_empty() || wanted == *name) && classes.iter().all(has)
    })
}

/// With the media queries around them, and only the tokens that are asked for.
fn as_they_stand(rules: &[Rule]) -> String {
    let asked: String = rules.iter().filter(|rule| !rule.is_of_tokens()).map(|rule| rule.written(|_| true)).collect();
    let keeps = |name: &str| !name.starts_with("--") || asked.contains(&format!("var({name})"));
    let mut lines = Vec::new();
    for rule in rules {
        let written = rule.written(keeps);
        lines.push(match rule.media.as_str() {
            "" => written,
            media => format!("{media}{{{written}}}"),
        });
    }
    lines.join("\n")
}

/// Without queries and variables; and what asks for an outline under its text is told apart, since few programs paint
/// the outline first.
fn fixed(rules: &[Rule], dark: bool) -> Rules {
    let holds = |rule: &&Rule| rule.media.is_empty() || (dark && rule.media == "@media (prefers-color-scheme: dark)");
    let mut tokens: Vec<(&str, &str)> = Vec::new();
    for rule in rules.iter().filter(holds).filter(|rule| rule.is_of_tokens()) {
        // What comes later wins, and the first that is found is taken.
        let own = rule.declarations.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        tokens.splice(0..0, own.filter(|(name, _)| name.starts_with("--")));
    }
    let (mut lines, mut outlined) = (Vec::new(), Vec::new());
    for rule in rules.iter().filter(holds).filter(|rule| !rule.is_of_tokens()) {
        if rule.declarations.iter().all(|(name, _)| name != "paint-order") {
            lines.push(resolved(&rule.written(|_| true), &tokens));
            continue;
        }
        lines.push(resolved(&rule.written(|name| !is_of_outline(name)), &tokens));
        let below = rule.selectors.iter().map(|selector| format!("{selector}.{}", svg::OUTLINE)).collect();
        let below = Rule { media: String::new(), selectors: below, declarations: rule.declarations.clone() };
        lines.push(resolved(&below.written(|name| is_of_outline(name) && name != "paint-order"), &tokens));
        let marks = rule.selectors.iter().filter_map(|selector| selector.rsplit('.').next());
        outlined.extend(marks.map(str::to_owned));
    }
    Rules { text: lines.join("\n"), outlined }
}

fn is_of_outline(name: &str) -> bool {
    name == "paint-order" || name.starts_with("stroke")
}

/// With each token's value in its place.
fn resolved(rule: &str, tokens: &[(&str, &str)]) -> String {
    let mut rule = rule.to_owned();
    for (name, value) in tokens {
        rule = rule.replace(&format!("var({name})"), value);
    }
    rule
}
