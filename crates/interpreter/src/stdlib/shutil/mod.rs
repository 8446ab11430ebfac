//! The native part of `shutil`: single files, copied with their modes and times inside the mounts.
//! Trees are copied, moved and removed in Python, since functions of the guest take part.

use super::posixpath::{path_text, split};
use super::{Known, asking, files, module_native, slowly};
use crate::files::{Fault, Opening, Status};
use crate::native::{NativeDef, Res, function};
use crate::object::{Kind, Object};
use crate::types::{FILE_NOT_FOUND_ERROR, PERMISSION_ERROR};
use crate::vm::Vm;

pub static TABLE: &[NativeDef] = &[
    function("copyfile", TWO, |vm, args| copied(vm, args, &FILE)),
    function("copymode", TWO, |vm, args| copied(vm, args, &MODE)),
    function("copystat", TWO, |vm, args| copied(vm, args, &STATUS)),
    function("copy", TWO, |vm, args| copied(vm, args, &WITH_MODE)),
    function("copy2", TWO, |vm, args| copied(vm, args, &WITH_STATUS)),
    function("_copyfile", FOUR, |vm, args| work(vm, args, &FILE)),
    function("_copymode", FOUR, |vm, args| work(vm, args, &MODE)),
    function("_copystat", FOUR, |vm, args| work(vm, args, &STATUS)),
    function("_copy", FOUR, |vm, args| work(vm, args, &WITH_MODE)),
    function("_copy2", FOUR, |vm, args| work(vm, args, &WITH_STATUS)),
    function("disk_usage", "path", |vm, _| Err(vm.error(PERMISSION_ERROR, "shutil.disk_usage() is not allowed here: mounts have no disk"))),
    // There are no programs to find.
    function("which", "cmd, mode=1, path=None", |_, _| Ok(Object::NONE)),
];

const MODULE: &str = "shutil";
const TWO: &str = "src, dst, *, follow_symlinks=True";
/// Two paths, and what was given for them.
const FOUR: &str = "src, dst, given_src, given_dst, /";

/// What is copied.
struct Task {
    again: Known,
    contents: bool,
    mode: bool,
    times: bool,
}

static FILE: Task = Task { again: Known::new(MODULE, "_copyfile"), contents: true, mode: false, times: false };
static MODE: Task = Task { again: Known::new(MODULE, "_copymode"), contents: false, mode: true, times: false };
static STATUS: Task = Task { again: Known::new(MODULE, "_copystat"), contents: false, mode: true, times: true };
static WITH_MODE: Task = Task { again: Known::new(MODULE, "_copy"), contents: true, mode: true, times: false };
static WITH_STATUS: Task = Task { again: Known::new(MODULE, "_copy2"), contents: true, mode: true, times: true };

fn copied(vm: &mut Vm, args: &[Object], task: &Task) -> Res {
    work(vm, &[args[0], args[1], args[0], args[1]], task)
}

/// Carries out a task; objects that have a path are asked for it first.
fn work(vm: &mut Vm, args: &[Object], task: &Task) -> Res {
    if !vm.files.any() {
        let name = vm.registry.natives[vm.current_native as usize].def.name;
        let message = format!("shutil.{name}() is not allowed here: this session has no files; let the policy mount some");
        return Err(vm.error(PERMISSION_ERROR, &message));
    }
    let (Some(from), Some(to)) = (path_text(vm, args[0])?, path_text(vm, args[1])?) else {
        let (again, fspath) = (task.again.get(vm), module_native(vm, "posix", "fspath"));
        let mut plan = Vec::new();
        for (at, &arg) in args.iter().enumerate().take(2) {
            if path_text(vm, arg)?.is_none() {
                plan.push((at, fspath));
            }
        }
        return asking::answered(vm, again, args, &plan);
    };
    if from.contains('\0') || to.contains('\0') {
        return Err(vm.value_error("embedded null byte"));
    }
    // A whole copy may go into a folder.
    let (mut to, mut target, mut shown) = (to, args[3], args[1]);
    if task.contents && task.mode && vm.files.look(&to) == 2 {
        to = format!("{}/{}", to.strip_suffix('/').unwrap_or(&to), split(&from).1);
        shown = if vm.payload(shown).is(Kind::Bytes) { vm.heap.bytes(to.as_bytes().to_vec()) } else { vm.heap.str(&to) };
        target = shown;
    }
    if task.contents {
        let both = [vm.files.status(&from).ok(), vm.files.status(&to).ok()];
        if let [Some(one), Some(other)] = &both
            && is_same(one, other)
        {
            return slowly(vm, MODULE, "_same_file", vec![args[2], target]);
        }
        copy_contents(vm, [&from, &to], [args[0], shown])?;
    }
    if task.mode {
        let status = files::status_at(vm, &from, args[0])?;
        let more = if task.times { 0o200 } else { 0 };
        if task.times {
            files::touch(vm, &to, Some(status.changed))?;
        }
        files::at_path(vm, &to, shown, |files, path| files.set_mode(path, status.mode & 0o7777 | more))?;
    }
    Ok(if task.contents { target } else { Object::NONE })
}

fn is_same(one: &Status, other: &Status) -> bool {
    (one.number, one.volume) == (other.number, other.volume)
}

fn copy_contents(vm: &mut Vm, [from, to]: [&str; 2], shown: [Object; 2]) -> Res<()> {
    let reading = Opening { write: false, create: false, exclusive: false, truncate: false };
    let source = files::counted(vm, |files| files.open(from, reading)).map_err(|fault| files::raise(vm, fault, &shown[..1]))?;
    let data = vm.files.contents(source).cloned();
    files::close(vm, source);
    let data = data.map_err(|fault| files::raise(vm, fault, &shown[..1]))?;
    let writing = Opening { write: true, create: true, exclusive: false, truncate: true };
    let opened = files::counted(vm, |files| files.open(to, writing));
    let goal = opened.map_err(|fault| match fault {
        // A name that ends in a slash, where nothing is.
        Fault::IsFolder if vm.files.look(to) == 0 => {
            let message = format!("Directory does not exist: {to}");
            vm.error(FILE_NOT_FOUND_ERROR, &message)
        }
        fault => files::raise(vm, fault, &shown[1..]),
    })?;
    let done = files::put(vm, goal, 0, &data);
    files::close(vm, goal);
    done
}
