//! The native part of `doctest`: texts that are wanted compared with those that were got, and the flags by name.
//! What finds and runs examples asks the guest's objects, and is Python.

use super::{inspect, module_value, text};
use crate::native::{NativeDef, Res, function};
use crate::object::{Kind, Object};
use crate::pace;
use crate::text::search;
use crate::types::{ATTRIBUTE_ERROR, OS_ERROR, TYPE_ERROR};
use crate::vm::Vm;

pub static TABLE: &[NativeDef] = &[
    function("register_optionflag", "name", |vm, args| {
        let Some(flags) = module_value(vm, "doctest", "OPTIONFLAGS_BY_NAME").filter(|flags| flags.is(Kind::Dict)) else {
            return Ok(Object::NONE);
        };
        let next = vm.heap.bigint(num_bigint::BigInt::from(1) << vm.heap.dicts[flags.index()].len());
        crate::types::dict_setdefault(vm, &[flags, args[0], next])
    }),
    function("_ellipsis_match", "want, got, /", |vm, args| {
        vm.reserve_many(text(vm, args[0]).len() as u64, 6, 1)?;
        let matches = fits(text(vm, args[0]), text(vm, args[1]));
        vm.poll()?;
        Ok(Object::bool(matches))
    }),
    function("_docstring_line", "obj, /", docstring_line),
    function("_indent", "text, /", indented),
    function("_exception_name", "text, /", |vm, args| {
        let head = text(vm, args[0]).split(['\n', ':']).next().unwrap_or_default();
        let name = head.rsplit_once('.').map_or(head, |(_, name)| name).to_owned();
        Ok(vm.heap.string(name))
    }),
];

/// The line where a docstring begins, counted from 0; None if the source does not tell.
fn docstring_line(vm: &mut Vm, args: &[Object]) -> Res {
    if args[0].is(Kind::Module) {
        return Ok(Object::small(0));
    }
    if !matches!(args[0].kind(), Kind::Class | Kind::Function | Kind::Method) {
        return Ok(Object::NONE);
    }
    let found = match inspect::definition_of(vm, args[0]) {
        Ok((text, first)) => pace::items(text.split('\n')).position(opens_text).map(|at| first + at),
        Err(flow) if [ATTRIBUTE_ERROR, OS_ERROR, TYPE_ERROR].into_iter().any(|class| vm.raises(&flow, class)) => None,
        Err(flow) => return Err(flow),
    };
    Ok(found.map_or(Object::NONE, |line| Object::small(line as i64)))
}
/// Is there a quote at the start of a line or behind a colon, with nothing but blanks and a prefix before it?
fn opens_text(line: &str) -> bool {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(['"', '\'']).any(|(at, _)| {
        let before = line[..at].trim_end_matches(is_word).trim_end();
        before.is_empty() || before.ends_with(':')
    })
}

/// Is a text what is wanted, where dots stand for anything?
fn fits(want: &str, got: &str) -> bool {
    let pieces: Vec<&str> = pace::items(want.split("...")).collect();
    let [first, middle @ .., last] = pieces.as_slice() else { return want == got };
    let Some(got) = got.strip_prefix(first).and_then(|got| got.strip_suffix(last)) else { return false };
    // Each piece is found as early as it can be: that leaves most to the others.
    let mut left = got.as_bytes();
    pace::items(middle.iter().filter(|piece| !piece.is_empty())).all(|piece| match search::find(left, piece.as_bytes()) {
        Some(at) => {
            left = &left[at + piece.len()..];
            true
        }
        None => false,
    })
}

/// Lines, each further to the right; empty ones stay.
fn indented(vm: &mut Vm, args: &[Object]) -> Res {
    vm.reserve_many(text(vm, args[0]).len() as u64, 6, 1)?;
    let text = text(vm, args[0]).to_owned();
    let mut made = String::with_capacity(text.len() + 64);
    for line in pace::items(text.split_inclusive('\n')) {
        if line != "\n" {
            made.push_str("    ");
        }
        made.push_str(line);
    }
    vm.poll()?;
    Ok(vm.heap.string(made))
}
