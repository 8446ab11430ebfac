//! Generators that the loop makes, resumes, suspends and ends without leaving it: those that a `for`, `next` or `yield from` steps through.
//! Nothing is done here but the plain way; what is watched, thrown or shown as another class is for `generator.rs`.

use super::Vm;
use super::frame::{Cont, Frame, Target};
use crate::object::function::GeneratorState;
use crate::object::{Kind, Object, copy_few};
use crate::types;
use crate::vm::Name;

impl Vm {
    /// The running frame, of a plain call, becomes a generator object, which is the result of that call.
    #[inline(never)]
    pub(super) fn generator_in_loop(&mut self, stack: &mut [Object], pc: usize) -> bool {
        let Some(frame) = self.frames.last().filter(|frame| frame.cont == Cont::Store) else { return false };
        if self.frames.len() < 2 || self.finalizers.waiting() {
            return false;
        }
        let frame = frame.clone();
        let generator = self.generator_of(&frame, stack, pc);
        self.frames.truncate(self.frames.len() - 1);
        stack[frame.ret as usize] = generator;
        self.advance();
        true
    }

    /// For a loop that asks a generator for its next item, or a generator that delegates to one: puts the generator's frame on the stack
    /// at `base`, if nothing speaks against it.
    pub(super) fn next_in_loop(&mut self, stack: &mut [Object], generator: Object, base: usize, target: Target, at: usize) -> bool {
        let saved = &mut self.heap.generators[generator.index()];
        let Some(registers) = stack.get_mut(base..base + saved.registers.len() + 64) else { return false };
        let rests = saved.is_ready && matches!(saved.state, GeneratorState::Created | GeneratorState::Suspended);
        let Some(frame) = saved.frame.as_ref().filter(|_| rests) else { return false };
        if self.frames.len() >= self.recursion_limit || self.fuel <= 1 {
            return false;
        }
        self.fuel -= 1;
        copy_few(&mut registers[..saved.registers.len()], &saved.registers);
        (saved.state, saved.is_ready) = (GeneratorState::Running, false);
        let Target { ret, cont, extra } = target;
        let frame = Frame { base: base as u32, ret, cont, generator, extra, ..*frame };
        if let Some(caller) = self.frames.last_mut() {
            caller.pc = at as u32;
        }
        self.frames.push(frame);
        true
    }

    /// For `next`, which lies at `stack[at]`, with a generator and maybe a default: puts the generator's frame on the stack at `base`, if
    /// nothing speaks against it.
    #[inline(never)]
    pub(super) fn next_called_in_loop(&mut self, stack: &mut [Object], at: usize, count: usize, base: usize, pc: usize) -> bool {
        let target = match count {
            1 => Target::new(at as u32, Cont::Resume),
            2 => Target { extra: stack[at + 2], ..Target::new(at as u32, Cont::NextDefault) },
            _ => return false,
        };
        let generator = stack[at + 1];
        generator.is(Kind::Generator) && self.iterates(generator) && self.next_in_loop(stack, generator, base, target, pc)
    }

    /// For a loop over an iterator of the guest's: puts the frame of its `__next__` on the stack at `first`, if nothing speaks against it.
    pub(super) fn next_of_guest(&mut self, stack: &mut [Object], iterator: Object, first: usize, target: Target, at: usize) -> bool {
        let class = self.heap.instances[iterator.index()].class;
        let name = self.name(Name::Next);
        let Some(method) = self.lookup(class, name).filter(|method| method.is(Kind::Function)) else { return false };
        if self.plain_buffer.0 == class || self.frames.len() >= self.recursion_limit || !self.can_enter(stack, method, first, 1) {
            return false;
        }
        stack[first] = iterator;
        self.save_pc(at);
        self.enter(stack, method, first, 1, target);
        true
    }

    /// The running generator yields to a loop or to `next`, maybe through generators that delegate to it: saves their frames and gives
    /// the item, if nothing else is to be done. What is sent goes to register `received`.
    pub(super) fn yield_to_loop(&mut self, stack: &mut [Object], value: Object, received: usize, cleans_up: bool, pc: usize) -> bool {
        let Some(frame) = self.frames.last() else { return false };
        let Some(index) = frame.generator.index_of(Kind::Generator) else { return false };
        if cleans_up && !self.heap.generators[index].is_watched
            || !(takes_items(frame.cont) || frame.cont == Cont::YieldFrom && self.delegates_to_loop())
        {
            return false;
        }
        let (mut received, mut pc) = (received, pc);
        loop {
            let Some(frame) = self.frames.last() else { return false };
            let saved = &mut self.heap.generators[frame.generator.index()];
            let (base, ret, cont, count) = (frame.base as usize, frame.ret as usize, frame.cont, saved.registers.len());
            let (Some(place), Some(registers)) = (saved.frame.as_mut(), stack.get(base..base + count)) else { return false };
            place.pc = pc as u32;
            place.handled = frame.handled;
            copy_few(&mut saved.registers, registers);
            if let Some(received) = saved.registers.get_mut(received) {
                *received = Object::NONE;
            }
            (saved.state, saved.is_ready) = (GeneratorState::Suspended, !Self::steps_on(saved));
            self.frames.truncate(self.frames.len() - 1);
            if takes_items(cont) {
                stack[ret] = value;
                self.advance();
                return true;
            }
            let Some(caller) = self.frames.last() else { return false };
            // It rests on its `YieldFrom`.
            pc = caller.pc as usize;
            received = self.codes[caller.code as usize].proto.code[pc].a as usize;
        }
    }

    /// Do the generators that delegate to the running one only pass its items on, to a loop or to `next`?
    fn delegates_to_loop(&self) -> bool {
        for frame in self.frames.iter().rev().skip(1) {
            let Some(generator) = frame.generator.index_of(Kind::Generator).map(|index| &self.heap.generators[index]) else { return false };
            let cleans_up = self.codes[frame.code as usize].proto.cleans_up && !generator.is_watched;
            match frame.cont {
                _ if cleans_up || generator.frame.is_none() || generator.class != types::GENERATOR => return false,
                Cont::YieldFrom => {}
                cont => return takes_items(cont),
            }
        }
        false
    }

    /// The running generator returns: the loop that steps through it ends, `next` gives its default, or who delegates
    /// to it goes on with the value.
    #[inline(never)]
    pub(super) fn ended_in_loop(&mut self, stack: &mut [Object], value: Object) -> bool {
        let Some(frame) = self.frames.last() else { return false };
        let Some(index) = frame.generator.index_of(Kind::Generator) else { return false };
        let saved = &mut self.heap.generators[index];
        if !matches!(saved.class, types::GENERATOR | types::COROUTINE)
            || !matches!(frame.cont, Cont::ForIter | Cont::YieldFrom | Cont::NextDefault)
            || self.finalizers.waiting()
        {
            return false;
        }
        (saved.state, saved.registers) = (GeneratorState::Done, Vec::new());
        let (cont, extra, ret) = (frame.cont, frame.extra, frame.ret as usize);
        self.frames.truncate(self.frames.len() - 1);
        if cont == Cont::ForIter {
            self.end_loop();
        } else {
            stack[ret] = if cont == Cont::NextDefault { extra } else { value };
            self.advance();
        }
        true
    }
}

/// Does who resumed a generator in this way just store what it yields?
fn takes_items(cont: Cont) -> bool {
    matches!(cont, Cont::ForIter | Cont::Next | Cont::NextDefault | Cont::Resume)
}
