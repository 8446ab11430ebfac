//! `re.Pattern`.

use super::super::native_ids as ids;
use super::run;
use super::{PatternState, pattern_state};
use crate::native::{NativeDef, Res, class_method, getter, method};
use crate::object::class::Layout;
use crate::object::{Kind, Object};
use crate::regex::{Mode, flag};
use crate::types::{self, TypeDef};
use crate::vm::Vm;

pub static DEF: TypeDef = TypeDef {
    id: ids::RE_PATTERN,
    name: "Pattern",
    module: "re",
    base: types::OBJECT,
    layout: Layout::Other,
    is_base: false,
    natives: &[METHODS],
    doc: "A pattern, ready to be matched.",
};

/// The bounds of a search as ints, which `__index__` of the guest may give.
fn places(vm: &mut Vm, args: &[Object]) -> Res<[Object; 2]> {
    let mut found = [Object::UNBOUND; 2];
    for (place, at) in found.iter_mut().zip(2..) {
        if !args[at].is_unbound() {
            let number = vm.int_arg(args, at)?;
            *place = vm.heap.int(number);
        }
    }
    Ok(found)
}

static METHODS: &[NativeDef] = &[
    method("match", "self, /, string, pos=0, endpos=9223372036854775807", |vm, args| {
        let [pos, endpos] = places(vm, args)?;
        run::find_one(vm, args[0], args[1], pos, endpos, Mode::Match)
    }),
    method("search", "self, /, string, pos=0, endpos=9223372036854775807", |vm, args| {
        let [pos, endpos] = places(vm, args)?;
        run::find_one(vm, args[0], args[1], pos, endpos, Mode::Search)
    }),
    method("fullmatch", "self, /, string, pos=0, endpos=9223372036854775807", |vm, args| {
        let [pos, endpos] = places(vm, args)?;
        run::find_one(vm, args[0], args[1], pos, endpos, Mode::FullMatch)
    }),
    method("findall", "self, /, string, pos=0, endpos=9223372036854775807", |vm, args| {
        let [pos, endpos] = places(vm, args)?;
        run::find_all(vm, args[0], args[1], pos, endpos)
    }),
    method("finditer", "self, /, string, pos=0, endpos=9223372036854775807", |vm, args| {
        let [pos, endpos] = places(vm, args)?;
        run::find_iter(vm, args[0], args[1], pos, endpos)
    }),
    method("scanner", "self, /, string, pos=0, endpos=9223372036854775807", |vm, args| {
        let (start, end) = (vm.int_arg_or(args, 2, 0)?, vm.int_arg_or(args, 3, i64::MAX)?);
        let (start, end) = (vm.heap.int(start), vm.heap.int(end));
        crate::stdlib::slowly(vm, "re", "_PatternScanner", vec![args[0], args[1], start, end])
    }),
    method("split", "self, /, string, maxsplit=0", |vm, args| {
        let most = vm.int_arg_or(args, 2, 0)?;
        run::split(vm, args[0], args[1], most)
    }),
    method("sub", "self, /, repl, string, count=0", |vm, args| {
        let most = vm.int_arg_or(args, 3, 0)?;
        run::sub(vm, args[0], args[1], args[2], most, false)
    }),
    method("subn", "self, /, repl, string, count=0", |vm, args| {
        let most = vm.int_arg_or(args, 3, 0)?;
        run::sub(vm, args[0], args[1], args[2], most, true)
    }),
    getter("pattern", |vm, args| Ok(state(vm, args[0])?.source)),
    getter("flags", |vm, args| Ok(Object::small(i64::from(state(vm, args[0])?.compiled.regex.flags)))),
    getter("groups", |vm, args| Ok(Object::small(state(vm, args[0])?.compiled.regex.groups as i64))),
    getter("groupindex", |vm, args| {
        let names = state(vm, args[0])?.compiled.regex.names.clone();
        let items: Vec<(Object, Object)> = names.iter().map(|(name, group)| (vm.heap.intern(name), Object::small(*group as i64))).collect();
        let (is_empty, dict) = (items.is_empty(), vm.dict_from(items));
        if is_empty {
            return Ok(dict);
        }
        Ok(vm.heap.misc(crate::object::misc::Misc::MappingProxy(dict)))
    }),
    method("__copy__", "self, /", |_, args| Ok(args[0])),
    method("__deepcopy__", "self, memo, /", |_, args| Ok(args[0])),
    method("__repr__", "self, /", repr),
    method("__eq__", "self, value, /", |vm, args| {
        Ok(match equal(vm, args) {
            Some(equal) => Object::bool(equal),
            None => Object::NOT_IMPLEMENTED,
        })
    }),
    method("__ne__", "self, value, /", |vm, args| {
        Ok(match equal(vm, args) {
            Some(equal) => Object::bool(!equal),
            None => Object::NOT_IMPLEMENTED,
        })
    }),
    method("__hash__", "self, /", |vm, args| {
        let state = state(vm, args[0])?;
        let key = vm.heap.tuple([state.source, Object::small(i64::from(state.compiled.regex.flags))]);
        types::hash_object(vm, key)
    }),
    class_method("__class_getitem__", "cls, item, /", types::class_getitem),
];

fn state(vm: &mut Vm, object: Object) -> Res<PatternState> {
    match pattern_state(vm, object) {
        Some(state) => Ok(state.clone()),
        None => Err(vm.type_error("descriptor requires a 're.Pattern' object")),
    }
}
fn equal(vm: &Vm, args: &[Object]) -> Option<bool> {
    let (a, b) = (pattern_state(vm, args[0])?, pattern_state(vm, args[1])?);
    Some(
        a.compiled.regex.flags == b.compiled.regex.flags
            && a.source.kind() == b.source.kind()
            && crate::vm::compare::equal_native(vm, a.source, b.source) == Some(true),
    )
}
const NAMES: [(u32, &str); 9] = [
    (flag::TEMPLATE, "re.TEMPLATE"),
    (flag::IGNORECASE, "re.IGNORECASE"),
    (flag::LOCALE, "re.LOCALE"),
    (flag::MULTILINE, "re.MULTILINE"),
    (flag::DOTALL, "re.DOTALL"),
    (flag::UNICODE, "re.UNICODE"),
    (flag::VERBOSE, "re.VERBOSE"),
    (flag::DEBUG, "re.DEBUG"),
    (flag::ASCII, "re.ASCII"),
];
fn repr(vm: &mut Vm, args: &[Object]) -> Res {
    let state = state(vm, args[0])?;
    let mut flags = state.compiled.regex.flags;
    if state.source.is(Kind::Str) && flags & (flag::LOCALE | flag::UNICODE | flag::ASCII) == flag::UNICODE {
        flags &= !flag::UNICODE;
    }
    let mut names: Vec<String> = Vec::new();
    for (bit, name) in NAMES {
        if flags & bit != 0 {
            names.push(name.to_owned());
            flags &= !bit;
        }
    }
    if flags != 0 {
        names.push(format!("0x{flags:x}"));
    }
    let shown: String = types::repr_native(vm, state.source).chars().take(200).collect();
    let text = if names.is_empty() { format!("re.compile({shown})") } else { format!("re.compile({shown}, {})", names.join("|")) };
    Ok(vm.heap.string(text))
}
