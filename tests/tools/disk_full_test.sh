#!/bin/sh
# Whatever a command writes comes whole or not at all: on a disk that is full, at whatever
# byte, it says so in one sentence, leaves nothing behind and keeps the file of before.
#
# Files that may not grow beyond N blocks of 512 bytes stand for the disk; N grows until the
# command succeeds. Where tmpfs may be mounted (as root), a small one is tried too.
set -u
. tests/tools/claims.sh

work=$dir/work
before=$dir/before
mkdir "$before"

# limited BLOCKS COMMAND...: runs it in the folder, all that it says goes through a pipe.
limited() {
    blocks=$1
    shift
    (
        trap '' XFSZ
        ulimit -f "$blocks"
        cd "$work" && "$@" 2>&1
        echo "exit $?"
    ) </dev/null | cat >"$dir/said"
}

told() {
    grep -q '^exit 74$' "$dir/said" || { echo "no exit 74"; cat "$dir/said"; return 1; }
    n=$(grep -cE '(cannot be written|File too large|No space)' "$dir/said")
    [ "$n" = 1 ] || { echo "$n sentences"; cat "$dir/said"; return 1; }
}

# The folder is as it was before.
kept() { diff -r "$before" "$work"; }

# A record that went on has the header and whole lines, or is the one of before.
lines() {
    cmp -s "$before/game.jsonl" "$work/game.jsonl" && return
    [ "$(ls "$work" | wc -l)" = "$(ls "$before" | wc -l)" ] || { ls -la "$work"; return 1; }
    head -c 11 "$work/game.jsonl" | grep -q '{"record":"' || return 1
    [ -z "$(tail -c 1 "$work/game.jsonl" | tr -d '\n')" ]
}

# whole CHECK COMMAND...: each failure leaves what CHECK accepts, before one success.
whole() {
    check=$1
    failures=0
    shift
    for n in 0 1 2 3 4 6 8 12 16 24 32 48 64 96 128 192 256 512 1024 2048 4096; do
        rm -rf "$work"
        cp -r "$before" "$work"
        limited $n "$@"
        if grep -q '^exit 0$' "$dir/said"; then
            [ $failures -gt 0 ] || { echo "it never failed"; return 1; }
            ! kept >/dev/null
            return
        fi
        failures=$((failures + 1))
        told && $check || { echo "$n blocks"; return 1; }
    done
    echo "it never succeeded"
    return 1
}

db=$build/cards.db
annie=proving-grounds-annie
garen=proving-grounds-garen
echo 'the list of before' >"$before/cards.csv"
echo 'the table of before' >"$before/cards.json"
echo 'the deck of before' >"$before/deck.txt"
echo 'the record of before' >"$before/game.jsonl"

claim "the folder of a new set" whole kept "$program" new my-set --game riftbound
claim "that of a game" whole kept "$program" new --game mist
claim "definitions for an editor" whole kept "$program" def --game riftbound .
claim "a list of cards" \
    whole kept "$program" export --db "$db" --cards set:ogs --out cards.csv --force
claim "in JSON" \
    whole kept "$program" export --db "$db" --cards set:ogs --out cards.json --force
claim "a book" whole kept "$program" export --db "$db" --cards set:ogs --out cards.xlsx
claim "a packed list" whole kept "$program" export --db "$db" --cards set:ogs --out c.csv.gz
claim "a deck" whole kept "$program" export --db "$db" $annie --out deck.txt --force
claim "the folder of a set" whole kept "$program" export --db "$db" --set OGS my-ogs
claim "the record of a game" whole lines "$program" play --db "$db" $annie $garen \
    --seats random,random --seed 7 --replay game.jsonl --force

# Definitions that are there already stay as they are, all of them.
(cd "$before" && "$program" def --game riftbound .) >"$dir/said"
echo '-- of before' >"$before/.cardwright/scenarios.lua"
claim "definitions that are there" whole kept "$program" def --game riftbound .

# A game that differs from its record is cut off there.
"$program" play --db "$db" $annie $garen --seats random,random --seed 3 \
    --replay "$dir/differs.jsonl" >/dev/null 2>&1
sed '/"turn":5,/s/"hash":"./"hash":"z/' "$dir/differs.jsonl" >"$before/differs.jsonl"
claim "a record that is shrunk" whole kept "$program" shrink --db "$db" differs.jsonl

# Try keeps a scenario at the end of a file that is there already.
cat >"$before/first.lua" <<'END'
scenario "it draws" {
  you = { hand = { "Void Seeker" }, runes = { fury = 4 }, deck = { "Mega-Mech" } },
  foe = { units = { ["Zaun Warrens"] = { "Chemtech Enforcer" } } },
  run = function(t)
    t.you:play("Void Seeker", { target = "Chemtech Enforcer" })
    t:everyone_passes()
    t:expect { you = { hand_size = 1 } }
  end,
}
END
for n in 1 2 3 4 5 6 7 8 9; do
    printf -- '-- line %s of what else stands there: %0200d\n' $n 0
done >>"$before/first.lua"
keeps() {
    (cd "$work" && printf 'k first.lua\nq\n' | "$program" try --db "$db" first.lua:draws 2>&1)
}
rm -rf "$work"
cp -r "$before" "$work"
(trap '' XFSZ; ulimit -f 2; keeps) | cat >"$dir/said"
claim "a scenario that is kept" kept
claim "is told" grep -q 'first.lua cannot be written: File too large' "$dir/said"
keeps >"$dir/said"
claim "with room it stands behind the first one" \
    [ "$(grep -c '^scenario ' "$work/first.lua")" = 2 ]

# A kill leaves at most what says by its name that it is a part.
rm -rf "$work"
mkdir "$work"
for ms in 01 02 03 05 08 13; do
    (cd "$work" && timeout -s KILL "0.0$ms" "$program" new "set-$ms" --game riftbound
        timeout -s KILL "0.0$ms" "$program" export --db "$db" --set OGS "ogs-$ms"
        timeout -s KILL "0.0$ms" "$program" export --db "$db" --cards set:ogn --out "all-$ms.csv"
    ) >/dev/null 2>&1
done
parts() {
    for it in "$work"/*; do
        case $it in
        *.part | *.part-??????) ;;
        */set-*) [ -f "$it/set.json" ] && [ -d "$it/scenarios" ] ;;
        */ogs-*) [ -f "$it/set.json" ] && [ "$(ls "$it" | wc -l)" = "$ogs" ] ;;
        */all-*.csv) cmp -s "$it" "$dir/all.csv" ;;
        "$work/*") ;;
        *) false ;;
        esac || { echo "half done: $it"; return 1; }
    done
}
"$program" export --db "$db" --set OGS "$dir/ogs" >/dev/null 2>&1
"$program" export --db "$db" --cards set:ogn --out "$dir/all.csv" >/dev/null 2>&1
ogs=$(ls "$dir/ogs" | wc -l)
claim "a kill leaves nothing half done" parts

# A real disk.
mkdir "$dir/small"
if mount -t tmpfs -o size=16k tmpfs "$dir/small" 2>/dev/null; then
    on_disk() {
        (cd "$dir/small" && "$@") >"$dir/said" 2>&1
        [ $? = 74 ] && grep -q 'No space left' "$dir/said" && [ -z "$(ls -A "$dir/small")" ]
    }
    claim "on a disk of 16 KB: a list" \
        on_disk "$program" export --db "$db" --cards set:ogn --out all.csv
    claim "on a disk of 16 KB: a set" on_disk "$program" export --db "$db" --set OGN ogn
    claim "on a disk of 16 KB: definitions" on_disk "$program" def --game riftbound .
    head -c 16384 /dev/zero >"$dir/small/full"
    mkdir "$dir/mount"
    claim "on a full disk: a set" sh -c "cd '$dir/small' && ! '$program' new my-set --game \
        riftbound && [ \"\$(ls -A)\" = full ]"
    umount "$dir/small"
fi

claims_end
