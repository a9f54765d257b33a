"""Writes a wheel: wheel.py BUILD. The package, the library and the cards of BUILD, in one file for pip.

The same inputs give the same bytes. Needed beside it are the libraries that libcardwright is
linked to (Debian has them all; docs/embed.md).
"""

import base64
import hashlib
import pathlib
import re
import sys
import zipfile

PACKAGE = pathlib.Path(__file__).with_name("cardwright")
TAG = "py3-none-linux_x86_64"
METADATA = """Metadata-Version: 2.1
Name: cardwright
Version: {version}
Summary: Card games whose cards are scripts, in this process
Requires-Python: >=3.9
Provides-Extra: learn
Requires-Dist: numpy; extra == "learn"
"""
WHEEL = f"Wheel-Version: 1.0\nGenerator: cardwright\nRoot-Is-Purelib: false\nTag: {TAG}\n"


def version():
    """Returns the version of the program."""
    header = pathlib.Path("tools/door/version.h").read_text()
    return re.search(r'CARDWRIGHT_VERSION "(.*)"', header)[1]


def contents(build):
    """Yields each file of the wheel with its bytes, but the record."""
    for path in sorted([*PACKAGE.glob("*.py"), PACKAGE / "py.typed"]):
        yield f"cardwright/{path.name}", path.read_bytes()
    yield "cardwright/libcardwright.so.0", (build / "lib/libcardwright.so.0").read_bytes()
    yield "cardwright/cards.db", (build / "cards.db").read_bytes()
    info = f"cardwright-{version()}.dist-info"
    yield f"{info}/METADATA", METADATA.format(version=version()).encode()
    yield f"{info}/WHEEL", WHEEL.encode()


def write(build):
    """Writes the wheel into build/wheel, and returns its path."""
    path = build / "wheel" / f"cardwright-{version()}-{TAG}.whl"
    path.parent.mkdir(exist_ok=True)
    record = []
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as wheel:
        for name, data in contents(build):
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            record.append(f"{name},sha256={digest},{len(data)}")
            wheel.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)
        name = f"cardwright-{version()}.dist-info/RECORD"
        wheel.writestr(zipfile.ZipInfo(name), "\n".join([*record, f"{name},,", ""]), zipfile.ZIP_DEFLATED)
    return path


if __name__ == "__main__":
    print(write(pathlib.Path(sys.argv[1])))
