#!/bin/sh
# strength.sh -- how strong the bots are: tables of wins with an interval, as BENCH.md shows them.
#
# Each pair of a table plays the same seeds with one deck on both sides, in both seatings. A draw
# is half a win. The share of wins has the 95 % interval of Wilson. Budgets are playouts, so the
# shares do not depend on the machine; only the time does.
#
#     tests/bench/strength.sh PROGRAM GAMES [TABLE...]     GAMES: of each deck and seating
#
# Tables: riftbound, gwent, zanaga, lua, levels; all without any.
set -u
program=$1
games=$2
shift 2
[ $# -gt 0 ] || set -- riftbound gwent zanaga lua levels
seed=${SEED:-31}

# share WON DRAWN LOST: the share of wins in percent, with its interval.
share() {
    awk -v w="$1" -v d="$2" -v l="$3" 'BEGIN {
        n = w + d + l; if (!n) { print "none"; exit }
        p = (w + d / 2) / n; z = 1.96
        m = (p + z * z / (2 * n)) / (1 + z * z / n)
        h = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        printf "%.0f %% (%.0f to %.0f)\n", 100 * p, 100 * (m - h), 100 * (m + h) }'
}

# play BOTS WORD...: the wins of both seats and the draws.
play() {
    bots=$1
    shift
    "$program" simulate "$@" --bots "$bots" --games "$games" --seed "$seed" --jobs 1 |
        awk '/^games/ { for (i = 2; i <= NF; i++) if ($i ~ /^draws/) d = $(i - 1) }
             /^wins/ { w[n++] = $2 }
             END { print w[0] + 0, w[1] + 0, d + 0 }'
}

# pair A B WORD...: what A wins against B, over both seatings.
pair() {
    a=$1
    b=$2
    shift 2
    read -r w1 l1 d1 <<END
$(play "$a,$b" "$@")
END
    read -r l2 w2 d2 <<END
$(play "$b,$a" "$@")
END
    won=$((w1 + w2))
    lost=$((l1 + l2))
    drawn=$((d1 + d2))
    all_won=$((all_won + won))
    all_lost=$((all_lost + lost))
    all_drawn=$((all_drawn + drawn))
}

# row A B NAME WORD...: a line of the table.
row() {
    name=$3
    a=$1
    b=$2
    shift 3
    pair "$a" "$b" "$@"
    echo "| $name | $a | $b | $won | $drawn | $lost | $(share $won $drawn $lost) |"
}

total() {
    echo "| $1, all | | | $all_won | $all_drawn | $all_lost | $(share $all_won $all_drawn $all_lost) |"
}

begin() {
    all_won=0
    all_lost=0
    all_drawn=0
}

for table; do
    begin
    case $table in
    riftbound)
        for deck in proving-grounds-annie proving-grounds-garen proving-grounds-lux \
            origins-champion-deck-jinx vendetta-zed; do
            row search:3 greedy "$deck" "$deck" "$deck"
        done
        total Riftbound
        ;;
    gwent)
        for deck in monsters-swarm nilfgaard-eyes northern-realms-foot scoiatael-ambush \
            skellige-raiders; do
            row search:3 greedy "$deck" --game cards/gwent "$deck" "$deck"
        done
        total GWENT
        ;;
    zanaga)
        "$program" simulate --game cards/zanaga --mode alone --bots search:3 --games "$games" \
            --seed "$seed" --jobs 1 | awk '/^wins/ { print $2 }' >"${TMPDIR:-/tmp}/strength.$$"
        read -r won <"${TMPDIR:-/tmp}/strength.$$"
        rm -f "${TMPDIR:-/tmp}/strength.$$"
        echo "| Zanaga, alone | search:3 | the game | $won | 0 | $((games - won)) | $(share "$won" 0 $((games - won))) |"
        ;;
    lua)
        row search:3 random 'Heap, no worth' --game tests/bench/heap.lua
        ;;
    levels)
        for level in 2 3 4 5; do
            row "search:$level" "search:$((level - 1))" "levels, Annie" \
                proving-grounds-annie proving-grounds-annie
        done
        ;;
    *)
        echo "strength.sh: no table '$table'" >&2
        exit 2
        ;;
    esac
done
