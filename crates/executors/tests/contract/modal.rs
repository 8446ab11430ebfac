//! What Modal promises beside what every cloud does: images that are built once, tokens that are renewed, addresses that stand in.

use super::clouds::{Cloud, Twist, cause, refused};
use super::emulated::{Emulated, check_requests, python_with, status};
use super::{Promise, open, run};
use fumehood_core::{End, Policy};
use fumehood_executors::block_on;
use fumehood_executors::cloud::Secret;
use fumehood_executors::modal::Modal;
use serde_json::json;
use std::sync::Mutex;
use std::time::Duration;

const ID: &str = "ak-emulated";
const SECRET: &str = "as-emulated";

/// `None` where Modal's own messages are not installed.
pub fn cloud() -> Option<Cloud> {
    Some(Cloud {
        name: "modal",
        emulator: Emulated::start("modal_emulator.py", &python_with("modal")?),
        sdk: ("sdk_modal.py", "modal"),
        create: "SandboxCreateV2",
        stream: "TaskExecStdioRead",
        input: "TaskExecStdinWrite",
        remove: "SandboxTerminateV2",
        key: "MODAL_TOKEN_ID",
        secrets: &[ID, SECRET],
        image: "image",
        resumes: true,
        executor: |emulator, twist| Box::new(twisted(emulator, twist)),
        everything: |_| {},
    })
}

/// The executor of a cloud.
fn executor(emulator: &Emulated) -> Modal {
    Modal {
        token_id: Some(Secret::new(ID)),
        token_secret: Some(Secret::new(SECRET)),
        server_url: emulator.url(),
        python: "/usr/bin/python3".to_owned(),
        ..Modal::default()
    }
}

fn twisted(emulator: &Emulated, twist: Twist<'_>) -> Modal {
    let plain = executor(emulator);
    let twisted = match twist {
        Twist::Plain => plain,
        Twist::Key(key) => Modal { token_secret: Some(Secret::new(key)), ..plain },
        Twist::NoKey => Modal { token_id: None, ..plain },
        Twist::NoImage => Modal { base: "none".to_owned(), ..plain },
        Twist::Nowhere => Modal { server_url: "http://127.0.0.1:9".to_owned(), ..plain },
        Twist::Python(python) => Modal { python: python.to_owned(), ..plain },
        Twist::Lifetime(lifetime) => Modal { lifetime, ..plain },
        Twist::Patience(patience) => Modal { patience, ..plain },
    };
    assert!(![ID, SECRET].iter().any(|secret| format!("{twisted:?}").contains(secret)));
    twisted
}

pub const PROMISES: &[Promise<Cloud>] = &[
    ("an image is built once, and its building is told", |cloud| {
        let modal = executor(&cloud.emulator);
        static TOLD: Mutex<String> = Mutex::new(String::new());
        let packaged =
            Modal { packages: vec!["PIL".to_owned()], progress: Some(|line| TOLD.lock().unwrap().push_str(line)), ..modal.clone() };
        for _ in 0..2 {
            assert_eq!(run(&mut open(&packaged, Policy::default()), "1 + 1").end, End::Value(2.into()));
        }
        assert_eq!(*TOLD.lock().unwrap(), "Building image\n");
        let wrong = Modal { packages: vec!["--evil".to_owned()], ..modal.clone() };
        assert!(cause(&refused(&wrong, Duration::from_secs(5))).contains("is no package"));
    }),
    ("a token that is not taken any more is renewed", |cloud| {
        cloud.emulator.requests();
        let mut session = open(&executor(&cloud.emulator), Policy::default());
        for call in ["TaskExecStdinWrite", "TaskExecStdioRead", "TaskExecStdinWrite"] {
            cloud.emulator.faults(&status(call, 401, 1));
            if call == "TaskExecStdioRead" {
                session = open(&executor(&cloud.emulator), Policy::default());
            }
            assert_eq!(run(&mut session, "1 + 1").end, End::Value(2.into()), "{call}");
        }
        cloud.emulator.faults(&status("SandboxTerminateV2", 401, 1));
        block_on(session.close()).unwrap();
        assert!(cloud.emulator.live().is_empty());
        check_requests(cloud.name, &cloud.emulator.requests());
    }),
    ("what stands in for an address that does not answer is asked, and a sandbox has its limits", |cloud| {
        let server_url = format!("http://127.0.0.1:9,{}", cloud.emulator.url());
        cloud.emulator.requests();
        let modal = Modal { server_url, memory: 100, cpus: 0.5, ..executor(&cloud.emulator) };
        assert_eq!(run(&mut open(&modal, Policy::default()), "1 + 1").end, End::Value(2.into()));
        let made = cloud.emulator.requests();
        let made = made.iter().find(|request| request["path"].as_str().unwrap().ends_with("SandboxCreateV2")).unwrap();
        let definition = &made["body"]["definition"];
        let resources = json!({"memory_mb": 356, "milli_cpu": 500, "memory_mb_max": 356});
        assert_eq!((&definition["resources"], &definition["timeout_secs"]), (&resources, &json!(1800)));
        assert_eq!(definition["network_access"]["network_access_type"], "BLOCKED");
    }),
];
