//! Runs a snippet for one warp, all lanes in step, as the hardware does: a mask says who takes part.
//!
//! A condition that nobody can know is taken for true by every lane (and false, too, if there is an
//! `else`), and what is touched under it says so; such a loop goes one round.

mod given;
mod statement;

mod choose;

mod assign;
mod convert;
mod either;
mod expression;
mod operate;
mod place;

mod builtin;
mod call;
mod callee;
mod group;
mod template;

mod declare;
mod layout;
mod typing;

mod registers;
mod touch;
mod transfer;

use std::collections::BTreeMap;
use std::rc::Rc;

use model::warp::{Lane, Mask};

use crate::fault::{Expected, Fault, Kind, Span, Why};
use crate::launch::Launch;
use crate::memory::{Object, Site};
use crate::reading::{Reading, Touch};
use crate::tree::function::{Caller, Function};
use crate::tree::{Item, Name, Struct};
use crate::types::{Layouts, Type};
use crate::value::{Address, Cell, Place, Value, each, either};
use template::Said;

/// Expressions, statements and elements, all together.
pub const STEP_LIMIT: u32 = 200_000;
/// Accesses that are listed.
const TOUCH_LIMIT: usize = 4096;
/// Variables, and values with an address of their own.
const OBJECT_LIMIT: usize = 20_000;
/// Expressions in expressions, calls in calls.
const DEPTH_LIMIT: u32 = 200;

/// When to stop.
pub struct Limits<'l> {
    pub steps: u32,
    /// Asked after each access.
    pub is_enough: &'l mut dyn FnMut(&Touch) -> bool,
}

/// The state of the warp.
struct Machine<'t> {
    source: &'t str,
    launch: &'t Launch,
    layouts: Layouts,
    types: BTreeMap<Rc<str>, Type>,
    /// By their names; those of one name take different numbers of arguments.
    functions: BTreeMap<Rc<str>, Vec<Rc<Function>>>,
    /// Functions and constants of structs, each with the struct's place among the layouts.
    methods: Vec<(usize, Rc<Function>)>,
    constants: Vec<(usize, Rc<str>, Place)>,
    /// Structs with template parameters, and what was made of them.
    patterns: BTreeMap<Rc<str>, Rc<Struct>>,
    applied: Vec<(Rc<str>, Vec<Said>, Type)>,
    objects: Vec<Object>,
    touches: Vec<Touch>,
    /// Names, the innermost scope last. The first holds what stands outside functions.
    scopes: Vec<BTreeMap<Rc<str>, Place>>,
    frame: Frame,
    steps: u32,
    limits: Limits<'t>,
    depth: u32,
    /// Lanes that are here only because a condition could not be known, and that condition.
    doubtful: Mask,
    doubt: Option<Doubt>,
    /// A condition that nobody can know, under which a variable got the value it has.
    guess: Option<Span>,
    /// The last type that nobody declared.
    unexplained: Option<Name>,
    /// The last struct that was copied from memory: if nobody reads any of it, it is meant to be loaded whole.
    copied: Option<(Value, Mask, Span)>,
    /// What may load or store, and is not read.
    passed: Option<Span>,
}

/// A condition that nobody can know.
#[derive(Clone, Copy)]
struct Doubt {
    condition: Span,
    /// The first object made under it: those before outlive it.
    first_object: usize,
}

/// One call of a function.
struct Frame {
    /// The first scope of its own.
    first_scope: usize,
    returned: Mask,
    result: Option<Value>,
    /// Is the result a reference?
    gives_place: bool,
    /// Lanes that left the innermost loop, or its present round.
    broken: Mask,
    continued: Mask,
}

impl Frame {
    fn new(first_scope: usize) -> Frame {
        Frame {
            first_scope,
            returned: Mask::NONE,
            result: None,
            gives_place: false,
            broken: Mask::NONE,
            continued: Mask::NONE,
        }
    }
}

/// Runs everything, and lists what was touched.
pub fn run<'t>(
    source: &'t str,
    items: &[Item],
    launch: &'t Launch,
    lanes: Mask,
    limits: Limits<'t>,
) -> Result<Reading, Fault> {
    let mut machine = Machine {
        source,
        launch,
        layouts: Layouts::default(),
        types: BTreeMap::new(),
        functions: BTreeMap::new(),
        methods: Vec::new(),
        constants: Vec::new(),
        patterns: BTreeMap::new(),
        applied: Vec::new(),
        objects: Vec::new(),
        touches: Vec::new(),
        scopes: vec![BTreeMap::new()],
        frame: Frame::new(0),
        steps: 0,
        limits,
        depth: 0,
        doubtful: Mask::NONE,
        doubt: None,
        guess: None,
        unexplained: None,
        copied: None,
        passed: None,
    };
    machine.introduce();
    let ended = match machine.all(items, lanes) {
        Ok(()) => true,
        Err(fault) if fault.kind == Kind::TooManySteps && !machine.touches.is_empty() => false,
        Err(fault) => return Err(fault),
    };
    Ok(Reading { touches: machine.touches, passed: machine.passed, ended, steps: machine.steps })
}

impl Machine<'_> {
    fn all(&mut self, items: &[Item], lanes: Mask) -> Result<(), Fault> {
        let mut functions = Vec::new();
        for item in items {
            if let Item::Function(function) = item {
                self.functions.entry(function.name.text.clone()).or_default().push(function.clone());
                functions.push(function);
            }
        }
        let mut running = lanes;
        for item in items {
            if let Item::Statement(statement) = item {
                running = self.statement(statement, running)?;
            }
        }
        // A paste without a kernel may be a device function alone.
        let has_kernel = functions.iter().any(|function| function.caller == Caller::Launch);
        let bare = !has_kernel && self.touches.is_empty();
        for function in functions {
            if bare || function.caller == Caller::Launch {
                self.launched(function, lanes)?;
            }
        }
        if let (Some((value, mask, span)), true) = (self.copied.take(), self.touches.is_empty()) {
            self.settle(&value, mask, span)?;
        }
        Ok(())
    }

    /// From here on, these lanes are only perhaps here.
    fn suspect(&mut self, lanes: Mask, condition: Span) {
        if lanes != Mask::NONE {
            self.doubtful = either(self.doubtful, lanes);
            self.doubt.get_or_insert(Doubt { condition, first_object: self.objects.len() });
        }
    }

    /// Counts a step; stops what takes too long.
    fn step(&mut self, span: Span) -> Result<(), Fault> {
        self.steps += 1;
        if self.steps > self.limits.steps {
            return Err(Fault::new(span, Kind::TooManySteps));
        }
        Ok(())
    }

    /// One level down; stops what goes too deep. Each call is followed by [`Machine::up`].
    fn down(&mut self, span: Span) -> Result<(), Fault> {
        self.step(span)?;
        self.depth += 1;
        if self.depth > DEPTH_LIMIT {
            return Err(Fault::new(span, Kind::TooDeep));
        }
        Ok(())
    }

    fn up(&mut self) {
        self.depth -= 1;
    }

    /// A new object.
    fn object(&mut self, object: Object, span: Span) -> Result<usize, Fault> {
        if self.objects.len() >= OBJECT_LIMIT {
            return Err(Fault::new(span, Kind::TooManySteps));
        }
        self.objects.push(object);
        Ok(self.objects.len() - 1)
    }

    /// A value in registers with an address of its own, where nothing is written yet.
    fn unnamed(&mut self, ty: Type, blank: Cell, span: Span) -> Result<Place, Fault> {
        let bytes = self.layouts.size(&ty);
        let name: Rc<str> = span.of(self.source).into();
        let mut object = Object::new(name, Site::Registers, bytes, span);
        object.blank = blank;
        let object = self.object(object, span)?;
        Ok(start_of(object, ty))
    }

    /// The place that a name stands for.
    fn lookup(&self, name: &str) -> Option<&Place> {
        let own = self.scopes.iter().skip(self.frame.first_scope.max(1)).rev();
        own.chain(self.scopes.first()).find_map(|scope| scope.get(name))
    }

    fn bind(&mut self, name: Rc<str>, place: Place) {
        if let Some(scope) = self.scopes.last_mut() {
            scope.insert(name, place);
        }
    }

    /// The first lane of a mask; lane 0 of an empty one.
    fn first(mask: Mask) -> Lane {
        let first = mask.lanes().next();
        first.or_else(|| Lane::new(0)).unwrap_or_else(|| unreachable!())
    }
}

/// An object's first byte.
fn start_of(object: usize, ty: Type) -> Place {
    let address = Address { object, offset: 0 };
    Place { ty, at: each(|_| Cell::Pointer(address)), edge: None }
}

/// What an access needs but nobody knows, as a fault of the lane.
fn unknown(span: Span, lane: Lane, why: Why, origin: Span, source: &str) -> Fault {
    let kind = match why {
        Why::Undeclared => Kind::UnknownName(origin.of(source).into()),
        Why::Contents | Why::NoValue | Why::NotFollowed | Why::Launch => Kind::NoValue(why, origin),
    };
    let span = if why == Why::Undeclared { origin } else { span };
    Fault::of_lane(span, lane, kind)
}

fn expected<T>(span: Span, what: Expected) -> Result<T, Fault> {
    Err(Fault::new(span, Kind::Expected(what)))
}
