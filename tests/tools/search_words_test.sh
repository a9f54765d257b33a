#!/bin/sh
# search_words_test.sh -- a bot that searches sits wherever a bot may: its words, its levels, and the
# same games with one thread and with two. With LONG=1 it plays greedy and random bots for real.
set -u
. tests/tools/claims.sh

annie=proving-grounds-annie

# refuses WORDS COMMAND...: the command fails, and says these words.
refuses() {
    words=$1
    shift
    ! "$@" >"$dir/said" 2>&1 && grep -qF -e "$words" "$dir/said"
}

hash_of() { "$program" simulate "$@" --games 2 --seed 3 | awk '/^hash/ { print $2 }'; }

alike() {
    one=$(hash_of --jobs 1 --bots search:1 "$annie" "$annie")
    two=$(hash_of --jobs 2 --bots search:1 "$annie" "$annie")
    [ -n "$one" ] && [ "$one" = "$two" ]
}

# A bot that knows the other list thinks of other worlds.
differs() {
    one=$(hash_of --jobs 1 --bots search:1 "$annie" proving-grounds-garen)
    two=$(hash_of --jobs 1 --bots search:1 --open-lists "$annie" proving-grounds-garen)
    three=$(hash_of --jobs 1 --bots search:1:open "$annie" proving-grounds-garen)
    [ "$one" != "$two" ] && [ "$two" = "$three" ]
}

# wins BOTS LEAST WORD...: the first seat wins at least LEAST of 10 games.
wins() {
    bots=$1
    least=$2
    shift 2
    won=$("$program" simulate "$@" --bots "$bots" --games 10 --seed 5 | awk '/^wins/ { print $2; exit }')
    [ "${won:-0}" -ge "$least" ]
}

protocol() {
    printf '%s\n' '{"type":"newgame","decks":["proving-grounds-annie","proving-grounds-garen"],"seats":["client","search:1"],"seed":3}' |
        "$program" engine >"$dir/said" 2>&1 && grep -q '"type":"newgame"' "$dir/said"
}

claim 'a level that is not there is refused with all words' refuses 'search:1 to search:5' \
    "$program" simulate "$annie" "$annie" --bots search:6,greedy --games 1
claim 'and by play' refuses 'search:1 to search:5' "$program" play "$annie" "$annie" --seats search:0,greedy
claim '--open-lists needs a bot that searches' refuses '--open-lists wants' \
    "$program" simulate "$annie" "$annie" --bots greedy --open-lists --games 1
claim 'and in play' refuses '--open-lists wants' "$program" play "$annie" "$annie" --open-lists
claim 'one thread and two give the same games' alike
claim 'open lists make a difference, and have a word of their own' differs
claim 'a seat of the protocol is search:1' protocol
claim 'play lets it play' "$program" play "$annie" "$annie" --seats search:1,search:1 --seed 1
claim 'a game without worth is won' wins search:2,random 9 --game tests/bench/heap.lua
if [ "${LONG:-}" = 1 ]; then
    claim 'level 3 beats greedy in Riftbound' wins search:3,greedy 7 "$annie" "$annie"
    claim 'and wins alone in Zanaga' wins search:3 7 --game cards/zanaga --mode alone
fi
claims_end
