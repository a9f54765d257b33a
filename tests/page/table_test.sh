#!/bin/sh
# table_test.sh -- the page's table in a browser (table_check.mjs).
set -eu
exec node tests/page/table_check.mjs build/page "${BUILD:-build}/cardwright"
