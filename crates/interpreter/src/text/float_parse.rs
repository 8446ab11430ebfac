//! `float(text)`: Python's syntax of a decimal number. No hexadecimal, and no locale.

use super::unicode;
use super::{Kind, TextError};
use num_bigint::BigInt;
use num_traits::FromPrimitive;

use super::int_text::Int;

/// The value of `float(text)`; `None` where CPython raises `ValueError`.
pub fn parse(text: &str) -> Option<f64> {
    let text = trim(text);
    let bytes = text.as_bytes();
    if let Some(b'0'..=b'9' | b'.' | b'-' | b'+') = bytes.first()
        && bytes.iter().all(|byte| matches!(byte, b'0'..=b'9' | b'.' | b'-' | b'+' | b'e' | b'E'))
    {
        return text.parse().ok();
    }
    if let Some(value) = special(text) {
        return Some(value);
    }
    let mut plain = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match unicode::decimal(c) {
            Some(digit) => plain.extend(char::from_digit(digit, 10)),
            None if c == '_' => {
                // An underscore stands between two digits.
                let after = chars.peek().copied().and_then(unicode::decimal);
                if !plain.ends_with(|c: char| c.is_ascii_digit()) || after.is_none() {
                    return None;
                }
            }
            None if matches!(c, '.' | '-' | '+' | 'e' | 'E') => plain.push(c),
            None => return None,
        }
    }
    plain.parse().ok()
}

/// Has the text an underscore that does not stand between two digits (or, with one, a NUL)?
pub fn underscores_misplaced(text: &str) -> bool {
    // CPython reads no further than a letter beyond ASCII, and looks for underscores before a NUL only.
    let is_foreign = |c: char| !c.is_ascii() && unicode::decimal(c).is_none() && !unicode::is_space(c);
    let text = text.split(is_foreign).next().unwrap_or_default();
    if !text.split('\0').next().is_some_and(|head| head.contains('_')) {
        return false;
    }
    if text.contains('\0') {
        return true;
    }
    let is_digit = |c: Option<char>| c.is_some_and(|c| unicode::decimal(c).is_some());
    let mut before = None;
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        if c == '_' && !(is_digit(before) && is_digit(chars.peek().copied())) {
            return true;
        }
        before = Some(c);
    }
    false
}

/// The error of `float(text)`, given the argument's `repr`.
pub fn invalid(repr: &str) -> TextError {
    TextError::value(format!("could not convert string to float: {repr}"))
}

/// `int(x)`: truncates towards zero.
///
/// # Errors
/// `OverflowError` for an infinity, `ValueError` for a NaN.
pub fn truncate(x: f64) -> Result<Int, TextError> {
    if x.is_nan() {
        return Err(TextError::value("cannot convert float NaN to integer"));
    }
    if x.is_infinite() {
        return Err(TextError::new(Kind::Overflow, "cannot convert float infinity to integer"));
    }
    if x.abs() < 9.2e18 {
        return Ok(Int::Small(x as i64));
    }
    Ok(Int::from_big(BigInt::from_f64(x).unwrap_or_default()))
}

/// Text without the space around it. CPython takes the separators U+001C to U+001F for space
/// only where the text goes beyond ASCII.
pub(super) fn trim(text: &str) -> &str {
    if text.is_ascii() { text.trim_matches(|c| matches!(c, '\t'..='\r' | ' ')) } else { text.trim_matches(unicode::is_space) }
}

/// The infinities and NaN by name, in any case, with a sign.
pub(super) fn special(text: &str) -> Option<f64> {
    let (sign, name) = match text.as_bytes().first() {
        Some(b'-') => (-1.0, &text[1..]),
        Some(b'+') => (1.0, &text[1..]),
        _ => (1.0, text),
    };
    let value = if name.eq_ignore_ascii_case("inf") || name.eq_ignore_ascii_case("infinity") {
        f64::INFINITY
    } else if name.eq_ignore_ascii_case("nan") {
        f64::NAN
    } else {
        return None;
    };
    Some(value.copysign(sign))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads() {
        assert_eq!(parse(" 1.5\n"), Some(1.5));
        assert_eq!(parse("1_000.5e1_0"), Some(1000.5e10));
        assert_eq!(parse("\u{661}.\u{665}"), Some(1.5));
        assert_eq!(parse("-Infinity"), Some(f64::NEG_INFINITY));
        assert!(parse("+NaN").is_some_and(f64::is_nan));
        assert_eq!((parse("1."), parse(".5")), (Some(1.0), Some(0.5)));
        for text in ["", ".", "1__0", "_1", "1_", "1_.0", "e5", "0x1", "1e", "1 2", "infinit", "+-1"] {
            assert_eq!(parse(text), None, "{text}");
        }
    }

    #[test]
    fn truncates() {
        assert_eq!(truncate(-2.9), Ok(Int::Small(-2)));
        assert_eq!(truncate(1e19), Ok(Int::from_big(BigInt::from(10).pow(19))));
        assert_eq!(truncate(f64::NAN).map_err(|e| e.message), Err("cannot convert float NaN to integer".to_owned()));
    }
}
