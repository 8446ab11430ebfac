//! Ints of two words of the machine: hashes, random numbers, products of everyday numbers. Their sums, products, quotients, bits and shifts
//! are the machine's, not the library's. What does not fit, divides by zero or can fail is not answered here.

use super::Vm;
use crate::code::Op;
use crate::object::{Kind, Object};
use num_traits::Signed;

impl Vm {
    /// The result of an operator between ints, if they and it have at most two words.
    #[inline]
    pub(super) fn wide_binary(&mut self, op: Op, a: Object, b: Object) -> Option<Object> {
        let value = wide_arithmetic(op, self.wide_int(a)?, self.wide_int(b)?)?;
        Some(self.heap.wide(value))
    }

    /// An int of at most two words.
    #[inline]
    pub(crate) fn wide_int(&self, object: Object) -> Option<i128> {
        if object.is_int() {
            return Some(i128::from(object.int_value()));
        }
        let value = &self.heap.bigs[object.index_of(Kind::Big)?].0;
        let mut words = value.magnitude().iter_u64_digits();
        let (low, high) = (words.next()?, words.next().unwrap_or(0));
        if high > i64::MAX as u64 || words.next().is_some() {
            return None;
        }
        let magnitude = i128::from(high) << 64 | i128::from(low);
        Some(if value.is_negative() { -magnitude } else { magnitude })
    }
}

fn wide_arithmetic(op: Op, x: i128, y: i128) -> Option<i128> {
    match op {
        Op::Add => x.checked_add(y),
        Op::Sub => x.checked_sub(y),
        Op::Mul => product(x, y),
        Op::FloorDiv => divided(x, y).map(|(quotient, _)| quotient),
        Op::Mod => divided(x, y).map(|(_, rest)| rest),
        Op::Pow => x.checked_pow(u32::try_from(y).ok()?),
        Op::BitAnd => Some(x & y),
        Op::BitOr => Some(x | y),
        Op::BitXor => Some(x ^ y),
        Op::LShift => {
            let free = x.unsigned_abs().leading_zeros();
            u32::try_from(y).ok().filter(|&count| count < free).map(|count| x << count)
        }
        Op::RShift => u32::try_from(y).ok().map(|count| x >> count.min(127)),
        _ => None,
    }
}

fn product(x: i128, y: i128) -> Option<i128> {
    match (i64::try_from(x), i64::try_from(y)) {
        // One instruction of the machine.
        (Ok(x), Ok(y)) => Some(i128::from(x) * i128::from(y)),
        _ => x.checked_mul(y),
    }
}

/// Quotient and rest as Python rounds them, downwards.
fn divided(x: i128, y: i128) -> Option<(i128, i128)> {
    if y == 0 {
        return None;
    }
    let (quotient, rest) = match (u64::try_from(x), u64::try_from(y)) {
        (Ok(x), Ok(y)) => (i128::from(x / y), i128::from(x % y)),
        _ => (x.checked_div(y)?, x.checked_rem(y)?),
    };
    Some(if rest != 0 && (rest < 0) != (y < 0) { (quotient - 1, rest + y) } else { (quotient, rest) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_down() {
        assert_eq!(divided(7, -2), Some((-4, -1)));
        assert_eq!(divided(-7, 2), Some((-4, 1)));
        assert_eq!(divided(-(1 << 100), 1 << 70), Some((-(1 << 30), 0)));
        assert_eq!(divided(1 << 100, (1 << 70) + 1), Some(((1 << 30) - 1, (1 << 100) - ((1 << 30) - 1) * ((1 << 70) + 1))));
        assert_eq!(divided(5, 0), None);
    }

    #[test]
    fn what_does_not_fit_is_not_answered() {
        assert_eq!(wide_arithmetic(Op::Mul, 1 << 64, 1 << 64), None);
        assert_eq!(wide_arithmetic(Op::LShift, 1, 127), None);
        assert_eq!(wide_arithmetic(Op::LShift, 1, 126), Some(1 << 126));
        assert_eq!(wide_arithmetic(Op::RShift, -5, 500), Some(-1));
        assert_eq!(wide_arithmetic(Op::LShift, 1, -1), None);
        assert_eq!(wide_arithmetic(Op::Pow, 3, -1), None);
        assert_eq!(wide_arithmetic(Op::Pow, 3, 81), None);
    }
}
