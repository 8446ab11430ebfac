//! Decimal numbers of any size, and the rounding of one to a context: what all operations of `decimal` stand on.
//! Nothing here knows the interpreter: conditions are bits of a status, which `methods.rs` turns into flags and exceptions.
//! Work that is too large, or is to stop, ends with `Broken`.

use super::Mode;
use crate::{long, pace};
use num_bigint::{BigInt, BigUint};
use num_traits::{One, ToPrimitive, Zero};
use std::borrow::Cow;
use std::cmp::Ordering;
use std::sync::{LazyLock, OnceLock};

/// Why there is no result.
pub enum Broken {
    /// More digits than one number may have here.
    TooLarge,
    /// The cell must stop.
    Halted,
}
pub type Done<T> = Result<T, Broken>;

/// Digits that one number may have: a bound of this implementation, not of the specification.
pub const MOST_DIGITS: i128 = 1_000_000;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    Finite,
    Infinite,
    Quiet,
    Signaling,
}

#[derive(Clone, Debug)]
pub struct Value {
    pub negative: bool,
    /// Of a nan: what it carries.
    pub digits: BigUint,
    pub exponent: i128,
    pub form: Form,
}

/// Conditions. Those of an invalid operation come first, in the order in which they are told.
pub mod status {
    pub const INVALID: u16 = 1;
    pub const SYNTAX: u16 = 2;
    pub const IMPOSSIBLE: u16 = 4;
    pub const UNDEFINED: u16 = 8;
    /// Only conversions tell of it.
    pub const FLOAT: u16 = 16;
    pub const BY_ZERO: u16 = 32;
    pub const OVERFLOW: u16 = 64;
    pub const UNDERFLOW: u16 = 128;
    pub const SUBNORMAL: u16 = 256;
    pub const INEXACT: u16 = 512;
    pub const ROUNDED: u16 = 1024;
    pub const CLAMPED: u16 = 2048;
}
use status::{CLAMPED, INEXACT, INVALID, OVERFLOW, ROUNDED, SUBNORMAL, UNDERFLOW};

/// What a context asks for, and what came of it.
#[derive(Clone)]
pub struct Setting {
    pub precision: i128,
    pub mode: Mode,
    /// `Emin` and `Emax`.
    pub least: i128,
    pub most: i128,
    pub clamp: bool,
    pub status: u16,
}

impl Value {
    pub fn finite(negative: bool, digits: BigUint, exponent: i128) -> Self {
        Self { negative, digits, exponent, form: Form::Finite }
    }
    pub fn zero(negative: bool, exponent: i128) -> Self {
        Self::finite(negative, BigUint::zero(), exponent)
    }
    pub fn one() -> Self {
        Self::finite(false, BigUint::one(), 0)
    }
    pub fn infinity(negative: bool) -> Self {
        Self { form: Form::Infinite, ..Self::zero(negative, 0) }
    }
    pub fn nan() -> Self {
        Self { form: Form::Quiet, ..Self::zero(false, 0) }
    }
    pub fn int(value: i128) -> Self {
        Self::finite(value < 0, BigUint::from(value.unsigned_abs()), 0)
    }
    pub fn is_nan(&self) -> bool {
        matches!(self.form, Form::Quiet | Form::Signaling)
    }
    pub fn is_infinite(&self) -> bool {
        self.form == Form::Infinite
    }
    pub fn is_finite(&self) -> bool {
        self.form == Form::Finite
    }
    pub fn is_zero(&self) -> bool {
        self.is_finite() && self.digits.is_zero()
    }
    pub fn with_sign(mut self, negative: bool) -> Self {
        self.negative = negative;
        self
    }
    pub fn negated(self) -> Self {
        let negative = !self.negative;
        self.with_sign(negative)
    }
    /// The exponent of the first digit.
    pub fn adjusted(&self) -> Done<i128> {
        Ok(match self.form {
            Form::Finite if self.digits.is_zero() => self.exponent,
            Form::Finite => self.exponent + length(&self.digits)? - 1,
            _ => 0,
        })
    }
    /// Has it no digits behind the point? Infinite numbers have none that count.
    pub fn is_whole(&self) -> Done<bool> {
        if !self.is_finite() {
            return Ok(false);
        }
        if self.exponent >= 0 || self.digits.is_zero() {
            return Ok(true);
        }
        let places = -self.exponent;
        Ok(places < length(&self.digits)? && split(&self.digits, places)?.1.is_zero())
    }
    /// The digits before the point, as an int without a sign.
    pub fn whole(&self) -> Done<BigUint> {
        if self.exponent >= 0 {
            return with_zeros(&self.digits, if self.digits.is_zero() { 0 } else { self.exponent });
        }
        let places = (-self.exponent).min(length(&self.digits)? + 1);
        Ok(split(&self.digits, places)?.0)
    }
    /// The int that it is, where that is not large.
    pub fn small_int(&self) -> Done<Option<i128>> {
        if !self.is_finite() || self.exponent > 30 {
            return Ok(None);
        }
        let whole = self.whole()?.to_i128();
        Ok(whole.map(|whole| if self.negative { -whole } else { whole }))
    }
}

impl Setting {
    pub fn signal(&mut self, condition: u16) {
        self.status |= condition;
    }
    /// An operation that has no result.
    pub fn invalid(&mut self, condition: u16) -> Value {
        self.signal(condition);
        Value::nan()
    }
    /// The least exponent of a subnormal number.
    pub fn tiny(&self) -> i128 {
        self.least - self.precision + 1
    }
    /// The largest exponent of a number with all its digits.
    pub fn top(&self) -> i128 {
        self.most - self.precision + 1
    }
    /// Runs with another rounding.
    pub fn rounding<T>(&mut self, mode: Mode, work: impl FnOnce(&mut Self) -> Done<T>) -> Done<T> {
        let mode = std::mem::replace(&mut self.mode, mode);
        let result = work(self);
        self.mode = mode;
        result
    }

    fn overflow(&mut self, negative: bool) -> Done<Value> {
        self.signal(OVERFLOW | INEXACT | ROUNDED);
        let stays = match self.mode {
            Mode::Down | Mode::FiveUp => true,
            Mode::Ceiling => negative,
            Mode::Floor => !negative,
            _ => false,
        };
        if stays { self.largest(negative) } else { Ok(Value::infinity(negative)) }
    }
    /// The largest finite number.
    pub fn largest(&self, negative: bool) -> Done<Value> {
        Ok(Value::finite(negative, power_of_ten(self.precision)? - 1u8, self.top()))
    }

    /// Rounds a number to the precision and the exponents of the context.
    pub fn fix(&mut self, value: Value) -> Done<Value> {
        if !value.is_finite() {
            return Ok(value);
        }
        let Value { negative, digits, exponent, .. } = value;
        if digits.is_zero() {
            let top = if self.clamp { self.top() } else { self.most };
            let fitted = exponent.max(self.tiny()).min(top);
            if fitted != exponent {
                self.signal(CLAMPED);
            }
            return Ok(Value::zero(negative, fitted));
        }
        let size = length(&digits)?;
        if exponent + size - 1 > self.most {
            return self.overflow(negative);
        }
        let least = (exponent + size - self.precision).max(self.tiny());
        let is_subnormal = exponent + size - 1 < self.least;
        if exponent < least {
            let (mut digits, lost) = if exponent + size - least < -1 {
                (shifted_down(&BigUint::one(), 3, self.mode, negative)?.0, true)
            } else {
                shifted_down(&digits, least - exponent, self.mode, negative)?
            };
            let mut exponent = least;
            if length(&digits)? > self.precision {
                digits /= 10u8;
                exponent += 1;
            }
            if exponent > self.top() {
                return self.overflow(negative);
            }
            self.signal(ROUNDED);
            if is_subnormal {
                self.signal(SUBNORMAL);
            }
            if lost {
                self.signal(if is_subnormal { INEXACT | UNDERFLOW } else { INEXACT });
            }
            if digits.is_zero() {
                self.signal(CLAMPED);
            }
            return Ok(Value::finite(negative, digits, exponent));
        }
        if is_subnormal {
            self.signal(SUBNORMAL);
        }
        if self.clamp && exponent > self.top() {
            self.signal(CLAMPED);
            let top = self.top();
            return Ok(Value::finite(negative, with_zeros(&digits, exponent - top)?, top));
        }
        Ok(Value::finite(negative, digits, exponent))
    }

    /// The nan that an operation on nans gives; none where there is none among them.
    pub fn nan_of(&mut self, values: &[&Value]) -> Done<Option<Value>> {
        if let Some(nan) = values.iter().find(|value| value.form == Form::Signaling) {
            self.signal(INVALID);
            return self.payload(nan).map(Some);
        }
        match values.iter().find(|value| value.form == Form::Quiet) {
            Some(nan) => self.payload(nan).map(Some),
            None => Ok(None),
        }
    }
    /// A quiet nan that carries what another does, as far as the precision goes.
    fn payload(&self, nan: &Value) -> Done<Value> {
        let limit = self.precision - i128::from(self.clamp);
        let digits = if length(&nan.digits)? > limit { split(&nan.digits, limit)?.1 } else { nan.digits.clone() };
        Ok(Value { negative: nan.negative, digits, exponent: 0, form: Form::Quiet })
    }
}

/// Powers of ten that were needed before: 200 KiB, should somebody need all.
static POWERS: LazyLock<Vec<OnceLock<BigUint>>> = LazyLock::new(|| vec![OnceLock::new(); 1024]);

fn known_power(power: usize) -> Option<&'static BigUint> {
    POWERS.get(power).map(|known| known.get_or_init(|| BigUint::from(10u8).pow(power as u32)))
}

pub fn power_of_ten(power: i128) -> Done<BigUint> {
    lent_power(power).map(Cow::into_owned)
}

/// As `power_of_ten`, for one that is only looked at.
fn lent_power(power: i128) -> Done<Cow<'static, BigUint>> {
    if !(0..=4 * MOST_DIGITS).contains(&power) {
        return Err(Broken::TooLarge);
    }
    let power = power as usize;
    if let Some(known) = known_power(power) {
        return Ok(Cow::Borrowed(known));
    }
    let result =
        if power < 2000 { BigUint::from(10u8).pow(power as u32) } else { long::power(&BigInt::from(5), power as u32).magnitude() << power };
    if pace::halted() { Err(Broken::Halted) } else { Ok(Cow::Owned(result)) }
}

/// A number with so many zeros behind it.
pub fn with_zeros(digits: &BigUint, places: i128) -> Done<BigUint> {
    if places == 0 { Ok(digits.clone()) } else { multiply(digits, &*lent_power(places)?) }
}

/// The digits before the last ones, and those.
pub fn split(digits: &BigUint, places: i128) -> Done<(BigUint, BigUint)> {
    divide(digits, &*lent_power(places)?)
}

/// How many decimal digits a number has; zero has none.
pub fn length(digits: &BigUint) -> Done<i128> {
    let bits = digits.bits();
    if bits == 0 {
        return Ok(0);
    }
    // log10(2), a little less than it is: the guess is right or one too small.
    let guess = i128::from(bits - 1) * 30_102_999_566_398 / 100_000_000_000_000 + 1;
    let is_more = match known_power(guess as usize) {
        Some(power) => digits >= power,
        None => digits >= &*lent_power(guess)?,
    };
    Ok(guess + i128::from(is_more))
}

pub fn multiply(a: &BigUint, b: &BigUint) -> Done<BigUint> {
    if i128::from(a.bits() + b.bits()) > 16 * MOST_DIGITS {
        return Err(Broken::TooLarge);
    }
    let product = long::multiply(a, b);
    if pace::halted_after_bytes((a.bits() + b.bits()) as usize / 4) { Err(Broken::Halted) } else { Ok(product) }
}

/// Quotient and remainder; the divisor is not zero.
pub fn divide(a: &BigUint, b: &BigUint) -> Done<(BigUint, BigUint)> {
    let result = long::divide(a, b);
    if pace::halted_after_bytes((a.bits() + b.bits()) as usize / 4) { Err(Broken::Halted) } else { Ok(result) }
}

/// A number without so many of its last digits, rounded, and whether anything was lost.
pub fn shifted_down(digits: &BigUint, places: i128, mode: Mode, negative: bool) -> Done<(BigUint, bool)> {
    if places <= 0 {
        return Ok((with_zeros(digits, -places)?, false));
    }
    let unit = lent_power(places)?;
    let (quotient, rest) = divide(digits, &unit)?;
    if rest.is_zero() {
        return Ok((quotient, false));
    }
    // The last digit decides: whether it is even, or a multiple of five.
    let last = match (mode, quotient.iter_u64_digits().next()) {
        (Mode::FiveUp, _) => (&quotient % 10u8).to_u128().unwrap_or(0),
        (_, low) => u128::from(low.unwrap_or(0) & 1),
    };
    let up = mode.goes_up(negative, last, doubled_order(&rest, &unit));
    Ok((if up { quotient + 1u8 } else { quotient }, true))
}

/// How the double of a number stands to another.
fn doubled_order(number: &BigUint, other: &BigUint) -> Ordering {
    let sizes = (number.bits() + 1).cmp(&other.bits());
    if sizes.is_ne() {
        return sizes;
    }
    let (mut words, others) = (number.iter_u64_digits(), other.iter_u64_digits());
    let mut high = if others.len() > words.len() { 0 } else { words.next_back().unwrap_or(0) };
    for other in others.rev() {
        let low = words.next_back().unwrap_or(0);
        let order = (high << 1 | low >> 63).cmp(&other);
        if order.is_ne() {
            return order;
        }
        high = low;
    }
    Ordering::Equal
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doubles_stand_where_they_should() {
        for bits in [1, 2, 62, 63, 64, 65, 127, 128, 129, 190, 192] {
            for step in [-1, 0, 1] {
                let other: BigInt = (BigInt::one() << bits) + step;
                for near in [-1, 0, 1] {
                    let number: BigInt = (&other >> 1) + near;
                    let (number, other) = (number.magnitude(), other.magnitude());
                    assert_eq!(doubled_order(number, other), (number * 2u8).cmp(other), "{number} {other}");
                }
            }
        }
    }
}
