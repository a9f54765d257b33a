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

# ---- what all cards together must be
demand() { tells "$@" && store_refuses "$1"; }

# store_refuses TEXT: an import of the changed game tells the same, and changes nothing of a
# database that has the game.
store_refuses() {
    "$program" import "$dir/omens" --db "$db" --remove --keep-faulty >"$dir/out" 2>&1 &&
        { echo "it was imported"; return 1; }
    grep -qF -e "nobody could play the game" "$dir/out" || { echo "no reason"; cat "$dir/out"; return 1; }
    "$program" export --db "$db" --cards --out "$dir/after.csv" --force >"$dir/out" 2>&1
    cmp "$dir/before.csv" "$dir/after.csv"
}

"$program" export --db "$db" --cards --out "$dir/before.csv" >"$dir/out" 2>&1
claim "something must be there" demand "cards.csv:6: error: 'Walker' (OM-005): a walker begins at a place: it has nothing in paths [CW238]" \
    'Walker,,,Meadow' 'Walker,,,'
claim "or must not" demand "cards.csv:7: error: 'Wolves' (OM-006): no path leads from a threat: it has something in paths" \
    '0.1.3,' '0\/1\/3,Mill'
claim "what is there must be that of another card" demand \
    "cards.csv:6: error: 'Walker' (OM-005): which leads on: none of these has its paths" 'Walker,,,Meadow' 'Walker,,,Fog'
claim "no two have the same words, in any order" demand \
    "cards.csv:4: error: 'Ford' (OM-003): no two places show the same: it has the symbols of 'Mill' (OM-002)" \
    'sun; star; sun' 'moon; sun'
claim "nor the same numbers" demand \
    "cards.csv:8: error: 'Fog' (OM-007): no two threats wound alike: it has the damage of 'Wolves' (OM-006)" '2.0.0' '0\/1\/3'
claim "too few are told at the last one" demand \
    "cards.csv:7: error: 'Wolves' (OM-006): the hours differ: there is 1, expected at least 2" 'OM-007.*' ''
claim "too much at the first one beyond" demand \
    "cards.csv:8: error: 'Fog' (OM-007): who is slow bleeds: there are 21, expected at most 20" '2.0.0' '9\/8\/0'
claim "none at all has no row" demand "error: one path has an end: there are 0, expected 1" 'moon; moon' 'sun'
claim "a folder is not played with such cards" sh -c "'$program' simulate --game '$dir/omens' --games 1 2>&1 |
    grep -qF 'one path has an end: there are 0, expected 1'"
claim "one row that is wrong leaves out the whole set" sh -c "rm -rf '$dir/omens'; cp -r $game '$dir/omens'
    sed -i 's#sun; star; sun,,#sun; star; sun,1/1/1,#' '$dir/omens/base/cards.csv'
    '$program' import '$dir/omens' --db '$dir/none.db' >'$dir/told' 2>&1
    test \$? = 65 && grep -qF 'nothing was imported: each game has all cards of the set, and 1 of its rows is wrong' '$dir/told' &&
    ! '$program' card Meadow --db '$dir/none.db' --game omens"
claim "unless one wants the others" sh -c "
    '$program' import '$dir/omens' --db '$dir/some.db' --keep-faulty >'$dir/told' 2>&1
    '$program' card Meadow --db '$dir/some.db' --game omens"
claim "a demand is one of its sorts" game_tells \
    "game.lua:32:5: error: a demand has one of 'has', 'lacks', 'differ' and 'shares', or 'least', 'most' or 'exactly'" 'of = walker, has = "paths"' 'of = walker'
claim "not two" game_tells "a demand has one of" 'of = walker, has = "paths"' 'of = walker, has = "paths", least = 2'
claim "it says of what" game_tells "say 'of' what cards this is about" 'of = walker, has' 'has'
claim "'shares' says with what" game_tells "say 'with' what cards this is about" ', with = site' ''
claim "it names a column" game_tells "no column 'pats', did you mean 'paths'?" 'has = "paths"' 'has = "pats"'
claim "a sum is of numbers" game_tells "'sum' wants a column of numbers, 'paths' is none" 'sum = "damage"' 'sum = "paths"'
claim "of a number alone" game_tells "'sum' goes with 'least', 'most' or 'exactly'" \
    'of = walker, has = "paths"' 'of = walker, has = "paths", sum = "damage"'
claim "and other cards of what is shared" game_tells "'with' goes with 'shares'" \
    'of = walker, has = "paths"' 'of = walker, has = "paths", with = site'
claim "a wrong one is told with its row" game_tells "game.lua:32:37: error: 'of' wants a query, got the number 3" \
    'of = walker, has' 'of = 3, has'
claim "it is about no place" game_tells "is about cards as they are printed, outside a game, and none has 'a place'" \
    'of = walker, has' 'of = either(threat, walker { at = land }), has'
claim "it is about cards" game_tells "a demand is about cards, not players" 'of = walker, has' 'of = player, has'
claim "an unknown word is told" game_tells "did you mean 'lacks'?" 'lacks =' 'lack ='
claim "a number has its sense" game_tells "'least' is greater than 'most'" 'most = 20' 'most = 2'
claim "'exactly' stands alone" game_tells "'exactly' stands without 'least' and 'most'" 'exactly = 1' 'exactly = 1, most = 2'

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
    has "game.lua:64: 'damage' has the numbers 1 to 3, not [4-6]" "$dir/told"
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
