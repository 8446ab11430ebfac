//! Arithmetic of decimal numbers: each operation is exact on ints, then rounded once.
//! Comparisons and what works on single digits are in `digits.rs`, roots and logarithms in `functions.rs`.

use super::Mode;
use super::value::status::{BY_ZERO, CLAMPED, IMPOSSIBLE, INEXACT, INVALID, ROUNDED, SUBNORMAL, UNDEFINED};
use super::value::{Done, Setting, Value, divide as quotient_and_rest, length, multiply as product, shifted_down, split, with_zeros};
use num_bigint::{BigInt, BigUint, Sign};
use num_traits::Zero;
use std::cmp::Ordering;

pub fn add(a: &Value, b: &Value, c: &mut Setting) -> Done<Value> {
    if let Some(nan) = c.nan_of(&[a, b])? {
        return Ok(nan);
    }
    if a.is_infinite() || b.is_infinite() {
        if a.is_infinite() && b.is_infinite() && a.negative != b.negative {
            return Ok(c.invalid(INVALID));
        }
        return Ok(Value::infinity(if a.is_infinite() { a.negative } else { b.negative }));
    }
    let exponent = a.exponent.min(b.exponent);
    let of_zero = c.mode == Mode::Floor;
    if a.digits.is_zero() && b.digits.is_zero() {
        let negative = if a.negative == b.negative { a.negative } else { of_zero };
        return c.fix(Value::zero(negative, exponent));
    }
    if a.digits.is_zero() || b.digits.is_zero() {
        // A zero still lends its exponent, as far as the precision goes.
        let value = if a.digits.is_zero() { b } else { a };
        if exponent >= value.exponent {
            return c.fix(value.clone());
        }
        let low = exponent.max(value.adjusted()? - c.precision).min(value.exponent);
        return c.fix(Value::finite(value.negative, with_zeros(&value.digits, value.exponent - low)?, low));
    }
    let (high, low) = if a.exponent >= b.exponent { (a, b) } else { (b, a) };
    // A number far below the last digit only counts as something tiny.
    let floor = high.exponent + (length(&high.digits)? - c.precision - 2).min(-1);
    let (right, exponent) = if low.adjusted()? < floor { (BigUint::from(1u8), floor) } else { (low.digits.clone(), low.exponent) };
    let left = with_zeros(&high.digits, high.exponent - exponent)?;
    let signed = |negative: bool, digits: BigUint| BigInt::from_biguint(if negative { Sign::Minus } else { Sign::Plus }, digits);
    let total = signed(high.negative, left) + signed(low.negative, right);
    let negative = if total.is_zero() { of_zero } else { total.sign() == Sign::Minus };
    c.fix(Value::finite(negative, total.into_parts().1, exponent))
}

pub fn subtract(a: &Value, b: &Value, c: &mut Setting) -> Done<Value> {
    match c.nan_of(&[a, b])? {
        Some(nan) => Ok(nan),
        None => add(a, &b.clone().negated(), c),
    }
}

pub fn multiply(a: &Value, b: &Value, c: &mut Setting) -> Done<Value> {
    if let Some(nan) = c.nan_of(&[a, b])? {
        return Ok(nan);
    }
    match exact_product(a, b)? {
        Some(exact) => c.fix(exact),
        None => Ok(c.invalid(INVALID)),
    }
}
/// None for zero times infinity.
fn exact_product(a: &Value, b: &Value) -> Done<Option<Value>> {
    let negative = a.negative != b.negative;
    if a.is_infinite() || b.is_infinite() {
        return Ok((!a.is_zero() && !b.is_zero()).then(|| Value::infinity(negative)));
    }
    Ok(Some(Value::finite(negative, product(&a.digits, &b.digits)?, a.exponent + b.exponent)))
}

pub fn fma(a: &Value, b: &Value, third: &Value, c: &mut Setting) -> Done<Value> {
    if let Some(nan) = c.nan_of(&[a, b])? {
        // A signaling factor ends it; else the third number may still be one.
        return if c.status & INVALID != 0 { Ok(nan) } else { Ok(c.nan_of(&[&nan, third])?.unwrap_or(nan)) };
    }
    match exact_product(a, b)? {
        Some(exact) => add(&exact, third, c),
        None => Ok(c.invalid(INVALID)),
    }
}

pub fn divide(a: &Value, b: &Value, c: &mut Setting) -> Done<Value> {
    if let Some(nan) = c.nan_of(&[a, b])? {
        return Ok(nan);
    }
    let negative = a.negative != b.negative;
    if a.is_infinite() {
        return Ok(if b.is_infinite() { c.invalid(INVALID) } else { Value::infinity(negative) });
    }
    if b.is_infinite() {
        c.signal(CLAMPED);
        return Ok(Value::zero(negative, c.tiny()));
    }
    if let Some(special) = by_zero(a, b, c) {
        return Ok(special);
    }
    let ideal = a.exponent - b.exponent;
    if a.digits.is_zero() {
        return c.fix(Value::zero(negative, ideal));
    }
    let shift = length(&b.digits)? - length(&a.digits)? + c.precision + 1;
    let mut exponent = ideal - shift;
    let (mut digits, rest) = if shift >= 0 {
        quotient_and_rest(&with_zeros(&a.digits, shift)?, &b.digits)?
    } else {
        quotient_and_rest(&a.digits, &with_zeros(&b.digits, -shift)?)?
    };
    if !rest.is_zero() {
        // The last digit must not look like a tie.
        if (&digits % 5u8).is_zero() {
            digits += 1u8;
        }
    } else {
        (digits, exponent) = without_zeros(digits, exponent, ideal)?;
    }
    c.fix(Value::finite(negative, digits, exponent))
}
fn by_zero(a: &Value, b: &Value, c: &mut Setting) -> Option<Value> {
    if !b.digits.is_zero() {
        return None;
    }
    if a.digits.is_zero() {
        return Some(c.invalid(UNDEFINED));
    }
    c.signal(BY_ZERO);
    Some(Value::infinity(a.negative != b.negative))
}
/// Takes zeros off the end, until the exponent is the wanted one.
pub fn without_zeros(mut digits: BigUint, mut exponent: i128, most: i128) -> Done<(BigUint, i128)> {
    if digits.is_zero() {
        return Ok((digits, exponent));
    }
    // In large steps first, so that many zeros are taken off quickly.
    let mut step = 1;
    while exponent + step <= most && step < length(&digits)? {
        step *= 2;
    }
    while step > 0 {
        if exponent + step <= most {
            let (quotient, rest) = split(&digits, step)?;
            if rest.is_zero() {
                (digits, exponent) = (quotient, exponent + step);
                continue;
            }
        }
        step /= 2;
    }
    Ok((digits, exponent))
}

/// Quotient, truncated, and remainder of two finite numbers; none where the quotient has too many digits.
fn whole_division(a: &Value, b: &Value, c: &Setting) -> Done<Option<(Value, Value)>> {
    let negative = a.negative != b.negative;
    let ideal = a.exponent.min(b.exponent);
    let gap = a.adjusted()? - b.adjusted()?;
    if a.digits.is_zero() || gap <= -2 {
        return Ok(Some((Value::zero(negative, 0), rescaled(a, ideal, c.mode)?)));
    }
    if gap > c.precision {
        return Ok(None);
    }
    let left = with_zeros(&a.digits, a.exponent - ideal)?;
    let right = with_zeros(&b.digits, b.exponent - ideal)?;
    let (digits, rest) = quotient_and_rest(&left, &right)?;
    if length(&digits)? > c.precision {
        return Ok(None);
    }
    Ok(Some((Value::finite(negative, digits, 0), Value::finite(a.negative, rest, ideal))))
}

pub fn floor_divide(a: &Value, b: &Value, c: &mut Setting) -> Done<Value> {
    if let Some(nan) = c.nan_of(&[a, b])? {
        return Ok(nan);
    }
    let negative = a.negative != b.negative;
    if a.is_infinite() {
        return Ok(if b.is_infinite() { c.invalid(INVALID) } else { Value::infinity(negative) });
    }
    if b.is_infinite() {
        return Ok(Value::zero(negative, 0));
    }
    if let Some(special) = by_zero(a, b, c) {
        return Ok(special);
    }
    match whole_division(a, b, c)? {
        Some((whole, _)) => c.fix(whole),
        None => Ok(c.invalid(IMPOSSIBLE)),
    }
}

pub fn remainder(a: &Value, b: &Value, c: &mut Setting) -> Done<Value> {
    if let Some(nan) = c.nan_of(&[a, b])? {
        return Ok(nan);
    }
    if a.is_infinite() {
        return Ok(c.invalid(INVALID));
    }
    if b.is_infinite() {
        return c.fix(a.clone());
    }
    if b.digits.is_zero() {
        return Ok(c.invalid(if a.digits.is_zero() { UNDEFINED } else { INVALID }));
    }
    match whole_division(a, b, c)? {
        Some((_, rest)) => c.fix(rest),
        None => Ok(c.invalid(IMPOSSIBLE)),
    }
}

pub fn divmod(a: &Value, b: &Value, c: &mut Setting) -> Done<(Value, Value)> {
    if let Some(nan) = c.nan_of(&[a, b])? {
        return Ok((nan.clone(), nan));
    }
    let negative = a.negative != b.negative;
    let twice = |value: Value| (value.clone(), value);
    if a.is_infinite() {
        let rest = c.invalid(INVALID);
        return Ok((if b.is_infinite() { Value::nan() } else { Value::infinity(negative) }, rest));
    }
    if b.is_zero() {
        if a.digits.is_zero() {
            return Ok(twice(c.invalid(UNDEFINED)));
        }
        c.signal(BY_ZERO);
        return Ok((Value::infinity(negative), c.invalid(INVALID)));
    }
    if b.is_infinite() {
        return Ok((Value::zero(negative, 0), c.fix(a.clone())?));
    }
    match whole_division(a, b, c)? {
        Some((whole, rest)) => Ok((c.fix(whole)?, c.fix(rest)?)),
        None => Ok(twice(c.invalid(IMPOSSIBLE))),
    }
}

pub fn remainder_near(a: &Value, b: &Value, c: &mut Setting) -> Done<Value> {
    if let Some(nan) = c.nan_of(&[a, b])? {
        return Ok(nan);
    }
    if a.is_infinite() {
        return Ok(c.invalid(INVALID));
    }
    if b.is_zero() {
        return Ok(c.invalid(if a.digits.is_zero() { UNDEFINED } else { INVALID }));
    }
    if b.is_infinite() {
        return c.fix(a.clone());
    }
    let ideal = a.exponent.min(b.exponent);
    if a.digits.is_zero() {
        return c.fix(Value::zero(a.negative, ideal));
    }
    let gap = a.adjusted()? - b.adjusted()?;
    if gap > c.precision {
        return Ok(c.invalid(IMPOSSIBLE));
    }
    if gap <= -2 {
        let same = rescaled(a, ideal, c.mode)?;
        return c.fix(same);
    }
    let left = with_zeros(&a.digits, a.exponent - ideal)?;
    let right = with_zeros(&b.digits, b.exponent - ideal)?;
    let (mut digits, mut rest) = quotient_and_rest(&left, &right)?;
    let mut negative = a.negative;
    if &rest * 2u8 + (&digits & BigUint::from(1u8)) > right {
        rest = right - rest;
        negative = !negative;
        digits += 1u8;
    }
    if length(&digits)? > c.precision {
        return Ok(c.invalid(IMPOSSIBLE));
    }
    c.fix(Value::finite(negative, rest, ideal))
}

/// The number with another exponent, rounded.
fn rescaled(value: &Value, exponent: i128, mode: Mode) -> Done<Value> {
    if value.digits.is_zero() {
        return Ok(Value::zero(value.negative, exponent));
    }
    let digits = if value.adjusted()? < exponent - 1 {
        // Far below the last place.
        shifted_down(&BigUint::from(1u8), 3, mode, value.negative)?.0
    } else {
        shifted_down(&value.digits, exponent - value.exponent, mode, value.negative)?.0
    };
    Ok(Value::finite(value.negative, digits, exponent))
}

pub fn plus(a: &Value, c: &mut Setting) -> Done<Value> {
    signed(a, a.negative, c)
}
pub fn minus(a: &Value, c: &mut Setting) -> Done<Value> {
    signed(a, !a.negative, c)
}
pub fn absolute(a: &Value, c: &mut Setting) -> Done<Value> {
    if a.negative { minus(a, c) } else { plus(a, c) }
}
/// The number with a sign; a zero has one only where numbers are rounded down.
fn signed(a: &Value, negative: bool, c: &mut Setting) -> Done<Value> {
    if let Some(nan) = c.nan_of(&[a])? {
        return Ok(nan);
    }
    let negative = negative && !(a.is_zero() && c.mode != Mode::Floor);
    c.fix(a.clone().with_sign(negative))
}

pub fn quantize(a: &Value, like: &Value, c: &mut Setting) -> Done<Value> {
    if let Some(nan) = c.nan_of(&[a, like])? {
        return Ok(nan);
    }
    if a.is_infinite() || like.is_infinite() {
        return Ok(if a.is_infinite() && like.is_infinite() { a.clone() } else { c.invalid(INVALID) });
    }
    let exponent = like.exponent;
    if !(c.tiny()..=c.most).contains(&exponent) {
        return Ok(c.invalid(INVALID));
    }
    if a.digits.is_zero() {
        return c.fix(Value::zero(a.negative, exponent));
    }
    let adjusted = a.adjusted()?;
    if adjusted > c.most || adjusted - exponent + 1 > c.precision {
        return Ok(c.invalid(INVALID));
    }
    let result = rescaled(a, exponent, c.mode)?;
    if !result.digits.is_zero() {
        let adjusted = result.adjusted()?;
        if adjusted > c.most || length(&result.digits)? > c.precision {
            return Ok(c.invalid(INVALID));
        }
        if adjusted < c.least {
            c.signal(SUBNORMAL);
        }
    }
    if exponent > a.exponent {
        let is_exact = order(&result, a)?.is_eq();
        c.signal(if is_exact { ROUNDED } else { INEXACT | ROUNDED });
    }
    c.fix(result)
}

pub fn to_integral_value(a: &Value, c: &mut Setting) -> Done<Value> {
    if let Some(nan) = c.nan_of(&[a])? {
        return Ok(nan);
    }
    if a.is_infinite() || a.exponent >= 0 { Ok(a.clone()) } else { rescaled(a, 0, c.mode) }
}

pub fn to_integral_exact(a: &Value, c: &mut Setting) -> Done<Value> {
    let result = to_integral_value(a, c)?;
    if a.is_finite() && a.exponent < 0 && !a.digits.is_zero() {
        c.signal(if order(&result, a)?.is_eq() { ROUNDED } else { INEXACT | ROUNDED });
    }
    Ok(result)
}

pub fn normalize(a: &Value, c: &mut Setting) -> Done<Value> {
    let value = plus(a, c)?;
    if !value.is_finite() {
        return Ok(value);
    }
    if value.digits.is_zero() {
        return Ok(Value::zero(a.negative, 0));
    }
    let most = if c.clamp { c.top() } else { c.most };
    let (digits, exponent) = without_zeros(value.digits, value.exponent, most)?;
    Ok(Value::finite(value.negative, digits, exponent))
}

pub fn scaleb(a: &Value, b: &Value, c: &mut Setting) -> Done<Value> {
    if let Some(nan) = c.nan_of(&[a, b])? {
        return Ok(nan);
    }
    let limit = 2 * (c.most + c.precision);
    match b.small_int()?.filter(|places| b.exponent == 0 && places.abs() <= limit) {
        Some(_) if a.is_infinite() => Ok(a.clone()),
        Some(places) => c.fix(Value { exponent: a.exponent + places, ..a.clone() }),
        None => Ok(c.invalid(INVALID)),
    }
}

pub fn logb(a: &Value, c: &mut Setting) -> Done<Value> {
    if let Some(nan) = c.nan_of(&[a])? {
        return Ok(nan);
    }
    if a.is_infinite() {
        return Ok(Value::infinity(false));
    }
    if a.digits.is_zero() {
        c.signal(BY_ZERO);
        return Ok(Value::infinity(true));
    }
    c.fix(Value::int(a.adjusted()?))
}

/// The order of two numbers that are no nans.
pub fn order(a: &Value, b: &Value) -> Done<Ordering> {
    let rank = |value: &Value| match (value.is_zero(), value.negative) {
        (true, _) => 0,
        (false, negative) => (if negative { -1 } else { 1 }) * (1 + i32::from(value.is_infinite())),
    };
    let (left, right) = (rank(a), rank(b));
    if left != right || left == 0 || left.abs() == 2 {
        return Ok(left.cmp(&right));
    }
    let mut order = a.adjusted()?.cmp(&b.adjusted()?);
    if order.is_eq() {
        let exponent = a.exponent.min(b.exponent);
        let left = with_zeros(&a.digits, a.exponent - exponent)?;
        order = left.cmp(&with_zeros(&b.digits, b.exponent - exponent)?);
    }
    Ok(if a.negative { order.reverse() } else { order })
}
