#!/bin/sh
# typed_keys_test.sh -- a person who goes by rules of thumb plays games to their end in a
# terminal, with keys alone, and the keys are counted.
#
# Without python3 it is left out, and says so: that is no pass.
set -u
if ! command -v python3 >/dev/null || ! python3 -c 'import pty' 2>/dev/null; then
    echo "left out: python3 is not here, so nobody typed"
    exit 0
fi
. tests/tools/claims.sh

export PYTHONDONTWRITEBYTECODE=1

has() { grep -qE -e "$1" "$dir/out" || { cat "$dir/out"; return 1; }; }

claim "every game comes to its end" eval 'python3 tests/bench/typed_keys.py "$program" 14 >"$dir/out"'
claim "games with cards" has '^riftbound +9 games +[0-9.]+ keys a turn'
claim "without turns of several answers" has '^gwent +4 games'
claim "and with a map" has '^zanaga +1 games'
# most KIND KEYS: so many keys a turn at most.
most() { awk -v kind="$1" -v most="$2" '$1 == kind && $3 == "games" { exit !($4 <= most) }' "$dir/out"; }
claim "with no more keys than that takes" most riftbound 5.5
claim "nor on the map" most zanaga 6.4
claim "the same games each time" has '^hash [0-9a-f]{8}$'
claims_end
