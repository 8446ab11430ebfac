//! From a tree to source: modules and statements.

use super::strength::{TEST, TUPLE, YIELD};
use super::{Task, Writer, listed, separated, within};
use crate::native::Res;
use crate::object::{Kind, Object};
use crate::stdlib::ast::grammar_data::Class;
use crate::stdlib::ast::node::{is_a, named};

impl Writer<'_> {
    /// What writing a module or a statement takes; nothing if it is something else.
    pub(super) fn statement(&mut self, class: Class, node: Object) -> Res<Option<Vec<Task>>> {
        if !self.compiles() || class == Class::Module {
            return self.one(class, node);
        }
        let is_statement = class.base() == Some(Class::AbstractStmt);
        // Definitions mark their keyword, which comes after the decorators.
        let is_definition = matches!(class, Class::FunctionDef | Class::AsyncFunctionDef | Class::ClassDef);
        if (is_statement || class == Class::ExceptHandler) && !is_definition {
            self.pending = Some(node);
        }
        match class {
            Class::Interactive => self.body(node, "body").map(Some),
            Class::Expression => {
                let body = self.get(node, "body")?;
                Ok(Some(vec![Task::Node(body, TEST)]))
            }
            class => self.one(class, node),
        }
    }

    fn one(&mut self, class: Class, node: Object) -> Res<Option<Vec<Task>>> {
        Ok(Some(match class {
            Class::Module => {
                let ignored = self.list(node, "type_ignores")?;
                for ignore in ignored {
                    let line = self.get(ignore, "lineno")?.as_int().unwrap_or(0);
                    let tag = self.name_of(ignore, "tag")?;
                    self.ignores.insert(line, format!("ignore{tag}"));
                }
                let mut tasks = self.documented(node)?;
                tasks.push(Task::DropIgnores);
                tasks
            }
            Class::FunctionDef => self.function(node, "def ")?,
            Class::AsyncFunctionDef => self.function(node, "async def ")?,
            Class::ClassDef => self.class(node)?,
            Class::Return => self.keyword(node, "return", "value")?,
            Class::Delete => {
                let targets = self.list(node, "targets")?;
                let mut tasks = vec![Task::Line("del ")];
                tasks.extend(listed(&targets));
                tasks
            }
            Class::Assign => {
                let mut tasks = vec![Task::Line("")];
                for target in self.list(node, "targets")? {
                    tasks.extend([Task::Node(target, TUPLE), Task::Text(" = ")]);
                }
                tasks.push(Task::Node(self.get(node, "value")?, TEST));
                tasks.extend(self.type_comment(node)?);
                tasks
            }
            Class::AugAssign => {
                let (target, value) = (self.get(node, "target")?, self.get(node, "value")?);
                let (sign, _) = self.binary(node)?;
                let sign = Task::Own(format!("{}= ", sign.trim_end()));
                vec![Task::Line(""), Task::Node(target, TEST), sign, Task::Node(value, TEST)]
            }
            Class::AnnAssign => {
                let (target, annotation) = (self.get(node, "target")?, self.get(node, "annotation")?);
                let simple = self.get(node, "simple")?;
                let is_simple = !simple.is_none() && simple.as_int() != Some(0) && simple != Object::FALSE;
                let is_name = is_a(self.vm, &self.classes, target, Class::Name);
                let mut tasks = within("(", vec![Task::Node(target, TEST)], ")", !is_simple && is_name);
                tasks.insert(0, Task::Line(""));
                tasks.extend([Task::Text(": "), Task::Node(annotation, TEST)]);
                if let Some(value) = self.some(node, "value")? {
                    tasks.extend([Task::Text(" = "), Task::Node(value, TEST)]);
                }
                tasks
            }
            Class::For => self.for_loop(node, "for ")?,
            Class::AsyncFor => self.for_loop(node, "async for ")?,
            Class::While => {
                let test = self.get(node, "test")?;
                let mut tasks = vec![Task::Line("while "), Task::Node(test, TEST)];
                tasks.extend(self.block(node, "body")?);
                tasks.extend(self.named_block(node, "else", "orelse")?);
                tasks
            }
            Class::If => self.if_chain(node, "if ")?,
            Class::With => self.with(node, "with ")?,
            Class::AsyncWith => self.with(node, "async with ")?,
            Class::WithItem => self.with_item(node)?,
            Class::Match => {
                let subject = self.get(node, "subject")?;
                let mut tasks = vec![Task::Line("match "), Task::Node(subject, TEST)];
                tasks.extend(self.block(node, "cases")?);
                tasks
            }
            Class::MatchCase => {
                let pattern = self.get(node, "pattern")?;
                let mut tasks = vec![Task::Line("case "), Task::Node(pattern, TEST)];
                if let Some(guard) = self.some(node, "guard")? {
                    tasks.extend([Task::Text(" if "), Task::Node(guard, TEST)]);
                }
                tasks.extend(self.block(node, "body")?);
                tasks
            }
            Class::Raise => self.raise(node)?,
            Class::Try => self.handled(node, false)?,
            Class::TryStar => self.handled(node, true)?,
            Class::ExceptHandler => {
                let mut tasks = vec![Task::Line(if self.is_star { "except*" } else { "except" })];
                if let Some(kind) = self.some(node, "type")? {
                    tasks.extend([Task::Text(" "), Task::Node(kind, TEST)]);
                }
                if self.some(node, "name")?.is_some() {
                    let name = self.name_of(node, "name")?;
                    tasks.push(Task::Own(format!(" as {name}")));
                }
                tasks.extend(self.block(node, "body")?);
                tasks
            }
            Class::Assert => {
                let test = self.get(node, "test")?;
                let mut tasks = vec![Task::Line("assert "), Task::Node(test, TEST)];
                if let Some(message) = self.some(node, "msg")? {
                    tasks.extend([Task::Text(", "), Task::Node(message, TEST)]);
                }
                tasks
            }
            Class::Import => {
                let names = self.list(node, "names")?;
                let mut tasks = vec![Task::Line("import ")];
                tasks.extend(listed(&names));
                tasks
            }
            Class::ImportFrom => self.import_from(node)?,
            Class::Alias => {
                let name = self.name_of(node, "name")?;
                let asname = match self.some(node, "asname")? {
                    Some(_) => format!(" as {}", self.name_of(node, "asname")?),
                    None => String::new(),
                };
                vec![Task::Mark(node), Task::Own(name), Task::Own(asname)]
            }
            Class::Global => self.names(node, "global ")?,
            Class::Nonlocal => self.names(node, "nonlocal ")?,
            Class::Expr => vec![Task::Line(""), Task::Node(self.get(node, "value")?, YIELD)],
            Class::Pass => vec![Task::Line("pass")],
            Class::Break => vec![Task::Line("break")],
            Class::Continue => vec![Task::Line("continue")],
            _ => return Ok(None),
        }))
    }

    fn keyword(&mut self, node: Object, word: &'static str, field: &str) -> Res<Vec<Task>> {
        let mut tasks = vec![Task::Line(word)];
        if let Some(value) = self.some(node, field)? {
            tasks.extend([Task::Text(" "), Task::Node(value, TEST)]);
        }
        Ok(tasks)
    }
    fn names(&mut self, node: Object, word: &'static str) -> Res<Vec<Task>> {
        let mut names = Vec::new();
        for name in self.list(node, "names")? {
            names.push(vec![Task::Own(self.name(name)?)]);
        }
        let mut tasks = separated(names, ", ");
        tasks.insert(0, Task::Line(word));
        Ok(tasks)
    }
    fn raise(&mut self, node: Object) -> Res<Vec<Task>> {
        let (raised, cause) = (self.some(node, "exc")?, self.some(node, "cause")?);
        let Some(raised) = raised else {
            if cause.is_some() {
                return Err(self.vm.value_error("Node can't use cause without an exception."));
            }
            return Ok(vec![Task::Line("raise")]);
        };
        let mut tasks = vec![Task::Line("raise"), Task::Text(" "), Task::Node(raised, TEST)];
        if let Some(cause) = cause {
            tasks.extend([Task::Text(" from "), Task::Node(cause, TEST)]);
        }
        Ok(tasks)
    }
    fn import_from(&mut self, node: Object) -> Res<Vec<Task>> {
        const DEEPEST: usize = 1 << 16;
        let level = self.get(node, "level")?.as_int().and_then(|level| usize::try_from(level).ok()).unwrap_or(0);
        let mut tasks = vec![Task::Line("from "), Task::Own(".".repeat(level.min(DEEPEST)))];
        if self.some(node, "module")?.is_some() {
            tasks.push(Task::Own(self.name_of(node, "module")?));
        }
        tasks.push(Task::Text(" import "));
        let names = self.list(node, "names")?;
        tasks.extend(listed(&names));
        Ok(tasks)
    }

    // ---- blocks

    fn body(&mut self, node: Object, field: &str) -> Res<Vec<Task>> {
        Ok(self.list(node, field)?.into_iter().map(|item| Task::Node(item, TEST)).collect())
    }
    /// A block behind its colon.
    fn block(&mut self, node: Object, field: &str) -> Res<Vec<Task>> {
        let mut tasks = vec![Task::Text(":"), Task::Indent];
        tasks.extend(self.body(node, field)?);
        tasks.push(Task::Dedent);
        Ok(tasks)
    }
    /// A block with a word before it, if there is anything in it.
    fn named_block(&mut self, node: Object, word: &'static str, field: &str) -> Res<Vec<Task>> {
        if self.list(node, field)?.is_empty() {
            return Ok(Vec::new());
        }
        let mut tasks = vec![Task::Line(word)];
        tasks.extend(self.block(node, field)?);
        Ok(tasks)
    }
    /// A body that may begin with a documentation.
    fn documented(&mut self, node: Object) -> Res<Vec<Task>> {
        let body = self.list(node, "body")?;
        let mut tasks: Vec<Task> = body.iter().map(|&item| Task::Node(item, TEST)).collect();
        if let Some(&first) = body.first()
            && !self.compiles()
            && is_a(self.vm, &self.classes, first, Class::Expr)
            && let value = self.get(first, "value")?
            && is_a(self.vm, &self.classes, value, Class::Constant)
            && let text = self.get(value, "value")?
            && self.vm.payload(text).is(Kind::Str)
        {
            let prefix = if self.is_unicode(value)? { "u" } else { "" };
            let literal = self.documentation(text)?;
            tasks.splice(..1, [Task::Line(prefix), Task::Own(literal)]);
        }
        Ok(tasks)
    }
    /// The comment about types behind a statement.
    fn type_comment(&mut self, node: Object) -> Res<Option<Task>> {
        if self.compiles() {
            return Ok(None);
        }
        let line = self.get(node, "lineno")?;
        let ignored = line.as_int().and_then(|line| self.ignores.get(&line).cloned());
        let comment = match ignored {
            Some(comment) => Some(comment),
            None => match self.some(node, "type_comment")? {
                Some(comment) => Some(self.name(comment)?),
                None => None,
            },
        };
        Ok(comment.map(|comment| Task::Own(format!(" # type: {comment}"))))
    }
    fn block_with_comment(&mut self, node: Object) -> Res<Vec<Task>> {
        let mut tasks = self.block(node, "body")?;
        if let Some(comment) = self.type_comment(node)? {
            tasks.insert(1, comment);
        }
        Ok(tasks)
    }

    // ---- compound statements

    fn decorators(&mut self, node: Object) -> Res<Vec<Task>> {
        let mut tasks = vec![Task::Gap];
        for decorator in self.list(node, "decorator_list")? {
            tasks.extend([Task::Line(""), Task::Mark(decorator), Task::Text("@"), Task::Node(decorator, TEST)]);
        }
        tasks.extend([Task::Line(""), Task::Mark(node)]);
        Ok(tasks)
    }
    fn function(&mut self, node: Object, word: &'static str) -> Res<Vec<Task>> {
        let mut tasks = self.decorators(node)?;
        let (name, arguments) = (self.name_of(node, "name")?, self.get(node, "args")?);
        tasks.extend([Task::Text(word), Task::Own(name), Task::Text("("), Task::Node(arguments, TEST), Task::Text(")")]);
        if let Some(returns) = self.some(node, "returns")? {
            tasks.extend([Task::Text(" -> "), Task::Node(returns, TEST)]);
        }
        tasks.push(Task::Text(":"));
        tasks.extend(self.type_comment(node)?);
        tasks.push(Task::Indent);
        tasks.extend(self.documented(node)?);
        tasks.push(Task::Dedent);
        Ok(tasks)
    }
    fn class(&mut self, node: Object) -> Res<Vec<Task>> {
        let mut tasks = self.decorators(node)?;
        let name = self.name_of(node, "name")?;
        tasks.extend([Task::Text("class "), Task::Own(name)]);
        let mut bases = self.list(node, "bases")?;
        bases.extend(self.list(node, "keywords")?);
        tasks.extend(within("(", listed(&bases), ")", !bases.is_empty()));
        tasks.extend([Task::Text(":"), Task::Indent]);
        tasks.extend(self.documented(node)?);
        tasks.push(Task::Dedent);
        Ok(tasks)
    }
    fn for_loop(&mut self, node: Object, word: &'static str) -> Res<Vec<Task>> {
        let (target, iter) = (self.get(node, "target")?, self.get(node, "iter")?);
        let mut tasks = vec![Task::Line(word), Task::Node(target, TUPLE), Task::Text(" in "), Task::Node(iter, TEST)];
        tasks.extend(self.block_with_comment(node)?);
        tasks.extend(self.named_block(node, "else", "orelse")?);
        Ok(tasks)
    }
    /// An `if`, or an `elif` of one. What comes after it is seen to when that is written: a chain that comes back to itself has no end.
    pub(super) fn if_chain(&mut self, node: Object, word: &'static str) -> Res<Vec<Task>> {
        let test = self.get(node, "test")?;
        let mut tasks = vec![Task::Line(word), Task::Node(test, TEST)];
        tasks.extend(self.block(node, "body")?);
        match self.list(node, "orelse")?[..] {
            [only] if is_a(self.vm, &self.classes, only, Class::If) => tasks.push(Task::Elif(only)),
            _ => tasks.extend(self.named_block(node, "else", "orelse")?),
        }
        Ok(tasks)
    }
    fn with(&mut self, node: Object, word: &'static str) -> Res<Vec<Task>> {
        let items = self.list(node, "items")?;
        let mut tasks = vec![Task::Line(word)];
        tasks.extend(listed(&items));
        tasks.extend(self.block_with_comment(node)?);
        Ok(tasks)
    }
    fn with_item(&mut self, node: Object) -> Res<Vec<Task>> {
        let context = self.get(node, "context_expr")?;
        // A tuple would be taken for several items.
        let mut tasks = within("(", vec![Task::Node(context, TEST)], ")", self.compiles());
        if let Some(vars) = self.some(node, "optional_vars")? {
            tasks.extend([Task::Text(" as "), Task::Node(vars, TEST)]);
        }
        Ok(tasks)
    }
    fn handled(&mut self, node: Object, is_star: bool) -> Res<Vec<Task>> {
        let before = self.is_star;
        let mut tasks = vec![Task::Line("try"), Task::Star(is_star)];
        tasks.extend(self.block(node, "body")?);
        tasks.extend(self.body(node, "handlers")?);
        tasks.extend(self.named_block(node, "else", "orelse")?);
        tasks.extend(self.named_block(node, "finally", "finalbody")?);
        tasks.push(Task::Star(before));
        Ok(tasks)
    }

    /// Was the text written with the prefix `u`?
    pub(super) fn is_unicode(&mut self, node: Object) -> Res<bool> {
        let kind = named(self.vm, node, "kind")?;
        Ok(kind.is_some_and(|kind| kind.is(Kind::Str) && self.vm.heap.text(kind) == "u"))
    }
}
