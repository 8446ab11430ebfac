//! `str`: its methods, as glue between objects and the functions of `text/`.

use super::dunders::{COMPARE, CONTAINER, FORMAT, HASH, PERCENT, REPR, SEQUENCE, SUBSCRIPT};
use super::str_short::{self, Separator};
use super::{OBJECT, STR, TypeDef};
use crate::native::{Args, Flow, NativeDef, Res, method, static_method, variadic_method};
use crate::object::class::Layout;
use crate::object::{Kind, Object};
use crate::pace;
use crate::text::str_index::Text;
use crate::text::str_pad::{self, Side};
use crate::text::{TextError, codec, str_case, str_class, str_search, str_split, surrogate};
use crate::types;
use crate::vm::Vm;

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
    method("casefold", "self, /", |vm, args| cased(vm, args, str::make_ascii_lowercase, str_case::casefold)),
    method("center", "self, width, fillchar=' ', /", |vm, args| pad(vm, args, Side::Center)),
    variadic_method("count", "self, sub, start=None, end=None, /", count),
    method("encode", "self, /, encoding='utf-8', errors='strict'", encode),
    variadic_method("endswith", "self, suffix, start=None, end=None, /", |vm, args| affix(vm, args, "endswith", str_search::ends_with)),
    method("expandtabs", "self, /, tabsize=8", expandtabs),
    variadic_method("find", "self, sub, start=None, end=None, /", |vm, args| find(vm, args, "find", false, false)),
    variadic_method("format", "self, /, *args, **kwargs", types::str_format),
    method("format_map", "self, mapping, /", types::str_format_map),
    variadic_method("index", "self, sub, start=None, end=None, /", |vm, args| find(vm, args, "index", false, true)),
    method("isalnum", "self, /", |vm, args| Ok(Object::bool(str_class::is_alnum(vm.text_of(args[0]))))),
    method("isalpha", "self, /", |vm, args| Ok(Object::bool(str_class::is_alpha(vm.text_of(args[0]))))),
    method("isascii", "self, /", |vm, args| Ok(Object::bool(vm.text_of(args[0]).is_ascii()))),
    method("isdecimal", "self, /", |vm, args| Ok(Object::bool(str_class::is_decimal(vm.text_of(args[0]))))),
    method("isdigit", "self, /", |vm, args| Ok(Object::bool(str_class::is_digit(vm.text_of(args[0]))))),
    method("isidentifier", "self, /", |vm, args| Ok(Object::bool(str_class::is_identifier(vm.text_of(args[0]))))),
    method("islower", "self, /", |vm, args| Ok(Object::bool(str_class::is_lower(vm.text_of(args[0]))))),
    method("isnumeric", "self, /", |vm, args| Ok(Object::bool(str_class::is_numeric(vm.text_of(args[0]))))),
    method("isprintable", "self, /", |vm, args| Ok(Object::bool(str_class::is_printable(vm.text_of(args[0]))))),
    method("isspace", "self, /", |vm, args| Ok(Object::bool(str_class::is_space(vm.text_of(args[0]))))),
    method("istitle", "self, /", |vm, args| Ok(Object::bool(str_class::is_title(vm.text_of(args[0]))))),
    method("isupper", "self, /", |vm, args| Ok(Object::bool(str_class::is_upper(vm.text_of(args[0]))))),
    method("join", "self, iterable, /", join),
    method("ljust", "self, width, fillchar=' ', /", |vm, args| pad(vm, args, Side::Left)),
    method("lower", "self, /", |vm, args| cased(vm, args, str::make_ascii_lowercase, str_case::lower)),
    method("lstrip", "self, chars=None, /", |vm, args| strip(vm, args, "lstrip", (true, false), str_split::lstrip)),
    static_method("maketrans", "x, y=None, z=None, /", maketrans),
    method("partition", "self, sep, /", |vm, args| partition(vm, args, false)),
    method("removeprefix", "self, prefix, /", |vm, args| remove(vm, args, "removeprefix", str_search::remove_prefix)),
    method("removesuffix", "self, suffix, /", |vm, args| remove(vm, args, "removesuffix", str_search::remove_suffix)),
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
    method("upper", "self, /", |vm, args| cased(vm, args, str::make_ascii_uppercase, str_case::upper)),
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
/// As `mapped`, with a short way for short ASCII texts.
fn cased(vm: &mut Vm, args: &[Object], ascii: fn(&mut str), map: fn(&str) -> String) -> Res {
    let receiver = vm.payload(args[0]);
    if !vm.heap.is_ascii(receiver) || vm.heap.text(receiver).len() > LONG {
        return mapped(vm, args, map);
    }
    let mut text = compact_str::CompactString::new(vm.heap.text(receiver));
    ascii(text.as_mut_str());
    Ok(vm.heap.ascii(text))
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
    let options = match wanted.kind() {
        Kind::Str => return Ok(Object::bool(test(text(vm, args.all[0]), vm.heap.text(wanted), start, end))),
        Kind::Tuple => vm.heap.tuples[wanted.index()].to_vec(),
        _ => {
            let message = format!("{name} first arg must be str or a tuple of str, not {}", vm.type_name(args.all[1]));
            return Err(vm.type_error(&message));
        }
    };
    for option in options {
        let plain = vm.payload(option);
        if !plain.is(Kind::Str) {
            let message = format!("tuple for {name} must only contain str, not {}", vm.type_name(option));
            return Err(vm.type_error(&message));
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
    let size = vm.room();
    let result = str_pad::pad(text(vm, args[0]), side, width, fill, size);
    done_or(vm, result, args[0])
}
fn zfill(vm: &mut Vm, args: &[Object]) -> Res {
    let width = vm.int_arg(args, 1)?;
    let size = vm.room();
    let result = str_pad::zfill(text(vm, args[0]), width, size);
    done_or(vm, result, args[0])
}
fn expandtabs(vm: &mut Vm, args: &[Object]) -> Res {
    let tab = vm.int_arg_or(args, 1, 8)?;
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
    let (start, length) = (part.as_ptr() as usize - whole.as_ptr() as usize, part.len());
    vm.reserve(length)?;
    let part = compact_str::CompactString::new(&vm.heap.text(receiver)[start..start + length]);
    Ok(if vm.heap.is_ascii(receiver) { vm.heap.ascii(part) } else { vm.heap.str(&part) })
}
fn remove(vm: &mut Vm, args: &[Object], name: &str, by: for<'a> fn(&'a str, &str) -> &'a str) -> Res {
    let affix = text_operand(vm, args[1], &format!("{name}() argument"))?;
    vm.reserve(vm.text_of(args[0]).len())?;
    let part = by(vm.text_of(args[0]), vm.heap.text(affix)).to_owned();
    Ok(vm.heap.string(part))
}
fn replace(vm: &mut Vm, args: &[Object]) -> Res {
    let old = text_operand(vm, args[1], "replace() argument 1")?;
    let new = text_operand(vm, args[2], "replace() argument 2")?;
    let most = vm.int_arg_or(args, 3, -1)?;
    let receiver = vm.payload(args[0]);
    if most < 0
        && let Some(text) = str_short::replace(vm, receiver, old, new)
    {
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
    vm.reserve(vm.heap.text(receiver).len())?;
    let by = if last { str_search::rpartition } else { str_search::partition };
    let parts =
        by(vm.heap.text(receiver), vm.heap.text(plain)).map(|found| found.map(|(before, after)| (before.to_owned(), after.to_owned())));
    match parts {
        Err(error) => Err(vm.text_error(error)),
        Ok(Some((before, after))) => {
            let (before, after) = (vm.heap.string(before), vm.heap.string(after));
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
    if most < 0
        && let Some(simple) = simple
        && let Some(parts) = str_short::split(vm, whole, simple)
    {
        return Ok(parts);
    }
    if vm.heap.text(whole).len() > LONG {
        return split_long(vm, whole, separator, most, back);
    }
    let text = vm.heap.text(whole);
    // Places of the parts first: objects are made while the text is not borrowed.
    let place = |part: &str| {
        let start = part.as_ptr() as usize - text.as_ptr() as usize;
        (start, start + part.len())
    };
    let parts: Result<smallvec::SmallVec<[(usize, usize); 16]>, TextError> = match (separator, back) {
        (None, false) => Ok(str_split::split_space(text, most).map(place).collect()),
        (None, true) => Ok(str_split::rsplit_space(text, most).map(place).collect()),
        (Some(separator), false) => str_split::split(text, vm.heap.text(separator), most).map(|parts| parts.map(place).collect()),
        (Some(separator), true) => str_split::rsplit(text, vm.heap.text(separator), most).map(|parts| parts.map(place).collect()),
    };
    let parts = match parts {
        Ok(parts) => parts,
        Err(error) => return Err(vm.text_error(error)),
    };
    let ascii = vm.heap.is_ascii(whole);
    let mut items: Vec<Object> = Vec::with_capacity(parts.len());
    for (start, end) in parts {
        let part = compact_str::CompactString::new(&vm.heap.text(whole)[start..end]);
        if part.len() == 1 {
            items.push(vm.heap.char_str(part.as_bytes()[0]));
        } else {
            let chars = if ascii { part.len() } else { crate::object::heap::count_chars(&part) };
            items.push(vm.heap.str_of_len(part, chars));
        }
    }
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
    let text = copied(vm, vm.payload(args[0]))?;
    listed(vm, str_split::split_lines(&text, keep))
}
fn join(vm: &mut Vm, args: &[Object]) -> Res {
    if !vm.is_iterable(args[1]) {
        return Err(vm.type_error("can only join an iterable"));
    }
    let Some(items) = vm.items_native(args[1])? else { return vm.call_embedded("str_join", vec![vm.payload(args[0]), args[1]]) };
    let separator = vm.payload(args[0]);
    let mut size = vm.heap.text(separator).len().saturating_mul(items.len().saturating_sub(1));
    for (number, &item) in items.iter().enumerate() {
        if number % 4096 == 4095 {
            vm.poll()?;
        }
        let plain = vm.payload(item);
        if !plain.is(Kind::Str) {
            let message = format!("sequence item {number}: expected str instance, {} found", vm.type_name(item));
            return Err(vm.type_error(&message));
        }
        size = size.saturating_add(vm.heap.text(plain).len());
    }
    vm.reserve_many(size as u64, 1, 1)?;
    let mut text = compact_str::CompactString::with_capacity(size);
    let mut chars = vm.heap.strs[separator.index()].chars as usize * items.len().saturating_sub(1);
    for (number, &item) in items.iter().enumerate() {
        if number % 4096 == 4095 {
            vm.poll()?;
        }
        if number > 0 {
            text.push_str(vm.heap.text(separator));
        }
        let plain = vm.payload(item);
        if pace::halted_after_bytes(vm.heap.text(plain).len()) {
            vm.poll()?;
        }
        text.push_str(vm.heap.text(plain));
        chars += vm.heap.strs[plain.index()].chars as usize;
    }
    if text.len() == 1 {
        return Ok(vm.heap.str(&text));
    }
    Ok(vm.heap.str_of_len(text, chars))
}
fn maketrans(vm: &mut Vm, args: &[Object]) -> Res {
    vm.call_embedded("str_maketrans", vec![args[0], args[1].or(Object::NONE), args[2].or(Object::NONE)])
}
fn encode(vm: &mut Vm, args: &[Object]) -> Res {
    let encoding = match args[1].given() {
        Some(encoding) => vm.text_arg(encoding, "encode() argument 'encoding'")?,
        None => "utf-8".to_owned(),
    };
    let errors = match args[2].given() {
        Some(errors) => vm.text_arg(errors, "encode() argument 'errors'")?,
        None => "strict".to_owned(),
    };
    encode_text(vm, vm.payload(args[0]), &encoding, &errors)
}
/// `str.encode`.
pub fn encode_text(vm: &mut Vm, string: Object, encoding: &str, errors: &str) -> Res {
    vm.reserve(vm.heap.text(string).len())?;
    let result = codec::Encoding::of_text(encoding, "encode")
        .map_err(codec::CodecError::Other)
        .and_then(|encoding| codec::encode(vm.heap.text(string), encoding, errors));
    match result {
        Ok(data) => Ok(vm.heap.bytes(data)),
        Err(codec::CodecError::Other(error)) => Err(vm.text_error(error)),
        Err(codec::CodecError::Encode(fault) | codec::CodecError::Decode(fault)) => {
            let args = vec![
                vm.heap.str(fault.encoding),
                string,
                Object::small(fault.start as i64),
                Object::small(fault.end as i64),
                vm.heap.str(fault.reason),
            ];
            Err(vm.raise(types::UNICODE_ENCODE_ERROR, args))
        }
    }
}
/// `bytes.decode`.
pub fn decode_bytes(vm: &mut Vm, bytes: Object, encoding: Object, errors: Object) -> Res {
    let encoding = match encoding.given() {
        Some(encoding) => vm.text_arg(encoding, "decode() argument 'encoding'")?,
        None => "utf-8".to_owned(),
    };
    let errors = match errors.given() {
        Some(errors) => vm.text_arg(errors, "decode() argument 'errors'")?,
        None => "strict".to_owned(),
    };
    vm.reserve(vm.heap.bytes[bytes.index()].data.len())?;
    let result = codec::Encoding::of_text(&encoding, "decode")
        .map_err(codec::CodecError::Other)
        .and_then(|encoding| codec::decode(&vm.heap.bytes[bytes.index()].data, encoding, &errors));
    match result {
        Ok(text) => Ok(vm.heap.string(text)),
        Err(codec::CodecError::Other(error)) => Err(vm.text_error(error)),
        Err(codec::CodecError::Encode(fault) | codec::CodecError::Decode(fault)) => {
            let data = vm.heap.bytes[bytes.index()].data.clone();
            let args = vec![
                vm.heap.str(fault.encoding),
                vm.heap.bytes(data),
                Object::small(fault.start as i64),
                Object::small(fault.end as i64),
                vm.heap.str(fault.reason),
            ];
            Err(vm.raise(types::UNICODE_DECODE_ERROR, args))
        }
    }
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
