//! Arithmetic: numbers and sequences natively, then the methods of classes.

use super::frame::Cont;
use super::short_quotient::{short_division, short_quotient};
use super::small_math::{floor_div, floor_mod};
use super::{Name, Vm};
use crate::code::Op;
use crate::native::{Flow, Res, call_then};
use crate::object::misc::{Complex, Misc};
use crate::object::{Data, Kind, Object};
use crate::stdlib::quick_decimal;
use crate::{long, pace, short_divisor, types};
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{Signed, ToPrimitive, Zero};

/// Method names of an operation: plain, reflected, in place; and its sign.
pub(super) const fn methods(op: Op) -> (Name, Name, Name, &'static str) {
    match op {
        Op::Add => (Name::Add, Name::Radd, Name::Iadd, "+"),
        Op::Sub => (Name::Sub, Name::Rsub, Name::Isub, "-"),
        Op::Mul => (Name::Mul, Name::Rmul, Name::Imul, "*"),
        Op::Div => (Name::Truediv, Name::Rtruediv, Name::Itruediv, "/"),
        Op::FloorDiv => (Name::Floordiv, Name::Rfloordiv, Name::Ifloordiv, "//"),
        Op::Mod => (Name::Mod, Name::Rmod, Name::Imod, "%"),
        Op::Pow => (Name::Pow, Name::Rpow, Name::Ipow, "** or pow()"),
        Op::MatMul => (Name::Matmul, Name::Rmatmul, Name::Imatmul, "@"),
        Op::LShift => (Name::Lshift, Name::Rlshift, Name::Ilshift, "<<"),
        Op::RShift => (Name::Rshift, Name::Rrshift, Name::Irshift, ">>"),
        Op::BitAnd => (Name::And, Name::Rand, Name::Iand, "&"),
        Op::BitOr => (Name::Or, Name::Ror, Name::Ior, "|"),
        _ => (Name::Xor, Name::Rxor, Name::Ixor, "^"),
    }
}

/// Bytes that are joined without asking for memory and time.
const FEW_BYTES: usize = 1 << 14;

/// What became of an operation on an instance.
pub(super) enum Answer {
    /// Nothing was done: it takes more to find what answers.
    No,
    /// The frame of a method is on top.
    Entered,
    Value(Object),
}

/// Methods that may answer an operation: method, receiver, argument.
pub(super) type Candidates = smallvec::SmallVec<[(Object, Object, Object); 2]>;

impl Vm {
    /// For the loop: an operation on an instance whose class has a method for it, and nothing else comes first. A Python method's frame is
    /// pushed, a native is asked.
    pub(super) fn operate_on_instance(
        &mut self,
        stack: &mut Vec<Object>,
        op: Op,
        a: Object,
        b: Object,
        ret: u32,
        in_place: bool,
    ) -> Res<Answer> {
        if let Some(result) = quick_decimal::arithmetic(self, op, a, b) {
            return Ok(Answer::Value(result));
        }
        let (plain, reflected, own, _) = methods(op);
        let (left, right) = (self.class_of(a), self.class_of(b));
        let (plain, reflected, own) = (self.name(plain), self.name(reflected), self.name(own));
        let Some(method) = self.lookup(left, plain) else { return Ok(Answer::No) };
        let native = method.index_of(Kind::Native).filter(|_| self.payload(a) == a);
        if native.is_none() && !method.is(Kind::Function) || in_place && self.lookup(left, own).is_some() {
            return Ok(Answer::No);
        }
        let other = if left == right { None } else { self.lookup(right, reflected) };
        if other.is_some() && self.is_subclass(right, left) {
            return Ok(Answer::No);
        }
        let cont = if other.is_some() { Cont::Binary } else { Cont::BinaryReflected };
        let Some(native) = native else {
            return self.call_values(stack, method, &[a, b], &[], super::frame::Target::new(ret, cont)).map(|_| Answer::Entered);
        };
        let mut result = self.call_native(native, &[a, b], &[]).map_err(|flow| super::unwind::with_cont(flow, cont))?;
        if result == Object::NOT_IMPLEMENTED {
            result = self.binary_from(op, a, b, 1, in_place)?;
        }
        Ok(Answer::Value(result))
    }

    /// `a op b`, or `a op= b`.
    pub fn binary(&mut self, op: Op, a: Object, b: Object, in_place: bool) -> Res {
        if let Some(value) = self.wide_binary(op, a, b) {
            return Ok(value);
        }
        if op == Op::Sub
            && a.is(Kind::Misc)
            && b.is(Kind::Misc)
            && let Some(delta) = crate::stdlib::datetime::difference(self, a, b)
        {
            return Ok(delta);
        }
        if op == Op::Add
            && a.is(Kind::Bytes)
            && b.is(Kind::Bytes)
            && let Some(joined) = self.join_few(a, b)
        {
            return Ok(joined);
        }
        if a.is(Kind::Misc)
            && let Some(known) = self.known_operator(op, a, b, in_place)
        {
            let result = self.call_native(known.native, &[a, b], &[]).map_err(|flow| super::unwind::with_cont(flow, known.cont()))?;
            return if result == Object::NOT_IMPLEMENTED { self.binary_from(op, a, b, 1, in_place) } else { Ok(result) };
        }
        if !a.is(Kind::Instance) && !b.is(Kind::Instance) && !self.has_metaclass(a) && !self.has_metaclass(b) {
            if in_place && let Some(result) = self.in_place_native(op, a, b)? {
                return Ok(result);
            }
            let result = self.arithmetic(op, a, b)?;
            if result != Object::NOT_IMPLEMENTED {
                return Ok(result);
            }
        }
        if (a.is(Kind::Instance) || b.is(Kind::Instance))
            && let Some(result) = quick_decimal::arithmetic(self, op, a, b)
        {
            return Ok(result);
        }
        // What is no number at all is refused in the words of the operator, not of the method.
        // What can be added to the left is asked before a list takes its items.
        let is_others = in_place
            && matches!(self.payload(a).kind(), Kind::List | Kind::ByteArray)
            && match op {
                Op::Mul if b.is(Kind::Instance) => self.repeat_count(b).is_none() && self.special(b, Name::Index).is_none(),
                Op::Mul => self.repeat_count(b).is_none(),
                Op::Add => !a.is(Kind::Instance) && b.is(Kind::Instance) && self.special(b, Name::Radd).is_some(),
                _ => false,
            };
        if in_place && !is_others {
            let name = self.name(methods(op).2);
            if let Some(method) = self.lookup(self.class_of(a), name) {
                match method.index_of(Kind::Native) {
                    Some(native) => {
                        let result = self.call_native(native, &[a, b], &[])?;
                        if result != Object::NOT_IMPLEMENTED {
                            return Ok(result);
                        }
                    }
                    None => return self.call_special(method, a, &[b], Cont::BinaryInPlace),
                }
            }
        }
        self.binary_from(op, a, b, 0, in_place)
    }

    /// Is the object a class whose metaclass may define operators?
    fn has_metaclass(&self, object: Object) -> bool {
        object.is(Kind::Class) && self.class_of(object) != types::TYPE
    }

    /// Calls a method found on a class with its receiver.
    pub(crate) fn call_special<T>(&mut self, method: Object, receiver: Object, args: &[Object], cont: Cont) -> Res<T> {
        if method.is(Kind::Function) || method.is(Kind::Native) {
            let mut all = Vec::with_capacity(args.len() + 1);
            all.push(receiver);
            all.extend_from_slice(args);
            return call_then(method, all, cont, Object::UNBOUND);
        }
        let class = self.class_of(receiver);
        match self.bind(method, receiver, class) {
            Ok(bound) => call_then(bound, args.to_vec(), cont, Object::UNBOUND),
            // A descriptor of the guest: what it returns is called.
            Err(flow) if matches!(*flow, crate::native::Flow::Call(_)) => {
                let mut all = vec![method, receiver, Vm::class_object(class)];
                all.extend_from_slice(args);
                call_then(self.embedded("call_from_descriptor"), all, cont, Object::UNBOUND)
            }
            Err(flow) => Err(flow),
        }
    }

    /// The methods that may answer a binary operation, in order: method, receiver, argument.
    pub(super) fn candidates(&mut self, op: Op, a: Object, b: Object) -> Candidates {
        let (plain, reflected, _, _) = methods(op);
        let (plain, reflected) = (self.name(plain), self.name(reflected));
        let (left, right) = (self.class_of(a), self.class_of(b));
        let first = self.lookup(left, plain).map(|method| (method, a, b));
        let second = if left == right { None } else { self.lookup(right, reflected).map(|method| (method, b, a)) };
        let mut found = Candidates::new();
        let right_first = left != right
            && self.is_subclass(right, left)
            && second.is_some_and(|(method, _, _)| self.lookup(left, reflected) != Some(method));
        // Concatenation and repetition of sequences come after what the right side's class defines itself.
        let concatenates = matches!(op, Op::Add | Op::Mul)
            && first.is_some_and(|(method, _, _)| self.is_sequence_method(method))
            && second.is_some_and(|(method, _, _)| !method.is(Kind::Native));
        if right_first || concatenates {
            found.extend(second);
            found.extend(first);
        } else {
            found.extend(first);
            found.extend(second);
        }
        found
    }

    /// Is it a method of a builtin sequence, inherited or not?
    fn is_sequence_method(&self, method: Object) -> bool {
        let owner = method.index_of(Kind::Native).and_then(|native| self.registry.natives[native as usize].class);
        matches!(owner, Some(types::STR | types::LIST | types::TUPLE | types::BYTES | types::BYTEARRAY))
    }

    /// Tries the methods from number `from` on.
    fn binary_from(&mut self, op: Op, a: Object, b: Object, from: usize, in_place: bool) -> Res {
        let candidates = self.candidates(op, a, b);
        for (number, &(method, receiver, argument)) in candidates.iter().enumerate().skip(from) {
            // What repeats a sequence refuses all but whole numbers: those that must be asked are asked below.
            if op == Op::Mul && self.is_sequence_method(method) && self.repeat_count(self.payload(argument)).is_none() {
                continue;
            }
            // What the other side does not want to be added to is taken item by item.
            if in_place && op == Op::Add && receiver == a && self.payload(a).is(Kind::List) && self.is_sequence_method(method) {
                let name = self.name(methods(op).2);
                if let Some(native) = self.lookup(self.class_of(a), name).and_then(|own| own.index_of(Kind::Native)) {
                    return self.call_native(native, &[a, b], &[]);
                }
            }
            match method.index_of(Kind::Native) {
                Some(native) => {
                    let cont = if number == 0 && candidates.len() > 1 { Cont::Binary } else { Cont::BinaryReflected };
                    let result =
                        self.call_native(native, &[receiver, argument], &[]).map_err(|flow| super::unwind::with_cont(flow, cont))?;
                    if result != Object::NOT_IMPLEMENTED {
                        return Ok(result);
                    }
                }
                None => {
                    let cont = if number == 0 && candidates.len() > 1 { Cont::Binary } else { Cont::BinaryReflected };
                    return self.call_special(method, receiver, &[argument], cont);
                }
            }
        }
        // A sequence is repeated by anything with `__index__`.
        if op == Op::Mul {
            for (sequence, count) in [(a, b), (b, a)] {
                let kind = self.payload(sequence).kind();
                let repeats = matches!(kind, Kind::Str | Kind::List | Kind::Tuple | Kind::Bytes | Kind::ByteArray);
                if repeats && count.is(Kind::Instance) && self.special(count, Name::Index).is_some() {
                    return self.call_embedded("repeat_by_index", vec![sequence, count]);
                }
            }
        }
        Err(self.unsupported(op, a, b, in_place))
    }

    /// A method answered `NotImplemented`: goes on with the next.
    pub(crate) fn binary_go_on(&mut self, cont: Cont, stack: &[Object]) -> Res {
        let Some(frame) = self.frames.last() else { return Ok(Object::NONE) };
        let base = frame.base as usize;
        let i = self.codes[frame.code as usize].proto.code[frame.pc as usize];
        let (op, a) = (i.op.with_register(), stack[base + i.b as usize]);
        let b = if op == i.op { stack[base + i.c as usize] } else { Object::small(i.imm()) };
        match cont {
            Cont::BinaryInPlace => self.binary_from(op, a, b, 0, true),
            Cont::Binary => self.binary_from(op, a, b, 1, i.x == 1),
            _ => Err(self.unsupported(op, a, b, i.x == 1)),
        }
    }

    #[cold]
    pub(crate) fn unsupported(&mut self, op: Op, a: Object, b: Object, in_place: bool) -> Box<Flow> {
        let sign = methods(op).3;
        // `+` on sequences says more.
        if op == Op::Add {
            let what = match self.payload(a).kind() {
                Kind::Str => Some("str"),
                Kind::List => Some("list"),
                Kind::Tuple => Some("tuple"),
                _ => None,
            };
            if let Some(what) = what
                && !(in_place && what == "list")
            {
                let message = format!("can only concatenate {what} (not \"{}\") to {what}", self.type_name(b));
                return self.type_error(&message);
            }
            if matches!(self.payload(a).kind(), Kind::Bytes | Kind::ByteArray) {
                let message = format!("can't concat {} to {}", self.clipped_type_name(b, 100), self.type_name(a));
                return self.type_error(&message);
            }
        }
        if op == Op::Mul {
            let sequence = |vm: &Vm, object: Object| {
                matches!(vm.payload(object).kind(), Kind::Str | Kind::List | Kind::Tuple | Kind::Bytes | Kind::ByteArray)
            };
            if sequence(self, a) {
                let message = format!("can't multiply sequence by non-int of type '{}'", self.type_name(b));
                return self.type_error(&message);
            }
            // In place, only what is no sequence at all leaves the word to the other side.
            if sequence(self, b)
                && (!in_place || matches!(a.kind(), Kind::Int | Kind::Big | Kind::Float | Kind::Bool | Kind::Complex | Kind::Special))
            {
                let message = format!("can't multiply sequence by non-int of type '{}'", self.type_name(a));
                return self.type_error(&message);
            }
        }
        let sign = if in_place && op == Op::Pow {
            "**=".to_owned()
        } else if in_place {
            format!("{sign}=")
        } else {
            sign.to_owned()
        };
        let (left, right) = (self.clipped_type_name(a, 100), self.clipped_type_name(b, 100));
        let mut message = format!("unsupported operand type(s) for {sign}: '{left}' and '{right}'");
        if op == Op::RShift && !in_place && self.registry.builtins.get("print") == Some(&a) {
            message.push_str(". Did you mean \"print(<message>, file=<output_stream>)\"?");
        }
        self.type_error(&message)
    }

    /// In-place forms that change the left side: lists, sets, dicts, bytearrays.
    fn in_place_native(&mut self, op: Op, a: Object, b: Object) -> Res<Option<Object>> {
        match (a.kind(), op) {
            (Kind::List, Op::Add) => {
                self.list_extend(a, b).map_err(|mut flow| {
                    if let Flow::Call(call) = &mut *flow {
                        call.cont = Cont::Init;
                        call.extra = a;
                    }
                    flow
                })?;
                Ok(Some(a))
            }
            (Kind::List, Op::Mul) => {
                let Some(count) = self.repeat_count(b) else { return Ok(None) };
                let items = self.heap.lists[a.index()].clone();
                let repeated = self.repeat_items(&items, count)?;
                self.heap.lists[a.index()] = repeated;
                Ok(Some(a))
            }
            (Kind::Set, Op::BitOr | Op::BitAnd | Op::Sub | Op::BitXor) if matches!(b.kind(), Kind::Set | Kind::FrozenSet) => {
                types::set_in_place(self, op, a, b).map(Some)
            }
            (Kind::Dict, Op::BitOr) => {
                self.dict_update(a, b).map_err(|mut flow| {
                    if let Flow::Call(call) = &mut *flow {
                        call.cont = Cont::Init;
                        call.extra = a;
                    }
                    flow
                })?;
                Ok(Some(a))
            }
            (Kind::ByteArray, Op::Add) => types::add_in_place(self, a, b).map(|()| Some(a)),
            (Kind::ByteArray, Op::Mul) => {
                let Some(count) = self.repeat_count(b) else { return Ok(None) };
                types::repeat_in_place(self, a, count).map(|()| Some(a))
            }
            _ => Ok(None),
        }
    }

    /// Operations of builtin objects; `NotImplemented` where they have none.
    pub fn arithmetic(&mut self, op: Op, a: Object, b: Object) -> Res {
        if a.is_bool() && b.is_bool() {
            let (x, y) = (a.is_true(), b.is_true());
            match op {
                Op::BitAnd => return Ok(Object::bool(x & y)),
                Op::BitOr => return Ok(Object::bool(x | y)),
                Op::BitXor => return Ok(Object::bool(x ^ y)),
                _ => {}
            }
        }
        let (x, y) = (as_number(a), as_number(b));
        match (x, y) {
            (Some(Num::Int(x)), Some(Num::Int(y))) => return self.int_arithmetic(op, x, y),
            (Some(Num::Float(x)), Some(Num::Float(y))) => return self.float_arithmetic(op, x, y),
            (Some(Num::Big), Some(Num::Int(_) | Num::Big)) | (Some(Num::Int(_)), Some(Num::Big)) => {
                if let Some(value) = self.wide_binary(op, a, b) {
                    return Ok(value);
                }
                // Sums and products of everyday numbers outgrow a word of the heap long before one of the machine.
                if let (Some(x), Some(y)) = (self.small_int(a), self.small_int(b)) {
                    return self.int_arithmetic(op, x, y);
                }
                if let Some(value) = self.with_short(op, a, b)? {
                    return Ok(self.heap.bigint(value));
                }
                let x = self.lend_big(a);
                let y = if a == b { x.clone() } else { self.lend_big(b) };
                let result = self.big_arithmetic(op, &x, &y);
                self.give_back(a, x);
                if a != b {
                    self.give_back(b, y);
                }
                return result;
            }
            (Some(_), Some(_)) => {
                if matches!(op, Op::LShift | Op::RShift | Op::BitAnd | Op::BitOr | Op::BitXor | Op::MatMul) {
                    return Ok(Object::NOT_IMPLEMENTED);
                }
                let (x, y) = (self.int_to_float(a)?, self.int_to_float(b)?);
                return self.float_arithmetic(op, x, y);
            }
            _ => {}
        }
        match (a.kind(), b.kind(), op) {
            (Kind::Str, Kind::Str, Op::Add) => {
                let size = self.heap.text(a).len() + self.heap.text(b).len();
                // Small additions to a large string stay in its buffer.
                self.reserve(if size > 1 << 20 { self.heap.text(b).len() + size / 4 } else { self.heap.text(b).len() })?;
                let result = self.heap.concat(a, b);
                self.poll()?;
                Ok(result)
            }
            (Kind::Str, _, Op::Mod) => types::str_percent(self, a, b),
            (Kind::Bytes | Kind::ByteArray, _, Op::Mod) => types::bytes_percent(self, a, b),
            (Kind::List, Kind::List, Op::Add) => {
                self.reserve((self.heap.lists[a.index()].len() + self.heap.lists[b.index()].len()) * 8)?;
                let (left, right) = (&self.heap.lists[a.index()], &self.heap.lists[b.index()]);
                let mut items = Vec::with_capacity(left.len() + right.len());
                pace::extend(&mut items, left);
                pace::extend(&mut items, right);
                self.poll()?;
                Ok(self.heap.list(items))
            }
            (Kind::Tuple, Kind::Tuple, Op::Add) => {
                let (left, right) = (self.heap.tuples[a.index()].len(), self.heap.tuples[b.index()].len());
                self.reserve((left + right) * 8)?;
                let mut items = crate::object::misc::Items::with_capacity(left + right);
                for part in pace::slices(&self.heap.tuples[a.index()]).chain(pace::slices(&self.heap.tuples[b.index()])) {
                    items.extend_from_slice(part);
                }
                self.poll()?;
                Ok(self.heap.tuple_of_items(items))
            }
            (Kind::Bytes | Kind::ByteArray, Kind::Bytes | Kind::ByteArray, Op::Add) => {
                self.reserve(self.heap.bytes[a.index()].data.len() + self.heap.bytes[b.index()].data.len())?;
                let (left, right) = (&self.heap.bytes[a.index()].data, &self.heap.bytes[b.index()].data);
                let mut data = Vec::with_capacity(left.len() + right.len());
                pace::extend(&mut data, left);
                pace::extend(&mut data, right);
                self.poll()?;
                Ok(if a.is(Kind::Bytes) { self.heap.bytes(data) } else { self.heap.bytearray(data) })
            }
            (Kind::Bytes | Kind::ByteArray, Kind::Misc, Op::Add) => match types::view_bytes(self, b) {
                Some(other) => {
                    self.reserve(self.heap.bytes[a.index()].data.len() + other.len())?;
                    let mut data = self.heap.bytes[a.index()].data.clone();
                    data.extend_from_slice(&other);
                    Ok(if a.is(Kind::Bytes) { self.heap.bytes(data) } else { self.heap.bytearray(data) })
                }
                None => Ok(Object::NOT_IMPLEMENTED),
            },
            (Kind::Str | Kind::List | Kind::Tuple | Kind::Bytes | Kind::ByteArray, _, Op::Mul) => match self.repeat_count(b) {
                Some(count) => {
                    self.check_count(b)?;
                    self.repeat(a, count)
                }
                None => Ok(Object::NOT_IMPLEMENTED),
            },
            (_, Kind::Str | Kind::List | Kind::Tuple | Kind::Bytes | Kind::ByteArray, Op::Mul) => match self.repeat_count(a) {
                Some(count) => {
                    self.check_count(a)?;
                    self.repeat(b, count)
                }
                None => Ok(Object::NOT_IMPLEMENTED),
            },
            (Kind::Set | Kind::FrozenSet, Kind::Set | Kind::FrozenSet, Op::BitAnd | Op::BitOr | Op::BitXor | Op::Sub) => {
                types::set_operation(self, op, a, b)
            }
            (Kind::Dict, Kind::Dict, Op::BitOr) => {
                self.reserve(self.heap.dicts[a.index()].len() * 44)?;
                let copy = self.heap.dicts[a.index()].clone();
                let result = self.heap.dict(copy);
                self.dict_update(result, b).map_err(|mut flow| {
                    if let Flow::Call(call) = &mut *flow {
                        call.cont = Cont::Init;
                        call.extra = result;
                    }
                    flow
                })?;
                Ok(result)
            }
            (Kind::Complex, _, _) | (_, Kind::Complex, _) => self.complex_arithmetic(op, a, b),
            (Kind::Misc, _, _) | (_, Kind::Misc, _) | (Kind::Class, _, _) | (_, Kind::Class, _) => self.misc_arithmetic(op, a, b),
            _ => Ok(Object::NOT_IMPLEMENTED),
        }
    }

    /// The bytes of two objects with few of them.
    #[inline(never)]
    pub(super) fn join_few(&mut self, a: Object, b: Object) -> Option<Object> {
        let (left, right) = (&self.heap.bytes[a.index()].data, &self.heap.bytes[b.index()].data);
        if left.len().max(right.len()) > FEW_BYTES {
            return None;
        }
        let data = Data::of_two(left, right);
        Some(self.heap.bytes(data))
    }

    fn misc_arithmetic(&mut self, op: Op, a: Object, b: Object) -> Res {
        let view =
            |vm: &Vm, object: Object| object.is(Kind::Misc) && matches!(vm.heap.miscs[object.index()], Misc::DictView { part: 0 | 2, .. });
        if matches!(op, Op::BitAnd | Op::BitOr | Op::BitXor | Op::Sub) && (view(self, a) || view(self, b)) {
            let sign = methods(op).3;
            let sign = self.heap.intern(sign);
            let table = types::view_table(self, a);
            return self.call_embedded("view_operation", vec![sign, a, b, table]);
        }
        if op == Op::BitOr {
            return types::union_or(self, a, b);
        }
        Ok(Object::NOT_IMPLEMENTED)
    }

    /// The operand of a repetition.
    fn repeat_count(&self, object: Object) -> Option<i64> {
        match object.kind() {
            Kind::Int => Some(object.int_value()),
            Kind::Bool => Some(i64::from(object.index())),
            Kind::Big => Some(if self.heap.bigs[object.index()].0.is_negative() { 0 } else { i64::MAX }),
            _ => None,
        }
    }
    /// A count that is no index at all.
    pub(crate) fn check_count(&mut self, object: Object) -> Res<()> {
        if object.is(Kind::Big) && self.small_int(object).is_none() {
            return Err(self.overflow_error("cannot fit 'int' into an index-sized integer"));
        }
        Ok(())
    }
    pub(crate) fn repeat_items(&mut self, items: &[Object], count: i64) -> Res<Vec<Object>> {
        let count = count.max(0) as u64;
        self.reserve_many(items.len() as u64, count, 8)?;
        let items = pace::repeat(items, count as usize);
        self.poll()?;
        Ok(items)
    }
    fn repeat(&mut self, object: Object, count: i64) -> Res {
        let times = count.max(0) as u64;
        if times == 1 && matches!(object.kind(), Kind::Str | Kind::Tuple | Kind::Bytes) {
            return Ok(object);
        }
        Ok(match object.kind() {
            Kind::Str => {
                if let Some(text) = types::repeat_short(self, object, times) {
                    return Ok(text);
                }
                let len = self.heap.text(object).len() as u64;
                self.reserve_many(len, times, 1)?;
                let text = pace::repeat_text(self.heap.text(object), times as usize);
                self.poll()?;
                let is_whole = text.len() as u64 == len * times;
                let chars = self.heap.strs[object.index()].chars as usize * times as usize;
                if is_whole && chars != 1 { self.heap.string_of_len(text, chars) } else { self.heap.string(text) }
            }
            Kind::List => {
                self.reserve(self.heap.lists[object.index()].len() * 8)?;
                let items = pace::copied(&self.heap.lists[object.index()]);
                let items = self.repeat_items(&items, count)?;
                self.heap.list(items)
            }
            Kind::Tuple => {
                let items = self.heap.tuples[object.index()].to_vec();
                let items = self.repeat_items(&items, count)?;
                self.heap.tuple_of(items)
            }
            kind => {
                let len = self.heap.bytes[object.index()].data.len() as u64;
                self.reserve_many(len, times, 1)?;
                let data = pace::repeat(&self.heap.bytes[object.index()].data, times as usize);
                self.poll()?;
                if kind == Kind::Bytes { self.heap.bytes(data) } else { self.heap.bytearray(data) }
            }
        })
    }

    fn int_arithmetic(&mut self, op: Op, x: i64, y: i64) -> Res {
        let small = match op {
            Op::Add => x.checked_add(y),
            Op::Sub => x.checked_sub(y),
            Op::Mul => x.checked_mul(y),
            Op::FloorDiv | Op::Mod if y == 0 => {
                return Err(self.zero_division(zero_message(op)));
            }
            Op::FloorDiv if !(x == i64::MIN && y == -1) => Some(floor_div(x, y)),
            Op::Mod => Some(if y == -1 { 0 } else { floor_mod(x, y) }),
            Op::BitAnd => Some(x & y),
            Op::BitOr => Some(x | y),
            Op::BitXor => Some(x ^ y),
            Op::RShift if y >= 0 => Some(x >> y.min(63)),
            Op::LShift if (0..63).contains(&y) && (x << y) >> y == x => Some(x << y),
            Op::Div => {
                if y == 0 {
                    return Err(self.zero_division("division by zero"));
                }
                if x.unsigned_abs() <= 1 << 53 && y.unsigned_abs() <= 1 << 53 {
                    return Ok(Object::float(x as f64 / y as f64));
                }
                None
            }
            Op::Pow => {
                if let Some(power) = u32::try_from(y).ok().and_then(|y| x.checked_pow(y)) {
                    return Ok(self.heap.int(power));
                }
                return self.int_power(&BigInt::from(x), &BigInt::from(y));
            }
            Op::MatMul => return Ok(Object::NOT_IMPLEMENTED),
            _ => None,
        };
        match small {
            Some(value) => Ok(self.heap.int(value)),
            None => self.big_arithmetic(op, &BigInt::from(x), &BigInt::from(y)),
        }
    }

    /// The sum, difference or product of a long int and one that needs no digits of its own; none of others.
    fn with_short(&mut self, op: Op, a: Object, b: Object) -> Res<Option<BigInt>> {
        let (long, short) = if a.is(Kind::Big) { (a, b) } else { (b, a) };
        let bits = self.heap.bigs[long.index()].0.bits();
        let divides = matches!(op, Op::FloorDiv | Op::Mod) && long == a && short.int_value() > 0;
        if !short.is_int() || bits > long::PIECE || !divides && !matches!(op, Op::Add | Op::Sub | Op::Mul) {
            return Ok(None);
        }
        // Natives that take many such steps look for a stop only now and then.
        if pace::halted_after_bytes(bits as usize / 8) {
            self.poll()?;
        }
        self.reserve(bits as usize / 4)?;
        let (value, number) = (&self.heap.bigs[long.index()].0, short.int_value());
        Ok(Some(match op {
            Op::Add => value + number,
            Op::Mul => value * number,
            Op::FloorDiv => short_divisor::divide_floor(value, number as u64).0,
            Op::Mod => short_divisor::rest_floor(value, number as u64).into(),
            _ if long == a => value - number,
            _ => number - value,
        }))
    }

    fn big_arithmetic(&mut self, op: Op, x: &BigInt, y: &BigInt) -> Res {
        let (long, short) = (x.bits().max(y.bits()), x.bits().min(y.bits()));
        if long > 1 << 15 {
            let bits = if matches!(op, Op::Mul) { (long + short) * 3 } else { long };
            self.reserve((bits / 8) as usize)?;
        }
        let value = match op {
            Op::Add => x + y,
            Op::Sub => x - y,
            Op::Mul => long::multiply_signed(x, y),
            Op::FloorDiv | Op::Mod | Op::Div if y.is_zero() => {
                return Err(self.zero_division(zero_message(op)));
            }
            Op::FloorDiv => match short_quotient(x, y) {
                Some(quotient) => quotient.into(),
                None => long::divide_floor(x, y).0,
            },
            Op::Mod => match short_division(x, y) {
                Some((_, rest)) => rest,
                None => long::divide_floor(x, y).1,
            },
            Op::Div => return self.true_divide(x, y),
            Op::BitAnd => x & y,
            Op::BitOr => x | y,
            Op::BitXor => x ^ y,
            Op::LShift | Op::RShift => {
                if y.is_negative() {
                    return Err(self.value_error("negative shift count"));
                }
                if op == Op::RShift {
                    match y.to_u64() {
                        Some(count) if count < x.bits() + 64 => x >> count,
                        _ => BigInt::from(if x.is_negative() { -1 } else { 0 }),
                    }
                } else if x.is_zero() {
                    BigInt::zero()
                } else {
                    let Some(count) = y.to_u64().filter(|&count| count < 1 << 40) else {
                        // CPython counts in digits of 30 bits, each of four bytes.
                        return Err(if *y > BigInt::from(30_i128 << 61) {
                            self.overflow_error("too many digits in integer")
                        } else {
                            self.memory_error()
                        });
                    };
                    self.reserve(((x.bits() + count) / 8) as usize)?;
                    x << count
                }
            }
            Op::Pow => return self.int_power(x, y),
            _ => return Ok(Object::NOT_IMPLEMENTED),
        };
        self.poll()?;
        Ok(self.heap.bigint(value))
    }

    fn int_power(&mut self, x: &BigInt, y: &BigInt) -> Res {
        if y.is_negative() {
            if x.is_zero() {
                return Err(self.zero_division("0.0 cannot be raised to a negative power"));
            }
            let (base, exponent) = (self.big_to_f64(x)?, self.big_to_f64(y)?);
            return Ok(Object::float(base.powf(exponent)));
        }
        if y.is_zero() {
            return Ok(Object::small(1));
        }
        let magnitude = x.magnitude();
        if magnitude.is_zero() || *magnitude == num_bigint::BigUint::from(1u8) {
            let odd = y.is_odd();
            return Ok(self.heap.bigint(if x.is_negative() && !odd { -x.clone() } else { x.clone() }));
        }
        let bits = u128::from(x.bits()) * y.to_u128().unwrap_or(u128::MAX >> 40).min(u128::MAX >> 40);
        let Some(exponent) = y.to_u32().filter(|_| bits < 1 << 36) else { return Err(self.memory_error()) };
        self.reserve((bits / 8) as usize * 2)?;
        let value = long::power(x, exponent);
        self.poll()?;
        Ok(self.heap.bigint(value))
    }

    /// `x / y` of big ints, correctly rounded.
    fn true_divide(&mut self, x: &BigInt, y: &BigInt) -> Res {
        let negative = x.is_negative() != y.is_negative();
        let (x, y) = (x.magnitude(), y.magnitude());
        if x.is_zero() {
            return Ok(Object::float(if negative { -0.0 } else { 0.0 }));
        }
        // Scale so that the quotient has 66 bits or more, then round to even by hand through the sticky bit.
        let shift = 66 + y.bits() as i64 - x.bits() as i64;
        let (quotient, remainder) =
            if shift >= 0 { long::divide(&(x << shift as u64), y) } else { long::divide(x, &(y << (-shift) as u64)) };
        self.poll()?;
        let sticky = !remainder.is_zero();
        let mut bits = quotient.bits() as i64;
        let exponent = bits - shift;
        if exponent > 1024 {
            return Err(self.overflow_error("integer division result too large for a float"));
        }
        let keep = if exponent < -1021 { 53 - (-1021 - exponent) } else { 53 };
        if keep < 0 {
            return Ok(Object::float(if negative { -0.0 } else { 0.0 }));
        }
        let drop = (bits - keep) as u64;
        let mut mantissa = &quotient >> drop;
        let half = (&quotient >> (drop - 1)).is_odd();
        let below = sticky || !(&quotient & ((num_bigint::BigUint::from(1u8) << (drop - 1)) - 1u8)).is_zero();
        if half && (below || mantissa.is_odd()) {
            mantissa += 1u8;
        }
        bits = drop as i64 - shift;
        let value = scale(mantissa.to_f64().unwrap_or(f64::INFINITY), bits);
        if value.is_infinite() {
            return Err(self.overflow_error("integer division result too large for a float"));
        }
        Ok(Object::float(if negative { -value } else { value }))
    }

    fn float_arithmetic(&mut self, op: Op, x: f64, y: f64) -> Res {
        Ok(Object::float(match op {
            Op::Add => x + y,
            Op::Sub => x - y,
            Op::Mul => x * y,
            Op::Div if y == 0.0 => return Err(self.zero_division("float division by zero")),
            Op::Div => x / y,
            Op::FloorDiv if y == 0.0 => return Err(self.zero_division("float floor division by zero")),
            Op::FloorDiv => float_divmod(x, y).0,
            Op::Mod if y == 0.0 => return Err(self.zero_division("float modulo")),
            Op::Mod => float_divmod(x, y).1,
            Op::Pow => return self.float_power(x, y),
            _ => return Ok(Object::NOT_IMPLEMENTED),
        }))
    }

    /// `x ** y` of floats.
    pub fn float_power(&mut self, x: f64, y: f64) -> Res {
        if x == 0.0 && y < 0.0 && y.is_finite() {
            return Err(self.zero_division("0.0 cannot be raised to a negative power"));
        }
        if x < 0.0 && x.is_finite() && y.is_finite() && y.fract() != 0.0 {
            let result = types::complex_power(Complex { re: x, im: 0.0 }, Complex { re: y, im: 0.0 });
            return Ok(self.heap.complex(result));
        }
        let value = x.powf(y);
        if value.is_infinite() && x.is_finite() && y.is_finite() {
            let class = types::OVERFLOW_ERROR;
            let (number, text) = (Object::small(34), self.heap.str("Numerical result out of range"));
            return Err(self.raise(class, vec![number, text]));
        }
        Ok(Object::float(value))
    }

    /// A float from an int, bool or float object; ints too large raise.
    pub fn int_to_float(&mut self, object: Object) -> Res<f64> {
        match object.kind() {
            Kind::Float => Ok(object.float_value()),
            Kind::Int => Ok(object.int_value() as f64),
            Kind::Bool => Ok(f64::from(object.index())),
            Kind::Big => {
                let value = self.heap.bigs[object.index()].0.clone();
                self.big_to_f64(&value)
            }
            _ => self.expected_type("argument", "a real number", object),
        }
    }
    fn big_to_f64(&mut self, value: &BigInt) -> Res<f64> {
        match value.to_f64() {
            Some(float) if float.is_finite() => Ok(float),
            _ => Err(self.overflow_error("int too large to convert to float")),
        }
    }
    /// The big int of an int or bool object.
    #[must_use]
    pub fn to_big(&self, object: Object) -> BigInt {
        match object.kind() {
            Kind::Int => BigInt::from(object.int_value()),
            Kind::Bool => BigInt::from(object.index()),
            Kind::Big => self.heap.bigs[object.index()].0.clone(),
            _ => BigInt::zero(),
        }
    }

    /// The value of an int, taken out of the heap while an operation works on it: copying it would cost as much as the work.
    fn lend_big(&mut self, object: Object) -> BigInt {
        match object.index_of(Kind::Big) {
            Some(index) => std::mem::take(&mut self.heap.bigs[index].0),
            None => self.to_big(object),
        }
    }
    fn give_back(&mut self, object: Object, value: BigInt) {
        if let Some(index) = object.index_of(Kind::Big) {
            self.heap.bigs[index].0 = value;
        }
    }

    /// `-x`, `+x`, `~x`.
    pub(crate) fn unary(&mut self, op: Op, value: Object) -> Res {
        match value.kind() {
            Kind::Int | Kind::Bool => {
                let number = if value.is_int() { value.int_value() } else { i64::from(value.index()) };
                return Ok(self.heap.int(match op {
                    Op::Neg => -number,
                    Op::Pos => number,
                    _ => !number,
                }));
            }
            Kind::Big => {
                if let Some(number) = self.wide_int(value) {
                    return Ok(match op {
                        Op::Neg => self.heap.wide(-number),
                        Op::Pos => value,
                        _ => self.heap.wide(!number),
                    });
                }
                let number = self.to_big(value);
                return Ok(match op {
                    Op::Neg => self.heap.bigint(-number),
                    Op::Pos => value,
                    _ => self.heap.bigint(!number),
                });
            }
            Kind::Float if op != Op::Invert => {
                return Ok(if op == Op::Neg { Object::float(-value.float_value()) } else { value });
            }
            Kind::Complex if op != Op::Invert => {
                let number = self.heap.complexes[value.index()];
                return Ok(if op == Op::Neg { self.heap.complex(Complex { re: -number.re, im: -number.im }) } else { value });
            }
            Kind::Instance if op == Op::Neg => {
                if let Some(result) = quick_decimal::negated(self, value) {
                    return Ok(result);
                }
            }
            _ => {}
        }
        let (name, sign) = match op {
            Op::Neg => (Name::Neg, "unary -"),
            Op::Pos => (Name::Pos, "unary +"),
            _ => (Name::Invert, "unary ~"),
        };
        match self.special(value, name) {
            Some(method) => match method.index_of(Kind::Native) {
                Some(native) => self.call_native(native, &[value], &[]),
                None => self.call_special(method, value, &[], Cont::Store),
            },
            None => {
                let message = format!("bad operand type for {sign}: '{}'", self.type_name(value));
                Err(self.type_error(&message))
            }
        }
    }
}

/// A builtin number, by representation.
#[derive(Clone, Copy)]
enum Num {
    Int(i64),
    Float(f64),
    Big,
}

fn as_number(object: Object) -> Option<Num> {
    match object.kind() {
        Kind::Int => Some(Num::Int(object.int_value())),
        Kind::Float => Some(Num::Float(object.float_value())),
        Kind::Bool => Some(Num::Int(i64::from(object.index()))),
        Kind::Big => Some(Num::Big),
        _ => None,
    }
}

/// `divmod` of floats, as `float_divmod` in CPython defines it.
#[must_use]
pub fn float_divmod(x: f64, y: f64) -> (f64, f64) {
    let mut remainder = x % y;
    let mut quotient = (x - remainder) / y;
    if remainder != 0.0 {
        if (y < 0.0) != (remainder < 0.0) {
            remainder += y;
            quotient -= 1.0;
        }
    } else {
        remainder = 0.0_f64.copysign(y);
    }
    let floor = if quotient != 0.0 {
        let floor = quotient.floor();
        if quotient - floor > 0.5 { floor + 1.0 } else { floor }
    } else {
        0.0_f64.copysign(x / y)
    };
    (floor, remainder)
}

/// `value * 2**exponent` for exponents of any size.
#[must_use]
pub fn scale(value: f64, exponent: i64) -> f64 {
    let mut value = value;
    let mut exponent = exponent;
    while exponent > 1000 {
        value *= 2f64.powi(1000);
        exponent -= 1000;
    }
    while exponent < -1000 {
        value *= 2f64.powi(-1000);
        exponent += 1000;
    }
    value * 2f64.powi(exponent as i32)
}

/// What division of ints by zero says.
const fn zero_message(op: Op) -> &'static str {
    match op {
        Op::Div => "division by zero",
        Op::Mod => "integer modulo by zero",
        _ => "integer division or modulo by zero",
    }
}
