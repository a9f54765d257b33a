#!/bin/sh
# run_tests.sh BUILD [TEST]... -- runs test programs and scripts, and sums them up.
#
# Each TEST is a program of cmocka tests, or a script whose last line is
# "N passed, N failed". The scenarios come last. The last line here is the sum.
set -u

build=$1
shift
passed=0
failed=0
log=$(mktemp)
trap 'rm -f "$log"' EXIT

# The number in front of the words $1 in the last line that has them; 0 if none has.
number() {
    n=$(grep -aE "$1" "$log" | tail -n 1 | sed -E "s/.*$1.*/\1/")
    echo "${n:-0}"
}

# Counts what the log of test $1 says; $2 is its exit code.
count() {
    if grep -qaE '^[0-9]+ passed, [0-9]+ failed' "$log"; then
        good=$(number '^([0-9]+) passed, [0-9]+ failed')
        bad=$(number '^[0-9]+ passed, ([0-9]+) failed')
    else
        good=$(number '^\[  PASSED  \] ([0-9]+) test')
        bad=$(number '^\[  FAILED  \] ([0-9]+) test')
    fi
    [ "$2" = 0 ] || [ "$bad" != 0 ] || bad=1
    [ "$2" != 0 ] || [ "$good" != 0 ] || [ "$bad" != 0 ] || bad=1
    passed=$((passed + good))
    failed=$((failed + bad))
    if [ "$bad" = 0 ]; then
        echo "ok      $1: $good"
    else
        grep -avE '^\[( RUN  |       OK|=====)' "$log"
        echo "FAILED  $1: $bad of $((good + bad)), exit $2"
    fi
}

for test in "$@" scenarios; do
    case $test in
    scenarios) "$build/cardwright" test >"$log" 2>&1 ;;
    *.sh) BUILD=$build sh "$test" >"$log" 2>&1 ;;
    *) BUILD=$build "$test" >"$log" 2>&1 ;;
    esac
    count "$test" $?
done

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
