#!/bin/sh
# Decks of all cards, forged games and any verb under the address and undefined behaviour
# sanitizers.
set -u
. tests/tools/claims.sh

safe=${build%/dev}/safe
run() { env SAFE=1 BUILD="$build" "$safe/tests/play/$1"; }

claim "decks of all cards play without undefined behaviour" run random_play_test
claim "forged games are played without undefined behaviour" run forged_save_test
claim "verbs with anything in any position leave no undefined behaviour" run verb_kinds_test

claims_end
