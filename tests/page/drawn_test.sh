#!/bin/sh
# drawn_test.sh -- what is drawn anew when something changes at the table, in a browser (drawn_check.mjs).
set -eu
exec node tests/page/drawn_check.mjs build/page "${BUILD:-build}/cardwright"
