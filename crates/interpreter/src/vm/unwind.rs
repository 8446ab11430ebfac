//! What happens when a frame ends, by a value or an exception, and when a native asks the loop for something.

use super::frame::{Cont, Frame, Target};
use super::generator::THROWN;
use super::run::Exit;
use super::{Name, Vm, Waiting};
use crate::code::{CompareOp, Op};
use crate::native::{Flow, Res, Resume};
use crate::object::function::GeneratorState;
use crate::object::misc::TraceEntry;
use crate::object::{Kind, Object};
use crate::types;

/// So many calls are looked at for one that an argument belongs to.
const NEAR: usize = 16;

impl Vm {
    /// Carries out a flow; its result goes to `ret`. Returns an exit if the loop must end.
    pub(crate) fn handle_flow(&mut self, flow: Box<Flow>, ret: u32, stack: &mut Vec<Object>) -> Option<Exit> {
        let mut flow = flow;
        loop {
            let result = match *flow {
                Flow::Raise(exception) => return self.unwind(exception, stack),
                Flow::Call(call) => {
                    let keywords = call.keywords;
                    let target = Target { ret, cont: call.cont, extra: call.extra };
                    match self.call_values(stack, call.callee, &call.args, &keywords, target) {
                        Ok(None) => Ok(()),
                        Ok(Some(value)) => self.complete(call.cont, call.extra, ret, value, stack),
                        Err(next) => match self.intercept(call.cont, call.extra, ret, next, stack) {
                            Ok(()) => Ok(()),
                            Err(next) => Err(Self::inherit(next, call.cont, call.extra)),
                        },
                    }
                }
                Flow::Resume { generator, input } => match input {
                    Resume::Send(value) => self.resume_generator(stack, generator, value, Target::new(ret, Cont::Resume)),
                    Resume::Next => self.resume_generator(stack, generator, Object::NONE, Target::new(ret, Cont::Next)),
                    Resume::Throw(exception) => self.throw_into(stack, generator, exception, Target::new(ret, Cont::Resume)),
                    Resume::Close(exception) => {
                        let target = Target { extra: generator, ..Target::new(ret, Cont::Close) };
                        self.throw_into(stack, generator, exception, target)
                    }
                },
                Flow::WithStack(look) => match look(self, stack) {
                    Ok(value) => self.complete(Cont::Store, Object::UNBOUND, ret, value, stack),
                    Err(next) => Err(next),
                },
                Flow::Effect { effect, decode } => {
                    let id = if let crate::Effect::Call { id, .. } = &effect { Some(*id) } else { None };
                    self.waiting = Some(Waiting { decode, ret, id });
                    return Some(Exit::Effect(effect));
                }
                Flow::Turn(turn) => self.take_turn(turn, ret, stack),
                Flow::Stop(limit) => {
                    self.stopping = Some(limit);
                    return Some(Exit::Ended);
                }
                Flow::Starved => match self.make_room(stack) {
                    Ok(()) => return None,
                    Err(next) => Err(next),
                },
                Flow::FinalAnswer(answer) => {
                    self.final_answer = Some(answer);
                    let exception = self.new_exception(types::FINAL_ANSWER, vec![]);
                    return self.unwind(exception, stack);
                }
            };
            match result {
                Ok(()) => return None,
                Err(next) => flow = next,
            }
        }
    }

    /// A request made while carrying out another: it keeps what was to be done with the first one's result.
    fn inherit(mut flow: Box<Flow>, cont: Cont, extra: Object) -> Box<Flow> {
        if let Flow::Call(call) = &mut *flow
            && call.cont == Cont::Store
        {
            call.cont = cont;
            call.extra = extra;
        }
        flow
    }

    /// An exception that a native raised where the caller waits for something that may end so.
    fn intercept(&mut self, cont: Cont, extra: Object, ret: u32, flow: Box<Flow>, stack: &mut Vec<Object>) -> Res<()> {
        let Flow::Raise(exception) = *flow else { return Err(flow) };
        match self.exception_end(cont, extra, exception)? {
            Some(End::Value(value)) => {
                stack[ret as usize] = value;
                self.advance();
                Ok(())
            }
            Some(End::Exhausted) => self.complete(cont, extra, ret, Object::EXHAUSTED, stack),
            None => Err(Box::new(Flow::Raise(exception))),
        }
    }

    /// The frame above ended with a value: finishes what the top frame was doing.
    pub(crate) fn frame_returned(&mut self, frame: &Frame, value: Object, stack: &mut Vec<Object>) -> Option<Exit> {
        if frame.cont == Cont::Exit && frame.generator.is_unbound() {
            return Some(Exit::Value(value));
        }
        let depth = self.frames.len();
        let mut result = if frame.generator.is_unbound() {
            self.complete(frame.cont, frame.extra, frame.ret, value, stack)
        } else {
            self.generator_returned(frame, value, stack)
        };
        if result.is_ok() && self.finalizers.waiting() && self.frames.len() == depth {
            result = self.settle_return(stack, frame);
        }
        match result {
            Ok(()) => None,
            Err(flow) => self.handle_flow(flow, frame.ret, stack),
        }
    }

    fn generator_returned(&mut self, frame: &Frame, value: Object, stack: &mut Vec<Object>) -> Res<()> {
        if !self.begin_again(frame, value, stack) {
            let generator = &mut self.heap.generators[frame.generator.index()];
            generator.state = GeneratorState::Done;
            generator.registers = Vec::new();
            self.unwatch_ended(frame.generator);
        }
        let is_async = self.heap.generators[frame.generator.index()].class == types::ASYNC_GENERATOR;
        let value = if self.is_embedded(frame.generator) { Object::NONE } else { value };
        match frame.cont {
            Cont::ForIter | Cont::Next | Cont::NextDefault => self.complete(frame.cont, frame.extra, frame.ret, Object::EXHAUSTED, stack),
            Cont::YieldFrom => {
                stack[frame.ret as usize] = value;
                self.advance();
                Ok(())
            }
            Cont::Close => {
                stack[frame.ret as usize] = Object::NONE;
                self.advance();
                Ok(())
            }
            _ if is_async => Err(self.raise(types::STOP_ASYNC_ITERATION, vec![])),
            _ => Err(self.stop_iteration(value)),
        }
    }

    /// Moves the top frame past its current instruction.
    pub(crate) fn advance(&mut self) {
        if let Some(frame) = self.frames.last_mut() {
            let code = &self.codes[frame.code as usize].proto.code;
            let next = frame.pc as usize + 1;
            let extended = code.get(next).is_some_and(|word| word.op == Op::Ext);
            frame.pc = (next + usize::from(extended)) as u32;
        }
    }

    /// Finishes the top frame's instruction with the result of a call it made.
    pub(crate) fn complete(&mut self, cont: Cont, extra: Object, ret: u32, value: Object, stack: &mut Vec<Object>) -> Res<()> {
        let stored = match cont {
            Cont::Store | Cont::Exit | Cont::GetAttr | Cont::AttrDefault | Cont::Next | Cont::Resume => value,
            Cont::Discard => {
                self.advance();
                return Ok(());
            }
            Cont::Aside => return Ok(()),
            Cont::Init => {
                if !value.is_none() {
                    let message = format!("__init__() should return None, not '{}'", self.type_name(value));
                    return Err(self.type_error(&message));
                }
                extra
            }
            Cont::Binary | Cont::BinaryReflected | Cont::BinaryInPlace => {
                if value == Object::NOT_IMPLEMENTED {
                    self.binary_go_on(cont, stack)?
                } else {
                    value
                }
            }
            Cont::Compare | Cont::CompareReflected | Cont::CompareNot | Cont::CompareNotReflected | Cont::Contains => {
                return self.comparison_done(cont, ret, value, stack);
            }
            Cont::TruthBool => {
                if !value.is_bool() {
                    let message = format!("__bool__ should return bool, returned {}", self.type_name(value));
                    return Err(self.type_error(&message));
                }
                return self.truth_done(value.is_true(), ret, stack);
            }
            Cont::TruthLen => {
                let len = self.check_len(value)?;
                return self.truth_done(len != Object::small(0), ret, stack);
            }
            Cont::ForIter => {
                if value.is_exhausted() {
                    self.end_loop();
                } else {
                    stack[ret as usize] = value;
                    self.advance();
                }
                return Ok(());
            }
            Cont::YieldFrom => {
                // A sub-iterator that is not a generator gave an item: the delegating generator yields it.
                return match self.yield_from_item(stack, value) {
                    Some(_) => Ok(()),
                    None => Ok(()),
                };
            }
            Cont::NextDefault => {
                if value.is_exhausted() {
                    extra
                } else {
                    value
                }
            }
            Cont::Close => {
                let class = extra.index_of(Kind::Generator).map(|index| self.heap.generators[index].class);
                let what = if class == Some(types::COROUTINE) { "coroutine" } else { "generator" };
                return Err(self.runtime_error(&format!("{what} ignored GeneratorExit")));
            }
            Cont::HasAttr => Object::TRUE,
            Cont::GetIter | Cont::IterCheck => {
                if !self.is_iterator(value) {
                    let message = format!("iter() returned non-iterator of type '{}'", self.type_name(value));
                    return Err(self.type_error(&message));
                }
                value
            }
            Cont::StrCheck => {
                if !self.payload(value).is(Kind::Str) {
                    let name = if extra.is(Kind::Str) { self.heap.text(extra).to_owned() } else { "__str__".to_owned() };
                    let message = if name == "__format__" {
                        format!("__format__ must return a str, not {}", self.type_name(value))
                    } else {
                        format!("{name} returned non-string (type {})", self.type_name(value))
                    };
                    return Err(self.type_error(&message));
                }
                value
            }
            Cont::LenCheck => self.check_len(value)?,
            Cont::HashCheck => self.check_hash(value)?,
            Cont::BoolCheck => {
                if !value.is_bool() {
                    let message = format!("__bool__ should return bool, returned {}", self.type_name(value));
                    return Err(self.type_error(&message));
                }
                value
            }
            Cont::BoolLenCheck => Object::bool(self.check_len(value)? != Object::small(0)),
            Cont::IndexCheck | Cont::FloatCheck => return self.converted(cont, extra, value),
            Cont::Unpack => {
                let items = match value.kind() {
                    Kind::Tuple => self.heap.tuples[value.index()].to_vec(),
                    Kind::List => self.heap.lists[value.index()].clone(),
                    _ => vec![],
                };
                let at = ret as usize;
                stack[at..at + items.len()].copy_from_slice(&items);
                self.advance();
                return Ok(());
            }
            Cont::Module => extra,
            Cont::Fiber => {
                self.fibers.lose_running();
                Object::FALSE
            }
            Cont::ToBool => match self.truth_native(value) {
                Some(truth) => Object::bool(truth),
                None => return Err(self.truth_call_as(value, Cont::BoolCheck, Cont::BoolLenCheck)),
            },
        };
        stack[ret as usize] = stored;
        self.advance();
        Ok(())
    }

    /// `__index__` or `__float__` gave its result: goes on with the native that needed it.
    fn converted(&mut self, cont: Cont, extra: Object, value: Object) -> Res<()> {
        let plan = self.heap.tuples[extra.index()].to_vec();
        let (plain, asked) = (self.payload(value), plan[2 + plan[1].int_value() as usize]);
        let good = match cont {
            Cont::FloatCheck => plain.is_float(),
            _ => matches!(plain.kind(), Kind::Int | Kind::Big | Kind::Bool),
        };
        let is_derived = good && (plain != value || value.is_bool());
        let mut complaint = String::new();
        if !good || is_derived {
            let (what, wanted) = if cont == Cont::FloatCheck {
                (format!("{}.__float__", self.type_name(asked)), "float")
            } else {
                let of_int =
                    plan[0].index_of(Kind::Native).is_some_and(|native| self.registry.natives[native as usize].class == Some(types::INT));
                let asks_int = of_int && plan[1] == Object::small(1) && self.special(asked, Name::Int).is_some();
                (if asks_int { "__int__" } else { "__index__" }.to_owned(), "int")
            };
            complaint = format!("{what} returned non-{wanted} (type {})", self.type_name(value));
            if !good {
                return Err(self.type_error(&complaint));
            }
            complaint += &format!(
                ".  The ability to return an instance of a strict subclass of {wanted} is deprecated, and may be removed in a future version \
                 of Python."
            );
        }
        let mut args = plan[2..].to_vec();
        args[plan[1].int_value() as usize] = self.payload(value);
        let mut keywords = Vec::new();
        if let Some(native) = plan[0].index_of(Kind::Native)
            && matches!(self.registry.natives[native as usize].def.run, crate::native::Run::Fixed(_))
        {
            // The native had its parameters in order, those that only a keyword can give at the end.
            let signature = self.registry.natives[native as usize].signature();
            let names: Vec<&'static str> = signature.parameters.iter().skip(signature.max).map(|parameter| parameter.name).collect();
            let only_named = args.split_off(args.len().min(signature.max));
            for (name, value) in names.into_iter().zip(only_named) {
                if !value.is_unbound() {
                    args.push(value);
                    keywords.push(self.heap.intern(name));
                }
            }
        }
        if is_derived {
            let names = self.heap.tuple(keywords);
            let (args, complaint) = (self.heap.tuple(args), self.heap.string(complaint));
            return self.call_embedded("call_after_deprecation", vec![plan[0], args, names, complaint]);
        }
        Err(Box::new(Flow::Call(crate::native::Call { callee: plan[0], args, keywords, cont: Cont::Store, extra: Object::UNBOUND })))
    }

    /// Ends the `for` loop that the top frame is at.
    pub(super) fn end_loop(&mut self) {
        if let Some(frame) = self.frames.last_mut() {
            let code = &self.codes[frame.code as usize].proto.code;
            frame.pc = code[frame.pc as usize + 1].target();
        }
    }

    /// The truth that a jump, a comparison or `not` waited for is known.
    pub(crate) fn truth_done(&mut self, truth: bool, ret: u32, stack: &mut [Object]) -> Res<()> {
        let Some(frame) = self.frames.last() else { return Ok(()) };
        let (at, number) = (frame.pc as usize, frame.code as usize);
        let code = &self.codes[number].proto.code;
        let i = code[at];
        let next = match i.op {
            Op::JumpIfTrue | Op::JumpIfFalse => {
                if truth == (i.op == Op::JumpIfTrue) {
                    i.target() as usize
                } else {
                    at + 1
                }
            }
            Op::CompareJump | Op::CompareImmJump => {
                if truth == (i.x >> 7 != 0) {
                    code[at + 1].target() as usize
                } else {
                    at + 2
                }
            }
            Op::Not => {
                stack[ret as usize] = Object::bool(!truth);
                at + 1
            }
            _ => {
                stack[ret as usize] = Object::bool(truth);
                at + 1
            }
        };
        self.save_pc(next);
        Ok(())
    }

    /// A comparison method of the top frame's comparison answered.
    fn comparison_done(&mut self, cont: Cont, ret: u32, value: Object, stack: &mut [Object]) -> Res<()> {
        let Some(frame) = self.frames.last() else { return Ok(()) };
        let i = self.codes[frame.code as usize].proto.code[frame.pc as usize];
        let number = if i.op == Op::Compare { i.x } else { i.x & 15 };
        let op = CompareOp::from_number(number);
        let base = frame.base as usize;
        let (l, r) = match i.op {
            Op::Compare => (stack[base + i.b as usize], stack[base + i.c as usize]),
            Op::CompareImmJump => (stack[base + i.a as usize], Object::small(i.imm())),
            _ => (stack[base + i.a as usize], stack[base + i.b as usize]),
        };
        let mut value = value;
        if cont == Cont::Contains || matches!(cont, Cont::CompareNot | Cont::CompareNotReflected) && value != Object::NOT_IMPLEMENTED {
            match self.truth_native(value) {
                Some(truth) => {
                    let inverted = cont != Cont::Contains || op == CompareOp::NotIn;
                    value = Object::bool(truth != inverted);
                }
                None if cont == Cont::Contains && op == CompareOp::NotIn || cont != Cont::Contains => {
                    return self.call_embedded_then("invert_truth", vec![value], Cont::Compare);
                }
                None => return Err(self.truth_call_as(value, Cont::TruthBool, Cont::TruthLen)),
            }
        } else if value == Object::NOT_IMPLEMENTED {
            let second = matches!(cont, Cont::Compare | Cont::CompareNot);
            value = self.compare_go_on(op, l, r, second)?;
        }
        if i.op == Op::Compare {
            stack[ret as usize] = value;
            self.advance();
            return Ok(());
        }
        match self.truth_native(value) {
            Some(truth) => self.truth_done(truth, ret, stack),
            None => Err(self.truth_call_as(value, Cont::TruthBool, Cont::TruthLen)),
        }
    }

    /// What an exception means to a frame that waits with this continuation: a value, the end of an iteration, or nothing special.
    fn exception_end(&mut self, cont: Cont, extra: Object, exception: Object) -> Res<Option<End>> {
        Ok(match cont {
            Cont::ForIter | Cont::Next | Cont::NextDefault | Cont::YieldFrom if self.is_instance(exception, types::STOP_ITERATION) => {
                if cont == Cont::YieldFrom {
                    let value = self.exception_state(exception).map_or(Object::NONE, |state| state.fields[0]);
                    Some(End::Value(value.or(Object::NONE)))
                } else {
                    Some(End::Exhausted)
                }
            }
            Cont::Close if self.is_instance(exception, types::GENERATOR_EXIT) || self.is_instance(exception, types::STOP_ITERATION) => {
                Some(End::Value(Object::NONE))
            }
            Cont::AttrDefault if self.is_instance(exception, types::ATTRIBUTE_ERROR) => Some(End::Value(extra)),
            Cont::HasAttr if self.is_instance(exception, types::ATTRIBUTE_ERROR) => Some(End::Value(Object::FALSE)),
            Cont::GetAttr if self.is_instance(exception, types::ATTRIBUTE_ERROR) && !extra.is_unbound() => {
                let (object, name) = {
                    let parts = &self.heap.tuples[extra.index()];
                    (parts[0], parts[1])
                };
                let hook = self.name(super::Name::Getattr);
                match self.lookup(self.class_of(object), hook) {
                    Some(getattr) => return self.call_attribute_hook(getattr, object, name, Object::UNBOUND),
                    None => None,
                }
            }
            _ => None,
        })
    }

    /// Finds the handler of an exception, leaving frames on the way. Returns an exit if none is left.
    pub(crate) fn unwind(&mut self, exception: Object, stack: &mut Vec<Object>) -> Option<Exit> {
        let mut exception = exception;
        let mut reraised = std::mem::take(&mut self.reraised);
        self.keeps_nothing = !reraised;
        if !std::mem::take(&mut self.chained) && !reraised {
            let handled = self.handled_exception();
            self.chain_context(exception, handled);
        }
        loop {
            if !reraised
                && self.class_of(exception) != types::FINAL_ANSWER
                && let Some(missing) = self.missing_method(stack)
            {
                exception = missing;
            }
            let Some(frame) = self.frames.last() else { return Some(Exit::Raised(exception)) };
            let (code, pc, base) = (frame.code, frame.pc, frame.base);
            let depth = self.codes[code as usize].proto.depth(pc);
            let space = if self.shows_frames && !reraised { self.frame_space(stack) } else { Object::UNBOUND };
            if !reraised
                && !self.codes[code as usize].proto.hidden
                && self.class_of(exception) != types::FINAL_ANSWER
                && let Some(state) = self.exception_state_mut(exception)
                && state.traceback.len() < 10_000
            {
                state.traceback.extend((0..=depth).rev().map(|depth| TraceEntry { code, pc, depth, space }));
            }
            reraised = false;
            let handler = self.codes[code as usize].proto.handlers.iter().find(|h| h.start <= pc && pc < h.end).copied();
            if let Some(handler) = handler {
                stack[base as usize + handler.reg as usize] = exception;
                if let Some(frame) = self.frames.last_mut() {
                    frame.pc = handler.target;
                }
                return None;
            }
            let Some(frame) = self.frames.pop() else { return Some(Exit::Raised(exception)) };
            self.keeps_nothing &= self.finalizers.waiting() && self.holds_nothing(&frame, stack);
            if let Some(generator) = frame.generator.index_of(Kind::Generator) {
                if !self.rest_again(&frame, stack) {
                    self.heap.generators[generator].state = GeneratorState::Done;
                    self.heap.generators[generator].registers = Vec::new();
                    self.unwatch_ended(frame.generator);
                }
                exception = self.generator_failed(generator, exception, frame.cont);
            }
            match frame.cont {
                Cont::Exit => return Some(Exit::Raised(exception)),
                Cont::Fiber => self.fibers.lose_running(),
                _ => {}
            }
            if matches!(frame.cont, Cont::GetAttr | Cont::Store) && self.is_instance(exception, types::ATTRIBUTE_ERROR) {
                self.note_attribute(&frame, exception, stack);
            }
            match self.exception_end(frame.cont, frame.extra, exception) {
                Ok(None) if frame.cont == Cont::YieldFrom && frame.extra == THROWN => self.chain_to_generator(exception),
                Ok(None) => {}
                Ok(Some(End::Value(value))) => {
                    stack[frame.ret as usize] = value;
                    self.advance();
                    return None;
                }
                Ok(Some(End::Exhausted)) => {
                    return match self.complete(frame.cont, frame.extra, frame.ret, Object::EXHAUSTED, stack) {
                        Ok(()) => None,
                        Err(flow) => self.handle_flow(flow, frame.ret, stack),
                    };
                }
                Err(flow) => return self.handle_flow(flow, frame.ret, stack),
            }
        }
    }

    /// The globals and local variables of the top frame, for those who ask a traceback for its frames.
    fn frame_space(&mut self, stack: &mut [Object]) -> Object {
        let Some(frame) = self.frames.last().filter(|frame| !self.proto(frame.code).hidden).cloned() else { return Object::UNBOUND };
        match crate::builtins::locals_of(self, stack, &frame) {
            Ok(locals) => self.heap.tuple([frame.globals, locals]),
            Err(_) => Object::UNBOUND,
        }
    }

    /// A getter or a hook raised AttributeError: what was asked for is noted in it, for whoever suggests another name, as
    /// `object.c:set_attribute_error_context` does.
    fn note_attribute(&mut self, ended: &Frame, exception: Object, stack: &[Object]) {
        if self.exception_state(exception).is_none_or(|state| !state.fields[0].is_unbound() || !state.fields[1].is_unbound()) {
            return;
        }
        let Some(frame) = self.frames.last() else { return };
        let code = &self.codes[frame.code as usize];
        let asked = match code.proto.code.get(frame.pc as usize) {
            Some(i) if i.op == Op::LoadAttr => stack
                .get((frame.base + u32::from(i.b)) as usize)
                .map(|&object| (object, self.sites[code.site_base as usize + i.site()].name)),
            // The hook's own parameters: the object and the name.
            _ if ended.cont == Cont::GetAttr && self.proto(ended.code).arg_count == 2 => {
                let base = ended.base as usize;
                stack.get(base).zip(stack.get(base + 1)).map(|(&object, &name)| (object, name))
            }
            _ => None,
        };
        if let Some((object, name)) = asked
            && name.is(Kind::Str)
            && !object.is_unbound()
            && !object.is(Kind::Cell)
            && let Some(state) = self.exception_state_mut(exception)
        {
            state.fields[0] = name;
            state.fields[1] = object;
        }
    }

    /// An argument of a method call failed: CPython would have looked for the method before. The error if there is none; the frame is at
    /// the call then.
    fn missing_method(&mut self, stack: &[Object]) -> Option<Object> {
        let frame = self.frames.last()?;
        let (pc, base, code) = (frame.pc, frame.base as usize, &self.codes[frame.code as usize]);
        let (proto, site_base) = (code.proto.clone(), code.site_base as usize);
        let after = proto.late_methods.partition_point(|&(_, call)| call <= pc);
        // Calls within calls: the outer ones come later, and are looked at first.
        let around = proto.late_methods[after..].iter().take(NEAR).rev().filter(|&&(first, _)| first <= pc);
        for &(_, call) in around {
            let instr = proto.code.get(call as usize)?;
            let receiver = *stack.get(base + instr.a as usize + 1)?;
            if let Err(flow) = self.found_early(receiver, site_base + instr.site())
                && let Flow::Raise(error) = *flow
            {
                let handled = self.handled_exception();
                self.chain_context(error, handled);
                self.frames.last_mut()?.pc = call;
                return Some(error);
            }
        }
        None
    }

    /// PEP 479: StopIteration must not leave a generator's body as such.
    pub(super) fn generator_failed(&mut self, generator: u32, exception: Object, cont: Cont) -> Object {
        let class = self.heap.generators[generator].class;
        let (stop, what) = match class {
            types::GENERATOR => (types::STOP_ITERATION, "generator raised StopIteration"),
            types::COROUTINE => (types::STOP_ITERATION, "coroutine raised StopIteration"),
            types::ASYNC_GENERATOR if self.is_instance(exception, types::STOP_ITERATION) => {
                (types::STOP_ITERATION, "async generator raised StopIteration")
            }
            types::ASYNC_GENERATOR => (types::STOP_ASYNC_ITERATION, "async generator raised StopAsyncIteration"),
            _ => return exception,
        };
        if cont == Cont::Close && self.is_instance(exception, types::GENERATOR_EXIT) || !self.is_instance(exception, stop) {
            return exception;
        }
        self.stopped_inside(exception, what)
    }

    /// The places outside of a generator expression that is a loop, where an exception does not come: another takes over.
    pub(super) fn leave_inlined(&mut self, exception: Object) {
        let Some(state) = self.exception_state_mut(exception) else { return };
        while let [.., inner, outer] = state.traceback.as_slice()
            && (inner.code, inner.pc, inner.depth) == (outer.code, outer.pc, outer.depth + 1)
        {
            state.traceback.pop();
        }
    }

    /// The error that a StopIteration becomes where it would have left a generator's body.
    pub(super) fn stopped_inside(&mut self, exception: Object, what: &str) -> Object {
        let error = self.exception(types::RUNTIME_ERROR, what);
        if let Some(state) = self.exception_state_mut(error) {
            state.cause = exception;
            state.context = exception;
            state.suppress_context = true;
        }
        error
    }

    /// Links a new exception to the one being handled.
    pub(super) fn chain_context(&mut self, exception: Object, handled: Object) {
        if handled.is_unbound() || handled.is_none() || handled == exception {
            return;
        }
        // Break the link where the chain would become a cycle.
        let mut at = handled;
        let mut steps = 0;
        while let Some(state) = self.exception_state(at) {
            let next = state.context;
            if next == exception {
                if let Some(state) = self.exception_state_mut(at) {
                    state.context = Object::UNBOUND;
                }
                break;
            }
            at = next;
            steps += 1;
            if steps > 100_000 {
                break;
            }
        }
        if let Some(state) = self.exception_state_mut(exception) {
            state.context = handled;
        }
    }

    /// The exception being handled now, in the innermost frame that handles one.
    pub(crate) fn handled_exception(&self) -> Object {
        for frame in self.frames.iter().rev() {
            if !frame.handled.is_unbound() {
                return frame.handled;
            }
            if frame.cont == Cont::Fiber {
                break;
            }
        }
        Object::UNBOUND
    }
}

/// How an exception ends a wait.
enum End {
    Value(Object),
    Exhausted,
}

/// The same request with something else done with its result. What an operator asks for truth itself needs no bool before.
pub(crate) fn with_cont(mut flow: Box<Flow>, cont: Cont) -> Box<Flow> {
    if let Flow::Call(call) = &mut *flow
        && (call.cont == Cont::Store || call.cont == Cont::ToBool && cont == Cont::Contains)
    {
        call.cont = cont;
    }
    flow
}

/// Turns a request whose result is stored into one whose result is dropped.
pub(crate) fn discard(mut flow: Box<Flow>) -> Box<Flow> {
    if let Flow::Call(call) = &mut *flow
        && call.cont == Cont::Store
    {
        call.cont = Cont::Discard;
    }
    flow
}
