//! Floats as text: `repr`, the presentation codes of formatting, and `round(x, n)`.
//! Every digit is exact: the shortest text that reads back, or the true value correctly rounded.

use std::fmt::Write as _;

use super::{Kind, TextError, fixed};

/// The layouts of a float, as `format` and `%` name them; case is a separate matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// `repr`: as few digits as read back exactly; the precision is not used.
    Shortest,
    /// `e`: one digit, the point, `precision` digits, an exponent.
    Exponent,
    /// `f`: `precision` digits after the point.
    Fixed,
    /// `g`: `precision` significant digits, in whichever of the two is shorter.
    General,
}

/// How to lay a float out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    pub layout: Layout,
    pub precision: usize,
    pub upper: bool,
    /// `#`: always a decimal point, and `g` keeps its trailing zeros.
    pub alternate: bool,
    /// Whole numbers end in `.0`.
    pub point_zero: bool,
    /// `z`: a result that rounds to zero has no sign.
    pub no_negative_zero: bool,
}

impl Style {
    pub fn new(layout: Layout, precision: usize) -> Style {
        Style { layout, precision, upper: false, alternate: false, point_zero: false, no_negative_zero: false }
    }
}

/// The digits of a finite number: 0.d₁d₂d₃… × 10^point.
struct Digits {
    digits: Vec<u8>,
    point: i32,
}

/// Digits past this place after the point are zeros in any double.
const MAX_PLACES: usize = 1100;
/// No double has more significant digits.
const MAX_SIGNIFICANT: usize = 800;

/// `repr(x)`.
pub fn repr(x: f64) -> String {
    let mut out = String::new();
    push_repr(&mut out, x);
    out
}

/// Appends `repr(x)`.
pub fn push_repr(out: &mut String, x: f64) {
    // These are written without an exponent, and the crate's text is then CPython's.
    if (1e-4..1e16).contains(&x.abs()) {
        out.push_str(zmij::Buffer::new().format_finite(x));
        return;
    }
    if x == 0.0 {
        out.push_str(if x.is_sign_positive() { "0.0" } else { "-0.0" });
        return;
    }
    push_styled(out, x, Style { point_zero: true, ..Style::new(Layout::Shortest, 0) });
}

/// A float in a given style, with a leading `-` where it is negative.
/// The caller bounds `style.precision`: as many digits are written.
pub fn styled(x: f64, style: Style) -> String {
    let mut out = String::new();
    push_styled(&mut out, x, style);
    out
}

/// `round(x, places)`.
///
/// # Errors
/// `OverflowError` if the rounded value is beyond the largest double.
pub fn round(x: f64, places: i64) -> Result<f64, TextError> {
    // Beyond these bounds every double is unchanged, or nearer to zero than to anything else.
    if !x.is_finite() || x == 0.0 || places > 323 {
        return Ok(x);
    }
    if places < -308 {
        return Ok(0.0 * x);
    }
    if let Some(rounded) = usize::try_from(places).ok().and_then(|places| fixed::round(x, places)) {
        return Ok(rounded);
    }
    let rounded = if places >= 0 { format!("{:.*}", places as usize, x).parse() } else { round_whole(x, -places as i32).parse() };
    match rounded {
        Ok(value) if f64::is_finite(value) => Ok(value),
        _ => Err(TextError::new(Kind::Overflow, "rounded value too large to represent")),
    }
}

/// The text of `x` rounded to a multiple of 10^`zeros`.
fn round_whole(x: f64, zeros: i32) -> String {
    let sign = if x < 0.0 { "-" } else { "" };
    let exact = digits_of(x, Some(MAX_SIGNIFICANT));
    match exact.point - zeros {
        keep if keep > 0 => format!("{:.*e}", keep as usize - 1, x),
        // All digits go: what is left is one unit, or zero. A tie goes to zero, which is even.
        0 => {
            let above = exact.digits[0] > b'5' || exact.digits[0] == b'5' && exact.digits[1..].iter().any(|&digit| digit != b'0');
            if above { format!("{sign}1e{zeros}") } else { format!("{sign}0") }
        }
        _ => format!("{sign}0"),
    }
}

fn push_styled(out: &mut String, x: f64, style: Style) {
    if !x.is_finite() {
        out.push_str(match (x.is_nan(), x < 0.0, style.upper) {
            (true, _, false) => "nan",
            (true, _, true) => "NAN",
            (false, false, false) => "inf",
            (false, false, true) => "INF",
            (false, true, false) => "-inf",
            (false, true, true) => "-INF",
        });
        return;
    }
    let start = out.len();
    match style.layout {
        Layout::Shortest => {
            let digits = shortest(x);
            let exponent = digits.point <= -4 || digits.point > 16;
            push_digits(out, &digits, exponent, 0, style);
        }
        Layout::General => {
            let precision = style.precision.max(1);
            let mut digits = digits_of(x, Some(precision.min(MAX_SIGNIFICANT)));
            let room = precision as i64 - i64::from(style.point_zero);
            let exponent = digits.point <= -4 || i64::from(digits.point) > room;
            let places = if style.alternate {
                let before = if exponent { 1 } else { i64::from(digits.point) };
                (precision as i64 - before).max(0) as usize
            } else {
                let used = digits.digits.iter().rposition(|&digit| digit != b'0').unwrap_or(0);
                digits.digits.truncate(used + 1);
                0
            };
            push_digits(out, &digits, exponent, places, style);
        }
        Layout::Exponent => {
            let digits = digits_of(x, Some(style.precision.min(MAX_SIGNIFICANT) + 1));
            push_digits(out, &digits, true, style.precision, style);
        }
        Layout::Fixed => {
            let places = style.precision.min(MAX_PLACES);
            match fixed::digits(x.abs(), places) {
                Some(digits) => out.push_str(&digits),
                None => {
                    let _ = write!(out, "{:.*}", places, x.abs());
                }
            }
            out.extend(std::iter::repeat_n('0', style.precision - places));
            if style.alternate && style.precision == 0 {
                out.push('.');
            }
        }
    }
    if style.upper {
        out[start..].make_ascii_uppercase();
    }
    let zero = || out[start..].split(['e', 'E']).next().is_some_and(is_zero);
    if x.is_sign_negative() && !(style.no_negative_zero && zero()) {
        out.insert(start, '-');
    }
}

fn is_zero(mantissa: &str) -> bool {
    mantissa.bytes().all(|byte| matches!(byte, b'0' | b'.'))
}

/// Appends digits with at least `places` of them after the point.
fn push_digits(out: &mut String, digits: &Digits, exponent: bool, places: usize, style: Style) {
    let point = if exponent { 1 } else { digits.point };
    let (before, after) = digits.digits.split_at((point.max(0) as usize).min(digits.digits.len()));
    let zeros_before = (point.max(0) as usize).saturating_sub(digits.digits.len());
    let zeros_after = (-point).max(0) as usize;
    push_ascii(out, before);
    out.extend(std::iter::repeat_n('0', zeros_before));
    if point <= 0 {
        out.push('0');
    }
    let written = zeros_after + after.len();
    if written > 0 || places > 0 {
        out.push('.');
        out.extend(std::iter::repeat_n('0', zeros_after));
        push_ascii(out, after);
        out.extend(std::iter::repeat_n('0', places.saturating_sub(written)));
    } else if style.point_zero && !exponent {
        out.push_str(".0");
    } else if style.alternate {
        out.push('.');
    }
    if exponent {
        let power = digits.point - 1;
        let _ = write!(out, "e{}{:02}", if power < 0 { '-' } else { '+' }, power.abs());
    }
}

fn push_ascii(out: &mut String, digits: &[u8]) {
    out.extend(digits.iter().map(|&digit| char::from(digit)));
}

/// The shortest digits that read back as |x|; of two that are equally near, the even one.
fn shortest(x: f64) -> Digits {
    let digits = digits_of(x, None);
    // Only a number with few binary places can lie midway between two decimals that short.
    let (mantissa, exponent) = (x.to_bits() | 1 << 52, (x.to_bits() >> 52 & 0x7FF) as i64 - 1075);
    let places = -exponent - i64::from(mantissa.trailing_zeros());
    if digits.digits.len() < 15 || places > 25 {
        return digits;
    }
    let even = format!("{:.*e}", digits.digits.len() - 1, x.abs());
    if even.parse() == Ok(x.abs()) { split(&even) } else { digits }
}

/// The shortest digits of |x|, or `significant` of them.
fn digits_of(x: f64, significant: Option<usize>) -> Digits {
    let x = x.abs();
    match significant {
        None => split(&format!("{x:e}")),
        Some(count) => split(&format!("{:.*e}", count.max(1) - 1, x)),
    }
}

fn split(text: &str) -> Digits {
    let (mantissa, power) = text.split_once('e').unwrap_or((text, "0"));
    let power: i32 = power.parse().unwrap_or(0);
    let digits: Vec<u8> = mantissa.bytes().filter(u8::is_ascii_digit).collect();
    Digits { digits, point: power + 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reprs() {
        for (x, text) in [
            (0.0, "0.0"),
            (-0.0, "-0.0"),
            (1.0, "1.0"),
            (0.1, "0.1"),
            (1e16, "1e+16"),
            (1e15, "1000000000000000.0"),
            (123456789012345680.0, "1.2345678901234568e+17"),
            (0.0001, "0.0001"),
            (0.00001, "1e-05"),
            (1.5e300, "1.5e+300"),
            (5e-324, "5e-324"),
            (f64::NEG_INFINITY, "-inf"),
            (f64::NAN, "nan"),
        ] {
            assert_eq!(repr(x), text);
        }
    }

    #[test]
    fn styles() {
        let general = |precision| Style::new(Layout::General, precision);
        assert_eq!(styled(1e6, general(6)), "1e+06");
        assert_eq!(styled(100000.0, general(6)), "100000");
        assert_eq!(styled(1.0, Style { alternate: true, ..general(6) }), "1.00000");
        assert_eq!(styled(0.5, Style::new(Layout::Fixed, 0)), "0");
        assert_eq!(styled(2.5, Style::new(Layout::Fixed, 0)), "2");
        assert_eq!(styled(1234.5, Style::new(Layout::Exponent, 2)), "1.23e+03");
        assert_eq!(styled(123.0, Style { point_zero: true, ..general(3) }), "1.23e+02");
        let zero = Style { no_negative_zero: true, ..Style::new(Layout::Fixed, 1) };
        assert_eq!(styled(-0.01, zero), "0.0");
    }

    #[test]
    fn rounds() {
        assert_eq!(round(2.675, 2), Ok(2.67));
        assert_eq!(round(0.5, 0), Ok(0.0));
        assert_eq!(round(1250.0, -2), Ok(1200.0));
        assert_eq!(round(50.0, -2), Ok(0.0));
        assert_eq!(round(50.5, -2), Ok(100.0));
        assert!(round(1.7e308, -308).is_err());
    }
}
