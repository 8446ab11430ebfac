//! What sessions in a Jupyter server promise, against real servers of both kinds.

use super::{Promise, Recorder, open, run, run_with, say};
use fumehood_core::{Cell, End, Error, Executor, Mount, Policy, Value};
use fumehood_executors::block_on;
use fumehood_executors::jupyter::Jupyter;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const TOKEN: &str = "of-the-contract";

/// A server of its own, ended when dropped.
pub struct Running {
    pub executor: Jupyter,
    child: Child,
    folder: PathBuf,
}

/// Starts a server by the module that it is; `None` where it is not installed, which CI does not forgive.
pub fn start(module: &str) -> Option<Running> {
    start_with(module, None)
}

/// The same, under TLS with a certificate and its key where they are named.
fn start_with(module: &str, certificate: Option<(&Path, &Path)>) -> Option<Running> {
    let python = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../.venv/bin/python3");
    let found = Command::new(&python).args(["-c", &format!("import {module}, ipykernel")]).output();
    if !found.is_ok_and(|output| output.status.success()) {
        assert!(std::env::var_os("CI").is_none(), "`{module}` is not in `.venv`: run `tools/setup`");
        say(&format!("     {module} is not tested here: it is not in `.venv` (`tools/setup`)"));
        return None;
    }
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let folder = std::env::temp_dir().join(format!("hood-{module}-{port}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let args: &[String] = if module == "jupyter_server" {
        &[
            "--no-browser".into(),
            "--allow-root".into(),
            "--ip=127.0.0.1".into(),
            format!("--port={port}"),
            format!("--IdentityProvider.token={TOKEN}"),
        ]
    } else {
        &["--ip=127.0.0.1".into(), format!("--port={port}"), format!("--KernelGatewayApp.auth_token={TOKEN}")]
    };
    let secured = certificate.iter().flat_map(|(certificate, key)| {
        [format!("--ServerApp.certfile={}", certificate.display()), format!("--ServerApp.keyfile={}", key.display())]
    });
    let child = Command::new(&python)
        .args(["-m", module])
        .args(args)
        .args(secured)
        .env("JUPYTER_RUNTIME_DIR", folder.join("run"))
        .env("JUPYTER_CONFIG_DIR", folder.join("config"))
        .env("JUPYTER_DATA_DIR", folder.join("data"))
        .env("IPYTHONDIR", folder.join("ipython"))
        .current_dir(&folder)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let scheme = if certificate.is_some() { "https" } else { "http" };
    let executor = Jupyter { url: format!("{scheme}://127.0.0.1:{port}"), token: TOKEN.to_owned(), ..Jupyter::default() };
    let running = Running { executor, child, folder };
    let began = Instant::now();
    // Under TLS it says nothing that we read here, but it listens.
    while if certificate.is_some() { TcpStream::connect(("127.0.0.1", port)).is_err() } else { request(port, "GET", "/api").is_none() } {
        assert!(began.elapsed() < Duration::from_secs(60), "{module} does not start");
        std::thread::sleep(Duration::from_millis(100));
    }
    Some(running)
}

impl Drop for Running {
    fn drop(&mut self) {
        // SIGTERM lets it end its kernels.
        let _ = Command::new("kill").arg(self.child.id().to_string()).status();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// What a server answers to those who know its token.
fn request(port: u16, method: &str, path: &str) -> Option<String> {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).ok()?;
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: token {TOKEN}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
    )
    .ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    Some(answer)
}

/// Makes a certificate for this machine, and one that vouches for it.
const CERTIFICATES: &str = "
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=root -keyout root.key -out root.pem
openssl req -newkey rsa:2048 -nodes -subj /CN=own -keyout own.key -out own.csr
printf 'subjectAltName=IP:127.0.0.1\\nbasicConstraints=CA:FALSE\\n' > own.ext
openssl x509 -req -days 2 -in own.csr -CA root.pem -CAkey root.key -CAcreateserial -extfile own.ext -out own.pem
";

fn port(executor: &Jupyter) -> u16 {
    executor.url.rsplit(':').next().unwrap().parse().unwrap()
}

pub const PROMISES: &[Promise<Jupyter>] = &[
    ("a kernel that dies is a lost session, and the next cell has a fresh one", |jupyter| {
        let mut session = open(jupyter, Policy::default());
        run(&mut session, "x = 1");
        let began = Instant::now();
        let lost = block_on(session.run(Cell::new("import os\nos._exit(1)"), &Recorder::default()));
        assert!(matches!(lost, Err(Error::Lost { .. })), "{lost:?}");
        assert!(began.elapsed() < Duration::from_secs(15), "{:?}", began.elapsed());
        assert_eq!(run(&mut session, "'x' in globals()").end, End::Value(false.into()));
    }),
    ("what IPython shows is kept, each thing in all its formats", |jupyter| {
        let mut session = open(jupyter, Policy::default());
        let code = "from IPython.display import display as show, HTML\nshow(HTML('<b>1</b>'))\nimport base64\n\
                    show({'image/png': base64.b64encode(b'png').decode(), 'text/plain': 'a picture'}, raw=True)\ndisplay(3)";
        let outcome = run(&mut session, code);
        let found = |mime: &str| {
            outcome.display.iter().flat_map(|shown| &shown.bundle).find(|(kind, _)| kind == mime).map(|(_, value)| value.clone())
        };
        assert_eq!(found("text/html"), Some("<b>1</b>".into()), "{:?}", outcome.display);
        assert_eq!(found("image/png"), Some(Value::Bytes(b"png".to_vec())));
        assert_eq!(outcome.display.len(), 3);
    }),
    ("a large output comes whole, whatever the server's rate limit", |jupyter| {
        let host = Recorder::default();
        let code = "line = 'x' * 999_999\nfor _ in range(20): print(line)";
        run_with(&mut open(jupyter, Policy::default()), code, &host);
        assert_eq!(host.text().len(), 20_000_000);
    }),
    ("the guest has no network", |jupyter| {
        let mut session = open(jupyter, Policy::default());
        let code =
            "import socket\ntry: socket.create_connection(('127.0.0.1', 1), 1)\nexcept OSError as error: r = type(error).__name__\nr";
        assert_eq!(run(&mut session, code).end, End::Value("PermissionError".into()));
    }),
    ("a kernel that runs already is shared", |jupyter| {
        let made = request(port(jupyter), "POST", "/api/kernels").unwrap();
        let id = made.split("\"id\":").nth(1).unwrap().split('"').nth(1).unwrap().to_owned();
        let shared = Jupyter { kernel: Some(id.clone()), ..jupyter.clone() };
        let mut first = open(&shared, Policy::default());
        run(&mut first, "kept = 41");
        block_on(first.close()).unwrap();
        assert_eq!(run(&mut open(&shared, Policy::default()), "kept + 1").end, End::Value(42.into()));
        assert!(request(port(jupyter), "DELETE", &format!("/api/kernels/{id}")).unwrap().contains("204"));
    }),
    ("a server is spoken to under TLS, and only if somebody vouches for it", |_| {
        let folder = std::env::temp_dir().join(format!("hood-certificates-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let made = Command::new("sh").args(["-ec", CERTIFICATES]).current_dir(&folder).output();
        assert!(made.as_ref().is_ok_and(|made| made.status.success()), "`openssl` makes no certificates: {made:?}");
        let Some(running) = start_with("jupyter_server", Some((&folder.join("own.pem"), &folder.join("own.key")))) else { return };
        let vouched = Jupyter { certificates: Some(folder.join("root.pem")), ..running.executor.clone() };
        assert_eq!(run(&mut open(&vouched, Policy::default()), "print('x' * 100_000)\n1 + 1").end, End::Value(2.into()));
        let error = block_on(running.executor.open(&Policy::default())).err().unwrap();
        let cause = std::error::Error::source(&error).map(ToString::to_string).unwrap_or_default();
        assert!(matches!(error, Error::Unavailable { .. }) && cause.contains("certificate"), "{error:?}");
        std::fs::remove_dir_all(&folder).unwrap();
    }),
    ("what is not there has a hint, and mounts are refused", |jupyter| {
        let nowhere = Jupyter { url: "http://127.0.0.1:9".to_owned(), ..jupyter.clone() };
        let stranger = Jupyter { token: "wrong".to_owned(), ..jupyter.clone() };
        let unknown = Jupyter { kernel: Some("00000000-0000-0000-0000-000000000000".to_owned()), ..jupyter.clone() };
        for (jupyter, hint) in [(nowhere, "jupyter server"), (stranger, "--jupyter-token"), (unknown, "")] {
            let error = block_on(jupyter.open(&Policy::default())).err().unwrap();
            assert!(matches!(error, Error::Unavailable { .. }) && error.hint().contains(hint), "{error}: {}", error.hint());
        }
        let mounts = vec![Mount::files("/data", [("a", "b")])];
        assert!(matches!(block_on(jupyter.open(&Policy { mounts, ..Policy::default() })), Err(Error::Refused { .. })));
    }),
];
