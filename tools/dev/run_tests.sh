#!/bin/sh
# run_tests.sh BUILD [TEST]... -- runs test programs and scripts, and sums them up.
#
# Each TEST is a program of cmocka tests, or a script whose last line is
# "N passed, N failed". As many run at once as there are processors, the tests that play
# games first because they take longest. Each has a log and an exit code of its own, and
# the sum reads them in the order of the arguments. The scenarios count as one more test.
# A test that goes on for longer than TEST_SECONDS is ended, and has failed. The last line
# here is the sum.
set -u

build=$1
shift
passed=0
failed=0
logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT

export TEST_SECONDS="${TEST_SECONDS:-900}"

# Runs test $3 of build $1. Its log and its exit code go to the folder $2.
run_one='
log=$2/$(echo "$3" | tr / -)
case $3 in
scenarios) set -- "$1" "$2" "$3" "$1/cardwright" test ;;
*.sh) set -- "$1" "$2" "$3" sh "$3" ;;
*) set -- "$1" "$2" "$3" "$3" ;;
esac
export BUILD="$1"
shift 3
timeout -k 10 "$TEST_SECONDS" "$@" >"$log" 2>&1
code=$?
[ "$code" != 124 ] || echo "it did not end within $TEST_SECONDS seconds" >>"$log"
echo "$code" >"$log.exit"'

run_all() {
    {
        printf '%s\n' "$@" | grep /play/
        printf '%s\n' "$@" | grep -v /play/
    } | xargs -P "$(nproc)" -n 1 sh -c "$run_one" run_one "$build" "$logs"
}

# The number in front of the words $1 in the last line of the log that has them; or 0.
number() {
    n=$(grep -aE "$1" "$log" | tail -n 1 | sed -E "s/.*$1.*/\1/")
    echo "${n:-0}"
}

# Counts what the log of test $1 says; $2 is its exit code. One that had not what it needs
# says so on a line of its own, and counts for nothing.
count() {
    if [ "$2" = 0 ] && grep -qa '^left out: ' "$log"; then
        sed -n "s,^left out: ,left out $1: ,p" "$log"
        return
    fi
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

run_all "$@" scenarios
for test in "$@" scenarios; do
    log=$logs/$(echo "$test" | tr / -)
    count "$test" "$(cat "$log.exit" 2>/dev/null || echo 1)"
done

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
