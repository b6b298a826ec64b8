//! What is shown for an address where nothing is, in every language: nobody knows which one was meant.
//!
//! Absent on purpose: scripts, fonts, and any other file. It stands under any address, and could not find them.

use super::{
    At, Kind, Page,
    document::{FIGURE_STYLE, escaped, policy, squeezed},
};
use base64::{Engine, engine::general_purpose::STANDARD};
use words::{Lang, words};

const ICON: &[u8] = include_bytes!("../../static/icon.svg");

const STYLE: &str = "body{max-width:38rem;margin:15vh auto 0;padding:0 1rem;background:var(--paper);color:var(--ink);\
                     font:1.125rem/1.5 var(--serif)}a{color:inherit}section+section{margin-top:3rem}";

/// The document. Its links start from the site's address, or else from the folder that it lies in.
pub fn missing(site: Option<&str>) -> String {
    let style = format!("{}{STYLE}", tokens());
    let sections: String = Lang::ALL.into_iter().map(|lang| section(site.unwrap_or("./"), lang)).collect();
    format!(
        "<!doctype html>\n\
         <html lang=\"{lang}\">\n\
         <head>\n\
         <meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"robots\" content=\"noindex\">\n\
         <title>{title} · Coalescope</title>\n\
         <link rel=\"icon\" href=\"data:image/svg+xml;base64,{icon}\">\n\
         <style>{style}</style>\n\
         </head>\n\
         <body><main>{sections}</main></body>\n\
         </html>\n",
        lang = Lang::En.tag(),
        title = escaped(words(Lang::En).offline().missing_title),
        policy = policy(&[&style], false),
        icon = STANDARD.encode(ICON),
    )
}

fn section(root: &str, lang: Lang) -> String {
    let words = words(lang).offline();
    let home = Page { kind: Kind::Home, lang, at: At::Language }.folder();
    let (heading, tag) = (if lang == Lang::En { "h1" } else { "h2" }, lang.tag());
    format!(
        "<section lang=\"{tag}\"><{heading}>{}</{heading}><p>{}</p><p><a href=\"{root}{home}\">{}</a></p></section>",
        escaped(words.missing_title),
        escaped(words.missing),
        escaped(words.home),
    )
}

/// The colours and families of the site: the rules of the sheet before those of pictures.
fn tokens() -> String {
    squeezed(FIGURE_STYLE.split(".scene").next().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_leads_home_in_every_language() {
        let there = missing(Some("https://example.org/gpu/"));
        let here = missing(None);
        for lang in Lang::ALL {
            assert!(there.contains(&format!("href=\"https://example.org/gpu/{}/\"", lang.tag())));
            assert!(here.contains(&format!("href=\"./{}/\"", lang.tag())));
        }
    }

    #[test]
    fn it_has_the_colours_of_the_site_and_none_of_its_rules() {
        let tokens = tokens();
        assert!(tokens.contains("--paper") && tokens.contains("--serif"));
        assert!(!tokens.contains(".scene"));
    }
}
