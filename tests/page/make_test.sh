#!/bin/sh
# make_test.sh -- cards made in a browser (make_check.mjs).
set -eu
exec node tests/page/make_check.mjs build/page "${BUILD:-build}/cardwright"
