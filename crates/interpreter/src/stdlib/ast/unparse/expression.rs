//! From a tree to source: expressions, parameters and arguments.

use super::strength::{
    AND, ATOM, AWAIT, BIT_AND, BIT_OR, BIT_XOR, COMPARE, FACTOR, NAMED, NOT, OR, POWER, SHIFT, SUM, TERM, TEST, TUPLE, YIELD, tighter,
};
use super::{Close, Task, Writer, listed, separated, tuple_items, within};
use crate::native::Res;
use crate::object::{Kind, Object};
use crate::stdlib::ast::grammar_data::Class;
use crate::stdlib::ast::node::is_a;

impl Writer<'_> {
    /// What writing an expression or a part of one takes; nothing if it is something else.
    pub(super) fn expression(&mut self, class: Class, node: Object, strength: u8) -> Res<Option<Vec<Task>>> {
        let group = |tasks: Vec<Task>, own: u8| within("(", tasks, ")", strength > own);
        let tasks = match class {
            Class::BoolOp => {
                let (word, own) = if self.operator(node, "op")? == Some(Class::And) { (" and ", AND) } else { (" or ", OR) };
                let mut level = own;
                // Each value is asked for more than the one before it.
                let values = self.list(node, "values")?.into_iter().map(|value| {
                    level = tighter(level);
                    vec![Task::Node(value, level)]
                });
                group(separated(values, word), own)
            }
            Class::NamedExpr => {
                let (target, value) = (self.get(node, "target")?, self.get(node, "value")?);
                group(vec![Task::Node(target, ATOM), Task::Text(" := "), Task::Node(value, ATOM)], NAMED)
            }
            Class::BinOp => {
                let (sign, own) = self.binary(node)?;
                // `**` alone associates to the right.
                let (left, right) = if own == POWER { (tighter(own), own) } else { (own, tighter(own)) };
                let (first, second) = (self.get(node, "left")?, self.get(node, "right")?);
                group(vec![Task::Node(first, left), Task::Text(sign), Task::Node(second, right)], own)
            }
            Class::UnaryOp => {
                let (sign, own) = match self.operator(node, "op")? {
                    Some(Class::Not) => ("not ", NOT),
                    Some(Class::Invert) => ("~", FACTOR),
                    Some(Class::UAdd) => ("+", FACTOR),
                    Some(Class::USub) => ("-", FACTOR),
                    _ => return Err(self.unknown_operator(node)),
                };
                let operand = self.get(node, "operand")?;
                group(vec![Task::Text(sign), Task::Node(operand, own)], own)
            }
            Class::Lambda => {
                let (parameters, body) = (self.get(node, "args")?, self.get(node, "body")?);
                let mut tasks = vec![Task::Text("lambda")];
                if self.compiles() {
                    tasks.extend([Task::Text(" "), Task::Node(parameters, TEST)]);
                } else {
                    tasks.extend([Task::Open(false), Task::Node(parameters, TEST), Task::Close(Close::Parameters)]);
                }
                tasks.extend([Task::Text(": "), Task::Node(body, TEST)]);
                group(tasks, TEST)
            }
            Class::IfExp => {
                let (test, body, orelse) = (self.get(node, "test")?, self.get(node, "body")?, self.get(node, "orelse")?);
                let inner = tighter(TEST);
                let words = [Task::Text(" if "), Task::Node(test, inner), Task::Text(" else "), Task::Node(orelse, TEST)];
                let mut tasks = vec![Task::Node(body, inner)];
                tasks.extend(words);
                group(tasks, TEST)
            }
            Class::Dict => within("{", self.pairs(node)?, "}", true),
            Class::Set => {
                let items = self.list(node, "elts")?;
                if items.is_empty() { vec![Task::Text("{*()}")] } else { within("{", listed(&items), "}", true) }
            }
            Class::ListComp => self.comprehension(node, ["[", "]"])?,
            Class::SetComp => self.comprehension(node, ["{", "}"])?,
            Class::GeneratorExp => self.comprehension(node, ["(", ")"])?,
            Class::DictComp => {
                let (key, value) = (self.get(node, "key")?, self.get(node, "value")?);
                let mut tasks = vec![Task::Node(key, TEST), Task::Text(": "), Task::Node(value, TEST)];
                tasks.extend(self.generators(node)?);
                within("{", tasks, "}", true)
            }
            Class::Comprehension => self.generator(node)?,
            Class::Await => group(self.word(node, "await")?, AWAIT),
            Class::Yield => group(self.word(node, "yield")?, YIELD),
            Class::YieldFrom => {
                if self.some(node, "value")?.is_none() {
                    return Err(self.vm.value_error("Node can't be used without a value attribute."));
                }
                group(self.word(node, "yield from")?, YIELD)
            }
            Class::Compare => {
                let (left, ops) = (self.get(node, "left")?, self.list(node, "ops")?);
                let others = self.list(node, "comparators")?;
                let mut tasks = vec![Task::Node(left, tighter(COMPARE))];
                for (op, other) in ops.into_iter().zip(others) {
                    let kind = self.kind(op);
                    let Some(sign) = kind.and_then(comparison) else { return Err(self.unknown_operator(op)) };
                    tasks.extend([Task::Text(sign), Task::Node(other, tighter(COMPARE))]);
                }
                group(tasks, COMPARE)
            }
            Class::Call => {
                let function = self.get(node, "func")?;
                let mut arguments = self.list(node, "args")?;
                arguments.extend(self.list(node, "keywords")?);
                let mut tasks = vec![Task::Node(function, ATOM)];
                tasks.extend(within("(", listed(&arguments), ")", true));
                tasks
            }
            Class::Keyword => {
                let value = self.get(node, "value")?;
                let name = match self.some(node, "arg")? {
                    Some(_) => format!("{}=", self.name_of(node, "arg")?),
                    None => "**".to_owned(),
                };
                vec![Task::Mark(node), Task::Own(name), Task::Node(value, TEST)]
            }
            Class::FormattedValue if self.compiles() => {
                let tasks = self.inner(node)?;
                within("f'", tasks, "'", true)
            }
            Class::FormattedValue => self.inner(node)?,
            Class::JoinedStr => self.joined(node)?,
            Class::Constant => self.constant(node, strength)?,
            Class::Attribute => {
                let (value, name) = (self.get(node, "value")?, self.name_of(node, "attr")?);
                // `1.real` would be a wrong number.
                let is_int = is_a(self.vm, &self.classes, value, Class::Constant) && {
                    let constant = self.get(value, "value")?;
                    self.vm.is_instance(constant, crate::types::INT)
                };
                let dot = if is_int { " ." } else { "." };
                vec![Task::Node(value, ATOM), Task::Text(dot), Task::MarkName(node, name.len() as u32), Task::Own(name)]
            }
            Class::Subscript => {
                let (value, slice) = (self.get(node, "value")?, self.get(node, "slice")?);
                let items = if is_a(self.vm, &self.classes, slice, Class::Tuple) { self.list(slice, "elts")? } else { Vec::new() };
                let inner = if items.is_empty() { vec![Task::Node(slice, TEST)] } else { tuple_items(&items) };
                let mut tasks = vec![Task::Node(value, ATOM)];
                tasks.extend(within("[", inner, "]", true));
                tasks
            }
            Class::Starred => vec![Task::Text("*"), Task::Node(self.get(node, "value")?, BIT_OR)],
            Class::Name => vec![Task::Own(self.name_of(node, "id")?)],
            Class::List => within("[", listed(&self.list(node, "elts")?), "]", true),
            Class::Tuple => {
                let items = self.list(node, "elts")?;
                within("(", tuple_items(&items), ")", items.is_empty() || strength > TUPLE)
            }
            Class::Slice => self.slice(node)?,
            Class::Arg => self.parameter(node, "")?,
            Class::Arguments => self.parameters(node)?,
            _ => return Ok(None),
        };
        if class.base() == Some(Class::AbstractExpr) && self.compiles() {
            return self.placed(node, tasks).map(Some);
        }
        Ok(Some(tasks))
    }

    /// Marks where an expression begins. Where another one that is elsewhere begins too, parentheses tell them apart.
    fn placed(&mut self, node: Object, mut tasks: Vec<Task>) -> Res<Vec<Task>> {
        let (line, _) = self.place(node)?;
        let here = self.here();
        let must_part = self.last_is_expression && self.places.at(here).is_some_and(|(known, _)| known != line);
        tasks.insert(0, Task::Mark(node));
        Ok(within("(", tasks, ")", must_part))
    }

    /// The sign of an operator between two values, and its strength.
    pub(super) fn binary(&mut self, node: Object) -> Res<(&'static str, u8)> {
        Ok(match self.operator(node, "op")? {
            Some(Class::Add) => (" + ", SUM),
            Some(Class::Sub) => (" - ", SUM),
            Some(Class::Mult) => (" * ", TERM),
            Some(Class::MatMult) => (" @ ", TERM),
            Some(Class::Div) => (" / ", TERM),
            Some(Class::Mod) => (" % ", TERM),
            Some(Class::FloorDiv) => (" // ", TERM),
            Some(Class::Pow) => (" ** ", POWER),
            Some(Class::LShift) => (" << ", SHIFT),
            Some(Class::RShift) => (" >> ", SHIFT),
            Some(Class::BitOr) => (" | ", BIT_OR),
            Some(Class::BitXor) => (" ^ ", BIT_XOR),
            Some(Class::BitAnd) => (" & ", BIT_AND),
            _ => return Err(self.unknown_operator(node)),
        })
    }
    /// An operator that is none: its class names it.
    fn unknown_operator(&mut self, node: Object) -> Box<crate::native::Flow> {
        let op = super::super::node::named(self.vm, node, "op").ok().flatten().unwrap_or(node);
        let class = self.vm.class_of(op);
        let name = self.vm.bare_name(class).to_owned();
        let name = self.vm.heap.string(name);
        self.vm.key_error(name)
    }

    /// A word and a value, if there is one.
    fn word(&mut self, node: Object, word: &'static str) -> Res<Vec<Task>> {
        let mut tasks = vec![Task::Text(word)];
        if let Some(value) = self.some(node, "value")? {
            tasks.extend([Task::Text(" "), Task::Node(value, ATOM)]);
        }
        Ok(tasks)
    }
    fn pairs(&mut self, node: Object) -> Res<Vec<Task>> {
        let (keys, values) = (self.list(node, "keys")?, self.list(node, "values")?);
        let pairs = keys.into_iter().zip(values).map(|(key, value)| {
            if key.is_none() {
                vec![Task::Text("**"), Task::Node(value, BIT_OR)]
            } else {
                vec![Task::Node(key, TEST), Task::Text(": "), Task::Node(value, TEST)]
            }
        });
        Ok(separated(pairs, ", "))
    }
    fn comprehension(&mut self, node: Object, brackets: [&'static str; 2]) -> Res<Vec<Task>> {
        let item = self.get(node, "elt")?;
        let mut tasks = vec![Task::Node(item, TEST)];
        tasks.extend(self.generators(node)?);
        Ok(within(brackets[0], tasks, brackets[1], true))
    }
    fn generators(&mut self, node: Object) -> Res<Vec<Task>> {
        Ok(self.list(node, "generators")?.into_iter().map(|generator| Task::Node(generator, TEST)).collect())
    }
    fn generator(&mut self, node: Object) -> Res<Vec<Task>> {
        let (target, iter) = (self.get(node, "target")?, self.get(node, "iter")?);
        let is_async = self.get(node, "is_async")?;
        let is_async = !is_async.is_none() && is_async.as_int() != Some(0) && is_async != Object::FALSE;
        let mut tasks = vec![Task::Text(if is_async { " async for " } else { " for " }), Task::Node(target, TUPLE)];
        tasks.extend([Task::Text(" in "), Task::Node(iter, tighter(TEST))]);
        for condition in self.list(node, "ifs")? {
            tasks.extend([Task::Text(" if "), Task::Node(condition, tighter(TEST))]);
        }
        Ok(tasks)
    }
    fn slice(&mut self, node: Object) -> Res<Vec<Task>> {
        let mut tasks = Vec::new();
        if let Some(lower) = self.some(node, "lower")? {
            tasks.push(Task::Node(lower, TEST));
        }
        tasks.push(Task::Text(":"));
        if let Some(upper) = self.some(node, "upper")? {
            tasks.push(Task::Node(upper, TEST));
        }
        if let Some(step) = self.some(node, "step")? {
            tasks.extend([Task::Text(":"), Task::Node(step, TEST)]);
        }
        Ok(tasks)
    }

    fn parameter(&mut self, node: Object, prefix: &'static str) -> Res<Vec<Task>> {
        let name = self.name_of(node, "arg")?;
        let mut tasks = vec![Task::Text(prefix), Task::Mark(node), Task::Own(name)];
        if let Some(annotation) = self.some(node, "annotation")? {
            tasks.extend([Task::Text(": "), Task::Node(annotation, TEST)]);
        }
        Ok(tasks)
    }
    fn with_default(&mut self, parameter: Object, default: Option<Object>) -> Vec<Task> {
        let mut tasks = vec![Task::Node(parameter, TEST)];
        if let Some(default) = default.filter(|default| !default.is_none()) {
            tasks.extend([Task::Text("="), Task::Node(default, TEST)]);
        }
        tasks
    }
    fn parameters(&mut self, node: Object) -> Res<Vec<Task>> {
        let first = self.list(node, "posonlyargs")?;
        let both: Vec<Object> = first.iter().copied().chain(self.list(node, "args")?).collect();
        let defaults = self.list(node, "defaults")?;
        let bare = both.len().saturating_sub(defaults.len());
        let mut groups = Vec::new();
        for (at, &parameter) in both.iter().enumerate() {
            let default = at.checked_sub(bare).and_then(|at| defaults.get(at).copied());
            let mut tasks = self.with_default(parameter, default);
            if at + 1 == first.len() {
                tasks.push(Task::Text(", /"));
            }
            groups.push(tasks);
        }
        let rest = self.some(node, "vararg")?;
        let named = self.list(node, "kwonlyargs")?;
        match rest {
            Some(rest) => groups.push(self.parameter(rest, "*")?),
            None if !named.is_empty() => groups.push(vec![Task::Text("*")]),
            None => {}
        }
        let named_defaults = if named.is_empty() { Vec::new() } else { self.list(node, "kw_defaults")? };
        for (parameter, default) in named.into_iter().zip(named_defaults) {
            groups.push(self.with_default(parameter, Some(default)));
        }
        if let Some(others) = self.some(node, "kwarg")? {
            groups.push(self.parameter(others, "**")?);
        }
        Ok(separated(groups, ", "))
    }

    /// Is a value a text?
    pub(super) fn is_text(&self, value: Object) -> bool {
        self.vm.payload(value).is(Kind::Str)
    }
}

fn comparison(op: Class) -> Option<&'static str> {
    Some(match op {
        Class::Eq => " == ",
        Class::NotEq => " != ",
        Class::Lt => " < ",
        Class::LtE => " <= ",
        Class::Gt => " > ",
        Class::GtE => " >= ",
        Class::Is => " is ",
        Class::IsNot => " is not ",
        Class::In => " in ",
        Class::NotIn => " not in ",
        _ => return None,
    })
}
