//! The host's end of zygotes: one for each Python and set of modules, started when it is needed and replaced when it is gone.
//!
//! A zygote is used for a number of sessions only, because what it forks shares its hash seed and the layout of its memory.
//! It lives as long as the last session it forked.
//!
//! The kernel takes milliseconds to move a process into a control group, and none to fork one inside. So the zygote waits in the
//! groups of the jail that it will fork into next, and leaves them when it has. It knows for itself where it is: what it forks into
//! another jail joins that one's.

use super::descriptors::{receive_byte, send};
use super::python::Python;
use super::warden::write_order;
use super::{init, tree};
use crate::guest::frame::{self, Bounds};
use crate::guest::link::Link;
use crate::guest::message::Report;
use crate::guest::pool::{NotStarted, PATIENCE, REST, Worker, greet};
use crate::proxy::{Allowed, Proxy};
use fumehood_core::{Mount, Value};
use fumehood_sandbox::{Budget, Cgroup, Child, Need, Spec, Standing, Wall, spawn};
use rustix::net::{AddressFamily, RecvFlags, SocketFlags, SocketType, recv, socketpair};
use rustix::pipe::{PipeFlags, pipe_with};
use std::collections::HashMap;
use std::io::{self, Write};
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak};

/// After how many sessions a zygote is replaced.
const SESSIONS: u64 = 1_000;
/// How many empty jails are kept ready.
const READY: usize = 2;
/// What may be held in a jail before a session has its policy.
const SMALL: u64 = 64 << 20;

/// What a zygote is told to do: fork into a jail, wait in the groups of one, leave them.
const FORK: &str = "fork";
const WAIT: &str = "wait";
const LEAVE: &str = "leave";

/// What makes zygotes alike.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Kind {
    /// `hood`.
    pub program: PathBuf,
    pub python: Python,
    pub preload: Vec<String>,
}

/// What a session is forked into.
pub struct House<'a> {
    pub mounts: &'a [Mount],
    /// What its files in memory may come to, beside what the folders of every jail have.
    pub files: u64,
    /// What all in it may hold.
    pub memory: u64,
    /// What can be reached from it.
    pub allowed: &'a [Allowed],
}

/// A jail with nothing in it but its first process.
struct Empty {
    /// Its first process.
    first: OwnedFd,
    /// Its name.
    number: u64,
    /// Its rules for Landlock, where the kernel has it.
    rules: Option<OwnedFd>,
    /// The ways into its control groups, and out of them.
    doors: Vec<OwnedFd>,
    doors_out: Vec<OwnedFd>,
    /// Whether the zygote was told to wait inside.
    awaited: bool,
    /// Where it is said how the session's process has ended.
    end: OwnedFd,
    child: Child,
    walls: Vec<Standing>,
    /// Let go, the first process ends.
    holder: UnixStream,
    proxy: Option<Proxy>,
}

/// A session's process that is on its way, and its jail.
struct Forked {
    link: UnixStream,
    child: Child,
    walls: Vec<Standing>,
    holder: UnixStream,
    proxy: Option<Proxy>,
}

static KNOWN: Mutex<Option<HashMap<Kind, Arc<Zygote>>>> = Mutex::new(None);

pub struct Zygote {
    /// Jails that are built ahead.
    ready: Mutex<Vec<Empty>>,
    wanted: Sender<()>,
    /// Builds jails.
    warden: Mutex<UnixStream>,
    /// Forks into them.
    python: OwnedFd,
    forked: AtomicU64,
    built: AtomicU64,
    /// The warden, and with it all there is.
    _child: Child,
}

impl Zygote {
    /// The zygote of a kind: the one there is, or a new one.
    pub fn of(kind: &Kind) -> Result<Arc<Self>, NotStarted> {
        let mut known = lock(&KNOWN);
        let known = known.get_or_insert_default();
        if let Some(zygote) = known.get(kind).filter(|zygote| zygote.is_fit()) {
            return Ok(Arc::clone(zygote));
        }
        let (zygote, wanted) = Self::start(kind)?;
        let zygote = Arc::new(zygote);
        let keeper = Arc::downgrade(&zygote);
        let thread = std::thread::Builder::new().name("fumehood-jails".to_owned()).stack_size(256 << 10);
        thread.spawn(move || Self::keep_ready(&keeper, &wanted))?;
        known.insert(kind.clone(), Arc::clone(&zygote));
        Ok(zygote)
    }

    /// The zygote of a kind, where there is one and nobody starts another.
    fn known(kind: &Kind) -> Option<Arc<Self>> {
        let known = KNOWN.try_lock().ok()?;
        known.as_ref()?.get(kind).filter(|zygote| zygote.is_fit()).map(Arc::clone)
    }

    fn start(kind: &Kind) -> Result<(Self, Receiver<()>), NotStarted> {
        let mut args: Vec<_> = vec!["hood".into(), "warden".into(), kind.python.program.clone().into(), kind.preload.join(",").into()];
        args.extend(kind.python.folders.iter().map(|folder| folder.clone().into_os_string()));
        let (warden, theirs) = UnixStream::pair()?;
        let spec = Spec {
            program: kind.program.clone(),
            args,
            env: vec![("MIMALLOC_ARENA_RESERVE".into(), "8MiB".into())],
            stdin: theirs.into(),
            namespaces: Need::Required,
            root: Some(tree::zygote(&kind.python)),
            cgroup: None,
            join: Vec::new(),
        };
        let (child, _) = spawn(&spec).map_err(NotStarted::Wall)?;
        drop(spec);
        warden.set_read_timeout(Some(PATIENCE))?;
        let (python, theirs) =
            socketpair(AddressFamily::UNIX, SocketType::SEQPACKET, SocketFlags::CLOEXEC, None).map_err(io::Error::from)?;
        send(&warden, &[0], &[theirs.as_fd()])?;
        drop(theirs);
        let (wanted, received) = channel();
        let (warden, ready) = (Mutex::new(warden), Mutex::default());
        let zygote = Self { ready, wanted, warden, python, forked: AtomicU64::new(0), built: AtomicU64::new(0), _child: child };
        zygote.wait_for_python()?;
        Ok((zygote, received))
    }

    /// Waits until everything is imported, which may take long.
    fn wait_for_python(&self) -> Result<(), NotStarted> {
        let mut text = vec![0; 64 << 10];
        let (_, length) = recv(&self.python, text.as_mut_slice(), RecvFlags::empty()).map_err(io::Error::from)?;
        if length == 0 {
            return Err(NotStarted::Other("Python ended as it started".to_owned()));
        }
        let greeting = std::str::from_utf8(&text[..length]).ok().and_then(|text| Value::from_message(text).ok());
        match greeting.map(Report::from_value) {
            Some(Ok(Report::Ready(_))) => Ok(()),
            Some(Ok(Report::Failed { reason, hint })) => Err(NotStarted::Failed { reason, hint }),
            _ => Err(NotStarted::Other("Python speaks out of turn".to_owned())),
        }
    }

    /// Whether it is there and has not been used too often.
    fn is_fit(&self) -> bool {
        // It says nothing unasked: what can be read is its end.
        let quiet = recv(&self.python, &mut [0], RecvFlags::PEEK | RecvFlags::DONTWAIT) == Err(rustix::io::Errno::AGAIN);
        quiet && self.forked.load(Ordering::Relaxed) < SESSIONS
    }

    /// A session's process in a jail of its own, waiting for its policy.
    pub fn fork(self: &Arc<Self>, house: &House<'_>) -> Result<Worker, NotStarted> {
        let empty = self.take_ready(house).map_or_else(|| self.build(house), Ok)?;
        let mut forked = self.fork_into(empty, house)?;
        greet(&forked.link, &mut forked.child, &mut forked.walls)?;
        self.worker(forked, false)
    }

    /// The same without waiting for anything, where there is a zygote of this kind and a jail that is ready: the process greets later.
    pub fn fork_at_once(kind: &Kind, house: &House<'_>) -> Option<Worker> {
        let zygote = Self::known(kind)?;
        let empty = zygote.take_ready(house)?;
        // Where this fails, it fails again for somebody who is told.
        zygote.fork_into(empty, house).and_then(|forked| zygote.worker(forked, true)).ok()
    }

    /// Has Python fork into a jail, and the jail hold what it is to hold: nothing of a guest's is there yet.
    fn fork_into(&self, empty: Empty, house: &House<'_>) -> Result<Forked, NotStarted> {
        let (link, theirs) = UnixStream::pair()?;
        let mut given = vec![empty.first.as_fd(), theirs.as_fd(), empty.end.as_fd()];
        given.extend(empty.rules.iter().chain(&empty.doors).map(AsFd::as_fd));
        send(&self.python, format!("{FORK}\0{}", empty.number).as_bytes(), &given)?;
        drop(theirs);
        let Empty { mut child, walls, holder, proxy, awaited, doors_out, .. } = empty;
        if awaited {
            let (left, leaving) = pipe_with(PipeFlags::CLOEXEC).map_err(io::Error::from)?;
            let mut given = vec![leaving.as_fd()];
            given.extend(doors_out.iter().map(AsFd::as_fd));
            send(&self.python, LEAVE.as_bytes(), &given)?;
            child.wait_for(left);
        }
        // While that one forks: what is a spare one so far has the limit that it will most probably be given.
        child.limit_memory(house.memory)?;
        Ok(Forked { link, child, walls, holder, proxy })
    }

    fn worker(self: &Arc<Self>, forked: Forked, greets: bool) -> Result<Worker, NotStarted> {
        let Forked { link, child, walls, holder, proxy } = forked;
        // A program that wants one session wants no second jail.
        if self.forked.fetch_add(1, Ordering::Relaxed) > 0 {
            let _ = self.wanted.send(());
        }
        Ok(Worker { link: Link::new(link)?, child, walls, kept: Some(Arc::new((holder, proxy, Arc::clone(self)))), gap: None, greets })
    }

    /// Keeps empty jails ready, one for each that is asked for, until the zygote is gone.
    fn keep_ready(zygote: &Weak<Self>, wanted: &Receiver<()>) {
        for () in wanted {
            std::thread::sleep(REST);
            let Some(zygote) = zygote.upgrade() else { return };
            if lock(&zygote.ready).len() < READY {
                // Where it fails, it fails again for somebody who is told.
                let built = zygote.build(&House { mounts: &[], files: 0, memory: SMALL, allowed: &[] });
                lock(&zygote.ready).extend(built.ok());
            }
            zygote.wait_inside();
        }
    }

    /// A jail that is ready, where any one will do: the one that the zygote waits in, where it waits.
    fn take_ready(&self, house: &House<'_>) -> Option<Empty> {
        if !house.mounts.is_empty() || !house.allowed.is_empty() {
            return None;
        }
        let mut ready = lock(&self.ready);
        let at = ready.iter().position(|empty| empty.awaited).or(ready.len().checked_sub(1))?;
        Some(ready.swap_remove(at))
    }

    /// Lets the zygote wait in the groups of a jail that is ready, if it waits in none.
    fn wait_inside(&self) {
        let mut ready = lock(&self.ready);
        if ready.iter().any(|empty| empty.awaited) {
            return;
        }
        if let Some(empty) = ready.last_mut().filter(|empty| !empty.doors.is_empty()) {
            let given: Vec<_> = empty.doors.iter().map(AsFd::as_fd).collect();
            empty.awaited = send(&self.python, format!("{WAIT}\0{}", empty.number).as_bytes(), &given).is_ok();
        }
    }

    /// A jail with nothing in it but its first process.
    fn build(&self, house: &House<'_>) -> Result<Empty, NotStarted> {
        static PROCESSORS: OnceLock<Option<u64>> = OnceLock::new();
        // The first process is one of them.
        let processes = Some(init::PROCESSES + 1);
        // All the processors, but as one among others: a jail full of busy processes has no more of them than one of one.
        let processors = PROCESSORS.get_or_init(|| std::thread::available_parallelism().ok().map(|count| count.get() as u64));
        let cpu_percent = processors.map(|count| 100 * count);
        let budget = Budget { need: Need::WhereOffered, memory: Some(house.memory), processes, cpu_percent };
        let mut walls = vec![Wall::Namespaces, Wall::Root, Wall::Descriptors].into_iter().map(Standing::up).collect::<Vec<_>>();
        let group = match Cgroup::new(&budget) {
            Ok(group) => {
                walls.push(Standing::up(Wall::Cgroup));
                Some(group)
            }
            Err(error) => {
                walls.push(Standing::down(Wall::Cgroup, &error));
                None
            }
        };
        let doors = group.as_ref().map_or(Ok(Vec::new()), Cgroup::doors)?;
        let doors_out = group.as_ref().map_or(Ok(Vec::new()), Cgroup::doors_out)?;
        let (holder, held) = UnixStream::pair()?;
        let first = self.order(house, held, &doors)?;
        let (status, end) = pipe_with(PipeFlags::CLOEXEC).map_err(io::Error::from)?;
        let mut child = Child::adopt(first.try_clone()?, status, group);
        holder.set_read_timeout(Some(PATIENCE))?;
        let proxy = if house.allowed.is_empty() { None } else { Some(start_proxy(&holder, house.allowed)?) };
        let rules = receive_byte(&holder)?.and_then(|(_, mut given)| given.pop());
        // Where the first process cannot raise its walls there is nothing to be forked into.
        greet(&holder, &mut child, &mut Vec::new())?;
        let number = self.built.fetch_add(1, Ordering::Relaxed);
        Ok(Empty { first, number, rules, doors, doors_out, awaited: false, end, child, walls, holder, proxy })
    }

    /// Has the warden build it; the descriptor of its first process.
    fn order(&self, house: &House<'_>, held: UnixStream, doors: &[OwnedFd]) -> Result<OwnedFd, NotStarted> {
        let order = write_order(house.mounts, house.files, !house.allowed.is_empty());
        let order = frame::write(&order, Bounds { bytes: usize::MAX, values: usize::MAX });
        let order = order.ok_or_else(|| io::Error::from(io::ErrorKind::InvalidInput))?;
        let mut given = vec![held.as_fd()];
        given.extend(doors.iter().map(AsFd::as_fd));
        let warden = lock(&self.warden);
        send(&*warden, &[0], &given)?;
        (&*warden).write_all(&order)?;
        match receive_byte(&*warden)? {
            Some((0, mut given)) => given.pop().ok_or_else(|| NotStarted::Other("no jail came".to_owned())),
            Some(_) => match frame::read(&mut &*warden, Bounds::GREETING)?.map(Report::from_value) {
                Some(Ok(Report::Failed { reason, hint })) => Err(NotStarted::Failed { reason, hint }),
                _ => Err(NotStarted::Other("the warden speaks out of turn".to_owned())),
            },
            None => Err(NotStarted::Other("the warden is gone".to_owned())),
        }
    }
}

/// Serves the socket that the first process listens on.
fn start_proxy(holder: &UnixStream, allowed: &[Allowed]) -> Result<Proxy, NotStarted> {
    let listener = receive_byte(holder)?.and_then(|(_, mut given)| given.pop());
    let listener = listener.ok_or_else(|| NotStarted::Other("the jail has no way out".to_owned()))?;
    Ok(Proxy::start(listener.into(), allowed.to_vec())?)
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
