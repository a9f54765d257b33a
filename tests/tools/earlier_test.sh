#!/bin/sh
# earlier_test.sh -- what users of earlier releases have keeps working.
#
# tests/earlier/ holds what the first release wrote: a card database of version 5 (a set of
# language level 1, lists in several languages, decks, a map) and three replays of
# version 1; and the same database as the release after it wrote it, in version 6.
set -u
. tests/tools/claims.sh

earlier=$(realpath tests/earlier)
cd "$dir" || exit 1

# run EXPECTED-CODE ARGUMENT...: what it prints is in out and err.
run() {
    expected=$1
    shift
    "$program" "$@" >out 2>err </dev/null
    [ $? -eq "$expected" ]
}

says() { grep -qF -- "$1" out; }
tells() { grep -qF -- "$1" err; }
silent() { [ ! -s err ]; }

for name in duel teams match; do
    claim "the $name is played again" run 0 replay "$earlier/$name.jsonl" --verify
    claim "and holds" says 'the record holds'
    claim "with a notice" tells 'a replay of version 1: it does not list its scripts'
    claim "on its hashes" tells 'a replay of version 1: hashes were made otherwise'
done
sed '1s/cardwright 1/cardwright 99/' "$earlier/duel.jsonl" >future
claim 'a replay of a later version is refused' run 65 replay future
claim 'with both versions' tells 'the replay has version 99, this program plays versions 1 to'
sed '1s/cardwright 1/chess/' "$earlier/duel.jsonl" >other
claim 'so is what is none' run 65 replay other
claim 'by name' tells 'this is no replay'

# database_claims VERSION: the database of that version keeps working.
database_claims() {
    gzip -dc "$earlier/cards-v$1.db.gz" >old.db
    cp old.db kept.db
    claim 'who reads an old database is told' run 65 cards --db old.db type=Unit
    claim 'which command brings it forward' tells \
        'bring it forward with: cardwright import --upgrade --db old.db'
    claim 'a dry run' run 65 import --dry-run --db old.db "$earlier"/late_bell.lua
    claim 'leaves it alone' cmp old.db kept.db
    claim 'that command works' run 0 import --upgrade --db old.db
    claim 'and says what it did' tells "brought forward from version $1 to"
    claim 'the copy is there' [ -s old.db.v$1.bak ]
    claim 'its cards are worked out anew, and nothing changed' [ -z "$(grep 'worked out\|stay as they' err)" ]
    claim 'twice does nothing' run 0 import --upgrade --db old.db
    claim 'and says so' says 'nothing to bring forward'
    claim 'a missing one is not made' run 66 import --upgrade --db none.db
    claim 'but told' tells 'none.db is missing; make it with cardwright import'

    claim 'a card of the set is there' run 0 card --db old.db --json FOX-001
    claim 'with its facts' says '"energy":2,"power":1,"power_domains":["Fury"],"might":3,"tags":["Fox","Ionia"]'
    claim 'its keywords' says '"keywords":[{"keyword":"Pounce","value":2},{"keyword":"Assault","value":1}]'
    claim 'its domains and supertype' says '"supertypes":["Champion"],"domains":["Fury","Calm"]'
    claim 'its French name' says '"fr":"Renarde de braise, véloce"'
    claim 'its English text' says 'When I conquer, draw 1 and learn.'
    claim 'its printings' says '"OPP-001/120"'
    claim 'and it can be played' says '"playable":true'
    claim 'a card of lists is there' run 0 card --db old.db --json HIL-001
    claim 'as the newest said' says '"might":5'
    claim 'in three languages' says '擅长攀登。'
    claim 'with its history' says '"field":"might","old":"4","new":"5"'
    claim 'of wordings too' says '"old":"Climbs well.","new":"Climbs very well."'
    claim 'and its deck' says '"decks":[{"place":"goats"'
    claim 'a number that a list corrected' run 0 card --db old.db --json Avalanche
    claim 'is the new one' says '"energy":7'
    claim 'the search index knows facts' run 0 cards --db old.db 'tag=Hill might>=5'
    claim 'as before' says 'Hill Goat'
    claim 'and words' run 0 cards --db old.db chèvre
    claim 'in any language' says 'Hill Goat'
    claim 'a deck is there' run 1 deck --db old.db foxes
    claim 'with its lines' says '3 Late Bell'
    claim 'and its bans' tells 'Late Bell is banned in duel since 2026-09-01'
    printf 'Ref,Wording (orig.),Shelf\nHIL-003,Valanga.,5\n' >odd.csv
    claim 'a map is remembered' run 0 import --db old.db odd.csv
    claim 'for the next list' says "HIL-003 text.it.effective: nothing -> 'Valanga.'"
    claim 'scripts of level 1 get their new words' tells \
        "note: fox/fox-002-late-bell.lua:9: 'later' is called 'delayed' since api 2"
    claim 'each of them' tells "fox/fox-003-warm-scarf.lua:4: 'bearer' is called 'host' since api 2"
    claim 'a card of level 1 is played' run 0 test --db old.db "$earlier/late_bell.lua"
    claim 'as before' says '1 passed, 0 failed'
    claim 'what happened to a set since an import' run 1 diff --db old.db HIL@3 HIL
    claim 'is known' says 'HIL-003'
}

database_claims 5
rm -f old.db*
database_claims 6

claims_end
