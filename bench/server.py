"""The server beside a bare echo server: messages per second, latency, many sockets.

    python bench/server.py            prints one JSON object; takes about a minute

Both servers run as real uvicorn processes on loopback with the same settings; this process is the
client of both. Messages are counted where they arrive. `ratio` is what the house plan asks for:
messages through our rooms over messages through the echo server, in the same run.
"""

import argparse
import asyncio
import gc
import json
import logging
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any, Final

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect

from rietland.web.command import config, write_logs
from rietland.web.host.protocols import Socket
from rietland.web.settings import Settings

PING: Final = '{"type":"ping","space":14}'
#: Messages each socket keeps on their way in the throughput runs.
WINDOW: Final = 8
#: Load for each core, before the run, and milliseconds of an echo beyond which a machine is busy.
BUSY: Final = 0.5
QUIET_ECHO: Final = 20


# The servers, each in a process of its own.


async def echo(socket: WebSocket) -> None:
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        return


class Tireless(Socket):
    """A socket that may send as fast as it can: it is the server that is measured."""

    frames_allowed = 1_000_000_000


def serve(kind: str, port: int, folder: str) -> None:
    settings = Settings(
        data=Path(folder), read_limit="", write_limit="", socket_limit="", chat_limit="",
        game_limit="", sockets_each=5000, takeover=0,
    )  # fmt: skip
    write_logs(sys.stderr, logging.WARNING)
    ours = config(settings)
    if kind == "echo":
        ours.app = Starlette(routes=[WebSocketRoute("/ws/{table}", echo)])
    ours.ws = Tireless
    ours.port = port
    uvicorn.Server(ours).run()


class Server:
    """One of the two, running."""

    def __init__(self, kind: str, port: int, folder: str) -> None:
        self.address = f"127.0.0.1:{port}"
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--serve", kind, str(port), folder]
        )
        for _ in range(400):
            try:
                with urllib.request.urlopen(f"http://{self.address}/healthz"):
                    return
            except urllib.error.HTTPError:
                return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError(f"the {kind} server does not answer")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(10)

    def socket(self, table: str, cookie: str = "") -> connect:
        headers = {"cookie": cookie} if cookie else {}
        return connect(
            f"ws://{self.address}/ws/{table}", additional_headers=headers, compression=None,
            max_size=None, open_timeout=30,
        )  # fmt: skip

    def sockets(self) -> int:
        """How many it holds."""
        with urllib.request.urlopen(f"http://{self.address}/healthz") as answer:
            return int(json.load(answer)["sockets"])

    def begin(self, heroes: int, companions: int = 0) -> tuple[str, str]:
        """A table whose seats all belong to one cookie, but for those of steady companions."""
        names = ["thorn", "chada", "eara", "kram"][: heroes + companions]
        players = ["me"] * heroes + ["companion:steady"] * companions
        asked = {
            "box": "base", "legend": "2", "difficulty": "easy", "seed": 1,
            "heroes": [
                {"name": name, "player": player}
                for name, player in zip(names, players, strict=True)
            ],
        }  # fmt: skip
        request = urllib.request.Request(
            f"http://{self.address}/api/tables",
            msgspec.json.encode(asked),
            {"content-type": "application/json"},
        )
        with urllib.request.urlopen(request) as answer:  # noqa: S310 - loopback
            return json.load(answer)["table"], answer.headers["set-cookie"].partition(";")[0]


# Messages per second.


async def echo_rate(server: Server, sockets: int, seconds: float, text: str) -> float:
    """Round trips per second over so many sockets."""
    count = 0
    end = time.perf_counter() + seconds

    async def one() -> None:
        nonlocal count
        async with server.socket("x") as line:
            for _ in range(WINDOW):
                await line.send(text)
            while time.perf_counter() < end:
                await line.recv()
                count += 1
                await line.send(text)

    await asyncio.gather(*(one() for _ in range(sockets)))
    return count / seconds


async def ping_rate(server: Server, tables: list[tuple[str, str]], seconds: float) -> float:
    """Pings that arrive per second, one browser at each table."""
    count = 0
    end = time.perf_counter() + seconds

    async def one(table: str, cookie: str) -> None:
        nonlocal count
        async with server.socket(table, cookie) as line:
            await line.send('{"type":"hello"}')
            await view(line)
            for _ in range(WINDOW):
                await line.send(PING)
            while time.perf_counter() < end:
                await line.recv()
                count += 1
                await line.send(PING)

    await asyncio.gather(*(one(*table) for table in tables))
    return count / seconds


async def fan_rate(
    server: Server, tables: list[tuple[str, str]], people: int, seconds: float
) -> float:
    """Pings that arrive per second where one of several people at each table points."""
    count = 0
    end = time.perf_counter() + seconds

    async def at_table(table: str, cookie: str) -> None:
        nonlocal count
        lines = []
        for _ in range(people):
            line = await server.socket(table, cookie).__aenter__()
            await line.send('{"type":"hello"}')
            await view(line)
            lines.append(line)

        async def listen(line: ClientConnection, answers: bool) -> None:
            nonlocal count
            while time.perf_counter() < end:
                message = await line.recv()
                if '"type":"ping"' not in str(message)[:30]:
                    continue
                count += 1
                if answers:
                    await line.send(PING)

        for _ in range(WINDOW):
            await lines[0].send(PING)
        tasks = [asyncio.create_task(listen(line, line is lines[0])) for line in lines]
        await asyncio.wait(tasks, timeout=max(0.1, end - time.perf_counter() + 0.5))
        for task in tasks:
            task.cancel()
        for line in lines:
            await line.close()

    await asyncio.gather(*(at_table(*table) for table in tables))
    return count / seconds


# Inputs.


async def view(line: ClientConnection) -> dict[str, Any]:
    while True:
        message = await line.recv()
        if str(message).startswith('{"type":"view"'):
            shown: dict[str, Any] = msgspec.json.decode(message)
            return shown


class Clock:
    """When an input was sent and when others saw it."""

    def __init__(self, tables: int) -> None:
        self.missing = tables
        self.all_ready = asyncio.Event()
        self.sent: dict[tuple[str, int], float] = {}
        self.seen: dict[tuple[str, int], float] = {}
        self.inputs = 0
        self.views = 0

    def is_ready(self) -> None:
        self.missing -= 1
        if not self.missing:
            self.all_ready.set()


async def play_table(
    server: Server, table: str, cookie: str, clock: Clock, start: asyncio.Event, seconds: float,
    pause: float, delay: float,
) -> None:  # fmt: skip
    """One browser plays, another looks on from the same table and says when it saw each input."""
    async with server.socket(table, cookie) as plays, server.socket(table, cookie) as looks:
        for line in (plays, looks):
            await line.send('{"type":"hello"}')
        shown = await view(plays)
        await view(looks)
        clock.is_ready()
        await start.wait()
        end = time.perf_counter() + seconds
        await asyncio.sleep(delay)

        async def look() -> None:
            while True:
                message = await looks.recv()
                now = time.perf_counter()
                if not str(message).startswith('{"type":"view"'):
                    continue
                clock.views += 1
                at = int(str(message).partition('"seq":')[2].partition(",")[0])
                clock.seen[(table, at)] = now

        looking = asyncio.create_task(look())
        turn = 0
        while time.perf_counter() < end:
            options = shown["view"]["options"]
            if not options:
                break
            say = options[turn % len(options)]["say"]
            turn += 1
            at = shown["seq"]
            sent = time.perf_counter()
            # Dice may follow in the same step, so the number of its last input is not known yet:
            # the view that comes back names it.
            await plays.send(json.dumps({"type": "do", "do": [say], "at": at}))
            shown = await view(plays)
            clock.sent[(table, shown["seq"])] = sent
            clock.inputs += 1
            clock.views += 1
            if pause:
                await asyncio.sleep(pause)
        await asyncio.sleep(0.2)
        looking.cancel()


async def lags(found: list[float]) -> None:
    """How late this process itself comes to what it wanted to do by now."""
    while True:
        wanted = time.perf_counter() + 0.005
        await asyncio.sleep(0.005)
        found.append(time.perf_counter() - wanted)


async def play_all(
    server: Server, tables: list[tuple[str, str]], seconds: float, pause: float
) -> dict[str, float]:
    clock = Clock(len(tables))
    start = asyncio.Event()
    playing = [
        asyncio.create_task(
            play_table(server, *table, clock, start, seconds, pause, pause * number / len(tables))
        )
        for number, table in enumerate(tables)
    ]
    await clock.all_ready.wait()
    late_here: list[float] = []
    watching = asyncio.create_task(lags(late_here))
    start.set()
    await asyncio.gather(*playing)
    watching.cancel()
    took = max(clock.sent.values()) - min(clock.sent.values())
    late = sorted(clock.seen[key] - sent for key, sent in clock.sent.items() if key in clock.seen)
    return {
        "tables": len(tables),
        "inputs_per_second": round(clock.inputs / took, 1),
        "views_per_second": round(clock.views / took, 1),
        "p50_ms": round(1000 * statistics.median(late), 2),
        "p99_ms": high(late),
        "max_ms": round(1000 * late[-1], 2),
        "seen": len(late),
        # Part of the above, and none of the server's making.
        "late_here_p99_ms": high(late_here),
        "late_here_max_ms": round(1000 * max(late_here), 2),
    }


# People among companions.


async def play_with_companions(
    server: Server, table: str, cookie: str, found: list[float], end: float, delay: float
) -> int:
    """A person who answers whenever asked; how long each own input took to be seen."""
    seen = 0
    async with server.socket(table, cookie) as line:
        await line.send('{"type":"hello"}')
        shown = await view(line)
        await asyncio.sleep(delay)
        while time.perf_counter() < end:
            options = shown["view"]["options"]
            if not options:
                try:
                    async with asyncio.timeout(max(0.1, end - time.perf_counter())):
                        shown = await view(line)
                except TimeoutError:
                    break
                seen += sum(one["seat"] > 0 for one in shown["told"])
                continue
            ends = [one["say"] for one in options if one["say"].startswith("end ")]
            sent = time.perf_counter()
            say = (ends or [options[0]["say"]])[0]
            await line.send(json.dumps({"type": "do", "do": [say], "at": shown["seq"]}))
            shown = await view(line)
            found.append(time.perf_counter() - sent)
            await asyncio.sleep(1.0)
    return seen


async def echoes(bare: Server, found: list[float]) -> None:
    """How long the bare server takes for one message now and then: what the machine makes of it."""
    async with bare.socket("x") as line:
        while True:
            sent = time.perf_counter()
            await line.send(PING)
            await line.recv()
            found.append(time.perf_counter() - sent)
            await asyncio.sleep(0.02)


async def company(server: Server, bare: Server, count: int, seconds: float) -> dict[str, Any]:
    """Tables of one person and two steady companions each, and beside them the bare server.

    Nobody plays with the bare server, so what it takes long for is not of our making: a run in
    which its p99 is more than a few milliseconds was made on a busy machine and says little.
    """
    tables = [server.begin(1, 2) for _ in range(count)]
    found: list[float] = []
    late_here: list[float] = []
    echoed: list[float] = []
    load = os.getloadavg()[0]
    watching = [
        asyncio.create_task(lags(late_here)),
        asyncio.create_task(echoes(bare, echoed)),
    ]
    end = time.perf_counter() + seconds
    seen = await asyncio.gather(
        *(
            play_with_companions(server, *table, found, end, number / count)
            for number, table in enumerate(tables)
        )
    )
    for task in watching:
        task.cancel()
    p99, echo_p99 = high(found), high(echoed)
    return {
        "tables": count,
        "inputs": len(found),
        "companions_inputs_per_second": round(sum(seen) / seconds, 1),
        "p50_ms": round(1000 * statistics.median(found), 2),
        "p99_ms": p99,
        "max_ms": round(1000 * max(found), 2),
        "late_here_p99_ms": high(late_here),
        "echo_p50_ms": round(1000 * statistics.median(echoed), 2),
        "echo_p99_ms": echo_p99,
        "p99_beyond_echo_ms": round(p99 - echo_p99, 2),
        "load_before": round(load, 2),
        "machine_is_busy": load > BUSY * (os.cpu_count() or 1) or echo_p99 > QUIET_ECHO,
    }


def high(found: list[float]) -> float:
    """What 99 of a hundred were quicker than, in milliseconds."""
    return round(1000 * sorted(found)[int(len(found) * 0.99)], 2)


# Many sockets.


async def hold(server: Server, tables: list[tuple[str, str]], sockets: int) -> dict[str, float]:
    """Open so many sockets, spread over the tables, and see one input reach all of a table."""
    lines: list[ClientConnection] = []
    begin = time.perf_counter()

    async def one(number: int) -> None:
        table, cookie = tables[number % len(tables)]
        line = await server.socket(table, cookie).__aenter__()
        await line.send('{"type":"hello"}')
        await view(line)
        lines.append(line)

    for first in range(0, sockets, 50):
        await asyncio.gather(*(one(n) for n in range(first, min(first + 50, sockets))))
    opened = time.perf_counter() - begin
    before = _memory(server.process.pid)
    held = await asyncio.to_thread(server.sockets)
    await asyncio.gather(*(line.close() for line in lines))
    return {"sockets": held, "opened_in_s": round(opened, 2), "server_mb": before}


def cpu(server: Server) -> float:
    """Seconds of processor time a server has used, its worker processes left out."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2]
    user, system = fields.split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def _memory(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) // 1024
    return 0


# All of it.


async def measure(ours: Server, bare: Server, quick: bool, asked_for: str) -> dict[str, Any]:
    seconds = 2.0 if quick else 5.0
    count = 20 if quick else 100
    found: dict[str, Any] = {
        "loop": config(Settings(data=Path(tempfile.gettempdir()))).loop,
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 2),
    }
    if asked_for == "companions":
        found["with_companions"] = await company(ours, bare, 20 if quick else 60, 6 * seconds)
        return found
    tables = [ours.begin(2) for _ in range(count)]
    # Turn by turn, so that a busy moment of the machine hits both.
    rates: dict[str, list[float]] = {"echo": [], "room": [], "fan": []}
    costs: dict[str, list[float]] = {"echo": [], "room": [], "fan": []}
    for _ in range(2):
        for name in ("echo", "room", "fan"):
            server = bare if name == "echo" else ours
            before = cpu(server)
            if name == "echo":
                rate = await echo_rate(bare, count, seconds, PING)
            elif name == "room":
                rate = await ping_rate(ours, tables, seconds)
            else:
                rate = await fan_rate(ours, tables[: count // 4], 4, seconds)
            rates[name].append(rate)
            costs[name].append(rate * seconds / max(0.01, cpu(server) - before))
    found["messages_per_second"] = {name: round(max(all_)) for name, all_ in rates.items()}
    # On a machine that others use too, this says more: what a server does with its time.
    found["messages_per_cpu_second"] = {name: round(max(all_)) for name, all_ in costs.items()}
    found["ratio"] = round(max(rates["room"]) / max(rates["echo"]), 3)
    found["ratio_per_cpu_second"] = round(max(costs["room"]) / max(costs["echo"]), 3)
    found["ratio_four_at_a_table"] = round(max(rates["fan"]) / max(rates["echo"]), 3)
    sample = "x" * 6000
    found["echo_of_6_kB"] = round(await echo_rate(bare, count, seconds / 2, sample))
    before = cpu(ours)
    found["playing"] = await play_all(ours, tables, 2 * seconds, pause=1.0)
    found["playing"]["cpu_share"] = round((cpu(ours) - before) / (2 * seconds), 3)
    found["as_fast_as_it_goes"] = await play_all(
        ours, [ours.begin(2) for _ in range(8)], seconds, pause=0.0
    )
    found["with_companions"] = await company(ours, bare, 20 if quick else 60, 6 * seconds)
    found["held"] = await hold(ours, tables, 100 if quick else 1000)
    found["goals"] = {"ratio": 1 / 3, "p99_ms": 50, "with_companions_p99_ms": 100, "sockets": 1000}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures the server beside a bare echo server.")
    parser.add_argument("--quick", action="store_true", help="a few seconds, fewer tables")
    parser.add_argument(
        "--only", choices=["companions"], default="", help="only people among companions"
    )
    parser.add_argument(
        "--serve", nargs=3, metavar=("KIND", "PORT", "DATA"), help=argparse.SUPPRESS
    )
    parser.add_argument(
        "--first", action="store_true",
        help="ask for real-time scheduling, on a machine that others use too",
    )  # fmt: skip
    asked = parser.parse_args()
    if asked.serve:
        serve(asked.serve[0], int(asked.serve[1]), asked.serve[2])
        return
    # The client is the clock: it must not stop to look for garbage while it measures.
    gc.disable()
    if asked.first:
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
    wanted = 4096
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard), hard))
    port = 20000 + os.getpid() % 20000
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_DIR")) as folder:
        ours = Server("ours", port, folder)
        bare = Server("echo", port + 1, folder)
        try:
            print(json.dumps(asyncio.run(measure(ours, bare, asked.quick, asked.only)), indent=2))
        finally:
            ours.stop()
            bare.stop()


if __name__ == "__main__":
    main()
