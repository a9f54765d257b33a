#!/bin/sh
# worker_test.sh -- the page's engine in a browser (worker_check.mjs).
set -eu
exec node tests/page/worker_check.mjs build/page "${BUILD:-build}/cardwright"
