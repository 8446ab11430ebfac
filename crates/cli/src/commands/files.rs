//! `--upload`, `--download` and `--list`: files into a session before its program, and out of it afterwards.
//!
//! What is taken out is written where the user says, and nowhere else; a list goes to standard output.

use crate::args::RunArguments;
use crate::report::{self, Status};
use fumehood_core::{Listing, Session};
use fumehood_executors::block_on;

/// What is asked for, in both directions.
pub struct Files {
    uploads: Vec<(String, String)>,
    downloads: Vec<(String, String)>,
    lists: Vec<String>,
    json: bool,
}

impl Files {
    pub fn of(arguments: &RunArguments) -> Self {
        let (uploads, downloads, lists) = (arguments.uploads.clone(), arguments.downloads.clone(), arguments.lists.clone());
        Self { uploads, downloads, lists, json: arguments.common.json }
    }

    pub fn is_empty(&self) -> bool {
        self.uploads.is_empty() && self.downloads.is_empty() && self.lists.is_empty()
    }

    /// Puts files into a session; the exit status where one cannot be.
    pub fn put(&self, session: &mut dyn Session) -> Result<(), Status> {
        for (file, path) in &self.uploads {
            let contents = std::fs::read(file).map_err(|cause| {
                let hint = "pass the path of a file that can be read, a colon and where it is to be";
                report::mistake(&format!("cannot read `{file}`"), Some(&cause.to_string()), hint, self.json);
                Status::Usage
            })?;
            block_on(session.upload(path, contents)).map_err(|error| self.failed(&error))?;
        }
        Ok(())
    }

    /// Takes files out of a session, and lists its folders; the exit status where that fails.
    pub fn take(&self, session: &mut dyn Session) -> Result<(), Status> {
        for (path, file) in &self.downloads {
            let contents = block_on(session.download(path)).map_err(|error| self.failed(&error))?;
            std::fs::write(file, contents).map_err(|cause| {
                let hint = "pass a path of the session, a colon and a path that can be written";
                report::mistake(&format!("cannot write `{file}`"), Some(&cause.to_string()), hint, self.json);
                Status::Usage
            })?;
        }
        for path in &self.lists {
            let found = block_on(session.list(path)).map_err(|error| self.failed(&error))?;
            found.iter().for_each(|entry| report::line(&shown(entry)));
        }
        Ok(())
    }

    fn failed(&self, error: &fumehood_core::Error) -> Status {
        report::error(error, self.json);
        Status::of_error(error)
    }
}

/// An entry of a folder, as a line.
fn shown(entry: &Listing) -> String {
    let end = if entry.is_folder { "/" } else { "" };
    format!("{:>12} {}{end}", entry.size, entry.name)
}
