//! Builtin iterators, `enumerate`, `zip`, `map`, `filter`, `reversed`, and generators.

use super::dunders::SHOWN;
use super::*;
use crate::native::{Args, Flow, NativeDef, Res, Resume, class_method, getter, method, static_method, variadic_method, variadic_static};
use crate::object::class::Layout;
use crate::object::function::GeneratorState;
use crate::object::misc::{Iter, Misc};
use crate::object::{Kind, Object};
use crate::stdlib::{ITERATOR_PARTS, ITERATOR_STATE};
use crate::vm::frame::{Cont, Frame};
use crate::vm::{Name, Vm};

/// The two methods that make an iterator.
pub(crate) static STEPS: &[NativeDef] = &[method("__iter__", "self, /", itself), method("__next__", "self, /", next)];
static ITERATE: &[NativeDef] =
    &[method("__iter__", "self, /", itself), method("__next__", "self, /", next), method("__length_hint__", "self, /", length_hint)];
static GENERATE: &[NativeDef] = &[
    method("__iter__", "self, /", itself),
    method("__next__", "self, /", next),
    method("send", "self, arg, /", send),
    variadic_method("throw", "self, typ, val=None, tb=None, /", throw),
    method("close", "self, /", close),
    getter("gi_running", |vm, args| Ok(Object::bool(state(vm, args[0]) == GeneratorState::Running))),
    getter("gi_suspended", |vm, args| Ok(Object::bool(state(vm, args[0]) == GeneratorState::Suspended))),
    getter("gi_frame", generator_frame),
    getter("gi_code", generator_code),
    getter("gi_yieldfrom", |vm, args| Ok(vm.generator_delegate(args[0]))),
    getter("__name__", |vm, args| Ok(generator_name(vm, args[0], false))),
    getter("__qualname__", |vm, args| Ok(generator_name(vm, args[0], true))),
    class_method("__class_getitem__", "cls, object, /", super::class_getitem),
];
static COROUTINE_METHODS: &[NativeDef] = &[
    method("send", "self, arg, /", send),
    variadic_method("throw", "self, typ, val=None, tb=None, /", throw),
    method("close", "self, /", close),
    method("__await__", "self, /", coroutine_await),
    getter("cr_running", |vm, args| Ok(Object::bool(state(vm, args[0]) == GeneratorState::Running))),
    getter("cr_suspended", |vm, args| Ok(Object::bool(state(vm, args[0]) == GeneratorState::Suspended))),
    getter("cr_await", |vm, args| Ok(vm.generator_delegate(args[0]))),
    getter("cr_frame", generator_frame),
    getter("cr_code", generator_code),
    getter("cr_origin", |_, _| Ok(Object::NONE)),
    getter("__name__", |vm, args| Ok(generator_name(vm, args[0], false))),
    getter("__qualname__", |vm, args| Ok(generator_name(vm, args[0], true))),
];
static WRAPPER_METHODS: &[NativeDef] = &[
    method("__iter__", "self, /", itself),
    method("__next__", "self, /", wrapper_next),
    method("send", "self, arg, /", wrapper_send),
    variadic_method("throw", "self, typ, val=None, tb=None, /", wrapper_throw),
    method("close", "self, /", wrapper_close),
];
static ASYNC_METHODS: &[NativeDef] = &[
    method("__aiter__", "self, /", itself),
    method("__anext__", "self, /", async_next),
    method("asend", "self, value, /", async_send),
    variadic_method("athrow", "self, typ, val=None, tb=None, /", async_throw),
    method("aclose", "self, /", async_close),
    getter("ag_running", |vm, args| Ok(Object::bool(state(vm, args[0]) == GeneratorState::Running))),
    getter("ag_await", |vm, args| Ok(vm.generator_delegate(args[0]))),
    getter("ag_frame", generator_frame),
    getter("ag_code", generator_code),
    class_method("__class_getitem__", "cls, object, /", super::class_getitem),
    getter("__name__", |vm, args| Ok(generator_name(vm, args[0], false))),
    getter("__qualname__", |vm, args| Ok(generator_name(vm, args[0], true))),
];
static STEP_METHODS: &[NativeDef] = &[
    method("__iter__", "self, /", itself),
    method("__await__", "self, /", itself),
    method("__next__", "self, /", step_next),
    method("send", "self, value, /", step_send),
    variadic_method("throw", "self, typ, val=None, tb=None, /", step_throw),
    method("close", "self, /", step_close),
];

/// The place where a generator rests or runs, as an object; none of one that has ended.
fn generator_frame(vm: &mut Vm, args: &[Object]) -> Res {
    let generator = args[0];
    if state(vm, generator) == GeneratorState::Done {
        return Ok(Object::NONE);
    }
    let Some((frame, mut registers)) = resting(vm, generator) else {
        // It runs: its registers are on the stack.
        vm.state.insert("generator".into(), generator);
        return Err(Box::new(Flow::WithStack(|vm, stack| {
            let generator = vm.state.remove("generator").unwrap_or_default();
            match vm.frames.iter().rev().find(|frame| frame.generator == generator).cloned() {
                Some(frame) => frame_object(vm, stack, &frame),
                None => Ok(Object::NONE),
            }
        })));
    };
    frame_object(vm, &mut registers, &frame)
}
/// The frame and the registers of a generator that rests.
fn resting(vm: &Vm, generator: Object) -> Option<(Frame, Vec<Object>)> {
    let saved = &vm.heap.generators[generator.index()];
    let mut frame = saved.frame.clone()?;
    let mut registers = saved.registers.clone();
    registers.resize(registers.len().max(vm.proto(frame.code).varnames.len()), Object::UNBOUND);
    frame.base = 0;
    if saved.state == GeneratorState::Created {
        // Nothing of it has run: it stands at its `def`.
        frame.pc = 0;
    }
    Some((frame, registers))
}
/// The local variables of a generator that rests; of others there are none.
pub fn generator_locals(vm: &mut Vm, generator: Object) -> Res {
    let rests = generator.is(Kind::Generator) && state(vm, generator) != GeneratorState::Done;
    match if rests { resting(vm, generator) } else { None } {
        Some((frame, mut registers)) => crate::builtins::locals_of(vm, &mut registers, &frame),
        None => Ok(vm.dict_from([])),
    }
}
fn frame_object(vm: &mut Vm, registers: &mut [Object], frame: &Frame) -> Res {
    let found = crate::stdlib::frame_found(vm, registers, frame)?;
    let found = vm.heap.list(vec![found]);
    vm.call_embedded("frame_of", vec![found])
}
fn generator_code(vm: &mut Vm, args: &[Object]) -> Res {
    let code = vm.heap.generators[args[0].index()].frame.as_ref().map(|frame| frame.code);
    Ok(code.map_or(Object::NONE, |code| vm.code_object(code)))
}
fn itself(_: &mut Vm, args: &[Object]) -> Res {
    Ok(args[0])
}
fn next(vm: &mut Vm, args: &[Object]) -> Res {
    let iterator = vm.payload(args[0]);
    match iterator.kind() {
        Kind::Generator => Err(Box::new(Flow::Resume { generator: iterator, input: Resume::Send(Object::NONE) })),
        _ => {
            let item = vm.next_item(iterator)?;
            if item.is_exhausted() { Err(vm.stop_iteration(Object::NONE)) } else { Ok(item) }
        }
    }
}
fn state(vm: &Vm, generator: Object) -> GeneratorState {
    vm.heap.generators[generator.index()].state
}
fn generator_name(vm: &mut Vm, generator: Object, qualified: bool) -> Object {
    let saved = &vm.heap.generators[generator.index()];
    let set = if qualified { saved.qualname } else { saved.name };
    if let Some(name) = set.given() {
        return name;
    }
    let Some(frame) = &saved.frame else { return vm.heap.str("") };
    let (code, function) = (frame.code, frame.function);
    if function.is(Kind::Function) {
        let name = vm.name(if qualified { Name::Qualname } else { Name::Name });
        if let Ok(name) = vm.getattr(function, name) {
            return name;
        }
    }
    let name = if qualified { vm.proto(code).qualname.clone() } else { vm.proto(code).name.clone() };
    vm.heap.str(&name)
}
fn send(_: &mut Vm, args: &[Object]) -> Res {
    Err(Box::new(Flow::Resume { generator: args[0], input: Resume::Send(args[1]) }))
}
/// The exception that `throw(type, value)` or `throw(exception)` means.
fn thrown(vm: &mut Vm, args: &[Object]) -> Res<Option<Object>> {
    let first = args.get(1).copied().unwrap_or_default();
    if args.get(3).is_some_and(|&traceback| !traceback.is_none() && vm.class_of(traceback) != TRACEBACK) {
        return Err(vm.type_error("throw() third argument must be a traceback object"));
    }
    if vm.is_exception(first) {
        if args.get(2).is_some_and(|value| !value.is_none()) {
            return Err(vm.type_error("instance exception may not have a separate value"));
        }
        return Ok(Some(first));
    }
    if vm.is_exception_class(first) {
        let value = args.get(2).copied().unwrap_or(Object::NONE);
        if vm.is_instance(value, first.index()) && vm.is_exception(value) {
            return Ok(Some(value));
        }
        if value.is_none()
            && let Some(exception) = vm.instantiate_exception(first)
        {
            return Ok(Some(exception));
        }
        return Ok(None);
    }
    let message = format!("exceptions must be classes or instances deriving from BaseException, not {}", vm.type_name(first));
    Err(vm.type_error(&message))
}
fn throw(vm: &mut Vm, args: Args<'_>) -> Res {
    let (bound, given) = (["at least 1 argument", "at most 3 arguments"], args.all.len() - 1);
    if !(1..=3).contains(&given) {
        let message = format!("throw expected {}, got {given}", bound[usize::from(given > 3)]);
        return Err(vm.type_error(&message));
    }
    match thrown(vm, args.all)? {
        Some(exception) => Err(Box::new(Flow::Resume { generator: args.all[0], input: Resume::Throw(exception) })),
        None => {
            let (class, value) = (args.all[1], args.all.get(2).copied().unwrap_or(Object::NONE));
            vm.call_embedded("throw_class", vec![args.all[0], class, value])
        }
    }
}
fn close(vm: &mut Vm, args: &[Object]) -> Res {
    vm.close_generator(args[0])
}
fn coroutine_await(vm: &mut Vm, args: &[Object]) -> Res {
    Ok(vm.heap.misc(Misc::CoroutineWrapper(args[0])))
}
fn wrapped(vm: &Vm, wrapper: Object) -> Object {
    match vm.heap.miscs[wrapper.index()] {
        Misc::CoroutineWrapper(inner) => inner,
        _ => Object::NONE,
    }
}
fn wrapper_next(vm: &mut Vm, args: &[Object]) -> Res {
    Err(Box::new(Flow::Resume { generator: wrapped(vm, args[0]), input: Resume::Send(Object::NONE) }))
}
fn wrapper_send(vm: &mut Vm, args: &[Object]) -> Res {
    Err(Box::new(Flow::Resume { generator: wrapped(vm, args[0]), input: Resume::Send(args[1]) }))
}
fn wrapper_throw(vm: &mut Vm, args: Args<'_>) -> Res {
    let mut all = args.all.to_vec();
    all[0] = wrapped(vm, args.all[0]);
    throw(vm, Args { all: &all, keywords: &[] })
}
fn wrapper_close(vm: &mut Vm, args: &[Object]) -> Res {
    let inner = wrapped(vm, args[0]);
    vm.close_generator(inner)
}
fn async_step(vm: &mut Vm, generator: Object, mode: u8, value: Object) -> Object {
    vm.heap.misc(Misc::AsyncGenStep { generator, mode, value, started: 0 })
}
fn async_next(vm: &mut Vm, args: &[Object]) -> Res {
    Ok(async_step(vm, args[0], 0, Object::NONE))
}
fn async_send(vm: &mut Vm, args: &[Object]) -> Res {
    Ok(async_step(vm, args[0], 1, args[1]))
}
fn async_throw(vm: &mut Vm, args: Args<'_>) -> Res {
    match thrown(vm, args.all)? {
        Some(exception) => Ok(async_step(vm, args.all[0], 2, exception)),
        None => Err(vm.type_error("exceptions must derive from BaseException")),
    }
}
fn async_close(vm: &mut Vm, args: &[Object]) -> Res {
    let exception = vm.new_exception(GENERATOR_EXIT, vec![]);
    Ok(async_step(vm, args[0], 3, exception))
}
fn step_next(vm: &mut Vm, args: &[Object]) -> Res {
    vm.call_embedded("async_step", vec![args[0], Object::NONE])
}
fn step_send(vm: &mut Vm, args: &[Object]) -> Res {
    vm.call_embedded("async_step", vec![args[0], args[1]])
}
fn step_throw(vm: &mut Vm, args: Args<'_>) -> Res {
    match thrown(vm, args.all)? {
        Some(exception) => vm.call_embedded("async_step_throw", vec![args.all[0], exception]),
        None => Err(vm.type_error("exceptions must derive from BaseException")),
    }
}
fn step_close(_: &mut Vm, _: &[Object]) -> Res {
    Ok(Object::NONE)
}
fn length_hint(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(index) = args[0].index_of(Kind::Iter) else { return Ok(Object::small(0)) };
    let left = match &vm.heap.iters[index] {
        Iter::Sequence { over, at } => vm.len_native(*over).unwrap_or(0).saturating_sub(*at),
        Iter::SequenceReversed { over, at } => Some(*at).filter(|at| vm.len_native(*over).is_some_and(|len| *at <= len)).unwrap_or(0),
        Iter::Range { left, .. } => *left as usize,
        Iter::Str { over, at } => vm.heap.text(*over)[*at..].chars().count(),
        Iter::Dict { over, len, left, part, .. } if part & crate::vm::iterate::ORDERED == 0 => {
            Some(*left).filter(|_| vm.len_native(*over) == Some(*len)).unwrap_or(0)
        }
        Iter::Dict { left, .. } => *left,
        Iter::Set { over, at, len } => {
            let set = &vm.heap.sets[over.index()];
            let left = std::iter::successors(set.next_at(*at), |(found, _)| set.next_at(found + 1));
            if set.len() == *len { left.count() } else { 0 }
        }
        _ => 0,
    };
    Ok(Object::small(left as i64))
}

/// The native iterator of an iterable, if it has one.
fn native(vm: &mut Vm, object: Object) -> Option<Object> {
    crate::stdlib::walk::iterator(vm, object)
}
fn enumerate_new(vm: &mut Vm, args: &[Object]) -> Res {
    let start = match args[2].given() {
        Some(_) => vm.index_object(args, 2)?,
        None => Object::small(0),
    };
    if let Some(count) = vm.small_int(start)
        && let Some(inner) = native(vm, args[1])
    {
        return Ok(vm.heap.iter(Iter::Enumerate { inner, count }));
    }
    let function = vm.embedded("enumerate_items");
    lazily(vm, function, vec![args[1], start], 0, ENUMERATE)
}
/// A generator for an embedded function; a source that is not iterable fails now, not at the first item.
fn lazily(vm: &mut Vm, function: Object, args: Vec<Object>, source: usize, class: u32) -> Res {
    check_iterable(vm, args[source])?;
    let is_plain = matches!(args[source].kind(), Kind::Generator | Kind::Iter)
        || vm.special(args[source], Name::Iter).is_some_and(|method| method.is(Kind::Native));
    if is_plain {
        return vm.embedded_generator(function, args, class);
    }
    // `iter()` of the source is guest code and runs now.
    let (args, which) = (vm.heap.list(args), vm.heap.list(vec![Object::small(source as i64)]));
    vm.call_embedded("itertools_ready", vec![function, args, which, Object::small(i64::from(class))])
}
fn check_iterable(vm: &mut Vm, source: Object) -> Res<()> {
    if vm.is_iterable(source) {
        return Ok(());
    }
    let message = format!("'{}' object is not iterable", vm.type_name(source));
    Err(vm.type_error(&message))
}
fn zip_new(vm: &mut Vm, args: Args<'_>) -> Res {
    let mut strict = false;
    for (name, value) in args.named() {
        if vm.heap.text(name) != "strict" {
            let message = format!("'{}' is an invalid keyword argument for zip()", vm.heap.text(name));
            return Err(vm.type_error(&message));
        }
        strict = vm.truth_native(value).unwrap_or(true);
    }
    let sources = args.positional()[1..].to_vec();
    let mut inner = Vec::with_capacity(sources.len());
    for &source in &sources {
        check_iterable(vm, source)?;
    }
    for &source in &sources {
        match native(vm, source) {
            Some(iterator) => inner.push(iterator),
            None => {
                let list = vm.heap.list(sources);
                let function = vm.embedded("zip_items");
                return vm.call_embedded("itertools_many", vec![function, list, Object::bool(strict), Object::small(i64::from(ZIP))]);
            }
        }
    }
    Ok(vm.heap.iter(Iter::Zip { inner: inner.into(), strict }))
}
fn map_new(vm: &mut Vm, args: Args<'_>) -> Res {
    let mut args = args;
    if !args.keywords.is_empty() {
        let number = vm.current_native;
        if !vm.ignores_keywords(number, args.all) {
            return Err(vm.type_error("map() takes no keyword arguments"));
        }
        args = Args { all: args.positional(), keywords: &[] };
    }
    if args.all.len() < 3 {
        return Err(vm.type_error("map() must have at least two arguments."));
    }
    let (function, sources) = (args.all[1], &args.all[2..]);
    if let [source] = sources {
        let generator = vm.embedded("map_items");
        return lazily(vm, generator, vec![function, *source], 1, MAP);
    }
    // Functions that change nothing take what a `zip` would give.
    if vm.pure_of_many(function).is_some()
        && sources.iter().all(|&source| crate::stdlib::walk::is_plain(vm, source))
        && let Some(inner) = sources.iter().map(|&source| native(vm, source)).collect::<Option<Box<[Object]>>>()
    {
        let zipped = vm.heap.iter(Iter::Zip { inner, strict: false });
        let generator = vm.embedded("starmap_items");
        return vm.embedded_generator(generator, vec![function, zipped, Object::FALSE], MAP);
    }
    let list = vm.heap.list(sources.to_vec());
    let generator = vm.embedded(if sources.len() == 2 { "map_two" } else { "map_many" });
    vm.call_embedded("map_zipped", vec![generator, function, list, Object::small(i64::from(MAP))])
}
fn filter_new(vm: &mut Vm, args: &[Object]) -> Res {
    let generator = vm.embedded("filter_items");
    lazily(vm, generator, vec![args[1], args[2]], 1, FILTER)
}
fn reversed_new(vm: &mut Vm, args: &[Object]) -> Res {
    let object = args[1];
    let over = vm.payload(object);
    if let Some(method) = vm.special(object, Name::Reversed) {
        if method.is_none() {
            let message = format!("'{}' object is not reversible", vm.type_name(object));
            return Err(vm.type_error(&message));
        }
        return match method.index_of(Kind::Native) {
            Some(native) => vm.call_native(native, &[object], &[]),
            None => vm.call_special(method, object, &[], Cont::Store),
        };
    }
    match over.kind() {
        // Where characters differ in size they are listed first: none is found from its number alone.
        Kind::Str if !vm.heap.is_ascii(over) => {
            vm.reserve(vm.len_native(over).unwrap_or(0) * 8)?;
            let text = vm.owned_text(over)?;
            let chars: Vec<Object> = crate::pace::items(text.chars()).map(|c| vm.heap.code_point(c)).collect();
            vm.poll()?;
            let at = chars.len();
            let over = vm.heap.tuple(chars);
            Ok(vm.heap.iter(Iter::SequenceReversed { over, at }))
        }
        Kind::Tuple | Kind::Str | Kind::Bytes | Kind::ByteArray => {
            let at = vm.len_native(over).unwrap_or(0);
            Ok(vm.heap.iter(Iter::SequenceReversed { over, at }))
        }
        _ if vm.special(object, Name::Getitem).is_some() && vm.special(object, Name::Len).is_some() => {
            vm.call_embedded("reversed_sequence", vec![object, Object::small(i64::from(REVERSED))])
        }
        _ if object.is(Kind::Instance) && vm.special(object, Name::Getitem).is_some() => {
            let message = format!("object of type '{}' has no len()", vm.type_name(object));
            Err(vm.type_error(&message))
        }
        _ => {
            let message = format!("'{}' object is not reversible", vm.type_name(object));
            Err(vm.type_error(&message))
        }
    }
}

static ENUMERATE_NEW: &[NativeDef] =
    &[static_method("__new__", "cls, iterable, start=0", |vm, args| enumerate_new(vm, args).map(|made| vm.wrap(args[0], ENUMERATE, made)))];
static ZIP_NEW: &[NativeDef] = &[variadic_static("__new__", "cls, /, *iterables, strict=False", |vm, args| {
    zip_new(vm, args).map(|made| vm.wrap(args.all[0], ZIP, made))
})];
static MAP_NEW: &[NativeDef] =
    &[variadic_static("__new__", "cls, func, /, *iterables", |vm, args| map_new(vm, args).map(|made| vm.wrap(args.all[0], MAP, made)))];
static FILTER_NEW: &[NativeDef] =
    &[static_method("__new__", "cls, function, iterable, /", |vm, args| filter_new(vm, args).map(|made| vm.wrap(args[0], FILTER, made)))];
static REVERSED_NEW: &[NativeDef] = &[static_method("__new__", "cls, object, /", |vm, args| {
    let made = reversed_new(vm, args)?;
    if args[0] == Vm::class_object(REVERSED) { Ok(made) } else { Ok(vm.wrap(args[0], REVERSED, made)) }
})];

const fn iterator(id: u32, name: &'static str, natives: &'static [&'static [NativeDef]]) -> TypeDef {
    TypeDef { id, name, module: "builtins", base: OBJECT, layout: Layout::Other, is_base: false, natives, doc: "" }
}

pub static DEFS: &[TypeDef] = &[
    iterator(GENERATOR, "generator", &[GENERATE, SHOWN]),
    iterator(COROUTINE, "coroutine", &[COROUTINE_METHODS, SHOWN]),
    iterator(ASYNC_GENERATOR, "async_generator", &[ASYNC_METHODS, SHOWN]),
    iterator(ASYNC_GEN_STEP, "async_generator_asend", &[STEP_METHODS]),
    iterator(COROUTINE_WRAPPER, "coroutine_wrapper", &[WRAPPER_METHODS]),
    iterator(LIST_ITERATOR, "list_iterator", &[ITERATE, ITERATOR_STATE]),
    iterator(LIST_REVERSEITERATOR, "list_reverseiterator", &[ITERATE, ITERATOR_STATE]),
    iterator(TUPLE_ITERATOR, "tuple_iterator", &[ITERATE, ITERATOR_STATE]),
    iterator(STR_ITERATOR, "str_iterator", &[ITERATE, ITERATOR_STATE]),
    iterator(STR_ASCII_ITERATOR, "str_ascii_iterator", &[ITERATE, ITERATOR_STATE]),
    iterator(BYTES_ITERATOR, "bytes_iterator", &[ITERATE, ITERATOR_STATE]),
    iterator(BYTEARRAY_ITERATOR, "bytearray_iterator", &[ITERATE, ITERATOR_STATE]),
    iterator(RANGE_ITERATOR, "range_iterator", &[ITERATE, ITERATOR_STATE]),
    iterator(LONGRANGE_ITERATOR, "longrange_iterator", &[ITERATE, ITERATOR_STATE]),
    iterator(DICT_KEYITERATOR, "dict_keyiterator", &[ITERATE, ITERATOR_PARTS]),
    iterator(DICT_VALUEITERATOR, "dict_valueiterator", &[ITERATE, ITERATOR_PARTS]),
    iterator(DICT_ITEMITERATOR, "dict_itemiterator", &[ITERATE, ITERATOR_PARTS]),
    iterator(DICT_REVERSEKEYITERATOR, "dict_reversekeyiterator", &[ITERATE, ITERATOR_PARTS]),
    iterator(DICT_REVERSEVALUEITERATOR, "dict_reversevalueiterator", &[ITERATE, ITERATOR_PARTS]),
    iterator(DICT_REVERSEITEMITERATOR, "dict_reverseitemiterator", &[ITERATE, ITERATOR_PARTS]),
    iterator(SET_ITERATOR, "set_iterator", &[ITERATE, ITERATOR_PARTS]),
    iterator(CALLABLE_ITERATOR, "callable_iterator", &[STEPS, ITERATOR_PARTS]),
    iterator(ITERATOR, "iterator", &[ITERATE]),
    iterator(MEMORY_ITERATOR, "memory_iterator", &[STEPS]),
    TypeDef { is_base: true, ..iterator(ENUMERATE, "enumerate", &[ENUMERATE_NEW, STEPS, ITERATOR_PARTS, super::dunders::CLASS_GETITEM]) },
    TypeDef { is_base: true, ..iterator(ZIP, "zip", &[ZIP_NEW, STEPS, ITERATOR_STATE]) },
    TypeDef { is_base: true, ..iterator(MAP, "map", &[MAP_NEW, STEPS, ITERATOR_PARTS]) },
    TypeDef { is_base: true, ..iterator(FILTER, "filter", &[FILTER_NEW, STEPS, ITERATOR_PARTS]) },
    TypeDef { is_base: true, ..iterator(REVERSED, "reversed", &[REVERSED_NEW, ITERATE, ITERATOR_STATE]) },
];
