//! What `os` says of files and folders, and folders that are made with those above them.

use super::changes::handle;
use super::{PATH, WITH_NUMBER, mounted, no_folder_number, place};
use crate::files::{Fault, Status};
use crate::native::Res;
use crate::object::{Kind, Object};
use crate::pace;
use crate::stdlib::files;
use crate::stdlib::posixpath::{path_text, plainly, split};
use crate::types;
use crate::vm::Vm;

/// `os.stat(path, *, dir_fd=None, follow_symlinks=True)`.
pub fn stat(vm: &mut Vm, args: &[Object]) -> Res {
    mounted(vm)?;
    if matches!(vm.payload(args[0]).kind(), Kind::Int | Kind::Big | Kind::Bool) {
        return stat_number(vm, args);
    }
    of_path(vm, args, WITH_NUMBER)
}

/// `os.lstat(path, *, dir_fd=None)`: there are no links.
pub fn lstat(vm: &mut Vm, args: &[Object]) -> Res {
    of_path(vm, args, PATH)
}

/// `os.fstat(fd)`.
pub fn stat_number(vm: &mut Vm, args: &[Object]) -> Res {
    mounted(vm)?;
    let handle = handle(vm, args)?;
    let status = vm.files.status_of(handle).map_err(|fault| files::raise(vm, fault, &[]))?;
    described(vm, &status)
}

fn of_path(vm: &mut Vm, args: &[Object], wanted: &str) -> Res {
    no_folder_number(vm, args[1])?;
    let Some(path) = place(vm, &args[..1], 0, "path", wanted)? else { return plainly(vm, &args[..1]) };
    let status = files::status_at(vm, &path, args[0])?;
    described(vm, &status)
}

/// A `stat_result`: the ten items, then what are attributes only.
fn described(vm: &mut Vm, status: &Status) -> Res {
    let kind = if status.is_folder { 0o040_000 } else { 0o100_000 };
    let (size, changed) = (status.size as i64, status.changed as i64);
    let links = if status.is_folder { 2 } else { 1 };
    let items = [i64::from(kind | status.mode), status.number, status.volume, links, 0, 0, size, changed, changed, changed];
    let items = items.map(|item| vm.heap.int(item));
    let payload = vm.heap.tuple(items);
    let dict = vm.modules.get("os").copied().map(|module| vm.module_dict(module));
    let class = dict.and_then(|dict| vm.dict_get_str(dict, "stat_result")).and_then(|class| class.index_of(Kind::Class));
    let Some(class) = class.filter(|&class| vm.is_subclass(class, types::TUPLE)) else { return Ok(payload) };
    let made = vm.new_instance(class, payload);
    let (seconds, nanos) = (Object::float(changed as f64), vm.heap.int(changed.saturating_mul(1_000_000_000)));
    let numbers = [4096, (size.saturating_add(511)) / 512, 0].map(|number| vm.heap.int(number));
    let more = vm.heap.tuple([seconds, seconds, seconds, nanos, nanos, nanos, numbers[0], numbers[1], numbers[2]]);
    let name = vm.heap.intern("_more");
    vm.set_instance_attr(made, name, more)?;
    Ok(made)
}

/// `os.makedirs(name, mode=0o777, exist_ok=False)`.
pub fn make_folders(vm: &mut Vm, args: &[Object]) -> Res {
    mounted(vm)?;
    let Some(path) = path_text(vm, args[0])? else { return plainly(vm, args) };
    let mode = vm.int_arg_or(args, 1, 0o777)? as u32;
    let may_exist = args[2].given().is_some_and(|flag| vm.truth_native(flag).unwrap_or(true));
    if path.contains('\0') {
        return Err(vm.value_error("embedded null byte"));
    }
    // The folders above that are missing, the innermost first; each by where its path ends.
    let mut missing = vec![path.len()];
    while let Some((above, _)) = missing.last().and_then(|&end| above(&path[..end])) {
        if pace::halted_after_bytes(path.len()) {
            vm.poll()?;
        }
        if vm.files.look(above) != 0 {
            break;
        }
        missing.push(above.len());
    }
    let is_bytes = vm.payload(args[0]).is(Kind::Bytes);
    let outermost = missing.len() - 1;
    for (depth, &end) in missing.iter().enumerate().rev() {
        let own = &path[..end];
        // A dot in a folder that was just made is that folder.
        if depth < outermost && above(own).is_some_and(|(_, name)| name == ".") {
            continue;
        }
        let mode = if depth == 0 { mode } else { 0o777 };
        let Err(fault) = files::counted(vm, |files| files.make_folder(own, mode & 0o755)) else { continue };
        let is_fine = may_exist && vm.files.look(own) == 2 || depth > 0 && fault == Fault::Exists;
        if !is_fine {
            let shown = match depth {
                0 => args[0],
                _ if is_bytes => vm.heap.bytes(own.as_bytes().to_vec()),
                _ => vm.heap.str(own),
            };
            return Err(files::raise(vm, fault, &[shown]));
        }
    }
    Ok(Object::NONE)
}

/// The folder that a path is in and the name it has there, where it has both; a slash at the end says nothing.
pub fn above(path: &str) -> Option<(&str, &str)> {
    let (above, name) = split(path);
    let (above, name) = if name.is_empty() { split(above) } else { (above, name) };
    (!above.is_empty() && !name.is_empty()).then_some((above, name))
}
