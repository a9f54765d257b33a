#!/bin/sh
# A replay is judged line by line and field by field, and what a command writes is
# written whole, told if it is not, and never over another file by mistake.
set -u
. tests/tools/claims.sh

a=proving-grounds-annie
b=proving-grounds-garen
lee=origins-champion-deck-lee-sin
v=origins-champion-deck-viktor

# exits CODE COMMAND...: what it printed is in $dir/exit.
exits() {
    wanted=$1
    shift
    "$@" >"$dir/exit" 2>&1
    got=$?
    [ "$got" = "$wanted" ] || { echo "exit $got instead of $wanted"; cat "$dir/exit"; return 1; }
}

has() { grep -qE -e "$1" "$2" || { echo "no '$1' in $2"; tail -n 3 "$2"; return 1; }; }
verify() { exits "$1" "$program" replay "$dir/$2" --verify; }

"$program" play $a $b --seats random,random --seed 7 --replay "$dir/game" >"$dir/told"
"$program" play $lee $v --mode match --seats random,random --seed 5 --replay "$dir/match" >"$dir/told"
claim "a whole record holds" verify 0 game
cp "$build/cards.db" "$dir/more.db"
claim "a set is imported" exits 0 "$program" import --db "$dir/more.db" tests/sets/later tests/sets/rules
claim "and breaks no record" exits 0 "$program" replay "$dir/game" --verify --db "$dir/more.db"
claim "as a message says" has 'compared without hashes' "$dir/exit"
claim "that of a match too" verify 0 match
claim "--verify goes to the end" exits 2 "$program" replay "$dir/game" --verify --at 3

# ---- what is missing, twice or added

sed '1s/"game":/"game":"none","game":/' "$dir/game" >"$dir/wrong"
claim "a key twice in the header is named" exits 65 "$program" replay "$dir/wrong" --verify
claim "with its line" has 'wrong:1:[0-9]+: duplicate object key' "$dir/exit"
sed '1s/"game":"[a-z]*"/&,"game":"none"/' "$dir/game" >"$dir/wrong"
claim "whichever stands last" exits 65 "$program" replay "$dir/wrong" --verify
claim "and is named, before a game is looked for" \
    has 'wrong:1:[0-9]+: duplicate object key' "$dir/exit"

lines=$(wc -l <"$dir/game")
for n in 1 2 3 $((lines - 1)) "$lines"; do
    sed "${n}d" "$dir/game" >"$dir/wrong"
    claim "line $n is missed" sh -c "! $program replay $dir/wrong --verify"
    sed "${n}p" "$dir/game" >"$dir/wrong"
    claim "line $n is not read twice" sh -c "! $program replay $dir/wrong --verify"
done
hash=$(grep -n '"turn":3,' "$dir/game" | cut -d: -f1)
sed "${hash}d" "$dir/game" >"$dir/wrong"
claim "the hash of a turn is missed" verify 1 wrong
claim "by its turn" has 'the record has no hash of turn 3' "$dir/exit"
sed "${hash}p" "$dir/game" >"$dir/wrong"
claim "and is not read twice" verify 1 wrong
head -n $((lines - 1)) "$dir/game" >"$dir/wrong"
claim "a record without its end does not hold" verify 1 wrong
claim "which is told with the line" has "wrong:$((lines - 1)): the record stops here" "$dir/exit"
claim "it can be shown all the same" exits 0 "$program" replay "$dir/wrong"
head -c -1 "$dir/game" >"$dir/wrong"
claim "a line that is cut off is no line" verify 65 wrong
claim "and is named" has "wrong:$lines: the line is cut off" "$dir/exit"
sed '/"game":2,/,$d' "$dir/match" >"$dir/wrong"
claim "a match goes on to its end" verify 1 wrong
claim "which is told" has 'the match goes on' "$dir/exit"
for more in 'x' '{}' '{"n":999,"player":0,"pick":[0]}' '{"game":2,"seed":8,"after":9}' '' \
    '{"n":999,"player":0,"concede":true}'; do
    { cat "$dir/game" && printf '%s\n' "$more"; } >"$dir/wrong"
    claim "nothing follows the end: '$more'" sh -c "! $program replay $dir/wrong --verify"
done
{ head -n 2 "$dir/game" | tr -d '\n' && printf '\0{}\n' && tail -n +3 "$dir/game"; } >"$dir/wrong"
claim "nothing hides behind a zero byte" sh -c "! $program replay $dir/wrong --verify"

# ---- every field

# other NAME SED WORDS: the record with that change does not hold, and WORDS are told.
other() {
    sed -E "$2" "$dir/game" >"$dir/wrong"
    ! cmp -s "$dir/game" "$dir/wrong" || { echo "$1 changes nothing"; return 1; }
    "$program" replay "$dir/wrong" --verify >"$dir/exit" 2>&1 && { echo "$1 holds"; return 1; }
    has "wrong:[0-9]+: .*$3" "$dir/exit"
}
claim "the winner counts" other winner '$s/"winner":[0-9]/"winner":3/' "'winner'"
claim "a draw is no win" other draw '$s/"winner":[0-9]/"winner":null/' "'winner'"
claim "points count" other points '$s/"points":\[[0-9]+/"points":[99/' "'points'"
claim "and are there" other none '$s/"points":[^]]*\],//' "lacks 'points'"
claim "turns count" other turn '$s/"turn":[0-9]+/"turn":99/' "'turn'"
claim "answers count" other after '$s/"after":[0-9]+/"after":9/' "'after'"
claim "so does the reason" other end '$s/"over"/"fault"/' "'end'"
claim "the hash of the end counts" other hash '$s/"hash":"..../"hash":"0123/' "'hash'"
claim "a hash is a text" other text '$s/"hash":"[^"]*"/"hash":1/' "'hash'"
claim "the end has no other keys" other key '$s/\}$/,"winnr":1}/' "did you mean 'winner'"
claim "nor has an answer" other more '0,/"n":1,/s/"n":1,/&"x":1,/' "only"
claim "the turn of a hash counts" other turns '0,/"turn":3/s/"turn":3/"turn":4/' "'turn'"
claim "a concession is true" other no '0,/"pick":\[[0-9]*\]/s//"concede":false/' "true"
claim "the header has no other keys" other head '1s/"mode"/"moed":1,&/' "did you mean 'mode'"
claim "a setting is what it is" other setting '1s/"floats":false/"floats":1/' '"floats"'
claim "and in its range" other range '1s/"best_of":[0-9]/"best_of":300/' '"best_of"'
claim "and there" other gone '1s/"best_of":[0-9],//' '"best_of"'
claim "a seed is in its range" other seed '1s/"seed":7/"seed":-7/' "seed"
claim "up to the largest" other large '1s/"seed":7/"seed":9007199254740993/' "seed"
claim "the seed counts" other seed '1s/"seed":7/"seed":8/' ""
claim "a version is a number" other version '1s/cardwright 4/cardwright 4x/' "version"
claim "the game is named" other game '1s/"game":"[a-z]*",//' "'game'"
claim "cards are loaded once" other twice '1s/"loaded":\[("[^"]*")/&,\1/' "'loaded'"
claim "by code" other list '1s/"loaded":\[[^]]*\]/"loaded":7/' "'loaded'"
claim "a deck has no other part" other part '1s/"decks":\[\{/&"mian":[],/' "'decks'"
claim "and enough cards" other few '1s/("main":\[")[^]]*"\]/\1OGN-001"]/' ""
claim "a part of one is a list" other text '1s/"main":\[[^]]*\]/"main":"Gust"/' "a list of codes"
claim "a deck's name is no list" other name '1s/"name":"[^"]*"/"name":[1]/' "'decks'"

# ---- files

claim "a record is not written over another" \
    exits 74 "$program" play $a $b --seats random,random --seed 8 --replay "$dir/game"
claim "unless that is asked" has 'game is there already; .*--force' "$dir/exit"
claim "it is as it was" verify 0 game
claim "with --force it is" exits 0 "$program" play $a $b --seats random,random --seed 8 \
    --replay "$dir/game" --force
claim "written anew" has '"seed":8' "$dir/game"
claim "an export replaces no file either" exits 74 "$program" export $lee --out "$dir/game"
claim "which is as it was" verify 0 game
ln -s game "$dir/link"
claim "unless that is asked too" exits 0 "$program" export $lee --out "$dir/link" --force
claim "and what a link names is replaced" has '^Legend' "$dir/game"
claim "nothing is left beside it" sh -c "! ls $dir | grep part"
claim "a named pipe is no replay" sh -c "mkfifo $dir/pipe &&
    timeout 5 $program replay $dir/pipe 2>&1 | grep -q 'is a pipe'"
claim "nor is a folder" exits 74 "$program" replay "$dir"
claim "nor is what never ends" exits 74 timeout 5 "$program" replay /dev/zero
for words in "deck $dir/pipe" "export $dir/pipe" "play $dir/pipe $dir/pipe" "cards --db $dir/pipe x" \
    "import --dry-run $dir/pipe" "diff $dir/pipe $dir/pipe" "engine --db $dir/pipe" \
    "test $dir/pipe" "play --game $dir/pipe" "coverage $dir/pipe"; do
    claim "nobody waits for a pipe: ${words%% *}" \
        sh -c "timeout 10 $program $words </dev/null; [ \$? -lt 124 ]"
done
claim "a pipe that is written to is read" \
    sh -c "(cat cards/riftbound/decks/$a.txt >$dir/pipe &) ; cat $dir/pipe | $program deck -"
cd "$dir" || exit 1
for n in 1 2; do
    printf 'q\n' | "$program" play $a $b --seats human,random --seed 7 >"$dir/told" 2>&1
done
claim "each game of a person has its own file" [ -s game-7.jsonl ] && [ -s game-7-2.jsonl ]

# ---- output that is lost

if [ -w /dev/full ]; then
    claim "a replay on a full disk is told" \
        exits 74 "$program" play $a $b --seats random,random --seed 7 --replay /dev/full
    claim "by its file" has '/dev/full: the replay cannot be written: No space' "$dir/exit"
    claim "an export too" exits 74 "$program" export $lee --out /dev/full
    printf '{"type":"hello"}\n' >requests
    while read -r words; do
        "$program" $words >/dev/full 2>told <requests
        claim "lost output is told: $words" [ $? = 74 ]
        "$program" $words >&- 2>told <requests
        claim "so is that of a closed stream: $words" [ $? = 74 ]
    done <<END
--help
--version
play --help
play $a $b --seats random,random --seed 7
play $a $b --seats random,random --seed 7 --json
simulate $a $b --games 2 --seed 1
simulate $a $b --games 2 --seed 1 --json
replay match
replay match --verify
replay match --at 9
engine
cards poro
cards poro --json
card Gust
card Gust --json
deck $lee
deck $lee --json
export $lee
export --cards poro
export --cards poro --as json
export --cards poro --as xlsx
export --cards poro --as xml
test $OLDPWD/tests/scenarios/quickstart.lua
test $OLDPWD/tests/scenarios/quickstart.lua --json
coverage $OLDPWD/tests/scenarios/quickstart.lua
words
words provided
import --dry-run $OLDPWD/cards/riftbound/ogs
new a-set
END
fi
claims_end
