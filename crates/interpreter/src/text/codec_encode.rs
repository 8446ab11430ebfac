//! `str.encode`: text to bytes, and what the error handlers put in the place of the rest.

use super::codec::{CodecError, Encoding, Fault, Handler, Order};
use super::codepage_data::CODEPAGES;
use super::eastern;
use super::quote::push_escape;
use super::surrogate;
use super::unicode;
use super::utf7;
use crate::pace;

/// Bytes of a text that is encoded without a look at the clock.
const FEW: usize = 1 << 12;

/// `text.encode(encoding, errors)`; the handler's name is looked up only if it is needed.
///
/// # Errors
/// `CodecError::Encode` where the handler does not help, a `LookupError` if there is no such handler.
pub fn encode(text: &str, encoding: Encoding, errors: &str) -> Result<Vec<u8>, CodecError> {
    let plain = match encoding {
        Encoding::Utf8 => !surrogate::has_surrogate(text),
        Encoding::Latin1 | Encoding::Ascii | Encoding::Eastern(_) => text.is_ascii(),
        Encoding::Codepage(page) => CODEPAGES[page].is_ascii() && text.is_ascii(),
        _ => false,
    };
    if plain {
        let mut out = Vec::with_capacity(text.len());
        pace::slices(text.as_bytes()).for_each(|part| out.extend_from_slice(part));
        return Ok(out);
    }
    match encoding {
        Encoding::Utf7 => return Ok(utf7::encode(text)),
        Encoding::UnicodeEscape => return Ok(escaped(text)),
        Encoding::RawUnicodeEscape => return Ok(raw_escaped(text)),
        _ => {}
    }
    let (mark, widest) = match encoding {
        Encoding::Utf16(_) => (2, 2),
        _ => (4, 1),
    };
    let mut out = Vec::with_capacity(mark + widest * text.len());
    if let Encoding::Utf16(order @ (Order::Little | Order::Marked)) = encoding
        && text.len() <= FEW
        && text.is_ascii()
    {
        out.extend_from_slice(if matches!(order, Order::Marked) { &[0xFF, 0xFE] } else { &[] });
        put_utf16(&mut out, text, u16::to_le_bytes);
        return Ok(out);
    }
    match encoding {
        Encoding::Utf8Sig => out.extend_from_slice(b"\xEF\xBB\xBF"),
        Encoding::Utf16(Order::Marked) | Encoding::Utf32(Order::Marked) => {
            put(&mut out, '\u{FEFF}', encoding);
        }
        _ => {}
    }
    if let Encoding::Utf16(order) = encoding
        && !surrogate::has_surrogate(text)
    {
        for (_, piece) in pace::pieces(text) {
            match order {
                Order::Big => put_utf16(&mut out, piece, u16::to_be_bytes),
                Order::Little | Order::Marked => put_utf16(&mut out, piece, u16::to_le_bytes),
            }
        }
        return Ok(out);
    }
    let mut handler = None;
    let mut chars = pace::pieces(text).flat_map(|(_, piece)| piece.chars()).enumerate().peekable();
    while let Some((start, c)) = chars.next() {
        if put(&mut out, c, encoding) {
            continue;
        }
        // Neighbours that cannot be encoded either are one fault, but not where a character takes several bytes.
        let mut run = vec![c];
        let single = matches!(encoding, Encoding::Utf16(_) | Encoding::Utf32(_) | Encoding::Eastern(_));
        while let Some(&(_, next)) = chars.peek()
            && !single
            && !encodable(next, encoding)
        {
            run.push(next);
            chars.next();
        }
        let handler = match handler {
            Some(handler) => handler,
            None => *handler.insert(Handler::by_name(errors)?),
        };
        if let Err(skip) = handle(&mut out, &run, encoding, handler) {
            let reason = match encoding {
                Encoding::Latin1 => "ordinal not in range(256)",
                Encoding::Ascii => "ordinal not in range(128)",
                Encoding::Codepage(_) => "character maps to <undefined>",
                Encoding::Eastern(_) => eastern::ILLEGAL,
                _ => "surrogates not allowed",
            };
            let (start, end) = (start + skip, start + run.len());
            return Err(CodecError::Encode(Fault { encoding: encoding.fault_name(), start, end, reason }));
        }
    }
    Ok(out)
}

/// Appends the units of a text, of which there is at most one for each of its bytes.
fn put_utf16(out: &mut Vec<u8>, text: &str, bytes: impl Fn(u16) -> [u8; 2]) {
    let start = out.len();
    out.resize(start + 2 * text.len(), 0);
    let places = out[start..].as_chunks_mut::<2>().0.iter_mut();
    if text.is_ascii() {
        places.zip(text.bytes()).for_each(|(place, byte)| *place = bytes(u16::from(byte)));
        return;
    }
    let units = places.zip(text.encode_utf16()).map(|(place, unit)| *place = bytes(unit)).count();
    out.truncate(start + 2 * units);
}

/// Text with everything escaped but printable ASCII: every character can be.
fn escaped(text: &str) -> Vec<u8> {
    let mut out = String::with_capacity(text.len());
    for c in pace::pieces(text).flat_map(|(_, piece)| piece.chars()) {
        match c {
            '\\' => out.push_str("\\\\"),
            ' '..='~' => out.push(c),
            _ => push_escape(&mut out, c),
        }
    }
    out.into_bytes()
}

fn raw_escaped(text: &str) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    for c in pace::pieces(text).flat_map(|(_, piece)| piece.chars()) {
        match u8::try_from(c) {
            Ok(byte) => out.push(byte),
            Err(_) => {
                let mut escape = String::new();
                push_escape(&mut escape, c);
                out.extend_from_slice(escape.as_bytes());
            }
        }
    }
    out
}

/// Appends one character; false if the encoding does not have it.
fn put(out: &mut Vec<u8>, c: char, encoding: Encoding) -> bool {
    let lone = surrogate::is_surrogate(c);
    match encoding {
        Encoding::Utf8 | Encoding::Utf8Sig if !lone => {
            out.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes());
        }
        Encoding::Utf16(order) if !lone => {
            for &mut unit in c.encode_utf16(&mut [0; 2]) {
                put_u16(out, unit, order);
            }
        }
        Encoding::Utf32(order) if !lone => put_u32(out, u32::from(c), order),
        Encoding::Latin1 if c <= '\u{FF}' => out.push(c as u8),
        Encoding::Ascii if c.is_ascii() => out.push(c as u8),
        Encoding::Codepage(page) => match CODEPAGES[page].byte_of(c) {
            Some(byte) => out.push(byte),
            None => return false,
        },
        Encoding::Eastern(number) => return eastern::put(number, c, out),
        _ => return false,
    }
    true
}

fn encodable(c: char, encoding: Encoding) -> bool {
    match encoding {
        Encoding::Latin1 => c <= '\u{FF}',
        Encoding::Ascii => c.is_ascii(),
        Encoding::Codepage(_) | Encoding::Eastern(_) => put(&mut Vec::new(), c, encoding),
        _ => !surrogate::is_surrogate(c),
    }
}

fn put_u16(out: &mut Vec<u8>, unit: u16, order: Order) {
    match order {
        Order::Big => out.extend_from_slice(&unit.to_be_bytes()),
        Order::Little | Order::Marked => out.extend_from_slice(&unit.to_le_bytes()),
    }
}

fn put_u32(out: &mut Vec<u8>, code: u32, order: Order) {
    match order {
        Order::Big => out.extend_from_slice(&code.to_be_bytes()),
        Order::Little | Order::Marked => out.extend_from_slice(&code.to_le_bytes()),
    }
}

/// Puts something in the place of a run; the error is how much of it went well.
fn handle(out: &mut Vec<u8>, run: &[char], encoding: Encoding, handler: Handler) -> Result<(), usize> {
    let mut text = String::new();
    match handler {
        Handler::Strict => return Err(0),
        Handler::Ignore => return Ok(()),
        Handler::SurrogateEscape => return escape(out, run, encoding),
        Handler::SurrogatePass => return pass(out, run, encoding),
        Handler::Replace => text.extend(pace::items(run.iter()).map(|_| '?')),
        Handler::BackslashReplace | Handler::XmlCharRefReplace | Handler::NameReplace => {
            pace::items(run.iter()).for_each(|&c| push_written(&mut text, c, handler));
        }
    }
    for c in pace::pieces(&text).flat_map(|(_, piece)| piece.chars()) {
        put(out, c, encoding);
    }
    Ok(())
}

/// A character as a handler writes it in ASCII.
pub fn push_written(text: &mut String, c: char, handler: Handler) {
    match handler {
        Handler::XmlCharRefReplace => text.extend(["&#", itoa::Buffer::new().format(surrogate::code_of(c)), ";"]),
        Handler::NameReplace if let Some(name) = unicode::name(c) => text.extend(["\\N{", &name, "}"]),
        _ if c.is_ascii() => text.push_str(&format!("\\x{:02x}", u32::from(c))),
        _ => push_escape(text, c),
    }
}

/// `surrogateescape`: U+DC80 to U+DCFF are the bytes that could not be decoded.
fn escape(out: &mut Vec<u8>, run: &[char], encoding: Encoding) -> Result<(), usize> {
    let length = run.len();
    let good = run.iter().take_while(|&&c| matches!(surrogate::code_of(c), 0xDC80..=0xDCFF)).count();
    match encoding {
        // A single byte is no unit of these, and the code pages do not know of a part.
        Encoding::Utf16(_) | Encoding::Utf32(_) => return Err(0),
        Encoding::Codepage(_) | Encoding::Eastern(_) if good < length => return Err(0),
        _ => {}
    }
    out.extend(run[..good].iter().map(|&c| surrogate::code_of(c) as u8));
    if good == length { Ok(()) } else { Err(good) }
}

/// `surrogatepass`: surrogates are encoded as if they were characters.
fn pass(out: &mut Vec<u8>, run: &[char], encoding: Encoding) -> Result<(), usize> {
    for &c in pace::items(run.iter()) {
        let code = surrogate::code_of(c);
        match encoding {
            Encoding::Utf8 | Encoding::Utf8Sig => {
                out.extend([0xE0 | (code >> 12) as u8, 0x80 | (code >> 6 & 63) as u8, 0x80 | (code & 63) as u8]);
            }
            Encoding::Utf16(order) => put_u16(out, code as u16, order),
            Encoding::Utf32(order) => put_u32(out, code, order),
            _ => return Err(0),
        }
    }
    Ok(())
}
