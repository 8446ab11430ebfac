//! Verified code, the proof that the loop may skip its checks: every register that an instruction names by itself lies in its frame, and
//! every place that control can go to lies in its code. It proves nothing about values, nor about ranges of registers: those stay checked.

use super::{Handler, Instr, NO_REG, Op};

/// Instructions that stay within their frame and their code. There is no other way to make one, and none to change it.
#[derive(Debug)]
pub struct Verified {
    code: Box<[Instr]>,
    registers: u16,
}

impl Verified {
    /// The code, proved. An instruction that raises stands at its end, where jumps that are never taken may lead (behind a statement that
    /// never ends), and in place of code that does not pass.
    #[must_use]
    pub fn new(mut code: Vec<Instr>, handlers: &[Handler], registers: u16) -> Self {
        const NEVER: Instr = Instr::new(Op::Raise, 2, 0, 0, 0);
        code.push(NEVER);
        let sound = stays_inside(&code, handlers, registers as usize);
        debug_assert!(sound, "the compiler left its frame");
        let code = if sound { code } else { vec![NEVER] };
        Self { code: code.into_boxed_slice(), registers }
    }
    /// How many registers its frame has.
    #[inline(always)]
    #[must_use]
    pub const fn registers(&self) -> usize {
        self.registers as usize
    }
}

impl std::ops::Deref for Verified {
    type Target = [Instr];
    #[inline(always)]
    fn deref(&self) -> &[Instr] {
        &self.code
    }
}

/// Does every instruction stay within `registers` registers and within the code?
fn stays_inside(code: &[Instr], handlers: &[Handler], registers: usize) -> bool {
    let inside = |target: u32| (target as usize) < code.len();
    code.iter().enumerate().all(|(at, i)| {
        let extended = i.op.has_extension();
        let next = at + 1 + usize::from(extended);
        let second = code.get(at + 1).copied();
        needed(i) <= registers
            && (!extended || second.is_some_and(|word| word.op == Op::Ext))
            && (!i.op.falls_through() || next < code.len())
            && jump(i, second).is_none_or(inside)
    }) && handlers.iter().all(|handler| inside(handler.target) && (handler.reg as usize) < registers)
        && !code.is_empty()
}

impl Op {
    /// Is it two words long?
    #[must_use]
    pub const fn has_extension(self) -> bool {
        matches!(self, Self::CompareJump | Self::CompareImmJump | Self::ForIter | Self::CallMethodKw | Self::UnpackEx | Self::MatchClass)
    }
    /// Can the instruction behind it be the next one?
    const fn falls_through(self) -> bool {
        !matches!(self, Self::Jump | Self::Loop | Self::Return | Self::Raise | Self::Reraise | Self::GeneratorFailed | Self::AssertFail)
    }
}

/// Where an instruction may jump to.
fn jump(i: &Instr, second: Option<Instr>) -> Option<u32> {
    match i.op {
        Op::Jump | Op::Loop | Op::JumpIfTrue | Op::JumpIfFalse | Op::JumpIfNone | Op::JumpIfNotNone | Op::JumpUnlessEater => {
            Some(i.target())
        }
        Op::CompareJump | Op::CompareImmJump | Op::ForIter => second.map(Instr::target),
        _ => None,
    }
}

/// How many registers a frame must have for those that an instruction reads or writes by its own number.
fn needed(i: &Instr) -> usize {
    let (a, b, c) = (i.a as usize, i.b as usize, i.c as usize);
    let optional = |register: u16| if register == NO_REG { 0 } else { register as usize };
    let highest = match i.op {
        Op::Ext | Op::Nop | Op::Jump | Op::SetupAnnotations | Op::GeneratorStart | Op::DeleteFree | Op::Settle => return 0,
        // `Raise` names up to two registers and looks whether they are there.
        Op::Raise | Op::DeleteGlobal | Op::DeleteName | Op::Loop => return 0,
        Op::AssertFail if i.x == 0 => return 0,
        Op::LoadConst
        | Op::LoadNone
        | Op::LoadBool
        | Op::LoadInt
        | Op::CheckBound
        | Op::DeleteLocal
        | Op::LoadGlobal
        | Op::StoreGlobal
        | Op::LoadName
        | Op::StoreName
        | Op::LoadClassFree
        | Op::MakeCell
        | Op::NewCell
        | Op::DeleteCell
        | Op::LoadFree
        | Op::StoreFree
        | Op::JumpIfTrue
        | Op::JumpIfFalse
        | Op::JumpIfNone
        | Op::JumpIfNotNone
        | Op::JumpUnlessEater
        | Op::Return
        | Op::Reraise
        | Op::GeneratorFailed
        | Op::AssertFail
        | Op::Call
        | Op::CallKw
        | Op::LoadBuildClass
        | Op::DeleteAttr
        | Op::EndAsyncFor
        | Op::ImportName
        | Op::ImportStar
        | Op::CompareImmJump => a,
        Op::Move
        | Op::LoadCell
        | Op::StoreCell
        | Op::AddImm
        | Op::SubImm
        | Op::MulImm
        | Op::FloorDivImm
        | Op::ModImm
        | Op::Neg
        | Op::Pos
        | Op::Invert
        | Op::Not
        | Op::CompareJump
        | Op::HandlerEnter
        | Op::HandlerExit
        | Op::LoadAttr
        | Op::StoreAttr
        | Op::DeleteItem
        | Op::ListAppend
        | Op::SetAdd
        | Op::ListExtend
        | Op::SetUpdate
        | Op::DictUpdate
        | Op::ListToTuple
        | Op::UnpackEx
        | Op::Yield
        | Op::GetYieldFromIter
        | Op::YieldFrom
        | Op::GetAwaitable
        | Op::GetAsyncIter
        | Op::GetAsyncNext
        | Op::AsyncYieldWrap
        | Op::ImportFrom
        | Op::MatchSequence
        | Op::MatchMapping
        | Op::GetLen => a.max(b),
        Op::Add
        | Op::Sub
        | Op::Mul
        | Op::Div
        | Op::FloorDiv
        | Op::Mod
        | Op::Pow
        | Op::MatMul
        | Op::LShift
        | Op::RShift
        | Op::BitAnd
        | Op::BitOr
        | Op::BitXor
        | Op::Compare
        | Op::ExceptMatch
        | Op::ExceptStarEnd
        | Op::LoadItem
        | Op::StoreItem
        | Op::MapAdd
        | Op::WithExcept
        | Op::MatchKeys
        | Op::MatchClass
        | Op::MatchRest => a.max(b).max(c),
        Op::BuildTuple | Op::BuildList | Op::BuildSet | Op::BuildDict | Op::BuildString => a,
        Op::Unpack => (a + c.saturating_sub(1)).max(b),
        Op::GetIter => (a + 3).max(b),
        Op::ForIter => a.max(b + 3),
        Op::ExceptStarMatch => (a + 1).max(b).max(c),
        Op::CallEx | Op::MakeFunction => a + 2,
        // It also writes the register before.
        Op::Receiver if a == 0 => usize::MAX - 1,
        Op::Receiver => a.max(b),
        Op::CallMethod | Op::CallMethodKw => a + 1,
        Op::LoadSuper => a.max(c),
        Op::BuildSlice => a.max(b + 2),
        Op::LoadSlice => a.max(b).max(c + if i.x == 0 { 1 } else { 2 }),
        Op::DictMerge => a.max(b).max(optional(i.c)),
        Op::FormatValue => a.max(b).max(optional(i.c)),
        Op::WithEnter => (a + 1).max(b),
        Op::MakeTypeParam => a.max(optional(i.b)),
        Op::MakeTypeAlias => a.max(b + 1),
    };
    highest + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn returning(first: Instr) -> Vec<Instr> {
        vec![first, Instr::new(Op::Return, 0, 0, 0, 0)]
    }

    #[test]
    fn code_within_its_frame_passes() {
        assert!(stays_inside(&returning(Instr::new(Op::Add, 0, 0, 1, 2)), &[], 3));
        assert!(stays_inside(&returning(Instr::wide(Op::Jump, 0, 0, 1)), &[], 1));
    }

    #[test]
    fn a_register_outside_is_found() {
        assert!(!stays_inside(&returning(Instr::new(Op::Add, 0, 0, 1, 3)), &[], 3));
        assert!(!stays_inside(&returning(Instr::new(Op::GetIter, 0, 1, 0, 0)), &[], 4));
        assert!(!stays_inside(&returning(Instr::new(Op::Move, 0, 0, 0, 0)), &[], 0));
    }

    #[test]
    fn a_way_out_of_the_code_is_found() {
        assert!(!stays_inside(&[], &[], 1));
        assert!(!stays_inside(&[Instr::new(Op::LoadNone, 0, 0, 0, 0)], &[], 1));
        assert!(!stays_inside(&returning(Instr::wide(Op::Jump, 0, 0, 2)), &[], 1));
        assert!(!stays_inside(&returning(Instr::new(Op::ForIter, 0, 0, 0, 0)), &[], 4));
        let handler = Handler { start: 0, end: 1, target: 9, reg: 0 };
        assert!(!stays_inside(&returning(Instr::new(Op::LoadNone, 0, 0, 0, 0)), &[handler], 1));
    }
}
