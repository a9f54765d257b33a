"""serve_folder_check.py PROGRAM FOLDER: what `cardwright serve FOLDER` gives the page of whoever owns the server."""

import http.client
import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import threading
import time
import urllib.parse

program, folder = sys.argv[1:]
passed = failed = 0
here = pathlib.Path(folder)


def claim(sentence, holds, shown=""):
    global passed, failed
    if holds:
        passed += 1
    else:
        failed += 1
        print(f"FAILED: {sentence}\n{str(shown)[:600]}")


server = subprocess.Popen([program, "serve", folder], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
found = re.fullmatch(r"http://localhost:(\d+)/#owner=([0-9a-f]{32})\n", server.stdout.readline())
port, owner = int(found[1]), found[2]
claim("it says which folder it has", server.stdout.readline() == f"folder: {here.name}\n")


def ask(method="GET", body=None, secret=owner, host=None, path=None, raw=False, headers=None, **arguments):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    sent = {"Host": host or f"localhost:{port}", "Cardwright-Secret": secret or "", **(headers or {})}
    query = "&".join(f"{key}={urllib.parse.quote(value, safe='')}" for key, value in arguments.items())
    connection.request(method, path or f"/folder?{query}", body, sent)
    reply = connection.getresponse()
    text = reply.read()
    connection.close()
    return reply.status, text if raw or not text.startswith(b"{") else json.loads(text)


(here / "cards.csv").write_text("code,name\n")
(here / "keywords").mkdir()
(here / "keywords" / "glimpse.lua").write_text("-- glimpse\n")
outside = here.parent / "outside.txt"
outside.write_text("secret")
(here / "link.txt").symlink_to(outside)
(here / "linked").symlink_to(here.parent)

status, listed = ask()
claim("the folder is listed", status == 200 and listed["folder"] == here.name, listed)
claim("its texts alone", [row["name"] for row in listed["files"]] == ["cards.csv", "keywords/glimpse.lua"], listed)
status, one = ask(file="keywords/glimpse.lua")
claim("a file is read, with its hash", one["text"] == "-- glimpse\n" and one["hash"] == listed["files"][1]["hash"], one)
status, saved = ask("PUT", "-- mine\n", file="keywords/glimpse.lua", **{"from": one["hash"]})
claim("it is saved", status == 200 and (here / "keywords" / "glimpse.lua").read_text() == "-- mine\n", saved)
status, told = ask("PUT", "-- other\n", file="keywords/glimpse.lua", **{"from": one["hash"]})
claim("who has an older one is told, and nothing is lost",
      status == 409 and told["type"] == "conflict" and told["text"] == "-- mine\n" and told["hash"] == saved["hash"], told)
claim("the file stays", (here / "keywords" / "glimpse.lua").read_text() == "-- mine\n")
status, told = ask("PUT", "-- new\n", file="keywords/new.lua", **{"from": "none"})
claim("a new file comes", status == 200 and (here / "keywords" / "new.lua").read_text() == "-- new\n", told)
status, told = ask("PUT", "-- new\n", file="keywords/new.lua", **{"from": "none"})
claim("and is new once", status == 409, told)
status, told = ask("PUT", "x", file="a/b.lua")
claim("who does not say from what is refused", status == 400 and "from=HASH" in told["reason"], told)
status, told = ask("PUT", b"one\n\xff\n", file="odd.txt", **{"from": "none"})
claim("what is no text is refused by its line", status == 400 and "line 2" in told["reason"], told)
status, told = ask("DELETE", file="keywords/new.lua", **{"from": saved["hash"]})
claim("what is another one by now is not taken away", status == 409, told)
status, listed = ask()
new = next(row for row in listed["files"] if row["name"] == "keywords/new.lua")
status, told = ask("DELETE", file="keywords/new.lua", **{"from": new["hash"]})
claim("a file is taken away", status == 200 and not (here / "keywords" / "new.lua").exists(), told)
for name in ["../outside.txt", "/etc/hostname.txt", "keywords/../../outside.txt", "link.txt", "linked/outside.txt", ".hidden.txt", "x.png", "", "a//b.lua"]:
    for method in ["GET", "PUT", "DELETE"]:
        status, told = ask(method, "x" if method == "PUT" else None, file=name, **{"from": "none"})
        claim(f"{method} of '{name}' is refused", status in (400, 404), (status, told))
for query in ["file=%zz", "file=%00.lua", "file=..%2foutside.txt", "file=%2e%2e/outside.txt", "file=" + "a" * 5000 + ".lua"]:
    status, told = ask(path=f"/folder?{query}")
    claim(f"{query[:40]} is refused", status in (400, 404), (status, told))
claim("what lies outside stays", outside.read_text() == "secret")
claim("no file is left over", sorted(path.name for path in here.rglob("*.part")) == [])

# ---- who may
for secret in [None, "0" * 32, owner[:-1]]:
    for method in ["GET", "PUT", "DELETE"]:
        claim(f"{method} wants the owner's secret", ask(method, secret=secret, file="cards.csv")[0] == 403)
claim("a page of another origin has none", ask(headers={"Origin": "http://evil.example"})[0] == 403)
claim("nor has another host", ask(host="evil.example")[0] == 421)
claim("POST is refused", ask("POST", "{}")[0] == 405)
claim("a file has a limit", ask("PUT", headers={"Content-Length": "99999999"}, file="x.lua", **{"from": "none"})[0] == 413)

# ---- news
mark = ask()[1]["mark"]
claim("who has an old mark is told at once", ask(since="0" * 16)[1]["mark"] == mark)
news = []
waits = threading.Thread(target=lambda: news.append((ask(since=mark), time.monotonic())))
began = time.monotonic()
waits.start()
time.sleep(0.8)
claim("who waits waits", not news)
(here / "cards.csv").write_text("code,name\nX,Y\n")
waits.join(20)
claim("until a file has changed", news and news[0][0][1]["mark"] != mark and news[0][1] - began < 10, news)


def wait_to_the_end():
    """The server ends meanwhile: it answers, or it hangs up."""
    try:
        news.append(ask(since=news[0][0][1]["mark"]))
    except (http.client.HTTPException, OSError) as hung_up:
        news.append(hung_up)


waits = threading.Thread(target=wait_to_the_end)
waits.start()
time.sleep(0.5)
began = time.monotonic()
server.send_signal(signal.SIGTERM)
claim("who still waits keeps no server", server.wait(20) == 0 and time.monotonic() - began < 10)
waits.join(20)
claim("and is let go", len(news) == 2 and not waits.is_alive(), news)

print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0)
