//! Everything that has an address: arrays in memory, and variables in registers.

use std::collections::BTreeMap;
use std::rc::Rc;

use model::warp::LANES;

use crate::fault::{Span, Why};
use crate::reading::Home;
use crate::value::Cell;

/// Where an object lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Site {
    /// In memory that is counted.
    Memory(Home),
    /// In constant memory, which has a way of its own.
    Constant,
    /// In registers.
    Registers,
}

/// An array or a variable.
#[derive(Debug)]
pub struct Object {
    pub name: Rc<str>,
    pub site: Site,
    /// Its bytes; none if nobody knows.
    pub bytes: Option<u64>,
    /// Elements of a row, if it is an array of rows.
    pub row: Option<u64>,
    /// What registers hold, by offset.
    pub contents: BTreeMap<i64, [Cell; LANES]>,
    /// What they hold where nothing was written.
    pub blank: Cell,
}

impl Object {
    pub fn new(name: Rc<str>, site: Site, bytes: Option<u64>, span: Span) -> Object {
        let why = match site {
            Site::Memory(_) | Site::Constant => Why::Contents,
            Site::Registers => Why::NoValue,
        };
        Object { name, site, bytes, row: None, contents: BTreeMap::new(), blank: Cell::Missing(why, span) }
    }
}
