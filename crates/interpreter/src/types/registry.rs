//! Builds the class objects of all builtin types once per process, and tells the class of any object.

use super::*;
use crate::native::{Binding, Native, NativeDef};
use crate::object::class::{Class, Hooks, Layout};
use crate::object::misc::{Iter, Misc};
use crate::object::{Kind, Object};
use crate::vm::Vm;
use ahash::AHashMap as HashMap;
use std::sync::{LazyLock, OnceLock};

/// One builtin type, as its file declares it.
pub struct TypeDef {
    pub id: u32,
    pub name: &'static str,
    /// The module that `__module__` shows.
    pub module: &'static str,
    pub base: u32,
    pub layout: Layout,
    /// May be derived from.
    pub is_base: bool,
    pub natives: &'static [&'static [NativeDef]],
    pub doc: &'static str,
}

/// Attributes of a builtin type. Most programs use few types: what is found by name is laid out when first asked for.
pub struct BuiltinAttrs {
    def: &'static TypeDef,
    /// The number of its first native; the others follow.
    first: u32,
    named: OnceLock<Box<Named>>,
    pub module: &'static str,
    pub doc: &'static str,
    full_name: OnceLock<Box<str>>,
}

#[derive(Default)]
struct Named {
    table: HashMap<&'static str, Object>,
    order: Vec<&'static str>,
}

impl BuiltinAttrs {
    /// What messages call a type of a module, `datetime.date`; nothing where that is its name.
    #[must_use]
    pub fn full_name(&self) -> Option<&str> {
        let is_of_module =
            self.def.id > FIRST_STDLIB_TYPE || matches!(self.def.id, super::WEAKREF | super::GENERIC_ALIAS | super::UNION_TYPE);
        let is_of_module = is_of_module && self.module != "builtins";
        is_of_module.then(|| &**self.full_name.get_or_init(|| format!("{}.{}", self.module, self.def.name).into()))
    }

    /// The attribute of a name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<Object> {
        self.named().table.get(name).copied()
    }

    /// Names in the order of their tables.
    #[must_use]
    pub fn order(&self) -> &[&'static str] {
        &self.named().order
    }

    fn named(&self) -> &Named {
        self.named.get_or_init(|| {
            let natives = (self.first..).map(|number| Object::make(Kind::Native, number));
            let mut own: Vec<(&'static str, Object)> = self.names().zip(natives).collect();
            if UNHASHABLE.contains(&self.def.id) {
                own.push(("__hash__", Object::NONE));
            }
            Box::new(Named { order: own.iter().map(|(name, _)| *name).collect(), table: own.into_iter().collect() })
        })
    }

    /// The names of its natives, one after the other.
    fn names(&self) -> impl Iterator<Item = &'static str> {
        self.def.natives.iter().flat_map(|table| table.iter()).map(|def| def.name)
    }

    /// A native of a name, without the table; the last one counts.
    fn scan(&self, name: &str) -> Option<Object> {
        let number = self.names().enumerate().filter(|(_, own)| *own == name).last()?.0;
        Some(Object::make(Kind::Native, self.first + number as u32))
    }
}

/// Everything builtin, by number and by name.
pub struct Registry {
    pub natives: Vec<Native>,
    pub classes: Vec<Class>,
    /// The names of the `builtins` module.
    pub builtins: HashMap<&'static str, Object>,
    /// Natives that only embedded Python code sees.
    pub intrinsics: HashMap<&'static str, Object>,
    /// The number of each module's first native function.
    first_natives: Vec<u32>,
    /// `object.__new__` and `object.__init__`, to tell whether a class overrides them.
    pub object_new: Object,
    pub object_init: Object,
    /// What an [`Eater`](crate::scope::Eater) with a number is.
    pub eaters: Vec<Object>,
    /// `next`, which the loop carries out itself for generators, and `hash`, which small functions of the guest call.
    pub next: Object,
    pub hash: Object,
    /// For each class the native `__new__` that calling the class comes to; unbound where a call does more.
    pub constructors: Vec<Object>,
}

/// How many natives and classes there are, so that nothing moves while they are added.
fn counted() -> (usize, usize) {
    let modules = crate::stdlib::MODULES;
    let types = || super::table().chain(modules.iter().flat_map(|module| module.types.iter().copied()));
    let methods: usize = types().flat_map(|def| def.natives.iter()).map(|table| table.len()).sum();
    let functions: usize = modules.iter().map(|module| module.natives.len()).sum();
    let others: usize = crate::builtins::TABLES.iter().chain(crate::builtins::INTRINSICS).map(|table| table.len()).sum();
    (methods + functions + others, types().map(|def| def.id as usize + 1).max().unwrap_or(0))
}

/// The registry of this process.
pub fn registry() -> &'static Registry {
    static REGISTRY: LazyLock<Registry> = LazyLock::new(Registry::build);
    &REGISTRY
}

impl Registry {
    fn build() -> Self {
        let (natives, classes) = counted();
        let mut registry = Self {
            natives: Vec::with_capacity(natives),
            classes: Vec::with_capacity(classes),
            builtins: HashMap::new(),
            intrinsics: HashMap::new(),
            first_natives: Vec::with_capacity(crate::stdlib::MODULES.len()),
            object_new: Object::UNBOUND,
            object_init: Object::UNBOUND,
            eaters: Vec::new(),
            next: Object::UNBOUND,
            hash: Object::UNBOUND,
            constructors: Vec::with_capacity(classes),
        };
        for def in super::table() {
            registry.add_type(def);
        }
        for module in crate::stdlib::MODULES {
            for def in module.types {
                registry.add_type(def);
            }
            let first = registry.add_natives(module.natives, &module.name, None);
            registry.first_natives.push(first);
        }
        for table in crate::builtins::TABLES {
            let first = registry.add_natives(table, &"", None);
            registry.builtins.extend(numbered(table, first));
        }
        for table in crate::builtins::INTRINSICS {
            let first = registry.add_natives(table, &"", None);
            registry.intrinsics.extend(numbered(table, first));
        }
        for (number, class) in registry.classes.iter().enumerate() {
            if class.builtin.is_some_and(|attrs| attrs.module == "builtins") && !HIDDEN_TYPES.contains(&class.name.as_str()) {
                registry.builtins.insert(leak(&class.name), Object::make(Kind::Class, number as u32));
            }
        }
        // In the order in which CPython makes them, which is that of their names.
        for base in [BASE_EXCEPTION, EXCEPTION] {
            let mut below = std::mem::take(&mut registry.classes[base as usize].subclasses);
            below.sort_by(|&one, &other| registry.classes[one as usize].name.cmp(&registry.classes[other as usize].name));
            registry.classes[base as usize].subclasses = below;
        }
        // `ExceptionGroup` has two bases.
        let group = &mut registry.classes[EXCEPTION_GROUP as usize];
        group.bases = vec![BASE_EXCEPTION_GROUP, EXCEPTION];
        group.mro = vec![EXCEPTION_GROUP, BASE_EXCEPTION_GROUP, EXCEPTION, BASE_EXCEPTION, OBJECT];
        registry.classes[EXCEPTION as usize].subclasses.push(EXCEPTION_GROUP);
        for (name, object) in [("None", Object::NONE), ("True", Object::TRUE), ("False", Object::FALSE)] {
            registry.builtins.insert(name, object);
        }
        registry.builtins.insert("Ellipsis", Object::ELLIPSIS);
        registry.builtins.insert("NotImplemented", Object::NOT_IMPLEMENTED);
        registry.builtins.insert("__debug__", Object::TRUE);
        for (alias, id) in [("IOError", OS_ERROR), ("EnvironmentError", OS_ERROR)] {
            registry.builtins.insert(alias, Object::make(Kind::Class, id));
        }
        registry.object_new = registry.constructors[OBJECT as usize];
        registry.object_init = registry.own(OBJECT, "__init__").unwrap_or_default();
        registry.next = registry.builtins.get("next").copied().unwrap_or_default();
        registry.hash = registry.builtins.get("hash").copied().unwrap_or_default();
        registry.eaters = crate::scope::Eater::BUILTINS.iter().filter_map(|name| registry.builtins.get(name).copied()).collect();
        for number in 0..registry.classes.len() {
            let calls_more = registry.classes[number].metaclass != TYPE || number == TYPE as usize;
            if calls_more || (registry.constructors[number] == registry.object_new && number != OBJECT as usize) {
                registry.constructors[number] = Object::UNBOUND;
            }
        }
        registry
    }

    fn own(&self, class: u32, name: &str) -> Option<Object> {
        self.classes[class as usize].builtin?.scan(name)
    }

    /// Adds natives; the number of the first.
    fn add_natives(&mut self, table: &'static [NativeDef], owner: &'static &'static str, class: Option<u32>) -> u32 {
        let first = self.natives.len() as u32;
        self.natives.extend(table.iter().map(|def| Native::new(def, owner, class)));
        first
    }

    /// The native functions of a module.
    pub fn module_natives(&self, name: &str) -> impl Iterator<Item = (&'static str, Object)> {
        let place = module_table::position(name);
        place.into_iter().flat_map(|place| numbered(crate::stdlib::MODULES[place].natives, self.first_natives[place]))
    }

    fn add_type(&mut self, def: &'static TypeDef) {
        let first = self.natives.len() as u32;
        let (module, doc) = (def.module, def.doc);
        let attrs = BuiltinAttrs { def, first, named: OnceLock::new(), module, doc, full_name: OnceLock::new() };
        for table in def.natives {
            self.add_natives(table, &def.name, Some(def.id));
        }
        let number = def.id as usize;
        if self.classes.len() <= number {
            self.classes.resize_with(number + 1, Class::default);
            self.constructors.resize(number + 1, Object::UNBOUND);
        }
        let mut mro = vec![def.id];
        if def.id != OBJECT {
            mro.extend(&self.classes[def.base as usize].mro);
        }
        self.constructors[number] = attrs.scan("__new__").unwrap_or_else(|| self.constructors[def.base as usize]);
        let mut hooks = if def.id == OBJECT { Hooks::default() } else { self.classes[def.base as usize].hooks };
        if def.id != OBJECT {
            hooks.unhashable = UNHASHABLE.contains(&def.id);
            for name in attrs.names().filter(|name| name.starts_with("__")) {
                match name {
                    "__eq__" => hooks.eq = true,
                    "__hash__" => hooks.hash |= !hooks.unhashable,
                    "__len__" => hooks.len = true,
                    "__bool__" => hooks.bool = true,
                    "__getattribute__" => hooks.getattribute = true,
                    "__getattr__" => hooks.getattr = true,
                    "__setattr__" => hooks.setattr = true,
                    "__delattr__" => hooks.delattr = true,
                    _ => {}
                }
            }
        }
        let (_, short) = def.name.rsplit_once('.').unwrap_or(("", def.name));
        self.classes[number] = Class {
            name: short.into(),
            qualname: short.into(),
            bases: if def.id == OBJECT { vec![] } else { vec![def.base] },
            mro,
            metaclass: TYPE,
            builtin: Some(Box::leak(Box::new(attrs))),
            layout: def.layout,
            base_type: def.id,
            hooks,
            is_base: def.is_base,
            ..Class::default()
        };
        if def.id != OBJECT {
            self.classes[def.base as usize].subclasses.push(def.id);
        }
    }
}

/// Builtin types whose `__hash__` is None.
const UNHASHABLE: &[u32] = &[
    LIST,
    DICT,
    SET,
    BYTEARRAY,
    SLICE,
    DICT_KEYS,
    DICT_ITEMS,
    MAPPINGPROXY,
    SIMPLE_NAMESPACE,
    crate::stdlib::ids::DEQUE,
    crate::stdlib::native_ids::KEY_WRAPPER,
];

/// Builtin types that have no name in `builtins`.
const HIDDEN_TYPES: &[&str] = &[
    "NoneType",
    "ellipsis",
    "NotImplementedType",
    "function",
    "builtin_function_or_method",
    "method_descriptor",
    "method-wrapper",
    "wrapper_descriptor",
    "method",
    "module",
    "cell",
    "code",
    "generator",
    "coroutine",
    "async_generator",
    "async_generator_asend",
    "coroutine_wrapper",
    "dict_keys",
    "dict_values",
    "dict_items",
    "mappingproxy",
    "member_descriptor",
    "getset_descriptor",
    "GenericAlias",
    "UnionType",
    "traceback",
    "ReferenceType",
    "tool",
    "list_iterator",
    "list_reverseiterator",
    "tuple_iterator",
    "str_iterator",
    "str_ascii_iterator",
    "bytes_iterator",
    "bytearray_iterator",
    "range_iterator",
    "longrange_iterator",
    "dict_keyiterator",
    "dict_valueiterator",
    "dict_itemiterator",
    "dict_reversekeyiterator",
    "dict_reversevalueiterator",
    "dict_reverseitemiterator",
    "set_iterator",
    "callable_iterator",
    "iterator",
    "memory_iterator",
    "SimpleNamespace",
];

/// Natives by name; their numbers begin with `first`.
fn numbered(table: &'static [NativeDef], first: u32) -> impl Iterator<Item = (&'static str, Object)> {
    table.iter().zip(first..).map(|(def, number)| (def.name, Object::make(Kind::Native, number)))
}

fn leak(text: &str) -> &'static str {
    Box::leak(text.to_owned().into_boxed_str())
}

/// The class number of an object.
#[inline]
#[must_use]
pub fn class_of(vm: &Vm, object: Object) -> u32 {
    match object.kind() {
        Kind::Int | Kind::Big => INT,
        Kind::Float => FLOAT,
        Kind::Instance => vm.heap.instances[object.index()].class,
        Kind::Str => STR,
        Kind::List => LIST,
        Kind::Tuple => TUPLE,
        Kind::Dict => DICT,
        Kind::Set => SET,
        Kind::FrozenSet => FROZENSET,
        Kind::Bool => BOOL,
        Kind::Special if object == Object::NONE => NONE_TYPE,
        Kind::Special if object == Object::ELLIPSIS => ELLIPSIS_TYPE,
        Kind::Special => NOT_IMPLEMENTED_TYPE,
        Kind::Function => FUNCTION,
        Kind::Method => {
            let function = vm.heap.methods[object.index()].function;
            let is_slot = |name: &str| name.starts_with("__") && !crate::vm::is_plain_dunder(name);
            if function.is(Kind::Native) && is_slot(vm.registry.natives[function.index() as usize].def.name) {
                METHOD_WRAPPER
            } else if function.is(Kind::Native) {
                BUILTIN_FUNCTION
            } else {
                METHOD
            }
        }
        Kind::Class => vm.class(object.index()).metaclass,
        Kind::Native => match &vm.registry.natives[object.index() as usize] {
            native if native.def.binding == Binding::Method && native.def.name.starts_with("__") => WRAPPER_DESCRIPTOR,
            native if native.def.binding == Binding::Method => METHOD_DESCRIPTOR,
            native if native.def.binding == Binding::Getter => GETSET_DESCRIPTOR,
            _ => BUILTIN_FUNCTION,
        },
        Kind::Module => MODULE,
        Kind::Bytes => BYTES,
        Kind::ByteArray => BYTEARRAY,
        Kind::Range => RANGE,
        Kind::Slice => SLICE,
        Kind::Cell => CELL,
        Kind::Generator => vm.heap.generators[object.index()].class,
        Kind::Iter => class_of_iter(vm, object),
        Kind::Complex => COMPLEX,
        Kind::Misc => class_of_misc(vm, object),
    }
}

fn class_of_iter(vm: &Vm, object: Object) -> u32 {
    match &vm.heap.iters[object.index()] {
        Iter::Done(class) => *class,
        Iter::Sequence { over, .. } => match over.kind() {
            Kind::Tuple => TUPLE_ITERATOR,
            Kind::Bytes => BYTES_ITERATOR,
            Kind::ByteArray => BYTEARRAY_ITERATOR,
            _ => LIST_ITERATOR,
        },
        Iter::SequenceReversed { over, .. } => match over.kind() {
            Kind::List => LIST_REVERSEITERATOR,
            _ => REVERSED,
        },
        Iter::Str { over, .. } => {
            if vm.heap.is_ascii(*over) {
                STR_ASCII_ITERATOR
            } else {
                STR_ITERATOR
            }
        }
        Iter::Range { .. } => RANGE_ITERATOR,
        Iter::BigRange { .. } => LONGRANGE_ITERATOR,
        Iter::Dict { part, .. } => DICT_KEYITERATOR + u32::from(*part & !crate::vm::iterate::ORDERED),
        Iter::DictReversed { part, .. } => DICT_REVERSEKEYITERATOR + u32::from(*part),
        Iter::Set { .. } => SET_ITERATOR,
        Iter::Enumerate { .. } => ENUMERATE,
        Iter::Zip { .. } => ZIP,
        Iter::Arrange(arrangement) => crate::stdlib::arrangement_class(arrangement.rule),
        Iter::Walk(walk) => crate::stdlib::walk::class(walk),
    }
}

fn class_of_misc(vm: &Vm, object: Object) -> u32 {
    match &vm.heap.miscs[object.index()] {
        Misc::Free => OBJECT,
        Misc::Exception(_) => BASE_EXCEPTION,
        Misc::Property { .. } => PROPERTY,
        Misc::StaticMethod(..) => STATICMETHOD,
        Misc::ClassMethod(..) => CLASSMETHOD,
        Misc::Super { .. } => SUPER,
        Misc::DictView { part, .. } => DICT_KEYS + u32::from(*part),
        Misc::MappingProxy(_) | Misc::ClassDict(_) => MAPPINGPROXY,
        Misc::Member { .. } => MEMBER_DESCRIPTOR,
        Misc::Getter { .. } => GETSET_DESCRIPTOR,
        Misc::GenericAlias { .. } => GENERIC_ALIAS,
        Misc::Union(_) => UNION_TYPE,
        Misc::Traceback { .. } => TRACEBACK,
        Misc::MemoryView { .. } => MEMORYVIEW,
        Misc::CodeObject(_) => CODE,
        Misc::AsyncGenStep { .. } => ASYNC_GEN_STEP,
        Misc::AsyncYield(_) => OBJECT,
        Misc::CoroutineWrapper(_) => COROUTINE_WRAPPER,
        Misc::WeakRef { .. } => WEAKREF,
        Misc::TupleGetter { .. } => crate::stdlib::ids::TUPLE_GETTER,
        Misc::Tool(_) => TOOL,
        Misc::Native(state) => state.class(),
    }
}
