//! The loop: fetches instructions and carries them out, until the cell ends or the host must act.
//! Fast paths only: the rest is in `ops.rs`, `call.rs` and `attribute.rs`.

use super::frame::{Cont, Frame, Target};
use super::small_math::{compare_floats, floor_div, floor_mod};
use super::unwind::discard;
use super::{Cache, Vm};
use crate::Effect;
use crate::code::{CompareOp, Instr, NO_REG, Op};
use crate::native::Flow;
use crate::object::class::INLINE_SLOTS;
use crate::object::{Kind, Object};

/// Why the loop returned.
pub enum Exit {
    /// The outermost frame returned this.
    Value(Object),
    Raised(Object),
    /// Stopped, or answered finally; see the session's state.
    Ended,
    Effect(Effect),
}

impl Vm {
    /// Runs until the outermost frame ends or an effect is due.
    pub(crate) fn run(&mut self) -> Exit {
        let (mut stack, mut protos) = (std::mem::take(&mut self.stack), std::mem::take(&mut self.protos));
        protos.append(&mut self.new_protos);
        let exit = self.run_on(&mut stack, &mut protos);
        protos.append(&mut self.new_protos);
        self.stack = stack;
        self.protos = protos;
        exit
    }

    #[expect(clippy::too_many_lines, reason = "one match over the instruction table is the machine")]
    #[rustfmt::skip]
    fn run_on(&mut self, stack: &mut Vec<Object>, protos: &mut Vec<std::sync::Arc<crate::code::Proto>>) -> Exit {
        if let Some(flow) = self.pending.take() {
            let ret = self.pending_ret;
            if let Some(exit) = self.handle_flow(flow, ret, stack) {
                return exit;
            }
        }
        'frame: loop {
            if !self.new_protos.is_empty() {
                protos.append(&mut self.new_protos);
            }
            let Some(frame) = self.frames.last() else { return Exit::Value(Object::NONE) };
            let (code_number, base, globals) = (frame.code, frame.base as usize, frame.globals.index());
            let mut pc = frame.pc as usize;
            let proto = &*protos[code_number as usize];
            let code: &[Instr] = &proto.code;
            let regs: &mut [Object] = &mut stack[base..base + proto.register_count as usize];
            let loaded = &self.codes[code_number as usize];
            let (const_base, site_base) = (loaded.const_base as usize, loaded.site_base as usize);
            let mut at;

            // Leaves the inner loop with a flow to handle, whose result goes to this place on the stack.
            let (flow, ret) = 'run: loop {
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
                        continue 'frame
                    };
                }
                macro_rules! arithmetic {
                    ($i:ident, $l:ident, $r:ident, $ints:expr, $floats:expr) => {{
                        let ($l, $r) = (regs[$i.b as usize], regs[$i.c as usize]);
                        if $l.is_int() && $r.is_int() {
                            let ($l, $r) = ($l.int_value(), $r.int_value());
                            let value: Option<Object> = $ints;
                            if let Some(value) = value {
                                regs[$i.a as usize] = value;
                                continue;
                            }
                        } else if $l.is_float() && $r.is_float() {
                            let ($l, $r) = ($l.float_value(), $r.float_value());
                            let (_, _) = ($l, $r);
                            let value: Option<Object> = $floats;
                            if let Some(value) = value {
                                regs[$i.a as usize] = value;
                                continue;
                            }
                        } else if $l.is_float() && $r.is_int() {
                            let ($l, $r) = ($l.float_value(), $r.int_value() as f64);
                            let (_, _) = ($l, $r);
                            let value: Option<Object> = $floats;
                            if let Some(value) = value {
                                regs[$i.a as usize] = value;
                                continue;
                            }
                        } else if $l.is_int() && $r.is_float() {
                            let ($l, $r) = ($l.int_value() as f64, $r.float_value());
                            let (_, _) = ($l, $r);
                            let value: Option<Object> = $floats;
                            if let Some(value) = value {
                                regs[$i.a as usize] = value;
                                continue;
                            }
                        }
                        store!($i.a, self.binary($i.op, regs[$i.b as usize], regs[$i.c as usize], $i.x == 1))
                    }};
                }
                macro_rules! immediate {
                    ($i:ident, $op:expr, $l:ident, $r:ident, $ints:expr, $floats:expr) => {{
                        let $l = regs[$i.b as usize];
                        if $l.is_int() {
                            let ($l, $r) = ($l.int_value(), $i.imm());
                            let value: Option<Object> = $ints;
                            if let Some(value) = value {
                                regs[$i.a as usize] = value;
                                continue;
                            }
                        } else if $l.is_float() {
                            let ($l, $r) = ($l.float_value(), $i.imm() as f64);
                            let (_, _) = ($l, $r);
                            let value: Option<Object> = $floats;
                            if let Some(value) = value {
                                regs[$i.a as usize] = value;
                                continue;
                            }
                        }
                        store!($i.a, self.binary($op, regs[$i.b as usize], Object::small($i.imm()), $i.x == 1))
                    }};
                }

                at = pc;
                let i = code[at];
                pc += 1;
                match i.op {
                    Op::Nop | Op::Ext => {}
                    Op::Move => regs[i.a as usize] = regs[i.b as usize],
                    Op::LoadConst => regs[i.a as usize] = self.consts[const_base + i.target() as usize],
                    Op::LoadNone => regs[i.a as usize] = Object::NONE,
                    Op::LoadBool => regs[i.a as usize] = Object::bool(i.x != 0),
                    Op::LoadInt => regs[i.a as usize] = Object::small(i64::from(i.target() as i32)),
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
                    Op::Settle => if self.finalizers.waiting() {
                        if let Err(flow) = self.settle(stack, base + i.a as usize) { leave!(flow, 0) }
                        self.save_pc(pc);
                        switch!();
                    },
                    Op::LoadGlobal => {
                        let site = &self.sites[site_base + i.site()];
                        let dict = &self.heap.dicts[globals];
                        match site.cache {
                            Cache::Global => {
                                if let Some(entry) = dict.entries.get(site.slot as usize)
                                    && entry.key == site.name
                                {
                                    regs[i.a as usize] = entry.value;
                                    continue;
                                }
                            }
                            Cache::GlobalBuiltin if dict.version == site.epoch && site.shape == globals => {
                                regs[i.a as usize] = site.value;
                                continue;
                            }
                            _ => {}
                        }
                        store!(i.a, self.load_global(globals, site_base + i.site()));
                    }
                    Op::StoreGlobal => {
                        let site = &self.sites[site_base + i.site()];
                        if site.cache == Cache::Global
                            && let Some(entry) = self.heap.dicts[globals].entries.get_mut(site.slot as usize)
                            && entry.key == site.name
                        {
                            entry.value = regs[i.a as usize];
                            continue;
                        }
                        check!(self.store_global(globals, site_base + i.site(), regs[i.a as usize]));
                    }
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
                    Op::StoreCell => self.heap.cells[regs[i.a as usize].index()].value = regs[i.b as usize],
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

                    Op::Add => arithmetic!(i, l, r, Object::try_int(l + r), Some(Object::float(l + r))),
                    Op::Sub => arithmetic!(i, l, r, Object::try_int(l - r), Some(Object::float(l - r))),
                    Op::Mul => arithmetic!(i, l, r, l.checked_mul(r).and_then(Object::try_int), Some(Object::float(l * r))),
                    Op::Div => arithmetic!(
                        i,
                        l,
                        r,
                        if r != 0 { Some(Object::float(l as f64 / r as f64)) } else { None },
                        if r != 0.0 { Some(Object::float(l / r)) } else { None }
                    ),
                    Op::FloorDiv => arithmetic!(i, l, r, if r != 0 { Object::try_int(floor_div(l, r)) } else { None }, None),
                    Op::Mod => arithmetic!(i, l, r, if r != 0 { Object::try_int(floor_mod(l, r)) } else { None }, None),
                    Op::BitAnd => arithmetic!(i, l, r, Some(Object::small(l & r)), None),
                    Op::BitOr => arithmetic!(i, l, r, Some(Object::small(l | r)), None),
                    Op::BitXor => arithmetic!(i, l, r, Some(Object::small(l ^ r)), None),
                    Op::RShift => {
                        arithmetic!(i, l, r, if r >= 0 { Some(Object::small(l >> r.min(63))) } else { None }, None);
                    }
                    Op::LShift => arithmetic!(i, l, r, if (0..14).contains(&r) { Object::try_int(l << r) } else { None }, None),
                    Op::Pow | Op::MatMul => {
                        store!(i.a, self.binary(i.op, regs[i.b as usize], regs[i.c as usize], i.x == 1));
                    }
                    Op::AddImm => immediate!(i, Op::Add, l, r, Object::try_int(l + r), Some(Object::float(l + r))),
                    Op::SubImm => immediate!(i, Op::Sub, l, r, Object::try_int(l - r), Some(Object::float(l - r))),
                    Op::MulImm => immediate!(i, Op::Mul, l, r, l.checked_mul(r).and_then(Object::try_int), Some(Object::float(l * r))),
                    Op::FloorDivImm => {
                        immediate!(i, Op::FloorDiv, l, r, if r > 0 { Some(Object::small(l.div_euclid(r))) } else { None }, None);
                    }
                    Op::ModImm => {
                        immediate!(i, Op::Mod, l, r, if r > 0 { Some(Object::small(l.rem_euclid(r))) } else { None }, None);
                    }
                    Op::Neg => {
                        let value = regs[i.b as usize];
                        if value.is_float() {
                            regs[i.a as usize] = Object::float(-value.float_value());
                        } else {
                            store!(i.a, self.unary(i.op, value));
                        }
                    }
                    Op::Pos | Op::Invert => store!(i.a, self.unary(i.op, regs[i.b as usize])),
                    Op::Not => {
                        let value = regs[i.b as usize];
                        match self.truth_native(value) {
                            Some(truth) => regs[i.a as usize] = Object::bool(!truth),
                            None => leave!(self.truth_call(value), i.a),
                        }
                    }

                    Op::Compare => {
                        let (l, r) = (regs[i.b as usize], regs[i.c as usize]);
                        store!(i.a, self.compare(CompareOp::from_number(i.x), l, r));
                    }
                    Op::CompareJump | Op::CompareImmJump => {
                        let l = regs[i.a as usize];
                        let r = if i.op == Op::CompareJump { regs[i.b as usize] } else { Object::small(i.imm()) };
                        let op = CompareOp::from_number(i.x & 15);
                        let truth = if l.is_int() && r.is_int() {
                            match op {
                                CompareOp::Lt => l.int_value() < r.int_value(),
                                CompareOp::Le => l.int_value() <= r.int_value(),
                                CompareOp::Eq | CompareOp::Is => l == r,
                                CompareOp::Ne | CompareOp::IsNot => l != r,
                                CompareOp::Gt => l.int_value() > r.int_value(),
                                CompareOp::Ge => l.int_value() >= r.int_value(),
                                CompareOp::In | CompareOp::NotIn => leave!(self.compare_flow(op, l, r), i.a),
                            }
                        } else if l.is_float() && r.is_float() && (op as u8) < CompareOp::In as u8 {
                            compare_floats(op, l.float_value(), r.float_value())
                        } else {
                            match self.compare(op, l, r) {
                                Ok(value) if value.is_bool() => value.is_true(),
                                Ok(value) => match self.truth_native(value) {
                                    Some(truth) => truth,
                                    None => leave!(self.truth_call(value), i.a),
                                },
                                Err(flow) => leave!(flow, i.a),
                            }
                        };
                        pc = if truth == (i.x >> 7 != 0) { code[at + 1].target() as usize } else { at + 2 };
                    }

                    Op::Jump => pc = i.target() as usize,
                    Op::Loop => {
                        pc = i.target() as usize;
                        self.fuel -= 1;
                        if self.fuel <= 0 || self.heap.collection_due() || self.asked_to_stop() {
                            self.save_pc(pc);
                            let top = base + regs.len();
                            match self.safepoint(&stack[..top]) {
                                Ok(()) => switch!(),
                                Err(exit) => return exit,
                            }
                        }
                    }
                    Op::JumpIfTrue | Op::JumpIfFalse => {
                        let value = regs[i.a as usize];
                        let truth = if value.is_bool() {
                            value.is_true()
                        } else {
                            match self.truth_native(value) {
                                Some(truth) => truth,
                                None => leave!(self.truth_call(value), i.a),
                            }
                        };
                        if truth == (i.op == Op::JumpIfTrue) {
                            pc = i.target() as usize;
                        }
                    }
                    Op::JumpIfNone => {
                        if regs[i.a as usize].is_none() {
                            pc = i.target() as usize;
                        }
                    }
                    Op::JumpIfNotNone => {
                        if !regs[i.a as usize].is_none() {
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
                        if state == Object::RANGE_STATE {
                            let (current, stop) = (regs[b + 1], regs[b + 2]);
                            if current == stop {
                                pc = code[at + 1].target() as usize;
                            } else {
                                regs[i.a as usize] = current;
                                regs[b + 1] = Object::small(current.int_value() + regs[b + 3].int_value());
                                pc = at + 2;
                            }
                            continue;
                        }
                        let item = match state.kind() {
                            Kind::List => {
                                let position = regs[b + 1].int_value();
                                regs[b + 1] = Object::small(position + 1);
                                self.heap.lists[state.index()].get(position as usize).copied().unwrap_or(Object::EXHAUSTED)
                            }
                            Kind::Tuple => {
                                let position = regs[b + 1].int_value();
                                regs[b + 1] = Object::small(position + 1);
                                self.heap.tuples[state.index()].get(position as usize).copied().unwrap_or(Object::EXHAUSTED)
                            }
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
                                self.save_pc(at);
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
                                            pc = code[at + 1].target() as usize;
                                            continue;
                                        }
                                        _ => {}
                                    }
                                    leave!(flow, i.a)
                                }
                            },
                        };
                        if item.is_exhausted() {
                            regs[b] = Object::UNBOUND;
                            pc = code[at + 1].target() as usize;
                        } else {
                            regs[i.a as usize] = item;
                            pc = at + 2;
                        }
                    }
                    Op::Return => {
                        let value = regs[i.a as usize];
                        let Some(frame) = self.frames.pop() else { return Exit::Value(value) };
                        if frame.cont == Cont::Store && frame.generator.is_unbound() && !self.finalizers.waiting() {
                            stack[frame.ret as usize] = value;
                            if let Some(caller) = self.frames.last_mut() {
                                let next = caller.pc as usize + 1;
                                let extended = protos[caller.code as usize].code.get(next).is_some_and(|word| word.op == Op::Ext);
                                caller.pc = (next + usize::from(extended)) as u32;
                            }
                            switch!();
                        }
                        match self.frame_returned(&frame, value, stack) {
                            Some(exit) => return exit,
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
                        match callee.kind() {
                            Kind::Function => {
                                let function = &self.heap.functions[callee.index()];
                                let (number, function_globals) = (function.code, function.globals);
                                if self.codes[number as usize].simple_args as usize == count {
                                    self.save_pc(at);
                                    let new_base = base + a + 1;
                                    let frame = Frame {
                                        code: number,
                                        pc: 0,
                                        base: new_base as u32,
                                        ret: (base + a) as u32,
                                        cont: Cont::Store,
                                        function: callee,
                                        globals: function_globals,
                                        handled: Object::UNBOUND,
                                        generator: Object::UNBOUND,
                                        extra: Object::UNBOUND,
                                    };
                                    match self.push_frame(stack, frame, count) {
                                        Ok(()) => switch!(),
                                        Err(flow) => break 'run (flow, (base + a) as u32),
                                    }
                                }
                            }
                            Kind::Native => {
                                if let Err(flow) = self.check_receiver(callee.index(), &regs[a + 1..=a + count]) {
                                    leave!(flow, i.a);
                                }
                                store!(i.a, self.call_native(callee.index(), &regs[a + 1..=a + count], &[]));
                                continue;
                            }
                            _ => {}
                        }
                        self.save_pc(at);
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
                        self.save_pc(at);
                        match self.call(stack, base + a, count + names.len(), &names, Target::store(base + a)) {
                            Ok(Some(value)) => {
                                stack[base + a] = value;
                                self.save_pc(pc);
                                switch!();
                            }
                            Ok(None) => switch!(),
                            Err(flow) => break 'run (flow, (base + a) as u32),
                        }
                    }
                    Op::CallEx => {
                        let a = i.a as usize;
                        let (callee, positional, keywords) = (regs[a], regs[a + 1], regs[a + 2]);
                        self.save_pc(at);
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
                        let receiver = regs[a + 1];
                        let site = &self.sites[site_base + i.site()];
                        let method = if receiver.is(Kind::Instance) {
                            let instance = &self.heap.instances[receiver.index()];
                            if site.cache == Cache::Method && site.shape == instance.shape && site.epoch == self.epoch {
                                site.value
                            } else {
                                Object::UNBOUND
                            }
                        } else if site.cache == Cache::Builtin && site.shape == self.class_of(receiver) {
                            store!(i.a, self.call_native(site.value.index(), &regs[a + 1..=a + 1 + count], &[]));
                            continue;
                        } else {
                            Object::UNBOUND
                        };
                        if let Some(index) = method.index_of(Kind::Function) {
                            let function = &self.heap.functions[index];
                            let (number, function_globals) = (function.code, function.globals);
                            if self.codes[number as usize].simple_args as usize == count + 1 {
                                self.save_pc(at);
                                let frame = Frame {
                                    code: number,
                                    pc: 0,
                                    base: (base + a + 1) as u32,
                                    ret: (base + a) as u32,
                                    cont: Cont::Store,
                                    function: method,
                                    globals: function_globals,
                                    handled: Object::UNBOUND,
                                    generator: Object::UNBOUND,
                                    extra: Object::UNBOUND,
                                };
                                match self.push_frame(stack, frame, count + 1) {
                                    Ok(()) => switch!(),
                                    Err(flow) => break 'run (flow, (base + a) as u32),
                                }
                            }
                        }
                        self.save_pc(at);
                        match self.call_method(stack, base + a, count, &[], site_base + i.site()) {
                            Ok(Some(value)) => {
                                stack[base + a] = value;
                                self.save_pc(pc);
                                switch!();
                            }
                            Ok(None) => switch!(),
                            Err(flow) => break 'run (flow, (base + a) as u32),
                        }
                    }
                    Op::CallMethodKw => {
                        let (a, count) = (i.a as usize, i.b as usize);
                        let names = self.heap.tuples[self.consts[const_base + code[at + 1].target() as usize].index()].clone();
                        self.save_pc(at);
                        match self.call_method(stack, base + a, count + names.len(), &names, site_base + i.site()) {
                            Ok(Some(value)) => {
                                stack[base + a] = value;
                                self.save_pc(at + 2);
                                switch!();
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
                    Op::LoadBuildClass => regs[i.a as usize] = self.registry.builtins["__build_class__"],
                    Op::LoadSuper => {
                        let object = regs[i.c as usize];
                        let object = if i.x == 1 { self.heap.cells[object.index()].value } else { object };
                        let cell = self.free_cell(i.b);
                        let class = self.heap.cells[cell].value;
                        store!(i.a, self.make_super(class, object));
                    }

                    Op::LoadAttr => {
                        let object = regs[i.b as usize];
                        if object.is(Kind::Instance) {
                            let site = &self.sites[site_base + i.site()];
                            let instance = &self.heap.instances[object.index()];
                            if site.shape == instance.shape && site.epoch == self.epoch {
                                match site.cache {
                                    Cache::Slot => {
                                        let slot = site.slot as usize;
                                        let value = if slot < INLINE_SLOTS { instance.slots[slot] } else { instance.slot(slot) };
                                        if !value.is_unbound() {
                                            regs[i.a as usize] = value;
                                            continue;
                                        }
                                    }
                                    Cache::ClassValue => {
                                        regs[i.a as usize] = site.value;
                                        continue;
                                    }
                                    _ => {}
                                }
                            }
                        }
                        store!(i.a, self.load_attr(object, site_base + i.site()));
                    }
                    Op::StoreAttr => {
                        let (object, value) = (regs[i.a as usize], regs[i.b as usize]);
                        if object.is(Kind::Instance) {
                            let site = &self.sites[site_base + i.site()];
                            let instance = &mut self.heap.instances[object.index()];
                            if site.shape == instance.shape && site.epoch == self.epoch && (site.slot as usize) < INLINE_SLOTS {
                                match site.cache {
                                    Cache::Slot => {
                                        instance.slots[site.slot as usize] = value;
                                        continue;
                                    }
                                    Cache::AddSlot => {
                                        instance.slots[site.slot as usize] = value;
                                        instance.shape = site.next_shape;
                                        continue;
                                    }
                                    _ => {}
                                }
                            }
                        }
                        check!(self.store_attr(object, site_base + i.site(), value));
                    }
                    Op::DeleteAttr => {
                        let name = self.sites[site_base + i.site()].name;
                        check!(self.delete_attr(regs[i.a as usize], name));
                    }
                    Op::LoadItem => {
                        let (object, key) = (regs[i.b as usize], regs[i.c as usize]);
                        if key.is_int() {
                            if let Some(list) = object.index_of(Kind::List) {
                                let items = &self.heap.lists[list];
                                let position = key.int_value();
                                let position = if position < 0 { position + items.len() as i64 } else { position };
                                if let Some(&item) = items.get(position as usize) {
                                    regs[i.a as usize] = item;
                                    continue;
                                }
                            } else if let Some(tuple) = object.index_of(Kind::Tuple) {
                                let items = &self.heap.tuples[tuple];
                                let position = key.int_value();
                                let position = if position < 0 { position + items.len() as i64 } else { position };
                                if let Some(&item) = items.get(position as usize) {
                                    regs[i.a as usize] = item;
                                    continue;
                                }
                            }
                        }
                        if let Some(dict) = object.index_of(Kind::Dict)
                            && let Ok((_, Some(position))) = self.dict_find(dict, key)
                        {
                            regs[i.a as usize] = self.heap.dicts[dict].entries[position].value;
                            continue;
                        }
                        store!(i.a, self.load_item(object, key));
                    }
                    Op::StoreItem => {
                        let (object, key, value) = (regs[i.a as usize], regs[i.b as usize], regs[i.c as usize]);
                        if let Some(list) = object.index_of(Kind::List)
                            && key.is_int()
                        {
                            let items = &mut self.heap.lists[list];
                            let position = key.int_value();
                            let position = if position < 0 { position + items.len() as i64 } else { position };
                            if let Some(slot) = items.get_mut(position as usize) {
                                *slot = value;
                                continue;
                            }
                        } else if let Some(dict) = object.index_of(Kind::Dict)
                            && object != self.globals && self.dict_insert(dict, key, value).is_ok()
                        {
                            continue;
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
                        store!(i.a, self.load_slice(regs[i.b as usize], regs[c], regs[c + 1]));
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
                    Op::ListExtend => {
                        let callee = if i.x == 1 && i.a > 0 { regs[i.a as usize - 1] } else { Object::UNBOUND };
                        check!(self.spread(regs[i.a as usize], regs[i.b as usize], callee).map_err(discard));
                    }
                    Op::SetUpdate => check!(self.set_update(regs[i.a as usize], regs[i.b as usize]).map_err(discard)),
                    Op::DictUpdate => check!(self.dict_update_literal(regs[i.a as usize], regs[i.b as usize]).map_err(discard)),
                    Op::DictMerge => {
                        let callee = if i.c == NO_REG { Object::NONE } else { regs[i.c as usize] };
                        check!(self.dict_merge(regs[i.a as usize], regs[i.b as usize], callee).map_err(discard));
                    }
                    Op::ListToTuple => {
                        let items = self.heap.lists[regs[i.b as usize].index()].clone();
                        regs[i.a as usize] = self.heap.tuple(items);
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
                            continue;
                        }
                        match self.unpack(value, count) {
                            Ok(items) => regs[a..a + count].copy_from_slice(&items),
                            Err(flow) => leave!(flow, i.a),
                        }
                    }
                    Op::UnpackEx => {
                        let (a, before, value) = (i.a as usize, i.c as usize, regs[i.b as usize]);
                        let after = code[at + 1].target() as usize;
                        match self.unpack_ex(value, before, after) {
                            Ok(items) => regs[a..=a + before + after].copy_from_slice(&items),
                            Err(flow) => leave!(flow, i.a),
                        }
                        pc = at + 2;
                    }

                    Op::GeneratorStart => match self.start_generator(stack, pc) {
                        Some(exit) => return exit,
                        None => switch!(),
                    },
                    Op::Yield => {
                        let value = regs[i.b as usize];
                        match self.yield_value(stack, value, pc) {
                            Some(exit) => return exit,
                            None => switch!(),
                        }
                    }
                    Op::GetYieldFromIter => {
                        let value = regs[i.b as usize];
                        if value.is(Kind::Generator) {
                            let kind = proto.kind;
                            store!(i.a, self.yield_from_generator(value, kind));
                        } else {
                            store!(i.a, self.iter(value));
                        }
                    }
                    Op::YieldFrom => {
                        let (sent, iterator) = (regs[i.a as usize], regs[i.b as usize]);
                        self.save_pc(at);
                        let ret = (base + i.a as usize) as u32;
                        match self.delegate(stack, iterator, sent, ret) {
                            Ok(()) => switch!(),
                            Err(flow) => break 'run (flow, ret),
                        }
                    }
                    Op::GetAwaitable => store!(i.a, self.get_awaitable(regs[i.b as usize], i.x)),
                    Op::GetAsyncIter => store!(i.a, self.get_async_iter(regs[i.b as usize])),
                    Op::GetAsyncNext => store!(i.a, self.get_async_next(regs[i.b as usize])),
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
                        self.save_pc(at);
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
                        self.save_pc(at);
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
                        self.save_pc(at);
                        store!(i.a, self.import_statement(name, from_list, i.b));
                    }
                    Op::ImportFrom => {
                        let name = self.sites[site_base + i.site()].name;
                        store!(i.a, self.import_from(regs[i.b as usize], name));
                    }
                    Op::ImportStar => check!(self.import_star(regs[i.a as usize], globals)),
                    Op::SetupAnnotations => {
                        let namespace =
                            if proto.kind == crate::code::CodeKind::Class { regs[0] } else { Object::make(Kind::Dict, globals) };
                        check!(self.setup_annotations(namespace));
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
                        let word = code[at + 1];
                        let names = self.consts[const_base + word.target() as usize];
                        store!(i.a, self.match_class(regs[i.b as usize], regs[i.c as usize], word.a as usize, names));
                        pc = at + 2;
                    }
                    Op::MatchRest => store!(i.a, self.match_rest(regs[i.b as usize], regs[i.c as usize])),
                }
            };
            self.save_pc(at);
            if let Some(exit) = self.handle_flow(flow, ret, stack) {
                return exit;
            }
        }
    }
}
