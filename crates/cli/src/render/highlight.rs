//! Python in colours for a terminal: keywords, strings, comments and numbers.
//!
//! It colours what it recognises and changes nothing else; wrong Python comes out as it went in.

const KEYWORD: &str = "\x1b[35m";
const TEXT: &str = "\x1b[32m";
const COMMENT: &str = "\x1b[2m";
const NUMBER: &str = "\x1b[36m";
const RESET: &str = "\x1b[0m";

const KEYWORDS: &[&str] = &[
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del", "elif", "else", "except",
    "finally", "for", "from", "global", "if", "import", "in", "is", "lambda", "nonlocal", "not", "or", "pass", "raise", "return", "try",
    "while", "with", "yield",
];

/// The same code with colours. A colour never crosses the end of a line, so that lines can be indented.
pub fn python(code: &str) -> String {
    let mut out = String::with_capacity(code.len() * 2);
    let mut rest = code;
    while let Some(first) = rest.chars().next() {
        let (length, color) = token(rest, first);
        let (part, after) = rest.split_at(length);
        match color {
            None => out.push_str(part),
            Some(color) => {
                for line in part.split_inclusive('\n') {
                    let text = line.trim_end_matches('\n');
                    out.push_str(&format!("{color}{text}{RESET}{}", &line[text.len()..]));
                }
            }
        }
        rest = after;
    }
    out
}

fn token(rest: &str, first: char) -> (usize, Option<&'static str>) {
    let run = |belongs: fn(char) -> bool| rest.find(|letter| !belongs(letter)).unwrap_or(rest.len());
    match first {
        '#' => (rest.find('\n').unwrap_or(rest.len()), Some(COMMENT)),
        '\'' | '"' => (string(rest, first), Some(TEXT)),
        '0'..='9' => (run(|letter| letter.is_alphanumeric() || letter == '_' || letter == '.'), Some(NUMBER)),
        _ if first.is_alphabetic() || first == '_' => {
            let length = run(|letter| letter.is_alphanumeric() || letter == '_');
            (length, KEYWORDS.contains(&&rest[..length]).then_some(KEYWORD))
        }
        _ => (first.len_utf8(), None),
    }
}

/// The length of the string that `rest` begins with.
fn string(rest: &str, quote: char) -> usize {
    let triple: String = std::iter::repeat_n(quote, 3).collect();
    let is_triple = rest.starts_with(&triple);
    let begin = if is_triple { 3 } else { 1 };
    let mut escaped = false;
    for (at, letter) in rest.char_indices().skip(begin) {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '\n' if !is_triple => return at,
            _ if letter == quote && !is_triple => return at + 1,
            _ if is_triple && rest[at..].starts_with(&triple) => return at + 3,
            _ => {}
        }
    }
    rest.len()
}

#[cfg(test)]
mod tests {
    use super::python;

    #[test]
    fn colours_change_nothing_else() {
        for code in ["for x in 'a\\'b': pass # c", "x = \"\"\"a\nb\"\"\"\ny = 1.5e3", "'open\nnext", "é = '😀", ""] {
            let mut plain = python(code);
            for color in ["\x1b[35m", "\x1b[32m", "\x1b[2m", "\x1b[36m", "\x1b[0m"] {
                plain = plain.replace(color, "");
            }
            assert_eq!(plain, code);
        }
        assert!(python("if x: pass").starts_with("\x1b[35mif\x1b[0m x: "));
    }
}
