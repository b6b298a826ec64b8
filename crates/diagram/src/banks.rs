//! Draws the figure `banks`.

use crate::{
    panel::Panel,
    scene::{Drawn, Format, Scene, Table},
};
use model::figure::banks::{Part, State};
use words::{Lang, words};

/// Pictures worth keeping: a name, and a query.
pub const EXAMPLES: [(&str, &str); 1] = [("plain", "")];

/// The picture of a state, in one of its two layouts.
pub fn scene(state: &State, lang: Lang, format: Format) -> Scene<Part> {
    let _ = state;
    Scene {
        width: format.width(),
        height: 100.0,
        title: words(lang).banks().title,
        description: String::new(),
        shapes: Vec::new(),
        targets: Vec::new(),
        table: Table { heads: Vec::new(), rows: Vec::new() },
    }
}

/// What stands around it.
pub fn panel(state: &State, lang: Lang) -> Panel {
    let _ = state;
    Panel {
        title: words(lang).banks().title,
        editor: None,
        dials: Vec::new(),
        tabs: Vec::new(),
        chips: Vec::new(),
        menus: Vec::new(),
        more: Vec::new(),
        buttons: Vec::new(),
        source: String::new(),
        moments: Vec::new(),
        guess: None,
        readout: Vec::new(),
        facts: Vec::new(),
        sentence: String::new(),
        keys: "",
    }
}

impl Drawn for State {
    fn scene(&self, lang: Lang, format: Format) -> Scene<Part> {
        scene(self, lang, format)
    }

    fn panel(&self, lang: Lang) -> Panel {
        panel(self, lang)
    }
}
