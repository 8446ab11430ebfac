//! The methods of `bytes` and `bytearray`: those of `str`, over ASCII.
//! Results beyond the caller's `size` are refused before they are made.

use std::ops::Range;

use super::TextError;
use super::search;
use super::str_index::find_bounds;
use super::str_pad::{Side, margins};
use crate::pace;

/// Bytes in which a byte is replaced in one go.
const SHORT: usize = 1 << 12;

/// `find`: the index of the first occurrence.
pub fn find(bytes: &[u8], needle: &[u8], start: Option<i64>, end: Option<i64>) -> Option<usize> {
    let (start, end) = find_bounds(start, end, bytes.len())?;
    search::find(&bytes[start..end], needle).map(|at| start + at)
}

pub fn rfind(bytes: &[u8], needle: &[u8], start: Option<i64>, end: Option<i64>) -> Option<usize> {
    let (start, end) = find_bounds(start, end, bytes.len())?;
    search::rfind(&bytes[start..end], needle).map(|at| start + at)
}

/// The error of `index` and `rindex`.
pub fn not_found() -> TextError {
    TextError::value("subsection not found")
}

pub fn count(bytes: &[u8], needle: &[u8], start: Option<i64>, end: Option<i64>) -> usize {
    match find_bounds(start, end, bytes.len()) {
        None => 0,
        Some((start, end)) if needle.is_empty() => end - start + 1,
        Some((start, end)) => search::count(&bytes[start..end], needle),
    }
}

pub fn starts_with(bytes: &[u8], prefix: &[u8], start: Option<i64>, end: Option<i64>) -> bool {
    find_bounds(start, end, bytes.len()).is_some_and(|(start, end)| bytes[start..end].starts_with(prefix))
}

pub fn ends_with(bytes: &[u8], suffix: &[u8], start: Option<i64>, end: Option<i64>) -> bool {
    find_bounds(start, end, bytes.len()).is_some_and(|(start, end)| bytes[start..end].ends_with(suffix))
}

/// `replace`; `None` if the bytes stay as they are.
///
/// # Errors
/// `MemoryError` past `size` bytes.
pub fn replace(bytes: &[u8], old: &[u8], new: &[u8], most: i64, size: usize) -> Result<Option<Vec<u8>>, TextError> {
    if let (&[old], &[new]) = (old, new)
        && most < 0
        && bytes.len() <= SHORT.min(size)
    {
        let replaced = || bytes.iter().map(|&byte| if byte == old { new } else { byte }).collect();
        return Ok(memchr::memchr(old, bytes).map(|_| replaced()));
    }
    if !old.is_empty() {
        return search::replace(bytes, old, new, most, size);
    }
    let times = search::allowed(most).min(bytes.len() + 1);
    if times.saturating_mul(new.len()).saturating_add(bytes.len()) > size {
        return Err(TextError::memory());
    }
    let mut out = Vec::with_capacity(bytes.len() + times * new.len());
    for (at, &byte) in pace::slices(bytes).flatten().enumerate() {
        if at < times {
            out.extend_from_slice(new);
        }
        out.push(byte);
    }
    if bytes.len() < times {
        out.extend_from_slice(new);
    }
    Ok(Some(out))
}

/// `partition`: where the separator stands; `None` if it does not.
///
/// # Errors
/// `ValueError` for an empty separator.
pub fn partition(bytes: &[u8], separator: &[u8]) -> Result<Option<Range<usize>>, TextError> {
    if separator.is_empty() {
        return Err(search::empty_separator());
    }
    Ok(search::find(bytes, separator).map(|at| at..at + separator.len()))
}

/// As [`partition`], of the last occurrence.
///
/// # Errors
/// `ValueError` for an empty separator.
pub fn rpartition(bytes: &[u8], separator: &[u8]) -> Result<Option<Range<usize>>, TextError> {
    if separator.is_empty() {
        return Err(search::empty_separator());
    }
    Ok(search::rfind(bytes, separator).map(|at| at..at + separator.len()))
}

/// `split(None, most)`: ranges between runs of ASCII space.
pub fn split_space(bytes: &[u8], most: i64) -> impl Iterator<Item = Range<usize>> {
    let mut at = 0;
    let mut left = search::allowed(most);
    std::iter::from_fn(move || {
        let start = at + bytes[at..].iter().position(|&byte| !is_space(byte))?;
        let end = match bytes[start..].iter().position(|&byte| is_space(byte)) {
            Some(length) if left > 0 => start + length,
            _ => bytes.len(),
        };
        left = left.saturating_sub(1);
        at = end;
        Some(start..end)
    })
}

/// `rsplit(None, most)`, from the last range to the first.
pub fn rsplit_space(bytes: &[u8], most: i64) -> impl Iterator<Item = Range<usize>> {
    let mut rest = bytes.len();
    let mut left = search::allowed(most);
    std::iter::from_fn(move || {
        let end = bytes[..rest].iter().rposition(|&byte| !is_space(byte))? + 1;
        let start = match bytes[..end].iter().rposition(|&byte| is_space(byte)) {
            Some(space) if left > 0 => space + 1,
            _ => 0,
        };
        left = left.saturating_sub(1);
        rest = start;
        Some(start..end)
    })
}

/// `splitlines(keep)`: at `\n`, `\r` and `\r\n` only.
pub fn split_lines(bytes: &[u8], keep: bool) -> impl Iterator<Item = Range<usize>> {
    let mut at = 0;
    std::iter::from_fn(move || {
        if at == bytes.len() {
            return None;
        }
        let start = at;
        let end = memchr::memchr2(b'\n', b'\r', &bytes[start..]).map_or(bytes.len(), |length| start + length);
        at = match &bytes[end..] {
            [b'\r', b'\n', ..] => end + 2,
            [] => end,
            _ => end + 1,
        };
        Some(start..if keep { at } else { end })
    })
}

/// `strip(set)`, or of space.
pub fn strip<'a>(bytes: &'a [u8], set: Option<&[u8]>) -> &'a [u8] {
    lstrip(rstrip(bytes, set), set)
}

pub fn lstrip<'a>(bytes: &'a [u8], set: Option<&[u8]>) -> &'a [u8] {
    let start = pace::items(bytes.iter()).position(|&byte| !stripped(byte, set)).unwrap_or(bytes.len());
    &bytes[start..]
}

pub fn rstrip<'a>(bytes: &'a [u8], set: Option<&[u8]>) -> &'a [u8] {
    let cut = pace::items(bytes.iter().rev()).position(|&byte| !stripped(byte, set)).unwrap_or(bytes.len());
    &bytes[..bytes.len() - cut]
}

/// `ljust`, `rjust` and `center`.
///
/// # Errors
/// `MemoryError` past `size` bytes.
pub fn pad(bytes: &[u8], side: Side, width: i64, fill: u8, size: usize) -> Result<Vec<u8>, TextError> {
    let (left, right) = margins(bytes.len(), side, width);
    if (left + right).saturating_add(bytes.len()) > size {
        return Err(TextError::memory());
    }
    let mut out = Vec::with_capacity(left + bytes.len() + right);
    pace::fill(&mut out, fill, left);
    pace::slices(bytes).for_each(|part| out.extend_from_slice(part));
    pace::fill(&mut out, fill, right);
    Ok(out)
}

/// `zfill(width)`.
///
/// # Errors
/// `MemoryError` past `size` bytes.
pub fn zfill(bytes: &[u8], width: i64, size: usize) -> Result<Vec<u8>, TextError> {
    let mut out = pad(bytes, Side::Right, width, b'0', size)?;
    if let Some(b'+' | b'-') = bytes.first() {
        let at = out.len() - bytes.len();
        out.swap(0, at);
    }
    Ok(out)
}

/// `expandtabs(tab)`.
///
/// # Errors
/// `MemoryError` past `size` bytes.
pub fn expand_tabs(bytes: &[u8], tab: i64, size: usize) -> Result<Vec<u8>, TextError> {
    let tab = usize::try_from(tab).unwrap_or(0);
    let mut out = Vec::with_capacity(bytes.len());
    let mut column = 0usize;
    for &byte in pace::slices(bytes).flatten() {
        if byte == b'\t' {
            let spaces = if tab == 0 { 0 } else { tab - column % tab };
            if spaces > size.saturating_sub(out.len()) {
                return Err(TextError::memory());
            }
            out.resize(out.len() + spaces, b' ');
            column += spaces;
            continue;
        }
        out.push(byte);
        column = if matches!(byte, b'\n' | b'\r') { 0 } else { column + 1 };
    }
    Ok(out)
}

/// `bytes * times`.
///
/// # Errors
/// `MemoryError` past `size` bytes.
pub fn repeat(bytes: &[u8], times: i64, size: usize) -> Result<Vec<u8>, TextError> {
    let times = usize::try_from(times).unwrap_or(0);
    if bytes.len().saturating_mul(times) > size {
        return Err(TextError::memory());
    }
    Ok(pace::repeat(bytes, times))
}

/// `translate(table, delete)`; a table has 256 entries.
///
/// # Errors
/// `ValueError` for a table of another length.
pub fn translate(bytes: &[u8], table: Option<&[u8]>, delete: &[u8]) -> Result<Vec<u8>, TextError> {
    if table.is_some_and(|table| table.len() != 256) {
        return Err(TextError::value("translation table must be 256 characters long"));
    }
    let mut deleted = [false; 256];
    for &byte in delete {
        deleted[usize::from(byte)] = true;
    }
    let kept = pace::slices(bytes).flatten().filter(|&&byte| !deleted[usize::from(byte)]);
    Ok(kept.map(|&byte| table.map_or(byte, |table| table[usize::from(byte)])).collect())
}

/// The digits from ten on.
#[derive(Clone, Copy)]
pub enum Letters {
    Small,
    Capital,
}

/// Two digits for each byte.
pub fn hex_digits(bytes: &[u8], letters: Letters) -> Vec<u8> {
    let mut out = vec![b'0'; bytes.len() * 2];
    let mut pairs = out.as_chunks_mut::<2>().0.iter_mut();
    // Both digits of a byte are worked out together; those above 9 get as much more as the letters are away from the digits.
    let far = match letters {
        Letters::Small => u16::from(b'a' - b'9' - 1),
        Letters::Capital => u16::from(b'A' - b'9' - 1),
    };
    for part in pace::slices(bytes) {
        for (&byte, pair) in part.iter().zip(&mut pairs) {
            let values = u16::from(byte >> 4) | u16::from(byte & 15) << 8;
            let above = (values + 0x0606) >> 4 & 0x0101;
            *pair = (values + 0x3030 + above * far).to_le_bytes();
        }
    }
    out
}

/// `hex(separator, group)`: groups are counted from the right, or from the left if negative.
pub fn hex(bytes: &[u8], separator: Option<char>, group: i64) -> String {
    if separator.is_none() {
        return String::from_utf8(hex_digits(bytes, Letters::Small)).unwrap_or_default();
    }
    let every = group.unsigned_abs() as usize;
    let mut out = String::with_capacity(bytes.len() * 2);
    for (at, byte) in pace::slices(bytes).flatten().enumerate() {
        let before = if group < 0 { at } else { bytes.len() - at };
        if let Some(separator) = separator
            && at > 0
            && every > 0
            && before % every == 0
        {
            out.push(separator);
        }
        out.push(char::from(b"0123456789abcdef"[usize::from(byte >> 4)]));
        out.push(char::from(b"0123456789abcdef"[usize::from(byte & 15)]));
    }
    out
}

/// `bytes.fromhex(text)`: pairs of digits, with space between them.
///
/// # Errors
/// `ValueError` with the number of the offending character.
pub fn from_hex(text: &str) -> Result<Vec<u8>, TextError> {
    let bad = |at: usize| TextError::value(format!("non-hexadecimal number found in fromhex() arg at position {at}"));
    // CPython looks for what is not ASCII before it reads.
    if let Some(at) = text.bytes().position(|byte| !byte.is_ascii()) {
        return Err(bad(at));
    }
    let bytes = text.as_bytes();
    let digit = |at: usize| {
        let digit = bytes.get(at).and_then(|&byte| char::from(byte).to_digit(16));
        digit.map(|digit| digit as u8).ok_or_else(|| bad(at))
    };
    let mut out = Vec::with_capacity(bytes.len() / 2);
    let mut at = 0;
    while at < bytes.len() {
        if is_space(bytes[at]) {
            at += 1;
            continue;
        }
        out.push(digit(at)? << 4 | digit(at + 1)?);
        at += 2;
        if pace::halted_at(out.len()) {
            break;
        }
    }
    Ok(out)
}

pub fn is_space(byte: u8) -> bool {
    matches!(byte, b'\t'..=b'\r' | b' ')
}

/// `isalnum`, `isalpha`, `isdigit` and `isspace`: whether all are of a kind, and there are any.
pub fn all(bytes: &[u8], of_kind: impl Fn(u8) -> bool) -> bool {
    !bytes.is_empty() && pace::slices(bytes).flatten().all(|&byte| of_kind(byte))
}

pub fn is_lower(bytes: &[u8]) -> bool {
    !bytes.iter().any(u8::is_ascii_uppercase) && bytes.iter().any(u8::is_ascii_lowercase)
}

pub fn is_upper(bytes: &[u8]) -> bool {
    !bytes.iter().any(u8::is_ascii_lowercase) && bytes.iter().any(u8::is_ascii_uppercase)
}

pub fn is_title(bytes: &[u8]) -> bool {
    let (mut cased, mut in_word) = (false, false);
    for byte in pace::slices(bytes).flatten() {
        if byte.is_ascii_uppercase() && in_word || byte.is_ascii_lowercase() && !in_word {
            return false;
        }
        in_word = byte.is_ascii_alphabetic();
        cased |= in_word;
    }
    cased
}

pub fn capitalize(bytes: &[u8]) -> Vec<u8> {
    let mut out = bytes.to_ascii_lowercase();
    if let Some(first) = out.first_mut() {
        first.make_ascii_uppercase();
    }
    out
}

pub fn title(bytes: &[u8]) -> Vec<u8> {
    let mut in_word = false;
    let cased = pace::slices(bytes).flatten().map(|byte| {
        let cased = if in_word { byte.to_ascii_lowercase() } else { byte.to_ascii_uppercase() };
        in_word = byte.is_ascii_alphabetic();
        cased
    });
    cased.collect()
}

pub fn swapcase(bytes: &[u8]) -> Vec<u8> {
    pace::slices(bytes).flatten().map(|byte| if byte.is_ascii_alphabetic() { byte ^ 0x20 } else { *byte }).collect()
}

fn stripped(byte: u8, set: Option<&[u8]>) -> bool {
    match set {
        None => is_space(byte),
        Some(set) => set.contains(&byte),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn splits() {
        let ranges: Vec<_> = split_space(b" a  bc ", -1).collect();
        assert_eq!(ranges, [1..2, 4..6]);
        let ranges: Vec<_> = rsplit_space(b" a  bc ", 1).collect();
        assert_eq!(ranges, [4..6, 0..2]);
        let ranges: Vec<_> = split_lines(b"a\r\n\nb", false).collect();
        assert_eq!(ranges, [0..1, 3..3, 4..5]);
    }

    #[test]
    fn converts_hex() {
        assert_eq!(hex(b"\x01\x02\x03", Some(':'), 2), "01:0203");
        assert_eq!(hex(b"\x01\x02\x03", Some(':'), -2), "0102:03");
        assert_eq!(from_hex(" 01 fF"), Ok(vec![1, 255]));
        let error = from_hex("0 1").unwrap_err();
        assert_eq!(error.message, "non-hexadecimal number found in fromhex() arg at position 1");
    }

    #[test]
    fn maps() {
        assert_eq!(title(b"they're"), b"They'Re");
        assert_eq!(zfill(b"-5", 4, 10), Ok(b"-005".to_vec()));
        assert_eq!(replace(b"ab", b"", b"-", 2, 10), Ok(Some(b"-a-b".to_vec())));
        assert_eq!(translate(b"abc", None, b"b"), Ok(b"ac".to_vec()));
    }
}
