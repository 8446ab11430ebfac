//! A command in a sandbox of Modal, as the router of commands carries it.
//!
//! Streams have offsets: what was cut off is read on where it ended, and what may have arrived is sent again without harm.

use super::rpc::{Service, random};
use super::wire;
use crate::cloud::{Piece, Reader, Trouble, Writer};
use fumehood_core::BoxFuture;
use tokio::sync::mpsc::{Receiver, Sender, channel};

const ROUTER_START: &str = "/modal.task_command_router.TaskCommandRouter/TaskExecStart";
const ROUTER_READ: &str = "/modal.task_command_router.TaskCommandRouter/TaskExecStdioRead";
const ROUTER_WRITE: &str = "/modal.task_command_router.TaskCommandRouter/TaskExecStdinWrite";
const ROUTER_POLL: &str = "/modal.task_command_router.TaskCommandRouter/TaskExecPoll";
/// How often a stream that broke is opened again before anything more has come.
const ATTEMPTS: u32 = 3;

/// A command that runs.
#[derive(Clone)]
pub struct Command {
    router: Service,
    task_id: String,
    exec_id: String,
}

impl Command {
    /// Starts a command; its streams. Call it in the runtime.
    pub async fn start(
        router: &Service,
        task_id: String,
        command_args: Vec<String>,
    ) -> Result<(Box<dyn Reader>, Box<dyn Writer>), Trouble> {
        let command = Self { router: router.clone(), task_id, exec_id: random() };
        let (task_id, exec_id) = (command.task_id.clone(), command.exec_id.clone());
        let request = wire::ExecStartRequest { task_id, exec_id, command_args, stdout_config: 1, stderr_config: 1 };
        let _: wire::Nothing = router.call(ROUTER_START, request).await?;
        // A few pieces only: a guest that prints faster than it is read has to wait.
        let (pieces, heard) = channel(16);
        tokio::spawn(command.clone().listen(pieces));
        Ok((Box::new(Output { heard }), Box::new(Input { command, offset: 0 })))
    }

    async fn listen(self, pieces: Sender<Result<Piece, String>>) {
        // Both are read to their ends: what is said last is on standard error.
        let (out, err) = tokio::join!(self.read(0, &pieces), self.read(1, &pieces));
        let ended = match out.and(err) {
            Ok(()) => self.status().await,
            Err(why) => Err(why),
        };
        // Where nobody listens any more, nobody needs to know.
        let _ = pieces.send(ended).await;
    }

    /// Reads a stream to its end.
    async fn read(&self, file_descriptor: i32, pieces: &Sender<Result<Piece, String>>) -> Result<(), String> {
        let (mut offset, mut failed) = (0, 0);
        loop {
            let (task_id, exec_id) = (self.task_id.clone(), self.exec_id.clone());
            let request = wire::StdioReadRequest { task_id, exec_id, offset, file_descriptor };
            let broken = match self.router.stream::<_, wire::StdioReadResponse>(ROUTER_READ, request).await {
                Err(trouble) => trouble,
                Ok(mut stream) => loop {
                    match stream.message().await {
                        Ok(None) => return Ok(()),
                        Ok(Some(wire::StdioReadResponse { data })) => {
                            (offset, failed) = (offset + data.len() as u64, 0);
                            let piece = if file_descriptor == 0 { Piece::Out(data) } else { Piece::Err(data) };
                            if pieces.send(Ok(piece)).await.is_err() {
                                return Err("nobody listens any more".to_owned());
                            }
                        }
                        Err(status) => break self.router.trouble(&status),
                    }
                },
            };
            failed += 1;
            let renewed = matches!(broken, Trouble::Status(401, _)) && failed < ATTEMPTS && self.router.renew().await;
            if failed >= ATTEMPTS || !renewed && !matches!(broken, Trouble::Unreachable(_)) {
                return Err(format!("the connection to the sandbox was cut: {broken}"));
            }
            tokio::time::sleep(std::time::Duration::from_millis(200)).await;
        }
    }

    async fn status(&self) -> Result<Piece, String> {
        // Its streams may have ended a moment before it.
        for _ in 0..50 {
            let request = wire::ExecRequest { task_id: self.task_id.clone(), exec_id: self.exec_id.clone() };
            let ended: wire::ExecWaitResponse =
                self.router.call(ROUTER_POLL, request).await.map_err(|trouble| format!("the sandbox is gone: {trouble}"))?;
            match (ended.code, ended.signal) {
                (Some(code), _) => return Ok(Piece::Exit(i64::from(code))),
                (None, Some(signal)) => return Ok(Piece::Exit(128 + i64::from(signal))),
                (None, None) => tokio::time::sleep(std::time::Duration::from_millis(100)).await,
            }
        }
        Err("the sandbox does not say how its process ended".to_owned())
    }
}

/// What a command says.
struct Output {
    heard: Receiver<Result<Piece, String>>,
}

impl Reader for Output {
    fn next(&mut self) -> BoxFuture<'_, Result<Piece, String>> {
        Box::pin(async move { self.heard.recv().await.unwrap_or_else(|| Err("the connection to the sandbox has ended".to_owned())) })
    }
}

/// The standard input of a command.
struct Input {
    command: Command,
    offset: u64,
}

impl Input {
    async fn send(&mut self, data: Vec<u8>, eof: bool) -> Result<(), Trouble> {
        let (task_id, exec_id) = (self.command.task_id.clone(), self.command.exec_id.clone());
        let (offset, length) = (self.offset, data.len() as u64);
        let _: wire::Nothing =
            self.command.router.call(ROUTER_WRITE, wire::StdinWriteRequest { task_id, exec_id, offset, data, eof }).await?;
        self.offset += length;
        Ok(())
    }
}

impl Writer for Input {
    fn write(&mut self, bytes: Vec<u8>) -> BoxFuture<'_, Result<(), String>> {
        Box::pin(async move { self.send(bytes, false).await.map_err(|trouble| format!("the sandbox cannot be reached: {trouble}")) })
    }

    fn close(&mut self) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            // A sandbox that is gone has no input left to end.
            let _ = self.send(Vec::new(), true).await;
        })
    }
}
