//! Objects to plain values and back: the only place where data crosses.
//! Sharing and cycles cannot cross: what is nested too deep or met inside itself becomes opaque.

mod crossing;

use crate::native::{Flow, Res};
use crate::object::dict::Dict;
use crate::object::misc::{Complex, Misc, Range};
use crate::object::set::Set;
use crate::object::{Kind, Object};
use crate::text::quote;
use crate::vm::Vm;
use crate::{Reply, pace, types};
pub use crossing::{Described, described, has_stand_ins, needing_help};
use fumehood_core::value::BigInt;
use fumehood_core::{Parameter, ToolCall, Value};

/// Values nested deeper than this do not cross: what `Value` holds in its text form.
const DEPTH: usize = 990;
/// Most nodes of one crossing.
const NODES: usize = 2_000_000;

/// The least that values which cross together may take.
const LEAST: usize = 8 << 20;

/// The plain value of an object; `described` says what Python code found out about some objects in it.
/// What would take the host more memory than the session may still hold is opaque.
///
/// # Errors
/// A stop, where there is no time for it.
pub fn to_value(vm: &mut Vm, object: Object, described: &Described) -> Res<Value> {
    Outward::new(vm, described).whole(vm, object)
}

pub(crate) fn is_record(vm: &mut Vm, object: Object) -> bool {
    // What the host gave as a record is a namespace here.
    let name = vm.heap.intern("__dataclass_fields__");
    vm.class_of(object) == types::SIMPLE_NAMESPACE || vm.lookup(vm.class_of(object), name).is_some()
}

struct Outward<'a> {
    path: Vec<Object>,
    nodes: usize,
    described: &'a Described,
    /// Bytes that the values may still take: they are not the session's, but the guest chose how many there are.
    left: usize,
    /// Set where the cell must stop before all is made.
    stop: Option<Box<Flow>>,
}

impl<'a> Outward<'a> {
    fn new(vm: &Vm, described: &'a Described) -> Self {
        // The host writes what it gets into a message or a text, and holds it more than once. Values are made outside the session's ledger,
        // so the heap's own account says what is left.
        let room = usize::try_from(vm.limits.memory).unwrap_or(usize::MAX).saturating_sub(vm.heap.used);
        let left = (room.min(vm.room()) / 3).max(LEAST);
        Self { path: Vec::new(), nodes: 0, described, left, stop: None }
    }

    fn whole(&mut self, vm: &mut Vm, object: Object) -> Res<Value> {
        let value = self.value(vm, object);
        match self.stop.take() {
            Some(stop) => Err(stop),
            None => Ok(value),
        }
    }

    /// Takes so many bytes of what is left.
    fn take(&mut self, bytes: usize) -> bool {
        let fits = bytes <= self.left;
        self.left -= if fits { bytes } else { 0 };
        fits
    }

    fn value(&mut self, vm: &mut Vm, object: Object) -> Value {
        if self.stop.is_none() && pace::halted_in_steps() {
            self.stop = vm.poll().err();
        }
        if self.stop.is_some() {
            return Value::None;
        }
        self.nodes += 1;
        let contents = match object.kind() {
            Kind::Str => vm.heap.text(object).len(),
            Kind::Bytes | Kind::ByteArray => vm.heap.bytes[object.index()].data.len(),
            Kind::Big => (vm.heap.bigs[object.index()].0.bits() / 8) as usize,
            _ => 16,
        };
        if !self.take(contents + size_of::<Value>()) {
            return beginning(vm, object);
        }
        match object.kind() {
            Kind::Special if object == Object::NONE => Value::None,
            Kind::Special if object == Object::ELLIPSIS => Value::Ellipsis,
            Kind::Bool => Value::Bool(object.is_true()),
            Kind::Int => Value::Int(BigInt::from(object.int_value())),
            Kind::Big => Value::Int(vm.to_big(object)),
            Kind::Float => Value::Float(object.float_value()),
            Kind::Complex => {
                let value = vm.heap.complexes[object.index()];
                Value::Complex { real: value.re, imag: value.im }
            }
            Kind::Str => Value::Str(vm.heap.text(object).to_owned()),
            Kind::Bytes | Kind::ByteArray => Value::Bytes(vm.heap.bytes[object.index()].data.to_vec()),
            Kind::Range => {
                let range = &vm.heap.ranges[object.index()];
                match &range.big {
                    Some(big) => Value::Range { start: big.0.clone(), stop: big.1.clone(), step: big.2.clone() },
                    None => Value::Range { start: range.start.into(), stop: range.stop.into(), step: range.step.into() },
                }
            }
            _ => self.container(vm, object),
        }
    }

    fn container(&mut self, vm: &mut Vm, object: Object) -> Value {
        if self.path.contains(&object) || self.path.len() >= DEPTH || self.nodes >= NODES {
            return opaque(vm, object);
        }
        let count = vm.len_native(object).unwrap_or(0) * if object.is(Kind::Dict) { 2 } else { 1 };
        if count.saturating_mul(size_of::<Value>()) > self.left {
            return opaque(vm, object);
        }
        // Each is made, written and forgotten in a fraction of a microsecond.
        if count > 1 << 12
            && let Err(stop) = vm.charge_work(count as u64 / 4)
        {
            self.stop = Some(stop);
            return Value::None;
        }
        self.path.push(object);
        let value = self.nested(vm, object);
        self.path.pop();
        value
    }

    fn nested(&mut self, vm: &mut Vm, object: Object) -> Value {
        match object.kind() {
            Kind::List => {
                let items = vm.heap.lists[object.index()].clone();
                Value::List(self.items(vm, &items).into())
            }
            Kind::Tuple => {
                let items = vm.heap.tuples[object.index()].to_vec();
                Value::Tuple(self.items(vm, &items).into())
            }
            Kind::Set | Kind::FrozenSet => {
                let items: Vec<Object> = vm.heap.sets[object.index()].iter().map(|entry| entry.key).collect();
                let items = self.items(vm, &items);
                if object.is(Kind::Set) { Value::Set(items.into()) } else { Value::FrozenSet(items.into()) }
            }
            Kind::Dict => {
                let entries: Vec<(Object, Object)> = vm.heap.dicts[object.index()].iter().map(|entry| (entry.key, entry.value)).collect();
                let pairs: Vec<(Value, Value)> =
                    entries.into_iter().map(|(key, value)| (self.value(vm, key), self.value(vm, value))).collect();
                Value::Dict(pairs.into())
            }
            Kind::Instance => self.instance(vm, object),
            Kind::Misc => match vm.heap.miscs[object.index()] {
                Misc::DictView { dict, part } => {
                    let dict = vm.payload(dict);
                    let entries: Vec<(Object, Object)> = vm.heap.dicts[dict.index()].iter().map(|entry| (entry.key, entry.value)).collect();
                    let items = entries
                        .into_iter()
                        .map(|(key, value)| match part {
                            0 => self.value(vm, key),
                            1 => self.value(vm, value),
                            _ => Value::Tuple(vec![self.value(vm, key), self.value(vm, value)].into()),
                        })
                        .collect::<Vec<_>>();
                    Value::List(items.into())
                }
                _ => self.described.get(&object).cloned().unwrap_or_else(|| opaque(vm, object)),
            },
            _ => opaque(vm, object),
        }
    }

    fn items(&mut self, vm: &mut Vm, items: &[Object]) -> Vec<Value> {
        items.iter().map(|&item| self.value(vm, item)).collect()
    }

    fn instance(&mut self, vm: &mut Vm, object: Object) -> Value {
        if let Some(value) = self.described.get(&object) {
            return value.clone();
        }
        if vm.is_exception(object) {
            let args = vm.exception_args(object).to_vec();
            let type_name = vm.type_name(object).to_owned();
            return Value::Exception { type_name, args: self.items(vm, &args).into() };
        }
        let payload = vm.payload(object);
        if payload != object {
            return self.value(vm, payload);
        }
        if is_record(vm, object) {
            let type_name = vm.type_name(object).to_owned();
            let items = vm.instance_items(object);
            let fields: Vec<(String, Value)> =
                items.into_iter().map(|(name, value)| (vm.heap.text(name).to_owned(), self.value(vm, value))).collect();
            return Value::Record { type_name, fields: fields.into() };
        }
        opaque(vm, object)
    }
}

/// The beginning of a text that is too long to cross.
fn beginning(vm: &mut Vm, object: Object) -> Value {
    const SHOWN: usize = 100;
    let repr = match object.kind() {
        Kind::Str => quote::repr_str(&vm.heap.text(object).chars().take(SHOWN).collect::<String>()),
        Kind::Bytes | Kind::ByteArray => {
            quote::repr_bytes(&vm.heap.bytes[object.index()].data.iter().copied().take(SHOWN).collect::<Vec<_>>())
        }
        Kind::Big => String::new(),
        _ => return opaque(vm, object),
    };
    Value::Opaque { type_name: vm.type_name(object).to_owned(), repr: format!("{repr}...") }
}

fn opaque(vm: &mut Vm, object: Object) -> Value {
    let repr = match object.kind() {
        Kind::List => "[...]".to_owned(),
        Kind::Tuple => "(...)".to_owned(),
        Kind::Dict => "{...}".to_owned(),
        Kind::Set | Kind::FrozenSet => "{...}".to_owned(),
        _ => types::repr_native(vm, object),
    };
    Value::Opaque { type_name: vm.type_name(object).to_owned(), repr }
}

/// The object of a plain value.
pub fn from_value(vm: &mut Vm, value: &Value) -> Object {
    match value {
        Value::None => Object::NONE,
        Value::Ellipsis => Object::ELLIPSIS,
        Value::Bool(value) => Object::bool(*value),
        Value::Int(value) => vm.heap.bigint(value.clone()),
        Value::Float(value) => Object::float(*value),
        Value::Complex { real, imag } => vm.heap.complex(Complex { re: *real, im: *imag }),
        Value::Str(text) => vm.heap.str(text),
        Value::Bytes(data) => vm.heap.bytes(data.clone()),
        Value::List(items) => {
            let items: Vec<Object> = items.iter().map(|item| from_value(vm, item)).collect();
            vm.heap.list(items)
        }
        Value::Tuple(items) => {
            let items: Vec<Object> = items.iter().map(|item| from_value(vm, item)).collect();
            vm.heap.tuple(items)
        }
        Value::Set(items) | Value::FrozenSet(items) => {
            let set = if matches!(value, Value::Set(_)) { vm.heap.set(Set::default()) } else { vm.heap.frozenset(Set::default()) };
            for item in items.iter() {
                let item = from_value(vm, item);
                let _ = vm.set_insert(set.index(), item);
            }
            set
        }
        Value::Dict(pairs) => {
            let dict = vm.heap.dict(Dict::default());
            for (key, value) in pairs.iter() {
                let (key, value) = (from_value(vm, key), from_value(vm, value));
                let _ = vm.dict_insert(dict.index(), key, value);
            }
            dict
        }
        Value::Range { start, stop, step } => {
            use num_traits::ToPrimitive;
            let range = match (start.to_i64(), stop.to_i64(), step.to_i64()) {
                (Some(start), Some(stop), Some(step)) => Range { start, stop, step, big: None },
                _ => Range { big: Some(Box::new((start.clone(), stop.clone(), step.clone()))), ..Range::default() },
            };
            vm.heap.range(range)
        }
        Value::Exception { type_name, args } => {
            let args: Vec<Object> = args.iter().map(|arg| from_value(vm, arg)).collect();
            let class = exception_class(vm, type_name);
            vm.new_exception(class, args)
        }
        Value::Record { type_name, fields } => {
            let class = types::SIMPLE_NAMESPACE;
            let object = vm.new_instance(class, Object::UNBOUND);
            if crossing::is_fraction(type_name, fields) {
                let (attribute, kind) = (vm.heap.intern("_stands_for"), vm.heap.str("fraction"));
                let _ = vm.set_instance_attr(object, attribute, kind);
            }
            for (name, value) in fields.iter() {
                let value = from_value(vm, value);
                let name = vm.heap.intern(name);
                let _ = vm.set_instance_attr(object, name, value);
            }
            object
        }
        Value::Opaque { repr, .. } => vm.heap.str(repr),
        Value::Date(_) | Value::Time(_) | Value::DateTime(_) | Value::TimeDelta(_) | Value::Decimal(_) => crossing::stand_in(vm, value),
    }
}

fn exception_class(vm: &Vm, name: &str) -> u32 {
    match vm.registry.builtins.get(name).and_then(|class| class.index_of(Kind::Class)) {
        Some(class) if vm.is_subclass(class, types::EXCEPTION) => class,
        _ => types::RUNTIME_ERROR,
    }
}

/// A tool call, from the guest's arguments.
pub fn tool_call(vm: &mut Vm, number: u32, args: &[Object], names: &[Object], described: &Described) -> Res<ToolCall> {
    let Some(tool) = vm.policy.tools.get(number as usize) else { return Err(vm.runtime_error("there is no such tool")) };
    let name = tool.name.clone();
    let positional = args.len() - names.len();
    let mut outward = Outward::new(vm, described);
    let mut args: Vec<Value> = args.iter().map(|&arg| outward.whole(vm, arg)).collect::<Res<_>>()?;
    let named = if names.is_empty() { Vec::new() } else { args.split_off(positional) };
    let kwargs = names.iter().map(|&name| vm.heap.text(name).to_owned()).zip(named).collect();
    let call = ToolCall { name, args, kwargs };
    match vm.policy.tools.get(number as usize).and_then(|tool| tool.parameters.as_deref()) {
        Some(parameters) => bound(call, parameters).map_err(|message| vm.type_error(&message)),
        None => Ok(call),
    }
}

/// Checks a call against a signature, as Python checks calls, and adds the defaults of what was left out.
fn bound(mut call: ToolCall, parameters: &[Parameter]) -> Result<ToolCall, String> {
    let name = &call.name;
    if call.args.len() > parameters.len() {
        let (most, least) = (parameters.len(), parameters.iter().filter(|parameter| parameter.default.is_none()).count());
        let takes = if least < most { format!("from {least} to {most}") } else { most.to_string() };
        let plural = if most == 1 && least == 1 { "" } else { "s" };
        let (given, were) = (call.args.len(), if call.args.len() == 1 { "was" } else { "were" });
        return Err(format!("{name}() takes {takes} positional argument{plural} but {given} {were} given"));
    }
    for (index, (keyword, _)) in call.kwargs.iter().enumerate() {
        let known = parameters.iter().position(|parameter| parameter.name == *keyword);
        match known {
            None => return Err(format!("{name}() got an unexpected keyword argument '{keyword}'")),
            Some(at) if at < call.args.len() || call.kwargs[..index].iter().any(|(other, _)| other == keyword) => {
                return Err(format!("{name}() got multiple values for argument '{keyword}'"));
            }
            Some(_) => {}
        }
    }
    let left = parameters[call.args.len()..].iter().filter(|parameter| !call.kwargs.iter().any(|(name, _)| *name == parameter.name));
    let (given, missing): (Vec<&Parameter>, Vec<&Parameter>) = left.partition(|parameter| parameter.default.is_some());
    if !missing.is_empty() {
        let names: Vec<String> = missing.iter().map(|parameter| format!("'{}'", parameter.name)).collect();
        let listed = match names.as_slice() {
            [one] => one.clone(),
            [one, two] => format!("{one} and {two}"),
            [many @ .., last] => format!("{}, and {last}", many.join(", ")),
            [] => String::new(),
        };
        let plural = if names.len() == 1 { "" } else { "s" };
        return Err(format!("{name}() missing {} required positional argument{plural}: {listed}", names.len()));
    }
    let defaults: Vec<(String, Value)> =
        given.into_iter().filter_map(|parameter| Some((parameter.name.clone(), parameter.default.clone()?))).collect();
    call.kwargs.extend(defaults);
    Ok(call)
}

/// What came of a call that was begun: its number, whether it gave a value, that or the exception, and whether to revive it.
pub fn finished_call(vm: &mut Vm, reply: &Reply) -> Res {
    let Reply::Tool { id, result } = reply else { return Ok(Object::NONE) };
    let (given, object, revive) = match result {
        Ok(value) => (true, from_value(vm, value), crossing::has_stand_ins(value)),
        Err(error) => {
            let class = exception_class(vm, &error.type_name);
            (false, vm.exception(class, &error.message), false)
        }
    };
    let id = vm.heap.int(*id as i64);
    Ok(vm.heap.tuple([id, Object::bool(given), object, Object::bool(revive)]))
}

/// What a tool's answer is in the guest.
pub fn tool_reply(vm: &mut Vm, reply: &Reply) -> Res {
    match reply {
        Reply::Tool { result: Ok(value), .. } => {
            let object = from_value(vm, value);
            // Dates and decimals are made by Python code.
            if crossing::has_stand_ins(value) { vm.call_embedded("revive", vec![object]) } else { Ok(object) }
        }
        Reply::Tool { result: Err(error), .. } => {
            let class = exception_class(vm, &error.type_name);
            let exception = vm.exception(class, &error.message);
            Err(Box::new(Flow::Raise(exception)))
        }
        _ => Err(vm.runtime_error("the host answered with something else")),
    }
}
