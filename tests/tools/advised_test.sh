#!/bin/sh
# advised_test.sh -- the greedy bot wins most solo games of cards/zanaga, as the `advice` and
# `worth` of its rules lead it, and of another map as well; the random bot wins none. With
# LONG=1 in more games, and a few without advice.
set -u
. tests/tools/claims.sh

games=5
[ "${LONG:-}" = 1 ] && games=200

# Copies the game under a name, with the list of cards that the rest of the arguments print.
copy() {
    to=$dir/$1
    shift
    cp -r cards/zanaga "$to"
    rm -r "$to/base/scenarios"
    "$@" >"$dir/cards.csv" && cp "$dir/cards.csv" "$to/base/cards.csv"
}

# won GAME BOTS GAMES: how many solo games the bots win.
won() {
    "$program" simulate --game "$1" --mode alone --bots "$2" --games "$3" --seed 1 --jobs 2 --json |
        grep -o '"god":[0-9]*' | grep -o '[0-9]*'
}

# most N OF: at least 60 of 100.
most() { [ $((${1:-0} * 100)) -ge $((60 * $2)) ]; }

list=cards/zanaga/base/cards.csv
claim "greedy bots win most games" most "$(won cards/zanaga greedy $games)" $games
for seed in 2 3; do
    copy "map$seed" awk -v seed=$seed -f tests/tools/other_map.awk $list
    claim "other map $seed is another one" sh -c "! cmp -s $list '$dir/map$seed/base/cards.csv'"
    claim "and greedy bots win most games there" most "$(won "$dir/map$seed" greedy $games)" $games
done
none=$(won cards/zanaga random $games)
claim "random bots win under 2 of 100" [ $((${none:-0} * 100)) -lt $((2 * games)) ]

if [ "${LONG:-}" = 1 ]; then
    copy plain cat $list
    sed -i 's/^ *advice = .* end },$/},/' "$dir/plain/game.lua"
    claim "no advice is left" sh -c "! grep -q advice '$dir/plain/game.lua'"
    plain=$(won "$dir/plain" greedy 3)
    claim "what is left out costs no strength" \
        [ "${plain:-0}" -le "$(won cards/zanaga greedy 3)" ]
fi
claims_end
