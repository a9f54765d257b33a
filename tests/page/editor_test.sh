#!/bin/sh
# editor_test.sh -- what the editor offers, and a new game from the form (editor_check.mjs).
set -eu
exec node tests/page/editor_check.mjs build/page "${BUILD:-build}/cardwright"
