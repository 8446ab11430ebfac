//! `dict`, its views and their iterators.

use super::dunders::{CONTAINER, EQUAL, MUTABLE, OR, REPR, SUBSCRIPT};
use super::{DICT, DICT_ITEMS, DICT_KEYS, DICT_VALUES, MAPPINGPROXY, OBJECT, TypeDef};
use crate::native::{Args, Flow, NativeDef, Res, class_method, getter, method, static_method, variadic_method, variadic_static};
use crate::object::class::Layout;
use crate::object::dict::Dict;
use crate::object::misc::{Iter, Misc};
use crate::object::{Kind, Object};
use crate::pace;
use crate::types;
use crate::vm::frame::Cont;
use crate::vm::{Name, Vm};

/// Proxies behind one another.
const NESTED_PROXIES: u32 = 100;

pub static DEF: TypeDef = TypeDef {
    id: DICT,
    name: "dict",
    module: "builtins",
    base: OBJECT,
    layout: Layout::Dict,
    is_base: true,
    natives: &[METHODS, EQUAL, CONTAINER, MUTABLE, OR, REPR, SUBSCRIPT],
    doc: "Built-in mapping.",
};

static METHODS: &[NativeDef] = &[
    variadic_static("__new__", "cls, /, *args, **kwargs", new),
    variadic_method("__init__", "self, /, *args, **kwargs", init),
    method("clear", "self, /", clear),
    method("copy", "self, /", copy),
    class_method("fromkeys", "cls, iterable, value=None, /", fromkeys),
    method("get", "self, key, default=None, /", get),
    method("items", "self, /", items),
    method("keys", "self, /", keys),
    method("pop", "self, key, default=None, /", pop),
    method("popitem", "self, /", popitem),
    method("setdefault", "self, key, default=None, /", setdefault),
    variadic_method("update", "self, /, *args, **kwargs", update),
    method("values", "self, /", values),
    method("__reversed__", "self, /", reversed),
    method("__ior__", "self, value, /", ior),
    class_method("__class_getitem__", "cls, object, /", types::class_getitem),
];

fn new(vm: &mut Vm, args: Args<'_>) -> Res {
    let payload = vm.heap.dict(Dict::default());
    if args.all[0] != Vm::class_object(DICT) {
        return Ok(vm.wrap(args.all[0], DICT, payload));
    }
    let rest = Args { all: &args.all[1..], keywords: args.keywords };
    fill(vm, payload, rest, "dict", payload)
}
fn init(vm: &mut Vm, args: Args<'_>) -> Res {
    let payload = vm.payload(args.all[0]);
    let rest = Args { all: &args.all[1..], keywords: args.keywords };
    fill(vm, payload, rest, "dict", Object::NONE)
}
fn update(vm: &mut Vm, args: Args<'_>) -> Res {
    let payload = vm.payload(args.all[0]);
    let rest = Args { all: &args.all[1..], keywords: args.keywords };
    fill(vm, payload, rest, "update", Object::NONE)
}
/// Adds what the arguments of `dict()` or `update()` say; the result is `result`.
fn fill(vm: &mut Vm, dict: Object, args: Args<'_>, name: &str, result: Object) -> Res {
    let positional = args.positional();
    if positional.len() > 1 {
        let message = format!("{name} expected at most 1 argument, got {}", positional.len());
        return Err(vm.type_error(&message));
    }
    if let Some(&source) = positional.first()
        && let Err(mut flow) = vm.dict_update(dict, source)
    {
        if let Flow::Call(call) = &mut *flow {
            if args.keywords.is_empty() {
                call.cont = Cont::Init;
                call.extra = result;
            } else {
                let pairs: Vec<(Object, Object)> = args.named().collect();
                let more = vm.dict_from(pairs);
                return vm.call_embedded("dict_fill", vec![dict, source, more, result]);
            }
        }
        return Err(flow);
    }
    for (key, value) in args.named() {
        if dict == vm.globals {
            vm.check_rebind(key)?;
        }
        vm.dict_set(dict, key, value);
    }
    Ok(result)
}
fn clear(vm: &mut Vm, args: &[Object]) -> Res {
    let index = vm.payload(args[0]).index();
    vm.heap.dicts[index].clear();
    Ok(Object::NONE)
}
fn copy(vm: &mut Vm, args: &[Object]) -> Res {
    if vm.iterates_itself(args[0]) {
        return vm.call_embedded("dict_copied", vec![args[0]]);
    }
    vm.reserve(vm.heap.dicts[vm.payload(args[0]).index()].len() * 44)?;
    let copy = vm.heap.dicts[vm.payload(args[0]).index()].clone();
    Ok(vm.heap.dict(copy))
}
/// The dict whose keys a view shows; of everything else itself.
pub fn view_table(vm: &Vm, object: Object) -> Object {
    match object.index_of(Kind::Misc).map(|index| &vm.heap.miscs[index]) {
        Some(&Misc::DictView { dict, part: 0 }) if dict.is(Kind::Dict) => dict,
        _ => object,
    }
}
fn fromkeys(vm: &mut Vm, args: &[Object]) -> Res {
    let value = args[2].or(Object::NONE);
    if args[0] == Vm::class_object(DICT)
        && let Some(keys) = vm.items_native(args[1])?
    {
        let dict = vm.heap.dict(Dict::default());
        if matches!(args[1].kind(), Kind::Dict | Kind::Set | Kind::FrozenSet) {
            // They differ, and have their hashes.
            let hashes: Vec<i64> = match args[1].kind() {
                Kind::Dict => vm.heap.dicts[args[1].index()].iter().map(|entry| entry.hash).collect(),
                _ => vm.heap.sets[args[1].index()].iter().map(|entry| entry.hash).collect(),
            };
            for (hash, key) in pace::items(hashes.into_iter().zip(keys)) {
                vm.dict_push(dict.index(), hash, key, value)?;
            }
            vm.poll()?;
            return Ok(dict);
        }
        let mut native = true;
        for (number, key) in keys.into_iter().enumerate() {
            if number % 1024 == 1023 {
                vm.poll()?;
            }
            if let Err(slow) = vm.dict_insert(dict.index(), key, value) {
                if let crate::vm::hash::Slow::Flow(flow) = slow {
                    return Err(flow);
                }
                native = false;
                break;
            }
        }
        if native {
            return Ok(dict);
        }
    }
    vm.call_embedded("dict_fromkeys", vec![args[0], args[1], value])
}
fn get(vm: &mut Vm, args: &[Object]) -> Res {
    let dict = vm.payload(args[0]);
    match vm.dict_find(dict.index(), args[1]) {
        Ok((_, Some(at))) => Ok(vm.heap.dicts[dict.index()].entries[at].value),
        Ok((_, None)) => Ok(args[2].or(Object::NONE)),
        Err(slow) => slow.or_call(vm, "dict_get", &[dict, args[1], args[2].or(Object::NONE)]),
    }
}
pub fn pop(vm: &mut Vm, args: &[Object]) -> Res {
    let dict = vm.payload(args[0]);
    if vm.heap.dicts[dict.index()].is_empty() {
        return match args[2].given() {
            Some(default) => Ok(default),
            None => Err(vm.key_error(args[1])),
        };
    }
    match vm.dict_find(dict.index(), args[1]) {
        Ok((_, Some(at))) => Ok(vm.heap.dicts[dict.index()].remove_at(at).value),
        Ok((_, None)) => match args[2].given() {
            Some(default) => Ok(default),
            None => Err(vm.key_error(args[1])),
        },
        Err(slow) => match args[2].given() {
            Some(default) => slow.or_call(vm, "dict_pop_default", &[dict, args[1], default]),
            None => slow.or_call(vm, "dict_pop", &[dict, args[1]]),
        },
    }
}
fn popitem(vm: &mut Vm, args: &[Object]) -> Res {
    let dict = vm.payload(args[0]).index();
    let Some(entry) = vm.heap.dicts[dict].pop_last() else {
        let message = vm.heap.str("popitem(): dictionary is empty");
        return Err(vm.key_error(message));
    };
    Ok(vm.heap.tuple([entry.key, entry.value]))
}
pub fn setdefault(vm: &mut Vm, args: &[Object]) -> Res {
    let dict = vm.payload(args[0]);
    let default = args[2].or(Object::NONE);
    match vm.dict_find(dict.index(), args[1]) {
        Ok((_, Some(at))) => Ok(vm.heap.dicts[dict.index()].entries[at].value),
        Ok((hash, None)) => {
            if dict == vm.globals && args[1].is(Kind::Str) {
                vm.check_rebind(args[1])?;
            }
            vm.dict_push(dict.index(), hash, args[1], default)?;
            Ok(default)
        }
        Err(slow) => slow.or_call(vm, "dict_setdefault", &[dict, args[1], default]),
    }
}
fn view(vm: &mut Vm, dict: Object, part: u8) -> Object {
    vm.heap.misc(Misc::DictView { dict, part })
}
fn keys(vm: &mut Vm, args: &[Object]) -> Res {
    Ok(view(vm, args[0], 0))
}
fn values(vm: &mut Vm, args: &[Object]) -> Res {
    Ok(view(vm, args[0], 1))
}
fn items(vm: &mut Vm, args: &[Object]) -> Res {
    Ok(view(vm, args[0], 2))
}
fn reverse_iter(vm: &mut Vm, dict: Object, part: u8) -> Object {
    let over = vm.payload(dict);
    let table = &vm.heap.dicts[over.index()];
    let (at, len) = (table.entries.len(), table.len());
    vm.heap.iter(Iter::DictReversed { over, at, len, part })
}
fn reversed(vm: &mut Vm, args: &[Object]) -> Res {
    Ok(reverse_iter(vm, args[0], 0))
}
fn ior(vm: &mut Vm, args: &[Object]) -> Res {
    let dict = vm.payload(args[0]);
    vm.dict_update(dict, args[1]).map_err(|mut flow| {
        if let Flow::Call(call) = &mut *flow {
            call.cont = Cont::Init;
            call.extra = args[0];
        }
        flow
    })?;
    Ok(args[0])
}

/// `subclass[key]`: a missing key asks `__missing__`.
pub fn dict_subclass_getitem(vm: &mut Vm, object: Object, key: Object) -> Res {
    let dict = vm.payload(object);
    match vm.dict_find(dict.index(), key) {
        Ok((_, Some(at))) => Ok(vm.heap.dicts[dict.index()].entries[at].value),
        Ok((_, None)) => dict_missing(vm, object, key),
        Err(slow) => slow.or_call(vm, "dict_subclass_getitem", &[object, dict, key]),
    }
}
/// What a subclass of dict gives for a key that it lacks.
pub fn dict_missing(vm: &mut Vm, object: Object, key: Object) -> Res {
    match vm.special(object, Name::Missing) {
        Some(method) if method.is(Kind::Native) => vm.call_native(method.index(), &[object, key], &[]),
        Some(method) => match vm.constant_result(method, 2) {
            Some(value) => Ok(value),
            None => vm.call_special(method, object, &[key], Cont::Store),
        },
        None => Err(vm.key_error(key)),
    }
}

fn view_parts(vm: &Vm, view: Object) -> (Object, u8) {
    match vm.heap.miscs[view.index()] {
        Misc::DictView { dict, part } => (dict, part),
        _ => (Object::UNBOUND, 0),
    }
}
fn view_reversed(vm: &mut Vm, args: &[Object]) -> Res {
    let (dict, part) = view_parts(vm, args[0]);
    Ok(reverse_iter(vm, dict, part))
}
fn view_mapping(vm: &mut Vm, args: &[Object]) -> Res {
    let (dict, _) = view_parts(vm, args[0]);
    Ok(vm.heap.misc(Misc::MappingProxy(dict)))
}
fn view_isdisjoint(vm: &mut Vm, args: &[Object]) -> Res {
    vm.call_embedded("isdisjoint", vec![args[0], args[1]])
}
fn view_contains(vm: &mut Vm, args: &[Object]) -> Res {
    let (dict, part) = view_parts(vm, args[0]);
    let inner = vm.payload(dict);
    match part {
        0 => vm.contains(inner, args[1], false).map_err(to_bool),
        _ => vm.call_embedded("view_contains", vec![inner, args[1], Object::small(i64::from(part))]),
    }
}
/// A search of guest code, for a method that gives a bool of what it finds.
pub(super) fn to_bool(mut flow: Box<Flow>) -> Box<Flow> {
    if let Flow::Call(call) = &mut *flow
        && call.cont == Cont::Contains
    {
        call.cont = Cont::ToBool;
    }
    flow
}
fn view_len(vm: &mut Vm, args: &[Object]) -> Res {
    vm.len(args[0])
}
fn view_iter(vm: &mut Vm, args: &[Object]) -> Res {
    vm.iter(args[0])
}
fn view_repr(vm: &mut Vm, args: &[Object]) -> Res {
    types::builtin_repr(vm, args[0])
}
macro_rules! view_comparisons {
    ($($name:ident, $sign:literal;)*) => {
        $(fn $name(vm: &mut Vm, args: &[Object]) -> Res {
            let sign = vm.heap.intern($sign);
            vm.call_embedded("view_compare", vec![args[0], args[1], sign])
        })*
    };
}
view_comparisons! { view_eq, "=="; view_ne, "!="; view_lt, "<"; view_le, "<="; view_gt, ">"; view_ge, ">="; }
macro_rules! view_operators {
    ($($name:ident, $reflected:ident, $sign:literal;)*) => {
        $(
            fn $name(vm: &mut Vm, args: &[Object]) -> Res {
                let sign = vm.heap.intern($sign);
                let table = view_table(vm, args[0]);
                vm.call_embedded("view_operation", vec![sign, args[0], args[1], table])
            }
            fn $reflected(vm: &mut Vm, args: &[Object]) -> Res {
                let sign = vm.heap.intern($sign);
                let table = view_table(vm, args[1]);
                vm.call_embedded("view_operation", vec![sign, args[1], args[0], table])
            }
        )*
    };
}
view_operators! { view_and, view_rand, "&"; view_or, view_ror, "|"; view_xor, view_rxor, "^"; view_sub, view_rsub, "-"; }

static VIEW: &[NativeDef] = &[
    method("__len__", "self, /", view_len),
    method("__iter__", "self, /", view_iter),
    method("__reversed__", "self, /", view_reversed),
    method("__repr__", "self, /", view_repr),
    getter("mapping", view_mapping),
];
static SET_LIKE: &[NativeDef] = &[
    method("__contains__", "self, key, /", view_contains),
    method("isdisjoint", "self, other, /", view_isdisjoint),
    method("__eq__", "self, value, /", view_eq),
    method("__ne__", "self, value, /", view_ne),
    method("__lt__", "self, value, /", view_lt),
    method("__le__", "self, value, /", view_le),
    method("__gt__", "self, value, /", view_gt),
    method("__ge__", "self, value, /", view_ge),
    method("__and__", "self, value, /", view_and),
    method("__rand__", "self, value, /", view_rand),
    method("__or__", "self, value, /", view_or),
    method("__ror__", "self, value, /", view_ror),
    method("__xor__", "self, value, /", view_xor),
    method("__rxor__", "self, value, /", view_rxor),
    method("__sub__", "self, value, /", view_sub),
    method("__rsub__", "self, value, /", view_rsub),
];

const fn view_type(id: u32, name: &'static str, natives: &'static [&'static [NativeDef]]) -> TypeDef {
    TypeDef { id, name, module: "builtins", base: OBJECT, layout: Layout::Other, is_base: false, natives, doc: "" }
}
pub static KEYS: TypeDef = view_type(DICT_KEYS, "dict_keys", &[VIEW, SET_LIKE]);
pub static VALUES: TypeDef = view_type(DICT_VALUES, "dict_values", &[VIEW]);
pub static ITEMS: TypeDef = view_type(DICT_ITEMS, "dict_items", &[VIEW, SET_LIKE]);

// ---- mappingproxy

pub static PROXY: TypeDef = TypeDef {
    id: MAPPINGPROXY,
    name: "mappingproxy",
    module: "builtins",
    base: OBJECT,
    layout: Layout::Other,
    is_base: false,
    natives: &[PROXY_METHODS],
    doc: "A read-only view of a mapping.",
};
static PROXY_METHODS: &[NativeDef] = &[
    static_method("__new__", "cls, mapping, /", proxy_new),
    method("__len__", "self, /", proxy_len),
    method("__iter__", "self, /", proxy_iter),
    method("__contains__", "self, key, /", proxy_contains),
    method("__getitem__", "self, key, /", proxy_getitem),
    method("__repr__", "self, /", proxy_repr),
    method("__eq__", "self, value, /", proxy_eq),
    method("get", "self, key, default=None, /", proxy_get),
    method("keys", "self, /", proxy_keys),
    method("values", "self, /", proxy_values),
    method("items", "self, /", proxy_items),
    method("copy", "self, /", proxy_copy),
    method("__reversed__", "self, /", |vm, args| {
        let inner = proxied(vm, args[0]);
        vm.call_embedded("reversed_of", vec![inner])
    }),
    method("__or__", "self, value, /", |vm, args| proxy_or(vm, args[0], args[1])),
    method("__ror__", "self, value, /", |vm, args| proxy_or(vm, args[1], args[0])),
    method("__ior__", "self, value, /", |vm, args| {
        let message = format!("'|=' is not supported by {}; use '|' instead", vm.type_name(args[0]));
        Err(vm.type_error(&message))
    }),
    class_method("__class_getitem__", "cls, object, /", types::class_getitem),
];
fn proxy_or(vm: &mut Vm, left: Object, right: Object) -> Res {
    let [left, right] = [left, right].map(|side| if vm.class_of(side) == MAPPINGPROXY { proxied(vm, side) } else { side });
    vm.call_embedded("either", vec![left, right])
}
fn proxy_new(vm: &mut Vm, args: &[Object]) -> Res {
    let (plain, item) = (vm.payload(args[1]), vm.name(Name::Getitem));
    if matches!(plain.kind(), Kind::List | Kind::Tuple) || vm.lookup(vm.class_of(args[1]), item).is_none() {
        let message = format!("mappingproxy() argument must be a mapping, not {}", vm.type_name(args[1]));
        return Err(vm.type_error(&message));
    }
    // Whatever asks a proxy goes through all that are behind it.
    let (mut behind, mut depth) = (args[1], 0);
    while let Some(Misc::MappingProxy(inner)) = behind.index_of(Kind::Misc).and_then(|index| vm.heap.miscs.get(index)) {
        (behind, depth) = (*inner, depth + 1);
        if depth == NESTED_PROXIES {
            return Err(vm.recursion_error(""));
        }
    }
    Ok(vm.heap.misc(Misc::MappingProxy(args[1])))
}
/// The mapping behind a proxy; a class's own attributes become a dict.
pub fn proxied(vm: &mut Vm, proxy: Object) -> Object {
    match vm.heap.miscs[proxy.index()] {
        Misc::MappingProxy(inner) => inner,
        Misc::ClassDict(class) => {
            let items: Vec<(Object, Object)> = match vm.class(class).builtin {
                Some(attrs) => {
                    let extras = vm.type_extras.get(&class).cloned().unwrap_or_default();
                    let own =
                        attrs.order().iter().map(|name| (vm.heap.intern(name), attrs.get(name).unwrap_or_default())).collect::<Vec<_>>();
                    own.into_iter().chain(extras.iter().map(|(name, &value)| (vm.heap.intern(name), value))).collect()
                }
                None => vm.class(class).attrs.iter().collect(),
            };
            vm.dict_from(items)
        }
        _ => Object::NONE,
    }
}
fn proxy_len(vm: &mut Vm, args: &[Object]) -> Res {
    let inner = proxied(vm, args[0]);
    vm.len(inner)
}
fn proxy_iter(vm: &mut Vm, args: &[Object]) -> Res {
    let inner = proxied(vm, args[0]);
    vm.iter(inner)
}
/// What a class has under a name, where the proxy is a class's: its attributes need not become a dict for that.
fn class_entry(vm: &mut Vm, proxy: Object, key: Object) -> Option<Option<Object>> {
    match vm.heap.miscs[proxy.index()] {
        Misc::ClassDict(class) if key.is(Kind::Str) => {
            let name = vm.heap.intern_object(key);
            Some(vm.own_attr(class, name))
        }
        _ => None,
    }
}
fn proxy_contains(vm: &mut Vm, args: &[Object]) -> Res {
    if let Some(found) = class_entry(vm, args[0], args[1]) {
        return Ok(Object::bool(found.is_some()));
    }
    let inner = proxied(vm, args[0]);
    vm.contains(inner, args[1], false).map_err(to_bool)
}
fn proxy_getitem(vm: &mut Vm, args: &[Object]) -> Res {
    if let Some(Some(found)) = class_entry(vm, args[0], args[1]) {
        return Ok(found);
    }
    let inner = proxied(vm, args[0]);
    vm.load_item(inner, args[1])
}
fn proxy_repr(vm: &mut Vm, args: &[Object]) -> Res {
    let inner = proxied(vm, args[0]);
    let proxy = vm.heap.misc(Misc::MappingProxy(inner));
    types::builtin_repr(vm, proxy)
}
fn proxy_eq(vm: &mut Vm, args: &[Object]) -> Res {
    let inner = proxied(vm, args[0]);
    let other = if args[1].is(Kind::Misc) && vm.class_of(args[1]) == MAPPINGPROXY { proxied(vm, args[1]) } else { args[1] };
    vm.call_embedded("equal", vec![inner, other])
}
fn call_on(vm: &mut Vm, proxy: Object, name: &str, args: Vec<Object>) -> Res {
    let inner = proxied(vm, proxy);
    let name = vm.heap.intern(name);
    let method = vm.getattr(inner, name)?;
    crate::native::call(method, args)
}
fn proxy_get(vm: &mut Vm, args: &[Object]) -> Res {
    if let Some(found) = class_entry(vm, args[0], args[1]) {
        return Ok(found.unwrap_or_else(|| args[2].or(Object::NONE)));
    }
    call_on(vm, args[0], "get", vec![args[1], args[2].or(Object::NONE)])
}
fn proxy_keys(vm: &mut Vm, args: &[Object]) -> Res {
    call_on(vm, args[0], "keys", vec![])
}
fn proxy_values(vm: &mut Vm, args: &[Object]) -> Res {
    call_on(vm, args[0], "values", vec![])
}
fn proxy_items(vm: &mut Vm, args: &[Object]) -> Res {
    call_on(vm, args[0], "items", vec![])
}
fn proxy_copy(vm: &mut Vm, args: &[Object]) -> Res {
    call_on(vm, args[0], "copy", vec![])
}
