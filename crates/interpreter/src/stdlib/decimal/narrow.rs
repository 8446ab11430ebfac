//! Operations on decimal numbers whose digits fit 128 bits, as exact results: `mod.rs` rounds them. What has more digits on the way has
//! no result here; `wide.rs` is asked next.

use super::{Mode, Rest, Rules};
use std::cmp::Ordering;

/// Most digits of a number here: all of them fit 128 bits.
pub(super) const MOST: usize = 38;
pub(super) static POWERS: [u128; MOST + 1] = {
    let mut powers = [1; MOST + 1];
    let mut at = 1;
    while at <= MOST {
        powers[at] = powers[at - 1] * 10;
        at += 1;
    }
    powers
};

/// A finite number: digits times ten to the power of the exponent.
#[derive(Clone, Copy)]
pub(super) struct Number {
    pub negative: bool,
    pub digits: u128,
    pub exponent: i64,
}

impl Number {
    /// The exponent of the first digit.
    pub fn adjusted(self) -> i64 {
        self.exponent + length(self.digits).max(1) as i64 - 1
    }
}

/// A number, and what there is below its last digit.
pub(super) type Operation = fn(Number, Number, &Rules) -> Option<(Number, Rest)>;

/// How many decimal digits a number has; zero has none.
pub(super) fn length(digits: u128) -> usize {
    // log10(2), a little less than it is: the guess is right or one too small.
    let bits = (128 - digits.leading_zeros()) as usize;
    let guess = (bits * 1233) >> 12;
    guess + usize::from(digits >= POWERS[guess])
}

/// Quotient and rest by a power of ten.
pub(super) fn shortened(digits: u128, places: usize) -> (u128, u128) {
    let unit = POWERS[places];
    let quotient = match (u64::try_from(digits), u64::try_from(unit)) {
        (Ok(digits), Ok(unit)) => u128::from(digits / unit),
        (Ok(_), Err(_)) => 0,
        // A division by a constant is a product.
        (Err(_), _) if places == 1 => digits / 10,
        (Err(_), _) => digits / unit,
    };
    (quotient, digits - quotient * unit)
}

/// The digits that a number has with a lower exponent.
pub(super) fn scaled(number: Number, exponent: i64) -> Option<u128> {
    let places = usize::try_from(number.exponent - exponent).ok()?;
    if places == 0 {
        return Some(number.digits);
    }
    number.digits.checked_mul(*POWERS.get(places)?)
}

fn exact(negative: bool, digits: u128, exponent: i64) -> Option<(Number, Rest)> {
    Some((Number { negative, digits, exponent }, Rest::NONE))
}

pub(super) fn add(one: Number, other: Number, rules: &Rules) -> Option<(Number, Rest)> {
    let exponent = one.exponent.min(other.exponent);
    let (left, right) = (scaled(one, exponent)?, scaled(other, exponent)?);
    if (left == 0) != (right == 0) && length(left.max(right)) > rules.precision {
        // A zero lends its exponent only as far as the precision goes.
        return None;
    }
    let (negative, digits) = if one.negative == other.negative {
        (one.negative, left.checked_add(right)?)
    } else {
        match left.cmp(&right) {
            Ordering::Greater => (one.negative, left - right),
            Ordering::Less => (other.negative, right - left),
            Ordering::Equal => (rules.mode == Mode::Floor, 0),
        }
    };
    exact(negative, digits, exponent)
}

pub(super) fn subtract(one: Number, other: Number, rules: &Rules) -> Option<(Number, Rest)> {
    add(one, Number { negative: !other.negative, ..other }, rules)
}

pub(super) fn multiply(one: Number, other: Number, _: &Rules) -> Option<(Number, Rest)> {
    exact(one.negative != other.negative, one.digits.checked_mul(other.digits)?, one.exponent + other.exponent)
}

pub(super) fn divide(one: Number, other: Number, rules: &Rules) -> Option<(Number, Rest)> {
    if other.digits == 0 {
        return None;
    }
    let negative = one.negative != other.negative;
    let ideal = one.exponent - other.exponent;
    if one.digits == 0 {
        return exact(negative, 0, ideal);
    }
    // The quotient has the digits of the precision, or one more.
    let shift = (length(other.digits) + rules.precision).checked_sub(length(one.digits))?;
    let whole = one.digits.checked_mul(*POWERS.get(shift)?)?;
    let digits = whole / other.digits;
    let rest = whole - digits * other.digits;
    let mut number = Number { negative, digits, exponent: ideal - shift as i64 };
    if rest != 0 {
        return Some((number, Rest::of(rest, other.digits)));
    }
    // Trailing zeros, as many as the ideal exponent allows: halves of what may be left, each once. As many twos divide it.
    for places in [32, 16, 8, 4, 2, 1] {
        if number.digits.trailing_zeros() as usize >= places && number.exponent + places as i64 <= ideal {
            let (fewer, zeros) = shortened(number.digits, places);
            if zeros == 0 {
                number = Number { digits: fewer, exponent: number.exponent + places as i64, ..number };
            }
        }
    }
    Some((number, Rest::NONE))
}

pub(super) fn floor_divide(one: Number, other: Number, rules: &Rules) -> Option<(Number, Rest)> {
    let (digits, _, _) = whole_division(one, other, rules)?;
    exact(one.negative != other.negative, digits, 0)
}

pub(super) fn remainder(one: Number, other: Number, rules: &Rules) -> Option<(Number, Rest)> {
    let (_, digits, exponent) = whole_division(one, other, rules)?;
    exact(one.negative, digits, exponent)
}

/// Quotient, remainder, and the exponent of the remainder; none where the quotient has too many digits.
fn whole_division(one: Number, other: Number, rules: &Rules) -> Option<(u128, u128, i64)> {
    let exponent = one.exponent.min(other.exponent);
    let (left, right) = (scaled(one, exponent)?, scaled(other, exponent)?);
    let (digits, rest) = (left.checked_div(right)?, left.checked_rem(right)?);
    (length(digits) <= rules.precision).then_some((digits, rest, exponent))
}

/// A power that is a small whole number, where all its digits fit the precision.
pub(super) fn small_power(one: Number, other: Number, rules: &Rules) -> Option<(Number, Rest)> {
    let power = u32::try_from(other.digits).ok().filter(|&power| power > 0 && other.exponent == 0 && !other.negative)?;
    let digits = one.digits.checked_pow(power)?;
    // Ones with zeros behind them keep as many as the precision allows, and zeros none.
    let size = length(digits);
    if one.digits == 0 || size > rules.precision || one.digits == POWERS[length(one.digits) - 1] {
        return None;
    }
    exact(one.negative && power % 2 == 1, digits, one.exponent.checked_mul(i64::from(power))?)
}

pub(super) fn order(one: Number, other: Number) -> Option<Ordering> {
    let sign = |number: Number| if number.digits == 0 { 0 } else { 1 - 2 * i32::from(number.negative) };
    let by_sign = sign(one).cmp(&sign(other));
    if by_sign.is_ne() || one.digits == 0 {
        return Some(by_sign);
    }
    let sizes = if one.exponent == other.exponent { Ordering::Equal } else { one.adjusted().cmp(&other.adjusted()) };
    let sizes = if sizes.is_eq() {
        let exponent = one.exponent.min(other.exponent);
        scaled(one, exponent)?.cmp(&scaled(other, exponent)?)
    } else {
        sizes
    };
    Some(if one.negative { sizes.reverse() } else { sizes })
}
