//! Intersections, differences and the like of sets, laid out as CPython lays them out, which is the order of what comes of them.
//! Where guest code must hash or compare, `embedded/containers.py` does the same with it.

use super::set::{fold, same_kind, then_return};
use crate::code::Op;
use crate::native::{Args, Flow, Res};
use crate::object::set::{Set, SetEntry};
use crate::object::{Kind, Object};
use crate::pace;
use crate::vm::Vm;
use crate::vm::compare::same_native;
use crate::vm::hash::Slow;

/// What a method was given beside its set.
enum Other {
    /// Keys with their hashes.
    Keys(Vec<SetEntry>),
    /// Keys up to one that has no hash.
    Until(Vec<SetEntry>, Box<Flow>),
    /// Something whose items guest code must hash, or tell.
    Guests(Object),
}

fn is_set(object: Object) -> bool {
    matches!(object.kind(), Kind::Set | Kind::FrozenSet)
}

/// Others as they are walked: derived sets by their tables, whatever their classes say.
fn plain(vm: &Vm, others: &[Object]) -> Vec<Object> {
    others.iter().map(|&other| Some(vm.payload(other)).filter(|&inner| is_set(inner)).unwrap_or(other)).collect()
}

/// The keys of an iterable, in its order.
fn keys_of(vm: &mut Vm, iterable: Object) -> Res<Other> {
    let count = vm.len_native(iterable).unwrap_or(0);
    vm.reserve(count * size_of::<SetEntry>())?;
    match iterable.kind() {
        Kind::Set | Kind::FrozenSet => return Ok(Other::Keys(pace::items(vm.heap.sets[iterable.index()].iter()).collect())),
        Kind::Dict => {
            let entries = vm.heap.dicts[iterable.index()].iter();
            return Ok(Other::Keys(pace::items(entries).map(|entry| SetEntry { hash: entry.hash, key: entry.key }).collect()));
        }
        _ => {}
    }
    let Some(items) = vm.items_native(iterable)? else { return Ok(Other::Guests(iterable)) };
    let mut keys = Vec::with_capacity(items.len());
    for (at, &key) in items.iter().enumerate() {
        if pace::halted_at(at) {
            break;
        }
        match vm.key_hash(key) {
            Ok(hash) => keys.push(SetEntry { hash, key }),
            Err(Slow::Flow(flow)) => return Ok(Other::Until(keys, flow)),
            Err(Slow::Guest) => return Ok(Other::Guests(vm.heap.list(items))),
        }
    }
    vm.poll()?;
    Ok(Other::Keys(keys))
}

/// Is the key in the table? `Err` where guest code must compare.
pub(super) fn has(vm: &Vm, set: Object, hash: i64, key: Object) -> Result<bool, ()> {
    let set = &vm.heap.sets[set.index()];
    if let Some(found) = set.has_at_once(hash, key) {
        return Ok(found);
    }
    holds(vm, set, SetEntry { hash, key }).map(|found| found.is_some())
}
/// The slot of a key in a table that may be of no set yet.
fn holds(vm: &Vm, table: &Set, entry: SetEntry) -> Result<Option<usize>, ()> {
    table.find(entry.hash, |other| same_native(vm, other, entry.key)).map_err(drop)
}
/// Adds a key, where it is not there yet.
fn put(vm: &Vm, table: &mut Set, entry: SetEntry) -> Result<(), ()> {
    if table.has_at_once(entry.hash, entry.key) != Some(true) && holds(vm, table, entry)?.is_none() {
        table.push(entry.hash, entry.key);
    }
    Ok(())
}
/// Takes out what is there, and puts in what is not.
fn exchange(vm: &Vm, mut table: Set, entries: impl Iterator<Item = SetEntry>) -> Result<Set, ()> {
    for entry in pace::items(entries) {
        if table.has_at_once(entry.hash, entry.key) == Some(false) {
            table.push(entry.hash, entry.key);
            continue;
        }
        match holds(vm, &table, entry)? {
            Some(slot) => {
                table.remove_at(slot);
            }
            None => table.push(entry.hash, entry.key),
        }
    }
    Ok(table)
}

/// The intersection with one other, in a table; none where guest code is needed, for what is then to be used instead.
fn met(vm: &mut Vm, set: Object, other: Object) -> Res<Result<Set, Object>> {
    if is_set(other) {
        return Ok(operate(vm, Op::BitAnd, set, other).map_err(|()| other));
    }
    let keys = match keys_of(vm, other)? {
        Other::Keys(keys) => keys,
        Other::Until(_, flow) => return Err(flow),
        Other::Guests(other) => return Ok(Err(other)),
    };
    let mut result = Set::default();
    for &entry in pace::items(keys.iter()) {
        let done = match has(vm, set, entry.hash, entry.key) {
            Ok(true) => put(vm, &mut result, entry),
            Ok(false) => Ok(()),
            Err(()) => Err(()),
        };
        if done.is_err() {
            return Ok(Err(listed(vm, other, &keys)));
        }
    }
    vm.poll()?;
    Ok(Ok(result))
}
/// What was walked, for guest code to walk again: an iterator has no more items.
fn listed(vm: &mut Vm, other: Object, keys: &[SetEntry]) -> Object {
    if is_set(other) || other.is(Kind::Dict) { other } else { vm.heap.list(keys.iter().map(|entry| entry.key).collect()) }
}

pub(super) fn intersection(vm: &mut Vm, args: Args<'_>) -> Res {
    let set = vm.payload(args.all[0]);
    let others = plain(vm, &args.all[1..]);
    intersected(vm, set, &others, "set_intersection")
}
pub(super) fn intersection_update(vm: &mut Vm, args: Args<'_>) -> Res {
    let set = vm.payload(args.all[0]);
    let others = plain(vm, &args.all[1..]);
    let kept = intersected(vm, set, &others, "set_intersection_update")?;
    if kept.is(Kind::Set) {
        let kept = std::mem::take(&mut vm.heap.sets[kept.index()]);
        vm.heap.sets[set.index()].replace(kept);
    }
    Ok(Object::NONE)
}
/// The intersection with several others; `function` goes on where guest code is needed.
fn intersected(vm: &mut Vm, set: Object, others: &[Object], function: &'static str) -> Res {
    let mut result = set;
    for (at, &other) in others.iter().enumerate() {
        match met(vm, result, other)? {
            Ok(table) => result = same_kind(vm, set, table),
            Err(instead) => {
                let mut rest = others[at..].to_vec();
                rest[0] = instead;
                if result != set {
                    // What was found so far is all that can be left.
                    rest.insert(0, result);
                }
                return fold(vm, function, set, &rest);
            }
        }
    }
    if result == set {
        let copied = vm.heap.sets[set.index()].copied();
        result = same_kind(vm, set, copied);
    }
    Ok(result)
}

pub(super) fn difference(vm: &mut Vm, args: Args<'_>) -> Res {
    let set = vm.payload(args.all[0]);
    let others = plain(vm, &args.all[1..]);
    let Some((&other, rest)) = others.split_first() else {
        let copied = vm.heap.sets[set.index()].copied();
        return Ok(same_kind(vm, set, copied));
    };
    let result = match other.kind() {
        Kind::Set | Kind::FrozenSet => set_operation(vm, Op::Sub, set, other)?,
        Kind::Dict if vm.heap.sets[set.index()].len() >> 2 <= vm.heap.dicts[other.index()].len() => match beside(vm, set, other) {
            Ok(table) => {
                vm.poll()?;
                same_kind(vm, set, table)
            }
            Err(()) => return fold(vm, "set_difference", set, &others),
        },
        _ => {
            let copied = vm.heap.sets[set.index()].copied();
            let result = same_kind(vm, set, copied);
            return match removed(vm, result, &others) {
                Ok(()) => Ok(result),
                Err(flow) => Err(then_return(flow, result)),
            };
        }
    };
    match removed(vm, result, rest) {
        Ok(()) => Ok(result),
        Err(flow) => Err(then_return(flow, result)),
    }
}
/// The keys of a set that a dict does not have.
fn beside(vm: &Vm, set: Object, dict: Object) -> Result<Set, ()> {
    let mut result = Set::default();
    for entry in pace::items(vm.heap.sets[set.index()].iter()) {
        let found = vm.heap.dicts[dict.index()].find(entry.hash, |key| same_native(vm, key, entry.key));
        if found.map_err(drop)?.is_none() {
            result.push(entry.hash, entry.key);
        }
    }
    Ok(result)
}
pub(super) fn difference_update(vm: &mut Vm, args: Args<'_>) -> Res {
    let set = vm.payload(args.all[0]);
    let others = plain(vm, &args.all[1..]);
    removed(vm, set, &others).map(|()| Object::NONE)
}
/// Takes the items of others out of a set.
fn removed(vm: &mut Vm, set: Object, others: &[Object]) -> Res<()> {
    for (at, &other) in others.iter().enumerate() {
        if other == set {
            vm.heap.sets[set.index()].clear();
            continue;
        }
        let (keys, failed) = match keys_of(vm, other)? {
            Other::Keys(keys) => (keys, None),
            Other::Until(keys, flow) => (keys, Some(flow)),
            Other::Guests(instead) => {
                let mut rest = others[at..].to_vec();
                rest[0] = instead;
                return fold(vm, "set_difference_update", set, &rest).map(drop);
            }
        };
        if remove_keys(vm, set, &keys).is_err() {
            // What was taken out until then would be by it too.
            let mut rest = others[at..].to_vec();
            rest[0] = listed(vm, other, &keys);
            return fold(vm, "set_difference_update", set, &rest).map(drop);
        }
        vm.poll()?;
        if let Some(flow) = failed {
            return Err(flow);
        }
    }
    Ok(())
}
fn remove_keys(vm: &mut Vm, set: Object, keys: &[SetEntry]) -> Result<(), ()> {
    for &entry in pace::items(keys.iter()) {
        if let Some(slot) = holds(vm, &vm.heap.sets[set.index()], entry)? {
            vm.heap.sets[set.index()].remove_at(slot);
        }
    }
    vm.heap.sets[set.index()].tidy();
    Ok(())
}

pub(super) fn symmetric_difference(vm: &mut Vm, args: &[Object]) -> Res {
    let (set, other) = (vm.payload(args[0]), plain(vm, args)[1]);
    if is_set(other) {
        return set_operation(vm, Op::BitXor, set, other);
    }
    match gathered(vm, other)? {
        Ok(other) => match exchange(vm, vm.heap.sets[other.index()].clone(), vm.heap.sets[set.index()].iter()) {
            Ok(table) => {
                vm.poll()?;
                Ok(same_kind(vm, set, table))
            }
            Err(()) => vm.call_embedded("set_symmetric_difference", vec![set, other]),
        },
        Err(other) => vm.call_embedded("set_symmetric_difference", vec![set, other]),
    }
}
pub(super) fn symmetric_difference_update(vm: &mut Vm, args: &[Object]) -> Res {
    let (set, other) = (vm.payload(args[0]), plain(vm, args)[1]);
    if other == set {
        vm.heap.sets[set.index()].clear();
        return Ok(Object::NONE);
    }
    let other = if is_set(other) || other.is(Kind::Dict) { Ok(other) } else { gathered(vm, other)? };
    let other = match other {
        Ok(other) => other,
        Err(other) => return vm.call_embedded("set_symmetric_update", vec![set, other]),
    };
    let Other::Keys(keys) = keys_of(vm, other)? else { return Ok(Object::NONE) };
    match exchange(vm, vm.heap.sets[set.index()].clone(), keys.into_iter()) {
        Ok(table) => {
            vm.poll()?;
            vm.heap.sets[set.index()] = table;
            Ok(Object::NONE)
        }
        Err(()) => vm.call_embedded("set_symmetric_update", vec![set, other]),
    }
}
/// A set of an iterable's items; what is to be used instead where guest code is needed.
fn gathered(vm: &mut Vm, iterable: Object) -> Res<Result<Object, Object>> {
    let set = vm.heap.set(Set::default());
    if iterable.is(Kind::Dict) {
        vm.set_update(set, iterable)?;
        return Ok(Ok(set));
    }
    let keys = match keys_of(vm, iterable)? {
        Other::Keys(keys) => keys,
        Other::Until(_, flow) => return Err(flow),
        Other::Guests(instead) => return Ok(Err(instead)),
    };
    let mut table = Set::default();
    for &entry in pace::items(keys.iter()) {
        if put(vm, &mut table, entry).is_err() {
            return Ok(Err(listed(vm, iterable, &keys)));
        }
    }
    vm.poll()?;
    vm.heap.charge(table.table.capacity() * size_of::<SetEntry>());
    vm.heap.sets[set.index()] = table;
    Ok(Ok(set))
}

/// `a & b` and the like, of two sets; the result is of the left one's kind.
pub fn set_operation(vm: &mut Vm, op: Op, a: Object, b: Object) -> Res {
    // One of them is copied first, into a table that is at most half full.
    let (left, right) = (vm.heap.sets[a.index()].len(), vm.heap.sets[b.index()].len());
    let copied = match op {
        Op::BitOr => left,
        Op::BitXor => right,
        Op::Sub if left >> 2 > right => left,
        _ => 0,
    };
    vm.reserve(copied * 2 * size_of::<SetEntry>())?;
    match operate(vm, op, a, b) {
        Ok(set) => {
            vm.poll()?;
            Ok(same_kind(vm, a, set))
        }
        Err(()) => {
            let sign = sign_of(vm, op);
            vm.call_embedded("set_operation", vec![sign, a, b])
        }
    }
}
fn sign_of(vm: &mut Vm, op: Op) -> Object {
    vm.heap.intern(match op {
        Op::BitAnd => "&",
        Op::BitOr => "|",
        Op::BitXor => "^",
        _ => "-",
    })
}
fn operate(vm: &Vm, op: Op, a: Object, b: Object) -> Result<Set, ()> {
    let (left, right) = (&vm.heap.sets[a.index()], &vm.heap.sets[b.index()]);
    Ok(match op {
        Op::BitOr if left.is_empty() => right.copied(),
        Op::BitOr => {
            let mut result = left.copied();
            if a != b && !right.is_empty() {
                result.reserve_for_merge(right.len());
                for entry in pace::items(right.iter()) {
                    put(vm, &mut result, entry)?;
                }
            }
            result
        }
        Op::BitAnd if a == b => left.copied(),
        Op::BitAnd => {
            // The smaller one is walked.
            let (walked, other) = if right.len() > left.len() { (a, b) } else { (b, a) };
            let mut result = Set::default();
            for entry in pace::items(vm.heap.sets[walked.index()].iter()) {
                if has(vm, other, entry.hash, entry.key)? {
                    result.push(entry.hash, entry.key);
                }
            }
            result
        }
        Op::Sub if left.len() >> 2 > right.len() => {
            let mut result = left.copied();
            for entry in pace::items(right.iter()) {
                if let Some(slot) = holds(vm, &result, entry)? {
                    result.remove_at(slot);
                }
            }
            result
        }
        Op::Sub => {
            let mut result = Set::default();
            for entry in pace::items(left.iter()) {
                if !has(vm, b, entry.hash, entry.key)? {
                    result.push(entry.hash, entry.key);
                }
            }
            result
        }
        _ => exchange(vm, right.copied(), left.iter())?,
    })
}

/// `a |= b` and the like.
pub fn set_in_place(vm: &mut Vm, op: Op, a: Object, b: Object) -> Res {
    if op == Op::BitOr {
        return match vm.set_update(a, b) {
            Ok(()) => Ok(a),
            Err(flow) => Err(then_return(flow, a)),
        };
    }
    if a == b && op != Op::BitAnd {
        vm.heap.sets[a.index()].clear();
        return Ok(a);
    }
    let count = vm.heap.sets[a.index()].len() + vm.heap.sets[b.index()].len();
    vm.reserve(count * size_of::<SetEntry>())?;
    let done = match op {
        Op::Sub => {
            let keys: Vec<_> = vm.heap.sets[b.index()].iter().collect();
            remove_keys(vm, a, &keys)
        }
        Op::BitXor => {
            exchange(vm, vm.heap.sets[a.index()].clone(), vm.heap.sets[b.index()].iter()).map(|set| vm.heap.sets[a.index()] = set)
        }
        _ => operate(vm, op, a, b).map(|set| vm.heap.sets[a.index()].replace(set)),
    };
    match done {
        Ok(()) => {
            vm.poll()?;
            Ok(a)
        }
        Err(()) => {
            let sign = sign_of(vm, op);
            vm.call_embedded("set_operation_in_place", vec![sign, a, b])
        }
    }
}
