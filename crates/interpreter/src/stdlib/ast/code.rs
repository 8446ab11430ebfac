//! From a tree of nodes to code: checked, written as a text with the places of its parts, and compiled.

use super::check::check;
use super::classes::Classes;
use super::grammar_data::Class;
use super::node::is_a;
use super::unparse::for_compiler;
use crate::code::{Mode, Source};
use crate::native::Res;
use crate::object::{Kind, Object};
use crate::vm::Vm;
use std::sync::Arc;

/// Is an object a node? None is before the session has trees.
pub fn is_node(vm: &mut Vm, object: Object) -> Res<bool> {
    if !object.is(Kind::Instance) || !Classes::are_made(vm) {
        return Ok(false);
    }
    let classes = Classes::of(vm)?;
    Ok(is_a(vm, &classes, object, Class::Ast))
}

/// The source that a tree stands for.
pub fn source_of(vm: &mut Vm, tree: Object, file: &str, mode: Mode) -> Res<Arc<Source>> {
    let wanted = match mode {
        Mode::Eval => Class::Expression,
        Mode::Single => Class::Interactive,
        _ => Class::Module,
    };
    check(vm, tree, wanted)?;
    let (text, places) = for_compiler(vm, tree)?;
    Ok(Arc::new(Source { places: Some(places), ..Source::new(file, &text) }))
}
