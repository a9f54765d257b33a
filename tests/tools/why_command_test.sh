#!/bin/sh
# cardwright why: the same answers from a scenario, a replay and a saved game, as sentences
# and as JSON, and nothing that a seat may not know.
set -u
. tests/tools/claims.sh

why() { "$program" why "$@" --db "$build/cards.db"; }
tells() {
    wanted=$1
    shift
    why "$@" >"$dir/told" 2>&1
    grep -qF -e "$wanted" "$dir/told" || { echo "no '$wanted'"; cat "$dir/told"; return 1; }
}
exits() {
    wanted=$1
    shift
    why "$@" >"$dir/told" 2>&1
    got=$?
    [ "$got" = "$wanted" ] || { echo "exit $got instead of $wanted"; cat "$dir/told"; return 1; }
}
narrow() { why "$@" >"$dir/told" 2>&1 && ! awk 'length > 80' "$dir/told" | grep .; }

here=tests/scenarios/why.lua
claim "a scenario is asked by part of its name" tells '+3: Might Bonus' "$here:attached card" shipyard skulker
claim "by a code too" tells 'Might 7' "$here:attached card" OGN-175
claim "a number of an object names one" tells 'Blank Battlefield [CORE-001]' "$here:attached card" '#1'
claim "the chain says who may act" tells 'are free in the Main Phase (rule 310.1.a)' "$here:attached card" chain
claim "the end says how near it is" tells '0 of the 8 points that win' "$here:attached card" end
claim "what was silent says what did not fit" tells 'its condition (provided) does not hold' \
    tests/scenarios/why_silent.lua:"does not hold" Poro Herder was silent
claim "passives that speak of other things are told on request" \
    tells 'not counted: it speaks of other things (Darius, Executioner' "$here:passive of another" Darius --all
claim "rules are told in sentences on request" \
    tells 'arithmetic: increases, then decreases' "$here:attached card" Skulker --rules
claim "JSON has the tree" tells '"because":[{"kind":"printed","text":"3, as printed","number":3}' \
    "$here:attached card" Skulker --json
claim "a line is no wider than 80 columns" narrow "$here:effect for the turn" Sergeant
claim "a name that is nowhere has an exit code" exits 66 "$here:attached card" Zorb
claim "and the nearest name" tells "did you mean 'Shipyard Skulker'" "$here:attached card" "Shipyard Skulkr"
claim "a question is wanted" exits 2 "$here"
claim "a seat that does not play is refused" exits 2 "$here:attached card" end --seat 5
claim "a file that is not there is named" exits 66 none.jsonl end

"$program" play proving-grounds-annie proving-grounds-garen --seats random,random --seed 4 \
    --db "$build/cards.db" --replay "$dir/game.jsonl" >"$dir/play" 2>&1
claim "a replay is asked at its end" tells 'the game is over because' "$dir/game.jsonl" end
claim "and after some answers" tells 'the game goes on, in turn' "$dir/game.jsonl@20" end

# Seat 0 finds no card that only the hand of seat 1 has.
hand='{"type":"position","players":[{"hand":["Gust"]},{"hand":["Tibbers"]}]}'
printf '%s\n{"type":"save"}\n' "$hand" | "$program" engine --db "$build/cards.db" 2>"$dir/err" |
    tail -n 1 >"$dir/saved.json"
claim "a saved game is asked" tells "it costs 8 energy, 2 Power of the card's own domains to play now" "$dir/saved.json" Tibbers
claim "a seat asks about its own hand" tells 'it costs 1 energy' "$dir/saved.json" Gust --seat 0
claim "and learns nothing of another's" exits 66 "$dir/saved.json" Tibbers --seat 0

claim "a game in Lua answers the same way" tells 'times 2 by Horn' cards/gwent/base/scenarios/why.lua:weather Commando
claim "and has sentences for its rules" tells "a leader's ability is used once a game" \
    "cards/gwent/base/scenarios/leaders.lua:a leader's ability works once" not use Foltest --rules
claim "a toy game too" sh -c \
    '"$1" why tests/games/rows/base/scenarios/rows.lua end --game tests/games/rows | grep "the game"' sh "$program"

claims_end
