//! Sorting without guest code: by value where all items are of one builtin kind, else by an own merge sort,
//! since an order may be inconsistent (a nan) and must not be trusted.

use crate::native::{Args, Res};
use crate::object::{Kind, Object};
use crate::vm::Vm;
use crate::vm::compare::{Order, order_native};
use std::cmp::Ordering;

/// `key` and `reverse` of `sort` and `sorted`.
pub fn sort_options(vm: &mut Vm, args: Args<'_>, function: &str) -> Res<(Object, bool)> {
    let (mut key, mut reverse) = (Object::NONE, false);
    for (name, value) in args.named() {
        match vm.heap.text(name) {
            "key" => key = value,
            "reverse" => {
                let flag = vm.payload(value);
                match flag.kind() {
                    Kind::Int | Kind::Bool | Kind::Big => reverse = vm.truth_native(flag).unwrap_or(true),
                    _ => {
                        let message = format!("'{}' object cannot be interpreted as an integer", vm.type_name(value));
                        return Err(vm.type_error(&message));
                    }
                }
            }
            other => {
                let message = format!("'{other}' is an invalid keyword argument for {function}()");
                return Err(vm.type_error(&message));
            }
        }
    }
    Ok((key, reverse))
}

/// Sorts a list in place if no guest code is needed; false where it is (the list is then as before).
pub fn sort_natively(vm: &mut Vm, list: Object, reverse: bool) -> Res<bool> {
    let mut items = vm.heap.lists[list.index()].clone();
    if reverse {
        items.reverse();
    }
    if !sort_objects(vm, &mut items)? {
        return Ok(false);
    }
    if reverse {
        items.reverse();
    }
    vm.heap.lists[list.index()] = items;
    Ok(true)
}

/// Sorts objects; false where guest code must compare.
pub fn sort_objects(vm: &mut Vm, items: &mut Vec<Object>) -> Res<bool> {
    if items.len() < 2 {
        return Ok(true);
    }
    vm.poll()?;
    if items.iter().all(|item| item.is_int()) {
        items.sort_unstable_by_key(|item| item.int_value());
        return Ok(true);
    }
    if items.iter().all(|item| item.is_float() && !item.float_value().is_nan()) {
        items.sort_by(|a, b| a.float_value().partial_cmp(&b.float_value()).unwrap_or(Ordering::Equal));
        return Ok(true);
    }
    if items.iter().all(|item| item.is(Kind::Str)) {
        let heap = &vm.heap;
        items.sort_by(|&a, &b| heap.text(a).cmp(heap.text(b)));
        return Ok(true);
    }
    let sorted = {
        let vm = &*vm;
        merge_sort(items, &mut |a, b| match order_native(vm, a, b) {
            Order::Is(order) => Some(order == Ordering::Less),
            Order::No => Some(false),
            Order::Unknown => None,
        })
    };
    match sorted {
        Some(sorted) => {
            *items = sorted;
            Ok(true)
        }
        None => Ok(false),
    }
}

/// Sorts `items` by `keys`, stably, if the keys can be compared natively.
pub fn sort_by_keys(vm: &mut Vm, keys: &[Object], items: &[Object], reverse: bool) -> Res<Option<Vec<Object>>> {
    vm.poll()?;
    let mut order: Vec<u32> = (0..items.len() as u32).collect();
    if reverse {
        order.reverse();
    }
    if keys.iter().all(|key| key.is_int()) {
        order.sort_by_key(|&at| keys[at as usize].int_value());
    } else if keys.iter().all(|key| key.is_float() && !key.float_value().is_nan()) {
        order.sort_by(|&a, &b| keys[a as usize].float_value().partial_cmp(&keys[b as usize].float_value()).unwrap_or(Ordering::Equal));
    } else if keys.iter().all(|key| key.is(Kind::Str)) {
        let heap = &vm.heap;
        order.sort_by(|&a, &b| heap.text(keys[a as usize]).cmp(heap.text(keys[b as usize])));
    } else {
        let vm = &*vm;
        let sorted = merge_sort(&order, &mut |a: u32, b: u32| match order_native(vm, keys[a as usize], keys[b as usize]) {
            Order::Is(order) => Some(order == Ordering::Less),
            Order::No => Some(false),
            Order::Unknown => None,
        });
        match sorted {
            Some(sorted) => order = sorted,
            None => return Ok(None),
        }
    }
    if reverse {
        order.reverse();
    }
    Ok(Some(order.into_iter().map(|at| items[at as usize]).collect()))
}

/// A bottom-up merge sort: stable, never asks `less` twice about order it assumes consistent. `None` as soon as `less` cannot tell.
fn merge_sort<T: Copy>(items: &[T], less: &mut dyn FnMut(T, T) -> Option<bool>) -> Option<Vec<T>> {
    const RUN: usize = 16;
    let mut from = items.to_vec();
    for run in from.chunks_mut(RUN) {
        for at in 1..run.len() {
            let item = run[at];
            let mut place = at;
            while place > 0 && less(item, run[place - 1])? {
                run[place] = run[place - 1];
                place -= 1;
            }
            run[place] = item;
        }
    }
    let mut width = RUN;
    let mut to = Vec::with_capacity(from.len());
    while width < from.len() {
        to.clear();
        let mut start = 0;
        while start < from.len() {
            let middle = (start + width).min(from.len());
            let end = (start + 2 * width).min(from.len());
            let (mut left, mut right) = (start, middle);
            while left < middle && right < end {
                if less(from[right], from[left])? {
                    to.push(from[right]);
                    right += 1;
                } else {
                    to.push(from[left]);
                    left += 1;
                }
            }
            to.extend_from_slice(&from[left..middle]);
            to.extend_from_slice(&from[right..end]);
            start = end;
        }
        std::mem::swap(&mut from, &mut to);
        width *= 2;
    }
    Some(from)
}
