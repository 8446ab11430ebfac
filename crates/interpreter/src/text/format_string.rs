//! `str.format` templates: literal text, and fields with their names, conversions and specifications.
//! Looks nothing up. Reads lazily, as CPython does, so that errors come in its order.

use super::TextError;
use super::format_spec::take_number;
use super::surrogate;

/// A specification may hold fields, and theirs none: `{:{:{}}}` is refused.
pub const MAX_NESTING: usize = 2;

/// Literal text, and the field that follows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece<'a> {
    pub literal: &'a str,
    pub field: Option<Field<'a>>,
}

/// A replacement field: `{name!conversion:spec}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field<'a> {
    pub name: &'a str,
    pub conversion: Option<char>,
    pub spec: &'a str,
    /// Whether the specification is itself a template.
    pub nested: bool,
}

/// What a field starts from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First<'a> {
    Auto,
    Index(usize),
    Name(&'a str),
}

/// What is then looked up in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step<'a> {
    Attribute(&'a str),
    Index(usize),
    Key(&'a str),
}

/// Reads a template piece by piece.
#[derive(Clone, Debug)]
pub struct Template<'a> {
    rest: &'a str,
}

/// The steps of a field's name, read one by one.
#[derive(Clone, Debug)]
pub struct Steps<'a> {
    rest: &'a str,
}

/// Whether the fields so far were numbered by us or by the template.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Numbering {
    #[default]
    Unknown,
    /// The next automatic index.
    Auto(usize),
    Manual,
}

impl<'a> Template<'a> {
    pub fn new(template: &'a str) -> Template<'a> {
        Template { rest: template }
    }

    /// Reads a field from behind its opening brace.
    fn field(&mut self) -> Result<Field<'a>, TextError> {
        let text = self.rest;
        let bytes = text.as_bytes();
        let mut at = 0;
        let stop = loop {
            match bytes.get(at) {
                None => return Err(TextError::value("expected '}' before end of string")),
                Some(b'{') => return Err(TextError::value("unexpected '{' in field name")),
                Some(b'[') => at = text[at..].find(']').map_or(text.len(), |found| at + found),
                Some(stop @ (b'}' | b':' | b'!')) => break *stop,
                Some(_) => at += 1,
            }
            // A closing bracket is left to be passed as any other character.
        };
        let name = &text[..at];
        self.rest = &text[at + 1..];
        let mut field = Field { name, conversion: None, spec: "", nested: false };
        if stop == b'}' {
            return Ok(field);
        }
        if stop == b'!' {
            let mut chars = self.rest.chars();
            field.conversion = chars.next();
            if field.conversion.is_none() {
                return Err(TextError::value("end of string while looking for conversion specifier"));
            }
            let after = chars.next();
            self.rest = chars.as_str();
            match after {
                Some('}') => return Ok(field),
                Some(':') | None => {}
                Some(_) => return Err(TextError::value("expected ':' after conversion specifier")),
            }
        }
        let mut depth = 1;
        for (offset, byte) in self.rest.bytes().enumerate() {
            match byte {
                b'{' => {
                    depth += 1;
                    field.nested = true;
                }
                b'}' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                field.spec = &self.rest[..offset];
                self.rest = &self.rest[offset + 1..];
                return Ok(field);
            }
        }
        Err(TextError::value("unmatched '{' in format spec"))
    }

    fn piece(&mut self) -> Result<Piece<'a>, TextError> {
        let Some(brace) = memchr::memchr2(b'{', b'}', self.rest.as_bytes()) else {
            let literal = std::mem::take(&mut self.rest);
            return Ok(Piece { literal, field: None });
        };
        let (literal, after) = self.rest.split_at(brace);
        let opens = after.starts_with('{');
        let doubled = after.as_bytes().get(1) == after.as_bytes().first();
        if doubled {
            // One of the two braces is literal text.
            let literal = &self.rest[..brace + 1];
            self.rest = &after[2..];
            return Ok(Piece { literal, field: None });
        }
        if !opens {
            return Err(TextError::value("Single '}' encountered in format string"));
        }
        if after.len() == 1 {
            return Err(TextError::value("Single '{' encountered in format string"));
        }
        self.rest = &after[1..];
        self.field().map(|field| Piece { literal, field: Some(field) })
    }
}

impl<'a> Iterator for Template<'a> {
    type Item = Result<Piece<'a>, TextError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.rest.is_empty() {
            return None;
        }
        let piece = self.piece();
        if piece.is_err() {
            self.rest = "";
        }
        Some(piece)
    }
}

impl<'a> Field<'a> {
    /// Splits the name into where it starts and the steps from there.
    ///
    /// # Errors
    /// `ValueError` for an index that no machine can count to.
    pub fn path(&self) -> Result<(First<'a>, Steps<'a>), TextError> {
        split_name(self.name)
    }
}

/// Splits a field's name into where it starts and the steps from there.
///
/// # Errors
/// `ValueError` for an index that no machine can count to.
pub fn split_name(name: &str) -> Result<(First<'_>, Steps<'_>), TextError> {
    let end = name.find(['.', '[']).unwrap_or(name.len());
    let (first, rest) = name.split_at(end);
    let first = match index(first)? {
        _ if first.is_empty() => First::Auto,
        Some(index) => First::Index(index),
        None => First::Name(first),
    };
    Ok((first, Steps { rest }))
}

/// The error of a conversion other than `r`, `s` and `a`.
pub fn unknown_conversion(conversion: char) -> TextError {
    let shown = match conversion {
        '!'..='~' => conversion.to_string(),
        _ => format!("\\x{:x}", surrogate::code_of(conversion)),
    };
    TextError::value(format!("Unknown conversion specifier {shown}"))
}

/// The error of a template nested deeper than [`MAX_NESTING`].
pub fn too_deep() -> TextError {
    TextError::value("Max string recursion exceeded")
}

impl Numbering {
    /// The index of a field that starts from a position; `None` if it starts from a name.
    ///
    /// # Errors
    /// `ValueError` where automatic and written numbers are mixed.
    pub fn index(&mut self, first: First) -> Result<Option<usize>, TextError> {
        match (first, *self) {
            (First::Name(_), _) => Ok(None),
            (First::Auto, Numbering::Manual) => {
                Err(TextError::value("cannot switch from manual field specification to automatic field numbering"))
            }
            (First::Index(_), Numbering::Auto(_)) => {
                Err(TextError::value("cannot switch from automatic field numbering to manual field specification"))
            }
            (First::Auto, numbering) => {
                let next = if let Numbering::Auto(next) = numbering { next } else { 0 };
                *self = Numbering::Auto(next + 1);
                Ok(Some(next))
            }
            (First::Index(index), _) => {
                *self = Numbering::Manual;
                Ok(Some(index))
            }
        }
    }
}

impl<'a> Steps<'a> {
    fn step(&mut self) -> Result<Step<'a>, TextError> {
        let step = if let Some(rest) = self.rest.strip_prefix('.') {
            let end = rest.find(['.', '[']).unwrap_or(rest.len());
            self.rest = &rest[end..];
            Step::Attribute(&rest[..end])
        } else if let Some(rest) = self.rest.strip_prefix('[') {
            let Some(end) = rest.find(']') else {
                return Err(TextError::value("Missing ']' in format string"));
            };
            self.rest = &rest[end + 1..];
            match index(&rest[..end])? {
                Some(index) => Step::Index(index),
                None => Step::Key(&rest[..end]),
            }
        } else {
            return Err(TextError::value("Only '.' or '[' may follow ']' in format field specifier"));
        };
        match step {
            Step::Attribute("") | Step::Key("") => Err(TextError::value("Empty attribute in format string")),
            step => Ok(step),
        }
    }
}

impl<'a> Iterator for Steps<'a> {
    type Item = Result<Step<'a>, TextError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.rest.is_empty() {
            return None;
        }
        let step = self.step();
        if step.is_err() {
            self.rest = "";
        }
        Some(step)
    }
}

/// A name that is all digits is a number.
fn index(name: &str) -> Result<Option<usize>, TextError> {
    let mut rest = name;
    let number = take_number(&mut rest)?;
    Ok(number.filter(|_| rest.is_empty()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(template: &str) -> Result<Vec<Piece<'_>>, String> {
        Template::new(template).collect::<Result<_, _>>().map_err(|error| error.message)
    }

    #[test]
    fn reads_templates() {
        let field = |name, conversion, spec| Some(Field { name, conversion, spec, nested: false });
        assert_eq!(
            pieces("a{{b{0.x[k]!r:>5}c").unwrap(),
            [
                Piece { literal: "a{", field: None },
                Piece { literal: "b", field: field("0.x[k]", Some('r'), ">5") },
                Piece { literal: "c", field: None },
            ]
        );
        assert!(pieces("{:{}}").unwrap()[0].field.unwrap().nested);
    }

    #[test]
    fn refuses_in_the_words_of_cpython() {
        for (template, message) in [
            ("{", "Single '{' encountered in format string"),
            ("}", "Single '}' encountered in format string"),
            ("{0", "expected '}' before end of string"),
            ("{0[", "expected '}' before end of string"),
            ("{0!", "end of string while looking for conversion specifier"),
            ("{0!}", "unmatched '{' in format spec"),
            ("{0!rx}", "expected ':' after conversion specifier"),
            ("{a{", "unexpected '{' in field name"),
        ] {
            assert_eq!(pieces(template), Err(message.to_owned()), "{template}");
        }
    }

    #[test]
    fn splits_names() {
        let (first, steps) = split_name("0.a[1][b]").unwrap();
        assert_eq!(first, First::Index(0));
        let steps: Vec<_> = steps.map(Result::unwrap).collect();
        assert_eq!(steps, [Step::Attribute("a"), Step::Index(1), Step::Key("b")]);
        assert_eq!(split_name(".x").unwrap().0, First::Auto);
        let mut numbering = Numbering::default();
        assert_eq!(numbering.index(First::Auto), Ok(Some(0)));
        assert_eq!(numbering.index(First::Auto), Ok(Some(1)));
        assert!(numbering.index(First::Index(0)).is_err());
    }
}
