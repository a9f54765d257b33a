#!/bin/sh
# fuzz.sh SECONDS TARGET... -- runs the fuzz targets, one on each processor, and prints a
# line for each: edges that its inputs came to, and runs.
#
# They are built in $BUILD/fuzz. A fault prints what the target said last, leaves its input
# there and starts no further target.
set -u

seconds=$1
shift

# Runs target $3 for $2 seconds in the folder $1. 255 tells xargs to stop.
run_one='
mkdir -p "$1/$3"
"$1/$3_fuzz" -max_total_time="$2" -max_len=4096 -timeout=10 -artifact_prefix="$1/$3-" \
    "$1/$3" "tests/fuzz/$3" 2>"$1/$3.log" || { tail -n 30 "$1/$3.log"; exit 255; }
edges=$(grep -aoE "cov: [0-9]+" "$1/$3.log" | tail -n 1)
runs=$(tail -n 1 "$1/$3.log" | grep -oE "[0-9]+ runs")
echo "$3: ${edges#cov: } edges, $runs"'

printf '%s\n' "$@" |
    xargs -P "$(nproc)" -n 1 sh -c "$run_one" run_one "$BUILD/fuzz" "$seconds"
