//! Whether the text shows that an access goes to addresses that are affine in `threadIdx` and `blockIdx`, for every
//! thread of a launch: without running one.
//!
//! Absent on purpose: cleverness. What is not understood shows nothing, and so does a number that might wrap.

mod linear;

use crate::fault::Span;
use crate::launch::Launch;
use crate::number::{INT, UNSIGNED};
use crate::reading::Touch;
use crate::tree::function::Caller;
use crate::tree::{BinaryOp, Declaration, Derived, Expr, ExprKind, Item, Specifier, Statement, Storage, UnaryOp};
use crate::types::Type;
use linear::{Linear, combined};

/// What is known before a statement is reached.
struct Scan<'s> {
    site: Span,
    array: &'s str,
    /// `blockDim` and `gridDim`.
    sides: [[u32; 3]; 2],
    /// Variables; none where the value is not known.
    known: Vec<(&'s str, Option<Linear>)>,
}

/// How a row of statements goes on.
enum Went {
    /// It goes on behind them.
    On,
    /// The access was found: whether it is affine.
    Found(bool),
    /// Nothing can be said.
    Lost,
}

/// Whether every active thread's address is affine, and those that are active are the first of the launch.
pub fn is_affine<'s>(items: &'s [Item], touch: &'s Touch, launch: &Launch) -> bool {
    let Some(grid) = launch.grid.filter(|_| touch.assumed.is_none() && touch.fault.is_none()) else {
        return false;
    };
    let mut scan = Scan { site: touch.span, array: &touch.array, sides: [launch.block, grid], known: Vec::new() };
    let mut kernels = 0;
    for item in items {
        let went = match item {
            Item::Statement(statement) => scan.statement(statement),
            Item::Function(function) if function.caller == Caller::Launch && function.template.is_empty() => {
                kernels += 1;
                for (_, parameter) in &function.parameters {
                    scan.known.push((parameter.name.as_ref().map_or("", |name| &name.text), None));
                }
                scan.statements(&function.body)
            }
            Item::Function(_) => Went::Lost,
        };
        match went {
            Went::On if kernels == 0 => {}
            Went::Found(is) => return is,
            Went::On | Went::Lost => return false,
        }
    }
    false
}

impl<'s> Scan<'s> {
    fn statements(&mut self, statements: &'s [Statement]) -> Went {
        for statement in statements {
            match self.statement(statement) {
                Went::On => {}
                found @ (Went::Found(_) | Went::Lost) => return found,
            }
        }
        Went::On
    }

    fn statement(&mut self, statement: &'s Statement) -> Went {
        match statement {
            Statement::Declare(declaration) => self.declare(declaration),
            Statement::Expression(expression) => self.looked(expression),
            Statement::Block(statements) => {
                let outer = self.known.len();
                let went = self.statements(statements);
                self.known.truncate(outer);
                went
            }
            // `if (i < n)` around the access, or `if (i >= n) return` before it.
            Statement::If(condition, yes, None) if is_return(yes) => {
                match self.is_guard(condition, BinaryOp::GreaterEqual) {
                    true => Went::On,
                    false => Went::Lost,
                }
            }
            Statement::If(condition, yes, None) if self.is_guard(condition, BinaryOp::Less) => {
                match self.statement(yes) {
                    Went::On => Went::Lost,
                    found @ (Went::Found(_) | Went::Lost) => found,
                }
            }
            Statement::If(..)
            | Statement::Loop(_)
            | Statement::Each(_)
            | Statement::Switch(..)
            | Statement::Assembly(..)
            | Statement::Return(_)
            | Statement::Break
            | Statement::Continue => Went::Lost,
        }
    }

    fn declare(&mut self, declaration: &'s Declaration) -> Went {
        for variable in &declaration.variables {
            let Some(name) = &variable.name else { return Went::Lost };
            let mut value = None;
            if let Some(written) = &variable.value {
                match self.looked(written) {
                    Went::On => {}
                    found @ (Went::Found(_) | Went::Lost) => return found,
                }
                let plain = declaration.storage == Storage::Plain && variable.derived.is_empty();
                value = self.linear(written).filter(|_| plain).and_then(|value| match &declaration.specifier {
                    Specifier::Auto => Some(value),
                    Specifier::Known(Type::Int(int)) => self.held(Linear { int: *int, ..value }),
                    Specifier::Known(_)
                    | Specifier::Named(_)
                    | Specifier::Struct(_)
                    | Specifier::Applied(..)
                    | Specifier::Enum(_) => None,
                });
                // A reference or a pointer with a value is another way to something.
                if variable.derived.iter().any(|derived| !matches!(derived, Derived::Array(_))) {
                    return Went::Lost;
                }
            }
            self.known.push((&name.text, value));
        }
        Went::On
    }

    /// Looks for the access in an expression, and whether it may change a variable.
    fn looked(&mut self, expression: &'s Expr) -> Went {
        if expression.span == self.site {
            return Went::Found(self.is_site_affine(expression));
        }
        let parts: Vec<&'s Expr> = match &expression.kind {
            ExprKind::Integer(..)
            | ExprKind::Float(..)
            | ExprKind::Text
            | ExprKind::Name(_)
            | ExprKind::SizeOfType(_) => Vec::new(),
            ExprKind::Unary(UnaryOp::Plus | UnaryOp::Minus | UnaryOp::Not | UnaryOp::Complement, one)
            | ExprKind::Cast(_, one)
            | ExprKind::Member(one, _) => vec![one],
            ExprKind::Binary(_, left, right) => vec![left, right],
            ExprKind::Index(array, index) => vec![array, index],
            // What is stored to memory leaves variables as they are; another target changes only behind its source.
            ExprKind::Assign(_, target, source) => match (self.looked(source), &target.kind) {
                (Went::On, ExprKind::Index(..)) => vec![target],
                (Went::On, _) => return Went::Lost,
                (found @ (Went::Found(_) | Went::Lost), _) => return found,
            },
            ExprKind::Call(called, arguments) if arguments.is_empty() && matches!(called.kind, ExprKind::Name(_)) => {
                Vec::new()
            }
            ExprKind::Call(..)
            | ExprKind::Unary(UnaryOp::Dereference | UnaryOp::AddressOf, _)
            | ExprKind::Step(..)
            | ExprKind::Logical(..)
            | ExprKind::Ternary(..)
            | ExprKind::Comma(..)
            | ExprKind::SizeOf(_)
            | ExprKind::OffsetOf(..)
            | ExprKind::List(_)
            | ExprKind::Lambda(_)
            | ExprKind::Templated(..) => return Went::Lost,
        };
        for part in parts {
            match self.looked(part) {
                Went::On => {}
                found @ (Went::Found(_) | Went::Lost) => return found,
            }
        }
        Went::On
    }

    /// `a[i]`, or a member of it. An array that was given a value may start elsewhere in each thread.
    fn is_site_affine(&self, mut expression: &Expr) -> bool {
        while let ExprKind::Member(of, _) = &expression.kind {
            expression = of;
        }
        let ExprKind::Index(array, index) = &expression.kind else {
            return false;
        };
        let ExprKind::Name(name) = &array.kind else {
            return false;
        };
        let known = self.known.iter().rfind(|(known, _)| **known == **name);
        // What one macro makes stands all in one place: the array tells it apart.
        let is_plain = known.is_some_and(|(_, value)| value.is_none()) && **name == *self.array;
        is_plain && self.linear(index).is_some()
    }

    /// Is it `i < n` or `i >= n`, where `i` counts the threads of a launch in a row?
    fn is_guard(&self, condition: &Expr, wanted: BinaryOp) -> bool {
        let ExprKind::Binary(op, left, right) = &condition.kind else {
            return false;
        };
        let [[bx, by, bz], [_, gy, gz]] = self.sides;
        let (Some(index), Some(limit)) = (self.linear(left), self.linear(right)) else {
            return false;
        };
        let counts = index.constant == 0 && index.by == [1, 0, 0, i128::from(bx), 0, 0];
        // Both are compared as what they are, whatever their types: neither is below zero.
        *op == wanted && counts && [by, bz, gy, gz] == [1; 4] && limit.by == [0; 6] && limit.constant >= 0
    }

    fn linear(&self, expression: &Expr) -> Option<Linear> {
        let uniform = |int, constant| Some(Linear { int, constant, by: [0; 6] });
        match &expression.kind {
            ExprKind::Integer(number, int) => uniform(*int, i128::from(*number)),
            ExprKind::Name(name) => self.known.iter().rfind(|(known, _)| **known == **name).and_then(|known| known.1),
            ExprKind::Member(of, axis) => {
                let ExprKind::Name(of) = &of.kind else { return None };
                let axis = ["x", "y", "z"].iter().position(|name| **name == *axis.text)?;
                let shadowed = self.known.iter().any(|(known, _)| **known == **of);
                let mut by = [0; 6];
                match &**of {
                    _ if shadowed => return None,
                    "threadIdx" => by[axis] = 1,
                    "blockIdx" => by[axis + 3] = 1,
                    "blockDim" => return uniform(UNSIGNED, self.sides[0][axis].into()),
                    "gridDim" => return uniform(UNSIGNED, self.sides[1][axis].into()),
                    _ => return None,
                }
                Some(Linear { int: UNSIGNED, constant: 0, by })
            }
            ExprKind::Binary(op, left, right) => {
                let (left, right) = (self.linear(left)?, self.linear(right)?);
                let int = left.int.common(right.int);
                // As operands they are of the common type first.
                let (left, right) = (self.held(Linear { int, ..left })?, self.held(Linear { int, ..right })?);
                self.held(combined(*op, left, right)?)
            }
            ExprKind::Cast(to, inner) if to.derived.is_empty() => match to.specifier {
                Specifier::Known(Type::Int(int)) => self.held(Linear { int, ..self.linear(inner)? }),
                Specifier::Auto
                | Specifier::Known(_)
                | Specifier::Named(_)
                | Specifier::Struct(_)
                | Specifier::Applied(..)
                | Specifier::Enum(_) => None,
            },
            ExprKind::Unary(UnaryOp::Minus, inner) => {
                let inner = self.linear(inner)?;
                let int = INT.common(inner.int);
                let zero = Linear { int, constant: 0, by: [0; 6] };
                self.held(combined(BinaryOp::Subtract, zero, Linear { int, ..inner })?)
            }
            ExprKind::Float(..)
            | ExprKind::Text
            | ExprKind::Unary(..)
            | ExprKind::Step(..)
            | ExprKind::Logical(..)
            | ExprKind::Ternary(..)
            | ExprKind::Assign(..)
            | ExprKind::Comma(..)
            | ExprKind::Index(..)
            | ExprKind::Call(..)
            | ExprKind::Cast(..)
            | ExprKind::SizeOfType(_)
            | ExprKind::SizeOf(_)
            | ExprKind::OffsetOf(..)
            | ExprKind::List(_)
            | ExprKind::Lambda(_)
            | ExprKind::Templated(..) => None,
        }
    }

    fn held(&self, value: Linear) -> Option<Linear> {
        value.held(&self.sides)
    }
}

/// `return;`, in braces or not.
fn is_return(statement: &Statement) -> bool {
    match statement {
        Statement::Return(value) => value.is_none(),
        Statement::Block(statements) => matches!(&statements[..], [Statement::Return(None)]),
        Statement::Expression(_)
        | Statement::Declare(_)
        | Statement::If(..)
        | Statement::Loop(_)
        | Statement::Each(_)
        | Statement::Switch(..)
        | Statement::Assembly(..)
        | Statement::Break
        | Statement::Continue => false,
    }
}
