#!/bin/sh
# desk_test.sh -- where cards are made, in a browser: a stranger's path, the keyboard, all sizes (desk_check.mjs).
set -eu
exec node tests/page/desk_check.mjs build/page "${BUILD:-build}/cardwright"
