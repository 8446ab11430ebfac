//! The data that matches are looked for in: the last bytes of the input, and chains of the places where three of them stood before.
//! Which match is found is zlib's choice, early stops included. A search looks at the meter, and ends when the cell must.

use crate::pace;
use serde::{Deserialize, Serialize};

pub const SHORTEST: usize = 3;
pub const LONGEST: usize = 258;
/// Bytes that are wanted ahead, so that a match and the next one can be seen whole.
pub const WANTED: usize = LONGEST + SHORTEST + 1;
/// More bytes than the symbols of any block stand for.
const LONGEST_BLOCK: isize = 1 << 24;
/// Steps along chains between two looks at the meter.
const STEPS: usize = 1 << 14;

/// What is still to be read of the input.
pub struct Input<'a> {
    pub data: &'a [u8],
}

impl<'a> Input<'a> {
    /// The next bytes, which are then read.
    pub fn read(&mut self, count: usize) -> &'a [u8] {
        let (now, later) = self.data.split_at(count.min(self.data.len()));
        self.data = later;
        now
    }
}

/// How hard a level tries.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub struct Effort {
    /// A match this long makes the search for a better one shorter.
    pub good: usize,
    /// No better one is looked for after a match this long; of the fast levels, only in matches this long every place is noted.
    pub lazy: usize,
    /// A match this long ends a search.
    pub nice: usize,
    /// Places that one search looks at.
    pub tries: usize,
}

/// By level.
pub const EFFORTS: [Effort; 10] = [
    Effort { good: 0, lazy: 0, nice: 0, tries: 0 },
    Effort { good: 4, lazy: 4, nice: 8, tries: 4 },
    Effort { good: 4, lazy: 5, nice: 16, tries: 8 },
    Effort { good: 4, lazy: 6, nice: 32, tries: 32 },
    Effort { good: 4, lazy: 4, nice: 16, tries: 16 },
    Effort { good: 8, lazy: 16, nice: 32, tries: 32 },
    Effort { good: 8, lazy: 16, nice: 128, tries: 128 },
    Effort { good: 8, lazy: 32, nice: 128, tries: 256 },
    Effort { good: 32, lazy: 128, nice: 258, tries: 1024 },
    Effort { good: 32, lazy: 258, nice: 258, tries: 4096 },
];

#[derive(Clone, Serialize, Deserialize)]
pub struct Window {
    /// Twice the window: when the second half is nearly used up it becomes the first.
    pub bytes: Vec<u8>,
    pub size: usize,
    /// The last place with each hash, and for each place the one before it; 0 is none.
    heads: Vec<u16>,
    before: Vec<u16>,
    hash: usize,
    shift: u32,
    pub effort: Effort,
    /// The next byte to be dealt with, and how many are there.
    pub start: usize,
    pub ahead: usize,
    /// Bytes before `start` that are not in the chains yet.
    pub unnoted: usize,
    /// Where the block under way began; below 0 if that is gone.
    pub block: isize,
    /// Where the last match that was found stands.
    pub found: usize,
    steps: usize,
    pub is_halted: bool,
}

impl Window {
    pub fn new(bits: u32, memory: u32, effort: Effort) -> Self {
        let size = 1 << bits;
        let hash_bits = memory + 7;
        Self {
            bytes: vec![0; size * 2],
            size,
            heads: vec![0; 1 << hash_bits],
            before: vec![0; size],
            hash: 0,
            shift: hash_bits.div_ceil(3),
            effort,
            start: 0,
            ahead: 0,
            unnoted: 0,
            block: 0,
            found: 0,
            steps: 0,
            is_halted: false,
        }
    }
    /// Can it be what a stream with such a window and so much memory leaves behind?
    pub fn is_sound(&self, bits: u32, memory: u32) -> bool {
        let size = 1 << bits;
        self.size == size
            && self.bytes.len() == size * 2
            && self.before.len() == size
            && self.heads.len() == 1 << (memory + 7)
            && self.hash < self.heads.len()
            && self.shift == (memory + 7).div_ceil(3)
            && self.start <= size * 2
            && self.ahead <= size * 2 - self.start
            && self.unnoted <= self.start
            && self.block <= self.start as isize
            && self.block > -LONGEST_BLOCK
            && self.steps < STEPS * 2
            && self.effort.tries <= 4096
    }
    #[inline(always)]
    pub fn byte(&self, at: usize) -> u8 {
        self.bytes.get(at).copied().unwrap_or(0)
    }
    /// How far back a match may be.
    #[inline(always)]
    pub fn reach(&self) -> usize {
        self.size - WANTED
    }
    /// The data of the block under way, if it is all still there.
    pub fn block_bytes(&self) -> Option<&[u8]> {
        self.bytes.get(usize::try_from(self.block).ok()?..self.start)
    }
    pub fn block_len(&self) -> usize {
        (self.start as isize - self.block).max(0) as usize
    }
    /// Has work been done that calls for a look at the meter, and must the cell stop?
    #[inline]
    pub fn spend(&mut self, steps: usize) {
        self.steps += steps;
        if self.steps >= STEPS {
            self.steps = 0;
            self.is_halted |= pace::halted();
        }
    }

    #[inline(always)]
    fn roll(&mut self, byte: u8) {
        self.hash = (self.hash << self.shift ^ usize::from(byte)) & (self.heads.len() - 1);
    }
    /// Begins the hash anew with two bytes.
    pub fn begin_hash(&mut self, at: usize) {
        self.hash = usize::from(self.byte(at));
        self.roll(self.byte(at + 1));
    }
    /// Notes a place, and tells the last one before it that begins with the same three bytes.
    #[inline(always)]
    pub fn note(&mut self, at: usize) -> usize {
        self.roll(self.byte(at + 2));
        let slot = at & (self.before.len() - 1);
        let (Some(head), Some(before)) = (self.heads.get_mut(self.hash), self.before.get_mut(slot)) else { return 0 };
        *before = *head;
        *head = at as u16;
        usize::from(*before)
    }
    /// No place was ever noted.
    pub fn forget(&mut self) {
        self.heads.fill(0);
    }
    /// What was read goes out of sight as well.
    pub fn restart(&mut self) {
        (self.start, self.block, self.unnoted) = (0, 0, 0);
    }

    /// Lets the first half go.
    pub fn slide(&mut self, kept: usize) {
        let size = self.size;
        self.bytes.copy_within(size..size + kept.min(size), 0);
        self.found = self.found.wrapping_sub(size);
        self.start -= size;
        self.block -= size as isize;
        self.unnoted = self.unnoted.min(self.start);
    }
    fn slide_chains(&mut self) {
        let size = self.size as u16;
        for place in self.heads.iter_mut().chain(&mut self.before) {
            *place = place.saturating_sub(size);
        }
    }
    /// Reads as much as there is room for.
    pub fn fill(&mut self, input: &mut Input) {
        loop {
            let mut room = (self.size * 2).saturating_sub(self.ahead + self.start);
            if self.start >= self.size + self.reach() {
                self.slide(self.size.saturating_sub(room));
                self.slide_chains();
                room += self.size;
            }
            if input.data.is_empty() {
                return;
            }
            let read = input.read(room);
            let end = self.start + self.ahead;
            let Some(place) = self.bytes.get_mut(end..end + read.len()) else { return };
            place.copy_from_slice(read);
            self.ahead += read.len();
            self.spend(read.len() >> 3);
            if self.ahead + self.unnoted >= SHORTEST {
                let mut at = self.start - self.unnoted;
                self.begin_hash(at);
                while self.unnoted > 0 {
                    self.note(at);
                    at += 1;
                    self.unnoted -= 1;
                    if self.ahead + self.unnoted < SHORTEST {
                        break;
                    }
                }
            }
            if self.ahead >= WANTED || input.data.is_empty() || self.is_halted {
                return;
            }
        }
    }

    /// The length of the longest match along a chain, if it is longer than one already known; `found` says where it is.
    pub fn search(&mut self, first: usize, known: usize) -> usize {
        let Some(here) = self.bytes.get(self.start..).and_then(|rest| rest.first_chunk::<LONGEST>()) else { return known.min(self.ahead) };
        let mut tries = if known >= self.effort.good { self.effort.tries >> 2 } else { self.effort.tries };
        let all = tries;
        let nice = self.effort.nice.min(self.ahead);
        let limit = self.start.saturating_sub(self.reach());
        let mask = self.before.len() - 1;
        let (mut at, mut best) = (first, known.clamp(1, LONGEST - 1));
        let start = [here[0], here[1]];
        let mut end = [here[best - 1], here[best]];
        loop {
            // What differs mostly differs where a match would become the longest.
            if self.bytes.get(at + best - 1..at + best + 1).is_some_and(|there| there == end)
                && let Some(there) = self.bytes.get(at..).and_then(|rest| rest.first_chunk::<LONGEST>())
                && there[..2] == start
            {
                let length = common(here, there);
                if length > best {
                    self.found = at;
                    best = length;
                    if length >= nice || length >= LONGEST {
                        break;
                    }
                    end = [here[best - 1], here[best]];
                }
            }
            at = usize::from(self.before[at & mask]);
            if at <= limit {
                break;
            }
            tries = tries.saturating_sub(1);
            if tries == 0 {
                break;
            }
        }
        self.spend(all - tries + 1);
        best.min(self.ahead)
    }
}

/// How many bytes are the same from the beginning.
#[inline]
fn common(a: &[u8; LONGEST], b: &[u8; LONGEST]) -> usize {
    let ((a, rest_a), (b, rest_b)) = (a.as_chunks::<8>(), b.as_chunks::<8>());
    for (at, (a, b)) in a.iter().zip(b).enumerate() {
        let differing = u64::from_le_bytes(*a) ^ u64::from_le_bytes(*b);
        if differing != 0 {
            return at * 8 + differing.trailing_zeros() as usize / 8;
        }
    }
    a.len() * 8 + rest_a.iter().zip(rest_b).take_while(|(a, b)| a == b).count()
}
