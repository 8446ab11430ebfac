//! `struct`: numbers in bytes. Formats are read in `format.rs`; the class `Struct` is in `class.rs`.
//! Values that must be asked for their number are asked by embedded code, which then calls the function again.

mod class;
mod format;
mod half;
mod pack;
mod unpack;

pub use class::{CLASS, load};
pub use format::Formats;
pub use unpack::{ITERATOR, load as load_iterator, low_bits};

use crate::native::{Args, Flow, NativeDef, Res, function, variadic};
use crate::vm::Vm;
use format::{Format, read};
use std::sync::Arc;

pub static TABLE: &[NativeDef] = &[
    function("calcsize", "format, /", |vm, args| {
        let format = read(vm, args[0])?;
        Ok(vm.heap.int(format.size as i64))
    }),
    variadic("pack", "*args", |vm, args| {
        let format = first(vm, args)?;
        pack::pack(vm, &format, args.all)
    }),
    variadic("pack_into", "*args", |vm, args| {
        let format = first(vm, args)?;
        pack::pack_into(vm, &format, args.all)
    }),
    function("unpack", "format, buffer, /", |vm, args| {
        let format = read(vm, args[0])?;
        unpack::unpack(vm, &format, args[1])
    }),
    function("unpack_from", "format, /, buffer, offset=0", |vm, args| {
        let format = read(vm, args[0])?;
        let offset = vm.int_arg_or(args, 2, 0)?;
        unpack::unpack_from(vm, &format, args[1], offset)
    }),
    function("iter_unpack", "format, buffer, /", |vm, args| {
        let format = read(vm, args[0])?;
        unpack::iterate(vm, format, args[1])
    }),
];

/// The format of a function that takes any number of values.
fn first(vm: &mut Vm, args: Args<'_>) -> Res<Arc<Format>> {
    if !args.keywords.is_empty() {
        let name = vm.registry.natives[vm.current_native as usize].def.name;
        let message = format!("_struct.{name}() takes no keyword arguments");
        return Err(vm.type_error(&message));
    }
    match args.all.first() {
        Some(&format) => read(vm, format),
        None => Err(vm.type_error("missing format argument")),
    }
}

/// A `struct.error`.
#[cold]
fn error(vm: &mut Vm, message: &str) -> Box<Flow> {
    crate::stdlib::raise_in(vm, "struct", "error", message)
}

/// A range of bytes inside a buffer, by an offset that may count from its end; `what` says what is done there.
fn place(vm: &mut Vm, offset: i64, size: usize, length: usize, what: What) -> Res<usize> {
    let (signed, whole) = (size as i64, length as i64);
    let mut at = offset;
    if at < 0 {
        if at.saturating_add(signed) > 0 {
            let message = match what {
                What::Pack => format!("no space to pack {size} bytes at offset {offset}"),
                What::Unpack => format!("not enough data to unpack {size} bytes at offset {offset}"),
            };
            return Err(error(vm, &message));
        }
        if at.saturating_add(whole) < 0 {
            let message = format!("offset {offset} out of range for {length}-byte buffer");
            return Err(error(vm, &message));
        }
        at += whole;
    }
    if whole.saturating_sub(at) < signed {
        let (name, doing) = match what {
            What::Pack => ("pack_into", "packing"),
            What::Unpack => ("unpack_from", "unpacking"),
        };
        let least = i128::from(at) + i128::from(signed);
        let message = format!(
            "{name} requires a buffer of at least {least} bytes for {doing} {size} bytes at offset {at} (actual buffer size is {length})"
        );
        return Err(error(vm, &message));
    }
    Ok(at as usize)
}

#[derive(Clone, Copy)]
enum What {
    Pack,
    Unpack,
}
