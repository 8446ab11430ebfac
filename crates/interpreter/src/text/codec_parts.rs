//! Bytes that come in parts: how far a part can be decoded before its rest is there. Also the escapes of bytes literals.

use super::codec::{Encoding, Order};
use crate::pace;

/// The length of the beginning of `bytes` that ends with a whole character.
pub fn whole(bytes: &[u8], encoding: Encoding) -> usize {
    let length = bytes.len();
    match encoding {
        Encoding::Utf7 => super::utf7::whole(bytes),
        Encoding::Utf8 | Encoding::Utf8Sig => {
            let is_begun = |&start: &usize| {
                let error = std::str::from_utf8(&bytes[start..]).err();
                error.is_some_and(|error| error.valid_up_to() == 0 && error.error_len().is_none())
            };
            (length.saturating_sub(3)..length).find(is_begun).unwrap_or(length)
        }
        Encoding::Utf16(order) => {
            let is_big = order == Order::Big || order == Order::Marked && bytes.starts_with(b"\xFE\xFF");
            let even = length & !1;
            let high = even.checked_sub(if is_big { 2 } else { 1 }).map(|at| bytes[at]);
            if matches!(high, Some(0xD8..=0xDB)) { even - 2 } else { even }
        }
        Encoding::Utf32(_) => length & !3,
        Encoding::UnicodeEscape => before_escape(bytes, b"xuUN"),
        Encoding::RawUnicodeEscape => before_escape(bytes, b"uU"),
        Encoding::Eastern(number) => super::eastern::whole(number, bytes),
        Encoding::Latin1 | Encoding::Ascii | Encoding::Codepage(_) => length,
    }
}

/// Where an escape begins that the end cuts off; `codes` are those that take more than one letter.
fn before_escape(bytes: &[u8], codes: &[u8]) -> usize {
    let Some(last) = memchr::memrchr(b'\\', bytes) else { return bytes.len() };
    let run = bytes[..=last].iter().rev().take_while(|&&byte| byte == b'\\' && !pace::halted_in_steps()).count();
    if run % 2 == 0 {
        return bytes.len();
    }
    let is_cut = match &bytes[last + 1..] {
        [] => true,
        [code, rest @ ..] if codes.contains(code) => match code {
            b'N' => rest.is_empty() || rest[0] == b'{' && memchr::memchr(b'}', rest).is_none(),
            _ => {
                let digits = match code {
                    b'x' => 2,
                    b'u' => 4,
                    _ => 8,
                };
                rest.len() < digits && rest.iter().all(u8::is_ascii_hexdigit)
            }
        },
        _ => false,
    };
    if is_cut { last } else { bytes.len() }
}

/// What the escapes of a bytes literal mean; `filler` stands for a wrong `\x`.
///
/// # Errors
/// What CPython says of an escape that is none.
pub fn unescaped(bytes: &[u8], filler: Option<&[u8]>) -> Result<Vec<u8>, String> {
    let mut out = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while let Some(&byte) = bytes.get(at)
        && !pace::halted_in_steps()
    {
        at += 1;
        if byte != b'\\' {
            out.push(byte);
            continue;
        }
        let Some(&code) = bytes.get(at) else { return Err("Trailing \\ in string".to_owned()) };
        at += 1;
        match code {
            b'\n' => {}
            b'\\' | b'\'' | b'"' => out.push(code),
            b'a' => out.push(7),
            b'b' => out.push(8),
            b't' => out.push(b'\t'),
            b'n' => out.push(b'\n'),
            b'v' => out.push(11),
            b'f' => out.push(12),
            b'r' => out.push(b'\r'),
            b'0'..=b'7' => {
                let digits = bytes[at - 1..].iter().take(3).take_while(|byte| matches!(byte, b'0'..=b'7'));
                let (value, count) = digits.fold((0u32, 0), |(value, count), digit| (value * 8 + u32::from(digit - b'0'), count + 1));
                out.push(value as u8);
                at += count - 1;
            }
            b'x' => {
                let digit = |at: usize| bytes.get(at).and_then(|&byte| char::from(byte).to_digit(16));
                match (digit(at), digit(at + 1), filler) {
                    (Some(high), Some(low), _) => {
                        out.push((high << 4 | low) as u8);
                        at += 2;
                    }
                    (high, _, Some(filler)) => {
                        out.extend_from_slice(filler);
                        at += usize::from(high.is_some());
                    }
                    _ => return Err(format!("invalid \\x escape at position {}", at - 2)),
                }
            }
            _ => out.extend([b'\\', code]),
        }
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_end_with_whole_characters() {
        assert_eq!(whole("aé".as_bytes(), Encoding::Utf8), 3);
        assert_eq!(whole(b"a\xC3", Encoding::Utf8), 1);
        assert_eq!(whole(b"a\xF0\x9F\x98", Encoding::Utf8), 1);
        assert_eq!(whole(b"a\xFF", Encoding::Utf8), 2);
        assert_eq!(whole(b"a\0=\xD8\0", Encoding::Utf16(Order::Little)), 2);
        assert_eq!(whole(br"a\u00", Encoding::UnicodeEscape), 1);
        assert_eq!(whole(br"a\\u00", Encoding::UnicodeEscape), 6);
    }

    #[test]
    fn escapes_are_read() {
        assert_eq!(unescaped(br"a\x41\101\n\q", None).as_deref(), Ok(&b"aAA\n\\q"[..]));
        assert_eq!(unescaped(br"a\x4", None).unwrap_err(), "invalid \\x escape at position 1");
    }
}
