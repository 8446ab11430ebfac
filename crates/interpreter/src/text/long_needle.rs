//! Searching for a needle so long that even to prepare the search takes a while: Crochemore and Perrin's two-way search.
//! Linear in both lengths, in memory that does not depend on them, and given up where the cell must stop. Short needles are not
//! its business: `memchr` finds those many times faster.

use crate::pace;

/// Bytes that are compared between two looks; a power of two.
const STRIDE: usize = 1 << 16;

/// The first occurrence.
pub fn find(haystack: &[u8], needle: &[u8]) -> Option<usize> {
    TwoWay::new(needle.len(), |at| needle[at])?.find(haystack.len(), |at| haystack[at])
}

/// The last occurrence: the first one in the mirror.
pub fn rfind(haystack: &[u8], needle: &[u8]) -> Option<usize> {
    let (length, last, needle_last) = (haystack.len(), haystack.len().checked_sub(1)?, needle.len().checked_sub(1)?);
    let at = TwoWay::new(needle.len(), |at| needle[needle_last - at])?.find(length, |at| haystack[last - at])?;
    Some(length - at - needle.len())
}

/// A needle, cut where a mismatch says how far to go on.
struct TwoWay<F> {
    needle: F,
    length: usize,
    cut: usize,
    /// How far to go on after a mismatch before the cut.
    period: usize,
    /// Whether the whole needle has that period: what is known to match is not compared again.
    repeats: bool,
    steps: usize,
}

impl<F: Fn(usize) -> u8> TwoWay<F> {
    /// `None` where the cell must stop.
    fn new(length: usize, needle: F) -> Option<Self> {
        let mut search = Self { needle, length, cut: 0, period: 1, repeats: false, steps: 0 };
        let (up, down) = (search.largest_suffix(|a, b| a < b)?, search.largest_suffix(|a, b| a > b)?);
        (search.cut, search.period) = up.max(down);
        let mut same = 0;
        while same < search.cut && search.at(same) == search.at(search.period + same) {
            search.step()?;
            same += 1;
        }
        search.repeats = same == search.cut;
        if !search.repeats {
            search.period = search.cut.max(length - search.cut) + 1;
        }
        Some(search)
    }

    fn at(&self, at: usize) -> u8 {
        (self.needle)(at)
    }

    /// Counts; `None` where the cell must stop.
    #[inline(always)]
    fn step(&mut self) -> Option<()> {
        self.steps += 1;
        (self.steps & (STRIDE - 1) != 0 || !pace::halted()).then_some(())
    }

    /// Where the suffix begins that is the largest in an order of bytes, and its period.
    fn largest_suffix(&mut self, is_less: impl Fn(u8, u8) -> bool) -> Option<(usize, usize)> {
        let (mut best, mut other, mut same, mut period) = (0, 1, 0, 1);
        while other + same < self.length {
            self.step()?;
            let (a, b) = (self.at(other + same), self.at(best + same));
            if a == b {
                same += 1;
                if same == period {
                    other += period;
                    same = 0;
                }
            } else if is_less(a, b) {
                other += same + 1;
                same = 0;
                period = other - best;
            } else {
                best = other;
                other += 1;
                (same, period) = (0, 1);
            }
        }
        Some((best, period))
    }

    fn find(&mut self, length: usize, haystack: impl Fn(usize) -> u8) -> Option<usize> {
        let (mut place, mut known) = (0, 0);
        while place + self.length <= length {
            self.step()?;
            let mut right = self.cut.max(known);
            while right < self.length && self.at(right) == haystack(place + right) {
                self.step()?;
                right += 1;
            }
            if right < self.length {
                place += right - self.cut + 1;
                known = 0;
                continue;
            }
            let mut left = self.cut;
            while left > known && self.at(left - 1) == haystack(place + left - 1) {
                self.step()?;
                left -= 1;
            }
            if left <= known {
                return Some(place);
            }
            place += self.period;
            known = if self.repeats { self.length - self.period } else { 0 };
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_what_a_search_of_every_place_finds() {
        let mut state = 7u32;
        let mut random = |below: usize| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 16) as usize % below
        };
        for round in 0..20_000 {
            let letters = 1 + round % 3;
            let mut text = |most: usize| (0..random(most)).map(|_| b'a' + random(letters) as u8).collect::<Vec<u8>>();
            let (haystack, needle) = (text(40), [text(3), text(9), vec![b'a']].concat());
            let mut places = haystack.windows(needle.len()).enumerate().filter(|(_, place)| *place == needle).map(|(at, _)| at);
            assert_eq!(find(&haystack, &needle), places.clone().next(), "{haystack:?} {needle:?}");
            assert_eq!(rfind(&haystack, &needle), places.next_back(), "{haystack:?} {needle:?}");
        }
    }
}
