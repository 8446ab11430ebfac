//! `stat`: the bits of file modes, and what they mean. There are no files here to ask about: see `posixpath` and `os`.

use crate::native::{NativeDef, Res, function};
use crate::object::{Kind, Object};
use crate::vm::Vm;
use num_traits::{Signed, ToPrimitive};

pub static TABLE: &[NativeDef] = &[
    function("S_ISDIR", "mode, /", |vm, args| is_kind(vm, args, 0o040_000)),
    function("S_ISCHR", "mode, /", |vm, args| is_kind(vm, args, 0o020_000)),
    function("S_ISBLK", "mode, /", |vm, args| is_kind(vm, args, 0o060_000)),
    function("S_ISREG", "mode, /", |vm, args| is_kind(vm, args, 0o100_000)),
    function("S_ISFIFO", "mode, /", |vm, args| is_kind(vm, args, 0o010_000)),
    function("S_ISLNK", "mode, /", |vm, args| is_kind(vm, args, 0o120_000)),
    function("S_ISSOCK", "mode, /", |vm, args| is_kind(vm, args, 0o140_000)),
    function("S_ISDOOR", "mode, /", |vm, args| mode(vm, args[0]).map(|_| Object::FALSE)),
    function("S_ISPORT", "mode, /", |vm, args| mode(vm, args[0]).map(|_| Object::FALSE)),
    function("S_ISWHT", "mode, /", |vm, args| mode(vm, args[0]).map(|_| Object::FALSE)),
    function("S_IMODE", "mode, /", |vm, args| Ok(Object::small(i64::from(mode(vm, args[0])? & 0o7777)))),
    function("S_IFMT", "mode, /", |vm, args| Ok(Object::small(i64::from(mode(vm, args[0])? & KIND)))),
    function("filemode", "mode, /", |vm, args| {
        let text = shown(mode(vm, args[0])?);
        Ok(vm.heap.str(&text))
    }),
];

/// The bits that say what kind of file it is.
const KIND: u32 = 0o170_000;

static CONSTANTS: &[(&str, i64)] = &[
    ("SF_APPEND", 0o1_000_000),
    ("SF_ARCHIVED", 0o200_000),
    ("SF_IMMUTABLE", 0o400_000),
    ("SF_NOUNLINK", 0o4_000_000),
    ("SF_SNAPSHOT", 0o10_000_000),
    ("ST_MODE", 0),
    ("ST_INO", 1),
    ("ST_DEV", 2),
    ("ST_NLINK", 3),
    ("ST_UID", 4),
    ("ST_GID", 5),
    ("ST_SIZE", 6),
    ("ST_ATIME", 7),
    ("ST_MTIME", 8),
    ("ST_CTIME", 9),
    ("S_IFDOOR", 0),
    ("S_IFPORT", 0),
    ("S_IFWHT", 0),
    ("S_IFIFO", 0o10_000),
    ("S_IFCHR", 0o20_000),
    ("S_IFDIR", 0o40_000),
    ("S_IFBLK", 0o60_000),
    ("S_IFREG", 0o100_000),
    ("S_IFLNK", 0o120_000),
    ("S_IFSOCK", 0o140_000),
    ("S_ISUID", 0o4000),
    ("S_ISGID", 0o2000),
    ("S_ENFMT", 0o2000),
    ("S_ISVTX", 0o1000),
    ("S_IRWXU", 0o700),
    ("S_IRUSR", 0o400),
    ("S_IREAD", 0o400),
    ("S_IWUSR", 0o200),
    ("S_IWRITE", 0o200),
    ("S_IXUSR", 0o100),
    ("S_IEXEC", 0o100),
    ("S_IRWXG", 0o70),
    ("S_IRGRP", 0o40),
    ("S_IWGRP", 0o20),
    ("S_IXGRP", 0o10),
    ("S_IRWXO", 0o7),
    ("S_IROTH", 0o4),
    ("S_IWOTH", 0o2),
    ("S_IXOTH", 0o1),
    ("UF_NODUMP", 0o1),
    ("UF_IMMUTABLE", 0o2),
    ("UF_APPEND", 0o4),
    ("UF_OPAQUE", 0o10),
    ("UF_NOUNLINK", 0o20),
    ("UF_COMPRESSED", 0o40),
    ("UF_HIDDEN", 0o100_000),
];
/// The attributes of files elsewhere, from the lowest bit on; one of them means nothing.
const ATTRIBUTES: &str = "READONLY HIDDEN SYSTEM - DIRECTORY ARCHIVE DEVICE NORMAL TEMPORARY SPARSE_FILE REPARSE_POINT COMPRESSED \
     OFFLINE NOT_CONTENT_INDEXED ENCRYPTED INTEGRITY_STREAM VIRTUAL NO_SCRUB_DATA";

pub fn init(vm: &mut Vm, dict: Object) -> Res<()> {
    for &(name, value) in CONSTANTS {
        vm.dict_set_str(dict, name, Object::small(value));
    }
    for (bit, name) in ATTRIBUTES.split(' ').enumerate().filter(|&(_, name)| name != "-") {
        vm.dict_set_str(dict, &format!("FILE_ATTRIBUTE_{name}"), Object::small(1 << bit));
    }
    Ok(())
}

/// A mode, with the complaints of C about what is none.
fn mode(vm: &mut Vm, object: Object) -> Res<u32> {
    let plain = vm.payload(object);
    if !matches!(plain.kind(), Kind::Int | Kind::Big | Kind::Bool) {
        return Err(vm.type_error("an integer is required"));
    }
    let value = vm.to_big(plain);
    match value.to_u64() {
        Some(mode) => u32::try_from(mode).map_err(|_| vm.overflow_error("mode out of range")),
        None if value.is_negative() => Err(vm.overflow_error("can't convert negative value to unsigned int")),
        None => Err(vm.overflow_error("Python int too large to convert to C unsigned long")),
    }
}
fn is_kind(vm: &mut Vm, args: &[Object], kind: u32) -> Res {
    Ok(Object::bool(mode(vm, args[0])? & KIND == kind))
}
/// A mode as `ls -l` shows it.
fn shown(mode: u32) -> String {
    let mut text = String::with_capacity(10);
    text.push(match mode & KIND {
        0o120_000 => 'l',
        0o140_000 => 's',
        0o100_000 => '-',
        0o060_000 => 'b',
        0o040_000 => 'd',
        0o020_000 => 'c',
        0o010_000 => 'p',
        _ => '?',
    });
    for (shift, special, letter) in [(6, 0o4000, 's'), (3, 0o2000, 's'), (0, 0o1000, 't')] {
        let bits = mode >> shift;
        text.push(if bits & 4 != 0 { 'r' } else { '-' });
        text.push(if bits & 2 != 0 { 'w' } else { '-' });
        text.push(match (mode & special != 0, bits & 1 != 0) {
            (true, true) => letter,
            (true, false) => letter.to_ascii_uppercase(),
            (false, true) => 'x',
            (false, false) => '-',
        });
    }
    text
}
