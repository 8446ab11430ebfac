//! The loop's view of the running frame: its registers and its instructions, without a check at every access.
//! It serves the loop only: whatever else touches registers goes through the stack, which checks.

use crate::code::{Instr, Op, Verified};
use crate::object::Object;
use std::ops::{Index, IndexMut, RangeInclusive};

/// The registers of a frame that runs verified code.
pub(super) struct Registers<'a>(&'a mut [Object]);

impl<'a> Registers<'a> {
    /// The frame's registers, which begin at `base` on the stack.
    ///
    /// # Panics
    /// If the stack is too short, which `push_frame` sees to.
    #[inline(always)]
    pub fn new(stack: &'a mut [Object], base: usize, code: &Verified) -> Self {
        Self(&mut stack[base..base + code.registers()])
    }
}

impl Index<usize> for Registers<'_> {
    type Output = Object;
    #[inline(always)]
    #[expect(unsafe_code, reason = "three checks an instruction are a fifth of the loop's time")]
    fn index(&self, register: usize) -> &Object {
        debug_assert!(register < self.0.len());
        // SAFETY: the loop indexes with the operands of the instruction it carries out, each at most what `verify.rs` computed for that
        // operation; `Verified` holds only instructions for which that is below `registers()`, which is the length of this slice.
        unsafe { self.0.get_unchecked(register) }
    }
}

impl IndexMut<usize> for Registers<'_> {
    #[inline(always)]
    #[expect(unsafe_code, reason = "as for reading")]
    fn index_mut(&mut self, register: usize) -> &mut Object {
        debug_assert!(register < self.0.len());
        // SAFETY: as for reading.
        unsafe { self.0.get_unchecked_mut(register) }
    }
}

impl Index<RangeInclusive<usize>> for Registers<'_> {
    type Output = [Object];
    #[inline(always)]
    fn index(&self, range: RangeInclusive<usize>) -> &[Object] {
        &self.0[range]
    }
}

/// Where the loop is in a frame's instructions, which is always inside them.
#[derive(Clone, Copy)]
pub(super) struct Cursor<'a> {
    /// The instruction to be taken next.
    next: *const Instr,
    code: &'a [Instr],
}

impl<'a> Cursor<'a> {
    /// In this code, before the instruction at `pc`.
    ///
    /// # Panics
    /// If that is not inside: a frame never rests there.
    #[inline(always)]
    pub fn enter(code: &'a Verified, pc: usize) -> Self {
        Self { next: &raw const code[pc], code }
    }
    /// The next instruction, which control has come to; the cursor is behind it then.
    #[inline(always)]
    pub fn take(&mut self) -> &'a Instr {
        let instr = self.ahead(0);
        self.skip();
        instr
    }
    /// The word so far ahead, where the instruction taken last says that there is one: its second word, or what follows it.
    #[inline(always)]
    #[expect(unsafe_code, reason = "a check at every instruction is a tenth of the loop's time")]
    pub fn ahead(&self, words: usize) -> &'a Instr {
        debug_assert!(self.pc() + words < self.code.len());
        // SAFETY: the loop enters inside (`enter`) and goes on only to the next instruction, past a second word, to a jump's target or to
        // a handler; `Verified` holds only code in which all of these are inside.
        unsafe { &*self.next.wrapping_add(words) }
    }
    /// Past one word.
    #[inline(always)]
    pub fn skip(&mut self) {
        self.next = self.next.wrapping_add(1);
    }
    /// Past a call that has its result, and its second word.
    #[inline(always)]
    pub fn pass(&mut self) {
        self.skip();
        if self.ahead(0).op == Op::Ext {
            self.skip();
        }
    }
    /// To the target of a jump.
    #[inline(always)]
    pub fn jump(&mut self, target: u32) {
        self.next = self.code.as_ptr().wrapping_add(target as usize);
    }
    /// The number of the next instruction.
    #[inline(always)]
    pub fn pc(&self) -> usize {
        (self.next.addr() - self.code.as_ptr().addr()) / size_of::<Instr>()
    }
    /// The number of the instruction taken last.
    #[inline(always)]
    pub fn here(&self) -> usize {
        self.pc() - 1
    }
}
