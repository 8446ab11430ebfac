//! Whether what was typed is a whole cell, or Python's prompt would ask for more.
//!
//! It looks at brackets, strings and blocks only; whether the cell is right is the interpreter's to say.

/// Whether more lines are needed.
pub fn needs_more(text: &str) -> bool {
    let shape = shape(text);
    let last_line = text.rsplit('\n').next().unwrap_or_default();
    let ended_by_blank = text.contains('\n') && last_line.trim().is_empty();
    shape.open || (shape.block && !ended_by_blank)
}

struct Shape {
    /// A bracket or a string is not closed, or the last line ends in a backslash.
    open: bool,
    /// A compound statement has begun, which only a blank line ends.
    block: bool,
}

fn shape(text: &str) -> Shape {
    let bytes = text.as_bytes();
    let mut depth = 0_usize;
    let mut block = starts_block(text);
    let mut last_code = b'\n';
    let mut at = 0;
    while at < bytes.len() {
        let byte = bytes[at];
        match byte {
            b'#' => {
                at += text[at..].find('\n').unwrap_or(text.len() - at);
                continue;
            }
            b'"' | b'\'' => match string_end(text, at) {
                Some(end) => {
                    last_code = byte;
                    at = end;
                    continue;
                }
                None => return Shape { open: true, block },
            },
            b'\\' if at + 1 == bytes.len() || (bytes[at + 1] == b'\n' && at + 2 == bytes.len()) => return Shape { open: true, block },
            b'\\' => at += 1,
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            b'\n' if depth == 0 => {
                block |= last_code == b':' || starts_block(&text[at + 1..]);
                last_code = b'\n';
            }
            _ => {}
        }
        if !byte.is_ascii_whitespace() {
            last_code = byte;
        }
        at += 1;
    }
    Shape { open: depth > 0, block: block || (depth == 0 && last_code == b':') }
}

/// Whether a line begins a statement that has a body.
fn starts_block(line: &str) -> bool {
    const WORDS: [&str; 8] = ["if", "for", "while", "def", "class", "with", "try", "async"];
    let word_end = line.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(line.len());
    line.starts_with('@') || WORDS.contains(&&line[..word_end])
}

/// Where the string that begins at `at` ends; `None` if it runs past the text.
fn string_end(text: &str, at: usize) -> Option<usize> {
    let quote = &text[at..at + 1];
    let triple = quote.repeat(3);
    let long = text[at..].starts_with(&triple);
    let delimiter = if long { triple.as_str() } else { quote };
    let mut here = at + delimiter.len();
    let bytes = text.as_bytes();
    while here < bytes.len() {
        match bytes[here] {
            b'\\' => here += 2,
            // The interpreter will say what is wrong with a short string that meets the line's end.
            b'\n' if !long => return Some(here),
            _ if text.as_bytes()[here..].starts_with(delimiter.as_bytes()) => return Some(here + delimiter.len()),
            _ => here += 1,
        }
    }
    if long { None } else { Some(text.len()) }
}

#[cfg(test)]
mod tests {
    use super::needs_more;

    #[test]
    fn whole_cells_run_at_once() {
        for whole in [
            "",
            "x = 1",
            "f(1,\n  2)",
            "'''a\nb'''",
            "x = 'it''s'",
            "d = {1: 2}",
            "# if x:",
            "'(' + \"[\"",
            "'open",
            "a = 1 \\\n + 2",
            "iffy = 1",
            "é = '\\'",
        ] {
            assert!(!needs_more(whole), "{whole:?}");
        }
    }

    #[test]
    fn open_ones_ask_for_more() {
        for open in [
            "f(1,",
            "[",
            "'''a",
            "x = \"\"\"\n'''",
            "a = 1 \\",
            "if x:",
            "if x: y",
            "@wrap",
            "def f():\n    return 1",
            "match x:",
            "x = {\n",
        ] {
            assert!(needs_more(open), "{open:?}");
        }
    }

    #[test]
    fn a_blank_line_ends_a_block_but_no_bracket() {
        assert!(!needs_more("def f():\n    return 1\n"));
        assert!(!needs_more("if x:\n  y\n   "));
        assert!(needs_more("f(\n"));
        assert!(needs_more("def f(\n"));
    }
}
