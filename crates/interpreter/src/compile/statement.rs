//! Statements: dispatch, branches, loops, imports and the ways out of a function.
//! `try` and `with` are in files of their own.

use super::block::{Block, Completion, LEAVES_EXCEPT_STAR};
use super::bound::Bound;
use super::emit::Label;
use super::{Compiled, Compiler, Reg};
use crate::code::{CodeKind, Const, Op};
use crate::pace;
use ruff_python_ast::{self as ast, Expr, Stmt};
use ruff_text_size::{Ranged, TextRange};

/// An `async for` whose end is still to be emitted.
pub struct AsyncLoop {
    handler: Label,
    exception: Reg,
    bound: Bound,
}

impl<'a> Compiler<'a> {
    pub fn body(&mut self, body: &'a [Stmt]) -> Compiled<()> {
        body.iter().try_for_each(|stmt| self.statement(stmt))
    }

    pub fn statement(&mut self, stmt: &'a Stmt) -> Compiled<()> {
        if pace::halted_in_steps() {
            super::go_on(self.source, self.hidden)?;
        }
        let mark = self.mark();
        let range = stmt.range();
        match stmt {
            Stmt::Expr(stmt) if self.mode.shows_values() && self.unit.frame == 0 => {
                let callee = self.temps(2)?;
                self.emit(Op::LoadBuildClass, callee, 1, 0, range);
                self.value_into(&stmt.value, callee + 1)?;
                self.emit(Op::Call, callee, 1, 0, range);
            }
            Stmt::Expr(stmt) => {
                if !stmt.value.is_literal_expr() {
                    self.effect(&stmt.value)?;
                } else {
                    self.literal(&stmt.value)?;
                }
            }
            Stmt::Assign(assign) => {
                if !self.assign_parallel(assign)? {
                    self.assign(assign)?;
                }
            }
            Stmt::AugAssign(assign) => {
                self.augmented(assign)?;
            }
            Stmt::AnnAssign(assign) => {
                self.annotated(assign)?;
            }
            Stmt::Return(stmt) => self.return_statement(stmt)?,
            Stmt::If(stmt) => self.if_statement(stmt)?,
            Stmt::For(stmt) if stmt.is_async => self.async_for(stmt)?,
            Stmt::For(stmt) => self.for_statement(stmt)?,
            Stmt::While(stmt) => self.while_statement(stmt)?,
            Stmt::FunctionDef(def) => self.function_def(def)?,
            Stmt::ClassDef(def) => self.class_def(def)?,
            Stmt::Delete(stmt) => stmt.targets.iter().try_for_each(|target| self.delete(target))?,
            Stmt::TypeAlias(alias) => self.type_alias(alias)?,
            Stmt::With(stmt) => self.with_statement(stmt)?,
            Stmt::Match(stmt) => self.match_statement(stmt)?,
            Stmt::Raise(stmt) => self.raise(stmt)?,
            Stmt::Try(stmt) => self.try_statement(stmt)?,
            Stmt::Assert(stmt) => self.assert(stmt)?,
            Stmt::Import(stmt) => self.import(stmt)?,
            Stmt::ImportFrom(stmt) => self.import_from(stmt)?,
            Stmt::Break(_) | Stmt::Continue(_) if self.in_except_star() => return Err(self.error(range, LEAVES_EXCEPT_STAR)),
            Stmt::Break(_) if !self.in_loop() => return Err(self.error(range, "'break' outside loop")),
            Stmt::Break(_) => self.complete(Completion::Break, range)?,
            Stmt::Continue(_) if !self.in_loop() => return Err(self.error(range, "'continue' not properly in loop")),
            Stmt::Continue(_) => self.complete(Completion::Continue, range)?,
            Stmt::Pass(_) | Stmt::Global(_) | Stmt::Nonlocal(_) => {}
            Stmt::IpyEscapeCommand(_) => return Err(self.error(range, "invalid syntax")),
        }
        self.release(mark);
        if self.may_let_go(stmt) {
            self.emit(Op::Settle, mark as Reg, 0, 0, range);
        }
        Ok(())
    }

    /// May an object lose its last reference by this statement, where a program would notice? Functions and loops are slowed down for it
    /// only in a source that speaks of such things.
    fn may_let_go(&self, stmt: &Stmt) -> bool {
        if self.hidden {
            return false;
        }
        let straight = self.is_attentive || self.unit.kind == CodeKind::Module && !self.in_loop();
        match stmt {
            Stmt::Delete(_) | Stmt::For(_) | Stmt::With(_) => true,
            Stmt::Assign(assign) => straight && !assign.value.is_lambda_expr() || assign.value.is_none_literal_expr(),
            Stmt::Expr(stmt) => match &*stmt.value {
                Expr::Call(call) => straight || call.func.is_name_expr() && !self.in_loop(),
                value => straight && super::call::acts(value),
            },
            Stmt::AugAssign(_) | Stmt::AnnAssign(_) | Stmt::Try(_) => self.is_attentive,
            _ => false,
        }
    }

    fn return_statement(&mut self, stmt: &'a ast::StmtReturn) -> Compiled<()> {
        let range = stmt.range();
        match self.unit.kind {
            CodeKind::Class => return Err(self.error(range, "'return' outside function")),
            _ if self.unit.frame == 0 => return Err(self.error(range, "'return' outside function")),
            CodeKind::AsyncGenerator if stmt.value.is_some() => {
                return Err(self.error(range, "'return' with value in async generator"));
            }
            _ => {}
        }
        let value = match &stmt.value {
            // The way out clears the name of an `except … as`, which may be the value.
            Some(value) if self.unit.blocks.iter().any(|block| matches!(block, Block::Handler { name: Some(_), .. })) => {
                let register = self.temp()?;
                self.value_into(value, register)?;
                register
            }
            Some(value) => self.value(value)?,
            None => {
                let value = self.temp()?;
                self.load_none(value, range);
                value
            }
        };
        // What the value was made from may go before the function ends.
        if self.is_attentive
            && usize::from(value) >= self.tree.scopes[self.unit.frame].varnames.len()
            && stmt.value.as_deref().is_some_and(super::call::acts)
        {
            self.emit(Op::Settle, value + 1, 0, 0, range);
        }
        self.complete(Completion::Return(value), range)
    }

    fn if_statement(&mut self, stmt: &'a ast::StmtIf) -> Compiled<()> {
        let end = self.label();
        let clauses = stmt.elif_else_clauses.iter().map(|clause| (clause.test.as_ref(), &clause.body));
        let mut clauses = std::iter::once((Some(&*stmt.test), &stmt.body)).chain(clauses).peekable();
        while let Some((test, body)) = clauses.next() {
            let next = self.label();
            if let Some(test) = test {
                self.jump_if(test, false, next)?;
            }
            self.body(body)?;
            if clauses.peek().is_some() && self.unit.bound.is_reachable() {
                self.jump(Op::Jump, 0, end, stmt.range());
            }
            if clauses.peek().is_some() {
                self.unit.bound = Bound::unreachable();
            }
            self.bind(next);
        }
        self.bind(end);
        Ok(())
    }

    fn while_statement(&mut self, stmt: &'a ast::StmtWhile) -> Compiled<()> {
        let (top, orelse, end) = (self.label(), self.label(), self.label());
        self.bind_loop(top);
        let warnings = self.warnings.len();
        self.jump_if(&stmt.test, false, orelse)?;
        let warned = warnings..self.warnings.len();
        self.enter_block(Block::Loop { break_to: end, continue_to: top }, stmt.range())?;
        self.body(&stmt.body)?;
        // CPython has the test at both ends of the loop.
        self.warn_again(warned);
        self.unit.blocks.pop();
        self.back(top, stmt.test.range());
        self.bind(orelse);
        self.body(&stmt.orelse)?;
        self.bind(end);
        Ok(())
    }

    fn for_statement(&mut self, stmt: &'a ast::StmtFor) -> Compiled<()> {
        let range = stmt.range();
        let state = self.temps(4)?;
        let mark = self.mark();
        let iterable = self.iterable(&stmt.iter)?;
        self.release(mark);
        self.emit(Op::GetIter, state, iterable, 0, range);
        let (top, orelse, end) = (self.label(), self.label(), self.label());
        self.bind_loop(top);
        self.for_step(&stmt.target, state, orelse, range)?;
        self.enter_block(Block::Loop { break_to: end, continue_to: top }, stmt.range())?;
        self.body(&stmt.body)?;
        self.unit.blocks.pop();
        self.back(top, range);
        self.bind(orelse);
        self.body(&stmt.orelse)?;
        self.bind(end);
        Ok(())
    }

    /// The back edge at the end of a loop's body, unless the body never gets there.
    fn back(&mut self, top: Label, range: TextRange) {
        if self.unit.bound.is_reachable() {
            self.jump(Op::Loop, 0, top, range);
        }
    }

    fn async_for(&mut self, stmt: &'a ast::StmtFor) -> Compiled<()> {
        let range = stmt.range();
        let iterator = self.temp()?;
        let iterable = self.operand(&stmt.iter, iterator)?;
        self.emit(Op::GetAsyncIter, iterator, iterable, 0, range);
        let (top, end) = (self.label(), self.label());
        self.bind_loop(top);
        let item = self.temp()?;
        let asynchronous = self.async_step(iterator, item, range)?;
        self.store(&stmt.target, item)?;
        self.enter_block(Block::Loop { break_to: end, continue_to: top }, stmt.range())?;
        self.body(&stmt.body)?;
        self.unit.blocks.pop();
        self.back(top, range);
        self.end_async_for(asynchronous, range);
        self.body(&stmt.orelse)?;
        self.bind(end);
        Ok(())
    }

    /// Awaits the next item of an asynchronous iterator.
    pub fn async_step(&mut self, iterator: Reg, item: Reg, range: TextRange) -> Compiled<AsyncLoop> {
        let handler = self.label();
        let exception = self.temp()?;
        let bound = self.unit.bound.clone();
        let mark = self.mark();
        let awaitable = self.temp()?;
        let start = self.here();
        self.emit(Op::GetAsyncNext, awaitable, iterator, 0, range);
        self.delegate(awaitable, item, range)?;
        self.handler(start, handler, exception);
        self.release(mark);
        Ok(AsyncLoop { handler, exception, bound })
    }

    /// Where an asynchronous iterator's end arrives.
    pub fn end_async_for(&mut self, asynchronous: AsyncLoop, range: TextRange) {
        self.unit.bound = asynchronous.bound;
        self.bind(asynchronous.handler);
        self.emit(Op::EndAsyncFor, asynchronous.exception, 0, 0, range);
    }

    fn raise(&mut self, stmt: &'a ast::StmtRaise) -> Compiled<()> {
        let range = stmt.range();
        match (&stmt.exc, &stmt.cause) {
            (None, _) => self.emit_x(Op::Raise, 2, 0, 0, 0, range),
            (Some(exception), None) => {
                let exception = self.value(exception)?;
                self.emit_x(Op::Raise, 0, exception, 0, 0, range);
            }
            (Some(exception), Some(cause)) => {
                let exception = self.value(exception)?;
                let cause = self.value(cause)?;
                self.emit_x(Op::Raise, 1, exception, cause, 0, range);
            }
        }
        self.unit.bound = Bound::unreachable();
        Ok(())
    }

    fn assert(&mut self, stmt: &'a ast::StmtAssert) -> Compiled<()> {
        self.check_assertion(stmt);
        let end = self.label();
        self.jump_if(&stmt.test, true, end)?;
        let range = blamed(&stmt.test).map_or(stmt.range(), Ranged::range);
        match &stmt.msg {
            Some(message) => {
                let message = self.value(message)?;
                self.emit_x(Op::AssertFail, 1, message, 0, 0, range);
            }
            None => self.emit_x(Op::AssertFail, 0, 0, 0, 0, range),
        }
        self.unit.bound = Bound::unreachable();
        self.bind(end);
        Ok(())
    }

    fn import(&mut self, stmt: &'a ast::StmtImport) -> Compiled<()> {
        let range = stmt.range();
        for alias in &stmt.names {
            let mark = self.mark();
            let module = self.temp()?;
            self.load_none(module, range);
            self.emit_site(Op::ImportName, module, 0, &alias.name, range)?;
            match &alias.asname {
                Some(name) => {
                    // `import a.b as c` binds the submodule, not the package.
                    for part in alias.name.split('.').skip(1) {
                        self.emit_site(Op::ImportFrom, module, module, part, range)?;
                    }
                    self.store_name(name, module, range)?;
                }
                None => self.store_name(alias.name.split('.').next().unwrap_or(&alias.name), module, range)?,
            }
            self.release(mark);
        }
        Ok(())
    }

    fn import_from(&mut self, stmt: &'a ast::StmtImportFrom) -> Compiled<()> {
        let range = stmt.range();
        let name = stmt.module.as_ref().map_or("", |module| module.as_str());
        if name == "__future__" && stmt.level == 0 && stmt.end() > self.future_end {
            return Err(self.error(range, "from __future__ imports must occur at the beginning of the file"));
        }
        let module = self.temp()?;
        let names = stmt.names.iter().map(|alias| Const::Str(alias.name.to_string())).collect();
        self.load_const(module, Const::Tuple(names), range);
        let level = stmt.level.min(u16::MAX.into()) as u16;
        self.emit_site(Op::ImportName, module, level, name, range)?;
        for alias in &stmt.names {
            if &*alias.name == "*" {
                self.emit(Op::ImportStar, module, 0, 0, range);
                continue;
            }
            let mark = self.mark();
            let value = self.temp()?;
            self.emit_site(Op::ImportFrom, value, module, &alias.name, range)?;
            self.store_name(alias.asname.as_ref().unwrap_or(&alias.name), value, range)?;
            self.release(mark);
        }
        Ok(())
    }
}

/// Is the expression nothing but a string?
pub fn is_string(expr: &Expr) -> bool {
    expr.is_string_literal_expr()
}

/// What a failed assertion is blamed on: the comparison in its condition that was compiled last.
fn blamed(condition: &Expr) -> Option<&Expr> {
    match condition {
        Expr::Compare(_) => Some(condition),
        Expr::UnaryOp(ast::ExprUnaryOp { op: ast::UnaryOp::Not, operand, .. }) => blamed(operand),
        Expr::BoolOp(operation) => operation.values.iter().rev().find_map(blamed),
        Expr::If(choice) => blamed(&choice.orelse).or_else(|| blamed(&choice.body)).or_else(|| blamed(&choice.test)),
        _ => None,
    }
}
