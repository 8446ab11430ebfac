//! The native part of `functools`: `partial` (a file of its own), the table behind `lru_cache`, and the keys of `cmp_to_key`.
//! Functions of the guest are never called from here: a miss, or a key that only guest code can compare, goes on in embedded code.

pub mod partial;
mod wrapping;

use super::Known;
use super::native_ids as ids;
use super::state::{peek, peek_mut, saved};
use crate::native::{Args, Call, Flow, NativeDef, Res, call, function, getter, method, variadic_method};
use crate::object::class::Layout;
use crate::object::misc::{Misc, NativeState};
use crate::object::{Kind, Object};
use crate::types::{OBJECT, TypeDef};
use crate::vm::Vm;
use crate::vm::frame::Cont;
use crate::vm::hash::Slow;
use crate::vm::names::Name;
use std::any::Any;

static KEEP: Known = Known::new("functools", "_lru_keep");
static COUNT: Known = Known::new("functools", "_lru_count");

pub static TABLE: &[NativeDef] = &[
    function("_lru_new", "function, maxsize, typed, /", lru_new),
    variadic_method("_lru_call", "self, /, *args, **keywords", lru_call),
    function("_lru_keep", "cache, key, result, hash=None, /", lru_keep),
    function("_lru_count", "cache, hit, /", lru_count),
    function("_lru_numbers", "cache, /", lru_numbers),
    function("_lru_clear", "cache, /", lru_clear),
    function("reduce", "function, iterable, initial=None, /", reduce),
    function(
        "update_wrapper",
        "wrapper, wrapped, assigned=('__module__', '__name__', '__qualname__', '__doc__', '__annotations__'), updated=('__dict__',)",
        wrapping::update_wrapper,
    ),
    function(
        "wraps",
        "wrapped, assigned=('__module__', '__name__', '__qualname__', '__doc__', '__annotations__'), updated=('__dict__',)",
        wrapping::wraps,
    ),
    function("cache", "user_function, /", |vm, args| {
        let wrapper = super::module_value(vm, "functools", "_lru_cache_wrapper").unwrap_or(Object::NONE);
        call(wrapper, [args[0], Object::NONE, Object::FALSE])
    }),
    function("cmp_to_key", "mycmp", |vm, args| Ok(wrapper(vm, args[0], Object::UNBOUND))),
];

pub static CACHE: TypeDef = TypeDef {
    id: ids::LRU_CACHE,
    name: "_lru_table",
    module: "functools",
    base: OBJECT,
    layout: Layout::Other,
    is_base: false,
    natives: &[],
    doc: "",
};
pub static KEY_WRAPPER: TypeDef = TypeDef {
    id: ids::KEY_WRAPPER,
    name: "KeyWrapper",
    module: "functools",
    base: OBJECT,
    layout: Layout::Other,
    is_base: false,
    natives: &[KEY_METHODS],
    doc: "",
};
static KEY_METHODS: &[NativeDef] = &[
    variadic_method("__call__", "self, obj", |vm, args| {
        let compare = args.all.first().and_then(|&key| peek::<KeyWrapper>(vm, key)).map_or(Object::NONE, |key| key.compare);
        let named = args.named().next().map(|(name, _)| vm.heap.text(name).to_owned());
        match (args.all, named.as_deref()) {
            (&[_, object], None | Some("obj")) => Ok(wrapper(vm, compare, object)),
            (&[_, _], Some(name)) => {
                let message = format!("'{name}' is an invalid keyword argument for K()");
                Err(vm.type_error(&message))
            }
            ([] | [_], _) => Err(vm.type_error("K() missing required argument 'obj' (pos 1)")),
            (all, _) => {
                let message = format!("K() takes at most 1 argument ({} given)", all.len() - 1);
                Err(vm.type_error(&message))
            }
        }
    }),
    getter("obj", |vm, args| match peek::<KeyWrapper>(vm, args[0]).and_then(|key| key.object.given()) {
        Some(object) => Ok(object),
        None => Err(vm.error(crate::types::ATTRIBUTE_ERROR, "obj")),
    }),
    method("__lt__", "self, value, /", |vm, args| compared(vm, args, "<")),
    method("__le__", "self, value, /", |vm, args| compared(vm, args, "<=")),
    method("__eq__", "self, value, /", |vm, args| compared(vm, args, "==")),
    method("__ne__", "self, value, /", |vm, args| compared(vm, args, "!=")),
    method("__gt__", "self, value, /", |vm, args| compared(vm, args, ">")),
    method("__ge__", "self, value, /", |vm, args| compared(vm, args, ">=")),
];

/// What an `lru_cache` knows: the newest result is last in the table.
#[derive(Clone, serde::Serialize, serde::Deserialize)]
pub struct LruCache {
    function: Object,
    table: Object,
    most: Option<usize>,
    typed: bool,
    hits: u64,
    misses: u64,
}

impl NativeState for LruCache {
    fn class(&self) -> u32 {
        ids::LRU_CACHE
    }
    fn trace(&self, visit: &mut dyn FnMut(Object)) {
        visit(self.function);
        visit(self.table);
    }
    fn clone_state(&self) -> Box<dyn NativeState> {
        Box::new(self.clone())
    }
    fn save(&self) -> Result<Vec<u8>, &'static str> {
        saved(self)
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

/// An object ordered by a comparison function, or the function that makes such objects (then `object` is unbound).
#[derive(Clone, serde::Serialize, serde::Deserialize)]
pub struct KeyWrapper {
    compare: Object,
    object: Object,
}

/// Sets what a key of `cmp_to_key` stands for; false where it is something else.
pub fn set_key_object(vm: &mut Vm, object: Object, name: Object, value: Object) -> bool {
    let is_object = vm.heap.text(name) == "obj";
    let key = peek_mut::<KeyWrapper>(vm, object).filter(|_| is_object);
    let is_one = key.is_some();
    if let Some(key) = key {
        key.object = value;
    }
    is_one
}

impl NativeState for KeyWrapper {
    fn class(&self) -> u32 {
        ids::KEY_WRAPPER
    }
    fn trace(&self, visit: &mut dyn FnMut(Object)) {
        visit(self.compare);
        visit(self.object);
    }
    fn clone_state(&self) -> Box<dyn NativeState> {
        Box::new(self.clone())
    }
    fn save(&self) -> Result<Vec<u8>, &'static str> {
        saved(self)
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

/// The comparison function and the objects of a list of keys that all come from one `cmp_to_key`.
pub fn unwrapped(vm: &Vm, keys: &[Object]) -> Option<(Object, Vec<Object>)> {
    let compare = peek::<KeyWrapper>(vm, *keys.first()?)?.compare;
    let objects =
        keys.iter().map(|&key| peek::<KeyWrapper>(vm, key).filter(|key| key.compare == compare).and_then(|key| key.object.given()));
    Some((compare, objects.collect::<Option<_>>()?))
}

fn wrapper(vm: &mut Vm, compare: Object, object: Object) -> Object {
    vm.heap.misc(Misc::boxed(KeyWrapper { compare, object }))
}

fn compared(vm: &mut Vm, args: &[Object], sign: &'static str) -> Res {
    let Some(other) = peek::<KeyWrapper>(vm, args[1]).cloned() else {
        return Err(vm.type_error("other argument must be K instance"));
    };
    let Some(one) = peek::<KeyWrapper>(vm, args[0]).cloned() else { return Ok(Object::NOT_IMPLEMENTED) };
    if one.object.is_unbound() || other.object.is_unbound() {
        return Err(vm.error(crate::types::ATTRIBUTE_ERROR, "object"));
    }
    let sign = vm.heap.intern(sign);
    vm.call_embedded("ordered_by", vec![one.compare, one.object, other.object, sign])
}

/// Functions that change nothing are called here, as long as no guest code takes part.
fn reduce(vm: &mut Vm, args: &[Object]) -> Res {
    let (pure, simple) = (vm.pure_of_many(args[0]), vm.simple(args[0], 2));
    let items = if pure.is_some() || simple.is_some() { super::walk::iterator(vm, args[1]) } else { None };
    let Some(items) = items else {
        let initial = args[2].given().or_else(|| vm.registry.intrinsics.get("_missing").copied()).unwrap_or_default();
        return vm.call_embedded("reduce_items", vec![args[0], args[1], initial]);
    };
    let mut value = match args[2].given() {
        Some(initial) => initial,
        None => vm.next_native(items.index())?,
    };
    if value.is_exhausted() {
        return Err(vm.type_error("reduce() of empty iterable with no initial value"));
    }
    loop {
        let item = vm.next_native(items.index())?;
        if item.is_exhausted() {
            return Ok(value);
        }
        // Frames also see to it that garbage is collected.
        let result = match (&pure, &simple) {
            _ if vm.heap.collection_due() => None,
            (Some(pure), _) => vm.pure_result(pure, &[value, item])?,
            (None, Some(simple)) if !crate::pace::halted_in_steps() => vm.simple_result(simple, &[value, item])?,
            _ => None,
        };
        match result {
            Some(result) => value = result,
            None => return vm.call_embedded("reduce_rest", vec![args[0], items, value, item]),
        }
    }
}

fn lru_new(vm: &mut Vm, args: &[Object]) -> Res {
    let most = vm.small_int(args[1]).map(|most| most.max(0) as usize);
    let table = vm.heap.dict(crate::object::dict::Dict::default());
    let cache = LruCache { function: args[0], table, most, typed: args[2].is_true(), hits: 0, misses: 0 };
    Ok(vm.heap.misc(Misc::boxed(cache)))
}

/// The key of a call: its arguments, for the simplest calls the argument itself.
fn key_of(vm: &mut Vm, args: Args<'_>, typed: bool) -> Object {
    let given = &args.positional()[1..];
    if args.keywords.is_empty() && !typed {
        return match given {
            [one] if matches!(one.kind(), Kind::Int | Kind::Str | Kind::Big) => *one,
            _ => vm.heap.tuple(given),
        };
    }
    let mut key = given.to_vec();
    if !args.keywords.is_empty() {
        // No argument can be this mark: it divides positions from names.
        key.push(vm.registry.intrinsics.get("_missing").copied().unwrap_or_default());
        key.extend(args.named().flat_map(|(name, value)| [name, value]));
    }
    if typed {
        let types: Vec<Object> = given.iter().copied().chain(args.named().map(|(_, value)| value)).collect();
        key.extend(types.into_iter().map(|value| Vm::class_object(vm.class_of(value))));
    }
    vm.heap.tuple(key)
}

fn lru_call(vm: &mut Vm, args: Args<'_>) -> Res {
    let Some(&receiver) = args.all.first() else { return Err(vm.type_error("a cached function needs itself as an argument")) };
    let name = vm.name(Name::LruCache);
    let cache = vm.instance_attr(receiver, name).unwrap_or_default();
    let Some(&LruCache { function, table, most, typed, .. }) = peek::<LruCache>(vm, cache) else {
        return Err(vm.type_error("the cache of this function is gone"));
    };
    let key = if most == Some(0) { Object::NONE } else { key_of(vm, args, typed) };
    let found = if most == Some(0) { Ok(None) } else { vm.dict_find(table.index(), key).map(|(_, found)| found) };
    let keeps = match found {
        Ok(Some(at)) => {
            if let Some(cache) = peek_mut::<LruCache>(vm, cache) {
                cache.hits += 1;
            }
            let entries = &mut vm.heap.dicts[table.index()];
            let value = entries.entries[at].value;
            if most.is_some() && at + 1 < entries.entries.len() {
                let entry = entries.remove_at(at);
                entries.push(entry.hash, entry.key, entry.value);
            }
            return Ok(value);
        }
        Ok(None) => {
            if let Some(cache) = peek_mut::<LruCache>(vm, cache) {
                cache.misses += 1;
            }
            if most == Some(0) {
                let (given, keywords) = (args.all[1..].to_vec(), args.keywords.to_vec());
                return Err(Box::new(Flow::Call(Call {
                    callee: function,
                    args: given,
                    keywords,
                    cont: Cont::Store,
                    extra: Object::UNBOUND,
                })));
            }
            true
        }
        Err(Slow::Guest) => false,
        Err(Slow::Flow(flow)) => return Err(flow),
    };
    if keeps && args.keywords.is_empty() {
        // In most calls nothing needs to be spread.
        let steps = match args.all.len() {
            2 => Some("compute_of_one"),
            3 => Some("compute_of_two"),
            _ => None,
        };
        if let Some(steps) = steps {
            let mut all = vec![KEEP.get(vm), cache, key, function];
            all.extend_from_slice(&args.all[1..]);
            return call(vm.embedded(steps), all);
        }
    }
    let given = vm.heap.tuple(&args.positional()[1..]);
    let keywords: Vec<(Object, Object)> = args.named().collect();
    let keywords = vm.dict_from(keywords);
    if keeps {
        return call(vm.embedded("compute_and_keep"), vec![KEEP.get(vm), cache, key, function, given, keywords]);
    }
    let most = most.map_or(Object::NONE, |most| vm.heap.int(most as i64));
    call(vm.embedded("cached_slowly"), vec![COUNT.get(vm), KEEP.get(vm), cache, key, function, given, keywords, table, most])
}

/// Remembers a result, unless the call itself did so already; the oldest one goes.
fn lru_keep(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(&LruCache { table, most, .. }) = peek::<LruCache>(vm, args[0]) else { return Ok(Object::NONE) };
    let hash = match args[3].some() {
        // Guest code has compared the key: there is none like it.
        Some(hash) => vm.small_int(hash).unwrap_or(0),
        None => match vm.dict_find(table.index(), args[1]) {
            Ok((hash, None)) => hash,
            _ => return Ok(Object::NONE),
        },
    };
    if most.is_some_and(|most| vm.heap.dicts[table.index()].len() >= most)
        && let Some((oldest, _)) = vm.heap.dicts[table.index()].next_at(0)
    {
        vm.heap.dicts[table.index()].remove_at(oldest);
    }
    vm.reserve(64)?;
    vm.dict_push(table.index(), hash, args[1], args[2])?;
    Ok(Object::NONE)
}

fn lru_count(vm: &mut Vm, args: &[Object]) -> Res {
    if let Some(cache) = peek_mut::<LruCache>(vm, args[0]) {
        if args[1].is_true() {
            cache.hits += 1;
        } else {
            cache.misses += 1;
        }
    }
    Ok(Object::NONE)
}

fn lru_numbers(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(&LruCache { hits, misses, most, table, typed, .. }) = peek::<LruCache>(vm, args[0]) else { return Ok(Object::NONE) };
    let most = most.map_or(Object::NONE, |most| vm.heap.int(most as i64));
    let size = vm.heap.dicts[table.index()].len();
    Ok(vm.heap.tuple([Object::small(hits as i64), Object::small(misses as i64), most, Object::small(size as i64), Object::bool(typed)]))
}

fn lru_clear(vm: &mut Vm, args: &[Object]) -> Res {
    let table = vm.heap.dict(crate::object::dict::Dict::default());
    if let Some(cache) = peek_mut::<LruCache>(vm, args[0]) {
        (cache.table, cache.hits, cache.misses) = (table, 0, 0);
    }
    Ok(Object::NONE)
}
