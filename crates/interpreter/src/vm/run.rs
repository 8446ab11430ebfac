//! The loop: fetches instructions and carries them out, until the cell ends or the host must act.
//! Fast paths only, and few values alive between two instructions, so that they stay in the processor's registers; whatever is rare, long
//! or can fail is `step.rs`, one call away.

use super::frame::{Cont, Target};
use super::small_math::{floor_div, floor_mod, holds, plain_power, plain_truth};
use super::step::{Next, Place};
use super::window::{Instructions, Registers};
use super::{Cache, Vm};
use crate::Effect;
use crate::code::{Op, Proto};
use crate::object::class::INLINE_SLOTS;
use crate::object::{Kind, Object};
use std::sync::Arc;

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
    #[inline(never)]
    fn run_on(&mut self, stack: &mut Vec<Object>, protos: &mut Vec<Arc<Proto>>) -> Exit {
        if let Some(flow) = self.pending.take() {
            let ret = self.pending_ret;
            if let Some(exit) = self.handle_flow(flow, ret, stack) {
                return exit;
            }
        }
        // The top frame's call has its result, and its instruction is done.
        let mut returning = false;
        'frame: loop {
            if !self.new_protos.is_empty() {
                protos.append(&mut self.new_protos);
            }
            let Some(frame) = self.frames.last() else { return Exit::Value(Object::NONE) };
            let mut pc = frame.pc as usize;
            let proto = &*protos[frame.code as usize];
            if returning {
                returning = false;
                pc += 1 + usize::from(proto.code.get(pc + 1).is_some_and(|word| word.op == Op::Ext));
            }
            let code = Instructions::enter(&proto.code, pc);
            let loaded = &self.codes[frame.code as usize];
            let place = Place {
                code: frame.code,
                base: frame.base as usize,
                globals: frame.globals.index(),
                const_base: loaded.const_base as usize,
                site_base: loaded.site_base as usize,
            };

            loop {
                let mut regs = Registers::new(stack, place.base, &proto.code);
                // Ends where an instruction has no fast path.
                loop {
                    macro_rules! arithmetic {
                        ($i:ident, $l:ident, $r:ident, $ints:expr, $floats:expr) => {{
                            let (left, right) = (regs[$i.b as usize], regs[$i.c as usize]);
                            if left.is_int() && right.is_int() {
                                let ($l, $r) = (left.int_value(), right.int_value());
                                let value: Option<Object> = $ints;
                                if let Some(value) = value {
                                    regs[$i.a as usize] = value;
                                    continue;
                                }
                            } else if let (Some($l), Some($r)) = (left.as_number(), right.as_number()) {
                                let value: Option<f64> = $floats;
                                if let Some(value) = value {
                                    regs[$i.a as usize] = Object::float(value);
                                    continue;
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
                                    continue;
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
                                    continue;
                                }
                            } else if left.is_float() {
                                let ($l, $r) = (left.float_value(), $i.imm() as f64);
                                let (_, _) = ($l, $r);
                                let value: Option<f64> = $floats;
                                if let Some(value) = value {
                                    regs[$i.a as usize] = Object::float(value);
                                    continue;
                                }
                            }
                        }};
                    }
                    // Goes to a function whose arguments lie in the registers from `$first` on, if nothing else is due.
                    macro_rules! enter {
                        ($callee:expr, $ret:expr, $first:expr, $count:expr) => {
                            if self.can_enter(stack, $callee, place.base + $first, $count) {
                                self.save_pc(pc - 1);
                                self.enter(stack, $callee, place.base + $first, $count, Target::store(place.base + $ret));
                                continue 'frame;
                            }
                        };
                    }
                    macro_rules! native {
                        ($number:expr, $register:expr, $arguments:expr) => {
                            match self.call_native($number, &regs[$arguments], &[]) {
                                Ok(value) => {
                                    regs[$register] = value;
                                    continue;
                                }
                                Err(flow) => match self.leave(flow, (place.base + $register) as u32, stack, pc - 1) {
                                    Next::Exit(exit) => return *exit,
                                    _ => continue 'frame,
                                },
                            }
                        };
                    }

                    let i = code.at(pc);
                    pc += 1;
                    match i.op {
                        Op::Nop | Op::Ext => continue,
                        Op::Move => {
                            regs[i.a as usize] = regs[i.b as usize];
                            continue;
                        }
                        Op::LoadConst => {
                            regs[i.a as usize] = self.consts[place.const_base + i.target() as usize];
                            continue;
                        }
                        Op::LoadNone => {
                            regs[i.a as usize] = Object::NONE;
                            continue;
                        }
                        Op::LoadBool => {
                            regs[i.a as usize] = Object::bool(i.x != 0);
                            continue;
                        }
                        Op::LoadInt => {
                            regs[i.a as usize] = Object::small(i64::from(i.target() as i32));
                            continue;
                        }
                        Op::CheckBound if !regs[i.a as usize].is_unbound() => continue,
                        Op::Settle if !self.finalizers.waiting() => continue,
                        Op::LoadGlobal => {
                            let site = &self.sites[place.site_base + i.site()];
                            let dict = &self.heap.dicts[place.globals];
                            if site.cache == Cache::Global {
                                if let Some(entry) = dict.entries.get(site.slot as usize)
                                    && entry.key == site.name
                                {
                                    regs[i.a as usize] = entry.value;
                                    continue;
                                }
                            } else if site.cache == Cache::GlobalBuiltin && dict.version == site.epoch && site.shape == place.globals {
                                regs[i.a as usize] = site.value;
                                continue;
                            }
                        }
                        Op::StoreGlobal => {
                            let site = &self.sites[place.site_base + i.site()];
                            if site.cache == Cache::Global
                                && let Some(entry) = self.heap.dicts[place.globals].entries.get_mut(site.slot as usize)
                                && entry.key == site.name
                            {
                                entry.value = regs[i.a as usize];
                                continue;
                            }
                        }
                        Op::LoadCell => {
                            let value = self.heap.cells[regs[i.b as usize].index()].value;
                            if !value.is_unbound() {
                                regs[i.a as usize] = value;
                                continue;
                            }
                        }
                        Op::StoreCell => {
                            self.heap.cells[regs[i.a as usize].index()].value = regs[i.b as usize];
                            continue;
                        }
                        Op::LoadFree => {
                            let cell = self.free_cell(i.b);
                            let value = self.heap.cells[cell].value;
                            if !value.is_unbound() {
                                regs[i.a as usize] = value;
                                continue;
                            }
                        }

                        Op::Add => arithmetic!(i, l, r, Object::try_int(l + r), Some(l + r)),
                        Op::Sub => arithmetic!(i, l, r, Object::try_int(l - r), Some(l - r)),
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
                            continue;
                        },
                        Op::BitAnd => integers!(i, l, r, Some(Object::small(l & r))),
                        Op::BitOr => integers!(i, l, r, Some(Object::small(l | r))),
                        Op::BitXor => integers!(i, l, r, Some(Object::small(l ^ r))),
                        Op::RShift => integers!(i, l, r, if r >= 0 { Some(Object::small(l >> r.min(63))) } else { None }),
                        Op::LShift => integers!(i, l, r, if (0..14).contains(&r) { Object::try_int(l << r) } else { None }),
                        Op::AddImm => immediate!(i, l, r, Object::try_int(l + r), Some(l + r)),
                        Op::SubImm => immediate!(i, l, r, Object::try_int(l - r), Some(l - r)),
                        Op::MulImm => immediate!(i, l, r, l.checked_mul(r).and_then(Object::try_int), Some(l * r)),
                        Op::FloorDivImm => immediate!(i, l, r, if r > 0 { Some(Object::small(l.div_euclid(r))) } else { None }, None),
                        Op::ModImm => immediate!(i, l, r, if r > 0 { Some(Object::small(l.rem_euclid(r))) } else { None }, None),
                        Op::Neg => {
                            let value = regs[i.b as usize];
                            if value.is_float() {
                                regs[i.a as usize] = Object::float(-value.float_value());
                                continue;
                            }
                        }
                        Op::Not => {
                            let value = regs[i.b as usize];
                            if let Some(truth) = plain_truth(value) {
                                regs[i.a as usize] = Object::bool(!truth);
                                continue;
                            }
                        }

                        Op::Compare => if let Some(truth) = holds(i.x, regs[i.b as usize], regs[i.c as usize]) {
                            regs[i.a as usize] = Object::bool(truth);
                            continue;
                        },
                        Op::CompareJump => if let Some(truth) = holds(i.x & 15, regs[i.a as usize], regs[i.b as usize])
                            .or_else(|| self.same_text(i.x & 15, regs[i.a as usize], regs[i.b as usize]))
                        {
                            pc = if truth == (i.x >> 7 != 0) { code.at(pc).target() as usize } else { pc + 1 };
                            continue;
                        },
                        Op::CompareImmJump => if let Some(truth) = holds(i.x & 15, regs[i.a as usize], Object::small(i.imm())) {
                            pc = if truth == (i.x >> 7 != 0) { code.at(pc).target() as usize } else { pc + 1 };
                            continue;
                        },

                        Op::Jump => {
                            pc = i.target() as usize;
                            continue;
                        }
                        Op::Loop => {
                            self.fuel -= 1;
                            if self.fuel > 0 && !self.heap.collection_due() && !self.asked_to_stop() {
                                pc = i.target() as usize;
                                continue;
                            }
                        }
                        Op::JumpIfTrue => if let Some(truth) = plain_truth(regs[i.a as usize]) {
                            pc = if truth { i.target() as usize } else { pc };
                            continue;
                        },
                        Op::JumpIfFalse => if let Some(truth) = plain_truth(regs[i.a as usize]) {
                            pc = if truth { pc } else { i.target() as usize };
                            continue;
                        },
                        Op::JumpIfNone => {
                            pc = if regs[i.a as usize].is_none() { i.target() as usize } else { pc };
                            continue;
                        }
                        Op::JumpIfNotNone => {
                            pc = if regs[i.a as usize].is_none() { pc } else { i.target() as usize };
                            continue;
                        }
                        Op::ForIter => {
                            let b = i.b as usize;
                            let state = regs[b];
                            if state == Object::RANGE_STATE {
                                let (current, stop) = (regs[b + 1], regs[b + 2]);
                                if current == stop {
                                    pc = code.at(pc).target() as usize;
                                } else {
                                    regs[i.a as usize] = current;
                                    regs[b + 1] = Object::small(current.int_value() + regs[b + 3].int_value());
                                    pc += 1;
                                }
                                continue;
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
                                        pc += 1;
                                        continue;
                                    }
                                    _ => break,
                                }
                            } else if state.is(Kind::Iter) {
                                // A pair that only the next instruction sees is taken apart before it is made.
                                let unpack = code.at(pc + 1);
                                if unpack.op == Op::Unpack
                                    && (unpack.b, unpack.c) == (i.a, 2)
                                    && i.a as usize >= proto.varnames.len()
                                    && let Some((first, second)) = self.next_pair(state.index())
                                {
                                    let a = unpack.a as usize;
                                    (regs[a], regs[a + 1]) = (first, second);
                                    pc += 2;
                                    continue;
                                }
                                break;
                            } else if state.is(Kind::Generator)
                                && self.next_in_loop(stack, state, (place.base + i.a as usize) as u32, pc - 1)
                            {
                                continue 'frame;
                            } else {
                                break;
                            };
                            let position = regs[b + 1].int_value();
                            if let Some(&item) = items.get(position as usize) {
                                regs[i.a as usize] = item;
                                regs[b + 1] = Object::small(position + 1);
                                pc += 1;
                            } else {
                                regs[b] = Object::UNBOUND;
                                pc = code.at(pc).target() as usize;
                            }
                            continue;
                        }
                        Op::Return => if let Some(frame) = self.frames.last()
                            && frame.generator.is_unbound()
                            && !self.finalizers.waiting()
                        {
                            let value = regs[i.a as usize];
                            let result = match frame.cont {
                                Cont::Store => value,
                                Cont::Init if value.is_none() => frame.extra,
                                _ => break,
                            };
                            stack[frame.ret as usize] = result;
                            self.frames.truncate(self.frames.len() - 1);
                            returning = true;
                            continue 'frame;
                        },
                        Op::Call => {
                            let (a, count) = (i.a as usize, i.b as usize);
                            let callee = regs[a];
                            if callee.is(Kind::Function) {
                                enter!(callee, a, a + 1, count);
                            } else if callee.is(Kind::Native) && self.registry.natives[callee.index() as usize].class.is_none() {
                                native!(callee.index(), a, a + 1..=a + count);
                            } else if callee.is(Kind::Class) {
                                // The class is its constructor's first argument.
                                if let Some(new) = self.registry.constructors.get(callee.index() as usize)
                                    && new.is(Kind::Native)
                                {
                                    native!(new.index(), a, a..=a + count);
                                }
                                if self.construct_in_loop(stack, place.base + a, count, pc - 1) {
                                    continue 'frame;
                                }
                            }
                        }
                        Op::CallMethod => {
                            let (a, count) = (i.a as usize, i.b as usize);
                            let receiver = regs[a + 1];
                            let site = &self.sites[place.site_base + i.site()];
                            if site.cache == Cache::Method {
                                if receiver.is(Kind::Instance)
                                    && site.shape == self.heap.instances[receiver.index()].shape
                                    && site.epoch == self.epoch
                                {
                                    let method = site.value;
                                    enter!(method, a, a + 1, count + 1);
                                }
                            } else if site.cache == Cache::Builtin && site.shape == self.class_number(receiver) {
                                native!(site.value.index(), a, a + 1..=a + 1 + count);
                            }
                        }

                        Op::LoadAttr => {
                            let object = regs[i.b as usize];
                            if object.is(Kind::Instance) {
                                let site = &self.sites[place.site_base + i.site()];
                                let instance = &self.heap.instances[object.index()];
                                if site.shape == instance.shape && site.epoch == self.epoch {
                                    if site.cache == Cache::Property && !self.class(instance.class).hooks.getattr {
                                        let (getter, first) = (site.value, proto.code.registers());
                                        // The receiver goes above the frame's registers, where there is always room.
                                        stack[place.base + first] = object;
                                        enter!(getter, i.a as usize, first, 1);
                                        break;
                                    }
                                    let value = match site.cache {
                                        Cache::Slot if (site.slot as usize) < INLINE_SLOTS => instance.slots[site.slot as usize],
                                        Cache::ClassValue => site.value,
                                        _ => Object::UNBOUND,
                                    };
                                    if !value.is_unbound() {
                                        regs[i.a as usize] = value;
                                        continue;
                                    }
                                }
                            }
                        }
                        Op::StoreAttr => {
                            let object = regs[i.a as usize];
                            if object.is(Kind::Instance) {
                                let site = &self.sites[place.site_base + i.site()];
                                let instance = &mut self.heap.instances[object.index()];
                                if site.shape == instance.shape && site.epoch == self.epoch && (site.slot as usize) < INLINE_SLOTS {
                                    if site.cache == Cache::Slot {
                                        instance.slots[site.slot as usize] = regs[i.b as usize];
                                        continue;
                                    }
                                    if site.cache == Cache::AddSlot {
                                        instance.slots[site.slot as usize] = regs[i.b as usize];
                                        instance.shape = site.next_shape;
                                        continue;
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
                                } else {
                                    break;
                                };
                                let position = key.int_value();
                                let position = if position < 0 { position + items.len() as i64 } else { position };
                                items.get(position as usize).copied().unwrap_or_default()
                            } else {
                                break;
                            };
                            if !value.is_unbound() {
                                regs[i.a as usize] = value;
                                continue;
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
                                    continue;
                                }
                            } else if object.is(Kind::Dict) && object != self.globals
                                && self.dict_insert(object.index(), key, regs[i.c as usize]).is_ok()
                            {
                                continue;
                            }
                        }
                        Op::ListAppend => {
                            let list = &mut self.heap.lists[regs[i.a as usize].index()];
                            if list.len() < list.capacity() {
                                list.push(regs[i.b as usize]);
                                continue;
                            }
                        }
                        Op::Unpack => {
                            let (a, value) = (i.a as usize, regs[i.b as usize]);
                            let items: &[Object] = if value.is(Kind::Tuple) { &self.heap.tuples[value.index()] } else { &[] };
                            if i.c == 2 && let &[first, second] = items {
                                (regs[a], regs[a + 1]) = (first, second);
                                continue;
                            }
                        }
                        Op::Yield => {
                            let value = regs[i.b as usize];
                            if self.yield_to_loop(stack, value, pc) {
                                continue 'frame;
                            }
                        }
                        _ => {}
                    }
                    break;
                }
                match self.step(stack, proto, &place, pc) {
                    Next::Go(next) => pc = next,
                    Next::Switch => continue 'frame,
                    Next::Exit(exit) => return *exit,
                }
            }
        }
    }
}
