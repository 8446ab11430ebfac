//! Generators and coroutines: frames that leave the stack with their registers and come back.

use super::Vm;
use super::frame::{Cont, Frame, Target};
use super::run::Exit;
use crate::code::{CodeKind, Op};
use crate::native::{Flow, Res, Resume, call_then};
use crate::object::function::{Generator, GeneratorState};
use crate::object::misc::{Misc, TraceEntry};
use crate::object::{Kind, Object};
use crate::types;
use crate::vm::Name;

/// Says of a frame that something was thrown into it through the generator that delegates to it.
pub(super) const THROWN: Object = Object::TRUE;

impl Vm {
    /// The running frame becomes a generator object, which is its result.
    pub(crate) fn start_generator(&mut self, stack: &mut Vec<Object>, pc: usize) -> Option<Exit> {
        let Some(frame) = self.frames.pop() else { return Some(Exit::Value(Object::NONE)) };
        let is_module = self.codes[frame.code as usize].proto.kind == CodeKind::Coroutine && frame.cont == Cont::Exit;
        let generator = self.generator_of(&frame, stack, pc);
        if is_module {
            return Some(Exit::Value(generator));
        }
        self.frame_returned(&Frame { generator: Object::UNBOUND, ..frame }, generator, stack)
    }

    /// A generator object that goes on with a frame that has just begun.
    pub(super) fn generator_of(&mut self, frame: &Frame, stack: &[Object], pc: usize) -> Object {
        let loaded = &self.codes[frame.code as usize];
        let class = match loaded.proto.kind {
            CodeKind::Coroutine => types::COROUTINE,
            CodeKind::AsyncGenerator => types::ASYNC_GENERATOR,
            _ => types::GENERATOR,
        };
        let (base, locals) = (frame.base as usize, loaded.local_count as usize);
        // What others left where it will compute is none of its own, and must not live on because of it.
        let mut registers = Vec::with_capacity(loaded.register_count as usize);
        registers.extend_from_slice(&stack[base..base + locals]);
        registers.resize(loaded.register_count as usize, Object::UNBOUND);
        self.heap.generator(Generator {
            state: GeneratorState::Created,
            frame: Some(Frame { pc: pc as u32, ..frame.clone() }),
            registers,
            name: Object::UNBOUND,
            qualname: Object::UNBOUND,
            class,
            is_watched: false,
            is_ready: class != types::ASYNC_GENERATOR,
        })
    }

    /// A generator object for a call of an embedded generator function, shown as another class.
    pub(crate) fn embedded_generator(&mut self, function: Object, args: Vec<Object>, class: u32) -> Res {
        let function_object = &self.heap.functions[function.index()];
        let (code, globals) = (function_object.code, function_object.globals);
        let proto = &self.codes[code as usize].proto;
        let mut registers = args;
        registers.resize(proto.register_count as usize, Object::UNBOUND);
        let frame = Frame {
            code,
            // Past `GeneratorStart`: the object it would make is made here.
            pc: 1,
            base: 0,
            ret: 0,
            cont: Cont::Store,
            function,
            globals,
            handled: Object::UNBOUND,
            generator: Object::UNBOUND,
            extra: Object::UNBOUND,
        };
        Ok(self.heap.generator(Generator {
            state: GeneratorState::Created,
            frame: Some(frame),
            registers,
            name: Object::UNBOUND,
            qualname: Object::UNBOUND,
            class,
            is_watched: false,
            is_ready: false,
        }))
    }

    /// Puts a generator's frame back on the stack.
    fn enter_generator(&mut self, stack: &mut Vec<Object>, generator: Object, target: Target) -> Res<bool> {
        let index = generator.index();
        let state = self.heap.generators[index].state;
        match state {
            GeneratorState::Running => {
                let what = match self.heap.generators[index].class {
                    types::COROUTINE => "coroutine already executing",
                    types::ASYNC_GENERATOR => "asynchronous generator is already running",
                    _ => "generator already executing",
                };
                return Err(self.value_error(what));
            }
            GeneratorState::Done => return Ok(false),
            _ => {}
        }
        if self.frames.len() >= self.recursion_limit {
            return Err(self.too_deep());
        }
        let base = self.stack_top();
        let saved = &mut self.heap.generators[index];
        let count = saved.registers.len();
        let Some(frame) = &saved.frame else { return Ok(false) };
        saved.state = GeneratorState::Running;
        let needed = base + count + 64;
        if stack.len() < needed {
            stack.resize(needed.max(stack.len() * 2), Object::UNBOUND);
        }
        // The buffer and the frame stay where they are, for when the generator yields again.
        stack[base..base + count].copy_from_slice(&saved.registers);
        let frame = Frame {
            code: frame.code,
            pc: frame.pc,
            base: base as u32,
            ret: target.ret,
            cont: target.cont,
            function: frame.function,
            globals: frame.globals,
            handled: frame.handled,
            generator,
            extra: target.extra,
        };
        self.frames.push(frame);
        self.fuel -= 1;
        Ok(true)
    }

    /// Resumes a generator with a value.
    pub(crate) fn resume_generator(&mut self, stack: &mut Vec<Object>, generator: Object, value: Object, target: Target) -> Res<()> {
        let created = self.heap.generators[generator.index()].state == GeneratorState::Created;
        if created && !value.is_none() {
            let what = self.class(self.heap.generators[generator.index()].class).name.replace('_', " ");
            let message = format!("can't send non-None value to a just-started {what}");
            return Err(self.type_error(&message));
        }
        if matches!(target.cont, Cont::ForIter | Cont::Next | Cont::NextDefault | Cont::Resume)
            && let Some(item) = self.step_without_frame(generator)?
        {
            return match item.is_exhausted() {
                true => self.resume_ended(stack, generator, target),
                false => self.complete(target.cont, target.extra, target.ret, item, stack),
            };
        }
        if !self.enter_generator(stack, generator, target)? {
            return self.resume_ended(stack, generator, target);
        }
        if !created {
            self.deliver_sent(stack, value);
        }
        Ok(())
    }

    /// Puts a sent value where the suspended `yield` expects it.
    fn deliver_sent(&mut self, stack: &mut [Object], value: Object) {
        let Some(frame) = self.frames.last() else { return };
        let code = &self.codes[frame.code as usize].proto.code;
        let at = frame.pc as usize;
        let register = match code[at - 1].op {
            Op::Yield => code[at - 1].a,
            _ if code[at].op == Op::YieldFrom => code[at].a,
            // One that failed rests at the head of a loop.
            _ => return,
        };
        stack[frame.base as usize + register as usize] = value;
    }
    /// A generator suspended by `Yield` rests behind it, one that delegates rests on its `YieldFrom`.
    fn at_plain_yield(&self, code: &[crate::code::Instr], at: usize) -> bool {
        at > 0 && code[at - 1].op == Op::Yield
    }

    /// A finished generator was asked to go on.
    fn resume_ended(&mut self, stack: &mut Vec<Object>, generator: Object, target: Target) -> Res<()> {
        match target.cont {
            Cont::ForIter | Cont::Next | Cont::NextDefault => {
                self.complete(target.cont, target.extra, target.ret, Object::EXHAUSTED, stack)
            }
            Cont::Close => {
                stack[target.ret as usize] = Object::NONE;
                self.advance();
                Ok(())
            }
            _ => match self.heap.generators[generator.index()].class {
                types::COROUTINE => Err(self.runtime_error("cannot reuse already awaited coroutine")),
                types::ASYNC_GENERATOR => Err(self.raise(types::STOP_ASYNC_ITERATION, vec![])),
                _ if target.cont == Cont::YieldFrom => {
                    stack[target.ret as usize] = Object::NONE;
                    self.advance();
                    Ok(())
                }
                _ => Err(self.stop_iteration(Object::NONE)),
            },
        }
    }

    /// The running generator yields: its frame is saved and the value goes to whoever resumed it.
    pub(crate) fn yield_value(&mut self, stack: &mut Vec<Object>, value: Object, pc: usize) -> Option<Exit> {
        let Some(frame) = self.frames.pop() else { return Some(Exit::Value(value)) };
        let Some(index) = frame.generator.index_of(Kind::Generator) else { return Some(Exit::Value(value)) };
        let base = frame.base as usize;
        let (cont, extra, ret) = (frame.cont, frame.extra, frame.ret);
        let saved = &mut self.heap.generators[index];
        let len = saved.registers.len();
        saved.registers.copy_from_slice(&stack[base..base + len]);
        saved.state = GeneratorState::Suspended;
        saved.is_ready = false;
        if let Some(place) = &mut saved.frame {
            place.pc = pc as u32;
            place.handled = frame.handled;
        }
        if !saved.is_watched {
            self.watch_generator(frame.generator);
        }
        if cont == Cont::ForIter {
            stack[ret as usize] = value;
            self.advance();
            return None;
        }
        if cont == Cont::Exit {
            return Some(Exit::Value(value));
        }
        if cont == Cont::YieldFrom {
            // The generator below delegates to this one: it yields the same value.
            return self.yield_from_item(stack, value);
        }
        match self.complete(cont, extra, ret, value, stack) {
            Ok(()) => None,
            Err(flow) => self.handle_flow(flow, ret, stack),
        }
    }

    /// The top frame, at its `YieldFrom`, passes an item of the iterator it delegates to.
    pub(crate) fn yield_from_item(&mut self, stack: &mut Vec<Object>, value: Object) -> Option<Exit> {
        let pc = self.frames.last().map_or(0, |frame| frame.pc as usize);
        self.yield_value(stack, value, pc)
    }

    /// `yield from` and `await`: sends a value to the iterator that is delegated to.
    pub(crate) fn delegate(&mut self, stack: &mut Vec<Object>, iterator: Object, sent: Object, ret: u32) -> Res<()> {
        let target = Target::new(ret, Cont::YieldFrom);
        match iterator.kind() {
            Kind::Generator => self.resume_generator(stack, iterator, sent, target),
            Kind::Misc if matches!(self.heap.miscs[iterator.index()], Misc::CoroutineWrapper(_)) => {
                let Misc::CoroutineWrapper(inner) = self.heap.miscs[iterator.index()] else { return Ok(()) };
                self.resume_generator(stack, inner, sent, target)
            }
            Kind::Misc if matches!(self.heap.miscs[iterator.index()], Misc::AsyncGenStep { .. }) => {
                let step = self.embedded("async_step");
                call_then(step, vec![iterator, sent], Cont::YieldFrom, Object::UNBOUND)
            }
            _ if sent.is_none() => match self.next_item(iterator) {
                Ok(item) if item.is_exhausted() => {
                    stack[ret as usize] = Object::NONE;
                    self.advance();
                    Ok(())
                }
                Ok(item) => {
                    self.yield_from_item(stack, item);
                    Ok(())
                }
                Err(mut flow) => {
                    if let Flow::Call(call) = &mut *flow {
                        call.cont = Cont::YieldFrom;
                    }
                    if let Flow::Raise(exception) = &*flow
                        && self.is_instance(*exception, types::STOP_ITERATION)
                    {
                        stack[ret as usize] =
                            self.exception_state(*exception).map_or(Object::NONE, |state| state.fields[0].or(Object::NONE));
                        self.advance();
                        return Ok(());
                    }
                    Err(flow)
                }
            },
            _ => {
                let name = self.name(Name::Send);
                let method = self.getattr(iterator, name)?;
                call_then(method, vec![sent], Cont::YieldFrom, Object::UNBOUND)
            }
        }
    }

    /// The iterator of `yield from` on a generator or coroutine.
    pub(crate) fn yield_from_generator(&mut self, value: Object, kind: CodeKind) -> Res {
        let class = self.heap.generators[value.index()].class;
        if class == types::COROUTINE && kind != CodeKind::Coroutine {
            return Err(self.type_error("cannot 'yield from' a coroutine object in a non-coroutine generator"));
        }
        if class == types::ASYNC_GENERATOR {
            return Err(self.type_error("'async_generator' object is not iterable"));
        }
        Ok(value)
    }

    /// The frame of a generator that has not begun is a place of a traceback too.
    fn left_before_it_began(&mut self, generator: u32, exception: Object) {
        let Some(code) = self.heap.generators[generator].frame.as_ref().map(|frame| frame.code) else { return };
        let proto = self.proto(code);
        let (pc, hidden) = (proto.before(), proto.hidden);
        if !hidden && let Some(state) = self.exception_state_mut(exception) {
            state.traceback.push(TraceEntry { code, pc, depth: 0, space: Object::UNBOUND });
        }
    }

    /// Throws an exception into a generator, at the place where it rests.
    pub(crate) fn throw_into(&mut self, stack: &mut Vec<Object>, generator: Object, exception: Object, target: Target) -> Res<()> {
        let index = generator.index();
        let created = self.heap.generators[index].state == GeneratorState::Created;
        if created {
            if target.cont != Cont::Close {
                self.left_before_it_began(index, exception);
            }
            self.heap.generators[index].state = GeneratorState::Done;
            self.heap.generators[index].registers = Vec::new();
            if target.cont == Cont::Close {
                return self.resume_ended(stack, generator, target);
            }
            self.chained = true;
            let exception = self.generator_failed(index, exception, target.cont);
            return Err(Box::new(Flow::Raise(exception)));
        }
        // Delegating: the exception goes to the innermost iterator first.
        if let Some(inner) = self.delegated(index) {
            let is_exit = self.is_instance(exception, types::GENERATOR_EXIT);
            if !self.enter_generator(stack, generator, target)? {
                return Err(Box::new(Flow::Raise(exception)));
            }
            let ret = self.delegate_place();
            let inner_target = Target { extra: THROWN, ..Target::new(ret, Cont::YieldFrom) };
            let inner = match inner.index_of(Kind::Misc).map(|index| &self.heap.miscs[index]) {
                Some(Misc::CoroutineWrapper(coroutine)) => *coroutine,
                _ => inner,
            };
            if inner.is(Kind::Generator) {
                if is_exit {
                    let function = self.embedded("close_then_raise");
                    return call_then(function, vec![inner, exception], Cont::Store, Object::UNBOUND);
                }
                return self.throw_into(stack, inner, exception, inner_target).map_err(|flow| self.came_back(flow));
            }
            let name = self.name(if is_exit { Name::Close } else { Name::Throw });
            return match self.getattr(inner, name) {
                Ok(method) if is_exit => {
                    let function = self.embedded("call_then_raise");
                    call_then(function, vec![method, exception], Cont::Store, Object::UNBOUND)
                }
                Ok(method) => {
                    let thrown = match self.call_values(stack, method, &[exception], &[], inner_target) {
                        Err(flow) => match *flow {
                            // What a native leaves to Python code is still the item that is asked for.
                            Flow::Call(call) if call.cont == Cont::Store => {
                                self.call_values(stack, call.callee, &call.args, &call.keywords, inner_target)?
                            }
                            flow => return Err(self.came_back(Box::new(flow))),
                        },
                        Ok(thrown) => thrown,
                    };
                    if let Some(item) = thrown {
                        self.yield_from_item(stack, item);
                    }
                    Ok(())
                }
                Err(flow) if self.raises(&flow, types::ATTRIBUTE_ERROR) => {
                    self.chained = true;
                    Err(self.came_back(Box::new(Flow::Raise(exception))))
                }
                Err(flow) if matches!(*flow, Flow::Raise(_)) => Err(flow),
                // Guest code finds the method.
                Err(_) if is_exit => {
                    let function = self.embedded("find_close_then_raise");
                    call_then(function, vec![inner, exception], Cont::Store, Object::UNBOUND)
                }
                Err(_) => {
                    let function = self.embedded("find_throw");
                    call_then(function, vec![inner, exception], Cont::YieldFrom, THROWN)
                }
            };
        }
        if !self.enter_generator(stack, generator, target)? {
            if target.cont == Cont::Close || self.heap.generators[index].class == types::COROUTINE {
                return self.resume_ended(stack, generator, target);
            }
            return Err(Box::new(Flow::Raise(exception)));
        }
        // The exception appears at the `yield`, which is the instruction before. Its context is what the generator was handling there:
        // what the caller handles is none of its own.
        if let Some(frame) = self.frames.last_mut() {
            frame.pc = frame.pc.saturating_sub(1);
            let handled = frame.handled;
            self.chain_context(exception, handled);
        }
        self.chained = true;
        Err(Box::new(Flow::Raise(exception)))
    }

    /// An exception that was thrown through the top frame, a generator, into what it delegates to, came back from there: its context is
    /// what the generator handles.
    fn came_back(&mut self, flow: Box<Flow>) -> Box<Flow> {
        if let Flow::Raise(exception) = *flow {
            self.chain_to_generator(exception);
        }
        flow
    }
    pub(super) fn chain_to_generator(&mut self, exception: Object) {
        let handled = self.frames.last().map_or(Object::UNBOUND, |frame| frame.handled);
        self.chain_context(exception, handled);
    }

    /// What a suspended generator delegates to.
    fn delegated(&self, index: u32) -> Option<Object> {
        let generator = &self.heap.generators[index];
        let frame = generator.frame.as_ref().filter(|_| generator.state == GeneratorState::Suspended)?;
        let code = &self.codes[frame.code as usize].proto.code;
        let at = frame.pc as usize;
        let i = code.get(at)?;
        if i.op == Op::YieldFrom && !self.at_plain_yield(code, at) { generator.registers.get(i.b as usize).copied() } else { None }
    }
    fn delegate_place(&self) -> u32 {
        let Some(frame) = self.frames.last() else { return 0 };
        frame.base + u32::from(self.codes[frame.code as usize].proto.code[frame.pc as usize].a)
    }

    /// What a generator delegates to, for `gi_yieldfrom`.
    #[must_use]
    pub fn generator_delegate(&self, generator: Object) -> Object {
        self.delegated(generator.index()).unwrap_or(Object::NONE)
    }

    /// The awaitable iterator of an object: `await x`.
    pub(crate) fn get_awaitable(&mut self, object: Object, place: u8) -> Res {
        if object.is(Kind::Generator) && self.heap.generators[object.index()].class == types::COROUTINE {
            if let Some(inner) = self.delegated(object.index()) {
                let _ = inner;
                return Err(self.runtime_error("coroutine is being awaited already"));
            }
            return Ok(object);
        }
        if object.is(Kind::Misc) && matches!(self.heap.miscs[object.index()], Misc::AsyncGenStep { .. }) {
            return Ok(object);
        }
        match self.special(object, Name::Await) {
            Some(method) => match method.index_of(Kind::Native) {
                Some(native) => self.call_native(native, &[object], &[]),
                None => {
                    let checked = self.embedded("checked_await");
                    call_then(checked, vec![object], Cont::Store, Object::UNBOUND)
                }
            },
            None => {
                let what = self.clipped_type_name(object, 100).to_owned();
                let message = match place {
                    1 => format!("'async with' received an object from __aenter__ that does not implement __await__: {what}"),
                    2 => format!("'async with' received an object from __aexit__ that does not implement __await__: {what}"),
                    _ => format!("object {what} can't be used in 'await' expression"),
                };
                Err(self.type_error(&message))
            }
        }
    }
    pub(crate) fn get_async_iter(&mut self, object: Object) -> Res {
        match self.special(object, Name::Aiter) {
            Some(method) => match method.index_of(Kind::Native) {
                Some(native) => self.call_native(native, &[object], &[]),
                None => self.call_special(method, object, &[], Cont::Store),
            },
            None => {
                let message = format!("'async for' requires an object with __aiter__ method, got {}", self.type_name(object));
                Err(self.type_error(&message))
            }
        }
    }
    pub(crate) fn get_async_next(&mut self, object: Object) -> Res {
        match self.special(object, Name::Anext) {
            Some(method) => match method.index_of(Kind::Native) {
                Some(native) => self.call_native(native, &[object], &[]),
                None => {
                    let function = self.embedded("anext_awaitable");
                    call_then(function, vec![object], Cont::Store, Object::UNBOUND)
                }
            },
            None => {
                let message =
                    format!("'async for' received an object from __aiter__ that does not implement __anext__: {}", self.type_name(object));
                Err(self.type_error(&message))
            }
        }
    }

    /// `generator.close()`.
    pub fn close_generator(&mut self, generator: Object) -> Res {
        let index = generator.index();
        match self.heap.generators[index].state {
            GeneratorState::Created => {
                self.heap.generators[index].state = GeneratorState::Done;
                self.heap.generators[index].registers = Vec::new();
                Ok(Object::NONE)
            }
            GeneratorState::Done => Ok(Object::NONE),
            _ => {
                let exception = self.new_exception(types::GENERATOR_EXIT, vec![]);
                let handled = self.handled_exception();
                self.chain_context(exception, handled);
                Err(Box::new(Flow::Resume { generator, input: Resume::Close(exception) }))
            }
        }
    }
}
