#!/bin/sh
# In a locale without UTF-8, as LC_ALL=C, no command prints anything but ASCII, to a
# person or to a program, and what a program gets loses nothing.
set -u
. tests/tools/claims.sh
. tests/tools/typist.sh

a=proving-grounds-annie
b=proving-grounds-garen
export LC_ALL=C

# ascii SENTENCE WORDS COMMAND...: the claim holds if the command prints WORDS, and only
# ASCII on both streams.
ascii() {
    sentence=$1
    words=$2
    shift 2
    "$@" >"$dir/told" 2>&1 </dev/null
    claim "$sentence: it says something" has "$words"
    claim "$sentence: in ASCII" is_ascii
}
has() { grep -qaE "$1" "$dir/told" || { echo "no '$1' in:"; cat "$dir/told"; return 1; }; }
is_ascii() { ! grep -naP '[\x80-\xff]' "$dir/told"; }

# A game, a set and a scenario whose words are not ASCII.
mkdir -p "$dir/set/scenarios" "$dir/card"
sed -e 's|"Card " .. n|"Carté " .. n|' -e 's|"Which card do you play?"|"Which… “card”?"|' \
    tests/games/high_card.lua >"$dir/card/game.lua"
printf '{"set": "ODD", "name": "Öd", "game": "riftbound", "api": 2}' >"$dir/set/set.json"
printf 'code,name,type,domains,energy,might,tags,rarity,keywords,script\n' >"$dir/set/cards.csv"
printf 'ODD-001,Señor Łys 火,Unit,Fury,1,1,Ñandú,Common,,no\n' >>"$dir/set/cards.csv"
printf 'scenario "Señor fails" {\n  run = function(t) error("nö") end,\n}\n' >"$dir/set/scenarios/odd.lua"
"$program" import --db "$dir/odd.db" cards/riftbound/core "$dir/set" >"$dir/told" 2>&1
claim "a set is imported in ASCII" is_ascii

ascii "a game is told" 'wins' "$program" play $a $b --seats bot,bot --seed 7 --replay "$dir/game"
ascii "a board is drawn" '^== Turn' "$program" replay "$dir/game" --at 40
ascii "a game in Lua is told" 'Carte' "$program" play --game "$dir/card/game.lua" --seats bot,bot --seed 1
ascii "a card is shown" 'Senor Lys \?' "$program" card --db "$dir/odd.db" ODD-001
ascii "cards are listed" 'Senor' "$program" cards --db "$dir/odd.db" set:odd
ascii "an error is told" 'Nandu' "$program" card --db "$dir/odd.db" 'Ñandú 2'
ascii "a scenario fails" 'Senor fails' "$program" test --db "$dir/odd.db" "$dir/set/scenarios"
ascii "a reason is given" 'Might 7' "$program" why --db "$build/cards.db" \
    "tests/scenarios/why.lua:attached card" OGN-175
ascii "a game is tried" 'main phase' "$program" try --db "$build/cards.db" \
    "tests/scenarios/why.lua:attached card"
ascii "words are explained" 'draw' "$program" words draw
ascii "a deck is shown" 'Annie' "$program" deck $a

# A person at a terminal, with and without colours: the codes of the program pass.
export TERM=dumb
for colour in "" 1; do
    export NO_COLOR=$colour
    typist "$dir/told" "stty -echo cols 80 rows 24
        timeout --foreground 60 $program play $a $b --seed 7 --replay $dir/person --force" - "" b "" l "" '?' q
    claim "a person plays: it says something" has 'Turn [0-9]+ \| Annie'
    claim "a person plays: in ASCII" is_ascii
    typist "$dir/told" "stty -echo cols 80 rows 24
        timeout --foreground 60 $program try $a $b" b "" l "" - q
    claim "a person tries: it says something" has 'Legend'
    claim "a person tries: in ASCII" is_ascii
done
unset NO_COLOR

"$program" cards --db "$dir/odd.db" set:odd --json >"$dir/told" 2>/dev/null
claim "JSON is in ASCII" is_ascii
claim "and loses nothing" grep -qF '"Se\u00f1or \u0141ys \u706b"' "$dir/told"
"$program" export --db "$dir/odd.db" --cards set:odd >"$dir/told" 2>/dev/null
claim "what is exported stays as it is" grep -q 'Señor Łys 火' "$dir/told"
printf '{"type":"cards"}\n{"type":"nö"}\n' | "$program" engine --db "$dir/odd.db" >"$dir/told" 2>&1
claim "a program's answers are JSON in ASCII" is_ascii
LC_ALL=C.UTF-8 "$program" card --db "$dir/odd.db" ODD-001 >"$dir/told" 2>&1
claim "in a locale of UTF-8 all is as it was" grep -q 'Señor Łys 火' "$dir/told"

claims_end
