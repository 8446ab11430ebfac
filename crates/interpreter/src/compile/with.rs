//! `with` and `async with`: enter, body, exit on every path, and exceptions offered to `__exit__`.
//! Several items nest without recursion, and each item's exit is emitted once.

use super::block::{Block, NORMAL, Pending};
use super::bound::Bound;
use super::emit::Label;
use super::{Compiled, Compiler, Reg};
use crate::code::{Const, Op};
use ruff_python_ast as ast;
use ruff_text_size::{Ranged, TextRange};

/// An item whose body is being emitted.
struct OpenItem {
    /// The bound `__exit__` or `__aexit__`.
    exit_method: Reg,
    kind: Reg,
    value: Reg,
    exit: Label,
    start: u32,
    bound: Bound,
    range: TextRange,
}

impl<'a> Compiler<'a> {
    pub fn with_statement(&mut self, stmt: &'a ast::StmtWith) -> Compiled<()> {
        let mut open = Vec::with_capacity(stmt.items.len());
        for item in &stmt.items {
            open.push(self.enter_item(item, stmt)?);
        }
        self.body(&stmt.body)?;
        while let Some(item) = open.pop() {
            self.exit_item(item, stmt.is_async)?;
        }
        Ok(())
    }

    fn enter_item(&mut self, item: &'a ast::WithItem, stmt: &ast::StmtWith) -> Compiled<OpenItem> {
        let (range, asynchronous) = (stmt.range(), stmt.is_async);
        let (kind, value) = (self.temp()?, self.temp()?);
        let entered = self.temps(2)?;
        let mark = self.mark();
        let manager = self.value(&item.context_expr)?;
        self.emit_x(Op::WithEnter, u8::from(asynchronous), entered, manager, 0, range);
        self.release(mark);
        if asynchronous {
            self.await_register(entered + 1, 1, entered + 1, range)?;
            self.release(mark);
        }
        let exit = self.label();
        self.enter_block(Block::Protected { exit, kind, value, pending: Pending::default() }, range)?;
        let (start, bound) = (self.here(), self.unit.bound.clone());
        if let Some(target) = &item.optional_vars {
            self.store(target, entered + 1)?;
        }
        Ok(OpenItem { exit_method: entered, kind, value, exit, start, bound, range })
    }

    fn exit_item(&mut self, item: OpenItem, asynchronous: bool) -> Compiled<()> {
        let OpenItem { exit_method, kind, value, exit, start, bound, range } = item;
        let (raised, cleanup, suppressed, end) = (self.label(), self.label(), self.label(), self.label());
        let mark = self.mark();
        let (saved, second) = (self.temp()?, self.temp()?);
        if self.here() == start {
            self.emit(Op::Nop, 0, 0, 0, range);
        }
        self.handler(start, raised, value);
        let pending = match self.unit.blocks.pop() {
            Some(Block::Protected { pending, .. }) => pending,
            _ => Pending::default(),
        };
        if pending.any() && self.unit.bound.is_reachable() {
            self.load_const(kind, Const::Int(NORMAL.into()), range);
        }
        let falls_through = self.unit.bound.is_reachable();
        self.bind(exit);
        if self.unit.bound.is_reachable() {
            let call = self.temps(4)?;
            self.copy(call, exit_method, range);
            (1..4).for_each(|offset| self.load_none(call + offset, range));
            self.emit(Op::Call, call, 3, 0, range);
            if asynchronous {
                self.await_register(call, 2, call, range)?;
            }
            self.dispatch(kind, value, pending, falls_through, range)?;
            if falls_through {
                self.jump(Op::Jump, 0, end, range);
            }
        }
        self.unit.bound = bound;
        self.forget_deleted();
        self.bind(raised);
        self.emit(Op::HandlerEnter, value, saved, 0, range);
        self.settle_raised(range);
        let start = self.here();
        let result = self.temp()?;
        self.emit(Op::WithExcept, result, exit_method, value, range);
        if asynchronous {
            self.await_register(result, 2, result, range)?;
        }
        self.jump(Op::JumpIfTrue, result, suppressed, range);
        self.emit(Op::Reraise, value, 0, 0, range);
        self.handler(start, cleanup, second);
        self.bind(cleanup);
        self.emit(Op::HandlerExit, 0, saved, 0, range);
        self.emit(Op::Reraise, second, 0, 0, range);
        self.unit.bound = Bound::unreachable();
        self.bind(suppressed);
        self.emit(Op::HandlerExit, 0, saved, 0, range);
        self.bind(end);
        self.release(mark);
        Ok(())
    }
}
