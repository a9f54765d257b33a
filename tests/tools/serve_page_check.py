"""serve_page_check.py PROGRAM: what `cardwright serve` answers, and what it does not.

PROGRAM has a folder `page` beside it, and a file beside that, which nobody may get.
"""

import http.client
import re
import signal
import socket
import subprocess
import sys

program = sys.argv[1]
passed = failed = 0


def claim(sentence, holds, shown=""):
    global passed, failed
    if holds:
        passed += 1
    else:
        failed += 1
        print(f"FAILED: {sentence}\n{shown}")


def start(*options):
    server = subprocess.Popen([program, "serve", *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    line = server.stdout.readline()
    found = re.fullmatch(r"http://localhost:(\d+)/#owner=[0-9a-f]{32}\n", line)
    return server, int(found[1]) if found else 0


def ask(port, method="GET", path="/", host=None, **headers):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    connection.putrequest(method, path, skip_host=True)
    if host != "":
        connection.putheader("Host", host or f"localhost:{port}")
    for name, value in headers.items():
        connection.putheader(name, value)
    connection.endheaders()
    reply = connection.getresponse()
    body = reply.read()
    connection.close()
    return reply, body


def raw(port, text):
    """Returns what came back; a server may hang up on what it does not like."""
    got = b""
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=10) as line:
            line.sendall(text)
            line.shutdown(socket.SHUT_WR)
            while part := line.recv(65536):
                got += part
    except OSError:
        pass
    return got


server, port = start()
claim("it prints its address", port > 0)
reply, body = ask(port)
claim("its page is there", reply.status == 200 and b"the page" in body, body)
claim("a browser is told what it is", reply.headers["Content-Type"] == "text/html; charset=utf-8", reply.headers)
claim("the connection stays", reply.headers["Connection"] != "close", reply.headers)
policy = reply.headers["Content-Security-Policy"] or ""
claim("nothing comes from elsewhere", policy.startswith("default-src 'none'") and "http" not in policy, policy)
claim("no other page shows it", "frame-ancestors 'none'" in policy, policy)
for name, value in {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
                    "Cross-Origin-Resource-Policy": "same-origin"}.items():
    claim(f"{name} is {value}", reply.headers[name] == value, reply.headers)
reply, body = ask(port, path="/engine.js", host=f"127.0.0.1:{port}")
claim("a file of it, by the other name of this machine", reply.status == 200 and body == b"engine\n", body)
reply, body = ask(port, "HEAD", "/engine.js")
claim("HEAD has no body", reply.status == 200 and body == b"" and reply.headers["Content-Length"] == "7", reply.headers)
reply, body = ask(port, path="/engine.js?v=1")
claim("what stands behind a question mark is passed over", reply.status == 200, reply.status)

for path in ["/../secret", "/%2e%2e/secret", "/..%2fsecret", "//secret", "/page/../../secret", "/sub/inner", "/sub",
             "/.hidden", "/link", "/ENGINE.JS", "/engine.js/", "/engine.js%00.html", "/" + "a" * 5000]:
    reply, body = ask(port, path=path)
    claim(f"{path[:30]} is not there", reply.status == 404 and b"secret" not in body, (reply.status, body))
claim("a path that is none", b"secret" not in raw(port, b"GET ../secret HTTP/1.1\r\nHost: localhost:%d\r\n\r\n" % port))

for host in ["evil.example", f"evil.example:{port}", "localhost", f"localhost:{port + 1}", "", f"localhost:{port}.evil.example",
             f"localhost:{port}@evil.example"]:
    reply, body = ask(port, host=host)
    claim(f"the host '{host}' gets nothing", reply.status in (400, 421) and b"the page" not in body, (reply.status, body))
for origin in ["http://evil.example", "null", f"https://localhost:{port}", f"http://localhost:{port + 1}", "http://localhost"]:
    reply, body = ask(port, Origin=origin)
    claim(f"a page of {origin} gets nothing", reply.status == 403 and b"the page" not in body, (reply.status, body))
reply, body = ask(port, Origin=f"http://localhost:{port}")
claim("its own page gets its files", reply.status == 200, reply.status)

for method in ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "BREW"]:
    reply, body = ask(port, method)
    claim(f"{method} is refused", reply.status == 405 and reply.headers["Allow"] == "GET, HEAD", (reply.status, body))
got = raw(port, b"POST / HTTP/1.1\r\nHost: localhost:%d\r\nContent-Length: 5\r\n\r\nhello" % port)
claim("a body is taken from nobody", b" 405 " in got, got)
got = raw(port, b"GET / HTTP/1.1\r\nHost: localhost:%d\r\n" % port + b"X-Long: " + b"a" * 100000 + b"\r\n\r\n")
claim("long headers are refused", b" 200 " not in got, got[:200])
claim("what is no HTTP is refused", b" 200 " not in raw(port, b"\x16\x03\x01\x02\x00\x01\r\n\r\n"))
claim("and it still answers", ask(port)[0].status == 200)

with socket.socket() as other:
    other.settimeout(5)
    outside = socket.gethostbyname(socket.gethostname())
    if not outside.startswith("127."):
        claim("nobody reaches it from outside", other.connect_ex((outside, port)) != 0, outside)

again = subprocess.run([program, "serve", "--port", str(port)], capture_output=True, text=True, timeout=20)
claim("a busy port is named", again.returncode == 74 and str(port) in again.stderr and "in use" in again.stderr, again.stderr)
second, its_port = start()
claim("without a wish a free one is taken", its_port not in (0, port), its_port)
second.terminate()
claim("it ends when it is told to", second.wait(10) == 0, second.stderr.read())
server.send_signal(signal.SIGINT)
claim("Ctrl-C ends it", server.wait(10) == 0, server.stderr.read())

print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0)
