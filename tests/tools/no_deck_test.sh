#!/bin/sh
# no_deck_test.sh -- a game without decks: the cards of its sets are at hand, and the log tells
# in few words how they come and where.
set -u
. tests/tools/claims.sh

has() { grep -qE "$1" "$2" || { echo "no '$1' in $2"; tail -n 3 "$2"; return 1; }; }
lacks() { ! grep -E "$1" "$2"; }
# Writes the game, whose turn is $1, with $2 cards of each of two types.
write() {
    mkdir -p "$dir/pond/base"
    cat >"$dir/pond/game.lua" <<EOF
local fishes, reeds = fish {}, reed {}
game "pond" {
  api = 2, title = "Pond", players = 1, triggers = at_once,
  columns = { { "size", number, main } },
  types = { "Fish", { "Reed", always } },
  kinds = { { "fish", types = { "Fish" }, for_cards }, { "reed", types = { "Reed" }, for_cards } },
  zones = { { "shore", shared, board, for_cards }, { "depth", shared, ordered, for_cards } },
  endings = { { "done", "the day is over" } },
  setup = function() $1 end,
  turn = function() win(turn_player(), "done") end,
}
EOF
    echo '{ "set": "PO", "name": "pond", "game": "pond", "api": 2 }' >"$dir/pond/base/set.json"
    {
        echo code,name,type,size,script
        for n in $(seq 101 $((100 + $2))); do
            echo "PO-$n,Carp $n,Fish,1,no"
            echo "PO-9$n,Rush $n,Reed,1,no"
        done
    } >"$dir/pond/base/cards.csv"
}
play() { "$program" play --game "$dir/pond" --seats random --seed 1 >"$dir/told" 2>&1; }

write "fill(depth) put(objects(depth), shore)" 3
claim "a game without decks plays from its folder" play
claim "with all cards of its sets, also of types that are not always there" \
    has 'Carp 101, Carp 102 and Carp 103 go to the shore' "$dir/told"
claim "fill leaves out what is always there" lacks Rush "$dir/told"

write "stock(reeds, shore) stock(fishes, depth)" 3
claim "stock brings what is always there" play
claim "by its name" has 'Rush 101, Rush 102 and Rush 103 come to the shore' "$dir/told"
claim "a zone off the board has its name" \
    has 'Carp 101, Carp 102 and Carp 103 come to the depth' "$dir/told"
"$program" import "$dir/pond" --db "$dir/pond.db" >/dev/null 2>&1
"$program" play --game pond --db "$dir/pond.db" --seats random --seed 1 >"$dir/stored" 2>&1
claim "the game plays alike from a database" cmp "$dir/told" "$dir/stored"

write "stock(fishes, depth)" 20
claim "twenty names are told" play
claim "each of them" has 'Carp 101, .*Carp 110, .* and Carp 120 come to the depth' "$dir/told"
write "stock(fishes, depth)" 21
claim "a game with many cards" play
claim "tells how many came, and no names" has '^ *21 cards come to the depth\.$' "$dir/told"

write "local n = nil + 1 stock(fishes, n) stock(reeds, n)" 3
play
claim "a fault of the rules names their file once" \
    has "It ended because a script failed: [^ ]*pond/game\.lua:9: attempt to" "$dir/told"
write "for p in each(player) do stock(fishes, depth, p) end stock(reeds, shore)" 3
play
claim "and so does a fault of a verb" \
    has "It ended because a script failed: [^ ]*pond/game\.lua:9: all players share" "$dir/told"
claims_end
