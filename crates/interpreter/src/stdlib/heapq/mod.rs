//! `heapq`: heaps in lists. Natives order builtin items, and those whose `__lt__` only computes; where other guest code must compare,
//! embedded functions do the work from the start, since a native changes nothing before all its comparisons are made.

use super::slowly;
use crate::native::{NativeDef, Res, function};
use crate::object::{Kind, Object};
use crate::pace;
use crate::types::timsort;
use crate::vm::Vm;
use crate::vm::compare::{Order, order_native};
use std::cmp::Ordering;

pub static TABLE: &[NativeDef] = &[
    function("heappush", "heap, item, /", push),
    function("heappop", "heap, /", pop),
    function("heapify", "heap, /", heapify),
    function("heapreplace", "heap, item, /", replace),
    function("heappushpop", "heap, item, /", push_pop),
    function("nsmallest", "n, iterable, key=None", |vm, args| best(vm, args, false)),
    function("nlargest", "n, iterable, key=None", |vm, args| best(vm, args, true)),
    function("_best_of", "n, keys, items, largest, /", best_of),
    function("_keys", "key, items, /", |vm, args| {
        let Some(items) = vm.items_native(args[1])?.filter(|_| args[1].is(Kind::List)) else { return Ok(Object::NONE) };
        Ok(vm.pure_results(args[0], &items)?.map_or(Object::NONE, |keys| vm.heap.list(keys)))
    }),
    function("_merge_step", "heads, /", merge_step),
];

/// `a < b`; `None` where guest code must say.
pub fn less(vm: &Vm, a: Object, b: Object) -> Option<bool> {
    if a.is_int() && b.is_int() {
        return Some(a.int_value() < b.int_value());
    }
    if a.is_float() && b.is_float() {
        return Some(a.float_value() < b.float_value());
    }
    match order_native(vm, a, b) {
        Order::Is(order) => Some(order == Ordering::Less),
        Order::No => Some(false),
        Order::Unknown => None,
    }
}

fn order(vm: &Vm, a: Object, b: Object) -> Option<Ordering> {
    if a.is_int() && b.is_int() {
        return Some(a.int_value().cmp(&b.int_value()));
    }
    match order_native(vm, a, b) {
        Order::Is(order) => Some(order),
        Order::No | Order::Unknown => None,
    }
}

fn list_arg(vm: &mut Vm, object: Object, what: &str) -> Res {
    let list = vm.payload(object);
    if list.is(Kind::List) {
        return Ok(list);
    }
    vm.expected_type(what, "list", object)
}

/// Places from the top of a heap to the bottom, or back.
type Way = smallvec::SmallVec<[usize; 24]>;

/// Where `item` belongs when it rises from `at`: the places on its way, each parent to be moved down one step.
fn rise(vm: &Vm, heap: &[Object], item: Object, mut at: usize) -> Option<Way> {
    let mut way: Way = smallvec::smallvec![at];
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

/// Moves the parents on a way down one step each, and an item to its end.
fn settle(heap: &mut [Object], way: &[usize], item: Object) {
    for step in way.windows(2) {
        heap[step[0]] = heap[step[1]];
    }
    heap[way[way.len() - 1]] = item;
}

/// Lets `item` sink from `start` to a leaf along the smaller children, then rise on that way (heapq's order of comparisons).
fn sink(vm: &Vm, heap: &mut [Object], item: Object, start: usize) -> Option<()> {
    sink_by(heap, item, start, |a, b| less(vm, a, b))
}
fn sink_by(heap: &mut [Object], item: Object, start: usize, less: impl Fn(Object, Object) -> Option<bool>) -> Option<()> {
    let mut way: Way = smallvec::smallvec![start];
    let mut at = start;
    while 2 * at + 1 < heap.len() {
        let mut child = 2 * at + 1;
        if child + 1 < heap.len() && !less(heap[child], heap[child + 1])? {
            child += 1;
        }
        way.push(child);
        at = child;
    }
    let mut place = way.len() - 1;
    while place > 0 && less(item, heap[way[place]])? {
        place -= 1;
    }
    settle(heap, &way[..=place], item);
    Some(())
}

/// As `rise`, and as `sink`, of instances whose `__lt__` only computes. The heap stays where it is, and as it is until all is known:
/// such a function may look at it. None where it cannot answer.
fn rise_of_guests(vm: &mut Vm, list: u32, item: Object, mut at: usize) -> Res<Option<()>> {
    let (mut known, mut way): (_, Way) = (None, smallvec::smallvec![at]);
    while at > 0 {
        let parent = (at - 1) / 2;
        let above = vm.heap.lists[list][parent];
        match vm.simple_less(&mut known, item, above)? {
            Some(true) => way.push(parent),
            Some(false) => break,
            None => return Ok(None),
        }
        at = parent;
    }
    settle(&mut vm.heap.lists[list], &way, item);
    Ok(Some(()))
}
fn sink_of_guests(vm: &mut Vm, list: u32, item: Object, start: usize) -> Res<Option<()>> {
    let (mut known, mut way): (_, Way) = (None, smallvec::smallvec![start]);
    let mut at = start;
    while let Some(&left) = vm.heap.lists[list].get(2 * at + 1) {
        let mut child = 2 * at + 1;
        if let Some(&right) = vm.heap.lists[list].get(child + 1) {
            match vm.simple_less(&mut known, left, right)? {
                Some(true) => {}
                Some(false) => child += 1,
                None => return Ok(None),
            }
        }
        way.push(child);
        at = child;
    }
    while way.len() > 1 {
        let below = vm.heap.lists[list][way[way.len() - 1]];
        match vm.simple_less(&mut known, item, below)? {
            Some(true) => drop(way.pop()),
            Some(false) => break,
            None => return Ok(None),
        }
    }
    settle(&mut vm.heap.lists[list], &way, item);
    Ok(Some(()))
}

fn push(vm: &mut Vm, args: &[Object]) -> Res {
    let (list, item) = (list_arg(vm, args[0], "heappush() argument 1")?, args[1]);
    vm.reserve(16)?;
    let heap = &vm.heap.lists[list.index()];
    let end = heap.len();
    if let Some(way) = rise(vm, heap, item, end) {
        let heap = &mut vm.heap.lists[list.index()];
        heap.push(item);
        settle(heap, &way, item);
        return Ok(Object::NONE);
    }
    if item.is(Kind::Instance) {
        vm.heap.lists[list.index()].push(item);
        if rise_of_guests(vm, list.index(), item, end)?.is_some() {
            return Ok(Object::NONE);
        }
        vm.heap.lists[list.index()].pop();
    }
    vm.call_embedded("heap_push", vec![list, item])
}

fn pop(vm: &mut Vm, args: &[Object]) -> Res {
    let list = list_arg(vm, args[0], "heappop() argument")?;
    let Some(last) = vm.heap.lists[list.index()].pop() else { return Err(vm.index_error("index out of range")) };
    if vm.heap.lists[list.index()].is_empty() {
        return Ok(last);
    }
    if let Some(first) = replaced(vm, list.index(), last)? {
        return Ok(first);
    }
    vm.heap.lists[list.index()].push(last);
    vm.call_embedded("heap_pop", vec![list])
}

/// Takes the first item of a heap that has one, and puts another in. None where other guest code must compare, and nothing was done.
fn replaced(vm: &mut Vm, list: u32, item: Object) -> Res<Option<Object>> {
    let mut heap = std::mem::take(&mut vm.heap.lists[list]);
    let first = heap[0];
    let done = sink(vm, &mut heap, item, 0);
    vm.heap.lists[list] = heap;
    if done.is_none() {
        if !item.is(Kind::Instance) {
            return Ok(None);
        }
        vm.heap.lists[list][0] = item;
        if sink_of_guests(vm, list, item, 0)?.is_none() {
            vm.heap.lists[list][0] = first;
            return Ok(None);
        }
    }
    Ok(Some(first))
}

fn replace(vm: &mut Vm, args: &[Object]) -> Res {
    let list = list_arg(vm, args[0], "heapreplace() argument 1")?;
    if vm.heap.lists[list.index()].is_empty() {
        return Err(vm.index_error("index out of range"));
    }
    match replaced(vm, list.index(), args[1])? {
        Some(first) => Ok(first),
        None => vm.call_embedded("heap_replace", vec![list, args[1]]),
    }
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
            return heapify_guests(vm, list);
        }
    }
    vm.heap.lists[list.index()] = heap;
    Ok(Object::NONE)
}

fn heapify_guests(vm: &mut Vm, list: Object) -> Res {
    let before = pace::copied(&vm.heap.lists[list.index()]);
    for start in (0..before.len() / 2).rev() {
        if sink_of_guests(vm, list.index(), before[start], start)?.is_none() {
            vm.heap.lists[list.index()] = before;
            return vm.call_embedded("heap_order", vec![list]);
        }
    }
    Ok(Object::NONE)
}

/// Some of the items of a list that are builtin objects, best first; all else is left to Python.
fn best(vm: &mut Vm, args: &[Object], largest: bool) -> Res {
    if let (Some(list), Some(most), None) = (args[1].index_of(Kind::List), args[0].as_int(), args[2].some())
        && let Ok(most) = usize::try_from(most)
        && (1..vm.heap.lists[list].len()).contains(&most)
    {
        vm.reserve(most * 24)?;
        let places = best_places(vm, &vm.heap.lists[list], most, largest);
        vm.poll()?;
        if let Some(places) = places {
            let found = places.iter().map(|&at| vm.heap.lists[list][at]).collect();
            return Ok(vm.heap.list(found));
        }
    }
    slowly(vm, "heapq", "_best", vec![args[0], args[1], args[2].or(Object::NONE), Object::bool(largest)])
}

/// The `n` best of some items by their keys, best first: a list of their keys and one of them; None where guest code must compare.
/// What came first stays first among equals.
fn best_of(vm: &mut Vm, args: &[Object]) -> Res {
    let (Some(keys), Some(items)) = (args[1].index_of(Kind::List), args[2].index_of(Kind::List)) else { return Ok(Object::NONE) };
    let count = vm.heap.lists[keys].len().min(vm.heap.lists[items].len());
    let most = vm.small_int(args[0]).and_then(|most| usize::try_from(most).ok()).unwrap_or(0).min(count);
    vm.reserve(most * 32)?;
    let best = best_places(vm, &vm.heap.lists[keys][..count], most, args[3].is_true());
    vm.poll()?;
    let Some(best) = best else { return Ok(Object::NONE) };
    let [keys, items] = [keys, items].map(|list| best.iter().map(|&at| vm.heap.lists[list][at]).collect::<Vec<Object>>());
    let (keys, items) = (vm.heap.list(keys), vm.heap.list(items));
    Ok(vm.heap.tuple([keys, items]))
}

/// The places of the best keys, in order; none where guest code must compare, or there is no order: both show.
fn best_places(vm: &Vm, keys: &[Object], most: usize, largest: bool) -> Option<Vec<usize>> {
    // Numbers of one kind are compared as what they are.
    if pace::every(keys, |key| key.is_int()) {
        return select(keys.len(), most, largest, |a, b| Some(keys[a].int_value().cmp(&keys[b].int_value())));
    }
    if pace::every(keys, |key| key.is_float()) {
        return select(keys.len(), most, largest, |a, b| keys[a].float_value().partial_cmp(&keys[b].float_value()));
    }
    select(keys.len(), most, largest, |a, b| order(vm, keys[a], keys[b]))
}

/// The best of so many places, by an order of places.
fn select(count: usize, most: usize, largest: bool, order: impl Fn(usize, usize) -> Option<Ordering>) -> Option<Vec<usize>> {
    // Does one place come before another?
    let mut ahead = |a: usize, b: usize| {
        let order = order(a, b)?;
        let order = if largest { order.reverse() } else { order };
        Some(order.then(a.cmp(&b)).is_lt())
    };
    // The worst of the best so far is on top.
    let mut heap: Vec<usize> = (0..most).collect();
    for start in (0..most / 2).rev() {
        sink_worst(&mut heap, start, &mut ahead)?;
    }
    for at in most..count {
        if pace::halted_at(at) {
            return None;
        }
        if ahead(at, *heap.first()?)? {
            heap[0] = at;
            sink_worst(&mut heap, 0, &mut ahead)?;
        }
    }
    timsort(&mut heap, &mut ahead)?;
    Some(heap)
}

fn sink_worst(heap: &mut [usize], start: usize, ahead: &mut impl FnMut(usize, usize) -> Option<bool>) -> Option<()> {
    let mut at = start;
    while 2 * at + 1 < heap.len() {
        let mut child = 2 * at + 1;
        if child + 1 < heap.len() && ahead(heap[child], heap[child + 1])? {
            child += 1;
        }
        if pace::halted_in_steps() || !ahead(heap[at], heap[child])? {
            break;
        }
        heap.swap(at, child);
        at = child;
    }
    Some(())
}

/// Does one such stream come before another? As lists are compared: by their values, and if these are equal by their numbers.
fn less_head(vm: &Vm, a: Object, b: Object) -> Option<bool> {
    let (one, other) = (&vm.heap.lists[a.index_of(Kind::List)?][..], &vm.heap.lists[b.index_of(Kind::List)?][..]);
    let (&[mine, first, _], &[theirs, second, _]) = (one, other) else { return less(vm, a, b) };
    let order = match () {
        () if mine.is_int() && theirs.is_int() => Some(mine.int_value().cmp(&theirs.int_value())),
        () if mine.is_float() && theirs.is_float() => mine.float_value().partial_cmp(&theirs.float_value()),
        () => None,
    };
    match order {
        Some(Ordering::Equal) => less(vm, first, second),
        Some(order) => Some(order.is_lt()),
        None => less(vm, a, b),
    }
}

/// Goes on with the first of several sorted streams, each a list of its next value, its number and a builtin iterator.
/// True where that is done; None where the next value is there and guest code must find its place; False where nothing was done.
fn merge_step(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(heads) = args[0].index_of(Kind::List) else { return Ok(Object::FALSE) };
    let Some(first) = vm.heap.lists[heads].first().and_then(|first| first.index_of(Kind::List)) else { return Ok(Object::FALSE) };
    let Some(iterator) = vm.heap.lists[first].get(2).and_then(|iterator| iterator.index_of(Kind::Iter)) else { return Ok(Object::FALSE) };
    let item = vm.next_native(iterator)?;
    let mut heap = std::mem::take(&mut vm.heap.lists[heads]);
    let done = if item.is_exhausted() {
        let kept = heap.clone();
        let last = heap.pop().unwrap_or_default();
        let done = if heap.is_empty() { Some(()) } else { sink_by(&mut heap, last, 0, |a, b| less_head(vm, a, b)) };
        if done.is_none() {
            heap = kept;
        }
        Object::bool(done.is_some())
    } else {
        let head = heap[0];
        vm.heap.lists[first][0] = item;
        if sink_by(&mut heap, head, 0, |a, b| less_head(vm, a, b)).is_some() { Object::TRUE } else { Object::NONE }
    };
    vm.heap.lists[heads] = heap;
    Ok(done)
}
