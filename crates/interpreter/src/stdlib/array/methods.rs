//! The methods of `array.array`, as natives of the class in `array.py`. What is out of the ordinary (letters, values that must be asked for
//! their number, arrays that somebody looks at) is done there, by a function of the same name.

use super::numbers::Numbers;
use crate::native::{Args, Flow, NativeDef, Res, method};
use crate::object::class::Layout;
use crate::object::misc::Iter;
use crate::object::walk::Walk;
use crate::object::{Kind, Object};
use crate::pace;
use crate::stdlib::{Known, class_in, native_ids as ids, walk};
use crate::types::{self, OBJECT, TypeDef};
use crate::vm::{Name, Vm};

pub static ITERATOR: TypeDef = TypeDef {
    id: ids::ARRAY_ITERATOR,
    name: "arrayiterator",
    module: "array",
    base: OBJECT,
    layout: Layout::Other,
    is_base: false,
    natives: &[ITERATOR_METHODS, types::STEPS],
    doc: "",
};

static ITERATOR_METHODS: &[NativeDef] = &[
    method("__reduce__", "self, /", |vm, args| {
        let iter = crate::stdlib::asking::builtin(vm, "iter");
        let parts = match walk_of(vm, args[0]) {
            Some(&Walk::Array { over, at }) => vec![iter, vm.heap.tuple([over]), vm.heap.int(at as i64)],
            _ => {
                let nothing = vm.heap.tuple([]);
                vec![iter, vm.heap.tuple([nothing])]
            }
        };
        Ok(vm.heap.tuple(parts))
    }),
    method("__setstate__", "self, state, /", |vm, args| {
        let place = vm.int_arg(args, 1)?;
        let length = match walk_of(vm, args[0]) {
            Some(&Walk::Array { over, .. }) => Numbers::of(vm, over).map_or(0, |numbers| numbers.len(vm)),
            _ => 0,
        };
        if let Some(Iter::Walk(walk)) = args[0].index_of(Kind::Iter).map(|index| &mut vm.heap.iters[index])
            && let Walk::Array { at, .. } = &mut **walk
        {
            *at = usize::try_from(place).unwrap_or(0).min(length);
        }
        Ok(Object::NONE)
    }),
];

fn walk_of(vm: &Vm, iterator: Object) -> Option<&Walk> {
    match &vm.heap.iters[iterator.index_of(Kind::Iter)?] {
        Iter::Walk(walk) => Some(walk),
        _ => None,
    }
}

/// What `array.py` does where this file does not.
fn slowly(vm: &mut Vm, name: &str, args: &[Object]) -> Res {
    let given = args.iter().copied().take_while(|arg| !arg.is_unbound()).collect();
    crate::stdlib::slowly(vm, "array", name, given)
}

/// The array that a method is called for.
#[inline]
fn own(vm: &mut Vm, object: Object) -> Res<Numbers> {
    match Numbers::of(vm, object) {
        Some(numbers) => Ok(numbers),
        None => Err(no_array(vm, object)),
    }
}
#[cold]
fn no_array(vm: &mut Vm, object: Object) -> Box<Flow> {
    let (name, got) = (vm.registry.natives[vm.current_native as usize].def.name, vm.type_name(object));
    let message = if name.starts_with("__") {
        format!("descriptor '{name}' requires a 'array.array' object but received a '{got}'")
    } else {
        format!("descriptor '{name}' for 'array.array' objects doesn't apply to a '{got}' object")
    };
    vm.type_error(&message)
}

/// An array with the code of another and these bytes; it is of no class of the guest.
fn like(vm: &mut Vm, other: Object, data: Vec<u8>) -> Res {
    let Some(class) = class_in(vm, "array", "array") else { return Err(no_array(vm, other)) };
    let name = vm.name(Name::Typecode);
    let code = vm.instance_attr(other, name).unwrap_or(Object::NONE);
    made(vm, class, code, data)
}
fn made(vm: &mut Vm, class: u32, code: Object, data: Vec<u8>) -> Res {
    let payload = vm.heap.bytearray(data);
    let array = vm.new_instance(class, payload);
    let name = vm.name(Name::Typecode);
    vm.set_instance_attr(array, name, code)?;
    Ok(array)
}

/// `_new(cls, args, kwargs)`: an array of a plain source; None where there is something to ask or to complain about.
pub fn new(vm: &mut Vm, args: &[Object]) -> Res {
    let given = match args[1].index_of(Kind::Tuple) {
        Some(given) if vm.truth_native(args[2]) == Some(false) => vm.heap.tuples[given].clone(),
        _ => return Ok(Object::NONE),
    };
    let (code, source) = match *given {
        [code] => (code, Object::UNBOUND),
        [code, source] => (code, source),
        _ => return Ok(Object::NONE),
    };
    let is_plain = matches!(source.kind(), Kind::List | Kind::Tuple | Kind::Range) || source.is_unbound();
    let is_known = code.is(Kind::Str) && matches!(*vm.heap.text(code).as_bytes(), [letter] if b"bBhHiIlLqQfd".contains(&letter));
    let Some(class) = args[0].index_of(Kind::Class).filter(|_| is_plain && is_known) else { return Ok(Object::NONE) };
    let array = made(vm, class, code, Vec::new())?;
    if source.is_unbound() {
        return Ok(array);
    }
    match extend(vm, &[array, source]) {
        Ok(_) => Ok(array),
        // What is not plain in it is asked again, by the others.
        Err(flow) if matches!(*flow, Flow::Call(_)) => Ok(Object::NONE),
        Err(flow) => Err(flow),
    }
}

/// Nothing is left to do once there is an array.
pub fn init(_: &mut Vm, _: Args<'_>) -> Res {
    Ok(Object::NONE)
}

pub fn append(vm: &mut Vm, args: &[Object]) -> Res {
    let numbers = own(vm, args[0])?;
    match numbers.bits(vm, args[1]).filter(|_| numbers.is_free(vm)) {
        Some(bits) => {
            numbers.make_room(vm, numbers.size())?;
            numbers.push(vm, bits);
            Ok(Object::NONE)
        }
        None => slowly(vm, "_append", args),
    }
}

pub fn extend(vm: &mut Vm, args: &[Object]) -> Res {
    let numbers = own(vm, args[0])?;
    let source = args[1];
    if !numbers.is_free(vm) {
        return slowly(vm, "_extend", args);
    }
    if let Some(other) = Numbers::of(vm, source) {
        if other.code != numbers.code {
            return slowly(vm, "_extend", args);
        }
        let more = other.data(vm).len();
        numbers.make_room(vm, more)?;
        let data = pace::copied(other.data(vm));
        pace::slices(&data).for_each(|part| numbers.data_mut(vm).extend_from_slice(part));
        return Ok(Object::NONE);
    }
    let Some(iterator) = (match source.kind() {
        Kind::List | Kind::Tuple | Kind::Range | Kind::Set | Kind::FrozenSet | Kind::Dict => vm.native_iter(source),
        _ => None,
    }) else {
        return slowly(vm, "_extend", args);
    };
    numbers.make_room(vm, vm.len_native(source).unwrap_or(0).saturating_mul(numbers.size()))?;
    for number in 0.. {
        let item = vm.next_native(iterator.index())?;
        if item.is_exhausted() {
            break;
        }
        let Some(bits) = numbers.bits(vm, item) else { return slowly(vm, "_extend_rest", &[args[0], item, iterator]) };
        numbers.make_room(vm, numbers.size())?;
        numbers.push(vm, bits);
        if pace::halted_at(number) {
            vm.poll()?;
        }
    }
    Ok(Object::NONE)
}

pub fn extend_in_place(vm: &mut Vm, args: &[Object]) -> Res {
    let numbers = own(vm, args[0])?;
    match Numbers::of(vm, args[1]) {
        Some(other) if other.code == numbers.code => extend(vm, args).map(|_| args[0]),
        _ => slowly(vm, "_iadd", args),
    }
}

pub fn from_bytes(vm: &mut Vm, args: &[Object]) -> Res {
    let numbers = own(vm, args[0])?;
    let given = args[1];
    let is_bytes = matches!(given.kind(), Kind::Bytes | Kind::ByteArray);
    let length = if is_bytes { vm.heap.bytes[given.index()].data.len() } else { 0 };
    if !is_bytes || !length.is_multiple_of(numbers.size()) || !numbers.is_free(vm) {
        return slowly(vm, "_frombytes", args);
    }
    numbers.make_room(vm, length)?;
    let data = std::mem::take(&mut vm.heap.bytes[given.index()].data);
    pace::slices(&data).for_each(|part| numbers.data_mut(vm).extend_from_slice(part));
    vm.heap.bytes[given.index()].data = data;
    Ok(Object::NONE)
}

pub fn from_list(vm: &mut Vm, args: &[Object]) -> Res {
    let numbers = own(vm, args[0])?;
    let before = numbers.data(vm).len();
    if !args[1].is(Kind::List) || !numbers.is_free(vm) {
        return slowly(vm, "_fromlist", args);
    }
    match extend(vm, args) {
        // All of the list, or nothing.
        Err(flow) if matches!(*flow, Flow::Call(_)) => {
            numbers.data_mut(vm).truncate(before);
            slowly(vm, "_fromlist", args)
        }
        other => other,
    }
}

pub fn to_list(vm: &mut Vm, args: &[Object]) -> Res {
    let numbers = own(vm, args[0])?;
    if numbers.code == b'u' {
        return slowly(vm, "_tolist", args);
    }
    let mut items = Vec::new();
    numbers.take(vm, 0, &mut items)?;
    Ok(vm.heap.list(items))
}

pub fn to_bytes(vm: &mut Vm, args: &[Object]) -> Res {
    let numbers = own(vm, args[0])?;
    vm.reserve(numbers.data(vm).len())?;
    let data = pace::copied(numbers.data(vm));
    Ok(vm.heap.bytes(data))
}

pub fn length(vm: &mut Vm, args: &[Object]) -> Res {
    let length = own(vm, args[0])?.len(vm);
    Ok(vm.heap.int(length as i64))
}

pub fn truth(vm: &mut Vm, args: &[Object]) -> Res {
    let length = own(vm, args[0])?.len(vm);
    Ok(Object::bool(length > 0))
}

pub fn get_item(vm: &mut Vm, args: &[Object]) -> Res {
    let numbers = own(vm, args[0])?;
    let key = args[1];
    if numbers.code != b'u'
        && let Some(index) = key.as_int()
    {
        let item = numbers.place(vm, index).and_then(|at| numbers.item(vm, at));
        return item.ok_or_else(|| vm.index_error("array index out of range"));
    }
    let Some(slice) = key.index_of(Kind::Slice) else { return slowly(vm, "_getitem", args) };
    let (slice, length) = (vm.heap.slices[slice], numbers.len(vm));
    let Some(indices) = types::resolve_slice(vm, slice.start, slice.stop, slice.step, length)? else {
        return slowly(vm, "_getitem", args);
    };
    let size = numbers.size();
    vm.reserve(indices.count.saturating_mul(size))?;
    let data = numbers.data(vm);
    let part = if indices.step == 1 {
        pace::copied(data.get(indices.start * size..(indices.start + indices.count) * size).unwrap_or_default())
    } else {
        let mut part = Vec::with_capacity(indices.count * size);
        pace::items(types::positions(indices))
            .for_each(|at| part.extend_from_slice(data.get(at * size..at * size + size).unwrap_or_default()));
        part
    };
    like(vm, args[0], part)
}

pub fn set_item(vm: &mut Vm, args: &[Object]) -> Res {
    let numbers = own(vm, args[0])?;
    let at = args[1].as_int().and_then(|index| numbers.place(vm, index));
    match at.zip(numbers.bits(vm, args[2])) {
        Some((at, bits)) => {
            numbers.put(vm, at, bits);
            Ok(Object::NONE)
        }
        None => slowly(vm, "_setitem", args),
    }
}

/// Takes an item out.
fn removed(vm: &mut Vm, numbers: Numbers, at: usize) {
    let size = numbers.size();
    numbers.data_mut(vm).drain(at..at + size);
}

pub fn delete_item(vm: &mut Vm, args: &[Object]) -> Res {
    let numbers = own(vm, args[0])?;
    match args[1].as_int().and_then(|index| numbers.place(vm, index)).filter(|_| numbers.is_free(vm)) {
        Some(at) => {
            removed(vm, numbers, at);
            Ok(Object::NONE)
        }
        None => slowly(vm, "_delitem", args),
    }
}

pub fn pop(vm: &mut Vm, args: &[Object]) -> Res {
    let numbers = own(vm, args[0])?;
    let place = args[1].or(Object::small(-1)).as_int().and_then(|index| numbers.place(vm, index));
    match place.filter(|_| numbers.is_free(vm) && numbers.code != b'u') {
        Some(at) => {
            let item = numbers.item(vm, at).unwrap_or(Object::NONE);
            removed(vm, numbers, at);
            Ok(item)
        }
        None => slowly(vm, "_pop", args),
    }
}

pub fn insert(vm: &mut Vm, args: &[Object]) -> Res {
    let numbers = own(vm, args[0])?;
    let length = numbers.len(vm);
    let Some((index, bits)) = args[1].as_int().zip(numbers.bits(vm, args[2])).filter(|_| numbers.is_free(vm)) else {
        return slowly(vm, "_insert", args);
    };
    let at = if index < 0 { length.saturating_sub(index.unsigned_abs() as usize) } else { length.min(index as usize) };
    numbers.make_room(vm, numbers.size())?;
    let (at, size) = (at << numbers.shift, numbers.size());
    numbers.data_mut(vm).insert_from_slice(at, &bits.to_le_bytes()[..size]);
    Ok(Object::NONE)
}

/// The number of the first item that is equal to a value; unknown where guest code must compare.
fn found(vm: &Vm, numbers: Numbers, value: Object) -> Option<Option<usize>> {
    let mut found = None;
    let is_known = numbers.equals(vm, value, 0, |number| {
        found = Some(number);
        false
    });
    is_known.then_some(found)
}

pub fn contains(vm: &mut Vm, args: &[Object]) -> Res {
    let numbers = own(vm, args[0])?;
    match found(vm, numbers, args[1]) {
        Some(found) => Ok(Object::bool(found.is_some())),
        None => slowly(vm, "_contains", args),
    }
}

pub fn index(vm: &mut Vm, args: &[Object]) -> Res {
    let numbers = own(vm, args[0])?;
    match found(vm, numbers, args[1]).flatten().filter(|_| args[2].is_unbound()) {
        Some(number) => Ok(vm.heap.int(number as i64)),
        None => slowly(vm, "_index", args),
    }
}

pub fn remove(vm: &mut Vm, args: &[Object]) -> Res {
    let numbers = own(vm, args[0])?;
    match found(vm, numbers, args[1]).flatten().filter(|_| numbers.is_free(vm)) {
        Some(number) => {
            removed(vm, numbers, number << numbers.shift);
            Ok(Object::NONE)
        }
        None => slowly(vm, "_remove", args),
    }
}

pub fn count(vm: &mut Vm, args: &[Object]) -> Res {
    let numbers = own(vm, args[0])?;
    let mut count = 0;
    let is_known = numbers.equals(vm, args[1], 0, |_| {
        count += 1;
        true
    });
    if is_known { Ok(vm.heap.int(count)) } else { slowly(vm, "_counted", args) }
}

pub fn reverse(vm: &mut Vm, args: &[Object]) -> Res {
    let numbers = own(vm, args[0])?;
    let size = numbers.size();
    let data = numbers.data_mut(vm);
    pace::reverse(data);
    pace::items(data.chunks_exact_mut(size)).for_each(<[u8]>::reverse);
    Ok(Object::NONE)
}

pub fn byteswap(vm: &mut Vm, args: &[Object]) -> Res {
    let numbers = own(vm, args[0])?;
    let size = numbers.size();
    pace::items(numbers.data_mut(vm).chunks_exact_mut(size)).for_each(<[u8]>::reverse);
    Ok(Object::NONE)
}

pub fn add(vm: &mut Vm, args: &[Object]) -> Res {
    let numbers = own(vm, args[0])?;
    let Some(other) = Numbers::of(vm, args[1]).filter(|other| other.code == numbers.code) else { return slowly(vm, "_add", args) };
    let total = numbers.data(vm).len() + other.data(vm).len();
    vm.reserve(total)?;
    let mut data = Vec::with_capacity(total);
    pace::extend(&mut data, numbers.data(vm));
    pace::extend(&mut data, other.data(vm));
    like(vm, args[0], data)
}

pub fn multiply(vm: &mut Vm, args: &[Object]) -> Res {
    let numbers = own(vm, args[0])?;
    let Some(times) = args[1].as_int() else { return slowly(vm, "_mul", args) };
    let times = times.max(0) as usize;
    vm.reserve_many(numbers.data(vm).len() as u64, times as u64, 1)?;
    let data = pace::repeat(numbers.data(vm), times);
    like(vm, args[0], data)
}

/// Are both arrays of one code, and equal? None where that is not so simple.
fn equal(vm: &mut Vm, args: &[Object]) -> Res<Option<bool>> {
    let numbers = own(vm, args[0])?;
    let Some(other) = Numbers::of(vm, args[1]).filter(|other| other.code == numbers.code) else { return Ok(None) };
    // What is not a number differs from itself, and two zeros are equal.
    if matches!(numbers.code, b'f' | b'd') {
        return Ok(None);
    }
    let (left, right) = (numbers.data(vm), other.data(vm));
    let mut pieces = pace::slices(left).zip(pace::slices(right));
    Ok(Some(left.len() == right.len() && pieces.all(|(left, right)| left == right)))
}
pub fn is_equal(vm: &mut Vm, args: &[Object]) -> Res {
    match equal(vm, args)? {
        Some(equal) => Ok(Object::bool(equal)),
        None => slowly(vm, "_eq", args),
    }
}
pub fn is_unequal(vm: &mut Vm, args: &[Object]) -> Res {
    match equal(vm, args)? {
        Some(equal) => Ok(Object::bool(!equal)),
        None => slowly(vm, "_ne", args),
    }
}

pub fn iterate(vm: &mut Vm, args: &[Object]) -> Res {
    let numbers = own(vm, args[0])?;
    if numbers.code == b'u' {
        return slowly(vm, "_iter", args);
    }
    Ok(walk::make(vm, Walk::Array { over: args[0], at: 0 }))
}

static ITER: Known = Known::new("array", "__iter__");

/// The iterator over an array whose class iterates as this one does; none for others, and of letters.
pub fn iterator(vm: &mut Vm, object: Object, method: Object) -> Option<Object> {
    if method != ITER.get(vm) {
        return None;
    }
    Numbers::of(vm, object).filter(|numbers| numbers.code != b'u')?;
    Some(walk::make(vm, Walk::Array { over: object, at: 0 }))
}
/// The item that an iterator over an array comes to.
#[inline]
pub fn item_at(vm: &mut Vm, over: Object, at: usize) -> Option<Object> {
    let numbers = Numbers::of(vm, over)?;
    numbers.item(vm, at.checked_shl(numbers.shift)?)
}
/// All that are left of an iterator over an array.
pub fn take(vm: &mut Vm, over: Object, first: usize, items: &mut Vec<Object>) -> Res<()> {
    match Numbers::of(vm, over) {
        Some(numbers) => numbers.take(vm, first, items),
        None => Ok(()),
    }
}
