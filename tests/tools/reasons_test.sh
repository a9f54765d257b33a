#!/bin/sh
# Every reason that the program can tell is told somewhere in the tests: each refusal of a
# game, each part of an ability that may not fit, each kind of finding. Reasons that no
# printed card reaches are reached here by cards of a set of their own.
set -u
. tests/tools/claims.sh

set=$dir/fox
api=$(sed -n 's/.*"api": *\([0-9]*\).*/\1/p' cards/riftbound/sfd/set.json | head -n 1)
mkdir -p "$set/scenarios"
cat >"$set/set.json" <<END
{ "set": "FOX", "name": "Foxes", "game": "riftbound", "api": $api, "needs": ["CORE", "OGN"] }
END
cat >"$set/cards.csv" <<'END'
code,name,type,domains,energy,might,script
FOX-001,Spent Fox,Unit,Mind,1,2,yes
FOX-002,Polite Fox,Unit,Mind,1,2,yes
FOX-003,Broken Fox,Unit,Mind,1,2,yes
END
cat >"$set/fox-001.lua" <<'END'
-- FOX-001 Spent Fox
-- A card for the first death.
card "FOX-001" {
  when { once, dies = unit, run = function() draw(1) end },
}
END
cat >"$set/fox-002.lua" <<'END'
-- FOX-002 Polite Fox
-- Who kills a unit may draw.
card "FOX-002" {
  when { they_may, dies = unit, run = function() draw(1) end },
}
END
echo 'error("broken")' >"$set/fox-003.lua"
cat >"$set/scenarios/fox.lua" <<'END'
scenario "it works once, and has" {
  you = { base = { "Spent Fox", "Daring Poro", "Pouty Poro" }, hand = { "Vengeance", "Vengeance" }, runes = { order = 12 } },
  run = function(t)
    t.you:play("Vengeance", { target = "Daring Poro" })
    t:everyone_passes()
    t.you:play("Vengeance", { target = "Pouty Poro" })
    t:everyone_passes()
    t:why("Spent Fox was silent this turn", { "it triggered once", "the ability works once, and did so before" })
  end,
}

scenario "its player is leaving, or there is none" {
  you = { base = { "Polite Fox", "Daring Poro" } , hand = { "Stupefy" }, runes = { order = 2, mind = 2 } },
  foe = { base = { { "Daring Poro", damage = 1 } } },
  run = function(t)
    t.you:play("Stupefy", { target = "foe's Daring Poro" })
    t:everyone_passes()
    t:why("Polite Fox was silent this turn", { "its player is leaving the game, or it has no player" })
  end,
}
END
# It stops at a question, so it is a position alone.
cat >"$set/open.lua" <<'END'
scenario "an ability waits and another is on the chain" {
  you = { hand = { "Disintegrate", "Void Seeker" }, runes = { fury = 7 }, deck = { "Pouty Poro" } },
  foe = { units = { ["0"] = { "Vanguard Sergeant", "Mega-Mech" } } },
  run = function(t)
    t.you:play("Disintegrate", { target = "Vanguard Sergeant" })
    t:everyone_passes()
    t.you:play("Void Seeker", { target = "?" })
  end,
}
END
cp "$build/cards.db" "$dir/cards.db"
"$program" import --keep-faulty --db "$dir/cards.db" "$set" >"$dir/told" 2>&1
claim "a set with a faulty card is imported" grep -q "unknown word 'error'" "$dir/told"
claim "its reasons are told" "$program" test --db "$dir/cards.db" "$set/scenarios"

printf '%s\n' 'put Broken Fox in hand' '? not play Broken Fox' q |
    "$program" try --db "$dir/cards.db" --no-watch "$set/scenarios/fox.lua" >"$dir/told" 2>&1
claim "a card without a script says so" \
    grep -q 'the card cannot be played by this program' "$dir/told"

# A row counts as reached if a test that passes quotes its sentence. Three stand in no answer
# about what was silent: two that are no reason, and one that names the thing instead.
quoted() { grep -rqF --include='*.lua' --include='*.c' --include='*.sh' -- "$1" tests cards; }
rows() { sed -n "s/^$1([A-Z_]*, \"[^\"]*\", \"\([^\"]*\)\".*/\1/p" "$2"; }
missing() {
    rows "$1" "$2" | grep -vxF "$3" | while IFS= read -r text; do
        quoted "$text" || echo "no test quotes: $text"
    done >"$dir/missing"
    cat "$dir/missing"
    ! [ -s "$dir/missing" ]
}
claim "each refusal is told by a test" missing REFUSAL engine/riftbound/defs/refusals.def allowed
printf '%s\n' 'it fits' 'the ability waits for another event' \
    'the event happened to something else than the ability waits for' >"$dir/plain"
claim "so is each part of an ability" missing PART engine/kernel/table/parts.def "$(cat "$dir/plain")"
claim "the list of rows is not empty" [ "$(rows PART engine/kernel/table/parts.def | wc -l)" -gt 20 ]
claim "nor that of refusals" [ "$(rows REFUSAL engine/riftbound/defs/refusals.def | wc -l)" -gt 20 ]

# Each kind of finding stands in the answer to one of these questions.
here=tests/scenarios
: >"$dir/answers"
why() { "$program" why "$@" --db "$dir/cards.db" --json >>"$dir/answers" 2>&1; }
kinds() {
    sed -n 's/^FINDING([A-Z_]*, "\([^"]*\)".*/\1/p' tools/why/findings.def | while read -r kind; do
        grep -q "\"kind\":\"$kind\"" "$dir/answers" || echo "no answer has: $kind"
    done >"$dir/missing"
    cat "$dir/missing"
    ! [ -s "$dir/missing" ]
}
why "$here/why.lua:passive of another" Vanguard Sergeant
why "$here/why.lua:effect for the turn" Vanguard Sergeant
why "$here/why.lua:as not counted" Trusty Ramhound --all
why "$here/why.lua:how near" end
why "$here/why.lua:attached card" Skulker
why "$here/why_silent.lua:does not hold" Poro Herder was silent
why "$here/why_not.lua:not the first alone" not play Mega-Mech
why "$here/why_not.lua:not the first alone" not play Cleave
why "$set/open.lua" chain
claim "each kind of finding is told" kinds

claims_end
