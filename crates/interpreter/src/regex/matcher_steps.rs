//! The steps of the matcher that are more than a comparison: loops over characters, anchors,
//! references, and the bookkeeping of what has to be undone.

use super::class::{Category, Kind, lower};
use super::matcher::{Frame, Machine, UNSET};
use super::program::{Count, One};
use super::syntax::{Anchor, Fold, Greed, UNBOUNDED};
use crate::text::surrogate;

/// Dead ends inside of counting loops, at about 100 bytes each.
const MAX_SEEN: usize = 300_000;

impl Machine<'_> {
    /// A loop over single characters: where it ends first.
    #[inline]
    pub fn repeat<const TEXT: bool>(&mut self, index: u32, at: usize) -> Option<usize> {
        let repeat = &self.program.repeats[index as usize];
        let (least_at, taken) = self.run_of::<TEXT>(&repeat.one, at, repeat.least);
        self.steps += (least_at - at) as u64 / 16;
        if taken < repeat.least {
            return None;
        }
        let left = if repeat.most == UNBOUNDED { UNBOUNDED } else { repeat.most - repeat.least };
        if repeat.greed == Greed::Lazy {
            if left == 0 {
                return Some(least_at);
            }
            if repeat.next.is_some_and(|next| self.text.get(least_at) != Some(&next)) {
                return self.longer::<TEXT>(index, left, least_at);
            }
            self.scratch.stack.push(Frame::Longer { repeat: index, left, at: least_at });
            return Some(least_at);
        }
        let (most_at, _) = self.run_of::<TEXT>(&repeat.one, least_at, left);
        self.steps += (most_at - least_at) as u64 / 16;
        if repeat.greed == Greed::Possessive || most_at == least_at {
            return Some(most_at);
        }
        let last = match repeat.next {
            None => most_at,
            Some(next) => self.last_followed_by(next, least_at, most_at)?,
        };
        if last > least_at {
            self.scratch.stack.push(Frame::Shorter { repeat: index, least: least_at, at: last });
        }
        Some(last)
    }

    /// Gives at least one character back.
    pub fn shorter<const TEXT: bool>(&mut self, index: u32, least: usize, at: usize) -> Option<usize> {
        let mut at = at - 1;
        while TEXT && at > least && is_continuation(self.text[at]) {
            at -= 1;
        }
        if let Some(next) = self.program.repeats[index as usize].next {
            at = self.last_followed_by(next, least, at)?;
        }
        if at > least {
            self.scratch.stack.push(Frame::Shorter { repeat: index, least, at });
        }
        Some(at)
    }

    /// Takes at least one character more.
    pub fn longer<const TEXT: bool>(&mut self, index: u32, left: u32, at: usize) -> Option<usize> {
        let repeat = &self.program.repeats[index as usize];
        let (start, mut at, mut left) = (at, at, left);
        loop {
            let (after, taken) = self.run_of::<TEXT>(&repeat.one, at, 1);
            if taken == 0 {
                self.steps += (at - start) as u64 / 16;
                return None;
            }
            at = after;
            left -= u32::from(left != UNBOUNDED);
            if left == 0 || repeat.next.is_none_or(|next| self.text.get(at) == Some(&next)) {
                break;
            }
        }
        self.steps += (at - start) as u64 / 16;
        if left > 0 {
            self.scratch.stack.push(Frame::Longer { repeat: index, left, at });
        }
        Some(at)
    }

    /// Where the characters end that every match begins with, and that a failed one began with.
    pub fn past_leading<const TEXT: bool>(&self, at: usize) -> usize {
        match &self.program.leading {
            Some(one) => self.run_of::<TEXT>(one, at, UNBOUNDED).0,
            None => at,
        }
    }

    /// Whether the character before or after a position is of a class.
    pub fn is_near<const TEXT: bool>(&self, class: u32, behind: bool, at: usize) -> bool {
        let at = if behind { self.step_back::<TEXT>(at, 1) } else { Some(at) };
        let class = &self.program.classes[class as usize];
        match at.and_then(|at| Some((at, *self.text.get(at)?))) {
            None => false,
            Some((_, byte)) if !TEXT || byte < 0x80 => class.table[usize::from(byte)],
            Some((at, _)) => class.contains(decode(self.text, at).0),
        }
    }

    /// The last position in a range that a byte follows.
    fn last_followed_by(&self, next: u8, least: usize, most: usize) -> Option<usize> {
        let end = self.text.len().min(most + 1);
        memchr::memrchr(next, self.text.get(least..end)?).map(|offset| least + offset)
    }

    /// Up to `most` characters of a kind in a row: where they end, and how many they are.
    /// Without a bound they are not counted.
    #[inline]
    pub(super) fn run_of<const TEXT: bool>(&self, one: &One, at: usize, most: u32) -> (usize, u32) {
        let text = self.text;
        match one {
            _ if most == 0 => (at, 0),
            One::Any if most == UNBOUNDED => (text.len(), most),
            One::AnyButNewline if most == UNBOUNDED => (memchr::memchr(b'\n', &text[at..]).map_or(text.len(), |offset| at + offset), most),
            One::Byte(byte) => {
                let limit = (most as usize).min(text.len() - at);
                let count = text[at..at + limit].iter().take_while(|&found| found == byte).count();
                (at + count, count as u32)
            }
            One::Class(class) => {
                let class = &self.program.classes[*class as usize];
                let (mut at, mut count) = (at, 0);
                while count < most
                    && let Some(&byte) = text.get(at)
                {
                    if !TEXT || byte < 0x80 {
                        if !class.table[usize::from(byte)] {
                            break;
                        }
                        at += 1;
                    } else {
                        let (c, next) = decode(text, at);
                        if !class.contains(c) {
                            break;
                        }
                        at = next;
                    }
                    count += 1;
                }
                (at, count)
            }
            One::Any | One::AnyButNewline => {
                let stops = matches!(one, One::AnyButNewline);
                let (mut at, mut count) = (at, 0);
                while count < most
                    && let Some(&byte) = text.get(at)
                    && !(stops && byte == b'\n')
                {
                    at = if TEXT { text.len().min(at + length_of(byte)) } else { at + 1 };
                    count += 1;
                }
                (at, count)
            }
        }
    }

    /// Decides whether a counting loop goes on: the instruction to go to.
    pub fn count(&mut self, count: &Count, op: u32, at: usize) -> u32 {
        let done = self.scratch.registers[count.register as usize];
        let last = self.scratch.registers[count.register as usize + 1];
        if done < count.least as usize {
            return op + 1;
        }
        let may = count.most == UNBOUNDED || done < count.most as usize;
        if !may || last == at {
            return count.exit;
        }
        let (first, second) = if count.lazy { (count.exit, op + 1) } else { (op + 1, count.exit) };
        self.scratch.stack.push(Frame::Choice { op: second, at });
        first
    }

    pub fn holds<const TEXT: bool>(&self, anchor: Anchor, at: usize) -> bool {
        let text = self.text;
        match anchor {
            Anchor::Start => at == 0,
            Anchor::LineStart => at == 0 || text[at - 1] == b'\n',
            Anchor::End => at == text.len(),
            Anchor::LineEnd => at == text.len() || text[at] == b'\n',
            Anchor::LastLineEnd => at == text.len() || text[at..] == [b'\n'],
            // Neither holds in a text that is empty.
            Anchor::Boundary { unicode } => !text.is_empty() && self.is_boundary::<TEXT>(at, unicode),
            Anchor::NotBoundary { unicode } => !text.is_empty() && !self.is_boundary::<TEXT>(at, unicode),
        }
    }

    fn is_boundary<const TEXT: bool>(&self, at: usize, unicode: bool) -> bool {
        let word = |at: usize| match self.text.get(at) {
            None => false,
            Some(byte) if byte.is_ascii() => byte.is_ascii_alphanumeric() || *byte == b'_',
            Some(_) if !TEXT || !unicode => false,
            Some(_) => {
                let code = surrogate::code_of(decode(self.text, at).0);
                Category { kind: Kind::Word, negated: false, unicode }.contains(code)
            }
        };
        let before = self.step_back::<TEXT>(at, 1).is_some_and(word);
        before != word(at)
    }

    /// The position some characters before another; `None` if there are not so many.
    pub fn step_back<const TEXT: bool>(&self, at: usize, back: u32) -> Option<usize> {
        if !TEXT {
            return at.checked_sub(back as usize);
        }
        let mut at = at;
        for _ in 0..back {
            at = at.checked_sub(1)?;
            while at > 0 && is_continuation(self.text[at]) {
                at -= 1;
            }
        }
        Some(at)
    }

    /// Matches what a group has matched; a group that has not fails.
    pub fn reference<const TEXT: bool>(&self, group: u32, fold: Fold, at: usize) -> Option<usize> {
        let (start, end) = self.span(group)?;
        let known = &self.text[start..end];
        if fold == Fold::None {
            return self.text[at..].starts_with(known).then_some(at + known.len());
        }
        let (mut known_at, mut at) = (start, at);
        while known_at < end {
            if at >= self.text.len() {
                return None;
            }
            let ((a, after_a), (b, after_b)) = match TEXT {
                true => (decode(self.text, known_at), decode(self.text, at)),
                false => {
                    let byte = |at: usize| (char::from(self.text[at]), at + 1);
                    (byte(known_at), byte(at))
                }
            };
            if lower(u32::from(a), fold) != lower(u32::from(b), fold) {
                return None;
            }
            (known_at, at) = (after_a, after_b);
        }
        Some(at)
    }

    /// What a group has matched, if it is closed.
    pub fn span(&self, group: u32) -> Option<(usize, usize)> {
        let (start, end) = (self.scratch.slots[2 * group as usize], self.scratch.slots[2 * group as usize + 1]);
        (start != UNSET && end != UNSET && start <= end).then_some((start, end))
    }

    /// Whether a place is new; it is not from now on.
    pub fn visit(&mut self, index: u32, at: usize) -> bool {
        let memo = &self.program.memos[index as usize];
        let registers = &self.scratch.registers;
        // Loops further out have moved on if an inner one has: their number tells which.
        let moved = memo.marks.iter().filter(|&&mark| registers[mark as usize] != at).count();
        if !memo.counts.is_empty() {
            let mut state = vec![moved];
            for &count in &memo.counts {
                state.push(registers[count as usize]);
                state.push(usize::from(registers[count as usize + 1] == at));
            }
            let seen = &mut self.scratch.seen;
            let key = (index, at, state);
            return if seen.len() < MAX_SEEN { seen.insert(key) } else { !seen.contains(&key) };
        }
        if self.scratch.visited.is_empty() {
            return true;
        }
        let length = self.text.len() + 1 - self.request.start;
        let bit = (memo.row as usize + moved) * length + at - self.request.start;
        let word = &mut self.scratch.visited[bit / 64];
        let new = *word >> (bit % 64) & 1 == 0;
        *word |= 1 << (bit % 64);
        new
    }

    #[inline]
    pub fn set_slot(&mut self, slot: u32, value: usize) {
        let place = &mut self.scratch.slots[slot as usize];
        let old = std::mem::replace(place, value);
        // Where there is nothing to go back to, or nothing has changed, there is nothing to undo.
        if !self.scratch.stack.is_empty() && old != value {
            self.scratch.stack.push(Frame::Slot { slot, old });
        }
    }

    pub fn set_register(&mut self, register: u32, value: usize) {
        let place = &mut self.scratch.registers[register as usize];
        let old = std::mem::replace(place, value);
        if !self.scratch.stack.is_empty() {
            self.scratch.stack.push(Frame::Register { register, old });
        }
    }

    /// Forgets the choices since an atomic group or an assertion began, but not what to undo.
    pub fn commit(&mut self, register: u32) {
        let height = self.scratch.registers[register as usize];
        let stack = &mut self.scratch.stack;
        let mut kept = height;
        for at in height..stack.len() {
            if matches!(stack[at], Frame::Slot { .. } | Frame::Register { .. }) {
                stack[kept] = stack[at];
                kept += 1;
            }
        }
        stack.truncate(kept);
    }

    /// Undoes everything since an assertion began.
    pub fn unwind(&mut self, height: usize) {
        while self.scratch.stack.len() > height {
            match self.scratch.stack.pop() {
                Some(Frame::Slot { slot, old }) => self.scratch.slots[slot as usize] = old,
                Some(Frame::Register { register, old }) => self.scratch.registers[register as usize] = old,
                _ => {}
            }
        }
    }
}

#[inline]
pub fn is_continuation(byte: u8) -> bool {
    byte & 0xC0 == 0x80
}

/// The length of a character, from its first byte.
#[inline]
pub fn length_of(byte: u8) -> usize {
    match byte {
        0..=0xBF => 1,
        0xC0..=0xDF => 2,
        0xE0..=0xEF => 3,
        0xF0.. => 4,
    }
}

/// The character at a position of UTF-8 text, and the position behind it.
#[inline]
pub fn decode(text: &[u8], at: usize) -> (char, usize) {
    let byte = |offset: usize| u32::from(text.get(at + offset).copied().unwrap_or(0)) & 0x3F;
    let first = text.get(at).copied().unwrap_or(0);
    let code = match length_of(first) {
        1 => u32::from(first),
        2 => u32::from(first & 0x1F) << 6 | byte(1),
        3 => u32::from(first & 0x0F) << 12 | byte(1) << 6 | byte(2),
        _ => u32::from(first & 0x07) << 18 | byte(1) << 12 | byte(2) << 6 | byte(3),
    };
    (char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER), text.len().min(at + length_of(first)))
}
