//! `re.Match`: the spans of a match, in bytes of the subject; characters are counted only when asked for.

use super::super::native_ids as ids;
use super::run::{Subject, expand};
use super::{pattern_state, raise};
use crate::native::{Args, NativeDef, Res, class_method, getter, method, variadic_method};
use crate::object::class::Layout;
use crate::object::misc::{Misc, NativeState};
use crate::object::{Kind, Object};
use crate::stdlib::state::saved;
use crate::types::{self, TypeDef};
use crate::vm::{Name, Vm};
use smallvec::SmallVec;
use std::any::Any;

pub static DEF: TypeDef = TypeDef {
    id: ids::RE_MATCH,
    name: "Match",
    module: "re",
    base: types::OBJECT,
    layout: Layout::Other,
    is_base: false,
    natives: &[METHODS],
    doc: "What a pattern matched: its groups and where they are.",
};

/// Where the groups of a match are, the whole of it first: few patterns have more of them than lie here.
pub type Spans = SmallVec<[(u32, u32); 3]>;

/// The state of a match. An unset group's bounds are `UNSET`.
#[derive(Clone, serde::Serialize, serde::Deserialize)]
pub struct MatchState {
    pub pattern: Object,
    pub string: Object,
    pub spans: Spans,
    pub last: Option<u32>,
    /// In characters.
    pub pos: i64,
    pub endpos: i64,
}

pub const UNSET: u32 = u32::MAX;

impl NativeState for MatchState {
    fn class(&self) -> u32 {
        ids::RE_MATCH
    }
    fn trace(&self, visit: &mut dyn FnMut(Object)) {
        visit(self.pattern);
        visit(self.string);
    }
    fn clone_state(&self) -> Box<dyn NativeState> {
        Box::new(self.clone())
    }
    fn save(&self) -> Result<Vec<u8>, &'static str> {
        saved(self)
    }
    fn bytes(&self) -> usize {
        64 + self.spans.len() * 8
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

static METHODS: &[NativeDef] = &[
    variadic_method("group", "self, /, *groups", group),
    method("__getitem__", "self, key, /", |vm, args| {
        let number = group_number(vm, args, 1)?;
        taken(vm, args[0], number, Object::NONE)
    }),
    method("groups", "self, /, default=None", |vm, args| {
        let count = state(vm, args[0])?.spans.len();
        let items = (1..count).map(|number| taken(vm, args[0], number, args[1].or(Object::NONE))).collect::<Res<Vec<Object>>>()?;
        Ok(vm.heap.tuple(items))
    }),
    method("groupdict", "self, /, default=None", |vm, args| {
        let pattern = state(vm, args[0])?.pattern;
        let names = pattern_state(vm, pattern).map(|state| state.compiled.regex.names.clone()).unwrap_or_default();
        let items = names
            .iter()
            .map(|(name, group)| Ok((vm.heap.intern(name), taken(vm, args[0], *group, args[1].or(Object::NONE))?)))
            .collect::<Res<Vec<(Object, Object)>>>()?;
        Ok(vm.dict_from(items))
    }),
    method("start", "self, group=0, /", |vm, args| Ok(span(vm, args)?.0)),
    method("end", "self, group=0, /", |vm, args| Ok(span(vm, args)?.1)),
    method("span", "self, group=0, /", |vm, args| {
        let (start, end) = span(vm, args)?;
        Ok(vm.heap.tuple([start, end]))
    }),
    method("expand", "self, /, template", expand_template),
    getter("pos", |vm, args| Ok(Object::small(state(vm, args[0])?.pos))),
    getter("endpos", |vm, args| Ok(Object::small(state(vm, args[0])?.endpos))),
    getter("lastindex", |vm, args| Ok(state(vm, args[0])?.last.map_or(Object::NONE, |last| Object::small(i64::from(last))))),
    getter("lastgroup", |vm, args| {
        let (pattern, last) = {
            let state = state(vm, args[0])?;
            (state.pattern, state.last)
        };
        let name = pattern_state(vm, pattern).and_then(|state| {
            state.compiled.regex.names.iter().find(|(_, group)| Some(*group as u32) == last).map(|(name, _)| name.clone())
        });
        Ok(name.map_or(Object::NONE, |name| vm.heap.intern(&name)))
    }),
    getter("re", |vm, args| Ok(state(vm, args[0])?.pattern)),
    getter("string", |vm, args| Ok(state(vm, args[0])?.string)),
    getter("regs", |vm, args| {
        let count = state(vm, args[0])?.spans.len();
        let mut items = Vec::with_capacity(count);
        for number in 0..count {
            let (start, end) = bounds(vm, args[0], number);
            items.push(vm.heap.tuple([Object::small(start), Object::small(end)]));
        }
        Ok(vm.heap.tuple(items))
    }),
    method("__copy__", "self, /", |_, args| Ok(args[0])),
    method("__deepcopy__", "self, memo, /", |_, args| Ok(args[0])),
    method("__repr__", "self, /", |vm, args| {
        let (start, end) = bounds(vm, args[0], 0);
        let whole = taken(vm, args[0], 0, Object::NONE)?;
        let shown: String = types::repr_native(vm, whole).chars().take(50).collect();
        let text = format!("<re.Match object; span=({start}, {end}), match={shown}>");
        Ok(vm.heap.string(text))
    }),
    class_method("__class_getitem__", "cls, item, /", types::class_getitem),
];

pub fn match_state(vm: &Vm, object: Object) -> Option<&MatchState> {
    match &vm.heap.miscs[object.index_of(Kind::Misc)?] {
        Misc::Native(state) => state.as_any().downcast_ref(),
        _ => None,
    }
}
fn state(vm: &mut Vm, object: Object) -> Res<&MatchState> {
    if match_state(vm, object).is_none() {
        return Err(vm.type_error("descriptor requires a 're.Match' object"));
    }
    match match_state(vm, object) {
        Some(state) => Ok(state),
        None => unreachable!("looked at just before"),
    }
}
/// The number of the group that argument `at` names.
fn group_number(vm: &mut Vm, args: &[Object], at: usize) -> Res<usize> {
    let plain = vm.payload(args[at]);
    let state = state(vm, args[0])?;
    let (count, pattern) = (state.spans.len(), state.pattern);
    let found = match plain.kind() {
        Kind::Int | Kind::Bool | Kind::Big => usize::try_from(vm.clamped(plain)).ok().filter(|&number| number < count),
        Kind::Str => {
            let name = vm.heap.text(plain);
            pattern_state(vm, pattern)
                .and_then(|state| state.compiled.regex.names.iter().find(|(known, _)| known == name).map(|(_, group)| *group))
        }
        _ if vm.special(args[at], Name::Index).is_some() => {
            let number = vm.int_arg(args, at)?;
            usize::try_from(number).ok().filter(|&number| number < count)
        }
        Kind::List | Kind::Dict | Kind::Set | Kind::ByteArray
            if pattern_state(vm, pattern).is_some_and(|state| !state.compiled.regex.names.is_empty()) =>
        {
            let message = format!("unhashable type: '{}'", vm.type_name(args[at]));
            return Err(vm.type_error(&message));
        }
        _ => None,
    };
    match found {
        Some(number) => Ok(number),
        None => Err(vm.index_error("no such group")),
    }
}
/// What a group matched, or the default.
fn taken(vm: &mut Vm, object: Object, number: usize, default: Object) -> Res {
    let Some(state) = match_state(vm, object) else { return Ok(default) };
    let (start, end) = state.spans[number];
    if start == UNSET {
        return Ok(default);
    }
    let string = state.string;
    Subject::slice_of(vm, string, start as usize, end as usize)
}
fn group(vm: &mut Vm, args: Args<'_>) -> Res {
    if !args.keywords.is_empty() {
        return Err(vm.type_error("re.Match.group() takes no keyword arguments"));
    }
    let args = args.all;
    match args.len() {
        1 => taken(vm, args[0], 0, Object::NONE),
        2 => {
            let number = group_number(vm, args, 1)?;
            taken(vm, args[0], number, Object::NONE)
        }
        count => {
            let mut items = Vec::with_capacity(count - 1);
            for at in 1..count {
                let number = group_number(vm, args, at)?;
                items.push(taken(vm, args[0], number, Object::NONE)?);
            }
            Ok(vm.heap.tuple(items))
        }
    }
}
/// Bounds in characters; -1 where the group did not match.
fn bounds(vm: &Vm, object: Object, number: usize) -> (i64, i64) {
    let Some(state) = match_state(vm, object) else { return (-1, -1) };
    let (start, end) = state.spans[number];
    if start == UNSET {
        return (-1, -1);
    }
    let plain = vm.payload(state.string);
    if plain.is(Kind::Str) && !vm.heap.is_ascii(plain) {
        let text = vm.heap.text(plain);
        let first = text[..start as usize].chars().count();
        let more = text[start as usize..end as usize].chars().count();
        return (first as i64, (first + more) as i64);
    }
    (i64::from(start), i64::from(end))
}
fn span(vm: &mut Vm, args: &[Object]) -> Res<(Object, Object)> {
    let number = if args[1].is_unbound() { 0 } else { group_number(vm, args, 1)? };
    let (start, end) = bounds(vm, args[0], number);
    Ok((Object::small(start), Object::small(end)))
}
fn expand_template(vm: &mut Vm, args: &[Object]) -> Res {
    let (pattern, string, spans) = {
        let state = state(vm, args[0])?;
        (state.pattern, state.string, state.spans.clone())
    };
    let Some(compiled) = pattern_state(vm, pattern).map(|state| state.compiled.clone()) else { return Ok(Object::NONE) };
    let plain = vm.payload(args[1]);
    let parts = match plain.kind() {
        Kind::Str => {
            vm.reserve_many(vm.heap.text(plain).len() as u64, size_of::<char>() as u64, 1)?;
            compiled.regex.template(vm.heap.text(plain))
        }
        _ => {
            let Some(data) = vm.bytes_like(args[1])? else {
                let message = format!("decoding to str: need a bytes-like object, {} found", vm.type_name(args[1]));
                return Err(vm.type_error(&message));
            };
            vm.reserve_many(data.len() as u64, size_of::<char>() as u64, 1)?;
            compiled.regex.template_of_bytes(&data)
        }
    };
    vm.poll()?;
    let parts = match parts {
        Ok(parts) => parts,
        Err(error) => return raise(vm, &error, plain),
    };
    let subject = Subject::new(vm, string)?;
    let is_text = plain.is(Kind::Str);
    if is_text != vm.payload(string).is(Kind::Str) && !parts.is_empty() {
        let (wanted, found) = if is_text { ("a bytes-like object", "str") } else { ("str instance", "bytes") };
        return Err(vm.type_error(&format!("sequence item 0: expected {wanted}, {found} found")));
    }
    let mut out = Vec::new();
    expand(&parts, subject.text(vm), |group| spans[group], &mut out);
    Ok(subject.made(vm, out))
}
