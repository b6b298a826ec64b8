//! Functions and templates.

use std::rc::Rc;

use super::{Expr, Name, Specifier, Statement, TypeName, Variable};

/// Who calls a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Caller {
    /// `__global__`: the launch does.
    Launch,
    /// Other code on the device.
    Device,
    /// The code around it, whose names it sees: a lambda.
    Around,
}

#[derive(Debug)]
pub struct Function {
    pub name: Name,
    pub template: Rc<Vec<TemplateParameter>>,
    pub caller: Caller,
    pub result: TypeName,
    pub parameters: Vec<(Specifier, Variable)>,
    pub body: Vec<Statement>,
}

/// The name of constructors: no function can have it.
pub const CONSTRUCTOR: &str = "operator constructor";

/// What a template leaves open, and what it is if nobody says.
#[derive(Debug)]
pub enum TemplateParameter {
    Type(Option<Name>, Option<TypeName>),
    Value(Specifier, Variable),
}

#[derive(Debug)]
pub enum TemplateArgument {
    Type(TypeName),
    Value(Expr),
}
