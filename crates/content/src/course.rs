//! The texts as literals, written by `build`.

use model::access::{Op, Space};
use model::figure::Name;
use quiz::{Count, count};
use words::{Lang, Localized};

use crate::card::{Card, Face, Side};
use crate::chapter::Chapter;
use crate::example::{Example, Group};
use crate::lesson::{Block, Heading, Lesson};

include!(concat!(env!("OUT_DIR"), "/course.rs"));
