//! `ast`: trees of syntax as objects. A text becomes a tree (`build*.rs`) and a tree a text again (`unparse/`), also where it is to be
//! compiled (`code.rs`): the compiler reads texts only. What goes through trees for guests is in `ast.py`.

mod build;
mod build_expr;
mod build_parts;
mod check;
mod classes;
mod code;
mod dump;
mod grammar_data;
mod literals;
mod node;
mod tree;
mod unparse;
mod valid;
mod valid_patterns;

pub use code::{is_node, source_of};
pub use tree::of_text;

use super::{ModuleDef, slowly};
use crate::native::{Args, NativeDef, Res, function, variadic_method};
use crate::object::{Kind, Object};
use crate::vm::Vm;
use classes::Classes;

pub const MODULE: ModuleDef = ModuleDef { natives: TABLE, init, ..super::python("ast", include_str!("ast.py")) };

static TABLE: &[NativeDef] = &[
    variadic_method("__init__", "self, /, *args, **kwargs", make),
    function("_dump", "node, annotate_fields, include_attributes, indent, /", dump::dump),
    function("_unparse", "node, /", unparse::unparse),
    function("_splitlines_no_ff", "source, /", lines),
    function("_literal_eval", "text, /", literals::literal_eval),
];

/// Puts the classes of nodes into the module.
fn init(vm: &mut Vm, module: Object) -> Res<()> {
    let classes = Classes::of(vm)?;
    // It is a method of the nodes.
    let init = vm.heap.intern("__init__");
    vm.dict_remove(module, init);
    for (name, class) in classes.named() {
        vm.dict_set_str(module, name, class);
    }
    Ok(())
}

/// The lines of a source with their ends, as the parser counts them.
fn lines(vm: &mut Vm, args: &[Object]) -> Res {
    let text = vm.text_arg(args[0], "source")?;
    vm.reserve(text.len() * 4)?;
    let (mut made, mut start) = (Vec::new(), 0);
    let bytes = text.as_bytes();
    for at in crate::pace::items(memchr::memchr2_iter(b'\n', b'\r', bytes)) {
        if bytes[at] == b'\r' && bytes.get(at + 1) == Some(&b'\n') {
            continue;
        }
        made.push(vm.heap.str(&text[start..=at]));
        start = at + 1;
    }
    if start < text.len() {
        made.push(vm.heap.str(&text[start..]));
    }
    vm.poll()?;
    Ok(vm.heap.list(made))
}

/// A node's fields, by position and by name; any other name may be given too.
fn make(vm: &mut Vm, args: Args<'_>) -> Res {
    let [node, given @ ..] = args.positional() else {
        return Err(vm.type_error("descriptor '__init__' of 'ast.AST' object needs an argument"));
    };
    let node = *node;
    if !code::is_node(vm, node)? {
        let message = format!("descriptor '__init__' requires a 'ast.AST' object but received a '{}'", vm.type_name(node));
        return Err(vm.type_error(&message));
    }
    let class = vm.class_of(node);
    let fields = vm.heap.intern("_fields");
    let listed = vm.lookup(class, fields).and_then(|fields| fields.index_of(Kind::Tuple));
    let is_plain = node.is(Kind::Instance) && !vm.class(class).hooks.setattr;
    let names = listed.map(|tuple| vm.heap.tuples[tuple].to_vec()).filter(|names| is_plain && names.iter().all(|name| name.is(Kind::Str)));
    let settable = names.filter(|names| {
        let mut all = names.iter().copied().chain(args.keywords.iter().copied());
        all.all(|name| {
            let of_class = vm.lookup(class, name);
            !of_class.is_some_and(|found| vm.is_data_descriptor(found))
        })
    });
    let Some(names) = settable else {
        let given = vm.heap.tuple(given);
        let named: Vec<(Object, Object)> = args.named().collect();
        let named = vm.dict_from(named);
        return slowly(vm, "ast", "_init", vec![node, given, named]);
    };
    if given.len() > names.len() {
        let plural = if names.len() == 1 { "" } else { "s" };
        let message = format!("{} constructor takes at most {} positional argument{plural}", vm.bare_name(class), names.len());
        return Err(vm.type_error(&message));
    }
    for (&name, &value) in names.iter().zip(given) {
        let name = vm.heap.intern_object(name);
        vm.set_instance_attr(node, name, value)?;
    }
    for (name, value) in args.named() {
        if names.iter().position(|&field| field == name).is_some_and(|at| at < given.len()) {
            let message = format!("{} got multiple values for argument '{}'", vm.bare_name(class), vm.heap.text(name));
            return Err(vm.type_error(&message));
        }
        let name = vm.heap.intern_object(name);
        vm.set_instance_attr(node, name, value)?;
    }
    Ok(Object::NONE)
}
