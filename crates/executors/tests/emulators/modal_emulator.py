"""An emulator of Modal on one port: the RPCs of its client that a sandbox needs, and the router of commands in a sandbox.

It really runs what it is sent, without walls. Images are names only; there are no functions, volumes, tunnels and secrets.
"""
import asyncio
import json
import os
import secrets
import shutil
import signal
import sys
import tempfile

import control
from google.protobuf.json_format import MessageToDict
from grpclib import GRPCError, Status
from grpclib.server import Server
from modal._utils.grpc_utils import CustomProtoStatusDetailsCodec
from modal_proto import api_pb2 as api
from modal_proto import task_command_router_pb2 as router
from modal_proto.api_grpc import ModalClientBase
from modal_proto.task_command_router_grpc import TaskCommandRouterBase

ID, SECRET = "ak-emulated", "as-emulated"
APPS, IMAGES, COMMANDS, SANDBOXES, MADE = {}, {}, {}, {}, {}
PORT = 0
BUILT = "2025.06"
# A token as the SDK reads it: its time is over in the year 2100.
TOKEN = "e30.eyJleHAiOjQxMDI0NDQ4MDB9.e30"
# The statuses of HTTP, which faults are asked for in, as those of gRPC.
STATUSES = {401: "UNAUTHENTICATED", 404: "NOT_FOUND", 429: "RESOURCE_EXHAUSTED", 500: "INTERNAL", 503: "UNAVAILABLE"}


class Sandbox:
    def __init__(self, definition):
        self.id, self.task, self.token, self.jwt = ("%s-%s" % (kind, secrets.token_hex(8)) for kind in ("sb", "ta", "tok", "jwt"))
        self.definition, self.execs = definition, {}
        self.home = tempfile.mkdtemp(prefix="emulated-modal-")
        self.ended = asyncio.Event()
        self.result = None
        SANDBOXES[self.id] = self
        asyncio.get_running_loop().call_later(definition.timeout_secs or 300, self.end, api.GenericResult.GENERIC_STATUS_TIMEOUT)

    async def begin(self):
        """Starts its first command, with which it ends: that which is asked for, or else that of its image."""
        command = list(self.definition.entrypoint_args) or COMMANDS[self.definition.image_id]
        null = asyncio.subprocess.DEVNULL
        self.first = await asyncio.create_subprocess_exec(*command, stdin=null, stdout=null, stderr=null, start_new_session=True)
        self.waiting = asyncio.ensure_future(self.wait())

    async def wait(self):
        await self.first.wait()
        self.end(api.GenericResult.GENERIC_STATUS_SUCCESS)

    def end(self, status):
        if self.result is None:
            self.result = api.GenericResult(status=status)
            if self.first.returncode is None:
                self.first.kill()
            for command in self.execs.values():
                command.kill()
            shutil.rmtree(self.home, ignore_errors=True)
            self.ended.set()


class Command:
    """A process in a sandbox, and all that it wrote."""

    def __init__(self, child):
        self.child, self.outputs, self.done = child, [bytearray(), bytearray()], asyncio.Event()
        self.changed = asyncio.Condition()
        self.written = 0
        pipes = [pipe for pipe in (child.stdout, child.stderr)]
        self.readers = [asyncio.ensure_future(self.read(which, pipe)) for which, pipe in enumerate(pipes) if pipe]
        self.waiting = asyncio.ensure_future(self.wait())

    async def read(self, which, pipe):
        while True:
            data = await pipe.read(64 << 10)
            if not data:
                return
            self.outputs[which] += data
            async with self.changed:
                self.changed.notify_all()

    async def wait(self):
        await self.child.wait()
        await asyncio.wait(self.readers, timeout=1) if self.readers else None
        self.done.set()
        async with self.changed:
            self.changed.notify_all()

    def kill(self):
        try:
            os.killpg(self.child.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass


class Cut(Exception):
    """The connection is to end in the middle of whatever it is in."""


async def fail_if_asked(path):
    """Fails as the test asks; how many bytes an answer may have before it is cut."""
    fault = control.fault("POST " + path)
    if fault is None:
        return None
    await asyncio.sleep(fault.get("delay", 0))
    if fault.get("cut") == 0:
        raise Cut
    if "status" in fault:
        wait = fault.get("headers", {}).get("Retry-After")
        details = None if wait is None else [api.RPCRetryPolicy(retry_after_secs=float(wait))]
        raise GRPCError(Status[STATUSES[fault["status"]]], fault.get("message", "asked for"), details)
    return fault.get("cut")


class Client:
    """What is there of Modal's own service."""

    def authorised(self, stream, name):
        if (stream.metadata.get("x-modal-token-id"), stream.metadata.get("x-modal-token-secret")) != (ID, SECRET):
            raise GRPCError(Status.UNAUTHENTICATED, "Token ID is malformed")
        if name.startswith("Sandbox") and stream.metadata.get("x-modal-auth-token") != TOKEN:
            raise GRPCError(Status.UNAUTHENTICATED, "the call needs an auth token")

    def owned(self, number):
        if number not in SANDBOXES:
            raise GRPCError(Status.NOT_FOUND, "Sandbox not found")
        return SANDBOXES[number]

    async def ClientHello(self, request):
        return api.ClientHelloResponse(image_builder_version=BUILT)

    async def AuthTokenGet(self, request):
        return api.AuthTokenGetResponse(token=TOKEN)

    async def EnvironmentGetOrCreate(self, request):
        settings = api.EnvironmentSettings(image_builder_version=BUILT)
        return api.EnvironmentGetOrCreateResponse(
            environment_id="en-1", metadata=api.EnvironmentMetadata(name=request.deployment_name or "main", settings=settings)
        )

    async def AppGetOrCreate(self, request):
        if request.app_name not in APPS and request.object_creation_type != api.OBJECT_CREATION_TYPE_CREATE_IF_MISSING:
            raise GRPCError(Status.NOT_FOUND, "App '%s' not found" % request.app_name)
        return api.AppGetOrCreateResponse(app_id=APPS.setdefault(request.app_name, "ap-" + secrets.token_hex(8)))

    async def ImageGetOrCreate(self, request):
        if request.image.dockerfile_commands[0] == "FROM none":
            result = api.GenericResult(status=api.GenericResult.GENERIC_STATUS_FAILURE, exception="no such image: none")
            return api.ImageGetOrCreateResponse(image_id="im-none", result=result)
        recipe = request.image.SerializeToString()
        known = recipe in IMAGES
        image = IMAGES.setdefault(recipe, "im-" + secrets.token_hex(8))
        # That of an image from a registry is taken for one that ends at once, as Python does without input.
        own = [json.loads(line[4:]) for line in request.image.dockerfile_commands if line.startswith("CMD ")]
        below = [COMMANDS[base.image_id] for base in request.image.base_images if base.image_id]
        COMMANDS[image] = (below + own or [["true"]])[-1]
        status = api.GenericResult.GENERIC_STATUS_SUCCESS if known else api.GenericResult.GENERIC_STATUS_UNSPECIFIED
        return api.ImageGetOrCreateResponse(image_id=image, result=api.GenericResult(status=status))

    async def ImageJoinStreaming(self, request):
        yield api.ImageJoinStreamingResponse(task_logs=[api.TaskLogs(data="Building image\n")], entry_id="1")
        result = api.GenericResult(status=api.GenericResult.GENERIC_STATUS_SUCCESS)
        yield api.ImageJoinStreamingResponse(result=result, entry_id="2", eof=True)

    async def SandboxCreateV2(self, request):
        if request.definition.image_id not in IMAGES.values():
            raise GRPCError(Status.NOT_FOUND, "Image not found")
        once = request.SerializeToString(), self.key
        if once not in MADE:
            MADE[once] = Sandbox(request.definition)
            await MADE[once].begin()
        sandbox = MADE[once]
        access = api.CommandRouterAccess(url="http://127.0.0.1:%d" % PORT, jwt=sandbox.jwt)
        return api.SandboxCreateV2Response(
            sandbox_id=sandbox.id, task_id=sandbox.task, command_router_access=access, sandbox_token=sandbox.token
        )

    async def SandboxGetTaskIdV2(self, request):
        sandbox = self.owned(request.sandbox_id)
        return api.SandboxGetTaskIdResponse(task_id=sandbox.task, task_result=sandbox.result)

    async def SandboxGetCommandRouterAccess(self, request):
        sandbox = self.owned(request.sandbox_id)
        sandbox.jwt = "jwt-" + secrets.token_hex(8)
        return api.SandboxGetCommandRouterAccessResponse(url="http://127.0.0.1:%d" % PORT, jwt=sandbox.jwt)

    async def SandboxTerminateV2(self, request):
        sandbox = self.owned(request.sandbox_id)
        before, _ = sandbox.result, sandbox.end(api.GenericResult.GENERIC_STATUS_TERMINATED)
        return api.SandboxTerminateResponse(existing_result=before)

    async def SandboxWaitV2(self, request):
        sandbox = self.owned(request.sandbox_id)
        try:
            await asyncio.wait_for(sandbox.ended.wait(), request.timeout or 0.001)
        except asyncio.TimeoutError:
            pass
        return api.SandboxWaitResponse(result=sandbox.result)


class Router:
    """Commands in sandboxes."""

    def authorised(self, stream, name):
        given = stream.metadata.get("authorization", "").removeprefix("Bearer ")
        if not any(sandbox.jwt == given for sandbox in SANDBOXES.values()):
            raise GRPCError(Status.UNAUTHENTICATED, "invalid token")

    def sandbox(self, request):
        found = next((sandbox for sandbox in SANDBOXES.values() if sandbox.task == request.task_id), None)
        if found is None or found.result is not None:
            raise GRPCError(Status.NOT_FOUND, "task not found")
        return found

    def command(self, request):
        task = next((sandbox for sandbox in SANDBOXES.values() if sandbox.task == request.task_id), None)
        if task is None or request.exec_id not in task.execs:
            raise GRPCError(Status.NOT_FOUND, "exec not found")
        return task.execs[request.exec_id]

    async def TaskExecStart(self, request):
        sandbox = self.sandbox(request)
        if request.exec_id in sandbox.execs:
            return router.TaskExecStartResponse()
        pipe, null = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
        try:
            child = await asyncio.create_subprocess_exec(
                *request.command_args,
                stdin=pipe,
                stdout=pipe if request.stdout_config == router.TASK_EXEC_STDOUT_CONFIG_PIPE else null,
                stderr=pipe if request.stderr_config == router.TASK_EXEC_STDERR_CONFIG_PIPE else null,
                cwd=request.workdir or sandbox.home,
                env={"PATH": os.environ["PATH"], "HOME": sandbox.home, **request.env},
                start_new_session=True,
            )
        except OSError as error:
            raise GRPCError(Status.INVALID_ARGUMENT, str(error)) from None
        sandbox.execs[request.exec_id] = command = Command(child)
        if request.timeout_secs:
            asyncio.get_running_loop().call_later(request.timeout_secs, command.kill)
        return router.TaskExecStartResponse()

    async def TaskExecStdioRead(self, request):
        command, at = self.command(request), request.offset
        output = command.outputs[request.file_descriptor]
        while True:
            async with command.changed:
                while at >= len(output) and not command.done.is_set():
                    await command.changed.wait()
            if at >= len(output):
                return
            piece = bytes(output[at : at + (64 << 10)])
            at += len(piece)
            yield router.TaskExecStdioReadResponse(data=piece)

    async def TaskExecStdinWrite(self, request):
        command = self.command(request)
        # What was sent before is not taken twice.
        fresh = request.data[max(0, command.written - request.offset) :]
        command.written += len(fresh)
        try:
            command.child.stdin.write(fresh)
            await command.child.stdin.drain()
            if request.eof:
                command.child.stdin.close()
        except ConnectionError:
            raise GRPCError(Status.FAILED_PRECONDITION, "stdin is closed") from None
        return router.TaskExecStdinWriteResponse()

    async def TaskExecStdinStatus(self, request):
        command = self.command(request)
        return router.TaskExecStdinStatusResponse(num_bytes_written=command.written, closed=command.child.stdin.is_closing())

    def ended(self, answer, command):
        code = command.child.returncode
        return answer(code=code) if code >= 0 else answer(signal=-code)

    async def TaskExecWait(self, request):
        command = self.command(request)
        await command.done.wait()
        return self.ended(router.TaskExecWaitResponse, command)

    async def TaskExecPoll(self, request):
        command = self.command(request)
        return self.ended(router.TaskExecPollResponse, command) if command.done.is_set() else router.TaskExecPollResponse()


def service(base, own, package):
    """A service of which there is what `own` has."""

    def method(name, streams):
        path = "/modal.%s/%s" % (package, name)

        async def call(self, stream):
            request = await stream.recv_message()
            body = MessageToDict(request, preserving_proto_field_name=True)
            memory = control.remember("POST", path, {}, list(stream.metadata), body)
            try:
                cut = await fail_if_asked(path)
                handler.authorised(stream, name)
                if not hasattr(handler, name):
                    raise GRPCError(Status.UNIMPLEMENTED, name)
                handler.key = stream.metadata.get("x-idempotency-key")
                if not streams:
                    answer = await getattr(handler, name)(request)
                    memory.update(status=0, answer=MessageToDict(answer, preserving_proto_field_name=True))
                    return await stream.send_message(answer)
                async for message in getattr(handler, name)(request):
                    memory.update(status=0)
                    if cut is not None:
                        cut -= message.ByteSize()
                        if cut < 0:
                            raise Cut
                    await stream.send_message(message)
            except GRPCError as error:
                memory.update(status=error.status.value)
                raise
            except Cut:
                stream._stream._transport.abort()

        return call

    handler = own()
    streaming = ("ImageJoinStreaming", "TaskExecStdioRead")
    names = [name for name in base.__abstractmethods__]
    return type(own.__name__, (base,), {name: method(name, name in streaming) for name in names})()


async def main():
    global PORT
    services = [service(ModalClientBase, Client, "client.ModalClient")]
    services.append(service(TaskCommandRouterBase, Router, "task_command_router.TaskCommandRouter"))
    server = Server(services, status_details_codec=CustomProtoStatusDetailsCodec())
    await server.start("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 0)
    PORT = server._server.sockets[0].getsockname()[1]
    loop = asyncio.get_running_loop()

    def live():
        return [sandbox.id for sandbox in list(SANDBOXES.values()) if sandbox.result is None]

    def kill(name):
        loop.call_soon_threadsafe(SANDBOXES[name].end, api.GenericResult.GENERIC_STATUS_TERMINATED)

    await asyncio.to_thread(control.serve, PORT, live, kill)
    for sandbox in SANDBOXES.values():
        sandbox.end(api.GenericResult.GENERIC_STATUS_TERMINATED)
    # What waits for processes ends before the loop does.
    waiting = [command.waiting for sandbox in SANDBOXES.values() for command in (sandbox, *sandbox.execs.values())]
    if waiting:
        await asyncio.wait(waiting, timeout=2)
    server.close()


if __name__ == "__main__":
    asyncio.run(main())
