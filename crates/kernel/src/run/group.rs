//! The groups of cooperative groups, as structs whose members are what can be asked of them.

use std::rc::Rc;

use model::warp::{Lane, Mask};

use super::Machine;
use super::transfer::part;
use crate::fault::{Fault, Span, Why};
use crate::number::{SIZE, UNSIGNED};
use crate::types::{Layout, Type};
use crate::value::{Cell, Value, each};

impl Machine<'_> {
    /// `this_thread_block()` and its like; none if it makes no group.
    pub(super) fn group(
        &mut self,
        name: &str,
        size: Option<u64>,
        mask: Mask,
        span: Span,
    ) -> Result<Option<Value>, Fault> {
        let launch = *self.launch;
        let threads: u64 = launch.block.into_iter().map(u64::from).product();
        let rank = move |lane: Lane| u64::from(launch.warp) * 32 + u64::from(lane.number());
        let [x, y, z] = launch.block_index.map(u64::from);
        let mut members: Vec<(&str, Option<[u64; 32]>)> = Vec::new();
        let of = |number: &dyn Fn(Lane) -> u64| {
            let mut found = [0; 32];
            for lane in Lane::all() {
                found[lane.index()] = number(lane);
            }
            Some(found)
        };
        match (name, size) {
            ("this_thread_block", _) => {
                members.push(("thread_rank", of(&rank)));
                members.push(("size", of(&|_| threads)));
                members.push(("num_threads", of(&|_| threads)));
            }
            ("this_grid", _) => {
                let grid = launch.grid.map(|grid| grid.map(u64::from));
                let blocks = grid.map(|[x, y, z]| x * y * z);
                let block = grid.map(|[width, height, _]| x + width * (y + height * z));
                let block = block.or((y == 0 && z == 0).then_some(x));
                members.push(("thread_rank", block.and_then(|block| of(&|lane| block * threads + rank(lane)))));
                members.push(("size", blocks.and_then(|blocks| of(&|_| blocks * threads))));
                members.push(("num_threads", blocks.and_then(|blocks| of(&|_| blocks * threads))));
            }
            ("tiled_partition", Some(size)) if size.is_power_of_two() && size <= 1024 => {
                members.push(("thread_rank", of(&|lane| rank(lane) % size)));
                members.push(("size", of(&|_| size)));
                members.push(("num_threads", of(&|_| size)));
                members.push(("meta_group_rank", of(&|lane| rank(lane) / size)));
                members.push(("meta_group_size", of(&|_| threads.div_ceil(size))));
            }
            _ => return Ok(None),
        }
        let number = Type::Int(if name == "this_grid" { SIZE } else { UNSIGNED });
        let whole = self.group_type(&members, &number);
        let made = self.unnamed(whole, Cell::Missing(Why::NotFollowed, span), span)?;
        for (place, (_, numbers)) in members.iter().enumerate() {
            let cells = each(|lane| match numbers {
                Some(numbers) => Cell::Int(numbers[lane.index()]),
                // As `gridDim`, which the launch does not say.
                None => Cell::Missing(Why::Launch, span),
            });
            let offset = u64::try_from(place * 8).unwrap_or(0);
            self.put(&part(&made, offset), &cells, mask, span)?;
        }
        Ok(Some(Value { ty: made.ty, cells: made.at }))
    }

    fn group_type(&mut self, members: &[(&str, Option<[u64; 32]>)], number: &Type) -> Type {
        let members: Vec<(Rc<str>, Type, u64)> =
            (0..).zip(members).map(|(place, (name, _))| (Rc::from(*name), number.clone(), place * 8)).collect();
        let size = 8 * u64::try_from(members.len()).unwrap_or(0);
        self.layouts.0.push(Layout { members, size, align: 8, depth: 1 });
        Type::Struct(self.layouts.0.len() - 1)
    }
}
