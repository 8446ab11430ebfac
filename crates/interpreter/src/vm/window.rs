//! The loop's view of the running frame: its registers and its instructions, without a check at every access.
//! It serves the loop only: whatever else touches registers goes through the stack, which checks.

use crate::code::{Instr, Verified};
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

/// The instructions of a frame, read from a place that is known to be inside.
#[derive(Clone, Copy)]
pub(super) struct Instructions<'a>(&'a [Instr]);

impl<'a> Instructions<'a> {
    /// The code, to be entered at `pc`.
    ///
    /// # Panics
    /// If that is not inside: a frame never rests there.
    #[inline(always)]
    pub fn enter(code: &'a Verified, pc: usize) -> Self {
        assert!(pc < code.len());
        Self(code)
    }
    /// The instruction at a place that control has come to, or the second word behind it.
    #[inline(always)]
    #[expect(unsafe_code, reason = "a check at every instruction is a tenth of the loop's time")]
    pub fn at(self, pc: usize) -> &'a Instr {
        debug_assert!(pc < self.0.len());
        // SAFETY: the loop enters inside (`enter`) and goes on only to the next instruction, past a second word, to a jump's target or to
        // a handler; `Verified` holds only code in which all of these are inside.
        unsafe { self.0.get_unchecked(pc) }
    }
}
