//! `str` objects: UTF-8 text with its length in code points and a cached hash.
//! A string made by `+` may share a growing buffer, so that `s += x` in a loop is linear.
//! A lone surrogate U+D800+k is stored as U+10F000+k: the text is always valid Rust `str`.
//! A text of a few bytes lies in its object; nothing here decides which objects share a text.

use super::arena::Slot;
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

    /// A copy of a text, if it is short enough. Overlapping pieces of fixed lengths are copied: a call that copies any length costs more.
    #[inline(always)]
    pub fn new(text: &str) -> Option<Self> {
        let from = text.as_bytes();
        let len = from.len();
        let mut bytes = [0; INLINE];
        match len {
            0 => {}
            1..4 => {
                bytes[0] = from[0];
                bytes[len / 2] = from[len / 2];
                bytes[len - 1] = from[len - 1];
            }
            4..8 => copy_ends::<4>(&mut bytes, from),
            8..16 => copy_ends::<8>(&mut bytes, from),
            16..=INLINE => copy_ends::<16>(&mut bytes, from),
            _ => return None,
        }
        Some(Self { len: len as u8, bytes })
    }
    /// Two texts, one after the other, if they are short enough.
    #[inline]
    pub fn joined(first: &str, second: &str) -> Option<Self> {
        let len = first.len() + second.len();
        if len > INLINE {
            return None;
        }
        let mut bytes = [0; INLINE];
        bytes[..first.len()].copy_from_slice(first.as_bytes());
        bytes[first.len()..len].copy_from_slice(second.as_bytes());
        Some(Self { len: len as u8, bytes })
    }
    #[inline(always)]
    #[expect(unsafe_code, reason = "every use of a short text would look at each of its bytes")]
    pub fn as_str(&self) -> &str {
        // SAFETY: `len` is at most `INLINE`, and these bytes are those of one or two whole texts: `new` and `joined` alone make an
        // `Inline`, from `&str`, and nothing changes one.
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

/// Copies the first and the last `N` bytes of what has at least `N`, and at most `2 * N`: all of it.
#[inline(always)]
fn copy_ends<const N: usize>(bytes: &mut [u8; INLINE], from: &[u8]) {
    if let (Some(first), Some(last)) = (from.first_chunk::<N>(), from.last_chunk::<N>()) {
        bytes[..N].copy_from_slice(first);
        bytes[from.len() - N..from.len()].copy_from_slice(last);
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
        Self::new(&text).ok_or_else(|| D::Error::custom("a short text is too long"))
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
        let text = "aé€𝄞 the rest of it";
        for end in (0..=text.len()).filter(|&end| text.is_char_boundary(end)) {
            let part = &text[..end];
            assert_eq!(Inline::new(part).map(|inline| inline.as_str().to_owned()), (end <= INLINE).then(|| part.to_owned()));
            let (first, second) = part.split_at(part.chars().next().map_or(0, char::len_utf8));
            assert_eq!(Inline::joined(first, second).is_some(), end <= INLINE);
            assert!(Inline::joined(first, second).is_none_or(|joined| joined.as_str() == part));
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
