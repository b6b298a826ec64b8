//! The map of the site for search engines.

use super::{At, Page, document::escaped};
use words::Lang;

/// The pages that a search engine should know, each with its other languages.
pub fn sitemap(site: &str) -> String {
    let worth_finding = |page: &Page| page.at == At::Language && !page.kind.is_embed();
    let mut out = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" \
         xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n",
    );
    for page in Page::all().into_iter().filter(worth_finding) {
        out.push_str(&format!("<url><loc>{}</loc>", escaped(&format!("{site}{}", page.folder()))));
        for lang in Lang::ALL {
            let there = Page { lang, ..page };
            out.push_str(&format!(
                "<xhtml:link rel=\"alternate\" hreflang=\"{}\" href=\"{}\"/>",
                lang.tag(),
                escaped(&format!("{site}{}", there.folder())),
            ));
        }
        out.push_str("</url>\n");
    }
    out.push_str("</urlset>\n");
    out
}
