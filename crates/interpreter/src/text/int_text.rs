//! Integers as text: `int(text, base)`, `str(int)`, and the digits of any base.
//! Refuses decimal conversions beyond a limit of digits, as CPython 3.11 does (`sys.set_int_max_str_digits`).

use num_bigint::Sign;
use num_bigint::{BigInt, BigUint};
use num_traits::ToPrimitive;

use super::TextError;
use super::float_parse;
use super::quote;
use super::unicode;
use crate::long;

/// CPython's default for `sys.get_int_max_str_digits()`.
pub const DEFAULT_DIGIT_LIMIT: usize = 4300;

/// An integer, small where it fits. `Big` never holds a number that `Small` could.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Int {
    Small(i64),
    Big(BigInt),
}

impl Int {
    pub fn from_big(value: BigInt) -> Int {
        match value.to_i64() {
            Some(small) => Int::Small(small),
            None => Int::Big(value),
        }
    }
}

/// `int(text, base)`; `limit` is the number of decimal digits allowed, or 0 for any.
///
/// # Errors
/// `ValueError` for a base that does not exist, for other text and for too many digits.
pub fn parse(text: &str, base: i64, limit: usize) -> Result<Int, TextError> {
    let base = check_base(base)?;
    let trimmed = float_parse::trim(text);
    if base == 10
        && let Some(value) = parse_short(trimmed.as_bytes())
    {
        return Ok(Int::Small(value));
    }
    let invalid = || invalid(base, &quote::repr_str(text));
    if trimmed.is_ascii() {
        return parse_ascii(trimmed.as_bytes(), base, limit)?.ok_or_else(invalid);
    }
    let mut plain = String::with_capacity(trimmed.len());
    for c in trimmed.chars() {
        match unicode::decimal(c).and_then(|digit| char::from_digit(digit, 10)) {
            Some(digit) => plain.push(digit),
            None if c.is_ascii() => plain.push(c),
            None => return Err(invalid()),
        }
    }
    parse_ascii(plain.as_bytes(), base, limit)?.ok_or_else(invalid)
}

/// `int(bytes, base)`.
///
/// # Errors
/// As [`parse`].
pub fn parse_bytes(bytes: &[u8], base: i64, limit: usize) -> Result<Int, TextError> {
    let base = check_base(base)?;
    let is_space = |byte: &u8| matches!(byte, b'\t'..=b'\r' | b' ');
    let start = bytes.iter().position(|byte| !is_space(byte)).unwrap_or(bytes.len());
    let end = bytes.iter().rposition(|byte| !is_space(byte)).map_or(start, |at| at + 1);
    parse_ascii(&bytes[start..end], base, limit)?.ok_or_else(|| invalid(base, &quote::repr_bytes(bytes)))
}

/// `str(value)`.
///
/// # Errors
/// `ValueError` for more than `limit` digits (0: no limit).
pub fn decimal(value: &BigInt, limit: usize) -> Result<String, TextError> {
    // A bit is a little over 0.30102 digits: the estimate is never above their number.
    let at_least = (value.bits().saturating_sub(1) as u128 * 30_102 / 100_000) as usize;
    let text = if limit > 0 && at_least > limit { None } else { Some(written(value)) };
    match text {
        Some(text) if limit == 0 || text.len() - usize::from(value.sign() == Sign::Minus) <= limit => Ok(text),
        _ => Err(TextError::value(format!(
            "Exceeds the limit ({limit} digits) for integer string conversion; \
             use sys.set_int_max_str_digits() to increase the limit"
        ))),
    }
}

fn written(value: &BigInt) -> String {
    let digits = long::decimal(value.magnitude());
    if value.sign() == Sign::Minus { format!("-{digits}") } else { digits }
}

/// The digits of |value| in base 2 to 36, lower case, without a prefix.
pub fn magnitude(value: &BigInt, base: u32) -> String {
    long::digits(value.magnitude(), base)
}

/// As [`magnitude`], for a small integer.
pub fn small_magnitude(value: i64, base: u32) -> String {
    let value = value.unsigned_abs();
    match base {
        2 => format!("{value:b}"),
        8 => format!("{value:o}"),
        10 => value.to_string(),
        16 => format!("{value:x}"),
        _ => magnitude(&BigInt::from(value), base),
    }
}

/// `bin`, `oct` and `hex`: the digits with their prefix, after the sign.
pub fn prefixed(value: &Int, base: u32) -> String {
    let (negative, digits) = match value {
        Int::Small(value) => (*value < 0, small_magnitude(*value, base)),
        Int::Big(value) => (value.sign() == Sign::Minus, magnitude(value, base)),
    };
    format!("{}{}{digits}", if negative { "-" } else { "" }, prefix(base))
}

/// As `prefixed`, of a number that fits a word, written into some room.
pub fn prefixed_small(value: i64, base: u32, text: &mut [u8; 67]) -> &str {
    let (mut at, mut rest) = (text.len(), value.unsigned_abs());
    let shift = base.trailing_zeros();
    loop {
        at -= 1;
        text[at] = b"0123456789abcdef"[(rest & u64::from(base - 1)) as usize];
        rest >>= shift;
        if rest == 0 {
            break;
        }
    }
    at -= 2;
    (text[at], text[at + 1]) = (b'0', prefix(base).as_bytes()[1]);
    if value < 0 {
        at -= 1;
        text[at] = b'-';
    }
    std::str::from_utf8(&text[at..]).unwrap_or_default()
}

/// What stands before the digits of a base in Python's source.
pub fn prefix(base: u32) -> &'static str {
    match base {
        2 => "0b",
        8 => "0o",
        16 => "0x",
        _ => "",
    }
}

fn check_base(base: i64) -> Result<u32, TextError> {
    match base {
        0 | 2..=36 => Ok(base as u32),
        _ => Err(TextError::value("int() base must be >= 2 and <= 36, or 0")),
    }
}

fn invalid(base: u32, repr: &str) -> TextError {
    // CPython cuts the argument's repr at 200 characters (`%.200R`).
    let cut: String = repr.chars().take(200).collect();
    TextError::value(format!("invalid literal for int() with base {base}: {cut}"))
}

/// Plain decimal digits with a sign, where no check can fail.
fn parse_short(bytes: &[u8]) -> Option<i64> {
    let (negative, digits) = match bytes {
        [b'-', rest @ ..] => (true, rest),
        [b'+', rest @ ..] => (false, rest),
        _ => (false, bytes),
    };
    if digits.is_empty() || digits.len() > 18 {
        return None;
    }
    let mut value = 0i64;
    for &byte in digits {
        let digit = byte.wrapping_sub(b'0');
        if digit > 9 {
            return None;
        }
        value = value * 10 + i64::from(digit);
    }
    Some(if negative { -value } else { value })
}

/// `Ok(None)` is an invalid literal; the error is of too many digits.
fn parse_ascii(bytes: &[u8], base: u32, limit: usize) -> Result<Option<Int>, TextError> {
    let (negative, rest) = match bytes {
        [b'-', rest @ ..] => (true, rest),
        [b'+', rest @ ..] => (false, rest),
        _ => (false, bytes),
    };
    let named = match rest {
        [b'0', b'x' | b'X', ..] => 16,
        [b'0', b'o' | b'O', ..] => 8,
        [b'0', b'b' | b'B', ..] => 2,
        _ => 0,
    };
    let radix = match base {
        0 if named == 0 => 10,
        0 => named,
        _ => base,
    };
    // `010` is an error where the base is to be told from the text, `00` is not.
    let only_zero = base == 0 && named == 0 && rest.first() == Some(&b'0');
    let rest = if named == radix {
        let rest = &rest[2..];
        rest.strip_prefix(b"_").unwrap_or(rest)
    } else {
        rest
    };
    let mut digits = Vec::with_capacity(rest.len());
    let mut after_digit = false;
    let mut clean = true;
    for &byte in rest {
        if byte == b'_' {
            if !after_digit {
                clean = false;
                break;
            }
            after_digit = false;
            continue;
        }
        match char::from(byte).to_digit(radix) {
            Some(digit) => digits.push(digit as u8),
            None => {
                clean = false;
                break;
            }
        }
        after_digit = true;
    }
    // CPython counts the digits before it looks at what follows them.
    if limit > 0 && digits.len() > limit && !radix.is_power_of_two() {
        return Err(TextError::value(format!(
            "Exceeds the limit ({limit} digits) for integer string conversion: value has {} digits; \
             use sys.set_int_max_str_digits() to increase the limit",
            digits.len()
        )));
    }
    if !clean || !after_digit || only_zero && digits.iter().any(|&digit| digit != 0) {
        return Ok(None);
    }
    Ok(Some(from_digits(&digits, radix, negative)))
}

fn from_digits(digits: &[u8], radix: u32, negative: bool) -> Int {
    let small = digits.iter().try_fold(0i64, |value, &digit| value.checked_mul(i64::from(radix))?.checked_add(i64::from(digit)));
    if let Some(value) = small {
        return Int::Small(if negative { -value } else { value });
    }
    if digits.len() <= TWO_WORDS && radix == 10 {
        let value = digits.chunks(WORD).fold(0i128, |value, part| {
            let low = part.iter().fold(0u64, |value, &digit| value * 10 + u64::from(digit));
            value * 10i128.pow(part.len() as u32) + i128::from(low)
        });
        return Int::from_big(BigInt::from(if negative { -value } else { value }));
    }
    let sign = if negative { Sign::Minus } else { Sign::Plus };
    Int::from_big(BigInt::from_biguint(sign, joined(digits, radix)))
}

/// Decimal digits that any number of one word has room for, and of two.
const WORD: usize = 19;
const TWO_WORDS: usize = 38;
/// So many digits are converted at once; more are halved, since multiplying is faster than adding digit by digit.
const AT_ONCE: usize = 4_000;

fn joined(digits: &[u8], radix: u32) -> BigUint {
    if digits.len() <= AT_ONCE || radix.is_power_of_two() {
        return BigUint::from_radix_be(digits, radix).unwrap_or_default();
    }
    let (high, low) = digits.split_at(digits.len() / 2);
    let unit = long::power(&BigInt::from(radix), low.len() as u32);
    long::multiply(&joined(high, radix), unit.magnitude()) + joined(low, radix)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn small(text: &str, base: i64) -> Option<i64> {
        match parse(text, base, DEFAULT_DIGIT_LIMIT) {
            Ok(Int::Small(value)) => Some(value),
            _ => None,
        }
    }

    #[test]
    fn reads() {
        assert_eq!(small(" -12\n", 10), Some(-12));
        assert_eq!(small("1_000", 10), Some(1000));
        assert_eq!(small("0x_fF", 0), Some(255));
        assert_eq!(small("0b1", 16), Some(0xb1));
        assert_eq!(small("0b1", 2), Some(1));
        assert_eq!(small("zz", 36), Some(35 * 37));
        assert_eq!(small("\u{661}\u{662}", 10), Some(12));
        assert_eq!(small("-9223372036854775808", 10), Some(i64::MIN));
        assert_eq!(small("0_0", 0), Some(0));
        for text in ["", "010", "0x", "0b12", "1__0", "_1", "1_", "- 1", "12a", "0o8"] {
            assert_eq!(small(text, 0), None, "{text}");
        }
    }

    #[test]
    fn refuses_in_the_words_of_cpython() {
        let message = |text: &str, base| parse(text, base, DEFAULT_DIGIT_LIMIT).unwrap_err().message;
        assert_eq!(message("a'b", 10), "invalid literal for int() with base 10: \"a'b\"");
        assert_eq!(message("1", 1), "int() base must be >= 2 and <= 36, or 0");
        assert!(message(&"1".repeat(4301), 10).contains("value has 4301 digits"));
        assert_eq!(parse_bytes(b"1x", 10, 0).unwrap_err().message, "invalid literal for int() with base 10: b'1x'");
        assert!(parse(&"1".repeat(5000), 16, DEFAULT_DIGIT_LIMIT).is_ok());
    }

    #[test]
    fn writes() {
        let big = BigInt::from(10).pow(4300);
        assert!(decimal(&big, DEFAULT_DIGIT_LIMIT).is_err());
        assert_eq!(decimal(&(big - 1), DEFAULT_DIGIT_LIMIT).unwrap().len(), 4300);
        assert_eq!(prefixed(&Int::Small(-255), 16), "-0xff");
        assert_eq!(small_magnitude(i64::MIN, 2), magnitude(&BigInt::from(i64::MIN), 2));
    }
}
