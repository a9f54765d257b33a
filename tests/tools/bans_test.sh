#!/bin/sh
# bans_test.sh -- ban lists that are files of their own: read in any form, asked by mode and day,
# changed by a file, undone; decks that they forbid stay.
set -u
. tests/tools/claims.sh

db=$dir/bans.db
cp "$build/cards.db" "$db"
cd "$dir" || exit 1

# run EXPECTED-CODE COMMAND ARGUMENT...: what the command prints is in out and err.
run() {
    expected=$1
    shift
    "$program" "$@" --db "$db" >out 2>err </dev/null
    [ $? -eq "$expected" ] || { cat out err; return 1; }
}

says() { grep -qF -e "$1" out || { cat out; return 1; }; }
tells() { grep -qF -e "$1" err || { cat err; return 1; }; }
silent_on() { ! grep -qF -e "$1" out; }

# ---- the list of the project
claim 'a mode has its list' run 0 deck --mode duel
claim 'named with its day and where it is from' says 'duel: 12 cards, list of 2026-09-18 (set CORE)'
claim 'with its cards' says '  Scrapheap, since 2026-09-18'
claim 'and the decks that it forbids' says '  origins-champion-deck-jinx: Fight or Flight'
claim 'another mode has another one' run 0 deck --mode teams
claim 'with one card more' says '  Master Yi, Wuju Bladesman, since 2026-09-18'
claim 'a mode without one says so' run 0 deck --mode war
claim 'in one line' says 'war: no list is known'
claim 'a deck is judged by it' run 1 deck origins-champion-deck-jinx
claim 'and it is named' says 'bans      duel: 12 cards, list of 2026-09-18 (set CORE)'
claim 'by that of another day' run 0 deck origins-champion-deck-jinx --on 2026-09-17
claim 'where there was none' says 'bans      duel on 2026-09-17: no list is known'
claim 'on its first day it holds' run 1 deck origins-champion-deck-jinx --on 2026-09-18
claim 'no day is refused' run 2 deck --mode duel --on 2026-02-30
claim 'with one that is' tells "--on wants a day such as 2026-09-18, found '2026-02-30'"

# ---- a table in any order, with faults
cat >bans.csv <<'END'
until;Card;note;since;mode
;Gust;too fast;2026-12-01;"duel, match"
2026-12-01;OGN-108;;;Duel
2026-12-01;Fight or Flight;;;duel
2026-12-01;Reaver's Row;;;duel
END
sed -i 's/OGN-108/Scrapheap/' bans.csv
claim 'a list comes in' run 0 import bans.csv
claim 'as bans' says 'bans.csv bans           5'
claim 'what says nothing of bans is told' tells 'bans.csv, column note: expected mode, card or code'
claim 'so are decks that it forbids' tells "found 'duel', expected decks without banned cards"
claim 'the newest list counts' run 0 deck --mode duel
claim 'with its day' says 'duel: 10 cards, list of 2026-12-01 (bans.csv)'
claim 'what it bans' says '  Gust, since 2026-12-01'
claim 'and not what it ends' silent_on '  Scrapheap'
claim 'what it does not name is as before' says '  Stacked Deck, since 2026-09-18'
claim 'both lists are kept' run 0 deck --mode duel --on 2026-11-30
claim 'the earlier one for its days' says 'duel on 2026-11-30: 12 cards, list of 2026-09-18 (set CORE)'
claim 'a second mode of a row counts' run 0 deck --mode match
claim 'too' says '  Gust, since 2026-12-01'
claim 'a deck with the card is told' run 1 deck origins-champion-deck-jinx
claim 'by its day' tells 'ban list: Gust is banned in duel since 2026-12-01'
claim 'what a card says' run 0 card Gust
claim 'agrees' says 'not in duel (banned since 2026-12-01), match (banned since 2026-12-01)'
claim 'who plays it' run 0 simulate origins-champion-deck-jinx proving-grounds-annie --games 1 --seed 1 --jobs 1
claim 'is told' tells 'origins-champion-deck-jinx has 1 banned card, played all the same'
claim 'the deck stays' run 0 export origins-champion-deck-jinx
claim 'as it was' says '3 Gust'
claim 'again it changes nothing' run 0 import bans.csv
claim 'which is said' says 'nothing changed'

cat >wrong.csv <<'END'
card,mode,since,until
Guust,duel,2026-12-01,
Gust,dual,2026-12-01,
Gust,duel; dual,2026-12-01,
Gust,duel,2026-13-01,
Gust,duel,,
Gust,duel,2026-12-02,2026-12-01
,duel,2026-12-02,
Defy,war,2026-12-03,
Defy,skirmish; dual,2026-12-03,
END
claim 'a list that is mostly wrong' run 65 import wrong.csv
claim 'brings nothing without a word' run 0 deck --mode war
claim 'of its own' says 'war: no list is known'
claim 'each row that is wrong' run 65 import --partly wrong.csv
claim 'is named: a card' tells "wrong.csv row 2, column card: found 'Guust', expected a card that the database has, did you mean 'Gust'"
claim 'a mode' tells "wrong.csv row 3, column mode: found 'dual', expected one of duel, match, skirmish, war, teams"
claim 'one of two modes' tells "wrong.csv row 4, column mode: found 'dual'"
claim 'a day' tells "wrong.csv row 5, column since: found '2026-13-01', expected a day such as 2026-09-18"
claim 'no day' tells "wrong.csv row 6, column since: found '', expected the day from which the ban holds"
claim 'days in the wrong order' tells "wrong.csv row 7, column until: found '2026-12-01', expected a day after"
claim 'no card' tells "wrong.csv row 8, column card: found '', expected the name or code of a card"
claim 'the others come in' run 0 deck --mode war
claim 'alone' says 'war: 1 card, list of 2026-12-03 (wrong.csv)'
claim 'a row with a mode that there is not' run 0 deck --mode skirmish
claim 'brings none of its modes' says 'skirmish: no list is known'
printf '"x\nmode,card,since\nz",card,since\nskirmish,Gust,2026-12-01\n' >quoted.csv
claim 'headings inside of a text head nothing' run 65 import quoted.csv
claim 'so no row has a card' tells "quoted.csv row 4, column card: found '', expected the name or code of a card"

# ---- JSON, corrected under the same name
cat >list.json <<'END'
{"mode": ["skirmish"], "date": "2026-12-05",
 "banned": ["Defy", "OGN-169", {"code": "OGN-001", "since": "2026-12-06"}]}
END
claim 'JSON with one day for all' run 0 import list.json
claim 'has its bans' says 'list.json bans           3'
claim 'by names and codes' run 0 deck --mode skirmish --on 2026-12-05
claim 'on their days' says 'skirmish on 2026-12-05: 2 cards, list of 2026-12-05 (list.json)'
cat >list.json <<'END'
[{"format": "skirmish", "card": "Defy", "since": "2026-12-05"}]
END
claim 'a corrected one' run 0 import list.json
claim 'takes its place' says 'list.json bans           0        0        2          1'
claim 'also for its cards' run 0 deck --mode skirmish --json
claim 'in JSON' says '{"mode":"skirmish","list":"2026-12-05","sources":"list.json","cards":1,"banned":[{"code":"OGN-045","name":"Defy","since":"2026-12-05"}]'
claim 'what changed is kept' run 0 imports
last=$(awk '/^ *[0-9]/ { n = $1 } END { print n }' out)
claim 'by list' run 0 imports "$last"
claim 'with its name' says 'bans list.json: changed'
claim 'it is undone' run 0 import --undo "$last"
claim 'and what it replaced' run 0 deck --mode skirmish
claim 'is there again' says 'skirmish: 3 cards, list of 2026-12-06 (list.json)'
claim 'the one before as well' run 0 import --undo "$((last - 1))"
claim 'so nothing is left' run 0 deck --mode skirmish
claim 'of it' says 'skirmish: no list is known'

cat >odd.json <<'END'
[{"mode": "skirmish", "card": "Defy", "since": 20261201, "until": "2026-12-05"},
 {"mode": ["skirmish", 5], "card": "Defy", "since": "2026-12-01"},
 [[[[[[["Defy"]]]]]]],
 {"mode": "skirmish", "since": "2026-12-05", "cards": ["Gust"], "banned": ["Stacked Deck"]}]
END
claim 'JSON with odd values' run 65 import --partly odd.json
claim 'a number is no day' tells "odd.json row 1, column since: found '20261201', expected a day such as"
claim 'nor a mode' tells "odd.json row 2, column mode: found '5', expected one of duel"
claim 'nothing is lost in the deep' tells 'odd.json row 3, column card: found '"''"', expected at most 8 arrays and objects'
claim 'two lists of cards' run 0 deck --mode skirmish
claim 'both count' says 'skirmish: 2 cards, list of 2026-12-05 (odd.json)'

# ---- a list is not taken for one
printf 'name,mode,date,type\nLamp,duel,2026-01-01,Unit\n' >cards.csv
claim 'a list of cards stays one' run 0 import --dry-run cards.csv
claim 'with a column that nobody knows' silent_on 'cards.csv bans'
printf 'format,card,since,until\nduel,Gust,2026-12-01,\n' >formats.csv
mkdir set && mv formats.csv set
printf '{"set": "QQ", "name": "Q", "game": "riftbound", "api": 3}' >set/set.json
printf 'code,name,type,energy,script\nQQ-001,Lamp of Q,Gear,1,no\n' >set/cards.csv
claim 'a set says when bans begin' run 65 import set
claim 'and nothing else' tells "set/formats.csv: column 'until': expected format, card, since"

claims_end
