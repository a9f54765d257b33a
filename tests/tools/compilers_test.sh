#!/bin/sh
# Builds of the program by other compilers, levels and sanitizers play the same games.
#
# These are the builds that a test run has anyway, and one by clang, with every warning a
# fault, where there is clang. `make compilers` makes them all.
set -u
. tests/tools/claims.sh

cards=$build/cards.db
hash=$(sh tools/dev/game_hash.sh "$program" "$cards")
claim "games of all modes have a hash" sh -c "echo '$hash' | grep -qx '[0-9a-f]\{16\}'"

# The program $1 plays the same games as that of this build.
same() {
    other=$(sh tools/dev/game_hash.sh "$1" "$cards")
    echo "$hash here, $other there"
    [ "$other" = "$hash" ]
}

claim "without link-time optimisation the games are the same" same "$build/plain_cardwright"
claim "with sanitizers the games are the same" same "$build/safe/cardwright"
if command -v clang >/dev/null; then
    claim "built by clang without optimisation the games are the same" \
        same "$build/clang/cardwright"
fi

claims_end
