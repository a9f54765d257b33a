#!/bin/sh
# games_test.sh -- several games in one database: each command plays the one that is meant,
# and whatever is wrong with one of them is told once, with its place, and stores nothing.
set -u
. tests/tools/claims.sh

root=$PWD
cp -r tests/games/hills "$dir/hills"
cd "$dir" || exit 1

# run EXPECTED-CODE ARGUMENT...: what it prints is in out and err.
run() {
    expected=$1
    shift
    "$program" "$@" >out 2>err </dev/null
    [ $? -eq "$expected" ]
}

says() { grep -q -- "$1" out; }
tells() { grep -q -- "$1" err; }

# refused TEXT ARGUMENT...: nothing is imported, no byte of all.db changes, and one line of
# the messages has the text.
refused() {
    wanted=$1
    shift
    cp all.db before.db
    "$program" import --db all.db "$@" >out 2>err
    [ $? -eq 65 ] && cmp -s all.db before.db && [ "$(grep -c -- "$wanted" err)" = 1 ]
}

claim 'two games go into one database' \
    run 0 import --db all.db hills "$root/cards/riftbound/core" "$root/cards/riftbound/ogn" \
    "$root/cards/riftbound/ogs" \
    "$root/cards/riftbound/decks/proving-grounds-annie.txt" \
    "$root/cards/riftbound/decks/proving-grounds-garen.txt"
claim 'in any order' run 0 import --db other.db "$root/cards/riftbound/core" hills
claim 'a second time changes nothing' run 0 import --db all.db hills
claim 'and says so' says 'nothing changed'

for name in hills riftbound; do
    claim "cards of $name are found" run 0 cards --db all.db --game "$name" --columns set,name
    claim "by name, $name" run 0 words --db all.db --game "$name"
    claim "its database is the same as itself, $name" run 0 diff all.db all.db --game "$name"
done
claim 'columns of a game are those of its list' run 0 cards --db all.db --game hills 'strength>=2' colour=red
claim 'which its table shows' says 'strength'
claim 'another game has none of them' run 2 cards --db all.db --game riftbound 'colour=red strength>=2'
claim 'a deck says which game is meant' run 0 play --db all.db red-army blue-army --seed 1
claim 'and another one another' run 0 simulate --db all.db proving-grounds-annie proving-grounds-garen --games 2
claim 'so does a deck that is shown' run 0 deck --db all.db red-army
claim 'or exported' run 0 export --db all.db blue-army
claim 'or the code of a set' run 0 export --db all.db --set HIL out-set
claim 'whose folder names the game' grep -q '"game": "hills"' out-set/set.json
claim 'it comes in again' run 0 import --db all.db out-set
claim 'a game plays its usual decks' run 0 play --db all.db --game hills --seed 2 --replay game.jsonl
claim 'a record names its game' grep -q '"game":"hills"' game.jsonl
claim 'so it needs no --game' run 0 replay --db all.db game.jsonl --verify
claim 'a folder plays without a database' run 0 play --game hills/ --seed 3
claim 'a database beside a folder is refused' run 2 play --game hills/ --db all.db
claim 'with the reason' tells 'brings its own cards, so it takes no --db beside it'
claim 'a deck in the folder of a game plays that' run 0 deck --db other.db hills/decks/red-army.txt
claim 'a program plays it' sh -c \
    "echo '{\"type\":\"newgame\",\"decks\":[\"red-army\",\"blue-army\"],\"seats\":[\"client\",\"random\"],\"seed\":4}' |
     $program engine --db all.db --game hills | grep -q '\"type\":\"newgame\"'"

if [ "${LONG:-}" = 1 ]; then
    claim 'it is measured' run 0 bench --db all.db --game hills --quick --json
    claim 'with all pairs of its decks' says '"game":"hills","mode":"[^"]*","pairings":[1-9]'
fi

claim 'without a path the scenarios of the folder are tested' run 0 test --game "$root/tests/games/rows"
claim 'all of them' says '8 passed, 0 failed'
claim 'a game that has no decks is not measured' run 66 bench --game "$root/tests/games/rows" --quick
claim 'which says so' tells 'there are no decks to play with'

claim 'the usual decks of a game are simulated' run 0 simulate --game hills/ --games 2
claim 'seats say how many play a game without decks' sh -c \
    "echo '{\"type\":\"newgame\",\"seats\":[\"client\",\"random\",\"random\",\"client\"]}' |
     $program engine --game $root/tests/games/lighthouse | grep -q '\"type\":\"newgame\"'"
claim 'an unknown game is told' run 66 cards --db all.db --game chess
claim 'with those that there are' tells "no game 'chess' in the database, which has hills, riftbound"
claim 'a deck of another game' run 65 deck --db all.db --game riftbound red-army
claim 'says its game' tells "the deck 'red-army' is one of the game 'hills', not of 'riftbound'"
printf '3 Red Guard\n2 Red Rider\n' >stray.txt
claim 'a list of another game too' run 65 deck --db all.db --game riftbound stray.txt
claim 'once' [ "$(grep -c "its cards are of 'hills'" err)" = 1 ]
"$program" import --db all.db --game riftbound stray.txt >out 2>err
claim 'nor is it imported' [ $? -eq 65 ]
claim 'and told once' [ "$(grep -c "a deck of the game 'riftbound'; its cards are of 'hills'" err)" = 1 ]

cp -r hills more
rm -r more/game.lua more/rules more/decks
mkdir -p second && cp -r more/base/* second
sed -i 's/HIL/SEC/g' second/set.json second/cards.csv
sed 's/"hills"/"nowhere"/' second/set.json >set.json && cp -r second lost && mv set.json lost
claim 'a set of a game that is not there is refused' \
    refused "lost/set.json: no game 'nowhere' in the database, which has hills, riftbound" lost
sed '1s/$/,weight/;2,$s/$/,1/' second/cards.csv >list && cp -r second wide && mv list wide/cards.csv
claim 'so is a card with a column that is not declared' refused 'wide/cards.csv row 1' wide
cp -r second foreign
cat >foreign/sec-001.lua <<'END'
card "SEC-001" { effect { run = function() channel(1) end } }
END
claim 'and a script of another game' refused "foreign/sec-001.lua:1:[0-9]*: unknown word 'channel'" foreign
claim 'a set of the game comes in' run 0 import --db all.db second
claim 'and is played with it' run 0 card --db all.db --game hills SEC-001

cp -r hills fewer
sed -i '/"colour", word/d; /the colour of the chief/d' fewer/game.lua
cut -d, -f1-4,6- hills/base/cards.csv >fewer/base/cards.csv
claim 'a game keeps the columns of stored cards' refused "it has no column 'colour' any more" fewer
mkdir second/decks && printf 'Chief:\n1 Red Chief (SEC-001)\n' >second/decks/short.txt
claim 'decks beside a set are for its game' run 0 import --db all.db second/decks
claim 'played or not' run 1 deck --db all.db second/decks/short.txt
claim 'which of two cards of one name a stored deck has' run 1 deck --db all.db --game hills --json short
claim 'is kept' says '"chief":{"Red Chief":1}'
claim 'by its code' run 0 card --db all.db --game hills SEC-001
claim 'which finds it' says 'short'
printf 'Chief:\n1 Red Chief\n' >second/decks/short.txt
claim 'a line that could mean both is not taken' run 65 deck --db all.db second/decks/short.txt
claim 'and both are named' tells "'Red Chief' is Red Chief (HIL-001) and Red Chief (SEC-001)"
claim 'stored decks of before are played' run 0 simulate --db all.db --game hills red-army blue-army --games 1
cp -r hills renamed
sed -i 's/"helped"/"aided"/' renamed/game.lua
cp -r second needy
cat >needy/sec-001.lua <<'END'
card "SEC-001" { passive { unit { friendly }, helped = 1 } }
END
sed -i '/SEC-001/s/no$/yes/' needy/cards.csv
claim 'a set has a script' run 0 import --db all.db needy
claim 'which no change of the game may break' \
    refused "needy/sec-001.lua:1:[0-9]*: unknown key 'helped'" renamed
claim 'unless the sets come along' tells 'nothing was imported: 1 fault in scripts'
cp -r hills misspelt
sed -i 's/player_counters/player_countres/' misspelt/game.lua
claim 'a faulty game is refused with its place' \
    refused "misspelt/game.lua:" misspelt
claim 'and what was meant' tells "did you mean 'player_counters'"
cp -r hills broken
echo 'words { all_passed = function() retrun true end }' >broken/rules/play.lua
claim 'so is a faulty file of its rules' refused 'broken/rules/play.lua:1' broken
cp -r hills torn
sed -i 's/"game": "hills"/"game": "riftbound"/' torn/base/set.json
claim 'and a set of another game in its folder' \
    refused 'torn/base/set.json: expected "game": "hills"' torn
mkdir ours && echo 'game "riftbound" {}' >ours/game.lua
claim 'and a game with the name of one in C' refused "ours/game.lua: 'riftbound' is a game of this program" ours
mkdir empty && touch empty/game.lua
claim 'and a game without a name' refused 'empty/game.lua: expected game "NAME"' empty
claim 'after all of it the other game is as it was' \
    run 0 simulate --db all.db proving-grounds-annie proving-grounds-garen --games 2
claim 'and this one too' run 0 replay --db all.db game.jsonl --verify

cp -r hills wild
sed -i 's/game "hills"/game "wild"/; s/word = { "red", "blue", "grey" }/word = any/' wild/game.lua
sed -i 's/"hills"/"wild"/' wild/base/set.json
cp -r wild/base green
sed -i 's/HIL/GRE/' green/set.json
printf 'code,name,type,colour,strength,script\nGRE-001,Fern,Unit,green,3,no\n' >green/cards.csv
claim 'an open column takes the words of its cards' run 0 import --db wild.db wild green
claim 'all of them' run 0 cards --db wild.db colour=green --columns name
claim 'in any set' says 'Fern'
claim 'and in play' run 0 play --db wild.db red-army blue-army --seed 1
sed 's/^  columns = {/&\n    { "copies", number, for_cards, most = 9 },/' wild/game.lua >more.lua
mv more.lua wild/game.lua
claim 'a column may be called like a count of decks' run 0 import --db wild.db wild
claim 'its cards are written' run 0 export --db wild.db --cards --as json --out list.json
claim 'and read again' run 0 import --db wild.db list.json
claim 'as they are' says 'no card changed'
sed -i 's/green/greeen/' green/cards.csv
claim 'but no slip of one' run 65 import --db wild.db --strict green
claim 'which is named' tells "found 'greeen', expected 'green'"
{
    echo 'code,name,type,colour,strength,script'
    for i in 01 02 03 04 05 06 07 08 09 10 11 12 13; do echo "GRE-0$i,Fern $i,Unit,hue $i$i,3,no"; done
} >green/cards.csv
claim 'nor more words than a column has room for' run 65 import --db wild.db green
claim 'whatever is asked' run 65 import --db wild.db --keep-faulty green
claim 'with the place' tells "wild/game.lua: the cards of the game have more than 15 words in the column 'colour'"

sed 's/game "hills"/game "dales"/' hills/game.lua >dales.lua
cp -r hills dales && mv dales.lua dales/game.lua && sed -i 's/"hills"/"dales"/' dales/base/set.json
claim 'without the usual game' run 0 import --db two.db hills dales
claim 'one of several is asked for' run 2 cards --db two.db
claim 'with their names' tells 'the database has several games: dales, hills; name one with --game'
claim 'equal names of decks too' run 2 deck --db two.db red-army
claim 'are no answer' tells 'name one with --game'
claim 'the only game needs no name' run 0 import --db one.db dales
claim 'in any command' run 0 cards --db one.db

claims_end
