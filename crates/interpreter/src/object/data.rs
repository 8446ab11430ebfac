//! What `bytes` and `bytearray` objects hold: some tens of bytes lie in the object, more of them apart.
//! Nothing here knows which of the two an object is.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::ops::{Deref, DerefMut};

/// Bytes that lie in their object.
const INLINE: usize = 48;

/// The bytes. They are always copied as a whole, never one after the other.
#[derive(Default, Serialize, Deserialize)]
#[serde(from = "Vec<u8>")]
pub struct Data(SmallVec<[u8; INLINE]>);

impl Data {
    /// Some bytes, and others behind them.
    pub fn of_two(first: &[u8], second: &[u8]) -> Self {
        let (middle, len) = (first.len(), first.len() + second.len());
        let mut inline = [0; INLINE];
        if let Some(bytes) = inline.get_mut(..len) {
            bytes[..middle].copy_from_slice(first);
            bytes[middle..].copy_from_slice(second);
            return Self(SmallVec::from_buf_and_len(inline, len));
        }
        let mut bytes = Vec::with_capacity(len);
        bytes.extend_from_slice(first);
        bytes.extend_from_slice(second);
        Self(SmallVec::from_vec(bytes))
    }
}

impl Clone for Data {
    fn clone(&self) -> Self {
        Self::from(self.as_slice())
    }
}

impl From<&[u8]> for Data {
    #[inline]
    fn from(bytes: &[u8]) -> Self {
        Self(SmallVec::from_slice(bytes))
    }
}

impl From<Vec<u8>> for Data {
    #[inline]
    fn from(bytes: Vec<u8>) -> Self {
        Self(SmallVec::from_vec(bytes))
    }
}

impl Deref for Data {
    type Target = SmallVec<[u8; INLINE]>;
    #[inline(always)]
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Data {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}
