//! Roots, logarithms and powers of decimal numbers: computed with a few digits more than asked for, and with more of them until they
//! decide the rounding.

use super::Mode;
use super::arithmetic::{add, divide as quotient, multiply as product, order, without_zeros};
use super::digits::{next_minus, next_plus};
use super::value::status::{CLAMPED, INEXACT, INVALID, ROUNDED};
use super::value::{Broken, Done, Setting, Value, divide, length, multiply, power_of_ten, split, with_zeros};
use crate::{long, pace};
use num_bigint::{BigInt, BigUint, Sign};
use num_integer::{Integer, Roots};
use num_traits::{One, Signed, ToPrimitive, Zero};
use std::cmp::Ordering;
use std::sync::LazyLock;

pub fn sqrt(a: &Value, c: &mut Setting) -> Done<Value> {
    if let Some(nan) = c.nan_of(&[a])? {
        return Ok(nan);
    }
    if a.is_infinite() && !a.negative {
        return Ok(a.clone());
    }
    let ideal = a.exponent.div_euclid(2);
    if a.is_zero() {
        return c.fix(Value::zero(a.negative, ideal));
    }
    if a.negative {
        return Ok(c.invalid(INVALID));
    }
    let (mut digits, mut exponent) = (a.digits.clone(), a.exponent);
    if exponent.is_odd() {
        digits *= 10u8;
        exponent -= 1;
    }
    // One digit more than the precision, so that the last rounding is right.
    let shift = c.precision + 1 - (length(&digits)? + 1) / 2;
    let mut exact = true;
    if shift >= 0 {
        digits = with_zeros(&digits, 2 * shift)?;
    } else {
        let (whole, rest) = split(&digits, -2 * shift)?;
        (digits, exact) = (whole, rest.is_zero());
    }
    exponent = (exponent - 2 * shift) / 2;
    let mut root = long::square_root(&digits);
    if pace::halted() {
        return Err(Broken::Halted);
    }
    if exact && multiply(&root, &root)? == digits {
        (root, exponent) = without_zeros(root, exponent, ideal)?;
    } else if (&root % 5u8).is_zero() {
        root += 1u8;
    }
    c.rounding(Mode::HalfEven, |c| c.fix(Value::finite(false, root, exponent)))
}
/// The square root of the quotient of two ints, rounded once: a neighbour, where the quotient lies beyond the middle between the two.
pub fn root_of_quotient(top: &Value, bottom: &Value, c: &mut Setting) -> Done<Value> {
    if top.is_zero() {
        return Ok(Value::zero(false, -1));
    }
    let root = sqrt(&quotient(top, bottom, c)?, c)?;
    for (neighbour, beyond) in [(next_plus(&root, c)?, Ordering::Greater), (next_minus(&root, c)?, Ordering::Less)] {
        if !neighbour.is_finite() || to_middle(top, bottom, &root, &neighbour)? == beyond {
            return Ok(neighbour);
        }
    }
    Ok(root)
}
/// How the quotient of two ints stands to the square of the middle between two numbers.
fn to_middle(top: &Value, bottom: &Value, one: &Value, other: &Value) -> Done<Ordering> {
    let least = one.exponent.min(other.exponent);
    let digits = |value: &Value| with_zeros(&value.digits, value.exponent - least);
    let twice = digits(one)? + digits(other)?;
    let mut exact = multiply(&top.digits, &BigUint::from(4u8))?;
    let mut square = multiply(&bottom.digits, &multiply(&twice, &twice)?)?;
    let scaled = if least < 0 { &mut exact } else { &mut square };
    *scaled = with_zeros(scaled, 2 * least.abs())?;
    Ok(exact.cmp(&square))
}

fn signed(negative: bool, digits: BigUint) -> BigInt {
    BigInt::from_biguint(if negative { Sign::Minus } else { Sign::Plus }, digits)
}
fn unit(places: i128) -> Done<BigInt> {
    power_of_ten(places).map(BigInt::from)
}
fn times(a: &BigInt, b: &BigInt) -> Done<BigInt> {
    Ok(BigInt::from_biguint(a.sign() * b.sign(), multiply(a.magnitude(), b.magnitude())?))
}
/// Truncates.
fn over(a: &BigInt, b: &BigInt) -> Done<BigInt> {
    Ok(signed(a.is_negative() != b.is_negative(), divide(a.magnitude(), b.magnitude())?.0))
}
/// Rounds down.
fn floor_over(a: &BigInt, b: &BigInt) -> Done<BigInt> {
    let result = long::divide_floor(a, b).0;
    if pace::halted_after_bytes(a.bits() as usize / 4) { Err(Broken::Halted) } else { Ok(result) }
}

/// `e ** (x / 10**places) * 10**places` for a small x, to a few units in the last place.
fn exp_fixed(x: &BigInt, places: i128) -> Done<BigInt> {
    let size = unit(places)?.bits() as i128;
    let halvings = (x.bits() as i128 - size + 1).max(0) + places.sqrt() + 4;
    let guard = halvings / 3 + 6;
    let one = unit(places + guard)?;
    let x = {
        let scaled = with_zeros(x.magnitude(), guard)? >> halvings as u64;
        signed(x.is_negative(), scaled)
    };
    let (mut total, mut term, mut number) = (one.clone(), one.clone(), 1u64);
    while !term.is_zero() {
        term = over(&times(&term, &x)?, &one)? / number;
        total += &term;
        number += 1;
        if pace::halted_in_steps() {
            return Err(Broken::Halted);
        }
    }
    for _ in 0..halvings {
        total = floor_over(&times(&total, &total)?, &one)?;
    }
    floor_over(&total, &unit(guard)?)
}

/// `ln(numerator / denominator) * 10**places` for a quotient near 1, by Newton's method on exp.
fn ln_fixed(numerator: &BigUint, denominator: &BigUint, places: i128) -> Done<BigInt> {
    let places = places + 4;
    let one = unit(places)?;
    let x = BigInt::from(divide(&multiply(numerator, one.magnitude())?, denominator)?.0);
    let ratio = divide(&(numerator << 60u8), denominator)?.0.to_f64().unwrap_or(1.0) / (1u64 << 60) as f64;
    let guess = (ratio.ln() * (1u64 << 56) as f64) as i64;
    let mut y = times(&one, &BigInt::from(guess))? >> 56u8;
    let mut good = 12;
    loop {
        let e = exp_fixed(&y, places)?;
        y += floor_over(&times(&(&one * 2u8), &(&x - &e))?, &(&x + &e))?;
        if good > places {
            return floor_over(&y, &BigInt::from(10_000));
        }
        good *= 3;
    }
}

/// Places of ln(10) that are computed once.
const KNOWN: i128 = 160;
static LN10: LazyLock<Option<BigInt>> = LazyLock::new(|| compute_ln10(KNOWN).ok());

fn compute_ln10(places: i128) -> Done<BigInt> {
    let two = ln_fixed(&BigUint::from(2u8), &BigUint::one(), places + 4)?;
    let five_fourths = ln_fixed(&BigUint::from(5u8), &BigUint::from(4u8), places + 4)?;
    Ok((two * 3u8 + five_fourths) / 10_000)
}

/// `ln(10) * 10**places`.
fn ln10(places: i128) -> Done<BigInt> {
    match &*LN10 {
        Some(known) if places <= KNOWN - 4 => Ok(known / unit(KNOWN - places)?),
        _ => Ok(compute_ln10(places + 4)? / 10_000),
    }
}

/// ln of a positive finite number, times `10**places`.
fn ln_of(value: &Value, places: i128) -> Done<BigInt> {
    let size = length(&value.digits)?;
    let mut exponent = value.exponent + size;
    let mut scale = power_of_ten(size)?;
    // The mantissa is brought near 1 so that the guess is good.
    if &value.digits * 3u8 < scale {
        exponent -= 1;
        scale /= 10u8;
    }
    let work = places + 6;
    let mut digits = value.digits.clone();
    if size > work + 20 {
        let cut = power_of_ten(size - work - 20)?;
        (digits, scale) = (divide(&digits, &cut)?.0, divide(&scale, &cut)?.0);
    }
    let mut result = ln_fixed(&digits, &scale, work)?;
    if exponent != 0 {
        let extra = decimal_size(exponent);
        result += floor_over(&(ln10(work + extra)? * exponent), &unit(extra)?)?;
    }
    floor_over(&result, &BigInt::from(1_000_000))
}

/// How many digits an exponent has.
fn decimal_size(number: i128) -> i128 {
    number.unsigned_abs().checked_ilog10().map_or(1, |digits| i128::from(digits) + 1)
}

/// Repeats a computation with more digits until they decide the rounding; its result is never a tie.
fn rounded_right(c: &mut Setting, mode: Mode, mut compute: impl FnMut(i128) -> Done<(BigInt, i128)>) -> Done<Value> {
    let mut extra = 4;
    loop {
        let (value, exponent) = compute(c.precision + extra)?;
        let digits = value.magnitude();
        let surplus = length(digits)? - c.precision;
        if surplus > 1 {
            let half = power_of_ten(surplus - 2)? * 5u8;
            let rest = divide(digits, &half)?.1;
            let near = BigUint::from(20u8);
            // Past the bound the digits are those of an exact result.
            if rest > near && rest + near < half || extra > 4 * c.precision + 400 {
                let value = Value::finite(value.is_negative(), digits.clone(), exponent);
                return c.rounding(mode, |c| c.fix(value));
            }
        }
        extra = extra * 2 + 3;
    }
}

pub fn exp(a: &Value, c: &mut Setting) -> Done<Value> {
    if let Some(nan) = c.nan_of(&[a])? {
        return Ok(nan);
    }
    if a.is_infinite() {
        return Ok(if a.negative { Value::zero(false, 0) } else { a.clone() });
    }
    if a.digits.is_zero() {
        return Ok(Value::one());
    }
    let adjusted = a.adjusted()?;
    if adjusted > 20 {
        let far = if a.negative { c.tiny() - 3 } else { c.most + 1 };
        return c.rounding(Mode::HalfEven, |c| c.fix(Value::finite(false, BigUint::one(), far)));
    }
    // 1 plus or minus something so tiny that no digit shows it.
    if adjusted < -c.precision - 4
        || adjusted == -c.precision - 4 && order(&a.clone().with_sign(false), &Value::finite(false, BigUint::from(9u8), adjusted))?.is_le()
    {
        c.signal(INEXACT | ROUNDED);
        return Ok(Value::finite(false, power_of_ten(c.precision - 1)?, 1 - c.precision));
    }
    rounded_right(c, Mode::HalfEven, |places| exp_at(a, places))
}
fn exp_at(value: &Value, places: i128) -> Done<(BigInt, i128)> {
    let work = places + (value.adjusted()? + 2).max(0) + 4;
    let shift = value.exponent + work;
    let scaled = if shift >= 0 {
        with_zeros(&value.digits, shift)?
    } else if -shift > length(&value.digits)? {
        BigUint::zero()
    } else {
        split(&value.digits, -shift)?.0
    };
    let scaled = signed(value.negative, scaled);
    let ln10 = ln10(work)?;
    let tens = floor_over(&scaled, &ln10)?;
    let rest = scaled - &tens * ln10;
    let tens = tens.to_i128().ok_or(Broken::TooLarge)?;
    Ok((exp_fixed(&rest, work)?, tens - work))
}

pub fn ln(a: &Value, c: &mut Setting) -> Done<Value> {
    if let Some(special) = logarithm_of_special(a, c)? {
        return Ok(special);
    }
    if order(a, &Value::one())?.is_eq() {
        return Ok(Value::zero(false, 0));
    }
    let more = near_one(a)? + 2;
    rounded_right(c, Mode::HalfEven, |places| Ok((ln_of(a, places + more)?, -places - more)))
}

pub fn log10(a: &Value, c: &mut Setting) -> Done<Value> {
    if let Some(special) = logarithm_of_special(a, c)? {
        return Ok(special);
    }
    let adjusted = a.adjusted()?;
    if a.digits == power_of_ten(length(&a.digits)? - 1)? {
        return c.rounding(Mode::HalfEven, |c| c.fix(Value::int(adjusted)));
    }
    let more = near_one(a)? + 2;
    rounded_right(c, Mode::HalfEven, |places| {
        let places = places + more;
        let work = places + 4 + decimal_size(adjusted);
        let top = times(&ln_of(a, work)?, &unit(places)?)?;
        Ok((floor_over(&top, &ln10(work)?)?, -places))
    })
}

fn logarithm_of_special(a: &Value, c: &mut Setting) -> Done<Option<Value>> {
    if let Some(nan) = c.nan_of(&[a])? {
        return Ok(Some(nan));
    }
    Ok(if a.is_zero() {
        Some(Value::infinity(true))
    } else if a.negative {
        Some(c.invalid(INVALID))
    } else {
        a.is_infinite().then(|| a.clone())
    })
}
/// Near 1 a logarithm is small, and needs as many places more.
fn near_one(a: &Value) -> Done<i128> {
    Ok((-distance_from_one(a)?).max(0))
}
/// The exponent of the first digit of `a - 1`.
fn distance_from_one(a: &Value) -> Done<i128> {
    const FAR: i128 = 1 << 62;
    let mut rough = Setting { precision: 20, mode: Mode::Down, least: -FAR, most: FAR, clamp: false, status: 0 };
    add(a, &Value::finite(true, BigUint::one(), 0), &mut rough)?.adjusted()
}

pub fn power(a: &Value, b: &Value, c: &mut Setting) -> Done<Value> {
    if let Some(nan) = c.nan_of(&[a, b])? {
        return Ok(nan);
    }
    if b.is_zero() {
        return Ok(if a.is_zero() { c.invalid(INVALID) } else { Value::one() });
    }
    let whole = b.is_whole()?;
    let mut negative = false;
    if a.negative {
        if whole {
            negative = b.exponent <= 0 && b.whole()?.is_odd();
        } else if !a.is_zero() {
            return Ok(c.invalid(INVALID));
        }
    }
    let a = &a.clone().with_sign(false);
    if a.is_zero() {
        return Ok(if b.negative { Value::infinity(negative) } else { Value::zero(negative, 0) });
    }
    if a.is_infinite() {
        return Ok(if b.negative { Value::zero(negative, 0) } else { Value::infinity(negative) });
    }
    let size = order(a, &Value::one())?;
    if size.is_eq() {
        return power_of_one(a, b, c, whole, negative);
    }
    if b.is_infinite() {
        let shrinks = size.is_gt() == b.negative;
        return Ok(if shrinks { Value::zero(negative, 0) } else { Value::infinity(negative) });
    }
    // Results far outside the exponents need not be computed: their logarithms are larger than those may be.
    let grows = size.is_gt() != b.negative;
    if decimal_size(if grows { c.most } else { c.tiny() }) < least_log_size(a)? + b.adjusted()? {
        let exponent = if grows { c.most + 1 } else { c.tiny() - 1 };
        return c.fix(Value::finite(negative, BigUint::one(), exponent));
    }
    if whole {
        return whole_power(a, b, c, negative);
    }
    // x**y = e**(y ln x), padded to full precision where it happens to be exact.
    if let Some(exact) = exact_power(a, b, c)? {
        c.signal(INEXACT | ROUNDED);
        return c.fix(exact.with_sign(negative));
    }
    // How large the logarithm of the result may be; where that is tiny, no digit shows it.
    let far = b.adjusted()? + decimal_size(a.adjusted()?.abs() + 1) + 2;
    if far < -(length(&a.digits)?.max(c.precision) + 23) {
        c.signal(INEXACT | ROUNDED);
        return Ok(Value::finite(negative, power_of_ten(c.precision - 1)?, 1 - c.precision));
    }
    let more = near_one(a)? + far.max(0) + (-b.adjusted()?).max(0) + 4;
    let (mode, sign) = (c.mode, negative);
    rounded_right(c, mode, |places| {
        let work = places + more;
        let scaled = times(&ln_of(a, work)?, &BigInt::from(b.digits.clone()))?;
        let value = Value::finite(scaled.is_negative() != b.negative, scaled.magnitude().clone(), b.exponent - work);
        let (digits, exponent) = exp_at(&value, places + 2)?;
        Ok((if sign { -digits } else { digits }, exponent))
    })
}

/// A power that is an int: by squares, with a few digits more than asked for. Each step is rounded, and tells of it.
fn whole_power(a: &Value, b: &Value, c: &mut Setting, negative: bool) -> Done<Value> {
    let more = length(&b.digits)? + b.exponent + 2 + i128::from(b.negative);
    let mut work = Setting { precision: c.precision + more, mode: Mode::HalfEven, clamp: false, status: 0, ..c.clone() };
    let base = if b.negative { quotient(&Value::one(), a, &mut work)? } else { a.clone() };
    c.signal(std::mem::take(&mut work.status));
    let times = b.whole()?;
    let mut result = base.clone();
    for bit in (0..times.bits().saturating_sub(1)).rev() {
        result = product(&result, &result, &mut work)?;
        if times.bit(bit) {
            result = product(&result, &base, &mut work)?;
        }
        if !result.is_finite() || result.digits.is_zero() && work.status & CLAMPED != 0 {
            break;
        }
    }
    c.signal(work.status);
    // The rounding of the context decides what an overflow is.
    let result = if result.is_infinite() { Value::finite(negative, BigUint::one(), c.most + 1) } else { result };
    c.fix(result.with_sign(negative))
}
fn power_of_one(a: &Value, b: &Value, c: &mut Setting, whole: bool, negative: bool) -> Done<Value> {
    if !whole {
        c.signal(INEXACT | ROUNDED);
        return Ok(Value::finite(negative, power_of_ten(c.precision - 1)?, 1 - c.precision));
    }
    // 1.00 ** 3 is 1.000000, as far as the precision goes.
    let places = match b.small_int()? {
        _ if b.negative || a.exponent == 0 => 0,
        Some(count) => count.saturating_mul(-a.exponent),
        None => i128::MAX,
    };
    if places > c.precision - 1 {
        c.signal(ROUNDED);
    }
    let places = places.min(c.precision - 1);
    Ok(Value::finite(negative, power_of_ten(places)?, -places))
}

/// The exponent of the first digit of `log10(a)`, or less: as CPython's library estimates it.
fn least_log_size(a: &Value) -> Done<i128> {
    Ok(match a.adjusted()? {
        -1 => distance_from_one(a)? - 1,
        0 => distance_from_one(a)? - 2,
        adjusted if adjusted > 0 => decimal_size(adjusted) - 1,
        adjusted => decimal_size(adjusted + 1) - 1,
    })
}

/// Digits of a number whose root takes no time.
const LONG_ROOT: i128 = 2000;

/// The result with all digits of the precision, where a power that is no int has an exact value that fits.
fn exact_power(base: &Value, power: &Value, c: &Setting) -> Done<Option<Value>> {
    if power.exponent >= 0 || power.exponent < -4 {
        return Ok(None);
    }
    let denominator = power_of_ten(-power.exponent)?;
    let divisor = (&power.digits % &denominator).gcd(&denominator);
    let (Some(top), Some(bottom)) = ((&power.digits / &divisor).to_u32(), (denominator / divisor).to_u32()) else { return Ok(None) };
    let (digits, exponent) = without_zeros(base.digits.clone(), base.exponent, i128::MAX)?;
    if exponent % i128::from(bottom) != 0 || bottom > 1000 || top > 10_000 {
        return Ok(None);
    }
    // A root with too many digits, or of too many, is not looked for.
    let size = length(&digits)?;
    if size > LONG_ROOT || size / i128::from(bottom) * i128::from(top) > c.precision + 12 {
        return Ok(None);
    }
    let root = digits.nth_root(bottom);
    let raised = |number: &BigUint, times: u32| long::power(&BigInt::from(number.clone()), times).magnitude().clone();
    if raised(&root, bottom) != digits || i128::from(top) * length(&root)? > c.precision + 10 {
        return Ok(None);
    }
    let (mut digits, mut exponent) = (raised(&root, top), exponent / i128::from(bottom) * i128::from(top));
    if power.negative {
        // 1 / value is exact where its only factors are 2 and 5.
        let (mut places, mut rest) = (0, digits.clone());
        for factor in [2u8, 5] {
            let mut count = 0;
            while (&rest % factor).is_zero() {
                rest /= factor;
                count += 1;
            }
            places = places.max(count);
        }
        if !rest.is_one() {
            return Ok(None);
        }
        (digits, exponent) = (power_of_ten(places)? / digits, -places - exponent);
    }
    let pad = c.precision - length(&digits)?;
    if pad < 0 {
        return Ok(None);
    }
    Ok(Some(Value::finite(false, with_zeros(&digits, pad)?, exponent - pad)))
}

pub fn power_modulo(a: &Value, b: &Value, modulo: &Value, c: &mut Setting) -> Done<Value> {
    for value in [a, b, modulo] {
        if let Some(nan) = c.nan_of(&[value])? {
            return Ok(nan);
        }
    }
    let whole = a.is_whole()? && b.is_whole()? && modulo.is_whole()?;
    if !whole || b.negative && !b.is_zero() || modulo.is_zero() || modulo.adjusted()? >= c.precision || b.is_zero() && a.is_zero() {
        return Ok(c.invalid(INVALID));
    }
    let power = b.whole()?;
    let negative = a.negative && power.is_odd();
    let digits = long::power_modulo(&a.whole()?, &power, &modulo.whole()?);
    if pace::halted() { Err(Broken::Halted) } else { Ok(Value::finite(negative, digits, 0)) }
}
