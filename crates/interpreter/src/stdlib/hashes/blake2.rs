//! BLAKE2b and BLAKE2s (RFC 7693) with key, salt, person and any digest size.
//! It hashes one node of a tree; what the tree is made of is the caller's affair.

/// A hash under way. Both kinds use words of 64 bits; those of BLAKE2s are masked.
#[derive(Clone)]
pub struct Blake2 {
    wide: bool,
    state: [u64; 8],
    buffer: Vec<u8>,
    count: u128,
    size: usize,
    is_last_node: bool,
}

/// What goes into the first block.
#[derive(Clone, Default)]
pub struct Parameters {
    pub wide: bool,
    pub size: usize,
    pub key: Vec<u8>,
    pub salt: Vec<u8>,
    pub person: Vec<u8>,
    pub fanout: u8,
    pub depth: u8,
    pub leaf_size: u32,
    pub node_offset: u64,
    pub node_depth: u8,
    pub inner_size: u8,
    pub is_last_node: bool,
}

impl Parameters {
    /// A hash without a key, outside any tree.
    pub fn plain(wide: bool) -> Self {
        Self { wide, size: if wide { 64 } else { 32 }, fanout: 1, depth: 1, ..Self::default() }
    }
}

const WIDE_IV: [u64; 8] = [
    0x6a09_e667_f3bc_c908,
    0xbb67_ae85_84ca_a73b,
    0x3c6e_f372_fe94_f82b,
    0xa54f_f53a_5f1d_36f1,
    0x510e_527f_ade6_82d1,
    0x9b05_688c_2b3e_6c1f,
    0x1f83_d9ab_fb41_bd6b,
    0x5be0_cd19_137e_2179,
];
const SIGMA: [[usize; 16]; 10] = [
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
    [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
    [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
    [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
    [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
    [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
    [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
    [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
    [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];

impl Blake2 {
    pub fn new(given: &Parameters) -> Self {
        let wide = given.wide;
        let word = if wide { 8 } else { 4 };
        let mut parameters = vec![0u8; word * 8];
        parameters[..4].copy_from_slice(&[given.size as u8, given.key.len() as u8, given.fanout, given.depth]);
        parameters[4..8].copy_from_slice(&given.leaf_size.to_le_bytes());
        let depth_at = if wide { 16 } else { 14 };
        parameters[8..depth_at].copy_from_slice(&given.node_offset.to_le_bytes()[..depth_at - 8]);
        parameters[depth_at] = given.node_depth;
        parameters[depth_at + 1] = given.inner_size;
        for (part, at) in [(&given.salt, word * 4), (&given.person, word * 6)] {
            for (to, from) in parameters[at..at + word * 2].iter_mut().zip(part) {
                *to = *from;
            }
        }
        let mut state = [0; 8];
        for (at, chunk) in parameters.chunks(word).enumerate() {
            state[at] = iv(wide, at) ^ little(chunk);
        }
        let mut hash = Self { wide, state, buffer: Vec::new(), count: 0, size: given.size, is_last_node: given.is_last_node };
        if !given.key.is_empty() {
            let mut block = given.key.clone();
            block.resize(hash.block(), 0);
            hash.update(&block);
        }
        hash
    }
    pub fn block(&self) -> usize {
        if self.wide { 128 } else { 64 }
    }
    pub fn update(&mut self, data: &[u8]) {
        self.buffer.extend_from_slice(data);
        let block = self.block();
        let mut at = 0;
        // The last block waits: it is compressed with the final flag.
        while self.buffer.len() - at > block {
            self.count += block as u128;
            let chunk = self.buffer[at..at + block].to_vec();
            self.compress(&chunk, false);
            at += block;
        }
        self.buffer.drain(..at);
    }
    pub fn digest(&self) -> Vec<u8> {
        let mut last = self.clone();
        last.count += last.buffer.len() as u128;
        let mut block = std::mem::take(&mut last.buffer);
        block.resize(last.block(), 0);
        last.compress(&block, true);
        let word = if self.wide { 8 } else { 4 };
        let mut out: Vec<u8> = last.state.iter().flat_map(|value| value.to_le_bytes()[..word].to_vec()).collect();
        out.truncate(self.size);
        out
    }
    fn compress(&mut self, block: &[u8], is_last: bool) {
        let word = if self.wide { 8 } else { 4 };
        let mask = if self.wide { u64::MAX } else { u64::from(u32::MAX) };
        let message: Vec<u64> = block.chunks(word).map(little).collect();
        let mut v = [0u64; 16];
        v[..8].copy_from_slice(&self.state);
        for at in 0..8 {
            v[8 + at] = iv(self.wide, at);
        }
        let bits = word * 8;
        v[12] ^= self.count as u64 & mask;
        v[13] ^= (self.count >> bits) as u64 & mask;
        if is_last {
            v[14] = !v[14] & mask;
            if self.is_last_node {
                v[15] = !v[15] & mask;
            }
        }
        let turns = if self.wide { [32, 24, 16, 63] } else { [16, 12, 8, 7] };
        let rotate = |value: u64, by: u32| if self.wide { value.rotate_right(by) } else { u64::from((value as u32).rotate_right(by)) };
        let mut mix = |a: usize, b: usize, c: usize, d: usize, x: u64, y: u64| {
            v[a] = v[a].wrapping_add(v[b]).wrapping_add(x) & mask;
            v[d] = rotate(v[d] ^ v[a], turns[0]);
            v[c] = v[c].wrapping_add(v[d]) & mask;
            v[b] = rotate(v[b] ^ v[c], turns[1]);
            v[a] = v[a].wrapping_add(v[b]).wrapping_add(y) & mask;
            v[d] = rotate(v[d] ^ v[a], turns[2]);
            v[c] = v[c].wrapping_add(v[d]) & mask;
            v[b] = rotate(v[b] ^ v[c], turns[3]);
        };
        for round in 0..if self.wide { 12 } else { 10 } {
            let s = &SIGMA[round % 10];
            for column in 0..4 {
                mix(column, 4 + column, 8 + column, 12 + column, message[s[2 * column]], message[s[2 * column + 1]]);
            }
            for column in 0..4 {
                mix(
                    column,
                    4 + (column + 1) % 4,
                    8 + (column + 2) % 4,
                    12 + (column + 3) % 4,
                    message[s[8 + 2 * column]],
                    message[s[9 + 2 * column]],
                );
            }
        }
        for at in 0..8 {
            self.state[at] ^= v[at] ^ v[at + 8];
        }
    }
}
/// The initial values of BLAKE2s are the upper halves of BLAKE2b's.
fn iv(wide: bool, at: usize) -> u64 {
    if wide { WIDE_IV[at] } else { WIDE_IV[at] >> 32 }
}
fn little(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |value, &byte| value << 8 | u64::from(byte))
}
