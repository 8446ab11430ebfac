//! Attributes: the one place where a name on an object is looked up, set or deleted, whoever asks.
//! Getters, setters and hooks written in Python are not run here: the answer is then a `Flow`.

use super::frame::Cont;
use super::met::Use;
use super::{Cache, Name, Vm};
use crate::native::{Binding, Flow, Res, call, call_then};
use crate::object::class::{DICT_SHAPE, FIRST_USER_CLASS};
use crate::object::dict::Dict;
use crate::object::function::Method;
use crate::object::misc::Misc;
use crate::object::{Kind, Object};
use crate::types;

impl Vm {
    /// A method of an object's class by a known name.
    pub fn special(&mut self, object: Object, name: Name) -> Option<Object> {
        let name = self.name(name);
        self.lookup(self.class_of(object), name)
    }

    /// `object.name` at a site of code, remembering what was found.
    pub(crate) fn load_attr(&mut self, object: Object, site: usize) -> Res {
        let name = self.sites[site].name;
        if let Some(module) = object.index_of(Kind::Module) {
            self.remember_module(site, module, name);
        }
        let Some(index) = object.index_of(Kind::Instance) else { return self.load_builtin_attr(object, site, name) };
        let (class, shape) = {
            let instance = &self.heap.instances[index];
            (instance.class, instance.shape)
        };
        if shape == DICT_SHAPE || self.class(class).hooks.getattribute {
            return self.getattr(object, name);
        }
        if let Some(known) = self.met(site, shape, Use::Load) {
            let value = match known.cache {
                Cache::Slot => self.heap.instances[index].slot(known.slot as usize),
                Cache::ClassValue => known.value,
                _ => Object::UNBOUND,
            };
            if !value.is_unbound() {
                return Ok(value);
            }
        }
        let known = self.sites[site];
        if known.cache == Cache::Property && known.shape == shape && known.epoch == self.epoch && !self.class(class).hooks.getattr {
            return call(known.value, vec![object]);
        }
        if known.cache == Cache::Item && known.shape == shape && known.epoch == self.epoch {
            let item = self.item_of_named(self.heap.instances[index].payload, known.slot);
            if !item.is_unbound() {
                return Ok(item);
            }
        }
        let found = self.lookup(class, name);
        match found {
            None => {
                if let Some(slot) = self.heap.shapes[shape as usize].slot(name) {
                    self.remember(site, Cache::Slot, shape, Object::UNBOUND);
                    self.sites[site].slot = slot as u32;
                }
            }
            Some(found) => match found.kind() {
                Kind::Misc => match self.heap.miscs[found.index()] {
                    Misc::Property { get, .. } if get.is(Kind::Function) => self.remember(site, Cache::Property, shape, get),
                    Misc::TupleGetter { at, .. } => {
                        self.remember(site, Cache::Item, shape, Object::UNBOUND);
                        self.sites[site].slot = at;
                    }
                    Misc::Member { class: owner, .. } => {
                        if let Some(slot) = self.heap.shapes[shape as usize].slot(name).filter(|_| self.is_subclass(class, owner)) {
                            self.remember(site, Cache::Slot, shape, Object::UNBOUND);
                            self.sites[site].slot = slot as u32;
                        }
                    }
                    _ => {}
                },
                // Instances with one shape are of one class.
                Kind::Native if self.is_native_named(found, "__class__") => {
                    self.remember(site, Cache::ClassValue, shape, Self::class_object(class));
                }
                // Instances with one shape have the attribute themselves or not.
                Kind::Instance
                    if !self.class(class).hooks.getattr
                        && self.special(found, Name::Get).is_some_and(|get| get.is(Kind::Function))
                        && (self.heap.shapes[shape as usize].slot(name).is_none() || self.is_data_descriptor(found)) =>
                {
                    self.remember(site, Cache::Descriptor, shape, found);
                }
                Kind::Instance | Kind::Native => {}
                kind => {
                    if let Some(slot) = self.heap.shapes[shape as usize].slot(name) {
                        self.remember(site, Cache::Slot, shape, Object::UNBOUND);
                        self.sites[site].slot = slot as u32;
                    } else if kind != Kind::Function && !self.met.is_changing(name) {
                        self.remember(site, Cache::ClassValue, shape, found);
                    }
                }
            },
        }
        self.keep_met(site, shape, Use::Load);
        self.getattr(object, name)
    }

    /// The item of a named tuple's tuple; unbound if there is none.
    pub(super) fn item_of_named(&self, payload: Object, at: u32) -> Object {
        let items = payload.index_of(Kind::Tuple).map(|tuple| &self.heap.tuples[tuple]);
        items.and_then(|items| items.get(at as usize)).copied().unwrap_or_default()
    }

    /// As `load_attr`, of an object of a builtin class: the getter of a class that was met here before is called at once.
    fn load_builtin_attr(&mut self, object: Object, site: usize, name: Object) -> Res {
        if object.is(Kind::Class) {
            return self.load_class_attr(object, site);
        }
        let class = self.class_of(object);
        let known = &self.sites[site];
        if known.cache == Cache::Builtin && known.shape == class {
            return self.call_native(known.value.index(), &[object], &[]);
        }
        let is_plain = match object.kind() {
            Kind::Module => false,
            Kind::Misc => matches!(self.heap.miscs[object.index()], Misc::Native(_)),
            _ => true,
        };
        if is_plain
            && !self.class(class).hooks.getattribute
            && let Some(found) = self.lookup(class, name)
            && self.is_native_getter(found)
        {
            self.remember(site, Cache::Builtin, class, found);
        }
        self.getattr(object, name)
    }

    /// Is the method of a call looked up before its arguments act, because finding it may run guest code or depends on when it is done?
    /// Raises what `object.name` would raise if there is surely no such attribute; runs no guest code to find out.
    pub(crate) fn found_early(&mut self, object: Object, site: usize) -> Res<bool> {
        let name = self.sites[site].name;
        let class = self.class_of(object);
        if let Some(index) = object.index_of(Kind::Misc) {
            let is_native = matches!(self.heap.miscs[index], Misc::Native(_));
            let is_method = is_native && self.lookup(class, name).is_some_and(|found| found.is(Kind::Native));
            return Ok(!is_method && self.super_function(object, name).is_none());
        }
        let hooks = &self.class(class).hooks;
        let (getattribute, getattr) = (hooks.getattribute, hooks.getattr);
        if getattribute {
            return Ok(true);
        }
        if let Some(found) = self.lookup(class, name) {
            if found.is(Kind::Misc) && matches!(self.heap.miscs[found.index()], Misc::Member { .. }) {
                return match self.instance_attr(object, name) {
                    None if !getattr => Err(self.attribute_error(object, name)),
                    own => Ok(own.is_none()),
                };
            }
            let is_wrapper = object.is(Kind::Instance)
                && found.is(Kind::Misc)
                && matches!(self.heap.miscs[found.index()], Misc::StaticMethod(function, _) | Misc::ClassMethod(function, _) if function.is(Kind::Function));
            return Ok(matches!(found.kind(), Kind::Misc | Kind::Instance) && !is_wrapper);
        }
        let own = match object.index_of(Kind::Class) {
            Some(class) => self.lookup(class, name),
            None => self.instance_attr(object, name),
        };
        match own {
            Some(own) => Ok(object.is(Kind::Class) && own.is(Kind::Instance)),
            None if getattr || object.is(Kind::Module) && self.module_answers(object, name) => Ok(true),
            None => Err(self.attribute_error(object, name)),
        }
    }
    /// Does a module have the attribute once it is asked for?
    fn module_answers(&mut self, module: Object, name: Object) -> bool {
        let dict = self.heap.modules[module.index()].dict;
        self.dict_get_str(dict, "__getattr__").is_some() || self.part_with(module, name).is_some()
    }

    /// `getattr(object, name)`.
    pub fn getattr(&mut self, object: Object, name: Object) -> Res {
        match object.kind() {
            Kind::Class => self.class_getattr(object, name),
            Kind::Module => self.module_getattr(object, name),
            Kind::Misc if self.is_super(object) => self.super_getattr(object, name),
            Kind::Misc if self.alias_forwards(object, name) => {
                let Misc::GenericAlias { origin, .. } = self.heap.miscs[object.index()] else { return Ok(Object::NONE) };
                self.getattr(origin, name)
            }
            _ => {
                let class = self.class_of(object);
                if self.class(class).hooks.getattribute {
                    let hook = self.special(object, Name::Getattribute).unwrap_or_default();
                    if !hook.is(Kind::Native) {
                        let extra = self.getattr_extra(object, name);
                        return self.call_attribute_hook(hook, object, name, extra);
                    }
                    if self.is_super(self.payload(object)) {
                        return self.super_getattr(object, name);
                    }
                }
                self.generic_getattr(object, name)
            }
        }
    }
    /// Is there no such attribute, and nobody to ask for it? An error that nobody sees is not made then.
    pub fn surely_lacks(&mut self, object: Object, name: Object) -> bool {
        if matches!(object.kind(), Kind::Class | Kind::Module | Kind::Misc | Kind::Method) {
            return false;
        }
        let class = self.class_of(object);
        let hooks = &self.class(class).hooks;
        !hooks.getattribute && !hooks.getattr && self.lookup(class, name).is_none() && self.instance_attr(object, name).is_none()
    }
    /// What `Cont::GetAttr` needs to go on with `__getattr__`, if the class has one.
    fn getattr_extra(&mut self, object: Object, name: Object) -> Object {
        if self.class(self.class_of(object)).hooks.getattr { self.heap.tuple([object, name]) } else { Object::UNBOUND }
    }

    /// `object.__getattribute__(object, name)`, then `__getattr__`.
    pub fn generic_getattr(&mut self, object: Object, name: Object) -> Res {
        let class = self.class_of(object);
        let found = self.lookup(class, name);
        if let Some(found) = found
            && self.is_data_descriptor(found)
        {
            return self.bind_or_ask(found, object, class, name);
        }
        if let Some(value) = self.instance_attr(object, name) {
            return Ok(value);
        }
        if let Some(found) = found {
            return self.bind_or_ask(found, object, class, name);
        }
        if self.class(class).hooks.getattr
            && let Some(hook) = self.special(object, Name::Getattr)
        {
            return self.call_attribute_hook(hook, object, name, Object::UNBOUND);
        }
        // A bound method has the attributes of its function, which is the one asked in the end.
        let asked = object.index_of(Kind::Method).map(|method| self.heap.methods[method].function).filter(|asked| asked.is(Kind::Function));
        Err(self.attribute_error(asked.unwrap_or(object), name))
    }

    /// As `bind_named`; what has no value itself, such as an empty slot, leaves the answer to `__getattr__`.
    fn bind_or_ask(&mut self, found: Object, object: Object, class: u32, name: Object) -> Res {
        let bound = self.bind_named(found, object, class, name);
        if self.class(class).hooks.getattr
            && let Err(flow) = &bound
            && let Flow::Raise(exception) = **flow
            && self.is_instance(exception, types::ATTRIBUTE_ERROR)
            && let Some(hook) = self.special(object, Name::Getattr)
        {
            return self.call_attribute_hook(hook, object, name, Object::UNBOUND);
        }
        bound
    }

    /// An attribute of the object itself: not its class's.
    pub fn instance_attr(&mut self, object: Object, name: Object) -> Option<Object> {
        match object.kind() {
            Kind::Instance => {
                let instance = &self.heap.instances[object.index()];
                if instance.shape == DICT_SHAPE {
                    let (dict, class) = (instance.slots[0], instance.class);
                    if let Some(slot) = self.member_slot(class, name) {
                        return self.heap.instances[object.index()]
                            .more
                            .as_ref()
                            .and_then(|more| more.get(slot).copied())
                            .and_then(|value| value.given());
                    }
                    return self.dict_get(dict, name);
                }
                let slot = self.heap.shapes[instance.shape as usize].slot(name)?;
                instance.slot(slot).given()
            }
            Kind::Function => {
                let dict = self.heap.functions[object.index()].extra.as_ref()?.dict;
                self.dict_get(dict, name)
            }
            Kind::Method => {
                let function = self.heap.methods[object.index()].function;
                if function.is(Kind::Native) { None } else { self.getattr(function, name).ok() }
            }
            Kind::Module => {
                let dict = self.heap.modules[object.index()].dict;
                self.dict_get(dict, name)
            }
            Kind::Misc => types::known_wrapper_attrs(self, object).and_then(|dict| self.dict_get(dict, name)),
            _ => None,
        }
    }

    fn class_getattr(&mut self, object: Object, name: Object) -> Res {
        let class = object.index();
        let metaclass = self.class(class).metaclass;
        if self.class(metaclass).hooks.getattribute {
            let hook = self.special(object, Name::Getattribute).unwrap_or_default();
            if !hook.is(Kind::Native) {
                let extra = self.getattr_extra(object, name);
                return self.call_attribute_hook(hook, object, name, extra);
            }
        }
        self.generic_class_getattr(object, name)
    }

    /// `type.__getattribute__`.
    pub fn generic_class_getattr(&mut self, object: Object, name: Object) -> Res {
        let class = object.index();
        let metaclass = self.class(class).metaclass;
        let meta = self.lookup(metaclass, name);
        let own = self.lookup(class, name);
        let defined = self.own_attr(class, name).is_some_and(|found| !self.is_native_getter(found));
        if let Some(meta) = meta
            && self.is_data_descriptor(meta)
            && !(defined && self.is_type_getter(meta, name))
        {
            return self.bind_named(meta, object, metaclass, name);
        }
        if let Some(found) = own {
            return self.bind_to_class(found, class);
        }
        if let Some(meta) = meta {
            return self.bind_named(meta, object, metaclass, name);
        }
        if self.class(metaclass).hooks.getattr
            && let Some(hook) = self.special(object, Name::Getattr)
        {
            return self.call_attribute_hook(hook, object, name, Object::UNBOUND);
        }
        Err(self.attribute_error(object, name))
    }
    /// Is it the native that natives themselves mean by a name? A class may have another one in its place.
    fn is_native_named(&self, object: Object, name: &str) -> bool {
        object.is(Kind::Native) && self.registry.natives[object.index() as usize].def.name == name
    }
    fn is_native_getter(&self, object: Object) -> bool {
        object.is(Kind::Native) && self.registry.natives[object.index() as usize].def.binding == Binding::Getter
    }
    /// Is it an attribute that is computed, of a builtin type or of the layout of a guest's class?
    pub(super) fn is_computed(&self, object: Object) -> bool {
        let is_part = |index: u32| matches!(self.heap.miscs[index], Misc::Getter { .. });
        self.is_native_getter(object) || object.index_of(Kind::Misc).is_some_and(is_part)
    }
    /// `__doc__` and `__module__` of `type` give way to what a class defines itself.
    fn is_type_getter(&self, meta: Object, name: Object) -> bool {
        self.is_native_getter(meta)
            && matches!(self.heap.text(name), "__doc__" | "__module__" | "__annotations__" | "__type_params__" | "__abstractmethods__")
    }

    fn module_getattr(&mut self, object: Object, name: Object) -> Res {
        if let Some(value) = self.instance_attr(object, name) {
            return Ok(value);
        }
        let dict = self.heap.modules[object.index()].dict;
        if let Some(found) = self.lookup(types::MODULE, name) {
            return self.bind_named(found, object, types::MODULE, name);
        }
        if let Some(hook) = self.dict_get_str(dict, "__getattr__") {
            return call(hook, vec![name]);
        }
        match self.load_part(object, name) {
            Some(result) => result,
            None => Err(self.attribute_error(object, name)),
        }
    }

    /// Notes where a module's dict has an attribute.
    fn remember_module(&mut self, site: usize, module: u32, name: Object) {
        if let Some(dict) = self.heap.modules[module].dict.index_of(Kind::Dict)
            && let Ok((_, Some(at))) = self.dict_find(dict, name)
            && self.heap.dicts[dict].entries[at].key.is(Kind::Str)
        {
            // The same text: a site knows it by the name in code.
            self.heap.dicts[dict].entries[at].key = name;
            self.remember(site, Cache::Module, module, Object::UNBOUND);
            self.sites[site].slot = at as u32;
        }
    }

    /// For the loop: what a site knows of an attribute of a module; unbound if nothing.
    #[inline(always)]
    pub(super) fn known_in_module(&self, module: Object, site: &super::Site) -> Object {
        if site.cache == Cache::Module
            && site.shape == module.index()
            && let Some(entry) = self.heap.dicts[self.heap.modules[module.index()].dict.index()].entries.get(site.slot as usize)
            && entry.key == site.name
        {
            entry.value
        } else {
            Object::UNBOUND
        }
    }

    /// The Python function that a method call on a `super()` comes to, and its receiver.
    pub(super) fn super_function(&self, object: Object, name: Object) -> Option<(Object, Object)> {
        let Misc::Super { after, object: receiver, class } = *self.heap.miscs.get(object.index_of(Kind::Misc)?)? else { return None };
        let mut mro = self.class(class).mro.iter().skip_while(|&&ancestor| ancestor != after.index()).skip(1);
        let found = mro.find_map(|&ancestor| self.own_attr(ancestor, name))?;
        (found.is(Kind::Function) && receiver.is(Kind::Instance)).then_some((found, receiver))
    }

    #[must_use]
    pub fn is_super(&self, object: Object) -> bool {
        object.is(Kind::Misc) && matches!(self.heap.miscs[object.index()], Misc::Super { .. })
    }
    /// `list[int].append` is `list.append`.
    fn alias_forwards(&self, object: Object, name: Object) -> bool {
        let text = self.heap.text(name);
        matches!(self.heap.miscs[object.index()], Misc::GenericAlias { .. })
            && !matches!(
                text,
                "__origin__"
                    | "__args__"
                    | "__parameters__"
                    | "__class__"
                    | "__mro_entries__"
                    | "__repr__"
                    | "__eq__"
                    | "__hash__"
                    | "__getitem__"
                    | "__or__"
                    | "__ror__"
                    | "__unpacked__"
                    | "__typing_unpacked_tuple_args__"
                    | "__call__"
                    | "__instancecheck__"
                    | "__subclasscheck__"
                    | "__reduce__"
                    | "__reduce_ex__"
                    | "__dir__"
                    | "__iter__"
            )
    }

    /// `super.__getattribute__`, also of an instance of a subclass.
    pub(crate) fn super_getattr(&mut self, object: Object, name: Object) -> Res {
        let Some(index) = self.payload(object).index_of(Kind::Misc) else { return Ok(Object::NONE) };
        let Misc::Super { after, object: receiver, class } = self.heap.miscs[index] else { return Ok(Object::NONE) };
        if !receiver.is_unbound() && self.heap.text(name) != "__class__" {
            let mro = self.class(class).mro.clone();
            let start = mro.iter().position(|&c| c == after.index()).map_or(0, |at| at + 1);
            let found = mro[start..].iter().find_map(|&c| self.own_attr(c, name));
            if let Some(found) = found {
                // In a class method or `__new__`, the receiver is the class itself.
                let by_class = receiver.index_of(Kind::Class) == Some(class);
                if by_class {
                    return self.bind_to_class(found, class);
                }
                return self.bind_named(found, receiver, class, name);
            }
        }
        if object.is(Kind::Instance) {
            return self.generic_getattr(object, name);
        }
        match self.lookup(types::SUPER, name) {
            Some(found) => self.bind_named(found, object, types::SUPER, name),
            None => Err(self.attribute_error(object, name)),
        }
    }

    /// `super()` or `super(class, object)`; of a class alone, if there is no object.
    pub(crate) fn make_super(&mut self, after: Object, object: Object) -> Res {
        let Some(class) = after.index_of(Kind::Class) else {
            if after.is_unbound() {
                return Err(self.runtime_error("super(): empty __class__ cell"));
            }
            return self.expected_type("super() argument 1", "a type", after);
        };
        let start = match object.index_of(Kind::Class) {
            None if object.is_unbound() => class,
            Some(as_class) if self.is_subclass(as_class, class) => as_class,
            _ if self.is_instance(object, class) => self.class_of(object),
            _ if object.is(Kind::Instance) => return self.call_embedded("super_by_class", vec![after, object]),
            _ => return Err(self.type_error("super(type, obj): obj must be an instance or subtype of type")),
        };
        Ok(self.heap.misc(Misc::Super { after, object, class: start }))
    }

    /// Does the object win over an instance's own attribute? One that cannot be asked (`__get__`) does not.
    pub(crate) fn is_data_descriptor(&mut self, found: Object) -> bool {
        match found.kind() {
            Kind::Misc => matches!(
                self.heap.miscs[found.index()],
                Misc::Property { .. } | Misc::Member { .. } | Misc::Getter { .. } | Misc::TupleGetter { .. }
            ),
            Kind::Native => self.registry.natives[found.index() as usize].def.binding == Binding::Getter,
            Kind::Instance => {
                self.special(found, Name::Get).is_some()
                    && (self.special(found, Name::Set).is_some() || self.special(found, Name::Delete).is_some())
            }
            _ => false,
        }
    }

    /// Binds what was found on a class to an instance.
    pub fn bind(&mut self, found: Object, object: Object, class: u32) -> Res {
        self.bind_named(found, object, class, Object::UNBOUND)
    }

    fn bind_named(&mut self, found: Object, object: Object, class: u32, name: Object) -> Res {
        match found.kind() {
            Kind::Function => Ok(self.heap.method(Method { function: found, receiver: object })),
            Kind::Native => match self.registry.natives[found.index() as usize].def.binding {
                Binding::Method => Ok(self.heap.method(Method { function: found, receiver: object })),
                Binding::ClassMethod => Ok(self.heap.method(Method { function: found, receiver: Vm::class_object(class) })),
                Binding::Getter => self.call_native(found.index(), &[object], &[]),
                Binding::Function | Binding::StaticMethod => Ok(found),
            },
            Kind::Misc => match self.heap.miscs[found.index()] {
                Misc::Property { get, .. } => {
                    if get.is_none() || get.is_unbound() {
                        return Err(self.property_error(found, object, "getter"));
                    }
                    let extra = if name.is_unbound() { Object::UNBOUND } else { self.getattr_extra(object, name) };
                    call_then(get, vec![object], Cont::GetAttr, extra)
                }
                Misc::StaticMethod(inner, _) => Ok(inner),
                Misc::ClassMethod(inner, _) => self.bind_class_method(inner, class),
                Misc::Super { after, object: receiver, .. } if receiver.is_unbound() => self.make_super(after, object),
                Misc::Member { name, class: owner, .. } => {
                    self.check_member(object, name, owner)?;
                    match self.instance_attr(object, name) {
                        Some(value) => Ok(value),
                        None => Err(self.attribute_error(object, name)),
                    }
                }
                Misc::Getter { native, .. } => self.call_native(native, &[object], &[]),
                Misc::TupleGetter { at, .. } => {
                    match self.payload(object).index_of(Kind::Tuple).and_then(|tuple| self.heap.tuples[tuple].get(at as usize)) {
                        Some(&item) => Ok(item),
                        None => Err(self.index_error("tuple index out of range")),
                    }
                }
                _ => Ok(found),
            },
            Kind::Instance => match self.special(found, Name::Get) {
                Some(get) => {
                    let extra = if name.is_unbound() { Object::UNBOUND } else { self.getattr_extra(object, name) };
                    call_then(get, vec![found, object, Vm::class_object(class)], Cont::GetAttr, extra)
                }
                None => Ok(found),
            },
            _ => Ok(found),
        }
    }
    pub(crate) fn bind_class_method(&mut self, inner: Object, class: u32) -> Res {
        match inner.kind() {
            Kind::Function | Kind::Native | Kind::Class | Kind::Method => {
                Ok(self.heap.method(Method { function: inner, receiver: Vm::class_object(class) }))
            }
            // A descriptor inside a class method is bound to the class as its instance.
            Kind::Misc if matches!(self.heap.miscs[inner.index()], Misc::Property { .. } | Misc::StaticMethod(..)) => {
                self.bind(inner, Vm::class_object(class), self.class(class).metaclass)
            }
            Kind::Misc if matches!(self.heap.miscs[inner.index()], Misc::ClassMethod(..)) => {
                self.deeper(|vm| vm.bind(inner, Vm::class_object(class), class))
            }
            Kind::Instance if let Some(get) = self.special(inner, Name::Get) => {
                let class = Vm::class_object(class);
                call(get, vec![inner, class, class])
            }
            _ => Ok(self.heap.method(Method { function: inner, receiver: Vm::class_object(class) })),
        }
    }

    /// Binds what was found on a class to the class itself: `C.name`.
    fn bind_to_class(&mut self, found: Object, class: u32) -> Res {
        match found.kind() {
            Kind::Native => match self.registry.natives[found.index() as usize].def.binding {
                Binding::ClassMethod => Ok(self.heap.method(Method { function: found, receiver: Vm::class_object(class) })),
                _ => Ok(found),
            },
            Kind::Misc => match self.heap.miscs[found.index()] {
                Misc::StaticMethod(inner, _) => Ok(inner),
                Misc::ClassMethod(inner, _) => self.bind_class_method(inner, class),
                _ => Ok(found),
            },
            Kind::Instance => match self.special(found, Name::Get) {
                Some(get) => call(get, vec![found, Object::NONE, Vm::class_object(class)]),
                None => Ok(found),
            },
            _ => Ok(found),
        }
    }

    /// `object.name = value` at a site of code.
    pub(crate) fn store_attr(&mut self, object: Object, site: usize, value: Object) -> Res<()> {
        let name = self.sites[site].name;
        if let Some(index) = object.index_of(Kind::Instance) {
            let (class, shape) = {
                let instance = &self.heap.instances[index];
                (instance.class, instance.shape)
            };
            let own =
                [self.sites[site], self.second_sites[site]].into_iter().find(|known| known.shape == shape && known.epoch == self.epoch);
            if let Some(known) = own.or_else(|| self.met(site, shape, Use::Store))
                && matches!(known.cache, Cache::Slot | Cache::AddSlot)
            {
                let instance = &mut self.heap.instances[index];
                instance.set_slot(known.slot as usize, value);
                if known.cache == Cache::AddSlot {
                    instance.shape = known.next_shape;
                }
                return Ok(());
            }
            if !self.class(class).hooks.setattr && shape != DICT_SHAPE && class != types::OBJECT {
                let found = self.lookup(class, name);
                let plain = match found {
                    None => self.class(class).slots.is_none(),
                    Some(found) => match found.kind() {
                        Kind::Misc => {
                            matches!(self.heap.miscs[found.index()], Misc::Member { name: own, class: owner, .. } if own == name && self.is_subclass(class, owner))
                        }
                        Kind::Instance | Kind::Native => false,
                        _ => self.class(class).slots.is_none(),
                    },
                };
                if plain {
                    if let Some(slot) = self.heap.shapes[shape as usize].slot(name) {
                        self.remember(site, Cache::Slot, shape, Object::UNBOUND);
                        self.sites[site].slot = slot as u32;
                        self.keep_met(site, shape, Use::Store);
                        self.heap.instances[index].set_slot(slot, value);
                        return Ok(());
                    }
                    if let Some(next) = self.heap.shape_with(shape, name) {
                        let slot = self.heap.shapes[next as usize].keys.len() - 1;
                        self.remember(site, Cache::AddSlot, shape, Object::UNBOUND);
                        self.sites[site].slot = slot as u32;
                        self.sites[site].next_shape = next;
                        self.keep_met(site, shape, Use::Store);
                        let instance = &mut self.heap.instances[index];
                        instance.set_slot(slot, value);
                        instance.shape = next;
                        return Ok(());
                    }
                }
            }
        }
        self.setattr(object, name, value)
    }

    /// `setattr(object, name, value)`.
    pub fn setattr(&mut self, object: Object, name: Object, value: Object) -> Res<()> {
        let class = self.class_of(object);
        if self.class(class).hooks.setattr
            && let Some(hook) = self.special(object, Name::Setattr)
            && !self.is_native_named(hook, "__setattr__")
        {
            return call_then(hook, vec![object, name, value], Cont::Discard, Object::UNBOUND);
        }
        self.generic_setattr(object, name, value)
    }

    /// `object.__setattr__`.
    pub fn generic_setattr(&mut self, object: Object, name: Object, value: Object) -> Res<()> {
        let name = self.heap.intern_object(name);
        if object.is(Kind::Class) {
            return self.class_setattr(object.index(), name, value);
        }
        let class = self.class_of(object);
        let found = self.lookup(class, name);
        if let Some(found) = found {
            match found.kind() {
                Kind::Misc => match self.heap.miscs[found.index()] {
                    Misc::Property { set, .. } => {
                        if set.is_none() || set.is_unbound() {
                            return Err(self.property_error(found, object, "setter"));
                        }
                        return call_then(set, vec![object, value], Cont::Discard, Object::UNBOUND);
                    }
                    Misc::Member { name, class: owner, .. } => {
                        self.check_member(object, name, owner)?;
                        return self.set_instance_attr(object, name, value);
                    }
                    Misc::TupleGetter { .. } => return Err(self.error(types::ATTRIBUTE_ERROR, "can't set attribute")),
                    Misc::Getter { .. } => return self.set_builtin_attr(object, name, value),
                    _ => {}
                },
                Kind::Instance => {
                    if let Some(set) = self.special(found, Name::Set) {
                        return call_then(set, vec![found, object, value], Cont::Discard, Object::UNBOUND);
                    }
                    if self.special(found, Name::Delete).is_some() {
                        return Err(self.error(types::ATTRIBUTE_ERROR, "__set__"));
                    }
                }
                Kind::Native if self.is_native_getter(found) => return self.set_builtin_attr(object, name, value),
                _ => {}
            }
        }
        match object.kind() {
            Kind::Instance => {
                if self.class(class).slots.is_some() || class == types::OBJECT {
                    return Err(if found.is_some() { self.read_only(object, name) } else { self.attribute_error(object, name) });
                }
                self.set_instance_attr(object, name, value)
            }
            Kind::Function => {
                let dict = self.function_dict(object);
                self.dict_set(dict, name, value);
                Ok(())
            }
            Kind::Module => {
                let dict = self.heap.modules[object.index()].dict;
                self.dict_set(dict, name, value);
                Ok(())
            }
            Kind::Misc if types::is_wrapper(self, object) => {
                let dict = types::wrapper_attrs(self, object)?;
                self.dict_set(dict, name, value);
                Ok(())
            }
            _ if found.is_some() => Err(self.read_only(object, name)),
            _ => Err(self.attribute_error(object, name)),
        }
    }
    pub(super) fn read_only(&mut self, object: Object, name: Object) -> Box<Flow> {
        let message = format!("'{}' object attribute '{}' is read-only", self.type_name(object), self.heap.text(name));
        self.error(types::ATTRIBUTE_ERROR, &message)
    }

    /// A member of `__slots__` serves instances of its own class.
    pub(crate) fn check_member(&mut self, object: Object, name: Object, owner: u32) -> Res<()> {
        if self.is_instance(object, owner) {
            return Ok(());
        }
        let message = format!(
            "descriptor '{}' for '{}' objects doesn't apply to a '{}' object",
            self.heap.text(name),
            self.class(owner).name,
            self.clipped_type_name(object, 100)
        );
        Err(self.type_error(&message))
    }

    /// A property lacks what was asked of it.
    #[cold]
    pub fn property_error(&mut self, property: Object, object: Object, what: &str) -> Box<Flow> {
        let name = match self.heap.miscs[self.payload(property).index()] {
            Misc::Property { name, .. } if name.is(Kind::Str) => format!(" '{}'", self.heap.text(name)),
            _ => String::new(),
        };
        let class = self.class_of(object);
        let owner = if class < FIRST_USER_CLASS { self.type_name(object) } else { &self.class(class).qualname };
        let message = format!("property{name} of '{owner}' object has no {what}");
        self.error(types::ATTRIBUTE_ERROR, &message)
    }

    /// The `__dict__` of a function, made when first needed.
    pub fn function_dict(&mut self, function: Object) -> Object {
        let extra = self.heap.functions[function.index()].extra.get_or_insert_default();
        if extra.dict.is_unbound() {
            let dict = self.heap.dict(Dict::default());
            if let Some(extra) = &mut self.heap.functions[function.index()].extra {
                extra.dict = dict;
            }
            return dict;
        }
        extra.dict
    }

    /// Sets an attribute of the instance itself.
    pub fn set_instance_attr(&mut self, object: Object, name: Object, value: Object) -> Res<()> {
        let index = object.index();
        let shape = self.heap.instances[index].shape;
        if shape == DICT_SHAPE {
            let (dict, class) = (self.heap.instances[index].slots[0], self.heap.instances[index].class);
            if let Some(slot) = self.member_slot(class, name) {
                let more = self.heap.instances[index].more.get_or_insert_default();
                if more.len() <= slot {
                    more.resize(slot + 1, Object::UNBOUND);
                }
                more[slot] = value;
                return Ok(());
            }
            self.dict_set(dict, name, value);
            return Ok(());
        }
        if let Some(slot) = self.heap.shapes[shape as usize].slot(name) {
            self.heap.instances[index].set_slot(slot, value);
            return Ok(());
        }
        if let Some(next) = self.heap.shape_with(shape, name) {
            let slot = self.heap.shapes[next as usize].keys.len() - 1;
            let instance = &mut self.heap.instances[index];
            instance.set_slot(slot, value);
            instance.shape = next;
            return Ok(());
        }
        let dict = self.instance_dict(object);
        self.dict_set(dict, name, value);
        Ok(())
    }

    /// The `__dict__` of an instance: from now on its attributes live there.
    pub fn instance_dict(&mut self, object: Object) -> Object {
        let index = object.index();
        let shape = self.heap.instances[index].shape;
        if shape == DICT_SHAPE {
            return self.heap.instances[index].slots[0];
        }
        let keys = self.heap.shapes[shape as usize].keys.clone();
        let values: Vec<Object> = (0..keys.len()).map(|slot| self.heap.instances[index].slot(slot)).collect();
        let dict = self.heap.dict(Dict::default());
        // Members of `__slots__` are no part of the dict: they stay beside it.
        let class = self.heap.instances[index].class;
        let root = self.root_shape(class);
        let members = self.heap.shapes[root as usize].keys.len();
        for (key, &value) in keys.into_iter().zip(&values).skip(members) {
            if !value.is_unbound() {
                self.dict_set(dict, key, value);
            }
        }
        let kept = values[..members].to_vec();
        let instance = &mut self.heap.instances[index];
        instance.shape = DICT_SHAPE;
        instance.slots = [dict, Object::UNBOUND, Object::UNBOUND, Object::UNBOUND];
        instance.more = if kept.is_empty() { None } else { Some(Box::new(kept)) };
        dict
    }
    /// The place of a `__slots__` member in the layout of a class's instances.
    fn member_slot(&mut self, class: u32, name: Object) -> Option<usize> {
        let root = self.root_shape(class);
        self.heap.shapes[root as usize].slot(name)
    }
    /// Replaces the `__dict__` of an instance.
    pub fn set_instance_dict(&mut self, object: Object, dict: Object) {
        self.instance_dict(object);
        self.heap.instances[object.index()].slots[0] = dict;
    }
    /// Names and values of an instance's own attributes.
    pub fn instance_items(&mut self, object: Object) -> Vec<(Object, Object)> {
        let instance = &self.heap.instances[object.index()];
        if instance.shape == DICT_SHAPE {
            return self.heap.dicts[instance.slots[0].index()].iter().map(|entry| (entry.key, entry.value)).collect();
        }
        let keys = &self.heap.shapes[instance.shape as usize].keys;
        keys.iter().enumerate().map(|(slot, &key)| (key, instance.slot(slot))).filter(|(_, value)| !value.is_unbound()).collect()
    }

    /// The shape of a new instance of a class.
    #[inline]
    pub fn root_shape(&mut self, class: u32) -> u32 {
        if class >= FIRST_USER_CLASS {
            let shape = self.heap.classes[class - FIRST_USER_CLASS].root_shape;
            if shape != 0 {
                return shape;
            }
        }
        self.new_root_shape(class)
    }
    #[cold]
    fn new_root_shape(&mut self, class: u32) -> u32 {
        if class < FIRST_USER_CLASS {
            if let Some(at) = self.builtin_shapes.iter().find(|(c, _)| *c == class) {
                return at.1;
            }
            let shape = self.heap.new_shape(class, vec![]);
            self.builtin_shapes.push((class, shape));
            return shape;
        }
        let mut keys: Vec<Object> = Vec::new();
        let mut known = std::collections::HashSet::new();
        for &ancestor in self.class(class).mro.iter().rev() {
            for (_, value) in self.class(ancestor).attrs.iter() {
                if let Some(index) = value.index_of(Kind::Misc)
                    && let Misc::Member { name, class: owner, .. } = self.heap.miscs[index]
                    && owner == ancestor
                    && known.insert(name.bits())
                {
                    keys.push(name);
                }
            }
        }
        let shape = self.heap.new_shape(class, keys);
        self.heap.classes[class - FIRST_USER_CLASS].root_shape = shape;
        shape
    }

    /// Types that CPython has in C stay as they are.
    pub(super) fn check_settable(&mut self, class: u32, name: Object) -> Res<()> {
        let shown = match class.checked_sub(FIRST_USER_CLASS) {
            None => types::qualified_name(self, class),
            Some(class) if self.heap.classes[class].fixed => self.heap.classes[class].name.to_string(),
            Some(_) => return Ok(()),
        };
        let message = format!("cannot set '{}' attribute of immutable type '{shown}'", self.heap.text(name));
        Err(self.type_error(&message))
    }

    /// Sets an attribute of a class.
    pub fn class_setattr(&mut self, class: u32, name: Object, value: Object) -> Res<()> {
        self.check_settable(class, name)?;
        let metaclass = self.class(class).metaclass;
        if let Some(meta) = self.lookup(metaclass, name) {
            match meta.kind() {
                _ if self.is_computed(meta) && self.set_class_builtin(class, name, value)? => return Ok(()),
                Kind::Misc => {
                    if let Misc::Property { set, .. } = self.heap.miscs[meta.index()] {
                        if set.is_none() || set.is_unbound() {
                            return Err(self.property_error(meta, Vm::class_object(class), "setter"));
                        }
                        return call_then(set, vec![Vm::class_object(class), value], Cont::Discard, Object::UNBOUND);
                    }
                }
                Kind::Instance => {
                    if let Some(set) = self.special(meta, Name::Set) {
                        return call_then(set, vec![meta, Vm::class_object(class), value], Cont::Discard, Object::UNBOUND);
                    }
                }
                _ => {}
            }
        }
        let attrs = &mut self.heap.classes[class - FIRST_USER_CLASS].attrs;
        let before = attrs.get(name);
        attrs.set(name, value);
        if before.is_none() {
            self.heap.charge(48);
        }
        if !self.only_its_value(name, before, value) {
            self.class_changed(class, name);
        }
        Ok(())
    }

    /// A class attribute changed: caches and hooks are renewed.
    pub(crate) fn class_changed(&mut self, class: u32, name: Object) {
        self.epoch = self.epoch.wrapping_add(1);
        if self.heap.text(name).starts_with("__") {
            self.refresh_hooks(class);
        }
    }

    /// Attributes of builtin objects that can be assigned although they are computed.
    fn set_builtin_attr(&mut self, object: Object, name: Object, value: Object) -> Res<()> {
        crate::types::set_builtin_attr(self, object, name, value)
    }
    fn set_class_builtin(&mut self, class: u32, name: Object, value: Object) -> Res<bool> {
        crate::types::set_class_attr(self, class, name, value)
    }
}
