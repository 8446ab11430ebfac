//! Huffman codes of a stream that is read: made of the lengths of their codes, refused where those fit no tree.

use std::sync::{Arc, OnceLock};

/// The longest code.
pub const LONGEST: usize = 15;
/// Bits that are looked up at once.
const DIRECT: u32 = 10;

/// What a code is for: only some may have gaps.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    Lengths,
    Symbols,
}

#[derive(Default)]
pub struct Code {
    /// By the next bits: a symbol and, in the lowest four bits, the length of its code; 0 where that is longer, or none.
    direct: Vec<u16>,
    /// How many codes there are of each length.
    counts: [u16; LONGEST + 1],
    /// The symbols in the order of their codes.
    symbols: Vec<u16>,
}

impl Code {
    /// None where the lengths are those of no code.
    pub fn new(lengths: &[u8], purpose: Purpose) -> Option<Self> {
        let mut counts = [0_u16; LONGEST + 1];
        for &length in lengths {
            *counts.get_mut(usize::from(length))? += 1;
        }
        counts[0] = 0;
        let mut left = 1_i32;
        let mut firsts = [0_usize; LONGEST + 2];
        for length in 1..=LONGEST {
            left = 2 * left - i32::from(counts[length]);
            if left < 0 {
                return None;
            }
            firsts[length + 1] = firsts[length] + usize::from(counts[length]);
        }
        // A single code of one bit has a gap that data may not use; no code at all is found out when it is used.
        let longest = counts.iter().rposition(|&count| count > 0).unwrap_or(0);
        if left > 0 && longest > 0 && (purpose == Purpose::Lengths || longest > 1) {
            return None;
        }
        let mut symbols = vec![0; firsts[LONGEST + 1]];
        for (symbol, &length) in lengths.iter().enumerate().filter(|&(_, &length)| length > 0) {
            let place = &mut firsts[usize::from(length)];
            symbols[*place] = symbol as u16;
            *place += 1;
        }
        let mut code = Self { direct: vec![0; 1 << DIRECT], counts, symbols };
        code.fill();
        Some(code)
    }

    /// The symbol whose code begins these bits, and its length. Bits that are not there yet are 0, and the length tells of them.
    #[inline(always)]
    pub fn find(&self, bits: u64) -> Option<(usize, u32)> {
        match self.direct.get(bits as usize & ((1 << DIRECT) - 1)) {
            Some(&entry) if entry != 0 => Some((usize::from(entry >> 4), u32::from(entry & 15))),
            _ => self.find_long(bits),
        }
    }

    fn fill(&mut self) {
        let (mut code, mut place) = (0_u32, 0);
        for length in 1..=DIRECT {
            for _ in 0..self.counts[length as usize] {
                let entry = self.symbols[place] << 4 | length as u16;
                let first = code.reverse_bits() >> (32 - length);
                for slot in self.direct[first as usize..].iter_mut().step_by(1 << length) {
                    *slot = entry;
                }
                code += 1;
                place += 1;
            }
            code <<= 1;
        }
    }
    #[cold]
    fn find_long(&self, bits: u64) -> Option<(usize, u32)> {
        let (mut code, mut first, mut place) = (0, 0, 0);
        for length in 1..=LONGEST {
            code |= (bits >> (length - 1) & 1) as usize;
            let count = usize::from(self.counts[length]);
            if code < first + count {
                return self.symbols.get(place + code - first).map(|&symbol| (usize::from(symbol), length as u32));
            }
            place += count;
            first = (first + count) << 1;
            code <<= 1;
        }
        None
    }
}

/// The two codes of a block.
#[derive(Default)]
pub struct Pair {
    pub literals: Code,
    pub distances: Code,
}

pub const FIXED_LITERALS: usize = 288;
pub const FIXED_LENGTHS: usize = FIXED_LITERALS + 32;

/// Lengths of the codes that a block need not bring along.
pub fn fixed_lengths() -> [u8; FIXED_LENGTHS] {
    let mut lengths = [5; FIXED_LENGTHS];
    lengths[..144].fill(8);
    lengths[144..256].fill(9);
    lengths[256..280].fill(7);
    lengths[280..FIXED_LITERALS].fill(8);
    lengths
}
pub fn fixed() -> Arc<Pair> {
    static FIXED: OnceLock<Arc<Pair>> = OnceLock::new();
    let made = FIXED.get_or_init(|| {
        let lengths = fixed_lengths();
        let code = |lengths: &[u8]| Code::new(lengths, Purpose::Symbols).unwrap_or_default();
        Arc::new(Pair { literals: code(&lengths[..FIXED_LITERALS]), distances: code(&lengths[FIXED_LITERALS..]) })
    });
    Arc::clone(made)
}
