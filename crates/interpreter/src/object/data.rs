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
        let mut bytes = SmallVec::with_capacity(first.len() + second.len());
        bytes.extend_from_slice(first);
        bytes.extend_from_slice(second);
        Self(bytes)
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
