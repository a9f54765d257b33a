#!/bin/sh
# changed_tests.sh BUILD TEST... -- prints those tests that something can reach which changed
# since they passed (BUILD/passed, run_tests.sh).
#
# A test program reaches the objects whose symbols it uses, and theirs. A script reaches those
# of the commands that it has a word for, and of each program NAME_bench that it names. Cards reach every test, and the other folders that
# tests read reach those whose source names them. A test without a pass runs.
set -eu
export LC_ALL=C

build=$1
shift
objects=$build/obj
folders='cards docs tools/dev tests/scenarios tests/sets tests/games tests/earlier tests/fuzz tests/golden tests/growth tests/tools'

symbols() {
    find "$objects" -name '*.o' | xargs nm -A -P | awk -v cut="$objects/" '
    {
        file = substr($1, length(cut) + 1)
        sub(/\.o:.*$/, "", file)
        if ($3 ~ /^[BDRTVW]$/) print "defines", file, $2
        else if ($3 == "U") print "uses", file, $2
    }'
}

ages() {
    find "$objects" -name '*.o' -printf "age %P %T@\n" | sed 's/\.o / /'
    find "$build/passed" -type f -printf 'passed %P %T@\n' 2>/dev/null || true
    for folder in $folders; do
        find "$folder" -type f ! -name '*_test.c' ! -name '*_test.sh' -printf "data $folder %T@\n"
    done
}

# The folders that the source $2 of the test $1 names.
reads() {
    echo "reads $1 cards"
    grep -ohE "$(echo "$folders" | tr ' ' '|')" "$2" | sort -u | sed "s|^|reads $1 |"
}

# What each test begins with: its own object, or the commands that its script has words for.
roots() {
    for test in "$@"; do
        case $test in
        scenarios)
            echo "root $test tools/cli/design/cmd_test"
            reads "$test" tools/cli/design/cmd_test.c ;;
        *.sh)
            echo "script $test $(stat -c %Y "$test")"
            sed '/^ *#/d' "$test" | tr -s ' \t"()\047;|&' '\n' | grep -xE '[a-z]+' | sort -u |
                sed "s|^|word $test |"
            grep -oE 'tests/bench/[a-z]+_bench' "$test" | sort -u | sed "s|^|root $test |"
            reads "$test" "$test" ;;
        *)
            echo "root $test ${test#"$build"/}"
            reads "$test" "${test#"$build"/}.c" ;;
        esac
    done
}

{
    symbols
    ages
    roots "$@"
} | awk -f tools/dev/changed_tests.awk
