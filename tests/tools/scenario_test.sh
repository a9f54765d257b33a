#!/bin/sh
# The scenario runner finds every fault that a scenario can have, and names it.
set -u
. tests/tools/claims.sh

file=tests/tools/scenarios_that_fail.lua

# A database with one card more, whose script is missing.
mkdir "$dir/set"
printf '{ "set": "TST", "name": "Test", "game": "riftbound", "api": 1 }\n' >"$dir/set/set.json"
cat >"$dir/set/cards.csv" <<'CARDS'
code,name,type,supertypes,domains,energy,power,power_domains,might,might_bonus,tags,rarity,keywords,script
TST-001,Untold Tale,Spell,,Fury,1,,,,,,Common,,yes
CARDS
"$program" import --db "$dir/cards.db" cards/riftbound/core cards/riftbound/ogn \
    cards/riftbound/ogs cards/riftbound/decks "$dir/set" >"$dir/import" 2>&1

# says NAME TEXT: the scenario of that name failed, and TEXT is told.
says() {
    "$program" test --db "$dir/cards.db" "$file" --filter "$1" >"$dir/one" 2>&1
    [ $? = 1 ] || { echo "'$1' did not fail"; return 1; }
    grep -qF -e "$2" "$dir/one" || { echo "no '$2' for '$1'"; head -n 8 "$dir/one"; return 1; }
}

claim "a wrong list shows both sides" says "a wrong list" "found:    Chemtech Enforcer"
claim "a failure names its line" says "a wrong list" "$file:14:"
claim "a failure shows the board" says "a wrong list" "Zaun Warrens"
claim "after the end it says how the game ended" \
    says "a move after the end" "over because repeated Burn Outs gave a side the points to win"
claim "an end has its reason" says "an end for another reason" "over because repeated Burn Outs"
claim "an end that is claimed must come" says "an end that does not come" "should end by 'limit'"
claim "an end tells the word for it" \
    says "an end for another reason" "that is the end by burn_out"
claim "an end that no game has is named" \
    says "an end that no game has" "no game ends by 'victory': 'ends' is one of won, drawn"
claim "a place of a claim stands behind the card" \
    says "a place in a table" 'behind the card: ("play", "Void Seeker", "Zaun Warrens")'
claim "a wrong number shows both" says "a wrong number" "expected: 3"
claim "a wrong attribute is named" says "a wrong attribute" "Recruit might"
claim "where a wrong attribute comes from is told" says "a wrong attribute" "1, as printed"
claim "every reason of a refusal is told" says "a move that is refused" "it would take: 6 Energy more"
claim "what did not fit a silent ability is told" \
    says "a silent ability" "at 'played: Poro Herder, by you, 3': its condition (provided) does not hold"
claim "in the words of its script" \
    says "a silent ability" 'the script says: provided = permanent { yours, tag = "Poro" }'
claim "an unknown attribute is named" says "an attribute that is none" "'migth' is no word that can be expected of Recruit"
claim "a question nobody answers stops" says "a question without an answer" "[target]"
claim "a question left over is a fault" says "a question left" "still waits for an answer"
claim "an answer left over is a fault" says "an answer never" "asked you for this answer: may"
claim "an answer must be an option" says "an answer that is no" "none of the options"
claim "every failure names the keys that were asked" \
    says "a wrong list" "keys that were asked: you target"
claim "a failure tells the story" says "a wrong list" "You play Void Seeker"
claim "an answer holds things or lists" says "that mixes" "'target' mixes things and lists"
claim "an answer holds as many things as its question takes" \
    says "too many things" "names 2 things, and the question takes 1"
claim "answers of a player are a list" says "without a list" "answers of a player are a list"
claim "an answer beside a move must be asked for" \
    says "beside a move" "asked you for this answer: discard"
claim "one of several abilities is named" says "told from another" "say the ability"
claim "a deck has no more cards than its section holds" \
    says "more than a deck" "the section of the deck has 70 cards then, more than 60"
claim "a scenario expects something" says "nothing expected" "it expects nothing"
claim "of each player that it names" says "expected of a player" "expected of foe"
claim "passing does not outlive the game" \
    says "everybody passes" 'says ends = "burn_out"'
claim "a rule that refuses nothing is named" \
    says "refuses nothing" "'Void Gaet' is no place, and no rule"
claim "also beside a move about nothing" \
    says "about nothing" "'Void Gaet' is no place, and no rule"
claim "a play to a place wants a card that goes to one" \
    says "a spell at a place" "Void Seeker goes to no place"
claim "also where it is not offered" \
    says "a spell offered at no place" "Void Seeker goes to no place"
claim "what is not there cannot be hidden" says "nothing to see" "nothing is there to see"
claim "a keyword that nobody brings is not missed" says "no keyword of that name" "no_keywords"
claim "a reason is asked for" says "no reason asked for" "a list of texts"
claim "sentences stand in their order" says "sentences in another order" "behind that"
claim "another rule is told" says "another rule" "found:    rule 357.1"
claim "what is allowed is not refused" says "no refusal" "you may play Void Seeker"
claim "a play that is refused names its rule" says "a play that is refused" "rule 357.1"
claim "nobody acts out of turn" says "out of turn" "asked of you"
claim "what is not offered is named" says "no offer" "should be offered"
claim "what is seen is named" says "seen after all" "should not see"
claim "a misspelt card is named" says "a misspelt card" "did you mean 'Void Seeker'"
claim "a misspelt zone is named" says "a misspelt zone" "has no 'hnad', did you mean 'hand'?"
claim "what is too much for a position is told" says "too many cards" "no room for so many cards"
claim "a misspelt move is named" says "a misspelt move" "did you mean 'play'"
claim "a player who is not there is named" says "a player who is not there" "no 'foe2'"
claim "a misspelt player is told of the game" says "a misspelt player" "can be expected of the game"
claim "an error in Lua is told" says "an error in Lua" "there is no 'nothing'"

"$program" test --db "$dir/cards.db" "$file" >"$dir/all" 2>&1
claim "the last line counts them all" grep -qx "1 passed, 45 failed, 1 skipped" "$dir/all"
claim "a skipped one tells why" grep -q "skipped .*a card without a script: TST-001" "$dir/all"
"$program" test --db "$dir/cards.db" "$file" --filter well >"$dir/one" 2>&1
# every_key: the page on scenarios has each key under which something is answered; `movers` is
# what a move says by itself.
every_key() {
    missed=$(sed -n 's/^PROMPT(.*", "\([a-z_]*\)", [^"]*)$/\1/p' engine/riftbound/defs/prompts.def |
        sort -u | grep -vx movers | while read -r key; do
            grep -qF "\`$key\`" docs/scenarios.md || echo "$key"
        done)
    [ -z "$missed" ] || { echo "not told: $missed"; return 1; }
}
claim "the page has every key of an answer" every_key
claim "one that holds passes" grep -qx "1 passed, 0 failed" "$dir/one"
"$program" test --db "$dir/cards.db" "$file" --json >"$dir/json" 2>&1
claim "programs get an object" grep -q '^{.*"status":"skipped"' "$dir/json"
"$program" coverage --db "$dir/cards.db" "$file" --json >"$dir/json" 2>&1
claim "only what passes covers" grep -q '"rules":{"covered":\["316"\]' "$dir/json"
"$program" test --db "$dir/cards.db" tests/none >"$dir/one" 2>&1
claim "a missing folder is named" grep -q "no file or folder 'tests/none'" "$dir/one"
"$program" test --db "$dir/cards.db" "$file" --filter "no such words" >"$dir/one" 2>&1
claim "no scenario at all is a failure" [ $? = 66 ]
# Three files are left: enough for the database with its log, too few for a child that opens it.
(ulimit -n 6; "$program" test --db "$dir/cards.db" tests/scenarios/match.lua) >"$dir/one" 2>&1
claim "a system without another file is no pass" [ $? != 0 ]
claim "and it is told" grep -q "cards.db: unable to open database file" "$dir/one"

# ---- what is given to all scenarios below
game=tests/games/trail
# given KEYS: a file in which these keys are given to three scenarios and taken from a fourth.
given() {
    cat >"$dir/given.lua" <<END
given $1

scenario "as given" { run = function(t) t.you:step("forest") t:expect { you = { luck = 0, pool = {} } } end }
scenario "with a pool of its own" { you = { pool = { "river" } }, run = function(t)
  t.you:offers_not("step", "river")
  t:expect { you = { luck = 0, pool = { "river" } } }
end }
scenario "with nothing of it" { you = {}, trail = {}, run = function(t) t:expect { trail = {}, you = { luck = 1 } } end }
given {}
scenario "without" { run = function(t) t:expect { trail = {}, you = { luck = 1, pool = {} } } end }
END
    "$program" test "$dir/given.lua" --game $game >"$dir/one" 2>&1
}
# ungiven KEYS TEXT: the file is refused with that text.
ungiven() {
    given "$1" && { echo "it was taken"; return 1; }
    grep -qF -e "$2" "$dir/one" || { cat "$dir/one"; return 1; }
}
all='{ trail = { "Wood" }, you = { pool = { "forest" }, luck = 0 } }'
claim "what is given holds as long as a scenario says nothing else" given "$all"
claim "a key that no scenario has is named" ungiven '{ trial = {} }' "given.lua:1: a scenario has no 'trial', did you mean 'trail'?"
claim "what it covers each scenario says itself" ungiven '{ covers = { "x" } }' "each scenario has its own 'covers'"
claim "what is done too" ungiven '{ run = function() end }' "a function stands where a value belongs"
claim "a list is none" ungiven '{ "Wood" }' "'given' is a table of names"
claim "two at once are one too many" ungiven "$all given $all" "no scenario stands below 'given' of line 1"
given "$all"
sed 's/^given {}/given { trail = function() end }/' "$dir/given.lua" >"$dir/second.lua"
"$program" test "$dir/second.lua" --game $game >"$dir/one" 2>&1
claim "a value that is none is refused where something was given before" \
    grep -qF "second.lua:9: a function stands where a value belongs" "$dir/one"
cp "$dir/given.lua" "$dir/last.lua"
echo "given $all" >>"$dir/last.lua"
"$program" test "$dir/last.lua" --game $game >"$dir/one" 2>&1
claim "so is one at the end" grep -qF "last.lua:11: no scenario stands below this 'given'" "$dir/one"
sed -i '/^given {}/,$d' "$dir/given.lua"
printf '%s\n' r "k $dir/given.lua 999" q | "$program" try "$dir/given.lua:nothing of it" --game $game >"$dir/one" 2>&1
claim "a scenario that is added to such a file has none of it" \
    sh -c "grep -qx 'given {}' '$dir/given.lua' && '$program' test '$dir/given.lua' --game $game | grep -q '^4 passed, 0 failed'"

claims_end
