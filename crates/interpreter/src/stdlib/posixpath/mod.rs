//! `posixpath` (`os.path`): paths as text. What is at a path is asked in `mounts.rs`.
//! Paths are cut at slashes and dots only, so the bytes of a text are as good as its characters.

mod mounts;
pub use mounts::path_text;

use super::{asking, binding, module_native, slowly};
use crate::native::{Args, NativeDef, Res, function, variadic};
use crate::object::{Kind, Object};
use crate::vm::Vm;
use mounts::Fact;

pub static TABLE: &[NativeDef] = &[
    variadic("join", "a, *p", join),
    function("normcase", "s", |vm, args| whole(vm, args, |path| path.to_vec())),
    function("expanduser", "path", |vm, args| whole(vm, args, |path| path.to_vec())),
    function("expandvars", "path", |vm, args| whole(vm, args, |path| path.to_vec())),
    function("normpath", "path", |vm, args| whole(vm, args, normal)),
    function("basename", "p", |vm, args| whole(vm, args, |path| path[last(path)..].to_vec())),
    function("dirname", "p", |vm, args| whole(vm, args, |path| head(path).to_vec())),
    function("split", "p", |vm, args| pair(vm, args, |path| (head(path), &path[last(path)..]))),
    function("splitext", "p", |vm, args| pair(vm, args, |path| path.split_at(extension(path)))),
    function("splitdrive", "p", |vm, args| pair(vm, args, |path| path.split_at(0))),
    function("isabs", "s", |vm, args| match path(vm, args[0]) {
        Some((path, _)) => Ok(Object::bool(path.starts_with(b"/"))),
        None => plainly(vm, args),
    }),
    function("abspath", "path", mounts::absolute),
    function("realpath", "filename, *, strict=False", mounts::real),
    function("relpath", "path, start=None", relative),
    function("commonprefix", "m", common_prefix),
    function("commonpath", "paths", common_path),
    function("exists", "path", |vm, args| mounts::kind(vm, args, |kind| kind > 0)),
    function("lexists", "path", |vm, args| mounts::kind(vm, args, |kind| kind > 0)),
    function("isfile", "path", |vm, args| mounts::kind(vm, args, |kind| kind == 1)),
    function("isdir", "s", |vm, args| mounts::kind(vm, args, |kind| kind == 2)),
    // There are no links.
    function("islink", "path", |vm, args| mounts::kind(vm, args, |_| false)),
    function("ismount", "path", mounts::is_mount),
    function("getsize", "filename", |vm, args| mounts::fact(vm, args, Fact::Size)),
    function("getmtime", "filename", |vm, args| mounts::fact(vm, args, Fact::Changed)),
    function("getatime", "filename", |vm, args| mounts::fact(vm, args, Fact::Changed)),
    function("getctime", "filename", |vm, args| mounts::fact(vm, args, Fact::Changed)),
    function("samefile", "f1, f2", mounts::same_file),
    function("sameopenfile", "fp1, fp2", mounts::same_open_file),
];

const NAMES: &str = "normcase isabs join splitdrive split splitext basename dirname commonprefix getsize getmtime getatime getctime \
     islink exists lexists isdir isfile ismount expanduser expandvars normpath abspath samefile sameopenfile samestat curdir pardir \
     sep pathsep defpath altsep extsep devnull realpath supports_unicode_filenames relpath commonpath";

pub fn init(vm: &mut Vm, dict: Object) -> Res<()> {
    let signs = [
        ("curdir", "."),
        ("pardir", ".."),
        ("extsep", "."),
        ("sep", "/"),
        ("pathsep", ":"),
        ("defpath", "/bin:/usr/bin"),
        ("devnull", "/dev/null"),
    ];
    for (name, sign) in signs {
        let sign = vm.heap.intern(sign);
        vm.dict_set_str(dict, name, sign);
    }
    vm.dict_set_str(dict, "altsep", Object::NONE);
    vm.dict_set_str(dict, "supports_unicode_filenames", Object::FALSE);
    let names: Vec<Object> = NAMES.split_whitespace().map(|name| vm.heap.intern(name)).collect();
    let names = vm.heap.list(names);
    vm.dict_set_str(dict, "__all__", names);
    Ok(())
}

/// The bytes of a path, and whether it is one of bytes.
fn path(vm: &Vm, object: Object) -> Option<(&[u8], bool)> {
    let object = vm.payload(object);
    match object.kind() {
        Kind::Str => Some((vm.heap.text(object).as_bytes(), false)),
        Kind::Bytes => Some((&vm.heap.bytes[object.index()].data, true)),
        _ => None,
    }
}
fn object(vm: &mut Vm, path: Vec<u8>, is_bytes: bool) -> Object {
    if is_bytes {
        return vm.heap.bytes(path);
    }
    // Cut at ASCII characters, a text stays one.
    vm.heap.string(String::from_utf8(path).unwrap_or_default())
}
/// Asks for the memory that a path as long as this one takes.
fn reserve_as_much(vm: &mut Vm, object: Object) -> Res<()> {
    let length = path(vm, object).map_or(0, |(path, _)| path.len());
    vm.reserve(length)
}
/// Has an object of the guest a path?
pub fn has_path(vm: &mut Vm, object: Object) -> bool {
    let name = vm.heap.intern("__fspath__");
    vm.lookup(vm.class_of(object), name).is_some()
}
/// Asks what is no text for its path, and runs this function again.
pub fn plainly(vm: &mut Vm, args: &[Object]) -> Res {
    plainly_some(vm, args, 1)
}
pub fn plainly_all(vm: &mut Vm, args: &[Object]) -> Res {
    plainly_some(vm, args, args.len())
}
/// Asks those of the first arguments that are no texts; what is not given stays so.
fn plainly_some(vm: &mut Vm, args: &[Object], count: usize) -> Res {
    let fspath = module_native(vm, "posix", "fspath");
    let asked = args.iter().enumerate().take(count).filter(|&(_, &arg)| path(vm, arg).is_none() && !arg.is_unbound());
    let plan: Vec<(usize, Object)> = asked.map(|(at, _)| (at, fspath)).collect();
    asking::again(vm, args, &plan)
}
fn whole(vm: &mut Vm, args: &[Object], change: fn(&[u8]) -> Vec<u8>) -> Res {
    reserve_as_much(vm, args[0])?;
    let Some((path, is_bytes)) = path(vm, args[0]) else { return plainly(vm, args) };
    let changed = change(path);
    vm.poll()?;
    Ok(object(vm, changed, is_bytes))
}
/// How a path is cut in two.
type Cut = fn(&[u8]) -> (&[u8], &[u8]);

fn pair(vm: &mut Vm, args: &[Object], cut: Cut) -> Res {
    reserve_as_much(vm, args[0])?;
    let Some((path, is_bytes)) = path(vm, args[0]) else { return plainly(vm, args) };
    let (first, second) = cut(path);
    let (first, second) = (first.to_vec(), second.to_vec());
    let pair = [object(vm, first, is_bytes), object(vm, second, is_bytes)];
    Ok(vm.heap.tuple(pair))
}

/// A path cut before its last part.
pub fn split(path: &str) -> (&str, &str) {
    let (head, name) = (head(path.as_bytes()).len(), last(path.as_bytes()));
    (&path[..head], &path[name..])
}
/// Where the last part begins.
fn last(path: &[u8]) -> usize {
    path.iter().rposition(|&byte| byte == b'/').map_or(0, |at| at + 1)
}
/// What is before the last part: without its slashes, unless there is nothing else.
fn head(path: &[u8]) -> &[u8] {
    let head = &path[..last(path)];
    match head.iter().rposition(|&byte| byte != b'/') {
        Some(end) => &head[..=end],
        None => head,
    }
}
/// Where the extension begins: at the last dot of a name that does not only begin with dots.
fn extension(path: &[u8]) -> usize {
    let name = &path[last(path)..];
    let start = path.len() - name.len();
    let dots = name.iter().take_while(|&&byte| byte == b'.').count();
    name[dots..].iter().rposition(|&byte| byte == b'.').map_or(path.len(), |at| start + dots + at)
}
/// A path without doubled slashes, dots and names before `..`; two slashes at the start, and no more, mean something else than one.
fn normal(path: &[u8]) -> Vec<u8> {
    normal_below(b"", path)
}
/// As `normal`, of a path below a folder; that one's is the root.
fn normal_below(folder: &[u8], below: &[u8]) -> Vec<u8> {
    let path = if folder.is_empty() { below } else { folder };
    let root = match path.iter().take_while(|&&byte| byte == b'/').count() {
        0 => 0,
        2 => 2,
        _ => 1,
    };
    let mut parts: Vec<&[u8]> = Vec::new();
    let all = [folder, below].into_iter().flat_map(|path| path.split(|&byte| byte == b'/'));
    for part in crate::pace::items(all).filter(|part| !part.is_empty() && *part != b".") {
        if part != b".." || root == 0 && parts.is_empty() || parts.last().is_some_and(|last| *last == b"..") {
            parts.push(part);
        } else {
            parts.pop();
        }
    }
    let mut made = vec![b'/'; root];
    for (number, part) in crate::pace::items(parts.iter().enumerate()) {
        if number > 0 {
            made.push(b'/');
        }
        made.extend_from_slice(part);
    }
    if made.is_empty() { b".".to_vec() } else { made }
}

fn join(vm: &mut Vm, args: Args<'_>) -> Res {
    let mut all = args.all.to_vec();
    if all.is_empty() || !args.keywords.is_empty() {
        all = binding::bind(vm, vm.current_native, args.all, args.keywords)?;
        all.truncate(1);
    }
    let Some((_, is_bytes)) = path(vm, all[0]) else { return join_plainly(vm, &all) };
    let mut made: Vec<u8> = Vec::new();
    for (at, &part) in all.iter().enumerate() {
        if crate::pace::halted_at(at) {
            vm.poll()?;
        }
        let Some((part, part_is_bytes)) = path(vm, part) else { return join_plainly(vm, &all) };
        if part_is_bytes != is_bytes {
            return wrong_kinds(vm, "join", &all);
        }
        if at > 0 && !part.starts_with(b"/") && !made.is_empty() && !made.ends_with(b"/") {
            made.push(b'/');
        } else if part.starts_with(b"/") {
            made.clear();
        }
        let length = part.len();
        if made.len() + length > made.capacity() {
            // It grows to twice its length.
            vm.reserve(2 * (made.len() + length))?;
        }
        if let Some((part, _)) = path(vm, all[at]) {
            crate::pace::extend(&mut made, part);
        }
        if crate::pace::halted_after_bytes(length) {
            vm.poll()?;
        }
    }
    vm.poll()?;
    Ok(object(vm, made, is_bytes))
}
/// Asks parts that are no texts for their paths; what is wrong with them is said of the parts as they were.
fn join_plainly(vm: &mut Vm, all: &[Object]) -> Res {
    let mut args = vec![Object::make(Kind::Native, vm.current_native)];
    args.extend_from_slice(all);
    slowly(vm, "posixpath", "_join_plainly", args)
}
/// What is wrong with paths that do not go together.
fn wrong_kinds(vm: &mut Vm, name: &str, all: &[Object]) -> Res {
    let other = all.iter().find(|&&part| path(vm, part).is_none());
    let message = match other {
        Some(&other) => {
            let class = vm.type_name(other);
            format!("{name}() argument must be str, bytes, or os.PathLike object, not '{class}'")
        }
        None => "Can't mix strings and bytes in path components".to_owned(),
    };
    Err(vm.type_error(&message))
}

fn relative(vm: &mut Vm, args: &[Object]) -> Res {
    if vm.truth_native(args[0]) == Some(false) {
        return Err(vm.value_error("no path specified"));
    }
    let start = args[1].some();
    let (Some((path, is_bytes)), Some(start_path)) = (path(vm, args[0]), start.map_or(Some((&b"."[..], false)), |start| path(vm, start)))
    else {
        let given = [args[0], start.unwrap_or_default()];
        return plainly_all(vm, &given);
    };
    if start.is_some() && start_path.1 != is_bytes {
        let both = [args[0], args[1]];
        return wrong_kinds(vm, "relpath", &both);
    }
    let (there, here) = (mounts::from_here(vm, path), mounts::from_here(vm, start_path.0));
    let parts =
        |path| -> Vec<&[u8]> { crate::pace::items(<[u8]>::split(path, |&byte| byte == b'/')).filter(|part| !part.is_empty()).collect() };
    let (there, here) = (parts(&there[..]), parts(&here[..]));
    let same = here.iter().zip(&there).take_while(|(one, other)| one == other).count();
    let mut way = vec![&b".."[..]; here.len() - same];
    way.extend_from_slice(&there[same..]);
    let made = if way.is_empty() { b".".to_vec() } else { way.join(&b'/') };
    vm.poll()?;
    Ok(object(vm, made, is_bytes))
}

/// The texts of a list or tuple, if there are only such, and at least one.
fn texts(vm: &Vm, list: Object) -> Option<impl Iterator<Item = &str>> {
    let items = match list.kind() {
        Kind::List => &vm.heap.lists[list.index()][..],
        Kind::Tuple => &vm.heap.tuples[list.index()][..],
        _ => return None,
    };
    let is_good = !items.is_empty() && crate::pace::every(items, |item| item.is(Kind::Str));
    is_good.then(|| items.iter().map(|&item| vm.heap.text(item)))
}
fn common_prefix(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(mut texts) = texts(vm, args[0]) else { return slowly(vm, "posixpath", "_common_prefix", vec![args[0]]) };
    let mut low = texts.next().unwrap_or_default();
    let mut high = low;
    for text in texts {
        if crate::pace::halted_after_bytes(2 * text.len()) {
            break;
        }
        (low, high) = (low.min(text), high.max(text));
    }
    let pairs = crate::pace::items(low.chars().zip(high.chars()));
    let same: String = pairs.take_while(|(one, other)| one == other).map(|(one, _)| one).collect();
    vm.poll()?;
    Ok(vm.heap.string(same))
}
/// The names in a path.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    crate::pace::items(text.split('/')).filter(|part| !part.is_empty() && *part != ".")
}
fn common_path(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(mut texts) = texts(vm, args[0]) else { return slowly(vm, "posixpath", "_common_path", vec![args[0]]) };
    let first = texts.next().unwrap_or_default();
    let absolute = first.starts_with('/');
    let (mut same, mut is_mixed) = (parts(first).collect::<Vec<&str>>(), false);
    for text in texts {
        is_mixed |= text.starts_with('/') != absolute;
        let count = same.iter().zip(parts(text)).take_while(|(one, other)| **one == *other).count();
        same.truncate(count);
        if crate::pace::halted_after_bytes(text.len()) {
            break;
        }
    }
    let made = format!("{}{}", if absolute { "/" } else { "" }, same.join("/"));
    if is_mixed {
        return Err(vm.value_error("Can't mix absolute and relative paths"));
    }
    vm.poll()?;
    Ok(vm.heap.string(made))
}
