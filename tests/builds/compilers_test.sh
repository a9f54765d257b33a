#!/bin/sh
# Builds of the program by other compilers, levels and sanitizers play the same games as the
# build for tests; the fast one, which people get, passes every scenario too.
#
# `make test-builds` makes these builds, each warning a fault; `make compilers` makes every
# combination.
set -u
. tests/tools/claims.sh

cards=$build/cards.db
builds=${build%/dev}
hash=$(sh tools/dev/game_hash.sh "$program" "$cards")
claim "games of all modes have a hash" sh -c "echo '$hash' | grep -qx '[0-9a-f]\{16\}'"

# The program of the build $1 plays the same games as that of this build.
same() {
    other=$(sh tools/dev/game_hash.sh "$1/cardwright" "$cards")
    echo "$hash here, $other there"
    [ "$other" = "$hash" ]
}

claim "with link-time optimization the games are the same" same "$builds"
claim "with it every scenario passes" "$builds/cardwright" test --db "$cards"
claim "with sanitizers the games are the same" same "$builds/safe"
if command -v clang >/dev/null; then
    claim "built by clang without optimization the games are the same" same "$builds/clang"
fi

claims_end
