//! Asks the model whether a figure accepts a state, and says why not.

use model::figure::Name;
use model::query::{Expected, Fault};

/// For `markup`: whether the figure `fig` accepts the query string `state`.
pub fn check(fig: &str, state: &str) -> Result<(), String> {
    let Some(name) = Name::from_slug(fig) else {
        let known = Name::ALL.map(Name::slug).join(", ");
        return Err(format!("no figure is called `{fig}`; there are: {known}"));
    };
    let (_, faults) = name.read(state);
    if faults.is_empty() {
        return Ok(());
    }
    Err(faults.iter().map(sentence).collect::<Vec<_>>().join("; "))
}

fn sentence(fault: &Fault) -> String {
    let Fault { name, value, expected } = fault;
    match expected {
        Expected::Whole { min, max } => format!("`{name}={value}`: {min} to {max} is possible"),
        Expected::OneOf(known) => format!("`{name}={value}`: it is one of {}", known.join(", ")),
        Expected::List { of, most } => {
            format!("`{name}={value}`: it is 1 to {most} of these, with dots between: {}", of.join(", "))
        }
        Expected::LaneBits => format!("`{name}={value}`: it is up to eight hexadecimal digits"),
        Expected::KnownName => format!("no parameter is called `{name}`"),
        Expected::Version(version) => format!("`{name}={value}`: the version is {version}"),
    }
}
