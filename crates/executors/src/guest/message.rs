//! What the two sides say to each other, as types and as values (docs/wire.md).
//!
//! Reading is strict: a member that is missing or of another type is an error, never a default.

use super::policy;
use fumehood_core::{Cell, Display, End, Exception, Limit, Listing, Outcome, Policy, Stream, ToolCall, ToolError, Usage, Value, Variable};
use std::time::Duration;

/// From the host to the guest.
#[derive(Debug, PartialEq, Eq)]
pub enum Request {
    /// Opens the session: the first message, and the only one of its kind.
    Open(Box<Policy>),
    /// Runs a cell; answered by an outcome.
    Run(Cell),
    /// The result of a tool call.
    Reply { id: u64, result: Result<Value, ToolError> },
    /// A line for `input()`.
    Line { id: u64, text: Option<String> },
    /// Opens the session with the state of a snapshot, instead of `Open`.
    Restore { policy: Box<Policy>, snapshot: Vec<u8> },
    /// Asks for a snapshot.
    Snapshot,
    /// Asks for the names that are bound.
    Variables,
    /// Asks for a second session with the same state, on the socket that comes with this.
    Fork,
    /// Writes a file.
    Upload { path: String, contents: Vec<u8> },
    /// Asks for a file.
    Download { path: String },
    /// Asks what is in a folder.
    List { path: String },
    /// Stops the running cell, which still ends with an outcome.
    Cancel,
}

/// From the guest to the host.
#[derive(Debug, PartialEq, Eq)]
pub enum Report {
    /// It has started, and these walls stand around it: name, and why one is down.
    Ready(Vec<(String, Option<String>)>),
    /// The session is open.
    Opened,
    /// It cannot go on.
    Failed {
        reason: String,
        hint: String,
    },
    Print {
        stream: Stream,
        text: String,
    },
    Call {
        id: u64,
        call: ToolCall,
    },
    Input {
        id: u64,
    },
    /// A piece of a file that the cell wrote, or one that it removed. The pieces of a file follow each other, before `Done`.
    File {
        path: String,
        piece: Option<Vec<u8>>,
        more: bool,
    },
    /// Something that the cell showed, by other means than ours.
    Shown(Display),
    /// How the cell ended; its files came before.
    Done(Outcome),
    Saved(Vec<u8>),
    Bound(Vec<Variable>),
    /// A file that was asked for.
    Contents(Vec<u8>),
    /// What is in a folder.
    Listed(Vec<Listing>),
    /// What was asked for cannot be done; the session goes on.
    Refused {
        reason: String,
        hint: String,
    },
}

/// Why a message cannot be understood.
#[derive(Debug, PartialEq, Eq)]
pub struct Garbled(pub String);

type Read<T> = Result<T, Garbled>;

impl Request {
    pub fn into_value(self) -> Value {
        match self {
            Self::Open(policy) => message("open", [("policy", policy::to_value(*policy))]),
            Self::Run(Cell { code, inputs, file, interactive, last }) => message(
                "run",
                [
                    ("code", code.into()),
                    ("inputs", pairs(inputs)),
                    ("file", file.into()),
                    ("interactive", interactive.into()),
                    ("last", last.into()),
                ],
            ),
            Self::Reply { id, result: Ok(value) } => message("reply", [("id", id.into()), ("value", value)]),
            Self::Reply { id, result: Err(error) } => {
                let error = object([("type", error.type_name.into()), ("message", error.message.into())]);
                message("reply", [("id", id.into()), ("error", error)])
            }
            Self::Line { id, text } => message("line", [("id", id.into()), ("text", optional(text))]),
            Self::Restore { policy, snapshot } => {
                message("restore", [("policy", policy::to_value(*policy)), ("snapshot", Value::Bytes(snapshot))])
            }
            Self::Snapshot => message("snapshot", []),
            Self::Variables => message("variables", []),
            Self::Fork => message("fork", []),
            Self::Upload { path, contents } => message("upload", [("path", path.into()), ("contents", Value::Bytes(contents))]),
            Self::Download { path } => message("download", [("path", path.into())]),
            Self::List { path } => message("list", [("path", path.into())]),
            Self::Cancel => message("cancel", []),
        }
    }

    pub fn from_value(value: Value) -> Read<Self> {
        let mut members = Members::of(value)?;
        Ok(match members.text("kind")?.as_str() {
            "open" => Self::Open(Box::new(policy::from_value(members.take("policy")?)?)),
            "run" => Self::Run(Cell {
                code: members.text("code")?,
                inputs: members.pairs("inputs")?,
                file: members.text("file")?,
                interactive: members.flag("interactive")?,
                last: members.flag("last")?,
            }),
            "reply" if members.has("error") => {
                let mut error = Members::of(members.take("error")?)?;
                let error = ToolError { type_name: error.text("type")?, message: error.text("message")? };
                Self::Reply { id: members.number("id")?, result: Err(error) }
            }
            "reply" => Self::Reply { id: members.number("id")?, result: Ok(members.take("value")?) },
            "line" => Self::Line { id: members.number("id")?, text: members.optional_text("text")? },
            "restore" => {
                Self::Restore { policy: Box::new(policy::from_value(members.take("policy")?)?), snapshot: members.bytes("snapshot")? }
            }
            "snapshot" => Self::Snapshot,
            "variables" => Self::Variables,
            "fork" => Self::Fork,
            "upload" => Self::Upload { path: members.text("path")?, contents: members.bytes("contents")? },
            "download" => Self::Download { path: members.text("path")? },
            "list" => Self::List { path: members.text("path")? },
            "cancel" => Self::Cancel,
            other => return Err(Garbled(format!("unknown message `{other}`"))),
        })
    }
}

impl Report {
    pub fn into_value(self) -> Value {
        match self {
            Self::Ready(walls) => {
                let walls = walls.into_iter().map(|(wall, down)| (wall, optional(down)));
                message("ready", [("walls", pairs(walls))])
            }
            Self::Opened => message("opened", []),
            Self::Failed { reason, hint } => message("failed", [("reason", reason.into()), ("hint", hint.into())]),
            Self::Print { stream, text } => {
                let stream = if stream == Stream::Stdout { "stdout" } else { "stderr" };
                message("print", [("stream", stream.into()), ("text", text.into())])
            }
            Self::Call { id, call: ToolCall { name, args, kwargs } } => {
                message("call", [("id", id.into()), ("name", name.into()), ("args", args.into()), ("kwargs", pairs(kwargs))])
            }
            Self::Input { id } => message("input", [("id", id.into())]),
            Self::File { path, piece, more } => {
                message("file", [("path", path.into()), ("piece", piece.map_or(Value::None, Value::Bytes)), ("more", more.into())])
            }
            Self::Shown(shown) => message("shown", [("bundle", pairs(shown.bundle))]),
            Self::Done(outcome) => message("done", [("outcome", outcome_value(outcome))]),
            Self::Saved(snapshot) => message("saved", [("snapshot", Value::Bytes(snapshot))]),
            Self::Bound(variables) => {
                let variable = |found: Variable| Value::from(vec![found.name.into(), found.type_name.into(), found.repr.into()]);
                message("bound", [("variables", variables.into_iter().map(variable).collect::<Vec<_>>().into())])
            }
            Self::Contents(contents) => message("contents", [("contents", Value::Bytes(contents))]),
            Self::Listed(found) => {
                let listing = |found: Listing| Value::from(vec![found.name.into(), found.is_folder.into(), found.size.into()]);
                message("listed", [("entries", found.into_iter().map(listing).collect::<Vec<_>>().into())])
            }
            Self::Refused { reason, hint } => message("refused", [("reason", reason.into()), ("hint", hint.into())]),
        }
    }

    pub fn from_value(value: Value) -> Read<Self> {
        let mut members = Members::of(value)?;
        Ok(match members.text("kind")?.as_str() {
            "ready" => {
                let walls = members.pairs("walls")?.into_iter();
                Self::Ready(walls.map(|(wall, down)| Ok((wall, as_optional_text(down)?))).collect::<Read<_>>()?)
            }
            "opened" => Self::Opened,
            "failed" => Self::Failed { reason: members.text("reason")?, hint: members.text("hint")? },
            "print" => {
                let stream = match members.text("stream")?.as_str() {
                    "stdout" => Stream::Stdout,
                    "stderr" => Stream::Stderr,
                    other => return Err(Garbled(format!("unknown stream `{other}`"))),
                };
                Self::Print { stream, text: members.text("text")? }
            }
            "call" => Self::Call {
                id: members.number("id")?,
                call: ToolCall { name: members.text("name")?, args: members.list("args")?, kwargs: members.pairs("kwargs")? },
            },
            "input" => Self::Input { id: members.number("id")? },
            "file" => {
                let piece = match members.take("piece")? {
                    Value::None => None,
                    Value::Bytes(piece) => Some(piece),
                    other => return Err(wrong("piece", &other)),
                };
                Self::File { path: members.text("path")?, piece, more: members.flag("more")? }
            }
            "shown" => Self::Shown(Display { bundle: members.pairs("bundle")? }),
            "done" => Self::Done(read_outcome(members.take("outcome")?)?),
            "saved" => Self::Saved(members.bytes("snapshot")?),
            "bound" => Self::Bound(members.list("variables")?.into_iter().map(read_variable).collect::<Read<_>>()?),
            "contents" => Self::Contents(members.bytes("contents")?),
            "listed" => Self::Listed(members.list("entries")?.into_iter().map(read_listing).collect::<Read<_>>()?),
            "refused" => Self::Refused { reason: members.text("reason")?, hint: members.text("hint")? },
            other => return Err(Garbled(format!("unknown message `{other}`"))),
        })
    }
}

fn read_variable(value: Value) -> Read<Variable> {
    let Value::List(parts) = value else { return Err(wrong("variables", &value)) };
    let parts: Vec<Value> = parts.into_iter().collect();
    match <[Value; 3]>::try_from(parts) {
        Ok([Value::Str(name), Value::Str(type_name), Value::Str(repr)]) => Ok(Variable { name, type_name, repr }),
        _ => Err(Garbled("a variable has a name, a type and a repr".to_owned())),
    }
}

fn read_listing(value: Value) -> Read<Listing> {
    let Value::List(parts) = value else { return Err(wrong("entries", &value)) };
    let parts: Vec<Value> = parts.into_iter().collect();
    match parts.as_slice() {
        [Value::Str(name), Value::Bool(is_folder), size] => {
            let size = as_number(size).ok_or_else(|| wrong("size", size))?;
            Ok(Listing { name: name.clone(), is_folder: *is_folder, size })
        }
        _ => Err(Garbled("an entry has a name, a kind and a size".to_owned())),
    }
}

fn outcome_value(Outcome { end, logs, display, files: _, usage }: Outcome) -> Value {
    let (kind, value) = match end {
        End::Value(value) => ("value", value),
        End::FinalAnswer(value) => ("final_answer", value),
        End::Raised(Exception { type_name, message, traceback, exit_code }) => {
            let code = exit_code.map_or(Value::None, Value::from);
            (
                "raised",
                object([("type", type_name.into()), ("message", message.into()), ("traceback", traceback.into()), ("exit_code", code)]),
            )
        }
        End::Stopped(limit) => ("stopped", limit.name().into()),
    };
    let Usage { time, memory, operations, calls } = usage;
    let display: Vec<Value> = display.into_iter().map(|shown| pairs(shown.bundle)).collect();
    object([
        ("end", kind.into()),
        ("value", value),
        ("logs", logs.into()),
        ("display", display.into()),
        ("nanos", nanos(time)),
        ("memory", memory.into()),
        ("operations", operations.into()),
        ("calls", calls.into()),
    ])
}

fn read_outcome(value: Value) -> Read<Outcome> {
    let mut members = Members::of(value)?;
    let value = members.take("value")?;
    let end = match members.text("end")?.as_str() {
        "value" => End::Value(value),
        "final_answer" => End::FinalAnswer(value),
        "raised" => {
            let mut members = Members::of(value)?;
            let exit_code = match members.take("exit_code")? {
                Value::None => None,
                Value::Int(code) => Some(i32::try_from(&code).map_err(|_| Garbled("an exit code is out of range".to_owned()))?),
                other => return Err(wrong("exit_code", &other)),
            };
            let (type_name, message, traceback) = (members.text("type")?, members.text("message")?, members.text("traceback")?);
            End::Raised(Exception { type_name, message, traceback, exit_code })
        }
        "stopped" => End::Stopped(read_limit(&value)?),
        other => return Err(Garbled(format!("unknown end `{other}`"))),
    };
    let display = members.list("display")?.into_iter().map(|bundle| Ok(Display { bundle: as_pairs(bundle)? })).collect::<Read<_>>()?;
    let usage = Usage {
        time: Duration::from_nanos(members.number("nanos")?),
        memory: members.number("memory")?,
        operations: members.number("operations")?,
        calls: members.number("calls")?,
    };
    Ok(Outcome { end, logs: members.text("logs")?, display, files: Vec::new(), usage })
}

fn read_limit(value: &Value) -> Read<Limit> {
    const LIMITS: [Limit; 7] =
        [Limit::Time, Limit::Memory, Limit::Operations, Limit::Recursion, Limit::Output, Limit::Calls, Limit::Cancelled];
    let name = if let Value::Str(name) = value { name } else { return Err(wrong("limit", value)) };
    LIMITS.into_iter().find(|limit| limit.name() == name).ok_or_else(|| Garbled(format!("unknown limit `{name}`")))
}

/// The members of an object, each taken once.
pub struct Members(Vec<(String, Value)>);

impl Members {
    pub fn of(value: Value) -> Read<Self> {
        Ok(Self(as_pairs(value)?))
    }

    pub fn has(&self, name: &str) -> bool {
        self.0.iter().any(|(found, _)| found == name)
    }

    pub fn take(&mut self, name: &str) -> Read<Value> {
        let found = self.0.iter().position(|(found, _)| found == name);
        found.map(|index| self.0.swap_remove(index).1).ok_or_else(|| Garbled(format!("`{name}` is missing")))
    }

    pub fn text(&mut self, name: &str) -> Read<String> {
        match self.take(name)? {
            Value::Str(text) => Ok(text),
            other => Err(wrong(name, &other)),
        }
    }

    pub fn optional_text(&mut self, name: &str) -> Read<Option<String>> {
        as_optional_text(self.take(name)?)
    }

    pub fn flag(&mut self, name: &str) -> Read<bool> {
        match self.take(name)? {
            Value::Bool(flag) => Ok(flag),
            other => Err(wrong(name, &other)),
        }
    }

    pub fn number(&mut self, name: &str) -> Read<u64> {
        let value = self.take(name)?;
        as_number(&value).ok_or_else(|| wrong(name, &value))
    }

    pub fn optional_number(&mut self, name: &str) -> Read<Option<u64>> {
        let value = self.take(name)?;
        if value == Value::None { Ok(None) } else { as_number(&value).map(Some).ok_or_else(|| wrong(name, &value)) }
    }

    pub fn bytes(&mut self, name: &str) -> Read<Vec<u8>> {
        match self.take(name)? {
            Value::Bytes(bytes) => Ok(bytes),
            other => Err(wrong(name, &other)),
        }
    }

    pub fn list(&mut self, name: &str) -> Read<Vec<Value>> {
        match self.take(name)? {
            Value::List(items) => Ok(items.into_iter().collect()),
            other => Err(wrong(name, &other)),
        }
    }

    pub fn pairs(&mut self, name: &str) -> Read<Vec<(String, Value)>> {
        as_pairs(self.take(name)?)
    }
}

fn as_number(value: &Value) -> Option<u64> {
    if let Value::Int(number) = value { u64::try_from(number).ok() } else { None }
}

fn as_optional_text(value: Value) -> Read<Option<String>> {
    match value {
        Value::None => Ok(None),
        Value::Str(text) => Ok(Some(text)),
        other => Err(wrong("text", &other)),
    }
}

fn as_pairs(value: Value) -> Read<Vec<(String, Value)>> {
    let Value::Dict(pairs) = value else { return Err(wrong("object", &value)) };
    let pair = |(key, value)| if let Value::Str(key) = key { Ok((key, value)) } else { Err(wrong("key", &key)) };
    pairs.into_iter().map(pair).collect()
}

fn wrong(name: &str, value: &Value) -> Garbled {
    Garbled(format!("`{name}` cannot be a {}", value.type_name()))
}

pub fn object<const N: usize>(members: [(&str, Value); N]) -> Value {
    Value::Dict(members.into_iter().map(|(name, value)| (name.into(), value)).collect())
}

pub fn pairs(members: impl IntoIterator<Item = (String, Value)>) -> Value {
    Value::Dict(members.into_iter().map(|(name, value)| (Value::Str(name), value)).collect())
}

pub fn optional<T: Into<Value>>(value: Option<T>) -> Value {
    value.map_or(Value::None, Into::into)
}

/// Time in nanoseconds; more than 584 years are that many.
pub fn nanos(time: Duration) -> Value {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX).into()
}

fn message<const N: usize>(kind: &str, members: [(&str, Value); N]) -> Value {
    let kind = [("kind".into(), kind.into())];
    Value::Dict(kind.into_iter().chain(members.into_iter().map(|(name, value)| (name.into(), value))).collect())
}
