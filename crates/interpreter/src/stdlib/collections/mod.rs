//! The native part of `collections`: counting, the ends of an ordered dict, and the getters of named tuples (`dicts.rs`: how dicts of
//! both kinds are filled).
//! Where guest code must compare or count, the Python beside it does the work.

pub mod deque;
mod dicts;

use super::grammar::is_keyword;
use crate::native::{NativeDef, Res, function, getter, method, static_method, variadic_method};
use crate::object::class::Layout;
use crate::object::misc::Misc;
use crate::object::walk::Walk;
use crate::object::{Kind, Object};
use crate::pace;
use crate::text::{quote, str_class};
use crate::types::{DICT, OBJECT, TypeDef};
use crate::vm::Vm;
use crate::vm::hash::Slow;
use ahash::AHashSet as HashSet;

pub static TABLE: &[NativeDef] = &[
    function("_count_elements", "mapping, iterable, /", |vm, args| {
        let class = vm.class_of(args[0]);
        let is_replaced = ["__setitem__", "get"].into_iter().any(|name| {
            let name = vm.heap.intern(name);
            vm.lookup(class, name) != vm.lookup(DICT, name)
        });
        // What only the guest can count comes back. Where the methods are those of a dict, it is the dict within that is filled.
        let (table, rest) = if is_replaced { (args[0], args[1]) } else { (vm.payload(args[0]), count(vm, args)?) };
        if rest.is_none() { Ok(Object::NONE) } else { super::slowly(vm, "collections", "_count_slowly", vec![table, rest]) }
    }),
    function("_by_value", "mapping, n, /", by_value),
    function("_elements", "mapping, /", elements),
    function("_replaced", "names, items, changes, /", replaced),
    function("_checked_names", "typename, field_names, rename, /", checked_names),
    function("_combine", "target, one, other, operator, /", combine),
    method("pop", "self, key, default=None", |vm, args| {
        check_dict(vm, args[0], "pop")?;
        crate::types::dict_pop(vm, args)
    }),
    method("setdefault", "self, key, default=None", |vm, args| {
        check_dict(vm, args[0], "setdefault")?;
        crate::types::dict_setdefault(vm, args)
    }),
    variadic_method("__init__", "self, /, *args, **kwargs", dicts::init),
    variadic_method("update", "self, /, *args, **kwargs", dicts::update),
    method("__missing__", "self, key, /", dicts::missing),
    function("_tally", "table, item, /", |vm, args| match args[0].index_of(Kind::Dict) {
        Some(table) if tally(vm, table, args[1])? => Ok(Object::NONE),
        _ => super::slowly(vm, "collections", "_tally_slowly", args.to_vec()),
    }),
    method("popitem", "self, last=True", pop_end),
    method("move_to_end", "self, key, last=True", move_to_end),
];

/// Bytes that the name of a field takes while names are checked, beside its text.
const FIELD: usize = 64;

/// The names of the items of a named tuple: those that cannot be names are replaced, or refused.
fn checked_names(vm: &mut Vm, args: &[Object]) -> Res {
    let names = vm.items_native(args[1])?.unwrap_or_default();
    let mut all = vec![super::text(vm, args[0]).to_owned()];
    let mut seen = HashSet::new();
    let is_name = |name: &str| str_class::is_identifier(name) && !is_keyword(name);
    for (number, name) in names.into_iter().enumerate() {
        if pace::halted_at(number) {
            vm.poll()?;
        }
        let name = super::text(vm, name).to_owned();
        vm.reserve(name.len() * 2 + FIELD)?;
        let is_new = seen.insert(name.clone());
        let is_kept = !args[2].is_true() || is_new && is_name(&name) && !name.starts_with('_');
        all.push(if is_kept { name } else { format!("_{number}") });
    }
    let complaint = pace::items(all.iter()).find(|name| !is_name(name)).map(|name| match str_class::is_identifier(name) {
        true => ("Type names and field names cannot be a keyword", name),
        false => ("Type names and field names must be valid identifiers", name),
    });
    drop(seen);
    vm.reserve(all.len() * FIELD)?;
    let mut seen: HashSet<&str> = HashSet::new();
    let complaint = complaint.or_else(|| {
        pace::items(all.iter().skip(1)).find_map(|name| match () {
            () if name.starts_with('_') && !args[2].is_true() => Some(("Field names cannot start with an underscore", name)),
            () if !seen.insert(name) => Some(("Encountered duplicate field name", name)),
            () => None,
        })
    });
    vm.poll()?;
    if let Some((complaint, name)) = complaint {
        let message = format!("{complaint}: {}", quote::repr_str(name));
        return Err(vm.value_error(&message));
    }
    drop(seen);
    vm.reserve(all.len() * FIELD)?;
    let names = pace::items(all.iter().skip(1)).map(|name| vm.heap.intern(name)).collect();
    vm.poll()?;
    Ok(vm.heap.list(names))
}

pub static TUPLE_GETTER: TypeDef = TypeDef {
    id: super::ids::TUPLE_GETTER,
    name: "_tuplegetter",
    module: "collections",
    base: OBJECT,
    layout: Layout::Other,
    is_base: false,
    natives: &[GETTER_METHODS],
    doc: "",
};
static GETTER_METHODS: &[NativeDef] = &[
    static_method("__new__", "cls, index, doc, /", tuple_getter),
    getter("__doc__", |vm, args| match vm.heap.miscs[args[0].index()] {
        Misc::TupleGetter { doc, .. } => Ok(doc),
        _ => Ok(Object::NONE),
    }),
    method("__repr__", "self, /", |vm, args| match vm.heap.miscs[args[0].index()] {
        Misc::TupleGetter { at, doc } => {
            let text = format!("_tuplegetter({at}, {})", crate::types::repr_native(vm, doc));
            Ok(vm.heap.string(text))
        }
        _ => crate::types::default_repr(vm, args[0]),
    }),
    method("__get__", "self, instance, owner=None, /", |vm, args| {
        if args[1].is_none() {
            return Ok(args[0]);
        }
        let class = vm.class_of(args[1]);
        vm.bind(args[0], args[1], class)
    }),
];

/// Counts items in a dict; the result is None, or a list of the items that only guest code can hash or compare.
fn count(vm: &mut Vm, args: &[Object]) -> Res {
    let table = vm.payload(args[0]);
    if !table.is(Kind::Dict) {
        return Ok(args[1]);
    }
    // Where there are no keys yet, and the items are plain, nothing of the guest's is asked while they are counted.
    let computed = if vm.heap.dicts[table.index()].is_empty() { vm.computed(args[1])? } else { None };
    let items = match computed {
        Some(items) => Some(items),
        None => vm.items_native(args[1])?,
    };
    let Some(items) = items else { return Ok(args[1]) };
    for (at, &item) in items.iter().enumerate() {
        if at % 8192 == 8191 {
            vm.poll()?;
        }
        if !tally(vm, table.index(), item)? {
            return Ok(vm.heap.list(items[at..].to_vec()));
        }
    }
    Ok(Object::NONE)
}
/// Counts one item; false where guest code has to.
fn tally(vm: &mut Vm, table: u32, item: Object) -> Res<bool> {
    match vm.dict_find(table, item) {
        Ok((_, Some(place))) => {
            let Some(number) = vm.heap.dicts[table].entries[place].value.as_int() else { return Ok(false) };
            let number = vm.heap.int(number + 1);
            vm.heap.dicts[table].entries[place].value = number;
        }
        Ok((hash, None)) => {
            vm.reserve(64)?;
            vm.dict_push(table, hash, item, Object::small(1))?;
        }
        Err(Slow::Guest) => return Ok(false),
        Err(Slow::Flow(flow)) => return Err(flow),
    }
    Ok(true)
}

/// The items of a named tuple with those that a dict has under its names in their place, which are taken out there; `None` where guest
/// code iterates.
fn replaced(vm: &mut Vm, args: &[Object]) -> Res {
    let (names, items, changes) = (args[0].index_of(Kind::Tuple), vm.payload(args[1]).index_of(Kind::Tuple), args[2].index_of(Kind::Dict));
    let (Some(names), Some(items), Some(changes), false) = (names, items, changes, vm.iterates_itself(args[1])) else {
        return Ok(Object::NONE);
    };
    vm.reserve((vm.heap.tuples[names].len() + vm.heap.tuples[items].len()) * 8)?;
    let (names, mut items) = (vm.heap.tuples[names].clone(), vm.heap.tuples[items].to_vec());
    for (item, &name) in pace::items(items.iter_mut().zip(&names)) {
        if let Ok((_, Some(at))) = vm.dict_find(changes, name) {
            *item = vm.heap.dicts[changes].remove_at(at).value;
        }
    }
    items.truncate(names.len());
    Ok(vm.heap.list(items))
}

/// Gives each item of a mapping as often as its value says; `None` where a value is no ordinary int.
fn elements(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(table) = vm.payload(args[0]).index_of(Kind::Dict).filter(|_| !vm.iterates_itself(args[0])) else { return Ok(Object::NONE) };
    vm.reserve(vm.heap.dicts[table].len() * 128)?;
    let pairs: Option<Vec<(Object, i64)>> =
        pace::items(vm.heap.dicts[table].iter()).map(|entry| Some((entry.key, entry.value.as_int()?))).collect();
    let Some(pairs) = pairs else { return Ok(Object::NONE) };
    let made = pace::items(pairs.into_iter()).map(|(value, times)| {
        let left = Some(u64::try_from(times).unwrap_or(0));
        super::walk::make(vm, Walk::Repeat { value, left })
    });
    let made = made.collect();
    let made = vm.heap.list(made);
    Ok(match vm.native_iter(made) {
        Some(sources) => super::walk::make(vm, Walk::Chain { sources, current: Object::UNBOUND }),
        None => Object::NONE,
    })
}

/// The pairs of a mapping, largest value first; `None` where guest code must compare.
fn by_value(vm: &mut Vm, args: &[Object]) -> Res {
    let table = vm.payload(args[0]);
    if !table.is(Kind::Dict) {
        return Ok(Object::NONE);
    }
    let entries: Vec<(Object, Object)> = vm.heap.dicts[table.index()].iter().map(|entry| (entry.key, entry.value)).collect();
    vm.reserve(entries.len() * 24)?;
    let values: Vec<Object> = entries.iter().map(|entry| entry.1).collect();
    let keys: Vec<Object> = entries.iter().map(|entry| entry.0).collect();
    // Positions are sorted and not keys, so that only the pairs that are asked for are made.
    let places: Vec<Object> = (0..entries.len()).map(|at| Object::small(at as i64)).collect();
    let Some(order) = crate::types::sort_by_keys(vm, &values, &places, true)? else { return Ok(Object::NONE) };
    let most = args[1].as_int().map_or(order.len(), |most| usize::try_from(most).unwrap_or(0));
    vm.reserve(most.min(order.len()) * 64)?;
    let mut pairs = Vec::with_capacity(most.min(order.len()));
    for place in order.into_iter().take(most) {
        let at = place.int_value() as usize;
        pairs.push(vm.heap.tuple([keys[at], values[at]]));
    }
    Ok(vm.heap.list(pairs))
}

/// Combines two tables of small ints into an empty one; false, with nothing changed, where that takes guest code.
fn combine(vm: &mut Vm, args: &[Object]) -> Res {
    let [target, one, other] = [0, 1, 2].map(|at| vm.payload(args[at]));
    let is_plain = [target, one, other].iter().all(|table| table.is(Kind::Dict)) && vm.payload(args[3]).is(Kind::Str);
    if !is_plain || !vm.heap.dicts[target.index()].is_empty() {
        return Ok(Object::FALSE);
    }
    let operator = vm.text_of(args[3]).to_owned();
    let (left, right) = (counts(vm, one), counts(vm, other));
    let (Some(left), Some(right)) = (left, right) else { return Ok(Object::FALSE) };
    let result = |mine: i64, theirs: i64| match operator.as_str() {
        "__add__" => mine + theirs,
        "__sub__" => mine - theirs,
        "__or__" => mine.max(theirs),
        _ => mine.min(theirs),
    };
    vm.reserve((left.len() + right.len()) * 40)?;
    let mut made = Vec::new();
    for &(hash, key, mine) in &left {
        let Ok((_, found)) = vm.dict_find(other.index(), key) else { return Ok(Object::FALSE) };
        let theirs = found.map_or(0, |at| vm.heap.dicts[other.index()].entries[at].value.int_value());
        made.push((hash, key, result(mine, theirs)));
    }
    for &(hash, key, theirs) in &right {
        let Ok((_, found)) = vm.dict_find(one.index(), key) else { return Ok(Object::FALSE) };
        if found.is_none() {
            made.push((hash, key, result(0, theirs)));
        }
    }
    for (hash, key, count) in made.into_iter().filter(|&(_, _, count)| count > 0) {
        let count = vm.heap.int(count);
        vm.dict_push(target.index(), hash, key, count)?;
    }
    Ok(Object::TRUE)
}
fn counts(vm: &Vm, table: Object) -> Option<Vec<(i64, Object, i64)>> {
    vm.heap.dicts[table.index()].iter().map(|entry| Some((entry.hash, entry.key, entry.value.as_int()?))).collect()
}

/// `OrderedDict.popitem`.
fn pop_end(vm: &mut Vm, args: &[Object]) -> Res {
    let table = vm.payload(args[0]);
    let last = args[1].given().unwrap_or(Object::TRUE);
    let (Some(table), Some(last)) = (table.index_of(Kind::Dict), vm.truth_native(last)) else {
        return slowly(vm, "_pop_slowly", vec![args[0], last]);
    };
    let dict = &mut vm.heap.dicts[table];
    let found = if last { dict.pop_last() } else { dict.next_at(0).map(|(at, _)| dict.remove_at(at)) };
    let Some(entry) = found else {
        let message = vm.heap.intern("dictionary is empty");
        return Err(vm.raise(crate::types::KEY_ERROR, vec![message]));
    };
    Ok(vm.heap.tuple([entry.key, entry.value]))
}

/// The receiver of a method of `OrderedDict`.
fn check_dict(vm: &mut Vm, receiver: Object, name: &str) -> Res<()> {
    if vm.payload(receiver).is(Kind::Dict) {
        return Ok(());
    }
    let given = vm.type_name(receiver);
    let message = format!("descriptor '{name}' for 'collections.OrderedDict' objects doesn't apply to a '{given}' object");
    Err(vm.type_error(&message))
}

/// `OrderedDict.move_to_end`.
fn move_to_end(vm: &mut Vm, args: &[Object]) -> Res {
    let table = vm.payload(args[0]);
    let last = args[2].given().unwrap_or(Object::TRUE);
    let (Some(table), Some(to_end)) = (table.index_of(Kind::Dict), vm.truth_native(last)) else {
        return slowly(vm, "_move_slowly", vec![args[0], args[1], last]);
    };
    match vm.dict_find(table, args[1]) {
        Ok((_, Some(at))) => {
            vm.reserve(vm.heap.dicts[table].entries.len() * 24)?;
            let entries = &mut vm.heap.dicts[table];
            if to_end && at + 1 < entries.entries.len() {
                let entry = entries.remove_at(at);
                vm.dict_push(table, entry.hash, entry.key, entry.value)?;
            } else if !to_end && entries.next_at(0).is_some_and(|(first, _)| first != at) {
                let entry = entries.remove_at(at);
                entries.push_front(entry.hash, entry.key, entry.value);
            }
            Ok(Object::NONE)
        }
        Ok((_, None)) => Err(vm.raise(crate::types::KEY_ERROR, vec![args[1]])),
        Err(Slow::Guest) => slowly(vm, "_move_slowly", vec![args[0], args[1], last]),
        Err(Slow::Flow(flow)) => Err(flow),
    }
}
/// A method of the receiver's class, written in Python.
fn slowly(vm: &mut Vm, name: &str, args: Vec<Object>) -> Res {
    let name = vm.heap.intern(name);
    match vm.lookup(vm.class_of(args[0]), name) {
        Some(function) => crate::native::call(function, args),
        None => Err(vm.type_error("an ordered dict is required")),
    }
}

fn tuple_getter(vm: &mut Vm, args: &[Object]) -> Res {
    let at = vm.int_arg(args, 1)?;
    let at = u32::try_from(at).unwrap_or(u32::MAX);
    Ok(vm.heap.misc(Misc::TupleGetter { at, doc: args[2] }))
}
