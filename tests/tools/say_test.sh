#!/bin/sh
# say_test.sh -- "how do I say …": what designers ask finds a right answer among the first three.
set -u
. tests/tools/claims.sh

says() { grep -qE -e "$1" "$dir/told" || { cat "$dir/told"; return 1; }; }
tells() { grep -qF -e "$1" "$dir/err" || { cat "$dir/err"; return 1; }; }

# say TEXT: what the program answers, and the first three answers of it.
say() {
    "$program" words --db "$build/cards.db" --say "$1" >"$dir/told" 2>"$dir/err"
    code=$?
    grep -E '^(recipe|word|card) ' "$dir/told" | head -n 3 >"$dir/three"
    return $code
}
# finds TEXT PATTERN: one of the first three is right.
finds() { say "$1" && { grep -qE -e "$2" "$dir/three" || { cat "$dir/three"; return 1; }; }; }

# A question, and what is right: any of these.
while IFS='|' read -r question right; do
    [ -z "$question" ] || claim "$question" finds "$question" "$(echo "$right" | sed 's/ ; /|/g')"
done <<'END1'
redirect damage|[Ii]nstead
replace a death with something else|Something else happens instead of a death ; instead
when it dies|Something happens when it dies
deathrattle|Something happens when it dies ; Deathknell
etb effect|as it comes into play
when it enters play|as it comes into play
counter a spell|Counter a spell ; counter \(verb
counterspell that costs a lot|Counter a spell
mill three cards|burn \(
tutor a card|take one, put the others below ; one of a kind is there
search my deck for a dragon|take one, put the others below ; one of a kind is there
bounce a unit|put_back \( ; owner's hand ; returned \(
ping an enemy unit|deal \( ; recipe .*damage
ramp|channel ; resource
discard a card and draw|discard ; draw
draw two cards|draw
make the opponent discard|discard ; An opponent decides
buff all my units|More Might for all units ; buff
anthem|More Might for all units here
lord effect|More Might for all units here
stun a unit|stun \( ; [Ss]tun
blink a unit|banished with it comes back ; banish
scry 2|predict \( ; [Ll]ook at some cards
haste|enter ready ; readied
play a card from the graveyard|from the trash
flashback|from the trash
reanimate a unit|from the trash
create a token|token
summon two tokens|[Tt]wo tokens come ; token
copy a spell|cop(y|ies)
clone a creature|cop(y|ies)
steal a unit|[Tt]ake control ; control
mind control|[Tt]ake control ; control
sacrifice a unit as a cost|kill \(part of a cost ; Sacrifice \(UNL-173
once per turn|first in each turn ; once ; each_turn \( ; each turn
cheaper for each spell|costs less for each
cost reduction|costs less
tax my opponent's spells|cost_to_choose ; costs? .*more ; cost \(
prevent all damage|prevent
indestructible|cannot be hurt ; [Ii]nstead of a death
take an extra turn phase|additional phase ; phase
modal spell, choose one of two|[Oo]ne of two ; modes \(
fight another creature|deal their Might to each other
kicker|additional cost
deal damage to all enemies|[Aa]ll units ; damage
hexproof|cannot ; cost_to_choose
silence a unit|loses its abilities ; loses \(
tap to do something|[Ee]xhaust it to do something
give a keyword to others|Others have a keyword
until end of turn|end of the turn ; this turn
wherever I like, move a unit|moves wherever ; move \(
reveal the opponent's hand|reveal \( ; hand
divide damage among targets|divided among any number ; split \( ; deal_split
END1

# ---- no question is left without an answer

say 'redirekt damge'
claim 'slips are read as what was meant' says '^read as redirekt: redirect, damge: damage$'
claim 'with its answers' finds 'redirekt damge' '[Ii]nstead'
say 'xylophone qqq'
claim 'what nobody says has the nearest answers' [ -s "$dir/three" ]
claim 'so has nothing at all' say '???'
claim 'which are recipes' says '^recipe '
claim 'the script of the first recipe is there' says '^  card "'
claim 'a recipe is told once' [ "$(say 'when it dies' && grep -c '^recipe  Something happens when it dies' "$dir/told")" = 1 ]
claim 'a word that is none is told' sh -c "! '$program' words --db '$build/cards.db' tutor >'$dir/told' 2>'$dir/err'"
claim 'as such' tells "no word 'tutor'"
claim 'with what says it' says '^recipe  '
claim 'without a database there are recipes and words' \
    sh -c "cd '$dir' && '$program' words --db nothing.db --say 'when it dies' || '$program' words --say 'when it dies'"
claim 'JSON has kinds, names, places' sh -c "'$program' words --db '$build/cards.db' --json --say 'when it dies' >'$dir/told'"
claim 'in an array' says '^\[\{"kind":"recipe","name":"Something happens when it dies"'
claim 'with the script' says '"script":"-- '
claim 'a question and a word are not asked at once' \
    sh -c "! '$program' words --say 'when it dies' draw 2>'$dir/err'"
claim 'which is said' tells '--say wants no word'
claim 'a game in Lua has its own cards and words' \
    sh -c "'$program' words --game gwent --db '$build/cards.db' --say 'resurrect a unit' >'$dir/told'"
claim 'of which one says it' says '[Cc]omes back|from the graveyard|discard'

claims_end
