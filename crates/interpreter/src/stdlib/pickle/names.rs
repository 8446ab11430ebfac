//! Names in pickles: what functions and classes are written by, and the names that old protocols have for them.
//! Only names that nothing has to be asked for are found here; everything else the driver looks up.

use super::super::{Known, module_value, raise_in};
use super::compat_data::{MODULES_READ, MODULES_WRITTEN, NAMES_READ, NAMES_WRITTEN, Place};
use super::opcode as op;
use super::writer::{Task, Writer};
use crate::native::Res;
use crate::object::class::FIRST_USER_CLASS;
use crate::object::{Kind, Object};
use crate::types;
use crate::vm::{Name, Vm};

static LATIN_ENCODER: Known = Known::new("codecs", "encode");

/// What makes bytes of a text when a pickle of an old protocol is read.
pub fn latin_encoder(vm: &Vm) -> Object {
    LATIN_ENCODER.get(vm)
}

/// Has somebody given numbers to classes (`copyreg.add_extension`)?
pub fn has_extensions(vm: &mut Vm) -> bool {
    let registry = module_value(vm, "copyreg", "_extension_registry").and_then(|registry| registry.index_of(Kind::Dict));
    registry.is_some_and(|registry| !vm.heap.dicts[registry].is_empty())
}

/// Module and name of a class that is found there, or of the function that old pickles make bytes with.
pub fn plain(vm: &mut Vm, object: Object) -> Option<(Object, Object)> {
    if has_extensions(vm) {
        return None;
    }
    if object == latin_encoder(vm) {
        return Some((vm.heap.intern("_codecs"), vm.heap.intern("encode")));
    }
    let class = object.index_of(Kind::Class)?;
    if class >= FIRST_USER_CLASS {
        return of_guest(vm, object, class);
    }
    if types::class_module(vm, class) != "builtins" {
        return None;
    }
    let name = vm.bare_name(class).to_owned();
    if vm.registry.builtins.get(name.as_str()) != Some(&object) {
        return None;
    }
    Some((vm.heap.intern("builtins"), vm.heap.string(name)))
}
/// The place of a class of the guest's, where it is found there.
fn of_guest(vm: &mut Vm, object: Object, class: u32) -> Option<(Object, Object)> {
    let attribute = vm.name(Name::Module);
    let module = vm.own_attr(class, attribute).filter(|module| module.is(Kind::Str))?;
    let name = vm.class(class).qualname.clone();
    let place = vm.heap.text(module).to_owned();
    let place = vm.known_module(&place).filter(|place| place.is(Kind::Module))?;
    let dict = vm.module_dict(place);
    if name.contains('.') || vm.dict_get_str(dict, &name) != Some(object) {
        return None;
    }
    let name = if vm.class(class).fixed { vm.heap.str(&name) } else { vm.heap.intern(&name) };
    Some((vm.heap.intern_object(module), name))
}
/// The texts that a global is written by. Names of what CPython has in C are made for each question there, and so are no other's texts.
pub fn as_written(vm: &mut Vm, object: Object, module: Object, name: Object) -> Res<(Object, Object)> {
    let is_of_c = match object.index_of(Kind::Class) {
        Some(class) => class < FIRST_USER_CLASS || vm.class(class).fixed,
        None => object.is(Kind::Native),
    };
    if is_of_c {
        let name = vm.owned_text(name)?;
        return Ok((module, vm.heap.string(name)));
    }
    Ok((module, vm.heap.intern_object(name)))
}
/// What such a name stands for.
pub fn find_plain(vm: &Vm, module: &str, name: &str) -> Option<Object> {
    match (module, name) {
        ("builtins", name) => vm.registry.builtins.get(name).copied().filter(|found| found.is(Kind::Class)),
        ("_codecs", "encode") => Some(latin_encoder(vm)),
        _ => None,
    }
}

/// The place of a global in Python 3 that an old pickle names.
pub fn of_old<'a>(module: &'a str, name: &'a str) -> (&'a str, &'a str) {
    translated(module, name, MODULES_READ, NAMES_READ)
}
/// What Python 2 calls the place of a global.
pub fn for_old<'a>(module: &'a str, name: &'a str) -> (&'a str, &'a str) {
    translated(module, name, MODULES_WRITTEN, NAMES_WRITTEN)
}
/// A single global may have moved, or its whole module been renamed. The tables are in order.
fn translated<'a>(module: &'a str, name: &'a str, modules: &[Place], names: &[(Place, Place)]) -> (&'a str, &'a str) {
    if let Ok(at) = names.binary_search_by(|(from, _)| (*from).cmp(&(module, name))) {
        return names[at].1;
    }
    match modules.binary_search_by(|(from, _)| (*from).cmp(module)) {
        Ok(at) => (modules[at].1, name),
        Err(_) => (module, name),
    }
}

impl Writer {
    /// Writes a global by the module and the name it is found under.
    pub fn put_global(&mut self, vm: &mut Vm, object: Object, module: Object, name: Object) -> Res<()> {
        if self.manner.protocol >= 4 {
            self.tasks.extend([Task::Memoize(object), Task::Op(op::STACK_GLOBAL), Task::Save(name), Task::Save(module)]);
            return Ok(());
        }
        let (module, name) = (vm.owned_text(module)?, vm.owned_text(name)?);
        let (module, name) = match self.manner.protocol {
            0..3 if self.manner.fix_imports => for_old(&module, &name),
            _ => (module.as_str(), name.as_str()),
        };
        for (text, what) in [(module, "module"), (name, "global")] {
            let has_it = if self.manner.protocol == 3 { !crate::text::surrogate::has_surrogate(text) } else { text.is_ascii() };
            if !has_it {
                let message = format!("can't pickle {what} identifier '{text}' using pickle protocol {}", self.manner.protocol);
                return Err(raise_in(vm, "_pickle", "PicklingError", &message));
            }
        }
        self.frames.put(&[op::GLOBAL]);
        self.frames.put(format!("{module}\n{name}\n").as_bytes());
        self.memoize(vm, object);
        Ok(())
    }
    /// Writes the number that somebody gave to a class.
    pub fn put_extension(&mut self, code: u32) {
        let [a, b, c, d] = code.to_le_bytes();
        match code {
            0..=0xFF => self.frames.put(&[op::EXT1, a]),
            0x100..=0xFFFF => self.frames.put(&[op::EXT2, a, b]),
            _ => self.frames.put(&[op::EXT4, a, b, c, d]),
        }
    }
}
