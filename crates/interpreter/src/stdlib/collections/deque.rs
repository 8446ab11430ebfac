//! `collections.deque`: a ring of objects. Items are compared natively; where guest code must compare, embedded code does it
//! over a copy of the items.

use crate::native::{Args, NativeDef, Res, class_method, getter, method, static_method, variadic_method, variadic_static};
use crate::object::class::Layout;
use crate::object::misc::{Items, Iter, Misc, NativeState, State};
use crate::object::walk::Walk;
use crate::object::{Kind, Object};
use crate::stdlib::state::saved;
use crate::stdlib::{ITERATOR_PARTS, ids, walk};
use crate::types::{self, OBJECT, TypeDef};
use crate::vm::compare::same_native;
use crate::vm::{Name, Vm};
use std::any::Any;
use std::collections::VecDeque;
use std::ops::Range;

/// Items up to which a source is copied before it is added.
const FEW: usize = 64;

/// The items of a deque.
#[derive(Clone, Default, serde::Serialize, serde::Deserialize)]
pub struct Deque {
    items: VecDeque<Object>,
    maxlen: Option<usize>,
    /// Changes with every change: iterators look at it.
    version: u64,
}

impl NativeState for Deque {
    fn class(&self) -> u32 {
        ids::DEQUE
    }
    fn trace(&self, visit: &mut dyn FnMut(Object)) {
        self.items.iter().for_each(|&item| visit(item));
    }
    fn clone_state(&self) -> Box<dyn NativeState> {
        Box::new(self.clone())
    }
    fn save(&self) -> Result<Vec<u8>, &'static str> {
        saved(self)
    }
    fn bytes(&self) -> usize {
        64 + self.items.capacity() * 8
    }
    fn size(&self) -> Option<usize> {
        Some(self.items.len())
    }
    fn items(&self) -> Option<Vec<Object>> {
        Some(self.items.iter().copied().collect())
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

pub static DEQUE: TypeDef = TypeDef {
    id: ids::DEQUE,
    name: "deque",
    module: "collections",
    base: OBJECT,
    layout: Layout::Other,
    is_base: true,
    natives: &[METHODS],
    doc: "A list-like sequence optimized for data accesses near its endpoints.",
};
pub static DEQUE_ITERATOR: TypeDef = TypeDef {
    id: ids::DEQUE_ITERATOR,
    name: "_deque_iterator",
    module: "_collections",
    base: OBJECT,
    layout: Layout::Other,
    is_base: false,
    natives: &[NEW_ITERATOR, ITERATOR_METHODS, types::STEPS, ITERATOR_PARTS],
    doc: "",
};
pub static DEQUE_REVERSE_ITERATOR: TypeDef = TypeDef {
    id: ids::DEQUE_REVERSE_ITERATOR,
    name: "_deque_reverse_iterator",
    module: "_collections",
    base: OBJECT,
    layout: Layout::Other,
    is_base: false,
    natives: &[NEW_REVERSED, ITERATOR_METHODS, types::STEPS, ITERATOR_PARTS],
    doc: "",
};

static METHODS: &[NativeDef] = &[
    variadic_static("__new__", "cls, iterable=(), maxlen=None", new),
    variadic_method("__init__", "self, iterable=(), maxlen=None", init),
    method("append", "self, object, /", append),
    method("appendleft", "self, object, /", append_left),
    method("pop", "self, /", pop),
    method("popleft", "self, /", pop_left),
    method("extend", "self, iterable, /", extend),
    method("extendleft", "self, iterable, /", extend_left),
    method("clear", "self, /", clear),
    method("copy", "self, /", copy),
    method("__copy__", "self, /", copy),
    method("count", "self, value, /", count),
    method("index", "self, value, start=0, stop=9223372036854775807, /", index),
    method("insert", "self, index, object, /", insert),
    method("remove", "self, value, /", remove),
    method("reverse", "self, /", reverse),
    method("rotate", "self, n=1, /", rotate),
    getter("maxlen", |vm, args| {
        let maxlen = read(vm, args[0])?.maxlen;
        Ok(maxlen.map_or(Object::NONE, |maxlen| vm.heap.int(maxlen as i64)))
    }),
    method("__len__", "self, /", |vm, args| Ok(Object::small(read(vm, args[0])?.items.len() as i64))),
    method("__iter__", "self, /", |vm, args| iterate(vm, args[0], false)),
    method("__reversed__", "self, /", |vm, args| iterate(vm, args[0], true)),
    method("__contains__", "self, key, /", contains),
    method("__getitem__", "self, key, /", get_item),
    method("__setitem__", "self, key, value, /", set_item),
    method("__delitem__", "self, key, /", delete_item),
    method("__add__", "self, value, /", add),
    method("__iadd__", "self, value, /", |vm, args| {
        let Some(items) = vm.items_native(args[1])? else { return vm.call_embedded("deque_extended", vec![args[0], args[1]]) };
        push_all(vm, args[0], &items)?;
        Ok(args[0])
    }),
    method("__mul__", "self, value, /", |vm, args| multiplied(vm, args, false)),
    method("__rmul__", "self, value, /", |vm, args| multiplied(vm, args, false)),
    method("__imul__", "self, value, /", |vm, args| multiplied(vm, args, true)),
    method("__eq__", "self, value, /", |vm, args| compared(vm, args, "==")),
    method("__ne__", "self, value, /", |vm, args| compared(vm, args, "!=")),
    method("__lt__", "self, value, /", |vm, args| compared(vm, args, "<")),
    method("__le__", "self, value, /", |vm, args| compared(vm, args, "<=")),
    method("__gt__", "self, value, /", |vm, args| compared(vm, args, ">")),
    method("__ge__", "self, value, /", |vm, args| compared(vm, args, ">=")),
    method("__repr__", "self, /", |vm, args| vm.call_embedded("deque_repr", vec![args[0]])),
    method("__reduce__", "self, /", |vm, args| vm.call_embedded("deque_reduce", vec![args[0]])),
    class_method("__class_getitem__", "cls, object, /", types::class_getitem),
];
static NEW_ITERATOR: &[NativeDef] = &[static_method("__new__", "cls, iterable, index=0, /", |vm, args| iterate_from(vm, args, false))];
static NEW_REVERSED: &[NativeDef] = &[static_method("__new__", "cls, iterable, index=0, /", |vm, args| iterate_from(vm, args, true))];
static ITERATOR_METHODS: &[NativeDef] = &[method("__length_hint__", "self, /", |vm, args| {
    let left = match args[0].index_of(Kind::Iter).map(|index| &vm.heap.iters[index]) {
        Some(Iter::Walk(walk)) => match **walk {
            Walk::Deque { over, at, .. } => read(vm, over)?.items.len().saturating_sub(at),
            _ => 0,
        },
        _ => 0,
    };
    Ok(Object::small(left as i64))
})];

/// The deque that an object is.
#[inline]
fn state(vm: &Vm, object: Object) -> Option<&Deque> {
    match &vm.heap.miscs[vm.payload(object).index_of(Kind::Misc)?] {
        Misc::Native(State::Deque(deque)) => Some(deque),
        _ => None,
    }
}
/// The same, to be changed.
#[inline]
fn state_mut(vm: &mut Vm, object: Object) -> Option<&mut Deque> {
    let index = vm.payload(object).index_of(Kind::Misc)?;
    match &mut vm.heap.miscs[index] {
        Misc::Native(State::Deque(deque)) => Some(deque),
        _ => None,
    }
}
fn read(vm: &mut Vm, object: Object) -> Res<&Deque> {
    if state(vm, object).is_none() {
        return Err(no_deque(vm, object));
    }
    Ok(state(vm, object).expect("looked at just before"))
}
fn write(vm: &mut Vm, object: Object) -> Res<&mut Deque> {
    if state(vm, object).is_none() {
        return Err(no_deque(vm, object));
    }
    let deque: &mut Deque = state_mut(vm, object).expect("looked at just before");
    deque.version += 1;
    Ok(deque)
}
#[cold]
fn no_deque(vm: &mut Vm, object: Object) -> Box<crate::native::Flow> {
    let message = format!("descriptor requires a 'collections.deque' object but received a '{}'", vm.type_name(object));
    vm.type_error(&message)
}
fn plain(vm: &mut Vm, items: VecDeque<Object>, maxlen: Option<usize>) -> Object {
    vm.heap.misc(Misc::Native(State::from(Deque { items, maxlen, version: 0 })))
}

fn new(vm: &mut Vm, args: Args<'_>) -> Res {
    let payload = plain(vm, VecDeque::new(), None);
    let made = vm.wrap(args.all[0], ids::DEQUE, payload);
    if made == payload {
        // No subclass: there is no `__init__` to come.
        return fill(vm, payload, args).map(|_| payload).map_err(|flow| crate::stdlib::returning(flow, payload));
    }
    Ok(made)
}
fn init(vm: &mut Vm, args: Args<'_>) -> Res {
    fill(vm, args.all[0], args)
}
fn fill(vm: &mut Vm, deque: Object, args: Args<'_>) -> Res {
    let positional = args.positional();
    if positional.len() > 3 {
        let message = format!("deque() takes at most 2 arguments ({} given)", positional.len() - 1);
        return Err(vm.type_error(&message));
    }
    let (mut iterable, mut maxlen) = (positional.get(1).copied().unwrap_or_default(), positional.get(2).copied().unwrap_or_default());
    for (name, value) in args.named() {
        match vm.heap.text(name) {
            "iterable" => iterable = value,
            "maxlen" => maxlen = value,
            other => {
                let message = format!("'{other}' is an invalid keyword argument for deque()");
                return Err(vm.type_error(&message));
            }
        }
    }
    let maxlen = match maxlen.some() {
        None => None,
        Some(value) => {
            let number = vm.payload(value);
            let Some(number) = vm.small_int(number) else {
                let is_large = number.is(Kind::Big);
                return Err(match is_large {
                    true => vm.overflow_error("Python int too large to convert to C ssize_t"),
                    false => vm.type_error("an integer is required"),
                });
            };
            let Ok(number) = usize::try_from(number) else { return Err(vm.value_error("maxlen must be non-negative")) };
            Some(number)
        }
    };
    let target = write(vm, deque)?;
    target.items.clear();
    target.maxlen = maxlen;
    match iterable.given() {
        None => Ok(Object::NONE),
        Some(iterable) => extend(vm, &[deque, iterable]),
    }
}
fn push_all(vm: &mut Vm, deque: Object, items: &[Object]) -> Res<()> {
    let target = read(vm, deque)?;
    if items.is_empty() {
        return Ok(());
    }
    if target.items.capacity() - target.items.len() < items.len() {
        let bytes = (target.items.capacity() + items.len()) * 8;
        vm.reserve(bytes)?;
        vm.heap.charge(bytes);
    }
    let target = write(vm, deque)?;
    target.items.extend(items);
    if let Some(maxlen) = target.maxlen {
        let surplus = target.items.len().saturating_sub(maxlen);
        target.items.drain(..surplus);
    }
    Ok(())
}
/// A deque that has room for an item more; where its length is the greatest, another item goes.
#[inline]
fn roomy(vm: &mut Vm, object: Object, drop_one: impl Fn(&mut VecDeque<Object>) -> Option<Object>) -> Option<&mut Deque> {
    let deque: &mut Deque = state_mut(vm, object)?;
    if deque.maxlen == Some(deque.items.len()) {
        drop_one(&mut deque.items)?;
    } else if deque.items.len() == deque.items.capacity() {
        return None;
    }
    deque.version += 1;
    Some(deque)
}
fn append(vm: &mut Vm, args: &[Object]) -> Res {
    if let Some(deque) = roomy(vm, args[0], VecDeque::pop_front) {
        deque.items.push_back(args[1]);
        return Ok(Object::NONE);
    }
    let deque = room_for_one(vm, args[0])?;
    if deque.maxlen == Some(deque.items.len()) && deque.items.pop_front().is_none() {
        return Ok(Object::NONE);
    }
    deque.items.push_back(args[1]);
    Ok(Object::NONE)
}
fn append_left(vm: &mut Vm, args: &[Object]) -> Res {
    if let Some(deque) = roomy(vm, args[0], VecDeque::pop_back) {
        deque.items.push_front(args[1]);
        return Ok(Object::NONE);
    }
    let deque = room_for_one(vm, args[0])?;
    if deque.maxlen == Some(deque.items.len()) && deque.items.pop_back().is_none() {
        return Ok(Object::NONE);
    }
    deque.items.push_front(args[1]);
    Ok(Object::NONE)
}
/// The deque, which can take one more item.
fn room_for_one(vm: &mut Vm, deque: Object) -> Res<&mut Deque> {
    if state(vm, deque).is_none_or(|deque| deque.items.len() == deque.items.capacity()) {
        grow(vm, deque)?;
    }
    write(vm, deque)
}
/// Counts the memory of a ring that is about to double.
fn grow(vm: &mut Vm, deque: Object) -> Res<()> {
    let items = &read(vm, deque)?.items;
    if items.len() == items.capacity() {
        let bytes = items.capacity().max(4) * 8;
        vm.reserve(bytes)?;
        vm.heap.charge(bytes);
    }
    Ok(())
}
fn pop(vm: &mut Vm, args: &[Object]) -> Res {
    popped(vm, args[0], VecDeque::pop_back)
}
fn pop_left(vm: &mut Vm, args: &[Object]) -> Res {
    popped(vm, args[0], VecDeque::pop_front)
}
#[inline]
fn popped(vm: &mut Vm, object: Object, take: impl Fn(&mut VecDeque<Object>) -> Option<Object>) -> Res {
    if let Some(deque) = state_mut(vm, object)
        && let Some(item) = take(&mut deque.items)
    {
        deque.version += 1;
        return Ok(item);
    }
    read(vm, object)?;
    Err(vm.index_error("pop from an empty deque"))
}
fn extend(vm: &mut Vm, args: &[Object]) -> Res {
    if vm.payload(args[0]) == vm.payload(args[1]) {
        let items: Vec<Object> = read(vm, args[0])?.items.iter().copied().collect();
        return push_all(vm, args[0], &items).map(|()| Object::NONE);
    }
    if let Some(other) = state(vm, args[1]).filter(|_| args[1].is(Kind::Misc)) {
        let items: Vec<Object> = other.items.iter().copied().collect();
        return push_all(vm, args[0], &items).map(|()| Object::NONE);
    }
    if let Some(items) = few(vm, args[1]) {
        return push_all(vm, args[0], &items).map(|()| Object::NONE);
    }
    if let Some(maxlen) = read(vm, args[0])?.maxlen
        && let Some(iterator) = vm.native_iter(args[1]).or_else(|| args[1].is(Kind::Iter).then_some(args[1]))
    {
        return keep_last(vm, args[0], iterator, maxlen);
    }
    let items = if read(vm, args[0])?.maxlen.is_some() { None } else { vm.items_kept(args[1])? };
    match items {
        Some(items) => push_all(vm, args[0], &items).map(|()| Object::NONE),
        None => vm.call_embedded("deque_extend", vec![args[0], args[1]]),
    }
}
/// The items of a short list or tuple.
fn few(vm: &Vm, source: Object) -> Option<Items> {
    let items: &[Object] = match source.kind() {
        Kind::List => &vm.heap.lists[source.index()],
        Kind::Tuple => &vm.heap.tuples[source.index()],
        _ => return None,
    };
    (items.len() <= FEW).then(|| Items::from_slice(items))
}
/// Takes items one by one: only the last ones stay, however many come.
fn keep_last(vm: &mut Vm, deque: Object, iterator: Object, maxlen: usize) -> Res {
    let mut last: VecDeque<Object> = VecDeque::new();
    let mut seen = 0usize;
    loop {
        let item = vm.next_native(iterator.index())?;
        if item.is_exhausted() {
            break;
        }
        if last.len() == maxlen {
            last.pop_front();
        }
        if maxlen > 0 {
            last.push_back(item);
        }
        seen += 1;
        if seen.is_multiple_of(4096) {
            vm.reserve(last.len() * 8)?;
            vm.poll()?;
        }
    }
    let items: Vec<Object> = last.into();
    push_all(vm, deque, &items).map(|()| Object::NONE)
}
fn extend_left(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(items) = vm.items_native(args[1])? else { return vm.call_embedded("deque_extend_left", vec![args[0], args[1]]) };
    for item in items {
        append_left(vm, &[args[0], item])?;
    }
    Ok(Object::NONE)
}
fn clear(vm: &mut Vm, args: &[Object]) -> Res {
    write(vm, args[0])?.items.clear();
    Ok(Object::NONE)
}
fn copy(vm: &mut Vm, args: &[Object]) -> Res {
    if vm.class_of(args[0]) != ids::DEQUE {
        return vm.call_embedded("deque_copied", vec![args[0]]);
    }
    let deque = read(vm, args[0])?;
    let (items, maxlen) = (deque.items.clone(), deque.maxlen);
    vm.reserve(items.len() * 8)?;
    Ok(plain(vm, items, maxlen))
}
fn as_list(vm: &mut Vm, deque: Object) -> Res {
    let items: Vec<Object> = read(vm, deque)?.items.iter().copied().collect();
    vm.reserve(items.len() * 8)?;
    Ok(vm.heap.list(items))
}
fn count(vm: &mut Vm, args: &[Object]) -> Res {
    read(vm, args[0])?;
    let mut found = 0;
    if let Some(deque) = state(vm, args[0]) {
        for (at, &item) in deque.items.iter().enumerate() {
            if crate::pace::halted_at(at) {
                break;
            }
            match same_native(vm, item, args[1]) {
                Some(true) => found += 1,
                Some(false) => {}
                None => {
                    let items = watched(vm, args[0]);
                    return vm.call_embedded("deque_count", vec![items, args[1]]);
                }
            }
        }
    }
    Ok(Object::small(found))
}
/// An iterator for guest code that compares: it sees where that code changes the deque.
fn watched(vm: &mut Vm, deque: Object) -> Object {
    let deque = vm.payload(deque);
    iterator(vm, deque).unwrap_or(Object::NONE)
}
/// The first place of a value in a range natively; `None` where guest code must compare.
fn find(vm: &mut Vm, deque: Object, value: Object, within: Range<usize>) -> Res<Option<Option<usize>>> {
    read(vm, deque)?;
    if let Some(deque) = state(vm, deque) {
        for (at, &item) in deque.items.iter().enumerate().take(within.end).skip(within.start) {
            if crate::pace::halted_at(at) {
                break;
            }
            match same_native(vm, item, value) {
                Some(true) => return Ok(Some(Some(at))),
                Some(false) => {}
                None => return Ok(None),
            }
        }
    }
    Ok(Some(None))
}
fn contains(vm: &mut Vm, args: &[Object]) -> Res {
    match find(vm, args[0], args[1], 0..usize::MAX)? {
        Some(found) => Ok(Object::bool(found.is_some())),
        None => {
            let items = watched(vm, args[0]);
            vm.call_embedded("contains", vec![items, args[1]])
        }
    }
}
fn index(vm: &mut Vm, args: &[Object]) -> Res {
    let len = read(vm, args[0])?.items.len();
    let (start, stop) = types::index_bounds(vm, args, len)?;
    if let Some(Some(at)) = find(vm, args[0], args[1], start..stop)? {
        return Ok(Object::small(at as i64));
    }
    let items = watched(vm, args[0]);
    vm.call_embedded("deque_index", vec![items, args[1], Object::small(start as i64), Object::small(stop as i64)])
}
fn insert(vm: &mut Vm, args: &[Object]) -> Res {
    let at = vm.int_arg(args, 1)?;
    let deque = read(vm, args[0])?;
    let len = deque.items.len() as i64;
    if deque.maxlen.is_some_and(|maxlen| len as usize >= maxlen) {
        return Err(vm.index_error("deque already at its maximum size"));
    }
    let at = if at < 0 { (at + len).max(0) } else { at.min(len) };
    grow(vm, args[0])?;
    write(vm, args[0])?.items.insert(at as usize, args[2]);
    Ok(Object::NONE)
}
fn remove(vm: &mut Vm, args: &[Object]) -> Res {
    match find(vm, args[0], args[1], 0..usize::MAX)? {
        Some(Some(at)) => {
            write(vm, args[0])?.items.remove(at);
            Ok(Object::NONE)
        }
        Some(None) | None => {
            let items = watched(vm, args[0]);
            vm.call_embedded("deque_remove", vec![args[0], items, args[1]])
        }
    }
}
fn reverse(vm: &mut Vm, args: &[Object]) -> Res {
    write(vm, args[0])?.items.make_contiguous().reverse();
    Ok(Object::NONE)
}
fn rotate(vm: &mut Vm, args: &[Object]) -> Res {
    let times = vm.int_arg_or(args, 1, 1)?;
    let deque = write(vm, args[0])?;
    if !deque.items.is_empty() {
        let length = deque.items.len() as i64;
        let times = if (0..length).contains(&times) { times } else { times.rem_euclid(length) };
        deque.items.rotate_right(times as usize);
    }
    Ok(Object::NONE)
}
/// Is the object a deque, and none of a subclass?
pub(crate) fn is_deque(vm: &Vm, object: Object) -> bool {
    object.is(Kind::Misc) && state(vm, object).is_some()
}
/// The item of a deque at a place; none for other objects and other keys.
pub(crate) fn item_of(state: &dyn NativeState, key: Object) -> Option<Object> {
    let deque = state.as_any().downcast_ref::<Deque>()?;
    let at = key.as_int()?;
    let at = if at < 0 { at.checked_add_unsigned(deque.items.len() as u64)? } else { at };
    deque.items.get(usize::try_from(at).ok()?).copied()
}
/// The iterator over a deque; none for other objects.
pub(crate) fn iterator(vm: &mut Vm, object: Object) -> Option<Object> {
    let version = state(vm, object)?.version;
    Some(walk::make(vm, Walk::Deque { over: object, at: 0, version, reversed: false }))
}
fn iterate(vm: &mut Vm, deque: Object, reversed: bool) -> Res {
    let version = read(vm, deque)?.version;
    let over = vm.payload(deque);
    Ok(walk::make(vm, Walk::Deque { over, at: 0, version, reversed }))
}
/// The same behind some items.
fn iterate_from(vm: &mut Vm, args: &[Object], reversed: bool) -> Res {
    let at = vm.int_arg_or(args, 2, 0)?;
    let made = iterate(vm, args[1], reversed)?;
    let most = read(vm, args[1])?.items.len();
    if let Iter::Walk(walk) = &mut vm.heap.iters[made.index()]
        && let Walk::Deque { at: place, .. } = &mut **walk
    {
        *place = usize::try_from(at).unwrap_or(0).min(most);
    }
    Ok(made)
}
/// The item that an iterator over a deque comes to.
pub(crate) fn item_at(vm: &mut Vm, over: Object, at: usize, version: u64, reversed: bool) -> Res {
    let Some(deque) = state(vm, over) else { return Ok(Object::EXHAUSTED) };
    if deque.version != version {
        return Err(vm.runtime_error("deque mutated during iteration"));
    }
    let place = if reversed { deque.items.len().checked_sub(at + 1) } else { Some(at) };
    Ok(place.and_then(|place| deque.items.get(place).copied()).unwrap_or(Object::EXHAUSTED))
}
fn position(vm: &mut Vm, args: &[Object]) -> Res<usize> {
    let plain = vm.payload(args[1]);
    if !matches!(plain.kind(), Kind::Int | Kind::Bool | Kind::Big) && vm.special(args[1], crate::vm::Name::Index).is_none() {
        let message = format!("sequence index must be integer, not '{}'", vm.type_name(args[1]));
        return Err(vm.type_error(&message));
    }
    let at = if plain.is(Kind::Big) { crate::types::place_of_big(vm, plain)? } else { vm.int_arg(args, 1)? };
    let len = read(vm, args[0])?.items.len() as i64;
    let place = if at < 0 { at + len } else { at };
    if place < 0 || place >= len {
        return Err(vm.index_error("deque index out of range"));
    }
    Ok(place as usize)
}
fn get_item(vm: &mut Vm, args: &[Object]) -> Res {
    let at = position(vm, args)?;
    Ok(read(vm, args[0])?.items[at])
}
fn set_item(vm: &mut Vm, args: &[Object]) -> Res {
    let at = position(vm, args)?;
    let version = read(vm, args[0])?.version;
    let deque = write(vm, args[0])?;
    deque.items[at] = args[2];
    deque.version = version;
    Ok(Object::NONE)
}
fn delete_item(vm: &mut Vm, args: &[Object]) -> Res {
    let at = position(vm, args)?;
    write(vm, args[0])?.items.remove(at);
    Ok(Object::NONE)
}
fn add(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(other) = state(vm, args[1]).map(|deque| deque.items.clone()) else {
        if vm.special(args[1], Name::Radd).is_some() {
            return Ok(Object::NOT_IMPLEMENTED);
        }
        let message = format!("can only concatenate deque (not \"{}\") to deque", vm.type_name(args[1]));
        return Err(vm.type_error(&message));
    };
    if vm.class_of(args[0]) != ids::DEQUE {
        return vm.call_embedded("deque_joined", args.to_vec());
    }
    let made = copy(vm, &args[..1])?;
    let items: Vec<Object> = other.into_iter().collect();
    push_all(vm, made, &items)?;
    Ok(made)
}
fn multiplied(vm: &mut Vm, args: &[Object], in_place: bool) -> Res {
    if !matches!(vm.payload(args[1]).kind(), Kind::Int | Kind::Big | Kind::Bool) && vm.special(args[1], Name::Index).is_none() {
        let message = format!("can't multiply sequence by non-int of type '{}'", vm.type_name(args[1]));
        return Err(vm.type_error(&message));
    }
    vm.check_count(args[1])?;
    let times = vm.int_arg(args, 1)?;
    if !in_place && vm.class_of(args[0]) != ids::DEQUE {
        return vm.call_embedded("deque_repeated", args.to_vec());
    }
    let target = if in_place { args[0] } else { copy(vm, &args[..1])? };
    let items: Vec<Object> = read(vm, target)?.items.iter().copied().collect();
    let repeated = vm.repeat_items(&items, times)?;
    write(vm, target)?.items.clear();
    push_all(vm, target, &repeated)?;
    Ok(target)
}
fn compared(vm: &mut Vm, args: &[Object], sign: &'static str) -> Res {
    if state(vm, args[1]).is_none() {
        return Ok(Object::NOT_IMPLEMENTED);
    }
    let (left, right) = (as_list(vm, args[0])?, as_list(vm, args[1])?);
    let sign_object = vm.heap.intern(sign);
    let function = if matches!(sign, "==" | "!=") { "sequence_equal" } else { "sequence_order" };
    vm.call_embedded(function, vec![left, right, sign_object])
}
