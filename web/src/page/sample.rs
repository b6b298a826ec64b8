//! What stands under a piece of code: a button that copies it, and for CUDA the way into the lab.

use diagram::html::escaped;
use model::query;
use words::{Lang, words};

/// How a piece of code begins and ends in a lesson's HTML, as `markup` writes it.
const BEGIN: &str = "<pre class=\"code ";
const END: &str = "</pre>";

/// The HTML of a lesson, with tools under every piece of code.
pub(super) fn with_tools(html: &str, lang: Lang) -> String {
    let mut out = String::new();
    let mut rest = html;
    while let Some((before, after)) = rest.split_once(BEGIN) {
        let Some((code, after)) = after.split_once(END) else {
            break;
        };
        let is_cuda = code.starts_with("cuda\"");
        out.push_str(&format!("{before}<div class=\"sample\">{BEGIN}{code}{END}{}</div>", tools(code, is_cuda, lang)));
        rest = after;
    }
    out.push_str(rest);
    out
}

fn tools(code: &str, is_cuda: bool, lang: Lang) -> String {
    let words = words(lang).page();
    let lab = is_cuda.then(|| {
        let query = query::address("lab", [("snippet", text_of(code))]);
        format!("<a href=\"../lab/?{}\">{}</a>", escaped(&query), words.open_in_lab)
    });
    format!(
        "<p class=\"tools\">{}<button type=\"button\" class=\"plain needs-script\" data-copied=\"{}\">{}</button></p>",
        lab.unwrap_or_default(),
        words.code_copied,
        words.copy_code,
    )
}

/// The text of a piece of HTML that begins inside its first tag.
fn text_of(html: &str) -> String {
    let pieces = html.split('<').map(|piece| piece.split_once('>').map_or("", |(_, text)| text));
    let text: String = pieces.collect();
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

#[cfg(test)]
mod tests {
    use super::*;
    use content::{Block, Chapter, lesson};
    use diagram::{gallery, scene::Format};
    use model::figure::Name;

    #[test]
    fn code_keeps_its_text_and_gets_its_tools() {
        let html =
            "<p>a</p><pre class=\"code cuda\" tabindex=\"0\"><code>a <span class=\"h-type\">&lt; b</span></code></pre>";
        let with = with_tools(html, Lang::En);
        assert!(with.contains("snippet=a+%3C+b"), "{with}");
        assert!(with.starts_with("<p>a</p><div class=\"sample\"><pre class=\"code cuda\""), "{with}");
    }

    #[test]
    fn every_piece_of_cuda_in_the_course_opens_in_the_lab_without_a_fault() {
        let mut opened = 0;
        for (chapter, lang) in Chapter::ALL.into_iter().flat_map(|one| Lang::ALL.map(|lang| (one, lang))) {
            for block in lesson(chapter, lang).blocks {
                let Block::Html(html) = block else { continue };
                for code in html.split(BEGIN).skip(1).filter(|code| code.starts_with("cuda\"")) {
                    let code = code.split_once(END).map_or("", |(code, _)| code);
                    let query = query::address("lab", [("snippet", text_of(code))]);
                    let (_, panel) = gallery::drawn(Name::Lab, &query, lang, Format::Wide);
                    let faults = panel.editor.map(|editor| editor.faults).unwrap_or_default();
                    assert_eq!(faults, [], "{chapter:?}, {lang:?}: {}", text_of(code));
                    opened += 1;
                }
            }
        }
        assert!(opened > 10);
    }
}
