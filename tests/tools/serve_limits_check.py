"""serve_limits_check.py PROGRAM ROOMS SET: what docs/security.md says of connections, time and sizes of `cardwright serve`, and of a
server behind another one. Each number is a row of limits.def."""

import http.client
import json
import pathlib
import re
import socket
import subprocess
import sys
import threading
import time

program, rooms, folder = sys.argv[1:]
passed = failed = 0
ROWS = pathlib.Path("engine/base/limits.def").read_text()


def claim(sentence, holds, shown=""):
    global passed, failed
    if holds:
        passed += 1
    else:
        failed += 1
        print(f"FAILED: {sentence}\n{str(shown)[:600]}")


def limit(name):
    return int(re.search(rf"^LIMIT\({name}, (\d+),", ROWS, re.M)[1])


def start(*options):
    server = subprocess.Popen([program, "serve", "--rooms", rooms, *options],
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    found = re.fullmatch(r"http://localhost:(\d+)/#owner=([0-9a-f]{32})\n", server.stdout.readline())
    return server, int(found[1]), found[2], server.stdout.readline().split()[1]


def ask(port, method="GET", path="/", body=None, source="127.0.0.1", host=None, timeout=60, **headers):
    """Returns the status and the text; a status of None where nothing came back."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=timeout, source_address=(source, 0))
    try:
        connection.request(method, path, body, {"Host": host or f"127.0.0.1:{port}", **headers})
        reply = connection.getresponse()
        return reply.status, reply.read()
    except OSError:
        return None, b""
    finally:
        connection.close()


def own(port, owner, **request):
    return json.loads(ask(port, "POST", "/rooms", json.dumps(request), **{"Cardwright-Secret": owner})[1])


def hold(port, source):
    """Opens a connection that begins a request and never ends it."""
    line = socket.create_connection(("127.0.0.1", port), timeout=20, source_address=(source, 0))
    line.sendall(b"GET / HTTP/1.1\r\n")
    return line


def is_closed(line, seconds):
    line.settimeout(seconds)
    try:
        return line.recv(1000) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


server, here, owner, known_as = start("--listen", "127.0.0.1:0", folder)
there = int(known_as.rsplit(":", 1)[1])
secret = {"Cardwright-Secret": owner}

claim("the owner learns what the server has", json.loads(ask(here, path="/owner", **secret)[1]) == {"type": "owner", "rooms": True, "folder": True})
claim("people elsewhere do not ask", ask(there, path="/owner", **secret)[0] == 404)

# ---- time
silent, began = hold(here, "127.0.0.1"), time.monotonic()
waited = []


def wait_for_news():
    mark = json.loads(ask(here, path="/folder", **secret)[1])["mark"]
    from_here = time.monotonic()
    waited.append((ask(here, path=f"/folder?since={mark}", **secret)[0], time.monotonic() - from_here))


news = threading.Thread(target=wait_for_news)
news.start()

# ---- sizes
most = limit("FOLDER_FILE")
status, text = ask(here, "PUT", "/folder?file=large.csv&from=none", b"a" * most, **secret)
claim("a file of the folder is saved up to its limit", status == 200 and (pathlib.Path(folder) / "large.csv").stat().st_size == most, text)
status, text = ask(here, "PUT", "/folder?file=larger.csv&from=none", None, **{"Content-Length": str(most + 1), **secret})
claim("and not beyond it", status == 413 and not (pathlib.Path(folder) / "larger.csv").exists(), (status, text))
(pathlib.Path(folder) / "grown.csv").write_bytes(b"a" * (most + 1))
status, text = ask(here, path="/folder?file=grown.csv", **secret)
claim("one that is larger on disk is refused by name", status == 400 and b"grown.csv" in text, (status, text))

# ---- connections
lines = [hold(there, "127.0.0.8") for _ in range(limit("LISTEN_ADDRESS"))]
claim("an address elsewhere has so many connections", not is_closed(lines[-1], 0.5))
claim("and no more", ask(there, source="127.0.0.8", timeout=5)[0] is None)
claim("another address has its own", ask(there, source="127.0.0.9")[0] == 200)
for line in lines:
    line.close()
time.sleep(0.5)
claim("when they are gone it comes in", ask(there, source="127.0.0.8")[0] == 200)
lines = [hold(there, f"127.0.2.{1 + i // 20}") for i in range(limit("LISTEN_CONNECTIONS"))]
time.sleep(1)
claim("all addresses together have so many", ask(there, source="127.0.0.9", timeout=3)[0] is None)
claim("and who owns the server is not hindered", own(here, owner, type="rooms")["type"] == "rooms")
for line in lines:
    line.close()
time.sleep(0.5)
claim("then people come in again", ask(there, source="127.0.0.9")[0] == 200)
lines = [hold(here, "127.0.0.1") for _ in range(limit("SERVE_CONNECTIONS"))]
time.sleep(1)
claim("browsers of this machine have so many", ask(here, timeout=3)[0] is None)
for line in lines:
    line.close()
time.sleep(0.5)
claim("and come in again", ask(here)[0] == 200)

# ---- rooms
made = [own(here, owner, type="makeroom", game="gwent", newgame={"type": "newgame", "decks": ["monsters-swarm", "scoiatael-ambush"]})
        for _ in range(limit("ROOMS") + 1)]
claim("there are so many rooms", all(one["type"] == "made" for one in made[:-1]), made)
claim("and no more", made[-1]["type"] == "refused", made[-1])
record = json.loads((pathlib.Path(rooms) / "room-1.json").read_text())
claim("a room asks everybody", record["newgame"]["asks_all"] is True, record)
own(here, owner, type="closeroom", room=made[0]["room"])
for _ in range(100):
    wish = {"type": "newgame", "asks_all": False, "decks": ["monsters-swarm", "scoiatael-ambush"]}
    other = own(here, owner, type="makeroom", game="gwent", newgame=wish)
    if other["type"] == "made":
        break
    time.sleep(0.1)
record = json.loads((pathlib.Path(rooms) / f"room-{other['room']}.json").read_text())
claim("unless its owner says otherwise", record["newgame"]["asks_all"] is False, record)

# ---- time is over
claim("a silent connection is closed", is_closed(silent, 60), time.monotonic() - began)
claim("and not before its time", time.monotonic() - began >= limit("SERVE_SECONDS") - 1, time.monotonic() - began)
news.join(90)
claim("who waits for news of the folder is answered without", waited and waited[0][0] == 200 and waited[0][1] < limit("FOLDER_WAIT") + 20, waited)
server.terminate()
claim("it ends when it is told to", server.wait(60) == 0, server.stderr.read())

# ---- behind a server for https
server, here, owner, known_as = start("--listen", f"127.0.0.1:{there}", "--known-as", "https://cards.example")
for _ in range(300):
    listed = own(here, owner, type="rooms")["rooms"]
    if listed and listed[0]["seats"]:  # its record is played
        break
    time.sleep(0.1)
claim("links lead to the server before it", listed[0]["seats"][0].startswith("https://cards.example/#room="), listed)
claim("it answers to that name", ask(there, host="cards.example")[0] == 200)
claim("to its page", ask(there, host="cards.example", Origin="https://cards.example")[0] == 200)
claim("and to no other", ask(there)[0] == 421 and ask(there, host="cards.example", Origin="http://cards.example")[0] == 403)
server.terminate()
claim("it ends, too", server.wait(60) == 0, server.stderr.read())

print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0)
