//! The native part of `posix`: the session's files by path and by number.
//!
//! Every native asks `Files`, which knows what the policy allows. The numbers of open files that Python code keeps give no more
//! rights than a path would.

use crate::files::{Fault, Files, Handle, Opening, Status};
use crate::native::{Flow, NativeDef, Res, function};
use crate::object::{Kind, Object};
use crate::types;
use crate::vm::Vm;

pub static TABLE: &[NativeDef] = &[
    function("fspath", "path", |vm, args| match vm.payload(args[0]).kind() {
        Kind::Str | Kind::Bytes => Ok(args[0]),
        _ => vm.call_embedded("path_of", args.to_vec()),
    }),
    function("_mounted", "", |vm, _| Ok(Object::bool(vm.files.any()))),
    function("_writable_folders", "", |vm, _| {
        let folders: Vec<String> = vm.files.writable().map(str::to_owned).collect();
        let folders: Vec<Object> = folders.iter().map(|folder| vm.heap.str(folder)).collect();
        Ok(vm.heap.list(folders))
    }),
    // A path, and what messages call it.
    function("_entries", "path, shown, /", |vm, args| {
        let path = path_arg(vm, args[0])?;
        entry_list(vm, &path, args[1])
    }),
    function("_open", "path, shown, write, create, exclusive, truncate, /", |vm, args| {
        let path = path_arg(vm, args[0])?;
        let [write, create, exclusive, truncate] = [2, 3, 4, 5].map(|at| args[at].is_true());
        let opened = counted(vm, |files| files.open(&path, Opening { write, create, exclusive, truncate }));
        let handle = opened.map_err(|fault| raise(vm, fault, &args[1..2]))?;
        Ok(vm.heap.int(handle.number()))
    }),
    function("_close", "number, /", |vm, args| {
        let handle = handle_arg(vm, args)?;
        close(vm, handle);
        Ok(Object::NONE)
    }),
    function("_size", "number, /", |vm, args| {
        let size = contents(vm, args)?.len();
        Ok(vm.heap.int(size as i64))
    }),
    function("_read", "number, at, count, /", |vm, args| {
        let (at, count) = (offset(vm, args, 1)?, vm.int_arg(args, 2)?);
        let data = contents(vm, args)?;
        let rest = data.len().saturating_sub(at);
        let count = usize::try_from(count).map_or(rest, |count| count.min(rest));
        read(vm, args, at, count)
    }),
    // To the end of a line, or as many bytes.
    function("_read_line", "number, at, count, /", |vm, args| {
        let (at, count) = (offset(vm, args, 1)?, vm.int_arg(args, 2)?);
        let rest = contents(vm, args)?.get(at..).unwrap_or_default();
        let rest = &rest[..usize::try_from(count).map_or(rest.len(), |count| count.min(rest.len()))];
        let count = memchr::memchr(b'\n', rest).map_or(rest.len(), |end| end + 1);
        read(vm, args, at, count)
    }),
    // At an offset, or with -1 at the end; answers where it ends.
    function("_write", "number, at, data, /", |vm, args| {
        let data = vm.buffer_arg(args[2])?;
        let at = match vm.int_arg(args, 1)? {
            -1 => contents(vm, args)?.len(),
            _ => offset(vm, args, 1)?,
        };
        let handle = handle_arg(vm, args)?;
        put(vm, handle, at, &data)?;
        Ok(vm.heap.int((at + data.len()) as i64))
    }),
    // Text as lines with their ends: after `\n`, `\r` or `\r\n`, or with an empty newline after each of them.
    function("_lines", "text, newline, /", |vm, args| {
        let (text, newline) = (vm.text_arg(args[0], "text")?, vm.text_arg(args[1], "newline")?);
        let mut lines = Vec::new();
        let mut rest = text.as_str();
        while !rest.is_empty() {
            let line = &rest[..line_end(rest, &newline)];
            rest = &rest[line.len()..];
            vm.reserve(line.len() + 64)?;
            lines.push(vm.heap.str(line));
        }
        Ok(vm.heap.list(lines))
    }),
    function("_truncate", "number, size, /", |vm, args| {
        let (handle, size) = (handle_arg(vm, args)?, vm.int_arg(args, 1)?);
        cut(vm, handle, size, &[])
    }),
];

/// Of `tempfile`.
pub static TEMPORARY: &[NativeDef] = &[
    function("mkstemp", "suffix=None, prefix=None, dir=None, text=False", |vm, _| {
        let message = "tempfile.mkstemp() is not allowed here: it returns a file descriptor; use NamedTemporaryFile()";
        Err(vm.error(types::PERMISSION_ERROR, message))
    }),
    function("gettempprefix", "", |vm, _| Ok(prefix(vm))),
    function("gettempprefixb", "", |vm, _| {
        let prefix = prefix(vm);
        if !prefix.is(Kind::Str) {
            let message = format!("expected str, bytes or os.PathLike object, not {}", vm.type_name(prefix));
            return Err(vm.type_error(&message));
        }
        types::encode_text(vm, prefix, "utf-8", "surrogateescape")
    }),
];
/// What names of temporary files begin with: guests may change it.
fn prefix(vm: &mut Vm) -> Object {
    super::module_value(vm, "tempfile", "template").unwrap_or_default()
}

/// Where the first line of a text ends.
fn line_end(text: &str, newline: &str) -> usize {
    let bytes = text.as_bytes();
    let end = match newline {
        "" => memchr::memchr2(b'\n', b'\r', bytes).map(|at| if bytes[at..].starts_with(b"\r\n") { at + 2 } else { at + 1 }),
        newline => memchr::memmem::find(bytes, newline.as_bytes()).map(|at| at + newline.len()),
    };
    end.unwrap_or(text.len())
}

/// Asks for the memory that a file of this length needs, before any is allocated.
fn make_room(vm: &mut Vm, handle: Handle, length: u64) -> Res<()> {
    let growth = counted(vm, |files| files.growth(handle, length)).map_err(|fault| raise(vm, fault, &[]))?;
    vm.reserve(growth)
}

/// Does something with the files, and counts what they hold as the session's memory.
pub fn counted<T>(vm: &mut Vm, work: impl FnOnce(&mut Files) -> Result<T, Fault>) -> Result<T, Fault> {
    let before = vm.files.held();
    let result = work(&mut vm.files);
    vm.heap.used = (vm.heap.used + vm.files.held()).saturating_sub(before);
    result
}

/// Does something with what is at a path; `shown` is what messages call it.
pub fn at_path(vm: &mut Vm, path: &str, shown: Object, work: impl FnOnce(&mut Files, &str) -> Result<(), Fault>) -> Res {
    counted(vm, |files| work(files, path)).map_err(|fault| raise(vm, fault, &[shown]))?;
    Ok(Object::NONE)
}

/// Sets when what is at a path was last changed. Messages do not name it: the time may be what is wrong.
pub fn touch(vm: &mut Vm, path: &str, when: Option<u64>) -> Res {
    counted(vm, |files| files.touch(path, when)).map_err(|fault| raise(vm, fault, &[]))?;
    Ok(Object::NONE)
}

/// Gives what is at one path another one.
pub fn rename(vm: &mut Vm, [old, new]: [&str; 2], shown: [Object; 2]) -> Res {
    counted(vm, |files| files.rename(old, new)).map_err(|fault| raise(vm, fault, &shown))?;
    Ok(Object::NONE)
}

pub fn close(vm: &mut Vm, handle: Handle) {
    let _ = counted(vm, |files| {
        files.close(handle);
        Ok(())
    });
}

/// Writes into an open file.
pub fn put(vm: &mut Vm, handle: Handle, at: usize, data: &[u8]) -> Res<()> {
    if !data.is_empty() {
        make_room(vm, handle, (at as u64).saturating_add(data.len() as u64))?;
        counted(vm, |files| files.write(handle, at, data)).map_err(|fault| raise(vm, fault, &[]))?;
    }
    Ok(())
}

/// Cuts an open file to a length, or fills it up; `shown` is what messages call it.
pub fn cut(vm: &mut Vm, handle: Handle, length: i64, shown: &[Object]) -> Res {
    let Ok(length) = usize::try_from(length) else { return Err(raise(vm, Fault::Invalid, shown)) };
    make_room(vm, handle, length as u64)?;
    counted(vm, |files| files.truncate(handle, length)).map_err(|fault| raise(vm, fault, shown))?;
    Ok(Object::NONE)
}

/// As `entries`, as a list of pairs.
pub fn entry_list(vm: &mut Vm, path: &str, shown: Object) -> Res {
    let entries = entries(vm, path, shown)?;
    let mut items = Vec::with_capacity(entries.len());
    for (name, is_folder) in entries {
        let name = vm.heap.string(name);
        items.push(vm.heap.tuple([name, Object::bool(is_folder)]));
    }
    Ok(vm.heap.list(items))
}

/// The names in a folder, and whether each is that of a folder.
pub fn entries(vm: &mut Vm, path: &str, shown: Object) -> Res<Vec<(String, bool)>> {
    let entries = vm.files.list(path).map_err(|fault| raise(vm, fault, &[shown]))?;
    vm.reserve(entries.len() * 128)?;
    Ok(entries)
}

fn path_arg(vm: &mut Vm, path: Object) -> Res<String> {
    let path = vm.text_arg(path, "path")?;
    if path.contains('\0') { Err(vm.value_error("embedded null byte")) } else { Ok(path) }
}

/// What is at a path; `shown` is what messages call it.
pub fn status_at(vm: &mut Vm, path: &str, shown: Object) -> Res<Status> {
    if path.contains('\0') {
        return Err(vm.value_error("embedded null byte"));
    }
    vm.files.status(path).map_err(|fault| raise(vm, fault, &[shown]))
}

fn handle_arg(vm: &mut Vm, args: &[Object]) -> Res<Handle> {
    let number = vm.int_arg(args, 0)?;
    Handle::from_number(number).ok_or_else(|| raise(vm, Fault::BadHandle, &[]))
}

fn offset(vm: &mut Vm, args: &[Object], at: usize) -> Res<usize> {
    let offset = vm.int_arg(args, at)?;
    usize::try_from(offset).map_err(|_| raise(vm, Fault::Invalid, &[]))
}

fn contents<'a>(vm: &'a mut Vm, args: &[Object]) -> Res<&'a [u8]> {
    let handle = handle_arg(vm, args)?;
    if let Err(fault) = vm.files.contents(handle) {
        return Err(raise(vm, fault, &[]));
    }
    Ok(vm.files.contents(handle).map_or(&[], |data| data.as_slice()))
}

fn read(vm: &mut Vm, args: &[Object], at: usize, count: usize) -> Res {
    vm.reserve(count)?;
    let data = contents(vm, args)?;
    let piece = data.get(at..at + count).unwrap_or_default().to_vec();
    Ok(vm.heap.bytes(piece))
}

/// An OSError of a fault, with the names of the files it is about.
pub fn raise(vm: &mut Vm, fault: Fault, shown: &[Object]) -> Box<Flow> {
    let class = match fault {
        Fault::NotFound => types::FILE_NOT_FOUND_ERROR,
        Fault::Denied => types::PERMISSION_ERROR,
        Fault::Exists => types::FILE_EXISTS_ERROR,
        Fault::NotFolder => types::NOT_A_DIRECTORY_ERROR,
        Fault::IsFolder => types::IS_A_DIRECTORY_ERROR,
        _ => types::OS_ERROR,
    };
    let mut text = fault.text().to_owned();
    if fault == Fault::Denied {
        let folders: Vec<&str> = vm.files.writable().collect();
        let hint = if folders.is_empty() { "no folder is writable".to_owned() } else { format!("writable: {}", folders.join(", ")) };
        text = format!("{text} ({hint})");
    }
    let text = vm.heap.str(&text);
    let mut args = vec![Object::small(fault as i64), text];
    match shown {
        [] => {}
        [file] => args.push(*file),
        [file, second, ..] => args.extend([*file, Object::NONE, *second]),
    }
    Box::new(Flow::Raise(vm.new_exception(class, args)))
}
