//! Arithmetic and comparison of inline numbers, as the loop's fast paths do them, and of ints of two words.

use super::Name;
use crate::code::CompareOp;
use crate::object::{Kind, Object};
use std::cmp::Ordering;

/// For each comparison operator the orders that satisfy it, as bits: less, equal, greater, none of these (a nan).
/// None for `in` and `is`, which do not ask for the order.
const SATISFYING: [u8; 16] = [0b0001, 0b0011, 0b0010, 0b1101, 0b0100, 0b0110, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/// A comparison (a [`CompareOp`] by its number) of two inline ints or two floats; none of anything else.
#[inline(always)]
#[must_use]
pub fn holds(op: u8, l: Object, r: Object) -> Option<bool> {
    let order = if l.is_int() && r.is_int() {
        let (l, r) = (l.raised(), r.raised());
        u8::from(l >= r) + u8::from(l > r)
    } else if l.is_float() && r.is_float() {
        match l.float_value().partial_cmp(&r.float_value()) {
            Some(Ordering::Less) => 0,
            Some(Ordering::Equal) => 1,
            Some(Ordering::Greater) => 2,
            None => 3,
        }
    } else {
        return None;
    };
    let orders = SATISFYING[(op & 15) as usize];
    if orders == 0 { None } else { Some(orders >> order & 1 != 0) }
}

/// The truth of a bool, an inline int or None; none of anything else.
#[inline(always)]
#[must_use]
pub fn plain_truth(value: Object) -> Option<bool> {
    if value.is_bool() {
        Some(value.is_true())
    } else if value.is_int() {
        Some(value.int_value() != 0)
    } else if value.is_none() {
        Some(false)
    } else {
        None
    }
}

/// `l ** r` for the square of a small int, and for a float and a small natural number where the result is finite.
#[inline]
#[must_use]
pub fn plain_power(l: Object, r: Object) -> Option<Object> {
    let exponent = r.as_int().filter(|exponent| (1..64).contains(exponent))?;
    match l.as_int() {
        Some(base) if exponent == 2 => base.checked_mul(base).and_then(Object::try_int),
        Some(_) => None,
        None => {
            let base = l.as_float()?;
            Some(base.powf(exponent as f64)).filter(|power| power.is_finite()).map(Object::float)
        }
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

/// The embedded function that compares two builtin containers item by item.
pub fn container_comparison(op: CompareOp, l: Kind, r: Kind) -> Option<&'static str> {
    let equality = matches!(op, CompareOp::Eq | CompareOp::Ne);
    match (l, r) {
        (Kind::List, Kind::List) | (Kind::Tuple, Kind::Tuple) => Some(if equality { "sequence_equal" } else { "sequence_order" }),
        (Kind::Dict, Kind::Dict) if equality => Some("dict_equal"),
        (Kind::Slice, Kind::Slice) => Some("slice_compare"),
        (Kind::Set | Kind::FrozenSet, Kind::Set | Kind::FrozenSet) => Some("set_compare"),
        _ => None,
    }
}

/// The methods of a comparison: the left side's and the right side's.
pub const fn compare_names(op: CompareOp) -> (Name, Name) {
    match op {
        CompareOp::Lt => (Name::Lt, Name::Gt),
        CompareOp::Le => (Name::Le, Name::Ge),
        CompareOp::Gt => (Name::Gt, Name::Lt),
        CompareOp::Ge => (Name::Ge, Name::Le),
        CompareOp::Ne => (Name::Ne, Name::Ne),
        _ => (Name::Eq, Name::Eq),
    }
}
