#!/bin/sh
# Rooms, a folder on disk and the server itself under the address and undefined behaviour sanitizers: the
# tests of tests/tools, which also fail where the server does not end by itself with its usual code.
set -u
. tests/tools/claims.sh

safe=${build%/dev}/safe
mkdir "$dir/build"
ln -s "$(realpath "$safe/cardwright")" "$dir/build/cardwright"
ln -s "$(realpath "$build/cards.db")" "$dir/build/cards.db"

for test in serve_known_test room_test folder_test; do
    claim "$test without undefined behaviour" env BUILD="$build" "$safe/tests/tools/$test"
done
for test in serve_page_test serve_rooms_test; do
    claim "$test without undefined behaviour" env BUILD="$dir/build" sh "tests/tools/$test.sh"
done
claims_end
