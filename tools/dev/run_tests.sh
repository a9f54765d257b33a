#!/bin/sh
# run_tests.sh BUILD [TEST]... -- runs test programs and scripts, and sums them up.
#
# Each TEST is a program of cmocka tests, a script whose last line is "N passed, N failed",
# or the word scenarios. As many run at once as there are processors, those first that took
# longest the last time: BUILD/times.txt has the times. Each has a log and an exit code of
# its own, and the sum reads them in the order of the arguments. A test that goes on for
# longer than TEST_SECONDS is ended, and has failed. BUILD/passed has an empty file for each
# test that passed, as old as the start of the test (changed_tests.sh). Prints the ten
# slowest, and the sum as the last line.
set -u

build=$1
shift
passed=0
failed=0
memory=/dev/shm
logs=

# Returns whether [memory] has 2 GB and starts programs.
fits() {
    logs=$(mktemp -d -p "$memory" 2>/dev/null) || return 1
    printf '#!/bin/sh\n' >"$logs/starts" && chmod +x "$logs/starts" && "$logs/starts" 2>/dev/null &&
        [ "$(df -Pk "$memory" | awk 'NR == 2 { print $4 }')" -ge 2097152 ]
}

trap 'rm -rf "$logs"' EXIT
if [ -z "${TMPDIR:-}" ] && fits; then
    export TMPDIR=$logs/t
    mkdir "$TMPDIR"
    chmod 755 "$logs" # another user looks in, too
else
    rm -rf "$logs"
    logs=$(mktemp -d)
fi
started=$(date +%s)
times=$build/times.txt
mkdir -p "$build/passed"
[ -f "$times" ] || : >"$times"

export TEST_SECONDS="${TEST_SECONDS:-900}"

# Runs test $3 of build $1. Its log, its exit code, its start and its milliseconds go to the
# folder $2.
run_one='
log=$2/$(echo "$3" | tr / -)
case $3 in
scenarios) set -- "$1" "$2" "$3" "$1/cardwright" test ;;
*.sh) set -- "$1" "$2" "$3" sh "$3" ;;
*) set -- "$1" "$2" "$3" "$3" ;;
esac
export BUILD="$1"
shift 3
: >"$log.start"
from=$(date +%s%N)
timeout -k 10 "$TEST_SECONDS" "$@" >"$log" 2>&1
code=$?
[ "$code" != 124 ] || echo "it did not end within $TEST_SECONDS seconds" >>"$log"
echo $((($(date +%s%N) - from) / 1000000)) >"$log.ms"
echo "$code" >"$log.exit"'

# The tests, longest first. One that has no time yet comes before all others if it plays
# games, then if it is a script, and after them otherwise.
by_time() {
    printf '%s\n' "$@" | awk -v times="$times" '
    BEGIN { while ((getline line <times) > 0) { split(line, row, " "); ms[row[2]] = row[1] } }
    { print ($0 in ms ? ms[$0] : $0 ~ /\/play\// ? 1000000 : /\.sh$|^scenarios$/ ? 900000 : 0), $0 }' |
        sort -k1,1nr -s | cut -d' ' -f2-
}

run_all() {
    by_time "$@" | xargs -P "$(nproc)" -n 1 sh -c "$run_one" run_one "$build" "$logs"
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
        mv "$log.start" "$build/passed/$(echo "$1" | tr / -)"
    else
        grep -avE '^\[( RUN  |       OK|=====)' "$log"
        echo "FAILED  $1: $bad of $((good + bad)), exit $2"
    fi
}

# Keeps how long each test took, and those of other runs.
keep_times() {
    {
        for test in "$@"; do
            echo "$(cat "$logs/$(echo "$test" | tr / -).ms" 2>/dev/null || echo 0) $test"
        done
        cat "$times"
    } | awk '!seen[$2]++' >"$logs/times"
    mv "$logs/times" "$times"
}

tell_slowest() {
    echo "the slowest:"
    head -n $# "$times" | sort -k1,1nr | head -n 10 |
        awk '{ printf "%7.1f s  %s\n", $1 / 1000, $2 }'
    echo "all took $(($(date +%s) - started)) s"
}

if [ $# != 0 ]; then
    run_all "$@"
    for test in "$@"; do
        log=$logs/$(echo "$test" | tr / -)
        count "$test" "$(cat "$log.exit" 2>/dev/null || echo 1)"
    done
    keep_times "$@"
    tell_slowest "$@"
fi

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
