//! Texts of a few characters, put together on the Rust stack and copied once into the object that holds them.
//! Not for what may be long or out of the ordinary: the answer is none, and the caller takes the long way.

use arrayvec::ArrayString;

use super::short_digits::{self, Digits};
use crate::object::string::ascii_text;

/// A text that is being put together.
pub type Short = ArrayString<80>;

/// A value that is put into a text.
#[derive(Clone, Copy, Debug)]
pub enum Field<'a> {
    Int(i64),
    Float(f64),
    /// A text and its length in characters.
    Text(&'a str, usize),
}

/// Where a value stands in its field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Left,
    Right,
    Center,
}

/// How a value is laid out: what most specifications ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    side: Option<Side>,
    /// What stands beside the value, mostly a space.
    fill: u8,
    zeros: bool,
    /// What stands before a number that is not negative, or 0.
    plus: u8,
    /// Is the base of a whole number told?
    prefix: bool,
    comma: bool,
    width: usize,
    precision: Option<usize>,
    /// The presentation code, or 0.
    code: u8,
}

impl Default for Plan {
    fn default() -> Self {
        Self { side: None, fill: b' ', zeros: false, plus: 0, prefix: false, comma: false, width: 0, precision: None, code: 0 }
    }
}

const fn side_of(sign: u8) -> Option<Side> {
    match sign {
        b'<' => Some(Side::Left),
        b'>' => Some(Side::Right),
        b'^' => Some(Side::Center),
        _ => None,
    }
}

/// Widths and precisions of one digit, or two.
fn count(bytes: &mut &[u8]) -> Option<usize> {
    let mut count = None;
    while let [digit @ b'0'..=b'9', rest @ ..] = bytes {
        count = Some(count.unwrap_or(0) * 10 + usize::from(digit - b'0'));
        *bytes = rest;
        if count > Some(64) {
            break;
        }
    }
    count
}

impl Plan {
    /// Reads a format specification.
    #[must_use]
    pub fn of_spec(spec: &[u8]) -> Option<Self> {
        let mut plan = Self::default();
        let mut rest = spec;
        match rest {
            [fill @ ..0x80, sign @ (b'<' | b'>' | b'^'), after @ ..] => {
                (plan.fill, plan.side) = (*fill, side_of(*sign));
                rest = after;
            }
            [sign @ (b'<' | b'>' | b'^'), after @ ..] => {
                plan.side = side_of(*sign);
                rest = after;
            }
            _ => {}
        }
        if let [sign @ (b'+' | b'-' | b' '), after @ ..] = rest {
            plan.plus = *sign;
            rest = after;
        }
        if let [b'#', after @ ..] = rest {
            plan.prefix = true;
            rest = after;
        }
        if let [b'0', after @ ..] = rest {
            plan.zeros = true;
            rest = after;
        }
        plan.width = count(&mut rest).unwrap_or(0);
        if let [b',', after @ ..] = rest {
            plan.comma = true;
            rest = after;
        }
        if let [b'.', after @ ..] = rest {
            rest = after;
            plan.precision = Some(count(&mut rest)?);
        }
        plan.code = match rest {
            [] => 0,
            [code @ (b'd' | b'f' | b's' | b'%' | b'e' | b'E' | b'g' | b'G')] if !plan.prefix => *code,
            [code @ (b'x' | b'X' | b'o' | b'b')] if !plan.comma => *code,
            _ => return None,
        };
        if plan.prefix && matches!(plan.code, 0) {
            return None;
        }
        // Zeros before a value that has a side of its own, or is grouped, are another matter.
        (!plan.zeros || plan.side.is_none() && !plan.comma).then_some(plan)
    }
    /// Reads a conversion of the `%` operator behind its sign, and returns what follows it.
    #[must_use]
    pub fn of_conversion(mut rest: &str) -> Option<(Self, &str)> {
        let mut bytes = rest.as_bytes();
        let mut plan = Self { side: Some(Side::Right), ..Self::default() };
        match bytes {
            [b'-', after @ ..] => {
                plan.side = Some(Side::Left);
                bytes = after;
            }
            [b'0', after @ ..] => {
                (plan.side, plan.zeros) = (None, true);
                bytes = after;
            }
            [sign @ (b'+' | b' '), after @ ..] => {
                plan.plus = *sign;
                bytes = after;
                if let [b'0', after @ ..] = bytes {
                    (plan.side, plan.zeros) = (None, true);
                    bytes = after;
                }
            }
            _ => {}
        }
        plan.width = count(&mut bytes).unwrap_or(0);
        if let [b'.', after @ ..] = bytes {
            bytes = after;
            plan.precision = Some(count(&mut bytes)?);
        }
        let [code @ (b'd' | b'f' | b's' | b'x' | b'X' | b'o' | b'e' | b'E' | b'g' | b'G'), after @ ..] = bytes else { return None };
        // Numbers are written as they are by `%s`, where nothing is asked of them as numbers.
        plan.code = if *code == b's' && !plan.zeros && plan.plus == 0 { 0 } else { *code };
        rest = &rest[rest.len() - after.len()..];
        Some((plan, rest))
    }
    /// Appends a value; none where it does not fit, or this is not how it is laid out.
    #[inline]
    pub fn put(&self, out: &mut Short, field: Field<'_>) -> Option<()> {
        let mut buffer = itoa::Buffer::new();
        let digits;
        let (negative, text, chars) = match (field, self.code) {
            (Field::Text(text, chars), 0 | b's') if !self.zeros && !self.comma && self.plus == 0 => {
                let (text, chars) = self.cut(text, chars)?;
                (false, text, chars)
            }
            (Field::Text(..), _) => return None,
            (Field::Int(value), 0 | b'd') if self.precision.is_none() => {
                let text = buffer.format(value.unsigned_abs());
                (value < 0, text, text.len())
            }
            (Field::Int(_), 0 | b'd' | b's') => return None,
            (Field::Int(value), b'x' | b'X' | b'o' | b'b') if self.precision.is_none() => {
                let base = match self.code {
                    b'b' => 2,
                    b'o' => 8,
                    _ => 16,
                };
                digits = short_digits::in_base(value.unsigned_abs(), base, self.code == b'X');
                (value < 0, digits.as_str(), digits.len())
            }
            (Field::Int(value), _) => {
                digits = self.digits_of_float(short_digits::as_float(value)?)?;
                (value < 0, digits.as_str(), digits.len())
            }
            (Field::Float(value), 0) if self.precision.is_none() => {
                digits = short_digits::of_repr(value.abs())?;
                (value.is_sign_negative(), digits.as_str(), digits.len())
            }
            (Field::Float(value), _) => {
                digits = self.digits_of_float(value)?;
                (value.is_sign_negative(), digits.as_str(), digits.len())
            }
        };
        let commas = if self.comma { (text.bytes().take_while(u8::is_ascii_digit).count() - 1) / 3 } else { 0 };
        let sign = match self.plus {
            _ if negative => "-",
            b'+' => "+",
            b' ' => " ",
            _ => "",
        };
        let prefix = if self.prefix { self.base_prefix() } else { "" };
        let padding = self.width.saturating_sub(chars + commas + sign.len() + prefix.len());
        if padding == 0 && commas == 0 && sign.is_empty() && prefix.is_empty() {
            return out.try_push_str(text).ok();
        }
        let side = match self.side {
            Some(side) => side,
            None if matches!(field, Field::Text(..)) => Side::Left,
            None => Side::Right,
        };
        let before = match side {
            Side::Left => 0,
            Side::Right => padding,
            Side::Center => padding / 2,
        };
        let outside = if self.zeros { 0 } else { before };
        repeat(out, self.fill, outside)?;
        out.try_push_str(sign).ok()?;
        out.try_push_str(prefix).ok()?;
        repeat(out, b'0', before - outside)?;
        if commas == 0 {
            out.try_push_str(text).ok()?;
        } else {
            push_grouped(out, text, commas)?;
        }
        repeat(out, self.fill, padding - before)
    }
    /// A text up to the precision, and its length.
    fn cut<'a>(&self, text: &'a str, chars: usize) -> Option<(&'a str, usize)> {
        match self.precision {
            Some(most) if most < chars && text.len() == chars => Some((&text[..most], most)),
            Some(most) if most < chars => None,
            _ => Some((text, chars)),
        }
    }
    fn digits_of_float(&self, value: f64) -> Option<Digits> {
        short_digits::of_float(value.abs(), self.code, self.precision.unwrap_or(6))
    }
    fn base_prefix(&self) -> &'static str {
        match self.code {
            b'b' => "0b",
            b'o' => "0o",
            b'x' => "0x",
            b'X' => "0X",
            _ => "",
        }
    }
}

/// Appends an ASCII character so many times.
#[inline]
fn repeat(out: &mut Short, fill: u8, count: usize) -> Option<()> {
    if count == 0 {
        return Some(());
    }
    let run = [fill; 80];
    out.try_push_str(ascii_text(run.get(..count)?)?).ok()
}

/// Appends a number with so many commas between the groups of its digits.
fn push_grouped(out: &mut Short, text: &str, commas: usize) -> Option<()> {
    let whole = text.bytes().take_while(u8::is_ascii_digit).count();
    let first = whole - 3 * commas;
    out.try_push_str(&text[..first]).ok()?;
    for start in (first..whole).step_by(3) {
        out.try_push(',').ok()?;
        out.try_push_str(&text[start..start + 3]).ok()?;
    }
    out.try_push_str(&text[whole..]).ok()
}

/// Appends an int.
#[inline]
pub fn push_int(out: &mut Short, value: i64) -> Option<()> {
    out.try_push_str(itoa::Buffer::new().format(value)).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spec(spec: &str, field: Field<'_>) -> Option<String> {
        let mut out = Short::new();
        Plan::of_spec(spec.as_bytes())?.put(&mut out, field)?;
        Some(out.as_str().to_owned())
    }

    #[test]
    fn lays_out() {
        for (given, field, text) in [
            (",", Field::Int(-1_234_567), "-1,234,567"),
            (",", Field::Int(123), "123"),
            ("05", Field::Int(-42), "-0042"),
            ("03d", Field::Int(7), "007"),
            (">6", Field::Int(7), "     7"),
            ("^5", Field::Text("ab", 2), " ab  "),
            ("5", Field::Text("é", 1), "é    "),
            (".2f", Field::Float(-0.001), "-0.00"),
            ("10,.2f", Field::Float(1_234_567.891), "1,234,567.89"),
            ("<9.1f", Field::Float(2.25), "2.2      "),
            (".1%", Field::Float(0.256), "25.6%"),
            ("08.3f", Field::Float(-1.5), "-001.500"),
            ("*^6", Field::Text("ab", 2), "**ab**"),
            (".3", Field::Text("abcd", 4), "abc"),
            ("+d", Field::Int(5), "+5"),
            (" d", Field::Int(5), " 5"),
            ("-d", Field::Int(5), "5"),
            ("#x", Field::Int(-255), "-0xff"),
            ("#06x", Field::Int(255), "0x00ff"),
            ("08b", Field::Int(5), "00000101"),
            ("X", Field::Int(255), "FF"),
            ("o", Field::Int(0), "0"),
            (".3e", Field::Float(1.23456), "1.235e+00"),
            (".2e", Field::Int(12345), "1.23e+04"),
            ("g", Field::Float(1e10), "1e+10"),
            ("g", Field::Float(-0.5), "-0.5"),
            ("G", Field::Float(0.00001), "1E-05"),
            ("g", Field::Float(123456.0), "123456"),
            (",g", Field::Float(123456.0), "123,456"),
            (",", Field::Float(-1234567.5), "-1,234,567.5"),
            (">6", Field::Float(0.0), "   0.0"),
            ("+.1f", Field::Int(3), "+3.0"),
            (".1%", Field::Int(3), "300.0%"),
            ("_>5", Field::Int(3), "____3"),
        ] {
            assert_eq!(spec(given, field).as_deref(), Some(text), "{given}");
        }
        for (given, field) in [
            ("x", Field::Float(1.0)),
            (",x", Field::Int(1)),
            ("#", Field::Int(1)),
            ("#g", Field::Float(1.0)),
            ("+", Field::Text("a", 1)),
            (".1", Field::Text("éa", 2)),
            (".1", Field::Int(1)),
            ("s", Field::Int(1)),
            ("é>5", Field::Int(1)),
            (",", Field::Text("a", 1)),
            ("05", Field::Text("a", 1)),
            (".2", Field::Float(1.0)),
            (".2f", Field::Float(f64::NAN)),
            ("=5", Field::Int(1)),
            ("99", Field::Int(1)),
            ("<05", Field::Int(1)),
        ] {
            assert_eq!(spec(given, field), None, "{given}");
        }
    }

    #[test]
    fn reads_conversions() {
        let put = |conversion, field| {
            let (plan, rest) = Plan::of_conversion(conversion)?;
            let mut out = Short::new();
            plan.put(&mut out, field)?;
            out.try_push_str(rest).ok()?;
            Some(out.as_str().to_owned())
        };
        assert_eq!(put("5s|", Field::Text("ab", 2)).as_deref(), Some("   ab|"));
        assert_eq!(put("-5d|", Field::Int(-1)).as_deref(), Some("-1   |"));
        assert_eq!(put("06.2f|", Field::Float(1.0)).as_deref(), Some("001.00|"));
        assert_eq!(put("+d", Field::Int(1)).as_deref(), Some("+1"));
        assert_eq!(put("+05d", Field::Int(1)).as_deref(), Some("+0001"));
        assert_eq!(put("x|", Field::Int(-255)).as_deref(), Some("-ff|"));
        assert_eq!(put(".3e", Field::Float(0.0)).as_deref(), Some("0.000e+00"));
        assert_eq!(put(".2s|", Field::Text("abc", 3)).as_deref(), Some("ab|"));
        assert_eq!(put("s|", Field::Int(-5)).as_deref(), Some("-5|"));
        assert_eq!(put("6s|", Field::Float(1.5)).as_deref(), Some("   1.5|"));
        assert_eq!(put("05s", Field::Int(5)), None);
        assert_eq!(put(".1s", Field::Int(55)), None);
        assert_eq!(put("x", Field::Float(1.0)), None);
        assert_eq!(put("d", Field::Float(1.0)), None);
        assert_eq!(put("d", Field::Text("1", 1)), None);
    }
}
