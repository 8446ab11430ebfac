//! `find`, `count`, `replace`, `partition`, `startswith` and their like over `str`.
//! Takes and returns numbers of characters, not of bytes.

use super::TextError;
use super::search;
use super::str_index::{Text, find_bounds};
use crate::pace;

/// Bytes in which a character is replaced at once.
const FEW: usize = 4096;

/// `text.find(needle, start, end)`: the number of the character where it starts.
pub fn find(text: Text, needle: &str, start: Option<i64>, end: Option<i64>) -> Option<usize> {
    let (from, part) = bounded(text, start, end)?;
    let at = search::find(part.as_bytes(), needle.as_bytes())?;
    Some(text.number(from + at))
}

/// `text.rfind(needle, start, end)`.
pub fn rfind(text: Text, needle: &str, start: Option<i64>, end: Option<i64>) -> Option<usize> {
    let (from, part) = bounded(text, start, end)?;
    let at = search::rfind(part.as_bytes(), needle.as_bytes())?;
    Some(text.number(from + at))
}

/// The error of `index` and `rindex`.
pub fn not_found() -> TextError {
    TextError::value("substring not found")
}

/// `text.count(needle, start, end)`; the empty string is found before and after every character.
pub fn count(text: Text, needle: &str, start: Option<i64>, end: Option<i64>) -> usize {
    let Some((_, part)) = bounded(text, start, end) else {
        return 0;
    };
    if needle.is_empty() {
        return Text { str: part, ascii: text.ascii }.length() + 1;
    }
    search::count(part.as_bytes(), needle.as_bytes())
}

pub fn starts_with(text: Text, prefix: &str, start: Option<i64>, end: Option<i64>) -> bool {
    bounded(text, start, end).is_some_and(|(_, part)| part.starts_with(prefix))
}

pub fn ends_with(text: Text, suffix: &str, start: Option<i64>, end: Option<i64>) -> bool {
    bounded(text, start, end).is_some_and(|(_, part)| part.ends_with(suffix))
}

/// `text.replace(old, new, most)` (-1: all); `None` if the text stays as it is.
///
/// # Errors
/// `MemoryError` for a result of more than `size` bytes.
pub fn replace(text: &str, old: &str, new: &str, most: i64, size: usize) -> Result<Option<String>, TextError> {
    if most == 0 || old == new {
        return Ok(None);
    }
    if old.is_empty() {
        return interleave(text, new, search::allowed(most), size).map(Some);
    }
    if let ([byte], true) = (old.as_bytes(), most < 0 && new.len() <= 1 && text.len() <= FEW) {
        return Ok(memchr::memchr(*byte, text.as_bytes()).map(|first| {
            let mut out = String::with_capacity(text.len());
            let (mut rest, mut next) = (text, Some(first));
            while let Some(at) = next {
                out.push_str(&rest[..at]);
                out.push_str(new);
                rest = &rest[at + 1..];
                next = memchr::memchr(*byte, rest.as_bytes());
            }
            out.push_str(rest);
            out
        }));
    }
    if let ([byte], [_], true) = (old.as_bytes(), new.as_bytes(), most < 0) {
        return Ok(memchr::memchr(*byte, text.as_bytes()).map(|_| pace::pieces(text).map(|(_, piece)| piece.replace(old, new)).collect()));
    }
    let replaced = search::replace(text.as_bytes(), old.as_bytes(), new.as_bytes(), most, size)?;
    Ok(replaced.map(|bytes| String::from_utf8(bytes).expect("whole characters took the place of whole characters")))
}

/// `text.partition(separator)`; `None` if it does not occur.
///
/// # Errors
/// `ValueError` for an empty separator.
pub fn partition<'a>(text: &'a str, separator: &str) -> Result<Option<(&'a str, &'a str)>, TextError> {
    if separator.is_empty() {
        return Err(search::empty_separator());
    }
    let at = search::find(text.as_bytes(), separator.as_bytes());
    Ok(at.map(|at| (&text[..at], &text[at + separator.len()..])))
}

/// `text.rpartition(separator)`; `None` if it does not occur.
///
/// # Errors
/// `ValueError` for an empty separator.
pub fn rpartition<'a>(text: &'a str, separator: &str) -> Result<Option<(&'a str, &'a str)>, TextError> {
    if separator.is_empty() {
        return Err(search::empty_separator());
    }
    let at = search::rfind(text.as_bytes(), separator.as_bytes());
    Ok(at.map(|at| (&text[..at], &text[at + separator.len()..])))
}

/// The byte offset of the bounds' start, and the text within them.
fn bounded<'a>(text: Text<'a>, start: Option<i64>, end: Option<i64>) -> Option<(usize, &'a str)> {
    if start.is_none() && end.is_none() {
        return Some((0, text.str));
    }
    let (start, end) = find_bounds(start, end, text.length())?;
    let from = text.offset(start);
    let to = from + Text { str: &text.str[from..], ascii: text.ascii }.offset(end - start);
    Some((from, &text.str[from..to]))
}

/// Puts `new` before each character and at the end, up to `most` times.
fn interleave(text: &str, new: &str, most: usize, size: usize) -> Result<String, TextError> {
    let times = most.min(Text::new(text).length() + 1);
    let total = times.saturating_mul(new.len()).saturating_add(text.len());
    if total > size {
        return Err(TextError::memory());
    }
    let mut out = String::with_capacity(total);
    let mut left = times;
    for c in pace::pieces(text).flat_map(|(_, piece)| piece.chars()) {
        if left > 0 {
            out.push_str(new);
            left -= 1;
        }
        out.push(c);
    }
    if left > 0 {
        out.push_str(new);
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_by_character() {
        let text = Text::new("aé漢é");
        assert_eq!(find(text, "é", None, None), Some(1));
        assert_eq!(rfind(text, "é", None, None), Some(3));
        assert_eq!(find(text, "é", Some(2), None), Some(3));
        assert_eq!(find(text, "é", Some(2), Some(3)), None);
        assert_eq!(find(text, "", Some(4), None), Some(4));
        assert_eq!(find(text, "", Some(5), None), None);
        assert_eq!((count(text, "", None, None), count(text, "é", None, None)), (5, 2));
        assert!(starts_with(text, "漢", Some(2), None) && !starts_with(text, "", Some(5), None));
        assert!(ends_with(text, "é", None, Some(-2)));
    }

    #[test]
    fn replaces() {
        let replace = |text, old, new, most| replace(text, old, new, most, 100).unwrap();
        assert_eq!(replace("aXbX", "X", "é", -1).as_deref(), Some("aébé"));
        assert_eq!(replace("ab", "", "-", -1).as_deref(), Some("-a-b-"));
        assert_eq!(replace("ab", "", "-", 1).as_deref(), Some("-ab"));
        assert_eq!(replace("ab", "x", "-", -1), None);
        assert!(super::replace("XXXX", "X", "0123456789", -1, 30).is_err());
    }
}
