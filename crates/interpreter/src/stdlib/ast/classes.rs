//! The classes of nodes as objects: made once per session, when trees are first needed, from the table of the grammar.
//! They are plain classes, which guests derive from; what is here knows them by their numbers, whatever the guest puts in their place.

use super::grammar_data::{CLASSES, Class, Count};
use crate::hashing::Map;
use crate::native::Res;
use crate::object::class::Instance;
use crate::object::{Kind, Object};
use crate::stdlib::module_native;
use crate::types;
use crate::vm::Vm;

/// Names of the lists that hold the classes, and the nodes that all trees share.
const CLASS_LIST: &str = "ast classes";
const SHARED_LIST: &str = "ast nodes";
/// The attributes of nodes that have a place.
pub const PLACE: [&str; 4] = ["lineno", "col_offset", "end_lineno", "end_col_offset"];

/// The classes by number.
pub struct Classes {
    numbers: Vec<u32>,
    shared: Object,
    kinds: Map<u32, Class>,
}

impl Classes {
    pub fn are_made(vm: &Vm) -> bool {
        vm.state.contains_key(CLASS_LIST)
    }
    /// The session's classes, made where it has none yet.
    pub fn of(vm: &mut Vm) -> Res<Self> {
        if !Self::are_made(vm) {
            make_all(vm)?;
        }
        let list = vm.state.get(CLASS_LIST).copied().unwrap_or_default();
        let shared = vm.state.get(SHARED_LIST).copied().unwrap_or_default();
        let numbers: Vec<u32> = vm.heap.lists[list.index()].iter().filter_map(|class| class.index_of(Kind::Class)).collect();
        let kinds = numbers.iter().copied().zip(CLASSES.iter().copied()).collect();
        Ok(Self { numbers, shared, kinds })
    }
    pub fn number(&self, class: Class) -> u32 {
        self.numbers[class as usize]
    }
    /// The one node of a class that has no fields.
    pub fn shared(&self, vm: &Vm, class: Class) -> Object {
        vm.heap.lists[self.shared.index()].get(class as usize).copied().unwrap_or(Object::NONE)
    }
    /// Of which class of ours an object is, or a class that the guest derived from it.
    pub fn kind_of(&self, vm: &Vm, object: Object) -> Option<Class> {
        if !object.is(Kind::Instance) {
            return None;
        }
        let number = vm.class_of(object);
        self.kinds.get(&number).copied().or_else(|| vm.class(number).mro.iter().find_map(|base| self.kinds.get(base).copied()))
    }
    /// The class with the very name that a node's class has: how visitors choose what to do with it.
    pub fn visited_as(&self, vm: &Vm, object: Object) -> Option<Class> {
        let number = vm.class_of(object);
        match self.kinds.get(&number) {
            Some(&class) => Some(class),
            None => self.kind_of(vm, object).and_then(|_| Class::named(vm.bare_name(number))),
        }
    }
    /// The classes by name, in the order of the grammar.
    pub fn named(&self) -> impl Iterator<Item = (&'static str, Object)> + '_ {
        CLASSES.iter().map(|&class| (class.name(), Vm::class_object(self.number(class))))
    }
}

fn make_all(vm: &mut Vm) -> Res<()> {
    let mut made: Vec<Object> = Vec::with_capacity(CLASSES.len());
    for &class in CLASSES {
        let namespace = namespace(vm, class);
        let base = class.base().map_or(Vm::class_object(types::OBJECT), |base| made[base as usize]);
        let name = vm.heap.intern(class.name());
        made.push(vm.make_class(types::TYPE, name, &[base], namespace)?);
    }
    let mut shared = Vec::with_capacity(CLASSES.len());
    for (&class, number) in CLASSES.iter().zip(&made) {
        let is_shared = class.base().is_some_and(|base| {
            matches!(base, Class::ExprContext | Class::AbstractBoolOp | Class::Operator | Class::AbstractUnaryOp | Class::CmpOp)
        });
        shared.push(match number.index_of(Kind::Class).filter(|_| is_shared) {
            Some(class) => {
                let shape = vm.root_shape(class);
                vm.heap.instance(Instance { class, shape, ..Instance::default() })
            }
            None => Object::NONE,
        });
    }
    let (made, shared) = (vm.heap.list(made), vm.heap.list(shared));
    vm.state.insert(CLASS_LIST.into(), made);
    vm.state.insert(SHARED_LIST.into(), shared);
    Ok(())
}

/// What the body of the class would define.
fn namespace(vm: &mut Vm, class: Class) -> Object {
    let is_root = class.base().is_none();
    let namespace = vm.dict_from([]);
    let fields: Vec<Object> = class.fields().iter().map(|field| vm.heap.intern(field.name)).collect();
    let fields = vm.heap.tuple(fields);
    vm.dict_set_str(namespace, "_fields", fields);
    vm.dict_set_str(namespace, "__match_args__", fields);
    let module = vm.heap.intern("ast");
    vm.dict_set_str(namespace, "__module__", module);
    let documentation = if is_root { Object::NONE } else { vm.heap.string(class.documentation()) };
    vm.dict_set_str(namespace, "__doc__", documentation);
    if is_root || class.base() == Some(Class::Ast) {
        let names: Vec<Object> = if class.is_placed() { PLACE.iter().map(|name| vm.heap.intern(name)).collect() } else { Vec::new() };
        let names = vm.heap.tuple(names);
        vm.dict_set_str(namespace, "_attributes", names);
        if class.is_placed() && !class.must_end() {
            PLACE[2..].iter().for_each(|name| vm.dict_set_str(namespace, name, Object::NONE));
        }
    }
    for field in class.fields().iter().filter(|field| field.count == Count::Optional) {
        vm.dict_set_str(namespace, field.name, Object::NONE);
    }
    if is_root {
        let init = module_native(vm, "ast", "__init__");
        vm.dict_set_str(namespace, "__init__", init);
    }
    namespace
}
