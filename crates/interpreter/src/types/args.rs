//! Arguments of natives: reading ints, strings and bounds out of objects, with CPython's complaints.

use crate::native::{Flow, Res, call_then};
use crate::object::{Kind, Object};
use crate::text::{self, TextError};
use crate::vm::frame::Cont;
use crate::vm::{Name, Vm};
use crate::{ledger, types};
use num_bigint::BigInt;
use num_traits::{Signed, ToPrimitive};

impl Vm {
    /// Argument `at` as an int of any size; an object with `__index__` is asked first, and the native then runs again.
    pub fn index_object(&mut self, args: &[Object], at: usize) -> Res {
        let object = self.payload(args[at]);
        match object.kind() {
            Kind::Int | Kind::Big => Ok(object),
            Kind::Bool => Ok(Object::small(i64::from(object.index()))),
            _ => self.ask_index(args, at),
        }
    }
    #[cold]
    fn ask_index<T>(&mut self, args: &[Object], at: usize) -> Res<T> {
        if let Some(method) = self.special(args[at], Name::Index)
            && args[at].is(Kind::Instance)
        {
            let mut plan = vec![Object::make(Kind::Native, self.current_native), Object::small(at as i64)];
            plan.extend_from_slice(args);
            let plan = self.heap.tuple(plan);
            return call_then(method, vec![args[at]], Cont::IndexCheck, plan);
        }
        let message = format!("'{}' object cannot be interpreted as an integer", self.type_name(args[at]));
        Err(self.type_error(&message))
    }
    /// Argument `at` as an `i64`.
    pub fn int_arg(&mut self, args: &[Object], at: usize) -> Res<i64> {
        let object = self.index_object(args, at)?;
        match self.small_int(object) {
            Some(value) => Ok(value),
            None => Err(self.overflow_error("Python int too large to convert to C ssize_t")),
        }
    }
    /// Argument `at` as an `i64`, or a default where it was not given.
    pub fn int_arg_or(&mut self, args: &[Object], at: usize, default: i64) -> Res<i64> {
        match args.get(at) {
            Some(object) if !object.is_unbound() => self.int_arg(args, at),
            _ => Ok(default),
        }
    }
    /// Argument `at` as a C `int`, or a default where it was not given.
    pub fn c_int_arg(&mut self, args: &[Object], at: usize, default: i64) -> Res<i64> {
        if args[at].is_unbound() {
            return Ok(default);
        }
        let value = self.index_object(args, at)?;
        match self.small_int(value).filter(|&value| i32::try_from(value).is_ok()) {
            Some(value) => Ok(value),
            None => Err(self.overflow_error("Python int too large to convert to C int")),
        }
    }
    /// Argument `at` as an index bound: None and absence are `None`, large numbers are clamped.
    #[inline]
    pub fn bound_arg(&mut self, args: &[Object], at: usize) -> Res<Option<i64>> {
        match args.get(at).and_then(|object| object.some()) {
            None => Ok(None),
            Some(bound) if bound.is_int() => Ok(Some(bound.int_value())),
            Some(_) => self.ask_bound(args, at).map(Some),
        }
    }
    fn ask_bound(&mut self, args: &[Object], at: usize) -> Res<i64> {
        let object = self.payload(args[at]);
        if !matches!(object.kind(), Kind::Int | Kind::Big | Kind::Bool) && self.special(args[at], Name::Index).is_none() {
            return Err(self.type_error("slice indices must be integers or None or have an __index__ method"));
        }
        let object = self.index_object(args, at)?;
        Ok(self.clamped(object))
    }
    /// An int object as an `i64`, saturating.
    #[must_use]
    pub fn clamped(&self, object: Object) -> i64 {
        match object.kind() {
            Kind::Big => {
                let big = &self.heap.bigs[object.index()].0;
                big.to_i64().unwrap_or(if big.is_negative() { i64::MIN } else { i64::MAX })
            }
            Kind::Bool => i64::from(object.index()),
            _ => object.int_value(),
        }
    }
    /// An int or bool object as an `i64`, if it fits.
    #[must_use]
    pub fn small_int(&self, object: Object) -> Option<i64> {
        match object.kind() {
            Kind::Int => Some(object.int_value()),
            Kind::Bool => Some(i64::from(object.index())),
            Kind::Big => self.heap.bigs[object.index()].0.to_i64(),
            _ => None,
        }
    }
    /// Argument `at` as a big int.
    pub fn big_arg(&mut self, args: &[Object], at: usize) -> Res<BigInt> {
        let object = self.index_object(args, at)?;
        Ok(self.to_big(object))
    }
    /// Asks argument `at` for its number by a native method. Where that takes guest code, the native that runs is called again with the answer.
    pub fn ask_native(&mut self, method: u32, args: &[Object], at: usize, cont: Cont) -> Res {
        let asking = self.current_native;
        let result = self.call_native(method, &[args[at]], &[]);
        self.current_native = asking;
        result.map_err(|mut flow| {
            if let Flow::Call(call) = &mut *flow
                && call.cont == Cont::Store
            {
                let mut plan = vec![Object::make(Kind::Native, asking), Object::small(at as i64)];
                plan.extend_from_slice(args);
                (call.cont, call.extra) = (cont, self.heap.tuple(plan));
            }
            flow
        })
    }
    /// Argument `at` as a float; an object with `__float__` is asked first.
    pub fn float_arg(&mut self, args: &[Object], at: usize) -> Res<f64> {
        let object = self.payload(args[at]);
        match object.kind() {
            Kind::Float => Ok(object.float_value()),
            Kind::Int | Kind::Big | Kind::Bool => self.int_to_float(object),
            _ => {
                for (name, cont) in [(Name::Float, Cont::FloatCheck), (Name::Index, Cont::IndexCheck)] {
                    if let Some(method) = self.special(args[at], name)
                        && !method.is(Kind::Native)
                    {
                        let mut plan = vec![Object::make(Kind::Native, self.current_native), Object::small(at as i64)];
                        plan.extend_from_slice(args);
                        let plan = self.heap.tuple(plan);
                        return call_then(method, vec![args[at]], cont, plan);
                    }
                    if let Some(native) = self.special(args[at], name).and_then(|method| method.index_of(Kind::Native)) {
                        let value = self.ask_native(native, args, at, cont)?;
                        return self.int_to_float(value);
                    }
                }
                let message = format!("must be real number, not {}", self.type_name(args[at]));
                Err(self.type_error(&message))
            }
        }
    }
    /// The text of a `str` argument, copied.
    pub fn text_arg(&mut self, object: Object, what: &str) -> Res<String> {
        let inner = self.payload(object);
        if inner.is(Kind::Str) {
            return self.owned_text(inner);
        }
        let got = if object.is_none() { "None" } else { self.type_name(object) };
        let message = format!("{what} must be str, not {got}");
        Err(self.type_error(&message))
    }
    /// A copy of the text of a `str`.
    pub fn owned_text(&mut self, string: Object) -> Res<String> {
        self.reserve(self.heap.text(string).len())?;
        Ok(self.heap.text(string).to_owned())
    }
    /// The text of an object known to be a `str` or a subclass of it.
    #[must_use]
    pub fn text_of(&self, object: Object) -> &str {
        self.heap.text(self.payload(object))
    }
    /// Raises what a text function found wrong.
    #[cold]
    pub fn text_error(&mut self, error: TextError) -> Box<Flow> {
        let class = match error.kind {
            text::Kind::Value => types::VALUE_ERROR,
            text::Kind::Type => types::TYPE_ERROR,
            text::Kind::Overflow => types::OVERFLOW_ERROR,
            // Garbage may stand in the way.
            text::Kind::Memory => return Box::new(Flow::Starved),
            text::Kind::Index => types::INDEX_ERROR,
            text::Kind::Key => types::KEY_ERROR,
            text::Kind::Lookup => types::LOOKUP_ERROR,
        };
        self.error(class, &error.message)
    }
    /// A nan with an identity of its own.
    pub fn fresh_nan(&mut self) -> Object {
        self.nans += 1;
        Object::nan(self.nans)
    }
    /// Bytes that a single result may have.
    #[must_use]
    pub fn room(&self) -> usize {
        if ledger::counts() {
            return usize::try_from(-ledger::over()).unwrap_or(0);
        }
        usize::try_from(self.limits.memory).unwrap_or(usize::MAX).saturating_sub(self.heap.used)
    }
    /// The number of decimal digits that ints convert to and from.
    #[must_use]
    pub const fn digit_limit(&self) -> usize {
        self.int_digits
    }
    /// An int object from what text functions return.
    pub fn int_object(&mut self, value: text::int_text::Int) -> Object {
        match value {
            text::int_text::Int::Small(value) => self.heap.int(value),
            text::int_text::Int::Big(value) => self.heap.bigint(value),
        }
    }
    /// What text functions take for an int object.
    #[must_use]
    pub fn int_text(&self, object: Object) -> text::int_text::Int {
        match self.small_int(object) {
            Some(value) => text::int_text::Int::Small(value),
            None => text::int_text::Int::Big(self.to_big(object)),
        }
    }
    /// Wraps the builtin part of a new object in an instance, where the class asked for is a subclass.
    pub fn wrap(&mut self, class: Object, builtin: u32, payload: Object) -> Object {
        match class.index_of(Kind::Class) {
            Some(number) if number != builtin => self.new_instance(number, payload),
            _ => payload,
        }
    }
}
