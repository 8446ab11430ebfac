//! `posixpath` (`os.path`): paths as text. What is at a path is asked in `posixpath.py`.
//! Paths are cut at slashes and dots only, so the bytes of a text are as good as its characters.

use super::slowly;
use crate::native::{Args, NativeDef, Res, function, variadic};
use crate::object::{Kind, Object};
use crate::vm::Vm;

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
    function("abspath", "path", |vm, args| match path(vm, args[0]) {
        Some((path, is_bytes)) if path.starts_with(b"/") => {
            let made = normal(path);
            Ok(object(vm, &made, is_bytes))
        }
        _ => slowly(vm, "posixpath", "_from_here", args.to_vec()),
    }),
    function("relpath", "path, start=None", relative),
    function("commonprefix", "m", common_prefix),
    function("commonpath", "paths", common_path),
];

/// The bytes of a path, and whether it is one of bytes.
fn path(vm: &Vm, object: Object) -> Option<(&[u8], bool)> {
    let object = vm.payload(object);
    match object.kind() {
        Kind::Str => Some((vm.heap.text(object).as_bytes(), false)),
        Kind::Bytes => Some((&vm.heap.bytes[object.index()].data, true)),
        _ => None,
    }
}
fn object(vm: &mut Vm, path: &[u8], is_bytes: bool) -> Object {
    if is_bytes {
        return vm.heap.bytes(path.to_vec());
    }
    // Cut at ASCII characters, a text stays one.
    vm.heap.str(&String::from_utf8_lossy(path))
}
/// Asks what is no text for its path, and runs this function again.
fn plainly(vm: &mut Vm, args: &[Object]) -> Res {
    let again = Object::make(Kind::Native, vm.current_native);
    slowly(vm, "posixpath", "_plainly", vec![again, args[0]])
}
fn whole(vm: &mut Vm, args: &[Object], change: fn(&[u8]) -> Vec<u8>) -> Res {
    let Some((path, is_bytes)) = path(vm, args[0]) else { return plainly(vm, args) };
    let changed = change(path);
    Ok(object(vm, &changed, is_bytes))
}
fn pair(vm: &mut Vm, args: &[Object], cut: fn(&[u8]) -> (&[u8], &[u8])) -> Res {
    let Some((path, is_bytes)) = path(vm, args[0]) else { return plainly(vm, args) };
    let (first, second) = cut(path);
    let (first, second) = (first.to_vec(), second.to_vec());
    let pair = [object(vm, &first, is_bytes), object(vm, &second, is_bytes)];
    Ok(vm.heap.tuple(pair))
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
    if path.is_empty() {
        return b".".to_vec();
    }
    let root = match path.iter().take_while(|&&byte| byte == b'/').count() {
        0 => 0,
        2 => 2,
        _ => 1,
    };
    let mut parts: Vec<&[u8]> = Vec::new();
    for part in path.split(|&byte| byte == b'/').filter(|part| !part.is_empty() && *part != b".") {
        if part != b".." || root == 0 && parts.is_empty() || parts.last().is_some_and(|last| *last == b"..") {
            parts.push(part);
        } else {
            parts.pop();
        }
    }
    let mut made = vec![b'/'; root];
    made.extend(parts.join(&b'/'));
    if made.is_empty() { b".".to_vec() } else { made }
}

fn join(vm: &mut Vm, args: Args<'_>) -> Res {
    if !args.keywords.is_empty() || args.all.is_empty() {
        return slowly(vm, "posixpath", "_join_by_name", args.positional().to_vec()).map_err(|flow| with_names(flow, args));
    }
    let mut made: Vec<u8> = Vec::new();
    let (mut kinds, mut plain) = ([false; 2], true);
    for (at, &part) in args.all.iter().enumerate() {
        let Some((part, is_bytes)) = path(vm, part) else {
            plain = false;
            break;
        };
        kinds[usize::from(is_bytes)] = true;
        if at > 0 && !part.starts_with(b"/") && !made.is_empty() && !made.ends_with(b"/") {
            made.push(b'/');
        } else if part.starts_with(b"/") {
            made.clear();
        }
        made.extend_from_slice(part);
    }
    if !plain {
        let mut all = vec![Object::make(Kind::Native, vm.current_native)];
        all.extend_from_slice(args.all);
        return slowly(vm, "posixpath", "_join_plainly", all);
    }
    if kinds == [true; 2] {
        return Err(vm.type_error("Can't mix strings and bytes in path components"));
    }
    vm.reserve(made.len())?;
    Ok(object(vm, &made, kinds[1]))
}
fn with_names(mut flow: Box<crate::native::Flow>, args: Args<'_>) -> Box<crate::native::Flow> {
    if let crate::native::Flow::Call(call) = &mut *flow {
        call.args = args.all.to_vec();
        call.keywords = args.keywords.to_vec();
    }
    flow
}

fn relative(vm: &mut Vm, args: &[Object]) -> Res {
    if let (Some((path, is_bytes)), Some(Some((start, start_is_bytes)))) =
        (path(vm, args[0]), args[1].some().map(|start| path_of(vm, start)))
        && is_bytes == start_is_bytes
        && path.starts_with(b"/")
        && start.starts_with(b"/")
    {
        let parts = |path: &[u8]| -> Vec<Vec<u8>> {
            normal(path).split(|&byte| byte == b'/').filter(|part| !part.is_empty()).map(<[u8]>::to_vec).collect()
        };
        let (there, here) = (parts(path), parts(start));
        let same = here.iter().zip(&there).take_while(|(one, other)| one == other).count();
        let mut way = vec![b"..".to_vec(); here.len() - same];
        way.extend_from_slice(&there[same..]);
        let made = if way.is_empty() { b".".to_vec() } else { way.join(&b'/') };
        return Ok(object(vm, &made, is_bytes));
    }
    slowly(vm, "posixpath", "_relative_from_here", vec![args[0], args[1].or(Object::NONE)])
}
fn path_of(vm: &Vm, object: Object) -> Option<(&[u8], bool)> {
    path(vm, object)
}

/// The texts of a list or tuple, if there are only such, and at least one.
fn texts(vm: &Vm, list: Object) -> Option<Vec<&str>> {
    let items = match list.kind() {
        Kind::List => &vm.heap.lists[list.index()][..],
        Kind::Tuple => &vm.heap.tuples[list.index()][..],
        _ => return None,
    };
    let texts: Vec<&str> = items.iter().map(|&item| item.is(Kind::Str).then(|| vm.heap.text(item))).collect::<Option<_>>()?;
    (!texts.is_empty()).then_some(texts)
}
fn common_prefix(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(texts) = texts(vm, args[0]) else { return slowly(vm, "posixpath", "_common_prefix", vec![args[0]]) };
    let (low, high) = (texts.iter().min().copied().unwrap_or(""), texts.iter().max().copied().unwrap_or(""));
    let same: String = low.chars().zip(high.chars()).take_while(|(one, other)| one == other).map(|(one, _)| one).collect();
    Ok(vm.heap.string(same))
}
fn common_path(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(texts) = texts(vm, args[0]) else { return slowly(vm, "posixpath", "_common_path", vec![args[0]]) };
    let absolute = texts[0].starts_with('/');
    if texts.iter().any(|text| text.starts_with('/') != absolute) {
        return Err(vm.value_error("Can't mix absolute and relative paths"));
    }
    let parts: Vec<Vec<&str>> =
        texts.iter().map(|text| text.split('/').filter(|part| !part.is_empty() && *part != ".").collect()).collect();
    let (low, high) = (parts.iter().min(), parts.iter().max());
    let same = low.into_iter().flatten().zip(high.into_iter().flatten()).take_while(|(one, other)| one == other);
    let same: Vec<&str> = same.map(|(one, _)| *one).collect();
    let made = format!("{}{}", if absolute { "/" } else { "" }, same.join("/"));
    Ok(vm.heap.string(made))
}
