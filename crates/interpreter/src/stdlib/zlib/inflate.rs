//! A stream taken apart again, as zlib 1.2.13 takes it: the same bytes read for the same bytes out, the same faults.
//! It can stop after any byte of its input or output, and its state is plain data. Nothing in it trusts the stream.

use super::bits_read::{Bits, Broken, Stop, low};
use super::codes::{self, Code, Pair, Purpose};
use crate::stdlib::binascii::checksum;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::sync::Arc;

/// How far back data can refer.
pub const REACH: usize = 1 << 15;

#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Phase {
    #[default]
    Head,
    Flags,
    /// Time and system.
    Origin,
    ExtraLength,
    Extra(u32),
    Name,
    Comment,
    HeadCheck,
    WordsSum,
    Words,
    Block,
    StoredLength,
    Stored(usize),
    Sizes,
    OrderLengths(usize),
    CodeLengths,
    Symbols,
    Literal(u8),
    Copy {
        length: usize,
        distance: usize,
    },
    Check,
    Length,
    Ended,
    Faulty(Cow<'static, str>),
}

/// What is around the data.
#[derive(Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Wrap {
    #[default]
    Raw,
    Zlib,
    Gzip,
    /// Either; the data tells.
    Any,
}

#[derive(Clone, Default, Serialize, Deserialize)]
pub struct Inflate {
    pub(super) wrap: Wrap,
    pub(super) window_bits: u32,
    pub(super) phase: Phase,
    held: u64,
    count: u32,
    is_last: bool,
    /// Of a gzip head.
    pub(super) flags: u32,
    pub(super) sum: u32,
    total: u32,
    /// Lengths of the code that lengths of codes are written in.
    order: Vec<u8>,
    order_count: usize,
    /// Lengths of the codes of literals and then of distances, as far as they are known.
    lengths: Vec<u8>,
    literals: usize,
    distances: usize,
    #[serde(skip)]
    order_code: Arc<Code>,
    #[serde(skip)]
    codes: Arc<Pair>,
    /// What was last put out, for data that refers to it. A run has it in front of its output.
    pub history: Vec<u8>,
}

impl Inflate {
    pub fn new(wbits: i64) -> Self {
        let (wrap, bits) = match wbits {
            ..0 => (Wrap::Raw, -wbits),
            0..16 => (Wrap::Zlib, wbits),
            16..32 => (Wrap::Gzip, wbits - 16),
            _ => (Wrap::Any, wbits - 32),
        };
        let phase = if wrap == Wrap::Raw { Phase::Block } else { Phase::Head };
        Self { wrap, window_bits: bits as u32, phase, ..Self::default() }
    }
    pub fn is_raw(&self) -> bool {
        self.wrap == Wrap::Raw
    }
    /// May it still ask for words?
    pub fn is_at_head(&self) -> bool {
        matches!(self.phase, Phase::Head | Phase::WordsSum | Phase::Words)
    }
    /// What is wrong with the stream.
    pub fn fault(&self) -> Option<&str> {
        if let Phase::Faulty(fault) = &self.phase { Some(fault) } else { None }
    }
    /// Takes words that were given in advance. False where the stream was made with others.
    pub fn prepare(&mut self, words: &[u8], sum: u32) -> bool {
        if self.phase == Phase::Words {
            if sum != self.sum {
                return false;
            }
            (self.phase, self.sum) = (Phase::Block, 1);
        }
        self.history = words[words.len().saturating_sub(REACH)..].to_vec();
        true
    }
    /// Makes what a snapshot does not hold. None where it is of no stream.
    pub fn restored(mut self) -> Option<Self> {
        let is_bounded = self.literals <= codes::FIXED_LITERALS && self.distances <= 32 && self.lengths.len() <= codes::FIXED_LENGTHS;
        if self.count >= 64 || self.held >> self.count != 0 || !is_bounded || self.order_count > ORDER.len() {
            return None;
        }
        match self.phase {
            Phase::CodeLengths => self.order_code = Arc::new(Code::new(&self.order, Purpose::Lengths)?),
            Phase::Symbols | Phase::Literal(_) | Phase::Copy { .. } => self.codes = Arc::new(self.pair().ok()?),
            _ => {}
        }
        Some(self)
    }

    /// Takes from the front of the input, and appends to the output up to a length.
    pub fn run(&mut self, input: &mut &[u8], output: &mut Vec<u8>, limit: usize) -> Stop {
        let mut bits = Bits { rest: input, held: self.held, count: self.count };
        let mut summed = output.len();
        let stop = loop {
            if matches!(self.phase, Phase::Check) {
                self.add_up(output.get(summed..).unwrap_or_default());
                summed = output.len();
            }
            match self.advance(&mut bits, output, limit) {
                Ok(phase) => self.phase = phase,
                Err(Broken::Stop(stop)) => break stop,
                Err(Broken::Fault(fault)) => self.phase = Phase::Faulty(fault.into()),
            }
        };
        self.add_up(output.get(summed..).unwrap_or_default());
        let unread = if stop == Stop::NeedsInput { 0 } else { bits.give_back() };
        (self.held, self.count) = (bits.held, bits.count);
        *input = &input[input.len().saturating_sub(bits.rest.len() + unread)..];
        stop
    }
    fn add_up(&mut self, data: &[u8]) {
        self.sum = match self.wrap {
            _ if data.is_empty() => return,
            Wrap::Zlib => checksum::adler32(self.sum, data),
            Wrap::Gzip => checksum::crc32(self.sum, data),
            Wrap::Raw | Wrap::Any => return,
        };
        self.total = self.total.wrapping_add(data.len() as u32);
    }

    /// What comes next, once this phase is over.
    fn advance(&mut self, bits: &mut Bits, output: &mut Vec<u8>, limit: usize) -> Result<Phase, Broken> {
        Ok(match self.phase {
            Phase::Head => self.head(bits)?,
            Phase::Flags | Phase::Origin | Phase::ExtraLength | Phase::Extra(_) | Phase::Name | Phase::Comment | Phase::HeadCheck => {
                self.gzip_head(bits)?
            }
            Phase::WordsSum => {
                self.sum = bits.take(32)?.swap_bytes();
                Phase::Words
            }
            Phase::Words => return Err(Broken::Stop(Stop::NeedsWords)),
            Phase::Block if self.is_last => {
                bits.align();
                if self.is_raw() { Phase::Ended } else { Phase::Check }
            }
            Phase::Block => self.block(bits)?,
            Phase::StoredLength => {
                bits.align();
                let both = bits.take(32)?;
                if both & 0xFFFF != both >> 16 ^ 0xFFFF {
                    return Err(Broken::Fault("invalid stored block lengths"));
                }
                Phase::Stored((both & 0xFFFF) as usize)
            }
            Phase::Stored(0) => Phase::Block,
            Phase::Stored(left) => {
                let taken = bits.bytes(left.min(limit.saturating_sub(output.len())), output);
                self.phase = Phase::Stored(left - taken);
                match () {
                    () if taken == left => Phase::Block,
                    () if bits.has(8) => return Err(Broken::Stop(Stop::Full)),
                    () => return Err(Broken::Stop(Stop::NeedsInput)),
                }
            }
            Phase::Sizes => {
                let sizes = bits.take(14)?;
                (self.literals, self.distances) = ((sizes & 31) as usize + 257, (sizes >> 5 & 31) as usize + 1);
                self.order_count = (sizes >> 10) as usize + 4;
                if self.literals > 286 || self.distances > 30 {
                    return Err(Broken::Fault("too many length or distance symbols"));
                }
                self.order = vec![0; ORDER.len()];
                self.lengths.clear();
                Phase::OrderLengths(0)
            }
            Phase::OrderLengths(read) if read < self.order_count => {
                let length = bits.take(3)? as u8;
                if let Some(slot) = ORDER.get(read).and_then(|&place| self.order.get_mut(place)) {
                    *slot = length;
                }
                Phase::OrderLengths(read + 1)
            }
            Phase::OrderLengths(_) => {
                let Some(code) = Code::new(&self.order, Purpose::Lengths) else { return Err(Broken::Fault("invalid code lengths set")) };
                self.order_code = Arc::new(code);
                Phase::CodeLengths
            }
            Phase::CodeLengths => self.code_lengths(bits)?,
            Phase::Symbols => self.symbols(bits, output, limit)?,
            Phase::Literal(byte) => {
                if output.len() >= limit {
                    return Err(Broken::Stop(Stop::Full));
                }
                output.push(byte);
                Phase::Symbols
            }
            Phase::Copy { length, distance } => match copied(output, distance, length, limit)? {
                0 => Phase::Symbols,
                length => {
                    self.phase = Phase::Copy { length, distance };
                    return Err(Broken::Stop(Stop::Full));
                }
            },
            Phase::Check => {
                let told = bits.take(32)?;
                if self.sum != if self.wrap == Wrap::Gzip { told } else { told.swap_bytes() } {
                    return Err(Broken::Fault("incorrect data check"));
                }
                if self.wrap == Wrap::Gzip { Phase::Length } else { Phase::Ended }
            }
            Phase::Length => {
                if bits.take(32)? != self.total {
                    return Err(Broken::Fault("incorrect length check"));
                }
                Phase::Ended
            }
            Phase::Ended => return Err(Broken::Stop(Stop::Ended)),
            Phase::Faulty(_) => return Err(Broken::Stop(Stop::Faulty)),
        })
    }

    fn block(&mut self, bits: &mut Bits) -> Result<Phase, Broken> {
        let start = bits.take(3)?;
        self.is_last = start & 1 == 1;
        match start >> 1 {
            0 => Ok(Phase::StoredLength),
            1 => {
                self.lengths = codes::fixed_lengths().to_vec();
                self.literals = codes::FIXED_LITERALS;
                self.codes = codes::fixed();
                Ok(Phase::Symbols)
            }
            2 => Ok(Phase::Sizes),
            _ => Err(Broken::Fault("invalid block type")),
        }
    }
    fn code_lengths(&mut self, bits: &mut Bits) -> Result<Phase, Broken> {
        const REPEAT: Broken = Broken::Fault("invalid bit length repeat");
        let wanted = self.literals + self.distances;
        while self.lengths.len() < wanted {
            // Of a code without symbols every bit is a 0.
            bits.refill();
            let (symbol, length) = self.order_code.find(bits.held).unwrap_or((0, 1));
            let (extra, least) = match symbol {
                16 => (2, 3),
                17 => (3, 3),
                18 => (7, 11),
                _ => (0, 1),
            };
            if !bits.has(length + extra) {
                return Err(Broken::Stop(Stop::NeedsInput));
            }
            let times = least + (bits.take(length + extra)? >> length) as usize;
            let value = match symbol {
                16 => *self.lengths.last().ok_or(REPEAT)?,
                17 | 18 => 0,
                _ => symbol as u8,
            };
            if self.lengths.len() + times > wanted {
                return Err(REPEAT);
            }
            self.lengths.resize(self.lengths.len() + times, value);
        }
        self.codes = Arc::new(self.pair()?);
        Ok(Phase::Symbols)
    }
    fn pair(&self) -> Result<Pair, Broken> {
        let (literals, distances) = self.lengths.split_at_checked(self.literals).unwrap_or_default();
        if literals.get(END_OF_BLOCK).is_none_or(|&length| length == 0) {
            return Err(Broken::Fault("invalid code -- missing end-of-block"));
        }
        let literals = Code::new(literals, Purpose::Symbols).ok_or(Broken::Fault("invalid literal/lengths set"))?;
        let distances = Code::new(distances, Purpose::Symbols).ok_or(Broken::Fault("invalid distances set"))?;
        Ok(Pair { literals, distances })
    }

    /// Goes through a block as far as there is input and room. What is not there as a whole is not begun.
    fn symbols(&self, bits: &mut Bits, output: &mut Vec<u8>, limit: usize) -> Result<Phase, Broken> {
        const NEEDS_INPUT: Broken = Broken::Stop(Stop::NeedsInput);
        let codes = &*self.codes;
        loop {
            bits.refill();
            let Some((symbol, mut used)) = codes.literals.find(bits.held) else {
                bits.take(1)?;
                return Err(Broken::Fault("invalid literal/length code"));
            };
            if used > bits.count {
                return Err(NEEDS_INPUT);
            }
            if symbol <= END_OF_BLOCK {
                bits.skip(used);
                match u8::try_from(symbol) {
                    Ok(byte) if output.len() < limit => output.push(byte),
                    Ok(byte) => return Ok(Phase::Literal(byte)),
                    Err(_) => return Ok(Phase::Block),
                }
                continue;
            }
            let Some(&(base, extra)) = LENGTHS.get(symbol - END_OF_BLOCK - 1) else {
                bits.skip(used);
                return Err(Broken::Fault("invalid literal/length code"));
            };
            let length = base + low(bits.held >> used, extra);
            used += extra;
            let Some((symbol, more)) = codes.distances.find(bits.held >> used) else {
                if used >= bits.count {
                    return Err(NEEDS_INPUT);
                }
                bits.skip(used + 1);
                return Err(Broken::Fault("invalid distance code"));
            };
            used += more;
            let Some(&(base, extra)) = DISTANCES.get(symbol) else {
                if used > bits.count {
                    return Err(NEEDS_INPUT);
                }
                bits.skip(used);
                return Err(Broken::Fault("invalid distance code"));
            };
            let distance = base + low(bits.held >> used, extra);
            used += extra;
            if used > bits.count {
                return Err(NEEDS_INPUT);
            }
            bits.skip(used);
            let length = copied(output, distance, length, limit)?;
            if length > 0 {
                return Ok(Phase::Copy { length, distance });
            }
        }
    }
}

/// Appends what is so far back, as far as there is room. Tells what is left to do.
#[inline(always)]
fn copied(output: &mut Vec<u8>, distance: usize, length: usize, limit: usize) -> Result<usize, Broken> {
    let Some(start) = output.len().checked_sub(distance).filter(|_| distance > 0) else {
        return Err(Broken::Fault("invalid distance too far back"));
    };
    let mut now = length.min(limit.saturating_sub(output.len()));
    let left = length - now;
    if distance == 1
        && let Some(&last) = output.last()
    {
        output.resize(output.len() + now, last);
        return Ok(left);
    }
    // What is nearer than it is long repeats itself.
    while now > 0 {
        let part = now.min(distance);
        output.extend_from_within(start..start + part);
        now -= part;
    }
    Ok(left)
}

const END_OF_BLOCK: usize = 256;
/// The order in which lengths of the code of lengths are written.
const ORDER: [usize; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
/// Each symbol's least value, and how many bits say more.
static LENGTHS: [(usize, u32); 29] = lengths();
static DISTANCES: [(usize, u32); 30] = distances();

const fn lengths() -> [(usize, u32); 29] {
    let mut table = [(258, 0); 29];
    let (mut at, mut base) = (0, 3);
    while at < 28 {
        let extra = if at < 8 { 0 } else { at as u32 / 4 - 1 };
        table[at] = (base, extra);
        base += 1 << extra;
        at += 1;
    }
    table
}
const fn distances() -> [(usize, u32); 30] {
    let mut table = [(0, 0); 30];
    let (mut at, mut base) = (0, 1);
    while at < 30 {
        let extra = if at < 4 { 0 } else { at as u32 / 2 - 1 };
        table[at] = (base, extra);
        base += 1 << extra;
        at += 1;
    }
    table
}
