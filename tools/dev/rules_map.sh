#!/bin/sh
# rules_map.sh -- prints docs/rules.md: each rule with its code and with its tests.
set -eu
export LC_ALL=C # one order of files everywhere

exec awk -f tools/dev/rules_map.awk engine/riftbound/defs/riftbound_rules.txt tests/scenarios/statements.txt \
    engine/*/*.[ch] engine/*/*/*.[ch] engine/*/defs/*.def scripting/*.[ch] scripting/*/*.[ch] db/*/*.[ch] db/*/*/*.[ch] \
    tools/*/*.[ch] tools/*/*/*.[ch] \
    cards/*/*/keywords/*.lua tests/sets/*/keywords/*.lua \
    tests/scenarios/*.lua cards/*/*/scenarios/*.lua tests/sets/*/scenarios/*.lua \
    tests/*/*_test.c tests/*/*_test.sh
