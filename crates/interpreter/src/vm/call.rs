//! Calls: finding out what a callee is, and pushing its frame or having its native code run (`call_native.rs`).
//! No guest code runs inside these functions; a Python callee becomes a frame.

use super::bind::Values;
use super::frame::{Cont, Frame, Target};
use super::met::Use;
use super::{Cache, Name, Vm};
use crate::code::{Capture, CodeKind, Op};
use crate::native::{Binding, Res};
use crate::object::class::{FIRST_USER_CLASS, Instance, Layout, Making};
use crate::object::function::{Function, FunctionExtra, Method};
use crate::object::misc::Misc;
use crate::object::{Kind, Object, copy_few};
use crate::types;

/// Natives that wait for each other on the Rust stack, whatever they do.
pub(crate) const NESTED: u32 = 200;
/// Arguments that are spread without a list of their own.
const FEW: usize = 8;

impl Vm {
    /// Calls the object at `stack[at]` with `count` arguments behind it, the last of which belong to `names`.
    /// A value means that it is done; `None` that a frame was pushed.
    pub(crate) fn call(
        &mut self,
        stack: &mut Vec<Object>,
        at: usize,
        count: usize,
        names: &[Object],
        target: Target,
    ) -> Res<Option<Object>> {
        let callee = stack[at];
        match callee.kind() {
            Kind::Function => self.call_function(stack, callee, at + 1, count, names, target),
            Kind::Native => {
                self.check_receiver(callee.index(), &stack[at + 1..at + 1 + count])?;
                let made = self.call_native(callee.index(), &stack[at + 1..at + 1 + count], names)?;
                Ok(Some(self.as_subclass(callee.index(), stack[at + 1], made)))
            }
            Kind::Method => {
                // The callee's own place takes the receiver: no argument moves.
                let method = self.heap.methods[callee.index()];
                stack[at] = method.receiver;
                match method.function.kind() {
                    Kind::Function => self.call_function(stack, method.function, at, count + 1, names, target),
                    Kind::Native => self.call_native(method.function.index(), &stack[at..=at + count], names).map(Some),
                    _ => {
                        let args = stack[at..=at + count].to_vec();
                        self.deeper(|vm| vm.call_values(stack, method.function, &args, names, target))
                    }
                }
            }
            Kind::Class => self.call_class(stack, callee.index(), at, count, names, target),
            Kind::Instance if self.heap.instances[callee.index()].class == crate::stdlib::native_ids::PARTIAL => {
                self.call_partial(stack, at, count, names, target)
            }
            Kind::Instance => {
                let call = self.name(Name::Call);
                match self.lookup(self.class_of(callee), call) {
                    Some(function) if function.is(Kind::Function) => self.call_function(stack, function, at, count + 1, names, target),
                    Some(function) if function.is(Kind::Native) => {
                        self.call_native(function.index(), &stack[at..=at + count], names).map(Some)
                    }
                    Some(found) => {
                        let bound = self.bind(found, callee, self.class_of(callee))?;
                        stack[at] = bound;
                        self.deeper(|vm| vm.call(stack, at, count, names, target))
                    }
                    None => Err(self.not_callable(callee)),
                }
            }
            Kind::Misc => self.call_misc(stack, callee, at, count, names, target),
            Kind::Generator | Kind::Iter => Err(self.not_callable(callee)),
            _ => Err(self.not_callable(callee)),
        }
    }

    /// Calls with arguments that are not on the stack yet: they are put above the running frame.
    pub(crate) fn call_values(
        &mut self,
        stack: &mut Vec<Object>,
        callee: Object,
        args: &[Object],
        names: &[Object],
        target: Target,
    ) -> Res<Option<Object>> {
        let at = self.stack_top();
        let needed = at + args.len() + 2;
        if stack.len() < needed {
            stack.resize(needed.max(stack.len() * 2), Object::UNBOUND);
        }
        stack[at] = callee;
        copy_few(&mut stack[at + 1..at + 1 + args.len()], args);
        self.call(stack, at, args.len(), names, target)
    }

    /// The first place above the running frame's registers.
    pub(crate) fn stack_top(&self) -> usize {
        self.frames.last().map_or(0, |frame| frame.base as usize + self.codes[frame.code as usize].register_count as usize)
    }

    /// What a function gives for so many arguments whose whole body is `return` and a number.
    pub(crate) fn constant_result(&self, function: Object, count: u16) -> Option<Object> {
        let function = &self.heap.functions[function.index_of(Kind::Function)?];
        let proto = &self.codes[function.code as usize].proto;
        let takes = !proto.has_varargs && !proto.has_varkw && proto.kwonly_count == 0 && proto.arg_count == count;
        let (number, end) = (proto.code.first()?, proto.code.get(1)?);
        let is_constant = proto.kind == CodeKind::Function && number.op == Op::LoadInt && end.op == Op::Return && end.a == number.a;
        (takes && is_constant).then(|| Object::small(i64::from(number.target() as i32)))
    }

    #[cold]
    fn not_callable(&mut self, callee: Object) -> Box<crate::native::Flow> {
        let message = format!("'{}' object is not callable", self.type_name(callee));
        self.type_error(&message)
    }

    /// Pushes the frame of a Python function whose arguments are at `stack[first..]`.
    pub(crate) fn call_function(
        &mut self,
        stack: &mut Vec<Object>,
        callee: Object,
        first: usize,
        count: usize,
        names: &[Object],
        target: Target,
    ) -> Res<Option<Object>> {
        let function = &self.heap.functions[callee.index()];
        let (code, globals) = (function.code, function.globals);
        let mut given = count;
        let loaded = &self.codes[code as usize];
        if loaded.proto.kind == CodeKind::Class {
            given = 1;
        } else if !names.is_empty() || loaded.simple_args as usize != count {
            given = self.bind_arguments(stack, callee, first, count, names)?;
        }
        let frame = Frame {
            code,
            pc: 0,
            base: first as u32,
            ret: target.ret,
            cont: target.cont,
            function: callee,
            globals,
            handled: Object::UNBOUND,
            generator: Object::UNBOUND,
            extra: target.extra,
        };
        self.push_frame(stack, frame, given)?;
        Ok(None)
    }

    /// The qualified name of a function.
    #[must_use]
    pub fn function_qualname(&self, function: Object) -> String {
        let function = &self.heap.functions[function.index()];
        match &function.extra {
            Some(extra) if extra.qualname.is(Kind::Str) => self.heap.text(extra.qualname).to_owned(),
            _ => self.proto(function.code).qualname.clone(),
        }
    }

    /// Does work one level deeper on the Rust stack, unless that is too deep.
    pub(crate) fn deeper<T>(&mut self, work: impl FnOnce(&mut Self) -> Res<T>) -> Res<T> {
        if self.native_depth >= NESTED {
            return Err(self.recursion_error(""));
        }
        self.native_depth += 1;
        let result = work(self);
        self.native_depth -= 1;
        result
    }

    /// Calls a class: makes an instance.
    fn call_class(
        &mut self,
        stack: &mut Vec<Object>,
        class: u32,
        at: usize,
        count: usize,
        names: &[Object],
        target: Target,
    ) -> Res<Option<Object>> {
        // The class is its constructor's first argument.
        if let Some(new) = self.registry.constructors.get(class as usize).and_then(|new| new.index_of(Kind::Native)) {
            return self.call_native(new, &stack[at..=at + count], names).map(Some);
        }
        let metaclass = self.class(class).metaclass;
        if metaclass != types::TYPE {
            let name = self.name(Name::Call);
            if let Some(call) = self.lookup(metaclass, name)
                && !call.is(Kind::Native)
            {
                let mut args = vec![Vm::class_object(class)];
                args.extend_from_slice(&stack[at + 1..at + 1 + count]);
                return self.call_values(stack, call, &args, names, target);
            }
        }
        if class == types::TYPE && count == 1 && names.is_empty() {
            return Ok(Some(Vm::class_object(self.class_of(stack[at + 1]))));
        }
        let (new_name, init_name) = (self.name(Name::New), self.name(Name::Init));
        let Some(new) = self.lookup(class, new_name) else {
            let message = format!("cannot create '{}' instances", self.class(class).name);
            return Err(self.type_error(&message));
        };
        if class < FIRST_USER_CLASS {
            let Some(native) = new.index_of(Kind::Native) else { return Err(self.not_callable(stack[at])) };
            if class != types::OBJECT && new == self.registry.object_new && self.class(class).layout != Layout::Plain {
                let message = format!("cannot create '{}' instances", types::qualified_name(self, class));
                return Err(self.type_error(&message));
            }
            stack[at] = Vm::class_object(class);
            return self.call_native(native, &stack[at..=at + count], names).map(Some);
        }
        let init = self.lookup(class, init_name);
        // Only `object` itself refuses: what other types make, or a `__new__` of the guest's, is let be.
        if self.class(class).is_abstract && new == self.registry.object_new {
            if count > 0 && init.is_none_or(|init| init == self.registry.object_init) {
                let message = format!("{}() takes no arguments", self.class(class).name);
                return Err(self.type_error(&message));
            }
            return Err(self.abstract_instantiation(class));
        }
        let plain_new = new == self.registry.object_new;
        if plain_new && self.class(class).layout == Layout::Plain {
            let instance = self.new_instance(class, Object::UNBOUND);
            return match init {
                Some(init) if init.is(Kind::Function) => {
                    if metaclass == types::TYPE {
                        self.heap.classes[class - FIRST_USER_CLASS].making = Making { epoch: self.epoch, init };
                    }
                    stack[at] = instance;
                    let target = if target.cont == Cont::Store {
                        Target { cont: Cont::Init, extra: instance, ..target }
                    } else {
                        return self.construct_slowly(stack, class, at, count, names, target);
                    };
                    self.call_function(stack, init, at, count + 1, names, target)
                }
                Some(init) if init == self.registry.object_init => {
                    if count > 0 {
                        let message = format!("{}() takes no arguments", self.class(class).name);
                        return Err(self.type_error(&message));
                    }
                    Ok(Some(instance))
                }
                Some(init) if init.is(Kind::Native) && target.cont == Cont::Store => {
                    stack[at] = instance;
                    self.initialise(init.index(), instance, &stack[at..=at + count], names).map(Some)
                }
                _ => self.construct_slowly(stack, class, at, count, names, target),
            };
        }
        if let Some(native) = new.index_of(Kind::Native)
            && !plain_new
            && target.cont == Cont::Store
        {
            // A builtin's constructor, then `__init__`.
            stack[at] = Vm::class_object(class);
            let instance = match self.call_native(native, &stack[at..=at + count], names) {
                Ok(instance) => instance,
                Err(flow) if matches!(*flow, crate::native::Flow::Raise(_)) => return Err(flow),
                Err(_) => {
                    stack[at] = Vm::class_object(class);
                    return self.construct_slowly(stack, class, at, count, names, target);
                }
            };
            let instance = self.as_subclass(native, Vm::class_object(class), instance);
            if self.class_of(instance) != class {
                return Ok(Some(instance));
            }
            return match init {
                Some(init) if init.is(Kind::Function) => {
                    stack[at] = instance;
                    let target = Target { cont: Cont::Init, extra: instance, ..target };
                    self.call_function(stack, init, at, count + 1, names, target)
                }
                Some(init) if init.is(Kind::Native) => {
                    stack[at] = instance;
                    self.initialise(init.index(), instance, &stack[at..=at + count], names).map(Some)
                }
                _ => self.construct_slowly(stack, class, at, count, names, target),
            };
        }
        // `__new__` of its own and no `__init__`: what it returns is the result. Where there are subclasses it may be an
        // instance of one that does have an `__init__`.
        let new = match new.index_of(Kind::Misc).map(|index| &self.heap.miscs[index]) {
            Some(Misc::StaticMethod(function, _)) => *function,
            _ => new,
        };
        if new.is(Kind::Function) && init == Some(self.registry.object_init) && self.class(class).subclasses.is_empty() {
            stack[at] = Vm::class_object(class);
            return self.call_function(stack, new, at, count + 1, names, target);
        }
        self.construct_slowly(stack, class, at, count, names, target)
    }

    /// Calls a native `__init__`; the instance is the result.
    fn initialise(&mut self, init: u32, instance: Object, args: &[Object], names: &[Object]) -> Res {
        match self.call_native(init, args, names) {
            Ok(_) => Ok(instance),
            Err(mut flow) => {
                if let crate::native::Flow::Call(call) = &mut *flow
                    && matches!(call.cont, Cont::Store | Cont::Init)
                {
                    // The embedded initialiser returns None.
                    call.cont = Cont::Init;
                    call.extra = instance;
                }
                Err(flow)
            }
        }
    }

    /// For the loop: makes an instance of a class that is made in the plain way and enters its `__init__`; false where that is not all.
    pub(super) fn construct_in_loop(&mut self, stack: &mut [Object], at: usize, count: usize, pc: usize) -> bool {
        let class = stack[at].index();
        if class < FIRST_USER_CLASS {
            return false;
        }
        let made = &self.heap.classes[class - FIRST_USER_CLASS];
        let init = made.making.init;
        if made.making.epoch != self.epoch || made.is_abstract || !init.is(Kind::Function) || !self.can_enter(stack, init, at, count + 1) {
            return false;
        }
        let instance = self.new_instance(class, Object::UNBOUND);
        stack[at] = instance;
        self.save_pc(pc);
        self.enter(stack, init, at, count + 1, Target { ret: at as u32, cont: Cont::Init, extra: instance });
        true
    }

    /// Can the loop go straight to a function whose arguments lie at `stack[first..]`?
    pub(super) fn can_enter(&self, stack: &[Object], function: Object, first: usize, count: usize) -> bool {
        let loaded = &self.codes[self.heap.functions[function.index()].code as usize];
        loaded.simple_args as usize == count && stack.len() >= first + loaded.register_count as usize + 64 && !self.must_look_up()
    }

    /// For the loop: the `__call__` of an instance's class, unless instances of that are called in a way of their own.
    #[inline(never)]
    pub(super) fn call_of_instance(&mut self, callee: Object) -> Object {
        let class = self.heap.instances[callee.index()].class;
        if class == crate::stdlib::native_ids::PARTIAL {
            return Object::UNBOUND;
        }
        let name = self.name(Name::Call);
        self.lookup(class, name).unwrap_or_default()
    }

    /// For the loop: enters the function of the bound method at `stack[at]`, whose place its receiver takes; false where that is not all.
    #[inline(never)]
    pub(super) fn enter_method(&mut self, stack: &mut [Object], at: usize, count: usize, pc: usize) -> bool {
        let bound = stack[at];
        let Method { receiver, function } = self.heap.methods[bound.index()];
        if !function.is(Kind::Function) || !self.has_room(stack, function, at, count + 1) {
            return false;
        }
        stack[at] = receiver;
        let Some(given) = self.bind_spread(stack, function, at, count + 1, &[]) else {
            stack[at] = bound;
            return false;
        };
        self.save_pc(pc);
        self.enter(stack, function, at, given, Target::store(at));
        true
    }
    /// Is there room for so many arguments and the frame of a function at `stack[first..]`, and nothing else to be done before it runs?
    fn has_room(&self, stack: &[Object], function: Object, first: usize, count: usize) -> bool {
        let code = &self.codes[self.heap.functions[function.index()].code as usize];
        let needed = first + count + code.register_count as usize + 64;
        code.proto.kind != CodeKind::Class && stack.len() >= needed && !self.must_look_up()
    }

    /// Enters a function with the items of `*positional` and those of `**keywords`, where they are few and all fit; false otherwise.
    pub(super) fn enter_spread(
        &mut self,
        stack: &mut [Object],
        function: Object,
        positional: Object,
        keywords: Object,
        ret: usize,
    ) -> bool {
        let items: &[Object] = match positional.kind() {
            Kind::Tuple => &self.heap.tuples[positional.index()],
            _ => &self.heap.lists[positional.index()],
        };
        let entries = keywords.index_of(Kind::Dict).map(|dict| &self.heap.dicts[dict]);
        let named = entries.map_or(0, |entries| entries.len());
        let (first, count) = (self.stack_top(), items.len() + named);
        if count > FEW || !self.has_room(stack, function, first, count) {
            return false;
        }
        copy_few(&mut stack[first..first + items.len()], items);
        let mut names = [Object::UNBOUND; FEW];
        let pairs = entries.into_iter().flat_map(|entries| entries.iter());
        for ((entry, name), value) in pairs.zip(&mut names).zip(&mut stack[first + items.len()..]) {
            if !entry.key.is(Kind::Str) {
                return false;
            }
            (*name, *value) = (entry.key, entry.value);
        }
        let Some(given) = self.bind_spread(stack, function, first, count, &names[..named]) else { return false };
        self.enter(stack, function, first, given, Target::store(ret));
        true
    }

    /// Pushes the frame of a function that `can_enter` allows.
    pub(super) fn enter(&mut self, stack: &mut [Object], function: Object, first: usize, count: usize, target: Target) {
        let found = &self.heap.functions[function.index()];
        let (code, globals) = (found.code, found.globals);
        let locals = self.codes[code as usize].local_count as usize;
        self.fuel -= 1;
        for unset in &mut stack[first + count..first + locals.max(count)] {
            *unset = Object::UNBOUND;
        }
        self.frames.push(Frame {
            code,
            pc: 0,
            base: first as u32,
            ret: target.ret,
            cont: target.cont,
            function,
            globals,
            handled: Object::UNBOUND,
            generator: Object::UNBOUND,
            extra: target.extra,
        });
    }

    /// The whole protocol of construction, with guest code at every step.
    fn construct_slowly(
        &mut self,
        stack: &mut Vec<Object>,
        class: u32,
        at: usize,
        count: usize,
        names: &[Object],
        target: Target,
    ) -> Res<Option<Object>> {
        let function = self.embedded("type_call");
        let mut args = vec![Vm::class_object(class)];
        args.extend_from_slice(&stack[at + 1..at + 1 + count]);
        self.call_values(stack, function, &args, names, target)
    }

    /// A new instance of a user class, without attributes.
    #[inline]
    pub fn new_instance(&mut self, class: u32, payload: Object) -> Object {
        // Natives find classes by names of modules, under which the guest may have put any other.
        let class = if self.class(class).layout.holds(payload) { class } else { types::OBJECT };
        let shape = self.root_shape(class);
        let instance = self.heap.instance(Instance { class, shape, payload, ..Instance::default() });
        if self.class(class).hooks.del {
            self.watch(instance);
        }
        instance
    }

    fn call_misc(
        &mut self,
        stack: &mut Vec<Object>,
        callee: Object,
        at: usize,
        count: usize,
        names: &[Object],
        target: Target,
    ) -> Res<Option<Object>> {
        match &self.heap.miscs[callee.index()] {
            Misc::StaticMethod(inner, _) => {
                stack[at] = *inner;
                self.deeper(|vm| vm.call(stack, at, count, names, target))
            }
            Misc::GenericAlias { origin, .. } => {
                stack[at] = *origin;
                self.deeper(|vm| vm.call(stack, at, count, names, target))
            }
            Misc::WeakRef { .. } if !names.is_empty() => Err(self.type_error("weakref() takes no keyword arguments")),
            Misc::WeakRef { .. } if count > 0 => {
                let message = format!("weakref expected 0 arguments, got {count}");
                Err(self.type_error(&message))
            }
            Misc::WeakRef { target: referent, .. } => Ok(Some(referent.or(Object::NONE))),
            Misc::Tool(number) => {
                let number = *number;
                self.call_tool(callee, number, &stack[at + 1..at + 1 + count], names).map(Some)
            }
            Misc::Native(state) => {
                let class = state.class();
                if count == 1
                    && names.is_empty()
                    && let Some(found) = self.call_getter(callee, stack[at + 1])
                {
                    return found.map(Some);
                }
                let name = self.name(Name::Call);
                match self.lookup(class, name) {
                    Some(function) if function.is(Kind::Native) => {
                        self.call_native(function.index(), &stack[at..=at + count], names).map(Some)
                    }
                    _ => Err(self.not_callable(callee)),
                }
            }
            _ => Err(self.not_callable(callee)),
        }
    }

    /// Calls a method by name: the receiver is at `stack[at + 1]`, `count` arguments follow.
    pub(crate) fn call_method(
        &mut self,
        stack: &mut Vec<Object>,
        at: usize,
        count: usize,
        names: &[Object],
        site: usize,
    ) -> Res<Option<Object>> {
        let receiver = stack[at + 1];
        let name = self.sites[site].name;
        let target = Target::store(at);
        if receiver.is_unbound() {
            stack[at + 1] = stack[at];
            return self.call(stack, at + 1, count, names, target);
        }
        if receiver.is(Kind::Instance) {
            let known = &self.sites[site];
            let shape = self.heap.instances[receiver.index()].shape;
            if known.cache == Cache::NativeMethod && known.shape == shape && known.epoch == self.epoch {
                return self.call_native(known.value.index(), &stack[at + 1..at + 2 + count], names).map(Some);
            }
            if let Some(known) = self.met(site, shape, Use::Call) {
                match known.cache {
                    Cache::Method => return self.call_function(stack, known.value, at + 1, count + 1, names, target),
                    Cache::Static => return self.call_unbound(stack, known.value, at, count, names),
                    _ => {}
                }
            }
        }
        if let Some(class) = receiver.index_of(Kind::Class) {
            let known = &self.sites[site];
            if known.shape == class && known.epoch == self.epoch {
                let (number, end) = (known.value.index(), at + 2 + count);
                match known.cache {
                    Cache::ClassNative => return self.call_native(number, &stack[at + 1..end], names).map(Some),
                    Cache::ClassStatic => return self.call_native(number, &stack[at + 2..end], names).map(Some),
                    _ => {}
                }
            }
        }
        let class = self.class_of(receiver);
        if receiver.is(Kind::Module) {
            let callee = self.known_in_module(receiver, &self.sites[site]);
            if !callee.is_unbound() {
                stack[at + 1] = callee;
                return self.call(stack, at + 1, count, names, target);
            }
        }
        let plain =
            !self.class(class).hooks.getattribute && !matches!(receiver.kind(), Kind::Class | Kind::Module) && !self.is_super(receiver);
        if plain {
            let found = self.lookup(class, name);
            if let Some(found) = found {
                match found.kind() {
                    Kind::Function => {
                        let shadowed = receiver.is(Kind::Instance) && self.instance_attr(receiver, name).is_some();
                        if !shadowed {
                            if receiver.is(Kind::Instance) {
                                let shape = self.heap.instances[receiver.index()].shape;
                                if shape != crate::object::class::DICT_SHAPE {
                                    self.remember(site, Cache::Method, shape, found);
                                    self.keep_met(site, shape, Use::Call);
                                }
                            }
                            return self.call_function(stack, found, at + 1, count + 1, names, target);
                        }
                    }
                    Kind::Native => {
                        let native = &self.registry.natives[found.index() as usize];
                        let shadowed = receiver.is(Kind::Instance) && self.instance_attr(receiver, name).is_some();
                        if native.def.binding == Binding::Method && !shadowed {
                            if let Some(index) = receiver.index_of(Kind::Instance) {
                                let shape = self.heap.instances[index].shape;
                                if shape != crate::object::class::DICT_SHAPE {
                                    self.remember(site, Cache::NativeMethod, shape, found);
                                }
                            } else {
                                self.remember(site, Cache::Builtin, class, found);
                            }
                            return self.call_native(found.index(), &stack[at + 1..at + 2 + count], names).map(Some);
                        }
                    }
                    Kind::Misc if receiver.is(Kind::Instance) && self.instance_attr(receiver, name).is_none() => {
                        if let Some((function, is_bound)) = self.function_of_class(class, name) {
                            let shape = self.heap.instances[receiver.index()].shape;
                            if shape != crate::object::class::DICT_SHAPE {
                                self.remember(site, if is_bound { Cache::OfClass } else { Cache::Static }, shape, function);
                                self.keep_met(site, shape, Use::Call);
                            }
                            if !is_bound {
                                return self.call_unbound(stack, function, at, count, names);
                            }
                            stack[at + 1] = Vm::class_object(class);
                            return self.call_function(stack, function, at + 1, count + 1, names, target);
                        }
                    }
                    _ => {}
                }
            }
        }
        if let Some(class) = receiver.index_of(Kind::Class)
            && let Some((function, is_bound)) = self.function_of_class(class, name)
        {
            if function.is(Kind::Function) {
                self.remember(site, if is_bound { Cache::ClassBound } else { Cache::ClassFunction }, class, function);
            }
            if !is_bound {
                if self.is_static(function) {
                    self.remember(site, Cache::ClassStatic, class, function);
                }
                return self.call_unbound(stack, function, at, count, names);
            }
            return match function.kind() {
                Kind::Native => {
                    self.remember(site, Cache::ClassNative, class, function);
                    self.call_native(function.index(), &stack[at + 1..at + 2 + count], names).map(Some)
                }
                _ => self.call_function(stack, function, at + 1, count + 1, names, target),
            };
        }
        if let Some((function, receiver)) = self.super_function(receiver, name) {
            stack[at + 1] = receiver;
            return self.call_function(stack, function, at + 1, count + 1, names, target);
        }
        // The getter of a builtin class is not remembered here: the site would take it for the method.
        let found = match receiver.kind() {
            Kind::Instance | Kind::Module => self.load_attr(receiver, site),
            _ => self.getattr(receiver, name),
        };
        match found {
            Ok(callee) => {
                stack[at + 1] = callee;
                self.call(stack, at + 1, count, names, target)
            }
            // Guest code finds the attribute; the call follows in guest code too.
            Err(flow) if !matches!(*flow, crate::native::Flow::Raise(_)) => {
                let function = self.embedded("call_attribute");
                let mut args = vec![receiver, name];
                args.extend_from_slice(&stack[at + 2..at + 2 + count]);
                self.call_values(stack, function, &args, names, target)
            }
            Err(flow) => Err(flow),
        }
    }

    /// Is it a native that looks neither at the class it is found on nor, first, at what it is given?
    fn is_static(&self, function: Object) -> bool {
        let native = function.index_of(Kind::Native).map(|number| &self.registry.natives[number as usize].def);
        native.is_some_and(|native| native.binding == Binding::StaticMethod && native.name != "__new__")
    }

    /// Calls what has no receiver in the place of one: `count` arguments follow `stack[at + 1]`.
    fn call_unbound(
        &mut self,
        stack: &mut Vec<Object>,
        function: Object,
        at: usize,
        count: usize,
        names: &[Object],
    ) -> Res<Option<Object>> {
        stack[at + 1] = function;
        self.call(stack, at + 1, count, names, Target::store(at))
    }

    /// The function that `Class.name` is, where finding it needs nobody, and whether the class is its first argument.
    fn function_of_class(&mut self, class: u32, name: Object) -> Option<(Object, bool)> {
        if self.class(class).metaclass != types::TYPE || self.lookup(types::TYPE, name).is_some() {
            return None;
        }
        let found = self.lookup(class, name)?;
        match found.kind() {
            Kind::Function => Some((found, false)),
            Kind::Native => match self.registry.natives[found.index() as usize].def.binding {
                Binding::ClassMethod => Some((found, true)),
                Binding::Method | Binding::StaticMethod => Some((found, false)),
                Binding::Function | Binding::Getter => None,
            },
            Kind::Misc => match self.heap.miscs[found.index()] {
                Misc::StaticMethod(function, _) if function.is(Kind::Function) => Some((function, false)),
                Misc::ClassMethod(function, _) if function.is(Kind::Function) => Some((function, true)),
                _ => None,
            },
            _ => None,
        }
    }

    pub(crate) fn remember(&mut self, site: usize, cache: Cache, shape: u32, value: Object) {
        let epoch = self.epoch;
        self.note_value(site, value);
        let (site, second) = (&mut self.sites[site], &mut self.second_sites[site]);
        if site.cache != Cache::Empty && site.shape != shape {
            *second = *site;
        }
        site.cache = cache;
        site.shape = shape;
        site.epoch = epoch;
        site.value = value;
    }

    /// `f(*positional, **keywords)`: the arguments as values and names.
    pub(super) fn spread_arguments(&mut self, positional: Object, keywords: Object) -> Res<(Values, Values)> {
        // They are listed, laid on the stack, taken off it, and gathered again.
        let count = self.len_native(positional).unwrap_or(0) + self.len_native(keywords).unwrap_or(0);
        self.reserve(count * 4 * size_of::<Object>())?;
        let mut args = match positional.kind() {
            Kind::Tuple => Values::from_slice(&self.heap.tuples[positional.index()]),
            _ => Values::from_slice(&self.heap.lists[positional.index()]),
        };
        let mut names = Values::new();
        if let Some(dict) = keywords.index_of(Kind::Dict) {
            let entries: smallvec::SmallVec<[(Object, Object); 8]> =
                self.heap.dicts[dict].iter().map(|entry| (entry.key, entry.value)).collect();
            for (key, value) in entries {
                if !self.payload(key).is(Kind::Str) {
                    return Err(self.type_error("keywords must be strings"));
                }
                names.push(self.payload(key));
                args.push(value);
            }
        }
        Ok((args, names))
    }

    /// Makes a function object from a child of running code.
    pub(crate) fn make_function(
        &mut self,
        code: u32,
        child: usize,
        defaults: Object,
        kwdefaults: Object,
        annotations: Object,
        regs: &[Object],
    ) -> Object {
        let number = self.child_code(code, child);
        let frame = self.frames.last();
        let (globals, outer) = frame.map_or((self.globals, Object::UNBOUND), |frame| (frame.globals, frame.function));
        let proto = std::sync::Arc::clone(&self.codes[number as usize].proto);
        let closure: Box<[Object]> = proto
            .captures
            .iter()
            .map(|capture| match capture {
                Capture::Local(register) => regs[*register as usize],
                Capture::Free(free) => self.heap.functions[outer.index()].closure[*free as usize],
            })
            .collect();
        let extra = if annotations.is_none() || annotations.is_unbound() {
            None
        } else {
            Some(Box::new(FunctionExtra { annotations, ..FunctionExtra::default() }))
        };
        self.heap.function(Function {
            code: number,
            globals,
            closure,
            defaults: defaults.or(Object::NONE),
            kwdefaults: kwdefaults.or(Object::NONE),
            extra,
        })
    }
}
