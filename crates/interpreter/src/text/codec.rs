//! Encodings by name, error handlers, and the faults that `UnicodeEncodeError` and its like report.
//! `codec_encode.rs` and `codec_decode.rs` do the work. Knows no handler registered by the guest.

use super::codepage_data::CODEPAGES;
use super::{Kind, TextError};
use super::{eastern, surrogate};

pub use super::codec_decode::decode;
pub use super::codec_encode::{encode, push_written};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    Little,
    Big,
    /// Told by a mark at the start; little where there is none, and when encoding.
    Marked,
}

/// A text encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    Utf7,
    Utf8,
    /// UTF-8 with a byte order mark.
    Utf8Sig,
    Utf16(Order),
    Utf32(Order),
    Latin1,
    Ascii,
    /// Text as in a Python string literal.
    UnicodeEscape,
    /// Latin-1, with `\u` and `\U` for what it does not have.
    RawUnicodeEscape,
    /// A one-byte encoding: an index into the table of code pages.
    Codepage(usize),
    /// An encoding of one and two bytes, by its number.
    Eastern(usize),
}

/// What to do about a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handler {
    Strict,
    Ignore,
    Replace,
    BackslashReplace,
    XmlCharRefReplace,
    NameReplace,
    SurrogateEscape,
    SurrogatePass,
}

/// What a `UnicodeEncodeError` or a `UnicodeDecodeError` says, but for the object itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    pub encoding: &'static str,
    /// In characters when encoding, in bytes when decoding.
    pub start: usize,
    pub end: usize,
    pub reason: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CodecError {
    Encode(Fault),
    Decode(Fault),
    Other(TextError),
}

impl Encoding {
    /// Is this the name of an encoding that only the module `codecs` has?
    pub fn is_of_module(name: &str) -> bool {
        matches!(normalized(name).as_str(), "idna" | "punycode")
    }

    /// As [`Encoding::by_name`], for a method of texts or bytes (`verb`): codecs that make no bytes of a text are told apart.
    ///
    /// # Errors
    /// `LookupError` for a name that is not known, or is one of those.
    pub fn of_text(name: &str, verb: &str) -> Result<Encoding, TextError> {
        const OTHERS: &[&str] =
            &["rot13", "rot_13", "hex", "hex_codec", "base64", "base_64", "base64_codec", "zlib", "zlib_codec", "zip", "bz2"];
        const MORE: &[&str] = &["bz2_codec", "uu", "uu_codec", "quopri", "quopri_codec", "quoted_printable"];
        if let Some(encoding) = Self::by_common_name(name) {
            return Ok(encoding);
        }
        let normal = normalized(name);
        if OTHERS.iter().chain(MORE).any(|&other| other == normal) {
            let message = format!("'{name}' is not a text encoding; use codecs.{verb}() to handle arbitrary codecs");
            return Err(TextError::new(Kind::Lookup, message));
        }
        Self::by_name(name)
    }
    /// The encoding that is named as nearly everybody does.
    pub fn by_common_name(name: &str) -> Option<Encoding> {
        Some(match name {
            "utf-8" | "utf8" | "UTF-8" => Encoding::Utf8,
            "utf-8-sig" => Encoding::Utf8Sig,
            "ascii" => Encoding::Ascii,
            "latin-1" | "latin1" => Encoding::Latin1,
            "utf-16" => Encoding::Utf16(Order::Marked),
            "utf-16-le" => Encoding::Utf16(Order::Little),
            "utf-16-be" => Encoding::Utf16(Order::Big),
            "utf-32" => Encoding::Utf32(Order::Marked),
            _ => return None,
        })
    }
    /// The encoding of a name in any spelling.
    ///
    /// # Errors
    /// `LookupError` for a name that is not known.
    pub fn by_name(name: &str) -> Result<Encoding, TextError> {
        if let Some(encoding) = Self::by_common_name(name) {
            return Ok(encoding);
        }
        let unknown = || TextError::new(Kind::Lookup, format!("unknown encoding: {name}"));
        let normal = normalized(name);
        Ok(match normal.as_str() {
            "utf_8" | "utf8" | "u8" | "utf" | "utf8_ucs2" | "utf8_ucs4" | "cp65001" => Encoding::Utf8,
            "utf_7" | "utf7" | "u7" | "unicode_1_1_utf_7" => Encoding::Utf7,
            "utf_8_sig" => Encoding::Utf8Sig,
            "utf_16" | "utf16" | "u16" => Encoding::Utf16(Order::Marked),
            "utf_16_le" | "utf_16le" | "unicodelittleunmarked" => Encoding::Utf16(Order::Little),
            "utf_16_be" | "utf_16be" | "unicodebigunmarked" => Encoding::Utf16(Order::Big),
            "utf_32" | "utf32" | "u32" => Encoding::Utf32(Order::Marked),
            "utf_32_le" | "utf_32le" => Encoding::Utf32(Order::Little),
            "utf_32_be" | "utf_32be" => Encoding::Utf32(Order::Big),
            "latin_1" | "latin1" | "latin" | "l1" | "iso8859_1" | "iso_8859_1" | "iso8859" | "8859" | "cp819" | "csisolatin1"
            | "ibm819" | "iso_8859_1_1987" | "iso_ir_100" => Encoding::Latin1,
            "ascii" | "us_ascii" | "us" | "646" | "cp367" | "csascii" | "ibm367" | "iso646_us" | "iso_ir_6" | "ansi_x3.4_1968"
            | "ansi_x3_4_1968" | "ansi_x3.4_1986" | "iso_646.irv_1991" => Encoding::Ascii,
            "unicode_escape" | "unicodeescape" => Encoding::UnicodeEscape,
            "raw_unicode_escape" | "rawunicodeescape" => Encoding::RawUnicodeEscape,
            "charmap" => Encoding::Latin1,
            normal => {
                let page = CODEPAGES.iter().position(|page| page.name == normal || page.others.contains(&normal));
                let encoding = page.map(Encoding::Codepage).or_else(|| eastern::by_name(normal).map(Encoding::Eastern));
                encoding.ok_or_else(unknown)?
            }
        })
    }

    /// The name of the codec, as `codecs.lookup(…).name` has it.
    pub fn name(self) -> String {
        match self {
            Encoding::Utf7 => "utf-7".to_owned(),
            Encoding::Utf8 => "utf-8".to_owned(),
            Encoding::Utf8Sig => "utf-8-sig".to_owned(),
            Encoding::Latin1 => "iso8859-1".to_owned(),
            Encoding::UnicodeEscape => "unicode-escape".to_owned(),
            Encoding::RawUnicodeEscape => "raw-unicode-escape".to_owned(),
            Encoding::Codepage(page) => CODEPAGES[page].name.replace('_', "-"),
            _ => self.fault_name().to_owned(),
        }
    }

    /// The name that a fault gives.
    pub(super) fn fault_name(self) -> &'static str {
        match self {
            Encoding::Utf7 => "utf7",
            Encoding::Utf8 | Encoding::Utf8Sig => "utf-8",
            Encoding::Utf16(Order::Little) => "utf-16-le",
            Encoding::Utf16(Order::Big) => "utf-16-be",
            Encoding::Utf16(Order::Marked) => "utf-16",
            Encoding::Utf32(Order::Little) => "utf-32-le",
            Encoding::Utf32(Order::Big) => "utf-32-be",
            Encoding::Utf32(Order::Marked) => "utf-32",
            Encoding::Latin1 => "latin-1",
            Encoding::Ascii => "ascii",
            Encoding::UnicodeEscape => "unicodeescape",
            Encoding::RawUnicodeEscape => "rawunicodeescape",
            Encoding::Codepage(_) => "charmap",
            Encoding::Eastern(number) => eastern::name(number),
        }
    }
}

impl Handler {
    /// # Errors
    /// `LookupError` for a name that is not known. CPython asks only when there is a fault.
    pub fn by_name(name: &str) -> Result<Handler, TextError> {
        Ok(match name {
            "strict" => Handler::Strict,
            "ignore" => Handler::Ignore,
            "replace" => Handler::Replace,
            "backslashreplace" => Handler::BackslashReplace,
            "xmlcharrefreplace" => Handler::XmlCharRefReplace,
            "namereplace" => Handler::NameReplace,
            "surrogateescape" => Handler::SurrogateEscape,
            "surrogatepass" => Handler::SurrogatePass,
            _ => {
                return Err(TextError::new(Kind::Lookup, format!("unknown error handler name '{name}'")));
            }
        })
    }
}

impl Fault {
    /// `str` of the `UnicodeEncodeError` about `text`.
    pub fn encode_message(&self, text: &str) -> String {
        let Fault { encoding, start, end, reason } = self;
        let c = text.chars().nth(*start);
        match c.filter(|_| *end == start + 1).map(surrogate::code_of) {
            None => {
                let last = *end as i64 - 1;
                format!("'{encoding}' codec can't encode characters in position {start}-{last}: {reason}")
            }
            Some(code) => {
                let shown = match code {
                    0..=0xFF => format!("\\x{code:02x}"),
                    0x100..=0xFFFF => format!("\\u{code:04x}"),
                    _ => format!("\\U{code:08x}"),
                };
                format!("'{encoding}' codec can't encode character '{shown}' in position {start}: {reason}")
            }
        }
    }

    /// `str` of the `UnicodeDecodeError` about `bytes`.
    pub fn decode_message(&self, bytes: &[u8]) -> String {
        let Fault { encoding, start, end, reason } = self;
        match bytes.get(*start).filter(|_| *end == start + 1) {
            None => {
                let last = *end as i64 - 1;
                format!("'{encoding}' codec can't decode bytes in position {start}-{last}: {reason}")
            }
            Some(byte) => {
                format!("'{encoding}' codec can't decode byte 0x{byte:02x} in position {start}: {reason}")
            }
        }
    }
}

impl From<TextError> for CodecError {
    fn from(error: TextError) -> CodecError {
        CodecError::Other(error)
    }
}

/// Lower case, with every run of what is not a letter, a digit or a point as one underscore, but none around the name.
pub fn normalized(name: &str) -> String {
    // No encoding has a name so long.
    let mut out = String::new();
    for c in name.chars().take(100) {
        if c.is_ascii_alphanumeric() || c == '.' {
            out.push(c.to_ascii_lowercase());
        } else if !out.is_empty() && !out.ends_with('_') {
            out.push('_');
        }
    }
    out.truncate(out.trim_end_matches('_').len());
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn knows_names() {
        assert_eq!(Encoding::by_name("UTF 8"), Ok(Encoding::Utf8));
        assert_eq!(Encoding::by_name("ISO-8859-1"), Ok(Encoding::Latin1));
        assert_eq!(Encoding::by_name("windows-1252").map(Encoding::name).as_deref(), Ok("cp1252"));
        assert_eq!(Encoding::by_name("foo").unwrap_err().message, "unknown encoding: foo");
    }

    fn encoded(text: &str, encoding: &str, errors: &str) -> Result<Vec<u8>, String> {
        encode(text, Encoding::by_name(encoding).unwrap(), errors).map_err(|error| match error {
            CodecError::Encode(fault) => fault.encode_message(text),
            other => format!("{other:?}"),
        })
    }

    fn decoded(bytes: &[u8], encoding: &str, errors: &str) -> Result<String, String> {
        decode(bytes, Encoding::by_name(encoding).unwrap(), errors).map_err(|error| match error {
            CodecError::Decode(fault) => fault.decode_message(bytes),
            other => format!("{other:?}"),
        })
    }

    #[test]
    fn encodes() {
        let lone = surrogate::char_of(0xDC80).unwrap();
        assert_eq!(encoded("é", "latin-1", "strict"), Ok(vec![0xE9]));
        assert_eq!(encoded("€", "cp1252", "strict"), Ok(vec![0x80]));
        assert_eq!(encoded("é😀", "utf-16", "strict"), Ok(b"\xff\xfe\xe9\x00=\xd8\x00\xde".to_vec()));
        assert_eq!(encoded("é€", "ascii", "namereplace"), Ok(b"\\N{LATIN SMALL LETTER E WITH ACUTE}\\N{EURO SIGN}".to_vec()));
        assert_eq!(encoded(&format!("{lone}a"), "utf-8", "surrogateescape"), Ok(b"\x80a".to_vec()));
        assert_eq!(
            encoded(&format!("a{lone}{lone}"), "utf-8", "strict"),
            Err("'utf-8' codec can't encode characters in position 1-2: surrogates not allowed".to_owned())
        );
        assert_eq!(
            encoded("aé", "ascii", "strict"),
            Err("'ascii' codec can't encode character '\\xe9' in position 1: ordinal not in range(128)".to_owned())
        );
    }

    #[test]
    fn decodes() {
        assert_eq!(decoded(b"\xff\xfe\xe9\x00=\xd8\x00\xde", "utf-16", "strict").as_deref(), Ok("é😀"));
        assert_eq!(decoded(b"\xef\xbb\xbfa", "utf-8-sig", "strict").as_deref(), Ok("a"));
        assert_eq!(decoded(b"a\xe2\x82b", "utf-8", "replace").as_deref(), Ok("a\u{fffd}b"));
        assert_eq!(
            decoded(b"a\xe2\x82", "utf-8", "strict"),
            Err("'utf-8' codec can't decode bytes in position 1-2: unexpected end of data".to_owned())
        );
        assert_eq!(
            decoded(b"\x81", "cp1252", "strict"),
            Err("'charmap' codec can't decode byte 0x81 in position 0: character maps to <undefined>".to_owned())
        );
    }
}
