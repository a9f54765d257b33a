#!/bin/sh
# The words of positions stay: the messages of scenarios that fail, positions as they are kept,
# and views as JSON. `position_words_test.sh write` writes the texts anew.
set -u
. tests/tools/claims.sh

folder=tests/tools/positions

# game NAME: the options by which that game is played.
game() {
    case $1 in
    riftbound) echo --db "$build/cards.db" ;;
    trail) echo --game tests/games/trail ;;
    *) echo --game "cards/$1" ;;
    esac
}

# messages NAME: of each scenario that fails its name and what it says, without the rest.
messages() {
    "$program" test "$folder/$1.lua" $(game "$1") 2>&1 | awk '
    /^FAILED/ { on = 1; sub(/^.*\.lua:[0-9]+: /, "") }
    /^(behind it|keys that were asked|the story so far|abilities that)/ || /^━━/ { on = 0 }
    /^[0-9]+ passed/ { on = 1 }
    on && NF'
}

# kept NAME: the position of the scenario that holds, as a scenario that was kept.
kept() {
    rm -f "$dir/kept.lua"
    printf 'k %s 999\nq\n' "$dir/kept.lua" |
        "$program" try "$folder/$1.lua:stands" $(game "$1") >"$dir/try" 2>&1
    cat "$dir/kept.lua" || cat "$dir/try"
}

# views NAME: the reply to a position and the views of its players, without empty spaces.
views() {
    { cat "$folder/$1.json" && printf '{"type":"view","seat":%s}\n' 0 1; } |
        "$program" engine $(game "$1") 2>&1 | sed 's/{"object"/\n&/g' | grep -v '"things":\[\]'
}

words() {
    messages "$1"
    kept "$1"
    views "$1"
}

for name in riftbound trail gwent zanaga; do
    words $name >"$dir/$name.txt"
    [ "${1:-}" != write ] || cp "$dir/$name.txt" "$folder/$name.txt"
    claim "the words of positions of $name stay" diff "$folder/$name.txt" "$dir/$name.txt"
done

claims_end
