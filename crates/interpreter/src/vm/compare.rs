//! Equality and order of builtin objects, without guest code: the answer `None` means that guest code must decide,
//! and the loop then calls it (`ops.rs`).

use super::Vm;
use crate::code::CompareOp;
use crate::object::misc::Misc;
use crate::object::{Kind, Object};
use crate::pace;
use num_bigint::BigInt;
use num_traits::FromPrimitive;
use std::cmp::Ordering;

/// Nesting that native comparison follows before it leaves the work to guest frames.
const DEPTH: u32 = 100;

/// Identical or equal, as containers compare their items.
#[inline(always)]
#[must_use]
pub fn same_native(vm: &Vm, a: Object, b: Object) -> Option<bool> {
    if a == b {
        return Some(true);
    }
    if a.is(Kind::Str) && b.is(Kind::Str) {
        return equal_texts(vm, a, b);
    }
    if a.is_int() && b.is_int() {
        return Some(false);
    }
    equal_native(vm, a, b)
}

/// Are two texts equal?
#[inline]
pub fn equal_texts(vm: &Vm, a: Object, b: Object) -> Option<bool> {
    if vm.heap.strs[a.index()].chars != vm.heap.strs[b.index()].chars {
        return Some(false);
    }
    let (a, b) = (vm.heap.text(a).as_bytes(), vm.heap.text(b).as_bytes());
    if a.len() == b.len() && a.len() <= 16 {
        return Some(equal_few(a, b));
    }
    if a.len() == b.len() && long_work(a.len()) {
        return None;
    }
    Some(a == b)
}

/// Must the cell stop, rather than compare so many bytes? Very many comparisons of long texts, bytes or ints are long work.
#[inline]
fn long_work(bytes: usize) -> bool {
    bytes > 1 << 12 && pace::halted_after_bytes(bytes / 4)
}

/// As `long_work`, of two numbers.
#[inline]
fn long_numbers(a: &Number<'_>, b: &Number<'_>) -> bool {
    match (a, b) {
        (Number::Big(a), Number::Big(b)) => long_work((a.bits().min(b.bits()) / 8) as usize),
        _ => false,
    }
}

/// Are as many bytes, sixteen at most, the same? Their halves are compared, which may overlap.
#[inline(always)]
fn equal_few(a: &[u8], b: &[u8]) -> bool {
    fn ends<const N: usize>(a: &[u8], b: &[u8]) -> Option<bool> {
        let same = a.first_chunk::<N>()? == b.first_chunk::<N>()?;
        Some(same && a.last_chunk::<N>()? == b.last_chunk::<N>()?)
    }
    ends::<8>(a, b).or_else(|| ends::<4>(a, b)).or_else(|| ends::<2>(a, b)).unwrap_or_else(|| a.first() == b.first())
}

/// `a == b`, where no guest code is needed.
#[inline(never)]
#[must_use]
pub fn equal_native(vm: &Vm, a: Object, b: Object) -> Option<bool> {
    equal(vm, a, b, 0)
}

/// A number seen by its value.
pub enum Number<'a> {
    Int(i64),
    Big(&'a BigInt),
    Float(f64),
}

/// The numeric value of an int, bool or float (or a subclass's builtin part).
#[inline]
#[must_use]
pub fn number(vm: &Vm, object: Object) -> Option<Number<'_>> {
    match object.kind() {
        Kind::Int => Some(Number::Int(object.int_value())),
        Kind::Float => Some(Number::Float(object.float_value())),
        Kind::Bool => Some(Number::Int(i64::from(object.index()))),
        Kind::Big => Some(Number::Big(&vm.heap.bigs[object.index()].0)),
        _ => None,
    }
}

/// Orders two numbers; `None` if one is nan.
#[must_use]
pub fn order_numbers(a: &Number<'_>, b: &Number<'_>) -> Option<Ordering> {
    match (a, b) {
        (Number::Int(a), Number::Int(b)) => Some(a.cmp(b)),
        (Number::Float(a), Number::Float(b)) => a.partial_cmp(b),
        (Number::Int(a), Number::Float(b)) => order_int_float(*a, *b),
        (Number::Float(a), Number::Int(b)) => order_int_float(*b, *a).map(Ordering::reverse),
        (Number::Big(a), Number::Big(b)) => Some(a.cmp(b)),
        (Number::Big(a), Number::Int(_)) => Some(if a.sign() == num_bigint::Sign::Minus { Ordering::Less } else { Ordering::Greater }),
        (Number::Int(_), Number::Big(b)) => Some(if b.sign() == num_bigint::Sign::Minus { Ordering::Greater } else { Ordering::Less }),
        (Number::Big(a), Number::Float(b)) => order_big_float(a, *b),
        (Number::Float(a), Number::Big(b)) => order_big_float(b, *a).map(Ordering::reverse),
    }
}

fn order_int_float(a: i64, b: f64) -> Option<Ordering> {
    if b.is_nan() {
        return None;
    }
    if a.unsigned_abs() < 1 << 53 {
        return (a as f64).partial_cmp(&b);
    }
    if b >= 9.3e18 {
        return Some(Ordering::Less);
    }
    if b <= -9.3e18 {
        return Some(Ordering::Greater);
    }
    let whole = b.trunc() as i64;
    Some(a.cmp(&whole).then(if b.fract() > 0.0 {
        Ordering::Less
    } else if b.fract() < 0.0 {
        Ordering::Greater
    } else {
        Ordering::Equal
    }))
}

fn order_big_float(a: &BigInt, b: f64) -> Option<Ordering> {
    if b.is_nan() {
        return None;
    }
    if b.is_infinite() {
        return Some(if b > 0.0 { Ordering::Less } else { Ordering::Greater });
    }
    let whole = BigInt::from_f64(b.trunc())?;
    Some(a.cmp(&whole).then(if b.fract() > 0.0 {
        Ordering::Less
    } else if b.fract() < 0.0 {
        Ordering::Greater
    } else {
        Ordering::Equal
    }))
}

fn equal(vm: &Vm, a: Object, b: Object, depth: u32) -> Option<bool> {
    if depth > DEPTH {
        return None;
    }
    let (x, y) = (a.index(), b.index());
    match (a.kind(), b.kind()) {
        (Kind::Str, Kind::Str) => equal_texts(vm, a, b),
        (Kind::Tuple, Kind::Tuple) => equal_tuples(vm, &vm.heap.tuples[x], &vm.heap.tuples[y], depth),
        (Kind::Misc, Kind::Misc) => equal_misc(vm, a, b, depth),
        _ => equal_others(vm, a, b, depth),
    }
}

fn equal_others(vm: &Vm, a: Object, b: Object, depth: u32) -> Option<bool> {
    if let (Some(x), Some(y)) = (number(vm, a), number(vm, b)) {
        return if long_numbers(&x, &y) { None } else { Some(order_numbers(&x, &y) == Some(Ordering::Equal)) };
    }
    let (x, y) = (a.index(), b.index());
    match (a.kind(), b.kind()) {
        (Kind::Instance, _) | (_, Kind::Instance) => equal_instances(vm, a, b, depth),
        (Kind::List, Kind::List) => equal_items(vm, &vm.heap.lists[x], &vm.heap.lists[y], depth),
        (Kind::Dict, Kind::Dict) => {
            let (left, right) = (&vm.heap.dicts[x], &vm.heap.dicts[y]);
            if left.len() != right.len() {
                return Some(false);
            }
            for entry in left.iter() {
                if pace::halted_in_steps() {
                    return None;
                }
                match right.find(entry.hash, |key| same_at(vm, key, entry.key, depth + 1)) {
                    Ok(Some(at)) => {
                        if !same_at(vm, entry.value, right.entries[at].value, depth + 1)? {
                            return Some(false);
                        }
                    }
                    Ok(None) => return Some(false),
                    Err(_) => return None,
                }
            }
            Some(true)
        }
        (Kind::Set | Kind::FrozenSet, Kind::Set | Kind::FrozenSet) => {
            let (left, right) = (&vm.heap.sets[x], &vm.heap.sets[y]);
            if left.len() != right.len() {
                return Some(false);
            }
            for entry in left.iter() {
                if pace::halted_in_steps() {
                    return None;
                }
                match right.find(entry.hash, |key| same_at(vm, key, entry.key, depth + 1)) {
                    Ok(Some(_)) => {}
                    Ok(None) => return Some(false),
                    Err(_) => return None,
                }
            }
            Some(true)
        }
        (Kind::Bytes | Kind::ByteArray, Kind::Bytes | Kind::ByteArray) => {
            let (left, right) = (&vm.heap.bytes[x].data, &vm.heap.bytes[y].data);
            if left.len() == right.len() && long_work(left.len()) { None } else { Some(left.as_slice() == right.as_slice()) }
        }
        (Kind::Complex, Kind::Complex) => {
            let (left, right) = (vm.heap.complexes[x], vm.heap.complexes[y]);
            Some(left.re == right.re && left.im == right.im)
        }
        (Kind::Complex, _) => equal_complex(vm, a, b),
        (_, Kind::Complex) => equal_complex(vm, b, a),
        (Kind::Range, Kind::Range) => {
            let (left, right) = (&vm.heap.ranges[x], &vm.heap.ranges[y]);
            if left.big.is_some() || right.big.is_some() {
                return Some(crate::types::ranges_equal(vm, a, b));
            }
            let len = left.len();
            Some(len == right.len() && (len == 0 || left.start == right.start && (len == 1 || left.step == right.step)))
        }
        (Kind::Slice, Kind::Slice) => {
            let (left, right) = (vm.heap.slices[x], vm.heap.slices[y]);
            equal_items(vm, &[left.start, left.stop, left.step], &[right.start, right.stop, right.step], depth)
        }
        (Kind::Method, Kind::Method) => {
            let (left, right) = (vm.heap.methods[x], vm.heap.methods[y]);
            Some(left.function == right.function && left.receiver == right.receiver)
        }
        (Kind::Class, _) | (_, Kind::Class) => {
            let custom = |object: Object| object.is(Kind::Class) && vm.class(vm.class_of(object)).hooks.eq;
            if custom(a) || custom(b) { None } else { Some(a == b) }
        }
        (Kind::Misc, _) | (_, Kind::Misc) => equal_misc(vm, a, b, depth),
        _ => Some(a == b),
    }
}

#[inline]
fn same_at(vm: &Vm, a: Object, b: Object, depth: u32) -> Option<bool> {
    if a == b {
        return Some(true);
    }
    if a.is_int() && b.is_int() {
        return Some(false);
    }
    equal(vm, a, b, depth)
}

/// Tuples of different lengths ask their first items all the same (`tuplerichcompare`).
fn equal_tuples(vm: &Vm, a: &[Object], b: &[Object], depth: u32) -> Option<bool> {
    let common = a.len().min(b.len());
    Some(equal_items(vm, &a[..common], &b[..common], depth)? && a.len() == b.len())
}

fn equal_items(vm: &Vm, a: &[Object], b: &[Object], depth: u32) -> Option<bool> {
    if a.len() != b.len() {
        return Some(false);
    }
    // Small containers can be nested so that there are very many of them.
    if pace::halted_in_steps() {
        return None;
    }
    for (at, (&x, &y)) in a.iter().zip(b).enumerate() {
        if pace::halted_at(at) {
            return None;
        }
        if !same_at(vm, x, y, depth + 1)? {
            return Some(false);
        }
    }
    Some(true)
}

fn equal_complex(vm: &Vm, complex: Object, other: Object) -> Option<bool> {
    let value = vm.heap.complexes[complex.index()];
    match number(vm, other) {
        Some(number) => Some(value.im == 0.0 && order_numbers(&Number::Float(value.re), &number) == Some(Ordering::Equal)),
        None => Some(false),
    }
}

/// Instances: by identity unless a class says otherwise; by their builtin part where the builtin's `__eq__` is kept.
fn equal_instances(vm: &Vm, a: Object, b: Object, depth: u32) -> Option<bool> {
    let custom = |object: Object| {
        let class = vm.class(vm.class_of(object));
        object.is(Kind::Instance) && class.hooks.eq
    };
    if !custom(a) && !custom(b) {
        return Some(a == b);
    }
    let native = |object: Object| {
        if !object.is(Kind::Instance) {
            return Some(object);
        }
        let instance = &vm.heap.instances[object.index()];
        if instance.payload.is_unbound() || !vm.keeps_builtin_eq(instance.class) {
            return None;
        }
        Some(instance.payload)
    };
    equal(vm, native(a)?, native(b)?, depth + 1)
}

fn equal_misc(vm: &Vm, a: Object, b: Object, depth: u32) -> Option<bool> {
    if a == b {
        return Some(true);
    }
    let (Some(x), Some(y)) = (a.index_of(Kind::Misc), b.index_of(Kind::Misc)) else {
        // Views, proxies and native types may equal objects of other kinds.
        let misc = if a.is(Kind::Misc) { a } else { b };
        return match &vm.heap.miscs[misc.index()] {
            Misc::DictView { .. } | Misc::MappingProxy(_) | Misc::ClassDict(_) | Misc::MemoryView { .. } | Misc::Native(_) => None,
            _ => Some(false),
        };
    };
    match (&vm.heap.miscs[x], &vm.heap.miscs[y]) {
        (Misc::Native(left), Misc::Native(right)) => left.order(right).map(Ordering::is_eq),
        (Misc::GenericAlias { origin: o1, args: a1, starred: s1 }, Misc::GenericAlias { origin: o2, args: a2, starred: s2 }) => {
            Some(s1 == s2 && same_at(vm, *o1, *o2, depth + 1)? && same_at(vm, *a1, *a2, depth + 1)?)
        }
        (Misc::Union(left), Misc::Union(right)) => {
            let (left, right) = (&vm.heap.tuples[left.index()], &vm.heap.tuples[right.index()]);
            if left.len() != right.len() {
                return Some(false);
            }
            for &item in left {
                let mut found = false;
                for &other in right {
                    found |= same_at(vm, item, other, depth + 1)?;
                }
                if !found {
                    return Some(false);
                }
            }
            Some(true)
        }
        (Misc::WeakRef { target: left, .. }, Misc::WeakRef { target: right, .. }) if !left.is_unbound() && !right.is_unbound() => {
            same_at(vm, *left, *right, depth + 1)
        }
        (
            Misc::DictView { .. }
            | Misc::MappingProxy(_)
            | Misc::ClassDict(_)
            | Misc::MemoryView { .. }
            | Misc::Native(_)
            | Misc::WeakRef { .. },
            _,
        )
        | (_, Misc::DictView { .. } | Misc::MappingProxy(_) | Misc::ClassDict(_) | Misc::MemoryView { .. } | Misc::Native(_)) => None,
        _ => Some(false),
    }
}

/// The order of two builtin objects of comparable types; `Err(Unordered)` where there is none or guest code must say.
pub enum Order {
    Is(Ordering),
    /// Comparable, but neither less, equal nor greater: a nan.
    No,
    /// Not comparable natively: guest code, or a TypeError.
    Unknown,
}

/// Orders two builtin objects.
#[inline]
#[must_use]
pub fn order_native(vm: &Vm, a: Object, b: Object) -> Order {
    order(vm, a, b, 0)
}

fn order(vm: &Vm, a: Object, b: Object, depth: u32) -> Order {
    if let (Some(x), Some(y)) = (a.index_of(Kind::Misc), b.index_of(Kind::Misc)) {
        return match (&vm.heap.miscs[x], &vm.heap.miscs[y]) {
            (Misc::Native(left), Misc::Native(right)) => left.order(right).map_or(Order::Unknown, Order::Is),
            _ => Order::Unknown,
        };
    }
    if a.is(Kind::Str) && b.is(Kind::Str) {
        let ascii = vm.heap.is_ascii(a) && vm.heap.is_ascii(b);
        let (a, b) = (vm.heap.text(a), vm.heap.text(b));
        if long_work(a.len().min(b.len())) {
            return Order::Unknown;
        }
        // Code points of ASCII are its bytes.
        return Order::Is(if ascii { a.cmp(b) } else { order_text(a, b) });
    }
    if let (Some(x), Some(y)) = (number(vm, a), number(vm, b)) {
        return if long_numbers(&x, &y) { Order::Unknown } else { order_numbers(&x, &y).map_or(Order::No, Order::Is) };
    }
    if depth > DEPTH {
        return Order::Unknown;
    }
    let (x, y) = (a.index(), b.index());
    match (a.kind(), b.kind()) {
        (Kind::Instance, _) | (_, Kind::Instance) => match (vm.ordered_part(a), vm.ordered_part(b)) {
            (Some(a), Some(b)) => order(vm, a, b, depth + 1),
            _ => Order::Unknown,
        },
        (Kind::List, Kind::List) => order_items(vm, &vm.heap.lists[x], &vm.heap.lists[y], depth),
        (Kind::Tuple, Kind::Tuple) => order_items(vm, &vm.heap.tuples[x], &vm.heap.tuples[y], depth),
        (Kind::Slice, Kind::Slice) => {
            let (left, right) = (vm.heap.slices[x], vm.heap.slices[y]);
            order_items(vm, &[left.start, left.stop, left.step], &[right.start, right.stop, right.step], depth)
        }
        (Kind::Bytes | Kind::ByteArray, Kind::Bytes | Kind::ByteArray) => {
            let (left, right) = (&vm.heap.bytes[x].data, &vm.heap.bytes[y].data);
            if long_work(left.len().min(right.len())) { Order::Unknown } else { Order::Is(left.cmp(right)) }
        }
        _ => Order::Unknown,
    }
}

/// Orders texts by code points; stand-ins count as the surrogates they stand for.
#[must_use]
pub fn order_text(a: &str, b: &str) -> Ordering {
    let stands_in = |text: &str| memchr::memchr(0xF4, text.as_bytes()).is_some();
    if stands_in(a) || stands_in(b) {
        return a.chars().map(crate::text::surrogate::code_of).cmp(b.chars().map(crate::text::surrogate::code_of));
    }
    a.cmp(b)
}

fn order_items(vm: &Vm, a: &[Object], b: &[Object], depth: u32) -> Order {
    for (at, (&x, &y)) in a.iter().zip(b).enumerate() {
        if pace::halted_at(at) {
            return Order::Unknown;
        }
        // Numbers of one kind and texts are compared once, not for equality first.
        let known = if x.is_int() && y.is_int() {
            Some(x.int_value().cmp(&y.int_value()))
        } else if x.is_float() && y.is_float() {
            x.float_value().partial_cmp(&y.float_value())
        } else if x.is(Kind::Str) && y.is(Kind::Str) {
            match order(vm, x, y, depth + 1) {
                Order::Is(order) => Some(order),
                _ => return Order::Unknown,
            }
        } else {
            None
        };
        match known {
            Some(Ordering::Equal) => continue,
            Some(order) => return Order::Is(order),
            None => {}
        }
        match same_at(vm, x, y, depth + 1) {
            Some(true) => {}
            Some(false) => return order(vm, x, y, depth + 1),
            None => return Order::Unknown,
        }
    }
    Order::Is(a.len().cmp(&b.len()))
}

impl Vm {
    /// Are `__eq__` and `__ne__` of this class those of its builtin base?
    #[must_use]
    pub fn keeps_builtin_eq(&self, class: u32) -> bool {
        !self.class(class).hooks.own_eq
    }

    /// Does this class leave a comparison to its builtin base?
    pub(super) fn keeps_builtin(&self, op: CompareOp, class: u32) -> bool {
        let hooks = &self.class(class).hooks;
        !hooks.own_eq && (matches!(op, CompareOp::Eq | CompareOp::Ne) || !hooks.own_order)
    }

    /// The builtin part of an object whose class leaves comparisons to it: the object itself where it is builtin.
    fn ordered_part(&self, object: Object) -> Option<Object> {
        let Some(index) = object.index_of(Kind::Instance) else { return Some(object) };
        let instance = &self.heap.instances[index];
        let hooks = &self.class(instance.class).hooks;
        (!hooks.own_eq && !hooks.own_order).then_some(instance.payload).filter(|payload| !payload.is_unbound() && !payload.is(Kind::Misc))
    }
}
