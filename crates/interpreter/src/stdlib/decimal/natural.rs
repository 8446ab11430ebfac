//! Whole numbers of a few words, for decimal numbers of up to a hundred and some digits: they lie on the stack, and powers of ten are
//! prepared as divisors. What does not fit has no result here.

use num_bigint::BigUint;
use std::cmp::Ordering;
use std::sync::LazyLock;

/// Words of a number.
const WORDS: usize = 12;
/// Words of an operand: a product of two has room.
const OPERAND: usize = WORDS / 2;

#[derive(Clone, Copy, Debug)]
pub struct Natural {
    /// The lowest first; those from `len` on are zero, and the one before is not.
    words: [u64; WORDS],
    len: usize,
}

/// A number to divide by: its highest bit is that of a word, and what one over its two highest words is, is known.
#[derive(Debug)]
pub struct Divisor {
    natural: Natural,
    shift: u32,
    reciprocal: u64,
}

pub struct Power {
    pub value: Natural,
    pub divisor: Divisor,
}

/// Ten to the power of a place, as long as that fits.
static POWERS: LazyLock<Vec<Power>> = LazyLock::new(|| {
    let ten = Natural::of(10);
    let values = std::iter::successors(Some(Natural::of(1)), |value| value.times(&ten));
    values.filter_map(|value| Some(Power { value, divisor: Divisor::of(&value)? })).collect()
});

pub fn power(places: usize) -> Option<&'static Power> {
    POWERS.get(places)
}

impl Natural {
    pub const ZERO: Self = Self { words: [0; WORDS], len: 0 };

    pub fn of(value: u128) -> Self {
        let mut words = [0; WORDS];
        (words[0], words[1]) = (value as u64, (value >> 64) as u64);
        Self::trimmed(words, 2)
    }
    /// A number that is no longer than an operand may be.
    pub fn of_big(value: &BigUint) -> Option<Self> {
        let digits = value.iter_u64_digits();
        let (mut words, len) = ([0; WORDS], digits.len());
        if len > OPERAND {
            return None;
        }
        words.iter_mut().zip(digits).for_each(|(word, digit)| *word = digit);
        Some(Self { words, len })
    }
    pub fn to_big(self) -> BigUint {
        let mut halves = [0; 2 * WORDS];
        for (pair, word) in halves.as_chunks_mut::<2>().0.iter_mut().zip(self.words()) {
            *pair = [*word as u32, (*word >> 32) as u32];
        }
        BigUint::from_slice(&halves[..2 * self.len])
    }
    pub fn to_u128(self) -> Option<u128> {
        (self.len <= 2).then(|| u128::from(self.words[1]) << 64 | u128::from(self.words[0]))
    }
    pub fn to_u64(self) -> Option<u64> {
        (self.len <= 1).then_some(self.words[0])
    }
    /// Is it as short as an operand?
    pub fn is_operand(&self) -> bool {
        self.len <= OPERAND
    }
    fn trimmed(words: [u64; WORDS], mut len: usize) -> Self {
        while len > 0 && words[len - 1] == 0 {
            len -= 1;
        }
        Self { words, len }
    }
    fn words(&self) -> &[u64] {
        &self.words[..self.len]
    }

    pub fn is_zero(&self) -> bool {
        self.len == 0
    }
    pub fn is_odd(&self) -> bool {
        self.words[0] & 1 == 1
    }
    pub fn is_multiple_of_five(&self) -> bool {
        // A word is a multiple of fifteen, and one.
        self.words().iter().map(|&word| u128::from(word)).sum::<u128>().is_multiple_of(5)
    }
    /// How often two divides it; zero has no such count.
    pub fn twos(&self) -> usize {
        let low = self.words.iter().position(|&word| word != 0).unwrap_or(0);
        low * 64 + self.words[low].trailing_zeros() as usize
    }
    /// How many decimal digits it has; zero has none.
    pub fn length(&self) -> usize {
        let Some(top) = self.words().last() else { return 0 };
        let bits = self.len * 64 - top.leading_zeros() as usize;
        // log10(2), a little less than it is: the guess is right or one too small.
        let guess = (bits - 1) * 30_102_999 / 100_000_000 + 1;
        guess + usize::from(power(guess).is_some_and(|power| self.order(&power.value).is_ge()))
    }
    pub fn order(&self, other: &Self) -> Ordering {
        let sizes = self.len.cmp(&other.len);
        sizes.then_with(|| self.words().iter().rev().cmp(other.words().iter().rev()))
    }

    pub fn plus(&self, other: &Self) -> Option<Self> {
        let (mut words, mut carry) = (self.words, false);
        let len = self.len.max(other.len);
        for (word, &more) in words[..len].iter_mut().zip(&other.words) {
            let (sum, first) = word.overflowing_add(more);
            let (sum, second) = sum.overflowing_add(u64::from(carry));
            (*word, carry) = (sum, first | second);
        }
        if carry {
            *words.get_mut(len)? = 1;
        }
        Some(Self::trimmed(words, (len + 1).min(WORDS)))
    }
    /// The difference from a number that is not larger.
    pub fn minus(&self, other: &Self) -> Self {
        let (mut words, mut borrow) = (self.words, false);
        for (word, &less) in words[..self.len].iter_mut().zip(&other.words) {
            let (rest, first) = word.overflowing_sub(less);
            let (rest, second) = rest.overflowing_sub(u64::from(borrow));
            (*word, borrow) = (rest, first | second);
        }
        Self::trimmed(words, self.len)
    }
    pub fn times(&self, other: &Self) -> Option<Self> {
        let len = self.len + other.len;
        let mut words = [0; WORDS + 1];
        if len > WORDS + 1 {
            return None;
        }
        for (at, &left) in self.words().iter().enumerate() {
            let mut carry = 0;
            let (sums, above) = words[at..].split_at_mut(other.len);
            for (sum, &right) in sums.iter_mut().zip(other.words()) {
                let product = u128::from(left) * u128::from(right) + u128::from(*sum) + u128::from(carry);
                (*sum, carry) = (product as u64, (product >> 64) as u64);
            }
            above[0] = carry;
        }
        let (&words, &[over]) = words.split_first_chunk()? else { return None };
        (over == 0).then(|| Self::trimmed(words, len.min(WORDS)))
    }
    /// The number with so many zeros behind it.
    pub fn with_zeros(&self, places: usize) -> Option<Self> {
        match places {
            0 => Some(*self),
            _ => self.times(&power(places)?.value),
        }
    }

    /// The digits before the last ones, and those.
    pub fn split(&self, places: usize) -> Option<(Self, Self)> {
        let divisor = &power(places)?.divisor;
        let (quotient, rest) = self.divided(divisor);
        Some((quotient, divisor.unscaled(&rest)))
    }
    /// Quotient and rest, which is scaled as the divisor is.
    pub fn divided(&self, by: &Divisor) -> (Self, Self) {
        let divisor = by.natural.words();
        let Some(steps) = self.len.checked_sub(divisor.len()) else { return (Self::ZERO, by.scaled(self)) };
        // One word more, for the bits that are shifted out.
        let mut work = [0; WORDS + 1];
        let mut low = 0;
        for (to, &word) in work.iter_mut().zip(self.words()) {
            (*to, low) = shifted(word, by.shift, low);
        }
        work[self.len] = low;
        let mut quotient = [0; WORDS];
        match *divisor {
            [divisor] => {
                let mut rest = work[self.len];
                for (digit, &word) in quotient[..self.len].iter_mut().zip(&work[..self.len]).rev() {
                    (*digit, rest) = divide_two(rest, word, divisor, by.reciprocal);
                }
                work[0] = rest;
            }
            [low, high] => {
                let mut rest = pair(work[self.len], work[self.len - 1]);
                for (digit, &word) in quotient[..=steps].iter_mut().zip(&work[..=steps]).rev() {
                    (*digit, rest) = divide_three(rest, word, pair(high, low), by.reciprocal);
                }
                (work[0], work[1]) = (rest as u64, (rest >> 64) as u64);
            }
            _ => {
                for (at, digit) in quotient[..=steps].iter_mut().enumerate().rev() {
                    *digit = by.digit(&mut work[at..=at + divisor.len()]);
                }
            }
        }
        let mut rest = [0; WORDS];
        rest[..divisor.len()].copy_from_slice(&work[..divisor.len()]);
        (Self::trimmed(quotient, steps + 1), Self::trimmed(rest, divisor.len()))
    }
}

impl Divisor {
    /// None of zero.
    pub fn of(natural: &Natural) -> Option<Self> {
        let shift = natural.words().last()?.leading_zeros();
        let mut divisor = Self { natural: Natural::ZERO, shift, reciprocal: 0 };
        divisor.natural = divisor.scaled(natural);
        divisor.reciprocal = match divisor.natural.words() {
            [.., low, high] => reciprocal_of_two(*high, *low),
            &[word] => reciprocal(word),
            [] => 0,
        };
        Some(divisor)
    }
    /// A number no longer than the divisor, as much larger as the divisor is here.
    fn scaled(&self, natural: &Natural) -> Natural {
        let (mut words, mut low) = (natural.words, 0);
        let len = (natural.len + 1).min(WORDS);
        for word in &mut words[..len] {
            (*word, low) = shifted(*word, self.shift, low);
        }
        Natural::trimmed(words, len)
    }
    /// What a rest is.
    pub fn unscaled(&self, rest: &Natural) -> Natural {
        let (mut words, mut high) = (rest.words, 0);
        if self.shift == 0 {
            return *rest;
        }
        for word in words[..rest.len].iter_mut().rev() {
            (*word, high) = (*word >> self.shift | high, *word << (64 - self.shift));
        }
        Natural::trimmed(words, rest.len)
    }
    /// How the double of a rest stands to the divisor.
    pub fn doubled(&self, rest: &Natural) -> Ordering {
        let divisor = self.natural.words();
        if rest.words[divisor.len() - 1] >> 63 == 1 {
            return Ordering::Greater;
        }
        let doubled = |at: usize| rest.words[at] << 1 | if at == 0 { 0 } else { rest.words[at - 1] >> 63 };
        (0..divisor.len()).rev().map(|at| doubled(at).cmp(&divisor[at])).find(|order| order.is_ne()).unwrap_or(Ordering::Equal)
    }
    /// The next word of a quotient by three words or more: the words of the dividend, one more than those of the divisor, become the rest.
    fn digit(&self, dividend: &mut [u64]) -> u64 {
        let divisor = self.natural.words();
        let (&[.., low, high], Some((top, dividend))) = (divisor, dividend.split_last_mut()) else { return 0 };
        let &mut [.., third, second] = dividend else { return 0 };
        let mut digit = match (*top, second) == (high, low) {
            true => u64::MAX,
            false => divide_three(pair(*top, second), third, pair(high, low), self.reciprocal).0,
        };
        let mut carry = 0;
        for (word, &factor) in dividend.iter_mut().zip(divisor) {
            let product = u128::from(digit) * u128::from(factor) + u128::from(carry);
            let (rest, borrow) = word.overflowing_sub(product as u64);
            (*word, carry) = (rest, (product >> 64) as u64 + u64::from(borrow));
        }
        // One too many, at most.
        if *top < carry {
            digit -= 1;
            let mut carry = false;
            for (word, &more) in dividend.iter_mut().zip(divisor) {
                let (sum, first) = word.overflowing_add(more);
                let (sum, second) = sum.overflowing_add(u64::from(carry));
                (*word, carry) = (sum, first | second);
            }
        }
        *top = 0;
        digit
    }
}

/// A word that is shifted up, with what came from below, and what goes on.
const fn shifted(word: u64, shift: u32, low: u64) -> (u64, u64) {
    // In two steps, since a word cannot be shifted out at once.
    (word << shift | low, word >> 1 >> (63 - shift))
}

const fn pair(high: u64, low: u64) -> u128 {
    (high as u128) << 64 | low as u128
}

// Möller and Granlund, "Improved division by invariant integers" (2011), from here on. Highest bits of divisors are set.

fn reciprocal(divisor: u64) -> u64 {
    (pair(!divisor, u64::MAX) / u128::from(divisor)) as u64
}

/// Their algorithm 6.
fn reciprocal_of_two(high: u64, low: u64) -> u64 {
    let mut found = reciprocal(high);
    let mut rest = high.wrapping_mul(found).wrapping_add(low);
    if rest < low {
        found = found.wrapping_sub(1);
        if rest >= high {
            found = found.wrapping_sub(1);
            rest = rest.wrapping_sub(high);
        }
        rest = rest.wrapping_sub(high);
    }
    let product = u128::from(found) * u128::from(low);
    let top = (product >> 64) as u64;
    rest = rest.wrapping_add(top);
    if rest < top {
        found = found.wrapping_sub(1);
        if pair(rest, product as u64) >= pair(high, low) {
            found = found.wrapping_sub(1);
        }
    }
    found
}

/// Quotient and rest of two words by one, the first below it: their algorithm 4.
fn divide_two(high: u64, low: u64, divisor: u64, reciprocal: u64) -> (u64, u64) {
    let guess = (u128::from(reciprocal) * u128::from(high)).wrapping_add(pair(high, low));
    let mut quotient = ((guess >> 64) as u64).wrapping_add(1);
    let mut rest = low.wrapping_sub(quotient.wrapping_mul(divisor));
    if rest > guess as u64 {
        quotient = quotient.wrapping_sub(1);
        rest = rest.wrapping_add(divisor);
    }
    if rest >= divisor {
        (quotient, rest) = (quotient.wrapping_add(1), rest.wrapping_sub(divisor));
    }
    (quotient, rest)
}

/// Quotient and rest of three words by two, the first two below them: their algorithm 5.
fn divide_three(above: u128, low: u64, divisor: u128, reciprocal: u64) -> (u64, u128) {
    let guess = (u128::from(reciprocal) * (above >> 64)).wrapping_add(above);
    let mut quotient = (guess >> 64) as u64;
    let rest = pair((above as u64).wrapping_sub(quotient.wrapping_mul((divisor >> 64) as u64)), low);
    let mut rest = rest.wrapping_sub(u128::from(divisor as u64) * u128::from(quotient)).wrapping_sub(divisor);
    quotient = quotient.wrapping_add(1);
    if (rest >> 64) as u64 >= guess as u64 {
        quotient = quotient.wrapping_sub(1);
        rest = rest.wrapping_add(divisor);
    }
    if rest >= divisor { (quotient.wrapping_add(1), rest - divisor) } else { (quotient, rest) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use num_integer::Integer;

    /// Numbers whose words are zero, all ones, or look random: where guesses and carries go wrong.
    fn number(words: usize, state: &mut u64) -> Natural {
        let mut next = || {
            *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            match *state >> 61 {
                0 | 1 => u64::MAX,
                2 => 0,
                3 => 1 << 63,
                4 => 1,
                _ => *state ^ *state >> 29,
            }
        };
        let mut all = [0; WORDS];
        all[..words].fill_with(&mut next);
        Natural::trimmed(all, words)
    }

    #[test]
    fn results_are_those_of_long_numbers() {
        let mut state = 1;
        for round in 0..40_000 {
            let (left, right) = (number(round % 13, &mut state), number(round / 13 % 7, &mut state));
            let (a, b) = (left.to_big(), right.to_big());
            let fitting = |value: BigUint| Some(value).filter(|value| value.bits() <= 64 * WORDS as u64);
            assert_eq!(left.times(&right).map(Natural::to_big), fitting(&a * &b), "{left:?} {right:?}");
            assert_eq!(left.plus(&right).map(Natural::to_big), fitting(&a + &b), "{left:?} {right:?}");
            assert_eq!(left.order(&right), a.cmp(&b));
            if a >= b {
                assert_eq!(left.minus(&right).to_big(), &a - &b);
            }
            assert_eq!(left.length(), if left.is_zero() { 0 } else { a.to_string().len() });
            assert_eq!(left.is_multiple_of_five(), (&a % 5u8) == BigUint::ZERO);
            let Some(divisor) = Divisor::of(&right) else { continue };
            let (quotient, rest) = left.divided(&divisor);
            let exact = a.div_rem(&b);
            assert_eq!((quotient.to_big(), divisor.unscaled(&rest).to_big()), exact, "{left:?} {right:?}");
            assert_eq!(divisor.doubled(&rest), (&exact.1 * 2u8).cmp(&b), "{left:?} {right:?}");
        }
    }

    #[test]
    fn powers_go_as_far_as_they_fit() {
        assert_eq!(POWERS.len(), 232);
        for (places, power) in POWERS.iter().enumerate() {
            assert_eq!(power.value.to_big(), BigUint::from(10u8).pow(places as u32));
            assert_eq!((power.value.length(), power.value.twos()), (places + 1, places));
        }
    }
}
