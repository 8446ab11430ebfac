//! Operators of native objects (`date + timedelta`, `timedelta * 2`): which method answers for two classes is remembered.
//! Only builtin classes are, whose methods do not change, and only where the left side's own method comes first.

use super::Vm;
use super::binary::methods;
use super::frame::Cont;
use crate::code::Op;
use crate::object::class::FIRST_USER_CLASS;
use crate::object::misc::Misc;
use crate::object::{Kind, Object};

/// How many are remembered at a time; each has one place.
const PLACES: usize = 16;

/// What answers an operation.
#[derive(Clone, Copy)]
pub(super) struct Operator {
    asked: (Op, bool, u32, u32),
    pub native: u32,
    /// The right side has a method too.
    has_other: bool,
}

impl Operator {
    /// What becomes of a result that guest code finds.
    pub const fn cont(self) -> Cont {
        if self.has_other { Cont::Binary } else { Cont::BinaryReflected }
    }
}

/// The operators that were met. They hold no objects, and there are none until one is.
#[derive(Default)]
pub(crate) struct Operators(Vec<Option<Operator>>);

impl Vm {
    /// The native method of the left side that answers an operation, where the left side is a native object.
    #[inline]
    pub(super) fn known_operator(&mut self, op: Op, a: Object, b: Object, in_place: bool) -> Option<Operator> {
        let asked = (op, in_place, self.class_of(a), self.class_of(b));
        let place = (op as usize + asked.2 as usize * 3 + asked.3 as usize * 5) % PLACES;
        match self.operators.0.get(place) {
            Some(Some(known)) if known.asked == asked => Some(*known),
            _ => self.find_operator(asked, place, a, b),
        }
    }

    #[cold]
    fn find_operator(&mut self, asked: (Op, bool, u32, u32), place: usize, a: Object, b: Object) -> Option<Operator> {
        let (op, in_place, left, right) = asked;
        let is_native = |object: Object| object.is(Kind::Misc) && matches!(self.heap.miscs[object.index()], Misc::Native(_));
        let are_plain = is_native(a) && (is_native(b) || matches!(b.kind(), Kind::Int | Kind::Float));
        if !are_plain || left.max(right) >= FIRST_USER_CLASS || op == Op::BitOr {
            return None;
        }
        let name = self.name(methods(op).2);
        if in_place && self.lookup(left, name).is_some() {
            return None;
        }
        let candidates = self.candidates(op, a, b);
        let &(method, receiver, _) = candidates.first()?;
        let native = method.index_of(Kind::Native).filter(|_| receiver == a)?;
        let found = Operator { asked, native, has_other: candidates.len() > 1 };
        self.operators.0.resize(PLACES, None);
        self.operators.0[place] = Some(found);
        Some(found)
    }
}
