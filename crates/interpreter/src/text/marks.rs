//! Where bytes of some kind stand in a short text: eight are looked at together, each kind by a few sums.
//! Not for long texts: nothing here looks at the clock.

const ONES: u64 = 0x0101_0101_0101_0101;
const TOPS: u64 = 0x8080_8080_8080_8080;

/// Marks the bytes that equal one.
#[inline(always)]
pub fn of_byte(byte: u8) -> impl Fn(u64) -> u64 + Copy {
    move |word| {
        let other = word ^ (ONES * u64::from(byte));
        !(((other & !TOPS) + !TOPS) | other) & TOPS
    }
}
/// Marks ASCII white space.
#[inline(always)]
pub const fn of_space(word: u64) -> u64 {
    between(word, 0x09, 0x0D) | between(word, 0x1C, 0x20)
}
/// Marks the ASCII bytes that end a line.
#[inline(always)]
pub const fn of_line_end(word: u64) -> u64 {
    between(word, 0x0A, 0x0D) | between(word, 0x1C, 0x1E)
}
/// Marks the bytes that end a line, and those that may begin an end beyond ASCII: U+0085, U+2028 and U+2029.
#[inline(always)]
pub fn of_wide_line_end(word: u64) -> u64 {
    of_line_end(word) | of_byte(0xC2)(word) | of_byte(0xE2)(word)
}
/// Marks the bytes that may begin white space beyond ASCII: U+0085 and U+00A0, U+1680, U+2000 and what follows, U+3000.
#[inline(always)]
pub fn of_wide_space(word: u64) -> u64 {
    of_byte(0xC2)(word) | of_byte(0xE1)(word) | of_byte(0xE2)(word) | of_byte(0xE3)(word)
}
/// Marks the ASCII bytes from one to another. No sum of a byte reaches into the next one.
#[inline(always)]
const fn between(word: u64, first: u8, last: u8) -> u64 {
    let low = word & !TOPS;
    let reaches = low + ONES * (0x80 - first as u64);
    let exceeds = low + ONES * (0x7F - last as u64);
    reaches & !exceeds & !word & TOPS
}

/// How many bytes are marked.
#[inline]
pub fn count(bytes: &[u8], mark: impl Fn(u64) -> u64) -> usize {
    let (chunks, tail) = bytes.as_chunks::<8>();
    let whole: u32 = chunks.iter().map(|chunk| mark(u64::from_le_bytes(*chunk)).count_ones()).sum();
    (whole + tail_marks(tail, &mark).count_ones()) as usize
}

/// The places of the bytes that are marked, from the first on.
#[inline]
pub fn places<F: Fn(u64) -> u64>(bytes: &[u8], mark: F) -> Places<'_, F> {
    Places { rest: bytes, mark, found: 0, base: 0, next: 0 }
}

/// Bytes whose places a word tells.
pub const WORD: usize = 64;

/// As `places`, of at most `WORD` bytes.
#[inline(always)]
pub fn few_places(bytes: &[u8], mark: impl Fn(u64) -> u64) -> FewPlaces {
    // One bit for each of eight bytes, in their order: no two of the shifted marks meet in the highest byte.
    let narrow = |marks: u64| (marks >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56;
    let (chunks, tail) = bytes.as_chunks::<8>();
    let whole = chunks.iter().zip(0..8).fold(0, |bits, (chunk, at)| bits | narrow(mark(u64::from_le_bytes(*chunk))) << (8 * at));
    FewPlaces(if tail.is_empty() { whole } else { whole | narrow(tail_marks(tail, &mark)) << (8 * (chunks.len() % 8)) })
}

/// See `few_places`: one bit for each byte.
#[derive(Clone, Copy)]
pub struct FewPlaces(u64);

impl FewPlaces {
    #[inline(always)]
    pub const fn count(self) -> usize {
        self.0.count_ones() as usize
    }
}

impl Iterator for FewPlaces {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let place = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(place)
    }
}

/// See `places`.
pub struct Places<'a, F> {
    rest: &'a [u8],
    mark: F,
    /// The marks of the last bytes looked at, but for those told.
    found: u64,
    /// Where these bytes begin, and where the rest does.
    base: usize,
    next: usize,
}

impl<F: Fn(u64) -> u64> Iterator for Places<'_, F> {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        while self.found == 0 {
            self.base = self.next;
            if let Some((chunk, rest)) = self.rest.split_first_chunk::<8>() {
                (self.found, self.rest) = ((self.mark)(u64::from_le_bytes(*chunk)), rest);
                self.next += 8;
            } else if self.rest.is_empty() {
                return None;
            } else {
                self.found = tail_marks(self.rest, &self.mark);
                self.rest = &[];
            }
        }
        let place = self.base + self.found.trailing_zeros() as usize / 8;
        self.found &= self.found - 1;
        Some(place)
    }
}

/// The marks of fewer than eight bytes.
#[inline(always)]
fn tail_marks(tail: &[u8], mark: &impl Fn(u64) -> u64) -> u64 {
    let word = tail.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
    let kept = (1u64 << (8 * tail.len() as u32 % 64)).wrapping_sub(1);
    mark(word) & kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_is_seen_at_every_place() {
        for length in 0..20usize {
            for at in 0..length {
                for byte in 0..=255u8 {
                    let mut text = vec![b'x'; length];
                    text[at] = byte;
                    let is = |by: &dyn Fn(u64) -> u64| {
                        let (few, all) = (few_places(&text, by), places(&text, by).collect::<Vec<_>>());
                        assert_eq!((few.count(), few.collect()), (all.len(), all.clone()));
                        (count(&text, by), all)
                    };
                    let expected = |kind: &dyn Fn(u8) -> bool| if kind(byte) { (1, vec![at]) } else { (0, vec![]) };
                    assert_eq!(is(&of_space), expected(&|byte| matches!(byte, 9..=13 | 28..=32)));
                    assert_eq!(is(&of_line_end), expected(&|byte| matches!(byte, 10..=13 | 28..=30)));
                    assert_eq!(is(&of_wide_line_end), expected(&|byte| matches!(byte, 10..=13 | 28..=30 | 0xC2 | 0xE2)));
                    assert_eq!(is(&of_wide_space), expected(&|byte| matches!(byte, 0xC2 | 0xE1..=0xE3)));
                    if byte != b'x' {
                        assert_eq!(is(&of_byte(byte)), (1, vec![at]));
                        assert_eq!(is(&of_byte(byte ^ 0x80)).0, if byte ^ 0x80 == b'x' { length - 1 } else { 0 });
                        assert_eq!(count(&text, of_byte(b'x')), length - 1);
                    }
                }
            }
        }
        assert_eq!(places(b"a,,b,", of_byte(b',')).collect::<Vec<_>>(), [1, 2, 4]);
        assert!(few_places(&[b','; WORD], of_byte(b',')).eq(0..WORD));
    }
}
