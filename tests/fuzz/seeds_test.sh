#!/bin/sh
# The seeds of each fuzz target come to every stage of its reader (tests/fuzz/stages.h).
set -u
. tests/tools/claims.sh

for source in tests/fuzz/*_fuzz.c; do
    name=$(basename "$source" _fuzz.c)
    claim "seeds of $name come to every stage" \
        "$build/tests/fuzz/${name}_seeds" "tests/fuzz/$name"
done

claims_end
