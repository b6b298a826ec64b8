//! Structs: where their members lie, and what they declare besides.

use std::rc::Rc;

use model::warp::Mask;

use super::convert::as_int;
use super::{Machine, expected};
use crate::fault::{Expected, Fault, Kind};
use crate::tree::{Declaration, Expr, Name, Overlay, Specifier, Storage, Struct, Variable};
use crate::types::{DEPTH_LIMIT, Layout, SIZE_LIMIT, Type};

/// A layout that grows, and where its last member ends: bit fields end between bytes.
struct Growing {
    layout: Layout,
    overlay: Overlay,
    end_bits: u64,
}

impl Machine<'_> {
    pub(super) fn structure(&mut self, made: &Struct, mask: Mask) -> Result<Type, Fault> {
        let index = self.layouts.0.len();
        // Its own name stands for it inside, behind a pointer.
        self.layouts.0.push(Layout::default());
        if let Some(name) = &made.name {
            self.types.insert(name.text.clone(), Type::Struct(index));
        }
        self.scopes.push(Default::default());
        let layout = self.laid_out(made, mask)?;
        self.layouts.0[index] = layout;
        let own = self.scopes.pop().unwrap_or_default();
        for (name, place) in own {
            if let Some(of) = &made.name {
                self.bind(format!("{}::{name}", of.text).into(), place.clone());
            }
            self.constants.push((index, name, place));
        }
        for method in &made.methods {
            self.methods.push((index, method.clone()));
        }
        Ok(Type::Struct(index))
    }

    fn laid_out(&mut self, made: &Struct, mask: Mask) -> Result<Layout, Fault> {
        for declaration in &made.shared {
            self.shared_member(made, declaration, mask)?;
        }
        let layout = Layout { align: 1, ..Layout::default() };
        let mut growing = Growing { layout, overlay: made.overlay, end_bits: 0 };
        for base in &made.bases {
            let Some(ty) = self.types.get(&base.text).cloned() else {
                return Err(Fault::new(base.span, Kind::UnknownType(base.text.to_string())));
            };
            self.grow(&mut growing, base, &ty, 1)?;
            self.take_over(&mut growing, &ty);
        }
        for field in &made.fields {
            self.field(&mut growing, field, mask)?;
        }
        let Growing { mut layout, end_bits, .. } = growing;
        if let Some(align) = &made.align {
            layout.align = layout.align.max(self.alignment(align, mask)?);
        }
        layout.size = end_bits.div_ceil(8).max(1).next_multiple_of(layout.align);
        Ok(layout)
    }

    /// A constant or a type that stands in a struct.
    fn shared_member(&mut self, made: &Struct, declaration: &Declaration, mask: Mask) -> Result<(), Fault> {
        self.declare(declaration, mask)?;
        if let (Storage::Typedef, Some(of)) = (declaration.storage, &made.name) {
            for name in declaration.variables.iter().filter_map(|variable| variable.name.as_ref()) {
                if let Some(ty) = self.types.get(&name.text).cloned() {
                    self.types.insert(format!("{}::{}", of.text, name.text).into(), ty);
                }
            }
        }
        Ok(())
    }

    fn field(&mut self, growing: &mut Growing, field: &Declaration, mask: Mask) -> Result<(), Fault> {
        let base = self.base(&field.specifier, mask)?;
        let align = match &field.align {
            Some(align) => self.alignment(align, mask)?,
            None => 1,
        };
        if let (Specifier::Struct(inner), true) = (&field.specifier, field.variables.is_empty()) {
            if inner.name.is_none() {
                // The members of one without a name are the outer one's.
                let nameless = Name { text: "".into(), span: crate::fault::Span::default() };
                self.grow(growing, &nameless, &base, align)?;
                self.take_over(growing, &base);
            }
            return Ok(());
        }
        for variable in &field.variables {
            let ty = self.derived(base.clone(), &variable.derived, mask)?;
            match (variable, &variable.name) {
                (Variable { bits: Some(bits), .. }, name) => {
                    let width = self.constant(bits, mask)?;
                    self.grow_bits(growing, name.as_ref(), &ty, width, bits)?;
                }
                (_, Some(name)) => self.grow(growing, name, &ty, align)?,
                (_, None) => {}
            }
        }
        Ok(())
    }

    fn grow(&self, growing: &mut Growing, name: &Name, ty: &Type, align: u64) -> Result<(), Fault> {
        // The open end of a struct takes no room.
        let open = matches!(ty, Type::Array(_, None));
        let Some(size) = self.layouts.size(ty).or(open.then_some(0)) else {
            return Err(self.without_size(name.span));
        };
        let layout = &mut growing.layout;
        layout.depth = layout.depth.max(self.layouts.depth(ty) + 1);
        if layout.depth > DEPTH_LIMIT {
            return Err(Fault::new(name.span, Kind::TooDeep));
        }
        let align = self.layouts.align(ty).max(align);
        let offset = match growing.overlay {
            Overlay::Struct => growing.end_bits.div_ceil(8).next_multiple_of(align),
            Overlay::Union => 0,
        };
        if offset + size > SIZE_LIMIT {
            return Err(self.without_size(name.span));
        }
        growing.end_bits = growing.end_bits.max((offset + size) * 8);
        layout.align = layout.align.max(align);
        layout.members.push((name.text.clone(), ty.clone(), offset));
        Ok(())
    }

    /// A bit field lies in a whole number of its type, which is what is loaded.
    fn grow_bits(
        &self,
        growing: &mut Growing,
        name: Option<&Name>,
        ty: &Type,
        width: u64,
        bits: &Expr,
    ) -> Result<(), Fault> {
        let Some(size) = as_int(ty).and_then(|_| self.layouts.size(ty)) else {
            return expected(bits.span, Expected::Sign(";"));
        };
        let unit = size * 8;
        if width > unit {
            return expected(bits.span, Expected::Constant);
        }
        let end = match growing.overlay {
            Overlay::Struct => growing.end_bits,
            Overlay::Union => 0,
        };
        let crosses = width == 0 || end / unit != (end + width - 1) / unit;
        let start = if crosses { end.next_multiple_of(unit) } else { end };
        growing.end_bits = growing.end_bits.max(start + width);
        if let Some(name) = name {
            growing.layout.align = growing.layout.align.max(size);
            growing.layout.members.push((name.text.clone(), ty.clone(), start / unit * size));
        }
        Ok(())
    }

    /// Makes the members of the last member members of the whole.
    fn take_over(&self, growing: &mut Growing, ty: &Type) {
        let (Type::Struct(index), Some((_, _, start))) = (ty, growing.layout.members.pop()) else {
            return;
        };
        for (name, ty, offset) in self.layouts.0.get(*index).map_or(&[][..], |inner| &inner.members) {
            growing.layout.members.push((Rc::clone(name), ty.clone(), start + offset));
        }
    }

    fn alignment(&mut self, align: &Expr, mask: Mask) -> Result<u64, Fault> {
        let said = self.constant(align, mask)?;
        match said.is_power_of_two() && said <= 1 << 20 {
            true => Ok(said),
            false => expected(align.span, Expected::Constant),
        }
    }
}
