//! What is wrong with a pattern, in the words of CPython's `re.error`.

/// The Python exception that a bad pattern becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    /// `re.error`
    Pattern,
    Value,
    Overflow,
    Index,
    /// Groups nested too deep: `RecursionError`.
    Recursion,
    /// The cell must stop.
    Stopped,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegexError {
    pub kind: ErrorKind,
    /// `re.error.msg`: without the position.
    pub message: String,
    /// In characters of the pattern; not every error has one.
    pub position: Option<usize>,
}

/// `lineno` and `colno` of a `re.error`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub line: usize,
    pub column: usize,
}

impl RegexError {
    pub(super) fn at(message: impl Into<String>, position: usize) -> RegexError {
        RegexError { kind: ErrorKind::Pattern, message: message.into(), position: Some(position) }
    }

    pub(super) fn other(kind: ErrorKind, message: impl Into<String>) -> RegexError {
        RegexError { kind, message: message.into(), position: None }
    }

    pub(super) fn stopped() -> RegexError {
        RegexError::other(ErrorKind::Stopped, "")
    }

    /// Line and column of the position, counted from one.
    pub fn place(&self, pattern: &str) -> Option<Place> {
        let before = pattern.chars().take(self.position?);
        let (mut line, mut column) = (1, 1);
        for c in before {
            (line, column) = if c == '\n' { (line + 1, 1) } else { (line, column + 1) };
        }
        Some(Place { line, column })
    }

    /// `str` of the exception.
    pub fn text(&self, pattern: &str) -> String {
        match (self.position, self.place(pattern)) {
            (Some(position), Some(place)) if pattern.contains('\n') => {
                format!("{} at position {position} (line {}, column {})", self.message, place.line, place.column)
            }
            (Some(position), _) => format!("{} at position {position}", self.message),
            _ => self.message.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tells_the_place() {
        let error = RegexError::at("nothing to repeat", 2);
        assert_eq!(error.text("ab*"), "nothing to repeat at position 2");
        assert_eq!(error.text("a\n*"), "nothing to repeat at position 2 (line 2, column 1)");
    }
}
