//! Huffman codes of limited length, the very ones that zlib gives to the same counts.
//! The order in which equal counts are joined and long codes are shortened is part of that.

/// Symbols of the largest alphabet: bytes, the end of a block, lengths.
pub const LITERALS: usize = 286;
pub const DISTANCES: usize = 30;
/// Lengths of codes 0 to 15, and three ways to repeat one.
pub const LENGTHS: usize = 19;
/// Room for the symbols of any alphabet.
pub const SYMBOLS: usize = 288;
/// Leaves and joints of the largest tree, and one place that is not used.
const NODES: usize = 2 * LITERALS + 1;

/// What an alphabet has: symbols, bits that follow them, the longest code, the lengths that are fixed for it.
pub struct Alphabet {
    pub symbols: usize,
    pub extra: fn(usize) -> u32,
    pub longest: usize,
    pub fixed: Option<&'static Code>,
}

/// For each symbol its bits, the first of them lowest, and how many they are.
pub struct Code {
    pub bits: [u16; SYMBOLS],
    pub lengths: [u8; SYMBOLS],
    /// The last symbol that has a code.
    pub last: usize,
}

impl Code {
    /// The canonical code with such lengths.
    pub const fn of(lengths: [u8; SYMBOLS], last: usize) -> Self {
        let mut counts = [0u16; 16];
        let mut at = 0;
        while at <= last {
            counts[(lengths[at] & 15) as usize] += 1;
            at += 1;
        }
        counts[0] = 0;
        let mut next = [0u16; 16];
        let mut length = 1;
        while length < 16 {
            next[length] = next[length - 1].wrapping_add(counts[length - 1]) << 1;
            length += 1;
        }
        let mut bits = [0; SYMBOLS];
        at = 0;
        while at <= last {
            let length = (lengths[at] & 15) as usize;
            if length > 0 {
                bits[at] = next[length].reverse_bits() >> (16 - length);
                next[length] = next[length].wrapping_add(1);
            }
            at += 1;
        }
        Self { bits, lengths, last }
    }
}

/// What the symbols of a block would take, in bits: with codes made for them, and with the fixed ones.
#[derive(Default)]
pub struct Costs {
    pub made: i64,
    pub fixed: i64,
}

/// A tree in the making.
struct Builder {
    counts: [u16; NODES],
    depths: [u8; NODES],
    parents: [u16; NODES],
    lengths: [u8; NODES],
    /// A heap from 1 on, smallest first; from `sorted` on, the nodes that left it, the last first.
    heap: [u16; NODES],
    len: usize,
    sorted: usize,
}

/// The code for symbols that were counted. There are always two codes at least, so that a decoder has a tree.
pub fn build(counted: &[u16], alphabet: &Alphabet, costs: &mut Costs) -> Code {
    let mut tree = Builder {
        counts: [0; NODES],
        depths: [0; NODES],
        parents: [0; NODES],
        lengths: [0; NODES],
        heap: [0; NODES],
        len: 0,
        sorted: NODES,
    };
    let mut last = 0;
    for (symbol, &count) in counted.iter().enumerate().take(alphabet.symbols) {
        if count > 0 {
            tree.counts[symbol] = count;
            tree.len += 1;
            tree.heap[tree.len] = symbol as u16;
            last = symbol;
        }
    }
    let mut is_any = tree.len > 0;
    while tree.len < 2 {
        // A symbol that does not occur costs nothing: what will be counted for it is taken off here.
        let symbol = match (is_any, last) {
            (false, _) => 0,
            (true, 0 | 1) => last + 1,
            (true, _) => 0,
        };
        (is_any, last) = (true, last.max(symbol));
        tree.counts[symbol] = 1;
        tree.len += 1;
        tree.heap[tree.len] = symbol as u16;
        costs.made -= 1;
        costs.fixed -= alphabet.fixed.map_or(0, |fixed| i64::from(fixed.lengths[symbol]));
    }
    tree.join(alphabet.symbols);
    tree.measure(alphabet, last, costs);
    let mut lengths = [0; SYMBOLS];
    lengths[..=last].copy_from_slice(&tree.lengths[..=last]);
    Code::of(lengths, last)
}

impl Builder {
    /// Joins the two smallest until one is left.
    fn join(&mut self, symbols: usize) {
        for at in (1..=self.len / 2).rev() {
            self.sink(at);
        }
        let mut joint = symbols;
        while self.len >= 2 {
            let first = self.heap[1];
            self.heap[1] = self.heap[self.len];
            self.len -= 1;
            self.sink(1);
            let second = self.heap[1];
            self.heap[self.sorted - 1] = first;
            self.heap[self.sorted - 2] = second;
            self.sorted -= 2;
            let (a, b) = (usize::from(first), usize::from(second));
            self.counts[joint] = self.counts[a].wrapping_add(self.counts[b]);
            self.depths[joint] = self.depths[a].max(self.depths[b]).wrapping_add(1);
            self.parents[a] = joint as u16;
            self.parents[b] = joint as u16;
            self.heap[1] = joint as u16;
            joint += 1;
            self.sink(1);
        }
        self.sorted -= 1;
        self.heap[self.sorted] = self.heap[1];
    }
    /// Of equal counts the flatter tree is the smaller, so that codes stay short.
    fn rank(&self, node: u16) -> (u16, u8) {
        (self.counts[usize::from(node)], self.depths[usize::from(node)])
    }
    fn sink(&mut self, mut at: usize) {
        let node = self.heap[at];
        let rank = self.rank(node);
        let mut child = at * 2;
        while child <= self.len {
            if child < self.len && self.rank(self.heap[child + 1]) <= self.rank(self.heap[child]) {
                child += 1;
            }
            if rank <= self.rank(self.heap[child]) {
                break;
            }
            self.heap[at] = self.heap[child];
            at = child;
            child = at * 2;
        }
        self.heap[at] = node;
    }
    /// Gives lengths to all nodes from the root down, and shortens those that are too long.
    fn measure(&mut self, alphabet: &Alphabet, last: usize, costs: &mut Costs) {
        let longest = alphabet.longest;
        let mut of_length = [0u16; 16];
        let mut too_long = 0;
        for at in self.sorted + 1..NODES {
            let node = usize::from(self.heap[at]);
            let mut length = usize::from(self.lengths[usize::from(self.parents[node])]) + 1;
            if length > longest {
                length = longest;
                too_long += 1;
            }
            self.lengths[node] = length as u8;
            // Only leaves have codes. zlib tells them from joints by the last symbol that has one.
            if node > last {
                continue;
            }
            of_length[length] += 1;
            let (count, extra) = (i64::from(self.counts[node]), i64::from((alphabet.extra)(node)));
            costs.made += count * (length as i64 + extra);
            if let Some(fixed) = alphabet.fixed {
                costs.fixed += count * (i64::from(fixed.lengths[node]) + extra);
            }
        }
        if too_long > 0 {
            self.shorten(longest, last, too_long, of_length, costs);
        }
    }
    /// Moves leaves down beside leaves that were too deep, and deals the lengths out again, the longest to the rarest.
    fn shorten(&mut self, longest: usize, last: usize, too_long: i32, mut of_length: [u16; 16], costs: &mut Costs) {
        let mut left = too_long;
        while left > 0 {
            let Some(length) = (1..longest).rev().find(|&length| of_length[length] > 0) else { return };
            of_length[length] -= 1;
            of_length[length + 1] += 2;
            of_length[longest] = of_length[longest].wrapping_sub(1);
            left -= 2;
        }
        let mut at = NODES;
        for length in (1..=longest).rev() {
            let mut wanted = of_length[length];
            while wanted > 0 && at > self.sorted {
                at -= 1;
                let node = usize::from(self.heap[at]);
                if node > last {
                    continue;
                }
                costs.made += (length as i64 - i64::from(self.lengths[node])) * i64::from(self.counts[node]);
                self.lengths[node] = length as u8;
                wanted -= 1;
            }
        }
    }
}
