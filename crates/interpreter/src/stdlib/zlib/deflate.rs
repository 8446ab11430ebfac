//! A compressor of zlib 1.2.13: the same bytes for the same data, settings and calls.
//! It computes no faster way round: what zlib's buffers and early stops bring about is brought about here too.

use super::bits::{Bits, Output};
use super::block::{self, Block, Manner};
use super::settings::{Flush, Settings, Strategy, Wrap};
use super::window::{EFFORTS, Input, Window};
use crate::pace;
use crate::stdlib::binascii::checksum;
use serde::{Deserialize, Serialize};

/// What came of a run over the input.
#[derive(PartialEq, Eq)]
pub(super) enum Done {
    /// More input is wanted, or more room.
    NeedsMore,
    /// All is written, as far as the flush asked for it.
    Block,
    /// The last block is made; some of it may be waiting for room.
    Finishing,
    Finished,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
enum Phase {
    Header,
    Data,
    LastBlock,
    Trailer,
    /// Nothing can be asked of it any more.
    Closed,
}

/// What a call came to, where it did not simply do its work.
#[derive(PartialEq, Eq)]
pub enum Outcome {
    Fine,
    /// It had been closed.
    Closed,
    /// The cell must stop: what is written is worth nothing.
    Halted,
}

#[derive(Clone, Serialize, Deserialize)]
pub struct Deflate {
    pub(super) settings: Settings,
    pub(super) window: Window,
    pub(super) block: Block,
    pub(super) bits: Bits,
    /// The match of the place before, which is taken unless this place has a longer one.
    pub(super) length: usize,
    pub(super) has_literal: bool,
    phase: Phase,
    /// None before the first call, and where the last had no room to end.
    last_flush: Option<Flush>,
    checksum: u32,
    total: u32,
    /// Adler-32 of the words given in advance, if there were any.
    words: Option<u32>,
    /// Was there ever a call with nothing to do? zlib remembers that as the last thing that went wrong.
    pub was_idle: bool,
}

impl Deflate {
    pub fn new(settings: Settings) -> Self {
        Self {
            settings,
            window: Window::new(settings.window_bits, settings.memory, EFFORTS[settings.level.min(9)]),
            block: Block::new(settings.memory),
            bits: Bits::default(),
            length: 2,
            has_literal: false,
            phase: Phase::Header,
            last_flush: None,
            checksum: u32::from(settings.wrap == Wrap::Zlib),
            total: 0,
            words: None,
            was_idle: false,
        }
    }
    /// Has it the sizes that its settings call for? What was read from a snapshot must.
    pub fn is_sound(&self) -> bool {
        let Settings { level, window_bits, memory, .. } = self.settings;
        level <= 9
            && (9..=15).contains(&window_bits)
            && (1..=9).contains(&memory)
            && self.window.is_sound(window_bits, memory)
            && self.block.is_sound(memory)
            && self.bits.is_sound()
            && self.length <= super::window::LONGEST
    }
    pub fn is_closed(&self) -> bool {
        self.phase == Phase::Closed
    }

    /// Takes words that the data is likely to have. False where the kind of stream has no place for them.
    pub fn prepare(&mut self, words: &[u8]) -> bool {
        if self.settings.wrap == Wrap::Gzip {
            return false;
        }
        if self.settings.wrap == Wrap::Zlib {
            self.words = Some(pace::slices(words).fold(1, checksum::adler32)).filter(|_| !words.is_empty());
        }
        let skipped = words.len().saturating_sub(self.window.size);
        let mut input = Input { data: &words[skipped..] };
        let window = &mut self.window;
        window.fill(&mut input);
        while window.ahead >= 3 && !window.is_halted {
            let end = window.start + window.ahead - 2;
            while window.start < end {
                window.note(window.start);
                window.start += 1;
            }
            window.ahead = 2;
            window.fill(&mut input);
        }
        window.start += window.ahead;
        window.block = window.start as isize;
        window.unnoted = window.ahead;
        window.ahead = 0;
        true
    }

    /// Takes data, with as many turns as CPython's buffers bring about.
    pub fn run(&mut self, data: &[u8], flush: Flush, output: &mut Output) -> Outcome {
        if self.is_closed() {
            return Outcome::Closed;
        }
        for part in pace::slices(data) {
            self.checksum = match self.settings.wrap {
                Wrap::Raw => 0,
                Wrap::Zlib => checksum::adler32(self.checksum, part),
                Wrap::Gzip => checksum::crc32(self.checksum, part),
            };
        }
        self.total = self.total.wrapping_add(data.len() as u32);
        let mut input = Input { data };
        loop {
            self.turn(&mut input, flush, output);
            if self.window.is_halted {
                self.phase = Phase::Closed;
                return Outcome::Halted;
            }
            if output.room > 0 {
                break;
            }
            output.grow();
        }
        if self.phase == Phase::Trailer && flush == Flush::Finish {
            self.phase = Phase::Closed;
        }
        Outcome::Fine
    }

    /// One call of zlib's: until the input is used up or there is no room.
    fn turn(&mut self, input: &mut Input, flush: Flush, output: &mut Output) {
        let before = self.last_flush.replace(flush);
        if !self.bits.is_empty() {
            self.bits.flush(output);
            if output.room == 0 {
                self.last_flush = None;
                return;
            }
        } else if input.data.is_empty() && flush != Flush::Finish && before.is_some_and(|before| flush.rank() <= before.rank()) {
            self.was_idle = true;
            return;
        }
        if self.phase == Phase::Header {
            self.write_header();
            self.phase = Phase::Data;
            self.bits.flush(output);
        }
        if !input.data.is_empty() || self.window.ahead > 0 || flush != Flush::None && self.phase == Phase::Data {
            let done = self.compress(input, flush, output);
            if matches!(done, Done::Finishing | Done::Finished) {
                self.phase = Phase::LastBlock;
            }
            if matches!(done, Done::Finishing | Done::NeedsMore) {
                if output.room == 0 {
                    self.last_flush = None;
                }
                return;
            }
            if done == Done::Block {
                self.mark(flush);
                self.bits.flush(output);
                if output.room == 0 {
                    self.last_flush = None;
                    return;
                }
            }
        }
        if flush == Flush::Finish {
            if self.phase != Phase::Trailer {
                self.write_trailer();
                self.phase = Phase::Trailer;
            }
            self.bits.flush(output);
        }
    }

    fn write_header(&mut self) {
        let Settings { level, wrap, window_bits, strategy, .. } = self.settings;
        let is_fastest = strategy >= Strategy::HuffmanOnly || level < 2;
        match wrap {
            Wrap::Raw => {}
            Wrap::Gzip => {
                let extra = if level == 9 { 2 } else { u8::from(is_fastest) * 4 };
                self.bits.bytes(&[0x1F, 0x8B, 8, 0, 0, 0, 0, 0, extra, 3]);
            }
            Wrap::Zlib => {
                let rank = match level {
                    _ if is_fastest => 0,
                    ..6 => 1,
                    6 => 2,
                    _ => 3,
                };
                let head = (window_bits as u16 - 8) << 12 | 8 << 8 | rank << 6 | u16::from(self.words.is_some()) << 5;
                self.bits.bytes(&(head + 31 - head % 31).to_be_bytes());
                if let Some(words) = self.words {
                    self.bits.bytes(&words.to_be_bytes());
                }
            }
        }
    }
    fn write_trailer(&mut self) {
        match self.settings.wrap {
            Wrap::Raw => {}
            Wrap::Gzip => {
                self.bits.bytes(&self.checksum.to_le_bytes());
                self.bits.bytes(&self.total.to_le_bytes());
            }
            Wrap::Zlib => self.bits.bytes(&self.checksum.to_be_bytes()),
        }
    }
    /// What a flush puts after the data, so that a decoder sees all of it.
    fn mark(&mut self, flush: Flush) {
        match flush {
            Flush::Partial => block::write_empty(&mut self.bits),
            Flush::Block => {}
            _ => block::write_stored(&mut self.bits, &[], false),
        }
        if flush == Flush::Full {
            self.window.forget();
            if self.window.ahead == 0 {
                self.window.restart();
            }
        }
    }

    fn compress(&mut self, input: &mut Input, flush: Flush, output: &mut Output) -> Done {
        match (self.settings.level, self.settings.strategy) {
            (0, _) => self.store(input, flush, output),
            (_, Strategy::HuffmanOnly) => self.only_literals(input, flush, output),
            (_, Strategy::Runs) => self.only_runs(input, flush, output),
            (1..=3, _) => self.first_matches(input, flush, output),
            _ => self.best_matches(input, flush, output),
        }
    }
    /// Writes the block under way.
    pub(super) fn end_block(&mut self, is_last: bool, output: &mut Output) {
        let manner = Manner { is_last, is_plain: self.settings.level == 0, is_fixed: self.settings.strategy == Strategy::Fixed };
        self.block.write(&mut self.bits, self.window.block_bytes(), self.window.block_len(), &manner);
        self.window.block = self.window.start as isize;
        self.bits.flush(output);
        self.window.spend(1 << 10);
    }
    /// All input is dealt with: writes what is left, as far as the flush asks for it.
    pub(super) fn end_run(&mut self, flush: Flush, output: &mut Output) -> Done {
        if flush == Flush::Finish {
            self.end_block(true, output);
            return if output.room == 0 { Done::Finishing } else { Done::Finished };
        }
        if !self.block.is_empty() {
            self.end_block(false, output);
            if output.room == 0 {
                return Done::NeedsMore;
            }
        }
        Done::Block
    }
}
