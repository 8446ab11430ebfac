//! Texts of a few characters, put together on the Rust stack and copied once into the object that holds them.
//! Not for what may be long or out of the ordinary: the answer is none, and the caller takes the long way.

use arrayvec::ArrayString;

use super::fixed;

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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    side: Option<Side>,
    zeros: bool,
    comma: bool,
    width: usize,
    precision: Option<usize>,
    /// The presentation code, or 0.
    code: u8,
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
        if let [side @ (b'<' | b'>' | b'^'), after @ ..] = rest {
            plan.side = Some(match side {
                b'<' => Side::Left,
                b'>' => Side::Right,
                _ => Side::Center,
            });
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
            [code @ (b'd' | b'f' | b's' | b'%')] => *code,
            _ => return None,
        };
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
            _ => {}
        }
        plan.width = count(&mut bytes).unwrap_or(0);
        if let [b'.', after @ ..] = bytes {
            bytes = after;
            plan.precision = Some(count(&mut bytes)?);
        }
        let [code @ (b'd' | b'f' | b's'), after @ ..] = bytes else { return None };
        plan.code = *code;
        rest = &rest[rest.len() - after.len()..];
        Some((plan, rest))
    }
    /// Appends a value; none where it does not fit, or this is not how it is laid out.
    #[inline]
    pub fn put(&self, out: &mut Short, field: Field<'_>) -> Option<()> {
        let mut buffer = itoa::Buffer::new();
        let fraction;
        let (negative, text, chars) = match (field, self.code) {
            (Field::Text(text, chars), 0 | b's') if self.precision.is_none() && !self.zeros && !self.comma => (false, text, chars),
            (Field::Int(value), 0 | b'd') if self.precision.is_none() => {
                let text = buffer.format(value.unsigned_abs());
                (value < 0, text, text.len())
            }
            (Field::Float(value), b'f') => {
                fraction = fixed::digits(value.abs(), self.precision.unwrap_or(6))?;
                (value.is_sign_negative(), fraction.as_str(), fraction.len())
            }
            (Field::Float(value), b'%') => {
                let mut digits = fixed::digits((value * 100.0).abs(), self.precision.unwrap_or(6))?;
                digits.try_push('%').ok()?;
                fraction = digits;
                (value.is_sign_negative(), fraction.as_str(), fraction.len())
            }
            _ => return None,
        };
        let commas = if self.comma { (text.bytes().take_while(u8::is_ascii_digit).count() - 1) / 3 } else { 0 };
        let padding = self.width.saturating_sub(chars + commas + usize::from(negative));
        if padding == 0 && commas == 0 && !negative {
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
        let (fill, spaces) = if self.zeros { ("0", 0) } else { (" ", before) };
        repeat(out, " ", spaces)?;
        if negative {
            out.try_push('-').ok()?;
        }
        repeat(out, fill, before - spaces)?;
        if commas == 0 {
            out.try_push_str(text).ok()?;
        } else {
            push_grouped(out, text, commas)?;
        }
        repeat(out, " ", padding - before)
    }
}

fn repeat(out: &mut Short, fill: &str, count: usize) -> Option<()> {
    for _ in 0..count {
        out.try_push_str(fill).ok()?;
    }
    Some(())
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
        ] {
            assert_eq!(spec(given, field).as_deref(), Some(text), "{given}");
        }
        for (given, field) in [
            ("x", Field::Int(1)),
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
        assert_eq!(put("+d", Field::Int(1)), None);
        assert_eq!(put("d", Field::Text("1", 1)), None);
    }
}
