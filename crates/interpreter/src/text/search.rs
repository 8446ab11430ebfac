//! Searching, splitting and replacing over bytes; UTF-8 text is searched as its bytes.
//! Linear in the length of the text whatever the needle. Splits are lazy and yield ranges.

use std::ops::Range;

use memchr::memmem;

use super::{TextError, long_needle};
use crate::pace;

/// Bytes that are searched without preparation.
const FEW: usize = 24;
/// Bytes of a text of which each place with the needle's first byte is looked at: preparation takes longer.
const LINE: usize = 256;
/// Bytes that are searched between two looks at whether the cell must stop.
const STRETCH: usize = 1 << 20;
/// Bytes of a needle up to which its search is prepared in one go.
const LONG: usize = 1 << 19;

/// The first occurrence of a needle.
pub fn find(haystack: &[u8], needle: &[u8]) -> Option<usize> {
    match needle {
        [byte] => in_stretches(haystack, 0, |part| memchr::memchr(*byte, part)),
        // To prepare a search takes longer than to look at every place of a few.
        [first, ..] if haystack.len() <= FEW => haystack.windows(needle.len()).position(|place| place[0] == *first && place == needle),
        [first, rest @ ..] if haystack.len() <= LINE => find_in_line(haystack, *first, rest),
        _ if haystack.len() <= STRETCH => memmem::find(haystack, needle),
        _ => Needle::new(needle, haystack.len()).find(haystack),
    }
}

/// The first occurrence in a short text.
fn find_in_line(haystack: &[u8], first: u8, rest: &[u8]) -> Option<usize> {
    memchr::memchr_iter(first, haystack).find(|&at| haystack[at + 1..].starts_with(rest))
}

/// The last occurrence of a needle.
pub fn rfind(haystack: &[u8], needle: &[u8]) -> Option<usize> {
    match needle {
        [byte] => in_stretches_back(haystack, 0, |part| memchr::memrchr(*byte, part)),
        _ if haystack.len() <= STRETCH => memmem::rfind(haystack, needle),
        _ => NeedleBack::new(needle).find(haystack),
    }
}

/// Occurrences that do not overlap, of a needle that is not empty.
pub fn count(haystack: &[u8], needle: &[u8]) -> usize {
    match needle {
        [byte] => pace::slices(haystack).map(|part| memchr::memchr_iter(*byte, part).count()).sum(),
        _ => places(haystack, needle).count(),
    }
}

/// Where a needle that is not empty occurs, without overlap.
fn places<'a>(haystack: &'a [u8], needle: &'a [u8]) -> impl Iterator<Item = usize> + 'a {
    let (needle, mut from) = (Needle::new(needle, haystack.len()), 0);
    pace::items(std::iter::from_fn(move || {
        let at = from + needle.find(&haystack[from..])?;
        from = at + needle.len();
        Some(at)
    }))
}

/// What a search finds first in a text, stretch by stretch; what it looks for is `overlap` bytes longer than one.
pub fn in_stretches(text: &[u8], overlap: usize, search: impl Fn(&[u8]) -> Option<usize>) -> Option<usize> {
    let mut at = 0;
    loop {
        let end = text.len().min(at + STRETCH + overlap);
        let found = search(&text[at..end]);
        if found.is_some() || end == text.len() || pace::halted() {
            return found.map(|offset| at + offset);
        }
        at += STRETCH;
    }
}

/// As `in_stretches`, from the end.
fn in_stretches_back(text: &[u8], overlap: usize, search: impl Fn(&[u8]) -> Option<usize>) -> Option<usize> {
    let mut end = text.len();
    loop {
        let start = end.saturating_sub(STRETCH + overlap);
        let found = search(&text[start..end]);
        if found.is_some() || start == 0 || pace::halted() {
            return found.map(|offset| start + offset);
        }
        end -= STRETCH;
    }
}

/// What is looked for again and again. One byte needs no preparation, which costs more than a short search.
#[derive(Debug)]
#[expect(clippy::large_enum_variant, reason = "it lives on the stack, and a box would cost what it saves")]
enum Needle<'a> {
    Byte(u8),
    /// The first byte and the rest, looked for in a text as long as a line.
    InLine(u8, &'a [u8]),
    Text(memmem::Finder<'a>),
    Long(&'a [u8]),
}

impl<'a> Needle<'a> {
    /// What is looked for in a text of so many bytes.
    fn new(needle: &'a [u8], length: usize) -> Self {
        match needle {
            [byte] => Self::Byte(*byte),
            [first, rest @ ..] if length <= LINE => Self::InLine(*first, rest),
            _ if needle.len() > LONG => Self::Long(needle),
            _ => Self::Text(memmem::Finder::new(needle)),
        }
    }
    fn len(&self) -> usize {
        match self {
            Self::Byte(_) => 1,
            Self::InLine(_, rest) => 1 + rest.len(),
            Self::Text(finder) => finder.needle().len(),
            Self::Long(needle) => needle.len(),
        }
    }
    fn find(&self, haystack: &[u8]) -> Option<usize> {
        match self {
            Self::Byte(byte) => in_stretches(haystack, 0, |part| memchr::memchr(*byte, part)),
            Self::InLine(first, rest) => find_in_line(haystack, *first, rest),
            Self::Text(finder) => in_stretches(haystack, self.len().saturating_sub(1), |part| finder.find(part)),
            Self::Long(needle) => long_needle::find(haystack, needle),
        }
    }
}

/// As `Needle`, looked for from the end.
#[derive(Debug)]
enum NeedleBack<'a> {
    Text(memmem::FinderRev<'a>),
    Long(&'a [u8]),
}

impl<'a> NeedleBack<'a> {
    fn new(needle: &'a [u8]) -> Self {
        if needle.len() > LONG { Self::Long(needle) } else { Self::Text(memmem::FinderRev::new(needle)) }
    }
    fn len(&self) -> usize {
        match self {
            Self::Text(finder) => finder.needle().len(),
            Self::Long(needle) => needle.len(),
        }
    }
    fn find(&self, haystack: &[u8]) -> Option<usize> {
        match self {
            Self::Text(finder) => in_stretches_back(haystack, self.len().saturating_sub(1), |part| finder.rfind(part)),
            Self::Long(needle) => long_needle::rfind(haystack, needle),
        }
    }
}

/// Splits at a separator, from the left; yields ranges of the haystack in order.
#[derive(Debug)]
pub struct Split<'a> {
    haystack: &'a [u8],
    needle: Needle<'a>,
    at: usize,
    /// Splits still allowed; `None` when done.
    left: Option<usize>,
}

/// Splits at a separator, from the right; yields ranges from the last to the first.
#[derive(Debug)]
pub struct SplitBack<'a> {
    haystack: &'a [u8],
    needle: NeedleBack<'a>,
    end: usize,
    left: Option<usize>,
}

/// The error of splitting at nothing.
pub fn empty_separator() -> TextError {
    TextError::value("empty separator")
}

/// How many splits a `maxsplit` argument allows.
pub fn allowed(most: i64) -> usize {
    usize::try_from(most).unwrap_or(usize::MAX)
}

impl<'a> Split<'a> {
    /// # Errors
    /// `ValueError` for an empty separator.
    pub fn new(haystack: &'a [u8], separator: &'a [u8], most: i64) -> Result<Split<'a>, TextError> {
        if separator.is_empty() {
            return Err(empty_separator());
        }
        Ok(Split { haystack, needle: Needle::new(separator, haystack.len()), at: 0, left: Some(allowed(most)) })
    }
}

impl Iterator for Split<'_> {
    type Item = Range<usize>;

    fn next(&mut self) -> Option<Range<usize>> {
        let left = self.left?;
        let start = self.at;
        let found = if left == 0 { None } else { self.needle.find(&self.haystack[start..]) };
        self.left = found.map(|_| left - 1);
        let end = found.map_or(self.haystack.len(), |offset| start + offset);
        self.at = end + self.needle.len();
        Some(start..end)
    }
}

impl<'a> SplitBack<'a> {
    /// # Errors
    /// `ValueError` for an empty separator.
    pub fn new(haystack: &'a [u8], separator: &'a [u8], most: i64) -> Result<SplitBack<'a>, TextError> {
        if separator.is_empty() {
            return Err(empty_separator());
        }
        Ok(SplitBack { haystack, needle: NeedleBack::new(separator), end: haystack.len(), left: Some(allowed(most)) })
    }
}

impl Iterator for SplitBack<'_> {
    type Item = Range<usize>;

    fn next(&mut self) -> Option<Range<usize>> {
        let left = self.left?;
        let end = self.end;
        let found = if left == 0 { None } else { self.needle.find(&self.haystack[..end]) };
        self.left = found.map(|_| left - 1);
        self.end = found.unwrap_or(0);
        Some(found.map_or(0, |at| at + self.needle.len())..end)
    }
}

/// Replaces up to `most` occurrences of a needle that is not empty (-1: all); `None` if there is none.
///
/// # Errors
/// `MemoryError` for a result larger than `size`.
pub fn replace(haystack: &[u8], needle: &[u8], new: &[u8], most: i64, size: usize) -> Result<Option<Vec<u8>>, TextError> {
    if find(haystack, needle).is_none() || most == 0 {
        return Ok(None);
    }
    let places = || places(haystack, needle).take(allowed(most));
    let found = places().count();
    if pace::halted() {
        return Ok(None);
    }
    let kept = haystack.len() - found * needle.len();
    let total = kept.saturating_add(found.saturating_mul(new.len()));
    if total > size {
        return Err(TextError::memory());
    }
    let mut out = Vec::with_capacity(total);
    let mut done = 0;
    for at in places().take(found) {
        out.extend_from_slice(&haystack[done..at]);
        out.extend_from_slice(new);
        done = at + needle.len();
    }
    pace::extend(&mut out, &haystack[done..]);
    // What broke off may end in the middle of a character.
    Ok((!pace::halted()).then_some(out))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn splits() {
        let split = |text: &'static [u8], most| Split::new(text, b",", most).unwrap().map(|range| &text[range]).collect::<Vec<_>>();
        assert_eq!(split(b"a,,b", -1), [&b"a"[..], b"", b"b"]);
        assert_eq!(split(b"a,b,c", 1), [&b"a"[..], b"b,c"]);
        assert_eq!(split(b"", -1), [b""]);
        let back: Vec<_> = SplitBack::new(b"a,b,c", b",", 1).unwrap().collect();
        assert_eq!(back, [4..5, 0..3]);
        assert!(Split::new(b"a", b"", -1).is_err());
    }

    #[test]
    fn replaces() {
        assert_eq!(replace(b"aXbX", b"X", b"--", 1, 100), Ok(Some(b"a--bX".to_vec())));
        assert_eq!(replace(b"ab", b"X", b"", -1, 100), Ok(None));
        assert!(replace(b"XX", b"X", b"yyy", -1, 5).is_err());
    }
}
