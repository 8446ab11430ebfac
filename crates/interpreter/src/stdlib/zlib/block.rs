//! One block of a stream: literals and matches as they are found, then written with the code that takes the fewest bits.
//! How many of them a block holds is settled when the stream begins.

use super::bits::Bits;
use super::trees::{self, Alphabet, Code, Costs, DISTANCES, LENGTHS, LITERALS, SYMBOLS};
use serde::{Deserialize, Serialize};

/// What was found since the last block: a literal as itself, a match as its distance and, in the low byte, its length less three.
#[derive(Clone, Serialize, Deserialize)]
pub struct Block {
    found: Vec<u32>,
    limit: usize,
}

const END: usize = 256;
const FIRST_LENGTH: usize = END + 1;
/// The longest match has a code of its own, without extra bits.
const LONGEST: u32 = 255;

static FIXED_LITERALS: Code = Code::of(fixed_literals(), SYMBOLS - 1);
static FIXED_DISTANCES: Code = Code::of(fixed_distances(), DISTANCES - 1);
static OF_LITERALS: Alphabet = Alphabet { symbols: LITERALS, extra: extra_of_literal, longest: 15, fixed: Some(&FIXED_LITERALS) };
static OF_DISTANCES: Alphabet = Alphabet { symbols: DISTANCES, extra: extra_of_distance, longest: 15, fixed: Some(&FIXED_DISTANCES) };
static OF_LENGTHS: Alphabet = Alphabet { symbols: LENGTHS, extra: extra_of_repeat, longest: 7, fixed: None };
static LENGTH_SYMBOLS: [u8; 256] = length_symbols();
/// The order in which lengths of codes for lengths are told: those that are often unused come last.
const ORDER: [usize; LENGTHS] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const STORED: u32 = 0;
const FIXED: u32 = 1;
const DYNAMIC: u32 = 2;

const fn fixed_literals() -> [u8; SYMBOLS] {
    let mut lengths = [8; SYMBOLS];
    let mut at = 144;
    while at < 280 {
        lengths[at] = if at < END { 9 } else { 7 };
        at += 1;
    }
    lengths
}
const fn fixed_distances() -> [u8; SYMBOLS] {
    let mut lengths = [0; SYMBOLS];
    let mut at = 0;
    while at < DISTANCES {
        lengths[at] = 5;
        at += 1;
    }
    lengths
}
/// For each length, less three, which of the lengths' symbols it begins with.
const fn length_symbols() -> [u8; 256] {
    let mut symbols = [0; 256];
    let mut length = 0u32;
    while length < LONGEST {
        symbols[length as usize] = if length < 8 {
            length as u8
        } else {
            let top = length.ilog2();
            (4 * (top - 1) + (length >> (top - 2) & 3)) as u8
        };
        length += 1;
    }
    symbols[LONGEST as usize] = 28;
    symbols
}
fn extra_of_literal(symbol: usize) -> u32 {
    let length = symbol.saturating_sub(FIRST_LENGTH) as u32;
    if (8..28).contains(&length) { length / 4 - 1 } else { 0 }
}
fn extra_of_distance(symbol: usize) -> u32 {
    (symbol as u32 / 2).saturating_sub(1)
}
fn extra_of_repeat(symbol: usize) -> u32 {
    match symbol {
        16 => 2,
        17 => 3,
        18 => 7,
        _ => 0,
    }
}
/// The symbol of a distance less one.
#[inline]
fn distance_symbol(distance: u32) -> usize {
    if distance < 2 {
        return distance as usize;
    }
    let top = distance.ilog2();
    (2 * top + (distance >> (top - 1) & 1)) as usize & 31
}

/// How a block is to be written, whatever is in it.
pub struct Manner {
    pub is_last: bool,
    /// At level 0 nothing is compressed.
    pub is_plain: bool,
    /// No codes but the fixed ones.
    pub is_fixed: bool,
}

impl Block {
    pub fn new(memory: u32) -> Self {
        Self { found: Vec::new(), limit: (1 << (memory + 6)) - 1 }
    }
    /// Adds a byte. Is the block full?
    #[inline(always)]
    pub fn literal(&mut self, byte: u8) -> bool {
        self.found.push(u32::from(byte));
        self.found.len() >= self.limit
    }
    /// Adds a match. Is the block full?
    #[inline(always)]
    pub fn pair(&mut self, distance: usize, length: usize) -> bool {
        self.found.push((distance as u32) << 16 | (length as u32).wrapping_sub(3) & 255);
        self.found.len() >= self.limit
    }
    pub fn is_empty(&self) -> bool {
        self.found.is_empty()
    }
    /// Can it be what a stream with so much memory leaves behind?
    pub fn is_sound(&self, memory: u32) -> bool {
        self.limit == (1 << (memory + 6)) - 1 && self.found.len() <= self.limit
    }

    /// Writes what was found; `plain` is the data itself, if it is all still there.
    pub fn write(&mut self, bits: &mut Bits, plain: Option<&[u8]>, length: usize, manner: &Manner) {
        let mut literals = [0u16; SYMBOLS];
        let mut distances = [0u16; 32];
        let last = u32::from(manner.is_last);
        let stored = length as i64;
        let (mut least, mut fixed) = (stored + 5, stored + 5);
        let mut made = None;
        if !manner.is_plain {
            self.count(&mut literals, &mut distances);
            let mut costs = Costs::default();
            let by_literal = trees::build(&literals, &OF_LITERALS, &mut costs);
            let by_distance = trees::build(&distances, &OF_DISTANCES, &mut costs);
            let header = Header::new(&by_literal, &by_distance, &mut costs);
            (least, fixed) = ((costs.made + 3 + 7) >> 3, (costs.fixed + 3 + 7) >> 3);
            if fixed <= least || manner.is_fixed {
                least = fixed;
            }
            made = Some((by_literal, by_distance, header));
        }
        match (plain, made) {
            (Some(plain), _) if stored + 4 <= least => write_stored(bits, plain, manner.is_last),
            (_, Some((by_literal, by_distance, header))) if fixed != least => {
                bits.put(DYNAMIC << 1 | last, 3);
                header.write(bits, &by_literal, &by_distance);
                self.write_found(bits, &by_literal, &by_distance);
            }
            _ => {
                bits.put(FIXED << 1 | last, 3);
                self.write_found(bits, &FIXED_LITERALS, &FIXED_DISTANCES);
            }
        }
        self.found.clear();
        if manner.is_last {
            bits.align();
        }
    }
    fn count(&self, literals: &mut [u16; SYMBOLS], distances: &mut [u16; 32]) {
        for &found in &self.found {
            let (distance, value) = (found >> 16, (found & 255) as usize);
            if distance == 0 {
                literals[value] += 1;
            } else {
                literals[FIRST_LENGTH + usize::from(LENGTH_SYMBOLS[value])] += 1;
                distances[distance_symbol(distance - 1)] += 1;
            }
        }
        literals[END] = 1;
    }
    fn write_found(&self, bits: &mut Bits, literals: &Code, distances: &Code) {
        let put = |bits: &mut Bits, code: &Code, symbol: usize| {
            bits.put(u32::from(code.bits[symbol]), u32::from(code.lengths[symbol]));
        };
        for &found in &self.found {
            let (distance, value) = (found >> 16, found & 255);
            if distance == 0 {
                put(bits, literals, value as usize);
                continue;
            }
            let symbol = usize::from(LENGTH_SYMBOLS[value as usize]);
            put(bits, literals, FIRST_LENGTH + symbol);
            let extra = extra_of_literal(FIRST_LENGTH + symbol);
            bits.put(value & ((1 << extra) - 1), extra);
            let symbol = distance_symbol(distance - 1);
            put(bits, distances, symbol);
            let extra = extra_of_distance(symbol);
            bits.put((distance - 1) & ((1 << extra) - 1), extra);
        }
        put(bits, literals, END);
    }
}

/// A block that holds data as it is, at most 65535 bytes of it.
pub fn write_stored(bits: &mut Bits, data: &[u8], is_last: bool) {
    write_stored_head(bits, data.len(), is_last);
    bits.bytes(data);
}
/// Its beginning, where the data goes another way.
pub fn write_stored_head(bits: &mut Bits, length: usize, is_last: bool) {
    bits.put(STORED << 1 | u32::from(is_last), 3);
    bits.align();
    bits.bytes(&(length as u16).to_le_bytes());
    bits.bytes(&(!(length as u16)).to_le_bytes());
}
/// An empty block of fixed codes, which brings all before it within a decoder's sight.
pub fn write_empty(bits: &mut Bits) {
    bits.put(FIXED << 1, 3);
    bits.put(u32::from(FIXED_LITERALS.bits[END]), u32::from(FIXED_LITERALS.lengths[END]));
    bits.settle();
}

/// The two codes of a block as it tells them: their lengths, with repeats, in a code of their own.
struct Header {
    /// Symbols, each with the value of its extra bits.
    told: Vec<(u8, u8)>,
    code: Code,
    /// How many lengths of that code are told.
    count: usize,
}

impl Header {
    fn new(literals: &Code, distances: &Code, costs: &mut Costs) -> Self {
        let mut told = Vec::with_capacity(LITERALS + DISTANCES);
        tell_lengths(&literals.lengths[..=literals.last], &mut told);
        tell_lengths(&distances.lengths[..=distances.last], &mut told);
        let mut counts = [0; LENGTHS];
        told.iter().for_each(|&(symbol, _)| counts[usize::from(symbol)] += 1);
        let code = trees::build(&counts, &OF_LENGTHS, costs);
        let count = (4..=LENGTHS).rev().find(|&count| count == 4 || code.lengths[ORDER[count - 1]] != 0).unwrap_or(4);
        costs.made += 3 * count as i64 + 5 + 5 + 4;
        Self { told, code, count }
    }
    fn write(&self, bits: &mut Bits, literals: &Code, distances: &Code) {
        bits.put(literals.last as u32 + 1 - 257, 5);
        bits.put(distances.last as u32, 5);
        bits.put(self.count as u32 - 4, 4);
        for &symbol in &ORDER[..self.count] {
            bits.put(u32::from(self.code.lengths[symbol]), 3);
        }
        for &(symbol, extra) in &self.told {
            let symbol = usize::from(symbol);
            bits.put(u32::from(self.code.bits[symbol]), u32::from(self.code.lengths[symbol]));
            bits.put(u32::from(extra), extra_of_repeat(symbol));
        }
    }
}

/// Lengths as symbols: runs are cut as zlib cuts them, whatever would be shortest.
fn tell_lengths(lengths: &[u8], told: &mut Vec<(u8, u8)>) {
    for run in lengths.chunk_by(|a, b| a == b) {
        let (length, mut left) = (run[0], run.len());
        let mut is_first = true;
        while left > 0 {
            let (most, least) = match (length, is_first) {
                (0, _) => (138, 3),
                (_, false) => (6, 3),
                (_, true) => (7, 4),
            };
            let mut count = left.min(most);
            left -= count;
            if count < least {
                told.extend(std::iter::repeat_n((length, 0), count));
            } else if length != 0 {
                if is_first {
                    told.push((length, 0));
                    count -= 1;
                }
                told.push((16, count as u8 - 3));
            } else if count <= 10 {
                told.push((17, count as u8 - 3));
            } else {
                told.push((18, count as u8 - 11));
            }
            is_first = false;
        }
    }
}
