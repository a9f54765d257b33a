# claims.sh -- claims of a test script: read by it with `.`, from the root of the tree.
#
# A claim is a sentence and a command that must succeed. The command's output is shown only
# where it fails. [dir] is a folder of the script's own, gone at its end. The script ends with
# claims_end, whose last line run_tests.sh reads. Its locale is one of UTF-8, whatever the
# tester's is.

export LC_ALL=C.UTF-8
export BENCH_ANY_BUILD=1 # no test judges a time
build=$(realpath "${BUILD:-build}")
program=$build/cardwright
passed=0
failed=0
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT

# Counts a claim whose command ended with the exit code $2; $1 is its sentence.
claims_count() {
    if [ "$2" = 0 ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED: $1"
        tail -n 20 "$dir/claim"
    fi
}

# claim SENTENCE COMMAND...: the claim holds if the command succeeds.
claim() {
    claimed=$1
    shift
    "$@" >"$dir/claim" 2>&1
    claims_count "$claimed" $?
}

# claims_of SCRIPT ARGUMENT...: takes over the claims of a script of Python, whose last line is their sum.
claims_of() {
    checked=$(python3 "$@" 2>&1)
    echo "$checked" | sed '$d'
    set -- $(echo "$checked" | tail -n 1)
    [ "${2:-}" = passed, ] || { echo "$checked"; failed=$((failed + 1)); set -- 0 0 0; }
    passed=$((passed + $1)) failed=$((failed + $3))
}

claims_end() {
    echo "$passed passed, $failed failed"
    [ "$failed" = 0 ]
}
