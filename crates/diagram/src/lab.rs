//! Draws what a pasted piece of CUDA does: the picture of the memory that its access goes to, and around it what was
//! found out about the snippet.
//!
//! Absent on purpose: a picture of its own. An access to global memory is drawn by `coalescing`, one to shared memory
//! by `banks`.

mod answer;
mod blocks;
mod fault;
mod hints;
mod launch;
mod panel;
mod picture;
mod saying;

pub use fault::message;
pub use panel::panel;

use crate::{
    derive::{self, Line},
    panel::Panel,
    scene::{Drawn, Format, Scene},
};
use model::{
    access::Space,
    derive::{Constants, steps},
    figure::lab::{Part, State},
};
use words::Lang;

/// Pictures worth keeping: a name, and a query.
pub const EXAMPLES: [(&str, &str); 1] = [("plain", "")];

/// The picture of a state, in one of its two layouts.
pub fn scene(state: &State, lang: Lang, format: Format) -> Scene<Part> {
    let answer = answer::of(state.spec());
    picture::of(state, &answer).scene(state, &answer, lang, format)
}

impl Drawn for State {
    fn scene(&self, lang: Lang, format: Format) -> Scene<Part> {
        scene(self, lang, format)
    }

    fn panel(&self, lang: Lang) -> Panel {
        panel(self, lang)
    }

    fn derivation(&self, lang: Lang) -> Vec<Line> {
        match &answer::of(self.spec()).access {
            Ok(access) if access.space() == Space::Global => {
                derive::lines(&steps(access, self.spec().arch(), Constants::default()), lang)
            }
            Ok(_) | Err(_) => Vec::new(),
        }
    }

    fn blocks(&self, lang: Lang) -> Vec<(&'static str, String)> {
        blocks::blocks(self, lang)
    }
}
