//! Calls of natives: binding their arguments, and what CPython says where those are wrong.

use super::call::NESTED;
use super::{Name, Vm};
use crate::native::{Args, Binding, Native, ParameterKind, Res, Run};
use crate::object::{Kind, Object, copy_few};
use crate::stdlib::ids;
use crate::types;

/// Parameters up to which arguments are bound without an allocation.
const FEW_PARAMETERS: usize = 12;
/// Parameters up to which arguments that are all given by place are bound in the shortest way.
const SHORT_OF_PARAMETERS: usize = 4;

impl Vm {
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
        // Most leave out one or two optional ones of a few.
        if let Run::Fixed(run) = native.def.run
            && names.is_empty()
            && native.signature().takes_some(args.len(), SHORT_OF_PARAMETERS)
        {
            let mut full = [Object::UNBOUND; SHORT_OF_PARAMETERS];
            match *args {
                [first] => full[0] = first,
                [first, second] => (full[0], full[1]) = (first, second),
                [first, second, third] => (full[0], full[1], full[2]) = (first, second, third),
                _ => {}
            }
            return run(self, &full[..native.signature().parameters.len()]);
        }
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
    pub(super) fn as_subclass(&mut self, native: u32, class: Object, made: Object) -> Object {
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
        let class = native.class.map_or(String::new(), |class| types::qualified_name(self, class));
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
            let is_bound = native.def.binding == Binding::Method;
            let is_reduce = (*native.owner, native.def.name) == ("functools", "reduce");
            let named = if counts_as_tuple(native) && !is_bound || is_reduce { short } else { &full };
            let message = format!("{named}() takes no keyword arguments");
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
            } else if signature.positional_only && counts_as_tuple(native) {
                let (bound, count) = match () {
                    () if min == max => ("exactly", min),
                    () if given < min => ("at least", min),
                    () => ("at most", max),
                };
                format!("{short}() takes {bound} {count} argument{} ({given} given)", plural(count))
            } else if signature.positional_only && min == 1 && max == 1 && !is_maker {
                format!("{full}() takes exactly one argument ({given} given)")
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
pub(crate) fn is_plain_dunder(name: &str) -> bool {
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

/// The searches of `bytes` and `bytearray`, and some other natives, read their arguments from a tuple, and speak of it in words of their own.
fn counts_as_tuple(native: &Native) -> bool {
    match native.class {
        Some(types::BYTES | types::BYTEARRAY) => {
            matches!(native.def.name, "count" | "find" | "index" | "rfind" | "rindex" | "startswith" | "endswith")
        }
        Some(ids::DEQUE) => matches!(native.def.name, "index" | "insert"),
        Some(crate::stdlib::native_ids::DATE) => native.def.name == "fromordinal",
        Some(crate::stdlib::native_ids::DATETIME) => matches!(native.def.name, "strptime" | "utcfromtimestamp"),
        None => (*native.owner, native.def.name) == ("time", "get_clock_info"),
        _ => false,
    }
}
