//! Characters by number: lengths, indices and slices of a `str` in code points.
//! An index into ASCII text is immediate; into other text it is a scan from the nearer end.

use crate::pace;

/// Bytes that are turned round without a look at the clock.
const SHORT: usize = 1 << 16;
/// The lowest bit of each of eight bytes.
const ONES: u64 = 0x0101_0101_0101_0101;

/// A text, and whether all of it is ASCII, which the owner of a long text remembers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text<'a> {
    pub str: &'a str,
    pub ascii: bool,
}

/// The indices that a slice visits: `count` of them, from `start`, `step` apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Indices {
    pub start: usize,
    pub step: i64,
    pub count: usize,
}

impl<'a> Text<'a> {
    pub fn new(str: &'a str) -> Text<'a> {
        Text { str, ascii: str.is_ascii() }
    }

    /// The number of characters.
    pub fn length(self) -> usize {
        if self.ascii { self.str.len() } else { count_chars(self.str.as_bytes()) }
    }

    /// The byte offset of a character; the end of the text for any past the last.
    pub fn offset(self, index: usize) -> usize {
        if self.ascii { index.min(self.str.len()) } else { offset_of(self.str, index) }
    }

    /// The number of the character at a byte offset.
    pub fn number(self, offset: usize) -> usize {
        if self.ascii { offset } else { count_chars(&self.str.as_bytes()[..offset]) }
    }

    /// `text[index]`, for an index that has been made positive.
    pub fn char_at(self, index: usize) -> Option<char> {
        if self.ascii {
            return self.str.as_bytes().get(index).map(|&byte| char::from(byte));
        }
        self.str[self.offset(index)..].chars().next()
    }

    /// `text[start:stop]`, for bounds that have been clamped.
    pub fn slice(self, start: usize, stop: usize) -> &'a str {
        if start >= stop {
            return "";
        }
        if self.ascii {
            return &self.str[start.min(self.str.len())..stop.min(self.str.len())];
        }
        let rest = &self.str[self.offset(start)..];
        &rest[..offset_of(rest, stop - start)]
    }

    /// `text[start:stop:step]`.
    pub fn slice_by(self, indices: Indices) -> String {
        let Indices { start, step, count } = indices;
        if step == 1 {
            return self.slice(start, start.saturating_add(count)).to_owned();
        }
        if self.ascii {
            let bytes = self.str.as_bytes();
            if step == -1 && count <= SHORT && start < bytes.len() {
                let mut turned = bytes[start + 1 - count..=start].to_vec();
                turned.reverse();
                return String::from_utf8(turned).unwrap_or_default();
            }
            return pace::items(0..count).map(|k| char::from(bytes[at(start, step, k)])).collect();
        }
        if step > 0 {
            let rest = &self.str[self.offset(start)..];
            return pace::items(rest.chars().step_by(step.unsigned_abs() as usize).take(count)).collect();
        }
        let head = &self.str[..self.offset(start.saturating_add(1))];
        if step == -1 && head.len() <= SHORT {
            let mut turned = String::with_capacity(head.len().min(count.saturating_mul(4)));
            head.chars().rev().take(count).for_each(|c| turned.push(c));
            return turned;
        }
        pace::items(head.chars().rev().step_by(step.unsigned_abs() as usize).take(count)).collect()
    }
}

/// What a slice visits in a sequence of `length` (`slice.indices`); the step is not 0.
pub fn slice_indices(start: Option<i64>, stop: Option<i64>, step: i64, length: usize) -> Indices {
    let length = length as i64;
    // Going backwards, the position before the first element is -1.
    let (low, high) = if step < 0 { (-1, length - 1) } else { (0, length) };
    let clamp = |bound: Option<i64>, default: i64| match bound {
        None => default,
        Some(bound) if bound < 0 => bound.saturating_add(length).max(low),
        Some(bound) => bound.min(high),
    };
    let (first, last) = if step < 0 { (high, low) } else { (low, high) };
    let (start, stop) = (clamp(start, first), clamp(stop, last));
    let distance = if step < 0 { start - stop } else { stop - start };
    let count = if distance <= 0 { 0 } else { (distance - 1) as u64 / step.unsigned_abs() + 1 };
    Indices { start: start.max(0) as usize, step, count: count as usize }
}

/// The `start` and `end` arguments of `find` and its like, made positive and clamped below.
/// `None` for a start past the end: nothing is found there, not even the empty string.
pub fn find_bounds(start: Option<i64>, end: Option<i64>, length: usize) -> Option<(usize, usize)> {
    let length = length as i64;
    let positive = |bound: i64| {
        if bound < 0 { bound.saturating_add(length).max(0) } else { bound }
    };
    let end = end.map_or(length, |end| positive(end).min(length));
    let start = start.map_or(0, positive);
    (start <= end).then_some((start as usize, end as usize))
}

fn at(start: usize, step: i64, k: usize) -> usize {
    (start as i64 + step * k as i64) as usize
}

/// The characters of bytes that are a text.
pub fn count_chars(bytes: &[u8]) -> usize {
    // Every byte but a continuation starts a character. Continuations are counted in the bytes of a word, eight at a time, and a byte
    // counts to 255.
    const ONES: u64 = u64::from_ne_bytes([1; 8]);
    const EVEN: u64 = u64::from_ne_bytes([0xFF, 0, 0xFF, 0, 0xFF, 0, 0xFF, 0]);
    let (words, rest) = bytes.as_chunks::<8>();
    let mut continuations = 0;
    for some in words.chunks(255) {
        let mut counts = 0;
        for &word in some {
            let word = u64::from_ne_bytes(word);
            counts += (word >> 7) & (!word >> 6) & ONES;
        }
        let pairs = (counts & EVEN) + ((counts >> 8) & EVEN);
        continuations += (0..4).map(|at| (pairs >> (16 * at)) as usize & 0xFFFF).sum::<usize>();
    }
    continuations += rest.iter().filter(|&&byte| byte & 0xC0 == 0x80).count();
    bytes.len() - continuations
}

/// Where the last so many characters begin: for few of them.
pub fn offset_before_end(text: &str, count: usize) -> usize {
    let (mut at, mut left) = (text.len(), count);
    while left > 0 && at > 0 {
        at -= 1;
        left -= usize::from(text.as_bytes()[at] & 0xC0 != 0x80);
    }
    at
}

fn offset_of(text: &str, index: usize) -> usize {
    let bytes = text.as_bytes();
    let (mut at, mut left) = (0, index);
    // Whole blocks first, the large ones before the small ones: counting is faster than decoding.
    for block in [1024, 64] {
        while left >= block / 4 && at + block <= bytes.len() {
            let chars = count_chars(&bytes[at..at + block]);
            if chars > left {
                break;
            }
            left -= chars;
            at += block;
        }
    }
    while let Some(word) = bytes.get(at..).and_then(<[u8]>::first_chunk::<8>) {
        let word = u64::from_le_bytes(*word);
        let mut starts = ONES & !(word >> 7 & !(word >> 6));
        let chars = starts.count_ones() as usize;
        if chars > left {
            // The lowest of them go, and the next one is it.
            (0..left).for_each(|_| starts &= starts - 1);
            return at + starts.trailing_zeros() as usize / 8;
        }
        left -= chars;
        at += 8;
    }
    // `left` characters remain, each beginning at a byte that is not a continuation.
    while at < bytes.len() {
        if bytes[at] & 0xC0 != 0x80 {
            if left == 0 {
                return at;
            }
            left -= 1;
        }
        at += 1;
    }
    bytes.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_characters() {
        let text = Text::new("aé漢😀b");
        assert_eq!(text.length(), 5);
        assert_eq!((text.offset(3), text.offset(9), text.number(6)), (6, 11, 3));
        assert_eq!((text.char_at(3), text.char_at(5)), (Some('😀'), None));
        assert_eq!(text.slice(1, 3), "é漢");
        let long = "é".repeat(1000);
        let long = Text::new(&long);
        for index in [0, 31, 32, 63, 64, 65, 500, 999, 1000] {
            assert_eq!(long.offset(index), 2 * index);
        }
    }

    #[test]
    fn slices_by_steps() {
        let by = |text: &str, start, stop, step| {
            let text = Text::new(text);
            text.slice_by(slice_indices(start, stop, step, text.length()))
        };
        assert_eq!(by("abcdef", None, None, -1), "fedcba");
        assert_eq!(by("aé漢😀b", None, None, -2), "b漢a");
        assert_eq!(by("aé漢😀b", Some(-4), Some(100), 2), "é😀");
        assert_eq!(by("abc", Some(2), Some(0), 1), "");
        assert_eq!(by("abc", Some(i64::MAX), Some(i64::MIN), i64::MIN), "c");
    }

    #[test]
    fn bounds_a_search() {
        assert_eq!(find_bounds(None, None, 3), Some((0, 3)));
        assert_eq!(find_bounds(Some(-2), Some(-1), 3), Some((1, 2)));
        assert_eq!(find_bounds(Some(3), None, 3), Some((3, 3)));
        assert_eq!(find_bounds(Some(4), None, 3), None);
    }
}
