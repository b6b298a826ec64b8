//! The figure `coalescing`, and its other face `library`, on a page.

use super::{Subject, read};
use model::{
    figure::{Name, coalescing::State},
    query::Fault,
};

/// The figure's state by its query; the name says which face is shown first.
pub(crate) fn subject(name: Name, query: &str) -> (Box<dyn Subject>, Vec<Fault>) {
    read::<State>(name, query)
}
