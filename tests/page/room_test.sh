#!/bin/sh
# room_test.sh -- people at several browsers in a room of `cardwright serve --listen` (room_check.mjs).
set -eu
exec node tests/page/room_check.mjs build/page "${BUILD:-build}/cardwright"
