//! The greatest common divisor of long ints by Lehmer's method: steps of Euclid's that the leading bits decide are carried out at once,
//! on the words in place. The inverse of a number, which needs more than the divisor, is `long.rs`'.

use crate::{long, pace};
use num_bigint::BigUint;
use num_integer::Integer;

/// Bits that decide steps: what becomes of them stays below a signed word.
const LEADING: usize = 62;

/// The greatest common divisor. What broke off is worthless, as in `long.rs`.
#[must_use]
pub fn common_divisor(a: &BigUint, b: &BigUint) -> BigUint {
    let (a, b) = if a < b { (b, a) } else { (a, b) };
    let (mut a, mut b): (Vec<u64>, Vec<u64>) = (a.iter_u64_digits().collect(), b.iter_u64_digits().collect());
    while a.len() > 2 && !b.is_empty() {
        if pace::halted_after_bytes(a.len() * 64) {
            return BigUint::ZERO;
        }
        match Steps::of(&a, &b) {
            Some(steps) => steps.apply(&mut a, &mut b),
            None => {
                let (_, rest) = long::divide(&number(&a), &number(&b));
                a = std::mem::replace(&mut b, rest.iter_u64_digits().collect());
            }
        }
    }
    if a.len() > 2 { number(&a) } else { BigUint::from(few(&a).gcd(&few(&b))) }
}

/// Steps of Euclid's method, as the matrix that makes them: `(p * a - q * b, s * b - r * a)`, or the same with signs turned.
struct Steps {
    p: u64,
    q: u64,
    r: u64,
    s: u64,
    is_turned: bool,
}

impl Steps {
    /// The steps that the leading bits of both numbers decide; none where not even the first is decided.
    fn of(a: &[u64], b: &[u64]) -> Option<Self> {
        let bits = a.len() * 64 - a.last()?.leading_zeros() as usize;
        let (mut x, mut y) = (bits_from(a, bits - LEADING), bits_from(b, bits - LEADING));
        let mut steps = Self { p: 1, q: 0, r: 0, s: 1, is_turned: false };
        // Collins' condition: the quotient is the same whatever the bits below are.
        while y > steps.r {
            let Some(quotient) = quotient(x + (steps.p - 1), y - steps.r) else { break };
            let (Some(next), Some(rest)) = (
                quotient.checked_mul(steps.s).and_then(|product| product.checked_add(steps.q)),
                quotient.checked_mul(y).and_then(|product| x.checked_sub(product)),
            ) else {
                break;
            };
            if next > rest {
                break;
            }
            (x, y) = (y, rest);
            let Self { p, q: _, r, s, is_turned } = steps;
            steps = Self { p: s, q: r, r: next, s: p + quotient * r, is_turned: !is_turned };
        }
        (steps.r > 0).then_some(steps)
    }

    /// Both numbers become smaller, the first remains the larger.
    fn apply(&self, a: &mut Vec<u64>, b: &mut Vec<u64>) {
        b.resize(a.len(), 0);
        let [p, q, r, s] = [self.p, self.q, self.r, self.s].map(i128::from);
        let (mut above_a, mut above_b) = (0, 0);
        for (first, second) in a.iter_mut().zip(b.iter_mut()) {
            let (x, y) = (i128::from(*first), i128::from(*second));
            let (left, right) = match self.is_turned {
                false => (p * x - q * y + above_a, s * y - r * x + above_b),
                true => (p * y - q * x + above_a, s * x - r * y + above_b),
            };
            (*first, above_a) = (left as u64, left >> 64);
            (*second, above_b) = (right as u64, right >> 64);
        }
        for number in [a, b] {
            number.truncate(number.iter().rposition(|&word| word != 0).map_or(0, |top| top + 1));
        }
    }
}

/// The whole quotient of two numbers of at most 62 bits, where it is a small one: by a division of floats, which is faster than that of words.
fn quotient(top: u64, bottom: u64) -> Option<u64> {
    let found = (top as i64 as f64 / bottom as i64 as f64) as i64 as u64;
    if found >> 32 != 0 {
        return None;
    }
    // It is off by one at most.
    let rest = top.wrapping_sub(found.wrapping_mul(bottom)) as i64;
    Some(if rest < 0 { found - 1 } else { found + u64::from(rest as u64 >= bottom) })
}

/// The bits of a number from a place on, of which there are no more than a word has.
fn bits_from(words: &[u64], place: usize) -> u64 {
    let word = |at: usize| words.get(at).copied().unwrap_or(0);
    let (at, shift) = (place / 64, place % 64);
    word(at) >> shift | word(at + 1) << 1 << (63 - shift)
}

fn few(words: &[u64]) -> u128 {
    words.iter().rev().fold(0, |made, &word| made << 64 | u128::from(word))
}

fn number(words: &[u64]) -> BigUint {
    BigUint::new(words.iter().flat_map(|&word| [word as u32, (word >> 32) as u32]).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use num_traits::One;

    /// Numbers whose words are zero, all ones, or look random.
    fn any(words: usize, state: &mut u64) -> BigUint {
        let words: Vec<u64> = (0..words)
            .map(|_| {
                *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                match *state >> 61 {
                    0 => u64::MAX,
                    1 => 0,
                    2 => 1,
                    _ => *state ^ *state >> 29,
                }
            })
            .collect();
        number(&words)
    }

    #[test]
    fn divisors_are_those_of_euclid() {
        let mut state = 7;
        for round in 0..3_000 {
            let (a, b, c) = (any(round % 9, &mut state), any(round / 9 % 8, &mut state), any(round % 4, &mut state));
            for (a, b) in [(a.clone(), b.clone()), (&a * &c, &b * &c), (&a * &c + 1u8, &a * &c), (a.clone(), a.clone())] {
                assert_eq!(common_divisor(&a, &b), a.gcd(&b), "{a} {b}");
            }
        }
    }

    #[test]
    fn the_longest_way_is_taken() {
        let (mut a, mut b) = (BigUint::one(), BigUint::one());
        for _ in 0..3_000 {
            let next = &a + &b;
            a = std::mem::replace(&mut b, next);
        }
        assert_eq!(common_divisor(&(&a * 77u8), &(&b * 77u8)), BigUint::from(77u8));
    }
}
