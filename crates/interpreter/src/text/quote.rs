//! `repr` of strings and bytes: Python literals that read back as the same value.
//! Never fails; the result can be up to ten times as long as the text.

use super::surrogate;
use super::unicode;
use crate::object::string::ascii_text;
use crate::pace;

/// `repr(text)`.
pub fn repr_str(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    push_repr_str(&mut out, text);
    out
}

/// Appends `repr(text)`.
pub fn push_repr_str(out: &mut String, text: &str) {
    push_quoted(out, text, unicode::is_printable);
}

/// `ascii(text)`: like `repr`, with everything beyond ASCII escaped.
pub fn ascii_str(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    push_quoted(&mut out, text, |c| matches!(c, ' '..='~'));
    out
}

/// `ascii(object)`, from the object's `repr`: escapes what is beyond ASCII and nothing else.
pub fn ascii_of_repr(repr: &str) -> String {
    if repr.is_ascii() {
        return repr.to_owned();
    }
    let mut out = String::with_capacity(repr.len() * 2);
    for c in pace::pieces(repr).flat_map(|(_, piece)| piece.chars()) {
        if c.is_ascii() { out.push(c) } else { push_escape(&mut out, c) }
    }
    out
}

/// `repr(bytes)`.
pub fn repr_bytes(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len() + 3);
    push_repr_bytes(&mut out, bytes);
    out
}

/// Appends `repr(bytes)`.
pub fn push_repr_bytes(out: &mut String, bytes: &[u8]) {
    let quote = quote_for(bytes);
    out.push('b');
    out.push(quote);
    for &byte in pace::slices(bytes).flatten() {
        let c = char::from(byte);
        match byte {
            b' '..=b'~' if c == quote || byte == b'\\' => out.extend(['\\', c]),
            b' '..=b'~' => out.push(c),
            _ => push_escape(out, c),
        }
    }
    out.push(quote);
}

/// `repr(bytearray)`.
pub fn repr_bytearray(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len() + 14);
    out.push_str("bytearray(");
    let mut inner = String::with_capacity(bytes.len() + 3);
    push_repr_bytes(&mut inner, bytes);
    // CPython escapes single quotes here even between double ones.
    out.push_str(&if inner.starts_with("b\"") { inner.replace('\'', "\\'") } else { inner });
    out.push(')');
    out
}

/// Single quotes, unless only single quotes occur inside.
fn quote_for(bytes: &[u8]) -> char {
    if memchr::memchr(b'\'', bytes).is_some() && memchr::memchr(b'"', bytes).is_none() { '"' } else { '\'' }
}

fn push_quoted(out: &mut String, text: &str, stays: impl Fn(char) -> bool) {
    let quote = quote_for(text.as_bytes());
    out.reserve(text.len() + 2);
    out.push(quote);
    pace::pieces(text).for_each(|(_, piece)| push_escaped(out, piece, quote, &stays));
    out.push(quote);
}

fn push_escaped(out: &mut String, text: &str, quote: char, stays: impl Fn(char) -> bool) {
    let bytes = text.as_bytes();
    let mut done = 0;
    let mut at = 0;
    // Up to here some byte is out of the ordinary.
    let mut mixed = 0;
    while at < bytes.len() {
        // Sixteen at once, where none of them is.
        if at >= mixed
            && let Some(few) = bytes[at..].first_chunk::<16>()
        {
            if few.iter().fold(true, |plain, &byte| plain & matches!(byte, b' '..=b'~') & (byte != b'\\') & (byte != quote as u8)) {
                at += 16;
                continue;
            }
            mixed = at + 16;
        }
        let byte = bytes[at];
        if matches!(byte, b' '..=b'~') && byte != b'\\' && char::from(byte) != quote {
            at += 1;
            continue;
        }
        let Some(c) = text[at..].chars().next() else {
            break;
        };
        let next = at + c.len_utf8();
        if byte.is_ascii() || !stays(c) {
            out.push_str(&text[done..at]);
            if c == quote || c == '\\' {
                out.extend(['\\', c]);
            } else {
                push_escape(out, c);
            }
            done = next;
        }
        at = next;
    }
    out.push_str(&text[done..]);
}

/// Appends the shortest escape of a character that cannot stand as it is.
pub fn push_escape(out: &mut String, c: char) {
    let code = surrogate::code_of(c);
    let (lead, digits) = match code {
        0x0A => return out.push_str("\\n"),
        0x0D => return out.push_str("\\r"),
        0x09 => return out.push_str("\\t"),
        0..=0xFF => (b'x', 2),
        0x100..=0xFFFF => (b'u', 4),
        _ => (b'U', 8),
    };
    let mut escape = [b'\\', lead, 0, 0, 0, 0, 0, 0, 0, 0];
    for (place, digit) in (0..digits).rev().zip(&mut escape[2..]) {
        *digit = b"0123456789abcdef"[(code >> (4 * place)) as usize & 15];
    }
    out.push_str(ascii_text(&escape[..2 + digits]).unwrap_or_default());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_text() {
        assert_eq!(repr_str("plain"), "'plain'");
        assert_eq!(repr_str("it's"), "\"it's\"");
        assert_eq!(repr_str("'\""), "'\\'\"'");
        assert_eq!(repr_str("\t\n\r\\\0\x7f\u{a0}é\u{200b}\u{1F600}\u{10ffff}"), r"'\t\n\r\\\x00\x7f\xa0é\u200b😀\U0010ffff'");
        assert_eq!(repr_str(&surrogate::char_of(0xDC80).unwrap().to_string()), r"'\udc80'");
        assert_eq!(ascii_str("é'\u{1F600}"), "\"\\xe9'\\U0001f600\"");
        assert_eq!(ascii_of_repr("['é']"), r"['\xe9']");
    }

    #[test]
    fn quotes_bytes() {
        assert_eq!(repr_bytes(b"a'\\\n\x00\xff"), "b\"a'\\\\\\n\\x00\\xff\"");
        assert_eq!(repr_bytearray(b"x"), "bytearray(b'x')");
    }
}
