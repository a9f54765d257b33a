"""Prints what the package knows of cardwright.h as layout.awk does what stands there."""

import ctypes

from cardwright import _native

for name, struct in sorted(vars(_native).items()):
    if isinstance(struct, type) and issubclass(struct, _native.Sized) and struct is not _native.Sized:
        print(name, ctypes.sizeof(struct))
        for field, _ in struct._fields_:
            place = getattr(struct, field)
            print(f"{name}.{field} {place.offset} {place.size}")
for name in _native._TAKES:
    print(name, len(getattr(_native.library, name).argtypes))
