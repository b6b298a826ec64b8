//! The texts as literals, written by `build`.

use model::access::{Op, Space};
use quiz::Count;
use words::{Lang, Localized};

use crate::card::{Card, Face};
use crate::chapter::Chapter;
use crate::example::{Example, Group};
use crate::lesson::{Block, Heading, Lesson};

include!(concat!(env!("OUT_DIR"), "/course.rs"));
