//! Generator expressions that a builtin eats up at once, `sum(x for x in y)`: they are collected twice, as the function that they are and
//! as a loop of the frame around them, which runs wherever the name means the builtin.

use ruff_python_ast::visitor::{self, Visitor};
use ruff_python_ast::{self as ast, Expr};

/// What eats up a generator expression.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Eater {
    Sum,
    Any,
    All,
    Min,
    Max,
    List,
    Tuple,
    Set,
    Dict,
    Sorted,
    /// `text.join`.
    Join,
}

impl Eater {
    /// Those that are builtins, by their numbers.
    pub const BUILTINS: [&'static str; 10] = ["sum", "any", "all", "min", "max", "list", "tuple", "set", "dict", "sorted"];

    fn named(name: &str) -> Option<Self> {
        Some(match name {
            "sum" => Self::Sum,
            "any" => Self::Any,
            "all" => Self::All,
            "min" => Self::Min,
            "max" => Self::Max,
            "list" => Self::List,
            "tuple" => Self::Tuple,
            "set" => Self::Set,
            "dict" => Self::Dict,
            "sorted" => Self::Sorted,
            _ => return None,
        })
    }
}

/// The generator expression that a call eats up, if it is one that can be a loop: nothing in it opens a scope, binds a name outside,
/// waits, or asks for the frame it is in.
pub fn eaten(call: &ast::ExprCall) -> Option<(Eater, &ast::ExprGenerator)> {
    let [Expr::Generator(generator)] = &*call.arguments.args else { return None };
    if !call.arguments.keywords.is_empty() {
        return None;
    }
    let eater = match &*call.func {
        Expr::Name(name) => Eater::named(&name.id)?,
        Expr::Attribute(attribute) if &*attribute.attr == "join" => Eater::Join,
        _ => return None,
    };
    if eater == Eater::Dict
        && !matches!(&*generator.elt, Expr::Tuple(pair) if pair.elts.len() == 2 && !pair.elts.iter().any(Expr::is_starred_expr))
    {
        return None;
    }
    let mut finder = Finder { fits: !generator.elt.is_starred_expr() };
    for (index, clause) in generator.generators.iter().enumerate() {
        finder.fits &= !clause.is_async;
        finder.visit_expr(&clause.target);
        if index > 0 {
            finder.visit_expr(&clause.iter);
        }
        clause.ifs.iter().for_each(|condition| finder.visit_expr(condition));
    }
    finder.visit_expr(&generator.elt);
    finder.fits.then_some((eater, generator))
}

struct Finder {
    fits: bool,
}

impl<'a> Visitor<'a> for Finder {
    fn visit_expr(&mut self, expr: &'a Expr) {
        self.fits &= match expr {
            Expr::Lambda(_) | Expr::ListComp(_) | Expr::SetComp(_) | Expr::DictComp(_) | Expr::Generator(_) => false,
            Expr::Named(_) | Expr::Await(_) | Expr::Yield(_) | Expr::YieldFrom(_) => false,
            Expr::Name(name) => !matches!(&*name.id, "super" | "locals" | "vars" | "dir" | "eval" | "exec" | "__class__"),
            _ => true,
        };
        if self.fits {
            visitor::walk_expr(self, expr);
        }
    }
}
