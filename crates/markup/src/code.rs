//! Code blocks: highlighted with classes, no colours.

use tree_sitter_highlight::{Highlight, HighlightConfiguration, HighlightEvent, Highlighter};

/// The classes, without their prefix `h-`: the capture names of the queries.
const CLASSES: [&str; 9] =
    ["keyword", "builtin", "type", "function", "number", "string", "constant", "preprocessor", "comment"];

/// A language that a fence may name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Language {
    Cuda,
    Python,
    /// Output and other text: no highlighting.
    Text,
}

impl Language {
    const ALL: [Language; 3] = [Language::Cuda, Language::Python, Language::Text];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Language::Cuda => "cuda",
            Language::Python => "python",
            Language::Text => "text",
        }
    }

    pub(crate) fn from_info(info: &str) -> Result<Language, String> {
        Language::ALL.into_iter().find(|each| each.name() == info.trim()).ok_or_else(|| {
            let known = Language::ALL.map(Language::name).join(", ");
            format!("`{}` is no language of code here ({known}), nor a block that may stand in this place", info.trim())
        })
    }
}

/// A code block as HTML, and its text without comments.
#[derive(Debug)]
pub(crate) struct Highlighted {
    pub(crate) html: String,
    pub(crate) without_comments: String,
}

/// Highlights `code`; the error is a fault of the grammar, not of the author.
pub(crate) fn highlight(language: Language, code: &str) -> Result<Highlighted, String> {
    let (inner, without_comments) = match configuration(language)? {
        Some(configuration) => spans(&configuration, code)?,
        None => (escape(code), code.to_owned()),
    };
    let name = language.name();
    let html = format!("<pre class=\"code {name}\" tabindex=\"0\"><code>{inner}</code></pre>\n");
    Ok(Highlighted { html, without_comments: tidy(&without_comments) })
}

fn configuration(language: Language) -> Result<Option<HighlightConfiguration>, String> {
    let (grammar, query) = match language {
        Language::Cuda => (tree_sitter_cuda::LANGUAGE, include_str!("../queries/cuda.scm")),
        Language::Python => (tree_sitter_python::LANGUAGE, include_str!("../queries/python.scm")),
        Language::Text => return Ok(None),
    };
    let mut configuration = HighlightConfiguration::new(grammar.into(), language.name(), query, "", "")
        .map_err(|error| error.to_string())?;
    configuration.configure(&CLASSES);
    Ok(Some(configuration))
}

fn spans(configuration: &HighlightConfiguration, code: &str) -> Result<(String, String), String> {
    let mut highlighter = Highlighter::new();
    let events =
        highlighter.highlight(configuration, code.as_bytes(), None, |_| None).map_err(|error| error.to_string())?;
    let (mut html, mut without_comments) = (String::new(), String::new());
    let mut open: Vec<&str> = Vec::new();
    for event in events {
        match event.map_err(|error| error.to_string())? {
            HighlightEvent::Source { start, end } => {
                let text = code.get(start..end).unwrap_or_default();
                html.push_str(&escape(text));
                if !open.contains(&"comment") {
                    without_comments.push_str(text);
                }
            }
            HighlightEvent::HighlightStart(Highlight(index)) => {
                let class = CLASSES.get(index).copied().unwrap_or_default();
                html.push_str(&format!("<span class=\"h-{class}\">"));
                open.push(class);
            }
            HighlightEvent::HighlightEnd => {
                html.push_str("</span>");
                open.pop();
            }
        }
    }
    Ok((html, without_comments))
}

/// Without the blanks that a comment leaves behind.
fn tidy(code: &str) -> String {
    let lines: Vec<&str> = code.lines().map(str::trim_end).filter(|line| !line.is_empty()).collect();
    lines.join("\n")
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
