//! Builtins that walk over iterables.

use crate::native::{Args, NativeDef, Res, function, variadic};
use crate::object::misc::Misc;
use crate::object::{Kind, Object};
use crate::vm::compare::{Order, order_native};
use crate::vm::frame::Cont;
use crate::vm::{Name, Vm};
use crate::{pace, types};
use std::cmp::Ordering;

pub static TABLE: &[NativeDef] = &[
    function("all", "iterable, /", |vm, args| quantify(vm, args[0], false)),
    function("any", "iterable, /", |vm, args| quantify(vm, args[0], true)),
    function("iter", "iterable, sentinel=None, /", iter),
    function("next", "iterator, default=None, /", next),
    function("aiter", "async_iterable, /", |vm, args| match vm.special(args[0], crate::vm::Name::Aiter) {
        Some(_) => vm.get_async_iter(args[0]),
        None => Err(vm.type_error(&format!("'{}' object is not an async iterable", vm.type_name(args[0])))),
    }),
    function("anext", "aiterator, default=None, /", anext),
    variadic("max", "*args, key=None, default=None", |vm, args| extreme(vm, args, true)),
    variadic("min", "*args, key=None, default=None", |vm, args| extreme(vm, args, false)),
    variadic("sorted", "iterable, /, *, key=None, reverse=False", sorted),
    function("sum", "iterable, /, start=0", sum),
];

fn quantify(vm: &mut Vm, iterable: Object, wanted: bool) -> Res {
    let items: Option<&[Object]> = match iterable.kind() {
        Kind::List => Some(&vm.heap.lists[iterable.index()]),
        Kind::Tuple => Some(&vm.heap.tuples[iterable.index()]),
        _ => None,
    };
    if let Some(items) = items {
        let mut decided = true;
        for &item in items {
            match vm.truth_native(item) {
                Some(truth) if truth == wanted => return Ok(Object::bool(wanted)),
                Some(_) => {}
                None => {
                    decided = false;
                    break;
                }
            }
        }
        if decided {
            return Ok(Object::bool(!wanted));
        }
    }
    vm.call_embedded(if wanted { "any_items" } else { "all_items" }, vec![iterable])
}
fn iter(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(sentinel) = args[1].given() else { return vm.iter(args[0]) };
    if !super::functions::is_callable(vm, args[0]) {
        return Err(vm.type_error("iter(v, w): v must be callable"));
    }
    let function = vm.embedded("sentinel_items");
    vm.embedded_generator(function, vec![args[0], sentinel], types::CALLABLE_ITERATOR)
}
fn next(vm: &mut Vm, args: &[Object]) -> Res {
    if !vm.is_iterator(args[0]) {
        let message = format!("'{}' object is not an iterator", vm.type_name(args[0]));
        return Err(vm.type_error(&message));
    }
    if let Some(default) = args[1].given() {
        return vm.next_default(args[0], default);
    }
    match args[0].kind() {
        Kind::Generator => {
            Err(Box::new(crate::native::Flow::Resume { generator: args[0], input: crate::native::Resume::Send(Object::NONE) }))
        }
        Kind::Iter => {
            let item = vm.next_native(args[0].index())?;
            if item.is_exhausted() { Err(vm.stop_iteration(Object::NONE)) } else { Ok(item) }
        }
        _ => match vm.special(args[0], crate::vm::Name::Next) {
            Some(method) => match method.index_of(Kind::Native) {
                Some(native) => vm.call_native(native, &[args[0]], &[]),
                None => vm.call_special(method, args[0], &[], crate::vm::frame::Cont::Store),
            },
            None => Err(vm.type_error("not an iterator")),
        },
    }
}
fn anext(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(method) = vm.special(args[0], crate::vm::Name::Anext) else {
        return Err(vm.type_error(&format!("'{}' object is not an async iterator", vm.type_name(args[0]))));
    };
    match (args[1].given(), method.index_of(Kind::Native)) {
        (None, Some(native)) => vm.call_native(native, &[args[0]], &[]),
        (None, None) => vm.call_special(method, args[0], &[], Cont::Store),
        (Some(default), _) => vm.call_embedded("anext_default", vec![args[0], default]),
    }
}
fn extreme(vm: &mut Vm, args: Args<'_>, largest: bool) -> Res {
    let name = if largest { "max" } else { "min" };
    let (mut key, mut default) = (Object::NONE, Object::UNBOUND);
    for (keyword, value) in args.named() {
        match vm.heap.text(keyword) {
            "key" => key = value,
            "default" => default = value,
            other => {
                let message = format!("'{other}' is an invalid keyword argument for {name}()");
                return Err(vm.type_error(&message));
            }
        }
    }
    let positional = args.positional();
    let source = match positional {
        [] => {
            let message = format!("{name} expected at least 1 argument, got 0");
            return Err(vm.type_error(&message));
        }
        [one] => listed(vm, *one)?,
        many => {
            if !default.is_unbound() {
                let message = format!("Cannot specify a default for {name}() with multiple positional arguments");
                return Err(vm.type_error(&message));
            }
            if key.is_none()
                && let Some(best) = best_natively(vm, many, largest)
            {
                return Ok(best);
            }
            vm.heap.tuple(many)
        }
    };
    if key.is_none() && matches!(source.kind(), Kind::List | Kind::Tuple | Kind::Set | Kind::FrozenSet | Kind::Dict) {
        let items = vm.items_native(source)?.unwrap_or_default();
        if items.is_empty() {
            if let Some(default) = default.given() {
                return Ok(default);
            }
            let message = format!("{name}() arg is an empty sequence");
            return Err(vm.value_error(&message));
        }
        if let Some(best) = best_natively(vm, &items, largest) {
            return Ok(best);
        }
        if let Some(best) = best_simply(vm, &items, largest)? {
            return Ok(best);
        }
    }
    if vm.is_pure_for(key, source) {
        let items = vm.items_native(source)?.unwrap_or_default();
        if let Some(keys) = vm.pure_results(key, &items)?
            && let Some(at) = best_place(vm, &keys, largest)
        {
            return Ok(items[at]);
        }
    }
    let missing = vm.registry.intrinsics.get("_missing").copied().unwrap_or(Object::NONE);
    let name = vm.heap.intern(name);
    vm.call_embedded("best_of", vec![source, key, Object::bool(largest), default.or(missing), name])
}
/// The best of instances of one class whose comparison only computes; none where it does not, and nothing has happened.
fn best_simply(vm: &mut Vm, items: &[Object], largest: bool) -> Res<Option<Object>> {
    let Some((&first, rest)) = items.split_first() else { return Ok(None) };
    let Some(class) = vm.common_class(first, first) else { return Ok(None) };
    let [own, reflected] = if largest { [Name::Gt, Name::Lt] } else { [Name::Lt, Name::Gt] };
    let names = [vm.name(own), vm.name(reflected)];
    let [own, reflected] = names.map(|name| vm.lookup(class, name).unwrap_or_default());
    // What `object` says of an order is nothing: the other one is asked.
    let is_own = vm.lookup(types::OBJECT, names[0]) != Some(own);
    let method = if is_own { own } else { reflected };
    let Some(simple) = vm.simple(method, 2) else { return Ok(None) };
    let mut best = first;
    for (number, &item) in rest.iter().enumerate() {
        if pace::halted_at(number) {
            vm.poll()?;
        }
        if vm.common_class(best, item) != Some(class) || vm.has_much_garbage() {
            return Ok(None);
        }
        let args = if is_own { [item, best] } else { [best, item] };
        let answer = vm.simple_result(&simple, &args)?.filter(|&answer| answer != Object::NOT_IMPLEMENTED);
        match answer.and_then(|answer| vm.truth_native(answer)) {
            Some(true) => best = item,
            Some(false) => {}
            None => return Ok(None),
        }
    }
    Ok(Some(best))
}
fn best_natively(vm: &Vm, items: &[Object], largest: bool) -> Option<Object> {
    best_place(vm, items, largest).map(|at| items[at])
}
/// Ints that are compared without a look at the clock.
const FEW: usize = 1 << 16;

/// Where the first of the best items is; `None` where guest code must compare.
fn best_place(vm: &Vm, items: &[Object], largest: bool) -> Option<usize> {
    let mut best = *items.first()?;
    let mut place = 0;
    if items.len() <= FEW && items.iter().all(|item| item.is_int()) {
        for (at, &item) in items.iter().enumerate().skip(1) {
            if if largest { item.int_value() > best.int_value() } else { item.int_value() < best.int_value() } {
                (best, place) = (item, at);
            }
        }
        return Some(place);
    }
    for (at, &item) in crate::pace::items(items.iter().enumerate().skip(1)) {
        match order_native(vm, item, best) {
            Order::Is(order) => {
                if order == if largest { Ordering::Greater } else { Ordering::Less } {
                    (best, place) = (item, at);
                }
            }
            Order::No => {}
            Order::Unknown => return None,
        }
    }
    Some(place)
}
fn sorted(vm: &mut Vm, args: Args<'_>) -> Res {
    let positional = args.positional();
    if positional.len() != 1 {
        let message = format!("sorted expected 1 argument, got {}", positional.len());
        return Err(vm.type_error(&message));
    }
    let (key, reverse) = types::sort_options(vm, args, "sort")?;
    if key.is_none()
        && let Some(mut items) = vm.items_kept(positional[0])?
    {
        if reverse {
            pace::reverse(&mut items);
        }
        let sorted = types::sort_objects(vm, &mut items)?;
        if reverse {
            pace::reverse(&mut items);
        }
        if sorted {
            return Ok(vm.heap.list(items));
        }
        let list = vm.heap.list(items);
        return vm.call_embedded("sorted_list", vec![list, key, Object::bool(reverse)]);
    }
    if vm.is_pure(key)
        && let Some(items) = vm.items_kept(positional[0])?
    {
        if let Some(keys) = vm.pure_results(key, &items)?
            && let Some(sorted) = types::sort_by_keys(vm, &keys, &items, reverse)?
        {
            return Ok(vm.heap.list(sorted));
        }
        let list = vm.heap.list(items);
        return vm.call_embedded("sorted_list", vec![list, key, Object::bool(reverse)]);
    }
    vm.call_embedded("sorted_list", vec![positional[0], key, Object::bool(reverse)])
}
/// What takes all items of an iterable at once may take a list in the place of a `map`, and the container in that of an object that is one
/// inside and iterates as such.
fn listed(vm: &mut Vm, iterable: Object) -> Res {
    match iterable.kind() {
        Kind::Generator => Ok(vm.items_native(iterable)?.map_or(iterable, |items| vm.heap.list(items))),
        Kind::Instance if vm.payload(iterable) != iterable && !vm.iterates_itself(iterable) => Ok(vm.payload(iterable)),
        Kind::Instance if vm.payload(iterable).is(Kind::ByteArray) => {
            Ok(vm.items_native(iterable)?.map_or(iterable, |items| vm.heap.list(items)))
        }
        _ => Ok(iterable),
    }
}
fn sum(vm: &mut Vm, args: &[Object]) -> Res {
    let start = args[1].or(Object::small(0));
    match vm.payload(start).kind() {
        Kind::Str => return Err(vm.type_error("sum() can't sum strings [use ''.join(seq) instead]")),
        Kind::Bytes => return Err(vm.type_error("sum() can't sum bytes [use b''.join(seq) instead]")),
        Kind::ByteArray => return Err(vm.type_error("sum() can't sum bytearray [use b''.join(seq) instead]")),
        _ => {}
    }
    if start.is_int() && matches!(args[0].kind(), Kind::Bytes | Kind::ByteArray) {
        let data = &vm.heap.bytes[args[0].index()].data;
        let total: i64 = pace::slices(data).map(|part| part.iter().map(|&byte| i64::from(byte)).sum::<i64>()).sum();
        vm.poll()?;
        return Ok(vm.heap.int(total + start.int_value()));
    }
    let args = &[listed(vm, args[0])?, start];
    if matches!(start.kind(), Kind::Int | Kind::Float | Kind::Big | Kind::Bool)
        && (matches!(args[0].kind(), Kind::List | Kind::Tuple | Kind::Range | Kind::Set | Kind::FrozenSet)
            || crate::stdlib::is_deque(vm, args[0]))
    {
        if let Some(range) = args[0].index_of(Kind::Range)
            && start.is_int()
            && vm.heap.ranges[range].big.is_none()
        {
            let range = &vm.heap.ranges[range];
            let [count, first, step] =
                [i128::from(range.len()), i128::from(range.start), i128::from(range.step)].map(num_bigint::BigInt::from);
            let pairs: num_bigint::BigInt = &count * (&count - 1) / 2;
            return Ok(vm.heap.bigint(count * first + step * pairs + start.int_value()));
        }
        if let Some(total) = plain_sum(vm, args[0], start) {
            return Ok(total);
        }
        // Nothing here runs guest code, so that the items stay where they are.
        let items = if args[0].is(Kind::List) { vec![] } else { vm.items_native(args[0])?.unwrap_or_default() };
        let mut total = start;
        let mut numbers = true;
        for at in 0.. {
            let items = if args[0].is(Kind::List) { &vm.heap.lists[args[0].index()] } else { &items };
            let Some(&item) = items.get(at) else { break };
            if !matches!(item.kind(), Kind::Int | Kind::Float | Kind::Big | Kind::Bool) {
                numbers = false;
                break;
            }
            total = match (total.as_int(), item.as_int()) {
                (Some(a), Some(b)) => vm.heap.int(a + b),
                _ => vm.arithmetic(crate::code::Op::Add, total, item)?,
            };
            if at % 65536 == 65535 {
                vm.poll()?;
            }
        }
        if numbers {
            return Ok(total);
        }
    }
    if matches!(start.kind(), Kind::Int | Kind::Float | Kind::Big | Kind::Bool)
        && matches!(args[0].kind(), Kind::Iter | Kind::Misc | Kind::Dict)
        && let Some(iterator) = crate::stdlib::walk::iterator(vm, args[0])
    {
        if let Some(total) = plain_sum(vm, args[0], start) {
            return Ok(total);
        }
        return sum_steps(vm, iterator, start);
    }
    vm.call_embedded("sum_items", vec![args[0], start])
}
/// The sum of the items of a list or tuple, or of the values of a dict, that are all small ints and floats; none where they are not.
fn plain_sum(vm: &Vm, source: Object, start: Object) -> Option<Object> {
    match source.kind() {
        Kind::List => added(vm.heap.lists[source.index()].iter().copied(), start),
        Kind::Tuple => added(vm.heap.tuples[source.index()].iter().copied(), start),
        Kind::Misc => match vm.heap.miscs[source.index()] {
            Misc::DictView { dict, part: 1 } => {
                let dict = vm.payload(dict).index_of(Kind::Dict)?;
                added(vm.heap.dicts[dict].iter().map(|entry| entry.value), start)
            }
            _ => None,
        },
        _ => None,
    }
}
fn added(items: impl Iterator<Item = Object>, start: Object) -> Option<Object> {
    let (mut whole, mut real) = match start {
        _ if start.is_int() => (Some(start.int_value()), 0.0),
        _ => (None, start.as_float()?),
    };
    for (number, item) in items.enumerate() {
        if crate::pace::halted_at(number) {
            return None;
        }
        match (whole, item.as_int()) {
            (Some(total), Some(item)) => whole = Some(total.checked_add(item)?),
            (Some(total), None) => {
                real = total as f64 + item.as_float()?;
                whole = None;
            }
            (None, _) => real += item.as_number()?,
        }
    }
    match whole {
        Some(total) => Object::try_int(total),
        None => Some(Object::float(real)),
    }
}
/// The sum of what a builtin iterator gives, as long as it gives numbers.
fn sum_steps(vm: &mut Vm, iterator: Object, start: Object) -> Res {
    let mut total = start;
    for count in 1u64.. {
        let item = vm.next_native(iterator.index())?;
        if item.is_exhausted() {
            break;
        }
        total = match (total.as_int(), item.as_int()) {
            (Some(a), Some(b)) => vm.heap.int(a + b),
            _ if matches!(item.kind(), Kind::Int | Kind::Float | Kind::Big | Kind::Bool) => {
                vm.arithmetic(crate::code::Op::Add, total, item)?
            }
            _ => return vm.call_embedded("sum_rest", vec![iterator, total, item]),
        };
        if count.is_multiple_of(65536) {
            vm.poll()?;
        }
    }
    Ok(total)
}
