#!/bin/sh
# engine_test.sh -- the page's engine in Node plays as the program does (engine_check.mjs).
set -eu
build=${BUILD:-build}
exec node tests/page/engine_check.mjs build/page "$build/cardwright" "$build/cards.db"
