//! `try`: `except`, `else`, `finally` and `except*`, in code that is linear in the source.
//! Every path that enters a handler leaves it again, so that the frame's handled exception is right everywhere.
//!
//! A `finally` is emitted once. It is entered with a kind (normal, raised, returned, …) and a value, does its body, and
//! then goes on as the kind says. The exception table lists inner stretches first because they end first.

use super::block::{Block, NORMAL, Pending, RAISED};
use super::bound::Bound;
use super::emit::Label;
use super::{Compiled, Compiler, Reg};
use crate::code::{CompareOp, Const, Op};
use ruff_python_ast::{self as ast, ExceptHandler, ExceptHandlerExceptHandler};
use ruff_text_size::{Ranged, TextRange};

impl<'a> Compiler<'a> {
    pub fn try_statement(&mut self, stmt: &'a ast::StmtTry) -> Compiled<()> {
        if stmt.finalbody.is_empty() {
            return self.try_except(stmt);
        }
        let range = TextRange::empty(stmt.start());
        let (kind, value, saved, second) = (self.temp()?, self.temp()?, self.temp()?, self.temp()?);
        let before = self.unit.bound.clone();
        let (exit, raised, cleanup, end) = (self.label(), self.label(), self.label(), self.label());
        self.enter_block(Block::Protected { exit, kind, value, pending: Pending::default() }, range)?;
        let start = self.here();
        if stmt.handlers.is_empty() {
            self.body(&stmt.body)?
        } else {
            self.try_except(stmt)?
        }
        self.handler(start, raised, value);
        let pending = self.pop_protected();

        // Normal completion jumps to the exit; an exception falls into it from its handler.
        let normal = self.unit.bound.clone();
        if normal.is_reachable() {
            self.load_const(kind, Const::Int(NORMAL.into()), range);
            self.jump(Op::Jump, 0, exit, range);
        }
        self.unit.bound = before;
        self.forget_deleted();
        self.bind(raised);
        self.emit(Op::HandlerEnter, value, saved, 0, range);
        self.settle_raised(range);
        self.load_const(kind, Const::Int(RAISED.into()), range);
        self.bind(exit);
        self.enter_block(Block::Finally { kind, saved }, range)?;
        let start = self.here();
        // CPython compiles the body twice, and warns twice.
        let warnings = self.warnings.len();
        self.body(&stmt.finalbody)?;
        self.warn_again(warnings..self.warnings.len());
        self.handler(start, cleanup, second);
        self.unit.blocks.pop();

        let after = self.unit.bound.clone();
        if after.is_reachable() {
            let calm = self.label();
            self.jump_compare_int(CompareOp::Ne, true, kind, RAISED, calm, range);
            self.emit(Op::HandlerExit, 0, saved, 0, range);
            self.emit(Op::Reraise, value, 0, 0, range);
            self.unit.bound = Bound::unreachable();
            self.bind(calm);
            self.dispatch(kind, value, pending, normal.is_reachable(), range)?;
            if normal.is_reachable() {
                self.jump(Op::Jump, 0, end, range);
            }
        }
        // An exception in the `finally` body: the one it was handling, if any, is no longer handled.
        self.bind(cleanup);
        self.exit_if_raised(kind, saved, range);
        self.emit(Op::Reraise, second, 0, 0, range);
        self.bind(end);
        // After the statement everything is bound that its normal end and the `finally` have bound.
        self.unit.bound = normal;
        self.forget_deleted();
        self.unit.bound.join(&after);
        Ok(())
    }

    pub fn pop_protected(&mut self) -> Pending {
        match self.unit.blocks.pop() {
            Some(Block::Protected { pending, .. }) => pending,
            _ => Pending::default(),
        }
    }

    fn try_except(&mut self, stmt: &'a ast::StmtTry) -> Compiled<()> {
        let range = TextRange::empty(stmt.start());
        let (exception, saved, second) = (self.temp()?, self.temp()?, self.temp()?);
        let before = self.unit.bound.clone();
        let (raised, cleanup, end) = (self.label(), self.label(), self.label());
        let start = self.here();
        self.enter_block(Block::Guarded, range)?;
        self.body(&stmt.body)?;
        self.unit.blocks.pop();
        self.handler(start, raised, exception);
        self.body(&stmt.orelse)?;
        if self.unit.bound.is_reachable() {
            self.jump(Op::Jump, 0, end, range);
        }
        self.unit.bound = before;
        self.forget_deleted();
        self.bind(raised);
        self.emit(Op::HandlerEnter, exception, saved, 0, range);
        self.settle_raised(range);
        let start = self.here();
        self.enter_block(Block::Guarded, range)?;
        if stmt.is_star {
            self.except_star(stmt, exception, saved, end)?;
        } else {
            self.clauses(stmt, exception, saved, end)?;
        }
        self.unit.blocks.pop();
        self.handler(start, cleanup, second);
        self.bind(cleanup);
        self.emit(Op::HandlerExit, 0, saved, 0, range);
        self.emit(Op::Reraise, second, 0, 0, range);
        self.unit.bound = Bound::unreachable();
        self.bind(end);
        Ok(())
    }

    /// What the code that raised was about to use goes before its handler runs.
    pub fn settle_raised(&mut self, range: TextRange) {
        if self.is_attentive || self.has_generators {
            self.emit(Op::Settle, self.mark() as Reg, 1, 0, range);
        }
    }

    fn clauses(&mut self, stmt: &'a ast::StmtTry, exception: Reg, saved: Reg, end: Label) -> Compiled<()> {
        let count = stmt.handlers.len();
        for (index, ExceptHandler::ExceptHandler(clause)) in stmt.handlers.iter().enumerate() {
            let next = self.label();
            match &clause.type_ {
                Some(type_) => {
                    let mark = self.mark();
                    let class = self.value(type_)?;
                    let matches = self.temp()?;
                    self.emit(Op::ExceptMatch, matches, exception, class, clause.range());
                    self.jump(Op::JumpIfFalse, matches, next, type_.range());
                    self.release(mark);
                }
                None if index + 1 < count => return Err(self.error(clause.range(), "default 'except:' must be last")),
                None => {}
            }
            self.clause_body(clause, exception, saved)?;
            if self.unit.bound.is_reachable() {
                self.jump(Op::Jump, 0, end, clause.range());
            }
            self.unit.bound = Bound::unreachable();
            self.bind(next);
        }
        if self.unit.bound.is_reachable() {
            // Nothing matched; the cleanup that follows covers this and leaves the handler.
            self.emit(Op::Reraise, exception, 0, 0, TextRange::empty(stmt.start()));
            self.unit.bound = Bound::unreachable();
        }
        Ok(())
    }

    /// The body of one clause, up to and including the end of the handler.
    fn clause_body(&mut self, clause: &'a ExceptHandlerExceptHandler, exception: Reg, saved: Reg) -> Compiled<()> {
        let name = clause.name.as_ref().map(|name| (name.as_str(), name.range()));
        self.enter_block(Block::Handler { saved, name }, clause.range())?;
        let Some((name, range)) = name else {
            self.body(&clause.body)?;
            self.unit.blocks.pop();
            if self.unit.bound.is_reachable() {
                self.emit(Op::HandlerExit, 0, saved, 0, clause.range());
            }
            return Ok(());
        };
        self.store_name(name, exception, range)?;
        let mark = self.mark();
        let (start, raised, register) = (self.here(), self.label(), self.temp()?);
        self.body(&clause.body)?;
        self.handler(start, raised, register);
        self.unit.blocks.pop();
        let done = self.label();
        if self.unit.bound.is_reachable() {
            self.emit(Op::HandlerExit, 0, saved, 0, range);
            self.clear_name(name, range)?;
            self.jump(Op::Jump, 0, done, range);
        }
        // On the way out with another exception the name goes too.
        self.bind(raised);
        self.clear_name(name, range)?;
        self.emit(Op::Reraise, register, 0, 0, range);
        self.unit.bound = Bound::unreachable();
        self.bind(done);
        self.release(mark);
        Ok(())
    }

    /// `except*`: each clause takes its part of the group; what clauses raise and what is left is raised together.
    fn except_star(&mut self, stmt: &'a ast::StmtTry, exception: Reg, saved: Reg, end: Label) -> Compiled<()> {
        let range = TextRange::empty(stmt.start());
        let rest = self.temp()?;
        let raised = self.temp()?;
        self.copy(rest, exception, range);
        self.emit(Op::BuildList, raised, raised, 0, range);
        let finish = self.label();
        for ExceptHandler::ExceptHandler(clause) in &stmt.handlers {
            let mark = self.mark();
            let Some(type_) = &clause.type_ else { return Err(self.error(clause.range(), "expected one or more exception types")) };
            let next = self.label();
            self.jump(Op::JumpIfNone, rest, finish, type_.range());
            let class = self.value(type_)?;
            let parts = self.temps(2)?;
            self.emit(Op::ExceptStarMatch, parts, rest, class, clause.range());
            self.copy(rest, parts + 1, type_.range());
            self.jump(Op::JumpIfNone, parts, next, type_.range());
            self.star_body(clause, parts, raised)?;
            self.bind(next);
            self.release(mark);
        }
        self.bind(finish);
        let nothing = self.label();
        self.jump(Op::JumpIfNone, rest, nothing, range);
        self.emit(Op::ListAppend, raised, rest, 0, range);
        self.bind(nothing);
        let result = self.temp()?;
        self.emit(Op::ExceptStarEnd, result, raised, exception, range);
        let quiet = self.label();
        self.jump(Op::JumpIfNone, result, quiet, range);
        self.emit(Op::Reraise, result, 0, 0, range);
        self.bind(quiet);
        self.emit(Op::HandlerExit, 0, saved, 0, range);
        self.jump(Op::Jump, 0, end, range);
        Ok(())
    }

    fn star_body(&mut self, clause: &'a ExceptHandlerExceptHandler, group: Reg, raised: Reg) -> Compiled<()> {
        let range = clause.range();
        let (outer, register) = (self.temp()?, self.temp()?);
        let (escaped, done) = (self.label(), self.label());
        self.emit(Op::HandlerEnter, group, outer, 0, range);
        let before = self.unit.bound.clone();
        let start = self.here();
        if let Some(name) = &clause.name {
            self.store_name(name, group, name.range())?;
        }
        self.enter_block(Block::Star, range)?;
        self.body(&clause.body)?;
        self.unit.blocks.pop();
        self.handler(start, escaped, register);
        let clear = |compiler: &mut Self| clause.name.as_ref().map_or(Ok(()), |name| compiler.clear_name(name, name.range()));
        self.emit(Op::HandlerExit, 0, outer, 0, range);
        clear(self)?;
        self.jump(Op::Jump, 0, done, range);
        self.unit.bound = before;
        self.forget_deleted();
        self.bind(escaped);
        self.emit(Op::HandlerExit, 0, outer, 0, range);
        clear(self)?;
        self.emit(Op::ListAppend, raised, register, 0, range);
        self.bind(done);
        Ok(())
    }
}
