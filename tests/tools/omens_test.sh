#!/bin/sh
# Facts that are more than a number or a word (tests/games/omens): names of other cards, from
# the list to the database and back, in searches and on screens.
set -u
. tests/tools/claims.sh

game=tests/games/omens
db=$dir/omens.db

has() { grep -qE -e "$1" "$2" || { echo "no '$1' in $2"; tail -n 5 "$2"; return 1; }; }

# tells TEXT FROM TO: the list with FROM made TO is refused with TEXT.
tells() {
    rm -rf "$dir/omens"
    cp -r $game "$dir/omens"
    sed -i "s/$2/$3/" "$dir/omens/base/cards.csv"
    "$program" check "$dir/omens" >"$dir/told" 2>&1 && { echo "it was taken"; return 1; }
    tr -s '\n ' '  ' <"$dir/told" | grep -qF -e "$1" ||
        { echo "no '$1'"; head -n 8 "$dir/told"; return 1; }
}

# goes_round FORM: all cards go out as FORM and back into an empty database.
goes_round() {
    rm -f "$dir/other.db"
    "$program" export --db "$db" --cards --as "$1" --out "$dir/cards.$1" --force >"$dir/out" 2>&1 || return 1
    rm -rf "$dir/bare" && cp -r $game "$dir/bare" && rm -r "$dir/bare/base"
    "$program" import "$dir/bare" "$dir/cards.$1" --db "$dir/other.db" >"$dir/out" 2>&1 || return 1
    for card in Meadow Ford Wolves; do
        "$program" card $card --db "$dir/other.db" >"$dir/there" 2>&1
        "$program" card $card --db "$db" >"$dir/here" 2>&1
        grep -E '^(paths|symbols|Threat)' "$dir/here" | while read -r line; do
            grep -qFx -e "$line" "$dir/there" || { echo "no $line"; cat "$dir/there"; exit 1; }
        done || return 1
    done
}

# shows CARD LINE: the card has that line.
shows() {
    "$program" card "$1" --db "$db" >"$dir/card" 2>&1
    has "$2" "$dir/card"
}

# finds QUERY CARD: the search finds that card and no other one.
finds() {
    "$program" cards "$1" --db "$db" >"$dir/cards" 2>"$dir/err"
    has "$2" "$dir/cards" && [ "$(grep -c '^OM-' "$dir/cards")" = 1 ]
}

# game_tells TEXT FROM TO: game.lua with FROM made TO is refused with TEXT.
game_tells() {
    rm -rf "$dir/omens"
    cp -r $game "$dir/omens"
    sed -i "s/$2/$3/" "$dir/omens/game.lua"
    "$program" check "$dir/omens" >"$dir/told" 2>&1 && { echo "it was taken"; return 1; }
    tr -s '\n ' '  ' <"$dir/told" | grep -qF -e "$1" ||
        { echo "no '$1'"; head -n 8 "$dir/told"; return 1; }
}

claim "its scenarios pass" "$program" test --game $game
claim "a program plays all of it" "$program" simulate --game $game --games 20 --seed 1 --verify
claim "it is imported" "$program" import $game --db "$db"
claim "a card shows the cards that it names" shows Meadow '^paths +Mill, OM-003$'
claim "a word as often as it is there" shows Ford '^symbols +sun, star, sun$'
claim "and the numbers of a row" shows Wolves '^Threat +damage 0/1/3$'
claim "a search finds who names a card" finds paths:tower Mill
claim "who has a word" finds symbols:star Ford
claim "and who has such a number" finds damage:2 Fog
claim "JSON has lists" sh -c "'$program' card Wolves --db '$db' --json | grep -qF '\"damage\":[0,1,3]'"
for form in csv json jsonl xlsx ods html markdown xml; do
    claim "all of it goes out as $form and back" goes_round $form
done
claim "numbers of a row are one cell" has '(^|,)2/0/0(,|$)' "$dir/cards.csv"
claim "and a list in JSON" sh -c "tr -d '\n ' <'$dir/cards.json' | grep -qF '\"damage\":[2,0,0]'"
claim "a set goes out as a folder and back" sh -c "'$program' export --db '$db' --set OM '$dir/set' >/dev/null &&
    grep -q '^OM-003,Ford,Place,,sun; star; sun,,Meadow; Mill,' '$dir/set/cards.csv' &&
    '$program' import '$dir/set' --db '$db' | grep -q 'nothing changed'"
sed 's,0/1/3,0/1/4,' $game/base/cards.csv >"$dir/set/cards.csv"
"$program" import "$dir/set" --db "$db" >"$dir/out" 2>&1
"$program" card Wolves --db "$db" >"$dir/card" 2>&1
claim "history tells what it was" has "damage '0/1/3' -> '0/1/4'" "$dir/card"

# ---- what is refused
claim "a name that no card has is refused with its row" tells \
    "cards.csv:3: error: paths: found 'Towre', expected 'Tower' [CW103]" 'Meadow; Tower' 'Meadow; Towre'
claim "also where no name is near" tells "found 'Xyzzy', expected the name or code of a card" 'Meadow; Tower' Xyzzy
claim "so is a fact of another type" tells \
    "cards.csv:6: error: damage: found '1/1/1', expected nothing: only cards of type Threat have it" \
    'Walker,,,Meadow' 'Walker,,1\/1\/1,Meadow'
claim "and too few numbers" tells \
    "cards.csv:7: error: damage: found '0/1', expected 3 numbers from 0 to 9, such as 1/2/3" '0.1.3' '0\/1'
claim "or one that is too large" tells "damage: found '0/1/10', expected 3 numbers" '0.1.3' '0\/1\/10'
claim "numbers in a row are two or more" game_tells "'numbers' wants a number from 2 to 8, got the number 1" \
    'numbers = 3' 'numbers = 1'
claim "a column is of a kind" game_tells "no kind 'thret', did you mean 'threat'?" \
    'of = threat' 'of = thret'
claim "words alone repeat" game_tells "'repeats' is of a column of words" \
    'numbers = 3,' 'numbers = 3, repeats,'
sed 's/repeats, //' $game/game.lua >"$dir/once.lua"
claim "a word that does not repeat stands once" sh -c "rm -rf '$dir/omens'; cp -r $game '$dir/omens'
    mv '$dir/once.lua' '$dir/omens/game.lua'
    '$program' check '$dir/omens' 2>&1 | tr -s '\n ' '  ' |
    grep -qF \"symbols: found 'sun; star; sun', expected each word once\""

# rules_tell TEXT QUERY: a rule with that query is refused with TEXT.
rules_tell() {
    rm -rf "$dir/omens"
    cp -r $game "$dir/omens"
    printf 'local one = %s\nwords { one_of_them = function() return find(one) end }\n' "$2" \
        >"$dir/omens/rules/one.lua"
    "$program" check "$dir/omens" >"$dir/told" 2>&1 && { echo "it was taken"; return 1; }
    tr -s '\n ' '  ' <"$dir/told" | grep -qF -e "$1" ||
        { echo "no '$1'"; head -n 8 "$dir/told"; return 1; }
}
claim "a query asks nothing that its kind does not have" rules_tell \
    "'damage' is a fact of other cards: no walker has it" 'walker { damage = 1 }'
claim "no word either" rules_tell "'symbols' is a fact of other cards: no threat has it" 'threat { symbols = "sun" }'
claim "nor for names" rules_tell "'paths' names cards, so no query asks for it" 'site { paths = "Mill" }'

late() {
    rm -rf "$dir/omens"
    cp -r $game "$dir/omens"
    sed -i 's/damage(top(threats), hour()), p/damage(top(threats), hour() + 3), p/' "$dir/omens/game.lua"
    "$program" play --game "$dir/omens" --seats bot,bot --seed 1 >"$dir/told" 2>&1
    has "game.lua:54: 'damage' has the numbers 1 to 3, not [4-6]" "$dir/told"
}
claim "a number beyond the row is told" late

# Lists from outside are read as people write them.
printf 'code,name,type,damage,symbols\nOM-008,Hail,Threat,"1, 2, 0",\nOM-009,Lake,Place,,moon/moon\n' >"$dir/more.csv"
claim "another list has other signs" "$program" import "$dir/more.csv" --db "$db"
claim "between numbers" shows Hail '^Threat +damage 1/2/0$'
claim "and words" shows Lake '^symbols +moon, moon$'

# Two lists, neither of which is wrong by itself.
printf 'code,name,type\nOM-010,Ghost,Walker\n' >"$dir/one.csv"
printf 'code,damage\nOM-010,1/1/1\n' >"$dir/two.csv"
"$program" import "$dir/one.csv" --db "$db" >"$dir/out" 2>&1
"$program" import "$dir/two.csv" --db "$db" >"$dir/out" 2>&1
claim "a card that lists make of two types cannot be played" shows Ghost \
    '^playable +no: damage is a fact of Threat, and this card is none'
claim "nor does it keep a game from being played" "$program" play --db "$db" --game omens --seats random,random
claim "and the others can be" shows Ford '^playable +yes'
claims_end
