#!/bin/sh
# Nothing from outside steers the terminal: every command is run in one, over cards, sets,
# decks, rulesets, scenarios, replays and paths full of characters that a terminal obeys.
set -u
. tests/tools/claims.sh
. tests/tools/typist.sh

a=proving-grounds-annie
b=proving-grounds-garen
here=$PWD
export NO_COLOR=1

# What a terminal obeys or hides: escapes, C0 and C1 (as one byte and as UTF-8), a carriage
# return, backspaces, marks of direction, characters without width, bytes that are no text,
# a heap of marks on one letter.
odd=$(printf 'A\033[31mB\033]0;C\007D\302\2335nE\302\205F\rG\bH\177I\342\200\256J\342\201\246K')
odd=$odd$(printf '\342\200\217L\330\234M\342\200\213N\342\200\215O\357\273\277P\342\200\250Q')
odd=$odd$(printf '\302\255R\363\240\200\201S')
odd=$odd$(printf 'o\314\201\314\226\314\201\314\226\314\201\314\226\314\201\314\226\314\201\314\226\314\201')
bytes=$(printf 'T\233U\377V\300\200W\355\240\200X')

# In one line: all that no terminal may get, but the line end of a terminal itself.
obeyed='[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]|\r(?!\r*$)|\xc2[\x80-\x9f\xad]|\xe2\x80[\x8b-\x8f\xa8-\xae]'
obeyed="$obeyed|\\xe2\\x81[\\xa0-\\xaf]|\\xd8\\x9c|\\xef\\xbb\\xbf|\\xf3\\xa0[\\x80-\\x81]|(\\xcc[\\x81\\x96]){11}"

marks=$(printf 'I\342\200\256J\342\201\246K\342\200\217L\330\234M\342\200\213N\302\2335n')

# told COMMAND...: runs it in a terminal; $dir/told is what the terminal got.
told() {
    printf '%s\n' "$@" >"$dir/command"
    # The terminal echoes what is typed: here nothing is.
    script -qec "stty -echo cols 80 rows 40; sh '$dir/run' <'$dir/typed'" /dev/null \
        >"$dir/told" 2>&1 </dev/null
}
cat >"$dir/run" <<'RUN'
set --
while IFS= read -r argument <&3; do set -- "$@" "$argument"; done 3<"$(dirname "$0")/command"
exec timeout --foreground 60 "$@"
RUN
: >"$dir/typed"

# plain SENTENCE WORDS COMMAND...: the claim holds if the terminal got WORDS and nothing
# that it obeys.
plain() {
    sentence=$1
    words=$2
    shift 2
    told "$@"
    claim "$sentence: it says something" has "$words"
    claim "$sentence: nothing is obeyed" shows
}
has() { grep -qaE "$1" "$dir/told" || { echo "no '$1' in:"; cat -v "$dir/told"; return 1; }; }
# The bar of progress goes back to the start of its line and empties it.
shows() {
    sed -i 's/\r\x1b\[K//g' "$dir/told"
    ! LC_ALL=C grep -aP "$obeyed" "$dir/told" | cat -v | grep . || return 1
    ! LC_ALL=C.UTF-8 grep -axv '.*' "$dir/told" | cat -v | grep .
}

# ---- a game whose names are full of it

mkdir "$dir/odd$odd" "$dir/odd$odd/scenarios"
game="$dir/game$odd.lua"
# The same in a script of Lua, which knows escapes of its own. A name of a ruleset may have
# no control characters, a text may.
lua='\27[31mB\27]0;C\7D\194\1555nE\194\133F\rG\8H\127I\226\128\174J\226\129\166K\226\128\143L\216\156M'
name='I\226\128\174J\226\129\166K\226\128\143L\216\156M\239\187\191P'
double() { printf '%s' "$1" | sed 's/\\/\\\\/g'; }
sed -e "1i local name, text = \"$(double "$name")\", \"$(double "$lua")\"" \
    -e 's|"Card " .. n|"Card " .. name .. n|' \
    -e 's|"Which card do you play?"|"Which " .. text .. " card?"|' tests/games/high_card.lua >"$game"
plain "a game is told" 'wins' "$program" play --game "$game" --seats bot,bot --seed 1 \
    --replay "$dir/replay$odd.jsonl"
plain "a game is drawn" 'wins|points' "$program" replay "$dir/replay$odd.jsonl" \
    --game "$game" --at 3
# A person plays it; clearing the terminal is the program's own.
person() {
    TERM=dumb typist "$dir/typed_told" "stty -echo cols 80 rows 40
        timeout --foreground 60 $program play --game '$game' --seed 1 --replay '$dir/person$marks' --force" \
        '?' '? 1' '? x' b 1 l 9 q
    sed 's/\x1b\[H\x1b\[2J//g; s/\x07//g' "$dir/typed_told" >"$dir/told"
}
person
claim "a person plays: it says something" has 'card\?.*$'
claim "a person plays: nothing is obeyed" shows
{ echo 1; sleep 2; } | TERM=dumb script -qec "stty -echo cols 80 rows 40
    timeout --foreground -s INT 1 $program play --game '$game' --seed 1 \
        --replay '$dir/stopped$marks' --force" /dev/null 2>&1 |
    sed 's/\x1b\[H\x1b\[2J//g; s/\x07//g' >"$dir/told"
claim "a game is stopped: it says something" has 'Stopped; the replay'
claim "a game is stopped: nothing is obeyed" shows
plain "a replay is told" 'hash' "$program" replay "$dir/replay$odd.jsonl" --game "$game"
plain "a ruleset fails" 'cardwright' "$program" play --game "$dir/odd$odd"
printf 'game "x%s" {' "$odd$bytes" >"$dir/broken$odd.lua"
plain "a ruleset is broken" 'cardwright' "$program" play --game "$dir/broken$odd.lua"
plain "games are simulated" 'wins' "$program" simulate --game "$game" --games 2 --seed 1
cat >"$dir/odd$odd/scenarios/odd.lua" <<LUA
scenario("It is $lua", function(t) error("$lua") end)
LUA
plain "a scenario fails" 'failed' "$program" test --game "$game" "$dir/odd$odd/scenarios"

# ---- a set and its cards

set="$dir/odd$odd"
cat >"$set/set.json" <<JSON
{"set": "ODD", "name": "Odd \\u001b[31m\\u009b\\u202e", "game": "riftbound", "api": 2}
JSON
printf 'code,name,type,domains,energy,might,tags,rarity,keywords,script\n' >"$set/cards.csv"
printf 'ODD-001,"One %s",Unit,Fury,1,1,"Tag%s",Common,,yes\n' "$odd" "$odd" >>"$set/cards.csv"
printf 'ODD-002,"Two %s\nof it",Unit,Fury,1,1,,Common,,no\n' "$odd" >>"$set/cards.csv"
printf 'ODD-003,"Three %s",Unit,Fury,x%s,1,,Common,,no\n' "$odd" "$odd" >>"$set/cards.csv"
printf 'error("%s")\n' "$lua" >"$set/odd-001-one.lua"
db="$dir/odd$odd.db"
plain "a set is imported" 'ODD|cardwright' "$program" import --db "$db" cards/riftbound/core "$set"
sed -i '/^ODD-003/d' "$set/cards.csv"
plain "a set is refused for its script" 'odd-001-one.lua:1' \
    "$program" import --db "$db" cards/riftbound/core "$set"
plain "a set is imported with its faulty script" 'ODD' \
    "$program" import --keep-faulty --db "$db" cards/riftbound/core "$set"
printf 'code,name,type\nODD-004,"Four %s",Unit\n' "$odd" >"$dir/list$odd.csv"
plain "a list is imported" 'list' "$program" import --db "$db" "$dir/list$odd.csv" --dry-run
printf 'code,name,type\nODD-004,"Four %s",Unit\n' "$bytes" >"$dir/bytes$odd.csv"
plain "a list is no text" 'bytes' "$program" import --db "$db" "$dir/bytes$odd.csv" --dry-run
printf '{"a%s": 1' "$odd$bytes" >"$dir/list$odd.json"
plain "a list is broken" 'list' "$program" import --db "$db" "$dir/list$odd.json" --dry-run
sed -i '/^ODD-001/s/yes$/no/' "$set/cards.csv"
rm "$set/odd-001-one.lua"
plain "it is imported without a script" 'ODD' "$program" import --db "$db" cards/riftbound/core "$set"
plain "cards are listed" 'ODD' "$program" cards --db "$db" set:odd
plain "cards are listed with all columns" 'ODD' "$program" cards --db "$db" set:odd \
    --columns code,name,tags,text,playable
plain "cards are listed as JSON" 'ODD' "$program" cards --db "$db" set:odd --json
plain "cards are searched" 'card' "$program" cards --db "$db" "name:$odd"
plain "a field is unknown" 'no field|cardwright' "$program" cards --db "$db" "x$odd$bytes>3" "mihgt>3"
plain "a card is shown" 'playable' "$program" card --db "$db" ODD-001 --script
plain "a card is shown as JSON" 'ODD' "$program" card --db "$db" ODD-001 --script --json
plain "a card is unknown" 'cardwright' "$program" card --db "$db" "$odd$bytes"
plain "cards are exported" 'ODD' "$program" export --db "$db" --cards set:odd
plain "cards are exported as JSON" 'ODD' "$program" export --db "$db" --cards set:odd --as json
plain "databases are compared" 'ODD' "$program" diff "$build/cards.db" "$db"
plain "a scenario of a set" 'failed|cardwright' "$program" test --db "$db" "$set"
plain "coverage is told" 'ODD|cardwright' "$program" coverage --db "$db" "$set"
plain "words are explained" 'Lua|Word|word' "$program" words --db "$db"
plain "a word is unknown" 'no word' "$program" words "$odd$bytes"

# ---- decks

printf 'Legend:\n1 Jinx %s\nMainDeck:\n3 %s\n' "$marks" "$marks" >"$dir/deck$odd.txt"
plain "a deck is shown" 'known' "$program" deck "$dir/deck$odd.txt"
"$program" export $a --as text >"$dir/fine$odd.txt"
plain "a deck has an odd name" 'yes' "$program" deck "$dir/fine$odd.txt"
plain "a deck is exported" 'Main' "$program" export "$dir/fine$odd.txt" --as text
cp "$build/cards.db" "$dir/cards.db"
plain "a deck is imported" 'deck' "$program" import --db "$dir/cards.db" "$dir/fine$odd.txt"
plain "decks are listed" 'fine' "$program" deck --db "$dir/cards.db"
plain "an odd deck is played" 'win' "$program" play "$dir/fine$odd.txt" $b --seats bot,bot --seed 1
plain "and simulated" 'wins' "$program" simulate "$dir/fine$odd.txt" $b --games 1 --seed 1
plain "a deck is unknown" 'cardwright' "$program" play "$odd$bytes" $b

# ---- what else is typed

plain "a folder is made" 'Next' "$program" new "$dir/new$odd" --set NEW
plain "a code is none" 'cardwright' "$program" new "$dir/new2" --set "$odd$bytes"
plain "a command is unknown" 'unknown command' "$program" "$odd$bytes"
plain "an option is unknown" 'unknown' "$program" play "--$odd$bytes"
plain "a number is none" 'whole number' "$program" bench --seconds "$odd$bytes"
plain "a bench's deck is unknown" 'cardwright' "$program" bench "$odd" "$bytes"
plain "a file is missing" 'cardwright' "$program" replay "$dir/none$odd$bytes"
printf '{"a%s"\n' "$odd$bytes" >"$dir/bad$odd.jsonl"
plain "a replay is broken" 'cardwright' "$program" replay "$dir/bad$odd.jsonl"
printf '{"type":"%s"}\n' "$bytes" >"$dir/typed"
plain "a program asks nonsense" 'refused|error' "$program" engine
: >"$dir/typed"

# ---- what a program reads stays as it is; the program's own colours pass

"$program" export --db "$db" --cards set:odd >"$dir/told" 2>"$dir/claim"
claim "a program gets the names as they are" grep -q "$(printf '\342\200\256J')" "$dir/told"
"$program" cards --db "$db" set:odd >"$dir/told" 2>&1
claim "a person gets them shown, through a pipe too" shows
unset NO_COLOR
"$program" play $a $b --seats bot,bot --seed 7 --replay "$dir/game" >"$dir/told" 2>&1
told "$program" replay "$dir/game" --at 20
sed 's/\x1b\[[0-9]*m//g' "$dir/told" >"$dir/bare"
claim "the program's own colours pass" grep -qa "$(printf '\033\\[1m')" "$dir/told"
mv "$dir/bare" "$dir/told"
claim "and no other code" shows

claims_end
