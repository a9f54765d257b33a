#!/bin/sh
# examples_test.sh -- the examples of the pages for people who write cards are what cards can say.
#
# A clause, query, call or key of a line loads in a card of some kind; examples.awk makes the cards.
# A whole scenario plays. Whole scripts are compared with those of the game by manual_test.c. It is
# every sixth example; with LONG=1 all.
set -u
. tests/tools/claims.sh

set=$dir/set
header=code,name,type,supertypes,domains,energy,power,power_domains,might,might_bonus,tags,rarity,keywords,script

# Makes a set of the ways that the file $1 has, a card or keyword each.
make_set() {
    mkdir -p "$set/keywords"
    echo '{ "set": "EXA", "name": "Examples", "game": "riftbound", "needs": ["SFD", "UNL"], "api": 3 }' >"$set/set.json"
    cat tests/sets/*/words.lua | grep -E '^(player_counter|thing_counter|status) "[a-z]+"$' | sort -u >"$set/words.lua"
    echo 'keyword "Swift" { activated { cost = value(), run = function() draw(1) end } }' >"$set/keywords/swift.lua"
    cp tests/sets/silent/keywords/hunter.lua "$set/keywords"
    awk -F'\t' -v set="$set" -v header=$header '
    BEGIN { list = set "/cards.csv"; print header >list }
    $3 == "Keyword" {
        name = sprintf("%d", NR)
        gsub(/0/, "a", name); gsub(/1/, "b", name); gsub(/2/, "c", name); gsub(/3/, "d", name); gsub(/4/, "e", name)
        gsub(/5/, "f", name); gsub(/6/, "g", name); gsub(/7/, "h", name); gsub(/8/, "i", name); gsub(/9/, "j", name)
        file = set "/keywords/exa-" NR ".lua"
        print $4 "keyword \"Example " name "\" { " $5 " }" >file
        close(file)
        next
    }
    {
        plays = $3 ~ /Unit|Spell|Gear/
        printf "EXA-%d,Example %d,%s,,%s,%s,,,%s,,%s,Common,,yes\n", NR, NR, $3, $3 == "Battlefield" ? "" : "Fury",
            plays ? 1 : "", $3 == "Unit" ? 2 : "", $3 == "Legend" ? "Jinx" : "" >list
        file = set "/exa-" NR ".lua"
        print "-- EXA-" NR " Example " NR "\n-- An example.\n" $4 "card \"EXA-" NR "\" { " $5 " }" >file
        close(file)
    }' "$1"
}

# Prints the examples of the ways $1 of which none loads, with what the first way says; $2 has what
# the import told.
never_loads() {
    awk -F'\t' '
    FILENAME == ARGV[1] {
        if (!/^note/ && match($0, /\/exa-[0-9]+\.lua:/)) {
            n = substr($0, RSTART + 5, RLENGTH - 10)
            if (!(n in fault)) fault[n] = substr($0, RSTART + RLENGTH)
        }
        next
    }
    { at = $1 ": `" $2 "`"; if (!(FNR in fault)) loads[at] = 1; else if (!(at in told)) told[at] = fault[FNR] }
    END { for (at in told) if (!(at in loads)) { print at ": " told[at]; bad = 1 } exit bad }
    ' "$2" "$1"
}

# Holds if none of the ways $1 loads, of which $2 has what the import told; else prints them.
nothing_loads() {
    ! awk -F'\t' '
    FILENAME == ARGV[1] {
        if (!/^note/ && match($0, /\/exa-[0-9]+\.lua:/)) fault[substr($0, RSTART + 5, RLENGTH - 10)] = 1
        next
    }
    !(FNR in fault) { print $1 ": `" $2 "` loads: " $4 $5 }' "$2" "$1" | grep .
}

# Prints the scenarios of the page $1 that do not play, each in a file named after its line.
scenarios_play() {
    awk -v dir="$dir" '
    /^```lua/ { file = dir "/line-" FNR ".lua"; next }
    /^```/ { if (file) close(file); file = ""; next }
    file { print >file }' "$1"
    for block in "$dir"/line-*.lua; do
        game=riftbound
        ! grep -q weather_area "$block" || game=cards/gwent
        ! grep -q Joro "$block" || game=cards/zanaga
        grep -q '^scenario' "$block" || cat >>"$block" <<'END'
scenario "what is given is a position" {
  run = function(t) t:expect { over = false } end,
}
END
        if [ $game = riftbound ]; then
            "$program" test --db "$dir/cards.db" "$block"
        else
            "$program" test --game $game "$block"
        fi || { echo "$1: the block at $(basename "$block" .lua) does not play"; return 1; }
    done
}

# The ways of the examples that are tried.
sampled() {
    awk -F'\t' -v every="${LONG:+1}" '
    !(($1, $2) in number) { number[$1, $2] = n++ }
    number[$1, $2] % (every ? 1 : 6) == 0'
}

cp "$build/cards.db" "$dir/cards.db"
for page in language words unsaid; do awk -f tests/tools/examples.awk docs/$page.md; done >"$dir/ways"
claim "the pages have their examples" [ "$(cut -f1,2 "$dir/ways" | sort -u | wc -l)" -ge 280 ]
import_ways() {
    rm -rf "$set"
    make_set "$1"
    "$program" import --db "$dir/cards.db" "$set" >"$dir/told" 2>&1
    grep -q "faults in scripts; correct them" "$dir/told"
}
sampled <"$dir/ways" >"$dir/tried"
claim "the import reads them" import_ways "$dir/tried"
claim "every example is what a card can say" never_loads "$dir/tried" "$dir/told"
# What is refused in one place alone, and right in another, is none of these.
awk -v refused=1 -f tests/tools/examples.awk docs/unsaid.md |
    awk -F'\t' '$2 !~ /once|controller = it|has = attached|nth = 2|readied = |me, stunned|energy[(]me|might[(]me|^amount[(][)]$|^provided = unit { friendly }$|^only = |^passive { me, stays }$|^cost = { energy = 0 }$|^from = deck$|^can { played = me, to = base }$/' | sampled >"$dir/refused"
claim "it reads what is refused" import_ways "$dir/refused"
claim "what the page says is refused loads nowhere" nothing_loads "$dir/refused" "$dir/told"
claim "every scenario of the page plays" scenarios_play docs/scenarios.md
claim "there are some" [ "$(ls "$dir"/line-*.lua | wc -l)" -ge 3 ]
claims_end
