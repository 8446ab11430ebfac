//! From a tree to source: the patterns of `match`.

use super::strength::{ATOM, BIT_OR, TEST, tighter};
use super::{Task, Writer, listed, separated, within};
use crate::native::Res;
use crate::object::Object;
use crate::stdlib::ast::grammar_data::Class;

impl Writer<'_> {
    /// What writing a pattern takes; nothing if it is something else.
    pub(super) fn pattern(&mut self, class: Class, node: Object, strength: u8) -> Res<Option<Vec<Task>>> {
        let mut tasks = match class {
            Class::MatchValue => vec![Task::Node(self.get(node, "value")?, TEST)],
            Class::MatchSingleton => {
                let value = self.get(node, "value")?;
                vec![Task::Own(self.shown(value)?)]
            }
            Class::MatchSequence => within("[", listed(&self.list(node, "patterns")?), "]", true),
            Class::MatchMapping => self.mapping(node)?,
            Class::MatchClass => self.class_pattern(node)?,
            Class::MatchStar => {
                let name = self.optional_name(node, "name")?;
                vec![Task::Own(format!("*{name}"))]
            }
            Class::MatchAs => match (self.some(node, "name")?, self.some(node, "pattern")?) {
                (None, _) => vec![Task::Text("_")],
                (Some(_), None) => vec![Task::Own(self.name_of(node, "name")?)],
                (Some(_), Some(pattern)) => {
                    let name = self.name_of(node, "name")?;
                    within("(", vec![Task::Node(pattern, BIT_OR), Task::Own(format!(" as {name}"))], ")", strength > TEST)
                }
            },
            Class::MatchOr => {
                let patterns = self.list(node, "patterns")?.into_iter().map(|pattern| vec![Task::Node(pattern, tighter(BIT_OR))]);
                within("(", separated(patterns, " | "), ")", strength > BIT_OR)
            }
            _ => return Ok(None),
        };
        tasks.insert(0, Task::Mark(node));
        Ok(Some(tasks))
    }

    fn optional_name(&mut self, node: Object, field: &str) -> Res<String> {
        if self.some(node, field)?.is_none() { Ok("_".to_owned()) } else { self.name_of(node, field) }
    }
    /// As many of one as of the other.
    fn paired(&mut self, node: Object, first: &str, second: &str) -> Res<Vec<(Object, Object)>> {
        let (keys, values) = (self.list(node, first)?, self.list(node, second)?);
        if keys.len() != values.len() {
            let than = if values.len() < keys.len() { "shorter" } else { "longer" };
            return Err(self.vm.value_error(&format!("zip() argument 2 is {than} than argument 1")));
        }
        Ok(keys.into_iter().zip(values).collect())
    }
    fn mapping(&mut self, node: Object) -> Res<Vec<Task>> {
        let pairs = self.paired(node, "keys", "patterns")?;
        let pairs = pairs.into_iter().map(|(key, pattern)| vec![Task::Node(key, TEST), Task::Text(": "), Task::Node(pattern, TEST)]);
        let mut groups: Vec<Vec<Task>> = pairs.collect();
        if self.some(node, "rest")?.is_some() {
            let rest = self.name_of(node, "rest")?;
            groups.push(vec![Task::Own(format!("**{rest}"))]);
        }
        Ok(within("{", separated(groups, ", "), "}", true))
    }
    fn class_pattern(&mut self, node: Object) -> Res<Vec<Task>> {
        let class = self.get(node, "cls")?;
        let mut groups: Vec<Vec<Task>> = self.list(node, "patterns")?.into_iter().map(|pattern| vec![Task::Node(pattern, TEST)]).collect();
        for (name, pattern) in self.paired(node, "kwd_attrs", "kwd_patterns")? {
            let name = self.name(name)?;
            groups.push(vec![Task::Own(format!("{name}=")), Task::Node(pattern, TEST)]);
        }
        let mut tasks = vec![Task::Node(class, ATOM)];
        tasks.extend(within("(", separated(groups, ", "), ")", true));
        Ok(tasks)
    }
}
