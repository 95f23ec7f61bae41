"""A linker for tests of programs, which link by the thousand: `enzyme-hub-ld` in a fork of a process that has imported everything.

Half of a small link is Python reading its own modules. So a server does that once for each worker of pytest; `client` writes a script
by the name of the linker that hands its arguments, folder, environment and streams to the server, and exits with what the fork says.
Tests about links themselves (`tests/linker_plugin`) take the real command.
"""

from __future__ import annotations

import gc
import marshal
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_CLIENT = """#!{python} -ISE
import _socket, array, marshal, os, sys
server = _socket.socket(_socket.AF_UNIX, _socket.SOCK_STREAM)
server.connect({address!r})
request = marshal.dumps((sys.argv[1:], os.getcwd(), dict(os.environ)))
streams = [(_socket.SOL_SOCKET, _socket.SCM_RIGHTS, array.array("i", [0, 1, 2]))]
server.sendmsg([len(request).to_bytes(8, "little")], streams)
server.sendall(request)
status = server.recv(1)
os._exit(status[0] if status else 70)
"""


@contextmanager
def forked_linker(folder: Path) -> Iterator[Path]:
    """The script, while the server runs."""
    address = folder / "server"
    script = folder / "enzyme-hub-ld"
    script.write_text(_CLIENT.format(python=sys.executable, address=str(address)))
    script.chmod(0o755)
    words = [sys.executable, "-m", "tests.forked_linker", str(address)]
    root = str(Path(__file__).parents[1])
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [root, os.environ.get("PYTHONPATH")]))}
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment) as server:
        assert server.stdin is not None and server.stdout is not None
        assert server.stdout.readline() == b"ready\n"
        yield script
        server.stdin.close()


def serve(address: str) -> None:
    """Fork for each connection until the standard input ends."""
    import linker_plugin.codegen
    import linker_plugin.main  # noqa: F401

    listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    listening.bind(address)
    listening.listen(64)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    gc.freeze()
    print("ready", flush=True)
    while True:
        ready, _, _ = select.select([listening, sys.stdin], [], [])
        if sys.stdin in ready:
            return
        connection, _ = listening.accept()
        if os.fork() == 0:
            listening.close()
            _link(connection)
        connection.close()


def _link(connection: socket.socket) -> None:
    """Be the linker that the other end is started as, and end."""
    head, streams, _, _ = socket.recv_fds(connection, 8, 3)
    size = int.from_bytes(head, "little")
    request = connection.recv(size, socket.MSG_WAITALL)
    arguments, folder, environment = marshal.loads(request)
    for to, stream in enumerate(streams):
        os.dup2(stream, to)
        os.close(stream)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    tempfile.tempdir = None
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    sys.argv = ["enzyme-hub-ld", *arguments]
    from linker_plugin.main import main

    status = 70
    try:
        status = main()
    except SystemExit as ending:
        status = ending.code if isinstance(ending.code, int) else int(ending.code is not None)
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        connection.sendall(bytes([status & 255]))
        os._exit(status & 255)


if __name__ == "__main__":
    serve(sys.argv[1])
