//! Numbers, characters, conversions and tests: the builtin functions that compute one value from a few.

use crate::code::Op;
use crate::native::{Binding, NativeDef, Res, function, variadic};
use crate::object::misc::Misc;
use crate::object::{Kind, Object};
use crate::text::int_text;
use crate::text::surrogate;
use crate::types;
use crate::vm::frame::Cont;
use crate::vm::{Name, Vm};

pub static TABLE: &[NativeDef] = &[
    function("abs", "x, /", abs),
    function("ascii", "obj, /", |vm, args| types::ascii_of(vm, args[0])),
    function("bin", "number, /", |vm, args| based(vm, args, 2)),
    function("oct", "number, /", |vm, args| based(vm, args, 8)),
    function("hex", "number, /", |vm, args| based(vm, args, 16)),
    function("callable", "obj, /", callable),
    function("chr", "i, /", chr),
    function("ord", "c, /", ord),
    function("divmod", "x, y, /", divmod),
    function("format", "value, format_spec='', /", format),
    function("hash", "obj, /", |vm, args| types::hash_object(vm, args[0])),
    function("id", "obj, /", |vm, args| Ok(vm.heap.int(types::address(args[0]) as i64))),
    function("isinstance", "obj, class_or_tuple, /", isinstance),
    function("issubclass", "cls, class_or_tuple, /", issubclass),
    function("len", "obj, /", |vm, args| vm.len(args[0])),
    function("pow", "base, exp, mod=None", pow),
    function("exit", "code=None", leave),
    function("quit", "code=None", leave),
    function("help", "object=None, /", |vm, args| vm.call_embedded("show_help", vec![args[0].or(Object::NONE)])),
    variadic("breakpoint", "*args, **kws", |vm, _| Err(vm.runtime_error("there is no debugger here"))),
    function("repr", "obj, /", |vm, args| types::repr_of(vm, args[0])),
    function("round", "number, ndigits=None", round),
];

fn leave(vm: &mut Vm, args: &[Object]) -> Res {
    Err(vm.raise(types::SYSTEM_EXIT, vec![args[0].or(Object::NONE)]))
}
fn abs(vm: &mut Vm, args: &[Object]) -> Res {
    match args[0].kind() {
        Kind::Int => return Ok(vm.heap.int(args[0].int_value().abs())),
        Kind::Float => return Ok(Object::float(args[0].float_value().abs())),
        Kind::Big => {
            if let Some(value) = vm.wide_int(args[0]) {
                return Ok(if value < 0 { vm.heap.wide(-value) } else { args[0] });
            }
        }
        _ => {}
    }
    match vm.special(args[0], Name::Abs) {
        Some(method) => match method.index_of(Kind::Native) {
            Some(native) => vm.call_native(native, &[args[0]], &[]),
            None => vm.call_special(method, args[0], &[], Cont::Store),
        },
        None => {
            let message = format!("bad operand type for abs(): '{}'", vm.type_name(args[0]));
            Err(vm.type_error(&message))
        }
    }
}
fn based(vm: &mut Vm, args: &[Object], base: u32) -> Res {
    let value = vm.index_object(args, 0)?;
    if let Some(index) = value.index_of(Kind::Big) {
        let bits = vm.heap.bigs[index].0.bits();
        vm.reserve_many(bits, 2, 1)?;
    }
    if let Some(small) = vm.small_int(value) {
        return Ok(vm.heap.ascii(int_text::prefixed_small(small, base, &mut [0; 67])));
    }
    let text = int_text::prefixed(&vm.int_text(value), base);
    vm.poll()?;
    Ok(vm.heap.string(text))
}
/// Can the object be called?
pub fn is_callable(vm: &mut Vm, object: Object) -> bool {
    match object.kind() {
        Kind::Function | Kind::Method | Kind::Class => true,
        Kind::Native => vm.registry.natives[object.index() as usize].def.binding != Binding::Getter,
        Kind::Instance => vm.special(object, Name::Call).is_some(),
        Kind::Misc => match &vm.heap.miscs[object.index()] {
            Misc::StaticMethod(..) | Misc::GenericAlias { .. } | Misc::WeakRef { .. } | Misc::Tool(_) => true,
            Misc::Native(_) => vm.special(object, Name::Call).is_some(),
            _ => false,
        },
        _ => false,
    }
}
fn callable(vm: &mut Vm, args: &[Object]) -> Res {
    Ok(Object::bool(is_callable(vm, args[0])))
}
fn chr(vm: &mut Vm, args: &[Object]) -> Res {
    let code = vm.index_object(args, 0)?;
    match u32::try_from(vm.clamped(code)).ok().and_then(types::char_from) {
        Some(c) => Ok(vm.heap.code_point(c)),
        None if i32::try_from(vm.clamped(code)).is_err() => Err(vm.overflow_error("Python int too large to convert to C int")),
        None => Err(vm.value_error("chr() arg not in range(0x110000)")),
    }
}
fn ord(vm: &mut Vm, args: &[Object]) -> Res {
    let plain = vm.payload(args[0]);
    let len = match plain.kind() {
        Kind::Str => {
            let mut chars = vm.heap.text(plain).chars();
            if let (Some(c), None) = (chars.next(), chars.next()) {
                return Ok(Object::small(i64::from(surrogate::code_of(c))));
            }
            vm.heap.strs[plain.index()].chars as usize
        }
        Kind::Bytes | Kind::ByteArray => {
            let data = &vm.heap.bytes[plain.index()].data;
            if let [byte] = data.as_slice() {
                return Ok(Object::small(i64::from(*byte)));
            }
            data.len()
        }
        _ => {
            let message = format!("ord() expected string of length 1, but {} found", vm.type_name(args[0]));
            return Err(vm.type_error(&message));
        }
    };
    let message = format!("ord() expected a character, but string of length {len} found");
    Err(vm.type_error(&message))
}
fn divmod(vm: &mut Vm, args: &[Object]) -> Res {
    if !args[0].is(Kind::Instance) && !args[1].is(Kind::Instance) {
        let result = types::divmod_native(vm, args[0], args[1])?;
        if result != Object::NOT_IMPLEMENTED {
            return Ok(result);
        }
    }
    vm.call_embedded("divmod_methods", vec![args[0], args[1]])
}
fn pow(vm: &mut Vm, args: &[Object]) -> Res {
    if args[2].some().is_some() {
        // An object's class may have a `__pow__` of its own.
        let result = if args[0].is(Kind::Instance) { Object::NOT_IMPLEMENTED } else { types::pow_modulo(vm, args[0], args[1], args[2])? };
        if result == Object::NOT_IMPLEMENTED {
            return vm.call_embedded("pow_modulo", vec![args[0], args[1], args[2]]);
        }
        return Ok(result);
    }
    // Everyday powers of numbers need no frame.
    let is_number = |value: Object| value.is_int() || value.is_float();
    if is_number(args[0]) && (args[1].is_float() || args[1].as_int().is_some_and(|exponent| (0..64).contains(&exponent))) {
        return vm.arithmetic(Op::Pow, args[0], args[1]);
    }
    vm.call_embedded("power", vec![args[0], args[1]])
}
fn format(vm: &mut Vm, args: &[Object]) -> Res {
    if let Some(spec) = args[1].given()
        && !vm.payload(spec).is(Kind::Str)
    {
        return vm.expected_type("format() argument 2", "str", spec);
    }
    types::format_object(vm, args[0], args[1])
}
fn round(vm: &mut Vm, args: &[Object]) -> Res {
    match vm.special(args[0], Name::Round) {
        Some(method) => {
            let mut all = vec![args[0]];
            all.extend(args[1].some());
            match method.index_of(Kind::Native) {
                Some(native) => vm.call_native(native, &all, &[]),
                None => vm.call_special(method, args[0], &all[1..], Cont::Store),
            }
        }
        None => {
            let message = format!("type {} doesn't define __round__ method", vm.type_name(args[0]));
            Err(vm.type_error(&message))
        }
    }
}

/// Does the object's class define what `__class__` says?
fn lies(vm: &mut Vm, object: Object) -> bool {
    let name = vm.name(Name::Class);
    let class = vm.class_of(object);
    vm.class(class).hooks.getattribute || vm.lookup(class, name).is_some_and(|found| !found.is(Kind::Native))
}
/// `isinstance(object, class)` of a class without a metaclass of its own.
pub fn is_instance_of(vm: &mut Vm, object: Object, class: u32) -> Res {
    if !vm.is_instance(object, class) && object.is(Kind::Instance) && lies(vm, object) {
        return vm.call_embedded("isinstance_by_class", vec![object, Vm::class_object(class)]);
    }
    Ok(Object::bool(vm.is_instance(object, class)))
}
fn isinstance(vm: &mut Vm, args: &[Object]) -> Res {
    let (object, wanted) = (args[0], args[1]);
    if let Some(class) = wanted.index_of(Kind::Class) {
        let metaclass = vm.class(class).metaclass;
        if metaclass == types::TYPE || vm.class_of(object) == class {
            return is_instance_of(vm, object, class);
        }
        let name = vm.name(Name::Instancecheck);
        let hook = vm.lookup(metaclass, name);
        if hook.is_some_and(|hook| hook.is(Kind::Native)) {
            return is_instance_of(vm, object, class);
        }
        if hook.is_some()
            && hook == vm.state.get("abc hook").copied()
            && let Some(answer) = known_virtual_subclass(vm, object, class)
        {
            return Ok(Object::bool(answer));
        }
        return vm.call_embedded("isinstance_slowly", vec![object, wanted]);
    }
    if let Some(tuple) = vm.payload(wanted).index_of(Kind::Tuple) {
        let (mut undecided, mut at) = (false, 0);
        while let Some(&class) = vm.heap.tuples[tuple].get(at) {
            at += 1;
            match class.index_of(Kind::Class) {
                Some(number) if vm.class(number).metaclass == types::TYPE => {
                    if vm.is_instance(object, number) {
                        return Ok(Object::TRUE);
                    }
                }
                Some(_) => undecided = true,
                None => return vm.call_embedded("isinstance_any", vec![object, wanted]),
            }
        }
        if undecided || object.is(Kind::Instance) && lies(vm, object) {
            return vm.call_embedded("isinstance_any", vec![object, wanted]);
        }
        return Ok(Object::FALSE);
    }
    if wanted.is(Kind::Misc) {
        match vm.heap.miscs[wanted.index()] {
            Misc::Union(classes) => return vm.call_embedded("isinstance_union", vec![object, classes]),
            Misc::GenericAlias { .. } => return Err(vm.type_error("isinstance() argument 2 cannot be a parameterized generic")),
            _ => {}
        }
    }
    if wanted.is(Kind::Instance) && vm.special(wanted, Name::Instancecheck).is_some() {
        return vm.call_embedded("isinstance_slowly", vec![object, wanted]);
    }
    vm.call_embedded("isinstance_by_bases", vec![object, wanted])
}
/// Did an abstract class say before whether the class of an object is one of its subclasses?
fn known_virtual_subclass(vm: &mut Vm, object: Object, of: u32) -> Option<bool> {
    let class = vm.class_of(object);
    let is_below = crate::stdlib::known_answer(vm, of, class)?;
    let own = vm.heap.intern("__class__");
    // An object may claim to be of another class, which is asked about then.
    let claims = !is_below && vm.lookup(class, own).is_some_and(|own| !own.is(Kind::Native));
    (!claims).then_some(is_below)
}
fn issubclass(vm: &mut Vm, args: &[Object]) -> Res {
    let wanted = args[1];
    if let Some(of) = wanted.index_of(Kind::Class) {
        let metaclass = vm.class(of).metaclass;
        let name = vm.name(Name::Subclasscheck);
        if metaclass == types::TYPE || vm.lookup(metaclass, name).is_some_and(|hook| hook.is(Kind::Native)) {
            return is_subclass_of(vm, args[0], of);
        }
        return vm.call_embedded("issubclass_slowly", vec![args[0], wanted]);
    }
    if vm.payload(wanted).is(Kind::Tuple) {
        return vm.call_embedded("issubclass_any", vec![args[0], wanted]);
    }
    if wanted.is(Kind::Misc) {
        match vm.heap.miscs[wanted.index()] {
            Misc::Union(classes) => return vm.call_embedded("issubclass_union", vec![args[0], classes]),
            Misc::GenericAlias { .. } => return Err(vm.type_error("issubclass() argument 2 cannot be a parameterized generic")),
            _ => {}
        }
    }
    if wanted.is(Kind::Instance) && vm.special(wanted, Name::Subclasscheck).is_some() {
        return vm.call_embedded("issubclass_slowly", vec![args[0], wanted]);
    }
    vm.call_embedded("issubclass_by_bases", vec![args[0], wanted])
}
/// `issubclass(class, of)` of a class without a hook of its own; what is no class may have bases all the same.
pub fn is_subclass_of(vm: &mut Vm, class: Object, of: u32) -> Res {
    match class.index_of(Kind::Class) {
        Some(class) => Ok(Object::bool(vm.is_subclass(class, of))),
        None => vm.call_embedded("issubclass_by_bases", vec![class, Vm::class_object(of)]),
    }
}
