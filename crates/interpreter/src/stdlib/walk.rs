//! The steps of the iterators in `object/walk.rs`: `itertools` over builtin iterators, and deques.
//! What only guest code can iterate never comes here: embedded generators go through it.

use super::array;
use super::collections::deque;
use super::{ids, native_ids};
use crate::code::Op;
use crate::native::Res;
use crate::object::misc::{Items, Iter, Misc};
use crate::object::walk::Walk;
use crate::object::{Kind, Object};
use crate::pace;
use crate::types;
use crate::vm::Vm;

/// Iterators inside one another: more than these are left to generators, which nest without a stack.
const NESTED: usize = 64;
/// Steps inside one another, where sources were changed after they were looked at.
const DEEPEST: u32 = 300;
const OFTEN: u64 = 4096;
/// Items that the branches of a `tee` share in one list.
const BLOCK: usize = 57;

/// The class that such an iterator shows.
pub(crate) const fn class(walk: &Walk) -> u32 {
    match walk {
        Walk::Count { .. } => ids::COUNT,
        Walk::Repeat { .. } => ids::REPEAT,
        Walk::Cycle { .. } => ids::CYCLE,
        Walk::Chain { .. } => ids::CHAIN,
        Walk::Slice { .. } => ids::ISLICE,
        Walk::Pairs { .. } => ids::PAIRWISE,
        Walk::Longest { .. } => ids::ZIP_LONGEST,
        Walk::Tee { .. } => ids::TEE,
        Walk::Deque { reversed: true, .. } => ids::DEQUE_REVERSE_ITERATOR,
        Walk::Deque { .. } => ids::DEQUE_ITERATOR,
        Walk::Array { .. } => native_ids::ARRAY_ITERATOR,
    }
}

/// Do its parts fit together, as those of one that was read must?
pub(crate) fn is_whole(vm: &Vm, walk: &Walk) -> bool {
    let iterates = |object: Object| object.is(Kind::Iter) || object.is_unbound();
    walk.sources().iter().all(|&source| iterates(source))
        && match walk {
            Walk::Count { at, step } => is_number(*at) && is_number(*step),
            Walk::Chain { sources, current } => sources.is(Kind::Iter) && iterates(*current),
            Walk::Slice { inner, step, .. } => inner.is(Kind::Iter) && *step > 0,
            Walk::Pairs { inner, .. } => inner.is(Kind::Iter),
            Walk::Tee { inner, link, at } => inner.is(Kind::Iter) && link.is(Kind::List) && *at <= BLOCK,
            Walk::Deque { over, .. } => deque::is_deque(vm, *over),
            Walk::Array { over, .. } => over.is(Kind::Instance),
            Walk::Repeat { .. } | Walk::Cycle { .. } | Walk::Longest { .. } => true,
        }
}

/// The next item of such an iterator; while it steps, others see it at its end.
pub(crate) fn advance(vm: &mut Vm, index: u32) -> Res {
    // The simplest ones need no other iterator: they step where they are.
    if let Iter::Walk(walk) = &mut vm.heap.iters[index] {
        match &mut **walk {
            Walk::Deque { over, at, version, reversed } => {
                let (over, place, version, reversed) = (*over, *at, *version, *reversed);
                *at += 1;
                return deque::item_at(vm, over, place, version, reversed);
            }
            Walk::Array { over, at } => {
                let (over, place) = (*over, *at);
                *at += 1;
                return Ok(array::item_at(vm, over, place).unwrap_or_else(|| {
                    vm.heap.iters[index] = Iter::Done(native_ids::ARRAY_ITERATOR);
                    Object::EXHAUSTED
                }));
            }
            Walk::Cycle { inner, saved, at } if inner.is_unbound() && !saved.is_empty() => {
                let item = saved[*at % saved.len()];
                *at = (*at + 1) % saved.len();
                return Ok(item);
            }
            Walk::Repeat { value, left: None } => return Ok(*value),
            Walk::Repeat { value, left: Some(left) } if *left > 0 => {
                *left -= 1;
                return Ok(*value);
            }
            Walk::Count { at, step } => {
                if let (Some(number), Some(step)) = (at.as_int(), step.as_int())
                    && let Some(next) = Object::try_int(number + step)
                {
                    return Ok(std::mem::replace(at, next));
                }
            }
            Walk::Chain { current, .. } => {
                let current = *current;
                if is_leaf(vm, current) {
                    let item = vm.next_native(current.index())?;
                    if !item.is_exhausted() {
                        return Ok(item);
                    }
                }
            }
            &mut Walk::Slice { inner, at, wanted, stop, .. } if at == wanted && stop.is_none_or(|stop| at < stop) => {
                let item = if is_leaf(vm, inner) { vm.next_native(inner.index())? } else { Object::EXHAUSTED };
                if !item.is_exhausted() {
                    if let Iter::Walk(walk) = &mut vm.heap.iters[index] {
                        pass_sliced(walk);
                    }
                    return Ok(item);
                }
            }
            _ => {}
        }
    }
    let Iter::Walk(mut walk) = std::mem::take(&mut vm.heap.iters[index]) else { return Ok(Object::EXHAUSTED) };
    let result = if vm.steps_inside >= DEEPEST {
        Err(vm.recursion_error(""))
    } else {
        vm.steps_inside += 1;
        let result = step(vm, &mut walk);
        vm.steps_inside -= 1;
        result
    };
    vm.heap.iters[index] = match result {
        // What ends a `repeat` still shows.
        Ok(item) if item.is_exhausted() && !matches!(*walk, Walk::Repeat { .. }) => Iter::Done(class(&walk)),
        _ => Iter::Walk(walk),
    };
    result
}

/// Has an iterator no other inside, so that nobody needs to count how deep its steps go?
fn is_leaf(vm: &Vm, iterator: Object) -> bool {
    iterator.index_of(Kind::Iter).is_some_and(|index| match &vm.heap.iters[index] {
        Iter::Walk(walk) => matches!(**walk, Walk::Count { .. } | Walk::Repeat { .. } | Walk::Deque { .. } | Walk::Array { .. }),
        Iter::Zip { .. } | Iter::Enumerate { .. } => false,
        _ => true,
    })
}
/// An item of a slice was given.
fn pass_sliced(walk: &mut Walk) {
    if let Walk::Slice { at, wanted, stop, step, .. } = walk {
        *at += 1;
        // What lies before the end is taken too, when the item after the last is asked for.
        *wanted = wanted.saturating_add(*step).min(stop.unwrap_or(u64::MAX));
    }
}

/// Takes what of such an iterator's items need not be asked for one by one.
pub(crate) fn take_at_once(vm: &mut Vm, index: u32, items: &mut Vec<Object>) -> Res<()> {
    let Iter::Walk(walk) = &mut vm.heap.iters[index] else { return Ok(()) };
    match &mut **walk {
        Walk::Repeat { value, left: Some(left) } if *left <= OFTEN => {
            let (value, count) = (*value, std::mem::take(left) as usize);
            if pace::halted_after(count) {
                vm.poll()?;
            }
            vm.reserve(count * 8)?;
            items.resize(items.len() + count, value);
            Ok(())
        }
        Walk::Chain { sources, current } if vm.steps_inside < DEEPEST => {
            let (sources, first) = (*sources, std::mem::replace(current, Object::UNBOUND));
            vm.steps_inside += 1;
            let result = take_chain(vm, sources, first, items);
            vm.steps_inside -= 1;
            result
        }
        Walk::Array { over, at } => {
            let (over, first) = (*over, *at);
            vm.heap.iters[index] = Iter::Done(native_ids::ARRAY_ITERATOR);
            array::take(vm, over, first, items)
        }
        Walk::Repeat { .. } | Walk::Chain { .. } | Walk::Deque { .. } => Ok(()),
        _ if vm.steps_inside >= DEEPEST => Ok(()),
        _ => {
            let Iter::Walk(mut walk) = std::mem::take(&mut vm.heap.iters[index]) else { return Ok(()) };
            vm.steps_inside += 1;
            let result = take_steps(vm, &mut walk, items);
            vm.steps_inside -= 1;
            vm.heap.iters[index] = if result.is_ok() { Iter::Done(class(&walk)) } else { Iter::Walk(walk) };
            result
        }
    }
}

/// Takes all that is left.
fn take_steps(vm: &mut Vm, walk: &mut Walk, items: &mut Vec<Object>) -> Res<()> {
    loop {
        let item = step(vm, walk)?;
        if item.is_exhausted() {
            return Ok(());
        }
        vm.push_taken(items, item)?;
    }
}

fn take_chain(vm: &mut Vm, sources: Object, first: Object, items: &mut Vec<Object>) -> Res<()> {
    let mut source = first;
    loop {
        if !source.is_unbound() {
            vm.take_all(source.index(), items)?;
        }
        let next = vm.next_native(sources.index())?;
        if next.is_exhausted() {
            return Ok(());
        }
        source = chained(vm, next)?;
        if pace::halted_in_steps() {
            vm.poll()?;
        }
    }
}

fn step(vm: &mut Vm, walk: &mut Walk) -> Res {
    match walk {
        Walk::Count { at, step } => {
            let now = *at;
            *at = match (now.as_int(), step.as_int()) {
                (Some(now), Some(step)) => vm.heap.int(now + step),
                _ => vm.arithmetic(Op::Add, now, *step)?,
            };
            Ok(now)
        }
        Walk::Repeat { left: Some(0), .. } => Ok(Object::EXHAUSTED),
        Walk::Repeat { value, left } => {
            *left = left.map(|left| left - 1);
            Ok(*value)
        }
        Walk::Cycle { inner, saved, at } => {
            if !inner.is_unbound() {
                let item = vm.next_native(inner.index())?;
                if !item.is_exhausted() {
                    if saved.len() == saved.capacity() {
                        let bytes = saved.len().max(4) * 8;
                        vm.reserve(bytes)?;
                        vm.heap.charge(bytes);
                    }
                    saved.push(item);
                    return Ok(item);
                }
                *inner = Object::UNBOUND;
            }
            let Some(&item) = saved.get(*at) else { return Ok(Object::EXHAUSTED) };
            *at = if *at + 1 == saved.len() { 0 } else { *at + 1 };
            Ok(item)
        }
        Walk::Chain { sources, current } => chain(vm, *sources, current),
        Walk::Slice { inner, at, wanted, stop, .. } => {
            while *at < *wanted {
                if vm.next_native(inner.index())?.is_exhausted() {
                    return Ok(Object::EXHAUSTED);
                }
                *at += 1;
                if at.is_multiple_of(OFTEN) {
                    vm.poll()?;
                }
            }
            if stop.is_some_and(|stop| *at >= stop) {
                return Ok(Object::EXHAUSTED);
            }
            let item = vm.next_native(inner.index())?;
            pass_sliced(walk);
            Ok(item)
        }
        Walk::Pairs { inner, last } => {
            let first = if last.is_unbound() { vm.next_native(inner.index())? } else { *last };
            if first.is_exhausted() {
                return Ok(first);
            }
            *last = first;
            let second = vm.next_native(inner.index())?;
            if second.is_exhausted() {
                return Ok(second);
            }
            *last = second;
            Ok(vm.heap.tuple([first, second]))
        }
        Walk::Longest { inner, fill } => {
            if pace::halted_after(inner.len()) {
                vm.poll()?;
            }
            if let [first, second] = &mut inner[..]
                && !first.is_unbound()
                && !second.is_unbound()
            {
                return longest_pair(vm, first, second, *fill);
            }
            let mut left = inner.iter().filter(|inner| !inner.is_unbound()).count();
            if left == 0 {
                return Ok(Object::EXHAUSTED);
            }
            let mut items = Items::with_capacity(inner.len());
            for source in inner {
                let item = if source.is_unbound() { Object::EXHAUSTED } else { vm.next_native(source.index())? };
                if item.is_exhausted() && !source.is_unbound() {
                    *source = Object::UNBOUND;
                    left -= 1;
                    if left == 0 {
                        return Ok(Object::EXHAUSTED);
                    }
                }
                items.push(if item.is_exhausted() { *fill } else { item });
            }
            Ok(vm.heap.tuple_of_items(items))
        }
        Walk::Tee { inner, link, at } => {
            if *at == BLOCK {
                *link = next_block(vm, *link);
                *at = 0;
            }
            if let Some(&item) = vm.heap.lists[link.index()].get(*at + 1) {
                *at += 1;
                return Ok(item);
            }
            let item = vm.next_native(inner.index())?;
            if !item.is_exhausted() {
                let block = &mut vm.heap.lists[link.index()];
                let room = block.capacity();
                block.push(item);
                let grown = block.capacity() - room;
                vm.heap.charge(grown * 8);
                *at += 1;
            }
            Ok(item)
        }
        Walk::Deque { .. } | Walk::Array { .. } => Ok(Object::EXHAUSTED),
    }
}

/// What two sources that have not ended give, and something else for the one that ends.
fn longest_pair(vm: &mut Vm, first: &mut Object, second: &mut Object, fill: Object) -> Res {
    let mut pair = [vm.next_native(first.index())?, vm.next_native(second.index())?];
    for (item, source) in pair.iter_mut().zip([&mut *first, &mut *second]).filter(|(item, _)| item.is_exhausted()) {
        (*item, *source) = (fill, Object::UNBOUND);
    }
    if first.is_unbound() && second.is_unbound() {
        return Ok(Object::EXHAUSTED);
    }
    Ok(vm.heap.tuple(pair))
}

/// The block of a `tee` after a full one.
fn next_block(vm: &mut Vm, link: Object) -> Object {
    let next = vm.heap.lists[link.index()].first().copied().unwrap_or_default();
    if next.is(Kind::List) {
        return next;
    }
    let next = first_block(vm);
    if let Some(place) = vm.heap.lists[link.index()].first_mut() {
        *place = next;
    }
    next
}
/// An empty block of a `tee`.
pub(crate) fn first_block(vm: &mut Vm) -> Object {
    vm.heap.list(vec![Object::NONE])
}

fn chain(vm: &mut Vm, sources: Object, current: &mut Object) -> Res {
    let mut passed = 0;
    loop {
        if !current.is_unbound() {
            let item = vm.next_native(current.index())?;
            if !item.is_exhausted() {
                return Ok(item);
            }
            *current = Object::UNBOUND;
        }
        let source = vm.next_native(sources.index())?;
        if source.is_exhausted() {
            return Ok(source);
        }
        *current = chained(vm, source)?;
        passed += 1;
        if passed % OFTEN == 0 {
            vm.poll()?;
        }
    }
}

fn chained(vm: &mut Vm, source: Object) -> Res {
    match iterator(vm, source) {
        Some(iterator) => Ok(iterator),
        None => Err(vm.runtime_error("an iterable of a chain was replaced during iteration")),
    }
}

pub(crate) fn make(vm: &mut Vm, walk: Walk) -> Object {
    vm.heap.iter(Iter::Walk(Box::new(walk)))
}

/// The builtin iterator of an object; none where guest code takes part, or where iterators nest too deeply.
pub(crate) fn iterator(vm: &mut Vm, object: Object) -> Option<Object> {
    if object.is(Kind::Iter) { is_shallow(vm, object).then_some(object) } else { vm.native_iter(object) }
}

/// Is what such an object gives known to come from builtin iterators alone?
pub(crate) fn is_plain(vm: &Vm, object: Object) -> bool {
    match object.kind() {
        Kind::List | Kind::Tuple | Kind::Str | Kind::Bytes | Kind::Dict | Kind::Set | Kind::FrozenSet | Kind::Range => true,
        Kind::Iter => is_shallow(vm, object),
        Kind::Misc => matches!(vm.heap.miscs[object.index()], Misc::DictView { .. }) || deque::is_deque(vm, object),
        _ => false,
    }
}

/// Do only few iterators lie inside this one?
pub(crate) fn is_shallow(vm: &Vm, iterator: Object) -> bool {
    let mut waiting: smallvec::SmallVec<[Object; 8]> = smallvec::smallvec![iterator];
    let mut seen = 0;
    while let Some(index) = waiting.pop().map(|iterator| iterator.index_of(Kind::Iter)) {
        seen += 1;
        if seen > NESTED {
            return false;
        }
        match index.map(|index| &vm.heap.iters[index]) {
            Some(Iter::Enumerate { inner, .. }) => waiting.push(*inner),
            Some(Iter::Zip { inner, .. }) if inner.len() <= NESTED => waiting.extend_from_slice(inner),
            Some(Iter::Zip { .. }) => return false,
            Some(Iter::Walk(walk)) => {
                if walk.sources().len() > NESTED {
                    return false;
                }
                waiting.extend_from_slice(walk.sources());
            }
            _ => {}
        }
    }
    true
}

/// How a count or a repetition shows itself.
pub(crate) fn shown(vm: &mut Vm, object: Object) -> Option<String> {
    let (name, first, second) = match &vm.heap.iters[object.index_of(Kind::Iter)?] {
        Iter::Walk(walk) => match **walk {
            Walk::Count { at, step } => ("count", at, (step != Object::small(1)).then_some(step)),
            Walk::Repeat { value, left } => ("repeat", value, left.map(|left| Object::small(left as i64))),
            _ => return None,
        },
        _ => return None,
    };
    let first = types::repr_native(vm, first);
    let second = second.map(|second| format!(", {}", types::repr_native(vm, second))).unwrap_or_default();
    Some(format!("{name}({first}{second})"))
}

/// Can such a number be counted with here?
pub(crate) fn is_number(object: Object) -> bool {
    matches!(object.kind(), Kind::Int | Kind::Big | Kind::Bool | Kind::Float)
}
