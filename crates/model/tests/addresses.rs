//! Every query of a figure ever published is still read, and every parameter is among them.

use model::{figure::Name, query};

/// The promise; browser tests hold the pages to it.
const PUBLISHED: &str = include_str!("../../../web/golden/addresses.txt");

/// The published queries of figures, each with its figure: the one it names, else that of its page.
fn queries() -> Vec<(Name, &'static str)> {
    let lines = PUBLISHED.lines().filter(|line| !line.starts_with('#'));
    let with_query = lines.filter_map(|line| line.split_once('#').map_or(line, |(address, _)| address).split_once('?'));
    let of_figure = with_query.filter_map(|(page, query)| {
        let of_page = || page.split_once("embed/").map(|(_, name)| name.trim_end_matches('/').to_owned());
        let name = query::value(query, "fig").or_else(of_page)?;
        // The plain embed page shows the first figure.
        Some((if name.is_empty() { Name::Coalescing } else { Name::from_slug(&name)? }, query))
    });
    of_figure.collect()
}

#[test]
fn every_published_query_is_read_and_leads_back_to_its_state() {
    let queries = queries();
    assert!(queries.len() > 250, "{} queries", queries.len());
    for (figure, query) in queries {
        let (address, faults) = figure.read(query);
        assert_eq!(faults, [], "{} {query}", figure.slug());
        assert_eq!(figure.read(&address), (address.clone(), Vec::new()), "{query}");
    }
}

#[test]
fn every_parameter_of_every_figure_is_promised() {
    let queries = queries();
    for figure in Name::ALL {
        let own = queries.iter().filter(|(of, _)| *of == figure);
        let named: Vec<String> = own.flat_map(|(_, query)| query::pairs(query)).map(|(name, _)| name).collect();
        for parameter in figure.parameters() {
            assert!(named.iter().any(|name| name == parameter), "no address sets {parameter} of {}", figure.slug());
        }
        for name in named {
            let known = figure.parameters().contains(&name.as_str()) || query::PAGE_PARAMETERS.contains(&name.as_str());
            assert!(known, "{} has no parameter {name}", figure.slug());
        }
    }
}

#[test]
fn no_figure_takes_a_parameter_of_the_page_for_its_own() {
    for figure in Name::ALL {
        for parameter in figure.parameters() {
            assert!(!query::PAGE_PARAMETERS.contains(&parameter), "{parameter} of {}", figure.slug());
        }
    }
}
