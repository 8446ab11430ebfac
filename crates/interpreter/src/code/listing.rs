//! A [`Proto`] as text, for tests and for reading: one line an instruction, children indented below.
//! The text is for people; nothing reads it back.

use super::{Capture, CompareOp, Const, Instr, NO_REG, Op, Proto};
use std::fmt::Write;

/// The whole listing of a program.
#[must_use]
pub fn listing(proto: &Proto) -> String {
    let mut text = String::new();
    list(proto, 0, &mut text);
    text
}

fn list(proto: &Proto, depth: usize, text: &mut String) {
    let indent = "  ".repeat(depth);
    let _ = write!(text, "{indent}{:?} {}", proto.kind, proto.qualname);
    if proto.arg_count > 0 || proto.kwonly_count > 0 || proto.has_varargs || proto.has_varkw {
        let _ = write!(text, "({})", parameters(proto));
    }
    if !proto.freevars.is_empty() {
        let from = proto.captures.iter().map(|capture| match capture {
            Capture::Local(register) => format!("r{register}"),
            Capture::Free(index) => format!("free{index}"),
        });
        let captured: Vec<String> = proto.freevars.iter().zip(from).map(|(name, from)| format!("{name}={from}")).collect();
        let _ = write!(text, " captures {}", captured.join(", "));
    }
    text.push('\n');
    let mut at = 0;
    // The last instruction is never reached, and has no place in the source.
    while at < proto.spans.len()
        && let Some(&instr) = proto.code.get(at)
    {
        let second = if instr.op.has_extension() { proto.code.get(at + 1).copied() } else { None };
        let operands = operands(proto, instr, second);
        let separator = if operands.is_empty() { "" } else { " " };
        let _ = writeln!(text, "{indent}  {at}: {}{separator}{operands}", instr.op.name());
        at += if second.is_some() { 2 } else { 1 };
    }
    for handler in &proto.handlers {
        let _ = writeln!(text, "{indent}  handler {}..{} -> {} in r{}", handler.start, handler.end, handler.target, handler.reg);
    }
    for child in &proto.children {
        list(child, depth + 1, text);
    }
}

fn parameters(proto: &Proto) -> String {
    let positional = proto.arg_count as usize;
    let keywords = positional + proto.kwonly_count as usize;
    let mut names: Vec<String> = proto.varnames.iter().take(positional).cloned().collect();
    if proto.posonly_count > 0 {
        names.insert(proto.posonly_count as usize, "/".to_owned());
    }
    let mut variadic = proto.varnames.iter().skip(keywords);
    if proto.has_varargs {
        names.push(format!("*{}", variadic.next().map_or("", |name| name)));
    } else if proto.kwonly_count > 0 {
        names.push("*".to_owned());
    }
    names.extend(proto.varnames.iter().take(keywords).skip(positional).cloned());
    if proto.has_varkw {
        names.push(format!("**{}", variadic.next().map_or("", |name| name)));
    }
    names.join(", ")
}

fn operands(proto: &Proto, instr: Instr, second: Option<Instr>) -> String {
    let Instr { x, a, b, c, .. } = instr;
    let target = instr.target();
    let extra = second.map_or(0, Instr::target);
    let name = || proto.sites.get(instr.site()).and_then(|&index| proto.names.get(index as usize)).map_or("?", |name| name);
    let constant = |index: u32| proto.consts.get(index as usize).map_or_else(|| "?".to_owned(), const_text);
    let optional = |register: u16| if register == NO_REG { String::new() } else { format!(", r{register}") };
    let flag = |text: &'static str| if x == 0 { "" } else { text };
    match instr.op {
        Op::Ext | Op::Nop | Op::GeneratorStart | Op::SetupAnnotations => String::new(),
        Op::Move | Op::LoadCell | Op::StoreCell | Op::Neg | Op::Pos | Op::Invert | Op::Not | Op::ListAppend | Op::SetAdd => {
            format!("r{a}, r{b}")
        }
        Op::SetUpdate | Op::DictUpdate | Op::ListToTuple | Op::Yield | Op::GetYieldFromIter | Op::YieldFrom | Op::GetAsyncIter => {
            format!("r{a}, r{b}")
        }
        Op::GetAsyncNext | Op::AsyncYieldWrap | Op::MatchSequence | Op::MatchMapping | Op::GetLen | Op::HandlerEnter => {
            format!("r{a}, r{b}")
        }
        Op::GetIter => format!("r{a}, r{b}"),
        Op::ListExtend => format!("r{a}, r{b}{}", ["", " (arguments)", " (all arguments)"][x.min(2) as usize]),
        Op::GetAwaitable => format!("r{a}, r{b}{}", ["", " (enter)", " (exit)"][x.min(2) as usize]),
        Op::WithEnter => format!("r{a}, r{b}{}", flag(" (async)")),
        Op::LoadConst => format!("r{a}, {}", constant(target)),
        Op::LoadNone | Op::CheckBound | Op::MakeCell | Op::NewCell | Op::Return | Op::Reraise | Op::EndAsyncFor | Op::LoadBuildClass => {
            format!("r{a}")
        }
        Op::CallEx | Op::ImportStar | Op::GeneratorFailed => format!("r{a}"),
        Op::Settle => format!("r{a}…"),
        Op::DeleteLocal | Op::DeleteCell => format!("r{a}{}", flag(" (checked)")),
        Op::LoadBool => format!("r{a}, {}", if x == 0 { "False" } else { "True" }),
        Op::LoadInt => format!("r{a}, {}", target as i32),
        Op::LoadGlobal | Op::StoreGlobal | Op::LoadName | Op::StoreName => format!("r{a}, {}", name()),
        Op::DeleteGlobal | Op::DeleteName => name().to_owned(),
        Op::LoadClassFree => format!("r{a}, free{b}, {}", name()),
        Op::LoadFree | Op::StoreFree => format!("r{a}, free{b}"),
        Op::DeleteFree => format!("free{b}"),
        Op::Add | Op::Sub | Op::Mul | Op::Div | Op::FloorDiv | Op::Mod | Op::Pow | Op::MatMul => {
            format!("r{a}, r{b}, r{c}{}", flag(" (in place)"))
        }
        Op::LShift | Op::RShift | Op::BitAnd | Op::BitOr | Op::BitXor => format!("r{a}, r{b}, r{c}{}", flag(" (in place)")),
        Op::AddImm | Op::SubImm | Op::MulImm | Op::FloorDivImm | Op::ModImm => {
            format!("r{a}, r{b}, {}{}", instr.imm(), flag(" (in place)"))
        }
        Op::Compare => format!("r{a}, r{b} {} r{c}", compare(x)),
        Op::CompareJump => format!("r{a} {} r{b}, {}, {extra}", compare(x & 15), x >> 7 == 1),
        Op::CompareImmJump => format!("r{a} {} {}, {}, {extra}", compare(x & 15), instr.imm(), x >> 7 == 1),
        Op::Jump | Op::Loop => target.to_string(),
        Op::JumpIfTrue | Op::JumpIfFalse | Op::JumpIfNone | Op::JumpIfNotNone => format!("r{a}, {target}"),
        Op::JumpUnlessEater => format!("r{a}, {x}, {target}"),
        Op::ForIter => format!("r{a}, r{b}, {extra}"),
        Op::Raise => [format!("r{a}"), format!("r{a} from r{b}"), "again".to_owned()][x.min(2) as usize].clone(),
        Op::HandlerExit => format!("r{b}"),
        Op::ExceptMatch | Op::ExceptStarMatch | Op::ExceptStarEnd | Op::WithExcept => format!("r{a}, r{b}, r{c}"),
        Op::AssertFail => {
            if x == 1 {
                format!("r{a}")
            } else {
                String::new()
            }
        }
        Op::Call => format!("r{a}, {b}"),
        Op::CallKw => format!("r{a}, {b}, {}", constant(c.into())),
        Op::CallMethod => format!("r{a}, {b}, {}", name()),
        Op::CallMethodKw => format!("r{a}, {b}, {}, {}", name(), constant(extra)),
        Op::MakeFunction => format!("r{a}, {}", proto.children.get(c as usize).map_or("?", |child| &child.name)),
        Op::LoadSuper => format!("r{a}, free{b}, r{c}{}", flag(" (cell)")),
        Op::LoadAttr | Op::StoreAttr | Op::ImportFrom | Op::Receiver => format!("r{a}, r{b}, {}", name()),
        Op::DeleteAttr => format!("r{a}, {}", name()),
        Op::LoadSlice => format!("r{a}, r{b}, r{c}{}", flag(" (step)")),
        Op::LoadItem | Op::StoreItem | Op::MapAdd | Op::DictMerge | Op::MatchKeys | Op::MatchRest => {
            format!("r{a}, r{b}, r{c}")
        }
        Op::DeleteItem | Op::BuildSlice => format!("r{a}, r{b}"),
        Op::BuildTuple | Op::BuildList | Op::BuildSet | Op::BuildDict | Op::BuildString | Op::Unpack => format!("r{a}, r{b}, {c}"),
        Op::FormatValue => format!("r{a}, r{b}{}{}", ["", " !s", " !r", " !a", ""][x.min(4) as usize], optional(c)),
        Op::UnpackEx => format!("r{a}, r{b}, {c}, {extra}"),
        Op::ImportName => format!("r{a}, {}{}", ".".repeat(b as usize), name()),
        Op::MakeTypeParam => format!("r{a}, r{b}, {}{}", ["", "**", "*"][x.min(2) as usize], constant(c.into())),
        Op::MakeTypeAlias => format!("r{a}, r{b}, {}", constant(c.into())),
        Op::MatchClass => format!("r{a}, r{b}, r{c}, {}, {}", second.map_or(0, |second| second.a), constant(extra)),
    }
}

fn compare(number: u8) -> &'static str {
    match CompareOp::from_number(number) {
        CompareOp::Lt => "<",
        CompareOp::Le => "<=",
        CompareOp::Eq => "==",
        CompareOp::Ne => "!=",
        CompareOp::Gt => ">",
        CompareOp::Ge => ">=",
        CompareOp::In => "in",
        CompareOp::NotIn => "not in",
        CompareOp::Is => "is",
        CompareOp::IsNot => "is not",
    }
}

fn const_text(value: &Const) -> String {
    let items = |items: &[Const]| items.iter().map(const_text).collect::<Vec<_>>().join(", ");
    match value {
        Const::None => "None".to_owned(),
        Const::Ellipsis => "...".to_owned(),
        Const::Bool(value) => if *value { "True" } else { "False" }.to_owned(),
        Const::Int(value) => value.to_string(),
        Const::Big(value) => value.to_string(),
        Const::Float(value) => format!("{value:?}"),
        Const::Imaginary(value) => format!("{value:?}j"),
        Const::Str(value) => format!("{value:?}"),
        Const::Bytes(value) => format!("b\"{}\"", value.escape_ascii()),
        Const::Tuple(values) if values.len() == 1 => format!("({},)", items(values)),
        Const::Tuple(values) => format!("({})", items(values)),
        Const::FrozenSet(values) => format!("frozenset({{{}}})", items(values)),
    }
}
