#!/bin/sh
# What cardwright bench prints: every row, and equal games in equal runs. No time is judged.
set -u
. tests/tools/claims.sh

(unset BENCH_ANY_BUILD && "$program" bench >"$dir/refused" 2>&1)
claim "the build for work does not measure, and says which one does" \
    sh -c '[ "$1" = 2 ] && grep -q "build/cardwright bench" "$2"' sh $? "$dir/refused"

bench() { "$program" bench --quick --games 1 "$@"; }
# Writes a page to [$1]. It fails where a game ends otherwise when it is asked from outside.
page() { file=$1 && shift && bench "$@" >"$dir/$file"; }
has() { grep -qE -e "$1" "$2" || { echo "no '$1' in $2"; tail -n 3 "$2"; return 1; }; }

claim "games that are asked from outside are those that agents play" \
    page page --game riftbound --mode duel
for row in 'games of two, median of all pairings' 'games of two, slowest pairing' \
    'decisions, two usual decks' 'asked from outside, against agents' \
    'children in mid-game' 'random playouts from mid-game' 'loading a saved game by the protocol' \
    'copying its bytes' 'memory of 10,000,000 games beyond 100'; do
    claim "it has the row: $row" has "^\\| $row +\\| +[0-9.-]* \\|" "$dir/page"
done
claim "it has the mode and its pairings" has '^\| riftbound +\| duel +\| +[1-9]' "$dir/page"
claim "a copy stands beneath each table" [ "$(grep -c '^A copy of 16,384 bytes took ' "$dir/page")" = 3 ]

memory=$(sed -n 's/^| memory of 10,000,000 games beyond 100 *| *\(-*[0-9]*\).*/\1/p' "$dir/page")
claim "the memory of many games is that of few" [ "$memory" -lt 1024 ]
claim "so are those of a game in Lua" page one --game gwent --json
claim "and those of its other mode" page two --game gwent --mode tournament --json
claim "every mode is measured" [ "$(grep -oE '"mode":"[a-z]+"' "$dir/one" | sort -u | wc -l)" = 2 ]
claim "a game without decks is measured with each number of players" page trail --game tests/games/trail
claim "each of these has a row, compared with the first" \
    [ "$(grep -cE '^\| trail +\| [a-z]+ +\| +1 \|.*\| no decks +\| +[0-9]+ \| +[0-9.]+ \|' "$dir/trail")" = 3 ]
claim "its memory too is that of few games" has '^\| trail +\|( +[0-9.]+ \|){8} +-?[0-9]{1,3} \|' "$dir/trail"
hashes() { grep -oE '"hash":"[0-9a-f]{16}"' "$1"; }
claim "JSON has the hashes of the games" [ "$(hashes "$dir/one" | wc -l)" = 2 ]
claim "equal runs play equal games" [ "$(hashes "$dir/one" | tail -n 1)" = "$(hashes "$dir/two")" ]
claim "the decks that are named are measured alone" sh -c \
    '"$1" bench proving-grounds-annie proving-grounds-garen --seconds 1 | grep -q "^| random games on one core"' \
    sh "$program"
for part in growth import; do
    "$program" bench $part >"$dir/gone" 2>&1
    claim "a part that left the program says where it is: $part" \
        sh -c '[ "$1" = 2 ] && grep -q "make bench measures.*tests/bench/$2_bench$" "$3"' sh $? $part "$dir/gone"
done

# Two builds with their own databases.
other=$dir/other
mkdir "$other" && ln "$program" "$other/cardwright" 2>/dev/null || cp "$program" "$other/cardwright"
cp -r tests/games/hills "$dir/hills"
"$program" import "$dir/hills" --db "$dir/hills.db" >"$dir/log"
cp "$dir/hills.db" "$other/cards.db"
against() { "$program" bench --quick --games 4 --db "$dir/hills.db" --against "$other/cardwright"; }
against >"$dir/page"
claim "the same build with the same cards plays the same games" [ $? = 0 ]
claim "which is told" has '^\| hills +\| [a-z]+ +\| +3 \|.*\| +0 \|$' "$dir/page"
sed -i 's/Red Guard,Unit,,red,4/Red Guard,Unit,,red,9/' "$dir/hills/base/cards.csv"
rm "$other/cards.db"
"$program" import "$dir/hills" --db "$other/cards.db" >"$dir/log"
against >"$dir/page"
claim "with other cards it says so by its exit code" [ $? = 1 ]
claim "and in how many pairings" has '\| +[1-3] \|$' "$dir/page"
"$program" bench --against /bin/true --db "$dir/hills.db" >"$dir/wrong" 2>&1
claim "another program is refused" has 'true does not play' "$dir/wrong"
"$program" import tests/games/moor --db "$dir/moor.db" >"$dir/log"
"$program" bench --against /bin/true --db "$dir/moor.db" --game moor >"$dir/wrong" 2>&1
claim "of a game without decks too" has 'true does not play moor, mode [a-z]+: choose another' "$dir/wrong"
bench --mode wra >"$dir/wrong" 2>&1
claim "an unknown mode is refused" has "there is no mode 'wra'" "$dir/wrong"

claims_end
