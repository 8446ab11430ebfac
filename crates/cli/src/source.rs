//! Where a program comes from, and the exception for a file that is no Python text.
//!
//! Reads bytes and decodes them; it does not look at the language.

use fumehood_core::Exception;
use std::io::{self, Read};

/// Why there is no program.
pub enum Unreadable {
    /// The file cannot be read: the caller's mistake.
    Missing { file: String, cause: io::Error },
    /// The bytes are not Python source: the code's mistake, as CPython tells it.
    NotText(Exception),
}

/// The text of `file`, or of standard input for `-`, and the name tracebacks give it.
pub fn read(file: &str) -> Result<(String, String), Unreadable> {
    let (bytes, name) = if file == "-" {
        let mut bytes = Vec::new();
        (io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes), "<stdin>")
    } else {
        (std::fs::read(file), name_of(file))
    };
    let bytes = bytes.map_err(|cause| Unreadable::Missing { file: file.to_owned(), cause })?;
    let text = decode(bytes, name).map_err(Unreadable::NotText)?;
    Ok((text, name.to_owned()))
}

/// What the guest sees of a path: an absolute one would tell it about the host, so of that only the file's name.
fn name_of(path: &str) -> &str {
    if path.starts_with('/') { path.rsplit('/').next().unwrap_or(path) } else { path }
}

fn decode(bytes: Vec<u8>, name: &str) -> Result<String, Exception> {
    let text = String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let bytes = error.as_bytes();
        let line = bytes[..at].iter().filter(|byte| **byte == b'\n').count() + 1;
        syntax_error(format!(
            "Non-UTF-8 code starting with '\\x{:02x}' in file {name} on line {line}, but no encoding declared; \
             see https://peps.python.org/pep-0263/ for details",
            bytes[at]
        ))
    })?;
    if text.contains('\0') {
        return Err(syntax_error("source code cannot contain null bytes".to_owned()));
    }
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}

fn syntax_error(message: String) -> Exception {
    Exception { type_name: "SyntaxError".to_owned(), traceback: format!("SyntaxError: {message}\n"), message, exit_code: None }
}

#[cfg(test)]
mod tests {
    use super::{decode, name_of};

    #[test]
    fn an_absolute_path_is_not_told() {
        assert_eq!(name_of("/home/ada/secret/x.py"), "x.py");
        assert_eq!(name_of("cells/x.py"), "cells/x.py");
    }

    #[test]
    fn text_is_utf_8_without_nulls() {
        assert_eq!(decode(b"\xef\xbb\xbfx = 1".to_vec(), "f.py").unwrap(), "x = 1");
        let wrong = |bytes: &[u8]| decode(bytes.to_vec(), "f.py").unwrap_err().message;
        assert_eq!(wrong(b"a\0"), "source code cannot contain null bytes");
        assert_eq!(
            wrong(b"a\nb = '\xff'"),
            "Non-UTF-8 code starting with '\\xff' in file f.py on line 2, but no encoding declared; \
             see https://peps.python.org/pep-0263/ for details"
        );
    }
}
