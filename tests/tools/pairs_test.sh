#!/bin/sh
# pairs_test.sh -- simulate A B C ...: all pairs of decks, each in both seatings, with how sure
# the figures are.
set -u
if ! command -v python3 >/dev/null; then
    echo "left out: python3 is not here, so nobody read the JSON"
    exit 0
fi
. tests/tools/claims.sh

five="proving-grounds-annie proving-grounds-garen proving-grounds-lux proving-grounds-master-yi
    unleashed-champion-deck-vex"
run() { "$program" simulate --seed 7 "$@" >"$dir/out" 2>"$dir/told"; }
holds() { python3 -c "import json, sys; j = json.load(open(sys.argv[1])); sys.exit(not ($1))" "$dir/out"; }

# The pairs of five decks, in both seatings.
five() {
    run $five --games 2 --jobs 1 --json && cp "$dir/out" "$dir/one" &&
        holds 'len(j["pairs"]) == 10 and all(p["finished"] == 2 for p in j["pairs"])' &&
        holds 'all(sum(p["wins"]) + p["draws"] == 2 for p in j["pairs"])' &&
        holds 'all(d["finished"] == 8 for d in j["decks"])' &&
        holds 'abs(sum(d["share"] for d in j["decks"]) - 2.5) < 1e-6' &&
        holds 'all(0 <= d["interval"][0] <= d["share"] <= d["interval"][1] <= 1 for d in j["decks"] + j["pairs"])'
}
claim "five decks are ten pairs" five
jobs() { run $five --games 2 --jobs 2 --json && cmp "$dir/out" "$dir/one"; }
claim "two threads give the same bytes" jobs

# A pair's wins are those of the two seatings that `simulate` plays from the same seed.
seatings() {
    run proving-grounds-annie proving-grounds-garen --games 10 --pairs --json --bots greedy || return 1
    both=$(holds 'print(*j["pairs"][0]["wins"]) or True')
    run proving-grounds-annie proving-grounds-garen --games 5 --json --bots greedy
    first=$(holds 'print(*j["wins"]) or True')
    run proving-grounds-garen proving-grounds-annie --games 5 --json --bots greedy
    second=$(holds 'print(*reversed(j["wins"])) or True')
    echo "$both = $first + $second"
    echo "$both $first $second" | awk '{ exit !($1 == $3 + $5 && $2 == $4 + $6) }'
}
claim "each pair plays in both seatings, from the same seeds" seatings
claim "the table has a row for each deck" run $five --games 2
table() { [ "$(grep -c '^ *[1-5]  [a-z]' "$dir/out")" = 5 ] && grep -q '^10 of 10 pairs' "$dir/out"; }
claim "and says how many pairs" table

three="proving-grounds-annie proving-grounds-garen proving-grounds-lux"
skirmish() { run $three --games 2 --json && holds 'j["mode"] == "skirmish" and "pairs" not in j'; }
claim "three decks play a skirmish" skirmish
duels() { run $three --games 2 --json "$@" && holds 'len(j["pairs"]) == 3 and j["mode"] == "duel"'; }
claim "or pairs, if one says so" duels --pairs
claim "or in a mode of two" duels --mode duel
matches() { run $three --games 2 --json --mode match && holds 'j["mode"] == "match" and len(j["pairs"]) == 3'; }
claim "matches too" matches
gwent() { run --game gwent --pairs --games 2 --json && holds 'len(j["pairs"]) == len(j["decks"]) * (len(j["decks"]) - 1) // 2 > 3'; }
claim "without decks all of the game play" gwent

refuses() {
    says=$1
    shift
    run "$@"
    [ $? != 0 ] && grep -q "$says" "$dir/told"
}
claim "a deck that is not there is told" refuses "no-such-deck" $three no-such-deck another-one
claim "a game without decks has no pairs" refuses "wants decks" --game zanaga --pairs
claim "nor one deck" refuses "2 to 256 decks" proving-grounds-annie --pairs
claim "nor does a skirmish" refuses "mode of two players" $three --pairs --mode skirmish

cat >"$dir/bot" <<'END'
#!/usr/bin/env python3
from cardwright.pipe import Seat, any_answer
for number, me in enumerate(seat.games() if (seat := Seat()) else ()):
    if number:
        raise SystemExit(4)
    while (question := seat.question())["type"] == "question":
        seat.answer(any_answer(question))
END
chmod +x "$dir/bot"
programs() {
    PYTHONPATH=$(realpath tools/python) run $three --pairs --games 2 --jobs 1 --json \
        --bots "$dir/bot,random" --record "$dir/games"
    [ $? = 0 ] && [ "$(ls "$dir/games" | wc -l)" = 6 ]
}
claim "programs play pairs, each game with a record of its own" programs

measured() {
    "$program" bench --pairings 'proving-grounds-*' --games 2 --json >"$dir/out" &&
        holds 'len(j["pairings"]["rows"]) == 10 and all(r["games"] == 2 for r in j["pairings"]["rows"])'
}
claim "bench shows each pairing of the decks of a set" measured
no_such() { run "nothing-*" --pairs || grep -q "no deck of this game is like" "$dir/told"; }
claim "a word that no deck is like is told" no_such
claims_end
