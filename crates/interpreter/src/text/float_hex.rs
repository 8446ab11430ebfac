//! `float.hex` and `float.fromhex`: a double as hexadecimal digits, exact both ways.

use super::float_parse::special;
use super::{Kind, TextError};

/// `x.hex()`.
pub fn hex(x: f64) -> String {
    if !x.is_finite() {
        return super::float_repr::repr(x);
    }
    let bits = x.to_bits();
    let sign = if x.is_sign_negative() { "-" } else { "" };
    let fraction = bits & ((1 << 52) - 1);
    match (bits >> 52) as i32 & 0x7FF {
        0 if fraction == 0 => format!("{sign}0x0.0p+0"),
        0 => format!("{sign}0x0.{fraction:013x}p-1022"),
        biased => format!("{sign}0x1.{fraction:013x}p{:+}", biased - 1023),
    }
}

/// `float.fromhex(text)`.
///
/// # Errors
/// `ValueError` for other text, `OverflowError` for a number beyond the largest double.
pub fn from_hex(text: &str) -> Result<f64, TextError> {
    let text = text.trim_matches(|c| matches!(c, '\t'..='\r' | ' '));
    if let Some(value) = special(text) {
        return Ok(value);
    }
    let (negative, unsigned) = match text.as_bytes() {
        [b'-', rest @ ..] => (true, rest),
        [b'+', rest @ ..] => (false, rest),
        rest => (false, rest),
    };
    let number = Number::read(unsigned).ok_or_else(invalid)?;
    let magnitude = scale(number.bits, number.lost, number.exponent)?;
    // CPython reports a number too large before it looks at what follows.
    if !number.rest.is_empty() {
        return Err(invalid());
    }
    Ok(if negative { -magnitude } else { magnitude })
}

fn invalid() -> TextError {
    TextError::value("invalid hexadecimal floating-point string")
}

/// `bits` × 2^`exponent` and a little more if `lost`, then the bytes not read.
struct Number<'a> {
    bits: u64,
    lost: bool,
    exponent: i64,
    rest: &'a [u8],
}

impl Number<'_> {
    /// Reads `[0x]digits[.digits][p±digits]`.
    fn read(text: &[u8]) -> Option<Number<'_>> {
        let mut rest = match text {
            [b'0', b'x' | b'X', rest @ ..] => rest,
            _ => text,
        };
        // `bits` takes digits while it has room; `lost` says whether any other was not zero.
        let (mut bits, mut lost, mut exponent) = (0u64, false, 0i64);
        let (mut point, mut digits) = (false, 0);
        while let [byte, after @ ..] = rest {
            if *byte == b'.' && !point {
                point = true;
            } else if let Some(digit) = char::from(*byte).to_digit(16) {
                digits += 1;
                if bits >> 60 == 0 {
                    bits = bits << 4 | u64::from(digit);
                } else {
                    lost |= digit != 0;
                    exponent += 4;
                }
                exponent -= if point { 4 } else { 0 };
            } else {
                break;
            }
            rest = after;
        }
        if digits == 0 {
            return None;
        }
        if let [b'p' | b'P', after @ ..] = rest {
            let power;
            (power, rest) = read_power(after)?;
            exponent = exponent.saturating_add(power);
        }
        Some(Number { bits, lost, exponent, rest })
    }
}

fn read_power(text: &[u8]) -> Option<(i64, &[u8])> {
    let (negative, digits) = match text {
        [b'-', rest @ ..] => (true, rest),
        [b'+', rest @ ..] => (false, rest),
        rest => (false, rest),
    };
    let count = digits.iter().take_while(|byte| byte.is_ascii_digit()).count();
    if count == 0 {
        return None;
    }
    let (digits, rest) = digits.split_at(count);
    let power = digits.iter().fold(0i64, |power, byte| (power * 10 + i64::from(byte - b'0')).min(1 << 40));
    Some((if negative { -power } else { power }, rest))
}

/// `bits` × 2^`exponent`, rounded half to even; `lost` says that a little more was cut off.
fn scale(bits: u64, lost: bool, exponent: i64) -> Result<f64, TextError> {
    let overflow = || TextError::new(Kind::Overflow, "hexadecimal value too large to represent as a float");
    if bits == 0 {
        return Ok(0.0);
    }
    let shift = bits.leading_zeros();
    let bits = bits << shift;
    // The value is 1.xxx × 2^top.
    let top = exponent - i64::from(shift) + 63;
    if top > 1023 {
        return Err(overflow());
    }
    let keep = if top >= -1022 { 53 } else { 53 - (-1022 - top) };
    if keep < 0 {
        return Ok(0.0);
    }
    let drop = 64 - keep as u32;
    let kept = if drop == 64 { 0 } else { bits >> drop };
    let rest = bits << (keep as u32) >> (keep as u32);
    let half = 1u64 << (drop - 1);
    let up = rest > half || rest == half && (lost || kept & 1 == 1);
    let mantissa = kept + u64::from(up);
    // A double's bit pattern is its magnitude in order, so a carry moves into the exponent by itself.
    let pattern = if top >= -1022 { mantissa + (((top + 1022) as u64) << 52) } else { mantissa };
    let value = f64::from_bits(pattern);
    if value.is_finite() { Ok(value) } else { Err(overflow()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writes() {
        assert_eq!(hex(3.5), "0x1.c000000000000p+1");
        assert_eq!(hex(-0.0), "-0x0.0p+0");
        assert_eq!(hex(5e-324), "0x0.0000000000001p-1022");
    }

    #[test]
    fn reads() {
        for x in [1.0, -0.1, 5e-324, f64::MAX, f64::MIN_POSITIVE, 0.0] {
            assert_eq!(from_hex(&hex(x)), Ok(x));
        }
        assert_eq!(from_hex(" 0x.8p1\n"), Ok(1.0));
        assert_eq!(from_hex("-inf"), Ok(f64::NEG_INFINITY));
        assert_eq!(from_hex("0x1.00000000000008p0"), Ok(1.0));
        assert_eq!(from_hex("0x1.000000000000080000001p0"), Ok(1.0 + f64::EPSILON));
        assert_eq!(from_hex("0x1p-1075"), Ok(0.0));
        assert_eq!(from_hex("0x1.8p-1075"), Ok(5e-324));
        assert_eq!(from_hex("0x1p1024").map_err(|e| e.kind), Err(Kind::Overflow));
        assert!(from_hex("0x").is_err() && from_hex("1.2.3").is_err() && from_hex("1p").is_err());
    }
}
