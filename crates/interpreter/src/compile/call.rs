//! Calls: plain ones, method calls, `super()`, and those with `*` or `**` arguments.
//! Operands sit in consecutive registers at the top of the frame; the result replaces the callee.

use super::{Compiled, Compiler, Reg};
use crate::code::{CodeKind, Const, Instr, LONE, Op};
use crate::hashing::Set;
use crate::scope::Place;
use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::{self as ast, Expr, Keyword};
use ruff_text_size::{Ranged, TextRange};

/// Calls with more arguments pass them in a list.
const MAX_ARGUMENTS: usize = 4096;

impl<'a> Compiler<'a> {
    pub fn call_into(&mut self, call: &'a ast::ExprCall, to: Reg) -> Compiled<()> {
        let range = call.range();
        if self.super_into(call, to)? || self.fused_into(call, to)? {
            return Ok(());
        }
        self.check_callee(call)?;
        let base = self.top(to)?;
        if let Expr::Attribute(attribute) = &*call.func
            && is_plain(&call.arguments)
        {
            self.method_call(attribute, &call.arguments, base, range)?;
            self.copy(to, base, range);
            return Ok(());
        }
        self.value_into(&call.func, base)?;
        self.call_with(base, 0, &call.arguments, range)?;
        self.copy(to, base, range);
        Ok(())
    }

    /// `object.name(…)` without binding the method.
    fn method_call(
        &mut self,
        attribute: &'a ast::ExprAttribute,
        arguments: &'a ast::Arguments,
        base: Reg,
        range: TextRange,
    ) -> Compiled<()> {
        let receiver = self.temp()?;
        let site = self.method_site(attribute)?;
        let is_early =
            arguments.iter_source_order().any(|argument| acts(argument.value()) || self.computes_attributes && asks(argument.value()));
        if !self.hidden && is_early {
            let value = self.operand(&attribute.value, receiver)?;
            self.emit_at_site(Op::Receiver, receiver, value, site, self.attribute_range(attribute));
        } else {
            self.value_into(&attribute.value, receiver)?;
        }
        let first = self.here();
        for argument in &arguments.args {
            let register = self.temp()?;
            self.value_into(argument, register)?;
        }
        let count = arguments.args.len() as u16;
        if arguments.keywords.is_empty() {
            self.note_late_method(first, is_early);
            self.call_method(attribute, site, count, base, range);
            return Ok(());
        }
        let range = TextRange::new(self.attribute_range(attribute).start(), range.end());
        let names = self.keyword_values(&arguments.keywords)?;
        self.note_late_method(first, is_early);
        self.unit.method_ends.push((self.here(), attribute.end().to_u32()));
        self.emit_at_site(Op::CallMethodKw, base, count, site, range);
        self.emit_instr(Instr::wide(Op::Ext, 0, 0, names), range);
        Ok(())
    }

    /// The next instruction calls a method, whose arguments began at `first`.
    fn note_late_method(&mut self, first: u32, is_early: bool) {
        if !self.hidden && !is_early && first < self.here() {
            self.unit.late_methods.push((first, self.here()));
        }
    }

    /// The site of a method call.
    pub fn method_site(&mut self, attribute: &'a ast::ExprAttribute) -> Compiled<u32> {
        let name = self.mangled(&attribute.attr).into_owned();
        self.named_site(&name, attribute.range())
    }

    /// The call of a method whose receiver and positional arguments are in place.
    pub fn call_method(&mut self, attribute: &'a ast::ExprAttribute, site: u32, count: u16, base: Reg, range: TextRange) {
        let range = TextRange::new(self.attribute_range(attribute).start(), range.end());
        self.unit.method_ends.push((self.here(), attribute.end().to_u32()));
        self.emit_at_site(Op::CallMethod, base, count, site, range);
    }

    /// Evaluates keyword values into the next registers; returns the constant with their names.
    fn keyword_values(&mut self, keywords: &'a [Keyword]) -> Compiled<u32> {
        self.check_keywords(keywords)?;
        let mut names = Vec::with_capacity(keywords.len());
        for keyword in keywords {
            let register = self.temp()?;
            self.value_into(&keyword.value, register)?;
            names.push(Const::Str(keyword.arg.as_ref().map_or(String::new(), |name| name.to_string())));
        }
        Ok(self.const_index(Const::Tuple(names)))
    }

    fn check_keywords(&self, keywords: &[Keyword]) -> Compiled<()> {
        let mut seen = Set::default();
        for keyword in keywords {
            let Some(name) = &keyword.arg else { continue };
            if name.as_str() == "__debug__" {
                return Err(self.error(keyword.range(), "cannot assign to __debug__"));
            }
            if !seen.insert(name.as_str()) {
                return Err(self.error(keyword.range(), format!("keyword argument repeated: {name}")));
            }
        }
        Ok(())
    }

    /// Calls the callee in `base`, whose first `placed` arguments are in the registers after it.
    pub fn call_with(&mut self, base: Reg, placed: u16, arguments: &'a ast::Arguments, range: TextRange) -> Compiled<()> {
        if !is_plain(arguments) {
            return self.call_unpacked(base, placed, arguments, range);
        }
        let straight = self.has_generators && self.unit.kind == CodeKind::Module && !self.in_loop();
        for argument in &arguments.args {
            let register = self.temp()?;
            self.value_into(argument, register)?;
            // What the argument was made from goes before the call.
            if (self.is_attentive || straight) && acts(argument) {
                self.emit(Op::Settle, register + 1, 2, 0, range);
            }
        }
        let count = placed + arguments.args.len() as u16;
        if arguments.keywords.is_empty() {
            self.emit(Op::Call, base, count, 0, range);
            return Ok(());
        }
        let names = self.keyword_values(&arguments.keywords)?;
        if let Ok(names) = u16::try_from(names) {
            self.emit(Op::CallKw, base, count, names, range);
            return Ok(());
        }
        // The values are in order after the positional ones: pack both.
        let keywords = arguments.keywords.len() as u16;
        let first = base + 1 + count;
        let pairs = self.temps(2 * keywords as usize)?;
        for (offset, keyword) in arguments.keywords.iter().enumerate() {
            let pair = pairs + 2 * offset as Reg;
            self.load_string(pair, keyword.arg.as_ref().map_or("", |name| name), range);
            self.copy(pair + 1, first + offset as Reg, range);
        }
        self.emit(Op::BuildList, base + 1, base + 1, count, range);
        self.emit(Op::BuildDict, base + 2, pairs, keywords, range);
        self.emit(Op::CallEx, base, 0, 0, range);
        Ok(())
    }

    /// A call with `*` or `**`, or with very many arguments: a list and a dict.
    fn call_unpacked(&mut self, base: Reg, placed: u16, arguments: &'a ast::Arguments, range: TextRange) -> Compiled<()> {
        self.check_keywords(&arguments.keywords)?;
        let (list, dict) = (base + 1, base + 2);
        while self.unit.next < u32::from(base) + 3 {
            self.temp()?;
        }
        let mark = self.mark();
        let lone = match &*arguments.args {
            [Expr::Starred(starred)] if placed == 0 => Some(&starred.value),
            _ => None,
        };
        match lone {
            Some(value) => self.value_into(value, list)?,
            None => self.emit(Op::BuildList, list, list, placed, range),
        }
        let (is_lone, arguments_left) = (lone.is_some(), if lone.is_some() { &[] } else { &*arguments.args });
        for argument in arguments_left {
            match argument {
                Expr::Starred(starred) => {
                    let value = self.value(&starred.value)?;
                    self.emit_x(Op::ListExtend, 1, list, value, 0, range);
                }
                argument => {
                    let value = self.value(argument)?;
                    self.emit(Op::ListAppend, list, value, 0, range);
                }
            }
            self.release(mark);
        }
        let lone = match &*arguments.keywords {
            [ast::Keyword { arg: None, value, .. }] => Some(value),
            _ => None,
        };
        match lone {
            _ if arguments.keywords.is_empty() => self.load_none(dict, range),
            Some(value) => {
                self.value_into(value, dict)?;
                self.emit_x(Op::DictMerge, LONE, dict, dict, base, range);
            }
            None => self.emit(Op::BuildDict, dict, mark as Reg, 0, range),
        }
        let mut unpacked = false;
        let keywords_left = if lone.is_some() { &[] } else { &*arguments.keywords };
        for keyword in keywords_left {
            match &keyword.arg {
                None => {
                    unpacked = true;
                    let value = self.value(&keyword.value)?;
                    self.emit(Op::DictMerge, dict, value, base, range);
                }
                Some(name) => {
                    let pair = self.temps(2)?;
                    self.load_string(pair, name, keyword.range());
                    self.value_into(&keyword.value, pair + 1)?;
                    if unpacked {
                        // A duplicate of an unpacked key is an error, so it is merged like one.
                        self.emit(Op::BuildDict, pair, pair, 1, keyword.range());
                        self.emit(Op::DictMerge, dict, pair, base, range);
                    } else {
                        self.emit(Op::MapAdd, dict, pair, pair + 1, keyword.range());
                    }
                }
            }
            self.release(mark);
        }
        if is_lone {
            // Only now, as in CPython: keywords are evaluated before what is spread is looked at.
            self.emit_x(Op::ListExtend, LONE, list, list, 0, range);
        }
        self.emit(Op::CallEx, base, 0, 0, range);
        Ok(())
    }

    /// `super()` in a method, if nothing has another idea of what `super` is.
    fn super_into(&mut self, call: &'a ast::ExprCall, to: Reg) -> Compiled<bool> {
        let Expr::Name(name) = &*call.func else { return Ok(false) };
        if name.id != "super" || !call.arguments.is_empty() || self.place("super") != Place::Global {
            return Ok(false);
        }
        let rebound = self.tree.scopes[0].symbol("super").is_some_and(|symbol| symbol.bound);
        let frame = &self.tree.scopes[self.unit.frame];
        let function = !matches!(self.unit.kind, CodeKind::Module | CodeKind::Class);
        let Some(free) = frame.free_index("__class__") else { return Ok(false) };
        if rebound || !function {
            return Ok(false);
        }
        if frame.kind.is_comprehension() || !self.unit.within.is_empty() {
            // A comprehension is a function of its own in CPython 3.11, whose first argument is an iterator: no instance of the class.
            self.load_const(to, Const::None, call.range());
            self.emit(Op::LoadSuper, to, free, to, call.range());
            return Ok(true);
        }
        let Some(first) = frame.varnames.first().cloned() else { return Ok(false) };
        let is_parameter = frame.symbol(&first).is_some_and(|symbol| symbol.parameter) && frame.has_positional;
        if !is_parameter {
            return Ok(false);
        }
        let cell = matches!(self.tree.place(self.unit.frame, &first), Place::Cell(_));
        self.emit_x(Op::LoadSuper, u8::from(cell), to, free, 0, call.range());
        Ok(true)
    }
}

/// May evaluating the argument do something that others see? A method is looked up before.
pub fn acts(argument: &Expr) -> bool {
    !argument.is_lambda_expr()
        && any_over_expr(argument, |part| {
            matches!(part, Expr::Call(_) | Expr::Await(_) | Expr::Yield(_) | Expr::YieldFrom(_) | Expr::Named(_))
        })
}

/// May evaluating the argument call a method of an object, if only a special one? A name or a literal does not.
fn asks(argument: &Expr) -> bool {
    !(argument.is_name_expr() || argument.is_literal_expr() || argument.is_lambda_expr())
}

/// Can the arguments go into registers one by one?
fn is_plain(arguments: &ast::Arguments) -> bool {
    arguments.args.len() + arguments.keywords.len() <= MAX_ARGUMENTS
        && !arguments.args.iter().any(Expr::is_starred_expr)
        && arguments.keywords.iter().all(|keyword| keyword.arg.is_some())
}
