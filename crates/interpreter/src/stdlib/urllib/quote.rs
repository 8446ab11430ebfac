//! The quoting functions of `urllib.parse`: texts in UTF-8 and bytes, and the queries made of them.
//! Other encodings, other error handlers and other types are left to `parse.py`.

use super::MODULE;
use crate::native::Res;
use crate::object::{Kind, Object};
use crate::pace;
use crate::stdlib::slowly;
use crate::vm::Vm;

/// The bytes that stay as they are.
struct Safe([bool; 128]);

impl Safe {
    /// Letters, digits, `_.-~` and those given: of a text or of bytes.
    fn of(vm: &Vm, given: Object, default: &[u8]) -> Option<Self> {
        let more = match given.kind() {
            _ if given.is_unbound() => default,
            Kind::Str => vm.heap.text(given).as_bytes(),
            Kind::Bytes => &vm.heap.bytes[given.index()].data,
            _ => return None,
        };
        let mut safe = [false; 128];
        for (byte, keep) in (0u8..).zip(&mut safe) {
            *keep = byte.is_ascii_alphanumeric() || b"_.-~".contains(&byte);
        }
        for &byte in more.iter().filter(|byte| byte.is_ascii()) {
            safe[usize::from(byte)] = true;
        }
        Some(Self(safe))
    }
    fn with_spaces(mut self) -> Self {
        self.0[usize::from(b' ')] = true;
        self
    }
    fn quoted(&self, bytes: &[u8]) -> String {
        const HEX: &[u8; 16] = b"0123456789ABCDEF";
        let mut made = String::with_capacity(bytes.len());
        for &byte in bytes {
            if self.0.get(usize::from(byte)) == Some(&true) {
                made.push(char::from(byte));
            } else {
                made.extend(['%', char::from(HEX[usize::from(byte >> 4)]), char::from(HEX[usize::from(byte & 15)])]);
            }
        }
        made
    }
}

/// Is there no lone surrogate in the text, which UTF-8 would refuse?
fn is_whole(text: &str) -> bool {
    !text.chars().any(|c| ('\u{10F000}'..='\u{10F7FF}').contains(&c))
}
fn or_text(vm: &mut Vm, object: Object, default: &str) -> Object {
    if object.is_unbound() { vm.heap.str(default) } else { object }
}
/// Calls the same in Python, with the arguments that were not given.
fn in_python(vm: &mut Vm, name: &str, args: &[Object]) -> Res {
    let (encoding, errors, separator) = (or_text(vm, args[3], "utf-8"), or_text(vm, args[4], "replace"), or_text(vm, args[6], "&"));
    let all = vec![args[0], args[1].or(Object::FALSE), args[2].or(Object::FALSE), encoding, errors, args[5].or(Object::NONE), separator];
    slowly(vm, MODULE, name, all)
}
fn is_named(vm: &Vm, object: Object, name: &str) -> bool {
    object.is_unbound() || object.is_none() || object.is(Kind::Str) && vm.heap.text(object) == name
}

pub fn from_bytes(vm: &mut Vm, args: &[Object]) -> Res {
    match (args[0].kind(), Safe::of(vm, args[1], b"/")) {
        (Kind::Bytes | Kind::ByteArray, Some(safe)) => {
            let quoted = safe.quoted(&vm.heap.bytes[args[0].index()].data);
            Ok(vm.heap.string(quoted))
        }
        _ => {
            let safe = or_text(vm, args[1], "/");
            slowly(vm, MODULE, "_quote_from_bytes", vec![args[0], safe])
        }
    }
}
pub fn quote(vm: &mut Vm, args: &[Object], plus: bool) -> Res {
    let default: &[u8] = if plus { b"" } else { b"/" };
    if args[0].is(Kind::Str)
        && is_named(vm, args[2], "utf-8")
        && is_named(vm, args[3], "strict")
        && is_whole(vm.heap.text(args[0]))
        && let Some(safe) = Safe::of(vm, args[1], default)
    {
        vm.reserve_many(vm.heap.text(args[0]).len() as u64, 4, 1)?;
        let text = vm.heap.text(args[0]);
        if plus && text.contains(' ') {
            let quoted = safe.with_spaces().quoted(text.as_bytes()).replace(' ', "+");
            return Ok(vm.heap.string(quoted));
        }
        if text.bytes().all(|byte| safe.0.get(usize::from(byte)) == Some(&true)) {
            return Ok(args[0]);
        }
        let quoted = safe.quoted(text.as_bytes());
        return Ok(vm.heap.string(quoted));
    }
    let name = if plus { "_quote_plus" } else { "_quote" };
    let safe = or_text(vm, args[1], if plus { "" } else { "/" });
    slowly(vm, MODULE, name, vec![args[0], safe, args[2].or(Object::NONE), args[3].or(Object::NONE)])
}

/// The bytes that quoted ones stand for; what is no escape stays.
fn unquoted(bytes: &[u8]) -> Vec<u8> {
    let digit = |at: usize| bytes.get(at).and_then(|&byte| char::from(byte).to_digit(16));
    let mut made = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        match (bytes[at], digit(at + 1), digit(at + 2)) {
            (b'%', Some(high), Some(low)) => {
                made.push((high * 16 + low) as u8);
                at += 3;
            }
            (byte, ..) => {
                made.push(byte);
                at += 1;
            }
        }
    }
    made
}
/// The text that a quoted one stands for. Only runs of ASCII hold escapes: each is decoded by itself.
fn unquoted_text(text: &str) -> String {
    let mut made = String::with_capacity(text.len());
    let mut rest = text;
    while !rest.is_empty() {
        let run = rest.bytes().position(|byte| !byte.is_ascii()).unwrap_or(rest.len());
        made.push_str(&String::from_utf8_lossy(&unquoted(&rest.as_bytes()[..run])));
        let other = rest[run..].bytes().position(|byte| byte.is_ascii()).unwrap_or(rest.len() - run);
        made.push_str(&rest[run..run + other]);
        rest = &rest[run + other..];
    }
    made
}
pub fn to_bytes(vm: &mut Vm, args: &[Object]) -> Res {
    vm.reserve(vm.len_native(args[0]).unwrap_or(0))?;
    let bytes = match args[0].kind() {
        Kind::Str if is_whole(vm.heap.text(args[0])) => unquoted(vm.heap.text(args[0]).as_bytes()),
        Kind::Bytes => unquoted(&vm.heap.bytes[args[0].index()].data),
        _ => return slowly(vm, MODULE, "_unquote_to_bytes", args.to_vec()),
    };
    Ok(vm.heap.bytes(bytes))
}
pub fn unquote(vm: &mut Vm, args: &[Object], plus: bool) -> Res {
    if args[0].is(Kind::Str) && is_named(vm, args[1], "utf-8") && is_named(vm, args[2], "replace") {
        let text = vm.heap.text(args[0]);
        if !(text.contains('%') || plus && text.contains('+')) {
            return Ok(args[0]);
        }
        vm.reserve_many(vm.heap.text(args[0]).len() as u64, 3, 1)?;
        let text = vm.heap.text(args[0]);
        let made = if plus { unquoted_text(&text.replace('+', " ")) } else { unquoted_text(text) };
        return Ok(vm.heap.string(made));
    }
    let name = if plus { "_unquote_plus" } else { "_unquote" };
    slowly(vm, MODULE, name, vec![args[0], args[1].or(Object::NONE), args[2].or(Object::NONE)])
}

/// The name or value of a query, quoted; none for what only guest code can show.
fn shown(vm: &mut Vm, safe: &Safe, value: Object) -> Option<String> {
    let quoted = match value.kind() {
        Kind::Str if is_whole(vm.heap.text(value)) => safe.quoted(vm.heap.text(value).as_bytes()),
        Kind::Bytes => safe.quoted(&vm.heap.bytes[value.index()].data),
        Kind::Int | Kind::Float | Kind::Bool => safe.quoted(crate::types::repr_native(vm, value).as_bytes()),
        _ if value.is_none() => "None".to_owned(),
        _ => return None,
    };
    Some(quoted.replace(' ', "+"))
}
pub fn encode(vm: &mut Vm, args: &[Object]) -> Res {
    if args[3].some().is_none()
        && args[4].some().is_none()
        && args[5].is_unbound()
        && let Some(made) = encoded(vm, args)
    {
        vm.reserve(made.len())?;
        return Ok(vm.heap.string(made));
    }
    let safe = or_text(vm, args[2], "");
    let mut all = vec![args[0], args[1].or(Object::FALSE), safe, args[3].or(Object::NONE), args[4].or(Object::NONE)];
    all.extend(args[5].given());
    slowly(vm, MODULE, "_urlencode", all)
}
fn encoded(vm: &mut Vm, args: &[Object]) -> Option<String> {
    let many = !args[1].is_unbound() && vm.truth_native(args[1])?;
    let safe = Safe::of(vm, args[2], b"")?.with_spaces();
    let pairs: Vec<(Object, Object)> = match args[0].kind() {
        Kind::Dict => vm.heap.dicts[args[0].index()].iter().map(|entry| (entry.key, entry.value)).collect(),
        Kind::List => {
            let pair = |&item: &Object| match &vm.heap.tuples[item.index_of(Kind::Tuple)?][..] {
                &[name, value] => Some((name, value)),
                _ => None,
            };
            vm.heap.lists[args[0].index()].iter().map(pair).collect::<Option<_>>()?
        }
        _ => return None,
    };
    let mut made = String::new();
    let mut add = |name: &str, value: &str| {
        if !made.is_empty() {
            made.push('&');
        }
        made.extend([name, "=", value]);
    };
    for (name, value) in pairs {
        let name = shown(vm, &safe, name)?;
        let items = match value.kind() {
            Kind::List if many => vm.heap.lists[value.index()].clone(),
            Kind::Tuple if many => vm.heap.tuples[value.index()].to_vec(),
            _ => vec![value],
        };
        for item in items {
            add(&name, &shown(vm, &safe, item)?);
        }
    }
    Some(made)
}

/// The names and values of a query; none where Python must look.
fn pairs(vm: &mut Vm, args: &[Object]) -> Res<Option<Vec<(String, String)>>> {
    let flag = |vm: &Vm, at: usize| if args[at].is_unbound() { Some(false) } else { vm.truth_native(args[at]) };
    let (Some(blank), Some(strict)) = (flag(vm, 1), flag(vm, 2)) else { return Ok(None) };
    let separator = match args[6].given() {
        None => "&".to_owned(),
        Some(given) if given.is(Kind::Str) => vm.heap.text(given).to_owned(),
        Some(_) => String::new(),
    };
    let default = is_named(vm, args[3], "utf-8") && is_named(vm, args[4], "replace") && args[5].some().is_none();
    if !args[0].is(Kind::Str) || !default || separator.is_empty() || strict {
        return Ok(None);
    }
    // A short pair becomes two texts, and each of them an object.
    vm.reserve_many(vm.heap.text(args[0]).len() as u64, 20, 1)?;
    let text = vm.heap.text(args[0]).to_owned();
    let mut found = Vec::new();
    for pair in text.split(&separator).filter(|pair| !pair.is_empty()) {
        if pace::halted_after_bytes(pair.len() + 64) {
            break;
        }
        let (name, value) = match pair.split_once('=') {
            Some(pair) => pair,
            None if blank => (pair, ""),
            None => continue,
        };
        if !value.is_empty() || blank {
            let plain = |text: &str| unquoted_text(&text.replace('+', " "));
            found.push((plain(name), plain(value)));
        }
    }
    Ok(Some(found))
}
/// `parse_qsl`: the pairs, in their order.
pub fn query_list(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(pairs) = pairs(vm, args)? else { return in_python(vm, "_parse_qsl", args) };
    let mut made = Vec::with_capacity(pairs.len());
    for (name, value) in pace::items(pairs.into_iter()) {
        let pair = [vm.heap.string(name), vm.heap.string(value)];
        made.push(vm.heap.tuple(pair));
    }
    Ok(vm.heap.list(made))
}
/// `parse_qs`: the values of each name.
pub fn query(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(pairs) = pairs(vm, args)? else { return in_python(vm, "_parse_qs", args) };
    let result = vm.dict_from([]);
    for (name, value) in pace::items(pairs.into_iter()) {
        let value = vm.heap.string(value);
        match vm.dict_get_str(result, &name) {
            Some(list) => vm.heap.lists[list.index()].push(value),
            None => {
                let list = vm.heap.list(vec![value]);
                vm.dict_set_str(result, &name, list);
            }
        }
    }
    Ok(result)
}
