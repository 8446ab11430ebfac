//! What `os` does with files and folders beyond one step: cutting, dating, asking for rights, and folders that empty out.

use super::status::{above, make_folders};
use super::{FOLDER, PATH, WITH_NUMBER, mounted, place, place_for};
use crate::files::{Fault, Handle, Opening};
use crate::native::{Res, call};
use crate::object::{Kind, Object};
use crate::pace;
use crate::stdlib::posixpath::{path_text, plainly, plainly_all, split};
use crate::stdlib::{Known, asking, class_in, files, module_native};
use crate::types::OS_ERROR;
use crate::vm::Vm;

pub static UTIME: Known = Known::new("os", "_utime");
const MAY_WRITE: i64 = 2;
const MAY_RUN: i64 = 1;

/// The open file of a number that `fileno()` gave, which counts from where the standard streams end.
pub fn handle(vm: &mut Vm, args: &[Object]) -> Res<Handle> {
    let number = vm.int_arg(args, 0)?;
    let handle = if number < 3 { None } else { Handle::from_number(number - 2) };
    match handle.filter(|&handle| vm.files.status_of(handle).is_ok()) {
        Some(handle) => Ok(handle),
        None => {
            let text = vm.heap.str("Bad file descriptor");
            Err(vm.raise(OS_ERROR, vec![Object::small(Fault::BadHandle as i64), text]))
        }
    }
}

/// `os.ftruncate(fd, length)`.
pub fn truncate_number(vm: &mut Vm, args: &[Object]) -> Res {
    mounted(vm)?;
    let handle = handle(vm, args)?;
    let length = vm.int_arg(args, 1)?;
    files::cut(vm, handle, length, &[])
}

/// `os.truncate(path, length)`.
pub fn truncate(vm: &mut Vm, args: &[Object]) -> Res {
    mounted(vm)?;
    if matches!(vm.payload(args[0]).kind(), Kind::Int | Kind::Bool) {
        return truncate_number(vm, args);
    }
    let Some(path) = place(vm, args, 0, "path", WITH_NUMBER)? else { return plainly(vm, args) };
    let length = vm.int_arg(args, 1)?;
    let opening = Opening { write: true, create: false, exclusive: false, truncate: false };
    let handle = files::counted(vm, |files| files.open(&path, opening)).map_err(|fault| files::raise(vm, fault, &args[..1]))?;
    let done = files::cut(vm, handle, length, &args[..1]);
    files::close(vm, handle);
    done
}

/// `os.access(path, mode, *, dir_fd=None, effective_ids=False, follow_symlinks=True)`.
pub fn access(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(path) = place(vm, args, 0, "path", PATH)? else { return plainly(vm, &args[..2]) };
    let mode = vm.int_arg(args, 1)?;
    let Ok(status) = vm.files.status(&path) else { return Ok(Object::FALSE) };
    let may_write = mode & MAY_WRITE == 0 || vm.files.may_write(&path);
    let may_run = mode & MAY_RUN == 0 || status.is_folder || status.mode & 0o111 != 0;
    Ok(Object::bool(may_write && may_run))
}

/// `os.utime(path, times=None, *, ns=None, dir_fd=None, follow_symlinks=True)`: of the two times, the last change is kept.
pub fn utime(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(path) = place(vm, args, 0, "path", WITH_NUMBER)? else {
        let (again, fspath) = (UTIME.get(vm), module_native(vm, "posix", "fspath"));
        return asking::answered(vm, again, &[args[0], args[1].or(Object::NONE), args[2].or(Object::NONE)], &[(0, fspath)]);
    };
    let (times, nanoseconds) = (args[1].some(), args[2].some());
    if times.is_some() && nanoseconds.is_some() {
        return Err(vm.value_error("utime: you may specify either 'times' or 'ns' but not both"));
    }
    let when = match (times, nanoseconds) {
        (Some(times), _) => Some(second(vm, times, "utime: 'times' must be either a tuple of two ints or None", 1)?),
        (None, Some(times)) => Some(second(vm, times, "utime: 'ns' must be a tuple of two ints", 1_000_000_000)?),
        (None, None) => None,
    };
    let when = when.map(|when| when.max(0) as u64);
    files::touch(vm, &path, when)
}
/// The second of two times, in seconds.
fn second(vm: &mut Vm, times: Object, refused: &str, unit: i64) -> Res<i64> {
    let items = times.index_of(Kind::Tuple).map(|tuple| vm.heap.tuples[tuple].to_vec());
    let Some([_, changed]) = items.as_deref() else { return Err(vm.type_error(refused)) };
    match vm.payload(*changed).as_float() {
        Some(seconds) if unit == 1 => Ok(seconds.floor() as i64),
        _ => Ok(vm.int_arg(&[*changed], 0)?.div_euclid(unit)),
    }
}

/// `os.scandir(path='.')`.
pub fn scan(vm: &mut Vm, args: &[Object]) -> Res {
    let folder = args[0].some().unwrap_or_else(|| vm.heap.intern("."));
    let Some(path) = place(vm, &[folder], 0, "path", FOLDER)? else { return plainly(vm, args) };
    let entries = files::entry_list(vm, &path, folder)?;
    match class_in(vm, "os", "_ScandirIterator") {
        Some(class) => call(Vm::class_object(class), [folder, entries]),
        None => Ok(entries),
    }
}

/// `os.removedirs(name)`: an empty folder, and those above it that become empty.
pub fn remove_folders(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(path) = place_for(vm, "rmdir", args, 0, "path", PATH)? else { return plainly(vm, args) };
    files::at_path(vm, &path, args[0], crate::files::Files::remove_folder)?;
    if let Some((above, _)) = above(&path) {
        empty_out(vm, above)?;
    }
    Ok(Object::NONE)
}
/// Removes a folder and those above it, as long as they are empty.
fn empty_out(vm: &mut Vm, mut folder: &str) -> Res<()> {
    while files::counted(vm, |files| files.remove_folder(folder)).is_ok() {
        if pace::halted_after_bytes(folder.len()) {
            vm.poll()?;
        }
        let (above, name) = split(folder);
        if above.is_empty() || name.is_empty() {
            break;
        }
        folder = above;
    }
    Ok(())
}

/// `os.renames(old, new)`: makes folders for the new name, and removes those of the old one that are left empty.
pub fn rename_folders(vm: &mut Vm, args: &[Object]) -> Res {
    mounted(vm)?;
    let (Some(old), Some(new)) = (path_text(vm, args[0])?, path_text(vm, args[1])?) else { return plainly_all(vm, args) };
    if let Some((folder, _)) = parts(&new)
        && vm.files.look(folder) == 0
    {
        let folder = if vm.payload(args[1]).is(Kind::Bytes) { vm.heap.bytes(folder.as_bytes().to_vec()) } else { vm.heap.str(folder) };
        make_folders(vm, &[folder, Object::UNBOUND, Object::UNBOUND])?;
    }
    super::rename(vm, args)?;
    if let Some((folder, _)) = parts(&old) {
        empty_out(vm, folder)?;
    }
    Ok(Object::NONE)
}
/// The folder and the name of a path that has both.
fn parts(path: &str) -> Option<(&str, &str)> {
    Some(split(path)).filter(|(folder, name)| !folder.is_empty() && !name.is_empty())
}
