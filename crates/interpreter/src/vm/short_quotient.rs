//! Division of big ints whose quotient is short: one product and one difference, where the general way prepares for a long quotient.
//! It answers only for positive operands of more than a few words; the rest is the library's.

use num_bigint::{BigInt, BigUint};
use num_traits::Signed;

/// Divisors up to this many bits are left to the library.
const FEW_BITS: u64 = 256;
/// The longest quotient, in bits.
const SHORT: u64 = 56;

/// `x // y`, where the quotient is short. The leading bits mostly say what it is.
pub fn short_quotient(x: &BigInt, y: &BigInt) -> Option<u64> {
    let (least, most) = bounds(x, y)?;
    if least == most { Some(least) } else { short_division(x, y).map(|(quotient, _)| quotient) }
}

/// `x // y` and `x % y`, where the quotient is short.
pub fn short_division(x: &BigInt, y: &BigInt) -> Option<(u64, BigInt)> {
    let (mut quotient, _) = bounds(x, y)?;
    let (x, y) = (x.magnitude(), y.magnitude());
    let mut rest = x - y * quotient;
    while rest >= *y {
        rest -= y;
        quotient += 1;
    }
    Some((quotient, rest.into()))
}

/// The least and the greatest quotient of numbers with these leading bits.
fn bounds(x: &BigInt, y: &BigInt) -> Option<(u64, u64)> {
    if !x.is_positive() || !y.is_positive() || y.bits() < FEW_BITS || !(y.bits()..y.bits() + SHORT).contains(&x.bits()) {
        return None;
    }
    let shift = y.bits() - 64;
    let (high_x, high_y) = (leading(x.magnitude(), shift)?, leading(y.magnitude(), shift)?);
    Some(((high_x / (high_y + 1)) as u64, ((high_x + 1) / high_y) as u64))
}

/// The bits from a place on, of which there are at most 120.
fn leading(number: &BigUint, shift: u64) -> Option<u128> {
    let mut digits = number.iter_u64_digits();
    let low = u128::from(digits.nth(usize::try_from(shift / 64).ok()?)?);
    let (middle, high) = (u128::from(digits.next().unwrap_or(0)), u128::from(digits.next().unwrap_or(0)));
    Some(match shift % 64 {
        0 => low | middle << 64,
        bits => low >> bits | middle << (64 - bits) | high << (128 - bits),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use num_integer::Integer;

    #[test]
    fn divides_as_the_library_does() {
        let mut y = BigInt::from(3u8).pow(200);
        for power in 0..40u32 {
            for x in [&y * 7u8, &y * 7u8 - 1u8, &y + 1u8, y.clone(), &y - 1u8, &y << 55u8, (&y << 55u8) - 1u8, (&y << 56u8) - 1u8] {
                if let Some((quotient, rest)) = short_division(&x, &y) {
                    assert_eq!(short_quotient(&x, &y), Some(quotient));
                    assert_eq!((BigInt::from(quotient), rest), x.div_mod_floor(&y));
                } else {
                    assert!(x < y || x.bits() >= y.bits() + SHORT);
                }
            }
            y = y * 5u8 + power;
        }
        assert!(short_quotient(&-&y, &y).is_none() && short_division(&-&y, &y).is_none());
        assert!(short_quotient(&BigInt::from(10u8), &BigInt::from(3u8)).is_none());
    }
}
