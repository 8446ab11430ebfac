//! `os` without an operating system: numbers, and what is done with files of the mounts by their paths.
//! What would touch the host is denied, by a native of its name. The environment, records, and what walks through folders are Python.

mod changes;
mod constants_data;
mod status;

use super::posixpath::{has_path, path_text, plainly, plainly_all};
use super::{errno, files, module_native, module_value, returning};
use crate::files::Files;
use crate::native::{Args, NativeDef, Res, call, function, variadic};
use crate::object::{Kind, Object};
use crate::types::{self, NOT_IMPLEMENTED_ERROR, OS_ERROR, PERMISSION_ERROR};
use crate::vm::Vm;

/// Natives, and the names of what is denied.
macro_rules! table {
    ([$($def:expr,)*] denied: $($name:ident)*) => {
        pub static TABLE: &[NativeDef] = &[$($def,)* $(variadic(stringify!($name), "*args, **kwargs", deny),)*];
    };
}

table! {
    [
        function("getpid", "", |_, _| Ok(Object::small(1))),
        function("getppid", "", |_, _| Ok(Object::small(0))),
        function("cpu_count", "", |_, _| Ok(Object::small(1))),
        function("sched_getaffinity", "pid, /", |vm, _| {
            let Ok(first) = vm.set_from(&[Object::small(0)]) else { return Err(vm.memory_error()) };
            Ok(first)
        }),
        function("register_at_fork", "*, before=None, after_in_child=None, after_in_parent=None", at_fork),
        function("urandom", "size, /", |vm, args| call(module_native(vm, "secrets", "token_bytes"), args)),
        function("getrandom", "size, flags=0", |vm, args| call(module_native(vm, "secrets", "token_bytes"), &args[..1])),
        function("strerror", "code, /", |vm, args| {
            let code = c_int(vm, args)?;
            let text = errno::text(code);
            Ok(vm.heap.str(&text))
        }),
        function("major", "device, /", |vm, args| number(vm, args, |device| device >> 32 & 0xFFFF_F000 | device >> 8 & 0xFFF)),
        function("minor", "device, /", |vm, args| number(vm, args, |device| device >> 12 & 0xFFFF_FF00 | device & 0xFF)),
        function("makedev", "major, minor, /", |vm, args| {
            let (major, minor) = (vm.int_arg(args, 0)?, vm.int_arg(args, 1)?);
            let device = (major & 0xFFFF_F000) << 32 | (major & 0xFFF) << 8 | (minor & 0xFFFF_FF00) << 12 | minor & 0xFF;
            Ok(vm.heap.int(device))
        }),
        function("WIFEXITED", "status", |vm, args| question(vm, args, has_exited)),
        function("WEXITSTATUS", "status", |vm, args| part(vm, args, |status| status >> 8 & 0xFF)),
        function("WIFSIGNALED", "status", |vm, args| question(vm, args, was_signalled)),
        function("WTERMSIG", "status", |vm, args| part(vm, args, |status| status & 0x7F)),
        function("WIFSTOPPED", "status", |vm, args| question(vm, args, was_stopped)),
        function("WSTOPSIG", "status", |vm, args| part(vm, args, |status| status >> 8 & 0xFF)),
        function("WIFCONTINUED", "status", |vm, args| question(vm, args, |status| status == 0xFFFF)),
        function("WCOREDUMP", "status, /", |vm, args| question(vm, args, |status| status & 0x80 != 0)),
        function("waitstatus_to_exitcode", "status", exit_code),
        function("fsencode", "filename", |vm, args| {
            let plain = vm.payload(args[0]);
            match plain.kind() {
                Kind::Str => types::encode_text(vm, plain, "utf-8", "surrogateescape"),
                Kind::Bytes => Ok(args[0]),
                _ => plainly(vm, args),
            }
        }),
        function("fsdecode", "filename", |vm, args| match vm.payload(args[0]).kind() {
            Kind::Str => Ok(args[0]),
            Kind::Bytes => {
                let text = path_text(vm, args[0])?.unwrap_or_default();
                Ok(vm.heap.string(text))
            }
            _ => plainly(vm, args),
        }),
        function("getcwd", "", |vm, _| {
            let cwd = vm.files.cwd().to_owned();
            Ok(vm.heap.str(&cwd))
        }),
        function("getcwdb", "", |vm, _| {
            let cwd = vm.files.cwd().to_owned();
            let cwd = vm.heap.str(&cwd);
            types::encode_text(vm, cwd, "utf-8", "surrogateescape")
        }),
        function("chdir", "path", |vm, args| change(vm, args, WITH_NUMBER, Files::change_folder)),
        function("mkdir", "path, mode=511, *, dir_fd=None", |vm, args| {
            no_folder_number(vm, args[2])?;
            let mode = vm.int_arg_or(args, 1, 0o777)? as u32;
            change(vm, &args[..2], PATH, |files, path| files.make_folder(path, mode & 0o755))
        }),
        function("remove", "path, *, dir_fd=None", |vm, args| {
            no_folder_number(vm, args[1])?;
            change(vm, &args[..1], PATH, Files::unlink)
        }),
        function("unlink", "path, *, dir_fd=None", |vm, args| {
            no_folder_number(vm, args[1])?;
            change(vm, &args[..1], PATH, Files::unlink)
        }),
        function("rmdir", "path, *, dir_fd=None", |vm, args| {
            no_folder_number(vm, args[1])?;
            change(vm, &args[..1], PATH, Files::remove_folder)
        }),
        function("chmod", "path, mode, *, dir_fd=None, follow_symlinks=True", |vm, args| {
            let mode = vm.int_arg(args, 1)? as u32;
            change(vm, &args[..2], WITH_NUMBER, |files, path| files.set_mode(path, mode))
        }),
        function("rename", "src, dst, *, src_dir_fd=None, dst_dir_fd=None", rename),
        function("replace", "src, dst, *, src_dir_fd=None, dst_dir_fd=None", rename),
        function("readlink", "path, *, dir_fd=None", |vm, args| {
            let Some(path) = place(vm, &args[..1], 0, "path", PATH)? else { return plainly(vm, &args[..1]) };
            files::status_at(vm, &path, args[0])?;
            // There are no links.
            let text = vm.heap.str("Invalid argument");
            Err(vm.raise(OS_ERROR, vec![Object::small(22), text, args[0]]))
        }),
        function("getenv", "key, default=None", |vm, args| of_environment(vm, "environ", "get", [args[0], args[1].or(Object::NONE)])),
        function("getenvb", "key, default=None", |vm, args| of_environment(vm, "environb", "get", [args[0], args[1].or(Object::NONE)])),
        function("putenv", "name, value, /", |vm, args| of_environment(vm, "environ", "__setitem__", [args[0], args[1]])),
        function("unsetenv", "name, /", |vm, args| match of_environment(vm, "environ", "pop", [args[0], Object::NONE]) {
            Ok(_) => Ok(Object::NONE),
            Err(flow) => Err(returning(flow, Object::NONE)),
        }),
        function("sync", "", |vm, _| {
            mounted(vm)?;
            Ok(Object::NONE)
        }),
        function("listdir", "path=None", listed),
        function("stat", "path, *, dir_fd=None, follow_symlinks=True", status::stat),
        function("lstat", "path, *, dir_fd=None", status::lstat),
        function("fstat", "fd", status::stat_number),
        function("ftruncate", "fd, length, /", changes::truncate_number),
        function("truncate", "path, length", changes::truncate),
        function("access", "path, mode, *, dir_fd=None, effective_ids=False, follow_symlinks=True", changes::access),
        function("utime", "path, times=None, *, ns=None, dir_fd=None, follow_symlinks=True", changes::utime),
        function("_utime", "path, times, ns, /", changes::utime),
        function("scandir", "path=None", changes::scan),
        function("removedirs", "name", changes::remove_folders),
        function("renames", "old, new", changes::rename_folders),
        function("makedirs", "name, mode=511, exist_ok=False", status::make_folders),
    ]
    denied:
    _exit abort chown chroot close closerange confstr copy_file_range ctermid device_encoding dup dup2
    eventfd eventfd_read eventfd_write execl execle execlp execlpe execv execve execvp execvpe fchdir fchmod
    fchown fdatasync fdopen fork forkpty fpathconf fstatvfs fsync fwalk get_blocking
    get_inheritable get_terminal_size getegid geteuid getgid getgrouplist getgroups getloadavg getlogin getpgid
    getpgrp getpriority getresgid getresuid getsid getuid getxattr initgroups isatty kill killpg lchown link
    listxattr lockf login_tty lseek memfd_create mkfifo mknod nice open openpty pathconf
    pidfd_open pipe pipe2 popen posix_fadvise posix_fallocate posix_spawn posix_spawnp pread preadv pwrite
    pwritev read readv removexattr sched_get_priority_max sched_get_priority_min
    sched_getparam sched_getscheduler sched_rr_get_interval sched_setaffinity sched_setparam sched_setscheduler
    sched_yield sendfile set_blocking set_inheritable setegid seteuid setgid setgroups setpgid setpgrp
    setpriority setregid setresgid setresuid setreuid setsid setuid setxattr spawnl spawnle spawnlp spawnlpe
    spawnv spawnve spawnvp spawnvpe splice statvfs symlink sysconf system tcgetpgrp tcsetpgrp times
    ttyname umask uname wait wait3 wait4 waitid waitpid walk write writev
}

/// What a path may be, in words.
const PATH: &str = "string, bytes or os.PathLike";
const WITH_NUMBER: &str = "string, bytes, os.PathLike or integer";
const FOLDER: &str = "string, bytes, os.PathLike, integer or None";

pub fn init(vm: &mut Vm, dict: Object) -> Res<()> {
    for (name, number) in constants_data::NUMBERS.split(' ').filter_map(|entry| entry.split_once('=')) {
        let number = vm.heap.int(number.parse().unwrap_or(0));
        vm.dict_set_str(dict, name, number);
    }
    Ok(())
}

fn deny(vm: &mut Vm, _: Args<'_>) -> Res {
    mounted_or(vm, false)?;
    Ok(Object::NONE)
}
/// Without mounts there is nothing to do anything with.
fn mounted(vm: &mut Vm) -> Res<()> {
    let any = vm.files.any();
    mounted_or(vm, any)
}
fn mounted_or(vm: &mut Vm, allowed: bool) -> Res<()> {
    if allowed {
        return Ok(());
    }
    let name = vm.registry.natives[vm.current_native as usize].def.name;
    let message = format!("os.{name}() is not allowed here (allowed: paths as text, with os.path and pathlib's pure paths)");
    Err(vm.error(PERMISSION_ERROR, &message))
}

// ---- numbers

/// The first argument, as a C function takes an int.
fn c_int(vm: &mut Vm, args: &[Object]) -> Res<i64> {
    let given = vm.index_object(args, 0)?;
    let message = match vm.small_int(given) {
        Some(number) if i32::try_from(number).is_ok() => return Ok(number),
        Some(number) if number > 0 => "signed integer is greater than maximum",
        Some(_) => "signed integer is less than minimum",
        None => "Python int too large to convert to C int",
    };
    Err(vm.overflow_error(message))
}
fn number(vm: &mut Vm, args: &[Object], answer: fn(i64) -> i64) -> Res {
    let number = answer(vm.int_arg(args, 0)?);
    Ok(vm.heap.int(number))
}
fn part(vm: &mut Vm, args: &[Object], answer: fn(i64) -> i64) -> Res {
    Ok(Object::small(answer(c_int(vm, args)?)))
}
fn question(vm: &mut Vm, args: &[Object], answer: fn(i64) -> bool) -> Res {
    Ok(Object::bool(answer(c_int(vm, args)?)))
}
fn has_exited(status: i64) -> bool {
    status & 0x7F == 0
}
fn was_signalled(status: i64) -> bool {
    (1..0x7F).contains(&(status & 0x7F))
}
fn was_stopped(status: i64) -> bool {
    status & 0xFF == 0x7F
}
fn exit_code(vm: &mut Vm, args: &[Object]) -> Res {
    let status = c_int(vm, args)?;
    match status {
        _ if has_exited(status) => Ok(Object::small(status >> 8 & 0xFF)),
        _ if was_signalled(status) => Ok(Object::small(-(status & 0x7F))),
        _ if was_stopped(status) => Err(vm.value_error(&format!("process stopped by delivery of signal {}", status >> 8 & 0xFF))),
        _ => Err(vm.value_error(&format!("invalid wait status: {status}"))),
    }
}
fn at_fork(vm: &mut Vm, args: &[Object]) -> Res {
    if args.iter().all(|given| given.is_unbound()) {
        return Err(vm.type_error("At least one argument is required."));
    }
    for (&given, name) in args.iter().zip(["before", "after_in_child", "after_in_parent"]) {
        if !given.is_unbound() && !crate::builtins::is_callable(vm, given) {
            let message = format!("'{name}' must be callable, not {}", vm.type_name(given));
            return Err(vm.type_error(&message));
        }
    }
    // Nothing forks here.
    Ok(Object::NONE)
}

/// Calls a method of a mapping of this module, which the guest may have replaced.
fn of_environment(vm: &mut Vm, mapping: &str, method: &str, args: [Object; 2]) -> Res {
    let (mapping, method) = (module_value(vm, "os", mapping).unwrap_or(Object::NONE), vm.heap.intern(method));
    let method = vm.getattr(mapping, method)?;
    call(method, args)
}

// ---- files

/// The path in an argument as text; none where the object that has it must be asked first.
fn place(vm: &mut Vm, args: &[Object], at: usize, name: &str, wanted: &str) -> Res<Option<String>> {
    let function = vm.registry.natives[vm.current_native as usize].def.name;
    place_for(vm, function, args, at, name, wanted)
}
/// As `place`, for a function that leaves its path to another, which is then the one to complain.
fn place_for(vm: &mut Vm, function: &str, args: &[Object], at: usize, name: &str, wanted: &str) -> Res<Option<String>> {
    mounted(vm)?;
    let Some(text) = path_text(vm, args[at])? else {
        if has_path(vm, args[at]) {
            return Ok(None);
        }
        let message = format!("{function}: {name} should be {wanted}, not {}", vm.bare_name(vm.class_of(args[at])));
        return Err(vm.type_error(&message));
    };
    if text.contains('\0') { Err(vm.value_error("embedded null byte")) } else { Ok(Some(text)) }
}
fn no_folder_number(vm: &mut Vm, given: Object) -> Res<()> {
    match given.some() {
        None => Ok(()),
        Some(_) => Err(vm.error(NOT_IMPLEMENTED_ERROR, "dir_fd unavailable on this platform")),
    }
}

/// Does something with what is at the path in the first argument; all arguments can be given by position.
fn change(vm: &mut Vm, args: &[Object], wanted: &str, work: impl FnOnce(&mut Files, &str) -> Result<(), crate::files::Fault>) -> Res {
    match place(vm, args, 0, "path", wanted)? {
        Some(path) => files::at_path(vm, &path, args[0], work),
        None => plainly(vm, args),
    }
}

fn rename(vm: &mut Vm, args: &[Object]) -> Res {
    let (old, new) = (place(vm, args, 0, "src", PATH)?, place(vm, args, 1, "dst", PATH)?);
    match (old, new) {
        (Some(old), Some(new)) => files::rename(vm, [&old, &new], [args[0], args[1]]),
        _ => plainly_all(vm, &args[..2]),
    }
}

fn listed(vm: &mut Vm, args: &[Object]) -> Res {
    let folder = args[0].some().unwrap_or_else(|| vm.heap.intern("."));
    let Some(path) = place(vm, &[folder], 0, "path", FOLDER)? else { return plainly(vm, args) };
    let names = files::entries(vm, &path, folder)?;
    let is_bytes = vm.payload(folder).is(Kind::Bytes);
    let mut found = Vec::with_capacity(names.len());
    for (name, _) in names {
        let name = vm.heap.string(name);
        found.push(if is_bytes { types::encode_text(vm, name, "utf-8", "surrogateescape")? } else { name });
    }
    Ok(vm.heap.list(found))
}
