//! The `is…` questions of `str`, asked of every character.

use super::unicode;
use crate::pace;

/// Bytes of a text that is looked at in one go.
const SHORT: usize = 1 << 12;

pub fn is_alnum(text: &str) -> bool {
    every(text, |byte| byte.is_ascii_alphanumeric(), unicode::is_alnum)
}

pub fn is_alpha(text: &str) -> bool {
    every(text, |byte| byte.is_ascii_alphabetic(), unicode::is_alpha)
}

pub fn is_decimal(text: &str) -> bool {
    every(text, |byte| byte.is_ascii_digit(), unicode::is_decimal)
}

pub fn is_digit(text: &str) -> bool {
    every(text, |byte| byte.is_ascii_digit(), unicode::is_digit)
}

pub fn is_numeric(text: &str) -> bool {
    every(text, |byte| byte.is_ascii_digit(), unicode::is_numeric)
}

pub fn is_space(text: &str) -> bool {
    every(text, |byte| matches!(byte, b'\t'..=b'\r' | 0x1C..=b' '), unicode::is_space)
}

/// True of the empty string, unlike most of its kind.
pub fn is_printable(text: &str) -> bool {
    text.is_empty() || every(text, |byte| matches!(byte, b' '..=b'~'), unicode::is_printable)
}

/// Whether the text could be a name; keywords are names here.
pub fn is_identifier(text: &str) -> bool {
    if let Some(bytes) = short_ascii(text) {
        let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
        return bytes.first().is_some_and(|first| !first.is_ascii_digit()) && bytes.iter().all(is_part);
    }
    let mut chars = text.chars();
    chars.next().is_some_and(unicode::is_identifier_start) && pace::all(chars.as_str(), unicode::is_identifier_part)
}

pub fn is_lower(text: &str) -> bool {
    if let Some(bytes) = short_ascii(text) {
        return bytes.iter().any(u8::is_ascii_lowercase) && !bytes.iter().any(u8::is_ascii_uppercase);
    }
    let mut cased = false;
    for c in pace::pieces(text).flat_map(|(_, piece)| piece.chars()) {
        if unicode::is_upper(c) || unicode::is_title(c) {
            return false;
        }
        cased |= unicode::is_lower(c);
    }
    cased
}

pub fn is_upper(text: &str) -> bool {
    if let Some(bytes) = short_ascii(text) {
        return bytes.iter().any(u8::is_ascii_uppercase) && !bytes.iter().any(u8::is_ascii_lowercase);
    }
    let mut cased = false;
    for c in pace::pieces(text).flat_map(|(_, piece)| piece.chars()) {
        if unicode::is_lower(c) || unicode::is_title(c) {
            return false;
        }
        cased |= unicode::is_upper(c);
    }
    cased
}

/// Upper case only after what is not cased, lower case only after what is.
pub fn is_title(text: &str) -> bool {
    match short_ascii(text) {
        Some(bytes) => is_titled(bytes.iter().map(|byte| (byte.is_ascii_uppercase(), byte.is_ascii_lowercase()))),
        None => {
            let chars = pace::pieces(text).flat_map(|(_, piece)| piece.chars());
            is_titled(chars.map(|c| (unicode::is_upper(c) || unicode::is_title(c), unicode::is_lower(c))))
        }
    }
}

/// As `is_title`, of characters of which each is told to be a capital, a small letter, or neither.
#[inline(always)]
fn is_titled(letters: impl Iterator<Item = (bool, bool)>) -> bool {
    let (mut cased, mut in_word) = (false, false);
    for (capital, small) in letters {
        if (capital && in_word) || (small && !capital && !in_word) {
            return false;
        }
        in_word = capital || small;
        cased |= in_word;
    }
    cased
}

/// The bytes of a text that is ASCII and needs no look at the clock, as most are.
#[inline(always)]
fn short_ascii(text: &str) -> Option<&[u8]> {
    (text.len() <= SHORT && text.is_ascii()).then_some(text.as_bytes())
}

#[inline(always)]
fn every(text: &str, ascii: impl Fn(u8) -> bool, other: impl Fn(char) -> bool) -> bool {
    match short_ascii(text) {
        Some(bytes) => !bytes.is_empty() && bytes.iter().all(|&byte| ascii(byte)),
        None => pace::all(text, other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn asks_every_character() {
        assert!(is_alnum("aé²½") && !is_alnum("") && !is_alnum("a b"));
        assert!(is_digit("²") && !is_decimal("²") && is_numeric("½"));
        assert!(is_title("Ab Cd") && !is_title("AB") && !is_title("1"));
        assert!(is_lower("a1") && !is_lower("1") && is_upper("A1") && !is_upper("ǅ"));
        assert!(is_identifier("_a1é") && !is_identifier("1a") && !is_identifier(""));
        assert!(is_printable("") && !is_printable("\n") && is_space(" \u{2003}"));
    }
}
