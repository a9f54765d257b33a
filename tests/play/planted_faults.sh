#!/bin/sh
# planted_faults.sh -- pair_test finds each fault that is planted on purpose.
#
#     BUILD=build/dev sh tests/play/planted_faults.sh [FAULT]...
#
# Each patch in tests/play/faults/ makes the engine wrong in one file, which it names without
# its folder. Its first line says how; a line "PAIR: A B" names two cards that show it, else
# the sample of the test does. The script copies the sources to a scratch folder, builds
# pair_test there, sees that it passes, and then builds and runs it once with each patch. The
# test must fail every time. A patch that no longer applies, or does not compile, fails the
# script. The last line counts.
set -u

root=$(pwd)
build=${BUILD:-build/dev}
[ "${build#/}" != "$build" ] || build=$root/$build
scratch=$build/faults
objects=$scratch/build/dev # the name is part of what they depend on
flags=${FAULT_CFLAGS:-"-O2 -g1 -DDEV_BUILD"}
passed=0
failed=0
unset PAIR
command -v ccache >/dev/null && [ -z "${CC:-}" ] && export CC="ccache gcc" CCACHE_NOHASHDIR=1

stop() {
    echo "$*"
    exit 1
}

[ -f "$build/cards.db" ] || stop "there is no $build/cards.db: make cards"
command -v patch >/dev/null || stop "there is no program patch"

# The sources keep their times, so objects of an earlier run or of make dev are good.
copy_sources() {
    mkdir -p "$objects"
    for part in Makefile engine scripting db tools tests cards; do
        rm -rf "${scratch:?}/$part"
        cp -a "$root/$part" "$scratch/$part" || stop "cannot copy $part"
    done
    if [ ! -d "$objects/obj" ] && [ -d "$root/build/dev/obj" ]; then
        cp -a "$root/build/dev/obj" "$root/build/dev/gen" "$objects/"
    fi
    # What an earlier run compiled with a fault is newer than its source.
    for name in $(sed -n 's/^+++ \(.*\)\.c$/\1.o/p' tests/play/faults/*.patch); do
        find "$objects" -name "$name" -delete
    done
    rm -f "$objects/tests/play/pair_test"
}

make_test() {
    (cd "$scratch" && nice make -s BUILD=build/dev CFLAGS="$flags" \
        build/dev/tests/play/pair_test) \
        >"$scratch/make.log" 2>&1
}

# Runs the test with the pair $1, "": its sample. Its story goes to the file $2.
run_test() {
    [ -n "$1" ] && export PAIR="$1" || unset PAIR
    LONG='' BUILD="$build" nice "$objects/tests/play/pair_test" >"$2" 2>&1
}

# Says the first thing that the test found.
found_in() {
    {
        grep -a 'broken invariant' "$1"
        grep -aA1 'again with: PAIR=' "$1" | grep -av 'again with: PAIR='
    } | head -n 1 | cut -c 1-90
}

# Plants the fault $1, and sees that it is found.
try_fault() {
    name=$1
    file=$root/tests/play/faults/$name.patch
    log=$scratch/$name.log
    pair=$(sed -n 's/^PAIR: //p' "$file")
    source=$(find "$scratch/engine" -name "$(sed -n 's/^+++ //p' "$file")")
    patch -s -f -r - "$source" <"$file" || stop "$name no longer applies"
    make_test || {
        tail "$scratch/make.log"
        stop "$name does not compile"
    }
    began=$(date +%s)
    if run_test "$pair" "$log"; then
        failed=$((failed + 1))
        result="NOT FOUND"
    else
        passed=$((passed + 1))
        result=$(found_in "$log")
    fi
    printf '%-20s %4ss  %s\n' "$name" "$(($(date +%s) - began))" "$result"
    patch -s -f -R "$source" <"$file" || stop "$name cannot be taken back"
}

copy_sources
make_test || {
    tail "$scratch/make.log"
    stop "the test does not compile without a fault"
}
run_test "" "$scratch/none.log" || {
    tail -n 20 "$scratch/none.log"
    stop "the test fails without a fault"
}
for fault in ${*:-$(ls tests/play/faults/*.patch)}; do
    try_fault "$(basename "$fault" .patch)"
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
