//! What a snippet says, as a tree: expressions, declarations, statements.
//!
//! Absent on purpose: sizes and values, which are known only when it runs.

pub mod function;

use std::rc::Rc;

use function::{Function, TemplateArgument, TemplateParameter};

use crate::fault::Span;
use crate::number::Int;
use crate::types::Type;

/// A name and where it stands.
#[derive(Clone, Debug)]
pub struct Name {
    pub text: Rc<str>,
    pub span: Span,
}

#[derive(Debug)]
pub struct Expr {
    pub kind: ExprKind,
    pub span: Span,
    /// How deeply it is nested: nobody may run out of stack.
    pub depth: u32,
}

#[derive(Debug)]
pub enum ExprKind {
    Integer(u64, Int),
    Float(f64, u8),
    Text,
    Name(Rc<str>),
    Unary(UnaryOp, Box<Expr>),
    Step(Step, Box<Expr>),
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    /// `&&` and `||`: the second operand may not be looked at.
    Logical(LogicalOp, Box<Expr>, Box<Expr>),
    Ternary(Box<Expr>, Box<Expr>, Box<Expr>),
    Assign(Option<BinaryOp>, Box<Expr>, Box<Expr>),
    Comma(Box<Expr>, Box<Expr>),
    Index(Box<Expr>, Box<Expr>),
    Member(Box<Expr>, Name),
    Call(Box<Expr>, Vec<Expr>),
    Cast(Rc<TypeName>, Box<Expr>),
    SizeOfType(Rc<TypeName>),
    SizeOf(Box<Expr>),
    /// `offsetof(Particle, mass)`.
    OffsetOf(Rc<TypeName>, Name),
    List(Vec<Expr>),
    /// `[&](int i) { return i + 1; }`
    Lambda(Rc<Function>),
    /// The name of a function with what stands for its template parameters: `wrap<8>`.
    Templated(Rc<str>, Rc<Vec<TemplateArgument>>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnaryOp {
    Plus,
    Minus,
    Not,
    Complement,
    Dereference,
    AddressOf,
}

/// `++` and `--`, before and after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    UpBefore,
    DownBefore,
    UpAfter,
    DownAfter,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogicalOp {
    And,
    Or,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BinaryOp {
    Multiply,
    Divide,
    Remainder,
    Add,
    Subtract,
    ShiftLeft,
    ShiftRight,
    Less,
    Greater,
    LessEqual,
    GreaterEqual,
    Equal,
    NotEqual,
    And,
    Xor,
    Or,
}

impl BinaryOp {
    /// Is the result true or false?
    pub fn compares(self) -> bool {
        match self {
            BinaryOp::Less
            | BinaryOp::Greater
            | BinaryOp::LessEqual
            | BinaryOp::GreaterEqual
            | BinaryOp::Equal
            | BinaryOp::NotEqual => true,
            BinaryOp::Multiply
            | BinaryOp::Divide
            | BinaryOp::Remainder
            | BinaryOp::Add
            | BinaryOp::Subtract
            | BinaryOp::ShiftLeft
            | BinaryOp::ShiftRight
            | BinaryOp::And
            | BinaryOp::Xor
            | BinaryOp::Or => false,
        }
    }

    /// Is the result of the first operand's type, whatever the second's?
    pub fn shifts(self) -> bool {
        self == BinaryOp::ShiftLeft || self == BinaryOp::ShiftRight
    }
}

/// A type without a name for what has it, as in a cast.
#[derive(Debug)]
pub struct TypeName {
    pub specifier: Specifier,
    pub derived: Vec<Derived>,
}

#[derive(Clone, Debug)]
pub enum Specifier {
    Auto,
    Known(Type),
    /// A `typedef`, a struct, or a name that the text before does not explain.
    Named(Name),
    Struct(Rc<Struct>),
    /// A struct with template parameters, and what stands for them.
    Applied(Name, Rc<Vec<TemplateArgument>>),
    Enum(Rc<Enum>),
}

/// What a declarator makes of the type, innermost last.
#[derive(Debug)]
pub enum Derived {
    Pointer,
    Reference,
    /// Its length; none in `[]`.
    Array(Option<Expr>),
}

#[derive(Debug)]
pub struct Struct {
    pub name: Option<Name>,
    pub template: Rc<Vec<TemplateParameter>>,
    pub bases: Vec<Name>,
    pub fields: Vec<Declaration>,
    /// What it declares that no object of it holds: types, constants.
    pub shared: Vec<Declaration>,
    pub methods: Vec<Rc<Function>>,
    pub align: Option<Expr>,
    pub overlay: Overlay,
}

#[derive(Debug)]
pub struct Enum {
    pub name: Option<Name>,
    pub members: Vec<(Name, Option<Expr>)>,
}

/// Do the members follow each other, or lie on each other?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlay {
    Struct,
    Union,
}

/// Where variables live.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Storage {
    Plain,
    Shared,
    ExternShared,
    Device,
    Constant,
    Typedef,
}

#[derive(Debug)]
pub struct Declaration {
    pub specifier: Specifier,
    pub storage: Storage,
    /// More than the type asks for.
    pub align: Option<Expr>,
    pub variables: Vec<Variable>,
}

#[derive(Debug)]
pub struct Variable {
    pub name: Option<Name>,
    pub derived: Vec<Derived>,
    pub value: Option<Expr>,
    /// The width of a bit field.
    pub bits: Option<Expr>,
}

#[derive(Debug)]
pub enum Statement {
    Expression(Expr),
    Declare(Declaration),
    If(Expr, Box<Statement>, Option<Box<Statement>>),
    Loop(Box<Loop>),
    /// `for (int offset : offsets)`.
    Each(Box<Each>),
    Switch(Expr, Vec<Labelled>),
    Block(Vec<Statement>),
    /// `asm`: the operands that it writes. What it does is not read.
    Assembly(Vec<Expr>, Span),
    Return(Option<Expr>),
    Break,
    Continue,
}

/// A piece of the body of a `switch`.
#[derive(Debug)]
pub enum Labelled {
    Case(Expr),
    Default,
    Statement(Statement),
}

#[derive(Debug)]
pub struct Each {
    pub specifier: Specifier,
    pub name: Name,
    pub derived: Vec<Derived>,
    pub of: Expr,
    pub body: Statement,
}

#[derive(Debug)]
pub struct Loop {
    pub start: Option<Statement>,
    pub condition: Option<Expr>,
    pub step: Option<Expr>,
    pub body: Statement,
    /// Where it starts.
    pub span: Span,
    pub order: LoopOrder,
}

/// When the condition is looked at first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoopOrder {
    ConditionFirst,
    BodyFirst,
}

/// What stands at the outermost level.
#[derive(Debug)]
pub enum Item {
    Statement(Statement),
    Function(Rc<Function>),
}
