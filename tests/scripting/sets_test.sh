#!/bin/sh
# Sets with keywords, counters and a status that no C file knows are imported by the built
# program beside the first sets, and play: those of cards/ and of tests/sets/.
set -u
. tests/tools/claims.sh

words='equip([^p]|$)|quick.?draw|repeat_cost|hunt|\bxp\b|ambush|backline'

import() { "$program" import --db "$dir/cards.db" "$@"; }
# Signatures of verbs are letters, not words ("xp": a thing and a player). riftbound_rules.txt
# is the list of rules, riftbound_says.txt what players call things: the program only prints them.
# riftbound_counts.lua has words of texts.
unknown() { ! grep -riE --exclude=riftbound_rules.txt --exclude=riftbound_says.txt --exclude=riftbound_counts.lua "$words" engine/ scripting/*.c scripting/*/*.c | grep -vE '"[a-z|~]*xp[a-z|~]*", (DEED_ACT, )?TAKES|has_letter\("xp"'; }

# The scenarios of all the sets pass. They count as claims.
scenarios() {
    "$program" coverage --db "$dir/cards.db" --json $sets >"$dir/covered" 2>&1
    good=$(sed -nE 's/.*"scenarios":\{"passed":([0-9]+),.*/\1/p' "$dir/covered")
    passed=$((passed + ${good:-0}))
    grep -q '"scenarios":{"passed":[1-9][0-9]*,"failed":0[,}]' "$dir/covered" ||
        { "$program" test --db "$dir/cards.db" $sets; return 1; }
}

# All cards of the set [$2] in folder [$1] are playable, and named by a scenario that passes.
covered() {
    cards_n=$(($(wc -l <"$1/cards.csv") - 1))
    grep -q "\"$2\":{\"cards\":$cards_n,\"playable\":$cards_n,\"tested\":$cards_n," "$dir/covered"
}

# A keyword of the set says how many copies a deck may hold (825).
sole() {
    sed -e 's/^MainDeck:/MainDeck:\n2 Paymaster/' \
        cards/riftbound/decks/proving-grounds-garen.txt >"$dir/deck.txt"
    "$program" deck --db "$dir/cards.db" "$dir/deck.txt" >"$dir/deck" 2>&1
    grep -q '2 copies of Paymaster, at most 1' "$dir/deck"
}

# In random games with the cards of the set [$1] each offered play and use is completed: an
# assertion fails where one is undone.
offers() {
    mkdir -p "$dir/offers" && cp "$dir/cards.db" "$dir/offers/cards.db" &&
        "$program" import --db "$dir/offers/cards.db" "$1" &&
        BUILD=$dir/offers SAFE=1 "$build/tests/play/offer_test" >/dev/null 2>&1
}

# Random games with cards that go round in circles end, some of them as draws (TR 505), and
# some stop unfinished at a limit, which the exit code tells.
circles() {
    lux=cards/riftbound/decks/proving-grounds-lux.txt
    sed -e 's/^MainDeck:/MainDeck:\n3 Perpetual Mirror\n3 Long Echo\n3 Stolen Hour/' $lux >"$dir/mirrors.txt"
    sed -e 's/^MainDeck:/MainDeck:\n3 Idle Windmill\n3 Swelling Tide\n3 Fertile Mold/' \
        cards/riftbound/decks/proving-grounds-master-yi.txt >"$dir/mills.txt"
    "$program" simulate --db "$dir/cards.db" "$dir/mirrors.txt" "$dir/mills.txt" \
        --games 40 --seed 1 --verify --json >"$dir/circles" 2>"$dir/stopped"
    [ $? = 1 ] && grep -q 'stopped unfinished because.*more than' "$dir/stopped" &&
        grep -qE '"draws":[1-9].*"faults":0.*"stopped":[1-9]' "$dir/circles" &&
        grep -qE '"endings":\{.*"limit":[1-9].*"loop":[1-9]' "$dir/circles"
}

# Whether the position [$1] is the same when it was saved and loaded.
kept() {
    printf '{"type":"position","asks_all":true,%s}\n{"type":"question"}\n{"type":"save"}\n' "$1" |
        "$program" engine --db "$dir/cards.db" >"$dir/replies" &&
        { sed -n '3s/"saved"/"load"/p' "$dir/replies"; echo '{"type":"question"}'; } |
        "$program" engine --db "$dir/cards.db" >"$dir/loaded" &&
        grep -q '"loaded"' "$dir/loaded" &&
        [ "$(sed -n 2p "$dir/replies" | sed 's/"question": *[0-9]*,//')" = "$(sed -n 2p "$dir/loaded" | sed 's/"question": *[0-9]*,//')" ] &&
        grep -q '"options"' "$dir/loaded"
}

# A play that was saved while its target is asked for is finished by what permits it: the card
# is banished then.
resumed() {
    answer='{"type":"answer","pick":[0]}'
    printf '{"type":"position","asks_all":true,%s}\n%s\n{"type":"save"}\n' "$1" "$answer" |
        "$program" engine --db "$dir/cards.db" >"$dir/replies" &&
        { sed -n '3s/"saved"/"load"/p' "$dir/replies"; for _ in 1 2 3 4; do echo "$answer"; done
          echo '{"type":"view","seat":0}'; } |
        "$program" engine --db "$dir/cards.db" | grep -q '"banishment:0":\[{[^]]*"OGN-024"'
}

# A play that a script makes too dear is undone and offered again: the greedy bot tries it once a
# turn.
undone() {
    printf '{"type":"position","seats":["greedy","client"],"seed":1,%s}\n{"type":"events","seat":1,"since":0}\n' "$1" |
        "$program" engine --db "$dir/cards.db" >"$dir/replies" &&
        grep -q '"event":"removed"' "$dir/replies" &&
        [ -z "$(grep -oE '"event":"removed","turn":[0-9]+' "$dir/replies" | uniq -d)" ]
}

claim "the published sets are imported" import cards/riftbound/core \
    cards/riftbound/ogn cards/riftbound/ogs
claim "later sets are imported at run time" import cards/riftbound/sfd cards/riftbound/unl cards/riftbound/ven
claim "decks of all of them are imported" import cards/riftbound/decks
claim "what cards with odd costs offer can be done to the end" offers tests/sets/prices
claim "so can it where prices ask what is chosen" offers tests/sets/weighed
claim "importing them again changes nothing" import --strict cards/riftbound/sfd cards/riftbound/unl cards/riftbound/ven
claim "one more set is imported beside them" import tests/sets/later
claim "a set that goes round in circles, too" import tests/sets/circles
claim "and a third, whose cards show rules" import tests/sets/rules
claim "a fourth, whose cards show costs" import tests/sets/prices
claim "with what is chosen, shown and paid" import tests/sets/paid
claim "and a fifth, about reach and text" import tests/sets/reach
claim "and a sixth, of what once had no effect" import tests/sets/silent
claim "and one whose cards say how often, and how they are played" import tests/sets/once
claim "and one more, of what nobody has seen yet" import tests/sets/wild
claim "and one in which all that is said happens" import tests/sets/kept
claim "and what is tied to something else" import tests/sets/tied
claim "and one of amounts, phases and what comes anew each turn" import tests/sets/tally
claim "and one of seats, marks and what comes so often in a turn" import tests/sets/seats
claim "and one in which things have an ability twice" import tests/sets/twins
claim "and one in which prices depend on what is done with them" import tests/sets/weighed
claim "and one in which events are told as the pages say" import tests/sets/word
sets=$(printf 'tests/sets/%s ' later circles rules prices paid reach silent once wild kept tied tally seats twins weighed word)
claim "the scenarios of these sets pass" scenarios
claim "the further cards are tested" covered tests/sets/later LTR
claim "the circles are tested" covered tests/sets/circles CIR
claim "the cards that show rules are tested" covered tests/sets/rules RUL
claim "the cards that show costs are tested" covered tests/sets/prices PRC
claim "those about what is chosen and paid are tested" covered tests/sets/paid PAI
claim "the cards about reach are tested" covered tests/sets/reach RCH
claim "the cards that are heard are tested" covered tests/sets/silent SLT
claim "the cards that say how often are tested" covered tests/sets/once ONC
claim "what nobody has seen is tested" covered tests/sets/wild WLD
claim "what is kept is tested" covered tests/sets/kept KPT
claim "what is tied to something else is tested" covered tests/sets/tied TIE
claim "amounts and phases are tested" covered tests/sets/tally TLY
claim "seats and marks are tested" covered tests/sets/seats SEA
claim "what is there twice is tested" covered tests/sets/twins TWN
claim "prices that depend on what is done are tested" covered tests/sets/weighed WGH
claim "what the pages say of events is tested" covered tests/sets/word WRD
claim "a keyword limits the copies in a deck" sole
claim "games that could go on for ever end" circles
claim "no C file knows the keywords" unknown
claim "a game in which a unit has lost all abilities is saved and loaded" kept \
    '"battlefields":["Zaun Warrens","Void Gate"],"players":[{"units":{"0":["Dull Fog"]}},{"units":{"0":["Pouty Poro"]}}]'
claim "so is one in which a card has become a unit" kept \
    '"players":[{"base":["Waking Idol","Pouty Poro"]},{}]'
claim "a play remembers by which permission it is, saved and loaded" resumed \
    '"players":[{"base":["Echo Crypt"],"trash":["Void Seeker"],"runes":{"fury":4},"deck":["Gust"]},{"units":{"0":["Pouty Poro"],"1":["Mega-Mech"]}}]'
claim "a bot does not repeat a play that is undone" undone \
    '"players":[{"base":["Costly Mask"],"hand":["Weary Caller"],"deck":["Gust","Gust"]},{"deck":["Gust","Gust"]}]'
claims_end
