#!/bin/sh
# touch_test.sh -- a finger on the table, in a browser (touch_check.mjs).
set -eu
exec node tests/page/touch_check.mjs build/page "${BUILD:-build}/cardwright"
