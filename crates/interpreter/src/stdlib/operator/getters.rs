//! `attrgetter`, `itemgetter` and `methodcaller`: objects that are called, most of all as keys, and need no frame for that.
//! An attribute or item that guest code computes is asked for by the loop, or by an embedded function where it is one of several.

use super::super::native_ids as ids;
use super::super::state::saved;
use crate::native::{Args, Binding, Call, Flow, NativeDef, Res, call, method, variadic_method, variadic_static};
use crate::object::class::Layout;
use crate::object::misc::{Items, Misc, NativeState, State};
use crate::object::{Kind, Object};
use crate::pace;
use crate::types::{OBJECT, TypeDef};
use crate::vm::Vm;
use crate::vm::frame::Cont;
use std::any::Any;

pub static ATTR_GETTER: TypeDef = TypeDef {
    id: ids::ATTR_GETTER,
    name: "attrgetter",
    natives: &[ATTR_METHODS, METHODS],
    doc: "attrgetter(attr, ...) --> attrgetter object\n\nReturn a callable object that fetches the given attribute(s) from its operand.",
    ..GETTER
};
pub static ITEM_GETTER: TypeDef = TypeDef {
    id: ids::ITEM_GETTER,
    name: "itemgetter",
    natives: &[ITEM_METHODS, METHODS],
    doc: "itemgetter(item, ...) --> itemgetter object\n\nReturn a callable object that fetches the given item(s) from its operand.",
    ..GETTER
};
pub static METHOD_CALLER: TypeDef = TypeDef {
    id: ids::METHOD_CALLER,
    name: "methodcaller",
    natives: &[CALLER_METHODS, METHODS],
    doc: "methodcaller(name, ...) --> methodcaller object\n\nReturn a callable object that calls the given method on its operand.",
    ..GETTER
};
const GETTER: TypeDef =
    TypeDef { id: OBJECT, name: "", module: "operator", base: OBJECT, layout: Layout::Other, is_base: false, natives: &[], doc: "" };
static ATTR_METHODS: &[NativeDef] = &[variadic_static("__new__", "cls, attr, /, *attrs", new_attr)];
static ITEM_METHODS: &[NativeDef] = &[variadic_static("__new__", "cls, item, /, *items", new_item)];
static CALLER_METHODS: &[NativeDef] = &[variadic_static("__new__", "cls, name, /, *args, **kwargs", new_caller)];
static METHODS: &[NativeDef] = &[
    variadic_method("__call__", "self, /, *args, **kwargs", |vm, args| match (args.all, args.keywords) {
        (&[getter, object], []) => apply(vm, getter, object),
        (all, names) => {
            let name = all.first().and_then(|&getter| state(vm, getter)).map_or("getter", |getter| getter.what.name());
            let message = if names.is_empty() {
                format!("{name} expected 1 argument, got {}", all.len().saturating_sub(1))
            } else {
                format!("{name}() takes no keyword arguments")
            };
            Err(vm.type_error(&message))
        }
    }),
    method("__repr__", "self, /", |vm, args| {
        let Some(getter) = state(vm, args[0]).cloned() else { return Ok(Object::NONE) };
        let name = vm.heap.intern(getter.what.name());
        let (given, keywords) = (vm.heap.tuple(getter.positional()), getter.keywords(vm));
        vm.call_embedded("getter_repr", vec![args[0], name, given, keywords])
    }),
    method("__reduce__", "self, /", reduce),
];

#[derive(Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
enum What {
    Attributes,
    Items,
    Method,
}

impl What {
    fn name(self) -> &'static str {
        match self {
            Self::Attributes => "attrgetter",
            Self::Items => "itemgetter",
            Self::Method => "methodcaller",
        }
    }
}

/// What a getter was made of: names, items, or the name of a method and its arguments.
#[derive(Clone, serde::Serialize, serde::Deserialize)]
pub struct Getter {
    what: What,
    given: Items,
    /// Names of the last ones of `given`.
    names: Vec<Object>,
    /// For attributes: the names on the way to each, where there are points in one.
    paths: Paths,
}
type Paths = smallvec::SmallVec<[Items; 1]>;

impl NativeState for Getter {
    fn class(&self) -> u32 {
        match self.what {
            What::Attributes => ids::ATTR_GETTER,
            What::Items => ids::ITEM_GETTER,
            What::Method => ids::METHOD_CALLER,
        }
    }
    fn trace(&self, visit: &mut dyn FnMut(Object)) {
        self.given.iter().chain(&self.names).chain(self.paths.iter().flatten()).for_each(|&object| visit(object));
    }
    fn clone_state(&self) -> Box<dyn NativeState> {
        Box::new(self.clone())
    }
    fn save(&self) -> Result<Vec<u8>, &'static str> {
        saved(self)
    }
    fn bytes(&self) -> usize {
        64 + 8 * (self.given.len() + self.names.len()) + self.paths.iter().map(|path| 24 + 8 * path.len()).sum::<usize>()
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

/// The getter that an object is.
#[inline]
fn state(vm: &Vm, object: Object) -> Option<&Getter> {
    match &vm.heap.miscs[vm.payload(object).index_of(Kind::Misc)?] {
        Misc::Native(State::Getter(getter)) => Some(getter),
        _ => None,
    }
}

impl Getter {
    fn positional(&self) -> &[Object] {
        &self.given[..self.given.len().saturating_sub(self.names.len())]
    }
    fn keywords(&self, vm: &mut Vm) -> Object {
        let values = &self.given[self.positional().len()..];
        vm.dict_from(self.names.iter().copied().zip(values.iter().copied()))
    }
}

fn new_attr(vm: &mut Vm, args: Args<'_>) -> Res {
    let given = arguments(vm, args, What::Attributes)?;
    let mut paths = Paths::with_capacity(given.len());
    for &name in &given {
        let text = vm.payload(name);
        if !text.is(Kind::Str) {
            return Err(vm.type_error("attribute name must be a string"));
        }
        if !vm.heap.text(text).contains('.') {
            paths.push(Items::from_slice(&[vm.heap.intern_object(text)]));
            continue;
        }
        let text = vm.owned_text(text)?;
        vm.reserve(text.len() * 8)?;
        paths.push(text.split('.').map(|part| vm.heap.intern(part)).collect());
    }
    made(vm, Getter { what: What::Attributes, given, names: Vec::new(), paths })
}

fn new_item(vm: &mut Vm, args: Args<'_>) -> Res {
    let given = arguments(vm, args, What::Items)?;
    made(vm, Getter { what: What::Items, given, names: Vec::new(), paths: Paths::new() })
}

fn new_caller(vm: &mut Vm, args: Args<'_>) -> Res {
    let Some(&name) = args.positional().get(1) else {
        return Err(vm.type_error("methodcaller needs at least one argument, the method name"));
    };
    let text = vm.payload(name);
    if !text.is(Kind::Str) {
        return Err(vm.type_error("method name must be a string"));
    }
    vm.reserve(args.all.len() * 16)?;
    let mut given = Items::from_slice(&args.all[1..]);
    given[0] = vm.heap.intern_object(text);
    made(vm, Getter { what: What::Method, given, names: args.keywords.to_vec(), paths: Paths::new() })
}

/// The arguments of a getter of attributes or items: one at least, none by name.
fn arguments(vm: &mut Vm, args: Args<'_>, what: What) -> Res<Items> {
    let name = what.name();
    let message = if !args.keywords.is_empty() {
        format!("{name}() takes no keyword arguments")
    } else if args.all.len() < 2 {
        format!("{name} expected 1 argument, got 0")
    } else {
        vm.reserve(args.all.len() * 16)?;
        return Ok(Items::from_slice(&args.all[1..]));
    };
    Err(vm.type_error(&message))
}

fn made(vm: &mut Vm, getter: Getter) -> Res {
    Ok(vm.heap.misc(Misc::Native(State::Getter(Box::new(getter)))))
}

fn reduce(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(getter) = state(vm, args[0]).cloned() else { return Ok(Object::NONE) };
    let class = Vm::class_object(getter.class());
    if getter.names.is_empty() {
        let given = vm.heap.tuple(&getter.given[..]);
        return Ok(vm.heap.tuple([class, given]));
    }
    // Names go into a `partial` of the class, as only positions can be given when it is made again.
    let pairs: Vec<(Object, Object)> =
        getter.names.iter().copied().zip(getter.given[getter.positional().len()..].iter().copied()).collect();
    let positional = getter.positional().to_vec();
    let callee = crate::stdlib::functools::partial::ahead(vm, class, &positional[..1], pairs);
    let given = vm.heap.tuple(&positional[1..]);
    Ok(vm.heap.tuple([callee, given]))
}

impl Vm {
    /// What is called with one argument, if it is a getter: what that gives.
    #[inline]
    pub(crate) fn call_getter(&mut self, callee: Object, object: Object) -> Option<Res> {
        let is_getter = callee.is(Kind::Misc) && matches!(self.heap.miscs[callee.index()], Misc::Native(State::Getter(_)));
        is_getter.then(|| {
            let found = self.deeper(|vm| apply(vm, callee, object));
            self.poll()?;
            found
        })
    }
}

/// What a getter gives for an object.
pub fn apply(vm: &mut Vm, getter: Object, object: Object) -> Res {
    let Some(state) = state(vm, getter) else { return Ok(Object::NONE) };
    match (state.what, &state.given[..], &state.paths[..]) {
        (What::Items, &[item], _) => vm.load_item(object, item),
        (What::Items, many, _) => {
            let many = Items::from_slice(many);
            all_of(vm, object, &many, "items_of", |vm, item| vm.load_item(object, item))
        }
        (What::Attributes, _, [path]) if path.len() == 1 => {
            let name = path[0];
            vm.getattr(object, name)
        }
        (What::Attributes, given, paths) => {
            let (given, paths) = (given.to_vec(), Paths::from(paths));
            let mut path = paths.iter();
            let found = all_of(vm, object, &given, "attributes_of", |vm, _| {
                let mut value = object;
                for &name in path.next().into_iter().flatten() {
                    if pace::halted_in_steps() {
                        vm.poll()?;
                    }
                    value = vm.getattr(value, name)?;
                }
                Ok(value)
            })?;
            // One attribute at the end of a way is no tuple.
            Ok(match found.index_of(Kind::Tuple).map(|tuple| &vm.heap.tuples[tuple][..]) {
                Some(&[one]) if given.len() == 1 => one,
                _ => found,
            })
        }
        (What::Method, &[name, ..], _) => {
            let state = state.clone();
            call_method(vm, &state, object, name)
        }
        (What::Method, [], _) => Ok(Object::NONE),
    }
}

/// A tuple of what is found by each of the keys; an embedded function starts anew where guest code must find one of them.
fn all_of(vm: &mut Vm, object: Object, keys: &[Object], slowly: &'static str, mut find: impl FnMut(&mut Vm, Object) -> Res) -> Res {
    vm.reserve(keys.len() * 8)?;
    let mut found = Items::with_capacity(keys.len());
    for &key in keys {
        if pace::halted_in_steps() {
            vm.poll()?;
        }
        match find(vm, key) {
            Ok(value) => found.push(value),
            Err(flow) if runs_guest_code(&flow) => {
                let keys = vm.heap.tuple(keys);
                return vm.call_embedded(slowly, vec![object, keys]);
            }
            Err(flow) => return Err(flow),
        }
    }
    Ok(vm.heap.tuple_of_items(found))
}

fn runs_guest_code(flow: &Flow) -> bool {
    matches!(flow, Flow::Call(_) | Flow::Resume { .. } | Flow::Effect { .. } | Flow::WithStack(_))
}

fn call_method(vm: &mut Vm, state: &Getter, object: Object, name: Object) -> Res {
    let given = &state.given[1..];
    // A method of a builtin object is called at once.
    if !matches!(object.kind(), Kind::Instance | Kind::Class | Kind::Module | Kind::Misc)
        && let Some(found) = vm.lookup(vm.class_of(object), name)
        && let Some(native) = found.index_of(Kind::Native)
        && vm.registry.natives[native as usize].def.binding == Binding::Method
    {
        let mut all = Vec::with_capacity(given.len() + 1);
        all.push(object);
        all.extend_from_slice(given);
        return vm.call_native(native, &all, &state.names);
    }
    match vm.getattr(object, name) {
        Ok(callee) => {
            let (args, keywords) = (given.to_vec(), state.names.clone());
            Err(Box::new(Flow::Call(Call { callee, args, keywords, cont: Cont::Store, extra: Object::UNBOUND })))
        }
        Err(flow) if runs_guest_code(&flow) => {
            let (positional, keywords) = (vm.heap.tuple(&state.positional()[1..]), state.keywords(vm));
            call(vm.embedded("method_of"), vec![object, name, positional, keywords])
        }
        Err(flow) => Err(flow),
    }
}

/// Does a key function fetch attributes or items?
pub fn is_getter(vm: &Vm, key: Object) -> bool {
    state(vm, key).is_some_and(|getter| getter.what != What::Method)
}

/// The keys that a getter of attributes or items gives for many objects; none where guest code takes part, or the key is another.
pub fn keys(vm: &mut Vm, getter: Object, items: &[Object]) -> Res<Option<Vec<Object>>> {
    if !is_getter(vm, getter) {
        return Ok(None);
    }
    vm.reserve(items.len() * 8)?;
    let mut keys = Vec::with_capacity(items.len());
    for &item in items {
        match key(vm, getter, item)? {
            Some(key) => keys.push(key),
            None => return Ok(None),
        }
    }
    Ok(Some(keys))
}
/// The key that such a getter gives for an object; none where guest code takes part.
pub fn key(vm: &mut Vm, getter: Object, item: Object) -> Res<Option<Object>> {
    if pace::halted_in_steps() {
        vm.poll()?;
    }
    match apply(vm, getter, item) {
        Ok(key) => Ok(Some(key)),
        Err(flow) if runs_guest_code(&flow) => Ok(None),
        Err(flow) => Err(flow),
    }
}
