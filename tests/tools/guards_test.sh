#!/bin/sh
# Each check of `make check` finds what it is for: a copy of the sources is broken on purpose and
# mended again, in one place at a time, or in several that have nothing to do with each other.
set -u
. tests/tools/claims.sh

objects=$build/obj
home=$PWD

cp -r engine scripting db tools docs cards tests ARCHITECTURE.md Makefile \
    .clang-format .clang-tidy .luacheckrc "$dir"
cd "$dir" || exit 1
mkdir objects
cp -rs "$objects/engine" "$objects/scripting" "$objects/db" "$objects/tools" objects

# finds WORDS TEXT COMMAND...: the claim holds if the command fails and prints TEXT.
finds() {
    words=$1
    text=$2
    shift 2
    ! "$@" >claim 2>&1 && grep -qF -e "$text" claim
    claims_count "$words" $?
}

# breaks COMMAND...: the command fails; the claims that follow are about what it says.
breaks() {
    ! "$@" >told 2>&1
    claims_count "$* fails" $?
}

# tells WORDS TEXT: the claim holds if what broke last says TEXT.
tells() {
    grep -qF -e "$2" told
    claims_count "$1" $?
}

# Puts the file $1 of the copy back to what it was.
mend() {
    rm -f "$1"
    [ ! -f "$home/$1" ] || cp "$home/$1" "$1"
    case $1 in
    *.c) rm -f "objects/${1%.c}.o"
        [ ! -f "$objects/${1%.c}.o" ] || cp "$objects/${1%.c}.o" "objects/${1%.c}.o" ;;
    esac
}

# Makes the object of the file $1 anew.
compile() {
    mkdir -p "objects/$(dirname "$1")"
    rm -f "objects/${1%.c}.o"
    cc -std=c11 -D_GNU_SOURCE -O1 -w -I. -c "$1" -o "objects/${1%.c}.o"
}

layers() {
    sh tools/dev/check_layers.sh objects
}

names() {
    sh tools/dev/check_names.sh
}

# ---- layers

low=engine/base/err.c
also=engine/base/random.c
reads=engine/kernel/table/spot.c
above=engine/kernel/game/ending.c
tells_too=db/import/settle/import_settle_tell.c
head=db/import/settle/import_settle_print.h

# Includes, calls, circles, and a pointer that a room above sets, which is a call as well.
sed -i '1a #include "engine/kernel/game/game.h"' $low
echo 'int err_calls(void *g) { int game_next(); return game_next(g, g); }' >>$also
echo 'int err_round(void) { int random_round(); return random_round(); }' >>$low
echo 'int random_round(void) { int err_round(); return err_round(); }' >>$also
echo 'struct Err { int (*up)(void); }; int spot_up(struct Err *e) { return e->up(); }' >>$reads
echo 'static int up(void) { return 0; }' >>$above
echo 'int (*ending_up(struct Err { int (*up)(void); } *e))(void) { e->up = up; return up; }' >>$above
# A header that declares what another file defines, which includes it, is a circle without
# a call.
sed -i '/^#endif/i int import_settle_print_round(void);' $head
echo 'int import_settle_print_round(void) { return 0; }' >>$tells_too
sed -i "/^#include <string.h>/i #include \"$head\"" $tells_too
for file in $low $also $reads $above $tells_too; do compile $file; done
breaks layers
tells "an include against the arrows is found" \
    "$low: engine/base/ must not touch engine/kernel/game/game.h"
tells "so is a call, without any include" \
    "$also: engine/base/ must not touch engine/kernel/game/game.c (game_next)"
tells "a public function stands in a header" \
    "$also: err_calls is declared in no header of its own"
tells "a circle of calls is found" "$also calls $low (err_round)"
tells "a circle through a header is found in a straight folder" \
    "${head%.h} declares what is defined in ${tells_too%.c}"
tells "a call by a pointer against the arrows is found" \
    "$reads: engine/kernel/table/ must not touch $above (by the pointer e->up)"
for file in $low $also $tells_too $head; do mend $file; done

# Save where a row names it.
sed -i "/^hook rules->derive/i hook e->up ${reads#engine/} -- a test" tools/dev/layers.txt
! layers | grep -qF "by the pointer e->up"
claims_count "a row of layers.txt may name a call by a pointer" $?
mend $reads
mend $above
finds "a row that names no such call is found" "$reads calls nothing by e->up" layers
mend tools/dev/layers.txt

# What is said of one file or row has nothing to do with another one.
sed -i '/^circle abilities/s| -- | base/err.c -- |' tools/dev/layers.txt
echo 'straight db/attic' >>tools/dev/layers.txt
sed -i 's/^int err_set(/int set_err(/' $low engine/base/err.h
compile $low
inside=$(find engine/riftbound -name '*_inside.h' | head -n 1)
sed -i "1a #include \"$inside\"" tools/cli/main.c
sed -i 1d tools/cli/command.c
mkdir tools/attic
echo '// old.c -- old.' >tools/attic/old.c
compile tools/attic/old.c
sed -i '/`tools\/cli\/`/d' ARCHITECTURE.md
breaks layers
tells "a row of a circle names no other file" "$low is in no circle"
tells "a straight folder is there" "layers.txt: there is no row for db/attic"
tells "a public function has its file's prefix" "$low: set_err has no prefix of"
tells "a private header is for its folder" "tools/cli/main.c: $inside is private"
tells "a file says what it is for" "tools/cli/command.c: does not open with"
tells "a folder has a row" "tools/attic/old.c: layers.txt has no row"
tells "a folder has its line" 'ARCHITECTURE.md: no line for `tools/cli/`'
for file in tools/dev/layers.txt $low engine/base/err.h tools/cli/main.c tools/cli/command.c ARCHITECTURE.md; do
    mend $file
done
rm -r tools/attic

# ---- names

first=$(($(wc -l <tools/cli/main.c) + 1))
at=$first
for line in 'static int rune_count;' '#define LOW_MIGHT 5' 'char *text = "a Showdown";' \
    '// The battlefields.' 'int n = OPTION_PASS;' 'int deck_of_player;'; do
    echo "$line" >>tools/cli/main.c
done
breaks names
for line in 'static int rune_count;' '#define LOW_MIGHT 5' 'char *text = "a Showdown";' \
    '// The battlefields.' 'int n = OPTION_PASS;'; do
    tells "a name of the game is found in: $line" "tools/cli/main.c:$at: "
    at=$((at + 1))
done
! grep -qF "tools/cli/main.c:$at: " told
claims_count "words of every card game are not" $?
mend tools/cli/main.c
at=$first

# ---- door

echo 'void main_says(void) { void perror(const char *); perror("x"); }' >>tools/cli/main.c
compile tools/cli/main.c
finds "a way to the terminal past the door is found" "tools/cli/main.c: calls perror" \
    sh tools/dev/check_door.sh objects
mend tools/cli/main.c
printf '%s\n' 'char *loud = "\033[1m";' >>tools/cli/main.c
finds "so is a code of a terminal" "tools/cli/main.c:$at:" sh tools/dev/check_door.sh objects
mend tools/cli/main.c

# ---- format, docs, lint, tidy

if command -v clang-format >/dev/null; then
    echo 'int  loose ;' >>tools/cli/main.c
    finds "loose spaces are found" "main.c:$at" \
        make --no-print-directory format C_ALL=tools/cli/main.c
    mend tools/cli/main.c
fi

for page in words rules recipes; do echo "more" >>docs/$page.md; done
breaks sh tools/dev/check_docs.sh "$build/cardwright"
for page in words rules recipes; do
    tells "an old page is found: $page" "docs/$page.md is old"
    mend docs/$page.md
done
echo 'OGN-999  a card that is not there' >>tools/dev/recipes.txt
finds "a recipe without a card is found" "there is no script of OGN-999" sh tools/dev/recipes.sh
mend tools/dev/recipes.txt
echo 'OGN-024  two units deal their Might to each other' >>tools/dev/recipes.txt
finds "so is one that is there twice" "this sentence is there twice" sh tools/dev/recipes.sh
mend tools/dev/recipes.txt

if command -v luacheck >/dev/null && [ -f "$build/card_words.lua" ]; then
    echo 'os.exit(drwa)' >cards/riftbound/core/keywords/tank.lua
    finds "a slip in a card is found" "undefined variable 'drwa'" \
        env BUILD="$build" luacheck --no-color cards/riftbound/core/keywords/tank.lua
    mend cards/riftbound/core/keywords/tank.lua
fi

if command -v clang-tidy >/dev/null; then
    {
        echo 'int base_long(int a);'
        echo 'int base_long(int a)'
        echo '{'
        for n in $(seq 61); do echo "    a += $n;"; done
        echo '    return a;'
        echo '}'
    } >>engine/base/base.c
    rm -rf scripting db tools/cli engine/[!b]*
    rm -rf tools/[!d]*
    finds "a function of more than 60 lines is found" "readability-function-size" \
        sh tools/dev/tidy.sh
fi

claims_end
