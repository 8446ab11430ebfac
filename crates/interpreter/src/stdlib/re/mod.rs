//! `re`: patterns over text and bytes, on the engine in `regex/`.
//! Guest code runs only between matches (the function of `sub`); every match asks the meter.

pub mod matched;
mod pattern;
mod run;

use super::{ModuleDef, native_ids as ids};
use crate::native::{Flow, NativeDef, Res, function};
use crate::object::misc::{Misc, NativeState};
use crate::object::{Kind, Object};
use crate::regex::{self, ErrorKind, Mode, Regex, RegexError, Scratch};
use crate::stdlib::state::{loaded, saved};
use crate::types;
use crate::vm::Vm;
pub use matched::MatchState;
use std::any::Any;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

pub const MODULE: ModuleDef = ModuleDef {
    name: "re",
    natives: TABLE,
    types: &[&pattern::DEF, &matched::DEF, &CACHE_DEF],
    init: |vm, dict| {
        let name = vm.heap.intern("_Cache");
        vm.dict_remove(dict, name);
        Ok(())
    },
    source: include_str!("re.py"),
};

static CACHE_DEF: types::TypeDef = types::TypeDef {
    id: ids::RE_CACHE,
    name: "_Cache",
    module: "re",
    base: types::OBJECT,
    layout: crate::object::class::Layout::Other,
    is_base: false,
    natives: &[],
    doc: "",
};

static TABLE: &[NativeDef] = &[
    function("_compile", "pattern, flags=0", |vm, args| compiled_object(vm, args, 1)),
    function("compile", "pattern, flags=0", |vm, args| compiled_object(vm, args, 1)),
    function("search", "pattern, string, flags=0", |vm, args| {
        let pattern = compiled_object(vm, args, 2)?;
        run::find_one(vm, pattern, args[1], Object::UNBOUND, Object::UNBOUND, Mode::Search)
    }),
    function("match", "pattern, string, flags=0", |vm, args| {
        let pattern = compiled_object(vm, args, 2)?;
        run::find_one(vm, pattern, args[1], Object::UNBOUND, Object::UNBOUND, Mode::Match)
    }),
    function("fullmatch", "pattern, string, flags=0", |vm, args| {
        let pattern = compiled_object(vm, args, 2)?;
        run::find_one(vm, pattern, args[1], Object::UNBOUND, Object::UNBOUND, Mode::FullMatch)
    }),
    function("findall", "pattern, string, flags=0", |vm, args| {
        let pattern = compiled_object(vm, args, 2)?;
        run::find_all(vm, pattern, args[1], Object::UNBOUND, Object::UNBOUND)
    }),
    function("finditer", "pattern, string, flags=0", |vm, args| {
        let pattern = compiled_object(vm, args, 2)?;
        run::find_iter(vm, pattern, args[1], Object::UNBOUND, Object::UNBOUND)
    }),
    function("split", "pattern, string, maxsplit=0, flags=0", |vm, args| {
        let pattern = compiled_object(vm, args, 3)?;
        let most = vm.int_arg_or(args, 2, 0)?;
        run::split(vm, pattern, args[1], most)
    }),
    function("sub", "pattern, repl, string, count=0, flags=0", |vm, args| {
        let pattern = compiled_object(vm, args, 4)?;
        let most = vm.int_arg_or(args, 3, 0)?;
        run::sub(vm, pattern, args[1], args[2], most, false)
    }),
    function("subn", "pattern, repl, string, count=0, flags=0", |vm, args| {
        let pattern = compiled_object(vm, args, 4)?;
        let most = vm.int_arg_or(args, 3, 0)?;
        run::sub(vm, pattern, args[1], args[2], most, true)
    }),
    function("escape", "pattern", escape),
    function("purge", "", |vm, _| {
        vm.state.remove("re cache");
        Ok(Object::NONE)
    }),
    function("_join", "string, matches, parts, counted, /", run::join),
];

/// A compiled pattern and the memory that its matches use.
pub struct Compiled {
    pub regex: Regex,
    key: Key,
    pub work: Mutex<Work>,
}

#[derive(Default)]
pub struct Work {
    pub scratch: Scratch,
    pub groups: Vec<Option<(usize, usize)>>,
}

/// The state of a `re.Pattern`.
#[derive(Clone)]
pub struct PatternState {
    pub compiled: Arc<Compiled>,
    /// The pattern as given: a str or bytes.
    pub source: Object,
}

impl NativeState for PatternState {
    fn class(&self) -> u32 {
        ids::RE_PATTERN
    }
    fn trace(&self, visit: &mut dyn FnMut(Object)) {
        visit(self.source);
    }
    fn clone_state(&self) -> Box<dyn NativeState> {
        Box::new(self.clone())
    }
    fn save(&self) -> Result<Vec<u8>, &'static str> {
        saved(&(&self.compiled.key, self.source))
    }
    fn bytes(&self) -> usize {
        1024
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

/// What a pattern was compiled from: is it of text, its bytes, its flags.
type Key = (bool, Box<[u8]>, u32);

/// A pattern from a snapshot, compiled again.
pub fn load_pattern(data: &[u8]) -> Option<Box<dyn NativeState>> {
    let (key, source): (Key, Object) = loaded(data)?;
    let regex = if key.0 { Regex::new(std::str::from_utf8(&key.1).ok()?, key.2) } else { Regex::of_bytes(&key.1, key.2) };
    let compiled = Arc::new(Compiled { regex: regex.ok()?, key, work: Mutex::default() });
    Some(Box::new(PatternState { compiled, source }))
}

pub fn load_cache() -> Box<dyn NativeState> {
    Box::new(Cache::default())
}

/// Patterns compiled before.
#[derive(Clone, Default)]
struct Cache {
    map: HashMap<Key, Object, ahash::RandomState>,
}

const MOST_CACHED: usize = 512;

impl NativeState for Cache {
    fn class(&self) -> u32 {
        ids::RE_CACHE
    }
    fn trace(&self, visit: &mut dyn FnMut(Object)) {
        self.map.values().for_each(|&object| visit(object));
    }
    fn clone_state(&self) -> Box<dyn NativeState> {
        Box::new(self.clone())
    }
    fn save(&self) -> Result<Vec<u8>, &'static str> {
        saved(&())
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

pub(crate) fn is_pattern(vm: &Vm, object: Object) -> bool {
    pattern_state(vm, object).is_some()
}
/// The state of a native object, if it is of this type.
pub fn pattern_state(vm: &Vm, object: Object) -> Option<&PatternState> {
    match &vm.heap.miscs[object.index_of(Kind::Misc)?] {
        Misc::Native(state) => state.as_any().downcast_ref(),
        _ => None,
    }
}

/// The pattern that is the first argument of a native, with the flags that are another. A new one may have to be warned of first.
fn compiled_object(vm: &mut Vm, args: &[Object], flags: usize) -> Res {
    let (pattern, given) = (args[0], args[flags].given());
    // CPython looks for both in the table of known patterns first.
    for object in [Some(pattern), given].into_iter().flatten() {
        if matches!(vm.payload(object).kind(), Kind::List | Kind::Dict | Kind::Set | Kind::ByteArray) {
            let message = format!("unhashable type: '{}'", vm.type_name(object));
            return Err(vm.type_error(&message));
        }
    }
    let small = given.map_or(Some(0), |flags| vm.small_int(vm.payload(flags)));
    if pattern_state(vm, pattern).is_some() {
        if small != Some(0) && given.is_none_or(|flags| vm.truth_native(flags) != Some(false)) {
            return Err(vm.value_error("cannot process flags argument with a compiled pattern"));
        }
        return Ok(pattern);
    }
    let plain = vm.payload(pattern);
    let (is_text, data): (bool, Box<[u8]>) = match plain.kind() {
        Kind::Str => (true, vm.heap.text(plain).as_bytes().into()),
        Kind::Bytes => (false, vm.heap.bytes[plain.index()].data.as_slice().into()),
        _ => return Err(vm.type_error("first argument must be string or compiled pattern")),
    };
    let flags = match (small, given) {
        (Some(flags), _) if i32::try_from(flags).is_ok() => flags as u32,
        (None, Some(flags)) if !vm.payload(flags).is(Kind::Big) => {
            let message = format!("unsupported operand type(s) for &: '{}' and 'RegexFlag'", vm.type_name(flags));
            return Err(vm.type_error(&message));
        }
        _ => return Err(vm.overflow_error("Python int too large to convert to C int")),
    };
    let key = (is_text, data, flags);
    let cache = match vm.state.get("re cache") {
        Some(&cache) => cache,
        None => {
            let cache = vm.heap.misc(Misc::boxed(Cache::default()));
            vm.state.insert("re cache".into(), cache);
            cache
        }
    };
    if let Misc::Native(state) = &vm.heap.miscs[cache.index()]
        && let Some(cache) = state.as_any().downcast_ref::<Cache>()
        && let Some(&found) = cache.map.get(&key)
    {
        return Ok(found);
    }
    // Its characters, and the patterns that are remembered.
    vm.reserve_many(key.1.len() as u64, 6, 1)?;
    let result = if plain.is(Kind::Str) { Regex::new(vm.heap.text(plain), flags) } else { Regex::of_bytes(&key.1, flags) };
    vm.poll()?;
    let regex = match result {
        Ok(regex) => regex,
        Err(error) => return raise(vm, &error, plain),
    };
    let warnings = regex.warnings.clone();
    let compiled = Arc::new(Compiled { regex, key: key.clone(), work: Mutex::default() });
    let object = vm.heap.misc(Misc::boxed(PatternState { compiled, source: plain }));
    if let Misc::Native(state) = &mut vm.heap.miscs[cache.index()]
        && let Some(cache) = state.as_any_mut().downcast_mut::<Cache>()
    {
        if cache.map.len() >= MOST_CACHED {
            cache.map.clear();
        }
        cache.map.insert(key, object);
    }
    if warnings.is_empty() { Ok(object) } else { Err(warn(vm, args, &warnings)) }
}

/// Warns, and calls the native again, which then knows the pattern. Arguments that were not given are numbers that are 0.
fn warn(vm: &mut Vm, args: &[Object], warnings: &[String]) -> Box<Flow> {
    let native = Object::make(Kind::Native, vm.current_native);
    let given = args.iter().rposition(|arg| !arg.is_unbound()).map_or(0, |last| last + 1);
    let args = args[..given].iter().map(|&arg| if arg.is_unbound() { Object::small(0) } else { arg }).collect();
    let args = vm.heap.list(args);
    let messages = warnings.iter().map(|message| vm.heap.str(message)).collect();
    let messages = vm.heap.list(messages);
    let called = vm.call_embedded::<()>("call_after_warnings", vec![native, args, messages]);
    called.err().unwrap_or_else(|| vm.runtime_error("nothing was called"))
}

/// Raises what is wrong with a pattern or a template.
pub fn raise<T>(vm: &mut Vm, error: &RegexError, source: Object) -> Res<T> {
    let class = match error.kind {
        ErrorKind::Pattern => {
            let module = vm.modules.get("re").copied().unwrap_or(Object::NONE);
            let name = vm.heap.intern("error");
            let class = vm.getattr(module, name)?;
            let message = vm.heap.str(&error.message);
            let position = error.position.map_or(Object::NONE, |at| Object::small(at as i64));
            let source = if position.is_none() { Object::NONE } else { source };
            return vm.call_embedded("raise_new", vec![class, message, source, position]);
        }
        ErrorKind::Value => types::VALUE_ERROR,
        ErrorKind::Overflow => types::OVERFLOW_ERROR,
        ErrorKind::Index => types::INDEX_ERROR,
        ErrorKind::Recursion => types::RECURSION_ERROR,
        ErrorKind::Stopped => types::RUNTIME_ERROR,
    };
    Err(vm.error(class, &error.message))
}

fn escape(vm: &mut Vm, args: &[Object]) -> Res {
    let plain = vm.payload(args[0]);
    if plain.is(Kind::Str) {
        vm.reserve(vm.heap.text(plain).len() * 2)?;
        let escaped = regex::escape(vm.heap.text(plain));
        vm.poll()?;
        return Ok(vm.heap.string(escaped));
    }
    let Some(data) = vm.bytes_like(args[0])? else {
        let message = format!("decoding to str: need a bytes-like object, {} found", vm.type_name(args[0]));
        return Err(vm.type_error(&message));
    };
    let escaped = regex::escape_bytes(&data);
    vm.poll()?;
    Ok(vm.heap.bytes(escaped))
}
