//! The Mersenne Twister (MT19937), seeded and read as CPython's `random` does.
//! Not for secrets: its state can be told from what it gives out.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

const LENGTH: usize = 624;
const OFFSET: usize = 397;

/// The state of a generator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mersenne {
    words: [u32; LENGTH],
    /// The next word to give out; past the last, all are made anew.
    index: usize,
}

impl Serialize for Mersenne {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (&self.words[..], self.index).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Mersenne {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (words, index): (Vec<u32>, usize) = Deserialize::deserialize(deserializer)?;
        let words = words.try_into().map_err(|_| D::Error::custom("not a state of the generator"))?;
        Ok(Self { words, index: index.min(LENGTH) })
    }
}

/// What seeding begins with.
static SPREAD: [u32; LENGTH] = spread(19_650_218);

impl Mersenne {
    /// A generator that is still to be seeded.
    pub fn unseeded() -> Mersenne {
        Mersenne { words: SPREAD, index: LENGTH }
    }

    /// `random.seed(int)`: from the 32-bit words of the integer's magnitude, the lowest first.
    pub fn from_words(key: &[u32]) -> Mersenne {
        let key = if key.is_empty() { &[0][..] } else { key };
        let mut words = SPREAD;
        let mut at = 1;
        let mix = |words: &[u32; LENGTH], at: usize, factor: u32| {
            let before = words[at - 1];
            words[at] ^ (before ^ before >> 30).wrapping_mul(factor)
        };
        let mut place = 0;
        for _ in 0..LENGTH.max(key.len()) {
            words[at] = mix(&words, at, 1_664_525).wrapping_add(key[place]).wrapping_add(place as u32);
            advance(&mut words, &mut at);
            place = if place + 1 == key.len() { 0 } else { place + 1 };
        }
        for _ in 0..LENGTH - 1 {
            words[at] = mix(&words, at, 1_566_083_941).wrapping_sub(at as u32);
            advance(&mut words, &mut at);
        }
        words[0] = 0x8000_0000;
        Mersenne { words, index: LENGTH }
    }

    /// As [`Mersenne::from_words`], for an integer that fits a machine word.
    #[cfg(test)]
    pub fn from_seed(seed: u64) -> Mersenne {
        let (low, high) = (seed as u32, (seed >> 32) as u32);
        let words = [low, high];
        Mersenne::from_words(if high == 0 { &words[..1] } else { &words })
    }

    /// `getstate`: 624 words and the index.
    pub fn state(&self) -> (&[u32], usize) {
        (&self.words, self.index)
    }

    /// `setstate`; `None` if there are not 624 words, or the index is beyond them.
    pub fn from_state(words: &[u32], index: usize) -> Option<Mersenne> {
        let words = *words.first_chunk::<LENGTH>()?;
        (index <= LENGTH).then_some(Mersenne { words, index })
    }

    /// The next 32 random bits.
    pub fn next_u32(&mut self) -> u32 {
        if self.index == LENGTH {
            self.refill();
        }
        let mut word = self.words[self.index];
        self.index += 1;
        word ^= word >> 11;
        word ^= word << 7 & 0x9D2C_5680;
        word ^= word << 15 & 0xEFC6_0000;
        word ^ word >> 18
    }

    /// `random()`: a multiple of 2⁻⁵³ in [0, 1).
    pub fn random(&mut self) -> f64 {
        let (high, low) = (self.next_u32() >> 5, self.next_u32() >> 6);
        (f64::from(high) * 67_108_864.0 + f64::from(low)) / 9_007_199_254_740_992.0
    }

    /// `getrandbits(bits)` for up to 64 bits.
    pub fn bits(&mut self, bits: u32) -> u64 {
        let (low, high) = (bits.min(32), bits.min(64).saturating_sub(32));
        let mut take = |bits: u32| if bits == 0 { 0 } else { u64::from(self.next_u32() >> (32 - bits)) };
        take(low) | take(high) << 32
    }

    /// `getrandbits(bits)`: 32-bit words, the lowest first; none where the cell must stop.
    pub fn bit_words(&mut self, bits: u64) -> Vec<u32> {
        let count = bits.div_ceil(32) as usize;
        let mut words = Vec::with_capacity(count);
        words.extend(crate::pace::items(0..count as u64).map(|at| self.bits((bits - 32 * at).min(32) as u32) as u32));
        if words.len() < count { Vec::new() } else { words }
    }

    /// `randbytes(count)`: the bytes of `getrandbits(8 * count)`, the lowest first; fewer where the cell must stop.
    pub fn bytes(&mut self, count: usize) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(count);
        for at in crate::pace::items((0..count).step_by(4)) {
            let left = (count - at).min(4);
            bytes.extend_from_slice(&(self.bits(8 * left as u32) as u32).to_le_bytes()[..left]);
        }
        bytes
    }

    /// `_randbelow(limit)`: below a limit that is not 0.
    pub fn below(&mut self, limit: u64) -> u64 {
        let bits = 64 - limit.leading_zeros();
        loop {
            let value = self.bits(bits);
            if value < limit {
                return value;
            }
        }
    }

    fn refill(&mut self) {
        for at in 0..LENGTH {
            let joined = self.words[at] & 0x8000_0000 | self.words[(at + 1) % LENGTH] & 0x7FFF_FFFF;
            let twist = if joined & 1 == 1 { 0x9908_B0DF } else { 0 };
            self.words[at] = self.words[(at + OFFSET) % LENGTH] ^ joined >> 1 ^ twist;
        }
        self.index = 0;
    }
}

const fn spread(seed: u32) -> [u32; LENGTH] {
    let mut words = [seed; LENGTH];
    let mut at = 1;
    while at < LENGTH {
        let before = words[at - 1];
        words[at] = (before ^ before >> 30).wrapping_mul(1_812_433_253).wrapping_add(at as u32);
        at += 1;
    }
    words
}

/// Goes to the next word; from the last to the second, the first taking its value.
fn advance(words: &mut [u32; LENGTH], at: &mut usize) {
    *at += 1;
    if *at == LENGTH {
        words[0] = words[LENGTH - 1];
        *at = 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn repeats_cpython() {
        let mut random = Mersenne::from_seed(42);
        assert_eq!(random.random(), 0.6394267984578837);
        assert_eq!(random.random(), 0.025010755222666936);
        let mut random = Mersenne::from_seed(42);
        assert_eq!(random.bits(64), 2_053_695_854_357_871_005);
        assert_eq!(random.bits(7), 3);
        let (words, index) = random.state();
        assert_eq!(Mersenne::from_state(words, index).as_ref(), Some(&random));
        assert!(Mersenne::from_seed(1 << 40).below(10) < 10);
    }
}
