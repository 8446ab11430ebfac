//! The format mini-language: `format(value, spec)`, read once into a `FormatSpec`.
//! `format_number.rs` applies one to numbers. Never allocates more than the caller's `Bounds` allow.

use super::TextError;
use super::int_text::DEFAULT_DIGIT_LIMIT;
use super::surrogate;
use super::unicode;

/// The type whose mini-language a specification is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    Str,
    Int,
    Float,
    Complex,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    Left,
    Right,
    Center,
    /// `=`: the padding goes between the sign and the digits.
    AfterSign,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignRule {
    /// `-`: a sign for negative numbers only.
    Negative,
    /// `+`
    Always,
    /// A space in place of `+`.
    Space,
}

/// Separators between groups of digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grouping {
    /// `,` between thousands.
    Comma,
    /// `_` between thousands.
    Underscore,
    /// `_` between groups of four: binary, octal and hexadecimal.
    UnderscoreFour,
}

/// A specification that has been read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormatSpec {
    pub target: Target,
    pub fill: char,
    pub align: Align,
    /// `None` where none was written: numbers then have `Negative`.
    pub sign: Option<SignRule>,
    pub no_negative_zero: bool,
    pub alternate: bool,
    pub width: Option<usize>,
    pub grouping: Option<Grouping>,
    pub precision: Option<usize>,
    /// The presentation type; `None` where none was written.
    pub code: Option<char>,
}

/// How much a conversion may make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The largest result, in bytes: beyond it is a `MemoryError`.
    pub size: usize,
    /// The most digits of an integer, or 0 for any (`sys.set_int_max_str_digits`).
    pub digits: usize,
}

impl Default for Bounds {
    fn default() -> Bounds {
        Bounds { size: usize::MAX, digits: DEFAULT_DIGIT_LIMIT }
    }
}

/// Characters that fill a field without a look at the clock.
const FEW: usize = 1 << 8;

impl FormatSpec {
    /// Reads a specification; `type_name` is the class of the value, for the error.
    ///
    /// # Errors
    /// `ValueError`, in CPython's words.
    pub fn parse(spec: &str, target: Target, type_name: &str) -> Result<FormatSpec, TextError> {
        let default_align = if target == Target::Str { Align::Left } else { Align::Right };
        let mut read = FormatSpec {
            target,
            fill: ' ',
            align: default_align,
            sign: None,
            no_negative_zero: false,
            alternate: false,
            width: None,
            grouping: None,
            precision: None,
            code: None,
        };
        let mut rest = spec;
        let mut chars = spec.chars();
        let (first, second) = (chars.next(), chars.next());
        let mut fill_written = false;
        let mut align_written = false;
        if let (Some(fill), Some(align)) = (first, second.and_then(align_of)) {
            (read.fill, read.align) = (fill, align);
            (fill_written, align_written) = (true, true);
            rest = chars.as_str();
        } else if let Some(align) = first.and_then(align_of) {
            read.align = align;
            align_written = true;
            rest = &rest[1..];
        }
        read.sign = match rest.as_bytes().first() {
            Some(b'+') => Some(SignRule::Always),
            Some(b'-') => Some(SignRule::Negative),
            Some(b' ') => Some(SignRule::Space),
            _ => None,
        };
        rest = &rest[usize::from(read.sign.is_some())..];
        read.no_negative_zero = take(&mut rest, 'z');
        read.alternate = take(&mut rest, '#');
        if !fill_written && take(&mut rest, '0') {
            read.fill = '0';
            if !align_written && default_align == Align::Right {
                read.align = Align::AfterSign;
            }
        }
        read.width = take_number(&mut rest)?;
        if take(&mut rest, ',') {
            read.grouping = Some(Grouping::Comma);
        }
        if take(&mut rest, '_') {
            if read.grouping.is_some() {
                return Err(both_separators());
            }
            read.grouping = Some(Grouping::Underscore);
            if rest.starts_with(',') {
                return Err(both_separators());
            }
        }
        if take(&mut rest, '.') {
            read.precision = take_number(&mut rest)?;
            if read.precision.is_none() {
                return Err(TextError::value("Format specifier missing precision"));
            }
        }
        let mut chars = rest.chars();
        read.code = chars.next();
        if !chars.as_str().is_empty() {
            return Err(TextError::value(format!("Invalid format specifier '{spec}' for object of type '{type_name}'")));
        }
        read.check_grouping()?;
        Ok(read)
    }

    /// Not every presentation has groups of digits.
    fn check_grouping(&mut self) -> Result<(), TextError> {
        let Some(grouping) = self.grouping else {
            return Ok(());
        };
        let default = match self.target {
            Target::Str => 's',
            Target::Int => 'd',
            Target::Float | Target::Complex => return self.check_grouping_of(grouping, self.code),
        };
        self.check_grouping_of(grouping, self.code.or(Some(default)))
    }

    fn check_grouping_of(&mut self, grouping: Grouping, code: Option<char>) -> Result<(), TextError> {
        match code {
            None | Some('d' | 'e' | 'f' | 'g' | 'E' | 'F' | 'G' | '%') => Ok(()),
            Some('b' | 'o' | 'x' | 'X') if grouping == Grouping::Underscore => {
                self.grouping = Some(Grouping::UnderscoreFour);
                Ok(())
            }
            Some(code) => {
                let separator = if grouping == Grouping::Comma { ',' } else { '_' };
                Err(TextError::value(format!("Cannot specify '{separator}' with '{}'.", named(code))))
            }
        }
    }

    /// Whether the specification changes nothing but perhaps the width.
    pub(super) fn is_plain(&self) -> bool {
        self.sign.is_none() && !self.alternate && !self.no_negative_zero && self.grouping.is_none() && self.precision.is_none()
    }

    /// The error of a presentation type that the value's class does not have.
    pub(super) fn unknown_code(&self, type_name: &str) -> TextError {
        let code = named(self.code.unwrap_or('\0'));
        TextError::value(format!("Unknown format code '{code}' for object of type '{type_name}'"))
    }

    /// Pads a finished text to the width.
    pub(super) fn pad(&self, text: &str, bounds: Bounds) -> Result<String, TextError> {
        let width = self.width.unwrap_or(0);
        let length = if width == 0 { 0 } else { text.chars().count() };
        if width <= length {
            return Ok(text.to_owned());
        }
        let padding = width - length;
        let size = padding.saturating_mul(self.fill.len_utf8()).saturating_add(text.len());
        if size > bounds.size {
            return Err(TextError::memory());
        }
        let left = match self.align {
            Align::Left => 0,
            Align::Right | Align::AfterSign => padding,
            Align::Center => padding / 2,
        };
        let mut out = String::with_capacity(size);
        push_fill(&mut out, self.fill, left);
        out.push_str(text);
        push_fill(&mut out, self.fill, padding - left);
        Ok(out)
    }
}

/// Appends a character so many times.
fn push_fill(out: &mut String, fill: char, count: usize) {
    if count <= FEW {
        (0..count).for_each(|_| out.push(fill));
    } else {
        out.extend(crate::pace::items(std::iter::repeat_n(fill, count)));
    }
}

/// `format(text, spec)` of a string.
///
/// # Errors
/// `ValueError` where the specification is not one for strings, `MemoryError` past the bounds.
pub fn format_str(text: &str, spec: &FormatSpec, type_name: &str, bounds: Bounds) -> Result<String, TextError> {
    if !matches!(spec.code, None | Some('s')) {
        return Err(spec.unknown_code(type_name));
    }
    let refused = match spec.sign {
        Some(SignRule::Space) => Some("Space"),
        Some(_) => Some("Sign"),
        None if spec.no_negative_zero => Some("Negative zero coercion (z)"),
        None if spec.alternate => Some("Alternate form (#)"),
        None if spec.align == Align::AfterSign => Some("'=' alignment"),
        None => None,
    };
    if let Some(what) = refused {
        return Err(TextError::value(format!("{what} not allowed in string format specifier")));
    }
    let end = match spec.precision {
        Some(most) => text.char_indices().nth(most).map_or(text.len(), |(at, _)| at),
        None => text.len(),
    };
    spec.pad(&text[..end], bounds)
}

/// Reads digits of any script off the front of a text; `None` if there are none.
///
/// # Errors
/// `ValueError` for a number that no machine can count to.
pub(super) fn take_number(rest: &mut &str) -> Result<Option<usize>, TextError> {
    let mut value = None;
    while let Some(c) = rest.chars().next()
        && let Some(digit) = unicode::decimal(c)
    {
        let next = value.unwrap_or(0i64).checked_mul(10).and_then(|v| v.checked_add(i64::from(digit)));
        if next.is_none() {
            return Err(TextError::value("Too many decimal digits in format string"));
        }
        value = next;
        *rest = &rest[c.len_utf8()..];
    }
    Ok(value.map(|value| value as usize))
}

fn take(rest: &mut &str, c: char) -> bool {
    let stripped = rest.strip_prefix(c);
    *rest = stripped.unwrap_or(rest);
    stripped.is_some()
}

fn align_of(c: char) -> Option<Align> {
    match c {
        '<' => Some(Align::Left),
        '>' => Some(Align::Right),
        '^' => Some(Align::Center),
        '=' => Some(Align::AfterSign),
        _ => None,
    }
}

fn both_separators() -> TextError {
    TextError::value("Cannot specify both ',' and '_'.")
}

/// A presentation type in an error: as it is, or as an escape outside of printable ASCII.
fn named(code: char) -> String {
    match code {
        '!'..='\x7f' => code.to_string(),
        _ => format!("\\x{:x}", surrogate::code_of(code)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(value: &str, spec: &str) -> Result<String, String> {
        FormatSpec::parse(spec, Target::Str, "str")
            .and_then(|spec| format_str(value, &spec, "str", Bounds { size: 1000, digits: 0 }))
            .map_err(|error| error.to_string())
    }

    #[test]
    fn formats_text() {
        assert_eq!(text("é", "*^5").as_deref(), Ok("**é**"));
        assert_eq!(text("abc", ".2").as_deref(), Ok("ab"));
        assert_eq!(text("a", "05").as_deref(), Ok("a0000"));
        assert_eq!(text("a", ">3s").as_deref(), Ok("  a"));
    }

    #[test]
    fn refuses_in_the_words_of_cpython() {
        for (spec, message) in [
            ("d", "ValueError: Unknown format code 'd' for object of type 'str'"),
            ("qq", "ValueError: Invalid format specifier 'qq' for object of type 'str'"),
            ("+", "ValueError: Sign not allowed in string format specifier"),
            (",", "ValueError: Cannot specify ',' with 's'."),
            (".", "ValueError: Format specifier missing precision"),
            ("99999999999999999999", "ValueError: Too many decimal digits in format string"),
            ("1001", "MemoryError: "),
        ] {
            assert_eq!(text("a", spec), Err(message.to_owned()));
        }
    }
}
