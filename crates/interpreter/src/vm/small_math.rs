//! Arithmetic and comparison of inline numbers, as the loop's fast paths do them.

use crate::code::CompareOp;
use std::cmp::Ordering;

/// A comparison of two floats.
#[inline(always)]
#[must_use]
pub fn compare_floats(op: CompareOp, l: f64, r: f64) -> bool {
    match op {
        CompareOp::Lt => l < r,
        CompareOp::Le => l <= r,
        CompareOp::Eq => l == r,
        CompareOp::Ne => l != r,
        CompareOp::Gt => l > r,
        _ => l >= r,
    }
}

/// `l // r` for a divisor that is not zero.
#[inline(always)]
#[must_use]
pub const fn floor_div(l: i64, r: i64) -> i64 {
    let quotient = l.wrapping_div(r);
    if (l % r != 0) && ((l < 0) != (r < 0)) { quotient - 1 } else { quotient }
}

/// `l % r` for a divisor that is not zero.
#[inline(always)]
#[must_use]
pub const fn floor_mod(l: i64, r: i64) -> i64 {
    let remainder = l.wrapping_rem(r);
    if remainder != 0 && ((remainder < 0) != (r < 0)) { remainder + r } else { remainder }
}

/// Whether an order satisfies a comparison.
#[must_use]
pub const fn satisfies(op: CompareOp, order: Ordering) -> bool {
    match op {
        CompareOp::Lt => matches!(order, Ordering::Less),
        CompareOp::Le => !matches!(order, Ordering::Greater),
        CompareOp::Eq => matches!(order, Ordering::Equal),
        CompareOp::Ne => !matches!(order, Ordering::Equal),
        CompareOp::Gt => matches!(order, Ordering::Greater),
        _ => !matches!(order, Ordering::Less),
    }
}

/// The sign of a comparison.
#[must_use]
pub const fn compare_sign(op: CompareOp) -> &'static str {
    match op {
        CompareOp::Lt => "<",
        CompareOp::Le => "<=",
        CompareOp::Eq => "==",
        CompareOp::Ne => "!=",
        CompareOp::Gt => ">",
        CompareOp::Ge => ">=",
        CompareOp::In => "in",
        CompareOp::NotIn => "not in",
        CompareOp::Is => "is",
        CompareOp::IsNot => "is not",
    }
}
