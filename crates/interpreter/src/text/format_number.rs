//! `format(value, spec)` of integers, floats and complex numbers.
//! Bounds are checked before anything is allocated.

use num_bigint::{BigInt, Sign};
use num_traits::ToPrimitive;

use super::float_repr::{Layout, Style, styled};
use super::format_spec::{Align, Bounds, FormatSpec, Grouping, SignRule};
use super::int_text;
use super::surrogate;
use super::{Kind, TextError};

/// A number taken apart: sign, prefix, the digits that may be grouped, and what follows them.
struct Parts<'a> {
    negative: bool,
    prefix: &'a str,
    digits: &'a str,
    rest: &'a str,
}

/// The largest precision that CPython takes.
const MAX_PRECISION: usize = i32::MAX as usize;

/// `format(value, spec)` of an integer that fits a machine word.
///
/// # Errors
/// `ValueError`, `OverflowError` or `MemoryError`, in CPython's words.
pub fn format_small_int(value: i64, spec: &FormatSpec, type_name: &str, bounds: Bounds) -> Result<String, TextError> {
    if matches!(spec.code, None | Some('d')) && spec.is_plain() && spec.width.is_none() {
        return Ok(value.to_string());
    }
    if let Some(style) = float_style(spec.code) {
        return format_as_float(value as f64, style, spec, bounds);
    }
    format_digits(spec, type_name, bounds, IntValue::Small(value))
}

/// `format(value, spec)` of an integer of any size.
///
/// # Errors
/// `ValueError`, `OverflowError` or `MemoryError`, in CPython's words.
pub fn format_big_int(value: &BigInt, spec: &FormatSpec, type_name: &str, bounds: Bounds) -> Result<String, TextError> {
    if let Some(style) = float_style(spec.code) {
        let float = big_to_float(value).ok_or_else(|| TextError::new(Kind::Overflow, "int too large to convert to float"))?;
        return format_as_float(float, style, spec, bounds);
    }
    format_digits(spec, type_name, bounds, IntValue::Big(value))
}

/// `format(value, spec)` of a float.
///
/// # Errors
/// `ValueError` or `MemoryError`, in CPython's words.
pub fn format_float(value: f64, spec: &FormatSpec, type_name: &str, bounds: Bounds) -> Result<String, TextError> {
    match spec.code {
        None => {
            let style = match spec.precision {
                None => Style::new(Layout::Shortest, 0),
                Some(precision) => Style::new(Layout::General, precision),
            };
            format_as_float(value, FloatStyle { style: Style { point_zero: true, ..style }, percent: false }, spec, bounds)
        }
        Some('n') => {
            let style = FloatStyle { style: Style::new(Layout::General, 6), percent: false };
            format_as_float(value, style, spec, bounds)
        }
        code => match float_style(code) {
            Some(style) => format_as_float(value, style, spec, bounds),
            None => Err(spec.unknown_code(type_name)),
        },
    }
}

/// `format(complex(real, imaginary), spec)`.
///
/// # Errors
/// `ValueError` or `MemoryError`, in CPython's words.
pub fn format_complex((real, imaginary): (f64, f64), spec: &FormatSpec, type_name: &str, bounds: Bounds) -> Result<String, TextError> {
    let style = match spec.code {
        None if spec.precision.is_none() => Style::new(Layout::Shortest, 0),
        None | Some('n') => Style::new(Layout::General, 6),
        code => match float_style(code) {
            Some(FloatStyle { style, percent: false }) => style,
            _ => return Err(spec.unknown_code(type_name)),
        },
    };
    if spec.fill == '0' {
        return Err(TextError::value("Zero padding is not allowed in complex format specifier"));
    }
    if spec.align == Align::AfterSign {
        return Err(TextError::value("'=' alignment flag is not allowed in complex format specifier"));
    }
    let style = applied(style, spec, bounds)?;
    let bare = FormatSpec { width: None, ..spec.clone() };
    let imaginary_only = spec.code.is_none() && real == 0.0 && real.is_sign_positive();
    let mut text = String::new();
    if !imaginary_only {
        text.push_str(&lay_out_float(&styled(real, style), "", &bare, bounds)?);
    }
    let signed = FormatSpec { sign: Some(SignRule::Always), ..bare.clone() };
    let imaginary_spec = if imaginary_only { &bare } else { &signed };
    text.push_str(&lay_out_float(&styled(imaginary, style), "j", imaginary_spec, bounds)?);
    if spec.code.is_none() && !imaginary_only {
        text = format!("({text})");
    }
    spec.pad(&text, bounds)
}

/// The nearest float; `None` if there is none, so large is the integer.
pub fn big_to_float(value: &BigInt) -> Option<f64> {
    value.to_f64().filter(|float| float.is_finite())
}

#[derive(Clone, Copy)]
struct FloatStyle {
    style: Style,
    percent: bool,
}

#[derive(Clone, Copy)]
enum IntValue<'a> {
    Small(i64),
    Big(&'a BigInt),
}

fn float_style(code: Option<char>) -> Option<FloatStyle> {
    let code = code?;
    let layout = match code {
        'e' | 'E' => Layout::Exponent,
        'f' | 'F' | '%' => Layout::Fixed,
        'g' | 'G' => Layout::General,
        _ => return None,
    };
    let style = Style { upper: code.is_ascii_uppercase(), ..Style::new(layout, 6) };
    Some(FloatStyle { style, percent: code == '%' })
}

/// A style with what the specification says of precision and of `#` and `z`.
fn applied(style: Style, spec: &FormatSpec, bounds: Bounds) -> Result<Style, TextError> {
    let precision = spec.precision.unwrap_or(style.precision);
    if precision > MAX_PRECISION {
        return Err(TextError::value("precision too big"));
    }
    let writes_all = matches!(style.layout, Layout::Fixed | Layout::Exponent) || spec.alternate;
    if writes_all && precision > bounds.size {
        return Err(TextError::memory());
    }
    Ok(Style { precision, alternate: spec.alternate, no_negative_zero: spec.no_negative_zero, ..style })
}

fn format_as_float(value: f64, style: FloatStyle, spec: &FormatSpec, bounds: Bounds) -> Result<String, TextError> {
    let value = if style.percent { value * 100.0 } else { value };
    let suffix = if style.percent { "%" } else { "" };
    lay_out_float(&styled(value, applied(style.style, spec, bounds)?), suffix, spec, bounds)
}

fn lay_out_float(text: &str, suffix: &str, spec: &FormatSpec, bounds: Bounds) -> Result<String, TextError> {
    let (negative, unsigned) = match text.strip_prefix('-') {
        Some(unsigned) => (true, unsigned),
        None => (false, text),
    };
    let count = unsigned.bytes().take_while(u8::is_ascii_digit).count();
    let (digits, rest) = unsigned.split_at(count);
    if suffix.is_empty() {
        return lay_out(Parts { negative, prefix: "", digits, rest }, spec, bounds);
    }
    let rest = format!("{rest}{suffix}");
    lay_out(Parts { negative, prefix: "", digits, rest: &rest }, spec, bounds)
}

fn format_digits(spec: &FormatSpec, type_name: &str, bounds: Bounds, value: IntValue) -> Result<String, TextError> {
    let base = match spec.code {
        None | Some('d' | 'n') => 10,
        Some('b') => 2,
        Some('o') => 8,
        Some('x' | 'X') => 16,
        Some('c') => 0,
        Some(_) => return Err(spec.unknown_code(type_name)),
    };
    if spec.precision.is_some() {
        return Err(TextError::value("Precision not allowed in integer format specifier"));
    }
    if spec.no_negative_zero {
        return Err(TextError::value("Negative zero coercion (z) not allowed in integer format specifier"));
    }
    if base == 0 {
        return format_character(spec, bounds, value);
    }
    let (negative, mut digits) = match value {
        IntValue::Small(value) => (value < 0, int_text::small_magnitude(value, base)),
        IntValue::Big(value) if base == 10 => {
            let text = int_text::decimal(value, bounds.digits)?;
            let negative = value.sign() == Sign::Minus;
            (negative, if negative { text[1..].to_owned() } else { text })
        }
        IntValue::Big(value) => (value.sign() == Sign::Minus, int_text::magnitude(value, base)),
    };
    let mut prefix = if spec.alternate { int_text::prefix(base) } else { "" };
    if spec.code == Some('X') {
        digits.make_ascii_uppercase();
        prefix = if spec.alternate { "0X" } else { "" };
    }
    lay_out(Parts { negative, prefix, digits: &digits, rest: "" }, spec, bounds)
}

/// The `c` presentation: an integer as the character it numbers.
fn format_character(spec: &FormatSpec, bounds: Bounds, value: IntValue) -> Result<String, TextError> {
    let refused = match (spec.sign.is_some(), spec.alternate) {
        (true, _) => Some("Sign"),
        (_, true) => Some("Alternate form (#)"),
        _ => None,
    };
    if let Some(what) = refused {
        return Err(TextError::value(format!("{what} not allowed with integer format specifier 'c'")));
    }
    let IntValue::Small(code) = value else {
        return Err(TextError::new(Kind::Overflow, "Python int too large to convert to C long"));
    };
    let c = u32::try_from(code)
        .ok()
        .and_then(surrogate::char_of)
        .ok_or_else(|| TextError::new(Kind::Overflow, "%c arg not in range(0x110000)"))?;
    lay_out(Parts { negative: false, prefix: "", digits: "", rest: c.encode_utf8(&mut [0; 4]) }, spec, bounds)
}

/// Puts sign, prefix, padding, grouped digits and the rest together.
fn lay_out(parts: Parts, spec: &FormatSpec, bounds: Bounds) -> Result<String, TextError> {
    let sign = match spec.sign {
        _ if parts.negative => "-",
        Some(SignRule::Always) => "+",
        Some(SignRule::Space) => " ",
        _ => "",
    };
    let width = spec.width.unwrap_or(0);
    let rest_length = parts.rest.chars().count();
    let around = sign.len() + parts.prefix.len() + rest_length;
    // Zeros that pad a number are digits of it, and grouped with the others.
    let zeros_to = if spec.fill == '0' && spec.align == Align::AfterSign { width.saturating_sub(around) } else { 0 };
    let needed = width.max(parts.digits.len()).saturating_mul(spec.fill.len_utf8().max(2));
    if needed > bounds.size.max(64) {
        return Err(TextError::memory());
    }
    let digits = group(parts.digits, zeros_to, spec.grouping);
    let padding = width.saturating_sub(around + digits.len());
    let (left, inner, right) = match spec.align {
        Align::Left => (0, 0, padding),
        Align::Right => (padding, 0, 0),
        Align::Center => (padding / 2, 0, padding - padding / 2),
        Align::AfterSign => (0, padding, 0),
    };
    let fill = |count| crate::pace::items(std::iter::repeat_n(spec.fill, count));
    let mut out = String::with_capacity(around + digits.len() + padding * spec.fill.len_utf8());
    out.extend(fill(left));
    out.push_str(sign);
    out.push_str(parts.prefix);
    out.extend(fill(inner));
    out.push_str(&digits);
    out.push_str(parts.rest);
    out.extend(fill(right));
    Ok(out)
}

/// Separates digits into groups, with zeros in front up to `least` characters.
fn group(digits: &str, least: usize, grouping: Option<Grouping>) -> String {
    let (separator, size) = match grouping {
        _ if digits.is_empty() => return String::new(),
        None => (',', usize::MAX),
        Some(Grouping::Comma) => (',', 3),
        Some(Grouping::Underscore) => ('_', 3),
        Some(Grouping::UnderscoreFour) => ('_', 4),
    };
    if grouping.is_none() && least <= digits.len() {
        return digits.to_owned();
    }
    // Written backwards: from the last digit to the first.
    let mut reversed = Vec::with_capacity(least.max(digits.len()) * 4 / 3 + 1);
    let mut left = digits.bytes().rev().peekable();
    let mut in_group = 0;
    while left.peek().is_some() || reversed.len() < least {
        if in_group == size {
            reversed.push(separator as u8);
            in_group = 0;
        }
        // A separator that reaches the width still gets a digit before it.
        reversed.push(left.next().unwrap_or(b'0'));
        in_group += 1;
    }
    reversed.iter().rev().map(|&byte| char::from(byte)).collect()
}

#[cfg(test)]
mod tests {
    use super::super::format_spec::Target;
    use super::*;

    fn int(value: i64, spec: &str) -> String {
        let read = FormatSpec::parse(spec, Target::Int, "int");
        let bounds = Bounds { size: 10_000, digits: 4300 };
        match read.and_then(|spec| format_small_int(value, &spec, "int", bounds)) {
            Ok(text) => text,
            Err(error) => error.to_string(),
        }
    }

    fn float(value: f64, spec: &str) -> String {
        let read = FormatSpec::parse(spec, Target::Float, "float");
        let bounds = Bounds { size: 10_000, digits: 4300 };
        match read.and_then(|spec| format_float(value, &spec, "float", bounds)) {
            Ok(text) => text,
            Err(error) => error.to_string(),
        }
    }

    #[test]
    fn formats_integers() {
        for (value, spec, text) in [
            (1234567, ",", "1,234,567"),
            (-5, "05d", "-0005"),
            (255, "#_x", "0xff"),
            (1 << 20, "#_b", "0b1_0000_0000_0000_0000_0000"),
            (1234, "010,d", "00,001,234"),
            (12, "09,", "0,000,012"),
            (12, "08,", "0,000,012"),
            (65, "*^5c", "**A**"),
            (3, "+.2f", "+3.00"),
            (3, ".1%", "300.0%"),
            (3, "q", "ValueError: Unknown format code 'q' for object of type 'int'"),
            (3, ".1", "ValueError: Precision not allowed in integer format specifier"),
            (-1, "c", "OverflowError: %c arg not in range(0x110000)"),
            (3, "99999", "MemoryError: "),
        ] {
            assert_eq!(int(value, spec), text, "{spec}");
        }
    }

    #[test]
    fn formats_floats() {
        for (value, spec, text) in [
            (1234.5, "012,.1f", "00,001,234.5"),
            (1.5, "", "1.5"),
            (100.0, ".3", "1e+02"),
            (f64::INFINITY, "010", "0000000inf"),
            (-0.0001, "z.1f", "0.0"),
            (0.25, "%", "25.000000%"),
            (1e10, "n", "1e+10"),
            (1.0, "d", "ValueError: Unknown format code 'd' for object of type 'float'"),
            (1.0, ".99999f", "MemoryError: "),
        ] {
            assert_eq!(float(value, spec), text, "{spec}");
        }
    }

    #[test]
    fn formats_complex_numbers() {
        let format = |value, spec: &str| {
            let spec = FormatSpec::parse(spec, Target::Complex, "complex").unwrap();
            format_complex(value, &spec, "complex", Bounds::default()).unwrap()
        };
        assert_eq!(format((1.0, 2.0), ">8"), "  (1+2j)");
        assert_eq!(format((0.0, -2.5), ">8"), "   -2.5j");
        assert_eq!(format((1.0, -0.0), ".1f"), "1.0-0.0j");
    }
}
