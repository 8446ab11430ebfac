//! Arithmetic of very long ints, piece by piece, so that a cell can be stopped in the middle.
//! Short ones go straight to `num-bigint`. What broke off is worthless: the caller polls the meter before anything uses it.

use crate::{lehmer, pace};
use num_bigint::{BigInt, BigUint, Sign};
use num_integer::Integer;
use num_traits::{CheckedSub, One, Signed, ToPrimitive, Zero};

/// Bits of a factor that is multiplied in one go.
pub const PIECE: u64 = 1 << 18;
/// Products of single digits that are computed in one go, where nothing is faster than that.
const PRODUCTS: u64 = 1 << 20;
/// Products that take as long as to find one digit of a quotient.
const DIVISION: u64 = 16;
/// Bits of a divisor up to which the schoolbook's division is the fastest.
const SHORT_DIVISOR: u64 = 1 << 13;
/// Bits of an exponent that are taken at once.
const WINDOW: u64 = 4;
/// Decimal digits that are written in one go.
const DIGITS: u32 = 1 << 11;

/// `a * b`.
#[must_use]
pub fn multiply(a: &BigUint, b: &BigUint) -> BigUint {
    let (short, long) = if a.bits() <= b.bits() { (a, b) } else { (b, a) };
    let (few, many) = (short.bits(), long.bits());
    if many <= PIECE || few.saturating_mul(many) / 4096 <= PRODUCTS {
        return short * long;
    }
    if pace::halted() {
        return BigUint::zero();
    }
    let middle = whole_digits(many / 2);
    let (high, low) = split(long, middle);
    if few <= middle {
        return (multiply(&high, short) << middle) + multiply(&low, short);
    }
    // Karatsuba's: three products of halves instead of four.
    let (short_high, short_low) = split(short, middle);
    let (top, bottom) = (multiply(&high, &short_high), multiply(&low, &short_low));
    if pace::halted() {
        return BigUint::zero();
    }
    let between = multiply(&(high + low), &(short_high + short_low));
    if pace::halted() {
        return BigUint::zero();
    }
    // Nothing is right any more where a product broke off, not even what is larger.
    let between = between.checked_sub(&top).and_then(|rest| rest.checked_sub(&bottom)).unwrap_or_default();
    (((top << middle) + between) << middle) + bottom
}

/// As `multiply`, with signs.
#[must_use]
pub fn multiply_signed(a: &BigInt, b: &BigInt) -> BigInt {
    if a.bits().max(b.bits()) <= PIECE {
        return a * b;
    }
    BigInt::from_biguint(a.sign() * b.sign(), multiply(a.magnitude(), b.magnitude()))
}

/// Quotient and remainder; the divisor is not zero.
#[must_use]
pub fn divide(a: &BigUint, b: &BigUint) -> (BigUint, BigUint) {
    let (long, short) = (a.bits(), b.bits());
    if long < short || quotient_cost(long, short) <= PRODUCTS {
        return a.div_rem(b);
    }
    // Digits so wide that one step is short, or as wide as the divisor.
    let (divisor, shift) = if short <= SHORT_DIVISOR {
        (b.clone(), 0)
    } else {
        // It can be halved until it is short.
        let halvings = (short / SHORT_DIVISOR).ilog2() + 1;
        let shift = short.next_multiple_of(64 << halvings) - short;
        (b << shift, shift)
    };
    let width = if short <= SHORT_DIVISOR { whole_digits(PRODUCTS * 64 / (words(short) + DIVISION)) } else { divisor.bits() };
    let dividend = a << shift;
    let mut digits = dividend.iter_u32_digits();
    let step = (width / 32) as usize;
    let mut quotient = vec![0u32; digits.len()];
    let mut rest = BigUint::zero();
    let mut part = Vec::with_capacity(step);
    for at in (0..digits.len()).step_by(step).rev() {
        if pace::halted() {
            return (BigUint::zero(), BigUint::zero());
        }
        // The digits from here to where the last part began.
        part.clear();
        part.extend(digits.by_ref().rev().take(step.min(quotient.len() - at)));
        part.reverse();
        let (digit, left) = {
            let part = (rest << (part.len() * 32)) + BigUint::from_slice(&part);
            if short <= SHORT_DIVISOR { part.div_rem(&divisor) } else { divide_half(&part, &divisor, width) }
        };
        rest = left;
        for (to, from) in quotient[at..].iter_mut().zip(digit.iter_u32_digits()) {
            *to = from;
        }
    }
    (BigUint::new(quotient), rest >> shift)
}

/// Divides a number below `b << width` by `b`, which is `width` bits wide: Burnikel and Ziegler's division, by halves.
fn divide_half(a: &BigUint, b: &BigUint, width: u64) -> (BigUint, BigUint) {
    if width <= SHORT_DIVISOR {
        return a.div_rem(b);
    }
    if width > PIECE && pace::halted() {
        return (BigUint::zero(), BigUint::zero());
    }
    let half = width / 2;
    let parts = split(b, half);
    let (a_high, a_low) = split(a, width);
    let (next, last) = split(&a_low, half);
    let (high, rest) = divide_three_halves(&a_high, next, b, &parts, half);
    let (low, rest) = divide_three_halves(&rest, last, b, &parts, half);
    ((high << half) + low, rest)
}

/// Divides `high << half | low`, three halves wide, by the two halves of `b`.
fn divide_three_halves(high: &BigUint, low: BigUint, b: &BigUint, (b1, b2): &(BigUint, BigUint), half: u64) -> (BigUint, BigUint) {
    let top = high >> half;
    let (mut quotient, rest) = if top >= *b1 {
        ((BigUint::one() << half) - 1u8, (high + b1).checked_sub(&(b1 << half)).unwrap_or_default())
    } else {
        divide_half(high, b1, half)
    };
    let rest = (rest << half) + low;
    let product = multiply(&quotient, b2);
    let mut rest = BigInt::from(rest) - BigInt::from(product);
    // Twice at most, unless what came before broke off.
    let mut times = 0;
    while rest.is_negative() && times < 3 && !quotient.is_zero() {
        quotient -= 1u8;
        rest += BigInt::from(b.clone());
        times += 1;
    }
    (quotient, rest.to_biguint().unwrap_or_default())
}

/// Quotient and remainder as Python rounds them, downwards.
#[must_use]
pub fn divide_floor(a: &BigInt, b: &BigInt) -> (BigInt, BigInt) {
    if quotient_cost(a.bits(), b.bits()) <= PRODUCTS {
        return a.div_mod_floor(b);
    }
    let (quotient, rest) = divide(a.magnitude(), b.magnitude());
    let quotient = BigInt::from_biguint(if a.sign() == b.sign() { Sign::Plus } else { Sign::Minus }, quotient);
    let rest = BigInt::from_biguint(a.sign(), rest);
    if rest.is_zero() || rest.sign() == b.sign() { (quotient, rest) } else { (quotient - 1u8, rest + b) }
}

/// How many words hold so many bits.
fn words(bits: u64) -> u64 {
    bits / 64 + 1
}

/// What the schoolbook's division costs, in products.
fn quotient_cost(long: u64, short: u64) -> u64 {
    words(long.saturating_sub(short)).saturating_mul(words(short) + DIVISION)
}

/// `base ** exponent`.
#[must_use]
pub fn power(base: &BigInt, exponent: u32) -> BigInt {
    // Powers of two are only shifted.
    match base.trailing_zeros() {
        Some(twos) if twos > 0 => power_odd(&(base >> twos), exponent) << (twos * u64::from(exponent)),
        _ => power_odd(base, exponent),
    }
}

fn power_odd(base: &BigInt, exponent: u32) -> BigInt {
    if base.magnitude().is_one() {
        return if exponent.is_multiple_of(2) { BigInt::one() } else { base.clone() };
    }
    let mut result = BigInt::one();
    for bit in (0..u32::BITS - exponent.leading_zeros()).rev() {
        if pace::halted() {
            return BigInt::zero();
        }
        result = multiply_signed(&result, &result);
        if exponent >> bit & 1 == 1 {
            result = multiply_signed(&result, base);
        }
    }
    result
}

/// `base ** exponent % modulus` of numbers that are not negative, the modulus not zero.
#[must_use]
pub fn power_modulo(base: &BigUint, exponent: &BigUint, modulus: &BigUint) -> BigUint {
    let step = (modulus.bits() / 64 + 1).pow(2).saturating_mul(3);
    if exponent.bits().saturating_mul(step) <= PRODUCTS {
        return base.modpow(exponent, modulus);
    }
    let reduced = |number: BigUint| divide(&number, modulus).1;
    let mut powers = vec![reduced(BigUint::one())];
    let base = reduced(base.clone());
    while powers.len() < 1 << WINDOW {
        let next = reduced(multiply(&powers[powers.len() - 1], &base));
        powers.push(next);
    }
    let mut result = powers[0].clone();
    for at in (0..exponent.bits().div_ceil(WINDOW)).rev() {
        if pace::halted_after_bytes((step * WINDOW) as usize) {
            return BigUint::zero();
        }
        for _ in 0..WINDOW {
            result = reduced(multiply(&result, &result));
        }
        let window = (0..WINDOW).fold(0, |window, bit| window | usize::from(exponent.bit(at * WINDOW + bit)) << bit);
        if window > 0 {
            result = reduced(multiply(&result, &powers[window]));
        }
    }
    result
}

/// The whole part of the square root: each round doubles how many of its bits are right.
#[must_use]
pub fn square_root(number: &BigUint) -> BigUint {
    if number.bits() <= SHORT_DIVISOR {
        return number.sqrt();
    }
    let half = (number.bits() - 1) / 2;
    let (mut root, mut known) = (BigUint::one(), 0);
    for round in (0..u64::BITS - half.leading_zeros()).rev() {
        let (before, now) = (known, half >> round);
        let part = number >> (2 * half - before - now + 1);
        root = (&root << (now - before - 1)) + divide(&part, &root).0;
        known = now;
        if pace::halted() || root.is_zero() {
            return BigUint::zero();
        }
    }
    if multiply(&root, &root) > *number { root - 1u8 } else { root }
}

/// The greatest common divisor of numbers that are not negative.
#[must_use]
pub fn common_divisor(a: &BigInt, b: &BigInt) -> BigInt {
    BigInt::from(lehmer::common_divisor(a.magnitude(), b.magnitude()))
}

/// The inverse of a number modulo another, both positive; none where they have a common divisor. By Lehmer's method: quotients are found
/// from the leading bits, several at a time.
#[must_use]
pub fn inverse(number: &BigInt, modulus: &BigInt) -> Option<BigInt> {
    let (mut a, mut b) = (modulus.clone(), divide_floor(number, modulus).1);
    // What they are multiples of the number by.
    let (mut of_a, mut of_b) = (BigInt::zero(), BigInt::one());
    while !b.is_zero() {
        if pace::halted_after_bytes(a.bits() as usize) {
            return None;
        }
        let [p, q, r, s] = leading_steps(&a, &b);
        if q == 0 {
            let (quotient, rest) = divide_floor(&a, &b);
            a = std::mem::replace(&mut b, rest);
            let next = of_a - multiply_signed(&quotient, &of_b);
            of_a = std::mem::replace(&mut of_b, next);
            continue;
        }
        let combined = |x: &BigInt, y: &BigInt| (x * p + y * q, x * r + y * s);
        (a, b) = combined(&a, &b);
        (of_a, of_b) = combined(&of_a, &of_b);
    }
    a.is_one().then(|| divide_floor(&of_a, modulus).1)
}

/// Steps of Euclid's method that the leading bits of both numbers decide, as the matrix that makes them.
fn leading_steps(a: &BigInt, b: &BigInt) -> [i64; 4] {
    let shift = a.bits().saturating_sub(62);
    let (mut x, mut y) = ((a >> shift).to_i64().unwrap_or(0), (b >> shift).to_i64().unwrap_or(0));
    let (mut p, mut q, mut r, mut s) = (1i64, 0i64, 0i64, 1i64);
    while y + r != 0 && y + s != 0 {
        let quotient = (x + p) / (y + r);
        if quotient != (x + q) / (y + s) {
            break;
        }
        let (Some(next_r), Some(next_s)) = (step(p, quotient, r), step(q, quotient, s)) else { break };
        (p, r) = (r, next_r);
        (q, s) = (s, next_s);
        (x, y) = (y, x - quotient * y);
    }
    [p, q, r, s]
}

/// `a - quotient * b`, while it stays small.
fn step(a: i64, quotient: i64, b: i64) -> Option<i64> {
    a.checked_sub(quotient.checked_mul(b)?).filter(|value| value.abs() < 1 << 31)
}

/// The decimal digits.
#[must_use]
pub fn decimal(number: &BigUint) -> String {
    if let Some(number) = number.to_u128() {
        return number.to_string();
    }
    if number.bits() < u64::from(DIGITS) * 3 {
        return short_decimal(number);
    }
    // Each power of ten is the square of the one before.
    let mut powers = Vec::new();
    let mut power = BigUint::from(10u8).pow(DIGITS);
    while power <= *number && !pace::halted() {
        let next = multiply(&power, &power);
        powers.push(std::mem::replace(&mut power, next));
    }
    let mut out = String::new();
    write_decimal(number, &powers, &mut out);
    if out.is_empty() { "0".to_owned() } else { out }
}

/// As `decimal`, of a number of some hundred digits: nine at a time, which takes a division of single words by a constant for each pair of
/// a word and nine digits.
fn short_decimal(number: &BigUint) -> String {
    const NINE_DIGITS: u64 = 1_000_000_000;
    let mut words: Vec<u32> = number.iter_u32_digits().collect();
    let mut groups: Vec<u32> = Vec::with_capacity(words.len() * 15 / 14 + 2);
    while let Some(&top) = words.last() {
        if top == 0 {
            words.pop();
            continue;
        }
        let mut rest = 0;
        for word in words.iter_mut().rev() {
            let part = rest << 32 | u64::from(*word);
            (*word, rest) = ((part / NINE_DIGITS) as u32, part % NINE_DIGITS);
        }
        groups.push(rest as u32);
    }
    let mut out = String::with_capacity(groups.len() * 9);
    for (place, group) in groups.iter().rev().enumerate() {
        let (mut rest, mut digits) = (*group, [b'0'; 9]);
        for digit in digits.iter_mut().rev() {
            *digit += (rest % 10) as u8;
            rest /= 10;
        }
        let text = std::str::from_utf8(&digits).unwrap_or_default();
        out.push_str(if place == 0 { text.trim_start_matches('0') } else { text });
    }
    out
}

/// The digits in a base from 2 to 36, lower case.
#[must_use]
pub fn digits(number: &BigUint, base: u32) -> String {
    /// Digits of 32 bits in a piece of the text: a multiple of three, so that octal digits do not straddle two.
    const WIDTH: usize = 3 << 13;
    if !matches!(base, 2 | 4 | 8 | 16) || number.bits() <= PIECE {
        return number.to_str_radix(base);
    }
    let places = WIDTH * 32 / base.ilog2() as usize;
    let mut out = String::new();
    for piece in number.iter_u32_digits().collect::<Vec<_>>().chunks(WIDTH).rev() {
        if pace::halted() {
            break;
        }
        let digits = BigUint::from_slice(piece).to_str_radix(base);
        if !out.is_empty() {
            out.extend(std::iter::repeat_n('0', places - digits.len()));
        }
        out.push_str(&digits);
    }
    out
}

fn write_decimal(number: &BigUint, powers: &[BigUint], out: &mut String) {
    let Some((power, smaller)) = powers.split_last() else {
        let digits = number.to_str_radix(10);
        if !out.is_empty() {
            out.extend(std::iter::repeat_n('0', (DIGITS as usize).saturating_sub(digits.len())));
        }
        if !out.is_empty() || digits != "0" {
            out.push_str(&digits);
        }
        return;
    };
    if pace::halted() {
        return;
    }
    let (high, low) = divide(number, power);
    write_decimal(&high, smaller, out);
    write_decimal(&low, smaller, out);
}

/// Bits rounded up to whole digits.
fn whole_digits(bits: u64) -> u64 {
    bits.next_multiple_of(64)
}

/// The bits from a place on, and those below it; the place is a multiple of 32.
fn split(number: &BigUint, at: u64) -> (BigUint, BigUint) {
    let low = number.iter_u32_digits().take((at / 32) as usize).collect();
    (number >> at, BigUint::new(low))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers of so many bits that look random.
    fn number(bits: u64, seed: u64) -> BigUint {
        let mut state = seed;
        let digits = (0..bits.div_ceil(32)).map(|_| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            // Runs of equal bits are where carries and guesses go wrong.
            match state >> 62 {
                0 => u32::MAX,
                1 => 0,
                _ => (state >> 33) as u32,
            }
        });
        (BigUint::new(digits.collect()) | (BigUint::one() << (bits - 1))) >> (bits.next_multiple_of(32) - bits)
    }

    #[test]
    fn products_and_quotients_are_exact() {
        for (left, right) in [(700_000, 700_001), (3_000_000, 10_000), (1_000_000, 300_000), (300_000, 40), (2_000_000, 1_000_000)] {
            for seed in 0..4 {
                let (a, b) = (number(left, seed), number(right, seed + 9));
                assert_eq!(multiply(&a, &b), &a * &b);
                assert_eq!(divide(&a, &b), a.div_rem(&b));
                let exact = &a * &b;
                assert_eq!(divide(&exact, &b), (a, BigUint::zero()));
                let (a, b) = (BigInt::from(exact) + 7, -BigInt::from(b));
                assert_eq!(divide_floor(&a, &b), a.div_mod_floor(&b));
            }
        }
    }

    #[test]
    fn powers_roots_and_divisors_are_exact() {
        let (a, m) = (number(30_000, 1), number(9_000, 2));
        assert_eq!(power(&-BigInt::from(a.clone()), 33), (-BigInt::from(a.clone())).pow(33));
        let exponent = number(900, 3);
        assert_eq!(power_modulo(&a, &exponent, &m), a.modpow(&exponent, &m));
        assert_eq!(power_modulo(&a, &exponent, &BigUint::one()), BigUint::zero());
        for bits in [9_001, 65_536, 300_003] {
            let n = number(bits, 5);
            assert_eq!(square_root(&n), n.sqrt());
            assert_eq!(square_root(&(&n * &n)), n);
            assert_eq!(square_root(&(&n * &n - 1u8)), n - 1u8);
        }
        let (x, y, z) = (BigInt::from(number(20_000, 6)), BigInt::from(number(21_000, 7)), BigInt::from(number(5_000, 8)));
        assert_eq!(common_divisor(&(&x * &z), &(&y * &z)), (&x * &z).gcd(&(&y * &z)));
        let modulus = &y * 2 + 1;
        match inverse(&x, &modulus) {
            Some(inverse) => assert!((inverse * &x % &modulus).is_one()),
            None => assert!(!x.gcd(&modulus).is_one()),
        }
        assert_eq!(inverse(&BigInt::from(3), &BigInt::from(7)), Some(BigInt::from(5)));
        assert_eq!(inverse(&BigInt::from(2), &BigInt::from(4)), None);
    }

    #[test]
    fn decimal_digits_are_exact() {
        for bits in [1, 60, 7_000, 50_000, 400_000] {
            let n = number(bits, 4);
            assert_eq!(decimal(&n), n.to_str_radix(10));
        }
        for (bits, base) in [(3_000_000, 16), (2_999_999, 8), (2_500_001, 2), (900, 36)] {
            let n = number(bits, 2) << 900_000u32;
            assert_eq!(digits(&n, base), n.to_str_radix(base));
        }
        let ten = BigUint::from(10u8).pow(100_000);
        assert_eq!(decimal(&ten), ten.to_str_radix(10));
        assert_eq!(decimal(&(&ten - 1u8)), (ten - 1u8).to_str_radix(10));
    }
}
