//! The matcher: backtracking over an explicit stack, which the text cannot make overflow.
//! Asks the caller's budget from time to time, and after a while remembers dead ends, so that
//! patterns without references, assertions and atomic groups take time linear in the text.

use std::collections::BTreeSet;

use super::matcher_steps::{decode, is_continuation, length_of};
use super::program::{Hunt, Op, Program};
use crate::pace;
use crate::text::search::in_stretches;

/// Where a match may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// At the start.
    Match,
    /// Anywhere from the start.
    Search,
    /// From the start to the end.
    FullMatch,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The number of the group that closed last, if any did.
    Matched {
        last_group: Option<usize>,
    },
    Failed,
    /// The budget said no.
    Stopped,
    /// The stack would have become larger than is allowed: a `MemoryError`.
    OutOfMemory,
}

/// What is being matched, and how.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// The whole text: anchors and lookbehind see what is before `start`.
    pub text: &'a [u8],
    pub start: usize,
    pub end: usize,
    pub mode: Mode,
    /// Refuses an empty match at the start: what follows an empty match in `findall`, `sub` and their like.
    pub must_advance: bool,
}

/// Memory that matching needs, to be used again from call to call.
#[derive(Debug, Default)]
pub struct Scratch {
    pub(super) stack: Vec<Frame>,
    /// Start and end of each group, then the number of the one that closed last.
    pub(super) slots: Vec<usize>,
    pub(super) registers: Vec<usize>,
    /// Dead ends, a bit each; empty until it is worth its while.
    pub(super) visited: Vec<u64>,
    /// Dead ends inside of counting loops: the place, the position and the counts.
    pub(super) seen: BTreeSet<(u32, usize, Vec<usize>)>,
    /// Steps that no budget has been told of yet.
    pending: u64,
}

impl Scratch {
    /// Makes it ready for a match with so many slots and registers.
    fn clear(&mut self, slots: usize, registers: usize) {
        self.slots.clear();
        self.slots.resize(slots, UNSET);
        self.registers.clear();
        self.registers.resize(registers, UNSET);
        self.stack.clear();
        self.visited.clear();
        self.seen.clear();
    }
}

/// Frames of 24 bytes: 96 MiB, and a few less, so that the last ones do not make it grow.
const MAX_STACK: usize = (4 << 20) - 8;
/// Bits of the table of dead ends: 16 MiB.
const MAX_VISITED: usize = 128 << 20;
/// Frames that a pattern keeps for its next match.
const KEPT: usize = 1 << 16;
pub(super) const UNSET: usize = usize::MAX;
/// How often the budget is asked.
const STRIDE: u64 = 4096;

/// Something to come back to.
#[derive(Clone, Copy, Debug)]
pub(super) enum Frame {
    /// Goes on at an instruction and a position.
    Choice {
        op: u32,
        at: usize,
    },
    /// Puts a slot of a group back.
    Slot {
        slot: u32,
        old: usize,
    },
    Register {
        register: u32,
        old: usize,
    },
    /// Gives a character back: positions from `at` down to `least`.
    Shorter {
        repeat: u32,
        least: usize,
        at: usize,
    },
    /// Takes a character more.
    Longer {
        repeat: u32,
        left: u32,
        at: usize,
    },
    /// An assertion that must not match has failed: goes on at its end.
    Refuted {
        op: u32,
        at: usize,
    },
    /// The bottom of an assertion or an atomic group.
    Floor,
}

/// Runs a program. `groups` receives the spans, the whole match first.
pub fn run(
    program: &Program,
    text: bool,
    request: Request,
    scratch: &mut Scratch,
    groups: &mut Vec<Option<(usize, usize)>>,
    budget: &mut dyn FnMut(u64) -> bool,
) -> Outcome {
    let mut machine = Machine::new(program, request, scratch, budget);
    groups.clear();
    if let Some(plain) = &program.plain
        && request.mode == Mode::Search
    {
        let found = if text { machine.hunt_plain::<true>(plain) } else { machine.hunt_plain::<false>(plain) };
        machine.rest();
        return match found {
            Err(outcome) => outcome,
            Ok(span) => {
                groups.push(Some(span));
                Outcome::Matched { last_group: None }
            }
        };
    }
    let slots = 2 * (program.groups as usize + 1) + 1;
    machine.scratch.clear(slots, program.registers as usize);
    let outcome = if text { machine.hunt::<true>() } else { machine.hunt::<false>() };
    machine.rest();
    if scratch.stack.capacity() > KEPT {
        scratch.stack = Vec::new();
    }
    if let Outcome::Matched { .. } = outcome {
        let spans = scratch.slots[..slots - 1].chunks_exact(2);
        groups.extend(spans.map(|span| (span[1] != UNSET).then_some((span[0], span[1]))));
    }
    outcome
}

pub(super) struct Machine<'a> {
    pub program: &'a Program,
    /// The text up to where the match must end.
    pub text: &'a [u8],
    pub request: Request<'a>,
    pub scratch: &'a mut Scratch,
    budget: &'a mut dyn FnMut(u64) -> bool,
    pub steps: u64,
    next_check: u64,
    /// Steps already told to the budget.
    spent: u64,
    /// Whether dead ends are remembered by now.
    remembers: bool,
}

/// Why an attempt at one position ended.
enum Attempt {
    Matched(usize),
    Failed,
    Stopped(Outcome),
}

impl<'a> Machine<'a> {
    pub fn new(
        program: &'a Program,
        request: Request<'a>,
        scratch: &'a mut Scratch,
        budget: &'a mut dyn FnMut(u64) -> bool,
    ) -> Machine<'a> {
        let end = request.end.min(request.text.len());
        let request = Request { end, start: request.start.min(end + 1), ..request };
        let (text, steps) = (&request.text[..end], scratch.pending);
        Machine { program, text, request, scratch, budget, steps, next_check: STRIDE, spent: 0, remembers: false }
    }

    /// Keeps the steps that no budget has been told of.
    pub fn rest(&mut self) {
        self.scratch.pending = self.steps - self.spent;
    }
}

impl Machine<'_> {
    /// Tries one position after another.
    fn hunt<const TEXT: bool>(&mut self) -> Outcome {
        let mut at = self.request.start;
        let end = self.text.len();
        loop {
            if self.request.mode == Mode::Search {
                match self.candidate(at) {
                    Some(found) => at = found,
                    None if pace::halted() => return Outcome::Stopped,
                    None => return Outcome::Failed,
                }
            } else if at > end {
                return Outcome::Failed;
            }
            match self.attempt::<TEXT>(at) {
                Attempt::Matched(stop) => {
                    let slots = &mut self.scratch.slots;
                    (slots[0], slots[1]) = (at, stop);
                    let last = slots.last().copied().filter(|&group| group != UNSET);
                    return Outcome::Matched { last_group: last };
                }
                Attempt::Stopped(outcome) => return outcome,
                Attempt::Failed if self.request.mode != Mode::Search || at >= end => {
                    return Outcome::Failed;
                }
                Attempt::Failed => {
                    self.scratch.slots.fill(UNSET);
                    at = self.past_leading::<TEXT>(at).max(at + 1);
                    while TEXT && at < end && is_continuation(self.text[at]) {
                        at += 1;
                    }
                }
            }
            if let Some(outcome) = self.charge(1 + self.scratch.slots.len() as u64 / 64) {
                return outcome;
            }
        }
    }

    /// The next position where a match can begin.
    #[inline]
    pub(super) fn candidate(&mut self, at: usize) -> Option<usize> {
        let rest = self.text.get(at..)?;
        let found = match &self.program.hunt {
            Hunt::Everywhere => return Some(at),
            Hunt::Start => return (at == 0).then_some(0),
            Hunt::LineStart if at == 0 || self.text[at - 1] == b'\n' => return Some(at),
            Hunt::LineStart => in_stretches(rest, 0, |part| memchr::memchr(b'\n', part)).map(|offset| offset + 1),
            Hunt::Literal(finder) => in_stretches(rest, finder.needle().len(), |part| finder.find(part)),
            Hunt::Behind(finder) => {
                let length = finder.needle().len();
                let from = at.saturating_sub(length);
                return in_stretches(&self.text[from..], length, |part| finder.find(part)).map(|offset| from + offset + length);
            }
            Hunt::Byte(a) => in_stretches(rest, 0, |part| memchr::memchr(*a, part)),
            Hunt::TwoBytes(a, b) => in_stretches(rest, 0, |part| memchr::memchr2(*a, *b, part)),
            Hunt::ThreeBytes(a, b, c) => in_stretches(rest, 0, |part| memchr::memchr3(*a, *b, *c, part)),
            Hunt::Bytes(table) => in_stretches(rest, 0, |part| part.iter().position(|&byte| table[usize::from(byte)])),
        };
        found.map(|offset| at + offset)
    }

    /// Counts steps, and asks the budget every so often.
    #[inline]
    pub(super) fn charge(&mut self, steps: u64) -> Option<Outcome> {
        self.steps += steps;
        if self.steps < self.next_check { None } else { self.check() }
    }

    #[cold]
    fn check(&mut self) -> Option<Outcome> {
        let fresh = self.steps - self.spent;
        self.spent = self.steps;
        self.next_check = self.steps + STRIDE;
        if !(self.budget)(fresh) {
            return Some(Outcome::Stopped);
        }
        let length = self.text.len() + 1 - self.request.start.min(self.text.len());
        let bits = length.saturating_mul(self.program.memo_rows as usize);
        let bits = if bits <= MAX_VISITED { bits } else { 0 };
        // The table is made once as much work has been done as clearing it is.
        if !self.remembers && self.steps > (bits as u64 / 64).max(4 * STRIDE) {
            self.remembers = true;
            self.scratch.visited.resize(bits.div_ceil(64), 0);
        }
        None
    }

    fn attempt<const TEXT: bool>(&mut self, start: usize) -> Attempt {
        let program = self.program;
        let text = self.text;
        let mut op = 0u32;
        let mut at = start;
        loop {
            if let Some(outcome) = self.charge(1) {
                return Attempt::Stopped(outcome);
            }
            let went_on = match &program.ops[op as usize] {
                Op::Byte(byte) => {
                    if text.get(at) == Some(byte) {
                        at += 1;
                        op += 1;
                        continue;
                    }
                    false
                }
                Op::Literal { start, end } => {
                    let literal = &program.literals[*start as usize..*end as usize];
                    let found = text[at..].starts_with(literal);
                    self.steps += literal.len() as u64 / 64;
                    at += if found { literal.len() } else { 0 };
                    found
                }
                Op::Class(class) => match text.get(at) {
                    None => false,
                    Some(&byte) if !TEXT || byte < 0x80 => {
                        at += 1;
                        program.classes[*class as usize].table[usize::from(byte)]
                    }
                    Some(_) => {
                        let (c, next) = decode(text, at);
                        at = next;
                        program.classes[*class as usize].contains(c)
                    }
                },
                Op::AnyButNewline => match text.get(at) {
                    None | Some(b'\n') => false,
                    Some(&byte) => {
                        at = if TEXT { text.len().min(at + length_of(byte)) } else { at + 1 };
                        true
                    }
                },
                Op::Any => match text.get(at) {
                    None => false,
                    Some(&byte) => {
                        at = if TEXT { text.len().min(at + length_of(byte)) } else { at + 1 };
                        true
                    }
                },
                Op::Anchor(anchor) => self.holds::<TEXT>(*anchor, at),
                Op::Repeat(repeat) => match self.repeat::<TEXT>(*repeat, at) {
                    Some(after) => {
                        at = after;
                        true
                    }
                    None => false,
                },
                Op::Split { first, second } => {
                    self.scratch.stack.push(Frame::Choice { op: *second, at });
                    op = *first;
                    continue;
                }
                Op::Jump(target) => {
                    op = *target;
                    continue;
                }
                Op::Open(group) => {
                    self.set_slot(2 * group, at);
                    true
                }
                Op::Close(group) => {
                    self.set_slot(2 * group + 1, at);
                    self.set_slot(2 * (program.groups + 1), *group as usize);
                    true
                }
                Op::Memo(memo) => !self.remembers || self.visit(*memo, at),
                Op::Mark(register) => {
                    self.set_register(*register, at);
                    true
                }
                Op::LeaveIfEmpty { register, exit } => {
                    if self.scratch.registers[*register as usize] == at {
                        op = *exit;
                        continue;
                    }
                    true
                }
                Op::CountStart(count) => {
                    let register = program.counts[*count as usize].register;
                    self.set_register(register, 0);
                    self.set_register(register + 1, UNSET);
                    true
                }
                Op::CountTest(count) => {
                    op = self.count(&program.counts[*count as usize], op, at);
                    continue;
                }
                Op::CountEnter(count) => {
                    let count = &program.counts[*count as usize];
                    let done = self.scratch.registers[count.register as usize];
                    if done >= count.least as usize {
                        self.set_register(count.register + 1, at);
                    }
                    self.set_register(count.register, done + 1);
                    true
                }
                Op::AtomicStart(register) => {
                    self.scratch.registers[*register as usize] = self.scratch.stack.len();
                    self.scratch.stack.push(Frame::Floor);
                    true
                }
                Op::AtomicEnd(register) => {
                    self.commit(*register);
                    true
                }
                Op::LookStart { register, back } => match self.look_back::<TEXT>(at, *back) {
                    None => false,
                    Some(before) => {
                        self.scratch.registers[*register as usize + 1] = at;
                        self.scratch.registers[*register as usize] = self.scratch.stack.len();
                        self.scratch.stack.push(Frame::Floor);
                        at = before;
                        true
                    }
                },
                Op::LookEnd(register) => {
                    self.commit(*register);
                    at = self.scratch.registers[*register as usize + 1];
                    true
                }
                Op::NotLookStart { register, back, next } => match self.look_back::<TEXT>(at, *back) {
                    None => {
                        op = *next;
                        continue;
                    }
                    Some(before) => {
                        self.scratch.registers[*register as usize] = self.scratch.stack.len();
                        self.scratch.stack.push(Frame::Refuted { op: *next, at });
                        at = before;
                        true
                    }
                },
                Op::NotLookEnd(register) => {
                    let height = self.scratch.registers[*register as usize];
                    self.unwind(height);
                    false
                }
                Op::Near { start, end, behind, negative } => {
                    let literal = &program.literals[*start as usize..*end as usize];
                    self.steps += literal.len() as u64 / 64;
                    let found = match behind {
                        true => text[..at].ends_with(literal),
                        false => text[at..].starts_with(literal),
                    };
                    found != *negative
                }
                Op::NearClass { class, behind, negative } => self.is_near::<TEXT>(*class, *behind, at) != *negative,
                Op::Reference { group, fold } => {
                    self.steps += self.span(*group).map_or(0, |(start, end)| end - start) as u64 / 16;
                    match self.reference::<TEXT>(*group, *fold, at) {
                        Some(after) => {
                            at = after;
                            true
                        }
                        None => false,
                    }
                }
                Op::Condition { group, no } => {
                    if self.span(*group).is_none() {
                        op = *no;
                        continue;
                    }
                    true
                }
                Op::Match => {
                    let refused =
                        self.request.mode == Mode::FullMatch && at != text.len() || self.request.must_advance && at == self.request.start;
                    if !refused {
                        return Attempt::Matched(at);
                    }
                    false
                }
            };
            if went_on {
                op += 1;
            } else {
                match self.back::<TEXT>() {
                    Ok(Some((next, position))) => (op, at) = (next, position),
                    Ok(None) => return Attempt::Failed,
                    Err(outcome) => return Attempt::Stopped(outcome),
                }
            }
            if self.scratch.stack.len() > MAX_STACK {
                return Attempt::Stopped(Outcome::OutOfMemory);
            }
        }
    }

    /// As `step_back`, for an assertion, which may look far.
    fn look_back<const TEXT: bool>(&mut self, at: usize, back: u32) -> Option<usize> {
        self.steps += u64::from(back) / 16;
        self.step_back::<TEXT>(at, back)
    }

    /// Goes back to the last choice: its instruction and position.
    fn back<const TEXT: bool>(&mut self) -> Result<Option<(u32, usize)>, Outcome> {
        loop {
            let Some(frame) = self.scratch.stack.pop() else { return Ok(None) };
            match frame {
                Frame::Choice { op, at } | Frame::Refuted { op, at } => return Ok(Some((op, at))),
                Frame::Slot { slot, old } => self.scratch.slots[slot as usize] = old,
                Frame::Register { register, old } => self.scratch.registers[register as usize] = old,
                Frame::Floor => {}
                Frame::Shorter { repeat, least, at } => {
                    if let Some(at) = self.shorter::<TEXT>(repeat, least, at) {
                        return Ok(Some((self.program.repeats[repeat as usize].after, at)));
                    }
                }
                Frame::Longer { repeat, left, at } => {
                    if let Some(at) = self.longer::<TEXT>(repeat, left, at) {
                        return Ok(Some((self.program.repeats[repeat as usize].after, at)));
                    }
                    // One that failed may have looked far, and there may be many.
                    if let Some(outcome) = self.charge(1) {
                        return Err(outcome);
                    }
                }
            }
        }
    }
}
