#!/bin/sh
# token_names_test.sh -- scripts name tokens whatever the order in which they are loaded.
set -u
. tests/tools/claims.sh

db=$dir/cards.db

# A set of [$1] in folder $1. Its tokens, cards and keywords follow as CODE,NAME,KEYWORD,
# each with the word of its script after a colon: the token that it plays when it is played.
begin_set() {
    mkdir -p "$dir/$1"
    rm -rf "$dir/$1"/*
    printf '{"set": "%s", "name": "%s", "game": "riftbound", "api": 2}' "$1" "$1" >"$dir/$1/set.json"
    echo 'code,name,type,supertypes,domains,energy,might,rarity,keywords,script' >"$dir/$1/cards.csv"
}

file_of() { echo "$dir/$1/$(echo "$2-$3" | tr 'A-Z ' 'a-z-').lua"; }

# add_card SET CODE NAME SUPERTYPE TOKEN
add_card() {
    domain=Fury energy=0
    [ -z "$4" ] || domain='' energy=''
    echo "$2,$3,Unit,$4,$domain,$energy,1,Common,,yes" >>"$dir/$1/cards.csv"
    printf -- '-- %s %s\n-- Another.\ncard "%s" { when { played = me, run = function() play_token("%s") end } }\n' \
        "$2" "$3" "$2" "$5" >"$(file_of "$1" "$2" "$3")"
}

# import_says CODE WORDS PATH...
import_says() {
    expected=$1 words=$2
    shift 2
    "$program" import --db "$db" "$@" >"$dir/out" 2>&1
    got=$?
    [ $got -eq "$expected" ] && grep -q -- "$words" "$dir/out" && return
    echo "exit code $got"
    cat "$dir/out"
    return 1
}

fresh() { cp "$build/cards.db" "$db"; }

# Games of decks without new cards, all that does not depend on how cards are numbered.
games() {
    "$program" simulate --db "$db" proving-grounds-garen proving-grounds-garen --games 20 \
        --seed 1 | grep '^wins\|^turns\|^decisions'
}
as_before() { [ "$(games)" = "$before" ]; }

fresh
before=$(games)
claim "games are played" [ -n "$before" ]

begin_set ZED
add_card ZED ZED-001 'Second Later' Token 'First Later'
add_card ZED ZED-002 'First Later' Token 'Second Later'
begin_set AED
add_card AED AED-001 'Early Maker' '' 'First Later'
add_card AED AED-002 'Early Token' Token 'First Later'
claim "tokens name each other, in one set" import_says 0 'ZED ' "$dir/ZED"
fresh
claim "and in two sets of one import" import_says 0 'AED ' "$dir/AED" "$dir/ZED"
fresh
claim "in either order" import_says 0 'AED ' "$dir/ZED" "$dir/AED"

fresh
mkdir -p "$dir/ZED/keywords"
cat >"$dir/ZED/keywords/heralded.lua" <<'LUA'
-- Brings another.
keyword "Heralded" { redundant, when { played = me, run = function() play_token("First Later") end } }
LUA
claim "a keyword names a token" import_says 0 'ZED ' "$dir/ZED"

fresh
claim "a name that no set knows is a fault with its place" import_says 65 \
    "aed-001-early-maker.lua:3:[0-9]*: 'play_token' knows no card 'First Later'" "$dir/AED"

fresh
printf 'card "ZED-002" { when { played = me, run = function() drew(1) end } }\n' \
    >"$(file_of ZED ZED-002 'First Later')"
claim "a token whose script is faulty is none that a card plays" import_says 65 \
    "aed-001-early-maker.lua:3:[0-9]*: 'First Later' cannot be played: " "$dir/ZED" "$dir/AED"

fresh
begin_set AAA
add_card AAA AAA-001 Recruit Token Recruit
printf 'card "AAA-001" { when { played = me, run = function() drew(1) end } }\n' \
    >"$(file_of AAA AAA-001 Recruit)"
claim "a faulty token of a name that is taken is reported" import_says 65 \
    "unknown word 'drew'" "$dir/AAA"
claim "and kept if asked for" import_says 1 "unknown word 'drew'" --keep-faulty "$dir/AAA"
claim "and the cards of other sets play the one that they did" as_before

claims_end
