//! Calls: finding out what a callee is, binding arguments to parameters, and pushing its frame or running its native code.
//! No guest code runs inside these functions; a Python callee becomes a frame.

use super::bind::Values;
use super::frame::{Cont, Frame, Target};
use super::{Cache, Name, Vm};
use crate::code::{Capture, CodeKind, Op};
use crate::native::{Args, Binding, Native, ParameterKind, Res, Run};
use crate::object::class::{FIRST_USER_CLASS, Instance, Layout, Making};
use crate::object::function::{Function, FunctionExtra};
use crate::object::misc::Misc;
use crate::object::{Kind, Object, copy_few};
use crate::stdlib::ids;
use crate::stdlib::operator::getters;
use crate::types;

/// Natives that wait for each other on the Rust stack, whatever they do.
pub(crate) const NESTED: u32 = 200;
/// Parameters up to which arguments are bound without an allocation.
const FEW_PARAMETERS: usize = 12;

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

    /// Runs a native function. Natives that ask each other (a proxy of a proxy, an exception in an exception) are counted.
    #[inline]
    pub(crate) fn call_native(&mut self, number: u32, args: &[Object], names: &[Object]) -> Res {
        if self.native_depth >= NESTED {
            return Err(self.recursion_error(""));
        }
        self.native_depth += 1;
        let native = &self.registry.natives[number as usize];
        let result = match native.def.run {
            // Nothing to bind: by far the most.
            Run::Variadic(run) if names.is_empty() => {
                self.current_native = number;
                run(self, Args { all: args, keywords: names })
            }
            Run::Fixed(run) if names.is_empty() && native.signature().takes_all_of(args.len()) => {
                self.current_native = number;
                run(self, args)
            }
            _ => self.bind_native(native, number, args, names),
        };
        self.native_depth -= 1;
        // A native may be slow, and breaks off when the cell must stop: what it then returns is not for use.
        self.poll()?;
        result
    }
    /// Runs a native that was given names, or not all of its arguments.
    #[inline(never)]
    fn bind_native(&mut self, native: &Native, number: u32, args: &[Object], names: &[Object]) -> Res {
        self.current_native = number;
        match native.def.run {
            Run::Variadic(run) => {
                let refuses = match native.def.binding {
                    Binding::Function => native.signature().positional_only,
                    Binding::Method => !native.signature().has_keywords(),
                    _ => false,
                };
                if refuses && !names.is_empty() {
                    let owner = native.class.map_or(String::new(), |class| format!("{}.", self.class(class).name));
                    let message = format!("{owner}{}() takes no keyword arguments", native.def.name);
                    return Err(self.type_error(&message));
                }
                run(self, Args { all: args, keywords: names })
            }
            Run::Fixed(run) => {
                let signature = native.signature();
                let (total, given) = (signature.parameters.len(), args.len() - names.len());
                if given > signature.max || total > FEW_PARAMETERS {
                    return self.call_native_named(number, args, names, run);
                }
                let mut full = [Object::UNBOUND; FEW_PARAMETERS];
                copy_few(&mut full[..given], &args[..given]);
                let is_bound = if names.is_empty() {
                    given >= signature.min && !signature.required_keywords
                } else {
                    self.bind_native_names(native, &mut full[..total], &args[given..], names)
                };
                if is_bound { run(self, &full[..total]) } else { self.call_native_named(number, args, names, run) }
            }
        }
    }

    /// Puts what was given by name where it belongs; false if that is not all, or something is wrong.
    fn bind_native_names(&self, native: &Native, bound: &mut [Object], values: &[Object], names: &[Object]) -> bool {
        let parameters = &native.signature().parameters;
        for (&name, &value) in names.iter().zip(values) {
            let text = self.heap.text(name);
            let slot = parameters.iter().position(|parameter| parameter.name == text && parameter.is_nameable());
            match slot.and_then(|slot| bound.get_mut(slot)).filter(|slot| slot.is_unbound()) {
                Some(slot) => *slot = value,
                None => return false,
            }
        }
        let is_whole = bound.iter().zip(parameters).all(|(value, parameter)| !value.is_unbound() || parameter.default.is_some());
        is_whole && !crate::stdlib::binding::reads_as_python(native)
    }

    /// A method of a builtin type, called as a function, must get an object of that type; `__new__` a class below it.
    #[inline]
    pub(crate) fn check_receiver(&mut self, number: u32, args: &[Object]) -> Res<()> {
        let native = &self.registry.natives[number as usize];
        let Some(class) = native.class else { return Ok(()) };
        if args.is_empty() && native.def.binding == Binding::Method && matches!(native.def.run, Run::Variadic(_)) {
            let (name, owner) = (native.def.name, &self.class(class).name);
            let message = if name.starts_with("__") {
                format!("descriptor '{name}' of '{owner}' object needs an argument")
            } else {
                format!("unbound method {owner}.{name}() needs an argument")
            };
            return Err(self.type_error(&message));
        }
        let good = match native.def.binding {
            Binding::Method | Binding::Getter => args
                .first()
                .is_none_or(|&receiver| self.is_instance(receiver, class) || self.is_laid_out_as(self.class_of(receiver), class)),
            Binding::StaticMethod if native.def.name == "__new__" => args
                .first()
                .and_then(|cls| cls.index_of(Kind::Class))
                .is_some_and(|number| self.is_subclass(number, class) || self.is_laid_out_as(number, class)),
            _ => true,
        };
        if good { Ok(()) } else { Err(self.wrong_receiver(number, args)) }
    }
    /// What the `__new__` of an iterator of `itertools` made, as an instance of the class that was asked for.
    #[inline]
    fn as_subclass(&mut self, native: u32, class: Object, made: Object) -> Object {
        let native = &self.registry.natives[native as usize];
        match native.class {
            Some(builtin) if (ids::COUNT..=ids::TEE).contains(&builtin) && native.def.name == "__new__" => self.wrap(class, builtin, made),
            _ => made,
        }
    }
    /// Has the class the layout of a builtin type, even if it does not say so?
    #[cold]
    fn is_laid_out_as(&self, class: u32, builtin: u32) -> bool {
        builtin != crate::types::OBJECT && self.class(class).base_type == builtin
    }
    #[cold]
    fn wrong_receiver(&mut self, number: u32, args: &[Object]) -> Box<crate::native::Flow> {
        let native = &self.registry.natives[number as usize];
        let is_new = native.def.name == "__new__";
        let class = native
            .class
            .map_or(String::new(), |class| if is_new { types::qualified_name(self, class) } else { self.class(class).name.to_string() });
        // All exceptions share one constructor; CPython names the class it was reached through, mostly `Exception`.
        let class = if class == "BaseException" && is_new { "Exception".to_owned() } else { class };
        let message = match (native.def.name, args.first()) {
            ("__new__", None) => format!("{class}.__new__(): not enough arguments"),
            ("__new__", Some(cls)) => match cls.index_of(Kind::Class) {
                Some(cls) => {
                    let cls = &self.class(cls).name;
                    format!("{class}.__new__({cls}): {cls} is not a subtype of {class}")
                }
                None => format!("{class}.__new__(X): X is not a type object ({})", self.type_name(*cls)),
            },
            (name, receiver) => {
                let got = receiver.map_or("", |&receiver| self.type_name(receiver));
                if name.starts_with("__") {
                    format!("descriptor '{name}' requires a '{class}' object but received a '{got}'")
                } else {
                    format!("descriptor '{name}' for '{class}' objects doesn't apply to a '{got}' object")
                }
            }
        };
        self.type_error(&message)
    }

    /// Binds keyword arguments of a native, or says what is wrong with its arguments.
    #[cold]
    fn call_native_named(&mut self, number: u32, args: &[Object], names: &[Object], run: fn(&mut Vm, &[Object]) -> Res) -> Res {
        let native = &self.registry.natives[number as usize];
        if crate::stdlib::binding::reads_as_python(native) {
            let bound = crate::stdlib::binding::bind(self, number, args, names)?;
            return run(self, &bound);
        }
        let signature = native.signature();
        let method = matches!(native.def.binding, Binding::Method | Binding::ClassMethod | Binding::Getter);
        let hidden = usize::from(method || native.def.name == "__new__");
        let is_maker = matches!(native.def.name, "__new__" | "__init__");
        let owner = match *native.owner {
            "io" => crate::stdlib::stream_class(self, args),
            owner => crate::stdlib::binding::shown_owner(owner),
        };
        let short = if is_maker { owner.rsplit('.').next().unwrap_or(owner) } else { native.def.name };
        let (called, named) = called_names(native.owner, short, is_maker);
        let slot = native.class.is_some() && native.def.name.starts_with("__") && native.def.binding == Binding::Method && !is_maker;
        let full = match native.class {
            Some(_) if slot && !is_plain_dunder(native.def.name) => format!("wrapper {short}"),
            Some(class) if !is_maker => format!("{}.{short}", self.class(class).name),
            _ if !native.owner.is_empty() && native.class.is_none() => {
                format!("{owner}.{short}")
            }
            _ => short.to_owned(),
        };
        let given = args.len() - names.len();
        let mut bound = vec![Object::UNBOUND; signature.parameters.len()];
        if native.def.binding == Binding::Method && args.is_empty() {
            let class = native.class.map_or("", |class| self.class(class).name.as_str());
            let message = if native.def.name.starts_with("__") {
                format!("descriptor '{}' of '{class}' object needs an argument", native.def.name)
            } else {
                format!("unbound method {full}() needs an argument")
            };
            return Err(self.type_error(&message));
        }
        let ignored = !names.is_empty() && self.ignores_keywords(number, args);
        if signature.positional_only && !names.is_empty() && !ignored {
            let message = format!("{full}() takes no keyword arguments");
            return Err(self.type_error(&message));
        }
        let (most, all) = (signature.parameters.len() - hidden.min(signature.parameters.len()), args.len().saturating_sub(hidden));
        if all > most && !signature.positional_only {
            let what = if given <= hidden { "keyword argument" } else { "argument" };
            let message = format!("{called} takes at most {most} {what}{} ({all} given)", if most == 1 { "" } else { "s" });
            return Err(self.type_error(&message));
        }
        if given > signature.max || signature.positional_only && names.is_empty() && given < signature.min {
            let (min, max, given) =
                (signature.min - hidden.min(signature.min), signature.max - hidden.min(signature.max), given.saturating_sub(hidden));
            let plural = |n: usize| if n == 1 { "" } else { "s" };
            let message = if slot && min == max && !is_plain_dunder(native.def.name) {
                format!("expected {max} argument{}, got {given}", plural(max))
            } else if signature.positional_only && min == 0 && max == 0 {
                format!("{full}() takes no arguments ({given} given)")
            } else if signature.positional_only && min == 1 && max == 1 && !is_maker {
                format!("{full}() takes exactly one argument ({given} given)")
            } else if signature.positional_only && counts_as_tuple(native) {
                let (bound, count) = match () {
                    () if min == max => ("exactly", min),
                    () if given < min => ("at least", min),
                    () => ("at most", max),
                };
                format!("{short}() takes {bound} {count} argument{} ({given} given)", plural(count))
            } else if signature.positional_only && min == max {
                format!("{short} expected {max} argument{}, got {given}", plural(max))
            } else if signature.positional_only && given < min {
                format!("{short} expected at least {min} argument{}, got {given}", plural(min))
            } else if signature.positional_only {
                format!("{short} expected at most {max} argument{}, got {given}", plural(max))
            } else if max == 0 {
                format!("{short}() takes no positional arguments")
            } else {
                let keyword_only = signature.parameters.iter().any(|p| p.kind == ParameterKind::KeywordOnly);
                let what = if keyword_only { "positional argument" } else { "argument" };
                let most = if min == max { "exactly" } else { "at most" };
                format!("{called} takes {most} {max} {what}{} ({given} given)", plural(max))
            };
            return Err(self.type_error(&message));
        }
        bound[..given].copy_from_slice(&args[..given]);
        let first = signature.parameters.iter().filter(|p| p.kind == ParameterKind::PositionalOnly && p.default.is_none()).count();
        if !signature.positional_only && given < first {
            let (min, given) = (signature.min - hidden.min(signature.min), given.saturating_sub(hidden));
            let bound = if signature.min == signature.max { "exactly" } else { "at least" };
            let message = format!("{short}() takes {bound} {min} positional argument{} ({given} given)", if min == 1 { "" } else { "s" });
            return Err(self.type_error(&message));
        }
        // What is missing is said first, then what does not belong here.
        let mut wrong = None;
        for (&name, &value) in names.iter().zip(&args[given..]) {
            let text = self.heap.text(name);
            let slot = signature.parameters.iter().position(|parameter| parameter.name == text && parameter.is_nameable());
            let message = match slot {
                Some(slot) if bound[slot].is_unbound() => {
                    bound[slot] = value;
                    continue;
                }
                Some(slot) => {
                    format!("argument for {called} given by name ('{text}') and position ({})", slot + 1 - hidden.min(slot))
                }
                None if signature.positional_only => continue,
                None => format!("'{text}' is an invalid keyword argument for {named}"),
            };
            wrong.get_or_insert(message);
        }
        for (slot, parameter) in signature.parameters.iter().enumerate() {
            if bound[slot].is_unbound() && parameter.default.is_none() {
                let message = if parameter.kind == ParameterKind::PositionalOnly {
                    let (min, given) = (signature.min - hidden.min(signature.min), given.saturating_sub(hidden));
                    let bound = if signature.min == signature.max { "exactly" } else { "at least" };
                    format!("{short}() takes {bound} {min} positional argument{} ({given} given)", if min == 1 { "" } else { "s" })
                } else if parameter.kind == ParameterKind::KeywordOnly {
                    format!("{short}() missing required keyword-only argument: '{}'", parameter.name)
                } else {
                    let place = if native.class == Some(types::ENUMERATE) {
                        String::new()
                    } else {
                        format!(" (pos {})", slot + 1 - hidden.min(slot))
                    };
                    format!("{called} missing required argument '{}'{place}", parameter.name)
                };
                return Err(self.type_error(&message));
            }
        }
        if let Some(message) = wrong {
            return Err(self.type_error(&message));
        }
        run(self, &bound)
    }

    /// Calls a class: makes an instance.
    /// A class whose `__init__` is its own takes keywords that the `__new__` of its builtin base has no use for; for `list` it is the
    /// other way round.
    pub(crate) fn ignores_keywords(&mut self, number: u32, args: &[Object]) -> bool {
        let native = &self.registry.natives[number as usize];
        let (class, other) = match (native.def.name, args.first()) {
            ("__new__", Some(class)) if class.is(Kind::Class) => (class.index(), Name::Init),
            ("__init__", Some(&object)) if native.class == Some(types::LIST) => (self.class_of(object), Name::New),
            _ => return false,
        };
        let other = self.name(other);
        self.lookup(class, other).is_some_and(|found| !found.is(Kind::Native))
    }

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
        if self.class(class).is_abstract {
            if count > 0 && new == self.registry.object_new && init.is_none_or(|init| init == self.registry.object_init) {
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
            Some(Misc::StaticMethod(function)) => *function,
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
            Misc::StaticMethod(inner) => {
                stack[at] = *inner;
                self.deeper(|vm| vm.call(stack, at, count, names, target))
            }
            Misc::GenericAlias { origin, .. } => {
                stack[at] = *origin;
                self.deeper(|vm| vm.call(stack, at, count, names, target))
            }
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
                if getters::is_class(class) && count == 1 && names.is_empty() {
                    let object = stack[at + 1];
                    let found = self.deeper(|vm| getters::apply(vm, callee, object));
                    self.poll()?;
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
                    _ => {}
                }
            }
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

    pub(crate) fn remember(&mut self, site: usize, cache: Cache, shape: u32, value: Object) {
        let epoch = self.epoch;
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

/// What CPython calls a callable in its texts: the constructors of moments and the methods of decimals forgot to say their name, and
/// `timedelta` says another.
fn called_names(owner: &str, short: &str, is_maker: bool) -> (String, String) {
    match owner {
        "date" | "datetime" | "time" if is_maker => ("function".to_owned(), "this function".to_owned()),
        "decimal" => ("function".to_owned(), "this function".to_owned()),
        "timedelta" if is_maker => ("__new__()".to_owned(), "__new__()".to_owned()),
        _ => (format!("{short}()"), format!("{short}()")),
    }
}

/// Is a method with such a name an ordinary one, and no slot of its type?
fn is_plain_dunder(name: &str) -> bool {
    matches!(
        name,
        "__ceil__"
            | "__floor__"
            | "__trunc__"
            | "__round__"
            | "__format__"
            | "__sizeof__"
            | "__reversed__"
            | "__getnewargs__"
            | "__length_hint__"
            | "__reduce__"
            | "__reduce_ex__"
            | "__getstate__"
            | "__setstate__"
            | "__complex__"
            | "__bytes__"
            | "__copy__"
            | "__deepcopy__"
            | "__dir__"
            | "__enter__"
            | "__exit__"
            | "__class_getitem__"
            | "__instancecheck__"
            | "__subclasscheck__"
            | "__subclasses__"
            | "__prepare__"
            | "__as_integer_ratio__"
    )
}

/// The searches of `bytes` and `bytearray`, and some methods of `deque`, read their arguments in a way of their own.
fn counts_as_tuple(native: &Native) -> bool {
    match native.class {
        Some(types::BYTES | types::BYTEARRAY) => {
            matches!(native.def.name, "count" | "find" | "index" | "rfind" | "rindex" | "startswith" | "endswith")
        }
        Some(ids::DEQUE) => matches!(native.def.name, "index" | "insert"),
        _ => false,
    }
}
