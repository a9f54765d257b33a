#!/bin/sh
# game_page_test.sh -- docs/zanaga.md: its positions, run word for word, and tables that
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
"$program" words --page --game tests/games/quay >"$dir/quay" 2>&1
claim "and what things may be marked with" has '^\| `wet` \| a thing: `true` \| nobody loads it \|' "$dir/quay"
"$program" words wet --game tests/games/quay >"$dir/wet" 2>&1
claim "which the manual says too" has 'Meaning  nobody loads it' "$dir/wet"
"$program" words lit --game tests/games/lighthouse >"$dir/lit" 2>&1
claim "a mark without a word on it is one of the rules" has "Meaning  a word of the game's rules" "$dir/lit"
"$program" words --page --game cards/zanaga >"$dir/page" 2>&1
claim "all spaces are there" test "$(grep -c '^| `ZAN-[34][0-9][0-9]` |' "$dir/page")" = 113
claim "settings have their usual value" has '^\| `safari` \| `no`, `yes` \| `no` \|' "$dir/page"
claim "notes have their words" has '^\| `current_rank` \| the game \| `green`, `yellow`' "$dir/page"
claim "places of the rulebook stand with their sentences" \
    has '^\| `A8 once` \| .*in one turn' "$dir/page"
claim "columns of cards say what they mean" has '^\| `adds` \| what an item adds to Mind' "$dir/page"
claim "a card says what it does" has '^\| `ZAN-103` \| Feast of Embers .*suffers 1 exhaustion' "$dir/page"

# ---- the page itself
sh tools/dev/game_page.sh "$program" cards/zanaga docs/zanaga.md >"$dir/made"
claim "the page is what make docs makes" cmp docs/zanaga.md "$dir/made"
# settings FILE HEADING: the settings of a table with their values, in order.
settings() { sed -n "/^## $2\$/,/^## /p" "$1" | sed -n 's/^\(| `[a-z_]*` | `[a-z_]*`, [^|]*|\).*/\1/p'; }

settings "$dir/page" Settings >"$dir/played"
settings docs/rulings.md 'Mists of Zanaga' >"$dir/ruled"
claim "there are settings" test "$(wc -l <"$dir/played")" -ge 50
claim "docs/rulings.md has each open point with its values" diff "$dir/played" "$dir/ruled"
lost() {
    settings_at=$(sed -n '/^## Mists of Zanaga$/,/^## /p' docs/rulings.md | grep -oE '`[a-z]+\.lua`' | tr -d '`' | sort -u)
    for file in $settings_at; do
        [ -e cards/zanaga/rules/$file ] || [ -e cards/zanaga/$file ] || { echo "no $file"; return 1; }
    done
}
claim "and names files that are there" lost
mkdir "$dir/desk"
ln -s "$program" "$dir/desk/cardwright"
page_follow "$root/docs/zanaga.md" "$dir/desk" 1
claims_end
