//! The kinds of page that the code for other people's notes goes into, and that code, with holes: `{{name}}`.
//!
//! `Pieces` fills the holes for one choice, and `static/notes.js` for every other; a browser test holds the two together.

use diagram::html::escaped;
use model::{figure::Name, query};
use words::{Lang, notes::HostWords, words};

/// A kind of page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Host {
    Html,
    Markdown,
    Mkdocs,
    Myst,
    Mystmd,
    Quarto,
    Reveal,
    Obsidian,
    Moodle,
    Jupyter,
    Observable,
    Github,
    Frame,
}

/// What a kind of page lets in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// A script, and so an element that follows the page's language and has the right height.
    Element,
    /// A frame.
    Frame,
    /// A link with a picture.
    Link,
}

impl Form {
    /// Its name, for the script.
    pub(super) fn slug(self) -> &'static str {
        match self {
            Form::Element => "element",
            Form::Frame => "frame",
            Form::Link => "link",
        }
    }
}

impl Host {
    /// Every kind, the most general first.
    pub(super) const ALL: [Host; 13] = [
        Host::Html,
        Host::Markdown,
        Host::Mkdocs,
        Host::Myst,
        Host::Mystmd,
        Host::Quarto,
        Host::Reveal,
        Host::Obsidian,
        Host::Moodle,
        Host::Jupyter,
        Host::Observable,
        Host::Github,
        Host::Frame,
    ];

    /// Its name, for the script and for links.
    pub(super) fn slug(self) -> &'static str {
        match self {
            Host::Html => "html",
            Host::Markdown => "markdown",
            Host::Mkdocs => "mkdocs",
            Host::Myst => "myst",
            Host::Mystmd => "mystmd",
            Host::Quarto => "quarto",
            Host::Reveal => "reveal",
            Host::Obsidian => "obsidian",
            Host::Moodle => "moodle",
            Host::Jupyter => "jupyter",
            Host::Observable => "observable",
            Host::Github => "github",
            Host::Frame => "frame",
        }
    }

    /// What it is called, and where the code goes in it.
    pub(super) fn words(self, lang: Lang) -> &'static HostWords {
        let hosts = &words(lang).notes().hosts;
        match self {
            Host::Html => &hosts.html,
            Host::Markdown => &hosts.markdown,
            Host::Mkdocs => &hosts.mkdocs,
            Host::Myst => &hosts.myst,
            Host::Mystmd => &hosts.mystmd,
            Host::Quarto => &hosts.quarto,
            Host::Reveal => &hosts.reveal,
            Host::Obsidian => &hosts.obsidian,
            Host::Moodle => &hosts.moodle,
            Host::Jupyter => &hosts.jupyter,
            Host::Observable => &hosts.observable,
            Host::Github => &hosts.github,
            Host::Frame => &hosts.frame,
        }
    }

    /// What it lets in.
    pub(super) fn form(self) -> Form {
        match self {
            Host::Html | Host::Markdown | Host::Mkdocs | Host::Myst | Host::Quarto | Host::Jupyter => Form::Element,
            Host::Mystmd | Host::Reveal | Host::Obsidian | Host::Moodle | Host::Observable | Host::Frame => Form::Frame,
            Host::Github => Form::Link,
        }
    }

    /// The code with its holes.
    pub(super) fn template(self) -> &'static str {
        match self {
            Host::Html => "<script async src=\"{{script}}\"></script>\n{{element}}",
            // Python's Markdown takes an element that it does not know for a part of a paragraph; a `div` it leaves alone.
            Host::Markdown | Host::Mkdocs => "<div>\n<script async src=\"{{script}}\"></script>\n{{element}}\n</div>",
            Host::Myst => "```{raw} html\n<script async src=\"{{script}}\"></script>\n{{element}}\n```",
            Host::Mystmd => "```{iframe} {{address}}\n:width: 100%\n```",
            Host::Quarto => "```{=html}\n<script async src=\"{{script}}\"></script>\n{{element}}\n```",
            Host::Reveal => {
                "<section>\n<iframe class=\"r-stretch\" data-src=\"{{src}}\" title=\"{{title}}\" \
                 sandbox=\"{{rights}}\" style=\"border:0\"></iframe>\n</section>"
            }
            Host::Obsidian | Host::Moodle | Host::Frame => {
                "<iframe src=\"{{src}}\" title=\"{{title}}\" sandbox=\"{{rights}}\" loading=\"lazy\" width=\"100%\" \
                 height=\"{{height}}\" style=\"border:0\"></iframe>"
            }
            Host::Jupyter => {
                "from IPython.display import HTML\n\nHTML(\"\"\"\n<script async src=\"{{script}}\"></script>\n\
                 {{element}}\n\"\"\")"
            }
            Host::Observable => {
                "html`<iframe src=\"{{src}}\" title=\"{{title}}\" sandbox=\"{{rights}}\" width=\"100%\" \
                 height=\"{{height}}\" style=\"border:0\"></iframe>`"
            }
            Host::Github => "{{link}}",
        }
    }
}

/// What a frame with a figure may do: run its own scripts.
pub(super) const FIGURE_RIGHTS: &str = "allow-scripts";

/// What a frame with cards may do: without an origin it could not keep what a reader answers.
pub(super) const DECK_RIGHTS: &str = "allow-scripts allow-same-origin";

/// The height of a frame whose page does not listen, in CSS pixels.
const HEIGHT: &str = "640";

/// What fills the holes.
pub(super) struct Pieces([(&'static str, String); 8]);

impl Pieces {
    /// Those of a figure in the state of a query, in the language of the page around it; the page itself is read in
    /// `lang`. The state is the one in which the figure opens, so there is a picture of it.
    pub(super) fn of(name: Name, state: &str, lang: Lang, title: &str, site: &str) -> Pieces {
        let pairs = query::pairs(state);
        let own = pairs.iter().map(|(name, value)| (name.as_str(), value.clone()));
        let place = format!("{site}{}/embed/{}/", lang.tag(), name.slug());
        let address = format!("{place}?{}", query::address(name.slug(), own));
        let picture = format!("{place}picture.svg");
        let (src, shown) = (escaped(&address), escaped(title));
        let attributes: String = pairs.iter().map(|(name, value)| format!(" {name}=\"{}\"", escaped(value))).collect();
        let element = format!(
            "<coalescope-figure fig=\"{}\"{attributes} title=\"{shown}\">\n\
             <a href=\"{src}\"><img src=\"{picture}\" alt=\"{shown}\" width=\"100%\"></a>\n\
             </coalescope-figure>",
            name.slug(),
        );
        Pieces([
            ("script", format!("{site}coalescope.js")),
            ("element", element),
            ("link", format!("[![{title}]({picture})]({address})")),
            ("address", address),
            ("src", src),
            ("title", shown),
            ("rights", FIGURE_RIGHTS.to_owned()),
            ("height", HEIGHT.to_owned()),
        ])
    }

    /// The code without holes.
    pub(super) fn fill(&self, template: &str) -> String {
        let Pieces(pieces) = self;
        pieces.iter().fold(template.to_owned(), |code, (name, piece)| code.replace(&format!("{{{{{name}}}}}"), piece))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_code_keeps_a_hole() {
        let pieces = Pieces::of(Name::Banks, "stride=33", Lang::En, "Banks & \"words\"", "https://notes.example/");
        for host in Host::ALL {
            let code = pieces.fill(host.template());
            assert!(!code.contains("{{") && !code.contains("}}"), "{code}");
            assert!(code.contains("https://notes.example/en/embed/banks/?v=1&"), "{code}");
            let is_python = host == Host::Jupyter;
            assert!(is_python || !code.contains("\n\n"), "an empty line ends a block of HTML in Markdown: {code}");
        }
    }

    #[test]
    fn text_is_escaped_where_it_stands_in_html_and_not_in_markdown() {
        let pieces = Pieces::of(Name::Banks, "stride=33", Lang::HiLatn, "Banks & \"words\"", "https://notes.example/");
        let html = pieces.fill(Host::Html.template());
        assert!(html.contains("title=\"Banks &amp; &quot;words&quot;\""), "{html}");
        assert!(html.contains("?v=1&amp;fig=banks&amp;stride=33\""), "{html}");
        let markdown = pieces.fill(Host::Github.template());
        assert!(
            markdown.ends_with("(https://notes.example/hi-Latn/embed/banks/?v=1&fig=banks&stride=33)"),
            "{markdown}"
        );
    }
}
