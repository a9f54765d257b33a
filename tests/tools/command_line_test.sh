#!/bin/sh
# The commands as a person or a program uses them: results, exit codes, same games.
set -u
. tests/tools/claims.sh

a=proving-grounds-annie
b=proving-grounds-garen
games=20
[ -z "${LONG:-}" ] || games=400

exits() {
    wanted=$1
    shift
    "$@" >"$dir/exit" 2>&1
    got=$?
    [ "$got" = "$wanted" ] || { echo "exit $got instead of $wanted"; cat "$dir/exit"; return 1; }
}

same() { cmp "$1" "$2"; }
has() { grep -qE "$1" "$2" || { echo "no '$1' in $2"; tail -n 3 "$2"; return 1; }; }
lacks() { ! grep -q "$1" "$2"; }

for command in play simulate replay engine bench cards card diff deck new import export test coverage words why; do
    "$program" $command --help >"$dir/help" 2>&1
    claim "$command --help begins with an example" has '^Example: cardwright' "$dir/help"
    claim "$command takes a game" has '^  --game NAME' "$dir/help"
done
for command in imports try check explain shrink def 'cards merge' 'cards forget' \
    'bench agreement' 'bench protocol'; do
    "$program" $command --help >"$dir/help" 2>&1
    claim "$command --help begins with an example" has '^Example: cardwright' "$dir/help"
done
"$program" export --help >"$dir/help" 2>&1
claim "a help page has the rows of tables in its column" has '^ {16}tts  ' "$dir/help"
# One table of options: help, completion and manual pages say the same.
options() { grep -oE '^  --[a-z-]+' "$dir/help" | tr -d ' ' | sort; }
in_manual() { grep -oE '^\.B \\-\\-[a-z\\-]+' "$dir/man" | tr -d '\\' | sed 's/^.B //' | sort; }
in_bash() { sed -n "s/^    '$1'[^)]*) options='\(.*\)' ;;/\1/p" "$dir/completion" | tr ' ' '\n' | sort; }
"$program" completion bash >"$dir/completion" 2>&1
claim "a shell reads the completion" bash -n "$dir/completion"
"$program" --help | sed -n 's/^  \([a-z]*\) .*/\1/p' >"$dir/commands"
claim "there are many commands" [ "$(wc -l <"$dir/commands")" -gt 20 ]
printf '%s\n' 'bench agreement' 'cards merge' >>"$dir/commands"
while read -r command; do
    "$program" $command --help >"$dir/help" 2>&1
    "$program" man $command >"$dir/man" 2>&1
    options >"$dir/options"
    in_manual | cmp -s - "$dir/options" || echo "the manual of $command"
    in_bash "$command" | cmp -s - "$dir/options" || echo "the completion of $command"
done <"$dir/commands" >"$dir/unlike"
claim "help, manual and completion have the same options" same "$dir/unlike" /dev/null
claim "a page of the manual has its sections" \
    [ "$("$program" man play | grep -c '^\.SH \(NAME\|SYNOPSIS\|DESCRIPTION\|OPTIONS\|NOTES\|EXAMPLES\)$')" = 6 ]
"$program" man export >"$dir/man" 2>&1
claim "the codes of an exit have one" has '^0 written, 65' "$dir/man"
claim "a line that begins with a dot is no request" has '^.&\.csv' "$dir/man"
complete_as() {
    bash -c '. "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _cardwright
        echo "${COMPREPLY[@]}"' - "$dir/completion" "$@"
}
claim "a command is completed" [ "$(complete_as cardwright simu)" = simulate ]
claim "an option is completed" [ "$(complete_as cardwright play --ask)" = --ask-all ]
claim "an option of a part" [ "$(complete_as cardwright bench agreement --dec)" = --decisions ]
claim "a shell that is none is refused" exits 2 "$program" completion tcsh
claim "a page that is none too" exits 2 "$program" man nothing
claim "and a part that is none" exits 2 "$program" man bench nothing
claim "by its whole name" has "no command 'bench nothing'" "$dir/exit"
claim "more than a part is refused" exits 2 "$program" man bench protocol more
claim "files are left to the shell" [ -z "$(complete_as cardwright play READ)" ]
for shell in zsh fish; do
    "$program" completion $shell >"$dir/completion" 2>&1
    claim "$shell knows an option and its sentence" \
        has 'ask-all.*ask also where one answer is possible' "$dir/completion"
done
# What README and docs show exists: each command, and each of its options.
shown() {
    grep -hoE '(^|[`| ])(build/)?cardwright [a-z]+ [^`]*' README.md docs/*.md |
        sed -e 's/.*cardwright //' | sort -u
}
shown | while read -r command words; do
    "$program" "$command" --help >"$dir/help" 2>&1 || { echo "no command $command"; continue; }
    for option in $(echo "$words" | grep -oE -e '--[a-z-]+'); do
        grep -q -e "$option" "$dir/help" || echo "no option $option of $command"
    done
done >"$dir/unknown"
claim "README and docs show what there is" same "$dir/unknown" /dev/null
claim "and show much" [ "$(shown | wc -l)" -gt 30 ]
# A set from nothing to its first scenario.
cp "$build/cards.db" "$dir/new.db"
claim "a set's folder is made" exits 0 "$program" new "$dir/my-set"
claim "and no second time" exits 74 "$program" new "$dir/my-set"
claim "it comes in as it is" exits 0 "$program" import "$dir/my-set" --db "$dir/new.db" --strict
claim "with all its cards" has 'MYS +cards +2 ' "$dir/exit"
claim "and its scenario passes" exits 0 "$program" test "$dir/my-set" --db "$dir/new.db"
claim "as one" has '^1 passed, 0 failed' "$dir/exit"
claim "an option wants a value" exits 2 "$program" cards --columns ''
claim "an argument says something" exits 2 "$program" def ''
claim "a number has digits only" exits 2 "$program" cards --limit +3
claim "and no blank" exits 2 "$program" imports --db "$dir/new.db" ' 1'
claim "a search has a letter" exits 2 "$program" cards '**' -- '-'
claim "and so has its field" exits 2 "$program" cards 'tag:**'
claim "a dash between words is none" exits 0 "$program" cards 'Void - Seeker'
claim "a deck has no order" exits 2 "$program" export "$a" --sort name
claim "a set has no form" exits 2 "$program" export --set OGS "$dir/form" --out "$dir/form.csv"
claim "a set's code is capitals" exits 2 "$program" new "$dir/other" --set mys
claim "a word is explained" has '^provided, key' "$(
    "$program" words provided >"$dir/word"
    echo "$dir/word"
)"
claim "chapters of words are apart" sh -c '"$1" words | grep -qx "Keys of clauses"' sh "$program"
claim "an unknown word is bad data" exits 65 "$program" words provded
claim "an unknown command is a matter of usage" exits 2 "$program" plya
claim "and is not told whole" sh -c '"$1" "$(printf %0100000d 0)" 2>&1 | awk "length > 300 { exit 1 }"' \
    sh "$program"
claim "an unknown option is a matter of usage" exits 2 "$program" play --sead 3
claim "one deck is too few" exits 2 "$program" play $a
claim "a missing database is named" exits 66 "$program" play --db "$dir/none.db"
claim "a missing replay is named" exits 66 "$program" replay "$dir/none.jsonl"

claim "all ways of driving a game agree" \
    exits 0 "$program" bench agreement --decisions 3500 --seed 2 --verify
claim "through the protocol and through saves, too" has '^teams +protocol +[1-9]' "$dir/exit"
claim "which is told" has ' 0 differing hashes, seed 2' "$dir/exit"
claim "also of a ruleset, as JSON" exits 0 "$program" bench agreement --decisions 300 --json \
    --game tests/games/high_card.lua
claim "in figures" has '"way":"saves","games":[1-9].*"differing":0,"faults":0' "$dir/exit"
games=$([ -n "${LONG:-}" ] && echo 2001 || echo 12)
claim "games of all games of the database agree, saved in the middle" \
    exits 0 "$program" bench agreement --games $games --seed 5
claim "the one in C" has "^$((games / 3)) games of riftbound, saved" "$dir/exit"
for name in gwent zanaga; do
    claim "and those in Lua, $name" has "^$((games / 3)) games of $name, saved" "$dir/exit"
done
claim "it draws its decks" exits 2 "$program" bench agreement proving-grounds-annie
lee=origins-champion-deck-lee-sin
claim "a legal deck is legal" exits 0 "$program" deck $lee --mode match
claim "a beginner deck passes, with a note" exits 0 "$program" deck $a
claim "the note says what is lenient" has 'note: 1 battlefield, 3 needed' "$dir/exit"
claim "a match is not lenient" exits 1 "$program" deck $a --mode match
claim "a banned card makes a deck illegal" \
    exits 1 "$program" deck origins-champion-deck-jinx --json
claim "the three answers stand apart" has '"known":true,"legal":false,"playable":true' "$dir/exit"
claim "what is banned in a duel may be played in a war" \
    exits 0 "$program" deck origins-champion-deck-jinx --mode war
claim "a banned deck is played all the same" \
    exits 0 "$program" play origins-champion-deck-jinx $lee --seats bot,bot --seed 3
claim "and that is told" has 'jinx has 3 banned cards' "$dir/exit"
claim "a card says where it is banned" exits 0 "$program" card "Stacked Deck"
claim "with the day" has 'not in duel \(banned since 2026-09-18\), match' "$dir/exit"
claim "teammates share no legend" exits 1 "$program" deck --mode teams $lee $lee
claim "nor a battlefield" has "489.8.i: Targon's Peak is a battlefield of both" "$dir/exit"
claim "and are played all the same" exits 0 "$program" play $lee $a $lee $b --mode teams --seed 1
claim "with a warning" has 'legend of both teammates, played all the same' "$dir/exit"
finds() {
    wanted=$1
    shift
    "$program" cards "$@" --json >"$dir/found" 2>"$dir/told" || return 1
    got=$(grep -oE '"code":"[^"]*"' "$dir/found" | cut -d'"' -f4 | paste -sd' ' -)
    [ "$got" = "$wanted" ] || { echo "found '$got', not '$wanted'"; return 1; }
}
claim "facts and numbers narrow a search" finds "OGN-038 OGN-041" domain:fury type:unit 'might>=9'
claim "a name is found with curly quotes" finds "OGN-077" "zhonya’s HOURGLASS"
claim "and with another dash" finds "OGN-202" "Jinx - Rebel"
claim "a printing leads to its card" finds "OGN-030" printing:ogn-030a-298
claim "not and or" finds "OGN-030 OGN-202" name:jinx -type:legend or code:ogn-30
claim "numbers may differ" finds "OGN-202 OGN-251" name:jinx -energy=3
claim "what cannot be played is not playable" finds "" -is:playable set:ogs
claim "what is banned is found" finds "OGN-276" is:banned name:aspirant
claim "many are sorted" finds "OGN-041 OGN-038" 'might>=9' domain:fury --sort -energy
claim "few are shown" finds "OGN-038" 'might>=9' domain:fury --limit 1
claim "which is told" has '1 of 2 cards' "$dir/told"
claim "an unknown field is a matter of usage" exits 2 "$program" cards mihgt'>'3
claim "with the field that was meant" has "did you mean 'might'" "$dir/exit"
claim "a value that no card has" exits 0 "$program" cards type:untt
claim "is corrected, too" has "did you mean 'unit'" "$dir/exit"
claim "columns are chosen" exits 0 "$program" cards code:ogn-024 --columns code,playable
claim "and shown" has '^OGN-024   yes' "$dir/exit"
card_says() {
    "$program" card "$1" >"$dir/card" 2>&1 || return 1
    has "$2" "$dir/card"
}
claim "a card shows its printings" card_says "Jinx – Rebel" '^prints .*OGN-202a'
claim "the scenarios about it first" card_says OGN-024 '^scenarios .*ogn-024-void-seeker.lua'
claim "the decks with it" card_says ogn-030a/298 'origins-champion-deck-jinx: champion 1'
claim "the import that brought it" card_says OGN-024 '^history .*import [0-9]+ \(.*: known'
claim "the scripts that name it" card_says OGN-273 '^named by '
mkdir "$dir/sets"
for name in core ogn ogs sfd unl ven; do
    code=$(sed -n 's/.*"set": *"\([^"]*\)".*/\1/p' cards/riftbound/$name/set.json)
    claim "$name becomes a folder" exits 0 "$program" export --set $code "$dir/sets/$name"
done
claim "the sets are imported from it" exits 0 "$program" import --db "$dir/sets.db" \
    "$dir/sets/core" "$dir/sets/ogn" "$dir/sets/ogs" \
    "$dir/sets/sfd" "$dir/sets/unl" "$dir/sets/ven" cards/riftbound/decks
claim "and differ in nothing" exits 0 "$program" diff "$build/cards.db" "$dir/sets.db"
claim "a set is imported" exits 0 "$program" import --db "$dir/later.db" \
    cards/riftbound/core cards/riftbound/ogn cards/riftbound/sfd cards/riftbound/unl cards/riftbound/ven tests/sets/later
code=$(sed -n 's/.*"set": *"\([^"]*\)".*/\1/p' tests/sets/later/set.json)
claim "and becomes a folder" \
    exits 0 "$program" export --db "$dir/later.db" --set $code "$dir/sets/later"
rm -r "$dir/sets/later/scenarios" 2>/dev/null
claim "of the same files" diff -r -x scenarios tests/sets/later "$dir/sets/later"
claim "a folder that is there is not overwritten" \
    exits 74 "$program" export --db "$dir/later.db" --set $code "$dir/sets/later"
claim "another database differs" exits 1 "$program" diff "$build/cards.db" "$dir/later.db"
claim "cards are written" \
    exits 0 "$program" export --cards set:ogs -type:unit --as json --out "$dir/cards.json"
claim "and read again" exits 0 "$program" import --db "$dir/cards.db" "$dir/cards.json"
"$program" cards --db "$dir/cards.db" --columns code,name >"$dir/after" 2>&1
"$program" cards set:ogs -type:unit --columns code,name >"$dir/before" 2>&1
claim "they are the same cards" same "$dir/before" "$dir/after"
mkdir "$dir/there" "$dir/back"
for form in csv json jsonl xlsx ods html md xml csv.gz json.zst xml.xz md.bz2 jsonl.zip; do
    there=$dir/there/ogs.$form back=$dir/back/ogs.$form
    rm -f "$dir/trip.db"
    "$program" export --cards set:ogs --out "$there" 2>"$dir/exit"
    "$program" import --db "$dir/trip.db" "$there" >"$dir/exit" 2>&1
    claim "$form comes in" [ $? = 0 ]
    "$program" export --db "$dir/trip.db" --cards --out "$back" 2>"$dir/exit"
    claim "and goes out as the same bytes" cmp "$there" "$back"
done
claim "a packed list has its name" grep -aq 'ogs\.jsonl' "$there"
claim "a file that is there stays" exits 74 "$program" export --cards --out "$there"
claim "as it was" cmp "$there" "$back"
claim "an end that no form has is told" exits 2 "$program" export --cards --out "$dir/ogs.pdf.gz"
claim "with those that are" has "no form of cards has the ending '.pdf', .*\.xlsx" "$dir/exit"
claim "nothing is left of what is not written" sh -c '! ls "$1" | grep "part$\|pdf"' sh "$dir"
claim "a terminal gets no workbook" sh -c '! script -qec "$1 export --cards --as ods" "$2" >/dev/null' \
    sh "$program" "$dir/typescript"
claim "and is told so" has 'a terminal does not show this form; name a file' "$dir/typescript"
claim "a deck's end says its form too" exits 0 "$program" export $lee --out "$dir/lee.json.xz"
claim "and is a deck" exits 0 "$program" deck "$dir/lee.json.xz"
claim "a form that is none" exits 2 "$program" export --cards --as xmll
printf '1 Nobody Knows\n40 Gust\n' >"$dir/odd.txt"
code=$("$program" export $lee --as code)
claim "a code is a deck" exits 0 "$program" deck "$code" --mode match
claim "a link with a code is a deck" exits 0 "$program" deck "https://x.example/?c=$code"
claim "a code is played" \
    exits 0 "$program" play "$code" $b --seats bot,bot --seed 3
printf '\377\376L\0e\0g\0e\0n\0d\0:\0\n\0J\0i\0n\0x\0,\0 \0R\0e\0b\0e\0l\0' >"$dir/utf16"
claim "UTF-16 is text" exits 0 "$program" export "$dir/utf16"
"$program" export $lee | gzip >"$dir/lee.gz"
claim "a packed deck on the standard input is a deck" \
    sh -c '"$1" deck - <"$2"' sh "$program" "$dir/lee.gz"
claim "half a code is bad data" exits 65 "$program" deck "$(echo "$code" | cut -c1-40)"
claim "no form of that name is usage" exits 2 "$program" export $lee --as cod
claim "a deck is written into a file" \
    exits 0 "$program" export "$code" --as text --out "$dir/lee.txt"
claim "and back" exits 0 "$program" export "$dir/lee.txt" --as code --out "$dir/lee.code"
claim "nothing is lost" [ "$(cat "$dir/lee.code")" = "$code" ]
claim "a file that cannot be written is named" \
    exits 74 "$program" export $lee --out "$dir/none/lee.txt"
printf 'Legend:\n1 Jinx, Loose Cannon\nMainDeck:\n99 Gust\n' >"$dir/many.txt"
claim "more cards than fit are no unknown cards" \
    exits 1 "$program" deck "$dir/many.txt"
claim "the limit is named" has 'this program: more than 60 cards' "$dir/exit"
claim "and known is yes" has '^known *yes' "$dir/exit"
claim "an unknown card is bad data" exits 65 "$program" deck "$dir/odd.txt"

"$program" play $a $b --seats bot,bot --seed 7 --json --replay "$dir/game" >"$dir/one"
claim "a game of bots ends" exits 0 "$program" play $a $b --seats bot,bot --seed 7 --json
"$program" play $a $b --seats bot,bot --seed 7 --json >"$dir/two"
claim "the same seed is the same game" same "$dir/one" "$dir/two"
claim "the last line tells the result" has '"winner":.*"hash":' "$dir/one"
"$program" play $a $b --seats random,random --seed 8 >"$dir/told" 2>&1
claim "a game is told in sentences" has '^Turn 1' "$dir/told"
claim "nothing is coloured outside a terminal" lacks "$(printf '\033')" "$dir/told"

claim "a replay holds" exits 0 "$program" replay "$dir/game" --verify
sed -E '0,/"turn":3,/s/"hash":"[0-9a-f]{4}/"hash":"0123/' "$dir/game" >"$dir/wrong"
claim "a wrong hash is found" exits 1 "$program" replay "$dir/wrong" --verify
claim "a wrong hash is named with its place" has "wrong:[0-9]+: 'hash' is" "$dir/exit"
# A person among bots gives up after some answers; the others play on.
printf '%s\n' - - 1 concede | "$program" play $a $b $a --seats human,random,random --seed 3 \
    --replay "$dir/gave_up" >"$dir/told" 2>&1
claim "a person concedes" grep -q "leaves the game" "$dir/told"
claim "that is written down" grep -q '"concede":true' "$dir/gave_up"
claim "and replayed" exits 0 "$program" replay "$dir/gave_up" --verify
# Two persons look at one screen: it tells neither what the other draws.
printf '%s\n' - - 1 | "$program" play $a $b --seats human,human --seed 7 \
    --replay "$dir/both" >"$dir/told" 2>&1
claim "two persons at one screen see that cards are drawn" has 'Garen draws 4 cards' "$dir/told"
claim "and not which" lacks 'draws [A-Z]' "$dir/told"

# A person at a narrow terminal: every line fits, and the end is seen.
# lines FILE: without what colours and moves, what was typed, and where the replay is.
lines() { sed -e 's/\x1b\[[0-9;?]*[A-Za-z]//g' -e 's/\r//g' "$1" | grep -Ev '^(>|The replay)'; }
fits() { [ "$(lines "$2" | LC_ALL=C.UTF-8 wc -L)" -le "$1" ]; }
printf '%s\n' - 1 1 1 1 concede | script -qec "stty cols 60 rows 30 &&
    $program play $a $b --seed 7 --replay $dir/r" /dev/null >"$dir/told" 2>&1
claim "nothing is wider than the terminal" fits 60 "$dir/told"
claim "the last that happened is shown at the end" has 'Annie leaves the game' "$dir/told"
claim "and who won" has 'Garen wins in turn' "$dir/told"
claim "a replay stops where it is told" exits 0 "$program" replay "$dir/game" --at 20
claim "what is shown there is the board" has 'Turn ' "$dir/exit"

c=proving-grounds-lux
d=proving-grounds-master-yi
for game in "skirmish $a $b $c" "war $a $b $c $d" "teams $a $b $c $d"; do
    mode=${game%% *}
    decks=${game#* }
    "$program" play $decks --mode $mode --seats "$(
        echo "$decks" | sed 's/[^ ][^ ]*/bot/g; s/ /,/g'
    )" --seed 4 --replay "$dir/many" --force >"$dir/told" 2>&1
    claim "a game of $mode is told to its end" has '^.* wins? in turn' "$dir/told"
    claim "a replay of $mode holds" exits 0 "$program" replay "$dir/many" --verify
    claim "the board of $mode is shown" exits 0 "$program" replay "$dir/many" --at 30
    claim "with the last of its players" has '^Lux ' "$dir/exit"
    claim "many games of $mode keep every invariant" \
        exits 0 "$program" simulate $decks --mode $mode --games $games --seed 5 --verify
    claim "and all end" has "$games of $games finished" "$dir/exit"
    "$program" simulate $decks --mode $mode --games $games --seed 5 --bots greedy,random"$(
        [ $mode = skirmish ] || echo ,greedy
    )",random --json >"$dir/sum" 2>&1
    claim "bots of both sorts end games of $mode" \
        has "\"finished\":$games,.*\"faults\":0.*\"mode\":\"$mode\"" "$dir/sum"
done
claim "a team wins as one" has '^.* and .* win in turn .*: Annie and Lux [0-9]+, Garen and Master Yi' "$(
    "$program" play $a $b $c $d --mode teams --seats bot,bot,bot,bot --seed 4 >"$dir/team" 2>&1
    echo "$dir/team"
)"
claim "too few decks are counted" exits 2 "$program" play $a $b --mode war
claim "and the number wanted is named" has 'mode war wants 4 decks, not 2' "$dir/exit"
claim "too few seats are counted" exits 2 "$program" play $a $b $c --seats bot,bot
claim "and the number of seats is named" has "seats want 3 words, one for each player, not 'bot,bot'" "$dir/exit"
sed 's/^MainDeck:/&\n3 Void Seeker\n3 Cleave\n3 Legion Rearguard\n3 Flame Chompers\n3 Hextech Ray\n3 Brazen Buccaneer/' \
    cards/riftbound/decks/$a.txt >"$dir/large.txt"
large=$dir/large.txt
claim "a large deck is played" exits 0 "$program" simulate "$large" $b --games 1
claim "four of them have room" exits 0 "$program" simulate "$large" "$large" "$large" "$large" --games 1
claim "an unknown mode is answered with all" exits 2 "$program" simulate $a $b --mode solo
claim "by name" has "'solo' is not one of: duel match skirmish war teams" "$dir/exit"
claim "without decks a mode has decks of its own" \
    exits 0 "$program" play --mode skirmish --seats bot,bot,bot --seed 2

v=origins-champion-deck-viktor
"$program" play $lee $v --mode match --seats random,random --seed 5 --json \
    --replay "$dir/match" >"$dir/told"
claim "the last line of a match tells who won it" \
    has '"match":.*"over":true,"winner":[01]' "$dir/told"
claim "a match of three has two or three games" \
    exits 0 sh -c "[ \$(grep -c '\"match\":' $dir/told) -ge 2 ]"
claim "so many games are a match" exits 2 "$program" simulate $lee $v --mode duel --best-of 3
claim "also where nobody says so" exits 0 "$program" simulate $lee $v --games 2 --best-of 1
claim "which is told" has match "$dir/exit"
claim "the record of a whole match replays" exits 0 "$program" replay "$dir/match" --verify
sed '/"game":2,/d' "$dir/match" >"$dir/wrong"
claim "a record that leaves out where a game begins does not" \
    exits 65 "$program" replay "$dir/wrong" --verify
claim "a match is of one, three or five" \
    exits 2 "$program" simulate $lee $v --mode match --best-of 2
"$program" simulate $lee $v --mode match --games 10 --seed 4 --json --verify >"$dir/sum"
claim "matches are counted, and their games" \
    has '"games":10,"finished":10,.*"match":\{"games":2[0-9]' "$dir/sum"

for jobs in 1 2 3; do
    "$program" simulate $a $b --games $games --seed 5 --jobs $jobs --json >"$dir/jobs$jobs"
    grep -oE '"hash":"[0-9a-f]+"|"wins":\[[0-9,]+\]' "$dir/jobs$jobs" >"$dir/sum$jobs"
done
claim "every game ends" has "\"finished\":$games,.*\"faults\":0" "$dir/jobs1"
printf 'code,name,type\n' >"$dir/many.csv"
seq 1 3000 | sed 's/.*/BIG-&,Card number &,Unit/' >>"$dir/many.csv"
claim "a disk that is full of a database is told" exits 74 sh -c \
    "ulimit -f 64; exec $program import --db $dir/full.db $dir/many.csv"
claim "the full disk is named" has "full.db: " "$dir/exit"
if [ -w /dev/full ]; then
    claim "what cannot be printed is no success" exits 74 sh -c \
        "exec $program cards poro --db $build/cards.db >/dev/full"
    claim "standard output is named" has "standard output: No space" "$dir/exit"
fi

claim "no card has more Might than there is" exits 0 \
    "$program" cards "might>=99999999999" --db "$build/cards.db"
claim "none is found" has "^0 cards" "$dir/exit"

claim "two threads play the same games as one" same "$dir/sum1" "$dir/sum2"
claim "three threads play the same games as one" same "$dir/sum1" "$dir/sum3"
claim "random games keep every invariant" \
    exits 0 "$program" simulate $a $b --games $games --seed 6 --verify
claim "greedy games keep every invariant" \
    exits 0 "$program" simulate $a $b --games $games --seed 6 --bots greedy --verify
claims_end
