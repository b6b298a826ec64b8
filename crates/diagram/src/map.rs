//! Stub.

use crate::{
    panel::Panel,
    scene::{Drawn, Format, Scene, Table},
};
use model::figure::map::{Part, State};
use words::{Lang, words};

/// Pictures worth keeping: a name, and a query.
pub const EXAMPLES: [(&str, &str); 1] = [("map", "")];

/// The picture of a state, in one of its two layouts.
pub fn scene(_: &State, lang: Lang, format: Format) -> Scene<Part> {
    Scene {
        width: format.width(),
        height: 100.0,
        title: words(lang).map().title,
        description: String::new(),
        shapes: Vec::new(),
        targets: Vec::new(),
        table: Table { heads: Vec::new(), rows: Vec::new() },
    }
}

/// What stands around the picture.
pub fn panel(_: &State, lang: Lang) -> Panel {
    Panel {
        title: words(lang).map().title,
        editor: None,
        loader: None,
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
