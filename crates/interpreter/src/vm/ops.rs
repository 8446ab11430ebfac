//! The slow paths of instructions: names, comparison, items, building and unpacking.

use super::binary::Answer;
use super::frame::Cont;
use super::small_math::{compare_names, compare_sign, container_comparison, satisfies};
use super::unwind::{discard, with_cont};
use super::{Name, Vm};
use crate::code::CompareOp;
use crate::native::{Flow, Res, call_then};
use crate::object::class::Layout;
use crate::object::dict::{Dict, Entry};
use crate::object::misc::{Misc, Slice};
use crate::object::set::Set;
use crate::object::{Kind, Object};
use crate::pace;
use crate::stdlib::{self, Collection, quick_decimal};
use crate::text::search;
use crate::text::short::{self, Short};
use crate::types;
use crate::vm::compare::{Order, equal_native, equal_texts, order_native, same_native};

/// Items that the loop looks through without a look at the clock.
const FEW: usize = 16;
/// Characters in which it looks for others so.
const SHORT: u32 = 1 << 10;

impl Vm {
    #[cold]
    pub(crate) fn unbound_local(&mut self, code: u32, register: u16) -> Box<Flow> {
        let name = self.proto(code).varnames.get(register as usize).cloned().unwrap_or_default();
        let message = format!("cannot access local variable '{name}' where it is not associated with a value");
        self.error(types::UNBOUND_LOCAL_ERROR, &message)
    }
    #[cold]
    pub(crate) fn unbound_free(&mut self, code: u32, number: u16) -> Box<Flow> {
        let name = self.proto(code).freevars.get(number as usize).cloned().unwrap_or_default();
        let message = format!("cannot access free variable '{name}' where it is not associated with a value in enclosing scope");
        let exception = self.exception(types::NAME_ERROR, &message);
        let name = self.heap.intern(&name);
        if let Some(state) = self.exception_state_mut(exception) {
            state.fields[0] = name;
        }
        Box::new(Flow::Raise(exception))
    }

    pub(crate) fn delete_global(&mut self, globals: u32, site: usize) -> Res<()> {
        let name = self.sites[site].name;
        match self.dict_remove(Object::make(Kind::Dict, globals), name) {
            Some(_) => Ok(()),
            None => Err(self.name_error(name)),
        }
    }
    pub(crate) fn load_name(&mut self, namespace: Object, globals: u32, site: usize) -> Res {
        let name = self.sites[site].name;
        if namespace.is(Kind::Dict) {
            if let Some(value) = self.dict_get(namespace, name) {
                return Ok(value);
            }
            if let Some(value) = self.dict_get(Object::make(Kind::Dict, globals), name) {
                return Ok(value);
            }
            return match self.load_builtin(globals, name)? {
                Some(value) => Ok(value),
                None => Err(self.name_error(name)),
            };
        }
        let globals = Object::make(Kind::Dict, globals);
        self.call_embedded("load_name", vec![namespace, name, globals])
    }
    pub(crate) fn store_name(&mut self, namespace: Object, site: usize, value: Object) -> Res<()> {
        let name = self.sites[site].name;
        if namespace.is(Kind::Dict) {
            self.dict_set(namespace, name, value);
            return Ok(());
        }
        self.store_item(namespace, name, value)
    }
    pub(crate) fn delete_name(&mut self, namespace: Object, site: usize) -> Res<()> {
        let name = self.sites[site].name;
        if namespace.is(Kind::Dict) {
            return match self.dict_remove(namespace, name) {
                Some(_) => Ok(()),
                None => Err(self.name_error(name)),
            };
        }
        self.delete_item(namespace, name)
    }
    pub(crate) fn load_class_free(&mut self, namespace: Object, site: usize, number: u16) -> Res {
        let name = self.sites[site].name;
        if let Some(value) = self.dict_get(self.payload(namespace), name) {
            return Ok(value);
        }
        let Some(frame) = self.frames.last() else { return Err(self.name_error(name)) };
        let (function, code) = (frame.function, frame.code);
        let cell = self.heap.functions[function.index()].closure[number as usize];
        let value = self.heap.cells[cell.index()].value;
        if value.is_unbound() {
            return Err(self.unbound_free(code, number));
        }
        Ok(value)
    }

    /// For the loop: `is`, `==` or `!=` (a [`CompareOp`] by its number) of two strings or classes, and `in` a dict, a set, a short string or a
    /// few items, where that asks no guest code; none of anything else.
    pub(super) fn told(&mut self, op: u8, l: Object, r: Object) -> Option<bool> {
        if op == CompareOp::Eq as u8 || op == CompareOp::Ne as u8 {
            if l.is(Kind::Misc) && r.is(Kind::Misc) {
                return Some(equal_native(self, l, r)? == (op == CompareOp::Eq as u8));
            }
            if l.is(Kind::Class) && r.is(Kind::Class) {
                // Metaclasses may compare classes in a way of their own.
                let plain = self.class(l.index()).metaclass == types::TYPE && self.class(r.index()).metaclass == types::TYPE;
                return plain.then_some((l == r) == (op == CompareOp::Eq as u8));
            }
            if !l.is(Kind::Str) || !r.is(Kind::Str) {
                return if self.is_short_row(l) && self.is_short_row(r) {
                    Some(equal_native(self, l, r)? == (op == CompareOp::Eq as u8))
                } else {
                    None
                };
            }
            if l == r {
                return Some(op == CompareOp::Eq as u8);
            }
            let (left, right) = (&self.heap.strs[l.index()], &self.heap.strs[r.index()]);
            let same = !(left.interned && right.interned) && equal_texts(self, l, r)?;
            return Some(same == (op == CompareOp::Eq as u8));
        }
        if op >= CompareOp::Is as u8 {
            return Some((l == r) == (op == CompareOp::Is as u8));
        }
        if op < CompareOp::In as u8 {
            let is_known = matches!((l.kind(), r.kind()), (Kind::Str, Kind::Str) | (Kind::Misc, Kind::Misc));
            if !(is_known || self.is_short_row(l) && self.is_short_row(r)) {
                return None;
            }
            let Order::Is(order) = order_native(self, l, r) else { return None };
            return Some(satisfies(CompareOp::from_number(op), order));
        }
        let found = match r.kind() {
            Kind::Dict => self.dict_find(r.index(), l).ok()?.1.is_some(),
            Kind::Set | Kind::FrozenSet => self.set_find(r.index(), l).ok()?.1.is_some(),
            Kind::Tuple => self.among_few(&self.heap.tuples[r.index()], l)?,
            Kind::List => self.among_few(&self.heap.lists[r.index()], l)?,
            Kind::Str if l.is(Kind::Str) && self.heap.strs[r.index()].chars < SHORT => {
                search::find(self.heap.text(r).as_bytes(), self.heap.text(l).as_bytes()).is_some()
            }
            _ => return None,
        };
        Some(found == (op == CompareOp::In as u8))
    }

    /// Is it a tuple of a few numbers and short texts?
    fn is_short_row(&self, object: Object) -> bool {
        let is_short = |item: &Object| match item.kind() {
            Kind::Int | Kind::Bool | Kind::Float => true,
            Kind::Str => self.heap.strs[item.index()].chars < SHORT,
            _ => false,
        };
        object.index_of(Kind::Tuple).is_some_and(|tuple| {
            let items = &self.heap.tuples[tuple];
            items.len() <= FEW && items.iter().all(is_short)
        })
    }

    /// Is an object among a few, where native code can tell?
    fn among_few(&self, items: &[Object], wanted: Object) -> Option<bool> {
        if items.len() > FEW {
            return None;
        }
        for &item in items {
            if same_native(self, item, wanted)? {
                return Some(true);
            }
        }
        Some(false)
    }

    /// `l op r` as an object.
    pub(crate) fn compare(&mut self, op: CompareOp, l: Object, r: Object) -> Res {
        match op {
            CompareOp::Is => return Ok(Object::bool(l == r)),
            CompareOp::IsNot => return Ok(Object::bool(l != r)),
            CompareOp::In | CompareOp::NotIn => return self.contains(r, l, op == CompareOp::NotIn),
            CompareOp::Eq | CompareOp::Ne => {
                if let Some(equal) = equal_native(self, l, r) {
                    return Ok(Object::bool(equal == (op == CompareOp::Eq)));
                }
            }
            _ => match order_native(self, l, r) {
                Order::Is(order) => return Ok(Object::bool(satisfies(op, order))),
                Order::No => return Ok(Object::FALSE),
                Order::Unknown => {
                    if let Some(truth) = types::set_order(self, op, l, r)? {
                        return Ok(Object::bool(truth));
                    }
                }
            },
        }
        self.compare_methods(op, l, r, 0)
    }
    /// For the loop: a comparison of a plain instance whose class has a method for it, and nothing else comes first.
    pub(super) fn compare_instance(&mut self, stack: &mut Vec<Object>, op: CompareOp, l: Object, r: Object, ret: u32) -> Res<Answer> {
        if op as u8 > CompareOp::Ge as u8 || self.payload(l) != l {
            return Ok(Answer::No);
        }
        if let Some(order) = quick_decimal::order(self, l, r) {
            return Ok(Answer::Value(Object::bool(satisfies(op, order))));
        }
        let (plain, reflected) = compare_names(op);
        let (plain, reflected) = (self.name(plain), self.name(reflected));
        let (left, right) = (self.class_of(l), self.class_of(r));
        let Some(method) = self.lookup(left, plain) else { return Ok(Answer::No) };
        // What all objects have is no method of this class.
        let native = method.index_of(Kind::Native).filter(|&native| self.registry.natives[native as usize].class.is_none());
        if native.is_none() && !method.is(Kind::Function) {
            return Ok(Answer::No);
        }
        let other = self.lookup(right, reflected);
        if other.is_some() && left != right && self.is_subclass(right, left) {
            return Ok(Answer::No);
        }
        let cont = if other.is_some() { Cont::Compare } else { Cont::CompareReflected };
        let Some(native) = native else {
            if let Some(truth) = self.simple_answer(method, &[l, r])?.filter(|truth| truth.is_bool()) {
                return Ok(Answer::Value(truth));
            }
            return self.call_values(stack, method, &[l, r], &[], super::frame::Target::new(ret, cont)).map(|_| Answer::Entered);
        };
        let mut result = self.call_native(native, &[l, r], &[]).map_err(|flow| with_cont(flow, cont))?;
        if result == Object::NOT_IMPLEMENTED {
            result = self.compare_methods(op, l, r, 1)?;
        }
        Ok(Answer::Value(result))
    }

    /// The comparison methods of both sides in turn.
    fn compare_methods(&mut self, op: CompareOp, l: Object, r: Object, from: usize) -> Res {
        // Builtin containers whose items need guest code.
        if from == 0
            && let Some(function) = container_comparison(op, self.payload(l).kind(), self.payload(r).kind())
            && [l, r].into_iter().all(|side| !side.is(Kind::Instance) || self.keeps_builtin(op, self.class_of(side)))
        {
            let name = self.heap.intern(compare_sign(op));
            let (l, r) = (self.payload(l), self.payload(r));
            if self.frames.len() + 2 >= self.recursion_limit {
                return Err(self.recursion_error(" in comparison"));
            }
            return self.call_embedded_then(function, vec![l, r, name], Cont::Compare);
        }
        let (plain, reflected) = compare_names(op);
        let (plain_name, reflected_name) = (self.name(plain), self.name(reflected));
        let (left, right) = (self.class_of(l), self.class_of(r));
        let mut candidates = smallvec::SmallVec::<[(Object, Object, Object); 2]>::new();
        let first = self.lookup(left, plain_name).map(|method| (method, l, r));
        let second = self.lookup(right, reflected_name).map(|method| (method, r, l));
        if left != right && self.is_subclass(right, left) && second.is_some() {
            candidates.extend(second);
            candidates.extend(first);
        } else {
            candidates.extend(first);
            candidates.extend(second);
        }
        for (number, &(method, receiver, argument)) in candidates.iter().enumerate().skip(from) {
            let last = number + 1 == candidates.len();
            match method.index_of(Kind::Native) {
                Some(native) if op == CompareOp::Ne && self.registry.natives[native as usize].class == Some(types::OBJECT) => {
                    // The default `__ne__` asks `__eq__` and inverts.
                    let eq = self.name(Name::Eq);
                    let Some(eq) = self.lookup(self.class_of(receiver), eq) else { continue };
                    match eq.index_of(Kind::Native) {
                        Some(native) => {
                            let cont = if last { Cont::CompareNotReflected } else { Cont::CompareNot };
                            let result = self.call_native(native, &[receiver, argument], &[]).map_err(|flow| with_cont(flow, cont))?;
                            if result != Object::NOT_IMPLEMENTED {
                                return Ok(Object::bool(self.truth_native(result) == Some(false)));
                            }
                        }
                        None => {
                            let cont = if last { Cont::CompareNotReflected } else { Cont::CompareNot };
                            return self.call_special(eq, receiver, &[argument], cont);
                        }
                    }
                }
                Some(native) => {
                    let cont = if last { Cont::CompareReflected } else { Cont::Compare };
                    let result = self.call_native(native, &[receiver, argument], &[]).map_err(|flow| with_cont(flow, cont))?;
                    if result != Object::NOT_IMPLEMENTED {
                        return Ok(result);
                    }
                }
                None => {
                    let cont = if last { Cont::CompareReflected } else { Cont::Compare };
                    return self.call_special(method, receiver, &[argument], cont);
                }
            }
        }
        match op {
            CompareOp::Eq => Ok(Object::bool(l == r)),
            CompareOp::Ne => Ok(Object::bool(l != r)),
            _ => {
                let message = format!(
                    "'{}' not supported between instances of '{}' and '{}'",
                    compare_sign(op),
                    self.clipped_type_name(l, 100),
                    self.clipped_type_name(r, 100)
                );
                Err(self.type_error(&message))
            }
        }
    }
    /// A comparison method answered `NotImplemented`.
    pub(crate) fn compare_go_on(&mut self, op: CompareOp, l: Object, r: Object, second: bool) -> Res {
        self.compare_methods(op, l, r, if second { 1 } else { 2 })
    }

    /// `item in container`.
    pub(crate) fn contains(&mut self, container: Object, item: Object, negated: bool) -> Res {
        let answer = |found: bool| Ok(Object::bool(found != negated));
        match container.kind() {
            Kind::Str => {
                if let Some(found) = types::str_contains(self, container, item)? {
                    return answer(found);
                }
            }
            Kind::List | Kind::Tuple => {
                let vm = &*self;
                let items: &[Object] =
                    if container.is(Kind::List) { &vm.heap.lists[container.index()] } else { &vm.heap.tuples[container.index()] };
                let mut unsure = None;
                for (at, &other) in pace::items(items.iter().enumerate()) {
                    match same_native(vm, other, item) {
                        Some(true) => return answer(true),
                        Some(false) => {}
                        None => {
                            unsure = Some(at);
                            break;
                        }
                    }
                }
                self.poll()?;
                let Some(at) = unsure else { return answer(false) };
                if let Some(place) = self.simple_find(container, at..usize::MAX, item)? {
                    return answer(place.is_some());
                }
            }
            Kind::Dict => match self.dict_find(container.index(), item) {
                Ok((_, found)) => return answer(found.is_some()),
                Err(slow) => {
                    let flow = slow.or_call::<Object>(self, "dict_contains", &[container, item]);
                    return flow.map_err(|flow| with_cont(flow, Cont::Contains));
                }
            },
            Kind::Set | Kind::FrozenSet => match self.set_find(container.index(), item) {
                Ok((_, found)) => return answer(found.is_some()),
                Err(slow) => {
                    // A set is looked up by its frozen contents.
                    let frozen = types::set_key(self, item)?;
                    if frozen != item {
                        return self.contains(container, frozen, negated);
                    }
                    let flow = slow.or_call::<Object>(self, "set_contains", &[container, item]);
                    return flow.map_err(|flow| with_cont(flow, Cont::Contains));
                }
            },
            Kind::Range => {
                if let Some(found) = types::range_contains(self, container, item) {
                    return answer(found);
                }
            }
            Kind::Bytes | Kind::ByteArray => {
                if let Some(found) = types::bytes_contains(self, container, item)? {
                    return answer(found);
                }
            }
            _ => {}
        }
        if let Some(method) = self.special(container, Name::Contains) {
            if method.is_none() {
                let message = format!("'{}' object is not a container", self.type_name(container));
                return Err(self.type_error(&message));
            }
            if let Some(native) = method.index_of(Kind::Native) {
                if !matches!(container.kind(), Kind::List | Kind::Tuple | Kind::Range) {
                    let result = self.call_native(native, &[container, item], &[]);
                    return match result {
                        Ok(result) => answer(result.is_true()),
                        Err(flow) => Err(with_cont(flow, Cont::Contains)),
                    };
                }
            } else {
                let found = self.simple_answer(method, &[container, item])?.and_then(|found| self.truth_native(found));
                return match found {
                    Some(found) => answer(found),
                    None => self.call_special(method, container, &[item], Cont::Contains),
                };
            }
        }
        if self.special(container, Name::Iter).is_none() && !self.takes_places(container) {
            let message = format!("argument of type '{}' is not iterable", self.type_name(container));
            return Err(self.type_error(&message));
        }
        self.call_embedded_then("contains", vec![container, item], Cont::Contains)
    }

    /// `raise`: x = 0 plain, 1 with a cause, 2 bare.
    pub(crate) fn raise_statement(&mut self, form: u8, value: Object, cause: Object) -> Box<Flow> {
        if form == 2 {
            let handled = self.handled_exception();
            if handled.is_unbound() || handled.is_none() {
                return self.runtime_error("No active exception to reraise");
            }
            // The traceback goes on as it was: this frame is in it, or does not come into it.
            self.reraised = true;
            return Box::new(Flow::Raise(handled));
        }
        if form == 1 && (value.is(Kind::Class) || cause.is(Kind::Class)) || value.is(Kind::Class) && self.is_exception_class(value) {
            return match self.instantiate_exception(value) {
                Some(exception) if form == 0 => Box::new(Flow::Raise(exception)),
                _ => {
                    // A class written in Python: guest code makes the instance, then raises it.
                    let function = self.embedded(if form == 1 { "raise_from" } else { "raise_class" });
                    let args = if form == 1 { vec![value, cause] } else { vec![value] };
                    match call_then::<()>(function, args, Cont::Store, Object::UNBOUND) {
                        Err(flow) => flow,
                        Ok(()) => self.runtime_error("raise"),
                    }
                }
            };
        }
        if !self.is_exception(value) {
            return self.type_error("exceptions must derive from BaseException");
        }
        if form == 1 {
            if !cause.is_none() && !self.is_exception(cause) {
                return self.type_error("exception causes must derive from BaseException");
            }
            if let Some(state) = self.exception_state_mut(value) {
                state.cause = cause;
                state.suppress_context = true;
            }
        }
        Box::new(Flow::Raise(value))
    }
    /// An instance of an exception class without guest code, where that is possible.
    pub(crate) fn instantiate_exception(&mut self, class: Object) -> Option<Object> {
        let number = class.index();
        if !self.is_exception_class(class) {
            return None;
        }
        let (new, init) = (self.name(Name::New), self.name(Name::Init));
        let native = |found: Option<Object>| found.is_none_or(|method| method.is(Kind::Native));
        if native(self.lookup(number, new))
            && native(self.lookup(number, init))
            && self.class(number).metaclass == types::TYPE
            && !self.class(number).is_abstract
        {
            return Some(self.new_exception(number, vec![]));
        }
        None
    }
    pub(crate) fn reraise(&mut self, exception: Object) -> Box<Flow> {
        Box::new(Flow::Raise(exception))
    }

    /// Does an exception match what an `except` clause names?
    pub(crate) fn except_match(&mut self, exception: Object, wanted: Object) -> Res {
        if self.class_of(exception) == types::FINAL_ANSWER {
            return Ok(Object::FALSE);
        }
        if let Some(class) = wanted.index_of(Kind::Class) {
            if self.class(class).layout != Layout::Exception {
                return Err(self.type_error("catching classes that do not inherit from BaseException is not allowed"));
            }
            return Ok(Object::bool(self.is_instance(exception, class)));
        }
        if let Some(tuple) = self.payload(wanted).index_of(Kind::Tuple) {
            let classes = self.heap.tuples[tuple].to_vec();
            let mut matched = false;
            for class in classes {
                if class.is(Kind::Tuple) {
                    return Err(self.type_error("catching classes that do not inherit from BaseException is not allowed"));
                }
                matched |= self.except_match(exception, class)?.is_true();
            }
            return Ok(Object::bool(matched));
        }
        Err(self.type_error("catching classes that do not inherit from BaseException is not allowed"))
    }

    /// `except*`: guest code may take part in deriving groups.
    pub(crate) fn except_star_match(&mut self, exception: Object, wanted: Object) -> Res<()> {
        self.call_embedded_then("except_star", vec![exception, wanted], Cont::Unpack)
    }
    pub(crate) fn except_star_end(&mut self, raised: Object, original: Object) -> Res {
        self.call_embedded("except_star_end", vec![raised, original])
    }
    /// PEP 695: a type parameter; `kind` is 0 for TypeVar, 1 for ParamSpec, 2 for TypeVarTuple.
    pub(crate) fn make_type_param(&mut self, name: Object, kind: u8, bound: Object) -> Res {
        self.call_embedded("make_type_param", vec![name, Object::small(i64::from(kind)), bound])
    }
    /// PEP 695: a type alias.
    pub(crate) fn make_type_alias(&mut self, name: Object, value: Object, parameters: Object) -> Res {
        self.call_embedded("make_type_alias", vec![name, value, parameters])
    }

    /// `object[key]`.
    pub(crate) fn load_item(&mut self, object: Object, key: Object) -> Res {
        if object.is(Kind::Instance) {
            if let Some(dict) = self.plain_dict(object)
                && let Ok((_, found)) = self.dict_find(dict, key)
            {
                return match found {
                    Some(at) => Ok(self.heap.dicts[dict].entries[at].value),
                    None => types::dict_missing(self, object, key),
                };
            }
            if let Some(method) = self.special(object, Name::Getitem) {
                return match method.index_of(Kind::Native) {
                    Some(native) => self.call_native(native, &[object, key], &[]),
                    None => self.call_special(method, object, &[key], Cont::Store),
                };
            }
            let message = format!("'{}' object is not subscriptable", self.type_name(object));
            return Err(self.type_error(&message));
        }
        types::get_item(self, object, key)
    }
    /// The dict that an object is inside, where its class leaves items to it (a `defaultdict`, a `Counter`).
    #[inline]
    pub(crate) fn plain_dict(&self, object: Object) -> Option<u32> {
        let instance = &self.heap.instances[object.index_of(Kind::Instance)?];
        instance.payload.index_of(Kind::Dict).filter(|_| !self.class(instance.class).hooks.own_items)
    }
    /// `object[key] = value`.
    pub(crate) fn store_item(&mut self, object: Object, key: Object, value: Object) -> Res<()> {
        if matches!(object.kind(), Kind::Instance | Kind::Class) {
            if let Some(dict) = self.plain_dict(object)
                && self.dict_insert(dict, key, value).is_ok()
            {
                return Ok(());
            }
            if let Some(method) = self.special(object, Name::Setitem) {
                return match method.index_of(Kind::Native) {
                    Some(native) => self.call_native(native, &[object, key, value], &[]).map(drop).map_err(discard),
                    None => self.call_special(method, object, &[key, value], Cont::Discard),
                };
            }
            return Err(types::cannot_set_item(self, object, key));
        }
        types::set_item(self, object, key, value).map_err(discard)
    }
    /// `del object[key]`.
    pub(crate) fn delete_item(&mut self, object: Object, key: Object) -> Res<()> {
        if matches!(object.kind(), Kind::Instance | Kind::Class) {
            if let Some(method) = self.special(object, Name::Delitem) {
                return match method.index_of(Kind::Native) {
                    Some(native) => self.call_native(native, &[object, key], &[]).map(drop).map_err(discard),
                    None => self.call_special(method, object, &[key], Cont::Discard),
                };
            }
            return Err(types::cannot_delete_item(self, object, key));
        }
        types::delete_item(self, object, key).map_err(discard)
    }
    /// `object[start:stop:step]`.
    pub(crate) fn load_slice(&mut self, object: Object, start: Object, stop: Object, step: Object) -> Res {
        if matches!(object.kind(), Kind::List | Kind::Str | Kind::Tuple | Kind::Bytes) {
            let len = self.len_native(object).unwrap_or(0);
            if let Some(indices) = types::resolve_slice(self, start, stop, step, len)? {
                return types::take_slice(self, object, indices);
            }
        }
        let slice = self.heap.slice(Slice { start, stop, step });
        self.load_item(object, slice)
    }

    pub(crate) fn build_set(&mut self, items: &[Object]) -> Res {
        let set = self.heap.set(Set::default());
        for &item in items {
            if let Err(slow) = self.set_insert(set.index(), item) {
                let list = self.heap.list(items.to_vec());
                return slow.or_call(self, "set_from", &[list]);
            }
        }
        Ok(set)
    }
    pub(crate) fn build_dict(&mut self, pairs: &[Object]) -> Res {
        if let Some(dict) = self.record(pairs) {
            return Ok(dict);
        }
        let dict = self.heap.dict(Dict::with_capacity(pairs.len() / 2));
        for pair in pairs.chunks_exact(2) {
            if let Err(slow) = self.dict_insert(dict.index(), pair[0], pair[1]) {
                let list = self.heap.list(pairs.to_vec());
                return slow.or_call(self, "dict_from_flat", &[list]);
            }
        }
        Ok(dict)
    }
    /// A dict of a few keys that are names, as programs write them: equal ones are the same object.
    fn record(&mut self, pairs: &[Object]) -> Option<Object> {
        if pairs.len() > 2 * Dict::SMALL {
            return None;
        }
        let mut entries: Vec<Entry> = Vec::with_capacity(pairs.len() / 2);
        for pair in pairs.chunks_exact(2) {
            let key = pair[0];
            if !self.heap.strs[key.index_of(Kind::Str)?].interned || entries.iter().any(|entry| entry.key == key) {
                return None;
            }
            entries.push(Entry { hash: self.heap.str_hash(key), key, value: pair[1] });
        }
        Some(self.heap.dict(Dict::of_few(entries)))
    }
    /// `[*iterable]`, or `callee(*iterable)`.
    pub(crate) fn spread(&mut self, list: Object, iterable: Object, callee: Object) -> Res<()> {
        if !self.is_iterable(iterable) {
            let hidden = self.frames.last().is_some_and(|frame| self.proto(frame.code).hidden);
            // Only a lone `*` names the callee.
            let callee = if self.heap.lists[list.index()].is_empty() { callee } else { Object::UNBOUND };
            let message = match callee.given() {
                _ if hidden => format!("'{}' object is not iterable", self.type_name(iterable)),
                Some(callee) if callee != self.registry.builtins["__build_class__"] => {
                    let name = self.callee_name(callee);
                    format!("{name} argument after * must be an iterable, not {}", self.type_name(iterable))
                }
                _ => format!("Value after * must be an iterable, not {}", self.type_name(iterable)),
            };
            return Err(self.type_error(&message));
        }
        self.list_extend(list, iterable)
    }
    pub(crate) fn is_iterable(&mut self, object: Object) -> bool {
        matches!(object.kind(), Kind::Iter | Kind::List | Kind::Tuple)
            || object.is(Kind::Generator) && self.iterates(object)
            || self.special(object, Name::Iter).is_some_and(|method| !method.is_none())
            || self.takes_places(object)
    }
    /// Can items be asked for by their places? A match is asked for groups, and a union for parameters.
    pub(crate) fn takes_places(&mut self, object: Object) -> bool {
        self.special(object, Name::Getitem).is_some()
            && !matches!(self.class_of(object), crate::stdlib::native_ids::RE_MATCH | types::UNION_TYPE)
    }
    /// `{**other}`.
    pub(crate) fn dict_update_literal(&mut self, dict: Object, other: Object) -> Res<()> {
        let keys = self.name(Name::Keys);
        if !self.payload(other).is(Kind::Dict) && self.lookup(self.class_of(other), keys).is_none() {
            let message = format!("'{}' object is not a mapping", self.type_name(other));
            return Err(self.type_error(&message));
        }
        self.dict_update(dict, other)
    }
    /// `f(**other)`: keys must be new.
    pub(crate) fn dict_merge(&mut self, dict: Object, other: Object, callee: Object) -> Res<()> {
        let source = self.payload(other);
        if !source.is(Kind::Dict) || self.iterates_itself(other) {
            let keys = self.name(Name::Keys);
            if self.lookup(self.class_of(other), keys).is_none() {
                let name = self.callee_name(callee);
                let message = format!("{name} argument after ** must be a mapping, not {}", self.type_name(other));
                return Err(self.type_error(&message));
            }
            return self.call_embedded("dict_merge", vec![dict, other, callee]);
        }
        let entries: Vec<(Object, Object)> = self.heap.dicts[source.index()].iter().map(|entry| (entry.key, entry.value)).collect();
        for (key, value) in entries {
            if self.dict_get(dict, key).is_some() {
                let key = if key.is(Kind::Str) { self.heap.text(key).to_owned() } else { String::new() };
                let message = format!("{} got multiple values for keyword argument '{key}'", self.callee_name(callee));
                return Err(self.type_error(&message));
            }
            self.dict_set(dict, key, value);
        }
        Ok(())
    }
    /// Does guest code say what keys a dict has?
    pub(crate) fn iterates_itself(&mut self, dict: Object) -> bool {
        dict.is(Kind::Instance) && !self.special(dict, Name::Iter).is_some_and(|method| self.is_of_builtin(method))
    }
    /// Is a method one of a builtin class? The natives of a module that a class has for methods are none.
    pub(crate) fn is_of_builtin(&self, method: Object) -> bool {
        method.index_of(Kind::Native).is_some_and(|native| self.registry.natives[native as usize].class.is_some())
    }
    /// What error messages call a callee: a function by its name, all else by what it is.
    pub(crate) fn callee_name(&mut self, callee: Object) -> String {
        match callee.kind() {
            Kind::Function | Kind::Method | Kind::Native | Kind::Class => format!("{}()", self.name_of_callee(callee)),
            _ => types::repr_native(self, callee),
        }
    }
    fn name_of_callee(&mut self, callee: Object) -> String {
        match callee.kind() {
            Kind::Function => {
                let function = &self.heap.functions[callee.index()];
                let module = self.dict_peek(function.globals, "__name__").unwrap_or_default();
                let module = if module.is(Kind::Str) { self.heap.text(module) } else { "" };
                let qualname = self.function_qualname(callee);
                if matches!(module, "" | "builtins") { qualname } else { format!("{module}.{qualname}") }
            }
            Kind::Method => self.name_of_callee(self.heap.methods[callee.index()].function),
            Kind::Native => {
                let native = &self.registry.natives[callee.index() as usize];
                if native.owner.is_empty() { native.def.name.to_owned() } else { format!("{}.{}", native.owner, native.def.name) }
            }
            Kind::Class => types::qualified_name(self, callee.index()),
            _ => self.type_name(callee).to_owned(),
        }
    }
    /// A string key's value, without interning the key.
    #[must_use]
    pub fn dict_peek(&self, dict: Object, key: &str) -> Option<Object> {
        let dict = &self.heap.dicts[dict.index_of(Kind::Dict)?];
        dict.iter().find(|entry| entry.key.is(Kind::Str) && self.heap.text(entry.key) == key).map(|entry| entry.value)
    }

    /// Exactly `count` items of an iterable.
    pub(crate) fn unpack(&mut self, value: Object, count: usize) -> Res<Vec<Object>> {
        if !self.is_iterable(value) {
            let message = format!("cannot unpack non-iterable {} object", self.type_name(value));
            return Err(self.type_error(&message));
        }
        let direct = match value.kind() {
            Kind::List
            | Kind::Tuple
            | Kind::Dict
            | Kind::Set
            | Kind::FrozenSet
            | Kind::Str
            | Kind::Bytes
            | Kind::ByteArray
            | Kind::Range => true,
            Kind::Instance => {
                self.payload(value).is(Kind::Tuple) && self.special(value, Name::Iter).is_some_and(|method| method.is(Kind::Native))
            }
            _ => false,
        };
        if !direct {
            return self.call_embedded_then("unpack", vec![value, Object::small(count as i64)], Cont::Unpack);
        }
        let len = self.len_native(self.payload(value));
        if let Some(len) = len
            && len > count
        {
            let message = format!("too many values to unpack (expected {count})");
            return Err(self.value_error(&message));
        }
        let items = self.items_native(self.payload(value))?.unwrap_or_default();
        if items.len() < count {
            let message = format!("not enough values to unpack (expected {count}, got {})", items.len());
            return Err(self.value_error(&message));
        }
        Ok(items)
    }
    /// Items for `a, *b, c = value`.
    pub(crate) fn unpack_ex(&mut self, value: Object, before: usize, after: usize) -> Res<Vec<Object>> {
        if !self.is_iterable(value) {
            let message = format!("cannot unpack non-iterable {} object", self.type_name(value));
            return Err(self.type_error(&message));
        }
        let Some(items) = self.items_native(value)? else {
            let args = vec![value, Object::small(before as i64), Object::small(after as i64)];
            return self.call_embedded_then("unpack_ex", args, Cont::Unpack);
        };
        if items.len() < before + after {
            let message = format!("not enough values to unpack (expected at least {}, got {})", before + after, items.len());
            return Err(self.value_error(&message));
        }
        let end = items.len() - after;
        self.reserve(items.len() * 8)?;
        let rest = self.heap.list(items[before..end].to_vec());
        let mut all = items[..before].to_vec();
        all.push(rest);
        all.extend_from_slice(&items[end..]);
        Ok(all)
    }

    /// Joins strings that an f-string is made of.
    pub(crate) fn join_strings(&mut self, parts: &[Object]) -> Res {
        const DIGITS: usize = 20;
        if let Some(text) = self.join_short(parts) {
            return Ok(self.heap.short(&text));
        }
        let size = parts.iter().map(|&part| if part.is_int() { DIGITS } else { self.heap.text(self.payload(part)).len() }).sum();
        self.reserve(size)?;
        let mut text = String::with_capacity(size);
        let mut chars = 0;
        for &part in parts {
            if let Some(number) = part.as_int() {
                let before = text.len();
                text.push_str(itoa::Buffer::new().format(number));
                chars += text.len() - before;
                continue;
            }
            let part = self.payload(part);
            text.push_str(self.heap.text(part));
            chars += self.heap.strs[part.index()].chars as usize;
        }
        Ok(self.heap.string_of_len(text, chars))
    }
    fn join_short(&self, parts: &[Object]) -> Option<Short> {
        let mut text = Short::new();
        for &part in parts {
            match part.as_int() {
                Some(number) => short::push_int(&mut text, number)?,
                None => text.try_push_str(self.heap.text(self.payload(part))).ok()?,
            }
        }
        Some(text)
    }
    /// A field of an f-string.
    pub(crate) fn format_value(&mut self, value: Object, conversion: u8, spec: Object) -> Res {
        let converted = match conversion {
            0 => value,
            4 if value.is_int() || value.is(Kind::Str) => return Ok(value),
            4 => value,
            1 => return self.convert_then_format(value, "str", spec),
            2 => return self.convert_then_format(value, "repr", spec),
            _ => return self.convert_then_format(value, "ascii", spec),
        };
        types::format_object(self, converted, spec)
    }
    fn convert_then_format(&mut self, value: Object, conversion: &'static str, spec: Object) -> Res {
        let converted = match conversion {
            "str" => types::str_of(self, value),
            "repr" => types::repr_of(self, value),
            _ => types::ascii_of(self, value),
        };
        match converted {
            Ok(text) if spec.is_unbound() => Ok(text),
            Ok(text) => types::format_object(self, text, spec),
            Err(flow) if spec.is_unbound() || matches!(*flow, Flow::Raise(_)) => Err(flow),
            Err(_) => {
                let conversion = self.heap.intern(conversion);
                self.call_embedded("convert_and_format", vec![value, conversion, spec])
            }
        }
    }

    /// `__exit__` and `__enter__` of a context manager, bound.
    pub(crate) fn with_methods(&mut self, manager: Object, is_async: bool) -> Res<(Object, Object)> {
        let (enter, exit) = if is_async { (Name::Aenter, Name::Aexit) } else { (Name::Enter, Name::Exit) };
        let class = self.class_of(manager);
        let found = (self.special(manager, enter), self.special(manager, exit));
        let (Some(enter), Some(exit)) = found else {
            let protocol = if is_async { "asynchronous context manager" } else { "context manager" };
            let missing = if found.0.is_some() { format!(" (missed {} method)", exit.text()) } else { String::new() };
            let message = format!("'{}' object does not support the {protocol} protocol{missing}", self.type_name(manager));
            return Err(self.type_error(&message));
        };
        let exit = self.bind(exit, manager, class)?;
        let enter = self.bind(enter, manager, class)?;
        Ok((exit, enter))
    }

    pub(crate) fn setup_annotations(&mut self, namespace: Object) -> Res<()> {
        let name = self.name(Name::Annotations);
        if namespace.is(Kind::Dict) {
            if self.dict_get(namespace, name).is_none() {
                let dict = self.heap.dict(Dict::default());
                self.dict_set(namespace, name, dict);
            }
            return Ok(());
        }
        let dict = self.heap.dict(Dict::default());
        self.store_item(namespace, name, dict)
    }

    #[must_use]
    pub(crate) fn is_pattern_sequence(&mut self, object: Object) -> bool {
        match object.kind() {
            Kind::List | Kind::Tuple | Kind::Range => true,
            Kind::Misc => {
                matches!(self.heap.miscs[object.index()], Misc::MemoryView { .. })
                    || stdlib::collection(self, object) == Some(Collection::Sequence)
            }
            Kind::Instance => stdlib::collection(self, object) == Some(Collection::Sequence),
            _ => false,
        }
    }
    #[must_use]
    pub(crate) fn is_pattern_mapping(&mut self, object: Object) -> bool {
        match object.kind() {
            Kind::Dict => true,
            Kind::Misc => matches!(self.heap.miscs[object.index()], Misc::MappingProxy(_) | Misc::ClassDict(_)),
            Kind::Instance => stdlib::collection(self, object) == Some(Collection::Mapping),
            _ => false,
        }
    }
    pub(crate) fn match_keys(&mut self, subject: Object, keys: Object) -> Res {
        if subject.is(Kind::Dict) {
            let wanted = self.heap.tuples[keys.index()].to_vec();
            let mut values = Vec::with_capacity(wanted.len());
            for (number, &key) in wanted.iter().enumerate() {
                if pace::halted_after(number) {
                    self.poll()?;
                }
                if wanted[..number].iter().any(|&other| same_native(self, other, key) == Some(true)) {
                    let key = types::repr_native(self, key);
                    let message = format!("mapping pattern checks duplicate key ({key})");
                    return Err(self.value_error(&message));
                }
                match self.dict_find(subject.index(), key) {
                    Ok((_, Some(at))) => values.push(self.heap.dicts[subject.index()].entries[at].value),
                    Ok((_, None)) => return Ok(Object::NONE),
                    Err(slow) => return slow.or_call(self, "match_keys", &[subject, keys]),
                }
            }
            return Ok(self.heap.tuple(values));
        }
        self.call_embedded("match_keys", vec![subject, keys])
    }
    pub(crate) fn match_rest(&mut self, subject: Object, keys: Object) -> Res {
        self.call_embedded("match_rest", vec![subject, keys])
    }
}
