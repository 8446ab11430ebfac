//! `str` objects: UTF-8 text with its length in code points and a cached hash.
//! A string made by `+` may share a growing buffer, so that `s += x` in a loop is linear.
//! A lone surrogate U+D800+k is stored as U+10F000+k: the text is always valid Rust `str`.

use super::arena::Slot;
use compact_str::CompactString;
use serde::{Deserialize, Serialize};

/// A string.
#[derive(Clone, Default, Serialize, Deserialize)]
pub struct Str {
    pub(super) data: StrData,
    /// Length in code points.
    pub chars: u32,
    pub interned: bool,
    /// Zero until computed.
    pub hash: i64,
}

#[derive(Clone, Serialize, Deserialize)]
pub(super) enum StrData {
    /// A short text, or one that has room to spare.
    Flat(CompactString),
    /// The first `len` bytes of a buffer.
    Built { buffer: u32, len: u32 },
    /// A text that does not fit in the object.
    Long(Box<str>),
}

impl Default for StrData {
    fn default() -> Self {
        Self::Flat(CompactString::const_new(""))
    }
}

impl Slot for Str {
    fn extra_bytes(&self) -> usize {
        match &self.data {
            StrData::Flat(text) if text.is_heap_allocated() => text.capacity(),
            StrData::Long(text) => text.len(),
            _ => 0,
        }
    }
}

/// A buffer that strings made by concatenation share.
#[derive(Clone, Default, Serialize, Deserialize)]
pub struct Buffer {
    pub text: String,
}

impl Slot for Buffer {
    fn extra_bytes(&self) -> usize {
        self.text.capacity()
    }
}
