//! Fibers: stacks of frames that take turns on the one loop. They are the threads of the guest.
//!
//! A fiber that rests is its frames and their registers, lifted off the stack; one that goes on is put back on top of whoever lets it,
//! so that a fiber may rest anywhere, in a generator or under a sort. Whose turn it is, is said in Python (`threading.py`); nothing here
//! chooses, and nothing runs at the same time.

use super::Vm;
use super::frame::{Cont, Frame};
use crate::native::{Call, Flow, Res};
use crate::object::{Kind, Object};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// What a fiber does next.
#[derive(Clone, Copy)]
pub enum Turn {
    /// The fiber with this number goes on until it rests or ends: true, or false.
    GoOn(u64),
    /// The running fiber rests until it is let go on.
    Rest,
}

/// A fiber that rests. Its places on the stack count from the first of its own registers.
#[derive(Clone, Serialize, Deserialize)]
struct Fiber {
    frames: Vec<Frame>,
    registers: Vec<Object>,
    /// Where it waits for the end of its rest; a new one does not.
    waits_at: Option<u32>,
}

impl Fiber {
    /// Bytes that it takes.
    fn held(&self) -> usize {
        self.frames.len() * size_of::<Frame>() + self.registers.len() * size_of::<Object>()
    }
}

/// The fibers of a session.
#[derive(Clone, Default, Serialize, Deserialize)]
pub(crate) struct Fibers {
    resting: HashMap<u64, Fiber>,
    last: u64,
    /// The one that runs, and the depth of its first frame.
    running: Option<(u64, usize)>,
}

impl Fibers {
    /// Does any rest, or run?
    pub fn any(&self) -> bool {
        !self.resting.is_empty() || self.running.is_some()
    }

    /// Does this one rest, or run?
    pub fn has(&self, number: u64) -> bool {
        self.resting.contains_key(&number) || self.running.is_some_and(|(running, _)| running == number)
    }

    /// The frames are gone, and whoever ran there.
    pub fn lose_running(&mut self) {
        self.running = None;
    }

    /// All of them end where they are.
    pub fn clear(&mut self) {
        self.resting.clear();
        self.running = None;
    }

    /// Bytes that those at rest take.
    pub fn held(&self) -> usize {
        self.resting.values().map(Fiber::held).sum()
    }

    /// The frames of each one at rest, how many registers they have among them, and where it waits.
    pub fn at_rest(&self) -> impl Iterator<Item = (&[Frame], usize, usize)> {
        self.resting.values().map(|fiber| (&fiber.frames[..], fiber.registers.len(), fiber.waits_at.unwrap_or(0) as usize))
    }

    /// The depth of the first frame of the one that runs.
    pub fn running_from(&self) -> Option<usize> {
        self.running.map(|(_, depth)| depth)
    }

    /// The registers of all at rest.
    pub fn registers(&mut self) -> impl Iterator<Item = &mut Object> {
        self.resting.values_mut().flat_map(|fiber| &mut fiber.registers)
    }

    /// Every object that those at rest know.
    pub fn visit(&self, visit: &mut dyn FnMut(Object)) {
        for fiber in self.resting.values() {
            fiber.registers.iter().for_each(|&object| visit(object));
            fiber.frames.iter().for_each(|frame| frame.visit(visit));
        }
    }
}

impl Vm {
    /// A fiber that will call a Python function with one argument.
    pub(crate) fn new_fiber(&mut self, function: Object, argument: Object) -> Res<u64> {
        let Some(index) = function.index_of(Kind::Function) else { return Err(self.type_error("a fiber runs a function")) };
        let (code, globals) = (self.heap.functions[index].code, self.heap.functions[index].globals);
        let mut registers = vec![Object::UNBOUND; self.proto(code).register_count as usize];
        let Some(first) = registers.first_mut() else { return Err(self.type_error("a fiber's function takes one argument")) };
        *first = argument;
        let frame = Frame {
            code,
            pc: 0,
            base: 0,
            ret: 0,
            cont: Cont::Fiber,
            function,
            globals,
            handled: Object::UNBOUND,
            generator: Object::UNBOUND,
            extra: Object::UNBOUND,
        };
        self.fibers.last += 1;
        let number = self.fibers.last;
        self.lay_to_rest(number, Fiber { frames: vec![frame], registers, waits_at: None });
        Ok(number)
    }

    fn lay_to_rest(&mut self, number: u64, fiber: Fiber) {
        self.heap.used += fiber.held();
        self.fibers.resting.insert(number, fiber);
    }

    /// Carries out a turn for the native that asked, whose result goes to `ret`.
    pub(super) fn take_turn(&mut self, turn: Turn, ret: u32, stack: &mut Vec<Object>) -> Res<()> {
        match turn {
            Turn::GoOn(number) => self.let_go_on(number, ret, stack),
            Turn::Rest => self.rest(ret, stack),
        }
    }

    fn let_go_on(&mut self, number: u64, ret: u32, stack: &mut Vec<Object>) -> Res<()> {
        if self.fibers.running.is_some() {
            return Err(self.runtime_error("a thread cannot run another one"));
        }
        let Some(fiber) = self.fibers.resting.remove(&number) else {
            return self.complete(Cont::Store, Object::UNBOUND, ret, Object::FALSE, stack);
        };
        self.heap.used = self.heap.used.saturating_sub(fiber.held());
        let base = self.stack_top();
        let needed = base + fiber.registers.len() + 64;
        if stack.len() < needed {
            stack.resize(needed.max(stack.len() * 2), Object::UNBOUND);
        }
        stack[base..base + fiber.registers.len()].copy_from_slice(&fiber.registers);
        let depth = self.frames.len();
        let moved = |frame: &Frame| Frame { base: frame.base + base as u32, ret: frame.ret.wrapping_add(base as u32), ..frame.clone() };
        self.frames.extend(fiber.frames.iter().map(moved));
        if let Some(first) = self.frames.get_mut(depth) {
            first.ret = ret;
        }
        self.fibers.running = Some((number, depth));
        match fiber.waits_at {
            Some(at) => self.complete(Cont::Store, Object::UNBOUND, base as u32 + at, Object::NONE, stack),
            None => Ok(()),
        }
    }

    fn rest(&mut self, ret: u32, stack: &mut Vec<Object>) -> Res<()> {
        let Some((number, depth)) = self.fibers.running.filter(|&(_, depth)| depth < self.frames.len()) else {
            return Err(self.runtime_error("no thread runs that could rest"));
        };
        let top = self.stack_top();
        let mut frames = self.frames.split_off(depth);
        let (base, caller_ret) = (frames[0].base, frames[0].ret);
        for frame in &mut frames {
            (frame.base, frame.ret) = (frame.base - base, frame.ret.wrapping_sub(base));
        }
        // Where its end is told is known when it goes on.
        frames[0].ret = 0;
        let registers = stack[base as usize..top].to_vec();
        self.fibers.running = None;
        self.lay_to_rest(number, Fiber { frames, registers, waits_at: Some(ret - base) });
        self.complete(Cont::Store, Object::UNBOUND, caller_ret, Object::TRUE, stack)
    }

    /// Between two instructions of the guest, when it has run for a while: lets others have their turn.
    pub(super) fn offer_turn(&mut self) {
        let Some(base) = self.frames.last().filter(|frame| !self.proto(frame.code).hidden).map(|frame| frame.base) else { return };
        if self.pending.is_none() {
            let callee = self.embedded("offer_turn");
            let call = Call { callee, args: Vec::new(), keywords: Vec::new(), cont: Cont::Aside, extra: Object::UNBOUND };
            self.pending_ret = base;
            self.pending = Some(Box::new(Flow::Call(call)));
        }
    }
}
