//! From a tree to source: what `ast.unparse` writes, and what the compiler reads of a tree (`Purpose::Compile`), with the place of each part.
//! It goes down with a stack of its own (`Task`), as deep as functions may call each other, and asks no guest code.

mod expression;
mod pattern;
mod statement;
mod text;

use super::classes::Classes;
use super::grammar_data::Class;
use super::node::{children, is_a, required};
use crate::code::Places;
use crate::hashing::Map;
use crate::native::Res;
use crate::object::{Kind, Object};
use crate::pace;
use crate::vm::Vm;

/// How tightly expressions bind, weakest first.
pub mod strength {
    pub const NAMED: u8 = 1;
    pub const TUPLE: u8 = 2;
    pub const YIELD: u8 = 3;
    pub const TEST: u8 = 4;
    pub const OR: u8 = 5;
    pub const AND: u8 = 6;
    pub const NOT: u8 = 7;
    pub const COMPARE: u8 = 8;
    pub const BIT_OR: u8 = 9;
    pub const BIT_XOR: u8 = 10;
    pub const BIT_AND: u8 = 11;
    pub const SHIFT: u8 = 12;
    pub const SUM: u8 = 13;
    pub const TERM: u8 = 14;
    pub const FACTOR: u8 = 15;
    pub const POWER: u8 = 16;
    pub const AWAIT: u8 = 17;
    pub const ATOM: u8 = 18;

    /// The next one; nothing binds more tightly than an atom.
    pub fn tighter(strength: u8) -> u8 {
        (strength + 1).min(ATOM)
    }
}

/// Whom the text is for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Purpose {
    /// For people, in the words of CPython's `ast.unparse`.
    Read,
    /// For the compiler: everything is written so that it reads back as it was.
    Compile,
}

/// Something that is still to be written.
enum Task {
    /// A node, in a place that asks for this strength.
    Node(Object, u8),
    Text(&'static str),
    Own(String),
    /// A new line with this on it.
    Line(&'static str),
    /// An `if` that is all of the `else` of the one before it.
    Elif(Object),
    /// An end of a line, but not at the very beginning.
    Gap,
    Indent,
    Dedent,
    /// Is the `try` around what follows one with `except*`?
    Star(bool),
    /// Text goes to a new buffer; `true` if it must not hold backslashes.
    Open(bool),
    Close(Close),
    /// What comes next is all that there is.
    Restart,
    /// The next text is at the place of this node.
    Mark(Object),
    /// The next text, of so many bytes, is the name at the end of this node.
    MarkName(Object, u32),
    DropIgnores,
    /// A node ends here.
    Up(Object),
}

/// What becomes of a buffer.
enum Close {
    /// It is a part of an f-string: text, or a field.
    Part { is_text: bool },
    /// It is all of an f-string that must not hold backslashes.
    Plain,
    /// So many parts are an f-string.
    Parts(usize),
    /// It is the expression of a field.
    Field,
    /// It is the parameters of a `lambda`.
    Parameters,
}

struct Writer<'a> {
    vm: &'a mut Vm,
    classes: Classes,
    purpose: Purpose,
    /// Texts being written, the innermost last.
    buffers: Vec<String>,
    parts: Vec<(String, bool)>,
    tasks: Vec<Task>,
    /// How many nodes are around what is being written.
    depth: usize,
    indent: usize,
    is_star: bool,
    /// The statement that begins on the next line.
    pending: Option<Object>,
    /// For each open buffer, whether backslashes are to be avoided in it.
    avoids: Vec<bool>,
    /// The comments that say of a line that its types are not to be checked.
    ignores: Map<i64, String>,
    places: Places,
    /// Was it an expression that was marked last?
    last_is_expression: bool,
    /// Bytes from which on memory is asked for.
    counted: usize,
}

/// The text of a tree.
pub fn unparse(vm: &mut Vm, args: &[Object]) -> Res {
    let text = Writer::new(vm, Purpose::Read)?.write(args[0])?.0;
    Ok(vm.heap.string(text))
}

/// The text of a tree for the compiler, and what it stands for.
pub fn for_compiler(vm: &mut Vm, tree: Object) -> Res<(String, Places)> {
    Writer::new(vm, Purpose::Compile)?.write(tree)
}

impl<'a> Writer<'a> {
    fn new(vm: &'a mut Vm, purpose: Purpose) -> Res<Self> {
        let classes = Classes::of(vm)?;
        Ok(Self {
            vm,
            classes,
            purpose,
            buffers: vec![String::new()],
            parts: Vec::new(),
            tasks: Vec::new(),
            depth: 0,
            indent: 0,
            is_star: false,
            pending: None,
            avoids: vec![false],
            ignores: Map::default(),
            places: Places::default(),
            last_is_expression: false,
            counted: 1 << 12,
        })
    }

    fn write(mut self, tree: Object) -> Res<(String, Places)> {
        self.tasks.push(Task::Node(tree, strength::TEST));
        while let Some(task) = self.tasks.pop() {
            self.carry_out(task)?;
            if pace::halted_in_steps() {
                self.vm.poll()?;
            }
            let length = self.out().len();
            if length > self.counted {
                self.vm.reserve(2 * length)?;
                self.counted = 2 * length;
            }
        }
        Ok((self.buffers.pop().unwrap_or_default(), self.places))
    }

    fn out(&mut self) -> &mut String {
        if self.buffers.is_empty() {
            self.buffers.push(String::new());
        }
        let last = self.buffers.len() - 1;
        &mut self.buffers[last]
    }
    fn put(&mut self, text: &str) {
        self.out().push_str(text);
    }
    fn avoids_backslashes(&self) -> bool {
        self.avoids.last().is_some_and(|&avoids| avoids)
    }
    fn compiles(&self) -> bool {
        self.purpose == Purpose::Compile
    }

    fn carry_out(&mut self, task: Task) -> Res<()> {
        match task {
            Task::Node(node, strength) => return self.node(node, strength),
            Task::Text(text) => self.put(text),
            Task::Own(text) => self.put(&text),
            Task::Line(text) => {
                self.gap();
                self.vm.reserve(4 * self.indent)?;
                let indent = "    ".repeat(self.indent);
                self.put(&indent);
                if let Some(node) = self.pending.take() {
                    self.mark(node)?;
                }
                self.put(text);
            }
            Task::Elif(node) => {
                let tasks = self.if_chain(node, "elif ")?;
                self.then(tasks);
            }
            Task::Gap => self.gap(),
            Task::Indent => self.indent += 1,
            Task::Dedent => self.indent = self.indent.saturating_sub(1),
            Task::Star(is_star) => self.is_star = is_star,
            Task::Open(avoids) => {
                let avoids = avoids || self.avoids_backslashes();
                self.avoids.push(avoids);
                self.buffers.push(String::new());
            }
            Task::Close(close) => return self.close(close),
            Task::Restart => self.out().clear(),
            Task::Mark(node) => self.mark(node)?,
            Task::MarkName(node, length) => self.mark_name(node, length)?,
            Task::DropIgnores => self.ignores.clear(),
            Task::Up(node) => {
                self.depth = self.depth.saturating_sub(1);
                self.mark_end(node)?;
            }
        }
        Ok(())
    }
    fn gap(&mut self) {
        if !self.out().is_empty() {
            self.put("\n");
        }
    }

    /// Tasks to be done in this order.
    fn then(&mut self, tasks: Vec<Task>) {
        self.tasks.extend(tasks.into_iter().rev());
    }
    fn node(&mut self, node: Object, strength: u8) -> Res<()> {
        if self.depth + self.vm.frames.len() >= self.vm.recursion_limit {
            return Err(self.vm.recursion_error(""));
        }
        self.depth += 1;
        self.tasks.push(Task::Up(node));
        let plain = self.vm.payload(node);
        if plain.is(Kind::List) {
            let items = super::node::items(self.vm, plain)?;
            self.then(items.into_iter().map(|item| Task::Node(item, strength::TEST)).collect());
            return Ok(());
        }
        if !is_a(self.vm, &self.classes, node, Class::Ast) {
            let fields = self.vm.heap.intern("_fields");
            return Err(self.vm.attribute_error(node, fields));
        }
        let Some(class) = self.kind(node) else { return self.others(node) };
        let tasks = match self.statement(class, node)? {
            Some(tasks) => tasks,
            None => match self.expression(class, node, strength)? {
                Some(tasks) => tasks,
                None => match self.pattern(class, node, strength)? {
                    Some(tasks) => tasks,
                    None => return self.others(node),
                },
            },
        };
        self.then(tasks);
        Ok(())
    }
    /// A node that is not written itself: what is below it is, and replaces what came before.
    fn others(&mut self, node: Object) -> Res<()> {
        let below = children(self.vm, &self.classes, node)?;
        self.then(below.into_iter().flat_map(|child| [Task::Restart, Task::Node(child, strength::TEST)]).collect());
        Ok(())
    }

    // ---- what nodes have

    fn get(&mut self, node: Object, name: &str) -> Res {
        required(self.vm, node, name)
    }
    fn some(&mut self, node: Object, name: &str) -> Res<Option<Object>> {
        Ok(Some(self.get(node, name)?).filter(|value| !value.is_none()))
    }
    fn list(&mut self, node: Object, name: &str) -> Res<Vec<Object>> {
        let value = self.get(node, name)?;
        let plain = self.vm.payload(value);
        if matches!(plain.kind(), Kind::List | Kind::Tuple) {
            return super::node::items(self.vm, plain);
        }
        let message = format!("'{}' object is not iterable", self.vm.type_name(value));
        Err(self.vm.type_error(&message))
    }
    /// A name, as the text has it.
    fn name(&mut self, value: Object) -> Res<String> {
        let plain = self.vm.payload(value);
        if !plain.is(Kind::Str) {
            let message = format!("sequence item 0: expected str instance, {} found", self.vm.type_name(value));
            return Err(self.vm.type_error(&message));
        }
        let text = self.vm.owned_text(plain)?;
        Ok(if self.compiles() { self.places.spelled(&text) } else { text })
    }
    fn name_of(&mut self, node: Object, field: &str) -> Res<String> {
        let value = self.get(node, field)?;
        self.name(value)
    }
    /// The name of the class of an operator.
    fn operator(&mut self, node: Object, field: &str) -> Res<Option<Class>> {
        let value = self.get(node, field)?;
        Ok(self.kind(value))
    }
    /// As what a node is written: visitors go by the name of its class, the compiler by what it derives from.
    fn kind(&self, node: Object) -> Option<Class> {
        if self.compiles() { self.classes.kind_of(self.vm, node) } else { self.classes.visited_as(self.vm, node) }
    }

    /// Remembers that a node begins here.
    fn mark(&mut self, node: Object) -> Res<()> {
        if self.compiles() {
            let (line, column) = self.place(node)?;
            let here = self.here();
            self.places.mark(here, line, column);
            self.last_is_expression = is_a(self.vm, &self.classes, node, Class::AbstractExpr);
        }
        Ok(())
    }
    /// Where the next text comes.
    fn here(&mut self) -> u32 {
        self.out().len() as u32
    }
    /// Remembers that a node ends here, if it says where that is.
    fn mark_end(&mut self, node: Object) -> Res<()> {
        if let Some((line, column)) = self.end(node)? {
            let here = self.here();
            self.places.mark_end(here, line, column);
        }
        Ok(())
    }
    /// Remembers that the last name of a node begins here: on the line where the node ends.
    fn mark_name(&mut self, node: Object, length: u32) -> Res<()> {
        if let Some((line, column)) = self.end(node)? {
            let here = self.here();
            self.places.mark(here, line, column.saturating_sub(length));
        }
        Ok(())
    }
    /// Where a node says that it ends, for the compiler.
    fn end(&mut self, node: Object) -> Res<Option<(u32, u32)>> {
        if !self.compiles() || !node.is(Kind::Instance) {
            return Ok(None);
        }
        let (line, column) = (self.number(node, "end_lineno")?, self.number(node, "end_col_offset")?);
        Ok(line.zip(column))
    }
    /// Where a node says that it is.
    fn place(&mut self, node: Object) -> Res<(u32, u32)> {
        Ok((self.number(node, "lineno")?.unwrap_or(1), self.number(node, "col_offset")?.unwrap_or(0)))
    }
    fn number(&mut self, node: Object, name: &str) -> Res<Option<u32>> {
        let value = super::node::named(self.vm, node, name)?;
        Ok(value.and_then(Object::as_int).and_then(|value| u32::try_from(value).ok()))
    }
}

/// Separates tasks by a text.
fn separated(items: impl IntoIterator<Item = Vec<Task>>, separator: &'static str) -> Vec<Task> {
    let mut tasks = Vec::new();
    for item in items {
        if !tasks.is_empty() {
            tasks.push(Task::Text(separator));
        }
        tasks.extend(item);
    }
    tasks
}

/// Nodes with commas between them.
fn listed(nodes: &[Object]) -> Vec<Task> {
    separated(nodes.iter().map(|&node| vec![Task::Node(node, strength::TEST)]), ", ")
}

/// The items of a tuple: one alone has a comma behind it.
fn tuple_items(nodes: &[Object]) -> Vec<Task> {
    let mut tasks = listed(nodes);
    if nodes.len() == 1 {
        tasks.push(Task::Text(","));
    }
    tasks
}

/// Tasks between two texts, if they are wanted.
fn within(open: &'static str, mut tasks: Vec<Task>, close: &'static str, wanted: bool) -> Vec<Task> {
    if wanted {
        tasks.insert(0, Task::Text(open));
        tasks.push(Task::Text(close));
    }
    tasks
}
