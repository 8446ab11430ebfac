//! Sorting without guest code: by value where all items are of one builtin kind, else in the steps of `timsort`, since an order may be
//! inconsistent (a nan) and then the steps show. Where guest code compares, `guest_sort.rs` takes the same steps.

use super::sort_tuples;
use super::timsort::timsort;
use crate::native::{Args, Res};
use crate::object::{Kind, Object};
use crate::pace;
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
    vm.reserve(vm.heap.lists[list.index()].len() * 8)?;
    let mut items = pace::copied(&vm.heap.lists[list.index()]);
    if reverse {
        pace::reverse(&mut items);
    }
    if !sort_objects(vm, &mut items)? {
        return Ok(false);
    }
    if reverse {
        pace::reverse(&mut items);
    }
    vm.poll()?;
    vm.heap.lists[list.index()] = items;
    Ok(true)
}

/// Sorts objects; false where guest code must compare.
pub fn sort_objects(vm: &mut Vm, items: &mut Vec<Object>) -> Res<bool> {
    if items.len() < 2 {
        return Ok(true);
    }
    vm.reserve(items.len() * 8)?;
    vm.poll()?;
    if pace::every(items, |item| item.is_int()) {
        sort_in_runs(items, NUMBERS, |run| run.sort_unstable_by_key(|item| item.int_value()), |a, b| a.int_value() < b.int_value());
        return vm.poll().map(|()| true);
    }
    if pace::every(items, |item| item.is_float() && !item.float_value().is_nan()) {
        let order = |a: &Object, b: &Object| a.float_value().partial_cmp(&b.float_value()).unwrap_or(Ordering::Equal);
        sort_in_runs(items, NUMBERS, |run| run.sort_by(order), |a, b| order(a, b).is_lt());
        return vm.poll().map(|()| true);
    }
    let short = |item: &Object| item.is(Kind::Str) && vm.heap.text(*item).len() <= SHORT;
    if pace::every(items, short) {
        vm.reserve(items.len() * size_of::<(u64, Object)>())?;
        let heap = &vm.heap;
        let mut begun: Vec<(u64, Object)> = pace::items(items.iter()).map(|&item| (beginning(heap.text(item)), item)).collect();
        let rest = |a: &(u64, Object), b: &(u64, Object)| if is_all(a.0) { Ordering::Equal } else { heap.text(a.1).cmp(heap.text(b.1)) };
        let order = |a: &(u64, Object), b: &(u64, Object)| a.0.cmp(&b.0).then_with(|| rest(a, b));
        sort_in_runs(&mut begun, TEXTS, |run| run.sort_by(order), |a, b| order(a, b).is_lt());
        vm.poll()?;
        items.iter_mut().zip(begun).for_each(|(item, (_, sorted))| *item = sorted);
        return Ok(true);
    }
    if let Some(columns) = sort_tuples::columns(vm, items) {
        if items.len() <= FEW {
            for end in 1..items.len() {
                let mut at = end;
                while at > 0 && columns.order(vm, items[at], items[at - 1]).is_lt() {
                    items.swap(at, at - 1);
                    at -= 1;
                }
            }
            return Ok(true);
        }
        vm.reserve(items.len() * size_of::<(u64, Object)>())?;
        let shared = &*vm;
        let mut begun: Vec<(u64, Object)> = pace::items(items.iter()).map(|&item| (columns.beginning(shared, item), item)).collect();
        let order = |a: &(u64, Object), b: &(u64, Object)| a.0.cmp(&b.0).then_with(|| columns.order(shared, a.1, b.1));
        sort_in_runs(&mut begun, TEXTS, |run| run.sort_by(order), |a, b| order(a, b).is_lt());
        vm.poll()?;
        items.iter_mut().zip(begun).for_each(|(item, (_, sorted))| *item = sorted);
        return Ok(true);
    }
    if let &[first, second] = &items[..] {
        let order = order_native(vm, second, first);
        vm.poll()?;
        if matches!(order, Order::Is(Ordering::Less)) {
            items.swap(0, 1);
        }
        return Ok(!matches!(order, Order::Unknown));
    }
    // Guest code finds the items as they were.
    let mut copied = pace::copied(items);
    let sorted = {
        let vm = &*vm;
        timsort(&mut copied, &mut |a, b| match order_native(vm, a, b) {
            Order::Is(order) => Some(order == Ordering::Less),
            Order::No => Some(false),
            Order::Unknown => None,
        })
    };
    vm.poll()?;
    if sorted.is_some() {
        *items = copied;
    }
    Ok(sorted.is_some())
}

/// Sorts `items` by `keys`, stably, if the keys can be compared natively.
pub fn sort_by_keys(vm: &mut Vm, keys: &[Object], items: &[Object], reverse: bool) -> Res<Option<Vec<Object>>> {
    vm.reserve(items.len() * 16)?;
    vm.poll()?;
    let mut order: Vec<u32> = (0..items.len() as u32).collect();
    if reverse {
        pace::reverse(&mut order);
    }
    if pace::every(keys, |key| key.is_int()) {
        let value = |at: &u32| keys[*at as usize].int_value();
        sort_in_runs(&mut order, NUMBERS, |run| run.sort_by_key(value), |a, b| value(a) < value(b));
    } else if pace::every(keys, |key| key.is_float() && !key.float_value().is_nan()) {
        let value = |at: &u32| keys[*at as usize].float_value();
        let by_value = |a: &u32, b: &u32| value(a).partial_cmp(&value(b)).unwrap_or(Ordering::Equal);
        sort_in_runs(&mut order, NUMBERS, |run| run.sort_by(by_value), |a, b| value(a) < value(b));
    } else if pace::every(keys, |key| key.is(Kind::Str) && vm.heap.text(*key).len() <= SHORT) {
        vm.reserve(items.len() * size_of::<(u64, u32)>())?;
        let heap = &vm.heap;
        let text = |at: u32| heap.text(keys[at as usize]);
        let mut begun: Vec<(u64, u32)> = pace::items(order.iter()).map(|&at| (beginning(text(at)), at)).collect();
        let rest = |a: &(u64, u32), b: &(u64, u32)| if is_all(a.0) { Ordering::Equal } else { text(a.1).cmp(text(b.1)) };
        let by_text = |a: &(u64, u32), b: &(u64, u32)| a.0.cmp(&b.0).then_with(|| rest(a, b));
        sort_in_runs(&mut begun, TEXTS, |run| run.sort_by(by_text), |a, b| by_text(a, b).is_lt());
        vm.poll()?;
        order = begun.into_iter().map(|(_, at)| at).collect();
    } else if let Some(columns) = sort_tuples::columns(vm, keys) {
        vm.reserve(items.len() * size_of::<(u64, u32)>())?;
        let shared = &*vm;
        let key = |at: u32| keys[at as usize];
        let mut begun: Vec<(u64, u32)> = pace::items(order.iter()).map(|&at| (columns.beginning(shared, key(at)), at)).collect();
        let by_columns = |a: &(u64, u32), b: &(u64, u32)| a.0.cmp(&b.0).then_with(|| columns.order(shared, key(a.1), key(b.1)));
        sort_in_runs(&mut begun, TEXTS, |run| run.sort_by(by_columns), |a, b| by_columns(a, b).is_lt());
        vm.poll()?;
        order = begun.into_iter().map(|(_, at)| at).collect();
    } else {
        let shared = &*vm;
        let sorted = timsort(&mut order, &mut |a: u32, b: u32| match order_native(shared, keys[a as usize], keys[b as usize]) {
            Order::Is(order) => Some(order == Ordering::Less),
            Order::No => Some(false),
            Order::Unknown => None,
        });
        if sorted.is_none() {
            vm.poll()?;
            return Ok(None);
        }
    }
    vm.poll()?;
    if reverse {
        pace::reverse(&mut order);
    }
    let mut sorted = Vec::with_capacity(order.len());
    sorted.extend(pace::items(order.into_iter()).map(|at| items[at as usize]));
    vm.poll()?;
    Ok(Some(sorted))
}

/// The first seven bytes of a text, and its length up to eight, as a number: where two differ, they are ordered as their texts are.
pub(super) fn beginning(text: &str) -> u64 {
    let bytes = text.as_bytes();
    let word = |part: &[u8; 4]| u64::from(u32::from_be_bytes(*part));
    let place = |at: usize| u64::from(bytes[at]) << (56 - 8 * at);
    let first = match (bytes.len(), bytes.first_chunk::<8>(), bytes.first_chunk::<4>(), bytes.last_chunk::<4>()) {
        (_, Some(first), ..) => u64::from_be_bytes(*first) & !0xFF,
        // Pieces that overlap.
        (len, None, Some(first), Some(last)) => word(first) << 32 | word(last) << (64 - 8 * len),
        (0, ..) => 0,
        (len, ..) => place(0) | place(len / 2) | place(len - 1),
    };
    first | bytes.len().min(8) as u64
}

/// Do two texts with this beginning have nothing more in which they could differ?
#[inline(always)]
pub(super) const fn is_all(beginning: u64) -> bool {
    beginning & 0xFF < 8
}

/// Tuples that are put in order where they are.
const FEW: usize = 6;
/// Items that are sorted in one go, before the cell can be stopped: numbers, and short texts.
const NUMBERS: usize = 1 << 15;
const TEXTS: usize = 1 << 12;
/// Bytes of a text that is compared in no time.
pub(super) const SHORT: usize = 1 << 8;

/// Sorts run by run and merges the runs, stably, so that the cell can be stopped between them.
fn sort_in_runs<T: Copy>(items: &mut Vec<T>, length: usize, sort: impl Fn(&mut [T]), less: impl Fn(&T, &T) -> bool) {
    for run in items.chunks_mut(length) {
        sort(run);
        if pace::halted() {
            return;
        }
    }
    let mut to = Vec::with_capacity(if items.len() > length { items.len() } else { 0 });
    let mut width = length;
    while width < items.len() {
        to.clear();
        for pair in items.chunks(2 * width) {
            merge(pair.split_at(width.min(pair.len())), &mut to, &less);
            if pace::halted() {
                return;
            }
        }
        std::mem::swap(items, &mut to);
        width *= 2;
    }
}

fn merge<T: Copy>((left, right): (&[T], &[T]), to: &mut Vec<T>, less: &impl Fn(&T, &T) -> bool) {
    let (Some(last), Some(first)) = (left.last(), right.first()) else { return to.extend_from_slice(left) };
    if !less(first, last) {
        return pace::slices(left).chain(pace::slices(right)).for_each(|part| to.extend_from_slice(part));
    }
    let (mut l, mut r) = (0, 0);
    while l < left.len() && r < right.len() {
        if pace::halted_at(to.len()) {
            return;
        }
        let from_right = less(&right[r], &left[l]);
        to.push(if from_right { right[r] } else { left[l] });
        if from_right { r += 1 } else { l += 1 }
    }
    to.extend_from_slice(&left[l..]);
    to.extend_from_slice(&right[r..]);
}
