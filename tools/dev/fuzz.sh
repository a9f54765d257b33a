#!/bin/sh
# fuzz.sh SECONDS TARGET... -- runs the fuzz targets, each for so long and one on each
# processor, and prints a line for each: edges that its inputs came to, and runs.
#
# They are built in $BUILD/fuzz. A fault prints its target and what that said last, and leaves
# its input there; the target goes on with the time that is left, and so do the others. The
# script fails in the end. An input is slow by its processor time (tests/fuzz/stages.h); the
# fuzzer's own limit is far beyond that, for an input that waits for something. No input needs a
# piece of 128 MiB of memory.
set -u

seconds=$1
shift
# So long all targets together, in place of each.
[ -z "${FUZZ_ALL:-}" ] || seconds=$((FUZZ_ALL * $(nproc) / $# + 1))
finds=$BUILD/fuzz/finds
: >"$finds"

# What lists have: the headings that people give to columns, and the words of the game of
# tests/fuzz/list.h. The fuzzer takes no other bytes than those of ASCII.
{
    sed -nE 's/^(WORD|FACT)\("[^"]*", "([^"]*)".*/\2/p' db/lists/header_word.def
    sed -nE 's/^static const NameRow fuzz_.*= \{(.*)\};/\1/p; s/.*\.name = ("[a-z_]+"),/\1/p' \
        tests/fuzz/list.h | grep -oE '"[^"]+"' | tr -d '"'
} | LC_ALL=C grep -a '^[ -~]*$' | sort -u | sed 's/.*/"&"/' >"$BUILD/fuzz/lists.dict"

# Runs target $4 for $2 seconds in the folder $1, and writes faults to $3. A fault at once, or
# the fifth one, ends it.
run_one='
mkdir -p "$1/$4"
begun=$(date +%s) left=$2 found=0
case $4 in csv | json | sheet | set) words=-dict=$1/lists.dict ;; *) words= ;; esac
while [ "$left" -gt 0 ]; do
    "$1/$4_fuzz" -max_total_time="$left" -max_len=4096 -timeout=300 -malloc_limit_mb=128 \
        -artifact_prefix="$1/$4-" $words "$1/$4" "tests/fuzz/$4" 2>"$1/$4.log" && break
    found=$((found + 1))
    { echo "== $4: fault $found"; tail -n 30 "$1/$4.log"; } | tee -a "$3"
    before=$left
    left=$(($2 - ($(date +%s) - begun)))
    [ "$found" -lt 5 ] && [ $((before - left)) -gt 5 ] || break
done
edges=$(grep -aoE "cov: [0-9]+" "$1/$4.log" | tail -n 1)
runs=$(grep -aoE "^#[0-9]+" "$1/$4.log" | tail -n 1)
echo "$4: ${edges#cov: } edges, ${runs#\#} runs, $found faults"'

printf '%s\n' "$@" |
    xargs -P "$(nproc)" -n 1 sh -c "$run_one" run_one "$BUILD/fuzz" "$seconds" "$finds"
[ -s "$finds" ] || exit 0
echo "faults of $(grep -oE '^== [a-z0-9_]+' "$finds" | sort -u | cut -c4- | tr '\n' ' ')in $finds"
exit 1
