//! An answer that is a program and nothing else, without any marks around it.
//!
//! Every line that begins a statement has to look like one; whether it is one the executor says. Prose is not run: what could be
//! either is taken for prose.

use super::{Place, Scan};

/// Whether all of a text is Python, as far as one can see.
pub fn is_program(text: &str) -> bool {
    let starts = statements(text);
    let mut does_something = false;
    let all = starts.iter().enumerate().all(|(index, &start)| {
        let statement = &text[start..starts.get(index + 1).copied().unwrap_or(text.len())];
        let line = statement.lines().next().unwrap_or("").split(" #").next().unwrap_or("").trim_end();
        if line.starts_with([' ', '\t']) {
            return index > 0;
        }
        let quiet = line.starts_with(['#', '@']);
        does_something |= !quiet;
        let is_last_value = index > 0 && is_name(line);
        quiet || is_last_value || is_compound(line) || is_import(line) || is_assignment(line) || is_call(statement)
    });
    all && does_something
}

/// Where lines begin that are not part of what is before them: not in brackets, in a string, or after a backslash. Empty ones are
/// left out.
fn statements(text: &str) -> Vec<usize> {
    let mut starts = Vec::new();
    let mut depth = 0_i64;
    let mut scan = Scan::new(text);
    while let Some((at, place)) = scan.next_place() {
        let begins = at == 0 || text.as_bytes()[at - 1] == b'\n' && (at < 2 || text.as_bytes()[at - 2] != b'\\');
        let is_empty = || text[at..].trim_start_matches([' ', '\t', '\r']).starts_with('\n');
        if begins && depth <= 0 && place == Place::Code && !is_empty() {
            starts.push(at);
        }
        if place == Place::Code {
            match text.as_bytes()[at] {
                b'(' | b'[' | b'{' => depth += 1,
                b')' | b']' | b'}' => depth -= 1,
                _ => {}
            }
        }
    }
    starts
}

/// `for x in y:`, `def f(x):`, `else:` and the like.
fn is_compound(line: &str) -> bool {
    let word = line.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next().unwrap_or("");
    let has_colon = line.contains(':');
    match word {
        "for" => has_colon && line.contains(" in "),
        "def" | "class" => line.ends_with(':') || line.contains('('),
        "if" | "elif" | "while" | "with" | "async" | "except" => line.ends_with([':', '(']),
        "else" | "try" | "finally" => line[word.len()..].trim_start().starts_with(':'),
        _ => false,
    }
}

/// `import a.b as c, d` or `from a import b`.
fn is_import(line: &str) -> bool {
    let is_path = |text: &str| !text.is_empty() && text.split('.').all(is_name);
    let named = |text: &str| match text.trim().split_once(" as ") {
        Some((path, name)) => is_path(path.trim()) && is_name(name.trim()),
        None => is_path(text.trim()),
    };
    if let Some(rest) = line.strip_prefix("import ") {
        return rest.split(',').all(named);
    }
    let from = line.strip_prefix("from ").and_then(|rest| rest.split_once(" import "));
    from.is_some_and(|(module, _)| is_path(module.trim().trim_start_matches('.')))
}

/// `x = 1`, `x, y = y, x`, `table["a b"] += 1`, `x: int = 1`.
fn is_assignment(line: &str) -> bool {
    let mut scan = Scan::new(line);
    let mut depth = 0_i64;
    let mut left = String::new();
    while let Some((at, place)) = scan.next_place() {
        let byte = line.as_bytes()[at];
        match (place, byte) {
            (Place::Code, b'(' | b'[' | b'{') => depth += 1,
            (Place::Code, b')' | b']' | b'}') => depth -= 1,
            (Place::Code, b'=') if depth == 0 => {
                let target = left.trim_end_matches(['+', '-', '*', '/', '%', '&', '|', '^', '<', '>', '@']);
                let target = target.split(':').next().unwrap_or("").trim_end();
                return !line[at + 1..].starts_with('=') && !target.is_empty() && target.split(',').all(is_target);
            }
            // What is in brackets does not matter.
            _ if depth == 0 => left.push(char::from(byte)),
            _ => {}
        }
    }
    false
}

fn is_target(text: &str) -> bool {
    text.trim().trim_start_matches('*').split(['.', ']', ')']).all(|part| part.is_empty() || is_name(part)) && !text.trim().is_empty()
}

/// A call, with nothing after it but more of the same: `f(x)`, `a.b(c)[0].d()`.
fn is_call(statement: &str) -> bool {
    let Some((name, _)) = statement.split_once('(') else { return false };
    let name = name.strip_prefix("await ").unwrap_or(name);
    if !name.split('.').all(is_name) {
        return false;
    }
    let mut depth = 0_i64;
    let mut scan = Scan::new(statement);
    while let Some((at, place)) = scan.next_place() {
        match (place, statement.as_bytes()[at]) {
            (Place::Code, b'(' | b'[' | b'{') => depth += 1,
            (Place::Code, b')' | b']' | b'}') => {
                depth -= 1;
                if depth == 0 {
                    let rest = statement[at + 1..].trim();
                    if rest.is_empty() || rest.starts_with(['#', ';']) {
                        return true;
                    }
                    if !rest.starts_with(['.', '[', '(']) {
                        return false;
                    }
                }
            }
            _ => {}
        }
    }
    false
}

fn is_name(text: &str) -> bool {
    let mut letters = text.chars();
    letters.next().is_some_and(|first| first == '_' || first.is_alphabetic())
        && letters.all(|letter| letter == '_' || letter.is_alphanumeric())
}
