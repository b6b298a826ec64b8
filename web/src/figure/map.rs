//! The figure `map` on a page.

use super::{Subject, read};
use model::{
    figure::{Name, map::State},
    query::Fault,
};

/// The figure's state by its query.
pub(crate) fn subject(query: &str) -> (Box<dyn Subject>, Vec<Fault>) {
    read::<State>(Name::Map, query)
}
