"""serve_rooms_check.py PROGRAM FOLDER: rooms of `cardwright serve --listen`, whose records lie in FOLDER.

People elsewhere are other addresses of loopback, each a client of its own for the limits.
"""

import http.client
import json
import os
import pathlib
import re
import signal
import socket
import subprocess
import sys
import threading
import time

program, folder = sys.argv[1:]
passed = failed = 0
DECKS = ["proving-grounds-annie", "proving-grounds-garen"]


def claim(sentence, holds, shown=""):
    global passed, failed
    if holds:
        passed += 1
    else:
        failed += 1
        print(f"FAILED: {sentence}\n{str(shown)[:600]}")


class Server:
    def __init__(self, *options):
        self.process = subprocess.Popen([program, "serve", "--listen", "127.0.0.1:0", "--rooms", folder, *options],
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        found = re.fullmatch(r"http://localhost:(\d+)/#owner=([0-9a-f]{32})\n", line)
        if not found:
            raise SystemExit(f"no address: {line}{self.process.stderr.read()}")
        self.here, self.owner = int(found[1]), found[2]
        self.known_as = self.process.stdout.readline().split()[1]
        self.port = int(self.known_as.rsplit(":", 1)[1])

    def ask(self, method="POST", path="/room", body=None, secret=None, here=False, source="127.0.0.1", host=None, **headers):
        port = self.here if here else self.port
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60, source_address=(source, 0))
        if secret is not None:
            headers["Cardwright-Secret"] = secret
        headers["Host"] = host or f"127.0.0.1:{port}"
        connection.request(method, path, body, headers)
        reply = connection.getresponse()
        text = reply.read()
        connection.close()
        return reply, text

    def own(self, **request):
        reply, text = self.ask(path="/rooms", body=json.dumps(request), secret=self.owner, here=True)
        return json.loads(text) if reply.status == 200 else {"type": str(reply.status), "text": text}

    def make(self, **newgame):
        game = newgame.pop("game", "riftbound")
        newgame.setdefault("decks", DECKS)
        newgame.setdefault("seed", 5)  # player 0 is asked first
        made = self.own(type="makeroom", game=game, newgame={"type": "newgame", **newgame})
        rooms = self.own(type="rooms")["rooms"]
        return made, next((room for room in rooms if room["room"] == made.get("room")), None)

    def say(self, secret, source="127.0.0.1", **request):
        reply, text = self.ask(body=json.dumps(request), secret=secret, source=source)
        return json.loads(text) if reply.status == 200 else {"type": str(reply.status), "text": text}

    def news(self, secret, since, source="127.0.0.1"):
        reply, text = self.ask("GET", f"/room?since={since}", secret=secret, source=source)
        return json.loads(text) if reply.status == 200 else {"type": str(reply.status)}

    def end(self, how=signal.SIGTERM):
        self.process.send_signal(how)
        code = self.process.wait(60)
        return code, self.process.stderr.read()


def secret_of(link):
    return link.rsplit("#room=", 1)[1]


def answer(server, secrets):
    """Gives any answer for the seat that is asked. Returns the seat, or None where the game is over."""
    for seat, secret in enumerate(secrets):
        question = server.say(secret, type="question")
        if question["type"] == "question":
            if question["sort"] == "split":
                given = {"split": [question["total"] - len(question["options"]) + 1] + [1] * (len(question["options"]) - 1)}
            else:
                given = {"pick": list(range(max(question["min"], min(1, question["max"]))))}
            said = server.say(secret, type="answer", question=question["question"], **given)
            if said["type"] != "ok":
                raise SystemExit(f"{question} {given}: {said}")
            return seat
    return None


def refused(reply, why):
    return reply["type"] == "refused" and why in reply["reason"]


server = Server()

# ---- the owner
for secret in [None, "", "0" * 32, server.owner[:-1], server.owner.upper() + "0"]:
    reply, text = server.ask(path="/rooms", body='{"type":"rooms"}', secret=secret, here=True)
    claim("without the owner's secret nobody sees the rooms", reply.status == 403, (reply.status, text))
reply, text = server.ask(path="/rooms", body='{"type":"rooms"}', secret=server.owner)
claim("people elsewhere do not reach them", reply.status == 405, (reply.status, text))
reply, text = server.ask(path="/rooms", body='{"type":"rooms"}', secret=server.owner, here=True, Origin="http://evil.example")
claim("nor does another page", reply.status == 403 and b"origin" in text, (reply.status, text))
for request, why in [({"type": "makeroom", "game": "riftbound"}, "newgame"), ({"type": "makeroom"}, "game"), ({"type": "save"}, "owner"),
                     ({"type": "closeroom", "room": 99}, "no such room"), ({"type": "rooms", "x": 1}, "'x'"),
                     ({"type": "makeroom", "game": "../x", "newgame": {}}, "newgame"),
                     ({"type": "makeroom", "game": "../x", "newgame": {"type": "newgame"}}, "no game"),
                     ({"type": "makeroom", "game": "riftbound", "newgame": {"type": "position"}}, "newgame"),
                     ({"type": "makeroom", "game": "riftbound", "newgame": {"type": "newgame", "decks": DECKS, "session": 1}}, "session 0"),
                     ({"type": "makeroom", "game": "riftbound", "newgame": {"type": "newgame", "decks": ["/etc/passwd"] * 2}}, "deck")]:
    claim(f"{json.dumps(request)[:90]} is refused", refused(server.own(**request), why), server.own(**request))
claim("and leaves no room", server.own(type="rooms")["rooms"] == [] and not list(pathlib.Path(folder).glob("room-*")))
made, room = server.make()
claim("a room is made", made["type"] == "made" and room and room["game"] == "riftbound", made)
one, two = secrets = [secret_of(link) for link in room["seats"]]
looker = secret_of(room["onlookers"])
claim("each has a secret of its own", len({one, two, looker, server.owner}) == 4 and all(len(s) == 32 for s in secrets))
claim("a link leads to the page, its secret behind the hash", room["seats"][0] == f"{server.known_as}/#room={one}", room)
reply, text = server.ask("GET", "/")
claim("the page is there for people elsewhere", reply.status == 200 and b"the page" in text, text)
claim("with its headers", (reply.headers["Content-Security-Policy"] or "").startswith("default-src 'none'"), reply.headers)

# ---- who gets in
wrong = server.ask(body='{"type":"room"}', secret="0" * 32)
for secret in [None, "", "x", "0" * 32, one[:-1], one + "0", one[:-1] + ("0" if one[-1] != "0" else "1"), server.owner]:
    reply, text = server.ask(body='{"type":"room"}', secret=secret)
    claim("a wrong secret has no room", reply.status == 404 and text == wrong[1], (secret, reply.status, text))
    reply, text = server.ask("GET", "/room?since=0", secret=secret)
    claim("and waits for no news", reply.status == 404 and text == wrong[1], (secret, reply.status, text))
for host in ["evil.example", f"localhost:{server.port}", f"127.0.0.1:{server.here}"]:
    reply, text = server.ask(body='{"type":"room"}', secret=one, host=host)
    claim(f"the host '{host}' has no room", reply.status == 421, (reply.status, text))
for origin in ["http://evil.example", "null", f"https://127.0.0.1:{server.port}", f"http://localhost:{server.here}"]:
    reply, text = server.ask(body='{"type":"room"}', secret=one, Origin=origin)
    claim(f"a page of {origin} has no room", reply.status == 403, (reply.status, text))
reply, text = server.ask(body='{"type":"room"}', secret=one, Origin=server.known_as)
claim("its own page has", reply.status == 200 and reply.headers["Cache-Control"] == "no-store", (reply.status, text))
claim("no other page may read it", "Access-Control-Allow-Origin" not in reply.headers, reply.headers)
for method in ["PUT", "DELETE", "OPTIONS", "PATCH", "HEAD", "BREW"]:
    reply, text = server.ask(method, secret=one)
    claim(f"{method} is refused", reply.status == 405 and reply.headers["Allow"] == "GET, POST", (reply.status, text))

# ---- what each may know and say
told = server.say(one, type="room")
claim("a seat learns its number", told["seat"] == 0 and told["seats"][0] == {"seat": "client", "here": True}, told)
claim("and that the other is not there yet", told["seats"][1]["here"] is False, told)
claim("an onlooker has none", server.say(looker, type="room").get("onlooker") is True)
hands = [{thing["object"]: thing["card"] for thing in server.say(who, type="view")["zones"]["hand:0"]} for who in (one, two, looker)]
claim("a hand is seen by its player", all(hands[0].values()), hands)
claim("and by nobody else", not any(hands[1].values()) and not any(hands[2].values()) and len(hands[2]) == len(hands[0]), hands)
shown = {thing["card"] for zone in server.say(two, type="view")["zones"].values() if isinstance(zone, list) for thing in zone}
faces = set(hands[0].values()) - shown  # a card may lie open elsewhere as well
for kind in ["view", "events", "story", "hello", "layout", "question"]:
    text = json.dumps(server.say(looker, type=kind))
    claim(f"an onlooker's {kind} is answered", '"refused"' not in text, text)
    claim(f"and names no card of a hand, no seed and no hash",
          not any(f'"{face}"' in text for face in faces) and '"seed"' not in text and '"hash"' not in text, text)
for who, name in [(one, "a seat"), (looker, "an onlooker")]:
    for kind in ["save", "load", "position", "undo", "newgame", "seat"]:
        request = {"type": kind, **({"seat": 1} if kind == "seat" else {}), **({"players": []} if kind == "position" else {})}
        claim(f"{name} sends no {kind}", server.say(who, **request)["type"] == "refused", kind)
for kind in ["answer", "concede", "fork", "branch", "targets", "leads", "back", "nextgame", "agree"]:
    extra = {"pick": []} if kind in ("answer", "targets") else {"back": 1} if kind == "agree" else {}
    claim(f"an onlooker sends no {kind}", refused(server.say(looker, type=kind, **extra), "onlooker"), server.say(looker, type=kind, **extra))
claim("nobody looks with another's eyes", refused(server.say(two, type="view", seat=0), "plays seat 1"))
claim("an onlooker neither", refused(server.say(looker, type="view", seat=0), "no seat"))
claim("nobody answers for another", refused(server.say(two, type="answer", pick=[]), "player 0 is asked"))
batch = server.say(two, type="batch", requests=[{"type": "view"}, {"type": "undo"}, {"type": "answer", "seat": 0, "pick": []}, {"type": "room"}])
claim("in a batch it is the same", [r["type"] for r in batch["replies"]] == ["view", "refused", "refused", "refused"], batch)
batch = server.say(one, type="batch", requests=[{"type": "fork"}, {"type": "answer", "pick": []}, {"type": "branch"}])
claim("a seat looks ahead within a message", [r["type"] for r in batch["replies"]] == ["fork", "ok", "branch"], batch)
claim("and the game does not notice", server.say(one, type="question")["question"] == 1 and server.say(one, type="branch")["branches"] == [0])
claim("a longer batch is refused", refused(server.say(one, type="batch", requests=[{"type": "view"}] * 129), "128"))
server.say(one, type="bye")
claim("bye ends nothing", server.say(one, type="question")["type"] == "question")
for text in [b"", b"x", b"[]", b"\xff\xfe", b'{"type":"room","type":"room"}', b'{"type":"room","x":1}', b'{"type":"batch"}', b"[" * 5000]:
    reply, said = server.ask(body=text, secret=one)
    claim(f"{text[:30]} is refused in JSON", reply.status == 200 and json.loads(said)["type"] == "refused", said)

# ---- news, and back by consent
now = server.say(one, type="room")["news"]
heard = []
waits = threading.Thread(target=lambda: heard.append(server.news(two, now)))
waits.start()
time.sleep(0.3)
claim("who waits for news hears nothing yet", not heard)
seat = answer(server, secrets)
waits.join(10)
claim("and is told when there is any", heard and heard[0]["news"] > now and heard[0]["seat"] == 1, heard)
claim("old news are told at once", server.news(two, 0)["type"] == "room")
asked = server.say(secrets[0], type="question")
wish = server.say(secrets[seat], type="back")
claim("a wish to take back waits for the other", wish["back"]["waits"] == [1 - seat], wish)
claim("nothing is taken back without consent", server.say(secrets[0], type="question") == asked)
claim("who wishes cannot agree for the other", refused(server.say(secrets[seat], type="agree", back=wish["back"]["number"]), "nobody waits"))
claim("nor can an onlooker", refused(server.say(looker, type="agree", back=wish["back"]["number"]), "onlooker"))
claim("nor to another wish", refused(server.say(secrets[1 - seat], type="agree", back=wish["back"]["number"] + 1), "past"))
said = server.say(secrets[1 - seat], type="agree", back=wish["back"]["number"])
claim("who agrees lets the game go back", said["type"] == "room" and said["backs"] == 1 and "back" not in said, said)
claim("to the question of before", server.say(secrets[seat], type="question")["question"] == 1)
claim("there is nothing more to take back", refused(server.say(one, type="back"), "no answer"))
answer(server, secrets)
wish = server.say(one, type="back")
answer(server, secrets)
claim("an answer ends a wish", refused(server.say(two, type="agree", back=wish["back"]["number"]), "past"))
wish = server.say(one, type="back")
said = server.say(two, type="disagree", back=wish["back"]["number"])
claim("who does not agree ends it", "back" not in said and said["type"] == "room", said)
again = server.say(one, type="back")
claim("and is not asked again for the same answer", refused(again, "ask again when somebody has answered"), again)
answer(server, secrets)
wish = server.say(one, type="back")
claim("but after another one", "back" in wish, wish)
server.say(one, type="disagree", back=wish["back"]["number"])
made, alone = server.make(seats=["client", "greedy"])
me = secret_of(alone["seats"][0])
claim("a bot has no link", alone["seats"][1] is None, alone)
answer(server, [me])
claim("bots agree", server.say(me, type="back")["backs"] == 1)

# ---- the record
for _ in range(12):
    answer(server, secrets)
before = [server.say(who, type="view") for who in (one, two, looker)]
questions = [server.say(who, type="question") for who in (one, two)]
stories = [server.say(who, type="story") for who in (one, two, looker)]
code, stderr = server.end(signal.SIGKILL)
records = sorted(pathlib.Path(folder).glob("room-*.json"))
claim("each room has its record", len(records) == 2, records)
claim("nothing else lies there", {path.name for path in pathlib.Path(folder).iterdir()} == {"lock", "room-1.json", "room-2.json"})
good = records[0].read_text()


def put(name, text):
    path = pathlib.Path(folder) / name
    path.write_text(text)
    return path


record = json.loads(good)
forged = {
    "room-11.json": (good, "another room"),
    "room-12.json": (good.replace('"number":1', '"number":12'), "damaged"),
    "room-13.json": (good[:-20], "no JSON"),
    "room-14.json": (json.dumps({**record, "room": 2}), "another version"),
    "room-15.json": ("[]", "no record"),
    "room-16.json": (json.dumps({**record, "number": 16, "extra": 1}), "extra"),
    "room-17.json": ("", "no JSON"),
}
for name, (text, why) in forged.items():
    put(name, text)
put("room-1.json.Ab12Cd.part", good)  # of a server that was killed
put("notes.json.Ab12Cd.part", "somebody's own")
os.mkfifo(pathlib.Path(folder) / "room-19.json")
server = Server()
claim("what a killed server left is taken away", not (pathlib.Path(folder) / "room-1.json.Ab12Cd.part").exists())
claim("and nothing of others", (pathlib.Path(folder) / "notes.json.Ab12Cd.part").read_text() == "somebody's own")
after = [server.say(who, type="view") for who in (one, two, looker)]
claim("a game survives its server", after == before, (after, before))
claim("with its question", [server.say(who, type="question") for who in (one, two)] == questions)
claim("and its story", [server.say(who, type="story") for who in (one, two, looker)] == stories)
claim("it goes on", answer(server, secrets) is not None)
wish = server.say(one, type="back")
claim("and back", wish["type"] == "room", wish)
made = server.own(type="makeroom", game="riftbound", newgame={"type": "newgame", "decks": DECKS})
claim("a new room writes over no record that was refused", made.get("room") == 20, made)
server.own(type="closeroom", room=made.get("room"))
again = subprocess.run([program, "serve", "--listen", "127.0.0.1:0", "--rooms", folder], capture_output=True, text=True, timeout=60)
claim("two servers do not share rooms", again.returncode == 74 and "another server" in again.stderr, again.stderr)
code, stderr = server.end()
claim("it ends when it is told to", code == 0, (code, stderr))
claim("a pipe is no record", "room-19.json" in stderr, stderr)
for name in ["room-19.json", "notes.json.Ab12Cd.part"]:
    (pathlib.Path(folder) / name).unlink()
for name, (text, why) in forged.items():
    found = [line for line in stderr.splitlines() if name in line]
    claim(f"{name} is refused by name: {why}", len(found) == 1 and why in found[0], stderr)
    claim(f"{name} is left as it is", (pathlib.Path(folder) / name).read_text() == text)
    (pathlib.Path(folder) / name).unlink()


# ---- no client in the way of another one
server = Server()
claim("rooms are there again", len(server.own(type="rooms")["rooms"]) == 2)
stop = threading.Event()
flood = {"ok": 0, "many": 0, "gone": 0}


def pour():
    while not stop.is_set():
        try:
            reply, _ = server.ask(body='{"type":"view"}', secret="0" * 32, source="127.0.0.9")
            flood["many" if reply.status == 429 else "ok"] += 1
        except OSError:
            flood["gone"] += 1


slow = []
for i in range(40):
    try:
        line = socket.create_connection(("127.0.0.1", server.port), timeout=5, source_address=("127.0.0.8", 0))
        line.sendall(b"POST /room HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nContent-Length: 60000\r\n\r\n{" % server.port)
        slow.append(line)
    except OSError:
        pass
pours = [threading.Thread(target=pour) for _ in range(3)]
for thread in pours:
    thread.start()
times = []
for i in range(60):
    began = time.monotonic()
    said = server.say(two, type="view", source="127.0.0.7")
    times.append(time.monotonic() - began)
    if said["type"] != "view":
        break
    time.sleep(0.03)
stop.set()
for thread in pours:
    thread.join()
claim("who asks without end is told to wait", flood["many"] > 100, flood)
claim("and is in nobody's way", said["type"] == "view" and sorted(times)[54] < 0.5, (flood, said["type"], sorted(times)[-6:]))
for line in slow:
    line.close()

layouts = json.dumps({"type": "batch", "requests": [{"type": "layout"}] * 20})  # so that a slow machine is fast enough
many = [server.ask(body=layouts, secret=one, source=f"127.0.1.{i % 9}")[0].status for i in range(90)]
claim("a seat is held to its rate, from whatever address", 429 in many and many[0] == 200, many.count(429))
claim("and the other seat is not", server.say(two, type="view", source="127.0.0.7")["type"] == "view")

# ---- what is no message
def raw(text, wait=True):
    got = b""
    try:
        with socket.create_connection(("127.0.0.1", server.port), timeout=20, source_address=("127.0.0.6", 0)) as line:
            line.sendall(text)
            line.shutdown(socket.SHUT_WR)
            while part := line.recv(65536):
                got += part
    except OSError:
        pass
    return got


head = b"POST /room HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nCardwright-Secret: %s\r\n" % (server.port, two.encode())
claim("a huge message is refused by its length", b" 413 " in raw(head + b"Content-Length: 99999999999\r\n\r\n"))
claim("one in pieces is cut off", b" 200 " not in raw(head + b"Transfer-Encoding: chunked\r\n\r\n" + b"4000\r\n" + b"x" * 16384 + b"\r\n"
                                                     + (b"4000\r\n" + b"x" * 16384 + b"\r\n") * 8))
claim("half a message is none", b" 200 " not in raw(head + b"Content-Length: 100\r\n\r\n{"))
claim("a length that is none is refused", b" 200 " not in raw(head + b"Content-Length: -1\r\n\r\n"))
piped = raw((head + b"Content-Length: 15\r\n\r\n" + b'{"type":"room"}') * 5)
claim("several in a row are answered in order", piped.count(b" 200 ") == 5, piped)
claim("long headers are refused", b" 200 " not in raw(head + b"X: " + b"a" * 100000 + b"\r\n\r\n"))
gone = socket.create_connection(("127.0.0.1", server.port), timeout=5)
gone.sendall(b"GET /room?since=%d HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nCardwright-Secret: %s\r\n\r\n"
             % (server.say(two, type="room", source="127.0.0.7")["news"], server.port, two.encode()))
time.sleep(0.2)
gone.close()
claim("who hangs up while it waits is missed by nobody", server.say(two, type="room", source="127.0.0.7")["type"] == "room")
waiting = []
for i in range(8):
    line = socket.create_connection(("127.0.0.1", server.port), timeout=40, source_address=("127.0.0.5", 0))
    line.sendall(b"GET /room?since=%d HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nCardwright-Secret: %s\r\n\r\n"
                 % (server.say(looker, type="room", source="127.0.0.7")["news"], server.port, two.encode()))
    waiting.append(line)
time.sleep(0.3)
answered = 0
for line in waiting:
    line.settimeout(0.2)
    try:
        answered += b" 429 " in line.recv(4096)
    except OSError:
        pass
claim("a seat has so many messages on their way", 1 <= answered <= 4, answered)

# Replies count until they are sent: who asks and never reads has no more of them than that.
def limit(name):
    return int(re.search(rf"^LIMIT\({name}, (\d+),", pathlib.Path("engine/base/limits.def").read_text(), re.M)[1])


def never_reads(secret):
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)  # so that its system takes little, too
    line.settimeout(20)
    line.bind(("127.0.0.4", 0))
    line.connect(("127.0.0.1", server.port))
    body = json.dumps({"type": "batch", "requests": [{"type": "layout"}] * 60}).encode()
    line.sendall(b"POST /room HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nCardwright-Secret: %s\r\nContent-Length: %d\r\n\r\n%s"
                 % (server.port, secret.encode(), len(body), body))
    return line


def view_status(secret):
    return server.ask(body='{"type":"view"}', secret=secret, source="127.0.0.7")[0].status


made, full = server.make()
mine, other = (secret_of(link) for link in full["seats"])
most = limit("ROOM_MESSAGES")
lines = [never_reads(mine) for _ in range(most - 1)]
time.sleep(1)
claim("who reads no reply may ask once more below the limit", view_status(mine) == 200)
lines.append(never_reads(mine))
time.sleep(1)
claim(f"with {most} replies that are not sent a seat is told to wait", view_status(mine) == 429)
claim("and the other seat is not", view_status(other) == 200)
for line in lines:
    line.close()
for _ in range(100):
    if view_status(mine) == 200:
        break
    time.sleep(0.1)
claim("when its lines are gone it is answered", view_status(mine) == 200)
server.own(type="closeroom", room=made["room"])

# ---- rooms end
number = server.own(type="rooms")["rooms"][1]["room"]
claim("the owner closes a room", server.own(type="closeroom", room=number)["type"] == "closed")
for _ in range(50):
    if not (pathlib.Path(folder) / f"room-{number}.json").exists():
        break
    time.sleep(0.1)
claim("and its record is gone", not (pathlib.Path(folder) / f"room-{number}.json").exists())
claim("and its link leads nowhere", server.say(me, type="room", source="127.0.0.7")["type"] == "404")
began = time.monotonic()
code, stderr = server.end()
claim("who still waits keeps no server", code == 0 and time.monotonic() - began < 10, (code, stderr))
for line in waiting:
    line.close()

print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0)
