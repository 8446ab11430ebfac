//! The ways through the input at levels 1 to 9: which matches are taken, and where a block ends.
//! All of them stop where more input could change the choice, unless a flush asks for an end.

use super::bits::Output;
use super::deflate::{Deflate, Done};
use super::settings::{Flush, Strategy};
use super::window::{Input, LONGEST, SHORTEST, WANTED, Window};

/// A match of three bytes that is farther away than this costs more than it saves.
const FAR: usize = 4096;

/// Is there something to look at, or nothing before more input comes, or nothing at all?
enum Sight {
    Enough,
    Waits,
    Ended,
}

impl Deflate {
    fn look(&mut self, wanted: usize, input: &mut Input, flush: Flush) -> Sight {
        if self.window.ahead >= wanted {
            return Sight::Enough;
        }
        self.window.fill(input);
        match self.window.ahead {
            ahead if self.window.is_halted || ahead < wanted && flush == Flush::None => Sight::Waits,
            0 => Sight::Ended,
            _ => Sight::Enough,
        }
    }
    /// The place where a search begins, if there is one within reach.
    #[inline(always)]
    fn note_here(&mut self) -> Option<usize> {
        let window = &mut self.window;
        let first = if window.ahead >= SHORTEST { window.note(window.start) } else { 0 };
        (first != 0 && window.start.wrapping_sub(first) <= window.reach()).then_some(first)
    }
    /// Adds the byte at a place. Is the block full?
    #[inline(always)]
    fn literal(&mut self, at: usize) -> bool {
        let byte = self.window.byte(at);
        self.block.literal(byte)
    }
    /// Adds the byte at this place, and goes on. Is the block full?
    #[inline(always)]
    fn next_literal(&mut self) -> bool {
        let is_full = self.literal(self.window.start);
        self.step(1);
        is_full
    }
    #[inline(always)]
    fn step(&mut self, count: usize) {
        self.window.start += count;
        self.window.ahead = self.window.ahead.saturating_sub(count);
    }

    /// Levels 1 to 3: every match is taken at once.
    pub(super) fn first_matches(&mut self, input: &mut Input, flush: Flush, output: &mut Output) -> Done {
        let unnoted = |window: &Window| window.start.min(SHORTEST - 1);
        self.symbols(WANTED, input, flush, output, unnoted, |this| {
            let length = this.note_here().map_or(0, |first| this.window.search(first, SHORTEST - 1));
            if length < SHORTEST {
                return this.next_literal();
            }
            let start = this.window.start;
            let is_full = this.block.pair(start.wrapping_sub(this.window.found), length);
            this.step(length);
            if length <= this.window.effort.lazy && this.window.ahead >= SHORTEST {
                for at in start + 1..start + length {
                    this.window.note(at);
                }
            } else {
                this.window.begin_hash(this.window.start);
            }
            is_full
        })
    }
    /// Adds one symbol after the other, until the input is used up. `add` says whether the block is full, `unnoted` how many places
    /// are left out at the end.
    #[inline(always)]
    fn symbols(
        &mut self,
        wanted: usize,
        input: &mut Input,
        flush: Flush,
        output: &mut Output,
        unnoted: fn(&Window) -> usize,
        add: impl Fn(&mut Self) -> bool,
    ) -> Done {
        loop {
            match self.look(wanted, input, flush) {
                Sight::Enough => {}
                Sight::Waits => return Done::NeedsMore,
                Sight::Ended => break,
            }
            if add(self) {
                self.end_block(false, output);
                if output.room == 0 {
                    return Done::NeedsMore;
                }
            }
        }
        self.window.unnoted = unnoted(&self.window);
        self.end_run(flush, output)
    }

    /// Levels 4 to 9: a match is taken only if the next place has no longer one.
    pub(super) fn best_matches(&mut self, input: &mut Input, flush: Flush, output: &mut Output) -> Done {
        loop {
            match self.look(WANTED, input, flush) {
                Sight::Enough => {}
                Sight::Waits => return Done::NeedsMore,
                Sight::Ended => break,
            }
            let first = self.note_here();
            let (before, place) = (self.length, self.window.found);
            self.length = SHORTEST - 1;
            if let Some(first) = first
                && before < self.window.effort.lazy
            {
                self.length = self.search_further(first, before);
            }
            if before >= SHORTEST && self.length <= before {
                let last = (self.window.start + self.window.ahead).saturating_sub(SHORTEST);
                let is_full = self.block.pair(self.window.start.wrapping_sub(1).wrapping_sub(place), before);
                let end = self.window.start + before - 1;
                for at in self.window.start + 1..end.min(last + 1) {
                    self.window.note(at);
                }
                self.step(before - 1);
                (self.has_literal, self.length) = (false, SHORTEST - 1);
                if is_full {
                    self.end_block(false, output);
                    if output.room == 0 {
                        return Done::NeedsMore;
                    }
                }
            } else if self.has_literal {
                if self.literal(self.window.start.wrapping_sub(1)) {
                    self.end_block(false, output);
                }
                self.step(1);
                if output.room == 0 {
                    return Done::NeedsMore;
                }
            } else {
                self.has_literal = true;
                self.step(1);
            }
        }
        if self.has_literal {
            self.literal(self.window.start.wrapping_sub(1));
            self.has_literal = false;
        }
        self.window.unnoted = self.window.start.min(SHORTEST - 1);
        self.end_run(flush, output)
    }
    /// A match at this place, if it is worth its bits.
    #[inline]
    fn search_further(&mut self, first: usize, known: usize) -> usize {
        let length = self.window.search(first, known);
        let is_filtered = self.settings.strategy == Strategy::Filtered;
        let is_far = length == SHORTEST && self.window.start.wrapping_sub(self.window.found) > FAR;
        if length <= 5 && (is_filtered || is_far) { SHORTEST - 1 } else { length }
    }

    /// Matches of distance one only.
    pub(super) fn only_runs(&mut self, input: &mut Input, flush: Flush, output: &mut Output) -> Done {
        self.symbols(
            LONGEST + 1,
            input,
            flush,
            output,
            |_| 0,
            |this| {
                let length = this.run_length();
                if length < SHORTEST {
                    return this.next_literal();
                }
                this.step(length);
                this.block.pair(1, length)
            },
        )
    }
    /// How many bytes from here on are the same as the one before.
    fn run_length(&self) -> usize {
        let window = &self.window;
        let most = window.ahead.min(LONGEST);
        match (window.start.checked_sub(1), window.bytes.get(window.start..window.start + most)) {
            (Some(before), Some(ahead)) if most >= SHORTEST => {
                let byte = window.byte(before);
                ahead.iter().take_while(|&&next| next == byte).count()
            }
            _ => 0,
        }
    }

    /// No matches at all.
    pub(super) fn only_literals(&mut self, input: &mut Input, flush: Flush, output: &mut Output) -> Done {
        self.symbols(1, input, flush, output, |_| 0, Self::next_literal)
    }
}
