//! `bisect`: binary search in lists and tuples of builtin items. Keys that guest code computes, other sequences and guest comparisons
//! are left to embedded functions.

use super::heapq::less;
use crate::native::{NativeDef, Res, function};
use crate::object::{Kind, Object};
use crate::vm::Vm;

pub static TABLE: &[NativeDef] = &[
    function("bisect_left", "a, x, lo=0, hi=None, *, key=None", |vm, args| search(vm, args, Side::Left)),
    function("bisect_right", "a, x, lo=0, hi=None, *, key=None", |vm, args| search(vm, args, Side::Right)),
    function("insort_left", "a, x, lo=0, hi=None, *, key=None", |vm, args| insert(vm, args, Side::Left)),
    function("insort_right", "a, x, lo=0, hi=None, *, key=None", |vm, args| insert(vm, args, Side::Right)),
];

/// Each search has a short name too.
pub fn init(vm: &mut Vm, dict: Object) -> Res<()> {
    for (short, full) in [("bisect", "bisect_right"), ("insort", "insort_right")] {
        if let Some(function) = vm.dict_get_str(dict, full) {
            vm.dict_set_str(dict, short, function);
        }
    }
    Ok(())
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Left,
    Right,
}

fn search(vm: &mut Vm, args: &[Object], side: Side) -> Res {
    match find(vm, args, side)? {
        Some(at) => Ok(Object::small(at as i64)),
        None => {
            let call = asked(args, side);
            vm.call_embedded("bisect_search", call)
        }
    }
}

fn insert(vm: &mut Vm, args: &[Object], side: Side) -> Res {
    // It is the key of the new item that is looked for.
    let mut wanted = [args[0], args[1], args[2], args[3], args[4]];
    let is_known = match args[4].some() {
        None => true,
        Some(key) => vm.pure_key(key, args[1])?.map(|key| wanted[1] = key).is_some(),
    };
    if args[0].is(Kind::List)
        && is_known
        && let Some(at) = find(vm, &wanted, side)?
    {
        vm.reserve(16)?;
        vm.heap.lists[args[0].index()].insert(at, args[1]);
        return Ok(Object::NONE);
    }
    let call = asked(args, side);
    vm.call_embedded("bisect_insert", call)
}

/// The arguments of the embedded functions, with the defaults filled in.
fn asked(args: &[Object], side: Side) -> Vec<Object> {
    let given = |at: usize, default: Object| args[at].some().unwrap_or(default);
    vec![args[0], args[1], given(2, Object::small(0)), given(3, Object::NONE), given(4, Object::NONE), Object::bool(side == Side::Right)]
}

fn find(vm: &mut Vm, args: &[Object], side: Side) -> Res<Option<usize>> {
    let mut low = vm.int_arg_or(args, 2, 0)?;
    if low < 0 {
        return Err(vm.value_error("lo must be non-negative"));
    }
    let high = vm.bound_arg(args, 3)?;
    let Some(length) = vm.len_native(args[0]).filter(|_| matches!(args[0].kind(), Kind::List | Kind::Tuple)) else { return Ok(None) };
    let mut high = high.filter(|&high| high >= 0).unwrap_or(length as i64);
    while low < high {
        let middle = (low + (high - low) / 2) as usize;
        let item = match args[0].kind() {
            Kind::List => vm.heap.lists[args[0].index()].get(middle).copied(),
            _ => vm.heap.tuples[args[0].index()].get(middle).copied(),
        };
        let item = match (item, args[4].some()) {
            (Some(item), Some(key)) => vm.pure_key(key, item)?,
            (item, _) => item,
        };
        let Some(item) = item else { return Ok(None) };
        let goes_right = match side {
            Side::Left => less(vm, item, args[1]),
            Side::Right => less(vm, args[1], item).map(|is_less| !is_less),
        };
        match goes_right {
            Some(true) => low = middle as i64 + 1,
            Some(false) => high = middle as i64,
            None => return Ok(None),
        }
    }
    Ok(Some(low as usize).filter(|&at| at <= length))
}
