//! The block that has the reader set a figure's controls until a goal is met.

use std::ops::Range;

use quiz::goal::Condition;

use crate::fields::{Fields, Text};
use crate::id::is_kebab;
use crate::lesson::{Block, Mark};
use crate::read::{Named, Reader};

impl Reader<'_> {
    pub(crate) fn challenge(&mut self, fields: &mut Fields, span: &Range<usize>) -> Option<Block> {
        let faults = &mut self.prose.faults;
        let id = fields.text("id", faults);
        let figure = fields.text("figure", faults);
        let task = fields.text("task", faults);
        let goal = fields.texts("goal", faults);
        let solution = fields.text("solution", faults);
        let why = fields.text("why", faults);
        if let Some(id) = &id {
            self.claim(Named::Challenge, &id.value, id.span.clone());
        }
        let above = figure.as_ref().and_then(|figure| self.figure_above(figure));
        if let (Some((fig, _)), Some(solution)) = (&above, &solution) {
            self.state(fig, solution);
        }
        if goal.as_ref().is_some_and(Vec::is_empty) {
            fields.refuse("`goal` needs a condition", &mut self.prose.faults);
        }
        let goal = goal.map(|goal| self.goal(goal));
        let [task, why] = [task, why].map(|text| text.map(|text| self.prose.piece(&text)));
        let (id, figure, goal, solution) = (id?.value, figure?.value, goal?, solution?.value);
        let (fig, state) = above?;
        let mark =
            Mark::Challenge { id: id.clone(), figure: figure.clone(), goal: goal.clone(), solution: solution.clone() };
        self.mark(mark, span.clone());
        Some(Block::Challenge { id, figure, fig, state, task: task?, goal, solution, why: why? })
    }

    /// Kind and state of a figure that the reader has already passed.
    fn figure_above(&mut self, figure: &Text) -> Option<(String, String)> {
        let found = self.lesson.blocks.iter().find_map(|block| match block {
            Block::Figure { id, fig, state, .. } if *id == figure.value => Some((fig.clone(), state.clone())),
            Block::Figure { .. }
            | Block::Html(_)
            | Block::Derive { .. }
            | Block::Live { .. }
            | Block::Question { .. }
            | Block::Challenge { .. }
            | Block::Check { .. } => None,
        });
        if found.is_none() {
            let message = format!("no figure `{}` stands above this challenge", figure.value);
            self.prose.faults.at(figure.span.clone(), message);
        }
        found
    }

    fn goal(&mut self, goal: Vec<Text>) -> Vec<String> {
        for text in &goal {
            let condition = Condition::read(&text.value);
            if !condition.is_some_and(|condition| is_kebab(condition.name)) {
                let message = format!(
                    "`{}` is no condition: a name, one of = < <= > >=, and a value; only a number can be more or less",
                    text.value
                );
                self.prose.faults.at(text.span.clone(), message);
            }
        }
        goal.into_iter().map(|text| text.value).collect()
    }
}
