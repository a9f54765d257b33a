#!/bin/sh
# A map on the screen, in views and in options: the squares of tests/games/moor, and a wide
# field of hexes that is written here. Another map needs rows alone.
set -u
. tests/tools/claims.sh
. tests/tools/typist.sh

export NO_COLOR=1 TERM=dumb
moor=tests/games/moor
has() { grep -qaF -e "$1" "$2" || { echo "no '$1' in"; tail -n 40 "$2"; return 1; }; }

# played GAME ROWS LINE...: what a terminal of 80 columns shows.
played() {
    game=$1 rows=$2
    shift 2
    typist "$dir/told" "stty -echo cols 80 rows $rows
        timeout --foreground 60 $program play --game $game --seats human,random --seed 3 \
        --replay $dir/record --force" "$@"
    sed -i 's/\r//g; s/\x1b\[[0-9;?]*[A-Za-z]//g; s/^> //' "$dir/told"
}
# fits: no line of what was shown is wider than the terminal.
fits() { [ "$(grep -av 'replay is' "$dir/told" | wc -L)" -le 80 ] || { cat "$dir/told"; return 1; }; }

# ---- squares, by the rows of the game
played $moor 24 q
claim "the map has a head with the place of whose turn it is" has '┏ moor · at ' "$dir/told"
claim "a mark is the first letter of a word, a thing of a player has the number" \
    has '[ s 21]' "$dir/told"
claim "the legend explains marks" has 's start' "$dir/told"
claim "things of players" has '1 Wanderer (Player 1)' "$dir/told"
claim "and others by the letter of their kind" has 'L lamp' "$dir/told"
claim "an option says where its space lies" has 'Wanderer goes to Heath, east' "$dir/told"
claim "things have their details below" has 'Wanderer (Player 1)' "$dir/told"
claim "it fits" fits
played $moor 24 '@isle' q
claim "another place is looked at by name" has 'at Isle' "$dir/told"
claim "a way that no neighbour shows is told" has 'Isle, to Pier' "$dir/told"
played $moor 60 b q
claim "the whole board says what stands where" has 'Gate: ' "$dir/told"
claim "and lists no place where nothing stands" sh -c "! grep -qaE '^ ┃ .*(Cairn|Ditch)' '$dir/told'"
claim "nobody has points where nobody may get any" sh -c "! grep -qa '0 points' '$dir/told'"
played $moor 24 '@nowhere' '@ ' q
claim "a place that is not there is refused" has "no place on the map is called 'nowhere'" "$dir/told"
LC_ALL=C played $moor 24 q
claim "without UTF-8 it is ASCII" sh -c "! grep -qaP '[^\\x00-\\x7f]' '$dir/told'"

# ---- many options beside a wide map
played cards/zanaga 24 6 q
claim "the map stays beside eight options" has '┏ Map · at 6:Kapok Hollow' "$dir/told"
claim "the title says how all is seen" has 'rituals: green ━━ b: all ━━' "$dir/told"
claim "which all stand on one page" sh -c "! grep -qaF 'shows more' '$dir/told'"
claim "to stay is among them" has '   s  Stay here' "$dir/told"
claim "what is in the supply takes no numbers" has ' ┃ 6:Kapok Hollow: 31:' "$dir/told"
played cards/zanaga 24 6 t 34e q
claim "two parts that differ in many options are a table: the dice" \
    has 'Go on to … with …: 33 savanna/jungle/mountain · 34 savanna/road/jungle' "$dir/told"
claim "and the ways with the keys of each" has 'Sloth Hammock, north-east: 33e 34e 36i' "$dir/told"
claim "what differs in one part is said after it" \
    has 'Turn … with a compass: 33l savanna/jungle/mountain' "$dir/told"
claim "options with letters stand beside each other" \
    has '   m  Hold the market now    h  Go no further' "$dir/told"
claim "all of them stand on one page" sh -c "! grep -qaF 'shows more' '$dir/told'"
claim "each of the keys is typed as before" has 'goes to Sloth Hammock' "$dir/told"
claim "it fits" fits
# A low terminal has pages of them too.
played cards/zanaga 17 6 t + q
claim "folded options have pages, which count options" has 'shows more: these are ' "$dir/told"
claim "of 24" has 'of 24' "$dir/told"
claim "those with letters come on the first page" \
    sh -c "grep -aA1 'Where do you go' '$dir/told' | grep -qE '^   [a-z]  '"
claim "it fits" fits
played cards/zanaga 24 6 27 f q
claim "to fight is f, which no way to escape begins with" \
    sh -c "grep -qaE '^   c  Try to escape +f  Fight' '$dir/told'"
claim "it fights" has 'Who stands?' "$dir/told"

# ---- the usual answer
cp -r "$moor" "$dir/usual"
sed -i 's/"Where do you go?", acts/&, usual/' "$dir/usual/game.lua"
played "$dir/usual" 24 '' q
claim "a game says which answer is the usual one" has '(Enter: Wanderer goes to Heath, east)' "$dir/told"
claim "and Enter takes it" has '┏ moor · at 1:Heath' "$dir/told"

# ---- views
printf '%s\n' '{"type":"newgame","seats":["client","client"],"seed":3}' '{"type":"view","seat":0}' |
    "$program" engine --game $moor >"$dir/view" 2>&1
claim "views have the spaces" has '"spaces":[{"object":1,' "$dir/view"
claim "with coordinates, columns and neighbours" \
    has '"name":"Gate","at":[1,1],"columns":{"x":1,"y":1,"use":["start"]},"neighbours":[2,4],' "$dir/view"
claim "a column of names is the codes of its cards" has '"boats":["MO-009"]' "$dir/view"

# ---- a map that is wider and higher than the screen
mkdir -p "$dir/field/rules"
cat >"$dir/field/game.lua" <<'LUA'
local cards = { { "Scout", type = "Scout" }, { "Crow", type = "Crow" } }

for q = -12, 12 do
  for r = -12, 12 do
    if q + r <= 12 and q + r >= -12 then
      cards[#cards + 1] = {
        q .. "/" .. r, type = "Hex", q = q, r = r, ground = q < 0 and "sand" or "grass",
      }
    end
  end
end

game "field" {
  api = 2,
  players = 2,
  triggers = at_once,
  columns = {
    { "q", number, least = -20 },
    { "r", number, least = -20 },
    { "ground", word = { "sand", "grass" } },
  },
  types = { "Hex", { "Scout", always }, { "Crow", always } },
  kinds = {
    { "hex", types = { "Hex" } },
    { "scout", types = { "Scout" }, owned, letter = "S" },
    { "crow", types = { "Crow" } },
  },
  zones = {
    { "field", board, active, spaces = hex, grid = hexes, at = { "q", "r" } },
    { "camp", per_player },
  },
  prompts = { { "go", "Where to?", acts } },
  endings = { { "gone", "all are gone" } },
  cards = cards,

  setup = function()
    for p in each(player) do
      create("Scout", camp, p)
      put(top(camp, p), middle())
      create("Crow", middle())
    end
  end,
  turn = function()
    for s in each(neighbours(middle())) do offer("object", s) end
    ask(turn_player(), "go")
    if turn() > 40 then return win(turn_player(), "gone") end
    next_turn()
  end,
}
LUA
cat >"$dir/field/rules/middle.lua" <<'LUA'
local origin = hex { at = field, q = 0, r = 0 }

words { middle = function() return find(origin)[1] end }
LUA
played "$dir/field" 24 '@n' '@' q
claim "it begins in the middle, and tells where there is more" \
    has '┏ field · at 10:0/0 · more: @n @e @s @w' "$dir/told"
claim "a cell has the sign of its kind for each player" has '[ g S2S1CC]' "$dir/told"
claim "six neighbours touch it, with their keys" has '|4g' "$dir/told"
claim "rows go on at both sides" sh -c "grep -qaE '^<.*>$' '$dir/told'"
claim "marks without a row are the first column of words" has 's sand · g grass' "$dir/told"
claim "a neighbour is told by its direction" has '1/-1, north-east' "$dir/told"
claim "it fits" fits
played "$dir/field" 24 '@nn' '@nn' '@nn' q
claim "nobody scrolls beyond the border" has 'more: @e @s @w' "$dir/told"
played "$dir/field" 24 b + + + q
claim "the whole map comes in strips" has 'more: @w' "$dir/told"
claim "and names all that is there" has 'S' "$dir/told"

# ---- a map of ways alone
cp -r "$moor" "$dir/ring"
sed -i '/grid = squares,/d; /at = { "x", "y" },/d; s/"from the \(left\|top\)"/"no more", for_cards/' "$dir/ring/game.lua"
sed -i 's/,1,1,,start/,1,1,Heath,start/; s/,2,1,,lit/,2,1,Cairn,lit/; s/,3,1,,,/,3,1,Ditch,,/; s/,1,2,,,/,1,2,Bog,,/
    s/,2,2,,,/,2,2,Ridge,,/; s/,3,2,,,/,3,2,Fen,,/; s/,1,3,,,/,1,3,Reeds,,/; s/,2,3,,,/,2,3,Pier,,/' "$dir/ring/base/cards.csv"
played "$dir/ring" 24 q
claim "where spaces have no coordinates, each has a line with its ways" has ':Heath, to Gate and Cairn: ' "$dir/told"
played "$dir/ring" 18 q
claim "a folded one has those beside the space of whose turn it is" has '┏ moor · at 10:Heath' "$dir/told"
claim "and counts the others" has ' ┃ and 7 more' "$dir/told"
claims_end
