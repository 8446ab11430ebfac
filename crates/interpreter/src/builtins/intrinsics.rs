//! Natives that embedded Python uses and the guest never sees.

use crate::native::{Flow, NativeDef, Res, Resume, function, getter};
use crate::object::function::Method;
use crate::object::misc::{ExceptionState, Misc};
use crate::object::{Kind, Object};
use crate::types;
use crate::vm::fiber::Turn;
use crate::vm::hash::{Slow, TupleHash};
use crate::vm::{Name, Vm};
use fumehood_core::Stream;

pub static TABLE: &[NativeDef] = &[
    function("_missing", "", |_, _| Ok(Object::NONE)),
    // What a class defines for its instances (`Vm::add_getters`).
    getter("__weakref__", |vm, args| {
        let known = |misc: &Misc| matches!(misc, Misc::WeakRef { target, .. } if *target == args[0]);
        let at = vm.heap.miscs.indices().find(|&at| vm.heap.miscs.get(at).is_some_and(known));
        let shown = at.and_then(|at| types::weak_callback(vm, Object::make(Kind::Misc, at)));
        Ok(shown.map_or(Object::NONE, |(_, shown)| shown))
    }),
    function("_index", "value, /", |vm, args| vm.index_object(args, 0)),
    // What an object really is, whatever its `__class__` says.
    function("_is_type", "value, /", |_, args| Ok(Object::bool(args[0].is(Kind::Class)))),
    function("_is_tuple", "value, /", |vm, args| Ok(Object::bool(vm.payload(args[0]).is(Kind::Tuple)))),
    function("_is_subtype", "class, of, /", |vm, args| Ok(Object::bool(vm.is_subclass(args[0].index(), args[1].index())))),
    function("_combine_hashes", "hashes, /", |vm, args| {
        let hashes = &vm.heap.lists[args[0].index()];
        let mut hash = TupleHash::new();
        hashes.iter().for_each(|&item| hash.add(vm.small_int(item).unwrap_or(0)));
        let hash = hash.of(hashes.len());
        Ok(vm.heap.int(hash))
    }),
    function("_super_of", "after, object, class, /", |vm, args| {
        Ok(vm.heap.misc(Misc::Super { after: args[0], object: args[1], class: args[2].index() }))
    }),
    function("_table_version", "table, /", |vm, args| {
        let version = match args[0].kind() {
            Kind::Dict => vm.heap.dicts[args[0].index()].version,
            _ => vm.heap.sets[args[0].index()].version,
        };
        Ok(Object::small(i64::from(version)))
    }),
    function("_table_candidates", "table, hash, /", table_candidates),
    function("_table_find", "table, key, hash, missing, /", table_find),
    function("_dict_at", "table, hash, key, /", |vm, args| match dict_position(vm, args) {
        Some(at) => Ok(vm.heap.dicts[args[0].index()].entries[at].value),
        None => Err(vm.key_error(args[2])),
    }),
    function("_dict_get_any", "table, key, /", |vm, args| {
        let found = vm.heap.dicts[args[0].index()].iter().find(|entry| entry.key == args[1]).map(|entry| entry.value);
        Ok(found.unwrap_or(Object::NONE))
    }),
    function("_dict_put", "table, hash, key, value, /", |vm, args| {
        match dict_position(vm, args) {
            Some(at) => vm.heap.dicts[args[0].index()].entries[at].value = args[3],
            None => {
                let hash = vm.small_int(args[1]).unwrap_or(0);
                vm.dict_push(args[0].index(), hash, args[2], args[3])?;
            }
        }
        Ok(Object::NONE)
    }),
    function("_dict_take", "table, hash, key, /", |vm, args| match dict_position(vm, args) {
        Some(at) => Ok(vm.heap.dicts[args[0].index()].remove_at(at).value),
        None => Err(vm.key_error(args[2])),
    }),
    function("_set_put", "table, hash, key, /", |vm, args| {
        let hash = vm.small_int(args[1]).unwrap_or(0);
        vm.set_push(args[0].index(), hash, args[2])?;
        Ok(Object::NONE)
    }),
    function("_set_take", "table, hash, key, /", |vm, args| {
        let hash = vm.small_int(args[1]).unwrap_or(0);
        if let Ok(Some(slot)) = vm.heap.sets[args[0].index()].find(hash, |key| Some(key == args[2])) {
            vm.heap.sets[args[0].index()].remove_at(slot);
        }
        Ok(Object::NONE)
    }),
    function("_set_merge", "table, other, /", |vm, args| vm.set_update(args[0], args[1]).map(|()| Object::NONE)),
    function("_plain_add", "table, key, /", |vm, args| match vm.set_insert(args[0].index(), args[1]) {
        Ok(()) => Ok(Object::FALSE),
        Err(crate::vm::hash::Slow::Guest) => Ok(Object::TRUE),
        Err(crate::vm::hash::Slow::Flow(flow)) => Err(flow),
    }),
    function("_callee_name", "callee, /", |vm, args| {
        let name = vm.callee_name(args[0]);
        Ok(vm.heap.str(&name))
    }),
    function("_is_view", "value, /", |vm, args| {
        Ok(Object::bool(args[0].is(Kind::Misc) && matches!(vm.heap.miscs[args[0].index()], Misc::DictView { part: 0 | 2, .. })))
    }),
    function("_proxied", "proxy, /", |vm, args| Ok(types::proxied(vm, args[0]))),
    function("_exception_parts", "exception, /", types::exception_parts),
    function("_exception_told", "exception, texts, /", types::exception_told),
    function("_repr_enter", "value, /", |vm, args| {
        if vm.repr_active.contains(&args[0]) {
            return Ok(Object::TRUE);
        }
        vm.repr_active.push(args[0]);
        Ok(Object::FALSE)
    }),
    function("_repr_leave", "value, /", |vm, args| {
        vm.repr_active.retain(|&object| object != args[0]);
        Ok(Object::NONE)
    }),
    function("_repr_cycle", "value, /", |vm, args| {
        let text = match args[0].kind() {
            Kind::List => "[...]",
            Kind::Tuple => "(...)",
            Kind::Dict => "{...}",
            Kind::Set => "set(...)",
            Kind::FrozenSet => "frozenset(...)",
            _ => "...",
        };
        Ok(vm.heap.str(text))
    }),
    function("_ascii", "text, /", |vm, args| {
        let text = crate::text::quote::ascii_of_repr(vm.text_of(args[0]));
        vm.poll()?;
        Ok(vm.heap.string(text))
    }),
    function("_format_pieces", "template, /", |vm, args| {
        let parsed = types::parse_format(vm, args[0])?;
        Ok(parsed)
    }),
    function("_woven", "texts, values, /", types::woven),
    function("_format_index", "first, automatic, /", types::format_index),
    function("_percent_plan", "template, mapping, /", |vm, args| types::percent_plan(vm, args[0], args[1].is_true())),
    function("_percent_plain", "template, /", types::percent_plain),
    function("_Literal", "text, /", |_, args| Ok(args[0])),
    function("_take_doomed", "again, /", |_, args| {
        if args[0].is_true() {
            return Err(Box::new(Flow::WithStack(|vm, stack| {
                let top = vm.frames.last().map_or(0, |frame| frame.base as usize).min(stack.len());
                vm.collect(&stack[..top]);
                Ok(vm.take_doomed())
            })));
        }
        Err(Box::new(Flow::WithStack(|vm, _| Ok(vm.take_doomed()))))
    }),
    function("_resting_asyncgens", "", |vm, _| Ok(vm.resting_asyncgens())),
    function("_moment_kind", "value, /", |vm, args| {
        let payload = vm.payload(args[0]);
        let class = if payload.is(Kind::Misc) { vm.class_of(payload) } else { 0 };
        let kind = match class {
            crate::stdlib::native_ids::DATE => "date",
            crate::stdlib::native_ids::TIME => "time",
            crate::stdlib::native_ids::DATETIME => "datetime",
            crate::stdlib::native_ids::TIMEDELTA => "timedelta",
            _ => "",
        };
        Ok(vm.heap.str(kind))
    }),
    function("_call_tool", "tool, objects, answers, args, kwargs, /", |vm, args| {
        let Some(Misc::Tool(number)) = args[0].index_of(Kind::Misc).map(|index| vm.heap.miscs[index].clone()) else {
            return Err(vm.type_error("not a tool"));
        };
        let objects = vm.heap.lists[args[1].index()].clone();
        let described = crate::boundary::described(vm, &objects, args[2]);
        let mut all = vm.heap.tuples[args[3].index()].to_vec();
        let (names, values): (Vec<Object>, Vec<Object>) =
            vm.heap.dicts[args[4].index()].iter().map(|entry| (entry.key, entry.value)).unzip();
        all.extend(values);
        vm.ask_tool(number, &all, &names, &described)
    }),
    function("_policy_environment", "", |vm, _| {
        let mut pairs = Vec::new();
        for (name, value) in vm.policy.env.clone() {
            pairs.push((vm.heap.str(&name), vm.heap.str(&value)));
        }
        Ok(vm.dict_from(pairs))
    }),
    function("_bodies_ran", "count, done, /", |vm, args| {
        let count = args[0].as_int().unwrap_or(0);
        vm.bodies_ran(usize::try_from(count).unwrap_or(0), args[1] == Object::TRUE);
        Ok(Object::NONE)
    }),
    function("_exit_handlers", "", |vm, _| Ok(crate::stdlib::gc::handlers(vm))),
    function("_collect_now", "in_order, /", |vm, args| {
        vm.finalizers.in_order = args[0] == Object::TRUE;
        Err(Box::new(Flow::WithStack(|vm, stack| {
            // The frame that asks holds nothing but what earlier calls left in its registers.
            let top = vm.frames.last().map_or(0, |frame| frame.base as usize).min(stack.len());
            vm.collect(&stack[..top]);
            Ok(Object::NONE)
        })))
    }),
    function("_callback_of", "reference, /", |vm, args| match args[0].index_of(Kind::Misc).map(|index| &vm.heap.miscs[index]) {
        Some(Misc::WeakRef { .. }) => {
            let (callback, shown) = types::weak_callback(vm, args[0]).unwrap_or_default();
            Ok(vm.heap.tuple([callback, shown]))
        }
        _ => Ok(Object::NONE),
    }),
    function("_keep_hash", "reference, hash, /", |vm, args| {
        let known = vm.small_int(args[1]);
        if let Some(index) = args[0].index_of(Kind::Misc)
            && let Misc::WeakRef { hash, .. } = &mut vm.heap.miscs[index]
        {
            *hash = known;
        }
        Ok(args[1])
    }),
    function("_whole_exception", "exception, texts, suggests=False, /", |vm, args| {
        let mut texts = vm.explained_texts(args[1]);
        texts.suggests = args[2].is_true();
        let text = vm.format_exception(args[0], &texts);
        Ok(vm.heap.string(text))
    }),
    function("_print_text", "text, stream, /", |vm, args| {
        let text = vm.owned_text(vm.payload(args[0]))?;
        let stream = if args[1] == Object::small(1) { Stream::Stderr } else { Stream::Stdout };
        super::printing::write(vm, stream, &text)
    }),
    function("_sort_by_keys", "keys, items, reverse, /", |vm, args| {
        let (keys, items) = (vm.heap.lists[args[0].index()].clone(), vm.heap.lists[args[1].index()].clone());
        match types::sort_by_keys(vm, &keys, &items, args[2].is_true())? {
            Some(sorted) => Ok(vm.heap.list(sorted)),
            None => Ok(Object::NONE),
        }
    }),
    function("_unwrapped_keys", "keys, /", |vm, args| {
        let keys = vm.heap.lists[args[0].index()].clone();
        match crate::stdlib::functools::unwrapped(vm, &keys) {
            Some((compare, objects)) => {
                let objects = vm.heap.list(objects);
                Ok(vm.heap.tuple([compare, objects]))
            }
            None => Ok(Object::NONE),
        }
    }),
    function("_generator", "function, args, number, /", |vm, args| {
        let items = vm.heap.lists[args[1].index()].clone();
        vm.embedded_generator(args[0], items, args[2].int_value() as u32)
    }),
    // Is an iterable asked for its length before its items are taken? None of what is its own iterator, and may be asked for one only once.
    function("_asks_length", "iterable, /", |vm, args| {
        let mut has = |name: Name| vm.special(args[0], name).is_some();
        let asks = has(Name::Len) || has(Name::LengthHint);
        Ok(if !asks && has(Name::Next) { Object::NONE } else { Object::bool(asks) })
    }),
    // A list of all items at once, where that takes no guest code.
    function("_taken", "iterable, /", |vm, args| Ok(vm.items_kept(args[0])?.map_or(Object::NONE, |items| vm.heap.list(items)))),
    // An iterator that a loop takes items from without asking it for an iterator again.
    function("_as_it_is", "iterator, /", |vm, args| {
        if matches!(args[0].kind(), Kind::Generator | Kind::Iter) {
            return Ok(args[0]);
        }
        let function = vm.embedded("iterator_items");
        vm.embedded_generator(function, vec![args[0]], types::ITERATOR)
    }),
    function("_filled", "list, iterable, /", |vm, args| {
        // All at once, where that takes no guest code.
        let Some(items) = vm.items_kept(args[1])? else { return Ok(Object::FALSE) };
        vm.reserve(items.len() * 8)?;
        vm.heap.charge(items.len() * 8);
        vm.heap.lists[args[0].index()].extend_from_slice(&items);
        Ok(Object::TRUE)
    }),
    function("_is_any", "value, items, /", |vm, args| Ok(Object::bool(vm.heap.lists[args[1].index()].contains(&args[0])))),
    function("_copy_traceback", "source, target, /", |vm, args| {
        let shown = vm.traceback_of(args[0]);
        let trace = vm.exception_state(args[0]).map(|state| state.traceback.clone()).unwrap_or_default();
        if let Some(state) = vm.exception_state_mut(args[1]) {
            (state.traceback, state.shown) = (trace, shown);
        }
        Ok(Object::NONE)
    }),
    function("_trace_length", "exception, /", |vm, args| {
        Ok(Object::small(vm.exception_state(args[0]).map_or(0, |state| state.traceback.len()) as i64))
    }),
    function("_trace_cut", "exception, length, /", |vm, args| {
        let length = args[1].as_int().unwrap_or(0).max(0) as usize;
        if let Some(state) = vm.exception_state_mut(args[0]) {
            state.traceback.truncate(length);
        }
        Ok(Object::NONE)
    }),
    function("_same_origin", "part, original, /", |vm, args| {
        // A part of a group keeps its message, and what led to it as long as it is not raised by its name.
        let key = |vm: &Vm, object: Object| {
            let last = |state: &ExceptionState| state.traceback.last().map(|entry| (entry.code, entry.pc));
            let state = vm.exception_state(object)?;
            Some((state.fields[0], state.cause.some(), state.context.some(), state.traceback.len(), last(state)))
        };
        let (part, original) = (key(vm, args[0]), key(vm, args[1]));
        let is_group = vm.is_instance(args[0], types::BASE_EXCEPTION_GROUP);
        Ok(Object::bool(is_group && part.is_some() && part == original))
    }),
];

/// About code, classes and coroutines.
pub static CODE_TABLE: &[NativeDef] = &[
    function("_derive_metaclass", "metaclass, bases, /", |vm, args| {
        let bases = vm.heap.tuples[args[1].index()].to_vec();
        let number = vm.derive_metaclass(args[0].index(), &bases)?;
        Ok(Vm::class_object(number))
    }),
    function("_is_plain_prepare", "prepare, /", |vm, args| {
        Ok(Object::bool(args[0].is(Kind::Method) && vm.heap.methods[args[0].index()].function.is(Kind::Native)))
    }),
    function("_type_new", "metaclass, name, bases, namespace, /", |vm, args| {
        let new = vm.registry.classes[types::TYPE as usize].builtin.and_then(|attrs| attrs.get("__new__")).unwrap_or_default();
        vm.call_native(new.index(), args, &[])
    }),
    function("_extend_type", "cls, name, value, /", |vm, args| {
        let name = vm.heap.text(args[1]).into();
        vm.type_extras.entry(args[0].index()).or_default().insert(name, args[2]);
        vm.epoch = vm.epoch.wrapping_add(1);
        Ok(Object::NONE)
    }),
    function("_type_name", "object, /", |vm, args| {
        let name = vm.type_name(args[0]).to_owned();
        Ok(vm.heap.string(name))
    }),
    function("_as_native", "class, name, is_fixed=True, is_base=True, /", |vm, args| {
        // A class that CPython has in C. What messages call it: such a type has its module in this name, and not in `__name__`.
        let name = vm.text_of(args[1]).to_owned();
        if let Some(class) = args[0].index_of(Kind::Class).and_then(|class| class.checked_sub(crate::object::class::FIRST_USER_CLASS)) {
            let class = &mut vm.heap.classes[class];
            (class.name, class.fixed) = (name.into(), args[2] != Object::FALSE);
            class.is_base = args[3] != Object::FALSE;
        }
        Ok(Object::NONE)
    }),
    function("_hide_base", "class, /", |vm, args| {
        // The class keeps the layout of its base, whose methods are only its own affair.
        if let Some(class) = args[0].index_of(Kind::Class) {
            vm.hide_base(class);
        }
        Ok(Object::NONE)
    }),
    function("_set_mro", "class, order, /", |vm, args| {
        vm.reserve(vm.heap.lists[args[1].index()].len() * 8)?;
        let order = vm.heap.lists[args[1].index()].clone();
        vm.reorder(args[0].index(), &order)?;
        Ok(Object::NONE)
    }),
    function("_cell_value", "cell, /", |vm, args| {
        let value = args[0].index_of(Kind::Cell).map(|cell| vm.heap.cells[cell].value);
        Ok(value.and_then(Object::given).unwrap_or(Object::NONE))
    }),
    function("_is_native_object", "value, /", |vm, args| {
        let native = match args[0].kind() {
            Kind::Misc => matches!(vm.heap.miscs[args[0].index()], Misc::Native(_)),
            kind => kind == Kind::Generator,
        };
        Ok(Object::bool(native))
    }),
    function("_generic_alias", "origin, args, /", types::class_getitem),
    function("_bind_method", "function, receiver, /", |vm, args| Ok(vm.heap.method(Method { function: args[0], receiver: args[1] }))),
    function("_guest_globals", "", |vm, _| {
        let frame = vm.frames.iter().rev().find(|frame| !vm.proto(frame.code).hidden && !vm.is_embedded_module(frame.globals.index()));
        Ok(frame.map_or(vm.globals, |frame| frame.globals))
    }),
    // Fibers: what `threading` is made of.
    function("_fiber", "function, argument, /", |vm, args| {
        let number = vm.new_fiber(args[0], args[1])?;
        Ok(Object::small(number as i64))
    }),
    function("_go_on", "number, /", |vm, args| {
        let number = vm.small_int(args[0]).unwrap_or(0) as u64;
        Err(Box::new(Flow::Turn(Turn::GoOn(number))))
    }),
    function("_rest", "", |_, _| Err(Box::new(Flow::Turn(Turn::Rest)))),
    function("_in_fiber", "", |vm, _| Ok(Object::bool(vm.fibers.running_from().is_some()))),
    function("_any_fiber", "", |vm, _| Ok(Object::bool(vm.fibers.any()))),
    function("_has_fiber", "number, /", |vm, args| {
        let number = vm.small_int(args[0]).unwrap_or(0) as u64;
        Ok(Object::bool(vm.fibers.has(number)))
    }),
    function("_now", "", |_, _| crate::stdlib::clock::now(crate::Clock::Monotonic, crate::stdlib::clock::seconds)),
    function("_host_sleep", "seconds, /", |vm, args| {
        let seconds = vm.float_arg(args, 0)?;
        crate::stdlib::clock::wait(seconds)
    }),
    function("_loaded_module", "name, /", |vm, args| match args[0].is(Kind::Str) {
        true => {
            let name = vm.owned_text(args[0])?;
            Ok(vm.known_module(&name).unwrap_or(Object::NONE))
        }
        false => Ok(Object::NONE),
    }),
    function("_note_pattern", "name, cls, /", |vm, args| {
        if !args[0].is(Kind::Str) {
            return Ok(Object::NONE);
        }
        let key = match vm.heap.text(args[0]) {
            "Sequence" | "MutableSequence" | "ByteString" => "sequences",
            "Mapping" | "MutableMapping" => "mappings",
            _ => return Ok(Object::NONE),
        };
        let list = match vm.state.get(key) {
            Some(&list) => list,
            None => vm.heap.list(vec![]),
        };
        vm.state.insert(key.into(), list);
        vm.heap.lists[list.index()].push(args[1]);
        Ok(Object::NONE)
    }),
    function("_load_global", "globals, name, /", |vm, args| {
        if let Some(value) = vm.dict_get(args[0], args[1]) {
            return Ok(value);
        }
        let name = vm.heap.intern_object(args[1]);
        match vm.load_guest_builtin(name, true)? {
            Some(value) => Ok(value),
            None => Err(vm.name_error(name)),
        }
    }),
    function("_frame_locals", "", |_, _| super::code::current_locals()),
    function("_caller_globals", "", |vm, _| Ok(vm.caller_globals())),
    function("_namespace_function", "code, globals, /", super::code::namespace_function),
    function("final_answer", "answer=None", |_, args| Err(Box::new(Flow::FinalAnswer(args[0].or(Object::NONE))))),
    function("_step_state", "step, /", |vm, args| {
        let Misc::AsyncGenStep { generator, mode, value, started } = vm.heap.miscs[args[0].index()] else { return Ok(Object::NONE) };
        let items = [generator, Object::small(i64::from(mode)), value, Object::small(i64::from(started))];
        Ok(vm.heap.tuple(items))
    }),
    function("_step_start", "step, /", |vm, args| step_to(vm, args[0], 1)),
    function("_step_end", "step, /", |vm, args| step_to(vm, args[0], 2)),
    function("_async_send", "generator, value, /", |_, args| {
        Err(Box::new(Flow::Resume { generator: args[0], input: Resume::Send(args[1]) }))
    }),
    function("_async_throw", "generator, exception, /", |_, args| {
        Err(Box::new(Flow::Resume { generator: args[0], input: Resume::Throw(args[1]) }))
    }),
    function("_is_async_value", "value, /", |vm, args| {
        Ok(Object::bool(args[0].is(Kind::Misc) && matches!(vm.heap.miscs[args[0].index()], Misc::AsyncYield(_))))
    }),
    function("_async_value", "value, /", |vm, args| match vm.heap.miscs[args[0].index()] {
        Misc::AsyncYield(inner) => Ok(inner),
        _ => Ok(args[0]),
    }),
    function("_is_coroutine", "object, /", |vm, args| {
        Ok(Object::bool(args[0].is(Kind::Generator) && vm.heap.generators[args[0].index()].class == types::COROUTINE))
    }),
    function("_awaitable", "object, /", |vm, args| vm.get_awaitable(args[0], 0)),
    function("_set_abstract", "cls, flag, /", |vm, args| {
        if let Some(class) = args[0].index_of(Kind::Class) {
            vm.set_abstract(class, args[1].is_true());
        }
        Ok(Object::NONE)
    }),
];

fn step_to(vm: &mut Vm, step: Object, state: u8) -> Res {
    if let Misc::AsyncGenStep { started, .. } = &mut vm.heap.miscs[step.index()] {
        *started = state;
    }
    Ok(Object::NONE)
}
/// The key of a dict or a set that another one equals, which `missing` stands for if there is none; `NotImplemented` where only guest
/// code can tell.
fn table_find(vm: &mut Vm, args: &[Object]) -> Res {
    let (table, key, hash) = (args[0], args[1], vm.small_int(args[2]).unwrap_or(0));
    let found = match table.kind() {
        Kind::Dict => vm.dict_find_simply(table.index(), hash, key),
        _ => vm.set_find_simply(table.index(), hash, key),
    };
    match found {
        Ok((_, None)) => Ok(args[3]),
        Ok((_, Some(at))) if table.is(Kind::Dict) => Ok(vm.heap.dicts[table.index()].entries[at].key),
        Ok((_, Some(at))) => Ok(vm.heap.sets[table.index()].next_at(at).map_or(args[3], |(_, key)| key)),
        Err(Slow::Guest) => Ok(Object::NOT_IMPLEMENTED),
        Err(Slow::Flow(flow)) => Err(flow),
    }
}
fn table_candidates(vm: &mut Vm, args: &[Object]) -> Res {
    let hash = vm.small_int(args[1]).unwrap_or(0);
    let keys: Vec<Object> = match args[0].kind() {
        Kind::Dict => vm.heap.dicts[args[0].index()].candidates(hash),
        _ => {
            let mut keys = Vec::new();
            let _ = vm.heap.sets[args[0].index()].find(hash, |key| {
                keys.push(key);
                Some(false)
            });
            keys
        }
    };
    Ok(vm.heap.list(keys))
}
fn dict_position(vm: &Vm, args: &[Object]) -> Option<usize> {
    let hash = vm.small_int(args[1]).unwrap_or(0);
    vm.heap.dicts[args[0].index()].find_identical(hash, args[2])
}
