#!/bin/sh
# A game with as many words of each sort as there is room for (tests/games/full): it is played,
# told, explained and stored whole, and one word more is refused by name.
set -u
. tests/tools/claims.sh

game=tests/games/full

has() { grep -qE -e "$1" "$2" || { echo "no '$1' in $2"; tail -n 5 "$2"; return 1; }; }

claim "its scenarios pass" "$program" test --game $game tests/games/scenarios/full.lua
claim "it is played" "$program" simulate --game $game --games 9 --seed 1 --verify

# ---- its settings
settings=$(seq -f '"r%.0f":"high"' -s , 1 64)
sets=$(seq -f '--set r%.0f=high' -s ' ' 1 64)
# shellcheck disable=SC2086 # a list of words
claim "a command line has all of them, and that of every game" \
    "$program" play --game $game --seed 1 --seats random,random $sets --set asks_all=yes --replay "$dir/record"
claim "a replay keeps them" has '"r64":"high"' "$dir/record"
claim "and plays by them" "$program" replay "$dir/record" --game $game --verify
sed 's/"r64":"high"/"r64":"low"/' "$dir/record" >"$dir/other"
claim "the last one decides" eval '! "$program" replay "$dir/other" --game $game --verify'
sed 's/"asks_all":true/"asks_all":false/' "$dir/record" >"$dir/other"
claim "and so does that of every game" eval '! "$program" replay "$dir/other" --game $game --verify'
answer='{"type":"answer","seat":0,"pick":[0]}'
view='{"type":"view","seat":0}'
printf '%s\n' "{\"type\":\"newgame\",\"seats\":[\"client\",\"client\"],\"seed\":3,\"settings\":{$settings}}" \
    '{"type":"save"}' "$answer" "$view" | "$program" engine --game $game >"$dir/replies" 2>"$dir/err"
{ grep '"saved"' "$dir/replies" | sed 's/"saved"/"load"/;s/,"id":null//'; echo "$answer"; echo "$view"; } |
    "$program" engine --game $game >"$dir/loaded" 2>"$dir/err"
claim "a saved game keeps them" [ "$(grep '"view"' "$dir/replies")" = "$(grep '"view"' "$dir/loaded")" ]
claim "and goes on by them" has '"p32":4' "$dir/loaded"

# ---- one more of each
# refused KEY NUMBER TEXT: with one more of KEY than NUMBER, the game says TEXT.
refused() {
    rm -rf "$dir/more"
    cp -r $game "$dir/more"
    sed "s/\\b$1 = $2\\b/$1 = $(($2 + 1))/" $game/game.lua >"$dir/more/game.lua"
    cmp -s $game/game.lua "$dir/more/game.lua" && { echo "it is the same"; return 1; }
    "$program" simulate --game "$dir/more" --games 1 >"$dir/refused" 2>&1
    [ $? = 65 ] || { echo "it is not refused"; cat "$dir/refused"; return 1; }
    grep -qE -e "game\\.lua:[0-9]+:[0-9]+: more than $2 $3" "$dir/refused" ||
        { echo "no '$2 $3'"; cat "$dir/refused"; return 1; }
}

claim "no more counters of things" refused counters 24 'kinds of counter of things'
claim "no more statuses" refused statuses 32 'statuses of things'
claim "no more counters of players" refused player_counters 32 'counters of players'
claim "no more columns" refused columns 64 'columns of card facts'
claim "no more derived numbers" refused numbers 24 'derived numbers'
claim "no more types" refused types 16 'types, and supertypes'
claim "no more settings" refused settings 64 'settings of a game'

# ---- its words
claim "all words are told" eval '"$program" words --game $game >"$dir/words"'
for word in c24 s32 p32 n64 n24_last; do
    claim "with $word" has "^ +$word" "$dir/words"
done
claim "a word alone too" eval '"$program" words --game $game p32 >"$dir/word"'
claim "by its kind" has 'p32, reading' "$dir/word"
claim "editors know them" "$program" def --game $game "$dir"
for word in c24 s32 p32 n64; do
    claim "with $word" has "\\b$word\\b" "$dir/.cardwright/cards.lua"
done

# ---- its cards in a database
columns=$(seq -f n%.0f -s , 1 64)
mkdir -p "$dir/full/base"
cp -r $game/game.lua $game/rules "$dir/full"
echo '{ "set": "FUL", "name": "Full", "game": "full", "api": 2 }' >"$dir/full/base/set.json"
{
    echo "code,name,type,$columns,script"
    echo "FUL-001,Whole,Type 16,$(seq -s , 101 164),no"
    echo "FUL-002,Part,Type 1,$(seq -s , 1 64),no"
} >"$dir/full/base/cards.csv"
claim "a list with all columns is imported" \
    "$program" import --db "$dir/full.db" "$dir/full"
claim "a card shows them" eval '"$program" card --db "$dir/full.db" --game full Whole >"$dir/card"'
claim "with the last one" has 'n64 +164' "$dir/card"
claim "they are searched" \
    eval '"$program" cards --db "$dir/full.db" --game full "n64>=100" >"$dir/cards"'
claim "with what fits" has 'Whole' "$dir/cards"
claim "and no more" eval '! grep -q Part "$dir/cards"'

# ---- more words than the manual has room for
# Makes set number $1 of sixty words of its own.
wordy() {
    mkdir -p "$dir/wordy-$1"
    echo code,name,type,script >"$dir/wordy-$1/cards.csv"
    printf '{ "set": "W%s", "name": "Wordy %s", "game": "full", "api": 2 }\n' "$1" "$1" \
        >"$dir/wordy-$1/set.json"
    {
        echo 'words {'
        seq -f "  wordy_$1_%.0f = function(x) return c1(x) end," 60
        echo '}'
    } >"$dir/wordy-$1/words.lua"
}
for set in $(seq 18); do wordy "$set"; done
claim "eighteen sets bring more than a thousand words" \
    "$program" import --db "$dir/full.db" "$dir"/wordy-*
claim "the manual has them all" \
    eval '"$program" words --db "$dir/full.db" --game full >"$dir/words"'
claim "to the last one" has '^ +wordy_18_60' "$dir/words"
for set in $(seq 19 40); do wordy "$set"; done
claim "twenty-two sets more are imported" "$program" import --db "$dir/full.db" "$dir"/wordy-*
claim "and more than the manual holds is refused" eval \
    '! "$program" words --db "$dir/full.db" --game full >"$dir/words" 2>&1'
claim "by name" has 'the sets bring too many words: the manual has room for 3000' "$dir/words"

claims_end
