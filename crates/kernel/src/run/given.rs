//! What CUDA itself declares: `threadIdx` and its like.

use std::rc::Rc;

use super::{Machine, start_of};
use crate::fault::{Span, Why};
use crate::memory::{Object, Site};
use crate::number::{INT, UNSIGNED};
use crate::types::Type;
use crate::value::{Cell, each};

impl Machine<'_> {
    /// Declares `threadIdx` and its like.
    pub(super) fn introduce(&mut self) {
        let launch = *self.launch;
        let int = |number: u32| Cell::Int(u64::from(number));
        for axis in 0..3 {
            let offset = i64::try_from(axis * 4).unwrap_or(0);
            let threads = each(|lane| int(launch.thread(lane)[axis]));
            let known = [
                ("threadIdx", Some(threads)),
                ("blockIdx", Some(each(|_| int(launch.block_index[axis])))),
                ("blockDim", Some(each(|_| int(launch.block[axis])))),
                ("gridDim", launch.grid.map(|grid| each(|_| int(grid[axis])))),
            ];
            for (name, cells) in known {
                let object = match self.scopes[0].get(name).map(|place| place.at[0]) {
                    Some(Cell::Pointer(address)) => address.object,
                    Some(_) | None => self.global(name, Type::uint3(), 12),
                };
                match cells {
                    Some(cells) => {
                        self.objects[object].contents.insert(offset, *cells);
                    }
                    None => self.objects[object].blank = Cell::Missing(Why::Launch, Span::default()),
                }
            }
        }
        let size = self.global("warpSize", Type::Int(INT), 4);
        self.objects[size].blank = int(32);
        for name in ["NULL", "nullptr"] {
            let null = self.global(name, Type::Int(UNSIGNED), 4);
            self.objects[null].blank = int(0);
        }
    }

    fn global(&mut self, name: &str, ty: Type, bytes: u64) -> usize {
        let object = self.objects.len();
        let name: Rc<str> = name.into();
        let made = Object::new(name.clone(), Site::Registers, Some(bytes), Span::default());
        self.objects.push(made);
        self.scopes[0].insert(name, start_of(object, ty));
        object
    }
}
