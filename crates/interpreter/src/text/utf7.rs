//! UTF-7: text as ASCII, where what is not plain stands between `+` and `-` as UTF-16 in base64.
//! The decoding is a state machine that `codec_decode.rs` asks for its output and for faults.

use super::surrogate;
use crate::pace;

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

fn digit(byte: u8) -> Option<u32> {
    Some(match byte {
        b'A'..=b'Z' => u32::from(byte - b'A'),
        b'a'..=b'z' => u32::from(byte - b'a') + 26,
        b'0'..=b'9' => u32::from(byte - b'0') + 52,
        b'+' => 62,
        b'/' => 63,
        _ => return None,
    })
}

/// Characters that stand for themselves.
fn is_plain(c: char) -> bool {
    matches!(c, '\t' | '\n' | '\r' | ' '..='}') && !matches!(c, '+' | '\\')
}

/// Bits that are written six at a time.
#[derive(Default)]
struct Bits {
    held: u32,
    count: u32,
}

impl Bits {
    fn put(&mut self, unit: u16, out: &mut Vec<u8>) {
        self.held = self.held << 16 | u32::from(unit);
        self.count += 16;
        while self.count >= 6 {
            self.count -= 6;
            out.push(DIGITS[(self.held >> self.count & 63) as usize]);
        }
        self.held &= (1 << self.count) - 1;
    }

    fn end(&mut self, out: &mut Vec<u8>) {
        if self.count > 0 {
            out.push(DIGITS[(self.held << (6 - self.count) & 63) as usize]);
        }
        *self = Bits::default();
    }
}

/// Every text can be encoded, lone surrogates too.
pub(super) fn encode(text: &str) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    let mut bits: Option<Bits> = None;
    for c in pace::pieces(text).flat_map(|(_, piece)| piece.chars()) {
        if is_plain(c) {
            if let Some(mut bits) = bits.take() {
                bits.end(&mut out);
                if c == '-' || digit(c as u8).is_some() {
                    out.push(b'-');
                }
            }
            out.push(c as u8);
            continue;
        }
        if bits.is_none() {
            out.push(b'+');
            if c == '+' {
                out.push(b'-');
                continue;
            }
        }
        let bits = bits.get_or_insert_default();
        match u16::try_from(surrogate::code_of(c)) {
            Ok(unit) => bits.put(unit, &mut out),
            Err(_) => c.encode_utf16(&mut [0; 2]).iter().for_each(|&unit| bits.put(unit, &mut out)),
        }
    }
    if let Some(mut bits) = bits {
        bits.end(&mut out);
        out.push(b'-');
    }
    out
}

/// What one byte leads to.
pub(super) enum Step {
    Go,
    /// Bytes up to here, from the given place on, are wrong.
    Fault(usize, &'static str),
}

/// A decoding under way.
#[derive(Default)]
pub(super) struct Reader {
    at: usize,
    /// Where the part in base64 began, if there is one.
    shift: Option<usize>,
    held: u32,
    count: u32,
    high: Option<u32>,
    /// Where the last fault begins.
    pub(super) start: usize,
}

impl Reader {
    /// Takes the next byte, or the end: `None` when all is done.
    pub(super) fn step(&mut self, bytes: &[u8], out: &mut String) -> Option<Step> {
        let Some(&byte) = bytes.get(self.at) else {
            self.start = self.shift.take()?;
            let is_cut = self.high.take().is_some() || self.count >= 6 || self.count > 0 && self.held != 0;
            return is_cut.then_some(Step::Fault(bytes.len(), "unterminated shift sequence"));
        };
        Some(match self.shift {
            Some(start) => self.shifted(start, byte, out),
            None => self.unshifted(bytes, byte, out),
        })
    }

    fn shifted(&mut self, start: usize, byte: u8, out: &mut String) -> Step {
        if let Some(value) = digit(byte) {
            self.at += 1;
            self.held = self.held << 6 | value;
            self.count += 6;
            if self.count >= 16 {
                self.count -= 16;
                let unit = self.held >> self.count;
                self.held &= (1 << self.count) - 1;
                self.unit(unit, out);
            }
            return Step::Go;
        }
        (self.shift, self.start) = (None, start);
        let (held, count) = (std::mem::take(&mut self.held), std::mem::take(&mut self.count));
        if count >= 6 || count > 0 && held != 0 {
            self.at += 1;
            self.high = None;
            let reason = if count >= 6 { "partial character in shift sequence" } else { "non-zero padding bits in shift sequence" };
            return Step::Fault(self.at, reason);
        }
        if let Some(high) = self.high.take()
            && byte.is_ascii()
        {
            out.extend(surrogate::char_of(high));
        }
        self.at += usize::from(byte == b'-');
        Step::Go
    }

    /// A unit of UTF-16: two may be one character.
    fn unit(&mut self, unit: u32, out: &mut String) {
        if let Some(high) = self.high.take() {
            if matches!(unit, 0xDC00..=0xDFFF) {
                out.extend(char::from_u32(0x10000 + ((high - 0xD800) << 10) + (unit - 0xDC00)));
                return;
            }
            out.extend(surrogate::char_of(high));
        }
        match unit {
            0xD800..=0xDBFF => self.high = Some(unit),
            _ => out.extend(surrogate::char_of(unit)),
        }
    }

    fn unshifted(&mut self, bytes: &[u8], byte: u8, out: &mut String) -> Step {
        self.start = self.at;
        self.at += 1;
        match (byte, bytes.get(self.at)) {
            (b'+', Some(b'-')) => {
                self.at += 1;
                out.push('+');
            }
            (b'+', Some(&next)) if digit(next).is_none() => {
                self.at += 1;
                return Step::Fault(self.at, "ill-formed sequence");
            }
            (b'+', _) => self.shift = Some(self.start),
            (byte, _) if byte.is_ascii() => out.push(char::from(byte)),
            _ => return Step::Fault(self.at, "unexpected special character"),
        }
        Step::Go
    }

    /// Goes on behind a fault.
    pub(super) fn go_on(&mut self, at: usize) {
        self.at = at;
    }
}

/// The length of the beginning of `bytes` that ends outside of base64.
pub(super) fn whole(bytes: &[u8]) -> usize {
    let (mut reader, mut out) = (Reader::default(), String::new());
    let mut end = 0;
    while reader.at < bytes.len() && !pace::halted_in_steps() {
        out.clear();
        reader.step(bytes, &mut out);
        if reader.shift.is_none() {
            end = reader.at;
        }
    }
    end
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writes_what_is_not_plain_in_base64() {
        for (text, bytes) in [("a+b", "a+-b"), ("é", "+AOk-"), ("~\\", "+AH4AXA-"), ("www.é.com", "www.+AOk.com"), ("-é-", "-+AOk--")] {
            assert_eq!(encode(text), bytes.as_bytes());
        }
    }
}
