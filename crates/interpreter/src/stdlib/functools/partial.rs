//! `partial`: a callable and the arguments that are given ahead. A call goes straight on to what it is about, without a frame of its own.
//! It never calls anything here: the arguments are laid out, and the loop makes the call.

use super::super::native_ids as ids;
use super::super::state::saved;
use crate::builtins::is_callable;
use crate::native::{Args, Call, Flow, NativeDef, Res, class_method, getter, method, variadic_method, variadic_static};
use crate::object::class::{DICT_SHAPE, Layout};
use crate::object::misc::{Misc, NativeState, State};
use crate::object::{Kind, Object};
use crate::pace;
use crate::types::{self, OBJECT, TypeDef};
use crate::vm::Vm;
use crate::vm::frame::{Cont, Target};
use crate::vm::names::Name;
use smallvec::SmallVec;
use std::any::Any;

pub static PARTIAL: TypeDef = TypeDef {
    id: ids::PARTIAL,
    name: "partial",
    module: "functools",
    base: OBJECT,
    layout: Layout::Other,
    is_base: true,
    natives: &[METHODS],
    doc: "partial(func, *args, **keywords) - new function with partial application\n    of the given arguments and keywords.\n",
};
static METHODS: &[NativeDef] = &[
    variadic_static("__new__", "cls, func, /, *args, **keywords", new),
    variadic_method("__call__", "self, /, *args, **keywords", |vm, args| {
        let (callee, all, names) = merged(vm, args)?;
        Err(Box::new(Flow::Call(Call { callee, args: all, keywords: names, cont: Cont::Store, extra: Object::UNBOUND })))
    }),
    getter("func", |vm, args| part(vm, args[0], |partial| partial.function)),
    getter("args", |vm, args| part(vm, args[0], |partial| partial.args)),
    getter("keywords", |vm, args| part(vm, args[0], |partial| partial.keywords)),
    method("__repr__", "self, /", |vm, args| vm.call_embedded("partial_repr", vec![args[0]])),
    method("__reduce__", "self, /", reduce),
    method("__setstate__", "self, state, /", set_state),
    class_method("__class_getitem__", "cls, object, /", types::class_getitem),
];

#[derive(Clone, Copy, serde::Serialize, serde::Deserialize)]
pub struct Partial {
    function: Object,
    /// A tuple.
    args: Object,
    /// A dict.
    keywords: Object,
}

impl NativeState for Partial {
    fn class(&self) -> u32 {
        ids::PARTIAL
    }
    fn trace(&self, visit: &mut dyn FnMut(Object)) {
        [self.function, self.args, self.keywords].into_iter().for_each(visit);
    }
    fn clone_state(&self) -> Box<dyn NativeState> {
        Box::new(*self)
    }
    fn save(&self) -> Result<Vec<u8>, &'static str> {
        saved(self)
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

/// The partial that an object is.
#[inline]
fn state(vm: &Vm, object: Object) -> Option<&Partial> {
    match &vm.heap.miscs[vm.payload(object).index_of(Kind::Misc)?] {
        Misc::Native(State::Partial(partial)) => Some(partial),
        _ => None,
    }
}
/// The same, to be changed.
fn state_mut(vm: &mut Vm, object: Object) -> Option<&mut Partial> {
    let index = vm.payload(object).index_of(Kind::Misc)?;
    match &mut vm.heap.miscs[index] {
        Misc::Native(State::Partial(partial)) => Some(partial),
        _ => None,
    }
}

type Few = SmallVec<[Object; 8]>;

impl Partial {
    /// What is given ahead; an error where the guest put something into `keywords` that is no name.
    fn given(self, vm: &mut Vm) -> Res<(Few, Few, Few)> {
        let args: Few = match self.args.index_of(Kind::Tuple) {
            Some(tuple) => Few::from_slice(&vm.heap.tuples[tuple]),
            None => Few::new(),
        };
        let (mut names, mut values) = (Few::new(), Few::new());
        if let Some(dict) = self.keywords.index_of(Kind::Dict) {
            for entry in vm.heap.dicts[dict].iter() {
                names.push(entry.key);
                values.push(entry.value);
            }
        }
        for name in &mut names {
            *name = vm.payload(*name);
        }
        if names.iter().any(|name| !name.is(Kind::Str)) {
            return Err(vm.type_error("keywords must be strings"));
        }
        vm.reserve((args.len() + 2 * names.len()) * 4 * size_of::<Object>())?;
        Ok((args, names, values))
    }
}

impl Vm {
    /// Calls what the `partial` at `stack[at]` is about: its arguments go before those that follow it on the stack.
    pub(crate) fn call_partial(
        &mut self,
        stack: &mut Vec<Object>,
        at: usize,
        count: usize,
        names: &[Object],
        target: Target,
    ) -> Res<Option<Object>> {
        // A partial of a partial with attributes is one more turn, and no frame: a limit holds for them too.
        let (mut count, mut turns) = (count, 0);
        loop {
            let Some(&partial) = state(self, stack[at]) else { return Err(self.type_error("'partial' object is not callable")) };
            if partial.keywords.index_of(Kind::Dict).is_some_and(|dict| !self.heap.dicts[dict].is_empty()) {
                let all = stack[at..=at + count].to_vec();
                let (callee, all, names) = merged(self, Args { all: &all, keywords: names })?;
                return self.deeper(|vm| vm.call_values(stack, callee, &all, &names, target));
            }
            let more = partial.args.index_of(Kind::Tuple).map_or(0, |tuple| self.heap.tuples[tuple].len());
            self.reserve(more * 4 * size_of::<Object>())?;
            let needed = at + 2 + count + more;
            if stack.len() < needed {
                stack.resize(needed.max(stack.len() * 2), Object::UNBOUND);
            }
            stack.copy_within(at + 1..at + 1 + count, at + 1 + more);
            if let Some(tuple) = partial.args.index_of(Kind::Tuple) {
                stack[at + 1..at + 1 + more].copy_from_slice(&self.heap.tuples[tuple]);
            }
            (stack[at], count) = (partial.function, count + more);
            let function = partial.function.index_of(Kind::Instance).map(|index| self.heap.instances[index].class);
            if function != Some(ids::PARTIAL) {
                return self.deeper(|vm| vm.call(stack, at, count, names, target));
            }
            turns += 1;
            if turns > self.recursion_limit {
                return Err(self.recursion_error(""));
            }
        }
    }
}

/// The callee of a call of a `partial`, all its arguments, and the names of the last of them.
fn merged(vm: &mut Vm, args: Args<'_>) -> Res<(Object, Vec<Object>, Vec<Object>)> {
    let receiver = args.all.first().copied().unwrap_or_default();
    let Some(&partial) = state(vm, receiver) else {
        return Err(vm.type_error("descriptor '__call__' of 'functools.partial' object needs an argument"));
    };
    let (first, mut names, mut values) = partial.given(vm)?;
    let mut all = Vec::with_capacity(first.len() + args.all.len() + values.len());
    all.extend_from_slice(&first);
    all.extend_from_slice(&args.positional()[1..]);
    for (name, value) in args.named() {
        if pace::halted_after(1 + names.len() / 8) {
            vm.poll()?;
        }
        let text = vm.heap.text(name);
        match names.iter().position(|&known| known == name || vm.heap.text(known) == text) {
            Some(at) => values[at] = value,
            None => {
                names.push(name);
                values.push(value);
            }
        }
    }
    all.extend_from_slice(&values);
    Ok((partial.function, all, names.to_vec()))
}

fn new(vm: &mut Vm, args: Args<'_>) -> Res {
    let &[class, mut function, ref given @ ..] = args.positional() else {
        return Err(vm.type_error("type 'partial' takes at least one argument"));
    };
    if !is_callable(vm, function) {
        return Err(vm.type_error("the first argument must be callable"));
    }
    vm.reserve(args.all.len() * 4 * size_of::<Object>())?;
    let inner = if is_bare(vm, function) { state(vm, function).copied() } else { None };
    let (mut all, mut pairs) = (Few::new(), SmallVec::<[(Object, Object); 4]>::new());
    if let Some(partial) = inner {
        let (first, names, values) = partial.given(vm)?;
        (function, all) = (partial.function, first);
        pairs.extend(names.into_iter().zip(values));
    }
    all.extend_from_slice(given);
    pairs.extend(args.named());
    Ok(instance(vm, class.index_of(Kind::Class).unwrap_or(ids::PARTIAL), function, &all, pairs))
}

/// A `partial` of a function and arguments.
pub fn ahead(vm: &mut Vm, function: Object, args: &[Object], keywords: Vec<(Object, Object)>) -> Object {
    instance(vm, ids::PARTIAL, function, args, keywords)
}

fn instance(vm: &mut Vm, class: u32, function: Object, args: &[Object], keywords: impl IntoIterator<Item = (Object, Object)>) -> Object {
    let args = vm.heap.tuple(args);
    let keywords = vm.dict_from(keywords);
    let payload = vm.heap.misc(Misc::Native(State::Partial(Partial { function, args, keywords })));
    vm.new_instance(class, payload)
}

/// Is it a `partial` that is called as one and has no attributes of its own, so that another can take its place?
fn is_bare(vm: &mut Vm, object: Object) -> bool {
    let Some(index) = object.index_of(Kind::Instance) else { return false };
    let (class, shape) = (vm.heap.instances[index].class, vm.heap.instances[index].shape);
    if shape == DICT_SHAPE || shape != vm.root_shape(class) {
        return false;
    }
    let call = vm.name(Name::Call);
    class == ids::PARTIAL || vm.lookup(class, call) == vm.lookup(ids::PARTIAL, call)
}

/// What a partial is about; none where it is no partial.
pub fn function_of(vm: &Vm, object: Object) -> Option<Object> {
    state(vm, object).map(|partial| partial.function)
}
fn part(vm: &mut Vm, object: Object, which: fn(&Partial) -> Object) -> Res {
    Ok(state(vm, object).map_or(Object::NONE, which))
}

fn reduce(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(&Partial { function, args: given, keywords }) = state(vm, args[0]) else { return Ok(Object::NONE) };
    let has_attributes = !vm.instance_items(args[0]).is_empty();
    let attributes = if has_attributes { vm.instance_dict(args[0]) } else { Object::NONE };
    let class = Vm::class_object(vm.class_of(args[0]));
    let callee = vm.heap.tuple([function]);
    let state = vm.heap.tuple(&[function, given, keywords, attributes][..]);
    Ok(vm.heap.tuple([class, callee, state]))
}

fn set_state(vm: &mut Vm, args: &[Object]) -> Res {
    let state = vm.payload(args[1]).index_of(Kind::Tuple).map(|tuple| vm.heap.tuples[tuple].to_vec()).unwrap_or_default();
    let &[function, given, keywords, attributes] = &state[..] else { return Err(vm.type_error("invalid partial state")) };
    let (given, mut keywords) = (vm.payload(given), vm.payload(keywords));
    if !is_callable(vm, function) || !given.is(Kind::Tuple) || !(keywords.is_none() || keywords.is(Kind::Dict)) {
        return Err(vm.type_error("invalid partial state"));
    }
    if keywords.is_none() {
        keywords = vm.dict_from([]);
    }
    if let Some(partial) = state_mut(vm, args[0]) {
        *partial = Partial { function, args: given, keywords };
    }
    let attributes = vm.payload(attributes);
    let attributes = if attributes.is(Kind::Dict) { attributes } else { vm.dict_from([]) };
    vm.set_instance_dict(args[0], attributes);
    Ok(Object::NONE)
}
