//! Small functions of the guest that only compute: `lambda pair: -pair[1]`, `lambda word: word.lower()`, a `__hash__` of attributes.
//! Where one is called for many items at once (`vm/pure.rs`), its few instructions are carried out here, without a frame.
//! Only a short way: where they meet what only guest code can answer, or something is wrong, the answer is none and nothing has happened.

use super::compare::{Order, equal_native, order_native};
use super::small_math::{floor_div, floor_mod, holds, plain_truth, satisfies};
use super::{Cache, Name, Vm};
use crate::code::{CompareOp, Instr, NO_REG, Op, Proto};
use crate::native::{Flow, Res};
use crate::object::class::DICT_SHAPE;
use crate::object::misc::Misc;
use crate::object::{Kind, Object};
use crate::stdlib::walk;
use crate::types::{STR, TYPE};
use std::sync::Arc;

/// Registers that such a function has at most; a power of two.
pub(super) const REGISTERS: usize = 16;
/// Instructions that it has at most.
pub(super) const LONGEST: usize = 40;
/// How many may wait for each other.
const DEEPEST: u8 = 3;
/// So often one may fail that is tried by itself: the first times it may only not know yet where attributes are.
const MOST_FAILURES: u8 = 16;

/// Such a function, ready to be called.
pub(crate) struct Simple {
    pub(super) proto: Arc<Proto>,
    const_base: usize,
    site_base: usize,
    function: u32,
}

/// What an instruction came to.
enum Did {
    /// A value for its register.
    Value(Object),
    /// It goes on, or somewhere else.
    Next,
    Jump(u32),
    /// It is not for here.
    Unknown,
}

impl From<Option<Object>> for Did {
    fn from(value: Option<Object>) -> Self {
        value.map_or(Self::Unknown, Self::Value)
    }
}

/// Is this an operation that can be carried out here? There is no way back to an earlier instruction among them.
pub(super) const fn is_simple(op: Op) -> bool {
    use Op::{
        AddImm, BuildDict, BuildList, BuildString, BuildTuple, Call, CallMethod, CheckBound, Compare, CompareImmJump, CompareJump, Ext,
        FloorDivImm, FormatValue, Jump, JumpIfFalse, JumpIfNone, JumpIfNotNone, JumpIfTrue, LoadAttr, LoadBool, LoadConst, LoadFree,
        LoadGlobal, LoadInt, LoadItem, LoadNone, ModImm, Move, MulImm, Neg, Nop, Not, Return, Settle, SubImm, Unpack,
    };
    op.is_binary()
        || matches!(
            op,
            AddImm
                | BuildDict
                | BuildList
                | BuildString
                | BuildTuple
                | Call
                | CallMethod
                | CheckBound
                | Compare
                | CompareImmJump
                | CompareJump
                | Ext
                | FloorDivImm
                | FormatValue
                | Jump
                | JumpIfFalse
                | JumpIfNone
                | JumpIfNotNone
                | JumpIfTrue
                | LoadAttr
                | LoadBool
                | LoadConst
                | LoadFree
                | LoadGlobal
                | LoadInt
                | LoadItem
                | LoadNone
                | ModImm
                | Move
                | MulImm
                | Neg
                | Nop
                | Not
                | Return
                | Settle
                | SubImm
                | Unpack
        )
}

/// Has code few registers and only such instructions? Behind them stands one that nothing leads to.
pub(crate) fn only_computes(proto: &Proto) -> bool {
    let Some((_, instructions)) = proto.code.split_last() else { return false };
    let is_short = instructions.len() <= LONGEST && usize::from(proto.register_count) <= REGISTERS;
    is_short && instructions.iter().all(|instruction| is_simple(instruction.op))
}

impl Vm {
    /// The function as one of these, if it takes so many arguments and only computes.
    #[inline]
    pub(crate) fn simple(&self, function: Object, count: usize) -> Option<Simple> {
        let number = function.index_of(Kind::Function)?;
        let code = &self.codes[self.heap.functions[number].code as usize];
        let has_room = self.frames.len() + 2 < self.recursion_limit;
        (code.is_simple && usize::from(code.simple_args) == count && has_room).then(|| self.simple_of(number))
    }

    /// A function with only such instructions, or whose loop has only such.
    pub(super) fn simple_of(&self, function: u32) -> Simple {
        let code = &self.codes[self.heap.functions[function].code as usize];
        Simple { proto: Arc::clone(&code.proto), const_base: code.const_base as usize, site_base: code.site_base as usize, function }
    }

    /// What a function gives for its arguments, if it is one of these; none where there is so much garbage that frames must see to it.
    pub(crate) fn simple_answer(&mut self, function: Object, args: &[Object]) -> Res<Option<Object>> {
        let simple = self.simple(function, args.len()).filter(|_| !self.has_much_garbage() && !crate::pace::halted_in_steps());
        let Some(simple) = simple else { return Ok(None) };
        let result = self.simple_result(&simple, args)?;
        // One that meets what is not for here again and again is not tried any more.
        if result.is_none() && self.simple_depth == 0 {
            let code = &mut self.codes[self.heap.functions[simple.function].code as usize];
            code.failures = code.failures.saturating_add(1);
            code.is_simple = code.failures < MOST_FAILURES;
        }
        Ok(result)
    }
    /// The text that a method of an instance gives (`__str__`, `__repr__`, `__format__`), if it is one of these and gives one.
    pub(crate) fn simple_text(&mut self, method: Object, args: &[Object]) -> Res<Option<Object>> {
        Ok(self.simple_answer(method, args)?.filter(|text| text.is(Kind::Str)))
    }

    /// What it gives for its arguments.
    pub(crate) fn simple_result(&mut self, simple: &Simple, args: &[Object]) -> Res<Option<Object>> {
        // Hashes and comparisons inside each other go deeper in frames only, where depth and time are watched.
        if self.simple_depth >= DEEPEST {
            return Ok(None);
        }
        // What it compares or searches may be long: each one looks whether the cell must stop.
        self.poll()?;
        let mut registers = [Object::UNBOUND; REGISTERS];
        registers.iter_mut().zip(args).for_each(|(register, &arg)| *register = arg);
        self.simple_depth += 1;
        let end = self.simple_run(simple, &mut registers, 0);
        self.simple_depth -= 1;
        Ok(end?.and_then(|end| registers[usize::from(end.a) % REGISTERS].given()))
    }

    /// Carries out instructions from a place on, up to one that returns, yields or leads back, which is the answer.
    pub(super) fn simple_run(&mut self, simple: &Simple, registers: &mut [Object; REGISTERS], mut at: usize) -> Res<Option<Instr>> {
        // Where something did lead back, this is the end of it.
        for _ in 0..LONGEST {
            let Some(&instruction) = simple.proto.code.get(at) else { break };
            at += 1;
            let place = usize::from(instruction.a) % REGISTERS;
            match instruction.op {
                Op::Return | Op::Yield | Op::Loop => return Ok(Some(instruction)),
                Op::Unpack if self.simple_parts(instruction, registers) => continue,
                Op::Unpack => break,
                _ => {}
            }
            match self.simple_step(simple, instruction, registers, at)? {
                Did::Value(value) if !value.is_unbound() => registers[place] = value,
                Did::Next => {}
                Did::Jump(target) => at = target as usize,
                Did::Value(_) | Did::Unknown => break,
            }
        }
        Ok(None)
    }

    #[inline(always)]
    fn simple_step(&mut self, simple: &Simple, i: Instr, registers: &[Object; REGISTERS], at: usize) -> Res<Did> {
        let register = |number: u16| registers[usize::from(number) % REGISTERS];
        // Where a comparison leads is said by the word behind it.
        let led = |truth: Option<bool>| match truth {
            None => Did::Unknown,
            Some(truth) if truth == (i.x >> 7 != 0) => simple.proto.code.get(at).map_or(Did::Unknown, |word| Did::Jump(word.target())),
            Some(_) => Did::Jump(at as u32 + 1),
        };
        let jump_if = |wanted: bool, truth: Option<bool>| match truth {
            None => Did::Unknown,
            Some(truth) if truth == wanted => Did::Jump(i.target()),
            Some(_) => Did::Next,
        };
        Ok(match i.op {
            Op::Nop | Op::Ext => Did::Next,
            // Something may be waiting for what this function lets go.
            Op::Settle if self.finalizers.waiting() => Did::Unknown,
            Op::Settle => Did::Next,
            Op::CheckBound => {
                if register(i.a).is_unbound() {
                    Did::Unknown
                } else {
                    Did::Next
                }
            }
            Op::Move => Did::Value(register(i.b)),
            Op::LoadConst => self.consts.get(simple.const_base + i.target() as usize).copied().into(),
            Op::LoadNone => Did::Value(Object::NONE),
            Op::LoadBool => Did::Value(Object::bool(i.x != 0)),
            Op::LoadInt => Did::Value(Object::small(i64::from(i.target() as i32))),
            Op::LoadItem => self.simple_item(register(i.b), register(i.c)).into(),
            Op::LoadAttr => self.simple_attribute(register(i.b), simple.site_base + i.site()).into(),
            Op::LoadFree => {
                let cell = self.heap.functions[simple.function].closure.get(usize::from(i.b)).and_then(|cell| cell.index_of(Kind::Cell));
                cell.map(|cell| self.heap.cells[cell].value).into()
            }
            Op::LoadGlobal => {
                let (globals, site) = (self.heap.functions[simple.function].globals.index(), simple.site_base + i.site());
                self.known_global(globals, site).or_else(|| self.load_global(globals, site).ok()).into()
            }
            Op::Call => {
                let first = usize::from(i.a) + 1;
                let Some(args) = registers.get(first..first + usize::from(i.b)) else { return Ok(Did::Unknown) };
                if let Some(answer) = self.simple_class(register(i.a), args) {
                    return Ok(Did::Value(answer));
                }
                let callee = register(i.a);
                let pure = if callee.is(Kind::Class) { self.pure(callee) } else { self.pure_of_many(callee) };
                match pure {
                    Some(pure) => self.pure_result(&pure, args)?.into(),
                    None => Did::Unknown,
                }
            }
            Op::CallMethod => {
                let first = usize::from(i.a) + 1;
                let Some(args) = registers.get(first..=first + usize::from(i.b)) else { return Ok(Did::Unknown) };
                let name = self.sites[simple.site_base + i.site()].name;
                self.simple_method(name, args)?.into()
            }
            Op::BuildList => {
                let first = usize::from(i.b);
                registers.get(first..first + usize::from(i.c)).map(|items| self.heap.list(items.to_vec())).into()
            }
            // One with keys may have to ask them for their hashes.
            Op::BuildDict if i.c == 0 => Did::Value(self.dict_from([])),
            Op::BuildTuple => {
                let first = usize::from(i.b);
                registers.get(first..first + usize::from(i.c)).map(|items| self.heap.tuple(items)).into()
            }
            Op::FormatValue => {
                let spec = if i.c == NO_REG { Object::UNBOUND } else { register(i.c) };
                self.simple_format(register(i.b), i.x, spec)?.into()
            }
            Op::BuildString => {
                let first = usize::from(i.b);
                match registers.get(first..first + usize::from(i.c)) {
                    Some(parts) => only_limits(self.join_strings(parts))?.into(),
                    None => Did::Unknown,
                }
            }
            Op::Neg => match register(i.b) {
                value if value.is_int() => Object::try_int(-value.int_value()).into(),
                value if value.is_float() => Did::Value(Object::float(-value.float_value())),
                _ => Did::Unknown,
            },
            Op::Not => self.simple_truth(register(i.b)).map(|truth| Object::bool(!truth)).into(),
            Op::Compare => self.simple_comparison(i.x, register(i.b), register(i.c)).map(Object::bool).into(),
            Op::CompareJump => led(self.simple_comparison(i.x & 15, register(i.a), register(i.b))),
            Op::CompareImmJump => led(self.simple_comparison(i.x & 15, register(i.a), Object::small(i.imm()))),
            Op::Jump => Did::Jump(i.target()),
            Op::JumpIfTrue => jump_if(true, self.simple_truth(register(i.a))),
            Op::JumpIfFalse => jump_if(false, self.simple_truth(register(i.a))),
            Op::JumpIfNone => jump_if(true, Some(register(i.a).is_none())),
            Op::JumpIfNotNone => jump_if(false, Some(register(i.a).is_none())),
            Op::AddImm | Op::SubImm | Op::MulImm | Op::FloorDivImm | Op::ModImm => {
                self.simple_arithmetic(i.op.with_register(), register(i.b), Object::small(i.imm()))?.into()
            }
            op if op.is_binary() => self.simple_arithmetic(op, register(i.b), register(i.c))?.into(),
            _ => Did::Unknown,
        })
    }

    /// The text of a plain value in a text of parts.
    fn simple_format(&mut self, value: Object, conversion: u8, spec: Object) -> Res<Option<Object>> {
        let is_plain = matches!(value.kind(), Kind::Str | Kind::Int | Kind::Float | Kind::Bool | Kind::Big) || value.is_none();
        if is_plain { only_limits(self.format_value(value, conversion, spec)) } else { Ok(None) }
    }

    /// `type(object)`, `hash(object)` where native code knows it, and `isinstance(object, class)` where no class has its own say.
    fn simple_class(&mut self, function: Object, args: &[Object]) -> Option<Object> {
        match *args {
            [object] if function == Self::class_object(TYPE) => Some(Self::class_object(self.class_of(object))),
            [object] if function == self.registry.hash && !object.is(Kind::Instance) => {
                let hash = self.hash_native(object)?;
                Some(self.heap.int(hash))
            }
            [_, wanted] => {
                let number = function.index_of(Kind::Native)?;
                let native = &self.registry.natives[number as usize];
                let asks = native.def.name == "isinstance" && native.owner.is_empty() && native.class.is_none();
                let plain = wanted.index_of(Kind::Class).is_some_and(|class| self.class(class).metaclass == TYPE);
                if asks && plain { self.call_native(number, args, &[]).ok() } else { None }
            }
            _ => None,
        }
    }

    /// A method of a text, or `get` of a dict; the first argument is the receiver.
    fn simple_method(&mut self, name: Object, args: &[Object]) -> Res<Option<Object>> {
        match *args {
            [text, ..] if text.is(Kind::Str) => {
                let Some(method) = self.lookup(STR, name).and_then(|method| self.pure(method)) else { return Ok(None) };
                self.pure_result(&method, args)
            }
            [dict, key, ref otherwise @ ..] if dict.is(Kind::Dict) && otherwise.len() < 2 && self.heap.text(name) == "get" => {
                Ok(self.dict_find(dict.index(), key).ok().map(|(_, at)| match at {
                    Some(at) => self.heap.dicts[dict.index()].entries[at].value,
                    None => otherwise.first().copied().unwrap_or(Object::NONE),
                }))
            }
            _ => Ok(None),
        }
    }

    /// What `__hash__` of an instance's class says, where that is such a function.
    pub(super) fn simple_hash(&mut self, object: Object, class: u32) -> Option<i64> {
        let name = self.name(Name::Hash);
        let method = self.lookup(class, name)?;
        let simple = self.simple(method, 1).filter(|_| !self.has_much_garbage() && !crate::pace::halted_in_steps())?;
        let value = self.simple_result(&simple, &[object]).ok()??;
        if !matches!(value.kind(), Kind::Int | Kind::Big) {
            return None;
        }
        // What does not fit is hashed once more.
        let hash = self.small_int(value).or_else(|| self.hash_native(value))?;
        Some(if hash == -1 { -2 } else { hash })
    }

    /// Takes a tuple or list apart, if it has as many items as are wanted.
    fn simple_parts(&self, i: Instr, registers: &mut [Object; REGISTERS]) -> bool {
        let (first, count) = (usize::from(i.a), usize::from(i.c));
        let value = registers[usize::from(i.b) % REGISTERS];
        let items: &[Object] = match value.kind() {
            Kind::Tuple => &self.heap.tuples[value.index()],
            Kind::List => &self.heap.lists[value.index()],
            _ => return false,
        };
        match registers.get_mut(first..first + count) {
            Some(places) if items.len() == count => {
                places.copy_from_slice(items);
                true
            }
            _ => false,
        }
    }

    fn simple_item(&mut self, object: Object, key: Object) -> Option<Object> {
        let items: &[Object] = match object.kind() {
            Kind::Dict => return self.dict_item(object.index(), key).given(),
            Kind::Tuple => &self.heap.tuples[object.index()],
            Kind::List => &self.heap.lists[object.index()],
            Kind::Str if key.is_int() => return self.load_item(object, key).ok(),
            _ => return None,
        };
        let place = key.as_int().filter(|_| key.is_int())?;
        let place = if place < 0 { place + items.len() as i64 } else { place };
        items.get(usize::try_from(place).ok()?).copied()
    }

    /// An attribute that lies in the instance itself, in a slot or where its class does not even know it, or its `__class__`.
    fn simple_attribute(&mut self, object: Object, site: usize) -> Option<Object> {
        let instance = &self.heap.instances[object.index_of(Kind::Instance)?];
        let (known, class, shape) = (&self.sites[site], instance.class, instance.shape);
        if known.shape == shape && known.epoch == self.epoch {
            match known.cache {
                Cache::Slot => return instance.slot(known.slot as usize).given(),
                Cache::ClassValue => return Some(known.value),
                Cache::Item => return self.item_of_named(instance.payload, known.slot).given(),
                _ => {}
            }
        }
        let name = known.name;
        if shape == DICT_SHAPE || self.class(class).hooks.getattribute {
            return None;
        }
        if let Some(found) = self.lookup(class, name) {
            let is_slot = found.is(Kind::Misc) && matches!(self.heap.miscs[found.index()], Misc::Member { .. } | Misc::TupleGetter { .. });
            let is_class = found.is(Kind::Native) && self.heap.text(name) == "__class__";
            return if is_slot || is_class { self.load_attr(object, site).ok() } else { None };
        }
        let slot = self.heap.shapes[shape as usize].slot(name)?;
        self.remember(site, Cache::Slot, shape, Object::UNBOUND);
        self.sites[site].slot = slot as u32;
        self.heap.instances[object.index()].slot(slot).given()
    }

    fn simple_truth(&self, value: Object) -> Option<bool> {
        plain_truth(value).or_else(|| self.truth_native(value))
    }

    fn simple_comparison(&mut self, op: u8, left: Object, right: Object) -> Option<bool> {
        if let Some(truth) = holds(op, left, right).or_else(|| self.told(op, left, right)) {
            return Some(truth);
        }
        match CompareOp::from_number(op) {
            CompareOp::Eq => equal_native(self, left, right),
            CompareOp::Ne => equal_native(self, left, right).map(|equal| !equal),
            op @ (CompareOp::Lt | CompareOp::Le | CompareOp::Gt | CompareOp::Ge) => match order_native(self, left, right) {
                Order::Is(order) => Some(satisfies(op, order)),
                Order::No => Some(false),
                Order::Unknown => None,
            },
            _ => None,
        }
    }

    fn simple_arithmetic(&mut self, op: Op, left: Object, right: Object) -> Res<Option<Object>> {
        if left.is_int() && right.is_int() {
            let (l, r) = (left.int_value(), right.int_value());
            let quick = match op {
                Op::Add => Object::try_int(l + r),
                Op::Sub => Object::try_int(l - r),
                Op::FloorDiv if r != 0 => Object::try_int(floor_div(l, r)),
                Op::Mod if r != 0 => Object::try_int(floor_mod(l, r)),
                _ => None,
            };
            if quick.is_some() {
                return Ok(quick);
            }
        }
        let are_texts = op == Op::Add && left.is(Kind::Str) && right.is(Kind::Str);
        let are_numbers = walk::is_number(left) && walk::is_number(right);
        let is_template = op == Op::Mod && left.is(Kind::Str) && self.is_plain(right);
        if !(are_texts || are_numbers || is_template) {
            return Ok(None);
        }
        Ok(only_limits(self.arithmetic(op, left, right))?.filter(|&result| result != Object::NOT_IMPLEMENTED))
    }
}

/// What was computed; none where guest code has to take part or something is wrong, unless that is a limit.
fn only_limits(done: Res) -> Res<Option<Object>> {
    match done {
        Ok(value) => Ok(Some(value)),
        Err(flow) if matches!(*flow, Flow::Stop(_) | Flow::Starved) => Err(flow),
        Err(_) => Ok(None),
    }
}
