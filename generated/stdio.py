"""Connections over standard input and output: of this program, or of one that it starts."""

from __future__ import annotations

import asyncio
import os
import signal
import stat
import sys
from contextlib import asynccontextmanager, contextmanager, suppress

from .connection import LIMIT, Connection

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Generator, Mapping, Sequence
    from typing import IO, Any, TypeVar

    from ._dispatch import Dispatcher
    from ._output import Sink
    from ._sides import OnError, Side
    from .connection import Source

    CallerT = TypeVar("CallerT")

_BUFFER = 256 * 1024
_KILL: int = getattr(signal, "SIGKILL", signal.SIGTERM)


async def serve_stdio(
    handler: Side[CallerT] | Dispatcher[CallerT],
    *more: Side[Any] | Dispatcher[Any],
    features: Any = None,
    on_error: OnError | None = None,
    limit: int = LIMIT,
) -> None:
    """Serves the program that started this one, until its input ends.

    `handler` is an implementation or a dispatcher; give several to serve several protocol
    versions. Meanwhile only messages go to standard output: `sys.stdout` points to standard error,
    as does the file descriptor behind it for programs that this one starts, and their standard
    input is empty.
    """
    with _standard_streams() as (source, sink):
        reader, close = await _open_reader(source)
        try:
            writer = await _open_writer(sink)
            connection = Connection(
                reader, writer, handler, *more, features=features, on_error=on_error, limit=limit
            )
            await connection.run()
        finally:
            close()
            # Transports close their files in the next round of the loop.
            await asyncio.sleep(0)


@asynccontextmanager
async def spawn(
    command: Sequence[str],
    handler: Side[CallerT] | Dispatcher[CallerT],
    *more: Side[Any] | Dispatcher[Any],
    env: Mapping[str, str] | None = None,
    cwd: str | os.PathLike[str] | None = None,
    stderr: int | IO[Any] | None = None,
    features: Any = None,
    on_error: OnError | None = None,
    limit: int = LIMIT,
    grace: float = 2.0,
) -> AsyncGenerator[Connection[CallerT], None]:
    """Starts a program and connects to its standard input and output.

    `command` is the program and its arguments, with no shell in between; `env`, `cwd` and `stderr`
    are as in `subprocess`. At the end of the block its input is closed; a program that has not
    ended `grace` seconds later is terminated, and killed when that does not help. OSError when it
    cannot be started.

        async with spawn(["some-program"], implementation) as connection:
            ...
    """
    loop = asyncio.get_running_loop()
    transport, process = await loop.subprocess_exec(
        lambda: _Process(limit=_BUFFER, loop=loop),
        *command,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=stderr,
        env=env,
        cwd=cwd,
        # A process group of its own, so that what it starts can be ended with it.
        start_new_session=True,
    )
    assert process.stdin is not None and process.stdout is not None
    watcher = asyncio.create_task(_end_of_input(process, process.stdout))
    try:
        async with Connection(
            process.stdout,
            process.stdin,
            handler,
            *more,
            features=features,
            on_error=on_error,
            limit=limit,
        ) as connection:
            yield connection
    finally:
        ending = asyncio.create_task(_end(process, transport, grace))
        interrupted: asyncio.CancelledError | None = None
        while not ending.done():
            try:
                await asyncio.shield(ending)
            except asyncio.CancelledError as error:
                interrupted = error
        watcher.cancel()
        await asyncio.wait({watcher})
        if interrupted is not None:
            raise interrupted


class _Process(asyncio.subprocess.SubprocessStreamProtocol):
    """The streams of a process; `exited` is set at its end, `ended` when no one can write to its
    output any longer, which may be later."""

    def __init__(self, limit: int, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(limit, loop)
        self.exited = asyncio.Event()
        self.ended = asyncio.Event()

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        super().pipe_connection_lost(fd, exc)
        if fd == 1:
            self.ended.set()

    def process_exited(self) -> None:
        super().process_exited()
        self.exited.set()


async def _end_of_input(process: _Process, reader: asyncio.StreamReader) -> None:
    """Ends the input of a connection with the process, also where a child of it holds the pipe."""
    await process.exited.wait()
    # What the process wrote before is in the pipe: it is read in this time.
    await asyncio.sleep(0.5)
    if not reader.at_eof():
        reader.feed_eof()


async def _end(process: _Process, transport: asyncio.SubprocessTransport, grace: float) -> None:
    """Waits for a process whose input is closed, and helps it along."""
    assert process.stdout is not None
    pid = transport.get_pid()
    drain = asyncio.create_task(_discard(process.stdout))
    exited = asyncio.create_task(process.exited.wait())
    ended = asyncio.create_task(process.ended.wait())
    try:
        await asyncio.wait({exited}, timeout=grace)
        for number in (signal.SIGTERM, _KILL):
            if not exited.done():
                _signal(pid, number)
                await asyncio.wait({exited}, timeout=grace)
        if exited.done():
            # Whoever holds the pipe now was started by it, and goes, too.
            await asyncio.wait({ended}, timeout=0.1)
            if not ended.done():
                _signal(pid, signal.SIGTERM)
    finally:
        for task in (drain, exited, ended):
            task.cancel()
        await asyncio.wait({drain, exited, ended})
        transport.close()
        # The pipes close in the next rounds of the loop.
        await asyncio.sleep(0.001)


async def _discard(reader: asyncio.StreamReader) -> None:
    with suppress(OSError):
        while await reader.read(_BUFFER):
            pass


def _signal(pid: int, number: int) -> None:
    """Signals a process and, where there are process groups, those that it started."""
    with suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(pid, number)
        else:
            os.kill(pid, number)


@contextmanager
def _standard_streams() -> Generator[tuple[int, int], None, None]:
    """Descriptors of standard input and output, out of reach of everyone else meanwhile."""
    with suppress(AttributeError, OSError, ValueError):
        sys.stdout.flush()
    source, sink = os.dup(0), os.dup(1)
    stdout = sys.stdout
    empty = os.open(os.devnull, os.O_RDWR)
    blocking = [(fd, os.get_blocking(fd)) for fd in (source, sink)]
    try:
        os.dup2(empty, 0)
        os.dup2(2 if _is_open(2) else empty, 1)
        sys.stdout = sys.stderr
        yield source, sink
    finally:
        sys.stdout = stdout
        # Whoever shares the pipe or the terminal expects to find it as it was.
        for fd, was in blocking:
            with suppress(OSError):
                os.set_blocking(fd, was)
        os.dup2(source, 0)
        os.dup2(sink, 1)
        for fd in (source, sink, empty):
            os.close(fd)


def _is_open(fd: int) -> bool:
    try:
        os.fstat(fd)
    except OSError:
        return False
    return True


def _is_stream(fd: int) -> bool:
    """Whether the event loop can wait for it; files and the null device never make one wait."""
    mode = os.fstat(fd).st_mode
    return stat.S_ISFIFO(mode) or stat.S_ISSOCK(mode) or os.isatty(fd)


async def _open_reader(fd: int) -> tuple[Source, Callable[[], object]]:
    """A reader of a descriptor, and what closes it."""
    if not _is_stream(fd):
        return _FileReader(fd), lambda: None
    loop = asyncio.get_running_loop()
    reader = asyncio.StreamReader(limit=_BUFFER, loop=loop)
    file = os.fdopen(os.dup(fd), "rb", buffering=0)
    protocol = asyncio.StreamReaderProtocol(reader, loop=loop)
    transport, _ = await loop.connect_read_pipe(lambda: protocol, file)
    return reader, transport.close


async def _open_writer(fd: int) -> Sink:
    # A terminal is shared with standard error, which must go on blocking.
    if not _is_stream(fd) or os.isatty(fd) or _same_file(fd, 2):
        return _FileWriter(fd)
    loop = asyncio.get_running_loop()
    file = os.fdopen(os.dup(fd), "wb", buffering=0)
    protocol = asyncio.StreamReaderProtocol(asyncio.StreamReader(loop=loop), loop=loop)
    transport, _ = await loop.connect_write_pipe(lambda: protocol, file)
    return asyncio.StreamWriter(transport, protocol, None, loop)


def _same_file(one: int, other: int) -> bool:
    return _is_open(other) and os.path.sameopenfile(one, other)


class _FileReader:
    """Reads a file, which is always ready."""

    def __init__(self, fd: int) -> None:
        self._fd = fd

    async def read(self, n: int = -1, /) -> bytes:
        await asyncio.sleep(0)
        return os.read(self._fd, n)


class _FileWriter:
    """Writes a file, or to a terminal, which may make the whole program wait."""

    def __init__(self, fd: int) -> None:
        self._fd = fd

    def write(self, data: bytes, /) -> None:
        view = memoryview(data)
        while view:
            view = view[os.write(self._fd, view) :]

    async def drain(self) -> None:
        await asyncio.sleep(0)

    def close(self) -> None:
        pass

    async def wait_closed(self) -> None:
        pass
