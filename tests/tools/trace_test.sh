#!/bin/sh
# The trace of a scenario: what happened inside, for people and for programs.
set -u
. tests/tools/claims.sh

tells() {
    wanted=$1
    shift
    "$program" test tests/scenarios/why_silent.lua --filter "same ability" --db "$build/cards.db" \
        "$@" >"$dir/told" 2>&1
    grep -qF -e "$wanted" "$dir/told" || { echo "no '$wanted'"; cat "$dir/told"; return 1; }
}

claim "a trace names the scenario" tells 'why_silent.lua:18: where the condition holds' --trace
claim "it tells events" tells 'played: Poro Herder, by you, 3' --trace
claim "it tells runs with their place" \
    tells 'Poro Herder runs ()  [cards/riftbound/ogn/ogn-061-poro-herder.lua:4]' --trace
claim "with the sentence that happens" tells '"When you play me, if you control a Poro' --trace
claim "it tells verbs" tells 'draw(1)' --trace
claim "it tells what is paid" tells 'you pays 3 Energy' --trace
claim "roles by their words" tells 'buff(me) -> Poro Herder' --trace
claim "in full it tells each line" tells 'line 7' --trace-all
claim "programs get a list" tells '"trace":[{"kind":"' --trace --json
claim "with the places" tells '"script":"cards/riftbound/ogn/ogn-061-poro-herder.lua","line":4' \
    --trace --json
tells '1 passed, 0 failed' >/dev/null
claim "nobody else is told" [ "$(wc -l <"$dir/told")" = 1 ]

"$program" test tests/scenarios/why_not.lua --filter "part by part" --trace --db "$build/cards.db" \
    >"$dir/told" 2>&1
claim "it tells what is chosen" grep -q 'Void Seeker chooses Recruit' "$dir/told"
"$program" test tests/scenarios/costs.lua --filter "unpaid, the play is undone" --trace \
    --db "$build/cards.db" >"$dir/told" 2>&1
claim "what is chosen in vain is taken back" grep -q 'chooses Smoke Screen' "$dir/told"
claim "and not told" sh -c "! grep -q 'Smoke Screen chooses' '$dir/told'"
"$program" test cards/gwent/base/scenarios/why.lua --filter "cannot be chosen" --trace \
    --db "$build/cards.db" >"$dir/told" 2>&1
claim "so do games in Lua" grep -q 'Decoy chooses Ves' "$dir/told"

"$program" play proving-grounds-annie proving-grounds-garen --seats random,random --seed 4 \
    --db "$build/cards.db" --replay "$dir/game.jsonl" >"$dir/play" 2>&1
"$program" replay "$dir/game.jsonl" --trace-all --json --db "$build/cards.db" >"$dir/told" 2>&1
claim "a replay gives programs its trace" grep -q '^{"kind":"event","depth":0,' "$dir/told"
claim "an object on each line" [ "$(grep -cv '^{"kind":.*}$' "$dir/told")" = 0 ]
"$program" replay "$dir/game.jsonl" --json --db "$build/cards.db" >"$dir/told" 2>&1
claim "there is no such form of the story" [ $? = 2 ]

claims_end
