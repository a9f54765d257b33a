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
claim "the same games each time" has '^hash [0-9a-f]{8}$'
claims_end
