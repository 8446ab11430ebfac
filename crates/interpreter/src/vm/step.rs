//! One instruction in full: what the loop (`run.rs`) does not do on its fast paths.
//! The rest of the meaning is in `ops.rs`, `call.rs` and `attribute.rs`; nothing here runs a second instruction.

use super::Vm;
use super::binary::Answer;
use super::frame::{Cont, Target};
use super::run::Exit;
use super::unwind::discard;
use crate::code::{CompareOp, LONE, NO_REG, Op, Proto};
use crate::native::Flow;
use crate::object::dict::Dict;
use crate::object::{Kind, Object};

/// Where the running frame is, as the loop knows it.
pub(super) struct Place {
    pub code: u32,
    /// Where its registers begin on the stack.
    pub base: usize,
    /// The module's dict.
    pub globals: u32,
    pub const_base: usize,
    pub site_base: usize,
}

/// How the loop goes on after an instruction.
pub(super) enum Next {
    /// In the same frame, at this instruction.
    Go(usize),
    /// In the frame that is on top now.
    Switch,
    Exit(Box<Exit>),
}

impl Next {
    #[cold]
    fn exit(exit: Exit) -> Self {
        Self::Exit(Box::new(exit))
    }
}

impl Vm {
    /// Carries out the instruction before `pc`.
    #[expect(clippy::too_many_lines, reason = "one match over the instruction table is the machine")]
    #[rustfmt::skip]
    #[inline(never)]
    pub(super) fn step(&mut self, stack: &mut Vec<Object>, proto: &Proto, place: &Place, pc: usize) -> Next {
        let Place { code: code_number, base, globals, const_base, site_base } = *place;
        let mut pc = pc;
        let code = &proto.code;
        let i = code[pc - 1];
        if self.heap.collection_due() {
            self.collect(&stack[..base + code.registers()]);
        }
        let regs: &mut [Object] = &mut stack[base..base + code.registers()];
        // A flow to handle, whose result goes to this place on the stack.
        let (flow, ret) = 'run: {
            macro_rules! leave {
                ($flow:expr, $register:expr) => {
                    break 'run ($flow, (base + $register as usize) as u32)
                };
            }
            macro_rules! store {
                ($register:expr, $result:expr) => {
                    match $result {
                        Ok(value) => regs[$register as usize] = value,
                        Err(flow) => leave!(flow, $register),
                    }
                };
            }
            macro_rules! check {
                ($result:expr) => {
                    match $result {
                        Ok(value) => value,
                        Err(flow) => leave!(flow, 0),
                    }
                };
            }
            macro_rules! switch {
                () => {
                    return Next::Switch
                };
            }
            // A call whose result nobody wants.
            macro_rules! enter {
                ($function:expr, $args:expr) => {{
                    self.save_pc(pc - 1);
                    let target = Target { ret: base as u32, cont: Cont::Discard, extra: Object::UNBOUND };
                    match self.call_values(stack, $function, $args, &[], target) {
                        Ok(None) => switch!(),
                        Ok(Some(_)) => return Next::Go(pc),
                        Err(flow) => break 'run (flow, base as u32),
                    }
                }};
            }
            match i.op {
                // Carried out by the loop itself.
                Op::Nop | Op::Ext | Op::Move | Op::LoadConst | Op::LoadNone | Op::LoadBool | Op::LoadInt | Op::Jump => {}
                Op::JumpIfNone | Op::JumpIfNotNone | Op::JumpUnlessEater | Op::StoreCell => {}
                Op::CheckBound => {
                    if regs[i.a as usize].is_unbound() {
                        leave!(self.unbound_local(code_number, i.a), i.a);
                    }
                }
                Op::DeleteLocal => {
                    if i.x == 1 && regs[i.a as usize].is_unbound() {
                        leave!(self.unbound_local(code_number, i.a), i.a);
                    }
                    regs[i.a as usize] = Object::UNBOUND;
                }
                Op::Settle => if self.finalizers.waiting() && self.should_settle(i.b) {
                    if let Err(flow) = self.settle(stack, base + i.a as usize) { leave!(flow, 0) }
                    self.save_pc(pc);
                    switch!();
                },
                Op::LoadGlobal => store!(i.a, self.load_global(globals, site_base + i.site())),
                Op::StoreGlobal => check!(self.store_global(globals, site_base + i.site(), regs[i.a as usize])),
                Op::DeleteGlobal => check!(self.delete_global(globals, site_base + i.site())),
                Op::LoadName => store!(i.a, self.load_name(regs[0], globals, site_base + i.site())),
                Op::StoreName => check!(self.store_name(regs[0], site_base + i.site(), regs[i.a as usize])),
                Op::DeleteName => check!(self.delete_name(regs[0], site_base + i.site())),
                Op::LoadClassFree => store!(i.a, self.load_class_free(regs[0], site_base + i.site(), i.b)),
                Op::MakeCell => {
                    let value = regs[i.a as usize];
                    regs[i.a as usize] = self.heap.cell(crate::object::function::Cell { value });
                }
                Op::NewCell => regs[i.a as usize] = self.heap.cell(crate::object::function::Cell::default()),
                Op::LoadCell => {
                    let value = self.heap.cells[regs[i.b as usize].index()].value;
                    if value.is_unbound() {
                        leave!(self.unbound_local(code_number, i.b), i.a);
                    }
                    regs[i.a as usize] = value;
                }
                Op::DeleteCell => {
                    let cell = &mut self.heap.cells[regs[i.a as usize].index()];
                    let was = std::mem::replace(&mut cell.value, Object::UNBOUND);
                    if i.x == 1 && was.is_unbound() {
                        leave!(self.unbound_local(code_number, i.a), i.a);
                    }
                }
                Op::LoadFree => {
                    let cell = self.free_cell(i.b);
                    let value = self.heap.cells[cell].value;
                    if value.is_unbound() {
                        leave!(self.unbound_free(code_number, i.b), i.a);
                    }
                    regs[i.a as usize] = value;
                }
                Op::StoreFree => {
                    let cell = self.free_cell(i.b);
                    self.heap.cells[cell].value = regs[i.a as usize];
                }
                Op::DeleteFree => {
                    let cell = self.free_cell(i.b);
                    let was = std::mem::replace(&mut self.heap.cells[cell].value, Object::UNBOUND);
                    if was.is_unbound() {
                        leave!(self.unbound_free(code_number, i.b), i.a);
                    }
                }

                Op::Add | Op::Sub | Op::Mul | Op::Div | Op::FloorDiv | Op::Mod | Op::Pow | Op::MatMul | Op::LShift | Op::RShift | Op::BitAnd | Op::BitOr | Op::BitXor => {
                    let (l, r) = (regs[i.b as usize], regs[i.c as usize]);
                    if l.is(Kind::Instance) {
                        self.save_pc(pc - 1);
                        let ret = (base + i.a as usize) as u32;
                        match self.operate_on_instance(stack, i.op, l, r, ret, i.x == 1) {
                            Ok(Answer::Entered) => switch!(),
                            Ok(Answer::Value(value)) => {
                                stack[ret as usize] = value;
                                return Next::Go(pc);
                            }
                            Ok(Answer::No) => {}
                            Err(flow) => break 'run (flow, ret),
                        }
                        match self.binary(i.op, l, r, i.x == 1) {
                            Ok(value) => {
                                stack[base + i.a as usize] = value;
                                return Next::Go(pc);
                            }
                            Err(flow) => break 'run (flow, ret),
                        }
                    }
                    if (l.is(Kind::Complex) || r.is(Kind::Complex))
                        && let Some(value) = self.quick_complex(i.op, l, r)
                    {
                        regs[i.a as usize] = value;
                        return Next::Go(pc);
                    }
                    store!(i.a, self.binary(i.op, l, r, i.x == 1));
                }
                Op::AddImm | Op::SubImm | Op::MulImm | Op::FloorDivImm | Op::ModImm => {
                    store!(i.a, self.binary(i.op.with_register(), regs[i.b as usize], Object::small(i.imm()), i.x == 1));
                }
                Op::Neg | Op::Pos | Op::Invert => store!(i.a, self.unary(i.op, regs[i.b as usize])),
                Op::Not => {
                    let value = regs[i.b as usize];
                    match self.truth_here(value) {
                        Ok(truth) => regs[i.a as usize] = Object::bool(!truth),
                        Err(flow) => leave!(flow, i.a),
                    }
                }

                Op::Compare => {
                    let (l, r, ret) = (regs[i.b as usize], regs[i.c as usize], (base + i.a as usize) as u32);
                    if l.is(Kind::Instance) {
                        self.save_pc(pc - 1);
                        match self.compare_instance(stack, CompareOp::from_number(i.x), l, r, ret) {
                            Ok(Answer::Entered) => switch!(),
                            Ok(Answer::Value(value)) => {
                                stack[ret as usize] = value;
                                return Next::Go(pc);
                            }
                            Ok(Answer::No) => {}
                            Err(flow) => break 'run (flow, ret),
                        }
                    }
                    match self.compare(CompareOp::from_number(i.x), l, r) {
                        Ok(value) => stack[ret as usize] = value,
                        Err(flow) => break 'run (flow, ret),
                    }
                }
                Op::CompareJump | Op::CompareImmJump => {
                    let l = regs[i.a as usize];
                    let r = if i.op == Op::CompareJump { regs[i.b as usize] } else { Object::small(i.imm()) };
                    let op = CompareOp::from_number(i.x & 15);
                    let mut answer = Answer::No;
                    if l.is(Kind::Instance) {
                        self.save_pc(pc - 1);
                        let ret = (base + i.a as usize) as u32;
                        answer = match self.compare_instance(stack, op, l, r, ret) {
                            Ok(Answer::Entered) => switch!(),
                            Ok(answer) => answer,
                            Err(flow) => break 'run (flow, ret),
                        };
                    }
                    let found = if let Answer::Value(value) = answer { Ok(value) } else { self.compare(op, l, r) };
                    let truth = match found {
                        Ok(value) if value.is_bool() => value.is_true(),
                        Ok(value) => match self.truth_native(value) {
                            Some(truth) => truth,
                            None => leave!(self.truth_call(value), i.a),
                        },
                        Err(flow) => leave!(flow, i.a),
                    };
                    pc = if truth == (i.x >> 7 != 0) { code[pc].target() as usize } else { pc + 1 };
                }

                // Something is due at this back edge.
                Op::Loop => {
                    pc = i.target() as usize;
                    self.save_pc(pc);
                    let top = base + regs.len();
                    match self.safepoint(&stack[..top]) {
                        // A loop may find nothing else that asks for finalisers; in our own Python none is expected.
                        Ok(()) if !proto.hidden => check!(self.finalize_doomed(Cont::Discard)),
                        Ok(()) => {}
                        Err(exit) => return Next::exit(exit),
                    }
                    switch!();
                }
                Op::JumpIfTrue | Op::JumpIfFalse => {
                    let value = regs[i.a as usize];
                    let truth = match self.truth_here(value) {
                        Ok(truth) => truth,
                        Err(flow) => leave!(flow, i.a),
                    };
                    if truth == (i.op == Op::JumpIfTrue) {
                        pc = i.target() as usize;
                    }
                }
                Op::GetIter => {
                    let (a, value) = (i.a as usize, regs[i.b as usize]);
                    match value.kind() {
                        Kind::List | Kind::Tuple | Kind::Str => {
                            regs[a] = value;
                            regs[a + 1] = Object::small(0);
                        }
                        Kind::Range if self.heap.ranges[value.index()].big.is_none() => {
                            let range = &self.heap.ranges[value.index()];
                            let (start, step, len) = (range.start, range.step, range.len());
                            let last = i128::from(start) + i128::from(step) * i128::from(len);
                            let fits = |n: i128| n.unsigned_abs() < 1 << 49;
                            if fits(last) && fits(i128::from(start)) && fits(i128::from(step)) {
                                regs[a] = Object::RANGE_STATE;
                                regs[a + 1] = Object::small(start);
                                regs[a + 2] = Object::small(last as i64);
                                regs[a + 3] = Object::small(step);
                            } else {
                                store!(i.a, self.iter(value));
                            }
                        }
                        Kind::Generator if self.iterates(value) => regs[a] = value,
                        Kind::Instance if self.takes_as_it_is(value) => regs[a] = value,
                        _ => match self.iter(value) {
                            Ok(iterator) => regs[a] = iterator,
                            Err(mut flow) => {
                                if let Flow::Call(call) = &mut *flow
                                    && call.cont == Cont::IterCheck
                                {
                                    call.cont = Cont::GetIter;
                                }
                                leave!(flow, i.a)
                            }
                        },
                    }
                }
                Op::ForIter => {
                    let b = i.b as usize;
                    let state = regs[b];
                    let item = match state.kind() {
                        Kind::Str => {
                            let position = regs[b + 1].int_value() as usize;
                            match self.heap.text(state).as_bytes().get(position) {
                                None => Object::EXHAUSTED,
                                Some(&byte) if byte < 128 => {
                                    regs[b + 1] = Object::small(position as i64 + 1);
                                    self.heap.char_str(byte)
                                }
                                Some(_) => {
                                    let c = self.heap.text(state)[position..].chars().next().unwrap_or('\0');
                                    regs[b + 1] = Object::small((position + c.len_utf8()) as i64);
                                    self.heap.code_point(c)
                                }
                            }
                        }
                        Kind::Generator => {
                            self.save_pc(pc - 1);
                            match self.resume_generator(
                                stack,
                                state,
                                Object::NONE,
                                Target { ret: (base + i.a as usize) as u32, cont: Cont::ForIter, extra: Object::UNBOUND },
                            ) {
                                Ok(()) => switch!(),
                                Err(flow) => break 'run (flow, (base + i.a as usize) as u32),
                            }
                        }
                        _ => match self.next_item(state) {
                            Ok(item) => item,
                            Err(mut flow) => {
                                match &mut *flow {
                                    Flow::Call(call) => call.cont = Cont::ForIter,
                                    Flow::Raise(exception) if self.is_instance(*exception, crate::types::STOP_ITERATION) => {
                                        pc = code[pc].target() as usize;
                                        return Next::Go(pc);
                                    }
                                    _ => {}
                                }
                                leave!(flow, i.a)
                            }
                        },
                    };
                    if item.is_exhausted() {
                        regs[b] = Object::UNBOUND;
                        pc = code[pc].target() as usize;
                    } else {
                        regs[i.a as usize] = item;
                        pc += 1;
                    }
                }
                Op::Return => {
                    let value = regs[i.a as usize];
                    let Some(frame) = self.frames.pop() else { return Next::exit(Exit::Value(value)) };
                    match self.frame_returned(&frame, value, stack) {
                        Some(exit) => return Next::exit(exit),
                        None => switch!(),
                    }
                }

                Op::Raise => {
                    let (first, second) = (regs.get(i.a as usize).copied(), regs.get(i.b as usize).copied());
                    let flow = self.raise_statement(i.x, first.unwrap_or_default(), second.unwrap_or_default());
                    leave!(flow, 0);
                }
                Op::Reraise => {
                    let exception = regs[i.a as usize];
                    self.reraised = true;
                    leave!(self.reraise(exception), 0);
                }
                Op::HandlerEnter => {
                    let exception = regs[i.a as usize];
                    if let Some(frame) = self.frames.last_mut() {
                        regs[i.b as usize] = frame.handled;
                        frame.handled = exception;
                    }
                }
                Op::HandlerExit => if let Some(frame) = self.frames.last_mut() { frame.handled = regs[i.b as usize] },
                Op::ExceptMatch => store!(i.a, self.except_match(regs[i.b as usize], regs[i.c as usize])),
                Op::ExceptStarMatch => {
                    if let Err(flow) = self.except_star_match(regs[i.b as usize], regs[i.c as usize]) {
                        leave!(flow, i.a);
                    }
                }
                Op::ExceptStarEnd => store!(i.a, self.except_star_end(regs[i.b as usize], regs[i.c as usize])),
                Op::AssertFail => {
                    let args = if i.x == 1 { vec![regs[i.a as usize]] } else { vec![] };
                    leave!(self.raise(crate::types::ASSERTION_ERROR, args), 0);
                }

                Op::Call => {
                    let (a, count) = (i.a as usize, i.b as usize);
                    let callee = regs[a];
                    if callee.is(Kind::Native) {
                        if let Err(flow) = self.check_receiver(callee.index(), &regs[a + 1..=a + count]) {
                            leave!(flow, i.a);
                        }
                        store!(i.a, self.call_native(callee.index(), &regs[a + 1..=a + count], &[]));
                        return Next::Go(pc);
                    }
                    if count == 1
                        && let Some(found) = self.call_getter(callee, regs[a + 1])
                    {
                        store!(i.a, found);
                        return Next::Go(pc);
                    }
                    self.save_pc(pc - 1);
                    match self.call(stack, base + a, count, &[], Target::store(base + a)) {
                        Ok(Some(value)) => {
                            stack[base + a] = value;
                            self.save_pc(pc);
                            switch!();
                        }
                        Ok(None) => switch!(),
                        Err(flow) => break 'run (flow, (base + a) as u32),
                    }
                }
                Op::CallKw => {
                    let (a, count) = (i.a as usize, i.b as usize);
                    let names = self.heap.tuples[self.consts[const_base + i.c as usize].index()].clone();
                    self.save_pc(pc - 1);
                    match self.call(stack, base + a, count + names.len(), &names, Target::store(base + a)) {
                        Ok(Some(value)) => {
                            stack[base + a] = value;
                            return Next::Go(pc);
                        }
                        Ok(None) => switch!(),
                        Err(flow) => break 'run (flow, (base + a) as u32),
                    }
                }
                Op::CallEx => {
                    let a = i.a as usize;
                    let (callee, positional, keywords) = (regs[a], regs[a + 1], regs[a + 2]);
                    self.save_pc(pc - 1);
                    if callee.is(Kind::Function) && self.enter_spread(stack, callee, positional, keywords, base + a) {
                        switch!();
                    }
                    match self.spread_arguments(positional, keywords) {
                        Ok((args, names)) => match self.call_values(stack, callee, &args, &names, Target::store(base + a)) {
                            Ok(Some(value)) => {
                                stack[base + a] = value;
                                self.save_pc(pc);
                                switch!();
                            }
                            Ok(None) => switch!(),
                            Err(flow) => break 'run (flow, (base + a) as u32),
                        },
                        Err(flow) => break 'run (flow, (base + a) as u32),
                    }
                }
                Op::CallMethod => {
                    let (a, count) = (i.a as usize, i.b as usize);
                    self.save_pc(pc - 1);
                    match self.call_method(stack, base + a, count, &[], site_base + i.site()) {
                        Ok(Some(value)) => {
                            stack[base + a] = value;
                            return Next::Go(pc);
                        }
                        Ok(None) => switch!(),
                        Err(flow) => break 'run (flow, (base + a) as u32),
                    }
                }
                Op::CallMethodKw => {
                    let (a, count) = (i.a as usize, i.b as usize);
                    let names = self.heap.tuples[self.consts[const_base + code[pc].target() as usize].index()].clone();
                    self.save_pc(pc - 1);
                    match self.call_method(stack, base + a, count + names.len(), &names, site_base + i.site()) {
                        Ok(Some(value)) => {
                            stack[base + a] = value;
                            return Next::Go(pc + 1);
                        }
                        Ok(None) => switch!(),
                        Err(flow) => break 'run (flow, (base + a) as u32),
                    }
                }
                Op::MakeFunction => {
                    let a = i.a as usize;
                    let (defaults, kwdefaults, annotations) = (regs[a], regs[a + 1], regs[a + 2]);
                    let function = self.make_function(code_number, i.c as usize, defaults, kwdefaults, annotations, regs);
                    regs[a] = function;
                }
                Op::LoadBuildClass if i.b == 1 => regs[i.a as usize] = self.embedded("show_value"),
                Op::LoadBuildClass => {
                    let own = check!(self.own_hook(globals, "__build_class__"));
                    regs[i.a as usize] = own.unwrap_or(self.registry.builtins["__build_class__"]);
                }
                Op::LoadSuper => {
                    let object = regs[i.c as usize];
                    let object = if i.x == 1 { self.heap.cells[object.index()].value } else { object };
                    if object.is_unbound() {
                        leave!(self.runtime_error("super(): arg[0] deleted"), i.a);
                    }
                    let cell = self.free_cell(i.b);
                    let class = self.heap.cells[cell].value;
                    store!(i.a, self.make_super(class, object));
                }

                Op::Receiver => {
                    let receiver = regs[i.b as usize];
                    regs[i.a as usize] = receiver;
                    if check!(self.found_early(receiver, site_base + i.site())) {
                        // The call finds no receiver, and what it calls in its place.
                        regs[i.a as usize] = Object::UNBOUND;
                        let name = self.sites[site_base + i.site()].name;
                        store!(i.a - 1, self.getattr(receiver, name));
                    }
                }
                Op::LoadAttr => {
                    let (object, site) = (regs[i.b as usize], site_base + i.site());
                    if let Some((get, args)) = self.getter(object, site) {
                        self.save_pc(pc - 1);
                        let ret = base + i.a as usize;
                        match self.call_values(stack, get, &args, &[], Target::new(ret as u32, Cont::GetAttr)) {
                            Ok(Some(value)) => {
                                stack[ret] = value;
                                return Next::Go(pc);
                            }
                            Ok(None) => switch!(),
                            Err(flow) => break 'run (flow, ret as u32),
                        }
                    }
                    store!(i.a, self.load_attr(object, site));
                }
                Op::StoreAttr => {
                    let (object, value, site) = (regs[i.a as usize], regs[i.b as usize], site_base + i.site());
                    if let Some((set, descriptor)) = self.setter(object, site) {
                        match descriptor {
                            Some(descriptor) => enter!(set, &[descriptor, object, value]),
                            None => enter!(set, &[object, value]),
                        }
                    }
                    check!(self.store_attr(object, site, value));
                }
                Op::DeleteAttr => {
                    let name = self.sites[site_base + i.site()].name;
                    check!(self.delete_attr(regs[i.a as usize], name));
                }
                Op::LoadItem => store!(i.a, self.load_item(regs[i.b as usize], regs[i.c as usize])),
                Op::StoreItem => {
                    let (object, key, value) = (regs[i.a as usize], regs[i.b as usize], regs[i.c as usize]);
                    if let Some(method) = self.item_setter(object) {
                        enter!(method, &[object, key, value]);
                    }
                    check!(self.store_item(object, key, value));
                }
                Op::DeleteItem => check!(self.delete_item(regs[i.a as usize], regs[i.b as usize])),
                Op::BuildSlice => {
                    let b = i.b as usize;
                    let slice = crate::object::misc::Slice { start: regs[b], stop: regs[b + 1], step: regs[b + 2] };
                    regs[i.a as usize] = self.heap.slice(slice);
                }
                Op::LoadSlice => {
                    let c = i.c as usize;
                    let step = if i.x == 0 { Object::NONE } else { regs[c + 2] };
                    store!(i.a, self.load_slice(regs[i.b as usize], regs[c], regs[c + 1], step));
                }

                Op::BuildTuple => {
                    let items = &regs[i.b as usize..i.b as usize + i.c as usize];
                    regs[i.a as usize] = self.heap.tuple(items);
                }
                Op::BuildList => {
                    let items = regs[i.b as usize..i.b as usize + i.c as usize].to_vec();
                    regs[i.a as usize] = self.heap.list(items);
                }
                Op::BuildSet => store!(i.a, self.build_set(&regs[i.b as usize..i.b as usize + i.c as usize])),
                Op::BuildDict => store!(i.a, self.build_dict(&regs[i.b as usize..i.b as usize + 2 * i.c as usize])),
                Op::ListAppend => {
                    let value = regs[i.b as usize];
                    let index = regs[i.a as usize].index();
                    let list = &mut self.heap.lists[index];
                    if list.len() == list.capacity() {
                        self.heap.grow_list(index);
                    }
                    self.heap.lists[index].push(value);
                }
                Op::SetAdd => {
                    let (set, value) = (regs[i.a as usize], regs[i.b as usize]);
                    if let Err(slow) = self.set_insert(set.index(), value) {
                        check!(slow.or_call::<()>(self, "set_add", &[set, value]).map_err(discard));
                    }
                }
                Op::MapAdd => {
                    let (dict, key, value) = (regs[i.a as usize], regs[i.b as usize], regs[i.c as usize]);
                    if let Err(slow) = self.dict_insert(dict.index(), key, value) {
                        check!(slow.or_call::<()>(self, "dict_setitem", &[dict, key, value]).map_err(discard));
                    }
                }
                Op::ListExtend if i.x == LONE => {
                    let (value, callee) = (regs[i.b as usize], if i.a > 0 { regs[i.a as usize - 1] } else { Object::UNBOUND });
                    if !value.is(Kind::Tuple) && !value.is(Kind::List) {
                        let list = self.heap.list(Vec::new());
                        regs[i.a as usize] = list;
                        check!(self.spread(list, value, callee).map_err(discard));
                    }
                }
                Op::ListExtend => {
                    let callee = if i.x == 1 && i.a > 0 { regs[i.a as usize - 1] } else { Object::UNBOUND };
                    check!(self.spread(regs[i.a as usize], regs[i.b as usize], callee).map_err(discard));
                }
                Op::SetUpdate => check!(self.set_update(regs[i.a as usize], regs[i.b as usize]).map_err(discard)),
                Op::DictUpdate => check!(self.dict_update_literal(regs[i.a as usize], regs[i.b as usize]).map_err(discard)),
                Op::DictMerge if i.x == LONE => {
                    let value = regs[i.b as usize];
                    if !value.is(Kind::Dict) {
                        let callee = if i.c == NO_REG { Object::NONE } else { regs[i.c as usize] };
                        let dict = self.heap.dict(Dict::default());
                        regs[i.a as usize] = dict;
                        check!(self.dict_merge(dict, value, callee).map_err(discard));
                    }
                }
                Op::DictMerge => {
                    let callee = if i.c == NO_REG { Object::NONE } else { regs[i.c as usize] };
                    check!(self.dict_merge(regs[i.a as usize], regs[i.b as usize], callee).map_err(discard));
                }
                Op::ListToTuple => {
                    let list = regs[i.b as usize].index();
                    check!(self.reserve(self.heap.lists[list].len() * 8));
                    let items = crate::object::misc::Items::from_slice(&self.heap.lists[list]);
                    regs[i.a as usize] = self.heap.tuple_of_items(items);
                }
                Op::FormatValue => {
                    let value = regs[i.b as usize];
                    let spec = if i.c == NO_REG { Object::UNBOUND } else { regs[i.c as usize] };
                    store!(i.a, self.format_value(value, i.x, spec));
                }
                Op::BuildString => {
                    let parts = &regs[i.b as usize..i.b as usize + i.c as usize];
                    store!(i.a, self.join_strings(parts));
                }
                Op::Unpack => {
                    let (a, count, value) = (i.a as usize, i.c as usize, regs[i.b as usize]);
                    let items: &[Object] = match value.kind() {
                        Kind::Tuple => &self.heap.tuples[value.index()],
                        Kind::List => &self.heap.lists[value.index()],
                        _ => &[],
                    };
                    if items.len() == count && count != 0 {
                        regs[a..a + count].copy_from_slice(items);
                        return Next::Go(pc);
                    }
                    match self.unpack(value, count) {
                        Ok(items) => regs[a..a + count].copy_from_slice(&items),
                        Err(flow) => leave!(flow, i.a),
                    }
                }
                Op::UnpackEx => {
                    let (a, before, value) = (i.a as usize, i.c as usize, regs[i.b as usize]);
                    let after = code[pc].target() as usize;
                    match self.unpack_ex(value, before, after) {
                        Ok(items) => regs[a..=a + before + after].copy_from_slice(&items),
                        Err(flow) => leave!(flow, i.a),
                    }
                    pc += 1;
                }

                Op::GeneratorStart => match self.start_generator(stack, pc) {
                    Some(exit) => return Next::exit(exit),
                    None => switch!(),
                },
                Op::Yield => {
                    let value = regs[i.b as usize];
                    match self.yield_value(stack, value, pc) {
                        Some(exit) => return Next::exit(exit),
                        None => switch!(),
                    }
                }
                Op::GetYieldFromIter => {
                    let value = regs[i.b as usize];
                    if i.x == 1 && matches!(value.kind(), Kind::List | Kind::Tuple | Kind::Str | Kind::Range) {
                        regs[i.a as usize] = value;
                    } else if value.is(Kind::Generator) {
                        let kind = proto.kind;
                        store!(i.a, self.yield_from_generator(value, kind));
                    } else {
                        store!(i.a, self.iter(value));
                    }
                }
                Op::YieldFrom => {
                    let (sent, iterator) = (regs[i.a as usize], regs[i.b as usize]);
                    self.save_pc(pc - 1);
                    let ret = (base + i.a as usize) as u32;
                    match self.delegate(stack, iterator, sent, ret) {
                        Ok(()) => switch!(),
                        Err(flow) => break 'run (flow, ret),
                    }
                }
                Op::GetAwaitable => store!(i.a, self.get_awaitable(regs[i.b as usize], i.x)),
                Op::GetAsyncIter => store!(i.a, self.get_async_iter(regs[i.b as usize])),
                Op::GetAsyncNext => store!(i.a, self.get_async_next(regs[i.b as usize])),
                Op::GeneratorFailed => {
                    let exception = regs[i.a as usize];
                    if self.is_instance(exception, crate::types::STOP_ITERATION) {
                        self.leave_inlined(exception);
                        let error = self.stopped_inside(exception, "generator raised StopIteration");
                        leave!(self.reraise(error), 0);
                    }
                    self.reraised = true;
                    leave!(self.reraise(exception), 0);
                }
                Op::EndAsyncFor => {
                    let exception = regs[i.a as usize];
                    if !self.is_instance(exception, crate::types::STOP_ASYNC_ITERATION) {
                        self.reraised = true;
                        leave!(self.reraise(exception), 0);
                    }
                }
                Op::AsyncYieldWrap => {
                    let value = regs[i.b as usize];
                    regs[i.a as usize] = self.heap.misc(crate::object::misc::Misc::AsyncYield(value));
                }

                Op::WithEnter => {
                    let manager = regs[i.b as usize];
                    let (exit, enter) = check!(self.with_methods(manager, i.x == 1));
                    regs[i.a as usize] = exit;
                    let place = base + i.a as usize + 1;
                    self.save_pc(pc - 1);
                    match self.call_values(stack, enter, &[], &[], Target::store(place)) {
                        Ok(Some(value)) => {
                            stack[place] = value;
                            self.save_pc(pc);
                            switch!();
                        }
                        Ok(None) => switch!(),
                        Err(flow) => break 'run (flow, place as u32),
                    }
                }
                Op::WithExcept => {
                    let (exit, exception) = (regs[i.b as usize], regs[i.c as usize]);
                    let class = Vm::class_object(self.class_of(exception));
                    let traceback = self.traceback_of(exception);
                    self.save_pc(pc - 1);
                    let place = (base + i.a as usize) as u32;
                    match self.call_values(stack, exit, &[class, exception, traceback], &[], Target::store(place as usize)) {
                        Ok(Some(value)) => {
                            stack[place as usize] = value;
                            self.save_pc(pc);
                            switch!();
                        }
                        Ok(None) => switch!(),
                        Err(flow) => break 'run (flow, place),
                    }
                }

                Op::ImportName => {
                    let name = self.sites[site_base + i.site()].name;
                    let from_list = regs[i.a as usize];
                    self.save_pc(pc - 1);
                    let own = check!(self.own_hook(globals, "__import__"));
                    if let Some(own) = own.filter(|own| !own.is(Kind::Native)) {
                        let namespace = Object::make(Kind::Dict, globals);
                        let arguments = vec![name, namespace, namespace, from_list, Object::small(i64::from(i.b))];
                        store!(i.a, crate::native::call(own, arguments));
                        return Next::Go(pc);
                    }
                    store!(i.a, self.import_statement(name, from_list, i.b));
                }
                Op::ImportFrom => {
                    let name = self.sites[site_base + i.site()].name;
                    store!(i.a, self.import_from(regs[i.b as usize], name));
                }
                Op::ImportStar | Op::SetupAnnotations => {
                    let namespace =
                        if proto.kind == crate::code::CodeKind::Class { regs[0] } else { Object::make(Kind::Dict, globals) };
                    if i.op == Op::ImportStar {
                        check!(self.import_star(regs[i.a as usize], namespace));
                    } else {
                        check!(self.setup_annotations(namespace));
                    }
                }
                Op::MakeTypeParam => {
                    let bound = if i.b == NO_REG { Object::NONE } else { regs[i.b as usize] };
                    let name = self.consts[const_base + i.c as usize];
                    store!(i.a, self.make_type_param(name, i.x, bound));
                }
                Op::MakeTypeAlias => {
                    let name = self.consts[const_base + i.c as usize];
                    store!(i.a, self.make_type_alias(name, regs[i.b as usize], regs[i.b as usize + 1]));
                }

                Op::MatchSequence => regs[i.a as usize] = Object::bool(self.is_pattern_sequence(regs[i.b as usize])),
                Op::MatchMapping => regs[i.a as usize] = Object::bool(self.is_pattern_mapping(regs[i.b as usize])),
                Op::GetLen => store!(i.a, self.len(regs[i.b as usize])),
                Op::MatchKeys => store!(i.a, self.match_keys(regs[i.b as usize], regs[i.c as usize])),
                Op::MatchClass => {
                    let word = code[pc];
                    let names = self.consts[const_base + word.target() as usize];
                    store!(i.a, self.match_class(regs[i.b as usize], regs[i.c as usize], word.a as usize, names));
                    pc += 1;
                }
                Op::MatchRest => store!(i.a, self.match_rest(regs[i.b as usize], regs[i.c as usize])),
            }
            return Next::Go(pc);
        };
        self.leave(flow, ret, stack, pc - 1)
    }

    /// An instruction ends in a flow: carries that out.
    #[cold]
    pub(super) fn leave(&mut self, flow: Box<Flow>, ret: u32, stack: &mut Vec<Object>, at: usize) -> Next {
        self.save_pc(at);
        match self.handle_flow(flow, ret, stack) {
            Some(exit) => Next::exit(exit),
            None => Next::Switch,
        }
    }
}
