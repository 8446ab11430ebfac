//! `%` formatting of strings and bytes: the reader of templates, and one function per kind of argument.
//! Reads lazily, as CPython does, so that errors come in its order; fetches no argument itself.

use num_bigint::Sign;

use super::float_repr::{Layout, Style, styled};
use super::format_spec::Bounds;
use super::int_text::{self, Int};
use super::surrogate;
use super::{Kind, TextError};

/// A width or a precision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    None,
    /// `*`: taken from the arguments.
    Star,
    Given(usize),
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flags {
    pub left: bool,
    pub plus: bool,
    pub space: bool,
    pub alternate: bool,
    pub zero: bool,
    /// `z`, which only templates of bytes take: no minus before a zero.
    pub plain_zero: bool,
}

/// One conversion, such as `%(name)-5.2f`. The key is a range of the template's bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conversion {
    pub key: Option<std::ops::Range<usize>>,
    pub flags: Flags,
    pub width: Count,
    pub precision: Count,
    /// The conversion type. `unsupported` is the error if it is not one of `diouxXeEfFgGcrsa` (`b` for bytes).
    pub code: char,
    /// Where the conversion type stands, in characters.
    pub index: usize,
}

/// A stretch of a template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A range of the template's bytes, to be copied.
    Literal(std::ops::Range<usize>),
    /// `%%`
    Percent,
    Conversion(Conversion),
}

/// What a template is a template of: their errors differ in a few words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flavor {
    Str,
    Bytes,
}

/// Reads a template piece by piece.
#[derive(Debug)]
pub struct Template<'a> {
    bytes: &'a [u8],
    flavor: Flavor,
    at: usize,
    /// Bytes in which the characters were counted, and how many there are.
    counted: (usize, usize),
}

const MAX: usize = i64::MAX as usize;
const MAX_PRECISION: usize = i32::MAX as usize;

impl<'a> Template<'a> {
    pub fn of_str(template: &'a str) -> Template<'a> {
        Template { bytes: template.as_bytes(), flavor: Flavor::Str, at: 0, counted: (0, 0) }
    }

    pub fn of_bytes(template: &'a [u8]) -> Template<'a> {
        Template { bytes: template, flavor: Flavor::Bytes, at: 0, counted: (0, 0) }
    }

    /// Where the next piece begins.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The next piece; `mapping` says whether the argument is one, so that keys are allowed.
    ///
    /// # Errors
    /// `ValueError` for a template that breaks off, `TypeError` for a key without a mapping.
    pub fn next_piece(&mut self, mapping: bool) -> Result<Option<Piece>, TextError> {
        let Some(found) = self.bytes.get(self.at..).filter(|rest| !rest.is_empty()) else {
            return Ok(None);
        };
        match memchr::memchr(b'%', found) {
            Some(0) => {}
            literal => {
                let start = self.at;
                self.at += literal.unwrap_or(found.len());
                return Ok(Some(Piece::Literal(start..self.at)));
            }
        }
        self.at += 1;
        if self.peek() == Some(b'%') {
            self.at += 1;
            return Ok(Some(Piece::Percent));
        }
        self.conversion(mapping).map(|conversion| Some(Piece::Conversion(conversion)))
    }

    fn conversion(&mut self, mapping: bool) -> Result<Conversion, TextError> {
        let key = if self.peek() == Some(b'(') { Some(self.key(mapping)?) } else { None };
        let mut flags = Flags::default();
        loop {
            match self.peek() {
                Some(b'-') => flags.left = true,
                Some(b'+') => flags.plus = true,
                Some(b' ') => flags.space = true,
                Some(b'#') => flags.alternate = true,
                Some(b'0') => flags.zero = true,
                Some(b'z') if self.flavor == Flavor::Bytes => flags.plain_zero = true,
                _ => break,
            }
            self.at += 1;
        }
        let width = self.count(MAX, "width too big")?;
        let mut precision = Count::None;
        if self.peek() == Some(b'.') {
            self.at += 1;
            let too_big = if self.flavor == Flavor::Str { "precision too big" } else { "prec too big" };
            precision = match self.count(MAX_PRECISION, too_big)? {
                Count::None => Count::Given(0),
                given => given,
            };
        }
        if matches!(self.peek(), Some(b'h' | b'l' | b'L')) {
            self.at += 1;
        }
        let (code, length) = match self.flavor {
            _ if self.at == self.bytes.len() => return Err(TextError::value("incomplete format")),
            Flavor::Bytes => (char::from(self.bytes[self.at]), 1),
            Flavor::Str => {
                let c = first_char(&self.bytes[self.at..self.bytes.len().min(self.at + 4)]);
                (c, c.len_utf8())
            }
        };
        let index = match self.flavor {
            Flavor::Bytes => self.at,
            Flavor::Str => {
                let (bytes, chars) = self.counted;
                self.counted = (self.at, chars + self.bytes[bytes..self.at].iter().filter(|&&byte| byte & 0xC0 != 0x80).count());
                self.counted.1
            }
        };
        self.at += length;
        Ok(Conversion { key, flags, width, precision, code, index })
    }

    fn key(&mut self, mapping: bool) -> Result<std::ops::Range<usize>, TextError> {
        if !mapping {
            return Err(TextError::new(Kind::Type, "format requires a mapping"));
        }
        let start = self.at + 1;
        let mut depth = 0usize;
        for (offset, byte) in self.bytes[self.at..].iter().enumerate() {
            match byte {
                b'(' => depth += 1,
                b')' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                self.at += offset + 1;
                return Ok(start..self.at - 1);
            }
        }
        Err(TextError::value("incomplete format key"))
    }

    fn count(&mut self, most: usize, too_big: &str) -> Result<Count, TextError> {
        if self.peek() == Some(b'*') {
            self.at += 1;
            return Ok(Count::Star);
        }
        let mut count = Count::None;
        while let Some(byte @ b'0'..=b'9') = self.peek() {
            let digit = usize::from(byte - b'0');
            let value = if let Count::Given(value) = count { value } else { 0 };
            match value.checked_mul(10).and_then(|value| value.checked_add(digit)) {
                Some(value) if value <= most => count = Count::Given(value),
                _ => return Err(TextError::value(too_big)),
            }
            self.at += 1;
        }
        Ok(count)
    }

    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }
}

impl Conversion {
    /// Puts the argument of a `*` width in place: a negative one aligns to the left.
    pub fn set_width(&mut self, value: i64) {
        self.flags.left |= value < 0;
        self.width = Count::Given(value.unsigned_abs() as usize);
    }

    /// Puts the argument of a `*` precision in place: a negative one counts as zero.
    pub fn set_precision(&mut self, value: i64) {
        self.precision = Count::Given(value.max(0) as usize);
    }

    /// The error of a conversion type that does not exist, after its argument has been fetched.
    pub fn unsupported(&self, flavor: Flavor) -> TextError {
        let code = surrogate::code_of(self.code);
        if flavor == Flavor::Bytes && code > 0x7F {
            // CPython prints a signed byte here, and trips over it.
            return TextError::new(Kind::Overflow, "character argument not in range(0x110000)");
        }
        let shown = if matches!(self.code, '\x1f'..='~') { self.code } else { '?' };
        TextError::value(format!("unsupported format character '{shown}' (0x{code:x}) at index {}", self.index))
    }

    /// `%d`, `%i`, `%u`, `%o`, `%x` and `%X` of an integer.
    ///
    /// # Errors
    /// `MemoryError` past the bounds, `ValueError` for too many digits, `OverflowError` for the precision.
    pub fn int(&self, value: &Int, bounds: Bounds) -> Result<String, TextError> {
        let base = match self.code {
            'o' => 8,
            'x' | 'X' => 16,
            _ => 10,
        };
        let least = self.given(self.precision).unwrap_or(0);
        if least > MAX_PRECISION - 3 {
            return Err(TextError::new(Kind::Overflow, "precision too large"));
        }
        if least > bounds.size {
            return Err(TextError::memory());
        }
        let (negative, mut digits) = match value {
            Int::Small(value) => (*value < 0, int_text::small_magnitude(*value, base)),
            Int::Big(value) if base == 10 => {
                let text = int_text::decimal(value, bounds.digits)?;
                let negative = value.sign() == Sign::Minus;
                (negative, if negative { text[1..].to_owned() } else { text })
            }
            Int::Big(value) => (value.sign() == Sign::Minus, int_text::magnitude(value, base)),
        };
        if digits.len() < least {
            digits.insert_str(0, &"0".repeat(least - digits.len()));
        }
        let mut prefix = if self.flags.alternate { int_text::prefix(base) } else { "" };
        if self.code == 'X' {
            digits.make_ascii_uppercase();
            prefix = if self.flags.alternate { "0X" } else { "" };
        }
        self.number(negative, prefix, &digits, bounds)
    }

    /// `%e`, `%f` and `%g`, and their capitals, of a float.
    ///
    /// # Errors
    /// `MemoryError` past the bounds.
    pub fn float(&self, value: f64, bounds: Bounds) -> Result<String, TextError> {
        let layout = match self.code {
            'e' | 'E' => Layout::Exponent,
            'g' | 'G' => Layout::General,
            _ => Layout::Fixed,
        };
        let precision = self.given(self.precision).unwrap_or(6);
        if precision > bounds.size && (layout != Layout::General || self.flags.alternate) {
            return Err(TextError::memory());
        }
        let style = Style {
            upper: self.code.is_ascii_uppercase(),
            alternate: self.flags.alternate,
            no_negative_zero: self.flags.plain_zero,
            ..Style::new(layout, precision)
        };
        let text = styled(value, style);
        match text.strip_prefix('-') {
            Some(unsigned) => self.number(true, "", unsigned, bounds),
            None => self.number(false, "", &text, bounds),
        }
    }

    /// `%s`, `%r` and `%a`, given the argument's text.
    ///
    /// # Errors
    /// `MemoryError` past the bounds.
    pub fn text(&self, text: &str, bounds: Bounds) -> Result<String, TextError> {
        let end = match self.given(self.precision) {
            Some(most) => text.char_indices().nth(most).map_or(text.len(), |(at, _)| at),
            None => text.len(),
        };
        let text = &text[..end];
        let length = if self.given(self.width).is_some() { text.chars().count() } else { 0 };
        let (left, right) = self.padding(length, bounds)?;
        let mut out = String::with_capacity(left + text.len() + right);
        out.extend(crate::pace::items(std::iter::repeat_n(' ', left)));
        out.push_str(text);
        out.extend(crate::pace::items(std::iter::repeat_n(' ', right)));
        Ok(out)
    }

    /// `%s`, `%b`, `%r` and `%a` in a template of bytes.
    ///
    /// # Errors
    /// `MemoryError` past the bounds.
    pub fn bytes(&self, bytes: &[u8], bounds: Bounds) -> Result<Vec<u8>, TextError> {
        let most = self.given(self.precision).unwrap_or(usize::MAX);
        let bytes = &bytes[..bytes.len().min(most)];
        let (left, right) = self.padding(bytes.len(), bounds)?;
        let mut out = Vec::with_capacity(left + bytes.len() + right);
        out.resize(left, b' ');
        out.extend_from_slice(bytes);
        out.resize(out.len() + right, b' ');
        Ok(out)
    }

    /// `%c` of a code point, or of the one character of a string.
    ///
    /// # Errors
    /// `OverflowError` for a code point that does not exist, `MemoryError` past the bounds.
    pub fn char(&self, code: i64, bounds: Bounds) -> Result<String, TextError> {
        let c = u32::try_from(code).ok().and_then(surrogate::char_of).ok_or_else(char_range)?;
        let whole = Conversion { precision: Count::None, ..self.clone() };
        whole.text(c.encode_utf8(&mut [0; 4]), bounds)
    }

    /// `%c` of a byte.
    ///
    /// # Errors
    /// `OverflowError` for anything but 0 to 255, `MemoryError` past the bounds.
    pub fn byte(&self, code: i64, bounds: Bounds) -> Result<Vec<u8>, TextError> {
        let byte = u8::try_from(code).map_err(|_| TextError::new(Kind::Overflow, "%c arg not in range(256)"))?;
        let whole = Conversion { precision: Count::None, ..self.clone() };
        whole.bytes(&[byte], bounds)
    }

    fn number(&self, negative: bool, prefix: &str, body: &str, bounds: Bounds) -> Result<String, TextError> {
        let sign = match (negative, self.flags.plus, self.flags.space) {
            (true, _, _) => "-",
            (_, true, _) => "+",
            (_, _, true) => " ",
            _ => "",
        };
        let (left, right) = self.padding(sign.len() + prefix.len() + body.len(), bounds)?;
        let mut out = String::with_capacity(left + right + body.len() + 3);
        let (spaces, zeros) = if self.flags.zero { (0, left) } else { (left, 0) };
        out.extend(crate::pace::items(std::iter::repeat_n(' ', spaces)));
        out.push_str(sign);
        out.push_str(prefix);
        out.extend(crate::pace::items(std::iter::repeat_n('0', zeros)));
        out.push_str(body);
        out.extend(crate::pace::items(std::iter::repeat_n(' ', right)));
        Ok(out)
    }

    /// How much to pad on the left and on the right.
    fn padding(&self, length: usize, bounds: Bounds) -> Result<(usize, usize), TextError> {
        let padding = self.given(self.width).unwrap_or(0).saturating_sub(length);
        if padding.saturating_add(length) > bounds.size.max(64) {
            return Err(TextError::memory());
        }
        Ok(if self.flags.left { (0, padding) } else { (padding, 0) })
    }

    fn given(&self, count: Count) -> Option<usize> {
        match count {
            Count::Given(value) => Some(value),
            Count::None | Count::Star => None,
        }
    }
}

/// The error of `%c` with a number that is no code point.
pub fn char_range() -> TextError {
    TextError::new(Kind::Overflow, "%c arg not in range(0x110000)")
}

fn first_char(bytes: &[u8]) -> char {
    // The template is a `str`, and every step so far was over ASCII.
    let chunk = bytes.utf8_chunks().next().map_or("", |chunk| chunk.valid());
    chunk.chars().next().unwrap_or(char::REPLACEMENT_CHARACTER)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn only(template: &str) -> Result<Conversion, String> {
        match Template::of_str(template).next_piece(true) {
            Ok(Some(Piece::Conversion(conversion))) => Ok(conversion),
            Ok(_) => Err("no conversion".to_owned()),
            Err(error) => Err(error.to_string()),
        }
    }

    #[test]
    fn reads_templates() {
        let mut template = Template::of_str("é %(a(b))-5.2f%%");
        assert_eq!(template.next_piece(true), Ok(Some(Piece::Literal(0..3))));
        let Ok(Some(Piece::Conversion(conversion))) = template.next_piece(true) else { panic!() };
        assert_eq!((conversion.key, conversion.code, conversion.index), (Some(5..9), 'f', 13));
        assert_eq!(template.next_piece(true), Ok(Some(Piece::Percent)));
        assert_eq!(template.next_piece(true), Ok(None));
    }

    #[test]
    fn refuses_in_the_words_of_cpython() {
        assert_eq!(only("%"), Err("ValueError: incomplete format".to_owned()));
        assert_eq!(only("%(a"), Err("ValueError: incomplete format key".to_owned()));
        assert_eq!(only("%.99999999999d"), Err("ValueError: precision too big".to_owned()));
        let error = only("%é").unwrap().unsupported(Flavor::Str);
        assert_eq!(error.message, "unsupported format character '?' (0xe9) at index 1");
    }

    #[test]
    fn formats_arguments() {
        let bounds = Bounds { size: 1000, digits: 4300 };
        let int = |template: &str, value| only(template).unwrap().int(&Int::Small(value), bounds).unwrap();
        assert_eq!(int("%#010x", -255), "-0x00000ff");
        assert_eq!(int("%08.5d", -3), "-0000003");
        assert_eq!(int("%-5d", 3), "3    ");
        assert_eq!(int("%+ d", 3), "+3");
        assert_eq!(only("%05f").unwrap().float(f64::NEG_INFINITY, bounds).as_deref(), Ok("-0inf"));
        assert_eq!(only("%5.1s").unwrap().text("éa", bounds).as_deref(), Ok("    é"));
        assert_eq!(only("%9999d").unwrap().int(&Int::Small(1), bounds), Err(TextError::memory()));
    }
}
