//! Division of big ints whose quotient is short: one product and one difference, where the general way prepares for a long quotient.
//! It answers only for positive operands of more than a few words; the rest is the library's.

use num_bigint::BigInt;
use num_traits::{Signed, ToPrimitive};

/// Divisors up to this many bits are left to the library.
const FEW_BITS: u64 = 256;
/// The longest quotient, in bits.
const SHORT: u64 = 56;

/// `x // y` and `x % y`, where the quotient is short.
pub fn short_quotient(x: &BigInt, y: &BigInt) -> Option<(u64, BigInt)> {
    if !x.is_positive() || !y.is_positive() || y.bits() < FEW_BITS || !(y.bits()..y.bits() + SHORT).contains(&x.bits()) {
        return None;
    }
    let (x, y) = (x.magnitude(), y.magnitude());
    // The leading words give the quotient, or one or two less.
    let shift = y.bits() - 64;
    let (high_x, high_y) = ((x >> shift).to_u128()?, (y >> shift).to_u128()?);
    let mut quotient = (high_x / (high_y + 1)) as u64;
    let mut rest = x - y * quotient;
    while rest >= *y {
        rest -= y;
        quotient += 1;
    }
    Some((quotient, rest.into()))
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
                if let Some((quotient, rest)) = short_quotient(&x, &y) {
                    assert_eq!((BigInt::from(quotient), rest), x.div_mod_floor(&y));
                } else {
                    assert!(x < y || x.bits() >= y.bits() + SHORT);
                }
            }
            y = y * 5u8 + power;
        }
        assert!(short_quotient(&-&y, &y).is_none());
        assert!(short_quotient(&BigInt::from(10u8), &BigInt::from(3u8)).is_none());
    }
}
