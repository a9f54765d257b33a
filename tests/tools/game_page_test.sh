#!/bin/sh
# game_page_test.sh -- docs/zanaga.md: its ten positions, run word for word, and tables that
# say what the game says; the same page of another game.
set -u
. tests/tools/claims.sh
. tests/tools/page.sh

root=$PWD
has() { grep -qE -e "$1" "$2" || { echo "no '$1' in $2"; return 1; }; }

# ---- the tables of any game
"$program" words --page --game tests/games/fen >"$dir/fen" 2>&1
claim "zones stand with whose they are" has '^\| `camp` \| each player \| all \|' "$dir/fen"
claim "moves with what a person types" has '^\| `walk` \|  \| Walk on \| `w` \|' "$dir/fen"
claim "questions" has '^\| `sign` \| Which sign gets the wisp\? \|' "$dir/fen"
claim "cards by type, with their columns" has '^\| `FEN-001` \| Heron \|' "$dir/fen"
claim "and events of the story" has '^\| `die rolled` \| a player \|' "$dir/fen"
"$program" words --page --game cards/zanaga >"$dir/page" 2>&1
claim "all spaces are there" test "$(grep -c '^| `ZAN-[34][0-9][0-9]` |' "$dir/page")" = 113
claim "settings have their usual value" has '^\| `safari` \| `no`, `yes` \| `no` \|' "$dir/page"
claim "notes have their words" has '^\| `current_rank` \| the game \| `green`, `yellow`' "$dir/page"
claim "a card says what it does" has '^\| `ZAN-103` \| Feast of Embers .*suffers 1 exhaustion' "$dir/page"

# ---- the page itself
sh tools/dev/game_page.sh "$program" cards/zanaga docs/zanaga.md >"$dir/made"
claim "the page is what make docs makes" cmp docs/zanaga.md "$dir/made"
mkdir "$dir/desk"
ln -s "$program" "$dir/desk/cardwright"
page_follow "$root/docs/zanaga.md" "$dir/desk" 1
claims_end
