//! Sets of characters: `[a-z]`, `\w`, and single characters where case is ignored.

use super::syntax::Fold;
use crate::text::surrogate;
use crate::text::unicode;

/// `\d`, `\s` and `\w`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Digit,
    Space,
    Word,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Category {
    pub kind: Kind,
    pub negated: bool,
    /// By Unicode's tables, or ASCII only.
    pub unicode: bool,
}

/// A set as it was written: ranges of Python code points, and categories.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ClassSet {
    pub ranges: Vec<(u32, u32)>,
    pub categories: Vec<Category>,
    pub negated: bool,
    pub folded: Option<Fold>,
}

/// A set made ready for matching.
#[derive(Clone, Debug)]
pub struct Class {
    /// The answer for each byte: all of them in a pattern of bytes, the ASCII ones in one of text.
    pub table: [bool; 256],
    set: ClassSet,
}

/// A set of bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByteSet(pub [u64; 4]);

impl Category {
    pub fn contains(self, code: u32) -> bool {
        let found = match char::from_u32(code) {
            _ if code < 128 || !self.unicode => {
                let byte = u8::try_from(code).unwrap_or(0xFF);
                match self.kind {
                    Kind::Digit => byte.is_ascii_digit(),
                    // The separators U+001C to U+001F are space to Unicode alone.
                    Kind::Space => matches!(byte, b'\t'..=b'\r' | b' ') || self.unicode && matches!(byte, 0x1C..=0x1F),
                    Kind::Word => byte.is_ascii_alphanumeric() || byte == b'_',
                }
            }
            Some(c) => match self.kind {
                Kind::Digit => unicode::is_decimal(c),
                Kind::Space => unicode::is_space(c),
                Kind::Word => unicode::is_alnum(c),
            },
            None => false,
        };
        found != self.negated
    }
}

impl ClassSet {
    /// One character, or its like in another case.
    pub fn of_char(code: u32, fold: Fold) -> ClassSet {
        ClassSet { ranges: vec![(code, code)], ..ClassSet::default() }.folded(fold)
    }

    /// A set that ignores case: it holds lower case, and is asked about lower case.
    pub fn folded(mut self, fold: Fold) -> ClassSet {
        if fold == Fold::None {
            return self;
        }
        self.tidy();
        let mut more = Vec::new();
        let mut foldable = false;
        for &(low, high) in &self.ranges {
            for &code in unicode::foldable_in(low, high) {
                foldable |= is_foldable(code, fold);
                let lower = lower(code, fold);
                if lower != code {
                    more.push((lower, lower));
                }
                if fold == Fold::Unicode
                    && let Some(c) = char::from_u32(lower)
                {
                    more.extend(unicode::same_case(c).map(|c| (u32::from(c), u32::from(c))));
                }
            }
        }
        if !foldable {
            return self;
        }
        self.ranges.extend(more);
        self.folded = Some(fold);
        self
    }

    pub fn contains(&self, code: u32) -> bool {
        let code = self.folded.map_or(code, |fold| lower(code, fold));
        let found = self.ranges.iter().any(|&(low, high)| (low..=high).contains(&code))
            || self.categories.iter().any(|category| category.contains(code));
        found != self.negated
    }

    /// As `contains`, of a set that is tidy.
    fn holds(&self, code: u32) -> bool {
        let code = self.folded.map_or(code, |fold| lower(code, fold));
        let after = self.ranges.partition_point(|&(low, _)| low <= code);
        let found = after > 0 && self.ranges[after - 1].1 >= code || self.categories.iter().any(|category| category.contains(code));
        found != self.negated
    }

    /// Puts the ranges in order, and makes one of those that touch.
    fn tidy(&mut self) {
        self.ranges.sort_unstable();
        let mut merged: Vec<(u32, u32)> = Vec::new();
        for &(low, high) in &self.ranges {
            match merged.last_mut() {
                Some(last) if low <= last.1.saturating_add(1) => last.1 = last.1.max(high),
                _ => merged.push((low, high)),
            }
        }
        self.ranges = merged;
        let mut known = Vec::new();
        self.categories.retain(|&category| {
            !known.contains(&category) && {
                known.push(category);
                true
            }
        });
    }

    /// Takes another set in, if that can be done without asking about two cases.
    pub fn merge(&mut self, other: &ClassSet) -> bool {
        let plain = |set: &ClassSet| !set.negated && set.folded.is_none();
        if !plain(self) || !plain(other) {
            return false;
        }
        self.ranges.extend(&other.ranges);
        self.categories.extend(&other.categories);
        true
    }

    /// The bytes that a match can begin with.
    pub fn first_bytes(&self, text: bool) -> ByteSet {
        let mut bytes = ByteSet::EMPTY;
        let simple = if text { 128 } else { 256 };
        for code in (0..simple).filter(|&code| self.contains(code)) {
            bytes.insert(code as u8);
        }
        if !text {
            return bytes;
        }
        if self.negated || self.folded.is_some() || !self.categories.is_empty() {
            bytes.insert_range(0xC2, 0xF4);
            return bytes;
        }
        for &(low, high) in &self.ranges {
            if high >= 0x80 {
                // Surrogates are kept as characters near the end of Unicode.
                let last = if high >= 0xD800 { 0xF4 } else { first_byte(high) };
                let first = if (0xD800..=0xDFFF).contains(&low) { 0xEE } else { first_byte(low.max(0x80)) };
                bytes.insert_range(first, last);
            }
        }
        bytes
    }
}

impl Class {
    pub fn new(mut set: ClassSet) -> Class {
        set.tidy();
        let table = std::array::from_fn(|code| set.holds(code as u32));
        Class { table, set }
    }

    /// Whether a character beyond ASCII is in the set.
    #[inline(never)]
    pub fn contains(&self, c: char) -> bool {
        self.set.holds(surrogate::code_of(c))
    }
}

impl ByteSet {
    pub const EMPTY: ByteSet = ByteSet([0; 4]);

    pub fn insert(&mut self, byte: u8) {
        self.0[usize::from(byte >> 6)] |= 1 << (byte & 63);
    }

    pub fn insert_range(&mut self, low: u8, high: u8) {
        (low..=high).for_each(|byte| self.insert(byte));
    }

    pub fn contains(&self, byte: u8) -> bool {
        self.0[usize::from(byte >> 6)] >> (byte & 63) & 1 == 1
    }

    pub fn union(&self, other: &ByteSet) -> ByteSet {
        ByteSet(std::array::from_fn(|at| self.0[at] | other.0[at]))
    }

    pub fn is_disjoint(&self, other: &ByteSet) -> bool {
        self.0.iter().zip(other.0).all(|(a, b)| a & b == 0)
    }

    pub fn iter(&self) -> impl Iterator<Item = u8> {
        let set = *self;
        (0..=255).filter(move |&byte| set.contains(byte))
    }
}

/// The lower case that a folded set is asked about.
pub fn lower(code: u32, fold: Fold) -> u32 {
    match (fold, char::from_u32(code)) {
        (Fold::Unicode, Some(c)) => u32::from(unicode::simple_lower(c)),
        (Fold::Ascii, Some(c)) => u32::from(c.to_ascii_lowercase()),
        _ => code,
    }
}

fn is_foldable(code: u32, fold: Fold) -> bool {
    match (fold, char::from_u32(code)) {
        (Fold::Unicode, Some(c)) => unicode::is_foldable(c),
        (Fold::Ascii, Some(c)) => c.is_ascii_alphabetic(),
        _ => false,
    }
}

fn first_byte(code: u32) -> u8 {
    match surrogate::char_of(code) {
        Some(c) => c.encode_utf8(&mut [0; 4]).as_bytes()[0],
        None => 0xF4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ignores_case() {
        let class = |fold| Class::new(ClassSet::of_char(u32::from('K'), fold));
        assert!(class(Fold::Unicode).contains('\u{212A}') && class(Fold::Unicode).table[usize::from(b'k')]);
        assert!(!class(Fold::Ascii).contains('\u{212A}') && class(Fold::Ascii).table[usize::from(b'k')]);
        assert!(!class(Fold::None).table[usize::from(b'k')]);
    }

    #[test]
    fn tells_first_bytes() {
        let set = ClassSet { ranges: vec![(0x41, 0x42), (0xE9, 0xE9)], ..ClassSet::default() };
        assert_eq!(set.first_bytes(true).iter().collect::<Vec<_>>(), [0x41, 0x42, 0xC3]);
        assert_eq!(set.first_bytes(false).iter().collect::<Vec<_>>(), [0x41, 0x42, 0xE9]);
    }
}
