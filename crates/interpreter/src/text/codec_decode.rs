//! `bytes.decode`: bytes to text, and what the error handlers put in the place of the rest.

use super::codec::{CodecError, Encoding, Fault, Handler, Order};
use super::codepage_data::CODEPAGES;
use super::eastern;
use super::surrogate;
use super::utf7;
use super::{Kind, TextError};
use crate::pace;

/// `bytes.decode(encoding, errors)`; the handler's name is looked up only if it is needed.
///
/// # Errors
/// `CodecError::Decode` where the handler does not help, a `LookupError` if there is no such handler.
pub fn decode(bytes: &[u8], encoding: Encoding, errors: &str) -> Result<String, CodecError> {
    let mut decoding = Decoding { bytes, errors, handler: None, encoding, out: String::with_capacity(bytes.len()) };
    match encoding {
        Encoding::Utf7 => decoding.utf7()?,
        Encoding::Utf8 => decoding.utf8()?,
        Encoding::Utf8Sig => {
            // Positions in faults are counted from behind the mark.
            decoding.bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
            decoding.utf8()?;
        }
        Encoding::Utf16(order) => decoding.utf16(order)?,
        Encoding::Utf32(order) => decoding.utf32(order)?,
        Encoding::UnicodeEscape => decoding.escapes()?,
        Encoding::RawUnicodeEscape => decoding.raw_escapes()?,
        Encoding::Latin1 => decoding.out.extend(bytes.iter().map(|&byte| char::from(byte))),
        Encoding::Ascii => decoding.bytewise("ordinal not in range(128)", |byte| byte.is_ascii().then_some(char::from(byte)))?,
        Encoding::Codepage(page) => decoding.bytewise("character maps to <undefined>", |byte| CODEPAGES[page].char_of(byte))?,
        Encoding::Eastern(number) => decoding.eastern(number)?,
    }
    Ok(decoding.out)
}

struct Decoding<'a> {
    bytes: &'a [u8],
    errors: &'a str,
    handler: Option<Handler>,
    encoding: Encoding,
    out: String,
}

impl Decoding<'_> {
    fn utf8(&mut self) -> Result<(), CodecError> {
        let mut at = 0;
        loop {
            if pace::halted_in_steps() {
                return Ok(());
            }
            let rest = &self.bytes[at..];
            let error = match std::str::from_utf8(rest) {
                Ok(text) => {
                    self.out.push_str(text);
                    return Ok(());
                }
                Err(error) => error,
            };
            let good = error.valid_up_to();
            self.out.push_str(std::str::from_utf8(&rest[..good]).unwrap_or_default());
            let start = at + good;
            let (end, reason) = match error.error_len() {
                None => (self.bytes.len(), "unexpected end of data"),
                Some(_) if matches!(self.bytes[start], 0x80..=0xC1 | 0xF5..) => (start + 1, "invalid start byte"),
                Some(length) => (start + length, "invalid continuation byte"),
            };
            at = self.fault(start, end, reason)?;
        }
    }

    fn utf7(&mut self) -> Result<(), CodecError> {
        let mut reader = utf7::Reader::default();
        while let Some(step) = reader.step(self.bytes, &mut self.out) {
            if let utf7::Step::Fault(end, reason) = step {
                let after = self.fault(reader.start, end, reason)?;
                reader.go_on(after);
            }
            if pace::halted_in_steps() {
                return Ok(());
            }
        }
        Ok(())
    }

    fn bytewise(&mut self, reason: &'static str, map: impl Fn(u8) -> Option<char>) -> Result<(), CodecError> {
        for (at, &byte) in pace::slices(self.bytes).flatten().enumerate() {
            match map(byte) {
                Some(c) => self.out.push(c),
                None => {
                    self.fault(at, at + 1, reason)?;
                }
            }
        }
        Ok(())
    }

    fn eastern(&mut self, number: usize) -> Result<(), CodecError> {
        let mut at = 0;
        while at < self.bytes.len() && !pace::halted_in_steps() {
            at = match eastern::first_char(number, &self.bytes[at..]) {
                Ok((c, length)) => {
                    self.out.push(c);
                    at + length
                }
                Err((length, reason)) => self.fault(at, at + length, reason)?,
            };
        }
        Ok(())
    }

    fn utf16(&mut self, order: Order) -> Result<(), CodecError> {
        let (order, mut at) = match (order, self.bytes) {
            (Order::Marked, [0xFF, 0xFE, ..]) => (Order::Little, 2),
            (Order::Marked, [0xFE, 0xFF, ..]) => (Order::Big, 2),
            (Order::Marked, _) => (Order::Little, 0),
            (order, _) => (order, 0),
        };
        self.encoding = Encoding::Utf16(order);
        let length = self.bytes.len();
        while at < length && !pace::halted_in_steps() {
            let Some(unit) = self.unit(at, order) else {
                at = self.fault(at, length, "truncated data")?;
                continue;
            };
            if !matches!(unit, 0xD800..=0xDFFF) {
                self.out.extend(char::from_u32(unit));
                at += 2;
                continue;
            }
            at = match (unit, self.unit(at + 2, order)) {
                (0xDC00.., _) => self.fault(at, at + 2, "illegal encoding")?,
                (_, None) => self.fault(at, length, "unexpected end of data")?,
                (high, Some(low @ 0xDC00..=0xDFFF)) => {
                    self.out.extend(char::from_u32(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00)));
                    at + 4
                }
                (_, Some(_)) => self.fault(at, at + 2, "illegal UTF-16 surrogate")?,
            };
        }
        Ok(())
    }

    fn utf32(&mut self, order: Order) -> Result<(), CodecError> {
        let (order, mut at) = match (order, self.bytes) {
            (Order::Marked, [0xFF, 0xFE, 0, 0, ..]) => (Order::Little, 4),
            (Order::Marked, [0, 0, 0xFE, 0xFF, ..]) => (Order::Big, 4),
            (Order::Marked, _) => (Order::Little, 0),
            (order, _) => (order, 0),
        };
        self.encoding = Encoding::Utf32(order);
        while at < self.bytes.len() && !pace::halted_in_steps() {
            let Some(code) = self.word(at, order) else {
                at = self.fault(at, self.bytes.len(), "truncated data")?;
                continue;
            };
            at = match (code, char::from_u32(code)) {
                (_, Some(c)) => {
                    self.out.push(c);
                    at + 4
                }
                (0xD800..=0xDFFF, _) => self.fault(at, at + 4, "code point in surrogate code point range(0xd800, 0xe000)")?,
                _ => self.fault(at, at + 4, "code point not in range(0x110000)")?,
            };
        }
        Ok(())
    }

    fn escapes(&mut self) -> Result<(), CodecError> {
        let mut at = 0;
        while let Some(&byte) = self.bytes.get(at)
            && !pace::halted_in_steps()
        {
            if byte != b'\\' {
                self.out.push(char::from(byte));
                at += 1;
                continue;
            }
            let Some(&code) = self.bytes.get(at + 1) else {
                at = self.fault(at, at + 1, "\\ at end of string")?;
                continue;
            };
            at = self.escape_at(at, code)?;
        }
        Ok(())
    }

    /// Only `\u` and `\U` mean something, where an odd number of backslashes ends with theirs.
    fn raw_escapes(&mut self) -> Result<(), CodecError> {
        let (mut at, mut is_escaped) = (0, false);
        while let Some(&byte) = self.bytes.get(at)
            && !pace::halted_in_steps()
        {
            let code = self.bytes.get(at + 1).filter(|_| byte == b'\\' && !is_escaped);
            is_escaped = byte == b'\\' && !is_escaped && !matches!(code, Some(b'u' | b'U'));
            at = match code {
                Some(b'u') => self.hexadecimal(at, 4, "truncated \\uXXXX escape", "illegal Unicode character")?,
                Some(b'U') => self.hexadecimal(at, 8, "truncated \\UXXXXXXXX escape", "\\Uxxxxxxxx out of range")?,
                _ => {
                    self.out.push(char::from(byte));
                    at + 1
                }
            };
        }
        Ok(())
    }

    /// Reads an escape that starts at a backslash, and says where to go on.
    fn escape_at(&mut self, at: usize, code: u8) -> Result<usize, CodecError> {
        let simple = match code {
            b'\n' => return Ok(at + 2),
            b'\\' | b'\'' | b'"' => char::from(code),
            b'a' => '\x07',
            b'b' => '\x08',
            b't' => '\t',
            b'n' => '\n',
            b'v' => '\x0b',
            b'f' => '\x0c',
            b'r' => '\r',
            b'0'..=b'7' => {
                let digits = self.bytes[at + 1..].iter().take(3).take_while(|byte| matches!(byte, b'0'..=b'7'));
                let (value, count) = digits.fold((0, 0), |(value, count), digit| (value * 8 + u32::from(digit - b'0'), count + 1));
                self.out.extend(char::from_u32(value));
                return Ok(at + 1 + count);
            }
            b'x' => return self.hexadecimal(at, 2, "truncated \\xXX escape", "illegal Unicode character"),
            b'u' => return self.hexadecimal(at, 4, "truncated \\uXXXX escape", "illegal Unicode character"),
            b'U' => return self.hexadecimal(at, 8, "truncated \\UXXXXXXXX escape", "illegal Unicode character"),
            b'N' => return self.named(at),
            _ => {
                self.out.extend(['\\', char::from(code)]);
                return Ok(at + 2);
            }
        };
        self.out.push(simple);
        Ok(at + 2)
    }

    fn hexadecimal(&mut self, at: usize, length: usize, truncated: &'static str, illegal: &'static str) -> Result<usize, CodecError> {
        let digits = self.bytes[at + 2..].iter().take(length).map_while(|&byte| char::from(byte).to_digit(16));
        let (code, count) = digits.fold((0u32, 0), |(code, count), digit| (code << 4 | digit, count + 1));
        let end = at + 2 + count;
        if count < length {
            return self.fault(at, end, truncated);
        }
        match surrogate::char_of(code) {
            Some(c) => self.out.push(c),
            None => return self.fault(at, end, illegal),
        }
        Ok(end)
    }

    /// `\N{name}`
    fn named(&mut self, at: usize) -> Result<usize, CodecError> {
        let rest = &self.bytes[at + 2..];
        let close = rest.iter().position(|&byte| byte == b'}').filter(|&close| rest[0] == b'{' && close > 1);
        let Some(close) = close else {
            // CPython points past an opening brace, and to the end if nothing closes it.
            let open = rest.first() == Some(&b'{');
            let end = match rest.iter().position(|&byte| byte == b'}') {
                Some(close) if open => at + 2 + close,
                None if open => self.bytes.len(),
                _ => at + 2,
            };
            return self.fault(at, end, "malformed \\N character escape");
        };
        let name: String = rest[1..close].iter().map(|&byte| char::from(byte)).collect();
        match super::unicode::by_name(&name) {
            Some(c) => self.out.push(c),
            None => return self.fault(at, at + 3 + close, "unknown Unicode character name"),
        }
        Ok(at + 3 + close)
    }

    fn unit(&self, at: usize, order: Order) -> Option<u32> {
        let pair = *self.bytes.get(at..)?.first_chunk::<2>()?;
        Some(u32::from(if order == Order::Big { u16::from_be_bytes(pair) } else { u16::from_le_bytes(pair) }))
    }

    fn word(&self, at: usize, order: Order) -> Option<u32> {
        let word = *self.bytes.get(at..)?.first_chunk::<4>()?;
        Some(if order == Order::Big { u32::from_be_bytes(word) } else { u32::from_le_bytes(word) })
    }

    /// Puts something in the place of bad bytes, and says where to go on.
    fn fault(&mut self, start: usize, end: usize, reason: &'static str) -> Result<usize, CodecError> {
        let handler = match self.handler {
            Some(handler) => handler,
            None => *self.handler.insert(Handler::by_name(self.errors)?),
        };
        let after = match handler {
            Handler::Strict => None,
            Handler::Ignore => Some(end),
            Handler::Replace => {
                self.out.push(char::REPLACEMENT_CHARACTER);
                Some(end)
            }
            Handler::BackslashReplace => {
                for byte in &self.bytes[start..end] {
                    self.out.push_str(&format!("\\x{byte:02x}"));
                }
                Some(end)
            }
            Handler::SurrogateEscape => self.escape(start, end),
            Handler::SurrogatePass => self.pass(start),
            Handler::XmlCharRefReplace | Handler::NameReplace => {
                let message = "don't know how to handle UnicodeDecodeError in error callback";
                return Err(TextError::new(Kind::Type, message).into());
            }
        };
        after.ok_or_else(|| CodecError::Decode(Fault { encoding: self.encoding.fault_name(), start, end, reason }))
    }

    /// `surrogateescape`: bytes beyond ASCII become U+DC80 to U+DCFF.
    fn escape(&mut self, start: usize, end: usize) -> Option<usize> {
        let bad = self.bytes[start..end].iter().take_while(|byte| !byte.is_ascii()).take(4);
        let before = self.out.len();
        self.out.extend(bad.filter_map(|&byte| surrogate::char_of(0xDC00 + u32::from(byte))));
        let count = (self.out.len() - before) / '\u{10F000}'.len_utf8();
        (count > 0).then_some(start + count)
    }

    /// `surrogatepass`: an encoded surrogate is taken for one.
    fn pass(&mut self, start: usize) -> Option<usize> {
        let (code, length) = match self.encoding {
            Encoding::Utf8 | Encoding::Utf8Sig => match self.bytes[start..] {
                [0xED, second @ 0xA0..=0xBF, third @ 0x80..=0xBF, ..] => (0xD000 | u32::from(second & 63) << 6 | u32::from(third & 63), 3),
                _ => return None,
            },
            Encoding::Utf16(order) => (self.unit(start, order)?, 2),
            Encoding::Utf32(order) => (self.word(start, order)?, 4),
            _ => return None,
        };
        if !matches!(code, 0xD800..=0xDFFF) {
            return None;
        }
        self.out.extend(surrogate::char_of(code));
        Some(start + length)
    }
}
