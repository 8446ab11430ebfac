"""The first code of a container: takes the kernel from the host, starts it in a child, and outlives it by nothing.

Python 3.9 and later, standard library only. The first process of a container runs no guest code and cannot be killed from
inside; when the host is gone or the container's time is over it ends, and everything in the container with it.
"""
import json
import os
import select
import signal
import sys
import time


def read_exactly(count):
    parts = []
    while count:
        part = os.read(0, min(count, 1 << 20))
        if not part:
            os._exit(0)
        parts.append(part)
        count -= len(part)
    return b"".join(parts)


class Pipes:
    """Two pipes, with the face of the socket that the kernel speaks on."""

    def __init__(self, reads, writes):
        self.reads, self.writes, self.readable = reads, writes, select.poll()
        self.readable.register(reads, select.POLLIN)

    def fileno(self):
        return self.reads

    def recvmsg(self, count, *_):
        """What there is; never waits, as it is asked to."""
        if not self.readable.poll(0):
            raise BlockingIOError
        return os.read(self.reads, count), [], 0, None

    def sendall(self, data):
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(self.writes, rest) :]

    def close(self):
        os.close(self.reads)
        os.close(self.writes)


def call_host(path):
    """A socket to the host, where it has laid one out and it can be reached from here."""
    import _socket

    link = _socket.socket(_socket.AF_UNIX, _socket.SOCK_STREAM)
    try:
        link.connect(path)
    except OSError:
        link.close()
        return None
    return link


def serve(told):
    """The child: the kernel on a socket of the host's, or on the container's own standard input and output."""
    link = (call_host(told["channel"]) if told.get("channel") else None) or Pipes(os.dup(0), os.dup(1))
    null = os.open(os.devnull, os.O_RDWR)
    os.dup2(null, 0)
    for descriptor in (1, 2):
        os.dup2(null, descriptor)
    os.close(null)
    from fumehood_guest.guest import Kernel, begin

    kernel, down = Kernel(link), None
    try:
        from fumehood_guest.seccomp import INTERNET, LOCAL, narrow

        offline = told.get("offline", False)
        narrow(LOCAL if offline else INTERNET, not offline)
    except (ImportError, OSError) as error:
        down = str(error)
    if down is not None and told.get("offline", False):
        reason = json.dumps("the network cannot be cut off in this sandbox: " + down)
        kernel.send('{"kind":"failed","reason":%s,"hint":"use the `docker` executor"}' % reason)
        os._exit(1)
    begin(kernel, json.dumps({"seccomp": down}), told["preload"])


def serve_gateway(token):
    """The child, where it is a Jupyter kernel gateway that is spoken to over a port."""
    null = os.open(os.devnull, os.O_RDWR)
    os.dup2(null, 0)
    os.dup2(null, 1)
    os.close(null)
    hide()
    folders = {"JUPYTER_" + name + "_DIR": "/tmp/jupyter/" + name.lower() for name in ("RUNTIME", "CONFIG", "DATA")}
    os.environ.update(folders, IPYTHONDIR="/tmp/ipython", KG_AUTH_TOKEN=token)
    from tornado.iostream import IOStream

    make, nodelay = IOStream.__init__, IOStream.set_nodelay

    def made(self, *args, **kwargs):
        make(self, *args, **kwargs)
        nodelay(self, True)

    # Small messages go out at once, and not when the one before has been acknowledged.
    IOStream.__init__, IOStream.set_nodelay = made, lambda self, value: nodelay(self, True)
    from kernel_gateway import launch_instance

    sys.argv = ["jupyter-kernelgateway", "--ip=0.0.0.0", "--port=8888", "--log-level=ERROR"]
    sys.argv += ["--ZMQChannelsWebsocketConnection.limit_rate=False", "--KernelGatewayApp.answer_yes=True"]
    launch_instance()
    os._exit(0)


def copy_in(pairs):
    """Fills the folders that can be written with what the host has laid out for them."""
    import shutil

    for source, target in pairs:
        shutil.copytree(source, target, dirs_exist_ok=True, copy_function=shutil.copyfile)
        for folder, _, _ in os.walk(target):
            try:
                os.chmod(folder, 0o755)
            except OSError:
                pass


def hide():
    """Keeps the guest's processes, which have the same user, out of this one."""
    try:
        import ctypes

        ctypes.CDLL(None).prctl(4, 0, 0, 0, 0)
    except Exception:
        pass


def killed_for_memory():
    for path in ("/sys/fs/cgroup/memory.events", "/sys/fs/cgroup/memory/memory.oom_control"):
        try:
            with open(path) as file:
                for line in file:
                    if line.startswith("oom_kill ") and int(line.split()[1]):
                        return True
        except OSError:
            pass
    return False


def leave(word, status):
    os.write(2, ("\nfumehood %s %d\n" % (word, status)).encode())
    os._exit(status)


def watch(child, lifetime):
    """Waits for the end of the child, of the host's interest, or of the container's time."""
    hide()
    over = time.monotonic() + lifetime
    wake_read, wake_write = os.pipe()
    for end in (wake_read, wake_write):
        os.set_blocking(end, False)
    signal.set_wakeup_fd(wake_write)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    poll = select.poll()
    # No event is asked for: that the other end was closed is always told.
    poll.register(0, 0)
    poll.register(wake_read, select.POLLIN)
    while True:
        try:
            while True:
                pid, status = os.waitpid(-1, os.WNOHANG)
                if not pid:
                    break
                if pid == child:
                    if killed_for_memory():
                        leave("memory", 137)
                    signalled = os.WIFSIGNALED(status)
                    leave("signal" if signalled else "status", 128 + os.WTERMSIG(status) if signalled else os.WEXITSTATUS(status))
        except ChildProcessError:
            leave("status", 0)
        left = over - time.monotonic()
        if left <= 0:
            leave("lifetime", 0)
        ready = dict(poll.poll(min(left, 3600) * 1000))
        if 0 in ready:
            os._exit(0)
        if wake_read in ready:
            os.read(wake_read, 4096)


def main():
    if sys.version_info < (3, 9):
        sys.exit("Python %d.%d is too old: 3.9 or later is needed" % sys.version_info[:2])
    told = json.loads(read_exactly(int.from_bytes(read_exactly(4), "little")))
    install(told["files"])
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        signal.signal(getattr(signal, name), signal.SIG_IGN)
    copy_in(told["copies"])
    child = os.fork()
    if child:
        watch(child, told["lifetime"])
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    if "token" in told:
        serve_gateway(told["token"])
    serve(told)


main()
