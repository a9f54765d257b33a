#!/bin/sh
# long_game_test.sh -- a long game on a map is saved and taken up again: by programs in another
# process, and by a person who left it in a terminal.
set -u
. tests/tools/claims.sh

export PYTHONPATH=tools/python PYTHONDONTWRITEBYTECODE=1
game=cards/zanaga
has() { grep -qaE -e "$1" "$2" || { echo "no '$1' in"; tail -n 20 "$2"; return 1; }; }

if command -v python3 >/dev/null && python3 -c 'import contextlib' 2>/dev/null; then
    claim "three seats go on in another process as they would have" \
        python3 tests/tools/long_game_check.py "$program"
else
    echo "left out: python3 is not here, so no program took a game up"
fi

# A person leaves with q; the record is the game, and is played on from its last moment.
printf '%s\n' 'seven drums' 'seven drums' s s s s q | "$program" play --game $game --seats human,human --mode two --seed 7 \
    --replay "$dir/left.jsonl" --force >"$dir/out" 2>&1
"$program" replay "$dir/left.jsonl" --game $game >"$dir/told" 2>&1
claim "what was played is kept" has 'Round 1: Player' "$dir/told"
answers=$(grep -c '"pick"' "$dir/left.jsonl")
claim "all answers of it" test "$answers" -ge 2
printf '%s\n' q | "$program" play "$dir/left.jsonl@$answers" --game $game --seats human,human \
    --replay "$dir/on.jsonl" >"$dir/on" 2>&1
claim "it goes on where it was left" has 'How do you move|What do you|Which|Where|Do you' "$dir/on"
"$program" play "$dir/left.jsonl@$answers" --game $game --seats random,random \
    --replay "$dir/end.jsonl" --force >"$dir/end" 2>&1
claim "and is kept from its beginning again" \
    test "$(grep -c '"pick"' "$dir/on.jsonl")" = "$answers"
claim "with the same head" test "$(head -n 1 "$dir/on.jsonl")" = "$(head -n 1 "$dir/left.jsonl")"
claim "bots play it to its end" has 'It ended because' "$dir/end"
"$program" replay "$dir/end.jsonl" --game $game --verify >"$dir/verified" 2>&1
claim "whose record holds" test $? = 0
claims_end
