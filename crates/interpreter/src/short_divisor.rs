//! Division of long numbers by one machine word: each word of the quotient takes two products, by the divisor's reciprocal, where the
//! processor's own division would take several times as long.

use num_bigint::{BigInt, BigUint};
use num_traits::Signed;

/// A divisor, shifted until its highest bit is set, and its reciprocal: what `2**128 - 1` holds of it, without the highest bit.
struct Divisor {
    shift: u32,
    shifted: u64,
    reciprocal: u64,
}

impl Divisor {
    fn new(divisor: u64) -> Self {
        let shift = divisor.leading_zeros();
        let shifted = divisor << shift;
        Self { shift, shifted, reciprocal: (u128::MAX / u128::from(shifted)) as u64 }
    }
    /// Divides `high << 64 | low`, where `high` is below the divisor: the quotient's guess is one or two off.
    #[inline(always)]
    fn divide(&self, high: u64, low: u64) -> (u64, u64) {
        let guess = u128::from(self.reciprocal) * u128::from(high) + (u128::from(high) << 64 | u128::from(low));
        let mut quotient = ((guess >> 64) as u64).wrapping_add(1);
        let mut rest = low.wrapping_sub(quotient.wrapping_mul(self.shifted));
        if rest > guess as u64 {
            quotient = quotient.wrapping_sub(1);
            rest = rest.wrapping_add(self.shifted);
        }
        if rest >= self.shifted {
            quotient = quotient.wrapping_add(1);
            rest -= self.shifted;
        }
        (quotient, rest)
    }
    /// The words of a number, shifted as the divisor is, highest first, each divided; what is left in the end, shifted back.
    #[inline(always)]
    fn walk(&self, number: &BigUint, mut each: impl FnMut(u64)) -> u64 {
        let mut words = number.iter_u64_digits().rev();
        let Some(mut above) = words.next() else { return 0 };
        let low_part = |word: u64| if self.shift == 0 { 0 } else { word >> (u64::BITS - self.shift) };
        let mut rest = low_part(above);
        for word in words.map(Some).chain([None]) {
            let low = above << self.shift | word.map_or(0, low_part);
            let (quotient, left) = self.divide(rest, low);
            each(quotient);
            rest = left;
            above = word.unwrap_or(0);
        }
        rest >> self.shift
    }
}

/// `number // divisor` and `number % divisor`; the divisor is not zero.
#[must_use]
pub fn divide(number: &BigUint, divisor: u64) -> (BigUint, u64) {
    let mut halves: Vec<u32> = vec![0; number.iter_u64_digits().len() * 2];
    let mut places = halves.rchunks_exact_mut(2);
    let rest = Divisor::new(divisor).walk(number, |word| {
        if let Some([low, high]) = places.next() {
            (*low, *high) = (word as u32, (word >> 32) as u32);
        }
    });
    (BigUint::new(halves), rest)
}

/// `number % divisor`; the divisor is not zero.
#[must_use]
pub fn rest(number: &BigUint, divisor: u64) -> u64 {
    Divisor::new(divisor).walk(number, |_| {})
}

/// As `divide`, rounded down: the rest of a negative number is positive too.
#[must_use]
pub fn divide_floor(number: &BigInt, divisor: u64) -> (BigInt, u64) {
    let (quotient, left) = divide(number.magnitude(), divisor);
    match (number.is_negative(), left) {
        (false, _) => (quotient.into(), left),
        (true, 0) => (-BigInt::from(quotient), 0),
        (true, _) => (-BigInt::from(quotient) - 1u8, divisor - left),
    }
}
/// As `rest`, rounded down.
#[must_use]
pub fn rest_floor(number: &BigInt, divisor: u64) -> u64 {
    match rest(number.magnitude(), divisor) {
        left if left > 0 && number.is_negative() => divisor - left,
        left => left,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use num_integer::Integer;
    use num_traits::ToPrimitive;

    #[test]
    fn divides_as_the_library_does() {
        let divisors =
            [1, 2, 3, 10, 1_000_000_007, u64::from(u32::MAX), 1 << 32, (1 << 63) - 1, 1 << 63, (1 << 63) + 1, u64::MAX - 1, u64::MAX];
        let mut number = BigUint::from(1u8);
        for step in 0..300u32 {
            for near in [&number - 1u8, number.clone(), &number + 1u8, (&number << step) - 1u8] {
                for divisor in divisors {
                    let (quotient, left) = near.div_rem(&BigUint::from(divisor));
                    assert_eq!(divide(&near, divisor), (quotient, left.to_u64().unwrap_or(0)), "{near} {divisor}");
                    assert_eq!(rest(&near, divisor), left.to_u64().unwrap_or(0));
                    let signed = -BigInt::from(near.clone());
                    let (quotient, left) = signed.div_mod_floor(&BigInt::from(divisor));
                    assert_eq!(divide_floor(&signed, divisor), (quotient, left.to_u64().unwrap_or(0)));
                    assert_eq!(rest_floor(&signed, divisor), left.to_u64().unwrap_or(0));
                }
            }
            number = if step % 3 == 0 { (number << 7) - 1u8 } else { number * 0xffff_ffff_ffffu64 + step };
        }
    }
}
