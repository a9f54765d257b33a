"""serve_texts_check.py PROGRAM DATABASE FOLDER: spreadsheets and archives that a page lets `cardwright serve` take apart.

PROGRAM has the page beside it; FOLDER takes files for `cardwright import`, whose messages must name the same rows.
"""

import http.client
import io
import json
import pathlib
import re
import subprocess
import sys
import urllib.parse
import zipfile

program, database, folder = sys.argv[1:]
passed = failed = 0
MOST = 8 * 1024 * 1024  # TEXTS_FILE


def claim(sentence, holds, shown=""):
    global passed, failed
    if holds:
        passed += 1
    else:
        failed += 1
        print(f"FAILED: {sentence}\n{str(shown)[:600]}")


def packed(files):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return out.getvalue()


def cell(at, row, text):
    return f'<c r="{"ABCDEF"[at]}{row}" t="inlineStr"><is><t xml:space="preserve">{text}</t></is></c>'


# A workbook of these sheets: each a dict from the number of a row to its cells.
def workbook(sheets):
    names = "".join(f'<sheet name="{name}" sheetId="{i}" r:id="rId{i}"/>' for i, name in enumerate(sheets, 1))
    leads = "".join(f'<Relationship Id="rId{i}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet"'
                    f' Target="worksheets/sheet{i}.xml"/>' for i in range(1, len(sheets) + 1))
    main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    files = {
        "xl/workbook.xml": f'<workbook xmlns="{main}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">'
                           f"<sheets>{names}</sheets></workbook>",
        "xl/_rels/workbook.xml.rels": f'<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">{leads}</Relationships>',
    }
    for i, rows in enumerate(sheets.values(), 1):
        cells = "".join(f'<row r="{row}">{"".join(cell(at, row, text) for at, text in enumerate(texts))}</row>' for row, texts in rows.items())
        files[f"xl/worksheets/sheet{i}.xml"] = f'<worksheet xmlns="{main}"><sheetData>{cells}</sheetData></worksheet>'
    return packed(files)


def document(name, rows):
    cells = "".join("<table:table-row>" + "".join(f'<table:table-cell office:value-type="string"><text:p>{text}</text:p></table:table-cell>' for text in row)
                    + "</table:table-row>" for row in rows)
    spaces = " ".join(f'xmlns:{word}="urn:oasis:names:tc:opendocument:xmlns:{word}:1.0"' for word in ("office", "table", "text"))
    return packed({
        "mimetype": "application/vnd.oasis.opendocument.spreadsheet",
        "content.xml": f"<office:document-content {spaces}><office:body><office:spreadsheet>"
                       f'<table:table table:name="{name}">{cells}</table:table></office:spreadsheet></office:body></office:document-content>',
    })


server = subprocess.Popen([program, "serve"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
found = re.fullmatch(r"http://localhost:(\d+)/#owner=([0-9a-f]{32})\n", server.stdout.readline())
port, owner = int(found[1]), found[2]


def send(name, body, method="POST", secret=owner, host=None, path=None, **headers):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    sent = {"Host": host or f"localhost:{port}", "Cardwright-Secret": secret or "", **headers}
    connection.request(method, path or f"/texts?name={urllib.parse.quote(name, safe='')}", body, sent)
    reply = connection.getresponse()
    text = reply.read()
    connection.close()
    return reply.status, json.loads(text) if text.startswith(b"{") else text


def texts(told):
    return {one["name"]: one["text"] for one in told["texts"]} if isinstance(told, dict) and "texts" in told else told


HEAD = ["code", "name", "energy", "might"]
wrong = workbook({"Core": {1: HEAD, 3: ["OGN-999", "Brand, New", "2", "2"], 6: ["OGN-998", 'Half "Done"', "2", "abc"]}, "Zwei ü": {1: HEAD}})
status, told = send("my cards.xlsx", wrong)
claim("a workbook is its sheets", status == 200 and list(texts(told)) == ["my cards.xlsx/Core", "my cards.xlsx/Zwei ü"], told)
core = texts(told).get("my cards.xlsx/Core", "")
claim("a row stays in its line", core.split("\n")[2].startswith('"OGN-999","Brand, New"') and core.split("\n")[5].startswith('"OGN-998"'), core)

# What `import` says of the workbook it says of the texts, with the same rows.
book = pathlib.Path(folder) / "cards.xlsx"
book.write_bytes(wrong)
page = pathlib.Path(folder) / "core.csv"
page.write_text(core)


def complaints(path):
    ran = subprocess.run([program, "import", "--db", database, "--dry-run", "--json", str(path)], capture_output=True, text=True)
    told = json.loads(ran.stdout) if ran.stdout.startswith("{") else {"problems": ran}
    return [(row.get("row"), row.get("column"), row.get("value")) for row in told["problems"]]


claim("a wrong cell is named by the same row", complaints(book) == complaints(page) and complaints(page)[0][0] == 6, (complaints(book), complaints(page)))

status, told = send("cards.ods", document("Core", [HEAD, ["OGN-999", "Brand New", "2", "2"]]))
claim("so is a document of other programs", texts(told) == {"cards.ods/Core": '"code","name","energy","might"\n"OGN-999","Brand New","2","2"\n'}, told)
lists = {"sets/ogn.csv": "code,name\nOGN-999,Brand New\n", "deck.txt": "3 Gust\n"}
status, told = send("all.zip", packed(lists))
claim("an archive is its files", texts(told) == {f"all.zip/{name}": text for name, text in lists.items()}, told)
status, told = send("all.zip", packed({**lists, "picture.png": b"\x89PNG\r\n\x1a\n" + b"\0" * 600}))
claim("what is no text is left out by its name", len(told["texts"]) == 2 and [row["name"] for row in told["left"]] == ["all.zip/picture.png"], told)
claim("and why", "picture" in told["left"][0]["why"] or "image" in told["left"][0]["why"], told)
odd = b"code,name\nOGN-001,Caf\xe9\n"
status, told = send("odd.zip", packed({**lists, "odd.csv": odd}))
claim("a text of other letters is told or left out, and never lost", len(told["texts"]) + len(told["left"]) == 3, told)

# ---- what is refused
for name, body, why in [
    ("a.zip", b"PK\x03\x04 packed", "a.zip"),
    ("a.xlsx", wrong[:200], "a.xlsx"),
    ("a.pdf", b"%PDF-1.4 \x00\x01" + b"x" * 600, "PDF"),
    ("empty.zip", b"", "empty.zip"),
    ("many.zip", packed({f"{i}.csv": "code\n" for i in range(257)}), "more than 256 texts"),
    ("large.zip", packed({f"{i}.csv": "code,name\n" * 400000 for i in range(5)}), "bytes"),
    ("bomb.zip", packed({f"{i}.csv": b"x" * (1 << 27) for i in range(4)}), "bomb.zip"),
]:
    status, told = send(name, body)
    claim(f"{name} is refused in one sentence that names it", status == 200 and told["type"] == "refused" and why in told["reason"]
          and "\n" not in told["reason"], (status, told))
status, told = send("huge.zip", None, **{"Content-Length": str(MOST + 1)})
claim("a file beyond the limit is refused by its length", status == 413, (status, told))
status, told = send("", b"x")
claim("it has a name", status == 400 and b"?name=NAME" in told, told)
status, told = send("../../etc/passwd", packed(lists))
claim("a name is a name, and no path", list(texts(told)) == [f"../../etc/passwd/{name}" for name in lists], told)
status, told = send("a.zip", packed({"../../../tmp/out.csv": "code\n"}))
claim("nothing is written where a name in it leads", list(texts(told)) == ["a.zip/../../../tmp/out.csv"] and not pathlib.Path("/tmp/out.csv").exists(), told)

# ---- who asks
for secret in [None, "0" * 32, owner[:-1]]:
    claim("without the owner's secret nothing is read", send("all.zip", packed(lists), secret=secret)[0] == 403)
claim("nor for another host", send("all.zip", packed(lists), host="evil.example")[0] == 421)
claim("nor for another page", send("all.zip", packed(lists), Origin="http://evil.example")[0] == 403)
for method in ["GET", "PUT", "DELETE", "HEAD"]:
    claim(f"{method} is refused", send("all.zip", None, method=method)[0] == 405)

status, told = send("", None, method="GET", path="/owner")
claim("the owner learns what the server has", (status, told) == (200, {"type": "owner", "rooms": False, "folder": False}), told)
claim("and nobody else", send("", None, method="GET", path="/owner", secret=None)[0] == 403)

server.terminate()
claim("it ends when it is told to", server.wait(60) == 0, server.stderr.read())
print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0)
