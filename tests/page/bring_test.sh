#!/bin/sh
# bring_test.sh -- lists from outside in a browser (bring_check.mjs).
set -eu
exec node tests/page/bring_check.mjs build/page "${BUILD:-build}/cardwright"
