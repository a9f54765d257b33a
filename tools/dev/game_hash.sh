#!/bin/sh
# game_hash.sh PROGRAM DATABASE -- one hash of games of all modes, played by PROGRAM.
#
# Every build of the program prints the same one. A game that fails prints what it said.
set -eu

program=$1
db=$2

# Hashes of games between bots of the kinds $1 in the mode $2; the rest are decks.
play() {
    bots=$1
    mode=$2
    shift 2
    "$program" simulate "$@" --mode "$mode" --bots "$bots" --games 10 --seed 5 --verify \
        --json --db "$db" | grep -o '"hash":"[0-9a-f]*"' || echo "$mode $*: no hash"
}

all_modes() {
    set -- $(cd cards/riftbound/decks && ls -- *.txt | sed 's/\.txt$//')
    for bots in random greedy; do
        play $bots duel "$4" "$5"
        play $bots duel "$1" "$6"
        play $bots match "$2" "$3"
        play $bots skirmish "$1" "$7" "$8"
        play $bots war "$1" "$2" "$3" "$4"
        play $bots teams "$5" "$6" "$7" "$8"
    done
}

hashes=$(all_modes)
case $hashes in *"no hash"*) echo "$hashes" && exit 1 ;; esac
echo "$hashes" | sha256sum | cut -c 1-16
