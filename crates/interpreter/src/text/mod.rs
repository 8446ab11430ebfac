//! Text as CPython 3.11 reads and writes it: pure functions over `str`, bytes and numbers.
//! Knows nothing of the interpreter's objects: a failure is a `TextError`, which the caller raises.

pub mod bytes_ops;
pub mod calendar_math;
pub mod codec;
mod codec_decode;
mod codec_encode;
pub mod codec_parts;
mod codepage;
mod codepage_data;
mod eastern;
mod eastern_data;
pub mod fixed;
pub mod float_hex;
pub mod float_parse;
pub mod float_repr;
pub mod format_number;
pub mod format_spec;
pub mod format_string;
pub mod idna;
pub mod int_text;
mod long_needle;
pub mod marks;
pub mod mersenne;
pub mod percent;
pub mod punycode;
pub mod quote;
pub mod search;
pub mod short;
pub mod short_digits;
pub mod str_case;
pub mod str_class;
pub mod str_index;
pub mod str_pad;
pub mod str_search;
pub mod str_split;
pub mod strftime;
pub mod strptime;
pub mod surrogate;
pub mod unicode;
mod unicode_data;
mod utf7;

use std::fmt;

/// As much of a text as fits into so many bytes: messages clip names, as C's `%.200s` does.
#[must_use]
pub fn clipped(text: &str, most: usize) -> &str {
    let mut end = text.len().min(most);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    &text[..end]
}

/// The Python exception that a failure becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Value,
    Type,
    Overflow,
    Memory,
    Index,
    Key,
    Lookup,
}

impl Kind {
    /// The name of the exception's class.
    pub fn exception(self) -> &'static str {
        match self {
            Kind::Value => "ValueError",
            Kind::Type => "TypeError",
            Kind::Overflow => "OverflowError",
            Kind::Memory => "MemoryError",
            Kind::Index => "IndexError",
            Kind::Key => "KeyError",
            Kind::Lookup => "LookupError",
        }
    }
}

/// A failure to raise in the guest, with CPython's words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    pub kind: Kind,
    pub message: String,
}

impl TextError {
    pub fn new(kind: Kind, message: impl Into<String>) -> TextError {
        TextError { kind, message: message.into() }
    }

    pub fn value(message: impl Into<String>) -> TextError {
        TextError::new(Kind::Value, message)
    }

    /// CPython's `MemoryError` says nothing.
    pub fn memory() -> TextError {
        TextError::new(Kind::Memory, "")
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.kind.exception(), self.message)
    }
}

impl std::error::Error for TextError {}
