//! The class `Struct`: a format that was read once, and the functions of the module under it.

use super::format::{Format, parse, read};
use super::{pack, unpack};
use crate::native::{Args, NativeDef, Res, getter, method, variadic_method, variadic_static};
use crate::object::class::Layout;
use crate::object::misc::{Misc, NativeState};
use crate::object::{Kind, Object};
use crate::stdlib::native_ids as ids;
use crate::stdlib::state::{loaded, peek, peek_mut, saved};
use crate::types::{OBJECT, TypeDef};
use crate::vm::{Name, Vm};
use std::any::Any;
use std::sync::Arc;

pub static CLASS: TypeDef = TypeDef {
    id: ids::STRUCT,
    name: "Struct",
    module: "_struct",
    base: OBJECT,
    layout: Layout::Other,
    is_base: true,
    natives: &[METHODS],
    doc: "",
};

static METHODS: &[NativeDef] = &[
    variadic_static("__new__", "cls, *args, **kwargs", new),
    method("__init__", "self, format", init),
    getter("size", |vm, args| {
        let size = format_of(vm, args[0])?.size;
        Ok(vm.heap.int(size as i64))
    }),
    getter("format", |vm, args| {
        let format = format_of(vm, args[0])?;
        Ok(vm.heap.string(String::from_utf8_lossy(&format.text).into_owned()))
    }),
    variadic_method("pack", "self, *v", |vm, args| {
        let format = positional(vm, args)?;
        pack::pack(vm, &format, args.all)
    }),
    variadic_method("pack_into", "self, buffer, offset, *v", |vm, args| {
        let format = positional(vm, args)?;
        pack::pack_into(vm, &format, args.all)
    }),
    method("unpack", "self, buffer, /", |vm, args| {
        let format = format_of(vm, args[0])?;
        unpack::unpack(vm, &format, args[1])
    }),
    method("unpack_from", "self, buffer, offset=0", |vm, args| {
        let format = format_of(vm, args[0])?;
        let offset = vm.int_arg_or(args, 2, 0)?;
        unpack::unpack_from(vm, &format, args[1], offset)
    }),
    method("iter_unpack", "self, buffer, /", |vm, args| {
        let format = format_of(vm, args[0])?;
        unpack::iterate(vm, format, args[1])
    }),
];

#[derive(Clone, Default)]
struct Struct(Arc<Format>);

impl NativeState for Struct {
    fn class(&self) -> u32 {
        ids::STRUCT
    }
    fn clone_state(&self) -> Box<dyn NativeState> {
        Box::new(self.clone())
    }
    fn save(&self) -> Result<Vec<u8>, &'static str> {
        saved(&self.0.text)
    }
    fn bytes(&self) -> usize {
        64 + self.0.bytes()
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

/// A `Struct` that was saved: its format is read again.
pub fn load(data: &[u8]) -> Option<Box<dyn NativeState>> {
    let text = loaded::<Vec<u8>>(data)?;
    Some(Box::new(Struct(Arc::new(parse(&text).ok()?))))
}

fn new(vm: &mut Vm, args: Args<'_>) -> Res {
    let payload = vm.heap.misc(Misc::boxed(Struct::default()));
    let made = vm.wrap(args.all[0], ids::STRUCT, payload);
    if made == payload {
        // No subclass: there is no `__init__` to come.
        let name = vm.name(Name::Init);
        if let Some(native) = vm.lookup(ids::STRUCT, name).and_then(|method| method.index_of(Kind::Native)) {
            let mut all = args.all.to_vec();
            all[0] = payload;
            vm.call_native(native, &all, args.keywords)?;
        }
    }
    Ok(made)
}

fn init(vm: &mut Vm, args: &[Object]) -> Res {
    if !matches!(vm.payload(args[1]).kind(), Kind::Str | Kind::Bytes) {
        let message = format!("Struct() argument 1 must be a str or bytes object, not {}", vm.type_name(args[1]));
        return Err(vm.type_error(&message));
    }
    let format = read(vm, args[1])?;
    if let Some(state) = peek_mut::<Struct>(vm, args[0]) {
        state.0 = format;
    }
    Ok(Object::NONE)
}

fn format_of(vm: &mut Vm, object: Object) -> Res<Arc<Format>> {
    match peek::<Struct>(vm, object) {
        Some(state) => Ok(Arc::clone(&state.0)),
        None => Err(vm.type_error("a Struct is required")),
    }
}

/// The format of a method that takes any number of values.
fn positional(vm: &mut Vm, args: Args<'_>) -> Res<Arc<Format>> {
    if !args.keywords.is_empty() {
        let name = vm.registry.natives[vm.current_native as usize].def.name;
        let message = format!("Struct.{name}() takes no keyword arguments");
        return Err(vm.type_error(&message));
    }
    let object = args.all.first().copied().unwrap_or_default();
    format_of(vm, object)
}
