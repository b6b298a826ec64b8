//! A reader's place as a URL query, and back.
//!
//! A bad value leaves its default and a [`Fault`]; the values beside it are kept.

use super::{Action, Concept, Layer, Path, State, View};
use crate::{
    figure::Name,
    query::{self, Choice, Expected, Fault, choice},
};

/// Every parameter of this figure, in the order a URL writes them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Parameter {
    Step,
    Path,
    Concept,
}

impl Parameter {
    const ALL: [Parameter; 3] = [Parameter::Step, Parameter::Path, Parameter::Concept];

    fn name(self) -> &'static str {
        match self {
            Parameter::Step => "step",
            Parameter::Path => "path",
            Parameter::Concept => "concept",
        }
    }
}

fn parameter(name: &str) -> Option<Parameter> {
    Parameter::ALL.into_iter().find(|parameter| parameter.name() == name)
}

impl State {
    /// The names of all parameters, in the order a URL writes them.
    pub fn parameters() -> Vec<&'static str> {
        Parameter::ALL.map(Parameter::name).into()
    }

    /// The state a query describes, and what could not be taken.
    pub fn from_query(query: &str) -> (State, Vec<Fault>) {
        let mut view = View::default();
        let mut faults = query::read(query, &mut |name, value| {
            match parameter(name).ok_or(Expected::KnownName)? {
                Parameter::Step => view.step = choice(value)?,
                Parameter::Path => view.path = Some(choice(value)?),
                Parameter::Concept => view.concept = Some(choice(value)?),
            }
            Ok(())
        });
        faults.extend(show_the_whole_way(&mut view));
        faults.extend(let_go_of_what_is_hidden(&mut view));
        (State::new(view), faults)
    }

    /// The query that leads back here: only what differs from the default.
    pub fn to_query(&self) -> String {
        query::query_from_pairs(self.changed())
    }

    /// The whole query of a link: version, figure, and what differs from the default.
    pub fn to_address(&self) -> String {
        query::address(Name::Map.slug(), self.changed())
    }

    fn changed(&self) -> impl Iterator<Item = (&'static str, String)> {
        let value = |parameter| match parameter {
            Parameter::Step => Some(self.step()).filter(|step| *step != Layer::LAST).map(Layer::slug),
            Parameter::Path => self.path().map(Path::slug),
            Parameter::Concept => self.picked().map(Concept::slug),
        };
        let changed = move |parameter: Parameter| Some((parameter.name(), value(parameter)?.to_owned()));
        Parameter::ALL.into_iter().filter_map(changed)
    }
}

/// A way leads through all layers, so no earlier moment can be asked for beside it.
fn show_the_whole_way(view: &mut View) -> Option<Fault> {
    let asked = view.step;
    if view.path.is_none() || asked == Layer::LAST {
        return None;
    }
    view.step = Layer::LAST;
    let expected = Expected::OneOf(vec![Layer::LAST.slug()]);
    Some(Fault { name: Parameter::Step.name().to_owned(), value: asked.slug().to_owned(), expected })
}

/// A concept whose layer is not shown yet cannot be picked.
fn let_go_of_what_is_hidden(view: &mut View) -> Option<Fault> {
    let step = view.step;
    let hidden = view.concept.filter(|concept| concept.layer() > step)?;
    view.concept = None;
    let shown = Concept::ALL.iter().filter(|concept| concept.layer() <= step);
    let expected = Expected::OneOf(shown.map(|concept| concept.slug()).collect());
    Some(Fault { name: Parameter::Concept.name().to_owned(), value: hidden.slug().to_owned(), expected })
}

impl Action {
    /// What turning a control means: a control is named as the parameter it turns, and the verbs that are no
    /// parameters have names of their own. `None` for a name or a value that means nothing.
    pub fn from_control(name: &str, value: &str) -> Option<Action> {
        match name {
            "preset" => return choice(value).ok().map(Action::Follow),
            "next" => return Some(Action::Next),
            "previous" => return Some(Action::Previous),
            "reset" => return Some(Action::Reset),
            _ => {}
        }
        match parameter(name)? {
            Parameter::Step => choice(value).ok().map(Action::Go),
            Parameter::Path => choice(value).ok().map(Action::Follow),
            Parameter::Concept => choice(value).ok().map(Action::Pick),
        }
    }
}
