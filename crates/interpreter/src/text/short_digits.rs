//! Digits of numbers on the Rust stack, for the presentations that fields ask for: other bases, exponents, `g`, percents.
//! Not for what needs long arithmetic: the answer is none, and the caller takes the long way.

use arrayvec::ArrayString;

use super::fixed;

/// The digits of one number, without its sign.
pub type Digits = ArrayString<72>;

/// Whole numbers up to here are doubles.
const WHOLE: u64 = 1 << 53;

/// The digits of a whole number in base 2, 8 or 16.
pub fn in_base(mut value: u64, base: u64, upper: bool) -> Digits {
    let mut bytes = [b'0'; 64];
    let mut at = bytes.len();
    let letters = if upper { b"0123456789ABCDEF" } else { b"0123456789abcdef" };
    loop {
        at -= 1;
        bytes[at] = letters[(value % base) as usize];
        value /= base;
        if value == 0 || at == 0 {
            break;
        }
    }
    let mut digits = Digits::new();
    let _ = digits.try_push_str(std::str::from_utf8(&bytes[at..]).unwrap_or_default());
    digits
}

/// A whole number as a double, if one equals it.
pub fn as_float(value: i64) -> Option<f64> {
    (value.unsigned_abs() <= WHOLE).then_some(value as f64)
}

/// The digits of a double, not negative, as `repr` writes it without an exponent.
pub fn of_repr(x: f64) -> Option<Digits> {
    if x == 0.0 {
        return Digits::from("0.0").ok();
    }
    (1e-4..1e16).contains(&x).then(|| Digits::from(zmij::Buffer::new().format_finite(x)).ok())?
}

/// The digits of a double, not negative, as `f`, `%`, `e` or `g` lay it out.
pub fn of_float(x: f64, code: u8, precision: usize) -> Option<Digits> {
    let mut out = Digits::new();
    match code {
        b'f' => out.try_push_str(&fixed::digits(x, precision)?).ok()?,
        b'%' => {
            out.try_push_str(&fixed::digits(x * 100.0, precision)?).ok()?;
            out.try_push('%').ok()?;
        }
        b'e' | b'E' => {
            let (digits, power) = significant(x, precision + 1)?;
            push_exponent(&mut out, &digits, power, code)?;
        }
        b'g' | b'G' => {
            let precision = precision.max(1);
            let (digits, power) = significant(x, precision)?;
            let kept = digits.trim_end_matches('0');
            let digits = if kept.is_empty() { "0" } else { kept };
            if power < -4 || power >= precision as i32 {
                push_exponent(&mut out, digits, power, if code == b'g' { b'e' } else { b'E' })?;
            } else if power < 0 {
                out.try_push_str(&"0.000"[..1 + power.unsigned_abs() as usize]).ok()?;
                out.try_push_str(digits).ok()?;
            } else {
                let whole = power as usize + 1;
                out.try_push_str(&digits[..whole.min(digits.len())]).ok()?;
                out.try_push_str(&"000000000000000"[..whole.saturating_sub(digits.len())]).ok()?;
                if digits.len() > whole {
                    out.try_push('.').ok()?;
                    out.try_push_str(&digits[whole..]).ok()?;
                }
            }
        }
        _ => return None,
    }
    Some(out)
}

/// The first digits of a double, so many, and the power of ten of the first.
fn significant(x: f64, count: usize) -> Option<(ArrayString<16>, i32)> {
    let (whole, power) = if x == 0.0 { (0, 0) } else { fixed::significant(x, count)? };
    let mut buffer = itoa::Buffer::new();
    let digits = buffer.format(whole);
    let mut out = ArrayString::new();
    out.try_push_str("0000000000000000".get(..count.checked_sub(digits.len())?)?).ok()?;
    out.try_push_str(digits).ok()?;
    Some((out, power))
}

/// `d.ddde+xx`.
fn push_exponent(out: &mut Digits, digits: &str, power: i32, letter: u8) -> Option<()> {
    let (first, rest) = digits.split_at(1);
    out.try_push_str(first).ok()?;
    if !rest.is_empty() {
        out.try_push('.').ok()?;
        out.try_push_str(rest).ok()?;
    }
    out.try_push(char::from(letter)).ok()?;
    out.try_push_str(if power < 0 { "-" } else { "+" }).ok()?;
    if power.abs() < 10 {
        out.try_push('0').ok()?;
    }
    out.try_push_str(itoa::Buffer::new().format(power.abs())).ok()
}

#[cfg(test)]
mod tests {
    use super::super::float_repr::{Layout, Style, styled};
    use super::*;

    #[test]
    fn whole_numbers_in_other_bases() {
        assert_eq!(in_base(255, 16, false).as_str(), "ff");
        assert_eq!(in_base(255, 16, true).as_str(), "FF");
        assert_eq!(in_base(0, 2, false).as_str(), "0");
        assert_eq!(in_base(u64::MAX, 2, false).as_str(), "1".repeat(64));
        assert_eq!(in_base(8, 8, false).as_str(), "10");
    }

    #[test]
    fn agrees_with_the_long_way() {
        let mut told = 0;
        let numbers = std::iter::successors(Some(0x9E37_79B9_7F4A_7C15_u64), |n| {
            Some(n.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407))
        });
        for (number, mantissa) in numbers.map(|n| n >> 11).take(8192).enumerate() {
            // Among them whole numbers, halves and powers of ten, where rounding is a matter of ties.
            let x = match number % 4 {
                0 => mantissa as f64 * 2f64.powi(number as i32 % 60 - 75),
                1 => (mantissa >> 30) as f64,
                2 => (mantissa >> 34) as f64 / 8.0,
                _ => 10f64.powi(number as i32 / 4 % 20 - 5),
            };
            let precision = number / 16 % 12;
            for (code, layout) in [(b'e', Layout::Exponent), (b'g', Layout::General), (b'f', Layout::Fixed)] {
                if let Some(short) = of_float(x, code, precision) {
                    told += 1;
                    assert_eq!(short.as_str(), styled(x, Style::new(layout, precision)), "{x:e} {precision}");
                }
            }
        }
        assert!(told > 12_000, "{told}");
        assert_eq!(of_float(0.0, b'e', 3).unwrap().as_str(), "0.000e+00");
        assert_eq!(of_float(0.0, b'g', 6).unwrap().as_str(), "0");
        assert!(of_float(f64::NAN, b'g', 6).is_none() && of_float(f64::INFINITY, b'e', 2).is_none());
    }
}
