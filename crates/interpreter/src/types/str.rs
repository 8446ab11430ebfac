//! `str`: its methods, as glue between objects and the functions of `text/`.

use super::dunders::{COMPARE, CONTAINER, FORMAT, HASH, PERCENT, REPR, SEQUENCE, SUBSCRIPT};
use super::str_short::{self, Separator};
use super::{OBJECT, STR, TypeDef};
use crate::native::{Args, Flow, NativeDef, Res, method, static_method, variadic_method};
use crate::object::class::Layout;
use crate::object::string::ascii_text;
use crate::object::{Kind, Object};
use crate::pace;
use crate::text::str_index::Text;
use crate::text::str_pad::{self, Side};
use crate::text::{TextError, str_case, str_class, str_search, str_split, surrogate};
use crate::types;
use crate::vm::Vm;
use std::ops::Range;

/// Texts beyond this many bytes are worked through with looks at the meter.
const LONG: usize = 1 << 16;

pub static DEF: TypeDef = TypeDef {
    id: STR,
    name: "str",
    module: "builtins",
    base: OBJECT,
    layout: Layout::Str,
    is_base: true,
    natives: &[METHODS, COMPARE, CONTAINER, FORMAT, HASH, PERCENT, REPR, SEQUENCE, SUBSCRIPT],
    doc: "Text: an immutable sequence of Unicode code points.",
};

static METHODS: &[NativeDef] = &[
    static_method("__new__", "cls, object='', encoding='utf-8', errors='strict'", new),
    method("__str__", "self, /", |vm, args| Ok(vm.payload(args[0]))),
    method("capitalize", "self, /", |vm, args| cased(vm, args, str_case::capitalize_ascii, str_case::capitalize)),
    method("casefold", "self, /", |vm, args| cased(vm, args, str_case::lower_ascii, str_case::casefold)),
    method("center", "self, width, fillchar=' ', /", |vm, args| pad(vm, args, Side::Center)),
    variadic_method("count", "self, sub, start=None, end=None, /", count),
    method("encode", "self, /, encoding='utf-8', errors='strict'", super::str_codec::encode),
    variadic_method("endswith", "self, suffix, start=None, end=None, /", |vm, args| affix(vm, args, "endswith", str_search::ends_with)),
    method("expandtabs", "self, /, tabsize=8", expandtabs),
    variadic_method("find", "self, sub, start=None, end=None, /", |vm, args| find(vm, args, "find", false, false)),
    variadic_method("format", "self, /, *args, **kwargs", types::str_format),
    method("format_map", "self, mapping, /", types::str_format_map),
    variadic_method("index", "self, sub, start=None, end=None, /", |vm, args| find(vm, args, "index", false, true)),
    method("isalnum", "self, /", |vm, args| Ok(Object::bool(str_class::is_alnum(vm.text_of(args[0]))))),
    method("isalpha", "self, /", |vm, args| Ok(Object::bool(str_class::is_alpha(vm.text_of(args[0]))))),
    method("isascii", "self, /", |vm, args| Ok(Object::bool(vm.heap.is_ascii(vm.payload(args[0]))))),
    method("isdecimal", "self, /", |vm, args| Ok(Object::bool(str_class::is_decimal(vm.text_of(args[0]))))),
    method("isdigit", "self, /", |vm, args| Ok(Object::bool(str_class::is_digit(vm.text_of(args[0]))))),
    method("isidentifier", "self, /", |vm, args| Ok(Object::bool(str_class::is_identifier(vm.text_of(args[0]))))),
    method("islower", "self, /", |vm, args| Ok(Object::bool(str_class::is_lower(vm.text_of(args[0]))))),
    method("isnumeric", "self, /", |vm, args| Ok(Object::bool(str_class::is_numeric(vm.text_of(args[0]))))),
    method("isprintable", "self, /", |vm, args| Ok(Object::bool(str_class::is_printable(vm.text_of(args[0]))))),
    method("isspace", "self, /", |vm, args| Ok(Object::bool(str_class::is_space(vm.text_of(args[0]))))),
    method("istitle", "self, /", |vm, args| Ok(Object::bool(str_class::is_title(vm.text_of(args[0]))))),
    method("isupper", "self, /", |vm, args| Ok(Object::bool(str_class::is_upper(vm.text_of(args[0]))))),
    method("join", "self, iterable, /", super::str_join::join),
    method("ljust", "self, width, fillchar=' ', /", |vm, args| pad(vm, args, Side::Left)),
    method("lower", "self, /", |vm, args| cased(vm, args, str_case::lower_ascii, str_case::lower)),
    method("lstrip", "self, chars=None, /", |vm, args| strip(vm, args, "lstrip", (true, false), str_split::lstrip)),
    static_method("maketrans", "x, y=None, z=None, /", super::str_translate::maketrans),
    method("partition", "self, sep, /", |vm, args| partition(vm, args, false)),
    method("removeprefix", "self, prefix, /", |vm, args| remove(vm, args, "removeprefix", false)),
    method("removesuffix", "self, suffix, /", |vm, args| remove(vm, args, "removesuffix", true)),
    method("replace", "self, old, new, count=-1, /", replace),
    variadic_method("rfind", "self, sub, start=None, end=None, /", |vm, args| find(vm, args, "rfind", true, false)),
    variadic_method("rindex", "self, sub, start=None, end=None, /", |vm, args| find(vm, args, "rindex", true, true)),
    method("rjust", "self, width, fillchar=' ', /", |vm, args| pad(vm, args, Side::Right)),
    method("rpartition", "self, sep, /", |vm, args| partition(vm, args, true)),
    method("rsplit", "self, /, sep=None, maxsplit=-1", |vm, args| split(vm, args, true)),
    method("rstrip", "self, chars=None, /", |vm, args| strip(vm, args, "rstrip", (false, true), str_split::rstrip)),
    method("split", "self, /, sep=None, maxsplit=-1", |vm, args| split(vm, args, false)),
    method("splitlines", "self, /, keepends=False", splitlines),
    variadic_method("startswith", "self, prefix, start=None, end=None, /", |vm, args| {
        affix(vm, args, "startswith", str_search::starts_with)
    }),
    method("strip", "self, chars=None, /", |vm, args| strip(vm, args, "strip", (true, true), str_split::strip)),
    method("swapcase", "self, /", |vm, args| mapped(vm, args, str_case::swapcase)),
    method("title", "self, /", |vm, args| cased(vm, args, str_case::title_ascii, str_case::title)),
    method("translate", "self, table, /", super::str_translate::translate),
    method("upper", "self, /", |vm, args| cased(vm, args, str_case::upper_ascii, str_case::upper)),
    method("zfill", "self, width, /", zfill),
];

/// The receiver's text with its ASCII flag.
fn text(vm: &Vm, object: Object) -> Text<'_> {
    let object = vm.payload(object);
    Text { str: vm.heap.text(object), ascii: vm.heap.is_ascii(object) }
}
fn done(vm: &mut Vm, result: Result<String, TextError>) -> Res {
    match result {
        Ok(text) => Ok(vm.heap.string(text)),
        Err(error) => Err(vm.text_error(error)),
    }
}
/// A result that may be the receiver itself.
fn done_or(vm: &mut Vm, result: Result<Option<String>, TextError>, receiver: Object) -> Res {
    match result {
        Ok(Some(text)) => Ok(vm.heap.string(text)),
        Ok(None) => Ok(vm.payload(receiver)),
        Err(error) => Err(vm.text_error(error)),
    }
}
/// As `mapped`, with a short way for ASCII texts that are not long.
fn cased(vm: &mut Vm, args: &[Object], ascii: fn(&[u8], &mut [u8]), map: fn(&str) -> String) -> Res {
    let receiver = vm.payload(args[0]);
    let text = vm.heap.text(receiver).as_bytes();
    let mut line = [0; 128];
    let Some(line) = line.get_mut(..text.len()).filter(|_| vm.heap.is_ascii(receiver)) else { return mapped(vm, args, map) };
    ascii(text, line);
    Ok(vm.heap.ascii(ascii_text(line).unwrap_or_default()))
}
fn mapped(vm: &mut Vm, args: &[Object], map: fn(&str) -> String) -> Res {
    let size = vm.text_of(args[0]).len();
    vm.reserve(size * 3)?;
    let result = map(vm.text_of(args[0]));
    Ok(vm.heap.string(result))
}
fn new(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(object) = args[1].given() else {
        let empty = vm.heap.str("");
        return Ok(vm.wrap(args[0], STR, empty));
    };
    let exact = args[0] == Vm::class_object(STR);
    if args[2].given().is_some() || args[3].given().is_some() {
        for (at, name) in [(2, "encoding"), (3, "errors")] {
            if let Some(option) = args[at].given() {
                vm.text_arg(option, &format!("str() argument '{name}'"))?;
            }
        }
        let inner = vm.payload(object);
        let inner = if inner.is(Kind::Misc) { types::view_bytes(vm, inner).map_or(inner, |data| vm.heap.bytes(data)) } else { inner };
        if !matches!(inner.kind(), Kind::Bytes | Kind::ByteArray) {
            let message = if inner.is(Kind::Str) {
                "decoding str is not supported".to_owned()
            } else {
                format!("decoding to str: need a bytes-like object, {} found", vm.type_name(object))
            };
            return Err(vm.type_error(&message));
        }
        let result = types::decode_bytes(vm, inner, args[2], args[3])?;
        return Ok(vm.wrap(args[0], STR, result));
    }
    match types::str_of(vm, object) {
        Ok(result) if exact => Ok(result),
        Ok(result) => {
            let plain = vm.payload(result);
            Ok(vm.wrap(args[0], STR, plain))
        }
        Err(flow) if exact || matches!(*flow, Flow::Raise(_)) => Err(flow),
        Err(_) => vm.call_embedded("str_subclass", vec![args[0], object]),
    }
}
fn text_operand(vm: &mut Vm, object: Object, what: &str) -> Res {
    let plain = vm.payload(object);
    if plain.is(Kind::Str) {
        return Ok(plain);
    }
    let got = if object.is_none() { "None" } else { vm.type_name(object) };
    let message = format!("{what} must be str, not {got}");
    Err(vm.type_error(&message))
}
fn find(vm: &mut Vm, args: Args<'_>, name: &str, last: bool, required: bool) -> Res {
    let (needle, start, end) = search_arguments(vm, args, name)?;
    let haystack = text(vm, args.all[0]);
    let search = if last { str_search::rfind } else { str_search::find };
    match search(haystack, vm.heap.text(needle), start, end) {
        Some(at) => Ok(Object::small(at as i64)),
        None if required => Err(vm.text_error(str_search::not_found())),
        None => Ok(Object::small(-1)),
    }
}
fn search_arguments(vm: &mut Vm, args: Args<'_>, name: &str) -> Res<(Object, Option<i64>, Option<i64>)> {
    let count = args.all.len();
    if !args.keywords.is_empty() {
        let message = format!("str.{name}() takes no keyword arguments");
        return Err(vm.type_error(&message));
    }
    if count < 2 {
        let message = format!("{name}() takes at least 1 argument (0 given)");
        return Err(vm.type_error(&message));
    }
    if count > 4 {
        let message = format!("{name}() takes at most 3 arguments ({} given)", count - 1);
        return Err(vm.type_error(&message));
    }
    let (start, end) = (vm.bound_arg(args.all, 2)?, vm.bound_arg(args.all, 3)?);
    let needle = text_operand(vm, args.all[1], "must be str, not").map_err(|_| {
        let message = format!("must be str, not {}", vm.type_name(args.all[1]));
        vm.type_error(&message)
    })?;
    Ok((needle, start, end))
}
fn count(vm: &mut Vm, args: Args<'_>) -> Res {
    let (needle, start, end) = search_arguments(vm, args, "count")?;
    let found = str_search::count(text(vm, args.all[0]), vm.heap.text(needle), start, end);
    Ok(Object::small(found as i64))
}
fn affix(vm: &mut Vm, args: Args<'_>, name: &str, test: fn(Text<'_>, &str, Option<i64>, Option<i64>) -> bool) -> Res {
    if args.all.len() < 2 || args.all.len() > 4 {
        let (bound, most) = if args.all.len() < 2 { ("at least", 1) } else { ("at most", 3) };
        let plural = if most == 1 { "" } else { "s" };
        let message = format!("{name}() takes {bound} {most} argument{plural} ({} given)", args.all.len() - 1);
        return Err(vm.type_error(&message));
    }
    let (start, end) = (vm.bound_arg(args.all, 2)?, vm.bound_arg(args.all, 3)?);
    let wanted = vm.payload(args.all[1]);
    match wanted.kind() {
        Kind::Str => return Ok(Object::bool(test(text(vm, args.all[0]), vm.heap.text(wanted), start, end))),
        Kind::Tuple => {}
        _ => {
            let message = format!("{name} first arg must be str or a tuple of str, not {}", vm.type_name(args.all[1]));
            return Err(vm.type_error(&message));
        }
    }
    for &option in &vm.heap.tuples[wanted.index()] {
        let plain = vm.payload(option);
        if !plain.is(Kind::Str) {
            let message = format!("tuple for {name} must only contain str, not {}", vm.type_name(option));
            return Err(vm.type_error(&message));
        }
        if pace::halted_after_bytes(vm.heap.text(plain).len() / 4) {
            break;
        }
        if test(text(vm, args.all[0]), vm.heap.text(plain), start, end) {
            return Ok(Object::TRUE);
        }
    }
    Ok(Object::FALSE)
}
fn pad(vm: &mut Vm, args: &[Object], side: Side) -> Res {
    let width = vm.int_arg(args, 1)?;
    let fill = match args[2].given() {
        None => ' ',
        Some(fill) => {
            let plain = vm.payload(fill);
            if !plain.is(Kind::Str) {
                let message = format!("The fill character must be a unicode character, not {}", vm.type_name(fill));
                return Err(vm.type_error(&message));
            }
            let mut chars = vm.heap.text(plain).chars();
            match (chars.next(), chars.next()) {
                (Some(c), None) => c,
                _ => return Err(vm.type_error("The fill character must be exactly one character long")),
            }
        }
    };
    let receiver = vm.payload(args[0]);
    if let Some(padded) = str_short::pad(vm, receiver, side, width, fill) {
        return Ok(padded);
    }
    let size = vm.room();
    let result = str_pad::pad(text(vm, args[0]), side, width, fill, size);
    done_or(vm, result, args[0])
}
fn zfill(vm: &mut Vm, args: &[Object]) -> Res {
    let width = vm.int_arg(args, 1)?;
    let receiver = vm.payload(args[0]);
    if let Some(filled) = str_short::zfill(vm, receiver, width) {
        return Ok(filled);
    }
    let size = vm.room();
    let result = str_pad::zfill(text(vm, args[0]), width, size);
    done_or(vm, result, args[0])
}
fn expandtabs(vm: &mut Vm, args: &[Object]) -> Res {
    let tab = vm.c_int_arg(args, 1, 8)?;
    let receiver = vm.payload(args[0]);
    if let Some(expanded) = str_short::expand_tabs(vm, receiver, tab) {
        return Ok(expanded);
    }
    let size = vm.room();
    let result = str_pad::expand_tabs(vm.text_of(args[0]), tab, size);
    done(vm, result)
}
fn strip(vm: &mut Vm, args: &[Object], name: &str, ends: (bool, bool), by: for<'a> fn(&'a str, Option<&str>) -> &'a str) -> Res {
    let chars = match args[1].some() {
        None => None,
        Some(chars) => {
            let plain = vm.payload(chars);
            if !plain.is(Kind::Str) {
                let message = format!("{name} arg must be None or str");
                return Err(vm.type_error(&message));
            }
            Some(plain)
        }
    };
    let receiver = vm.payload(args[0]);
    if let Some(part) = str_short::strip(vm, receiver, chars, ends) {
        return Ok(part);
    }
    let whole = vm.heap.text(receiver);
    let part = by(whole, chars.map(|chars| vm.heap.text(chars)));
    if part.len() == whole.len() {
        return Ok(receiver);
    }
    let part = place(whole, part);
    vm.reserve(part.len())?;
    Ok(vm.heap.substring(receiver, part))
}
/// `removeprefix` and `removesuffix`.
fn remove(vm: &mut Vm, args: &[Object], name: &str, last: bool) -> Res {
    let affix = vm.payload(args[1]);
    if !affix.is(Kind::Str) {
        return text_operand(vm, args[1], &format!("{name}() argument"));
    }
    let receiver = vm.payload(args[0]);
    let (whole, part) = (vm.heap.text(receiver), vm.heap.text(affix));
    let (length, gone) = (whole.len(), part.len());
    if !(if last { whole.ends_with(part) } else { whole.starts_with(part) }) {
        return Ok(receiver);
    }
    vm.reserve(length)?;
    Ok(vm.heap.substring(receiver, if last { 0..length - gone } else { gone..length }))
}
/// Where a part of a text lies in it.
fn place(text: &str, part: &str) -> Range<usize> {
    let start = part.as_ptr() as usize - text.as_ptr() as usize;
    start..start + part.len()
}
fn replace(vm: &mut Vm, args: &[Object]) -> Res {
    let old = text_operand(vm, args[1], "replace() argument 1")?;
    let new = text_operand(vm, args[2], "replace() argument 2")?;
    let most = vm.int_arg_or(args, 3, -1)?;
    let receiver = vm.payload(args[0]);
    if let Some(text) = str_short::replace(vm, receiver, old, new, most) {
        return Ok(text);
    }
    let size = vm.room();
    let result = str_search::replace(vm.text_of(args[0]), vm.heap.text(old), vm.heap.text(new), most, size);
    done_or(vm, result, args[0])
}
fn partition(vm: &mut Vm, args: &[Object], last: bool) -> Res {
    let plain = vm.payload(args[1]);
    if !plain.is(Kind::Str) {
        let message = format!("must be str, not {}", vm.type_name(args[1]));
        return Err(vm.type_error(&message));
    }
    let receiver = vm.payload(args[0]);
    if let Some((before, after)) = str_short::halves(vm, receiver, plain, last) {
        return Ok(vm.heap.tuple([before, plain, after]));
    }
    vm.reserve(vm.heap.text(receiver).len())?;
    let by = if last { str_search::rpartition } else { str_search::partition };
    let text = vm.heap.text(receiver);
    let parts = by(text, vm.heap.text(plain)).map(|found| found.map(|(before, after)| (place(text, before), place(text, after))));
    match parts {
        Err(error) => Err(vm.text_error(error)),
        Ok(Some((before, after))) => {
            let (before, after) = (vm.heap.substring(receiver, before), vm.heap.substring(receiver, after));
            Ok(vm.heap.tuple([before, plain, after]))
        }
        Ok(None) => {
            let empty = vm.heap.str("");
            Ok(vm.heap.tuple(if last { [empty, empty, receiver] } else { [receiver, empty, empty] }))
        }
    }
}
fn split(vm: &mut Vm, args: &[Object], back: bool) -> Res {
    let most = vm.int_arg_or(args, 2, -1)?;
    let separator = match args[1].some() {
        None => None,
        Some(separator) => {
            let plain = vm.payload(separator);
            if !plain.is(Kind::Str) {
                let message = format!("must be str or None, not {}", vm.type_name(separator));
                return Err(vm.type_error(&message));
            }
            Some(plain)
        }
    };
    let whole = vm.payload(args[0]);
    let simple = match separator.map(|separator| vm.heap.text(separator).as_bytes()) {
        None => Some(Separator::Space),
        Some([byte]) => Some(Separator::Byte(*byte)),
        _ => None,
    };
    let parts = match (simple, usize::try_from(most)) {
        (Some(simple), Err(_)) => str_short::split(vm, whole, simple),
        (Some(Separator::Byte(byte)), Ok(most)) => str_short::split_few(vm, whole, byte, most, back),
        (None, Err(_)) if !back => separator.and_then(|separator| str_short::split_at_text(vm, whole, separator)),
        _ => None,
    };
    if let Some(parts) = parts {
        return Ok(parts);
    }
    if vm.heap.text(whole).len() > LONG {
        return split_long(vm, whole, separator, most, back);
    }
    let text = vm.heap.text(whole);
    // Places of the parts first: objects are made while the text is not borrowed.
    let place = |part| place(text, part);
    let parts: Result<smallvec::SmallVec<[Range<usize>; 16]>, TextError> = match (separator, back) {
        (None, false) => Ok(str_split::split_space(text, most).map(place).collect()),
        (None, true) => Ok(str_split::rsplit_space(text, most).map(place).collect()),
        (Some(separator), false) => str_split::split(text, vm.heap.text(separator), most).map(|parts| parts.map(place).collect()),
        (Some(separator), true) => str_split::rsplit(text, vm.heap.text(separator), most).map(|parts| parts.map(place).collect()),
    };
    let parts = match parts {
        Ok(parts) => parts,
        Err(error) => return Err(vm.text_error(error)),
    };
    let mut items: Vec<Object> = parts.into_iter().map(|part| vm.heap.substring(whole, part)).collect();
    if back {
        items.reverse();
    }
    Ok(vm.heap.list(items))
}
/// As `split`, of a text that may have more parts than fit: each is accounted for before the next is made.
fn split_long(vm: &mut Vm, whole: Object, separator: Option<Object>, most: i64, back: bool) -> Res {
    let text = copied(vm, whole)?;
    let separator = separator.map(|separator| vm.heap.text(separator).to_owned());
    let parts = match (&separator, back) {
        (None, false) => listed(vm, str_split::split_space(&text, most)),
        (None, true) => listed(vm, str_split::rsplit_space(&text, most)),
        (Some(separator), false) => match str_split::split(&text, separator, most) {
            Ok(parts) => listed(vm, parts),
            Err(error) => Err(vm.text_error(error)),
        },
        (Some(separator), true) => match str_split::rsplit(&text, separator, most) {
            Ok(parts) => listed(vm, parts),
            Err(error) => Err(vm.text_error(error)),
        },
    };
    let list = parts?;
    if back {
        vm.heap.lists[list.index()].reverse();
    }
    Ok(list)
}
/// A copy of a long text, to walk while objects are made.
fn copied(vm: &mut Vm, string: Object) -> Res<String> {
    vm.reserve(vm.heap.text(string).len())?;
    let text = vm.heap.text(string);
    let mut copy = String::with_capacity(text.len());
    pace::append(&mut copy, text);
    Ok(copy)
}
fn listed<'a>(vm: &mut Vm, parts: impl Iterator<Item = &'a str>) -> Res {
    let mut items: Vec<Object> = Vec::new();
    for part in parts {
        if items.len() % 1024 == 1023 || part.len() > LONG {
            vm.reserve(items.len() * 16 + part.len() + (1 << 13))?;
            vm.poll()?;
        }
        items.push(vm.heap.str(part));
    }
    Ok(vm.heap.list(items))
}
fn splitlines(vm: &mut Vm, args: &[Object]) -> Res {
    let keep = vm.int_arg_or(args, 1, 0)? != 0;
    let whole = vm.payload(args[0]);
    if let Some(lines) = str_short::split_lines(vm, whole, keep) {
        return Ok(lines);
    }
    let text = copied(vm, whole)?;
    listed(vm, str_split::split_lines(&text, keep))
}
/// `item in text`.
pub fn str_contains(vm: &mut Vm, string: Object, item: Object) -> Res<Option<bool>> {
    let plain = vm.payload(item);
    if !plain.is(Kind::Str) {
        let message = format!("'in <string>' requires string as left operand, not {}", vm.type_name(item));
        return Err(vm.type_error(&message));
    }
    let found = crate::text::search::find(vm.heap.text(string).as_bytes(), vm.heap.text(plain).as_bytes()).is_some();
    vm.poll()?;
    Ok(Some(found))
}
/// The character of a code point, surrogates included.
#[must_use]
pub fn char_from(code: u32) -> Option<char> {
    surrogate::char_of(code)
}
