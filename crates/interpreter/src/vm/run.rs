//! The loop: fetches instructions and carries them out, until the cell ends or the host must act.
//! Fast paths only, and few values alive between two instructions, so that they stay in the processor's registers; whatever is rare, long
//! or can fail is `step.rs`, one call away.

use super::frame::{Cont, Frame, Target};
use super::small_math::{floor_div, floor_mod, holds, plain_power, plain_truth};
use super::step::{Next, Place};
use super::window::{Cursor, Registers};
use super::{Cache, Name, Vm};
use crate::Effect;
use crate::code::Op;
use crate::object::class::INLINE_SLOTS;
use crate::object::function::Row;
use crate::object::{Kind, Object, copy_few};

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
        let (mut stack, mut rows) = (std::mem::take(&mut self.stack), std::mem::take(&mut self.rows));
        let exit = self.run_on(&mut stack, &mut rows);
        self.place_rows(&mut rows);
        self.stack = stack;
        self.rows = rows;
        exit
    }

    #[expect(clippy::too_many_lines, reason = "one match over the instruction table is the machine")]
    #[rustfmt::skip]
    #[inline(never)]
    fn run_on(&mut self, stack: &mut Vec<Object>, rows: &mut Vec<Row>) -> Exit {
        if let Some(flow) = self.pending.take() {
            let ret = self.pending_ret;
            if let Some(exit) = self.handle_flow(flow, ret, stack) {
                return exit;
            }
        }
        'switch: loop {
            self.place_rows(rows);
            'frame: loop {
                let Some(frame) = self.frames.last() else { return Exit::Value(Object::NONE) };
                // Code that was loaded since is not among them yet.
                let Some(mut row) = rows.get(frame.code as usize) else { continue 'switch };
                let (mut pc, mut base, mut globals) = (frame.pc as usize, frame.base as usize, frame.globals.index());
                'enter: loop {
                    let mut proto = &*row.proto;
                    let mut code = Cursor::enter(&proto.code, pc);

                    loop {
                        let mut regs = Registers::new(stack, base, &proto.code);
                        'step: {
                            // Ends where a function is to be entered: which, where its arguments lie, how many, names of the last ones,
                            // and where its result goes.
                            let (callee, first, count, names, ret) = 'run: loop {
                                // Left where the instruction is done.
                                'done: {
                                    macro_rules! arithmetic {
                                        ($i:ident, $l:ident, $r:ident, $ints:expr, $floats:expr) => {{
                                            let (left, right) = (regs[$i.b as usize], regs[$i.c as usize]);
                                            if left.is_int() && right.is_int() {
                                                let ($l, $r) = (left.int_value(), right.int_value());
                                                let value: Option<Object> = $ints;
                                                if let Some(value) = value {
                                                    regs[$i.a as usize] = value;
                                                    break 'done;
                                                }
                                            } else if let (Some($l), Some($r)) = (left.as_number(), right.as_number()) {
                                                let value: Option<f64> = $floats;
                                                if let Some(value) = value {
                                                    regs[$i.a as usize] = Object::float(value);
                                                    break 'done;
                                                }
                                            }
                                        }};
                                    }
                                    macro_rules! integers {
                                        ($i:ident, $l:ident, $r:ident, $ints:expr) => {{
                                            let (left, right) = (regs[$i.b as usize], regs[$i.c as usize]);
                                            if left.is_int() && right.is_int() {
                                                let ($l, $r) = (left.int_value(), right.int_value());
                                                let value: Option<Object> = $ints;
                                                if let Some(value) = value {
                                                    regs[$i.a as usize] = value;
                                                    break 'done;
                                                }
                                            }
                                        }};
                                    }
                                    macro_rules! immediate {
                                        ($i:ident, $l:ident, $r:ident, $ints:expr, $floats:expr) => {{
                                            let left = regs[$i.b as usize];
                                            if left.is_int() {
                                                let ($l, $r) = (left.int_value(), $i.imm());
                                                let value: Option<Object> = $ints;
                                                if let Some(value) = value {
                                                    regs[$i.a as usize] = value;
                                                    break 'done;
                                                }
                                            } else if left.is_float() {
                                                let ($l, $r) = (left.float_value(), $i.imm() as f64);
                                                let (_, _) = ($l, $r);
                                                let value: Option<f64> = $floats;
                                                if let Some(value) = value {
                                                    regs[$i.a as usize] = Object::float(value);
                                                    break 'done;
                                                }
                                            }
                                        }};
                                    }
                                    macro_rules! sum {
                                        ($i:ident, $right:expr, $checked:ident, $sign:tt) => {{
                                            let (left, right) = (regs[$i.b as usize], $right);
                                            if left.is_int() && right.is_int() {
                                                if let Some(value) = left.raised().$checked(right.raised()) {
                                                    regs[$i.a as usize] = Object::lowered(value);
                                                    break 'done;
                                                }
                                            } else if let (Some(l), Some(r)) = (left.as_number(), right.as_number()) {
                                                regs[$i.a as usize] = Object::float(l $sign r);
                                                break 'done;
                                            }
                                        }};
                                    }
                                    macro_rules! native {
                                        ($number:expr, $register:expr, $arguments:expr) => {
                                            // Where a collection is due, that comes first: what natives make in code without loops is garbage soon.
                                            if !self.heap.collection_due() {
                                                match self.call_native($number, &regs[$arguments], &[]) {
                                                    Ok(value) => {
                                                        regs[$register] = value;
                                                        break 'done;
                                                    }
                                                    Err(flow) => match self.leave(flow, (base + $register) as u32, stack, code.here()) {
                                                        Next::Exit(exit) => return *exit,
                                                        _ => continue 'switch,
                                                    },
                                                }
                                            }
                                        };
                                    }

                                    let i = code.instruction();
                                    match i.op {
                                        Op::Move => {
                                            regs[i.a as usize] = regs[i.b as usize];
                                            break 'done;
                                        }
                                        Op::LoadConst => {
                                            regs[i.a as usize] = self.consts[row.const_base as usize + i.target() as usize];
                                            break 'done;
                                        }
                                        Op::LoadNone => {
                                            regs[i.a as usize] = Object::NONE;
                                            break 'done;
                                        }
                                        Op::LoadBool => {
                                            regs[i.a as usize] = Object::bool(i.x != 0);
                                            break 'done;
                                        }
                                        Op::LoadInt => {
                                            regs[i.a as usize] = Object::small(i64::from(i.target() as i32));
                                            break 'done;
                                        }
                                        Op::CheckBound if !regs[i.a as usize].is_unbound() => break 'done,
                                        Op::Settle if !self.finalizers.waiting() => break 'done,
                                        Op::LoadGlobal => {
                                            let site = &self.sites[row.site_base as usize + i.site()];
                                            let dict = &self.heap.dicts[globals];
                                            if site.cache == Cache::Global {
                                                if let Some(entry) = dict.entries.get(site.slot as usize)
                                                    && entry.key == site.name
                                                {
                                                    regs[i.a as usize] = entry.value;
                                                    break 'done;
                                                }
                                            } else if site.cache == Cache::GlobalBuiltin && dict.version == site.epoch && site.shape == globals {
                                                regs[i.a as usize] = site.value;
                                                break 'done;
                                            }
                                        }
                                        Op::StoreGlobal => {
                                            let site = &self.sites[row.site_base as usize + i.site()];
                                            if site.cache == Cache::Global
                                                && let Some(entry) = self.heap.dicts[globals].entries.get_mut(site.slot as usize)
                                                && entry.key == site.name
                                            {
                                                entry.value = regs[i.a as usize];
                                                break 'done;
                                            }
                                        }
                                        Op::LoadCell => {
                                            let value = self.heap.cells[regs[i.b as usize].index()].value;
                                            if !value.is_unbound() {
                                                regs[i.a as usize] = value;
                                                break 'done;
                                            }
                                        }
                                        Op::StoreCell => {
                                            self.heap.cells[regs[i.a as usize].index()].value = regs[i.b as usize];
                                            break 'done;
                                        }
                                        Op::LoadFree => {
                                            let cell = self.free_cell(i.b);
                                            let value = self.heap.cells[cell].value;
                                            if !value.is_unbound() {
                                                regs[i.a as usize] = value;
                                                break 'done;
                                            }
                                        }

                                        Op::Add => {
                                            sum!(i, regs[i.c as usize], checked_add, +);
                                            let (left, right) = (regs[i.b as usize], regs[i.c as usize]);
                                            if left.is(Kind::Str) && right.is(Kind::Str)
                                                && let Some(text) = self.heap.concat_short(left, right)
                                            {
                                                regs[i.a as usize] = text;
                                                break 'done;
                                            }
                                            if left.is(Kind::Bytes) && right.is(Kind::Bytes)
                                                && let Some(joined) = self.join_few(left, right)
                                            {
                                                regs[i.a as usize] = joined;
                                                break 'done;
                                            }
                                        }
                                        Op::Sub => sum!(i, regs[i.c as usize], checked_sub, -),
                                        Op::Mul => arithmetic!(i, l, r, l.checked_mul(r).and_then(Object::try_int), Some(l * r)),
                                        Op::Div => arithmetic!(
                                            i, l, r,
                                            if r != 0 { Some(Object::float(l as f64 / r as f64)) } else { None },
                                            if r != 0.0 { Some(l / r) } else { None }
                                        ),
                                        Op::FloorDiv => integers!(i, l, r, if r != 0 { Object::try_int(floor_div(l, r)) } else { None }),
                                        Op::Mod => integers!(i, l, r, if r != 0 { Object::try_int(floor_mod(l, r)) } else { None }),
                                        Op::Pow => if let Some(value) = plain_power(regs[i.b as usize], regs[i.c as usize]) {
                                            regs[i.a as usize] = value;
                                            break 'done;
                                        },
                                        Op::BitAnd => integers!(i, l, r, Some(Object::small(l & r))),
                                        Op::BitOr => integers!(i, l, r, Some(Object::small(l | r))),
                                        Op::BitXor => integers!(i, l, r, Some(Object::small(l ^ r))),
                                        Op::RShift => integers!(i, l, r, if r >= 0 { Some(Object::small(l >> r.min(63))) } else { None }),
                                        Op::LShift => integers!(i, l, r, if (0..14).contains(&r) { Object::try_int(l << r) } else { None }),
                                        Op::AddImm => sum!(i, Object::small(i.imm()), checked_add, +),
                                        Op::SubImm => sum!(i, Object::small(i.imm()), checked_sub, -),
                                        Op::MulImm => immediate!(i, l, r, l.checked_mul(r).and_then(Object::try_int), Some(l * r)),
                                        Op::FloorDivImm => immediate!(i, l, r, if r > 0 { Some(Object::small(l.div_euclid(r))) } else { None }, None),
                                        Op::ModImm => immediate!(i, l, r, if r > 0 { Some(Object::small(l.rem_euclid(r))) } else { None }, None),
                                        Op::Neg => {
                                            let value = regs[i.b as usize];
                                            if value.is_float() {
                                                regs[i.a as usize] = Object::float(-value.float_value());
                                                break 'done;
                                            }
                                        }
                                        Op::Not => {
                                            let value = regs[i.b as usize];
                                            if let Some(truth) = plain_truth(value).or_else(|| self.truth_native(value)) {
                                                regs[i.a as usize] = Object::bool(!truth);
                                                break 'done;
                                            }
                                        }

                                        Op::Compare => if let Some(truth) = holds(i.x, regs[i.b as usize], regs[i.c as usize])
                                            .or_else(|| self.told(i.x, regs[i.b as usize], regs[i.c as usize]))
                                        {
                                            regs[i.a as usize] = Object::bool(truth);
                                            break 'done;
                                        },
                                        Op::CompareJump => if let Some(truth) = holds(i.x & 15, regs[i.a as usize], regs[i.b as usize])
                                            .or_else(|| self.told(i.x & 15, regs[i.a as usize], regs[i.b as usize]))
                                        {
                                            if truth == (i.x >> 7 != 0) { code.jump(code.ahead(0).target()) } else { code.skip() }
                                            break 'done;
                                        },
                                        Op::CompareImmJump => if let Some(truth) = holds(i.x & 15, regs[i.a as usize], Object::small(i.imm())) {
                                            if truth == (i.x >> 7 != 0) { code.jump(code.ahead(0).target()) } else { code.skip() }
                                            break 'done;
                                        },

                                        Op::Jump => {
                                            code.jump(i.target());
                                            break 'done;
                                        }
                                        Op::Loop => {
                                            self.fuel -= 1;
                                            if self.fuel > 0 && !self.heap.collection_due() && !self.asked_to_stop() {
                                                code.jump(i.target());
                                                break 'done;
                                            }
                                        }
                                        Op::JumpIfTrue => if let Some(truth) = plain_truth(regs[i.a as usize]).or_else(|| self.truth_native(regs[i.a as usize])) {
                                            if truth { code.jump(i.target()) }
                                            break 'done;
                                        },
                                        Op::JumpIfFalse => if let Some(truth) = plain_truth(regs[i.a as usize]).or_else(|| self.truth_native(regs[i.a as usize])) {
                                            if !truth { code.jump(i.target()) }
                                            break 'done;
                                        },
                                        Op::JumpIfNone => {
                                            if regs[i.a as usize].is_none() { code.jump(i.target()) }
                                            break 'done;
                                        }
                                        Op::JumpIfNotNone => {
                                            if !regs[i.a as usize].is_none() { code.jump(i.target()) }
                                            break 'done;
                                        }
                                        Op::JumpUnlessEater => {
                                            let callee = regs[i.a as usize];
                                            let usual = match self.registry.eaters.get(i.x as usize) {
                                                Some(&builtin) => callee == builtin,
                                                None => callee.is(Kind::Str),
                                            };
                                            if !usual {
                                                code.jump(i.target());
                                            }
                                            break 'done;
                                        }
                                        Op::ForIter => {
                                            let b = i.b as usize;
                                            let state = regs[b];
                                            if state == Object::RANGE_STATE {
                                                let (current, stop) = (regs[b + 1], regs[b + 2]);
                                                if current == stop {
                                                    code.jump(code.ahead(0).target());
                                                } else {
                                                    regs[i.a as usize] = current;
                                                    regs[b + 1] = Object::small(current.int_value() + regs[b + 3].int_value());
                                                    code.skip();
                                                }
                                                break 'done;
                                            }
                                            let items: &[Object] = if state.is(Kind::List) {
                                                &self.heap.lists[state.index()]
                                            } else if state.is(Kind::Tuple) {
                                                &self.heap.tuples[state.index()]
                                            } else if state.is(Kind::Str) {
                                                // An ASCII character by its place; any other is for `step`.
                                                let position = regs[b + 1].int_value() as usize;
                                                match self.heap.text(state).as_bytes().get(position) {
                                                    Some(&byte) if byte < 128 => {
                                                        regs[i.a as usize] = self.heap.char_str(byte);
                                                        regs[b + 1] = Object::small(position as i64 + 1);
                                                        code.skip();
                                                        break 'done;
                                                    }
                                                    _ => break 'step,
                                                }
                                            } else if state.is(Kind::Iter) {
                                                // A pair that only the next instruction sees is taken apart before it is made.
                                                let unpack = code.ahead(1);
                                                if unpack.op == Op::Unpack
                                                    && (unpack.b, unpack.c) == (i.a, 2)
                                                    && i.a as usize >= proto.varnames.len()
                                                    && let Some((first, second)) = self.next_pair(state.index())
                                                {
                                                    let a = unpack.a as usize;
                                                    (regs[a], regs[a + 1]) = (first, second);
                                                    code.skip();
                                                    code.skip();
                                                    break 'done;
                                                }
                                                if unpack.op == Op::Unpack
                                                    && unpack.b == i.a
                                                    && unpack.c > 2
                                                    && i.a as usize >= proto.varnames.len()
                                                    && self.next_parts(state.index(), regs.part(unpack.a as usize, unpack.c as usize))
                                                {
                                                    code.skip();
                                                    code.skip();
                                                    break 'done;
                                                }
                                                let item = self.next_simple(state.index());
                                                if item.is_unbound() {
                                                    break 'step;
                                                }
                                                regs[i.a as usize] = item;
                                                code.skip();
                                                break 'done;
                                            } else {
                                                let (first, ret) = (base + proto.code.registers(), (base + i.a as usize) as u32);
                                                let target = Target::new(ret, Cont::ForIter);
                                                if state.is(Kind::Generator) && self.next_in_loop(stack, state, first, target, code.here())
                                                    || state.is(Kind::Instance) && self.next_of_guest(stack, state, first, target, code.here())
                                                {
                                                    continue 'frame;
                                                }
                                                break 'step;
                                            };
                                            let position = regs[b + 1].int_value();
                                            if let Some(&item) = items.get(position as usize) {
                                                regs[i.a as usize] = item;
                                                regs[b + 1] = Object::small(position + 1);
                                                code.skip();
                                            } else {
                                                regs[b] = Object::UNBOUND;
                                                code.jump(code.ahead(0).target());
                                            }
                                            break 'done;
                                        }
                                        Op::Return => if let Some(frame) = self.frames.last()
                                            && !self.finalizers.waiting()
                                        {
                                            let value = regs[i.a as usize];
                                            let result = match frame.cont {
                                                _ if !frame.generator.is_unbound() => {
                                                    if self.ended_in_loop(stack, value) {
                                                        continue 'frame;
                                                    }
                                                    break 'step;
                                                }
                                                Cont::Store | Cont::GetAttr => value,
                                                Cont::Init if value.is_none() => frame.extra,
                                                Cont::ForIter if !value.is_exhausted() => value,
                                                Cont::Binary | Cont::BinaryReflected | Cont::BinaryInPlace
                                                    if value != Object::NOT_IMPLEMENTED => value,
                                                // Nobody wants it: what is in its place stays.
                                                Cont::Discard => stack[frame.ret as usize],
                                                _ => break 'step,
                                            };
                                            stack[frame.ret as usize] = result;
                                            self.frames.truncate(self.frames.len() - 1);
                                            let Some(frame) = self.frames.last() else { return Exit::Value(Object::NONE) };
                                            row = &rows[frame.code as usize];
                                            (base, globals) = (frame.base as usize, frame.globals.index());
                                            proto = &*row.proto;
                                            code = Cursor::enter(&proto.code, frame.pc as usize);
                                            // Its call has its result.
                                            code.pass();
                                            regs = Registers::new(stack, base, &proto.code);
                                            break 'done;
                                        },
                                        Op::Call => {
                                            let (a, count) = (i.a as usize, i.b as usize);
                                            let callee = regs[a];
                                            if callee.is(Kind::Function) {
                                                break 'run (callee, base + a + 1, count, Object::UNBOUND, base + a);
                                            } else if callee.is(Kind::Native) && self.registry.natives[callee.index() as usize].class.is_none() {
                                                if callee == self.registry.next
                                                    && count != 0
                                                    && regs[a + 1].is(Kind::Generator)
                                                {
                                                    if self.next_called_in_loop(stack, base + a, count, base + proto.code.registers(), code.here()) {
                                                        continue 'frame;
                                                    }
                                                    break 'step;
                                                }
                                                native!(callee.index(), a, a + 1..=a + count);
                                            } else if callee.is(Kind::Method) {
                                                let method = self.heap.methods[callee.index()];
                                                if method.function.is(Kind::Native) && !self.heap.collection_due() {
                                                    // The callee's own place takes the receiver: no argument moves.
                                                    regs[a] = method.receiver;
                                                    native!(method.function.index(), a, a..=a + count);
                                                }
                                                if self.enter_method(stack, base + a, count, code.here()) {
                                                    continue 'frame;
                                                }
                                            } else if callee.is(Kind::Instance) {
                                                // The object is the first argument, and lies where that belongs.
                                                let function = self.call_of_instance(callee);
                                                if function.is(Kind::Function) {
                                                    break 'run (function, base + a, count + 1, Object::UNBOUND, base + a);
                                                }
                                                if function.is(Kind::Native) {
                                                    native!(function.index(), a, a..=a + count);
                                                }
                                            } else if callee.is(Kind::Class) {
                                                if callee == Vm::class_object(crate::types::TYPE) && count == 1 {
                                                    regs[a] = Vm::class_object(self.class_of(regs[a + 1]));
                                                    break 'done;
                                                }
                                                // The class is its constructor's first argument.
                                                if let Some(new) = self.registry.constructors.get(callee.index() as usize)
                                                    && new.is(Kind::Native)
                                                {
                                                    native!(new.index(), a, a..=a + count);
                                                }
                                                if self.construct_in_loop(stack, base + a, count, code.here()) {
                                                    continue 'frame;
                                                }
                                            }
                                        }
                                        Op::CallKw => {
                                            let (a, callee) = (i.a as usize, regs[i.a as usize]);
                                            if callee.is(Kind::Function) {
                                                let names = self.consts[row.const_base as usize + i.c as usize];
                                                let count = i.b as usize + self.heap.tuples[names.index()].len();
                                                break 'run (callee, base + a + 1, count, names, base + a);
                                            }
                                        }
                                        Op::CallMethodKw => {
                                            let (a, receiver) = (i.a as usize, regs[i.a as usize + 1]);
                                            if receiver.is(Kind::Instance) {
                                                let number = row.site_base as usize + i.site();
                                                let shape = self.heap.instances[receiver.index()].shape;
                                                let site = &self.sites[number];
                                                let site = if site.shape == shape { site } else { &self.second_sites[number] };
                                                if site.shape == shape && site.epoch == self.epoch && site.cache == Cache::Method {
                                                    let names = self.consts[row.const_base as usize + code.ahead(0).target() as usize];
                                                    let count = i.b as usize + 1 + self.heap.tuples[names.index()].len();
                                                    break 'run (site.value, base + a + 1, count, names, base + a);
                                                }
                                            }
                                        }
                                        Op::CallMethod => {
                                            let (a, count) = (i.a as usize, i.b as usize);
                                            let receiver = regs[a + 1];
                                            let number = row.site_base as usize + i.site();
                                            let site = &self.sites[number];
                                            if receiver.is(Kind::Instance) {
                                                let shape = self.heap.instances[receiver.index()].shape;
                                                let site = if site.shape == shape { site } else { &self.second_sites[number] };
                                                if site.shape == shape && site.epoch == self.epoch {
                                                    match site.cache {
                                                        Cache::Method => break 'run (site.value, base + a + 1, count + 1, Object::UNBOUND, base + a),
                                                        Cache::Static => break 'run (site.value, base + a + 2, count, Object::UNBOUND, base + a),
                                                        Cache::OfClass => {
                                                            regs[a + 1] = Vm::class_object(self.heap.instances[receiver.index()].class);
                                                            break 'run (site.value, base + a + 1, count + 1, Object::UNBOUND, base + a);
                                                        }
                                                        Cache::NativeMethod => native!(site.value.index(), a, a + 1..=a + 1 + count),
                                                        _ => {}
                                                    }
                                                }
                                            } else if site.cache == Cache::Builtin && site.shape == self.class_number(receiver) {
                                                native!(site.value.index(), a, a + 1..=a + 1 + count);
                                            } else if receiver.is(Kind::Class) && site.shape == receiver.index() && site.epoch == self.epoch {
                                                match site.cache {
                                                    Cache::ClassNative => native!(site.value.index(), a, a + 1..=a + 1 + count),
                                                    Cache::ClassStatic => native!(site.value.index(), a, a + 2..=a + 1 + count),
                                                    Cache::ClassFunction => break 'run (site.value, base + a + 2, count, Object::UNBOUND, base + a),
                                                    Cache::ClassBound => break 'run (site.value, base + a + 1, count + 1, Object::UNBOUND, base + a),
                                                    _ => {}
                                                }
                                            } else if receiver.is(Kind::Module) {
                                                let callee = self.known_in_module(receiver, site);
                                                if callee.is(Kind::Function) {
                                                    break 'run (callee, base + a + 2, count, Object::UNBOUND, base + a);
                                                }
                                                if callee.is(Kind::Native) && self.registry.natives[callee.index() as usize].class.is_none() {
                                                    native!(callee.index(), a, a + 2..=a + 1 + count);
                                                }
                                                if callee.is(Kind::Method) {
                                                    let method = self.heap.methods[callee.index()];
                                                    if method.function.is(Kind::Native) && !self.heap.collection_due() {
                                                        regs[a + 1] = method.receiver;
                                                        native!(method.function.index(), a, a + 1..=a + 1 + count);
                                                    }
                                                }
                                                if callee.is(Kind::Class)
                                                    && let Some(new) = self.registry.constructors.get(callee.index() as usize)
                                                    && new.is(Kind::Native)
                                                    && !self.heap.collection_due()
                                                {
                                                    regs[a + 1] = callee;
                                                    native!(new.index(), a, a + 1..=a + 1 + count);
                                                }
                                            }
                                        }

                                        Op::Receiver => {
                                            let receiver = regs[i.b as usize];
                                            regs[i.a as usize] = receiver;
                                            let number = row.site_base as usize + i.site();
                                            let site = &self.sites[number];
                                            if receiver.is(Kind::Instance) {
                                                let shape = self.heap.instances[receiver.index()].shape;
                                                let site = if site.shape == shape { site } else { &self.second_sites[number] };
                                                if site.shape == shape
                                                    && matches!(site.cache, Cache::Method | Cache::Static | Cache::OfClass | Cache::NativeMethod)
                                                    && site.epoch == self.epoch
                                                {
                                                    break 'done;
                                                }
                                            } else if site.cache == Cache::Builtin && site.shape == self.class_number(receiver) {
                                                break 'done;
                                            }
                                        }
                                        Op::LoadAttr => {
                                            let object = regs[i.b as usize];
                                            let number = row.site_base as usize + i.site();
                                            if object.is(Kind::Instance) {
                                                let instance = &self.heap.instances[object.index()];
                                                let site = &self.sites[number];
                                                let site = if site.shape == instance.shape { site } else { &self.second_sites[number] };
                                                if site.shape == instance.shape && site.epoch == self.epoch {
                                                    if site.cache == Cache::Property && !self.class(instance.class).hooks.getattr {
                                                        let (getter, first) = (site.value, proto.code.registers());
                                                        // The receiver goes above the frame's registers, where there is always room.
                                                        stack[base + first] = object;
                                                        break 'run (getter, base + first, 1, Object::UNBOUND, base + i.a as usize);
                                                    }
                                                    let value = match site.cache {
                                                        Cache::Slot => instance.slot(site.slot as usize),
                                                        Cache::ClassValue => site.value,
                                                        Cache::Item => self.item_of_named(instance.payload, site.slot),
                                                        _ => Object::UNBOUND,
                                                    };
                                                    if !value.is_unbound() {
                                                        regs[i.a as usize] = value;
                                                        break 'done;
                                                    }
                                                }
                                            } else if object.is(Kind::Module) {
                                                let value = self.known_in_module(object, &self.sites[number]);
                                                if !value.is_unbound() {
                                                    regs[i.a as usize] = value;
                                                    break 'done;
                                                }
                                            }
                                        }
                                        Op::StoreAttr => {
                                            let object = regs[i.a as usize];
                                            if object.is(Kind::Instance) {
                                                let number = row.site_base as usize + i.site();
                                                let instance = &mut self.heap.instances[object.index()];
                                                let site = &self.sites[number];
                                                let site = if site.shape == instance.shape { site } else { &self.second_sites[number] };
                                                if site.shape == instance.shape && site.epoch == self.epoch {
                                                    if site.cache == Cache::Slot
                                                        && let Some(place) = instance.place(site.slot as usize)
                                                    {
                                                        *place = regs[i.b as usize];
                                                        break 'done;
                                                    }
                                                    if site.cache == Cache::AddSlot && (site.slot as usize) < INLINE_SLOTS {
                                                        instance.slots[site.slot as usize] = regs[i.b as usize];
                                                        instance.shape = site.next_shape;
                                                        break 'done;
                                                    }
                                                }
                                            }
                                        }
                                        Op::LoadItem => {
                                            let (object, key) = (regs[i.b as usize], regs[i.c as usize]);
                                            let value = if object.is(Kind::Dict) {
                                                self.dict_item(object.index(), key)
                                            } else if key.is_int() {
                                                let items: &[Object] = if object.is(Kind::List) {
                                                    &self.heap.lists[object.index()]
                                                } else if object.is(Kind::Tuple) {
                                                    &self.heap.tuples[object.index()]
                                                } else if object.is(Kind::Str) || object.is(Kind::Bytes) || object.is(Kind::Instance) {
                                                    let value = self.item_in_loop(object, key.int_value());
                                                    if !value.is_unbound() {
                                                        regs[i.a as usize] = value;
                                                        break 'done;
                                                    }
                                                    &[]
                                                } else {
                                                    &[]
                                                };
                                                let position = key.int_value();
                                                let position = if position < 0 { position + items.len() as i64 } else { position };
                                                items.get(position as usize).copied().unwrap_or_default()
                                            } else {
                                                Object::UNBOUND
                                            };
                                            if !value.is_unbound() {
                                                regs[i.a as usize] = value;
                                                break 'done;
                                            }
                                            if object.is(Kind::Instance)
                                                && let Some(method) = self.special(object, Name::Getitem)
                                                && method.is(Kind::Function)
                                            {
                                                // As for a property, with the key behind the receiver.
                                                let first = base + proto.code.registers();
                                                (stack[first], stack[first + 1]) = (object, key);
                                                break 'run (method, first, 2, Object::UNBOUND, base + i.a as usize);
                                            }
                                        }
                                        Op::StoreItem => {
                                            let (object, key) = (regs[i.a as usize], regs[i.b as usize]);
                                            if object.is(Kind::List) && key.is_int() {
                                                let items = &mut self.heap.lists[object.index()];
                                                let position = key.int_value();
                                                let position = if position < 0 { position + items.len() as i64 } else { position };
                                                if let Some(slot) = items.get_mut(position as usize) {
                                                    *slot = regs[i.c as usize];
                                                    break 'done;
                                                }
                                            } else if object.is(Kind::Dict) && object != self.globals
                                                && self.dict_insert(object.index(), key, regs[i.c as usize]).is_ok()
                                            {
                                                break 'done;
                                            }
                                        }
                                        Op::ListAppend => {
                                            let list = &mut self.heap.lists[regs[i.a as usize].index()];
                                            if list.len() < list.capacity() {
                                                list.push(regs[i.b as usize]);
                                                break 'done;
                                            }
                                        }
                                        Op::Unpack => {
                                            let (a, value) = (i.a as usize, regs[i.b as usize]);
                                            let items: &[Object] = if value.is(Kind::Tuple) { &self.heap.tuples[value.index()] } else { &[] };
                                            if i.c == 2 && let &[first, second] = items {
                                                (regs[a], regs[a + 1]) = (first, second);
                                                break 'done;
                                            }
                                            if i.c > 2 && i.c as usize == items.len() {
                                                copy_few(regs.part(a, items.len()), items);
                                                break 'done;
                                            }
                                        }
                                        Op::BuildTuple => if i.c != 0 {
                                            let b = i.b as usize;
                                            regs[i.a as usize] = self.tuple_in_loop(&regs[b..=b + i.c as usize - 1]);
                                            break 'done;
                                        },
                                        Op::BuildList => {
                                            let b = i.b as usize;
                                            let items = if i.c == 0 { &[] } else { &regs[b..=b + i.c as usize - 1] };
                                            regs[i.a as usize] = self.list_in_loop(items);
                                            break 'done;
                                        }
                                        Op::BuildDict => if i.c == 0 {
                                            regs[i.a as usize] = self.dict_in_loop();
                                            break 'done;
                                        },
                                        Op::LoadSlice => if i.x == 0 {
                                            let c = i.c as usize;
                                            let part = self.slice_in_loop(regs[i.b as usize], regs[c], regs[c + 1]);
                                            if !part.is_unbound() {
                                                regs[i.a as usize] = part;
                                                break 'done;
                                            }
                                        },
                                        Op::GetIter => {
                                            let (a, value) = (i.a as usize, regs[i.b as usize]);
                                            if value.is(Kind::List) || value.is(Kind::Tuple) {
                                                (regs[a], regs[a + 1]) = (value, Object::small(0));
                                                break 'done;
                                            }
                                            if value.is(Kind::Generator) && self.iterates(value) {
                                                regs[a] = value;
                                                break 'done;
                                            }
                                        }
                                        Op::Yield => {
                                            let value = regs[i.b as usize];
                                            if self.yield_to_loop(stack, value, i.a as usize, proto.cleans_up, code.pc()) {
                                                continue 'frame;
                                            }
                                        }
                                        Op::GeneratorStart => if self.generator_in_loop(stack, code.pc()) {
                                            continue 'frame;
                                        },
                                        Op::YieldFrom => {
                                            let (sent, iterator, first) = (regs[i.a as usize], regs[i.b as usize], base + proto.code.registers());
                                            let target = Target::new((base + i.a as usize) as u32, Cont::YieldFrom);
                                            if sent.is_none()
                                                && iterator.is(Kind::Generator)
                                                && self.next_in_loop(stack, iterator, first, target, code.here())
                                            {
                                                continue 'frame;
                                            }
                                        }
                                        // For `step`. Each is named, so that the table of ways is whole and finding one needs no check; none leads back
                                        // here at once, so that every way can end with a copy of the finding.
                                        Op::Nop | Op::Ext | Op::CheckBound | Op::DeleteLocal | Op::Settle | Op::DeleteGlobal | Op::LoadName | Op::StoreName
                                        | Op::DeleteName | Op::LoadClassFree | Op::MakeCell | Op::NewCell | Op::DeleteCell | Op::StoreFree
                                        | Op::DeleteFree | Op::MatMul | Op::Pos | Op::Invert | Op::Raise | Op::Reraise
                                        | Op::HandlerEnter | Op::HandlerExit | Op::ExceptMatch | Op::ExceptStarMatch | Op::ExceptStarEnd
                                        | Op::GeneratorFailed | Op::AssertFail | Op::CallEx | Op::MakeFunction
                                        | Op::LoadBuildClass | Op::LoadSuper | Op::DeleteAttr | Op::DeleteItem | Op::BuildSlice
                                        | Op::BuildSet | Op::SetAdd
                                        | Op::MapAdd | Op::ListExtend | Op::SetUpdate | Op::DictUpdate | Op::DictMerge | Op::ListToTuple
                                        | Op::FormatValue | Op::BuildString | Op::UnpackEx | Op::GetYieldFromIter
                                        | Op::GetAwaitable | Op::GetAsyncIter | Op::GetAsyncNext | Op::EndAsyncFor
                                        | Op::AsyncYieldWrap | Op::WithEnter | Op::WithExcept | Op::ImportName | Op::ImportFrom
                                        | Op::ImportStar | Op::SetupAnnotations | Op::MakeTypeParam | Op::MakeTypeAlias | Op::MatchSequence
                                        | Op::MatchMapping | Op::GetLen | Op::MatchKeys | Op::MatchClass | Op::MatchRest => {}
                                    }
                                    break 'step;
                                }
                                code.skip();
                            };
                            let function = &self.heap.functions[callee.index()];
                            let namespace = function.globals;
                            if let Some(called) = rows.get(function.code as usize)
                                && stack.len() >= first + called.register_count as usize + 64
                                && !self.must_look_up()
                            {
                                let given = if called.simple_args as usize == count && names.is_unbound() {
                                    count
                                } else if count < called.simple_args as usize
                                    && called.parameter_count.is_some_and(|parameters| parameters.get() == called.simple_args)
                                    && names.is_unbound()
                                    && self.add_defaults(&mut stack[first + count..first + called.simple_args as usize], function.defaults)
                                {
                                    called.simple_args as usize
                                } else if let Some(parameters) = called.parameter_count
                                    && self.bind_in_loop(stack, callee, first, count, names)
                                {
                                    parameters.get() as usize
                                } else {
                                    break 'step;
                                };
                                for unset in &mut stack[first + given..first + given.max(called.local_count as usize)] {
                                    *unset = Object::UNBOUND;
                                }
                                self.fuel -= 1;
                                self.save_pc(code.here());
                                self.frames.push(Frame {
                                    code: called.number,
                                    pc: 0,
                                    base: first as u32,
                                    ret: ret as u32,
                                    cont: Cont::Store,
                                    function: callee,
                                    globals: namespace,
                                    handled: Object::UNBOUND,
                                    generator: Object::UNBOUND,
                                    extra: Object::UNBOUND,
                                });
                                (row, pc, base, globals) = (called, 0, first, namespace.index());
                                continue 'enter;
                            }
                        }
                        let place = Place {
                            code: row.number,
                            base,
                            globals,
                            const_base: row.const_base as usize,
                            site_base: row.site_base as usize,
                        };
                        match self.step(stack, proto, &place, code.pc()) {
                            Next::Go(next) => code.go(next),
                            Next::Switch => continue 'switch,
                            Next::Exit(exit) => return *exit,
                        }
                    }
                }
            }
        }
    }
}
