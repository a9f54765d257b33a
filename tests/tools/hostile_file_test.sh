#!/bin/sh
# What is no file is named, wherever somebody names it, and never waited for; a link in a
# folder leads nowhere.
set -u
. tests/tools/claims.sh

a=proving-grounds-annie

# names WHAT ARGUMENT...: the command ends at once, with a sentence that has WHAT.
names() {
    wanted=$1
    shift
    timeout 10 "$program" "$@" >"$dir/told" 2>&1 </dev/null
    got=$?
    tr -s "\n " " " <"$dir/told" | grep -q -e "$wanted" && [ "$got" != 0 ] && [ "$got" != 124 ] && return
    echo "exit $got"
    cat "$dir/told"
    return 1
}

# ---- what is named

mkfifo "$dir/pipe"
mkdir "$dir/folder"
ln -s /dev/zero "$dir/zero"
ln -s /proc/self/status "$dir/made"
for odd in 'pipe:a pipe' 'zero:a device' 'made:made up by the system' 'folder:a directory'; do
    it=$dir/${odd%%:*}
    what=${odd#*:}
    claim "$what is no replay" names "$what" replay "$it"
    ln -s "$it" "$it.jsonl"
    ln -s "$it" "$it.lua"
    claim "$what is no replay to shrink" names "$what" shrink "$it.jsonl"
    claim "$what is no scenario to shrink" names "$what" shrink "$it.lua"
    claim "$what is no map of columns" names "$what" import --db "$dir/x.db" --map "$it" README.md
    [ "$what" = 'a directory' ] && continue
    claim "$what is no list" names "$what" import --db "$dir/x.db" "$it"
    claim "$what is no database" names "is no file\|$what" cards --db "$it" fox
    claim "$what is no deck" names "$what" deck "$it"
    claim "$what is no deck to play" names "$what" play "$it" $a --seats greedy,greedy --seed 1
    claim "$what is no deck among decks" names "$what" play "$it#1" $a --seats greedy,greedy
    claim "$what is no scenario" names "$what" test "$it"
    claim "$what is nothing to try" names "$what" try "$it.lua"
    claim "$what is no game to try" names "$what" try "$it.jsonl"
    claim "$what is no game" names "$what" simulate --game "$it.lua" --games 1 $a $a
    claim "$what is nothing to check" names "$what" check "$it"
done
printf '{"type":"newgame","decks":["%s","%s"]}\n' "$dir/pipe" $a >"$dir/asked"
claim "a pipe is no deck of a program" sh -c \
    "timeout 10 $program engine --db $build/cards.db <$dir/asked | grep -q 'pipe is a pipe'"

cp "$build/cards.db" "$dir/handed.db"
for end in journal wal; do
    mkfifo "$dir/handed.db-$end"
    claim "a pipe is no $end of a database" names 'is a pipe' cards --db "$dir/handed.db" fox
    rm -f "$dir/handed.db-$end"
    ln -s "$dir/asked" "$dir/handed.db-$end"
    claim "nor is a link" names 'is a link' cards --db "$dir/handed.db" fox
    rm -f "$dir/handed.db-$end"
done

# An upgrade compares its copy with one that is there.
gunzip -c tests/earlier/cards-v6.db.gz >"$dir/old.db"
mkfifo "$dir/old.db.v6.bak"
claim "a pipe is no copy of a database" sh -c \
    "timeout 10 $program import --upgrade --db $dir/old.db && [ -f $dir/old.db.v6.bak.2 ]"

# ---- what lies in a folder

echo 'secret words' >"$dir/secret"
mkdir "$dir/elsewhere"


# A set of one card, whose file or folder $1 is a link to $2.
linked() {
    rm -rf "$dir/set"
    "$program" new "$dir/set" --set LNK >"$dir/told" 2>&1 || { cat "$dir/told"; return 1; }
    rm -rf "${dir:?}/set/$1"
    ln -s "$2" "$dir/set/$1"
}

# refuses COMMAND...: the set is refused by the link's name, and nothing of it is told.
refuses() {
    names "set/$link is a link" "$@" && ! grep -q 'secret' "$dir/told"
}

for link in set.json cards.csv words.lua printings.csv formats.csv lnk-009-x.lua keywords; do
    target=$dir/secret
    [ $link = keywords ] && target=$dir/elsewhere
    claim "a set with a link for $link" linked $link "$target"
    claim "is not imported" refuses import --db "$dir/x.db" "$dir/set"
    claim "or checked" refuses check "$dir/set"
done
claim "a set that is named by a link" sh -c "rm -rf $dir/set && $program new $dir/set --set LNK"
ln -s "$dir/set" "$dir/named"
claim "is imported" "$program" import --db "$dir/x.db" cards/riftbound/core "$dir/named"

cp -r tests/games/hills "$dir/game"
for link in game.lua rules; do
    rm -rf "$dir/set"
    cp -r "$dir/game" "$dir/set"
    rm -rf "${dir:?}/set/$link"
    ln -s "$dir/secret" "$dir/set/$link"
    claim "a game has no link for $link" refuses import --db "$dir/x.db" "$dir/set"
done
link=more
rm -rf "$dir/set"
cp -r "$dir/game" "$dir/set"
ln -s "$dir/elsewhere" "$dir/set/$link"
claim "nor one to a folder of sets" refuses import --db "$dir/x.db" "$dir/set"

claims_end
