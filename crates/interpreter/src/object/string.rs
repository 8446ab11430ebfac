//! `str` objects: UTF-8 text with its length in code points and a cached hash.
//! A string made by `+` may share a growing buffer, so that `s += x` in a loop is linear.
//! A lone surrogate U+D800+k is stored as U+10F000+k: the text is always valid Rust `str`.
//! A text of a few bytes lies in its object; nothing here decides which objects share a text.

use super::arena::{Arena, Slot};
use compact_str::CompactString;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

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
    /// A text of a few bytes.
    Inline(Inline),
    /// The first `len` bytes of a buffer.
    Built { buffer: u32, len: u32 },
    /// A text that does not fit in the object.
    Long(Box<str>),
    /// One that has much room to spare: giving it back would mean to copy the rest.
    #[expect(clippy::box_collection, reason = "three words do not fit beside the tag")]
    Roomy(Box<String>),
}

impl Default for StrData {
    fn default() -> Self {
        Self::Inline(Inline::EMPTY)
    }
}

impl Str {
    /// Becomes the string of a text of at most `INLINE` bytes, in the place of a dead string, which owns nothing.
    #[inline(always)]
    pub(super) fn set_short(&mut self, text: &str, chars: usize) {
        (self.chars, self.interned, self.hash) = (chars as u32, false, 0);
        match &mut self.data {
            StrData::Inline(inline) => inline.set(text),
            other => {
                let mut inline = Inline::EMPTY;
                inline.set(text);
                *other = StrData::Inline(inline);
            }
        }
    }
    /// As `set_short`, of a text of its own.
    #[inline(always)]
    pub(super) fn set_long(&mut self, text: Box<str>, chars: usize) {
        (self.chars, self.interned, self.hash) = (chars as u32, false, 0);
        std::mem::forget(std::mem::replace(&mut self.data, StrData::Long(text)));
    }
    /// Puts a short text behind one that lies in the object, if there is room.
    #[inline(always)]
    pub(super) fn append_short(&mut self, text: &str) {
        if let StrData::Inline(inline) = &mut self.data {
            inline.append(text);
        }
    }
    /// The text, which may lie in a buffer.
    #[inline(always)]
    pub(super) fn text<'a>(&'a self, buffers: &'a Arena<Buffer>) -> &'a str {
        match &self.data {
            StrData::Inline(text) => text.as_str(),
            StrData::Long(text) => text,
            StrData::Roomy(text) => text,
            StrData::Built { buffer, len } => &buffers[*buffer].text[..*len as usize],
        }
    }
}

impl Slot for Str {
    const LIGHT: bool = true;

    fn owns(&self) -> bool {
        matches!(self.data, StrData::Long(_) | StrData::Roomy(_))
    }
    fn extra_bytes(&self) -> usize {
        match &self.data {
            StrData::Long(text) => text.len(),
            StrData::Roomy(text) => size_of::<String>() + text.capacity(),
            StrData::Inline(_) | StrData::Built { .. } => 0,
        }
    }
    fn release(&mut self) -> usize {
        match std::mem::take(&mut self.data) {
            StrData::Long(text) => text.len(),
            StrData::Roomy(text) => size_of::<String>() + text.capacity(),
            StrData::Inline(_) | StrData::Built { .. } => 0,
        }
    }
}

/// Bytes of a text that lies in its object.
pub(super) const INLINE: usize = 22;

/// A text of at most `INLINE` bytes.
#[derive(Clone, Copy)]
pub(super) struct Inline {
    len: u8,
    bytes: [u8; INLINE],
}

impl Inline {
    const EMPTY: Self = Self { len: 0, bytes: [0; INLINE] };

    /// Becomes a copy of a text; a text that is too long becomes an empty one.
    #[inline(always)]
    pub fn set(&mut self, text: &str) {
        self.len = 0;
        self.append(text);
    }
    /// Puts a text behind its own, if there is room.
    #[inline(always)]
    pub fn append(&mut self, text: &str) {
        let end = self.len as usize + text.len();
        if let Some(to) = self.bytes.get_mut(self.len as usize..end) {
            copy_short(to, text.as_bytes());
            self.len = end as u8;
        }
    }
    /// Writes the text to a page, with what lies behind it, and tells where it ends; none if the page ends before that.
    #[inline(always)]
    pub fn write(&self, page: &mut [u8], at: usize) -> Option<usize> {
        *page.get_mut(at..)?.first_chunk_mut()? = self.bytes;
        Some(at + self.len as usize)
    }
    #[inline(always)]
    #[expect(unsafe_code, reason = "every use of a short text would look at each of its bytes")]
    pub fn as_str(&self) -> &str {
        // SAFETY: `len` is at most `INLINE`, and these bytes are those of whole texts, one after the other: an `Inline` begins as
        // `EMPTY`, and `append` alone adds to it, from `&str`, and only where there is room.
        unsafe { std::str::from_utf8_unchecked(self.bytes.get_unchecked(..self.len as usize)) }
    }
}

/// The text of bytes that are all ASCII: they are looked at, but not as slowly as for whole characters.
#[inline]
#[expect(unsafe_code, reason = "looking for whole characters costs several times what this does")]
pub fn ascii_text(bytes: &[u8]) -> Option<&str> {
    // SAFETY: ASCII bytes are a text.
    bytes.is_ascii().then(|| unsafe { std::str::from_utf8_unchecked(bytes) })
}

/// Copies as many bytes as there is room for, at most `INLINE`. Overlapping pieces of fixed lengths are copied: a call that copies any
/// length costs more.
#[inline(always)]
fn copy_short(to: &mut [u8], from: &[u8]) {
    match from.len() {
        0 => {}
        len @ 1..4 => {
            to[0] = from[0];
            to[len / 2] = from[len / 2];
            to[len - 1] = from[len - 1];
        }
        4..8 => copy_ends::<4>(to, from),
        8..16 => copy_ends::<8>(to, from),
        _ => copy_ends::<16>(to, from),
    }
}

/// Copies the first and the last `N` bytes of what has at least `N`, and at most `2 * N`: all of it.
#[inline(always)]
fn copy_ends<const N: usize>(to: &mut [u8], from: &[u8]) {
    if let (Some(to), Some(first)) = (to.first_chunk_mut::<N>(), from.first_chunk::<N>()) {
        *to = *first;
    }
    if let (Some(to), Some(last)) = (to.last_chunk_mut::<N>(), from.last_chunk::<N>()) {
        *to = *last;
    }
}

impl Serialize for Inline {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_str().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Inline {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = CompactString::deserialize(deserializer)?;
        if text.len() > INLINE {
            return Err(D::Error::custom("a short text is too long"));
        }
        let mut inline = Self::EMPTY;
        inline.set(&text);
        Ok(inline)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_texts_stay_whole() {
        let text = "aé€𝄞 the rest of it, and more";
        for end in (0..=text.len()).filter(|&end| text.is_char_boundary(end)) {
            let part = &text[..end];
            let mut inline = Inline::EMPTY;
            inline.set("an old text that goes");
            inline.set(part);
            assert_eq!(inline.as_str(), if end <= INLINE { part } else { "" });
            for middle in (0..=end).filter(|&middle| text.is_char_boundary(middle)) {
                let (first, second) = part.split_at(middle);
                inline.set(first);
                inline.append(second);
                let kept = if middle <= INLINE { first } else { "" };
                let all = format!("{kept}{second}");
                assert_eq!(inline.as_str(), if all.len() <= INLINE { all.as_str() } else { kept });
            }
        }
        assert_eq!(size_of::<StrData>(), 24);
    }

    #[test]
    fn only_ascii_is_ascii() {
        assert_eq!(ascii_text(b"plain"), Some("plain"));
        assert_eq!(ascii_text("é".as_bytes()), None);
        assert_eq!(ascii_text(b""), Some(""));
    }
}
