//! What stands in the middle of sorted data, what divides it, and what is there most often.
//! Guest code sorts and compares its own objects, in Python.

use super::{MODULE, OFTEN, error, module_native, slowly};
use crate::code::Op;
use crate::native::Res;
use crate::object::{Kind, Object};
use crate::vm::Vm;
use crate::vm::hash::Slow;

const EMPTY: &str = "no median for empty data";

fn is_number(item: &Object) -> bool {
    item.is_int() || item.is_float()
}

/// The data of the first argument, sorted; as they are, where guest code must compare.
enum Data {
    Sorted(Vec<Object>),
    Unsorted(Vec<Object>),
}

fn sorted(vm: &mut Vm, args: &[Object]) -> Res<Data> {
    let items = super::items_or_collect(vm, args, 0)?;
    sorted_items(vm, items)
}
fn sorted_items(vm: &mut Vm, items: Vec<Object>) -> Res<Data> {
    let sorted = crate::types::sort_by_keys(vm, &items, &items, false)?;
    Ok(sorted.map_or(Data::Unsorted(items), Data::Sorted))
}

/// The median: 0 for the mean of two in the middle, 1 for the lower of them, 2 for the higher.
pub fn median(vm: &mut Vm, args: &[Object], which: i64) -> Res {
    match sorted(vm, args)? {
        Data::Sorted(items) => middle(vm, &items, which),
        Data::Unsorted(items) => {
            let (finish, items) = (module_native(vm, MODULE, "_middle_of"), vm.heap.list(items));
            slowly(vm, MODULE, "_sorted_for", vec![finish, items, Object::small(which)])
        }
    }
}
pub fn middle(vm: &mut Vm, items: &[Object], which: i64) -> Res {
    let half = items.len() / 2;
    let (Some(&high), Some(&low)) = (items.get(half), items.get(items.len().wrapping_sub(1) / 2)) else { return error(vm, EMPTY) };
    match which {
        1 => Ok(low),
        0 if items.len().is_multiple_of(2) => {
            if is_number(&low) && is_number(&high) {
                let sum = vm.arithmetic(Op::Add, low, high)?;
                return vm.arithmetic(Op::Div, sum, Object::small(2));
            }
            slowly(vm, MODULE, "_halfway", vec![low, high])
        }
        _ => Ok(high),
    }
}

/// The median of data that is grouped into classes, interpolated.
pub fn median_grouped(vm: &mut Vm, args: &[Object]) -> Res {
    let interval = args[1].or(Object::small(1));
    let data = sorted(vm, args)?;
    if let Data::Sorted(items) = &data
        && crate::pace::every(items, |item| is_number(item) && !super::as_float(*item).is_nan())
        && is_number(&interval)
    {
        let Some(&middle) = items.get(items.len() / 2) else { return error(vm, EMPTY) };
        let (interval, x) = (super::as_float(interval), super::as_float(middle));
        let below = items.partition_point(|&item| super::as_float(item) < x);
        let upto = items.partition_point(|&item| super::as_float(item) <= x);
        let rest = items.len() as f64 / 2.0 - below as f64;
        return Ok(Object::float(x - interval / 2.0 + interval * rest / (upto - below) as f64));
    }
    let (Data::Sorted(items) | Data::Unsorted(items)) = data;
    let items = vm.heap.list(items);
    slowly(vm, MODULE, "_median_grouped", vec![items, interval])
}

/// Each value and how often it is there, in the order of their first places; none where guest code must compare.
fn counts(vm: &mut Vm, items: &[Object]) -> Res<Option<Vec<(Object, i64)>>> {
    let table = vm.heap.dict(crate::object::dict::Dict::default()).index();
    let mut counts: Vec<(Object, i64)> = Vec::new();
    for (number, &item) in items.iter().enumerate() {
        if number % OFTEN == OFTEN - 1 {
            vm.poll()?;
        }
        match vm.dict_find(table, item) {
            Ok((_, Some(at))) => {
                let place = vm.heap.dicts[table].entries[at].value.int_value();
                counts[place as usize].1 += 1;
            }
            Ok((hash, None)) => {
                vm.reserve(64)?;
                vm.dict_push(table, hash, item, Object::small(counts.len() as i64))?;
                counts.push((item, 1));
            }
            Err(Slow::Guest) => return Ok(None),
            Err(Slow::Flow(flow)) => return Err(flow),
        }
    }
    Ok(Some(counts))
}
pub fn mode(vm: &mut Vm, args: &[Object]) -> Res {
    let items = super::items_or_collect(vm, args, 0)?;
    let Some(counts) = counts(vm, &items)? else {
        let items = vm.heap.list(items);
        return slowly(vm, MODULE, "_mode", vec![items]);
    };
    let most = counts.iter().map(|entry| entry.1).max();
    match counts.iter().find(|entry| Some(entry.1) == most) {
        Some(entry) => Ok(entry.0),
        None => error(vm, "no mode for empty data"),
    }
}
pub fn multimode(vm: &mut Vm, args: &[Object]) -> Res {
    let items = super::items_or_collect(vm, args, 0)?;
    let Some(counts) = counts(vm, &items)? else {
        let items = vm.heap.list(items);
        return slowly(vm, MODULE, "_multimode", vec![items]);
    };
    let most = counts.iter().map(|entry| entry.1).max();
    let modes: Vec<Object> = counts.iter().filter(|entry| Some(entry.1) == most).map(|entry| entry.0).collect();
    Ok(vm.heap.list(modes))
}

/// The cut points between parts of equal probability.
pub fn quantiles(vm: &mut Vm, args: &[Object]) -> Res {
    let method = args[2].given().unwrap_or_else(|| vm.heap.intern("exclusive"));
    let parts = args[1].given().unwrap_or(Object::small(4));
    if let Some(parts) = parts.as_int().filter(|&parts| parts < 1 << 32) {
        if parts < 1 {
            return error(vm, "n must be at least 1");
        }
        // Guest code gives the items where it must: the function itself cannot be called again, its other parameters have names.
        let Some(items) = vm.items_native(args[0])? else {
            return slowly(vm, MODULE, "_quantiles", vec![args[0], Object::small(parts), method]);
        };
        let data = match sorted_items(vm, items)? {
            Data::Sorted(data) if data.len() < 2 => return error(vm, "must have at least two data points"),
            Data::Sorted(data) => {
                let name = if method.is(Kind::Str) { vm.heap.text(method) } else { "" };
                if let name @ ("inclusive" | "exclusive") = name
                    && crate::pace::every(&data, is_number)
                {
                    let is_inclusive = name == "inclusive";
                    return cuts(vm, &data, parts, is_inclusive);
                }
                data
            }
            Data::Unsorted(data) => data,
        };
        let data = vm.heap.list(data);
        return slowly(vm, MODULE, "_quantiles", vec![data, Object::small(parts), method]);
    }
    slowly(vm, MODULE, "_quantiles", vec![args[0], parts, method])
}
fn cuts(vm: &mut Vm, data: &[Object], parts: i64, inclusive: bool) -> Res {
    vm.reserve_many(parts as u64, 8, 1)?;
    let size = data.len() as i64;
    let mut cuts = Vec::new();
    for number in 1..parts {
        if number % (OFTEN as i64) == 0 {
            vm.poll()?;
        }
        let (at, rest) = if inclusive {
            (number * (size - 1) / parts, number * (size - 1) % parts)
        } else {
            let at = (number * (size + 1) / parts).clamp(1, size - 1);
            (at - 1, number * (size + 1) - at * parts)
        };
        let low = vm.arithmetic(Op::Mul, data[at as usize], Object::small(parts - rest))?;
        let high = vm.arithmetic(Op::Mul, data[at as usize + 1], Object::small(rest))?;
        let sum = vm.arithmetic(Op::Add, low, high)?;
        cuts.push(vm.arithmetic(Op::Div, sum, Object::small(parts))?);
    }
    Ok(vm.heap.list(cuts))
}
