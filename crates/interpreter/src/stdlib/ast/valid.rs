//! What the grammar demands of a tree whose nodes have their fields, in the words of CPython's validator (`ast.c`): where a variable is
//! set and where it is read, bodies that are not empty, lists that belong together.

use super::classes::{Classes, PLACE};
use super::grammar_data::Class;
use super::node::{is_a, items, named};
use crate::native::Res;
use crate::object::{Kind, Object};
use crate::pace;
use crate::vm::Vm;

/// Levels of tuples inside each other that a constant may have.
const DEEPEST_CONSTANT: usize = 100;
/// The fields of nodes that hold a block, and may be empty.
const OTHER_BLOCKS: [&str; 2] = ["orelse", "finalbody"];

/// What a node is there for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Use {
    Load,
    Store,
    Del,
    /// A pattern; may it be a starred one?
    Pattern {
        star: bool,
    },
    /// A value in a pattern.
    Literal,
    /// Anything else.
    Plain,
}

impl Use {
    const fn name(self) -> &'static str {
        match self {
            Self::Store => "Store",
            Self::Del => "Del",
            _ => "Load",
        }
    }
}

/// # Errors
/// Says what is wrong with the tree.
pub fn validate(vm: &mut Vm, classes: &Classes, tree: Object) -> Res<()> {
    let mut valid = Valid { vm, classes, waiting: vec![(tree, Use::Plain)] };
    while let Some((node, purpose)) = valid.waiting.pop() {
        if pace::halted_in_steps() {
            valid.vm.poll()?;
        }
        valid.node(node, purpose)?;
    }
    Ok(())
}

pub(super) struct Valid<'a> {
    pub vm: &'a mut Vm,
    classes: &'a Classes,
    pub waiting: Vec<(Object, Use)>,
}

impl Valid<'_> {
    fn node(&mut self, node: Object, purpose: Use) -> Res<()> {
        let Some(class) = self.classes.kind_of(self.vm, node) else { return Ok(()) };
        let is_own = !matches!(class, Class::Keyword | Class::Arg | Class::Alias);
        if class.is_placed() && is_own {
            self.place(node)?;
        }
        let first = self.waiting.len();
        if class.base() == Some(Class::AbstractExpr) {
            self.expression(class, node, purpose)?;
        } else if class.base() == Some(Class::Pattern) {
            self.pattern(class, node, purpose)?;
        } else {
            self.statement(class, node)?;
        }
        // What comes first is looked at first.
        self.waiting[first..].reverse();
        Ok(())
    }
    fn place(&mut self, node: Object) -> Res<()> {
        let mut place = [0; 4];
        for (at, name) in PLACE.into_iter().enumerate() {
            let value = named(self.vm, node, name)?.and_then(|value| value.as_int());
            place[at] = value.unwrap_or(if at >= 2 { place[at - 2] } else { 0 });
        }
        let [line, column, end_line, end_column] = place;
        if line > end_line {
            return self.refuse(&format!("AST node line range ({line}, {end_line}) is not valid"));
        }
        if line < 0 && end_line != line || column < 0 && column != end_column {
            return self
                .refuse(&format!("AST node column range ({column}, {end_column}) for line range ({line}, {end_line}) is not valid"));
        }
        if line == end_line && column > end_column {
            return self.refuse(&format!("line {line}, column {column}-{end_column} is not a valid range"));
        }
        Ok(())
    }
    pub fn refuse<T>(&mut self, message: &str) -> Res<T> {
        Err(self.vm.value_error(message))
    }

    // ---- what nodes hold

    pub fn get(&mut self, node: Object, field: &str) -> Res {
        Ok(named(self.vm, node, field)?.unwrap_or(Object::NONE))
    }
    pub fn list(&mut self, node: Object, field: &str) -> Res<Vec<Object>> {
        let value = self.get(node, field)?;
        items(self.vm, value)
    }
    pub fn one(&mut self, node: Object, field: &str, purpose: Use) -> Res<()> {
        let value = self.get(node, field)?;
        if !value.is_none() {
            self.waiting.push((value, purpose));
        }
        Ok(())
    }
    pub fn all(&mut self, node: Object, field: &str, purpose: Use) -> Res<usize> {
        let values = self.list(node, field)?;
        let what = if purpose == Use::Plain { "statement" } else { "expression" };
        if values.iter().any(|value| value.is_none()) {
            return self.refuse(&format!("None disallowed in {what} list"));
        }
        self.waiting.extend(values.iter().map(|&value| (value, purpose)));
        Ok(values.len())
    }
    fn some(&mut self, class: Class, node: Object, field: &str, purpose: Use) -> Res<()> {
        if self.list(node, field)?.is_empty() {
            return self.refuse(&format!("empty {field} on {}", class.name()));
        }
        self.all(node, field, purpose).map(drop)
    }
    pub fn is(&self, node: Object, class: Class) -> bool {
        is_a(self.vm, self.classes, node, class)
    }
    pub fn name(&mut self, node: Object, field: &str) -> Res<()> {
        let name = self.get(node, field)?;
        if name.is(Kind::Str) && matches!(self.vm.heap.text(name), "None" | "True" | "False") {
            let message = format!("identifier field can't represent '{}' constant", self.vm.heap.text(name));
            return self.refuse(&message);
        }
        Ok(())
    }

    // ---- statements and what they are made of

    fn statement(&mut self, class: Class, node: Object) -> Res<()> {
        match class {
            Class::Module | Class::Interactive => self.all(node, "body", Use::Plain).map(drop)?,
            Class::Expression => self.one(node, "body", Use::Load)?,
            Class::FunctionDef | Class::AsyncFunctionDef => {
                self.some(class, node, "body", Use::Plain)?;
                self.one(node, "args", Use::Plain)?;
                self.all(node, "decorator_list", Use::Load)?;
                self.one(node, "returns", Use::Load)?;
            }
            Class::ClassDef => {
                self.some(class, node, "body", Use::Plain)?;
                self.all(node, "bases", Use::Load)?;
                self.all(node, "keywords", Use::Plain)?;
                self.all(node, "decorator_list", Use::Load)?;
            }
            Class::Delete => self.some(class, node, "targets", Use::Del)?,
            Class::Assign => {
                self.some(class, node, "targets", Use::Store)?;
                self.one(node, "value", Use::Load)?;
            }
            Class::AugAssign => {
                self.one(node, "target", Use::Store)?;
                self.one(node, "value", Use::Load)?;
            }
            Class::AnnAssign => {
                let target = self.get(node, "target")?;
                let simple = self.get(node, "simple")?;
                if simple.as_int() != Some(0) && simple != Object::FALSE && !self.is(target, Class::Name) {
                    return Err(self.vm.type_error("AnnAssign with simple non-Name target"));
                }
                self.one(node, "target", Use::Store)?;
                self.one(node, "value", Use::Load)?;
                self.one(node, "annotation", Use::Load)?;
            }
            Class::For | Class::AsyncFor => {
                self.one(node, "target", Use::Store)?;
                self.one(node, "iter", Use::Load)?;
                self.blocks(class, node)?;
            }
            Class::While | Class::If => {
                self.one(node, "test", Use::Load)?;
                self.blocks(class, node)?;
            }
            Class::With | Class::AsyncWith => {
                self.some(class, node, "items", Use::Plain)?;
                self.some(class, node, "body", Use::Plain)?;
            }
            Class::WithItem => {
                self.one(node, "context_expr", Use::Load)?;
                self.one(node, "optional_vars", Use::Store)?;
            }
            Class::Match => {
                self.one(node, "subject", Use::Load)?;
                self.some(class, node, "cases", Use::Plain)?;
            }
            Class::MatchCase => {
                self.one(node, "pattern", Use::Pattern { star: false })?;
                self.one(node, "guard", Use::Load)?;
                self.some(class, node, "body", Use::Plain)?;
            }
            Class::Raise => {
                if self.get(node, "exc")?.is_none() && !self.get(node, "cause")?.is_none() {
                    return self.refuse("Raise with cause but no exception");
                }
                self.one(node, "exc", Use::Load)?;
                self.one(node, "cause", Use::Load)?;
            }
            Class::Try | Class::TryStar => self.handled(class, node)?,
            Class::ExceptHandler => {
                self.one(node, "type", Use::Load)?;
                self.some(class, node, "body", Use::Plain)?;
            }
            Class::Assert => {
                self.one(node, "test", Use::Load)?;
                self.one(node, "msg", Use::Load)?;
            }
            Class::Import | Class::Global | Class::Nonlocal => self.not_empty(class, node, "names")?,
            Class::ImportFrom => {
                if self.get(node, "level")?.as_int().is_some_and(|level| level < 0) {
                    return self.refuse("Negative ImportFrom level");
                }
                self.not_empty(class, node, "names")?;
            }
            Class::Return | Class::Expr | Class::Keyword => self.one(node, "value", Use::Load)?,
            Class::Comprehension => {
                self.one(node, "target", Use::Store)?;
                self.one(node, "iter", Use::Load)?;
                self.all(node, "ifs", Use::Load)?;
            }
            Class::Arguments => self.parameters(node)?,
            Class::Arg => self.one(node, "annotation", Use::Load)?,
            _ => {}
        }
        Ok(())
    }
    fn not_empty(&mut self, class: Class, node: Object, field: &str) -> Res<()> {
        if self.list(node, field)?.is_empty() { self.refuse(&format!("empty {field} on {}", class.name())) } else { Ok(()) }
    }
    fn blocks(&mut self, class: Class, node: Object) -> Res<()> {
        self.some(class, node, "body", Use::Plain)?;
        self.all(node, "orelse", Use::Plain).map(drop)
    }
    fn handled(&mut self, class: Class, node: Object) -> Res<()> {
        self.some(class, node, "body", Use::Plain)?;
        let [handlers, last, orelse] = ["handlers", "finalbody", "orelse"].map(|field| self.list(node, field).map(|list| list.len()));
        let (handlers, name) = (handlers?, class.name());
        if handlers == 0 && last? == 0 {
            return self.refuse(&format!("{name} has neither except handlers nor finalbody"));
        }
        if handlers == 0 && orelse? > 0 {
            return self.refuse(&format!("{name} has orelse but no except handlers"));
        }
        self.all(node, "handlers", Use::Plain)?;
        OTHER_BLOCKS.into_iter().try_for_each(|field| self.all(node, field, Use::Plain).map(drop))
    }
    fn parameters(&mut self, node: Object) -> Res<()> {
        let positional = self.list(node, "posonlyargs")?.len() + self.list(node, "args")?.len();
        if self.list(node, "defaults")?.len() > positional {
            return self.refuse("more positional defaults than args on arguments");
        }
        let defaults = self.list(node, "kw_defaults")?;
        if defaults.len() != self.list(node, "kwonlyargs")?.len() {
            return self.refuse("length of kwonlyargs is not the same as kw_defaults on arguments");
        }
        for field in ["posonlyargs", "args", "kwonlyargs"] {
            self.all(node, field, Use::Plain)?;
        }
        self.one(node, "vararg", Use::Plain)?;
        self.one(node, "kwarg", Use::Plain)?;
        self.all(node, "defaults", Use::Load)?;
        self.waiting.extend(defaults.into_iter().filter(|default| !default.is_none()).map(|default| (default, Use::Load)));
        Ok(())
    }

    // ---- expressions

    fn expression(&mut self, class: Class, node: Object, purpose: Use) -> Res<()> {
        if purpose == Use::Literal {
            return self.literal(class, node);
        }
        let has_context = matches!(class, Class::Attribute | Class::Subscript | Class::Starred | Class::Name | Class::List | Class::Tuple);
        if has_context {
            let context = self.get(node, "ctx")?;
            let actual = self.classes.kind_of(self.vm, context).map_or("Load", Class::name);
            if actual != purpose.name() {
                return self.refuse(&format!("expression must have {} context but has {actual} instead", purpose.name()));
            }
        } else if matches!(purpose, Use::Store | Use::Del) {
            return self.refuse(&format!("expression which can't be assigned to in {} context", purpose.name()));
        }
        match class {
            Class::BoolOp => {
                if self.list(node, "values")?.len() < 2 {
                    return self.refuse("BoolOp with less than 2 values");
                }
                self.all(node, "values", Use::Load)?;
            }
            Class::NamedExpr => {
                self.one(node, "target", Use::Store)?;
                self.one(node, "value", Use::Load)?;
            }
            Class::Dict => {
                let keys = self.list(node, "keys")?;
                if keys.len() != self.list(node, "values")?.len() {
                    return self.refuse("Dict doesn't have the same number of keys as values");
                }
                self.waiting.extend(keys.into_iter().filter(|key| !key.is_none()).map(|key| (key, Use::Load)));
                self.all(node, "values", Use::Load)?;
            }
            Class::ListComp | Class::SetComp | Class::GeneratorExp | Class::DictComp => {
                if self.list(node, "generators")?.is_empty() {
                    return self.refuse("comprehension with no generators");
                }
                self.all(node, "generators", Use::Plain)?;
                let parts: &[&str] = if class == Class::DictComp { &["key", "value"] } else { &["elt"] };
                parts.iter().try_for_each(|part| self.one(node, part, Use::Load))?;
            }
            Class::Compare => {
                let (ops, others) = (self.list(node, "ops")?.len(), self.list(node, "comparators")?.len());
                if others == 0 {
                    return self.refuse("Compare with no comparators");
                }
                if ops != others {
                    return self.refuse("Compare has a different number of comparators and operands");
                }
                self.one(node, "left", Use::Load)?;
                self.all(node, "comparators", Use::Load)?;
            }
            Class::Call => {
                self.one(node, "func", Use::Load)?;
                self.all(node, "args", Use::Load)?;
                self.all(node, "keywords", Use::Plain)?;
            }
            Class::Lambda => {
                self.one(node, "args", Use::Plain)?;
                self.one(node, "body", Use::Load)?;
            }
            Class::Constant => {
                let value = self.get(node, "value")?;
                self.constant(value)?;
            }
            Class::Name => self.name(node, "id")?,
            Class::List | Class::Tuple => self.all(node, "elts", purpose).map(drop)?,
            Class::Starred => self.one(node, "value", purpose)?,
            Class::Set => self.all(node, "elts", Use::Load).map(drop)?,
            Class::JoinedStr => self.all(node, "values", Use::Load).map(drop)?,
            _ => {
                for field in class.fields().iter().filter(|field| field.kind == "expr") {
                    self.one(node, field.name, Use::Load)?;
                }
            }
        }
        Ok(())
    }
    /// A constant of the kinds that code can hold.
    pub fn constant(&mut self, value: Object) -> Res<()> {
        let mut waiting = vec![(value, 0)];
        while let Some((value, depth)) = waiting.pop() {
            if pace::halted_in_steps() {
                self.vm.poll()?;
            }
            if depth > DEEPEST_CONSTANT {
                return Err(self.vm.recursion_error(" during compilation"));
            }
            match value.kind() {
                Kind::Tuple | Kind::FrozenSet => {
                    let items = self.vm.items_native(value)?.unwrap_or_default();
                    waiting.extend(items.into_iter().rev().map(|item| (item, depth + 1)));
                }
                Kind::Bool | Kind::Int | Kind::Big | Kind::Float | Kind::Complex | Kind::Str | Kind::Bytes => {}
                _ if value.is_none() || value == Object::ELLIPSIS => {}
                _ => {
                    let message = format!("got an invalid type in Constant: {}", self.vm.type_name(value));
                    return Err(self.vm.type_error(&message));
                }
            }
        }
        Ok(())
    }
}
