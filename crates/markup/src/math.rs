//! LaTeX to MathML.

use std::ops::Range;

use math_core::{LatexToMathML, MathDisplay};

/// Where a formula stands.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Display {
    Inline,
    Block,
}

/// A `<math>` element, or what is wrong and where in `latex`.
pub(crate) fn mathml(latex: &str, display: Display) -> Result<String, (Range<usize>, String)> {
    let display = match display {
        Display::Inline => MathDisplay::Inline,
        Display::Block => MathDisplay::Block,
    };
    match LatexToMathML::default().convert_with_local_state(latex, display) {
        Ok(formula) => Ok(formula.mathml),
        Err(error) => {
            let message = error.error_message();
            Err((error.0.clone(), message.trim_end_matches('.').to_owned()))
        }
    }
}
