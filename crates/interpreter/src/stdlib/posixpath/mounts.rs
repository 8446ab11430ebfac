//! The part of `posixpath` that looks at the mounts: what is at a path. Without mounts, looking is denied.
//! Numbers of open files are looked up by `os.stat`, in Python.

use super::{object, path, plainly, reserve_as_much};
use crate::native::Res;
use crate::object::{Kind, Object};
use crate::stdlib::{files, slowly};
use crate::types::{self, PERMISSION_ERROR};
use crate::vm::Vm;

/// What a question about a file is answered from.
enum Place {
    Path(String),
    Number(Object),
}

/// Argument `at` as a place; `None` where it is an object with a path, which is asked first.
fn place(vm: &mut Vm, args: &[Object], at: usize) -> Res<Option<Place>> {
    let given = vm.payload(args[at]);
    if matches!(given.kind(), Kind::Int | Kind::Big | Kind::Bool) {
        return Ok(Some(Place::Number(given)));
    }
    if let Some(text) = path_text(vm, args[at])? {
        return Ok(Some(Place::Path(text)));
    }
    if super::has_path(vm, args[at]) {
        return Ok(None);
    }
    let name = vm.type_name(args[at]);
    let message = match vm.registry.natives[vm.current_native as usize].def.name {
        "islink" | "lexists" | "ismount" => format!("lstat: path should be string, bytes or os.PathLike, not {name}"),
        _ => format!("stat: path should be string, bytes, os.PathLike or integer, not {name}"),
    };
    Err(vm.type_error(&message))
}
/// A path as text, bytes too; none where it is neither.
pub fn path_text(vm: &mut Vm, given: Object) -> Res<Option<String>> {
    let plain = vm.payload(given);
    match plain.kind() {
        Kind::Str => vm.owned_text(plain).map(Some),
        Kind::Bytes => {
            let errors = vm.heap.intern("surrogateescape");
            let text = types::decode_bytes(vm, plain, Object::UNBOUND, errors)?;
            vm.owned_text(text).map(Some)
        }
        _ => Ok(None),
    }
}
fn deny(vm: &mut Vm) -> Res {
    let name = vm.registry.natives[vm.current_native as usize].def.name;
    let message = format!("os.path.{name}() is not allowed here (allowed: paths as text, with os.path and pathlib's pure paths)");
    Err(vm.error(PERMISSION_ERROR, &message))
}

/// What is there: 0 nothing, 1 a file, 2 a folder.
pub fn kind(vm: &mut Vm, args: &[Object], answer: fn(u8) -> bool) -> Res {
    let Some(place) = place(vm, args, 0)? else { return plainly(vm, args) };
    if !vm.files.any() {
        return deny(vm);
    }
    let found = match place {
        Place::Path(path) if path.contains('\0') => 0,
        Place::Path(path) => vm.files.look(&path),
        Place::Number(number) => u8::from(vm.small_int(number).is_some_and(|number| number >= 0)),
    };
    Ok(Object::bool(answer(found)))
}

/// Is a mount of the policy, or the root, here?
pub fn is_mount(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(place) = place(vm, args, 0)? else { return plainly(vm, args) };
    if !vm.files.any() {
        return deny(vm);
    }
    let Place::Path(path) = place else { return Ok(Object::FALSE) };
    if path.contains('\0') || vm.files.look(&path) != 2 {
        return Ok(Object::FALSE);
    }
    let path = from_here(vm, path.as_bytes());
    let above = [path.as_slice(), b"/.."].concat();
    let volume = |path: &[u8]| vm.files.status(&String::from_utf8_lossy(path)).map(|status| status.volume).ok();
    Ok(Object::bool(path == b"/" || volume(&path) != volume(&above)))
}

#[derive(Clone, Copy)]
pub enum Fact {
    Size,
    Changed,
}

pub fn fact(vm: &mut Vm, args: &[Object], fact: Fact) -> Res {
    let Some(place) = place(vm, args, 0)? else { return plainly(vm, args) };
    if !vm.files.any() {
        return deny(vm);
    }
    let Place::Path(path) = place else {
        let name = vm.heap.intern(if matches!(fact, Fact::Size) { "st_size" } else { "st_mtime" });
        return slowly(vm, "posixpath", "_of_number", vec![args[0], name]);
    };
    let status = files::status_at(vm, &path, args[0])?;
    Ok(match fact {
        Fact::Size => vm.heap.int(status.size as i64),
        Fact::Changed => Object::float(status.changed as f64),
    })
}

/// Do two paths lead to one file?
pub fn same_file(vm: &mut Vm, args: &[Object]) -> Res {
    let (Some(first), Some(second)) = (place(vm, args, 0)?, place(vm, args, 1)?) else { return super::plainly_all(vm, args) };
    if !vm.files.any() {
        return deny(vm);
    }
    let (Place::Path(first), Place::Path(second)) = (first, second) else {
        return slowly(vm, "posixpath", "_same_numbered", args.to_vec());
    };
    let (first, second) = (files::status_at(vm, &first, args[0])?, files::status_at(vm, &second, args[1])?);
    Ok(Object::bool((first.number, first.volume) == (second.number, second.volume)))
}
pub fn same_open_file(vm: &mut Vm, args: &[Object]) -> Res {
    if vm.files.any() { slowly(vm, "posixpath", "_same_numbered", args.to_vec()) } else { deny(vm) }
}

/// A path from the root, without detours.
pub fn absolute(vm: &mut Vm, args: &[Object]) -> Res {
    reserve_as_much(vm, args[0])?;
    let Some((given, is_bytes)) = path(vm, args[0]) else { return plainly(vm, args) };
    let made = from_here(vm, given);
    vm.poll()?;
    Ok(object(vm, made, is_bytes))
}
pub fn from_here(vm: &Vm, path: &[u8]) -> Vec<u8> {
    if path.starts_with(b"/") {
        return super::normal(path);
    }
    super::normal_below(vm.files.cwd().as_bytes(), path)
}
/// The same, for there are no links, from the one root that there is. A strict one must be there.
pub fn real(vm: &mut Vm, args: &[Object]) -> Res {
    reserve_as_much(vm, args[0])?;
    let Some((given, is_bytes)) = path(vm, args[0]) else {
        return slowly(vm, "posixpath", "_real_plainly", vec![args[0], args[1].or(Object::FALSE)]);
    };
    let mut made = from_here(vm, given);
    vm.poll()?;
    if made.starts_with(b"//") {
        made.remove(0);
    }
    let made = object(vm, made, is_bytes);
    if args[1].given().is_some_and(|strict| vm.truth_native(strict).unwrap_or(true)) {
        if !vm.files.any() {
            return slowly(vm, "posixpath", "_of_number", vec![made, Object::NONE]);
        }
        if let Some(text) = path_text(vm, made)? {
            files::status_at(vm, &text, made)?;
        }
    }
    Ok(made)
}
