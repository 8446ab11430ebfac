//! `heapq`: heaps in lists. Natives order builtin items; where guest code must compare, embedded functions do the work
//! from the start, since a native changes nothing before all its comparisons are made.

use crate::native::{NativeDef, Res, function};
use crate::object::{Kind, Object};
use crate::vm::Vm;
use crate::vm::compare::{Order, order_native};
use std::cmp::Ordering;

pub static TABLE: &[NativeDef] = &[
    function("heappush", "heap, item, /", push),
    function("heappop", "heap, /", pop),
    function("heapify", "heap, /", heapify),
    function("heapreplace", "heap, item, /", replace),
    function("heappushpop", "heap, item, /", push_pop),
];

/// `a < b`; `None` where guest code must say.
pub fn less(vm: &Vm, a: Object, b: Object) -> Option<bool> {
    if a.is_int() && b.is_int() {
        return Some(a.int_value() < b.int_value());
    }
    match order_native(vm, a, b) {
        Order::Is(order) => Some(order == Ordering::Less),
        Order::No => Some(false),
        Order::Unknown => None,
    }
}

fn list_arg(vm: &mut Vm, object: Object, what: &str) -> Res {
    let list = vm.payload(object);
    if list.is(Kind::List) {
        return Ok(list);
    }
    vm.expected_type(what, "list", object)
}

/// Where `item` belongs when it rises from `at`: the places on its way, each parent to be moved down one step.
fn rise(vm: &Vm, heap: &[Object], item: Object, mut at: usize) -> Option<Vec<usize>> {
    let mut way = vec![at];
    while at > 0 {
        let parent = (at - 1) / 2;
        if !less(vm, item, heap[parent])? {
            break;
        }
        way.push(parent);
        at = parent;
    }
    Some(way)
}

/// Lets `item` sink from `start` to a leaf along the smaller children, then rise on that way (heapq's order of comparisons).
fn sink(vm: &Vm, heap: &mut [Object], item: Object, start: usize) -> Option<()> {
    let mut way = vec![start];
    let mut at = start;
    while 2 * at + 1 < heap.len() {
        let mut child = 2 * at + 1;
        if child + 1 < heap.len() && !less(vm, heap[child], heap[child + 1])? {
            child += 1;
        }
        way.push(child);
        at = child;
    }
    let mut place = way.len() - 1;
    while place > 0 && less(vm, item, heap[way[place]])? {
        place -= 1;
    }
    for step in 0..place {
        heap[way[step]] = heap[way[step + 1]];
    }
    heap[way[place]] = item;
    Some(())
}

fn push(vm: &mut Vm, args: &[Object]) -> Res {
    let list = list_arg(vm, args[0], "heappush() argument 1")?;
    vm.reserve(16)?;
    let heap = &vm.heap.lists[list.index()];
    let Some(way) = rise(vm, heap, args[1], heap.len()) else { return vm.call_embedded("heap_push", vec![list, args[1]]) };
    let heap = &mut vm.heap.lists[list.index()];
    heap.push(args[1]);
    for step in way.windows(2) {
        heap[step[0]] = heap[step[1]];
    }
    heap[way[way.len() - 1]] = args[1];
    Ok(Object::NONE)
}

fn pop(vm: &mut Vm, args: &[Object]) -> Res {
    let list = list_arg(vm, args[0], "heappop() argument")?;
    let mut heap = std::mem::take(&mut vm.heap.lists[list.index()]);
    let Some(last) = heap.pop() else { return Err(vm.index_error("index out of range")) };
    let Some(&first) = heap.first() else {
        vm.heap.lists[list.index()] = heap;
        return Ok(last);
    };
    let done = sink(vm, &mut heap, last, 0);
    if done.is_none() {
        heap.push(last);
    }
    vm.heap.lists[list.index()] = heap;
    if done.is_none() { vm.call_embedded("heap_pop", vec![list]) } else { Ok(first) }
}

fn replace(vm: &mut Vm, args: &[Object]) -> Res {
    let list = list_arg(vm, args[0], "heapreplace() argument 1")?;
    let Some(&first) = vm.heap.lists[list.index()].first() else { return Err(vm.index_error("index out of range")) };
    let mut heap = std::mem::take(&mut vm.heap.lists[list.index()]);
    let done = sink(vm, &mut heap, args[1], 0);
    vm.heap.lists[list.index()] = heap;
    if done.is_none() { vm.call_embedded("heap_replace", vec![list, args[1]]) } else { Ok(first) }
}

fn push_pop(vm: &mut Vm, args: &[Object]) -> Res {
    let list = list_arg(vm, args[0], "heappushpop() argument 1")?;
    let Some(&first) = vm.heap.lists[list.index()].first() else { return Ok(args[1]) };
    match less(vm, first, args[1]) {
        Some(true) => replace(vm, args),
        Some(false) => Ok(args[1]),
        None => vm.call_embedded("heap_push_pop", vec![list, args[1]]),
    }
}

fn heapify(vm: &mut Vm, args: &[Object]) -> Res {
    let list = list_arg(vm, args[0], "heapify() argument")?;
    vm.reserve(vm.heap.lists[list.index()].len() * 8)?;
    vm.poll()?;
    let mut heap = vm.heap.lists[list.index()].clone();
    for start in (0..heap.len() / 2).rev() {
        if start % 1024 == 1023 {
            vm.poll()?;
        }
        let item = heap[start];
        if sink(vm, &mut heap, item, start).is_none() {
            return vm.call_embedded("heap_order", vec![list]);
        }
    }
    vm.heap.lists[list.index()] = heap;
    Ok(Object::NONE)
}
