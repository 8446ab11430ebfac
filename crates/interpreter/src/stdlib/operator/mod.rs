//! The native part of `operator`: arithmetic on builtin numbers at once, everything else by embedded code.
//! The objects that fetch something are in `getters.rs`.

pub mod getters;

use super::slowly;
use crate::code::Op;
use crate::native::{Call, Flow, NativeDef, Res, function, variadic};
use crate::object::{Kind, Object};
use crate::types;
use crate::vm::Vm;
use crate::vm::frame::Cont;

pub static TABLE: &[NativeDef] = &[
    function("lt", "a, b, /", |vm, args| vm.call_embedded("op_lt", args.to_vec())),
    function("le", "a, b, /", |vm, args| vm.call_embedded("op_le", args.to_vec())),
    function("eq", "a, b, /", |vm, args| vm.call_embedded("op_eq", args.to_vec())),
    function("ne", "a, b, /", |vm, args| vm.call_embedded("op_ne", args.to_vec())),
    function("ge", "a, b, /", |vm, args| vm.call_embedded("op_ge", args.to_vec())),
    function("gt", "a, b, /", |vm, args| vm.call_embedded("op_gt", args.to_vec())),
    function("not_", "a, /", |vm, args| vm.call_embedded("op_not_", args.to_vec())),
    function("truth", "a, /", |vm, args| vm.call_embedded("op_truth", args.to_vec())),
    function("is_", "a, b, /", |vm, args| vm.call_embedded("op_is_", args.to_vec())),
    function("is_not", "a, b, /", |vm, args| vm.call_embedded("op_is_not", args.to_vec())),
    function("abs", "a, /", |vm, args| vm.call_embedded("op_abs", args.to_vec())),
    function("add", "a, b, /", |vm, args| binary(vm, Op::Add, args, "op_add")),
    function("and_", "a, b, /", |vm, args| binary(vm, Op::BitAnd, args, "op_and_")),
    function("floordiv", "a, b, /", |vm, args| binary(vm, Op::FloorDiv, args, "op_floordiv")),
    function("index", "a, /", |vm, args| vm.call_embedded("op_index", args.to_vec())),
    function("inv", "a, /", |vm, args| vm.call_embedded("op_inv", args.to_vec())),
    function("invert", "a, /", |vm, args| vm.call_embedded("op_inv", args.to_vec())),
    function("lshift", "a, b, /", |vm, args| binary(vm, Op::LShift, args, "op_lshift")),
    function("mod", "a, b, /", |vm, args| binary(vm, Op::Mod, args, "op_mod")),
    function("mul", "a, b, /", |vm, args| binary(vm, Op::Mul, args, "op_mul")),
    function("matmul", "a, b, /", |vm, args| vm.call_embedded("op_matmul", args.to_vec())),
    function("neg", "a, /", |vm, args| vm.call_embedded("op_neg", args.to_vec())),
    function("or_", "a, b, /", |vm, args| binary(vm, Op::BitOr, args, "op_or_")),
    function("pos", "a, /", |vm, args| vm.call_embedded("op_pos", args.to_vec())),
    function("pow", "a, b, /", |vm, args| binary(vm, Op::Pow, args, "op_pow")),
    function("rshift", "a, b, /", |vm, args| binary(vm, Op::RShift, args, "op_rshift")),
    function("sub", "a, b, /", |vm, args| binary(vm, Op::Sub, args, "op_sub")),
    function("truediv", "a, b, /", |vm, args| binary(vm, Op::Div, args, "op_truediv")),
    function("xor", "a, b, /", |vm, args| binary(vm, Op::BitXor, args, "op_xor")),
    function("contains", "a, b, /", |vm, args| vm.call_embedded("op_contains", args.to_vec())),
    function("concat", "a, b, /", |vm, args| vm.call_embedded("op_concat", args.to_vec())),
    function("iconcat", "a, b, /", |vm, args| vm.call_embedded("op_iconcat", args.to_vec())),
    function("countOf", "a, b, /", |vm, args| vm.call_embedded("op_countOf", args.to_vec())),
    function("delitem", "a, b, /", |vm, args| vm.call_embedded("op_delitem", args.to_vec())),
    function("getitem", "a, b, /", |vm, args| vm.call_embedded("op_getitem", args.to_vec())),
    function("indexOf", "a, b, /", |vm, args| vm.call_embedded("op_indexOf", args.to_vec())),
    function("setitem", "a, b, c, /", |vm, args| vm.call_embedded("op_setitem", args.to_vec())),
    function("iadd", "a, b, /", |vm, args| vm.call_embedded("op_iadd", args.to_vec())),
    function("iand", "a, b, /", |vm, args| vm.call_embedded("op_iand", args.to_vec())),
    function("ifloordiv", "a, b, /", |vm, args| vm.call_embedded("op_ifloordiv", args.to_vec())),
    function("ilshift", "a, b, /", |vm, args| vm.call_embedded("op_ilshift", args.to_vec())),
    function("imod", "a, b, /", |vm, args| vm.call_embedded("op_imod", args.to_vec())),
    function("imul", "a, b, /", |vm, args| vm.call_embedded("op_imul", args.to_vec())),
    function("imatmul", "a, b, /", |vm, args| vm.call_embedded("op_imatmul", args.to_vec())),
    function("ior", "a, b, /", |vm, args| vm.call_embedded("op_ior", args.to_vec())),
    function("ipow", "a, b, /", |vm, args| vm.call_embedded("op_ipow", args.to_vec())),
    function("irshift", "a, b, /", |vm, args| vm.call_embedded("op_irshift", args.to_vec())),
    function("isub", "a, b, /", |vm, args| vm.call_embedded("op_isub", args.to_vec())),
    function("itruediv", "a, b, /", |vm, args| vm.call_embedded("op_itruediv", args.to_vec())),
    function("ixor", "a, b, /", |vm, args| vm.call_embedded("op_ixor", args.to_vec())),
    function("length_hint", "obj, default=0, /", |vm, args| {
        let default = args[1].or(Object::small(0));
        if !vm.is_instance(default, types::INT) {
            let message = format!("'{}' object cannot be interpreted as an integer", vm.type_name(default));
            return Err(vm.type_error(&message));
        }
        let Some(number) = vm.small_int(vm.payload(default)) else {
            return Err(vm.overflow_error("Python int too large to convert to C ssize_t"));
        };
        let default = vm.heap.int(number);
        match args[0].kind() {
            Kind::Str | Kind::Bytes | Kind::ByteArray | Kind::List | Kind::Tuple | Kind::Dict | Kind::Set | Kind::FrozenSet => {
                vm.len(args[0])
            }
            _ => slowly(vm, "operator", "_length_hint", vec![args[0], default]),
        }
    }),
    variadic("call", "obj, /, *args, **kwargs", |vm, args| match args.positional() {
        [] => Err(vm.type_error("call expected at least 1 argument, got 0")),
        [callee, ..] => Err(Box::new(Flow::Call(Call {
            callee: *callee,
            args: args.all[1..].to_vec(),
            keywords: args.keywords.to_vec(),
            cont: Cont::Store,
            extra: Object::UNBOUND,
        }))),
    }),
];

/// Functions that have a second name, that of the method they stand for.
const METHODS: &str = "lt le eq ne ge gt not_ abs add and_ floordiv index inv invert lshift mod mul matmul neg or_ pos pow rshift sub truediv xor \
     concat contains delitem getitem setitem call iadd iand iconcat ifloordiv ilshift imod imul imatmul ior ipow irshift isub itruediv ixor";

pub fn init(vm: &mut Vm, dict: Object) -> Res<()> {
    for name in METHODS.split_whitespace() {
        if let Some(function) = vm.dict_get_str(dict, name) {
            vm.dict_set_str(dict, &format!("__{}__", name.trim_end_matches('_')), function);
        }
    }
    Ok(())
}

fn binary(vm: &mut Vm, op: Op, args: &[Object], otherwise: &'static str) -> Res {
    let number = |object: Object| matches!(object.kind(), Kind::Int | Kind::Float | Kind::Big);
    if number(args[0]) && number(args[1]) {
        let result = vm.arithmetic(op, args[0], args[1])?;
        if result != Object::NOT_IMPLEMENTED {
            return Ok(result);
        }
    }
    vm.call_embedded(otherwise, args.to_vec())
}
