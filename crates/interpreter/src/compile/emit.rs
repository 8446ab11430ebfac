//! Writing instructions: operands, spans, labels, constants, sites, registers and exception-table entries.
//! It checks every operand's width; what does not fit is refused, never truncated.

use super::bound::Bound;
use super::{Compiled, Compiler, Reg};
use crate::code::{CompareOp, Const, Handler, Instr, Op};
use crate::scope::{Place, mangle};
use ruff_text_size::TextRange;
use std::borrow::Cow;

/// Frames with more registers are refused.
const MAX_REGISTERS: u32 = 65_000;

/// A place in the code that jumps can go to before it is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Label(pub usize);

impl<'a> Compiler<'a> {
    pub fn here(&self) -> u32 {
        self.unit.code.len() as u32
    }

    pub fn emit_instr(&mut self, instr: Instr, range: TextRange) {
        self.unit.code.push(instr);
        self.unit.spans.push((range.start().to_u32(), range.end().to_u32()));
    }

    pub fn emit(&mut self, op: Op, a: Reg, b: u16, c: u16, range: TextRange) {
        self.emit_instr(Instr::new(op, 0, a, b, c), range);
    }

    pub fn emit_x(&mut self, op: Op, x: u8, a: Reg, b: u16, c: u16, range: TextRange) {
        self.emit_instr(Instr::new(op, x, a, b, c), range);
    }

    pub fn emit_wide(&mut self, op: Op, x: u8, a: Reg, number: u32, range: TextRange) {
        self.emit_instr(Instr::wide(op, x, a, number), range);
    }

    // ---- jumps

    pub fn jump(&mut self, op: Op, a: Reg, label: Label, range: TextRange) {
        self.jump_x(op, 0, a, label, range);
    }

    pub fn jump_x(&mut self, op: Op, x: u8, a: Reg, label: Label, range: TextRange) {
        let at = self.here();
        self.emit_wide(op, x, a, 0, range);
        self.refer(label, at);
        if matches!(op, Op::Jump | Op::Loop) {
            self.unit.bound = Bound::unreachable();
        }
    }

    /// A two-word jump: `op` with its operands, then the target.
    pub fn jump_ext(&mut self, instr: Instr, label: Label, range: TextRange) {
        self.emit_instr(instr, range);
        let at = self.here();
        self.emit_wide(Op::Ext, 0, 0, 0, range);
        self.refer(label, at);
    }

    fn refer(&mut self, label: Label, at: u32) {
        let state = &mut self.unit.labels[label.0];
        match state.target {
            Some(target) => {
                let instr = self.unit.code[at as usize];
                self.unit.code[at as usize] = Instr::wide(instr.op, instr.x, instr.a, target);
            }
            None => {
                state.jumps.push(at);
                match &mut state.bound {
                    Some(bound) => bound.meet(&self.unit.bound),
                    None => state.bound = Some(self.unit.bound.clone()),
                }
            }
        }
    }

    /// Puts a label here: forward jumps to it are patched and their knowledge meets ours.
    pub fn bind(&mut self, label: Label) {
        let target = self.here();
        let state = &mut self.unit.labels[label.0];
        state.target = Some(target);
        if let Some(bound) = state.bound.take() {
            self.unit.bound.meet(&bound);
        }
        for at in std::mem::take(&mut state.jumps) {
            let instr = self.unit.code[at as usize];
            self.unit.code[at as usize] = Instr::wide(instr.op, instr.x, instr.a, target);
        }
    }

    /// Puts the label of a loop's start here: what the loop may delete is no longer known to be bound.
    pub fn bind_loop(&mut self, label: Label) {
        self.bind(label);
        self.forget_deleted();
    }

    pub fn forget_deleted(&mut self) {
        let unit = &mut self.unit;
        unit.deleted.iter().for_each(|&register| unit.bound.remove(register));
    }

    /// Jumps if the comparison of two registers is `when`.
    pub fn jump_compare(&mut self, op: CompareOp, when: bool, left: Reg, right: Reg, label: Label, range: TextRange) {
        self.jump_ext(Instr::new(Op::CompareJump, op as u8 | u8::from(when) << 7, left, right, 0), label, range);
    }

    /// Jumps if the comparison of a register and a small integer is `when`.
    pub fn jump_compare_int(&mut self, op: CompareOp, when: bool, left: Reg, right: i16, label: Label, range: TextRange) {
        self.jump_ext(Instr::new(Op::CompareImmJump, op as u8 | u8::from(when) << 7, left, 0, right as u16), label, range);
    }

    /// Exceptions between `start` and here continue at `target` with the exception in `register`.
    pub fn handler(&mut self, start: u32, target: Label, register: Reg) {
        let end = self.here();
        if end > start {
            self.unit.handlers.push(Handler { start, end, target: target.0 as u32, reg: register });
        }
    }

    /// Replaces the labels in the exception table by their targets.
    pub fn patch_handlers(&mut self) {
        let unit = &mut self.unit;
        for handler in &mut unit.handlers {
            handler.target = unit.labels[handler.target as usize].target.unwrap_or(0);
        }
    }

    // ---- registers

    pub fn temp(&mut self) -> Compiled<Reg> {
        self.temps(1)
    }

    /// Consecutive temporaries; returns the first.
    pub fn temps(&mut self, count: usize) -> Compiled<Reg> {
        let first = self.unit.next;
        let next = u64::from(first) + count as u64;
        if next > u64::from(MAX_REGISTERS) {
            return Err(self.too_large(TextRange::default(), "values at once"));
        }
        self.unit.next = next as u32;
        self.unit.register_count = self.unit.register_count.max(next as u32);
        Ok(first as Reg)
    }

    pub fn mark(&self) -> u32 {
        self.unit.next
    }

    /// Gives back the temporaries taken since the mark.
    pub fn release(&mut self, mark: u32) {
        self.unit.next = mark;
    }

    /// `register` itself if it may be written step by step, else a temporary (variables change only at the end of an expression).
    pub fn scratch(&mut self, register: Reg) -> Compiled<Reg> {
        if self.unit.is_temporary(register) { Ok(register) } else { self.temp() }
    }

    /// `register` if it is the topmost temporary, else a new one: where a call's operands can start.
    pub fn top(&mut self, register: Reg) -> Compiled<Reg> {
        let is_top = self.unit.is_temporary(register) && u32::from(register) + 1 == self.unit.next;
        if is_top { Ok(register) } else { self.temp() }
    }

    pub fn copy(&mut self, to: Reg, from: Reg, range: TextRange) {
        if to != from {
            self.emit(Op::Move, to, from, 0, range);
        }
    }

    // ---- constants

    pub fn const_index(&mut self, value: Const) -> u32 {
        let mut key = Vec::new();
        const_key(&value, &mut key);
        let unit = &mut self.unit;
        *unit.const_index.entry(key).or_insert_with(|| {
            unit.consts.push(value);
            unit.consts.len() as u32 - 1
        })
    }

    pub fn load_const(&mut self, to: Reg, value: Const, range: TextRange) {
        match value {
            Const::None => self.emit(Op::LoadNone, to, 0, 0, range),
            Const::Bool(value) => self.emit_x(Op::LoadBool, u8::from(value), to, 0, 0, range),
            Const::Int(value) if i32::try_from(value).is_ok() => self.emit_wide(Op::LoadInt, 0, to, value as i32 as u32, range),
            value => {
                let index = self.const_index(value);
                self.emit_wide(Op::LoadConst, 0, to, index, range);
            }
        }
    }

    pub fn load_none(&mut self, to: Reg, range: TextRange) {
        self.emit(Op::LoadNone, to, 0, 0, range);
    }

    pub fn load_string(&mut self, to: Reg, value: &str, range: TextRange) {
        self.load_const(to, Const::Str(value.to_owned()), range);
    }

    // ---- names and sites

    /// The name as it is stored: private names of classes are mangled.
    pub fn mangled<'n>(&self, name: &'n str) -> Cow<'n, str> {
        mangle(self.tree.scopes[self.unit.scope].class.as_deref(), name).map_or(Cow::Borrowed(name), Cow::Owned)
    }

    pub fn place(&self, name: &str) -> Place {
        self.tree.place(self.unit.scope, &self.mangled(name))
    }

    fn name_index(&mut self, name: &str) -> u32 {
        let unit = &mut self.unit;
        if let Some(&index) = unit.name_index.get(name) {
            return index;
        }
        let index = unit.names.len() as u32;
        unit.names.push(name.to_owned());
        unit.name_index.insert(name.to_owned(), index);
        index
    }

    fn new_site(&mut self, name: u32, range: TextRange) -> Compiled<u32> {
        let site = self.unit.sites.len() as u32;
        if site >= 1 << 24 {
            return Err(self.too_large(range, "names"));
        }
        self.unit.sites.push(name);
        Ok(site)
    }

    /// An instruction with a site of its own, for attributes and methods.
    pub fn emit_site(&mut self, op: Op, a: Reg, b: u16, name: &str, range: TextRange) -> Compiled<()> {
        let site = self.named_site(name, range)?;
        self.emit_at_site(op, a, b, site, range);
        Ok(())
    }

    /// A new site for a name.
    pub fn named_site(&mut self, name: &str, range: TextRange) -> Compiled<u32> {
        let name = self.name_index(name);
        self.new_site(name, range)
    }

    /// An instruction at a site that another may share.
    pub fn emit_at_site(&mut self, op: Op, a: Reg, b: u16, site: u32, range: TextRange) {
        self.emit_instr(Instr::new(op, (site >> 16) as u8, a, b, site as u16), range);
    }

    /// An instruction on a global or class-namespace name, whose site all equal instructions share.
    pub fn emit_global(&mut self, op: Op, a: Reg, name: &str, range: TextRange) -> Compiled<()> {
        let name = self.name_index(name);
        let key = (op as u8, name);
        let site = match self.unit.global_sites.get(&key) {
            Some(&site) => site,
            None => {
                let site = self.new_site(name, range)?;
                self.unit.global_sites.insert(key, site);
                site
            }
        };
        self.emit_instr(Instr::new(op, (site >> 16) as u8, a, 0, site as u16), range);
        Ok(())
    }

    /// A load of a name in a class body that a free variable backs.
    pub fn emit_class_free(&mut self, to: Reg, free: u16, name: &str, range: TextRange) -> Compiled<()> {
        self.emit_site(Op::LoadClassFree, to, free, name, range)
    }
}

/// Bytes that are equal exactly for constants that may share a slot (`1`, `1.0` and `True` may not, nor `0.0` and `-0.0`).
fn const_key(value: &Const, key: &mut Vec<u8>) {
    match value {
        Const::None => key.push(0),
        Const::Ellipsis => key.push(1),
        Const::Bool(value) => key.extend([2, u8::from(*value)]),
        Const::Int(value) => {
            key.push(3);
            key.extend(value.to_le_bytes());
        }
        Const::Big(value) => sized(4, &value.to_signed_bytes_le(), key),
        Const::Float(value) => {
            key.push(5);
            key.extend(value.to_bits().to_le_bytes());
        }
        Const::Imaginary(value) => {
            key.push(6);
            key.extend(value.to_bits().to_le_bytes());
        }
        Const::Str(value) => sized(7, value.as_bytes(), key),
        Const::Bytes(value) => sized(8, value, key),
        Const::Tuple(items) | Const::FrozenSet(items) => {
            key.push(if matches!(value, Const::Tuple(_)) { 9 } else { 10 });
            key.extend((items.len() as u64).to_le_bytes());
            items.iter().for_each(|item| const_key(item, key));
        }
    }
}

fn sized(tag: u8, bytes: &[u8], key: &mut Vec<u8>) {
    key.push(tag);
    key.extend((bytes.len() as u64).to_le_bytes());
    key.extend(bytes);
}
