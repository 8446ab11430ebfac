//! Bits and bytes of a stream on their way out, and the room that there is for them.
//! Nothing leaves here before it is asked for: what does not fit waits.

use serde::{Deserialize, Serialize};

/// What was made and not yet taken: whole bytes, and after them a few bits.
#[derive(Clone, Default, Serialize, Deserialize)]
pub struct Bits {
    waiting: Vec<u8>,
    held: u64,
    count: u32,
}

impl Bits {
    /// Appends up to 16 bits, the lowest first.
    #[inline(always)]
    pub fn put(&mut self, value: u32, count: u32) {
        self.held |= u64::from(value) << (self.count & 63);
        self.count += count;
        if self.count >= 48 {
            self.waiting.extend_from_slice(&self.held.to_le_bytes()[..6]);
            self.held >>= 48;
            self.count -= 48;
        }
    }
    /// Makes bytes of the bits, as far as they go.
    pub fn settle(&mut self) {
        while self.count >= 8 {
            self.waiting.push(self.held as u8);
            self.held >>= 8;
            self.count -= 8;
        }
    }
    /// Goes on at the next whole byte.
    pub fn align(&mut self) {
        self.settle();
        if self.count > 0 {
            self.waiting.push(self.held as u8);
        }
        (self.held, self.count) = (0, 0);
    }
    /// Appends bytes, where the stream is at a whole one.
    pub fn bytes(&mut self, bytes: &[u8]) {
        self.waiting.extend_from_slice(bytes);
    }
    /// Bits that are not yet a byte.
    pub fn loose(&self) -> usize {
        self.count as usize
    }
    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }
    /// Hands over as much as there is room for.
    pub fn flush(&mut self, output: &mut Output) {
        self.settle();
        let taken = self.waiting.len().min(output.room);
        output.take(&self.waiting[..taken]);
        self.waiting.drain(..taken);
    }
    /// Can it be what `put` leaves behind?
    pub fn is_sound(&self) -> bool {
        self.count < 48
    }
}

/// What a call returns. It grows by blocks of given sizes, as CPython's buffers do: a stream shows where one was full.
pub struct Output {
    pub bytes: Vec<u8>,
    pub room: usize,
    blocks: usize,
}

/// In KiB; all that follow are as large as the last.
const BLOCKS: [usize; 17] =
    [32, 64, 256, 1024, 4096, 8192, 16384, 16384, 32768, 32768, 32768, 32768, 65536, 65536, 131_072, 131_072, 262_144];

/// Bytes from which on an output grows by little.
const MUCH: usize = 1 << 20;

impl Output {
    pub fn new() -> Self {
        let mut output = Self { bytes: Vec::new(), room: 0, blocks: 0 };
        output.grow();
        output
    }
    pub fn grow(&mut self) {
        self.room += BLOCKS[self.blocks.min(BLOCKS.len() - 1)] << 10;
        self.blocks += 1;
    }
    /// Appends what there is room for.
    pub fn take(&mut self, bytes: &[u8]) {
        // What is long grows by little: twice as much memory may not be there.
        if self.bytes.len() > MUCH && self.bytes.capacity() - self.bytes.len() < bytes.len() {
            self.bytes.reserve_exact(bytes.len().max(self.bytes.len() / 8));
        }
        self.bytes.extend_from_slice(bytes);
        self.room = self.room.saturating_sub(bytes.len());
    }
}
