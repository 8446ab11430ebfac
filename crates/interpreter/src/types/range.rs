//! `range` and `slice`.

use super::dunders::{CONTAINER, EQUAL, HASH, REPR, SUBSCRIPT};
use super::{OBJECT, RANGE, SLICE, TypeDef};
use crate::native::{NativeDef, Res, getter, method, static_method};
use crate::object::class::Layout;
use crate::object::misc::{Iter, Range, Slice};
use crate::object::{Kind, Object};
use crate::types;
use crate::vm::Vm;
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{FromPrimitive, One, Signed, ToPrimitive, Zero};

pub static DEF: TypeDef = TypeDef {
    id: RANGE,
    name: "range",
    module: "builtins",
    base: OBJECT,
    layout: Layout::Other,
    is_base: false,
    natives: &[METHODS, CONTAINER, EQUAL, HASH, REPR, SUBSCRIPT],
    doc: "An immutable sequence of numbers.",
};
static METHODS: &[NativeDef] = &[
    static_method("__new__", "cls, start, stop=None, step=None, /", new),
    method("count", "self, value, /", count),
    method("index", "self, value, /", index),
    method("__reversed__", "self, /", reversed),
    method("__bool__", "self, /", truth),
    getter("start", |vm, args| Ok(bound(vm, args[0], 0))),
    getter("stop", |vm, args| Ok(bound(vm, args[0], 1))),
    getter("step", |vm, args| Ok(bound(vm, args[0], 2))),
];

fn new(vm: &mut Vm, args: &[Object]) -> Res {
    let mut numbers = [BigInt::zero(), BigInt::zero(), BigInt::one()];
    if args[2].is_unbound() {
        numbers[1] = vm.big_arg(args, 1)?;
    } else {
        for (number, at) in [(0, 1), (1, 2), (2, 3)] {
            if !args[at].is_unbound() {
                numbers[number] = vm.big_arg(args, at)?;
            }
        }
    }
    if numbers[2].is_zero() {
        return Err(vm.value_error("range() arg 3 must not be zero"));
    }
    let [start, stop, step] = numbers;
    Ok(make(vm, start, stop, step))
}
/// The range with these ends.
pub(crate) fn make(vm: &mut Vm, start: BigInt, stop: BigInt, step: BigInt) -> Object {
    let range = match (start.to_i64(), stop.to_i64(), step.to_i64()) {
        (Some(start), Some(stop), Some(step)) => Range { start, stop, step, big: None },
        _ => Range { big: Some(Box::new((start, stop, step))), ..Range::default() },
    };
    vm.heap.range(range)
}
/// Start, stop and step as big ints.
fn numbers(vm: &Vm, object: Object) -> (BigInt, BigInt, BigInt) {
    let range = &vm.heap.ranges[object.index()];
    match &range.big {
        Some(big) => (**big).clone(),
        None => (range.start.into(), range.stop.into(), range.step.into()),
    }
}
fn big_len((start, stop, step): &(BigInt, BigInt, BigInt)) -> BigInt {
    let span = if step.is_positive() { stop - start } else { start - stop };
    if span.is_positive() { (span - 1u8).div_floor(&step.abs()) + 1u8 } else { BigInt::zero() }
}
/// `len(range)`, where it fits.
pub fn range_len(vm: &mut Vm, object: Object) -> Res {
    match big_len(&numbers(vm, object)).to_i64() {
        Some(len) => Ok(vm.heap.int(len)),
        None => Err(vm.overflow_error("Python int too large to convert to C ssize_t")),
    }
}
fn bound(vm: &mut Vm, object: Object, which: u8) -> Object {
    let (start, stop, step) = numbers(vm, object);
    vm.heap.bigint([start, stop, step][which as usize].clone())
}
fn truth(vm: &mut Vm, args: &[Object]) -> Res {
    Ok(Object::bool(!big_len(&numbers(vm, args[0])).is_zero()))
}

/// `range[index]`.
pub fn range_item(vm: &mut Vm, object: Object, index: i64) -> Res {
    range_at(vm, object, &BigInt::from(index))
}
/// `range[index]` for an index that does not fit.
pub fn range_big_item(vm: &mut Vm, object: Object, index: Object) -> Res {
    let index = vm.to_big(index);
    range_at(vm, object, &index)
}
fn range_at(vm: &mut Vm, object: Object, index: &BigInt) -> Res {
    let range = numbers(vm, object);
    let len = big_len(&range);
    let position = if index.is_negative() { index + &len } else { index.clone() };
    if position.is_negative() || position >= len {
        return Err(vm.index_error("range object index out of range"));
    }
    Ok(vm.heap.bigint(range.0 + position * range.2))
}
/// A slice of a range.
pub fn range_slice(vm: &mut Vm, object: Object, slice: Object) -> Res {
    let range = numbers(vm, object);
    let len = big_len(&range);
    let slice = vm.heap.slices[slice.index()];
    for bound in [slice.start, slice.stop, slice.step] {
        let plain = vm.payload(bound);
        if !bound.is_none() && !matches!(plain.kind(), Kind::Int | Kind::Big | Kind::Bool) {
            if vm.special(bound, crate::vm::Name::Index).is_some() {
                let key = vm.heap.slice(slice);
                return vm.call_embedded("getitem_slice", vec![object, key]);
            }
            return Err(vm.type_error("slice indices must be integers or None or have an __index__ method"));
        }
    }
    let (from, to, step) = bounds_within(vm, slice, &len)?;
    let (start, _, by) = range;
    let (first, last) = (&start + from * &by, &start + to * &by);
    Ok(make(vm, first, last, by * step))
}
/// Start, stop and step of a slice, of ints, within a length.
fn bounds_within(vm: &mut Vm, slice: Slice, len: &BigInt) -> Res<(BigInt, BigInt, BigInt)> {
    let get = |vm: &Vm, object: Object| if object.is_none() { None } else { Some(vm.to_big(vm.payload(object))) };
    let step = get(vm, slice.step).unwrap_or_else(BigInt::one);
    if step.is_zero() {
        return Err(vm.value_error("slice step cannot be zero"));
    }
    let (low, high) = if step.is_negative() { (BigInt::from(-1), len - 1) } else { (BigInt::zero(), len.clone()) };
    let clamp = |bound: Option<BigInt>, default: &BigInt| match bound {
        None => default.clone(),
        Some(bound) => (if bound.is_negative() { bound + len } else { bound }).clamp(low.clone(), high.clone()),
    };
    let (from, to) = if step.is_negative() { (&high, &low) } else { (&low, &high) };
    let (from, to) = (clamp(get(vm, slice.start), from), clamp(get(vm, slice.stop), to));
    Ok((from, to, step))
}
/// `range == other`: the same items, whatever the bounds.
pub fn ranges_equal(vm: &Vm, a: Object, b: Object) -> bool {
    let (left, right) = (numbers(vm, a), numbers(vm, b));
    let len = big_len(&left);
    len == big_len(&right) && (len.is_zero() || left.0 == right.0 && (len.is_one() || left.2 == right.2))
}
/// What the hash of a range is that of: its length, start and step, as far as they tell it from others.
pub fn range_hashed(vm: &mut Vm, object: Object) -> Object {
    let range = numbers(vm, object);
    let len = big_len(&range);
    let start = if len.is_zero() { Object::NONE } else { vm.heap.bigint(range.0) };
    let step = if len.is_zero() || len.is_one() { Object::NONE } else { vm.heap.bigint(range.2) };
    let len = vm.heap.bigint(len);
    vm.heap.tuple([len, start, step])
}
/// The int that a number is equal to, if there is one.
fn whole(vm: &Vm, item: Object) -> Option<BigInt> {
    match item.kind() {
        Kind::Int | Kind::Big | Kind::Bool => Some(vm.to_big(item)),
        Kind::Float => Some(item.float_value()).filter(|value| value.fract() == 0.0).and_then(BigInt::from_f64),
        Kind::Complex => {
            let value = vm.heap.complexes[item.index()];
            Some(value.re).filter(|re| value.im == 0.0 && re.fract() == 0.0).and_then(BigInt::from_f64)
        }
        _ => None,
    }
}
/// `item in range` for numbers; `None` where items must be compared one by one.
pub fn range_contains(vm: &Vm, object: Object, item: Object) -> Option<bool> {
    if item.is(Kind::Instance) {
        return None;
    }
    let Some(value) = whole(vm, item) else { return Some(false) };
    let range = &vm.heap.ranges[object.index()];
    if range.big.is_none()
        && let Some(value) = value.to_i64()
    {
        let inside = if range.step > 0 { range.start <= value && value < range.stop } else { range.stop < value && value <= range.start };
        return Some(inside && (i128::from(value) - i128::from(range.start)) % i128::from(range.step) == 0);
    }
    let (start, stop, step) = numbers(vm, object);
    let inside = if step.is_positive() { start <= value && value < stop } else { stop < value && value <= start };
    Some(inside && (value - start).is_multiple_of(&step))
}
fn count(vm: &mut Vm, args: &[Object]) -> Res {
    match range_contains(vm, args[0], args[1]) {
        Some(found) => Ok(Object::small(i64::from(found))),
        None => vm.call_embedded("sequence_count", vec![args[0], args[1]]),
    }
}
fn index(vm: &mut Vm, args: &[Object]) -> Res {
    match range_contains(vm, args[0], args[1]) {
        Some(true) => {
            let (start, _, step) = numbers(vm, args[0]);
            let value = whole(vm, args[1]).unwrap_or_default();
            Ok(vm.heap.bigint((value - start).div_floor(&step)))
        }
        Some(false) if !matches!(args[1].kind(), Kind::Int | Kind::Big | Kind::Bool) => {
            Err(vm.value_error("sequence.index(x): x not in sequence"))
        }
        Some(false) => {
            let what = types::repr_native(vm, args[1]);
            let message = format!("{what} is not in range");
            Err(vm.value_error(&message))
        }
        None => vm.call_embedded("sequence_index", vec![args[0], args[1], Object::small(0), Object::small(1 << 40)]),
    }
}
fn reversed(vm: &mut Vm, args: &[Object]) -> Res {
    let range = numbers(vm, args[0]);
    let len = big_len(&range);
    let (start, _, step) = range;
    let last = &start + (&len - 1u8) * &step;
    let back = -step;
    Ok(match (last.to_i64(), start.to_i64(), len.to_u64(), back.to_i64()) {
        (Some(at), Some(_), Some(left), Some(step)) => vm.heap.iter(Iter::Range { at, left, step }),
        _ => vm.heap.iter(Iter::BigRange { at: Box::new(last), stop: Box::new(start + &back), step: Box::new(back) }),
    })
}

pub static SLICE_DEF: TypeDef = TypeDef {
    id: SLICE,
    name: "slice",
    module: "builtins",
    base: OBJECT,
    layout: Layout::Other,
    is_base: false,
    natives: &[SLICE_METHODS, super::dunders::COMPARE, REPR],
    doc: "The bounds and step of an extended slice.",
};
static SLICE_METHODS: &[NativeDef] = &[
    static_method("__new__", "cls, start, stop=None, step=None, /", slice_new),
    method("indices", "self, length, /", slice_indices),
    getter("start", |vm, args| Ok(vm.heap.slices[args[0].index()].start)),
    getter("stop", |vm, args| Ok(vm.heap.slices[args[0].index()].stop)),
    getter("step", |vm, args| Ok(vm.heap.slices[args[0].index()].step)),
];
fn slice_new(vm: &mut Vm, args: &[Object]) -> Res {
    let none = Object::NONE;
    let slice = if args[2].is_unbound() {
        Slice { start: none, stop: args[1], step: none }
    } else {
        Slice { start: args[1], stop: args[2], step: args[3].or(none) }
    };
    Ok(vm.heap.slice(slice))
}
fn slice_indices(vm: &mut Vm, args: &[Object]) -> Res {
    let length = vm.big_arg(args, 1)?;
    if length.is_negative() {
        return Err(vm.value_error("length should not be negative"));
    }
    let slice = vm.heap.slices[args[0].index()];
    let mut bounds = [None; 3];
    for (bound, object) in bounds.iter_mut().zip([slice.start, slice.stop, slice.step]) {
        if !object.is_none() {
            let plain = vm.payload(object);
            if object.is(Kind::Instance) && vm.special(object, crate::vm::Name::Index).is_some() && plain == object {
                return vm.call_embedded("slice_indices", vec![args[0], args[1]]);
            }
            if !matches!(plain.kind(), Kind::Int | Kind::Big | Kind::Bool) {
                return Err(vm.type_error("slice indices must be integers or None or have an __index__ method"));
            }
            *bound = Some(vm.clamped(plain));
        }
    }
    let Some(length) = length.to_i64() else {
        let (first, last, step) = bounds_within(vm, slice, &length)?;
        let (first, last, step) = (vm.heap.bigint(first), vm.heap.bigint(last), vm.heap.bigint(step));
        return Ok(vm.heap.tuple([first, last, step]));
    };
    let step = bounds[2].unwrap_or(1);
    if step == 0 {
        return Err(vm.value_error("slice step cannot be zero"));
    }
    let (low, high) = if step < 0 { (-1, length - 1) } else { (0, length) };
    let clamp = |bound: Option<i64>, default: i64| match bound {
        None => default,
        Some(bound) => (if bound < 0 { bound.saturating_add(length) } else { bound }).clamp(low, high),
    };
    let (from, to) = if step < 0 { (high, low) } else { (low, high) };
    let (first, last) = (vm.heap.int(clamp(bounds[0], from)), vm.heap.int(clamp(bounds[1], to)));
    let step = if slice.step.is_none() { Object::small(1) } else { vm.payload(slice.step) };
    Ok(vm.heap.tuple([first, last, step]))
}
