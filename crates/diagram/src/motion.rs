//! The way from one scene to the next, as a function of time.
//!
//! Shapes with the same key travel; new ones fade in. The clock is an argument.

use crate::scene::{Form, Key, Scene, place_of_key};

/// A shape on its way.
#[derive(Clone, PartialEq, Debug)]
pub struct Moved {
    /// Its place in the new scene's shapes.
    pub index: usize,
    /// Its geometry now.
    pub form: Form,
    /// From 0, not there yet, to 1.
    pub opacity: f64,
}

/// From one scene to another.
pub struct Motion {
    moves: Vec<Move>,
}

struct Move {
    index: usize,
    from: Option<Form>,
    to: Form,
}

impl Motion {
    /// The shapes that have to move or appear; empty if nothing does.
    pub fn between<P>(before: &Scene<P>, after: &Scene<P>) -> Motion {
        let keys: Vec<Key> = before.shapes.iter().map(|shape| shape.key).collect();
        let mut guess = 0;
        let mut moves = Vec::new();
        for (index, shape) in after.shapes.iter().enumerate() {
            let place = place_of_key(&keys, shape.key, guess);
            guess = place.map_or(guess, |place| place + 1);
            let from = place.map(|place| &before.shapes[place].form);
            if from != Some(&shape.form) {
                moves.push(Move { index, from: from.cloned(), to: shape.form.clone() });
            }
        }
        Motion { moves }
    }

    /// Whether there is nothing to show.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// Every moving shape, at a share of the way from 0 to 1.
    pub fn at(&self, share: f64) -> Vec<Moved> {
        let eased = ease(share.clamp(0.0, 1.0));
        self.moves
            .iter()
            .map(|one| match &one.from {
                Some(from) => Moved { index: one.index, form: blend(from, &one.to, eased), opacity: 1.0 },
                None => Moved { index: one.index, form: one.to.clone(), opacity: eased },
            })
            .collect()
    }
}

/// Slow at both ends.
fn ease(share: f64) -> f64 {
    share * share * (3.0 - 2.0 * share)
}

fn blend(from: &Form, to: &Form, share: f64) -> Form {
    let mix = |a: f64, b: f64| a * (1.0 - share) + b * share;
    match (from, to) {
        (
            Form::Rect { x: x0, y: y0, width: w0, height: h0, radius: r0 },
            Form::Rect { x, y, width, height, radius },
        ) => Form::Rect {
            x: mix(*x0, *x),
            y: mix(*y0, *y),
            width: mix(*w0, *width),
            height: mix(*h0, *height),
            radius: mix(*r0, *radius),
        },
        (Form::Wire { from: f0, to: t0 }, Form::Wire { from, to }) => {
            Form::Wire { from: (mix(f0.0, from.0), mix(f0.1, from.1)), to: (mix(t0.0, to.0), mix(t0.1, to.1)) }
        }
        (Form::Bracket { left: l0, right: r0, y: y0, depth: d0 }, Form::Bracket { left, right, y, depth }) => {
            Form::Bracket { left: mix(*l0, *left), right: mix(*r0, *right), y: mix(*y0, *y), depth: mix(*d0, *depth) }
        }
        (Form::Path { points: before }, Form::Path { points }) if before.len() == points.len() => {
            Form::Path { points: points_between(before, points, &mix) }
        }
        (Form::Area { points: before }, Form::Area { points }) if before.len() == points.len() => {
            Form::Area { points: points_between(before, points, &mix) }
        }
        (Form::Text { x: x0, y: y0, .. }, Form::Text { x, y, anchor, text }) => {
            Form::Text { x: mix(*x0, *x), y: mix(*y0, *y), anchor: *anchor, text: text.clone() }
        }
        (
            Form::Rect { .. }
            | Form::Wire { .. }
            | Form::Bracket { .. }
            | Form::Path { .. }
            | Form::Area { .. }
            | Form::Text { .. },
            _,
        ) => to.clone(),
    }
}

fn points_between(before: &[(f64, f64)], after: &[(f64, f64)], mix: &dyn Fn(f64, f64) -> f64) -> Vec<(f64, f64)> {
    before.iter().zip(after).map(|(b, a)| (mix(b.0, a.0), mix(b.1, a.1))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{coalescing, scene::Format};
    use model::figure::coalescing::{Action, Number, State, Step};
    use words::Lang;

    fn scene(state: &State) -> Scene<model::figure::coalescing::Part> {
        coalescing::scene(state, Lang::En, Format::Wide)
    }

    #[test]
    fn nothing_moves_between_equal_scenes() {
        let state = State::default();
        assert!(Motion::between(&scene(&state), &scene(&state)).is_empty());
    }

    #[test]
    fn a_motion_ends_exactly_on_the_new_scene() {
        let mut state = State::default();
        let before = scene(&state);
        state.apply(Action::Number(Number::Stride, 5));
        state.apply(Action::Go(Step::Grouping));
        let after = scene(&state);
        let motion = Motion::between(&before, &after);
        assert!(!motion.is_empty());
        for moved in motion.at(1.0) {
            assert_eq!(moved.form, after.shapes[moved.index].form);
            assert!((moved.opacity - 1.0).abs() < f64::EPSILON);
        }
    }
}
