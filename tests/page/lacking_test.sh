#!/bin/sh
# lacking_test.sh -- a browser that lacks something, cards of another release, a script that hangs.
set -eu
exec node tests/page/lacking_check.mjs build/page "${BUILD:-build}/cardwright"
