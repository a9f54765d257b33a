#!/bin/sh
# decks_test.sh -- decks and paper in a browser (decks_check.mjs).
set -eu
exec node tests/page/decks_check.mjs build/page "${BUILD:-build}/cardwright"
