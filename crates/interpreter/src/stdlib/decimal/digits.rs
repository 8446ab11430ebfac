//! Comparisons of decimal numbers, their neighbours, and operations on their digits.
//! Digits are only written out where each of them counts (`logical_and` and the like).

use super::Mode;
use super::arithmetic::{add, order};
use super::value::status::{CLAMPED, INEXACT, INVALID, OVERFLOW, ROUNDED, SUBNORMAL, UNDERFLOW};
use super::value::{Broken, Done, Form, MOST_DIGITS, Setting, Value, length, power_of_ten, split, with_zeros};
use crate::long;
use num_bigint::BigUint;
use num_traits::{One, Zero};
use std::cmp::Ordering;

pub fn compare(a: &Value, b: &Value, c: &mut Setting) -> Done<Value> {
    match c.nan_of(&[a, b])? {
        Some(nan) => Ok(nan),
        None => Ok(number(order(a, b)?)),
    }
}

pub fn compare_signal(a: &Value, b: &Value, c: &mut Setting) -> Done<Value> {
    if a.is_nan() || b.is_nan() {
        c.signal(INVALID);
    }
    compare(a, b, c)
}

pub fn compare_total(a: &Value, b: &Value, _: &mut Setting) -> Done<Value> {
    total_order(a, b).map(number)
}

pub fn compare_total_mag(a: &Value, b: &Value, _: &mut Setting) -> Done<Value> {
    total_order(&a.clone().with_sign(false), &b.clone().with_sign(false)).map(number)
}

/// The order in which every number has its place: zeros by sign, equal ones by exponent, nans beyond infinity.
fn total_order(a: &Value, b: &Value) -> Done<Ordering> {
    if a.negative != b.negative {
        return Ok(b.negative.cmp(&a.negative));
    }
    let rank = |value: &Value| match value.form {
        Form::Finite | Form::Infinite => 0,
        Form::Signaling => 1,
        Form::Quiet => 2,
    };
    let (left, right) = (rank(a), rank(b));
    let sizes = if left != right || left != 0 {
        left.cmp(&right).then_with(|| a.digits.cmp(&b.digits))
    } else {
        let sizes = order(&a.clone().with_sign(false), &b.clone().with_sign(false))?;
        sizes.then(a.exponent.cmp(&b.exponent))
    };
    Ok(if a.negative { sizes.reverse() } else { sizes })
}

fn number(order: Ordering) -> Value {
    Value::int(order as i128)
}

/// The larger or smaller of two numbers, by value or by magnitude.
pub fn extreme(a: &Value, b: &Value, c: &mut Setting, largest: bool, magnitude: bool) -> Done<Value> {
    if a.is_nan() || b.is_nan() {
        // One quiet nan gives way to a number.
        let (one, other) = (a.form == Form::Quiet, b.form == Form::Quiet);
        if one && !b.is_nan() {
            return c.fix(b.clone());
        }
        if other && !a.is_nan() {
            return c.fix(a.clone());
        }
        return Ok(c.nan_of(&[a, b])?.unwrap_or_else(Value::nan));
    }
    let by_value = if magnitude { order(&a.clone().with_sign(false), &b.clone().with_sign(false))? } else { order(a, b)? };
    let found = if by_value.is_eq() { total_order(a, b)? } else { by_value };
    let first = if largest { found.is_ge() } else { found.is_le() };
    c.fix(if first { a } else { b }.clone())
}

/// How far digits are to be moved; none where that is no int, or too far.
fn places(b: &Value, c: &Setting) -> Done<Option<i128>> {
    Ok(b.small_int()?.filter(|places| b.exponent == 0 && places.abs() <= c.precision))
}

/// The last digits of a number, as many as the precision.
fn last_digits(a: &Value, c: &Setting) -> Done<BigUint> {
    if length(&a.digits)? <= c.precision { Ok(a.digits.clone()) } else { Ok(split(&a.digits, c.precision)?.1) }
}

pub fn rotate(a: &Value, b: &Value, c: &mut Setting) -> Done<Value> {
    if let Some(nan) = c.nan_of(&[a, b])? {
        return Ok(nan);
    }
    let Some(places) = places(b, c)? else { return Ok(c.invalid(INVALID)) };
    if a.is_infinite() {
        return Ok(a.clone());
    }
    let digits = last_digits(a, c)?;
    let left = if places < 0 { places + c.precision } else { places };
    let (high, low) = split(&digits, c.precision - left)?;
    Ok(Value { digits: with_zeros(&low, left)? + high, ..a.clone() })
}

pub fn shift(a: &Value, b: &Value, c: &mut Setting) -> Done<Value> {
    if let Some(nan) = c.nan_of(&[a, b])? {
        return Ok(nan);
    }
    let Some(places) = places(b, c)? else { return Ok(c.invalid(INVALID)) };
    if a.is_infinite() {
        return Ok(a.clone());
    }
    let digits = if places < 0 {
        split(&last_digits(a, c)?, (-places).min(length(&a.digits)? + 1))?.0
    } else {
        let kept = Setting { precision: c.precision - places, ..c.clone() };
        with_zeros(&last_digits(a, &kept)?, places)?
    };
    Ok(Value { digits, ..a.clone() })
}

/// The digits of a logical operand, last first: none where there is another digit than 0 and 1, or more than that.
fn logical_digits(a: &Value, c: &Setting) -> Done<Option<Vec<u8>>> {
    if !a.is_finite() || a.negative || a.exponent != 0 {
        return Ok(None);
    }
    let text = long::decimal(&a.digits);
    if crate::pace::halted() {
        return Err(Broken::Halted);
    }
    let digits: Vec<u8> = text.bytes().rev().map(|digit| digit - b'0').collect();
    let most = usize::try_from(c.precision).unwrap_or(usize::MAX);
    Ok(digits.iter().all(|&digit| digit < 2).then(|| digits.into_iter().take(most).collect()))
}

pub fn logical(a: &Value, b: &Value, c: &mut Setting, operation: fn(u8, u8) -> u8) -> Done<Value> {
    let (Some(left), Some(right)) = (logical_digits(a, c)?, logical_digits(b, c)?) else { return Ok(c.invalid(INVALID)) };
    let count = left.len().max(right.len());
    let digit = |digits: &[u8], at: usize| digits.get(at).copied().unwrap_or(0);
    let text: Vec<u8> = (0..count).rev().map(|at| b'0' + operation(digit(&left, at), digit(&right, at))).collect();
    Ok(Value::finite(false, read(&text)?, 0))
}

pub fn logical_invert(a: &Value, c: &mut Setting) -> Done<Value> {
    if c.precision > MOST_DIGITS {
        return Err(Broken::TooLarge);
    }
    let ones = Value::finite(false, (power_of_ten(c.precision)? - 1u8) / 9u8, 0);
    logical(a, &ones, c, |a, b| a ^ b)
}

/// The number that decimal digits are.
pub fn read(digits: &[u8]) -> Done<BigUint> {
    if digits.len() <= 400 {
        return Ok(BigUint::parse_bytes(if digits.is_empty() { b"0" } else { digits }, 10).unwrap_or_default());
    }
    let (high, low) = digits.split_at(digits.len() / 2);
    let places = low.len() as i128;
    Ok(with_zeros(&read(high)?, places)? + read(low)?)
}

pub fn next_minus(a: &Value, c: &mut Setting) -> Done<Value> {
    next(a, c, false)
}
pub fn next_plus(a: &Value, c: &mut Setting) -> Done<Value> {
    next(a, c, true)
}

/// The next number that fits the context; no condition tells of it.
fn next(a: &Value, c: &mut Setting, up: bool) -> Done<Value> {
    if let Some(nan) = c.nan_of(&[a])? {
        return Ok(nan);
    }
    if a.is_infinite() {
        return if a.negative != up { Ok(a.clone()) } else { c.largest(a.negative) };
    }
    let mut quiet = Setting { mode: if up { Mode::Ceiling } else { Mode::Floor }, ..c.clone() };
    let moved = quiet.fix(a.clone())?;
    if order(&moved, a)?.is_ne() {
        return Ok(moved);
    }
    add(a, &Value::finite(!up, BigUint::one(), c.tiny() - 1), &mut quiet)
}

pub fn next_toward(a: &Value, b: &Value, c: &mut Setting) -> Done<Value> {
    if let Some(nan) = c.nan_of(&[a, b])? {
        return Ok(nan);
    }
    let order = order(a, b)?;
    if order.is_eq() {
        return Ok(a.clone().with_sign(b.negative));
    }
    let result = next(a, c, order.is_lt())?;
    if result.is_infinite() {
        c.signal(OVERFLOW | INEXACT | ROUNDED);
    } else if result.adjusted()? < c.least {
        c.signal(UNDERFLOW | SUBNORMAL | INEXACT | ROUNDED);
        if result.digits.is_zero() {
            c.signal(CLAMPED);
        }
    }
    Ok(result)
}
