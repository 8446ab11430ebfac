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
    /// So many registers from one on, as many of them as there are.
    #[inline]
    pub fn part(&mut self, first: usize, count: usize) -> &mut [Object] {
        self.0.get_mut(first..first + count).unwrap_or_default()
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
    /// The instruction that is carried out. The loop passes it when that is done, so that it has one pointer, not two, for it and the next.
    at: *const Instr,
    code: &'a [Instr],
}

impl<'a> Cursor<'a> {
    /// In this code, at the instruction at `pc`.
    ///
    /// # Panics
    /// If that is not inside: a frame never rests there.
    #[inline(always)]
    pub fn enter(code: &'a Verified, pc: usize) -> Self {
        assert!(pc < code.len(), "a frame rests inside its code");
        Self { at: code.as_ptr().wrapping_add(pc), code }
    }
    /// The instruction that control has come to.
    #[inline(always)]
    #[expect(unsafe_code, reason = "a check at every instruction is a tenth of the loop's time")]
    pub fn instruction(&self) -> &'a Instr {
        debug_assert!(self.here() < self.code.len());
        // SAFETY: the loop enters inside (`enter`) and goes on only to the next instruction, past a second word, to a jump's target or to
        // a handler; `Verified` holds only code in which all of these are inside.
        unsafe { &*self.at }
    }
    /// The word so far behind this instruction, where it says that there is one: its second word, or what follows it.
    #[inline(always)]
    #[expect(unsafe_code, reason = "as for instructions")]
    pub fn ahead(&self, words: usize) -> &'a Instr {
        debug_assert!(self.pc() + words < self.code.len());
        // SAFETY: as for `instruction`; a word that one says to have is inside too.
        unsafe { &*self.at.wrapping_add(1 + words) }
    }
    /// Past one word.
    #[inline(always)]
    pub fn skip(&mut self) {
        self.at = self.at.wrapping_add(1);
    }
    /// To the second word of a call that has its result, if it has one.
    #[inline(always)]
    pub fn pass(&mut self) {
        if self.ahead(0).op == Op::Ext {
            self.skip();
        }
    }
    /// To before the target of a jump.
    #[inline(always)]
    pub fn jump(&mut self, target: u32) {
        self.at = self.code.as_ptr().wrapping_add(target as usize).wrapping_sub(1);
    }
    /// To an instruction.
    #[inline(always)]
    pub fn go(&mut self, pc: usize) {
        self.at = self.code.as_ptr().wrapping_add(pc);
    }
    /// The number of the next instruction.
    #[inline(always)]
    pub fn pc(&self) -> usize {
        self.here() + 1
    }
    /// The number of this instruction.
    #[inline(always)]
    pub fn here(&self) -> usize {
        (self.at.addr() - self.code.as_ptr().addr()) / size_of::<Instr>()
    }
}
