#!/bin/sh
# A game and a scenario that fail are cut down to the shortest that still fail in the same
# way: a script at fault, another game than the record's, a claim.
set -u
. tests/tools/claims.sh

has() { grep -qF -- "$1" "$2" || { echo "no '$1' in $2"; cat "$2"; return 1; }; }
lacks() { ! grep -F -- "$1" "$2"; }
exits() {
    wanted=$1
    shift
    "$@" >"$dir/exit" 2>&1
    got=$?
    [ "$got" = "$wanted" ] || { echo "exit $got instead of $wanted"; cat "$dir/exit"; return 1; }
}

# A card that is at fault when its player has two points.
cp -r cards/riftbound "$dir/cards"
cat >"$dir/cards/ogs/ogs-003-incinerate.lua" <<'END'
-- OGS-003 Incinerate
-- Two damage to a unit at a battlefield.
card "OGS-003" {
  effect { target = unit { at = battlefield }, run = function(u)
    deal(2, u)
    deal(10 // (points(you) - 2), u)
  end },
}
END
cp "$build/cards.db" "$dir/faulty.db"
"$program" import --db "$dir/faulty.db" "$dir/cards" >/dev/null 2>&1
"$program" play proving-grounds-annie proving-grounds-garen --db "$dir/faulty.db" \
    --seats random,random --seed 22 --replay "$dir/game.jsonl" >/dev/null 2>&1
cp "$dir/game.jsonl" "$dir/kept.jsonl"
answers() { grep -c '"n":' "$1"; }

claim "a game in which a script fails is shrunk" \
    exits 0 "$program" shrink --db "$dir/faulty.db" "$dir/game.jsonl"
claim "which says what fails" has 'attempt to divide by zero' "$dir/exit"
claim "and what is left" has 'answers: 53, ' "$dir/exit"
claim "the input stays" cmp "$dir/game.jsonl" "$dir/kept.jsonl"
claim "far fewer answers fail too" [ "$(answers "$dir/game.short.jsonl")" -lt 25 ]
claim "in the same way" sh -c "
    ! $program replay --db $dir/faulty.db $dir/game.short.jsonl >$dir/said 2>&1 &&
    grep -q 'ogs-003-incinerate.lua:6: attempt to divide by zero' $dir/said"
claim "a result is not written over" \
    exits 74 "$program" shrink --db "$dir/faulty.db" "$dir/game.jsonl"
claim "unless that is said" \
    exits 0 "$program" shrink --json --force --db "$dir/faulty.db" "$dir/game.jsonl"
claim "a program reads the outcome" has '"whole":true' "$dir/exit"
claim "what is short already stays as it is" sh -c "
    $program shrink --db $dir/faulty.db $dir/game.short.jsonl >/dev/null 2>&1
    tail -n +2 $dir/game.short.jsonl >$dir/one
    tail -n +2 $dir/game.short.short.jsonl | cmp - $dir/one"

# The same in the second game of a match: of the first one only its end is left.
"$program" play proving-grounds-annie proving-grounds-garen --db "$dir/faulty.db" \
    --seats random,random --mode match --seed 4 --replay "$dir/match.jsonl" >/dev/null 2>&1
claim "a match is shrunk" exits 0 "$program" shrink --db "$dir/faulty.db" "$dir/match.jsonl"
claim "nobody plays its first game" has 'games played before: 1, 0 of them' "$dir/exit"
claim "which a player leaves" [ "$(grep -c concede "$dir/match.short.jsonl")" = 1 ]

# Another game than the one of the record.
"$program" play --seats random,random --seed 3 --replay "$dir/other.jsonl" >/dev/null 2>&1
claim "a record that holds is not shrunk" exits 1 "$program" shrink "$dir/other.jsonl"
claim "as is said" has 'does not fail' "$dir/exit"
sed -i '/"turn":5,/s/"hash":"./"hash":"z/' "$dir/other.jsonl"
claim "a record with a wrong hash is cut off" exits 0 "$program" shrink "$dir/other.jsonl"
claim "behind that" grep -q '"turn":5,.*"hash":"z' "$dir/other.short.jsonl"
claim "as its last line" [ "$(tail -n 1 "$dir/other.short.jsonl" | grep -c '"hash":"z')" = 1 ]

# A scenario.
mkdir "$dir/scenarios"
cat >"$dir/scenarios/seeker.lua" <<'END'
-- A file with two scenarios.
scenario "it passes" {
  you = { hand = { "Mega-Mech" } },
  run = function(t) t:expect { you = { hand = { "Mega-Mech" } } } end,
}

-- The one that fails.
scenario "it draws two cards" {
  covers = { "OGN-024" },
  you = { hand = { "Void Seeker", "Pakaa Cub" }, runes = { fury = 4 }, deck = { "Mega-Mech" },
    base = { "Recruit" } },
  foe = { units = { ["Zaun Warrens"] = { "Chemtech Enforcer" } }, hand = { "Mega-Mech" } },

  run = function(t)
    for i = 1, 2 do
      t:expect { turn = 3 }
    end
    t.you:play("Void Seeker", { target = "Chemtech Enforcer" })
    t:everyone_passes()
    if t then t:expect_unit("Recruit", { at = "base" }) end
    t:expect { foe = { hand_size = 1 }, you = { hand_size = 3, points = 0 } }
  end,
}
END
scenario=$dir/scenarios/seeker.lua
short=$dir/scenarios/seeker.short.lua
claim "a scenario is shrunk" exits 0 "$program" shrink "$scenario"
claim "to what its claim needs" has 'hand_size = 3' "$short"
claim "with the move before it" has 't.you:play("Void Seeker"' "$short"
for gone in Recruit 'it passes' covers points 'for i' 'foe = { hand'; do
    claim "without '$gone'" lacks "$gone" "$short"
done
claim "it fails in the same way" exits 1 "$program" test "$short"
claim "with the same words" has 'you hand_size' "$dir/exit"
claim "one that passes is not shrunk" exits 1 "$program" shrink "$scenario:it passes"
claim "a name that is not there is told" exits 66 "$program" shrink "$scenario:it flies"
claim "and so is a file" exits 66 "$program" shrink "$dir/no.jsonl"
claim "other files are not read" exits 2 "$program" shrink README.md

# A game of Lua.
mkdir -p "$dir/gwent/scenarios"
cat >"$dir/gwent/scenarios/two.lua" <<'END'
scenario "a ghoul is strong" {
  you = { hand = { "Ghoul", "Nekker" } }, foe = { hand = { "Ghoul" } },

  run = function(t)
    t.you:play("Ghoul")
    t:expect { you = { close = { strength = 9 } } }
  end,
}
END
claim "a scenario of another game is shrunk" \
    exits 0 "$program" shrink --game gwent "$dir/gwent/scenarios/two.lua"
claim "in the same way" lacks Nekker "$dir/gwent/scenarios/two.short.lua"

cp -r cards/gwent "$dir/rules"
sed -i 's|    note(round, n)|    note(round, n + 0 // (2 - n))|' "$dir/rules/rules/round.lua"
"$program" play --game "$dir/rules" --seed 3 --seats random,random \
    --replay "$dir/round.jsonl" >/dev/null 2>&1
claim "a game whose rules fail is shrunk" \
    exits 0 "$program" shrink --game "$dir/rules" "$dir/round.jsonl"
claim "to what leads there" [ "$(answers "$dir/round.short.jsonl")" -lt 7 ]
claim "with the same words" has 'attempt to divide by zero' "$dir/exit"

claims_end
