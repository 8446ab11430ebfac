//! `platform`: what the interpreter runs on. It does not say: the answers are those of an unnamed Linux.
//! The class `uname_result` is Python.

use super::slowly;
use crate::native::{NativeDef, Res, function};
use crate::object::Object;
use crate::types::OS_ERROR;
use crate::vm::Vm;

pub static TABLE: &[NativeDef] = &[
    function("python_implementation", "", |vm, _| text(vm, "CPython")),
    function("python_version", "", |vm, _| {
        let version = VERSION.join(".");
        text(vm, &version)
    }),
    function("python_version_tuple", "", |vm, _| texts(vm, &VERSION)),
    function("python_branch", "", |vm, _| text(vm, "")),
    function("python_revision", "", |vm, _| text(vm, "")),
    function("python_build", "", |vm, _| texts(vm, &["main", ""])),
    function("python_compiler", "", |vm, _| text(vm, "")),
    function("uname", "", |vm, _| {
        let parts = [SYSTEM, NODE, "", "", "", ""].map(|part| vm.heap.intern(part));
        slowly(vm, "platform", "uname_result", parts.to_vec())
    }),
    function("system", "", |vm, _| text(vm, SYSTEM)),
    function("node", "", |vm, _| text(vm, NODE)),
    function("release", "", |vm, _| text(vm, "")),
    function("version", "", |vm, _| text(vm, "")),
    function("machine", "", |vm, _| text(vm, "")),
    function("processor", "", |vm, _| text(vm, "")),
    function("platform", "aliased=False, terse=False", |vm, _| text(vm, SYSTEM)),
    function("architecture", "executable='', bits='', linkage=''", |vm, args| {
        let (bits, linkage) = (or_text(vm, args[1], ""), or_text(vm, args[2], ""));
        let bits = if vm.truth_native(bits) == Some(false) { vm.heap.intern("64bit") } else { bits };
        Ok(vm.heap.tuple([bits, linkage]))
    }),
    // Only old systems have other names.
    function("system_alias", "system, release, version", |vm, args| Ok(vm.heap.tuple(args))),
    function("libc_ver", "executable=None, lib='', version='', chunksize=16384", |vm, args| given(vm, &args[1..3])),
    function("java_ver", "release='', vendor='', vminfo=('', '', ''), osinfo=('', '', '')", |vm, args| {
        let (release, vendor) = (or_text(vm, args[0], ""), or_text(vm, args[1], ""));
        let (machine, system) = (or_three(vm, args[2])?, or_three(vm, args[3])?);
        Ok(vm.heap.tuple([release, vendor, machine, system]))
    }),
    function("mac_ver", "release='', versioninfo=('', '', ''), machine=''", |vm, args| {
        let (release, machine) = (or_text(vm, args[0], ""), or_text(vm, args[2], ""));
        let version = or_three(vm, args[1])?;
        Ok(vm.heap.tuple([release, version, machine]))
    }),
    function("win32_ver", "release='', version='', csd='', ptype=''", given),
    function("win32_edition", "", |_, _| Ok(Object::NONE)),
    function("win32_is_iot", "", |_, _| Ok(Object::FALSE)),
    function("freedesktop_os_release", "", |vm, _| Err(vm.error(OS_ERROR, "Unable to read files /etc/os-release, /usr/lib/os-release"))),
];

/// The Python that this one is like.
const VERSION: [&str; 3] = ["3", "11", "2"];
const SYSTEM: &str = "Linux";
const NODE: &str = "sandbox";

fn text(vm: &mut Vm, text: &str) -> Res {
    Ok(vm.heap.intern(text))
}
fn texts(vm: &mut Vm, all: &[&str]) -> Res {
    let all: Vec<Object> = all.iter().map(|text| vm.heap.intern(text)).collect();
    Ok(vm.heap.tuple(all))
}
fn or_text(vm: &mut Vm, given: Object, text: &str) -> Object {
    given.given().unwrap_or_else(|| vm.heap.intern(text))
}
fn or_three(vm: &mut Vm, given: Object) -> Res {
    given.given().map_or_else(|| texts(vm, &["", "", ""]), Ok)
}
/// The arguments as they are, empty where there are none.
fn given(vm: &mut Vm, args: &[Object]) -> Res {
    let all: Vec<Object> = args.iter().map(|&arg| or_text(vm, arg, "")).collect();
    Ok(vm.heap.tuple(all))
}
