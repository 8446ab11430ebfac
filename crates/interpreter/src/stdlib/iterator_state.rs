//! What iterators are taken apart into for `copy` and `pickle`: their `__reduce__` and `__setstate__`, as CPython has them.
//! Those that are embedded generators are known by their registers. No iterator is moved on here.

use super::asking::builtin;
use super::{copy, ids, itertools, walk};
use crate::native::{NativeDef, Res, method};
use crate::object::arena::Slot;
use crate::object::arrange::{Arrangement, Rule, Told};
use crate::object::function::GeneratorState;
use crate::object::misc::Iter;
use crate::object::walk::Walk;
use crate::object::{Kind, Object};
use crate::types;
use crate::vm::Vm;

/// Of iterators whose arguments are all that they know.
pub static REDUCE: &[NativeDef] = &[method("__reduce__", "self, /", reduce)];
/// Of those that have a state besides.
pub static STATE: &[NativeDef] = &[method("__reduce__", "self, /", reduce), method("__setstate__", "self, state, /", set_state)];

/// What makes an iterator again: a callable, its arguments, and what is set then.
struct Parts {
    maker: Object,
    args: Vec<Object>,
    state: Option<Object>,
}

fn parts(maker: Object, args: impl Into<Vec<Object>>) -> Parts {
    Parts { maker, args: args.into(), state: None }
}
fn with_state(maker: Object, args: impl Into<Vec<Object>>, state: Object) -> Parts {
    Parts { maker, args: args.into(), state: Some(state) }
}

fn reduce(vm: &mut Vm, args: &[Object]) -> Res {
    let class = Vm::class_object(vm.class_of(args[0]));
    let this = vm.payload(args[0]);
    let found = match this.kind() {
        Kind::Iter => Some(of_native(vm, class, this)?),
        Kind::Generator => of_steps(vm, class, this.index()),
        _ => None,
    };
    let Some(Parts { maker, args: inside, state }) = found else {
        let message = format!("cannot pickle '{}' object", vm.type_name(args[0]));
        return Err(vm.type_error(&message));
    };
    let inside = vm.heap.tuple(inside);
    Ok(match state {
        Some(state) => vm.heap.tuple([maker, inside, state]),
        None => vm.heap.tuple([maker, inside]),
    })
}

fn of_native(vm: &mut Vm, class: Object, this: Object) -> Res<Parts> {
    let (iter, reversed) = (builtin(vm, "iter"), builtin(vm, "reversed"));
    let copy = vm.heap.iters[this.index()].clone();
    vm.reserve(copy.extra_bytes())?;
    Ok(match copy {
        Iter::Done(number) => ended(vm, class, number),
        Iter::Sequence { over, at } => with_state(iter, [over], Object::small(at as i64)),
        Iter::SequenceReversed { over, at: 0 } => {
            let number = if over.is(Kind::List) { types::LIST_REVERSEITERATOR } else { types::REVERSED };
            ended(vm, class, number)
        }
        Iter::SequenceReversed { over, at } => {
            let maker = if over.is(Kind::List) { reversed } else { class };
            with_state(maker, [over], Object::small(at as i64 - 1))
        }
        Iter::Str { over, at } => {
            let passed = vm.heap.text(over).get(..at).map_or(0, |text| text.chars().count());
            with_state(iter, [over], Object::small(passed as i64))
        }
        Iter::Range { at, left, step } => {
            let stop = i128::from(at) + i128::from(left) * i128::from(step);
            let range = types::range::make(vm, at.into(), stop.into(), step.into());
            with_state(iter, [range], Object::small(0))
        }
        Iter::BigRange { at, stop, step } => {
            let range = types::range::make(vm, *at, *stop, *step);
            with_state(iter, [range], Object::small(0))
        }
        Iter::Dict { .. } | Iter::DictReversed { .. } | Iter::Set { .. } => {
            let left = copy::copied_iterator(vm, this)?;
            let list = match vm.heap.iters[left.index()] {
                Iter::Sequence { over, .. } => over,
                _ => vm.heap.list(vec![]),
            };
            parts(iter, [list])
        }
        Iter::Enumerate { inner, count } => {
            let count = vm.heap.int(count);
            parts(class, [inner, count])
        }
        Iter::Zip { inner, strict: false } => parts(class, inner),
        Iter::Zip { inner, strict: true } => with_state(class, inner, Object::TRUE),
        Iter::Arrange(arrangement) => of_arrangement(vm, class, &arrangement),
        Iter::Walk(walk) => of_walk(vm, class, *walk)?,
    })
}

fn of_arrangement(vm: &mut Vm, class: Object, arrangement: &Arrangement) -> Parts {
    let pools: Vec<Object> = arrangement.pools.iter().map(|pool| vm.heap.tuple(pool)).collect();
    let mut args = pools;
    if arrangement.rule != Rule::Product {
        args.push(Object::small(arrangement.width() as i64));
    }
    let numbers = |vm: &mut Vm, places: &[u32]| {
        let places: Vec<Object> = places.iter().map(|&place| Object::small(i64::from(place))).collect();
        vm.heap.tuple(places)
    };
    match arrangement.told() {
        Told::First => parts(class, args),
        Told::At { places, turns } => {
            let places = numbers(vm, &places);
            let state = match turns {
                Some(turns) => {
                    let turns = numbers(vm, &turns);
                    vm.heap.tuple([places, turns])
                }
                None => places,
            };
            with_state(class, args, state)
        }
        Told::Past => {
            let nothing = vm.heap.tuple([]);
            match arrangement.rule {
                Rule::Product => parts(class, [nothing]),
                _ => parts(class, [nothing, Object::small(arrangement.width().max(1) as i64)]),
            }
        }
    }
}

fn of_walk(vm: &mut Vm, class: Object, walk: Walk) -> Res<Parts> {
    let whole = |vm: &mut Vm, number: u64| vm.heap.int(i64::try_from(number).unwrap_or(i64::MAX));
    Ok(match walk {
        Walk::Count { at, step } if step == Object::small(1) => parts(class, [at]),
        Walk::Count { at, step } => parts(class, [at, step]),
        Walk::Repeat { value, left: None } => parts(class, [value]),
        Walk::Repeat { value, left: Some(left) } => {
            let left = whole(vm, left);
            parts(class, [value, left])
        }
        Walk::Cycle { inner, saved, at } => {
            // Once the source has ended, what is left of the round stands for it.
            let (source, is_round) = match inner.given() {
                Some(inner) => (inner, false),
                None => {
                    let rest = vm.heap.list(saved.get(at..).unwrap_or_default().to_vec());
                    (vm.heap.iter(Iter::Sequence { over: rest, at: 0 }), true)
                }
            };
            let saved = vm.heap.list(saved);
            let state = vm.heap.tuple([saved, Object::bool(is_round)]);
            with_state(class, [source], state)
        }
        Walk::Chain { sources, current } => {
            let state = match current.given() {
                Some(current) => vm.heap.tuple([sources, current]),
                None => vm.heap.tuple([sources]),
            };
            with_state(class, [], state)
        }
        Walk::Slice { inner, at, wanted, stop, step } => {
            let stop = stop.map_or(Object::NONE, |stop| whole(vm, stop));
            let (at, wanted, step) = (whole(vm, at), whole(vm, wanted), whole(vm, step));
            with_state(class, [inner, wanted, stop, step], at)
        }
        Walk::Longest { inner, fill } => {
            let nothing = vm.heap.tuple([]);
            let inner: Vec<Object> = inner.iter().map(|source| source.or(nothing)).collect();
            with_state(class, inner, fill)
        }
        Walk::Deque { over, at, .. } => parts(class, [over, Object::small(at as i64)]),
        Walk::Pairs { .. } | Walk::Tee { .. } | Walk::Array { .. } => {
            let name = vm.bare_name(class.index()).to_owned();
            return Err(vm.type_error(&format!("cannot pickle '{name}' object")));
        }
    })
}

/// An iterator that has no more items.
fn ended(vm: &mut Vm, class: Object, number: u32) -> Parts {
    let (iter, nothing) = (builtin(vm, "iter"), vm.heap.tuple([]));
    match number {
        types::LIST_ITERATOR | types::LIST_REVERSEITERATOR => {
            let empty = vm.heap.list(vec![]);
            parts(iter, [empty])
        }
        types::STR_ITERATOR | types::STR_ASCII_ITERATOR => {
            let empty = vm.heap.str("");
            parts(iter, [empty])
        }
        types::REVERSED | types::ENUMERATE | ids::CYCLE | ids::PRODUCT => parts(class, [nothing]),
        types::ZIP | ids::CHAIN | ids::ZIP_LONGEST => parts(class, []),
        ids::ISLICE => {
            let source = vm.heap.iter(Iter::Done(types::LIST_ITERATOR));
            with_state(class, [source, Object::small(0)], Object::small(0))
        }
        ids::PERMUTATIONS | ids::COMBINATIONS | ids::COMBINATIONS_REPLACED => parts(class, [nothing, Object::small(1)]),
        _ => parts(iter, [nothing]),
    }
}

/// Of an embedded generator; none of one that cannot be taken apart.
fn of_steps(vm: &mut Vm, class: Object, index: u32) -> Option<Parts> {
    let generator = &vm.heap.generators[index];
    let (state, number, registers) = (generator.state, generator.class, generator.registers.clone());
    if state == GeneratorState::Running {
        return None;
    }
    let Some(frame) = generator.frame.as_ref().filter(|_| state != GeneratorState::Done) else {
        return Some(ended(vm, class, number));
    };
    let takes_rows = vm.proto(frame.code).name != "map_items";
    let register = |at: usize| registers.get(at).copied().unwrap_or_default();
    let source = |vm: &mut Vm, at: usize| source_of(vm, register(at), &registers, state == GeneratorState::Created);
    let has_taken = |at: usize| register(at) == Object::TRUE;
    Some(match number {
        types::MAP if takes_rows => {
            let Iter::Zip { inner, .. } = &vm.heap.iters[register(1).index_of(Kind::Iter)?] else { return None };
            let args: Vec<Object> = std::iter::once(register(0)).chain(inner.iter().copied()).collect();
            parts(class, args)
        }
        types::MAP | types::FILTER => parts(class, [register(0), source(vm, 1)?]),
        ids::STARMAP | ids::FILTERFALSE if !has_taken(2) => parts(class, [register(0), source(vm, 1)?]),
        ids::TAKEWHILE => with_state(class, [register(0), source(vm, 1)?], Object::small(0)),
        ids::DROPWHILE => {
            let dropped = Object::small(i64::from(register(2).is_true()));
            with_state(class, [register(0), source(vm, 1)?], dropped)
        }
        ids::COMPRESS if !has_taken(2) => parts(class, [register(0), register(1)]),
        ids::ACCUMULATE if register(3).is_true() && !has_taken(4) => with_state(class, [source(vm, 0)?, register(1)], register(2)),
        ids::ACCUMULATE if register(2).is_none() => parts(class, [source(vm, 0)?, register(1)]),
        ids::ACCUMULATE if !register(3).is_true() => {
            // What it begins with comes before the items.
            let (first, rest) = (vm.heap.tuple([register(2)]), source(vm, 0)?);
            let sources = vm.heap.tuple([first, rest]);
            let all = itertools::chain(vm, sources).ok()?;
            parts(class, [all, register(1)])
        }
        ids::GROUPBY => {
            let (wanted, found) = (register(4), register(3));
            let args = [source(vm, 0)?, register(1)];
            let found = found.index_of(Kind::List).and_then(|list| vm.heap.lists[list].first_chunk::<2>().copied());
            let Some(found) = found else { return Some(parts(class, args)) };
            // What a group found is the next one's; otherwise the last key is still the one that is passed over.
            let (value, current) = if found[0] == missing(vm) { (wanted, wanted) } else { (found[0], found[1]) };
            let state = vm.heap.tuple([value, wanted, current]);
            with_state(class, args, state)
        }
        types::CALLABLE_ITERATOR => {
            let iter = builtin(vm, "iter");
            parts(iter, [register(0), register(1)])
        }
        types::ENUMERATE => parts(class, [source(vm, 0)?, register(1)]),
        _ => return None,
    })
}

/// The iterator that a loop goes through. Its source may be a container: how far the loop is stands in the registers of `ForIter`.
fn source_of(vm: &mut Vm, source: Object, registers: &[Object], is_new: bool) -> Option<Object> {
    if !matches!(source.kind(), Kind::List | Kind::Tuple | Kind::Str | Kind::Range) {
        return Some(source);
    }
    if is_new {
        return vm.native_iter(source);
    }
    let iterator = registers.windows(4).rev().find_map(|state| match (state[0], state[1].as_int()) {
        (over, Some(at)) if over == source && over.is(Kind::Str) => Some(Iter::Str { over, at: usize::try_from(at).ok()? }),
        (over, Some(at)) if over == source => Some(Iter::Sequence { over, at: usize::try_from(at).ok()? }),
        (Object::RANGE_STATE, Some(at)) => {
            let (last, step) = (state[2].as_int()?, state[3].as_int()?);
            let left = u64::try_from((last - at).checked_div(step)?).ok()?;
            Some(Iter::Range { at, left, step })
        }
        _ => None,
    });
    match iterator {
        Some(iterator) => Some(vm.heap.iter(iterator)),
        None => registers.iter().copied().find(|register| register.is(Kind::Iter)),
    }
}

fn set_state(vm: &mut Vm, args: &[Object]) -> Res {
    let this = vm.payload(args[0]);
    match this.kind() {
        Kind::Iter => set_native(vm, this.index(), args)?,
        Kind::Generator => set_steps(vm, this.index(), args[1])?,
        _ => {}
    }
    Ok(Object::NONE)
}

fn set_native(vm: &mut Vm, index: u32, args: &[Object]) -> Res<()> {
    let state = args[1];
    let mut iterator = vm.heap.iters[index].clone();
    match &mut iterator {
        Iter::Sequence { over, at } => *at = place(vm, args, 0, vm.len_native(*over).unwrap_or(0))?,
        Iter::SequenceReversed { over, at } => *at = place(vm, args, 1, vm.len_native(*over).unwrap_or(0))?,
        Iter::Str { over, at } => {
            let passed = place(vm, args, 0, usize::MAX)?;
            let text = vm.heap.text(*over);
            *at = text.char_indices().nth(passed).map_or(text.len(), |(at, _)| at);
        }
        Iter::Range { at, left, step } => {
            let passed = place(vm, args, 0, usize::try_from(*left).unwrap_or(usize::MAX))?;
            *at = at.wrapping_add(step.wrapping_mul(passed as i64));
            *left -= passed as u64;
        }
        Iter::BigRange { at, step, .. } => **at += &**step * place(vm, args, 0, usize::MAX)?,
        Iter::Zip { strict, .. } => *strict = vm.truth_native(state).unwrap_or(true),
        Iter::Arrange(arrangement) => {
            let places = numbers(vm, state, arrangement.rule == Rule::Permutations);
            if !places.is_some_and(|places| arrangement.go_on_from(&places)) {
                return Err(vm.value_error("invalid arguments"));
            }
        }
        Iter::Walk(walk) => set_walk(vm, walk, args)?,
        Iter::Done(_) | Iter::Dict { .. } | Iter::DictReversed { .. } | Iter::Set { .. } | Iter::Enumerate { .. } => {}
    }
    vm.heap.charge(iterator.extra_bytes());
    vm.heap.iters[index] = iterator;
    Ok(())
}
fn set_walk(vm: &mut Vm, walk: &mut Walk, args: &[Object]) -> Res<()> {
    let state = args[1];
    let items = state.index_of(Kind::Tuple).map(|tuple| vm.heap.tuples[tuple].to_vec());
    match (walk, items.as_deref()) {
        (Walk::Slice { at, .. }, _) => *at = place(vm, args, 0, usize::MAX)? as u64,
        (Walk::Longest { fill, .. }, _) => *fill = state,
        (Walk::Chain { sources, current }, Some([from, rest @ ..])) if rest.len() < 2 => {
            let Some(from) = walk::iterator(vm, *from) else { return Err(vm.type_error("Arguments must be iterators.")) };
            *sources = from;
            *current = match rest.first() {
                None => Object::UNBOUND,
                Some(&rest) => match walk::iterator(vm, rest) {
                    Some(rest) => rest,
                    None => return Err(vm.type_error("Arguments must be iterators.")),
                },
            };
        }
        (Walk::Cycle { inner, saved, at }, Some(&[items, is_round])) if items.is(Kind::List) => {
            *saved = vm.heap.lists[items.index()].clone();
            vm.reserve(saved.len() * 8)?;
            if vm.truth_native(is_round) == Some(true) {
                // The source is what is left of the round.
                let left = match inner.index_of(Kind::Iter).map(|inner| &vm.heap.iters[inner]) {
                    Some(Iter::Sequence { over, at }) => vm.len_native(*over).unwrap_or(0).saturating_sub(*at),
                    _ => 0,
                };
                *at = if saved.is_empty() { 0 } else { saved.len().saturating_sub(left) % saved.len() };
                *inner = Object::UNBOUND;
            }
        }
        (Walk::Cycle { .. } | Walk::Chain { .. }, None) => return Err(vm.type_error("state is not a tuple")),
        (Walk::Cycle { .. } | Walk::Chain { .. }, Some(_)) => return Err(vm.type_error("function takes exactly 2 arguments")),
        _ => {}
    }
    Ok(())
}
fn set_steps(vm: &mut Vm, index: u32, state: Object) -> Res<()> {
    let items = state.index_of(Kind::Tuple).map(|tuple| vm.heap.tuples[tuple].to_vec());
    let is_on = vm.truth_native(state) == Some(true);
    let mut set: Vec<(usize, Object)> = Vec::new();
    match (vm.heap.generators[index].class, items.as_deref()) {
        (ids::ACCUMULATE, _) => set.extend([(2, state), (3, Object::TRUE)]),
        (ids::DROPWHILE, _) => set.push((2, Object::bool(is_on))),
        (ids::TAKEWHILE, _) if is_on => set.push((1, vm.heap.iter(Iter::Done(types::TUPLE_ITERATOR)))),
        (ids::GROUPBY, Some(&[value, wanted, current])) => {
            let value = if current == wanted { missing(vm) } else { value };
            let found = vm.heap.list(vec![value, current, Object::small(0)]);
            set.extend([(3, found), (4, wanted)]);
        }
        (ids::GROUPBY, _) => return Err(vm.type_error("state is not a tuple")),
        _ => {}
    }
    // Only what has not begun looks at its arguments again.
    if vm.heap.generators[index].state == GeneratorState::Created {
        let registers = &mut vm.heap.generators[index].registers;
        for (at, value) in set {
            if let Some(register) = registers.get_mut(at) {
                *register = value;
            }
        }
    }
    Ok(())
}

/// What stands for no item in embedded code.
fn missing(vm: &Vm) -> Object {
    vm.registry.intrinsics.get("_missing").copied().unwrap_or(Object::NONE)
}

/// A number of items that were passed, `more` than what is said, at most so many.
fn place(vm: &mut Vm, args: &[Object], more: i64, most: usize) -> Res<usize> {
    let said = vm.int_arg(args, 1)?.saturating_add(more).max(0);
    Ok(usize::try_from(said).unwrap_or(usize::MAX).min(most))
}
/// The places of items, of which permutations tell in the first of two tuples.
fn numbers(vm: &Vm, state: Object, is_first: bool) -> Option<Vec<usize>> {
    let mut tuple = state.index_of(Kind::Tuple)?;
    if is_first {
        tuple = vm.heap.tuples[tuple].first()?.index_of(Kind::Tuple)?;
    }
    vm.heap.tuples[tuple].iter().map(|number| number.as_int().map(|number| usize::try_from(number).unwrap_or(0))).collect()
}
