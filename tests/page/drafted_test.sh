#!/bin/sh
# drafted_test.sh -- sets out of lists with texts in a browser (drafted_check.mjs).
set -eu
exec node tests/page/drafted_check.mjs build/page "${BUILD:-build}/cardwright"
