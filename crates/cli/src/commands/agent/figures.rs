//! What code shows, as files: figures, pages, tables.
//!
//! A file that is there is never overwritten: numbers go on.

use fumehood_core::{Display, Value};
use std::fs::File;
use std::io::{ErrorKind, Write};
use std::path::PathBuf;

/// Saves things shown in a folder.
pub struct Figures {
    folder: PathBuf,
    next: usize,
}

/// Kinds of content, the best first, and the ending of its file.
const KINDS: &[(&str, &str)] = &[
    ("image/png", "png"),
    ("image/svg+xml", "svg"),
    ("image/jpeg", "jpg"),
    ("text/html", "html"),
    ("text/markdown", "md"),
    ("application/json", "json"),
];

impl Figures {
    pub fn new(folder: PathBuf) -> Self {
        Self { folder, next: 1 }
    }

    /// Saves each thing in its best form, and gives the names of the files, or why there is none.
    pub fn save(&mut self, display: &[Display]) -> Vec<String> {
        display.iter().filter_map(|display| self.save_one(display)).collect()
    }

    fn save_one(&mut self, display: &Display) -> Option<String> {
        let form = |(kind, ending): &(&str, &'static str)| {
            let (_, value) = display.bundle.iter().find(|(found, _)| found == kind)?;
            let bytes = match value {
                Value::Bytes(bytes) => bytes.clone(),
                Value::Str(text) => text.clone().into_bytes(),
                other => other.to_json().into_bytes(),
            };
            Some((bytes, *ending))
        };
        let (bytes, ending) = KINDS.iter().find_map(form)?;
        loop {
            let path = self.folder.join(format!("figure-{}.{ending}", self.next));
            self.next += 1;
            match File::create_new(&path) {
                Ok(mut file) => {
                    let written = file.write_all(&bytes);
                    return Some(written.map_or_else(|error| format!("{}: {error}", path.display()), |()| path.display().to_string()));
                }
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Some(format!("{}: {error}", path.display())),
            }
        }
    }
}
