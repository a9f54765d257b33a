#!/bin/sh
# imports_test.sh -- what was imported, taken back, and said better by a person; and dry runs,
# which say what the run says.
set -u
. tests/tools/claims.sh

root=$PWD
cp "$program" "$dir/cardwright"
chmod 755 "$dir"
cd "$dir" || exit 1

# run EXPECTED-CODE ARGUMENT...: a command with the database x.db; it prints into out and err.
run() {
    expected=$1
    shift
    "$program" "$@" --db x.db >out 2>err </dev/null
    [ $? -eq "$expected" ]
}
says() { grep -qF -e "$1" out; }
tells() { grep -qF -e "$1" err; }
same() { cmp "$1" "$2"; }
# What the cards are, whatever imports made them.
cards() { rm -f cards.out; "$program" export --cards --as json --db x.db --out cards.out 2>err && cat cards.out; }

cat >shop.csv <<'END'
code,name,type,energy,might,tags,rarity
HLL-001/003,Sand Fox,Unit,2,2,Desert,Common
HLL-002/003,Old Well,Gear,1,,,Uncommon
OPP-007/003,Long Dune,Unit,5,5,,Promo
END
cat >fan.csv <<'END'
code,name,type,energy,might,tags,rarity,text
HLL-001,Sand Fox,Unit,2,3,Desert; Fox,Common,Draw 1.
HLL-003/003,Long Dune,Unit,5,5,Desert,Rare,
,Sea Crab,Unit,1,1,,Common,
HLL-009,Odd,Unit,x,1,,Common,
END

# ---- a dry run says what the run says

# dry CODE ARGUMENT...: the dry run, then the run; both end with CODE and say the same, but for
# the lines that tell whether anything was written.
dry() {
    code=$1
    shift
    cp x.db was.db 2>err || rm -f was.db
    run "$code" import --dry-run "$@" || return 1
    grep -v '^nothing written' out >dry.out
    sed 's/would be imported/was imported/' err >dry.err
    [ ! -e was.db ] || same x.db was.db || return 1
    run "$code" import "$@" || return 1
    grep -vE '^(this is import|no card changed|.*nothing changed$)' out >wet.out
    same dry.out wet.out && same dry.err err
}
claim 'a dry run without a database says the same' dry 0 shop.csv
claim 'one with a rejected row too' dry 65 fan.csv
claim 'one that changes nothing too' dry 65 fan.csv

mkdir HLA
printf '{"set": "HLA", "name": "Hall", "game": "riftbound", "api": 2}' >HLA/set.json
printf 'code,name,type,domains,energy,power,power_domains,might,tags,rarity,keywords,script\nHLA-001,Plain Hall,Unit,Fury,1,,,2,,Common,,yes\n' >HLA/cards.csv
printf 'card "HLA-001" { when { played = me, run = function() drow(1) end } }\n' >HLA/one.lua
claim 'one of a faulty set too: it loads the scripts' dry 65 HLA
claim 'which names the fault' tells 'HLA/one.lua:1:'
sed -i 's/drow/draw/' HLA/one.lua
claim 'one of a set too' dry 0 HLA

# As somebody who may not write the database.
as_reader() {
    chmod 444 x.db
    chmod 555 .
    if [ "$(id -u)" = 0 ]; then
        setpriv --reuid=65534 --regid=65534 --clear-groups "$@" 2>&1
    else
        "$@" 2>&1
    fi
    reader=$?
    chmod 755 .
    chmod 644 x.db
    return $reader
}
printf 'code,name,type,energy\nHLL-002,Old Well,Gear,7\n' >well.csv
read_only() { as_reader ./cardwright import --dry-run --db x.db well.csv >"$1"; }
mkdir -m 777 spare
claim 'a database that cannot be written takes a dry run' read_only spare/reader.out
run 0 import well.csv --dry-run
cat err out >both
claim 'which says the same' same spare/reader.out both

# A disk without room, as far as one program can be made to think so.
full() { (trap '' XFSZ; ulimit -f 1; "$program" "$@" --db x.db 2>&1 | cat); }
claim 'a database on a full disk can be read' [ "$(full cards | grep -c '^HLL-001')" = 1 ]
claim 'an import there' [ -n "$(full import well.csv | grep 'no room for the index of its log')" ]

# ---- what was imported

claim 'imports are listed' run 0 imports
claim 'with what they did' grep -qE '^ +1  20[-0-9T:Z]+ +3 +0 +0 +0  shop.csv$' out
claim 'one is shown' run 0 imports 2
claim 'with its list' says 'fan.csv (riftbound, csv): 3 rows said something new, trust 0'
claim 'with what it changed' says "HLL-001 tags: 'Desert' -> 'Desert; Fox'"
run 0 imports 1
claim 'and with what it added' says 'HLL-001: added'
run 0 imports 2 --json
claim 'for programs too' says '"lists":[{"game":"riftbound","source":"fan.csv","form":"csv","trust":0,"rows":3}]'
claim 'an import that never was is 66' run 66 imports 99
claim 'with a reason' tells 'there is no import 99'
claim 'a word is no import' run 2 imports shop.csv

# ---- taken back

cards >before
claim 'what an import said is taken back' run 0 import --undo 2
claim 'field by field' says "HLL-001 tags: 'Desert; Fox' -> 'Desert'"
claim 'with a number of its own' says 'this is import 4'
cards >undone
claim 'and the cards are others' [ -n "$(cmp before undone 2>&1)" ]
run 0 imports
claim 'the list of imports says so' says 'fan.csv, undone by 4'
claim 'twice is refused' run 65 import --undo 2
claim 'with a reason' tells 'import 2 is undone already'
claim 'a dry run of it changes nothing' run 0 import --undo 4 --dry-run
claim 'and says so' says 'nothing written: dry run'
claim 'the undo can be taken back' run 0 import --undo 4
cards >after
claim 'then the cards are as they were' same before after
claim 'an import that never was cannot' run 66 import --undo 99
claim 'a path beside it is refused' run 2 import --undo 2 shop.csv

# ---- a person who knows better

claim 'two cards are one' run 0 cards merge 'Sand Fox' 'Old Well'
claim 'the report counts it' grep -qE '^merge of Sand Fox and Old Well cards +0 +0 +1 +0 +0 +0$' out
claim 'a later import of the same list' run 0 import shop.csv --source again
run 0 cards
claim 'does not part them' says 'HLL-001'
claim 'at all' [ -z "$(grep HLL-002 out)" ]
claim 'a card is forgotten' run 0 cards forget HLL-003
run 0 import shop.csv --source once-more
run 0 card 'Long Dune'
claim 'and its code stays away' [ "$(head -n 1 out)" = 'OPP-007/003  Long Dune' ]
run 0 imports --json
forgot=$(sed 's/.*"import":\([0-9]*\),"time":"[^"]*","source":"card HLL-003 to be forgotten".*/\1/' out)
claim 'that can be taken back' run 0 import --undo "$forgot"
run 0 card 'Long Dune'
claim 'then it is there again' says 'HLL-003  Long Dune'
claim 'a card of a set is not forgotten' run 65 cards forget HLA-001
claim 'nor merged into another' run 65 cards merge HLL-001 HLA-001
claim 'a card that nobody knows is 66' run 66 cards merge HLL-001 Nobody
claim 'one card is not enough' run 2 cards merge HLL-001
claim 'to search for the word there is a field' run 0 cards name:merge

# ---- who said what

claim 'a card tells who said what' run 0 card 'Sand Fox' --history
claim 'the value that holds first' says "tags                   'Desert; Fox'  fan.csv, row 2, import 2"
claim 'then the others, with the reason' \
    says "'Desert'  shop.csv, row 2, import 1; the one above counts: it says more"
run 0 card 'Sand Fox' --history --json
claim 'programs get the reason as a word' \
    says '"field":"tags","value":"Desert","holds":false,"why":"richer","source":"shop.csv"'
run 0 card HLA-001 --history
claim 'a set decides of its own cards' says "energy                 '1'  set HLA"

# ---- sets, scripts, bans, decks, games and maps are taken back too

# alike A B: two databases have the same cards, scripts, bans and decks.
alike() { "$program" diff "$1" "$2"; }
keep() { cp x.db "$1"; }
last() { run 0 imports && number=$(sed -n '$s/^ *\([0-9]*\) .*/\1/p' out); }

rm x.db
cat >two.lua <<'END'
card "HLA-002" { when { played = me, run = function() draw(2) end } }
END
printf 'format,card,since\nmatch,Plain Hall,2026-09-01\n' >formats.csv
printf 'code,name,type,energy,might,rarity,text\nHLA-001,Plain Hall,Unit,1,2,Common,Draw 1.\n' >hall.csv
mkdir mixed
printf '{"set": "HLC", "name": "Cellar", "game": "riftbound", "api": 2, "needs": ["HLA"]}' >mixed/set.json
printf 'code,name,type,domains,energy,power,power_domains,might,tags,rarity,keywords,script\nHLC-001,Cellar,Unit,Fury,1,,,2,,Common,,no\n' >mixed/cards.csv
run 0 import hall.csv
keep list.db
printf 'HLA-003,Side Hall,Unit,Fury,1,,,1,,Uncommon,,no\n' >>HLA/cards.csv
claim 'a set is imported' run 0 import HLA
keep first.db
cp two.lua formats.csv HLA
sed -i 's/draw(1)/draw(3)/' HLA/one.lua
sed -i 's/Common/Rare/' HLA/cards.csv
printf 'HLA-002,Long Hall,Unit,Fury,3,,,3,,Common,,yes\n' >>HLA/cards.csv
claim 'then its next form' run 0 import HLA
keep second.db
claim 'then one that needs it' run 0 import mixed
keep third.db
claim 'the first form is undone' run 0 import --undo 2
claim 'which changes nothing that the next one said again' alike third.db x.db
claim 'a set that another needs stays' run 65 import --undo 3 --dry-run
claim 'with what to do' tells 'set HLC needs HLA: undo first the import that brought HLC'
claim 'that is taken back' run 0 import --undo 5
claim 'and changes as little' alike third.db x.db
claim 'that is undone' run 0 import --undo 4
claim 'and gone' alike second.db x.db
claim 'the next form is undone' run 0 import --undo 3
claim 'with its scripts' grep -qE '^undo of import 3 scripts +0 +1 +1 ' out
claim 'and bans' grep -qE '^undo of import 3 bans +0 +0 +1 ' out
claim 'as it was before' alike first.db x.db
claim 'the first form too' run 0 import --undo 2
claim 'then only the list is left' alike list.db x.db
run 0 cards
claim 'and its card' says 'HLA-001'
claim 'the first form counts again' run 0 import --undo 9
claim 'as it was' alike first.db x.db
claim 'the next one too' run 0 import --undo 8
claim 'with all that it had' alike second.db x.db
claim 'and imported again it is nothing new' run 0 import HLA
claim 'at all' says 'nothing changed'

printf 'MainDeck:\n3 Plain Hall\n' >halls.txt
claim 'a deck' run 0 import halls.txt
keep deck.db
printf 'MainDeck:\n2 Plain Hall\n' >halls.txt
claim 'that changes' run 0 import halls.txt
last
claim 'is taken back' run 0 import --undo "$number"
claim 'to what it was' alike deck.db x.db
last
claim 'and forth' run 0 import --undo "$number"
run 0 deck halls
claim 'as it changed' says '2 Plain Hall'
run 0 imports 12
claim 'an import tells of its decks' says 'deck halls: added'
run 0 imports 3
claim 'and bans' says 'ban Plain Hall: added'

printf 'Ref,Shelf\nHLA-001,001\n' >odd.csv
printf 'Ref = code\nShelf = number\n' >one.txt
printf 'Ref = code\nShelf = ignore\n' >other.txt
claim 'a map' run 0 import --map one.txt odd.csv
sed -i 's/,001/,1/' odd.csv
claim 'and another' run 0 import --map other.txt odd.csv
last
claim 'that is taken back' run 0 import --undo "$number"
claim 'with its number' grep -qE '^undo of import [0-9]+ maps +0 +1 +0 ' out

# A game with everything that is its own.
"$program" import hall.csv --db y.db >out 2>&1
cp y.db without.db
claim 'a game' "$program" import "$root/tests/games/hills" --db y.db
cp y.db with.db
claim 'is taken back' "$program" import --undo 2 --db y.db
claim 'as if it had never been' alike without.db y.db
claim 'it is no game to choose from' "$program" cards Hall --db y.db
claim 'and forth' "$program" import --undo 3 --db y.db
claim 'as it was' alike with.db y.db
"$program" import --game hills --source s hall.csv --db y.db >out 2>&1
"$program" import --undo 4 --db y.db >out 2>err
claim 'but not with later lists of it' tells 'the game hills would be gone'

# ---- trust taken back, texts that lost, a card without a text, keywords worked out

rm x.db
printf 'code,name,type,might,text\nHLD-001/009,Sand Fox,Unit,2,"[Tank]\nDraw 1."\nHLD-002/009,Crab,Unit,1,[NO TEXT]\n' >a.csv
printf 'code,name,type,might,text\nHLD-001/009,Sand Fox,Unit,3,Draw 1.\n' >b.csv
run 0 import a.csv
claim 'a list that says another text' run 0 import b.csv
claim 'is told so' tells "note: b.csv row 2, column text: found 'Draw 1.'"
claim 'b counts' says "HLD-001 might: '2' -> '3'"
claim 'trust' run 0 import --trust 2 a.csv
claim 'decides otherwise' says "HLD-001 might: '3' -> '2'"
claim 'and can be set back' run 0 import --trust 0 a.csv
claim 'at once' says "HLD-001 might: '2' -> '3'"
claim 'twice is nothing' run 0 import --trust 0 a.csv
claim 'at all' says 'nothing changed'
run 0 import --trust 2 a.csv
last
claim 'it is undone' run 0 import --undo "$number"
claim 'with its facts' says "HLD-001 might: '2' -> '3'"
run 0 card Crab --json
claim '[NO TEXT] is no text' [ -z "$(grep -i 'no text' out)" ]
run 0 card 'Sand Fox'
claim 'keywords of the text are marked' says '(worked out from its text)'
run 0 card 'Sand Fox' --json
claim 'for programs too' says '"derived":["keywords"]'
run 0 cards is:derived
claim 'and found' grep -q '^HLD-001' out
claim 'alone' [ "$(grep -c '^HLD' out)" = 1 ]
printf 'code,name,type,keywords\nHLD-001/009,Sand Fox,Unit,Tank\n' >c.csv
run 0 import c.csv
run 0 cards is:derived
claim 'until a list says them' [ "$(grep -c '^HLD' out)" = 0 ]

# ---- a folder in which nothing is a list

mkdir papers
printf '%%PDF-1.4\n' >papers/rules.pdf
claim 'a folder of papers alone is 65' run 65 import papers
claim 'they count as files' grep -qE '^files +files +0 +0 +0 +0 +1$' out
claim 'and nothing is said to be kept' says 'nothing was taken'

# ---- a command reads one state of the database

# While the command has its deck open and waits for it, the cards go.
meanwhile() {
    rm -f x.db pipe
    mkfifo pipe
    run 0 import shop.csv || return 1
    exec 3<>pipe
    "$program" "$@" --db x.db >command.out 2>command.err <pipe 3>&- &
    tries=0
    until [ "$(readlink "/proc/$!/fd/"* | grep -c '/pipe$')" -gt 1 ]; do
        tries=$((tries + 1))
        [ $tries -lt 200 ] && sleep 0.05 || break
    done
    run 0 import --undo 1 3>&-
    gone=$?
    cat fox.txt >&3
    exec 3>&-
    wait $!
    return $gone
}
printf '1 Sand Fox\n' >fox.txt
claim 'cards go while a deck is read' meanwhile deck --json -
claim 'which still knows them' grep -qF '"main":{"Sand Fox":1}' command.out
claim 'and while a game is prepared' meanwhile play - fox.txt
claim 'which does, too' [ "$(grep -c 'Sand Fox (HLL-001) cannot be played' command.err)" = 2 ]
claim 'a command that comes later does not' run 65 deck fox.txt
claims_end
