#!/bin/sh
# A shared struggle for one to four (tests/games/fen): decks that refill, bounds of counters,
# work that is due, a turn that is a fight, an inn in the midst of a walk; also for one alone.
set -u
. tests/tools/claims.sh

game=tests/games/fen

has() { grep -qE -e "$1" "$2" || { echo "no '$1' in $2"; tail -n 5 "$2"; return 1; }; }

# stops WHAT WHERE: a game of the changed folder ends with that fault.
stops() {
    "$program" play --game "$2" --seats bot --seed 9 >"$dir/stop" 2>&1
    grep -qF -e "$1" "$dir/stop" || { echo "no '$1'"; tail -n 3 "$dir/stop"; return 1; }
}

claim "its scenarios pass" "$program" test --game $game
claim "four play to an end, also when all is listed again" \
    "$program" simulate --game $game --mode four --games 20 --seed 1 --verify
claim "so does one alone" "$program" simulate --game $game --mode alone --games 20 --seed 1 --verify
claim "greedily too" "$program" simulate --game $game --games 5 --bots greedy --seed 1

# ---- one seat everywhere
printf '%s\n' w h w w h w h w w | "$program" play --game $game --seats human --seed 4 \
    --replay "$dir/alone.jsonl" --force >"$dir/play" 2>&1
claim "a person alone is asked" has '^   w  Walk on' "$dir/play"
"$program" play --game $game --seats bot --seed 4 --replay "$dir/bot.jsonl" >"$dir/out" 2>&1
claim "a record of one holds" "$program" replay "$dir/bot.jsonl" --game $game --verify
printf '%s\n' '{"type":"hello"}' '{"type":"newgame","seats":["client"],"seed":4}' \
    '{"type":"answer","pick":["walk"]}' '{"type":"save"}' |
    "$program" engine --game $game >"$dir/replies" 2>"$dir/err"
claim "a program plays alone" has '"kind":"walk"' "$dir/replies"
claim "and saves in the midst of the walk" has '"type":"saved"' "$dir/replies"
sed -n 's/"type":"saved"/"type":"load"/p' "$dir/replies" >"$dir/load"
printf '%s\n' '{"type":"question"}' '{"type":"answer","pick":["walk"]}' >>"$dir/load"
"$program" engine --game $game <"$dir/load" >"$dir/loaded" 2>"$dir/err"
claim "which goes on from there" has '"type":"loaded"' "$dir/loaded"
claim "with the steps that are left" has '^\{"type":"ok"' "$dir/loaded"

printf '%s\n' h 1 "k $dir/kept.lua" q | "$program" play --game $game --seats human --seed 4 \
    --replay "$dir/kept.jsonl" --force >"$dir/out" 2>&1
claim "what one did alone is kept as one's scenario" has 'mode = "alone"' "$dir/kept.lua"
cp -r $game "$dir/one"
sed -i 's/players = { 1, 4 }/players = 1/' "$dir/one/game.lua"
rm -r "$dir/one/base/scenarios"
printf '%s\n' 'scenario "one" { you = { coins = 1 }, run = function(t)' \
    't:expect { you = { coins = 1 }, turn_player = "you" } end }' >"$dir/one.lua"
claim "a game for one has positions of one" "$program" test --game "$dir/one" "$dir/one.lua"

# ---- bots take advice
won() { grep -o '"wins":\[[0-9]*' "$1" | grep -o '[0-9]*$'; }
"$program" simulate --game $game --games 40 --seed 1 --bots greedy --json >"$dir/greedy"
claim "a bot that is advised wins a quarter of the games" [ "$(won "$dir/greedy")" -ge 10 ]
cp -r $game "$dir/lazy"
sed -i 's/"sleep" or "walk"/"stay" or "stay"/' "$dir/lazy/rules/way.lua"
"$program" simulate --game "$dir/lazy" --games 40 --seed 1 --bots greedy --json >"$dir/greedy"
claim "one that is advised to stay wins none" [ "$(won "$dir/greedy")" -eq 0 ]

# ---- what no position has
printf '%s\n' '{"type":"position","players":[{"coins":4}]}' >"$dir/full"
"$program" engine --game $game <"$dir/full" >"$dir/refused" 2>&1
claim "a counter of a position keeps its bound" has 'whole number from 0 to 3, not 4' "$dir/refused"

# ---- what goes round is named
cp -r $game "$dir/due"
sed -i '/^    put(s, past)/d' "$dir/due/rules/signs.lua"
claim "work that stays due names its card" \
    stops 'more than 300 things that were due without a pause; Heron' "$dir/due"
cp -r $game "$dir/echo"
sed -i 's/draw_wisp() end/happens("read", me) end/' "$dir/echo/base/fen-001-heron.lua"
claim "so do abilities in a queue" \
    stops 'more than 2000 abilities that trigger each other without a pause; Heron.' "$dir/echo"
sed -i 's/triggers = queued/triggers = at_once/' "$dir/echo/game.lua"
claim "and abilities within each other" \
    stops 'more than 24 runs of scripts within each other; Heron.' "$dir/echo"
claims_end
