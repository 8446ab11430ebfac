//! `glob`: paths that match a pattern with wildcards, among the files of the mounts. Each part of a pattern turns a list of folders
//! into the next one; nothing recurses.

use super::fnmatch::Pattern;
use super::posixpath::{path_text, plainly};
use super::{Known, asking, module_native};
use crate::native::{NativeDef, Res, function};
use crate::object::{Kind, Object};
use crate::pace;
use crate::types::{self, PERMISSION_ERROR};
use crate::vm::Vm;
use crate::vm::names::Name;

pub static TABLE: &[NativeDef] = &[
    function("glob", SIGNATURE, |vm, args| asked(vm, args, false)),
    function("iglob", SIGNATURE, |vm, args| asked(vm, args, true)),
    function("_glob", "pathname, root_dir, recursive, include_hidden, lazy, /", glob),
    function("has_magic", "s", |vm, args| {
        let plain = vm.payload(args[0]);
        let found = match plain.kind() {
            Kind::Str => is_wild(vm.heap.text(plain).as_bytes()),
            Kind::Bytes | Kind::ByteArray => is_wild(&vm.heap.bytes[plain.index()].data),
            _ => {
                let message = format!("expected string or bytes-like object, got '{}'", vm.type_name(args[0]));
                return Err(vm.type_error(&message));
            }
        };
        Ok(Object::bool(found))
    }),
    function("escape", "pathname", escape),
];

const SIGNATURE: &str = "pathname, *, root_dir=None, dir_fd=None, recursive=False, include_hidden=False";
static GLOB: Known = Known::new("glob", "_glob");

pub fn init(vm: &mut Vm, dict: Object) -> Res<()> {
    let names = ["escape", "glob", "iglob"].map(|name| vm.heap.intern(name));
    let names = vm.heap.list(names.to_vec());
    vm.dict_set_str(dict, "__all__", names);
    Ok(())
}

fn is_wild(text: &[u8]) -> bool {
    pace::slices(text).any(|piece| memchr::memchr3(b'*', b'?', b'[', piece).is_some())
}

fn escape(vm: &mut Vm, args: &[Object]) -> Res {
    let plain = vm.payload(args[0]);
    let data = match plain.kind() {
        Kind::Str => vm.heap.text(plain).as_bytes(),
        Kind::Bytes => &vm.heap.bytes[plain.index()].data,
        _ => return plainly(vm, args),
    };
    let data = pace::copied(data);
    vm.reserve_many(data.len() as u64, 3, 1)?;
    let mut made = Vec::with_capacity(data.len());
    for byte in pace::items(data.into_iter()) {
        match byte {
            b'*' | b'?' | b'[' => made.extend([b'[', byte, b']']),
            _ => made.push(byte),
        }
    }
    if plain.is(Kind::Bytes) {
        return Ok(vm.heap.bytes(made));
    }
    // Only ASCII was added to a text.
    Ok(vm.heap.str(&String::from_utf8_lossy(&made)))
}

/// Asks what is no text for its path, then searches.
fn asked(vm: &mut Vm, args: &[Object], lazy: bool) -> Res {
    let flags = [args[3], args[4]].map(|flag| Object::bool(flag.given().is_some_and(|flag| vm.truth_native(flag).unwrap_or(true))));
    let root = args[1].or(Object::NONE);
    let is_path = matches!(vm.payload(args[0]).kind(), Kind::Str | Kind::Bytes);
    // CPython cuts the pattern to have an empty path of its kind.
    if !is_path && root.is_none() && vm.special(args[0], Name::Getitem).is_none() {
        let message = format!("'{}' object is not subscriptable", vm.type_name(args[0]));
        return Err(vm.type_error(&message));
    }
    let all = [args[0], root, flags[0], flags[1], Object::bool(lazy)];
    let fspath = module_native(vm, "posix", "fspath");
    let mut plan = Vec::new();
    for at in [0, 1] {
        if (at == 0 || !all[at].is_none()) && !matches!(vm.payload(all[at]).kind(), Kind::Str | Kind::Bytes) {
            plan.push((at, fspath));
        }
    }
    if plan.is_empty() {
        return glob(vm, &all);
    }
    let again = GLOB.get(vm);
    asking::answered(vm, again, &all, &plan)
}

fn glob(vm: &mut Vm, args: &[Object]) -> Res {
    let pattern = path_text(vm, args[0])?.unwrap_or_default();
    let root = path_text(vm, args[1])?.filter(|root| !root.is_empty());
    let mut search = Search { root, recursive: args[2].is_true(), hidden: args[3].is_true(), steps: 0 };
    let found = search.find(vm, &pattern)?;
    let is_bytes = vm.payload(args[0]).is(Kind::Bytes);
    let mut paths = Vec::with_capacity(found.len());
    for path in found {
        vm.reserve(path.len() + 64)?;
        let path = vm.heap.string(path);
        paths.push(if is_bytes { types::encode_text(vm, path, "utf-8", "surrogateescape")? } else { path });
    }
    let paths = vm.heap.list(paths);
    if args[4].is_true() { vm.iter(paths) } else { Ok(paths) }
}

/// How to search.
struct Search {
    /// The folder that patterns are relative to.
    root: Option<String>,
    /// `**` means all that is below.
    recursive: bool,
    /// Wildcards take names that begin with a dot.
    hidden: bool,
    steps: usize,
}

impl Search {
    fn find(&mut self, vm: &mut Vm, pattern: &str) -> Res<Vec<String>> {
        let parts: Vec<&str> = pattern.split('/').filter(|part| !part.is_empty()).collect();
        if !pattern.is_empty() && parts.is_empty() {
            return Ok(vec!["/".to_owned()]);
        }
        let ends_open = pattern.ends_with('/');
        let mut found = vec![if pattern.starts_with('/') { "/".to_owned() } else { String::new() }];
        for (at, part) in parts.iter().enumerate() {
            let is_last = at + 1 == parts.len() && !ends_open;
            let mut next = Vec::new();
            for folder in found {
                self.enter(vm, &folder, part, is_last, &mut next)?;
            }
            found = next;
        }
        if ends_open {
            for path in found.iter_mut().filter(|path| !path.is_empty() && !path.ends_with('/')) {
                path.push('/');
            }
        }
        found.retain(|path| !path.is_empty());
        Ok(found)
    }

    /// What one part of a pattern finds in a folder.
    fn enter(&mut self, vm: &mut Vm, folder: &str, part: &str, is_last: bool, found: &mut Vec<String>) -> Res<()> {
        if part == "**" && self.recursive {
            return self.below(vm, folder, is_last, found);
        }
        if !is_wild(part.as_bytes()) {
            let path = joined(folder, part);
            let question = if is_last { "lexists" } else { "isdir" };
            let kind = self.look(vm, &path, question)?;
            if kind == 2 || is_last && kind == 1 {
                self.add(vm, path, found)?;
            }
            return Ok(());
        }
        let pattern = Pattern::new(part);
        for (name, is_folder) in self.names(vm, folder) {
            let is_shown = self.hidden || part.starts_with('.') || !name.starts_with('.');
            if is_shown && (is_last || is_folder) && pattern.takes(vm, &name)? {
                self.add(vm, joined(folder, &name), found)?;
            }
        }
        Ok(())
    }

    /// A folder itself, and all that is below it.
    fn below(&mut self, vm: &mut Vm, folder: &str, with_files: bool, found: &mut Vec<String>) -> Res<()> {
        if self.look(vm, folder, "isdir")? != 2 {
            return Ok(());
        }
        let is_named = !folder.is_empty() && with_files && !folder.ends_with('/');
        self.add(vm, if is_named { format!("{folder}/") } else { folder.to_owned() }, found)?;
        let mut waiting = vec![folder.to_owned()];
        while let Some(folder) = waiting.pop() {
            let mut inner = Vec::new();
            for (name, is_folder) in self.names(vm, &folder) {
                if !self.hidden && name.starts_with('.') || !with_files && !is_folder {
                    continue;
                }
                let path = joined(&folder, &name);
                if is_folder {
                    inner.push(path.clone());
                }
                self.add(vm, path, found)?;
            }
            waiting.extend(inner.into_iter().rev());
        }
        Ok(())
    }

    fn add(&mut self, vm: &mut Vm, path: String, found: &mut Vec<String>) -> Res<()> {
        vm.reserve(path.len() + 32)?;
        self.steps += 1;
        if pace::halted_at(self.steps) {
            vm.poll()?;
        }
        found.push(path);
        Ok(())
    }

    fn rooted(&self, path: &str) -> String {
        match &self.root {
            Some(root) => joined(root, path),
            None if path.is_empty() => ".".to_owned(),
            None => path.to_owned(),
        }
    }
    fn names(&self, vm: &Vm, folder: &str) -> Vec<(String, bool)> {
        vm.files.list(&self.rooted(folder)).unwrap_or_default()
    }
    /// What is there: 0 nothing, 1 a file, 2 a folder. Without mounts, looking is denied.
    fn look(&self, vm: &mut Vm, path: &str, question: &str) -> Res<u8> {
        if vm.files.any() {
            return Ok(vm.files.look(&self.rooted(path)));
        }
        let message = format!("os.path.{question}() is not allowed here (allowed: paths as text, with os.path and pathlib's pure paths)");
        Err(vm.error(PERMISSION_ERROR, &message))
    }
}

fn joined(folder: &str, name: &str) -> String {
    match folder {
        _ if name.starts_with('/') => name.to_owned(),
        "" => name.to_owned(),
        _ if folder.ends_with('/') => format!("{folder}{name}"),
        _ => format!("{folder}/{name}"),
    }
}
