#!/bin/sh
# moment_test.sh -- moments of a game as links and files, in a browser (moment_check.mjs).
set -eu
exec node tests/page/moment_check.mjs build/page "${BUILD:-build}/cardwright"
