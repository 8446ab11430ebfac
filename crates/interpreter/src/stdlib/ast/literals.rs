//! `ast.literal_eval`: the value of a text that holds literals only, without making its tree of nodes.

use crate::builtins::code;
use crate::code::{Mode, Source};
use crate::native::Res;
use crate::object::{Kind, Object};
use crate::types;
use crate::vm::Vm;
use ruff_python_ast::{Expr, Number, Operator, UnaryOp};
use ruff_text_size::Ranged;

pub fn literal_eval(vm: &mut Vm, args: &[Object]) -> Res {
    let plain = vm.payload(args[0]);
    if !plain.is(Kind::Str) {
        return Err(vm.type_error("literal_eval() argument must be a text"));
    }
    let text = vm.owned_text(plain)?;
    let text = text.trim_start_matches([' ', '\t']);
    // Compiling it asks for memory and time, and says what is wrong with its syntax.
    let loaded = code::load(vm, text, "<unknown>", Mode::Eval)?;
    let source = Source::new("<unknown>", text);
    let mut late = None;
    let allows = |microseconds| {
        late = vm.charge_work(microseconds).err();
        late.is_none()
    };
    let refused = crate::compile::look_at(&source, allows, |expression| {
        refused(expression).map(|node| node.map(|node| (source.position(node.range().start().to_u32()).0, class_name(node))))
    });
    if let Some(flow) = late {
        return Err(flow);
    }
    vm.poll()?;
    if let Some(node) = refused {
        let place = types::address(plain);
        let message = match node {
            Some((line, class)) => format!("malformed node or string on line {line}: <ast.{class} object at {place:#x}>"),
            None => "malformed node or string: None".to_owned(),
        };
        return Err(vm.value_error(&message));
    }
    code::run_alone(vm, loaded)
}

/// The first part that is not a literal; no part is the key that `**` has not.
fn refused(whole: &Expr) -> Option<Option<&Expr>> {
    let mut rest = vec![whole];
    while let Some(expr) = rest.pop() {
        match expr {
            Expr::NoneLiteral(_)
            | Expr::BooleanLiteral(_)
            | Expr::EllipsisLiteral(_)
            | Expr::StringLiteral(_)
            | Expr::BytesLiteral(_)
            | Expr::NumberLiteral(_) => {}
            Expr::Tuple(tuple) => rest.extend(tuple.elts.iter().rev()),
            Expr::List(list) => rest.extend(list.elts.iter().rev()),
            Expr::Set(set) => rest.extend(set.elts.iter().rev()),
            Expr::Dict(dict) => {
                if dict.items.iter().any(|item| item.key.is_none()) {
                    return Some(None);
                }
                rest.extend(dict.items.iter().rev().flat_map(|item| [Some(&item.value), item.key.as_ref()].into_iter().flatten()));
            }
            Expr::Call(call) if call.arguments.is_empty() && matches!(&*call.func, Expr::Name(name) if name.id == "set") => {}
            Expr::UnaryOp(_) if is_signed(expr) => {}
            Expr::BinOp(sum)
                if matches!(sum.op, Operator::Add | Operator::Sub)
                    && is_signed(&sum.left)
                    && !is_complex(&sum.left)
                    && matches!(&*sum.right, Expr::NumberLiteral(_))
                    && is_complex(&sum.right) => {}
            Expr::BinOp(_) | Expr::UnaryOp(_) => return Some(Some(deeper(expr))),
            _ => return Some(Some(expr)),
        }
    }
    None
}

/// A number, perhaps with a sign.
fn is_signed(expr: &Expr) -> bool {
    match expr {
        Expr::UnaryOp(unary) => matches!(unary.op, UnaryOp::UAdd | UnaryOp::USub) && matches!(&*unary.operand, Expr::NumberLiteral(_)),
        _ => matches!(expr, Expr::NumberLiteral(_)),
    }
}

fn is_complex(expr: &Expr) -> bool {
    match expr {
        Expr::UnaryOp(unary) => is_complex(&unary.operand),
        Expr::NumberLiteral(number) => matches!(number.value, Number::Complex { .. }),
        _ => false,
    }
}

/// Which part of a sum or a signed thing CPython names: the first that should be a number and is none, or the whole.
fn deeper(expr: &Expr) -> &Expr {
    match expr {
        Expr::UnaryOp(unary) if matches!(unary.op, UnaryOp::UAdd | UnaryOp::USub) => &unary.operand,
        Expr::BinOp(sum) if matches!(sum.op, Operator::Add | Operator::Sub) => {
            if !is_signed(&sum.left) {
                match &*sum.left {
                    Expr::UnaryOp(unary) if matches!(unary.op, UnaryOp::UAdd | UnaryOp::USub) => &unary.operand,
                    left => left,
                }
            } else if !matches!(&*sum.right, Expr::NumberLiteral(_)) {
                &sum.right
            } else {
                expr
            }
        }
        _ => expr,
    }
}

/// What `ast` calls the class of a node.
const fn class_name(expr: &Expr) -> &'static str {
    match expr {
        Expr::BoolOp(_) => "BoolOp",
        Expr::Named(_) => "NamedExpr",
        Expr::BinOp(_) => "BinOp",
        Expr::UnaryOp(_) => "UnaryOp",
        Expr::Lambda(_) => "Lambda",
        Expr::If(_) => "IfExp",
        Expr::Dict(_) => "Dict",
        Expr::Set(_) => "Set",
        Expr::ListComp(_) => "ListComp",
        Expr::SetComp(_) => "SetComp",
        Expr::DictComp(_) => "DictComp",
        Expr::Generator(_) => "GeneratorExp",
        Expr::Await(_) => "Await",
        Expr::Yield(_) => "Yield",
        Expr::YieldFrom(_) => "YieldFrom",
        Expr::Compare(_) => "Compare",
        Expr::Call(_) => "Call",
        Expr::FString(_) | Expr::TString(_) => "JoinedStr",
        Expr::Attribute(_) => "Attribute",
        Expr::Subscript(_) => "Subscript",
        Expr::Starred(_) => "Starred",
        Expr::Name(_) => "Name",
        Expr::List(_) => "List",
        Expr::Tuple(_) => "Tuple",
        Expr::Slice(_) => "Slice",
        _ => "Constant",
    }
}
