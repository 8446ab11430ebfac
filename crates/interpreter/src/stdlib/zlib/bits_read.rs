//! Bits and bytes of a stream on their way in. What is not there as a whole is not taken: it waits for more input.

/// Why a run stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    NeedsInput,
    Full,
    /// It was made with words given in advance.
    NeedsWords,
    Ended,
    Faulty,
}

/// Why a phase is not over.
pub enum Broken {
    Stop(Stop),
    Fault(&'static str),
}

#[inline(always)]
pub fn low(bits: u64, count: u32) -> usize {
    (bits & ((1 << count) - 1)) as usize
}

/// Bits on their way in: those that were read, and the bytes after them. Above those that were read `held` is 0.
pub struct Bits<'a> {
    pub rest: &'a [u8],
    pub held: u64,
    pub count: u32,
}

impl Bits<'_> {
    /// Reads as many whole bytes as there is place for.
    #[inline(always)]
    pub fn refill(&mut self) {
        if let Some(&eight) = self.rest.first_chunk::<8>() {
            let taken = (63 - self.count) / 8;
            self.held |= u64::from_le_bytes(eight) << self.count;
            self.count += taken * 8;
            self.held &= (1 << self.count) - 1;
            self.rest = &self.rest[taken as usize..];
        } else {
            self.has(56);
        }
    }
    /// Are there so many bits? Reads those that are not there yet, of at most 56.
    #[inline]
    pub fn has(&mut self, wanted: u32) -> bool {
        while self.count < wanted {
            let Some((&byte, rest)) = self.rest.split_first() else { return false };
            self.held |= u64::from(byte) << self.count;
            self.count += 8;
            self.rest = rest;
        }
        true
    }
    #[inline(always)]
    pub fn skip(&mut self, count: u32) {
        self.held >>= count;
        self.count -= count;
    }
    /// The next bits, up to 32.
    pub fn take(&mut self, count: u32) -> Result<u32, Broken> {
        if !self.has(count) {
            return Err(Broken::Stop(Stop::NeedsInput));
        }
        let value = low(self.held, count) as u32;
        self.skip(count);
        Ok(value)
    }
    /// Goes on at the next whole byte.
    pub fn align(&mut self) {
        self.skip(self.count & 7);
    }
    /// Moves up to so many bytes on. Tells how many there were.
    pub fn bytes(&mut self, count: usize, output: &mut Vec<u8>) -> usize {
        let mut taken = 0;
        while taken < count && self.count >= 8 {
            output.push(self.held as u8);
            self.skip(8);
            taken += 1;
        }
        let (now, rest) = self.rest.split_at(self.rest.len().min(count - taken));
        output.extend_from_slice(now);
        self.rest = rest;
        taken + now.len()
    }
    /// Forgets the whole bytes that were read and not used. Tells how many.
    pub fn give_back(&mut self) -> usize {
        let bytes = self.count / 8;
        self.count &= 7;
        self.held &= (1 << self.count) - 1;
        bytes as usize
    }
}
