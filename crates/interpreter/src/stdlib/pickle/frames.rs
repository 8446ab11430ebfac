//! What a pickle is written to: bytes, in frames from protocol 4 on, laid out as CPython's C pickler lays them out.
//! It knows no objects, and hands nothing to a file itself: it says when there is something to hand on.

use super::opcode::FRAME;

/// Bytes from which on a frame is closed before the next object, and a payload stands outside of any.
pub const TARGET: usize = 64 * 1024;
/// A frame with fewer bytes has no head.
const LEAST: usize = 4;
/// The opcode and the length.
const HEAD: usize = 9;

/// Bytes under way.
#[derive(Clone, Default)]
pub struct Frames {
    pub out: Vec<u8>,
    /// Where the open frame begins.
    start: Option<usize>,
    pub is_framing: bool,
}

impl Frames {
    /// Appends bytes, in a frame where there are to be frames.
    #[inline]
    pub fn put(&mut self, bytes: &[u8]) {
        if self.is_framing && self.start.is_none() {
            self.start = Some(self.out.len());
            self.out.extend_from_slice(&[0; HEAD]);
        }
        self.out.extend_from_slice(bytes);
    }
    /// Closes the open frame.
    pub fn close(&mut self) {
        let Some(start) = self.start.take().filter(|_| self.is_framing) else { return };
        let length = self.out.len() - start - HEAD;
        if length < LEAST {
            self.out.drain(start..start + HEAD);
            return;
        }
        self.out[start] = FRAME;
        self.out[start + 1..start + HEAD].copy_from_slice(&(length as u64).to_le_bytes());
    }
    /// Between two objects: closes a frame that is long enough. Was there one?
    #[inline]
    pub fn boundary(&mut self) -> bool {
        let Some(start) = self.start else { return false };
        if self.out.len() - start - HEAD < TARGET {
            return false;
        }
        self.close();
        true
    }
}
