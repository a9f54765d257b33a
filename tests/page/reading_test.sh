#!/bin/sh
# reading_test.sh -- what the page tells, in a browser (reading_check.mjs).
set -eu
exec node tests/page/reading_check.mjs build/page "${BUILD:-build}/cardwright"
