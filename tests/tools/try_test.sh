#!/bin/sh
# A game that is open in `try` goes forward and back, branches off, and gets new cards from
# files that are saved meanwhile.
set -u
. tests/tools/claims.sh

has() { grep -qF -- "$1" "$2" || { echo "no '$1' in $2"; tail -n 5 "$2"; return 1; }; }
lacks() { ! grep -F -- "$1" "$2"; }

# try_it NAME LINE...: types the lines into a game that begins with the scenario.
try_it() {
    out=$dir/$1
    shift
    for line; do echo "$line"; done |
        "$program" try --db "$dir/cards.db" "$dir/scenarios/bird.lua:flies" >"$out" 2>&1
}

# A set of two cards, in a folder that may be changed.
mkdir -p "$dir/bird" "$dir/scenarios"
cat >"$dir/bird/set.json" <<'END'
{ "set": "BRD", "name": "Birds", "game": "riftbound", "api": 1, "needs": ["CORE"] }
END
cat >"$dir/bird/cards.csv" <<'END'
code,name,type,domains,energy,might,script
BRD-001,Tall Heron,Unit,Mind,1,2,yes
BRD-002,Old Crow,Unit,Mind,1,4,no
END
cat >"$dir/bird/brd-001.lua" <<'END'
-- BRD-001 Tall Heron
-- A card when it comes.
card "BRD-001" {
  when { played = me, run = function() draw(1) end },
}
END
cat >"$dir/scenarios/bird.lua" <<'END'
scenario "A heron flies in" {
  battlefields = { "Void Gate" },
  you = { hand = { "Tall Heron", "Old Crow" }, base = { "Old Crow" }, runes = { mind = 4 } },

  run = function(t)
    t.you:play("Tall Heron", { to = "base" })
    t:everyone_passes()
    t:expect_unit("Tall Heron", { might = 2 })
  end,
}
END
api=$(sed -n 's/.*"api": *\([0-9]*\).*/\1/p' cards/riftbound/sfd/set.json | head -n 1)
sed -i "s/\"api\": 1/\"api\": $api/" "$dir/bird/set.json"
cp "$build/cards.db" "$dir/cards.db"
claim "the set is imported" "$program" import --db "$dir/cards.db" "$dir/bird"

try_it story l answers q
claim "a scenario leads to its end" has 'You draw ' "$out"
claim "with the answers that it gave" has '1  you: Play Tall Heron' "$out"
try_it back '< 9' 'end your turn' 'branches' 'compare 1' q
claim "one goes back to an answer" has '(answer 0)' "$out"
claim "another answer begins a branch" has '*  2  answers 1 to 1' "$out"
claim "branches stand side by side" has 'HERE (branch 2, answer 1)' "$out"
claim "and show what only one of them has" grep -q '|   You draw ' "$out"
try_it put 'put Old Crow in hand of foe' 'set energy 3' b 'put Old Cow in hand' q
claim "any card comes into any hand" has 'Hand    Old Crow' "$out"
claim "and what is no card changes nothing" has "did you mean 'Old Crow'" "$out"
try_it take 'take Old Crow' b 'take Old Cow' q
claim "a card can be taken away" grep -q 'Hand    [0-9]*:Old Crow' "$out"
claim "from the board first" lacks ':Tall Heron 2 exhausted · ' "$out"
claim "and what is not there cannot" has "the player has no 'Old Cow'" "$out"
try_it why 'why Tall Heron' 'why not play Old Crow' 'why chain' q
claim "the game says why things are so" has 'Might' "$out"
try_it silent 'why Tall Heron was silent' q
claim "and what its abilities were asked" has 'it triggered once' "$out"
try_it seats 'bot 4' 'answers' 'seats human,greedy' q
claim "bots play on" has 'Turn ' "$out"

# The same game stays open while files change. A line after a change waits for the change.
mkfifo "$dir/typed"
"$program" try --db "$dir/cards.db" "$dir/scenarios/bird.lua" <"$dir/typed" >"$dir/open" 2>&1 &
opened=$!
exec 3>"$dir/typed"
script=$dir/bird/brd-001.lua

# saved TEXT: waits until the open game has said so.
saved() {
    for _ in $(seq 100); do
        grep -qF -- "$1" "$dir/open" && return 0
        sleep 0.1
    done
    tail -n 20 "$dir/open"
    return 1
}

claim "the game is open" saved 'what do you do?'
echo '? Tall Heron' >&3
claim "a thing says what its script does" saved 'When you play me, draw 1.'
sed -i 's/draw(1)/draw(2)/' "$script"
claim "a saved script is loaded into the open game" saved 'is loaded'
echo '? Tall Heron' >&3
claim "and says itself anew" saved 'When you play me, draw 2.'
claim "and what comes out differently stands side by side" saved '|   You draw 2'
sed -i 's/draw(2)/drow(2)/' "$script"
claim "a faulty save is told at its line" saved "brd-001.lua:4:40: unknown word 'drow'"
claim "and changes nothing" saved 'Nothing has changed'
sed -i 's/run = function() drow(2) end/target = unit, run = function(u) kill(u) end/' "$script"
claim "an ability that asks is asked" saved 'Choose a target'
sed -i 's/Unit,Mind,1,2/Unit,Mind,1,7/' "$dir/bird/cards.csv"
claim "facts change too" saved 'Tall Heron 7'
# A set that the game did not have: a keyword, a counter and five cards.
mkdir -p "$dir/fish/keywords"
sed 's/BRD/FSH/; s/Birds/Fishes/; s/"CORE"/"CORE", "BRD"/' "$dir/bird/set.json" >"$dir/fish/set.json"
cat >"$dir/fish/keywords/slippery.lua" <<'END'
-- Slippery
-- A card when it dies.
keyword "Slippery" {
  when { dies = me, run = function() draw(1) end },
}
END
cat >"$dir/fish/cards.csv" <<'END'
code,name,type,domains,energy,might,keywords,script
FSH-001,Small Eel,Unit,Mind,1,1,Slippery,no
FSH-002,Long Eel,Unit,Mind,2,2,Slippery,no
FSH-003,Blue Carp,Unit,Mind,1,1,,no
FSH-004,Grey Carp,Unit,Mind,1,2,,no
FSH-005,Net,Spell,Mind,1,,,yes
END
cat >"$dir/fish/words.lua" <<'END'
-- The counter of fishes.
player_counter "bait"
END
cat >"$dir/fish/fsh-005.lua" <<'END'
-- FSH-005 Net
-- Kills a unit.
card "FSH-005" {
  effect { target = unit, run = function(u) kill(u) end },
}
END
echo "add $dir/fish" >&3
claim "a set is added to the open game" saved 'fish is loaded'
echo 'go 0' >&3
echo 'put Small Eel in base' >&3
echo 'put Net in hand' >&3
echo 'set bait 3' >&3
echo b >&3
claim "and its cards are played" saved 'Play Net'
claim "with its counter" saved 'bait 3'
sed -i 's/kill(u)/draw(3)/' "$dir/fish/fsh-005.lua"
claim "its files are looked at from then on" saved 'fsh-005.lua is loaded'
echo q >&3
exec 3>&-
wait "$opened"
claim "the open game ends well" [ $? = 0 ]

claim "a replay is opened after some answers" sh -c "
    $program play --seats greedy,greedy --seed 5 --replay $dir/game.jsonl >/dev/null 2>&1
    echo q | $program try $dir/game.jsonl@12 >$dir/replay 2>&1"
claim "at that question" grep -q "(answer 1[2-9])" "$dir/replay"
claim "the same cards play the same game again" \
    "$program" replay --again "$dir/game.jsonl"
cp "$build/cards.db" "$dir/other.db"
cp -r cards/riftbound "$dir/dear"
sed -i 's/^\(O[GN][NS]-[0-9]*,[^,]*,Unit,[^,]*,[^,]*,\)[0-9]*/\19/' "$dir"/dear/og[ns]/cards.csv
"$program" import --db "$dir/other.db" "$dir/dear" >/dev/null 2>&1
"$program" replay --again --db "$dir/other.db" "$dir/game.jsonl" >"$dir/again" 2>&1
claim "with other cards an old game parts from its record" [ $? = 1 ]
claim "and it is said where" grep -q 'fit up to answer [0-9]*, in turn' "$dir/again"
claim "a game goes on from a scenario" sh -c "
    $program play --db $dir/cards.db $dir/scenarios/bird.lua --seats greedy,greedy \
        >$dir/played 2>&1"
claim "to its end" grep -q 'wins in turn' "$dir/played"
claim "and from a moment of a replay" sh -c "
    $program play $dir/game.jsonl@20 --seats greedy,greedy >$dir/played 2>&1"

# Every game of a match, and every moment of it.
"$program" play proving-grounds-annie proving-grounds-garen --mode match --seed 5 \
    --seats random,random --replay "$dir/match.jsonl" >/dev/null 2>&1
n=$(sed -n 's/.*"game":2,.*"after":\([0-9]*\).*/\1/p' "$dir/match.jsonl")

# opens MOMENT TEXT: what is asked there has the text.
opens() {
    { echo answers; echo q; } | "$program" try "$dir/match.jsonl$1" >"$dir/opened" 2>&1
    has "$2" "$dir/opened"
}
claim "a replay of a match ends with its last game" opens '' 'The game is over'
claim "a moment is counted over all games" opens "@$((n + 3))" '2  Garen: Garen, Rugged'
claim "or within one" opens @2.0 'Chosen Champion in this game?  (answer 0)'
claim "to its end" opens @2. 'The game is over'
claim "the first game has its moments" opens @0 'Do you go first?'
claim "a game that is not there is told" opens @9.1 'there is no game 9, the replay has'
claim "and so are more answers" opens @2.900 'game 2 of the replay has'
claim "and what is no moment" opens @2.x "found '2.x'"
claim "the match goes on from there" sh -c "
    $program play $dir/match.jsonl@2.20 --seats random,random >$dir/played 2>&1 &&
    grep -q 'game 2, hash' $dir/played && grep -q '^The match' $dir/played"

# A change goes back only to where its card did not matter yet. What comes out is the same if
# a change of a keyword makes the game begin again.
cp -r cards/riftbound "$dir/near"
cp "$build/cards.db" "$dir/near.db"
"$program" import --db "$dir/near.db" "$dir/near" >/dev/null 2>&1

# spares SEED AMOUNT FROM: opens a replay, and a card deals another amount.
spares() {
    "$program" play proving-grounds-annie proving-grounds-garen --db "$dir/near.db" --seed "$1" \
        --seats greedy,greedy --replay "$dir/spare.jsonl" --force >/dev/null 2>&1
    "$program" try --json --db "$dir/near.db" "$dir/spare.jsonl" <"$dir/typed" >"$dir/open" 2>"$dir/err" &
    opened=$!
    exec 3>"$dir/typed"
    saved '"type":"over"' >/dev/null
    sed -i "s/deal(., u)/deal($2, u)/" "$dir/near/ogs/ogs-003-incinerate.lua"
    saved '"renewed"'
    { echo l; echo b; } >&3
    saved '"type":"board"'
    echo '-- once more' >>"$dir/near/core/keywords/tank.lua"
    saved 'tank.lua"'
    { echo l; echo b; echo q; } >&3
    exec 3>&-
    wait "$opened"
    # What was typed after each of the changes.
    awk '/"renewed"/ { n++; next } n == 1' "$dir/open" >"$dir/spared"
    awk '/"renewed"/ { n++; next } n == 2' "$dir/open" >"$dir/again"
    sed -n 's/.*"type":"renewed".*"from":\([0-9]*\).*/from \1/p' "$dir/open" | tr '\n' ' ' >"$dir/from"
    grep "^from $3 from 0 " "$dir/from" && cmp "$dir/spared" "$dir/again" && has '"board"' "$dir/again"
}
claim "a card that came late spares the moments before" spares 4 3 '[1-9][0-9]*'
claim "also one that was never seen" spares 6 4 '[1-9][0-9]*'
claim "a card that was there from the start spares none" spares 3 5 0

# A saved game of each kind, as the protocol saves it.
printf '%s\n' '{"type":"newgame","decks":["monsters-swarm","nilfgaard-legion"],"seed":5}' \
    '{"type":"save"}' |
    "$program" engine --game gwent 2>"$dir/err" | tail -n 1 >"$dir/saved_gwent.json"
printf '%s\n' '{"type":"newgame","decks":["proving-grounds-annie","proving-grounds-garen"],"seed":5}' \
    '{"type":"save"}' | "$program" engine 2>"$dir/err" | tail -n 1 >"$dir/saved.json"
for saved in saved.json saved_gwent.json; do
    claim "$saved is opened" sh -c "
        { echo 'bot 12'; echo '< 3'; echo answers; echo q; } |
        $program try $dir/$saved >$dir/opened 2>&1"
    claim "and goes on and back" has '   8  ' "$dir/opened"
    claim "and is played to the end" sh -c "
        $program play $dir/$saved --seats greedy,greedy >$dir/played 2>&1 &&
        grep -q ' in turn ' $dir/played"
done
sed 's/"check": *"./"check":"z/' "$dir/saved.json" >"$dir/wrong.json"
claim "a damaged one is refused" sh -c "! $program try $dir/wrong.json >$dir/opened 2>&1 </dev/null"

claim "bots sit from the start where they are told to" sh -c "
    echo q | $program try --seed 3 --seats greedy,greedy >$dir/bots 2>&1"
claim "and play to the end" has 'The game is over because' "$dir/bots"
echo q | "$program" try "$dir/scenarios/nothing.lua" >"$dir/missing" 2>&1
claim "a file that is missing is told" [ $? = 66 ]
echo q | "$program" try --db "$dir/cards.db" "$dir/scenarios/bird.lua:swims" >"$dir/missing" 2>&1
claim "and so is a scenario" has "no scenario of 1 has 'swims' in its name" "$dir/missing"

# Under a question stands what the card that asks says of itself: its comment is in other words.
cat >"$dir/scenarios/asks.lua" <<'END'
scenario "asks" {
  you = { hand = { "Void Seeker" }, runes = { fury = 5 } },
  foe = { units = { ["0"] = { "Recruit", "Mega-Mech" } } },
  run = function(t) t:expect { turn = 3 } end,
}
END
echo 1 | "$program" try --db "$dir/cards.db" "$dir/scenarios/asks.lua" >"$dir/asks" 2>&1
claim "who is asked reads what the card says" has '  Void Seeker: Deal 4 to a unit at a battlefield. Draw 1.' "$dir/asks"
claim "and not its comment" lacks 'Four damage' "$dir/asks"
claims_end
