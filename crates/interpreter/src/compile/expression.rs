//! Expressions: into a given register, or into whichever register holds the value already.
//! A variable's register is written only by the last instruction of an expression, so that nobody sees half a result.

use super::{Compiled, Compiler, Reg};
use crate::code::{Const, Op};
use crate::scope::Place;
use ruff_python_ast::{self as ast, Expr};
use ruff_text_size::{Ranged, TextRange};

impl<'a> Compiler<'a> {
    /// The value of an expression in any register: a variable's own, or a new temporary.
    pub fn value(&mut self, expr: &'a Expr) -> Compiled<Reg> {
        if let Some(register) = self.direct(expr) {
            return Ok(register);
        }
        let register = self.temp()?;
        self.value_into(expr, register)?;
        Ok(register)
    }

    /// As [`Self::value`], using `spare` instead of a new temporary if it is one itself.
    pub fn operand(&mut self, expr: &'a Expr, spare: Reg) -> Compiled<Reg> {
        if let Some(register) = self.direct(expr) {
            return Ok(register);
        }
        let register = self.scratch(spare)?;
        self.value_into(expr, register)?;
        Ok(register)
    }

    /// Evaluates an expression for its effects.
    pub fn effect(&mut self, expr: &'a Expr) -> Compiled<()> {
        let mark = self.mark();
        self.value(expr)?;
        self.release(mark);
        Ok(())
    }

    /// The register of a variable whose value cannot change before the enclosing expression is done.
    pub fn direct(&mut self, expr: &'a Expr) -> Option<Reg> {
        let Expr::Name(name) = expr else { return None };
        let mangled = self.mangled(&name.id);
        let Place::Register(register) = self.tree.place(self.unit.scope, &mangled) else { return None };
        if self.may_change(&mangled) {
            return None;
        }
        self.check_bound(register, name.range());
        Some(register)
    }

    /// Can `:=` change the variable in the middle of an expression?
    fn may_change(&self, name: &str) -> bool {
        let mut scope = Some(self.unit.scope);
        while let Some(id) = scope {
            let this = &self.tree.scopes[id];
            if let Some(symbol) = this.symbol(name).filter(|symbol| symbol.walrus || symbol.bound) {
                return symbol.walrus;
            }
            scope = this.parent.filter(|_| this.kind.is_inlined());
        }
        false
    }

    pub fn check_bound(&mut self, register: Reg, range: TextRange) {
        if !self.unit.bound.contains(register) {
            self.emit(Op::CheckBound, register, 0, 0, range);
            self.unit.bound.insert(register);
        }
    }

    /// Evaluates an expression into a register.
    pub fn value_into(&mut self, expr: &'a Expr, to: Reg) -> Compiled<()> {
        let mark = self.mark();
        let range = expr.range();
        match expr {
            Expr::Name(name) => self.load_name(&name.id, to, range)?,
            Expr::BinOp(_) => self.binary_into(expr, to)?,
            Expr::UnaryOp(unary) => self.unary_into(expr, unary, to)?,
            Expr::Compare(compare) => self.compare_into(compare, to)?,
            Expr::BoolOp(bool_op) => self.bool_op_into(bool_op, to)?,
            Expr::If(ternary) => self.ternary_into(ternary, to)?,
            Expr::Call(call) => self.call_into(call, to)?,
            Expr::Attribute(attribute) => self.attribute_into(attribute, to)?,
            Expr::Subscript(subscript) => self.subscript_into(subscript, to)?,
            Expr::NumberLiteral(_)
            | Expr::StringLiteral(_)
            | Expr::BytesLiteral(_)
            | Expr::BooleanLiteral(_)
            | Expr::NoneLiteral(_)
            | Expr::EllipsisLiteral(_) => {
                let value = self.literal(expr)?.unwrap_or(Const::None);
                self.load_const(to, value, range);
            }
            Expr::FString(string) => self.fstring_into(string, to)?,
            Expr::TString(_) | Expr::IpyEscapeCommand(_) => return Err(self.error(range, "invalid syntax")),
            Expr::Tuple(tuple) => self.tuple_into(expr, &tuple.elts, to)?,
            Expr::List(list) => self.list_into(&list.elts, to, range)?,
            Expr::Set(set) => self.set_into(&set.elts, to, range)?,
            Expr::Dict(dict) => self.dict_into(dict, to)?,
            Expr::ListComp(comp) => self.list_comprehension_into(comp, to)?,
            Expr::SetComp(comp) => self.set_comprehension_into(comp, to)?,
            Expr::DictComp(comp) => self.dict_comprehension_into(comp, to)?,
            Expr::Generator(comp) => self.generator_into(comp, to)?,
            Expr::Lambda(lambda) => self.lambda_into(lambda, to)?,
            Expr::Named(named) => self.named_into(named, to)?,
            Expr::Await(await_) => self.await_into(&await_.value, to, range)?,
            Expr::Yield(yield_) => self.yield_into(yield_, to)?,
            Expr::YieldFrom(yield_from) => self.yield_from_into(yield_from, to)?,
            Expr::Slice(slice) => self.slice_into(slice, to)?,
            Expr::Starred(_) => return Err(self.error(range, "can't use starred expression here")),
        }
        self.release(mark);
        Ok(())
    }

    pub fn load_name(&mut self, name: &str, to: Reg, range: TextRange) -> Compiled<()> {
        if name == "__debug__" {
            self.load_const(to, Const::Bool(true), range);
            return Ok(());
        }
        let name = self.mangled(name);
        match self.tree.place(self.unit.scope, &name) {
            Place::Register(register) => {
                self.check_bound(register, range);
                self.copy(to, register, range);
            }
            Place::Cell(register) => self.emit(Op::LoadCell, to, register, 0, range),
            Place::Free(index) => self.emit(Op::LoadFree, to, index, 0, range),
            Place::ClassFree(index) => self.emit_class_free(to, index, &name, range)?,
            Place::Name => self.emit_global(Op::LoadName, to, &name, range)?,
            Place::Global if self.unit.scope == self.unit.frame && self.in_class_body() && !self.is_declared_global(&name) => {
                self.emit_global(Op::LoadName, to, &name, range)?;
            }
            Place::Global => self.emit_global(Op::LoadGlobal, to, &name, range)?,
        }
        Ok(())
    }

    pub fn in_class_body(&self) -> bool {
        self.unit.kind == crate::code::CodeKind::Class
    }

    fn is_declared_global(&self, name: &str) -> bool {
        self.tree.scopes[self.unit.scope].symbol(name).is_some_and(|symbol| symbol.global)
    }

    fn attribute_into(&mut self, attribute: &'a ast::ExprAttribute, to: Reg) -> Compiled<()> {
        let object = self.operand(&attribute.value, to)?;
        let name = self.mangled(&attribute.attr).into_owned();
        let range = self.attribute_range(attribute);
        self.emit_site(Op::LoadAttr, to, object, &name, range)
    }

    /// Where tracebacks point for an attribute: from its name on if that is on a later line (chained calls).
    pub fn attribute_range(&self, attribute: &ast::ExprAttribute) -> TextRange {
        let range = attribute.range();
        let first = self.source.position(range.start().to_u32()).0;
        if first == self.source.end_position(range.end().to_u32()).0 { range } else { attribute.attr.range() }
    }

    fn subscript_into(&mut self, subscript: &'a ast::ExprSubscript, to: Reg) -> Compiled<()> {
        self.check_subscript(subscript)?;
        let range = subscript.range();
        let object = self.operand(&subscript.value, to)?;
        if let Expr::Slice(ast::ExprSlice { lower, upper, step, .. }) = &*subscript.slice {
            let bounds = self.temps(if step.is_some() { 3 } else { 2 })?;
            self.value_or_none(lower.as_deref(), bounds, range)?;
            self.value_or_none(upper.as_deref(), bounds + 1, range)?;
            if step.is_some() {
                self.value_or_none(step.as_deref(), bounds + 2, range)?;
            }
            self.emit_x(Op::LoadSlice, step.is_some().into(), to, object, bounds, range);
        } else {
            let index = self.value(&subscript.slice)?;
            self.emit(Op::LoadItem, to, object, index, range);
        }
        Ok(())
    }

    fn slice_into(&mut self, slice: &'a ast::ExprSlice, to: Reg) -> Compiled<()> {
        let parts = self.temps(3)?;
        for (offset, part) in [&slice.lower, &slice.upper, &slice.step].into_iter().enumerate() {
            self.value_or_none(part.as_deref(), parts + offset as Reg, slice.range())?;
        }
        self.emit(Op::BuildSlice, to, parts, 0, slice.range());
        Ok(())
    }

    pub fn value_or_none(&mut self, expr: Option<&'a Expr>, to: Reg, range: TextRange) -> Compiled<()> {
        match expr {
            Some(expr) => self.value_into(expr, to),
            None => {
                self.load_none(to, range);
                Ok(())
            }
        }
    }

    fn named_into(&mut self, named: &'a ast::ExprNamed, to: Reg) -> Compiled<()> {
        let Expr::Name(name) = &*named.target else { return Err(self.error(named.range(), "invalid syntax")) };
        if let Place::Register(register) = self.place(&name.id) {
            self.value_into(&named.value, register)?;
            self.unit.bound.insert(register);
            self.copy(to, register, named.range());
            return Ok(());
        }
        let value = self.scratch(to)?;
        self.value_into(&named.value, value)?;
        self.store_name(&name.id, value, named.range())?;
        self.copy(to, value, named.range());
        Ok(())
    }

    fn await_into(&mut self, awaited: &'a Expr, to: Reg, range: TextRange) -> Compiled<()> {
        let value = self.value(awaited)?;
        self.await_register(value, 0, to, range)
    }

    /// Awaits the object in a register; `what` is `GetAwaitable`'s `x`.
    pub fn await_register(&mut self, value: Reg, what: u8, to: Reg, range: TextRange) -> Compiled<()> {
        let awaitable = self.temp()?;
        self.emit_x(Op::GetAwaitable, what, awaitable, value, 0, range);
        self.delegate(awaitable, to, range)
    }

    /// Runs an inner iterator to its end; its result goes to `to`.
    pub fn delegate(&mut self, iterator: Reg, to: Reg, range: TextRange) -> Compiled<()> {
        let result = self.scratch(to)?;
        self.load_none(result, range);
        self.emit(Op::YieldFrom, result, iterator, 0, range);
        self.copy(to, result, range);
        Ok(())
    }

    fn yield_into(&mut self, yield_: &'a ast::ExprYield, to: Reg) -> Compiled<()> {
        let range = yield_.range();
        let mut value = match &yield_.value {
            Some(value) => self.operand(value, to)?,
            None => {
                let value = self.scratch(to)?;
                self.load_none(value, range);
                value
            }
        };
        if self.unit.kind == crate::code::CodeKind::AsyncGenerator {
            let wrapped = self.temp()?;
            self.emit(Op::AsyncYieldWrap, wrapped, value, 0, range);
            value = wrapped;
        }
        self.emit(Op::Yield, to, value, 0, range);
        Ok(())
    }

    fn yield_from_into(&mut self, yield_from: &'a ast::ExprYieldFrom, to: Reg) -> Compiled<()> {
        let range = yield_from.range();
        let value = self.value(&yield_from.value)?;
        let iterator = self.temp()?;
        self.emit(Op::GetYieldFromIter, iterator, value, 0, range);
        self.delegate(iterator, to, range)
    }
}
