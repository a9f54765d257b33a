#!/bin/sh
# vendetta_lists_test.sh -- cards and decks of the newest printed set go out in each form that
# people use, and come in again as they were.
set -u
. tests/tools/claims.sh

cp "$build/cards.db" "$dir/own.db"
cd "$dir" || exit 1

# run EXPECTED-CODE COMMAND ARGUMENT...: what the command prints is in out and err.
run() {
    expected=$1
    shift
    "$program" "$@" --db own.db >out 2>err </dev/null
    [ $? -eq "$expected" ] || { cat out err; return 1; }
}

says() { grep -qE -e "$1" out || { cat out; return 1; }; }
facts() { "$program" export --db own.db --cards set:VEN --as csv >"$1" 2>err; }

claim 'the set is written' facts before.csv
claim 'with all its cards' [ "$(wc -l <before.csv)" -gt 168 ]
cat >chinese.json <<'END'
[{"id":1,"cardCategory":"hero_unit","cardNo":"VEN-023/166","cardName":"影流之主","subTitle":"出自阴影","cardColorList":["red"],"hero":"影流之主","region":"","tag":"","cardEffect":"","energy":4,"returnEnergy":1,"power":4,"productCodeList":["VEN"],"rarity":"rune_core","rarityName":"史诗","frontImage":"","status":1,"cardGroupLimit":null},
 {"id":2,"cardCategory":"unit","cardNo":"VEN·014/166","cardName":"暗影恶魔","subTitle":"","cardColorList":["red"],"hero":"","region":"","tag":"","cardEffect":"","energy":2,"returnEnergy":null,"power":2,"productCodeList":["VEN"],"rarity":"common","rarityName":"普通","frontImage":"","status":1,"cardGroupLimit":null}]
END
claim 'the Chinese catalogue comes in' run 0 import chinese.json
claim 'with names' run 0 card --json 暗影恶魔
claim 'of the cards' says '"code":"VEN-014"'
claim 'the set has them' facts before.csv
for form in csv json jsonl xlsx ods html markdown xml public-csv riftcodex gallery zh-cn registry set-file; do
    claim "as $form" run 0 export --cards set:VEN --as $form --out "ven.$form"
    claim "$form comes in" run 0 import "ven.$form"
    claim "$form changes no fact" facts "after.csv"
    claim "$form leaves all as it was" cmp before.csv after.csv
done
for deck in vendetta-nasus vendetta-zed; do
    claim "$deck is legal in a match" run 0 deck $deck --mode match
    claim "with all of it playable" says '^playable  yes'
    for form in text code json oracle arena ids; do
        claim "$deck as $form" run 0 export $deck --as $form --out "$deck.$form"
        claim "$deck comes back from $form" run 0 deck "$deck.$form" --mode match
        claim "$deck as large as it went" says '56 cards'
    done
    claim "the code of $deck" run 0 deck "$(cat $deck.code)" --mode match
done
cat >numbers.csv <<'END'
Card Name,Set Code,Card Number,Quantity
"Zed, Master of Shadows",VEN,143,1
Death Mark,VEN,144,3
Nasus - Curator of the Sands,VEN,145/166,1
END
claim 'numbers of the set are its cards' run 0 import --collection numbers.csv
claim 'as owned' run 0 cards is:owned --columns code,owned
claim 'by their codes' says 'VEN-144 +3'
claims_end
