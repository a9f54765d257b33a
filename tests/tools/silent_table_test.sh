#!/bin/sh
# silent_table_test.sh -- nothing that a script says is without effect in silence: for each key,
# word, verb, event, question, kind and adjective in the tables, scripts that put it where it
# can do nothing (silent_table.awk) are refused or told by cardwright check, each of them. It is every
# fourth of these scripts; with LONG=1 all.
set -u
. tests/tools/claims.sh

defs=engine/riftbound/defs
tab=$(printf '\t')

# Names the rows of the set $1 about which a check says nothing: findings about scenarios and
# lists say nothing of a script.
silent_rows() {
    "$program" check --db "$build/cards.db" --format=gcc "$1" >"$1.out" 2>&1
    grep -vE '\[CW(305|306|316|40[0-9])\]' "$1.out" |
        sed -n 's|.*/slp-\([0-9]*\)\.lua:[0-9]*:[0-9]*: .*|\1|p' | sort -u >"$1.told"
    awk -F"$tab" 'FILENAME == ARGV[1] { told[$1]; next } !(FNR in told) { print $2 ": " $3 }' \
        "$1.told" "$1.rows"
}

# Makes a set of the rows in the file $1.rows, a card each.
make_set() {
    mkdir "$1"
    echo '{ "set": "SLP", "name": "Slips", "game": "riftbound", "api": 3 }' >"$1/set.json"
    awk -F"$tab" -v set="$1" '
    BEGIN { print "code,name,type,domains,energy,power,might,tags,keywords,script" }
    {
        code = "SLP-" NR
        text = $3
        gsub(/@/, code, text)
        file = set "/slp-" NR ".lua"
        printf "-- %s Row %d\n-- In vain.\n%s\n", code, NR, text >file
        close(file)
        print code ",Row " NR "," ($1 == "Unit" ? "Unit,Fury,1,,2," : $1 ",Fury,1,,,") ",,yes"
    }' "$1.rows" >"$1/cards.csv"
}

awk -f tests/tools/silent_table.awk $defs/kinds.def $defs/adjectives.def $defs/events.def \
    $defs/fields.def $defs/facts.def $defs/zones.def $defs/words.def $defs/resources.def \
    $defs/questions.def $defs/types.def \
    $defs/accepts.def engine/verbs/common.def $defs/verbs.def scripting/base/language.def \
    >"$dir/rows"
cat >"$dir/sound.rows" <<'END'
Unit	a trigger	card "@" { when { dies = unit { friendly, exhausted }, by = opponent, here, run = function() draw(1) end } }
Spell	a choice	card "@" { effect { target = unit, run = function(u) if is(u, unit { exhausted }) then kill(u) end end } }
Unit	a passive	card "@" { passive { me, might = 1, provided = { unit { enemy }, player { you, points = at_least(3) } } } }
Spell	a number	card "@" { effect { target = unit, run = function(u) if count(gear) > 0 then deal(2, u) end end } }
END
make_set "$dir/sound"
claim "the table has six thousand rows and more" [ "$(wc -l <"$dir/rows")" -gt 6000 ]
claim "of what is sound nothing is told" \
    [ "$(silent_rows "$dir/sound" | wc -l)" = "$(wc -l <"$dir/sound.rows")" ]
awk -v every="${LONG:+1}" 'NR % (every ? 1 : 4) == 0' "$dir/rows" | split -l 1700 - "$dir/part."
for part in "$dir"/part.??; do
    mv "$part" "$part.rows"
    make_set "$part"
    silent_rows "$part"
done >"$dir/silent"
claim "no row is silent" diff /dev/null "$dir/silent"
claim "and each is told with line and column" \
    sh -c "! cat $dir/part.??.out | grep '/slp-' | grep -vE ':[0-9]+:[0-9]+: '"
claims_end
