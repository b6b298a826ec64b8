//! Declarations: types, arrays, variables and their first values.

use model::access::Space;
use model::warp::Mask;

use super::{Machine, start_of};
use crate::fault::{Fault, Span};
use crate::memory::{Object, Site};
use crate::reading::Home;
use crate::tree::{Declaration, Derived, Expr, ExprKind, Name, Storage, Variable};
use crate::types::Type;
use crate::value::{Cell, Place, each};

impl Machine<'_> {
    pub(super) fn declare(&mut self, declaration: &Declaration, mask: Mask) -> Result<(), Fault> {
        let base = self.base(&declaration.specifier, mask)?;
        for variable in &declaration.variables {
            let Some(name) = &variable.name else {
                continue;
            };
            self.step(name.span)?;
            let ty = self.derived(base.clone(), &variable.derived, mask)?;
            let place = match declaration.storage {
                Storage::Typedef => {
                    self.types.insert(name.text.clone(), ty);
                    continue;
                }
                Storage::Shared => self.array(name, Home::Declared(Space::Shared), ty)?,
                Storage::ExternShared => {
                    // Its length is an argument of the launch, whatever stands here.
                    let ty = with_length(ty, None);
                    self.array(name, Home::Declared(Space::Shared), ty)?
                }
                Storage::Device if variable.value.is_none() => self.array(name, Home::Declared(Space::Global), ty)?,
                Storage::Constant if variable.value.is_none() => self.plain(name, Site::Constant, ty)?,
                Storage::Plain | Storage::Device | Storage::Constant => self.variable(name, ty, variable, mask)?,
            };
            self.bind(name.text.clone(), place);
        }
        Ok(())
    }

    fn array(&mut self, name: &Name, home: Home, ty: Type) -> Result<Place, Fault> {
        self.plain(name, Site::Memory(home), ty)
    }

    fn plain(&mut self, name: &Name, site: Site, ty: Type) -> Result<Place, Fault> {
        let bytes = self.layouts.size(&ty);
        let mut object = Object::new(name.text.clone(), site, bytes, name.span);
        object.row = ty.row();
        let object = self.object(object, name.span)?;
        Ok(start_of(object, ty))
    }

    /// A variable without `__shared__` or the like.
    pub(super) fn variable(&mut self, name: &Name, ty: Type, variable: &Variable, mask: Mask) -> Result<Place, Fault> {
        let Some(value) = &variable.value else {
            // Outside functions and blocks, an array without values stands for one in memory.
            return match (&ty, self.scopes.len()) {
                (Type::Array(..), 1) => self.array(name, Home::Bare, ty),
                _ => self.plain(name, Site::Registers, ty),
            };
        };
        if let ExprKind::Lambda(function) = &value.kind {
            self.functions.insert(name.text.clone(), vec![function.clone()]);
            return self.plain(name, Site::Registers, Type::Unknown);
        }
        if matches!(variable.derived.last(), Some(Derived::Reference)) {
            let place = self.place(value, mask)?;
            let ty = if is_explained(&ty) { ty } else { place.ty.clone() };
            return Ok(Place { ty, ..place });
        }
        if let Type::Struct(_) = ty {
            let place = self.plain(name, Site::Registers, ty.clone())?;
            if self.constructed(&place, arguments(value), mask, value.span)? {
                return Ok(place);
            }
        }
        if let (ExprKind::List(parts), true) = (&value.kind, ty.is_compound()) {
            let count = u64::try_from(parts.len()).unwrap_or(u64::MAX);
            let ty = match ty {
                Type::Array(_, None) => with_length(ty, Some(count)),
                Type::Array(_, Some(_))
                | Type::Void
                | Type::Unknown
                | Type::Bool
                | Type::Int(_)
                | Type::Float(_)
                | Type::Vector(..)
                | Type::Struct(_)
                | Type::Pointer(_) => ty,
            };
            let place = self.plain(name, Site::Registers, ty)?;
            self.initialise(&place, value, mask)?;
            return Ok(place);
        }
        // `int i{3}` is `int i = 3`.
        let value = single(value);
        let value = self.value(value, mask)?;
        if !is_explained(&ty) {
            return self.kept(name.text.clone(), &value, mask, name.span);
        }
        let value = self.converted(&value, &ty, mask, name.span)?;
        self.kept(name.text.clone(), &value, mask, name.span)
    }

    /// Fills a place with a list's values; the rest is zero.
    pub(super) fn initialise(&mut self, place: &Place, value: &Expr, mask: Mask) -> Result<(), Fault> {
        if let Cell::Pointer(at) = place.at[0]
            && let Some(object) = self.objects.get_mut(at.object)
        {
            object.blank = Cell::Int(0);
        }
        self.fill(place, value, mask)
    }

    fn fill(&mut self, place: &Place, value: &Expr, mask: Mask) -> Result<(), Fault> {
        self.down(value.span)?;
        let ExprKind::List(parts) = &value.kind else {
            let value = self.value(value, mask)?;
            let value = self.converted(&value, &place.ty, mask, Span::default())?;
            self.write(place, &value, mask, Span::default())?;
            self.up();
            return Ok(());
        };
        let members: Vec<(Type, u64)> = match &place.ty {
            Type::Struct(index) => {
                let members = self.layouts.0.get(*index).map_or(&[][..], |layout| &layout.members);
                members.iter().map(|(_, ty, offset)| (ty.clone(), *offset)).collect()
            }
            Type::Array(element, _) | Type::Vector(element, _) => {
                let size = self.layouts.size(element).unwrap_or(0);
                let places = (0..).map(|place: u64| (Type::clone(element), place * size));
                places.take(parts.len()).collect()
            }
            Type::Void | Type::Unknown | Type::Bool | Type::Int(_) | Type::Float(_) | Type::Pointer(_) => {
                vec![(place.ty.clone(), 0)]
            }
        };
        for ((ty, offset), part) in members.into_iter().zip(parts) {
            let offset = i64::try_from(offset).unwrap_or(i64::MAX);
            let place =
                Place { ty, at: each(|lane| super::place::shifted(place.at[lane.index()], offset)), edge: None };
            self.fill(&place, part, mask)?;
        }
        self.up();
        Ok(())
    }
}

/// Does it say how large its elements are?
pub(super) fn is_explained(ty: &Type) -> bool {
    match ty {
        Type::Unknown => false,
        Type::Pointer(to) | Type::Array(to, _) => is_explained(to),
        Type::Void | Type::Bool | Type::Int(_) | Type::Float(_) | Type::Vector(..) | Type::Struct(_) => true,
    }
}

/// The same array with another length.
fn with_length(ty: Type, length: Option<u64>) -> Type {
    if let Type::Array(element, _) = ty {
        return Type::Array(element, length);
    }
    ty
}

/// What a constructor would be given.
pub(super) fn arguments(value: &Expr) -> &[Expr] {
    if let ExprKind::List(parts) = &value.kind {
        return parts;
    }
    std::slice::from_ref(value)
}

/// The only part of a list.
fn single(value: &Expr) -> &Expr {
    if let ExprKind::List(parts) = &value.kind
        && let [only] = &parts[..]
    {
        return only;
    }
    value
}
