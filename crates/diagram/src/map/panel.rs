//! What stands around the map: the ways as examples, the layers as moments.

use super::saying::{counted, layer_words, path_words, sentence};
use crate::panel::{Button, Moment, Panel, Reading, Sense};
use model::{
    figure::map::{Layer, Path, State},
    query::Choice,
};
use words::{Lang, words};

/// What stands around the picture.
pub fn panel(state: &State, lang: Lang) -> Panel {
    let own = words(lang).map();
    let chips = Path::ALL.iter().map(|path| Button {
        name: "preset",
        value: path.slug(),
        label: path_words(*path, lang).name,
        pressed: Some(state.path() == Some(*path)),
        disabled: false,
    });
    let moments = Layer::ALL.iter().map(|layer| Moment {
        slug: layer.slug(),
        name: layer_words(*layer, lang).name,
        current: state.step() == *layer,
    });
    let count =
        |slug, label, number: u32| Reading { slug, label, value: number.to_string(), sense: Sense::Plain, basis: None };
    Panel {
        title: own.title,
        editor: None,
        loader: None,
        dials: Vec::new(),
        tabs: Vec::new(),
        chips: chips.collect(),
        menus: Vec::new(),
        more: Vec::new(),
        buttons: Vec::new(),
        source: String::new(),
        moments: moments.collect(),
        guess: None,
        readout: vec![
            count("concepts", own.concepts_label, counted(state.concepts())),
            count("arrows", own.links_label, counted(state.links())),
        ],
        facts: Vec::new(),
        sentence: sentence(state, lang),
        keys: own.keys,
    }
}
