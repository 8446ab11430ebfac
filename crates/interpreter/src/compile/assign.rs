//! Storing: assignments of every kind, unpacking, and `del`.
//! The value comes first, then the targets from left to right, each evaluated once.

use super::operator::arithmetic;
use super::{Compiled, Compiler, Reg};
use crate::code::{Const, Instr, Op};
use crate::scope::Place;
use ruff_python_ast::{self as ast, Expr};
use ruff_text_size::{Ranged, TextRange};

impl<'a> Compiler<'a> {
    /// `a = b = value`; returns a register with the value.
    pub fn assign(&mut self, assign: &'a ast::StmtAssign) -> Compiled<Reg> {
        if let [Expr::Name(name)] = &assign.targets[..]
            && let Place::Register(register) = self.place(&name.id)
        {
            self.value_into(&assign.value, register)?;
            self.unit.bound.insert(register);
            return Ok(register);
        }
        let value = if assign.targets.len() > 1 && assign.targets.iter().any(|target| target.is_tuple_expr() || target.is_list_expr()) {
            // Unpacking may change the variable that the value comes from.
            let value = self.temp()?;
            self.value_into(&assign.value, value)?;
            value
        } else {
            self.value(&assign.value)?
        };
        for target in &assign.targets {
            self.store(target, value)?;
        }
        Ok(value)
    }

    /// `a, b = c, d` without a tuple. False if the statement is something else.
    pub fn assign_parallel(&mut self, assign: &'a ast::StmtAssign) -> Compiled<bool> {
        let ([Expr::Tuple(targets)], Expr::Tuple(values)) = (&assign.targets[..], &*assign.value) else { return Ok(false) };
        let starred = targets.elts.iter().chain(&values.elts).any(Expr::is_starred_expr);
        if starred || targets.elts.len() != values.elts.len() || targets.elts.len() > 16 {
            return Ok(false);
        }
        enum Value {
            Constant(Const),
            Register(Reg),
        }
        let mut ready = Vec::with_capacity(values.elts.len());
        for (index, value) in values.elts.iter().enumerate() {
            if let Some(constant) = self.constant(value)? {
                ready.push(Value::Constant(constant));
                continue;
            }
            let overwritten = |name: &ast::ExprName| targets.elts[..index].iter().any(|target| binds(target, &name.id));
            let register = match value {
                Expr::Name(name) if overwritten(name) => {
                    let copy = self.temp()?;
                    self.value_into(value, copy)?;
                    copy
                }
                value => self.value(value)?,
            };
            ready.push(Value::Register(register));
        }
        for (target, value) in targets.elts.iter().zip(ready) {
            match value {
                Value::Register(register) => self.store(target, register)?,
                Value::Constant(constant) => {
                    let mark = self.mark();
                    let register = match target {
                        Expr::Name(name) => match self.place(&name.id) {
                            Place::Register(register) => register,
                            _ => self.temp()?,
                        },
                        _ => self.temp()?,
                    };
                    self.load_const(register, constant, assign.value.range());
                    self.store(target, register)?;
                    self.release(mark);
                }
            }
        }
        Ok(true)
    }

    /// Stores a register into a target.
    pub fn store(&mut self, target: &'a Expr, value: Reg) -> Compiled<()> {
        let mark = self.mark();
        match target {
            Expr::Name(name) => self.store_name(&name.id, value, name.range())?,
            Expr::Attribute(attribute) => {
                let object = self.value(&attribute.value)?;
                self.store_attribute(attribute, object, value)?;
            }
            Expr::Subscript(subscript) => {
                let object = self.value(&subscript.value)?;
                let index = self.value(&subscript.slice)?;
                self.emit(Op::StoreItem, object, index, value, subscript.range());
            }
            Expr::Tuple(tuple) => self.unpack(&tuple.elts, value, tuple.range())?,
            Expr::List(list) => self.unpack(&list.elts, value, list.range())?,
            Expr::Starred(starred) => return Err(self.error(starred.range(), "starred assignment target must be in a list or tuple")),
            target => return Err(self.error(target.range(), "invalid syntax")),
        }
        self.release(mark);
        Ok(())
    }

    fn store_attribute(&mut self, attribute: &'a ast::ExprAttribute, object: Reg, value: Reg) -> Compiled<()> {
        if attribute.attr.as_str() == "__debug__" {
            return Err(self.error(attribute.range(), "cannot assign to __debug__"));
        }
        let name = self.mangled(&attribute.attr).into_owned();
        self.emit_site(Op::StoreAttr, object, value, &name, attribute.range())
    }

    pub fn store_name(&mut self, name: &str, value: Reg, range: TextRange) -> Compiled<()> {
        let name = self.mangled(name).into_owned();
        match self.tree.place(self.unit.scope, &name) {
            Place::Register(register) => {
                self.copy(register, value, range);
                self.unit.bound.insert(register);
            }
            Place::Cell(register) => self.emit(Op::StoreCell, register, value, 0, range),
            Place::Free(index) | Place::ClassFree(index) => self.emit(Op::StoreFree, value, index, 0, range),
            Place::Name => self.emit_global(Op::StoreName, value, &name, range)?,
            Place::Global => self.emit_global(Op::StoreGlobal, value, &name, range)?,
        }
        Ok(())
    }

    fn unpack(&mut self, targets: &'a [Expr], value: Reg, range: TextRange) -> Compiled<()> {
        let mut stars = targets.iter().enumerate().filter(|(_, target)| target.is_starred_expr());
        let star = stars.next();
        if stars.next().is_some() {
            return Err(self.error(range, "multiple starred expressions in assignment"));
        }
        let count = targets.len();
        let Some((before, _)) = star else {
            if let Some(first) = self.consecutive_registers(targets) {
                self.emit(Op::Unpack, first, value, count as u16, range);
                (0..count).for_each(|offset| self.unit.bound.insert(first + offset as Reg));
                return Ok(());
            }
            // One at least, which is named even where nothing is taken.
            let base = self.temps(count.max(1))?;
            self.emit(Op::Unpack, base, value, count as u16, range);
            for (offset, target) in targets.iter().enumerate() {
                self.store(target, base + offset as Reg)?;
            }
            return Ok(());
        };
        let base = self.temps(count)?;
        self.emit_instr(Instr::new(Op::UnpackEx, 0, base, value, before as u16), range);
        self.emit_instr(Instr::wide(Op::Ext, 0, 0, (count - before - 1) as u32), range);
        for (offset, target) in targets.iter().enumerate() {
            let target = if let Expr::Starred(starred) = target { &starred.value } else { target };
            self.store(target, base + offset as Reg)?;
        }
        Ok(())
    }

    /// The first register, if the targets are variables whose registers follow each other.
    fn consecutive_registers(&self, targets: &'a [Expr]) -> Option<Reg> {
        let register = |target: &Expr| match target {
            Expr::Name(name) => {
                if let Place::Register(register) = self.place(&name.id) {
                    Some(register)
                } else {
                    None
                }
            }
            _ => None,
        };
        let first = register(targets.first()?)?;
        let follow = targets.iter().zip(first..).all(|(target, expected)| register(target) == Some(expected));
        follow.then_some(first)
    }

    /// `target op= value`; returns a register with the new value.
    pub fn augmented(&mut self, assign: &'a ast::StmtAugAssign) -> Compiled<Reg> {
        let range = assign.range();
        match &*assign.target {
            Expr::Name(name) => {
                if let (Place::Register(register), Some(_)) = (self.place(&name.id), self.direct(&assign.target)) {
                    self.augment(assign, register, register)?;
                    return Ok(register);
                }
                let value = self.temp()?;
                self.load_name(&name.id, value, name.range())?;
                self.augment(assign, value, value)?;
                self.store_name(&name.id, value, name.range())?;
                Ok(value)
            }
            Expr::Attribute(attribute) => {
                let value = self.temp()?;
                let object = self.value(&attribute.value)?;
                let name = self.mangled(&attribute.attr).into_owned();
                self.emit_site(Op::LoadAttr, value, object, &name, attribute.range())?;
                self.augment(assign, value, value)?;
                self.store_attribute(attribute, object, value)?;
                Ok(value)
            }
            Expr::Subscript(subscript) => {
                let value = self.temp()?;
                let object = self.value(&subscript.value)?;
                let index = self.value(&subscript.slice)?;
                self.emit(Op::LoadItem, value, object, index, subscript.range());
                self.augment(assign, value, value)?;
                self.emit(Op::StoreItem, object, index, value, subscript.range());
                Ok(value)
            }
            _ => Err(self.error(range, "invalid syntax")),
        }
    }

    fn augment(&mut self, assign: &'a ast::StmtAugAssign, to: Reg, left: Reg) -> Compiled<()> {
        let mark = self.mark();
        match self.constant(&assign.value)? {
            Some(right) => self.arithmetic_constant(assign.op, 1, to, left, right, assign.range(), assign.value.range())?,
            None => {
                let right = self.value(&assign.value)?;
                self.emit_x(arithmetic(assign.op), 1, to, left, right, assign.range());
            }
        }
        self.release(mark);
        Ok(())
    }

    /// `target: annotation = value`; returns a register with the value, if there is one.
    pub fn annotated(&mut self, assign: &'a ast::StmtAnnAssign) -> Compiled<Option<Reg>> {
        let range = assign.range();
        let mut assigned = None;
        if let Some(value) = &assign.value {
            let register = match &*assign.target {
                Expr::Name(name) => match self.place(&name.id) {
                    Place::Register(register) => {
                        self.value_into(value, register)?;
                        register
                    }
                    _ => self.value(value)?,
                },
                _ => self.value(value)?,
            };
            self.store(&assign.target, register)?;
            assigned = Some(register);
        }
        let in_function = self.tree.frame(self.unit.scope).kind.is_function();
        let mark = self.mark();
        match &*assign.target {
            Expr::Name(name) if assign.simple && !in_function => {
                let annotation = self.temp()?;
                self.annotation_into(&assign.annotation, annotation)?;
                let annotations = self.temp()?;
                let key = self.temp()?;
                let op = if self.in_class_body() { Op::LoadName } else { Op::LoadGlobal };
                self.emit_global(op, annotations, "__annotations__", range)?;
                let name = self.mangled(&name.id).into_owned();
                self.load_string(key, &name, range);
                self.emit(Op::StoreItem, annotations, key, annotation, range);
            }
            Expr::Name(_) if in_function => {}
            target => {
                if assign.value.is_none() {
                    self.target_effects(target)?;
                }
                if !in_function && !self.annotations_are_strings {
                    self.effect(&assign.annotation)?;
                }
            }
        }
        self.release(mark);
        Ok(assigned)
    }

    /// Evaluates what a target that is not stored to would evaluate.
    fn target_effects(&mut self, target: &'a Expr) -> Compiled<()> {
        match target {
            Expr::Attribute(attribute) => self.effect(&attribute.value),
            Expr::Subscript(subscript) => {
                self.effect(&subscript.value)?;
                self.effect(&subscript.slice)
            }
            _ => Ok(()),
        }
    }

    pub fn delete(&mut self, target: &'a Expr) -> Compiled<()> {
        let mark = self.mark();
        let range = target.range();
        match target {
            Expr::Name(name) => self.delete_name(&name.id, range)?,
            Expr::Attribute(attribute) => {
                let object = self.value(&attribute.value)?;
                let name = self.mangled(&attribute.attr).into_owned();
                self.emit_site(Op::DeleteAttr, object, 0, &name, range)?;
            }
            Expr::Subscript(subscript) => {
                let object = self.value(&subscript.value)?;
                let index = self.value(&subscript.slice)?;
                self.emit(Op::DeleteItem, object, index, 0, range);
            }
            Expr::Tuple(tuple) => tuple.elts.iter().try_for_each(|target| self.delete(target))?,
            Expr::List(list) => list.elts.iter().try_for_each(|target| self.delete(target))?,
            _ => return Err(self.error(range, "invalid syntax")),
        }
        self.release(mark);
        Ok(())
    }

    fn delete_name(&mut self, name: &str, range: TextRange) -> Compiled<()> {
        let name = self.mangled(name).into_owned();
        match self.tree.place(self.unit.scope, &name) {
            Place::Register(register) => {
                let check = u8::from(!self.unit.bound.contains(register));
                self.emit_x(Op::DeleteLocal, check, register, 0, 0, range);
                self.unit.bound.remove(register);
            }
            Place::Cell(register) => self.emit_x(Op::DeleteCell, 1, register, 0, 0, range),
            Place::Free(index) | Place::ClassFree(index) => self.emit(Op::DeleteFree, 0, index, 0, range),
            Place::Name => self.emit_global(Op::DeleteName, 0, &name, range)?,
            Place::Global => self.emit_global(Op::DeleteGlobal, 0, &name, range)?,
        }
        Ok(())
    }

    /// The end of `except … as name`: the name goes, whether or not it is still bound.
    pub fn clear_name(&mut self, name: &str, range: TextRange) -> Compiled<()> {
        let mangled = self.mangled(name).into_owned();
        match self.tree.place(self.unit.scope, &mangled) {
            Place::Register(register) => {
                self.emit_x(Op::DeleteLocal, 0, register, 0, 0, range);
                self.unit.bound.remove(register);
            }
            Place::Cell(register) => self.emit_x(Op::DeleteCell, 0, register, 0, 0, range),
            _ => {
                // Bound first, so that the deletion finds something.
                let mark = self.mark();
                let none = self.temp()?;
                self.load_none(none, range);
                self.store_name(name, none, range)?;
                self.release(mark);
                self.delete_name(name, range)?;
            }
        }
        Ok(())
    }
}

/// Does storing to the target change the variable `name`?
fn binds(target: &Expr, name: &str) -> bool {
    match target {
        Expr::Name(target) => target.id == name,
        Expr::Tuple(tuple) => tuple.elts.iter().any(|target| binds(target, name)),
        Expr::List(list) => list.elts.iter().any(|target| binds(target, name)),
        Expr::Starred(starred) => binds(&starred.value, name),
        _ => false,
    }
}
